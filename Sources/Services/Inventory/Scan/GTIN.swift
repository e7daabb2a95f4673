internal import Shape

/// A Global Trade Item Number, which identifies a trade item worldwide. It has 8 digits (EAN-8), 12 (UPC-A, or the
/// shorter UPC-E), 13 (EAN-13) or 14.
///
/// Sources: GS1 General Specifications, sections 3.3.2 (a GTIN as 14 digits), 5.2.2.4 (UPC-E), 7.9 (check digit).
struct GTIN: Equatable {
  /// The number as 14 ASCII digits. Shorter numbers are padded with leading zeros.
  let digits: [UInt8]

  private static let zero = UInt8(ascii: "0")

  /// Creates a GTIN from 8, 12, 13 or 14 digits. Returns `nil` if the text is anything else, or if its check digit is
  /// wrong.
  init?(_ text: some Collection<UInt8>) {
    guard [8, 12, 13, 14].contains(text.count), GTIN.wrongCheckDigit(of: text) == nil,
      text.allSatisfy({ $0 &- GTIN.zero < 10 })
    else {
      return nil
    }
    digits = [UInt8](repeating: GTIN.zero, count: 14 - text.count) + text
  }

  /// Creates a GTIN from the eight digits of a UPC-E. Returns `nil` if the digits can't be a UPC-E.
  init?(upcE text: [UInt8]) {
    guard let upc = GTIN.expanded(text) else { return nil }
    self.init(upc)
  }

  /// Returns the numbers that a text can mean. Eight digits can be a UPC-E as well as an EAN-8, so there can be two.
  static func all(_ text: [UInt8]) -> [GTIN] {
    let short = text.count == 8 ? GTIN(upcE: text) : nil
    return [short, GTIN(text)].compactMap(\.self)
  }

  /// Returns the check digit that would be right, if the last digit of a text is wrong. Returns `nil` if it is right,
  /// or if the text is not a number.
  static func wrongCheckDigit(of text: some Collection<UInt8>) -> UInt8? {
    let digits = Array(text)
    guard digits.count > 1, digits.allSatisfy({ $0 &- zero < 10 }) else { return nil }
    let expected = Barcode.checkDigit(of: digits.dropLast())
    return expected == digits[digits.count - 1] &- zero ? nil : expected
  }

  /// The shortest usual spelling of the number: EAN-8, EAN-13 or 14 digits.
  var text: String {
    let zeros = digits.prefix { $0 == GTIN.zero }.count
    return String(decoding: digits.dropFirst(zeros >= 6 ? 6 : min(zeros, 1)), as: UTF8.self)
  }

  /// All codes that mean this number: with 8, 12, 13 and 14 digits, as far as its leading zeros allow, and as UPC-E.
  var forms: [String] {
    let zeros = digits.prefix { $0 == GTIN.zero }.count
    var forms = [digits]
    for count in [1, 2, 6] where zeros >= count { forms.append(Array(digits.dropFirst(count))) }
    if zeros >= 2 { forms += GTIN.short(Array(digits.dropFirst(2))) }
    return forms.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the UPC-A for a UPC-E, or `nil` if the digits can't be a UPC-E.
  static func expanded(_ short: [UInt8]) -> [UInt8]? {
    guard short.count == 8, short.allSatisfy({ $0 &- zero < 10 }), short[0] == zero || short[0] == zero + 1 else {
      return nil
    }
    let zeros = [UInt8](repeating: zero, count: 5)
    let middle: [UInt8] =
      switch short[6] &- zero {
      case 0...2: short[1...2] + [short[6]] + zeros[..<4] + short[3...5]
      case 3: short[1...3] + zeros + short[4...5]
      case 4: short[1...4] + zeros + [short[5]]
      default: short[1...5] + zeros[..<4] + [short[6]]
      }
    return [short[0]] + middle + [short[7]]
  }

  /// Returns the UPC-E codes that mean a UPC-A. There is at most one for most numbers.
  private static func short(_ upc: [UInt8]) -> [[UInt8]] {
    let candidates: [[UInt8]] = [
      upc[1...2] + upc[8...10] + [upc[3]], upc[1...3] + upc[9...10] + [UInt8(ascii: "3")],
      upc[1...4] + [upc[10], UInt8(ascii: "4")],
      upc[1...5] + [upc[10]],
    ]
    return candidates.map { [upc[0]] + $0 + [upc[11]] }.filter { expanded($0) == upc }
  }
}
