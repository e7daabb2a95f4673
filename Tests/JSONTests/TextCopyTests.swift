import JSON
import Testing

/// The copy of plain text into JSON uses overlapping machine words. So the test checks each length of a text, and each
/// byte at each position.
struct TextCopyTests {
  /// Returns the escaped text by RFC 8259, section 7, for ASCII. The core escapes only the characters that must be
  /// escaped.
  private func expected(_ bytes: [UInt8]) -> [UInt8] {
    let short: [UInt8: String] = [8: "\\b", 9: "\\t", 10: "\\n", 12: "\\f", 13: "\\r", 0x22: "\\\"", 0x5c: "\\\\"]
    var text = "\""
    for byte in bytes {
      if let escape = short[byte] {
        text += escape
      } else if byte < 0x20 {
        text += "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      } else {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return Array((text + "\"").utf8)
  }

  @Test func everyLengthAndEveryByteInEveryPlace() {
    let out = ByteBuffer(capacity: 8)
    defer { out.deallocate() }
    let writer = JSONWriter(out)
    for length in 0...19 {
      let plain = (0..<length).map { UInt8(ascii: "a") + UInt8($0) }
      for place in 0..<max(length, 1) {
        for byte in UInt8.min..<0x80 {
          var bytes = plain
          if length > 0 { bytes[place] = byte }
          out.truncate(to: 0)
          bytes.withUnsafeBufferPointer { writer.text($0) }
          #expect(Array(out.bytes) == expected(bytes), "\(bytes)")
          out.truncate(to: 0)
          let isPlain = bytes.withUnsafeBufferPointer { writer.plainText($0) }
          #expect(isPlain == (expected(bytes).count == length + 2), "\(bytes)")
          #expect(Array(out.bytes) == (isPlain ? expected(bytes) : []), "\(bytes)")
        }
      }
    }
  }

  @Test func whatIsNotASCIIIsNotPlain() {
    let out = ByteBuffer(capacity: 8)
    defer { out.deallocate() }
    for length in 1...19 {
      for place in 0..<length {
        for byte in [0x80, 0xc3, 0xff] as [UInt8] {
          var bytes = [UInt8](repeating: 0x61, count: length)
          bytes[place] = byte
          let isPlain = bytes.withUnsafeBufferPointer { JSONWriter(out).plainText($0) }
          #expect(!isPlain && out.count == 0, "\(bytes)")
        }
      }
    }
  }
}
