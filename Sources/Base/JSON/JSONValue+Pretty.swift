/// Writing a JSON value for people, with line breaks and indentation.
extension JSONValue {
  /// The value as JSON text for people. Each level is indented by two spaces, and each member has a line. A short list
  /// of scalars is written on one line.
  public var prettyText: String { prettyText(columns: 0) }

  /// Returns the value as JSON text for people. Each level is indented by two spaces. Objects and lists are written on
  /// one line if that line has at most `columns` columns.
  public func prettyText(columns: Int) -> String {
    let out = ByteBuffer(capacity: 1024)
    defer { out.deallocate() }
    writePretty(to: out, indent: "", taken: 0, columns)
    return out.text()
  }

  /// - Parameter taken: the number of columns of the first line that the indentation, the member's name and a comma
  ///   take.
  private func writePretty(to out: ByteBuffer, indent: String, taken: Int, _ columns: Int) {
    let isFlat =
      columns == 0 && elements.allSatisfy { $0.kind != .array && $0.kind != .object } && compactText.utf8.count < 100
    guard kind == .object || kind == .array, count > 0, kind == .object || !isFlat, !fits(columns - taken) else {
      return columns > 0 ? writeSpaced(to: out) : writeCompact(to: out)
    }
    let inner = indent + "  "
    out.append(kind == .object ? "{\n" : "[\n")
    var at = first
    for position in 0..<count {
      if position > 0 { out.append(",\n") }
      out.append(text: inner)
      var (value, taken) = (at, inner.utf8.count + 1)
      if kind == .object {
        out.append(at.rawText)
        out.append(": ")
        value = at.first
        taken += at.rawText.count + 2
      }
      value.writePretty(to: out, indent: inner, taken: taken, columns)
      at = value.following
    }
    out.append(text: "\n\(indent)")
    out.append(kind == .object ? "}" : "]")
  }

  /// Writes the value on one line, with a space behind each colon and comma.
  private func writeSpaced(to out: ByteBuffer) {
    guard kind == .object || kind == .array else { return writeCompact(to: out) }
    out.append(kind == .object ? "{" : "[")
    var at = first
    for position in 0..<count {
      if position > 0 { out.append(", ") }
      var value = at
      if kind == .object {
        out.append(at.rawText)
        out.append(": ")
        value = at.first
      }
      value.writeSpaced(to: out)
      at = value.following
    }
    out.append(kind == .object ? "}" : "]")
  }

  /// Returns a Boolean value that indicates whether the value needs at most this many columns on one line.
  private func fits(_ columns: Int) -> Bool { columns > 0 && room(in: columns) >= 0 }

  /// Returns the number of columns that remain on a line behind the value. The number is negative if the value does not
  /// fit. The function stops at the first inner value that does not fit.
  private func room(in columns: Int) -> Int {
    guard kind == .object || kind == .array else { return columns - rawText.count }
    var (left, at) = (columns - 2, first)
    for position in 0..<count where left >= 0 {
      if position > 0 { left -= 2 }
      var value = at
      if kind == .object {
        left -= at.rawText.count + 2
        value = at.first
      }
      left = value.room(in: left)
      at = value.following
    }
    return left
  }
}
