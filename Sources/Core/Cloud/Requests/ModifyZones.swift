public import RPC
public import Shape

/// The request `host.cloud.zones.modify`: creates and deletes zones.
public struct ModifyZones: HostRequest {
  public let database: CloudDatabase, save: [CloudZone], delete: [CloudZone]

  public static let name: StaticString = "host.cloud.zones.modify"
  public static let doc: StaticString = "Creates zones that do not exist yet, and deletes zones with all their records."
  public static let answerDoc: StaticString =
    "One result for each zone: the saves in the order sent, then the deletions."

  public init(_ database: CloudDatabase, save: [CloudZone] = [], delete: [CloudZone] = []) {
    self.database = database
    self.save = save
    self.delete = delete
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    database = field("database", \.database, "The database of the zones.")
    save = field("save", \.save, "The zones to create if they do not exist.", .count(0...400))
    delete = field("delete", \.delete, "The zones to delete.", .count(0...400))
  }

  /// The result for one zone.
  public struct Result: Record, Sendable {
    public let zone: CloudZone, kind: CloudErrorKind?, message: String?

    public static let recordName = "ZoneResult"
    public static let doc: StaticString = "The result for one zone."

    public init(_ zone: CloudZone, _ kind: CloudErrorKind? = nil, _ message: String? = nil) {
      self.zone = zone
      self.kind = kind
      self.message = message
    }

    public init<F: Fields<Self>>(_ field: inout F) {
      zone = field("zone", \.zone, "The zone.")
      kind = field.optional("kind", \.kind, "The reason why the zone was refused.")
      message = field.optional("message", \.message, "The reason, as a sentence for people.")
    }
  }

  /// The container's reply.
  public struct Answer: Record, Sendable {
    public let results: [Result]

    public static let recordName = "ModifiedZones"
    public static let doc: StaticString = "The results of creating and deleting zones."

    public init(_ results: [Result]) { self.results = results }

    public init<F: Fields<Self>>(_ field: inout F) {
      results = field(
        "results", \.results, "One result for each zone: the saves in the order sent, then the deletions.")
    }
  }
}
