public import JSON
public import Shape

/// A method as the router stores it: its handler, and its description.
public struct Endpoint {
  /// Reads the parameters, calls the method and writes its result.
  public typealias Handler = (Call) throws(Failure) -> Void

  public let name: MethodName
  public let effect: Effect
  /// A Boolean value that indicates whether a call changes anything beyond the conversation.
  public let changesStores: Bool
  /// The parameter that turns a call into one that changes nothing, if its value is `true`. `nil` if there is no such
  /// parameter.
  let readsWith: StaticString?
  /// A Boolean value that indicates whether a call subscribes the conversation to notifications.
  public let listens: Bool
  /// A Boolean value that indicates whether a call can be served again, together with the writes of its group.
  private let isServedInGroups: Bool
  /// Returns the rule of access. The property is a closure, because each lookup would copy a stored value of any type
  /// with the whole endpoint.
  private let rule: () -> any AccessRule
  public var access: any AccessRule { rule() }
  /// A Boolean value that indicates whether the method may write in an archived company.
  public let worksInArchive: Bool
  /// The conditions of a call beyond the rule of access.
  public let preconditions: Precondition
  /// A Boolean value that indicates whether calls may work in a company.
  public let isOfCompany: Bool
  public private(set) var handler: Handler
  /// Writes the known result for live queries, without a host request and without changes. `nil` if the method has no
  /// such result.
  public internal(set) var reader: Handler?
  /// The requests that the method may send to the host.
  public let asks: [HostCapability]
  /// A Boolean value that indicates whether a call may be answered later, when work in the background is done.
  public let isDeferred: Bool
  /// Returns the company that a call works in, or `nil` if it works in no company. The call must not overtake work
  /// about this company.
  public let company: ((JSONSource) -> UUID?)?
  /// The members of the parameters that are never stored.
  let secrets: [SecretMember]
  /// The feature that must have been bought before a call, or `nil` if none is needed.
  public let feature: StaticString?
  /// Returns the description, which is made only when it is needed.
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
    // The caller passes this value. Derived from `M` here, the scope's type would cost a search through all
    // conformances of the program at a start.
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

  /// Returns the same method with a check that refuses calls while the method's feature is not bought. Returns the
  /// endpoint itself if the method needs no feature.
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

  /// Returns the failure of a call whose parameters came by position. A pointer to a parameter becomes a pointer to its
  /// element.
  public func byPosition(_ failure: Failure) -> Failure {
    failure.byPosition(of: parameterNames)
  }

  /// The names of the parameters in declared order.
  var parameterNames: [String] { description().params.members.map(\.name) }

  /// A Boolean value that indicates whether a call has effects that can't be repeated if the group of requests is
  /// served again.
  var isStateful: Bool { !isServedInGroups || mayBeDeferred }
  /// A Boolean value that indicates whether a call may be answered later, after other requests: after the host's
  /// answer, or after work in the background.
  public var mayBeDeferred: Bool { isDeferred || !asks.isEmpty }

  /// Creates the endpoint of a method that is answered at once.
  /// - Parameter company: returns the company that a call works on, for methods in scopes without a company.
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

  /// Returns the function that finds a call's company before the call is served. The call must not overtake work about
  /// that company.
  ///
  /// The caller names the types of the service and of the scope. Derived from `M` here, they would cost a search
  /// through all conformances of the program (170,000 instructions at a start).
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
  /// Returns the parameters as a record. The error lists all problems.
  public func params<R: Record>(_ type: R.Type) throws(Failure) -> R {
    forgetRestricted()
    let record = readRecord(type)
    if hasProblems { throw .invalidParams(problems) }
    return record
  }
}

extension Patch {
  /// Returns the record with the changes. Throws -32602 with every problem if the changes don't fit the record.
  /// - Parameter unreadable: the fields of the stored record that could not be read.
  public func applied(to stored: R, unreadable: [String] = []) throws(Failure) -> R {
    try Patch.value(of: apply(stored, unreadable))
  }

  /// Returns the members as a new record. Throws -32602 with every problem if the members are not a complete record.
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
  /// A Boolean value that indicates whether a call changes anything beyond the conversation.
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
