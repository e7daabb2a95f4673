internal import JSON
internal import RPC

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Cuts what is read into lines, without copying them. Lines stay in place until the next `fill`.
public struct LineBuffer: ~Copyable {
  /// A piece of the input.
  public enum Piece {
    case line(UnsafeMutableBufferPointer<UInt8>)
    /// A line that was longer than allowed and is dropped; the id that it has, as JSON text.
    case tooLong(id: String)
    /// What is no message, in a framing where that can be; a sentence says what is wrong, and what was expected.
    case broken(String)
  }

  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// Bytes before `start` are done with, bytes from `end` on are room.
  private var start = 0
  private var end = 0
  /// Up to here no newline was found.
  private var scanned = 0
  private let maxLine: Int
  /// Reads the rest of a line that is too long; nil otherwise.
  private var skipping: IDScanner?
  private var isAtBeginning = true
  private var isAtEnd = false

  private static let usualCapacity = 1 << 18

  public init(maxLine: Int) {
    self.maxLine = maxLine
    capacity = LineBuffer.usualCapacity
    bytes = .allocate(capacity: capacity + Tape.padding)
  }

  deinit { bytes.deallocate() }

  /// Reads once from a descriptor.
  /// - Returns: what read(2) answers; 0 at the end of the input, -1 with `errno` for an error.
  public mutating func fill(from descriptor: Int32) -> Int {
    makeRoom()
    let count = read(descriptor, bytes + end, capacity - end)
    if count > 0 {
      end += count
      skipByteOrderMark()
    }
    if count == 0 { isAtEnd = true }
    return count
  }

  /// The next piece, or nil when there is no complete line; after the end of the input, the last line needs no newline.
  public mutating func next() -> Piece? {
    while true {
      guard let newline = memchr(bytes + scanned, 0x0a, end - scanned) else { return rest() }
      let line = start
      let length = UnsafePointer(newline.assumingMemoryBound(to: UInt8.self)) - UnsafePointer(bytes + start)
      start += length + 1
      scanned = start
      return piece(from: line, length: length)
    }
  }

  private mutating func rest() -> Piece? {
    scanned = end
    if isAtEnd, start < end || skipping != nil {
      let line = start
      start = end
      return piece(from: line, length: end - line)
    }
    if end - start > maxLine || skipping != nil {
      // What can't become a line any more is looked at for its id and let go.
      var scanner = skipping ?? IDScanner()
      scanner.feed(UnsafeBufferPointer(start: bytes + start, count: end - start))
      skipping = scanner
      start = end
    }
    return nil
  }

  private mutating func piece(from line: Int, length: Int) -> Piece {
    if var scanner = skipping {
      skipping = nil
      scanner.feed(UnsafeBufferPointer(start: bytes + line, count: length))
      return .tooLong(id: scanner.finish())
    }
    if length > maxLine {
      var scanner = IDScanner()
      scanner.feed(UnsafeBufferPointer(start: bytes + line, count: length))
      return .tooLong(id: scanner.finish())
    }
    // The carriage return of a line end is none of the line's bytes.
    let hasReturn = length > 0 && bytes[line + length - 1] == UInt8(ascii: "\r")
    return .line(UnsafeMutableBufferPointer(start: bytes + line, count: hasReturn ? length - 1 : length))
  }

  /// Drops a line that was begun and not ended.
  public mutating func dropUnfinished() {
    start = end
    scanned = end
    skipping = nil
  }

  private mutating func makeRoom() {
    if start > 0 {
      // Whatever is left is the beginning of one line.
      memmove(bytes, bytes + start, end - start)
      end -= start
      scanned -= start
      start = 0
    }
    if end == 0, capacity > LineBuffer.usualCapacity * 4 { resize(LineBuffer.usualCapacity) }
    if end == capacity { resize(min(capacity * 2, max(maxLine + 1, capacity + 1))) }
  }

  private mutating func resize(_ size: Int) {
    let other = UnsafeMutablePointer<UInt8>.allocate(capacity: size + Tape.padding)
    other.update(from: bytes + start, count: end - start)
    bytes.deallocate()
    bytes = other
    capacity = size
    end -= start
    scanned -= start
    start = 0
  }

  /// A byte-order mark says nothing in UTF-8; some programs send one before their first line.
  private mutating func skipByteOrderMark() {
    guard isAtBeginning, end >= 3 || bytes[0] != 0xef else { return }
    isAtBeginning = false
    if end >= 3, bytes[0] == 0xef, bytes[1] == 0xbb, bytes[2] == 0xbf {
      start = 3
      scanned = max(scanned, 3)
    }
  }
}
