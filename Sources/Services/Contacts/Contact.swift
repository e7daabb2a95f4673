internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A person or an organisation that a company deals with.
typealias Contact = Stored<ContactDetails>

/// The members of a contact that a request can set.
struct ContactDetails: CompanyDetails {
  let name: Line, kinds: [ContactKind], organisation: Line?, people: [ContactPerson], emails: [ContactEmail],
    phones: [ContactPhone]
  let website: Line?, addresses: [ContactAddress], taxId: Line?, currency: Currency?, paymentDays: Int?,
    priceList: Line?
  let taxRate: Decimal?, taxCategory: TaxCategory?
  let tags: [Tag], note: String?, archived: Flag

  /// The names of the collection. From the collection, the core makes the methods `contacts.update`, `contacts.delete`,
  /// `contacts.history`, `contacts.export` and `contacts.import`.
  static let collection = CollectionName(service: ContactsModule.name, "contacts", one: "contact")
  static let department = Department.contacts
  static let indexed = [
    IndexedColumn("name", weight: 4), IndexedColumn("kinds", .labelList, weight: 1),
    IndexedColumn("tags", .labelList, weight: 2),
    IndexedColumn("organisation", weight: 4), IndexedColumn(ContactColumns.people, weight: 2),
    IndexedColumn(ContactColumns.emails, weight: 4), IndexedColumn(ContactColumns.numbers, .numberList, weight: 4),
    IndexedColumn(ContactColumns.cities, weight: 1), IndexedColumn("website", weight: 1),
    IndexedColumn("note", weight: 1),
  ]
  /// The positions, in `indexed`, of columns in which the full-text index looks up whole values.
  static let kindsColumn = 1
  static let tagsColumn = 2
  static let sample =
    #""name":"Roastery Ltd","kinds":["supplier"],"emails":[{"value":"orders@roastery.example"}],"phones":[{"value":"+44 20 7946 0123"}]"#
  static let hasHistory = true
  static let sampleChanges = #""website":"https://roastery.example","note":"Closed in August.""#
  static let doc: StaticString = "A person or an organisation that a company deals with."

  static func errors(of verb: CollectionVerb) -> [ErrorCode] { verb == .delete ? [.inUse] : [] }

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The contact's name.", .length(1...200))
    kinds = field(
      "kinds", \.kinds,
      "The kinds of the contact: customer, supplier or partner. At least one kind is needed, and each can occur only once.",
      .count(1...3))
    organisation = field(
      "organisation", \.organisation, "The organisation for which a person works; `null` if there is none.",
      .length(1...200))
    people = field("people", \.people, "The people to speak to at the organisation.", .count(0...100))
    emails = field("emails", \.emails, "The email addresses, the main one first.", .count(0...100))
    phones = field("phones", \.phones, "The telephone numbers, the main one first.", .count(0...100))
    website = field("website", \.website, "The URL of the website.", .length(1...500))
    addresses = field("addresses", \.addresses, "The postal addresses, at most 100.", .count(0...100))
    taxId = field(
      "taxId", \.taxId, "The tax id, such as a VAT number. The core does not check its form.", .length(1...64))
    currency = field(
      "currency", \.currency, "The currency in which the contact is paid, or pays: the code of ISO 4217, such as EUR.",
      Currency.listed)
    paymentDays = field(
      "paymentDays", \.paymentDays,
      "The payment terms: the number of days until an invoice is due. The `dueAt` of the contact's invoices is computed from this number.",
      .range(0...3650))
    priceList = field(
      "priceList", \.priceList,
      "The name of the price list whose prices apply to the contact's orders (`prices.list`).", .length(1...200))
    taxRate = field(
      "taxRate", \.taxRate,
      "The tax rate, in percent with at most 3 decimals, of new lines of the contact's orders and purchases. If the item of a line has a `taxRate` or `taxCategory`, the line gets the item's instead. `null` for none.",
      .range(0...100))
    taxCategory = field(
      "taxCategory", \.taxCategory,
      "The category of the tax on new lines of the contact's orders and purchases (EN 16931). A category other than S applies to all these lines with the rate 0, whatever their items are. E: exempt. AE: the buyer owes the tax. K: a supply within the European Union. G: an export. O: outside the scope of the tax. Z: the rate 0."
    )
    tags = field("tags", \.tags, "Further words by which the contact can be found. At most 50.", .count(0...50))
    note = field("note", \.note, "A free note about the contact.", .length(1...4000))
    archived = field(
      "archived", \.archived,
      "`true` if the contact is no longer in use. Lists then leave the contact out, unless they ask for archived contacts."
    )
  }
}

/// The relation of a contact to a company.
enum ContactKind: String, Choice {
  case customer, supplier, partner

  static let spellings = Spellings<ContactKind>()
}
