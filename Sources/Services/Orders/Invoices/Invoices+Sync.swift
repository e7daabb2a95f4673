internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The sync of invoices and credit notes. Devices only add them, and refuse changes of existing ones.
extension Invoices {
  var synced: [SyncedRecords] {
    var claimed = series.synced(
      SyncTraits("InvoiceSeries", rank: 6, unwritten: ["device"], isImmutable: true))
    claimed.claim = { [unowned self] (context) throws(Failure) in try claimIfNeeded(in: context) }
    return [
      claimed,
      records.synced(
        SyncTraits("Invoices", rank: 7, isImmutable: true, isFinal: true, owners: [("order", "order")])),
    ]
  }
}
