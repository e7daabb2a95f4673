internal import Ports
internal import Shape
internal import Storage
internal import Tenancy

/// A dispatch with its lines and steps: the result of `dispatches.get`.
struct DispatchView: Record {
  let dispatch: Dispatch, lines: [DispatchedLine], steps: [Step<DispatchDetails>]

  static let doc: StaticString = "A dispatch with its lines and steps."
}

extension DispatchView {
  init<F: Fields<Self>>(_ field: inout F) {
    dispatch = field.embed(\.dispatch)
    lines = field("lines", \.lines, "The lines that were shipped with the dispatch.")
    steps = field("steps", \.steps, "The steps, the oldest first.")
  }
}

/// The quantity of an order line that leaves with a dispatch.
struct DispatchedLine: Record {
  let orderLine: ID<OrderLineDetails>, item: UUID?, sku: Line?, text: Line, quantity: Decimal, unit: Line?,
    parts: [EntryPart]

  static let doc: StaticString = "The quantity of an order line that leaves with a dispatch."

  init(_ line: OrderLine, _ entries: [OrderEntry]) {
    orderLine = line.id
    item = line.details.item
    sku = line.details.sku
    text = line.details.terms.text
    unit = line.details.terms.unit
    quantity = Decimal(units: entries.reduce(0) { $0 + $1.details.quantity.units })
    parts = entries.flatMap(\.details.parts)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    orderLine = field("orderLine", \.orderLine, "The id of the order line.")
    item = field("item", \.item, "The id of the line's item.")
    sku = field("sku", \.sku, "The item's SKU.")
    text = field("text", \.text, "The line's text.")
    quantity = field("quantity", \.quantity, "The quantity, in the line's unit.")
    unit = field("unit", \.unit, "The unit of the quantity. `null` for a line without a unit.")
    parts = field("parts", \.parts, "The locations and lots from which the goods were taken.")
  }
}
