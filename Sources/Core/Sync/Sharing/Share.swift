internal import Cloud
internal import RPC
internal import Shape
internal import Tenancy

/// How a company is shared, as front ends see it.
struct Share: Record {
  let company: CompanyID, role: Role, url: String?, publicPermission: PublicPermission, permission: SharePermission
  let ownerName: String?, createdAt: Timestamp, revokedAt: Timestamp?

  static let doc: StaticString = "How a company is shared."

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
    company = field("company", \.company, "The company: all its records are shared with it, those of later too.")
    role = field("role", \.role, "owner: the account shares it; participant: it is shared with the account.")
    url = field("url", \.url, "The share's own link; null for participants, and for one that was ended.")
    publicPermission = field("publicPermission", \.publicPermission, PublicPermission.fieldDoc)
    permission = field("permission", \.permission, SharePermission.fieldDoc)
    ownerName = field("ownerName", \.ownerName, "What people call who shares it.")
    createdAt = field("createdAt", \.createdAt, "When it was made.")
    revokedAt = field("revokedAt", \.revokedAt, "When it was ended; null until then.")
  }
}

/// The result of `sharing.get`.
struct SharingState: Record {
  let share: Share?, enlisted: Int, total: Int, participants: [Participant]?

  static let doc: StaticString = "How it stands with the sharing of a company."

  init(_ share: Share?, enlisted: Int, total: Int, _ participants: [Participant]?) {
    self.share = share
    self.enlisted = enlisted
    self.total = total
    self.participants = participants
  }
}

extension SharingState {
  init<F: Fields<Self>>(_ field: inout F) {
    share = field("share", \.share, "The share; null for a company that was never shared.")
    enlisted = field("enlisted", \.enlisted, "How many of its records the cloud has.")
    total = field("total", \.total, "How many there are here; those that are missing are on their way.")
    participants = field("participants", \.participants, "Who takes part, the owner first; null for who is no owner.")
  }
}
