internal import JSON
internal import Shape

/// Runs work that takes long on another thread, so that the loop can serve other requests meanwhile. An example is the
/// computation of a key from a password.
///
/// A piece of work has three parts. `prepare` reads the data that the work needs from the stores, on the loop's thread.
/// `compute` takes long. It runs on the other thread and must not touch a store. `finish` stores the outcome, on the
/// loop's thread again.
///
/// Pieces of work of different conversations and different companies are computed side by side, on up to four threads.
/// The pieces of one conversation are computed in the order of its requests, one at a time. The pieces of one company
/// are also computed one at a time. If work has many steps, other pieces may begin between two steps. A repeated
/// request waits for the request with the same idempotency key.
///
/// Keys of passwords are computed on a separate thread, one at a time. So many sign-ins do not delay other work.
public final class Background {
  /// One piece of work whose data was read, so that its computation can start.
  struct Work {
    enum End {
      case finish(([UInt8], Call) throws(Failure) -> Failure?)
      /// Stores one step. Returns the rest of the work, and a Boolean value that indicates whether the changes of this
      /// step are undone.
      case step(([UInt8]) throws(Failure) -> (next: Work, isUndone: Bool))
      /// Either sends a request to the host and returns `nil`, or returns a function that writes the result at once.
      /// The host's answer to the request leads to the reply of the ticket's request.
      case ask(([UInt8], ReplyTicket) throws(Failure) -> ((Call) throws(Failure) -> Void)?)
    }

    let compute: @Sendable (Progress) -> [UInt8]
    let end: End
    let dropped: ([UInt8]) throws(Failure) -> Void
    /// A Boolean value that indicates whether the work is done and only its reply is missing. If `true`, the request
    /// can no longer be cancelled.
    var isDone = false

    /// - Parameters:
    ///   - compute: called on the other thread. It returns its outcome as bytes.
    ///   - finish: called on the loop's thread with these bytes, in a transaction of its own. It writes the result to
    ///     the call and returns `nil`. If it returns an error, its changes are stored. If it throws an error, its
    ///     changes are undone.
    ///   - dropped: called instead of `finish` if the request was cancelled. It stores the data that must be stored
    ///     even then.
    init(
      compute: @escaping @Sendable (Progress) -> [UInt8], finish: @escaping ([UInt8], Call) throws(Failure) -> Failure?,
      dropped: @escaping ([UInt8]) throws(Failure) -> Void = { (_) throws(Failure) in }
    ) {
      self.compute = compute
      end = .finish(finish)
      self.dropped = dropped
    }

    /// Creates work whose outcome may lead to a request to the host.
    init(
      asking ask: @escaping ([UInt8], ReplyTicket) throws(Failure) -> ((Call) throws(Failure) -> Void)?,
      after compute: @escaping @Sendable (Progress) -> [UInt8]
    ) {
      self.compute = compute
      end = .ask(ask)
      dropped = { (_) throws(Failure) in }
    }

    /// Creates one step of work that is done in several steps.
    init(
      compute: @escaping @Sendable (Progress) -> [UInt8],
      step: @escaping ([UInt8]) throws(Failure) -> (next: Work, isUndone: Bool)
    ) {
      self.compute = compute
      end = .step(step)
      dropped = { (_) throws(Failure) in }
    }
  }

  /// A requested piece of work, running or queued.
  struct Job {
    let turn: Turn
    let reply: PendingReply
    /// The token of progress notifications, or `nil` if none are sent.
    let progress: ProgressToken?
    /// A Boolean value that indicates whether the job is dropped when a signal ends the process. A job that has begun
    /// is not dropped.
    var yieldsToEnd = false
    /// A Boolean value that indicates whether at least one step of the job is done.
    var hasBegun = false
    /// A Boolean value that indicates whether the work is done and only its reply is missing.
    var isDone = false
    /// Reads the data that the work needs. Called when the job may begin.
    let prepare: () throws(Failure) -> Work
    /// Called when the work has ended: with `nil` if its changes were stored, and otherwise with the failure.
    var done: (Failure?) -> Void = { _ in }

    /// Returns a Boolean value that indicates whether this job repeats another job that has already begun: both have
    /// the same idempotency key.
    func repeats(_ other: Job) -> Bool { other.hasBegun && !hasBegun && turn.hasKey(of: other.turn) }
  }

