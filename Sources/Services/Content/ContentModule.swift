public import Cloud
public import Ports
public import RPC
public import Shape
public import Storage
public import Tenancy

/// The methods of public records.
public struct ContentModule: ServiceModule {
  public static let name: StaticString = "content"
  public static let doc: StaticString = "Records of the public database, of any type, for reading."
  public static let schema = ContentTables.schema

  public let parts: ServiceParts
  /// The keeper of the stored records, for services that read some records.
  public let keeper: any ContentKeeper
  private let service: Content

  /// The capability of a host from which records are fetched.
  public static var capability: String { "\(QueryRecords.name)" }

  /// Fetches the stored types that are stale. If the types can't be read, they are fetched at the next read.
  public func renewStale() { try? service.renewStale(at: service.dependencies.clock.now) }

  /// - Parameters:
  ///   - container: returns the container of the directory.
  ///   - problems: returns the problems that keep records of a type from being used, with pointers into a JSON list of
  ///     them.
  ///   - stored: called, within the same write, after the records of a type were fetched.
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
