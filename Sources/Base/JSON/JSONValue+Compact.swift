/// Writing a JSON value without white space.
extension JSONValue {
  /// Writes the value without white space between its tokens. Numbers and strings keep their spelling, and members keep
  /// their order.
  public func writeCompact(to out: ByteBuffer) {
    switch kind {
    case .null, .false, .true, .number, .string: out.append(rawText)
    case .array:
      out.append(UInt8(ascii: "["))
      var at = first
      for position in 0..<count {
        if position > 0 { out.append(UInt8(ascii: ",")) }
        at.writeCompact(to: out)
        at = at.following
      }
      out.append(UInt8(ascii: "]"))
    case .object:
      out.append(UInt8(ascii: "{"))
      var at = first
      for position in 0..<count {
        if position > 0 { out.append(UInt8(ascii: ",")) }
        out.append(at.rawText)
        out.append(UInt8(ascii: ":"))
        let value = JSONValue(nodes: nodes, base: base, index: at.index + 1)
        value.writeCompact(to: out)
        at = value.following
      }
      out.append(UInt8(ascii: "}"))
    }
  }

  /// The value as JSON text without white space between its tokens.
  public var compactText: String {
    switch kind {
    case .null, .false, .true, .number, .string: return String(decoding: rawText, as: UTF8.self)
    case .array, .object: break
    }
    let out = ByteBuffer(capacity: 256)
    defer { out.deallocate() }
    writeCompact(to: out)
    return out.text()
  }
}
