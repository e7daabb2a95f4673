internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `inventory.loans.create`
struct LendItem: CompanyMethod {
  let quantity: Decimal, item: MovedItem, unit: Line?, lot: ID<LotDetails>?, from: LocationName?, direction: LoanDirection?
  let contact: UUID?, user: UUID?, dueAt: Timestamp?, lentAt: Timestamp?, note: String?, force: Bool?

  static let name: StaticString = "inventory.loans.create"
  static let doc: StaticString = "Lends something to a contact or to somebody of the company, or notes that it was borrowed."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The loan."
  static let errors: [ErrorCode] = [.notFound, .insufficientStock]
  static let examples = [
    Example(
      "to a contact", given: Given.company + Given.loanable, params: #"{"company":"{{0.id}}",\#(LoanDetails.sample)}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    quantity = field("quantity", \.quantity, "How much; more than 0.", .above(0, to: 1_000_000_000))
    item = field.embed(\.item)
    unit = field("unit", \.unit, "The unit that it is given in; the item's own without it.", .length(1...32))
    lot = field("lot", \.lot, "The lot, of an item whose lots are told apart; those that expire first without it.")
    from = field(
      "from", \.from, "Where it lies, by its id, its code or its path; the item's location without it, else the company's main one.")
    direction = field("direction", \.direction, "in for what is borrowed from others, and is no stock; out without it.")
    contact = field("contact", \.contact, "Who gets it, or whose it is; it, or user, must be given.")
    user = field("user", \.user, "The same, for somebody of the company.")
    dueAt = field("dueAt", \.dueAt, "When it is to be back.")
    lentAt = field("lentAt", \.lentAt, "When it went, or came; now without it.")
    note = field("note", \.note, "What else is to be known.", .length(1...4000))
    force = field("force", \.force, MovedLots.forceDoc)
  }

  func call(on service: Loans, in context: CompanyContext) throws(Failure) -> Loan { try service.lend(self, in: context) }
}
