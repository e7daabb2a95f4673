internal import Cloud
internal import Shape
internal import Tenancy

/// The result of `sharing.preview`.
struct SharePreview: Record {
  let company: CompanyID?, name: String, ownerName: String?, permission: SharePermission, state: PreviewShare.State

  static let doc: StaticString = "What a link leads to."

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
    company = field("company", \.company, "The company.")
    name = field("name", \.name, "What it is called.")
    ownerName = field("ownerName", \.ownerName, "What people call who shares it.")
    permission = field("permission", \.permission, SharePermission.fieldDoc)
    state = field("state", \.state, PreviewShare.State.fieldDoc)
  }
}

/// The result of `sharing.accept`.
struct AcceptedShare: Record {
  let company: CompanyID, mine: Bool, permission: SharePermission

  static let doc: StaticString = "A share that was accepted."
}

extension AcceptedShare {
  init<F: Fields<Self>>(_ field: inout F) {
    company = field("company", \.company, "The company, which companies.list shows; its records are on their way.")
    mine = field("mine", \.mine, "Whether it is the account's own: then nothing was changed.")
    permission = field("permission", \.permission, SharePermission.fieldDoc)
  }
}

/// The result of `sharing.leave`.
struct LeftCompany: Record {
  let company: CompanyID

  static let doc: StaticString = "A company that the account takes part in no longer."
}

extension LeftCompany {
  init<F: Fields<Self>>(_ field: inout F) { company = field("company", \.company, "The company, which is here no longer.") }
}
