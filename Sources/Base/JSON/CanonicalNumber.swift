internal import Shape

/// A JSON number of any length in its canonical spelling. Equal numbers have the same spelling: 1, 1.0, 10e-1 and 1E0
/// all give 1.
struct CanonicalNumber: CustomStringConvertible {
  let description: String

  /// The largest number of trailing zeros or decimal places that are written out. A number that would need more is
  /// written with an exponent.
  private static let mostDigits = 40

  /// Returns a Boolean value that indicates whether the number's text may differ from the canonical spelling. It is
  /// `false` for most integers, which are already canonical.
  static func isNeeded(for text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count > mostDigits || text.contains { !$0.isASCIIDigit && $0 != UInt8(ascii: "-") }
      || text.elementsEqual("-0".utf8)
  }

  /// - Parameter text: a valid JSON number (RFC 8259).
  init(_ text: UnsafeBufferPointer<UInt8>) {
    let mantissa = text.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    let power = String(decoding: text.dropFirst(mantissa.count + 1), as: UTF8.self)
    let whole = mantissa.prefix { $0 != UInt8(ascii: ".") }
    var digits = mantissa.filter(\.isASCIIDigit)[...]
    digits = digits.drop { $0 == UInt8(ascii: "0") }
    guard !digits.isEmpty else {
      description = "0"
      return
    }
    let zeros = digits.reversed().prefix { $0 == UInt8(ascii: "0") }.count
    digits.removeLast(zeros)
    let decimals = max(0, mantissa.count - whole.count - 1)
    // If the exponent does not fit into an integer, the number keeps its text. No program can compute with such numbers
    // anyway.
    guard let exponent = power.isEmpty ? 0 : Int(power), exponent.magnitude < Int.max / 2 else {
      description = String(decoding: text, as: UTF8.self)
      return
    }
    let sign = text.first == UInt8(ascii: "-") ? "-" : ""
    description = sign + CanonicalNumber.spelled(String(decoding: digits, as: UTF8.self), exponent - decimals + zeros)
  }

  /// - Parameters:
  ///   - digits: the digits of the number, without zeros at the beginning and end.
  ///   - exponent: the number is `digits * 10^exponent`.
  private static func spelled(_ digits: String, _ exponent: Int) -> String {
    let count = digits.utf8.count
    switch exponent {
    case 0...mostDigits: return digits + String(repeating: "0", count: exponent)
    case -mostDigits..<0:
      let wholes = count + exponent
      if wholes <= 0 { return "0." + String(repeating: "0", count: -wholes) + digits }
      return "\(digits.prefix(wholes)).\(digits.dropFirst(wholes))"
    default: return "\(digits)e\(exponent)"
    }
  }
}
