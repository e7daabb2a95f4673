internal import Cloud
internal import RPC
internal import Shape

/// The facts of `accountUnavailable`.
struct AccountUnavailableData: ErrorData {
  let status: CloudAccount.Status

  static let code = ErrorCode.accountUnavailable
}

extension AccountUnavailableData {
  init<F: Fields<Self>>(_ field: inout F) {
    status = field("status", \.status, "The state of the cloud's account.")
  }
}
