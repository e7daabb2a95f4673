/// A rule of access to a company, converted to bits, so that the check at every request is fast.
public struct Gate: Sendable {
  /// A Boolean value that indicates whether no right is required.
  @usableFromInline let isOpen: Bool
  /// The bits of `deptMask` that admit a user. One of them is enough.
  @usableFromInline let departments: Int
  /// The bits of `managerMask` that admit a user. One of them is enough.
  @usableFromInline let managed: Int
  /// A Boolean value that indicates whether the rule admits no owner except the founder.
  @usableFromInline let isForFounder: Bool

  public init(_ rule: Access) {
    isOpen = rule == .anyone || rule == .account
    switch rule {
    case .anyone, .account, .owner, .founder: (departments, managed) = (0, 0)
    case .member: (departments, managed) = (-1, -1)
    case .department, .view: (departments, managed) = (rule.mask, rule.mask)
    case .manager: (departments, managed) = (0, rule.mask)
    case .managers: (departments, managed) = (0, -1)
    }
    isForFounder = rule == .founder
  }

  @inlinable @inline(__always) public func admits(_ rights: Rights) -> Bool {
    rights.isOwner && (!isForFounder || rights.isFounder)
      || rights.departments & departments | rights.managed & managed != 0 || isOpen
  }
}
