internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.loans.create`: lends goods, or records that goods were borrowed.
struct LendItem: CompanyMethod {
  let quantity: Decimal, item: MovedItem, unit: Line?, lot: ID<LotDetails>?, from: LocationName?,
    direction: LoanDirection?
  let contact: UUID?, user: UUID?, dueAt: Timestamp?, lentAt: Timestamp?, note: String?, force: Bool?

  static let name: StaticString = "inventory.loans.create"
  static let doc: StaticString =
    "Lends goods to a contact or to a user of the company, or records that goods were borrowed from one. Record the end of the loan with inventory.loans.return or inventory.loans.lose."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The new loan."
  static let errors: [ErrorCode] = [.notFound, .insufficientStock]
  static let examples = [
    Example(
      "to a contact", given: Example.company + Example.loanable,
      params: #"{"company":"{{0.id}}",\#(LoanDetails.sample)}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    quantity = field(
      "quantity", \.quantity, "The quantity to lend or borrow, in `unit`; more than 0, at most 1,000,000,000.",
      .above(0, to: 1_000_000_000))
    item = field.embed(\.item)
    unit = field("unit", \.unit, "The unit of the quantity. Default: the item's own unit.", .length(1...32))
    lot = field(
      "lot", \.lot,
      "The id of the lot to lend, for an item that is tracked by lots. If it is left out, the lots that expire first are lent. Must be left out for borrowed goods."
    )
    from = field(
      "from", \.from,
      "The location from which the goods are lent, by its id, code or path. Default: the item's own location, or else the company's main location. Must be left out for borrowed goods."
    )
    direction = field(
      "direction", \.direction,
      "The direction of the loan. out: lent to others. in: borrowed from others; these goods do not count as stock. Default: `out`."
    )
    contact = field(
      "contact", \.contact,
      "The id of the contact who borrows the goods, or who owns the goods if `direction` is `in`. Either `contact` or `user` must be given, not both."
    )
    user = field(
      "user", \.user,
      "The id of the user of the company who borrows the goods, or who owns the goods if `direction` is `in`. Either `contact` or `user` must be given, not both."
    )
    dueAt = field(
      "dueAt", \.dueAt,
      "The instant by which the goods are to be returned. If it is left out, the loan has no due date and is never overdue."
    )
    lentAt = field(
      "lentAt", \.lentAt, "The instant at which the goods were lent or borrowed, not in the future. Default: now.")
    note = field("note", \.note, "A free text about the loan.", .length(1...4000))
    force = field("force", \.force, MovedLots.forceDoc)
  }

  func call(on service: Loans, in context: CompanyContext) throws(Failure) -> Loan {
    try service.lend(self, in: context)
  }
}
