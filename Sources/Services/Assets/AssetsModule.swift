public import Ports
public import RPC
public import Storage
public import Tenancy

/// The methods of assets.
public struct AssetsModule: ServiceModule {
  public static let name: StaticString = "assets"
  public static let doc: StaticString = "The photos, documents, logos and proofs of any record."
  public static let schema = AssetTables.schema

  public static var errors: [ErrorDescription] { [ErrorDescription(AssetTooLargeData.self), ErrorDescription(AssetMissingData.self)] }

  public static var hostRequests: [HostCapability] { [HostCapability(ImageTransform.self)] }

  public let parts: ServiceParts
  /// Moves assets along when two records become one.
  public var referrer: any Referrer { service }
  public var keeper: any AssetKeeper { service }
  private let service: Assets

  /// - Parameters:
  ///   - directory: returns the data directory; asked when the first asset is.
  ///   - cache: returns how many bytes files may have that can be fetched again; asked when they are looked through.
  ///   - kinds: of the records of all services; asked when the first asset is.
  ///   - referrers: the services whose records may refer to assets; asked when one is to be removed.
  ///   - cloud: returns what knows the files that are elsewhere.
  public init(
    _ dependencies: Dependencies, in directory: @escaping () -> String, cache: @escaping () throws(Failure) -> Int,
    kinds: @escaping () -> [EntityKind], referrers: @escaping () -> [any Referrer], cloud: @escaping () -> any CloudFiles
  ) {
    let service = Assets(dependencies, in: directory, cache: cache, kinds: kinds, referrers: referrers, cloud: cloud)
    self.service = service
    let on = Methods(of: service, dependencies)
    parts = ServiceParts(
      methods: [
        on(AddAsset.self), on(BeginAsset.self), on(AppendToAsset.self), on(FinishAsset.self), on(GetAsset.self), on(ListAssets.self),
        on(ReadAsset.self), on(LocateAsset.self), on(RemoveAsset.self), on(ReorderAssets.self),
        on(PrefetchAssets.self),
      ],
      kinds: [
        EntityKind(StoredAsset.self) { [unowned service] (change, scope) throws(Failure) in try service.access(of: change, in: scope) }
      ], chores: [service.sweep.chore, service.correction.chore],
      emptying: [{ (scope) throws(Failure) in try service.empty(scope.partition) }], synced: [service.synced],
      account: AccountRules(
        gone: { () throws(Failure) in
          do throws(FileTrouble) { try service.folder.clear() } catch { throw .fileFault("The files of assets could not be removed") }
        }))
  }

  /// Looks through the files in the next idle moment: they may take another number of bytes now.
  public func cacheChanged() { service.sweep.isWanted = true }

  /// A record of another service is gone, and its assets go with it.
  public func deleted(_ deletion: Deletion, _ context: Context) throws(Failure) { try service.ownerDeleted(deletion, context) }
}
