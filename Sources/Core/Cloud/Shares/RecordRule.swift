internal import JSON
public import Shape

/// The rules that a container enforces for one type of record. They say which departments and managers may write such
/// records, and whether records may only be added.
///
/// Each record type belongs to the department that works with its records daily. The work of other departments can also
/// add such records: to ship an order posts stock. Other departments may then also raise the version of a record whose
/// figures follow from the added records. A type that is not listed belongs to a newer program. For such a type, any
/// right to change records is enough.
public struct RecordRule: Sendable {
  public let recordType: String
  /// A Boolean value that indicates whether records of the type may only be added. No user may change or delete them,
  /// not even an owner.
  public let isAppendOnly: Bool
  /// The departments whose members and managers may add, change and delete records, as bits of a mask.
  public let departments: Int
  /// The other departments whose members and managers may add records, as bits of a mask.
  public let adding: Int
  /// The values of the field `type` that records may have if a department in `adding` adds them. Empty if every value
  /// is allowed.
  public let addedTypes: [String]
  /// The departments whose members and managers may change the fields in `touched` and no other fields, as bits of a
  /// mask.
  public let touching: Int
  /// The departments whose managers may change existing records, as bits of a mask.
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

  /// The type of the records of files. The record that a file belongs to decides who may write the file.
  public static let assets = "Assets"
  /// The name of the field of a file's record that says which record the file belongs to. The field's value is a text:
  /// a JSON object with `type` and `id`.
  public static let owner = "owner"

  /// Returns the id of the record that a file belongs to, or `nil` if the text does not contain an id.
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
    // If another department takes goods back, the core adds a credit note.
    RecordRule("Invoices", orders, adding: inventory | dispatch, of: ["creditNote"], isAppendOnly: true),
    RecordRule("Dispatches", dispatch, adding: orders, touching: orders, managers: contacts),
    RecordRule("DispatchSteps", dispatch, adding: orders, isAppendOnly: true),
    RecordRule("Purchases", orders, managers: contacts),
    RecordRule("PurchaseLines", orders),
    RecordRule("PurchaseSteps", orders, isAppendOnly: true),
    RecordRule("PurchaseReceipts", orders, isAppendOnly: true),
    // A user with any right to write may add a line about a value that sync has discarded, or open the line again. Only
    // owners may delete such a line.
    RecordRule("Conflicts", 0, adding: ~OwnersRecords.viewing, touching: ~OwnersRecords.viewing),
  ]

  /// Returns the rule of a record type, or `nil` for a type that is not listed.
  public static func of(_ recordType: String) -> RecordRule? { all.first { $0.recordType == recordType } }

  /// Returns a Boolean value that indicates whether records of a type are only ever added.
  public static func isAppendOnly(_ recordType: String) -> Bool { of(recordType)?.isAppendOnly ?? false }

  /// Returns a Boolean value that indicates whether only users with a right in some department may write records of a
  /// type.
  public static func isDepartmental(_ recordType: String) -> Bool { recordType == assets || of(recordType) != nil }

  /// An action on a record.
  public enum Action: Sendable, Equatable {
    /// A new record is added. `type` is the value of the record's field `type`.
    case add(type: String?)
    /// An existing record is changed, but only in fields of `touched`.
    case touch
    case change, delete
  }

  /// The fields that the action `touch` may change: the version, its time, and two fields of lines about discarded
  /// values. With these two fields, such a line is opened again.
  public static let touched = ["version", "updatedAt", "at", "resolvedAt"]

  /// Returns the action that a save of fields is for an existing record. It is a touch if all other fields than those
  /// in `touched` keep their values.
  public static func change(of kept: CloudFields, to sent: CloudFields) -> Action {
    sent.isSaid(by: kept, but: touched) ? .touch : .change
  }

  /// Returns a Boolean value that indicates whether a user with the given rights may carry out an action on a record of
  /// this type.
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

  /// Adds the rights that another access record grants to the same account.
  public mutating func add(_ other: HeldRights) {
    isOwner = isOwner || other.isOwner
    departments |= other.departments
    managed |= other.managed
  }

  /// A Boolean value that indicates whether the user may change records at all. That is so for an owner, for a manager,
  /// and for a member of a department other than viewing.
  public var allowChanges: Bool { isOwner || departments & ~OwnersRecords.viewing | managed != 0 }

  /// Returns the reason why the user may not write a record, or `nil` if the user may write it.
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
    // To write a file, a user needs the right to delete the record that the file belongs to. Only the record's own
    // department has that right.
    return rule.allows(isFile ? .delete : action, self) ? nil : .otherDepartment
  }

  /// The reason why a record may not be written.
  public enum Refusal: String, Sendable {
    case noRights = "The caller has no right to change records in this company"
    case ownersAlone = "Only an owner of the company may change the company itself or its access records"
    case otherDepartment = "The caller has no right in the department of the record"
  }

  /// Returns the error message for a change or a deletion of a record that may only be added.
  public static func appendOnly(_ recordType: String) -> String {
    "Records of the type \(recordType) can only be added, not changed or deleted"
  }
}
