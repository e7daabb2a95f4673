internal import JSON
internal import Shape

/// Who may call a method. Every method declares one; there is no default.
package enum Access: Equatable, Sendable {
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
package struct Department: Hashable, Sendable {
  package let name: String
  package let mask: Int

  package init(name: String, mask: Int) {
    self.name = name
    self.mask = mask
  }

  package static let inventory = Department(name: "inventory", mask: 1)
  package static let orders = Department(name: "orders", mask: 2)
  package static let dispatch = Department(name: "dispatch", mask: 4)
  package static let contacts = Department(name: "contacts", mask: 8)
}

/// What a caller holds in one company.
package struct Rights: Equatable, Sendable {
  package let isOwner: Bool
  package let departments: Int
  package let managed: Int

  package init(isOwner: Bool, departments: Int, managed: Int) {
    self.isOwner = isOwner
    self.departments = departments
    self.managed = managed
  }
}

extension Access {
  /// Whether a caller with these rights in the company may call.
  package func permits(_ rights: Rights) -> Bool {
    switch self {
    case .anyone, .account: true
    case .member: rights.isOwner || rights.departments | rights.managed != 0
    case .department(let department): rights.isOwner || (rights.departments | rights.managed) & department.mask != 0
    case .manager(let department): rights.isOwner || rights.managed & department.mask != 0
    case .owner: rights.isOwner
    }
  }

  /// The rule as JSON: `x-access` of the discovery document, and `data.needs` of a refusal.
  package var json: String {
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
