/// Bytes that must stay secret, such as a token or a password. They are never copied to other memory, and are
/// overwritten when the last reference to this object ends.
public final class SecretBytes: @unchecked Sendable {
  private let room: UnsafeMutableBufferPointer<UInt8>

  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    room = .allocate(capacity: bytes.count)
    _ = room.initialize(from: bytes)
  }

  /// - Parameter write: a function that writes all bytes of the secret to the given memory.
  public init(count: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
    room = .allocate(capacity: count)
    room.initialize(repeating: 0)
    write(room)
  }

  public convenience init(_ text: String) {
    var text = text
    let copy = text.withUTF8 { bytes in SecretBytes(bytes) }
    self.init(UnsafeBufferPointer(copy.room))
  }

  deinit {
    Secrets.overwrite(UnsafeMutableRawBufferPointer(room))
    room.deallocate()
  }

  public var count: Int { room.count }

  /// Calls `use` with the secret bytes.
  public func withBytes<T>(_ use: (UnsafeBufferPointer<UInt8>) -> T) -> T { use(UnsafeBufferPointer(room)) }
}
