internal import Crypto
internal import RPC
internal import Shape

/// The state of a company when the first page of a list was read. The cursors of the following pages contain it.
///
/// The state is given by the positions at which the change logs ended. So the core stores nothing for it, and it is
/// still valid after a restart. The logs show whether the company is still in this state, because each change that a
/// list shows has a row in a log.
struct Snapshot {
  /// The positions in the logs of `stores`.
  private let positions: [Int]
  /// A number that identifies the company. It also shows that a decrypted text is a snapshot, rather than another text
  /// that was encrypted with the same key.
  private let mark: UInt64

  /// The stores of everything that lists of a company show: the company's own store, and the private one with the
  /// credentials.
  private static let stores: [Store] = [.private, .shared]

  /// Creates a snapshot of the present state.
  init(of partition: Partition, in stores: Stores) throws(Failure) {
    mark = Snapshot.mark(of: partition)
    var positions: [Int] = []
    for store in Snapshot.stores {
      positions.append(stores.present.contains(store) ? try stores.changes.newest(in: store) : 0)
    }
    self.positions = positions
  }

  /// Reads a text that `text` has returned.
  /// - Throws: -32602 for anything else, and for a state of another company.
  init(_ text: Substring, of partition: Partition, in stores: Stores) throws(Failure) {
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { UInt64($0, radix: 36) }
    guard numbers.count == 2, let high = numbers[0], let low = numbers[1] else { throw Cursor.unknown }
    let block = try stores.positions.cipher().decrypt((high, low))
    mark = Snapshot.mark(of: partition)
    guard block.low & 0xffff_ffff == mark else { throw Cursor.unknown }
    positions = [Int(block.high >> 16), Int((block.high & 0xffff) << 32 | block.low >> 32)]
    // The core never gave out other spellings of the same numbers, such as capital letters.
    guard try self.text(in: stores) == text else { throw Cursor.unknown }
  }

  private static func mark(of partition: Partition) -> UInt64 {
    0x736e_6170 ^ (partition.company?.low ?? 0) & 0xffff_ffff
  }

  /// Returns the state as an encrypted text: 48 bits for each of the positions, and the mark.
  func text(in stores: Stores) throws(Failure) -> String {
    guard positions.allSatisfy((0..<1 << 48).contains) else { throw ChangeLog.damaged }
    let (own, shared) = (UInt64(positions[0]), UInt64(positions[1]))
    let hidden = try stores.positions.cipher().encrypt((own << 16 | shared >> 32, shared << 32 | mark))
    return "\(String(hidden.high, radix: 36))-\(String(hidden.low, radix: 36))"
  }

  /// Returns a Boolean value that indicates whether the company is still in this state.
  func holds(for partition: Partition, in stores: Stores) throws(Failure) -> Bool {
    for (store, position) in zip(Snapshot.stores, positions) where stores.present.contains(store) {
      if try !stores.changes.isUnchanged(partition.company, since: position, in: store) { return false }
    }
    return true
  }

  /// The character between a list's own cursor and the state in which the list began.
  static let separator: Character = "~"

  /// Divides a cursor into the list's own cursor and the state in which the list began. The state is `nil` if the
  /// caller did not request a snapshot.
  /// - Throws: -32602 for a text that is no cursor.
  static func split(
    _ cursor: String, of partition: Partition, in stores: Stores
  ) throws(Failure) -> (cursor: String, snapshot: Snapshot?) {
    guard let mark = cursor.lastIndex(of: separator) else { return (cursor, nil) }
    guard cursor.utf8.count < Cursor.longest else { throw Cursor.unknown }
    return (String(cursor[..<mark]), try Snapshot(cursor[cursor.index(after: mark)...], of: partition, in: stores))
  }

  /// The error for a cursor if the company has changed since the first page.
  private static var isGone: Failure {
    Failure(
      CursorTooOldData(oldest: nil, newest: nil),
      "The company has changed since the first page, and its earlier state is no longer stored. Request the first page again, without `after`."
    )
  }

  /// Reads a page in this state.
  /// - Throws: `cursorTooOld` if the company is no longer in this state.
  func read<P: Paged>(_ partition: Partition, in stores: Stores, _ page: () throws(Failure) -> P) throws(Failure) -> P {
    // The check adds nothing to the footprint. A live query of the list depends only on the tables that the list shows.
    try stores.untraced { () throws(Failure) in
      if try !holds(for: partition, in: stores) { throw Snapshot.isGone }
    }
    return try page().leading { () throws(Failure) in
      try stores.untraced { () throws(Failure) in
        // The company is still in this state now. So the next page only has to check the changes from now on.
        "\(Snapshot.separator)\(try Snapshot(of: partition, in: stores).text(in: stores))"
      }
    }
  }
}
