public import RPC
public import Shape

/// Finds the name of the device's place with the help of the host.
public protocol PlaceNamer {
  /// The host request that asks for the name of a place.
  var capability: HostCapability { get }
  /// A Boolean value that indicates whether the host can be asked for the names of places.
  var isOffered: Bool { get }

  /// A Boolean value that indicates whether the host can be asked where the device is.
  var isDeviceFound: Bool { get }

  /// Asks the host for the name of the device's place, if the place has no name. No request waits for the host's
  /// answer. The name is stored with the device's place. If the host replies without a name, the core waits longer
  /// before each further attempt.
  /// - Parameter deadline: the number of milliseconds that the host has for the answer; `nil` for the usual number.
  func nameDevicePlace(deadline: Int?, at now: Timestamp) throws(Failure)
}
