internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `log.export`
struct ExportLog: DeferredMethod {
  typealias Scope = InAccount

  let path: String?, overwrite: Bool?, inline: Bool?
  let progressToken: ProgressToken?

  static let name: StaticString = "log.export"
  static let doc: StaticString =
    "Writes what helps others to find a fault, as a file or a text of JSON lines: facts about the core, the state of sync, what sync has done, and all kept lines of the log, the oldest first. No record is in it, no secret and no account's id. Where people sign in to a company, only an owner may who is signed in to each such company."
  /// What it reads, it may write to a file: no live query does that, nor is there anything to be repeated.
  static let effect = Effect.session
  static let readsWith: StaticString? = "inline"
  static let resultDoc: StaticString =
    "How much was written, and what, where a text was asked for. Other requests are answered meanwhile."
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
      "path", \.path, "The file; one that is there is refused, unless overwrite is true. It, or inline, must be given.", .length(1...4096))
    inline = field("inline", \.inline, "true for a text in the answer, of at most 4 MiB.")
    progressToken = field("progressToken", \.progressToken, "Echoed in rpc.progress, which tells how many lines are written.")
    overwrite = field("overwrite", \.overwrite, "true to replace a file that is there, once the new one is whole.")
  }

  func answer(on service: Logs, in context: Context) throws(Failure) -> Answer<LogExportReport, Context> {
    if (path != nil) == (inline ?? false) { throw .invalidParam("/path", "path must be given, or inline be true, and not both") }
    try service.requireOperator()
    return .computing(try LogExport(of: service, to: path, OutsidePath.Replacing(overwrite: overwrite)).begin())
  }
}

/// The result of `log.export`.
struct LogExportReport: Record {
  let lines: Int, bytes: Int, text: String?

  static let doc: StaticString = "What an export of the log has written."

  init(lines: Int, bytes: Int, text: String?) { (self.lines, self.bytes, self.text) = (lines, bytes, text) }

  init<F: Fields<Self>>(_ field: inout F) {
    lines = field("lines", \.lines, "How many lines of the log.")
    bytes = field("bytes", \.bytes, "How many bytes all of it has.")
    text = field("text", \.text, "All of it, where it was asked for as a text; null otherwise.")
  }
}
