internal import JSON
internal import Shape

/// Work that takes long, such as the key of a password. It is computed on another thread, so that the loop can serve other requests.
///
/// A piece of work has three parts. `prepare` reads from the stores what the work needs, on the loop's thread. `compute` takes long, on the
/// other thread, and must not touch a store. `finish` stores what came of it, on the loop's thread again. One piece is worked on at a time,
/// in the order in which they were asked for; work of many steps gives way to others between two, and a repeat waits for what it repeats.
public final class Background {
  /// One piece of work, prepared.
  struct Work {
    enum End {
      case finish(([UInt8], Call) throws(Failure) -> Failure?)
      /// Returns how the work goes on, and whether what was stored is undone.
      case step(([UInt8]) throws(Failure) -> (next: Work, isUndone: Bool))
    }

    let compute: @Sendable (Progress) -> [UInt8]
    let end: End
    let dropped: ([UInt8]) throws(Failure) -> Void

    /// - Parameters:
    ///   - compute: called on the other thread; returns what came of it, as bytes.
    ///   - finish: called on the loop's thread with these bytes, in a transaction of its own. It writes the result to the call and returns
    ///     nil; or it returns an error, and what it has stored stays; or it throws one, and stores nothing.
    ///   - dropped: called instead of `finish` when the request was cancelled: stores what must be kept all the same.
    init(
      compute: @escaping @Sendable (Progress) -> [UInt8], finish: @escaping ([UInt8], Call) throws(Failure) -> Failure?,
      dropped: @escaping ([UInt8]) throws(Failure) -> Void = { (_) throws(Failure) in }
    ) {
      self.compute = compute
      end = .finish(finish)
      self.dropped = dropped
    }

    /// Work that goes on after this step of it.
    init(compute: @escaping @Sendable (Progress) -> [UInt8], step: @escaping ([UInt8]) throws(Failure) -> (next: Work, isUndone: Bool)) {
      self.compute = compute
      end = .step(step)
      dropped = { (_) throws(Failure) in }
    }
  }

  /// A piece of work that was asked for.
  private struct Job {
    /// The company whose other requests wait for it; nil where none do.
    let company: UUID?
    let reply: PendingReply
    /// Who is told how far it is; nil for nobody.
    let progress: ProgressToken?
    /// A Boolean value that indicates whether it is cancelled before it has begun, when a signal ends the process.
    let yieldsToEnd: Bool
    /// Whether a step of it is done.
    var hasBegun = false
    /// Called when its turn comes.
    let prepare: () throws(Failure) -> Work
    /// Called behind what it stores, with why that is nothing.
    var done: (Failure?) -> Void = { _ in }

    /// Whether this would do once more what another one is doing.
    func repeats(_ other: Job) -> Bool {
      guard other.hasBegun, !hasBegun, let write = reply.idempotency, let begun = other.reply.idempotency else { return false }
      return write.hasKey(of: begun)
    }
  }

  /// The piece of work that is being computed.
  private struct Running {
    let job: Job
    let work: Work
    let progress: Progress
    let computation: Computation
    /// Whether the request was cancelled, and so has its reply.
    var isDropped = false
  }

  /// How many pieces of work a conversation may have at once, the running one among them.
  public static let most = 100

  private let conversations: Conversations
  private var running: Running?
  /// What waits for its turn, in the order in which it was asked for.
  private var queue: [Job] = []
  /// Whether a piece of work is running, or is being finished.
  private(set) var isBusy = false
  /// How many pieces of work, or steps of some, are done.
  private(set) var ended = 0
  /// Writes a pending reply, and returns the failure that it tells of, if it does. Set by the session.
  var deliver: ((PendingReply, DeferredOutcome) -> Failure?)?
  /// Returns what a computation calls, on the other thread, when it is done: it wakes the loop. Set by the session.
  var waker: (() -> (@Sendable () -> Void)?)?
  /// Returns whether a signal ends the process. Set by the loop, through the session.
  var isEnding: () -> Bool = { false }

  public init(_ conversations: Conversations) { self.conversations = conversations }

  /// Answers the request that is being served when some work is done. It is the last thing that a handler does.
  /// - Parameters:
  ///   - ticket: the reply of the request.
  ///   - company: whose other requests are served after the work; nil where none need wait for it.
  ///   - progress: who is told how far it is; nil for nobody.
  ///   - yieldsToEnd: whether it is cancelled before it has begun, when a signal ends the process.
  ///   - prepare: called on the loop's thread when all earlier work is done: at once, when there is none. It reads, and stores nothing. An
  ///     error that it throws is the reply.
  /// - Throws: `limitReached` when there is too much work already, and the error of `prepare` where that is called at once.
  func answerLater(
    _ ticket: ReplyTicket?, about company: UUID?, progress: ProgressToken?, yieldsToEnd: Bool = false,
    _ prepare: @escaping () throws(Failure) -> Work
  ) throws(Failure) {
    if yieldsToEnd, isEnding() { throw .requestCancelled }
    guard hasRoom(for: conversations.current) else {
      throw Failure.limitReached(Background.most, "\(Background.most) requests wait for long work already")
    }
    let work = isBusy ? nil : try prepare()
    let job = Job(company: company, reply: try ticket.require(), progress: progress, yieldsToEnd: yieldsToEnd, prepare: prepare)
    if let work, !isBusy { start(job, work) } else { queue.append(job) }
  }

