/// A type that knows which features have been bought.
public protocol FeatureGate: AnyObject {
  /// Returns the reason why a feature must not be used, or `nil` if it may be.
  func obstacle(to feature: StaticString) throws(Failure) -> Failure?
}
