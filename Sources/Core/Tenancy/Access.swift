public import RPC
internal import Shape

/// Who may call a method. Every method declares one; there is no default.
public enum Access: AccessRule, Equatable {
  /// Whoever can write to the pipe: nothing of a company is touched.
  case anyone
  /// The account that the data directory serves.
  case account
  /// Whoever has any right in the company.
  case member
  /// Whoever holds the department's bit in the company, or owns it: to do the daily work there.
  case department(Department)
  /// The same, or whoever holds the bit of viewing: to see the daily work there.
  case view(Department)
  /// Whoever holds the department's manager bit in the company, or owns it.
  case manager(Department)
  /// Whoever holds any manager bit in the company, or owns it. The method says what of the company is theirs to deal with.
  case managers
  /// An owner of the company.
  case owner
  /// Its founder: the owner whom no other owner can make less.
  case founder
}

extension Access {
  /// Whether a caller with these rights in the company may call.
  public func permits(_ rights: Rights) -> Bool { Gate(self).admits(rights) }

  /// The bits of which one is enough; 0 for rules that ask for none in particular.
  public var mask: Int {
    switch self {
    case .anyone, .account, .member, .managers, .owner, .founder: 0
    case .department(let department), .manager(let department): department.mask
    case .view(let department): department.mask | Department.viewing.mask
    }
  }

  /// Whom it lets in, as a sentence says it.
  var holder: String {
    switch self {
    case .anyone, .account: "nothing"
    case .member: "any right there"
    case .department(let department): "the department \(department.name), or an owner"
    case .view(let department): "the department \(department.name), viewing, or an owner"
    case .manager(let department): "a manager of \(department.name), or an owner"
    case .managers: "a manager of some department, or an owner"
    case .owner: "an owner"
    case .founder: "the founder"
    }
  }

  /// The rule as `x-access` of the discovery document and `data.needs` of a refusal have it.
  public var shown: ShownRule {
    switch self {
    case .anyone: ShownRule(.anyone)
    case .account: ShownRule(.account)
    case .member: ShownRule(.member)
    case .department(let department), .view(let department): ShownRule(.department, department.name, mask: mask)
    case .manager(let department): ShownRule(.manager, department.name, mask: mask)
    case .managers: ShownRule(.manager)
    case .owner: ShownRule(.owner)
    case .founder: ShownRule(.founder)
    }
  }
}
