internal import RPC
internal import Shape

/// The `data` of the error `alreadyReversed`, which refuses to reverse a transaction for a second time.
struct AlreadyReversedData: ErrorData {
  let reversedBy: UUID

  static let code = ErrorCode.alreadyReversed

  init(reversedBy transaction: UUID) { reversedBy = transaction }

  init<F: Fields<Self>>(_ field: inout F) {
    reversedBy = field("reversedBy", \.reversedBy, "The id of the transaction that reversed this transaction.")
  }
}
