public import Vocabulary

/// Converts temperatures between scales.
public protocol Thermometer {
  /// Returns a temperature on a scale, rounded once, and whether the Humanus table had to be extended for it.
  func convert(_ value: ExactDegrees, to scale: Scale) -> (value: Degrees, isExtrapolated: Bool)
}
