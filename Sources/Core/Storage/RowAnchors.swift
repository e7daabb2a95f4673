public import RPC
internal import SQLite
internal import Shape

/// Writes and reads anchors: the parts of cursors that name a row, for a list in the order of rows. An anchor has the
/// number of a page's last row, and the ids of the records that were listed last.
///
/// Sync can give rows other numbers, so that all devices have the same order. The records keep their order among each
/// other, except a record that the container refuses: it moves behind the others. So the next page continues after the
/// record that the anchor names, whatever its row number is now.
public struct RowAnchors {
  private unowned let stores: Stores
  /// A Boolean value that indicates whether the list begins with the oldest record.
  private let isAscending: Bool
  /// Selects the rows that were listed last, the last one first.
  private let listed: StoreStatement
  private let rowOfID: StoreStatement

  /// The maximum number of records that an anchor names. If all of them are deleted, the next page continues behind the
  /// stored row number.
  private static let most = 3

  /// - Parameters:
  ///   - table: a table whose records have ids.
  ///   - isAscending: a Boolean value that indicates whether the list begins with the oldest record.
  public init(of table: String, isAscending: Bool = false, _ stores: Stores) {
    self.stores = stores
    self.isAscending = isAscending
    listed = StoreStatement(
      "SELECT row, id FROM {store}.\(table) WHERE row BETWEEN ? AND ? ORDER BY row \(isAscending ? "DESC" : "ASC") LIMIT \(RowAnchors.most)"
    )
    rowOfID = StoreStatement("SELECT row FROM {store}.\(table) WHERE id = ? AND row BETWEEN ? AND ?")
  }

  /// Returns the anchor for a row: a text of letters, digits and underscores.
  /// - Parameter alone: a Boolean value that indicates whether the list has another order than the table. Then the text
  ///   names only the record of this row.
  public func text(of row: Int, in partition: Partition, alone: Bool = false) throws(Failure) -> String {
    let rows = partition.rows.all
    let found = try stores.all(
      listed, in: partition.store, bind: isAscending ? rows.lowerBound : row, isAscending ? row : rows.upperBound
    ) { (row: $0.next(Int.self), id: $0.next(UUID.self)) }
    let number = Cursor.text(of: row, in: partition.rows)
    // If the row was deleted, a list with the newest row first continues after the record before it: no row can come
    // between them. Other lists continue after the row number.
    guard !(alone || isAscending) || found.first?.row == row else { return number }
    let places = found.prefix(alone ? 1 : RowAnchors.most)
    return String(unsafeUninitializedCapacity: number.utf8.count + places.count * 2 * RowAnchors.mostBytes) { room in
      var end = room[...].update(fromContentsOf: number.utf8)
      for place in places {
        RowAnchors.write(place.id.high, to: room, &end)
        RowAnchors.write(place.id.low, to: room, &end)
      }
      return end
    }
  }

  /// The maximum number of bytes that `write` writes: 2^64 has 13 digits in base 36.
  private static let mostBytes = 14

  /// Writes an underscore and a number in base 36. The anchor of a page has up to six such numbers. Making strings of
  /// them took more time than reading a row of the page.
  private static func write(_ number: UInt64, to room: UnsafeMutableBufferPointer<UInt8>, _ end: inout Int) {
    room[end] = UInt8(ascii: "_")
    let first = end
    var rest = number
    repeat {
      end += 1
      rest /= 36
    } while rest > 0
    rest = number
    for place in stride(from: end, to: first, by: -1) {
      let digit = UInt8(rest % 36)
      room[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
      rest /= 36
    }
    end += 1
  }

  /// Returns the row that an anchor names: the present row of its first record. If that record was deleted, returns the
  /// row of the next record that the anchor names. If all of them were deleted, returns the stored row number.
  /// - Throws: -32602 for a text that is no anchor in the rows of the company.
  public func row(_ text: some StringProtocol, in partition: Partition) throws(Failure) -> Int {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1, parts.count <= 1 + 2 * RowAnchors.most else { throw Cursor.unknown }
    let row = try Cursor.row(parts[0], in: partition.rows)
    for place in stride(from: 1, to: parts.count, by: 2) {
      guard let high = UInt64(parts[place], radix: 36), let low = UInt64(parts[place + 1], radix: 36) else {
        throw Cursor.unknown
      }
      let now = try stores.first(
        rowOfID, in: partition.store, bind: UUID(high: high, low: low), partition.rows.all.lowerBound,
        partition.rows.all.upperBound
      ) { $0.next(Int.self) }
      if let now { return now }
    }
    return row
  }

  /// Returns the row that a list's cursor names, or `nil` if there is no cursor.
  public func row(of cursor: String?, _ list: String, in partition: Partition) throws(Failure) -> Int? {
    guard let position = try Cursor.decode(list, cursor) else { return nil }
    return try row(position, in: partition)
  }
}
