internal import Cloud
internal import JSON
public import RPC
internal import SQLite
public import Shape
public import Storage
public import Tenancy

/// The sync service, which keeps the account's records the same on all its devices.
public final class Sync {
  let dependencies: Dependencies
  let options: SyncOptions
  /// A Boolean value that indicates whether the stored connection of the directory may be used. It is `false` for a
  /// copy of a directory.
  public var mayConnect = true
  /// Returns the reason why the host's own cloud must not be used now, or `nil` if it may be used.
  let hostRefusal: () -> String?
  private let loop: () -> SyncLoop
  private let kinds: () -> [SyncedRecords]
  /// Returns the kinds of records that callers may be notified of, each with the rights that a caller needs for that.
  let readable: () -> [EntityKind]
  /// Returns the rules for each service's rows when another account takes over the directory.
  let accountRules: () -> [AccountRules]
  /// The kinds of records that sync.
  private(set) lazy var allKinds = kinds()
  private let program: String
  /// Provides the access records of invited people.
  let people: any InvitedPeople
  /// Writes a line to the log.
  let log: (String) -> Void
  /// Writes a line to the log about work that sync has done.
  let trace: (String) -> Void
  private var knownLoop: SyncLoop?
  private(set) var connection: SyncConnection?
  /// The requests that wait for the end of a cycle.
  let waiting: HeldRequests
  /// The number of records that were fetched or sent in earlier cycles of the present round.
  var movedBefore = 0
  var hasBegun = false
  /// Where the public database is that the directory will use, or `nil` if this was not determined yet.
  var intendedPublicCloud: PublicCloud?
  /// The number of commits at the time when connecting failed, or `nil` if it did not fail. Connecting is tried again
  /// after another commit.
  var failedAt: Int?
  var seenCommits = 0
  /// The state of the random number generator for back-offs. It is seeded at the first use.
  private lazy var jitter = dependencies.ids.randomBytes(words: 1).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  /// A Boolean value that indicates whether the mailbox has an unhandled message about a due cycle or a late reply.
  var isTicking = false
  private var hasAlarm = false

  /// - Parameters:
  ///   - loop: returns the loop that serves requests. It is called only if there is something to sync.
  ///   - kinds: returns the kinds of records that sync.
  ///   - readable: returns the kinds of records that callers may be notified of.
  ///   - accountRules: returns the rules for the services' rows when the account changes.
  ///   - people: provides the access records of invited people.
  ///   - hostRefusal: returns the reason why the host's own cloud must not be used now, or `nil`.
  ///   - program: the path of this program, which is run once more for a container in a file.
  public init(
    _ dependencies: Dependencies, _ options: SyncOptions, program: String, loop: @escaping () -> SyncLoop,
    kinds: @escaping () -> [SyncedRecords], readable: @escaping () -> [EntityKind],
    accountRules: @escaping () -> [AccountRules],
    people: any InvitedPeople, hostRefusal: @escaping () -> String?, log: @escaping (String) -> Void,
    trace: @escaping (String) -> Void
  ) {
    self.hostRefusal = hostRefusal
    self.people = people
    self.accountRules = accountRules
    self.dependencies = dependencies
    self.options = options
    self.program = program
    self.loop = loop
    self.kinds = kinds
    self.readable = readable
    self.log = log
    self.trace = trace
    waiting = HeldRequests(dependencies.host)
    // The change log removes old rows. It must keep the changes that are not in the queue yet, even without a
    // connection. Otherwise these changes would never be sent.
    stores.changes.needed = { [unowned self] (store) throws(Failure) in
      guard let storage = storages.first(where: { $0.store == store }), stores.present.contains(store),
        try storage.version() > 0
      else {
        return nil
      }
      return try storage.position()
    }
  }

