internal import JSON
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The description of bills of materials for sync.
extension BOMs {
  /// The description of bills of materials for sync. If two devices have each activated a bill of materials of the same
  /// item, the later one is deactivated.
  var synced: [SyncedRecords] {
    [
      records.synced(
        SyncTraits(
          "BillsOfMaterials", rank: 5, unwritten: ["sku"], owners: [("item", "item")], exclusive: ["active"])
      ).sharing(
        { [unowned self] (id, context) throws(Failure) in
          guard let bom = try records.findIfThere(ID(id), in: context), bom.details.draft.active.isSet else {
            return []
          }
          let (isActive, others) = (jsonText(true), try others(than: bom, in: context))
          return others.map { SharedValue("active", isActive, of: $0.uuid, as: isActive) }
        }, lost: { (_, _, _) throws(Failure) in })
    ]
  }
}
