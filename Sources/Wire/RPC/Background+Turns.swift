internal import Shape

/// Decides when a piece of work begins on another thread, and which requests wait for it.
extension Background {
  /// The properties of a piece of work that decide when it may begin.
  struct Turn {
    /// The number of pieces of work that were requested so far, this one included.
    let number: Int
    /// The conversation that has requested the work.
    let conversation: Conversation
    /// The company of the work, or `nil` if there is none.
    let company: UUID?
    /// A Boolean value that indicates whether later requests of the company must wait for the work.
    let holdsCompany: Bool
    /// The write with an idempotency key that requested the work, or `nil` if the request has no key. Such a write must
    /// be done only once.
    let write: IdempotentWrite?
    /// A Boolean value that indicates whether the work computes a key from a password.
    let isOfPassword: Bool

    /// Returns a Boolean value that indicates whether both pieces of work have the same idempotency key, so that one of
    /// the two requests repeats the other.
    func hasKey(of other: Turn) -> Bool {
      guard let write, let others = other.write else { return false }
      return write.hasKey(of: others)
    }

    /// Returns a Boolean value that indicates whether this piece of work may begin only when the other, earlier piece
    /// is done. This also holds while the earlier piece is still queued.
    func follows(_ other: Turn) -> Bool { conversation === other.conversation || hasKey(of: other) }
  }
}

/// Choosing the piece of work that begins next.
extension Background {
  /// A Boolean value that indicates whether a piece of work is running, queued or being finished.
  var isBusy: Bool { !running.isEmpty || !queue.isEmpty || isFinishing }

  /// Returns a Boolean value that indicates whether requests of a company must wait for work. For a conversation with a
  /// parked line, not all work counts: only work that was requested before the line was parked, and work of the
  /// conversation itself.
  /// - Parameter isReading: whether the request only reads. If so, it waits only for work of its own conversation.
  func isBusy(about company: UUID, isReading: Bool = false) -> Bool {
    let asking = conversations.current
    return isBusy { turn in
      turn.holdsCompany && turn.company == company && (!isReading || turn.conversation === asking)
    }
  }

  /// A Boolean value that indicates whether there is background work for which a line of the current conversation must
  /// wait if it waits for all work. An example of such a line is a batch that may select another company.
  var isBusyBefore: Bool { isBusy { _ in true } }

  private func isBusy(with isMeant: (Turn) -> Bool) -> Bool {
    let asking = conversations.current
    let last = asking.waitsBehind ?? .max
    func counts(_ turn: Turn) -> Bool { (turn.number <= last || turn.conversation === asking) && isMeant(turn) }
    return running.contains { !$0.isDropped && counts($0.job.turn) } || queue.contains { counts($0.turn) }
  }

  /// The number of pieces of work whose computation has ended, but whose outcome is not stored yet. If the number is
  /// not 0, `collect` does not block.
  var doneCount: Int { running.count(where: \.computation.isDone) }

  /// Returns a Boolean value that indicates whether another password of the current conversation must be refused. This
  /// is so if too many passwords of the company wait for their keys, and at least one of them is of this conversation.
  ///
  /// The first password of a conversation is always queued, however many passwords of other conversations wait.
  func isCrowded(_ company: UUID?) -> Bool {
    let ofCompany = (running.map(\.job.turn) + queue.map(\.turn)).filter { $0.isOfPassword && $0.company == company }
    return ofCompany.count >= Background.mostPasswords
      && ofCompany.contains { $0.conversation === conversations.current }
  }

  /// Returns a Boolean value that indicates whether a new piece of work may begin at once, without being queued.
  func canBegin(_ turn: Turn) -> Bool {
    !isFinishing && !queue.contains { turn.follows($0.turn) } && canRun(turn, beside: running.map(\.job.turn))
  }

  /// Returns a Boolean value that indicates whether a piece of work may be computed at the same time as the given
  /// pieces.
  private func canRun(_ turn: Turn, beside others: [Turn]) -> Bool {
    if others.contains(where: { turn.follows($0) || turn.company != nil && turn.company == $0.company }) {
      return false
    }
    let passwords = others.count(where: \.isOfPassword)
    return turn.isOfPassword ? passwords == 0 : others.count - passwords < Background.mostThreads
  }

  /// The index of the queued job that begins next, or `nil` if all jobs must wait.
  private var nextInQueue: Int? {
    let others = running.map(\.job.turn)
    var asking = Set<ObjectIdentifier>()
    var writes: [Turn] = []
    var password: Int?
    for (index, job) in queue.enumerated() {
      let turn = job.turn
      let follows = !asking.insert(ObjectIdentifier(turn.conversation)).inserted || writes.contains(where: turn.hasKey)
      if turn.write != nil { writes.append(turn) }
      if follows || !canRun(turn, beside: others) { continue }
      if !turn.isOfPassword { return index }
      // The next password is that of the conversation whose last password began earliest. So a program with many
      // sign-ins does not lock out the other programs.
      if password.map({ turn.conversation.passwordTurn < queue[$0].turn.conversation.passwordTurn }) ?? true {
        password = index
      }
    }
    return password
  }

  /// Starts every piece of work that can begin now.
  func startNext() {
    // If a queued request repeats another one whose work has begun, the repeat moves to the end of the queue. So it
    // gets its reply after the request that it repeats.
    let begun = queue.filter(\.hasBegun)
    let repeats = queue.filter { job in begun.contains(where: job.repeats) }
    if !repeats.isEmpty { queue = queue.filter { job in !begun.contains(where: job.repeats) } + repeats }
    while let index = nextInQueue {
      let job = queue.remove(at: index)
      do throws(Failure) {
        // The work may have been requested by another conversation than the current one. It is prepared with the rights
        // of the conversation that requested it.
        let work = try conversations.within(job.reply.conversation ?? conversations.nobody) { () throws(Failure) in
          try job.prepare()
        }
        start(job, work)
      } catch { _ = deliver?(job.reply, .failure(error)) }
    }
    assert(queue.isEmpty || !running.isEmpty, "work waits, and there is none that it waits for")
  }

  /// Cancels the queued jobs that are dropped when a signal ends the process (`Job.yieldsToEnd`).
  func cancelYielding() {
    let cancelled = queue.filter(\.yieldsToEnd)
    queue.removeAll(where: \.yieldsToEnd)
    for job in cancelled {
      _ = deliver?(job.reply, .failure(.requestCancelled))
      job.done(.requestCancelled)
    }
  }
}
