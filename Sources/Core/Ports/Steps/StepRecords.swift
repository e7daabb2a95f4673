public import RPC
internal import SQLite
public import Shape
public import Storage
public import Tenancy

/// Stores and reads the steps of the records of one kind.
public struct StepRecords<Subject: SteppedDetails> {
  public typealias Status = Subject.State.Status

  public let records: Records<StepDetails<Subject>>
  private let selection = StoreStatement(
    "SELECT \(Table<Step<Subject>>.columns) FROM {store}.\(Subject.steps.many) WHERE subject = ? AND row BETWEEN ? AND ? ORDER BY row"
  )
  private let counting = StoreStatement("SELECT count(*) FROM {store}.\(Subject.steps.many) WHERE subject = ?")

  public init(_ dependencies: Dependencies) { records = Records(dependencies.stores, dependencies.ids) }

  /// Returns the steps of a record, the oldest first.
  public func of(_ subject: UUID, in context: CompanyContext) throws(Failure) -> [Step<Subject>] {
    let rows = context.partition.rows.all
    return try records.stores.all(selection, in: context.store, bind: subject, rows.lowerBound, rows.upperBound) {
      $0.fields()
    }
  }

  /// Returns the steps of a record in the form from which its status is computed.
  public func taken(by subject: UUID, in context: CompanyContext) throws(Failure) -> [TakenStep<Status>] {
    try of(subject, in: context).map { $0.taken() }
  }

  /// Throws an error if a record has taken a step. Such a record must not be deleted.
  public func requireNone(of subject: UUID, in context: CompanyContext) throws(Failure) {
    let count = try records.stores.first(counting, in: context.store, bind: subject) { $0.next(Int.self) } ?? 0
    if count > 0 { throw .inUse(Subject.collection.one, [InUseData.Count(Subject.steps.one, count)]) }
  }

  /// Stores several steps that a record takes one after the other.
  /// - Parameter isNew: a Boolean value that indicates whether the record has not taken any step yet.
  public func take(
    _ way: [Status], of subject: UUID, from start: Status, reason: Line?, isNew: Bool = false,
    in context: CompanyContext
  ) throws(Failure) {
    let actor = try context.base.actor()
    var (status, taken) = (start, isNew ? [] : try taken(by: subject, in: context))
    for next in way {
      let details = StepDetails<Subject>(
        subject, from: status, to: next, after: taken, reason: reason, actor: actor)
      taken.append(try records.create(details, in: context).taken())
      status = next
    }
  }

  /// Returns the steps in the form that sync needs.
  public func synced(
    _ recordType: StaticString, rank: Int,
    written: ((_ old: Step<Subject>?, _ new: Step<Subject>?, _ row: Int, CompanyContext) throws(Failure) -> Void)? = nil
  ) -> SyncedRecords {
    let owners: [(member: StaticString, kind: StaticString)] = [("subject", Subject.collection.one)]
    return records.synced(SyncTraits(recordType, rank: rank, isImmutable: true, owners: owners), written: written)
  }
}
