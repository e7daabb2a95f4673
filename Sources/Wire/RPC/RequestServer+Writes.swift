internal import JSON

/// Serving requests that change data, or that may be answered later.
extension RequestServer {
  /// Refuses a call that would change data in a read-only conversation, or that would subscribe to changes of a copy.
  /// - Throws: `readOnly` if the call is refused.
  @inline(never) func refuseChange(
    _ endpoint: UnsafeMutablePointer<Endpoint>, _ params: JSONValue?
  ) throws(Failure) {
    let isRead = endpoint.pointee.readsWith.flatMap { params?.member($0) }?.compactText == "true"
    if endpoint.pointee.changesStores, !isRead { throw .readOnly(endpoint.pointee.name, "changes data") }
    if endpoint.pointee.listens, conversations.current.isOfCopies {
      throw .readOnly(endpoint.pointee.name, "needs a shared core (--shared): a copy reports no changes")
    }
  }

  /// Creates the ticket with which a method can take its reply, in order to write it later.
  @inline(never) func ticket(for envelope: Envelope, of endpoint: UnsafeMutablePointer<Endpoint>) -> ReplyTicket {
    if !endpoint.pointee.secrets.isEmpty { conversations.hasSecrets = true }
    let isPositional = envelope.params?.kind == .array
    return ReplyTicket(
      PendingReply(
        id: envelope.id.map { String(decoding: $0.rawText, as: UTF8.self) }, from: conversations.current,
        batch: envelope.id == nil ? nil : group.openElement,
        positions: isPositional ? endpoint.pointee.parameterNames : nil))
  }

  func write(_ endpoint: UnsafeMutablePointer<Endpoint>, _ envelope: Envelope, _ ticket: ReplyTicket?)
    throws(Failure)
  {
    // A server without a store has no commits that could fail, so the request needs no group.
    guard let work else { return try endpoint.pointee.handler(Call(source(envelope), to: out, ticket: ticket)) }
    // A request that may be answered later can't be served again after a failed commit, so it joins no group.
    let isFirst = !group.isGrouping
    let isAlone = group.writeBegins(isRepeatable: !endpoint.pointee.mayBeDeferred)
    if isFirst { conversations.actsBeforeGroup = conversations.actsBeforeBatch ?? conversations.acts }
    // Reads may have made changes for their own use, such as those of an index. They are committed before, so that
    // their failure does not make this write fail.
    if isAlone { settleReads() }
    defer { problems.expect(nil) }
    let key = try IdempotencyKey(in: envelope.params, of: envelope.method, endpoint.pointee, problems) {
      (secrets) throws(Failure) in
      try work.digest(overwriting: secrets)
    }
    let ticket = key.map { ticket.once(IdempotentWrite($0, in: work)) } ?? ticket
    work.beginWrite()
    do throws(Failure) {
      try endpoint.pointee.handler(Call(source(envelope), to: out, ticket: ticket))
      work.endWrite()
      if isAlone { try commitAlone() }
    } catch {
      work.undoWrite()
      if isAlone, state.pointee.isLost { work.rollback() }
      throw error
    }
  }

  /// Called if the store has committed the earlier work during this request. The lines of that work must not be served
  /// again.
  func noteEarlierCommit(element: Int, start: Int, isRepeatable: Bool) {
    let hasReplies = out.count > start && out.bytes[start] == UInt8(ascii: ",")
    conversations.actsBeforeGroup = conversations.acts
    if conversations.actsBeforeBatch != nil { conversations.actsBeforeBatch = conversations.acts }
    group.committedWithin(
      requestAt: start, element: element, hasReplies: hasReplies, isRepeatable: isRepeatable,
      commits: state.pointee.commits)
  }
}
