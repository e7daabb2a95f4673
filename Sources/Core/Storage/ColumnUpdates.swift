internal import Shape

/// The UPDATE statements that set only some columns of a table's row. The other columns keep their bytes, even if this
/// program can't read them. Indexes of the other columns are not rewritten, because SQLite rewrites only the indexes of
/// columns that a statement sets (https://www.sqlite.org/lang_update.html).
final class ColumnUpdates {
  private let table: String
  private let makeNames: () -> [String]
  /// A column that is computed from a member of the record, and is not a member itself. `nil` if the table has no such
  /// column.
  private let key: (member: String, column: String)?
  private lazy var names = makeNames()
  private lazy var places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
  /// The statements, by the bit mask of the columns that they set. A statement lives as long as the connection, so only
  /// `mostKnown` combinations of columns get their own. All others share the statement `general`.
  private var known: [Int: StoreStatement] = [:]
  private lazy var general = makeGeneral()

  /// The maximum number of combinations of columns with their own statement. Hardly any program makes more.
  private static let mostKnown = 64

  init(of table: String, _ names: @escaping () -> [String], key: (member: String, column: String)?) {
    self.table = table
    makeNames = names
    self.key = key
  }

  /// Returns a bit mask with one bit for each changed member that has a column.
  func bits(of changed: [String]) -> Int {
    precondition(names.count < 63, "a record has a bit for each column")
    return changed.reduce(into: 0) { bits, name in if let place = places[name] { bits |= 1 << place } }
  }

  /// Returns the statement that sets the columns with these bits. Its parameters are all fields of the record, then the
  /// bits and, if there is a `key`, the value of the key's column. That value is `NULL` if the key's member is not
  /// among the columns. `?1` is the id, which is the first field of every kind of record.
  func statement(_ bits: Int) -> StoreStatement {
    if let known = known[bits] { return known }
    if known.count == ColumnUpdates.mostKnown { return general }
    var settings = names.indices.filter { bits & 1 << $0 != 0 }.map { "\"\(names[$0])\" = ?\($0 + 1)" }
    // The second condition is always true. It names the parameter of the bits, because SQLite accepts values only for
    // parameters up to the last one that a statement names.
    var condition = "id = ?1 AND ?\(names.count + 1) <> 0"
    if let key, let place = places[key.member] {
      let value = "?\(names.count + 2)"
      if bits & 1 << place != 0 {
        settings.append("\(key.column) = \(value)")
      } else {
        condition += " AND \(value) IS NULL"
      }
    }
    let table = table
    let made = StoreStatement("UPDATE {store}.\(table) SET \(settings.listed) WHERE \(condition)")
    known[bits] = made
    return made
  }

  /// Makes the statement for any combination of columns. It sets all columns, but a column whose bit is not set gets
  /// its present value again.
  private func makeGeneral() -> StoreStatement {
    var settings = names.enumerated().map {
      "\"\($1)\" = CASE WHEN ?\(names.count + 1) & \(1 << $0) THEN ?\($0 + 1) ELSE \"\($1)\" END"
    }
    if let key { settings.append("\(key.column) = coalesce(?\(names.count + 2), \(key.column))") }
    let table = table
    return StoreStatement("UPDATE {store}.\(table) SET \(settings.listed) WHERE id = ?1")
  }
}
