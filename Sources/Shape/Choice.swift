/// A text that is one of a few names.
public protocol Choice: Value, RawRepresentable<String>, CaseIterable, Equatable {}

extension Choice {
  @inlinable public static func read<S: Source & ~Copyable>(from source: inout S) -> Self {
    guard let text = source.text() else { return example }
    if let value = Self(rawValue: text) { return value }
    source.refuse(refusal(text, names: allCases.map(\.rawValue)))
    return example
  }

  public func write<K: Sink & ~Copyable>(to sink: inout K) { sink.text(rawValue) }
  @inlinable public static func copy<S: Source & ~Copyable, K: Sink & ~Copyable>(from source: inout S, to sink: inout K) {
    source.withText { sink.text($0) }
  }
  public static var schema: Schema { .choice(allCases.map(\.rawValue)) }
  public static var example: Self { allCases.first! }
}

/// Says which names there are, and which was probably meant.
@usableFromInline @inline(never) func refusal(_ text: String, names: [String]) -> String {
  let hint = nearest(to: text, among: names).map { "; did you mean \($0)?" } ?? ""
  return "must be one of \(names.joined(separator: ", "))\(hint)"
}
