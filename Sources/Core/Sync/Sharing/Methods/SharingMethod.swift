internal import RPC
internal import Tenancy

/// What an owner does about the share of a company: the container is asked, and the request waits for what it says.
protocol SharingMethod: DeferredMethod where Scope == InCompany, Service == Sync {
  associatedtype Scope = InCompany
  associatedtype Service = Sync
  // Said again, so that the compiler finds it out from `ask`.
  associatedtype Result

  /// What of the domain's errors it may answer beside those of a container that can't be asked.
  static var refusals: [ErrorCode] { get }
  /// Asks the container.
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
