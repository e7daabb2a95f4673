public import Shape

/// The outcome of a method that may reply later: a result, a request to the host, or a computation.
public enum Answer<Result: Value, Context: CallContext> {
  /// The result is known.
  case now(Result)
  /// The core must send a request to the host. The method's result is made from the host's answer.
  case asking(Asking<Result, Context>)
  /// A computation on another thread is needed. The method's result is made from the computation's outcome.
  case computing(Computing<Result, Context>)

  /// Returns an `Answer` that sends a request to the host, and makes the method's result from the host's answer.
  /// - Parameter inquiry: the request to the host.
  /// - Parameter then: makes the result. It is called when the host's answer arrives, and gets that answer. If there is
  ///   no answer, it gets the failure instead.
  public static func asking<Outcome>(
    _ inquiry: Inquiry<Outcome>, _ then: @escaping (Swift.Result<Outcome, Failure>, Context) throws(Failure) -> Result
  ) -> Answer {
    .asking(
      Asking(
        send: { (host, ticket, admit) throws(Failure) in
          try inquiry.send(host, ticket) { (outcome, call) throws(Failure) in
            let context = try admit()
            try call.answer(in: context) { () throws(Failure) in try then(outcome, context) }
          }
        },
        fail: { (failure, context) throws(Failure) in .now(try then(.failure(failure), context)) }))
  }

  /// Returns an `Answer` that sends a request to the host, and continues with another `Answer`: a result, or another
  /// request to the host. The changes that were made before a request are committed before the request is sent.
  /// - Parameter inquiry: the request to the host.
  /// - Parameter next: makes the next `Answer`. It is called when the host's answer arrives, and gets that answer. If
  ///   there is no answer, it gets the failure instead.
  public static func asking<Outcome>(
    _ inquiry: Inquiry<Outcome>,
    next: @escaping (Swift.Result<Outcome, Failure>, Context) throws(Failure) -> Answer
  ) -> Answer {
    .asking(
      Asking(
        send: { (host, ticket, admit) throws(Failure) in
          try inquiry.send(host, ticket) { (outcome, call) throws(Failure) in
            let context = try admit()
            try next(outcome, context).go(on: host, for: call, in: context, admit)
          }
        },
        fail: { (failure, context) throws(Failure) in try next(.failure(failure), context) }))
  }

  /// Writes the result to a call that has waited for the host. If another request to the host is needed, sends it, and
  /// the call waits again.
  private func go(
    on host: HostCalls, for call: Call, in context: Context, _ admit: @escaping () throws(Failure) -> Context
  ) throws(Failure) {
    switch self {
    case .now(let result): try call.answer(in: context) { result }
    case .asking(let asking):
      guard let ticket = call.ticket else { throw .internalError("a call that waited can't wait again") }
      ticket.askNext { (ticket) throws(Failure) in
        do throws(Failure) {
          try asking.send(host, ticket, admit)
          return nil
        } catch {
          return { (call) throws(Failure) in try asking.fail(error, context).go(on: host, for: call, in: context, admit)
          }
        }
      }
    case .computing: throw .internalError("a request to the host is followed by a computation")
    }
  }
}

/// A request to the host, and the code that handles the host's answer.
public struct Asking<Result: Value, Context: CallContext> {
  /// Sends the request. After the host's answer, the scope checks the caller's rights again, because they may have
  /// changed meanwhile.
  let send: (HostCalls, ReplyTicket?, _ admit: @escaping () throws(Failure) -> Context) throws(Failure) -> Void
  /// Returns the `Answer` to use if the request can't be sent. It gets the reason.
  let fail: (Failure, Context) throws(Failure) -> Answer<Result, Context>
}

/// A request to the host, with its deadline, and the code that stores what the host answers.
public struct Inquiry<Outcome> {
  let send:
    (HostCalls, ReplyTicket?, @escaping (Result<Outcome, Failure>, Call) throws(Failure) -> Void) throws(Failure) ->
      Void

  /// Returns the same request to the host with another outcome, which `transform` makes from the original outcome.
  public func map<Other>(_ transform: @escaping (Outcome) -> Other) -> Inquiry<Other> {
    Inquiry<Other>(send: { [send] (host, ticket, finish) throws(Failure) in
      try send(host, ticket) { (outcome, call) throws(Failure) in try finish(outcome.map(transform), call) }
    })
  }
}

extension Inquiry {
  /// - Parameters:
  ///   - session: the host's session. An earlier request with the same name and session that still waits in the same
  ///     conversation is cancelled. With `nil`, no request is cancelled.
  ///   - keep: stores what is needed from the host's answer, in a transaction of its own. It is called once, even if
  ///     several calls wait for this answer. A failure is not reported.
  public init<R: HostRequest>(
    _ request: R, _ options: HostOptions, session: String? = nil, keep: ((R.Answer) throws(Failure) -> Void)? = nil
  ) where Outcome == R.Answer {
    send = { (host, ticket, finish) throws(Failure) in
      try host.ask(request, options, for: ticket, session: session, keep: keep, finish)
    }
  }
}

/// A method's work on another thread, used if the work takes so long that other requests should not wait for it
/// (`Background`).
///
/// The method reads the data that the work needs before it returns this value. `compute` must not touch a store.
/// `finish` stores the outcome in a transaction of its own, which is committed before the reply leaves. If storing also
/// takes long, the outcome is stored in steps, and other requests are served between the steps.
public struct Computing<Result: Value, Context: CallContext> {
  /// The content of the reply.
  public enum Outcome {
    case result(Result)
    /// An error as the reply. The changes that `finish` made are stored nevertheless.
    case refusal(Failure)
  }

