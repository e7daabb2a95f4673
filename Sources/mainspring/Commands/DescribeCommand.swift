internal import RPC
internal import Shape

/// The command `describe`: prints a description of a method, a record, an error, a notification, a host request or a
/// prefix.
extension Command {
  static let describe = Command(
    name: "describe",
    summary: "describe a method, a record, an error, a notification, a host request, or all names with a prefix",
    operands: "NAME", options: [],
    more: """
      Examples
        mainspring describe inventory.items.create   a method, with its parameters and their members, and examples
        mainspring describe inventory                all names that begin with inventory
        mainspring describe Item                     a record
        mainspring describe duplicate                an error, by its kind or its code
        mainspring describe events.changed           a notification
        mainspring describe host.location.request    a request of the core to the host
      """
  ) { (arguments) throws(UsageError) in
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("describe needs one name: of a method, a record, an error, a notification or a host request")
    }
    let described = Described(core: try Core.ofNothing())
    guard let page = described.page(of: name) else {
      let meant = name.contains(".") ? described.core.methodMeant(by: name).map { "; did you mean \($0)?" } : nil
      var hint = meant ?? suggestion(for: name, among: described.names)
      if hint.isEmpty,
        described.core.endpoints.contains(where: { $0.description().place(amongThoseThatSay: name) != nil })
      {
        hint = "; for methods with this word, run mainspring methods \(name)"
      }
      throw UsageError("no method, record, error, notification or host request is called \(name)\(hint)")
    }
    return Output.print(page)
  }
}

/// Finds the description of a name.
private struct Described {
  let core: Core
  let asked: [HostCapability]
  let records: [ObjectSchema]

  init(core: Core) {
    self.core = core
    asked = core.capabilities
    records = core.records()
  }

  var names: [String] {
    core.methodNames + Core.notifications.map(\.name) + asked.map(\.name) + records.map(\.name)
      + Core.errors.map(\.code.name) + core.prefixes
  }

  /// Returns the description of a name, or `nil` if nothing has this name.
  func page(of name: String) -> String? {
    if let method = core.endpoint(name)?.description() { return MethodPage(method).text }
    if let one = Core.notifications.first(where: { $0.name == name }) { return SentPage(one).text }
    if let one = asked.first(where: { $0.name == name }) { return SentPage(one).text }
    if let record = records.first(where: { $0.name == name }) {
      return "\(record.name), a record\n  \(record.doc)\n\n\(record.list())"
    }
    let errors = Core.errors.filter { $0.code.name == name || String($0.code.rawValue) == name }
    return errors.isEmpty ? prefixPage(name) : errorPage(errors)
  }

  /// - Parameter errors: the errors with one code. There are several if the data of the error differs between types of
  ///   records.
  private func errorPage(_ errors: [ErrorDescription]) -> String {
    let code = errors[0].code
    var page = "\(code.name), an error\n  \(code.rawValue): \(code.meaning)\n"
    if errors.count == 1 {
      page += "\nData\n\(errors[0].schema.page)"
    } else {
      page += "\nData, one of these; kind is always \(code.name)\n"
      for data in errors.compactMap(\.schema.object) {
        let facts = ObjectSchema(name: data.name, doc: data.doc, members: data.members.filter { $0.name != "kind" })
        page += "  \(data.name): \(data.doc)\n\(facts.list(indent: "    "))"
      }
    }
    let methods = core.endpoints.map { $0.description() }.filter { $0.errors.contains(code) }.map(\.name)
    return methods.isEmpty ? page : page + "\nMethods that return this error\n" + methods.map { "  \($0)\n" }.joined()
  }

  /// Returns the names that begin with a prefix and a dot, with their descriptions. Returns `nil` if there are none.
  private func prefixPage(_ prefix: String) -> String? {
    let start = prefix.hasSuffix(".") ? prefix : "\(prefix)."
    let kinds = [
      ("Methods", core.endpoints.map { $0.description() }.map { ($0.name, $0.doc) }),
      ("Notifications", Core.notifications.map { ($0.name, $0.doc) }),
      ("Requests of the core to the host", asked.map { ($0.name, $0.doc) }),
    ]
    var parts: [String] = []
    for (title, all) in kinds {
      var found: [(name: String, doc: String)] = []
      for one in all where one.0.hasPrefix(start) && !found.contains(where: { $0.name == one.0 }) { found.append(one) }
      if !found.isEmpty { parts.append("\(title)\n\(NamedLines(found.map { ("  \($0.name)", $0.doc) }).text)") }
    }
    if parts.isEmpty { return nil }
    let service = Core.services.first { $0.name == prefix }
    return (service.map { ["\($0.name)\n  \($0.doc)\n"] } ?? []).joined() + (service == nil ? "" : "\n")
      + parts.joined(separator: "\n")
  }
}
