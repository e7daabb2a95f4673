internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The rows of assets in the stores, and the rows that list which contents the assets refer to.
struct AssetRows {
  private let stores: Stores
  private let table: Table<StoredAsset>
  private let numbers: RowNumbers

  private static let columns = Table<StoredAsset>.columns
  private let ofOwner = StoreStatement(
    """
    SELECT \(columns) FROM {store}.assets
    WHERE owner = ?1 AND row BETWEEN ?2 AND ?3 AND (position, id) > (?4, ?5) AND (?6 IS NULL OR role = ?6) ORDER BY position, id LIMIT ?7
    """)
  private let photosOfOwner = StoreStatement(
    """
    SELECT id FROM {store}.assets WHERE owner = ?1 AND row BETWEEN ?2 AND ?3 AND role = 'photo' ORDER BY position, id
    """)
  private let sums = StoreStatement(
    """
    SELECT count(*), coalesce(sum(bytes), 0), coalesce(sum(role = 'photo'), 0) FROM {store}.assets WHERE owner = ? AND row BETWEEN ? AND ?
    """)
  private let last = StoreStatement("SELECT max(position) FROM {store}.assets WHERE owner = ?")
  private let rowOf = StoreStatement("SELECT row FROM {store}.assets WHERE id = ?")
  private let addFile = StoreStatement("INSERT OR IGNORE INTO {store}.asset_files (sha256, asset) VALUES (?, ?)")
  private let removeFile = StoreStatement("DELETE FROM {store}.asset_files WHERE sha256 = ? AND asset = ?")
  private let addCheck = StoreStatement("INSERT OR IGNORE INTO {store}.asset_checks (asset) VALUES (?)")
  private let emptyChecks = StoreStatement("DELETE FROM {store}.asset_checks WHERE asset BETWEEN ?1 AND ?2")
  private let isReferred = StoreStatement("SELECT 1 FROM {store}.asset_files WHERE sha256 = ? LIMIT 1")
  private let referring = StoreStatement(
    """
    SELECT \(columns) FROM {store}.assets WHERE row IN (SELECT asset FROM {store}.asset_files WHERE sha256 = ?)
    """)
  private let emptyFiles = StoreStatement(
    """
    DELETE FROM {store}.asset_files WHERE asset BETWEEN ?1 AND ?2 AND sha256 IN (
      SELECT sha256 FROM {store}.assets WHERE row BETWEEN ?1 AND ?2
      UNION ALL SELECT json_extract(variant.value, '$.sha256') FROM {store}.assets, json_each(variants) AS variant
      WHERE row BETWEEN ?1 AND ?2
    )
    """)
  private let emptyRows = StoreStatement("DELETE FROM {store}.assets WHERE row BETWEEN ?1 AND ?2")

  private let recentPhotos: RecentAnswers<UUID, [UUID]>

  init(_ stores: Stores) {
    self.stores = stores
    recentPhotos = RecentAnswers(stores, of: photosOfOwner, bits: 12)
    table = Table("assets", stores)
    numbers = RowNumbers(of: "assets", stores)
  }

  /// The smallest possible id.
  private static let lowest = UUID(high: 0, low: 0)

  func find(_ id: ID<StoredAsset>, in partition: Partition) throws(Failure) -> StoredAsset? {
    try table.find(id.uuid, in: partition.rows.all, of: partition.store)?.record
  }

  /// Returns the owner's assets after a position and an id, sorted by position and id.
  func page(
    of owner: AssetOwner, role: AssetRole?, after last: (position: Int, id: UUID), limit: Int, in partition: Partition
  ) throws(Failure) -> [StoredAsset] {
    try page(of: owner, role: role, after: last, limit: limit, among: partition.rows.all, in: partition.store)
  }

  func all(of owner: AssetOwner, in partition: Partition) throws(Failure) -> [StoredAsset] {
    try page(of: owner, role: nil, after: (-1, AssetRows.lowest), limit: -1, in: partition)
  }

  /// Returns the owner's assets in all companies of a store. The owner's id suffices, because no two records have the
  /// same id.
  func all(of owner: AssetOwner, in store: Store) throws(Failure) -> [StoredAsset] {
    try page(of: owner, role: nil, after: (-1, AssetRows.lowest), limit: -1, among: 0...Int.max, in: store)
  }

  private func page(
    of owner: AssetOwner, role: AssetRole?, after last: (position: Int, id: UUID), limit: Int,
    among rows: ClosedRange<Int>, in store: Store
  ) throws(Failure) -> [StoredAsset] {
    try stores.all(
      ofOwner, in: store, bind: owner, rows.lowerBound, rows.upperBound, last.position, last.id, role, limit
    ) {
      $0.fields(of: StoredAsset.self)
    }
  }

