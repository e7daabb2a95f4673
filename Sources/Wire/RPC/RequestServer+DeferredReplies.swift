internal import JSON

/// Writing the replies to requests that have waited.
extension RequestServer {
  /// Writes the reply to a request that has waited.
  /// - Returns: the failure that the reply reports, or `nil` if it reports no failure.
  @discardableResult func deliver(to reply: PendingReply, _ outcome: DeferredOutcome) -> Failure? {
    let conversation = reply.conversation ?? conversations.nobody
    let before = conversations.current
    enter(conversation)
    var isWaiting = false
    defer {
      enter(before)
      if !isWaiting, reply.conversation != nil, reply.isOwed { conversations.noteAnswered(conversation) }
    }
    var outcome = outcome
    while true {
      let (failure, next) = write(reply, outcome)
      guard let next else { return failure }
      do throws(Failure) {
        guard let answer = try next(ReplyTicket(handingOver: reply)) else {
          isWaiting = true
          return nil
        }
        outcome = .written(.emptyObject, by: answer)
      } catch { outcome = .failure(error) }
    }
  }

  /// Writes a reply, or finds out that another host request is needed first.
  /// - Returns: the failure that the reply reports, or the next request to the host. If there is a next request, no
  ///   reply is written.
  private func write(_ reply: PendingReply, _ outcome: DeferredOutcome) -> (
    failure: Failure?, next: ReplyTicket.Question?
  ) {
    let room = ByteBuffer(capacity: 1 << 10)
    defer { room.deallocate() }
    room.append("{\"jsonrpc\":\"2.0\",\"id\":")
    room.append(text: reply.id ?? "null")
    let mark = room.count
    var failure: Failure?
    do throws(Failure) {
      room.append(",\"result\":")
      if let next = try finish(outcome, of: reply, to: room) { return (nil, next) }
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
    return (failure, nil)
  }

  /// Finishes a request that has waited, in a transaction and a commit of its own.
  /// - Returns: the next request to the host, or `nil` if the result is written.
  private func finish(
    _ outcome: DeferredOutcome, of reply: PendingReply, to room: ByteBuffer
  ) throws(Failure) -> ReplyTicket.Question? {
    switch outcome {
    case .failure(let failure): throw failure
    case .success(let value, let finish):
      let log = ProblemLog()
      defer { log.deallocate() }
      settleReads()
      work?.beginWrite()
      var refusal: Failure?
      let ticket = ReplyTicket(reply.idempotency)
      do throws(Failure) {
        refusal = try finish(Call(JSONSource(value, root: value, log: log), to: room, ticket: ticket))
        work?.endWrite()
        try commitAlone()
      } catch {
        work?.undoWrite()
        if state.pointee.isLost { work?.rollback() }
        throw error
      }
      if let refusal { throw refusal }
      return ticket.next
    }
  }
}
