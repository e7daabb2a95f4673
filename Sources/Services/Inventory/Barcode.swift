internal import Shape

/// A code that scanners read: EAN-13 (13 digits) and UPC-A (12 digits) with their check digit, or any other code of 1 to 80 printable
/// ASCII characters.
///
/// Source: GS1 General Specifications, section 7.9 (check digit calculation).
struct Barcode: Value, Equatable {
  let text: String

  static func read<S: Source>(from source: inout S) -> Barcode {
    guard let text = source.text() else { return example }
    let bytes = Array(text.utf8)
    if bytes.isEmpty || bytes.count > 80 || !bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) {
      source.refuse("must have 1 to 80 printable ASCII characters without spaces")
    } else if let expected = expectedCheckDigit(bytes), expected != bytes[bytes.count - 1] &- UInt8(ascii: "0") {
      source.refuse("is no \(bytes.count == 13 ? "EAN-13" : "UPC-A"): its check digit would be \(expected)")
    }
    return Barcode(text: text)
  }

  func write<K: Sink>(to sink: inout K) { sink.text(text) }
  static func copy<S: Source, K: Sink>(from source: inout S, to sink: inout K) {
    source.copyText(to: &sink)
  }
  static var schema: Schema { .text(TextSchema(length: .length(1...80), pattern: "^[!-~]+$")) }
  static var example: Barcode { Barcode(text: "4006381333931") }

  /// The check digit that an EAN-13 or UPC-A must end with; nil for other codes.
  private static func expectedCheckDigit(_ bytes: [UInt8]) -> UInt8? {
    guard bytes.count == 12 || bytes.count == 13, bytes.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else { return nil }
    return checkDigit(of: bytes.dropLast())
  }

  /// The check digit of the digits before it, which weigh 3, 1, 3, ... from the right.
  static func checkDigit(of digits: ArraySlice<UInt8>) -> UInt8 {
    var sum = 0
    for (position, byte) in digits.reversed().enumerated() { sum += Int(byte &- UInt8(ascii: "0")) * (position % 2 == 0 ? 3 : 1) }
    return UInt8((10 - sum % 10) % 10)
  }
}
