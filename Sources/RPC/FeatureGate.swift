/// Knows which features have been bought.
public protocol FeatureGate: AnyObject {
  /// Why a feature is not to be used; nil when it may be.
  func obstacle(to feature: StaticString) throws(Failure) -> Failure?
}

extension Endpoint {
  /// The same method, which refuses to be called without its feature; itself where it needs none.
  func guarded(by gate: any FeatureGate) -> Endpoint {
    guard let feature else { return self }
    return Endpoint(self) { [handler] (call) throws(Failure) in
      if let obstacle = try gate.obstacle(to: feature) { throw obstacle }
      try handler(call)
    }
  }
}
