public import Shape

/// The answer of a method that may reply later.
public enum Answer<Result: Value, Context: CallContext> {
  /// The result is known.
  case now(Result)
  /// The core must send a request to the host. The result is made from the host's answer.
  case asking(Asking<Result, Context>)
  /// A computation on another thread is needed. The result is made from the computation's outcome.
  case computing(Computing<Result, Context>)

  /// Returns an answer that is made from the host's answer.
  /// - Parameter inquiry: the request to the host.
  /// - Parameter then: makes the result, at the instant of the host's answer. It gets the host's answer, or the failure
  ///   if there is none.
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

  /// Returns an answer that continues, after the host's answer, with another answer: a result, or another request to
  /// the host. The changes of each part are committed before the next request is sent.
  /// - Parameter next: makes the next answer, at the instant of the host's answer. It gets the host's answer, or the
  ///   failure if there is none.
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

  /// Writes the result to a call that has waited. If another request to the host is needed, the call waits for the
  /// host's answer again.
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
  /// Sends the request. After the host's answer, the caller is admitted again, because the caller's rights may have
  /// changed meanwhile.
  let send: (HostCalls, ReplyTicket?, _ admit: @escaping () throws(Failure) -> Context) throws(Failure) -> Void
  /// Returns the answer for a request that can't be sent.
  let fail: (Failure, Context) throws(Failure) -> Answer<Result, Context>
}

/// A request to the host, with its deadline, and the code that stores a part of the host's answer.
public struct Inquiry<Outcome> {
  let send:
    (HostCalls, ReplyTicket?, @escaping (Result<Outcome, Failure>, Call) throws(Failure) -> Void) throws(Failure) ->
      Void

  /// Returns the same inquiry with another outcome, which is made from the original outcome.
  public func map<Other>(_ transform: @escaping (Outcome) -> Other) -> Inquiry<Other> {
    Inquiry<Other>(send: { [send] (host, ticket, finish) throws(Failure) in
      try send(host, ticket) { (outcome, call) throws(Failure) in try finish(outcome.map(transform), call) }
    })
  }
}

extension Inquiry {
  /// - Parameters:
  ///   - session: an earlier request of this name and session that still waits in the same conversation is cancelled.
  ///     With `nil`, no request is cancelled.
  ///   - keep: stores a part of the answer, once for all calls that wait for it, in a transaction of its own. A failure
  ///     is not reported.
  public init<R: HostRequest>(
    _ request: R, _ options: HostOptions, session: String? = nil, keep: ((R.Answer) throws(Failure) -> Void)? = nil
  ) where Outcome == R.Answer {
    send = { (host, ticket, finish) throws(Failure) in
      try host.ask(request, options, for: ticket, session: session, keep: keep, finish)
    }
  }
}

/// Work that takes so long that other requests should not wait for it (`Background`).
///
/// The method has read the data that the work needs. `compute` must not touch a store. `finish` stores the outcome in a
/// transaction of its own, which is committed before the reply leaves. If storing takes long, too, the outcome is
/// stored in steps, and other requests are served between the steps.
public struct Computing<Result: Value, Context: CallContext> {
  /// The content of the reply.
  public enum Outcome {
    case result(Result)
    /// An error. The changes of `finish` are stored anyway.
    case refusal(Failure)
  }

  /// The next part of the work.
  public enum Step {
    case more(Computing)
    /// The changes of the step are undone, and the work continues.
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
  /// A Boolean value that indicates whether the work is done and only its reply is missing. The request can then no
  /// longer be cancelled.
  private(set) var isDone = false

  /// Returns work that is already done, with its result as the reply.
  public static func done(_ result: Result) -> Computing {
    done({ _ in [] }) { (_, _) throws(Failure) in .result(result) }
  }

  /// Returns work whose effect can no longer be prevented, such as moving a file to its final path.
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
  ///   - dropped: called instead of `finish` if the request was cancelled. It stores data that must be stored in any
  ///     case.
  public init(
    compute: @escaping @Sendable (Progress) -> [UInt8], finish: @escaping ([UInt8], Context) throws(Failure) -> Outcome,
    dropped: @escaping ([UInt8], Context) throws(Failure) -> Void = { (_, _) throws(Failure) in }
  ) {
    self.compute = compute
    end = .finish(finish)
    self.dropped = dropped
  }

  /// Creates a step of work, after which the work may continue.
  /// - Parameters:
  ///   - compute: called on another thread, before the step.
  ///   - step: called on the loop's thread with the outcome. Its changes are committed before the work continues. If it
  ///     throws an error, the error is the reply, and its changes are undone. If the request was cancelled, the step is
  ///     not called any more.
  public init(
    compute: @escaping @Sendable (Progress) -> [UInt8], step: @escaping ([UInt8], Context) throws(Failure) -> Step
  ) {
    self.compute = compute
    end = .step(step)
    dropped = { (_, _) throws(Failure) in }
  }
  /// Creates work that may be followed by a request to the host.
  /// - Parameters:
  ///   - ask: called on the loop's thread with the outcome. It returns a result, or a request to the host. It stores
  ///     nothing.
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
  /// Returns the same work for calls of another scope.
  /// - Parameter transform: makes the context of the work from that of the call.
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
  /// Returns the same answer for calls of another scope.
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
