internal import Exchange
internal import Ports
public import RPC
public import Storage
public import Tenancy

/// The service `assemblies`: the methods of bills of materials and builds.
public struct AssembliesModule: ServiceModule {
  public static let name: StaticString = "assemblies"
  public static let doc: StaticString = "Bills of materials, and builds, which make items from components."
  public static let schema = AssemblyTables.schema

  public static var errors: [ErrorDescription] {
    [
      ErrorDescription(ConflictData<BOM>.self), ErrorDescription(ConflictData<StoredBuild>.self),
      ErrorDescription(ComponentsShortData.self),
    ]
  }

  public let parts: ServiceParts

  public init(_ dependencies: Dependencies, _ assemblies: Assemblies) {
    let (boms, builds) = (assemblies.boms, assemblies.builds)
    let onBOMs = Methods(of: boms, dependencies)
    let on = Methods(of: builds, dependencies)
    parts = ServiceParts(
      // The builds are deleted first, because their steps and completions can't be deleted while the build exists.
      collections: [
        boms.records.parts(dependencies, hiding: [.create, .list, .update]),
        builds.records.partsWithoutMethods(dependencies), builds.steps.records.partsWithoutMethods(dependencies),
        builds.completions.partsWithoutMethods(dependencies),
      ],
      methods: [
        onBOMs(CreateBOM.self), onBOMs(ListBOMs.self), onBOMs(UpdateBOM.self), onBOMs(ExplodeBOM.self),
        onBOMs(FindBOMUses.self), onBOMs(ShowBOMCost.self),
        on(CreateBuild.self), on(GetBuild.self), on(ListBuilds.self), on(UpdateBuild.self), on(DeleteBuild.self),
        on(StepBuild.self), on(CompleteBuild.self), on(ReverseCompletion.self),
      ] + boms.exchange.methods(dependencies),
      emptying: [
        { (scope) throws(Failure) in try boms.empty(scope.partition) },
        { (scope) throws(Failure) in try builds.empty(scope.partition) },
      ],
      checks: [{ (store) throws(Failure) in try builds.findings(in: store) }],
      synced: boms.synced + builds.synced)
  }
}
