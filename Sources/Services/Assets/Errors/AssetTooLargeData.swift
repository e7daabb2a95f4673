internal import RPC
internal import Shape

/// The facts of `assetTooLarge`.
struct AssetTooLargeData: ErrorData {
  let limit: Int, bytes: Int

  static let code = ErrorCode.assetTooLarge

  init(limit: Int, bytes: Int) {
    self.limit = limit
    self.bytes = bytes
  }

  init<F: Fields<Self>>(_ field: inout F) {
    limit = field("limit", \.limit, "How many bytes there may be: of all assets of a record, or of a logo.")
    bytes = field("bytes", \.bytes, "How many there would be.")
  }
}
