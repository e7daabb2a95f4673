public import Shape

/// Writes values as compact JSON. Members are written in the order of their declaration, so equal values give equal
/// bytes.
public struct JSONWriter: Sink {
  public let out: ByteBuffer
  /// The audience for which the JSON is written. Restricted fields that the audience may not see are left out.
  public let audience: Audience

  public init(_ out: ByteBuffer, for audience: Audience = .anyone) {
    self.out = out
    self.audience = audience
  }

  public func null() { out.append("null") }
  public func boolean(_ value: Bool) { value ? out.append("true") : out.append("false") }
  public func integer(_ value: Int) { fixedPoint(value, places: 0) }

  public func fixedPoint(_ value: Int, places: Int) {
    out.advance(FixedPoint.write(value, places: places, to: out.reserve(FixedPoint.room)))
  }

  public func uuid(_ value: UUID) {
    let room = out.reserve(38)
    room[0] = UInt8(ascii: "\"")
    value.write(to: room + 1)
    room[37] = UInt8(ascii: "\"")
    out.advance(38)
  }

  public func timestamp(_ value: Timestamp) {
    let room = out.reserve(Timestamp.length + 2)
    room[0] = UInt8(ascii: "\"")
    value.write(to: room + 1)
    room[Timestamp.length + 1] = UInt8(ascii: "\"")
    out.advance(Timestamp.length + 2)
  }

  public func json(_ text: String) { out.append(text: text) }
  public func json(_ bytes: UnsafeBufferPointer<UInt8>) { out.append(bytes) }

  public func list<Element: Value>(_ elements: [Element]) {
    var writer = self
    out.append(UInt8(ascii: "["))
    // The elements are accessed through a buffer, because a loop over the array would copy each element.
    elements.withUnsafeBufferPointer { elements in
      for index in elements.indices {
        if index > 0 { out.append(UInt8(ascii: ",")) }
        elements[index].write(to: &writer)
      }
    }
    out.append(UInt8(ascii: "]"))
  }

  public func record<R: Record>(_ record: R) {
    withUnsafePointer(to: record) { source in
      var visitor = RecordWriter(source: source, writer: self)
      _ = R(&visitor)
      visitor.finish()
    }
  }

  public func text(_ value: String) {
    var value = value
    value.withUTF8 { text($0) }
  }

  /// Writes a JSON string with these bytes, which must be valid UTF-8.
  public func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    // An escape needs at most six bytes for one byte of the string.
    var to = out.reserve(bytes.count * 6 + 2)
    let start = to
    to.pointee = UInt8(ascii: "\"")
    to += 1
    if let from = bytes.baseAddress {
      to = copyPlain(from, bytes.count, to: to) ?? escape(from, from + bytes.count, to: to)
    }
    to.pointee = UInt8(ascii: "\"")
    out.advance(to + 1 - start)
  }

  public func plainText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let room = out.reserve(bytes.count + 2)
    room[0] = UInt8(ascii: "\"")
    if let from = bytes.baseAddress, copyPlain(from, bytes.count, to: room + 1) == nil { return false }
    room[bytes.count + 1] = UInt8(ascii: "\"")
    out.advance(bytes.count + 2)
    return true
  }

  /// Writes a separator, a member's name and a colon.
  @inline(never) public func name(_ name: StaticString, after separator: UInt8) {
    // The steps that need a call are in `nameByCall`. So this function, which is called most often, need not save
    // registers.
    let count = name.utf8CodeUnitCount
    guard isShort(count), let room = out.room(for: count &+ 4) else { return nameByCall(name, after: separator) }
    write(name, after: separator, to: room)
  }

  @inline(never) private func nameByCall(_ name: StaticString, after separator: UInt8) {
    inlinedName(name, after: separator)
  }

  /// Writes a separator, a member's name and a colon, inlined into the caller. Since the compiler knows the name, a few
  /// instructions suffice. Use it only where the speed is worth the larger code.
  @inlinable @inline(__always) public func inlinedName(_ name: StaticString, after separator: UInt8) {
    write(name, after: separator, to: out.reserve(name.utf8CodeUnitCount &+ 4))
  }

  @inlinable @inline(__always) func write(
    _ name: StaticString, after separator: UInt8, to room: UnsafeMutablePointer<UInt8>
  ) {
    let count = name.utf8CodeUnitCount
    room[0] = separator
    room[1] = UInt8(ascii: "\"")
    copyBytes(name.utf8Start, count, to: room + 2)
    room[count &+ 2] = UInt8(ascii: "\"")
    room[count &+ 3] = UInt8(ascii: ":")
    out.advance(count &+ 4)
  }
}

/// The `Fields` visitor that writes a record as a JSON object.
public struct RecordWriter<Root>: Fields {
  /// The record. It is not copied, and must live until the visit ends.
  let source: UnsafePointer<Root>
  var writer: JSONWriter
  private var separator = UInt8(ascii: "{")

  init(source: UnsafePointer<Root>, writer: JSONWriter) {
    self.source = source
    self.writer = writer
  }

  public mutating func callAsFunction<V: Value>(
    _ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit
  ) -> V {
    writer.name(name, after: separator)
    separator = UInt8(ascii: ",")
    let value = get(source.pointee)
    value.write(to: &writer)
    return value
  }

  public mutating func restricted<V: Value>(
    to mask: Int, _ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit
  ) -> V {
    writer.audience.sees(mask) ? self(name, get, doc, limit) : get(source.pointee)
  }

