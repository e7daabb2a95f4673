public import JSON
public import Shape

/// A method in the form in which the router stores it: the handler that serves its calls, and its properties and
/// description.
public struct Endpoint {
  /// Reads the parameters, calls the method and writes its result.
  public typealias Handler = (Call) throws(Failure) -> Void

  public let name: MethodName
  public let effect: Effect
  /// A Boolean value that indicates whether a call can change data that is stored beyond the conversation.
  public let changesStores: Bool
  /// The name of the parameter with which a call changes nothing, if the parameter's value is `true`. `nil` if the
  /// method has no such parameter.
  let readsWith: StaticString?
  /// A Boolean value that indicates whether a call subscribes the conversation to notifications.
  public let listens: Bool
  /// A Boolean value that indicates whether a call can be served a second time. This is needed if the group commit that
  /// contains the call fails.
  private let isServedInGroups: Bool
  /// Returns the rule of access. It is stored as a closure, because a stored value of any type would be copied with the
  /// whole endpoint at each lookup.
  private let rule: () -> any AccessRule
  public var access: any AccessRule { rule() }
  /// A Boolean value that indicates whether the method may write in an archived company.
  public let worksInArchive: Bool
  /// The conditions that a call must meet in addition to the rule of access.
  public let preconditions: Precondition
  /// A Boolean value that indicates whether calls may work in a company.
  public let isOfCompany: Bool
  public private(set) var handler: Handler
  /// Serves a call of a live query: writes the known result, without a host request and without changes. `nil` if the
  /// method has no such result.
  public internal(set) var reader: Handler?
  /// The host requests that the method may send.
  public let asks: [HostCapability]
  /// A Boolean value that indicates whether a call may be answered later, when work on another thread or an action of
  /// the core is done.
  public let isDeferred: Bool
  /// Returns the company that a call works in, or `nil` if it works in no company. If background work about this
  /// company is not done yet, the call waits for the work.
  public let company: ((JSONSource) -> UUID?)?
  /// The members of the parameters that are secret, and so are never stored.
  let secrets: [SecretMember]
  /// The paid feature that the method needs, or `nil` if it needs none. Without this feature, calls are refused.
  public let feature: StaticString?
  /// Returns the method's description. The description is made only when it is needed.
  public let description: @Sendable () -> MethodDescription

  @_semantics("optimize.sil.specialize.generic.never")
  public init<M: MethodDeclaration>(
    of type: M.Type, asks: [HostCapability] = [], isDeferred: Bool = false, computes: Bool = false, isOfCompany: Bool,
    company: ((JSONSource) -> UUID?)?, handler: @escaping Handler
  ) {
    name = M.words.name
    effect = M.effect
    changesStores = M.changesStores
    readsWith = M.readsWith
    listens = M.listens
    isServedInGroups = M.isServedInGroups
    rule = { M.access }
    worksInArchive = M.worksInArchive
    preconditions = M.preconditions
    // The caller passes this value, although it could be derived from `M` here. Then the program would search for the
    // scope's type in all its conformances at each start.
    self.isOfCompany = isOfCompany
    secrets = M.secrets
    feature = M.feature
    self.asks = asks
    self.isDeferred = isDeferred
    self.company = company
    let names = asks.map(\.name)
    description = { MethodDescription(M.self, asks: names) }
    self.handler = handler
    reader = M.effect == .read && !computes && asks.isEmpty ? handler : nil
  }

  /// Returns the same method with an additional check. The check refuses calls if the account does not have the feature
  /// that the method needs. Returns the endpoint itself if the method needs no feature.
  func guarded(by gate: any FeatureGate) -> Endpoint {
    guard let feature else { return self }
    func guarded(_ handler: @escaping Handler) -> Handler {
      { (call) throws(Failure) in
        if let obstacle = try gate.obstacle(to: feature) { throw obstacle }
        try handler(call)
      }
    }
    var endpoint = self
    endpoint.handler = guarded(handler)
    endpoint.reader = reader.map(guarded)
    return endpoint
  }

  /// Returns the failure of a call whose parameters were an array, not an object. A pointer to a named parameter
  /// becomes a pointer to the element of the array.
  public func byPosition(_ failure: Failure) -> Failure {
    failure.byPosition(of: parameterNames)
  }

  /// The names of the parameters, in the order in which they are declared.
  var parameterNames: [String] { description().params.members.map(\.name) }

  /// A Boolean value that indicates whether a call has effects that must not happen twice. Such a call can't be served
  /// again after a failed group commit.
  var isStateful: Bool { !isServedInGroups || mayBeDeferred }
  /// A Boolean value that indicates whether a call may be answered after later requests. Such a call waits for the
  /// host, for background work or for an action of the core.
  public var mayBeDeferred: Bool { isDeferred || !asks.isEmpty }

