public import RPC
public import Shape

/// Finds the name of the device's place.
public protocol PlaceNamer {
  /// The host request that the namer sends.
  var capability: HostCapability { get }
  /// A Boolean value that indicates whether the host can be asked for names.
  var isOffered: Bool { get }

  /// A Boolean value that indicates whether the host can be asked where the device is.
  var isDeviceFound: Bool { get }

  /// Asks the host for the name of the device's place, if the place has no name. No request waits for the answer, which
  /// is stored with the device's place. A host that gives no name is asked less and less often.
  /// - Parameter deadline: the number of milliseconds that the host has; `nil` for the usual number.
  func nameDevicePlace(deadline: Int?, at now: Timestamp) throws(Failure)
}
