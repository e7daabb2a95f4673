internal import JSON
public import RPC
public import Shape
internal import Storage
public import Tenancy

/// The method `import` of a collection, such as `inventory.items.import`.
public struct ImportRecords<Details: ExchangedDetails>: DeferredMethod {
  public typealias Scope = InCompany
  public typealias Service = ExchangedFiles<Details>

  let format: ExchangeFormat, path: String?, inline: String?, mapping: ColumnMapping, mode: ImportMode?, atomic: Bool?,
    dryRun: Bool?,
    form: TableForm
  public let progressToken: ProgressToken?

  public static var name: StaticString { "" }
  public static var doc: StaticString { "" }
  public static var resultDoc: StaticString { "" }
  public static var words: MethodWords {
    let names = Details.collection
    return MethodWords(
      name: "\(names.path).import", recordName: "Import\("\(names.many)".capitalizedASCII)",
      doc:
        "Imports \(names.many) from a file or a text in the form that the export method writes. If a row is refused, the other rows are still imported, unless the import is `atomic`. The rows are stored in several writes. After an interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat without a key imports all rows again.",
      resultDoc:
        "The numbers of created and changed records, and the refused rows. The core answers other requests during the import, unless the import is atomic or a dry run."
    )
  }
  public static var access: Access { Details.access(to: .create) }
  public static var effect: Effect { .write }
  public static var errors: [ErrorCode] { [.limitReached, .requestCancelled] }
  public static var computes: Bool { true }
  public static var holdsCompany: Bool { false }
  public static var examples: [Example] {
    let given = [Example.Step("companies.create", #"{"name":"Corner Shop"}"#)] + Details.given
    return [
      Example(
        "a text", given: given,
        params: #"{"company":"{{0.id}}","format":"jsonl","inline":\#(jsonText("{\(Details.sample)}\n"))}"#)
    ]
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    format = field(
      "format", \.format,
      "The format. csv: comma-separated values (RFC 4180), as spreadsheets write them. The first line names the members. jsonl: one JSON object on each line."
    )
    path = field(
      "path", \.path, "The path of the file. Either `path` or `inline` must be given, not both.", .length(1...4096))
    inline = field(
      "inline", \.inline, "The text to import, instead of a file. Either `path` or `inline` must be given, not both.")
    mapping = field(
      "mapping", \.mapping,
      "The members for columns that are not named after members. Each key is the name of a column. Its value is the name of a member, or `null` to ignore the column."
    )
    mode = field(
      "mode", \.mode,
      "The mode. create: each row creates a record. update: each row changes the record with the same key. upsert: each row changes the record with the same key, or creates a record if there is none. Default: `create`."
    )
    atomic = field(
      "atomic", \.atomic,
      "`true` to import either all rows or no row, in one write. Other requests wait until the import is complete. Default: `false`."
    )
    dryRun = field(
      "dryRun", \.dryRun,
      "`true` for a dry run, which returns the result of the import but stores nothing. Other requests wait until the dry run is complete. Default: `false`."
    )
    progressToken = field(
      "progressToken", \.progressToken,
      "A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this token. There, `done` is the number of bytes read so far."
    )
    form = field.embed(\.form)
  }

  public func answer(on service: ExchangedFiles<Details>, in context: CompanyContext) throws(Failure) -> Answer<
    ImportReport, CompanyContext
  > {
    try answer(on: service, in: context, keeping: nil)
  }

  public func answer(
    on service: ExchangedFiles<Details>, in context: CompanyContext, keeping unfinished: UnfinishedWrite?
  ) throws(Failure) -> Answer<ImportReport, CompanyContext> {
    if (path == nil) == (inline == nil) {
      throw .invalidParam("/path", "exactly one of path and inline must be given")
    }
    if mode ?? .create != .create, !service.hasKey {
      throw .invalidParam(
        "/mode", "mode must be create: \(Details.collection.many) have no key, so existing records can't be recognized")
    }
    var file: ImportFile?
    do throws(ImportFile.Failure) {
      if let path { file = try ImportFile(path, outside: service.files.directory) }
    } catch {
      throw .invalidParam("/path", "path can't be read: \(error.sentence)")
    }
    let reader = RowReader(
      format, mapping, service.files.readColumns, form: form, currency: try service.files.currency(context),
      startOfDay: try service.files.startOfDay(context),
      clears: mode ?? .create != .create)
    let progress = try unfinished.map { (write) throws(Failure) in try ImportProgress(write) }
    let importer = Importer(service.files, mode ?? .create, reader, file, inline, progress)
    let isWhole = atomic ?? false || dryRun ?? false
    return .computing(
      isWhole ? importer.all(keeps: !(dryRun ?? false), undoesFailed: atomic ?? false) : importer.begin())
  }
}
