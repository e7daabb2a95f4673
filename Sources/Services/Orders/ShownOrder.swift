internal import RPC
internal import Shape
internal import Storage
internal import Vocabulary

/// An order with the amount that is still to be paid, as methods return it.
struct ShownOrder: Record {
  let order: Order

  static let doc: StaticString = "An order with the amount that is still to be paid."

  init(_ order: Order) { self.order = order }

  init<F: Fields<Self>>(_ field: inout F) {
    order = field.embed(\.order)
    _ = field("due", \.order.details.state.due, OrderState.dueDoc)
  }
}
