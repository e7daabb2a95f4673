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

/// The options of a core.
struct CoreOptions {
  var data = DataDirectory.inMemory
  /// The directory of which `data` is a copy. Such a core only answers reading methods.
  var copied: String?
  /// A Boolean value that indicates whether other programs may join the core.
  var isShared = false
  /// The time to wait for another process that holds the data directory, in milliseconds.
  var patience = 0
  var clock: Timestamp?
  var seed: UInt64?
  /// The Humanus table; `nil` for the program's own, which is read when it is first needed.
  var table: HumanusTable?
  /// The documents of files, and the variables of the environment.
  var policy = PolicyOptions()
  var storefront = Storefront()
  /// The requirements for identity tokens, and the user who is accepted without a token.
  var accounts = AccountOptions()
  /// The options of accounts for the app that is sold in the store.
  var signIn: AccountOptions {
    var options = accounts
    options.app = storefront.soldCatalogue.app
    return options
  }
  /// The links into the app.
  var links = LinkFile.standard
  var zones = ZoneTableSource.none
  /// The parameters with which new passwords are hashed.
  var scrypt = Scrypt.standard
  /// The build environment of the app; `nil` if the client may set it.
  var buildEnvironment: BuildEnvironment?
  /// The container that the core syncs with.
  var sync = SyncOptions()
  /// The path of the app group's file for other processes; `nil` for the usual one.
  var appGroup: String?
  /// The path of the app group's file. `nil` if there is no file, because stores in memory are not shared.
  var appGroupFile: String? { appGroup ?? (data == DataDirectory.inMemory ? nil : CoreOptions.appGroupFile(in: data)) }
  /// Returns the usual path of the app group's file in a data directory.
  static func appGroupFile(in directory: String) -> String { "\(directory)/app-group.json" }
  /// The sync options, with the host of the links to shares.
  var syncWithLinks: SyncOptions {
    var sync = sync
    sync.linkHost = links.sharingHost
    return sync
  }
  /// The events that may be sent; `nil` for the program's own list.
  var telemetryNames: TelemetryNames?
  /// The number of bytes that the files of assets may take if they can be fetched again; `nil` for the usual number.
  var assetCache: Int?
  /// A Boolean value that indicates whether owners may set the tiers of their companies in production, too.
  var trustsTiers = false

  /// The options of transcripts and examples: a fresh core that behaves the same in every run.
  static let repeatable = CoreOptions(clock: Timestamp("2026-01-01T00:00:00.000Z"), seed: 1, scrypt: .quick)
}

extension Scrypt {
  /// The parameters for passwords of examples, transcripts and tests, which protect no user.
  static let quick = Scrypt(cost: 1 << 10, blockSize: 8, parallelization: 1)
}

/// The whole core: the stores, the services, and a server that serves lines.
final class Core {
  private let composition: Composition
  let server: RequestServer

  /// - Parameter template: the source of the tables of stores in memory.
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
    // An account gets its id when its directory is made. Repeatable runs must make all ids in the same order.
    guard files.isAnyOpen || options.seed != nil else { return }
    do throws(Failure) { _ = try composition.stores.account() } catch {
      if let detail = error.detail { Log.error(detail) }
      throw DataDirectory.Unusable(73, "\(options.data) can't be used: \(error.message)")
    }
  }

  // The following members are members of the core instead of its router, because the router must not outlive the core.

  /// All methods, in the order of the services.
  var endpoints: [Endpoint] { composition.router.endpoints }
  /// The requests that the host may get.
  var capabilities: [HostCapability] { composition.capabilities }
  /// The names of all methods.
  var methodNames: [String] { composition.router.names }
  /// Returns the method with this name, or `nil` if there is none.
  func endpoint(_ name: String) -> Endpoint? { composition.router.find(name) }
  /// Returns the method that was probably meant by an unknown name, or `nil` if there is none.
  func methodMeant(by name: String) -> String? { composition.router.meant(by: name) }
  /// Counts the lines that the log has dropped. Called when no more requests are served.
  func finishLog() { if composition.hasLog { composition.log.finish() } }
  /// Prevents the core from resuming the sync of the directory with its container.
  func stayAwayFromCloud() { composition.sync.mayConnect = false }
  var dependencies: Dependencies { composition.dependencies }
  var stores: Stores { composition.stores }
  /// Gives companies back to the person who holds their files. Its use gives the account access to all companies.
  var recovery: Recovery { composition.recovery }
  /// The chores of the services for idle moments.
  var chores: [Chore] {
    [stores.idempotency.chore, stores.changes.retention, stores.shrinking] + composition.all.flatMap(\.chores)
  }

  /// Serves a line, and returns all replies to it, including replies after work in the background.
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

  /// Ends the conversation, and returns the replies to requests that still waited for the host.
  func finish() -> String {
    server.end()
    defer { server.out.truncate(to: 0) }
    return server.out.text()
  }

  /// Makes the discovery document, and runs its examples. This takes a second, and hundreds of megabytes of memory.
  func makeDiscoveryDocument() -> String {
    OpenRPC(
      version: Version.text, tags: Composition.tags, endpoints: endpoints, notifications: Composition.notifications,
      capabilities: capabilities, errors: Composition.errors, run: ExampleRunner().run
    ).text()
  }

  /// The notifications that the core sends.
  static var notifications: [NotificationDescription] { Composition.notifications }
  /// The kinds of errors.
  static var errors: [ErrorDescription] { Composition.errors }
  /// The documents that the core reads from outside.
  static var documents: [DocumentDescription] { Composition.documents }
  /// The services by name, with a sentence for each.
  static var services: [(name: String, doc: String)] { Composition.tags.map { ($0.name, $0.doc) } }

  /// Returns a JSON Schema for each record.
  func recordSchemas() -> [(name: String, json: String)] {
    SchemaWriter.documents(for: schemas, results: endpoints.filter { $0.reader != nil }.map { $0.description().result })
  }

  /// Returns the shape of records in the cloud, as JSON.
  func cloudSchema() -> String { CloudSchema.text(of: composition.all.flatMap(\.synced)) }

  /// Returns the tables of all stores as SQL, in the form in which SQLite stores them.
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
