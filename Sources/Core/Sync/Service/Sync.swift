internal import Cloud
internal import JSON
public import RPC
internal import SQLite
internal import Shape
internal import Storage
public import Tenancy

/// What keeps the account's records the same on all its devices.
public final class Sync {
  let dependencies: Dependencies
  let options: SyncOptions
  /// Whether it may go on with what the directory is connected to: in a copy of one it must not.
  public var mayConnect = true
  private let loop: () -> SyncLoop
  private let kinds: () -> [SyncedRecords]
  /// What becomes of the services' rows when the account goes.
  let accountRules: () -> [AccountRules]
  /// The records that sync.
  private(set) lazy var allKinds = kinds()
  private let program: String
  /// Takes what is worth a line in the log.
  let log: (String) -> Void
  private var knownLoop: SyncLoop?
  private(set) var connection: SyncConnection?
  /// The requests that wait for the end of a cycle.
  let waiting: HeldRequests
  /// How many records have come or gone in cycles that others have followed at once.
  private var movedBefore = 0
  var hasBegun = false
  /// How many commits there were when it could not go on with what it was connected to.
  var failedAt: Int?
  var seenCommits = 0
  var seenPosition = 0
  /// Drawn at the first connection.
  private lazy var jitter = dependencies.ids.randomBytes(words: 1).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  /// Whether a note in the mailbox says that time has passed.
  var isTicking = false
  private var hasAlarm = false

  /// - Parameters:
  ///   - loop: where requests are served; asked for when there is something to sync.
  ///   - kinds: the records that sync.
  ///   - accountRules: what becomes of the services' rows when the account goes.
  ///   - program: this program, which is run once more for a container in a file.
  public init(
    _ dependencies: Dependencies, _ options: SyncOptions, program: String, loop: @escaping () -> SyncLoop,
    kinds: @escaping () -> [SyncedRecords], accountRules: @escaping () -> [AccountRules], log: @escaping (String) -> Void
  ) {
    self.accountRules = accountRules
    self.dependencies = dependencies
    self.options = options
    self.program = program
    self.loop = loop
    self.kinds = kinds
    self.log = log
    waiting = HeldRequests(dependencies.host)
    // As long as there is a queue, connected or not: what is not taken in yet would be lost with its line.
    stores.changes.needed = { [unowned self] (store) throws(Failure) in
      store == .private ? try (itsStorage.version() > 0 ? itsStorage.position() : nil) : nil
    }
  }

  var stores: Stores { dependencies.stores }
  private lazy var itsStorage = StoreStorage(stores, in: .private, dependencies.ids, dependencies.clock) { [unowned self] id, kind in
    allKinds.first { "\($0.name)" == kind }?.name(of: id) ?? id
  }
  /// What the store knows of the cloud; nil where it was never connected to one, or by an older program and not since.
  var storage: StoreStorage? {
    get throws(Failure) {
      let version = try itsStorage.version()
      if version > SyncTables.steps.count {
        throw .fileFault("What the store knows of its cloud was written by a newer program; use that one")
      }
      return version == SyncTables.steps.count ? itsStorage : nil
    }
  }
  var theLoop: SyncLoop {
    if let knownLoop { return knownLoop }
    let made = loop()
    knownLoop = made
    return made
  }

  // MARK: Connecting

  /// Goes on with what the directory was connected to, or the command line says. Not before the first idle moment, or the first call.
  public func begin() throws(Failure) {
    if hasBegun || !mayConnect { return }
    try upgrade()
    if let cloud = try intended() {
      let known = try known()
      try connect(cloud, account: options.account ?? known?.account)
    }
    hasBegun = true
  }

  /// Gives the tables of an earlier program what they lack.
  func upgrade() throws(Failure) {
    guard case let version = try itsStorage.version(), version > 0, version < SyncTables.steps.count else { return }
    try perform { [self] () throws(Failure) in try itsStorage.define() }
  }

  /// Does something as a write of its own.
  func perform(_ work: @escaping () throws(Failure) -> Void) throws(Failure) {
    if let failure = theLoop.perform(work) { throw failure }
  }

  /// The container that it is, or will be, connected to.
  func intended() throws(Failure) -> String? {
    if let connection { return connection.cloud }
    if hasBegun { return nil }
    if let cloud = options.cloud { return cloud }
    return try known()?.cloud
  }

  /// What the directory was connected to.
  func known() throws(Failure) -> (cloud: String?, account: String)? {
    guard let text = try stores.settingsOfCompanies.value(of: Sync.setting), let known = Members(json: text),
      let account = known["account"].flatMap({ String(json: $0) })
    else { return nil }
    return (known["cloud"].flatMap { String(json: $0) }, account)
  }

