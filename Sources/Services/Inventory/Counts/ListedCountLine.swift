internal import Shape

/// What was found of an item in a place, as lists show it: with what people call the two.
struct ListedCountLine: Record {
  let line: CountLine, sku: Line?, name: Line?, unit: Line?, locationName: Line?, batch: Line?, serial: Line?

  static let doc: StaticString = "What was found of an item in a place, with what people call the two."

  init<F: Fields<Self>>(_ field: inout F) {
    line = field.embed(\.line)
    sku = field("sku", \.sku, "The item's stock keeping unit; null for one that was deleted.")
    name = field("name", \.name, "What people call the item.")
    unit = field("unit", \.unit, "What quantities of it count.")
    locationName = field("locationName", \.locationName, "What people call the location; null for one that was deleted.")
    batch = field("batch", \.batch, "The lot's batch.")
    serial = field("serial", \.serial, "The lot's serial number.")
  }

  private init(_ listed: ListedCountLine, _ line: CountLine) {
    self.line = line
    (sku, name, unit, locationName) = (listed.sku, listed.name, listed.unit, listed.locationName)
    (batch, serial) = (listed.batch, listed.serial)
  }

  /// The same for who is not to be told what was expected.
  var blinded: ListedCountLine { ListedCountLine(self, line.blinded) }
}
