/// Base64: bytes as a text of 64 different characters. The decoder accepts only texts that are spelled exactly as the
/// encoder would spell them.
///
/// The decoder refuses white space, and missing or surplus padding. It also refuses a text whose unused bits behind the
/// last byte are not zero.
public enum Base64: Sendable {
  /// The standard alphabet, with `+` and `/`. The text is padded with `=` to a multiple of four characters ([RFC
  /// 4648](https://www.rfc-editor.org/rfc/rfc4648), section 4).
  case standard
  /// The URL-safe alphabet, with `-` and `_`, without padding: the base64url of [RFC
  /// 7515](https://www.rfc-editor.org/rfc/rfc7515), section 2.
  case url

  /// Returns an upper bound of the number of bytes that a text of `characters` characters means.
  public static func mostBytes(in characters: Int) -> Int { characters / 4 * 3 + 2 }

  /// Returns the bytes that a text means, or `nil` if the text is not valid.
  public func decode(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var isSound = false
    let bytes = [UInt8](unsafeUninitializedCapacity: Base64.mostBytes(in: text.count)) { room, count in
      guard let room = room.baseAddress, let written = decode(text, to: room) else { return }
      count = written
      isSound = true
    }
    return isSound ? bytes : nil
  }

  public func decode(_ text: String) -> [UInt8]? {
    var text = text
    return text.withUTF8 { decode($0) }
  }

  /// Returns bytes as Base64 text.
  public func encode(_ bytes: [UInt8]) -> String {
    let alphabet = self == .standard ? Base64.standardAlphabet : Base64.urlAlphabet
    return String(unsafeUninitializedCapacity: (bytes.count + 2) / 3 * 4) { room in
      var count = 0
      func add(_ word: UInt32, _ characters: Int) {
        for place in 0..<characters { room[count + place] = alphabet[Int(word >> UInt32(18 - 6 * place)) & 63] }
        count += characters
      }
      var from = 0
      while from + 3 <= bytes.count {
        add(UInt32(bytes[from]) << 16 | UInt32(bytes[from + 1]) << 8 | UInt32(bytes[from + 2]), 4)
        from += 3
      }
      let rest = bytes.count - from
      if rest > 0 {
        add(UInt32(bytes[from]) << 16 | (rest > 1 ? UInt32(bytes[from + 1]) << 8 : 0), rest + 1)
        while self == .standard, count % 4 != 0 {
          room[count] = UInt8(ascii: "=")
          count += 1
        }
      }
      return count
    }
  }

  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
  private static let standardAlphabet = letters + Array("+/".utf8)
  private static let urlAlphabet = letters + Array("-_".utf8)

  /// Writes the bytes that a text means to memory with room for `mostBytes(in:)` bytes.
  /// - Returns: the number of bytes written, or `nil` if the text is not valid.
  public func decode(_ text: UnsafeBufferPointer<UInt8>, to out: UnsafeMutablePointer<UInt8>) -> Int? {
    guard let length = lengthWithoutPadding(text), length % 4 != 1 else { return nil }
    let values = self == .standard ? Base64.standardValues : Base64.urlValues
    // The values of valid characters are less than 64. All other characters have a value with the highest bit set, so
    // they are noticed at the end.
    var seen: UInt8 = 0
    func value(_ at: Int) -> UInt32 {
      let value = values[Int(text[at])]
      seen |= value
      return UInt32(value)
    }
    var (from, to) = (0, 0)
    while from &+ 4 <= length {
      let word = value(from) << 18 | value(from &+ 1) << 12 | value(from &+ 2) << 6 | value(from &+ 3)
      out[to] = UInt8(truncatingIfNeeded: word >> 16)
      out[to &+ 1] = UInt8(truncatingIfNeeded: word >> 8)
      out[to &+ 2] = UInt8(truncatingIfNeeded: word)
      from &+= 4
      to &+= 3
    }
    var rest: UInt32 = 0
    switch length &- from {
    case 2:
      let word = value(from) << 6 | value(from &+ 1)
      out[to] = UInt8(truncatingIfNeeded: word >> 4)
      rest = word & 0xf
      to &+= 1
    case 3:
      let word = value(from) << 12 | value(from &+ 1) << 6 | value(from &+ 2)
      out[to] = UInt8(truncatingIfNeeded: word >> 10)
      out[to &+ 1] = UInt8(truncatingIfNeeded: word >> 2)
      rest = word & 0x3
      to &+= 2
    default: break
    }
    return seen < 64 && rest == 0 ? to : nil
  }

  private func lengthWithoutPadding(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard self == .standard else { return text.count }
    guard text.count % 4 == 0 else { return nil }
    // At most two `=` are padding. `decode` refuses a third one, because `=` is not a character of the alphabet.
    return text.count - text.suffix(2).reversed().prefix { $0 == UInt8(ascii: "=") }.count
  }

  private static let noValue: UInt8 = 0xff
  nonisolated(unsafe) private static let standardValues = values("+", "/")
  nonisolated(unsafe) private static let urlValues = values("-", "_")

  /// Returns a table with the value of each byte. Its memory is never freed. So a lookup needs no reference counting
  /// and no check of bounds.
  private static func values(_ last: Unicode.Scalar...) -> UnsafePointer<UInt8> {
    let values = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    values.initialize(repeating: noValue, count: 256)
    for (value, character) in (letters + last.map { UInt8(ascii: $0) }).enumerated() {
      values[Int(character)] = UInt8(value)
    }
    return UnsafePointer(values)
  }
}
