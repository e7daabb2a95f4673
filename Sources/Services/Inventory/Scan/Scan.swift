internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// Resolves scanned codes to records, and makes labels for records.
final class Scan {
  private let inventory: Inventory
  /// The services with records that have labels and codes. Matches are listed in this order.
  private let keepers: [any LabelledRecords]

  private let profiles: any ProfileKeeper

  private static let mostMatches = 10

  /// - Parameter profiles: provides the company's currency, for prices without a currency.
  init(_ inventory: Inventory, _ keepers: [any LabelledRecords], profiles: any ProfileKeeper) {
    self.profiles = profiles
    self.inventory = inventory
    self.keepers = keepers
  }

  /// Returns the meaning of a code.
  /// - Parameter includesArchived: a Boolean value that indicates whether archived records also match.
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

  /// Returns a label for a record.
  /// - Throws: `notFound`; `forbidden` if the caller may not see the record.
  func label(_ kind: LabelKind, _ id: UUID, in context: CompanyContext) throws(Failure) -> MadeLabel {
    guard let keeper = keepers.first(where: { $0.labelKind == kind }) else { throw .notFound("record") }
    if !keeper.labelAccess.permits(context.rights) { throw .forbidden(keeper.labelAccess) }
    guard let record = try keeper.labelled(id, in: context) else { throw .notFound("record") }
    return MadeLabel(code: Label(kind, id).text, title: record.title)
  }
}

/// A label for a record.
struct MadeLabel: Record {
  let code: String, title: String

  static let recordName = "Label"
  static let doc: StaticString = "A label for a record."
}

extension MadeLabel {
  init<F: Fields<Self>>(_ field: inout F) {
    code = field(
      "code", \.code, "The code that scan.resolve resolves to the record. It can be printed in any symbology.")
    title = field("title", \.title, "The name of the record.")
  }
}
