#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A growing buffer of bytes for output. Bytes are appended at its end, and all bytes behind an offset can be removed.
///
/// The type is a handle: copies of a value share the same bytes. One owner must call `deallocate`. (With a class, every
/// written byte would cost reference counts and exclusivity checks. With an array, it would cost a uniqueness check.)
public struct ByteBuffer {
  @usableFromInline struct Storage {
    @usableFromInline var bytes: UnsafeMutablePointer<UInt8>
    @usableFromInline var count: Int
    @usableFromInline var capacity: Int
  }

  @usableFromInline let storage: UnsafeMutablePointer<Storage>

  public init(capacity: Int = 1 << 16) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: Storage(bytes: .allocate(capacity: capacity), count: 0, capacity: capacity))
  }

  public func deallocate() {
    storage.pointee.bytes.deallocate()
    storage.deallocate()
  }

  public var count: Int { storage.pointee.count }
  public var capacity: Int { storage.pointee.capacity }
  public var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: storage.pointee.bytes, count: storage.pointee.count)
  }

  /// Returns the bytes from the offset `mark` on as text.
  public func text(from mark: Int = 0) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[mark...]), as: UTF8.self)
  }

  /// Removes all bytes from the offset `mark` on.
  public func truncate(to mark: Int) { storage.pointee.count = mark }

  /// Overwrites the memory behind the last byte. Bytes that were removed, such as secrets, may still be there.
  public func overwriteRest() {
    memset(storage.pointee.bytes + storage.pointee.count, 0, storage.pointee.capacity - storage.pointee.count)
  }

  /// Overwrites the whole memory in a way that the compiler does not optimize away. Call it before the memory is freed.
  public func overwrite() {
    #if canImport(Glibc)
      explicit_bzero(storage.pointee.bytes, storage.pointee.capacity)
    #else
      memset_s(storage.pointee.bytes, storage.pointee.capacity, 0, storage.pointee.capacity)
    #endif
  }

  /// Replaces the byte at the offset `mark`.
  public func replace(at mark: Int, by byte: UInt8) { storage.pointee.bytes[mark] = byte }

  /// Removes the first `count` bytes.
  public func removeFirst(_ count: Int) {
    let left = storage.pointee.count - count
    memmove(storage.pointee.bytes, storage.pointee.bytes + count, left)
    storage.pointee.count = left
  }

  /// Replaces the memory by a smaller block, if it is larger than `capacity` and the buffer is empty. So memory for an
  /// unusual number of bytes is freed.
  public func shrink(to capacity: Int) {
    guard storage.pointee.capacity > capacity, storage.pointee.count == 0 else { return }
    storage.pointee.bytes.deallocate()
    storage.pointee.bytes = .allocate(capacity: capacity)
    storage.pointee.capacity = capacity
  }

  /// Exchanges the memory of two buffers if both are empty. Otherwise, does nothing.
  public func exchange(with other: ByteBuffer) {
    if count == 0, other.count == 0 { swap(&storage.pointee, &other.storage.pointee) }
  }

  /// Returns a pointer to room for `count` bytes behind the last byte. Bytes that are written there become part of the
  /// buffer only with `advance`.
  @inlinable @inline(__always) public func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    if storage.pointee.count &+ count > storage.pointee.capacity { grow(count) }
    return storage.pointee.bytes + storage.pointee.count
  }

  /// Returns a pointer to room for `count` bytes behind the last byte, or `nil` if the buffer would have to grow.
  @inline(__always) func room(for count: Int) -> UnsafeMutablePointer<UInt8>? {
    storage.pointee.count &+ count > storage.pointee.capacity ? nil : storage.pointee.bytes + storage.pointee.count
  }

  @inlinable @inline(__always) public func advance(_ count: Int) { storage.pointee.count &+= count }

  @inline(never) @usableFromInline func grow(_ count: Int) {
    let capacity = max(storage.pointee.capacity * 2, storage.pointee.count + count)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: storage.pointee.bytes, count: storage.pointee.count)
    // The old memory may contain a part of a secret, so it is overwritten before it is freed.
    overwrite()
    storage.pointee.bytes.deallocate()
    storage.pointee.bytes = larger
    storage.pointee.capacity = capacity
  }

  @inline(__always) public func append(_ byte: UInt8) {
    reserve(1).pointee = byte
    advance(1)
  }

  @inline(__always) public func append(_ text: StaticString) {
    copyBytes(text.utf8Start, text.utf8CodeUnitCount, to: reserve(text.utf8CodeUnitCount))
    advance(text.utf8CodeUnitCount)
  }

  @inline(__always) public func append(_ other: UnsafeBufferPointer<UInt8>) {
    guard let start = other.baseAddress else { return }
    memcpy(reserve(other.count), start, other.count)
    advance(other.count)
  }

  /// Appends a literal, the text of a value on a tape, and another literal. If the text is short, 16 bytes are copied
  /// at once, without a call. This may read bytes behind the text, but at least `Tape.padding` readable bytes are
  /// there.
  @inline(__always) public func append(_ before: StaticString, scalar value: JSONValue, _ after: StaticString) {
    let text = value.rawText
    guard text.count <= 16, let from = text.baseAddress else {
      append(before)
      append(text)
      append(after)
      return
    }
    let (source, start) = (UnsafeRawPointer(from), before.utf8CodeUnitCount)
    let room = reserve(start &+ 16 &+ after.utf8CodeUnitCount)
    copyBytes(before.utf8Start, start, to: room)
    let middle = UnsafeMutableRawPointer(room + start)
    middle.storeBytes(of: source.loadUnaligned(as: UInt64.self), as: UInt64.self)
    middle.storeBytes(of: source.loadUnaligned(fromByteOffset: 8, as: UInt64.self), toByteOffset: 8, as: UInt64.self)
    copyBytes(after.utf8Start, after.utf8CodeUnitCount, to: room + start + text.count)
    advance(start &+ text.count &+ after.utf8CodeUnitCount)
  }

  /// Appends a text that is not a literal. (If this function had the name `append(_:)`, Swift would call it for
  /// literals, too.)
  public func append(text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }
}
