internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `log.export`: exports the log and other facts that help to find a fault.
struct ExportLog: DeferredMethod {
  typealias Scope = InAccount

  let path: String?, overwrite: Bool?, inline: Bool?
  let progressToken: ProgressToken?

  static let name: StaticString = "log.export"
  static let doc: StaticString =
    "Exports the log and other facts that help to find a fault, such as for a message to support. The result is a file or a text of JSON lines: facts about the core, the state and events of sync, and all stored lines of the log, the oldest first. It contains no records, secrets or account ids. If the users of any company must sign in, only an owner who is signed in to each such company may call this method."
  /// The method may write a file. So it can't be a live query, and a call accepts no idempotency key.
  static let effect = Effect.session
  static let readsWith: StaticString? = "inline"
  static let resultDoc: StaticString =
    "The size of the export, and its text if `inline` is `true`. The core answers other requests during the export."
  static let errors: [ErrorCode] = [.forbidden, .limitReached, .requestCancelled]
  static let computes = true
  static let holdsCompany = false
  static let examples = [
    Example(
      "as a text", given: [Example.Step("log.write", #"{"level":"debug","category":"debug","message":"opened"}"#)],
      params: #"{"inline":true}"#,
      varying: #"""
        {"lines":1,"bytes":423,"text":"{\"kind\":\"diagnostics\",\"version\":\"0.1.0\",...}\n..."}
        """#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    path = field(
      "path", \.path,
      "The path of the file. An existing file is refused, unless `overwrite` is `true`. Either `path` or `inline` must be given, not both.",
      .length(1...4096))
    inline = field(
      "inline", \.inline,
      "`true` to return the export as a text in the result. The text may have at most 4 MiB. Either `path` or `inline` must be given, not both."
    )
    progressToken = field(
      "progressToken", \.progressToken,
      "A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this token. There, `done` is the number of lines written so far."
    )
    overwrite = field(
      "overwrite", \.overwrite,
      "`true` to replace an existing file. The file is replaced only when the new one is complete. Default: `false`."
    )
  }

  func answer(on service: Logs, in context: Context) throws(Failure) -> Answer<LogExportReport, Context> {
    if (path != nil) == (inline ?? false) {
      throw .invalidParam("/path", "exactly one of path and `inline: true` must be given")
    }
    try service.requireOperator()
    return .computing(try LogExport(of: service, to: path, OutsidePath.Replacing(overwrite: overwrite)).begin())
  }
}

/// The outcome of `log.export`.
struct LogExportReport: Record {
  let lines: Int, bytes: Int, text: String?

  static let doc: StaticString = "The size of an export of the log, and its text if it was not written to a file."
}

extension LogExportReport {
  init<F: Fields<Self>>(_ field: inout F) {
    lines = field("lines", \.lines, "The number of lines of the log in the export.")
    bytes = field("bytes", \.bytes, "The size of the export in bytes.")
    text = field("text", \.text, "The export as a text. `null` if the export was written to a file.")
  }
}
