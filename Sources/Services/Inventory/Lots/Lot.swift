internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// A batch of an item, or one piece with a serial number.
typealias Lot = Stored<LotDetails>

/// The members of a lot that people write.
struct LotDetails: CompanyDetails {
  let item: ID<ItemDetails>, batch: Line?, serial: Line?, expiry: Day?, manufacturedAt: Day?, supplierLot: Line?
  let status: LotStatus, note: String?, archived: Flag, joined: ID<LotDetails>?

  /// The names of the collection. Methods that the core makes from the collection: `inventory.lots.get`,
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
    item = field("item", \.item, "The lot's item. It cannot be changed.")
    batch = field(
      "batch", \.batch,
      "The name of the batch, unique among the item's batches. For an item that is tracked by batch, it must be given; for an item without batches, it must be left out.",
      .length(1...LotDetails.longestName))
    serial = field(
      "serial", \.serial,
      "The serial number of one piece, unique among the item's serial numbers. For an item whose pieces have serial numbers, it must be given; for other items, it must be left out.",
      .length(1...64))
    expiry = field("expiry", \.expiry, "The last day on which the lot is good.")
    manufacturedAt = field("manufacturedAt", \.manufacturedAt, "The day on which the lot was made.")
    supplierLot = field("supplierLot", \.supplierLot, "The supplier's own name of the lot.", .length(1...64))
    status = field(
      "status", \.status,
      "The lot's status. Only lots with the status `ok` or `attention` can be sold and used. Only managers can set the status `destroyed` or `lost`."
    )
    note = field("note", \.note, "A free note.", .length(1...4000))
    archived = field("archived", \.archived, "`true` if the lot is no longer in use. It accepts no more stock.")
    joined = field.kept(
      "joined", \.joined,
      "The lot into which this lot was merged, if two devices created lots with the same batch or serial number; null otherwise."
    )
  }

  /// The lot, archived.
  var archivedNow: LotDetails { LotDetails(self, status: status, archived: true) }

  /// Returns the lot with another status.
  func becoming(_ status: LotStatus) -> LotDetails { LotDetails(self, status: status, archived: archived) }

  private init(_ other: LotDetails, status: LotStatus, archived: Flag) {
    (item, batch, serial, expiry) = (other.item, other.batch, other.serial, other.expiry)
    (manufacturedAt, supplierLot, note, joined) = (other.manufacturedAt, other.supplierLot, other.note, other.joined)
    (self.status, self.archived) = (status, archived)
  }

  /// The serial number of the lot, or else its batch.
  var title: String { serial?.text ?? batch?.text ?? "" }

  /// The rule for the expiry of stock that arrives in the lot, for an error message.
  var ruleForExpiry: String {
    expiry.map { "must be \($0), the expiry of \(title)" } ?? "must be left out: \(title) has no expiry"
  }

  /// The rule for the batch of stock that arrives in the lot, for an error message.
  var ruleForBatch: String {
    batch.map { "must be \($0.text), the batch of \(title)" } ?? "must be left out: \(title) has no batch"
  }

  /// Returns a Boolean value that indicates whether the lot has expired before a day.
  func isExpired(on day: Day) -> Bool { expiry.map { $0 < day } ?? false }
}

/// The state of a lot.
enum LotStatus: String, Choice {
  case ok, attention, damaged, destroyed, rejected, lost, quarantined, returned

  static let spellings = Spellings<LotStatus>()
  static var absent: LotStatus? { .ok }

  /// A Boolean value that indicates whether the lot can be sold and used.
  var isAvailable: Bool { self == .ok || self == .attention }
  /// A Boolean value that indicates whether only managers can set the status.
  var isManagers: Bool { self == .destroyed || self == .lost }
}
