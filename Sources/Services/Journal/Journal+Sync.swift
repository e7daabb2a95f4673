internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The journal for sync, in the account's own zone. Each device computes the figures, so no figure is sent.
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

  /// Marks beans as finished that records of several devices have used up together. Each device does so, with the same
  /// outcome.
  private func finishUsedUp(_ records: [UUID], _ context: CompanyContext) throws(Failure) {
    let uses = arrivedUses
    arrivedUses = []
    // The mark is a change of this device, which sync sends to the others.
    let own = Context(stores, at: context.now)
    var last: [UUID: Timestamp] = [:]
    for (bean, at) in uses { last[bean.uuid] = max(last[bean.uuid] ?? at, at) }
    for (bean, _) in uses {
      guard let at = last.removeValue(forKey: bean.uuid), let record = try beans.findIfThere(bean, in: own) else {
        continue
      }
      // A user who has changed the bean since may have removed the mark.
      if at >= record.updatedAt { try finish(bean, in: own) }
    }
  }

  /// Returns the other usual pieces of a kind, if devices have marked them while they were apart. The piece that was
  /// created later loses the mark.
  private func otherDefaults(_ id: UUID, _ context: CompanyContext) throws(Failure) -> [SharedValue] {
    guard let piece = try equipment.findIfThere(ID(id), in: context.base), piece.details.isDefault.isSet else {
      return []
    }
    return try defaults(of: piece.details.kind, in: context.base).filter { $0.uuid != id }
      .map { SharedValue("isDefault", "true", of: $0.uuid, as: "true") }
  }
}
