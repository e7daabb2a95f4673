public import RPC
public import Shape

/// Where the device was when it was last asked.
public struct DevicePlace: Record, Equatable {
  public let coordinates: Coordinates, name: String?, at: Timestamp

  public static let doc: StaticString = "Where the device was when it was last asked."

  public init(coordinates: Coordinates, name: String?, at: Timestamp) {
    self.coordinates = coordinates
    self.name = name
    self.at = at
  }

  public init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    coordinates = field.embed(\.coordinates)
    name = field("name", \.name, "What the place is called; null as long as that is not known.")
    at = field("at", \.at, "When the device was there.")
  }
}

extension AppGroup {
  private static let devicePlaceName = "devicePlace"

  /// The device's place; nil as long as it is not known.
  public func devicePlace() throws(Failure) -> DevicePlace? { try value(of: AppGroup.devicePlaceName, as: DevicePlace.self)?.value }

  /// Keeps the device's place; what is there already is not written again.
  public func setDevicePlace(_ place: DevicePlace) throws(Failure) {
    if try devicePlace() == place { return }
    try set(AppGroup.devicePlaceName, to: place)
  }
}
