public import JSON
public import RPC
public import Shape
public import Storage
public import Tenancy

/// Records as files: how they are read to be exported, and how the rows of a file are stored.
public final class FileExchange {
  /// Some of the records behind a place, each as a JSON object that shows what the caller may see, and the place of the last one; `nil` if
  /// there are none.
  public typealias Read = (_ place: Int, _ count: Int, CompanyContext) throws(Failure) -> (rows: [String], last: Int?)
  /// Keeps what a row says. What it refuses has changed nothing.
  public typealias Write = (inout JSONSource, ImportRow, CompanyContext) throws(Failure) -> ImportOutcome

  let stores: Stores
  /// The data directory, which has no files of anybody's.
  public var directory: String? { stores.directory }
  let read: Read
  let write: Write
  /// The currency of amounts that name none.
  let currency: (CompanyContext) throws(Failure) -> String?
  /// What returns the first instant of a company's day.
  let startOfDay: (CompanyContext) throws(Failure) -> (Day) -> Timestamp
  let references: [ExchangeReference]
  /// What rows may have beside the columns.
  let extra: StaticString?
  /// The list of which comma-separated values have an element a line.
  let spread: String?
  private let makeColumns: () -> [ExchangeColumn]
  // Whoever imports and exports nothing does not wait for them.
  private(set) lazy var columns = makeColumns()
  let pace: () -> Pace

  init(
    _ stores: Stores, currency: @escaping (CompanyContext) throws(Failure) -> String?,
    startOfDay: @escaping (CompanyContext) throws(Failure) -> (Day) -> Timestamp, columns: @escaping () -> [ExchangeColumn],
    references: [ExchangeReference], extra: StaticString?, spread: String?,
    pace: @escaping () -> Pace, read: @escaping Read, write: @escaping Write
  ) {
    self.stores = stores
    self.currency = currency
    self.startOfDay = startOfDay
    makeColumns = columns
    self.references = references
    self.extra = extra
    self.spread = spread
    self.pace = pace
    self.read = read
    self.write = write
  }

  /// Records of several types in one file: the member `type` of a row names its own, and `id` the record.
  /// - Parameters:
  ///   - types: the types that an export has columns for, with what their records look like.
  ///   - references: members that name other records, and are spelled otherwise than by an id.
  ///   - rowsAtOnce: how many are read or written before others are served.
  public convenience init(
    _ dependencies: Dependencies, types: [(name: String, schema: () -> ObjectSchema)], references: [ExchangeReference] = [],
    rowsAtOnce: Int = 200, read: @escaping Read, write: @escaping Write
  ) {
    self.init(
      dependencies.stores, currency: { _ in nil }, startOfDay: dependencies.startOfDay,
      columns: { ExchangeColumn.all(of: types.map { ($0.name, $0.schema()) }) },
      references: references, extra: nil,
      spread: nil, pace: { [unowned dependencies] in Pace(dependencies, most: rowsAtOnce) }, read: read, write: write)
  }

  /// What a line of names may name.
  var readColumns: [ExchangeColumn] {
    columns + ExchangeColumn.money(among: columns)
      + (extra.map { [ExchangeColumn(member: "\($0)", inner: nil, kind: .number, restriction: nil)] } ?? [])
  }

  /// Returns whether a caller with the given rights may see a member.
  static func sees(_ restriction: Int?, _ audience: Audience) -> Bool { restriction.map { audience.sees($0) } ?? true }

  /// Writes the records as a file, or as a text.
  /// - Parameters:
  ///   - path: the file; nil for a text.
  ///   - replacing: whether the file may replace another one.
  /// - Throws: -32602 for a path that can't be written.
  public func exporting(
    as format: ExchangeFormat, _ form: WrittenForm, to path: String?, _ replacing: OutsidePath.Replacing, in context: CompanyContext
  ) throws(Failure) -> Computing<ExportReport, CompanyContext> {
    if let flaw = form.flaw(for: format) { throw .invalidParam("/\(flaw.member)", flaw.sentence) }
    var file: ExportFile?
    do throws(ImportFile.Failure) { if let path { file = try ExportFile(path, outside: directory, replacing) } } catch {
      throw .invalidParam("/path", "\(path ?? "") can't be written: \(error.sentence)")
    }
    return Exporter(self, format, form, file, in: context).begin()
  }

  /// Reads rows from a file or a text, and stores them: changes where there is a record with the id of a row, else new records.
  /// - Parameters:
  ///   - rows: makes the rows of what is read.
  ///   - path: the file; nil for a text.
  ///   - isDryRun: whether nothing is to be stored.
  ///   - unfinished: what stores how far the import has come; `nil` for a request without an idempotency key.
  /// - Throws: -32602 for a path that can't be read.
  public func importing(
    _ rows: any ImportRows, from path: String?, _ text: String?, isDryRun: Bool, keeping unfinished: UnfinishedWrite?
  ) throws(Failure) -> Computing<ImportReport, CompanyContext> {
    var file: ImportFile?
    do throws(ImportFile.Failure) { if let path { file = try ImportFile(path, outside: directory) } } catch {
      throw .invalidParam("/path", "path can't be read: \(error.sentence)")
    }
    let progress = try unfinished.map { (write) throws(Failure) in try ImportProgress(write) }
    let importer = Importer(self, .upsert, rows, file, text, progress)
    return isDryRun ? importer.all(keeps: false, undoesFailed: false) : importer.begin()
  }

  /// The content of a file that an import may read; nil for one that is not there.
  public func text(of path: some StringProtocol) -> [UInt8]? {
    guard let file = try? ImportFile(String(path), outside: directory) else { return nil }
    var text: [UInt8] = []
    while let piece = file.next() {
      if piece.isEmpty { return text }
      text += piece
    }
    return nil
  }

  /// The rows of a file in one of the formats that an export writes.
  public func rows(in format: ExchangeFormat, _ mapping: ColumnMapping, _ form: TableForm = TableForm()) -> any ImportRows {
    RowReader(format, mapping, readColumns, form: form, currency: nil, startOfDay: nil, clears: true)
  }
}
