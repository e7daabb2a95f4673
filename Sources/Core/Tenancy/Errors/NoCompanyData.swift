internal import RPC
internal import Shape

/// The data of the error `noCompany`, which has no members.
struct NoCompanyData: ErrorData {
  static let code = ErrorCode.noCompany
}

extension NoCompanyData {
  init<F: Fields<Self>>(_ field: inout F) {}
}
