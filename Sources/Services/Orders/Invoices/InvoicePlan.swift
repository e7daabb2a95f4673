internal import Shape
internal import Vocabulary

/// Computes which invoices and credit notes an order still needs. The plan compares the amounts that the order's lines
/// owe with the amounts of the existing documents.
///
/// The amounts of a new document are a difference: the amount that the order owes for all documented quantities with
/// the new document, less the amount without it. So all invoices less all credit notes sum exactly to what the order
/// owes, in spite of rounding.
struct InvoicePlan {
  /// A line of an order.
  struct Line {
    let id: UUID, billed: Decimal
    /// The quantity that all invoices less all credit notes should have.
    let owed: Decimal
    /// The amounts of the billed quantity.
    let amounts: LineAmounts
    let rate: Decimal, category: TaxCategory
  }

  /// A quantity of a line in a document, in units of `Decimal`, with its amounts.
  struct Piece: Equatable {
    let line: UUID
    var quantity: Int, amounts: LineAmounts

    /// A Boolean value that indicates whether credit notes contain more than the invoice. This happens if devices have
    /// credited the same quantity before they synced.
    var isOvercredited: Bool {
      quantity < 0 || quantity == 0 && (amounts.net < 0 || amounts.gross < 0)
    }
  }

  /// A document of the order.
  struct Document {
    let id: UUID
    /// The id of the corrected invoice, for a credit note; `nil` for an invoice.
    let corrects: UUID?
    let pieces: [(piece: Piece, rate: Decimal, category: TaxCategory)]
  }

  /// The quantity and the amounts of a line on its invoices, less those on its credit notes, and the number of these
  /// documents.
  private struct Said {
    var quantity = 0, amounts = LineAmounts(), documents = 0, isOtherTax = false
  }

  private let lines: [Line], places: [UUID: Int], taxIncluded: Bool, rounding: AmountRounding
  private var said: [UUID: Said] = [:]
  /// The quantities and amounts of each invoice that no credit note has credited. The oldest invoice comes first.
  private var invoices: [(id: UUID, rests: [Piece])] = []

  /// - Parameter documents: the documents of the order, the oldest first.
  init(_ lines: [Line], _ documents: [Document], taxIncluded: Bool, rounding: AmountRounding) {
    (self.lines, self.taxIncluded, self.rounding) = (lines, taxIncluded, rounding)
    places = Dictionary(lines.enumerated().map { ($1.id, $0) }) { first, _ in first }
    for document in documents {
      if document.corrects == nil { invoices.append((document.id, document.pieces.map(\.piece))) }
      for (piece, rate, category) in document.pieces {
        let isOther = places[piece.line].map { lines[$0].rate != rate || lines[$0].category != category } ?? true
        note(piece, by: document.corrects == nil ? 1 : -1)
        said[piece.line]?.documents += 1
        if isOther { said[piece.line]?.isOtherTax = true }
        if let invoice = document.corrects { take(piece, from: invoice) }
      }
    }
  }

  private mutating func note(_ piece: Piece, by sign: Int) {
    var said = self.said[piece.line] ?? Said()
    said.quantity += sign * piece.quantity
    if sign > 0 { said.amounts += piece.amounts } else { said.amounts -= piece.amounts }
    self.said[piece.line] = said
  }

  private mutating func take(_ piece: Piece, from invoice: UUID) {
    guard let place = invoices.firstIndex(where: { $0.id == invoice }),
      let index = invoices[place].rests.firstIndex(where: { $0.line == piece.line })
    else { return }
    invoices[place].rests[index].quantity -= piece.quantity
    invoices[place].rests[index].amounts -= piece.amounts
  }

  /// Returns the quantity of a line that is not invoiced yet, in units of `Decimal`.
  func left(of line: UUID) -> Int {
    places[line].map { max(0, lines[$0].owed.units - (said[line]?.quantity ?? 0)) } ?? 0
  }

  /// A Boolean value that indicates whether the invoices contain all quantities that the order owes.
  var isDone: Bool { lines.allSatisfy { left(of: $0.id) == 0 } }

  // MARK: Credit notes

