internal import RPC

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Splits input into lines, without copying them. Lines stay in place until the next `fill`, `widen` or `narrow`.
public struct LineBuffer: ~Copyable {
  private var input: InputBuffer
  /// The number of bytes at the start of the input that contain no newline.
  private var scanned = 0
  private let maxLine: Int
  /// The scanner that reads the rest of a line that is too long, or `nil` if no line is skipped.
  private var skipping: IDScanner?
  /// A Boolean value that indicates whether there was no memory for the line that is skipped.
  private var isUnheld = false

  public init(maxLine: Int, _ shared: SharedInput? = nil) {
    self.maxLine = maxLine
    input = InputBuffer(shared)
  }

  /// Reads once from a descriptor. Returns the result of read(2).
  public mutating func fill(from descriptor: Descriptor) -> Int {
    if !input.makeRoom(maxLine + 2) { giveUp() }
    let count = input.fill(from: descriptor)
    // If a byte-order mark was removed, there may be fewer bytes than were scanned.
    scanned = min(scanned, input.end - input.start)
    return count
  }

  /// Returns the next piece, or `nil` if there is no complete line. At the end of the input, the last line needs no
  /// newline.
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

  /// Searches for the id in input that can no longer become a line, and drops the input.
  private mutating func skip() {
    var scanner = skipping ?? IDScanner()
    scanner.feed(UnsafeBufferPointer(start: input.bytes + input.start, count: input.end - input.start))
    skipping = scanner
    dropRead()
  }

  /// Skips the bytes of a line for which there is no memory.
  @inline(never) private mutating func giveUp() {
    isUnheld = true
    skip()
    _ = input.makeRoom(maxLine + 2)
  }

  @inline(__always) private mutating func piece(from line: Int, length: Int) -> InputPiece {
    let text = input.bytes + line
    // The carriage return of a line end does not belong to the line.
    let hasReturn = length > 0 && text[length - 1] == UInt8(ascii: "\r")
    let count = hasReturn ? length - 1 : length
    if skipping != nil || count > maxLine { return tooLong(UnsafeBufferPointer(start: text, count: count)) }
    return .line(UnsafeMutableBufferPointer(start: text, count: count))
  }

  /// Returns the piece for a line that is too long. The text is the end of the line, or the whole line.
  @inline(never) private mutating func tooLong(_ text: UnsafeBufferPointer<UInt8>) -> InputPiece {
    var scanner = skipping ?? IDScanner()
    skipping = nil
    scanner.feed(text)
    defer { isUnheld = false }
    return isUnheld
      ? .unheld(id: scanner.finish(), call: scanner.namedCall) : .tooLong(id: scanner.finish(), call: scanner.namedCall)
  }

  /// Overwrites the bytes that are not needed any more.
  public mutating func overwriteDone() { input.overwriteDone() }
  /// A Boolean value that indicates whether the buffer has the memory to read much at once.
  public var isWide: Bool { input.isWide }
  /// Prepares to read much at once.
  public mutating func widen() { input.widen() }
  /// Lets the next buffer read much at once.
  public mutating func narrow() { input.narrow() }

  /// Drops a line that has begun and not ended.
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
