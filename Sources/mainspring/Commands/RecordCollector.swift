internal import JSON
internal import RPC
internal import Shape
internal import Tenancy

/// Collects all records that occur in some schemas. A record that has several names there is collected once for each
/// name.
struct RecordCollector {
  private let names: SchemaNames
  private(set) var records: [ObjectSchema] = []

  init(_ names: SchemaNames) { self.names = names }

  mutating func add(_ schema: Schema, as role: SchemaRole) {
    switch schema {
    case .reference(let record, let description):
      let name = names.name(of: record, as: role)
      if records.contains(where: { $0.name == name }) { return }
      let object = description()
      records.append(ObjectSchema(name: name, doc: object.doc, members: object.members))
      for member in object.members { add(member.schema, as: role) }
    case .nullable(let inner), .list(let inner, _), .map(let inner): add(inner, as: role)
    case .oneOf(let choices): for choice in choices { add(choice, as: role) }
    case .any, .boolean, .integer, .number, .text, .choice, .anyResult: break
    }
  }
}

extension Core {
  /// The schemas of all parameters, results, notifications, errors, host requests and documents.
  var schemas: [(schema: Schema, role: SchemaRole)] {
    let methods = endpoints.map { $0.description() }
    let asked = capabilities
    let params = methods.flatMap { $0.params.members.map(\.schema) }
    let written =
      methods.map(\.result) + Core.notifications.map(\.schema) + asked.map(\.schema) + Core.errors.map(\.schema)
    return params.map { ($0, .strict) } + written.map { ($0, .written) } + asked.map { ($0.answer, .lenient) }
      + Core.documents.map { ($0.schema, $0.ignoresUnknown ? .lenient : .strict) }
  }

  /// All records that occur in these schemas.
  func records() -> [ObjectSchema] {
    let schemas = schemas
    var collector = RecordCollector(SchemaNames(of: schemas))
    for (schema, role) in schemas { collector.add(schema, as: role) }
    return collector.records
  }
}
