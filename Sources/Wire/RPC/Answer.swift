public import Shape

/// What a method returns that may be answered later.
public enum Answer<Result: Value, Context: CallContext> {
  /// The result is known.
  case now(Result)
  /// The host must be asked; the result is made of its answer.
  case asking(Asking<Result, Context>)
  /// Something must be computed on another thread; the result is made of what comes of it.
  case computing(Computing<Result, Context>)

  /// Asks the host.
  /// - Parameter then: makes the result of the host's answer, or of the failure why there is none, at the instant of the answer.
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

  /// Asks the host, and continues with another answer: a result, or a further question. What each part stores is committed before the next
  /// question is sent.
  /// - Parameter next: continues with the host's answer, or with the failure why there is none, at the instant of the answer.
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

  /// Writes the result to a call that has waited, or lets the call wait for a further question.
  private func go(
    on host: HostCalls, for call: Call, in context: Context, _ admit: @escaping () throws(Failure) -> Context
  ) throws(Failure) {
    switch self {
    case .now(let result): try call.answer(in: context) { result }
    case .asking(let asking):
      guard let ticket = call.ticket else { throw .internalError("a call that has waited can't wait again") }
      ticket.askNext { (ticket) throws(Failure) in
        do throws(Failure) {
          try asking.send(host, ticket, admit)
          return nil
        } catch {
          return { (call) throws(Failure) in try asking.fail(error, context).go(on: host, for: call, in: context, admit) }
        }
      }
    case .computing: throw .internalError("what was asked of the host is followed by a computation")
    }
  }
}

/// A question to the host, and what is made of the answer.
public struct Asking<Result: Value, Context: CallContext> {
  /// Sends the question. When the host has answered, the caller is let in again: rights may have changed meanwhile.
  let send: (HostCalls, ReplyTicket?, _ admit: @escaping () throws(Failure) -> Context) throws(Failure) -> Void
  /// Answers when the question can't be sent.
  let fail: (Failure, Context) throws(Failure) -> Answer<Result, Context>
}

/// A question to the host: what is asked, how long the host has, and what of its answer is kept.
public struct Inquiry<Outcome> {
  let send: (HostCalls, ReplyTicket?, @escaping (Result<Outcome, Failure>, Call) throws(Failure) -> Void) throws(Failure) -> Void

  /// The same question with another outcome, made of its own.
  public func map<Other>(_ transform: @escaping (Outcome) -> Other) -> Inquiry<Other> {
    Inquiry<Other>(send: { [send] (host, ticket, finish) throws(Failure) in
      try send(host, ticket) { (outcome, call) throws(Failure) in try finish(outcome.map(transform), call) }
    })
  }
}

extension Inquiry {
  /// - Parameters:
  ///   - session: an earlier question of this name and session that still waits in the same conversation is cancelled. `nil` to cancel
  ///     none.
  ///   - keep: stores what is worth keeping of the answer, once for all that wait for it, in a transaction of its own. Nobody is told when
  ///     it fails.
  public init<R: HostRequest>(
    _ request: R, _ options: HostOptions, session: String? = nil, keep: ((R.Answer) throws(Failure) -> Void)? = nil
  ) where Outcome == R.Answer {
    send = { (host, ticket, finish) throws(Failure) in
      try host.ask(request, options, for: ticket, session: session, keep: keep, finish)
    }
  }
}

/// Work that takes so long that no other request should wait for it: see `Background`.
///
/// The method has read what the work needs. `compute` must not touch a store; `finish` stores what came of it, in a transaction of its own,
/// which is committed before the reply leaves. Where that would take long, too, it is done in steps, between which others are served.
public struct Computing<Result: Value, Context: CallContext> {
  /// What the reply says.
  public enum Outcome {
    case result(Result)
    /// An error, though what `finish` has stored stays.
    case refusal(Failure)
  }

  /// How the work goes on.
  public enum Step {
    case more(Computing)
    /// What the step has stored is undone, as if it had never been.
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
  /// A Boolean value that indicates whether the work is done and only its reply is missing. A request to cancel it comes too late.
  private(set) var isDone = false

  /// Work that is done: its result is the reply.
  public static func done(_ result: Result) -> Computing {
    done({ _ in [] }) { (_, _) throws(Failure) in .result(result) }
  }

  /// Work whose effect nothing prevents any more, such as a file that is put in its place.
  public static func done(
    _ compute: @escaping @Sendable (Progress) -> [UInt8], finish: @escaping ([UInt8], Context) throws(Failure) -> Outcome
  ) -> Computing {
    var computing = Computing(compute: compute, finish: finish)
    computing.isDone = true
    return computing
  }

  /// - Parameters:
  ///   - compute: called on another thread; returns what came of it, as bytes. It tells how far it is, and ends early when nobody waits any
  ///     more.
  ///   - finish: called on the loop's thread with these bytes.
  ///   - dropped: called instead of `finish` when the request was cancelled: stores what must be kept all the same.
  public init(
    compute: @escaping @Sendable (Progress) -> [UInt8], finish: @escaping ([UInt8], Context) throws(Failure) -> Outcome,
    dropped: @escaping ([UInt8], Context) throws(Failure) -> Void = { (_, _) throws(Failure) in }
  ) {
    self.compute = compute
    end = .finish(finish)
    self.dropped = dropped
  }

  /// A step of work that goes on after it.
  /// - Parameters:
  ///   - compute: called on another thread, before the step.
  ///   - step: called on the loop's thread with what was computed. What it stores is committed before the work goes on; what it throws is
  ///     the reply, and then it stores nothing. When the request was cancelled, it is not called any more.
  public init(compute: @escaping @Sendable (Progress) -> [UInt8], step: @escaping ([UInt8], Context) throws(Failure) -> Step) {
    self.compute = compute
    end = .step(step)
    dropped = { (_, _) throws(Failure) in }
  }
  /// Work after which the host is asked.
  /// - Parameters:
  ///   - ask: called on the loop's thread with what was computed; it returns a result, or what the host is asked. It stores nothing.
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
  /// The same work for calls of another scope.
  /// - Parameter transform: makes the context of the work of the call's.
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
        asking: { (outcome, context) throws(Failure) in try ask(outcome, transform(context)).called(with: transform) }, after: compute)
    }
  }
}

extension Answer {
  /// The same answer to calls of another scope.
  fileprivate func called<Other: CallContext>(with transform: @escaping (Other) -> Context) -> Answer<Result, Other> {
    switch self {
    case .now(let result): .now(result)
    case .computing(let computing): .computing(computing.called(with: transform))
    case .asking(let asking):
      .asking(
        Asking<Result, Other>(
          send: { (host, ticket, admit) throws(Failure) in
            try asking.send(host, ticket) { () throws(Failure) in transform(try admit()) }
          }, fail: { (failure, context) throws(Failure) in try asking.fail(failure, transform(context)).called(with: transform) }))
    }
  }
}
