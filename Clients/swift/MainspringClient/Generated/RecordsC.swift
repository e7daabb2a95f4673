// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// Who asks, and what they hold in a company.
public struct Caller: Record {
  /// The account that the data directory serves.
  public var account: String
  /// The company that was asked about, or the selected one; null for none.
  public var company: String?
  /// The store that holds it.
  public var store: CallerStore?
  /// Who acts there; null as long as a sign-in is needed.
  public var user: String?
  /// The name that they sign in with; null for who has none.
  public var username: String?
  /// What people call them; null for who has no name.
  public var name: String?
  /// What they are there; null as long as a sign-in is needed.
  public var role: ShareRole?
  /// Whether they own the company, and so may do everything.
  public var isOwner: Bool
  /// Whether the company is theirs: no other owner takes that from them; access.transfer passes it on.
  public var isFounder: Bool
  /// The departments in which they do the daily work, a bit each; access.departments lists the bits.
  public var deptMask: Int
  /// The departments in which they also delete, approve and see costs, a bit each.
  public var managerMask: Int
  /// The names of the departments of deptMask.
  public var departments: [String]
  /// The names of the departments of managerMask.
  public var managed: [String]
  /// unneeded: the company has no credentials, and the account acts there; needed: it has, and nobody is signed in; done: somebody is;
  /// create: its owner asks everybody for credentials of their own, and the account has none (access.credentials.create).
  public var signIn: CallerSignIn
  /// When the session ends, if nothing is done until then; null where there is none.
  public var until: Date?

  public init(
    account: String,
    company: String?,
    store: CallerStore?,
    user: String?,
    username: String?,
    name: String?,
    role: ShareRole?,
    isOwner: Bool,
    isFounder: Bool,
    deptMask: Int,
    managerMask: Int,
    departments: [String],
    managed: [String],
    signIn: CallerSignIn,
    until: Date?
  ) {
    self.account = account
    self.company = company
    self.store = store
    self.user = user
    self.username = username
    self.name = name
    self.role = role
    self.isOwner = isOwner
    self.isFounder = isFounder
    self.deptMask = deptMask
    self.managerMask = managerMask
    self.departments = departments
    self.managed = managed
    self.signIn = signIn
    self.until = until
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.account = reader.required("account")
    self.company = reader.optional("company")
    self.store = reader.optional("store")
    self.user = reader.optional("user")
    self.username = reader.optional("username")
    self.name = reader.optional("name")
    self.role = reader.optional("role")
    self.isOwner = reader.required("isOwner")
    self.isFounder = reader.required("isFounder")
    self.deptMask = reader.required("deptMask")
    self.managerMask = reader.required("managerMask")
    self.departments = reader.required("departments")
    self.managed = reader.required("managed")
    self.signIn = reader.required("signIn")
    self.until = reader.optional("until")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("account", self.account)
    writer.put("company", self.company)
    writer.put("store", self.store)
    writer.put("user", self.user)
    writer.put("username", self.username)
    writer.put("name", self.name)
    writer.put("role", self.role)
    writer.put("isOwner", self.isOwner)
    writer.put("isFounder", self.isFounder)
    writer.put("deptMask", self.deptMask)
    writer.put("managerMask", self.managerMask)
    writer.put("departments", self.departments)
    writer.put("managed", self.managed)
    writer.put("signIn", self.signIn)
    writer.put("until", self.until)
    return writer.json
  }
}

/// What became of a cancellation.
public struct Cancelled: Record {
  /// How many requests were cancelled.
  public var cancelled: Int

  public init(
    cancelled: Int
  ) {
    self.cancelled = cancelled
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.cancelled = reader.required("cancelled")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("cancelled", self.cancelled)
    return writer.json
  }
}

/// An answer that is cancelled.
public struct CancelledAnswer: Record {
  /// The id of the answer; null where none was coming.
  public var cancelled: String?

  public init(
    cancelled: String?
  ) {
    self.cancelled = cancelled
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.cancelled = reader.optional("cancelled")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("cancelled", self.cancelled)
    return writer.json
  }
}

/// Something that only some tiers allow.
public struct CatalogueFeature: Record {
  /// The feature, as methods name it.
  public var id: String
  /// What people call it.
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

/// Something that the store sells.
public struct CatalogueProduct: Record {
  /// The product, as the store names it.
  public var id: String
  /// The tier that it gives; null for none.
  public var tier: String?
  /// What people call it.
  public var name: String?
  /// What kind of product it is, as the App Store names it.
  public var type: CatalogueProductType?
  /// How long a Non-Renewing Subscription lasts; null for ever.
  public var days: Int?

  public init(
    id: String,
    tier: String?,
    name: String?,
    type: CatalogueProductType?,
    days: Int?
  ) {
    self.id = id
    self.tier = tier
    self.name = name
    self.type = type
    self.days = days
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.tier = reader.optional("tier")
    self.name = reader.optional("name")
    self.type = reader.optional("type")
    self.days = reader.optional("days")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("tier", self.tier)
    writer.put("name", self.name)
    writer.put("type", self.type)
    writer.put("days", self.days)
    return writer.json
  }
}

/// A tier: a step of a ladder, with what it allows beyond the steps below.
public struct CatalogueTier: Record {
  /// The tier.
  public var id: String
  /// The ladder that it is a step of; of each ladder the highest step counts.
  public var group: String
  /// Its place on the ladder; 0 is what one has without buying.
  public var rank: Int
  /// What people call it.
  public var name: String
  /// What it allows, beyond the lower steps.
  public var features: [String]
  /// What a company gets whose tier follows from what its owner has bought; null for nothing.
  public var companyTier: CompanyTier?

  public init(
    id: String,
    group: String,
    rank: Int,
    name: String,
    features: [String],
    companyTier: CompanyTier?
  ) {
    self.id = id
    self.group = group
    self.rank = rank
    self.name = name
    self.features = features
    self.companyTier = companyTier
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.group = reader.required("group")
    self.rank = reader.required("rank")
    self.name = reader.required("name")
    self.features = reader.required("features")
    self.companyTier = reader.optional("companyTier")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("group", self.group)
    writer.put("rank", self.rank)
    writer.put("name", self.name)
    writer.put("features", self.features)
    writer.put("companyTier", self.companyTier)
    return writer.json
  }
}

/// A piece of a conversation as text.
public struct ChatExport: Record {
  /// The text: about a mebibyte of it at most, and whole messages.
  public var text: String
  /// Pass it as after to get the next piece; null at the end.
  public var rest: String?

  public init(
    text: String,
    rest: String?
  ) {
    self.text = text
    self.rest = rest
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.text = reader.required("text")
    self.rest = reader.optional("rest")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("text", self.text)
    writer.put("rest", self.rest)
    return writer.json
  }
}

/// Whether the account may use a feature.
public struct CheckedFeature: Record {
  /// The feature.
  public var feature: String
  /// Whether it may be used; what the catalogue does not know is not for sale, and open.
  public var allowed: Bool
  /// The tiers that have it, the lowest first.
  public var tiers: [String]
  /// What the store sells these tiers as.
  public var products: [String]
  /// When that ends, as far as is known; null for never, and when it may not be used.
  public var until: Date?
  /// What the store says of these products.
  public var store: StoreListing
  /// fresh: it follows from signed documents; stale: so it does, but a subscription that was to renew has ended within the last 90 days,
  /// and no document says what came of that; default: there are none, and it is what everybody has.
  public var source: FlagsSource
  /// How many milliseconds ago the newest document was signed; null without any.
  public var age: Int?

  public init(
    feature: String,
    allowed: Bool,
    tiers: [String],
    products: [String],
    until: Date?,
    store: StoreListing,
    source: FlagsSource,
    age: Int?
  ) {
    self.feature = feature
    self.allowed = allowed
    self.tiers = tiers
    self.products = products
    self.until = until
    self.store = store
    self.source = source
    self.age = age
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.feature = reader.required("feature")
    self.allowed = reader.required("allowed")
    self.tiers = reader.required("tiers")
    self.products = reader.required("products")
    self.until = reader.optional("until")
    self.store = reader.required("store")
    self.source = reader.required("source")
    self.age = reader.optional("age")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("feature", self.feature)
    writer.put("allowed", self.allowed)
    writer.put("tiers", self.tiers)
    writer.put("products", self.products)
    writer.put("until", self.until)
    writer.put("store", self.store)
    writer.put("source", self.source)
    writer.put("age", self.age)
    return writer.json
  }
}

/// Whether somebody may call a method.
public struct CheckedMethod: Record {
  /// The method's name.
  public var method: String
  /// Whether they may.
  public var allowed: Bool
  /// Allowed, as the rule asks for nothing (anyone, account), or by ownership (owner; founder, where that is asked for), a manager's bit
  /// (manager), a department's bit (department) or any right in the company (member). Not allowed, as no company is meant (noCompany),
  /// nobody is signed in (signInRequired), the right is missing (noRight), the company is archived (archived), the account does not have
  /// the feature that the method needs (noFeature), nobody has credentials that could be changed (noCredentials), they are kept by another
  /// account (notKeptHere), the company is the account's own (personal), what it pays for follows from what was bought (tierIsBought), it
  /// pays for less than the method needs (tierRequired), it is shared with the account and the method is for the account alone that it
  /// belongs to (shared), it is shared to look on (readOnly), or it is the account's own, and the method is for what others share with it
  /// (notShared).
  public var reason: ExplanationReason

