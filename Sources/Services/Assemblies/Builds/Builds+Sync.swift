internal import JSON
internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Describes builds for sync. Steps and completions are only added. Each device computes the status and the made
/// quantity of a build from them.
extension Builds {
  var synced: [SyncedRecords] {
    let builds = records.syncedByNumber(
      SyncTraits(
        "Builds", rank: 6, derived: [("status", #""planned""#), ("made", "0")], unwritten: ["sku"],
        owners: [("item", "item")]),
      written: { [unowned self] (old, new, _, context) throws(Failure) in
        guard let build = new ?? old else { return }
        affected.note(build.id, build.details.item, in: context)
        if let new {
          try numbers.goOn(
            behind: new.details.state.number, of: "build", as: Builds.numberFormat, at: new.createdAt, in: context)
        } else if let old {
          for item in try write([], of: old, in: context) { affected.note(build.id, item, in: context) }
        }
      })
    return [
      builds,
      steps.synced(
        "BuildSteps", rank: 7,
        written: { [unowned self] (old, new, _, context) throws(Failure) in
          if let record = new ?? old { affected.note(ID(record.details.subject), in: context) }
          if old == nil, let new, new.details.to == .cancelled { cancelled.insert(new.details.subject) }
        }),
      completions.synced(
        SyncTraits("BuildCompletions", rank: 7, isImmutable: true, owners: [("build", "build")]),
        written: { [unowned self] (old, new, _, context) throws(Failure) in
          if let record = new ?? old { affected.note(record.details.build, in: context) }
        }),
    ].map { records in
      records.settling { [unowned self] (_, context) throws(Failure) in try followAffected(in: context) }
    }
    .map { records in
      records.following { [unowned self] (context) in
        madeThough.removeValue(forKey: context.company) ?? SyncedConsequences()
      }
    }
  }

  private func followAffected(in context: CompanyContext) throws(Failure) {
    let (builds, named) = affected.take(in: context)
    var items = named
    for build in builds {
      for item in try follow(build, in: context) where !items.contains(item) { items.append(item) }
    }
    for item in items {
      // Sync may not have delivered the item yet, or the item was deleted. There are no sums to update then.
      try Failure.ifThere { () throws(Failure) in
        try tellDemand(for: item, at: nil, in: context)
        try tellIncoming(of: item, at: nil, in: context)
      }
    }
  }

  /// Computes the status, the made quantity and the demand of a build again, and stores them.
  /// - Returns: the items whose planned quantities may have changed.
  private func follow(_ id: ID<BuildDetails>, in context: CompanyContext) throws(Failure) -> [UUID] {
    guard let found = try records.locate(id, in: context) else { return [] }
    let taken = try steps.taken(by: id.uuid, in: context)
    let made: [BuildCompletion] = try all(queries.completions, of: id.uuid, in: context)
    var details = found.record.details
    details.state.made = Decimal(units: made.reduce(0) { $0 + $1.details.quantity.units })
    let hasMade = details.state.made.units > 0
    var status = BuildStatus.outcome(of: taken, hasMade: hasMade)
    // Two devices can together have made the whole quantity without either of them completing the build. Then no step
    // says so.
    if status.isOpen, hasMade { status = details.left == 0 ? .completed : .inProgress }
    let isNews = cancelled.remove(id.uuid) != nil || details.state.status == .cancelled
    if isNews, status != .cancelled, BuildStatus.outcome(of: taken, hasMade: false) == .cancelled {
      madeThough[context.company, default: SyncedConsequences()].discard(
        jsonText("\(BuildStatus.cancelled.rawValue)"), of: "status", StoredBuild.entityName, id.uuid,
        for: jsonText("\(status.rawValue)"))
    }
    details.state.status = status
    try records.follow(found.record, row: found.row, to: details, in: context)
    let demands = details.demands.filter { $0.quantity > 0 }
    return try write(demands, of: found.record, in: context) + [details.item]
  }
}
