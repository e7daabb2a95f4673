internal import Cloud
internal import RPC
internal import Shape

/// The data of the error `accountUnavailable`: the state of the cloud's account.
struct AccountUnavailableData: ErrorData {
  let status: CloudAccount.Status

  static let code = ErrorCode.accountUnavailable
}

extension AccountUnavailableData {
  init<F: Fields<Self>>(_ field: inout F) {
    status = field("status", \.status, "The state of the cloud's account.")
  }
}
