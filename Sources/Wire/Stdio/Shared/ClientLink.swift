internal import JSON
internal import RPC

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The connection to a client of the shared core: the client's input, its output, and the channel for its exit code.
///
/// A link never waits. Bytes that can't be written now, and messages that can't be served now, are stored.
class ClientLink {
  let conversation: Conversation
  let channel: ControlChannel
  let input: Descriptor
  let output: Descriptor
  let options: LinkOptions
  /// Encoded bytes that are not written yet.
  private let pending = ByteBuffer(capacity: 0)
  /// The number of bytes of `pending` that are written.
  private var written = 0
  /// A Boolean value that indicates whether the input may contain a whole message that was read and not served.
  var hasMore = false
  /// A Boolean value that indicates whether no more input is read.
  private(set) var isInputOver = false
  /// The number of signals that asked the client to end. `second` is the time of the second one, in milliseconds of
  /// `MonotonicClock`.
  private(set) var stops = 0
  private var secondStop = 0
  /// The time at which the reader last read something, after a signal, in milliseconds.
  private var lastRead = 0
  /// The error number of the output that could not be written.
  private(set) var failure: Int32?
  /// The error number of the input that could not be read.
  private(set) var inputFailure: Int32?
  /// A Boolean value that indicates whether the last read brought much input. Clients that send little are served
  /// first.
  private(set) var isBusy = false
  /// The turn of the loop in which the client was last ready to be read or served.
  var turn = 0
  /// A Boolean value that indicates whether the client's dialect has been ended.
  private var isDialectEnded = false

  init(
    _ conversation: Conversation, _ channel: ControlChannel, _ input: Descriptor, _ output: Descriptor,
    _ options: LinkOptions
  ) {
    self.conversation = conversation
    self.channel = channel
    self.input = input
    self.output = output
    self.options = options
    conversation.mayPark = true
    conversation.isOfLines = options.framing == .lines
    // A header contains the length of the whole message, so no part of a message can be sent before the rest is
    // written.
    conversation.mayDrain = options.framing == .lines && options.dialect == nil
    conversation.command = options.command
    conversation.process = options.process
    conversation.isReadOnly = options.isReadOnly
    conversation.signsInAlone = options.signsInAlone
  }

  deinit {
    pending.deallocate()
    close(input.number)
    close(output.number)
  }

  // MARK: Input

  /// Reads once, and returns the result of read(2).
  func fill() -> Int { 0 }
  func next() -> InputPiece? { nil }
  /// Overwrites the bytes that are not needed any more.
  func overwriteDone() {}
  /// A Boolean value that indicates whether the link has the memory to read much at once.
  var isWide: Bool { false }
  /// Prepares to read much at once.
  func widen() {}
  /// Lets the next link read much at once.
  func narrow() {}
  var unit: String { "line" }

  /// A Boolean value that indicates whether input may be read now.
  var wantsInput: Bool { !isInputOver && !hasMore && !isFull }

  /// A Boolean value that indicates whether the reader is so far behind that no further messages are served.
  var isFull: Bool { backlog > RequestServer.mostWaiting }

  /// A Boolean value that indicates whether a message that was read may be served now.
  var canBeServed: Bool { hasMore && !isFull && !conversation.isParked }

  /// A Boolean value that indicates whether a parked message may continue. Only the reader's backlog is checked, and
  /// not the work that the message waits for.
  var canGoOn: Bool { conversation.isParked && !isFull }

  /// Reads the input that has arrived.
  func read() {
    let count = fill()
    isBusy = count >= 4096
    if count > 0 {
      hasMore = true
    } else if count == 0 {
      isInputOver = true
      // The last message may have no line end.
      hasMore = true
    } else if errno != EAGAIN, errno != EINTR {
      inputFailure = errno
      isInputOver = true
    }
  }

  /// Handles a signal that asked the client to end.
  func stop() {
    stops += 1
    if stops == 2 { secondStop = MonotonicClock.milliseconds }
    endInput()
  }

