internal import JSON
internal import Shape
internal import Storage
internal import Tenancy

/// The commands `openrpc` and `schema`. They print the descriptions of methods and of records.
extension Command {
  static let openrpc = Command(
    name: "openrpc", summary: "print the OpenRPC document of all methods", operands: "", options: []
  ) {
    (arguments) throws(UsageError) in
    try arguments.refuseOperands("openrpc")
    return Output.print(DiscoveryDocument.pretty)
  }

  static let schema = Command(
    name: "schema", summary: "print the JSON Schema of a record, or the tables as SQL", operands: "[RECORD]",
    options: [
      Option("list", nil, "list the records"),
      Option(
        "write", "DIR", "write openrpc.json, schema.sql, cloud.json and the JSON Schemas of documents into a directory"),
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

  private static func writeSchemas(_ core: Core, _ records: [(name: String, json: String)], to directory: String)
    throws(UsageError)
    -> Int32
  {
    do throws(Files.Failure) {
      try Files.write(pretty(core.makeDiscoveryDocument()), to: "\(directory)/openrpc.json")
      try Files.write(core.sqlSchema(), to: "\(directory)/schema.sql")
      try Files.write(pretty(core.cloudSchema()), to: "\(directory)/cloud.json")
      // openrpc.json contains the records that methods use. So only documents get files of their own.
      for record in records where Core.documents.contains(where: { $0.name == record.name }) {
        try Files.write(pretty(record.json), to: "\(directory)/\(record.name).json")
      }
      return 0
    } catch {
      throw UsageError(error.sentence)
    }
  }

  static func pretty(_ json: String) -> String {
    var json = json
    return (json.withUTF8 { bytes in JSONSource.decode(bytes) { $0.value.prettyText(columns: 140) } } ?? json) + "\n"
  }
}

extension Core {
  /// Creates an empty core in memory, for commands that only describe the core's methods and records.
  static func ofNothing() throws(UsageError) -> Core {
    do throws(DataDirectory.Unusable) { return try Core(.repeatable) } catch { throw UsageError(error.sentence) }
  }
}
