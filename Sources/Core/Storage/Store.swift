/// One of the three files of a data directory.
public enum Store: Int, CaseIterable, Sendable {
  /// Data that never leaves the device.
  case device
  /// Companies that the account owns, and its credentials.
  case `private`
  /// Companies that others share with the account.
  case shared

  /// The name that SQL uses for the attached file.
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
