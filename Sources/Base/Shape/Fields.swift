/// A visitor of records: what walks over a record's description, field by field.
///
/// The description is the record's only initialiser that a visitor sees, so each visitor answers every field with a value: a reader
/// with the one it read, a writer with the one it wrote, a schema builder with the type's example. A visitor never throws: one that meets
/// a bad value notes the problem, answers with the example and goes on, so that one pass finds every problem.
public protocol Fields<Root> {
  associatedtype Root

  /// Visits one field.
  /// - Parameters:
  ///   - name: the member's name on the wire and the column's name in a table.
  ///   - get: reads the field from a record; written as a key path.
  ///   - doc: one sentence, for people.
  ///   - limit: what the value must stay within, beyond what its type demands.
  mutating func callAsFunction<V: Value>(_ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit) -> V

  /// Visits one field that only some may see and write: those who hold one of the bits of `mask`, as `Audience` has them.
  ///
  /// Such a field stands in an entity, or a record embedded in one; inner records are copied as a whole.
  mutating func restricted<V: Value>(
    to mask: Int, _ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit
  ) -> V

  /// Visits one field that is not there where there is nothing to say, rather than null.
  mutating func optional<V: Value>(_ name: StaticString, _ get: (Root) -> V?, _ doc: StaticString) -> V?

  /// Visits one field that the core keeps beside what people write: it is read from what the core has written alone.
  mutating func kept<V: Value>(_ name: StaticString, _ get: (Root) -> V?, _ doc: StaticString) -> V?

  /// Visits the fields of an inner record as if they were the outer record's own.
  mutating func embed<Inner: Record>(_ get: (Root) -> Inner) -> Inner

  /// Visits changes to an inner record whose members stand among the outer record's own. Only parameters have such a field.
  mutating func embedChanges<Inner: Record>(_ get: (Root) -> Patch<Inner>) -> Patch<Inner>
}

extension Fields {
  /// Visits one field whose type says all its limits.
  public mutating func callAsFunction<V: Value>(_ name: StaticString, _ get: (Root) -> V, _ doc: StaticString) -> V {
    self(name, get, doc, .none)
  }

  /// Most visitors make no difference: they work for the core itself.
  public mutating func restricted<V: Value>(
    to mask: Int, _ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit
  ) -> V {
    self(name, get, doc, limit)
  }

  /// Visits one restricted field whose type says all its limits.
  public mutating func restricted<V: Value>(to mask: Int, _ name: StaticString, _ get: (Root) -> V, _ doc: StaticString) -> V {
    restricted(to: mask, name, get, doc, .none)
  }

  /// Most visitors make no difference: they work for the core itself.
  public mutating func kept<V: Value>(_ name: StaticString, _ get: (Root) -> V?, _ doc: StaticString) -> V? {
    self(name, get, doc, .none)
  }

  /// Most visitors never meet parameters.
  public mutating func embedChanges<Inner: Record>(_ get: (Root) -> Patch<Inner>) -> Patch<Inner> { Patch.example }

  /// Most visitors need make no difference: a reader takes what is not there as nothing anyway.
  public mutating func optional<V: Value>(_ name: StaticString, _ get: (Root) -> V?, _ doc: StaticString) -> V? {
    self(name, get, doc, .none)
  }
}
