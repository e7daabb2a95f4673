internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// A stored message of a conversation: of a user, or an answer of the model.
typealias Message = Stored<MessageDetails>

/// The members of a message.
struct MessageDetails: AccountDetails {
  var conversation: ID<ChatDetails>, role: MessageRole, content: String, replyTo: ID<MessageDetails>?,
    status: MessageStatus
  var error: MessageError?, model: String?, at: Timestamp

  static let collection = CollectionName(service: ConversationsModule.name, "messages", one: "message")
  static let indexed = [IndexedColumn("content", weight: 1)]
  static let forgetsDeleted = true
  static let sample = ""
  static let doc: StaticString = "A message of a conversation."

  /// The largest number of Unicode scalars in a message.
  static let longest = 100_000

  /// Creates a message of a user.
  init(of conversation: ID<ChatDetails>, _ content: String, at now: Timestamp) {
    (self.conversation, self.content, at) = (conversation, content, now)
    (role, replyTo, status, error, model) = (.user, nil, .complete, nil, nil)
  }

  /// Creates an answer of the model, whose text has not arrived yet.
  init(to question: Message, model: String?, at now: Timestamp) {
    (conversation, replyTo, self.model, at) = (question.details.conversation, question.id, model, now)
    (role, content, status, error) = (.assistant, "", .streaming, nil)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    conversation = field("conversation", \.conversation, "The id of the message's conversation.")
    role = field("role", \.role, "The author of the message: user, assistant (the model), or system.")
    content = field(
      "content", \.content, "The text of the message. If an answer is not complete, the part that has arrived.",
      .length(0...MessageDetails.longest))
    replyTo = field(
      "replyTo", \.replyTo, "The id of the user's message that this message answers; `null` for other messages.")
    status = field(
      "status", \.status,
      "The status of the message. complete: the text is whole. streaming: the answer is arriving. failed: the answer ended early, and `error` has the reason. cancelled: the answer was cancelled."
    )
    error = field("error", \.error, "The reason of the failure; `null` unless `status` is `failed`.")
    model = field(
      "model", \.model, "The name of the model at the backend; `null` if the backend chooses the model.",
      .length(1...200))
    at = field("at", \.at, "The time when the user wrote the message, or when the answer was requested.")
  }
}

/// The author of a message.
enum MessageRole: String, Choice {
  case user, assistant, system

  static let spellings = Spellings<MessageRole>()
}

/// The status of a message.
enum MessageStatus: String, Choice {
  case complete, streaming, failed, cancelled

  static let spellings = Spellings<MessageStatus>()
}

/// The reason why an answer failed.
struct MessageError: Record {
  let kind: String, message: String, retryAfter: Int?

  static let doc: StaticString = "The reason why an answer failed."

  init(kind: String, message: String, retryAfter: Int? = nil) {
    self.kind = kind
    self.message = String(message.unicodeScalars.prefix(1000))
    self.retryAfter = retryAfter
  }

  init<F: Fields<Self>>(_ field: inout F) {
    kind = field(
      "kind", \.kind,
      "The name of the error for programs, such as hostUnavailable, unauthorized or backendFailed. interrupted: the core ended before the answer was complete.",
      .length(1...100))
    message = field("message", \.message, "The reason as a sentence for people.", .length(0...1000))
    retryAfter = field(
      "retryAfter", \.retryAfter,
      "The number of milliseconds to wait before the next request to the backend; `null` if the backend gave no number."
    )
  }

  static let interrupted = MessageError(
    kind: "interrupted", message: "The core ended before the answer was complete. conversations.retry requests it again"
  )
}
