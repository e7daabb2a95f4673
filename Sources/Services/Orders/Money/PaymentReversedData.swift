internal import RPC
internal import Shape

/// The data of the error `alreadyReversed` for a payment.
struct PaymentReversedData: ErrorData {
  let reversedBy: ID<PaymentDetails>

  static let code = ErrorCode.alreadyReversed

  init(reversedBy payment: ID<PaymentDetails>) { reversedBy = payment }

  init<F: Fields<Self>>(_ field: inout F) {
    reversedBy = field("reversedBy", \.reversedBy, "The id of the payment that has reversed the given payment.")
  }
}
