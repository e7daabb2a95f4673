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
}
