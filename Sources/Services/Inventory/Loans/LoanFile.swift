internal import Exchange
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A loan in an exported file. Loans are only exported, never imported.
struct LoanFile: ExchangedDetails {
  let direction: LoanDirection, status: LoanStatus, sku: Line?, quantity: Decimal, unit: Line?, returned: Decimal,
    lost: Decimal,
    open: Decimal
  let contact: Line?, user: UUID?, lentAt: Timestamp, dueAt: Timestamp?, returnedAt: Timestamp?, overdueAt: Timestamp?,
    from: Line?
  let note: String?, id: UUID, lots: [LoanFileLot]

  static let collection = LoanDetails.collection
  static let department = LoanDetails.department
  static let isImported = false
  static let given = LoanDetails.given
  static let sample = LoanDetails.sample
  static let doc: StaticString = "A loan, in an exported file."

  /// - Parameter names: the texts by which files name the item, the contact, the location and the lots of the loan.
  init(_ loan: Loan, _ names: inout SpelledRecords) throws(Failure) {
    let details = loan.details
    (direction, status, quantity, returned, lost) = (
      details.direction, details.status, details.quantity, details.returned, details.lost
    )
    (open, user, lentAt, dueAt) = (details.open, details.user, details.lentAt, details.dueAt)
    (returnedAt, overdueAt, note, id) = (details.returnedAt, details.overdueAt, details.note, loan.uuid)
    (sku, unit) = try names.item(details.item)
    contact = try details.contact.map { (id) throws(Failure) in try names.contact(id) }
    from = try details.from.map { (id) throws(Failure) in try names.location(id) }
    var lots: [LoanFileLot] = []
    for part in details.parts where part.lot != nil {
      let (batch, serial) = try names.lot(part.lot)
      lots.append(LoanFileLot(batch: batch, serial: serial, quantity: part.quantity, closed: part.closed))
    }
    self.lots = lots
  }

  init<F: Fields<Self>>(_ field: inout F) {
    direction = field(
      "direction", \.direction, "The direction of the loan. out: lent to others. in: borrowed from others.")
    status = field(
      "status", \.status,
      "The loan's status. out: no goods were returned or lost yet. partly: some were. returned: all goods were returned. lost: no goods are outstanding any more, but some were lost."
    )
    sku = field("sku", \.sku, "The item's SKU.")
    quantity = field("quantity", \.quantity, "The quantity that was lent or borrowed, in the item's own unit.")
    unit = field("unit", \.unit, "The item's own unit, in which the quantities are given.")
    returned = field("returned", \.returned, "The quantity that was returned, in the item's own unit.")
    lost = field("lost", \.lost, "The quantity that was reported as lost, in the item's own unit.")
    open = field("open", \.open, "The quantity that was neither returned nor lost yet, in the item's own unit.")
    contact = field(
      "contact", \.contact,
      "The name of the contact who borrowed the goods or owns them; `null` for a loan with a user.")
    user = field(
      "user", \.user,
      "The id of the user of the company who borrowed the goods or owns them; `null` for a loan with a contact.")
    lentAt = field("lentAt", \.lentAt, "The instant at which the goods were lent or borrowed.")
    dueAt = field(
      "dueAt", \.dueAt, "The instant by which the goods are to be returned; `null` if there is no due date.")
    returnedAt = field(
      "returnedAt", \.returnedAt,
      "The instant at which the last of the goods were returned or reported as lost. `null` until then.")
    overdueAt = field(
      "overdueAt", \.overdueAt, "The instant at which the core recorded that the loan is overdue; `null` before that.")
    from = field(
      "from", \.from,
      "The location from which the goods were lent, and to which they return: its code, or its path if it has no code. `null` for borrowed goods."
    )
    note = field("note", \.note, "A free text about the loan.")
    id = field("id", \.id, "The loan's id.")
    lots = field("lots", \.lots, "The lots of the loan; empty for an item that is not tracked by lots.")
  }
}

/// The quantity of one lot in an exported loan.
struct LoanFileLot: Record {
  let batch: Line?, serial: Line?, quantity: Decimal, closed: Decimal

  static let doc: StaticString = "The quantity of one lot in a loan, in an exported file."
}

extension LoanFileLot {
  init<F: Fields<Self>>(_ field: inout F) {
    batch = field("batch", \.batch, "The lot's batch.")
    serial = field("serial", \.serial, "The lot's serial number.")
    quantity = field(
      "quantity", \.quantity, "The quantity of the lot that was lent or borrowed, in the item's own unit.")
    closed = field(
      "closed", \.closed, "The quantity of the lot that was returned or lost so far, in the item's own unit.")
  }
}

extension Loans {
  /// The export of loans.
  var exchange: Exchange<LoanFile> {
    Exchange(
      exporting: Exchange<LoanFile>.query(for: records), stores,
      names: { [unowned self] in SpelledRecords(inventory, $0) },
      show: { (loan: Loan, names, _) throws(Failure) in try LoanFile(loan, &names) })
  }
}