  /// Does some work that no request waits for. Nobody is told when it fails.
  /// - Parameters:
  ///   - compute: called on the other thread; returns what came of it, as bytes.
  ///   - finish: called on the loop's thread with these bytes, in a transaction of its own.
  ///   - done: called behind that, with why nothing is stored; nil where it is.
  ///   - yieldsToEnd: whether it is cancelled before it has begun, when a signal ends the process.
  /// - Returns: false when there is too much work already, and this will not be done.
  @discardableResult public func run(
    compute: @escaping @Sendable () -> [UInt8], finish: @escaping ([UInt8]) throws(Failure) -> Void,
    done: @escaping (Failure?) -> Void = { _ in }, yieldsToEnd: Bool = false
  ) -> Bool {
    guard hasRoom(for: nil) else { return false }
    let work = Work(compute: { _ in compute() }) { (outcome, _) throws(Failure) in
      try finish(outcome)
      return nil
    }
    var job = Job(company: nil, reply: .unsent, progress: nil, yieldsToEnd: yieldsToEnd) { work }
    job.done = done
    if isBusy { queue.append(job) } else { start(job, work) }
    return true
  }

  /// Cancels the requests of the current conversation with this id that wait for work; returns how many there were.
  ///
  /// A computation that runs is told so. It may go on all the same, and what comes of it is dropped.
  /// - Parameter id: JSON text.
  public func cancel(_ id: String) -> Int {
    let asking = conversations.current
    let cancelled = queue.filter { $0.reply.has(id, in: asking) }
    queue.removeAll { $0.reply.has(id, in: asking) }
    var replies = cancelled.map(\.reply)
    if let running, !running.isDropped, running.job.reply.has(id, in: asking) {
      self.running?.isDropped = true
      running.progress.cancel()
      replies.insert(running.job.reply, at: 0)
    }
    for reply in replies { _ = deliver?(reply, .failure(.requestCancelled)) }
    return replies.count
  }

  /// - Parameter conversation: nil for what nobody has asked for.
  private func hasRoom(for conversation: Conversation?) -> Bool {
    let isAny = conversation == nil
    let isRunning = running.map { isAny || $0.job.reply.conversation === conversation } ?? false
    return queue.count { isAny || $0.reply.conversation === conversation } + (isRunning ? 1 : 0) < Background.most
  }
}

extension Background {
  /// Whether requests of a company must wait for work.
  func isBusy(about company: UUID) -> Bool {
    if let running, !running.isDropped, running.job.company == company { return true }
    return queue.contains { $0.company == company }
  }

  /// Whether the running piece of work is computed, so that `collect` does not wait.
  var isDone: Bool { running?.computation.isDone ?? false }

  /// Tells whoever wants to know how far the running piece of work is; returns whether there was anything to tell.
  func tellProgress() -> Bool {
    guard let running, let token = running.job.progress, !running.isDropped, let report = running.progress.take() else { return false }
    running.job.reply.conversation?.notify(ProgressMade(token: token, done: report.done, total: report.total, message: report.message))
    return true
  }

  /// Waits until the running piece of work is computed, finishes it, and begins the next one.
  func collect() {
    guard let done = running else { return }
    let outcome = done.computation.result()
    running = nil
    let work = done.work
    if done.isDropped {
      _ = deliver?(done.job.reply.step, .written(.emptyObject) { (_) throws(Failure) in try work.dropped(outcome) })
    } else {
      switch work.end {
      case .finish(let finish):
        done.job.done(deliver?(done.job.reply, .success(.emptyObject) { (call) throws(Failure) in try finish(outcome, call) }))
      case .step(let step): take(step, outcome, of: done.job)
      }
    }
    if isEnding() { cancelYielding() }
    while running == nil, !queue.isEmpty {
      let job = queue.removeFirst()
      // A repeat is answered when what it repeats has been.
      if queue.contains(where: job.repeats) {
        queue.append(job)
        continue
      }
      do throws(Failure) {
        // With the rights of whoever has asked for it.
        let work = try conversations.within(job.reply.conversation ?? conversations.nobody) { () throws(Failure) in try job.prepare() }
        start(job, work)
      } catch { _ = deliver?(job.reply, .failure(error)) }
    }
    isBusy = running != nil
    ended += 1
  }

  /// Cancels work that has not begun, and for which the end of the process does not wait.
  private func cancelYielding() {
    let cancelled = queue.filter(\.yieldsToEnd)
    queue.removeAll(where: \.yieldsToEnd)
    for job in cancelled {
      _ = deliver?(job.reply, .failure(.requestCancelled))
      job.done(.requestCancelled)
    }
  }

  /// Does a step of work, which goes on when all has had its turn that was asked for meanwhile.
  private func take(_ step: ([UInt8]) throws(Failure) -> (next: Work, isUndone: Bool), _ outcome: [UInt8], of job: Job) {
    withoutActuallyEscaping(step) { step in
      var next: Work?
      var isUndone = false
      let failure = deliver?(
        job.reply.step,
        .written(.emptyObject) { (_) throws(Failure) in
          let done = try step(outcome)
          (next, isUndone) = (done.next, done.isUndone)
          // Nothing is stored by what throws, and nobody is told.
          if isUndone { throw .requestCancelled }
        })
      if let next, failure == nil || isUndone {
        queue.append(
          Job(company: job.company, reply: job.reply, progress: job.progress, yieldsToEnd: false, hasBegun: true) { next })
      } else {
        _ = deliver?(job.reply, .failure(failure ?? .requestCancelled))
      }
    }
  }

  private func start(_ job: Job, _ work: Work) {
    isBusy = true
    let wake = waker?()
    let progress = Progress(whenSaid: wake)
    let compute = work.compute
    running = Running(job: job, work: work, progress: progress, computation: Computation({ compute(progress) }, whenDone: wake))
  }
}
