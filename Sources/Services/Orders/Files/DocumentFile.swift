internal import Exchange
internal import JSON
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// An order or a purchase in an exported or imported file. The file names other records by names, SKUs and codes
/// instead of ids, so that another company can import the file.
protocol DocumentFile: ExchangedDetails {
  associatedtype Details: DocumentDetails

  var id: UUID? { get }
  var number: Line? { get }
  var status: Details.State.Status? { get }
  var contact: Line { get }
  var contactName: Line? { get }
  var header: Details.Header { get }
  /// The rounding of the amounts. Files of older programs, and files that people write, do not contain it.
  var rounding: AmountRounding { get }
  var createdAt: Timestamp? { get }
  var steps: [DocumentFileStep<Details.State.Status>] { get }
  var lines: [DocumentFileLine<Details.LineDetails>] { get }
}

extension DocumentFile {
  static var collection: CollectionName { Details.collection }
  static var department: Department { Details.department }
  static var given: [Example.Step] { Details.given }

  /// An imported document can say that goods were shipped or received, although this company's stock did not move. So
  /// only managers may import documents.
  static func access(to verb: CollectionVerb) -> Access { verb == .list ? .view(department) : .manager(department) }
}

/// A step of an exported or imported document.
struct DocumentFileStep<Status: Choice>: Record {
  let to: Status, at: Timestamp?, reason: Line?

  static var doc: StaticString { "A step, in an exported or imported file." }
}

extension DocumentFileStep {
  init<F: Fields<Self>>(_ field: inout F) {
    to = field("to", { $0.to }, "The status after the step.")
    at = field("at", { $0.at }, "The instant of the step.")
    reason = field("reason", { $0.reason }, "The reason for the step, as a free text.", .length(1...200))
  }
}

/// A record, in a file, about a quantity of a line: an entry of an order, or a receipt of a purchase.
protocol DocumentFileMovement: Record {
  /// The index of the line in the list of lines, from 0.
  var line: Int { get }
  var parts: [FilePart] { get }
}

/// A line of an exported or imported document.
struct DocumentFileLine<Details: DocumentLineDetails>: GivenLine {
  let sku: Line?, formerSku: Line?, text: Line?, quantity: Decimal, unit: Line?, factor: Decimal?, per: Decimal?,
    unitPrice: UnitPrice?
  let discount: Decimal?, taxRate: Decimal?, taxCategory: TaxCategory?, note: String?
  let kind: ItemKind?, parts: [FileKitPart]?

  static var doc: StaticString { "A line, in an exported or imported file." }
}

/// A component of a kit in an exported or imported line.
struct FileKitPart: Record {
  let sku: Line, quantity: Decimal, per: Decimal?, whole: Flag

  static let doc: StaticString = "A component of a kit, in an exported or imported line."

  init(sku: Line, quantity: Decimal, per: Decimal?, whole: Flag) {
    (self.sku, self.quantity, self.per, self.whole) = (sku, quantity, per, whole)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    sku = field("sku", \.sku, "The SKU of the component.", .length(1...64))
    quantity = field(
      "quantity", \.quantity, "The quantity for `per` kits, in the component's own unit. More than 0.",
      LineQuantity.limit)
    per = field(
      "per", \.per, "The number of kits for which `quantity` is needed. More than 0. Default: 1.",
      LineQuantity.limit)
    whole = field("whole", \.whole, "`true` if the needed quantity is rounded up to a whole number.")
  }
}

extension DocumentFileLine {
  init<F: Fields<Self>>(_ field: inout F) {
    let words = Details.words
    sku = field("sku", { $0.sku }, "The item's SKU. `null` for a line without an item.", .length(1...64))
    formerSku = field(
      "formerSku", { $0.formerSku }, "The item's SKU when the line was created, if the SKU has changed since.",
      .length(1...64))
    text = field(
      "text", { $0.text }, "The line's text. If it is left out, the line gets the item's name.", .length(1...200))
    quantity = field("quantity", { $0.quantity }, LineTexts.quantity, LineQuantity.limit)
    unit = field("unit", { $0.unit }, words.fileUnit, .length(1...32))
    factor = field(
      "factor", { $0.factor },
      "The number of the item's own units in `per` units of the line, when the line was created. If it is left out, the item's current factor is used."
    )
    per = field.optional(
      "per", { $0.per }, "The number of units of the line for which `factor` is given. Default: 1.")
    unitPrice = field.price(to: Details.priceMask, { $0.unitPrice }, words.filePrice)
    discount = field("discount", { $0.discount }, LineTexts.discount, .range(0...100))
    taxRate = field("taxRate", { $0.taxRate }, LineTexts.taxRate, .range(0...100))
    taxCategory = field.optional("taxCategory", { $0.taxCategory }, TaxCategory.fieldDoc)
    note = field("note", { $0.note }, LineTexts.note, .length(1...4000))
    kind = field.optional(
      "kind", { $0.kind },
      "The kind of the item when the line was created: service or kit. If it is left out, the item's current kind is used."
    )
    parts = field.optional(
      "parts", { $0.parts },
      "The components of a kit when the line was created. If they are left out, the components of the kit's active bill of materials are used."
    )
  }
}

extension DocumentKeeper {
  /// The export and import of documents.
  var exchange: Exchange<File> {
    Exchange(
      stores, hasKey: false, spread: "lines", rowsAtOnce: 40,
      read: { [unowned self] (place, count, context) throws(Failure) in try files(after: place, count, in: context) },
      write: { [unowned self] (source, _, context) throws(Failure) in
        let file = File.read(from: &source)
        let problems = Exchange<File>.problems(of: source, context)
        if !problems.isEmpty { return .refused(problems) }
        try keep(file, in: context)
        return .created
      })
  }

  private func files(after place: Int, _ count: Int, in context: CompanyContext) throws(Failure) -> (
    rows: [String], last: Int?
  ) {
    let found = try stores.all(
      documents.inOrder, in: context.store, { $0.addPage(after: place, count, in: context) },
      { (id: $0.next(UUID.self), row: $0.next(Int.self)) })
    var names = FileNames(orders, context)
    var made: [String] = []
    for document in found {
      let sheet = try open(ID(document.id), expect: nil, in: context)
      let taken = try steps.of(document.id, in: context)
      let way = Status.outcome(of: taken.map { $0.taken() }, isKept: sheet.isKept).way.map { step in
        DocumentFileStep(to: step.to, at: step.at, reason: taken.first { $0.uuid == step.id }?.details.reason)
      }
      made.append(jsonText(try file(of: sheet, way, &names, in: context), for: context.audience))
    }
    return (made, found.last.map { $0.row - context.partition.rows.floor })
  }
}
