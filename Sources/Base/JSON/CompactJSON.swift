/// Returns a Boolean value that indicates whether bytes are JSON as the core stores it. Such JSON is valid (RFC 8259),
/// is encoded in UTF-8, and has no white space between tokens.
///
/// Stored JSON is copied into replies without being parsed. If a file is damaged, this check prevents an invalid line
/// in the output. It reads the bytes once and allocates no memory.
public func isCompactJSON(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  guard let start = bytes.baseAddress else { return false }
  // Most stored lists are empty, so this case is checked first.
  if bytes.count == 2, start[0] == UInt8(ascii: "["), start[1] == UInt8(ascii: "]") { return true }
  var scanner = CompactScanner(at: start, end: start + bytes.count)
  guard scanner.value(depth: 0), scanner.at == scanner.end else { return false }
  return !scanner.hasHighBytes || String(validating: bytes, as: UTF8.self) != nil
}

/// Checks compact JSON from its first byte to its last one. Each function steps over one token or value, and returns
/// `false` if it is invalid.
private struct CompactScanner {
  var at: UnsafePointer<UInt8>
  let first: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  /// A Boolean value that indicates whether a string had bytes that are not ASCII. If so, the whole text must be
  /// checked as UTF-8.
  var hasHighBytes = false

  private static let deepest = 128

  init(at: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) {
    self.at = at
    first = at
    self.end = end
  }

  /// Steps over `byte` if it is the next byte. Otherwise, returns `false`.
  @inline(__always) private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard at < end, at.pointee == UInt8(ascii: byte) else { return false }
    at += 1
    return true
  }

  @inline(__always) mutating func value(depth: Int) -> Bool {
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

  @inline(never) private mutating func list(depth: Int) -> Bool {
    at += 1
    if take("]") { return true }
    repeat {
      guard value(depth: depth + 1) else { return false }
    } while take(",")
    return take("]")
  }

  @inline(never) private mutating func object(depth: Int) -> Bool {
    at += 1
    if take("}") { return true }
    repeat {
      guard at < end, at.pointee == UInt8(ascii: "\""), text(), take(":"), value(depth: depth + 1) else { return false }
    } while take(",")
    return take("}")
  }

  @inline(never) private mutating func word(_ word: StaticString) -> Bool {
    guard end - at >= word.utf8CodeUnitCount, haveSameBytes(at, word.utf8Start, word.utf8CodeUnitCount) else {
      return false
    }
    at += word.utf8CodeUnitCount
    return true
  }

  @inline(__always) private mutating func text() -> Bool {
    at += 1
    while true {
      skipPlain()
      guard at < end else { return false }
      let byte = at.pointee
      at += 1
      if byte == UInt8(ascii: "\"") { return true }
      // `skipPlain` stops at a quote, a backslash or a control character. A control character is not valid here.
      guard byte == UInt8(ascii: "\\"), escape() else { return false }
    }
  }

  /// Steps over the plain bytes of a string. Stops at a quote, a backslash or a control character, or at the end of the
  /// JSON.
  @inline(__always) private mutating func skipPlain() {
    let tops: UInt64 = 0x8080_8080_8080_8080
    while end - at >= 8 {
      let word = UInt64(littleEndian: UnsafeRawPointer(at).loadUnaligned(as: UInt64.self))
      let stops = CompactScanner.stops(in: word)
      // The word may also have high bytes behind the stop, which may not belong to a string. They only cause an
      // unneeded check of the whole text.
      if word & tops != 0 { hasHighBytes = true }
      if stops != 0 {
        at += stops.trailingZeroBitCount >> 3
        return
      }
      at += 8
    }
    // Fewer than eight bytes are left. They are read as the end of a word of eight bytes, and shifted to its start. The
    // shift fills the word with zeros, which stop the scan like a control character.
    if end - first >= 8 {
      let left = end - at
      let word =
        left == 0
        ? 0 : UInt64(littleEndian: UnsafeRawPointer(end - 8).loadUnaligned(as: UInt64.self)) >> (8 * (8 - left))
      if word & tops != 0 { hasHighBytes = true }
      at += CompactScanner.stops(in: word).trailingZeroBitCount >> 3
      return
    }
    while at < end, CompactScanner.stops(in: UInt64(at.pointee) | 0x2020_2020_2020_2000) == 0 {
      if at.pointee >= 0x80 { hasHighBytes = true }
      at += 1
    }
  }

  /// Returns a word in which the top bit of a byte is set if the byte is a quote, a backslash or less than a space. The
  /// first byte is the lowest one. Bytes above the first marked byte may be marked wrongly, because the subtraction
  /// borrows from them.
  @inline(__always) private static func stops(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let (quotes, slashes) = (word ^ ones &* 0x22, word ^ ones &* 0x5c)
    return ((quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes | (word &- ones &* 0x20) & ~word) & (ones &* 0x80)
  }

  @inline(never) private mutating func escape() -> Bool {
    guard at < end else { return false }
    let byte = at.pointee
    at += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"):
      return true
    case UInt8(ascii: "u"):
      guard let unit = codeUnit() else { return false }
      // In a surrogate pair, the high half is followed by the low half. A half without the other one is not valid.
      switch unit {
      case 0xd800..<0xdc00:
        guard take("\\"), take("u"), let other = codeUnit() else { return false }
        return 0xdc00..<0xe000 ~= other
      case 0xdc00..<0xe000: return false
      default: return true
      }
    default: return false
    }
  }

  /// Steps over four hexadecimal digits, and returns their value. Returns `nil` if there are fewer digits.
  private mutating func codeUnit() -> Int? {
    guard end - at >= 4 else { return nil }
    var unit = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(at.pointee)).hexDigitValue else { return nil }
      unit = unit << 4 | digit
      at += 1
    }
    return unit
  }

  @inline(__always) private mutating func number() -> Bool {
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

  /// Steps over one or more digits. Returns `false` if there is no digit.
  @inline(__always) private mutating func digits() -> Bool {
    let first = at
    while at < end, at.pointee &- UInt8(ascii: "0") < 10 { at += 1 }
    return at > first
  }
}
