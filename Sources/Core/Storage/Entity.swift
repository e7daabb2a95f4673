public import SQLite
public import Shape

/// A record that belongs to a company, or to the account, and has a version. Tables hold entities.
public protocol Entity: Record {
  /// The name in the change log, in events and in errors, such as `item`.
  static var entityName: StaticString { get }
  /// The service that stores the records: the first part of its methods' names.
  static var service: StaticString { get }

  var uuid: UUID { get }
  /// The company that the record belongs to, or `nil` for the account's own records. It never changes.
  var companyID: UUID? { get }
  /// The version. It begins at 1 and grows by one with each change.
  var version: Int { get }
  /// The names of members that are stored in a form which this program can't read, or `nil` if there are none.
  var unreadable: [String]? { get }
}

extension Entity {
  public var unreadable: [String]? { nil }

  /// Returns the differences between this state of the record and a new one, without those of `version` and
  /// `updatedAt`. If a member could not be read in this state, and can be read in the new one, it counts as changed.
  public func changes(to new: Self) -> [FieldChange] {
    let lost = unreadable ?? []
    let rewritten = lost.filter { !(new.unreadable ?? []).contains($0) }
    return differences(to: new, unreadable: lost, rewritten: rewritten).filter {
      $0.name != "version" && $0.name != "updatedAt"
    }
  }
}
