internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Corrects data of assets that older programs have stored, in idle moments: media types, and the width and height of
/// pictures that their orientation turns. Each asset is compared with its bytes once.
///
/// The store lists the assets that must still be checked. After the upgrade these are all of its assets. Later they are
/// the assets that arrive from other devices, which may run an older program. An asset waits until its bytes are on
/// this device. For a company that is shared with the account, the devices of its owner correct the assets, as other
/// users may not be allowed to.
final class AssetCorrection {
  private unowned let assets: Assets
  private var stores: Stores { assets.stores }
  private var clock: Clock { assets.dependencies.clock }
  /// A Boolean value that indicates whether a waiting asset may have its bytes on this device.
  private var isWanted = true
  /// The last row of the walk through the list.
  private var last = 0

  private let next = StoreStatement("SELECT asset FROM {store}.asset_checks WHERE asset > ? ORDER BY asset LIMIT 1")
  private let found = StoreStatement("SELECT \(Table<StoredAsset>.columns) FROM {store}.assets WHERE row = ?")
  private let done = StoreStatement("DELETE FROM {store}.asset_checks WHERE asset = ?")

  init(_ assets: Assets) { self.assets = assets }

  /// Walks through the list again after assets or bytes have arrived.
  func begin() { (isWanted, last) = (true, 0) }

  /// The chore that corrects assets. It does not run in processes with a fixed clock, as its steps depend on when there
  /// are idle moments.
  var chore: Chore {
    Chore(
      isWanted: { [unowned self] in isWanted && !clock.isFixed },
      step: { [unowned self] () throws(Failure) in try step() },
      pause: { [unowned self] in isWanted = false })
  }

  private func step() throws(Failure) {
    guard stores.ofCompanies.contains(.private),
      let row = try stores.first(next, in: .private, bind: last, read: { $0.next(Int.self) })
    else {
      isWanted = false
      return
    }
    last = row
    let asset = try stores.first(found, in: .private, bind: row) { $0.fields(of: StoredAsset.self) }
    if let asset {
      guard let content = content(of: asset) else { return }
      try correct(asset, by: content)
    }
    try stores.run(done, in: .private, bind: row)
  }

  /// Returns the type and the size that the bytes of an asset show, or `nil` if the bytes are not on this device.
  private func content(of asset: StoredAsset) -> AssetContent? {
    guard assets.folder.size(of: asset.sha256) == asset.bytes else { return nil }
    return try? assets.folder.look(at: asset.sha256, bytes: asset.bytes)
  }

  private func correct(_ asset: StoredAsset, by content: AssetContent) throws(Failure) {
    // If the type has no signature, or the caller's type is narrower, the stored type stays.
    guard let type = content.type else { return }
    let mediaType = type.holds(asset.mediaType) ? asset.mediaType : type.rawValue
    let (width, height) = (content.size?.width ?? asset.width, content.size?.height ?? asset.height)
    if (mediaType, width, height) == (asset.mediaType, asset.width, asset.height) { return }
    let now = clock.now
    let corrected = asset.changed(at: now) { ($0.mediaType, $0.width, $0.height) = (mediaType, width, height) }
    try assets.rows.update(asset, to: corrected, in: .private, Context(stores, at: now))
  }
}
