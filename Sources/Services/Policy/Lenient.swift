internal import JSON
internal import Shape

/// A member that does not spoil the document that it stands in: what is malformed counts as not there, and the problems say why.
struct Lenient<Wrapped: Value & Sendable>: Value, Sendable {
  /// What stands there; nil when nothing, or null, does.
  let json: String?
  /// What it means; nil when nothing does, or when it is malformed.
  let value: Wrapped?
  /// What is wrong with it; the pointers lead into it.
  let problems: [Problem]

  private init(json: String?, value: Wrapped?, problems: [Problem]) {
    self.json = json
    self.value = value
    self.problems = problems
  }

  private static var nothing: Lenient { Lenient(json: nil, value: nil, problems: []) }

  /// What stands there as text: a string's own, and else JSON.
  var text: String? { json.map { String(json: $0) ?? $0 } }

  static func read<S: Source>(from source: inout S) -> Lenient {
    if source.null() { return nothing }
    guard var json = source.json() else { return nothing }
    let reading = json.withUTF8 { JSONText.look(at: $0, ignoresUnknown: true) { Wrapped.read(from: &$0) } }
    guard case .success((let value, let problems)) = reading else { return nothing }
    return Lenient(json: json, value: problems.isEmpty ? value : nil, problems: problems)
  }

  func write<K: Sink>(to sink: inout K) {
    if let json { sink.json(json) } else { sink.null() }
  }

  static var schema: Schema { .nullable(Wrapped.schema) }
  static var example: Lenient { nothing }
  static var absent: Lenient? { nothing }
}
