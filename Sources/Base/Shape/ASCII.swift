/// Classifying and changing ASCII letters, digits and spaces, without the tables of Unicode.
extension UInt8 {
  public var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
  public var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  /// A Boolean value that indicates whether the byte is a space, or a control character that Unicode counts as white
  /// space (property White_Space).
  public var isASCIISpace: Bool { self == 0x20 || self &- 0x09 < 5 }
  /// The byte in lower case, if it is an ASCII capital. Any other byte is unchanged.
  public var lowercasedASCII: UInt8 { self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self }
}

extension String {
  /// The text with the capitals A to Z in lower case. All other characters are unchanged. Use it for names in ASCII, in
  /// which a letter that only looks like an ASCII letter must stay different.
  public var lowercasedASCII: String {
    String(decoding: utf8.map(\.lowercasedASCII), as: UTF8.self)
  }

  /// The words of a name in camel case, in lower case and separated by spaces: `lowStock` becomes `low stock`.
  public var separatedWords: String {
    String(
      decoding: utf8.flatMap { $0 &- UInt8(ascii: "A") < 26 ? [UInt8(ascii: " "), $0.lowercasedASCII] : [$0] },
      as: UTF8.self)
  }

  /// The text with its first letter as a capital, if that letter is an ASCII letter.
  public var capitalizedASCII: String {
    guard let first = utf8.first, first &- UInt8(ascii: "a") < 26 else { return self }
    return String(decoding: [first - 32] + utf8.dropFirst(), as: UTF8.self)
  }
}
