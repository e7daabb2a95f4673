internal import Exchange
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `journal.import`
struct ImportJournal: DeferredMethod {
  typealias Scope = InAccount

  let format: JournalFormat, path: String?, inline: String?, mapping: ColumnMapping, type: JournalType?, dryRun: Bool?, form: TableForm
  let progressToken: ProgressToken?

  static let name: StaticString = "journal.import"
  static let doc: StaticString =
    "Reads records of the journal from a file or a text. A row with the id of a record changes it; any other row creates a record. A refused row does not stop the others. Exported records come back as the same records, and so do earlier imports from Beanconqueror or Visualizer."
  static let effect = Effect.write
  static let resultDoc: StaticString =
    "The counts of created and changed records, and the refused rows. Other requests are answered meanwhile, unless it is a dry run."
  static let errors: [ErrorCode] = [.limitReached, .requestCancelled]
  static let computes = true
  static let holdsCompany = false
  static let examples = [
    Example("beans", params: #"{"format":"jsonl","inline":"{\"type\":\"bean\",\"name\":\"Yirgacheffe\",\"weight\":250}\n"}"#),
    Example(
      "a table of somebody's own", given: Example.beans,
      params:
        #"{"format":"csv","type":"brew","mapping":{"Date":"at","Coffee":"bean","Grams":"dose"},"inline":"Date,Coffee,method,Grams\n2026-01-31T08:15:00Z,Yirgacheffe,pourOver,15\n"}"#
    ),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    format = field(
      "format", \.format,
      "jsonl: a JSON object per line. csv: comma-separated values (RFC 4180), whose first line names the members. beanconqueror: the JSON of its export. visualizer: shots as JSON, of Visualizer or of a Decent machine, or as Tcl."
    )
    path = field("path", \.path, "The path of the file. Either path or inline must be given.", .length(1...4096))
    inline = field("inline", \.inline, "The text itself, instead of a file.")
    mapping = field("mapping", \.mapping, "The members for columns with other names; null for columns to ignore.")
    type = field("type", \.type, "The type of rows that do not name one.")
    dryRun = field("dryRun", \.dryRun, "true to change nothing, and return what an import would do. Other requests wait for it.")
    progressToken = field("progressToken", \.progressToken, "Repeated in rpc.progress, which counts the bytes that were read.")
    form = field.embed(\.form)
  }

  func answer(on service: JournalFiles, in context: Context) throws(Failure) -> Answer<ImportReport, Context> {
    try answer(on: service, in: context, keeping: nil)
  }

  func answer(
    on service: JournalFiles, in context: Context, keeping unfinished: UnfinishedWrite?
  ) throws(Failure) -> Answer<ImportReport, Context> {
    if (path == nil) == (inline == nil) { throw .invalidParam("/path", "path or inline must be given, and not both") }
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
        // Only the main file has others beside it.
        guard let path, path.hasSuffix("/\(BeanconquerorFile.mainName)") else { return nil }
        return exchange.text(of: path.dropLast(BeanconquerorFile.mainName.count) + name).map(ForeignRows.withoutMark)
      }
      return ForeignRows(file.rows)
    case .visualizer: return ForeignRows(VisualizerFile(days: try service.journal.days.zone()).rows)
    }
  }
}
