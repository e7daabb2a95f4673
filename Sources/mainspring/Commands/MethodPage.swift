internal import RPC
internal import Shape

/// All about one method, for people.
struct MethodPage {
  private let method: MethodDescription

  init(_ method: MethodDescription) { self.method = method }

  var text: String {
    var page = "\(method.name)\n  \(method.doc)\n\nParameters\n"
    if method.params.members.isEmpty { page += "  none\n" }
    page += list(method.params.members, indent: "  ")
    page += "\nResult: \(method.result.words)\n  \(method.resultDoc)\n"
    if let object = method.result.object { page += list(object.members, indent: "  ") }
    page += "\nAccess: \(method.access.json)\nEffect: \(method.effect)\n"
    if !method.asks.isEmpty { page += "Asks the host: \(method.asks.joined(separator: ", "))\n" }
    page += "\nErrors\n"
    for code in [.invalidParams] + method.errors { page += "  \(code.rawValue) \(code.name): \(code.meaning)\n" }
    for example in method.examples {
      let outcome = ExampleRunner.run(method, example)
      page += "\nExample: \(example.name)\n"
      for step in outcome.given { page += "  before it: \(step.method) \(step.params)\n" }
      page += "  --> {\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"\(method.name)\",\"params\":\(outcome.params)}\n"
      for answer in example.answers { page += "  the host answers: \(answer)\n" }
      page += "  <-- {\"jsonrpc\":\"2.0\",\"id\":1,\"result\":\(shortened(outcome.result))}\n"
    }
    return page
  }

  private func list(_ members: [ObjectSchema.Member], indent: String) -> String {
    let width = members.map(\.name.count).max() ?? 0
    return members.map { member in
      let gap = String(repeating: " ", count: width - member.name.count)
      return "\(indent)\(member.name)\(gap)  \(member.schema.words)\(member.isRequired ? ", required" : ""): \(member.doc)\n"
    }.joined()
  }

  private func shortened(_ json: String) -> String { json.utf8.count > 1200 ? "\(json.prefix(1200))..." : json }
}

extension Schema {
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
