/// A rule of a company, made ready to be asked at every request: what must be held, as bits.
public struct Gate: Sendable {
  /// Whether nothing need be held.
  @usableFromInline let isOpen: Bool
  /// One of these bits is enough, held as daily work or as a manager.
  @usableFromInline let departments: Int
  /// One of these bits is enough, held as a manager.
  @usableFromInline let managed: Int
  /// Whether of the owners the founder alone is let in.
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
    rights.isOwner && (!isForFounder || rights.isFounder) || rights.departments & departments | rights.managed & managed != 0 || isOpen
  }
}
