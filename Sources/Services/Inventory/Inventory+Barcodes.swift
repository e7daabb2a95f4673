internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Resolves a conflict of barcodes: before they synced, two devices gave the same barcode to two records. The record
/// that was created later loses the barcode.
extension Inventory {
  /// Returns the barcodes of an item that another item also has, with the other item. Different forms of a code, such
  /// as UPC-A and EAN-13, count as the same.
  func sharedBarcodes(_ id: UUID, in context: CompanyContext) throws(Failure) -> [SharedValue] {
    guard let item = try items.findIfThere(ID(id), in: context) else { return [] }
    var shared: [SharedValue] = []
    for code in item.details.barcodes {
      let (rival, isKept) = try codes.rival(of: item.id, with: code, in: context)
      // The index still names another item for this code, but that item no longer has it. So the code is assigned to
      // this item.
      if rival == nil, !isKept { try codes.change(of: item.id, from: [], to: [code], in: context) }
      guard let other = rival, let its = try items.findIfThere(other, in: context) else { continue }
      let forms = ScannedCode(text: code.text).forms
      for form in its.details.barcodes where forms.contains(form.text) {
        shared.append(SharedValue("barcodes", jsonText(code), of: other.uuid, as: jsonText(form)))
      }
    }
    return shared
  }

  /// Updates the index of codes, and adds an alert, after an item has lost a barcode to another item.
  func loseBarcode(_ id: UUID, _ value: SharedValue, in context: CompanyContext) throws(Failure) {
    let winner = ID<ItemDetails>(value.holder)
    guard let item = try items.findIfThere(ID(id), in: context), let its = try items.findIfThere(winner, in: context)
    else { return }
    try codes.change(of: winner, from: [], to: its.details.barcodes, in: context)
    let stock = try sums.stock(of: item.id, context.partition) ?? .none
    try alerts.addTaken(item: item.id, location: nil, stock, in: context)
  }

  /// Returns the barcode of a location if another location also has it, with the other location.
  func sharedBarcodesOfLocation(_ id: UUID, in context: CompanyContext) throws(Failure) -> [SharedValue] {
    guard let code = try locations.records.findIfThere(ID(id), in: context)?.details.barcode else { return [] }
    return try stores.all(
      queries.locationsWithBarcode, in: context.store, bind: context.number, ScannedCode(text: code.text).forms, id
    ) {
      SharedValue("barcode", jsonText(code), of: $0.next(UUID.self), as: jsonText($0.next(String.self)))
    }
  }

  /// Adds an alert after a location has lost its barcode to another location.
  func loseBarcodeOfLocation(_ id: UUID, _ value: SharedValue, in context: CompanyContext) throws(Failure) {
    try alerts.addTaken(item: nil, location: ID(id), .none, in: context)
  }
}
