internal import JSON
internal import RPC

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Cuts what is read into the bodies of frames, without copying them: `Content-Length: N`, an empty line, N bytes.
///
/// Bodies stay in place until the next `fill`, `widen` or `narrow`. The byte after a body, which whoever parses it overwrites, may be the
/// first of the next header: it is kept aside, and put back before it is looked at.
public struct FrameBuffer: ~Copyable {
  private enum State {
    /// Reads a header, or is between two frames.
    case header
    /// Reads the rest of a header that was refused.
    case refused
    /// Looks for the next header: after one without a length, nobody knows where its body ends.
    case lost
    /// Reads a body with so many bytes.
    case body(Int)
    /// Has so many bytes left of a body that is too long.
    case skipping(Int)
  }

  private var input: InputBuffer
  private let maxBody: Int
  private var state = State.header
  private var header = FrameHeader()
  /// Reads the id of a body that is too long.
  private var scanner = IDScanner()
  /// A Boolean value that indicates whether the body that is skipped could not be held.
  private var isUnheld = false
  /// Where the byte after the last body is, and what it was: whoever parses the body overwrites it.
  private var behind: (offset: Int, byte: UInt8)?

  /// With a carriage return.
  private static let longestLine = FrameHeader.longestLine + 1

  public init(maxBody: Int, _ shared: SharedInput? = nil) {
    self.maxBody = maxBody
    input = InputBuffer(shared)
  }

  /// Reads once from a descriptor; returns what read(2) does.
  public mutating func fill(from descriptor: Descriptor) -> Int {
    forgetBehind()
    if !input.makeRoom(maxBody) { giveUp() }
    return input.fill(from: descriptor)
  }

  /// Drops what was read of a body that there is no memory for.
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

  /// The next piece, or nil when there is no complete one.
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
        return isUnheld ? .unheld(id: scanner.finish(), call: scanner.namedCall) : .tooLong(id: scanner.finish(), call: scanner.namedCall)
      case .header, .refused, .lost:
        let waiting = UnsafeBufferPointer(start: input.bytes + input.start, count: input.end - input.start)
        guard let newline = memchr(input.bytes + input.start, 0x0a, waiting.count) else { return beginLine(waiting) }
        let line = waiting[..<(UnsafeRawPointer(newline) - UnsafeRawPointer(input.bytes + input.start))]
        if let piece = take(UnsafeBufferPointer(rebasing: line)) { return piece }
      }
    }
  }

  /// Overwrites what is done with.
  public mutating func overwriteDone() {
    forgetBehind()
    input.overwriteDone()
  }

  /// Makes ready to read much at once.
  public mutating func widen() {
    forgetBehind()
    input.widen()
  }

  /// Lets the next one read much at once.
  public mutating func narrow() {
    forgetBehind()
    input.narrow()
  }

  private mutating func forgetBehind() {
    putBack()
    behind = nil
  }

  /// Drops a frame that was begun and not ended.
  public mutating func dropUnfinished() {
    input.start = input.end
    state = .header
    header = FrameHeader()
    isUnheld = false
  }

  /// Puts back the byte after the last body, which may have been parsed since, more than once.
  private mutating func putBack() {
    if let behind { input.bytes[behind.offset] = behind.byte }
  }

  /// Takes a complete line outside of bodies; `raw` has no newline, and may have a carriage return.
  private mutating func take(_ raw: UnsafeBufferPointer<UInt8>) -> InputPiece? {
    let line = raw.last == 0x0d ? UnsafeBufferPointer(rebasing: raw.dropLast()) : raw
    switch state {
    case .refused: if line.isEmpty { state = .lost }
    case .lost:
      let tail = UnsafeBufferPointer(rebasing: raw.suffix(FrameBuffer.longestLine))
      if let offset = FrameHeader.isHeader(line) ? 0 : FrameHeader.lastLength(in: tail).map({ raw.count - tail.count + $0 }) {
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

  /// Looks at the beginning of a line outside of bodies.
  private mutating func beginLine(_ line: UnsafeBufferPointer<UInt8>) -> InputPiece? {
    let isTooLong = line.count > FrameBuffer.longestLine
    switch state {
    case .header: return isTooLong ? add(line) : header.isEmpty && line.isEmpty ? nil : cutOff()
    case .lost where isTooLong && FrameHeader.isHeader(line): return add(line)
    default:
      guard isTooLong else { return nil }
      // The next header may be at its end; a NUL instead of the rest belongs to no header.
      input.start = input.end - FrameBuffer.longestLine - 1
      input.bytes[input.start] = 0
      return nil
    }
  }

  /// Adds a line to the header. Returns what to say of one that can't be used, which is looked at once more in the next state.
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

  /// At the end of the input, returns what to say of a frame that is not complete.
  private mutating func cutOff() -> InputPiece? {
    guard input.isAtEnd else { return nil }
    let position =
      switch state {
      case .body(let length): "after \(input.end - input.start) of the \(length) bytes of a body"
      case .skipping(let rest): "\(rest) bytes before the end of a body"
      default: "inside a header"
      }
    dropUnfinished()
    return .broken("the input ended \(position)")
  }
}
