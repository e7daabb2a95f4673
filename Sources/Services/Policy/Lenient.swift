internal import JSON
internal import Shape

/// A member that can't invalidate its document. A malformed value counts as missing, and `problems` gives the reasons.
struct Lenient<Wrapped: Value & Sendable>: Value, Sendable {
  /// The value with its problems; `nil` if the member is missing or null.
  private let part: Part<Wrapped>?

  /// The value; `nil` if it is missing or malformed.
  var value: Wrapped? { part?.value }
  /// The member as text: a string's own text, or else JSON.
  var text: String? { part.map { String(json: $0.json) ?? $0.json } }

  /// Returns the problems of the member with this name, at a pointer.
  func problems(_ name: String, in outer: String = "") -> [Problem] {
    part?.problems.map { $0.within("\(outer)/\(name)", called: name) } ?? []
  }

  /// Returns the problems of members within this member that its description does not have.
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
