internal import Shape

/// The units that hosts measure temperatures in.
enum TemperatureUnit: String, Choice {
  case celsius, fahrenheit, kelvin

  static let spellings = Spellings<TemperatureUnit>()
}
