public import Shape

/// A method that asks the host, and is answered when the host has answered.
public protocol HostMethod: MethodDeclaration {
  associatedtype Service
  associatedtype Request: HostRequest
  associatedtype Result: Value

  /// How long a request waits for the host, and who is told how far it is.
  var hostOptions: HostOptions { get }

  /// The result that is known without the host; nil when it must be asked.
  func known(on service: Service) throws(Failure) -> Result?
  func request(on service: Service) throws(Failure) -> Request
  /// What stores what is worth storing of an answer, once for all that wait for it; nil when nothing is.
  func keeper(on service: Service) -> ((Request.Answer) throws(Failure) -> Void)?
  func result(of answer: Request.Answer, on service: Service) throws(Failure) -> Result
  /// The result when the host has none; throws the failure where there is nothing else to say.
  func result(without answer: Failure, on service: Service) throws(Failure) -> Result
}

extension HostMethod {
  public func known(on service: Service) throws(Failure) -> Result? { nil }
  public func keeper(on service: Service) -> ((Request.Answer) throws(Failure) -> Void)? { nil }
  public func result(without answer: Failure, on service: Service) throws(Failure) -> Result { throw answer }
}

extension Endpoint {
  /// A method that asks the host.
  public init<M: HostMethod>(_ type: M.Type, on service: M.Service, of host: HostCalls) {
    Endpoint.requireNoCompany(M.access)
    self.init(of: M.self, result: { M.Result.schema }, asks: [HostCapability(M.Request.self)]) { (call) throws(Failure) in
      let method = try call.source.params(M.self)
      // What was done before need not be asked for again.
      if try call.answerFromBefore(M.Result.self) { return }
      if let known = try method.known(on: service) { return try call.answer { known } }
      let request = try method.request(on: service)
      let keep = method.keeper(on: service)
      do throws(Failure) {
        let options = method.hostOptions
        try host.ask(request, deadline: options.deadline, progress: options.progressToken, keep: keep) { (outcome, call) throws(Failure) in
          try call.answer { () throws(Failure) in try method.result(of: outcome, on: service) }
        }
      } catch {
        try call.answer { () throws(Failure) in try method.result(without: error, on: service) }
      }
    }
  }
}

extension HostMethod {
  fileprivate func result(of outcome: Swift.Result<Request.Answer, Failure>, on service: Service) throws(Failure) -> Result {
    switch outcome {
    case .success(let answer): try result(of: answer, on: service)
    case .failure(let failure): try result(without: failure, on: service)
    }
  }
}
