internal import SQLite
public import Shape

/// A record as it is stored: the members that people write, and those that the core adds.
public struct Stored<Details: RecordDetails>: Entity {
  public let id: ID<Details>, owner: Details.Owner, details: Details, version: Int, createdAt: Timestamp,
    updatedAt: Timestamp
  /// The names of members that are stored in a form which this program can't read, or `nil` if there are none.
  public internal(set) var unreadable: [String]?
  /// The computed members, or `nil` if only the record's own columns were read.
  var supplement: Details.Supplement?

  public static var entityName: StaticString { Details.collection.one }
  public static var service: StaticString { Details.collection.service }
  public static var doc: StaticString { Details.doc }
  public static var recordName: String { "\(Details.collection.one)".capitalizedASCII }

  public var uuid: UUID { id.uuid }
  public var companyID: UUID? { owner.company }
}

extension Stored {
  // Uses closures instead of key paths, because Swift makes the key paths of a generic type only at run time, which
  // takes long.
  public init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", { $0.id }, "The record's id.")
    owner = field.embed { $0.owner }
    details = field.embed { $0.details }
    version = field(
      "version", { $0.version }, "The version of the record. It is 1 at first, and increases by 1 with each change.")
    createdAt = field("createdAt", { $0.createdAt }, "The time when the record was created.")
    updatedAt = field("updatedAt", { $0.updatedAt }, "The time of the record's last change.")
    unreadable = field.optional("unreadable", { $0.unreadable }, Unreadable.fieldDoc)
    supplement = field.embed { $0.supplement ?? Details.Supplement.example }
  }

  /// Creates a record in its first state.
  public init(_ id: ID<Details>, of owner: Details.Owner, _ details: Details, at now: Timestamp) {
    self.init(id: id, owner: owner, details: details, version: 1, createdAt: now, updatedAt: now)
  }

  /// Returns the same state of the record, with its computed members.
  func supplemented(by supplement: Details.Supplement) -> Stored {
    var copy = self
    copy.supplement = supplement
    return copy
  }

  /// Returns the same version of the record with other details. It is for members that are computed from other records.
  func following(_ details: Details) -> Stored {
    Stored(
      id: id, owner: owner, details: details, version: version, createdAt: createdAt, updatedAt: updatedAt,
      unreadable: unreadable)
  }

  /// Returns the next state of the record.
  /// - Parameter rewritten: the fields that were given a new value.
  public func changed(to details: Details, rewriting rewritten: [String] = [], at now: Timestamp) -> Stored {
    Stored(
      id: id, owner: owner, details: details, version: version &+ 1, createdAt: createdAt, updatedAt: now,
      unreadable: Unreadable.names(unreadable, without: rewritten))
  }
}
