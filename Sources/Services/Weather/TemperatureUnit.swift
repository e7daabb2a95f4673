internal import Shape

/// The units that hosts measure temperatures in.
enum TemperatureUnit: String, Choice {
  case celsius, fahrenheit, kelvin

  static let spellings = Spellings<TemperatureUnit>()

  /// What is said behind a number.
  var name: String {
    switch self {
    case .celsius: "degrees Celsius"
    case .fahrenheit: "degrees Fahrenheit"
    case .kelvin: "kelvin"
    }
  }
}