  /// Returns the quantities to credit on each invoice that contains more than the order owes. The newest invoice comes
  /// first.
  ///
  /// If devices change and invoice a line before they sync, the line can have another price or tax than its documents.
  /// Then the whole documented quantity is credited, with the documented amounts.
  /// - Parameter isExact: a Boolean value that indicates whether documents that contain all quantities are also
  ///   credited if their amounts are a few cents off. This happens if each document was rounded on its own.
  mutating func credits(isExact: Bool = false) -> [(invoice: UUID, pieces: [Piece])] {
    var stale = Set(said.keys.filter { isStale($0) })
    if isExact, stale.isEmpty { stale = inexact }
    var excess: [UUID: Int] = [:]
    for (line, said) in said where !stale.contains(line) {
      excess[line] = max(0, said.quantity - (places[line].map { lines[$0].owed.units } ?? 0))
    }
    for line in stale { said[line] = overcredited(line) }
    var credits: [(invoice: UUID, pieces: [Piece])] = []
    for place in invoices.indices.reversed() {
      var pieces: [Piece] = []
      var taken: [UUID: Int] = [:]
      for rest in invoices[place].rests {
        if stale.contains(rest.line) {
          if !rest.isOvercredited, rest.quantity > 0 || rest.amounts != LineAmounts() { pieces.append(rest) }
        } else if case let quantity = min(rest.quantity, excess[rest.line] ?? 0), quantity > 0 {
          taken[rest.line] = quantity
          excess[rest.line]? -= quantity
        }
      }
      pieces += move(taken, by: -1)
      if pieces.isEmpty { continue }
      for piece in pieces { take(piece, from: invoices[place].id) }
      credits.append((invoices[place].id, pieces))
    }
    return credits
  }

  /// Returns the quantity and the amounts of a line on invoices that were credited with more than they contain. A
  /// credit note can't take this back, so the next invoice contains it.
  private func overcredited(_ line: UUID) -> Said {
    var found = Said()
    for rest in invoices.flatMap(\.rests) where rest.line == line && rest.isOvercredited {
      found.quantity += rest.quantity
      found.amounts += rest.amounts
    }
    return found
  }

  /// Returns the amounts that the order owes for quantities of lines.
  ///
  /// Several devices may have invoiced the same line before they synced. Then the quantity can exceed the billed
  /// quantity, and each invoice began with the first unit of the line. So each full multiple of the billed quantity
  /// counts with the full amounts of the line.
  private func amounts(of quantities: [(line: Line, quantity: Int)]) -> [LineAmounts] {
    let wholes = quantities.map { line, quantity in
      line.billed.units == 0 ? 0 : max(0, quantity - 1) / line.billed.units
    }
    let rests = zip(quantities, wholes).map { one, wholes in
      let rest = max(0, one.quantity - wholes * one.line.billed.units)
      return OwedLine(
        amounts: one.line.amounts, credited: Decimal(units: one.line.billed.units - rest), billed: one.line.billed,
        taxRate: one.line.rate)
    }
    let owed = Pricing.owed(rests, taxIncluded: taxIncluded, rounding: rounding)
    return zip(zip(quantities, wholes), owed).map { one, owed in
      let (whole, count) = (one.0.line.amounts, one.1)
      return LineAmounts(
        net: owed.net + count * whole.net, tax: owed.tax + count * whole.tax, gross: owed.gross + count * whole.gross)
    }
  }

  /// Returns a Boolean value that indicates whether the documents of a line do not match the line's quantity, price or
  /// tax.
  private func isStale(_ id: UUID) -> Bool {
    guard let said = said[id], said.quantity != 0 || said.amounts != LineAmounts() else { return false }
    guard let place = places[id], lines[place].billed.units > 0, !said.isOtherTax else { return true }
    // Devices have credited the same quantity before they synced. The next invoice contains the surplus.
    if said.quantity < 0 { return false }
    let owed = amounts(of: [(lines[place], said.quantity)])[0]
    let difference = taxIncluded ? owed.gross - said.amounts.gross : owed.net - said.amounts.net
    // If devices have issued several documents before they synced, each document may be rounded on its own. So a
    // difference of one minor unit for each further document is allowed.
    return difference.magnitude > max(said.documents - 1, 0).magnitude
  }

