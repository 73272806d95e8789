public import ScrollModel

extension ScrollEngine {
  /// How written ids are read now.
  var idReader: IDReader {
    let layout = layout
    return IDReader(
      fixtureType: layout.items.idType, bindingType: configuration.bindingType,
      known: { layout.place(of: $0).flatMap(layout.id(at:)) })
  }

  /// The id that a `jump` to a written one assigns.
  public func bindingID(_ token: IDToken) -> ItemID { idReader.bindingID(token) }
}
