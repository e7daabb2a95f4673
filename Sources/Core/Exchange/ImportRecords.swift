internal import JSON
public import RPC
public import Shape
internal import Storage
public import Tenancy

/// `inventory.items.import`, and the same of other collections.
public struct ImportRecords<Details: ExchangedDetails>: DeferredMethod {
  public typealias Scope = InCompany
  public typealias Service = ExchangedFiles<Details>

  let format: ExchangeFormat, path: String?, inline: String?, mapping: ColumnMapping, mode: ImportMode?, atomic: Bool?, dryRun: Bool?,
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
        "Reads \(names.many) from a file or a text, as export writes them. A row that is refused keeps no other one out, unless the import is atomic. An import that is not atomic is many writes. If it ends before its answer, a repeat with the same idempotencyKey goes on behind the rows that are in; a repeat without a key imports all rows again.",
      resultDoc:
        "The counts of created and changed records, and the refused rows. Other requests are answered meanwhile, unless the import is atomic or a dry run."
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
      "csv: comma-separated values (RFC 4180) as spreadsheets write them, whose first line names the members; jsonl: a JSON object a line."
    )
    path = field("path", \.path, "The file; it, or inline, must be given.", .length(1...4096))
    inline = field("inline", \.inline, "A text in the file's place.")
    mapping = field("mapping", \.mapping, "The members that columns stand for which are called otherwise; null for columns to pass over.")
    mode = field("mode", \.mode, "create; update, by their keys; or upsert, which does either. create without it.")
    atomic = field("atomic", \.atomic, "true for all rows or none, in one write, for which other requests wait.")
    dryRun = field("dryRun", \.dryRun, "true to do nothing, and answer what would be done; other requests wait for it.")
    progressToken = field("progressToken", \.progressToken, "Echoed in rpc.progress, which tells how many bytes are read.")
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
    if (path == nil) == (inline == nil) { throw .invalidParam("/path", "path or inline must be given, and not both") }
    if mode ?? .create != .create, !service.hasKey {
      throw .invalidParam("/mode", "mode must be create: \(Details.collection.many) have no key by which one is known")
    }
    var file: ImportFile?
    do throws(ImportFile.Failure) { if let path { file = try ImportFile(path, outside: service.files.directory) } } catch {
      throw .invalidParam("/path", "path can't be read: \(error.sentence)")
    }
    let reader = RowReader(
      format, mapping, service.files.readColumns, form: form, currency: try service.files.currency(context),
      startOfDay: try service.files.startOfDay(context),
      clears: mode ?? .create != .create)
    let progress = try unfinished.map { (write) throws(Failure) in try ImportProgress(write) }
    let importer = Importer(service.files, mode ?? .create, reader, file, inline, progress)
    let isWhole = atomic ?? false || dryRun ?? false
    return .computing(isWhole ? importer.all(keeps: !(dryRun ?? false), undoesFailed: atomic ?? false) : importer.begin())
  }
}
