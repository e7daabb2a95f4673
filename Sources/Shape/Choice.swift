/// A text that is one of a few names.
public protocol Choice: Value, RawRepresentable<String>, CaseIterable, Equatable {}

extension Choice {
  public static func read<S: Source & ~Copyable>(from source: inout S) -> Self {
    guard let text = source.text() else { return example }
    if let value = Self(rawValue: text) { return value }
    let names = allCases.map(\.rawValue)
    let hint = nearest(to: text, among: names).map { "; did you mean \($0)?" } ?? ""
    source.refuse("must be one of \(names.joined(separator: ", "))\(hint)")
    return example
  }

  public func write<K: Sink & ~Copyable>(to sink: inout K) { sink.text(rawValue) }
  public static var schema: Schema { .choice(allCases.map(\.rawValue)) }
  public static var example: Self { allCases.first! }
}
