#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Encodes the character U+0000 in texts, because PostgreSQL can't store it in a text
/// (https://www.postgresql.org/docs/current/datatype-json.html). U+0000 is stored as U+E000 and the digit 0. U+E000, a
/// character for private use, is stored as U+E000 and the digit 1. All other characters are stored unchanged.
enum PrivateUse {
  private static let mark: [UInt8] = [0xee, 0x80, 0x80]

  /// Returns a JSON value in the form that PostgreSQL can store.
  /// - Parameter json: a value of JSON.
  static func sealed(_ json: String) -> String { changed(json, seal) }

  /// Returns a plain text in the form that PostgreSQL can store.
  /// - Parameter text: the text itself, and not its JSON.
  static func sealed(plain text: String) -> String {
    var text = text
    if text.withUTF8({ !has(0, $0) && !has(mark[0], $0) }) { return text }
    return text.unicodeScalars.reduce(into: "") { made, scalar in
      switch scalar {
      case "\0": made += "\u{e000}0"
      case "\u{e000}": made += "\u{e000}1"
      default: made.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns the JSON value from the form that PostgreSQL stores.
  static func opened(_ json: String) -> String { changed(json, open) }

  /// Returns the plain text from the form that PostgreSQL stores.
  static func opened(plain text: String) -> String {
    var text = text
    if text.withUTF8({ !has(mark[0], $0) }) { return text }
    var isMarked = false
    return text.unicodeScalars.reduce(into: "") { made, scalar in
      defer { isMarked = !isMarked && scalar == "\u{e000}" }
      switch (isMarked, scalar) {
      case (true, "0"): made += "\0"
      case (true, "1"): made += "\u{e000}"
      case (false, "\u{e000}"): break
      default: made.unicodeScalars.append(scalar)
      }
    }
  }

  private static func changed(_ json: String, _ step: (UnsafeBufferPointer<UInt8>, Int) -> (count: Int, made: [UInt8])?)
    -> String
  {
    var json = json
    let made: [UInt8]? = json.withUTF8 { bytes in
      // Most texts contain neither a backslash nor U+E000. `memchr` finds that out quickly.
      if !has(UInt8(ascii: "\\"), bytes), !has(mark[0], bytes) { return nil }
      var made: [UInt8] = []
      var (index, copied) = (0, 0)
      while index < bytes.count {
        guard bytes[index] == UInt8(ascii: "\\") || bytes[index] == mark[0] else {
          index += 1
          continue
        }
        guard let (count, replacement) = step(bytes, index) else {
          // The backslash and the character after it are one escape. They are skipped together, because after `\\` no
          // new escape begins.
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
          continue
        }
        if made.isEmpty { made.reserveCapacity(bytes.count) }
        made += bytes[copied..<index]
        made += replacement
        index += count
        copied = index
      }
      return copied == 0 ? nil : made + bytes[copied...]
    }
    return made.map { String(decoding: $0, as: UTF8.self) } ?? json
  }

  private static func has(_ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.baseAddress.map { memchr($0, Int32(byte), bytes.count) != nil } ?? false
  }

  private static func seal(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> (count: Int, made: [UInt8])? {
    if bytes[index] == mark[0] { return isMark(bytes, index) ? (3, mark + [UInt8(ascii: "1")]) : nil }
    guard index + 6 <= bytes.count, bytes[index + 1] == UInt8(ascii: "u"),
      bytes[index + 3..<index + 6].allSatisfy({ $0 == UInt8(ascii: "0") })
    else { return nil }
    switch bytes[index + 2] {
    case UInt8(ascii: "0"): return (6, mark + [UInt8(ascii: "0")])
    case UInt8(ascii: "e"), UInt8(ascii: "E"): return (6, mark + [UInt8(ascii: "1")])
    default: return nil
    }
  }

  private static func open(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> (count: Int, made: [UInt8])? {
    guard isMark(bytes, index), index + 3 < bytes.count else { return nil }
    switch bytes[index + 3] {
    case UInt8(ascii: "0"): return (4, Array(#"\u0000"#.utf8))
    case UInt8(ascii: "1"): return (4, mark)
    default: return nil
    }
  }

  private static func isMark(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    index + 3 <= bytes.count && bytes[index] == mark[0] && bytes[index + 1] == mark[1] && bytes[index + 2] == mark[2]
  }
}
