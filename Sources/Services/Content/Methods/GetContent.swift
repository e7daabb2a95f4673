internal import RPC
internal import Shape
internal import Tenancy

/// The method `content.get`: returns a stored public record at once, even if the record is stale.
struct GetContent: TimedMethod {
  let type: String, id: String

  static let name: StaticString = "content.get"
  static let doc: StaticString =
    "Returns a stored public record at once, even if the record is stale. If it is stale, the core then asks the host for newer records of the type in the background."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The record, with its freshness and age."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [Example("a tip", given: Example.fetched, params: #"{"type":"Tip","id":"bloom"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    type = field("type", \.type, "The type of the record.", .length(1...255))
    id = field("id", \.id, "The record's name in the public database.", .length(1...255))
  }

  func call(on service: Content, in context: TimedContext) throws(Failure) -> FoundContent {
    let basis = try service.basis(of: type, at: context.now)
    guard let record = try service.record(id, of: type) else { throw .notFound("record") }
    return FoundContent(record: ContentRecord(type, record), basis: basis)
  }
}

/// The result of `content.get`.
struct FoundContent: Record {
  let record: ContentRecord, basis: ContentBasis

  static let doc: StaticString = "A public record, with its freshness and age."
}

extension FoundContent {
  init<F: Fields<Self>>(_ field: inout F) {
    record = field.embed(\.record)
    basis = field.embed(\.basis)
  }
}
