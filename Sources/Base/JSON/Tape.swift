/// The values of one JSON text as a flat list of nodes over the bytes they were read from; no byte is copied.
///
/// Strict RFC 8259: valid UTF-8 alone, no duplicate member names, no lone surrogates, no leading zeros, no trailing commas, and at most
/// `maxDepth` levels. The nodes' memory is kept from one text to the next.
public struct Tape: ~Copyable {
  /// How deep arrays and objects may stand in each other.
  public static let maxDepth = 128

  var nodes: UnsafeMutablePointer<Node>
  var capacity: Int
  public internal(set) var count = 0
  var base: UnsafePointer<UInt8>
  var cursor: UnsafePointer<UInt8>
  public internal(set) var failure: ParseFailure?
  /// Where the scanner was stopped, and what stood there; `nil` if it was not.
  private var stopped: (at: UnsafeMutablePointer<UInt8>, UInt8, UInt8)?

  public init() {
    capacity = Tape.initialCapacity
    nodes = Tape.usualNodes()
    base = UnsafePointer(Tape.nothing)
    cursor = base
  }

  deinit { ScarceMemory.free(nodes) }

  private static let initialCapacity = 1024

  private static func usualNodes() -> UnsafeMutablePointer<Node> {
    guard let nodes = ScarceMemory.allocate(Node.self, capacity: initialCapacity) else { fatalError("there is no memory left") }
    return nodes
  }

  /// What `base` points to before the first text.
  nonisolated(unsafe) private static let nothing = UnsafeMutablePointer<UInt8>.allocate(capacity: 8)

  /// How many bytes behind a text must be readable: the scanner looks at eight bytes at a time.
  public static let padding = 16

  /// Parses a text that is followed by `padding` readable bytes; the first of them is overwritten with a NUL, which stops the scanner.
  ///
  /// The tape is valid until the next call and as long as the bytes stay where they are.
  /// - Returns: whether the text is valid JSON; `failure` says why not.
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
    if cursor == base + text.count { return true }
    _ = fail(.unexpected("the end of the text"))
    return failed(text)
  }

  /// A control character is what is wrong, whatever was expected in its place; a NUL is no end of the text but where that ends.
  private mutating func failed(_ text: UnsafeMutableBufferPointer<UInt8>) -> Bool {
    undoStop()
    guard let failure, failure.offset < text.count, failure.reason != .noMemory else { return false }
    let byte = text[failure.offset]
    let isSpace = byte == 0x09 || byte == 0x0a || byte == 0x0d
    if byte < 0x20, !isSpace { self.failure = ParseFailure(.controlCharacter, at: failure.offset) }
    return false
  }

  /// The value that the text holds; only after `parse` answered true.
  public var root: JSONValue { JSONValue(nodes: nodes, base: base, index: 0) }

  /// Gives back what an unusually large text made the tape take.
  public mutating func shrink() {
    guard capacity > 1 << 16 else { return }
    ScarceMemory.free(nodes)
    capacity = Tape.initialCapacity
    nodes = Tape.usualNodes()
    count = 0
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
  /// - Parameter end: where the value's text ends that has no room.
  /// - Returns: a Boolean value that indicates whether there is room now.
  @inline(never) private mutating func grow(behind end: UnsafePointer<UInt8>) -> Bool {
    let size = capacity * 2
    // What is made of the values takes about as much again.
    guard ScarceMemory.has(2 * size * MemoryLayout<Node>.stride), let larger = ScarceMemory.allocate(Node.self, capacity: size) else {
      _ = fail(.noMemory)
      stop(at: end)
      return false
    }
    larger.moveInitialize(from: nodes, count: count)
    ScarceMemory.free(nodes)
    nodes = larger
    capacity = size
    return true
  }

  /// Puts a NUL behind a value and behind the quote of a string: the scanner goes no further.
  private mutating func stop(at end: UnsafePointer<UInt8>) {
    let bytes = UnsafeMutablePointer(mutating: end)
    stopped = (bytes, bytes[0], bytes[1])
    bytes[0] = 0
    bytes[1] = 0
  }

  /// Puts the bytes back that `stop` has overwritten: the line is looked at for its id.
  private mutating func undoStop() {
    guard let (bytes, first, second) = stopped else { return }
    bytes[0] = first
    bytes[1] = second
    stopped = nil
  }

  @inline(never) mutating func fail(_ reason: ParseFailure.Reason) -> Bool { fail(reason, at: cursor - base) }

  @inline(never) mutating func fail(_ reason: ParseFailure.Reason, at offset: Int) -> Bool {
    if failure == nil { failure = ParseFailure(reason, at: offset) }
    return false
  }
}
