internal import Shape

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A value of a parsed JSON text. It is a view of the tape, and valid as long as the tape and its text.
public struct JSONValue {
  let nodes: UnsafePointer<Node>
  let base: UnsafePointer<UInt8>
  public let index: Int

  init(nodes: UnsafePointer<Node>, base: UnsafePointer<UInt8>, index: Int) {
    self.nodes = nodes
    self.base = base
    self.index = index
  }

  public var node: Node { nodes[index] }
  public var kind: Node.Kind { nodes[index].kind }

  /// The value that follows on the tape after this value and everything in it.
  public var following: JSONValue { JSONValue(nodes: nodes, base: base, index: Int(nodes[index].next)) }
  /// The first element of an array, or the name of the first member of an object. Use it only if the array or object is
  /// not empty.
  public var first: JSONValue { JSONValue(nodes: nodes, base: base, index: index + 1) }
  /// Returns the value with another index on the same tape.
  public func sibling(_ index: Int) -> JSONValue { JSONValue(nodes: nodes, base: base, index: index) }
  /// The number of elements or members.
  public var count: Int { Int(nodes[index].length) }

  /// The bytes of a number or of a literal such as `true`. For a string, the bytes between its quotes, with unresolved
  /// escapes.
  public var text: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base + Int(nodes[index].offset), count: Int(nodes[index].length))
  }

  /// The bytes of a scalar exactly as in the JSON text. The bytes of a string include its quotes.
  public var rawText: UnsafeBufferPointer<UInt8> {
    let isString = kind == .string
    return UnsafeBufferPointer(
      start: base + Int(nodes[index].offset) - (isString ? 1 : 0), count: Int(nodes[index].length) + (isString ? 2 : 0))
  }

  /// Returns a Boolean value that indicates whether this string equals `name` after its escapes are resolved. The value
  /// must be a string.
  @inline(__always) public func isName(_ name: StaticString) -> Bool {
    let node = nodes[index]
    if node.isSpecial { return isEscapedName(name) }
    let count = name.utf8CodeUnitCount
    return Int(node.length) == count && haveSameBytes(base + Int(node.offset), name.utf8Start, count)
  }

  /// The first eight bytes of this string as a number, whose lowest byte is the first one. If the string is shorter,
  /// zeros follow. Escapes are not resolved.
  @inline(__always) public var shortWord: UInt64 {
    let node = nodes[index]
    let word = UInt64(littleEndian: UnsafeRawPointer(base + Int(node.offset)).loadUnaligned(as: UInt64.self))
    return node.length >= 8 ? word : word & ~(UInt64.max << UInt64(node.length * 8))
  }

  /// Returns a Boolean value that indicates whether this string consists of these bytes after its escapes are resolved.
  /// The value must be a string.
  public func isName(_ name: [UInt8]) -> Bool {
    if node.isSpecial { return kind == .string && string.utf8.elementsEqual(name) }
    return name.withUnsafeBufferPointer { bytes in
      guard text.count == bytes.count else { return false }
      guard let start = bytes.baseAddress, let other = text.baseAddress else { return true }
      return haveSameBytes(start, other, bytes.count)
    }
  }

  @inline(never) private func isEscapedName(_ name: StaticString) -> Bool {
    kind == .string && string.utf8.elementsEqual("\(name)".utf8)
  }

  /// The text of a string, with its escapes resolved.
  public var string: String {
    let bytes = text
    if !node.isSpecial { return String(decoding: bytes, as: UTF8.self) }
    return String(unsafeUninitializedCapacity: bytes.count) { unescape(bytes, to: $0) }
  }

  /// Copies the text of a string, with its escapes resolved, directly to `room`. So no other memory contains a copy,
  /// for example of a secret. The bytes of other values are copied unchanged.
  /// - Parameter room: memory for at least as many bytes as `text` has.
  /// - Returns: the number of copied bytes.
  public func copyString(to room: UnsafeMutableRawBufferPointer) -> Int {
    let bytes = text
    if node.isSpecial, kind == .string { return unescape(bytes, to: room.assumingMemoryBound(to: UInt8.self)) }
    room.copyMemory(from: UnsafeRawBufferPointer(bytes))
    return bytes.count
  }

  /// Returns the member of an object with this name, or `nil` if there is none.
  public func member(_ name: StaticString) -> JSONValue? {
    guard kind == .object else { return nil }
    var at = first
    for _ in 0..<count {
      let value = JSONValue(nodes: nodes, base: base, index: at.index + 1)
      if at.isName(name) { return value }
      at = value.following
    }
    return nil
  }

  /// The names and values of an object's members, in the order of the text. Empty for other values.
  public var members: [(name: JSONValue, value: JSONValue)] {
    guard kind == .object else { return [] }
    var list: [(name: JSONValue, value: JSONValue)] = []
    var at = first
    for _ in 0..<count {
      let value = JSONValue(nodes: nodes, base: base, index: at.index + 1)
      list.append((at, value))
      at = value.following
    }
    return list
  }

  /// The elements of an array. Empty for other values.
  public var elements: [JSONValue] {
    guard kind == .array else { return [] }
    var list: [JSONValue] = []
    var at = first
    for _ in 0..<count {
      list.append(at)
      at = at.following
    }
    return list
  }

  /// The kind of the value in words, for an error message.
  public var kindName: String {
    switch kind {
    case .null: "null"
    case .false, .true: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// Returns the number of bytes of the word before the first backslash, or 8 if there is none.
@inline(__always) func bytesBeforeBackslash(_ word: UInt64) -> Int {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let backslash = word ^ (ones &* 0x5c)
  // Bytes above the first backslash may be marked wrongly, because the subtraction borrows from them. So only the
  // lowest mark is used.
  let marks = (backslash &- ones) & ~backslash & (ones &* 0x80)
  return marks.trailingZeroBitCount >> 3
}

/// Resolves the escapes of a string, and returns the number of bytes written. The parser must have found the string
/// valid. The result is never longer than the string. At least `Tape.padding` readable bytes must follow the string.
private func unescape(_ bytes: UnsafeBufferPointer<UInt8>, to out: UnsafeMutableBufferPointer<UInt8>) -> Int {
  guard let start = bytes.baseAddress, let room = out.baseAddress else { return 0 }
  var count = 0
  func put(_ byte: UInt8) {
    room[count] = byte
    count += 1
  }
  var at = 0
  while at < bytes.count {
    // The bytes up to the next backslash are copied eight at a time. This may read behind the string, where the padding
    // is.
    let word = UnsafeRawPointer(start + at).loadUnaligned(as: UInt64.self)
    let plain = min(bytesBeforeBackslash(word), bytes.count - at)
    if plain > 0 {
      if count + 8 <= out.count {
        UnsafeMutableRawPointer(room + count).storeBytes(of: word, as: UInt64.self)
      } else {
        (room + count).update(from: start + at, count: plain)
      }
      count += plain
      at += plain
      continue
    }
    switch start[at + 1] {
    case UInt8(ascii: "b"): put(0x08)
    case UInt8(ascii: "f"): put(0x0c)
    case UInt8(ascii: "n"): put(0x0a)
    case UInt8(ascii: "r"): put(0x0d)
    case UInt8(ascii: "t"): put(0x09)
    case UInt8(ascii: "u"):
      var scalar = hexUnit(start + at + 2) ?? 0
      if scalar & 0xfc00 == 0xd800 {
        let low = hexUnit(start + at + 8) ?? 0
        scalar = 0x10000 + (scalar & 0x3ff) << 10 + (low & 0x3ff)
        at += 6
      }
      for byte in UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter { put(byte) }
      at += 4
    default: put(start[at + 1])
    }
    at += 2
  }
  return count
}

extension JSONValue {
  /// An object without members. Its memory is never freed.
  public static let emptyObject: JSONValue = {
    let node = UnsafeMutablePointer<Node>.allocate(capacity: 1)
    node.initialize(to: Node(offset: 0, length: 0, next: 1, kind: .object, isSpecial: false))
    let text = UnsafeMutablePointer<UInt8>.allocate(capacity: 3)
    text.update(from: Array("{}\0".utf8), count: 3)
    return JSONValue(nodes: node, base: text, index: 0)
  }()
}

// The type is a view of memory that only one thread reads and writes, so it can be passed between contexts.
extension JSONValue: @unchecked Sendable {}
