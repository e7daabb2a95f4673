/// The merge of three states of one record, property by property: the container's former state, this device's state,
/// and the container's present state.
///
/// A property that is not pending here gets the container's value. A pending property keeps its value of this device,
/// which is then saved over the container's. Lists that are sets are merged as sets. Clocks have no effect.
///
///     let merge = PropertyMerge(ancestor: known, local: row, server: arrived, pending: ["name"], sets: ["tags"])
///     merge.merged           // the row's new members
///     merge.discarded        // the conflicts to report
public struct PropertyMerge {
  /// A property that was changed here and in the container. One of its two values is discarded, so the record no longer
  /// shows that value.
  public struct Discarded: Equatable, Sendable {
    public let name: String
    public let ancestor: String?
    public let local: String?
    public let server: String?
    /// The side whose value stays.
    public var kept = SyncConflict.Side.local
  }

  /// The members of the merged record.
  public let merged: Members
  /// The properties with a discarded value.
  public let discarded: [Discarded]
  /// The pending properties whose merged value the container does not have yet, in the order of the record.
  public let unsaved: [String]

  /// The members that describe a change of the record. They never cause a conflict.
  static let bookkeeping: Set<String> = ["version", "updatedAt"]

  /// Creates the merge of a record that this device does not have. The result is the container's state.
  public init(new server: Members) { self.init(server, [], []) }

  private init(_ merged: Members, _ discarded: [Discarded], _ unsaved: [String]) {
    (self.merged, self.discarded, self.unsaved) = (merged, discarded, unsaved)
  }

  /// Merges the record of this device with the container's.
  /// - Parameters:
  ///   - ancestor: the container's former values that this device knew, or `nil` if it knew none.
  ///   - local: the record on this device.
  ///   - server: the record in the container. If a property is missing there and was missing before, the writer's
  ///     version of the program does not know the property.
  ///   - pending: the properties that were changed here and are not confirmed.
  ///   - sets: the lists that are sets.
  ///   - maps: the objects whose members are merged one by one.
  ///   - ranks: the members whose values have ranks, each with these values as JSON, the strongest first. If both sides
  ///     have changed such a member, the stronger value stays.
  ///   - masks: the integers whose bits are merged one by one.
  ///   - lowest: the members of which the value with the lower text stays, if both sides have changed them.
  ///   - own: values that this device may have sent to the container. If the container's value of a member equals the
  ///     value in `own`, the member causes no conflict.
  public init(
    ancestor: Members?, local: Members, server: Members, pending: Set<String>, sets: Set<String> = [],
    maps: Set<String> = [], ranks: [String: [String]] = [:], masks: Set<String> = [], lowest: Set<String> = [],
    own values: Members = Members()
  ) {
    if pending.isEmpty {
      self.init(new: PropertyMerge.server(server, over: local, ancestor))
      return
    }
    var (merged, discarded, unsaved) = (local, [Discarded](), [String]())
    // The ancestor is read once. Members that are stored as text are parsed at each access.
    let ancestor = ancestor.map { Members($0.list) }
    let own = Set(pending).subtracting(PropertyMerge.bookkeeping)
    // All states are in the order of the description, so the next member is nearly always where it is looked for.
    var (next, nextBefore, nextHere, nextThere) = (0, 0, 0, 0)
    let news = server.list.filter { local.json(of: $0.name, near: &next) == nil }.map(\.name)
    for name in local.names + news where !PropertyMerge.bookkeeping.contains(name) {
      let (before, here) = (ancestor?.json(of: name, near: &nextBefore), local.json(of: name, near: &nextHere))
      // A property that is missing now, and was there before, was removed. A property that was never there stays as it
      // is.
      let there = server.json(of: name, near: &nextThere) ?? (before != nil && before != "null" ? "null" : nil)
      guard own.contains(name) else {
        if let there, there != here { merged[name] = there }
        continue
      }
      guard let there, there != here else { continue }
      if there == before || there == values[name] {
        unsaved.append(name)
      } else if sets.contains(name), let both = SetMerge.merge(ancestor: before, local: here ?? "[]", server: there) {
        merged[name] = both
        if both != there { unsaved.append(name) }
      } else if masks.contains(name), let both = MaskMerge.merge(ancestor: before, local: here, server: there) {
        merged[name] = both
        if both != there { unsaved.append(name) }
      } else if maps.contains(name),
        let both = MapMerge(ancestor: before, local: here ?? "{}", server: there, own: values[name])
      {
        merged[name] = both.merged
        discarded += both.discarded.map { Discarded($0, of: name) }
        if both.merged != there { unsaved.append(name) }
      } else if let strongest = ranks[name],
        PropertyMerge.rank(of: there, in: strongest) < PropertyMerge.rank(of: here, in: strongest)
      {
        merged[name] = there
        discarded.append(Discarded(name: name, ancestor: before, local: here, server: there, kept: .server))
      } else if lowest.contains(name), let here, there < here {
        merged[name] = there
        discarded.append(Discarded(name: name, ancestor: before, local: here, server: there, kept: .server))
      } else {
        discarded.append(Discarded(name: name, ancestor: before, local: here, server: there))
        unsaved.append(name)
      }
    }
    if let ancestor, !masks.isDisjoint(with: own) {
      MaskMerge.clear(masks, ancestor: ancestor, local: local, server: server, in: &merged)
      for name in masks where merged[name] != server[name] && !unsaved.contains(name) { unsaved.append(name) }
    }
    // Pending properties for which the container has no value are unsaved, too.
    for name in local.names
    where own.contains(name) && server[name] == nil && ancestor?[name] ?? "null" == "null" && local[name] != "null" {
      if !unsaved.contains(name) { unsaved.append(name) }
    }
    // If the container has all changes that were made here, the version and its time are the container's, too.
    let isNew = pending.contains("version") && (own.isEmpty || !unsaved.isEmpty)
    merged =
      isNew
      ? PropertyMerge.withNewVersion(merged, ancestor, server, values)
      : PropertyMerge.withBookkeeping(of: server, merged)
    self.init(merged, discarded, unsaved)
  }

