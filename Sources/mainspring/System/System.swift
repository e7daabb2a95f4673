internal import Policy
internal import Ports
internal import RPC
internal import SQLite
internal import Storage
internal import Tenancy

/// The service `system`: clients, build environment, conversations, and the check of the stores.
final class System {
  let data: String
  let build: Build
  let dependencies: Dependencies
  private let started = MonotonicClock.milliseconds
  /// Returns the number of methods. The closure is set when the core is complete.
  var methodCount: () -> Int = { 0 }
  var checks: () -> [(Store) throws(Failure) -> [String]] = { [] }
  /// The clients that have called `system.hello`, by the number of the conversation.
  private(set) var clients: [Int: Client] = [:]
  /// Returns a Boolean value that indicates whether people sign in to any company.
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
  /// Stores the client's description of itself. Its build environment affects answers, so listeners get an event if it
  /// changes.
  func greet(_ client: Client?) {
    clients[dependencies.conversations.current.number] = client
    noteBuild()
  }

  /// Records the build environment of the newest client that reports one. Read-only clients do not count.
  private func noteBuild() {
    let before = build.environment
    let deciding = dependencies.conversations.all.last { !$0.isReadOnly && clients[$0.number]?.build != nil }
    build.ofClient = deciding.flatMap { clients[$0.number]?.build }
    let stores = dependencies.stores
    guard build.environment != before, stores.changes.isObserved || stores.footprint.isObserved else { return }
    do throws(Failure) {
      stores.beginWrite()
      // Every answer that depends on the build environment is recorded as reading the settings.
      try stores.settings.noteWriting()
      try stores.changes.note(PolicyModule.deployment, ["buildEnvironment"], at: dependencies.clock.now)
      stores.endWrite()
      try stores.commit()
    } catch {
      // If nothing can be stored, as on a full disk, listeners are not notified. Callers that request the value still
      // get the new one.
      stores.rollback()
    }
  }

  /// - Parameter hasLog: a Boolean value that indicates whether the newest lines of the log are included.
  func diagnose(isChecked: Bool, hasLog: Bool = true) -> Diagnostics {
    // Callers who may not see a company must not see its activity, either.
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

  /// Returns the present conversations, the oldest first.
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

  /// Returns the state of a store. A damaged store must not hide the others. So a value that can't be read is null, and
  /// the result of the check is SQLite's message.
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

  /// Returns the problems that SQLite finds. If SQLite finds none, returns those that the services find.
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
