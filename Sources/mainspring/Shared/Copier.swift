internal import RPC
internal import Stdio

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Copies the standard input to a socket, and the socket to the standard output. It never waits for only one of the
/// two.
struct Copier {
  private let socket: Int32
  /// The bytes of the input that were not sent to the socket yet.
  private var sending: [UInt8] = []
  private var hasInput = true
  /// The bytes of the core that were not written to the output yet.
  private var pending: [UInt8] = []
  /// The time at which the output was last read, in milliseconds of `MonotonicClock`.
  private var lastRead = 0
  /// A Boolean value that indicates whether the core has sent everything.
  private(set) var isOver = false
  /// A Boolean value that indicates whether the output is no longer read, or was not read for too long.
  private var isGivenUp = false
  private var inputFailure: Int32?
  private var room = [UInt8](repeating: 0, count: 1 << 16)

  /// The number of unread bytes from which on no more bytes are read from the core.
  private static let most = 1 << 16

  init(_ socket: Int32) {
    self.socket = socket
    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
  }

  /// The exit code 74 (EX_IOERR) if a read or a write failed, or `nil` if all succeeded.
  var failure: Int32? { isGivenUp || inputFailure != nil ? 74 : nil }

  /// Returns a Boolean value that indicates whether the copying is complete.
  /// - Parameter isOver: whether the core has ended, although it may not have sent everything.
  func isDone(elseOver isOver: Bool) -> Bool { isGivenUp || (self.isOver || isOver) && pending.isEmpty }

  /// Waits until there are bytes to copy, or the other descriptor has input. Then copies the bytes.
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
    // After a signal, the core learns of the end in another way: a line that the signal cut off must not count as
    // complete.
    if !Signals.isStopping { shutdown(socket, Int32(SHUT_WR)) }
  }

  private mutating func send() {
    // A core that accepts no more bytes has ended, which its channel shows.
    let count = sending.count
    if Descriptor(socket, isSocket: true).writePiece(of: &sending, atMost: count) != nil { sending = [] }
  }

  /// Reads bytes from the core, while there is room for them.
  private mutating func take() {
    while !isOver, pending.count < Copier.most, takePart() {}
  }

  /// Reads all bytes that the core has sent, after the core has ended.
  mutating func takeAll() {
    while !isOver, takePart() {}
  }

  /// - Returns: a Boolean value that indicates whether there may be more bytes now.
  private mutating func takePart() -> Bool {
    let count = read(socket, &room, room.count)
    if count < 0, errno == EINTR { return true }
    if count < 0, errno == EAGAIN { return false }
    if count > 0 { pending += room[..<count] } else { isOver = true }
    return count > 0
  }

  /// Writes a part of the bytes that wait for the output.
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