  /// Creates the endpoint of a method that never replies later.
  /// - Parameter company: returns the company that a call works on. It is needed for a method whose scope has no
  ///   company.
  public init<M: Method>(
    _ type: M.Type, on service: M.Service, in dependencies: M.Scope.Dependencies, about company: ((M) -> UUID?)? = nil
  ) {
    let scope = M.Scope(for: M.traits, in: dependencies)
    self.init(
      of: M.self, isOfCompany: M.Scope.isOfCompany, company: Endpoint.company(of: M.self, on: service, scope, company)
    ) { (call) throws(Failure) in
      if let result = try M.unreadResult(on: service) { return call.writer.out.append(result) }
      let parameters = try call.source.params(Parameters<M>.self)
      let context: M.Scope.Context
      do throws(Failure) {
        context = try scope.admit(parameters.selector(on: service), restricted: call.source.restricted, at: nil)
      } catch {
        return try call.repeatAnswer(of: M.self, after: error, on: service, for: parameters.selector)
      }
      if call.ticket != nil { try call.claimKey(of: M.self, on: service, at: scope.now) }
      if M.renewsRepeats, let kept = try call.keptResult(M.Result.self, in: context) {
        return call.write(try M.renewed(kept, on: service, in: context), for: context.audience)
      }
      try call.answer(in: context) { () throws(Failure) in try parameters.method.call(on: service, in: context) }
    }
  }

  /// Returns the function that finds a call's company before the call is served. If background work about that company
  /// is not done yet, the call waits for the work.
  ///
  /// The types of the service and of the scope are generic parameters of their own, although they could be derived from
  /// `M`. Deriving them would cost a search through all conformances of the program (170,000 instructions at a start).
  @_semantics("optimize.sil.specialize.generic.never")
  public static func company<M: MethodDeclaration, Service, Scope>(
    of type: M.Type, on service: Service, _ scope: Scope, _ about: ((M) -> UUID?)? = nil
  ) -> ((JSONSource) -> UUID?)? where M.Service == Service, M.Scope == Scope {
    if let about { return { about($0.readRecord(Parameters<M>.self).method) } }
    if !Scope.isOfCompany { return Scope.awaited.map { awaited in { _ in awaited } } }
    return { source in (try? scope.company(of: source.readRecord(Parameters<M>.self).selector(on: service))) ?? nil }
  }
}

extension JSONSource {
  /// Returns the parameters as a record. If the parameters don't fit, throws -32602 with all problems.
  public func params<R: Record>(_ type: R.Type) throws(Failure) -> R {
    forgetRestricted()
    let record = readRecord(type)
    if hasProblems { throw .invalidParams(problems) }
    return record
  }
}

extension Patch {
  /// Returns the stored record with this patch applied. Throws -32602 with every problem if the result is not a valid
  /// record.
  /// - Parameter unreadable: the fields of the stored record that could not be read.
  public func applied(to stored: R, unreadable: [String] = []) throws(Failure) -> R {
    try Patch.value(of: apply(stored, unreadable))
  }

  /// Returns a new record that is made from the patch alone. Throws -32602 with every problem if the patch's members
  /// are not a complete record.
  public func complete() throws(Failure) -> R { try Patch.value(of: whole()) }

  private static func value(of result: Result<R, InvalidPatch>) throws(Failure) -> R {
    switch result {
    case .success(let record): return record
    case .failure(let invalid): throw .invalidParams(invalid.problems)
    }
  }
}

/// The description of a method in the discovery document.
public struct MethodDescription: Sendable {
  public let name: String
  public let doc: String
  public let params: ObjectSchema
  public let result: Schema
  public let resultDoc: String
  public let access: any AccessRule
  public let effect: Effect
  /// A Boolean value that indicates whether a call can change data that is stored beyond the conversation.
  public let changesStores: Bool
  /// A Boolean value that indicates whether a call may overwrite or remove data.
  public let isDestructive: Bool
  /// A Boolean value that indicates whether a call subscribes the conversation to notifications.
  public let listens: Bool
  public let feature: String?
  public let errors: [ErrorCode]
  public let examples: [Example]
  /// The names of the host requests that the method may send.
  public let asks: [String]

  @_semantics("optimize.sil.specialize.generic.never")
  public init<M: MethodDeclaration>(_ type: M.Type, asks: [String]) {
    let words = M.words
    name = "\(words.name)"
    doc = words.doc
    let fields = ObjectSchema(of: Parameters<M>.self)
    params = ObjectSchema(
      name: words.recordName, doc: words.doc,
      members: fields.readMembers + (M.effect == .write ? [IdempotencyKey.schema] : []))
    result = M.Result.schema
    resultDoc = words.resultDoc
    access = M.access
    effect = M.effect
    changesStores = M.changesStores
    isDestructive = M.isDestructive
    listens = M.listens
    feature = M.feature.map { "\($0)" }
    let known = M.Scope.errors(of: M.traits)
    errors =
      known + M.errors.filter { !known.contains($0) } + (M.feature == nil ? [] : [.featureRequired])
      + (M.effect == .write ? [.keyReused] : [])
    examples = M.examples
    self.asks = asks
  }

  /// The service of the method: the part of the name before the first dot.
  public var service: String { String(name.prefix { $0 != "." }) }
}
