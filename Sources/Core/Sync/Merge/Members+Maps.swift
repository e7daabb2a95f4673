extension Members {
  /// Returns the members, with each of the given objects replaced by its own members.
  ///
  ///     Members(json: #"{"name":"Tea","custom":{"color":"red"}}"#)?.parted(["custom"])
  ///     // {"name":"Tea","custom.color":"red"}
  func parted(_ maps: Set<String>) -> Members {
    if maps.isEmpty { return self }
    return Members(
      list.flatMap { member in
        guard maps.contains(member.name) else { return [member] }
        let inner = Members(json: member.json)?.list ?? []
        return inner.map { Member(MapMerge.field(member.name, $0.name), $0.json) }
      })
  }

  /// Returns the members, with the objects restored that `parted` has replaced. An object without members is empty.
  func joined(_ maps: Set<String>) -> Members {
    if maps.isEmpty { return self }
    var (rest, inner) = ([Member](), [String: [Member]]())
    for member in list {
      let root = Members.root(of: member.name)
      if root == member.name {
        rest.append(member)
      } else if member.json != "null" {
        inner[root, default: []].append(Member(String(member.name.dropFirst(root.count + 1)), member.json))
      }
    }
    return Members(rest + maps.sorted().map { Member($0, Members(inner[$0] ?? []).text) })
  }

  /// Returns the member of the record that a name of `parted` leads to. Members of records have no dot in their names.
  static func root(of name: String) -> String { name.split(separator: ".", maxSplits: 1).first.map(String.init) ?? name }
}