  var stores: Stores { dependencies.stores }
  /// The storages of the stores that sync. The account's own store is the first.
  private(set) lazy var storages = [Store.private, .shared].map { store in
    StoreStorage(stores, in: store, dependencies.ids, dependencies.clock) { [unowned self] id, kind in
      allKinds.first { "\($0.name)" == kind }?.name(of: id) ?? id
    }
  }
  var ownStorage: StoreStorage { storages[0] }
  /// Returns the storage of a store. Returns `nil` if the store was never connected to a cloud. Also returns `nil` if
  /// an older version of the program has connected it, and its tables are not upgraded yet.
  func storage(of store: Store) throws(Failure) -> StoreStorage? {
    // The shared store is created when something is shared for the first time.
    guard stores.present.contains(store), let storage = storages.first(where: { $0.store == store }) else { return nil }
    let version = try storage.version()
    if version > SyncTables.steps.count {
      throw .fileFault("A newer program wrote the store's data about its cloud. Use that program")
    }
    return version == SyncTables.steps.count ? storage : nil
  }
  /// The storage of the account's own store, or `nil` as described for `storage(of:)`.
  var storage: StoreStorage? { get throws(Failure) { try storage(of: .private) } }
  var theLoop: SyncLoop {
    if let knownLoop { return knownLoop }
    let made = loop()
    knownLoop = made
    return made
  }

  // MARK: Connecting

  /// Connects to the container that the data directory or the command line names, unless this was done before. It is
  /// called when the process is idle for the first time, or earlier by a request that needs the connection.
  public func begin() throws(Failure) {
    if hasBegun || !mayConnect { return }
    try upgrade()
    if let cloud = try intended() {
      let known = try known()
      try connect(cloud, account: options.account ?? known?.account)
    }
    hasBegun = true
  }

  /// Adds what the tables of an earlier version of the program lack.
  func upgrade() throws(Failure) {
    for storage in storages where stores.present.contains(storage.store) {
      guard case let version = try storage.version(), version < SyncTables.steps.count else { continue }
      if version > 0 { try perform { () throws(Failure) in try storage.define() } }
    }
  }

  /// Does work in a write transaction of its own.
  func perform(_ work: @escaping () throws(Failure) -> Void) throws(Failure) {
    if let failure = theLoop.perform(work) { throw failure }
  }

  /// Returns the container that the directory is or will be connected to, or `nil` if there is none.
  func intended() throws(Failure) -> String? {
    if let connection { return connection.cloud }
    if hasBegun { return nil }
    if let cloud = options.cloud { return cloud }
    return try known()?.cloud
  }

  /// Returns a Boolean value that indicates whether the container is the host's own cloud.
  func isHostsCloud() throws(Failure) -> Bool { try intended().map(SyncOptions.isHost) ?? false }

  /// Returns the container and the account that the directory was connected to, or `nil` if it was never connected.
  func known() throws(Failure) -> (cloud: String?, account: String)? {
    guard let text = try stores.settingsOfCompanies.value(of: Sync.setting), let known = Members(json: text),
      let account = known["account"].flatMap({ String(json: $0) })
    else { return nil }
    return (known["cloud"].flatMap { String(json: $0) }, account)
  }

  /// Returns the id that the account will have once its cloud has reported it, or `nil` if the id is not known. It is
  /// known only after a switch to an account of a known container.
  func expected() throws(Failure) -> UUID? {
    try stores.settingsOfCompanies.value(of: Sync.setting).flatMap { Members(json: $0)?["expected"] }.flatMap {
      UUID(json: $0)
    }
  }

  private static let setting = "sync"

  /// Returns a Boolean value that indicates whether the cloud is known to have a record.
  public func isInCloud(_ record: UUID, _ store: Store) throws(Failure) -> Bool {
    try storage(of: store)?.known(record)?.tag != nil
  }

  /// Connects the directory to a container.
  /// - Parameters:
  ///   - cloud: a file, the address of a server, `host`, or `exec:` and a command.
  ///   - account: the user reference. If `nil`: the directory's account, else the server's role, else the usual one.
  ///   - isReplacement: a Boolean value that indicates whether an empty container replaces the container that the
  ///     directory was connected to.
  /// - Throws: -32602 if the account is not the directory's, or if the container can't replace another one.
  func connect(_ cloud: String, account named: String?, replacing isReplacement: Bool = false) throws(Failure) {
    let replaced = isReplacement ? try replacedContainer(by: cloud) : nil
    let before = try known()
    let account = named ?? before?.account ?? SyncOptions.account(of: cloud) ?? SyncOptions.usualAccount
    if let before, before.account != account {
      throw .invalidParam(
        "/account",
        "account must be \(before.account), to which the directory belongs; to use another account, call sync.switchAccount"
      )
    }
    if let connection {
      if replaced == nil, SyncOptions.place(connection.cloud) == SyncOptions.place(cloud) { return }
      letGo()
    }
    try perform { [self] () throws(Failure) in try prepare(cloud, account) }
    try open(cloud, account, replacing: replaced)
    hasBegun = true
    request()
  }

