internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// A member of a request that names a line of an order or a purchase, by the line's id or by the SKU of its item.
protocol NamedLine {
  associatedtype Details: DocumentLineDetails

  var line: ID<Details>? { get }
  var sku: Line? { get }
}

extension NamedLine {
  /// The name of the member that names the line.
  var member: StaticString { sku == nil ? "line" : "sku" }
}

extension Orders {
  /// Returns the indices of the lines of an order or a purchase that the request names at `/lines`.
  /// - Parameters:
  ///   - words: a description of the lines that a SKU can name, for error messages: "with something left to ship".
  ///   - isMeant: returns a Boolean value that indicates whether a SKU can name a line. A SKU names a line if it is the
  ///     only such line of its item.
  /// - Throws: `notFound`; -32602 for a line that is named by neither its id nor a SKU, or by both, and for an
  ///   ambiguous SKU.
  func places<Named: NamedLine>(
    of named: [Named], in lines: [SheetLine<Named.Details>], _ words: StaticString, in context: CompanyContext,
    where isMeant: (Named.Details) -> Bool
  ) throws(Failure) -> [Int] {
    let placesOfIDs = Orders.places(of: lines)
    var problems: [Problem] = []
    var places: [Int] = []
    for (position, one) in named.enumerated() {
      let pointer = "/lines/\(position)"
      switch (one.line, one.sku) {
      case (let id?, nil):
        guard let place = placesOfIDs[id.uuid] else { throw .notFound("line", at: "\(pointer)/line") }
        places.append(place)
      case (nil, let sku?):
        let item = try stock.item(nil, sku, at: pointer, in: context)
        let ofItem = lines.indices.filter { lines[$0].details.item == item.id }
        let meant = ofItem.filter { isMeant(lines[$0].details) }
        // If the item has only one line, and the SKU can't name this line, the line is returned anyway. The caller then
        // refuses the line with a better reason.
        let found = meant.isEmpty && ofItem.count == 1 ? ofItem : meant
        places += found
        if found.count == 1 { continue }
        let message =
          "sku must match exactly one line \(words); \(item.sku.text) matches \(found.count). Give line instead"
        problems.append(Problem(pointer: "\(pointer)/sku", kind: .value, message: message))
      case (nil, nil):
        problems.append(Problem(pointer: "\(pointer)/line", kind: .missing, message: "line or sku must be given"))
      case (_?, _?):
        problems.append(
          Problem(pointer: "\(pointer)/sku", kind: .value, message: "sku must be left out if line is given"))
      }
    }
    if !problems.isEmpty { throw .invalidParams(problems) }
    return places
  }

  /// Returns a dictionary from the id of each line of an order or a purchase to the line's index. Searching for each of
  /// a thousand lines would take too long.
  static func places<Details>(of lines: [SheetLine<Details>]) -> [UUID: Int] {
    var places: [UUID: Int] = [:]
    for (place, line) in lines.enumerated() { places[line.id.uuid] = place }
    return places
  }
}
