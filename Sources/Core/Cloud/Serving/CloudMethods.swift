internal import JSON
public import RPC
internal import Shape

/// The methods of a container: the requests that a core sends.
public enum CloudMethods {
  public static func endpoints<C: CloudContainer>(of container: C) -> [Endpoint] {
    func served<R: ContainerRequest>(_ request: R.Type) -> Endpoint { Endpoint(Served<R, C>.self, on: container, in: ()) }
    return [
      served(CloudAccount.self), served(FetchDatabaseChanges.self), served(FetchZoneChanges.self), served(ModifyZones.self),
      served(ModifyRecords.self), served(DownloadAsset.self), served(CreateShare.self), served(FetchShare.self), served(UpdateShare.self),
      served(InviteParticipant.self), served(DeleteShare.self), served(PreviewShare.self), served(AcceptShare.self),
      served(LeaveShare.self),
    ]
  }
}

extension HostCapability {
  /// What a host offers that has a cloud of its own.
  public static let ofCloud = [
    HostCapability(CloudAccount.self), HostCapability(FetchDatabaseChanges.self), HostCapability(FetchZoneChanges.self),
    HostCapability(ModifyZones.self), HostCapability(ModifyRecords.self), HostCapability(DownloadAsset.self),
    HostCapability(CreateShare.self), HostCapability(FetchShare.self), HostCapability(UpdateShare.self),
    HostCapability(InviteParticipant.self), HostCapability(DeleteShare.self), HostCapability(PreviewShare.self),
    HostCapability(AcceptShare.self), HostCapability(LeaveShare.self),
  ]
}

/// A request that a container answers.
private protocol ContainerRequest: HostRequest {
  static var effect: Effect { get }

  func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer
}

extension CloudAccount: ContainerRequest {
  fileprivate static var effect: Effect { .read }
  fileprivate func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.whose() }
}

extension FetchDatabaseChanges: ContainerRequest {
  fileprivate static var effect: Effect { .read }
  fileprivate func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.changes(self) }
}

extension FetchZoneChanges: ContainerRequest {
  fileprivate static var effect: Effect { .read }
  fileprivate func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.changes(self) }
}

extension ModifyZones: ContainerRequest {
  fileprivate static var effect: Effect { .write }
  fileprivate func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.modify(self) }
}

extension ModifyRecords: ContainerRequest {
  fileprivate static var effect: Effect { .write }
  fileprivate func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.modify(self) }
}

extension DownloadAsset: ContainerRequest {
  fileprivate static var effect: Effect { .read }
  fileprivate func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.download(self) }
}

extension CreateShare: ContainerRequest {
  fileprivate static var effect: Effect { .write }
  fileprivate func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.create(self) }
}

extension FetchShare: ContainerRequest {
  fileprivate static var effect: Effect { .read }
  fileprivate func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.fetch(self) }
}

extension UpdateShare: ContainerRequest {
  fileprivate static var effect: Effect { .write }
  fileprivate func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.update(self) }
}

extension InviteParticipant: ContainerRequest {
  fileprivate static var effect: Effect { .write }
  fileprivate func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.invite(self) }
}

extension DeleteShare: ContainerRequest {
  fileprivate static var effect: Effect { .write }
  fileprivate func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.delete(self) }
}

extension PreviewShare: ContainerRequest {
  fileprivate static var effect: Effect { .read }
  fileprivate func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.preview(self) }
}

extension AcceptShare: ContainerRequest {
  fileprivate static var effect: Effect { .write }
  fileprivate func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.accept(self) }
}

extension LeaveShare: ContainerRequest {
  fileprivate static var effect: Effect { .write }
  fileprivate func answer<C: CloudContainer>(of container: C) throws(Failure) -> Answer { try container.leave(self) }
}

/// A request of a core as a method.
private struct Served<Request: ContainerRequest, Container: CloudContainer>: Method {
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

  init<F: Fields<Self>>(_ field: inout F) { request = field.embed(\.request) }

  func call(on container: Container, in context: OfContainer.Context) throws(Failure) -> Request.Answer {
    try request.answer(of: container)
  }
}
