/// The state of the iCloud account, in the words of the core's protocol.
///
/// The numbers are those of `CKAccountStatus` (https://developer.apple.com/documentation/cloudkit/ckaccountstatus).
public enum AccountStatus: String, CaseIterable, Sendable {
  case available, noAccount, restricted, couldNotDetermine, temporarilyUnavailable

  /// - Parameter number: the raw value of a `CKAccountStatus`. Any other number is `couldNotDetermine`.
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
  /// - Parameter account: the record name of the user. The answer has it only if the status is `available` or
  ///   `temporarilyUnavailable`.
  public func answer(account: String?, container: String) -> JSONValue {
    let isKnown = self == .available || self == .temporarilyUnavailable
    return .members(
      ("status", .string(rawValue)), ("account", .text(isKnown ? account : nil)), ("container", .string(container)))
  }
}
