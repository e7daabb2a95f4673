/// Texts of the interface in the reference, in Markdown.
enum ReferenceText {
  /// Returns the anchor of a heading: its letters, digits, hyphens and underscores, in lower case, with hyphens for
  /// spaces.
  static func anchor(_ heading: String) -> String {
    String(
      heading.lowercased().replacing(" ", with: "-").filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
  }

  /// Returns a link to a heading of the reference.
  static func link(_ heading: String) -> String { "[`\(heading)`](#\(anchor(heading)))" }

  /// Returns a sentence with all signs of Markdown escaped, except backticks. The text between two backticks is code.
  static func plain(_ words: String) -> String {
    var (result, isCode) = ("", false)
    for character in words {
      if character == "`" { isCode.toggle() }
      if character == "|" || !isCode && "<*[]".contains(character) { result += "\\" }
      result.append(character)
    }
    return result.replacing("\n", with: " ")
  }

  /// Returns a row of a table.
  static func row(_ cells: String...) -> String { "| \(cells.joined(separator: " | ")) |" }
}

extension TypeExpression {
  /// The type in words, with links to its records.
  var reference: String {
    switch self {
    case .text: "text"
    case .instant: "date-time"
    case .day: "date"
    case .uuid: "uuid"
    case .integer: "integer"
    case .number: "number"
    case .truth: "boolean"
    case .choice(let choices): choices.map { "`\($0)`" }.listed("or")
    case .list(let inner): "list of \(inner.present.reference)"
    case .map(let inner):
      inner == .any ? "object" : "object of \(inner.isNullable ? "(\(inner.reference))" : inner.reference)"
    case .record(let name): "[`\(name)`](\(ReferenceWriter.recordsFile)#\(ReferenceText.anchor(name)))"
    case .nullable(let inner): inner.isNullable ? inner.reference : "\(inner.reference) or null"
    case .union(let types) where types.count > 12: "one of \(types.count) records"
    case .union(let types): types.map(\.reference).listed("or")
    case .any: "any JSON"
    }
  }
}

extension [String] {
  /// Returns the elements as a list in words: `a, b or c` if `word` is `or`.
  func listed(_ word: String) -> String {
    count < 2 ? joined() : "\(dropLast().joined(separator: ", ")) \(word) \(self[count - 1])"
  }
}
