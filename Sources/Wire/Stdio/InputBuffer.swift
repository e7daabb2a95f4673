internal import JSON

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What was read and is not done with yet; it stays in place until the next `fill`, `widen` or `narrow`. Behind it, `Tape.padding` bytes
/// are readable.
struct InputBuffer: ~Copyable {
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private let shared: SharedInput?
  private let leastCapacity: Int
  /// Bytes before `start` are done with, bytes from `end` on are room.
  var start = 0
  private(set) var end = 0
  private(set) var isAtEnd = false
  private var isAtBeginning = true

  static let usualCapacity = 1 << 18
  /// For an input of which little comes at once, beside others.
  private static let smallCapacity = 1 << 14
  /// How many bytes must be free for each byte of a long message.
  private static let understanding = 4

  /// - Parameter shared: where its memory comes from while much comes at once; nil for an input that is served by itself.
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

  /// What `bytes` points to before there is memory.
  nonisolated(unsafe) private static let nothing = UnsafeMutablePointer<UInt8>.allocate(capacity: Tape.padding)

  static func memory(_ capacity: Int) -> UnsafeMutablePointer<UInt8>? {
    ScarceMemory.allocate(UInt8.self, capacity: capacity + Tape.padding)
  }

  private func free(_ memory: UnsafeMutablePointer<UInt8>, _ capacity: Int) {
    if capacity > 0 { ScarceMemory.free(memory) }
  }

  /// Reads once from a descriptor, where `makeRoom` has made room.
  /// - Returns: what read(2) answers; 0 at the end of the input, -1 with `errno` for an error. It is `ENOMEM` if there is no memory to read
  ///   into.
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

  /// Makes room for what is read next.
  /// - Parameter most: the most that has to be there at once.
  /// - Returns: a Boolean value that indicates whether there is room. If not, the message that was begun can't be held.
  mutating func makeRoom(_ most: Int) -> Bool {
    if start > 0 {
      // Whatever is left is the beginning of one message.
      memmove(bytes, bytes + start, end - start)
      end -= start
      start = 0
    }
    if end == 0, capacity > InputBuffer.usualCapacity * 4 { _ = resize(InputBuffer.usualCapacity) }
    return end < capacity || resize(max(leastCapacity, min(capacity * 2, max(most, capacity + 1))))
  }

  /// Makes ready to read much at once: what is left moves.
  mutating func widen() {
    // Without memory for much, little is read at once.
    guard let shared, capacity < InputBuffer.usualCapacity, let large = shared.take() else { return }
    let (small, size) = (bytes, capacity)
    move(to: large, InputBuffer.usualCapacity)
    free(small, size)
  }

  /// Lets the next one read much at once, where no more than the beginning of a small message is left here.
  mutating func narrow() {
    guard let shared, capacity >= InputBuffer.usualCapacity, end - start <= InputBuffer.smallCapacity / 2,
      let small = InputBuffer.memory(InputBuffer.smallCapacity)
    else { return }
    let (large, isUsual) = (bytes, capacity == InputBuffer.usualCapacity)
    move(to: small, InputBuffer.smallCapacity)
    if isUsual { shared.give(large) } else { ScarceMemory.free(large) }
  }

  private mutating func resize(_ size: Int) -> Bool {
    // A message that is held must also be understood: that takes several times its length.
    if size > InputBuffer.usualCapacity, !ScarceMemory.has(size * InputBuffer.understanding) { return false }
    guard let memory = InputBuffer.memory(size) else { return false }
    let (old, oldSize, count) = (bytes, capacity, end)
    move(to: memory, size)
    // It may hold a part of a secret.
    memset(old, 0, count)
    free(old, oldSize)
    return true
  }

  /// Overwrites what is done with.
  func overwriteDone() {
    memset(bytes, 0, start)
    memset(bytes + end, 0, capacity - end)
  }

  /// Takes what is left along.
  private mutating func move(to other: UnsafeMutablePointer<UInt8>, _ size: Int) {
    other.update(from: bytes + start, count: end - start)
    (bytes, capacity, start, end) = (other, size, 0, end - start)
  }

  /// A byte-order mark says nothing in UTF-8; some programs send one before their first message.
  private mutating func skipByteOrderMark() {
    guard isAtBeginning, end >= 3 || bytes[0] != 0xef else { return }
    isAtBeginning = false
    if end >= 3, bytes[0] == 0xef, bytes[1] == 0xbb, bytes[2] == 0xbf { start = 3 }
  }
}
