internal import JSON

/// Conversations that come and leave, where several programs share the core.
extension Session {
  /// Serves the line of a conversation that was put aside, if there is one, and what is kept behind it. It may have to wait again.
  public func resume(_ conversation: Conversation) {
    guard let line = conversation.parked, !isWorking || background.ended != conversation.parkedAt else { return }
    conversation.parked = nil
    receive(ReceivedLine(line, from: conversation))
    if !conversation.isParked { conversation.waitsBehind = nil }
    if !conversation.kept.isEmpty { serveKept(of: conversation) }
  }

  /// Serves a line of the current conversation that does not stay in place, and commits. Where it must wait, it is kept.
  public func serve(_ line: [UInt8]) {
    let conversation = conversations.current
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: line.count + Tape.padding)
    _ = room.update(fromContentsOf: line)
    let bytes = UnsafeMutableBufferPointer(rebasing: room[..<line.count])
    conversation.kept.append(bytes)
    if conversation.isParked { return }
    receive(bytes)
    serveKept(of: conversation)
  }

  /// The first of the lines that are kept has been served, unless it waits; the others follow.
  private func serveKept(of conversation: Conversation) {
    while !conversation.isParked {
      // It stays in place until then.
      settle()
      conversation.kept.removeFirst().deallocate()
      guard let next = conversation.kept.first else { return }
      receive(ReceivedLine(next, from: conversation))
    }
  }

  /// The input of a conversation has ended: it asks nothing more, and it is asked nothing more. What waits for an answer of its own waits
  /// for that of another host, or is told.
  public func endInput(of conversation: Conversation) {
    if conversation.hasEnded { return }
    settleWrites()
    conversation.hasEnded = true
    singly(.answering) { host.leave(conversation) }
    tellOfWork()
  }

  /// A conversation is over. What it has asked for is done all the same, and told to nobody.
  public func leave(_ conversation: Conversation) {
    endInput(of: conversation)
    conversations.leave(conversation)
    answerReports()
    if conversations.current === conversation { enter(conversations.nobody) }
  }

  /// The reader of a conversation is far behind no longer.
  public func caughtUp(_ conversation: Conversation) {
    conversation.isBehind = false
    conversations.caughtUp(conversation)
    answerReports()
  }

  /// Answers the reports of hosts that waited for a reader.
  private func answerReports() {
    guard host.isWaiting, host.hasHeldReports else { return }
    settleWrites()
    singly(.answering) { host.answerReports() }
    tellOfWork()
  }
}
