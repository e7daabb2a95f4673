internal import RPC
internal import Shape

/// Checks the rules of a brew that the descriptions of its fields can't express, and collects all problems.
struct BrewCheck {
  private let brew: BrewDetails
  private(set) var rules: MemberRules

  var problems: [Problem] { rules.problems }

  init(_ brew: BrewDetails, _ rules: MemberRules, now: Timestamp) {
    self.brew = brew
    self.rules = rules
    if brew.at.milliseconds > now.milliseconds + BrewCheck.day { refuse("at", "must be at most one day in the future") }
    if brew.at < BrewCheck.first { refuse("at", "must be 1900-01-01T00:00:00Z or later") }
    if !brew.draft.isSet { requireWhole() }
    checkAmounts()
    checkPours()
    for (index, piece) in brew.equipment.enumerated() where brew.equipment[..<index].contains(piece) {
      refuse("equipment/\(index)", "must name each piece of equipment only once")
    }
  }

  /// The earliest instant of a brew: the beginning of 1900. Earlier days have no year in the calendar of some time
  /// zones.
  private static let first = Timestamp(milliseconds: -2_208_988_800_000)
  /// A day, in milliseconds.
  private static let day = 86_400_000

  mutating func refuse(
    _ member: String, _ message: String, _ kind: Problem.Kind = .value, beside others: [String] = []
  ) {
    rules.refuse(member, message, kind, beside: others)
  }

  /// Refuses a brew without beans, method or dose. Only drafts may lack them.
  private mutating func requireWhole() {
    for member in brew.missing {
      refuse(member, "is missing; give it, or save the brew with draft: true", .missing, beside: ["draft"])
    }
  }

  private mutating func checkAmounts() {
    rules.check(dose: brew.dose, temperature: brew.temperature, of: brew.method)
    for (member, amount) in [("water", brew.water), ("yield", brew.yield), ("time", brew.time)] where amount?.units == 0
    {
      refuse(member, "must be more than 0, or null if it is not known")
    }
  }

  private mutating func checkPours() {
    var (last, sum) = (Decimal(0), 0)
    for (index, pour) in brew.pours.enumerated() {
      if pour.water.units <= 0 { refuse("pours/\(index)/water", "must be more than 0") }
      if pour.at < last { refuse("pours/\(index)/at", "must not be earlier than the previous pour") }
      if let time = brew.time, pour.at > time {
        refuse("pours/\(index)/at", "must be at most the time of the brew, \(time) s", beside: ["time"])
      }
      (last, sum) = (max(last, pour.at), sum + pour.water.units)
    }
    if let water = brew.water, sum > water.units {
      refuse(
        "pours", "must sum to at most the water, \(water) g; they sum to \(Decimal(units: sum)) g", beside: ["water"])
    }
  }
}

extension BrewDetails {
  /// The names of the members that the brew lacks although only drafts may lack them.
  var missing: [String] {
    [("bean", bean == nil), ("method", method == nil), ("dose", dose == nil)].filter(\.1).map(\.0)
  }

  /// A Boolean value that indicates whether figures leave the brew out. That is so for a draft, and for a brew that has
  /// lost a needed member in a merge by sync.
  var isIncomplete: Bool { draft.isSet || bean == nil || method == nil || dose == nil }
}
