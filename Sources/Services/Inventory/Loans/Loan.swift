internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Goods that a company has lent to others, or has borrowed from others.
typealias Loan = Stored<LoanDetails>

/// The members of a loan: the goods, the borrower or lender, and how much was returned or lost.
struct LoanDetails: CompanyDetails {
  let item: ID<ItemDetails>, quantity: Decimal, direction: LoanDirection
  var contact: UUID?
  let user: UUID?, lentAt: Timestamp
  var dueAt: Timestamp?, note: String?
  let from: ID<LocationDetails>?
  var parts: [LoanPart], returned: Decimal, lost: Decimal, status: LoanStatus, returnedAt: Timestamp?,
    overdueAt: Timestamp?

  /// The names of the collection in methods and files. The core derives the methods `inventory.loans.get` and
  /// `inventory.loans.export` from them.
  static let collection = CollectionName(service: InventoryModule.name, "loans", one: "loan")
  static let department = Department.inventory
  static let given = Example.loanable
  static let sample = #""quantity":2,"item":"{{1.id}}","contact":"{{3.id}}","dueAt":"2030-01-31T18:00:00Z""#
  static let doc: StaticString = "A loan: goods that the company has lent to others, or has borrowed from others."

  /// The quantity that was neither returned nor lost yet.
  var open: Decimal { Decimal(units: quantity.units - returned.units - lost.units) }
}

extension LoanDetails {
  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the item that was lent or borrowed.")
    quantity = field("quantity", \.quantity, "The quantity that was lent or borrowed, in the item's own unit.")
    direction = field(
      "direction", \.direction,
      "The direction of the loan. out: lent to others. in: borrowed from others; these goods do not count as stock.")
    contact = field(
      "contact", \.contact, "The id of the contact who borrowed the goods or owns them; `null` for a loan with a user.")
    user = field(
      "user", \.user,
      "The id of the user of the company who borrowed the goods or owns them; `null` for a loan with a contact.")
    lentAt = field("lentAt", \.lentAt, "The instant at which the goods were lent or borrowed.")
    dueAt = field(
      "dueAt", \.dueAt, "The instant by which the goods are to be returned; `null` if there is no due date.")
    note = field("note", \.note, "A free text about the loan.", .length(1...4000))
    from = field(
      "from", \.from,
      "The id of the location from which the goods were lent, and to which they return. `null` for borrowed goods.")
    parts = field(
      "parts", \.parts, "The quantity of each lot. For an item that is not tracked by lots, one entry without a lot.")
    returned = field("returned", \.returned, "The quantity that was returned, in the item's own unit.")
    lost = field("lost", \.lost, "The quantity that was reported as lost, in the item's own unit.")
    status = field(
      "status", \.status,
      "The loan's status. out: no goods were returned or lost yet. partly: some were. returned: all goods were returned. lost: no goods are outstanding any more, but some were lost."
    )
    returnedAt = field(
      "returnedAt", \.returnedAt,
      "The instant at which the last of the goods were returned or reported as lost. `null` until then.")
    overdueAt = field(
      "overdueAt", \.overdueAt,
      "The instant at which the core recorded that the loan is overdue; `null` before that. While a front end has subscriptions, the core records it at once. Otherwise, the core records it in an idle moment, or when the goods are returned late."
    )
  }
}

/// The direction of a loan: `out` for goods that the company has lent, `in` for goods that it has borrowed.
enum LoanDirection: String, Choice {
  case out
  case `in`

  static let spellings = Spellings<LoanDirection>()
}

/// The status of a loan, which is computed from the quantities that were returned and lost.
enum LoanStatus: String, Choice {
  /// No goods were returned or lost yet.
  case out
  /// A part of the goods was returned or lost.
  case partly
  case returned
  /// No goods are outstanding any more, but a part of them was lost.
  case lost

  static let spellings = Spellings<LoanStatus>()
}

/// The quantity of one lot in a loan, and how much of it was returned or lost.
struct LoanPart: Record, Equatable {
  let lot: ID<LotDetails>?, quantity: Decimal
  /// The quantity that was returned or lost so far.
  var closed: Decimal

  static let doc: StaticString = "The quantity of one lot in a loan, and how much of it was returned or lost."

  init(lot: ID<LotDetails>?, quantity: Decimal) { (self.lot, self.quantity, closed) = (lot, quantity, Decimal(0)) }

  init<F: Fields<Self>>(_ field: inout F) {
    lot = field("lot", \.lot, "The id of the lot; `null` for an item that is not tracked by lots.")
    quantity = field(
      "quantity", \.quantity, "The quantity of the lot that was lent or borrowed, in the item's own unit.")
    closed = field(
      "closed", \.closed, "The quantity of the lot that was returned or lost so far, in the item's own unit.")
  }
}
