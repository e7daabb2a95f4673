internal import JSON
internal import Shape

/// A member of a document that can't make the whole document unusable. If the value is malformed, the member counts as
/// missing, and `problems` gives the reasons.
struct Lenient<Wrapped: Value & Sendable>: Value, Sendable {
  /// The value with its problems, or `nil` if the member is missing or null.
  private let part: Part<Wrapped>?

  /// The value, or `nil` if it is missing or malformed.
  var value: Wrapped? { part?.value }
  /// The member's value as text: the content of a string, or the JSON of any other value.
  var text: String? { part.map { String(json: $0.json) ?? $0.json } }

  /// Returns the problems of the member.
  /// - Parameters:
  ///   - name: the name of the member.
  ///   - outer: the JSON pointer to the object that has the member.
  func problems(_ name: String, in outer: String = "") -> [Problem] {
    part?.problems.map { $0.within("\(outer)/\(name)", called: name) } ?? []
  }

  /// Returns the problems of unknown members of the object that is this member's value.
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
