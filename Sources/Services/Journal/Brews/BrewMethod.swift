internal import Shape

/// A method of brewing coffee.
enum BrewMethod: String, Choice {
  case pourOver, frenchPress, aeroPress, espresso, mokaPot, coldBrew, siphon, drip, turkish, cupping, other

  static let spellings = Spellings<BrewMethod>()

  /// A Boolean value that indicates whether the ratio refers to the beverage. For these methods, only a part of the
  /// water gets into the cup.
  var isOfBeverage: Bool { self == .espresso || self == .mokaPot }

  /// The largest dose with this method, in grams.
  var mostDose: Int { self == .cupping || self == .coldBrew ? 2000 : 200 }

  /// The lowest temperature of the water with this method, in degrees Celsius.
  var leastTemperature: Int { self == .coldBrew ? 0 : 1 }
}

extension MemberRules {
  /// Checks the members of a brew or a recipe whose limits depend on the method.
  mutating func check(dose: Decimal?, temperature: Decimal?, of method: BrewMethod?) {
    let most = method?.mostDose ?? 2000
    let doseRule = "must be more than 0 and at most \(most) grams"
    // The rule involves only the dose, so a merge of two valid records can't break it.
    if let dose, dose.units <= 0 { refuse("dose", doseRule) }
    if let dose, dose > Decimal(most) { refuse("dose", doseRule, beside: ["method"]) }
    if let temperature, temperature < Decimal(method?.leastTemperature ?? 0) {
      refuse("temperature", "must be 1 to 100 degrees Celsius; only cold brew may have less than 1", beside: ["method"])
    }
  }
}
