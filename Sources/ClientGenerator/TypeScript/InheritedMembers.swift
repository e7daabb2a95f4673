/// Divides the members of a TypeScript interface into inherited ones and its own, so that each member is declared only
/// once.
struct InheritedMembers {
  /// The types that the interface extends, in the form in which they follow `extends`.
  private(set) var clauses: [String] = []
  /// The members that the interface declares itself.
  private(set) var own: [Interface.Member]

  init(_ members: [Interface.Member]) { own = members }

  /// Inherits the members that another interface declares in the same way. They are removed from `own`, and clauses for
  /// them are added. An optional member can also be inherited from a required one.
  ///
  /// - Parameters:
  ///   - least: the smallest number of members to inherit. If fewer members are the same, none is inherited.
  ///   - isWhole: a Boolean value that indicates whether to extend the other interface as a whole if all of its members
  ///     are the same.
  mutating func take(from name: String, _ members: [Interface.Member], atLeast least: Int = 1, isWhole: Bool = false) {
    let same = own.filter { one in members.contains { one.isEqual(to: $0) } }
    let optional = own.filter { one in members.contains { one.declaresSame(as: $0) && !one.isRequired && $0.isRequired }
    }
    if same.count + optional.count < least { return }
    if isWhole, !same.isEmpty, same.count == members.count {
      clauses.append(name)
    } else if !same.isEmpty {
      clauses.append("Pick<\(name), \(Self.names(same))>")
    }
    if !optional.isEmpty { clauses.append("Partial<Pick<\(name), \(Self.names(optional))>>") }
    let taken = Set((same + optional).map(\.name))
    own.removeAll { taken.contains($0.name) }
  }

  private static func names(_ members: [Interface.Member]) -> String {
    members.map { "\"\($0.name)\"" }.joined(separator: " | ")
  }

  /// Returns the members that at least `least` of the interfaces have, each in its most frequent form.
  static func common(in interfaces: [[Interface.Member]], atLeast least: Int) -> [Interface.Member] {
    interfaces.recurring(atLeast: least) { $0.isEqual(to: $1) }
  }
}

extension Interface.Member {
  /// Returns a Boolean value that indicates whether two members have the same name, description and type. One of them
  /// can be required and the other optional.
  fileprivate func declaresSame(as other: Interface.Member) -> Bool {
    name == other.name && doc == other.doc && type.typeScript == other.type.typeScript
  }

  fileprivate func isEqual(to other: Interface.Member) -> Bool {
    declaresSame(as: other) && isRequired == other.isRequired
  }
}

extension Interface {
  /// Returns the record on which another record is based, judged by names and members: `Item` for `ItemDetailsChanges`,
  /// and `Order` for `ShownOrder`. Returns `nil` if there is none.
  ///
  /// - Parameter common: members that many records have. They are not counted in the comparison.
  func base(of record: Record, besides common: [Member]) -> Record? {
    let telling = record.members.filter { one in !common.contains { $0.name == one.name } }
    let bases = records.filter { base in
      guard base.name != record.name, !base.isOpen, !record.isOpen else { return false }
      if record.name.hasSuffix(base.name) { return true }
      return record.name.hasPrefix(base.name) && record.name.dropFirst(base.name.count).first?.isUppercase == true
    }
    let counted = bases.map { base in
      var members = InheritedMembers(telling)
      members.take(from: base.name, base.members)
      return (base, count: telling.count - members.own.count)
    }
    return counted.max { $0.count < $1.count }.flatMap { $0.count < 3 ? nil : $0.0 }
  }
}
