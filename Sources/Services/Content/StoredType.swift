internal import Cloud
internal import Ports
internal import Shape

/// The stored members of a type, without its records.
struct StoredType {
  var filter = CloudFilter()
  /// The instant of the last fetch; `nil` for a type that was never fetched.
  var fetchedAt: Timestamp?
  var failure: RefreshFailure?
  var records = 0

  /// A Boolean value that indicates whether the type can be removed without loss. It has no records, and was fetched
  /// without a filter or never.
  var isEmpty: Bool { records == 0 && (filter.comparisons.isEmpty || fetchedAt == nil) }
}
