internal import Vocabulary

extension Scale {
  /// What is said behind a number.
  var unitName: String {
    switch self {
    case .celsius: "degrees Celsius"
    case .fahrenheit: "degrees Fahrenheit"
    case .kelvin: "kelvin"
    case .humanus: "on the Humanus scale"
    }
  }
}
