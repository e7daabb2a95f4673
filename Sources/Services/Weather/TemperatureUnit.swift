internal import Shape

/// The units of temperature in which hosts can answer.
enum TemperatureUnit: String, Choice {
  case celsius, fahrenheit, kelvin

  static let spellings = Spellings<TemperatureUnit>()

  /// The name of the unit, as it follows a number.
  var name: String {
    switch self {
    case .celsius: "degrees Celsius"
    case .fahrenheit: "degrees Fahrenheit"
    case .kelvin: "kelvin"
    }
  }
}