  public init(
    method: String,
    allowed: Bool,
    reason: ExplanationReason
  ) {
    self.method = method
    self.allowed = allowed
    self.reason = reason
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.method = reader.required("method")
    self.allowed = reader.required("allowed")
    self.reason = reader.required("reason")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("method", self.method)
    writer.put("allowed", self.allowed)
    writer.put("reason", self.reason)
    return writer.json
  }
}

/// What was removed of the log.
public struct ClearedLog: Record {
  /// How many bytes were removed.
  public var bytes: Int
  /// Whether all is gone; false where a file can't be removed, as in a directory that is only read.
  public var whole: Bool

  public init(
    bytes: Int,
    whole: Bool
  ) {
    self.bytes = bytes
    self.whole = whole
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.bytes = reader.required("bytes")
    self.whole = reader.required("whole")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("bytes", self.bytes)
    writer.put("whole", self.whole)
    return writer.json
  }
}

/// How many places were among the recents.
public struct ClearedRecents: Record {
  /// How many there were.
  public var removed: Int

  public init(
    removed: Int
  ) {
    self.removed = removed
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.removed = reader.required("removed")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("removed", self.removed)
    return writer.json
  }
}

/// The program at the other end of the pipe.
public struct Client: Record {
  /// Its name.
  public var name: String
  /// Its version.
  public var version: String?
  /// What it was built for; the option --build-environment wins over it, and without both it is development.
  public var build: ClientBuild?

  public init(
    name: String,
    version: String?,
    build: ClientBuild?
  ) {
    self.name = name
    self.version = version
    self.build = build
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.name = reader.required("name")
    self.version = reader.optional("version")
    self.build = reader.optional("build")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.put("version", self.version)
    writer.put("build", self.build)
    return writer.json
  }
}

/// The program at the other end of the pipe.
public struct ClientInput: InputRecord {
  /// Its name.
  public var name: String
  /// Its version.
  public var version: String?
  /// What it was built for; the option --build-environment wins over it, and without both it is development.
  public var build: ClientBuild?

  public init(
    name: String,
    version: String? = nil,
    build: ClientBuild? = nil
  ) {
    self.name = name
    self.version = version
    self.build = build
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.putIfGiven("version", self.version)
    writer.putIfGiven("build", self.build)
    return writer.json
  }
}

/// Whose cloud it is.
public struct CloudAccountAnswer: InputRecord {
  /// Whether there is an account that can be used.
  public var status: SyncAccountStatus
  /// The user reference: the same on all devices of the account; null without an account.
  public var account: String?
  /// The id of the container.
  public var container: String?
  /// Whether the container itself refuses a write that the caller's access record does not allow, and every change or deletion of a record
  /// that is only ever added. Where it does not, the owner's core puts such writes back.
  public var enforcesRights: Bool?

  public init(
    status: SyncAccountStatus,
    account: String? = nil,
    container: String? = nil,
    enforcesRights: Bool? = nil
  ) {
    self.status = status
    self.account = account
    self.container = container
    self.enforcesRights = enforcesRights
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("status", self.status)
    writer.putIfGiven("account", self.account)
    writer.putIfGiven("container", self.container)
    writer.putIfGiven("enforcesRights", self.enforcesRights)
    return writer.json
  }
}

/// One comparison of a filter. A record without the field does not match.
public struct CloudComparison: Record {
  /// The field's name, or recordName, creationDate or modificationDate.
  public var field: String
  /// equals, notEquals, lessThan, lessThanOrEquals, greaterThan, greaterThanOrEquals, in (one of a list), beginsWith (texts), or contains
  /// (a list that has the value).
  public var comparator: CloudComparisonComparator
  /// A string, a number, or {"type":"date","value":"..."}; of in a list of 1 to 100 of these. Values of different kinds never match.
  public var value: JSON

  public init(
    field: String,
    comparator: CloudComparisonComparator,
    value: JSON
  ) {
    self.field = field
    self.comparator = comparator
    self.value = value
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.field = reader.required("field")
    self.comparator = reader.required("comparator")
    self.value = reader.required("value")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("field", self.field)
    writer.put("comparator", self.comparator)
    writer.put("value", self.value)
    return writer.json
  }
}

/// One comparison of a filter. A record without the field does not match.
public struct CloudComparisonInput: InputRecord {
  /// The field's name, or recordName, creationDate or modificationDate.
  public var field: String
  /// equals, notEquals, lessThan, lessThanOrEquals, greaterThan, greaterThanOrEquals, in (one of a list), beginsWith (texts), or contains
  /// (a list that has the value).
  public var comparator: CloudComparisonComparator
  /// A string, a number, or {"type":"date","value":"..."}; of in a list of 1 to 100 of these. Values of different kinds never match.
  public var value: JSON

  public init(
    field: String,
    comparator: CloudComparisonComparator,
    value: JSON
  ) {
    self.field = field
    self.comparator = comparator
    self.value = value
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("field", self.field)
    writer.put("comparator", self.comparator)
    writer.put("value", self.value)
    return writer.json
  }
}

/// A record that is to be deleted, or was.
public struct CloudDeletion: Record {
  /// The record's id.
  public var recordName: String
  /// The kind of record.
  public var recordType: String
  /// Where it is, of one that is to be deleted.
  public var zone: CloudZone?
  /// The state that is to be deleted; another one stays.
  public var recordChangeTag: String?

  public init(
    recordName: String,
    recordType: String,
    zone: CloudZone? = nil,
    recordChangeTag: String? = nil
  ) {
    self.recordName = recordName
    self.recordType = recordType
    self.zone = zone
    self.recordChangeTag = recordChangeTag
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.recordName = reader.required("recordName")
    self.recordType = reader.required("recordType")
    self.zone = reader.optional("zone")
    self.recordChangeTag = reader.optional("recordChangeTag")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("recordName", self.recordName)
    writer.put("recordType", self.recordType)
    writer.putIfGiven("zone", self.zone)
    writer.putIfGiven("recordChangeTag", self.recordChangeTag)
    return writer.json
  }
}

/// A record that is to be deleted, or was.
public struct CloudDeletionInput: InputRecord {
  /// The record's id.
  public var recordName: String
  /// The kind of record.
  public var recordType: String
  /// Where it is, of one that is to be deleted.
  public var zone: CloudZoneAnswer?
  /// The state that is to be deleted; another one stays.
  public var recordChangeTag: String?

  public init(
    recordName: String,
    recordType: String,
    zone: CloudZoneAnswer? = nil,
    recordChangeTag: String? = nil
  ) {
    self.recordName = recordName
    self.recordType = recordType
    self.zone = zone
    self.recordChangeTag = recordChangeTag
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("recordName", self.recordName)
    writer.put("recordType", self.recordType)
    writer.putIfGiven("zone", self.zone)
    writer.putIfGiven("recordChangeTag", self.recordChangeTag)
    return writer.json
  }
}

/// Somebody with whom a zone is shared.
public struct CloudParticipant: InputRecord {
  /// What the invitation is known by.
  public var id: String
  /// readWrite: what the access record allows; readOnly: to look on, whatever it allows.
  public var permission: SharePermission
  /// pending: not accepted yet; accepted; removed: the owner has ended it.
  public var acceptance: ParticipantAcceptance
  /// When they were invited, or came.
  public var invitedAt: Date
  /// The name of the access record that says what they may do.
  public var access: String
  /// The user reference; null until it is accepted.
  public var account: String?
  /// An address, a number or a label; null for who came without an invitation.
  public var invitedAs: String?
  /// The invitation's own link, which lets in whoever opens it first; null once it is accepted.
  public var url: String?
  /// When it was accepted; null until then.
  public var acceptedAt: Date?

  public init(
    id: String,
    permission: SharePermission,
    acceptance: ParticipantAcceptance,
    invitedAt: Date,
    access: String,
    account: String? = nil,
    invitedAs: String? = nil,
    url: String? = nil,
    acceptedAt: Date? = nil
  ) {
    self.id = id
    self.permission = permission
    self.acceptance = acceptance
    self.invitedAt = invitedAt
    self.access = access
    self.account = account
    self.invitedAs = invitedAs
    self.url = url
    self.acceptedAt = acceptedAt
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.putIfGiven("account", self.account)
    writer.putIfGiven("invitedAs", self.invitedAs)
    writer.putIfGiven("url", self.url)
    writer.put("permission", self.permission)
    writer.put("acceptance", self.acceptance)
    writer.put("invitedAt", self.invitedAt)
    writer.putIfGiven("acceptedAt", self.acceptedAt)
    writer.put("access", self.access)
    return writer.json
  }
}

/// A record as a container has it.
public struct CloudRecord: Record {
  /// The record's id.
  public var recordName: String
  /// The kind of record.
  public var recordType: String
  /// Where it is.
  public var zone: CloudZone
  /// Its fields by name; of a save those that change, and null for one that is taken away.
  public var fields: [String: CloudValue?]
  /// The container's name for this state of the record.
  public var recordChangeTag: String?
  /// When it was first saved, by the container's clock: the order of records is that of these instants.
  public var creationDate: Date?
  /// When it was last saved, by the container's clock.
  public var modificationDate: Date?
  /// Who made it, as the container knows them.
  public var creator: String?
  /// Who saved it last.
  public var modifier: String?
  /// The record that it belongs to.
  public var parent: String?

