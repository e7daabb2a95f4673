internal import Shape
internal import Tenancy

/// The status of an order.
enum OrderStatus: String, DocumentStatus {
  case draft, submitted, inProgress, invoiced, shipped, paid, closed, cancelled

  static let spellings = Spellings<OrderStatus>()

  /// The allowed changes of status, each with its conditions.
  static let steps = StepTable<OrderStatus, OrderCondition>([
    .init(.draft, to: .submitted, when: .lines), .init(.draft, to: .cancelled, when: .manager, .returned),
    .init(.submitted, to: .draft), .init(.submitted, to: .inProgress),
    .init(.submitted, to: .cancelled, when: .manager, .returned),
    .init(.inProgress, to: .invoiced), .init(.inProgress, to: .cancelled, when: .manager, .returned),
    .init(.invoiced, to: .shipped, when: .shipped), .init(.invoiced, to: .cancelled, when: .manager, .returned),
    .init(.shipped, to: .paid, when: .paid), .init(.paid, to: .closed),
  ])

  static let precedence: [OrderStatus] = [
    .closed, .paid, .shipped, .cancelled, .invoiced, .inProgress, .submitted, .draft,
  ]

  /// A Boolean value that indicates whether stock is reserved for goods that are still to be shipped.
  var reserves: Bool { self == .submitted || canShip }
  var canShip: Bool { self == .inProgress || self == .invoiced }
  /// A Boolean value that indicates whether lines, prices and addresses can still be changed.
  var isOpen: Bool { self == .draft || self == .submitted || self == .inProgress }
  /// A Boolean value that indicates whether the order is invoiced.
  var isInvoiced: Bool { self == .invoiced || self == .shipped || self == .paid || self == .closed }
  var isOver: Bool { self == .closed || self == .cancelled }
}

/// A condition that an order must meet before it can move to another status.
enum OrderCondition: String, StepCondition {
  /// The order has a line.
  case lines
  /// No goods are left to ship: all were shipped, cancelled before the invoice, or credited after it.
  case shipped
  /// The whole amount was paid.
  case paid
  /// All shipped goods have come back.
  case returned
  /// The caller is a manager of orders.
  case manager

  static let spellings = Spellings<OrderCondition>()

  var words: StaticString {
    switch self {
    case .lines: "it needs a line (orders.lines.add)"
    case .shipped: "the rest must be shipped (orders.ship) or credited (orders.lines.credit)"
    case .paid: "it must be paid in full (orders.payments.add)"
    case .returned: "all shipped goods must be returned (orders.returns.create)"
    case .manager: "a manager of orders must take the step"
    }
  }
}
