internal import Access
internal import Companies
internal import Entitlements
internal import Events
internal import Host
internal import Inventory
internal import JSON
internal import Kernel
internal import Live
internal import Places
internal import Policy
internal import RPC
internal import SQLite
internal import Shape
internal import Temperature
internal import Weather
internal import Widgets

/// What a core is started with.
struct CoreOptions {
  var data = DataDirectory.inMemory
  var clock: Timestamp?
  var seed: UInt64?
  /// nil for the table that the program brings along, which is read when it is first needed.
  var table: HumanusTable?
  /// The documents of files, and the variables of the environment.
  var policy = PolicyOptions()
  var storefront = Storefront()
  /// The hosts of universal links.
  var linkHosts = LinksModule.usualHosts
  var zones = ZoneTableSource.none

  /// What transcripts and examples run with: a fresh core whose every run is the same.
  static let repeatable = CoreOptions(clock: Timestamp("2026-01-01T00:00:00.000Z"), seed: 1)
}

/// The whole core: the stores, the services, and a session that serves lines.
final class Core {
  static let version = "0.1.0"

  let kernel: Kernel
  let session: Session
  let router: Router
  private let endpoints: Endpoints

  /// The services, as the discovery document groups the methods.
  private static let tags = [
    OpenRPC.Tag(name: "rpc", doc: "The core's own methods about its methods."),
    OpenRPC.Tag(name: "system", doc: "The process itself."),
    OpenRPC.Tag(name: "\(HostModule.name)", doc: "\(HostModule.doc)"),
    OpenRPC.Tag(name: "\(EventsModule.name)", doc: "\(EventsModule.doc)"),
    OpenRPC.Tag(name: "\(LiveModule.name)", doc: "\(LiveModule.doc)"),
    OpenRPC.Tag(name: "\(TemperatureModule.name)", doc: "\(TemperatureModule.doc)"),
    OpenRPC.Tag(name: "\(WeatherModule.name)", doc: "\(WeatherModule.doc)"),
    OpenRPC.Tag(name: "\(LocationModule.name)", doc: "\(LocationModule.doc)"),
    OpenRPC.Tag(name: "\(PlacesModule.name)", doc: "\(PlacesModule.doc)"),
    OpenRPC.Tag(name: "\(CompaniesModule.name)", doc: "\(CompaniesModule.doc)"),
    OpenRPC.Tag(name: "\(AccessModule.name)", doc: "\(AccessModule.doc)"),
    OpenRPC.Tag(name: "\(EntitlementsModule.name)", doc: "\(EntitlementsModule.doc)"),
    OpenRPC.Tag(name: "\(WidgetsModule.name)", doc: "\(WidgetsModule.doc)"),
    OpenRPC.Tag(name: "\(AppGroupModule.name)", doc: "\(AppGroupModule.doc)"),
    OpenRPC.Tag(name: "\(LinksModule.name)", doc: "\(LinksModule.doc)"),
    OpenRPC.Tag(name: "\(InventoryModule.name)", doc: "\(InventoryModule.doc)"),
    OpenRPC.Tag(name: "\(PolicyModule.name)", doc: "\(PolicyModule.doc)"),
  ]

