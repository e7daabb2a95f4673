public import RPC
public import Shape

/// The kind of record that `CompanyID` points to; the record itself belongs to the companies' service.
public enum CompanyIdentity {}

/// The id of a company.
public typealias CompanyID = ID<CompanyIdentity>

/// The company that a request works in: where its records are, and what the caller may do there.
public struct CompanyScope {
  public let company: UUID
  /// The company's number in its store.
  public let number: Int
  public let store: Store
  public let rights: Rights

  public init(company: UUID, number: Int, store: Store, rights: Rights) {
    self.company = company
    self.number = number
    self.store = store
    self.rights = rights
  }
}

/// Finds companies for the other services.
public protocol CompanyDirectory: AnyObject {
  /// The company with this id, or the selected one; an error when there is none that the caller may see.
  func scope(of company: CompanyID?) throws(Failure) -> CompanyScope

  /// The company with this id, or nil when there is none that the caller may see.
  func find(_ company: UUID) throws(Failure) -> CompanyScope?
}

/// A method that works in one company, given as `company` or selected.
public protocol CompanyMethod: MethodDeclaration {
  associatedtype Service
  associatedtype Result: Value

  var company: CompanyID? { get }

  func call(on service: Service, in scope: CompanyScope) throws(Failure) -> Result
}

extension Endpoint {
  /// A method that works in one company: its rule is checked against what the caller holds there, before any work is done.
  public init<M: CompanyMethod>(_ type: M.Type, on service: M.Service, of directory: any CompanyDirectory) {
    self.init(name: M.name, effect: M.effect, description: { MethodDescription(M.self, result: M.Result.schema) }) {
      (call) throws(Failure) in
      let method = try call.source.params(M.self)
      let scope: CompanyScope
      do throws(Failure) {
        scope = try directory.scope(of: method.company)
      } catch {
        // A deletion that is asked for again finds its company gone, and is told what it was told then.
        if try call.answerFromBefore() { return }
        throw error
      }
      guard M.access.permits(scope.rights) else { throw .forbidden(M.access) }
      try call.answer { () throws(Failure) in try method.call(on: service, in: scope) }
    }
  }
}

extension Failure {
  static func forbidden(_ rule: Access) -> Failure {
    Failure(.forbidden, "You may not do this in the company", facts: [("needs", rule.json)])
  }
}
