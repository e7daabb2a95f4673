internal import JSON
internal import RPC

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Splits input into frames, and returns their bodies without copying them. A frame is a header `Content-Length: N`, an
/// empty line, and a body of N bytes.
///
/// Bodies stay in place until the next `fill`, `widen` or `narrow`. The byte after a body may be the first byte of the
/// next header, but the parser of the body overwrites it. So the buffer stores that byte, and restores it before
/// reading on.
public struct FrameBuffer: ~Copyable {
  private enum State {
    /// The buffer reads a header, or is between two frames.
    case header
    /// The buffer reads the rest of a header that can't be used.
    case refused
    /// The buffer searches for the next header, because it does not know where the current body ends. This is the case
    /// after a header without a length.
    case lost
    /// The buffer reads a body of this many bytes.
    case body(Int)
    /// The buffer skips this many more bytes of a body that is too long or for which there is no memory.
    case skipping(Int)
  }

  private var input: InputBuffer
  private let maxBody: Int
  private var state = State.header
  private var header = FrameHeader()
  /// Finds the id in a body that is being skipped.
  private var scanner = IDScanner()
  /// A Boolean value that indicates whether the body is skipped because there was no memory for it.
  private var isUnheld = false
  /// The offset and the value of the byte after the last returned body. The parser of the body overwrites this byte.
  private var behind: (offset: Int, byte: UInt8)?

  /// The largest number of bytes of a header line, including the carriage return at its end.
  private static let longestLine = FrameHeader.longestLine + 1

  public init(maxBody: Int, _ shared: SharedInput? = nil) {
    self.maxBody = maxBody
    input = InputBuffer(shared)
  }

  /// Reads from a descriptor with one read(2), and returns its result.
  public mutating func fill(from descriptor: Descriptor) -> Int {
    forgetBehind()
    if !input.makeRoom(maxBody) { giveUp() }
    return input.fill(from: descriptor)
  }

  /// Begins to skip the current body, because there is no memory for it.
  private mutating func giveUp() {
    if case .body(let length) = state {
      let count = input.end - input.start
      scanner.feed(UnsafeBufferPointer(start: input.bytes + input.start, count: count))
      state = .skipping(length - count)
      isUnheld = true
    }
    input.start = input.end
    _ = input.makeRoom(maxBody)
  }

  /// Returns the next message, or the report of an error in the input. Returns `nil` if more input must be read first.
  public mutating func next() -> InputPiece? {
    putBack()
    while true {
      switch state {
      case .body(let length):
        guard input.end - input.start >= length else { return cutOff() }
        let body = UnsafeMutableBufferPointer(start: input.bytes + input.start, count: length)
        input.start += length
        behind = (input.start, input.bytes[input.start])
        state = .header
        return .line(body)
      case .skipping(let rest):
        let count = min(rest, input.end - input.start)
        scanner.feed(UnsafeBufferPointer(start: input.bytes + input.start, count: count))
        input.start += count
        state = .skipping(rest - count)
        guard count == rest else { return cutOff() }
        state = .header
        defer { isUnheld = false }
        return isUnheld
          ? .unheld(id: scanner.finish(), call: scanner.namedCall)
          : .tooLong(id: scanner.finish(), call: scanner.namedCall)
      case .header, .refused, .lost:
        let waiting = UnsafeBufferPointer(start: input.bytes + input.start, count: input.end - input.start)
        guard let newline = memchr(input.bytes + input.start, 0x0a, waiting.count) else { return beginLine(waiting) }
        let line = waiting[..<(UnsafeRawPointer(newline) - UnsafeRawPointer(input.bytes + input.start))]
        if let piece = take(UnsafeBufferPointer(rebasing: line)) { return piece }
      }
    }
  }

  /// Overwrites the bytes of messages that were already handled, because they may contain secrets.
  public mutating func overwriteDone() {
    forgetBehind()
    input.overwriteDone()
  }

