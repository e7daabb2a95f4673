import Cloud
import RPC
import Shape
import Sync

/// One store of a simulated device: its rows, its replica and its engine. A crash loses the replica and the engine.
final class SharingSide {
  let storage = MemoryStorage()
  let database: CloudDatabase
  private(set) var replica: Replica
  private(set) var engine: SyncEngine
  private let newOperation: () -> String
  private let random: SeededRandom
  /// A closure that tells the replica which accounts may write each record.
  var bound: (Replica) -> Void = { _ in }
  var lastFailure: CloudFailure?

  init(_ database: CloudDatabase, _ random: SeededRandom, newOperation: @escaping () -> String) {
    self.database = database
    self.random = random
    self.newOperation = newOperation
    replica = Replica(storage, of: database, [], newOperation: newOperation)
    engine = SyncEngine(replica) { 0 }
  }

  /// Starts the process.
  func start() {
    replica = Replica(storage, of: database, SharingKinds.all(storage, in: database), newOperation: newOperation)
    replica.shareTag = { [storage] zone in UUID(zone.zone.name).flatMap { storage.state.shares[$0]?.shareTag } }
    replica.shared = { [storage] zone, share in
      if let company = UUID(zone.zone.name) { storage.state.shares[company] = share }
    }
    bound(replica)
    engine = SyncEngine(replica) { [random] in random.fraction() }
    engine.asksAhead = true
    engine.mostRecords = 3
    lastFailure = nil
    sure { () throws(Failure) in try replica.restart() }
    storage.commit()
  }

  func crash() {
    storage.crash()
    start()
  }

  func handle(_ event: EngineEvent, at now: Int) -> [SyncEffect] {
    let effects = sure { () throws(Failure) in try engine.handle(event, at: now) }
    storage.commit()
    return effects
  }

  /// Returns whether the side has nothing left to do, and waits for nothing.
  /// - Parameter contested: Records that may wait for ever, for example for a record that never comes.
  func isQuiet(but contested: Set<UUID>) -> Bool {
    let state = storage.state
    let waiting = Set(state.arrivals.keys).union(state.marks.keys).subtracting(contested)
    return lastFailure == nil && waiting.isEmpty && state.log.last?.position ?? 0 == state.position
  }

  /// Returns a company's records as front ends see them.
  /// - Parameter contested: Records that are left out.
  func answers(of company: UUID, but contested: Set<UUID>) -> [String] {
    storage.state.rows.filter { $0.value.company == company && !contested.contains($0.key) }
      .sorted { ($0.value.kind, $0.value.row) < ($1.value.kind, $1.value.row) }
      .map { id, row in
        let members = row.members.list.sorted { $0.name < $1.name }.filter { $0.json != "null" }
        return "\(row.kind) \(id) \(members.map { "\($0.name)=\($0.json)" }.joined(separator: " "))"
      }
  }

  /// Returns whether any row of a company is stored.
  func hasTraces(of company: UUID) -> Bool {
    let state = storage.state
    guard state.rows.values.contains(where: { $0.company == company }) || state.shares[company] != nil else {
      // The device may remember that the company was deleted. This does not count as a trace.
      return state.zones.values.contains { $0.zone.name == "\(company)" && (!$0.isDeletion || $0.isMade) }
    }
    return true
  }
}

/// Runs a function that can't fail here, because all storage is in memory.
func sure<T>(_ work: () throws(Failure) -> T) -> T {
  do throws(Failure) { return try work() } catch { fatalError(error.message) }
}
