/// The limit that a figure must keep.
struct Limit: Encodable {
  enum Bound: String, Encodable { case atMost, atLeast }

  let bound: Bound
  let value: Double
  /// A stricter limit that is a goal, and not required.
  var aim: Double?

  static func atMost(_ value: Double, aim: Double? = nil) -> Limit { Limit(bound: .atMost, value: value, aim: aim) }
  static func atLeast(_ value: Double, aim: Double? = nil) -> Limit { Limit(bound: .atLeast, value: value, aim: aim) }

  func holds(_ figure: Double) -> Bool { bound == .atMost ? figure <= value : figure >= value }

  var text: String {
    let sign = bound == .atMost ? "<=" : ">="
    return "\(sign) \(Report.number(value))\(aim.map { " (aim \(Report.number($0)))" } ?? "")"
  }
}

/// One line of the table of results: a figure, its limit, and the verdict.
struct Finding: Encodable {
  enum Verdict: String, Encodable {
    case pass = "PASS"
    case miss = "MISS"
    case none = ""
  }

  let name: String
  let unit: String
  let ours: Samples
  var theirs: Samples?
  var rival: String?
  /// The ratio of mainspring's figure to the rival's. Without a rival, mainspring's figure.
  let figure: Double
  /// The lowest and the highest figure of a single round. If the limit lies between them, the verdict is random.
  private(set) var range: ClosedRange<Double>?
  var limit: Limit?
  let verdict: Verdict

  /// Creates a finding with the ratio of two contenders.
  init(
    _ name: String, _ samples: (ours: Samples, theirs: Samples), unit: String, against rival: String,
    _ limit: Limit? = nil
  ) {
    self.init(name, samples.ours, unit, samples.ours.median / samples.theirs.median, limit)
    theirs = samples.theirs
    self.rival = rival
    range = Finding.range(zip(samples.ours.values, samples.theirs.values).map { $0 / $1 })
  }

  /// Creates a finding without a rival.
  init(_ name: String, _ ours: Samples, unit: String, _ limit: Limit? = nil) {
    self.init(name, ours, unit, ours.median, limit)
  }

  private init(_ name: String, _ ours: Samples, _ unit: String, _ figure: Double, _ limit: Limit?) {
    self.name = name
    self.unit = unit
    self.ours = ours
    self.figure = figure
    self.limit = limit
    range = Finding.range(ours.values)
    verdict = limit.map { $0.holds(figure) ? .pass : .miss } ?? .none
  }

  private static func range(_ figures: [Double]) -> ClosedRange<Double>? {
    guard let lowest = figures.min(), let highest = figures.max(), lowest < highest else { return nil }
    return lowest...highest
  }

  /// A Boolean value that indicates whether a higher figure is better, by its limit or because it is a rate.
  var isBetterWhenHigher: Bool { limit.map { $0.bound == .atLeast } ?? unit.hasSuffix("/s") }

  /// A Boolean value that indicates whether some rounds keep the limit and others do not.
  var isUnsure: Bool {
    guard let limit, let range else { return false }
    return limit.holds(range.lowerBound) != limit.holds(range.upperBound)
  }
}
