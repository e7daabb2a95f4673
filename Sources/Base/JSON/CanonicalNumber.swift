internal import Shape

/// A JSON number of any length in its canonical spelling: 1, 1.0, 10e-1 and 1E0 are all 1.
struct CanonicalNumber: CustomStringConvertible {
  let description: String

  /// The largest number of zeros or decimal places that is written out. Other numbers have an exponent.
  private static let mostDigits = 40

  /// Returns a Boolean value that indicates whether the number may have another spelling. Most integers are as short as
  /// possible.
  static func isNeeded(for text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count > mostDigits || text.contains { !$0.isASCIIDigit && $0 != UInt8(ascii: "-") }
      || text.elementsEqual("-0".utf8)
  }

  /// - Parameter text: a number of RFC 8259.
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
    // A number whose exponent does not fit into an integer keeps its text: no program computes with such numbers.
    guard let exponent = power.isEmpty ? 0 : Int(power), exponent.magnitude < Int.max / 2 else {
      description = String(decoding: text, as: UTF8.self)
      return
    }
    let sign = text.first == UInt8(ascii: "-") ? "-" : ""
    description = sign + CanonicalNumber.spelled(String(decoding: digits, as: UTF8.self), exponent - decimals + zeros)
  }

  /// - Parameters:
  ///   - digits: the digits, without zeros at either end.
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
