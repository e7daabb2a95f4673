internal import JSON

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What was read and is not done with yet; it stays in place until the next `fill`. Behind it, `Tape.padding` bytes are readable.
struct InputBuffer: ~Copyable {
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// Bytes before `start` are done with, bytes from `end` on are room.
  var start = 0
  private(set) var end = 0
  private(set) var isAtEnd = false
  private var isAtBeginning = true

  private static let usualCapacity = 1 << 18

  init() {
    capacity = InputBuffer.usualCapacity
    bytes = .allocate(capacity: capacity + Tape.padding)
  }

  deinit { bytes.deallocate() }

  /// Reads once from a descriptor.
  /// - Parameter most: the most that has to be there at once.
  /// - Returns: what read(2) answers; 0 at the end of the input, -1 with `errno` for an error.
  mutating func fill(from descriptor: Descriptor, most: Int) -> Int {
    makeRoom(most)
    let count = descriptor.read(bytes + end, capacity - end)
    if count > 0 {
      end += count
      skipByteOrderMark()
    }
    if count == 0 { isAtEnd = true }
    return count
  }

  private mutating func makeRoom(_ most: Int) {
    if start > 0 {
      // Whatever is left is the beginning of one message.
      memmove(bytes, bytes + start, end - start)
      end -= start
      start = 0
    }
    if end == 0, capacity > InputBuffer.usualCapacity * 4 { resize(InputBuffer.usualCapacity) }
    if end == capacity { resize(min(capacity * 2, max(most, capacity + 1))) }
  }

  /// Gives back what much input took, where nothing of it is left.
  mutating func shrink() {
    guard start == end else { return }
    (start, end) = (0, 0)
    // Another piece of memory: of this one, pages stay that were used once.
    resize(capacity)
  }

  private mutating func resize(_ size: Int) {
    let other = UnsafeMutablePointer<UInt8>.allocate(capacity: size + Tape.padding)
    other.update(from: bytes, count: end)
    bytes.deallocate()
    (bytes, capacity) = (other, size)
  }

  /// A byte-order mark says nothing in UTF-8; some programs send one before their first message.
  private mutating func skipByteOrderMark() {
    guard isAtBeginning, end >= 3 || bytes[0] != 0xef else { return }
    isAtBeginning = false
    if end >= 3, bytes[0] == 0xef, bytes[1] == 0xbb, bytes[2] == 0xbf { start = 3 }
  }
}
