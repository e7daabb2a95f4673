/// The values of one JSON text as a flat list of nodes over the bytes they were read from. No byte is copied.
///
/// Strict RFC 8259: only valid UTF-8, no duplicate member names, no lone surrogates, no leading zeros, no trailing
/// commas, at most `maxDepth` levels. The nodes' memory is reused for the next text.
public struct Tape: ~Copyable {
  /// The largest number of levels of arrays and objects in each other.
  public static let maxDepth = 128

  var nodes: UnsafeMutablePointer<Node>
  var capacity: Int
  public internal(set) var count = 0
  var base: UnsafePointer<UInt8>
  var cursor: UnsafePointer<UInt8>
  public internal(set) var failure: ParseFailure?
  /// The place where the scanner was stopped, with its first two bytes, or `nil` if it was not stopped.
  private var stopped: (at: UnsafeMutablePointer<UInt8>, UInt8, UInt8)?

  public init() { self.init(nodes: Tape.initialCapacity) }

  /// Creates a tape with room for `count` values and names. It grows for a longer text.
  ///
  /// If there is no memory, the tape has no room for any node. The first text then asks for memory again. It fails with
  /// `noMemory` if there is still not enough.
  public init(nodes count: Int) {
    base = UnsafePointer(Tape.nothing)
    cursor = base
    if let room = Tape.room(for: count) {
      (nodes, capacity) = (room, count)
    } else {
      (nodes, capacity) = (UnsafeMutableRawPointer(Tape.nothing).assumingMemoryBound(to: Node.self), 0)
    }
  }

  /// Creates a tape for one text. It has room for all values and names of a short text, as each takes at least two
  /// bytes of the text.
  init(forBytes count: Int) { self.init(nodes: min(count / 2 + 2, Tape.initialCapacity)) }

  deinit { freeNodes() }

  /// The number of nodes of a new tape. With one more node behind them, they are 1,040 nodes of 16 bytes: 16,640 bytes.
  /// The size is not 16 KiB, because the runtime allocates pieces of 16 KiB for types. So a test can make only the
  /// allocations of tapes fail.
  private static let initialCapacity = 1039

  /// Allocates memory for `count` nodes, and for one more behind them, which `grow` needs.
  private static func room(for count: Int) -> UnsafeMutablePointer<Node>? {
    ScarceMemory.allocate(Node.self, capacity: count + 1)
  }

  private func freeNodes() {
    if capacity > 0 { ScarceMemory.free(nodes) }
  }

  /// The bytes that `base` points to before the first text.
  nonisolated(unsafe) private static let nothing = UnsafeMutablePointer<UInt8>.allocate(capacity: 8)

  /// The number of bytes behind a text that must be readable: the scanner reads sixteen bytes at a time.
  public static let padding = 16

  /// Parses a text that is followed by `padding` readable bytes. The first of them is overwritten with a NUL, which
  /// stops the scanner.
  ///
  /// The tape is valid until the next call and as long as the bytes stay where they are.
  /// - Returns: a Boolean value that indicates whether the text is valid JSON. If not, `failure` says why.
  public mutating func parse(_ text: UnsafeMutableBufferPointer<UInt8>) -> Bool {
    guard let start = text.baseAddress else {
      failure = ParseFailure(.unexpectedEnd, at: 0)
      return false
    }
    start[text.count] = 0
    base = UnsafePointer(start)
    cursor = base
    count = 0
    failure = nil
    skipSpace()
    guard value(depth: 0) else { return failed(text) }
    skipSpace()
    // The text's last value may be the one that had no room on the tape.
    if cursor == base + text.count, failure == nil { return true }
    _ = fail(.unexpected("the end of the text"))
    return failed(text)
  }

  /// Reports a control character as the failure, whatever was expected in its place. A NUL counts as the end of the
  /// text only at the end.
  private mutating func failed(_ text: UnsafeMutableBufferPointer<UInt8>) -> Bool {
    undoStop()
    guard let failure, failure.offset < text.count, failure.reason != .noMemory else { return false }
    let byte = text[failure.offset]
    let isSpace = byte == 0x09 || byte == 0x0a || byte == 0x0d
    if byte < 0x20, !isSpace { self.failure = ParseFailure(.controlCharacter, at: failure.offset) }
    return false
  }

  /// The value of the whole text. Valid only after `parse` has returned `true`.
  public var root: JSONValue { JSONValue(nodes: nodes, base: base, index: 0) }

  /// Frees memory that the tape needed for an unusually large text.
  public mutating func shrink() {
    guard capacity > 1 << 16, let usual = Tape.room(for: Tape.initialCapacity) else { return }
    freeNodes()
    (nodes, capacity, count) = (usual, Tape.initialCapacity, 0)
  }

  mutating func push(_ kind: Node.Kind, at start: UnsafePointer<UInt8>, length: Int, isSpecial: Bool = false) {
    if count == capacity, !grow(behind: start + length) { return }
    (nodes + count).initialize(
      to: Node(
        offset: UInt32(truncatingIfNeeded: start - base), length: UInt32(truncatingIfNeeded: length),
        next: UInt32(truncatingIfNeeded: count &+ 1), kind: kind, isSpecial: isSpecial))
    count &+= 1
  }

  /// Makes room for more nodes. If there is no memory for them, the scanner is stopped.
  /// - Parameter end: the end of the value that has no room.
  /// - Returns: a Boolean value that indicates whether there is room now.
  @inline(never) private mutating func grow(behind end: UnsafePointer<UInt8>) -> Bool {
    let size = max(capacity * 2 + 1, Tape.initialCapacity)
    // The Swift values made from the nodes take about as much memory again.
    guard ScarceMemory.has(2 * size * MemoryLayout<Node>.stride), let larger = Tape.room(for: size) else {
      _ = fail(.noMemory)
      // The scanner reads the node of a member's name once more, even if there is no room for it.
      if capacity > 0 {
        (nodes + count).initialize(to: Node(offset: 0, length: 0, next: 0, kind: .null, isSpecial: false))
      }
      stop(at: end)
      return false
    }
    larger.moveInitialize(from: nodes, count: count)
    freeNodes()
    nodes = larger
    capacity = size
    return true
  }

  /// Writes a NUL behind a value and one behind the quote of a string, so that the scanner stops.
  private mutating func stop(at end: UnsafePointer<UInt8>) {
    if stopped != nil { return }
    let bytes = UnsafeMutablePointer(mutating: end)
    stopped = (bytes, bytes[0], bytes[1])
    bytes[0] = 0
    bytes[1] = 0
  }

  /// Restores the bytes that `stop` has overwritten, because the line is searched for its id afterwards.
  mutating func undoStop() {
    guard let (bytes, first, second) = stopped else { return }
    bytes[0] = first
    bytes[1] = second
    stopped = nil
  }

  @inline(never) mutating func fail(_ reason: ParseFailure.Reason) -> Bool { fail(reason, at: cursor - base) }

  @inline(never) mutating func fail(_ reason: ParseFailure.Reason, at place: UnsafePointer<UInt8>) -> Bool {
    fail(reason, at: place - base)
  }

  @inline(never) mutating func fail(_ reason: ParseFailure.Reason, at offset: Int) -> Bool {
    if failure == nil { failure = ParseFailure(reason, at: offset) }
    return false
  }
}
