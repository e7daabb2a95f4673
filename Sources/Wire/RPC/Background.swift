internal import JSON
internal import Shape

/// Work that takes so long that nobody else should wait for it: it is computed beside the loop's thread, one piece after the other, in the
/// order in which it was asked for.
///
/// What is computed sees no store. Before it and behind it, something on the loop's thread does: `prepare` reads what the work needs, and
/// `finish` stores what came of it.
public final class Background {
  /// One piece of work.
  struct Work {
    let compute: @Sendable (Progress) -> [UInt8]
    let finish: ([UInt8], Call) throws(Failure) -> Failure?
    let dropped: ([UInt8]) throws(Failure) -> Void

    /// - Parameters:
    ///   - compute: what takes long; called on another thread.
    ///   - finish: called on the loop's thread with what came of it, as a write of its own, which is committed before the reply leaves; it
    ///     writes the result to the call and returns nil; or it returns an error, and what it has stored stays.
    ///   - dropped: called in the place of `finish` when the request was cancelled meanwhile: for what must be stored all the same.
    init(
      compute: @escaping @Sendable (Progress) -> [UInt8], finish: @escaping ([UInt8], Call) throws(Failure) -> Failure?,
      dropped: @escaping ([UInt8]) throws(Failure) -> Void = { (_) throws(Failure) in }
    ) {
      self.compute = compute
      self.finish = finish
      self.dropped = dropped
    }
  }

  /// A piece of work whose turn has not come.
  private struct Job {
    /// nil for what nobody waits for, and for work that is about no company.
    let company: UUID?
    let place: ReplyPlace
    /// Who is told how far it is; nil for nobody.
    let progress: ProgressToken?
    let prepare: () throws(Failure) -> Work
  }

  /// The piece of work that is being computed.
  private struct Running {
    let job: Job
    let work: Work
    let progress: Progress
    let computation: Computation
    /// Whether the request was cancelled, and nobody wants the outcome.
    var isDropped = false
  }

  /// More pieces of work than this at once, the running one among them, are refused.
  public static let most = 100

  private let conversation: Conversation
  private var running: Running?
  /// In the order in which they were asked for.
  private var queue: [Job] = []
  /// Whether anything is under way.
  private(set) var isBusy = false
  /// Writes the reply of a request that has waited.
  var deliver: ((ReplyPlace, DeferredOutcome) -> Void)?
  /// What a computation calls, on its own thread, when it is done; asked for when one begins.
  var waker: (() -> (@Sendable () -> Void)?)?

  public init(_ conversation: Conversation) { self.conversation = conversation }

  /// The request being served, whose endpoint is deferred, is answered when the work is done. The last thing that a handler does.
  /// - Parameters:
  ///   - ticket: the reply of the request.
  ///   - company: what the work is about: other requests of this company are served behind it; nil for work that none waits for.
  ///   - progress: who is told how far it is; nil for nobody.
  ///   - prepare: called on the loop's thread when all work that was asked for before is done, and so at once when there is none. It may
  ///     read, and stores nothing; what it throws is the reply.
  /// - Throws: what `prepare` throws at once, and `limitReached` when too much work is under way already.
  func answerLater(
    _ ticket: ReplyTicket?, about company: UUID?, progress: ProgressToken?, _ prepare: @escaping () throws(Failure) -> Work
  ) throws(Failure) {
    guard hasRoom else {
      throw Failure.limitReached(Background.most, "\(Background.most) requests wait for long work already")
    }
    let work = isBusy ? nil : try prepare()
    let job = Job(company: company, place: try ticket.require(), progress: progress, prepare: prepare)
    if let work, !isBusy { start(job, work) } else { queue.append(job) }
  }

  /// Work that nobody waits for, no request of any company either, and whose failure nobody is told of.
  /// - Parameters:
  ///   - compute: called on another thread.
  ///   - finish: stores something, as a write of its own.
  /// - Returns: false when too much work is under way already, and this will not be done.
  @discardableResult public func run(
    compute: @escaping @Sendable () -> [UInt8], finish: @escaping ([UInt8]) throws(Failure) -> Void
  ) -> Bool {
    guard hasRoom else { return false }
    let work = Work(compute: { _ in compute() }) { (outcome, _) throws(Failure) in
      try finish(outcome)
      return nil
    }
    let job = Job(company: nil, place: .nowhere, progress: nil) { work }
    if isBusy { queue.append(job) } else { start(job, work) }
    return true
  }

  /// Cancels the requests that wait with this id, which is JSON text; answers how many there were.
  ///
  /// A computation is told so, and may go on all the same: its outcome is dropped.
  public func cancel(_ id: String) -> Int {
    let cancelled = queue.filter { $0.place.has(id) }
    queue.removeAll { $0.place.has(id) }
    var places = cancelled.map(\.place)
    if let running, !running.isDropped, running.job.place.has(id) {
      self.running?.isDropped = true
      running.progress.cancel()
      places.insert(running.job.place, at: 0)
    }
    for place in places { deliver?(place, .failure(.requestCancelled)) }
    return places.count
  }

  private var hasRoom: Bool { queue.count + (running == nil ? 0 : 1) < Background.most }
}

extension Background {
  /// Whether there is work about a company that somebody wants.
  func isBusy(about company: UUID) -> Bool {
    if let running, !running.isDropped, running.job.company == company { return true }
    return queue.contains { $0.company == company }
  }

  /// Whether `collect` need not wait.
  var isDone: Bool { running?.computation.isDone ?? false }

  /// Tells who wants to know how far the running piece of work is; returns whether there was anything to tell.
  func tellProgress() -> Bool {
    guard let running, let token = running.job.progress, !running.isDropped, let report = running.progress.take() else { return false }
    conversation.notify(ProgressMade(token: token, done: report.done, total: report.total, message: report.message))
    return true
  }

  /// Waits for the running piece of work, delivers what came of it, and begins with the next one.
  func collect() {
    guard let done = running else { return }
    let outcome = done.computation.result()
    running = nil
    let work = done.work
    if !done.isDropped {
      deliver?(done.job.place, .success(.emptyObject) { (call) throws(Failure) in try work.finish(outcome, call) })
    } else {
      deliver?(
        .nowhere,
        .success(.emptyObject) { (_) throws(Failure) in
          try work.dropped(outcome)
          return nil
        })
    }
    while running == nil, !queue.isEmpty {
      let job = queue.removeFirst()
      do throws(Failure) { start(job, try job.prepare()) } catch { deliver?(job.place, .failure(error)) }
    }
    isBusy = running != nil
  }

  private func start(_ job: Job, _ work: Work) {
    isBusy = true
    let wake = waker?()
    let progress = Progress(whenSaid: wake)
    let compute = work.compute
    running = Running(job: job, work: work, progress: progress, computation: Computation({ compute(progress) }, whenDone: wake))
  }
}
