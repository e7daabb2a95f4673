public import RPC
internal import SQLite
internal import Shape

/// Where pages of a list in the order of rows end: the last row, and which record has it.
///
/// Sync gives rows other numbers, for all devices to have one order. Records that were there before keep theirs among each other, and so a
/// page goes on behind the record, wherever that stands now, and not behind the number.
public struct RowAnchors {
  private unowned let stores: Stores
  private let idOfRow: StoreStatement
  private let rowOfID: StoreStatement

  /// - Parameter table: one whose records have ids.
  public init(of table: String, _ stores: Stores) {
    self.stores = stores
    idOfRow = StoreStatement("SELECT id FROM {store}.\(table) WHERE row = ?")
    rowOfID = StoreStatement("SELECT row FROM {store}.\(table) WHERE id = ? AND row BETWEEN ? AND ?")
  }

  /// How a row stands in a position: letters, digits and low lines.
  public func text(of row: Int, in partition: Partition) throws(Failure) -> String {
    let number = Cursor.text(of: row, in: partition.rows)
    guard let id = try stores.first(idOfRow, in: partition.store, { $0.add(row) }, { $0.next(UUID.self) }) else { return number }
    return "\(number)_\(String(id.high, radix: 36))_\(String(id.low, radix: 36))"
  }

  /// The row of a part of a position: the one that the record has now, or where that is gone the one that it had.
  /// - Throws: -32602 for a text that is none of the company's.
  public func row(_ text: some StringProtocol, in partition: Partition) throws(Failure) -> Int {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count == 1 || parts.count == 3 else { throw Cursor.unknown }
    let row = try Cursor.row(parts[0], in: partition.rows)
    if parts.count == 1 { return row }
    guard let high = UInt64(parts[1], radix: 36), let low = UInt64(parts[2], radix: 36) else { throw Cursor.unknown }
    let now = try stores.first(
      rowOfID, in: partition.store,
      {
        $0.add(UUID(high: high, low: low))
        $0.add(partition.rows.floor + 1)
        $0.add(partition.rows.ceiling)
      }, { $0.next(Int.self) })
    return now ?? row
  }

  /// The same, of a whole cursor; nil for none.
  public func row(of cursor: String?, _ list: String, in partition: Partition) throws(Failure) -> Int? {
    guard let position = try Cursor.decode(list, cursor) else { return nil }
    return try row(position, in: partition)
  }
}
