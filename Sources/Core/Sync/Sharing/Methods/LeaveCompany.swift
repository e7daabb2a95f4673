internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `sharing.leave`: leaves a company that another account shares.
struct LeaveCompany: DeferredMethod {
  typealias Scope = InAccount
  let company: CompanyID

  static let name: StaticString = "sharing.leave"
  static let doc: StaticString =
    "Leaves a company that another account shares. The company is removed from all devices of this account. Records that this account has made in the company remain with the owner. Unsent changes are lost. A second call changes nothing."
  static let access = Access.account
  static let effect = Effect.session
  static let waits = true
  static let errors: [ErrorCode] = [
    .notFound, .signInRequired, .accountUnavailable, .cloudUnavailable, .requestCancelled,
  ]
  static let resultDoc: StaticString = "The id of the company, which is no longer on this device."
  static let examples = [
    Example(
      "a company of another account", params: #"{"company":"01900000-0000-7000-8000-000000000000"}"#,
      varying:
        #"{"company":"01900000-0000-7000-8000-000000000000"}"#
    )
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    company = field("company", \.company, "The company to leave.")
  }

  func answer(on service: Sync, in context: Context) throws(Failure) -> Answer<LeftCompany, Context> {
    if try service.hasLeft(company.uuid) { return .now(LeftCompany(company: company)) }
    return try service.leave(company.uuid).answer()
  }
}
