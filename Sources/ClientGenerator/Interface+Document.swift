/// Reads the interface from the discovery document, `Schemas/openrpc.json`.
extension Interface {
  init(document: Node) {
    let components = document["components"] ?? .null
    version = document["info"]?["version"]?.text ?? ""
    methods = Interface.besideOthers((document["methods"]?.elements ?? []).map { Method($0) })
    notifications = (document["x-notifications"]?.elements ?? []).map { node in
      Notification(name: node.name, doc: node.doc, parameters: node.parameters)
    }
    hostRequests = (document["x-host"]?.elements ?? []).map { node in
      HostRequest(
        name: node.name, doc: node.doc, parameters: node.parameters, result: node.result,
        resultDoc: node["result"]?.doc ?? ""
      )
    }
    let data = components["x-errors"] ?? .null
    errors = (components["errors"]?.members ?? []).map { kind, node in
      ErrorKind(
        kind: kind, code: node["code"]?.integer ?? 0, doc: node["message"]?.text ?? "",
        data: data[kind].map { TypeExpression($0) } ?? .any)
    }
    services = (components["tags"]?.members ?? []).map { ($0.name, $0.value["description"]?.text ?? "") }
    let all = (components["schemas"]?.members ?? []).map { Record($0.name, $0.value) }
    let read = Interface.reached(
      from: methods.map(\.result) + errors.map(\.data) + notifications.flatMap { $0.parameters.map(\.type) }
        + hostRequests.flatMap { $0.parameters.map(\.type) }, in: all)
    records = all.map { record in
      var record = record
      record.isInput = !read.contains(record.name)
      return record
    }
  }

  /// Returns the names of all records that occur in the given types, directly or inside of other records.
  private static func reached(from types: [TypeExpression], in records: [Record]) -> Set<String> {
    let members = Dictionary(uniqueKeysWithValues: records.map { ($0.name, $0.members.flatMap(\.type.records)) })
    var (reached, next) = (Set<String>(), types.flatMap(\.records))
    while let name = next.popLast() { if reached.insert(name).inserted { next += members[name] ?? [] } }
    return reached
  }
}

extension Interface.Record {
  fileprivate init(_ name: String, _ schema: Node) {
    let required = Set((schema["required"]?.elements ?? []).compactMap(\.text))
    self.name = name
    doc = schema.doc
    members = (schema["properties"]?.members ?? []).map { member, schema in
      .init(name: member, doc: schema.doc, type: TypeExpression(schema), isRequired: required.contains(member))
    }
    isOpen = if let others = schema["additionalProperties"], case .object = others { true } else { false }
  }
}

extension Interface {
  /// Returns the methods with the paths that clients use. If the name of one method is the beginning of another name,
  /// such as `entitlements.products` and `entitlements.products.refresh`, the longer name gets a shorter path
  /// (`Interface.Method.path`).
  private static func besideOthers(_ methods: [Method]) -> [Method] {
    let names = Set(methods.map(\.name))
    return methods.map { method in
      let above = method.path.dropLast()
      guard names.contains(above.joined(separator: ".")), let outer = above.last, let own = method.path.last else {
        return method
      }
      var method = method
      method.path = above.dropLast() + [outer + own.prefix(1).uppercased() + own.dropFirst()]
      return method
    }
  }
}

extension Interface.Method {
  fileprivate init(_ node: Node) {
    name = node.name
    path = name.split(separator: ".").map(String.init)
    doc = node.doc
    parameters = node.parameters
    result = node.result
    resultDoc = node["result"]?.doc ?? ""
    effect = node["x-effect"]?.text.flatMap(Interface.Effect.init) ?? .session
    errors = (node["errors"]?.elements ?? []).compactMap { $0["data"]?["kind"]?.text }
    access = Interface.Access(node["x-access"])
    feature = node["x-feature"]?.text
    hostRequests = (node["x-host"]?.elements ?? []).compactMap(\.text)
  }
}

extension Node {
  fileprivate var name: String { self["name"]?.text ?? "" }
  fileprivate var doc: String { self["summary"]?.text ?? self["description"]?.text ?? "" }
  fileprivate var result: TypeExpression { self["result"]?["schema"].map { TypeExpression($0) } ?? .any }

  fileprivate var parameters: [Interface.Member] {
    (self["params"]?.elements ?? []).map { node in
      .init(
        name: node.name, doc: node.doc, type: node["schema"].map { TypeExpression($0) } ?? .any,
        isRequired: node["required"]?.isTrue ?? false, limits: node["schema"]?.limits ?? "")
    }
  }
}
