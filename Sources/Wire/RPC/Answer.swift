public import Shape

/// How a method answers that need not be answered at once.
public enum Answer<Result: Value, Context: CallContext> {
  /// The result is known.
  case now(Result)
  /// The host is asked, and its answer makes the result.
  case asking(Asking<Result, Context>)
  /// Something is computed beside the loop, and what comes of it makes the result.
  case computing(Computing<Result, Context>)

  /// Asks the host.
  /// - Parameter then: makes the result of what the host answered, or of why it did not.
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
        fail: { (failure, context) throws(Failure) in try then(.failure(failure), context) }))
  }
}

/// A question to the host, and what is made of the answer.
public struct Asking<Result: Value, Context: CallContext> {
  /// Sends the question; when it is answered, the caller is let in again, as rights may have changed meanwhile.
  let send: (HostCalls, ReplyTicket?, _ admit: @escaping () throws(Failure) -> Context) throws(Failure) -> Void
  /// The result when the question can't be sent.
  let fail: (Failure, Context) throws(Failure) -> Result
}

/// A question to the host: what it is asked, how long it has, and what of its answer is worth keeping.
public struct Inquiry<Outcome> {
  let send: (HostCalls, ReplyTicket?, @escaping (Result<Outcome, Failure>, Call) throws(Failure) -> Void) throws(Failure) -> Void

  /// The same question, of whose answer something else is made.
  public func map<Other>(_ transform: @escaping (Outcome) -> Other) -> Inquiry<Other> {
    Inquiry<Other>(send: { [send] (host, ticket, finish) throws(Failure) in
      try send(host, ticket) { (outcome, call) throws(Failure) in try finish(outcome.map(transform), call) }
    })
  }
}

extension Inquiry {
  /// - Parameter keep: stores what is worth storing of an answer, once for all that wait for it, in a transaction of its own; a failure of
  ///   it is nobody's.
  public init<R: HostRequest>(
    _ request: R, _ options: HostOptions, keep: ((R.Answer) throws(Failure) -> Void)? = nil
  ) where Outcome == R.Answer {
    send = { (host, ticket, finish) throws(Failure) in
      try host.ask(request, options, for: ticket, keep: keep, finish)
    }
  }
}

/// Work that takes so long that nobody else should wait for it.
///
/// What is computed sees no store. Before it, the method has read what the work needs; behind it, `finish` stores what came of it, as a
/// write of its own, which is committed before the reply leaves.
public struct Computing<Result: Value, Context: CallContext> {
  /// What comes of it.
  public enum Outcome {
    case result(Result)
    /// An error, and what was stored stays.
    case refusal(Failure)
  }

  let compute: @Sendable (Progress) -> [UInt8]
  let finish: ([UInt8], Context) throws(Failure) -> Outcome
  let dropped: ([UInt8], Context) throws(Failure) -> Void

  /// - Parameters:
  ///   - compute: what takes long; called on another thread. It tells how far it is, and ends early when nobody waits any more.
  ///   - finish: called on the loop's thread with what came of it.
  ///   - dropped: called in its place when the request was cancelled meanwhile: for what must be stored all the same.
  public init(
    compute: @escaping @Sendable (Progress) -> [UInt8], finish: @escaping ([UInt8], Context) throws(Failure) -> Outcome,
    dropped: @escaping ([UInt8], Context) throws(Failure) -> Void = { (_, _) throws(Failure) in }
  ) {
    self.compute = compute
    self.finish = finish
    self.dropped = dropped
  }
}
