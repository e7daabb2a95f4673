internal import Shape

extension ObjectSchema {
  /// The members as parameters.
  var page: String { "Parameters\n\(members.isEmpty ? "  none\n" : list)" }

  /// The members, one a line.
  fileprivate var list: String {
    let width = members.map(\.name.count).max() ?? 0
    return members.map { member in
      let gap = String(repeating: " ", count: width - member.name.count)
      return "  \(member.name)\(gap)  \(member.schema.words)\(member.isRequired ? ", required" : ""): \(member.doc)\n"
    }.joined()
  }
}

extension Schema {
  /// The members of a record, one a line.
  var page: String { object?.list ?? "" }

  /// The schema in a few words.
  var words: String {
    switch self {
    case .any: "any JSON"
    case .boolean: "boolean"
    case .integer(let limit): limit.isNone ? "integer" : "integer, \(limit.words(""))"
    case .number(_, let limit): limit.isNone ? "number" : "number, \(limit.words(""))"
    case .text(let text): (text.format ?? "text") + (text.length.isNone ? "" : ", \(text.length.words("characters"))")
    case .choice(let names): names.joined(separator: " | ")
    case .list(let element, let limit): "list of \(element.words)" + (limit.isNone ? "" : ", \(limit.words("elements"))")
    case .map: "object"
    case .reference(let name, _): name
    case .nullable(let inner): "\(inner.words) or null"
    case .oneOf(let choices): choices.map(\.words).joined(separator: ", or ")
    }
  }

  /// The members of a record, looked at through null.
  var object: ObjectSchema? {
    switch self {
    case .reference(_, let description): description()
    case .nullable(let inner): inner.object
    default: nil
    }
  }
}
