internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A dispatch: goods of one order that leave the company together.
typealias Dispatch = Stored<DispatchDetails>

/// The stored members of a dispatch: the members that a request can set (`draft`), and those that the core computes
/// (`state`).
struct DispatchDetails: CompanyDetails {
  let order: ID<OrderDetails>
  var draft: DispatchDraft, state: DispatchState

  /// The names of the collection. From the collection, the core makes the methods `dispatches.history` and
  /// `dispatches.export`.
  static let collection = CollectionName(service: DispatchesModule.name, "dispatches", one: "dispatch")
  static let steps = CollectionName(service: DispatchesModule.name, "dispatch_steps", one: "dispatchStep")
  static let department = Department.dispatch
  static let hasHistory = true
  static let hasSteps = true
  static let given =
    OrderDetails.given + [
      Example.Step(
        "orders.create",
        #"{"company":"{{0.id}}","contact":"{{1.id}}","currency":"EUR","lines":[{"text":"Tasting","quantity":1,"unitPrice":{"amount":2500,"currency":"EUR"}}]}"#
      ), Example.Step("orders.step", #"{"company":"{{0.id}}","id":"{{2.id}}","to":"submitted"}"#),
    ]
  static let sample = #""order":"{{2.id}}","collectionType":"endUser""#
  static let sampleChanges = #""parcels":2"#
  static let doc: StaticString = "A dispatch: goods of an order that leave together."
}

extension DispatchDetails: SteppedDetails {
  var number: Line? { state.number }

  init<F: Fields<Self>>(_ field: inout F) {
    order = field("order", \.order, "The id of the order whose goods leave with the dispatch.")
    draft = field.embed(\.draft)
    state = field.embed(\.state)
  }
}

/// The members of a dispatch that a request can set.
struct DispatchDraft: Record {
  let collectionType: CollectionType
  var contact: UUID?
  let user: UUID?, recipient: Line?
  var address: Address?
  let carrier: Line?, carrierService: Line?, trackingNumber: Line?, parcels: Int?, weight: Int?, assignee: UUID?,
    plannedAt: Timestamp?
  let note: String?, proof: UUID?

  static let doc: StaticString = "The members of a dispatch that a request can set."

  /// Creates the draft of the dispatch that `orders.ship` makes, with the order's contact and address.
  init(of order: OrderDraft, as type: CollectionType) {
    collectionType = type
    contact = order.contact
    address = order.header.shippingAddress
    (user, recipient, carrier, carrierService, trackingNumber) = (nil, nil, nil, nil, nil)
    (parcels, weight, assignee, plannedAt, note, proof) = (nil, nil, nil, nil, nil, nil)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    collectionType = field(
      "collectionType", \.collectionType,
      "The way in which the goods get to the recipient. endUser: the customer collects the goods, or someone brings them to the customer. colleague: a colleague takes the goods along. shipping: a carrier ships the goods."
    )
    contact = field("contact", \.contact, "The id of the recipient, if the recipient is a contact.")
    user = field("user", \.user, "The id of the recipient, if the recipient is a user of the company.")
    recipient = field("recipient", \.recipient, "The recipient as a free text, such as a name.", .length(1...200))
    address = field(
      "address", \.address,
      "The address of the recipient. If it is left out, the dispatch gets the order's shipping address.")
    carrier = field("carrier", \.carrier, "The name of the carrier, such as DHL.", .length(1...100))
    carrierService = field(
      "service", \.carrierService, "The carrier's name for the kind of shipping, such as express.", .length(1...100))
    trackingNumber = field("trackingNumber", \.trackingNumber, "The carrier's tracking number.", .length(1...100))
    parcels = field("parcels", \.parcels, "The number of parcels, from 1 to 10,000.", .range(1...10_000))
    weight = field("weight", \.weight, "The weight of the dispatch, in grams.", .range(1...1_000_000_000))
    assignee = field("assignee", \.assignee, "The id of the user who is responsible for the dispatch.")
    plannedAt = field("plannedAt", \.plannedAt, "The instant at which the dispatch is planned to leave.")
    note = field("note", \.note, "A free note about the dispatch.", .length(1...4000))
    proof = field("proof", \.proof, "The proof of delivery: the id of one of the dispatch's assets (`assets.add`).")
  }
}

/// The members of a dispatch that the core sets: its number, its status, and the instants of two steps.
struct DispatchState: SteppedState {
  let number: Line
  var status = DispatchStatus.planned, handedOverAt: Timestamp?, deliveredAt: Timestamp?

  static let doc: StaticString = "The members of a dispatch that the core sets."

  init(number: Line) { self.number = number }

  init<F: Fields<Self>>(_ field: inout F) {
    number = field("number", \.number, "The dispatch's number in the company, such as D-1.")
    status = field("status", \.status, "The dispatch's status. To change it, call `dispatches.step`.")
    handedOverAt = field(
      "handedOverAt", \.handedOverAt,
      "The instant at which the dispatch was last handed over. `null` before the first time.")
    deliveredAt = field(
      "deliveredAt", \.deliveredAt, "The instant of delivery. `null` if the dispatch was not delivered.")
  }
}

/// The way in which a dispatch reaches its recipient.
enum CollectionType: String, Choice {
  /// The customer collects the goods, or someone brings them to the customer.
  case endUser
  /// A colleague takes the goods along.
  case colleague
  /// A carrier ships the goods.
  case shipping

  static let spellings = Spellings<CollectionType>()
}
