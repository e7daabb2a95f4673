public import RPC
public import Shape

/// Provides records of the container's public database, which the device has stored, to the services that read them.
public protocol ContentKeeper: AnyObject {
  /// A Boolean value that indicates whether the host or the container can be asked for records.
  var isOffered: Bool { get }

  /// Returns the stored records of a type, sorted by name. Each record is a JSON object with its fields and
  /// `recordName`.
  func records(of type: String) throws(Failure) -> [String]

  /// Fetches the records of a type, after the current request was replied to. Does nothing while another fetch of the
  /// type is running, or if the last fetch began only a short time ago.
  /// - Parameter maxAge: the number of seconds for which fetched records are fresh.
  func renew(_ type: String, maxAge: Int, at now: Timestamp) throws(Failure)

  /// Fetches the records of a type now.
  /// - Returns: the requests that wait until the fetch has ended.
  /// - Throws: `hostUnavailable` if neither the host nor the container can be asked.
  func refresh(_ type: String, deadline: Int?) throws(Failure) -> HeldRequests
}
