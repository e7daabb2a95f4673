internal import JSON

/// Requests that change data, or that may be answered later.
extension RequestServer {
  /// - Throws: `readOnly` if the conversation is read-only and the call would change anything.
  @inline(never) func refuseChange(
    _ endpoint: UnsafeMutablePointer<Endpoint>, _ params: JSONValue?
  ) throws(Failure) {
    let isRead = endpoint.pointee.readsWith.flatMap { params?.member($0) }?.compactText == "true"
    if endpoint.pointee.changesStores, !isRead { throw .readOnly(endpoint.pointee.name, "changes data") }
    if endpoint.pointee.listens, conversations.current.isOfCopies {
      throw .readOnly(endpoint.pointee.name, "needs a shared core (--shared): a copy reports no changes")
    }
  }

  /// Returns the ticket of a request that may be answered later.
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
    // Without a store, no work can be lost.
    guard let work else { return try endpoint.pointee.handler(Call(source(envelope), to: out, ticket: ticket)) }
    // A request that may be answered later can't be served again, so it is in no group.
    let isFirst = !group.isGrouping
    let isAlone = group.writeBegins(isRepeatable: !endpoint.pointee.mayBeDeferred)
    if isFirst { conversations.actsBeforeGroup = conversations.actsBeforeBatch ?? conversations.acts }
    // Earlier changes that reads made for their own use must not make this write fail.
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

  /// Records that the request made its store commit the earlier work. The lines of that work must not be served again.
  func noteEarlierCommit(element: Int, start: Int, isRepeatable: Bool) {
    let hasReplies = out.count > start && out.bytes[start] == UInt8(ascii: ",")
    conversations.actsBeforeGroup = conversations.acts
    if conversations.actsBeforeBatch != nil { conversations.actsBeforeBatch = conversations.acts }
    group.committedWithin(
      requestAt: start, element: element, hasReplies: hasReplies, isRepeatable: isRepeatable,
      commits: state.pointee.commits)
  }
}
