public import Shape

/// The last file of a backup, which names the other files. A file without a manifest is not a complete backup.
public struct BackupManifest: Record {
  /// Always `mainspring-backup`.
  let format: String
  /// The version of the format.
  let version: Int
  /// The version of the program that made the backup.
  let program: String
  /// The instant of the state that the stores are a copy of.
  public let madeAt: Timestamp
  let files: [BackedUpFile]
  /// The files of assets that do not exist any more or could not be read; `nil` if there are none.
  let missing: [MissingAsset]?

  public static let doc: StaticString = "The list of the contents of a backup, which is the file manifest.json in it."

  static let name = "manifest.json"
  static let format = "mainspring-backup"
  static let newest = 1

  init(program: String, madeAt: Timestamp, files: [BackedUpFile], missing: [MissingAsset]) {
    format = BackupManifest.format
    version = BackupManifest.newest
    self.program = program
    self.madeAt = madeAt
    self.files = files
    self.missing = missing.isEmpty ? nil : missing
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    format = field("format", \.format, "The kind of the file: always `mainspring-backup`.")
    version = field("version", \.version, "The version of the backup's format.")
    program = field("program", \.program, "The version of the program that made the backup.")
    madeAt = field("madeAt", \.madeAt, "The time of the state that the backup contains.")
    files = field("files", \.files, "All other files of the backup, in their order.")
    missing = field(
      "missing", \.missing,
      "The files of assets that no longer exist or could not be read, so that the backup does not contain them. Left out if there are none."
    )
  }
}

/// One file of a backup.
struct BackedUpFile: Record {
  let name: String, bytes: Int, sha256: String

  static let doc: StaticString = "A file in a backup."

  /// The folder of the contents of assets, in a backup as in a data directory.
  static let assets = "assets/"

  /// A Boolean value that indicates whether the file is a damaged asset: its name is a digest, and its content has
  /// another digest.
  var isDamagedAsset: Bool {
    name.hasPrefix(Self.assets) && Self.isDigest(name.dropFirst(Self.assets.count)) && !name.hasSuffix(sha256)
  }

  /// Returns a Boolean value that indicates whether a name in the folder of assets is the digest of a content.
  static func isDigest(_ name: some StringProtocol) -> Bool {
    name.utf8.count == 64 && name.utf8.allSatisfy { ($0 >= 0x30 && $0 <= 0x39) || ($0 >= 0x61 && $0 <= 0x66) }
  }
}

extension BackedUpFile {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The path of the file in the data directory.")
    bytes = field("bytes", \.bytes, "The size of the file in bytes.")
    sha256 = field("sha256", \.sha256, "The SHA-256 of the file's content, in lower-case hexadecimal digits.")
  }
}
