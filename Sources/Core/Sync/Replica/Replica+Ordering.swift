public import RPC
internal import Shape

/// Puts records into the order in which the container first saved them, which is the same on all devices. Records that
/// the container does not have yet come last.
///
/// Lists are in the order of row numbers. A new row gets the next number, whether it was made here or has arrived. When
/// all arrivals are merged, the rows after the last settled row are put in order. A row is settled if no other row can
/// come before it any more.
extension Replica {
  func noteUnordered(_ kind: SyncKind, _ zone: Int) {
    if !unordered.contains(where: { $0.kind == kind.name && $0.zone == zone }) { unordered.append((kind.name, zone)) }
  }

  /// Handles the instant at which the container first saved a record: the rows must be put in order again. A record
  /// that was deleted and made again gets a new place in the order, even if this device never removed it.
  func noteCreation(_ kind: SyncKind, _ zone: Int, before: Timestamp?, now: Timestamp?) throws(Failure) {
    noteUnordered(kind, zone)
    if let before, before != now { try storage.set(Settled(row: 0, key: 0), kind.name, zone) }
  }

  /// Handles the deletion of a record. If it was the last settled record, its row number may be given to another
  /// record, so no place is settled any more.
  func noteDeletion(of record: UUID, _ kind: SyncKind, _ zone: Int) throws(Failure) {
    guard let key = try storage.arrivalOrder(of: record).createdAt, key >= (try storage.settled(kind.name, zone)).key
    else { return }
    try storage.set(Settled(row: 0, key: 0), kind.name, zone)
    noteUnordered(kind, zone)
  }

  /// The number of rows that are put in order at once.
  private static let window = 2000

  /// Puts the rows of one kind in order.
  /// - Returns: `true` if more kinds have unordered rows.
  public func order() throws(Failure) -> Bool {
    guard let (name, zone) = unordered.first, let kind = kind(named: name) else { return false }
    if try !orderWindow(of: kind, zone) { unordered.removeFirst() }
    return !unordered.isEmpty
  }

  /// The place of a row in the order of records.
  private struct Place {
    let id: UUID
    let row: Int
    /// The instant when the container first saved the record, or the largest number if the container does not have the
    /// record.
    let key: Int
    /// A Boolean value that indicates whether no other record can come before this one any more.
    let isSettled: Bool
  }

  /// Puts the next rows of a kind in order.
  /// - Returns: `true` if the following rows must be put in order, too.
  private func orderWindow(of kind: SyncKind, _ zone: Int) throws(Failure) -> Bool {
    var start = try storage.settled(kind.name, zone)
    // If the row number of the last settled row was given to another record, nothing is settled any more.
    if start.row > 0,
      try places(of: kind, zone, after: start.row - 1, limit: 1).first.map({
        $0.row == start.row && $0.key == start.key
      }) != true
    {
      start = Settled(row: 0, key: 0)
    }
    var places = try places(of: kind, zone, after: start.row, limit: Replica.window)
    // An instant before the settled instants comes from another clock, or from an older version of the program. All
    // rows must then be put in order.
    if places.contains(where: { $0.key < start.key }) {
      start = Settled(row: 0, key: 0)
      places = try self.places(of: kind, zone, after: 0, limit: .max)
    } else if !Replica.isOrdered(places), places.count == Replica.window {
      places = try self.places(of: kind, zone, after: start.row, limit: .max)
    }
    let isWhole = places.count != Replica.window
    let sorted = places.sorted { ($0.key, $0.row) < ($1.key, $1.row) }
    var moves: [(from: Int, to: Int)] = []
    for (place, target) in zip(sorted, places.map(\.row)) where place.row != target {
      moves.append((place.row, target))
    }
    if !moves.isEmpty { try kind.rows.move(moves, in: zone) }
    if let last = zip(sorted, places).prefix(while: { $0.0.isSettled }).last {
      try storage.set(Settled(row: last.1.row, key: last.0.key), kind.name, zone)
      return !isWhole
    }
    return false
  }

  private static func isOrdered(_ places: [Place]) -> Bool {
    zip(places, places.dropFirst()).allSatisfy { $0.key <= $1.key }
  }

  private func places(of kind: SyncKind, _ zone: Int, after row: Int, limit: Int) throws(Failure) -> [Place] {
    var places: [Place] = []
    for (id, row) in try kind.rows.tail(after: row, limit: limit, in: zone) {
      let known = try storage.arrivalOrder(of: id)
      places.append(
        Place(id: id, row: row, key: known.createdAt ?? .max, isSettled: known.createdAt != nil && !known.isSent))
    }
    return places
  }
}

/// The last row of a kind whose place in the order is settled.
public struct Settled: Equatable, Sendable {
  public let row: Int
  /// The instant when the container first saved the record of that row, in milliseconds.
  public let key: Int

  public init(row: Int, key: Int) {
    self.row = row
    self.key = key
  }
}
