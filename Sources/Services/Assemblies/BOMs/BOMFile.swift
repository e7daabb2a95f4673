internal import Exchange
internal import JSON
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// A bill of materials in an exported or imported file. In files, items are named by their SKUs.
struct BOMFile: ExchangedDetails {
  let sku: Line, yield: Decimal?, active: Bool?, note: String?, lines: [BOMFileLine]

  static let collection = BOMDetails.collection
  static let department = BOMDetails.department
  static let given = BOMDetails.given
  static let sample = #""sku":"BREAD","lines":[{"sku":"FLOUR","quantity":0.5}]"#
  static let doc: StaticString = "A bill of materials in an exported or imported file."
}

extension BOMFile {
  init<F: Fields<Self>>(_ field: inout F) {
    sku = field("sku", \.sku, "The SKU of the item that is made.", .length(1...64))
    yield = field(
      "yield", \.yield,
      "The quantity that one run makes, in the own unit of the made item. More than 0, at most 1,000,000,000. Default: 1.",
      Component.quantities)
    active = field(
      "active", \.active, "`false` if builds must not use the bill of materials. Default: `true`.")
    note = field("note", \.note, "A free text, such as instructions.", .length(1...4000))
    lines = field("lines", \.lines, "The components of one run.", .count(1...BOMDraft.mostLines))
  }
}

/// A component of a bill of materials in an exported or imported file.
struct BOMFileLine: Record {
  let sku: Line, quantity: Decimal, unit: Line?, scrap: Decimal?, optional: Flag, note: String?

  static let doc: StaticString = "A component of a bill of materials in an exported or imported file."
}

extension BOMFileLine {
  init<F: Fields<Self>>(_ field: inout F) {
    sku = field("sku", \.sku, "The SKU of the component.", .length(1...64))
    quantity = field(
      "quantity", \.quantity,
      "The quantity of the component for one run, in `unit`. More than 0, at most 1,000,000,000.",
      Component.quantities)
    unit = field(
      "unit", \.unit,
      "The unit of `quantity`: the component's own unit, or one of its `units` with its present size. Default: the component's own unit.",
      .length(1...32))
    scrap = field(
      "scrap", \.scrap,
      "The part of the component that is lost in production, in percent of `quantity`, from 0 to 1000. Default: 0.",
      .range(0...1000))
    optional = field("optional", \.optional, "`true` for a component that is not always used: builds don't reserve it.")
    note = field("note", \.note, "A free text about the component.", .length(1...4000))
  }

  /// Returns a Boolean value that indicates whether the members of a stored line equal those of this line.
  fileprivate func isSame(as line: BOMLine, _ sku: Line?) -> Bool {
    self.sku == sku && quantity == line.quantity && unit == line.unit && scrap == line.scrap
      && optional == line.optional && note == line.note
  }
}

extension BOMs {
  /// The export and import of bills of materials. In a CSV file, each component is a row of its own.
  var exchange: Exchange<BOMFile> {
    let query = Exchange<BOMFile>.query(for: records)
    return Exchange(
      stores, hasKey: true, spread: "lines", rowsAtOnce: 40,
      read: { [unowned self] (place, count, context) throws(Failure) in
        let found = try stores.all(
          query, in: context.store, { $0.addPage(after: place, count, in: context) },
          { row in (bom: row.fields() as BOM, row: row.next(Int.self)) })
        var rows: [String] = []
        for one in found { rows.append(jsonText(try file(of: one.bom, in: context), for: context.audience)) }
        return (rows, found.last.map { $0.row - context.partition.rows.floor })
      },
      write: { [unowned self] (source, row, context) throws(Failure) in
        let file = BOMFile.read(from: &source)
        let problems = Exchange<BOMFile>.problems(of: source, context)
        return problems.isEmpty ? try keep(file, row.mode, in: context) : .refused(problems)
      })
  }

  /// Returns a bill of materials in the form of files, with the present SKUs of its items.
  private func file(of bom: BOM, in context: CompanyContext) throws(Failure) -> BOMFile {
    let draft = bom.details.draft
    let skus = try skus(of: bom, in: context)
    let lines = draft.lines.enumerated().map { place, line in
      BOMFileLine(
        sku: skus[place] ?? line.sku ?? Line(""), quantity: line.quantity, unit: line.unit, scrap: line.scrap,
        optional: line.optional, note: line.note)
    }
    let made = try stock.facts(of: [bom.details.item], in: context).first??.sku
    return BOMFile(
      sku: made ?? bom.details.sku, yield: draft.yield, active: draft.active.isSet, note: draft.note, lines: lines)
  }

  /// Returns the present SKU of each component. It is `nil` for an item that sync has not delivered yet.
  private func skus(of bom: BOM, in context: CompanyContext) throws(Failure) -> [Line?] {
    let items = bom.details.draft.lines.map(\.item)
    var facts = try stock.facts(of: items.compactMap(\.self), in: context)[...]
    return items.map { $0 == nil ? nil : facts.removeFirst()?.sku }
  }

  /// Imports a bill of materials from a file. The mode `create` always creates one. The other modes replace the
  /// existing bill of materials that the file describes.
  private func keep(_ file: BOMFile, _ mode: ImportMode, in context: CompanyContext) throws(Failure) -> ImportOutcome {
    let found = try Failure.ifThere { () throws(Failure) in try stock.item(nil, file.sku, at: "", in: context) }
    guard let item = found else {
      throw .invalidParam("/sku", "sku must be that of an existing item; there is no \(file.sku.text)")
    }
    let lines = file.lines.map { line in
      BOMLine(
        item: nil, sku: line.sku, quantity: line.quantity, unit: line.unit, scrap: line.scrap, optional: line.optional,
        note: line.note, ownQuantity: nil, whole: nil)
    }
    let draft = BOMDraft(
      lines: lines, yield: file.yield ?? Decimal(1), active: Flag(file.active ?? true), note: file.note)
    for (place, line) in file.lines.enumerated() {
      let component = try Failure.ifThere { () throws(Failure) in try stock.item(nil, line.sku, at: "", in: context) }
      if component == nil {
        throw .invalidParam("/lines/\(place)/sku", "sku must be that of an existing item; there is no \(line.sku.text)")
      }
    }
    if mode != .create, let known = try known(file, of: item.id, in: context) {
      return try replace(known, by: draft, in: context).version == known.version ? .unchanged : .updated
    }
    if mode == .update {
      let kind =
        draft.active.isSet
        ? "active bill of materials" : "inactive bill of materials with this yield and these lines"
      return .refused([
        Problem(
          pointer: "/sku", kind: .value, message: "\(item.sku.text) has no \(kind) to update; mode upsert creates one")
      ])
    }
    _ = try create(item.id, nil, draft, in: context)
    return .created
  }

  /// Returns the existing bill of materials that a file describes, or `nil` if there is none. An active one describes
  /// the item's active bill of materials. An inactive one describes an inactive bill of materials with the same yield
  /// and the same lines.
  private func known(_ file: BOMFile, of item: UUID, in context: CompanyContext) throws(Failure) -> BOM? {
    if file.active ?? true { return try active(of: item, in: context) }
    for bom in try all(of: item, in: context) where !bom.details.draft.active.isSet {
      let draft = bom.details.draft
      guard draft.yield == file.yield ?? Decimal(1), draft.lines.count == file.lines.count else { continue }
      let skus = try skus(of: bom, in: context)
      let isSame = file.lines.indices.allSatisfy { file.lines[$0].isSame(as: draft.lines[$0], skus[$0]) }
      if isSame { return bom }
    }
    return nil
  }
}
