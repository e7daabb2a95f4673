internal import Cloud
public import JSON
public import RPC
public import Shape

/// The methods of a container: the requests that a core sends.
public enum CloudMethods {
  public static func endpoints(of cloud: FileCloud) -> [Endpoint] {
    [
      Endpoint(Served<CloudAccount>.self, on: cloud, in: ()), Endpoint(Served<FetchDatabaseChanges>.self, on: cloud, in: ()),
      Endpoint(Served<FetchZoneChanges>.self, on: cloud, in: ()), Endpoint(Served<ModifyZones>.self, on: cloud, in: ()),
      Endpoint(Served<ModifyRecords>.self, on: cloud, in: ()), Endpoint(Served<DownloadAsset>.self, on: cloud, in: ()),
      Endpoint(Served<CreateShare>.self, on: cloud, in: ()), Endpoint(Served<FetchShare>.self, on: cloud, in: ()),
      Endpoint(Served<UpdateShare>.self, on: cloud, in: ()), Endpoint(Served<InviteParticipant>.self, on: cloud, in: ()),
      Endpoint(Served<DeleteShare>.self, on: cloud, in: ()), Endpoint(Served<PreviewShare>.self, on: cloud, in: ()),
      Endpoint(Served<AcceptShare>.self, on: cloud, in: ()), Endpoint(Served<LeaveShare>.self, on: cloud, in: ()),
    ]
  }
}

/// A request that a container in a file can answer.
protocol FileCloudRequest: HostRequest {
  static var effect: Effect { get }

  func answer(of cloud: FileCloud) throws(Failure) -> Answer
}

extension CloudAccount: FileCloudRequest {
  static var effect: Effect { .read }

  func answer(of cloud: FileCloud) throws(Failure) -> Answer { Answer(.available, account: cloud.account, container: cloud.id) }
}

extension FetchDatabaseChanges: FileCloudRequest {
  static var effect: Effect { .read }
  func answer(of cloud: FileCloud) throws(Failure) -> Answer { try cloud.changes(self) }
}

extension FetchZoneChanges: FileCloudRequest {
  static var effect: Effect { .read }
  func answer(of cloud: FileCloud) throws(Failure) -> Answer { try cloud.changes(self) }
}

extension ModifyZones: FileCloudRequest {
  static var effect: Effect { .write }
  func answer(of cloud: FileCloud) throws(Failure) -> Answer { try cloud.modify(self) }
}

extension ModifyRecords: FileCloudRequest {
  static var effect: Effect { .write }
  func answer(of cloud: FileCloud) throws(Failure) -> Answer { try cloud.modify(self) }
}

extension DownloadAsset: FileCloudRequest {
  static var effect: Effect { .read }
  func answer(of cloud: FileCloud) throws(Failure) -> Answer { try cloud.download(self) }
}

extension CreateShare: FileCloudRequest {
  static var effect: Effect { .write }
  func answer(of cloud: FileCloud) throws(Failure) -> Answer { try cloud.create(self) }
}

extension FetchShare: FileCloudRequest {
  static var effect: Effect { .read }
  func answer(of cloud: FileCloud) throws(Failure) -> Answer { try cloud.fetch(self) }
}

extension UpdateShare: FileCloudRequest {
  static var effect: Effect { .write }
  func answer(of cloud: FileCloud) throws(Failure) -> Answer { try cloud.update(self) }
}

extension InviteParticipant: FileCloudRequest {
  static var effect: Effect { .write }
  func answer(of cloud: FileCloud) throws(Failure) -> Answer { try cloud.invite(self) }
}

extension DeleteShare: FileCloudRequest {
  static var effect: Effect { .write }
  func answer(of cloud: FileCloud) throws(Failure) -> Answer { try cloud.delete(self) }
}

extension PreviewShare: FileCloudRequest {
  static var effect: Effect { .read }
  func answer(of cloud: FileCloud) throws(Failure) -> Answer { try cloud.preview(self) }
}

extension AcceptShare: FileCloudRequest {
  static var effect: Effect { .write }
  func answer(of cloud: FileCloud) throws(Failure) -> Answer { try cloud.accept(self) }
}

extension LeaveShare: FileCloudRequest {
  static var effect: Effect { .write }
  func answer(of cloud: FileCloud) throws(Failure) -> Answer { try cloud.leave(self) }
}

/// A request of a core as a method.
struct Served<Request: FileCloudRequest>: Method {
  typealias Scope = OfContainer
  let request: Request

  static var name: StaticString { Request.name }
  static var recordName: String { Request.recordName }
  static var doc: StaticString { Request.doc }
  static var effect: Effect { Request.effect }
  static var resultDoc: StaticString { Request.answerDoc }
  static var access: OfContainer.Rule { .init() }
  static var errors: [ErrorCode] { [] }
  static var examples: [Example] { [] }

  func call(on cloud: FileCloud, in context: OfContainer.Context) throws(Failure) -> Request.Answer { try request.answer(of: cloud) }
}

extension Served {
  init<F: Fields<Self>>(_ field: inout F) { request = field.embed(\.request) }
}

/// What a container's methods work in: the account that its process serves.
public struct OfContainer: MethodScope {
  /// Whoever has the pipe may.
  public struct Rule: AccessRule {
    public struct Shown: Record {
      public static let recordName = "ContainerRule"
      public static let doc: StaticString = "Whoever has the pipe may."
      public init<F: Fields<Self>>(_ field: inout F) {}
      init() {}
    }

    public var shown: Shown { Shown() }
  }

  public struct Context: CallContext {
    public var user: UUID? { nil }
    public var audience: Audience { .core }
  }

  public typealias Selector = NoSelector
  public typealias Dependencies = Void

  public init(for method: MethodTraits<Rule>, in dependencies: Void) {}
  public var now: Timestamp { Timestamp(milliseconds: 0) }

  public func admit(
    _ selector: NoSelector, restricted: [ProblemLog.RestrictedMember], at instant: Timestamp?
  ) throws(Failure) -> Context { Context() }
}
