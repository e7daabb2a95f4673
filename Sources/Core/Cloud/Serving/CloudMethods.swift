internal import JSON
public import RPC
public import Shape

/// The methods of a program that serves a container, such as `mainspring cloud serve`. A core calls them through the
/// pipe.
public enum CloudMethods {
  public static func endpoints<C: CloudContainer>(of container: C) -> [Endpoint] {
    func served<R: ContainerRequest>(_ request: R.Type) -> Endpoint {
      Endpoint(Served<R, C>.self, on: container, in: ())
    }
    return [
      served(CloudAccount.self), served(FetchDatabaseChanges.self), served(FetchZoneChanges.self),
      served(ModifyZones.self),
      served(ModifyRecords.self), served(DownloadAsset.self), served(CreateShare.self), served(FetchShare.self),
      served(UpdateShare.self),
      served(InviteParticipant.self), served(DeleteShare.self), served(PreviewShare.self), served(AcceptShare.self),
      served(LeaveShare.self), served(QueryRecords.self),
    ]
  }
}

extension HostCapability {
  /// The requests that a host must answer to offer its own cloud: all except the query of public records.
  public static let ofCloud = [
    HostCapability(CloudAccount.self), HostCapability(FetchDatabaseChanges.self), HostCapability(FetchZoneChanges.self),
    HostCapability(ModifyZones.self), HostCapability(ModifyRecords.self), HostCapability(DownloadAsset.self),
    HostCapability(CreateShare.self), HostCapability(FetchShare.self), HostCapability(UpdateShare.self),
    HostCapability(InviteParticipant.self), HostCapability(DeleteShare.self), HostCapability(PreviewShare.self),
    HostCapability(AcceptShare.self), HostCapability(LeaveShare.self),
  ]
}

/// A request that a container carries out.
public protocol ContainerRequest: HostRequest {
  /// A value that tells whether the request reads or writes the container.
  static var effect: Effect { get }

  /// Returns the container's reply, or throws its failure.
  func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer
}

extension CloudAccount: ContainerRequest {
  public static var effect: Effect { .read }
  public func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.whose() }
}

extension FetchDatabaseChanges: ContainerRequest {
  public static var effect: Effect { .read }
  public func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.changes(self) }
}

extension FetchZoneChanges: ContainerRequest {
  public static var effect: Effect { .read }
  public func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.changes(self) }
}

extension ModifyZones: ContainerRequest {
  public static var effect: Effect { .write }
  public func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.modify(self) }
}

extension ModifyRecords: ContainerRequest {
  public static var effect: Effect { .write }
  public func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.modify(self) }
}

extension DownloadAsset: ContainerRequest {
  public static var effect: Effect { .read }
  public func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.download(self) }
}

extension CreateShare: ContainerRequest {
  public static var effect: Effect { .write }
  public func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.create(self) }
}

extension FetchShare: ContainerRequest {
  public static var effect: Effect { .read }
  public func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.fetch(self) }
}

extension UpdateShare: ContainerRequest {
  public static var effect: Effect { .write }
  public func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.update(self) }
}

extension InviteParticipant: ContainerRequest {
  public static var effect: Effect { .write }
  public func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.invite(self) }
}

extension DeleteShare: ContainerRequest {
  public static var effect: Effect { .write }
  public func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.delete(self) }
}

extension PreviewShare: ContainerRequest {
  public static var effect: Effect { .read }
  public func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.preview(self) }
}

extension AcceptShare: ContainerRequest {
  public static var effect: Effect { .write }
  public func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.accept(self) }
}

extension LeaveShare: ContainerRequest {
  public static var effect: Effect { .write }
  public func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.leave(self) }
}

extension QueryRecords: ContainerRequest {
  public static var effect: Effect { .read }
  public func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.query(self) }
}

/// The method that serves one type of request. It is public so that the compiler can specialize it for each program
/// that serves a container.
public struct Served<Request: ContainerRequest, Container: CloudContainer>: Method {
  public typealias Scope = OfContainer
  /// The request that the core has sent.
  public let request: Request

  public static var name: StaticString { Request.name }
  public static var recordName: String { Request.recordName }
  public static var doc: StaticString { Request.doc }
  public static var effect: Effect { Request.effect }
  public static var resultDoc: StaticString { Request.answerDoc }
  public static var access: OfContainer.Rule { .init() }
  public static var errors: [ErrorCode] { [] }
  public static var examples: [Example] { [] }

  public init<F: Fields<Self>>(_ field: inout F) { request = field.embed { $0.request } }

  public func call(on container: Container, in context: OfContainer.Context) throws(Failure) -> Request.Answer {
    try request.answer(of: container)
  }
}
