internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Decides whether a call about assets is about a company or about the account.
extension Assets {
  /// Returns the selector for a call that names the owner of assets. The selector names a company or the account.
  func selector(_ given: CompanyOrAccount, for owner: AssetOwner) -> CompanyOrAccount {
    given.naming(ofAccount: kinds.contains { $0.name == owner.type && $0.owning?.isOfAccount == true })
  }

  /// Returns the selector for a call that names an asset. If a company is given, the account's assets are not
  /// considered.
  func selector(_ given: CompanyOrAccount, for asset: ID<StoredAsset>?) throws(Failure) -> CompanyOrAccount {
    guard let asset, given.company == nil else { return given }
    return given.naming(
      StoredAsset.entityName, asset.uuid,
      ofAccount: try stores.untraced { () throws(Failure) in try rows.find(asset, in: .account) != nil })
  }

  /// Returns the selector for a call that names an upload.
  func selector(_ given: CompanyOrAccount, forUpload upload: UUID) throws(Failure) -> CompanyOrAccount {
    guard given.company == nil else { return given }
    return given.naming(
      ofAccount: try stores.untraced { () throws(Failure) in
        try uploads.has(upload, in: .account)
      })
  }
}
