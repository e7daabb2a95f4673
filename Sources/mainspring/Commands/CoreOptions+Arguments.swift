internal import Accounts
internal import Entitlements
internal import JSON
internal import JWS
internal import Places
internal import Policy
internal import Ports
internal import Shape
internal import Storage
internal import Sync
internal import Telemetry
internal import Temperature
internal import Widgets

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Reads the command-line options that all commands with a core have in common.
extension CoreOptions {
  static let dataOption = Command.Option(
    "data", "DIR",
    "the data directory; with :memory:, data is kept only in memory (default: $MAINSPRING_DATA, else $XDG_DATA_HOME/mainspring, else ~/.local/share/mainspring)"
  )

  /// The options that select the data directory, and say how long to wait for it.
  static let ofDirectory = [
    dataOption,
    Command.Option(
      "wait", "SECONDS",
      "the seconds to wait while another process holds the data directory; 0 to fail at once (default: 2)"),
  ]

  /// The options of every command that starts a core in a data directory.
  static let options = ofDirectory + ofCore

  static let appGroupOption = Command.Option(
    "app-group", "FILE",
    "the file with the app group's values for other processes (default: app-group.json in the data directory)")

  /// The options of every command that starts a core, with or without a data directory.
  static let ofCore =
    [
      Command.Option(
        "clock", "INSTANT", "begin at this instant (RFC 3339) and add one millisecond per request, for repeatable runs"),
      Command.Option("seed", "NUMBER", "make ids from this number, for repeatable runs"),
      Command.Option("humanus-table", "FILE", "a CSV file with the 122 knots of the Humanus scale"),
      Command.Option(
        "zone-table", "FILE",
        "the table of the cities of time zones (default: zone.tab in $TZDIR or the system's directory of time zones)"
      ),
      appGroupOption,
      Command.Option(
        "links", "FILE",
        "a JSON file with the links into the app: schemes, hosts, flags and patterns (mainspring schema LinkFile)"),
      Command.Option(
        "build-environment", "NAME",
        "the environment that the app was built for: development, staging or production (default: $MAINSPRING_BUILD_ENVIRONMENT, else the environment in system.hello, else development)"
      ),
      Command.Option(
        "trust-tiers", nil,
        "let owners set the tiers of their companies also in production, because payment is handled elsewhere"),
      Command.Option(
        "deployment-variable", "LIST",
        "further environment variables that name the deployment path, separated by commas"),
      Command.Option(
        "app-config", "FILE",
        "a JSON file with the document AppConfig, which is used instead of the document that the host fetches"),
      Command.Option(
        "promotions", "FILE",
        "a JSON file with the document IAPPromo, which is used instead of the document that the host fetches"),
      Command.Option(
        "telemetry-names", "FILE", "the events that telemetry.track accepts, in the form of telemetry.names"),
      Command.Option(
        "cloud", "FILE",
        "the container to sync with: a file, which is created if it does not exist, or postgres://ROLE@HOST/DATABASE, or host (the host's own cloud), or exec:COMMAND (default: the container that sync.connect has set)"
      ),
      Command.Option(
        "cloud-account", "NAME", "the name of the account, the same on all devices of the account (default: me)"),
      Command.Option(
        "cloud-keep", "NUMBER",
        "the number of later changes of a company for which a container remembers a deletion (default: 1000000)"),
      Command.Option(
        "asset-cache", "BYTES",
        "the largest size of the asset files on this device (default: 2147483648); if they are larger, files that the cloud has are removed, the least recently read first"
      ),
    ] + Storefront.options + AccountOptions.options

