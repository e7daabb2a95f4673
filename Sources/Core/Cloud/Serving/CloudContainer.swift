public import RPC

/// A container that this process serves. It carries out the requests of cores for one account.
///
/// Each function throws the wire error of a `CloudErrorKind`.
public protocol CloudContainer: AnyObject {
  func whose() throws(Failure) -> CloudAccount.Answer
  func changes(_ request: FetchDatabaseChanges) throws(Failure) -> FetchDatabaseChanges.Answer
  func changes(_ request: FetchZoneChanges) throws(Failure) -> FetchZoneChanges.Answer
  func modify(_ request: ModifyZones) throws(Failure) -> ModifyZones.Answer
  func modify(_ request: ModifyRecords) throws(Failure) -> ModifyRecords.Answer
  func download(_ request: DownloadAsset) throws(Failure) -> DownloadAsset.Answer
  func create(_ request: CreateShare) throws(Failure) -> ShareAnswer
  func fetch(_ request: FetchShare) throws(Failure) -> FetchShare.Answer
  func update(_ request: UpdateShare) throws(Failure) -> ShareAnswer
  func invite(_ request: InviteParticipant) throws(Failure) -> InviteParticipant.Answer
  func delete(_ request: DeleteShare) throws(Failure) -> ShareAnswer
  func preview(_ request: PreviewShare) throws(Failure) -> PreviewShare.Answer
  func accept(_ request: AcceptShare) throws(Failure) -> ShareAnswer
  func leave(_ request: LeaveShare) throws(Failure) -> LeaveShare.Answer
  func query(_ request: QueryRecords) throws(Failure) -> QueryRecords.Answer
}
