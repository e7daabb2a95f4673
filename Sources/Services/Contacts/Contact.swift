internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Somebody whom a company deals with: a person, or an organisation.
typealias Contact = Stored<ContactDetails>

/// What people write of a contact.
struct ContactDetails: CompanyDetails {
  let name: Line, kinds: [ContactKind], organisation: Line?, people: [ContactPerson], emails: [ContactEmail], phones: [ContactPhone]
  let website: Line?, addresses: [ContactAddress], taxId: Line?, currency: Currency?, paymentDays: Int?, priceList: Line?
  let tags: [Tag], note: String?, archived: Flag

  static let collection = CollectionName(service: ContactsModule.name, "contacts", one: "contact")
  static let department = Department.contacts
  static let indexed = [
    IndexedColumn("name", weight: 4), IndexedColumn("kinds", .labelList, weight: 1), IndexedColumn("tags", .labelList, weight: 2),
    IndexedColumn("organisation", weight: 4), IndexedColumn(ContactColumns.people, weight: 2),
    IndexedColumn(ContactColumns.emails, weight: 4), IndexedColumn(ContactColumns.numbers, .numberList, weight: 4),
    IndexedColumn(ContactColumns.cities, weight: 1), IndexedColumn("website", weight: 1), IndexedColumn("note", weight: 1),
  ]
  /// The places of columns whose values can be looked up as a whole.
  static let kindsColumn = 1
  static let tagsColumn = 2
  static let sample =
    #""name":"Roastery Ltd","kinds":["supplier"],"emails":[{"value":"orders@roastery.example"}],"phones":[{"value":"+44 20 7946 0123"}]"#
  static let hasHistory = true
  static let sampleChanges = #""website":"https://roastery.example","note":"Closed in August.""#
  static let doc: StaticString = "A person or an organisation that a company deals with."

  static func errors(of verb: CollectionVerb) -> [ErrorCode] { verb == .delete ? [.inUse] : [] }

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "What people call it.", .length(1...200))
    kinds = field("kinds", \.kinds, "What it is to the company: at least one, each once.", .count(1...3))
    organisation = field("organisation", \.organisation, "The organisation that a person belongs to.", .length(1...200))
    people = field("people", \.people, "Whom to speak to there.", .count(0...100))
    emails = field("emails", \.emails, "Its email addresses, the first one first.", .count(0...100))
    phones = field("phones", \.phones, "Its telephone numbers, the first one first.", .count(0...100))
    website = field("website", \.website, "Where it is on the web.", .length(1...500))
    addresses = field("addresses", \.addresses, "Its postal addresses.", .count(0...100))
    taxId = field("taxId", \.taxId, "What the tax office knows it by.", .length(1...64))
    currency = field("currency", \.currency, "What it is paid in, or pays in.", Currency.listed)
    paymentDays = field(
      "paymentDays", \.paymentDays, "A number of days, stored as a note on terms of payment; the core works nothing out from it.",
      .range(0...3650))
    priceList = field("priceList", \.priceList, "A name that is stored as a note on prices; the core has no price lists.", .length(1...200))
    tags = field("tags", \.tags, "Any further words to find it by.", .count(0...50))
    note = field("note", \.note, "What else is to be known.", .length(1...4000))
    archived = field("archived", \.archived, "Whether it is out of use.")
  }
}

/// What a contact is to a company.
enum ContactKind: String, Choice {
  case customer, supplier, partner

  static let spellings = Spellings<ContactKind>()
}