  public init(
    recordName: String,
    recordType: String,
    zone: CloudZone,
    fields: [String: CloudValue?],
    recordChangeTag: String? = nil,
    creationDate: Date? = nil,
    modificationDate: Date? = nil,
    creator: String? = nil,
    modifier: String? = nil,
    parent: String? = nil
  ) {
    self.recordName = recordName
    self.recordType = recordType
    self.zone = zone
    self.fields = fields
    self.recordChangeTag = recordChangeTag
    self.creationDate = creationDate
    self.modificationDate = modificationDate
    self.creator = creator
    self.modifier = modifier
    self.parent = parent
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.recordName = reader.required("recordName")
    self.recordType = reader.required("recordType")
    self.zone = reader.required("zone")
    self.fields = reader.required("fields")
    self.recordChangeTag = reader.optional("recordChangeTag")
    self.creationDate = reader.optional("creationDate")
    self.modificationDate = reader.optional("modificationDate")
    self.creator = reader.optional("creator")
    self.modifier = reader.optional("modifier")
    self.parent = reader.optional("parent")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("recordName", self.recordName)
    writer.put("recordType", self.recordType)
    writer.put("zone", self.zone)
    writer.put("fields", self.fields)
    writer.putIfGiven("recordChangeTag", self.recordChangeTag)
    writer.putIfGiven("creationDate", self.creationDate)
    writer.putIfGiven("modificationDate", self.modificationDate)
    writer.putIfGiven("creator", self.creator)
    writer.putIfGiven("modifier", self.modifier)
    writer.putIfGiven("parent", self.parent)
    return writer.json
  }
}

/// A record as a container has it.
public struct CloudRecordInput: InputRecord {
  /// The record's id.
  public var recordName: String
  /// The kind of record.
  public var recordType: String
  /// Where it is.
  public var zone: CloudZoneAnswer
  /// Its fields by name; of a save those that change, and null for one that is taken away.
  public var fields: [String: CloudValueInput?]
  /// The container's name for this state of the record.
  public var recordChangeTag: String?
  /// When it was first saved, by the container's clock: the order of records is that of these instants.
  public var creationDate: Date?
  /// When it was last saved, by the container's clock.
  public var modificationDate: Date?
  /// Who made it, as the container knows them.
  public var creator: String?
  /// Who saved it last.
  public var modifier: String?
  /// The record that it belongs to.
  public var parent: String?

  public init(
    recordName: String,
    recordType: String,
    zone: CloudZoneAnswer,
    fields: [String: CloudValueInput?],
    recordChangeTag: String? = nil,
    creationDate: Date? = nil,
    modificationDate: Date? = nil,
    creator: String? = nil,
    modifier: String? = nil,
    parent: String? = nil
  ) {
    self.recordName = recordName
    self.recordType = recordType
    self.zone = zone
    self.fields = fields
    self.recordChangeTag = recordChangeTag
    self.creationDate = creationDate
    self.modificationDate = modificationDate
    self.creator = creator
    self.modifier = modifier
    self.parent = parent
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("recordName", self.recordName)
    writer.put("recordType", self.recordType)
    writer.put("zone", self.zone)
    writer.put("fields", self.fields)
    writer.putIfGiven("recordChangeTag", self.recordChangeTag)
    writer.putIfGiven("creationDate", self.creationDate)
    writer.putIfGiven("modificationDate", self.modificationDate)
    writer.putIfGiven("creator", self.creator)
    writer.putIfGiven("modifier", self.modifier)
    writer.putIfGiven("parent", self.parent)
    return writer.json
  }
}

/// What became of one record: its new state, or why it was refused.
public struct CloudResult: InputRecord {
  /// The record's id.
  public var recordName: String?
  /// The new state of a record that was saved.
  public var recordChangeTag: String?
  /// When it was first saved, by the container's clock.
  public var creationDate: Date?
  /// When it was saved, by the container's clock.
  public var modificationDate: Date?
  /// Why it was refused.
  public var kind: ZoneResultKind?
  /// The same as a sentence.
  public var message: String?
  /// The record as it stands, of serverRecordChanged.
  public var serverRecord: CloudRecordInput?
  /// In how many milliseconds it may be tried again.
  public var retryAfter: Int?

  public init(
    recordName: String? = nil,
    recordChangeTag: String? = nil,
    creationDate: Date? = nil,
    modificationDate: Date? = nil,
    kind: ZoneResultKind? = nil,
    message: String? = nil,
    serverRecord: CloudRecordInput? = nil,
    retryAfter: Int? = nil
  ) {
    self.recordName = recordName
    self.recordChangeTag = recordChangeTag
    self.creationDate = creationDate
    self.modificationDate = modificationDate
    self.kind = kind
    self.message = message
    self.serverRecord = serverRecord
    self.retryAfter = retryAfter
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("recordName", self.recordName)
    writer.putIfGiven("recordChangeTag", self.recordChangeTag)
    writer.putIfGiven("creationDate", self.creationDate)
    writer.putIfGiven("modificationDate", self.modificationDate)
    writer.putIfGiven("kind", self.kind)
    writer.putIfGiven("message", self.message)
    writer.putIfGiven("serverRecord", self.serverRecord)
    writer.putIfGiven("retryAfter", self.retryAfter)
    return writer.json
  }
}

/// A zone that is shared, as an account sees it.
public struct CloudShare: InputRecord {
  /// The zone, as it is named for who asks.
  public var zone: CloudZoneAnswer
  /// What is shared, as people call it.
  public var title: String
  /// Whom the share's own link lets in. none: who is invited alone; readOnly: whoever has it, to look on; readWrite: whoever has it, to do
  /// what their access record allows.
  public var publicPermission: SharePublicPermission
  /// What who asks may do there: everything for the owner.
  public var permission: SharePermission
  /// When it was made.
  public var createdAt: Date
  /// The container's name for this state of the share and its participants.
  public var shareTag: String
  /// Who shares it, as people call them.
  public var ownerName: String?
  /// The share's own link; null for others than its owner.
  public var url: String?
  /// When its owner has ended it; null until then.
  public var revokedAt: Date?
  /// With whom it is shared, in the order of their invitations; for others than the owner themselves alone.
  public var participants: [CloudParticipant]?

  public init(
    zone: CloudZoneAnswer,
    title: String,
    publicPermission: SharePublicPermission,
    permission: SharePermission,
    createdAt: Date,
    shareTag: String,
    ownerName: String? = nil,
    url: String? = nil,
    revokedAt: Date? = nil,
    participants: [CloudParticipant]? = nil
  ) {
    self.zone = zone
    self.title = title
    self.publicPermission = publicPermission
    self.permission = permission
    self.createdAt = createdAt
    self.shareTag = shareTag
    self.ownerName = ownerName
    self.url = url
    self.revokedAt = revokedAt
    self.participants = participants
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("zone", self.zone)
    writer.put("title", self.title)
    writer.putIfGiven("ownerName", self.ownerName)
    writer.putIfGiven("url", self.url)
    writer.put("publicPermission", self.publicPermission)
    writer.put("permission", self.permission)
    writer.put("createdAt", self.createdAt)
    writer.putIfGiven("revokedAt", self.revokedAt)
    writer.put("shareTag", self.shareTag)
    writer.putIfGiven("participants", self.participants)
    return writer.json
  }
}

/// The cloud can't be reached, or the directory is connected to none; data.reason says why. It can be tried again.
public struct CloudUnavailableData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// What the container has said; null where the directory is connected to none.
  public var reason: ZoneResultKind?

  public init(
    kind: String,
    reason: ZoneResultKind?
  ) {
    self.kind = kind
    self.reason = reason
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.reason = reader.optional("reason")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("reason", self.reason)
    return writer.json
  }
}

/// The value of one field.
public struct CloudValue: Record {
  /// What kind of value it is.
  public var type: CloudValueType
  /// The value: a string, a number, or a list of values of one kind; of an asset a CloudFile.
  public var value: JSON

  public init(
    type: CloudValueType,
    value: JSON
  ) {
    self.type = type
    self.value = value
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.type = reader.required("type")
    self.value = reader.required("value")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("type", self.type)
    writer.put("value", self.value)
    return writer.json
  }
}

/// The value of one field.
public struct CloudValueInput: InputRecord {
  /// What kind of value it is.
  public var type: CloudValueType
  /// The value: a string, a number, or a list of values of one kind; of an asset a CloudFile.
  public var value: JSON

  public init(
    type: CloudValueType,
    value: JSON
  ) {
    self.type = type
    self.value = value
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("type", self.type)
    writer.put("value", self.value)
    return writer.json
  }
}

/// A part of a database: the unit of change tokens, of atomic saves and of shares.
public struct CloudZone: Record {
  /// The company's id, or account for what is the account's own.
  public var name: String
  /// Whose it is, in the shared database.
  public var owner: String?

  public init(
    name: String,
    owner: String? = nil
  ) {
    self.name = name
    self.owner = owner
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.name = reader.required("name")
    self.owner = reader.optional("owner")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.putIfGiven("owner", self.owner)
    return writer.json
  }
}

/// A part of a database: the unit of change tokens, of atomic saves and of shares.
public struct CloudZoneAnswer: InputRecord {
  /// The company's id, or account for what is the account's own.
  public var name: String
  /// Whose it is, in the shared database.
  public var owner: String?

  public init(
    name: String,
    owner: String? = nil
  ) {
    self.name = name
    self.owner = owner
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.putIfGiven("owner", self.owner)
    return writer.json
  }
}

/// A part of a database: the unit of change tokens, of atomic saves and of shares.
public struct CloudZoneInput: InputRecord {
  /// The company's id, or account for what is the account's own.
  public var name: String
  /// Whose it is, in the shared database.
  public var owner: String?

  public init(
    name: String,
    owner: String? = nil
  ) {
    self.name = name
    self.owner = owner
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.putIfGiven("owner", self.owner)
    return writer.json
  }
}

