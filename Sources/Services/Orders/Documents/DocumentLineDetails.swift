internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The stored members of a line of a document.
protocol DocumentLineDetails: CompanyDetails {
  associatedtype Document: CompanyDetails
  associatedtype Price: LinePrice

  typealias Terms = DocumentTerms<Self>

  var document: ID<Document> { get }
  /// The item; `nil` for a line without an item.
  var item: UUID? { get }
  /// The item's SKU when the line was created.
  var sku: Line? { get }
  /// The kind of the item when the line was created. `nil` for goods in stock, and for a line without an item.
  var kind: ItemKind? { get }
  var terms: Terms { get set }
  /// The number of the item's own units in one of the line's units.
  var ratio: UnitFactor { get set }
  /// The source of the price, if no request gave the price; otherwise `nil`.
  var priceSource: PriceSource? { get set }
  /// The quantity that is charged: the ordered quantity less cancelled units.
  var billed: Decimal { get }
  /// The quantity that was shipped or received, and has not gone back.
  var kept: Decimal { get }
  /// The quantity that is still to be moved. 0 for a line without an item.
  var left: Decimal { get }

  /// A Boolean value that indicates whether the line is for goods, which are moved. A service has no goods.
  var hasGoods: Bool { get }
  /// The items whose planned movements depend on the line.
  var plannedItems: [UUID] { get }

  init(of document: ID<Document>, _ item: LineItem?, terms: Terms, factor: UnitFactor)

  /// Returns a Boolean value that indicates whether goods have moved since an earlier state of the line.
  func hasMoved(since old: Self) -> Bool
  /// Returns a Boolean value that indicates whether the planned movements have changed since an earlier state of the
  /// line.
  /// - Parameter old: the earlier state; `nil` for a new line.
  func isReplanned(since old: Self?) -> Bool
  /// Returns the problems of changed terms that do not fit the goods that have moved already.
  func problems(since old: Terms) -> [Problem]

  /// The departments whose managers see prices; 0 if every caller sees them.
  static var priceMask: Int { get }
  static var words: LineWords { get }
  /// Returns the unit of a line whose request names none; `nil` for the item's own unit.
  static func usualUnit(of item: StockedItem) -> Line?
}

/// The facts of an item that a new line copies.
struct LineItem {
  let id: UUID
  var sku: Line
  let kind: ItemKind
  /// The components of a kit.
  var parts: [KitPart] = []
}

extension DocumentLineDetails {
  /// A line without an item has no goods. A line of a service has none, either.
  var hasGoods: Bool { item != nil && kind != .service }

  func problems(since old: Terms) -> [Problem] { [] }
}

/// The reference texts of a line that differ between orders and purchases.
struct LineWords {
  /// The names of the terms and of a new line in schemas.
  let terms: String, newLine: String
  let price: StaticString, newDoc: StaticString, newUnit: StaticString, newPrice: StaticString, fileUnit: StaticString,
    filePrice: StaticString
}
