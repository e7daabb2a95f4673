/// Writes functions, lists of names and docstrings in the format of Python.
extension SourceText {
  private static let columns = 120

  /// Writes the first lines of a method whose parameters are keyword-only. As few lines as possible are used.
  mutating func pythonFunction(_ name: String, _ parameters: [String], returns result: String) {
    let words = (parameters.isEmpty ? ["self"] : ["self", "*"] + parameters)
    let all = words.joined(separator: ", ")
    let head = "\(name)(\(all)) -> \(result):"
    // The method is in a class, so its first line is indented by four spaces.
    if head.count + 4 <= SourceText.columns { return line(head) }
    line("\(name)(")
    indented { out in
      if all.count + 8 <= SourceText.columns { return out.line(all) }
      for word in words { out.line("\(word),") }
    }
    line(") -> \(result):")
  }

  /// Writes an import of names in as few lines as possible. Each name is listed. If a public module imports with `*`,
  /// editors take the names for names of that module.
  mutating func pythonImport(from module: String, _ names: [String]) {
    line("from \(module) import (")
    indented { $0.wrapped(names.map { "\($0)," }.joined(separator: " "), width: SourceText.columns) }
    line(")")
  }

  /// Writes a list of names in as few lines as possible.
  mutating func pythonNames(_ variable: String, _ names: [String]) {
    line("\(variable) = [")
    indented { $0.wrapped(names.map { "\"\($0)\"," }.joined(separator: " "), width: SourceText.columns) }
    line("]")
  }

  /// Writes a docstring with several paragraphs.
  mutating func pythonDoc(_ paragraphs: [String]) {
    let paragraphs = paragraphs.filter { !$0.isEmpty }.map(SourceText.escaped)
    guard let first = paragraphs.first else { return }
    let quotes = #"""""#
    // A docstring of a member or service is indented by at most two levels, which are eight spaces. The quotation marks
    // need six more characters.
    if paragraphs.count == 1, first.count + 14 <= SourceText.columns, !first.hasSuffix("\"") {
      return line("\(quotes)\(first)\(quotes)")
    }
    wrapped(quotes + first, width: SourceText.columns)
    for paragraph in paragraphs.dropFirst() {
      line()
      wrapped(paragraph, width: SourceText.columns)
    }
    line(quotes)
  }

  /// Writes the docstring of a function, with the sections that editors recognize
  /// (https://google.github.io/styleguide/pyguide.html#383-functions-and-methods).
  mutating func pythonDoc(
    _ doc: String, arguments: [(name: String, doc: String)], result: String, errors: [String] = []
  ) {
    let quotes = #"""""#
    wrapped(quotes + SourceText.escaped(doc), width: SourceText.columns)
    if !arguments.isEmpty {
      line()
      line("Args:")
      for one in arguments {
        wrapped("\(one.name): \(SourceText.escaped(one.doc))", "    ", hanging: "        ", width: SourceText.columns)
      }
    }
    for section in [
      "Returns: \(SourceText.escaped(result))", errors.isEmpty ? "" : "Raises: \(errors.joined(separator: ", ")).",
    ] {
      if section.isEmpty { continue }
      line()
      wrapped(section, width: SourceText.columns)
    }
    line(quotes)
  }

  private static func escaped(_ text: String) -> String { text.replacing(#"\"#, with: #"\\"#) }
}
