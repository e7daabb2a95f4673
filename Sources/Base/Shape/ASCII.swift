extension UInt8 {
  public var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
  public var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}

extension String {
  /// The same with the capitals A to Z in lower case, and nothing else changed: for names that are ASCII, in which a letter that only looks like
  /// one of theirs is another one.
  public var lowercasedASCII: String {
    String(decoding: utf8.map { $0 &- UInt8(ascii: "A") < 26 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
