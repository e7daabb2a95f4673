import Cloud
import RPC
import Shape
import Sync

/// The kinds of records of accounts that share companies: the company itself, access records, items and entries. The
/// account's own store also has credentials.
enum SharingKinds {
  /// - Parameter database: The database of the records. Shared databases have no credentials.
  static func all(_ storage: MemoryStorage, in database: CloudDatabase) -> [SyncKind] {
    let kinds = [company(storage), access(storage)] + SimDevice.kinds(storage, hasCompanies: true)
    return database == .private ? kinds + [credentials(storage)] : kinds
  }

  private static func company(_ storage: MemoryStorage) -> SyncKind {
    SyncKind(
      "company", OwnersRecords.company, form: SimDevice.form([SimDevice.text("name"), SimDevice.number("version")]),
      rank: 0,
      rows: MemoryRows(storage: storage, kind: "company", unique: [], owned: nil, hasCompanies: true))
  }

  private static func access(_ storage: MemoryStorage) -> SyncKind {
    let members: [ObjectSchema.Member] = [
      .init(name: "user", schema: UUID.schema, isRequired: true, doc: ""), SimDevice.number("isOwner"),
      SimDevice.number("deptMask"),
      SimDevice.number("managerMask"), SimDevice.number("version"),
    ]
    return SyncKind(
      "accessRecord", OwnersRecords.access, form: SimDevice.form(members, names: ["user": OwnersRecords.Field.user]),
      rank: 1,
      rows: MemoryRows(storage: storage, kind: "accessRecord", unique: ["user"], owned: nil, hasCompanies: true),
      identity: "user")
  }

  private static func credentials(_ storage: MemoryStorage) -> SyncKind {
    let members: [ObjectSchema.Member] = [
      .init(name: "of", schema: UUID.schema, isRequired: true, doc: ""), SimDevice.text("hash"),
    ]
    return SyncKind(
      "credential", OwnersRecords.credentials, form: SimDevice.form(members), rank: 2,
      rows: MemoryRows(storage: storage, kind: "credential", unique: [], owned: nil, hasCompanies: true),
      isScanned: true)
  }
}

/// The masks of access records, and the rights that follow from them.
enum SimRights {
  /// The bit of the department whose users may only read.
  private static let viewing = 16

  static func mayWrite(isOwner: Int, departments: Int, managed: Int) -> Bool {
    isOwner == 1 || departments & ~viewing | managed != 0
  }

  static func mayWrite(_ members: Members) -> Bool {
    func number(_ name: String) -> Int { members[name].flatMap { Int($0) } ?? 0 }
    return mayWrite(isOwner: number("isOwner"), departments: number("deptMask"), managed: number("managerMask"))
  }

  static func mayWrite(_ fields: CloudFields) -> Bool {
    func number(_ name: String) -> Int { fields[name].flatMap { Int($0.json) } ?? 0 }
    return mayWrite(isOwner: number("isOwner"), departments: number("deptMask"), managed: number("managerMask"))
  }

  /// The masks that an owner grants: no rights, reading, the daily work, and managing.
  static let masks: [(departments: Int, managed: Int)] = [(0, 0), (16, 0), (1, 0), (3, 1)]
}
