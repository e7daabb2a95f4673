internal import Cloud
internal import Ports
internal import Shape

/// The stored properties of a type, without its records.
struct StoredType {
  var filter = CloudFilter()
  /// The instant of the last fetch, or `nil` for a type that was never fetched.
  var fetchedAt: Timestamp?
  var failure: RefreshFailure?
  var records = 0

  /// A Boolean value that indicates whether the type can be removed without loss: it has no records, and was never
  /// fetched, or was fetched without a filter.
  var isEmpty: Bool { records == 0 && (filter.comparisons.isEmpty || fetchedAt == nil) }
}
