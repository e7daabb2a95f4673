internal import JSON
internal import Shape

/// A name that is of no consequence: what is none, or no text at all, is let pass.
struct NameIfAny: Value {
  let name: Identifier?

  static func read<S: Source & ~Copyable>(from source: inout S) -> NameIfAny {
    var json = source.json() ?? "null"
    let text = json.withUTF8 { JSONSource.decode($0) { $0.value.kind == .string ? $0.value.string : nil } }
    return NameIfAny(name: text.flatMap { $0.isEmpty ? nil : Identifier($0) })
  }

  func write<K: Sink & ~Copyable>(to sink: inout K) { name.write(to: &sink) }
  static var schema: Schema { .any }
  static var example: NameIfAny { NameIfAny(name: nil) }
  static var absent: NameIfAny? { NameIfAny(name: nil) }
}
