internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// An alert about the inventory: an item's stock is too low or has recovered, a lot expires soon, or stored sums were
/// corrected. Each crossing of a limit is reported once.
struct StockAlert: ImmutableRecord {
  let id: ID<StockAlert>, company: CompanyID, item: ID<ItemDetails>?
  var location: ID<LocationDetails>?
  let lot: ID<LotDetails>?, kind: StockAlertKind
  let onHand: Decimal, available: Decimal, minStock: Decimal?, expiry: Day?, at: Timestamp

  static let entityName: StaticString = "stockAlert"
  static let service = InventoryModule.name
  static let access = Access.view(.inventory)
  static let doc: StaticString =
    "An alert: there is too little stock of an item, or enough again, or a lot expires soon, or another problem of the stock was found."
}

extension StockAlert {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The alert's id.")
    company = field("company", \.company, "The company that the alert belongs to.")
    item = field("item", \.item, "The item; `null` for an alert about a location.")
    location = field("location", \.location, "The location that lost its barcode; `null` for any other alert.")
    lot = field(
      "lot", \.lot,
      "For an alert of the kind expiring: the lot. For serialTwice: the lot with the serial number that was received twice. `null` for other kinds of alert."
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
    expiry = field("expiry", \.expiry, "The last day on which the lot is good.")
    at = field("at", \.at, "The instant of the alert.")
  }
}

/// The kind of an alert.
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
  /// More than one piece of a serial number is in stock: devices have received it apart from each other.
  case serialTwice
  /// The item or the location has lost a barcode, because an older record got the same barcode while devices were
  /// apart.
  case barcodeTaken
  /// Devices that were apart have recorded more of a loan as returned or lost than was lent. The surplus was reversed.
  case loanSurplus
  /// The stored sums of the item differed from the ledger, and were computed again.
  case rebuilt

  static let spellings = Spellings<StockAlertKind>()
}
