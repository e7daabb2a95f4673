internal import RPC
internal import Shape

/// The data of the error `assetMissing`.
struct AssetMissingData: ErrorData {
  let sha256: String

  static let code = ErrorCode.assetMissing
}

extension AssetMissingData {
  init<F: Fields<Self>>(_ field: inout F) {
    sha256 = field(
      "sha256", \.sha256,
      "The SHA-256 digest of the missing bytes, as 64 lower-case hexadecimal digits. Add an asset with the same bytes to restore the file."
    )
  }
}
