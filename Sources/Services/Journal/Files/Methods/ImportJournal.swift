internal import Exchange
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.import`: reads records from a file or a text, and stores them in the journal.
struct ImportJournal: DeferredMethod {
  typealias Scope = InAccount

  let format: JournalFormat, path: String?, inline: String?, mapping: ColumnMapping, type: JournalType?, dryRun: Bool?,
    form: TableForm
  let progressToken: ProgressToken?

  static let name: StaticString = "journal.import"
  static let doc: StaticString =
    "Reads records from a file or a text, and stores them in the journal. A row with the id of an existing record changes that record. Any other row creates a record. If a row is refused, the other rows are still imported. If an export, or a file of Beanconqueror or Visualizer, is imported again, it changes the same records and creates no duplicates."
  static let effect = Effect.write
  static let resultDoc: StaticString =
    "The numbers of created and changed records, and the refused rows. The core answers other requests during the import, except during a dry run."
  static let errors: [ErrorCode] = [.limitReached, .requestCancelled]
  static let computes = true
  static let holdsCompany = false
  static let examples = [
    Example(
      "beans", params: #"{"format":"jsonl","inline":"{\"type\":\"bean\",\"name\":\"Yirgacheffe\",\"weight\":250}\n"}"#),
    Example(
      "a table of somebody's own", given: Example.beans,
      params:
        #"{"format":"csv","type":"brew","mapping":{"Date":"at","Coffee":"bean","Grams":"dose"},"inline":"Date,Coffee,method,Grams\n2025-12-31T08:15:00Z,Yirgacheffe,pourOver,15\n"}"#
    ),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    format = field(
      "format", \.format,
      "The format of the file. jsonl: one JSON object per line. csv: comma-separated values (RFC 4180), whose first line names the members. beanconqueror: the JSON file of an export of the app Beanconqueror. visualizer: espresso shots of Visualizer or of a Decent machine, as JSON or Tcl."
    )
    path = field(
      "path", \.path, "The path of the file. Either `path` or `inline` must be given, not both.", .length(1...4096))
    inline = field(
      "inline", \.inline, "The text to import. Either `path` or `inline` must be given, not both.")
    mapping = field(
      "mapping", \.mapping,
      "An object that assigns members to columns whose names are not names of members. Each key is the name of a column. Its value is the name of a member, or `null` to ignore the column."
    )
    type = field("type", \.type, "The type of record for rows without a `type`.")
    dryRun = field(
      "dryRun", \.dryRun,
      "`true` to test an import: nothing is stored, and the result is the one that an import would have. Other requests wait until the dry run is complete."
    )
    progressToken = field(
      "progressToken", \.progressToken,
      "A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this token, in which `done` counts the bytes that were read."
    )
    form = field.embed(\.form)
  }

  func answer(on service: JournalFiles, in context: Context) throws(Failure) -> Answer<ImportReport, Context> {
    try answer(on: service, in: context, keeping: nil)
  }

  func answer(
    on service: JournalFiles, in context: Context, keeping unfinished: UnfinishedWrite?
  ) throws(Failure) -> Answer<ImportReport, Context> {
    if (path == nil) == (inline == nil) { throw .invalidParam("/path", "exactly one of path and inline must be given") }
    let exchange = service.exchange(defaultType: type, isOwn: format == .jsonl || format == .csv)
    let rows = try rows(for: exchange, on: service)
    let scope = try service.scope()
    let work = try exchange.importing(rows, from: path, inline, isDryRun: dryRun ?? false, keeping: unfinished)
    return .computing(work.called { [service] in service.context(in: scope, $0) })
  }

  private func rows(for exchange: FileExchange, on service: JournalFiles) throws(Failure) -> any ImportRows {
    switch format {
    case .jsonl: return exchange.rows(in: .jsonl, mapping)
    case .csv: return exchange.rows(in: .csv, mapping, form)
    case .beanconqueror:
      let file = BeanconquerorFile(days: try service.journal.days.zone()) { [path] name in
        // An export is divided into several files only if the file has its original name. Then the further files are in
        // the same folder.
        guard let path, path.hasSuffix("/\(BeanconquerorFile.mainName)") else { return nil }
        return exchange.text(of: path.dropLast(BeanconquerorFile.mainName.count) + name).map(ForeignRows.withoutMark)
      }
      return ForeignRows(file.rows)
    case .visualizer: return ForeignRows(VisualizerFile(days: try service.journal.days.zone()).rows)
    }
  }
}
