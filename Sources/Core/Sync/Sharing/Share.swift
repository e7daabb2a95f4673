internal import Cloud
internal import RPC
internal import Shape
internal import Tenancy

/// The share of a company, as front ends see it.
struct Share: Record {
  let company: CompanyID, role: Role, url: String?, publicPermission: PublicPermission, permission: SharePermission
  let ownerName: String?, createdAt: Timestamp, revokedAt: Timestamp?

  static let doc: StaticString = "The share of a company: its links, and the permission of this account."

  init(_ share: CloudShare, of company: CompanyID, as role: Role) {
    self.company = company
    self.role = role
    url = share.url
    publicPermission = share.publicPermission
    permission = share.permission
    ownerName = share.ownerName
    createdAt = share.createdAt
    revokedAt = share.revokedAt
  }
}

extension Share {
  init<F: Fields<Self>>(_ field: inout F) {
    company = field("company", \.company, "The id of the company. All of its present and future records are shared.")
    role = field(
      "role", \.role,
      "The role of this account. owner: the account shares the company. participant: the company is shared with the account."
    )
    url = field(
      "url", \.url,
      "The link of the share, with which people can join. `null` for participants, and if the share has ended.")
    publicPermission = field("publicPermission", \.publicPermission, PublicPermission.fieldDoc)
    permission = field("permission", \.permission, SharePermission.fieldDoc)
    ownerName = field("ownerName", \.ownerName, "The name of the owner.")
    createdAt = field("createdAt", \.createdAt, "The time when the share was created.")
    revokedAt = field("revokedAt", \.revokedAt, "The time when the share ended. `null` until then.")
  }
}

/// The state of a company's sharing: the result of `sharing.get`.
struct SharingState: Record {
  let share: Share?, enlisted: Int, total: Int, participants: [Participant]?

  static let doc: StaticString =
    "The share of a company, its participants, and how many of its records are in the cloud."

  init(_ share: Share?, enlisted: Int, total: Int, _ participants: [Participant]?) {
    self.share = share
    self.enlisted = enlisted
    self.total = total
    self.participants = participants
  }
}

extension SharingState {
  init<F: Fields<Self>>(_ field: inout F) {
    share = field("share", \.share, "The share. `null` for a company that was never shared.")
    enlisted = field("enlisted", \.enlisted, "The number of the company's records that are in the cloud already.")
    total = field(
      "total", \.total,
      "The number of the company's records on this device. The core still sends the records that are not in the cloud.")
    participants = field(
      "participants", \.participants, "The participants, the owner first. `null` if the caller is not an owner.")
  }
}
