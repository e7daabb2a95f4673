extension JSONValue {
  /// The value's JSON for people: two spaces a level, one member a line. A short list of scalars stays on one line.
  public var prettyText: String {
    let out = ByteBuffer(capacity: 1024)
    defer { out.deallocate() }
    writePretty(to: out, indent: "")
    return out.text()
  }

  private func writePretty(to out: ByteBuffer, indent: String) {
    let isFlat = elements.allSatisfy { $0.kind != .array && $0.kind != .object } && compactText.utf8.count < 100
    guard kind == .object || kind == .array, count > 0, kind == .object || !isFlat else {
      writeCompact(to: out)
      return
    }
    let inner = indent + "  "
    out.append(kind == .object ? "{\n" : "[\n")
    var at = first
    for position in 0..<count {
      if position > 0 { out.append(",\n") }
      out.append(text: inner)
      var value = at
      if kind == .object {
        out.append(at.rawText)
        out.append(": ")
        value = at.first
      }
      value.writePretty(to: out, indent: inner)
      at = value.following
    }
    out.append(text: "\n\(indent)")
    out.append(kind == .object ? "}" : "]")
  }
}
