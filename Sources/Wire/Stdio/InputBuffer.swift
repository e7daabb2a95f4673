internal import JSON

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The memory for input that was read and is still needed. The input stays in place until the next `fill`, `widen` or
/// `narrow`. At least `Tape.padding` readable bytes follow the input.
struct InputBuffer: ~Copyable {
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private let shared: SharedInput?
  private let leastCapacity: Int
  /// The offset of the first byte that is still needed. The input ends at `end`, and the bytes from there on are free.
  var start = 0
  private(set) var end = 0
  private(set) var isAtEnd = false
  private var isAtBeginning = true

  static let usualCapacity = 1 << 18
  /// The capacity for a client of a shared core, as long as the client sends little at once.
  private static let smallCapacity = 1 << 14
  /// The memory that must be free for a long message, in bytes for each byte of the message. Parsing needs this memory.
  private static let understanding = 4

  /// - Parameter shared: the large block of memory that the inputs of a shared core use in turn. `nil` if there is only
  ///   one input.
  init(_ shared: SharedInput? = nil) {
    self.shared = shared
    leastCapacity = shared == nil ? InputBuffer.usualCapacity : InputBuffer.smallCapacity
    if let memory = InputBuffer.memory(leastCapacity) {
      (bytes, capacity) = (memory, leastCapacity)
    } else {
      // There is no memory now. The first `makeRoom` tries again to allocate it.
      (bytes, capacity) = (InputBuffer.nothing, 0)
    }
  }

  deinit { free(bytes, capacity) }

  /// The memory to which `bytes` points as long as there is no other memory.
  nonisolated(unsafe) private static let nothing = UnsafeMutablePointer<UInt8>.allocate(capacity: Tape.padding)

  static func memory(_ capacity: Int) -> UnsafeMutablePointer<UInt8>? {
    ScarceMemory.allocate(UInt8.self, capacity: capacity + Tape.padding)
  }

  private func free(_ memory: UnsafeMutablePointer<UInt8>, _ capacity: Int) {
    if capacity > 0 { ScarceMemory.free(memory) }
  }

  /// Reads from a descriptor with one read(2). Call `makeRoom` before.
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

  /// Makes room in the memory for the next read.
  /// - Parameter most: the largest number of bytes that must fit at once.
  /// - Returns: a Boolean value that indicates whether there is room. If not, there is no memory for the message whose
  ///   beginning was read.
  mutating func makeRoom(_ most: Int) -> Bool {
    if start > 0 {
      // The remaining bytes are the beginning of one message. They move to the start of the memory, so that the message
      // can grow.
      memmove(bytes, bytes + start, end - start)
      end -= start
      start = 0
    }
    if end == 0, capacity > InputBuffer.usualCapacity * 4 { _ = resize(InputBuffer.usualCapacity) }
    return end < capacity || resize(max(leastCapacity, min(capacity * 2, max(most, capacity + 1))))
  }

  /// A Boolean value that indicates whether this buffer has the large block of memory, which other inputs could use.
  var isWide: Bool { shared != nil && capacity >= InputBuffer.usualCapacity }

  /// Gets the large block of memory, if it is free, to read much input at once. The remaining input moves into it.
  mutating func widen() {
    // If another input has the large block, this input keeps its small memory, and less is read at once.
    guard let shared, capacity < InputBuffer.usualCapacity, let large = shared.take() else { return }
    let (small, size) = (bytes, capacity)
    move(to: large, InputBuffer.usualCapacity)
    free(small, size)
  }

  /// Gives the large block of memory back, so that another input can use it. Does nothing if the remaining input is too
  /// long for the small memory.
  mutating func narrow() {
    guard let shared, isWide, end - start <= InputBuffer.smallCapacity / 2,
      let small = InputBuffer.memory(InputBuffer.smallCapacity)
    else { return }
    let (large, isUsual) = (bytes, capacity == InputBuffer.usualCapacity)
    move(to: small, InputBuffer.smallCapacity)
    if isUsual { shared.give(large) } else { ScarceMemory.free(large) }
  }

  private mutating func resize(_ size: Int) -> Bool {
    // The message must also be parsed, which needs several times its length in memory. So that much memory must be
    // free.
    if size > InputBuffer.usualCapacity, !ScarceMemory.has(size * InputBuffer.understanding) { return false }
    guard let memory = InputBuffer.memory(size) else { return false }
    let (old, oldSize, count) = (bytes, capacity, end)
    move(to: memory, size)
    // The old memory may contain a part of a secret, so it is overwritten.
    memset(old, 0, count)
    free(old, oldSize)
    return true
  }

  /// Overwrites the bytes that are no longer needed.
  func overwriteDone() {
    memset(bytes, 0, start)
    memset(bytes + end, 0, capacity - end)
  }

  /// Moves the remaining input to other memory.
  private mutating func move(to other: UnsafeMutablePointer<UInt8>, _ size: Int) {
    other.update(from: bytes + start, count: end - start)
    (bytes, capacity, start, end) = (other, size, 0, end - start)
  }

  /// Skips a byte-order mark at the beginning of the input. It has no meaning in UTF-8, but some programs send one
  /// before their first message.
  private mutating func skipByteOrderMark() {
    guard isAtBeginning, end >= 3 || bytes[0] != 0xef else { return }
    isAtBeginning = false
    if end >= 3, bytes[0] == 0xef, bytes[1] == 0xbb, bytes[2] == 0xbf { start = 3 }
  }
}