  /// The lines whose documents contain all quantities, but with other amounts than the order owes.
  private var inexact: Set<UUID> {
    guard lines.allSatisfy({ $0.owed.units == said[$0.id]?.quantity ?? 0 }) else { return [] }
    let owed = amounts(of: lines.map { ($0, $0.owed.units) })
    var off: [Decimal: LineAmounts] = [:]
    var found: Set<UUID> = []
    for (line, owed) in zip(lines, owed) {
      var difference = owed
      difference -= said[line.id]?.amounts ?? LineAmounts()
      if rounding.isByRate {
        off[line.rate, default: LineAmounts()] += difference
      } else if difference != LineAmounts() {
        found.insert(line.id)
      }
    }
    // If the tax is rounded by rate, the tax of a rate is a sum: it does not matter which line has the extra cent.
    for line in lines where off[line.rate].map({ $0 != LineAmounts() }) ?? false { found.insert(line.id) }
    return found.filter { said[$0]?.documents ?? 0 > 0 }
  }

  // MARK: Invoices

  /// Returns the quantities of lines for a new invoice, with their amounts.
  /// - Parameter wanted: the quantity of each line to invoice; `nil` for everything that is not invoiced yet.
  mutating func invoice(_ wanted: [UUID: Int]?) -> [Piece] {
    var changes: [UUID: Int] = [:]
    for line in lines {
      let quantity = min(left(of: line.id), wanted.map { $0[line.id] ?? 0 } ?? Int.max)
      if quantity > 0 { changes[line.id] = quantity }
    }
    return move(changes, by: 1)
  }

  /// Adds quantities to the documented quantities, or subtracts them if `sign` is -1.
  /// - Returns: the pieces, with the amounts by which the owed amounts change.
  private mutating func move(_ changes: [UUID: Int], by sign: Int) -> [Piece] {
    if changes.isEmpty { return [] }
    let after = amounts(of: lines.map { ($0, (said[$0.id]?.quantity ?? 0) + sign * (changes[$0.id] ?? 0)) })
    let differences = zip(lines, after).map { line, after in
      let (before, quantity) = (said[line.id]?.amounts ?? LineAmounts(), said[line.id]?.quantity ?? 0)
      if quantity + sign * (changes[line.id] ?? 0) < 0 { return LineAmounts() }
      return LineAmounts(
        net: sign * (after.net - before.net), tax: sign * (after.tax - before.tax),
        gross: sign * (after.gross - before.gross))
    }
    let moved = lines.indices.filter { changes[lines[$0].id] != nil }
    var pieces = moved.map {
      Piece(line: lines[$0].id, quantity: changes[lines[$0].id] ?? 0, amounts: differences[$0])
    }
    if rounding.isByRate { spread(differences, over: &pieces, moved) }
    for piece in pieces { note(piece, by: sign) }
    return pieces
  }

  /// Distributes the whole change of each rate's tax over the pieces with this rate. The tax of lines that are not on
  /// the document may also have changed by a cent, and no other document would contain this cent.
  private func spread(_ differences: [LineAmounts], over pieces: inout [Piece], _ moved: [Int]) {
    for rate in Set(moved.map { lines[$0].rate.units }) {
      let tax = zip(lines, differences).reduce(0) { $1.0.rate.units == rate ? $0 + $1.1.tax : $0 }
      let members = pieces.indices.filter { lines[moved[$0]].rate.units == rate }
      let taxes = members.map { pieces[$0].amounts.tax }
      if taxes.reduce(0, +) == tax, taxes.allSatisfy({ $0 >= 0 }) { continue }
      let bases = members.map { max(0, taxIncluded ? pieces[$0].amounts.gross : pieces[$0].amounts.net) }
      let sum = bases.reduce(0, +)
      var (base, given) = (0, 0)
      for (index, member) in members.enumerated() {
        base += bases[index]
        let isLast = index == members.count - 1
        let all =
          isLast || sum == 0 || tax < 0
          ? (isLast ? tax : 0) : Int(rounding.quotient(Int128(tax) * Int128(base), Int128(sum)))
        let amounts = pieces[member].amounts
        let share = all - given
        given = all
        pieces[member].amounts =
          taxIncluded
          ? LineAmounts(net: amounts.gross - share, tax: share, gross: amounts.gross)
          : LineAmounts(net: amounts.net, tax: share, gross: amounts.net + share)
      }
    }
  }
}
