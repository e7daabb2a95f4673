internal import Cloud
internal import RPC
internal import Shape
internal import Tenancy

/// The method `sharing.create`: shares a company.
struct ShareCompany: SharingMethod {
  let publicPermission: PublicPermission?, rights: AskedRights

  static let isDestructive = false
  static let name: StaticString = "sharing.create"
  static let doc: StaticString =
    "Shares a company with all of its present and future records. A second call returns the same share."
  static let refusals: [ErrorCode] = [.tierRequired]
  static let resultDoc: StaticString =
    "The share with its link. The core has begun to send the company's records to the cloud."
  static let examples = [
    Example(
      "everybody who has the link",
      given: Example.company,
      params: #"{"company":"{{0.id}}","publicPermission":"readOnly"}"#,
      varying:
        #"{"company":"01900000-0000-7000-8000-000000000000","role":"owner","url":"https://app.example/share/6f1d","publicPermission":"readOnly","permission":"readWrite","ownerName":null,"createdAt":"2026-01-01T00:00:00.000Z","revokedAt":null}"#
    )
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    publicPermission = field(
      "publicPermission", \.publicPermission,
      "The people who can join with the link of the share. Default: `none`: only invited people can join.")
    rights = field.embed(\.rights)
  }

  func ask(_ service: Sync, in context: CompanyContext) throws(Failure) -> CloudInquiry<Share> {
    try service.share(
      publicPermission ?? .none, joining: rights, in: context)
  }
}
