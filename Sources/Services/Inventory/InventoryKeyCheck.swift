internal import RPC
internal import Storage

/// Finds items, lots and locations with the same key. Older versions of the program allowed them, because they treated
/// keys as different that now count as the same.
struct InventoryKeyCheck {
  private let stores: Stores
  private let checks: [SameKeys]
  private let units: SameKeys

  init(_ stores: Stores) {
    self.stores = stores
    checks = [InventoryKeyCheck.lots, InventoryKeyCheck.codes, InventoryKeyCheck.skus]
    units = SameKeys(
      """
      SELECT i.id, i.id FROM {store}.items i
      WHERE i.units <> '[]' AND json_valid(i.units) AND (
        SELECT count(DISTINCT key) <= json_array_length(i.units) FROM (
          SELECT case_folded(i.unit) AS key
          UNION ALL SELECT case_folded(json_extract(value, '$.unit')) FROM json_each(i.units)))
      """
    ) { (item, _) in "the item \(item) has units that are the same but for case and spaces: rename one" }
  }

  /// Returns a sentence for each pair of records in a store that have the same key.
  func findings(in store: Store) throws(Failure) -> [String] {
    var findings: [String] = []
    for check in checks + [units] { findings += try check.findings(stores, in: store) }
    return findings
  }

  private static var lots: SameKeys {
    let (a, b) = (LotTables.name(of: "a."), LotTables.name(of: "b."))
    return SameKeys(
      """
      SELECT a.id, b.id FROM {store}.lots a JOIN {store}.lots b ON b.item = a.item AND b.id <> a.id AND b.joined IS NULL
        AND (b.serial IS NULL) = (a.serial IS NULL) AND \(OuterSpaces.trimmed(b)) = \(OuterSpaces.trimmed(a))
      WHERE a.joined IS NULL AND \(OuterSpaces.surround(a)) AND (b.row < a.row OR \(b) = \(OuterSpaces.trimmed(b)))
      """
    ) {
      "the lots \($0) and \($1) have the same serial number or batch but for spaces around it: rename one, or merge them"
    }
  }

  private static var codes: SameKeys {
    SameKeys(
      """
      SELECT a.id, b.id FROM {store}.locations a JOIN {store}.locations b ON b.company = a.company AND b.id <> a.id
        AND \(OuterSpaces.trimmed("b.code")) = \(OuterSpaces.trimmed("a.code")) COLLATE NOCASE
      WHERE \(OuterSpaces.surround("a.code")) AND (b.row < a.row OR b.code = \(OuterSpaces.trimmed("b.code")))
      """
    ) { "the locations \($0) and \($1) have the same code but for spaces around it: change one" }
  }

  /// Items with the same SKU. When SKUs became unique, the oldest item kept the key. The keys of the later items got
  /// their row appended.
  private static var skus: SameKeys {
    SameKeys(
      """
      SELECT a.id, b.id FROM {store}.items a JOIN {store}.items b ON b.company = a.company AND b.skuKey = case_folded(a.sku) AND b.id <> a.id
      WHERE a.skuKey <> case_folded(a.sku)
      """
    ) { "the items \($0) and \($1) have the same SKU but for case and spaces around it: change one" }
  }
}
