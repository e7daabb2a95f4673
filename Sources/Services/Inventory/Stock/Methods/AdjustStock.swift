internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// The method `inventory.stock.adjust`: corrects the quantity of an item in a location, by a difference or to a new
/// quantity.
struct AdjustStock: CompanyMethod {
  let item: MovedItem, by: Decimal?, to: Decimal?, unit: Line?, location: LocationName?, lots: MovedLots
  let details: Movement.Details

  static let name: StaticString = "inventory.stock.adjust"
  static let doc: StaticString =
    "Corrects the quantity of an item in a location, by a difference or to a new quantity. Use it for goods that were found, lost or damaged. A reason must be given."
  static let access = Access.manager(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The posted entry and the resulting stock levels."
  static let errors: [ErrorCode] = [.insufficientStock]
  static let examples = [
    Example(
      "to the counted quantity", given: Example.stock,
      params: #"{"company":"{{0.id}}","item":"{{2.id}}","location":"{{1.id}}","to":9,"reason":"One was wet"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    item = field.embed(\.item)
    by = field(
      "by", \.by,
      "The difference, in `unit`; negative for less stock. Either `by` or `to` must be given, not both.",
      .range(-1_000_000_000_000...1_000_000_000_000))
    to = field(
      "to", \.to,
      "The quantity in the location after the correction, in `unit`. Either `by` or `to` must be given, not both.",
      .range(-1_000_000_000_000...1_000_000_000_000))
    unit = field("unit", \.unit, "The unit of `by` or `to`. Default: the item's own unit.", .length(1...32))
    location = field(
      "location", \.location,
      "The location, by its id, code or path. Default: the item's own location, or else the company's main location."
    )
    lots = field.embed(\.lots)
    details = field.embed(\.details)
  }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> PostedStock {
    let amount: Movement.Amount
    switch (by, to) {
    case (let by?, nil): amount = .by(by)
    case (nil, let to?): amount = .to(to)
    case (nil, nil): throw .invalidParam("/by", "`by` or `to` must be given")
    case (_?, _?): throw .invalidParam("/to", "`to` must be left out if `by` is given")
    }
    if details.reason == nil {
      throw .invalidParams([
        Problem(
          pointer: "/reason", kind: .missing,
          message: "reason is missing: the reason for the correction, in the company's words")
      ])
    }
    let movement = Movement(
      kind: .adjust, item: item, amount: amount, unit: unit, location: try service.id(location, in: context),
      lots: lots, details: details,
      unitCost: nil,
      isForced: false, pointer: .root)
    return try service.post(movement, in: context)
  }
}
