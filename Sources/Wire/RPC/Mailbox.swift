internal import JSON

/// What other threads hand over to the loop's, such as the lines of a child process: in the order in which it came, and each once.
///
///     let mailbox = Mailbox { line in ... }      // called on the loop's thread
///     session.listen(to: mailbox)
///     mailbox.post(bytes)                        // on any thread
public final class Mailbox: @unchecked Sendable {
  private let monitor = Monitor()
  /// Guarded by the monitor.
  private var waiting: [[UInt8]] = []
  /// When the first of them was posted, in milliseconds of `MonotonicClock`; guarded by the monitor.
  private var firstPosted = 0
  private var wake: (@Sendable () -> Void)?
  /// Whether something is to come that must be waited for before the input counts as served.
  public var isAwaited: () -> Bool = { false }
  /// Whether what was posted is taken before the next line: a request waits for it, or a run must be the same each time.
  public var isUrgent: () -> Bool = { false }
  /// Called on the loop's thread alone.
  private let take: ([UInt8]) -> Void

  /// - Parameter take: takes what was posted, on the loop's thread.
  public init(_ take: @escaping ([UInt8]) -> Void) { self.take = take }

  /// Hands something over; on any thread.
  public func post(_ bytes: [UInt8]) {
    let told = monitor.change {
      if waiting.isEmpty { firstPosted = MonotonicClock.milliseconds }
      waiting.append(bytes)
      return wake
    }
    told?()
  }

  /// - Parameter wake: called, on any thread, when something was posted.
  func open(_ wake: (@Sendable () -> Void)?) { monitor.within { self.wake = wake } }

  /// Waits until something was posted, or some time has passed. On the loop's thread.
  func wait(milliseconds: Int) {
    monitor.within { if waiting.isEmpty { monitor.wait(milliseconds: milliseconds) } }
  }

  /// Since when something waits that was posted, in milliseconds of `MonotonicClock`; nil where nothing does.
  var waitsSince: Int? { monitor.within { waiting.isEmpty ? nil : firstPosted } }

  /// Takes what was posted. On the loop's thread.
  func empty() {
    let taken = monitor.within {
      defer { waiting = [] }
      return waiting
    }
    for bytes in taken { take(bytes) }
  }
}

extension Session {
  /// Looks into a mailbox from now on, between two lines and while it waits for input.
  public func listen(to mailbox: Mailbox) {
    mailbox.open(waker?())
    mailboxes.append(mailbox)
  }

  /// Looks into a mailbox no more; what is in it is not taken.
  public func forget(_ mailbox: Mailbox) {
    mailbox.open(nil)
    mailboxes.removeAll { $0 === mailbox }
  }

  /// Whether there are mailboxes, and somebody must look into them.
  public var isListening: Bool { !mailboxes.isEmpty }

  /// Whether something is to come that must be waited for before the input counts as served.
  public var isAwaiting: Bool { mailboxes.contains { $0.isAwaited() } }

  /// Waits for what must come before the input counts as served, and takes it.
  func finishMail() {
    while let mailbox = mailboxes.first(where: { $0.isAwaited() }) {
      if takeMail() {
        settle()
        if out.count > 0 { sendSecured() }
        // What has come may have led to some.
        finishWork { true }
        continue
      }
      mailbox.wait(milliseconds: 100)
      ringAlarms()
    }
  }

  /// Does something that no request has asked for, as a write of its own; returns why it could not.
  @discardableResult public func perform(_ work: @escaping () throws(Failure) -> Void) -> Failure? {
    var failure: Failure?
    singly(.answering) {
      failure = deliver(to: .unsent, .written(.emptyObject) { (_) throws(Failure) in try work() })
    }
    if state.pointee.isLost { self.work?.rollback() }
    return failure
  }

  /// In milliseconds: what other threads have posted waits for requests that keep coming, so long at the most, unless a request waits for
  /// it.
  private static let longestMailDelay = 500

  /// In how many milliseconds something that was posted is to be taken; nil where there is nothing.
  public var mail: Int? { mailboxes.compactMap { delay(of: $0, isServing: false) }.min() }

  /// - Parameter isServing: whether another line is there to be served.
  private func delay(of mailbox: Mailbox, isServing: Bool) -> Int? {
    guard let since = mailbox.waitsSince else { return nil }
    if mailbox.isAwaited() || mailbox.isUrgent() { return 0 }
    let due = since + Session.longestMailDelay
    return max((isServing ? due : min(due, lastRequest + pauseBehindRequests)) - MonotonicClock.milliseconds, 0)
  }

  /// Takes what other threads have posted, where it is time for that; returns whether there was anything.
  /// - Parameter isServing: whether another line is there to be served.
  public func takeDueMail(isServing: Bool = false) -> Bool { takeMail { delay(of: $0, isServing: isServing) == 0 } }

  /// Takes all that other threads have posted; returns whether there was anything.
  func takeMail() -> Bool { takeMail { $0.waitsSince != nil } }

  private func takeMail(of isMeant: (Mailbox) -> Bool) -> Bool {
    var hasTaken = false
    // Between two lines of a group there is mostly none, and the group goes on.
    for mailbox in mailboxes where isMeant(mailbox) {
      settleWrites()
      mailbox.empty()
      hasTaken = true
    }
    if hasTaken { tellOfWork() }
    return hasTaken
  }
}
