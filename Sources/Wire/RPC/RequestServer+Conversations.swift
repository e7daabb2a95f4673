internal import JSON

/// Conversations that join and leave, if several programs share the core.
extension RequestServer {
  /// Serves the parked line of a conversation, and the lines that are stored behind it. Does nothing if no line is
  /// parked. The line may have to wait again.
  public func resume(_ conversation: Conversation) {
    guard let line = conversation.parked, !isWorking || background.ended != conversation.parkedAt else { return }
    conversation.parked = nil
    receive(ReceivedLine(line, from: conversation))
    if !conversation.isParked { conversation.waitsBehind = nil }
    if !conversation.kept.isEmpty { serveKept(of: conversation) }
  }

  /// Serves a line of the current conversation whose memory does not stay in place, and commits. If the line must wait,
  /// a copy is stored.
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

  /// Removes the first stored line, which has been served, and serves the other lines, unless a line must wait.
  private func serveKept(of conversation: Conversation) {
    while !conversation.isParked {
      // The line stays in place until the commit.
      settle()
      conversation.kept.removeFirst().deallocate()
      guard let next = conversation.kept.first else { return }
      receive(ReceivedLine(next, from: conversation))
    }
  }

  /// Ends the input of a conversation, which then sends and gets no more requests. Requests that wait for its answers
  /// get the answer of another host, or an error.
  public func endInput(of conversation: Conversation) {
    if conversation.hasEnded { return }
    settleWrites()
    conversation.hasEnded = true
    singly(.answering) { host.leave(conversation) }
    tellOfWork()
  }

  /// Ends a conversation. Its unanswered requests are still completed, without replies.
  public func leave(_ conversation: Conversation) {
    endInput(of: conversation)
    conversations.leave(conversation)
    answerReports()
    if conversations.current === conversation { enter(conversations.nobody) }
  }

  /// Continues with a conversation whose reader has caught up.
  public func caughtUp(_ conversation: Conversation) {
    conversation.isBehind = false
    conversations.caughtUp(conversation)
    answerReports()
  }

  /// Replies to the reports of hosts that waited for a reader.
  private func answerReports() {
    guard host.isWaiting, host.hasHeldReports else { return }
    settleWrites()
    singly(.answering) { host.answerReports() }
    tellOfWork()
  }
}
