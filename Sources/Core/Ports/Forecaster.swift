public import RPC
public import Shape
public import Vocabulary

/// What the weather of a place will be, hour by hour, and how new that is.
public struct Forecast {
  public struct Hour {
    /// When it begins.
    public let at: Timestamp
    public let temperature: ExactDegrees
    public let condition: String?
    /// What else the host said.
    public let more: Members?

    public init(at: Timestamp, temperature: ExactDegrees, condition: String?, more: Members?) {
      self.at = at
      self.temperature = temperature
      self.condition = condition
      self.more = more
    }

    /// In milliseconds.
    public static let length = 3_600_000

    public func hasEnded(at now: Timestamp) -> Bool { at.milliseconds + Hour.length <= now.milliseconds }
  }

  /// How many hours a result has at most, and how many where the request does not say.
  public static let mostHours = 48, usualHours = 12
  /// How old weather may be, in seconds, where the request does not say.
  public static let usualAge = 900

  /// In their order; the first ones may have ended.
  public let hours: [Hour]
  /// Whether there should be a newer one.
  public let isStale: Bool
  public let fetchedAt: Timestamp
  /// What its age counts from: when it was made, where the host says so.
  public let knownAt: Timestamp
  /// What the host calls the place, and its clock, where it says so.
  public let name: String?, timeZone: TimeZoneName?
  /// What else the host said of all of it.
  public let more: Members?
  /// Why a newer one could not be had since.
  public let failure: RefreshFailure?

  public init(
    hours: [Hour], isStale: Bool, fetchedAt: Timestamp, knownAt: Timestamp, name: String?, timeZone: TimeZoneName?,
    more: Members?, failure: RefreshFailure?
  ) {
    self.hours = hours
    self.isStale = isStale
    self.fetchedAt = fetchedAt
    self.knownAt = knownAt
    self.name = name
    self.timeZone = timeZone
    self.more = more
    self.failure = failure
  }

  /// The same with another judgement of whether there should be a newer one.
  /// - Parameter obstacle: why there can't be; nil where that is not known.
  public func judged(isStale: Bool, _ obstacle: RefreshFailure? = nil) -> Forecast {
    Forecast(
      hours: hours, isStale: isStale, fetchedAt: fetchedAt, knownAt: knownAt, name: name, timeZone: timeZone, more: more,
      failure: obstacle ?? failure)
  }
}

/// Knows the weather of the next hours, or whom to ask.
public protocol Forecaster {
  /// What it may ask of the host.
  var capability: HostCapability { get }

  /// Returns what is known and new enough to be shown; nil when the host must be asked first.
  ///
  /// When it is stale, the host is asked for a newer one, which is known after the reply.
  func known(of place: Coordinates, at now: Timestamp) throws(Failure) -> Forecast?

  /// Returns whatever is known, marked as stale; nil for nothing.
  func newest(of place: Coordinates) throws(Failure) -> Forecast?

  /// Asks the host for newer weather where what is known is not as new as it should be; no request waits for it.
  /// - Parameters:
  ///   - deadline: how many milliseconds the host has; nil for as long as usual.
  ///   - done: called when the host has answered, or has not in this time.
  /// - Returns: whether it was asked.
  func renew(_ place: Coordinates, deadline: Int?, at now: Timestamp, done: @escaping () -> Void) throws(Failure) -> Bool

  /// What the host has said of a place, for other processes; nil for nothing.
  func kept(of place: Coordinates) throws(Failure) -> KeptForecast?

  /// Why the host can't be asked; nil when it can.
  var obstacle: Failure? { get }

  /// The question to the host; its answer, of which the forecast is made once it is known when it came, is at least one hour, in order.
  /// - Parameter deadline: how many milliseconds the host has; nil for as long as usual.
  func question(about place: Coordinates, deadline: Int?) -> Inquiry<(Timestamp) -> Forecast>
}
