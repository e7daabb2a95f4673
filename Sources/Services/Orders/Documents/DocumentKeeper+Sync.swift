internal import JSON
internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Collects the documents and lines that sync has changed, until the core has computed their derived members.
struct DocumentArrivals<Details: DocumentDetails> {
  fileprivate var affected = Affected<Details>()
  /// Lines that have arrived from another device with another unit or ratio, and were not checked yet.
  fileprivate var lostRatios = LostRatios<Details.LineDetails>()
  /// Documents whose cancellation has arrived from another device, and was not checked yet.
  fileprivate var cancelled: Set<UUID> = []
  /// The consequences, by company, of changes that devices made before they synced. They were not reported yet.
  private var consequences: [UUID: SyncedConsequences] = [:]

  init() {}

  /// Adds a document whose derived members must be computed.
  mutating func note(_ document: ID<Details>, in context: CompanyContext) { affected.note(document, in: context) }

  /// Adds consequences to those that are to be reported.
  mutating func report(in context: CompanyContext, _ add: (inout SyncedConsequences) -> Void) {
    add(&consequences[context.company, default: SyncedConsequences()])
  }

  fileprivate mutating func reported(in context: CompanyContext) -> SyncedConsequences {
    consequences.removeValue(forKey: context.company) ?? SyncedConsequences()
  }
}

extension DocumentKeeper {
  /// Describes how the documents, their lines and their steps sync.
  /// - Parameters:
  ///   - steps: the name of the type of steps in the container.
  ///   - others: further kinds of records that belong to documents.
  ///   - arrived: called for each document that sync changes, to update other data.
  func syncedDocuments(
    _ documents: SyncTraits, lines: SyncTraits, steps: StaticString, _ others: [SyncedRecords],
    arrived: @escaping (_ old: Stored<Details>?, _ new: Stored<Details>?, CompanyContext) throws(Failure) -> Void = {
      (_, _, _) throws(Failure) in
    },
    next: @escaping (CompanyContext) throws(Failure) -> String? = { (_) throws(Failure) in nil }
  ) -> [SyncedRecords] {
    let all: [SyncedRecords] = [
      records.syncedByNumber(documents) { [unowned self] (old, new, _, context) throws(Failure) in
        try arrived(old, new, context)
        if let new { arrivals.note(new.id, in: context) }
      }.numbering(next),
      self.lines.synced(
        lines,
        written: { [unowned self] (old, new, _, context) throws(Failure) in
          guard let line = new ?? old else { return }
          arrivals.affected.note(line.details.document, in: context)
          for item in line.details.plannedItems { arrivals.affected.note(line.details.document, item, in: context) }
          arrivals.lostRatios.note(old, new, in: context)
        }),
      self.steps.synced(
        steps, rank: 7,
        written: { [unowned self] (old, new, _, context) throws(Failure) in
          if let step = new ?? old { arrivals.note(ID(step.details.subject), in: context) }
          if old == nil, let new, new.details.to == .cancelled { arrivals.cancelled.insert(new.details.subject) }
        }),
    ]
    return (all + others).map { records in
      records.settling { [unowned self] (_, context) throws(Failure) in try followArrivals(in: context) }
        .following { [unowned self] (context) in
          var found = arrivals.reported(in: context)
          found.add(orders.stock.undoneKinds(in: context))
          return found
        }
    }
  }

  private func followArrivals(in context: CompanyContext) throws(Failure) {
    for id in arrivals.lostRatios.take(in: context) {
      guard let line = try lines.findIfThere(id, in: context) else { continue }
      var details = line.details
      let restored = try orders.restored(details.ratio, of: details.terms.unit, details.item, in: context)
      guard let ratio = restored else { continue }
      details.ratio = ratio
      // The update counts as a change of this device, so sync sends the restored ratio to the other devices.
      let now = orders.dependencies.clock.now
      _ = try lines.table.update(
        line, to: line.changed(to: details, at: now), in: context.store, Context(stores, at: now))
    }
    let (documents, named) = arrivals.affected.take(in: context)
    var items = named
    for document in documents { try follow(document, &items, in: context) }
    for item in items {
      // An item that has not arrived yet, or was deleted, has no stock record to update.
      try Failure.ifThere { () throws(Failure) in try plan(item, at: nil, in: context) }
    }
  }

  /// Computes the status of a document, and the remaining quantities of its lines.
  /// - Parameter items: the list to which the function adds the items of the document.
  private func follow(_ id: ID<Details>, _ items: inout [UUID], in context: CompanyContext) throws(Failure) {
    guard let found = try records.locate(id, in: context) else { return }
    let old = found.record.details.state.status
    var sheet = try open(id, expect: nil, in: context)
    let taken = try steps.taken(by: id.uuid, in: context)
    try derive(&sheet, from: taken, in: context)
    let (status, isNews) = (sheet.status, arrivals.cancelled.remove(id.uuid) != nil || old == .cancelled)
    if isNews, status != .cancelled, Status.outcome(of: taken, isKept: false).status == .cancelled {
      arrivals.report(in: context) {
        $0.discard(
          jsonText("\(Status.cancelled.rawValue)"), of: "status", Details.collection.one, id.uuid,
          for: jsonText("\(status.rawValue)"))
      }
    }
    // The lines of several devices may together exceed the limit of money. Then the amounts stay unchanged, and only
    // the status changes.
    do throws(Failure) { try sheet.settle(at: "") } catch {}
    try records.follow(found.record, row: found.row, to: sheet.details, in: context)
    try count(from: old, to: status, in: context)
    for line in sheet.lines {
      items += line.details.plannedItems.filter { !items.contains($0) }
      guard let stored = try lines.locate(line.id, in: context) else { continue }
      try lines.follow(stored.record, row: stored.row, to: line.details, in: context)
      guard line.details.kind == .kit, let now = try lines.locate(line.id, in: context) else { continue }
      try lines.rules.written?(stored.record, now.record, now.row, context)
    }
  }
}