  /// Returns the ids of the owner's photos, sorted by position.
  func photos(of owner: AssetOwner, in partition: Partition) throws(Failure) -> [UUID] {
    let photos = try recentPhotos.answer(for: owner.id, in: partition.store) { () throws(Failure) in
      try stores.all(
        photosOfOwner, in: partition.store, bind: owner, partition.rows.floor + 1, partition.rows.ceiling,
        read: { $0.next(UUID.self) })
    }
    return photos ?? []
  }

  func sums(of owner: AssetOwner, in partition: Partition) throws(Failure) -> (count: Int, bytes: Int, photos: Int) {
    try stores.first(sums, in: partition.store, bind: owner, partition.rows.floor + 1, partition.rows.ceiling) {
      (count: $0.next(Int.self), bytes: $0.next(Int.self), photos: $0.next(Int.self))
    } ?? (0, 0, 0)
  }

  func nextPosition(of owner: AssetOwner, in partition: Partition) throws(Failure) -> Int {
    let highest = try stores.first(last, in: partition.store, bind: owner) { $0.next(Int?.self) } ?? nil
    return highest.map { $0 + 1 } ?? 0
  }

  func insert(_ asset: StoredAsset, in partition: Partition, _ context: Context) throws(Failure) {
    let row = try numbers.next(in: partition)
    guard try table.insert(asset, row: row, in: partition.store, context) else {
      throw .internalError("an asset with this id exists already")
    }
    try refer(to: asset.digests, from: row, in: partition.store)
  }

  func update(_ old: StoredAsset, to new: StoredAsset, in store: Store, _ context: Context) throws(Failure) {
    guard try table.update(old, to: new, in: store, context) else {
      throw .internalError("two assets have the same id")
    }
    if old.digests == new.digests { return }
    guard let row = try row(of: old, in: store) else { return }
    try forget(old.digests, from: row, in: store)
    try refer(to: new.digests, from: row, in: store)
  }

  func delete(_ asset: StoredAsset, in store: Store, _ context: Context) throws(Failure) {
    if let row = try row(of: asset, in: store) { try forget(asset.digests, from: row, in: store) }
    try table.delete(asset, lastState: jsonText(asset, for: .core), in: store, context)
  }

  /// The assets as records for sync. Every device sorts them by position and id.
  var synced: SyncedRecords {
    var synced = SyncedTable(
      table, named: "assets", stores,
      nextRow: { [numbers] (context) throws(Failure) in try numbers.next(in: context.partition) },
      written: { (old, new, row, context) throws(Failure) in
        if let old { try forget(old.digests, from: row, in: context.store) }
        if let new { try refer(to: new.digests, from: row, in: context.store) }
        // Only an asset that is new here must be checked. A changed asset was checked when it first arrived.
        if old == nil, context.store == .private {
          try stores.run(addCheck, in: .private, bind: row)
        }
      }
    ).synced(SyncTraits("Assets", rank: 20, anyOwner: "owner", files: ["content", "thumb", "preview"]))
    synced.tail = { (_, _, _) throws(Failure) in [] }
    synced.parts = { (whole, kind, partition) throws(Failure) in
      try all(of: AssetOwner(type: kind, id: whole), in: partition).map(\.uuid)
    }
    return synced
  }

  private func row(of asset: StoredAsset, in store: Store) throws(Failure) -> Int? {
    try stores.first(rowOf, in: store, bind: asset.uuid) { $0.next(Int.self) }
  }

  private func refer(to digests: [String], from row: Int, in store: Store) throws(Failure) {
    for digest in digests {
      try stores.run(addFile, in: store, bind: digest, row)
    }
  }

  private func forget(_ digests: [String], from row: Int, in store: Store) throws(Failure) {
    for digest in digests {
      try stores.run(removeFile, in: store, bind: digest, row)
    }
  }

  /// Returns a Boolean value that indicates whether any asset, or any variant of an asset, has this content.
  func refer(to digest: String) throws(Failure) -> Bool {
    for store in stores.ofCompanies {
      let found: Void? = try stores.first(isReferred, in: store, bind: digest) { _ in }
      if found != nil { return true }
    }
    return false
  }

  /// Returns the assets that have this content, or have a variant with it.
  func all(with digest: String) throws(Failure) -> [StoredAsset] {
    var found: [StoredAsset] = []
    for store in stores.ofCompanies {
      found += try stores.all(referring, in: store, bind: digest) { $0.fields(of: StoredAsset.self) }
    }
    return found
  }

  func empty(_ partition: Partition) throws(Failure) {
    numbers.forget(partition)
    let ofStore = partition.store == .private ? [emptyChecks] : []
    for statement in [emptyFiles, emptyRows] + ofStore {
      try stores.run(statement, in: partition.store, bind: partition.rows.floor + 1, partition.rows.ceiling)
    }
  }
}
