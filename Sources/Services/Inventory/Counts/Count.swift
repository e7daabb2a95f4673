internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// A stocktake: its scope and its status.
typealias Count = Stored<CountDetails>

/// The members of a stocktake.
struct CountDetails: CompanyDetails {
  let name: Line?, scope: CountScope, blind: Flag, note: String?
  var status: CountStatus, transaction: UUID?

  /// The names of the collection. Methods that the core makes from the collection: `inventory.counts.get`,
  /// `inventory.counts.export`.
  static let collection = CollectionName(service: InventoryModule.name, "counts", one: "count")
  static let department = Department.inventory
  static let given = Example.countable
  static let sample = #""name":"Shelf 1 in spring","scope":{"location":"{{1.id}}"}"#
  static let doc: StaticString = "A stocktake: its scope and its status."
}

extension CountDetails {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The stocktake's name.", .length(1...200))
    scope = field("scope", \.scope, "The stock to be counted.")
    blind = field(
      "blind", \.blind,
      "`true` if the expected quantities are hidden from the people who count. Managers see these quantities.")
    note = field("note", \.note, "A free note.", .length(1...4000))
    status = field(
      "status", \.status,
      "The stocktake's status. open: lines can be recorded. review: the counting has ended, and the differences are reviewed. posted: the differences are in the ledger. cancelled: the stocktake was ended without posting."
    )
    transaction = field(
      "transaction", \.transaction,
      "The id of the ledger transaction that the stocktake has posted; `null` before that, and if no quantity differed."
    )
  }
}

/// The status of a stocktake.
enum CountStatus: String, Choice {
  /// Lines can be recorded.
  case open
  /// The recording has ended, and the differences are reviewed.
  case review
  /// The differences were posted to the ledger.
  case posted
  case cancelled

  static let spellings = Spellings<CountStatus>()

  /// The condition of a step. Steps of stocktakes have no conditions.
  enum Condition: String, StepCondition {
    case none

    static let spellings = Spellings<Condition>()

    var words: StaticString { "" }
  }

  static let steps = StepTable<CountStatus, Condition>([
    .init(.open, to: .review), .init(.open, to: .cancelled), .init(.review, to: .open), .init(.review, to: .posted),
    .init(.review, to: .cancelled),
  ])
}
