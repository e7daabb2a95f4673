internal import JSON
public import RPC
public import Shape
public import Storage
internal import Tenancy
public import Vocabulary

/// Where the device was when it was last asked.
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
    name = field("name", \.name, "The name of the place; null as long as it is not known.")
    at = field("at", \.at, "The time when the device was there.")
    accuracy = field("accuracy", \.accuracy, "The accuracy of the position in metres; null if the host did not report it.")
  }

  /// After how many seconds it is old, where a request does not say.
  public static let usualMaxAge = 86_400
  /// What is said of the parameter, and its limit.
  public static let maxAgeDoc: StaticString = "The age in seconds from which the device's place counts as old; 86400 if left out."
  public static let maxAgeLimit = Limit.range(0...31_536_000)

  /// The first instant at which it is old.
  /// - Parameter maxAge: in seconds; nil for as long as usual.
  public func oldAt(maxAge: Int?) -> Timestamp {
    Timestamp(milliseconds: min(at.milliseconds + (maxAge ?? DevicePlace.usualMaxAge) * 1000 + 1, Timestamp.latest))
  }

  /// Whether it says little of where the device is now; so does one from the future, after the clock was set back.
  /// - Parameter maxAge: in seconds; nil for as long as usual.
  public func isOld(at now: Timestamp, maxAge: Int?) -> Bool { at > now || at.age(at: now) > (maxAge ?? DevicePlace.usualMaxAge) * 1000 }
}

extension AppGroup {
  /// The device's place; nil as long as it is not known.
  public func devicePlace() throws(Failure) -> DevicePlace? { try value(of: .devicePlace) }

  /// Keeps the device's place; what is there already is not written again.
  /// - Parameter now: noted as when it was written.
  public func setDevicePlace(_ place: DevicePlace, at now: Timestamp) throws(Failure) {
    let json = jsonText(place)
    if let known = try text(of: AppGroupKey.devicePlace.rawValue), known.json.utf8.elementsEqual(json.utf8) { return }
    try setText(AppGroupKey.devicePlace.rawValue, to: json, at: now)
    try noteChange(of: "last", in: Dependencies.locationKind, at: now)
  }
}
