internal import Backup
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `system.backup`
struct BackUp: DeferredMethod {
  typealias Scope = InAccount
  typealias Service = System

  let path: String, overwrite: Bool?
  let progressToken: ProgressToken?

  static let name: StaticString = "system.backup"
  static let doc: StaticString =
    "Writes the data directory to one file, as it is at one moment: the stores, and the files of assets. A file of an asset that cannot be read is left out, and named in missing. Other requests are served meanwhile. mainspring restore creates a data directory from the file."
  /// As with an export, no live query runs it, and there is nothing to repeat.
  static let effect = Effect.session
  static let resultDoc: StaticString =
    "The contents of the backup. The reply comes when the file is in its place, on the disk, and was read again as a check."
  static let errors: [ErrorCode] = [.forbidden, .limitReached, .requestCancelled, .storageFault]
  static let examples = [
    Example(
      "to a file", params: #"{"path":"/backups/shop.tar"}"#,
      varying: #"{"madeAt":"2026-01-01T00:00:00.001Z","bytes":1269760,"assets":12,"damaged":[],"missing":[]}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    path = field(
      "path", \.path,
      "The path of the backup, a tar archive. An existing file is refused, unless overwrite is true. The backup contains passwords and keys as the stores have them, but no tokens of the app's backend.",
      .length(1...4096))
    progressToken = field(
      "progressToken", \.progressToken, "Repeated in rpc.progress, which counts the bytes that were written and read again."
    )
    overwrite = field("overwrite", \.overwrite, "true to replace an existing file, once the new one is complete.")
  }

  static let computes = true
  static let holdsCompany = false

  func answer(on service: System, in context: Context) throws(Failure) -> Answer<BackupReport, Context> {
    .computing(try BackupWork(path, OutsidePath.Replacing(overwrite: overwrite), of: service).begin())
  }
}
