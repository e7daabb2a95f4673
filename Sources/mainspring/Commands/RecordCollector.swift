internal import RPC
internal import Shape

/// Finds all records that schemas name, each once.
struct RecordCollector {
  private(set) var records: [ObjectSchema] = []

  mutating func add(_ schema: Schema) {
    switch schema {
    case .reference(let name, let description):
      if records.contains(where: { $0.name == name }) { return }
      let record = description()
      records.append(ObjectSchema(name: name, doc: record.doc, members: record.members))
      for member in record.members { add(member.schema) }
    case .nullable(let inner), .list(let inner, _), .map(let inner): add(inner)
    case .oneOf(let choices): for choice in choices { add(choice) }
    case .any, .boolean, .integer, .number, .text, .choice: break
    }
  }
}

extension Core {
  /// The schemas of all that is called, answered, said and asked.
  var schemas: [Schema] {
    let endpoints = endpoints
    let methods = endpoints.map { $0.description() }
    let said = Core.notifications.map(\.schema) + endpoints.flatMap(\.asks).flatMap { [$0.schema, $0.answer] }
    return methods.flatMap { $0.params.members.map(\.schema) + [$0.result] } + said + Core.errors.map(\.schema) + Core.documents
  }

  /// All records.
  func records() -> [ObjectSchema] {
    var collector = RecordCollector()
    for schema in schemas { collector.add(schema) }
    return collector.records
  }
}
