public import RPC
internal import Shape

/// The rule that says who may call a method. Every method declares one; there is no default.
public enum Access: AccessRule, Equatable {
  /// Every program that can write to the pipe. No company's data is touched.
  case anyone
  /// The account that the data directory serves.
  case account
  /// A user with any right in the company.
  case member
  /// A user with the department's bit in the company, or an owner: for the daily work of the department.
  case department(Department)
  /// The same users, and users with the bit of viewing: for seeing the daily work of the department.
  case view(Department)
  /// A user with the department's manager bit in the company, or an owner.
  case manager(Department)
  /// A user with any manager bit in the company, or an owner. The method decides which of the company's data the user
  /// may manage.
  case managers
  /// An owner of the company.
  case owner
  /// The company's founder: the owner whose rights no other owner can reduce.
  case founder
}

extension Access {
  /// Returns a Boolean value that indicates whether a caller with these rights in the company may call the method.
  public func permits(_ rights: Rights) -> Bool { Gate(self).admits(rights) }

  /// The bits of which the caller needs at least one, or 0 if the rule requires no particular bit.
  public var mask: Int {
    switch self {
    case .anyone, .account, .member, .managers, .owner, .founder: 0
    case .department(let department), .manager(let department): department.mask
    case .view(let department): department.mask | Department.viewing.mask
    }
  }

  /// The users whom the rule admits, as the end of a sentence of an error message.
  var holder: String {
    switch self {
    case .anyone, .account: "nothing"
    case .member: "any right in the company"
    case .department(let department): "a right in the department \(department.name), or an owner"
    case .view(let department): "a right in the department \(department.name), the right to view, or an owner"
    case .manager(let department): "a manager of \(department.name), or an owner"
    case .managers: "a manager of some department, or an owner"
    case .owner: "an owner"
    case .founder: "the founder"
    }
  }

  /// The rule in the form in which callers see it: as `x-access` in the discovery document, and as `data.needs` in a
  /// refusal.
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
