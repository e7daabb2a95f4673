internal import Shape

/// The members of `data` of the error `limitReached`.
struct LimitReachedData: ErrorData {
  let limit: Int

  static let code = ErrorCode.limitReached
}

extension LimitReachedData {
  init<F: Fields<Self>>(_ field: inout F) {
    limit = field("limit", \.limit, "The largest number that is allowed.")
  }
}