  /// Returns the record with the container's version and time.
  private static func withBookkeeping(of server: Members, _ merged: Members) -> Members {
    var merged = merged
    for name in bookkeeping {
      if let there = server[name] { merged[name] = there }
    }
    return merged
  }

  private static func rank(of value: String?, in strongest: [String]) -> Int {
    strongest.firstIndex { $0 == value } ?? strongest.count
  }

  /// Returns the container's members for a record that was not changed here. A member that the container's record never
  /// had keeps its value of this device.
  private static func server(_ server: Members, over local: Members, _ ancestor: Members?) -> Members {
    // Both are in the order of the description, so the next member is nearly always where it is looked for.
    var (merged, news, left) = (local.list, [Members.Member](), [Bool](repeating: true, count: local.list.count))
    var next = 0
    for there in server.list {
      guard let index = CloudForm.index(in: merged, near: next, where: { $0.name == there.name }) else {
        news.append(there)
        continue
      }
      (left[index], next) = (false, index + 1)
      merged[index].json = there.json
    }
    // The ancestor is read once, or not at all.
    lazy var before = ancestor.map { Members($0.list) }
    for index in merged.indices
    where left[index] && merged[index].json != "null" && !bookkeeping.contains(merged[index].name) {
      // A member that is missing now, and was there before, was removed. A member that was never there stays as it is.
      if before?[merged[index].name] ?? "null" != "null" { merged[index].json = "null" }
    }
    return Members(merged + news)
  }

  /// Returns the record with a version and a time of its own. One version must stand for only one content of the
  /// record. So a record that equals neither this device's nor the container's record gets a version that neither of
  /// them had.
  private static func withNewVersion(_ merged: Members, _ ancestor: Members?, _ server: Members, _ own: Members)
    -> Members
  {
    guard let there = server["version"], there != ancestor?["version"] else { return merged }
    if there == own["version"], server["updatedAt"] == own["updatedAt"] { return merged }
    var merged = merged
    if let here = merged["version"].flatMap({ Int($0) }) { merged["version"] = String(max(here, Int(there) ?? 0) + 1) }
    // The texts are RFC 3339 in UTC, and all of one length, so their order is that of the instants.
    if let here = merged["updatedAt"], let there = server["updatedAt"] { merged["updatedAt"] = max(here, there) }
    return merged
  }
}

extension PropertyMerge.Discarded {
  /// - Parameter name: the object whose member was changed on both sides.
  fileprivate init(_ lost: MapMerge.Discarded, of name: String) {
    self.init(
      name: MapMerge.field(name, lost.name), ancestor: lost.ancestor, local: lost.local, server: lost.server)
  }
}