  /// Ends the input. Messages that were read are served, and an incomplete message is dropped.
  func endInput() { isInputOver = true }

  /// A Boolean value that indicates whether the core has waited long enough for a reader that does not read.
  private var isImpatient: Bool {
    guard backlog > 0 else { return false }
    let isStopped = stops > 1 && MonotonicClock.milliseconds - max(secondStop, lastRead) >= Signals.patience
    return isStopped || Signals.isImpatient(lastRead: lastRead)
  }

  // MARK: Output

  /// The number of bytes that wait for the reader.
  var backlog: Int { pending.count - written }

  /// The bytes that could not be written, with the reason, or `nil` if no bytes were lost.
  var loss: OutputLoss? {
    guard failure != nil || isImpatient else { return nil }
    let loss = OutputLoss()
    loss.add(backlog, failure.map { .failed($0) } ?? .notRead)
    return loss
  }

  /// A Boolean value that indicates whether all requests are answered, and all replies are written.
  var isDone: Bool {
    isInputOver && !hasMore && !conversation.isParked && conversation.owed == 0 && backlog == 0 && isDialectEnded
  }

  /// Ends the dialect, if there is one, after all requests are answered.
  func endDialect() {
    guard !isDialectEnded, isInputOver, !hasMore, !conversation.isParked, conversation.owed == 0 else { return }
    isDialectEnded = true
    options.dialect?.end()
  }

  /// Encodes the messages of the server, and writes as much as the reader takes. Everything in the output is
  /// committed.
  func flush() {
    let out = conversation.out
    if let dialect = options.dialect {
      if out.count > 0 { dialect.tell(out.bytes) }
      dialect.takeMessages().withUnsafeBufferPointer { pending.append($0) }
    } else if out.count > 0 {
      if options.framing == .contentLength {
        Frames.frame(out.bytes) { pending.append($0) }
      } else if backlog == 0, failure == nil {
        let count = write(out.bytes)
        if count < out.count { pending.append(UnsafeBufferPointer(rebasing: out.bytes[count...])) }
      } else {
        pending.append(out.bytes)
      }
    }
    out.truncate(to: 0)
    writePending()
  }

  /// Writes as much as the reader takes.
  func writePending() {
    guard backlog > 0, failure == nil else { return }
    written += write(UnsafeBufferPointer(rebasing: pending.bytes[written...]))
    if backlog > 0 {
      // Bytes that a slow reader has already read must not accumulate.
      if written > RequestServer.mostWaiting, written > backlog {
        pending.removeFirst(written)
        written = 0
      }
      return
    }
    pending.truncate(to: 0)
    pending.shrink(to: 1 << 12)
    written = 0
  }

  /// - Returns: the number of bytes that were written.
  private func write(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var sent = 0
    while sent < bytes.count, let start = bytes.baseAddress {
      let count = output.write(start + sent, bytes.count - sent)
      if count > 0 {
        sent += count
      } else if errno == EAGAIN {
        break
      } else if errno != EINTR {
        failure = errno
        break
      }
    }
    if sent > 0, stops > 0 || Signals.isStopping { lastRead = MonotonicClock.milliseconds }
    return sent
  }
}

/// A client link with a message buffer for one of the framings.
final class FramedLink<Input: MessageBuffer & ~Copyable>: ClientLink {
  private var buffer: Input

  init(
    _ buffer: consuming Input, _ conversation: Conversation, _ channel: ControlChannel, _ input: Descriptor,
    _ output: Descriptor,
    _ options: LinkOptions
  ) {
    self.buffer = buffer
    super.init(conversation, channel, input, output, options)
  }

  override func fill() -> Int { buffer.fill(from: input) }
  override func next() -> InputPiece? { buffer.next() }
  override func overwriteDone() { buffer.overwriteDone() }
  override var isWide: Bool { buffer.isWide }
  override func widen() { buffer.widen() }
  override func narrow() { buffer.narrow() }
  override var unit: String { Input.unit }
}
