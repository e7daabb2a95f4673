public import RPC
public import Shape

/// The request `host.cloud.share.invite`: invites a participant to one of the account's own zones.
public struct InviteParticipant: HostRequest {
  public let zone: CloudZone, participant: UUID, invitedAs: String, permission: SharePermission, record: CloudRecord

  public static let name: StaticString = "host.cloud.share.invite"
  public static let doc: StaticString =
    "Invites a participant to one of the account's own zones, and saves the participant's access record. The container does both or neither. Fails with `tooManyParticipants` if the company's tier allows no more participants."
  public static let answerDoc: StaticString = "The share, and the saved access record."

  public init(
    _ zone: CloudZone, _ participant: UUID, as invitedAs: String, _ permission: SharePermission, _ record: CloudRecord
  ) {
    self.zone = zone
    self.participant = participant
    self.invitedAs = invitedAs
    self.permission = permission
    self.record = record
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    zone = field("zone", \.zone, "The zone.")
    participant = field(
      "participant", \.participant,
      "The id of the new invitation. If the container already has an invitation with this id, nothing changes.")
    invitedAs = field(
      "invitedAs", \.invitedAs, "The address, number or label that names the participant.", .length(1...200))
    permission = field("permission", \.permission, SharePermission.fieldDoc)
    record = field(
      "record", \.record,
      "The access record with the participant's rights. Until the invitation is accepted, its member `user` is a placeholder."
    )
  }

  /// The container's reply.
  public struct Answer: Record, Sendable {
    public let share: CloudShare, record: CloudRecord?

    public static let recordName = "InvitedParticipant"
    public static let doc: StaticString = "The share with an invited participant, and the participant's access record."

    public init(_ share: CloudShare, _ record: CloudRecord?) {
      self.share = share
      self.record = record
    }

    public init<F: Fields<Self>>(_ field: inout F) {
      share = field("share", \.share, "The share.")
      record = field("record", \.record, "The access record in its present state. `null` if it no longer exists.")
    }
  }
}
