internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Finds out where the bytes of assets are, and fetches them from the cloud.
extension Assets {
  /// Returns an asset in the form for results, which says where its bytes are.
  func shown(_ asset: StoredAsset) throws(Failure) -> Asset {
    let file = synced(asset)
    let isInCloud = try cloud.has(file, of: asset.uuid)
    return Asset(asset, file.path != nil ? isInCloud ? .synced : .local : isInCloud ? .remote : .missing)
  }

  /// Returns the asset's own content as a file for sync.
  private func synced(_ asset: StoredAsset) -> SyncedFile { synced("content", asset.sha256, asset.bytes) }
  private func synced(_ variant: AssetVariant) -> SyncedFile {
    synced("\(variant.kind)", variant.sha256, variant.bytes)
  }

  private func synced(_ field: String, _ sha256: String, _ bytes: Int) -> SyncedFile {
    SyncedFile(field, sha256: sha256, bytes: bytes, path: folder.size(of: sha256) == bytes ? folder.file(sha256) : nil)
  }

  /// Returns the files of an asset for sync: the variants first, and then the asset's own content.
  func syncedFiles(of asset: StoredAsset) -> [SyncedFile] { asset.variants.map(synced) + [synced(asset)] }

  /// Returns the answer to a request that needs a file of an asset. If the bytes are only in the cloud, the answer
  /// waits until they are fetched.
  /// - Parameters:
  ///   - progress: the token for reports of progress; `nil` for no reports.
  ///   - use: makes the result from the file.
  func answer<R: Value>(
    with id: ID<StoredAsset>, _ kind: AssetVariant.Kind?, progress: ProgressToken?, in context: CompanyContext,
    _ use: @escaping (AssetFile) throws(Failure) -> R
  ) throws(Failure) -> Answer<R, CompanyContext> {
    let asset = try find(id, to: .see, in: context)
    func answer(_ asset: StoredAsset) throws(Failure) -> R {
      let file = try file(of: asset, kind)
      // Sets the time of the last use. The sweep removes the files that were read recently last.
      folder.touch(file.name)
      return try use(file)
    }
    guard let held = try fetch([asset], kind) else { return .now(try answer(asset)) }
    // A cancelled request ends with its error. After any other failure the file is not here, and `answer` throws
    // `assetMissing`.
    return .asking(Inquiry(held, progress: progress)) { [self] (outcome, context) throws(Failure) in
      if case .failure(let failure) = outcome, failure.code == .requestCancelled { throw failure }
      correction.begin()
      return try answer(try find(id, to: .see, in: context))
    }
  }

  /// Fetches files that are not on this device. If a variant does not exist, or is not in the cloud, fetches the
  /// asset's own file instead.
  /// - Returns: the requests that wait for the files, or `nil` if the files are on this device or can't be fetched.
  func fetch(_ assets: [StoredAsset], _ kind: AssetVariant.Kind?) throws(Failure) -> HeldRequests? {
    var wanted: [WantedFile] = []
    for asset in assets {
      let variant = asset.variants.first { $0.kind == kind }.map { synced($0) }
      for file in [variant, synced(asset)].compactMap(\.self) {
        if file.path != nil { break }
        guard try cloud.has(file, of: asset.uuid) else { continue }
        wanted.append(self.wanted(file, of: asset))
        break
      }
    }
    return try fetch(wanted)
  }

  private func fetch(_ wanted: [WantedFile]) throws(Failure) -> HeldRequests? {
    if wanted.isEmpty { return nil }
    do throws(FileTrouble) { try folder.make() } catch { throw Failure(error) }
    sweep.isWanted = true
    return try cloud.fetch(wanted)
  }

  /// Fetches the smallest picture of an asset from the cloud, if the device does not have this picture.
  func fetchThumb(of asset: StoredAsset) throws(Failure) {
    guard let thumb = asset.variants.first(where: { $0.kind == .thumb }).map({ synced($0) }), thumb.path == nil else {
      return
    }
    if try cloud.has(thumb, of: asset.uuid) { _ = try fetch([wanted(thumb, of: asset)]) }
  }

  private func wanted(_ file: SyncedFile, of asset: StoredAsset) -> WantedFile {
    let temporary = "new-\(dependencies.ids.next(at: dependencies.clock.now))"
    return WantedFile(file, of: asset.uuid, to: folder.file(temporary)) { [folder] path in
      folder.take(path, as: temporary, sha256: file.sha256, bytes: file.bytes)
    }
  }

  /// Returns the file of an asset or of its variant. If the variant is not on this device, returns the asset's own
  /// file.
  func file(of asset: StoredAsset, _ kind: AssetVariant.Kind?) throws(Failure) -> AssetFile {
    if let variant = asset.variants.first(where: { $0.kind == kind }), synced(variant).path != nil {
      return AssetFile(name: variant.sha256, mediaType: variant.mediaType, bytes: variant.bytes)
    }
    let file = synced(asset)
    if file.path != nil { return AssetFile(name: asset.sha256, mediaType: asset.mediaType, bytes: asset.bytes) }
    throw Failure(
      AssetMissingData(sha256: asset.sha256),
      try cloud.has(file, of: asset.uuid)
        ? "The file of the asset is in the cloud, and could not be fetched now. Try again when the cloud can be reached"
        : "The file of the asset is missing. Add the same content again to restore it")
  }

  /// Removes a file that can be fetched again, to free space on the disk.
  /// - Returns: `false` if the file can't be fetched again, or is a smaller picture.
  func drop(_ sha256: String) throws(Failure) -> Bool {
    let assets = try rows.all(with: sha256)
    for asset in assets {
      guard asset.sha256 == sha256, try cloud.has(synced(asset), of: asset.uuid) else { return false }
    }
    if !assets.isEmpty { folder.remove(sha256) }
    return !assets.isEmpty
  }
}
