internal import Cloud
internal import Ports
internal import Shape

/// What the device stores of a type, beside its records.
struct StoredType {
  var filter = CloudFilter()
  /// `nil` for a type that was never fetched.
  var fetchedAt: Timestamp?
  var failure: RefreshFailure?
  var records = 0
}
