public import RPC
public import Shape
public import Tenancy

/// A service whose records have labels that the core makes, and may have codes of their own. A scanned code leads to
/// such a record.
public protocol LabelledRecords: AnyObject {
  /// The kind of the service's records.
  var labelKind: LabelKind { get }
  /// The rule of access to the service's records.
  var labelAccess: Access { get }

  /// Returns the record with this id, or `nil` if there is none.
  func labelled(_ id: UUID, in context: CompanyContext) throws(Failure) -> LabelledRecord?

  /// Returns the records that have exactly this code: a number, or a barcode.
  func records(with code: String, in context: CompanyContext) throws(Failure) -> [LabelledRecord]
}

/// The kinds of records that have labels. A new service with labels adds the kind of its records.
public enum LabelKind: String, Choice {
  case item, lot, location, loan, order, dispatch

  public static let spellings = Spellings<LabelKind>()
}

/// A record that a code leads to.
public struct LabelledRecord {
  public let id: UUID
  /// The record's name for people.
  public let title: String
  public let isArchived: Bool

  public init(id: UUID, title: String, isArchived: Bool) {
    self.id = id
    self.title = title
    self.isArchived = isArchived
  }
}
