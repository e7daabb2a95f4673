internal import Cloud
internal import FileCloud
internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Stdio
internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The command `cloud`: checks, inspects, serves or tests a container that devices sync through.
extension Command {
  static let cloud = Command(
    name: "cloud", summary: "check, inspect, serve or test a container that devices sync through",
    operands: "check|status|serve FILE | publish FILE TYPE RECORDS | test COMMAND [COMMAND]",
    options: [
      Option("account", "NAME", "serve: the account whose databases are served (default: me)"),
      Option(
        "cloud-keep", "NUMBER",
        "serve: the number of a zone's newest changes for which tokens stay valid (default: 1000000)"),
      Option(
        "container", "ID",
        "serve: the id of a lost container; the empty container in FILE then replaces it under this id"),
      Option("add", nil, "publish: keep the existing records of the type that RECORDS does not name"),
      Option("allow-empty", nil, "publish: accept RECORDS without a record, which deletes all records of the type"),
      Option("clock", "INSTANT", "serve: the same as the option of mainspring serve"),
      Option("seed", "NUMBER", "serve: the same as the option of mainspring serve"),
      Option(
        "batches", "NUMBER",
        "test: the number of batches that other devices send between a batch and its repeat (default: 1100)"),
      Option("only", "TEXT", "test: run only the checks whose names begin with TEXT"),
    ],
    more: """
      A container is a file that the cores of several devices sync through; mainspring serve --cloud FILE names the file. check verifies
      the contents of the file, and ends with 1 after a fault. status counts zones and records. serve connects a core to the container:
      it answers the requests host.cloud.account, host.cloud.database.changes, host.cloud.zone.changes, host.cloud.zones.modify,
      host.cloud.records.modify, host.cloud.asset.download, host.cloud.records.query and host.cloud.share.*, one per line, and sends
      sync.remoteChanged when another process has changed the file. publish writes records of the public database, which every device
      may read. RECORDS has one JSON object per line, such as {"recordName":"spring","title":"Spring offer","priority":5}, or is - for
      the standard input. The records replace all records of the type TYPE, in one write. After an error in a line, or without any
      record, nothing is written, and the exit code is 65. With --allow-empty, RECORDS without a record deletes all records of the type.
      test runs COMMAND, which must serve a container as for mainspring serve --cloud exec:COMMAND, and checks everything that a core
      relies on. test uses two connections, and zones that are deleted at the end. With a second command, of another account, it also
      tests sharing. test prints TAP, and ends with 1 if a test fails.
      """
  ) { (arguments) throws(UsageError) in
    guard let action = arguments.operands.first.flatMap(CloudAction.init(rawValue:)),
      action.counts.contains(arguments.operands.count)
    else {
      let meant =
        arguments.operands.first.map { suggestion(for: $0, among: CloudAction.allCases.map(\.rawValue)) } ?? ""
      throw UsageError(
        "cloud needs check FILE, status FILE, serve FILE, publish FILE TYPE RECORDS, or test COMMAND [COMMAND]\(meant)")
    }
    let file = arguments.operands[1]
    if action == .publish {
      return try publish(arguments.operands.dropFirst(), arguments)
    }
    if action == .test {
      guard let batches = Int(arguments["batches"] ?? "1100"), batches >= 0 else {
        throw UsageError("--batches must be a whole number of at least 0")
      }
      return try testCloud(
        file, other: arguments.operands.count > 2 ? arguments.operands[2] : nil, batchesBetween: batches,
        only: arguments["only"] ?? "")
    }
    if action != .serve, access(file, F_OK) != 0 {
      _ = Files.write("mainspring: \(file): \(Output.reason(errno))\n", toDescriptor: 2)
      return 66
    }
    do throws(CloudFileError) {
      return try action == .serve ? serveCloud(file, arguments) : show(file, action)
    } catch {
      _ = Files.write("mainspring: \(error.sentence)\n", toDescriptor: 2)
      return 73
    }
  }

  private enum CloudAction: String, CaseIterable {
    case check, status, serve, publish, test

    /// The allowed numbers of operands. The action itself is counted, too.
    var counts: ClosedRange<Int> {
      switch self {
      case .check, .status, .serve: 2...2
      case .publish: 4...4
      case .test: 2...3
      }
    }
  }

  private static func show(_ file: String, _ action: CloudAction) throws(CloudFileError) -> Int32 {
    Connection.configureProcess()
    let cloud = try FileCloud(file, account: "", clock: Clock(), ids: IDGenerator(seed: nil), mayMake: false)
    if action == .status { return Output.print(try cloud.status()) }
    let flaws = try cloud.flaws()
    if flaws.isEmpty { return Output.print("\(file) has no faults\n") }
    _ = Output.print(flaws.map { "\($0)\n" }.joined())
    return 1
  }

  private static func serveCloud(_ file: String, _ arguments: Arguments) throws(CloudFileError) -> Int32 {
    if Output.isMissing { return 74 }
    Connection.configureProcess()
    let clock = arguments["clock"].flatMap { Timestamp($0) }.map(Clock.init(fixed:)) ?? Clock()
    let ids = IDGenerator(seed: arguments["seed"].flatMap { UInt64($0) })
    let cloud = try FileCloud(
      file, account: arguments["account"] ?? "me", clock: clock, ids: ids,
      kept: arguments["cloud-keep"].flatMap { Int($0) }.map { max($0, 0) } ?? 1_000_000)
    if let id = arguments["container"] { try cloud.takePlace(of: id) }
    cloud.sweep()
    let router = Router()
    router.add(MethodName("host")) { CloudMethods.endpoints(of: cloud) }
    let name = "mainspring cloud"
    return PeerServer.run(
      name, router,
      onRequest: {
        clock.advance()
        if cloud.isInPlace { return }
        PeerServer.log("\(name): \(file) was removed or replaced by another file while it was served")
        exit(74)
      },
      listen: { conversations in
        let mailbox = Mailbox { _ in
          if cloud.hasChanged() { conversations.current.notify(CloudChanged(.private)) }
        }
        FileWatch.begin(file) { mailbox.post([]) }
        return mailbox
      })
  }
}
