public import RPC
public import Shape

/// Knows the records of the public database that are stored here, for services which read some of them.
public protocol ContentKeeper: AnyObject {
  /// A Boolean value that indicates whether there is anybody to ask for records.
  var isOffered: Bool { get }

  /// The records of a type as JSON objects with their fields and `recordName`, in the order of the names.
  func records(of type: String) throws(Failure) -> [String]

  /// Fetches a type after the reply, unless a fetch of it is under way or began too short a time ago.
  /// - Parameter maxAge: for how many seconds the records are fresh.
  func renew(_ type: String, maxAge: Int, at now: Timestamp) throws(Failure)

  /// Fetches a type now.
  /// - Returns: what waits for the end of it.
  /// - Throws: `hostUnavailable` if nobody can be asked.
  func refresh(_ type: String, deadline: Int?) throws(Failure) -> HeldRequests
}
