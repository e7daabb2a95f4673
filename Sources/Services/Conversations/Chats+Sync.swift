internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The sync of conversations and messages, in the account's own zone. Each device computes the instant of the latest
/// message from the messages. Conflicts are not reported, because a report would contain words of a user who may not be
/// signed in.
extension Chats {
  var synced: [SyncedRecords] {
    [
      chats.synced(
        SyncTraits(
          "Conversations", rank: 3, derived: [("lastMessageAt", "null")],
          unwritten: ["title", "model", "archived", "backendId"],
          owners: [("user", "user")])),
      messages.synced(
        SyncTraits(
          "Messages", rank: 4, unwritten: ["content", "status", "error", "model", "at"],
          owners: [("conversation", "conversation")])),
    ]
  }
}
