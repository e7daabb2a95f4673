public import Shape

/// A file of the data directory that is not in a backup, because it does not exist any more or could not be read.
public struct MissingAsset: Record {
  public let name: String, reason: String

  public static let doc: StaticString = "A file of an asset that could not be read during the backup."
}

extension MissingAsset {
  public init<F: Fields<Self>>(_ field: inout F) {
    name = field(
      "name", \.name,
      "The name of the file: the SHA-256 digest of the asset's content, or the name of an unfinished upload. `assets` if the folder itself could not be read."
    )
    reason = field("reason", \.reason, "The reason why the file could not be read, such as `Input/output error`.")
  }
}
