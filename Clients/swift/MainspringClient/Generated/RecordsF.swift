// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The reason why a widget shows something else than it should.
public struct Fallback: Record {
  /// The reason as a machine name.
  public var reason: FallbackReason
  /// The reason as a sentence for people.
  public var message: String
  /// The machine name of the error that caused it; null for none.
  public var error: String?

  public init(
    reason: FallbackReason,
    message: String,
    error: String?
  ) {
    self.reason = reason
    self.message = message
    self.error = error
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.reason = reader.required("reason")
    self.message = reader.required("message")
    self.error = reader.optional("error")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("reason", self.reason)
    writer.put("message", self.message)
    writer.put("error", self.error)
    return writer.json
  }
}

/// The method needs a feature that the account does not have; data.feature names it, data.tiers lists the tiers with it, and data.products
/// the store's products.
public struct FeatureRequiredData: Record {
  /// The machine name of the error.
  public var kind: String
  /// The feature that the method needs.
  public var feature: String
  /// The tiers that include the feature, the lowest first.
  public var tiers: [String]
  /// The products that give these tiers.
  public var products: [String]
  /// The store's answer about these products: their prices on this device.
  public var store: StoreListing

  public init(
    kind: String,
    feature: String,
    tiers: [String],
    products: [String],
    store: StoreListing
  ) {
    self.kind = kind
    self.feature = feature
    self.tiers = tiers
    self.products = products
    self.store = store
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.feature = reader.required("feature")
    self.tiers = reader.required("tiers")
    self.products = reader.required("products")
    self.store = reader.required("store")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("feature", self.feature)
    writer.put("tiers", self.tiers)
    writer.put("products", self.products)
    writer.put("store", self.store)
    return writer.json
  }
}

/// A message from a user to the makers of the app.
public struct Feedback: Record {
  /// The record's id.
  public var id: String
  /// The id of the user, a record of users.
  public var user: String
  /// bug: something is wrong. idea: something is missing. question. praise.
  public var kind: FeedbackKind
  /// The user's message.
  public var message: String
  /// The way to reach the user for a reply, such as an address; null for no reply.
  public var contact: String?
  /// The diagnostics sent with it; null for none.
  public var diagnostics: AppDiagnostics?
  /// waiting: it is sent by itself when the backend has authenticated the user, or can be reached. sent: the backend has it. failed:
  /// feedback.retry sends it again.
  public var state: FeedbackState
  /// The time when the backend accepted it; null before that.
  public var sentAt: Date?
  /// The reason why the last attempt failed; null if none did.
  public var error: FeedbackError?
  /// The version of the record: 1 at first, and 1 more with each change.
  public var version: Int
  /// The time when the record was created.
  public var createdAt: Date
  /// The time of the record's last change.
  public var updatedAt: Date
  /// Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept until it is set anew.
  public var unreadable: [String]?

  public init(
    id: String,
    user: String,
    kind: FeedbackKind,
    message: String,
    contact: String?,
    diagnostics: AppDiagnostics?,
    state: FeedbackState,
    sentAt: Date?,
    error: FeedbackError?,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.user = user
    self.kind = kind
    self.message = message
    self.contact = contact
    self.diagnostics = diagnostics
    self.state = state
    self.sentAt = sentAt
    self.error = error
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.user = reader.required("user")
    self.kind = reader.required("kind")
    self.message = reader.required("message")
    self.contact = reader.optional("contact")
    self.diagnostics = reader.optional("diagnostics")
    self.state = reader.required("state")
    self.sentAt = reader.optional("sentAt")
    self.error = reader.optional("error")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("user", self.user)
    writer.put("kind", self.kind)
    writer.put("message", self.message)
    writer.put("contact", self.contact)
    writer.put("diagnostics", self.diagnostics)
    writer.put("state", self.state)
    writer.put("sentAt", self.sentAt)
    writer.put("error", self.error)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    return writer.json
  }
}

