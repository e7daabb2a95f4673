/// Converting a text to the hexadecimal digits of its bytes, and back.
extension String {
  /// The bytes of the text as hexadecimal digits. In this form, a cursor can contain any text.
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

  /// Creates a text from the hexadecimal digits of its bytes. Returns `nil` if the digits are not valid, or the bytes
  /// are not valid UTF-8.
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
