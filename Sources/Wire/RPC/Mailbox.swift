internal import JSON

/// Passes messages from other threads, such as the lines of a child process, to the loop's thread. Each message is
/// handled once, in the order in which the messages were posted.
///
///     let mailbox = Mailbox { line in ... }      // called on the loop's thread
///     server.listen(to: mailbox)
///     mailbox.post(bytes)                        // on any thread
public final class Mailbox: @unchecked Sendable {
  private let monitor = Monitor()
  /// The messages that were posted and not handled yet. Guarded by the monitor.
  private var waiting: [[UInt8]] = []
  /// The time at which the oldest waiting message was posted, in milliseconds of `MonotonicClock`. Guarded by the
  /// monitor.
  private var firstPosted = 0
  private var wake: (@Sendable () -> Void)?
  /// Returns a Boolean value that indicates whether the end of the input must wait for the next message.
  public var isAwaited: () -> Bool = { false }
  /// Returns a Boolean value that indicates whether messages are handled before the next line. This is needed if a
  /// request waits for a message, or if every run must handle input and messages in the same order.
  public var isUrgent: () -> Bool = { false }
  /// Handles a message. Called only on the loop's thread.
  private let take: ([UInt8]) -> Void

  /// - Parameter take: handles a message, on the loop's thread.
  public init(_ take: @escaping ([UInt8]) -> Void) { self.take = take }

  /// Posts a message. May be called on any thread.
  public func post(_ bytes: [UInt8]) {
    let told = monitor.change {
      if waiting.isEmpty { firstPosted = MonotonicClock.milliseconds }
      waiting.append(bytes)
      return wake
    }
    told?()
  }

  /// - Parameter wake: called after a message was posted, on the thread that has posted it.
  func open(_ wake: (@Sendable () -> Void)?) { monitor.within { self.wake = wake } }

  /// Waits until there is a message, or until the given time has passed. Called on the loop's thread.
  func wait(milliseconds: Int) {
    monitor.within { if waiting.isEmpty { monitor.wait(milliseconds: milliseconds) } }
  }

  /// The time at which the oldest waiting message was posted, in milliseconds of `MonotonicClock`, or `nil` if no
  /// message waits.
  var waitsSince: Int? { monitor.within { waiting.isEmpty ? nil : firstPosted } }

  /// Handles all waiting messages. Called on the loop's thread.
  func empty() {
    let taken = monitor.within {
      defer { waiting = [] }
      return waiting
    }
    for bytes in taken { take(bytes) }
  }
}

extension RequestServer {
  /// Begins to check a mailbox, between two lines and while the loop waits for input.
  public func listen(to mailbox: Mailbox) {
    mailbox.open(waker?())
    mailboxes.append(mailbox)
  }

  /// Stops checking a mailbox. Its waiting messages are not handled.
  public func forget(_ mailbox: Mailbox) {
    mailbox.open(nil)
    mailboxes.removeAll { $0 === mailbox }
  }

  /// A Boolean value that indicates whether there are mailboxes to check.
  public var isListening: Bool { !mailboxes.isEmpty }

  /// A Boolean value that indicates whether the end of the input must wait for a message of a mailbox.
  public var isAwaiting: Bool { mailboxes.contains { $0.isAwaited() } }

  /// At the end of the input, waits for the messages that must still be handled, and handles them.
  func finishMail() {
    while let mailbox = mailboxes.first(where: { $0.isAwaited() }) {
      if takeMail() {
        settle()
        if out.count > 0 { sendSecured() }
        // The handled messages may have requested background work, which must end, too.
        finishWork { true }
        continue
      }
      mailbox.wait(milliseconds: 100)
      ringAlarms()
    }
  }

  /// Performs an action that no request caused, in a transaction of its own. Returns the failure, or `nil` if the
  /// action succeeded.
  @discardableResult public func perform(_ work: @escaping () throws(Failure) -> Void) -> Failure? {
    var failure: Failure?
    singly(.answering) {
      failure = deliver(to: .unsent, .written(.emptyObject) { (_) throws(Failure) in try work() })
    }
    if state.pointee.isLost { self.work?.rollback() }
    return failure
  }

  /// The longest time for which messages wait while requests keep coming, in milliseconds. This limit does not matter
  /// for messages that a request waits for, because these are handled at once.
  private static let longestMailDelay = 500

  /// The number of milliseconds until messages of a mailbox must be handled, or `nil` if no mailbox has messages.
  public var mail: Int? { mailboxes.compactMap { delay(of: $0, isServing: false) }.min() }

  /// Returns the number of milliseconds until the messages of a mailbox must be handled, or `nil` if it has none.
  /// - Parameter isServing: whether another line can be served now.
  private func delay(of mailbox: Mailbox, isServing: Bool) -> Int? {
    guard let since = mailbox.waitsSince else { return nil }
    if mailbox.isAwaited() || mailbox.isUrgent() { return 0 }
    let due = since + RequestServer.longestMailDelay
    return max((isServing ? due : min(due, lastRequest + pauseBehindRequests)) - MonotonicClock.milliseconds, 0)
  }

  /// Handles the messages of other threads that are due. Returns a Boolean value that indicates whether there were such
  /// messages.
  /// - Parameter isServing: whether another line can be served now.
  public func takeDueMail(isServing: Bool = false) -> Bool { takeMail { delay(of: $0, isServing: isServing) == 0 } }

  /// Handles all messages of other threads. Returns a Boolean value that indicates whether there were messages.
  func takeMail() -> Bool { takeMail { $0.waitsSince != nil } }

  private func takeMail(of isMeant: (Mailbox) -> Bool) -> Bool {
    var hasTaken = false
    // A group of writes must be committed before a message is handled. Mostly there is no message between two lines,
    // and the group continues.
    for mailbox in mailboxes where isMeant(mailbox) {
      settleWrites()
      mailbox.empty()
      hasTaken = true
    }
    if hasTaken { tellOfWork() }
    return hasTaken
  }
}
