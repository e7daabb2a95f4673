internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Finds the assets of records for other services.
extension Assets: AssetKeeper {
  func hasAsset(_ id: UUID, of kind: StaticString, _ record: UUID, in context: CompanyContext) throws(Failure) -> Bool {
    try rows.find(ID(id), in: context.partition)?.owner == AssetOwner(type: "\(kind)", id: record)
  }

  func photos(of kind: StaticString, _ record: UUID, in partition: Partition) throws(Failure) -> [UUID] {
    try rows.photos(of: AssetOwner(type: "\(kind)", id: record), in: partition)
  }
}

/// Moves assets when two records are merged. The remaining record gets the assets of the removed record, after its own.
extension Assets: Referrer {
  /// Returns no uses, because a record's own assets do not prevent its deletion.
  func uses(of kind: StaticString, _ id: UUID, in context: CompanyContext) throws(Failure) -> [InUseData.Count] { [] }

  func redirect(_ kind: StaticString, from old: UUID, to new: UUID, in context: CompanyContext) throws(Failure) {
    let owner = AssetOwner(type: "\(kind)", id: new)
    for asset in try rows.all(of: AssetOwner(type: "\(kind)", id: old), in: context.partition) {
      let position = try rows.nextPosition(of: owner, in: context.partition)
      let moved = asset.changed(at: context.now) { ($0.owner, $0.position) = (owner, position) }
      try rows.update(asset, to: moved, in: context.store, context.base)
    }
  }
}
