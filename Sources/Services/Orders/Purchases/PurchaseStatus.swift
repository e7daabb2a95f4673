internal import Shape
internal import Tenancy

/// The status of a purchase.
enum PurchaseStatus: String, DocumentStatus {
  case draft, ordered, partlyReceived, received, closed, cancelled

  static let spellings = Spellings<PurchaseStatus>()

  /// The allowed changes of status, each with its conditions. Receipts also move a purchase forward, and their
  /// reversals move it back.
  static let steps = StepTable<PurchaseStatus, PurchaseCondition>([
    .init(.draft, to: .ordered, when: .lines), .init(.draft, to: .cancelled, when: .manager),
    .init(.ordered, to: .draft), .init(.ordered, to: .partlyReceived, when: .begun),
    .init(.ordered, to: .received, when: .received),
    .init(.ordered, to: .cancelled, when: .manager),
    .init(.partlyReceived, to: .ordered, when: .reversed), .init(.partlyReceived, to: .received, when: .received),
    .init(.partlyReceived, to: .closed),
    .init(.received, to: .ordered, when: .reversed), .init(.received, to: .partlyReceived, when: .awaited),
    .init(.received, to: .closed),
  ])

  static let precedence: [PurchaseStatus] = [.closed, .cancelled, .received, .partlyReceived, .ordered, .draft]

  /// A Boolean value that indicates whether more goods may arrive.
  var isAwaited: Bool { self == .ordered || self == .partlyReceived }
  /// A Boolean value that indicates whether lines and prices can still be changed.
  var isOpen: Bool { self == .draft || self == .ordered }
  /// A Boolean value that indicates whether goods can be received. A purchase that was received completely can still
  /// get more than was ordered.
  var canReceive: Bool { isAwaited || self == .received }
  var isOver: Bool { self == .closed || self == .cancelled }
}

/// A condition that a purchase must meet before it can move to another status.
enum PurchaseCondition: String, StepCondition {
  /// The purchase has a line.
  case lines
  /// A part of the purchase was received.
  case begun
  /// The whole purchase was received.
  case received
  /// A part of the purchase has not arrived yet.
  case awaited
  /// All receipts were reversed.
  case reversed
  /// The caller is a manager of orders.
  case manager

  static let spellings = Spellings<PurchaseCondition>()

  var words: StaticString {
    switch self {
    case .lines: "the purchase needs a line (purchases.lines.add)"
    case .begun: "a part of the purchase must be received (purchases.receive)"
    case .received: "all of the purchase must be received (purchases.receive)"
    case .awaited: "a receipt must be reversed, so that goods are expected again (purchases.receipts.reverse)"
    case .reversed: "all receipts must be reversed (purchases.receipts.reverse)"
    case .manager: "a manager of orders must take the step"
    }
  }
}
