internal import Shape
internal import Tenancy

/// The status of a dispatch.
enum DispatchStatus: String, Choice {
  case planned, picking, packed, handedOver, delivered, failed, returned, cancelled

  static let spellings = Spellings<DispatchStatus>()

  /// The allowed changes of status, each with its conditions.
  static let steps = StepTable<DispatchStatus, DispatchCondition>([
    .init(.planned, to: .picking, when: .lines), .init(.planned, to: .cancelled, when: .kept),
    .init(.picking, to: .packed),
    .init(.picking, to: .cancelled, when: .kept), .init(.packed, to: .handedOver, when: .carrier, .address, .colleague),
    .init(.packed, to: .cancelled, when: .kept), .init(.handedOver, to: .delivered), .init(.handedOver, to: .failed),
    .init(.handedOver, to: .cancelled, when: .kept), .init(.failed, to: .planned),
    .init(.failed, to: .returned, when: .kept),
  ])

  /// A Boolean value that indicates whether goods can still be added to the dispatch.
  var isLoading: Bool { self == .planned || self == .picking }
  var isOver: Bool { self == .delivered || self == .returned || self == .cancelled }
}

/// A condition that a dispatch must meet before it can move to another status.
enum DispatchCondition: String, StepCondition {
  /// Goods were shipped with the dispatch (`orders.ship`).
  case lines
  /// A dispatch that a carrier ships has a carrier.
  case carrier
  /// A dispatch to an end user has an address or a contact.
  case address
  /// A dispatch that a colleague takes along has a user of the company as its recipient.
  case colleague
  /// No line was returned in part: of each line, either nothing or the whole quantity has come back
  /// (`orders.returns.create`).
  case kept

  static let spellings = Spellings<DispatchCondition>()

  var words: StaticString {
    switch self {
    case .lines: "goods must be shipped with the dispatch (orders.ship)"
    case .carrier: "the dispatch needs a carrier (dispatches.update)"
    case .address: "the dispatch needs an address or a contact (dispatches.update)"
    case .colleague: "the recipient must be a user of the company (dispatches.update)"
    case .kept: "a partly returned line must be returned in full (orders.returns.create)"
    }
  }
}
