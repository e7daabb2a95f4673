internal import RPC
internal import Shape
internal import Tenancy

/// The method `sharing.get`: returns the state of a company's sharing.
struct ShowSharing: CompanyMethod {
  static let name: StaticString = "sharing.get"
  static let doc: StaticString =
    "Returns the share of a company, and how many of its records are in the cloud. Owners also get the participants."
  static let access = Access.member
  static let effect = Effect.read
  static let resultDoc: StaticString = "The share, the numbers of records, and for owners the participants."
  static let examples = [
    Example(
      "of a company that was never shared", given: [Example.Step("companies.create", #"{"name":"Roastery"}"#)],
      params: #"{"company":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Sync, in context: CompanyContext) throws(Failure) -> SharingState {
    try service.sharing(in: context)
  }
}
