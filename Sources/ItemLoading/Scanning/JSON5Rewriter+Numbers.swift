extension JSON5Rewriter {
  /// Writes hexadecimal numbers as decimal ones, and gives bare points their zeros.
  mutating func rewriteNumber() {
    var end = place
    if text[end] == ASCII.plus || text[end] == ASCII.minus { end += 1 }
    let isNegative = text[place] == ASCII.minus
    let digits = end
    let isHexadecimal = text[end] == ASCII.zero && text[min(end + 1, text.count)] | 0x20 == 0x78
    while end < text.count, isNumberByte(end, isHexadecimal: isHexadecimal) { end += 1 }
    let body = text.array(digits..<end)
    places.note(output.count, from: place)
    if body.elementsEqual("Infinity".utf8) || body.elementsEqual("NaN".utf8) {
      output += Array("null".utf8)
    } else {
      if isNegative || body.isEmpty { output.append(text[place]) }
      output += JSON5Rewriter.decimal(body)
    }
    place = max(end, place + 1)
    places.note(output.count, from: place)
  }

  private func isNumberByte(_ end: Int, isHexadecimal: Bool) -> Bool {
    let byte = text[end]
    if byte == ASCII.plus || byte == ASCII.minus {
      return !isHexadecimal && end > place && ASCII.isExponent(text[end - 1])
    }
    return ASCII.isDigit(byte) || byte == ASCII.point || byte < 0x80 && isNameByte(byte)
  }

  /// Hexadecimal numbers with more digits than these are left as they are.
  private static let digitLimit = 400

  private static func decimal(_ body: [UInt8]) -> [UInt8] {
    if body.count > 2, body[0] == ASCII.zero, body[1] | 0x20 == UInt8(ascii: "x") {
      let values = body.dropFirst(2).map(ASCII.hexValue)
      guard values.count <= digitLimit, !values.contains(nil) else { return body }
      return Array(decimalDigits(values.compactMap(\.self)).utf8)
    }
    var body = body
    if body.first == ASCII.point, body.count > 1 { body.insert(ASCII.zero, at: 0) }
    if let point = body.firstIndex(of: ASCII.point), point > 0,
      point + 1 == body.count || ASCII.isExponent(body[point + 1])
    {
      body.insert(ASCII.zero, at: point + 1)
    }
    return body
  }

  /// The decimal digits of a number of whatever length, from its hexadecimal ones.
  private static func decimalDigits(_ hex: [UInt32]) -> String {
    var digits = [0] as [UInt32]
    for value in hex {
      var carry = value
      for index in digits.indices {
        let sum = digits[index] * 16 + carry
        digits[index] = sum % 10
        carry = sum / 10
      }
      while carry > 0 {
        digits.append(carry % 10)
        carry /= 10
      }
    }
    return digits.reversed().map { String($0) }.joined()
  }
}
