public import RPC
public import Storage
public import Tenancy

/// The service `invoices`: its methods, collections and synced records.
public struct InvoicesModule: ServiceModule {
  public static let name: StaticString = "invoices"
  public static let doc: StaticString =
    "The invoices and credit notes of orders. A document is never changed and never deleted."
  public static let schema = InvoiceTables.schema

  public static var errors: [ErrorDescription] { [ErrorDescription(SeriesUnconfirmedData.self)] }

  public let parts: ServiceParts

  public init(_ dependencies: Dependencies, _ orders: Orders) {
    let invoices = orders.invoices
    let on = Methods(of: invoices, dependencies)
    parts = ServiceParts(
      collections: [
        invoices.records.partsWithoutMethods(dependencies), invoices.series.partsWithoutMethods(dependencies),
      ],
      methods: [
        on(GetInvoice.self), on(ListInvoices.self), on(ShowInvoiceDocument.self), on(ExportInvoice.self),
      ],
      checks: [{ (store) throws(Failure) in try invoices.findings(in: store) }], synced: invoices.synced)
  }
}
