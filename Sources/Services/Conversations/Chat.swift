internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// A stored conversation of a user with a language model. In the core's code, `Conversation` means something else: the
/// pipe of one front end.
typealias Chat = Stored<ChatDetails>

/// The members of a conversation.
struct ChatDetails: AccountDetails {
  var title: String, model: String?, user: UUID, lastMessageAt: Timestamp?, archived: Flag, backendId: String?

  static let collection = CollectionName(service: ConversationsModule.name, "conversations", one: "conversation")
  static let indexed = [IndexedColumn("title", weight: 1)]
  static let forgetsDeleted = true
  static let sample = ""
  static let doc: StaticString = "A conversation with the model of the app's backend."

  init(title: String, model: String?, user: UUID) {
    (self.title, self.model, self.user) = (title, model, user)
    (lastMessageAt, archived, backendId) = (nil, Flag(false), nil)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    title = field("title", \.title, ChatDetails.titleDoc, ChatDetails.titleLength)
    model = field(
      "model", \.model, "The name of the model at the backend; `null` if the backend chooses the model.",
      .length(1...200))
    user = field("user", \.user, "The id of the user's record (`users.get`).")
    lastMessageAt = field("lastMessageAt", \.lastMessageAt, "The time of the latest message; `null` before the first.")
    archived = field(
      "archived", \.archived,
      "`true` if the conversation is archived. `conversations.list` returns it only with `archived: true`.")
    backendId = field(
      "backendId", \.backendId, "The backend's id of the conversation; `null` before the backend's first answer.",
      .length(1...200))
  }

  static let titleLength = Limit.length(1...200)
  static let titleDoc: StaticString =
    "The title. At first, it is the beginning of the first message. The backend or a user can change it."

  /// Returns the title of a conversation that begins with a message: the first line that is not blank, shortened.
  static func title(of content: String) -> String {
    let line = content.split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) }
    guard let line else { return "…" }
    let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 60 ? String(words.unicodeScalars.prefix(59)) + "…" : String(words.unicodeScalars.prefix(200))
  }
}
