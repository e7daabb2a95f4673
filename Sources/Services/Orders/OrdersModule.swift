internal import Exchange
internal import Ports
public import RPC
public import Storage
public import Tenancy

/// The service `orders`: its methods, collections, checks and synced records.
public struct OrdersModule: ServiceModule {
  public static let name: StaticString = "orders"
  public static let doc: StaticString = "The orders of customers: lines, steps, payments, shipments and returns."
  public static let schema = OrderTables.schema

  public static var errors: [ErrorDescription] {
    [
      ErrorDescription(ConflictData<Order>.self), ErrorDescription(ConflictData<OrderLine>.self),
      ErrorDescription(PaymentReversedData.self),
    ]
  }

  public let parts: ServiceParts

  public init(_ dependencies: Dependencies, _ orders: Orders) {
    let on = Methods(of: orders, dependencies)
    parts = ServiceParts(
      // The orders are deleted first. As long as an order exists, the database refuses to delete its steps, payments
      // and entries.
      collections: [
        orders.records.partsWithoutMethods(dependencies), orders.lines.partsWithoutMethods(dependencies),
        orders.steps.records.partsWithoutMethods(dependencies), orders.payments.partsWithoutMethods(dependencies),
        orders.entries.partsWithoutMethods(dependencies),
      ],
      methods: [
        on(CreateDocument<Orders>.self), on(GetDocument<Orders>.self), on(ListDocumentPage<Orders>.self),
        on(UpdateDocument<Orders>.self), on(DeleteDocument<Orders>.self), on(StepDocument<Orders>.self),
        on(AddDocumentLine<Orders>.self), on(UpdateDocumentLine<Orders>.self), on(RemoveDocumentLine<Orders>.self),
        on(InvoiceOrder.self), on(CancelOrderLine.self), on(CreditOrderLine.self), on(ShipOrder.self),
        on(CreateReturn.self),
        on(AddPayment.self), on(ReversePayment.self), on(DuplicateOrder.self), on(ShowOrderDocument.self),
        on(SellGoods.self),
      ] + orders.exchange.methods(dependencies),
      emptying: [
        { (scope) throws(Failure) in try orders.numbers.empty(scope.partition) },
        { (scope) throws(Failure) in try orders.removedLines.empty(scope.partition) },
        { (scope) throws(Failure) in try orders.queue.empty(scope.partition) },
      ],
      checks: [
        { (store) throws(Failure) in try OrderCheck(orders.stores).findings(in: store) },
        { (store) throws(Failure) in try orders.queue.findings(in: store) },
      ],
      synced: orders.synced)
  }
}
