internal import Shape

/// The facts of `limitReached`.
struct LimitReachedData: ErrorData {
  let limit: Int

  static let code = ErrorCode.limitReached
}

extension LimitReachedData {
  init<F: Fields<Self>>(_ field: inout F) {
    limit = field("limit", \.limit, "The largest number allowed.")
  }
}
