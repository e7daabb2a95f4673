/// Returns a Boolean value that indicates whether bytes are JSON as the core stores it. Such JSON is valid (RFC 8259),
/// has no white space between tokens, and is in UTF-8.
///
/// Stored JSON is copied into replies without being parsed. This check keeps a damaged file from causing an invalid
/// line. It takes one pass and allocates nothing.
public func isCompactJSON(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  guard let start = bytes.baseAddress else { return false }
  // Most columns hold an empty list.
  if bytes.count == 2, start[0] == UInt8(ascii: "["), start[1] == UInt8(ascii: "]") { return true }
  var scanner = CompactScanner(at: start, end: start + bytes.count)
  guard scanner.value(depth: 0), scanner.at == scanner.end else { return false }
  return !scanner.hasHighBytes || String(validating: bytes, as: UTF8.self) != nil
}

private struct CompactScanner {
  var at: UnsafePointer<UInt8>
  let first: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  /// A Boolean value that indicates whether a text had bytes that are not ASCII.
  var hasHighBytes = false

  private static let deepest = 128

  init(at: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) {
    self.at = at
    first = at
    self.end = end
  }

  /// Steps over a byte if it is the next one.
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
      // Any other byte that ends the run is a control character.
      guard byte == UInt8(ascii: "\\"), escape() else { return false }
    }
  }

  /// Steps over plain bytes, to the byte that ends the text, begins an escape or is a control character, or to the end.
  @inline(__always) private mutating func skipPlain() {
    let tops: UInt64 = 0x8080_8080_8080_8080
    while end - at >= 8 {
      let word = UInt64(littleEndian: UnsafeRawPointer(at).loadUnaligned(as: UInt64.self))
      let stops = CompactScanner.stops(in: word)
      // Bytes behind the stop may set the flag, too. The only cost is one more check of the whole text.
      if word & tops != 0 { hasHighBytes = true }
      if stops != 0 {
        at += stops.trailingZeroBitCount >> 3
        return
      }
      at += 8
    }
    // Fewer than eight bytes are left. They are read together with bytes before them. Zeros, which end the run, fill
    // the places behind the end.
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

  /// Returns a word with the top bit set for each byte that is a quote, a backslash or less than a space. The first
  /// byte is the lowest. Because of a borrow, bytes behind the first marked byte may be marked wrongly.
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
      // The halves of a surrogate pair follow each other, the high one first. Any other half is not valid.
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

  /// Steps over four hexadecimal digits. Returns `nil` if there are fewer.
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

  /// Steps over digits. Returns `false` if there is no digit.
  @inline(__always) private mutating func digits() -> Bool {
    let first = at
    while at < end, at.pointee &- UInt8(ascii: "0") < 10 { at += 1 }
    return at > first
  }
}
