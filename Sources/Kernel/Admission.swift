public import JSON
public import RPC
internal import Shape

/// Who is let in to a method of a company: the one place where rules of access are enforced, before any work is done.
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

extension CompanyDirectory {
  /// The company that a call works in, for a caller who may.
  @inline(never) public func admit(
    to company: CompanyID?, _ admission: Admission, restricted: [ProblemLog.RestrictedMember]
  ) throws(Failure) -> CompanyScope {
    let scope = try scope(of: company)
    try admission.check(scope, restricted: restricted)
    return scope
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
