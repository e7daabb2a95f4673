/// Builds the text of a source file line by line, with indentation.
struct SourceText {
  private(set) var text = ""
  private var depth = 0
  private let unit: String

  /// - Parameter unit: the indentation of one level.
  init(unit: String) { self.unit = unit }

  mutating func line(_ line: String = "") {
    if !line.isEmpty { for _ in 0..<depth { text += unit } }
    text += line + "\n"
  }

  /// Writes the lines of `write` one level deeper.
  mutating func indented(_ write: (inout SourceText) -> Void) {
    depth += 1
    write(&self)
    depth -= 1
  }

  /// Wraps a text into lines of at most `width` characters. Each line begins with a prefix.
  ///
  /// - Parameter hanging: the prefix of all lines except the first, or `nil` if all lines have the same prefix.
  mutating func wrapped(_ words: String, _ prefix: String = "", hanging: String? = nil, width: Int) {
    var prefix = prefix
    var current = ""
    for word in words.split(separator: " ", omittingEmptySubsequences: true) {
      if !current.isEmpty, depth * unit.count + prefix.count + current.count + 1 + word.count > width {
        line(prefix + current)
        prefix = hanging ?? prefix
        current = String(word)
      } else {
        current += (current.isEmpty ? "" : " ") + word
      }
    }
    if !current.isEmpty { line(prefix + current) }
  }
}

extension String {
  /// The name in snake case, such as `min_stock` for `minStock`, or `gs1_content` for `GS1Content`.
  var snakeCase: String {
    var (result, letters) = ("", Array(self))
    for (index, letter) in letters.enumerated() {
      let startsWord =
        letter.isUppercase && index > 0
        && (!letters[index - 1].isUppercase || index + 1 < letters.count && letters[index + 1].isLowercase)
      if startsWord, !result.hasSuffix("_") { result += "_" }
      result += letter.lowercased()
    }
    letters = []
    return result.replacing(".", with: "_")
  }

  /// The name in Pascal case, such as `InventoryItems` for `inventory.items`.
  var pascalCase: String {
    split(whereSeparator: { ".-_".contains($0) }).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
