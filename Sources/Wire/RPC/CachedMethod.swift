internal import JSON
internal import Shape

/// A method that asks the host for what it does not know, and can say what it knows without asking: so a query of it can be live.
public protocol CachedMethod: DeferredMethod {
  // Said again, so that the compiler finds them out from `known`.
  associatedtype Scope
  associatedtype Service
  associatedtype Result

  /// What is known, however old; nil for nothing. It asks nobody, and nobody is asked because of it.
  func known(on service: Service, in context: Scope.Context) throws(Failure) -> Result?
}

extension Endpoint {
  /// A method that may be answered later, and of which a query can be live.
  public init<M: CachedMethod>(
    cached type: M.Type, on service: M.Service, in dependencies: M.Scope.Dependencies, _ host: HostCalls, _ background: Background
  ) {
    self.init(type, on: service, in: dependencies, host, background)
    let scope = M.Scope(for: M.traits, in: dependencies)
    reader = { (call) throws(Failure) in
      let parameters = try call.source.params(Parameters<M>.self)
      let context = try scope.admit(parameters.selector(on: service), restricted: call.source.restricted, at: nil)
      if let known = try parameters.method.known(on: service, in: context) { return call.write(known, for: context.audience) }
      call.writer.out.append("null")
    }
  }
}
