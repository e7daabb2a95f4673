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
    /// The members of the host's answer for this hour that the core does not know.
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

  /// The maximum number of hours in a result, and the number of hours if the request does not give one.
  public static let mostHours = 48, usualHours = 12
  /// The maximum age of a forecast in seconds, if the request does not give one.
  public static let usualAge = 900

  /// The hours in chronological order. The first hours may have ended already.
  public let hours: [Hour]
  /// A Boolean value that indicates whether the forecast is old enough to be replaced by a newer one.
  public let isStale: Bool
  public let fetchedAt: Timestamp
  /// The instant from which the forecast's age counts. It is the time when the forecast was made, if the host reports
  /// this time.
  public let knownAt: Timestamp
  /// The host's name for the place, and the place's time zone, if the host reports them.
  public let name: String?, timeZone: TimeZoneName?
  /// The members of the host's answer for the whole forecast that the core does not know.
  public let more: UnknownMembers?
  /// The reason why the last attempt to get a newer forecast failed, or `nil` if the last attempt succeeded.
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

  /// Returns a copy of the forecast with another value of `isStale`.
  /// - Parameter obstacle: the reason why a newer forecast can't be requested, or `nil` to keep the value of `failure`.
  public func judged(isStale: Bool, _ obstacle: RefreshFailure? = nil) -> Forecast {
    Forecast(
      hours: hours, isStale: isStale, fetchedAt: fetchedAt, knownAt: knownAt, name: name, timeZone: timeZone,
      more: more,
      failure: obstacle ?? failure)
  }
}

/// Provides the weather of the next hours at a place. The weather comes from the store, or from the host.
public protocol Forecaster {
  /// The host request that the forecaster may send.
  var capability: HostCapability { get }

  /// Returns the stored forecast if it is new enough to be shown, or `nil` if the host must be asked first.
  ///
  /// If the stored forecast is stale, the host is also asked for a newer one. The newer forecast is available only
  /// after the current request was replied to.
  func known(of place: Coordinates, at now: Timestamp) throws(Failure) -> Forecast?

  /// Returns the stored forecast, marked as stale, even if it is too old to be shown otherwise. Returns `nil` if no
  /// forecast is stored.
  func newest(of place: Coordinates) throws(Failure) -> Forecast?

  /// Asks the host for a newer forecast if the stored forecast is too old. No request waits for the host's answer.
  /// - Parameters:
  ///   - deadline: the number of milliseconds that the host has for the answer; `nil` for the usual number.
  ///   - done: a function that is called when the host has answered, or when the deadline has passed.
  /// - Returns: a Boolean value that indicates whether the host was asked.
  func renew(_ place: Coordinates, deadline: Int?, at now: Timestamp, done: @escaping () -> Void) throws(Failure)
    -> Bool

  /// Returns the host's newest answer about a place, in the form in which it is stored for other processes, such as
  /// widgets. Returns `nil` if the host has not answered yet.
  func kept(of place: Coordinates) throws(Failure) -> KeptForecast?

  /// The reason why the host can't be asked, or `nil` if it can.
  var obstacle: Failure? { get }

  /// Returns the question to the host. When the host has answered, the question's result is a function that makes the
  /// forecast from the time of the answer. The forecast has at least one hour, and its hours are in chronological
  /// order.
  /// - Parameter deadline: the number of milliseconds that the host has for the answer; `nil` for the usual number.
  func question(about place: Coordinates, deadline: Int?) -> Inquiry<(Timestamp) -> Forecast>
}
