internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `conversations.delete`: deletes a conversation and its messages, on this device and on the account's
/// other devices.
struct DeleteChat: AccountMethod, UserMethod {
  let id: ID<ChatDetails>, expect: Int?

  static let name: StaticString = "conversations.delete"
  static let doc: StaticString =
    "Deletes a conversation and its messages, on this device and on the account's other devices. The core does not notify the backend."
  static let effect = Effect.write
  static let resultDoc: StaticString = "The id of the deleted conversation."
  static let errors: [ErrorCode] = [.notOnThisPath, .unauthorized, .notFound, .conflict]
  static let examples = [
    Example("a conversation", given: Example.chat, params: #"{"id":"{{\#(Example.chat.count - 1).items.0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the conversation.")
    expect = field.expect(\.expect)
  }

  func call(on service: Chats, in context: Context) throws(Failure) -> Deleted {
    try service.delete(id, expect: expect, in: context)
  }
}
