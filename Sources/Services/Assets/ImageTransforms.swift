internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Asks the host for smaller pictures of a new image, after the reply to the request that added the image. If no host
/// makes such pictures, or the host fails, methods use the image itself.
final class ImageTransforms {
  private unowned let assets: Assets
  /// The requests that are sent to the host after the reply.
  private var questions: [() -> Void] = []

  init(_ assets: Assets) {
    self.assets = assets
    assets.dependencies.conversations.onSettled { [unowned self] in askAll() }
    assets.stores.whenUndone { [unowned self] in forgetAll() }
  }

  private func askAll() {
    let all = questions
    forgetAll()
    for ask in all { ask() }
  }

  private func forgetAll() {
    assets.dependencies.conversations.changeInterests(by: -questions.count)
    questions.removeAll()
  }

  /// Plans the requests for the smaller pictures of a new image.
  /// - Parameter context: the context of the addition; the host's pictures are stored as a change by the same user.
  func ask(for asset: StoredAsset, in context: CompanyContext) {
    guard asset.role == .photo, let side = asset.longerSide,
      side > ImageTransform.mostPixels || asset.bytes > ImageTransform.mostBytes
    else { return askForVariants(of: asset, in: context) }
    // A smaller picture replaces a photo that is larger than screens need. Its variants are made from this smaller
    // picture.
    ask(for: asset, min(side, ImageTransform.mostPixels), in: context) {
      [unowned self] (picture, asset, at) throws(Failure) in
      if side <= ImageTransform.mostPixels, picture.bytes >= asset.bytes { return nil }
      let smaller = asset.changed(at: at) {
        ($0.mediaType, $0.bytes, $0.sha256) = (picture.mediaType, picture.bytes, picture.sha256)
        ($0.width, $0.height) = (picture.width, picture.height)
      }
      askForVariants(of: smaller, in: context)
      return smaller
    } otherwise: { [unowned self] in
      askForVariants(of: asset, in: context)
    }
  }

  private func askForVariants(of asset: StoredAsset, in context: CompanyContext) {
    for kind in AssetVariant.Kind.allCases {
      if let side = asset.longerSide, side <= kind.mostPixels { continue }
      ask(for: asset, kind.mostPixels, in: context) { (picture, asset, at) throws(Failure) in
        asset.changed(at: at) { asset in
          asset.variants.removeAll { $0.kind == kind }
          asset.variants.append(
            AssetVariant(
              kind: kind, mediaType: picture.mediaType, bytes: picture.bytes, width: picture.width,
              height: picture.height,
              sha256: picture.sha256))
        }
      }
    }
  }

  /// A picture that the host has made, and whose copy is in the folder.
  private struct Picture {
    let mediaType: String, bytes: Int, sha256: String, width: Int, height: Int
  }

  /// Plans one request for a smaller picture of an asset.
  /// - Parameters:
  ///   - change: returns the next state of the current asset, or `nil` to leave the asset unchanged.
  ///   - otherwise: called if the asset is left unchanged.
  private func ask(
    for asset: StoredAsset, _ pixels: Int, in context: CompanyContext,
    _ change: @escaping (Picture, StoredAsset, Timestamp) throws(Failure) -> StoredAsset?,
    otherwise: @escaping () -> Void = {}
  ) {
    let request = ImageTransform(path: assets.folder.file(asset.sha256), maxPixels: pixels, mediaType: asset.mediaType)
    let (assets, source) = (assets, asset.sha256)
    if !assets.dependencies.host.offers(ImageTransform.self) { return }
    assets.dependencies.conversations.changeInterests(by: 1)
    questions.append { [unowned self] in
      assets.dependencies.host.askForItself(
        request,
        keep: { [unowned self] (answer) throws(Failure) in
          try keep(answer, of: asset.id, source, in: context, change, otherwise)
        }, note: { (_) throws(Failure) in otherwise() })
    }
  }

  private func keep(
    _ answer: ImageTransform.Answer, of id: ID<StoredAsset>, _ source: String, in context: CompanyContext,
    _ change: (Picture, StoredAsset, Timestamp) throws(Failure) -> StoredAsset?, _ otherwise: () -> Void
  ) throws(Failure) {
    let now = assets.dependencies.clock.now
    // While the host worked, the company or the asset may have been deleted, or the asset may have got another image.
    let isOfAccount = context.scope.isOfAccount
    guard let scope = isOfAccount ? context.scope : try assets.dependencies.directory.find(context.company, at: now),
      let asset = try assets.rows.find(id, in: scope.partition), asset.sha256 == source
    else { return }
    guard let picture = picture(answer, at: now), let changed = try change(picture, asset, now) else {
      return otherwise()
    }
    try assets.rows.update(asset, to: changed, in: scope.store, Context(assets.stores, at: now, user: context.user))
    assets.sweep.isWanted = true
  }

  /// Copies the host's picture into the folder, and returns it. Returns `nil` if the file is not a picture or can't be
  /// copied.
  private func picture(_ answer: ImageTransform.Answer, at now: Timestamp) -> Picture? {
    let temporary = "new-\(assets.dependencies.ids.next(at: now))"
    let room = Room(used: 0, limit: answer.bytes)
    guard
      let content = try? assets.folder.keep(
        answer.path, at: "/path", as: temporary, upTo: room, isCancelled: { false }),
      let type = content.type, type.isImage
    else { return nil }
    return Picture(
      mediaType: type.rawValue, bytes: content.bytes, sha256: content.sha256,
      width: content.size?.width ?? answer.width,
      height: content.size?.height ?? answer.height)
  }
}
