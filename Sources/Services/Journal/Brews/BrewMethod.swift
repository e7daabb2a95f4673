internal import Shape

/// A method of brewing.
enum BrewMethod: String, Choice {
  case pourOver, frenchPress, aeroPress, espresso, mokaPot, coldBrew, siphon, drip, turkish, cupping, other

  static let spellings = Spellings<BrewMethod>()

  /// A Boolean value that indicates whether the ratio is of the beverage: little of the water ends in the cup.
  var isOfBeverage: Bool { self == .espresso || self == .mokaPot }

  /// The largest dose, in grams.
  var mostDose: Int { self == .cupping || self == .coldBrew ? 2000 : 200 }

  /// The lowest temperature of the water, in degrees Celsius.
  var leastTemperature: Int { self == .coldBrew ? 0 : 1 }
}
