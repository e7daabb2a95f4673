internal import Cloud
internal import JSON
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The rows of one kind of record in a store, as a replica reads and writes them.
struct StoreRows: SyncRows {
  let records: SyncedRecords
  let companies: SyncedCompanies

  func read(_ record: UUID, in zone: Int) throws(Failure) -> Members? {
    try text(record, in: zone).flatMap { Members(json: $0) }
  }

  func text(_ record: UUID, in zone: Int) throws(Failure) -> String? {
    guard let partition = try companies.partition(of: zone) else { return nil }
    return try records.read(records.name(of: record), partition)
  }

  func has(_ record: UUID, in zone: Int) throws(Failure) -> Bool {
    guard let partition = try companies.partition(of: zone) else { return false }
    return try records.has(records.name(of: record), partition)
  }

  func parts(of whole: UUID, _ kind: String, in zone: Int) throws(Failure) -> [UUID] {
    try companies.partition(of: zone).map { (partition) throws(Failure) in
      try records.parts(whole, kind, partition).map(records.name)
    } ?? []
  }

  func put(_ record: UUID, _ members: Members, in zone: Int, by actor: String?) throws(Failure) -> PutOutcome {
    let company = try companies.company(of: zone)
    guard let context = try companies.context(of: zone, by: actor) else {
      return .unfit(reason: "the record's company is not on this device")
    }
    var whole = members
    whole["id"] = jsonText(records.name(of: record))
    // A record belongs to the company of its zone, whatever company the arrival names.
    if let company, "\(records.name)" != "company" { whole["company"] = jsonText(company) }
    if context.scope.isOfAccount, records.home == .both { whole["company"] = nil }
    for (member, initial) in records.traits.derived where whole["\(member)"] == nil {
      whole["\(member)"] = "\(initial)"
    }
    return try companies.isCareful ? putAlone(record, whole.text, context) : put(record, whole.text, context)
  }

  private func put(_ record: UUID, _ json: String, _ context: CompanyContext) throws(Failure) -> PutOutcome {
    do throws(Failure) {
      switch try records.put(records.name(of: record), json, context) {
      case .done: return .done
      case .duplicate(let member, let holder): return .duplicate(member: member, holder: records.name(of: holder))
      case .unfit(let reason): return .unfit(reason: reason)
      }
    } catch {
      companies.isCareful = true
      throw error
    }
  }

  /// Writes a record in a savepoint of its own. If the write fails, no part of this record is written, and the other
  /// records of the transaction still are.
  private func putAlone(_ record: UUID, _ json: String, _ context: CompanyContext) throws(Failure) -> PutOutcome {
    var outcome = PutOutcome.done
    try companies.stores.attempt(in: companies.store) { () throws(Failure) in
      do throws(Failure) { outcome = try put(record, json, context) } catch {
        if error.code == .storageFull || error.code == .storageFault || companies.stores.state.pointee.isLost {
          throw error
        }
        outcome = .unfit(reason: error.message)
      }
      return outcome == .done
    }
    return outcome
  }

  func files(of record: UUID, in zone: Int) throws(Failure) -> [SyncedFile] {
    try companies.partition(of: zone).map { (partition) throws(Failure) in
      try records.files(records.name(of: record), partition)
    } ?? []
  }

  func shared(_ record: UUID, in zone: Int) throws(Failure) -> [SharedValue] {
    try companies.context(of: zone).map { (context) throws(Failure) in try records.shared(record, context) } ?? []
  }

  func lost(_ record: UUID, _ value: SharedValue, in zone: Int) throws(Failure) {
    guard let context = try companies.context(of: zone) else { return }
    try records.lost(record, value, context)
  }

  func consequences(in zone: Int) throws(Failure) -> SyncedConsequences {
    guard let consequences = records.consequences, let context = try companies.context(of: zone) else {
      return SyncedConsequences()
    }
    return try consequences(context)
  }

  func nextNumber(in zone: Int) throws(Failure) -> String? {
    try companies.context(of: zone).flatMap(records.nextNumber)
  }

  func walk(after row: Int, limit: Int) throws(Failure) -> [MetRecord] {
    try records.walk(row, limit, companies.store).map {
      MetRecord(records.name(of: $0.record), of: $0.company, row: $0.row)
    }
  }

  func tail(after row: Int, limit: Int, in zone: Int) throws(Failure) -> [(record: UUID, row: Int)] {
    guard let partition = try companies.partition(of: zone) else { return [] }
    return try records.tail(row, limit, partition).map { (records.name(of: $0.record), $0.row) }
  }

  func move(_ moves: [(from: Int, to: Int)], in zone: Int) throws(Failure) {
    guard let context = try companies.context(of: zone), context.number > 0 || context.scope.isOfAccount else { return }
    try records.move(moves, context)
  }

  func delete(_ record: UUID, in zone: Int, by actor: String?) throws(Failure) -> DeleteOutcome {
    guard let context = try companies.context(of: zone, by: actor) else { return .done }
    return try records.delete(records.name(of: record), context) ? .done : .inUse
  }

  func reached(from record: UUID, in zone: Int) throws(Failure) -> [UUID] {
    guard let uniting = records.uniting, let context = try companies.context(of: zone) else { return [] }
    return try uniting.reached(record, context)
  }

