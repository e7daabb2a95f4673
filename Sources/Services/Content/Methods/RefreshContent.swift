internal import Cloud
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `content.refresh`
struct RefreshContent: DeferredMethod {
  typealias Scope = InAccount
  let type: String, filter: CloudFilter?, hostOptions: HostOptions

  static let name: StaticString = "content.refresh"
  static let doc: StaticString =
    "Fetches all public records of a type, and stores them in the place of those that were stored. If that fails, the stored records stay."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "How many records there are now, and how new they are."
  static let errors = ErrorCode.ofHost + [.cloudUnavailable, .accountUnavailable]
  static let examples = [
    Example("tips", given: [ExampleSteps.provide], params: #"{"type":"Tip"}"#, answers: [ExampleSteps.answer])
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    type = field("type", \.type, "The kind of record.", .length(1...255))
    filter = field(
      "filter", \.filter, "Which records the device fetches from now on; those of before without it, and all records for an empty list.")
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
