internal import JSON

/// Replies to requests that have waited.
extension Session {
  /// Writes such a reply.
  /// - Returns: the failure that it tells of; nil where it tells of none.
  @discardableResult func deliver(to reply: PendingReply, _ outcome: DeferredOutcome) -> Failure? {
    let conversation = reply.conversation ?? conversations.nobody
    let before = conversations.current
    enter(conversation)
    defer {
      enter(before)
      if reply.conversation != nil, reply.isOwed { conversations.noteAnswered(conversation) }
    }
    return write(reply, outcome)
  }

  private func write(_ reply: PendingReply, _ outcome: DeferredOutcome) -> Failure? {
    let room = ByteBuffer(capacity: 1 << 10)
    defer { room.deallocate() }
    room.append("{\"jsonrpc\":\"2.0\",\"id\":")
    room.append(text: reply.id ?? "null")
    let mark = room.count
    var failure: Failure?
    do throws(Failure) {
      room.append(",\"result\":")
      try finish(outcome, of: reply, to: room)
    } catch {
      failure = error
      room.truncate(to: mark)
      room.append(",\"error\":")
      conversations.write(reply.positions.map { error.byPosition(of: $0) } ?? error, to: room)
    }
    room.append("}")
    if let (open, element) = reply.batch {
      open.arrived(room.text(), at: element)
      if let array = open.array { conversations.current.tell { $0.append(text: array) } }
    } else if reply.id != nil {
      conversations.current.tell { $0.append(room.bytes) }
    }
    return failure
  }

  /// What the request does with what it has waited for is a write of its own, committed by itself.
  private func finish(_ outcome: DeferredOutcome, of reply: PendingReply, to room: ByteBuffer) throws(Failure) {
    switch outcome {
    case .failure(let failure): throw failure
    case .success(let value, let finish):
      let log = ProblemLog()
      defer { log.deallocate() }
      settleReads()
      work?.beginWrite()
      var refusal: Failure?
      do throws(Failure) {
        refusal = try finish(Call(JSONSource(value, root: value, log: log), to: room, ticket: reply.idempotency.map(ReplyTicket.init)))
        work?.endWrite()
        try commitAlone()
      } catch {
        work?.undoWrite()
        if state.pointee.isLost { work?.rollback() }
        throw error
      }
      if let refusal { throw refusal }
    }
  }
}
