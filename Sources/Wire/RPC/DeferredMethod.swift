internal import JSON
internal import Shape

/// A method that may reply later: after the host has answered, or after a computation on another thread.
///
///     struct Geocode: DeferredMethod {
///       ...
///       static func asks(of service: Locations) -> [HostCapability] { [HostCapability(HostGeocode.self)] }
///
///       func answer(on service: Locations, in context: Context) throws(Failure) -> Answer<GeocodedPlace, Context> {
///         if let known = try service.find(place) { return .now(known) }
///         return .asking(Inquiry(HostGeocode(coordinates: place), options)) { (outcome, context) throws(Failure) in
///           GeocodedPlace(try outcome.get())
///         }
///       }
///     }
public protocol DeferredMethod: MethodDeclaration {
  // These types are declared again so that the compiler infers them from the signature of `answer`.
  associatedtype Scope
  associatedtype Service
  associatedtype Result

  /// Returns the requests that the method may send to the host.
  static func asks(of service: Service) -> [HostCapability]

  /// A Boolean value that indicates whether the method may compute something on another thread. If so, `answer` is
  /// called when all earlier work is done. Later requests of the method's company are served after the computation.
  static var computes: Bool { get }

  /// A Boolean value that indicates whether this call may compute something, or wait. A call with `false` is answered
  /// at once, and later requests see its changes. Nevertheless, the call's changes are committed in a commit of their
  /// own.
  var isLong: Bool { get }

  /// A Boolean value that indicates whether the method may wait for an action of the core (`HeldRequests`). Some calls
  /// can't wait, such as those of a live query. A reading method then gets a failure instead, and returns the answer
  /// that it makes from the failure.
  static var waits: Bool { get }

  /// A Boolean value that indicates whether later requests of the company wait for the computation. The default is
  /// `true`.
  static var holdsCompany: Bool { get }

  /// A Boolean value that indicates whether the method computes a key from a password. Such keys are made one at a
  /// time.
  static var makesKey: Bool { get }

  /// The error if too many passwords of the company wait for their keys, or `nil` for a method without such a limit.
  ///
  /// If the value is not `nil`, a request of the method is also cancelled if a signal ends the process before the
  /// request's work has begun.
  static var crowded: Failure? { get }

  /// The token of progress notifications, or `nil` if none are sent.
  var progressToken: ProgressToken? { get }

  /// Reads the needed data, and returns the result, a request to the host, or a computation. Only a call whose `isLong`
  /// is `false` may store data here.
  func answer(on service: Service, in context: Scope.Context) throws(Failure) -> Answer<Result, Scope.Context>

  /// Returns the answer of a call that an end of the process may have interrupted earlier. The core calls this method,
  /// which by default calls `answer(on:in:)`. A write that needs many commits has its own implementation, and stores
  /// its progress in each commit.
  /// - Parameter unfinished: the storage of the progress, or `nil` for a request without an idempotency key.
  func answer(
    on service: Service, in context: Scope.Context, keeping unfinished: UnfinishedWrite?
  ) throws(Failure) -> Answer<Result, Scope.Context>
}

extension DeferredMethod {
  public static func asks(of service: Service) -> [HostCapability] { [] }
  public static var computes: Bool { false }
  public static var waits: Bool { false }
  public static var holdsCompany: Bool { true }
  public static var makesKey: Bool { crowded != nil }
  public static var crowded: Failure? { nil }
  public var progressToken: ProgressToken? { nil }
  public var isLong: Bool { true }

  public func answer(
    on service: Service, in context: Scope.Context, keeping unfinished: UnfinishedWrite?
  ) throws(Failure) -> Answer<Result, Scope.Context> { try answer(on: service, in: context) }
}

