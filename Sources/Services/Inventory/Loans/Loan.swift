internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Goods that were lent or borrowed.
typealias Loan = Stored<LoanDetails>

/// The members of a loan.
struct LoanDetails: CompanyDetails {
  let item: ID<ItemDetails>, quantity: Decimal, direction: LoanDirection
  var contact: UUID?
  let user: UUID?, lentAt: Timestamp
  var dueAt: Timestamp?, note: String?
  let from: ID<LocationDetails>?
  var parts: [LoanPart], returned: Decimal, lost: Decimal, status: LoanStatus, returnedAt: Timestamp?,
    overdueAt: Timestamp?

  /// The names of the collection. Methods that the core makes from the collection: `inventory.loans.get`,
  /// `inventory.loans.export`.
  static let collection = CollectionName(service: InventoryModule.name, "loans", one: "loan")
  static let department = Department.inventory
  static let given = Example.loanable
  static let sample = #""quantity":2,"item":"{{1.id}}","contact":"{{3.id}}","dueAt":"2030-01-31T18:00:00Z""#
  static let doc: StaticString = "A loan: goods that were lent or borrowed."

  /// The quantity that is still out.
  var open: Decimal { Decimal(units: quantity.units - returned.units - lost.units) }
}

extension LoanDetails {
  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The item that was lent or borrowed.")
    quantity = field("quantity", \.quantity, "The quantity that was lent or borrowed, in the item's own unit.")
    direction = field(
      "direction", \.direction,
      "The direction. out: lent to others. in: borrowed from others; these goods do not count as stock.")
    contact = field(
      "contact", \.contact, "The contact who borrowed the goods or owns them; `null` for a loan with a user.")
    user = field(
      "user", \.user, "The user of the company who borrowed the goods or owns them; `null` for a loan with a contact.")
    lentAt = field("lentAt", \.lentAt, "The instant at which the goods were lent or borrowed.")
    dueAt = field("dueAt", \.dueAt, "The instant by which the goods are to be returned; `null` for no due date.")
    note = field("note", \.note, "A free note.", .length(1...4000))
    from = field(
      "from", \.from,
      "The location from which the goods were lent, and to which they return; `null` for borrowed goods.")
    parts = field(
      "parts", \.parts, "The quantity of each lot. For an item that is not tracked by lots, one part without a lot.")
    returned = field("returned", \.returned, "The quantity that was returned, in the item's own unit.")
    lost = field("lost", \.lost, "The quantity that was reported as lost, in the item's own unit.")
    status = field(
      "status", \.status,
      "The loan's status. out: all goods are out. partly: some goods are out. returned: all goods were returned. lost: no goods are out any more, and some were lost."
    )
    returnedAt = field(
      "returnedAt", \.returnedAt,
      "The instant at which the last of the goods was returned or lost; `null` while some are out.")
    overdueAt = field(
      "overdueAt", \.overdueAt,
      "The instant at which the core recorded that the loan is overdue; `null` before that. While a front end has subscriptions, the core records this at once. Otherwise, the core records this in an idle moment, or when the goods are returned late."
    )
  }
}

/// The direction of a loan.
enum LoanDirection: String, Choice {
  case out
  case `in`

  static let spellings = Spellings<LoanDirection>()
}

/// The status of a loan.
enum LoanStatus: String, Choice {
  /// The whole quantity is out.
  case out
  /// A part of the quantity is out.
  case partly
  case returned
  /// Nothing is out any more, and a part of the quantity was lost.
  case lost

  static let spellings = Spellings<LoanStatus>()
}

/// The part of a loan that belongs to one lot.
struct LoanPart: Record, Equatable {
  let lot: ID<LotDetails>?, quantity: Decimal
  /// The quantity that was returned or lost.
  var closed: Decimal

  static let doc: StaticString = "The part of a loan that belongs to one lot."

  init(lot: ID<LotDetails>?, quantity: Decimal) { (self.lot, self.quantity, closed) = (lot, quantity, Decimal(0)) }

  init<F: Fields<Self>>(_ field: inout F) {
    lot = field("lot", \.lot, "The lot; `null` for an item that is not tracked by lots.")
    quantity = field(
      "quantity", \.quantity, "The quantity of the part that was lent or borrowed, in the item's own unit.")
    closed = field("closed", \.closed, "The quantity of the part that was returned or lost, in the item's own unit.")
  }
}
