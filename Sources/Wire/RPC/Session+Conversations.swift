internal import JSON

/// Conversations that come and leave, where several programs share the core.
extension Session {
  /// Serves the line of a conversation that has waited for work, if there is one. It may have to wait again.
  public func resume(_ conversation: Conversation) {
    guard let line = conversation.parked else { return }
    conversation.parked = nil
    receive(ReceivedLine(line, from: conversation))
  }

  /// Serves a line that does not stay in place, and commits.
  public func serve(_ line: [UInt8]) {
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: line.count + Tape.padding)
    defer { room.deallocate() }
    _ = room.update(fromContentsOf: line)
    receive(UnsafeMutableBufferPointer(rebasing: room[..<line.count]))
    settle()
  }

  /// The input of a conversation has ended: it asks nothing more, and it is asked nothing more. What waits for an answer of its own waits
  /// for that of another host, or is told.
  public func endInput(of conversation: Conversation) {
    if conversation.hasEnded { return }
    settleWrites()
    conversation.hasEnded = true
    singly(.answering) { host.leave(conversation) }
    conversations.moveAll()
  }

  /// A conversation is over. What it has asked for is done all the same, and told to nobody.
  public func leave(_ conversation: Conversation) {
    endInput(of: conversation)
    conversations.leave(conversation)
    if conversations.current === conversation { enter(conversations.nobody) }
  }

  /// The reader of a conversation is far behind no longer.
  public func caughtUp(_ conversation: Conversation) {
    conversation.isBehind = false
    conversations.caughtUp(conversation)
  }
}
