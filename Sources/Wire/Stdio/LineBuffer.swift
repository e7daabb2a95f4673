internal import RPC

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Splits input into lines, without copying them. Lines stay in place until the next `fill`, `widen` or `narrow`.
public struct LineBuffer: ~Copyable {
  private var input: InputBuffer
  /// The number of bytes at the start of the input that were already searched, and contain no newline.
  private var scanned = 0
  private let maxLine: Int
  /// The scanner that reads the rest of a line that is skipped, or `nil` if no line is skipped.
  private var skipping: IDScanner?
  /// A Boolean value that indicates whether the line is skipped because there was no memory for it.
  private var isUnheld = false

  public init(maxLine: Int, _ shared: SharedInput? = nil) {
    self.maxLine = maxLine
    input = InputBuffer(shared)
  }

  /// Reads from a descriptor with one read(2), and returns its result.
  public mutating func fill(from descriptor: Descriptor) -> Int {
    if !input.makeRoom(maxLine + 2) { giveUp() }
    let count = input.fill(from: descriptor)
    // `fill` may have removed a byte-order mark. Then there can be fewer bytes than `scanned` says.
    scanned = min(scanned, input.end - input.start)
    return count
  }

  /// Returns the next line, or the report of a line that can't be used. Returns `nil` if there is no complete line. At
  /// the end of the input, the last line needs no newline.
  public mutating func next() -> InputPiece? {
    let line = input.start
    let text = input.bytes + line
    guard let newline = memchr(text + scanned, 0x0a, input.end - line - scanned) else { return rest() }
    let length = UnsafePointer(newline.assumingMemoryBound(to: UInt8.self)) - UnsafePointer(text)
    input.start += length + 1
    scanned = 0
    return piece(from: line, length: length)
  }

  private mutating func rest() -> InputPiece? {
    let line = input.start
    let length = input.end - line
    scanned = length
    if input.isAtEnd, length > 0 || skipping != nil {
      dropRead()
      return piece(from: line, length: length)
    }
    if length > maxLine + 1 || skipping != nil {
      skip()
    }
    return nil
  }

  /// Searches for the id in the beginning of a line that is too long or can't be stored, and drops the read bytes.
  private mutating func skip() {
    var scanner = skipping ?? IDScanner()
    scanner.feed(UnsafeBufferPointer(start: input.bytes + input.start, count: input.end - input.start))
    skipping = scanner
    dropRead()
  }

  /// Begins to skip the current line, because there is no memory for it.
  @inline(never) private mutating func giveUp() {
    isUnheld = true
    skip()
    _ = input.makeRoom(maxLine + 2)
  }

  @inline(__always) private mutating func piece(from line: Int, length: Int) -> InputPiece {
    let text = input.bytes + line
    // The carriage return before a newline belongs to the line end, not to the line.
    let hasReturn = length > 0 && text[length - 1] == UInt8(ascii: "\r")
    let count = hasReturn ? length - 1 : length
    if skipping != nil || count > maxLine { return tooLong(UnsafeBufferPointer(start: text, count: count)) }
    return .line(UnsafeMutableBufferPointer(start: text, count: count))
  }

  /// Returns the report of a skipped or too long line.
  /// - Parameter text: the end of the line that was not scanned yet, or the whole line.
  @inline(never) private mutating func tooLong(_ text: UnsafeBufferPointer<UInt8>) -> InputPiece {
    var scanner = skipping ?? IDScanner()
    skipping = nil
    scanner.feed(text)
    defer { isUnheld = false }
    return isUnheld
      ? .unheld(id: scanner.finish(), call: scanner.namedCall) : .tooLong(id: scanner.finish(), call: scanner.namedCall)
  }

  /// Overwrites the bytes of messages that were already handled, because they may contain secrets.
  public mutating func overwriteDone() { input.overwriteDone() }
  /// A Boolean value that indicates whether this buffer has the large block of memory that the clients of a shared core
  /// use in turn.
  public var isWide: Bool { input.isWide }
  /// Gets the large block of memory, if it is free, to read much at once.
  public mutating func widen() { input.widen() }
  /// Gives the large block of memory back, so that another client's buffer can use it.
  public mutating func narrow() { input.narrow() }

  /// Drops a line of which only the beginning was read.
  public mutating func dropUnfinished() {
    dropRead()
    skipping = nil
    isUnheld = false
  }

  private mutating func dropRead() {
    input.start = input.end
    scanned = 0
  }
}
