public import RPC
public import Shape
public import Tenancy

/// Knows the photos and documents of records.
public protocol AssetKeeper: AnyObject {
  /// Whether there is such an asset, and it belongs to a record.
  /// - Parameter kind: of the record, as events name it: `dispatch`.
  func hasAsset(_ id: UUID, of kind: StaticString, _ record: UUID, in context: CompanyContext) throws(Failure) -> Bool
}
