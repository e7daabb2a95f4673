internal import Cloud
public import RPC
internal import Storage
public import Tenancy

/// The service module of the methods about sync.
public struct SyncModule: ServiceModule {
  public static let name: StaticString = "sync"
  public static let doc: StaticString =
    "The synchronization of records between all devices of an account, through a container."

  public static var errors: [ErrorDescription] { [ErrorDescription(PendingChangesData.self)] }

  /// The name of the capability that a host with a cloud of its own offers.
  public static let capability = "\(CloudAccount.name)"

  public let parts: ServiceParts

  public init(_ dependencies: Dependencies, _ service: Sync) {
    let on = Methods(of: service, dependencies)
    parts = ServiceParts(
      methods: [
        on(ConnectSync.self), on(DisconnectSync.self), on(SyncNow.self), on(ShowSync.self), on(NoteRemoteChange.self),
        on(NoteAccountChange.self),
        on(ShowSyncAccount.self), on(SwitchAccount.self), on(ListQueue.self), on(RetryQueue.self),
        on(DiscardPending.self),
        on(ListEvents.self), on(ListConflicts.self), on(ResolveConflict.self),
      ],
      kinds: [
        EntityKind(StoreStorage.event), EntityKind(Sync.accountKind),
        EntityKind(StoreStorage.conflict, access: .member) { [unowned service] (change, scope) throws(Failure) in
          try service.access(to: change, in: scope)
        },
      ],
      chores: [service.beginning], synced: [service.syncedLines])
  }
}