/// The record has another version than expected; data.current is the record in its present state.
public struct FeedbackConflictData: Record {
  /// The machine name of the error.
  public var kind: String
  /// The record in its present state, as far as the caller may see it.
  public var current: Feedback

  public init(
    kind: String,
    current: Feedback
  ) {
    self.kind = kind
    self.current = current
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.current = reader.required("current")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("current", self.current)
    return writer.json
  }
}

/// The reason why feedback was not sent.
public struct FeedbackError: Record {
  /// The machine name of the error.
  public var kind: String
  /// A sentence for people.
  public var message: String

  public init(
    kind: String,
    message: String
  ) {
    self.kind = kind
    self.message = message
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.message = reader.required("message")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("message", self.message)
    return writer.json
  }
}

/// One page of a list.
public struct FeedbackPage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [Feedback]
  /// The value to pass as after for the next page; null at the end.
  public var next: String?

  public init(
    items: [Feedback],
    next: String?
  ) {
    self.items = items
    self.next = next
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.items = reader.required("items")
    self.next = reader.optional("next")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("items", self.items)
    writer.put("next", self.next)
    return writer.json
  }
}

/// The host's answer to host.config.fetch.
public struct FetchedConfig: InputRecord {
  /// The fetched document: AppConfig or IAPPromo, or the list of records that it consists of. It has at most 1 MiB, not counting white
  /// space.
  public var document: JSON

  public init(
    document: JSON
  ) {
    self.document = document
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("document", self.document)
    return writer.json
  }
}

/// A figure of a group of brews, which share a span of the calendar or a value.
public struct FigurePoint: Record {
  /// The first day of the span, or the value that the brews share; null for brews without one.
  public var key: String?
  /// The name of a bean or grinder; null for other keys.
  public var name: String?
  /// The number of brews.
  public var brews: Int
  /// The sum, or the mean to four places. null if no brew has a value, and for the measure cost.
  public var value: Decimal?
  /// The cost by currency; empty for other measures.
  public var money: [Money]

  public init(
    key: String?,
    name: String?,
    brews: Int,
    value: Decimal?,
    money: [Money]
  ) {
    self.key = key
    self.name = name
    self.brews = brews
    self.value = value
    self.money = money
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.key = reader.optional("key")
    self.name = reader.optional("name")
    self.brews = reader.required("brews")
    self.value = reader.optional("value")
    self.money = reader.required("money")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("key", self.key)
    writer.put("name", self.name)
    writer.put("brews", self.brews)
    writer.put("value", self.value)
    writer.put("money", self.money)
    return writer.json
  }
}

/// Figures in an order.
public struct FigurePoints: Record {
  /// The figures.
  public var points: [FigurePoint]

  public init(
    points: [FigurePoint]
  ) {
    self.points = points
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.points = reader.required("points")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("points", self.points)
    return writer.json
  }
}

/// All known flags with their values.
public struct Flags: Record {
  /// The flags by name: true for on, false for off. They are sorted by the Unicode scalars of their names.
  public var flags: [String: Bool]
  /// The malformed parts of the document. Malformed flags are left out.
  public var problems: [DocumentProblem]
  /// fresh: the data is recent enough. stale: the data is older. default: there is no data, and a safe value is assumed.
  public var source: FlagsSource
  /// The age of the data in milliseconds; null for default.
  public var age: Int?
  /// host: fetched by the host. records: made of records of the public database. file: from the file that an option names. builtIn: there
  /// is no document.
  public var origin: FlagsOrigin

  public init(
    flags: [String: Bool],
    problems: [DocumentProblem],
    source: FlagsSource,
    age: Int?,
    origin: FlagsOrigin
  ) {
    self.flags = flags
    self.problems = problems
    self.source = source
    self.age = age
    self.origin = origin
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.flags = reader.required("flags")
    self.problems = reader.required("problems")
    self.source = reader.required("source")
    self.age = reader.optional("age")
    self.origin = reader.required("origin")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("flags", self.flags)
    writer.put("problems", self.problems)
    writer.put("source", self.source)
    writer.put("age", self.age)
    writer.put("origin", self.origin)
    return writer.json
  }
}

