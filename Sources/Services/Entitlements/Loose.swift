internal import JSON
internal import Shape

/// A member that only adds to what is told: what is not of the expected kind counts as not there, and is no reason to refuse a document that
/// the App Store has signed.
struct Loose<Expected: Value>: Value {
  let value: Expected?

  static func read<S: Source>(from source: inout S) -> Loose { Loose(value: source.json().flatMap { Expected(json: $0) }) }
  func write<K: Sink>(to sink: inout K) { value.write(to: &sink) }
  static var schema: Schema { .nullable(Expected.schema) }
  static var example: Loose { Loose(value: nil) }
  static var absent: Loose? { Loose(value: nil) }
}
