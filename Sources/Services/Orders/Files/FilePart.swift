internal import Shape
internal import Storage

/// A quantity of a lot that moved from or into a location, in an exported or imported file.
struct FilePart: Record {
  let quantity: Decimal, location: Line, batch: Line?, serial: Line?
  /// The SKU of the component, if the line is for a kit; `nil` for the line's own item.
  var sku: Line?

  static let doc: StaticString = "A quantity of a lot, moved from or into a location, in an exported or imported file."
}

extension FilePart {
  init<F: Fields<Self>>(_ field: inout F) {
    quantity = field("quantity", \.quantity, "The quantity, in the item's own unit.")
    location = field("location", \.location, "The code or the path of the location.")
    batch = field("batch", \.batch, "The batch of the lot. `null` for a lot without a batch.")
    serial = field("serial", \.serial, "The serial number of the lot. `null` for a lot without a serial number.")
    sku = field.optional("sku", \.sku, "The SKU of the component, if the line is for a kit.")
  }
}