/// A family of the flavour wheel: its second level.
public struct FlavorFamily: Record {
  /// The id, which never changes.
  public var id: String
  /// The term.
  public var name: String
  /// The terms of the family.
  public var terms: [FlavorTerm]

  public init(
    id: String,
    name: String,
    terms: [FlavorTerm]
  ) {
    self.id = id
    self.name = name
    self.terms = terms
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.name = reader.required("name")
    self.terms = reader.required("terms")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("name", self.name)
    writer.put("terms", self.terms)
    return writer.json
  }
}

/// A group of the flavour wheel: its first level.
public struct FlavorGroup: Record {
  /// The id, which never changes.
  public var id: String
  /// The term.
  public var name: String
  /// The families of the group.
  public var families: [FlavorFamily]

  public init(
    id: String,
    name: String,
    families: [FlavorFamily]
  ) {
    self.id = id
    self.name = name
    self.families = families
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.name = reader.required("name")
    self.families = reader.required("families")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("name", self.name)
    writer.put("families", self.families)
    return writer.json
  }
}

/// The flavour of a coffee in numbers.
public struct FlavorProfile: Record {
  /// 0 for none, 10 for very sour.
  public var acidity: Decimal
  /// 0 for none, 10 for very sweet.
  public var sweetness: Decimal
  /// 0 for none, 10 for very bitter.
  public var bitterness: Decimal
  /// 0 for watery, 10 for syrupy.
  public var body: Decimal
  /// How much fruit there is, 0 to 10.
  public var fruitiness: Decimal
  /// How many flowers there are, 0 to 10.
  public var floral: Decimal
  /// How many nuts there are, 0 to 10.
  public var nutty: Decimal
  /// How much roast there is, 0 to 10.
  public var roasted: Decimal
  /// The one to three flavour terms that stand out.
  public var dominant: [String]
  /// One sentence about the whole.
  public var summary: String

  public init(
    acidity: Decimal,
    sweetness: Decimal,
    bitterness: Decimal,
    body: Decimal,
    fruitiness: Decimal,
    floral: Decimal,
    nutty: Decimal,
    roasted: Decimal,
    dominant: [String],
    summary: String
  ) {
    self.acidity = acidity
    self.sweetness = sweetness
    self.bitterness = bitterness
    self.body = body
    self.fruitiness = fruitiness
    self.floral = floral
    self.nutty = nutty
    self.roasted = roasted
    self.dominant = dominant
    self.summary = summary
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.acidity = reader.required("acidity")
    self.sweetness = reader.required("sweetness")
    self.bitterness = reader.required("bitterness")
    self.body = reader.required("body")
    self.fruitiness = reader.required("fruitiness")
    self.floral = reader.required("floral")
    self.nutty = reader.required("nutty")
    self.roasted = reader.required("roasted")
    self.dominant = reader.required("dominant")
    self.summary = reader.required("summary")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("acidity", self.acidity)
    writer.put("sweetness", self.sweetness)
    writer.put("bitterness", self.bitterness)
    writer.put("body", self.body)
    writer.put("fruitiness", self.fruitiness)
    writer.put("floral", self.floral)
    writer.put("nutty", self.nutty)
    writer.put("roasted", self.roasted)
    writer.put("dominant", self.dominant)
    writer.put("summary", self.summary)
    return writer.json
  }
}

/// A term of the flavour wheel.
public struct FlavorTerm: Record {
  /// The id, which never changes.
  public var id: String
  /// The term.
  public var name: String

  public init(
    id: String,
    name: String
  ) {
    self.id = id
    self.name = name
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.name = reader.required("name")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("name", self.name)
    return writer.json
  }
}

/// The flavour wheel.
public struct FlavorWheel: Record {
  /// The groups: the first level.
  public var groups: [FlavorGroup]

