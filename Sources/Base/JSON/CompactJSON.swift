/// Whether bytes are JSON as the core stores it: valid (RFC 8259), without white space between its tokens, and in UTF-8.
///
/// What is stored is copied into replies unread. This stands between a damaged file and a line that is no JSON: one pass, nothing kept.
public func isCompactJSON(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  guard let start = bytes.baseAddress else { return false }
  var scanner = CompactScanner(at: start, end: start + bytes.count)
  guard scanner.value(depth: 0), scanner.at == scanner.end else { return false }
  return !scanner.hasHighBytes || String(validating: bytes, as: UTF8.self) != nil
}

private struct CompactScanner {
  var at: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  /// Whether a text had bytes that are not ASCII.
  var hasHighBytes = false

  private static let deepest = 128

  init(at: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) {
    self.at = at
    self.end = end
  }

  /// Steps over a byte, if it stands here.
  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard at < end, at.pointee == UInt8(ascii: byte) else { return false }
    at += 1
    return true
  }

  mutating func value(depth: Int) -> Bool {
    guard at < end, depth < CompactScanner.deepest else { return false }
    switch at.pointee {
    case UInt8(ascii: "\""): return text()
    case UInt8(ascii: "["): return list(depth: depth)
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "t"): return word("true")
    case UInt8(ascii: "f"): return word("false")
    case UInt8(ascii: "n"): return word("null")
    default: return number()
    }
  }

  private mutating func list(depth: Int) -> Bool {
    at += 1
    if take("]") { return true }
    repeat {
      guard value(depth: depth + 1) else { return false }
    } while take(",")
    return take("]")
  }

  private mutating func object(depth: Int) -> Bool {
    at += 1
    if take("}") { return true }
    repeat {
      guard at < end, at.pointee == UInt8(ascii: "\""), text(), take(":"), value(depth: depth + 1) else { return false }
    } while take(",")
    return take("}")
  }

  private mutating func word(_ word: StaticString) -> Bool {
    guard end - at >= word.utf8CodeUnitCount, haveSameBytes(at, word.utf8Start, word.utf8CodeUnitCount) else { return false }
    at += word.utf8CodeUnitCount
    return true
  }

  private mutating func text() -> Bool {
    at += 1
    while true {
      skipPlain()
      guard at < end else { return false }
      switch at.pointee {
      case UInt8(ascii: "\""):
        at += 1
        return true
      case UInt8(ascii: "\\"):
        at += 1
        guard escape() else { return false }
      case 0..<0x20: return false
      case let byte:
        if byte >= 0x80 { hasHighBytes = true }
        at += 1
      }
    }
  }

  /// Steps over eight bytes at a time, up to the first ones of which one ends the text, begins an escape or is a control character.
  private mutating func skipPlain() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    while end - at >= 8 {
      let word = UnsafeRawPointer(at).loadUnaligned(as: UInt64.self)
      let (quotes, slashes) = (word ^ ones &* 0x22, word ^ ones &* 0x5c)
      // The top bit of each byte that is 0, or less than a space; a borrow may mark bytes behind one that is marked rightly.
      let stops = (quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes | (word &- ones &* 0x20) & ~word
      if stops & (ones &* 0x80) != 0 { return }
      if word & (ones &* 0x80) != 0 { hasHighBytes = true }
      at += 8
    }
  }

  private mutating func escape() -> Bool {
    guard at < end else { return false }
    let byte = at.pointee
    at += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"):
      return true
    case UInt8(ascii: "u"):
      guard end - at >= 4 else { return false }
      for offset in 0..<4 where !CompactScanner.isHex(at[offset]) { return false }
      at += 4
      return true
    default: return false
    }
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 6
  }

  private mutating func number() -> Bool {
    _ = take("-")
    if !take("0") {
      guard digits() else { return false }
    }
    if take("."), !digits() { return false }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      return digits()
    }
    return true
  }

  /// Steps over digits; returns false when there is none.
  private mutating func digits() -> Bool {
    let first = at
    while at < end, at.pointee &- UInt8(ascii: "0") < 10 { at += 1 }
    return at > first
  }
}
