internal import JSON
internal import Shape

/// A member that does not spoil the document that it stands in: what is malformed counts as not there, and the problems say why.
struct Lenient<Wrapped: Value & Sendable>: Value, Sendable {
  /// nil when nothing, or null, stands there.
  private let part: Part<Wrapped>?

  /// What it means; nil when nothing does, or when it is malformed.
  var value: Wrapped? { part?.value }
  /// What stands there as text: a string's own, and else JSON.
  var text: String? { part.map { String(json: $0.json) ?? $0.json } }

  /// What is wrong with it where it is the member with this name of what a pointer leads to.
  func problems(_ name: String, in outer: String = "") -> [Problem] {
    part?.problems.map { $0.within("\(outer)/\(name)", called: name) } ?? []
  }

  /// The members of it that its description does not know, where it is the member with this name.
  func unknownMembers(_ name: String) -> [Problem] {
    guard var json = part?.json else { return [] }
    let reading = json.withUTF8 { JSONText.look(at: $0, ignoresUnknown: false) { Wrapped.read(from: &$0) } }
    guard case .success((_, let problems)) = reading else { return [] }
    return problems.filter { $0.kind == .unknown }.map { $0.within("/\(name)", called: name) }
  }

  private init(_ part: Part<Wrapped>?) { self.part = part }

  static func read<S: Source>(from source: inout S) -> Lenient {
    source.null() ? Lenient(nil) : Lenient(Part<Wrapped>.read(from: &source))
  }

  func write<K: Sink>(to sink: inout K) {
    if let part { part.write(to: &sink) } else { sink.null() }
  }

  static var schema: Schema { .nullable(Wrapped.schema) }
  static var example: Lenient { Lenient(nil) }
  static var absent: Lenient? { example }
}
