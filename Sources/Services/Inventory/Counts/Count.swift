internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// A stocktake: what is counted, and how far it is.
typealias Count = Stored<CountDetails>

/// What is known of a stocktake.
struct CountDetails: CompanyDetails {
  let name: Line?, location: ID<LocationDetails>?, category: Line?, items: [ID<ItemDetails>], blind: Flag, note: String?
  var status: CountStatus, transaction: UUID?

  static let collection = CollectionName(service: InventoryModule.name, "counts", one: "count")
  static let department = Department.inventory
  static let given = Given.countable
  static let sample = #""name":"Shelf 1 in spring","location":"{{1.id}}""#
  static let doc: StaticString = "A stocktake: what is counted, and how far it is."
}

extension CountDetails {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "What people call it.", .length(1...200))
    location = field("location", \.location, "Only what lies in this location, or in a part of it, is counted.")
    category = field("category", \.category, "Only items of this category are.", .length(1...100))
    items = field("items", \.items, "Only these items are; all without any.", .count(0...1000))
    blind = field("blind", \.blind, "Whether who counts is not told what is expected; managers are.")
    note = field("note", \.note, "What else is to be known.", .length(1...4000))
    status = field("status", \.status, "How far it is.")
    transaction = field("transaction", \.transaction, "What the ledger got of it; null before it is posted, and where nothing differed.")
  }
}

/// How far a stocktake is.
enum CountStatus: String, Choice {
  /// It is being counted.
  case open
  /// All is counted, and somebody looks at what differs.
  case review
  /// What differed stands in the ledger.
  case posted
  case cancelled

  static let spellings = Spellings<CountStatus>()

  /// What a step needs first: nothing.
  enum Condition: String, Choice {
    case none

    static let spellings = Spellings<Condition>()
  }

  static let steps = StepTable<CountStatus, Condition>([
    .init(.open, to: .review), .init(.open, to: .cancelled), .init(.review, to: .open), .init(.review, to: .posted),
    .init(.review, to: .cancelled),
  ])
}
