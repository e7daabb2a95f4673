public import RPC
public import Shape

/// `host.cloud.share.invite`
public struct InviteParticipant: HostRequest {
  public let zone: CloudZone, participant: UUID, invitedAs: String, permission: SharePermission, record: CloudRecord

  public static let name: StaticString = "host.cloud.share.invite"
  public static let doc: StaticString =
    "Has somebody invited to one of the account's own zones that is shared, and the access record saved that is theirs: both, or neither. Refused with tooManyParticipants where the company's tier allows nobody more."
  public static let answerDoc: StaticString = "The share, and the access record as it was saved."

  public init(_ zone: CloudZone, _ participant: UUID, as invitedAs: String, _ permission: SharePermission, _ record: CloudRecord) {
    self.zone = zone
    self.participant = participant
    self.invitedAs = invitedAs
    self.permission = permission
    self.record = record
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    zone = field("zone", \.zone, "The zone.")
    participant = field("participant", \.participant, "What the invitation is known by: a new id; one that is known is left as it is.")
    invitedAs = field("invitedAs", \.invitedAs, "An address, a number or a label.", .length(1...200))
    permission = field("permission", \.permission, SharePermission.fieldDoc)
    record = field("record", \.record, "The access record: its user is nobody until the invitation is accepted.")
  }

  /// What the container answers.
  public struct Answer: Record, Sendable {
    public let share: CloudShare, record: CloudRecord?

    public static let recordName = "InvitedParticipant"
    public static let doc: StaticString = "Somebody who was invited."

    public init(_ share: CloudShare, _ record: CloudRecord?) {
      self.share = share
      self.record = record
    }

    public init<F: Fields<Self>>(_ field: inout F) {
      share = field("share", \.share, "The share.")
      record = field("record", \.record, "The access record as it stands; null where it is gone.")
    }
  }
}
