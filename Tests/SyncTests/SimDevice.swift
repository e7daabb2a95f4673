import Cloud
import RPC
import Shape
import Sync

/// A device of the simulation: its rows, its knowledge of the container, and its engine. A crash loses the engine.
final class SimDevice {
  let name: String
  let storage = MemoryStorage()
  private(set) var engine: SyncEngine
  private let random: SeededRandom
  /// The largest number of records in a batch. It is small, so that several batches are sent at a time.
  private let mostRecords: Int
  /// The engine's unanswered requests, in order.
  var questions: [SyncQuestion] = []
  var isGoingOn = false
  var isOnline = true
  /// The error of this device's clock, in milliseconds.
  var skew: Int
  /// A closure that is called for each record whose shown state changes, or that is no longer shown.
  var shows: (UUID, SimRow?) -> Void = { _, _ in }
  var lastFailure: CloudFailure?
  private var operations = 0

  private let hasReferences: Bool

  init(_ name: String, skew: Int, hasReferences: Bool = false, _ random: SeededRandom) {
    self.name = name
    self.hasReferences = hasReferences
    self.skew = skew
    self.random = random
    mostRecords = random.chance(50) ? 3 : 12
    engine = SyncEngine(Replica(storage, [], newOperation: { "" }), random: { 0 })
    storage.linesTravel = true
    start()
  }

  /// Starts the process.
  func start() {
    let replica = Replica(storage, SimKinds.all(storage, hasReferences: hasReferences)) { [unowned self] in
      operations += 1
      return "\(name)-\(operations)"
    }
    engine = SyncEngine(replica) { [random] in random.fraction() }
    (questions, isGoingOn) = ([], false)
    engine.asksAhead = true
    engine.mostRecords = mostRecords
    must { () throws(Failure) in try replica.restart() }
    storage.commit()
  }

  /// Runs a function that can't fail here, because all storage is in memory.
  private func must<T>(_ work: () throws(Failure) -> T) -> T {
    do throws(Failure) { return try work() } catch { fatalError(error.message) }
  }

  func crash() {
    storage.crash()
    start()
  }

  static func text(_ name: String) -> ObjectSchema.Member {
    .init(name: name, schema: .nullable(.text(TextSchema())), isRequired: false, doc: "")
  }

  static func number(_ name: String) -> ObjectSchema.Member {
    .init(name: name, schema: .integer(.none), isRequired: true, doc: "")
  }

  static func form(_ members: [ObjectSchema.Member], names: [String: String] = [:]) -> CloudForm {
    CloudForm(of: ObjectSchema(name: "Sim", doc: "", members: members), without: [], names: names)
  }

  /// The notes of a new item: all are null.
  static let emptyNotes = Members((0..<8).map { .init("note\($0)", "null") })

  /// - Parameter hasCompanies: A Boolean value that indicates whether companies are records, too.
  static func kinds(_ storage: MemoryStorage, hasCompanies: Bool = false) -> [SyncKind] {
    func rows(_ kind: String, unique: [String], owned: (kind: String, member: String)?) -> MemoryRows {
      MemoryRows(
        storage: storage, kind: kind, unique: unique, owned: owned, hasCompanies: hasCompanies,
        initial: hasCompanies && kind == "item" ? emptyNotes : Members())
    }
    let notes = (0..<8).map { text("note\($0)") }
    let tags = ObjectSchema.Member(name: "tags", schema: .list(.text(TextSchema()), .none), isRequired: true, doc: "")
    return [
      SyncKind(
        "item", "Items",
        form: form([text("sku"), text("name"), tags, number("version"), text("createdAt"), text("updatedAt")] + notes),
        rank: 2, rows: rows("item", unique: ["sku"], owned: ("entry", "item")), sets: ["tags"]),
      SyncKind(
        "entry", "Entries",
        form: form([.init(name: "item", schema: UUID.schema, isRequired: true, doc: ""), number("quantity")]), rank: 3,
        rows: rows("entry", unique: [], owned: nil), isImmutable: true, owners: [("item", "item")]),
    ]
  }

