import RPC
import Shape

/// A unit of work over a list of texts, which fails when a test says so. Like real stores, it does not count a commit
/// without changes. A write that fails after its first change rolls back the whole group.
final class ScriptedWork: UnitOfWork {
  let state: UnsafeMutablePointer<WorkState>
  /// The uncommitted texts.
  private(set) var open: [String] = []
  private(set) var durable: [String] = []
  /// The texts of each commit, separated by spaces.
  private(set) var groups: [String] = []
  /// The number of attempts to commit.
  private(set) var attempts = 0
  /// The numbers of the attempts that fail, counted from 1.
  var failing: Set<Int> = []
  private var changesOfRequest = 0
  private var openKeys: [String: KeptResult] = [:]
  private var keys: [String: KeptResult] = [:]

  init() {
    state = .allocate(capacity: 1)
    state.initialize(to: WorkState())
  }

  deinit { state.deallocate() }

  func beginWrite() { changesOfRequest = 0 }
  func endWrite() { changesOfRequest = 0 }

  func undoWrite() {
    if changesOfRequest > 0 { lose() }
    changesOfRequest = 0
  }

  func commit() throws(Failure) {
    if open.isEmpty { return }
    attempts += 1
    if failing.contains(attempts) {
      lose()
      throw Failure(DiskFullFacts(), "The disk is full")
    }
    durable += open
    groups.append(open.joined(separator: " "))
    keys.merge(openKeys) { $1 }
    (open, openKeys) = ([], [:])
    state.pointee.commits += 1
  }

  /// The number of times that the server demanded durability.
  private(set) var timesMadeDurable = 0

  func makeDurable() {
    timesMadeDurable += 1
    state.pointee.isUncertain = false
  }

  func rollback() {
    (open, openKeys) = ([], [:])
    changesOfRequest = 0
    state.pointee.isLost = false
  }

  func digest(overwriting secrets: UnsafeMutableRawBufferPointer) throws(Failure) -> [UInt8] { Array(secrets) }
  func recall(_ key: IdempotencyKey, for user: UUID?) throws(Failure) -> KeptResult? {
    openKeys[key.key] ?? keys[key.key]
  }
  func remember(_ key: IdempotencyKey, for user: UUID?, result: KeptResult) throws(Failure) {
    openKeys[key.key] = result
  }
  func parts(of key: IdempotencyKey, for user: UUID?) throws(Failure) -> [String] { [] }
  func keep(_ part: String, of key: IdempotencyKey, for user: UUID?) throws(Failure) {}

  /// Stores a change of the request that is being served.
  func store(_ text: String) {
    open.append(text)
    changesOfRequest += 1
  }

  /// Stores a change that a read makes for itself, such as an update of an index.
  func maintain(_ text: String) { open.append(text) }

  /// Rolls back everything since the last commit.
  func lose() {
    (open, openKeys) = ([], [:])
    changesOfRequest = 0
    state.pointee.isLost = true
  }
}
