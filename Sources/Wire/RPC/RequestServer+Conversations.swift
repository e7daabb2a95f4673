internal import JSON

/// Conversations of a shared core, which begin and end while the core runs.
extension RequestServer {
  /// Serves the parked line of a conversation, and the lines that came after it. Does nothing if no line is parked. The
  /// line may be parked again if it must wait for other work.
  public func resume(_ conversation: Conversation) {
    guard let line = conversation.parked, !isWorking || background.ended != conversation.parkedAt else { return }
    conversation.parked = nil
    receive(ReceivedLine(line, from: conversation))
    if !conversation.isParked { conversation.waitsBehind = nil }
    if !conversation.kept.isEmpty { serveKept(of: conversation) }
  }

  /// Serves a line of the current conversation, and commits. The function copies the line, because the memory of `line`
  /// does not stay in place. If the line must wait, the copy is stored.
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

  /// Removes the first stored line, which was served, and serves the other stored lines. Stops if a line must wait.
  private func serveKept(of conversation: Conversation) {
    while !conversation.isParked {
      // If the commit fails, the line is served again. So it is deallocated only after the commit.
      settle()
      conversation.kept.removeFirst().deallocate()
      guard let next = conversation.kept.first else { return }
      receive(ReceivedLine(next, from: conversation))
    }
  }

  /// Ends the input of a conversation, which then sends no more requests or answers. Host requests that it has not
  /// answered are sent to another host. If there is none, the requests that wait for them get an error.
  public func endInput(of conversation: Conversation) {
    if conversation.hasEnded { return }
    settleWrites()
    conversation.hasEnded = true
    singly(.answering) { host.leave(conversation) }
    tellOfWork()
  }

  /// Ends a conversation. The core completes its unfinished requests, but sends no replies to them.
  public func leave(_ conversation: Conversation) {
    endInput(of: conversation)
    conversations.leave(conversation)
    answerReports()
    if conversations.current === conversation { enter(conversations.nobody) }
  }

  /// Continues with a conversation whose front end was far behind with reading, and has now read its output.
  public func caughtUp(_ conversation: Conversation) {
    conversation.isBehind = false
    conversations.caughtUp(conversation)
    answerReports()
  }

  /// Replies to hosts' progress reports whose replies were held back because a front end read too slowly.
  private func answerReports() {
    guard host.isWaiting, host.hasHeldReports else { return }
    settleWrites()
    singly(.answering) { host.answerReports() }
    tellOfWork()
  }
}
