internal import Kernel
internal import RPC
internal import Shape

/// A method about passwords: what takes long is done in the background, and the reply comes when it is done.
protocol DeferredMethod: CompanyNaming {
  associatedtype Result: Value

  /// Whether who was answered this may be nobody there since, by what they did, and must be able to ask again all the same.
  static func isForgiven(_ result: Result, by control: AccessControl, in scope: CompanyScope) throws(Failure) -> Bool

  /// Looks at what must be looked at, and says what is to be computed.
  func work(on control: AccessControl, in scope: CompanyScope) throws(Failure) -> DeferredWork<Result>
}

extension DeferredMethod {
  static func isForgiven(_ result: Result, by control: AccessControl, in scope: CompanyScope) throws(Failure) -> Bool { false }
}

extension Endpoint {
  init<M: DeferredMethod>(_ type: M.Type, on control: AccessControl, _ background: Background) {
    self.init(of: M.self, result: { M.Result.schema }, isDeferred: true) { (call) throws(Failure) in
      let method = try call.source.params(M.self)
      guard let company = try control.kernel.directory.look(for: method.company)?.company else { throw .noCompany }
      try background.answerLater(about: company) { () throws(Failure) in try control.work(method, in: company, call) }
    }
  }
}

extension AccessControl {
  /// The work of a method, when its turn has come.
  fileprivate func work<M: DeferredMethod>(_ method: M, in company: UUID, _ call: Call) throws(Failure) -> Background.Work {
    guard let scope = try kernel.directory.find(company) else { throw .notFound("company") }
    kernel.stores.act(in: scope)
    let known = try call.resultFromBefore(M.Result.self)
    if let known, scope.standing.signIn == .needed {
      // Others' answers are not for who has not signed in.
      guard try M.isForgiven(known, by: self, in: scope) else { throw .signInRequired }
      return repeating(M.Result.self, in: scope)
    }
    if M.access != .account { try Admission(to: M.self).check(scope) }
    if known != nil { return repeating(M.Result.self, in: scope) }
    let work = try method.work(on: self, in: scope)
    let finish = { [kernel] (outcome: [UInt8], call: Call) throws(Failure) -> Failure? in
      kernel.stores.act(in: scope)
      switch try work.finish(outcome) {
      case .result(let result):
        try call.answer { result }
        return nil
      case .refusal(let failure): return failure
      }
    }
    return Background.Work(compute: work.compute, finish: finish) { [kernel] (outcome) throws(Failure) in
      kernel.stores.act(in: scope)
      try work.dropped(outcome)
    }
  }

  /// Answers what was answered before, when it is its turn.
  private func repeating<Result: Value>(_ type: Result.Type, in scope: CompanyScope) -> Background.Work {
    Background.Work(compute: { [] }) { [kernel] (_, call) throws(Failure) in
      kernel.stores.act(in: scope)
      guard try call.answerFromBefore(Result.self) else { throw Failure(.internalError, "Internal error") }
      return nil
    }
  }
}
