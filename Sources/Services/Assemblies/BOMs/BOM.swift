internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// A bill of materials: the components of one run, and the quantity of an item that one run makes.
typealias BOM = Stored<BOMDetails>

/// The members of a bill of materials.
struct BOMDetails: CompanyDetails {
  /// The id of the item that is made, and its SKU when the bill of materials was created.
  let item: UUID, sku: Line
  var draft: BOMDraft

  /// The names of the collection in methods and files. The core derives these methods from them: `assemblies.boms.get`,
  /// `assemblies.boms.delete`, `assemblies.boms.history`, `assemblies.boms.export`, `assemblies.boms.import`.
  static let collection = CollectionName(service: AssembliesModule.name, "boms", one: "bom")
  static let department = Department.inventory
  static let hasHistory = true
  static let given = Example.components
  static let sample = #""item":"{{1.id}}","lines":[{"item":"{{2.id}}","quantity":0.5}]"#
  static let sampleChanges = #""note":"Knead for ten minutes.""#
  static let doc: StaticString =
    "A bill of materials: the components of one run, and the quantity of an item that one run makes."

  static func errors(of verb: CollectionVerb) -> [ErrorCode] { verb == .delete ? [.inUse] : [] }
}

extension BOMDetails {
  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the item that is made. It cannot be changed.")
    sku = field("sku", \.sku, "The item's SKU when the bill of materials was created.")
    draft = field.embed(\.draft)
  }
}

/// The members of a bill of materials that callers can write.
struct BOMDraft: Record {
  var lines: [BOMLine], yield: Decimal, active: Flag
  let note: String?

  static let doc: StaticString = "The members of a bill of materials that a request can set."
  static let mostLines = 500
  static let yieldDoc: StaticString =
    "The quantity of the item that one run makes, in the item's own unit. More than 0, at most 1,000,000,000."
  static let activeDoc: StaticString =
    "`true` for the item's active bill of materials, which builds and other bills of materials use. An item has at most one: activating a bill of materials deactivates the other one."
}

extension BOMDraft {
  init<F: Fields<Self>>(_ field: inout F) {
    lines = field("lines", \.lines, "The components of one run.", .count(1...BOMDraft.mostLines))
    yield = field("yield", \.yield, BOMDraft.yieldDoc, Component.quantities)
    active = field("active", \.active, BOMDraft.activeDoc)
    note = field("note", \.note, "A free text, such as instructions.", .length(1...4000))
  }

  /// Returns a copy of the draft with another value of `active`.
  func activated(_ isActive: Bool) -> BOMDraft {
    BOMDraft(lines: lines, yield: yield, active: Flag(isActive), note: note)
  }
}

/// A component in a bill of materials.
struct BOMLine: Record {
  /// The component, by its id and its SKU. A stored line has both. A request may contain only one of them.
  let item: UUID?, sku: Line?
  let quantity: Decimal, unit: Line?, scrap: Decimal?, optional: Flag, note: String?
  /// The quantity in the component's own unit. It was converted with the size that `unit` had when the line was
  /// written. `nil` in a request.
  let ownQuantity: Decimal?
  /// A Boolean value that indicates whether the needed quantity is rounded up to whole pieces, because the component
  /// has serial numbers. `nil` in a request.
  let whole: Flag?

  static let doc: StaticString = "A component in a bill of materials."
}

extension BOMLine {
  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the component. A request gives `item` or `sku`; a reply has both.")
    sku = field(
      "sku", \.sku, "The SKU of the component. Ignored in a request with `item`.", .length(1...64))
    quantity = field(
      "quantity", \.quantity,
      "The quantity of the component for one run, in `unit`. More than 0, at most 1,000,000,000.",
      Component.quantities)
    unit = field(
      "unit", \.unit,
      "The unit of `quantity`: the component's own unit, or one of its `units`. Default: the component's own unit.",
      .length(1...32))
    scrap = field(
      "scrap", \.scrap,
      "The part of the component that is lost in production, in percent of `quantity`, from 0 to 1000. With 2, a run needs 1.02 times `quantity`. Default: 0.",
      .range(0...1000))
    optional = field(
      "optional", \.optional,
      "`true` for a component that is not always used. A build does not reserve it, and uses it only if a completion names it."
    )
    note = field("note", \.note, "A free text about the component.", .length(1...4000))
    ownQuantity = field.kept(
      "ownQuantity", \.ownQuantity,
      "The quantity for one run in the component's own unit, without scrap. It was converted with the size that `unit` had when the line was written."
    )
    whole = field.kept(
      "whole", \.whole,
      "`true` if the needed quantity is rounded up to whole pieces, because the component has serial numbers.")
  }

  /// The values for computations. `nil` for a line without `item` or `ownQuantity`, such as a line of a request.
  var component: Component? {
    guard let item, let ownQuantity else { return nil }
    return Component(
      item: item, own: ownQuantity.units, scrap: scrap?.units ?? 0, isOptional: optional.isSet,
      isWhole: whole?.isSet ?? false)
  }
}
