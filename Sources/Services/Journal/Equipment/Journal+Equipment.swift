internal import RPC
internal import SQLite
internal import Shape
internal import Storage

/// The checks of equipment, and the rule that each kind has at most one usual piece.
extension Journal {
  /// Checks the members of a piece of equipment that is created or changed. If brews use the piece, a grinder must stay
  /// a grinder, and another piece must not become one.
  /// - Throws: -32602 with all problems; `inUse`.
  func check(_ details: EquipmentDetails, at base: String, _ old: Equipment?, in context: Context) throws(Failure) {
    var rules = MemberRules(at: base, details.extent(since: old?.details, in: context))
    details.check(&rules)
    try Journal.refuse(rules.problems)
    guard let old, !context.isRestoring, (old.details.kind == .grinder) != (details.kind == .grinder) else { return }
    let counts = try uses(of: old, in: context)
    if !counts.isEmpty { throw .inUse("equipment", counts) }
  }

  /// Returns the ids of the pieces of a kind that are marked as the usual one. There is more than one only for a
  /// moment.
  func defaults(of kind: EquipmentKind, in context: Context) throws(Failure) -> [ID<EquipmentDetails>] {
    try stores.all(queries.defaults, in: context.partition.store, bind: kind) {
      ID<EquipmentDetails>($0.next(UUID.self))
    }
  }

  /// After a piece was marked as the usual one of its kind, removes the mark from the other pieces of this kind.
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
