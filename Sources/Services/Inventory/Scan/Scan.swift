internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// The service `scan`: finds the records for scanned codes, and makes codes for labels.
final class Scan {
  private let inventory: Inventory
  /// The objects that find records of each kind by labels and codes. Matches are listed in this order.
  private let keepers: [any LabelledRecords]

  private let profiles: any ProfileKeeper

  private static let mostMatches = 10

  /// - Parameter profiles: provides the company's currency, for prices whose code names no currency.
  init(_ inventory: Inventory, _ keepers: [any LabelledRecords], profiles: any ProfileKeeper) {
    self.profiles = profiles
    self.inventory = inventory
    self.keepers = keepers
  }

  /// Interprets a code, and finds the records that have it.
  /// - Parameter includesArchived: a Boolean value that indicates whether archived records are found as well.
  func resolve(
    _ text: String, _ symbology: Symbology?, includesArchived: Bool, in context: CompanyContext
  ) throws(Failure) -> ResolvedCode {
    let code = ReadCode(text, symbology)
    var matches: [CodeMatch] = []
    func add(_ kind: LabelKind, _ record: LabelledRecord) {
      if record.isArchived && !includesArchived || matches.contains(where: { $0.id == record.id }) { return }
      matches.append(CodeMatch(kind, record))
    }
    let label = Label(code.normalized)
    for keeper in keepers where keeper.labelAccess.permits(context.rights) {
      if let label {
        if label.kind == keeper.labelKind, let record = try keeper.labelled(label.id, in: context) {
          add(label.kind, record)
        }
        continue
      }
      for meant in code.meant {
        for record in try keeper.records(with: meant, in: context) { add(keeper.labelKind, record) }
      }
      if keeper.labelKind == .lot, let elements = code.elements {
        for lot in try inventory.lots(in: elements, context) { add(.lot, lot) }
      }
    }
    return ResolvedCode(code, Array(matches.prefix(Scan.mostMatches)), try content(code.elements, in: context))
  }

  private func content(_ elements: ElementString?, in context: CompanyContext) throws(Failure) -> GS1Content? {
    guard let elements else { return nil }
    let local = try profiles.profile(of: context.scope, at: context.now).currency
    return GS1Content(elements, readIn: try inventory.zones.today(in: context).year, price: elements.price(in: local))
  }

  /// Returns the code for a label of a record.
  /// - Throws: `notFound`; `forbidden` if the caller may not see the record.
  func label(_ kind: LabelKind, _ id: UUID, in context: CompanyContext) throws(Failure) -> MadeLabel {
    guard let keeper = keepers.first(where: { $0.labelKind == kind }) else { throw .notFound("record") }
    if !keeper.labelAccess.permits(context.rights) { throw .forbidden(keeper.labelAccess) }
    guard let record = try keeper.labelled(id, in: context) else { throw .notFound("record") }
    return MadeLabel(code: Label(kind, id).text, title: record.title)
  }
}

/// The code for a label of a record, with the record's name.
struct MadeLabel: Record {
  let code: String, title: String

  static let recordName = "Label"
  static let doc: StaticString = "The code for a label of a record, with the record's name."
}

extension MadeLabel {
  init<F: Fields<Self>>(_ field: inout F) {
    code = field(
      "code", \.code,
      "The text of the code, which scan.resolve resolves to the record. It can be printed in any symbology that can hold letters, such as a QR code."
    )
    title = field("title", \.title, "The name of the record.")
  }
}
