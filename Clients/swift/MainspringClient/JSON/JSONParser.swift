extension JSON {
  /// Reads JSON text.
  /// - Returns: nil if the text is not JSON.
  public init?(text: String) {
    let bytes = Array(text.utf8)
    guard let value = bytes.withUnsafeBufferPointer({ JSON(bytes: $0) }) else { return nil }
    self = value
  }

  /// - Returns: nil if the bytes are not JSON.
  init?(bytes: UnsafeBufferPointer<UInt8>) {
    var parser = JSONParser(bytes)
    guard let value = parser.value(depth: 0), parser.isAtEnd() else { return nil }
    self = value
  }
}

/// Reads the JSON that the core writes. It refuses text that it could misread, but does not check whether names of
/// members are unique.
struct JSONParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  /// The maximum number of nested arrays and objects. The core writes fewer. Without a maximum, other text could
  /// overflow the stack.
  private static let deepest = 256

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  mutating func isAtEnd() -> Bool {
    skipSpace()
    return place == bytes.count
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { place += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    if next != byte { return false }
    place += 1
    return true
  }

  mutating func value(depth: Int) -> JSON? {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return depth < JSONParser.deepest ? object(depth: depth + 1) : nil
    case UInt8(ascii: "["): return depth < JSONParser.deepest ? array(depth: depth + 1) : nil
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "t"): return word("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return word("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return word("null") ? .null : nil
    default: return number()
    }
  }

  private mutating func word(_ word: StaticString) -> Bool {
    guard place + word.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<word.utf8CodeUnitCount where bytes[place + offset] != word.utf8Start[offset] { return false }
    place += word.utf8CodeUnitCount
    return true
  }

  private mutating func number() -> JSON? {
    let start = place
    while let byte = next, (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    return Double(text) == nil ? nil : .number(text)
  }

  private mutating func array(depth: Int) -> JSON? {
    place += 1
    var elements: [JSON] = []
    if take(UInt8(ascii: "]")) { return .array(elements) }
    repeat {
      guard let element = value(depth: depth) else { return nil }
      elements.append(element)
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "]")) ? .array(elements) : nil
  }

  private mutating func object(depth: Int) -> JSON? {
    place += 1
    var members: [JSON.Member] = []
    if take(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\""), let name = string(), take(UInt8(ascii: ":")), let value = value(depth: depth)
      else { return nil }
      members.append(.init(name, value))
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "}")) ? .object(members) : nil
  }

  private mutating func string() -> String? {
    place += 1
    let start = place
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { place += 1 }
    if next == UInt8(ascii: "\"") {
      place += 1
      return String(decoding: bytes[start..<(place - 1)], as: UTF8.self)
    }
    place = start
    return stringWithEscapes()
  }

  private mutating func stringWithEscapes() -> String? {
    var text: [UInt8] = []
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        text.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
      default: text.append(byte)
      }
    }
    return nil
  }

  /// Returns the character that an escape stands for. The backslash was already read.
  private mutating func escape() -> Unicode.Scalar? {
    guard let byte = next else { return nil }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"):
      guard let first = hexadecimal() else { return nil }
      guard 0xD800..<0xDC00 ~= first else { return Unicode.Scalar(first) }
      guard word("\\u"), let second = hexadecimal(), 0xDC00..<0xE000 ~= second else { return nil }
      return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    default: return nil
    }
  }

  private mutating func hexadecimal() -> UInt32? {
    guard place + 4 <= bytes.count else { return nil }
    defer { place += 4 }
    return UInt32(String(decoding: bytes[place..<(place + 4)], as: UTF8.self), radix: 16)
  }
}