  private static let setting = "sync"

  /// - Parameters:
  ///   - cloud: a file, or `exec:` and a command.
  ///   - account: the user reference; nil for the one that the directory has, or the usual one.
  /// - Throws: -32602 for another account than the directory's.
  func connect(_ cloud: String, account named: String?) throws(Failure) {
    let before = try known()
    let account = named ?? before?.account ?? SyncOptions.usualAccount
    if let before, before.account != account {
      throw .invalidParam(
        "/account", "account must be \(before.account), which the directory belongs to; sync.switchAccount goes over to another one")
    }
    if let connection {
      if connection.cloud == cloud { return }
      letGo()
    }
    try perform { [self] () throws(Failure) in try prepare(cloud, account) }
    open(itsStorage, cloud, account, allKinds)
    hasBegun = true
    request()
  }

  /// Makes the tables of a store that has none, and notes what it belongs to.
  private func prepare(_ cloud: String, _ account: String) throws(Failure) {
    if try itsStorage.version() == 0 {
      try itsStorage.define()
      // What was written before goes there, too.
      try itsStorage.set(Adoption(kind: 0, row: 0))
      try itsStorage.set(position: try stores.changes.newest(in: .private))
    }
    // A command is run for who named it alone: a directory that is given to somebody runs nothing there.
    try keep(cloud: SyncOptions.isCommand(cloud) ? nil : cloud, account: account)
  }

  /// Notes what the directory is connected to.
  func keep(cloud: String?, account: String) throws(Failure) {
    var known = Members([.init("account", jsonText(account))])
    if let cloud { known["cloud"] = jsonText(cloud) }
    try stores.settingsOfCompanies.set(Sync.setting, to: known.text)
  }

  /// Over a store whose tables may not be there yet.
  let statements = SyncStatements()

  func makeReplica(_ storage: StoreStorage, _ kinds: [SyncedRecords]) -> Replica {
    let companies = SyncedCompanies(dependencies, storage, in: .private)
    let replica = Replica(storage, kinds.map { SyncKind($0, companies) }) { [dependencies] in
      "\(dependencies.ids.next(at: dependencies.clock.now))"
    }
    replica.settle = { (touched) throws(Failure) in
      let byKind = Dictionary(grouping: touched, by: \.kind.name)
      for records in kinds {
        guard let ids = byKind["\(records.name)"] else { continue }
        for (zone, those) in Dictionary(grouping: ids, by: \.zone).sorted(by: { $0.key < $1.key }) {
          guard let context = try companies.context(of: zone) else { continue }
          try records.settle(those.map { records.name(of: $0.record) }, context)
        }
      }
    }
    return replica
  }

  private func open(_ storage: StoreStorage, _ cloud: String, _ account: String, _ kinds: [SyncedRecords]) {
    let replica = makeReplica(storage, kinds)
    let engine = SyncEngine(replica) { [unowned self] in fraction() }
    engine.report = { [unowned self] (done) throws(Failure) in try note(done) }
    let mailbox = Mailbox { [unowned self] line in take(line) }
    let peer = CloudPeer(options.words(cloud, account, program: program), mailbox)
    let connection = SyncConnection(cloud, account, storage, replica, engine, peer, mailbox)
    self.connection = connection
    changeForm(replica, storage, kinds)
    mailbox.isAwaited = { [unowned self] in
      let isBusy = !engine.isIdle && (!waiting.isEmpty || stores.isRepeatable)
      return isBusy || self.connection?.fetches.contains { !$0.held.isEmpty || stores.isRepeatable } ?? false
    }
    theLoop.listen(mailbox)
    dependencies.conversation.changeInterests(by: 1)
    if !hasAlarm {
      hasAlarm = true
      dependencies.conversation.add(
        Alarm(delay: { [unowned self] in delay() }, ring: { [unowned self] () throws(Failure) in ring() }))
    }
    seenPosition = (try? stores.changes.newest(in: .private)) ?? 0
  }

  /// A number from 0 up to 1, without it.
  private func fraction() -> Double {
    jitter = jitter &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(jitter >> 11) / Double(1 << 53)
  }

  /// Ends the connection; what is pending stays.
  func disconnect() throws(Failure) {
    letGo()
    hasBegun = true
    if let known = try known() {
      try perform { [self] () throws(Failure) in try keep(cloud: nil, account: known.account) }
    }
  }

  func letGo() {
    guard let connection else { return }
    // What is on its way must not come any more.
    if connection.fetches.isEmpty { connection.peer.end() } else { connection.peer.kill() }
    for fetch in connection.fetches {
      fetch.waitUntilKept()
      fetch.held.answer(nil)
    }
    connection.fetches = []
    theLoop.forget(connection.mailbox)
    self.connection = nil
    isTicking = false
    dependencies.conversation.changeInterests(by: -1)
    waiting.answer(nil)
  }

