import ScrollModel

/// Gives written ids the type that they are meant to have.
struct IDReader {
  /// The type of the fixture's ids.
  var fixtureType: ItemIDType
  /// The type of the binding where it was said; the fixture's otherwise.
  var bindingType: ItemIDType?
  /// The fixture's own id that equals one, spelled as it is there; `nil` where it has none: what
  /// decides in a fixture of several types.
  var known: (ItemID) -> ItemID?

  /// The id of an item.
  func itemID(_ token: IDToken) -> ItemID { spelled(typedID(token)) }

  /// The id as the fixture spells it: UUIDs are equal in either case.
  private func spelled(_ id: ItemID) -> ItemID {
    guard case .uuid = id else { return id }
    return known(id) ?? id
  }

  private func typedID(_ token: IDToken) -> ItemID {
    guard !token.isQuoted else { return ItemID(text: token.text) }
    switch fixtureType {
    case .string: return .text(token.text)
    case .uuid: return ItemID(text: token.text)
    case .int, .number, .position: return ItemID(number: token.text) ?? ItemID(text: token.text)
    case .mixed: return mixedID(token.text)
    }
  }

  /// The id that code assigns to the binding, or that the binding is compared with: of the
  /// binding's own type where the text can be read as one.
  func bindingID(_ token: IDToken) -> ItemID {
    guard let bindingType, !token.isQuoted else { return itemID(token) }
    switch bindingType {
    case .string: return .text(token.text)
    case .uuid where ItemID.hasUUIDShape(token.text.utf8):
      return spelled(ItemID(text: token.text))
    case .int, .number: return ItemID(number: token.text) ?? itemID(token)
    default: return itemID(token)
    }
  }

  /// The number where the fixture has it, else the text.
  private func mixedID(_ text: String) -> ItemID {
    let asText = ItemID(text: text)
    guard let number = ItemID(number: text), known(number) != nil else { return asText }
    // A spelling such as `007` names the text of that spelling where there is one.
    return number.description != text && known(asText) != nil ? asText : number
  }
}
