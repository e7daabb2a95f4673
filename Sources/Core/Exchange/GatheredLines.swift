internal import Shape

/// Collects the lines of a record that has one line for each element of a list.
struct GatheredLines {
  /// The line where the record begins.
  let line: Int
  /// The JSON of the record so far, without the ends of its list and of itself.
  private var text: [UInt8]
  private var isEmpty = true
  /// A Boolean value that indicates whether an unreadable line may belong to the record.
  var isBroken = false
  /// The problems of the record's cells.
  var problems: [Problem] = []

  /// - Parameter members: the record's other members, as a JSON object without braces.
  init(list: String, line: Int, members: UnsafeBufferPointer<UInt8>) {
    self.line = line
    text = [UInt8(ascii: "{")] + members
    if !members.isEmpty { text.append(UInt8(ascii: ",")) }
    text += "\"\(list)\":[".utf8
  }

  /// Adds an element of the list.
  /// - Parameter element: the element's members, as a JSON object without braces; empty for no element.
  mutating func add(_ element: UnsafeBufferPointer<UInt8>) {
    // A record that is too long is refused, so the rest of it need not be stored.
    if element.isEmpty || isTooLong { return }
    if !isEmpty { text.append(UInt8(ascii: ",")) }
    isEmpty = false
    text.append(UInt8(ascii: "{"))
    text += element
    text.append(UInt8(ascii: "}"))
  }

  private var isTooLong: Bool { text.count > CSVReader.longest }

  var row: ImportedRow {
    if isBroken {
      return .broken(
        [problem("the record is refused: a later line can't be read, and may belong to the record; correct that line")],
        line: line)
    }
    if !problems.isEmpty { return .broken(problems, line: line) }
    if isTooLong { return .broken([problem("the record is longer than \(CSVReader.longest) bytes")], line: line) }
    return .object(text + "]}".utf8, line: line)
  }

  private func problem(_ sentence: String) -> Problem { Problem(pointer: "", kind: .value, message: sentence) }
}