/// A record that a code means.
public struct CodeMatch: Record {
  /// Its kind.
  public var kind: CodeMatchKind
  /// The record.
  public var id: String
  /// What people call it.
  public var title: String

  public init(
    kind: CodeMatchKind,
    id: String,
    title: String
  ) {
    self.kind = kind
    self.id = id
    self.title = title
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.id = reader.required("id")
    self.title = reader.required("title")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("id", self.id)
    writer.put("title", self.title)
    return writer.json
  }
}

/// A company: the tenant that records belong to.
public struct Company: Record {
  /// The company's id.
  public var id: String
  /// The name that people call it by.
  public var name: String
  /// The name that stands in its contracts.
  public var legalName: String?
  /// Where it is.
  public var address: Address?
  /// The currency that it counts in (ISO 4217).
  public var currency: String?
  /// The time zone that its days begin and end in.
  public var timeZone: String?
  /// Where its logo is found: a name or an address that means something to the front end.
  public var logo: String?
  /// Departments of its own, beside those that every company has.
  public var departments: [CustomDepartment]
  /// How it works.
  public var settings: CompanySettings
  /// Whether it is archived: then its records can be read, and not written.
  public var archived: Bool
  /// business, or personal for the account's own inventory (companies.personal).
  public var kind: CompanyKind
  /// What it pays for; companies.tiers says what that allows.
  public var tier: CompanyTier
  /// manual: somebody has set the tier; entitlements: it follows from what the account has bought.
  public var tierSource: CompanyTierSource
  /// Grows by one a change, from 1.
  public var version: Int
  /// When the company was created.
  public var createdAt: Date
  /// When it was last changed.
  public var updatedAt: Date
  /// Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept until it is set anew.
  public var unreadable: [String]?

  public init(
    id: String,
    name: String,
    legalName: String?,
    address: Address?,
    currency: String?,
    timeZone: String?,
    logo: String?,
    departments: [CustomDepartment],
    settings: CompanySettings,
    archived: Bool,
    kind: CompanyKind,
    tier: CompanyTier,
    tierSource: CompanyTierSource,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.name = name
    self.legalName = legalName
    self.address = address
    self.currency = currency
    self.timeZone = timeZone
    self.logo = logo
    self.departments = departments
    self.settings = settings
    self.archived = archived
    self.kind = kind
    self.tier = tier
    self.tierSource = tierSource
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.name = reader.required("name")
    self.legalName = reader.optional("legalName")
    self.address = reader.optional("address")
    self.currency = reader.optional("currency")
    self.timeZone = reader.optional("timeZone")
    self.logo = reader.optional("logo")
    self.departments = reader.required("departments")
    self.settings = reader.required("settings")
    self.archived = reader.required("archived")
    self.kind = reader.required("kind")
    self.tier = reader.required("tier")
    self.tierSource = reader.required("tierSource")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("name", self.name)
    writer.put("legalName", self.legalName)
    writer.put("address", self.address)
    writer.put("currency", self.currency)
    writer.put("timeZone", self.timeZone)
    writer.put("logo", self.logo)
    writer.put("departments", self.departments)
    writer.put("settings", self.settings)
    writer.put("archived", self.archived)
    writer.put("kind", self.kind)
    writer.put("tier", self.tier)
    writer.put("tierSource", self.tierSource)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    return writer.json
  }
}

/// The record has another version than expected; data.current is the record as it stands.
public struct CompanyConflictData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// The record as it stands, as far as the caller may see it.
  public var current: Company

  public init(
    kind: String,
    current: Company
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

/// Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or restores its default where
/// it has one.
public struct CompanyDetailsChanges: InputRecord {
  /// The name that people call it by.
  public var name: String?
  /// The name that stands in its contracts.
  public var legalName: Change<String>
  /// Where it is.
  public var address: Change<AddressChanges>
  /// The currency that it counts in (ISO 4217).
  public var currency: Change<String>
  /// The time zone that its days begin and end in.
  public var timeZone: Change<String>
  /// Where its logo is found: a name or an address that means something to the front end.
  public var logo: Change<String>
  /// Departments of its own, beside those that every company has.
  public var departments: Change<[CustomDepartmentInput]>
  /// How it works.
  public var settings: Change<CompanySettingsChanges>
  /// Whether it is archived: then its records can be read, and not written.
  public var archived: Change<Bool>

  public init(
    name: String? = nil,
    legalName: Change<String> = .unchanged,
    address: Change<AddressChanges> = .unchanged,
    currency: Change<String> = .unchanged,
    timeZone: Change<String> = .unchanged,
    logo: Change<String> = .unchanged,
    departments: Change<[CustomDepartmentInput]> = .unchanged,
    settings: Change<CompanySettingsChanges> = .unchanged,
    archived: Change<Bool> = .unchanged
  ) {
    self.name = name
    self.legalName = legalName
    self.address = address
    self.currency = currency
    self.timeZone = timeZone
    self.logo = logo
    self.departments = departments
    self.settings = settings
    self.archived = archived
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("name", self.name)
    writer.putChange("legalName", self.legalName)
    writer.putChange("address", self.address)
    writer.putChange("currency", self.currency)
    writer.putChange("timeZone", self.timeZone)
    writer.putChange("logo", self.logo)
    writer.putChange("departments", self.departments)
    writer.putChange("settings", self.settings)
    writer.putChange("archived", self.archived)
    return writer.json
  }
}

/// How a company works.
public struct CompanySettings: Record {
  /// Whether more may be taken from stock than there is.
  public var allowNegativeStock: Bool
  /// How orders are numbered: {number} once, or {number:5} for five digits; {year}, {month} and {day} where wanted.
  public var orderNumberFormat: String
  /// How many hours a sign-in lasts, whatever is done; 12 without it.
  public var sessionHours: Int
  /// After how many minutes without a request in the company a sign-in ends, as for a till that many use; null where it does not.
  public var idleMinutes: Int?
  /// How many days before they expire lots are told of; 30 without it.
  public var expiryDays: Int
  /// How purchases are numbered, as orders are; P-{number:5} without it.
  public var purchaseNumberFormat: String
  /// Whether everybody with whom the company is shared must make credentials of their own, and sign in, before anything else.
  public var requireCredentials: Bool
  /// For how many months histories say who has changed what; null for as long as the company is there. Older changes are removed from each
  /// device, in idle moments; the ledger is not.
  public var historyMonths: Int?

  public init(
    allowNegativeStock: Bool,
    orderNumberFormat: String,
    sessionHours: Int,
    idleMinutes: Int?,
    expiryDays: Int,
    purchaseNumberFormat: String,
    requireCredentials: Bool,
    historyMonths: Int?
  ) {
    self.allowNegativeStock = allowNegativeStock
    self.orderNumberFormat = orderNumberFormat
    self.sessionHours = sessionHours
    self.idleMinutes = idleMinutes
    self.expiryDays = expiryDays
    self.purchaseNumberFormat = purchaseNumberFormat
    self.requireCredentials = requireCredentials
    self.historyMonths = historyMonths
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.allowNegativeStock = reader.required("allowNegativeStock")
    self.orderNumberFormat = reader.required("orderNumberFormat")
    self.sessionHours = reader.required("sessionHours")
    self.idleMinutes = reader.optional("idleMinutes")
    self.expiryDays = reader.required("expiryDays")
    self.purchaseNumberFormat = reader.required("purchaseNumberFormat")
    self.requireCredentials = reader.required("requireCredentials")
    self.historyMonths = reader.optional("historyMonths")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("allowNegativeStock", self.allowNegativeStock)
    writer.put("orderNumberFormat", self.orderNumberFormat)
    writer.put("sessionHours", self.sessionHours)
    writer.put("idleMinutes", self.idleMinutes)
    writer.put("expiryDays", self.expiryDays)
    writer.put("purchaseNumberFormat", self.purchaseNumberFormat)
    writer.put("requireCredentials", self.requireCredentials)
    writer.put("historyMonths", self.historyMonths)
    return writer.json
  }
}

/// Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or restores its default where
/// it has one.
public struct CompanySettingsChanges: InputRecord {
  /// Whether more may be taken from stock than there is.
  public var allowNegativeStock: Change<Bool>
  /// How orders are numbered: {number} once, or {number:5} for five digits; {year}, {month} and {day} where wanted.
  public var orderNumberFormat: Change<String>
  /// How many hours a sign-in lasts, whatever is done; 12 without it.
  public var sessionHours: Change<Int>
  /// After how many minutes without a request in the company a sign-in ends, as for a till that many use; null where it does not.
  public var idleMinutes: Change<Int>
  /// How many days before they expire lots are told of; 30 without it.
  public var expiryDays: Change<Int>
  /// How purchases are numbered, as orders are; P-{number:5} without it.
  public var purchaseNumberFormat: Change<String>
  /// Whether everybody with whom the company is shared must make credentials of their own, and sign in, before anything else.
  public var requireCredentials: Change<Bool>
  /// For how many months histories say who has changed what; null for as long as the company is there. Older changes are removed from each
  /// device, in idle moments; the ledger is not.
  public var historyMonths: Change<Int>

  public init(
    allowNegativeStock: Change<Bool> = .unchanged,
    orderNumberFormat: Change<String> = .unchanged,
    sessionHours: Change<Int> = .unchanged,
    idleMinutes: Change<Int> = .unchanged,
    expiryDays: Change<Int> = .unchanged,
    purchaseNumberFormat: Change<String> = .unchanged,
    requireCredentials: Change<Bool> = .unchanged,
    historyMonths: Change<Int> = .unchanged
  ) {
    self.allowNegativeStock = allowNegativeStock
    self.orderNumberFormat = orderNumberFormat
    self.sessionHours = sessionHours
    self.idleMinutes = idleMinutes
    self.expiryDays = expiryDays
    self.purchaseNumberFormat = purchaseNumberFormat
    self.requireCredentials = requireCredentials
    self.historyMonths = historyMonths
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putChange("allowNegativeStock", self.allowNegativeStock)
    writer.putChange("orderNumberFormat", self.orderNumberFormat)
    writer.putChange("sessionHours", self.sessionHours)
    writer.putChange("idleMinutes", self.idleMinutes)
    writer.putChange("expiryDays", self.expiryDays)
    writer.putChange("purchaseNumberFormat", self.purchaseNumberFormat)
    writer.putChange("requireCredentials", self.requireCredentials)
    writer.putChange("historyMonths", self.historyMonths)
    return writer.json
  }
}

/// How a company works.
public struct CompanySettingsInput: InputRecord {
  /// Whether more may be taken from stock than there is.
  public var allowNegativeStock: Bool?
  /// How orders are numbered: {number} once, or {number:5} for five digits; {year}, {month} and {day} where wanted.
  public var orderNumberFormat: String?
  /// How many hours a sign-in lasts, whatever is done; 12 without it.
  public var sessionHours: Int?
  /// After how many minutes without a request in the company a sign-in ends, as for a till that many use; null where it does not.
  public var idleMinutes: Int?
  /// How many days before they expire lots are told of; 30 without it.
  public var expiryDays: Int?
  /// How purchases are numbered, as orders are; P-{number:5} without it.
  public var purchaseNumberFormat: String?
  /// Whether everybody with whom the company is shared must make credentials of their own, and sign in, before anything else.
  public var requireCredentials: Bool?
  /// For how many months histories say who has changed what; null for as long as the company is there. Older changes are removed from each
  /// device, in idle moments; the ledger is not.
  public var historyMonths: Int?

  public init(
    allowNegativeStock: Bool? = nil,
    orderNumberFormat: String? = nil,
    sessionHours: Int? = nil,
    idleMinutes: Int? = nil,
    expiryDays: Int? = nil,
    purchaseNumberFormat: String? = nil,
    requireCredentials: Bool? = nil,
    historyMonths: Int? = nil
  ) {
    self.allowNegativeStock = allowNegativeStock
    self.orderNumberFormat = orderNumberFormat
    self.sessionHours = sessionHours
    self.idleMinutes = idleMinutes
    self.expiryDays = expiryDays
    self.purchaseNumberFormat = purchaseNumberFormat
    self.requireCredentials = requireCredentials
    self.historyMonths = historyMonths
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("allowNegativeStock", self.allowNegativeStock)
    writer.putIfGiven("orderNumberFormat", self.orderNumberFormat)
    writer.putIfGiven("sessionHours", self.sessionHours)
    writer.putIfGiven("idleMinutes", self.idleMinutes)
    writer.putIfGiven("expiryDays", self.expiryDays)
    writer.putIfGiven("purchaseNumberFormat", self.purchaseNumberFormat)
    writer.putIfGiven("requireCredentials", self.requireCredentials)
    writer.putIfGiven("historyMonths", self.historyMonths)
    return writer.json
  }
}

/// A flavour term that completes a text.
public struct CompletedTerm: Record {
  /// The term.
  public var term: String
  /// The id in the flavour wheel; null for a term of one's own.
  public var id: String?

  public init(
    term: String,
    id: String?
  ) {
    self.term = term
    self.id = id
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.term = reader.required("term")
    self.id = reader.optional("id")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("term", self.term)
    writer.put("id", self.id)
    return writer.json
  }
}

/// Flavour terms that complete a text.
public struct CompletedTerms: Record {
  /// The terms.
  public var terms: [CompletedTerm]

  public init(
    terms: [CompletedTerm]
  ) {
    self.terms = terms
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.terms = reader.required("terms")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("terms", self.terms)
    return writer.json
  }
}

/// A deployment path that somebody names.
public struct ConsideredPath: Record {
  /// e2e: MAINSPRING_E2E_DEPLOYMENT; environment: MAINSPRING_DEPLOYMENT; setting: policy.deployment.set; file: the document AppConfig;
  /// default: nobody.
  public var source: DeploymentSource
  /// What stands there.
  public var value: String
  /// Whether it is a deployment path; others are passed over.
  public var valid: Bool

  public init(
    source: DeploymentSource,
    value: String,
    valid: Bool
  ) {
    self.source = source
    self.value = value
    self.valid = valid
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.source = reader.required("source")
    self.value = reader.required("value")
    self.valid = reader.required("valid")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("source", self.source)
    writer.put("value", self.value)
    writer.put("valid", self.valid)
    return writer.json
  }
}

/// A person or an organisation that a company deals with.
public struct Contact: Record {
  /// The record's id.
  public var id: String
  /// The company that it belongs to.
  public var company: String
  /// What people call it.
  public var name: String
  /// What it is to the company: at least one, each once.
  public var kinds: [ContactKinds]
  /// The organisation that a person belongs to.
  public var organisation: String?
  /// Whom to speak to there.
  public var people: [ContactPerson]
  /// Its email addresses, the first one first.
  public var emails: [ContactEmail]
  /// Its telephone numbers, the first one first.
  public var phones: [ContactPhone]
  /// Where it is on the web.
  public var website: String?
  /// Its postal addresses.
  public var addresses: [ContactAddress]
  /// What the tax office knows it by.
  public var taxId: String?
  /// What it is paid in, or pays in.
  public var currency: String?
  /// A number of days, stored as a note on terms of payment; the core works nothing out from it.
  public var paymentDays: Int?
  /// A name that is stored as a note on prices; the core has no price lists.
  public var priceList: String?
  /// Any further words to find it by.
  public var tags: [String]
  /// What else is to be known.
  public var note: String?
  /// Whether it is out of use.
  public var archived: Bool
  /// Grows by one a change, from 1.
  public var version: Int
  /// When it was created.
  public var createdAt: Date
  /// When it was last changed.
  public var updatedAt: Date
  /// Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept until it is set anew.
  public var unreadable: [String]?

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
    unreadable: [String]? = nil
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
    return writer.json
  }
}

