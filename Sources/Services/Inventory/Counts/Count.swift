internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// A stocktake: the counting of a company's stock. It has a scope, which limits what is counted, and a status.
typealias Count = Stored<CountDetails>

/// The members of a stocktake that are stored in its record. The counted quantities are in `CountLine`.
struct CountDetails: CompanyDetails {
  let name: Line?, scope: CountScope, blind: Flag, note: String?
  var status: CountStatus, transaction: UUID?

  /// The names of the collection in methods and files. The core derives the methods `inventory.counts.get` and
  /// `inventory.counts.export` from them.
  static let collection = CollectionName(service: InventoryModule.name, "counts", one: "count")
  static let department = Department.inventory
  static let given = Example.countable
  static let sample = #""name":"Shelf 1 in spring","scope":{"location":"{{1.id}}"}"#
  static let doc: StaticString = "A stocktake: the counting of stock, with its scope and its status."
}

extension CountDetails {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The stocktake's name.", .length(1...200))
    scope = field("scope", \.scope, "The stock to be counted, such as one location.")
    blind = field(
      "blind", \.blind,
      "`true` if the expected quantities are hidden from the people who count, so that they count without a hint. Managers see these quantities."
    )
    note = field("note", \.note, "A free text about the stocktake.", .length(1...4000))
    status = field(
      "status", \.status,
      "The stocktake's status. open: quantities can be recorded. review: the counting has ended, and a manager reviews the differences. posted: the differences are in the ledger. cancelled: the stocktake was ended without posting."
    )
    transaction = field(
      "transaction", \.transaction,
      "The id of the ledger transaction that the stocktake has posted. `null` before posting, and if no quantity differed."
    )
  }
}

/// The status of a stocktake, from the beginning of the counting to the posting of differences.
enum CountStatus: String, Choice {
  /// Counted quantities can be recorded.
  case open
  /// The counting has ended, and a manager reviews the differences.
  case review
  /// The differences were posted to the ledger.
  case posted
  case cancelled

  static let spellings = Spellings<CountStatus>()

  /// The conditions under which a step is allowed. Steps of stocktakes have no conditions.
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
