public import JSON
public import Shape

/// A result of the type `Content` that is already JSON, because it was written as JSON when it was read from the store.
public struct Prepared<Content: Value>: Value {
  private let bytes: ByteBuffer

  /// - Parameter bytes: the JSON. The caller must not change it until the result has been written.
  public init(_ bytes: ByteBuffer) { self.bytes = bytes }

  /// Returns a Boolean value that indicates whether the JSON ends with these bytes.
  public func ends(with end: StaticString) -> Bool {
    bytes.bytes.suffix(end.utf8CodeUnitCount).elementsEqual(
      UnsafeBufferPointer(start: end.utf8Start, count: end.utf8CodeUnitCount))
  }

  /// Inserts text before the last bytes of the JSON, which must be `end`.
  public func insert(_ text: String, before end: StaticString) {
    bytes.truncate(to: bytes.count - end.utf8CodeUnitCount)
    bytes.append(text: text)
    bytes.append(end)
  }

  /// Returns the example. A prepared result is never read from JSON, so no value is needed.
  public static func read<S: Source>(from source: inout S) -> Prepared {
    _ = Content.read(from: &source)
    return example
  }

  public func write<K: Sink>(to sink: inout K) { sink.json(bytes.bytes) }
  public static var schema: Schema { Content.schema }
  public static var example: Prepared { Prepared(ByteBuffer(capacity: 0)) }
}
