/// Whether there is an account that can be used, in the words of the core's protocol.
///
/// The numbers are those of `CKAccountStatus` (https://developer.apple.com/documentation/cloudkit/ckaccountstatus).
public enum AccountStatus: String, CaseIterable, Sendable {
  case available, noAccount, restricted, couldNotDetermine, temporarilyUnavailable

  /// - Parameter number: the raw value of a `CKAccountStatus`; one that is not known here can't be determined.
  public init(number: Int) {
    switch number {
    case 1: self = .available
    case 2: self = .restricted
    case 3: self = .noAccount
    case 4: self = .temporarilyUnavailable
    default: self = .couldNotDetermine
    }
  }

  /// The answer to `host.cloud.account`.
  /// - Parameter account: the record name of the user; left away unless there is an account.
  public func answer(account: String?, container: String) -> JSONValue {
    let isKnown = self == .available || self == .temporarilyUnavailable
    return .members(
      ("status", .string(rawValue)), ("account", .text(isKnown ? account : nil)), ("container", .string(container)))
  }
}
