internal import Cloud
internal import Shape
internal import Tenancy

/// The company to which a link leads: the result of `sharing.preview`.
struct SharePreview: Record {
  let company: CompanyID?, name: String, ownerName: String?, permission: SharePermission, state: PreviewShare.State

  static let doc: StaticString = "The company to which a link leads, and the state of the link."

  init(_ answer: PreviewShare.Answer) {
    company = UUID(answer.zone.name).map(CompanyID.init)
    name = answer.title
    ownerName = answer.ownerName
    permission = answer.permission
    state = answer.state
  }
}

extension SharePreview {
  init<F: Fields<Self>>(_ field: inout F) {
    company = field("company", \.company, "The id of the company.")
    name = field("name", \.name, "The company's name.")
    ownerName = field("ownerName", \.ownerName, "The name of the owner.")
    permission = field("permission", \.permission, SharePermission.fieldDoc)
    state = field("state", \.state, PreviewShare.State.fieldDoc)
  }
}

/// A share that was accepted: the result of `sharing.accept`.
struct AcceptedShare: Record {
  let company: CompanyID, mine: Bool, permission: SharePermission

  static let doc: StaticString = "A company that the account has joined with a link."
}

extension AcceptedShare {
  init<F: Fields<Self>>(_ field: inout F) {
    company = field(
      "company", \.company,
      "The id of the company, which `companies.list` returns from now on. The core still fetches its records.")
    mine = field("mine", \.mine, "`true` if the company is the account's own. In that case, nothing has changed.")
    permission = field("permission", \.permission, SharePermission.fieldDoc)
  }
}

/// A company that the account has left: the result of `sharing.leave`.
struct LeftCompany: Record {
  let company: CompanyID

  static let doc: StaticString = "A company that the account has left."
}

extension LeftCompany {
  init<F: Fields<Self>>(_ field: inout F) {
    company = field("company", \.company, "The id of the company, which is no longer on this device.")
  }
}
