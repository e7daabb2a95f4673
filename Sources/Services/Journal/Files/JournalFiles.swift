internal import Exchange
internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The export and the import of the journal. Files contain the ids of all records, so importing an export finds the
/// same records again.
final class JournalFiles {
  let journal: Journal
  let dependencies: Dependencies
  private let beanNamed = StoreStatement("SELECT id FROM {store}.beans WHERE name = ? ORDER BY row DESC LIMIT 1")
  private let grinderNamed = StoreStatement(
    "SELECT id FROM {store}.equipment WHERE kind = 'grinder' AND name = ? ORDER BY row DESC LIMIT 1")
  private let recipeNamed = StoreStatement("SELECT id FROM {store}.recipes WHERE name = ? ORDER BY row DESC LIMIT 1")

  init(_ journal: Journal, _ dependencies: Dependencies) {
    self.journal = journal
    self.dependencies = dependencies
  }

  /// Returns the object that reads records for an export.
  /// - Parameter types: the types of records to export.
  func exchange(of types: [JournalType]) -> FileExchange {
    let tables = types.map { table($0, isOwn: true) }
    return FileExchange(
      dependencies, types: tables.map { ($0.type.rawValue, $0.schema) },
      read: { (place, count, context) throws(Failure) in try JournalFiles.read(tables, place, count, context) },
      write: { (_, _, _) throws(Failure) in .unchanged })
  }

  /// Returns the object that stores the rows of an import.
  /// - Parameters:
  ///   - type: the type of record for rows that name none.
  ///   - isOwn: a Boolean value that indicates whether the file may be an export of the journal.
  func exchange(defaultType type: JournalType?, isOwn: Bool) -> FileExchange {
    let tables = JournalType.allCases.map { table($0, isOwn: isOwn) }
    return FileExchange(
      dependencies, types: tables.map { ($0.type.rawValue, $0.schema) },
      references: [reference("bean", beanNamed), reference("grinder", grinderNamed), reference("recipe", recipeNamed)],
      read: { (_, _, _) throws(Failure) in ([], nil) },
      write: { (source, row, context) throws(Failure) in
        guard let type = JournalFiles.type(of: source.value) ?? type else {
          return .refused([JournalFiles.problem(with: source.value)])
        }
        for table in tables where table.type == type { return try table.write(&source, row, context.base) }
        return .unchanged
      })
  }

  /// Returns the description of a member that refers to another record of the journal, by its id or by its name. If
  /// several records have the name, the newest of them is meant.
  private func reference(_ member: StaticString, _ named: StoreStatement) -> ExchangeReference {
    let stores = dependencies.stores
    return ExchangeReference(
      member, spell: { (_, _) throws(Failure) in nil },
      find: { (name, context) throws(Failure) in
        try stores.first(named, in: context.store, bind: name) { $0.next(UUID.self) }
      })
  }

  // MARK: Types

  private static func type(of row: JSONValue) -> JournalType? {
    guard let value = row.member("type"), value.kind == .string else { return nil }
    return JournalType(rawValue: value.string)
  }

  private static func problem(with row: JSONValue) -> Problem {
    let names = JournalType.allCases.map(\.rawValue)
    guard let value = row.member("type"), value.kind != .null else {
      return Problem(
        pointer: "/type", kind: .missing, message: "type is missing; it must be one of \(names.joined(separator: ", "))"
      )
    }
    let hint = value.kind == .string ? suggestion(for: value.string, among: names) : ""
    return Problem(
      pointer: "/type", kind: .value, message: "type must be one of \(names.joined(separator: ", "))\(hint)")
  }

  private func table(_ type: JournalType, isOwn: Bool) -> JournalTable {
    switch type {
    case .equipment: JournalTable(type, journal.equipment, isOwn: isOwn)
    case .bean: JournalTable(type, journal.beans, isOwn: isOwn)
    case .recipe: JournalTable(type, journal.recipes, isOwn: isOwn)
    case .brew: JournalTable(type, journal.brews, isOwn: isOwn)
    case .tasting: JournalTable(type, journal.tastings, isOwn: isOwn)
    }
  }

  // MARK: Reading

  /// Returns the records after a position. The position is a row, with the index of its table in the upper bits.
  private static func read(
    _ tables: [JournalTable], _ place: Int, _ count: Int, _ context: CompanyContext
  ) throws(Failure) -> (rows: [String], last: Int?) {
    var (table, row) = (place >> rowBits, place & (1 << rowBits - 1))
    while table < tables.count {
      let (rows, last) = try tables[table].read(row, count, context.base)
      if let last { return (rows, table << rowBits | last) }
      (table, row) = (table + 1, 0)
    }
    return ([], nil)
  }

  private static let rowBits = 48
}
