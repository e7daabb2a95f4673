internal import Policy
internal import Ports
internal import RPC
internal import SQLite
internal import Storage
internal import Tenancy

/// The service `system`: the clients, the build environment, the conversations, and the check of the stores.
final class System {
  let data: String
  let build: Build
  let dependencies: Dependencies
  private let started = MonotonicClock.milliseconds
  /// A function that returns the number of methods. It is set when the core is complete.
  var methodCount: () -> Int = { 0 }
  var checks: () -> [(Store) throws(Failure) -> [String]] = { [] }
  /// The clients that have called `system.hello`. The keys are the numbers of their conversations.
  private(set) var clients: [Int: Client] = [:]
  /// Returns a Boolean value that indicates whether users sign in to any company of the directory.
  let hasSignIns: () throws(Failure) -> Bool

  init(_ dependencies: Dependencies, data: String, build: Build, hasSignIns: @escaping () throws(Failure) -> Bool) {
    self.build = build
    self.dependencies = dependencies
    self.data = data
    self.hasSignIns = hasSignIns
    dependencies.conversations.onLeft { [unowned self] conversation in
      guard clients.removeValue(forKey: conversation.number) != nil else { return }
      noteBuild()
    }
  }
}

extension System {
  /// Stores the client's description of itself. If this changes the build environment, subscribers get an event,
  /// because results depend on it.
  func greet(_ client: Client?) {
    clients[dependencies.conversations.current.number] = client
    noteBuild()
  }

  /// Takes the build environment of the newest conversation whose client reports one. Conversations that may only read
  /// do not count.
  private func noteBuild() {
    let before = build.environment
    let deciding = dependencies.conversations.all.last { !$0.isReadOnly && clients[$0.number]?.build != nil }
    build.ofClient = deciding.flatMap { clients[$0.number]?.build }
    let stores = dependencies.stores
    guard build.environment != before, stores.changes.isObserved || stores.footprint.isObserved else { return }
    do throws(Failure) {
      stores.beginWrite()
      // Methods whose result depends on the build environment count as readers of the settings. So their live queries
      // run again.
      try stores.settings.noteWriting()
      try stores.changes.note(PolicyModule.deployment, ["buildEnvironment"], at: dependencies.clock.now)
      stores.endWrite()
      try stores.commit()
    } catch {
      // If the event can't be stored, for example because the disk is full, subscribers get no event. Requests still
      // use the new environment.
      stores.rollback()
    }
  }

  /// - Parameter hasLog: a Boolean value that indicates whether the newest lines of the log are included.
  func diagnose(isChecked: Bool, hasLog: Bool = true) -> Diagnostics {
    // If users sign in to a company, exact numbers could reveal its activity to callers without access to it. So such
    // callers get rounded numbers or none.
    let isExact = (try? !hasSignIns()) ?? false
    let stores = dependencies.stores.present.map { diagnose($0, isChecked: isChecked, isExact: isExact) }
    return Diagnostics(
      version: Version.text, platform: System.platform, sqlite: Connection.libraryVersion, data: data,
      uptime: MonotonicClock.milliseconds - started, requests: dependencies.clock.requests, stores: stores,
      client: clients[dependencies.conversations.current.number],
      heap: Connection.heapSize.map { isExact ? $0 : System.wholeMebibytes($0) },
      statements: isExact ? dependencies.stores.statementCount : nil,
      log: hasLog ? Log.recent : [])
  }

  /// Returns the open conversations, the oldest first.
  func conversations() -> [ListedConversation] {
    dependencies.conversations.all.map { conversation in
      ListedConversation(
        number: conversation.number, isOwn: conversation === dependencies.conversations.current,
        client: clients[conversation.number],
        command: conversation.command, process: conversation.process,
        uptime: MonotonicClock.milliseconds - conversation.began,
        capabilities: conversation.capabilities, isReadOnly: conversation.isReadOnly)
    }
  }

  /// Returns the state of a store. Values of a damaged store that can't be read are null, so that the other stores are
  /// still reported. The result of the check is then SQLite's error message.
  private func diagnose(_ store: Store, isChecked: Bool, isExact: Bool) -> StoreDiagnostics {
    let size = try? dependencies.stores.size(of: store)
    let changes =
      isExact && dependencies.stores.changes.logged.contains(store)
      ? try? dependencies.stores.changes.newest(in: store) : nil
    let keys = isExact ? try? dependencies.stores.idempotency.size(of: store) : nil
    var integrity: String?
    if isChecked { do throws(Failure) { integrity = try check(store) } catch { integrity = error.message } }
    return StoreDiagnostics(
      name: "\(store)", schema: size?.schema, bytes: size.map { isExact ? $0.bytes : System.wholeMebibytes($0.bytes) },
      changes: changes,
      idempotencyKeys: keys?.keys, idempotencyBytes: keys?.bytes, integrity: integrity)
  }

  /// Checks a store, and returns the problems that SQLite finds. If there are none, returns the problems that the
  /// services find.
  private func check(_ store: Store) throws(Failure) -> String {
    let found = try dependencies.stores.check(store)
    guard found == "ok", store != .device else { return found }
    var findings: [String] = []
    for check in checks() { findings += try check(store) }
    return findings.isEmpty ? found : findings.joined(separator: "; ")
  }

  private static func wholeMebibytes(_ bytes: Int) -> Int { (bytes + 0xf_ffff) & ~0xf_ffff }

  static var platform: String {
    #if os(Linux)
      "linux"
    #else
      "macos"
    #endif
  }
}