  // MARK: Local writes

  /// Returns the JSON text of a time. All these texts have the same length, as in the services.
  static func instant(_ now: Int) -> String { "\"\(1_000_000_000_000 + now)\"" }

  func rows(_ kind: String) -> [UUID] { storage.state.rows.filter { $0.value.kind == kind }.map(\.key).sorted() }

  func create(_ kind: String, _ members: Members, id: UUID, in company: UUID, at now: Int) {
    storage.state.rows[id] = SimRow(
      kind: kind, company: company, members: members, row: (storage.state.rows.values.map(\.row).max() ?? 0) + 1)
    log(id, kind, company, .created, now)
  }

  func update(_ id: UUID, _ changes: Members, at now: Int) {
    guard let row = storage.state.rows[id] else { return }
    var members = row.members.changed(by: changes)
    members["version"] = "\(Int(row.members["version"]!)! + 1)"
    members["updatedAt"] = SimDevice.instant(now + skew)
    storage.state.rows[id]?.members = members
    log(id, row.kind, row.company!, .updated(changes.names), now)
  }

  func delete(_ id: UUID, at now: Int) {
    guard let row = storage.state.rows.removeValue(forKey: id) else { return }
    log(id, row.kind, row.company!, .deleted(row.members), now)
  }

  /// Writes the records that the device had before it knew of a container.
  func begin(with rows: [UUID: SimRow]) {
    for (id, row) in rows.sorted(by: { $0.key < $1.key }) {
      storage.state.rows[id] = row
      storage.changed.insert(id)
    }
    storage.state.adoption = Adoption(kind: 0, row: 0)
    commit()
  }

  /// Commits the changes, and reports the changed records to `shows`.
  private func commit() {
    storage.commit()
    let changed = storage.changed
    storage.changed = []
    for id in changed.sorted() { shows(id, storage.state.rows[id]) }
  }

  private func log(_ id: UUID, _ kind: String, _ company: UUID, _ action: LocalChange.Action, _ now: Int) {
    storage.state.log.append(
      LocalChange(position: (storage.state.log.last?.position ?? 0) + 1, id, kind, of: company, action, at: now + skew))
    storage.changed.insert(id)
    commit()
    handle(.wrote, at: now)
  }

  // MARK: The engine

  func handle(_ event: EngineEvent, at now: Int) {
    if case .again = event { isGoingOn = false }
    for effect in must({ () throws(Failure) in try engine.handle(event, at: now) }) {
      switch effect {
      case .ask(let question): questions.append(question)
      case .goOn: isGoingOn = true
      case .ended(let failure): lastFailure = failure
      }
    }
    commit()
    if engine.isIdle, engine.takeWanted() { handle(.wanted, at: now) }
  }

  /// The state that its front ends see.
  var answers: [String] {
    storage.state.rows.sorted { ($0.value.kind, $0.value.row) < ($1.value.kind, $1.value.row) }.map { id, row in
      let members = row.members.list.sorted { $0.name < $1.name }.filter { $0.json != "null" }
      return "\(row.kind) \(id) \(members.map { "\($0.name)=\($0.json)" }.joined(separator: " "))"
    }
  }
}

/// Random numbers that are the same for the same seed.
final class SeededRandom {
  private var state: UInt64

  /// Creates a generator whose numbers are unrelated to those of neighboring seeds.
  convenience init(apart seed: UInt64) { self.init(SeededRandom(seed &* 0xd134_2543_de82_ef95).next()) }

  init(_ seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 0x1234_5678 }

  func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ word >> 30) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ word >> 27) &* 0x94d0_49bb_1331_11eb
    return word ^ word >> 31
  }

  func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
  func fraction() -> Double { Double(next() >> 11) / Double(1 << 53) }
  func chance(_ percent: Int) -> Bool { below(100) < percent }
  func pick<T>(_ list: [T]) -> T? { list.isEmpty ? nil : list[below(list.count)] }
}
