/// A visitor of a record type, such as a reader or a writer. The record's initializer passes each of its fields to the
/// visitor.
///
/// This initializer is the only description of a record. It needs a value for each field, so each visitor returns one.
/// A reader returns the value that it has read. A writer returns the value that it has written. A visitor that only
/// collects the schema returns the example of the field's type. A visitor never throws an error. If a value is invalid,
/// the visitor records the problem, returns the example and continues. So one pass finds all problems.
public protocol Fields<Root> {
  associatedtype Root

  /// Visits one field.
  /// - Parameters:
  ///   - name: the name of the member in JSON, and of the column in a table.
  ///   - get: returns the field of a record. Usually a key path.
  ///   - doc: the description of the field for people, in one sentence.
  ///   - limit: the limit of the value, in addition to the limits of its type.
  mutating func callAsFunction<V: Value>(_ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit)
    -> V

  /// Visits one restricted field. Only an audience with one of the bits of `mask` may see and write the field
  /// (`Audience`).
  ///
  /// Only the fields of an entity, and of records embedded in one, can be restricted. A record inside of a field is
  /// copied as a whole, so its fields can't be left out one by one.
  mutating func restricted<V: Value>(
    to mask: Int, _ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit
  ) -> V

  /// Visits one field that is left out if it has no value. (Other fields are then written as null.)
  mutating func optional<V: Value>(_ name: StaticString, _ get: (Root) -> V?, _ doc: StaticString) -> V?

  /// Visits one field that only the core sets. A reader ignores the field in texts from outside.
  mutating func kept<V: Value>(_ name: StaticString, _ get: (Root) -> V?, _ doc: StaticString) -> V?

  /// Visits one field that this type never has a value for, although the record's schema has it for another type. A
  /// reader refuses the member.
  /// - Parameter reason: why the member must be left out, as the rest of a sentence that begins with the member's name.
  mutating func refused<V: Value>(
    _ name: StaticString, _ type: V.Type, _ doc: StaticString, because reason: StaticString
  )

  /// Visits the fields of an inner record as if they were the outer record's own fields.
  mutating func embed<Inner: Record>(_ get: (Root) -> Inner) -> Inner

  /// Visits changes to an inner record. The changed members are among the outer record's own members. Only the
  /// parameters of a method can have such a field.
  mutating func embedChanges<Inner: Record>(_ get: (Root) -> Patch<Inner>) -> Patch<Inner>
}

extension Fields {
  /// Visits one field that has only the limits of its type.
  public mutating func callAsFunction<V: Value>(_ name: StaticString, _ get: (Root) -> V, _ doc: StaticString) -> V {
    self(name, get, doc, .none)
  }

  /// Visits the field like any other field. This is the default, because most visitors work for the core itself, which
  /// may see everything.
  public mutating func restricted<V: Value>(
    to mask: Int, _ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit
  ) -> V {
    self(name, get, doc, limit)
  }

  /// Visits one restricted field that has only the limits of its type.
  public mutating func restricted<V: Value>(to mask: Int, _ name: StaticString, _ get: (Root) -> V, _ doc: StaticString)
    -> V
  {
    restricted(to: mask, name, get, doc, .none)
  }

  /// Visits the field like any other field. This is the default, because most visitors work for the core itself.
  public mutating func kept<V: Value>(_ name: StaticString, _ get: (Root) -> V?, _ doc: StaticString) -> V? {
    self(name, get, doc, .none)
  }

  /// Does nothing, because the record has no value for the field.
  public mutating func refused<V: Value>(
    _ name: StaticString, _ type: V.Type, _ doc: StaticString, because reason: StaticString
  ) {}

  /// Returns a patch without changes. This is the default, because most visitors never visit the parameters of a
  /// method.
  public mutating func embedChanges<Inner: Record>(_ get: (Root) -> Patch<Inner>) -> Patch<Inner> { Patch.example }

  /// Visits the field like any other field. This suffices for readers, which read a missing member as `nil` anyway.
  public mutating func optional<V: Value>(_ name: StaticString, _ get: (Root) -> V?, _ doc: StaticString) -> V? {
    self(name, get, doc, .none)
  }
}
