internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The sync of dispatches. The status of a dispatch does not sync: each device computes it from the dispatch's steps.
extension Dispatches {
  var synced: [SyncedRecords] {
    let dispatches = records.syncedByNumber(
      SyncTraits(
        "Dispatches", rank: 7, derived: [("status", #""planned""#), ("handedOverAt", "null"), ("deliveredAt", "null")],
        owners: [("order", "order")], references: [("contact", "contact")])
    ) { [unowned self] (old, new, _, context) throws(Failure) in
      if old == nil || new == nil {
        try counts.move(from: old?.details.state.status, to: new?.details.state.status, in: context)
      }
      guard let new else { return }
      try orders.numbers.goOn(
        behind: new.details.state.number, of: "dispatch", as: "D-{number}", at: new.createdAt, in: context)
    }
    return [
      dispatches.settling { [unowned self] (ids, context) throws(Failure) in
        for id in ids { try follow(ID(id), in: context) }
      },
      steps.synced("DispatchSteps", rank: 8).settling { [unowned self] (ids, context) throws(Failure) in
        for id in ids {
          guard let step = try steps.records.findIfThere(ID(id), in: context) else { continue }
          try follow(ID(step.details.subject), in: context)
        }
      },
    ]
  }

  private func follow(_ id: ID<DispatchDetails>, in context: CompanyContext) throws(Failure) {
    guard let found = try records.locate(id, in: context) else { return }
    let outcome = DispatchStatus.steps.outcome(
      of: try steps.taken(by: id.uuid, in: context), from: .planned, precedence: DispatchStatus.precedence)
    var details = found.record.details
    details.state.status = outcome.status
    details.state.handedOverAt = outcome.past.last { $0.to == .handedOver }?.at
    details.state.deliveredAt = outcome.past.last { $0.to == .delivered }?.at
    try records.follow(found.record, row: found.row, to: details, in: context)
    try counts.move(from: found.record.details.state.status, to: details.state.status, in: context)
  }
}

extension DispatchStatus {
  /// The statuses in order of precedence. The order decides if two devices moved a dispatch to different statuses
  /// before they synced. The goods of a cancelled or returned dispatch are in their locations again, so returned and
  /// cancelled take precedence over delivered.
  static let precedence: [DispatchStatus] = [
    .returned, .cancelled, .delivered, .failed, .handedOver, .packed, .picking, .planned,
  ]
}
