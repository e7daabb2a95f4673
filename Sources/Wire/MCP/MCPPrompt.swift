internal import Shape

/// A prompt: a task with steps that a person can give to an agent
/// (https://modelcontextprotocol.io/specification/2025-11-25/server/prompts).
///
/// In the text, a method in angle brackets such as `<inventory.counts.create>` stands for its tool. A name in braces
/// such as `{location}` stands for an argument. The prompt is offered only if all tools in its text may be called.
struct MCPPrompt {
  let name: String, title: String, summary: String
  let arguments: [Argument]
  let text: String

  struct Argument {
    let name: String, summary: String
    /// The text that is used if the argument is not given, or `nil` for a required argument.
    let otherwise: String?
  }

  /// The methods in the text. If a method contains an argument in braces, it stands for several methods. It is enough
  /// if one of these may be called.
  var methods: [String] {
    text.split(separator: "<").dropFirst().compactMap { part in part.split(separator: ">").first.map(String.init) }
  }

  /// Returns a Boolean value that indicates whether all tools that the prompt needs may be called.
  func isPossible(with allowed: Set<String>) -> Bool {
    methods.allSatisfy { method in
      guard let start = method.firstIndex(of: "{") else { return allowed.contains(method) }
      return allowed.contains { $0.hasPrefix(method[..<start]) }
    }
  }

  /// Returns the text with the arguments and the names of the tools filled in.
  /// - Throws: an error if an argument is missing or unknown, or names a tool that may not be called.
  func filled(with given: [(name: String, value: String)], allowed: Set<String>) throws(MCPError) -> String {
    for (name, _) in given where !arguments.contains(where: { $0.name == name }) {
      throw MCPError(
        .invalidParams,
        "params: \(self.name) has no argument \(name)\(suggestion(for: name, among: arguments.map(\.name)))")
    }
    func fill(_ text: String) throws(MCPError) -> String {
      var text = text
      for argument in arguments {
        let value = given.first { $0.name == argument.name }?.value ?? argument.otherwise
        guard let value, !value.isEmpty else {
          throw MCPError(.invalidParams, "params: the argument \(argument.name) is missing")
        }
        text = text.replacing("{\(argument.name)}", with: value)
      }
      return text
    }
    var filled = ""
    for (position, part) in text.split(separator: "<", omittingEmptySubsequences: false).enumerated() {
      guard position > 0, let end = part.firstIndex(of: ">") else {
        filled += try fill(String(part))
        continue
      }
      let method = try fill(String(part[..<end]))
      if !allowed.contains(method) {
        throw MCPError(.invalidParams, "params: the tool \(MCPTool.name(of: method)) can't be called")
      }
      filled += MCPTool.name(of: method) + (try fill(String(part[part.index(after: end)...])))
    }
    return filled
  }
}

extension String {
  /// Returns the text in which each occurrence of `part` is replaced by `other`. The standard library's
  /// `replacing(_:with:)` is not used, because it needs the module for regular expressions.
  fileprivate func replacing(_ part: String, with other: String) -> String {
    var (rest, result) = (self[...], "")
    while let start = rest.indices.first(where: { rest[$0...].hasPrefix(part) }) {
      result += rest[..<start] + other
      rest = rest[start...].dropFirst(part.count)
    }
    return result + rest
  }
}

/// A prompt in the result of `prompts/list`.
struct PromptPart: Record {
  let name: String, title: String, text: String, arguments: [Argument]

  static let doc: StaticString = "A prompt."

  /// An argument of the prompt, for which the client asks the person.
  struct Argument: Record {
    let name: String, text: String, required: Bool

    static let recordName = "PromptArgument"
    static let doc: StaticString = "An argument of a prompt."
  }

  init(_ prompt: MCPPrompt) {
    (name, title, text) = (prompt.name, prompt.title, prompt.summary)
    arguments = prompt.arguments.map { Argument(name: $0.name, text: $0.summary, required: $0.otherwise == nil) }
  }

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the prompt.")
    title = field("title", \.title, "The title of the prompt.")
    text = field("description", \.text, "The purpose of the prompt.")
    arguments = field("arguments", \.arguments, "The arguments of the prompt.")
  }
}

extension PromptPart.Argument {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the argument.")
    text = field("description", \.text, "The description of the argument.")
    required = field("required", \.required, "true if the argument is required.")
  }
}

extension PromptPart: NamedInLists {
  static var listName: StaticString { "prompts" }
}

/// The result of `prompts/get`.
struct PromptResult: Record {
  let text: String, messages: [Message]

  static let doc: StaticString = "A prompt with its arguments."

  struct Message: Record {
    let role: String, content: CallResult.TextContent

    static let recordName = "PromptMessage"
    static let doc: StaticString = "A message from a person to the agent."
  }

  init(_ prompt: MCPPrompt, _ filled: String) {
    text = prompt.summary
    messages = [Message(role: "user", content: CallResult.TextContent(type: "text", text: filled))]
  }

  init<F: Fields<Self>>(_ field: inout F) {
    text = field("description", \.text, "The purpose of the prompt.")
    messages = field("messages", \.messages, "The messages of the prompt.")
  }
}

extension PromptResult.Message {
  init<F: Fields<Self>>(_ field: inout F) {
    role = field("role", \.role, "The role of the speaker.")
    content = field("content", \.content, "The text of the message.")
  }
}
