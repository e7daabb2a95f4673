internal import Shape
internal import Vocabulary

/// A scale as `temperature.scales` lists it.
struct ScaleDescription: Record {
  let scale: Scale, symbol: String, absoluteZero: Degrees, definition: String

  static let doc: StaticString = "A temperature scale."
  static let recordName = "TemperatureScale"
}

extension ScaleDescription {
  init<F: Fields<Self>>(_ field: inout F) {
    scale = field("scale", \.scale, "The name of the scale, as `from` and `to` of `temperature.convert` accept it.")
    symbol = field("symbol", \.symbol, "The unit's symbol.")
    absoluteZero = field("absoluteZero", \.absoluteZero, "Absolute zero on this scale. Lower values are refused.")
    definition = field(
      "definition", \.definition, "The definition of the scale: its conversion from degrees Celsius, in words.")
  }
}
