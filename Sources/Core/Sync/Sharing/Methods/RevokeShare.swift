internal import Cloud
internal import RPC
internal import Shape
internal import Tenancy

/// The method `sharing.revoke`: ends the share of a company.
struct RevokeShare: SharingMethod {

  static let name: StaticString = "sharing.revoke"
  static let doc: StaticString =
    "Ends the share of a company for all participants, and removes the company from their devices. On this device, the company remains with all records that the participants have made."
  static let resultDoc: StaticString = "The share, which has ended."
  static let examples = [
    Example(
      "a share",
      given: Example.company,
      params: #"{"company":"{{0.id}}"}"#,
      varying:
        #"{"company":"01900000-0000-7000-8000-000000000000","role":"owner","url":null,"publicPermission":"none","permission":"readWrite","ownerName":null,"createdAt":"2026-01-01T00:00:00.000Z","revokedAt":"2026-01-02T00:00:00.000Z"}"#
    )
  ]

  init<F: Fields<Self>>(_ field: inout F) {

  }

  func ask(_ service: Sync, in context: CompanyContext) throws(Failure) -> CloudInquiry<Share> {
    try service.revoke(in: context)
  }
}
