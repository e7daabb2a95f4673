public import RPC
public import Shape
public import Storage
public import Tenancy

/// Provides the photos and documents of records.
public protocol AssetKeeper: AnyObject {
  /// Returns a Boolean value that indicates whether an asset exists and belongs to a record.
  /// - Parameter kind: the record's kind, as in events: `dispatch`.
  func hasAsset(_ id: UUID, of kind: StaticString, _ record: UUID, in context: CompanyContext) throws(Failure) -> Bool

  /// Returns the ids of a record's photos in their order; an empty list for a record without photos.
  /// - Parameter kind: the record's kind, as in events: `brew`.
  func photos(of kind: StaticString, _ record: UUID, in partition: Partition) throws(Failure) -> [UUID]
}
