internal import JSON
internal import RPC

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A program that shares the core: where its input comes from and its replies go, and the channel over which it hears how it ended.
///
/// Nothing here ever waits: what can't be written stays, and what can't be served now stays, too.
class ClientLink {
  let conversation: Conversation
  let channel: ControlChannel
  let input: Descriptor
  let output: Descriptor
  let options: LinkOptions
  /// Encoded, and not written yet.
  private let pending = ByteBuffer(capacity: 0)
  /// How much of that is written.
  private var written = 0
  /// Whether there may be a whole message that is read and not served.
  var hasMore = false
  /// Whether nothing more is read.
  private(set) var isInputOver = false
  /// How many signals have asked the program for the end, and when the second one did, in milliseconds of `MonotonicClock`.
  private(set) var stops = 0
  private var secondStop = 0
  /// When the reader took something last, after a signal, in milliseconds.
  private var lastRead = 0
  /// The error number of the output that could not be written.
  private(set) var failure: Int32?
  /// The error number of the input that could not be read.
  private(set) var inputFailure: Int32?
  /// Whether much of its input came last: who sends little comes first.
  private(set) var isBusy = false
  /// In which turn of the loop it was last heard.
  var turn = 0
  /// Whether its dialect has been told of the end.
  private var isDialectEnded = false

  init(_ conversation: Conversation, _ channel: ControlChannel, _ input: Descriptor, _ output: Descriptor, _ options: LinkOptions) {
    self.conversation = conversation
    self.channel = channel
    self.input = input
    self.output = output
    self.options = options
    conversation.mayPark = true
    conversation.isOfLines = options.framing == .lines
    // A header has the length of the whole message.
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

  /// Reads once, and answers what read(2) does.
  func fill() -> Int { 0 }
  func next() -> InputPiece? { nil }
  /// Overwrites what is done with.
  func overwriteDone() {}
  /// Makes ready to read much at once.
  func widen() {}
  /// Lets the next one read much at once.
  func narrow() {}
  var unit: String { "line" }

  /// Whether something may be read now.
  var wantsInput: Bool { !isInputOver && !hasMore && !isFull }

  /// Whether its reader is so far behind that nothing more is served.
  var isFull: Bool { backlog > Session.mostWaiting }

  /// Whether a message that is read may be served now.
  var canBeServed: Bool { hasMore && !isFull && !conversation.isParked }

  /// Whether a message that was put aside may go on, as far as its reader is concerned.
  var canGoOn: Bool { conversation.isParked && !isFull }

  /// Reads what has come.
  func read() {
    let count = fill()
    isBusy = count >= 4096
    if count > 0 {
      hasMore = true
    } else if count == 0 {
      isInputOver = true
      // The last message may lack its end.
      hasMore = true
    } else if errno != EAGAIN, errno != EINTR {
      inputFailure = errno
      isInputOver = true
    }
  }

  /// A signal asks the program for the end.
  func stop() {
    stops += 1
    if stops == 2 { secondStop = MonotonicClock.milliseconds }
    endInput()
  }

  /// What was read is served, and a message that is not there as a whole was never sent.
  func endInput() { isInputOver = true }

  /// Whether who reads nothing has been waited for long enough.
  private var isImpatient: Bool {
    guard backlog > 0 else { return false }
    let isStopped = stops > 1 && MonotonicClock.milliseconds - max(secondStop, lastRead) >= Signals.patience
    return isStopped || Signals.isImpatient(lastRead: lastRead)
  }

  // MARK: Output

  /// How many bytes wait for the reader.
  var backlog: Int { pending.count - written }

  /// What could not be written, and why; nil where that is nothing.
  var loss: OutputLoss? {
    guard failure != nil || isImpatient else { return nil }
    let loss = OutputLoss()
    loss.add(backlog, failure.map { .failed($0) } ?? .notRead)
    return loss
  }

  /// Whether all that it has asked for is answered and written.
  var isDone: Bool { isInputOver && !hasMore && !conversation.isParked && conversation.owed == 0 && backlog == 0 && isDialectEnded }

  /// Tells the dialect, if there is one, that all is answered.
  func endDialect() {
    guard !isDialectEnded, isInputOver, !hasMore, !conversation.isParked, conversation.owed == 0 else { return }
    isDialectEnded = true
    options.dialect?.end()
  }

  /// Takes what the session has for it, and writes as much as the reader takes. Everything in the output is committed.
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
      // Of a reader that is never quite there, what it has read must not pile up.
      if written > Session.mostWaiting, written > backlog {
        pending.removeFirst(written)
        written = 0
      }
      return
    }
    pending.truncate(to: 0)
    pending.shrink(to: 1 << 12)
    written = 0
  }

  /// - Returns: how many bytes were written.
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

/// With the framing that its messages have.
final class FramedLink<Input: MessageBuffer & ~Copyable>: ClientLink {
  private var buffer: Input

  init(
    _ buffer: consuming Input, _ conversation: Conversation, _ channel: ControlChannel, _ input: Descriptor, _ output: Descriptor,
    _ options: LinkOptions
  ) {
    self.buffer = buffer
    super.init(conversation, channel, input, output, options)
  }

  override func fill() -> Int { buffer.fill(from: input) }
  override func next() -> InputPiece? { buffer.next() }
  override func overwriteDone() { buffer.overwriteDone() }
  override func widen() { buffer.widen() }
  override func narrow() { buffer.narrow() }
  override var unit: String { Input.unit }
}
