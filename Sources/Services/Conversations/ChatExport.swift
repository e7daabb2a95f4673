internal import JSON
internal import RPC
internal import Shape
internal import Storage

/// The formats in which a conversation can be exported.
enum ChatFormat: String, Choice {
  /// Markdown, for people.
  case md
  /// JSON lines, one for each message, for programs.
  case jsonl

  static let spellings = Spellings<ChatFormat>()

  /// Returns the text that comes before the messages.
  func head(of chat: Chat) -> String {
    self == .md ? "# \(chat.details.title.split(whereSeparator: \.isNewline).joined(separator: " "))\n" : ""
  }

  func text(of message: Message) -> String {
    switch self {
    case .jsonl: return jsonText(message) + "\n"
    case .md:
      let details = message.details
      let status = details.status == .complete ? "" : ", \(details.status.rawValue)"
      let end = details.content.isEmpty || details.content.hasSuffix("\n") ? "" : "\n"
      return "\n**\(details.role.rawValue)** (\(details.at)\(status))\n\n\(details.content)\(end)"
    }
  }
}

/// The result of `conversations.export`: a piece of a conversation's text.
struct ChatExport: Record {
  let text: String, rest: String?

  static let doc: StaticString = "A piece of a conversation, as text."
}

extension ChatExport {
  init<F: Fields<Self>>(_ field: inout F) {
    text = field("text", \.text, "The text of whole messages. A piece has about 1 MiB at most.")
    rest = field("rest", \.rest, "The value to pass as `after` for the next piece; `null` for the last piece.")
  }
}
