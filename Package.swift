// swift-tools-version: 6.2
import PackageDescription

/// The rules of the house, the same for every target; see the article Architecture in
/// Sources/mainspring/mainspring.docc.
let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
  // Nothing here uses Swift's concurrency or regular expressions, and a library that is not linked need not be loaded
  // at every start.
  .unsafeFlags([
    "-Xfrontend", "-disable-implicit-concurrency-module-import", "-Xfrontend",
    "-disable-implicit-string-processing-module-import",
  ]),
  // A record's description is generic over its visitor, and visitors live in other modules. With this flag they are
  // specialized across modules, which halves the cost of a request. It sees public declarations alone: that is why
  // rooms export with `public` and not with `package`.
  .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release)),
  // Exclusive access is proven by the compiler or checked while a debug build runs, which is what all tests run on;
  // checking it again for every property of the session costs a fifth of a small request.
  .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
  .unsafeFlags(["-Xfrontend", "-function-sections"], .when(configuration: .release)),
  // A generic type that is looked up by its mangled name costs a walk over all conformances in the file, for each of
  // its requirements: a fifth of a start with one read.
  .unsafeFlags(
    ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"], .when(configuration: .release)),
]

/// For programs beside the server, which may use all of Swift.
let tools: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// For what others build with: what it imports for itself alone is not theirs.
let library: [SwiftSetting] = tools + [.enableUpcomingFeature("InternalImportsByDefault")]

/// Optimizes debug builds, too, and keeps their assertions. The tests start a debug build thousands of times: a start
/// takes two thirds of the time, and a request three quarters.
let optimized: SwiftSetting = .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))

/// Leaves generic code as it is, which the compiler would otherwise build anew for each record: a release build takes
/// half the time. Where a request goes through it, it takes up to twice as many instructions, and more in loops.
let cold: [SwiftSetting] = [
  .unsafeFlags(["-Xllvm", "-sil-disable-pass=generic-specializer"], .when(configuration: .release))
]

/// A room of the house, in the folder of its layer.
/// - Parameters:
///   - isOnEveryPath: whether every request goes through its code, so that debug builds optimize it, too.
///   - isCold: whether no benchmark counts the instructions of its code.
func room(
  _ name: String, in layer: String, isOnEveryPath: Bool = false, isCold: Bool = false,
  knows others: [Target.Dependency], exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: others, path: "Sources/\(layer)/\(name)", exclude: exclude,
    swiftSettings: house + (isOnEveryPath ? [optimized] : []) + (isCold ? cold : []))
}

/// A service: it knows the layers below, and no other service.
/// - Parameter isHot: whether its requests come by the hundred thousand, so that each instruction counts.
func service(_ name: String, isHot: Bool = false, knows others: [Target.Dependency] = []) -> Target {
  .target(
    name: name,
    dependencies: ["Shape", "JSON", "SQLite", "Vocabulary", "RPC", "Storage", "Tenancy", "Ports"] + others,
    path: "Sources/Services/\(name)", swiftSettings: isHot ? house : house + cold)
}

/// The system's OpenSSL.
///
/// On Linux, debug builds load it. Release builds have what they use of it in the file: to load all of it would make
/// each start longer by more than half a millisecond, for what few conversations need.
#if os(macOS)
  let openSSL = Target.systemLibrary(
    name: "COpenSSL", path: "Sources/Base/COpenSSL", pkgConfig: "libcrypto", providers: [.brew(["openssl@3"])])
  let linkOpenSSL: [LinkerSetting] = []
#else
  let openSSL = Target.systemLibrary(name: "COpenSSL", path: "Sources/Base/COpenSSL", providers: [.apt(["libssl-dev"])])
  let linkOpenSSL: [LinkerSetting] = [
    .linkedLibrary("crypto", .when(configuration: .debug)),
    .unsafeFlags(["-Xlinker", "-l:libcrypto.a"], .when(configuration: .release)),
  ]
#endif

/// The system's client of PostgreSQL, for the container in its databases alone.
let postgreSQL = Target.systemLibrary(
  name: "CPostgreSQL", path: "Sources/Base/CPostgreSQL", pkgConfig: "libpq",
  providers: [.apt(["libpq-dev"]), .brew(["libpq"])])

