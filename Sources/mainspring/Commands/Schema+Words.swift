internal import Shape

/// Describes the members and types of a schema in words, for the command line.
extension ObjectSchema {
  /// The list of the members under the heading "Parameters".
  var page: String { "Parameters\n\(members.isEmpty ? "  none\n" : list())" }

  /// Returns the members, one on each line. If a member is a record, the members of this record follow, indented.
  /// - Parameters:
  ///   - indent: the text before each line.
  ///   - outer: the names of the records that contain this one. If one of them occurs again inside, it is not listed
  ///     again.
  func list(indent: String = "  ", in outer: [String] = []) -> String {
    let members = members.filter { !$0.isRefused }
    let width = members.map(\.name.count).max() ?? 0
    return members.map { member in
      let gap = String(repeating: " ", count: width - member.name.count)
      let line =
        "\(indent)\(member.name)\(gap)  \(member.schema.words)\(member.isRequired ? ", required" : ""): \(member.doc)\n"
      return line + member.schema.list(indent: indent + "  ", in: outer + [name])
    }.joined()
  }
}

extension Schema {
  /// The members of the records in this schema, one on each line.
  var page: String { list(indent: "  ", in: []) }

  fileprivate func list(indent: String, in outer: [String]) -> String {
    let records = records
    return records.map { name, description in
      if outer.contains(name) { return "" }
      let list = description().list(indent: indent, in: outer + [name])
      return records.count > 1 ? "\(indent)\(name)\n\(list)" : list
    }.joined()
  }

  /// The records that the schema names without other records in between. For a list, they are those of its elements.
  /// For several alternatives, they are those of all alternatives.
  private var records: [(String, @Sendable () -> ObjectSchema)] {
    switch self {
    case .reference(let name, let description): [(name, description)]
    case .nullable(let inner), .list(let inner, _), .map(let inner): inner.records
    case .oneOf(let choices): choices.flatMap(\.records)
    case .any, .boolean, .integer, .number, .text, .choice, .anyResult: []
    }
  }

  /// The schema in a few words, such as `list of Item or null`.
  var words: String {
    switch self {
    case .any: "any JSON"
    case .anyResult: "the result of a method that reads"
    case .boolean: "boolean"
    case .integer(let limit): limit.isNone ? "integer" : "integer, \(limit.words(""))"
    case .number(_, let limit): limit.isNone ? "number" : "number, \(limit.words(""))"
    case .text(let text): (text.format ?? "text") + (text.length.isNone ? "" : ", \(text.length.words("characters"))")
    case .choice(let names): names.joined(separator: " | ")
    case .list(let element, let limit):
      "list of \(element.words)" + (limit.isNone ? "" : ", \(limit.words("elements"))")
    case .map: "object"
    case .reference(let name, _): name
    case .nullable(let inner): "\(inner.words) or null"
    case .oneOf(let choices): choices.map(\.words).joined(separator: ", or ")
    }
  }

  /// The description of the record that is the value. `nil` if the value is not a record. A record that may also be
  /// null counts as a record.
  var object: ObjectSchema? {
    switch self {
    case .reference(_, let description): description()
    case .nullable(let inner): inner.object
    default: nil
    }
  }
}