  public init(
    groups: [FlavorGroup]
  ) {
    self.groups = groups
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.groups = reader.required("groups")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("groups", self.groups)
    return writer.json
  }
}

/// The caller may not do this in the company; data.needs is the right or condition that would allow it.
public struct ForbiddenData: Record {
  /// The machine name of the error.
  public var kind: String
  /// The rule of access that the caller does not meet.
  public var needs: AccessRule

  public init(
    kind: String,
    needs: AccessRule
  ) {
    self.kind = kind
    self.needs = needs
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.needs = reader.required("needs")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("needs", self.needs)
    return writer.json
  }
}

/// A contact, found by an id.
public struct FoundContact: Record {
  /// The record's id.
  public var id: String
  /// The company to which the record belongs.
  public var company: String
  /// The contact's name.
  public var name: String
  /// The kinds of the contact: at least one, each once.
  public var kinds: [ContactKinds]
  /// The organisation of a person.
  public var organisation: String?
  /// The people to speak to at the organisation.
  public var people: [ContactPerson]
  /// The email addresses, the main one first.
  public var emails: [ContactEmail]
  /// The telephone numbers, the main one first.
  public var phones: [ContactPhone]
  /// The address of the website.
  public var website: String?
  /// The postal addresses.
  public var addresses: [ContactAddress]
  /// The tax id.
  public var taxId: String?
  /// The currency in which the contact is paid, or pays.
  public var currency: String?
  /// The days of the payment terms, stored as a note. The core derives nothing from it.
  public var paymentDays: Int?
  /// The name of a price list, stored as a note. The core has no price lists.
  public var priceList: String?
  /// Further words by which the contact can be found.
  public var tags: [String]
  /// A free note.
  public var note: String?
  /// `true` if the contact is no longer in use.
  public var archived: Bool
  /// The version of the record: 1 at first, and 1 more with each change.
  public var version: Int
  /// The time when the record was created.
  public var createdAt: Date
  /// The time of the record's last change.
  public var updatedAt: Date
  /// Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept until it is set anew.
  public var unreadable: [String]?
  /// The id of the returned contact, if the requested contact was merged into it.
  public var mergedInto: String?

  public init(
    id: String,
    company: String,
    name: String,
    kinds: [ContactKinds],
    organisation: String?,
    people: [ContactPerson],
    emails: [ContactEmail],
    phones: [ContactPhone],
    website: String?,
    addresses: [ContactAddress],
    taxId: String?,
    currency: String?,
    paymentDays: Int?,
    priceList: String?,
    tags: [String],
    note: String?,
    archived: Bool,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unreadable: [String]? = nil,
    mergedInto: String? = nil
  ) {
    self.id = id
    self.company = company
    self.name = name
    self.kinds = kinds
    self.organisation = organisation
    self.people = people
    self.emails = emails
    self.phones = phones
    self.website = website
    self.addresses = addresses
    self.taxId = taxId
    self.currency = currency
    self.paymentDays = paymentDays
    self.priceList = priceList
    self.tags = tags
    self.note = note
    self.archived = archived
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.unreadable = unreadable
    self.mergedInto = mergedInto
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.name = reader.required("name")
    self.kinds = reader.required("kinds")
    self.organisation = reader.optional("organisation")
    self.people = reader.required("people")
    self.emails = reader.required("emails")
    self.phones = reader.required("phones")
    self.website = reader.optional("website")
    self.addresses = reader.required("addresses")
    self.taxId = reader.optional("taxId")
    self.currency = reader.optional("currency")
    self.paymentDays = reader.optional("paymentDays")
    self.priceList = reader.optional("priceList")
    self.tags = reader.required("tags")
    self.note = reader.optional("note")
    self.archived = reader.required("archived")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
    self.mergedInto = reader.optional("mergedInto")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("name", self.name)
    writer.put("kinds", self.kinds)
    writer.put("organisation", self.organisation)
    writer.put("people", self.people)
    writer.put("emails", self.emails)
    writer.put("phones", self.phones)
    writer.put("website", self.website)
    writer.put("addresses", self.addresses)
    writer.put("taxId", self.taxId)
    writer.put("currency", self.currency)
    writer.put("paymentDays", self.paymentDays)
    writer.put("priceList", self.priceList)
    writer.put("tags", self.tags)
    writer.put("note", self.note)
    writer.put("archived", self.archived)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    writer.putIfGiven("mergedInto", self.mergedInto)
    return writer.json
  }
}

