internal import Exchange
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// An exported loan. Loans are never imported.
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
  static let doc: StaticString = "A loan as files have it."

  /// - Parameter names: the spellings, in files, of the records that the loan names.
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
    direction = field("direction", \.direction, "The direction. out: lent to others. in: borrowed from others.")
    status = field(
      "status", \.status,
      "The loan's status. out: all goods are out. partly: some goods are out. returned: all goods were returned. lost: no goods are out any more, and some were lost."
    )
    sku = field("sku", \.sku, "The item's SKU.")
    quantity = field("quantity", \.quantity, "The quantity that was lent, in the item's own unit.")
    unit = field("unit", \.unit, "The item's own unit.")
    returned = field("returned", \.returned, "The quantity that was returned, in the item's own unit.")
    lost = field("lost", \.lost, "The quantity that was reported as lost, in the item's own unit.")
    open = field("open", \.open, "The quantity that is still out, in the item's own unit.")
    contact = field(
      "contact", \.contact,
      "The name of the contact who borrowed the goods or owns them; `null` for a loan with a user.")
    user = field(
      "user", \.user, "The user of the company who borrowed the goods or owns them; `null` for a loan with a contact.")
    lentAt = field("lentAt", \.lentAt, "The instant at which the goods were lent or borrowed.")
    dueAt = field("dueAt", \.dueAt, "The instant by which the goods are to be returned; `null` for no due date.")
    returnedAt = field("returnedAt", \.returnedAt, "The instant at which the last of the goods was returned or lost.")
    overdueAt = field("overdueAt", \.overdueAt, "The instant at which the core noticed that the loan is overdue.")
    from = field("from", \.from, "The code or the path of the location to which the goods return.")
    note = field("note", \.note, "A free note.")
    id = field("id", \.id, "The loan's id.")
    lots = field("lots", \.lots, "The lots of the loan; empty for an item that is not tracked by lots.")
  }
}

/// The part of an exported loan that belongs to one lot.
struct LoanFileLot: Record {
  let batch: Line?, serial: Line?, quantity: Decimal, closed: Decimal

  static let doc: StaticString = "The part of a loan that belongs to one lot, as files have it."
}

extension LoanFileLot {
  init<F: Fields<Self>>(_ field: inout F) {
    batch = field("batch", \.batch, "The batch.")
    serial = field("serial", \.serial, "The serial number.")
    quantity = field(
      "quantity", \.quantity, "The quantity of the part that was lent or borrowed, in the item's own unit.")
    closed = field("closed", \.closed, "The quantity of the part that was returned or lost, in the item's own unit.")
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
