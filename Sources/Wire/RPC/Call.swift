public import JSON
public import Shape

/// A request that is being served, with its parameters and the output for its result.
public struct Call {
  /// The parameters.
  public let source: JSONSource
  let writer: JSONWriter
  /// The ticket with which the reply can be sent later. It is `nil` for a call that must be answered at once and has no
  /// idempotency key: a repeat of the call does the work again.
  let ticket: ReplyTicket?
  /// The write of this request, if the request has an idempotency key and so must be done only once. `nil` for all
  /// other calls.
  var idempotency: IdempotentWrite? { ticket?.idempotency }

  /// Creates a call that is answered at once, with its result written to `out`.
  public init(_ source: JSONSource, to out: ByteBuffer) {
    self.init(source, to: out, ticket: nil)
  }

  init(_ source: JSONSource, to out: ByteBuffer, ticket: ReplyTicket?) {
    self.source = source
    writer = JSONWriter(out)
    self.ticket = ticket
  }

  /// Finds the owner of the call's idempotency key, before the key is looked up for the first time. If two users choose
  /// the same key, these are two different keys.
  /// - Throws: the error of the method's `owner` function, if no caller may use the method.
  @inline(never) func claimKey<M: MethodDeclaration>(of type: M.Type, on service: M.Service, at now: Timestamp)
    throws(Failure)
  {
    guard let idempotency else { return }
    idempotency.owner = try M.owner(on: service, at: now)
  }

  /// Performs the method and writes its result. If the call repeats an earlier write, writes the result of the first
  /// call instead.
  ///
  /// The caller of this function must have checked the access of the user. So the user may see the stored result,
  /// except for restricted fields.
  @inline(__always) public func answer<Result: Value, Context: CallContext>(
    in context: Context, _ method: () throws(Failure) -> Result
  ) throws(Failure) {
    // Most calls have no ticket. So the ticket is first compared with `nil`, which does not copy it.
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
    try idempotency.remember(
      KeptResult(text: writer.out.text(from: start), audience: context.audience), for: context.user)
  }

  /// Writes the first call's result, if this call repeats an earlier write. Returns `false`, and writes nothing, for
  /// all other calls.
  public func repeatAnswer<Result: Value, Context: CallContext>(_ type: Result.Type, in context: Context)
    throws(Failure) -> Bool
  {
    guard let known = try idempotency?.recall(for: context.user) else { return false }
    if context.audience.covers(known.audience) {
      writer.out.append(text: known.text)
    } else {
      // The stored result has fields that the user may not see, or may no longer see. These fields are left out.
      guard let result = Result(json: known.text) else { throw .internalError("a stored result can't be read") }
      write(result, for: context.audience)
    }
    return true
  }

  /// Returns the first call's result, if this call repeats an earlier write. Returns `nil` for all other calls, and for
  /// a result that an older program has stored in another form.
  func keptResult<Result: Value, Context: CallContext>(_ type: Result.Type, in context: Context) throws(Failure)
    -> Result?
  {
    try idempotency?.recall(for: context.user).flatMap { Result(json: $0.text) }
  }

  /// Writes the first call's result, if this call repeats an earlier write and the user is refused now, but the method
  /// allows the repeat.
  /// - Throws: the refusal, for all other calls.
  @inline(never) public func repeatAnswer<M: MethodDeclaration>(
    of type: M.Type, after refusal: Failure, on service: M.Service, for selector: M.Scope.Selector
  ) throws(Failure) {
    guard let result = try resultFromBefore(of: M.self, after: refusal, on: service, for: selector) else {
      throw refusal
    }
    write(result, for: .anyone)
  }

  /// Returns the first call's result, if this call repeats an earlier write and the user is refused now, but the method
  /// allows the repeat. Returns `nil` for all other calls.
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
