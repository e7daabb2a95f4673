internal import Ports
internal import RPC
internal import Shape

/// A reason that a widget does not show what it should.
struct Fallback: Record {
  enum Reason: String, Choice {
    /// No place has the wanted id.
    case placeUnknown
    /// The account lacks the feature that is needed for places of the user's own.
    case premiumNeeded
    /// The place of the device is not known.
    case devicePlaceUnknown
    /// The location of the device is too old.
    case devicePlaceOld
    /// The app is no longer allowed to know the location of the device.
    case locationDenied
    /// The host has not given the name of the device's place yet.
    case nameMissing
    /// The weather is too old.
    case weatherStale
    /// There is no weather.
    case weatherMissing
    /// The forecast begins later, or lacks the present hour.
    case nowMissing
    /// The forecast has fewer hours than the request wanted.
    case hoursMissing

    static let spellings = Spellings<Reason>()

    fileprivate var message: String {
      switch self {
      case .placeUnknown: "There is no place with this id; the device's place is shown"
      case .premiumNeeded: "A chosen place needs a feature that the account does not have; the device's place is shown"
      case .devicePlaceUnknown: "The device's place is not known"
      case .devicePlaceOld: "The device's place is not up to date"
      case .locationDenied: "The app may no longer know where the device is; the device's last place is shown"
      case .nameMissing: "The name of the device's place is not known yet"
      case .weatherStale: "The weather is not up to date"
      case .weatherMissing: "No weather is known for the place"
      case .nowMissing: Forecast.Gap.nowMissing.message
      case .hoursMissing: Forecast.Gap.hoursMissing.message
      }
    }
  }

  let reason: Reason, message: String, error: String?

  static let doc: StaticString =
    "The reason why a widget shows less, or another place, than its configuration asks for."

  /// - Parameter failure: the failure that caused the fallback; `nil` if there is none.
  init(_ reason: Reason, _ failure: RefreshFailure? = nil) {
    self.reason = reason
    message = failure.map { "\(reason.message): \($0.message)" } ?? reason.message
    error = failure?.kind.rawValue
  }

  /// Creates the reason that the present place of the device is not known.
  /// - Parameter isFound: a Boolean value that indicates whether a host can be asked for the device's location.
  init(_ reason: Reason, isFound: Bool) {
    self.reason = reason
    message =
      reason.message
      + (isFound ? "; location.request gets it from the host" : "; the host does not offer location requests")
    error = nil
  }

  /// Creates the reason for a gap in a forecast.
  init(_ gap: Forecast.Gap) {
    switch gap {
    case .nowMissing: self.init(Reason.nowMissing)
    case .hoursMissing: self.init(Reason.hoursMissing)
    }
  }

  init<F: Fields<Self>>(_ field: inout F) {
    reason = field("reason", \.reason, "The reason, as a name for programs.")
    message = field("message", \.message, "The reason as a sentence for people.")
    error = field(
      "error", \.error, "The name of the error that caused the fallback, for programs. `null` if no error caused it.")
  }
}
