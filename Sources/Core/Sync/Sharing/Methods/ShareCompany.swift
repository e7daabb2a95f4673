internal import Cloud
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `sharing.create`
struct ShareCompany: DeferredMethod {
  typealias Scope = InCompany
  let publicPermission: PublicPermission?, rights: AskedRights

  static let name: StaticString = "sharing.create"
  static let doc: StaticString =
    "Shares a company with all its records, those of later too, and answers its link; again answers the same one."
  static let access = Access.owner
  static let effect = Effect.write
  static let preconditions: Precondition = [.ownStore, .business]
  static let worksInArchive = true
  static let waits = true
  static let errors: [ErrorCode] = [.tierRequired, .accountUnavailable, .cloudUnavailable, .requestCancelled]
  static let resultDoc: StaticString = "The share; its records are on their way to the cloud."
  static let examples = [
    Example(
      "whoever has the link",
      given: [
        Example.Step("companies.create", #"{"name":"Roastery"}"#),
        Example.Step("companies.setTier", #"{"company":"{{0.id}}","tier":"business"}"#),
      ],
      params: #"{"company":"{{0.id}}","publicPermission":"readOnly"}"#,
      varying:
        #"{"company":"01900000-0000-7000-8000-000000000000","role":"owner","url":"https://humanus.app/share/6f1d","publicPermission":"readOnly","permission":"readWrite","ownerName":null,"createdAt":"2026-01-01T00:00:00.000Z","revokedAt":null}"#
    )
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    publicPermission = field(
      "publicPermission", \.publicPermission, "Whom the share's own link lets in; none without it: who is invited alone.")
    rights = field.embed(\.rights)
  }

  func answer(on service: Sync, in context: CompanyContext) throws(Failure) -> Answer<Share, CompanyContext> {
    let inquiry = try service.share(
      publicPermission ?? .none, joining: rights, in: context)
    return inquiry.answer()
  }
}
