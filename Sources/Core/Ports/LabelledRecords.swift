public import RPC
public import Shape
public import Tenancy

/// A service whose records have labels that the core makes, and may bear codes of their own: what a scanned one leads to.
public protocol LabelledRecords: AnyObject {
  /// The kind of its records.
  var labelKind: LabelKind { get }
  /// Who may see them.
  var labelAccess: Access { get }

  /// The record with this id; nil for one that is not there.
  func labelled(_ id: UUID, in context: CompanyContext) throws(Failure) -> LabelledRecord?

  /// Records that bear a code, to the letter: a number, a barcode.
  func records(with code: String, in context: CompanyContext) throws(Failure) -> [LabelledRecord]
}

/// The kinds of records that have labels; whoever keeps a further one adds it.
public enum LabelKind: String, Choice {
  case item, lot, location, loan, order, dispatch

  public static let spellings = Spellings<LabelKind>()
}

/// A record that a code leads to.
public struct LabelledRecord {
  public let id: UUID
  /// What people call it.
  public let title: String
  public let isArchived: Bool

  public init(id: UUID, title: String, isArchived: Bool) {
    self.id = id
    self.title = title
    self.isArchived = isArchived
  }
}
