/// One of the three files of a data directory.
public enum Store: Int, CaseIterable, Sendable {
  /// The store for data that never leaves the device.
  case device
  /// The store for companies that the account owns, and for credentials.
  case `private`
  /// The store for companies that other accounts share with this account.
  case shared

  /// The name of the attached file in SQL.
  public var schemaName: String {
    switch self {
    case .device: "device"
    case .private: "private"
    case .shared: "shared"
    }
  }

  public var fileName: String {
    switch self {
    case .device: "device.sqlite"
    case .private: "private.sqlite"
    case .shared: "shared.sqlite"
    }
  }

  /// The stores that hold companies.
  public static let ofCompanies: [Store] = [.private, .shared]
}
