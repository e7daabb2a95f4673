/// The Swift types for choices of texts. All members and parameters with the same set of texts have the same type.
struct SwiftChoices {
  struct Set {
    let name: String
    let texts: [String]
    let doc: String
  }

  private(set) var all: [Set] = []
  private var names: [[String]: String] = [:]

  init(_ interface: Interface) {
    // If several records have a set of texts, the type is named after the record with the shortest name, such as
    // `OrderStatus` and not `ShownOrderStatus`.
    var uses: [[String]: [(owner: String, member: Interface.Member)]] = [:]
    func note(_ owner: String, _ members: [Interface.Member]) {
      for member in members {
        for texts in member.type.choices where texts.count > 1 { uses[texts, default: []].append((owner, member)) }
      }
    }
    for record in interface.records { note(record.name, record.members) }
    let records = Dictionary(uniqueKeysWithValues: uses.map { ($0.key, true) })
    for method in interface.methods {
      note(method.name.pascalCase, method.parameters.filter { !$0.isNamed(in: records) })
    }
    for request in interface.hostRequests {
      note(request.name.pascalCase, request.parameters.filter { !$0.isNamed(in: records) })
    }
    var taken = Swift.Set(interface.records.map(\.name))
    let sets = uses.map { texts, uses in
      (
        texts: texts,
        use: uses.min { ($0.owner.count, $0.owner, $0.member.name) < ($1.owner.count, $1.owner, $1.member.name) }!
      )
    }
    for (texts, use) in sets.sorted(by: { ($0.use.owner, $0.use.member.name) < ($1.use.owner, $1.use.member.name) }) {
      var name = use.owner + use.member.name.pascalCase
      while !taken.insert(name).inserted { name += "Choice" }
      names[texts] = name
      all.append(Set(name: name, texts: texts, doc: use.member.doc))
    }
  }

  /// Returns the name of the type for a set of texts. A set with only one text has the type `String`.
  func name(_ texts: [String]) -> String { names[texts] ?? "String" }
}

extension Interface.Member {
  /// Returns a Boolean value that indicates whether all sets of texts in the member's type also occur in records. Their
  /// types are then named after the members of those records.
  fileprivate func isNamed(in records: [[String]: Bool]) -> Bool { type.choices.allSatisfy { records[$0] != nil } }
}

extension TypeExpression {
  /// The sets of texts that occur in the type.
  fileprivate var choices: [[String]] {
    switch self {
    case .choice(let texts): [texts]
    case .list(let inner), .map(let inner), .nullable(let inner): inner.choices
    default: []
    }
  }
}
