internal import Exchange
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.export`: writes the journal to a file or a text that `journal.import` can read.
struct ExportJournal: DeferredMethod {
  typealias Scope = InAccount

  let format: ExchangeFormat, path: String?, overwrite: Bool?, inline: Bool?, types: [JournalType], form: WrittenForm
  let progressToken: ProgressToken?

  static let name: StaticString = "journal.export"
  static let doc: StaticString =
    "Writes the journal, including archived records, to a file or a text that `journal.import` can read. Use it for a copy of the journal. Photos are left out."
  /// The method may write a file, so its effect is declared as `session`. It can't be a live query, and a call accepts
  /// no idempotency key.
  static let effect = Effect.session
  static let readsWith: StaticString? = "inline"
  static let resultDoc: StaticString =
    "The number of written records, and the text if `inline` is `true`. The core answers other requests during the export."
  static let errors: [ErrorCode] = [.limitReached, .requestCancelled, .storageFault]
  static let computes = true
  static let holdsCompany = false
  static let examples = [Example("as a text", given: Example.beans, params: #"{"format":"jsonl","inline":true}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    format = field(
      "format", \.format,
      "The format of the file. jsonl: one JSON object per line, with the type and the id of the record. csv: comma-separated values (RFC 4180), with columns for all types."
    )
    path = field(
      "path", \.path,
      "The path of the file. An existing file is refused, unless `overwrite` is `true`. Either `path` or `inline` must be given, not both.",
      .length(1...4096)
    )
    inline = field(
      "inline", \.inline,
      "`true` to return the text in the result. The text may have at most 4 MiB. Either `path` or `inline` must be given, not both."
    )
    types = field(
      "types", \.types, "The types of records to write. If empty or left out, all types are written.", .count(0...10))
    progressToken = field(
      "progressToken", \.progressToken,
      "A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this token, in which `done` counts the written records."
    )
    overwrite = field(
      "overwrite", \.overwrite, "`true` to replace an existing file. It is replaced when the new file is complete.")
    form = field.embed(\.form)
  }

  func answer(on service: JournalFiles, in context: Context) throws(Failure) -> Answer<ExportReport, Context> {
    if (path != nil) == (inline ?? false) {
      throw .invalidParam("/path", "exactly one of path and `inline: true` must be given")
    }
    let chosen = JournalType.allCases.filter { types.isEmpty || types.contains($0) }
    let scope = try service.scope()
    let work = try service.exchange(of: chosen).exporting(
      as: format, form, to: path, OutsidePath.Replacing(overwrite: overwrite), in: service.context(in: scope, context))
    return .computing(work.called { [service] in service.context(in: scope, $0) })
  }
}
