public import Shape

/// Finds the requested hours that a forecast does not cover.
extension Forecast {
  /// A reason why a forecast does not cover all requested hours.
  public enum Gap: String, Choice {
    /// The forecast begins after the current hour, or has no values for the current hour.
    case nowMissing
    /// The forecast ends before the last requested hour, or has no values for some of the hours.
    case hoursMissing

    public static let spellings = Spellings<Gap>()

    /// A sentence for the user that states the reason.
    public var message: String {
      switch self {
      case .nowMissing: "The forecast has no values for the present hour"
      case .hoursMissing: "The forecast does not cover all requested hours"
      }
    }
  }

  /// Returns the reasons why a forecast does not cover all requested hours.
  /// - Parameters:
  ///   - coming: the forecast's hours that have not ended, in chronological order.
  ///   - count: the number of requested hours, including the current one.
  public static func gaps(in coming: some Collection<Hour>, of count: Int, at now: Timestamp) -> [Gap] {
    var gaps: [Gap] = []
    // The end of the covered time: there is no gap from now until this instant.
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
