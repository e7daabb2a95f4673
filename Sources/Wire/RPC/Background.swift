internal import JSON
internal import Shape

/// Runs work that takes long, such as the key of a password, on another thread, so that the loop can serve other
/// requests.
///
/// A piece of work has three parts. `prepare` reads from the stores what the work needs, on the loop's thread.
/// `compute` takes long, on the other thread, and must not touch a store. `finish` stores the outcome, on the loop's
/// thread again.
///
/// Pieces of work that do not share a conversation or a company are computed side by side, on up to four threads.
/// The pieces of one conversation are computed in the order of its requests, one at a time. A company, too, has one
/// piece computed at a time. Work of many steps lets other pieces begin between two steps. A repeated request waits for
/// the request with the same idempotency key.
///
/// The key of a password is made on a separate thread, one at a time. So many sign-ins do not delay other work.
public final class Background {
  /// One piece of work, prepared.
  struct Work {
    enum End {
      case finish(([UInt8], Call) throws(Failure) -> Failure?)
      /// Returns the next part of the work, and a Boolean value that indicates whether the changes of the step are
      /// undone.
      case step(([UInt8]) throws(Failure) -> (next: Work, isUndone: Bool))
      /// Sends a request to the host, whose answer leads to the reply of the ticket's request, and returns `nil`. Or
      /// returns a function that writes the result at once.
      case ask(([UInt8], ReplyTicket) throws(Failure) -> ((Call) throws(Failure) -> Void)?)
    }

    let compute: @Sendable (Progress) -> [UInt8]
    let end: End
    let dropped: ([UInt8]) throws(Failure) -> Void
    /// A Boolean value that indicates whether the work is done and only its reply is missing. The request can then no
    /// longer be cancelled.
    var isDone = false

    /// - Parameters:
    ///   - compute: called on the other thread. It returns its outcome as bytes.
    ///   - finish: called on the loop's thread with these bytes, in a transaction of its own. It writes the result to
    ///     the call and returns `nil`. If it returns an error, its changes are stored. If it throws an error, its
    ///     changes are undone.
    ///   - dropped: called instead of `finish` if the request was cancelled. It stores data that must be stored in any
    ///     case.
    init(
      compute: @escaping @Sendable (Progress) -> [UInt8], finish: @escaping ([UInt8], Call) throws(Failure) -> Failure?,
      dropped: @escaping ([UInt8]) throws(Failure) -> Void = { (_) throws(Failure) in }
    ) {
      self.compute = compute
      end = .finish(finish)
      self.dropped = dropped
    }

    /// Creates work that may be followed by a request to the host.
    init(
      asking ask: @escaping ([UInt8], ReplyTicket) throws(Failure) -> ((Call) throws(Failure) -> Void)?,
      after compute: @escaping @Sendable (Progress) -> [UInt8]
    ) {
      self.compute = compute
      end = .ask(ask)
      dropped = { (_) throws(Failure) in }
    }

    /// Creates a step of work, after which the work may continue.
    init(
      compute: @escaping @Sendable (Progress) -> [UInt8],
      step: @escaping ([UInt8]) throws(Failure) -> (next: Work, isUndone: Bool)
    ) {
      self.compute = compute
      end = .step(step)
      dropped = { (_) throws(Failure) in }
    }
  }

  /// A piece of work that was requested.
  struct Job {
    let turn: Turn
    let reply: PendingReply
    /// The token of progress notifications, or `nil` if none are sent.
    let progress: ProgressToken?
    /// A Boolean value that indicates whether the job is cancelled if a signal ends the process before the job has
    /// begun.
    var yieldsToEnd = false
    /// A Boolean value that indicates whether a step of the job is done.
    var hasBegun = false
    /// A Boolean value that indicates whether the work is done and only its reply is missing.
    var isDone = false
    /// Prepares the work. Called when the job's turn comes.
    let prepare: () throws(Failure) -> Work
    /// Called after the changes were stored, or with the failure if they were not stored.
    var done: (Failure?) -> Void = { _ in }

    /// Returns a Boolean value that indicates whether this job would repeat the work of another job.
    func repeats(_ other: Job) -> Bool { other.hasBegun && !hasBegun && turn.hasKey(of: other.turn) }
  }

  /// A piece of work that is being computed.
  struct Running {
    /// The number that identifies the piece among those of the process.
    let number: Int
    let job: Job
    let work: Work
    let progress: Progress
    let computation: Computation
    /// A Boolean value that indicates whether the request was cancelled. A cancelled request has its reply already.
    var isDropped = false
  }

  /// The largest number of pieces of work that a conversation may have at once, including the running one.
  public static let most = 100
  /// The number of passwords of a company that may wait for their keys, including the running one. Beyond that, each
  /// conversation may have one password waiting.
  static let mostPasswords = 100
  /// The number of pieces of work that are computed at once, in addition to the key of a password.
  static let mostThreads = 4

  let conversations: Conversations
  /// The running pieces of work, in the order in which they began.
  var running: [Running] = []
  /// The jobs that wait for their turn. New requests, and next steps, are appended.
  var queue: [Job] = []
  /// A Boolean value that indicates whether a piece of work is being finished.
  var isFinishing = false
  /// The number of pieces of work that were requested.
  private(set) var asked = 0
  /// The number of pieces of work that were begun.
  private var begun = 0
  /// The number of pieces of work, and of single steps, that are done.
  var ended = 0
  /// Writes a pending reply. Returns the failure that the reply reports, or `nil`. Set by the server.
  var deliver: ((PendingReply, DeferredOutcome) -> Failure?)?
  /// Returns the function that a computation calls, on the other thread, when it is done. The function wakes the loop.
  /// Set by the server.
  var waker: (() -> (@Sendable () -> Void)?)?
  /// Returns a Boolean value that indicates whether a signal ends the process. Set by the loop, through the server.
  var isEnding: () -> Bool = { false }

