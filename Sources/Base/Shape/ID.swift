/// The id of a record of the type `Entity`: a UUID of version 7.
public struct ID<Entity>: Hashable, Sendable {
  public let uuid: UUID
  public init(_ uuid: UUID) { self.uuid = uuid }

  /// The time at which the id was made. A UUID of version 7 begins with this time (RFC 9562, section 5.7).
  public var instant: Timestamp { Timestamp(milliseconds: Int(uuid.high >> 16)) }
}

extension ID: Value {
  public static func read<S: Source>(from source: inout S) -> ID { source.uuid().map(ID.init) ?? example }
  public func write<K: Sink>(to sink: inout K) { sink.uuid(uuid) }
  public static var schema: Schema { UUID.schema }
  public static var example: ID { ID(UUID.example) }
}
