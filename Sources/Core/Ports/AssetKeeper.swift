public import RPC
public import Shape
public import Storage
public import Tenancy

/// Knows the photos and documents of records.
public protocol AssetKeeper: AnyObject {
  /// Whether there is such an asset, and it belongs to a record.
  /// - Parameter kind: of the record, as events name it: `dispatch`.
  func hasAsset(_ id: UUID, of kind: StaticString, _ record: UUID, in context: CompanyContext) throws(Failure) -> Bool

  /// Returns the ids of a record's photos in their order; an empty list for a record without photos.
  /// - Parameter kind: the record's kind, as events name it: `brew`.
  func photos(of kind: StaticString, _ record: UUID, in partition: Partition) throws(Failure) -> [UUID]
}
