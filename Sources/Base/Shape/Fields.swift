/// A visitor of records, which walks over a record's description, field by field.
///
/// The description is the only initializer of a record that a visitor sees. So each visitor returns a value for every
/// field. A reader returns the value that it read, a writer the one that it wrote, and a schema builder the type's
/// example. A visitor never throws. If it finds a bad value, it records the problem, returns the example and continues,
/// so that one pass finds every problem.
public protocol Fields<Root> {
  associatedtype Root

  /// Visits one field.
  /// - Parameters:
  ///   - name: the member's name on the wire and the column's name in a table.
  ///   - get: reads the field from a record. It is written as a key path.
  ///   - doc: one sentence, for people.
  ///   - limit: the limit of the value, beyond that of its type.
  mutating func callAsFunction<V: Value>(_ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit)
    -> V

  /// Visits one restricted field: only holders of one of the bits of `mask` may see and write it (`Audience`).
  ///
  /// Such a field belongs to an entity, or to a record embedded in one: inner records are copied as a whole.
  mutating func restricted<V: Value>(
    to mask: Int, _ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit
  ) -> V

  /// Visits one field that is left out, rather than null, if it has no value.
  mutating func optional<V: Value>(_ name: StaticString, _ get: (Root) -> V?, _ doc: StaticString) -> V?

  /// Visits one field that only the core sets. A reader reads the field only from texts that the core has written.
  mutating func kept<V: Value>(_ name: StaticString, _ get: (Root) -> V?, _ doc: StaticString) -> V?

  /// Visits one field that the record's schema has, and that this type never has: another type with the same schema has
  /// it. A reader refuses the member.
  /// - Parameter reason: why a value must be left out, as the rest of a sentence that begins with the member's name.
  mutating func refused<V: Value>(
    _ name: StaticString, _ type: V.Type, _ doc: StaticString, because reason: StaticString
  )

  /// Visits the fields of an inner record as if they were the outer record's own.
  mutating func embed<Inner: Record>(_ get: (Root) -> Inner) -> Inner

  /// Visits changes to an inner record whose members are among the outer record's own. Only parameters have such a
  /// field.
  mutating func embedChanges<Inner: Record>(_ get: (Root) -> Patch<Inner>) -> Patch<Inner>
}

extension Fields {
  /// Visits one field without limits beyond those of its type.
  public mutating func callAsFunction<V: Value>(_ name: StaticString, _ get: (Root) -> V, _ doc: StaticString) -> V {
    self(name, get, doc, .none)
  }

  /// Visits the field like any other: most visitors work for the core itself.
  public mutating func restricted<V: Value>(
    to mask: Int, _ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit
  ) -> V {
    self(name, get, doc, limit)
  }

  /// Visits one restricted field without limits beyond those of its type.
  public mutating func restricted<V: Value>(to mask: Int, _ name: StaticString, _ get: (Root) -> V, _ doc: StaticString)
    -> V
  {
    restricted(to: mask, name, get, doc, .none)
  }

  /// Visits the field like any other: most visitors work for the core itself.
  public mutating func kept<V: Value>(_ name: StaticString, _ get: (Root) -> V?, _ doc: StaticString) -> V? {
    self(name, get, doc, .none)
  }

  /// Does nothing: the record has no value for the field.
  public mutating func refused<V: Value>(
    _ name: StaticString, _ type: V.Type, _ doc: StaticString, because reason: StaticString
  ) {}

  /// Returns a patch without changes: most visitors never visit parameters.
  public mutating func embedChanges<Inner: Record>(_ get: (Root) -> Patch<Inner>) -> Patch<Inner> { Patch.example }

  /// Visits the field like any other: a reader reads a missing member as `nil` anyway.
  public mutating func optional<V: Value>(_ name: StaticString, _ get: (Root) -> V?, _ doc: StaticString) -> V? {
    self(name, get, doc, .none)
  }
}
