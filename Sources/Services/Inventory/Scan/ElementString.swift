internal import Shape

/// GS1 element strings: the content of a GS1 barcode. Each element is an application identifier, which names the
/// meaning, and a value.
///
/// Source: GS1 General Specifications, sections 3.2 (application identifiers), 7.8 (processing of element strings),
/// 7.11 (characters).
struct ElementString {
  struct Element {
    /// The application identifier, such as `01` for a GTIN.
    let identifier: String
    let value: String
  }

  /// The reason why a text is not a valid element string.
  struct Defect: Error {
    let sentence: String
  }

  private(set) var elements: [Element] = []

  /// The byte that ends a value without a fixed length. Scanners send it for the symbol character FNC1.
  static let separator = UInt8(0x1d)

  /// Creates element strings from a text in one of two forms. A scanner sends byte 29 (FNC1) between values. People
  /// write parentheses around identifiers.
  /// - Parameter text: the text, without a symbology identifier.
  init(_ text: [UInt8]) throws(Defect) {
    if text.first == UInt8(ascii: "(") { try readParentheses(text[...]) } else { try read(text[...]) }
    try check()
  }

  /// Creates element strings from identifiers and values that are already separate, such as those of a GS1 Digital
  /// Link.
  init(_ elements: [Element]) throws(Defect) {
    self.elements = elements
    for element in elements
    where try ElementString.identifierLength(Array(element.identifier.utf8)[...]) != element.identifier.count {
      throw Defect(sentence: "\(element.identifier) is not an application identifier")
    }
    try check()
  }

  private func check() throws(Defect) {
    if elements.isEmpty { throw Defect(sentence: "the code has no application identifier") }
    var values: [String: String] = [:]
    for element in elements {
      try ElementString.check(element)
      // A code may contain an identifier twice, but only with the same value (GS1 General Specifications, section
      // 4.13).
      if let other = values.updateValue(element.value, forKey: element.identifier), other != element.value {
        throw Defect(sentence: "(\(element.identifier)) has two values, \(other) and \(element.value)")
      }
    }
  }

  subscript(identifier: String) -> String? { elements.first { $0.identifier == identifier }?.value }

  /// The GTIN of the trade item, or else the GTIN of the trade items that a package contains.
  var tradeItem: String? { self["01"] ?? self["02"] }

  /// The element strings in the form for people, with parentheses around identifiers.
  var text: String { elements.map { "(\($0.identifier))\($0.value)" }.joined() }

  private mutating func read(_ text: ArraySlice<UInt8>) throws(Defect) {
    var rest = text
    while let first = rest.first {
      if first == ElementString.separator {
        rest = rest.dropFirst()
        continue
      }
      let length = try ElementString.identifierLength(rest)
      let identifier = String(decoding: rest.prefix(length), as: UTF8.self)
      rest = rest.dropFirst(length)
      // A value of predefined length ends at that length, without a separator. A separator before that length also ends
      // it; the check then finds that the value is too short.
      let most = ElementString.predefinedLength(identifier) ?? rest.count
      let value = rest.prefix(most).prefix { $0 != ElementString.separator }
      rest = rest.dropFirst(value.count)
      elements.append(Element(identifier: identifier, value: String(decoding: value, as: UTF8.self)))
    }
  }

  private mutating func readParentheses(_ text: ArraySlice<UInt8>) throws(Defect) {
    var rest = text
    while !rest.isEmpty {
      guard let length = ElementString.parenthesized(rest) else {
        throw Defect(sentence: "an application identifier in parentheses is missing")
      }
      let identifier = String(decoding: rest.dropFirst().prefix(length), as: UTF8.self)
      rest = rest.dropFirst(length + 2)
      // A value may contain a parenthesis, so only parentheses around a valid identifier begin the next element.
      let end = rest.indices.first { ElementString.parenthesized(rest[$0...]) != nil } ?? rest.endIndex
      elements.append(Element(identifier: identifier, value: String(decoding: rest[..<end], as: UTF8.self)))
      rest = rest[end...]
    }
  }

