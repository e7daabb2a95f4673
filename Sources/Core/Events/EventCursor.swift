internal import Crypto
internal import RPC
internal import Shape
internal import Storage

/// A position in the change logs of all stores. In requests and results, it is a text that only the core can read.
///
/// The positions in it are encrypted. Otherwise a client could see from two cursors how many changes were made between
/// them, including those of other users.
struct EventCursor {
  /// A number that identifies the data directory. A cursor of another directory is refused.
  private let directory: UInt64
  /// The position in the log of each of `stores`.
  private var positions: [Int]
  private let cipher: BlockCipher

  /// The stores in the order in which a cursor has their positions.
  private static let stores: [Store] = [.private, .shared, .device]

  /// Returns the number that identifies the data directory, and is computed from the cipher's key.
  private static func mark(of cipher: BlockCipher) -> UInt64 { cipher.encrypt((0, 0)).low & 0xffff_ffff }

  private static func place(of store: Store) -> Int {
    switch store {
    case .private: 0
    case .shared: 1
    case .device: 2
    }
  }

  /// - Parameter positions: returns the position in the log of a store.
  init(of account: UUID, _ cipher: BlockCipher, positions: (Store) throws(Failure) -> Int) throws(Failure) {
    // The cipher's key stays the same when another account takes over the directory, and so does this number.
    directory = EventCursor.mark(of: cipher)
    self.cipher = cipher
    var all: [Int] = []
    for store in EventCursor.stores { all.append(try positions(store)) }
    self.positions = all
  }

  subscript(store: Store) -> Int {
    get { positions[EventCursor.place(of: store)] }
    set { positions[EventCursor.place(of: store)] = newValue }
  }

  /// The cursor as a text.
  /// - Throws: `storageFault` for a position that no undamaged log reaches.
  var text: String {
    get throws(Failure) {
      let hidden = cipher.encrypt(try EventCursor.pack(positions))
      let numbers = [directory, hidden.high, hidden.low].map { String($0, radix: 36) }
      return Cursor.encode(EventCursor.list, numbers.joined(separator: "-"))
    }
  }

  /// Reads a cursor.
  /// - Throws: -32602 for a text that is no cursor, and for cursors of other data directories.
  init(_ text: String, of account: UUID, _ cipher: BlockCipher) throws(Failure) {
    let unknown = Failure.invalidParam("/cursor", "cursor must be a cursor of this data directory's events")
    guard text.utf8.count < 128, text.hasPrefix("\(EventCursor.list).") else { throw unknown }
    let numbers = text.dropFirst(EventCursor.list.count + 1).split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 3, let directory = UInt64(numbers[0], radix: 36),
      // Cursors of older programs begin with a part of the account's id instead.
      directory == EventCursor.mark(of: cipher) || directory == account.low & 0xffff_ffff,
      let high = UInt64(numbers[1], radix: 36), let low = UInt64(numbers[2], radix: 36),
      let positions = EventCursor.unpack(cipher.decrypt((high, low)))
    else { throw unknown }
    self.directory = directory
    self.cipher = cipher
    self.positions = positions
    // The core never gave out other spellings of the same numbers, such as capital letters.
    guard try self.text.utf8.elementsEqual(text.utf8) else { throw unknown }
  }

  /// Packs three positions into a block, with 40 bits for each. That is enough for a log of a trillion changes. The
  /// other eight bits are zero.
  private static func pack(_ positions: [Int]) throws(Failure) -> BlockCipher.Block {
    guard positions.allSatisfy((0..<1 << 40).contains) else { throw ChangeLog.damaged }
    let all = positions.map { UInt64($0) }
    return (all[0] << 24 | all[1] >> 16, all[1] << 48 | all[2] << 8)
  }

  /// Returns the positions in a block, or `nil` for a block that `pack` has not made.
  private static func unpack(_ block: BlockCipher.Block) -> [Int]? {
    guard block.low & 0xff == 0 else { return nil }
    let second = (block.high & 0xff_ffff) << 16 | block.low >> 48
    let third = block.low >> 8 & 0xff_ffff_ffff
    return [Int(block.high >> 24), Int(second), Int(third)]
  }

  private static let list = "events"
}