  /// A Boolean value that indicates whether this buffer has the large block of memory that the clients of a shared core
  /// use in turn.
  public var isWide: Bool { input.isWide }
  /// Gets the large block of memory, if it is free, to read much at once.
  public mutating func widen() {
    forgetBehind()
    input.widen()
  }

  /// Gives the large block of memory back, so that another client's buffer can use it.
  public mutating func narrow() {
    forgetBehind()
    input.narrow()
  }

  private mutating func forgetBehind() {
    putBack()
    behind = nil
  }

  /// Drops a frame of which only the beginning was read.
  public mutating func dropUnfinished() {
    input.start = input.end
    state = .header
    header = FrameHeader()
    isUnheld = false
  }

  /// Restores the byte after the last returned body, because the body's parser may have overwritten it.
  private mutating func putBack() {
    if let behind { input.bytes[behind.offset] = behind.byte }
  }

  /// Handles a complete line outside of a body. `raw` does not contain the newline, but may end with a carriage return.
  private mutating func take(_ raw: UnsafeBufferPointer<UInt8>) -> InputPiece? {
    let line = raw.last == 0x0d ? UnsafeBufferPointer(rebasing: raw.dropLast()) : raw
    switch state {
    case .refused: if line.isEmpty { state = .lost }
    case .lost:
      let tail = UnsafeBufferPointer(rebasing: raw.suffix(FrameBuffer.longestLine))
      if let offset = FrameHeader.isHeader(line)
        ? 0 : FrameHeader.lastLength(in: tail).map({ raw.count - tail.count + $0 })
      {
        input.start += offset
        state = .header
        return nil
      }
    default:
      if line.isEmpty {
        input.start += raw.count + 1
        return header.isEmpty ? nil : endHeader()
      }
      if let piece = add(line) { return piece }
    }
    input.start += raw.count + 1
    return nil
  }

  private mutating func endHeader() -> InputPiece? {
    guard let length = header.length else { return refuse("a header has no Content-Length", then: .lost) }
    header = FrameHeader()
    scanner = IDScanner()
    if length > 0 { state = length > maxBody ? .skipping(length) : .body(length) }
    return nil
  }

  /// Checks a line outside of a body that is not complete yet. Such a line can already be too long.
  private mutating func beginLine(_ line: UnsafeBufferPointer<UInt8>) -> InputPiece? {
    let isTooLong = line.count > FrameBuffer.longestLine
    switch state {
    case .header: return isTooLong ? add(line) : header.isEmpty && line.isEmpty ? nil : cutOff()
    case .lost where isTooLong && FrameHeader.isHeader(line): return add(line)
    default:
      guard isTooLong else { return nil }
      // The beginning of the next header may be at the end of this line, so the last bytes are kept. A NUL replaces the
      // dropped bytes before them. No header contains a NUL, so the kept bytes can't be taken for the beginning of a
      // header.
      input.start = input.end - FrameBuffer.longestLine - 1
      input.bytes[input.start] = 0
      return nil
    }
  }

  /// Adds a line to the header. Returns the report of an error if the line can't be used. The line stays in the input,
  /// and the next state reads it again.
  private mutating func add(_ line: UnsafeBufferPointer<UInt8>) -> InputPiece? {
    do throws(FrameHeader.Defect) { try header.add(line) } catch {
      return refuse(error.sentence, then: error.isInHeader ? .refused : .lost)
    }
    return nil
  }

  private mutating func refuse(_ sentence: String, then next: State) -> InputPiece {
    header = FrameHeader()
    state = next
    return .broken("\(sentence); expected Content-Length: N, an empty line and N bytes of JSON")
  }

  /// Returns the report of an incomplete frame at the end of the input, or `nil` if the input has not ended.
  private mutating func cutOff() -> InputPiece? {
    guard input.isAtEnd else { return nil }
    let position =
      switch state {
      case .body(let length): "after \(input.end - input.start) of the \(length) bytes of a body"
      case .skipping(let rest): "\(rest) bytes before the end of a body"
      default: "inside a header"
      }
    dropUnfinished()
    return .broken("the input ended \(position); the frame is incomplete")
  }
}