/// A postal address, and what it is for.
public struct ContactAddress: Record {
  /// What it is for.
  public var label: ContactAddressLabel
  /// The address.
  public var address: Address
  /// Whether it is the one of its label that holds where nothing else is said.
  public var isDefault: Bool

  public init(
    label: ContactAddressLabel,
    address: Address,
    isDefault: Bool
  ) {
    self.label = label
    self.address = address
    self.isDefault = isDefault
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.label = reader.required("label")
    self.address = reader.required("address")
    self.isDefault = reader.required("isDefault")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("label", self.label)
    writer.put("address", self.address)
    writer.put("isDefault", self.isDefault)
    return writer.json
  }
}

/// A postal address, and what it is for.
public struct ContactAddressInput: InputRecord {
  /// What it is for.
  public var label: ContactAddressLabel
  /// The address.
  public var address: AddressInput
  /// Whether it is the one of its label that holds where nothing else is said.
  public var isDefault: Bool?

  public init(
    label: ContactAddressLabel,
    address: AddressInput,
    isDefault: Bool? = nil
  ) {
    self.label = label
    self.address = address
    self.isDefault = isDefault
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("label", self.label)
    writer.put("address", self.address)
    writer.putIfGiven("isDefault", self.isDefault)
    return writer.json
  }
}

