internal import JSON
internal import RPC

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The connection to one client of the shared core: the client's input, its output, and the channel for its exit code.
///
/// No function of a link blocks. Output that can't be written now is stored until the client reads. Input that can't be
/// served now is stored, too.
class ClientLink {
  let conversation: Conversation
  let channel: ControlChannel
  let input: Descriptor
  let output: Descriptor
  let options: LinkOptions
  /// The output that is not written yet, in the client's framing or dialect.
  private let pending = ByteBuffer(capacity: 0)
  /// The number of bytes at the start of `pending` that are already written.
  private var written = 0
  /// A Boolean value that indicates whether the input that was read may contain another whole message.
  var hasMore = false
  /// A Boolean value that indicates whether no more input is read, because the input has ended or failed, or the client
  /// is ending.
  private(set) var isInputOver = false
  /// The number of signals that asked the client to end. `secondStop` is the time of the second of these signals, in
  /// milliseconds of `MonotonicClock`.
  private(set) var stops = 0
  private var secondStop = 0
  /// The time at which the client last read output, in milliseconds of `MonotonicClock`. Recorded only after a signal.
  private var lastRead = 0
  /// The error number of a failed write to the output, or `nil`.
  private(set) var failure: Int32?
  /// The error number of a failed read of the input, or `nil`.
  private(set) var inputFailure: Int32?
  /// A Boolean value that indicates whether the last read brought much input (4096 bytes or more). Clients that send
  /// little are served before such a client.
  private(set) var isBusy = false
  /// The number of the loop's last round in which the client was ready to be read or served.
  var turn = 0
  /// A Boolean value that indicates whether the client's dialect was told that the conversation has ended.
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

  /// Reads from the client's input with one read(2), and returns its result.
  func fill() -> Int { 0 }
  func next() -> InputPiece? { nil }
  /// Overwrites the bytes of messages that were already handled, because they may contain secrets.
  func overwriteDone() {}
  /// A Boolean value that indicates whether the link has the large block of memory that the clients use in turn.
  var isWide: Bool { false }
  /// Gets the large block of memory, if it is free, to read much at once.
  func widen() {}
  /// Gives the large block of memory back, so that another link can use it.
  func narrow() {}
  var unit: String { "line" }

  /// A Boolean value that indicates whether input of the client should be read now.
  var wantsInput: Bool { !isInputOver && !hasMore && !isFull }

  /// A Boolean value that indicates whether so much output waits that no further messages of the client are served.
  var isFull: Bool { backlog > RequestServer.mostWaiting }

  /// A Boolean value that indicates whether a message of the client that was read can be served now.
  var canBeServed: Bool { hasMore && !isFull && !conversation.isParked }

  /// A Boolean value that indicates whether a parked message may be served again, as far as the client's waiting output
  /// is concerned. The work for which the message waits is not checked here.
  var canGoOn: Bool { conversation.isParked && !isFull }

  /// Reads the input that has arrived, with one read(2).
  func read() {
    let count = fill()
    isBusy = count >= 4096
    if count > 0 {
      hasMore = true
    } else if count == 0 {
      isInputOver = true
      // The last message may have no line end, so it becomes complete only with the end of the input.
      hasMore = true
    } else if errno != EAGAIN, errno != EINTR {
      inputFailure = errno
      isInputOver = true
    }
  }

  /// Handles a signal that asked the client's process to end.
  func stop() {
    stops += 1
    if stops == 2 { secondStop = MonotonicClock.milliseconds }
    endInput()
  }

  /// Ends the input. Complete messages that were read are still served. An incomplete message is dropped.
  func endInput() { isInputOver = true }

  /// A Boolean value that indicates whether the core need not wait any longer for the client to read its output.
  private var isImpatient: Bool {
    guard backlog > 0 else { return false }
    let isStopped = stops > 1 && MonotonicClock.milliseconds - max(secondStop, lastRead) >= Signals.patience
    return isStopped || Signals.isImpatient(lastRead: lastRead)
  }

  // MARK: Output

  /// The number of bytes of output that the client has not read yet.
  var backlog: Int { pending.count - written }

  /// The number of bytes that could not be written, and the reason. `nil` if no bytes were lost.
  var loss: OutputLoss? {
    guard failure != nil || isImpatient else { return nil }
    let loss = OutputLoss()
    loss.add(backlog, failure.map { .failed($0) } ?? .notRead)
    return loss
  }

  /// A Boolean value that indicates whether the client's input has ended, all its requests have their replies, and all
  /// output is written.
  var isDone: Bool {
    isInputOver && !hasMore && !conversation.isParked && conversation.owed == 0 && backlog == 0 && isDialectEnded
  }

  /// Tells the dialect, if there is one, that the conversation has ended. Does nothing before all requests have their
  /// replies.
  func endDialect() {
    guard !isDialectEnded, isInputOver, !hasMore, !conversation.isParked, conversation.owed == 0 else { return }
    isDialectEnded = true
    options.dialect?.end()
  }

  /// Takes the messages of the conversation, converts them to the client's framing or dialect, and writes as much as
  /// the client reads. Call it only when everything in the conversation's output is committed.
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

  /// Writes as much of the waiting output as the client reads.
  func writePending() {
    guard backlog > 0, failure == nil else { return }
    written += write(UnsafeBufferPointer(rebasing: pending.bytes[written...]))
    if backlog > 0 {
      // The bytes that the client has already read are removed from `pending`. Otherwise, they would accumulate while
      // the client reads slowly.
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

  /// Writes bytes until the client reads no more.
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

/// A client link whose input is split into messages by a buffer for the client's framing.
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
