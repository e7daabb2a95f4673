internal import Ports
internal import RPC
internal import Shape
internal import Storage

/// The description of an item that other services get.
extension StockedItem {
  init(_ item: Item) {
    let details = item.details
    self.init(
      id: item.uuid, sku: details.sku, name: details.name, unit: details.unit,
      units: details.units.map { ($0.unit, $0.ratio) },
      purchaseUnit: details.knownPurchaseUnit, salesUnit: details.knownSalesUnit, price: details.price,
      cost: details.cost,
      reorderQuantity: details.reorderQuantity, location: details.location?.uuid,
      isArchived: details.archived.isSet, hasSerials: details.trackSerial.isSet, taxRate: details.taxRate,
      taxCategory: details.taxCategory, kind: details.kind)
  }
}
