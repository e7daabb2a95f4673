/// A parsed JSON text: its values as a flat list of nodes. The nodes refer to the bytes of the text, which are not
/// copied.
///
/// The parser is strict (RFC 8259). It refuses invalid UTF-8, repeated member names, lone surrogates, leading zeros,
/// trailing commas, and more than `maxDepth` levels. The memory of the nodes is used again for the next text.
public struct Tape: ~Copyable {
  /// The largest number of levels to which arrays and objects may be nested.
  public static let maxDepth = 128

  var nodes: UnsafeMutablePointer<Node>
  var capacity: Int
  public internal(set) var count = 0
  var base: UnsafePointer<UInt8>
  var cursor: UnsafePointer<UInt8>
  public internal(set) var failure: ParseFailure?
  /// The position at which `stop` has overwritten two bytes to end the parsing, and these bytes. `nil` if nothing was
  /// overwritten.
  private var stopped: (at: UnsafeMutablePointer<UInt8>, UInt8, UInt8)?

  public init() { self.init(nodes: Tape.initialCapacity) }

  /// Creates a tape with room for `count` values and names. It grows if a text has more.
  ///
  /// If there is not enough memory, the tape is created without room. The first text then tries to allocate memory
  /// again. If that fails, parsing fails with `noMemory`.
  public init(nodes count: Int) {
    base = UnsafePointer(Tape.nothing)
    cursor = base
    if let room = Tape.room(for: count) {
      (nodes, capacity) = (room, count)
    } else {
      (nodes, capacity) = (UnsafeMutableRawPointer(Tape.nothing).assumingMemoryBound(to: Node.self), 0)
    }
  }

  /// Creates a tape for one text. For a short text, it has room for all values and names, because each of them takes at
  /// least two bytes of the text.
  init(forBytes count: Int) { self.init(nodes: min(count / 2 + 2, Tape.initialCapacity)) }

  deinit { freeNodes() }

  /// The number of nodes of a new tape. With one more node behind them, there are 1,040 nodes of 16 bytes, which are
  /// 16,640 bytes. The size differs from 16 KiB, because the Swift runtime allocates blocks of 16 KiB for types. By the
  /// size, a test can make only the allocations of tapes fail.
  private static let initialCapacity = 1039

  /// Allocates memory for `count` nodes, and for one more node that `grow` needs if it fails.
  private static func room(for count: Int) -> UnsafeMutablePointer<Node>? {
    ScarceMemory.allocate(Node.self, capacity: count + 1)
  }

  private func freeNodes() {
    if capacity > 0 { ScarceMemory.free(nodes) }
  }

  /// The memory to which `base` points before the first text.
  nonisolated(unsafe) private static let nothing = UnsafeMutablePointer<UInt8>.allocate(capacity: 8)

  /// The number of readable bytes that must follow a text, because the scanner reads sixteen bytes at a time.
  public static let padding = 16

  /// Parses a text. It must be followed by `padding` readable bytes, the first of which is overwritten with a NUL. The
  /// NUL stops the scanner.
  ///
  /// The tape's values are valid until the next call, and as long as the text's bytes stay in place.
  /// - Returns: a Boolean value that indicates whether the text is valid JSON. If `false`, `failure` has the reason.
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
    // There may have been no memory for the node of the text's last value. Then the whole text was read, but there is a
    // failure.
    if cursor == base + text.count, failure == nil { return true }
    _ = fail(.unexpected("the end of the text"))
    return failed(text)
  }

  /// Completes a failure. If the byte at its position is a control character, this is reported as the reason. A NUL is
  /// the end of the text only if it is behind the last byte.
  private mutating func failed(_ text: UnsafeMutableBufferPointer<UInt8>) -> Bool {
    undoStop()
    guard let failure, failure.offset < text.count, failure.reason != .noMemory else { return false }
    let byte = text[failure.offset]
    let isSpace = byte == 0x09 || byte == 0x0a || byte == 0x0d
    if byte < 0x20, !isSpace { self.failure = ParseFailure(.controlCharacter, at: failure.offset) }
    return false
  }

  /// The value of the whole text. Use it only after `parse` has returned `true`.
  public var root: JSONValue { JSONValue(nodes: nodes, base: base, index: 0) }

  /// Frees the memory of the nodes, if an unusually large text needed much of it.
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

  /// Makes room for more nodes. If there is no memory for them, stops the parsing.
  /// - Parameter end: the end of the value for whose node there is no room.
  /// - Returns: a Boolean value that indicates whether there is room now.
  @inline(never) private mutating func grow(behind end: UnsafePointer<UInt8>) -> Bool {
    let size = max(capacity * 2 + 1, Tape.initialCapacity)
    // The Swift values that are made from the nodes need about as much memory as the nodes. So twice the size must be
    // available.
    guard ScarceMemory.has(2 * size * MemoryLayout<Node>.stride), let larger = Tape.room(for: size) else {
      _ = fail(.noMemory)
      // If a member's name has no room, the parser still reads its node once. So the node behind the last one is
      // initialized.
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

  /// Writes a NUL behind a value, and another one after it, in case the first one replaces the closing quote of a
  /// string. The parser stops there.
  private mutating func stop(at end: UnsafePointer<UInt8>) {
    if stopped != nil { return }
    let bytes = UnsafeMutablePointer(mutating: end)
    stopped = (bytes, bytes[0], bytes[1])
    bytes[0] = 0
    bytes[1] = 0
  }

  /// Restores the bytes that `stop` has overwritten. The line may be searched for its id afterwards.
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
