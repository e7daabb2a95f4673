internal import Shape
internal import Vocabulary

/// The description of a temperature scale: an element of `temperature.scales`.
struct ScaleDescription: Record {
  let scale: Scale, symbol: String, absoluteZero: Degrees, definition: String

  static let doc: StaticString = "A temperature scale: its name, its unit and its definition."
  static let recordName = "TemperatureScale"
}

extension ScaleDescription {
  init<F: Fields<Self>>(_ field: inout F) {
    scale = field("scale", \.scale, "The name of the scale, as `from` and `to` of `temperature.convert` accept it.")
    symbol = field("symbol", \.symbol, "The symbol of the unit, such as °C.")
    absoluteZero = field("absoluteZero", \.absoluteZero, "Absolute zero on this scale. Lower values are refused.")
    definition = field(
      "definition", \.definition, "The definition of the scale: its conversion from degrees Celsius, in words.")
  }
}
