extension [[Interface.Member]] {
  /// Returns the members that occur in at least so many of the lists. Of several members with one name, it is the most
  /// frequent one. They are in the order in which their names occur first.
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
