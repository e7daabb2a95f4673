public import Shape

/// A method that asks the host, and is answered when the host has answered.
public protocol HostMethod: MethodDeclaration {
  associatedtype Service
  associatedtype Request: HostRequest
  associatedtype Result: Value

  /// How many milliseconds the host has; nil for `HostCalls.usualDeadline`.
  var deadline: Int? { get }
  /// What the host's progress is passed on with; nil when nobody wants to know of it.
  var progressToken: ProgressToken? { get }

  func request(on service: Service) throws(Failure) -> Request
  func result(of answer: Request.Answer, on service: Service) throws(Failure) -> Result
}

extension Endpoint {
  /// A method that asks the host.
  public init<M: HostMethod>(_ type: M.Type, on service: M.Service, of host: HostCalls) {
    Endpoint.requireNoCompany(M.access)
    self.init(of: M.self, result: { M.Result.schema }, asks: [HostCapability(M.Request.self)]) { (call) throws(Failure) in
      let method = try call.source.params(M.self)
      // What was done before need not be asked for again.
      if try call.answerFromBefore(M.Result.self) { return }
      let request = try method.request(on: service)
      try host.ask(request, deadline: method.deadline, progress: method.progressToken) { (answer, call) throws(Failure) in
        try call.answer { () throws(Failure) in try method.result(of: answer, on: service) }
      }
    }
  }
}
