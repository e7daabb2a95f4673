internal import Cloud
internal import RPC
internal import Shape
internal import Tenancy

/// The method `sharing.setPublic`: sets the people whom the share's own link admits.
struct SetPublicPermission: SharingMethod {
  let publicPermission: PublicPermission, rights: AskedRights

  static let name: StaticString = "sharing.setPublic"
  static let doc: StaticString =
    "Sets who can join with the link of the share from now on. Accounts that have already joined remain participants."
  static let resultDoc: StaticString = "The share."
  static let examples = [
    Example(
      "only invited people",
      given: Example.company,
      params: #"{"company":"{{0.id}}","publicPermission":"none"}"#,
      varying:
        #"{"company":"01900000-0000-7000-8000-000000000000","role":"owner","url":"https://app.example/share/6f1d","publicPermission":"none","permission":"readWrite","ownerName":null,"createdAt":"2026-01-01T00:00:00.000Z","revokedAt":null}"#
    )
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    publicPermission = field("publicPermission", \.publicPermission, PublicPermission.fieldDoc)
    rights = field.embed(\.rights)
  }

  func ask(_ service: Sync, in context: CompanyContext) throws(Failure) -> CloudInquiry<Share> {
    try service.setPublic(
      publicPermission, joining: rights, in: context)
  }
}