/// One page of the results of a search.
public struct FoundContactPage: ListPage {
  /// The matching elements, the best match first.
  public var items: [Contact]
  /// The value to pass as after for the next page; null at the end.
  public var next: String?
  /// true if the search stopped before it had seen all records. Better matches may follow; next continues it.
  public var partial: Bool

  public init(
    items: [Contact],
    next: String?,
    partial: Bool
  ) {
    self.items = items
    self.next = next
    self.partial = partial
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.items = reader.required("items")
    self.next = reader.optional("next")
    self.partial = reader.required("partial")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("items", self.items)
    writer.put("next", self.next)
    writer.put("partial", self.partial)
    return writer.json
  }
}

/// A public record, with its freshness and age.
public struct FoundContent: Record {
  /// The type of the record.
  public var type: String
  /// The record's name in the public database.
  public var id: String
  /// The fields of the record. Texts, dates and references are strings, numbers are numbers, lists are lists, and an asset is {sha256,
  /// bytes, path}.
  public var fields: [String: JSON]
  /// The time when the record was first saved in the public database; null if the host does not report it.
  public var createdAt: Date?
  /// The time when the record was last saved in the public database; null if the host does not report it.
  public var modifiedAt: Date?
  /// fresh: the data is recent enough. stale: the data is older. default: there is no data, and a safe value is assumed.
  public var source: FlagsSource
  /// The age of the data in milliseconds; null for default.
  public var age: Int?
  /// The time when the records were fetched; null if they never were.
  public var fetchedAt: Date?
  /// The reason why the last fetch failed; null if it did not fail.
  public var refreshFailure: RefreshFailure?

  public init(
    type: String,
    id: String,
    fields: [String: JSON],
    createdAt: Date?,
    modifiedAt: Date?,
    source: FlagsSource,
    age: Int?,
    fetchedAt: Date?,
    refreshFailure: RefreshFailure?
  ) {
    self.type = type
    self.id = id
    self.fields = fields
    self.createdAt = createdAt
    self.modifiedAt = modifiedAt
    self.source = source
    self.age = age
    self.fetchedAt = fetchedAt
    self.refreshFailure = refreshFailure
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.type = reader.required("type")
    self.id = reader.required("id")
    self.fields = reader.required("fields")
    self.createdAt = reader.optional("createdAt")
    self.modifiedAt = reader.optional("modifiedAt")
    self.source = reader.required("source")
    self.age = reader.optional("age")
    self.fetchedAt = reader.optional("fetchedAt")
    self.refreshFailure = reader.optional("refreshFailure")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("type", self.type)
    writer.put("id", self.id)
    writer.put("fields", self.fields)
    writer.put("createdAt", self.createdAt)
    writer.put("modifiedAt", self.modifiedAt)
    writer.put("source", self.source)
    writer.put("age", self.age)
    writer.put("fetchedAt", self.fetchedAt)
    writer.put("refreshFailure", self.refreshFailure)
    return writer.json
  }
}

/// One page of the results of a search.
public struct FoundItemPage: ListPage {
  /// The matching elements, the best match first.
  public var items: [Item]
  /// The value to pass as after for the next page; null at the end.
  public var next: String?
  /// true if the search stopped before it had seen all records. Better matches may follow; next continues it.
  public var partial: Bool

