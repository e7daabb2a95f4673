internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// A stored message.
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

  /// The most Unicode scalars of a message.
  static let longest = 100_000

  /// Creates a message of a user.
  init(of conversation: ID<ChatDetails>, _ content: String, at now: Timestamp) {
    (self.conversation, self.content, at) = (conversation, content, now)
    (role, replyTo, status, error, model) = (.user, nil, .complete, nil, nil)
  }

  /// Creates an answer whose text is still to be received.
  init(to question: Message, model: String?, at now: Timestamp) {
    (conversation, replyTo, self.model, at) = (question.details.conversation, question.id, model, now)
    (role, content, status, error) = (.assistant, "", .streaming, nil)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    conversation = field("conversation", \.conversation, "The conversation of the message.")
    role = field("role", \.role, "The author of the message.")
    content = field(
      "content", \.content, "The text of the message. For an answer that is not complete, the part that has arrived.",
      .length(0...MessageDetails.longest))
    replyTo = field(
      "replyTo", \.replyTo, "The id of the user's message that this message answers; `null` for other messages.")
    status = field(
      "status", \.status,
      "The status of the message. complete: the text is whole. streaming: the answer is arriving. failed: the answer ended early, and `error` has the reason. cancelled: the answer was cancelled."
    )
    error = field("error", \.error, "The reason of the failure; `null` unless `status` is `failed`.")
    model = field(
      "model", \.model, "The name of the model at the backend; `null` for the backend's own choice.", .length(1...200))
    at = field("at", \.at, "The time when the message was written, or the answer was requested.")
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

/// The reason that a message failed.
struct MessageError: Record {
  let kind: String, message: String, retryAfter: Int?

  static let doc: StaticString = "The reason why a message failed."

  init(kind: String, message: String, retryAfter: Int? = nil) {
    self.kind = kind
    self.message = String(message.unicodeScalars.prefix(1000))
    self.retryAfter = retryAfter
  }

  init<F: Fields<Self>>(_ field: inout F) {
    kind = field(
      "kind", \.kind,
      "The machine name of the error, such as hostUnavailable, unauthorized or backendFailed. interrupted: the core ended before the answer was complete.",
      .length(1...100))
    message = field("message", \.message, "The reason as a sentence for people.", .length(0...1000))
    retryAfter = field(
      "retryAfter", \.retryAfter,
      "The number of milliseconds to wait before the next request to the backend; `null` if the backend named no time.")
  }

  static let interrupted = MessageError(
    kind: "interrupted", message: "The core ended before the answer was complete. conversations.retry requests it again"
  )
}
