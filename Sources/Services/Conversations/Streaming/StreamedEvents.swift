internal import JSON
internal import Shape

/// The data of the event `token`: a part of the answer's text. The generic parameter allows reading the text without
/// copying it.
struct TokenEvent<Text: Value>: Record {
  let text: Text

  static var recordName: String { "TokenEvent" }
  static var doc: StaticString { "A part of the answer's text." }
}

extension TokenEvent {
  init<F: Fields<Self>>(_ field: inout F) { text = field("text", \.text, "The text that continues the earlier parts.") }
}

/// The data of the event `conversation`.
struct ConversationEvent: Record {
  let id: String?, title: String?

  static let doc: StaticString = "The backend's id and title of the conversation."

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The backend's id of the conversation.", .length(1...200))
    title = field("title", \.title, "The backend's title of the conversation.", ChatDetails.titleLength)
  }
}

/// The data of the event `error`.
struct ErrorEvent: Record {
  let message: String

  static let doc: StaticString = "The reason why the backend failed."

  init<F: Fields<Self>>(_ field: inout F) { message = field("message", \.message, "The reason as a sentence.") }
}

/// The body of a backend's answer that is sent as a whole, not in parts.
struct WholeAnswer: Record {
  let text: String, conversation: ConversationEvent?

  static let doc: StaticString = "A whole answer of the backend, sent at once."

  init<F: Fields<Self>>(_ field: inout F) {
    text = field("text", \.text, "The whole text of the answer.")
    conversation = field("conversation", \.conversation, "The backend's id and title of the conversation.")
  }
}
