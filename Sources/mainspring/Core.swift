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

/// The options with which a core is started.
struct CoreOptions {
  var data = DataDirectory.inMemory
  /// The path of the directory of which `data` is a copy, or `nil` if `data` is no copy. A core of a copy only answers
  /// methods that read.
  var copied: String?
  /// A Boolean value that indicates whether other programs of the user can connect to the core.
  var isShared = false
  /// The time to wait for another process that holds the data directory, in milliseconds.
  var patience = 0
  var clock: Timestamp?
  var seed: UInt64?
  /// The table of the temperature scale Humanus. `nil` stands for the table in the program, which is read when it is
  /// first needed.
  var table: HumanusTable?
  /// The documents of the service `policy` that come from files, and the environment variables for that service.
  var policy = PolicyOptions()
  var storefront = Storefront()
  /// The requirements for identity tokens of Sign in with Apple, and the test user who is accepted without a token.
  var accounts = AccountOptions()
  /// The options for signing in, with the app that the store's catalogue names.
  var signIn: AccountOptions {
    var options = accounts
    options.app = storefront.soldCatalogue.app
    return options
  }
  /// The description of the links that open the app.
  var links = LinkFile.standard
  var zones = ZoneTableSource.none
  /// The parameters of scrypt, with which new passwords are hashed.
  var scrypt = Scrypt.standard
  /// The environment that the app was built for, or `nil` if the client reports it.
  var buildEnvironment: BuildEnvironment?
  /// The container that the core syncs with.
  var sync = SyncOptions()
  /// The path of the app group's file, which other processes read. `nil` for the path in the data directory.
  var appGroup: String?
  /// The path of the app group's file. `nil` if stores are in memory and no path is given, because there is no
  /// directory then.
  var appGroupFile: String? { appGroup ?? (data == DataDirectory.inMemory ? nil : CoreOptions.appGroupFile(in: data)) }
  /// Returns the path of the app group's file in a data directory, if no option gives another path.
  static func appGroupFile(in directory: String) -> String { "\(directory)/app-group.json" }
  /// The options of sync, with the host name of share links.
  var syncWithLinks: SyncOptions {
    var sync = sync
    sync.linkHost = links.sharingHost
    return sync
  }
  /// The names of the telemetry events that may be sent, or `nil` for the list in the program.
  var telemetryNames: TelemetryNames?
  /// The limit in bytes for asset files that the container still has and that can be downloaded again. `nil` for the
  /// usual limit.
  var assetCache: Int?
  /// A Boolean value that indicates whether owners can set the tiers of their companies even in production.
  var trustsTiers = false

  /// The options for transcripts and examples: an empty core with a fixed clock and seed, so that all runs have the
  /// same result.
  static let repeatable = CoreOptions(clock: Timestamp("2026-01-01T00:00:00.000Z"), seed: 1, scrypt: .quick)
}

extension Scrypt {
  /// Parameters that hash quickly. They are for passwords in examples, transcripts and tests, which need no protection.
  static let quick = Scrypt(cost: 1 << 10, blockSize: 8, parallelization: 1)
}

/// A complete core: the stores, the services, and a server that serves the lines of a pipe.
final class Core {
  private let composition: Composition
  let server: RequestServer

  /// - Parameter template: the tables that stores in memory are copied from, which is faster than to create the tables.
  init(_ options: CoreOptions, template: StoreTemplate? = nil) throws(DataDirectory.Unusable) {
    let clock = options.clock.map(Clock.init(fixed:)) ?? Clock()
    let files = try DataDirectory.open(
      options.data, patience: options.patience, isShared: options.isShared,
      isStopping: { Signals.isStopping || options.isShared && Child.isAbandoned },
      template: template, schemas: Composition.schema(of:), warn: Log.warning)
    composition = Composition(options, files, clock)
    let dependencies = composition.dependencies
    server = RequestServer(
      router: composition.router, work: composition.stores, conversations: dependencies.conversations,
      host: dependencies.host,
      background: dependencies.background, onRequest: clock.advance, log: Log.error)
    server.warn = Log.warning
    composition.server = { [unowned self] in server }
    composition.system.methodCount = { [unowned composition] in composition.router.endpoints.count }
    composition.stores.changes.keptKinds = { [unowned composition] in
      composition.all.flatMap(\.kinds).filter(\.keepsChanges).map(\.name)
    }
    composition.system.checks = { [unowned composition] in composition.all.flatMap(\.checks) }
    do throws(Failure) { try composition.sync.finishSwitch() } catch {
      throw DataDirectory.Unusable(73, "\(options.data) can't be used: \(error.message)")
    }
    // The account's id is made when the directory is made. Repeatable runs make it at once, because they must make all
    // ids in the same order.
    guard files.isAnyOpen || options.seed != nil else { return }
    do throws(Failure) { _ = try composition.stores.account() } catch {
      if let detail = error.detail { Log.error(detail) }
      throw DataDirectory.Unusable(73, "\(options.data) can't be used: \(error.message)")
    }
  }

