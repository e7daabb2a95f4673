/// Knows which features have been bought.
public protocol FeatureGate: AnyObject {
  /// Why a feature is not to be used; nil when it may be.
  func obstacle(to feature: StaticString) throws(Failure) -> Failure?
}