  init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    data = try CoreOptions.directory(arguments)
    patience =
      try arguments.number("wait", "a number of seconds", 0...86_400).map { $0 * 1000 } ?? CoreOptions.usualPatience
    clock = try CoreOptions.clock(arguments)
    if let text = arguments["seed"] {
      guard let number = UInt64(text) else {
        throw UsageError("--seed must be a whole number from 0 to 18446744073709551615, not \(text)")
      }
      seed = number
    }
    table = try CoreOptions.table(arguments)
    if let path = arguments["app-config"] {
      try CoreOptions.load(path, for: "app-config") { (text) throws(JSONText.Defect) in try policy.setAppConfig(text) }
    }
    if let path = arguments["telemetry-names"] {
      try CoreOptions.load(path, for: "telemetry-names") { (text) throws(JSONText.Defect) in
        telemetryNames = try TelemetryNames(text)
      }
    }
    if let path = arguments["promotions"] {
      try CoreOptions.load(path, for: "promotions") { (text) throws(JSONText.Defect) in try policy.setPromotions(text) }
    }
    policy.e2eDeployment = try CoreOptions.environment("MAINSPRING_E2E_DEPLOYMENT")
    for name in ["MAINSPRING_DEPLOYMENT"]
      + (arguments["deployment-variable"] ?? "").split(separator: ",").map(String.init)
    {
      if let path = try CoreOptions.environment(name) { policy.deployments.append(path) }
    }
    buildEnvironment = try arguments.choice("build-environment")
    if buildEnvironment == nil { buildEnvironment = try CoreOptions.buildOfEnvironment() }
    trustsTiers = arguments.isSet("trust-tiers")
    sync.cloud = arguments["cloud"]
    if let cloud = sync.cloud, SyncOptions.hasPassword(cloud) {
      throw UsageError("--cloud \(SyncOptions.passwordFlaw)")
    }
    sync.account = arguments["cloud-account"]
    sync.keep = try arguments.number("cloud-keep", "a number", 0...1_000_000_000)
    assetCache = try arguments.number("asset-cache", "a number of bytes", 0...(1 << 53))
    if clock != nil, let seed { makeRepeatable(seed: seed) }
    storefront = try Storefront(arguments)
    accounts = try AccountOptions(arguments)
    appGroup = try CoreOptions.appGroup(arguments)
    if let path = arguments["links"] {
      try CoreOptions.load(path, for: "links") { (text) throws(JSONText.Defect) in links = try LinkFile(text) }
    }
    // Tests on debug builds create thousands of passwords, so debug builds can hash them quickly. Release builds ignore
    // this variable. They store such a password with the usual parameters when the user next signs in.
    #if DEBUG
      if try CoreOptions.environment("MAINSPRING_QUICK_PASSWORDS") != nil { scrypt = .quick }
    #endif
    zones = CoreOptions.zones(
      arguments, directories: try CoreOptions.environment("TZDIR").map { [$0] } ?? CoreOptions.zoneDirectories)
  }

  /// Returns the data directory.
  static func directory(_ arguments: Arguments) throws(UsageError) -> String {
    let directory = if let named = arguments["data"] { named } else { try defaultDirectory() }
    if directory.isEmpty { throw UsageError("--data needs a directory, or :memory:") }
    return directory
  }

  /// Returns the time at which the core's clock begins, or `nil` for the present time.
  static func clock(_ arguments: Arguments) throws(UsageError) -> Timestamp? {
    guard let text = arguments["clock"] else { return nil }
    if let instant = Timestamp(text) { return instant }
    throw UsageError("--clock must be an instant such as 2026-01-01T00:00:00Z, not \(text)")
  }

  /// Returns the Humanus table in the file that the option names, or `nil` for the table in the program.
  static func table(_ arguments: Arguments) throws(UsageError) -> HumanusTable? {
    guard let path = arguments["humanus-table"] else { return nil }
    return try loadTable(path)
  }

  /// Returns the path of the app group's file, or `nil` if the option is not given.
  static func appGroup(_ arguments: Arguments) throws(UsageError) -> String? {
    guard let path = arguments["app-group"] else { return nil }
    // Each write replaces the whole file by renaming a new one, so the path can't be that of a pipe.
    if path.isEmpty || path == "-" { throw UsageError("--app-group needs a file") }
    return path
  }

  /// Creates the options for a transcript: an empty core in memory with a fixed clock and seed. All runs have the same
  /// result, unless the arguments give another clock or seed.
  init(repeatable arguments: Arguments) throws(UsageError) {
    try self.init(arguments)
    data = CoreOptions.repeatable.data
    clock = clock ?? CoreOptions.repeatable.clock
    seed = seed ?? CoreOptions.repeatable.seed
    scrypt = CoreOptions.repeatable.scrypt
    zones = CoreOptions.zones(arguments, directories: [])
    policy.e2eDeployment = CoreOptions.repeatable.policy.e2eDeployment
    policy.deployments = CoreOptions.repeatable.policy.deployments
    buildEnvironment = try arguments.choice("build-environment")
  }

  /// Sets the seed for ids, for the core and for the process that serves its container. Cores with different seeds make
  /// different ids.
  mutating func makeRepeatable(seed: UInt64) {
    self.seed = seed
    sync.repeatable = (clock.map { ["--clock", "\($0)"] } ?? []) + ["--seed", "\(seed)"]
  }

  /// The time to wait for another process that uses the data directory if no option gives a time, in milliseconds. It
  /// is enough for a process that is about to end, such as the previous command of a shell script.
  private static let usualPatience = 2000

  private static func zones(_ arguments: Arguments, directories: [String]) -> ZoneTableSource {
    ZoneTableSource(
      file: arguments["zone-table"], directories: directories, read: { try? Files.read($0) },
      list: { FilePlace.names(in: $0) })
  }

  /// The directories in which operating systems store their time zones.
  private static let zoneDirectories = [
    "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/var/db/timezone/zoneinfo",
  ]

  private static func defaultDirectory() throws(UsageError) -> String {
    if let directory = try environment("MAINSPRING_DATA") { return directory }
    if let base = try environment("XDG_DATA_HOME"), base.hasPrefix("/") { return "\(base)/mainspring" }
    guard let home = try environment("HOME") else {
      throw UsageError("neither XDG_DATA_HOME nor HOME is set; name a directory with --data")
    }
    return "\(home)/.local/share/mainspring"
  }

  /// Returns the value of an environment variable, or `nil` if the variable is not set, or empty.
  /// - Throws: an error for a value that is not UTF-8. Swift would replace the invalid bytes, and the new value could
  ///   name another directory.
  private static func environment(_ name: String) throws(UsageError) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    guard let text = String(validatingCString: value) else {
      throw UsageError("$\(name), \(String(cString: value)), is not UTF-8; a name must be UTF-8")
    }
    return text
  }

  private static func buildOfEnvironment() throws(UsageError) -> BuildEnvironment? {
    let name = "MAINSPRING_BUILD_ENVIRONMENT"
    guard let value = try environment(name) else { return nil }
    if let build = BuildEnvironment(rawValue: value) { return build }
    let names = BuildEnvironment.allCases.map(\.rawValue)
    throw UsageError(
      "$\(name) must be one of \(names.joined(separator: ", ")), not \(value)\(suggestion(for: value, among: names))")
  }

  private static func loadTable(_ path: String) throws(UsageError) -> HumanusTable {
    let text = String(decoding: try Files.read(path, for: "humanus-table"), as: UTF8.self)
    do throws(HumanusTable.Defect) {
      let file = path.split(separator: "/").last.map(String.init) ?? path
      let id = file.split(separator: ".").first.map(String.init) ?? file
      return try HumanusTable(csv: text, id: id, provenance: "Read from \(file), which --humanus-table named.")
    } catch {
      throw UsageError("--humanus-table \(path): \(error.sentence)")
    }
  }

  /// Reads the file that an option names.
  private static func load(_ path: String, for option: String, _ take: ([UInt8]) throws(JSONText.Defect) -> Void)
    throws(UsageError)
  {
    let text = try Files.read(path, for: option)
    do throws(JSONText.Defect) { try take(text) } catch { throw UsageError("--\(option) \(path): \(error.sentence)") }
  }
}

extension Files {
  /// Returns the bytes of a file that an option names.
  static func read(_ path: String, for option: String) throws(UsageError) -> [UInt8] {
    do throws(Failure) {
      let bytes = try read(path)
      // Some editors begin a file with a byte-order mark. It is not part of the text.
      return bytes.starts(with: [0xef, 0xbb, 0xbf]) ? Array(bytes.dropFirst(3)) : bytes
    } catch {
      throw UsageError("--\(option): \(error.sentence)")
    }
  }
}
