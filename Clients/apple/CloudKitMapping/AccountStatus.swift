/// The state of the iCloud account, with the names that the protocol of the core uses.
///
/// The numbers are those of `CKAccountStatus` (https://developer.apple.com/documentation/cloudkit/ckaccountstatus).
public enum AccountStatus: String, CaseIterable, Sendable {
  case available, noAccount, restricted, couldNotDetermine, temporarilyUnavailable

  /// - Parameter number: the raw value of a `CKAccountStatus`. An unknown number gives `couldNotDetermine`.
  public init(number: Int) {
    switch number {
    case 1: self = .available
    case 2: self = .restricted
    case 3: self = .noAccount
    case 4: self = .temporarilyUnavailable
    default: self = .couldNotDetermine
    }
  }

  /// Returns the answer to `host.cloud.account`.
  /// - Parameter account: the record name of the user. It is part of the answer only if the status is `available` or
  ///   `temporarilyUnavailable`.
  public func answer(account: String?, container: String) -> JSONValue {
    let isKnown = self == .available || self == .temporarilyUnavailable
    return .members(
      ("status", .string(rawValue)), ("account", .text(isKnown ? account : nil)), ("container", .string(container)))
  }
}