  /// Returns the number of digits of the identifier in parentheses at the beginning of a text, or `nil` if there is
  /// none.
  private static func parenthesized(_ text: ArraySlice<UInt8>) -> Int? {
    guard text.first == UInt8(ascii: "(") else { return nil }
    let digits = text.dropFirst().prefix { isDigit($0) }
    guard text.dropFirst(1 + digits.count).first == UInt8(ascii: ")"), let length = try? identifierLength(digits),
      length == digits.count
    else { return nil }
    return length
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Returns the number of digits of the identifier at the beginning of a text. The first two digits determine the
  /// number.
  private static func identifierLength(_ text: ArraySlice<UInt8>) throws(Defect) -> Int {
    let head = String(decoding: text.prefix(2), as: UTF8.self)
    let length: Int? =
      switch Int(head) ?? -1 {
      case 0...4, 10...22, 30, 37, 90...99: 2
      case 23...25, 40...42, 71: 3
      case 31...36, 39, 43, 70, 72, 80...82: 4
      default: nil
      }
    guard let length, text.count >= length, text.prefix(length).allSatisfy(isDigit) else {
      throw Defect(
        sentence: "\(String(decoding: text.prefix(4), as: UTF8.self)) does not begin with an application identifier")
    }
    return length
  }

  /// Returns the predefined length of an identifier's value, or `nil` if the value ends at a separator or at the end of
  /// the text.
  private static func predefinedLength(_ identifier: String) -> Int? {
    switch Int(identifier.prefix(2)) ?? -1 {
    case 0: 18
    case 1...3: 14
    case 4: 16
    case 11...19: 6
    case 20: 2
    case 31...36: 6
    case 41: 13
    default: nil
    }
  }

  /// Checks a value. For identifiers that the core interprets, the check is complete. For others, only the length and
  /// the characters are checked.
  private static func check(_ element: Element) throws(Defect) {
    let (name, value) = ("(\(element.identifier))", Array(element.value.utf8))
    let isNumber = value.allSatisfy(isDigit)
    if let length = predefinedLength(element.identifier), value.count != length || !isNumber {
      throw Defect(sentence: "the value of \(name) must have \(length) digits")
    }
    if value.isEmpty { throw Defect(sentence: "\(name) has no value") }
    if let bad = value.first(where: { !isAllowed($0) }) {
      throw Defect(sentence: "the value of \(name) has a character that is not allowed, with the code \(bad)")
    }
    switch element.identifier {
    case "00", "01", "02", "03":
      if let digit = GTIN.wrongCheckDigit(of: value) {
        throw Defect(sentence: "the check digit of \(name) must be \(digit)")
      }
    case "10", "21":
      if value.count > 20 { throw Defect(sentence: "the value of \(name) must have at most 20 characters") }
    case "11", "13", "15", "16", "17":
      if GS1Date(value) == nil { throw Defect(sentence: "the value of \(name) is not a date") }
    case "7003":
      if value.count != 10 || !isNumber || GS1Date(Array(value.prefix(6))) == nil {
        throw Defect(sentence: "the value of \(name) must be a date and a time, YYMMDDHHMM")
      }
    case "30", "37":
      if !isNumber || value.count > 8 { throw Defect(sentence: "the value of \(name) must have at most 8 digits") }
    case let identifier where identifier.count == 4: try checkPlaces(of: identifier, value, isNumber)
    default:
      if value.count > 90 { throw Defect(sentence: "the value of \(name) must have at most 90 characters") }
    }
  }

  /// Checks the value of a measure or an amount. The last digit of its identifier is the number of decimal places.
  private static func checkPlaces(of identifier: String, _ value: [UInt8], _ isNumber: Bool) throws(Defect) {
    switch identifier.prefix(3) {
    case "390", "392":
      if !isNumber || value.count > 15 {
        throw Defect(sentence: "the value of (\(identifier)) must have at most 15 digits")
      }
    case "391", "393":
      if !isNumber || !(4...18).contains(value.count) {
        throw Defect(
          sentence: "the value of (\(identifier)) must have a currency's 3 digits and an amount of at most 15")
      }
    case "310"..."369":
      if identifier.hasSuffix("6") || identifier.hasSuffix("7") || identifier.hasSuffix("8")
        || identifier.hasSuffix("9")
      {
        throw Defect(
          sentence: "(\(identifier)) is not an application identifier: measures have at most 5 decimal places")
      }
    default:
      if value.count > 90 { throw Defect(sentence: "the value of (\(identifier)) must have at most 90 characters") }
    }
  }

  /// Returns a Boolean value that indicates whether a byte may be in a value: it is in GS1's character set 82 or 39.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!\"%&'()*+,-./_:;<=>?#".utf8.contains(byte)
    }
  }
}
