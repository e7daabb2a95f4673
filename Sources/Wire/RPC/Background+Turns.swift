internal import Shape

extension Background {
  /// What decides when a piece of work begins.
  struct Turn {
    /// Who has asked for it.
    let conversation: Conversation
    /// The company whose other requests wait for it; nil where none do.
    let company: UUID?
    /// Makes sure that a write with an idempotency key is done once; nil for all else.
    let write: IdempotentWrite?
    /// Whether it makes the key of a password. It is cancelled before it has begun, when a signal ends the process.
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

  /// Whether requests of a company must wait for work.
  /// - Parameter isReading: whether it is for a request that only reads, and so waits for what its own conversation has asked for alone.
  func isBusy(about company: UUID, isReading: Bool = false) -> Bool {
    let asking = conversations.current
    let holds = { (turn: Turn) in turn.company == company && (!isReading || turn.conversation === asking) }
    return running.contains { !$0.isDropped && holds($0.job.turn) } || queue.contains { holds($0.turn) }
  }

  /// How many pieces of work are computed, so that `collect` does not wait.
  var doneCount: Int { running.count(where: \.computation.isDone) }

  /// How many passwords of a company wait for their keys, or for what is made of them.
  func passwordsInWork(of company: UUID?) -> Int {
    let isCounted = { (turn: Turn) in turn.isOfPassword && turn.company == company }
    return queue.count { isCounted($0.turn) } + running.count { isCounted($0.job.turn) }
  }

  /// Whether a piece of work may begin now.
  /// - Parameter earlier: what was asked for before it, and waits.
  func canBegin(_ turn: Turn, behind earlier: ArraySlice<Job>) -> Bool {
    if isFinishing || earlier.contains(where: { turn.follows($0.turn) }) { return false }
    let others = running.map(\.job.turn)
    if others.contains(where: { turn.follows($0) || turn.company != nil && turn.company == $0.company }) { return false }
    let passwords = others.count(where: \.isOfPassword)
    return turn.isOfPassword ? passwords == 0 : others.count - passwords < Background.mostThreads
  }

  /// The index of what comes next; nil where all must wait.
  private var nextInQueue: Int? {
    let ready = queue.indices.filter { canBegin(queue[$0].turn, behind: queue[..<$0]) }
    guard let first = ready.first, queue[first].turn.isOfPassword else { return ready.first }
    // Conversations take turns, or whoever tries many passwords would keep all others from signing in.
    return ready.filter { queue[$0].turn.isOfPassword }.min { turns(of: $0) < turns(of: $1) }
  }

  private func turns(of index: Int) -> Int { queue[index].turn.conversation.passwordTurn }

  /// Begins with all that can.
  func startNext() {
    // A repeat is answered when what it repeats has been.
    let repeats = queue.filter { job in queue.contains(where: job.repeats) }
    if !repeats.isEmpty { queue = queue.filter { job in !queue.contains(where: job.repeats) } + repeats }
    while let index = nextInQueue {
      let job = queue.remove(at: index)
      do throws(Failure) {
        // With the rights of whoever has asked for it.
        let work = try conversations.within(job.reply.conversation ?? conversations.nobody) { () throws(Failure) in try job.prepare() }
        start(job, work)
      } catch { _ = deliver?(job.reply, .failure(error)) }
    }
  }

  /// Cancels work that has not begun, and for which the end of the process does not wait.
  func cancelPasswords() {
    let cancelled = queue.filter(\.turn.isOfPassword)
    queue.removeAll(where: \.turn.isOfPassword)
    for job in cancelled {
      _ = deliver?(job.reply, .failure(.requestCancelled))
      job.done(.requestCancelled)
    }
  }
}
