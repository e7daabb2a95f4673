internal import JSON
internal import RPC
internal import Shape
internal import Tenancy

/// Finds all records that schemas name, each once.
struct RecordCollector {
  private(set) var records: [ObjectSchema] = []

  mutating func add(_ schema: Schema) {
    switch schema {
    case .reference(let name, let description):
      if records.contains(where: { $0.name == name }) { return }
      let record = description()
      records.append(ObjectSchema(name: name, doc: record.doc, members: record.members, isChanges: record.isChanges))
      for member in record.members { add(member.schema) }
    case .nullable(let inner), .list(let inner, _), .map(let inner): add(inner)
    case .oneOf(let choices): for choice in choices { add(choice) }
    case .any, .boolean, .integer, .number, .text, .choice, .anyResult: break
    }
  }
}

extension Core {
  /// The schemas of all that is called, answered, said and asked.
  var schemas: [(schema: Schema, role: SchemaRole)] {
    let methods = endpoints.map { $0.description() }
    let asked = endpoints.flatMap(\.asks)
    let params = methods.flatMap { $0.params.members.map(\.schema) }
    let written = methods.map(\.result) + Core.notifications.map(\.schema) + asked.map(\.schema) + Core.errors.map(\.schema)
    return params.map { ($0, .strict) } + written.map { ($0, .written) } + asked.map { ($0.answer, .lenient) }
      + Core.documents.map { ($0.schema, $0.ignoresUnknown ? .lenient : .strict) }
  }

  /// All records.
  func records() -> [ObjectSchema] {
    var collector = RecordCollector()
    for (schema, _) in schemas { collector.add(schema) }
    return collector.records
  }
}
