package import Shape

/// The id of a record of one kind: a UUID version 7.
package struct ID<Entity>: Hashable, Sendable {
  package let uuid: UUID
  package init(_ uuid: UUID) { self.uuid = uuid }
}

extension ID: Value {
  package static func read<S: Source & ~Copyable>(from source: inout S) -> ID { source.uuid().map(ID.init) ?? example }
  package func write<K: Sink & ~Copyable>(to sink: inout K) { sink.uuid(uuid) }
  package static var schema: Schema { UUID.schema }
  package static var example: ID { ID(UUID.example) }
}
