internal import Exchange
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// An exported dispatch, with the goods that left with it. Dispatches can't be imported.
struct DispatchFile: ExchangedDetails {
  let number: Line, status: DispatchStatus, order: Line?, collectionType: CollectionType, contact: Line?, user: UUID?,
    recipient: Line?
  let address: Address?, carrier: Line?, carrierService: Line?, trackingNumber: Line?, parcels: Int?, weight: Int?,
    assignee: UUID?
  let plannedAt: Timestamp?, handedOverAt: Timestamp?, deliveredAt: Timestamp?, note: String?, createdAt: Timestamp,
    id: UUID
  let lines: [DispatchFileLine]

  static let collection = DispatchDetails.collection
  static let department = DispatchDetails.department
  static let isImported = false
  static let given = DispatchDetails.given
  static let sample = DispatchDetails.sample
  static let doc: StaticString = "A dispatch in an exported file, with the goods that left with the dispatch."

  /// - Parameters:
  ///   - order: the number of the dispatch's order.
  ///   - contact: the name of the dispatch's recipient.
  init(_ dispatch: Dispatch, order: Line?, contact: Line?, _ lines: [DispatchFileLine]) {
    let (draft, state) = (dispatch.details.draft, dispatch.details.state)
    (number, status, self.order, collectionType) = (state.number, state.status, order, draft.collectionType)
    (self.contact, user, recipient, address) = (contact, draft.user, draft.recipient, draft.address)
    (carrier, carrierService, trackingNumber) = (draft.carrier, draft.carrierService, draft.trackingNumber)
    (parcels, weight, assignee, plannedAt) = (draft.parcels, draft.weight, draft.assignee, draft.plannedAt)
    (handedOverAt, deliveredAt, note) = (state.handedOverAt, state.deliveredAt, draft.note)
    (createdAt, id, self.lines) = (dispatch.createdAt, dispatch.uuid, lines)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    number = field("number", \.number, "The dispatch's number in the company, such as D-1.")
    status = field("status", \.status, "The dispatch's status.")
    order = field("order", \.order, "The number of the dispatch's order.")
    collectionType = field(
      "collectionType", \.collectionType,
      "The way in which the goods get to the recipient. endUser: the customer collects the goods, or someone brings them to the customer. colleague: a colleague takes the goods along. shipping: a carrier ships the goods."
    )
    contact = field("contact", \.contact, "The name of the recipient, if the recipient is a contact.")
    user = field("user", \.user, "The id of the recipient, if the recipient is a user of the company.")
    recipient = field("recipient", \.recipient, "The recipient as a free text, such as a name.")
    address = field("address", \.address, "The address of the recipient.")
    carrier = field("carrier", \.carrier, "The name of the carrier.")
    carrierService = field("service", \.carrierService, "The carrier's name for the kind of shipping, such as express.")
    trackingNumber = field("trackingNumber", \.trackingNumber, "The carrier's tracking number.")
    parcels = field("parcels", \.parcels, "The number of parcels.")
    weight = field("weight", \.weight, "The weight of the dispatch, in grams.")
    assignee = field("assignee", \.assignee, "The id of the user who is responsible for the dispatch.")
    plannedAt = field("plannedAt", \.plannedAt, "The instant at which the dispatch is planned to leave.")
    handedOverAt = field("handedOverAt", \.handedOverAt, "The instant at which the dispatch was last handed over.")
    deliveredAt = field(
      "deliveredAt", \.deliveredAt, "The instant of delivery. `null` if the dispatch was not delivered.")
    note = field("note", \.note, "A free note about the dispatch.")
    createdAt = field("createdAt", \.createdAt, "The instant at which the dispatch was created.")
    id = field("id", \.id, "The dispatch's id.")
    lines = field("lines", \.lines, "The goods that left with the dispatch.")
  }
}

/// A line of an exported dispatch: the quantity of an order line that left with the dispatch.
struct DispatchFileLine: Record {
  let sku: Line?, text: Line, quantity: Decimal, unit: Line?, parts: [FilePart]

  static let doc: StaticString = "The quantity of an order line that left with a dispatch, in an exported file."
}

extension DispatchFileLine {
  init<F: Fields<Self>>(_ field: inout F) {
    sku = field("sku", \.sku, "The item's SKU.")
    text = field("text", \.text, "The line's text.")
    quantity = field("quantity", \.quantity, "The quantity, in the unit `unit`.")
    unit = field("unit", \.unit, "The unit of the quantity.")
    parts = field(
      "parts", \.parts,
      "The locations and lots from which the goods were taken. The quantities are in the item's own unit.")
  }
}

extension Dispatches {
  /// The export of dispatches.
  var exchange: Exchange<DispatchFile> {
    Exchange(
      exporting: Exchange<DispatchFile>.query(for: records), stores, spread: "lines", rowsAtOnce: 40,
      names: { [unowned self] in FileNames(orders, $0) },
      show: { [unowned self] (dispatch: Dispatch, names, context) throws(Failure) in
        try file(dispatch, &names, in: context)
      })
  }

  private func file(_ dispatch: Dispatch, _ names: inout FileNames, in context: CompanyContext) throws(Failure)
    -> DispatchFile
  {
    var lines: [DispatchFileLine] = []
    for line in try contents(of: dispatch, in: context) {
      let sku = try line.item.map { (item) throws(Failure) in try names.sku(of: item) }
      let parts = try names.parts(line.parts)
      lines.append(DispatchFileLine(sku: sku, text: line.text, quantity: line.quantity, unit: line.unit, parts: parts))
    }
    let order = try orders.records.findIfThere(dispatch.details.order, in: context)?.details.state.number
    let contact = try dispatch.details.draft.contact.map { (id) throws(Failure) in try names.contact(id) }
    return DispatchFile(dispatch, order: order, contact: contact, lines)
  }
}
