/// A zone-wide `CKShare` without CloudKit (https://developer.apple.com/documentation/cloudkit/ckshare).
public struct ShareFacts: Equatable, Sendable {
  public var zone: ZoneName
  /// The field `CKShare.SystemFieldKey.title`.
  public var title: String?
  /// The share's own link; nil before it is saved.
  public var url: String?
  public var publicPermission: PublicPermission
  public var recordChangeTag: String?
  public var creationDate: Instant?
  public var modificationDate: Instant?
  /// Without the owner.
  public var participants: [Participant]
  /// What the account that asks is; nil where CloudKit does not say.
  public var current: Participant?
  public var notes: ShareNotes

  /// A `CKShare.Participant`.
  public struct Participant: Equatable, Sendable {
    /// `participantID`.
    public var id: String
    public var permission: SharePermission
    public var acceptance: Acceptance
    /// The record name of the user; nil as long as nobody has accepted an invitation that is not for a certain person.
    public var account: String?
    /// What people call them, where CloudKit says it.
    public var name: String?
    /// The link of an invitation: the first person to open the link joins the share.
    public var url: String?

    public init(
      id: String, permission: SharePermission, acceptance: Acceptance, account: String? = nil, name: String? = nil,
      url: String? = nil
    ) {
      self.id = id
      self.permission = permission
      self.acceptance = acceptance
      self.account = account
      self.name = name
      self.url = url
    }
  }

  public init(
    zone: ZoneName, title: String?, url: String?, publicPermission: PublicPermission, recordChangeTag: String?,
    creationDate: Instant?,
    modificationDate: Instant?, participants: [Participant], current: Participant? = nil,
    notes: ShareNotes = ShareNotes()
  ) {
    self.zone = zone
    self.title = title
    self.url = url
    self.publicPermission = publicPermission
    self.recordChangeTag = recordChangeTag
    self.creationDate = creationDate
    self.modificationDate = modificationDate
    self.participants = participants
    self.current = current
    self.notes = notes
  }
}