  /// Creates the tables of the account's own store if it has none, and stores the names of the cloud and the account.
  private func prepare(_ cloud: String, _ account: String) throws(Failure) {
    if try ownStorage.version() == 0 {
      try ownStorage.define()
      // Records from before the connection are sent, too.
      try ownStorage.set(Adoption(kind: 0, row: 0))
      try ownStorage.set(position: try stores.changes.newest(in: .private))
    }
    // The directory may be given to another user. A stored command would then run there, although that user has not
    // named it. So commands are not stored.
    try keep(cloud: SyncOptions.isCommand(cloud) ? nil : cloud, account: account)
  }

  /// Stores the names of the cloud and the account that the directory is connected to. If `cloud` is `nil`, no
  /// container is stored.
  /// - Parameter expected: the id that the account will have once its cloud has reported it, or `nil` if it is not
  ///   known.
  func keep(cloud: String?, account: String, expected: UUID? = nil) throws(Failure) {
    var known = Members([.init("account", jsonText(account))])
    let kept = try self.expected()
    if let expected = expected ?? kept { known["expected"] = jsonText(expected) }
    // The next process may run in another folder, so the path of a file is stored as an absolute path.
    if let cloud { known["cloud"] = jsonText(SyncOptions.place(cloud)) }
    try stores.settingsOfCompanies.set(Sync.setting, to: known.text)
  }

  /// The SQL statements for sync's tables in any store. The tables may not exist yet.
  let statements = SyncStatements()

  /// Returns the replica of a store. The directory need not be connected.
  func replica(of storage: StoreStorage) -> Replica {
    connection?.sides.first { $0.storage === storage }?.replica ?? makeReplica(storage)
  }

