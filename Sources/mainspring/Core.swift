internal import Access
internal import Accounts
internal import Companies
internal import Crypto
internal import Entitlements
internal import Events
internal import Host
internal import Inventory
internal import JSON
internal import Live
internal import Logging
internal import Places
internal import Policy
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Stdio
internal import Storage
internal import Sync
internal import Telemetry
internal import Temperature
internal import Tenancy
internal import Weather
internal import Widgets

/// What a core is started with.
struct CoreOptions {
  var data = DataDirectory.inMemory
  /// The directory that `data` is a copy of, which then only answers.
  var copied: String?
  /// Whether other programs may join the core.
  var isShared = false
  /// How long to wait for another process that has the data directory, in milliseconds.
  var patience = 0
  var clock: Timestamp?
  var seed: UInt64?
  /// nil for the table that the program brings along, which is read when it is first needed.
  var table: HumanusTable?
  /// The documents of files, and the variables of the environment.
  var policy = PolicyOptions()
  var storefront = Storefront()
  /// What identity tokens must be, and who is taken without one.
  var accounts = AccountOptions()
  /// The same for the app that the store sells.
  var signIn: AccountOptions {
    var options = accounts
    options.app = storefront.soldCatalogue.app
    return options
  }
  /// The links into the app.
  var links = LinkFile.standard
  var zones = ZoneTableSource.none
  /// What new passwords are kept with.
  var scrypt = Scrypt.standard
  /// What the app was built for; nil where the client may say so.
  var buildEnvironment: BuildEnvironment?
  /// Which container it syncs with.
  var sync = SyncOptions()
  /// The file that the app group is kept in for other processes; nil for the usual one.
  var appGroup: String?
  /// The same; nil where there is none, as what is in memory is nobody else's.
  var appGroupFile: String? { appGroup ?? (data == DataDirectory.inMemory ? nil : CoreOptions.appGroupFile(in: data)) }
  /// Where it is in a data directory.
  static func appGroupFile(in directory: String) -> String { "\(directory)/app-group.json" }
  /// The same with where links to what is shared lead.
  var syncWithLinks: SyncOptions {
    var sync = sync
    sync.linkHost = links.sharingHost
    return sync
  }
  /// The events that may be sent; `nil` for those that the program brings along.
  var telemetryNames: TelemetryNames?
  /// How many bytes the files of assets may have that can be fetched again; nil for as many as usual.
  var assetCache: Int?
  /// Whether owners say what their companies pay for also in production.
  var trustsTiers = false

  /// What transcripts and examples run with: a fresh core whose every run is the same.
  static let repeatable = CoreOptions(clock: Timestamp("2026-01-01T00:00:00.000Z"), seed: 1, scrypt: .quick)
}

extension Scrypt {
  /// For passwords that are nobody's: those of examples, transcripts and tests.
  static let quick = Scrypt(cost: 1 << 10, blockSize: 8, parallelization: 1)
}

/// The whole core: the stores, the services, and a session that serves lines.
final class Core {
  private let composition: Composition
  let session: Session

  /// - Parameter template: where stores in memory get their tables from.
  init(_ options: CoreOptions, template: StoreTemplate? = nil) throws(DataDirectory.Unusable) {
    let clock = options.clock.map(Clock.init(fixed:)) ?? Clock()
    let files = try DataDirectory.open(
      options.data, patience: options.patience, isShared: options.isShared,
      isStopping: { Signals.isStopping || options.isShared && Child.isAbandoned },
      template: template, schemas: Composition.schema(of:), warn: Log.warning)
    composition = Composition(options, files, clock)
    let dependencies = composition.dependencies
    session = Session(
      router: composition.router, work: composition.stores, conversations: dependencies.conversations, host: dependencies.host,
      background: dependencies.background, onRequest: clock.advance, log: Log.error)
    session.warn = Log.warning
    composition.session = { [unowned self] in session }
    composition.system.methodCount = { [unowned composition] in composition.router.endpoints.count }
    composition.stores.changes.keptKinds = { [unowned composition] in
      composition.all.flatMap(\.kinds).filter(\.keepsChanges).map(\.name)
    }
    composition.system.checks = { [unowned composition] in composition.all.flatMap(\.checks) }
    do throws(Failure) { try composition.sync.finishSwitch() } catch {
      throw DataDirectory.Unusable(73, "\(options.data) can't be used: \(error.message)")
    }
    // An account gets its id when its directory is made; and runs that are to be the same in every run make ids in the same order.
    guard files.isAnyOpen || options.seed != nil else { return }
    do throws(Failure) { _ = try composition.stores.account() } catch {
      if let detail = error.detail { Log.error(detail) }
      throw DataDirectory.Unusable(73, "\(options.data) can't be used: \(error.message)")
    }
  }