  public init(
    items: [Item],
    next: String?,
    partial: Bool
  ) {
    self.items = items
    self.next = next
    self.partial = partial
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.items = reader.required("items")
    self.next = reader.optional("next")
    self.partial = reader.required("partial")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("items", self.items)
    writer.put("next", self.next)
    writer.put("partial", self.partial)
    return writer.json
  }
}

/// One page of the results of a search.
public struct FoundMessagePage: ListPage {
  /// The matching elements, the best match first.
  public var items: [Message]
  /// The value to pass as after for the next page; null at the end.
  public var next: String?
  /// true if the search stopped before it had seen all records. Better matches may follow; next continues it.
  public var partial: Bool

  public init(
    items: [Message],
    next: String?,
    partial: Bool
  ) {
    self.items = items
    self.next = next
    self.partial = partial
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.items = reader.required("items")
    self.next = reader.optional("next")
    self.partial = reader.required("partial")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("items", self.items)
    writer.put("next", self.next)
    writer.put("partial", self.partial)
    return writer.json
  }
}

/// A found place, with its distance.
public struct FoundPlace: Record {
  /// The name of the place.
  public var name: String
  /// The state or province.
  public var region: String?
  /// The country's code (ISO 3166-1 alpha-2).
  public var country: String?
  /// In degrees, north of the equator; rounded to six decimals.
  public var latitude: Decimal
  /// In degrees, east of Greenwich; rounded to six decimals.
  public var longitude: Decimal
  /// The name of the time zone in the IANA database.
  public var timeZone: String?
  /// The distance in metres from the request's coordinates, or from the device's last known place; null if there is neither.
  public var distance: Int?

  public init(
    name: String,
    region: String?,
    country: String?,
    latitude: Decimal,
    longitude: Decimal,
    timeZone: String?,
    distance: Int?
  ) {
    self.name = name
    self.region = region
    self.country = country
    self.latitude = latitude
    self.longitude = longitude
    self.timeZone = timeZone
    self.distance = distance
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.name = reader.required("name")
    self.region = reader.optional("region")
    self.country = reader.optional("country")
    self.latitude = reader.required("latitude")
    self.longitude = reader.required("longitude")
    self.timeZone = reader.optional("timeZone")
    self.distance = reader.optional("distance")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.put("region", self.region)
    writer.put("country", self.country)
    writer.put("latitude", self.latitude)
    writer.put("longitude", self.longitude)
    writer.put("timeZone", self.timeZone)
    writer.put("distance", self.distance)
    return writer.json
  }
}

/// Places and suggestions for a text that is being typed.
public struct FoundPlaces: Record {
  /// The places: the nearest first if the request has coordinates, else the best matches first.
  public var places: [FoundPlace]
  /// The suggestions of the host, the best matches first, which places.resolve turns into places; empty without a host.
  public var suggestions: [PlaceSuggestion]
  /// host: the places are from the host. timeZones: they are from the system's table of time zones.
  public var source: FoundPlacesSource

  public init(
    places: [FoundPlace],
    suggestions: [PlaceSuggestion],
    source: FoundPlacesSource
  ) {
    self.places = places
    self.suggestions = suggestions
    self.source = source
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.places = reader.required("places")
    self.suggestions = reader.required("suggestions")
    self.source = reader.required("source")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("places", self.places)
    writer.put("suggestions", self.suggestions)
    writer.put("source", self.source)
    return writer.json
  }
}

/// The share of a zone.
public struct FoundShare: InputRecord {
  /// The share; null for a zone that was never shared.
  public var share: CloudShare?

  public init(
    share: CloudShare? = nil
  ) {
    self.share = share
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("share", self.share)
    return writer.json
  }
}

/// The founder of a company cannot be revoked or demoted.
public struct FounderStaysData: Record {
  /// The machine name of the error.
  public var kind: String
  /// The condition for the request.
  public var needs: Transfer

  public init(
    kind: String,
    needs: Transfer
  ) {
    self.kind = kind
    self.needs = needs
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.needs = reader.required("needs")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("needs", self.needs)
    return writer.json
  }
}
