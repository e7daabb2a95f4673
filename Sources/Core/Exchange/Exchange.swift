public import JSON
public import RPC
public import Shape
public import Storage
public import Tenancy

/// The records of a collection as files that other programs read and write.
public final class Exchange<Details: ExchangedDetails> {
  /// Some of the records behind a place, each as a JSON object for the eyes of who asks, and the place of the last one; nil for none.
  public typealias Read = (_ place: Int, _ count: Int, CompanyContext) throws(Failure) -> (rows: [String], last: Int?)
  /// Keeps what a row says. What it refuses has changed nothing.
  public typealias Write = (inout JSONSource, ImportRow, CompanyContext) throws(Failure) -> ImportOutcome

  let stores: Stores
  /// The data directory, which has no files of anybody's.
  var directory: String? { stores.directory }
  let read: Read
  let write: Write
  /// Whether there is a key by which a record is known; otherwise records can only be created.
  let hasKey: Bool
  let references: [ExchangeReference]
  // Whoever imports and exports nothing does not wait for them.
  private(set) lazy var columns = ExchangeColumn.all(of: ObjectSchema(of: Details.self), spreading: spread)
  /// What rows may have beside the columns.
  let extra: StaticString?
  /// The list of which comma-separated values have an element a line.
  let spread: String?
  /// How many are read or written before others are served.
  private let rowsAtOnce: Int
  /// Makes the pace of an export or import. Set with the methods.
  private(set) var pace: () -> Pace = { preconditionFailure("an exchange without methods") }

  /// - Parameters:
  ///   - references: members that name other records, and are spelled otherwise than by an id.
  ///   - spread: the list of which comma-separated values have an element a line.
  ///   - rowsAtOnce: how many are read or written before others are served.
  public init(
    _ stores: Stores, hasKey: Bool, references: [ExchangeReference] = [], extra: StaticString? = nil, spread: StaticString? = nil,
    rowsAtOnce: Int = 200, read: @escaping Read, write: @escaping Write
  ) {
    self.stores = stores
    self.hasKey = hasKey
    self.references = references
    self.extra = extra
    self.spread = spread.map { "\($0)" }
    self.rowsAtOnce = rowsAtOnce
    self.read = read
    self.write = write
  }

  /// What a line of names may name.
  var readColumns: [ExchangeColumn] {
    columns + (extra.map { [ExchangeColumn(member: "\($0)", inner: nil, kind: .number, restriction: nil)] } ?? [])
  }

  /// The method that writes a file, and the one that reads one.
  public func methods(_ dependencies: Dependencies) -> [Endpoint] {
    let on = Methods(of: self, dependencies)
    pace = { [unowned dependencies, rowsAtOnce] in Pace(dependencies, most: rowsAtOnce) }
    return [on(ExportRecords<Details>.self), on(ImportRecords<Details>.self)]
  }

  /// Whether whoever has these rights may see a member.
  static func sees(_ restriction: Int?, _ audience: Audience) -> Bool { restriction.map { audience.sees($0) } ?? true }

  /// What is wrong with a row that was read, restricted members included.
  public static func problems(of source: JSONSource, _ context: CompanyContext) -> [Problem] {
    let hidden = source.restricted.filter { !context.audience.sees($0.mask) }
    return source.problems
      + hidden.map { Problem(pointer: $0.pointer, kind: .value, message: "\($0.pointer.dropFirst()) is for managers alone") }
  }
}
