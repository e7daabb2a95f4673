internal import Vocabulary

/// The names of the scales' units.
extension Scale {
  /// The words that follow a number on this scale.
  var unitName: String {
    switch self {
    case .celsius: "degrees Celsius"
    case .fahrenheit: "degrees Fahrenheit"
    case .kelvin: "kelvin"
    case .humanus: "on the Humanus scale"
    }
  }
}
