internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Something that was lent or borrowed.
typealias Loan = Stored<LoanDetails>

/// What is known of a loan.
struct LoanDetails: CompanyDetails {
  let item: ID<ItemDetails>, quantity: Decimal, direction: LoanDirection
  var contact: UUID?
  let user: UUID?, lentAt: Timestamp
  var dueAt: Timestamp?, note: String?
  let from: ID<LocationDetails>?
  var parts: [LoanPart], returned: Decimal, lost: Decimal, status: LoanStatus, returnedAt: Timestamp?, overdueAt: Timestamp?

  static let collection = CollectionName(service: InventoryModule.name, "loans", one: "loan")
  static let department = Department.inventory
  static let given = Given.loanable
  static let sample = #""quantity":2,"item":"{{1.id}}","contact":"{{3.id}}","dueAt":"2030-01-31T18:00:00Z""#
  static let doc: StaticString = "Something that was lent or borrowed."

  /// How much of it is still out.
  var open: Decimal { Decimal(units: quantity.units - returned.units - lost.units) }
}

extension LoanDetails {
  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "What it is.")
    quantity = field("quantity", \.quantity, "How much of it, in the item's own unit.")
    direction = field("direction", \.direction, "out for what was lent to others; in for what was borrowed from them, which is no stock.")
    contact = field("contact", \.contact, "Who has it, or whose it is; null for a user.")
    user = field("user", \.user, "The same, for somebody of the company; null for a contact.")
    lentAt = field("lentAt", \.lentAt, "When it went, or came.")
    dueAt = field("dueAt", \.dueAt, "When it is to be back.")
    note = field("note", \.note, "What else is to be known.", .length(1...4000))
    from = field("from", \.from, "Where it lay, and goes back to.")
    parts = field("parts", \.parts, "How much of which lot; one part without a lot for an item whose lots are not told apart.")
    returned = field("returned", \.returned, "How much of it is back.")
    lost = field("lost", \.lost, "How much of it will never be back.")
    status = field("status", \.status, "What became of it.")
    returnedAt = field("returnedAt", \.returnedAt, "When the last of it came back, or was lost; null while some is out.")
    overdueAt = field(
      "overdueAt", \.overdueAt,
      "When it was noticed that it should be back: as it becomes due where somebody listens, else in an idle moment, or as it comes back late; null until then."
    )
  }
}

/// Which way a loan goes.
enum LoanDirection: String, Choice {
  case out
  case `in`

  static let spellings = Spellings<LoanDirection>()
}

/// What became of a loan.
enum LoanStatus: String, Choice {
  /// All of it is out.
  case out
  /// Some of it is.
  case partly
  case returned
  /// Nothing is out any more, and some of it will never be back.
  case lost

  static let spellings = Spellings<LoanStatus>()
}

/// What of a loan is of one lot.
struct LoanPart: Record, Equatable {
  let lot: ID<LotDetails>?, quantity: Decimal
  /// How much of it is out no more.
  var closed: Decimal

  static let doc: StaticString = "What of a loan is of one lot."

  init(lot: ID<LotDetails>?, quantity: Decimal) { (self.lot, self.quantity, closed) = (lot, quantity, Decimal(0)) }

  init<F: Fields<Self>>(_ field: inout F) {
    lot = field("lot", \.lot, "The lot.")
    quantity = field("quantity", \.quantity, "How much was lent.")
    closed = field("closed", \.closed, "How much of that is back, or lost.")
  }
}
