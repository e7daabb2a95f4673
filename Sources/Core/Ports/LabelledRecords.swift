public import RPC
public import Shape
public import Tenancy

/// A service whose records have printed labels. A label shows a code, and a scan of the code finds the record. The core
/// makes the code; a record can have other codes, too.
public protocol LabelledRecords: AnyObject {
  /// The kind of the service's records.
  var labelKind: LabelKind { get }
  /// The access rule that a caller must meet to read the service's records.
  var labelAccess: Access { get }

  /// Returns the record with this id, or `nil` if there is none.
  func labelled(_ id: UUID, in context: CompanyContext) throws(Failure) -> LabelledRecord?

  /// Returns the records with exactly this code, such as an order's number or an item's barcode.
  func records(with code: String, in context: CompanyContext) throws(Failure) -> [LabelledRecord]
}

/// The kinds of records that have labels. A new service with labels adds its kind here.
public enum LabelKind: String, Choice {
  case item, lot, location, loan, order, dispatch

  public static let spellings = Spellings<LabelKind>()
}

/// A record that the scan of a code has found.
public struct LabelledRecord {
  public let id: UUID
  /// The text that shows the record to a user.
  public let title: String
  public let isArchived: Bool

  public init(id: UUID, title: String, isArchived: Bool) {
    self.id = id
    self.title = title
    self.isArchived = isArchived
  }
}
