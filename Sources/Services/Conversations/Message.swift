internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// A message as it is stored.
typealias Message = Stored<MessageDetails>

/// The members of a message.
struct MessageDetails: AccountDetails {
  var conversation: ID<ChatDetails>, role: MessageRole, content: String, replyTo: ID<MessageDetails>?, status: MessageStatus
  var error: MessageError?, model: String?, at: Timestamp

  static let collection = CollectionName(service: ConversationsModule.name, "messages", one: "message")
  static let indexed = [IndexedColumn("content", weight: 1)]
  static let forgetsDeleted = true
  static let sample = ""
  static let doc: StaticString = "A message of a conversation."

  /// The most Unicode scalars of a message.
  static let longest = 100_000

  /// What a person has written.
  init(of conversation: ID<ChatDetails>, _ content: String, at now: Timestamp) {
    (self.conversation, self.content, at) = (conversation, content, now)
    (role, replyTo, status, error, model) = (.user, nil, .complete, nil, nil)
  }

  /// An answer that begins.
  init(to question: Message, model: String?, at now: Timestamp) {
    (conversation, replyTo, self.model, at) = (question.details.conversation, question.id, model, now)
    (role, content, status, error) = (.assistant, "", .streaming, nil)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    conversation = field("conversation", \.conversation, "The conversation that it belongs to.")
    role = field("role", \.role, "The author of the message.")
    content = field(
      "content", \.content, "The text; of an answer that is not complete, the part that has come.", .length(0...MessageDetails.longest))
    replyTo = field("replyTo", \.replyTo, "The message that it answers; null for one that answers none.")
    status = field(
      "status", \.status,
      "complete; streaming: the answer is coming; failed: it broke off, and error says why; cancelled: somebody wanted no more of it.")
    error = field("error", \.error, "Why it failed; null for one that did not.")
    model = field(
      "model", \.model, "The model that was asked, as the backend calls it; null for the backend's own choice.", .length(1...200))
    at = field("at", \.at, "When it was written, or asked for.")
  }
}

/// Who has written a message.
enum MessageRole: String, Choice {
  case user, assistant, system

  static let spellings = Spellings<MessageRole>()
}

/// How a message stands.
enum MessageStatus: String, Choice {
  case complete, streaming, failed, cancelled

  static let spellings = Spellings<MessageStatus>()
}

/// Why a message failed.
struct MessageError: Record {
  let kind: String, message: String, retryAfter: Int?

  static let doc: StaticString = "Why a message failed."

  init(kind: String, message: String, retryAfter: Int? = nil) {
    self.kind = kind
    self.message = String(message.unicodeScalars.prefix(1000))
    self.retryAfter = retryAfter
  }

  init<F: Fields<Self>>(_ field: inout F) {
    kind = field(
      "kind", \.kind,
      "The machine name of the error, such as hostUnavailable, unauthorized or backendFailed; interrupted: the core ended in the middle.",
      .length(1...100))
    message = field("message", \.message, "A sentence for people.", .length(0...1000))
    retryAfter = field("retryAfter", \.retryAfter, "How many milliseconds the backend wants to hear nothing; null where it does not say.")
  }

  static let interrupted = MessageError(kind: "interrupted", message: "The core ended before the answer was complete")
}
