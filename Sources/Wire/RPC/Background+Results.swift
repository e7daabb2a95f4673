internal import JSON
internal import Shape

/// Sending the progress of background work, and storing its results.
extension Background {
  /// Sends a progress notification for each running piece of work that has a progress token and a new report.
  /// - Returns: a Boolean value that indicates whether a notification was sent.
  func tellProgress() -> Bool {
    var hasTold = false
    for one in running {
      guard let token = one.job.progress, !one.isDropped, let report = one.progress.take() else { continue }
      one.job.reply.conversation?.notify(
        ProgressMade(token: token, done: report.done, total: report.total, message: report.message))
      hasTold = true
    }
    return hasTold
  }

  /// Waits for a computation to end, finishes its piece of work, and starts the queued pieces that can begin now.
  ///
  /// If no computation has ended yet, the call blocks until one has. It waits for a piece of the given company or of
  /// the current conversation, if one is running, and otherwise for the oldest piece.
  func collect(of company: UUID? = nil) {
    let asking = conversations.current
    let awaited = running.first {
      $0.job.turn.conversation === asking || company != nil && $0.job.turn.company == company
    }
    guard let done = running.first(where: \.computation.isDone) ?? awaited ?? running.first else { return }
    let outcome = done.computation.result()
    // During the wait, the piece may have been cancelled and removed. Then there is nothing to finish.
    guard let index = running.firstIndex(where: { $0.number == done.number }) else { return }
    let finished = running.remove(at: index)
    isFinishing = true
    finish(finished, outcome)
    isFinishing = false
    if isEnding() { cancelYielding() }
    startNext()
    ended += 1
  }

  private func finish(_ done: Running, _ outcome: [UInt8]) {
    let work = done.work
    if done.isDropped {
      _ = deliver?(done.job.reply.step, .written(.emptyObject) { (_) throws(Failure) in try work.dropped(outcome) })
      return
    }
    switch work.end {
    case .finish(let finish):
      done.job.done(
        deliver?(done.job.reply, .success(.emptyObject) { (call) throws(Failure) in try finish(outcome, call) }))
    case .step(let step): take(step, outcome, of: done.job)
    case .ask(let ask): handOver(done.job, ask, outcome)
    }
  }

  /// Sends a request to the host after a computation, or replies at once if no request is needed.
  private func handOver(
    _ job: Job, _ ask: @escaping ([UInt8], ReplyTicket) throws(Failure) -> ((Call) throws(Failure) -> Void)?,
    _ outcome: [UInt8]
  ) {
    let ticket = ReplyTicket(handingOver: job.reply)
    var write: ((Call) throws(Failure) -> Void)?
    let failure = deliver?(
      job.reply.step, .written(.emptyObject) { (_) throws(Failure) in write = try ask(outcome, ticket) })
    if let failure { _ = deliver?(job.reply, .failure(failure)) }
    if failure == nil, let write { _ = deliver?(job.reply, .written(.emptyObject, by: write)) }
  }

  /// Performs a step of work, in a transaction of its own. If the work continues, its next step is appended to the
  /// queue.
  private func take(_ step: ([UInt8]) throws(Failure) -> (next: Work, isUndone: Bool), _ outcome: [UInt8], of job: Job)
  {
    withoutActuallyEscaping(step) { step in
      var next: Work?
      var isUndone = false
      let failure = deliver?(
        job.reply.step,
        .written(.emptyObject) { (_) throws(Failure) in
          let done = try step(outcome)
          (next, isUndone) = (done.next, done.isUndone)
          // A thrown error undoes the changes of the step. This error serves only that purpose, and is not reported.
          if isUndone { throw .requestCancelled }
        })
      if let next, failure == nil || isUndone {
        queue.append(
          Job(turn: job.turn, reply: job.reply, progress: job.progress, hasBegun: true, isDone: next.isDone) { next })
      } else {
        _ = deliver?(job.reply, .failure(failure ?? .requestCancelled))
      }
    }
  }
}
