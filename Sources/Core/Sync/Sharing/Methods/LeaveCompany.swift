internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `sharing.leave`
struct LeaveCompany: DeferredMethod {
  typealias Scope = InAccount
  let company: CompanyID

  static let name: StaticString = "sharing.leave"
  static let doc: StaticString =
    "Leaves a company that others share: it goes from all devices of the account. What was made there stays with its owner; what was not sent yet is lost. Again changes nothing."
  static let access = Access.account
  static let effect = Effect.session
  static let waits = true
  static let errors: [ErrorCode] = [.notFound, .signInRequired, .accountUnavailable, .cloudUnavailable, .requestCancelled]
  static let resultDoc: StaticString = "The company, which is here no longer."
  static let examples = [
    Example(
      "a company of others", params: #"{"company":"01900000-0000-7000-8000-000000000000"}"#,
      varying:
        #"{"company":"01900000-0000-7000-8000-000000000000"}"#
    )
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    company = field("company", \.company, "The company.")
  }

  func answer(on service: Sync, in context: Context) throws(Failure) -> Answer<LeftCompany, Context> {
    if try service.hasLeft(company.uuid) { return .now(LeftCompany(company: company)) }
    return try service.leave(company.uuid).answer()
  }
}
