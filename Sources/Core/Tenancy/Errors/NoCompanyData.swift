internal import RPC
internal import Shape

/// The facts of `noCompany`: none.
struct NoCompanyData: ErrorData {
  static let code = ErrorCode.noCompany

  init() {}

  init<F: Fields<Self>>(_ field: inout F) {}
}
