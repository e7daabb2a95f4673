internal import CScanner
internal import Shape

/// Reading JSON strings, and checking their escapes and their UTF-8.
extension Tape {
  /// Reads a string, from its opening quote on.
  /// - Returns: the position behind the closing quote, or `nil` if the string is not valid.
  @inline(__always) mutating func string(_ quote: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    let start = quote + 1
    let end = endOfPlain(start)
    if end.pointee == UInt8(ascii: "\"") {
      push(.string, at: start, length: end - start)
      return end + 1
    }
    return slowString(from: start, plainUntil: end)
  }

  /// Reads the rest of a string that has escapes, or characters other than ASCII.
  /// - Returns: the position behind the closing quote, or `nil` if the string is not valid.
  @inline(never) mutating func slowString(
    from start: UnsafePointer<UInt8>, plainUntil end: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    // The position is in a local variable. `cursor` would be stored to memory and loaded again at each step.
    var at = end
    var isEscaped = false
    while true {
      let byte = at.pointee
      if byte == UInt8(ascii: "\"") {
        push(.string, at: start, length: at - start, isSpecial: isEscaped)
        return at + 1
      }
      if byte == UInt8(ascii: "\\") {
        isEscaped = true
        // Most escapes are those of quotes, because many strings contain JSON.
        if at[1] == UInt8(ascii: "\"") {
          at += 2
          continue
        }
        cursor = at
        guard escape() else { return nil }
        at = cursor
      } else if byte < 0x20 {
        _ = fail(byte == 0 ? .unexpectedEnd : .controlCharacter, at: at)
        return nil
      } else if byte < 0x80 {
        at = endOfPlain(at)
      } else {
        let length = utf8SequenceLength(at)
        if length == 0 {
          _ = fail(.badUTF8, at: at)
          return nil
        }
        at += length
      }
    }
  }

  private mutating func escape() -> Bool {
    switch cursor[1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"):
      cursor += 2
      return true
    case UInt8(ascii: "u"):
      guard let unit = hexUnit(cursor + 2) else { return fail(.badEscape) }
      if unit & 0xf800 != 0xd800 {
        cursor += 6
        return true
      }
      guard unit < 0xdc00, cursor[6] == UInt8(ascii: "\\"), cursor[7] == UInt8(ascii: "u"),
        let low = hexUnit(cursor + 8),
        low & 0xfc00 == 0xdc00
      else { return fail(.loneSurrogate) }
      cursor += 12
      return true
    default: return fail(.badEscape)
    }
  }
}

/// Returns the number of bytes of the UTF-8 sequence at `at`, or 0 if the sequence is not valid. By RFC 3629, a
/// sequence must not be overlong, be a surrogate, or be above U+10FFFF.
func utf8SequenceLength(_ at: UnsafePointer<UInt8>) -> Int {
  let first = at[0]
  func continues(_ index: Int) -> Bool { at[index] & 0xc0 == 0x80 }
  switch first {
  case 0x00...0x7f: return 1
  case 0xc2...0xdf: return continues(1) ? 2 : 0
  case 0xe0...0xef:
    guard continues(1), continues(2), first != 0xe0 || at[1] >= 0xa0, first != 0xed || at[1] < 0xa0 else { return 0 }
    return 3
  case 0xf0...0xf4:
    guard continues(1), continues(2), continues(3), first != 0xf0 || at[1] >= 0x90, first != 0xf4 || at[1] < 0x90 else {
      return 0
    }
    return 4
  default: return 0
  }
}

/// Returns the value of the four hexadecimal digits at `at`, or `nil` if a byte is not a hexadecimal digit.
func hexUnit(_ at: UnsafePointer<UInt8>) -> UInt32? {
  var unit: UInt32 = 0
  for index in 0..<4 {
    guard let digit = hexDigit(at[index]) else { return nil }
    unit = unit << 4 | UInt32(digit)
  }
  return unit
}

/// Returns a Boolean value that indicates whether all bytes are ASCII.
public func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  !hasWord(bytes) { $0 & 0x8080_8080_8080_8080 != 0 }
}

/// Returns a Boolean value that indicates whether the predicate holds for any word of eight bytes. The last word may
/// overlap the previous one. If there are fewer than eight bytes, spaces fill the word.
@inline(__always) private func hasWord(_ bytes: UnsafeBufferPointer<UInt8>, _ isOfKind: (UInt64) -> Bool) -> Bool {
  guard let start = bytes.baseAddress.map(UnsafeRawPointer.init) else { return false }
  guard bytes.count >= 8 else { return isOfKind(bytes.reduce(0x2020_2020_2020_2020) { $0 << 8 | UInt64($1) }) }
  var offset = 0
  while offset < bytes.count &- 8 {
    if isOfKind(start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) { return true }
    offset &+= 8
  }
  return isOfKind(start.loadUnaligned(fromByteOffset: bytes.count &- 8, as: UInt64.self))
}
