internal import Exchange
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A loan as files have it.
struct LoanFile: ExchangedDetails {
  let direction: LoanDirection, status: LoanStatus, sku: Line?, quantity: Decimal, unit: Line?, returned: Decimal, lost: Decimal,
    open: Decimal
  let contact: Line?, user: UUID?, lentAt: Timestamp, dueAt: Timestamp?, returnedAt: Timestamp?, overdueAt: Timestamp?, from: Line?
  let note: String?, id: UUID, lots: [LoanFileLot]

  static let collection = LoanDetails.collection
  static let department = LoanDetails.department
  static let isImported = false
  static let given = LoanDetails.given
  static let sample = LoanDetails.sample
  static let doc: StaticString = "A loan as files have it."

  /// - Parameter names: the spellings of the records that it names.
  init(_ loan: Loan, _ names: inout SpelledRecords) throws(Failure) {
    let details = loan.details
    (direction, status, quantity, returned, lost) = (details.direction, details.status, details.quantity, details.returned, details.lost)
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
    direction = field("direction", \.direction, "out for goods that were lent to others; in for goods that were borrowed from them.")
    status = field("status", \.status, "How much of it is back.")
    sku = field("sku", \.sku, "The item's SKU.")
    quantity = field("quantity", \.quantity, "How much was lent, in the item's own unit.")
    unit = field("unit", \.unit, "The item's own unit.")
    returned = field("returned", \.returned, "How much of it is back.")
    lost = field("lost", \.lost, "How much of it will never be back.")
    open = field("open", \.open, "How much of it is still out.")
    contact = field("contact", \.contact, "The name of the contact that has it, or that it belongs to; null for a user.")
    user = field("user", \.user, "The user of the company who has it, or whom it belongs to; null for a contact.")
    lentAt = field("lentAt", \.lentAt, "When it went, or came.")
    dueAt = field("dueAt", \.dueAt, "When it is to be back.")
    returnedAt = field("returnedAt", \.returnedAt, "When the last of it came back, or was lost.")
    overdueAt = field("overdueAt", \.overdueAt, "When it was noticed that it should be back.")
    from = field("from", \.from, "The code or the path of the location that it goes back to.")
    note = field("note", \.note, "Further remarks.")
    id = field("id", \.id, "The loan's id.")
    lots = field("lots", \.lots, "The lots that it is of; none for an item whose lots are not told apart.")
  }
}

/// The part of a loan that is of one lot, as files have it.
struct LoanFileLot: Record {
  let batch: Line?, serial: Line?, quantity: Decimal, closed: Decimal

  static let doc: StaticString = "The part of a loan that is of one lot, as files have it."
}

extension LoanFileLot {
  init<F: Fields<Self>>(_ field: inout F) {
    batch = field("batch", \.batch, "The batch.")
    serial = field("serial", \.serial, "The serial number.")
    quantity = field("quantity", \.quantity, "How much was lent.")
    closed = field("closed", \.closed, "How much of that is back, or lost.")
  }
}

extension Loans {
  /// Loans as files.
  var exchange: Exchange<LoanFile> {
    Exchange(
      exporting: Exchange<LoanFile>.query(for: records), stores, names: { [unowned self] in SpelledRecords(inventory, $0) },
      show: { (loan: Loan, names, _) throws(Failure) in try LoanFile(loan, &names) })
  }
}
