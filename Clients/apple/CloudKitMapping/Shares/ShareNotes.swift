/// The members of the protocol's share for which a `CKShare` has no place. They are stored as JSON text in a field of
/// the share.
///
/// A share is a record, and can have fields (https://developer.apple.com/documentation/cloudkit/ckshare). Every
/// participant can read these fields. So with another program, a participant can read the labels of all invitations.
public struct ShareNotes: Equatable, Sendable {
  /// The name of the field in the share.
  public static let field = "mainspring"

  public var ownerName: String?
  /// The fields of the access record for a person who joins by the share's own link.
  public var joiner: JSONValue
  /// The time when the owner ended the share, or nil. An ended share is kept without participants, so that the core can
  /// show that it has ended.
  public var revokedAt: Instant?
  /// The participants in the order of their invitations.
  public var participants: [Participant]

  /// The note about a person who was invited, or who has joined.
  public struct Participant: Equatable, Sendable {
    /// The `participantID` that CloudKit gives to the person.
    public var participant: String
    /// The id of the invitation.
    public var id: RecordName
    public var invitedAs: String?
    public var permission: SharePermission
    public var invitedAt: Instant
    public var acceptedAt: Instant?
    public var account: String?
    /// The name of the person's access record.
    public var access: RecordName
    /// A Boolean value that indicates whether the owner has removed the person.
    public var isRemoved: Bool

    public init(
      participant: String, id: RecordName, invitedAs: String?, permission: SharePermission, invitedAt: Instant,
      acceptedAt: Instant? = nil,
      account: String? = nil, access: RecordName, isRemoved: Bool = false
    ) {
      self.participant = participant
      self.id = id
      self.invitedAs = invitedAs
      self.permission = permission
      self.invitedAt = invitedAt
      self.acceptedAt = acceptedAt
      self.account = account
      self.access = access
      self.isRemoved = isRemoved
    }
  }

  public init(
    ownerName: String? = nil, joiner: JSONValue = .object([]), revokedAt: Instant? = nil,
    participants: [Participant] = []
  ) {
    self.ownerName = ownerName
    self.joiner = joiner
    self.revokedAt = revokedAt
    self.participants = participants
  }

  /// - Parameter text: the value of the field. If it can't be read, because another program has written it, the notes
  ///   are empty.
  public init(text: String?) {
    self.init()
    guard let text, let value = try? JSONValue(parsing: text) else { return }
    ownerName = value["ownerName"]?.string
    if let joiner = value["joiner"], joiner.object != nil { self.joiner = joiner }
    revokedAt = value["revokedAt"]?.string.flatMap { Instant($0) }
    participants = (value["participants"]?.array ?? []).compactMap { Participant(json: $0) }
  }

  public var text: String {
    JSONValue.members(
      ("ownerName", ownerName.map { .string($0) }), ("joiner", joiner),
      ("revokedAt", revokedAt.map { .string($0.text) }),
      ("participants", .array(participants.map(\.json)))
    ).text
  }
}

extension ShareNotes.Participant {
  fileprivate init?(json: JSONValue) {
    guard let participant = json["participant"]?.string, let id = json["id"]?.string.flatMap({ RecordName($0) }),
      let permission = json["permission"]?.string.flatMap({ SharePermission(rawValue: $0) }),
      let invitedAt = json["invitedAt"]?.string.flatMap({ Instant($0) }),
      let access = json["access"]?.string.flatMap({ RecordName($0) })
    else { return nil }
    self.init(
      participant: participant, id: id, invitedAs: json["invitedAs"]?.string, permission: permission,
      invitedAt: invitedAt,
      acceptedAt: json["acceptedAt"]?.string.flatMap { Instant($0) }, account: json["account"]?.string, access: access,
      isRemoved: json["isRemoved"]?.bool ?? false)
  }

  fileprivate var json: JSONValue {
    .members(
      ("participant", .string(participant)), ("id", .string(id.text)), ("invitedAs", invitedAs.map { .string($0) }),
      ("permission", .string(permission.rawValue)), ("invitedAt", .string(invitedAt.text)),
      ("acceptedAt", acceptedAt.map { .string($0.text) }), ("account", account.map { .string($0) }),
      ("access", .string(access.text)),
      ("isRemoved", isRemoved ? .bool(true) : nil))
  }
}
