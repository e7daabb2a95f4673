internal import Shape

/// The units that hosts measure temperatures in.
enum TemperatureUnit: String, Choice {
  case celsius, fahrenheit, kelvin

  static let spellings = Spellings<TemperatureUnit>()

  /// The words that follow a number in this unit.
  var name: String {
    switch self {
    case .celsius: "degrees Celsius"
    case .fahrenheit: "degrees Fahrenheit"
    case .kelvin: "kelvin"
    }
  }
}
