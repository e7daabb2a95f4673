public import RPC
public import Shape

/// What people write of a record; what the core adds (id, company, version, instants) all records of collections have in common.
///
/// From this description follow the record's collection (`Records`) and its five methods:
///
///     struct SupplierDetails: CompanyDetails {
///       let name: Line, note: Line?
///
///       static let collection = CollectionName(service: "inventory", "suppliers", one: "supplier")
///       static let department = Department.inventory
///       static let key: StaticString? = "name"
///       static let sample = #""name":"Roastery""#
///       static let doc: StaticString = "Whom a company buys from."
///
///       init<F: Fields<Self>>(_ field: inout F) {
///         name = field("name", \.name, "What it is called.", .length(1...200))
///         note = field("note", \.note, "What else is known.", .length(1...4000))
///       }
///     }
///
/// Its table has the columns `row INTEGER PRIMARY KEY, id, company` (for companies' records alone), those of the description, `version,
/// createdAt, updatedAt`, in this order.
public protocol RecordDetails: Record {
  /// What its methods work in, and so where the records are.
  associatedtype Scope: MethodScope where Scope.Context: RecordContext
  /// What a record says of whom it belongs to.
  associatedtype Owner: RecordOwner
  /// The computed members of a record: optional fields, which have no columns. Every answer has them where `RecordRules.supplement`
  /// computes them; lists can add others.
  associatedtype Supplement: Record = NoSupplement

  static var collection: CollectionName { get }
  /// The member that no two records of a company may have alike; nil for none. The table has a unique index for it.
  static var key: StaticString? { get }
  /// The key as the unique index knows it, in the column `<key>Key`: what people take for the same is the same there. nil for an index over
  /// the member itself.
  static var foldedKey: ((Self) -> String)? { get }
  /// What must be there for the sample, behind its company, if it has one.
  static var given: [Example.Step] { get }
  /// The members of one as JSON, without braces, for the examples of its methods.
  static var sample: String { get }
  /// Members to change as JSON, without braces, for the example of its update.
  static var sampleChanges: String { get }
  /// The columns that its full-text index knows; none for no such index.
  static var indexed: [IndexedColumn] { get }
  /// Whether people are told what has happened to one: then the changes are kept, and the collection has a method `history`.
  static var hasHistory: Bool { get }
  /// Whether the changes are kept as long as the company: those of what has a history, and of its parts.
  static var keepsChanges: Bool { get }
  /// Whether nothing of a deleted one stays in the files: for what users have written for themselves. The change log says that it was
  /// there, and sync that it is gone.
  static var forgetsDeleted: Bool { get }
  /// The SQL condition of the records that lists show; `nil` for all of them.
  static var shown: StaticString? { get }
  /// Whether it goes from status to status by steps, rather than by changes of its member `status`.
  static var hasSteps: Bool { get }
  /// What its rules answer, beyond the errors that every collection's methods may answer.
  static func errors(of verb: CollectionVerb) -> [ErrorCode]

  /// Who may call one of the collection's methods.
  static func access(to verb: CollectionVerb) -> Scope.Rule
}

extension RecordDetails {
  public static var key: StaticString? { nil }
  public static var foldedKey: ((Self) -> String)? { nil }
  public static var given: [Example.Step] { [] }
  public static var sampleChanges: String { "" }
  public static var indexed: [IndexedColumn] { [] }
  public static var hasHistory: Bool { false }
  public static var keepsChanges: Bool { hasHistory }
  public static var forgetsDeleted: Bool { false }
  public static var shown: StaticString? { nil }
  public static var hasSteps: Bool { false }
  public static func errors(of verb: CollectionVerb) -> [ErrorCode] { [] }
}

/// The names of a collection.
public struct CollectionName: Sendable {
  /// The service that it is part of: `inventory`.
  public let service: StaticString
  /// The collection, and its table: `items`.
  public let many: StaticString
  /// One of its records, as the change log, events and errors say it: `item`.
  public let one: StaticString

  public init(service: StaticString, _ many: StaticString, one: StaticString) {
    self.service = service
    self.many = many
    self.one = one
  }

  /// What the names of its methods begin with: `inventory.items`; `contacts` where the service is about nothing else.
  public var path: String { "\(service)" == "\(many)" ? "\(service)" : "\(service).\(many)" }

  /// `an item`.
  public var article: String { "aeiou".utf8.contains(one.utf8Start[0]) ? "an \(one)" : "a \(one)" }
}

/// What can be done with a collection.
public enum CollectionVerb: String, CaseIterable, Sendable { case create, get, list, update, delete, save }

/// What a record says of whom it belongs to.
public protocol RecordOwner: Record, Sendable {
  init(_ partition: Partition)
  /// The company; nil for the account.
  var company: UUID? { get }
}

/// Most records have no computed members.
public struct NoSupplement: Record {
  public static let doc: StaticString = "No computed members."

  public init<F: Fields<Self>>(_ field: inout F) {}
}

/// The account's own records say nothing.
public struct AccountOwner: RecordOwner {
  public static let doc: StaticString = "The owner of a record."

  public init(_ partition: Partition) {}
  public init<F: Fields<Self>>(_ field: inout F) {}

  public var company: UUID? { nil }
}
