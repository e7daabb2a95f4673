public import RPC
public import Shape

/// Finds out what the device's place is called.
public protocol PlaceNamer {
  /// What it asks of the host.
  var capability: HostCapability { get }
  /// Whether the host can be asked.
  var isOffered: Bool { get }

  /// Whether the host can be asked where the device is.
  var isDeviceFound: Bool { get }

  /// Asks the host what the device's place is called, if it has no name and the host was not asked a moment ago. Nobody waits for the
  /// answer, which stands with the device's place then.
  /// - Parameter deadline: how many milliseconds the host has; nil for as long as usual.
  func nameDevicePlace(deadline: Int?, at now: Timestamp) throws(Failure)
}
