public import Cloud
public import Ports
public import RPC
public import Shape
public import Storage
public import Tenancy

/// The methods about records of the public database.
public struct ContentModule: ServiceModule {
  public static let name: StaticString = "content"
  public static let doc: StaticString = "Records of the public database, of any type, for reading."
  public static let schema = ContentTables.schema

  public let parts: ServiceParts
  /// Knows the stored records, for services that read some of them.
  public let keeper: any ContentKeeper
  private let service: Content

  /// What a host must offer to be asked for records.
  public static var capability: String { "\(QueryRecords.name)" }

  /// Has the stored types fetched that are stale. What can't be read is fetched when somebody reads it.
  public func renewStale() { try? service.renewStale(at: service.dependencies.clock.now) }

  /// - Parameters:
  ///   - container: what the directory is connected to.
  ///   - problems: says what keeps records of a type from being used, with pointers into a JSON list of them.
  ///   - stored: called within the write when the records of a type were fetched.
  public init(
    _ dependencies: Dependencies, container: @escaping () -> any PublicContainer,
    problems: @escaping (_ type: String, _ records: () -> String) -> [Problem],
    stored: @escaping (_ type: String, Timestamp) throws(Failure) -> Void
  ) {
    service = Content(dependencies, PublicSource(dependencies.host, container: container), problems: problems, stored: stored)
    keeper = service
    let on = Methods(of: service, dependencies)
    parts = ServiceParts(
      methods: [on(ListTypes.self), on(ListContent.self), on(GetContent.self), on(RefreshContent.self)], kinds: [EntityKind(Content.kind)])
  }
}
