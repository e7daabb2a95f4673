/// The content of a `CKShare` for a whole zone, as a type that also exists without CloudKit
/// (https://developer.apple.com/documentation/cloudkit/ckshare).
public struct ShareFacts: Equatable, Sendable {
  public var zone: ZoneName
  /// The field `CKShare.SystemFieldKey.title`.
  public var title: String?
  /// The share's own link, or nil until the share is saved.
  public var url: String?
  public var publicPermission: PublicPermission
  public var recordChangeTag: String?
  public var creationDate: Instant?
  public var modificationDate: Instant?
  /// The participants without the owner.
  public var participants: [Participant]
  /// The participant who is the user of this device, or nil if CloudKit does not report it.
  public var current: Participant?
  public var notes: ShareNotes

  /// The content of a `CKShare.Participant`.
  public struct Participant: Equatable, Sendable {
    /// The `participantID` that CloudKit gives to the person.
    public var id: String
    public var permission: SharePermission
    public var acceptance: Acceptance
    /// The record name of the user, or nil until the invitation is accepted.
    public var account: String?
    /// The person's name, or nil if CloudKit does not report it.
    public var name: String?
    /// The link of an invitation. The first person who opens it joins the share.
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
