internal import JSON

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What was read and is not done with yet; it stays in place until the next `fill`, `widen` or `narrow`. Behind it, `Tape.padding` bytes are readable.
struct InputBuffer: ~Copyable {
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private let shared: SharedInput?
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
    capacity = shared == nil ? InputBuffer.usualCapacity : InputBuffer.smallCapacity
    bytes = InputBuffer.memory(capacity)
  }

  deinit { ScarceMemory.free(bytes) }

  /// A usual piece of memory, without which there is no input.
  static func memory(_ capacity: Int) -> UnsafeMutablePointer<UInt8> {
    guard let memory = ScarceMemory.allocate(UInt8.self, capacity: capacity + Tape.padding) else { fatalError("there is no memory left") }
    return memory
  }

  /// Reads once from a descriptor, where `makeRoom` has made room.
  /// - Returns: what read(2) answers; 0 at the end of the input, -1 with `errno` for an error.
  mutating func fill(from descriptor: Descriptor) -> Int {
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
    return end < capacity || resize(min(capacity * 2, max(most, capacity + 1)))
  }

  /// Makes ready to read much at once: what is left moves.
  mutating func widen() {
    guard let shared, capacity < InputBuffer.usualCapacity else { return }
    let small = bytes
    move(to: shared.take(), InputBuffer.usualCapacity)
    ScarceMemory.free(small)
  }

  /// Lets the next one read much at once, where no more than the beginning of a small message is left here.
  mutating func narrow() {
    guard let shared, capacity >= InputBuffer.usualCapacity, end - start <= InputBuffer.smallCapacity / 2 else { return }
    let (large, isUsual) = (bytes, capacity == InputBuffer.usualCapacity)
    move(to: InputBuffer.memory(InputBuffer.smallCapacity), InputBuffer.smallCapacity)
    if isUsual { shared.give(large) } else { ScarceMemory.free(large) }
  }

  private mutating func resize(_ size: Int) -> Bool {
    // A message that is held must also be understood: that takes several times its length.
    if size > InputBuffer.usualCapacity, !ScarceMemory.has(size * InputBuffer.understanding) { return false }
    guard let memory = ScarceMemory.allocate(UInt8.self, capacity: size + Tape.padding) else { return false }
    let (old, count) = (bytes, end)
    move(to: memory, size)
    // It may hold a part of a secret.
    memset(old, 0, count)
    ScarceMemory.free(old)
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
