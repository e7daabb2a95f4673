/// A type that knows which paid features the account has.
public protocol FeatureGate: AnyObject {
  /// Returns the error that a feature must not be used, with its reason. Returns `nil` if the feature may be used.
  func obstacle(to feature: StaticString) throws(Failure) -> Failure?
}