/// The record has another version than expected; data.current is the record as it stands.
public struct ContactConflictData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// The record as it stands, as far as the caller may see it.
  public var current: Contact

  public init(
    kind: String,
    current: Contact
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

/// Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or restores its default where
/// it has one.
public struct ContactDetailsChanges: InputRecord {
  /// What people call it.
  public var name: String?
  /// What it is to the company: at least one, each once.
  public var kinds: [ContactKinds]?
  /// The organisation that a person belongs to.
  public var organisation: Change<String>
  /// Whom to speak to there.
  public var people: Change<[ContactPersonInput]>
  /// Its email addresses, the first one first.
  public var emails: Change<[ContactEmailInput]>
  /// Its telephone numbers, the first one first.
  public var phones: Change<[ContactPhoneInput]>
  /// Where it is on the web.
  public var website: Change<String>
  /// Its postal addresses.
  public var addresses: Change<[ContactAddressInput]>
  /// What the tax office knows it by.
  public var taxId: Change<String>
  /// What it is paid in, or pays in.
  public var currency: Change<String>
  /// A number of days, stored as a note on terms of payment; the core works nothing out from it.
  public var paymentDays: Change<Int>
  /// A name that is stored as a note on prices; the core has no price lists.
  public var priceList: Change<String>
  /// Any further words to find it by.
  public var tags: Change<[String]>
  /// What else is to be known.
  public var note: Change<String>
  /// Whether it is out of use.
  public var archived: Change<Bool>

  public init(
    name: String? = nil,
    kinds: [ContactKinds]? = nil,
    organisation: Change<String> = .unchanged,
    people: Change<[ContactPersonInput]> = .unchanged,
    emails: Change<[ContactEmailInput]> = .unchanged,
    phones: Change<[ContactPhoneInput]> = .unchanged,
    website: Change<String> = .unchanged,
    addresses: Change<[ContactAddressInput]> = .unchanged,
    taxId: Change<String> = .unchanged,
    currency: Change<String> = .unchanged,
    paymentDays: Change<Int> = .unchanged,
    priceList: Change<String> = .unchanged,
    tags: Change<[String]> = .unchanged,
    note: Change<String> = .unchanged,
    archived: Change<Bool> = .unchanged
  ) {
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
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("name", self.name)
    writer.putIfGiven("kinds", self.kinds)
    writer.putChange("organisation", self.organisation)
    writer.putChange("people", self.people)
    writer.putChange("emails", self.emails)
    writer.putChange("phones", self.phones)
    writer.putChange("website", self.website)
    writer.putChange("addresses", self.addresses)
    writer.putChange("taxId", self.taxId)
    writer.putChange("currency", self.currency)
    writer.putChange("paymentDays", self.paymentDays)
    writer.putChange("priceList", self.priceList)
    writer.putChange("tags", self.tags)
    writer.putChange("note", self.note)
    writer.putChange("archived", self.archived)
    return writer.json
  }
}

/// An email address, and what it is for.
public struct ContactEmail: Record {
  /// The address.
  public var value: String
  /// What it is for: orders, home.
  public var label: String?

  public init(
    value: String,
    label: String?
  ) {
    self.value = value
    self.label = label
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.value = reader.required("value")
    self.label = reader.optional("label")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("value", self.value)
    writer.put("label", self.label)
    return writer.json
  }
}

/// An email address, and what it is for.
public struct ContactEmailInput: InputRecord {
  /// The address.
  public var value: String
  /// What it is for: orders, home.
  public var label: String?

  public init(
    value: String,
    label: String? = nil
  ) {
    self.value = value
    self.label = label
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("value", self.value)
    writer.putIfGiven("label", self.label)
    return writer.json
  }
}

/// A contact by its name.
public struct ContactName: Record {
  /// The contact.
  public var id: String
  /// What people call it.
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

/// What somebody wrote of what was done with a contact.
public struct ContactNote: Record {
  /// The note's id.
  public var id: String
  /// The company that it belongs to.
  public var company: String
  /// Whom it is about.
  public var contact: String
  /// What was written.
  public var text: String
  /// Who wrote it.
  public var actor: String
  /// When.
  public var at: Date
  /// Grows by one when its contact is merged into another, from 1.
  public var version: Int

  public init(
    id: String,
    company: String,
    contact: String,
    text: String,
    actor: String,
    at: Date,
    version: Int
  ) {
    self.id = id
    self.company = company
    self.contact = contact
    self.text = text
    self.actor = actor
    self.at = at
    self.version = version
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.contact = reader.required("contact")
    self.text = reader.required("text")
    self.actor = reader.required("actor")
    self.at = reader.required("at")
    self.version = reader.required("version")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("contact", self.contact)
    writer.put("text", self.text)
    writer.put("actor", self.actor)
    writer.put("at", self.at)
    writer.put("version", self.version)
    return writer.json
  }
}

/// One page of a list.
public struct ContactPage: ListPage {
  /// The elements, in the list's order.
  public var items: [Contact]
  /// Pass it as after to get the next page; null at the end.
  public var next: String?

  public init(
    items: [Contact],
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

/// Somebody whom to speak to.
public struct ContactPerson: Record {
  /// Who it is.
  public var name: String
  /// What they do there.
  public var role: String?
  /// Their email address.
  public var email: String?
  /// Their telephone number, as it is written.
  public var phone: String?

  public init(
    name: String,
    role: String?,
    email: String?,
    phone: String?
  ) {
    self.name = name
    self.role = role
    self.email = email
    self.phone = phone
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.name = reader.required("name")
    self.role = reader.optional("role")
    self.email = reader.optional("email")
    self.phone = reader.optional("phone")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.put("role", self.role)
    writer.put("email", self.email)
    writer.put("phone", self.phone)
    return writer.json
  }
}

/// Somebody whom to speak to.
public struct ContactPersonInput: InputRecord {
  /// Who it is.
  public var name: String
  /// What they do there.
  public var role: String?
  /// Their email address.
  public var email: String?
  /// Their telephone number, as it is written.
  public var phone: String?

  public init(
    name: String,
    role: String? = nil,
    email: String? = nil,
    phone: String? = nil
  ) {
    self.name = name
    self.role = role
    self.email = email
    self.phone = phone
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.putIfGiven("role", self.role)
    writer.putIfGiven("email", self.email)
    writer.putIfGiven("phone", self.phone)
    return writer.json
  }
}

/// A telephone number, and what it is for.
public struct ContactPhone: Record {
  /// The number as it is written; it is found by its digits.
  public var value: String
  /// What it is for: office, mobile.
  public var label: String?

  public init(
    value: String,
    label: String?
  ) {
    self.value = value
    self.label = label
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.value = reader.required("value")
    self.label = reader.optional("label")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("value", self.value)
    writer.put("label", self.label)
    return writer.json
  }
}

/// A telephone number, and what it is for.
public struct ContactPhoneInput: InputRecord {
  /// The number as it is written; it is found by its digits.
  public var value: String
  /// What it is for: office, mobile.
  public var label: String?

  public init(
    value: String,
    label: String? = nil
  ) {
    self.value = value
    self.label = label
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("value", self.value)
    writer.putIfGiven("label", self.label)
    return writer.json
  }
}

/// A page of public records.
public struct ContentPage: ListPage {
  /// The records, in the order of their ids.
  public var items: [ContentRecord]
  /// Pass it as after to get the next page; null at the end.
  public var next: String?
  /// fresh: it rests on what is as new as it should be; stale: on what is older; default: on nothing, it is what is safe to assume.
  public var source: FlagsSource
  /// How many milliseconds old that is; null for the default.
  public var age: Int?
  /// When the records were fetched; null if they never were.
  public var fetchedAt: Date?
  /// Why the last fetch brought nothing; null if it did not fail.
  public var refreshFailure: RefreshFailure?

  public init(
    items: [ContentRecord],
    next: String?,
    source: FlagsSource,
    age: Int?,
    fetchedAt: Date?,
    refreshFailure: RefreshFailure?
  ) {
    self.items = items
    self.next = next
    self.source = source
    self.age = age
    self.fetchedAt = fetchedAt
    self.refreshFailure = refreshFailure
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.items = reader.required("items")
    self.next = reader.optional("next")
    self.source = reader.required("source")
    self.age = reader.optional("age")
    self.fetchedAt = reader.optional("fetchedAt")
    self.refreshFailure = reader.optional("refreshFailure")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("items", self.items)
    writer.put("next", self.next)
    writer.put("source", self.source)
    writer.put("age", self.age)
    writer.put("fetchedAt", self.fetchedAt)
    writer.put("refreshFailure", self.refreshFailure)
    return writer.json
  }
}

/// A record of the public database, as it was fetched.
public struct ContentRecord: Record {
  /// The kind of record.
  public var type: String
  /// The record's name in the public database.
  public var id: String
  /// Its fields: texts, dates and references as strings, numbers as numbers, lists as lists, an asset as {sha256, bytes}.
  public var fields: [String: JSON]
  /// When it was first saved there; null if the host does not say.
  public var createdAt: Date?
  /// When it was last saved there; null if the host does not say.
  public var modifiedAt: Date?

  public init(
    type: String,
    id: String,
    fields: [String: JSON],
    createdAt: Date?,
    modifiedAt: Date?
  ) {
    self.type = type
    self.id = id
    self.fields = fields
    self.createdAt = createdAt
    self.modifiedAt = modifiedAt
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.type = reader.required("type")
    self.id = reader.required("id")
    self.fields = reader.required("fields")
    self.createdAt = reader.optional("createdAt")
    self.modifiedAt = reader.optional("modifiedAt")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("type", self.type)
    writer.put("id", self.id)
    writer.put("fields", self.fields)
    writer.put("createdAt", self.createdAt)
    writer.put("modifiedAt", self.modifiedAt)
    return writer.json
  }
}

/// A type of public records that the device stores.
public struct ContentType: Record {
  /// The kind of record.
  public var type: String
  /// The number of records that are stored.
  public var records: Int
  /// Which records of the type the device fetches; empty for all of them.
  public var filter: [CloudComparison]
  /// fresh: it rests on what is as new as it should be; stale: on what is older; default: on nothing, it is what is safe to assume.
  public var source: FlagsSource
  /// How many milliseconds old that is; null for the default.
  public var age: Int?
  /// When the records were fetched; null if they never were.
  public var fetchedAt: Date?
  /// Why the last fetch brought nothing; null if it did not fail.
  public var refreshFailure: RefreshFailure?

  public init(
    type: String,
    records: Int,
    filter: [CloudComparison],
    source: FlagsSource,
    age: Int?,
    fetchedAt: Date?,
    refreshFailure: RefreshFailure?
  ) {
    self.type = type
    self.records = records
    self.filter = filter
    self.source = source
    self.age = age
    self.fetchedAt = fetchedAt
    self.refreshFailure = refreshFailure
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.type = reader.required("type")
    self.records = reader.required("records")
    self.filter = reader.required("filter")
    self.source = reader.required("source")
    self.age = reader.optional("age")
    self.fetchedAt = reader.optional("fetchedAt")
    self.refreshFailure = reader.optional("refreshFailure")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("type", self.type)
    writer.put("records", self.records)
    writer.put("filter", self.filter)
    writer.put("source", self.source)
    writer.put("age", self.age)
    writer.put("fetchedAt", self.fetchedAt)
    writer.put("refreshFailure", self.refreshFailure)
    return writer.json
  }
}

/// The types of public records that the device stores.
public struct ContentTypes: Record {
  /// The types, by their names.
  public var types: [ContentType]

  public init(
    types: [ContentType]
  ) {
    self.types = types
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.types = reader.required("types")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("types", self.types)
    return writer.json
  }
}

/// A conversation with the model of the app's backend.
public struct Conversation: Record {
  /// The record's id.
  public var id: String
  /// The title: the beginning of the first message, until the backend or a person gives another one.
  public var title: String
  /// The model that is asked, as the backend calls it; null for the backend's own choice.
  public var model: String?
  /// The user whose it is: a record of users.
  public var user: String
  /// When the latest message was written; it follows from the messages.
  public var lastMessageAt: Date?
  /// Whether it is left out of the usual list.
  public var archived: Bool
  /// What the backend calls it; null before its first answer.
  public var backendId: String?
  /// Grows by one a change, from 1.
  public var version: Int
  /// When it was created.
  public var createdAt: Date
  /// When it was last changed.
  public var updatedAt: Date
  /// Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept until it is set anew.
  public var unreadable: [String]?

  public init(
    id: String,
    title: String,
    model: String?,
    user: String,
    lastMessageAt: Date?,
    archived: Bool,
    backendId: String?,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.title = title
    self.model = model
    self.user = user
    self.lastMessageAt = lastMessageAt
    self.archived = archived
    self.backendId = backendId
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.title = reader.required("title")
    self.model = reader.optional("model")
    self.user = reader.required("user")
    self.lastMessageAt = reader.optional("lastMessageAt")
    self.archived = reader.required("archived")
    self.backendId = reader.optional("backendId")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("title", self.title)
    writer.put("model", self.model)
    writer.put("user", self.user)
    writer.put("lastMessageAt", self.lastMessageAt)
    writer.put("archived", self.archived)
    writer.put("backendId", self.backendId)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    return writer.json
  }
}

/// The record has another version than expected; data.current is the record as it stands.
public struct ConversationConflictData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// The record as it stands, as far as the caller may see it.
  public var current: Conversation

  public init(
    kind: String,
    current: Conversation
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

/// The conversations of a core.
public struct ConversationList: Record {
  /// The conversations, the oldest first.
  public var conversations: [ListedConversation]

  public init(
    conversations: [ListedConversation]
  ) {
    self.conversations = conversations
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.conversations = reader.required("conversations")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("conversations", self.conversations)
    return writer.json
  }
}

/// One page of a list.
public struct ConversationPage: ListPage {
  /// The elements, in the list's order.
  public var items: [Conversation]
  /// Pass it as after to get the next page; null at the end.
  public var next: String?

  public init(
    items: [Conversation],
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

/// A converted temperature.
public struct ConvertedTemperature: Record {
  /// The converted value or values, with at most nine decimals.
  public var value: JSON
  /// The scale that they are on.
  public var scale: TimelineScale
  /// Whether any of them lies outside the Humanus table, on its straight extension.
  public var extrapolated: Bool
  /// Which of a list do, by their places from 0; left out for one value.
  public var extrapolatedAt: [Int]?

  public init(
    value: JSON,
    scale: TimelineScale,
    extrapolated: Bool,
    extrapolatedAt: [Int]? = nil
  ) {
    self.value = value
    self.scale = scale
    self.extrapolated = extrapolated
    self.extrapolatedAt = extrapolatedAt
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.value = reader.required("value")
    self.scale = reader.required("scale")
    self.extrapolated = reader.required("extrapolated")
    self.extrapolatedAt = reader.optional("extrapolatedAt")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("value", self.value)
    writer.put("scale", self.scale)
    writer.put("extrapolated", self.extrapolated)
    writer.putIfGiven("extrapolatedAt", self.extrapolatedAt)
    return writer.json
  }
}

/// A parameter that was changed for the last tasting.
public struct Correction: Record {
  /// The parameter.
  public var parameter: CorrectionParameter
  /// sour, lowExtraction: finer and hotter by one step. bitter, highExtraction: coarser and cooler by one step.
  public var reason: CorrectionReason
  /// The value of the source.
  public var from: Decimal
  /// The value to try.
  public var to: Decimal

  public init(
    parameter: CorrectionParameter,
    reason: CorrectionReason,
    from: Decimal,
    to: Decimal
  ) {
    self.parameter = parameter
    self.reason = reason
    self.from = from
    self.to = to
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.parameter = reader.required("parameter")
    self.reason = reader.required("reason")
    self.from = reader.required("from")
    self.to = reader.required("to")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("parameter", self.parameter)
    writer.put("reason", self.reason)
    writer.put("from", self.from)
    writer.put("to", self.to)
    return writer.json
  }
}

/// A stocktake: what is counted, and how far it is.
public struct Count: Record {
  /// The record's id.
  public var id: String
  /// The company that it belongs to.
  public var company: String
  /// What people call it.
  public var name: String?
  /// What is counted.
  public var scope: CountScope
  /// Whether who counts is not told what is expected; managers are.
  public var blind: Bool
  /// What else is to be known.
  public var note: String?
  /// How far it is.
  public var status: CountStatus
  /// What the ledger got of it; null before it is posted, and where nothing differed.
  public var transaction: String?
  /// Grows by one a change, from 1.
  public var version: Int
  /// When it was created.
  public var createdAt: Date
  /// When it was last changed.
  public var updatedAt: Date
  /// Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept until it is set anew.
  public var unreadable: [String]?

  public init(
    id: String,
    company: String,
    name: String?,
    scope: CountScope,
    blind: Bool,
    note: String?,
    status: CountStatus,
    transaction: String?,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.company = company
    self.name = name
    self.scope = scope
    self.blind = blind
    self.note = note
    self.status = status
    self.transaction = transaction
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.name = reader.optional("name")
    self.scope = reader.required("scope")
    self.blind = reader.required("blind")
    self.note = reader.optional("note")
    self.status = reader.required("status")
    self.transaction = reader.optional("transaction")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("name", self.name)
    writer.put("scope", self.scope)
    writer.put("blind", self.blind)
    writer.put("note", self.note)
    writer.put("status", self.status)
    writer.put("transaction", self.transaction)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    return writer.json
  }
}

/// The record has another version than expected; data.current is the record as it stands.
public struct CountConflictData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// The record as it stands, as far as the caller may see it.
  public var current: Count

  public init(
    kind: String,
    current: Count
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

/// What was found of an item in a place, when it was counted.
public struct CountLine: Record {
  /// The line's id.
  public var id: String
  /// The company that it belongs to.
  public var company: String
  /// The stocktake.
  public var count: String
  /// What was counted.
  public var item: String
  /// Where.
  public var location: String
  /// Which lot of it; null for an item whose lots are not told apart.
  public var lot: String?
  /// How much there was, in the item's own unit.
  public var quantity: Decimal
  /// How much the ledger said then, so that what is sold meanwhile is no difference; null for who counts blind.
  public var expected: Decimal?
  /// Who counted.
  public var actor: String
  /// When.
  public var at: Date

  public init(
    id: String,
    company: String,
    count: String,
    item: String,
    location: String,
    lot: String?,
    quantity: Decimal,
    expected: Decimal?,
    actor: String,
    at: Date
  ) {
    self.id = id
    self.company = company
    self.count = count
    self.item = item
    self.location = location
    self.lot = lot
    self.quantity = quantity
    self.expected = expected
    self.actor = actor
    self.at = at
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.count = reader.required("count")
    self.item = reader.required("item")
    self.location = reader.required("location")
    self.lot = reader.optional("lot")
    self.quantity = reader.required("quantity")
    self.expected = reader.optional("expected")
    self.actor = reader.required("actor")
    self.at = reader.required("at")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("count", self.count)
    writer.put("item", self.item)
    writer.put("location", self.location)
    writer.put("lot", self.lot)
    writer.put("quantity", self.quantity)
    writer.put("expected", self.expected)
    writer.put("actor", self.actor)
    writer.put("at", self.at)
    return writer.json
  }
}

/// One page of a list.
public struct CountPage: ListPage {
  /// The elements, in the list's order.
  public var items: [Count]
  /// Pass it as after to get the next page; null at the end.
  public var next: String?

  public init(
    items: [Count],
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

/// What is counted: all there is, unless it says otherwise.
public struct CountScope: Record {
  /// Only what lies in this location, or in a part of it.
  public var location: String?
  /// Only items of this category.
  public var category: String?
  /// Only these items; all without any.
  public var items: [String]

  public init(
    location: String?,
    category: String?,
    items: [String]
  ) {
    self.location = location
    self.category = category
    self.items = items
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.location = reader.optional("location")
    self.category = reader.optional("category")
    self.items = reader.required("items")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("location", self.location)
    writer.put("category", self.category)
    writer.put("items", self.items)
    return writer.json
  }
}

/// What is to be counted: all there is, unless it says otherwise.
public struct CountScopeForm: InputRecord {
  /// Only what lies in this location, or in a part of it; by its id, its code or its path.
  public var location: String?
  /// Only items of this category.
  public var category: String?
  /// Only these items; all without any.
  public var items: [String]?
  /// The same, by their SKUs.
  public var skus: [String]?

  public init(
    location: String? = nil,
    category: String? = nil,
    items: [String]? = nil,
    skus: [String]? = nil
  ) {
    self.location = location
    self.category = category
    self.items = items
    self.skus = skus
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("location", self.location)
    writer.putIfGiven("category", self.category)
    writer.putIfGiven("items", self.items)
    writer.putIfGiven("skus", self.skus)
    return writer.json
  }
}

/// What somebody signs in with. Never includes the password.
public struct Credential: Record {
  /// The company.
  public var company: String
  /// Whose they are.
  public var user: String
  /// The name to sign in with; it never changes.
  public var username: String
  /// When they were made.
  public var createdAt: Date
  /// When the password was last changed.
  public var changedAt: Date

  public init(
    company: String,
    user: String,
    username: String,
    createdAt: Date,
    changedAt: Date
  ) {
    self.company = company
    self.user = user
    self.username = username
    self.createdAt = createdAt
    self.changedAt = changedAt
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.company = reader.required("company")
    self.user = reader.required("user")
    self.username = reader.required("username")
    self.createdAt = reader.required("createdAt")
    self.changedAt = reader.required("changedAt")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("company", self.company)
    writer.put("user", self.user)
    writer.put("username", self.username)
    writer.put("createdAt", self.createdAt)
    writer.put("changedAt", self.changedAt)
    return writer.json
  }
}

/// What is credited for goods that came back or will not be shipped.
public struct CreditSum: Record {
  /// Without tax.
  public var net: Money
  /// The tax.
  public var tax: Money
  /// With tax: the order's credited.
  public var gross: Money
  /// By rate of tax; empty as long as nothing is credited.
  public var taxes: [TaxSum]

  public init(
    net: Money,
    tax: Money,
    gross: Money,
    taxes: [TaxSum]
  ) {
    self.net = net
    self.tax = tax
    self.gross = gross
    self.taxes = taxes
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.net = reader.required("net")
    self.tax = reader.required("tax")
    self.gross = reader.required("gross")
    self.taxes = reader.required("taxes")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("net", self.net)
    writer.put("tax", self.tax)
    writer.put("gross", self.gross)
    writer.put("taxes", self.taxes)
    return writer.json
  }
}

/// What the account is entitled to.
public struct CurrentEntitlements: Record {
  /// The App Store that the newest document is from; null without any.
  public var environment: String?
  /// The tier of each ladder, in the catalogue's order.
  public var tiers: [HeldTier]
  /// What these tiers allow, in the order of their names' bytes.
  public var features: [String]
  /// What entitles, or may again: of each subscription or other purchase the transaction that stands for it, if it is active, open for a
  /// while, tried to be paid, or has ended within 90 days. Those that entitle first, the highest tier first. The rest is in
  /// entitlements.history.
  public var entitlements: [Entitlement]
  /// When time alone changes the answer: something ends, or its payment is given up, or it is listed no longer; null for never.
  public var validUntil: Date?
  /// The moment that it is about.
  public var at: Date
  /// fresh: it follows from signed documents; stale: so it does, but a subscription that was to renew has ended within the last 90 days,
  /// and no document says what came of that; default: there are none, and it is what everybody has.
  public var source: FlagsSource
  /// How many milliseconds ago the newest document was signed; null without any.
  public var age: Int?

  public init(
    environment: String?,
    tiers: [HeldTier],
    features: [String],
    entitlements: [Entitlement],
    validUntil: Date?,
    at: Date,
    source: FlagsSource,
    age: Int?
  ) {
    self.environment = environment
    self.tiers = tiers
    self.features = features
    self.entitlements = entitlements
    self.validUntil = validUntil
    self.at = at
    self.source = source
    self.age = age
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.environment = reader.optional("environment")
    self.tiers = reader.required("tiers")
    self.features = reader.required("features")
    self.entitlements = reader.required("entitlements")
    self.validUntil = reader.optional("validUntil")
    self.at = reader.required("at")
    self.source = reader.required("source")
    self.age = reader.optional("age")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("environment", self.environment)
    writer.put("tiers", self.tiers)
    writer.put("features", self.features)
    writer.put("entitlements", self.entitlements)
    writer.put("validUntil", self.validUntil)
    writer.put("at", self.at)
    writer.put("source", self.source)
    writer.put("age", self.age)
    return writer.json
  }
}

/// The weather that a place has now.
public struct CurrentWeather: Record {
  /// The place that it is of.
  public var place: WeatherPlace
  /// The temperature in degrees Celsius, as the host said it.
  public var celsius: Decimal
  /// The temperature on the scale that was asked for.
  public var temperature: ScaledTemperature
  /// The weather in a word or two, as the host calls it.
  public var condition: String?
  /// The relative humidity, from 0 to 1.
  public var humidity: Decimal?
  /// When it was observed.
  public var observedAt: Date?
  /// What else the host said, untouched; null for nothing.
  public var more: [String: JSON]?
  /// Whether it is older than was asked for, or the host failed to give a newer one.
  public var stale: Bool
  /// How many milliseconds ago it was observed, or the host said it, where that does not say when it was observed; 0 when the clock was set
  /// back since.
  public var age: Int
  /// When the host said it.
  public var fetchedAt: Date
  /// Why the host gave nothing newer when it was, or would have been, asked for this answer, or last behind a reply; null when it did not
  /// fail.
  public var refreshFailure: RefreshFailure?

  public init(
    place: WeatherPlace,
    celsius: Decimal,
    temperature: ScaledTemperature,
    condition: String?,
    humidity: Decimal?,
    observedAt: Date?,
    more: [String: JSON]?,
    stale: Bool,
    age: Int,
    fetchedAt: Date,
    refreshFailure: RefreshFailure?
  ) {
    self.place = place
    self.celsius = celsius
    self.temperature = temperature
    self.condition = condition
    self.humidity = humidity
    self.observedAt = observedAt
    self.more = more
    self.stale = stale
    self.age = age
    self.fetchedAt = fetchedAt
    self.refreshFailure = refreshFailure
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.place = reader.required("place")
    self.celsius = reader.required("celsius")
    self.temperature = reader.required("temperature")
    self.condition = reader.optional("condition")
    self.humidity = reader.optional("humidity")
    self.observedAt = reader.optional("observedAt")
    self.more = reader.optional("more")
    self.stale = reader.required("stale")
    self.age = reader.required("age")
    self.fetchedAt = reader.required("fetchedAt")
    self.refreshFailure = reader.optional("refreshFailure")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("place", self.place)
    writer.put("celsius", self.celsius)
    writer.put("temperature", self.temperature)
    writer.put("condition", self.condition)
    writer.put("humidity", self.humidity)
    writer.put("observedAt", self.observedAt)
    writer.put("more", self.more)
    writer.put("stale", self.stale)
    writer.put("age", self.age)
    writer.put("fetchedAt", self.fetchedAt)
    writer.put("refreshFailure", self.refreshFailure)
    return writer.json
  }
}

/// The host's answer to host.weather.current.
public struct CurrentWeatherAnswer: InputRecord {
  /// In degrees, north of the equator; rounded to six decimals.
  public var latitude: Decimal
  /// In degrees, east of Greenwich; rounded to six decimals.
  public var longitude: Decimal
  /// The temperature of the air.
  public var temperature: MeasuredTemperature
  /// What the place is called.
  public var name: String?
  /// The weather in a word or two, as the host calls it.
  public var condition: String?
  /// The relative humidity, from 0 to 1.
  public var humidity: Decimal?
  /// When it was observed.
  public var observedAt: Date?
  /// The name of the time zone in the IANA database.
  public var timeZone: String?
  /// What else the host knows; members that the core does not know are taken for its members.
  public var more: [String: JSON]?

  public init(
    latitude: Decimal,
    longitude: Decimal,
    temperature: MeasuredTemperature,
    name: String? = nil,
    condition: String? = nil,
    humidity: Decimal? = nil,
    observedAt: Date? = nil,
    timeZone: String? = nil,
    more: [String: JSON]? = nil
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.temperature = temperature
    self.name = name
    self.condition = condition
    self.humidity = humidity
    self.observedAt = observedAt
    self.timeZone = timeZone
    self.more = more
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("latitude", self.latitude)
    writer.put("longitude", self.longitude)
    writer.putIfGiven("name", self.name)
    writer.put("temperature", self.temperature)
    writer.putIfGiven("condition", self.condition)
    writer.putIfGiven("humidity", self.humidity)
    writer.putIfGiven("observedAt", self.observedAt)
    writer.putIfGiven("timeZone", self.timeZone)
    writer.putIfGiven("more", self.more)
    return writer.json
  }
}

/// The log does not reach back to the cursor: read anew, and go on from data.newest; or a list's state of the first page is gone: begin it
/// anew.
public struct CursorTooOldData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// Where the log begins; null for a page of a list.
  public var oldest: String?
  /// Where the log ends: whoever has read everything anew goes on from there; null for a page of a list.
  public var newest: String?

  public init(
    kind: String,
    oldest: String?,
    newest: String?
  ) {
    self.kind = kind
    self.oldest = oldest
    self.newest = newest
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.oldest = reader.optional("oldest")
    self.newest = reader.optional("newest")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("oldest", self.oldest)
    writer.put("newest", self.newest)
    return writer.json
  }
}

/// A department of a company's own: a bit of the masks of access records, with a name.
public struct CustomDepartment: Record {
  /// What people call it.
  public var name: String
  /// Its bit: a power of two from 65536 (2^16) to 4503599627370496 (2^52).
  public var mask: Int

  public init(
    name: String,
    mask: Int
  ) {
    self.name = name
    self.mask = mask
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.name = reader.required("name")
    self.mask = reader.required("mask")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.put("mask", self.mask)
    return writer.json
  }
}

/// A department of a company's own: a bit of the masks of access records, with a name.
public struct CustomDepartmentInput: InputRecord {
  /// What people call it.
  public var name: String
  /// Its bit: a power of two from 65536 (2^16) to 4503599627370496 (2^52).
  public var mask: Int

  public init(
    name: String,
    mask: Int
  ) {
    self.name = name
    self.mask = mask
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.put("mask", self.mask)
    return writer.json
  }
}
