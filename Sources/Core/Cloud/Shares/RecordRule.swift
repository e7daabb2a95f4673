internal import JSON
public import Shape

/// The rules of one record type that a container enforces: departments, managers, and whether records are only ever
/// added.
///
/// Each record type belongs to the department that works with its records daily. The work of other departments may add
/// such records: shipping an order posts stock. Other departments may also count up the version of a record whose
/// figures follow from the added records. A type that is not listed belongs to a newer program, and any right to change
/// something is enough.
public struct RecordRule: Sendable {
  public let recordType: String
  /// A Boolean value that indicates whether records are only ever added: no user changes or deletes one, the owner
  /// included.
  public let isAppendOnly: Bool
  /// The departments, as bits, whose members and managers may add, change and delete records.
  public let departments: Int
  /// The departments, as bits, whose members and managers may add records.
  public let adding: Int
  /// The values of the field `type` that are allowed in the records that `adding` admits. Empty if every value is
  /// allowed.
  public let addedTypes: [String]
  /// The departments, as bits, whose members and managers may change the fields in `touched`, and no other fields.
  public let touching: Int
  /// The departments, as bits, whose managers may change existing records.
  public let managers: Int

  private init(
    _ recordType: String, _ departments: Int, adding: Int = 0, of addedTypes: [String] = [], touching: Int = 0,
    managers: Int = 0,
    isAppendOnly: Bool = false
  ) {
    self.recordType = recordType
    self.isAppendOnly = isAppendOnly
    self.departments = departments
    self.adding = adding
    self.addedTypes = addedTypes
    self.touching = touching
    self.managers = managers
  }

  /// The bits of the departments that every company has.
  private static let inventory = 1, orders = 2, dispatch = 4, contacts = 8

  /// The type of the records of files. A file follows the rule of the record that it belongs to.
  public static let assets = "Assets"
  /// The field of a file's record that names the record that the file belongs to. Its value is a text with a JSON
  /// object of `type` and `id`.
  public static let owner = "owner"

  /// Returns the id of the record that a file belongs to, or `nil` if the text has none.
  /// - Parameter text: the value of the field `owner`.
  public static func ownerID(_ text: String) -> UUID? {
    var text = text
    return text.withUTF8 { bytes in
      JSONSource.decode(bytes) { source in
        source.value.kind == .object ? source.value.member("id").flatMap { UUID(json: $0.compactText) } : nil
      }
    } ?? nil
  }

  /// The rules, by record type.
  public static let all = [
    RecordRule("Contacts", contacts),
    RecordRule("ContactNotes", contacts),
    RecordRule("ContactMerges", contacts, isAppendOnly: true),
    RecordRule("Items", inventory, managers: contacts),
    RecordRule("ItemSuppliers", inventory, managers: contacts),
    RecordRule("Locations", inventory, adding: orders | dispatch),
    RecordRule("Lots", inventory, adding: orders | dispatch),
    RecordRule(
      "StockEntries", inventory, adding: orders | dispatch, of: ["purchase", "sale", "return"], isAppendOnly: true),
    RecordRule("Counts", inventory),
    RecordRule("CountLines", inventory, isAppendOnly: true),
    RecordRule("CountSteps", inventory, isAppendOnly: true),
    RecordRule("Loans", inventory, managers: contacts),
    RecordRule("BillsOfMaterials", inventory),
    RecordRule("Builds", inventory),
    RecordRule("BuildSteps", inventory, isAppendOnly: true),
    RecordRule("BuildCompletions", inventory, isAppendOnly: true),
    RecordRule("Prices", orders, managers: contacts),
    RecordRule("Orders", orders, touching: inventory | dispatch, managers: contacts),
    RecordRule("OrderLines", orders, touching: inventory | dispatch),
    RecordRule("OrderSteps", orders, isAppendOnly: true),
    RecordRule("OrderEntries", orders, adding: inventory | dispatch, isAppendOnly: true),
    RecordRule("Payments", orders, isAppendOnly: true),
    RecordRule("InvoiceSeries", orders, adding: inventory | dispatch, isAppendOnly: true),
    // A return by another department writes a credit note.
    RecordRule("Invoices", orders, adding: inventory | dispatch, of: ["creditNote"], isAppendOnly: true),
    RecordRule("Dispatches", dispatch, adding: orders, touching: orders, managers: contacts),
    RecordRule("DispatchSteps", dispatch, adding: orders, isAppendOnly: true),
    RecordRule("Purchases", orders, managers: contacts),
    RecordRule("PurchaseLines", orders),
    RecordRule("PurchaseSteps", orders, isAppendOnly: true),
    RecordRule("PurchaseReceipts", orders, isAppendOnly: true),
    // A user with any right to write may add a line about a discarded value, or open the line again. Only owners may
    // delete such a line.
    RecordRule("Conflicts", 0, adding: ~OwnersRecords.viewing, touching: ~OwnersRecords.viewing),
  ]

