internal import RPC
internal import Shape
internal import Storage

/// A position in the change logs of all stores; on the wire a text that means something to the core alone.
struct EventCursor {
  /// Whose logs these are: a cursor of another data directory leads nowhere here.
  private let directory: UInt64
  /// The position in the log of each of `stores`.
  private var positions: [Int]

  /// The device's comes last: cursors of older programs, which kept no log of it, are without one.
  private static let stores = Store.ofCompanies + [.device]

  /// - Parameter positions: returns the position in the log of a store.
  init(of account: UUID, positions: (Store) throws(Failure) -> Int) throws(Failure) {
    directory = account.low & 0xffff_ffff
    var all: [Int] = []
    for store in EventCursor.stores { all.append(try positions(store)) }
    self.positions = all
  }

  subscript(store: Store) -> Int {
    get { positions[EventCursor.stores.firstIndex(of: store) ?? 0] }
    set { positions[EventCursor.stores.firstIndex(of: store) ?? 0] = newValue }
  }

  var text: String {
    let numbers = [String(directory, radix: 36)] + positions.map { String($0, radix: 36) }
    return Cursor.encode(EventCursor.list, numbers.joined(separator: "-"))
  }

  /// Reads a cursor.
  /// - Throws: -32602 for anything else, and for cursors of other directories.
  init(_ text: String, of account: UUID) throws(Failure) {
    let unknown = Failure.invalidParam("/cursor", "cursor must come from this data directory's events")
    guard text.utf8.count < 128, text.hasPrefix("\(EventCursor.list).") else { throw unknown }
    let numbers = text.dropFirst(EventCursor.list.count + 1).split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 1 + EventCursor.stores.count || numbers.count == EventCursor.stores.count,
      let directory = UInt64(numbers[0], radix: 36), directory == account.low & 0xffff_ffff
    else { throw unknown }
    let positions = numbers.dropFirst().compactMap { Int($0, radix: 36) }
    guard positions.count == numbers.count - 1, positions.allSatisfy({ $0 >= 0 }) else { throw unknown }
    self.directory = directory
    self.positions = positions
    // Other spellings of the same numbers were never handed out.
    guard self.text.utf8.elementsEqual(text.utf8) else { throw unknown }
    if positions.count < EventCursor.stores.count { self.positions.append(0) }
  }

  private static let list = "events"
}
