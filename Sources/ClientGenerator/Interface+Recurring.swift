/// Finds the members that many lists of members have in common.
extension [[Interface.Member]] {
  /// Returns the members that occur in at least `least` of the lists. If members with the same name have different
  /// forms, only the most frequent form is returned. The result has the order in which the names first occur.
  /// - Parameter isSame: returns a Boolean value that indicates whether two members have the same form.
  func recurring(atLeast least: Int, _ isSame: (Interface.Member, Interface.Member) -> Bool) -> [Interface.Member] {
    var names: [String] = []
    var forms: [String: [(member: Interface.Member, count: Int)]] = [:]
    for member in joined() {
      if forms[member.name] == nil { names.append(member.name) }
      let index = forms[member.name, default: []].firstIndex { isSame($0.member, member) }
      if let index {
        forms[member.name]?[index].count += 1
      } else {
        forms[member.name, default: []].append((member, 1))
      }
    }
    return names.compactMap { name in
      let most = forms[name]?.max { $0.count < $1.count }
      return most.flatMap { $0.count < least ? nil : $0.member }
    }
  }
}
