internal import RPC
internal import Shape

/// The data of the error `assetTooLarge`.
struct AssetTooLargeData: ErrorData {
  let limit: Int, bytes: Int

  static let code = ErrorCode.assetTooLarge
}

extension AssetTooLargeData {
  init<F: Fields<Self>>(_ field: inout F) {
    limit = field(
      "limit", \.limit, "The limit that would be exceeded, in bytes: for all assets of a record, or for a logo.")
    bytes = field("bytes", \.bytes, "The number of bytes that would count against the limit, including the new asset.")
  }
}
