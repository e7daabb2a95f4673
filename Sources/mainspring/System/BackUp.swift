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
    "Writes all of the data directory to one file, as it is at one moment: the stores, and the files of assets. A file of assets that can't be read is left out, and named in missing. Other requests are served meanwhile. mainspring restore makes a data directory of the file."
  /// As with an export: no live query does that, nor is there anything to be repeated.
  static let effect = Effect.session
  static let resultDoc: StaticString =
    "What was written, once the file is in its place, on the disk, and all of it was read again."
  static let errors: [ErrorCode] = [.forbidden, .limitReached, .requestCancelled, .storageFault]
  static let examples = [
    Example(
      "to a file", params: #"{"path":"/backups/shop.tar"}"#,
      varying: #"{"madeAt":"2026-01-01T00:00:00.001Z","bytes":1269760,"assets":12,"damaged":[],"missing":[]}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    path = field(
      "path", \.path,
      "The file, a tar archive. A file that is there is refused, unless overwrite is true. Passwords and keys are in it as they are in the stores; tokens of the app's backend are not.",
      .length(1...4096))
    progressToken = field(
      "progressToken", \.progressToken, "Echoed in rpc.progress, which tells how many bytes are written and read again."
    )
    overwrite = field("overwrite", \.overwrite, "true to replace a file that is there, once the new one is whole.")
  }

  static let computes = true
  static let holdsCompany = false

  func answer(on service: System, in context: Context) throws(Failure) -> Answer<BackupReport, Context> {
    .computing(try BackupWork(path, OutsidePath.Replacing(overwrite: overwrite), of: service).begin())
  }
}
