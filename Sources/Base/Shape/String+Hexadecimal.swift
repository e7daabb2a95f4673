/// Converts between a text and the hexadecimal digits of its bytes.
extension String {
  /// The text's bytes in hexadecimal digits, so that a cursor can contain any text.
  public var hexadecimal: String {
    let digits: StaticString = "0123456789abcdef"
    var written: [UInt8] = []
    written.reserveCapacity(2 * utf8.count)
    for byte in utf8 {
      written.append(digits.utf8Start[Int(byte >> 4)])
      written.append(digits.utf8Start[Int(byte & 15)])
    }
    return String(decoding: written, as: UTF8.self)
  }

  /// Creates a text from the hexadecimal digits of its bytes, or returns `nil` if the bytes are not the UTF-8 of a
  /// text.
  public init?(hexadecimal text: Substring) {
    let digits = text.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == text.utf8.count, digits.count % 2 == 0 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 2)
    for index in stride(from: 0, to: digits.count, by: 2) {
      bytes.append(UInt8(digits[index] << 4 | digits[index + 1]))
    }
    self.init(validating: bytes, as: UTF8.self)
  }
}
