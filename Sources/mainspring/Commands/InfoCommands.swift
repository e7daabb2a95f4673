internal import JSON
internal import RPC
internal import Shape
internal import Storage

extension Command {
  static let methods = Command(name: "methods", summary: "list all methods", operands: "", options: []) { (arguments) throws(UsageError) in
    try arguments.refuseOperands("methods")
    let descriptions = try Core.ofNothing().endpoints.map { $0.description() }
    let width = descriptions.map(\.name.count).max() ?? 0
    return Output.print(
      descriptions.map { "\($0.name)\(String(repeating: " ", count: width - $0.name.count))  \($0.doc)\n" }.joined())
  }

  static let openrpc = Command(name: "openrpc", summary: "print the OpenRPC document of all methods", operands: "", options: []) {
    (arguments) throws(UsageError) in
    try arguments.refuseOperands("openrpc")
    return Output.print(pretty(try Core.ofNothing().discoveryDocument()))
  }

  static let describe = Command(
    name: "describe", summary: "say all about one method, or one notification or host request of the core", operands: "METHOD", options: []
  ) { (arguments) throws(UsageError) in
    guard let name = arguments.operands.first, arguments.operands.count == 1 else { throw UsageError("describe needs one method") }
    let core = try Core.ofNothing()
    if let method = core.endpoint(name)?.description() { return Output.print(MethodPage(method).text) }
    let asked = core.endpoints.flatMap(\.asks)
    if let one = Core.notifications.first(where: { $0.name == name }) { return Output.print(SentPage(one).text) }
    if let one = asked.first(where: { $0.name == name }) { return Output.print(SentPage(one).text) }
    let names = core.methodNames + Core.notifications.map(\.name) + asked.map(\.name)
    let hint = suggestion(for: name, among: names)
    throw UsageError("there is no method \(name)\(hint)")
  }

  static let schema = Command(
    name: "schema", summary: "print the JSON Schema of a record, or the tables as SQL", operands: "[RECORD]",
    options: [
      Option("list", nil, "list the records"),
      Option("write", "DIR", "write openrpc.json, schema.sql and a JSON Schema a record into a directory"),
    ]
  ) { (arguments) throws(UsageError) in
    let core = try Core.ofNothing()
    let records = core.recordSchemas()
    if let directory = arguments["write"] { return try writeSchemas(core, records, to: directory) }
    if arguments.isSet("list") {
      return Output.print(records.map { "\($0.name)\n" }.joined())
    }
    guard let name = arguments.operands.first else {
      return Output.print(core.sqlSchema())
    }
    guard let record = records.first(where: { $0.name == name }) else {
      let hint = suggestion(for: name, among: records.map(\.name))
      throw UsageError("there is no record \(name)\(hint)")
    }
    return Output.print(pretty(record.json))
  }

  private static func writeSchemas(_ core: Core, _ records: [(name: String, json: String)], to directory: String) throws(UsageError)
    -> Int32
  {
    do throws(Files.Failure) {
      try Files.write(pretty(core.discoveryDocument()), to: "\(directory)/openrpc.json")
      try Files.write(core.sqlSchema(), to: "\(directory)/schema.sql")
      for record in records { try Files.write(pretty(record.json), to: "\(directory)/\(record.name).json") }
      return 0
    } catch {
      throw UsageError(error.sentence)
    }
  }

  static func pretty(_ json: String) -> String {
    var json = json
    return (json.withUTF8 { bytes in JSONSource.decode(bytes) { $0.value.prettyText } } ?? json) + "\n"
  }
}

extension Core {
  /// A core for commands that only ask what there is.
  static func ofNothing() throws(UsageError) -> Core {
    do throws(DataDirectory.Unusable) { return try Core(.repeatable) } catch { throw UsageError(error.sentence) }
  }
}
