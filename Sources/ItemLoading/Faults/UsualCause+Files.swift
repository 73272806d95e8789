// Causes that concern the file as a whole: it is something else, was merged, or ends too soon.
extension UsualCause {
  /// What other files begin with.
  private static let signatures: [(bytes: [UInt8], name: String, help: String)] = [
    ([0x1f, 0x8b], "a gzip file", "unpack it first: gunzip -k FILE"),
    ([0x50, 0x4b, 3, 4], "a zip archive", "unpack it first: unzip FILE"),
    ([0x28, 0xb5, 0x2f, 0xfd], "a zstd file", "unpack it first: unzstd FILE"),
    (Array("BZh".utf8), "a bzip2 file", "unpack it first: bunzip2 -k FILE"),
    ([0xfd, 0x37, 0x7a, 0x58, 0x5a], "an xz file", "unpack it first: unxz -k FILE"),
    ([0x89, 0x50, 0x4e, 0x47], "a PNG image", "name the JSON file that lists the images"),
    ([0xff, 0xd8, 0xff], "a JPEG image", "name the JSON file that lists the images"),
    (Array("GIF8".utf8), "a GIF image", "name the JSON file that lists the images"),
    (Array("%PDF".utf8), "a PDF file", "name a JSON file"),
    (Array("SQLite format 3".utf8), "an SQLite database", "export a table as JSON first"),
    (Array("bplist".utf8), "a binary property list", "convert it: plutil -convert json FILE"),
  ]

  /// The file is not JSON at all.
  static func ofWholeFile(_ scene: FaultScene) -> UsualCause? {
    guard scene.isStart || scene.kind == .afterEnd || scene.zeros > 0 else { return nil }
    if scene.kind == .empty {
      return UsualCause(help: "a list without items is written []")
    }
    for signature in signatures where scene.begins(with: signature.bytes) {
      return UsualCause("this is \(signature.name), not JSON", help: signature.help)
    }
    if scene.zeros >= 16 || scene.zeros > 0 && scene.isStart {
      return UsualCause(
        "this is binary data, not JSON",
        help: "text in UTF-16 or UTF-32 needs a byte-order mark to be read")
    }
    return ofTextFile(scene)
  }

  private static func ofTextFile(_ scene: FaultScene) -> UsualCause? {
    if scene.begins(with: "version https://git-lfs") {
      return UsualCause(
        "this is a Git LFS pointer, not the file itself", help: "fetch it: git lfs pull")
    }
    if scene.begins(with: "<!doctype html") || scene.begins(with: "<html") {
      return UsualCause(
        "this is an HTML page, not JSON",
        help: "a server answered with a page, often for an error or a login: ask it for JSON")
    }
    if scene.begins(with: "<?xml") || scene.isFirst && scene.byte == UInt8(ascii: "<") {
      return UsualCause("this is XML or HTML, not JSON", help: "convert it to JSON first")
    }
    if scene.begins(with: ")]}'") {
      return UsualCause(
        "a guard against script inclusion stands before the JSON",
        help: "remove the first line: tail -n +2 FILE")
    }
    guard scene.isStart || scene.kind == .afterEnd else { return nil }
    switch scene.firstWord {
    case "const", "let", "var", "export", "import", "window", "self", "function", "module",
      "define":
      return UsualCause(
        "this is JavaScript, not JSON", help: "keep only the array or object, or use JSON.stringify"
      )
    default: break
    }
    if scene.isFirst, !scene.word.isEmpty, scene.byteAfterWord == UInt8(ascii: "(") {
      return UsualCause(
        "this is JavaScript that calls '\(scene.word)', not JSON",
        help: "keep only what stands between the parentheses")
    }
    if scene.beginning.hasPrefix("---") || scene.beginning.hasPrefix("- ")
      || scene.isFirst && scene.kind == .value && scene.byteAfterWord == ASCII.colon
        && !scene.word.isEmpty
    {
      return UsualCause("this looks like YAML, not JSON", help: "convert it to JSON first")
    }
    return nil
  }

  /// A merge was left unfinished.
  static func ofMergeMarkers(_ scene: FaultScene) -> UsualCause? {
    let markers = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]
    guard markers.contains(where: scene.line.hasPrefix) else { return nil }
    return UsualCause(
      "a merge conflict was left here", help: "resolve the conflict and remove its markers")
  }

  /// The file ends before the value does.
  static func ofEnd(_ scene: FaultScene) -> UsualCause? {
    guard scene.isEnd, scene.kind != .empty else { return nil }
    return UsualCause(help: "the file may have been cut short")
  }
}
