public import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Finds orders and dispatches by labels that were scanned, and by numbers.
extension Orders {
  /// The lookups of orders and dispatches by their labels and numbers.
  public var labelled: [any LabelledRecords] { [LabelledOrders(self), LabelledDispatches(self)] }
}

/// Finds orders by their labels and numbers.
final class LabelledOrders: LabelledRecords {
  private let orders: Orders
  /// Finds orders by their current and earlier numbers.
  private let numbered = StoreStatement(
    """
    SELECT id FROM {store}.orders WHERE company = ?1 AND number = ?2
    UNION ALL SELECT id FROM {store}.orders INDEXED BY orders_spaced
      WHERE company = ?1 AND \(OuterSpaces.trimmed("number")) = ?2 AND \(OuterSpaces.surround("number"))
    UNION ALL SELECT id FROM {store}.orders
      WHERE company = ?1 AND formerNumbers <> '[]' AND EXISTS (SELECT 1 FROM json_each(formerNumbers) WHERE value = ?2)
    """)

  let labelKind = LabelKind.order
  let labelAccess = Access.view(.orders)

  init(_ orders: Orders) { self.orders = orders }

  func labelled(_ id: UUID, in context: CompanyContext) throws(Failure) -> LabelledRecord? {
    try orders.records.findIfThere(ID(id), in: context).map { order in
      let state = order.details.state
      return LabelledRecord(
        id: id, title: (state.number ?? state.contactName).text, isArchived: order.details.draft.header.archived.isSet)
    }
  }

  func records(with code: String, in context: CompanyContext) throws(Failure) -> [LabelledRecord] {
    let ids = try orders.stores.all(numbered, in: context.store, bind: context.company, code.withoutOuterSpaces) {
      $0.next(UUID.self)
    }
    var found: [LabelledRecord] = []
    for id in ids {
      if let record = try labelled(id, in: context) { found.append(record) }
    }
    return found
  }
}

/// Finds dispatches by their labels, their own numbers and the carriers' tracking numbers.
final class LabelledDispatches: LabelledRecords {
  private let orders: Orders

  let labelKind = LabelKind.dispatch
  let labelAccess = Access.view(.dispatch)

  init(_ orders: Orders) { self.orders = orders }

  func labelled(_ id: UUID, in context: CompanyContext) throws(Failure) -> LabelledRecord? {
    try orders.dispatches.records.findIfThere(ID(id), in: context).map(record)
  }

  func records(with code: String, in context: CompanyContext) throws(Failure) -> [LabelledRecord] {
    try orders.dispatches.track(Line(typed: code), in: context).map(record)
  }

  private func record(_ dispatch: Dispatch) -> LabelledRecord {
    LabelledRecord(id: dispatch.uuid, title: dispatch.details.state.number.text, isArchived: false)
  }
}
