internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A service of documents with lines: orders or purchases.
protocol DocumentKeeper: StepKeeper where Details: DocumentDetails {
  associatedtype File: DocumentFile where File.Details == Details
  associatedtype Filter: Record

  var orders: Orders { get }
  var stores: Stores { get }
  var records: Records<Details> { get }
  var lines: Records<Details.LineDetails> { get }
  var steps: StepRecords<Details> { get }
  var documents: DocumentQueries<Details> { get }
  var lineHistory: LineHistory<Details.LineDetails> { get }
  /// The documents and lines that sync has changed, until their derived members are computed.
  var arrivals: DocumentArrivals<Details> { get set }

  /// Returns a page of documents, newest first.
  func list(_ filter: Filter, text: String?, limit: Int, after cursor: String?, in context: CompanyContext)
    throws(Failure) -> Prepared<Page<Stored<Details>>>
  /// Returns the payments of a document.
  func payments(of id: ID<Details>, in context: CompanyContext) throws(Failure) -> [Payment]
  /// Throws an error if the document can't have the contact.
  func check(_ contact: ContactFacts, at pointer: String) throws(Failure)
  /// Checks that the other records exist that a draft names.
  /// - Parameter changed: the members to check; `nil` for all.
  func check(_ draft: Details.Draft, only changed: [String]?, at base: String, in context: CompanyContext)
    throws(Failure)
  /// Throws an error if changes of a document do not fit its lines.
  func check(_ sheet: DocumentSheet<Details>, after changed: [String], in context: CompanyContext) throws(Failure)
  /// Throws an error if the caller may not change the terms of a line.
  func permit(_ terms: Details.LineDetails.Terms, after old: Details.LineDetails.Terms, in context: CompanyContext)
    throws(Failure)
  /// Returns the reason why the lines and prices of an open document can't change, or `nil` if they can change.
  func frozenHint(of sheet: DocumentSheet<Details>, in context: CompanyContext) throws(Failure) -> String?
  /// Does the work that a step causes, after the document is stored.
  func follow(_ step: Details.State.Status, of sheet: DocumentSheet<Details>, reason: Line?, in context: CompanyContext)
    throws(Failure)
  /// Throws an error if other records refer to a document, which then can't be deleted.
  func requireUnused(_ id: ID<Details>, in context: CompanyContext) throws(Failure)
  /// Returns the kind and the number of the records that name a line because its goods moved.
  func movements(of line: ID<Details.LineDetails>, _ id: ID<Details>, in context: CompanyContext) throws(Failure)
    -> (kind: StaticString, count: Int)

  /// Returns the facts of an item that a new line copies.
  /// - Parameter pointer: the JSON Pointer of the item in the parameters.
  /// - Throws: -32602 for an item that the document can't have.
  func lineItem(_ item: StockedItem, at pointer: String, in context: CompanyContext) throws(Failure) -> LineItem

  /// Returns the price of an item for a line whose request gives none. Returns `nil` if no price is known in the
  /// document's currency, or if it is hidden from the caller.
  /// - Parameters:
  ///   - quantity: the quantity of the line, in its unit.
  ///   - factor: the number of the item's own units in the unit of the line.
  func usualPrice(
    of item: StockedItem, _ quantity: Decimal, times factor: UnitFactor, on draft: Details.Draft,
    in context: CompanyContext
  ) throws(Failure) -> UsualPrice?

  /// Returns a Boolean value that indicates whether a condition of a step is met.
  func holds(_ condition: Details.State.Status.Condition, _ sheet: DocumentSheet<Details>, in context: CompanyContext)
    -> Bool
  /// Prepares a document in memory for a step to another status, for example by giving it a number.
  func prepare(_ sheet: inout DocumentSheet<Details>, for next: Details.State.Status, in context: CompanyContext)
    throws(Failure)
  /// Computes the status that follows from the steps. `save` calls this function if goods of the document have moved.
  func restand(_ sheet: inout DocumentSheet<Details>, in context: CompanyContext) throws(Failure)
  /// Computes the status and the quantities of lines from the steps and other records, after sync has changed them.
  func derive(
    _ sheet: inout DocumentSheet<Details>, from steps: [TakenStep<Details.State.Status>], in context: CompanyContext
  ) throws(Failure)
  /// Updates the number of documents in each status.
  func count(from old: Details.State.Status?, to new: Details.State.Status?, in context: CompanyContext)
    throws(Failure)
  /// Stores the planned movements of an item in the inventory: the demand of orders, or the quantity on order.
  /// - Parameter pointer: the JSON Pointer, in the parameters, of the member that an error names if a quantity is too
  ///   large. With `nil`, the largest possible quantity is stored instead.
  func plan(_ item: UUID, at pointer: String?, in context: CompanyContext) throws(Failure)

  static func numberFormat(of facts: CompanyFacts) -> String

  /// Returns a document in the form in which files contain it.
  func file(
    of sheet: DocumentSheet<Details>, _ steps: [DocumentFileStep<Details.State.Status>], _ names: inout FileNames,
    in context: CompanyContext
  ) throws(Failure) -> File
  /// Stores an imported document.
  func keep(_ file: File, in context: CompanyContext) throws(Failure)
}

extension DocumentKeeper {
  typealias Status = Details.State.Status

