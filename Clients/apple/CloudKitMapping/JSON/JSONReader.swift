/// The error for a text that is not JSON.
public struct JSONDefect: Error, Equatable, Sendable {
  /// The position of the error, in bytes from the beginning of the text.
  public let offset: Int

  public init(at offset: Int) { self.offset = offset }
}

extension JSONValue {
  /// The maximum number of nested arrays and objects. The core has the same limit.
  public static let mostLevels = 128

  /// Reads one JSON value.
  /// - Throws: `JSONDefect` if the text is not JSON, has duplicate names or lone surrogates, or has more text after the
  ///   value.
  public init(parsing text: String) throws(JSONDefect) {
    var reader = JSONReader(Array(text.utf8))
    self = try reader.document()
  }
}

/// Reads one JSON text.
private struct JSONReader {
  let bytes: [UInt8]
  var at = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { at < bytes.count ? bytes[at] : nil }
  private var defect: JSONDefect { JSONDefect(at: at) }

  mutating func document() throws(JSONDefect) -> JSONValue {
    let value = try value(level: 0)
    skipSpace()
    guard at == bytes.count else { throw defect }
    return value
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d { at += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    at += 1
    return true
  }

  private mutating func take(word: String) throws(JSONDefect) {
    for byte in word.utf8 {
      guard next == byte else { throw defect }
      at += 1
    }
  }

  private mutating func value(level: Int) throws(JSONDefect) -> JSONValue {
    skipSpace()
    guard level <= JSONValue.mostLevels, let first = next else { throw defect }
    switch first {
    case UInt8(ascii: "{"): return try object(level)
    case UInt8(ascii: "["): return try array(level)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"):
      try take(word: "true")
      return .bool(true)
    case UInt8(ascii: "f"):
      try take(word: "false")
      return .bool(false)
    case UInt8(ascii: "n"):
      try take(word: "null")
      return .null
    default: return .number(try number())
    }
  }

  private mutating func object(_ level: Int) throws(JSONDefect) -> JSONValue {
    at += 1
    var (members, names) = ([JSONValue.Member](), Set<String>())
    skipSpace()
    if take("}") { return .object([]) }
    repeat {
      skipSpace()
      let start = at
      guard next == UInt8(ascii: "\"") else { throw defect }
      let name = try string()
      guard names.insert(name).inserted else { throw JSONDefect(at: start) }
      skipSpace()
      guard take(":") else { throw defect }
      members.append(JSONValue.Member(name, try value(level: level + 1)))
      skipSpace()
    } while take(",")
    guard take("}") else { throw defect }
    return .object(members)
  }

  private mutating func array(_ level: Int) throws(JSONDefect) -> JSONValue {
    at += 1
    var list: [JSONValue] = []
    skipSpace()
    if take("]") { return .array([]) }
    repeat {
      list.append(try value(level: level + 1))
      skipSpace()
    } while take(",")
    guard take("]") else { throw defect }
    return .array(list)
  }

  private mutating func digits() throws(JSONDefect) {
    let start = at
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { at += 1 }
    if at == start { throw defect }
  }

  private mutating func number() throws(JSONDefect) -> String {
    let start = at
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private mutating func string() throws(JSONDefect) -> String {
    at += 1
    var content: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        at += 1
        // The bytes are those of a Swift String, so they are valid UTF-8.
        return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"):
        at += 1
        content.append(contentsOf: try escaped())
      case 0..<0x20: throw defect
      default:
        content.append(byte)
        at += 1
      }
    }
    throw defect
  }

  private mutating func escaped() throws(JSONDefect) -> [UInt8] {
    guard let byte = next else { throw defect }
    at += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0c]
    case UInt8(ascii: "n"): return [0x0a]
    case UInt8(ascii: "r"): return [0x0d]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return try codePoint()
    default: throw JSONDefect(at: at - 1)
    }
  }

  private mutating func unit() throws(JSONDefect) -> UInt32 {
    guard at + 4 <= bytes.count else { throw defect }
    let text = bytes[at..<at + 4]
    guard text.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt32(String(decoding: text, as: UTF8.self), radix: 16)
    else { throw defect }
    at += 4
    return unit
  }

  private mutating func codePoint() throws(JSONDefect) -> [UInt8] {
    let start = at
    var code = try unit()
    if (0xd800...0xdbff).contains(code), take("\\"), take("u") {
      let low = try unit()
      guard (0xdc00...0xdfff).contains(low) else { throw JSONDefect(at: start) }
      code = 0x10000 + (code - 0xd800) << 10 + (low - 0xdc00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw JSONDefect(at: start) }
    return Array(String(scalar).utf8)
  }
}