  func unitedTarget(of record: UUID, in zone: Int) throws(Failure) -> UUID? {
    guard let uniting = records.uniting, let context = try companies.context(of: zone) else { return nil }
    return try uniting.target(record, context)
  }

  func unite(_ record: UUID, into target: UUID, in zone: Int) throws(Failure) -> Bool {
    guard let uniting = records.uniting, let context = try companies.context(of: zone, origin: .here) else {
      return false
    }
    var isDone = false
    try companies.stores.attempt(in: companies.store) { () throws(Failure) in
      do throws(Failure) {
        try uniting.merge(record, target, context)
        isDone = true
      } catch {
        if error.code == .storageFull || error.code == .storageFault || companies.stores.state.pointee.isLost {
          throw error
        }
      }
      return isDone
    }
    return isDone
  }
}

/// Finds the company that a zone belongs to, and the context for writes to it. The signed-in user and that user's
/// rights have no effect here.
final class SyncedCompanies {
  let store: Store
  var stores: Stores { dependencies.stores }
  /// A Boolean value that indicates whether each record is written in a savepoint of its own. A savepoint copies every
  /// page that it changes, so savepoints are used only after a record has failed.
  var isCareful = false
  private let dependencies: Dependencies
  private let storage: any SyncStorage
  /// Returns the id of the container, or `nil` before the container has reported it.
  private let container: () -> String?
  /// The last writer and the writer's id. Most records of a page are of one account, so the id is not computed for each
  /// record.
  private var last: (reference: String, user: UUID)?

  init(_ dependencies: Dependencies, _ storage: any SyncStorage, in store: Store, container: @escaping () -> String?) {
    self.container = container
    self.dependencies = dependencies
    self.storage = storage
    self.store = store
  }

  func company(of zone: Int) throws(Failure) -> UUID? { try storage.content(of: zone)?.company }

  func partition(of zone: Int) throws(Failure) -> Partition? {
    guard let content = try storage.content(of: zone) else { return nil }
    if content.isAccount { return .account }
    guard let company = content.company, let number = try dependencies.numberOfCompany(company, store) else {
      return nil
    }
    return Partition(store: store, company: company, number: number)
  }

  /// Returns the context for writes of arrived records in a zone's company. A company that is not on this device yet
  /// has the number 0, and only the company's own record is written with that number.
  /// - Parameter actor: the writer, as the container names it, or `nil` for the account itself.
  func context(of zone: Int, by actor: String? = nil, origin: Change.Origin = .elsewhere) throws(Failure)
    -> CompanyContext?
  {
    guard let scope = try scope(of: zone, by: try user(actor)) else { return nil }
    return CompanyContext(scope, dependencies.stores, at: dependencies.clock.now, origin: origin)
  }

  private func scope(of zone: Int, by user: UUID) throws(Failure) -> CompanyScope? {
    guard let content = try storage.content(of: zone) else { return nil }
    if content.isAccount { return .ofAccount(by: user) }
    guard let company = content.company else { return nil }
    let membership = Membership(user: user, rights: .founder, signIn: .unneeded, session: nil)
    return CompanyScope(
      company: company, number: try dependencies.numberOfCompany(company, store) ?? 0, store: store, isArchived: false,
      membership: membership)
  }

  private func user(_ reference: String?) throws(Failure) -> UUID {
    guard let reference, let container = container() else { return try dependencies.account() }
    if let last, last.reference == reference { return last.user }
    let user = UUID(account: reference, of: container)
    last = (reference, user)
    return user
  }
}

extension SyncKind {
  convenience init(_ records: SyncedRecords, _ companies: SyncedCompanies) {
    let traits = records.traits
    assert(
      traits.isImmutable == RecordRule.isAppendOnly("\(traits.recordType)"),
      "containers hold \(traits.recordType) to another rule than it has")
    self.init(
      "\(records.name)", "\(traits.recordType)",
      form: records.cloudForm, rank: traits.rank, rows: StoreRows(records: records, companies: companies),
      sets: Set(traits.sets.map { "\($0)" }), maps: Set(traits.maps.map { "\($0)" }),
      ranks: Dictionary(traits.ranked.map { ("\($0.member)", $0.strongest.map { "\"\($0)\"" }) }) { first, _ in first },
      masks: Set(traits.masks.map { "\($0)" }), unwritten: Set(traits.unwritten.map { "\($0)" }),
      unwrittenWhere: traits.unwrittenWhere.map { ("\($0.member)", "\($0.value)", Set($0.unwritten.map { "\($0)" })) },
      isImmutable: traits.isImmutable, isFinal: traits.isFinal,
      parent: traits.parent.map { "\($0)" },
      anyOwner: traits.anyOwner.map { "\($0)" },
      files: traits.files.map { "\($0)" }, identity: traits.identity.map { "\($0)" },
      number: traits.number, joining: traits.joining, exclusive: traits.exclusive.map { "\($0)" },
      owners: traits.owners.map { ("\($0.member)", "\($0.kind)") },
      need: traits.need.map { ("\($0.member)", "\($0.kind)") },
      references: traits.references.map { ("\($0.member)", "\($0.kind)") }, isUnited: records.uniting != nil,
      isScanned: traits.isScanned,
      home: records.home, forgetsDeleted: records.forgetsDeleted, deletesForGood: traits.deletesForGood)
  }
}
