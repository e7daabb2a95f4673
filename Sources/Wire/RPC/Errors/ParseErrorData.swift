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
    reason = field.optional("reason", \.reason, "The fault in the text; left out if the message is too long.")
    offset = field.optional(
      "offset", \.offset,
      "The position of the fault in the message, in bytes from 0; left out if the text is not a message at all.")
    limit = field.optional(
      "limit", \.limit, "The largest allowed number of bytes of a message; left out unless the message is too long.")
  }
}
