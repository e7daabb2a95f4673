/// What the protocol knows of a share and CloudKit does not, as a text that is kept in a field of the share.
///
/// A share is a record, and can hold fields (https://developer.apple.com/documentation/cloudkit/ckshare).
/// Every participant can read them: an invitation's label is seen by all who look at the share with another program.
public struct ShareNotes: Equatable, Sendable {
  /// The field of the share.
  public static let field = "mainspring"

  public var ownerName: String?
  /// The fields of the access record of who comes by the share's own link.
  public var joiner: JSONValue
  /// When the owner has ended the share. It is left there without anybody in it, so that this can be told.
  public var revokedAt: Instant?
  /// In the order of their invitations.
  public var participants: [Participant]

  /// Somebody who was invited, or has come.
  public struct Participant: Equatable, Sendable {
    /// What CloudKit calls them: `participantID`.
    public var participant: String
    /// What the invitation is known by.
    public var id: RecordName
    public var invitedAs: String?
    public var permission: SharePermission
    public var invitedAt: Instant
    public var acceptedAt: Instant?
    public var account: String?
    /// The access record.
    public var access: RecordName
    /// Whether the owner has ended it.
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

  /// - Parameter text: the field; what can't be read, as another program has written it, says nothing.
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
