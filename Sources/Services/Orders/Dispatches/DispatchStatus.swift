internal import Shape
internal import Tenancy

/// Where a dispatch stands.
enum DispatchStatus: String, Choice {
  case planned, picking, packed, handedOver, delivered, failed, returned, cancelled

  static let spellings = Spellings<DispatchStatus>()

  /// The steps of a dispatch.
  static let steps = StepTable<DispatchStatus, DispatchCondition>([
    .init(.planned, to: .picking, when: .lines), .init(.planned, to: .cancelled, when: .kept), .init(.picking, to: .packed),
    .init(.picking, to: .cancelled, when: .kept), .init(.packed, to: .handedOver, when: .carrier, .address, .colleague),
    .init(.packed, to: .cancelled, when: .kept), .init(.handedOver, to: .delivered), .init(.handedOver, to: .failed),
    .init(.handedOver, to: .cancelled, when: .kept), .init(.failed, to: .planned), .init(.failed, to: .returned, when: .kept),
  ])

  /// Whether more can join what leaves with it.
  var isLoading: Bool { self == .planned || self == .picking }
  var isOver: Bool { self == .delivered || self == .returned || self == .cancelled }
}

/// What a step of a dispatch waits for.
enum DispatchCondition: String, StepCondition {
  /// That something was shipped with it (`orders.ship`).
  case lines
  /// Where it is shipped: that it has a carrier.
  case carrier
  /// Where an end user collects it: that it has an address or a contact.
  case address
  /// Where a colleague collects it: that the recipient is a user of the company.
  case colleague
  /// That of each line nothing was returned already (`orders.returns.create`), or all of it.
  case kept

  static let spellings = Spellings<DispatchCondition>()

  var words: StaticString {
    switch self {
    case .lines: "something must be shipped with it (orders.ship)"
    case .carrier: "it needs a carrier (dispatches.update)"
    case .address: "it needs an address or a contact (dispatches.update)"
    case .colleague: "its recipient must be a user of the company (dispatches.update)"
    case .kept: "what has come back of it in part must come back whole (orders.returns.create)"
    }
  }
}