func tests(_ room: String, knowing rooms: [Target.Dependency]) -> Target {
  .testTarget(name: "\(room)Tests", dependencies: rooms, swiftSettings: tools)
}

let package = Package(
  name: "mainspring",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "mainspring", targets: ["mainspring"]),
    .executable(name: "mainspring-postgres", targets: ["mainspring-postgres"]),
    .library(name: "MainspringCloudKit", targets: ["CloudKitMapping", "CloudKitHost"]),
    .library(name: "MainspringDevice", targets: ["DeviceMapping", "DeviceHost"]),
    .library(name: "MainspringFoundationModels", targets: ["FoundationModelsMapping", "FoundationModelsHost"]),
    .library(name: "MainspringSystemLog", targets: ["SystemLogMapping", "SystemLogHost"]),
    .library(name: "MainspringClient", targets: ["MainspringClient"]),
  ],
  targets: [
    .systemLibrary(
      name: "CSQLite", path: "Sources/Base/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    openSSL, postgreSQL,
    // What the program brings along: the discovery document, from Schemas.
    .target(name: "CDocuments", path: "Sources/Base/CDocuments", cSettings: [.headerSearchPath("../../../Schemas")]),
    // The SQL of the container in PostgreSQL.
    .target(
      name: "CPostgresSchema", path: "Sources/Base/CPostgresSchema",
      cSettings: [.headerSearchPath("../../Core/PostgresCloud/SQL")]),
    room("Shape", in: "Base", isOnEveryPath: true, knows: []),
    // Comparisons of sixteen bytes at once, for the parser.
    .target(name: "CScanner", path: "Sources/Base/CScanner"),
    room("JSON", in: "Base", isOnEveryPath: true, knows: ["Shape", "CScanner"]),
    room("SQLite", in: "Base", isOnEveryPath: true, knows: ["Shape", "JSON", "CSQLite"]),
    room("Vocabulary", in: "Base", isOnEveryPath: true, knows: ["Shape"]),
    .target(
      name: "Crypto", dependencies: ["COpenSSL"], path: "Sources/Base/Crypto", swiftSettings: house,
      linkerSettings: linkOpenSSL),
    room("JWS", in: "Base", knows: ["Shape", "JSON", "Crypto"]),
    room("RPC", in: "Wire", isOnEveryPath: true, knows: ["Shape", "JSON"]),
    room("Stdio", in: "Wire", isOnEveryPath: true, knows: ["JSON", "RPC"]),
    room("MCP", in: "Wire", isCold: true, knows: ["Shape", "JSON", "RPC", "Stdio"]),
    room("Storage", in: "Core", isOnEveryPath: true, knows: ["Shape", "JSON", "SQLite", "Crypto", "RPC"]),
    room("Tenancy", in: "Core", isOnEveryPath: true, knows: ["Shape", "JSON", "Crypto", "RPC", "Storage"]),
    room("Ports", in: "Core", knows: ["Shape", "JSON", "SQLite", "Crypto", "Vocabulary", "RPC", "Storage", "Tenancy"]),
    room("Exchange", in: "Core", knows: ["Shape", "JSON", "SQLite", "Vocabulary", "RPC", "Storage", "Tenancy"]),
    room("Backup", in: "Core", isCold: true, knows: ["Shape", "JSON", "SQLite", "Crypto", "RPC", "Storage"]),
    room("Cloud", in: "Core", knows: ["Shape", "JSON", "Crypto", "RPC"]),
    room(
      "Sync", in: "Core", knows: ["Shape", "JSON", "SQLite", "Crypto", "RPC", "Stdio", "Storage", "Tenancy", "Cloud"]),
    room("FileCloud", in: "Core", knows: ["Shape", "JSON", "SQLite", "Crypto", "RPC", "Storage", "Cloud"]),
    room(
      "PostgresCloud", in: "Core", knows: ["Shape", "JSON", "RPC", "Stdio", "Cloud", "CPostgreSQL", "CPostgresSchema"],
      exclude: ["SQL"]),
    room(
      "CloudTest", in: "Core", isCold: true,
      knows: ["Shape", "JSON", "Crypto", "RPC", "Stdio", "Storage", "Cloud"]),
    room("Events", in: "Core", knows: ["Shape", "Crypto", "RPC", "Storage", "Tenancy"]),
    room("Live", in: "Core", knows: ["Shape", "JSON", "RPC", "Storage", "Tenancy"]),
    room("Hosting", in: "Core", knows: ["Shape", "RPC", "SQLite", "Storage"]),
    room("Host", in: "Core", knows: ["Shape", "RPC", "Storage", "Tenancy"]),
    service("Temperature", isHot: true), service("Weather", knows: ["Hosting"]), service("Places", knows: ["Hosting"]),
    service("Widgets"), service("Companies"),
    service("Access", knows: ["Crypto"]), service("Entitlements", knows: ["JWS", "Hosting"]),
    service("Inventory", isHot: true, knows: ["Exchange"]),
    service("Contacts", knows: ["Exchange"]), service("Orders", knows: ["Exchange"]),
    service("Assemblies", isHot: true, knows: ["Exchange"]),
    service("Dashboard"),
    service("Reports"),
    service("Content", knows: ["Crypto", "Cloud", "Hosting"]), service("Policy", knows: ["Crypto", "Hosting"]),
    service("Assets", knows: ["Crypto"]), service("Views"),
    service("Journal", isHot: true, knows: ["Exchange"]), service("Settings"), service("AI"),
    service("Accounts", knows: ["Crypto", "JWS"]), service("Telemetry"), service("Conversations", isHot: true),
    service("Feedback"),
    service("Logging", isHot: true),
    .executableTarget(
      name: "mainspring",
      dependencies: [
        "Shape", "JSON", "SQLite", "Crypto", "JWS", "Vocabulary", "RPC", "Storage", "Tenancy", "Ports", "Temperature",
        "Weather", "Places",
        "Widgets", "Companies", "Access", "Content",
        "Entitlements", "Policy", "Inventory", "Contacts", "Orders", "Assemblies", "Dashboard", "Reports", "Assets",
        "Views",
        "Journal", "Settings", "AI",
        "Accounts", "Telemetry",
        "Conversations", "Feedback", "Logging",
        "Backup",
        "Events", "Live", "Host", "Hosting",
        "Cloud", "FileCloud", "CloudTest", "Sync", "Stdio", "MCP", "CDocuments",
      ],
      exclude: ["start.order", "unwinding.ld"], swiftSettings: house,
      linkerSettings: [
        // It links a debug build in half the time, and knows the order below.
        .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
        // The runtime goes into the file: it starts faster, takes less memory, and runs where there is no Swift.
        .unsafeFlags(
          ["-static-stdlib", "-static-executable"] + ["-Xclang-linker", "-no-pie"]
            // What a start runs lies together: so it takes fifty page faults less. Names that are no longer there do no
            // harm.
            + ["-Xlinker", "--no-warn-symbol-ordering"]
            + ["-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/Sources/mainspring/start.order"]
            // Functions with the same instructions are one: specialized code often has them.
            + ["-Xlinker", "--icf=all"]
            // No exception unwinds the stack here, and debuggers have the frame pointers.
            + ["-Xlinker", "--no-eh-frame-hdr"]
            + ["-Xlinker", "--script=\(Context.packageDirectory)/Sources/mainspring/unwinding.ld"],
          .when(platforms: [.linux], configuration: .release)),
      ]),
    .executableTarget(
      name: "mainspring-postgres", dependencies: ["JSON", "RPC", "Stdio", "Cloud", "PostgresCloud"],
      swiftSettings: house,
      linkerSettings: [.unsafeFlags(["-static-stdlib"], .when(platforms: [.linux], configuration: .release))]),

    .executableTarget(
      name: "generate-clients", dependencies: ["JSON"], path: "Sources/ClientGenerator", swiftSettings: tools),
    .executableTarget(
      name: "SpecServer",
      dependencies: [
        "Shape", "JSON", "SQLite", "Crypto", "RPC", "Storage", "Tenancy", "Events", "Host", "Live", "Stdio",
      ],
      path: "Tests/SpecServer",
      swiftSettings: house),
    .executableTarget(
      name: "JWSVerifier", dependencies: ["Shape", "JSON", "JWS"], path: "Tests/JWSVerifier", swiftSettings: house),
    tests("Shape", knowing: ["Shape"]),
    tests("JSON", knowing: ["JSON", "Shape"]),
    tests("Crypto", knowing: ["Crypto"]),
    tests("JWS", knowing: ["JWS", "JSON", "Shape"]),
    tests("SQLite", knowing: ["SQLite", "CSQLite", "Shape", "JSON"]),
    tests("RPC", knowing: ["RPC", "JSON", "Shape"]),
    tests("Storage", knowing: ["Storage", "Backup", "RPC", "SQLite", "Shape", "JSON"]),
    tests("Stdio", knowing: ["Stdio"]),
    // A host for Apple's systems: its mapping runs everywhere, the rest of it is empty where there is no CloudKit.
    .target(
      name: "CloudKitMapping", dependencies: [.target(name: "Crypto", condition: .when(platforms: [.linux]))],
      path: "Clients/apple/CloudKitMapping", swiftSettings: tools),
    .target(
      name: "CloudKitHost", dependencies: ["CloudKitMapping"], path: "Clients/apple/CloudKitHost", swiftSettings: tools),
    tests("CloudKitMapping", knowing: ["CloudKitMapping"]),
    // The same for Apple's model on the device.
    .target(
      name: "FoundationModelsMapping", dependencies: ["CloudKitMapping"], path: "Clients/apple/FoundationModelsMapping",
      swiftSettings: tools),
    .target(
      name: "FoundationModelsHost", dependencies: ["CloudKitMapping", "FoundationModelsMapping"],
      path: "Clients/apple/FoundationModelsHost", swiftSettings: tools),
    tests("FoundationModelsMapping", knowing: ["FoundationModelsMapping", "CloudKitMapping"]),
    // The same for the log of Apple's systems.
    .target(
      name: "SystemLogMapping", dependencies: ["CloudKitMapping"], path: "Clients/apple/SystemLogMapping",
      swiftSettings: tools),
    .target(
      name: "SystemLogHost", dependencies: ["CloudKitMapping", "SystemLogMapping"], path: "Clients/apple/SystemLogHost",
      swiftSettings: tools),
    tests("SystemLogMapping", knowing: ["SystemLogMapping", "CloudKitMapping"]),
    // The same for its store, its maps and its browser.
    .target(
      name: "DeviceMapping", dependencies: ["CloudKitMapping"], path: "Clients/apple/DeviceMapping",
      swiftSettings: tools),
    .target(
      name: "DeviceHost", dependencies: ["CloudKitMapping", "DeviceMapping"], path: "Clients/apple/DeviceHost",
      swiftSettings: tools),
    tests("DeviceMapping", knowing: ["DeviceMapping", "CloudKitMapping"]),
    // The core as a library for front ends in Swift: it knows the program by what it writes alone.
    .target(name: "MainspringClient", path: "Clients/swift/MainspringClient", swiftSettings: library),
    .executableTarget(
      name: "conformance", dependencies: ["MainspringClient"], path: "Clients/swift/Conformance", swiftSettings: tools),
    tests("MainspringClient", knowing: ["MainspringClient"]),
    tests("Sync", knowing: ["Sync", "Cloud", "RPC", "Shape", "Tenancy"]),
    // The rules of the trade without a pipe: money, stock, rights, numbers, days.
    tests(
      "Domain",
      knowing: ["Shape", "JSON", "Vocabulary", "RPC", "Tenancy", "Ports", "Sync", "Inventory", "Orders", "Assemblies"]),
    .executableTarget(
      name: "Benchmarks", path: "Tests/Benchmarks", exclude: ["Rivals", "Turns"], swiftSettings: tools),
  ],
  swiftLanguageModes: [.v6]
)
