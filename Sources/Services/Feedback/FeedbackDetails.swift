internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Stored feedback: a message from a user to the makers of the app.
typealias Feedback = Stored<FeedbackDetails>

/// The members of feedback. Feedback does not sync: it stays on the device on which it was submitted.
struct FeedbackDetails: AccountDetails {
  let user: UUID, kind: FeedbackKind, message: String, contact: String?, diagnostics: AppDiagnostics?
  var state: FeedbackState, sentAt: Timestamp?, error: FeedbackError?

  static let collection = CollectionName(service: FeedbackModule.name, "feedback", one: "feedback")
  static let forgetsDeleted = true
  static let sample = ""
  static let doc: StaticString = "A message from a user to the makers of the app."

  init(_ draft: FeedbackDraft, user: UUID, diagnostics: AppDiagnostics?) {
    (self.user, kind, message, contact, self.diagnostics) = (
      user, draft.kind, draft.message, draft.contact, diagnostics
    )
    (state, sentAt, error) = (.waiting, nil, nil)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    user = field("user", \.user, "The id of the user's record (`users.get`).")
    kind = field("kind", \.kind, FeedbackDraft.kindDoc)
    message = field("message", \.message, "The text of the user's message.", .length(1...5000))
    contact = field("contact", \.contact, FeedbackDraft.contactDoc, .length(1...200))
    diagnostics = field(
      "diagnostics", \.diagnostics, "The diagnostics that are sent with the feedback; `null` if none are sent.")
    state = field(
      "state", \.state,
      "The state of the feedback. waiting: the core sends the feedback when the backend can be reached and has authenticated the user. sent: the backend has accepted the feedback. failed: the backend has not accepted the feedback, and `feedback.retry` sends it again."
    )
    sentAt = field("sentAt", \.sentAt, "The time when the backend accepted the feedback; `null` before that.")
    error = field(
      "error", \.error, "The reason why the last attempt to send the feedback failed; `null` if no attempt has failed.")
  }
}

/// The members of feedback that a user submits.
struct FeedbackDraft: Record {
  let kind: FeedbackKind, message: String, contact: String?

  static let doc: StaticString = "A message from a user to the makers of the app."
  static let kindDoc: StaticString =
    "The kind of the feedback. bug: the app has a fault. idea: a wish for the app. question: a question about the app. praise: a compliment."
  static let contactDoc: StaticString =
    "The address for a reply, such as an e-mail address or a telephone number. `null` if the user wants no reply."

  init<F: Fields<Self>>(_ field: inout F) {
    kind = field("kind", \.kind, FeedbackDraft.kindDoc)
    message = field("message", \.message, "The text of the user's message.", .length(1...5000))
    contact = field("contact", \.contact, FeedbackDraft.contactDoc, .length(1...200))
  }
}

/// The kinds of feedback.
enum FeedbackKind: String, Choice {
  case bug, idea, question, praise

  static let spellings = Spellings<FeedbackKind>()
}

/// The state of feedback.
enum FeedbackState: String, Choice {
  case waiting, sent, failed

  static let spellings = Spellings<FeedbackState>()
}

/// The reason why feedback was not sent.
struct FeedbackError: Record {
  let kind: String, message: String

  static let doc: StaticString = "The reason why feedback was not sent."

  init(_ failure: Failure) {
    kind = failure.code.name
    message = String(failure.message.unicodeScalars.prefix(1000))
  }

  init<F: Fields<Self>>(_ field: inout F) {
    kind = field("kind", \.kind, "The error's name, by which programs tell errors apart.", .length(1...100))
    message = field("message", \.message, "The reason as a sentence for people.", .length(0...1000))
  }
}
