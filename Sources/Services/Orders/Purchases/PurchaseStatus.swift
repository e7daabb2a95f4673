internal import Shape
internal import Storage
internal import Tenancy

/// Where a purchase stands.
enum PurchaseStatus: String, Choice {
  case draft, ordered, partlyReceived, received, closed, cancelled

  static let spellings = Spellings<PurchaseStatus>()

  /// The steps of a purchase. What comes takes it further by itself, and what is taken back, back.
  static let steps = StepTable<PurchaseStatus, PurchaseCondition>([
    .init(.draft, to: .ordered, when: .lines), .init(.draft, to: .cancelled, when: .manager),
    .init(.ordered, to: .draft), .init(.ordered, to: .partlyReceived, when: .begun), .init(.ordered, to: .received, when: .received),
    .init(.ordered, to: .cancelled, when: .manager),
    .init(.partlyReceived, to: .ordered, when: .reversed), .init(.partlyReceived, to: .received, when: .received),
    .init(.partlyReceived, to: .closed),
    .init(.received, to: .ordered, when: .reversed), .init(.received, to: .partlyReceived, when: .awaited), .init(.received, to: .closed),
  ])

  /// Whether something may still come.
  var isAwaited: Bool { self == .ordered || self == .partlyReceived }
  /// Whether lines and prices can still be changed.
  var isOpen: Bool { self == .draft || self == .ordered }
  /// Whether things are received: more may come than was ordered.
  var canReceive: Bool { isAwaited || self == .received }
  var isOver: Bool { self == .closed || self == .cancelled }
}

/// What a step of a purchase waits for.
enum PurchaseCondition: String, StepCondition {
  /// That it has a line.
  case lines
  /// That some of it was received.
  case begun
  /// That all of it was received.
  case received
  /// That some of it is still to come.
  case awaited
  /// That all that was received was taken back.
  case reversed
  /// That a manager of orders takes it.
  case manager

  static let spellings = Spellings<PurchaseCondition>()

  var words: StaticString {
    switch self {
    case .lines: "it needs a line (purchases.lines.add)"
    case .begun: "some of it must come (purchases.receive)"
    case .received: "all of it must come (purchases.receive)"
    case .awaited: "some of it must be still to come"
    case .reversed: "all that has come must be taken back (purchases.receipts.reverse)"
    case .manager: "a manager of orders must take the step"
    }
  }
}

/// The steps of purchases.
enum PurchaseSteps: Stepping {
  typealias Status = PurchaseStatus
  static let collection = CollectionName(service: PurchasesModule.name, "purchase_steps", one: "purchaseStep")
  static let department = Department.orders
}
