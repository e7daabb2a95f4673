public import RPC
internal import Storage
public import Tenancy

/// The service module of the methods about shared companies.
public struct SharingModule: ServiceModule {
  public static let name: StaticString = "sharing"
  public static let doc: StaticString = "Sharing companies between accounts: links, invitations and participants."

  public static var errors: [ErrorDescription] {
    [
      ErrorDescription(AccountUnavailableData.self), ErrorDescription(CloudUnavailableData.self),
      ErrorDescription(ShareNotFoundData.self),
    ]
  }

  public let parts: ServiceParts

  public init(_ dependencies: Dependencies, _ service: Sync) {
    let on = Methods(of: service, dependencies)
    parts = ServiceParts(
      methods: [
        on(ShareCompany.self), on(ShowSharing.self), on(InviteSomebody.self), on(SetPublicPermission.self),
        on(ListParticipants.self),
        on(UpdateParticipant.self), on(RemoveParticipant.self), on(RevokeShare.self), on(PreviewLink.self),
        on(AcceptLink.self),
        on(LeaveCompany.self), on(ListDepartures.self), on(PresentLink.self),
      ],
      kinds: [
        EntityKind(StoreStorage.share, access: .member), EntityKind(StoreStorage.participant, access: .owner),
        EntityKind(StoreStorage.departure),
      ])
  }
}
