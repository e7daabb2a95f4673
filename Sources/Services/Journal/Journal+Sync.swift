internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The journal as sync sees it: in the account's own zone. Figures are computed on each device, and no member of them is sent.
extension Journal {
  var synced: [SyncedRecords] {
    [
      beans.synced(SyncTraits("Beans", rank: 3, sets: ["flavours"])),
      equipment.synced(SyncTraits("Equipment", rank: 3, exclusive: ["isDefault"]))
        .sharing(otherDefaults) { (_, _, _) throws(Failure) in },
      recipes.synced(SyncTraits("Recipes", rank: 4)),
      brews.synced(SyncTraits("Brews", rank: 5, sets: ["equipment"], need: ("bean", "bean"))),
      tastings.synced(
        SyncTraits("Tastings", rank: 6, sets: ["descriptors"], owners: [("brew", "brew"), ("bean", "bean")])),
    ]
  }

  /// The other pieces of a kind that devices have made the usual one while they were apart: the piece that was made later loses it.
  private func otherDefaults(_ id: UUID, _ context: CompanyContext) throws(Failure) -> [SharedValue] {
    guard let piece = try equipment.findIfThere(ID(id), in: context.base), piece.details.isDefault.isSet else { return [] }
    return try defaults(of: piece.details.kind, in: context.base).filter { $0.uuid != id }
      .map { SharedValue("isDefault", "true", of: $0.uuid, as: "true") }
  }
}
