internal import Shape

/// Decides when a piece of work on another thread begins, and which requests wait for it.
extension Background {
  /// The facts that decide when a piece of work begins.
  struct Turn {
    /// The number of pieces of work that were requested so far, this one included.
    let number: Int
    /// The conversation that has requested the work.
    let conversation: Conversation
    /// The company of the work, or `nil` if there is none.
    let company: UUID?
    /// A Boolean value that indicates whether other requests of the company wait for the work.
    let holdsCompany: Bool
    /// The write with an idempotency key that must be done only once, or `nil` for all other work.
    let write: IdempotentWrite?
    /// A Boolean value that indicates whether the work makes the key of a password.
    let isOfPassword: Bool

    /// Returns a Boolean value that indicates whether both pieces have the same idempotency key: one request repeats
    /// the other.
    func hasKey(of other: Turn) -> Bool {
      guard let write, let others = other.write else { return false }
      return write.hasKey(of: others)
    }

    /// Returns a Boolean value that indicates whether this piece may begin only when an earlier piece is done, even if
    /// the earlier piece waits, too.
    func follows(_ other: Turn) -> Bool { conversation === other.conversation || hasKey(of: other) }
  }
}

/// The order of pieces of work.
extension Background {
  /// A Boolean value that indicates whether there is work, or a piece is being finished.
  var isBusy: Bool { !running.isEmpty || !queue.isEmpty || isFinishing }

  /// Returns a Boolean value that indicates whether requests of a company must wait for work. A parked line waits only
  /// for older work, and for work of its own conversation.
  /// - Parameter isReading: whether the request only reads, and so waits only for work of its own conversation.
  func isBusy(about company: UUID, isReading: Bool = false) -> Bool {
    let asking = conversations.current
    return isBusy { turn in
      turn.holdsCompany && turn.company == company && (!isReading || turn.conversation === asking)
    }
  }

  /// A Boolean value that indicates whether there is work that the current conversation's line must wait for, if the
  /// line waits for all work.
  var isBusyBefore: Bool { isBusy { _ in true } }

  private func isBusy(with isMeant: (Turn) -> Bool) -> Bool {
    let asking = conversations.current
    let last = asking.waitsBehind ?? .max
    func counts(_ turn: Turn) -> Bool { (turn.number <= last || turn.conversation === asking) && isMeant(turn) }
    return running.contains { !$0.isDropped && counts($0.job.turn) } || queue.contains { counts($0.turn) }
  }

  /// The number of pieces of work that are computed and not finished. If there is such a piece, `collect` does not
  /// block.
  var doneCount: Int { running.count(where: \.computation.isDone) }

  /// Returns a Boolean value that indicates whether too many passwords of a company wait for their keys, and one of
  /// them is of the current conversation.
  ///
  /// The first password of a conversation is always queued, however many passwords of other conversations wait.
  func isCrowded(_ company: UUID?) -> Bool {
    let ofCompany = (running.map(\.job.turn) + queue.map(\.turn)).filter { $0.isOfPassword && $0.company == company }
    return ofCompany.count >= Background.mostPasswords
      && ofCompany.contains { $0.conversation === conversations.current }
  }

  /// Returns a Boolean value that indicates whether a new piece of work may begin at once.
  func canBegin(_ turn: Turn) -> Bool {
    !isFinishing && !queue.contains { turn.follows($0.turn) } && canRun(turn, beside: running.map(\.job.turn))
  }

  /// Returns a Boolean value that indicates whether a piece of work can be computed beside others.
  private func canRun(_ turn: Turn, beside others: [Turn]) -> Bool {
    if others.contains(where: { turn.follows($0) || turn.company != nil && turn.company == $0.company }) {
      return false
    }
    let passwords = others.count(where: \.isOfPassword)
    return turn.isOfPassword ? passwords == 0 : others.count - passwords < Background.mostThreads
  }

  /// The index of the next job, or `nil` if all jobs must wait.
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
      // Conversations take turns, so that a program with many sign-ins does not lock out the other programs.
      if password.map({ turn.conversation.passwordTurn < queue[$0].turn.conversation.passwordTurn }) ?? true {
        password = index
      }
    }
    return password
  }

  /// Starts every piece of work that can begin now.
  func startNext() {
    // A repeat gets its reply after the request that it repeats.
    let begun = queue.filter(\.hasBegun)
    let repeats = queue.filter { job in begun.contains(where: job.repeats) }
    if !repeats.isEmpty { queue = queue.filter { job in !begun.contains(where: job.repeats) } + repeats }
    while let index = nextInQueue {
      let job = queue.remove(at: index)
      do throws(Failure) {
        // The piece has the rights of the conversation that has sent its request.
        let work = try conversations.within(job.reply.conversation ?? conversations.nobody) { () throws(Failure) in
          try job.prepare()
        }
        start(job, work)
      } catch { _ = deliver?(job.reply, .failure(error)) }
    }
    assert(queue.isEmpty || !running.isEmpty, "work waits, and there is none that it waits for")
  }

  /// Cancels the queued pieces of work that the end of the process does not wait for.
  func cancelYielding() {
    let cancelled = queue.filter(\.yieldsToEnd)
    queue.removeAll(where: \.yieldsToEnd)
    for job in cancelled {
      _ = deliver?(job.reply, .failure(.requestCancelled))
      job.done(.requestCancelled)
    }
  }
}
