internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The service `assets`: photos, documents, logos and proofs of records. Their rows are in the stores, and their
/// contents are in files beside the stores.
final class Assets {
  let dependencies: Dependencies
  let stores: Stores
  private(set) lazy var folder = AssetFolder(in: directory())
  private let directory: () -> String
  let rows: AssetRows
  let uploads: Uploads
  let cache: () throws(Failure) -> Int
  private(set) lazy var sweep = AssetSweep(self)
  private(set) lazy var correction = AssetCorrection(self)
  private lazy var images = ImageTransforms(self)
  private let referrers: () -> [any Referrer]
  private(set) lazy var cloud = makeCloud()
  private let makeCloud: () -> any CloudFiles
  private let makeKinds: () -> [EntityKind]
  private(set) lazy var kinds = makeKinds().filter { $0.owning != nil }

  /// The largest sum of the bytes of a record's assets.
  static let most = 250_000_000
  static let mostOfRecord = 1000
  /// The largest number of bytes that a call of `assets.read` returns.
  static let mostRead = 1 << 20

  /// - Parameters:
  ///   - directory: returns the data directory; called when the first asset is needed.
  ///   - cache: returns the limit of the folder's size in bytes. Above the limit, files that can be fetched again are
  ///     removed.
  ///   - kinds: returns the kinds of the records of all services; called when the first asset is needed.
  ///   - referrers: returns the services whose records may refer to assets; called before an asset is removed.
  ///   - cloud: returns the service that knows which files are elsewhere.
  init(
    _ dependencies: Dependencies, in directory: @escaping () -> String, cache: @escaping () throws(Failure) -> Int,
    kinds: @escaping () -> [EntityKind], referrers: @escaping () -> [any Referrer],
    cloud: @escaping () -> any CloudFiles
  ) {
    self.referrers = referrers
    makeCloud = cloud
    self.cache = cache
    self.dependencies = dependencies
    stores = dependencies.stores
    self.directory = directory
    rows = AssetRows(stores)
    uploads = Uploads(stores)
    makeKinds = kinds
  }

  // MARK: Access

  enum Use { case see, change }

  /// Throws if the caller may not see or change the owner's assets. A caller who may see the owner may see the assets,
  /// and a caller who may change the owner may change them.
  /// - Throws: `forbidden`; -32602 for a kind of record that has no assets; `notFound` if the owner belongs to a
  ///   company and the call is about the account, or the reverse.
  func admit(to use: Use, _ owner: AssetOwner, in context: CompanyContext) throws(Failure) {
    guard let kind = kinds.first(where: { $0.name == owner.type }), let owning = kind.owning else {
      let names = kinds.map(\.name).sorted()
      throw .invalidParam(
        "/owner/type", "type must be one of \(names.listed)\(suggestion(for: owner.type, among: names))")
    }
    let rule = use == .see ? kind.access : owning.change
    guard rule.permits(context.rights) else { throw .forbidden(rule) }
    if owning.isOfAccount != context.scope.isOfAccount { throw .notFound(StoredAsset.entityName) }
  }

  /// Throws if the caller may not see or change the assets of an owner that the parameters name.
  /// - Throws: the errors of `admit`, and `notFound` for an owner that does not exist.
  func admitToNamed(_ owner: AssetOwner, _ use: Use, in context: CompanyContext) throws(Failure) {
    try admit(to: use, owner, in: context)
    try kinds.first { $0.name == owner.type }?.owning?.require(owner.id, "/owner/id", context)
  }

  /// Returns the asset with this id, if the caller may see or change its owner's assets.
  func find(_ id: ID<StoredAsset>, to use: Use, in context: CompanyContext) throws(Failure) -> StoredAsset {
    guard let asset = try rows.find(id, in: context.partition) else { throw .notFound(StoredAsset.entityName) }
    try admit(to: use, asset.owner, in: context)
    return asset
  }

  /// Returns the rule that decides which subscribers are notified of a change: those who may see the owner. If an asset
  /// was deleted, and its last state does not name its owner, only owners of the company are notified.
  func access(of change: Change, in scope: CompanyScope) throws(Failure) -> Access {
    let type =
      try rows.find(ID(change.record), in: scope.partition)?.owner.type
      ?? change.values?.old.flatMap { AssetOwner.type(inState: $0) }
    return kinds.first { $0.name == type }?.access ?? .owner
  }

