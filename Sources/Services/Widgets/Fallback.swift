internal import Ports
internal import RPC
internal import Shape

/// A reason why a widget shows less, or another place, than its configuration asks for.
struct Fallback: Record {
  enum Reason: String, Choice {
    /// No place has the requested id.
    case placeUnknown
    /// The account lacks the feature for showing places that the user has chosen.
    case premiumNeeded
    /// No place of the device is known.
    case devicePlaceUnknown
    /// The last known location of the device is too old.
    case devicePlaceOld
    /// The app is no longer allowed to know the location of the device.
    case locationDenied
    /// The host has not given the name of the device's place yet.
    case nameMissing
    /// The weather is too old.
    case weatherStale
    /// No weather of the place is known.
    case weatherMissing
    /// The forecast begins after the present hour, or lacks it.
    case nowMissing
    /// The forecast has fewer hours than the request asked for.
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

  /// - Parameter failure: the error that caused the fallback; `nil` if no error caused it.
  init(_ reason: Reason, _ failure: RefreshFailure? = nil) {
    self.reason = reason
    message = failure.map { "\(reason.message): \($0.message)" } ?? reason.message
    error = failure?.kind.rawValue
  }

  /// Creates the fallback for a place of the device that is not known, or too old.
  /// - Parameter isFound: a Boolean value that indicates whether a host can be asked for the device's location.
  init(_ reason: Reason, isFound: Bool) {
    self.reason = reason
    message =
      reason.message
      + (isFound ? "; location.request gets it from the host" : "; the host does not offer location requests")
    error = nil
  }

  /// Creates the fallback for missing hours in a forecast.
  init(_ gap: Forecast.Gap) {
    switch gap {
    case .nowMissing: self.init(Reason.nowMissing)
    case .hoursMissing: self.init(Reason.hoursMissing)
    }
  }

  init<F: Fields<Self>>(_ field: inout F) {
    reason = field("reason", \.reason, "The reason, as a name for programs.")
    message = field("message", \.message, "The reason as a sentence that a user interface can show.")
    error = field(
      "error", \.error, "The name of the error that caused the fallback. `null` if no error caused it.")
  }
}
