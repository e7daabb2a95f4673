internal import Shape

/// A line of a stocktake as lists show it, with the names of the item, the location and the lot.
struct ListedCountLine: Record {
  let line: CountLine, sku: Line?, name: Line?, unit: Line?, locationName: Line?, batch: Line?, serial: Line?

  static let doc: StaticString =
    "A line of a stocktake: the counted quantity of an item in a location, with the names of the item, the location and the lot."

  init<F: Fields<Self>>(_ field: inout F) {
    line = field.embed(\.line)
    sku = field("sku", \.sku, "The item's SKU (stock keeping unit); `null` for a deleted item.")
    name = field("name", \.name, "The item's name; `null` for a deleted item.")
    unit = field("unit", \.unit, "The item's own unit, in which the quantities are given; `null` for a deleted item.")
    locationName = field("locationName", \.locationName, "The location's name; `null` for a deleted location.")
    batch = field("batch", \.batch, "The lot's batch.")
    serial = field("serial", \.serial, "The lot's serial number.")
  }

  private init(_ listed: ListedCountLine, _ line: CountLine) {
    self.line = line
    (sku, name, unit, locationName) = (listed.sku, listed.name, listed.unit, listed.locationName)
    (batch, serial) = (listed.batch, listed.serial)
  }

  /// A copy of the line without the expected quantity, for a caller who may not see it because the stocktake is blind.
  var blinded: ListedCountLine { ListedCountLine(self, line.blinded) }
}
