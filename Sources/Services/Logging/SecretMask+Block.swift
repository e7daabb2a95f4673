internal import Shape

/// Finds the value of a secret name in the lines below the name, as in YAML.
extension SecretMask {
  /// Returns the index of the first byte that is not a space. JSON's escapes for line ends count as spaces, because in
  /// a line of the log they stand for line ends.
  func endOfSpaces(from start: Int) -> Int {
    var at = start
    while true {
      at = end(from: at) { SecretMask.isSpace($0) }
      guard let count = lineEnd(at: at, isEscaped: true) else { return at }
      at += count
    }
  }

  /// Returns the range of a YAML block after a secret name: the lines below `|` or `>` that are indented more than the
  /// line with the name. The first line always belongs to the block.
  /// - Returns: `nil` if no line end follows the sign, or no text follows the line end.
  func block(from sign: Int) -> Range<Int>? {
    var at = end(from: sign + 1) { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") || $0.isASCIIDigit }
    at = end(from: at, while: SecretMask.isBlank)
    let isComment = byte(at) == UInt8(ascii: "#")
    let isEscaped = isComment ? !text[at...].contains(0x0a) : lineEnd(at: at, isEscaped: false) == nil
    if isComment { at = endOfLine(from: at, isEscaped: isEscaped) }
    guard let count = lineEnd(at: at, isEscaped: isEscaped) else { return nil }
    let indent = indent(isEscaped: isEscaped)
    var (line, found) = (at + count, Range<Int>?.none)
    while line < text.count {
      let content = end(from: line, while: SecretMask.isBlank)
      let stop = endOfLine(from: content, isEscaped: isEscaped)
      if content < stop {
        if found != nil, content - line <= indent { break }
        found = (found?.lowerBound ?? content)..<stop
      }
      line = stop + (lineEnd(at: stop, isEscaped: isEscaped) ?? 1)
    }
    return found
  }

  /// Returns the number of spaces and tabs at the beginning of the current line.
  private func indent(isEscaped: Bool) -> Int {
    var begin = place
    while begin > 0, text[begin - 1] != 0x0a, text[begin - 1] != 0x0d {
      if isEscaped, lineEnd(at: begin - 2, isEscaped: true) != nil { break }
      begin -= 1
    }
    return end(from: begin, while: SecretMask.isBlank) - begin
  }

  private func endOfLine(from start: Int, isEscaped: Bool) -> Int {
    var at = start
    while at < text.count, lineEnd(at: at, isEscaped: isEscaped) == nil { at += 1 }
    return at
  }

  /// Returns the number of bytes of the line end at an index, or `nil` if there is no line end.
  /// - Parameter isEscaped: a Boolean value that indicates whether JSON's escapes for line ends also count.
  private func lineEnd(at place: Int, isEscaped: Bool) -> Int? {
    switch byte(place) {
    case 0x0a, 0x0d: return 1
    case UInt8(ascii: "\\") where isEscaped:
      return byte(place + 1) == UInt8(ascii: "n") || byte(place + 1) == UInt8(ascii: "r") ? 2 : nil
    default: return nil
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
