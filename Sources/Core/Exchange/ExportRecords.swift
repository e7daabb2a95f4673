public import RPC
public import Shape
internal import Storage
public import Tenancy

/// The method `export` of a collection, such as `inventory.items.export`.
public struct ExportRecords<Details: ExchangedDetails>: DeferredMethod {
  public typealias Scope = InCompany
  public typealias Service = ExchangedFiles<Details>

  let format: ExchangeFormat, path: String?, overwrite: Bool?, inline: Bool?, form: WrittenForm
  public let progressToken: ProgressToken?

  public static var name: StaticString { "" }
  public static var doc: StaticString { "" }
  public static var resultDoc: StaticString { "" }
  public static var words: MethodWords {
    let names = Details.collection
    return MethodWords(
      name: "\(names.path).export",
      recordName: "Export\("\(names.many)".capitalizedASCII)",
      doc: Details.isImported
        ? "Exports all \(names.many) of a company, including archived \(names.many), as a file or a text that the import method reads. The oldest come first."
        : "Exports all \(names.many) of a company as a file or a text for spreadsheets and other programs. The oldest come first. There is no import for this file.",
      resultDoc:
        "The numbers of records and bytes, and the text if `inline` is `true`. The core answers other requests during the export."
    )
  }
  public static var access: Access { Details.access(to: .list) }
  /// The method may write to a file. So a live query can't call it, and its result is not stored for repeats.
  public static var effect: Effect { .session }
  /// A call with `inline` only returns a text and changes nothing. A call that also names a path is refused.
  public static var readsWith: StaticString? { "inline" }
  public static var errors: [ErrorCode] { [.limitReached, .requestCancelled, .storageFault] }
  public static var computes: Bool { true }
  public static var holdsCompany: Bool { false }
  public static var examples: [Example] {
    return [
      Example(
        "as a text",
        given: [Example.Step("companies.create", #"{"name":"Corner Shop"}"#)] + Details.exported,
        params: #"{"company":"{{0.id}}","format":"csv","inline":true}"#)
    ]
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    format = field(
      "format", \.format, "The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on each line.")
    path = field(
      "path", \.path,
      "The path of the file. An existing file is refused, unless `overwrite` is `true`. Callers who may only view the company's records cannot write files. Either `path` or `inline` must be given, not both.",
      .length(1...4096))
    inline = field(
      "inline", \.inline,
      "`true` to return the text in the reply. The text may have at most 4 MiB. Either `path` or `inline` must be given, not both."
    )
    progressToken = field(
      "progressToken", \.progressToken,
      "A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this token. There, `done` is the number of records written so far."
    )
    overwrite = field(
      "overwrite", \.overwrite,
      "`true` to replace an existing file. The file is replaced only when the new one is complete. Default: `false`."
    )
    form = field.embed(\.form)
  }

  public func answer(on service: ExchangedFiles<Details>, in context: CompanyContext) throws(Failure) -> Answer<
    ExportReport, CompanyContext
  > {
    if (path != nil) == (inline ?? false) {
      throw .invalidParam("/path", "exactly one of path and `inline: true` must be given")
    }
    // A written file may replace another one. So a caller who may only view records must not write a file.
    if path != nil, case .view(let department) = Self.access, !Access.department(department).permits(context.rights) {
      throw .forbidden(.department(department))
    }
    return .computing(
      try service.files.exporting(as: format, form, to: path, OutsidePath.Replacing(overwrite: overwrite), in: context))
  }
}

/// The result of an export.
public struct ExportReport: Record {
  let rows: Int, bytes: Int, text: String?

  public static let doc: StaticString = "The size of an export, and its text if it was not written to a file."
}

extension ExportReport {
  public init<F: Fields<Self>>(_ field: inout F) {
    rows = field("rows", \.rows, "The number of exported records.")
    bytes = field(
      "bytes", \.bytes, "The number of bytes of the export, including the line with the column names in csv.")
    text = field("text", \.text, "The exported text. `null` if the export was written to a file.")
  }
}
