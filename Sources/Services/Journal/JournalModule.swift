public import Ports
public import RPC
public import Storage
public import Tenancy

/// The service `journal`: the methods of the coffee journal.
public struct JournalModule: ServiceModule {
  public static let name: StaticString = "journal"
  public static let doc: StaticString =
    "The account's coffee journal: beans, equipment, brews, tasting notes and recipes."
  public static let schema = JournalTables.schema

  public static var errors: [ErrorDescription] {
    [
      ErrorDescription(ConflictData<Bean>.self), ErrorDescription(ConflictData<Equipment>.self),
      ErrorDescription(ConflictData<Brew>.self),
      ErrorDescription(ConflictData<Tasting>.self), ErrorDescription(ConflictData<Recipe>.self),
    ]
  }

  public let parts: ServiceParts

  /// - Parameter assistant: returns the service that sends requests to the AI of the host.
  public init(_ dependencies: Dependencies, _ service: Journal, assistant: @escaping () -> any Assistant) {
    let on = Methods(of: service, dependencies)
    let onAI = Methods(of: JournalAI(service, dependencies.clock, assistant: assistant), dependencies)
    let onFiles = Methods(of: JournalFiles(service, dependencies), dependencies)
    parts = ServiceParts(
      collections: [
        service.beans.partsWithSave(dependencies, hiding: [.list, .delete]),
        service.equipment.partsWithSave(dependencies, hiding: [.list, .delete]),
        service.brews.partsWithSave(dependencies, hiding: [.list, .delete]),
        service.tastings.partsWithSave(dependencies, hiding: [.list]),
        service.recipes.partsWithSave(dependencies, hiding: [.list]),
      ],
      methods: [
        on(ListBeans.self), on(DeleteBean.self), on(ListEquipment.self), on(DeleteEquipment.self),
        on(ListBrews.self), on(ListBrewSections.self), on(DeleteBrew.self), on(RepeatBrew.self), on(FindBestBrew.self),
        on(ListTastings.self), on(ShowFlavorWheel.self), on(CompleteFlavor.self), on(ListRecipes.self),
        on(ScaleRecipe.self),
        onAI(SuggestTastingNotes.self), onAI(AnalyzeFlavor.self), onAI(AskForParameters.self),
        onAI(ExplainInsights.self),
        onAI(AcceptSuggestion.self),
        on(ShowOverview.self), on(ShowSeries.self), on(ShowBreakdown.self), on(ListInsights.self),
        on(RecommendParameters.self),
        onFiles(ExportJournal.self), onFiles(ImportJournal.self),
      ],
      checks: [
        { [check = JournalCheck(dependencies.stores)] (store) throws(Failure) in try check.findings(in: store) }
      ],
      synced: service.synced)
  }
}
