public import RPC
public import Shape

/// Provides the records of the public database that are stored here, for services which read some of them.
public protocol ContentKeeper: AnyObject {
  /// A Boolean value that indicates whether there is a source that can be asked for records.
  var isOffered: Bool { get }

  /// Returns the records of a type as JSON objects with their fields and `recordName`, in the order of the names.
  func records(of type: String) throws(Failure) -> [String]

  /// Fetches a type after the reply, unless a fetch of the type is under way, or the last fetch began too short a time
  /// ago.
  /// - Parameter maxAge: the number of seconds for which the records are fresh.
  func renew(_ type: String, maxAge: Int, at now: Timestamp) throws(Failure)

  /// Fetches a type now.
  /// - Returns: the requests that are held until the fetch has ended.
  /// - Throws: `hostUnavailable` if there is no source to ask.
  func refresh(_ type: String, deadline: Int?) throws(Failure) -> HeldRequests
}