  public init(_ conversations: Conversations) { self.conversations = conversations }

  /// Queues work, and replies to the current request when the work is done. The call must be the last one of a handler.
  /// - Parameters:
  ///   - ticket: the reply of the request.
  ///   - company: the company of the work, or `nil` if there is none.
  ///   - holdsCompany: whether later requests of the company wait for the work.
  ///   - progress: the token of progress notifications, or `nil` if none are sent.
  ///   - isOfPassword: whether the work makes the key of a password.
  ///   - crowded: the error if too many passwords of the company wait already, and one of them is of this conversation.
  ///     `nil` for other work. A piece with such an error is cancelled when a signal ends the process, unless the piece
  ///     has begun.
  ///   - prepare: reads data, and stores nothing. Called on the loop's thread when all earlier work of the conversation
  ///     and of the company is done, or at once if there is none. An error that it throws is the reply.
  /// - Throws: `limitReached` if there is too much work already, `crowded`, or the error of `prepare` if `prepare` is
  ///   called at once.
  func answerLater(
    _ ticket: ReplyTicket?, about company: UUID?, holdsCompany: Bool, progress: ProgressToken?, isOfPassword: Bool,
    crowded: Failure?,
    _ prepare: @escaping () throws(Failure) -> Work
  ) throws(Failure) {
    if crowded != nil, isEnding() { throw .requestCancelled }
    guard hasRoom(for: conversations.current) else {
      throw Failure.limitReached(
        Background.most,
        "\(Background.most) requests already wait for long work. Send the request again when some of those requests have their replies"
      )
    }
    if let crowded, isCrowded(company) { throw crowded }
    let turn = Turn(
      number: asked + 1, conversation: conversations.current, company: company, holdsCompany: holdsCompany,
      write: ticket?.idempotency,
      isOfPassword: isOfPassword)
    // If `prepare` throws an error here, the error is the reply at once, as for any other request.
    let work = canBegin(turn) ? try prepare() : nil
    let job = Job(
      turn: turn, reply: try ticket.require(), progress: progress, yieldsToEnd: crowded != nil, prepare: prepare)
    asked += 1
    if let work { start(job, work) } else { queue.append(job) }
  }

  /// Queues work that no request waits for. A failure is not reported.
  /// - Parameters:
  ///   - compute: called on the other thread. It returns its outcome as bytes.
  ///   - finish: called on the loop's thread with these bytes, in a transaction of its own.
  ///   - done: called after `finish`, with `nil`, or with the failure if nothing was stored.
  ///   - isOfPassword: whether the work makes the key of a password. Such work is cancelled if a signal ends the
  ///     process before the work has begun.
  /// - Returns: `false` if there is too much work already. The work is then not done.
  @discardableResult public func run(
    compute: @escaping @Sendable () -> [UInt8], finish: @escaping ([UInt8]) throws(Failure) -> Void,
    done: @escaping (Failure?) -> Void = { _ in }, isOfPassword: Bool = false
  ) -> Bool {
    guard hasRoom(for: nil) else { return false }
    let work = Work(compute: { _ in compute() }) { (outcome, _) throws(Failure) in
      try finish(outcome)
      return nil
    }
    asked += 1
    let turn = Turn(
      number: asked, conversation: conversations.current, company: nil, holdsCompany: false, write: nil,
      isOfPassword: isOfPassword)
    var job = Job(turn: turn, reply: .unsent, progress: nil, yieldsToEnd: isOfPassword) { work }
    job.done = done
    if canBegin(turn) { start(job, work) } else { queue.append(job) }
    return true
  }

  /// Cancels the requests of the current conversation with this id that wait for work. Returns the number of such
  /// requests.
  ///
  /// A running computation is informed. It may continue, but its outcome is dropped. Work that is done except for its
  /// reply is not cancelled: the reply says what was stored.
  /// - Parameter id: JSON text.
  public func cancel(_ id: String) -> Int {
    let asking = conversations.current
    let isMeant = { (job: Job) in !job.isDone && job.reply.has(id, in: asking) }
    let cancelled = queue.filter(isMeant)
    queue.removeAll(where: isMeant)
    var replies = cancelled.map(\.reply)
    for index in running.indices
    where !running[index].isDropped && !running[index].work.isDone && isMeant(running[index].job) {
      running[index].isDropped = true
      running[index].progress.cancel()
      replies.insert(running[index].job.reply, at: 0)
    }
    for reply in replies { _ = deliver?(reply, .failure(.requestCancelled)) }
    return replies.count
  }

  /// - Parameter conversation: `nil` for work that no request waits for.
  private func hasRoom(for conversation: Conversation?) -> Bool {
    let isCounted = { (job: Job) in conversation == nil || job.reply.conversation === conversation }
    return queue.count(where: isCounted) + running.count { isCounted($0.job) } < Background.most
  }

  /// Begins a job whose work is prepared.
  func start(_ job: Job, _ work: Work) {
    let wake = waker?()
    let progress = Progress(whenSaid: wake)
    let compute = work.compute
    begun += 1
    if job.turn.isOfPassword { job.turn.conversation.passwordTurn = begun }
    running.append(
      Running(
        number: begun, job: job, work: work, progress: progress,
        computation: Computation({ compute(progress) }, whenDone: wake)))
  }
}
