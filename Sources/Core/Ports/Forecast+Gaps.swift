public import Shape

/// Finds the hours that a forecast does not cover.
extension Forecast {
  /// A reason why a forecast does not cover the hours that were asked for.
  public enum Gap: String, Choice {
    /// The forecast begins after the current hour, or leaves the current hour out.
    case nowMissing
    /// The forecast ends too early, or leaves some of the hours out.
    case hoursMissing

    public static let spellings = Spellings<Gap>()

    /// A sentence for people.
    public var message: String {
      switch self {
      case .nowMissing: "The forecast has no values for the present hour"
      case .hoursMissing: "The forecast does not cover all requested hours"
      }
    }
  }

  /// Returns the gaps of a forecast.
  /// - Parameters:
  ///   - coming: the hours that have not ended, in their order.
  ///   - count: the number of hours that were asked for, including the current one.
  public static func gaps(in coming: some Collection<Hour>, of count: Int, at now: Timestamp) -> [Gap] {
    var gaps: [Gap] = []
    // The instant until which all hours are covered.
    var end = now.milliseconds
    for hour in coming {
      if hour.at.milliseconds > end { break }
      end = hour.at.milliseconds + Hour.length
    }
    if coming.first.map({ $0.at > now }) ?? true { gaps.append(.nowMissing) }
    if end <= now.milliseconds + (count - 1) * Hour.length { gaps.append(.hoursMissing) }
    return gaps
  }
}
