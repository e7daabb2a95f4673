internal import Exchange
internal import Ports
public import RPC
public import Storage
public import Tenancy

/// The service `purchases`: its methods, collections and synced records.
public struct PurchasesModule: ServiceModule {
  public static let name: StaticString = "purchases"
  public static let doc: StaticString = "The purchases from suppliers: lines, steps and receipts."
  public static let schema = PurchaseTables.schema

  public static var errors: [ErrorDescription] {
    [ErrorDescription(ConflictData<Purchase>.self), ErrorDescription(ConflictData<PurchaseLine>.self)]
  }

  public let parts: ServiceParts

  public init(_ dependencies: Dependencies, _ orders: Orders) {
    let purchases = orders.purchases
    let on = Methods(of: purchases, dependencies)
    parts = ServiceParts(
      // The purchases are deleted first. As long as a purchase exists, the database refuses to delete its steps and
      // receipts.
      collections: [
        purchases.records.partsWithoutMethods(dependencies), purchases.lines.partsWithoutMethods(dependencies),
        purchases.steps.records.partsWithoutMethods(dependencies), purchases.receipts.partsWithoutMethods(dependencies),
      ],
      methods: [
        on(CreateDocument<Purchases>.self), on(GetDocument<Purchases>.self), on(ListDocumentPage<Purchases>.self),
        on(UpdateDocument<Purchases>.self), on(DeleteDocument<Purchases>.self), on(StepDocument<Purchases>.self),
        on(AddDocumentLine<Purchases>.self), on(UpdateDocumentLine<Purchases>.self),
        on(RemoveDocumentLine<Purchases>.self), on(ShowPurchaseDocument.self), on(ReceivePurchase.self),
        on(ReverseReceipt.self),
        on(SuggestPurchases.self),
      ] + purchases.exchange.methods(dependencies), synced: purchases.synced)
  }
}