  private func makeReplica(_ storage: StoreStorage) -> Replica {
    let companies = SyncedCompanies(dependencies, storage, in: storage.store) { [unowned self] in connection?.container
    }
    // Kinds whose records belong only to the account are never shared.
    let kinds = storage.store == .private ? allKinds : allKinds.filter(\.home.includesCompanies)
    let replica = Replica(
      storage, of: storage.store == .private ? .private : .shared, kinds.map { SyncKind($0, companies) }
    ) {
      [dependencies] () throws(Failure) in
      "\(try storage.device()).\(dependencies.ids.next(at: dependencies.clock.now))"
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
    replica.claim = { [unowned self, unowned replica] () throws(Failure) in
      try claim(kinds, replica, storage, companies)
    }
    return replica
  }

  /// Creates the records that this device needs in a store's companies, as far as the account may write such records.
  private func claim(
    _ kinds: [SyncedRecords], _ replica: Replica, _ storage: StoreStorage, _ companies: SyncedCompanies
  ) throws(Failure) {
    for records in kinds {
      guard let claim = records.claim, let kind = replica.kind(named: "\(records.name)") else { continue }
      for zone in try storage.zones() where !zone.isDeletion {
        guard try replica.mayWrite(kind, zone), let context = try companies.context(of: zone.number, origin: .here),
          context.number > 0, !context.scope.isOfAccount
        else { continue }
        try claim(context)
      }
    }
  }

  private func makeSide(_ storage: StoreStorage, _ cloud: String) -> SyncSide {
    let replica = makeReplica(storage)
    let engine = SyncEngine(replica) { [unowned self] in fraction() }
    // A host may process two requests at once, and reply to them in another order. So no batch is sent ahead to a host.
    engine.asksAhead = !SyncOptions.isHost(cloud)
    let side = SyncSide(storage, replica, engine)
    replica.shareTag = { (zone) throws(Failure) in
      try UUID(zone.zone.name).flatMap { (id) throws(Failure) in try storage.share(of: id)?.shareTag }
    }
    replica.shared = { (zone, share) throws(Failure) in try storage.put(share, of: zone) }
    bound(replica, storage)
    if storage.store == .shared {
      replica.lost = { [unowned self, unowned side] (zone, reason) throws(Failure) in
        try noteDeparture(zone, reason, side)
      }
    }
    // Events are in the account's own store. A transaction writes only one store, so shared events are stored later.
    engine.report = { [unowned self, unowned side] (done) throws(Failure) in
      if storage.store == .private { try note(done, of: side) } else { side.untold.append(done) }
    }
    changeForm(replica, storage, allKinds)
    side.seenPosition = (try? stores.changes.newest(in: storage.store)) ?? 0
    return side
  }

  /// Opens the store for records that others share, and creates it if it does not exist yet.
  func openShared(_ connection: SyncConnection) throws(Failure) -> SyncSide {
    if let shared = connection.shared { return shared }
    let storage = storages[1]
    try perform { [self] () throws(Failure) in try stores.makeShared() }
    try perform { [self] () throws(Failure) in
      if try storage.version() > 0 { return }
      try storage.define()
      try storage.set(position: try stores.changes.newest(in: .shared))
    }
    let side = makeSide(storage, connection.cloud)
    connection.shared = side
    return side
  }

  private func open(_ cloud: String, _ account: String, replacing container: String?) throws(Failure) {
    let mailbox = Mailbox { [unowned self] line in take(line) }
    let peer = peer(of: cloud, account, mailbox, replacing: container)
    let shared = try storage(of: .shared).map { makeSide($0, cloud) }
    connection = SyncConnection(cloud, account, own: makeSide(ownStorage, cloud), shared: shared, peer, mailbox)
    mailbox.isUrgent = { [unowned self] in
      guard let connection else { return false }
      let isBusy = (connection.isBusy || connection.isCalled) && (!waiting.isEmpty || stores.isRepeatable)
      return isBusy || connection.inquiries.contains { !$0.isEmpty }
        || connection.fetches.contains { !$0.held.isEmpty || stores.isRepeatable }
        || connection.publicQuestions.contains { $0.isAwaited() || stores.isRepeatable }
    }
    // Replies of the host arrive with the front end's input, so the loop need not wait for them.
    mailbox.isAwaited = { [unowned mailbox] in !SyncOptions.isHost(cloud) && mailbox.isUrgent() }
    theLoop.listen(mailbox)
    dependencies.conversations.changeInterests(by: 1)
    if !hasAlarm {
      hasAlarm = true
      dependencies.conversations.add(
        Alarm(delay: { [unowned self] in delay() }, ring: { [unowned self] () throws(Failure) in ring() }))
    }
  }

  /// Returns the peer for a container.
  private func peer(of cloud: String, _ account: String, _ mailbox: Mailbox, replacing container: String?) -> CloudPeer
  {
    if SyncOptions.isHost(cloud) {
      let absence = CloudFailure(
        .networkUnavailable,
        "the host does not offer the requests of a container (host.provide), or too many requests wait for the host's answers"
      )
      let refusal = { [unowned self] in hostRefusal().map { CloudFailure(.notAuthenticated, $0) } }
      return CloudPeer(absence: absence, refusal: refusal) { [host = dependencies.host] _, end in
        HostTransport(host, mailbox, end: end)
      }
    }
    let words = options.words(cloud, account, program: program, replacing: container)
    let absence = CloudFailure(.serviceUnavailable, "the process of the container can't be started: \(words[0])")
    return CloudPeer(absence: absence) { ProcessTransport(words, mailbox, behind: $0, end: $1) }
  }

  /// Returns a random number from 0 up to, and not including, 1.
  private func fraction() -> Double {
    jitter = jitter &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(jitter >> 11) / Double(1 << 53)
  }

  /// Ends the connection. Pending changes stay pending.
  func disconnect() throws(Failure) {
    letGo()
    hasBegun = true
    if let known = try known() {
      try perform { [self] () throws(Failure) in try keep(cloud: nil, account: known.account) }
    }
  }

  func letGo() {
    guard let connection else { return }
    // Files that are being fetched must not arrive after this point, so their transfer is stopped.
    if connection.fetches.isEmpty { connection.peer.end() } else { connection.peer.kill() }
    for fetch in connection.fetches {
      fetch.waitUntilKept()
      fetch.held.answer(nil)
    }
    connection.fetches = []
    theLoop.forget(connection.mailbox)
    self.connection = nil
    for inquiry in connection.inquiries { inquiry.answer(nil) }
    for question in connection.publicQuestions {
      question.fail(.cloudUnavailable(CloudFailure(.networkFailure, "the connection to the cloud has ended")))
    }
    isTicking = false
    dependencies.conversations.changeInterests(by: -1)
    waiting.answer(nil)
  }
}