  /// Returns the rule of a record type, or `nil` for a type without one.
  public static func of(_ recordType: String) -> RecordRule? { all.first { $0.recordType == recordType } }

  /// Returns a Boolean value that indicates whether records of a type are only ever added.
  public static func isAppendOnly(_ recordType: String) -> Bool { of(recordType)?.isAppendOnly ?? false }

  /// Returns a Boolean value that indicates whether a right in a department is needed to write records of a type.
  public static func isDepartmental(_ recordType: String) -> Bool { recordType == assets || of(recordType) != nil }

  /// An action on a record.
  public enum Action: Sendable, Equatable {
    /// Adding a record. `type` is the value of the record's field `type`.
    case add(type: String?)
    /// A change of no other fields than those in `touched`.
    case touch
    case change, delete
  }

  /// The fields that a touch may change: the version and its time, and the fields that open the line about a conflict
  /// again.
  public static let touched = ["version", "updatedAt", "at", "resolvedAt"]

  /// Returns the action of saving fields onto an existing record: a touch or a change.
  public static func change(of kept: CloudFields, to sent: CloudFields) -> Action {
    sent.isSaid(by: kept, but: touched) ? .touch : .change
  }

  /// Returns a Boolean value that indicates whether a user with the given rights may do an action on a record of the
  /// type.
  public func allows(_ action: Action, _ rights: HeldRights) -> Bool {
    let held = rights.departments | rights.managed
    if rights.isOwner || held & departments != 0 { return true }
    return switch action {
    case .delete: false
    case .add(let type): held & adding != 0 && (addedTypes.isEmpty || type.map(addedTypes.contains) ?? false)
    case .touch: held & touching != 0 || rights.managed & managers != 0
    case .change: rights.managed & managers != 0
    }
  }
}

/// The rights of an account in a zone that is shared with it.
public struct HeldRights: Sendable {
  public var isOwner = false
  /// The departments in which the user works, as bits.
  public var departments = 0
  /// The departments that the user manages, as bits.
  public var managed = 0

  public init() {}

  public init(isOwner: Bool, departments: Int, managed: Int) {
    self.isOwner = isOwner
    self.departments = departments
    self.managed = managed
  }

  /// Creates the rights that an access record grants.
  public init(_ access: CloudFields) {
    func number(_ name: String) -> Int { access[name].flatMap { Int($0.json) } ?? 0 }
    isOwner = number(OwnersRecords.Field.isOwner) == 1
    departments = number(OwnersRecords.Field.departments)
    managed = number(OwnersRecords.Field.managed)
  }

  /// Adds the rights of another access record of the same account.
  public mutating func add(_ other: HeldRights) {
    isOwner = isOwner || other.isOwner
    departments |= other.departments
    managed |= other.managed
  }

  /// A Boolean value that indicates whether the user may change anything: as an owner, in a department other than
  /// viewing, or as a manager.
  public var allowChanges: Bool { isOwner || departments & ~OwnersRecords.viewing | managed != 0 }

  /// Returns the reason why a record may not be written, or `nil` if it may.
  ///
  /// - Parameters:
  ///   - recordType: the type of the record. For a file, the type of the record that the file belongs to, or `nil` if
  ///     that record does not exist.
  ///   - isFile: a Boolean value that indicates whether the record is a file. Owners may write the files of the company
  ///     and of access records.
  ///   - isOthers: a Boolean value that indicates whether another user has made the record.
  public func refusal(_ action: RecordRule.Action, _ recordType: String?, isFile: Bool = false, isOthers: Bool)
    -> Refusal?
  {
    if recordType == OwnersRecords.views, !isOthers, !isFile { return nil }
    if let recordType, OwnersRecords.has(recordType) { return isFile && isOwner ? nil : .ownersAlone }
    guard allowChanges else { return .noRights }
    guard let recordType else { return nil }
    guard let rule = RecordRule.of(recordType) else { return nil }
    // Only the department of the record itself may write its files, as it alone may delete the record.
    return rule.allows(isFile ? .delete : action, self) ? nil : .otherDepartment
  }

  /// The reason why a record may not be written.
  public enum Refusal: String, Sendable {
    case noRights = "The caller has no right to change records in this company"
    case ownersAlone = "Only an owner of the company may change the company itself or its access records"
    case otherDepartment = "The caller has no right in the department of the record"
  }

  /// Returns the message about a change or a deletion of a record that is only ever added.
  public static func appendOnly(_ recordType: String) -> String {
    "Records of the type \(recordType) can only be added, not changed or deleted"
  }
}
