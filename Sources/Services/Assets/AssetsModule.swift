public import Ports
public import RPC
public import Storage
public import Tenancy

/// The module of the service `assets`, with its methods.
public struct AssetsModule: ServiceModule {
  public static let name: StaticString = "assets"
  public static let doc: StaticString = "The photos, documents, logos and proofs of any record."
  public static let schema = AssetTables.schema

  public static var errors: [ErrorDescription] {
    [ErrorDescription(AssetTooLargeData.self), ErrorDescription(AssetMissingData.self)]
  }

  public static var hostRequests: [HostCapability] { [HostCapability(ImageTransform.self)] }

  public let parts: ServiceParts
  /// Moves assets when two records are merged.
  public var referrer: any Referrer { service }
  public var keeper: any AssetKeeper { service }
  private let service: Assets

  /// - Parameters:
  ///   - directory: returns the data directory; called when the first asset is needed.
  ///   - cache: returns the limit of the folder's size in bytes, above which files that can be fetched again are
  ///     removed; called after each walk through the folder.
  ///   - kinds: returns the kinds of the records of all services; called when the first asset is needed.
  ///   - referrers: returns the services whose records may refer to assets; called before an asset is removed.
  ///   - cloud: returns the service that knows which files are elsewhere.
  public init(
    _ dependencies: Dependencies, in directory: @escaping () -> String, cache: @escaping () throws(Failure) -> Int,
    kinds: @escaping () -> [EntityKind], referrers: @escaping () -> [any Referrer],
    cloud: @escaping () -> any CloudFiles
  ) {
    let service = Assets(dependencies, in: directory, cache: cache, kinds: kinds, referrers: referrers, cloud: cloud)
    self.service = service
    let on = Methods(of: service, dependencies)
    parts = ServiceParts(
      methods: [
        on(AddAsset.self), on(BeginAsset.self), on(AppendToAsset.self), on(FinishAsset.self), on(GetAsset.self),
        on(ListAssets.self),
        on(ReadAsset.self), on(LocateAsset.self), on(RemoveAsset.self), on(ReorderAssets.self),
        on(PrefetchAssets.self),
      ],
      kinds: [
        EntityKind(StoredAsset.self) { [unowned service] (change, scope) throws(Failure) in
          try service.access(of: change, in: scope)
        }
      ], chores: [service.sweep.chore, service.correction.chore],
      emptying: [{ (scope) throws(Failure) in try service.empty(scope.partition) }], synced: [service.synced],
      account: AccountRules(
        gone: { () throws(Failure) in
          do throws(FileTrouble) { try service.folder.clear() } catch {
            throw .fileFault("The files of assets could not be removed")
          }
        }))
  }

  /// Plans a sweep for the next idle moment, because the limit of the folder's size may have changed.
  public func cacheChanged() { service.sweep.isWanted = true }

  /// Deletes the assets of a deleted record of another service.
  public func deleted(_ deletion: Deletion, _ context: Context) throws(Failure) {
    try service.ownerDeleted(deletion, context)
  }
}
