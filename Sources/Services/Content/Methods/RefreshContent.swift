internal import Cloud
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `content.refresh`: fetches the public records of a type, and replaces the stored ones.
struct RefreshContent: DeferredMethod {
  typealias Scope = InAccount
  let type: String, filter: CloudFilter?, hostOptions: HostOptions

  static let name: StaticString = "content.refresh"
  static let doc: StaticString =
    "Fetches the public records of a type, and replaces the stored ones. Use this method to have newer records at once, without waiting for the fetch that a read begins. If the fetch fails, the stored records remain."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The type with the number of its stored records, and their freshness and age."
  static let errors = ErrorCode.ofHost + [.cloudUnavailable, .accountUnavailable]
  static let examples = [
    Example("tips", given: [Example.provide], params: #"{"type":"Tip"}"#, answers: [Example.answer])
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    type = field("type", \.type, "The type of the records.", .length(1...255))
    filter = field(
      "filter", \.filter,
      "The comparisons that a record must all meet to be fetched, in this fetch and in later ones. An empty list fetches all records of the type. Without `filter`, the comparisons of the previous fetch are used."
    )
    hostOptions = field.embed(\.hostOptions)
  }

  static func asks(of service: Content) -> [HostCapability] { [HostCapability(QueryRecords.self)] }

  func answer(on service: Content, in context: Context) throws(Failure) -> Answer<ContentType, Context> {
    let held = try service.fetch(type, filter, deadline: hostOptions.deadline)
    return .asking(Inquiry(held, progress: hostOptions.progressToken)) { (outcome, context) throws(Failure) in
      try outcome.get()
      let stored = try service.storedTypes()[type] ?? StoredType()
      return ContentType(type, stored, ContentBasis(stored, at: context.now))
    }
  }
}
