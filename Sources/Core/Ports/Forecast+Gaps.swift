public import Shape

extension Forecast {
  /// What a forecast does not say of the hours that were asked for.
  public enum Gap: String, Choice {
    /// It begins later, or leaves this hour out.
    case nowMissing
    /// It ends too early, or leaves some of them out.
    case hoursMissing

    public static let spellings = Spellings<Gap>()

    /// A sentence for people.
    public var message: String {
      switch self {
      case .nowMissing: "The forecast has no hour for now"
      case .hoursMissing: "The forecast does not cover all hours that were asked for"
      }
    }
  }

  /// What is missing.
  /// - Parameters:
  ///   - coming: hours that have not ended, in their order.
  ///   - count: how many were asked for, that which runs among them.
  public static func gaps(in coming: some Collection<Hour>, of count: Int, at now: Timestamp) -> [Gap] {
    var gaps: [Gap] = []
    // Until when everything is covered.
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
