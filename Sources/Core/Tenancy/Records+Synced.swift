public import RPC
public import Shape
public import Storage

/// Declares the records of a collection for sync.
extension Records where Details.Scope.Context == CompanyContext {
  /// Returns the collection's records in the form that sync reads and writes.
  /// - Parameters:
  ///   - holder: returns the other record that has the same unique value. Without it, the collection's key is used.
  ///   - written: updates data beside a written record, after the collection's own rule `written`.
  public func synced(
    _ traits: SyncTraits, holder: ((Row, CompanyContext) throws(Failure) -> (member: String, id: UUID)?)? = nil,
    written: ((_ old: Row?, _ new: Row?, _ row: Int, CompanyContext) throws(Failure) -> Void)? = nil
  ) -> SyncedRecords {
    synced(traits, holder: holder, written: written) { $0 }
  }
}

extension Records where Details.Scope.Context == Context {
  /// Returns the account's own records in the form that sync reads and writes, for the zone `account`.
  /// - Parameters:
  ///   - holder: returns the other record that has the same unique value. Without it, the collection's key is used.
  ///   - written: updates data beside a written record, after the collection's own rule `written`.
  public func synced(
    _ traits: SyncTraits, holder: ((Row, Context) throws(Failure) -> (member: String, id: UUID)?)? = nil,
    written: ((_ old: Row?, _ new: Row?, _ row: Int, Context) throws(Failure) -> Void)? = nil
  ) -> SyncedRecords {
    synced(traits, holder: holder, written: written) { $0.base }
  }
}

extension Records {
  /// - Parameter scoped: returns the context in the form that the collection's rules need.
  private func synced(
    _ traits: SyncTraits, holder: ((Row, Scoped) throws(Failure) -> (member: String, id: UUID)?)?,
    written: ((_ old: Row?, _ new: Row?, _ row: Int, Scoped) throws(Failure) -> Void)?,
    scoped: @escaping (CompanyContext) -> Scoped
  ) -> SyncedRecords {
    let holder =
      holder
      ?? Details.key.map { key in
        { [self] (record: Row, context: Scoped) throws(Failure) -> (member: String, id: UUID)? in
          guard let id = try self.holder(of: record.details, in: context.partition), id != record.uuid else {
            return nil
          }
          return ("\(key)", id)
        }
      }
    let isOfAccount = !Details.Scope.isOfCompany
    var records = SyncedTable(
      table, named: tableName, stores, isOfAccount: isOfAccount,
      nextRow: { [numbers] (context) throws(Failure) in try numbers.next(in: context.partition) }, text: text,
      holder: holder.map { holder in { (record, context) throws(Failure) in try holder(record, scoped(context)) } },
      requireUnused: { [self] (record, context) throws(Failure) in try rules.delete?(record, scoped(context)) },
      written: { [self] (old, new, row, context) throws(Failure) in
        try rules.written?(old, new, row, scoped(context))
        try written?(old, new, row, scoped(context))
      }
    ).synced(traits)
    if isOfAccount { records.home = .account }
    records.forgetsDeleted = Details.forgetsDeleted
    return records
  }
}
