internal import RPC
internal import Shape

/// The notification `auth.ended`, which subscribers of the auth service get.
struct AuthEnded: Notification {
  let user: UUID, reason: EndReason, at: Timestamp

  static let name: StaticString = "auth.ended"
  static let doc: StaticString =
    "Sent when the session of the user who has signed in with Apple ends. Only conversations that have subscribed to the auth service (`events.subscribe`) get it."
}

extension AuthEnded {
  init<F: Fields<Self>>(_ field: inout F) {
    user = field("user", \.user, "The id of the user's record (`users.get`).")
    reason = field(
      "reason", \.reason,
      "The reason why the session ended. signedOut: the user signed out. replaced: another user signed in. deleted: the user's account was deleted. revoked, notFound, transferred: Apple reported this state of the credential."
    )
    at = field("at", \.at, "The time when the session ended.")
  }
}
