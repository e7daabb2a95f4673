internal import JSON
internal import Shape
internal import Vocabulary

/// A temperature in the unit of the host's answer.
struct MeasuredTemperature: Record {
  let value: MeasuredDegrees, unit: TemperatureUnit

  static let doc: StaticString = "A temperature, in the unit that the host chooses."

  init<F: Fields<Self>>(_ field: inout F) {
    value = field("value", \.value, "The temperature, rounded to five decimals. Not below absolute zero.")
    unit = field("unit", \.unit, "The unit of the value.")
  }

  /// The exact temperature, without rounding.
  var exact: ExactDegrees {
    switch unit {
    case .celsius: ExactDegrees(celsius: value.degrees)
    case .fahrenheit: ExactDegrees(fahrenheit: value.degrees)
    case .kelvin: ExactDegrees(kelvin: value.degrees)
    }
  }

  /// The temperature in degrees Celsius, exact to nine decimals.
  var celsius: Degrees { exact.celsius }

  /// Returns the problem of a temperature below absolute zero, or `nil` if the temperature is valid.
  /// - Parameter pointer: the JSON pointer to the temperature.
  func problem(at pointer: String) -> Problem? {
    if !self.exact.isBelowAbsoluteZero { return nil }
    let exact = ExactDegrees(celsius: .absoluteZero)
    let zero =
      switch unit {
      case .celsius: exact.celsius
      case .fahrenheit: exact.fahrenheit
      case .kelvin: exact.kelvin
      }
    return Problem(
      pointer: "\(pointer)/value", kind: .value,
      message: "value is below absolute zero (\(jsonText(zero)) \(unit.name))")
  }
}
