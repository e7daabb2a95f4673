public import JSON
public import Shape

/// A request that is being served: its parameters, and the output of its result.
public struct Call {
  /// The parameters.
  public let source: JSONSource
  let writer: JSONWriter
  /// The ticket of the reply. It is `nil` for a call that is answered at once, and does its work again each time it is
  /// made.
  let ticket: ReplyTicket?
  /// The write with an idempotency key that must be done only once, or `nil` for all other calls.
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

  /// Assigns the idempotency key of a write to its owner, before the first lookup by the key. Equal keys of two users
  /// are different keys.
  /// - Throws: the error of the method's `owner` function, if no caller may use the method.
  @inline(never) func claimKey<M: MethodDeclaration>(of type: M.Type, on service: M.Service, at now: Timestamp)
    throws(Failure)
  {
    guard let idempotency else { return }
    idempotency.owner = try M.owner(on: service, at: now)
  }

  /// Performs the method and writes its result. For a repeated write, writes the result of the first call.
  ///
  /// The function's caller has checked the access. So the earlier result is no secret, except for restricted fields.
  @inline(__always) public func answer<Result: Value, Context: CallContext>(
    in context: Context, _ method: () throws(Failure) -> Result
  ) throws(Failure) {
    // Most calls have no ticket. A comparison with `nil` does not copy the ticket.
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

  /// Writes the first result of a repeated write. Returns `false`, and writes nothing, for all other calls.
  public func repeatAnswer<Result: Value, Context: CallContext>(_ type: Result.Type, in context: Context)
    throws(Failure) -> Bool
  {
    guard let known = try idempotency?.recall(for: context.user) else { return false }
    if context.audience.covers(known.audience) {
      writer.out.append(text: known.text)
    } else {
      // Fields that the caller may not see, or may not see any more, are left out.
      guard let result = Result(json: known.text) else { throw .internalError("a stored result can't be read") }
      write(result, for: context.audience)
    }
    return true
  }

  /// Returns the first result of a repeated write. Returns `nil` for all other calls, and for a result that an older
  /// program has stored in another form.
  func keptResult<Result: Value, Context: CallContext>(_ type: Result.Type, in context: Context) throws(Failure)
    -> Result?
  {
    try idempotency?.recall(for: context.user).flatMap { Result(json: $0.text) }
  }

  /// Writes the first result of a repeated write, if the method allows the repeat although the caller is refused now.
  /// - Throws: the refusal, for all other calls.
  @inline(never) public func repeatAnswer<M: MethodDeclaration>(
    of type: M.Type, after refusal: Failure, on service: M.Service, for selector: M.Scope.Selector
  ) throws(Failure) {
    guard let result = try resultFromBefore(of: M.self, after: refusal, on: service, for: selector) else {
      throw refusal
    }
    write(result, for: .anyone)
  }

  /// Returns the first result of a write that may be repeated although the caller is refused now, or `nil` for all
  /// other calls.
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
