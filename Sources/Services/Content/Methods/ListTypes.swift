internal import Cloud
internal import RPC
internal import Shape
internal import Tenancy

/// The method `content.types`: lists the types of public records that the device stores, with the number and freshness
/// of their records.
struct ListTypes: TimedMethod {
  static let name: StaticString = "content.types"
  static let doc: StaticString =
    "Lists the types of public records that the device stores, with the number and freshness of their records."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The types, sorted by name."
  static let examples = [Example("a type that was fetched", given: Example.fetched, params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Content, in context: TimedContext) throws(Failure) -> ContentTypes {
    let stored = try service.storedTypes().sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return ContentTypes(types: stored.map { ContentType($0.key, $0.value, ContentBasis($0.value, at: context.now)) })
  }
}

/// The result of `content.types`.
struct ContentTypes: Record {
  let types: [ContentType]

  static let doc: StaticString = "The types of public records that the device stores."
}

extension ContentTypes {
  init<F: Fields<Self>>(_ field: inout F) {
    types = field("types", \.types, "The types, sorted by name.")
  }
}

/// A type of public records.
struct ContentType: Record {
  let type: String, records: Int, filter: CloudFilter, basis: ContentBasis

  static let doc: StaticString = "A type of public records that the device stores."

  init(_ type: String, _ stored: StoredType, _ basis: ContentBasis) {
    self.type = type
    records = stored.records
    filter = stored.filter
    self.basis = basis
  }

  init<F: Fields<Self>>(_ field: inout F) {
    type = field("type", \.type, "The name of the type.")
    records = field("records", \.records, "The number of stored records.")
    filter = field(
      "filter", \.filter,
      "The comparisons that a record must all meet to be fetched. Empty if all records of the type are fetched.")
    basis = field.embed(\.basis)
  }
}
