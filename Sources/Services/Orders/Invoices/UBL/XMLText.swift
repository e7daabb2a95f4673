/// Writes an XML document: elements with attributes and texts, with line breaks and without a schema.
struct XMLText {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  /// Writes an element with other elements in it.
  mutating func element(_ name: String, _ attributes: String = "", _ content: (inout XMLText) -> Void) {
    indent()
    text += "<\(name)\(attributes)>\n"
    depth += 1
    content(&self)
    depth -= 1
    indent()
    text += "</\(name)>\n"
  }

  /// Writes an element with a text, or nothing without a text.
  mutating func element(_ name: String, _ value: String?, _ attributes: String = "") {
    guard let value else { return }
    indent()
    text += "<\(name)\(attributes)>\(XMLText.escaped(value))</\(name)>\n"
  }

  private mutating func indent() { text += String(repeating: "  ", count: depth) }

  /// Returns a text in which entities replace the characters that XML reserves. Characters that XML does not allow are
  /// removed.
  private static func escaped(_ value: String) -> String {
    var text = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\t", "\n", "\r": text.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": continue
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
