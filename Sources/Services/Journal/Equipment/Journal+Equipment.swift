internal import RPC
internal import SQLite
internal import Shape
internal import Storage

/// The rules for equipment: checks, and the usual piece of each kind.
extension Journal {
  /// Checks a piece of equipment. If brews use the piece, it must stay a grinder, or must not become one.
  /// - Throws: -32602 with every problem; `inUse`.
  func check(_ details: EquipmentDetails, at base: String, _ old: Equipment?, in context: Context) throws(Failure) {
    var rules = MemberRules(at: base, details.extent(since: old?.details, in: context))
    details.check(&rules)
    try Journal.refuse(rules.problems)
    guard let old, !context.isRestoring, (old.details.kind == .grinder) != (details.kind == .grinder) else { return }
    let counts = try uses(of: old, in: context)
    if !counts.isEmpty { throw .inUse("equipment", counts) }
  }

  /// Returns the usual pieces of a kind.
  func defaults(of kind: EquipmentKind, in context: Context) throws(Failure) -> [ID<EquipmentDetails>] {
    try stores.all(queries.defaults, in: context.partition.store, bind: kind) {
      ID<EquipmentDetails>($0.next(UUID.self))
    }
  }

  /// Removes the mark of the other usual pieces of a kind after a piece was marked as the usual one.
  func follow(_ old: Equipment?, _ new: Equipment?, in context: Context) throws(Failure) {
    guard let new, new.details.isDefault.isSet,
      old?.details.isDefault.isSet != true || old?.details.kind != new.details.kind
    else {
      return
    }
    for other in try defaults(of: new.details.kind, in: context) where other != new.id {
      let changes = Patch<EquipmentDetails>(names: ["isDefault"]) { (details, _) in
        var details = details
        details.isDefault = false
        return .success(details)
      }
      _ = try equipment.update(other, changes, expect: nil, in: context)
    }
  }
}
