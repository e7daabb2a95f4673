internal import Shape

/// The facts of `parseError`.
struct ParseErrorData: ErrorData {
  let reason: String?, offset: Int?, limit: Int?

  static let code = ErrorCode.parseError

  init(reason: String? = nil, offset: Int? = nil, limit: Int? = nil) {
    self.reason = reason
    self.offset = offset
    self.limit = limit
  }

  init<F: Fields<Self>>(_ field: inout F) {
    reason = field.optional("reason", \.reason, "What is wrong; left out for what is too long.")
    offset = field.optional("offset", \.offset, "The byte that it was found at, from 0 on; left out for what is no message at all.")
    limit = field.optional("limit", \.limit, "How many bytes there may be; left out for what is short enough.")
  }
}
