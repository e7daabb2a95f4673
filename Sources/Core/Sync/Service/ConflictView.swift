internal import Cloud
internal import JSON
internal import Shape
internal import Tenancy

/// Decides which conflict lines of a company or of the account a caller may see. A caller sees lines about records that
/// the caller may read, without members that are hidden from the caller.
struct ConflictView {
  /// The kinds of records that the caller may not read, as a JSON array.
  let hiddenTypes: String
  /// The members that the caller may not see, each as `KIND.MEMBER`, as a JSON array.
  let hiddenFields: String
  private let kinds: Set<String>
  private let hidden: [String: Set<String>]

  /// - Parameters:
  ///   - records: the kinds of records that sync.
  ///   - kinds: the kinds of records that callers may be notified of.
  init(_ scope: CompanyScope, _ records: [SyncedRecords], _ kinds: [EntityKind]) {
    if scope.isOfAccount {
      // Lines about credentials are hidden in the account's own list, because they are in the list of the company that
      // the credentials are for.
      let secrets = records.filter(\.traits.isScanned).map { "\($0.name)" }
      (hiddenTypes, hiddenFields, self.kinds, hidden) = (jsonText(secrets), "[]", Set(secrets), [:])
      return
    }
    if scope.rights.isOwner {
      (hiddenTypes, hiddenFields, self.kinds, hidden) = ("[]", "[]", [], [:])
      return
    }
    // A caller may read an asset if the caller may read the record that owns it. That record is not known here. So
    // lines about assets are shown only to callers who may read all kinds of records that can own an asset.
    let readsAllOwners = kinds.allSatisfy { $0.owning == nil || $0.access == .owner || $0.access.permits(scope.rights) }
    var (types, fields, hidden) = ([String](), [String](), [String: Set<String>]())
    for one in records {
      let name = "\(one.name)"
      let kind = kinds.first { $0.name == name }
      // The rules of departments do not decide who reads a person's own records, such as saved views. So lines about
      // such records are hidden.
      if !RecordRule.isDepartmental("\(one.traits.recordType)")
        || !(kind.map { $0.accessOf == nil ? $0.access.permits(scope.rights) : readsAllOwners } ?? false)
      {
        types.append(name)
        continue
      }
      let restrictions = kind?.restrictions() ?? [:]
      let members = restrictions.filter { !scope.audience.sees($0.value) }.map(\.key).sorted()
      if !members.isEmpty { hidden[name] = Set(members) }
      fields += members.map { "\(name).\($0)" }
    }
    hiddenTypes = jsonText(types)
    hiddenFields = jsonText(fields)
    self.kinds = Set(types)
    self.hidden = hidden
  }

  func hides(_ line: SyncedLine) -> Bool {
    kinds.contains(line.type) || hidden[line.type]?.contains(line.field ?? "") == true
  }

  func conflict(_ line: SyncedLine, of company: UUID?) -> Conflict {
    Conflict(line, of: company, without: hidden[line.type] ?? [])
  }
}
