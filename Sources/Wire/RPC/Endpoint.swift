public import JSON
public import Shape

/// A method as the router holds it: how to call it, and what to say about it.
public struct Endpoint {
  /// Reads the parameters, calls the method and writes its result.
  public typealias Handler = (Call) throws(Failure) -> Void

  public let name: MethodName
  public let effect: Effect
  /// Whether it changes anything beyond the conversation.
  public let changesStores: Bool
  /// The parameter with which, if it is `true`, a call changes nothing; `nil` if there is none.
  let readsWith: StaticString?
  /// Whether it has the conversation told of something from now on.
  public let listens: Bool
  /// Whether it can be served again with the writes around it.
  private let isServedInGroups: Bool
  /// Who may call it. Kept as a closure: a value of any type in it would have all of an endpoint copied whenever one is looked at.
  private let rule: () -> any AccessRule
  public var access: any AccessRule { rule() }
  /// Whether it may write in an archived company.
  public let worksInArchive: Bool
  /// What must be so beyond the rule of access.
  public let preconditions: Precondition
  /// Whether its calls may work in a company.
  public let isOfCompany: Bool
  public private(set) var handler: Handler
  /// Answers what is known, without asking anybody or changing anything: for live queries. nil where that can't be.
  public internal(set) var reader: Handler?
  /// What it asks of the host.
  public let asks: [HostCapability]
  /// Whether it may be answered later, when work in the background is done.
  public let isDeferred: Bool
  /// The company that a call works in, or nil when it works in none: what it must not overtake work about.
  public let company: ((JSONSource) -> UUID?)?
  /// Members of its parameters that are never stored.
  let secrets: [SecretMember]
  /// What must have been bought before it may be called; nil for nothing.
  public let feature: StaticString?
  /// Built only when somebody asks.
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
    // Given by the caller: derived from `M` here, the scope's type would cost a search through all conformances of the program at a start.
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

  /// The same method, which refuses to be called without its feature; itself where it needs none.
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

  /// The failure of a call whose parameters came by position: what is said of one leads to its element.
  public func byPosition(_ failure: Failure) -> Failure {
    failure.byPosition(of: parameterNames)
  }

  /// Its parameters in their order.
  var parameterNames: [String] { description().params.members.map(\.name) }

  /// Whether serving it does something that can't be done again, should the group of requests be served again.
  var isStateful: Bool { !isServedInGroups || mayBeDeferred }
  /// Whether it may be answered out of turn: when the host has answered, or work in the background is done.
  public var mayBeDeferred: Bool { isDeferred || !asks.isEmpty }

  /// A method that is answered at once.
  /// - Parameter company: the company that a call asks about, for scopes that have none.
  public init<M: Method>(
    _ type: M.Type, on service: M.Service, in dependencies: M.Scope.Dependencies, about company: ((M) -> UUID?)? = nil
  ) {
    let scope = M.Scope(for: M.traits, in: dependencies)
    self.init(
      of: M.self, isOfCompany: M.Scope.isOfCompany, company: Endpoint.company(of: M.self, on: service, scope, company)
    ) { (call) throws(Failure) in
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

  /// Finds the company that a call works in, before the call is served. Work about that company must not be overtaken.
  ///
  /// The caller names the types of the service and of the scope. Derived from `M` here, they would cost a search through all conformances
  /// of the program (170,000 instructions at a start).
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
  /// The parameters as a record; all problems at once.
  public func params<R: Record>(_ type: R.Type) throws(Failure) -> R {
    forgetRestricted()
    let record = readRecord(type)
    if hasProblems { throw .invalidParams(problems) }
    return record
  }
}

extension Patch {
  /// The record with the changes; -32602 with every problem when they don't fit it.
  /// - Parameter unreadable: fields of the stored record that could not be read.
  public func applied(to stored: R, unreadable: [String] = []) throws(Failure) -> R {
    try Patch.value(of: apply(stored, unreadable))
  }

  /// The members as a record of its own; -32602 with every problem when they are not a whole one.
  public func complete() throws(Failure) -> R { try Patch.value(of: whole()) }

  private static func value(of result: Result<R, InvalidPatch>) throws(Failure) -> R {
    switch result {
    case .success(let record): return record
    case .failure(let invalid): throw .invalidParams(invalid.problems)
    }
  }
}

/// What the discovery document says about a method.
public struct MethodDescription: Sendable {
  public let name: String
  public let doc: String
  public let params: ObjectSchema
  public let result: Schema
  public let resultDoc: String
  public let access: any AccessRule
  public let effect: Effect
  /// Whether it changes anything beyond the conversation.
  public let changesStores: Bool
  /// A Boolean value that indicates whether a call may overwrite or remove something.
  public let isDestructive: Bool
  /// Whether it has the conversation told of something from now on.
  public let listens: Bool
  public let feature: String?
  public let errors: [ErrorCode]
  public let examples: [Example]
  /// The names of the requests that it may send to the host.
  public let asks: [String]

  @_semantics("optimize.sil.specialize.generic.never")
  public init<M: MethodDeclaration>(_ type: M.Type, asks: [String]) {
    let words = M.words
    name = "\(words.name)"
    doc = words.doc
    let fields = ObjectSchema(of: Parameters<M>.self)
    params = ObjectSchema(
      name: words.recordName, doc: words.doc, members: fields.readMembers + (M.effect == .write ? [IdempotencyKey.schema] : []))
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

  /// The service that the method belongs to: what stands before the first dot.
  public var service: String { String(name.prefix { $0 != "." }) }
}
