internal import JSON
public import RPC
internal import SQLite
public import Shape
public import Storage
public import Tenancy

/// The records of a collection as files that other programs read and write.
public final class Exchange<Details: CompanyDetails> {
  let records: Records<Details>
  let stores: Stores
  /// Finds a record by its key; nil where records have none.
  let find: ((_ key: String, CompanyContext) throws(Failure) -> ID<Details>?)?
  let references: [ExchangeReference]
  // Whoever imports and exports nothing waits for neither.
  private(set) lazy var columns = ExchangeColumn.all(of: ObjectSchema(of: Details.self))
  private lazy var page = StoreStatement(
    """
    SELECT \(Details.fieldNames.map { "\"\($0)\"" }.listed), row FROM {store}.\(Details.collection.many)
    WHERE row BETWEEN ? AND ? ORDER BY row LIMIT ?
    """)

  /// - Parameters:
  ///   - find: finds a record by its key; nil where records have none, and can only be created.
  ///   - references: members that name other records, and are spelled otherwise than by an id.
  public init(
    _ records: Records<Details>, find: ((_ key: String, CompanyContext) throws(Failure) -> ID<Details>?)? = nil,
    references: [ExchangeReference] = []
  ) {
    self.records = records
    stores = records.stores
    self.find = find
    self.references = references
  }

  /// The method that writes a file, and the one that reads one.
  public func methods(_ dependencies: Dependencies) -> [Endpoint] {
    let on = Methods(of: self, dependencies)
    return [on(ExportRecords<Details>.self), on(ImportRecords<Details>.self)]
  }

  /// Whether whoever has these rights may see a member.
  static func sees(_ restriction: Int?, _ audience: Audience) -> Bool { restriction.map { audience.sees($0) } ?? true }

  /// Some of the records behind a row, the oldest first, each as a JSON object for the eyes of who asks.
  func read(after row: Int, atMost count: Int, in context: CompanyContext) throws(Failure) -> (rows: [String], last: Int?) {
    var (rows, last, isBroken) = ([String](), Int?.none, false)
    let out = records.emptyScratch()
    try stores.each(
      page, in: context.store,
      {
        $0.add(row + 1)
        $0.add(context.partition.rows.ceiling)
        $0.add(count)
      },
      { row in
        out.truncate(to: 0)
        if !row.copyFields(of: Details.self, to: JSONWriter(out, for: context.audience)) { isBroken = true }
        rows.append(out.text())
        last = row.next(Int.self)
      })
    if isBroken { throw .unreadable(Details.collection.one, nil) }
    return (rows, last)
  }
}

/// A member that names another record by something that it has in every company, such as a code.
public struct ExchangeReference {
  let member: StaticString
  /// How a record is spelled; nil for by its id.
  let spell: (UUID, CompanyContext) throws(Failure) -> String?
  /// The record that is spelled so; nil for none.
  let find: (String, CompanyContext) throws(Failure) -> UUID?

  public init(
    _ member: StaticString, spell: @escaping (UUID, CompanyContext) throws(Failure) -> String?,
    find: @escaping (String, CompanyContext) throws(Failure) -> UUID?
  ) {
    self.member = member
    self.spell = spell
    self.find = find
  }
}