  // What follows is asked of the core, and not of its router, which must not outlive it.

  /// All methods, in the order of the services.
  var endpoints: [Endpoint] { composition.router.endpoints }
  /// What the host may be asked.
  var capabilities: [HostCapability] { composition.capabilities }
  /// The names of all methods.
  var methodNames: [String] { composition.router.names }
  /// The method with this name, or nil.
  func endpoint(_ name: String) -> Endpoint? { composition.router.find(name) }
  /// The method that was probably meant by a name that there is not, or nil.
  func methodMeant(by name: String) -> String? { composition.router.meant(by: name) }
  /// Counts the lines of the log that were dropped: nothing more is served.
  func finishLog() { if composition.hasLog { composition.log.finish() } }
  /// Does not go on with what the directory is connected to.
  func stayAwayFromCloud() { composition.sync.mayConnect = false }
  var dependencies: Dependencies { composition.dependencies }
  var stores: Stores { composition.stores }
  /// Gives companies back to whoever holds their files; to ask for it lets the account into all of them.
  var recovery: Recovery { composition.recovery }
  /// What the services would like to do in idle moments.
  var chores: [Chore] {
    [stores.idempotency.chore, stores.changes.retention, stores.shrinking] + composition.all.flatMap(\.chores)
  }

  /// Serves one line, and answers everything that is answered to it, be it after work in the background.
  func exchange(_ line: String) -> String {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: line.utf8.count + Tape.padding)
    defer { bytes.deallocate() }
    _ = bytes.update(fromContentsOf: line.utf8)
    session.receive(UnsafeMutableBufferPointer(rebasing: bytes[..<line.utf8.count]))
    session.finishWork()
    session.settle()
    defer { session.out.truncate(to: 0) }
    return session.out.text()
  }

  /// Ends the conversation, and answers what still waited for the host.
  func finish() -> String {
    session.end()
    defer { session.out.truncate(to: 0) }
    return session.out.text()
  }

  /// Makes the discovery document, whose examples are run to be shown. That takes a second, and hundreds of megabytes.
  func makeDiscoveryDocument() -> String {
    OpenRPC(
      version: Version.text, tags: Composition.tags, endpoints: endpoints, notifications: Composition.notifications,
      capabilities: capabilities, errors: Composition.errors, run: ExampleRunner().run
    ).text()
  }

  /// What the core says unasked.
  static var notifications: [NotificationDescription] { Composition.notifications }
  /// The kinds of errors.
  static var errors: [ErrorDescription] { Composition.errors }
  /// Documents that come from outside.
  static var documents: [DocumentDescription] { Composition.documents }
  /// The services by name, each with a sentence.
  static var services: [(name: String, doc: String)] { Composition.tags.map { ($0.name, $0.doc) } }

  /// One JSON Schema a record.
  func recordSchemas() -> [(name: String, json: String)] {
    SchemaWriter.documents(for: schemas, results: endpoints.filter { $0.reader != nil }.map { $0.description().result })
  }

  /// What records look like in the cloud, as JSON.
  func cloudSchema() -> String { CloudSchema.text(of: composition.all.flatMap(\.synced)) }

  /// The tables of all stores as SQL, as SQLite keeps them.
  func sqlSchema() -> String {
    var text = ""
    for store in Store.allCases {
      text += "-- \(store.fileName)\n"
      let query = StoreStatement(
        "SELECT sql FROM {store}.sqlite_schema WHERE sql IS NOT NULL AND name NOT GLOB 'items_text_[a-rt-z]*' ORDER BY rowid")
      let statements = (try? stores.all(query, in: store, { _ in }, { $0.next(String.self) })) ?? []
      for sql in statements { text += "\(sql);\n" }
      text += "\n"
    }
    return text
  }
}
