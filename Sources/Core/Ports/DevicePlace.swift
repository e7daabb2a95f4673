internal import JSON
public import RPC
public import Shape
public import Storage
internal import Tenancy
public import Vocabulary

/// The place where the device was when the host last reported it.
public struct DevicePlace: Record {
  public let coordinates: Coordinates, name: String?, at: Timestamp, accuracy: Metres?

  public static let doc: StaticString = "The last known place of the device."

  public init(coordinates: Coordinates, name: String?, at: Timestamp, accuracy: Metres?) {
    self.coordinates = coordinates
    self.name = name
    self.at = at
    self.accuracy = accuracy
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    coordinates = field.embed(\.coordinates)
    name = field("name", \.name, "The name of the place. `null` if the host has not given the name yet.")
    at = field("at", \.at, "The time when the device was at this place.")
    accuracy = field(
      "accuracy", \.accuracy, "The accuracy of the position, in metres. `null` if the host did not report the accuracy."
    )
  }

  /// The age in seconds from which the place counts as old, if a request gives no age.
  public static let usualMaxAge = 86_400
  /// The description and the limit of the parameter `maxAge` of requests.
  public static let maxAgeDoc: StaticString =
    "The age from which the device's place counts as old, in seconds. Default: 86,400, which is one day."
  public static let maxAgeLimit = Limit.range(0...31_536_000)

  /// Returns the first instant at which the place counts as old.
  /// - Parameter maxAge: the maximum age in seconds, or `nil` for the usual one.
  public func oldAt(maxAge: Int?) -> Timestamp {
    Timestamp(milliseconds: min(at.milliseconds + (maxAge ?? DevicePlace.usualMaxAge) * 1000 + 1, Timestamp.latest))
  }

  /// Returns a Boolean value that indicates whether the place is too old to show where the device is now. A place whose
  /// time is in the future also counts as old, because the clock was set back since then.
  /// - Parameter maxAge: the maximum age in seconds, or `nil` for the usual one.
  public func isOld(at now: Timestamp, maxAge: Int?) -> Bool {
    at > now || at.age(at: now) > (maxAge ?? DevicePlace.usualMaxAge) * 1000
  }
}

extension AppGroup {
  /// Returns the device's place, or `nil` if it is not known.
  public func devicePlace() throws(Failure) -> DevicePlace? { try value(of: .devicePlace) }

  /// Stores the device's place. If the same place is already stored, nothing is written.
  /// - Parameter now: the time that is stored with the place.
  public func setDevicePlace(_ place: DevicePlace, at now: Timestamp) throws(Failure) {
    let json = jsonText(place)
    if let known = try text(of: AppGroupKey.devicePlace.rawValue), known.json.utf8.elementsEqual(json.utf8) { return }
    try setText(AppGroupKey.devicePlace.rawValue, to: json, at: now)
    try noteChange(of: "last", in: Dependencies.locationKind, at: now)
  }
}
