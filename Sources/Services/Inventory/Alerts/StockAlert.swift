internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// An alert about stock, such as an item whose stock is too low, or a lot that expires soon. When a limit is crossed,
/// one alert is added; later changes on the same side of the limit add none.
struct StockAlert: ImmutableRecord {
  let id: ID<StockAlert>, company: CompanyID, item: ID<ItemDetails>?
  var location: ID<LocationDetails>?
  let lot: ID<LotDetails>?, kind: StockAlertKind
  let onHand: Decimal, available: Decimal, minStock: Decimal?, expiry: Day?, at: Timestamp

  static let entityName: StaticString = "stockAlert"
  static let service = InventoryModule.name
  static let access = Access.view(.inventory)
  static let doc: StaticString =
    "An alert about stock: for example, an item is low or has recovered, a lot expires soon, or sync has found a problem."
}

extension StockAlert {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The alert's id.")
    company = field("company", \.company, "The id of the company that the alert belongs to.")
    item = field("item", \.item, "The id of the item; `null` for an alert about a location.")
    location = field(
      "location", \.location, "The id of the location that lost its barcode; `null` for any other alert.")
    lot = field(
      "lot", \.lot,
      "For an alert of the kind expiring: the id of the lot. For serialTwice: the id of the lot with the serial number that was received twice. `null` for other kinds of alert."
    )
    kind = field(
      "kind", \.kind,
      "The kind of the alert. low: less is available than `minStock`. out: no stock is available. recovered: the available quantity has reached `minStock` again. expiring: a lot has expired or expires soon. negative: the quantity on hand is below zero. serialTwice: two devices have received the same serial number. barcodeTaken: an older record has the same barcode, so the barcode was removed from this item or location. loanSurplus: two devices have recorded more of a loan as returned or lost than was lent, and the surplus was reversed. rebuilt: the stored sums were wrong, and were computed again."
    )
    onHand = field(
      "onHand", \.onHand,
      "The quantity on hand at the time of the alert, in the item's own unit: of the lot, if `lot` is not `null`, otherwise of the item."
    )
    available = field(
      "available", \.available,
      "The quantity that could be sold or used at the time of the alert, in the item's own unit.")
    minStock = field(
      "minStock", \.minStock,
      "The item's minimum stock at the time of the alert, in the item's own unit; `null` if it had none.")
    expiry = field(
      "expiry", \.expiry, "The last day on which the lot is good, for an alert of the kind expiring; `null` otherwise.")
    at = field("at", \.at, "The instant of the alert.")
  }
}

/// The problem or the event that a stock alert reports.
enum StockAlertKind: String, Choice {
  /// Less is available than the item's `minStock`.
  case low
  /// Nothing is available.
  case out
  /// The available quantity has reached the item's `minStock` again.
  case recovered
  /// A lot in stock has expired or expires soon.
  case expiring
  /// The quantity on hand is below zero.
  case negative
  /// A piece with a serial number is in stock more than once, because several devices received it before they synced.
  case serialTwice
  /// The item or the location has lost its barcode, because two devices gave the same barcode to two records before
  /// they synced. The older record keeps it.
  case barcodeTaken
  /// Several devices have together recorded more of a loan as returned or lost than was lent. The surplus was reversed.
  case loanSurplus
  /// The stored sums of the item differed from the ledger, and were computed again.
  case rebuilt

  static let spellings = Spellings<StockAlertKind>()
}
