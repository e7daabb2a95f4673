internal import JSON
internal import Shape

/// Who may call a method. Every method declares one; there is no default.
public enum Access: Equatable, Sendable {
  /// Whoever can write to the pipe: nothing of a company is touched.
  case anyone
  /// The account that the data directory serves.
  case account
  /// Whoever has any right in the company.
  case member
  /// Whoever holds the department's bit in the company, or owns it.
  case department(Department)
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
}

/// What a caller holds in one company.
public struct Rights: Equatable, Sendable {
  public let isOwner: Bool
  public let departments: Int
  public let managed: Int

  public init(isOwner: Bool, departments: Int, managed: Int) {
    self.isOwner = isOwner
    self.departments = departments
    self.managed = managed
  }
}

extension Access {
  /// Whether a caller with these rights in the company may call.
  public func permits(_ rights: Rights) -> Bool {
    switch self {
    case .anyone, .account: true
    case .member: rights.isOwner || rights.departments | rights.managed != 0
    case .department(let department): rights.isOwner || (rights.departments | rights.managed) & department.mask != 0
    case .manager(let department): rights.isOwner || rights.managed & department.mask != 0
    case .owner: rights.isOwner
    }
  }

  /// The rule as JSON: `x-access` of the discovery document, and `data.needs` of a refusal.
  public var json: String {
    switch self {
    case .anyone: #"{"rule":"anyone"}"#
    case .account: #"{"rule":"account"}"#
    case .member: #"{"rule":"member"}"#
    case .department(let department): #"{"rule":"department","department":\#(jsonText(department.name)),"mask":\#(department.mask)}"#
    case .manager(let department): #"{"rule":"manager","department":\#(jsonText(department.name)),"mask":\#(department.mask)}"#
    case .owner: #"{"rule":"owner"}"#
    }
  }
}
