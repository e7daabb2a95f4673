internal import Cloud
internal import RPC
internal import Shape

/// The data of the error `cloudUnavailable`: the kind of error that the container reported.
struct CloudUnavailableData: ErrorData {
  let reason: CloudErrorKind?

  static let code = ErrorCode.cloudUnavailable
}

extension CloudUnavailableData {
  init<F: Fields<Self>>(_ field: inout F) {
    reason = field(
      "reason", \.reason,
      "The kind of error that the container reported. `null` if the data directory is not connected to a container.")
  }
}
