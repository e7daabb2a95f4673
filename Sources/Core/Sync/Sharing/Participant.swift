internal import Cloud
internal import Shape
internal import Tenancy

/// A user who takes part in a company, or was invited to it.
struct Participant: Record {
  let id: UUID, role: Role, invitedAs: String?, url: String?, account: String?, user: UUID?, name: String?
  let permission: SharePermission, acceptance: CloudParticipant.Acceptance, waiting: Bool
  let invitedAt: Timestamp, acceptedAt: Timestamp?, access: UUID?

  static let doc: StaticString =
    "A participant of a company: an account that has joined, or that was invited or removed."

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

  /// Creates the participant for the owner of a share.
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
    id = field("id", \.id, "The id of the participation. For the owner, the company's id.")
    role = field(
      "role", \.role,
      "The role of the account. owner: it shares the company. participant: the company is shared with it.")
    invitedAs = field(
      "invitedAs", \.invitedAs,
      "The address, number or label of the invitation. `null` for a participant who joined with the share's link.")
    url = field(
      "url", \.url,
      "The link of this invitation, which admits only the first person who opens it. `null` once the invitation is accepted."
    )
    account = field(
      "account", \.account,
      "The user reference of the participant, which is the container's name for the account. `null` until the invitation is accepted."
    )
    user = field(
      "user", \.user,
      "The id of the user in the access record, as in `access.list`. Until the invitation is accepted, it is a placeholder. `null` without an access record."
    )
    name = field("name", \.name, "The participant's name.")
    permission = field("permission", \.permission, SharePermission.fieldDoc)
    acceptance = field(
      "acceptance", \.acceptance,
      "The state. pending: the invitation is not accepted yet. accepted: the participant has joined. removed: the owner has removed the participant."
    )
    waiting = field(
      "waiting", \.waiting,
      "`true` if the participant has accepted the invitation and has no rights yet. To give rights, call `access.grant`."
    )
    invitedAt = field(
      "invitedAt", \.invitedAt,
      "The time of the invitation. For a participant without an invitation, the time of joining.")
    acceptedAt = field("acceptedAt", \.acceptedAt, "The time when the invitation was accepted. `null` until then.")
    access = field(
      "access", \.access, "The id of the participant's access record. `null` if the record no longer exists.")
  }
}
