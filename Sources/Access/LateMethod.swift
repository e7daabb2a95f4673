internal import JSON
internal import Kernel
internal import RPC
internal import Shape

/// A method about passwords: what takes long is done in the background, and the reply comes when it is done.
protocol LateMethod: MethodDeclaration {
  associatedtype Result: Value

  var company: CompanyID? { get }

  /// Looks at what must be looked at, and says what is to be computed.
  func work(on control: AccessControl, in scope: CompanyScope) throws(Failure) -> LateWork<Result>
}

/// What a method about passwords does.
struct LateWork<Result> {
  /// What comes of it.
  enum Outcome {
    case result(Result)
    /// An error, and what was stored stays.
    case refusal(Failure)
  }

  /// Takes long, on another thread.
  let compute: @Sendable () -> [UInt8]
  let finish: ([UInt8]) throws(Failure) -> Outcome
}

extension Endpoint {
  init<M: LateMethod>(_ type: M.Type, on control: AccessControl, _ background: Background) {
    self.init(of: M.self, result: { M.Result.schema }, isLate: true) { (call) throws(Failure) in
      let method = try call.source.params(M.self)
      guard let company = try control.kernel.directory.look(for: method.company)?.company else { throw .noCompany }
      try background.answerLater(about: company) { () throws(Failure) in try control.work(method, in: company, call) }
    }
  }
}

extension AccessControl {
  /// The work of a method, when its turn has come.
  fileprivate func work<M: LateMethod>(_ method: M, in company: UUID, _ call: Call) throws(Failure) -> Background.Work {
    guard let scope = try kernel.directory.find(company) else { throw .notFound("company") }
    if M.access != .account { try Admission(to: M.self).check(scope) }
    kernel.stores.act(in: scope)
    if try call.isRepeat() {
      return Background.Work(compute: { [] }) { (_, call) throws(Failure) in
        _ = try call.answerFromBefore(M.Result.self)
        return nil
      }
    }
    let work = try method.work(on: self, in: scope)
    return Background.Work(compute: work.compute) { [kernel] (outcome, call) throws(Failure) in
      kernel.stores.act(in: scope)
      switch try work.finish(outcome) {
      case .result(let result):
        try call.answer { result }
        return nil
      case .refusal(let failure): return failure
      }
    }
  }
}
