/// Describes the differences between the replies of a core and those of a transcript, for people.
enum TranscriptDifference {
  /// The maximum number of differences that are shown for one reply.
  private static let most = 20
  /// The maximum number of characters that are shown of a value.
  private static let longest = 160

  /// - Parameter place: the name of the file and the line number of the sent line.
  static func text(_ exchange: Transcript.Exchange, _ actual: [String], at place: String) -> String {
    var text = "\(place): --> \(cut(exchange.sent))\n"
    let isOneOfMany = max(exchange.expected.count, actual.count) > 1
    for (expected, found) in LineAlignment(exchange.expected, actual).pairs {
      guard let expected, let found else {
        text += "  expected \(expected.map { "<-- \(cut($0))" } ?? "nothing")\n"
        text += "  answered \(found.map { "<-- \(cut($0))" } ?? "nothing")\n"
        continue
      }
      if LineAlignment.isSame(expected, found) { continue }
      if isOneOfMany { text += "  in <-- \(cut(expected))\n" }
      text += lines(expected, found)
    }
    return text
  }

  private static func lines(_ expected: String, _ found: String) -> String {
    guard let differences = JSONDifference.between(expected, found) else {
      return pair("<-- ", expected, found, indent: "  ")
    }
    if differences.isEmpty {
      return "  the same JSON, written in another way\n" + pair("<-- ", expected, found, indent: "  ")
    }
    var text = ""
    for difference in differences.prefix(most) {
      text += "  \(difference.pointer.isEmpty ? "the whole" : difference.pointer)\n"
      text += pair("", difference.expected, difference.found, indent: "    ")
    }
    if differences.count > most { text += "  and \(differences.count - most) more\n" }
    return text
  }

  /// Returns both values as two lines. Long values begin shortly before the first difference.
  private static func pair(_ mark: String, _ expected: String?, _ found: String?, indent: String) -> String {
    var start = 0
    if let expected, let found, max(expected.count, found.count) > longest {
      start = max(0, zip(expected, found).prefix { $0 == $1 }.count - longest / 4)
    }
    func shown(_ value: String?) -> String { value.map { "\(mark)\(cut($0, from: start))" } ?? "nothing" }
    return "\(indent)expected \(shown(expected))\n\(indent)answered \(shown(found))\n"
  }

  private static func cut(_ text: String, from start: Int = 0) -> String {
    let rest = text.dropFirst(start)
    return (start > 0 ? "…" : "") + (rest.count > longest ? rest.prefix(longest) + "…" : rest)
  }
}
