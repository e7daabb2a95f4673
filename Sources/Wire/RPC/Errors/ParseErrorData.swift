internal import Shape

/// The members of `data` of the error `parseError`.
struct ParseErrorData: ErrorData {
  let reason: String?, offset: Int?, limit: Int?

  static let code = ErrorCode.parseError

  init(reason: String? = nil, offset: Int? = nil, limit: Int? = nil) {
    self.reason = reason
    self.offset = offset
    self.limit = limit
  }

  init<F: Fields<Self>>(_ field: inout F) {
    reason = field.optional("reason", \.reason, "The fault in the text. Left out if the message is too long.")
    offset = field.optional(
      "offset", \.offset,
      "The position of the fault in the message, in bytes from 0. Left out if the message is not text at all.")
    limit = field.optional(
      "limit", \.limit, "The largest number of bytes that a message may have. Left out if the message is not too long.")
  }
}
