public import RPC
internal import SQLite
public import Shape

/// Finds records of older programs that have the same key by the present rules, although keys must be unique.
///
/// The findings name records only by their ids, so that they contain nothing that users wrote.
public struct SameKeys {
  private let sentence: (_ one: UUID, _ other: UUID) -> String
  private let query: StoreStatement

  /// - Parameters:
  ///   - query: finds pairs of ids, each pair once.
  ///   - sentence: says which key is the same, and what to do.
  public init(_ query: String, sentence: @escaping (_ one: UUID, _ other: UUID) -> String) {
    self.sentence = sentence
    self.query = StoreStatement("\(query) LIMIT \(SameKeys.most + 1)")
  }

  /// The maximum number of pairs that are reported.
  private static let most = 10

  /// Returns one sentence for each pair of records in a store that have the same key.
  public func findings(_ stores: Stores, in store: Store) throws(Failure) -> [String] {
    let pairs = try stores.all(query, in: store) { (one: $0.next(UUID.self), other: $0.next(UUID.self)) }
    let named = pairs.prefix(SameKeys.most).map { sentence($0.one, $0.other) }
    return pairs.count > SameKeys.most ? named + ["there are more pairs of records with the same key"] : named
  }
}
