internal import RPC
internal import Shape

/// The data of the error `unsupportedProtocol`.
struct UnsupportedProtocolData: ErrorData {
  let supported: [Int]

  static let code = ErrorCode.unsupportedProtocol
}

extension UnsupportedProtocolData {
  init<F: Fields<Self>>(_ field: inout F) {
    supported = field("supported", \.supported, "The versions of the protocol that the core supports.")
  }
}
