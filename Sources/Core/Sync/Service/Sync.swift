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
  /// Says why the host's own cloud may not be used now; `nil` where it may.
  let hostRefusal: () -> String?
  private let loop: () -> SyncLoop
  private let kinds: () -> [SyncedRecords]
  /// The kinds of records that callers are told of, each with the rights that it takes.
  let readable: () -> [EntityKind]
  /// What becomes of the services' rows when the account goes.
  let accountRules: () -> [AccountRules]
  /// The records that sync.
  private(set) lazy var allKinds = kinds()
  private let program: String
  /// Knows the access records of those who are invited.
  let people: any InvitedPeople
  /// Takes what is worth a line in the log.
  let log: (String) -> Void
  /// Takes what sync has done, for the log.
  let trace: (String) -> Void
  private var knownLoop: SyncLoop?
  private(set) var connection: SyncConnection?
  /// The requests that wait for the end of a cycle.
  let waiting: HeldRequests
  /// How many records have come or gone in cycles that others have followed at once.
  var movedBefore = 0
  var hasBegun = false
  /// Whose public database the directory will have; `nil` before anybody has asked.
  var intendedPublicCloud: PublicCloud?
  /// How many commits there were when it could not go on with what it was connected to.
  var failedAt: Int?
  var seenCommits = 0
  /// Drawn at the first connection.
  private lazy var jitter = dependencies.ids.randomBytes(words: 1).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  /// Whether a note in the mailbox says that time has passed.
  var isTicking = false
  private var hasAlarm = false

  /// - Parameters:
  ///   - loop: where requests are served; asked for when there is something to sync.
  ///   - kinds: the records that sync.
  ///   - readable: the kinds of records that callers are told of.
  ///   - accountRules: what becomes of the services' rows when the account goes.
  ///   - people: knows the access records of those who are invited.
  ///   - hostRefusal: says why the host's own cloud may not be used now.
  ///   - program: this program, which is run once more for a container in a file.
  public init(
    _ dependencies: Dependencies, _ options: SyncOptions, program: String, loop: @escaping () -> SyncLoop,
    kinds: @escaping () -> [SyncedRecords], readable: @escaping () -> [EntityKind], accountRules: @escaping () -> [AccountRules],
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
    // As long as there is a queue, connected or not: what is not taken in yet would be lost with its line.
    stores.changes.needed = { [unowned self] (store) throws(Failure) in
      guard let storage = storages.first(where: { $0.store == store }), stores.present.contains(store), try storage.version() > 0 else {
        return nil
      }
      return try storage.position()
    }
  }

  var stores: Stores { dependencies.stores }
  /// What the stores know of the cloud: the account's own first.
  private(set) lazy var storages = [Store.private, .shared].map { store in
    StoreStorage(stores, in: store, dependencies.ids, dependencies.clock) { [unowned self] id, kind in
      allKinds.first { "\($0.name)" == kind }?.name(of: id) ?? id
    }
  }
  var ownStorage: StoreStorage { storages[0] }
  /// What a store knows of the cloud; nil where it was never connected to one, or by an older program and not since.
  func storage(of store: Store) throws(Failure) -> StoreStorage? {
    // The shared one is made when something is shared for the first time.
    guard stores.present.contains(store), let storage = storages.first(where: { $0.store == store }) else { return nil }
    let version = try storage.version()
    if version > SyncTables.steps.count {
      throw .fileFault("What the store knows of its cloud was written by a newer program; use that one")
    }
    return version == SyncTables.steps.count ? storage : nil
  }
  /// The same of the account's own.
  var storage: StoreStorage? { get throws(Failure) { try storage(of: .private) } }
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
    for storage in storages where stores.present.contains(storage.store) {
      guard case let version = try storage.version(), version < SyncTables.steps.count else { continue }
      if version > 0 { try perform { () throws(Failure) in try storage.define() } }
    }
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

  /// Whether the container is the host's own cloud.
  func isHostsCloud() throws(Failure) -> Bool { try intended().map(SyncOptions.isHost) ?? false }

  /// What the directory was connected to.
  func known() throws(Failure) -> (cloud: String?, account: String)? {
    guard let text = try stores.settingsOfCompanies.value(of: Sync.setting), let known = Members(json: text),
      let account = known["account"].flatMap({ String(json: $0) })
    else { return nil }
    return (known["cloud"].flatMap { String(json: $0) }, account)
  }

  /// Who the account will be once its cloud has said so, after a switch to an account of a known container.
  func expected() throws(Failure) -> UUID? {
    try stores.settingsOfCompanies.value(of: Sync.setting).flatMap { Members(json: $0)?["expected"] }.flatMap { UUID(json: $0) }
  }

  private static let setting = "sync"

  /// - Parameters:
  ///   - cloud: a file, the address of a server, `host`, or `exec:` and a command.
  ///   - account: the user reference; nil for the one that the directory has, or the usual one.
  ///   - isReplacement: whether an empty container takes the place of the one that the directory was connected to.
  /// - Throws: -32602 for another account than the directory's, and where the container can't take the place of another.
  func connect(_ cloud: String, account named: String?, replacing isReplacement: Bool = false) throws(Failure) {
    let replaced = isReplacement ? try replacedContainer(by: cloud) : nil
    let before = try known()
    let account = named ?? before?.account ?? SyncOptions.account(of: cloud) ?? SyncOptions.usualAccount
    if let before, before.account != account {
      throw .invalidParam(
        "/account", "account must be \(before.account), which the directory belongs to; sync.switchAccount goes over to another one")
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

  /// Makes the tables of a store that has none, and notes what it belongs to.
  private func prepare(_ cloud: String, _ account: String) throws(Failure) {
    if try ownStorage.version() == 0 {
      try ownStorage.define()
      // What was written before goes there, too.
      try ownStorage.set(Adoption(kind: 0, row: 0))
      try ownStorage.set(position: try stores.changes.newest(in: .private))
    }
    // A command is run for who named it alone: a directory that is given to somebody runs nothing there.
    try keep(cloud: SyncOptions.isCommand(cloud) ? nil : cloud, account: account)
  }

  /// Notes what the directory is connected to.
  /// - Parameter expected: who the account will be once its cloud has said so; `nil` where that is not known.
  func keep(cloud: String?, account: String, expected: UUID? = nil) throws(Failure) {
    var known = Members([.init("account", jsonText(account))])
    let kept = try self.expected()
    if let expected = expected ?? kept { known["expected"] = jsonText(expected) }
    // The next process may run in another folder.
    if let cloud { known["cloud"] = jsonText(SyncOptions.place(cloud)) }
    try stores.settingsOfCompanies.set(Sync.setting, to: known.text)
  }

  /// Over a store whose tables may not be there yet.
  let statements = SyncStatements()

  /// The replica of a store, connected or not.
  func replica(of storage: StoreStorage) -> Replica {
    connection?.sides.first { $0.storage === storage }?.replica ?? makeReplica(storage)
  }

  private func makeReplica(_ storage: StoreStorage) -> Replica {
    let companies = SyncedCompanies(dependencies, storage, in: storage.store) { [unowned self] in connection?.container }
    // What is the account's own is never shared.
    let kinds = storage.store == .private ? allKinds : allKinds.filter(\.home.includesCompanies)
    let replica = Replica(storage, of: storage.store == .private ? .private : .shared, kinds.map { SyncKind($0, companies) }) {
      [dependencies] () throws(Failure) in "\(try storage.device()).\(dependencies.ids.next(at: dependencies.clock.now))"
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

  private func makeSide(_ storage: StoreStorage, _ cloud: String) -> SyncSide {
    let replica = makeReplica(storage)
    let engine = SyncEngine(replica) { [unowned self] in fraction() }
    // A host may work on two questions at once.
    engine.asksAhead = !SyncOptions.isHost(cloud)
    let side = SyncSide(storage, replica, engine)
    replica.shareTag = { (zone) throws(Failure) in
      try UUID(zone.zone.name).flatMap { (id) throws(Failure) in try storage.share(of: id)?.shareTag }
    }
    replica.shared = { (zone, share) throws(Failure) in try storage.put(share, of: zone) }
    bound(replica, storage)
    if storage.store == .shared {
      replica.lost = { [unowned self, unowned side] (zone, reason) throws(Failure) in try noteDeparture(zone, reason, side) }
    }
    // The account's own store has all events, and what is written goes to one store at a time.
    engine.report = { [unowned self, unowned side] (done) throws(Failure) in
      if storage.store == .private { try note(done, of: side) } else { side.untold.append(done) }
    }
    changeForm(replica, storage, allKinds)
    side.seenPosition = (try? stores.changes.newest(in: storage.store)) ?? 0
    return side
  }

  /// Makes ready for what others share, which is there for the first time.
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
    // What the host answers comes with the input, or not at all.
    mailbox.isAwaited = { [unowned mailbox] in !SyncOptions.isHost(cloud) && mailbox.isUrgent() }
    theLoop.listen(mailbox)
    dependencies.conversations.changeInterests(by: 1)
    if !hasAlarm {
      hasAlarm = true
      dependencies.conversations.add(
        Alarm(delay: { [unowned self] in delay() }, ring: { [unowned self] () throws(Failure) in ring() }))
    }
  }

  /// Whoever is asked.
  private func peer(of cloud: String, _ account: String, _ mailbox: Mailbox, replacing container: String?) -> CloudPeer {
    if SyncOptions.isHost(cloud) {
      let absence = CloudFailure(
        .networkUnavailable, "the host does not offer what a container is asked (host.provide), or has too much to answer already")
      let refusal = { [unowned self] in hostRefusal().map { CloudFailure(.notAuthenticated, $0) } }
      return CloudPeer(absence: absence, refusal: refusal) { [host = dependencies.host] _, end in HostTransport(host, mailbox, end: end) }
    }
    let words = options.words(cloud, account, program: program, replacing: container)
    let absence = CloudFailure(.serviceUnavailable, "the process of the container can't be started: \(words[0])")
    return CloudPeer(absence: absence) { ProcessTransport(words, mailbox, behind: $0, end: $1) }
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
    for inquiry in connection.inquiries { inquiry.answer(nil) }
    for question in connection.publicQuestions {
      question.fail(.cloudUnavailable(CloudFailure(.networkFailure, "the connection to the cloud has ended")))
    }
    isTicking = false
    dependencies.conversations.changeInterests(by: -1)
    waiting.answer(nil)
  }
}
