/// Loads the items of a JSON file: the only door to this module's work.
public enum ItemLoader {
  /// Loads a file.
  ///
  /// - Parameters:
  ///   - path: The file as the user named it, which is how messages name it; `-` reads standard
  ///     input.
  ///   - options: What the user chose; the rest is found.
  /// - Throws: An error with line and column where the content is at fault.
  public static func load(
    path: String, options: LoadOptions = LoadOptions()
  ) throws(InputError) -> LoadedItems {
    try load(InputFile.bytes(of: path), name: InputFile.name(of: path), options: options)
  }

  /// Loads bytes; `name` is what messages call them.
  public static func load(
    bytes: [UInt8], name: String, options: LoadOptions = LoadOptions()
  ) throws(InputError) -> LoadedItems {
    try load(Bytes(bytes), name: name, options: options)
  }

  /// Loads bytes; `tuning` changes what it costs and nothing else.
  static func load(
    _ bytes: Bytes, name: String, options: LoadOptions, tuning: LoadTuning = LoadTuning()
  ) throws(InputError) -> LoadedItems {
    let source = try DecodedSource(bytes, name: name, options: options)
    let scanner = JSONScanner(bytes: source.scanned)
    let reader = DocumentReader(
      reader: ListReader(scanner: scanner, options: options, tuning: tuning), origin: source.origin,
      start: source.start)
    let list = try reader.list()
    let items = LoadedItems(
      list, scanner: scanner, origin: source.origin, options: options, original: bytes)
    try items.checkChoices()
    if options.strict { try items.checkStrictly() }
    return items
  }
}

extension ItemLoader {
  /// Whether an address lies in a file that is mapped into memory: whoever handles SIGBUS asks it.
  ///
  /// The system sends that signal where another program has cut such a file short. It is safe to
  /// ask within the handler.
  public static func isMapped(_ address: UnsafeRawPointer?) -> Bool {
    MappedFiles.shared.holds(UInt(bitPattern: address))
  }

  /// The bytes of any file, or of standard input for `-`, with the messages that items get.
  public static func bytes(ofFile path: String) throws(InputError) -> [UInt8] {
    let bytes = try InputFile.bytes(of: path)
    return bytes.array(0..<bytes.count)
  }
}
