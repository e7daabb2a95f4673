internal import RPC
internal import Stdio

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Copies bytes from the standard input to a socket, and from the socket to the standard output. It waits for both at
/// the same time.
struct Copier {
  private let socket: Int32
  /// The bytes that were read from the standard input but not sent to the socket yet.
  private var sending: [UInt8] = []
  private var hasInput = true
  /// The bytes that came from the core but were not written to the standard output yet.
  private var pending: [UInt8] = []
  /// The time when another program last read the output, in milliseconds of `MonotonicClock`.
  private var lastRead = 0
  /// A Boolean value that indicates whether the core has sent its last byte.
  private(set) var isOver = false
  /// A Boolean value that indicates whether the output was closed, or was not read for too long.
  private var isGivenUp = false
  private var inputFailure: Int32?
  private var room = [UInt8](repeating: 0, count: 1 << 16)

  /// The number of bytes that may wait for the output. With more, nothing is read from the core.
  private static let most = 1 << 16

  init(_ socket: Int32) {
    self.socket = socket
    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
  }

  /// The exit code 74 (EX_IOERR) if reading or writing has failed, or `nil` if it has not.
  var failure: Int32? { isGivenUp || inputFailure != nil ? 74 : nil }

  /// Returns a Boolean value that indicates whether nothing is left to copy.
  /// - Parameter isOver: whether the core has ended. It may have ended without closing the socket.
  func isDone(elseOver isOver: Bool) -> Bool { isGivenUp || (self.isOver || isOver) && pending.isEmpty }

  /// Waits until bytes can be copied, or until the other descriptor has input. Then copies the bytes.
  mutating func step(and other: Int32) {
    let wantsInput = hasInput && sending.isEmpty
    let wantsMore = !isOver && pending.count < Copier.most
    var waits = [
      pollfd(fd: wantsInput ? 0 : -1, events: Int16(POLLIN), revents: 0),
      pollfd(
        fd: wantsMore || !sending.isEmpty && !isOver ? socket : -1,
        events: (wantsMore ? Int16(POLLIN) : 0) | (sending.isEmpty ? 0 : Int16(POLLOUT)), revents: 0),
      pollfd(fd: other, events: Int16(POLLIN), revents: 0),
      pollfd(fd: pending.isEmpty ? -1 : 1, events: Int16(POLLOUT), revents: 0),
    ]
    Signals.wait(&waits)
    if waits[0].revents != 0 { readInput() }
    if waits[1].revents & Int16(POLLOUT) != 0 { send() }
    if waits[1].revents & ~Int16(POLLOUT) != 0 { take() }
    if waits[3].revents != 0 { write() }
    if Signals.isImpatient(lastRead: lastRead), !pending.isEmpty {
      giveUp("no program read the replies for 5 seconds after the second signal")
    }
  }

  private mutating func readInput() {
    let count = read(0, &room, room.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    if count > 0 {
      sending = Array(room.prefix(count))
      return send()
    }
    if count < 0 {
      inputFailure = errno
      Log.error("the standard input can't be read: \(Output.reason(errno))")
    }
    hasInput = false
    // After a signal, the relay tells the core in another way that the input ends. If the socket were closed here, the
    // core would take a line that the signal cut off for a complete line.
    if !Signals.isStopping { shutdown(socket, Int32(SHUT_WR)) }
  }

  private mutating func send() {
    // An error here means that the core has ended. The control channel also shows this, so the bytes are only dropped.
    let count = sending.count
    if Descriptor(socket, isSocket: true).writePiece(of: &sending, atMost: count) != nil { sending = [] }
  }

  /// Reads bytes from the core, up to the limit of bytes that may wait.
  private mutating func take() {
    while !isOver, pending.count < Copier.most, takePart() {}
  }

  /// Reads all bytes that the core sent before it ended.
  mutating func takeAll() {
    while !isOver, takePart() {}
  }

  /// - Returns: a Boolean value that indicates whether another read may find more bytes.
  private mutating func takePart() -> Bool {
    let count = read(socket, &room, room.count)
    if count < 0, errno == EINTR { return true }
    if count < 0, errno == EAGAIN { return false }
    if count > 0 { pending += room[..<count] } else { isOver = true }
    return count > 0
  }

  /// Writes as many of the waiting bytes to the output as it accepts.
  private mutating func write() {
    let before = pending.count
    if let reason = Descriptor(1, isSocket: false).writePiece(of: &pending) { giveUp(Output.reason(reason)) }
    if pending.count < before { lastRead = MonotonicClock.milliseconds }
  }

  private mutating func giveUp(_ reason: String) {
    Log.error("the standard output can't be written: \(reason); \(pending.count) bytes were not delivered")
    isGivenUp = true
  }
}
