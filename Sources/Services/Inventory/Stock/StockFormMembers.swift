/// A set of members of a movement in `inventory.stock.post`. Only members that some types lack or don't need are in it.
struct StockFormMembers: OptionSet {
  let rawValue: UInt16

  static let quantity = Self(rawValue: 1), location = Self(rawValue: 2), from = Self(rawValue: 4),
    to = Self(rawValue: 8)
  static let direction = Self(rawValue: 16), by = Self(rawValue: 32), level = Self(rawValue: 64),
    unitCost = Self(rawValue: 128)
  static let expiry = Self(rawValue: 256), force = Self(rawValue: 512), condition = Self(rawValue: 1024)
  static let orderLine = Self(rawValue: 2048), reason = Self(rawValue: 4096)

  /// Each member with its name, in the order in which problems are reported.
  static let names: [(member: StockFormMembers, name: StaticString)] = [
    (.quantity, "quantity"), (.location, "location"), (.from, "from"), (.to, "to"), (.direction, "direction"),
    (.by, "by"),
    (.level, "level"), (.unitCost, "unitCost"), (.expiry, "expiry"), (.force, "force"), (.condition, "condition"),
    (.orderLine, "orderLine"), (.reason, "reason"),
  ]

  /// Returns the members that a movement of the given type may have.
  /// - Parameter direction: the direction of a return. Other types ignore it.
  static func fitting(_ type: StockFormType, _ direction: ReturnDirection?) -> StockFormMembers {
    switch type {
    case .receive: [.quantity, .location, .unitCost, .expiry, .reason]
    case .consume: [.quantity, .location, .force, .reason]
    case .transfer: [.quantity, .from, .to, .force, .reason]
    case .return where direction == .toSupplier: [.quantity, .location, .direction, .force, .reason]
    case .return: [.quantity, .location, .direction, .force, .condition, .orderLine, .reason]
    case .adjust: [.location, .by, .level, .reason]
    }
  }

  /// Returns a Boolean value that indicates whether the set is valid for a movement of the given type. Every member
  /// must be allowed, and no required member may be missing.
  func fit(_ type: StockFormType, _ direction: ReturnDirection?) -> Bool {
    isSubset(of: .fitting(type, direction)) && isSuperset(of: .needed(by: type))
      && (type != .adjust || contains(.by) != contains(.level))
  }

  /// Returns the members that a movement of the given type must have.
  static func needed(by type: StockFormType) -> StockFormMembers {
    switch type {
    case .receive, .consume, .transfer: .quantity
    case .return: [.quantity, .direction]
    case .adjust: .reason
    }
  }
}
