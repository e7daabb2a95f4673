internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// A batch of an item, or one piece with a serial number.
typealias Lot = Stored<LotDetails>

/// The members of a lot that callers can write.
struct LotDetails: CompanyDetails {
  let item: ID<ItemDetails>, batch: Line?, serial: Line?, expiry: Day?, manufacturedAt: Day?, supplierLot: Line?
  let status: LotStatus, note: String?, archived: Flag, joined: ID<LotDetails>?

  /// The names of the collection in methods and files. The core derives these methods from them: `inventory.lots.get`,
  /// `inventory.lots.update`, `inventory.lots.delete`, `inventory.lots.history`, `inventory.lots.export`,
  /// `inventory.lots.import`.
  static let collection = CollectionName(service: InventoryModule.name, "lots", one: "lot")
  static let department = Department.inventory
  static let given = [Example.batchItem]
  static let sample = #""item":"{{1.id}}","batch":"L-2604","expiry":"2027-04-30""#
  static let sampleChanges = #""status":"quarantined""#
  static let doc: StaticString = "A lot: a batch of an item, or one piece with a serial number."

  static let hasHistory = true
  static let longestName = 64
  static let shown: StaticString? = "joined IS NULL"

  static func errors(of verb: CollectionVerb) -> [ErrorCode] {
    switch verb {
    case .create: [.notFound, .duplicate]
    case .update: [.duplicate, .inUse]
    case .delete: [.inUse]
    default: []
    }
  }

  init(
    item: ID<ItemDetails>, batch: Line?, serial: Line?, expiry: Day?, manufacturedAt: Day? = nil,
    supplierLot: Line? = nil,
    status: LotStatus = .ok
  ) {
    (self.item, self.batch, self.serial, self.expiry) = (item, batch, serial, expiry)
    (self.manufacturedAt, self.supplierLot, self.status, note, archived, joined) = (
      manufacturedAt, supplierLot, status, nil, false, nil
    )
  }

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the lot's item. It cannot be changed.")
    batch = field(
      "batch", \.batch,
      "The name of the batch, unique among the item's batches. For an item that is tracked by batch, it must be given; for an item without batches, it must be left out.",
      .length(1...LotDetails.longestName))
    serial = field(
      "serial", \.serial,
      "The serial number of one piece, unique among the item's serial numbers. For an item whose pieces have serial numbers, it must be given; for other items, it must be left out.",
      .length(1...64))
    expiry = field("expiry", \.expiry, "The last day on which the lot is good; `null` if it does not expire.")
    manufacturedAt = field("manufacturedAt", \.manufacturedAt, "The day on which the lot was made.")
    supplierLot = field("supplierLot", \.supplierLot, "The supplier's own name for the lot.", .length(1...64))
    status = field(
      "status", \.status,
      "The lot's status. Only lots with the status `ok` or `attention` can be sold and used. Only managers can set the status `destroyed` or `lost`."
    )
    note = field("note", \.note, "A free text about the lot.", .length(1...4000))
    archived = field(
      "archived", \.archived, "`true` if the lot is no longer in use. An archived lot cannot receive stock.")
    joined = field.kept(
      "joined", \.joined,
      "The id of the lot into which this lot was merged, because two devices had created lots with the same batch or serial number. `null` otherwise."
    )
  }

  /// An archived copy of the lot's members.
  var archivedNow: LotDetails { LotDetails(self, status: status, archived: true) }

  /// Returns a copy of the lot's members with another status.
  func becoming(_ status: LotStatus) -> LotDetails { LotDetails(self, status: status, archived: archived) }

  private init(_ other: LotDetails, status: LotStatus, archived: Flag) {
    (item, batch, serial, expiry) = (other.item, other.batch, other.serial, other.expiry)
    (manufacturedAt, supplierLot, note, joined) = (other.manufacturedAt, other.supplierLot, other.note, other.joined)
    (self.status, self.archived) = (status, archived)
  }

  /// The text that names the lot: its serial number, or its batch if it has none.
  var title: String { serial?.text ?? batch?.text ?? "" }

  /// The rule for a given expiry when stock arrives in the lot, as words for an error message.
  var ruleForExpiry: String {
    expiry.map { "must be \($0), the expiry of \(title)" } ?? "must be left out: \(title) has no expiry"
  }

  /// The rule for a given batch when stock arrives in the lot, as words for an error message.
  var ruleForBatch: String {
    batch.map { "must be \($0.text), the batch of \(title)" } ?? "must be left out: \(title) has no batch"
  }

  /// Returns a Boolean value that indicates whether the lot's last good day is before a given day.
  func isExpired(on day: Day) -> Bool { expiry.map { $0 < day } ?? false }
}

/// The condition of a lot, which decides whether its goods can be sold.
enum LotStatus: String, Choice {
  case ok, attention, damaged, destroyed, rejected, lost, quarantined, returned

  static let spellings = Spellings<LotStatus>()
  static var absent: LotStatus? { .ok }

  /// A Boolean value that indicates whether goods of the lot may be sold and used.
  var isAvailable: Bool { self == .ok || self == .attention }
  /// A Boolean value that indicates whether only managers may set the status.
  var isManagers: Bool { self == .destroyed || self == .lost }
}
