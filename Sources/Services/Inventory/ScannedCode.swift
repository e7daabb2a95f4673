internal import Shape

/// A code as a scanner read it, or somebody typed it: it need be no code of anything.
struct ScannedCode: Value {
  let text: String

  static func read<S: Source>(from source: inout S) -> ScannedCode { ScannedCode(text: String.read(from: &source)) }
  func write<K: Sink>(to sink: inout K) { sink.text(text) }
  static var schema: Schema { String.schema }
  static var example: ScannedCode { ScannedCode(text: Barcode.example.text) }
  func violation(of limit: Limit) -> String? { text.violation(of: limit) }

  /// All codes that mean the same, this one first: UPC-A is EAN-13 without its leading 0, and UPC-E is UPC-A without some zeros.
  ///
  /// Source: GS1 General Specifications, section 5.2.2.4 (UPC-E).
  var forms: [String] {
    let digits = Array(text.utf8)
    guard digits.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }), let upc = ScannedCode.upc(of: digits) else { return [text] }
    let all = [[UInt8(ascii: "0")] + upc, upc] + ScannedCode.short(upc)
    return [text] + all.filter { $0 != digits }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The UPC-A that a code of digits stands for; nil for none.
  private static func upc(of digits: [UInt8]) -> [UInt8]? {
    let upc: [UInt8]? =
      switch digits.count {
      case 13 where digits[0] == UInt8(ascii: "0"): Array(digits.dropFirst())
      case 12: digits
      case 8: expanded(digits)
      default: nil
      }
    guard let upc, Barcode.checkDigit(of: upc.dropLast()) == upc[11] &- UInt8(ascii: "0") else { return nil }
    return upc
  }

  /// What a UPC-E stands for; nil for what can be none.
  private static func expanded(_ short: [UInt8]) -> [UInt8]? {
    guard short[0] == UInt8(ascii: "0") || short[0] == UInt8(ascii: "1") else { return nil }
    let zeros = [UInt8](repeating: UInt8(ascii: "0"), count: 5)
    let middle: [UInt8] =
      switch short[6] &- UInt8(ascii: "0") {
      case 0...2: short[1...2] + [short[6]] + zeros[..<4] + short[3...5]
      case 3: short[1...3] + zeros + short[4...5]
      case 4: short[1...4] + zeros + [short[5]]
      default: short[1...5] + zeros[..<4] + [short[6]]
      }
    return [short[0]] + middle + [short[7]]
  }

  /// The UPC-E that stand for a UPC-A: one at most, as a rule.
  private static func short(_ upc: [UInt8]) -> [[UInt8]] {
    let candidates: [[UInt8]] = [
      upc[1...2] + upc[8...10] + [upc[3]], upc[1...3] + upc[9...10] + [UInt8(ascii: "3")], upc[1...4] + [upc[10], UInt8(ascii: "4")],
      upc[1...5] + [upc[10]],
    ]
    return candidates.map { [upc[0]] + $0 + [upc[11]] }.filter { expanded($0) == upc }
  }
}