  // MARK: Adding

  /// Prepares the addition of an asset: `keep` stores its content on another thread, and then its row is inserted.
  /// - Parameters:
  ///   - pointer: the JSON pointer to the parameter that gives the content.
  ///   - done: called in the transaction that inserts the row.
  ///   - keep: stores the content in the folder.
  func add(
    _ draft: AssetDraft, at pointer: String, in context: CompanyContext,
    done: @escaping () throws(Failure) -> Void = { () throws(Failure) in },
    _ keep:
      @escaping @Sendable (_ folder: AssetFolder, _ temporary: String, _ room: Room, Progress) throws(FileTrouble) ->
      AssetContent
  ) throws(Failure) -> Computing<Asset, CompanyContext> {
    let room = try room(for: draft, in: context)
    let temporary = "new-\(dependencies.ids.next(at: context.now))"
    let outcome = FileOutcome<AssetContent>()
    return Computing { [folder] progress in
      outcome.set { () throws(FileTrouble) in try keep(folder, temporary, room, progress) }
      return []
    } finish: { [self] (_, context) throws(Failure) in
      let content = try outcome.get(full: stores.diskFull)
      let asset = try insert(draft, content, at: pointer, in: context)
      try done()
      return .result(asset)
    }
  }

  private func insert(
    _ draft: AssetDraft, _ content: AssetContent, at pointer: String, in context: CompanyContext
  ) throws(Failure) -> Asset {
    sweep.isWanted = true
    if let objection = draft.role.objection(to: content.type) { throw .invalidParam(pointer, objection) }
    guard let type = draft.type(of: content) else {
      throw .invalidParam(
        "/mediaType",
        "mediaType does not fit the file: files of this type begin with certain bytes, and the given file does not")
    }
    let room = try room(for: draft, in: context)
    do throws(FileTrouble) { try room.require(content.bytes) } catch { throw Failure(error) }
    let id = ID<StoredAsset>(dependencies.ids.next(at: context.now))
    let asset = StoredAsset(
      id: id, company: context.partition.company.map(CompanyID.init), owner: draft.owner, role: draft.role,
      name: draft.name,
      mediaType: type,
      bytes: content.bytes, sha256: content.sha256, width: content.size?.width, height: content.size?.height,
      variants: [],
      position: try rows.nextPosition(of: draft.owner, in: context.partition), version: 1, createdAt: context.now,
      updatedAt: context.now)
    try rows.insert(asset, in: context.partition, context.base)
    // The folder did not have this content. Other assets with the same content had lost it, and have it again now.
    if content.isNew {
      correction.begin()
      for other in try rows.all(with: content.sha256) where other.uuid != asset.uuid {
        try cloud.noteFiles(of: other.uuid)
      }
    }
    if content.type?.isImage == true { images.ask(for: asset, in: context) }
    return try shown(asset)
  }

  /// Returns the limit for the bytes of a new asset.
  /// - Throws: the errors of `admit`, and `limitReached`.
  func room(for draft: AssetDraft, in context: CompanyContext) throws(Failure) -> Room {
    try admitToNamed(draft.owner, .change, in: context)
    let sums = try rows.sums(of: draft.owner, in: context.partition)
    if sums.count >= Assets.mostOfRecord {
      throw .limitReached(
        Assets.mostOfRecord,
        "A record can have at most \(Assets.mostOfRecord) assets, and this record has that many. Remove one of them first"
      )
    }
    if draft.role == .photo, sums.photos >= AssetRole.mostPhotos {
      throw .limitReached(
        AssetRole.mostPhotos,
        "A record can have at most \(AssetRole.mostPhotos) photos, and this record has that many. Remove one of them first"
      )
    }
    if draft.role == .logo { return Room(used: 0, limit: min(AssetRole.mostOfLogo, max(Assets.most - sums.bytes, 0))) }
    return Room(used: sums.bytes, limit: Assets.most)
  }

  // MARK: Changing

