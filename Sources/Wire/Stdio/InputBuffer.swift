internal import JSON

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Holds the input that is still needed. The input stays in place until the next `fill`, `widen` or `narrow`. At least
/// `Tape.padding` readable bytes follow the input.
struct InputBuffer: ~Copyable {
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private let shared: SharedInput?
  private let leastCapacity: Int
  /// Bytes before `start` are not needed any more, and bytes from `end` on are free.
  var start = 0
  private(set) var end = 0
  private(set) var isAtEnd = false
  private var isAtBeginning = true

  static let usualCapacity = 1 << 18
  /// The capacity for a client of a shared core that sends little at once.
  private static let smallCapacity = 1 << 14
  /// The free memory that a long message needs, in bytes for each byte of the message.
  private static let understanding = 4

  /// - Parameter shared: the source of a large piece of memory for much input. `nil` if there is only one input.
  init(_ shared: SharedInput? = nil) {
    self.shared = shared
    leastCapacity = shared == nil ? InputBuffer.usualCapacity : InputBuffer.smallCapacity
    if let memory = InputBuffer.memory(leastCapacity) {
      (bytes, capacity) = (memory, leastCapacity)
    } else {
      // The first `makeRoom` tries again.
      (bytes, capacity) = (InputBuffer.nothing, 0)
    }
  }

  deinit { free(bytes, capacity) }

  /// The bytes that `bytes` points to before there is memory.
  nonisolated(unsafe) private static let nothing = UnsafeMutablePointer<UInt8>.allocate(capacity: Tape.padding)

  static func memory(_ capacity: Int) -> UnsafeMutablePointer<UInt8>? {
    ScarceMemory.allocate(UInt8.self, capacity: capacity + Tape.padding)
  }

  private func free(_ memory: UnsafeMutablePointer<UInt8>, _ capacity: Int) {
    if capacity > 0 { ScarceMemory.free(memory) }
  }

  /// Reads once from a descriptor, after `makeRoom` has made room.
  /// - Returns: the result of read(2): 0 at the end of the input, -1 with `errno` for an error. The error is `ENOMEM`
  ///   if there is no memory to read into.
  mutating func fill(from descriptor: Descriptor) -> Int {
    if capacity == 0 {
      errno = ENOMEM
      return -1
    }
    let count = descriptor.read(bytes + end, capacity - end)
    if count > 0 {
      end += count
      skipByteOrderMark()
    }
    if count == 0 { isAtEnd = true }
    return count
  }

  /// Makes room for the next read.
  /// - Parameter most: the largest number of bytes that must fit at once.
  /// - Returns: a Boolean value that indicates whether there is room. If not, there is no memory for the message that
  ///   has begun.
  mutating func makeRoom(_ most: Int) -> Bool {
    if start > 0 {
      // The remaining bytes are the beginning of one message.
      memmove(bytes, bytes + start, end - start)
      end -= start
      start = 0
    }
    if end == 0, capacity > InputBuffer.usualCapacity * 4 { _ = resize(InputBuffer.usualCapacity) }
    return end < capacity || resize(max(leastCapacity, min(capacity * 2, max(most, capacity + 1))))
  }

  /// A Boolean value that indicates whether the buffer has a large piece of memory that other inputs could use.
  var isWide: Bool { shared != nil && capacity >= InputBuffer.usualCapacity }

  /// Prepares to read much input at once. The remaining input moves.
  mutating func widen() {
    // Without the large piece of memory, less is read at once.
    guard let shared, capacity < InputBuffer.usualCapacity, let large = shared.take() else { return }
    let (small, size) = (bytes, capacity)
    move(to: large, InputBuffer.usualCapacity)
    free(small, size)
  }

  /// Gives the large piece of memory to the next buffer, if only the beginning of a small message is left here.
  mutating func narrow() {
    guard let shared, isWide, end - start <= InputBuffer.smallCapacity / 2,
      let small = InputBuffer.memory(InputBuffer.smallCapacity)
    else { return }
    let (large, isUsual) = (bytes, capacity == InputBuffer.usualCapacity)
    move(to: small, InputBuffer.smallCapacity)
    if isUsual { shared.give(large) } else { ScarceMemory.free(large) }
  }

  private mutating func resize(_ size: Int) -> Bool {
    // A message must also be parsed, which takes several times its length in memory.
    if size > InputBuffer.usualCapacity, !ScarceMemory.has(size * InputBuffer.understanding) { return false }
    guard let memory = InputBuffer.memory(size) else { return false }
    let (old, oldSize, count) = (bytes, capacity, end)
    move(to: memory, size)
    // The old memory may hold a part of a secret.
    memset(old, 0, count)
    free(old, oldSize)
    return true
  }

  /// Overwrites the bytes that are not needed any more.
  func overwriteDone() {
    memset(bytes, 0, start)
    memset(bytes + end, 0, capacity - end)
  }

  /// Moves the remaining input to other memory.
  private mutating func move(to other: UnsafeMutablePointer<UInt8>, _ size: Int) {
    other.update(from: bytes + start, count: end - start)
    (bytes, capacity, start, end) = (other, size, 0, end - start)
  }

  /// Skips a byte-order mark. It has no meaning in UTF-8, but some programs send one before their first message.
  private mutating func skipByteOrderMark() {
    guard isAtBeginning, end >= 3 || bytes[0] != 0xef else { return }
    isAtBeginning = false
    if end >= 3, bytes[0] == 0xef, bytes[1] == 0xbb, bytes[2] == 0xbf { start = 3 }
  }
}
