internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// `inventory.stock.adjust`
struct AdjustStock: CompanyMethod {
  let item: MovedItem, by: Decimal?, to: Decimal?, unit: Line?, location: LocationName?, lots: MovedLots
  let details: Movement.Details

  static let name: StaticString = "inventory.stock.adjust"
  static let doc: StaticString = "Corrects what there is of an item in a location, by so much or to so much."
  static let access = Access.manager(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The entry, and how much there is now."
  static let errors: [ErrorCode] = [.insufficientStock]
  static let examples = [
    Example(
      "to what was found", given: Given.stock,
      params: #"{"company":"{{0.id}}","item":"{{2.id}}","location":"{{1.id}}","to":9,"reason":"One was wet"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    item = field.embed(\.item)
    by = field("by", \.by, "How much more there is, or less; it, or to, must be given.", .range(-1_000_000_000_000...1_000_000_000_000))
    to = field("to", \.to, "How much there is.", .range(-1_000_000_000_000...1_000_000_000_000))
    unit = field("unit", \.unit, "The unit that the quantity is given in; the item's own without it.", .length(1...32))
    location = field(
      "location", \.location, "Where, by its id, its code or its path; the item's location without it, else the company's main one.")
    lots = field.embed(\.lots)
    details = field.embed(\.details)
  }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> PostedStock {
    let amount: Movement.Amount
    switch (by, to) {
    case (let by?, nil): amount = .by(by)
    case (nil, let to?): amount = .to(to)
    case (nil, nil): throw .invalidParam("/by", "by or to must be given")
    case (_?, _?): throw .invalidParam("/to", "to must not be given beside by")
    }
    if details.reason == nil {
      throw .invalidParams([Problem(pointer: "/reason", kind: .missing, message: "reason is missing (why, in the company's words)")])
    }
    let movement = Movement(
      kind: .adjust, item: item, amount: amount, unit: unit, location: try service.id(location, in: context), lots: lots, details: details,
      unitCost: nil,
      isForced: false, pointer: .root)
    return try service.post(movement, in: context)
  }
}
