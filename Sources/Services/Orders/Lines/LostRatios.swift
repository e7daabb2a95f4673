internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Collects lines from sync whose `ratio` may have a wrong or missing `per`, the denominator of a `UnitFactor`.
/// Programs older than `per` write new lines without `per`. If they change a line's unit, the former `per` stays.
/// `restored` returns the corrected ratio.
struct LostRatios<Details: DocumentLineDetails> {
  private var lines: [UUID: [ID<Details>]] = [:]

  /// Adds a line from sync that is new, or has another unit or ratio than before.
  mutating func note(_ old: Stored<Details>?, _ new: Stored<Details>?, in context: CompanyContext) {
    guard let new, new.details.item != nil, let unit = new.details.terms.unit else { return }
    if let old, old.details.terms.unit == unit, old.details.ratio == new.details.ratio { return }
    lines[context.company, default: []].append(new.id)
  }

  /// Removes and returns the lines of one company, in the order in which they arrived.
  mutating func take(in context: CompanyContext) -> [ID<Details>] { lines.removeValue(forKey: context.company) ?? [] }
}

extension Orders {
  /// Returns the ratio that the item has for a line's unit, if the line's ratio differs from it only in `per`. Returns
  /// `nil` otherwise.
  func restored(_ ratio: UnitFactor, of unit: Line?, _ item: UUID?, in context: CompanyContext) throws(Failure)
    -> UnitFactor?
  {
    guard let unit, let item else { return nil }
    // The item may not have arrived yet.
    let found = try Failure.ifThere { () throws(Failure) in try stock.item(item, nil, at: "", in: context) }
    guard let item = found else { return nil }
    let now = item.unit.isSameUnit(as: unit) ? .one : item.units.first { $0.unit.isSameUnit(as: unit) }?.factor
    guard let now, now.factor == ratio.factor, now != ratio else { return nil }
    return now
  }
}
