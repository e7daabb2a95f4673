internal import JSON
public import RPC
public import Shape

/// A method that works in one company, given as `company` or selected.
public protocol CompanyMethod: CompanyNaming {
  associatedtype Service
  associatedtype Result: Value

  func call(on service: Service, in scope: CompanyScope) throws(Failure) -> Result
}

extension Endpoint {
  /// A method that works in one company: its rule is checked against what the caller holds there, before any work is done.
  public init<M: CompanyMethod>(_ type: M.Type, on service: M.Service, of directory: CompanyDirectory) {
    precondition(M.access != .anyone && M.access != .account, "a method of a company has a rule that asks for nothing there")
    let admission = Admission(to: M.self)
    self.init(of: M.self, result: { M.Result.schema }, company: directory.company(meantBy: M.self)) { (call) throws(Failure) in
      let method = try call.source.params(M.self)
      let scope: CompanyScope
      do throws(Failure) {
        scope = try directory.admit(to: method.company, admission, restricted: call.source.restricted)
      } catch {
        // A deletion that is asked for again finds its company gone, and is told what it was told then.
        if error.code == .notFound, try call.answerFromBefore(M.Result.self) { return }
        throw error
      }
      try call.answer(for: scope.audience) { () throws(Failure) in try method.call(on: service, in: scope) }
    }
  }
}