  // These members belong to the core and not to its router, so that no caller keeps the router longer than the core
  // lives.

  /// All methods, in the order of the services.
  var endpoints: [Endpoint] { composition.router.endpoints }
  /// The requests that the core may send to the host.
  var capabilities: [HostCapability] { composition.capabilities }
  /// The names of all methods.
  var methodNames: [String] { composition.router.names }
  /// Returns the method with this name, or `nil` if there is none.
  func endpoint(_ name: String) -> Endpoint? { composition.router.find(name) }
  /// Returns the name of the method that the caller of an unknown method probably meant, or `nil` if no name is
  /// similar.
  func methodMeant(by name: String) -> String? { composition.router.meant(by: name) }
  /// Writes to the log how many lines were dropped. Call this when no more requests are served.
  func finishLog() { if composition.hasLog { composition.log.finish() } }
  /// Prevents the core from contacting the container that the data directory is connected to.
  func stayAwayFromCloud() { composition.sync.mayConnect = false }
  var dependencies: Dependencies { composition.dependencies }
  var stores: Stores { composition.stores }
  /// The recovery of companies for the person who has the files of the data directory. After its use, the account has
  /// access to all companies.
  var recovery: Recovery { composition.recovery }
  /// The chores that the core and its services do in idle moments.
  var chores: [Chore] {
    [stores.idempotency.chore, stores.changes.retention, stores.shrinking] + composition.all.flatMap(\.chores)
  }

  /// Serves a line, and returns all replies to it. Waits for work in the background, and returns its replies, too.
  func exchange(_ line: String) -> String {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: line.utf8.count + Tape.padding)
    defer { bytes.deallocate() }
    _ = bytes.update(fromContentsOf: line.utf8)
    server.receive(UnsafeMutableBufferPointer(rebasing: bytes[..<line.utf8.count]))
    server.finishWork()
    server.settle()
    defer { server.out.truncate(to: 0) }
    return server.out.text()
  }

  /// Ends the conversation. Returns the replies to the requests that were still waiting for the host.
  func finish() -> String {
    server.end()
    defer { server.out.truncate(to: 0) }
    return server.out.text()
  }

  /// Makes the discovery document, and runs its examples. This takes about a second and hundreds of megabytes of
  /// memory.
  func makeDiscoveryDocument() -> String {
    OpenRPC(
      version: Version.text, tags: Composition.tags, endpoints: endpoints, notifications: Composition.notifications,
      capabilities: capabilities, errors: Composition.errors, run: ExampleRunner().run
    ).text()
  }

  /// The notifications that the core sends.
  static var notifications: [NotificationDescription] { Composition.notifications }
  /// The kinds of errors that the core can return.
  static var errors: [ErrorDescription] { Composition.errors }
  /// The kinds of documents that the core reads from outside, such as settings of the app's maker.
  static var documents: [DocumentDescription] { Composition.documents }
  /// The names of the services, each with a sentence that describes the service.
  static var services: [(name: String, doc: String)] { Composition.tags.map { ($0.name, $0.doc) } }

  /// Returns a JSON Schema for each type of record.
  func recordSchemas() -> [(name: String, json: String)] {
    SchemaWriter.documents(for: schemas, results: endpoints.filter { $0.reader != nil }.map { $0.description().result })
  }

  /// Returns the types and fields of the records that the core stores in a container, as JSON.
  func cloudSchema() -> String { CloudSchema.text(of: composition.all.flatMap(\.synced)) }

  /// Returns the SQL of the tables of all stores, as SQLite stores it.
  func sqlSchema() -> String {
    var text = ""
    for store in Store.allCases {
      text += "-- \(store.fileName)\n"
      let query = StoreStatement(
        "SELECT sql FROM {store}.sqlite_schema WHERE sql IS NOT NULL AND name NOT GLOB 'items_text_[a-rt-z]*' ORDER BY rowid"
      )
      let statements = (try? stores.all(query, in: store) { $0.next(String.self) }) ?? []
      for sql in statements { text += "\(sql);\n" }
      text += "\n"
    }
    return text
  }
}
