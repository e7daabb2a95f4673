public import JSON
public import RPC
public import Shape

/// A method whose parameters name a company, or mean the selected one.
public protocol CompanyNaming: MethodDeclaration {
  var company: CompanyID? { get }
}

extension CompanyDirectory {
  /// Finds the company that a call means, before it is served: what it must not overtake work about.
  public func company<M: CompanyNaming>(meantBy method: M.Type) -> (JSONSource) -> UUID? {
    { [unowned self] source in (try? look(for: source.readRecord(M.self).company))?.company }
  }
}