  // MARK: What happens

  /// A cycle is wanted now.
  func request() { handle(.wanted) }

  private func take(_ line: [UInt8]) {
    guard let connection else { return }
    switch SyncConnection.Note(line) {
    case .goOn: handle(.again)
    case .tick:
      isTicking = false
      handle(.tick)
    case .late:
      isTicking = false
      // The answer may have come since.
      guard let deadline = connection.peer.deadline, deadline <= MonotonicClock.milliseconds else { return }
      for news in connection.peer.giveUp() { take(news) }
    case .file(let isGood): finishFetch(isGood ? nil : "its content is another")
    case .end(let number): for news in connection.peer.ended(number) { take(news) }
    case nil: take(connection.peer.take(line))
    }
  }

  private func take(_ news: CloudPeer.News) {
    switch news {
    case .answer(let event): handle(event)
    case .file(let answer): took(answer)
    // When it comes is left to the system.
    case .changed: if !stores.isRepeatable { handle(.wanted) }
    case .gone: connection?.engine.knowsAccount = false
    case .nothing: break
    }
  }

  /// Tells the engine, and does what it says.
  private func handle(_ event: SyncEvent) {
    guard let connection else { return }
    var effects: [SyncEffect] = []
    var met = event
    if case .account(let account) = event { connection.accountStatus = account.status }
    if case .account(let account) = event, let refusal = adopt(account) { met = .failed(refusal) }
    // Whatever of it is lost is sent, or fetched, once more.
    stores.mayBeLost = true
    let failure = theLoop.perform { () throws(Failure) in
      effects = try connection.engine.handle(met, at: MonotonicClock.milliseconds)
    }
    stores.mayBeLost = false
    if let failure {
      log("sync: \(failure.message)")
      return fail(CloudFailure(.serviceUnavailable, failure.message))
    }
    let moved = movedBefore + connection.engine.moved
    if moved > 0 { waiting.tell(done: Decimal(moved), total: nil) }
    for effect in effects { run(effect, connection) }
  }

  /// A step could not be stored. Nothing of it is; the cycle ends, and another one finds the same again.
  private func fail(_ failure: CloudFailure) {
    guard let connection else { return }
    connection.engine.giveUp(at: MonotonicClock.milliseconds)
    connection.peer.forgetQuestion()
    ended(failure, connection)
  }

  private func run(_ effect: SyncEffect, _ connection: SyncConnection) {
    switch effect {
    case .ask(let question):
      if !connection.peer.ask(question) {
        handle(.failed(CloudFailure(.serviceUnavailable, "the process of the container can't be started")))
      }
    case .goOn:
      connection.mailbox.post(SyncConnection.Note.goOn.bytes)
    case .ended(let failure): ended(failure, connection)
    }
  }

  private func ended(_ failure: CloudFailure?, _ connection: SyncConnection) {
    connection.failure = failure
    connection.lastEnd = dependencies.clock.now
    if failure == nil { connection.lastSuccess = connection.lastEnd } else { log("sync: \(failure?.message ?? "")") }
    // After a failure it is tried again when its time has come; whoever waits is told at once.
    if connection.engine.takeWanted(), failure == nil {
      movedBefore += connection.engine.moved
      return request()
    }
    movedBefore = 0
    waiting.answer(nil)
  }

  /// Whose cloud it is, is who the account is: the first one that the directory meets gives it its id.
  /// - Returns: why it can't be used.
  private func adopt(_ account: CloudAccount.Answer) -> CloudFailure? {
    guard account.status == .available, let reference = account.account, let container = account.container, let connection else {
      return nil
    }
    let id = UUID(account: reference, of: container)
    // It may have been here before.
    do throws(Failure) {
      if let known = try connection.storage.value("account") {
        return known == "\(id)"
          ? nil : CloudFailure(.notAuthenticated, "the container belongs to another account than the directory")
      }
      try perform { [self] () throws(Failure) in for rule in accountRules() { try rule.came(id) } }
      try perform { [self] () throws(Failure) in try adopt(id, connection) }
    } catch {
      return CloudFailure(.serviceUnavailable, error.message)
    }
    stores.outdate()
    return nil
  }

  private func adopt(_ id: UUID, _ connection: SyncConnection) throws(Failure) {
    try stores.adoptAccount(id)
    try connection.storage.set("account", "\(id)")
    try connection.storage.set("since", "\(dependencies.clock.now.milliseconds)")
    try note(SyncReport(.setup, of: nil, at: MonotonicClock.milliseconds))
  }
}
