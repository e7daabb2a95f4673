internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `sync.conflicts.list`
struct ListConflicts: CompanyMethod {
  let record: UUID?, resolved: Bool?, page: PageRequest

  static let name: StaticString = "sync.conflicts.list"
  static let doc: StaticString =
    "Lists what was discarded as two devices had changed the same, newest first, page by page. The lines are the same on all devices. Nothing is discarded without a line; a line goes 90 days after it was resolved."
  static let access = Access.owner
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of conflicts."
  static let examples = [
    Example("of a company", given: [Example.Step("companies.create", #"{"name":"Roastery"}"#)], params: #"{"company":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    record = field("record", \.record, "Of this record alone.")
    resolved = field("resolved", \.resolved, "Only those of which somebody has said which value is right, or only the others.")
    page = field.embed(\.page)
  }

  func call(on service: Sync, in context: CompanyContext) throws(Failure) -> Page<Conflict> {
    try service.conflicts(of: record, resolved: resolved, limit: page.limit, after: page.after, in: context)
  }
}
