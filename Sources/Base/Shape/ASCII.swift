extension UInt8 {
  public var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
  public var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  /// A space, or a control character that counts as one (White_Space of Unicode).
  public var isASCIISpace: Bool { self == 0x20 || self &- 0x09 < 5 }
  /// The same letter in lower case; any other byte as it is.
  public var lowercasedASCII: UInt8 { self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self }
}

extension String {
  /// The same with the capitals A to Z in lower case, and nothing else changed: for names that are ASCII, in which a letter that only looks
  /// like one of theirs is another one.
  public var lowercasedASCII: String {
    String(decoding: utf8.map(\.lowercasedASCII), as: UTF8.self)
  }

  /// The same with its first letter as a capital, if it is one of ASCII's.
  public var capitalizedASCII: String {
    guard let first = utf8.first, first &- UInt8(ascii: "a") < 26 else { return self }
    return String(decoding: [first - 32] + utf8.dropFirst(), as: UTF8.self)
  }
}
