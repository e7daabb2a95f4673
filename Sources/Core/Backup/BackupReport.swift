public import Shape

/// The contents of a backup that is on the disk, and that was read again.
public struct BackupReport: Record {
  public let madeAt: Timestamp, bytes: Int, assets: Int, damaged: [String], missing: [MissingAsset]

  public static let doc: StaticString = "The contents of a backup."

  /// - Parameter bytes: the size of the backup.
  init(_ manifest: BackupManifest, bytes: Int) {
    madeAt = manifest.madeAt
    self.bytes = bytes
    assets = manifest.files.count { $0.name.hasPrefix(BackedUpFile.assets) }
    damaged = manifest.files.filter(\.isDamagedAsset).map { String($0.name.dropFirst(BackedUpFile.assets.count)) }
    missing = manifest.missing ?? []
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    madeAt = field("madeAt", \.madeAt, "The time of the state in the backup. It contains all changes that were answered before.")
    bytes = field("bytes", \.bytes, "The size of the backup in bytes.")
    assets = field("assets", \.assets, "The number of files of assets in the backup.")
    damaged = field("damaged", \.damaged, "The SHA-256 of each asset whose file was already damaged.")
    missing = field(
      "missing", \.missing, "The files of assets that are gone or could not be read, and are not in the backup, ordered by name.")
  }
}
