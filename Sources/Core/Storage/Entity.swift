public import SQLite
public import Shape

/// A record that belongs to a company, or to the account, and has a version: what a table holds.
public protocol Entity: Record {
  /// The name in the change log, in events and in errors: `item`.
  static var entityName: StaticString { get }
  /// The service that keeps it, as its methods' names begin.
  static var service: StaticString { get }

  var uuid: UUID { get }
  /// The company that the record belongs to, for ever; nil for the account's own.
  var companyID: UUID? { get }
  /// Grows by one a change, from 1.
  var version: Int { get }
  /// Members that are stored in a way that this program can't read; nil for none.
  var unreadable: [String]? { get }
}

extension Entity {
  public var unreadable: [String]? { nil }

  /// What is different in another state of the record, beside its version and when that was made. A member that could not be read, and can
  /// be now, was given a new value.
  public func changes(to new: Self) -> [FieldChange] {
    let lost = unreadable ?? []
    let rewritten = lost.filter { !(new.unreadable ?? []).contains($0) }
    return differences(to: new, unreadable: lost, rewritten: rewritten).filter { $0.name != "version" && $0.name != "updatedAt" }
  }
}
