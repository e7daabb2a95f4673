internal import JSON
internal import Shape

/// An error in a reply (JSON-RPC 2.0, section 5.1).
private struct ErrorObject<Facts: ErrorData>: Record {
  let code: Int, message: String, data: KindAndFacts<Facts>

  static var doc: StaticString { "The reason why a request failed." }

  init(_ message: String, _ facts: Facts) {
    code = Facts.code.rawValue
    self.message = message
    data = KindAndFacts(facts)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    code = field("code", { $0.code }, "The code of the error.")
    message = field("message", { $0.message }, "The error as a sentence for people.")
    data = field("data", { $0.data }, "The facts of the error. The member `kind` is the machine name of the error.")
  }
}

/// The member `data` of an error: the name of the kind, followed by the facts.
struct KindAndFacts<Facts: ErrorData>: Record {
  private let kind: KindName<Facts>
  private let facts: Facts

  static var recordName: String { Facts.recordName }
  static var doc: StaticString { Facts.doc }

  init(_ facts: Facts) {
    kind = KindName()
    self.facts = facts
  }

  init<F: Fields<Self>>(_ field: inout F) {
    kind = field("kind", { $0.kind }, "The name of the kind of error, for programs.")
    facts = field.embed { $0.facts }
  }
}

/// The name of a kind of errors, as a value that is always the same text.
private struct KindName<Facts: ErrorData>: Value {
  static func read<S: Source>(from source: inout S) -> KindName {
    let name = Facts.code.name
    if source.text() != name { source.refuse("must be \(name)") }
    return KindName()
  }

  func write<K: Sink>(to sink: inout K) { sink.text(Facts.code.name) }
  static var schema: Schema { .choice([Facts.code.name]) }
  static var example: KindName { KindName() }
}

extension ErrorData {
  /// Writes the error object with these facts.
  func write(_ message: String, to writer: JSONWriter) { writer.record(ErrorObject(message, self)) }
}
