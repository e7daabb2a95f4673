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
  /// The department whose users see the daily work of every department, and change nothing.
  public static let viewing = Department(name: "viewing", mask: 16)

  /// The departments that every company has.
  public static let builtIn = [inventory, orders, dispatch, contacts, viewing]
}
