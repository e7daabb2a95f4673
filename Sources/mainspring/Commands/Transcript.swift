/// A golden transcript, in the notation of the JSON-RPC specification: `--> ` a line sent to the core, `<-- ` a line it answers, `// ` a comment.
struct Transcript {
  /// A line sent, and what is to come back before the next one.
  struct Exchange {
    /// Where the sent line stands, counted from 1.
    let line: Int
    let sent: String
    var expected: [String]
  }

  /// A line of the file that can't be understood.
  struct Defect: Error {
    let line: Int
    let sentence: String
  }

  private(set) var exchanges: [Exchange] = []
  /// The file's lines; those that were expected are left out, and the exchange that they belong to says where they go.
  private var skeleton: [(text: String, exchange: Int?)] = []

  init(_ text: String) throws(Defect) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("--> ") {
        skeleton.append((line, exchanges.count))
        exchanges.append(Exchange(line: index + 1, sent: String(line.dropFirst(4)), expected: []))
      } else if line.hasPrefix("<-- ") {
        guard !exchanges.isEmpty else { throw Defect(line: index + 1, sentence: "nothing was sent before this answer") }
        exchanges[exchanges.count - 1].expected.append(String(line.dropFirst(4)))
      } else if line.isEmpty || line.hasPrefix("//") {
        skeleton.append((line, nil))
      } else {
        throw Defect(line: index + 1, sentence: "a line begins with '--> ', '<-- ' or '// '")
      }
    }
  }

  /// The file with what really came back.
  func updated(with actual: [[String]]) -> String {
    var text = ""
    for line in skeleton {
      text += "\(line.text)\n"
      if let exchange = line.exchange { for answer in actual[exchange] { text += "<-- \(answer)\n" } }
    }
    return text
  }
}
