internal import RPC
internal import Shape

/// Checks the rules of a brew that its description cannot express, and collects every problem.
struct BrewCheck {
  private let brew: BrewDetails
  /// Where the details stand in the parameters.
  private let base: String
  private(set) var problems: [Problem] = []

  init(_ brew: BrewDetails, at base: String, now: Timestamp) {
    self.brew = brew
    self.base = base
    if brew.at.milliseconds > now.milliseconds + BrewCheck.day { refuse("at", "must be at most one day in the future") }
    if brew.at < BrewCheck.first { refuse("at", "must be 1900-01-01T00:00:00Z or later") }
    if !brew.draft.isSet { requireWhole() }
    checkAmounts()
    checkPours()
    for (index, piece) in brew.equipment.enumerated() where brew.equipment[..<index].contains(piece) {
      refuse("equipment/\(index)", "must name each piece once")
    }
  }

  /// Before it, days of some time zones have no year that a calendar names.
  private static let first = Timestamp(milliseconds: -2_208_988_800_000)
  /// In milliseconds.
  private static let day = 86_400_000

  mutating func refuse(_ member: String, _ message: String, _ kind: Problem.Kind = .value) {
    problems.append(Problem(pointer: "\(base)/\(member)", kind: kind, message: "\(member) \(message)"))
  }

  /// A brew that is no draft has a bean, a method and a dose.
  private mutating func requireWhole() {
    let missing = [("bean", brew.bean == nil), ("method", brew.method == nil), ("dose", brew.dose == nil)].filter(\.1).map(\.0)
    for member in missing { refuse(member, "is missing; only a draft has none", .missing) }
  }

  private mutating func checkAmounts() {
    if let dose = brew.dose {
      let most = brew.method?.mostDose ?? 2000
      if dose.units <= 0 || dose > Decimal(most) { refuse("dose", "must be more than 0 and at most \(most) grams") }
    }
    if let temperature = brew.temperature, temperature < Decimal(brew.method?.leastTemperature ?? 0) {
      refuse("temperature", "must be 1 to 100 degrees Celsius; only cold brew may have less than 1")
    }
    for (member, amount) in [("water", brew.water), ("yield", brew.yield), ("time", brew.time)] where amount?.units == 0 {
      refuse(member, "must be more than 0, or null if it is not known")
    }
  }

  private mutating func checkPours() {
    var (last, sum) = (Decimal(0), 0)
    for (index, pour) in brew.pours.enumerated() {
      if pour.water.units <= 0 { refuse("pours/\(index)/water", "must be more than 0") }
      if pour.at < last { refuse("pours/\(index)/at", "must not be before the pour before it") }
      if let time = brew.time, pour.at > time { refuse("pours/\(index)/at", "must be at most the time of the brew, \(time) s") }
      (last, sum) = (max(last, pour.at), sum + pour.water.units)
    }
    if let water = brew.water, sum > water.units {
      refuse("pours", "must sum to at most the water, \(water) g; they sum to \(Decimal(units: sum)) g")
    }
  }
}
