public import Shape

/// A participant of a shared zone.
public struct CloudParticipant: Record, Sendable, Equatable {
  public let id: UUID, account: String?, invitedAs: String?, url: String?, permission: SharePermission,
    acceptance: Acceptance
  public let invitedAt: Timestamp, acceptedAt: Timestamp?, access: UUID

  public static let doc: StaticString =
    "A participant of a shared zone: an account that has joined, or that was invited or removed."

  /// The state of a participant's invitation.
  public enum Acceptance: String, Choice {
    case pending, accepted, removed

    public static let spellings = Spellings<Acceptance>()
  }

  public init(
    _ id: UUID, account: String?, invitedAs: String?, url: String?, _ permission: SharePermission,
    _ acceptance: Acceptance,
    invitedAt: Timestamp, acceptedAt: Timestamp?, access: UUID
  ) {
    self.id = id
    self.account = account
    self.invitedAs = invitedAs
    self.url = url
    self.permission = permission
    self.acceptance = acceptance
    self.invitedAt = invitedAt
    self.acceptedAt = acceptedAt
    self.access = access
  }
}

extension CloudParticipant {
  public init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the invitation.")
    account = field(
      "account", \.account,
      "The user reference of the participant, which is the container's name for the account. `null` until the invitation is accepted.",
      .length(1...255))
    invitedAs = field(
      "invitedAs", \.invitedAs,
      "The address, number or label of the invitation. `null` for a participant without an invitation.",
      .length(1...200))
    url = field(
      "url", \.url,
      "The link of this invitation, which admits only the first person who opens it. `null` once the invitation is accepted.",
      .length(1...2000))
    permission = field("permission", \.permission, SharePermission.fieldDoc)
    acceptance = field(
      "acceptance", \.acceptance,
      "The state. pending: the invitation is not accepted yet. accepted: the participant has joined. removed: the owner has ended the participation."
    )
    invitedAt = field(
      "invitedAt", \.invitedAt,
      "The time of the invitation. For a participant without an invitation, the time of joining.")
    acceptedAt = field("acceptedAt", \.acceptedAt, "The time when the invitation was accepted. `null` until then.")
    access = field("access", \.access, "The id of the access record with the participant's rights.")
  }
}
