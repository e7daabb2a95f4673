/// A guide to one tool: a text for a model that says when to use the tool, and when to use another one. It replaces the
/// description of the tool's method, which says only what the method does.
struct MCPGuide {
  let method: String, title: String
  /// The text, in which other tools are named by their methods in angle brackets.
  private let raw: String

  init(_ method: String, _ title: String, _ raw: String) { (self.method, self.title, self.raw) = (method, title, raw) }

  static func of(_ method: String) -> MCPGuide? { all.first { $0.method == method } }

  /// The text for a model, in which other tools are named by their tool names.
  var text: String {
    raw.split(separator: "<", omittingEmptySubsequences: false).enumerated().map { position, part in
      guard position > 0, let end = part.firstIndex(of: ">") else { return String(part) }
      return MCPTool.name(of: String(part[..<end])) + part[part.index(after: end)...]
    }.joined()
  }
}
