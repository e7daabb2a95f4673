internal import RPC
internal import Tenancy

/// A method with which an owner changes the share of a company. The method sends a request to the container, and waits
/// for its reply.
protocol SharingMethod: DeferredMethod where Scope == InCompany, Service == Sync {
  associatedtype Scope = InCompany
  associatedtype Service = Sync
  // `Result` is declared again, so that the compiler infers the type from `ask`.
  associatedtype Result

  /// The errors that the method may return, besides the errors of a container that can't be asked.
  static var refusals: [ErrorCode] { get }
  /// Sends the request to the container.
  func ask(_ service: Sync, in context: CompanyContext) throws(Failure) -> CloudInquiry<Result>
}

extension SharingMethod {
  static var access: Access { .owner }
  static var effect: Effect { .write }
  static var preconditions: Precondition { [.ownStore, .business] }
  static var worksInArchive: Bool { true }
  static var waits: Bool { true }
  static var refusals: [ErrorCode] { [.notFound] }
  static var errors: [ErrorCode] { refusals + [.accountUnavailable, .cloudUnavailable, .requestCancelled] }

  func answer(on service: Sync, in context: CompanyContext) throws(Failure) -> Answer<Result, CompanyContext> {
    try ask(service, in: context).answer()
  }
}
