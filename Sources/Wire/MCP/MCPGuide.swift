/// A guide that says when to use a tool, and when to use another tool. The description of the tool's method does not
/// say that.
struct MCPGuide {
  let method: String, title: String
  /// The text. The methods of other tools are in angle brackets.
  private let raw: String

  init(_ method: String, _ title: String, _ raw: String) { (self.method, self.title, self.raw) = (method, title, raw) }

  static func of(_ method: String) -> MCPGuide? { all.first { $0.method == method } }

  /// The text for a model, with the names of the other tools.
  var text: String {
    raw.split(separator: "<", omittingEmptySubsequences: false).enumerated().map { position, part in
      guard position > 0, let end = part.firstIndex(of: ">") else { return String(part) }
      return MCPTool.name(of: String(part[..<end])) + part[part.index(after: end)...]
    }.joined()
  }
}
