internal import JSON
internal import Shape

/// A method that sends a request to the host if data is missing, but can also return the known data without a request.
/// This makes it possible to use the method as a live query.
public protocol CachedMethod: DeferredMethod {
  // These types are declared again so that the compiler infers them from the signature of `known`.
  associatedtype Scope
  associatedtype Service
  associatedtype Result

  /// Returns the known data, even if it is old, or `nil` if there is none. The call never causes a request to a host.
  func known(on service: Service, in context: Scope.Context) throws(Failure) -> Result?
}

extension Endpoint {
  /// Creates the endpoint of a method that may reply later and can be a live query.
  public init<M: CachedMethod>(
    cached type: M.Type, on service: M.Service, in dependencies: M.Scope.Dependencies, _ host: HostCalls,
    _ background: Background
  ) {
    self.init(type, on: service, in: dependencies, host, background)
    let scope = M.Scope(for: M.traits, in: dependencies)
    reader = { (call) throws(Failure) in
      let parameters = try call.source.params(Parameters<M>.self)
      let context = try scope.admit(parameters.selector(on: service), restricted: call.source.restricted, at: nil)
      if let known = try parameters.method.known(on: service, in: context) {
        return call.write(known, for: context.audience)
      }
      call.writer.out.append("null")
    }
  }
}
