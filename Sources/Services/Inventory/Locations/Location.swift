internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A place where a company keeps stock, such as a shop, a room or a shelf. Locations can contain other locations.
typealias Location = Stored<LocationDetails>

/// The members of a location that callers can write.
struct LocationDetails: CompanyDetails {
  let name: Line, code: Line?, parent: ID<LocationDetails>?, structural: Flag, kind: LocationKind, barcode: Barcode?
  let address: Address?, note: String?, archived: Flag, joined: ID<LocationDetails>?

  /// The names of the collection in methods and files. The core derives these methods from them:
  /// `inventory.locations.get`, `inventory.locations.list`, `inventory.locations.update`, `inventory.locations.delete`,
  /// `inventory.locations.export`, `inventory.locations.import`.
  static let collection = CollectionName(service: InventoryModule.name, "locations", one: "location")
  static let department = Department.inventory
  static let key: StaticString? = "code"
  static let shown: StaticString? = "joined IS NULL"
  static let sample = #""name":"Shelf 1","code":"A-1""#
  static let sampleChanges = #""name":"Shelf 1, left""#
  static let doc: StaticString =
    "A place where a company keeps its stock, such as a shop, a room or a shelf. Locations can contain other locations."

  static func errors(of verb: CollectionVerb) -> [ErrorCode] {
    switch verb {
    case .delete, .update: [.inUse]
    default: []
    }
  }

  /// The members of the main location, which every company has.
  static var main: LocationDetails { LocationDetails(name: Line("Main"), .stock) }
  /// The members of the location that holds lent goods. The core creates it.
  static var lent: LocationDetails { LocationDetails(name: Line("On loan"), .loan) }

  private init(name: Line, _ kind: LocationKind) {
    (self.name, code, parent, structural, self.kind, barcode) = (name, nil, nil, false, kind, nil)
    (address, note, archived, joined) = (nil, nil, false, nil)
  }

  /// Returns a copy of the members with another parent.
  func moved(to parent: ID<LocationDetails>?) -> LocationDetails { LocationDetails(self, in: parent) }

  private init(_ other: LocationDetails, in parent: ID<LocationDetails>?) {
    (name, code, self.parent, structural, kind, barcode) = (
      other.name, other.code, parent, other.structural, other.kind, other.barcode
    )
    (address, note, archived, joined) = (other.address, other.note, other.archived, other.joined)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The location's name.", .length(1...200))
    code = field(
      "code", \.code,
      "The code on the location's label, unique in the company. Codes that differ only in the case of the letters A to Z are the same.",
      .length(1...64))
    parent = field(
      "parent", \.parent, "The id of the location that contains this location; `null` if no location does.")
    structural = field(
      "structural", \.structural, "`true` if the location only contains other locations, and can hold no stock itself.")
    kind = field(
      "kind", \.kind,
      "The use of the location. stock: its stock can be sold and used. transit: its stock is on the way between two places. loan: its stock is lent. scrap: its stock is no longer fit for use."
    )
    barcode = field("barcode", \.barcode, "The barcode on the location's label; `null` if there is none.")
    address = field("address", \.address, "The postal address of the location.")
    note = field("note", \.note, "A free text about the location.", .length(1...4000))
    archived = field(
      "archived", \.archived, "`true` if the location is no longer in use. An archived location cannot receive stock.")
    joined = field.kept(
      "joined", \.joined,
      "The id of the location into which this location was merged, because two devices had created locations with the same code. `null` otherwise."
    )
  }
}

/// The use of a location. It decides whether the stock in the location can be sold.
enum LocationKind: String, Choice {
  /// The stock can be sold and used.
  case stock
  /// The stock is on its way between two places.
  case transit
  /// The stock is lent.
  case loan
  /// The stock is no longer fit for use.
  case scrap

  static let spellings = Spellings<LocationKind>()
  static var absent: LocationKind? { .stock }
}
