internal import RPC
internal import Shape

/// The facts of `assetMissing`.
struct AssetMissingData: ErrorData {
  let sha256: String

  static let code = ErrorCode.assetMissing
}

extension AssetMissingData {
  init<F: Fields<Self>>(_ field: inout F) {
    sha256 = field(
      "sha256", \.sha256,
      "The SHA-256 digest of the missing bytes. If an asset with the same bytes is added, the file is there again.")
  }
}
