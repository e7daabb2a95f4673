internal import Shape

extension Background {
  /// The facts that decide when a piece of work begins.
  struct Turn {
    /// Counts what was asked for before it, and itself.
    let number: Int
    /// Who has asked for it.
    let conversation: Conversation
    /// The company whose it is; nil for none.
    let company: UUID?
    /// Whether other requests of the company wait for it.
    let holdsCompany: Bool
    /// Makes sure that a write with an idempotency key is done once; nil for all else.
    let write: IdempotentWrite?
    /// Whether it makes the key of a password.
    let isOfPassword: Bool

    /// Whether both are for one request, which was repeated.
    func hasKey(of other: Turn) -> Bool {
      guard let write, let others = other.write else { return false }
      return write.hasKey(of: others)
    }

    /// Whether it begins when an earlier one is done, even if that waits itself.
    func follows(_ other: Turn) -> Bool { conversation === other.conversation || hasKey(of: other) }
  }
}

/// Which piece of work comes next.
extension Background {
  /// Whether there is work, or some is being finished.
  var isBusy: Bool { !running.isEmpty || !queue.isEmpty || isFinishing }

  /// Whether requests of a company must wait for work. A line that was put aside waits only for older work.
  /// - Parameter isReading: whether the request only reads, and so waits only for work of its own conversation.
  func isBusy(about company: UUID, isReading: Bool = false) -> Bool {
    let asking = conversations.current
    return isBusy { turn in
      turn.holdsCompany && turn.company == company && (!isReading || turn.conversation === asking)
    }
  }

  /// Whether there is work that the line of the current conversation waits for, where it waits for all.
  var isBusyBefore: Bool { isBusy { _ in true } }

  private func isBusy(with isMeant: (Turn) -> Bool) -> Bool {
    let asking = conversations.current
    let last = asking.waitsBehind ?? .max
    func counts(_ turn: Turn) -> Bool { (turn.number <= last || turn.conversation === asking) && isMeant(turn) }
    return running.contains { !$0.isDropped && counts($0.job.turn) } || queue.contains { counts($0.turn) }
  }

  /// How many pieces of work are computed, so that `collect` does not wait.
  var doneCount: Int { running.count(where: \.computation.isDone) }

  /// Whether too many passwords of a company wait for their keys, and one of them is of the current conversation.
  ///
  /// The first password of a conversation is always queued, however many passwords other conversations have waiting.
  func isCrowded(_ company: UUID?) -> Bool {
    let ofCompany = (running.map(\.job.turn) + queue.map(\.turn)).filter { $0.isOfPassword && $0.company == company }
    return ofCompany.count >= Background.mostPasswords && ofCompany.contains { $0.conversation === conversations.current }
  }

  /// Whether a piece of work that is asked for now may begin at once.
  func canBegin(_ turn: Turn) -> Bool {
    !isFinishing && !queue.contains { turn.follows($0.turn) } && canRun(turn, beside: running.map(\.job.turn))
  }

  /// Whether a piece of work can be computed beside others.
  private func canRun(_ turn: Turn, beside others: [Turn]) -> Bool {
    if others.contains(where: { turn.follows($0) || turn.company != nil && turn.company == $0.company }) { return false }
    let passwords = others.count(where: \.isOfPassword)
    return turn.isOfPassword ? passwords == 0 : others.count - passwords < Background.mostThreads
  }

  /// The index of what comes next; nil where all must wait.
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
      if password.map({ turn.conversation.passwordTurn < queue[$0].turn.conversation.passwordTurn }) ?? true { password = index }
    }
    return password
  }

  /// Starts every piece of work that can begin now.
  func startNext() {
    // A repeat is answered when what it repeats has been.
    let begun = queue.filter(\.hasBegun)
    let repeats = queue.filter { job in begun.contains(where: job.repeats) }
    if !repeats.isEmpty { queue = queue.filter { job in !begun.contains(where: job.repeats) } + repeats }
    while let index = nextInQueue {
      let job = queue.remove(at: index)
      do throws(Failure) {
        // The piece has the rights of the conversation that has sent its request.
        let work = try conversations.within(job.reply.conversation ?? conversations.nobody) { () throws(Failure) in try job.prepare() }
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
