internal import Backup
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `system.backup`: writes the stores and the files of assets to one file. The stores are in the state of
/// one moment.
struct BackUp: DeferredMethod {
  typealias Scope = InAccount
  typealias Service = System

  let path: String, overwrite: Bool?
  let progressToken: ProgressToken?

  static let name: StaticString = "system.backup"
  static let doc: StaticString =
    "Writes a backup of the data directory to one file: the stores, as they are at one moment, and the files of assets. An asset's file that cannot be read is left out, and named in `missing`. The core answers other requests during the backup. The command `mainspring restore` creates a data directory from the backup."
  /// A backup has this effect for the same reasons as an export: it must not run as a live query, or with an
  /// idempotency key.
  static let effect = Effect.session
  static let resultDoc: StaticString =
    "The contents of the backup. The reply comes when the file is complete, on the disk, and was read again as a check."
  static let errors: [ErrorCode] = [.forbidden, .limitReached, .requestCancelled, .storageFault]
  static let examples = [
    Example(
      "to a file", params: #"{"path":"/backups/shop.tar"}"#,
      varying: #"{"madeAt":"2026-01-01T00:00:00.001Z","bytes":1269760,"assets":12,"damaged":[],"missing":[]}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    path = field(
      "path", \.path,
      "The path of the backup, a tar archive. An existing file is refused, unless `overwrite` is `true`. The backup contains passwords and keys as the stores contain them, but no tokens of the app's backend.",
      .length(1...4096))
    progressToken = field(
      "progressToken", \.progressToken,
      "A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this token, in which `done` counts the bytes written and read again."
    )
    overwrite = field("overwrite", \.overwrite, "`true` to replace an existing file, once the new file is complete.")
  }

  static let computes = true
  static let holdsCompany = false

  func answer(on service: System, in context: Context) throws(Failure) -> Answer<BackupReport, Context> {
    .computing(try BackupWork(path, OutsidePath.Replacing(overwrite: overwrite), of: service).begin())
  }
}
