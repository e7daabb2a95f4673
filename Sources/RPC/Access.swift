internal import JSON
public import Shape

/// Who may call a method. Every method declares one; there is no default.
public enum Access: Equatable, Sendable {
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
  /// An owner of the company.
  case owner
}

/// A department of a company: one bit of an access mask.
public struct Department: Hashable, Sendable {
  public let name: String
  public let mask: Int

  public init(name: String, mask: Int) {
    self.name = name
    self.mask = mask
  }

  public static let inventory = Department(name: "inventory", mask: 1)
  public static let orders = Department(name: "orders", mask: 2)
  public static let dispatch = Department(name: "dispatch", mask: 4)
  public static let contacts = Department(name: "contacts", mask: 8)
  /// Sees the daily work of every department, and changes nothing.
  public static let viewing = Department(name: "viewing", mask: 16)

  /// Those that every company has.
  public static let builtIn = [inventory, orders, dispatch, contacts, viewing]
}

/// What a caller holds in one company.
public struct Rights: Equatable, Sendable {
  public let isOwner: Bool
  public let departments: Int
  public let managed: Int

  /// What somebody holds who has no rights.
  public static let none = Rights(isOwner: false, departments: 0, managed: 0)

  /// What they may see of restricted fields, whose bits are those of managers.
  public var audience: Audience { isOwner ? .core : Audience(bits: managed) }

  public init(isOwner: Bool, departments: Int, managed: Int) {
    self.isOwner = isOwner
    self.departments = departments
    self.managed = managed
  }
}

extension Access {
  /// Whether a caller with these rights in the company may call.
  public func permits(_ rights: Rights) -> Bool { Gate(self).admits(rights) }

  /// The bits of which one is enough; 0 for rules that ask for none in particular.
  public var mask: Int {
    switch self {
    case .anyone, .account, .member, .owner: 0
    case .department(let department), .manager(let department): department.mask
    case .view(let department): department.mask | Department.viewing.mask
    }
  }

  /// The rule as JSON: `x-access` of the discovery document, and `data.needs` of a refusal.
  public var json: String {
    switch self {
    case .anyone: #"{"rule":"anyone"}"#
    case .account: #"{"rule":"account"}"#
    case .member: #"{"rule":"member"}"#
    case .department(let department), .view(let department):
      #"{"rule":"department","department":\#(jsonText(department.name)),"mask":\#(mask)}"#
    case .manager(let department): #"{"rule":"manager","department":\#(jsonText(department.name)),"mask":\#(department.mask)}"#
    case .owner: #"{"rule":"owner"}"#
    }
  }
}

/// A rule of a company, made ready to be asked at every request: what must be held, as bits.
public struct Gate: Sendable {
  /// Whether nothing need be held.
  @usableFromInline let isOpen: Bool
  /// One of these bits is enough, held as daily work or as a manager.
  @usableFromInline let departments: Int
  /// One of these bits is enough, held as a manager.
  @usableFromInline let managed: Int

  public init(_ rule: Access) {
    isOpen = rule == .anyone || rule == .account
    switch rule {
    case .anyone, .account, .owner: (departments, managed) = (0, 0)
    case .member: (departments, managed) = (-1, -1)
    case .department, .view: (departments, managed) = (rule.mask, rule.mask)
    case .manager: (departments, managed) = (0, rule.mask)
    }
  }

  @inlinable @inline(__always) public func admits(_ rights: Rights) -> Bool {
    rights.isOwner || rights.departments & departments | rights.managed & managed != 0 || isOpen
  }
}