  public mutating func optional<V: Value>(_ name: StaticString, _ get: (Root) -> V?, _ doc: StaticString) -> V? {
    guard let value = get(source.pointee) else { return nil }
    return self(name, { _ in value }, doc, .none)
  }

  public mutating func embed<Inner: Record>(_ get: (Root) -> Inner) -> Inner {
    withUnsafePointer(to: get(source.pointee)) { source in
      var inner = RecordWriter<Inner>(source: source, writer: writer)
      inner.separator = separator
      let record = Inner(&inner)
      separator = inner.separator
      return record
    }
  }

  public mutating func finish() {
    if separator == UInt8(ascii: "{") { writer.out.append(UInt8(ascii: "{")) }
    writer.out.append(UInt8(ascii: "}"))
  }
}

/// Copies bytes that need no escapes. Returns the end of the copy. Returns `nil`, as soon as a byte is found that may
/// need an escape.
@inline(__always) private func copyPlain(
  _ from: UnsafePointer<UInt8>, _ count: Int, to room: UnsafeMutablePointer<UInt8>
) -> UnsafeMutablePointer<UInt8>? {
  let (source, target) = (UnsafeRawPointer(from), UnsafeMutableRawPointer(room))
  if count >= 8 {
    var offset = 0
    while true {
      // The last word is read from the last eight bytes, so it may overlap the previous word.
      let at = min(offset, count &- 8)
      let word = source.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      guard stopBytes(word) == 0 else { return nil }
      target.storeBytes(of: word, toByteOffset: at, as: UInt64.self)
      offset &+= 8
      if offset >= count { return room + count }
    }
  }
  if count >= 4 {
    let (head, tail) = (
      source.loadUnaligned(as: UInt32.self), source.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
    )
    let word = UInt64(head) | UInt64(tail) << 32
    guard stopBytes(word) == 0 else { return nil }
    target.storeBytes(of: head, as: UInt32.self)
    target.storeBytes(of: tail, toByteOffset: count &- 4, as: UInt32.self)
    return room + count
  }
  if count == 0 { return room }
  let (first, middle, last) = (from[0], from[count >> 1], from[count &- 1])
  let word = UInt64(first) | UInt64(middle) << 8 | UInt64(last) << 16 | 0x2020_2020_2000_0000
  guard stopBytes(word) == 0 else { return nil }
  room[0] = first
  room[count >> 1] = middle
  room[count &- 1] = last
  return room + count
}

/// Copies bytes, and writes escapes where JSON demands them. U+2028 and U+2029 are escaped, too, because some programs
/// that read lines treat them as line ends.
private func escape(_ from: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, to out: UnsafeMutablePointer<UInt8>)
  -> UnsafeMutablePointer<
    UInt8
  >
{
  var from = from
  var to = out
  while from < end {
    if end - from >= 8 {
      let word = UnsafeRawPointer(from).loadUnaligned(as: UInt64.self)
      if stopBytes(word) == 0 {
        UnsafeMutableRawPointer(to).storeBytes(of: word, as: UInt64.self)
        from += 8
        to += 8
        continue
      }
    }
    let byte = from.pointee
    if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte != 0xe2 {
      to.pointee = byte
      to += 1
      from += 1
      continue
    }
    if byte == 0xe2 {
      if end - from >= 3, from[1] == 0x80, from[2] & 0xfe == 0xa8 {
        to = put(from[2] == 0xa8 ? "\\u2028" : "\\u2029", to)
        from += 3
      } else {
        to.pointee = byte
        to += 1
        from += 1
      }
      continue
    }
    to = shortEscape(byte, to)
    from += 1
  }
  return to
}

private func shortEscape(_ byte: UInt8, _ to: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
  switch byte {
  case UInt8(ascii: "\""): return put("\\\"", to)
  case UInt8(ascii: "\\"): return put("\\\\", to)
  case 0x08: return put("\\b", to)
  case 0x09: return put("\\t", to)
  case 0x0a: return put("\\n", to)
  case 0x0c: return put("\\f", to)
  case 0x0d: return put("\\r", to)
  default:
    let end = put("\\u00", to)
    let digits: StaticString = "0123456789abcdef"
    end[0] = digits.utf8Start[Int(byte >> 4)]
    end[1] = digits.utf8Start[Int(byte & 15)]
    return end + 2
  }
}

private func put(_ text: StaticString, _ to: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
  to.update(from: text.utf8Start, count: text.utf8CodeUnitCount)
  return to + text.utf8CodeUnitCount
}

/// Returns a value as compact JSON text.
/// - Parameter audience: the audience of the text. Restricted fields that the audience may not see are left out.
public func jsonText<V: Value>(_ value: V, for audience: Audience = .anyone) -> String {
  let out = ByteBuffer(capacity: 256)
  defer { out.deallocate() }
  var writer = JSONWriter(out, for: audience)
  value.write(to: &writer)
  return out.text()
}

/// Returns a word in which the top bit of a byte is set if the byte may need an escape. Such a byte is a quote, a
/// backslash, a control character, or a byte above 0x7f.
///
/// Bytes above the first such byte may be marked wrongly, because the subtraction borrows from them. So only the lowest
/// mark may be used.
@inline(__always) private func stopBytes(_ word: UInt64) -> UInt64 {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let quote = word ^ (ones &* 0x22)
  let backslash = word ^ (ones &* 0x5c)
  let control = (word &- (ones &* 0x20)) & ~word
  return (((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash) | control | word) & (ones &* 0x80)
}
