public import RPC
public import Shape
public import Vocabulary

/// The forecast of a place's weather, hour by hour, and its age.
public struct Forecast {
  public struct Hour {
    /// The instant at which the hour begins.
    public let at: Timestamp
    public let temperature: ExactDegrees
    public let condition: String?
    /// The other members of the host's answer for this hour.
    public let more: UnknownMembers?

    public init(at: Timestamp, temperature: ExactDegrees, condition: String?, more: UnknownMembers?) {
      self.at = at
      self.temperature = temperature
      self.condition = condition
      self.more = more
    }

    /// The length of an hour in milliseconds.
    public static let length = 3_600_000

    public func hasEnded(at now: Timestamp) -> Bool { at.milliseconds + Hour.length <= now.milliseconds }
  }

  /// The maximum number of hours in a result, and the number of hours if the request gives no number.
  public static let mostHours = 48, usualHours = 12
  /// The maximum age of weather, in seconds, if the request gives no age.
  public static let usualAge = 900

  /// The hours in their order. The first ones may have ended.
  public let hours: [Hour]
  /// A Boolean value that indicates whether there should be a newer forecast.
  public let isStale: Bool
  public let fetchedAt: Timestamp
  /// The instant from which the forecast's age counts: the instant of its creation, if the host reports it.
  public let knownAt: Timestamp
  /// The host's name for the place, and the place's time zone, if the host reports them.
  public let name: String?, timeZone: TimeZoneName?
  /// The other members of the host's answer for the whole forecast.
  public let more: UnknownMembers?
  /// The reason why the last attempt to get a newer forecast failed, or `nil` if it did not fail.
  public let failure: RefreshFailure?

  public init(
    hours: [Hour], isStale: Bool, fetchedAt: Timestamp, knownAt: Timestamp, name: String?, timeZone: TimeZoneName?,
    more: UnknownMembers?, failure: RefreshFailure?
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

  /// Returns the forecast with another value of `isStale`.
  /// - Parameter obstacle: the reason why there can't be a newer forecast, or `nil` to keep the value of `failure`.
  public func judged(isStale: Bool, _ obstacle: RefreshFailure? = nil) -> Forecast {
    Forecast(
      hours: hours, isStale: isStale, fetchedAt: fetchedAt, knownAt: knownAt, name: name, timeZone: timeZone,
      more: more,
      failure: obstacle ?? failure)
  }
}

/// Provides the weather of the next hours, or asks the host for it.
public protocol Forecaster {
  /// The host request that the forecaster may send.
  var capability: HostCapability { get }

  /// Returns the known forecast if it is new enough to be shown, or `nil` if the host must be asked first.
  ///
  /// If the forecast is stale, the host is asked for a newer one, which is known after the reply.
  func known(of place: Coordinates, at now: Timestamp) throws(Failure) -> Forecast?

  /// Returns the known forecast, however old it is, marked as stale. Returns `nil` if no forecast is known.
  func newest(of place: Coordinates) throws(Failure) -> Forecast?

  /// Asks the host for newer weather if the known weather is too old. No request waits for the answer.
  /// - Parameters:
  ///   - deadline: the number of milliseconds that the host has; `nil` for the usual number.
  ///   - done: a function that is called when the host has answered, or when this time is over.
  /// - Returns: a Boolean value that indicates whether the host was asked.
  func renew(_ place: Coordinates, deadline: Int?, at now: Timestamp, done: @escaping () -> Void) throws(Failure)
    -> Bool

  /// Returns the host's newest answer about a place, for other processes. Returns `nil` if the host has given no
  /// answer.
  func kept(of place: Coordinates) throws(Failure) -> KeptForecast?

  /// The reason why the host can't be asked, or `nil` if it can.
  var obstacle: Failure? { get }

  /// Returns the question to the host. Its result is a function that makes the forecast, given the instant at which the
  /// answer arrived. The forecast has at least one hour, and its hours are in order.
  /// - Parameter deadline: the number of milliseconds that the host has; `nil` for the usual number.
  func question(about place: Coordinates, deadline: Int?) -> Inquiry<(Timestamp) -> Forecast>
}
