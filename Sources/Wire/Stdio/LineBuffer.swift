internal import RPC

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Cuts what is read into lines, without copying them. Lines stay in place until the next `fill`, `widen` or `narrow`.
public struct LineBuffer: ~Copyable {
  private var input: InputBuffer
  /// So many bytes from the start on, no newline was found.
  private var scanned = 0
  private let maxLine: Int
  /// Reads the rest of a line that is too long; nil otherwise.
  private var skipping: IDScanner?
  /// A Boolean value that indicates whether the line that is skipped could not be held.
  private var isUnheld = false

  public init(maxLine: Int, _ shared: SharedInput? = nil) {
    self.maxLine = maxLine
    input = InputBuffer(shared)
  }

  /// Reads once from a descriptor, and answers what read(2) does.
  public mutating func fill(from descriptor: Descriptor) -> Int {
    if !input.makeRoom(maxLine + 2) { giveUp() }
    let count = input.fill(from: descriptor)
    // With a byte-order mark gone, there may be less than was looked at.
    scanned = min(scanned, input.end - input.start)
    return count
  }

  /// The next piece, or nil when there is no complete line; after the end of the input, the last line needs no newline.
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

  /// Looks for the id in what can't become a line any more, and drops it.
  private mutating func skip() {
    var scanner = skipping ?? IDScanner()
    scanner.feed(UnsafeBufferPointer(start: input.bytes + input.start, count: input.end - input.start))
    skipping = scanner
    dropRead()
  }

  /// Drops what was read of a line that there is no memory for.
  @inline(never) private mutating func giveUp() {
    isUnheld = true
    skip()
    _ = input.makeRoom(maxLine + 2)
  }

  @inline(__always) private mutating func piece(from line: Int, length: Int) -> InputPiece {
    let text = input.bytes + line
    // The carriage return of a line end is none of the line's bytes.
    let hasReturn = length > 0 && text[length - 1] == UInt8(ascii: "\r")
    let count = hasReturn ? length - 1 : length
    if skipping != nil || count > maxLine { return tooLong(UnsafeBufferPointer(start: text, count: count)) }
    return .line(UnsafeMutableBufferPointer(start: text, count: count))
  }

  /// The end of a line that is too long, or all of it.
  @inline(never) private mutating func tooLong(_ text: UnsafeBufferPointer<UInt8>) -> InputPiece {
    var scanner = skipping ?? IDScanner()
    skipping = nil
    scanner.feed(text)
    defer { isUnheld = false }
    return isUnheld ? .unheld(id: scanner.finish(), call: scanner.namedCall) : .tooLong(id: scanner.finish(), call: scanner.namedCall)
  }

  /// Overwrites what is done with.
  public mutating func overwriteDone() { input.overwriteDone() }
  /// Makes ready to read much at once.
  public mutating func widen() { input.widen() }
  /// Lets the next one read much at once.
  public mutating func narrow() { input.narrow() }

  /// Drops a line that was begun and not ended.
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
