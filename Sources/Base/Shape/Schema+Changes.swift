/// Deriving the schema of changes to a record from the schema of the record.
extension Schema {
  /// The schema of a JSON merge patch (RFC 7396) for a value of this schema. For a record, it has all members, none of
  /// which is required. For any other value, it is the schema itself.
  var changes: Schema {
    switch self {
    case .reference(let name, let description): .reference("\(name)Changes") { description().changes }
    case .nullable(let inner): .nullable(inner.changes)
    case .any, .boolean, .integer, .number, .text, .choice, .list, .map, .oneOf, .anyResult: self
    }
  }
}

extension ObjectSchema {
  var changes: ObjectSchema {
    ObjectSchema(
      name: "\(name)Changes",
      doc:
        "Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or restores its default if it has one.",
      members: readMembers.map { member in
        Member(
          name: member.name, schema: member.schema.changes, isRequired: false, takesNull: member.takesNull,
          doc: member.doc,
          restriction: member.restriction)
      })
  }
}