  /// The outcome of one step: how the work continues.
  public enum Step {
    case more(Computing)
    /// The changes of the step are undone, and the work continues with the given computation.
    case undoing(Computing)
  }

  enum End {
    case finish(([UInt8], Context) throws(Failure) -> Outcome)
    case step(([UInt8], Context) throws(Failure) -> Step)
    case ask(([UInt8], Context) throws(Failure) -> Answer<Result, Context>)
  }

  let compute: @Sendable (Progress) -> [UInt8]
  let end: End
  let dropped: ([UInt8], Context) throws(Failure) -> Void
  /// A Boolean value that indicates whether the work is done and only its reply is missing. If `true`, the request can
  /// no longer be cancelled.
  private(set) var isDone = false

  /// Returns work that is already done, with its result as the reply.
  public static func done(_ result: Result) -> Computing {
    done({ _ in [] }) { (_, _) throws(Failure) in .result(result) }
  }

  /// Returns work that can't be cancelled, because its effect can no longer be prevented. An example is moving a file
  /// to its final path.
  public static func done(
    _ compute: @escaping @Sendable (Progress) -> [UInt8],
    finish: @escaping ([UInt8], Context) throws(Failure) -> Outcome
  ) -> Computing {
    var computing = Computing(compute: compute, finish: finish)
    computing.isDone = true
    return computing
  }

  /// - Parameters:
  ///   - compute: called on another thread. It returns its outcome as bytes, and reports its progress. It ends early if
  ///     the request was cancelled.
  ///   - finish: called on the loop's thread with these bytes.
  ///   - dropped: called instead of `finish` if the request was cancelled. It stores the data that must be stored even
  ///     then.
  public init(
    compute: @escaping @Sendable (Progress) -> [UInt8], finish: @escaping ([UInt8], Context) throws(Failure) -> Outcome,
    dropped: @escaping ([UInt8], Context) throws(Failure) -> Void = { (_, _) throws(Failure) in }
  ) {
    self.compute = compute
    end = .finish(finish)
    self.dropped = dropped
  }

  /// Creates one step of work that is done in several steps.
  /// - Parameters:
  ///   - compute: called on another thread, before the step.
  ///   - step: called on the loop's thread with the outcome of `compute`. Its changes are committed before the work
  ///     continues. If it throws an error, the error is the reply, and its changes are undone. If the request was
  ///     cancelled, the step is not called any more.
  public init(
    compute: @escaping @Sendable (Progress) -> [UInt8], step: @escaping ([UInt8], Context) throws(Failure) -> Step
  ) {
    self.compute = compute
    end = .step(step)
    dropped = { (_, _) throws(Failure) in }
  }
  /// Creates work whose outcome may lead to a request to the host.
  /// - Parameters:
  ///   - ask: called on the loop's thread with the outcome of `compute`. It returns a result, or a request to the host.
  ///     It stores nothing.
  ///   - compute: called on another thread.
  public init(
    asking ask: @escaping ([UInt8], Context) throws(Failure) -> Answer<Result, Context>,
    after compute: @escaping @Sendable (Progress) -> [UInt8]
  ) {
    self.compute = compute
    end = .ask(ask)
    dropped = { (_, _) throws(Failure) in }
  }
}

extension Computing {
  /// Returns the same work for calls whose context has another type, such as the context of another scope.
  /// - Parameter transform: makes the context that this work needs from the context of such a call.
  public func called<Other: CallContext>(with transform: @escaping (Other) -> Context) -> Computing<Result, Other> {
    switch end {
    case .finish(let finish):
      var other = Computing<Result, Other>(
        compute: compute,
        finish: { (outcome, context) throws(Failure) in
          switch try finish(outcome, transform(context)) {
          case .result(let result): return .result(result)
          case .refusal(let failure): return .refusal(failure)
          }
        }, dropped: { [dropped] (outcome, context) throws(Failure) in try dropped(outcome, transform(context)) })
      other.isDone = isDone
      return other
    case .step(let step):
      return Computing<Result, Other>(compute: compute) { (outcome, context) throws(Failure) in
        switch try step(outcome, transform(context)) {
        case .more(let next): return .more(next.called(with: transform))
        case .undoing(let next): return .undoing(next.called(with: transform))
        }
      }
    case .ask(let ask):
      return Computing<Result, Other>(
        asking: { (outcome, context) throws(Failure) in try ask(outcome, transform(context)).called(with: transform) },
        after: compute)
    }
  }
}

extension Answer {
  /// Returns the same answer for calls whose context has another type.
  fileprivate func called<Other: CallContext>(with transform: @escaping (Other) -> Context) -> Answer<Result, Other> {
    switch self {
    case .now(let result): .now(result)
    case .computing(let computing): .computing(computing.called(with: transform))
    case .asking(let asking):
      .asking(
        Asking<Result, Other>(
          send: { (host, ticket, admit) throws(Failure) in
            try asking.send(host, ticket) { () throws(Failure) in transform(try admit()) }
          },
          fail: { (failure, context) throws(Failure) in
            try asking.fail(failure, transform(context)).called(with: transform)
          }))
    }
  }
}