  func remove(_ id: ID<StoredAsset>, in context: CompanyContext) throws(Failure) -> Deleted {
    let asset = try find(id, to: .change, in: context)
    var counts: [InUseData.Count] = []
    for referrer in referrers() { counts += try referrer.uses(of: StoredAsset.entityName, asset.uuid, in: context) }
    if !counts.isEmpty { throw .inUse(StoredAsset.entityName, counts) }
    try rows.delete(asset, in: context.partition.store, context.base)
    sweep.isWanted = true
    return Deleted(id: asset.uuid)
  }

  /// Moves the given assets to the front of their owner's assets, in the given order.
  func reorder(_ ids: [ID<StoredAsset>], in context: CompanyContext) throws(Failure) -> [Asset] {
    var first: [StoredAsset] = []
    for (index, id) in ids.enumerated() {
      guard let asset = try rows.find(id, in: context.partition) else {
        throw .notFound(StoredAsset.entityName, at: "/ids/\(index)")
      }
      if index == 0 { try admit(to: .change, asset.owner, in: context) }
      if asset.owner != (first.first ?? asset).owner {
        throw .invalidParam("/ids/\(index)", "ids must name assets of the same record")
      }
      if first.contains(where: { $0.uuid == asset.uuid }) {
        throw .invalidParam("/ids/\(index)", "ids must name each asset only once")
      }
      first.append(asset)
    }
    guard let owner = first.first?.owner else { return [] }
    let rest = try rows.all(of: owner, in: context.partition).filter { asset in
      !first.contains { $0.uuid == asset.uuid }
    }
    var ordered: [Asset] = []
    for (position, asset) in (first + rest).enumerated() {
      let moved = asset.position == position ? asset : asset.changed(at: context.now) { $0.position = position }
      if moved.version != asset.version { try rows.update(asset, to: moved, in: context.partition.store, context.base) }
      ordered.append(try shown(moved))
    }
    return ordered
  }

  /// Deletes the assets of a record that was deleted.
  func ownerDeleted(_ deletion: Deletion, _ context: Context) throws(Failure) {
    let owner = AssetOwner(type: "\(deletion.entity)", id: deletion.record)
    for asset in try rows.all(of: owner, in: deletion.store) where asset.companyID == deletion.company {
      try rows.delete(asset, in: deletion.store, context)
      sweep.isWanted = true
    }
  }

  func empty(_ partition: Partition) throws(Failure) {
    try rows.empty(partition)
    try uploads.empty(partition)
    sweep.isWanted = true
  }

  // MARK: Reading

  /// Returns a page of an owner's assets, in their order.
  func list(
    _ owner: AssetOwner, role: AssetRole?, limit: Int, after cursor: String?, in context: CompanyContext
  ) throws(Failure) -> Page<Asset> {
    try admitToNamed(owner, .see, in: context)
    var last = (position: -1, id: UUID(high: 0, low: 0))
    if let text = try Cursor.decode("assets", cursor) {
      let parts = text.split(separator: "-", maxSplits: 1)
      guard parts.count == 2, let position = Int(parts[0], radix: 36), position >= 0, let id = UUID(String(parts[1]))
      else {
        throw Cursor.unknown
      }
      last = (position, id)
    }
    let found = try rows.page(of: owner, role: role, after: last, limit: limit + 1, in: context.partition)
    let page = found.prefix(limit)
    let next = found.count > limit ? page.last : nil
    return Page(
      items: try page.map { (asset) throws(Failure) in try shown(asset) },
      next: next.map { Cursor.encode("assets", "\(String($0.position, radix: 36))-\($0.uuid)") })
  }
}

/// A file in the folder of assets, with its name, media type and size.
struct AssetFile {
  let name: String, mediaType: String, bytes: Int
}

/// The outcome of work with files on another thread.
final class FileOutcome<T: Sendable>: @unchecked Sendable {
  private var outcome: Result<T, FileTrouble> = .failure(.cancelled)

  func set(_ work: () throws(FileTrouble) -> T) {
    do throws(FileTrouble) { outcome = .success(try work()) } catch { outcome = .failure(error) }
  }

  /// Returns the value of the work.
  /// - Parameter full: the error to throw if the disk is full.
  /// - Throws: the error for the request, if the work failed.
  func get(full: Failure) throws(Failure) -> T {
    switch outcome {
    case .success(let value): return value
    case .failure(.full): throw full
    case .failure(let trouble): throw Failure(trouble)
    }
  }
}
