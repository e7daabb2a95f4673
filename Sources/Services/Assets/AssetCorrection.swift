internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Corrects properties that older programs have stored wrongly: the media types of assets, and the width and height of
/// pictures that are turned by their orientation. Works in idle moments, and compares each asset with its bytes once.
///
/// The store lists the assets that must still be compared. The upgrade of an older store lists all of its assets.
/// Later, assets that arrive from other devices are listed, because those devices may run an older program. An asset
/// stays in the list until its bytes are on this device. Only the devices of a company's owner correct its assets,
/// because other users may not be allowed to change them.
final class AssetCorrection {
  private unowned let assets: Assets
  private var stores: Stores { assets.stores }
  private var clock: Clock { assets.dependencies.clock }
  /// A Boolean value that indicates whether the chore has work: the bytes of a listed asset may be on this device now.
  private var isWanted = true
  /// The row of the asset that the current walk through the list reached last.
  private var last = 0

  private let next = StoreStatement("SELECT asset FROM {store}.asset_checks WHERE asset > ? ORDER BY asset LIMIT 1")
  private let found = StoreStatement("SELECT \(Table<StoredAsset>.columns) FROM {store}.assets WHERE row = ?")
  private let done = StoreStatement("DELETE FROM {store}.asset_checks WHERE asset = ?")

  init(_ assets: Assets) { self.assets = assets }

  /// Walks through the list again. Called after assets or bytes have arrived.
  func begin() { (isWanted, last) = (true, 0) }

  /// The chore that corrects assets in idle moments. It does not run with a fixed clock: there, two runs must give the
  /// same results, and idle moments differ from run to run.
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
    // Corrects nothing if the bytes show no type. If they show only a container, and the stored type is a content of
    // this container, keeps the stored type.
    guard let type = content.type else { return }
    let mediaType = type.holds(asset.mediaType) ? asset.mediaType : type.rawValue
    let (width, height) = (content.size?.width ?? asset.width, content.size?.height ?? asset.height)
    if (mediaType, width, height) == (asset.mediaType, asset.width, asset.height) { return }
    let now = clock.now
    let corrected = asset.changed(at: now) { ($0.mediaType, $0.width, $0.height) = (mediaType, width, height) }
    try assets.rows.update(asset, to: corrected, in: .private, Context(stores, at: now))
  }
}
