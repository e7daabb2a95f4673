internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The description of the journal's records for sync, in the account's own zone. Figures are not sent: each device
/// computes them.
extension Journal {
  var synced: [SyncedRecords] {
    [
      beans.synced(SyncTraits("Beans", rank: 3, sets: ["flavours"])).settling(finishUsedUp),
      equipment.synced(SyncTraits("Equipment", rank: 3, exclusive: ["isDefault"]))
        .sharing(otherDefaults) { (_, _, _) throws(Failure) in },
      recipes.synced(SyncTraits("Recipes", rank: 4)),
      brews.synced(SyncTraits("Brews", rank: 5, sets: ["equipment"], need: ("bean", "bean")))
        .settling(finishUsedUp),
      tastings.synced(
        SyncTraits("Tastings", rank: 6, sets: ["descriptors"], owners: [("brew", "brew"), ("bean", "bean")])),
    ]
  }

  /// Marks beans as finished if the records of several devices have together used them up. Every device does this with
  /// the same result.
  private func finishUsedUp(_ records: [UUID], _ context: CompanyContext) throws(Failure) {
    let uses = arrivedUses
    arrivedUses = []
    // The mark is a change that is made on this device, so sync sends it to the other devices.
    let own = Context(stores, at: context.now)
    var last: [UUID: Timestamp] = [:]
    for (bean, at) in uses { last[bean.uuid] = max(last[bean.uuid] ?? at, at) }
    for (bean, _) in uses {
      guard let at = last.removeValue(forKey: bean.uuid), let record = try beans.findIfThere(bean, in: own) else {
        continue
      }
      // If the beans were changed after the last use, a user may have removed the mark, so it is not set again.
      if at >= record.updatedAt { try finish(bean, in: own) }
    }
  }

  /// Returns the other pieces of equipment that are marked as the usual one of the same kind. Several devices may have
  /// marked pieces before they synced. The piece that was created later then loses the mark.
  private func otherDefaults(_ id: UUID, _ context: CompanyContext) throws(Failure) -> [SharedValue] {
    guard let piece = try equipment.findIfThere(ID(id), in: context.base), piece.details.isDefault.isSet else {
      return []
    }
    return try defaults(of: piece.details.kind, in: context.base).filter { $0.uuid != id }
      .map { SharedValue("isDefault", "true", of: $0.uuid, as: "true") }
  }
}
