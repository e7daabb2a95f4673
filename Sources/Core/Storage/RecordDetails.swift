public import RPC
public import Shape

/// The members of a record that people write. The other members (id, company, version, instants) are added by the core,
/// and are the same in all collections.
///
/// The record's collection (`Records`) and its methods are derived from this description:
///
///     struct SupplierDetails: CompanyDetails {
///       let name: Line, note: Line?
///
///       static let collection = CollectionName(service: "inventory", "suppliers", one: "supplier")
///       static let department = Department.inventory
///       static let key: StaticString? = "name"
///       static let sample = #""name":"Roastery""#
///       static let doc: StaticString = "A supplier of a company."
///
///       init<F: Fields<Self>>(_ field: inout F) {
///         name = field("name", \.name, "The supplier's name.", .length(1...200))
///         note = field("note", \.note, "A note about the supplier.", .length(1...4000))
///       }
///     }
///
/// Its table has these columns in this order: `row INTEGER PRIMARY KEY, id, company` (only for companies' records),
/// those of the description, `version, createdAt, updatedAt`.
public protocol RecordDetails: Record {
  /// The scope of the collection's methods: one company, or the account. It decides where the records are stored.
  associatedtype Scope: MethodScope where Scope.Context: RecordContext
  /// The part of a record that names its owner.
  associatedtype Owner: RecordOwner
  /// The computed members of a record: optional fields, which have no columns. If `RecordRules.supplement` computes
  /// them, every reply with the record has them. Lists can add others.
  associatedtype Supplement: Record = NoSupplement

  static var collection: CollectionName { get }
  /// The member whose value is different in each record of a company, or `nil` if there is none. The table has a unique
  /// index for it.
  static var key: StaticString? { get }
  /// Returns the key as the unique index holds it, in the column `<key>Key`. Spellings that people consider the same
  /// give the same key. `nil` if the index is over the member itself.
  static var foldedKey: ((Self) -> String)? { get }
  /// The requests that come first in the examples with the sample record, because they prepare it. If the record
  /// belongs to a company, a request that creates the company comes before them, and is not listed here.
  static var given: [Example.Step] { get }
  /// The members of a sample record as JSON, without braces, for the examples of its methods.
  static var sample: String { get }
  /// Members to change as JSON, without braces, for the example of its update.
  static var sampleChanges: String { get }
  /// The columns of its full-text index; empty without such an index.
  static var indexed: [IndexedColumn] { get }
  /// A Boolean value that indicates whether a record has a history for people to read. Then its changes are kept, and
  /// the collection has a method `history`.
  static var hasHistory: Bool { get }
  /// A Boolean value that indicates whether the change log keeps the record's changes as long as the company exists. It
  /// is `true` for records with a history, and for their parts.
  static var keepsChanges: Bool { get }
  /// A Boolean value that indicates whether a deletion erases the record's content from the files. It is `true` for
  /// records that users write for themselves. The change log still shows that the record existed, and sync still knows
  /// that it was deleted.
  static var forgetsDeleted: Bool { get }
  /// The SQL condition of the records that lists show; `nil` for all of them.
  static var shown: StaticString? { get }
  /// A Boolean value that indicates whether the status changes by steps, rather than by changes of the member `status`.
  static var hasSteps: Bool { get }
  /// Returns the errors that the collection's own rules cause, beyond the errors of every collection's methods.
  static func errors(of verb: CollectionVerb) -> [ErrorCode]

  /// Returns the rule of access to one of the collection's methods.
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
  /// The service that the collection is part of, such as `inventory`.
  public let service: StaticString
  /// The name of the collection and of its table, such as `items`.
  public let many: StaticString
  /// The name of one record in the change log, in events and in errors, such as `item`.
  public let one: StaticString

  public init(service: StaticString, _ many: StaticString, one: StaticString) {
    self.service = service
    self.many = many
    self.one = one
  }

  /// The beginning of the names of the collection's methods, such as `inventory.items`. It is `contacts` for the
  /// collection `contacts` of the service `contacts`.
  public var path: String { "\(service)" == "\(many)" ? "\(service)" : "\(service).\(many)" }

  /// The name of one record in a sentence: `item supplier` for `itemSupplier`.
  public var noun: String { "\(one)".separatedWords }

  /// The name of one record in a sentence, with its article: `an item`.
  public var article: String { "aeiou".utf8.contains(one.utf8Start[0]) ? "an \(noun)" : "a \(noun)" }
}

/// The operations on a collection.
public enum CollectionVerb: String, CaseIterable, Sendable { case create, get, list, update, delete, save }

/// The part of a record that names its owner.
public protocol RecordOwner: Record, Sendable {
  init(_ partition: Partition)
  /// The company, or `nil` for the account.
  var company: UUID? { get }
}

/// The supplement of records without computed members. Most records have none.
public struct NoSupplement: Record {
  public static let doc: StaticString = "No computed members."

  public init<F: Fields<Self>>(_ field: inout F) {}
}

/// The owner of the account's own records. It has no members, because these records do not name their owner.
public struct AccountOwner: RecordOwner {
  public static let doc: StaticString = "The owner of a record."

  public init(_ partition: Partition) {}
  public init<F: Fields<Self>>(_ field: inout F) {}

  public var company: UUID? { nil }
}
