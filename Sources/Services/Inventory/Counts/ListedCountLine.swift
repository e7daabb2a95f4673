internal import Shape
internal import Storage

/// What was found of an item in a place, as lists show it: with what people call the two.
struct ListedCountLine: Record {
  let line: CountLine, names: ItemNames, locationName: Line, batch: Line?, serial: Line?

  static let doc: StaticString = "What was found of an item in a place, with what people call the two."

  init<F: Fields<Self>>(_ field: inout F) {
    line = field.embed(\.line)
    names = field.embed(\.names)
    locationName = field("locationName", \.locationName, "What people call the location.")
    batch = field("batch", \.batch, "The lot's batch.")
    serial = field("serial", \.serial, "The lot's serial number.")
  }

  private init(_ listed: ListedCountLine, _ line: CountLine) {
    (self.line, names, locationName, batch, serial) = (line, listed.names, listed.locationName, listed.batch, listed.serial)
  }

  /// The same for who is not to be told what was expected.
  var blinded: ListedCountLine { ListedCountLine(self, line.blinded) }
}