  init(_ options: CoreOptions) throws(DataDirectory.Unusable) {
    let clock = options.clock.map(Clock.init(fixed:)) ?? Clock()
    let files = try DataDirectory.open(options.data, schemas: StoreSchemas.schema(of:))
    do throws(Failure) {
      let stores = Stores(files, clock: clock, log: Log.error)
      kernel = try Kernel(stores: stores, clock: clock, ids: IDGenerator(clock: clock, seed: options.seed))
      stores.identify = { [unowned kernel] () throws(Failure) in try Core.identify(kernel) }
      // An account gets its id when its directory is made; and runs that are to be the same in every run make ids in the same order.
      if files.isAnyOpen || options.seed != nil { _ = stores.account }
    } catch {
      throw DataDirectory.Unusable(73, "\(options.data) can't be used: \(error.message)")
    }
    let conversation = Conversation()
    let host = HostCalls(conversation)
    let background = Background(conversation)
    let system = System(kernel, data: options.data)
    let endpoints = Endpoints()
    self.endpoints = endpoints
    endpoints.all.reserveCapacity(160)
    endpoints.all += SystemModule(system, host, background).endpoints
    endpoints.all += HostModule(host, known: { endpoints.all.flatMap(\.asks) }).endpoints
    endpoints.all += EventsModule(kernel, conversation).endpoints
    endpoints.all += LiveModule(kernel, conversation, router: { endpoints.router }).endpoints
    endpoints.all += TemperatureModule(kernel, table: options.table).endpoints
    endpoints.all += WeatherModule(kernel, host).endpoints
    endpoints.all += LocationModule(kernel, host).endpoints
    endpoints.all += PlacesModule(host, zones: options.zones).endpoints
    endpoints.all += CompaniesModule(kernel).endpoints
    endpoints.all += AccessModule(kernel, background, router: { endpoints.router }).endpoints
    endpoints.all += EntitlementsModule(kernel, options.storefront, needed: { endpoints.all.compactMap { $0.feature.map { "\($0)" } } }).endpoints
    endpoints.all += InventoryModule(kernel).endpoints
    endpoints.all += PolicyModule(kernel, host, options.policy).endpoints
    endpoints.all += WidgetsModule(kernel, host).endpoints
    endpoints.all += AppGroupModule(kernel).endpoints
    endpoints.all += LinksModule(kernel, hosts: options.linkHosts).endpoints
    endpoints.features = kernel.entitlements
    router = endpoints.router
    session = Session(
      router: router, work: kernel.stores, conversation: conversation, host: host, background: background, onRequest: kernel.beginRequest)
    background.moment = kernel.moment
    system.discovery = { [unowned self] in discoveryDocument() }
    system.methodCount = router.count
  }

  deinit {
    // The parts of a core hold each other; to show its examples, a process makes hundreds of cores.
    kernel.letGo()
    endpoints.letGo()
    router.deallocate()
  }

  /// The account that the directory serves gets its id when the directory is made.
  private static func identify(_ kernel: Kernel) throws(Failure) -> UUID {
    if let account = try kernel.settings.value(of: "account").flatMap(UUID.init(_:)) { return account }
    let account = kernel.ids.next()
    kernel.stores.beginWrite()
    try kernel.settings.set("account", to: "\(account)")
    kernel.stores.endWrite()
    try kernel.stores.commit()
    return account
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

  /// The discovery document, whose examples are run to be shown.
  func discoveryDocument() -> String {
    OpenRPC(
      version: Core.version, tags: Core.tags, endpoints: router.endpoints, notifications: Core.notifications, run: ExampleRunner.run
    ).text()
  }

  /// What the core says unasked.
  static let notifications = EventsModule.notifications + LiveModule.notifications + SystemModule.notifications

  /// One JSON Schema a record.
  func recordSchemas() -> [(name: String, json: String)] {
    let methods = router.endpoints.map { $0.description() }
    let said = Core.notifications.map(\.schema) + router.endpoints.flatMap(\.asks).flatMap { [$0.schema, $0.answer] }
    let documents = PolicyModule.documentSchemas + EntitlementsModule.documentSchemas
    return SchemaWriter.documents(for: methods.flatMap { $0.params.members.map(\.schema) + [$0.result] } + said + documents)
  }

  /// The tables of all stores as SQL, as SQLite keeps them.
  func sqlSchema() -> String {
    var text = ""
    for store in Store.allCases {
      text += "-- \(store.fileName)\n"
      let query = StoreStatement(
        "SELECT sql FROM {store}.sqlite_schema WHERE sql IS NOT NULL AND name NOT GLOB 'items_text_[a-rt-z]*' ORDER BY rowid")
      let statements = (try? kernel.stores.all(query, in: store, { _ in }, { $0.next(String.self) })) ?? []
      for sql in statements { text += "\(sql);\n" }
      text += "\n"
    }
    return text
  }
}

/// All methods; some modules want to know those of the others, and look when they are called.
private final class Endpoints {
  var all: [Endpoint] = []
  unowned var features: (any FeatureGate)!
  private var made: Router?

  var router: Router {
    if let made { return made }
    let router = Router(all, features: features)
    made = router
    return router
  }

  func letGo() {
    all = []
    made = nil
  }
}
