internal import Cloud
internal import Shape
internal import Tenancy

/// Somebody who takes part in a company, or was invited to.
struct Participant: Record {
  let id: UUID, role: Role, invitedAs: String?, url: String?, account: String?, user: UUID?, name: String?
  let permission: SharePermission, acceptance: CloudParticipant.Acceptance, waiting: Bool
  let invitedAt: Timestamp, acceptedAt: Timestamp?, access: UUID?

  static let doc: StaticString = "Somebody who takes part in a company, or was invited to."

  init(_ participant: CloudParticipant, _ person: InvitedPerson?) {
    id = participant.id
    role = .participant
    invitedAs = participant.invitedAs
    url = participant.url
    account = participant.account
    user = person?.user
    name = person?.name
    permission = participant.permission
    acceptance = participant.acceptance
    waiting = participant.acceptance == .accepted && person?.isWaiting ?? true
    invitedAt = participant.invitedAt
    acceptedAt = participant.acceptedAt
    access = person == nil ? nil : participant.access
  }

  /// The owner of what is shared.
  init(owner user: UUID, _ account: String, named name: String?, of share: CloudShare, _ company: UUID) {
    (id, role, invitedAs, url) = (company, .owner, nil, nil)
    self.account = account
    self.user = user
    self.name = name
    (permission, acceptance, waiting) = (.readWrite, .accepted, false)
    (invitedAt, acceptedAt, access) = (share.createdAt, share.createdAt, nil)
  }
}

extension Participant {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "What the participation is known by; of the owner the company's id.")
    role = field("role", \.role, "owner: who shares the company; participant: with whom it is shared.")
    invitedAs = field("invitedAs", \.invitedAs, "What they were invited as; null for who came by the share's own link.")
    url = field("url", \.url, "The invitation's own link, which lets in whoever opens it first; null once it is accepted.")
    account = field("account", \.account, "The user reference in the cloud; null until it is accepted.")
    user = field(
      "user", \.user,
      "Whose rights the access record holds, as access.list has them: nobody yet before it is accepted; null for who has none.")
    name = field("name", \.name, "What people call them.")
    permission = field("permission", \.permission, SharePermission.fieldDoc)
    acceptance = field("acceptance", \.acceptance, "pending: not accepted yet; accepted; removed: the owner has removed them.")
    waiting = field("waiting", \.waiting, "Whether they have accepted, and hold no right yet: access.grant gives them some.")
    invitedAt = field("invitedAt", \.invitedAt, "When they were invited, or came.")
    acceptedAt = field("acceptedAt", \.acceptedAt, "When it was accepted; null until then.")
    access = field("access", \.access, "Their access record; null for who has none any more.")
  }
}
