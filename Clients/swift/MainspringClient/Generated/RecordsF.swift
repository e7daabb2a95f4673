// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The reason why a widget shows less, or another place, than its configuration asks for.
public struct Fallback: Record {
  /// The reason, as a name for programs.
  public var reason: FallbackReason
  /// The reason as a sentence that a user interface can show.
  public var message: String
  /// The name of the error that caused the fallback. `null` if no error caused it.
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

/// The method needs a feature that the account does not have. data.feature names the feature, data.tiers lists the
/// tiers that include it, and data.products lists the products that give these tiers.
public struct FeatureRequiredData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The feature that the method needs.
  public var feature: String
  /// The ids of the tiers that include the feature, the lowest first.
  public var tiers: [String]
  /// The ids of the products that give these tiers.
  public var products: [String]
  /// The store's data about these products, such as their prices on this device.
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
  /// The id of the user's record (`users.get`).
  public var user: String
  /// The kind of the feedback. bug: the app has a fault. idea: a wish for the app. question: a question about the app.
  /// praise: a compliment.
  public var kind: FeedbackKind
  /// The text of the user's message.
  public var message: String
  /// The address for a reply, such as an e-mail address or a telephone number. `null` if the user wants no reply.
  public var contact: String?
  /// The diagnostics that are sent with the feedback; `null` if none are sent.
  public var diagnostics: AppDiagnostics?
  /// The state of the feedback. waiting: the core sends the feedback when the backend can be reached and has
  /// authenticated the user. sent: the backend has accepted the feedback. failed: the backend has not accepted the
  /// feedback, and `feedback.retry` sends it again.
  public var state: FeedbackState
  /// The time when the backend accepted the feedback; `null` before that.
  public var sentAt: Date?
  /// The reason why the last attempt to send the feedback failed; `null` if no attempt has failed.
  public var error: FeedbackError?
  /// The version of the record. It is 1 at first, and increases by 1 with each change.
  public var version: Int
  /// The time when the record was created.
  public var createdAt: Date
  /// The time of the record's last change.
  public var updatedAt: Date
  /// The names of the members whose stored values can't be read, because the values are damaged or a newer program
  /// wrote them. Each value stays stored until the member is set again.
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

/// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
/// the change again with its version.
public struct FeedbackConflictData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The record in its present state, with the members that the caller may see. Repeat the change with its `version` as
  /// `expect`.
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
  /// The error's name, by which programs tell errors apart.
  public var kind: String
  /// The reason as a sentence for people.
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
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
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
  /// The fetched document: AppConfig or IAPPromo as an object, or the list of records that make up the document. At
  /// most 1 MiB as JSON without white space.
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

/// The figure of one group of brews: those of one period of the calendar, or those with the same value, such as the
/// method.
public struct FigurePoint: Record {
  /// The first day of the period, or the value that the brews have in common. `null` for brews without a value.
  public var key: String?
  /// The name of the beans or the grinder, if `key` is their id. `null` for other keys.
  public var name: String?
  /// The number of brews in the group.
  public var brews: Int
  /// The figure: a sum, or a mean with four decimals. `null` if no brew has a value, and for the measure `cost`, whose
  /// figure is `money`.
  public var value: Decimal?
  /// The cost of the coffee, one amount for each currency. Empty for other measures.
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

/// The figures of groups of brews, in order.
public struct FigurePoints: Record {
  /// The figures, one for each group.
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
  /// The flags by name: `true` for on, `false` for off. They are sorted by the Unicode scalars of their names.
  public var flags: [String: Bool]
  /// The malformed parts of the document. Malformed flags are left out.
  public var problems: [DocumentProblem]
  /// The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is no data,
  /// and the result is a safe default.
  public var source: FlagsSource
  /// The age of the data in milliseconds; `null` if `source` is `default`.
  public var age: Int?
  /// The origin of the document. host: fetched by the host. records: composed of records of the public database. file:
  /// read from a file that an option of the core names. builtIn: there is no document, and defaults apply.
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

/// A family of flavours, such as berry: the second of the three levels of the flavour wheel.
public struct FlavorFamily: Record {
  /// The id of the family, which never changes.
  public var id: String
  /// The name of the family, such as berry.
  public var name: String
  /// The terms of the family: the third level of the wheel.
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

/// A group of flavours, such as fruity: the first of the three levels of the flavour wheel.
public struct FlavorGroup: Record {
  /// The id of the group, which never changes.
  public var id: String
  /// The name of the group, such as fruity.
  public var name: String
  /// The families of the group: the second level of the wheel.
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
  /// The acidity, from 0 (none) to 10 (very sour).
  public var acidity: Decimal
  /// The sweetness, from 0 (none) to 10 (very sweet).
  public var sweetness: Decimal
  /// The bitterness, from 0 (none) to 10 (very bitter).
  public var bitterness: Decimal
  /// The body (the feel in the mouth), from 0 (watery) to 10 (syrupy).
  public var body: Decimal
  /// The strength of fruit flavours, from 0 (none) to 10.
  public var fruitiness: Decimal
  /// The strength of floral flavours, from 0 (none) to 10.
  public var floral: Decimal
  /// The strength of nutty flavours, from 0 (none) to 10.
  public var nutty: Decimal
  /// The strength of roasted flavours, from 0 (none) to 10.
  public var roasted: Decimal
  /// The most prominent flavour terms: one to three.
  public var dominant: [String]
  /// One sentence about the flavour as a whole.
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

/// A single flavour, such as raspberry: the third of the three levels of the flavour wheel.
public struct FlavorTerm: Record {
  /// The id of the term, which never changes.
  public var id: String
  /// The name of the flavour, such as raspberry.
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

/// The flavour wheel: a tree of flavour terms with three levels.
public struct FlavorWheel: Record {
  /// The groups of flavours, which are the first level of the wheel.
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

/// The caller may not call this method in the company. data.needs is the right or the condition that would allow the
/// call.
public struct ForbiddenData: Record {
  /// The name of the kind of error, for programs.
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

/// A contact, found by its id or by the id of a contact that was merged into it.
public struct FoundContact: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The contact's name.
  public var name: String
  /// The kinds of the contact: customer, supplier or partner. At least one kind is needed, and each can occur only
  /// once.
  public var kinds: [ContactKinds]
  /// The organisation for which a person works; `null` if there is none.
  public var organisation: String?
  /// The people to speak to at the organisation.
  public var people: [ContactPerson]
  /// The email addresses, the main one first.
  public var emails: [ContactEmail]
  /// The telephone numbers, the main one first.
  public var phones: [ContactPhone]
  /// The URL of the website.
  public var website: String?
  /// The postal addresses, at most 100.
  public var addresses: [ContactAddress]
  /// The tax id, such as a VAT number. The core does not check its form.
  public var taxId: String?
  /// The currency in which the contact is paid, or pays: the code of ISO 4217, such as EUR.
  public var currency: String?
  /// The payment terms: the number of days until an invoice is due. The `dueAt` of the contact's invoices is computed
  /// from this number.
  public var paymentDays: Int?
  /// The name of the price list whose prices apply to the contact's orders (`prices.list`).
  public var priceList: String?
  /// The tax rate, in percent with at most 3 decimals, of new lines of the contact's orders and purchases. If the item
  /// of a line has a `taxRate` or `taxCategory`, the line gets the item's instead. `null` for none.
  public var taxRate: Decimal?
  /// The category of the tax on new lines of the contact's orders and purchases (EN 16931). A category other than S
  /// applies to all these lines with the rate 0, whatever their items are. E: exempt. AE: the buyer owes the tax. K: a
  /// supply within the European Union. G: an export. O: outside the scope of the tax. Z: the rate 0.
  public var taxCategory: ItemTaxCategory?
  /// Further words by which the contact can be found. At most 50.
  public var tags: [String]
  /// A free note about the contact.
  public var note: String?
  /// `true` if the contact is no longer in use. Lists then leave the contact out, unless they ask for archived
  /// contacts.
  public var archived: Bool
  /// The version of the record. It is 1 at first, and increases by 1 with each change.
  public var version: Int
  /// The time when the record was created.
  public var createdAt: Date
  /// The time of the record's last change.
  public var updatedAt: Date
  /// The names of the members whose stored values can't be read, because the values are damaged or a newer program
  /// wrote them. Each value stays stored until the member is set again.
  public var unreadable: [String]?
  /// The id of the returned contact, if the requested contact was merged into it. Otherwise left out.
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
    taxRate: Decimal?,
    taxCategory: ItemTaxCategory?,
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
    self.taxRate = taxRate
    self.taxCategory = taxCategory
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
    self.taxRate = reader.optional("taxRate")
    self.taxCategory = reader.optional("taxCategory")
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
    writer.put("taxRate", self.taxRate)
    writer.put("taxCategory", self.taxCategory)
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
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?
  /// `true` if the search stopped before it had examined all records. Better matches may follow on later pages, so
  /// continue with `next`.
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
  /// The fields of the record, by name. Texts, dates and references are strings, numbers are numbers, and lists are
  /// lists. An asset is an object with `sha256`, `bytes` and `path`.
  public var fields: [String: JSON]
  /// The time when the record was first saved in the public database; `null` if the host does not report it.
  public var createdAt: Date?
  /// The time when the record was last saved in the public database; `null` if the host does not report it.
  public var modifiedAt: Date?
  /// The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is no data,
  /// and the result is a safe default.
  public var source: FlagsSource
  /// The age of the data in milliseconds; `null` if `source` is `default`.
  public var age: Int?
  /// The time when the records were last fetched; `null` if they were never fetched.
  public var fetchedAt: Date?
  /// The reason why the last fetch failed; `null` if the last fetch succeeded, or if there was none.
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
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?
  /// `true` if the search stopped before it had examined all records. Better matches may follow on later pages, so
  /// continue with `next`.
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
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?
  /// `true` if the search stopped before it had examined all records. Better matches may follow on later pages, so
  /// continue with `next`.
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

/// A place that was found, with its distance.
public struct FoundPlace: Record {
  /// The name of the place.
  public var name: String
  /// The state or province.
  public var region: String?
  /// The country's code (ISO 3166-1 alpha-2): two capitals, such as DE.
  public var country: String?
  /// The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator.
  public var latitude: Decimal
  /// The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich.
  public var longitude: Decimal
  /// The name of the time zone in the IANA database, such as Europe/Berlin.
  public var timeZone: String?
  /// The distance in metres from the coordinates of the request. If the request has no coordinates, the distance from
  /// the device's last known place; `null` if no place of the device is known.
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

/// The places and suggestions for the text that the user has typed so far.
public struct FoundPlaces: Record {
  /// The places. If the request has coordinates, the nearest places come first. Otherwise the best matches come first.
  public var places: [FoundPlace]
  /// The suggestions of the host, the best matches first. A suggestion has no coordinates: `places.resolve` returns
  /// them. Empty without a host.
  public var suggestions: [PlaceSuggestion]
  /// The source of the places. host: the host. timeZones: the system's table of time zones, which lists cities.
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

/// The price and the tax that a new order line of an item would get.
public struct FoundPrice: Record {
  /// The id of the item.
  public var item: String
  /// The item's SKU.
  public var sku: String
  /// The item's name.
  public var name: String
  /// The quantity in the unit.
  public var quantity: Decimal
  /// The unit of the quantity.
  public var unit: String
  /// The price of one unit. `null` if the item has no price in the currency, or if the price of the unit is too large.
  public var unitPrice: Money?
  /// The source of the price. `null` if the item has no price in the currency.
  public var priceSource: OrderLinePriceSource?
  /// The tax rate in percent. `null` if the item and the contact have none.
  public var taxRate: Decimal?
  /// The category of the tax (EN 16931). `null` if the item and the contact have none.
  public var taxCategory: ItemTaxCategory?

