public import JSON
public import RPC
public import Shape

/// A method that works in one company, given as `company` or selected.
public protocol CompanyMethod: MethodDeclaration {
  associatedtype Service
  associatedtype Result: Value

  var company: CompanyID? { get }

  func call(on service: Service, in scope: CompanyScope) throws(Failure) -> Result
}

/// What keeps people from a method of a company: the one place where rules of access are enforced, before any work is done.
public struct Admission {
  private let rule: Access
  private let gate: Gate
  /// Whether it would write, and an archived company is only read.
  private let isShutByArchive: Bool

  public init<M: MethodDeclaration>(to method: M.Type) {
    rule = M.access
    gate = Gate(M.access)
    isShutByArchive = M.effect == .write && !M.worksInArchive
  }

  /// - Parameter restricted: members of the parameters that are for some alone.
  @inline(__always) public func check(_ scope: CompanyScope, restricted: [ProblemLog.RestrictedMember] = []) throws(Failure) {
    // Whoever has not signed in holds nothing.
    if gate.admits(scope.standing.rights), restricted.isEmpty, !scope.isArchived || !isShutByArchive { return }
    try refuse(scope, restricted)
  }

  @inline(never) private func refuse(_ scope: CompanyScope, _ restricted: [ProblemLog.RestrictedMember]) throws(Failure) {
    if scope.standing.signIn == .needed { throw .signInRequired }
    guard gate.admits(scope.rights) else { throw .forbidden(rule) }
    for member in restricted where !scope.audience.sees(member.mask) { throw .forbidden(member) }
    if scope.isArchived, isShutByArchive { throw .archived }
  }
}

extension Endpoint {
  /// A method that works in one company: its rule is checked against what the caller holds there, before any work is done.
  public init<M: CompanyMethod>(_ type: M.Type, on service: M.Service, of directory: CompanyDirectory) {
    let admission = Admission(to: M.self)
    let company = { (source: JSONSource) in (try? directory.look(for: source.readRecord(M.self).company))?.company }
    self.init(of: M.self, result: { M.Result.schema }, company: company) { (call) throws(Failure) in
      let method = try call.source.params(M.self)
      let scope: CompanyScope
      do throws(Failure) {
        scope = try directory.scope(of: method.company)
      } catch {
        // A deletion that is asked for again finds its company gone, and is told what it was told then.
        let isGone = error.code == .notFound || error.code == .noCompany
        if isGone, try call.answerFromBefore(M.Result.self) { return }
        throw error
      }
      try admission.check(scope, restricted: call.source.restricted)
      try call.answer(for: scope.audience) { () throws(Failure) in try method.call(on: service, in: scope) }
    }
  }
}

extension Failure {
  public static func forbidden(_ rule: Access) -> Failure {
    Failure(.forbidden, "You may not do this in the company", facts: [("needs", rule.json)])
  }

  /// A member that the caller may neither see nor write.
  static func forbidden(_ member: ProblemLog.RestrictedMember) -> Failure {
    Failure(
      .forbidden, "\(member.pointer) is for managers alone",
      facts: [("needs", #"{"rule":"manager","mask":\#(member.mask)}"#), ("member", jsonText(member.pointer))])
  }

  static var archived: Failure { Failure(.archived, "The company is archived; companies.update restores it") }
}
