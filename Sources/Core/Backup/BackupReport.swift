public import Shape

/// The contents of a backup. The report is made after the whole backup was read from the disk and checked.
public struct BackupReport: Record {
  public let madeAt: Timestamp, bytes: Int, assets: Int, damaged: [String], missing: [MissingAsset]

  public static let doc: StaticString = "The result of a backup: its size, and the files that it could not contain."

  /// - Parameter bytes: the size of the backup.
  init(_ manifest: BackupManifest, bytes: Int) {
    madeAt = manifest.madeAt
    self.bytes = bytes
    assets = manifest.files.count { $0.name.hasPrefix(BackedUpFile.assets) }
    damaged = manifest.files.filter(\.isDamagedAsset).map { String($0.name.dropFirst(BackedUpFile.assets.count)) }
    missing = manifest.missing ?? []
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    madeAt = field(
      "madeAt", \.madeAt,
      "The time of the state in the backup. The backup contains all changes whose replies were sent before that time.")
    bytes = field("bytes", \.bytes, "The size of the backup in bytes.")
    assets = field("assets", \.assets, "The number of files of assets in the backup.")
    damaged = field(
      "damaged", \.damaged,
      "The SHA-256 digests of the assets whose files were already damaged before the backup. The backup contains the damaged files."
    )
    missing = field(
      "missing", \.missing,
      "The files of assets that no longer exist or could not be read, sorted by name. The backup does not contain these files."
    )
  }
}
