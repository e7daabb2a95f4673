internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `sync.conflicts.resolve`
struct ResolveConflict: CompanyMethod {
  let id: UUID, take: SyncConflict.Side

  static let name: StaticString = "sync.conflicts.resolve"
  static let doc: StaticString = "Says which of two values is right. The other one than that which stays is set as an ordinary change."
  static let access = Access.owner
  static let effect = Effect.write
  static let resultDoc: StaticString = "The conflict."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example(
      "one that there is not", given: [Example.Step("companies.create", #"{"name":"Roastery"}"#)],
      params: #"{"company":"{{0.id}}","id":"01900000-0000-7000-8000-000000000000","take":"server"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The conflict.")
    take = field("take", \.take, "local for this device's value, server for the cloud's.")
  }

  func call(on service: Sync, in context: CompanyContext) throws(Failure) -> Conflict {
    try service.resolve(id, take: take, in: context)
  }
}