extension Endpoint {
  /// Creates the endpoint of a method that may reply later.
  public init<M: DeferredMethod>(
    _ type: M.Type, on service: M.Service, in dependencies: M.Scope.Dependencies, _ host: HostCalls,
    _ background: Background
  ) {
    let scope = M.Scope(for: M.traits, in: dependencies)
    self.init(
      of: M.self, asks: M.asks(of: service), isDeferred: M.computes || M.waits, computes: M.computes,
      isOfCompany: M.Scope.isOfCompany,
      company: Endpoint.company(of: M.self, on: service, scope),
      // The `DeferredServing` value is made in each call, and not once. At the start, its generic type would cost more
      // than the rest of a method that may never be called.
      handler: { (call) throws(Failure) in try DeferredServing(M.self, service, scope, host, background).serve(call) })
  }
}

/// Serves the calls of one deferred method.
private struct DeferredServing<M: DeferredMethod> {
  typealias Context = M.Scope.Context

  let service: M.Service
  let scope: M.Scope
  let host: HostCalls
  let background: Background

  init(_ method: M.Type, _ service: M.Service, _ scope: M.Scope, _ host: HostCalls, _ background: Background) {
    self.service = service
    self.scope = scope
    self.host = host
    self.background = background
  }

  @_semantics("optimize.sil.specialize.generic.never")
  func serve(_ call: Call) throws(Failure) {
    let parameters = try call.source.params(Parameters<M>.self)
    let restricted = call.source.restricted
    if M.computes, parameters.method.isLong { return try queue(parameters, restricted, call) }
    let context: Context
    do throws(Failure) {
      context = try scope.admit(parameters.selector(on: service), restricted: restricted, at: nil)
    } catch {
      return try call.repeatAnswer(of: M.self, after: error, on: service, for: parameters.selector)
    }
    try call.claimKey(of: M.self, on: service, at: scope.now)
    // If the write is a repeat, its stored result is known. So it needs no request to the host.
    if try call.repeatAnswer(M.Result.self, in: context) { return }
    let unfinished = call.idempotency.map { UnfinishedWrite($0, for: context.user) }
    switch try parameters.method.answer(on: service, in: context, keeping: unfinished) {
    case .now(let result): try call.answer(in: context) { result }
    case .asking(let asking): try ask(asking, parameters, restricted, call, context)
    case .computing: throw .internalError("\(M.words.name) computes, but does not declare this")
    }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private func ask(
    _ asking: Asking<M.Result, Context>, _ parameters: Parameters<M>, _ restricted: [ProblemLog.RestrictedMember],
    _ call: Call,
    _ context: Context
  ) throws(Failure) {
    var asking = asking
    while true {
      do throws(Failure) {
        return try asking.send(host, call.ticket) { [scope] () throws(Failure) in
          try scope.admitAgain(context, parameters.selector, restricted: restricted)
        }
      } catch {
        switch try asking.fail(error, context) {
        case .now(let result): return try call.answer(in: context) { result }
        case .asking(let next): asking = next
        case .computing: throw .internalError("\(M.words.name) computes after a request to the host")
        }
      }
    }
  }

  /// Queues the work until all earlier work is done. The work uses the instant of the request as the current time, so
  /// its result does not depend on the waiting time.
  @_semantics("optimize.sil.specialize.generic.never")
  private func queue(_ parameters: Parameters<M>, _ restricted: [ProblemLog.RestrictedMember], _ call: Call)
    throws(Failure)
  {
    let instant = scope.now
    // If other requests must wait for this work (`holdsCompany`), its company must be known now, so a missing company
    // is an error. Otherwise, a missing company is reported when the work begins.
    let selector = try parameters.selector(on: service)
    let company = M.holdsCompany ? try scope.company(of: selector) : (try? scope.company(of: selector)) ?? nil
    try background.answerLater(
      call.ticket, about: company, holdsCompany: M.holdsCompany, progress: parameters.method.progressToken,
      isOfPassword: M.makesKey,
      crowded: M.crowded
    ) { () throws(Failure) in
      try work(parameters, restricted, call, at: instant)
    }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private func work(
    _ parameters: Parameters<M>, _ restricted: [ProblemLog.RestrictedMember], _ call: Call, at instant: Timestamp
  ) throws(Failure) -> Background.Work {
    let context: Context
    do throws(Failure) {
      context = try scope.admit(parameters.selector(on: service), restricted: restricted, at: instant)
    } catch {
      guard let known = try call.resultFromBefore(of: M.self, after: error, on: service, for: parameters.selector)
      else { throw error }
      return .known { $0.write(known, for: .anyone) }
    }
    try call.claimKey(of: M.self, on: service, at: instant)
    if try call.idempotency?.recall(for: context.user) != nil {
      return .known { (call) throws(Failure) in
        scope.enter(context)
        if try !call.repeatAnswer(M.Result.self, in: context) { throw .internalError("a stored result is missing") }
      }
    }
    let unfinished = call.idempotency.map { UnfinishedWrite($0, for: context.user) }
    switch try parameters.method.answer(on: service, in: context, keeping: unfinished) {
    case .now(let result):
      return .known { (call) throws(Failure) in
        scope.enter(context)
        try call.answer(in: context) { result }
      }
    case .asking: throw .internalError("\(M.words.name) sends a request to the host, but is declared as a computation")
    case .computing(let computing): return work(computing, restricted, in: context)
    }
  }

  /// Returns the background work for a computation. Before each step, the scope checks the caller's rights again,
  /// because they may have changed.
  /// - Parameter context: the context of the last admission.
  @_semantics("optimize.sil.specialize.generic.never")
  private func work(
    _ computing: Computing<M.Result, Context>, _ restricted: [ProblemLog.RestrictedMember], in context: Context
  ) -> Background.Work {
    switch computing.end {
    case .finish(let finish):
      var work = Background.Work(
        compute: computing.compute,
        finish: { (outcome, call) throws(Failure) in
          scope.enter(context)
          // Another call with the same idempotency key may have been served meanwhile, because it was not long. This
          // call then returns that call's result.
          if try call.repeatAnswer(M.Result.self, in: context) { return nil }
          switch try finish(outcome, context) {
          case .result(let result):
            try call.answer(in: context) { result }
            return nil
          case .refusal(let failure): return failure
          }
        }, dropped: { (outcome) throws(Failure) in try computing.dropped(outcome, context) })
      work.isDone = computing.isDone
      return work
    case .step(let step):
      return Background.Work(compute: computing.compute) { (outcome) throws(Failure) in
        let context = try scope.readmit(context, restricted: restricted)
        switch try step(outcome, context) {
        case .more(let next): return (work(next, restricted, in: context), isUndone: false)
        case .undoing(let next): return (work(next, restricted, in: context), isUndone: true)
        }
      }
    case .ask(let question):
      return Background.Work(
        asking: { (outcome, ticket) throws(Failure) in
          let context = try scope.readmit(context, restricted: restricted)
          return try ask(try question(outcome, context), restricted, ticket, context)
        }, after: computing.compute)
    }
  }

  /// Continues after a computation: sends the request to the host, or prepares the result.
  /// - Returns: `nil` if a request was sent. Otherwise, a function that writes the result.
  @_semantics("optimize.sil.specialize.generic.never")
  private func ask(
    _ answer: Answer<M.Result, Context>, _ restricted: [ProblemLog.RestrictedMember], _ ticket: ReplyTicket,
    _ context: Context
  ) throws(Failure) -> ((Call) throws(Failure) -> Void)? {
    switch answer {
    case .now(let result): return { (call) throws(Failure) in try call.answer(in: context) { result } }
    case .asking(let asking):
      do throws(Failure) {
        try asking.send(host, ticket) { [scope] () throws(Failure) in try scope.readmit(context, restricted: restricted)
        }
        return nil
      } catch {
        return try ask(try asking.fail(error, context), restricted, ticket, context)
      }
    case .computing: throw .internalError("\(M.words.name) computes after a computation")
    }
  }
}

extension Background.Work {
  /// Returns work that computes nothing, and writes a known answer when its turn comes.
  fileprivate static func known(_ answer: @escaping (Call) throws(Failure) -> Void) -> Background.Work {
    Background.Work(compute: { _ in [] }) { (_, call) throws(Failure) in
      try answer(call)
      return nil
    }
  }
}
