public import Shape

/// An outgoing JSON text, whose memory is overwritten when the last reference to it ends. The text may contain a
/// secret. A `String` would leave the secret's bytes in freed memory.
public final class SentText {
  private let buffer: ByteBuffer

  public init<V: Value>(_ value: V) {
    buffer = ByteBuffer(capacity: 256)
    var writer = JSONWriter(buffer, for: .anyone)
    value.write(to: &writer)
  }

  public init(_ json: String) {
    buffer = ByteBuffer(capacity: json.utf8.count)
    buffer.append(text: json)
  }

  deinit {
    buffer.overwrite()
    buffer.deallocate()
  }

  public var bytes: UnsafeBufferPointer<UInt8> { buffer.bytes }
}