  func payments(of id: ID<Details>, in context: CompanyContext) throws(Failure) -> [Payment] { [] }
  func check(_ contact: ContactFacts, at pointer: String) throws(Failure) {}
  func check(_ draft: Details.Draft, only changed: [String]?, at base: String, in context: CompanyContext)
    throws(Failure)
  {}
  func check(_ sheet: DocumentSheet<Details>, after changed: [String], in context: CompanyContext) throws(Failure) {}
  func permit(_ terms: Details.LineDetails.Terms, after old: Details.LineDetails.Terms, in context: CompanyContext)
    throws(Failure)
  {}
  func frozenHint(of sheet: DocumentSheet<Details>, in context: CompanyContext) throws(Failure) -> String? { nil }
  func follow(_ step: Status, of sheet: DocumentSheet<Details>, reason: Line?, in context: CompanyContext)
    throws(Failure)
  {}
  func requireUnused(_ id: ID<Details>, in context: CompanyContext) throws(Failure) {}
  func restand(_ sheet: inout DocumentSheet<Details>, in context: CompanyContext) throws(Failure) {}
  func count(from old: Status?, to new: Status?, in context: CompanyContext) throws(Failure) {}

  /// Registers two hooks: one records the lines that are removed, and the other adds all lines to the histories of
  /// documents.
  func watchLines() {
    orders.removedLines.watch(lines)
    records.historyParts = { [unowned self] (id, context) throws(Failure) in
      let there: [Stored<Details.LineDetails>] = try orders.all(documents.lines, of: id.uuid, in: context)
      return try lineHistory.parts(of: id.uuid, there: there, in: context)
    }
  }

  /// Returns a document with its lines.
  /// - Throws: `notFound`, `conflict`.
  func open(
    _ id: ID<Details>, expect: Int?, at pointer: String? = nil, in context: CompanyContext
  ) throws(Failure) -> DocumentSheet<Details> {
    let stored = try records.find(id, at: pointer, in: context).record
    try stored.require(expect, for: context.audience)
    let found: [Stored<Details.LineDetails>] = try orders.all(documents.lines, of: id.uuid, in: context)
    return DocumentSheet(
      stored: stored, id: id, details: stored.details, lines: found.map { SheetLine($0) },
      payments: try payments(of: id, in: context))
  }

  /// Returns a document with its lines and their amounts.
  /// - Throws: `notFound`.
  func openPriced(_ id: ID<Details>, in context: CompanyContext) throws(Failure) -> (
    document: Stored<Details>, sheet: DocumentSheet<Details>, amounts: [LineAmounts]
  ) {
    let sheet = try open(id, expect: nil, in: context)
    guard let document = sheet.stored, let amounts = sheet.amounts else { throw records.notFound }
    return (document, sheet, amounts)
  }

  /// Returns a new document without lines, with the company's rounding.
  func begin(_ draft: Details.Draft, contactName: Line, in context: CompanyContext) throws(Failure)
    -> DocumentSheet<Details>
  {
    var state = Details.State(contactName: contactName, currency: draft.currency)
    state.rounding = try orders.profiles.profile(of: context.scope, at: context.now).rounding
    return DocumentSheet(stored: nil, id: orders.newID(in: context), details: Details(draft: draft, state: state))
  }

  /// Writes the changes of a document and its lines, and stores their planned movements in the inventory. Afterwards
  /// the sheet contains the stored state, so the request can change it further.
  /// - Parameter pointer: the JSON Pointer, in the parameters, of the member that an error names if a number is too
  ///   large.
  @discardableResult func save(
    _ sheet: inout DocumentSheet<Details>, at pointer: String, in context: CompanyContext
  ) throws(Failure) -> Stored<Details> {
    if sheet.hasMoved { try restand(&sheet, in: context) }
    try sheet.settle(at: pointer)
    let document =
      if let stored = sheet.stored {
        try records.update(stored, to: sheet.details, always: sheet.hasMoved, in: context)
      } else {
        try records.create(sheet.details, id: sheet.id, in: context)
      }
    try count(from: sheet.stored?.details.state.status, to: sheet.status, in: context)
    var items: [UUID] = []
    for index in sheet.lines.indices {
      let line = sheet.lines[index]
      let isReplanned = line.details.isReplanned(since: line.stored?.details)
      if isReplanned { items += line.details.plannedItems.filter { !items.contains($0) } }
      try lines.keep(&sheet.lines[index], in: context)
    }
    sheet.keep(document)
    for item in items { try plan(item, at: pointer, in: context) }
    return document
  }
}

/// The price of a line whose request gives no price.
struct UsualPrice {
  let price: UnitPrice
  /// The source of the price; `nil` for lines that do not store the source.
  let source: PriceSource?
}

/// The queries that both orders and purchases have. The parameters of the query for lines are the document's id and the
/// range of the company's rows.
struct DocumentQueries<Details: DocumentDetails> {
  let lines = StoreStatement(
    """
    SELECT \(Table<Stored<Details.LineDetails>>.columns) FROM {store}.\(Details.LineDetails.collection.many)
    WHERE "\(Details.collection.one)" = ? AND row BETWEEN ? AND ? ORDER BY row
    """)
  let inOrder = StoreStatement(
    "SELECT id, row FROM {store}.\(Details.collection.many) WHERE row BETWEEN ? AND ? ORDER BY row LIMIT ?")
  let isNumbered: StoreStatement

  /// - Parameter isNumbered: finds documents with a number; the parameters are the company and the number.
  init(isNumbered: StoreStatement) { self.isNumbered = isNumbered }
}
