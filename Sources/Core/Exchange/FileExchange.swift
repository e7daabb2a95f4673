public import JSON
public import RPC
public import Shape
public import Storage
public import Tenancy

/// Exports records to files, and imports rows from files.
public final class FileExchange {
  /// Returns at most `count` records after a place in the list, each as a JSON object of the members that the caller
  /// may see. Also returns the place of the last one, or `nil` if there are none.
  public typealias Read = (_ place: Int, _ count: Int, CompanyContext) throws(Failure) -> (rows: [String], last: Int?)
  /// Stores a row. A row that it refuses has changed nothing.
  public typealias Write = (inout JSONSource, ImportRow, CompanyContext) throws(Failure) -> ImportOutcome

  let stores: Stores
  /// The data directory. No import reads its files, and no export writes in it.
  public var directory: String? { stores.directory }
  let read: Read
  let write: Write
  /// Returns the currency for amounts without a currency.
  let currency: (CompanyContext) throws(Failure) -> String?
  /// Returns a function that computes the first instant of a company's day.
  let startOfDay: (CompanyContext) throws(Failure) -> (Day) -> Timestamp
  let references: [ExchangeReference]
  /// The member of rows that is no member of the record (`ExchangeExtra`), or `nil` if there is none.
  let extra: StaticString?
  /// The list whose elements each have a line of their own in comma-separated values, or `nil` if there is none.
  let spread: String?
  private let makeColumns: () -> [ExchangeColumn]
  // The columns are made at first use, because most processes import and export nothing.
  private(set) lazy var columns = makeColumns()
  let pace: () -> Pace

  init(
    _ stores: Stores, currency: @escaping (CompanyContext) throws(Failure) -> String?,
    startOfDay: @escaping (CompanyContext) throws(Failure) -> (Day) -> Timestamp,
    columns: @escaping () -> [ExchangeColumn],
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

  /// Creates the exchange of records of several types in one file. The member `type` of a row names its type, and `id`
  /// the record.
  /// - Parameters:
  ///   - types: the types that an export has columns for, with the schemas of their records.
  ///   - references: members that name other records by a spelling instead of an id.
  ///   - rowsAtOnce: the number of rows that are read or written before other requests are served.
  public convenience init(
    _ dependencies: Dependencies, types: [(name: String, schema: () -> ObjectSchema)],
    references: [ExchangeReference] = [],
    rowsAtOnce: Int = 200, read: @escaping Read, write: @escaping Write
  ) {
    self.init(
      dependencies.stores, currency: { _ in nil }, startOfDay: dependencies.startOfDay,
      columns: { ExchangeColumn.all(of: types.map { ($0.name, $0.schema()) }) },
      references: references, extra: nil,
      spread: nil, pace: { [unowned dependencies] in Pace(dependencies, most: rowsAtOnce) }, read: read, write: write)
  }

  /// The columns that the first line of an imported file may name.
  var readColumns: [ExchangeColumn] {
    columns + ExchangeColumn.money(among: columns)
      + (extra.map { [ExchangeColumn(member: "\($0)", inner: nil, kind: .number, restriction: nil)] } ?? [])
  }

  /// Returns a Boolean value that indicates whether a caller with the given rights may see a member.
  static func sees(_ restriction: Int?, _ audience: Audience) -> Bool { restriction.map { audience.sees($0) } ?? true }

  /// Writes the records as a file, or as a text.
  /// - Parameters:
  ///   - path: the file, or `nil` for a text.
  ///   - replacing: the rule that says whether the file may replace another one.
  /// - Throws: -32602 for a path that can't be written.
  public func exporting(
    as format: ExchangeFormat, _ form: WrittenForm, to path: String?, _ replacing: OutsidePath.Replacing,
    in context: CompanyContext
  ) throws(Failure) -> Computing<ExportReport, CompanyContext> {
    if let flaw = form.flaw(for: format) { throw .invalidParam("/\(flaw.member)", flaw.sentence) }
    var file: ExportFile?
    do throws(ImportFile.Failure) { if let path { file = try ExportFile(path, outside: directory, replacing) } } catch {
      throw .invalidParam("/path", "\(path ?? "") can't be written: \(error.sentence)")
    }
    return Exporter(self, format, form, file, in: context).begin()
  }

  /// Reads rows from a file or a text, and stores them. A row changes the record with its id. If there is none, the row
  /// creates a record.
  /// - Parameters:
  ///   - rows: makes rows from the text.
  ///   - path: the file, or `nil` for a text.
  ///   - isDryRun: a Boolean value that indicates whether nothing is stored.
  ///   - unfinished: stores the progress of the import; `nil` for a request without an idempotency key.
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

  /// Returns the content of a file that an import may read, or `nil` if it can't be read.
  public func text(of path: some StringProtocol) -> [UInt8]? {
    guard let file = try? ImportFile(String(path), outside: directory) else { return nil }
    var text: [UInt8] = []
    while let piece = file.next() {
      if piece.isEmpty { return text }
      text += piece
    }
    return nil
  }

  /// Returns the reader of a file's rows, in one of the formats that an export writes.
  public func rows(in format: ExchangeFormat, _ mapping: ColumnMapping, _ form: TableForm = TableForm())
    -> any ImportRows
  {
    RowReader(format, mapping, readColumns, form: form, currency: nil, startOfDay: nil, clears: true)
  }
}
