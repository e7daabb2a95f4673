public import Ports
internal import RPC
public import Tenancy

/// The module of the service `ai`: the methods about the availability of the host's model.
public struct AIModule: ServiceModule {
  public static let name: StaticString = "ai"
  public static let doc: StaticString = "The availability of the host's language model, which other services use."

  public let parts: ServiceParts
  /// The assistant through which other services ask the host's model.
  public let assistant: any Assistant

  /// - Parameter preferences: returns the service that has the settings of the account.
  public init(_ dependencies: Dependencies, preferences: @escaping () -> any PreferenceKeeper) {
    let service = AI(dependencies, preferences: preferences)
    assistant = service
    let on = Methods(of: service, dependencies)
    parts = ServiceParts(
      methods: [on(ShowAvailability.self), on(NoteAvailability.self)],
      account: AccountRules(gone: { () throws(Failure) in service.forget() }))
  }
}
