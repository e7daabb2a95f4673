internal import JSON
internal import Shape

/// A document in the form in which the host fetched it: an object, or a list of the records that make it up. It is
/// stored as JSON without white space.
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

  /// Returns a sentence if the JSON has more bytes than the limit allows.
  func violation(of limit: Limit) -> String? {
    limit.contains(text.utf8.count) ? nil : "must have \(limit.words("bytes")), not \(text.utf8.count)"
  }
}
