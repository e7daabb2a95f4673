internal import RPC
internal import Shape

/// The facts of `assetMissing`.
struct AssetMissingData: ErrorData {
  let sha256: String

  static let code = ErrorCode.assetMissing
}

extension AssetMissingData {
  init<F: Fields<Self>>(_ field: inout F) {
    sha256 = field("sha256", \.sha256, "The digest of the missing bytes. Adding the same bytes again restores them.")
  }
}
