/// Splits objects such as `custom` into members with dotted names, so that sync merges them member by member.
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

  /// Reverses `parted`: puts the members with dotted names together again to the given objects. An object without
  /// members becomes an empty object.
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

  /// Returns the name of the record's member to which a name from `parted` belongs: the part before the dot. Names of a
  /// record's own members have no dot.
  static func root(of name: String) -> String {
    name.split(separator: ".", maxSplits: 1).first.map(String.init) ?? name
  }
}
