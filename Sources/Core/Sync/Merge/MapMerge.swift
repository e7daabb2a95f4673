/// The merge of a JSON object that was changed on this device and in the container. Each of its members is merged as if
/// it were a member of the record.
///
///     MapMerge(ancestor: #"{"color":"red"}"#, local: #"{"color":"red","size":1}"#,
///       server: #"{"color":"blue"}"#)?.merged
///     // {"color":"blue","size":1}
struct MapMerge {
  /// A member that was changed both here and in the container. Each value is JSON, or `nil` if the member has no value.
  /// The value of this device stays.
  struct Discarded: Equatable {
    let name: String
    let ancestor: String?
    let local: String?
    let server: String?
  }

  /// The merged object: the members in the container's order, followed by the members that were added here.
  let merged: String
  let discarded: [Discarded]

  /// Merges the object of this device with the container's object.
  /// - Parameters:
  ///   - ancestor: the object that both sides began with, as JSON, or `nil` if there was none.
  ///   - own: the object that this device may have sent to the container, or `nil`. If the container's value of a
  ///     member equals the value in `own`, the member causes no conflict.
  /// - Returns: `nil` if `ancestor`, `local` or `server` is neither an object nor null.
  init?(ancestor: String?, local: String, server: String, own: String? = nil) {
    func members(of json: String?) -> Members? { json == nil || json == "null" ? Members() : Members(json: json ?? "") }
    guard let before = members(of: ancestor), let here = members(of: local), let there = members(of: server) else {
      return nil
    }
    let own = own.flatMap { members(of: $0) }
    var (merged, discarded) = (there, [Discarded]())
    for name in there.names + here.names.filter({ there[$0] == nil })
      + before.names.filter({ there[$0] == nil && here[$0] == nil })
    {
      let (old, mine, its) = (before[name], here[name], there[name])
      if mine == old || mine == its { continue }
      let isOwn = own.map { $0[name] == its } ?? false
      if its != old, !isOwn { discarded.append(Discarded(name: name, ancestor: old, local: mine, server: its)) }
      merged[name] = mine
    }
    (self.merged, self.discarded) = (merged.text, discarded)
  }

  /// Returns the name that conflict lines use for a member of an object: `map.name`.
  static func field(_ map: String, _ name: String) -> String { "\(map).\(name)" }
}
