/// A type with named fields, such as the parameters of a method, a result or a row of a table.
public protocol Record: Value {
  /// Describes the record: passes every field once to a visitor, in the order in which the fields are written.
  init<F: Fields<Self>>(_ field: inout F)

  /// The name of the record in schemas and generated clients.
  static var recordName: String { get }

  /// The description of the record, in one sentence.
  static var doc: StaticString { get }
}

extension Record {
  // The name is the same as `String(describing: Self.self)`. But that function first checks the type for other
  // conformances, which takes 1.9 million instructions at the first call.
  public static var recordName: String { _typeName(Self.self, qualified: false) }

  public static func read<S: Source>(from source: inout S) -> Self { source.record(Self.self) }

  public static func merge<S: Source>(from source: inout S, into stored: Self) -> Self { source.merge(into: stored) }

  public func write<K: Sink>(to sink: inout K) { sink.record(self) }

  @inlinable public static func copy<S: Source, K: Sink>(from source: inout S, to sink: inout K) {
    source.withJSON { sink.json($0) }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public static var schema: Schema { .reference(recordName) { ObjectSchema(of: Self.self) } }

  @_semantics("optimize.sil.specialize.generic.never")
  public static var example: Self {
    var visitor = Exemplar<Self>()
    return Self(&visitor)
  }
}

/// The visitor that creates an example of a record: it returns the example of each field's type.
struct Exemplar<Root>: Fields {
  mutating func callAsFunction<V: Value>(_ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit)
    -> V
  { V.example }
  mutating func embed<Inner: Record>(_ get: (Root) -> Inner) -> Inner { Inner.example }
}
