extension Step {
  /// The step as a line of another script.
  ///
  /// - Parameter name: What that script calls a file, by its path as the process would open it.
  public func line(naming name: (_ path: String) -> String) -> String {
    guard case .change(.replace(let path)) = action else { return text }
    let address = view.map { "@\($0) " } ?? ""
    return address + "replace \(name(path).asWord)" + (settles ? "" : " settle=no")
  }
}
