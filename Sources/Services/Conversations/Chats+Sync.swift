internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Conversations for sync, in the account's own zone. The instant of the latest message follows from the messages on each device.
/// Conflicts are not reported: their values would be words of a user who may not be the one who is signed in.
extension Chats {
  var synced: [SyncedRecords] {
    [
      chats.synced(
        SyncTraits(
          "Conversations", rank: 3, derived: [("lastMessageAt", "null")], unwritten: ["title", "model", "archived", "backendId"],
          owners: [("user", "user")])),
      messages.synced(
        SyncTraits(
          "Messages", rank: 4, unwritten: ["content", "status", "error", "model", "at"],
          owners: [("conversation", "conversation")])),
    ]
  }
}
