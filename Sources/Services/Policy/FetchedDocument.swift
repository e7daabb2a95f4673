internal import JSON
internal import Shape

/// A document as the host fetched it: an object, or the list of records that it consists of. It is stored as compact
/// JSON.
struct FetchedDocument: Value, Sendable {
  let text: String

  static func read<S: Source>(from source: inout S) -> FetchedDocument {
    guard let text = source.json() else { return example }
    let first = text.utf8.first
    if first != UInt8(ascii: "{"), first != UInt8(ascii: "[") {
      source.refuse("must be an object, or a list of records")
    }
    return FetchedDocument(text: text)
  }

  func write<K: Sink>(to sink: inout K) { sink.json(text) }
  static var schema: Schema { .any }
  static var example: FetchedDocument { FetchedDocument(text: "{}") }

  /// The limit is in bytes.
  func violation(of limit: Limit) -> String? {
    limit.contains(text.utf8.count) ? nil : "must have \(limit.words("bytes")), not \(text.utf8.count)"
  }
}
