internal import Shape

/// A record of which each element of a list has a line of its own.
struct GatheredLines {
  /// Where it begins.
  let line: Int
  /// What stands of it so far, without the ends of its list and of itself.
  private var text: [UInt8]
  private var isEmpty = true
  /// Whether there is a line that may be one of it and can't be read.
  var isBroken = false
  /// What is wrong with its cells.
  var problems: [Problem] = []

  /// - Parameter members: its other members, as they stand in a JSON object.
  init(list: String, line: Int, members: UnsafeBufferPointer<UInt8>) {
    self.line = line
    text = [UInt8(ascii: "{")] + members
    if !members.isEmpty { text.append(UInt8(ascii: ",")) }
    text += "\"\(list)\":[".utf8
  }

  /// - Parameter element: its members as they stand in a JSON object; empty for none.
  mutating func add(_ element: UnsafeBufferPointer<UInt8>) {
    // What is too long is refused, and need not be kept.
    if element.isEmpty || isTooLong { return }
    if !isEmpty { text.append(UInt8(ascii: ",")) }
    isEmpty = false
    text.append(UInt8(ascii: "{"))
    text += element
    text.append(UInt8(ascii: "}"))
  }

  private var isTooLong: Bool { text.count > CSVReader.longest }

  var row: ImportedRow {
    if isBroken { return .broken([problem("a line behind its first one can't be read, and may be one of it")], line: line) }
    if !problems.isEmpty { return .broken(problems, line: line) }
    if isTooLong { return .broken([problem("the record is longer than \(CSVReader.longest) bytes")], line: line) }
    return .object(text + "]}".utf8, line: line)
  }

  private func problem(_ sentence: String) -> Problem { Problem(pointer: "", kind: .value, message: sentence) }
}
