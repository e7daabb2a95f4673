package import Shape

/// A result that is JSON text already.
package struct RawJSON: Value {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func read<S: Source & ~Copyable>(from source: inout S) -> RawJSON { RawJSON(source.json() ?? "null") }
  package func write<K: Sink & ~Copyable>(to sink: inout K) { sink.json(text) }
  package static var schema: Schema { .map(.any) }
  package static var example: RawJSON { RawJSON("{}") }
}
