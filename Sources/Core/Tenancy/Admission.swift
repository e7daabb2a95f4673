public import JSON
public import RPC
internal import Shape
internal import Storage

/// Checks whether a caller may call a method of a company. Rules of access are enforced only here, before the method
/// does any work.
public struct Admission {
  private let rule: Access
  private let gate: Gate
  /// A Boolean value that indicates whether the method is refused in an archived company, because it would write.
  private let isShutByArchive: Bool
  /// A Boolean value that indicates whether the method writes. A read-only participant must not call such a method.
  private let isWrite: Bool
  /// A Boolean value that indicates whether only the account that owns the company may call the method.
  private let isForOwningAccount: Bool
  /// A Boolean value that indicates whether all accounts with which the company is shared may call the method, even if
  /// they have no rights there.
  private let isForEachParticipant: Bool

  public init(to endpoint: Endpoint) {
    self.init(to: endpoint.rule, endpoint.effect, worksInArchive: endpoint.worksInArchive, endpoint.preconditions)
  }

  init(to method: MethodTraits<Access>) {
    self.init(to: method.access, method.effect, worksInArchive: method.worksInArchive, method.preconditions)
  }

  private init(to rule: Access, _ effect: Effect, worksInArchive: Bool, _ preconditions: Precondition) {
    self.rule = rule
    gate = Gate(rule)
    isWrite = effect == .write
    isShutByArchive = isWrite && !worksInArchive
    isForOwningAccount = preconditions.contains(.ownStore)
    isForEachParticipant = preconditions.contains(.ownCredentials)
  }

  /// The facts about a caller in a company that decide whether the caller is admitted.
  public struct Holder {
    public let rights: Rights
    let signIn: Membership.SignIn
    let isArchived: Bool
    let isReadOnly: Bool
    /// A Boolean value that indicates whether the company belongs to another account, which has shared it with this
    /// one.
    let isShared: Bool

    public init(rights: Rights, signIn: Membership.SignIn, isReadOnly: Bool = false, in scope: CompanyScope) {
      self.rights = rights
      self.signIn = signIn
      self.isReadOnly = isReadOnly
      isArchived = scope.isArchived
      isShared = scope.store == .shared
    }

    public init(_ scope: CompanyScope) {
      self.init(
        rights: scope.rights, signIn: scope.membership.signIn, isReadOnly: scope.membership.isReadOnly, in: scope)
    }
  }

  /// The reason why a caller is refused.
  public enum Obstacle { case signIn, right, shared, readOnly, archive }

  /// Returns the first reason why a caller is refused, or `nil` if there is none.
  public func obstacle(for holder: Holder) -> Obstacle? {
    if holder.isShared, isForEachParticipant { return holder.signIn == .needed ? .signIn : nil }
    if holder.signIn.isMissing { return .signIn }
    if !gate.admits(holder.rights) { return .right }
    if holder.isShared, isForOwningAccount { return .shared }
    if holder.isReadOnly, isWrite { return .readOnly }
    return holder.isArchived && isShutByArchive ? .archive : nil
  }

  /// Throws an error if the caller is refused.
  /// - Parameter restricted: the members in the request's parameters that only some callers may set.
  @inline(__always) public func check(_ scope: CompanyScope, restricted: [ProblemLog.RestrictedMember] = [])
    throws(Failure)
  {
    // A caller who has not signed in has no rights, so this fast path needs no check of the sign-in.
    if gate.admits(scope.membership.rights), restricted.isEmpty, !scope.isArchived || !isShutByArchive,
      scope.store != .shared
    {
      assert(obstacle(for: Holder(scope)) == nil, "the short way lets in nobody whom the long way refuses")
      return
    }
    try refuse(scope, restricted)
  }

  @inline(never) private func refuse(_ scope: CompanyScope, _ restricted: [ProblemLog.RestrictedMember]) throws(Failure)
  {
    let obstacle = obstacle(for: Holder(scope))
    switch obstacle {
    case .signIn: throw .signInRequired(scope.membership)
    case .right: throw .forbidden(rule)
    case .shared: throw .keptElsewhere
    case .readOnly: throw .readOnly
    case .archive, nil: break
    }
    for member in restricted where !scope.audience.sees(member.mask) { throw .forbidden(member) }
    if obstacle == .archive { throw .archived }
  }
}

extension Endpoint {
  /// The method's rule of access. All scopes have rules of the type `Access`.
  public var rule: Access { access as? Access ?? .owner }
}

extension Failure {
  public static func forbidden(_ rule: Access) -> Failure {
    Failure(
      ForbiddenData(needs: rule.shown),
      "You may not call this method in the company. The method needs \(rule.holder); access.explain says more")
  }

  /// The error for a conversation that requests a copy of the whole data directory. It applies if people sign in to any
  /// of its companies.
  public static var allCompanies: Failure {
    Failure(
      ForbiddenData(needs: Access.owner.shown),
      "A company of the data directory has sign-ins, so no conversation may copy the whole directory. Run the command mainspring backup instead"
    )
  }

  /// The error for a caller that requests or removes the log lines of all conversations. It applies if people sign in
  /// to any company of the data directory.
  public static var allLines: Failure {
    Failure(
      ForbiddenData(needs: Access.owner.shown),
      "Users sign in to companies of the data directory. Only an owner who is signed in to each of these companies may use the whole log; log.read returns your own lines"
    )
  }

  /// The error for parameters with a member that the caller may neither see nor write.
  static func forbidden(_ member: ProblemLog.RestrictedMember) -> Failure {
    let name = member.pointer.split(separator: "/").last ?? "It"
    let departments = Department.builtIn.filter { $0.mask & member.mask != 0 }.map(\.name)
    let who = departments.isEmpty ? "managers" : "managers of \(departments.joined(separator: " or "))"
    return Failure(
      RestrictedMemberData(needs: ManagerBits(mask: member.mask), member: member.pointer),
      "\(name) may be seen and set only by \(who), or an owner")
  }

  /// The error for a method that may be called only by the account that has shared the company.
  public static var keptElsewhere: Failure {
    Failure(
      SharedCompanyData(reason: .shared),
      "The company is shared with this account; only the account that owns the company may do this")
  }

  static var readOnly: Failure {
    Failure(
      SharedCompanyData(reason: .readOnly),
      "The company is shared with this account for reading only. Ask its owner for the permission readWrite")
  }

  static var archived: Failure {
    Failure(ArchivedData(), "The company is archived; restore it with companies.update first")
  }
}
