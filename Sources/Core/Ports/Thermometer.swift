public import Vocabulary

/// Converts temperatures between scales, such as Celsius and Fahrenheit.
public protocol Thermometer {
  /// Converts a temperature to a scale. The result is rounded once. Also returns whether the temperature lies outside
  /// of the table of the scale Humanus, so that the value was extrapolated.
  func convert(_ value: ExactDegrees, to scale: Scale) -> (value: Degrees, isExtrapolated: Bool)
}
