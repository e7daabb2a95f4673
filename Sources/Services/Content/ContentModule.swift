public import Cloud
public import Ports
public import RPC
public import Shape
public import Storage
public import Tenancy

/// The module of the service `content`: the methods that read and fetch public records.
public struct ContentModule: ServiceModule {
  public static let name: StaticString = "content"
  public static let doc: StaticString =
    "Records of the public database, of any type. The device stores copies of the records, which can only be read."
  public static let schema = ContentTables.schema

  public let parts: ServiceParts
  /// The access to the stored records for services that read records of certain types.
  public let keeper: any ContentKeeper
  private let service: Content

  /// The capability that a host must have so that records can be fetched.
  public static var capability: String { "\(QueryRecords.name)" }

  /// Fetches all stored types that are stale. If the list of types can't be read, nothing is fetched until the next
  /// read.
  public func renewStale() { try? service.renewStale(at: service.dependencies.clock.now) }

  /// - Parameters:
  ///   - container: returns the container of the directory.
  ///   - problems: returns the problems that make fetched records of a type unusable. Their pointers point into the
  ///     JSON list that `records` returns.
  ///   - stored: called after the fetched records of a type were stored, in the same transaction.
  public init(
    _ dependencies: Dependencies, container: @escaping () -> any PublicContainer,
    problems: @escaping (_ type: String, _ records: () -> String) -> [Problem],
    stored: @escaping (_ type: String, Timestamp) throws(Failure) -> Void
  ) {
    service = Content(
      dependencies, PublicSource(dependencies.host, container: container), problems: problems, stored: stored)
    keeper = service
    let on = Methods(of: service, dependencies)
    parts = ServiceParts(
      methods: [on(ListTypes.self), on(ListContent.self), on(GetContent.self), on(RefreshContent.self)],
      kinds: [EntityKind(Content.kind)])
  }
}
