internal import Shape

/// Names of audiences: a list of names, or a single name as a text.
struct AudienceNames: Value, Sendable {
  let names: [String]

  private static let limit = Limit.length(1...100)

  static func read<S: Source>(from source: inout S) -> AudienceNames {
    let names = source.isList ? source.list(of: String.self) ?? [] : source.text().map { [$0] } ?? []
    if names.count > 100 || names.contains(where: { $0.violation(of: limit) != nil }) {
      source.refuse("must be at most 100 names of 1 to 100 characters")
    }
    return AudienceNames(names: names)
  }

  func write<K: Sink>(to sink: inout K) { sink.list(names) }
  static var schema: Schema { .list(String.schema, .none) }
  static var example: AudienceNames { AudienceNames(names: ["beginners"]) }
  /// The value of a missing member: no names.
  static var absent: AudienceNames? { AudienceNames(names: []) }
}