  /// A piece of work whose computation is running.
  struct Running {
    /// The number that identifies this piece of work among all of the process.
    let number: Int
    let job: Job
    let work: Work
    let progress: Progress
    let computation: Computation
    /// A Boolean value that indicates whether the request was cancelled. Its reply was then already sent, so the
    /// outcome is dropped.
    var isDropped = false
  }

  /// The largest number of pieces of work that a conversation may have at once, running or queued.
  public static let most = 100
  /// The number of passwords of a company that may wait for their keys, including the one whose key is being computed.
  /// If that many wait, each conversation may have only one password waiting.
  static let mostPasswords = 100
  /// The number of pieces of work that are computed at once, not counting the key of a password.
  static let mostThreads = 4

  let conversations: Conversations
  /// The running pieces of work, in the order in which they began.
  var running: [Running] = []
  /// The jobs that wait to begin. New requests, and the next steps of work, are appended.
  var queue: [Job] = []
  /// A Boolean value that indicates whether the outcome of a piece of work is being stored. No other piece begins
  /// meanwhile.
  var isFinishing = false
  /// The number of pieces of work that were requested so far.
  private(set) var asked = 0
  /// The number of computations that were begun so far.
  private var begun = 0
  /// The number of computations that have ended and were finished so far. Each step of work counts.
  var ended = 0
  /// Writes the reply of a request that has waited. Returns the failure that the reply reports, or `nil`. Set by the
  /// server.
  var deliver: ((PendingReply, DeferredOutcome) -> Failure?)?
  /// Returns the function that a computation calls, on the other thread, when it is done. The function wakes the loop.
  /// Set by the server.
  var waker: (() -> (@Sendable () -> Void)?)?
  /// Returns a Boolean value that indicates whether the process is ending because of a signal. Set by the loop, through
  /// the server.
  var isEnding: () -> Bool = { false }

  public init(_ conversations: Conversations) { self.conversations = conversations }

  /// Queues work whose outcome is the reply to the current request. A handler must call this function last.
  /// - Parameters:
  ///   - ticket: the ticket of the request's reply.
  ///   - company: the company of the work, or `nil` if there is none.
  ///   - holdsCompany: whether later requests of the company wait for the work.
  ///   - progress: the token of progress notifications, or `nil` if none are sent.
  ///   - isOfPassword: whether the work computes a key from a password.
  ///   - crowded: the error to throw if too many passwords of the company wait already, and at least one of them is of
  ///     this conversation. `nil` for work without this limit. Work with such an error is cancelled if a signal ends
  ///     the process before the work has begun.
  ///   - prepare: reads the data that the work needs, and stores nothing. Called on the loop's thread when all earlier
  ///     work of the conversation and of the company is done, or at once if there is none. If it throws an error, the
  ///     error is the reply.
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
    // If the work can begin at once and `prepare` throws an error, the request gets this error as its reply now, like
    // any other refused request.
    let work = canBegin(turn) ? try prepare() : nil
    let job = Job(
      turn: turn, reply: try ticket.require(), progress: progress, yieldsToEnd: crowded != nil, prepare: prepare)
    asked += 1
    if let work { start(job, work) } else { queue.append(job) }
  }

  /// Queues work that no request waits for. A failure is passed only to `done`.
  /// - Parameters:
  ///   - compute: called on the other thread. It returns its outcome as bytes.
  ///   - finish: called on the loop's thread with these bytes, in a transaction of its own.
  ///   - done: called after `finish`, with `nil`, or with the failure if nothing was stored.
  ///   - isOfPassword: whether the work computes a key from a password. Such work is cancelled if a signal ends the
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

  /// Cancels the requests of the current conversation that have this id and wait for work. Returns the number of
  /// cancelled requests.
  ///
  /// If the computation of a request is running, it is informed. It may continue, but its outcome is dropped. A request
  /// whose work is done, and which lacks only its reply, is not cancelled. Its reply says what was stored.
  /// - Parameter id: the id as JSON text.
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

  /// Returns a Boolean value that indicates whether another piece of work may be queued.
  /// - Parameter conversation: the conversation that requests the work, or `nil` for work that no request waits for.
  private func hasRoom(for conversation: Conversation?) -> Bool {
    let isCounted = { (job: Job) in conversation == nil || job.reply.conversation === conversation }
    return queue.count(where: isCounted) + running.count { isCounted($0.job) } < Background.most
  }

  /// Begins the computation of a job whose data was read.
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
