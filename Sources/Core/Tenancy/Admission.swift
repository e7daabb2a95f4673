public import JSON
public import RPC
internal import Shape

/// Who is let in to a method of a company: the one place where rules of access are enforced, before any work is done.
public struct Admission {
  private let rule: Access
  private let gate: Gate
  /// Whether it would write, and an archived company is only read.
  private let isShutByArchive: Bool

  public init(to endpoint: Endpoint) { self.init(to: endpoint.rule, endpoint.effect, worksInArchive: endpoint.worksInArchive) }

  init(to rule: Access, _ effect: Effect, worksInArchive: Bool) {
    self.rule = rule
    gate = Gate(rule)
    isShutByArchive = effect == .write && !worksInArchive
  }

  /// What somebody is in a company, as far as it matters here.
  public struct Holder {
    public let rights: Rights
    let isSignInNeeded: Bool
    let isArchived: Bool

    public init(rights: Rights, isSignInNeeded: Bool, isArchived: Bool) {
      self.rights = rights
      self.isSignInNeeded = isSignInNeeded
      self.isArchived = isArchived
    }

    public init(_ scope: CompanyScope) {
      self.init(rights: scope.rights, isSignInNeeded: scope.membership.signIn == .needed, isArchived: scope.isArchived)
    }
  }

  /// What stands in somebody's way.
  public enum Obstacle { case signIn, right, archive }

  /// The first thing that stands in somebody's way; nil when nothing does.
  public func obstacle(for holder: Holder) -> Obstacle? {
    if holder.isSignInNeeded { return .signIn }
    if !gate.admits(holder.rights) { return .right }
    return holder.isArchived && isShutByArchive ? .archive : nil
  }

  /// - Parameter restricted: members of the parameters that are for some alone.
  @inline(__always) public func check(_ scope: CompanyScope, restricted: [ProblemLog.RestrictedMember] = []) throws(Failure) {
    // Whoever has not signed in holds nothing.
    if gate.admits(scope.membership.rights), restricted.isEmpty, !scope.isArchived || !isShutByArchive { return }
    try refuse(scope, restricted)
  }

  @inline(never) private func refuse(_ scope: CompanyScope, _ restricted: [ProblemLog.RestrictedMember]) throws(Failure) {
    let obstacle = obstacle(for: Holder(scope))
    switch obstacle {
    case .signIn: throw .signInRequired
    case .right: throw .forbidden(rule)
    case .archive, nil: break
    }
    for member in restricted where !scope.audience.sees(member.mask) { throw .forbidden(member) }
    if obstacle == .archive { throw .archived }
  }
}

extension Endpoint {
  /// Who may call it: all scopes have rules of this kind.
  public var rule: Access { access as? Access ?? .owner }
}

extension Failure {
  public static func forbidden(_ rule: Access) -> Failure {
    Failure(ForbiddenData(needs: rule.shown), "You may not do this in the company: it takes \(rule.holder); access.explain says more")
  }

  /// A member that the caller may neither see nor write.
  static func forbidden(_ member: ProblemLog.RestrictedMember) -> Failure {
    let name = member.pointer.split(separator: "/").last ?? "It"
    let departments = Department.builtIn.filter { $0.mask & member.mask != 0 }.map(\.name)
    let who = departments.isEmpty ? "managers" : "managers of \(departments.joined(separator: " or "))"
    return Failure(
      RestrictedMemberData(needs: ManagerBits(mask: member.mask), member: member.pointer), "\(name) is for \(who), or an owner")
  }

  static var archived: Failure { Failure(ArchivedData(), "The company is archived; companies.update restores it") }
}
