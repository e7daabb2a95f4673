internal import Shape

/// A record of which each element of a list has a line of its own.
struct GatheredLines {
  let list: String
  /// Where it begins.
  let line: Int
  /// Its other members, as they stand in a JSON object.
  let members: String
  private var elements: [String] = []
  private var bytes = 0
  /// Whether there is a line that may be one of it and can't be read.
  var isBroken = false

  init(list: String, line: Int, members: String) {
    self.list = list
    self.line = line
    self.members = members
    bytes = members.utf8.count
  }

  /// - Parameter element: its members as they stand in a JSON object; empty for none.
  mutating func add(_ element: String) {
    if element.isEmpty { return }
    bytes += element.utf8.count
    // What is too long is refused, and need not be kept.
    if bytes <= CSVReader.longest { elements.append("{\(element)}") }
  }

  var row: RowReader.Row {
    if isBroken { return .broken([problem("a line behind its first one can't be read, and may be one of it")], line: line) }
    if bytes > CSVReader.longest { return .broken([problem("the record is longer than \(CSVReader.longest) bytes")], line: line) }
    let all = (members.isEmpty ? [] : [members]) + ["\"\(list)\":[\(elements.joined(separator: ","))]"]
    return .object(Array("{\(all.joined(separator: ","))}".utf8), line: line)
  }

  private func problem(_ sentence: String) -> Problem { Problem(pointer: "", kind: .value, message: sentence) }
}
