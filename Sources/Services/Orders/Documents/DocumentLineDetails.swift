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
  /// The source of a price that no request gave; `nil` for another price.
  var priceSource: PriceSource? { get set }
  /// The quantity with a price: the ordered quantity, without cancelled units.
  var billed: Decimal { get }
  /// The quantity that was moved and has not gone back.
  var kept: Decimal { get }
  /// The quantity that is still to be moved; 0 for a line without an item.
  var left: Decimal { get }

  /// A Boolean value that indicates whether the line has goods, which are moved.
  var hasGoods: Bool { get }
  /// The items whose planned movements follow from the line.
  var plannedItems: [UUID] { get }

  init(of document: ID<Document>, _ item: LineItem?, terms: Terms, factor: UnitFactor)

  /// Returns a Boolean value that indicates whether goods have moved since an earlier state of the line.
  func hasMoved(since old: Self) -> Bool
  /// Returns a Boolean value that indicates whether the planned movements differ from those of an earlier state of the
  /// line; `nil` for a new line.
  func isReplanned(since old: Self?) -> Bool
  /// Returns the problems of new terms with goods that have moved already.
  func problems(since old: Terms) -> [Problem]

  /// The departments whose managers see prices; 0 if every caller sees them.
  static var priceMask: Int { get }
  static var words: LineWords { get }
  /// Returns the unit of a line that names none; `nil` for the item's own unit.
  static func usualUnit(of item: StockedItem) -> Line?
}

/// The item of a new line.
struct LineItem {
  let id: UUID
  var sku: Line
  let kind: ItemKind
  /// The components of a kit.
  var parts: [KitPart] = []
}

extension DocumentLineDetails {
  /// A line without an item has no goods, and neither has a line of a service.
  var hasGoods: Bool { item != nil && kind != .service }

  func problems(since old: Terms) -> [Problem] { [] }
}

/// The descriptions of a line's members that differ between orders and purchases.
struct LineWords {
  /// The names of the terms and of a new line in schemas.
  let terms: String, newLine: String
  let price: StaticString, newDoc: StaticString, newUnit: StaticString, newPrice: StaticString, fileUnit: StaticString,
    filePrice: StaticString
}
