/// What a figure is held to.
struct Limit: Encodable {
  enum Bound: String, Encodable { case atMost, atLeast }

  let bound: Bound
  let value: Double
  /// What would be better still.
  var aim: Double?

  static func atMost(_ value: Double, aim: Double? = nil) -> Limit { Limit(bound: .atMost, value: value, aim: aim) }
  static func atLeast(_ value: Double, aim: Double? = nil) -> Limit { Limit(bound: .atLeast, value: value, aim: aim) }

  func holds(_ figure: Double) -> Bool { bound == .atMost ? figure <= value : figure >= value }

  var text: String {
    let sign = bound == .atMost ? "<=" : ">="
    return "\(sign) \(Report.number(value))\(aim.map { " (aim \(Report.number($0)))" } ?? "")"
  }
}

/// One line of the table.
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
  /// The ratio of ours to theirs; without a rival, ours.
  let figure: Double
  var limit: Limit?
  let verdict: Verdict

  /// A ratio of two contenders.
  init(_ name: String, _ samples: (ours: Samples, theirs: Samples), unit: String, against rival: String, _ limit: Limit? = nil) {
    self.init(name, samples.ours, unit, samples.ours.median / samples.theirs.median, limit)
    theirs = samples.theirs
    self.rival = rival
  }

  /// A figure that stands for itself.
  init(_ name: String, _ ours: Samples, unit: String, _ limit: Limit? = nil) { self.init(name, ours, unit, ours.median, limit) }

  private init(_ name: String, _ ours: Samples, _ unit: String, _ figure: Double, _ limit: Limit?) {
    self.name = name
    self.unit = unit
    self.ours = ours
    self.figure = figure
    self.limit = limit
    verdict = limit.map { $0.holds(figure) ? .pass : .miss } ?? .none
  }
}
