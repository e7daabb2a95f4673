public import Ports
public import RPC
public import Storage
public import Tenancy

/// The service `conversations`: its methods, collections, chore and synced records.
public struct ConversationsModule: ServiceModule {
  public static let name: StaticString = "conversations"
  public static let doc: StaticString = "Conversations with the model of the app's backend."
  public static let schema = ConversationTables.schema

  public static var errors: [ErrorDescription] {
    [
      ErrorDescription(ConflictData<Chat>.self), ErrorDescription(ConflictData<Message>.self),
      ErrorDescription(FactsWithRecord<BackendFailedData>.self),
    ]
  }

  public let parts: ServiceParts

  /// - Parameter session: gives the user who is signed in with Apple, and the backend's authentication of this user.
  public init(_ dependencies: Dependencies, session: any BackendSession) {
    let service = Chats(dependencies, session: session)
    let on = Methods(of: service, dependencies)
    parts = ServiceParts(
      collections: [
        service.chats.partsWithoutMethods(dependencies), service.messages.partsWithoutMethods(dependencies),
      ],
      methods: [
        on(SendMessage.self), on(RetryMessage.self), on(CancelAnswer.self), on(ListChats.self), on(GetChat.self),
        on(RenameChat.self),
        on(ArchiveChat.self), on(DeleteChat.self), on(SearchMessages.self), on(ExportChat.self), on(ListMessages.self),
      ],
      chores: [
        Chore(
          isWanted: { service.mayHaveStrays },
          step: { () throws(Failure) in
            try service.endStrays(in: Context(dependencies.stores, at: dependencies.clock.now))
          },
          pause: { service.mayHaveStrays = false })
      ],
      synced: service.synced,
      users: UserRules(removed: { (user, context) throws(Failure) in try service.deleteAll(of: user, in: context) }))
  }
}
