public import JSON
public import Shape

/// A request while it is served: its parameters, and where its result goes.
public struct Call {
  /// The parameters.
  public let source: JSONSource
  let writer: JSONWriter
  /// What else decides how it is answered; nil for a call that is answered at once, and again each time it is made.
  let ticket: ReplyTicket?
  /// What makes sure that a write with a key is done once; nil for all other calls.
  var idempotency: IdempotentWrite? { ticket?.idempotency }

  /// A call whose result goes to `out`, and which is answered at once.
  public init(_ source: JSONSource, to out: ByteBuffer) {
    self.init(source, to: out, ticket: nil)
  }

  init(_ source: JSONSource, to out: ByteBuffer, ticket: ReplyTicket?) {
    self.source = source
    writer = JSONWriter(out)
    self.ticket = ticket
  }

  /// Makes the key of a write its owner's, before anything is looked up by it. A key of another user is another key.
  /// - Throws: what the method throws where it has no owner.
  @inline(never) func claimKey<M: MethodDeclaration>(of type: M.Type, on service: M.Service, at now: Timestamp) throws(Failure) {
    guard let idempotency else { return }
    idempotency.owner = try M.owner(on: service, at: now)
  }

  /// Does what the method does and writes its result; for a write that was done before, writes the result that it had then.
  ///
  /// Whoever calls has found that the caller may do it: what was answered then is no secret now, but for restricted fields.
  @inline(__always) public func answer<Result: Value, Context: CallContext>(
    in context: Context, _ method: () throws(Failure) -> Result
  ) throws(Failure) {
    // Most calls have no ticket: that is seen without a copy of it.
    if ticket != nil, let idempotency { return try answerOnce(idempotency, in: context, method) }
    var writer = JSONWriter(writer.out, for: context.audience)
    try method().write(to: &writer)
  }

  @inline(never) private func answerOnce<Result: Value, Context: CallContext>(
    _ idempotency: IdempotentWrite, in context: Context, _ method: () throws(Failure) -> Result
  ) throws(Failure) {
    if try repeatAnswer(Result.self, in: context) { return }
    var writer = JSONWriter(writer.out, for: context.audience)
    let start = writer.out.count
    try method().write(to: &writer)
    try idempotency.remember(KeptResult(text: writer.out.text(from: start), audience: context.audience), for: context.user)
  }

  /// Writes the result of a write that was done before; returns false, and writes nothing, for all other calls.
  public func repeatAnswer<Result: Value, Context: CallContext>(_ type: Result.Type, in context: Context) throws(Failure) -> Bool {
    guard let known = try idempotency?.recall(for: context.user) else { return false }
    if context.audience.covers(known.audience) {
      writer.out.append(text: known.text)
    } else {
      // Leaves out what the caller may not see, or no longer.
      guard let result = Result(json: known.text) else { throw .internalError("a kept result can't be read") }
      write(result, for: context.audience)
    }
    return true
  }

  /// The result of a write that was done before; nil for all other calls, and for one that an older program has kept in another shape.
  func keptResult<Result: Value, Context: CallContext>(_ type: Result.Type, in context: Context) throws(Failure) -> Result? {
    try idempotency?.recall(for: context.user).flatMap { Result(json: $0.text) }
  }

  /// Writes the result of a write that was done before, where the method lets it be repeated though the caller is refused now.
  /// - Throws: the refusal, for all other calls.
  @inline(never) public func repeatAnswer<M: MethodDeclaration>(
    of type: M.Type, after refusal: Failure, on service: M.Service, for selector: M.Scope.Selector
  ) throws(Failure) {
    guard let result = try resultFromBefore(of: M.self, after: refusal, on: service, for: selector) else { throw refusal }
    write(result, for: .anyone)
  }

  /// What a write was answered with before that may be repeated though the caller is refused now; nil for all other calls.
  public func resultFromBefore<M: MethodDeclaration>(
    of type: M.Type, after refusal: Failure, on service: M.Service, for selector: M.Scope.Selector
  ) throws(Failure) -> M.Result? {
    guard let known = try idempotency?.recall(for: nil), let result = M.Result(json: known.text),
      try M.repeats(result, after: refusal, on: service, for: selector)
    else { return nil }
    return result
  }

  public func write<Result: Value>(_ result: Result, for audience: Audience) {
    var writer = JSONWriter(writer.out, for: audience)
    result.write(to: &writer)
  }
}