  public init(
    item: String,
    sku: String,
    name: String,
    quantity: Decimal,
    unit: String,
    unitPrice: Money?,
    priceSource: OrderLinePriceSource?,
    taxRate: Decimal?,
    taxCategory: ItemTaxCategory?
  ) {
    self.item = item
    self.sku = sku
    self.name = name
    self.quantity = quantity
    self.unit = unit
    self.unitPrice = unitPrice
    self.priceSource = priceSource
    self.taxRate = taxRate
    self.taxCategory = taxCategory
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.item = reader.required("item")
    self.sku = reader.required("sku")
    self.name = reader.required("name")
    self.quantity = reader.required("quantity")
    self.unit = reader.required("unit")
    self.unitPrice = reader.optional("unitPrice")
    self.priceSource = reader.optional("priceSource")
    self.taxRate = reader.optional("taxRate")
    self.taxCategory = reader.optional("taxCategory")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("item", self.item)
    writer.put("sku", self.sku)
    writer.put("name", self.name)
    writer.put("quantity", self.quantity)
    writer.put("unit", self.unit)
    writer.put("unitPrice", self.unitPrice)
    writer.put("priceSource", self.priceSource)
    writer.put("taxRate", self.taxRate)
    writer.put("taxCategory", self.taxCategory)
    return writer.json
  }
}

/// The prices that were found.
public struct FoundPrices: Record {
  /// The prices, in the order of the given lines.
  public var lines: [FoundPrice]

  public init(
    lines: [FoundPrice]
  ) {
    self.lines = lines
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.lines = reader.required("lines")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("lines", self.lines)
    return writer.json
  }
}

/// The share of a zone.
public struct FoundShare: InputRecord {
  /// The share. `null` for a zone that was never shared.
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
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The condition under which the request is allowed.
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
