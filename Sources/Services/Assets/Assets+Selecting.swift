internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Whether a call is about assets of the account's own records, or of a company's.
extension Assets {
  /// The selector of a call that names an owner.
  func selector(_ given: CompanyOrAccount, for owner: AssetOwner) -> CompanyOrAccount {
    given.naming(ofAccount: kinds.contains { $0.name == owner.type && $0.owning?.isOfAccount == true })
  }

  /// The selector of a call that names an asset. A company that is given has none of the account's.
  func selector(_ given: CompanyOrAccount, for asset: ID<StoredAsset>?) throws(Failure) -> CompanyOrAccount {
    guard let asset, given.company == nil else { return given }
    return given.naming(
      StoredAsset.entityName, asset.uuid,
      ofAccount: try stores.untraced { () throws(Failure) in try rows.find(asset, in: .account) != nil })
  }

  /// The same of an asset whose bytes come piece by piece.
  func selector(_ given: CompanyOrAccount, forUpload upload: UUID) throws(Failure) -> CompanyOrAccount {
    guard given.company == nil else { return given }
    return given.naming(
      ofAccount: try stores.untraced { () throws(Failure) in
        try uploads.has(upload, in: .account)
      })
  }
}
