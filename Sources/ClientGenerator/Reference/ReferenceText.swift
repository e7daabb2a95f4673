/// Writes names, links and types in Markdown, for the reference.
enum ReferenceText {
  /// Returns the anchor of a heading, as web sites for Markdown make it. Letters are in lower case, spaces become
  /// hyphens, and all signs except hyphens and underscores are removed.
  static func anchor(_ heading: String) -> String {
    String(
      heading.lowercased().replacing(" ", with: "-").filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
  }

  /// Returns a link to a heading of the reference.
  static func link(_ heading: String) -> String { "[`\(heading)`](#\(anchor(heading)))" }

  /// Returns a sentence in which signs with a meaning in Markdown are escaped. Backticks are not, so the text between
  /// two backticks is shown as code.
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
  /// Returns the elements as a list in words, such as `a, b or c` for the word `or`.
  func listed(_ word: String) -> String {
    count < 2 ? joined() : "\(dropLast().joined(separator: ", ")) \(word) \(self[count - 1])"
  }
}
