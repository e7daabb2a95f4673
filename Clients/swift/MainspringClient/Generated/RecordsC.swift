// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The caller, and the caller's rights in a company.
public struct Caller: Record {
  /// The id of the account that the data directory serves.
  public var account: String
  /// The company of the request, or the selected company; `null` if there is neither.
  public var company: String?
  /// The store that holds the company.
  public var store: CallerStore?
  /// The id of the user who acts in the company; `null` while a user must sign in first.
  public var user: String?
  /// The username that the user signs in with; `null` if the user has none.
  public var username: String?
  /// The user's name; `null` if the user has none.
  public var name: String?
  /// The user's role in the company; `null` while a user must sign in first.
  public var role: ShareRole?
  /// `true` if the user is an owner. An owner has all rights, except the rights that only the founder has.
  public var isOwner: Bool
  /// `true` if the user is the founder. No other owner can revoke or demote the founder. `access.transfer` makes
  /// another owner the founder.
  public var isFounder: Bool
  /// The departments in which the user does the daily work. Each bit of this number is a department;
  /// `access.departments` lists the bits.
  public var deptMask: Int
  /// The departments that the user manages. Each bit of this number is a department. A manager of a department can also
  /// delete, approve and see costs there.
  public var managerMask: Int
  /// The names of the departments whose bits are in deptMask.
  public var departments: [String]
  /// The names of the departments whose bits are in managerMask.
  public var managed: [String]
  /// The state of signing in. unneeded: the company has no credentials, and the account acts in it. needed: the company
  /// has credentials, and no user is signed in. done: a user is signed in. create: the owner requires credentials from
  /// everybody, and the account has none yet (access.credentials.create).
  public var signIn: CallerSignIn
  /// The time when the session ends if no further request is sent; `null` without a session.
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

/// The outcome of a cancellation.
public struct Cancelled: Record {
  /// The number of requests that were cancelled.
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

/// The result of a cancellation.
public struct CancelledAnswer: Record {
  /// The id of the cancelled answer; `null` if no answer was arriving.
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

/// A feature of the app that only some tiers include.
public struct CatalogueFeature: Record {
  /// The id of the feature, such as analytics.
  public var id: String
  /// The display name of the feature, such as Analytics.
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

/// A product of the store, and the tier that it gives.
public struct CatalogueProduct: Record {
  /// The store's id of the product.
  public var id: String
  /// The id of the tier that the product gives; `null` if the product gives no tier.
  public var tier: String?
  /// The display name of the product, such as Premium Yearly. `null` if the catalogue gives no name.
  public var name: String?
  /// The kind of the product, by the App Store's name, such as Auto-Renewable Subscription.
  public var type: CatalogueProductType?
  /// The number of days that a Non-Renewing Subscription lasts; `null` if the product does not end.
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

/// A tier: a level of service that a product gives. It adds its features to those of the lower tiers in its group.
public struct CatalogueTier: Record {
  /// The id of the tier, such as premium.
  public var id: String
  /// The group of the tier, such as company or widget. In each group, only the highest tier that the account has
  /// applies.
  public var group: String
  /// The rank of the tier in its group: a higher number is a higher tier. The tier with the rank 0 needs no purchase.
  public var rank: Int
  /// The display name of the tier, such as Premium.
  public var name: String
  /// The features that the tier adds to those of the lower tiers in its group.
  public var features: [String]
  /// The company tier that the account's companies get, if their tier follows from purchases and their owner has this
  /// tier. `null` if this tier does not change the tier of companies.
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

/// A piece of a conversation, as text.
public struct ChatExport: Record {
  /// The text of whole messages. A piece has about 1 MiB at most.
  public var text: String
  /// The value to pass as `after` for the next piece; `null` for the last piece.
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

/// Whether the account may use a feature, and the tiers and products that include the feature.
public struct CheckedFeature: Record {
  /// The name of the feature.
  public var feature: String
  /// `true` if the account may use the feature. A feature that the catalogue does not list needs no purchase.
  public var allowed: Bool
  /// The ids of the tiers that include the feature, the lowest first.
  public var tiers: [String]
  /// The ids of the products that give these tiers.
  public var products: [String]
  /// The time when the permission ends, as far as it is known. `null` if the permission does not end, or if `allowed`
  /// is `false`.
  public var until: Date?
  /// The store's data about these products, such as their prices.
  public var store: StoreListing
  /// The freshness of the result. fresh: from signed documents. stale: from signed documents, but a subscription that
  /// was to renew has ended within the last 90 days, and the core does not know whether it was renewed. default: there
  /// are no documents, and the account has the tiers that need no purchase.
  public var source: FlagsSource
  /// The number of milliseconds since the newest document was signed; `null` if there are no documents.
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

/// The decision whether one user may call one method.
public struct CheckedMethod: Record {
  /// The name of the method.
  public var method: String
  /// `true` if the user may call the method.
  public var allowed: Bool
  /// The reason for the decision. If `allowed` is true: anyone, account: the rule needs no right. owner, founder: the
  /// user is an owner or the founder. manager: the user has a bit in managerMask. department: the user has a bit in
  /// deptMask. member: the user has any right in the company. If `allowed` is false: noCompany: the call has no
  /// company. signInRequired: no user is signed in. noRight: the user lacks the right. archived: the company is
  /// archived. noFeature: the account lacks the feature that the method needs. noCredentials: there are no credentials
  /// to change. notKeptHere: another account stores the credentials. personal: the company is the account's own
  /// inventory. tierIsBought: purchases decide the company's tier. tierRequired: the company's tier is lower than the
  /// method needs. shared: only the account that owns the company may call the method, and another account owns this
  /// company. readOnly: the company is shared for reading only. notShared: the method is for companies that other
  /// accounts share, and this company is the account's own.
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

/// The number of removed bytes, and whether all lines of the log were removed.
public struct ClearedLog: Record {
  /// The number of bytes of the removed lines.
  public var bytes: Int
  /// `true` if all lines were removed. `false` if a file of the log could not be removed, for example in a read-only
  /// directory.
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

/// The number of places that were removed.
public struct ClearedRecents: Record {
  /// The number of removed places.
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

/// The program that sends requests to the core.
public struct Client: Record {
  /// The name of the program.
  public var name: String
  /// The version of the program.
  public var version: String?
  /// The environment for which the client was built. The option `--build-environment` overrides it. Without both,
  /// `development`.
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

/// The program that sends requests to the core.
public struct ClientInput: InputRecord {
  /// The name of the program.
  public var name: String
  /// The version of the program.
  public var version: String?
  /// The environment for which the client was built. The option `--build-environment` overrides it. Without both,
  /// `development`.
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

/// The account that is signed in to a container, and its state.
public struct CloudAccountAnswer: InputRecord {
  /// The state of the account. The container can be used only if it is `available`.
  public var status: SyncAccountStatus
  /// The user reference: the container's name for the account. It is the same on all devices of the account. `null` if
  /// no account is signed in.
  public var account: String?
  /// The id of the container. `null` if the container does not report an id.
  public var container: String?
  /// `true` if the container refuses writes that the writer's access record does not allow. Such a container also
  /// refuses changes and deletions of records that may only be added. If `false`, the owner's core reverts the writes
  /// that are not allowed.
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

/// One comparison of a filter: a field, a comparator and a value. A record that lacks the field does not match.
public struct CloudComparison: Record {
  /// The name of a field, or `recordName`, `creationDate` or `modificationDate`.
  public var field: String
  /// The comparison: equals, notEquals, lessThan, lessThanOrEquals, greaterThan, greaterThanOrEquals, in (the field is
  /// one of a list), beginsWith (the field is a text that begins with the value), or contains (the field is a list that
  /// contains the value).
  public var comparator: CloudComparisonComparator
  /// A string, a number, or {"type":"date","value":"..."}. For the comparator `in`: a list of 1 to 100 of these. Values
  /// of different kinds never match.
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

/// One comparison of a filter: a field, a comparator and a value. A record that lacks the field does not match.
public struct CloudComparisonInput: InputRecord {
  /// The name of a field, or `recordName`, `creationDate` or `modificationDate`.
  public var field: String
  /// The comparison: equals, notEquals, lessThan, lessThanOrEquals, greaterThan, greaterThanOrEquals, in (the field is
  /// one of a list), beginsWith (the field is a text that begins with the value), or contains (the field is a list that
  /// contains the value).
  public var comparator: CloudComparisonComparator
  /// A string, a number, or {"type":"date","value":"..."}. For the comparator `in`: a list of 1 to 100 of these. Values
  /// of different kinds never match.
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

/// A record that was deleted, or that the core asks the container to delete.
public struct CloudDeletion: Record {
  /// The id of the record.
  public var recordName: String
  /// The kind of record.
  public var recordType: String
  /// The zone of the record, in a request to delete it.
  public var zone: CloudZone?
  /// The change tag of the state to delete. If the record has another change tag, the container does not delete it.
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

/// A record that was deleted, or that the core asks the container to delete.
public struct CloudDeletionInput: InputRecord {
  /// The id of the record.
  public var recordName: String
  /// The kind of record.
  public var recordType: String
  /// The zone of the record, in a request to delete it.
  public var zone: CloudZoneAnswer?
  /// The change tag of the state to delete. If the record has another change tag, the container does not delete it.
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

/// A participant of a shared zone: an account that has joined, or that was invited or removed.
public struct CloudParticipant: InputRecord {
  /// The id of the invitation.
  public var id: String
  /// The permission of a participant. readWrite: everything that the participant's access record allows. readOnly: only
  /// reading, even if the access record allows more.
  public var permission: SharePermission
  /// The state. pending: the invitation is not accepted yet. accepted: the participant has joined. removed: the owner
  /// has ended the participation.
  public var acceptance: ParticipantAcceptance
  /// The time of the invitation. For a participant without an invitation, the time of joining.
  public var invitedAt: Date
  /// The id of the access record with the participant's rights.
  public var access: String
  /// The user reference of the participant, which is the container's name for the account. `null` until the invitation
  /// is accepted.
  public var account: String?
  /// The address, number or label of the invitation. `null` for a participant without an invitation.
  public var invitedAs: String?
  /// The link of this invitation, which admits only the first person who opens it. `null` once the invitation is
  /// accepted.
  public var url: String?
  /// The time when the invitation was accepted. `null` until then.
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

/// A record in a container.
public struct CloudRecord: Record {
  /// The id of the record.
  public var recordName: String
  /// The kind of record.
  public var recordType: String
  /// The zone of the record.
  public var zone: CloudZone
  /// The record's fields by name. A request to save has only the fields that change; `null` removes a field.
  public var fields: [String: CloudValue?]
  /// The change tag: the container's name for this state of the record. Left out for a new record.
  public var recordChangeTag: String?
  /// The time when the record was first saved, by the container's clock. The container returns records in the order of
  /// these times.
  public var creationDate: Date?
  /// The time when the record was last saved, by the container's clock.
  public var modificationDate: Date?
  /// The account that created the record, as the container names it.
  public var creator: String?
  /// The account that last saved the record.
  public var modifier: String?
  /// The id of the record to which this record belongs, such as the order of a line.
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

/// A record in a container.
public struct CloudRecordInput: InputRecord {
  /// The id of the record.
  public var recordName: String
  /// The kind of record.
  public var recordType: String
  /// The zone of the record.
  public var zone: CloudZoneAnswer
  /// The record's fields by name. A request to save has only the fields that change; `null` removes a field.
  public var fields: [String: CloudValueInput?]
  /// The change tag: the container's name for this state of the record. Left out for a new record.
  public var recordChangeTag: String?
  /// The time when the record was first saved, by the container's clock. The container returns records in the order of
  /// these times.
  public var creationDate: Date?
  /// The time when the record was last saved, by the container's clock.
  public var modificationDate: Date?
  /// The account that created the record, as the container names it.
  public var creator: String?
  /// The account that last saved the record.
  public var modifier: String?
  /// The id of the record to which this record belongs, such as the order of a line.
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

/// The result for one record: its new state, or the reason why the container refused it.
public struct CloudResult: InputRecord {
  /// The id of the record.
  public var recordName: String?
  /// The change tag of the saved record.
  public var recordChangeTag: String?
  /// The time when the record was first saved, by the container's clock.
  public var creationDate: Date?
  /// The time when the record was saved, by the container's clock.
  public var modificationDate: Date?
  /// The reason why the record was refused.
  public var kind: ZoneResultKind?
  /// The reason, as a sentence for people.
  public var message: String?
  /// The record as the container has it, if `kind` is `serverRecordChanged`.
  public var serverRecord: CloudRecordInput?
  /// The milliseconds after which the core may try again.
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

/// The share of a zone, as the requesting account may see it.
public struct CloudShare: InputRecord {
  /// The zone. For an account that does not own the zone, `owner` names the owner.
  public var zone: CloudZoneAnswer
  /// The title of the share, such as the company's name.
  public var title: String
  /// The people who can join with the share's link. none: nobody, so that only invited people can join. readOnly:
  /// everybody who has the link, for reading only. readWrite: everybody who has the link, with the rights of the access
  /// record that they get.
  public var publicPermission: SharePublicPermission
  /// The permission of the requesting account. The owner has all permissions.
  public var permission: SharePermission
  /// The time when the share was created.
  public var createdAt: Date
  /// The change tag: the container's name for this state of the share and its participants.
  public var shareTag: String
  /// The name of the owner.
  public var ownerName: String?
  /// The link of the share, which is for all people. `null` for accounts that do not own the zone.
  public var url: String?
  /// The time when the owner ended the share. `null` until then.
  public var revokedAt: Date?
  /// The participants, in the order of their invitations. An account that does not own the zone gets only itself.
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

/// The cloud cannot be reached, or the data directory is not connected to a cloud. data.reason is the reason. If the
/// cloud cannot be reached, try again later.
public struct CloudUnavailableData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The kind of error that the container reported. `null` if the data directory is not connected to a container.
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

/// The value of one field of a record, with its type.
public struct CloudValue: Record {
  /// The type of the value, such as text, int or date.
  public var type: CloudValueType
  /// The value: a string, a number, or a list of values of one type. For an asset, a `CloudFile`.
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

/// The value of one field of a record, with its type.
public struct CloudValueInput: InputRecord {
  /// The type of the value, such as text, int or date.
  public var type: CloudValueType
  /// The value: a string, a number, or a list of values of one type. For an asset, a `CloudFile`.
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

/// A zone: a part of a database that holds one company, or the account's own records. Each token, atomic save and share
/// is about one zone.
public struct CloudZone: Record {
  /// The name of the zone: a company's id, or `account` for the account's own records.
  public var name: String
  /// The account that owns the zone. Given only for zones of the shared database.
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

/// A zone: a part of a database that holds one company, or the account's own records. Each token, atomic save and share
/// is about one zone.
public struct CloudZoneAnswer: InputRecord {
  /// The name of the zone: a company's id, or `account` for the account's own records.
  public var name: String
  /// The account that owns the zone. Given only for zones of the shared database.
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

/// A zone: a part of a database that holds one company, or the account's own records. Each token, atomic save and share
/// is about one zone.
public struct CloudZoneInput: InputRecord {
  /// The name of the zone: a company's id, or `account` for the account's own records.
  public var name: String
  /// The account that owns the zone. Given only for zones of the shared database.
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

/// A record that has the scanned code.
public struct CodeMatch: Record {
  /// The kind of the record, such as `item`.
  public var kind: CodeMatchKind
  /// The id of the record.
  public var id: String
  /// The name of the record.
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

/// A company: a set of records that is separate from all others. Other programs call this a tenant.
public struct Company: Record {
  /// The company's id.
  public var id: String
  /// The company's name.
  public var name: String
  /// The company's legal name, as in its contracts.
  public var legalName: String?
  /// The company's postal address, which its invoices contain.
  public var address: Address?
  /// The company's currency: the code of ISO 4217, such as EUR.
  public var currency: String?
  /// The time zone in which the company's days begin and end: a name in the IANA database, such as Europe/Berlin.
  /// `null` for UTC.
  public var timeZone: String?
  /// The place of the company's logo: a text that the front end understands, such as a file name or a URL. The core
  /// stores the text, but does not read the logo.
  public var logo: String?
  /// The company's tax id on its invoices, such as a VAT number. The core does not check its form.
  public var taxId: String?
  /// The company's number in a register, such as a commercial register, on its invoices.
  public var registration: String?
  /// The bank account to which invoices are paid.
  public var bank: BankAccount?
  /// The terms of payment in words, on the company's invoices.
  public var paymentTerms: String?
  /// The company's own departments, in addition to the departments that every company has.
  public var departments: [CustomDepartment]
  /// The company's settings, such as the formats of its numbers.
  public var settings: CompanySettings
  /// `true` if the company is archived. Its records can be read, but not changed.
  public var archived: Bool
  /// The kind of company: business, or personal for the account's own inventory (companies.personal).
  public var kind: CompanyKind
  /// The tier that the company pays for. `companies.tiers` lists the limits of each tier.
  public var tier: CompanyTier
  /// The source of the tier. manual: `companies.setTier` has set the tier. entitlements: the purchases of the account
  /// decide the tier.
  public var tierSource: CompanyTierSource
  /// The version of the company: 1 at first, and 1 more with each change.
  public var version: Int
  /// The time when the company was created.
  public var createdAt: Date
  /// The time of the company's last change.
  public var updatedAt: Date
  /// The names of the members whose stored values can't be read, because the values are damaged or a newer program
  /// wrote them. Each value stays stored until the member is set again.
  public var unreadable: [String]?

  public init(
    id: String,
    name: String,
    legalName: String?,
    address: Address?,
    currency: String?,
    timeZone: String?,
    logo: String?,
    taxId: String?,
    registration: String?,
    bank: BankAccount?,
    paymentTerms: String?,
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
    self.taxId = taxId
    self.registration = registration
    self.bank = bank
    self.paymentTerms = paymentTerms
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
    self.taxId = reader.optional("taxId")
    self.registration = reader.optional("registration")
    self.bank = reader.optional("bank")
    self.paymentTerms = reader.optional("paymentTerms")
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
    writer.put("taxId", self.taxId)
    writer.put("registration", self.registration)
    writer.put("bank", self.bank)
    writer.put("paymentTerms", self.paymentTerms)
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

/// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
/// the change again with its version.
public struct CompanyConflictData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The record in its present state, with the members that the caller may see. Repeat the change with its `version` as
  /// `expect`.
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

/// Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
/// restores its default if it has one.
public struct CompanyDetailsChanges: InputRecord {
  /// The company's name.
  public var name: String?
  /// The company's legal name, as in its contracts.
  public var legalName: Change<String>
  /// The company's postal address, which its invoices contain.
  public var address: Change<AddressChanges>
  /// The company's currency: the code of ISO 4217, such as EUR.
  public var currency: Change<String>
  /// The time zone in which the company's days begin and end: a name in the IANA database, such as Europe/Berlin.
  /// `null` for UTC.
  public var timeZone: Change<String>
  /// The place of the company's logo: a text that the front end understands, such as a file name or a URL. The core
  /// stores the text, but does not read the logo.
  public var logo: Change<String>
  /// The company's tax id on its invoices, such as a VAT number. The core does not check its form.
  public var taxId: Change<String>
  /// The company's number in a register, such as a commercial register, on its invoices.
  public var registration: Change<String>
  /// The bank account to which invoices are paid.
  public var bank: Change<BankAccountChanges>
  /// The terms of payment in words, on the company's invoices.
  public var paymentTerms: Change<String>
  /// The company's own departments, in addition to the departments that every company has.
  public var departments: Change<[CustomDepartmentInput]>
  /// The company's settings, such as the formats of its numbers.
  public var settings: Change<CompanySettingsChanges>
  /// `true` if the company is archived. Its records can be read, but not changed.
  public var archived: Change<Bool>

  public init(
    name: String? = nil,
    legalName: Change<String> = .unchanged,
    address: Change<AddressChanges> = .unchanged,
    currency: Change<String> = .unchanged,
    timeZone: Change<String> = .unchanged,
    logo: Change<String> = .unchanged,
    taxId: Change<String> = .unchanged,
    registration: Change<String> = .unchanged,
    bank: Change<BankAccountChanges> = .unchanged,
    paymentTerms: Change<String> = .unchanged,
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
    self.taxId = taxId
    self.registration = registration
    self.bank = bank
    self.paymentTerms = paymentTerms
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
    writer.putChange("taxId", self.taxId)
    writer.putChange("registration", self.registration)
    writer.putChange("bank", self.bank)
    writer.putChange("paymentTerms", self.paymentTerms)
    writer.putChange("departments", self.departments)
    writer.putChange("settings", self.settings)
    writer.putChange("archived", self.archived)
    return writer.json
  }
}

/// The settings of a company.
public struct CompanySettings: Record {
  /// `true` if a request may take more stock than there is, so that the quantity becomes negative. `false` if such a
  /// request fails with `insufficientStock`.
  public var allowNegativeStock: Bool
  /// The format of order numbers, such as SO-{year}-{number:5}. It must have {number} exactly once, or {number:5} for
  /// at least five digits. It may have {year}, {month} and {day}.
  public var orderNumberFormat: String
  /// The number of hours after which a session ends, even if the user is active. Default: 12.
  public var sessionHours: Int
  /// The number of minutes after which a session ends if no request is sent in the company. Useful if several users
  /// share a device. `null` for no limit.
  public var idleMinutes: Int?
  /// The number of days before its expiry at which a lot in stock is reported as expiring. Default: 30.
  public var expiryDays: Int
  /// The format of purchase numbers, with the same rules as `orderNumberFormat`. Default: P-{number:5}.
  public var purchaseNumberFormat: String
  /// `true` if accounts with which the company is shared must create credentials of their own, and sign in before they
  /// can use the company.
  public var requireCredentials: Bool
  /// The number of months for which the histories of records are stored. `null` to store them as long as the company
  /// exists. Each device removes older changes in idle moments. The stock ledger is never removed.
  public var historyMonths: Int?
  /// line: the tax is computed and rounded for each line. rate: it is computed from the sum of the lines of each rate,
  /// and rounded once. `null`, in companies and documents of older programs, means line.
  public var taxRounding: OrderTaxRounding?
  /// halfUp: a half is rounded up. halfEven: a half is rounded to the even number. `null`, in companies and documents
  /// of older programs, means halfEven.
  public var rounding: OrderRounding?
  /// The format of invoice numbers, with the same rules as `orderNumberFormat`. It must also have {series} exactly
  /// once: the letter of the device's series, or nothing for the first series. `null` for I-{series}{number:5}.
  public var invoiceNumberFormat: String?
  /// The format of the numbers of credit notes, with the same rules as `invoiceNumberFormat`. The two formats must
  /// differ. `null` for C-{series}{number:5}.
  public var creditNoteNumberFormat: String?
  /// The id of the contact for sales over the counter that name no customer (`orders.sell`). `null` if such sales must
  /// name a customer.
  public var counterContact: String?

  public init(
    allowNegativeStock: Bool,
    orderNumberFormat: String,
    sessionHours: Int,
    idleMinutes: Int?,
    expiryDays: Int,
    purchaseNumberFormat: String,
    requireCredentials: Bool,
    historyMonths: Int?,
    taxRounding: OrderTaxRounding?,
    rounding: OrderRounding?,
    invoiceNumberFormat: String?,
    creditNoteNumberFormat: String?,
    counterContact: String?
  ) {
    self.allowNegativeStock = allowNegativeStock
    self.orderNumberFormat = orderNumberFormat
    self.sessionHours = sessionHours
    self.idleMinutes = idleMinutes
    self.expiryDays = expiryDays
    self.purchaseNumberFormat = purchaseNumberFormat
    self.requireCredentials = requireCredentials
    self.historyMonths = historyMonths
    self.taxRounding = taxRounding
    self.rounding = rounding
    self.invoiceNumberFormat = invoiceNumberFormat
    self.creditNoteNumberFormat = creditNoteNumberFormat
    self.counterContact = counterContact
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
    self.taxRounding = reader.optional("taxRounding")
    self.rounding = reader.optional("rounding")
    self.invoiceNumberFormat = reader.optional("invoiceNumberFormat")
    self.creditNoteNumberFormat = reader.optional("creditNoteNumberFormat")
    self.counterContact = reader.optional("counterContact")
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
    writer.put("taxRounding", self.taxRounding)
    writer.put("rounding", self.rounding)
    writer.put("invoiceNumberFormat", self.invoiceNumberFormat)
    writer.put("creditNoteNumberFormat", self.creditNoteNumberFormat)
    writer.put("counterContact", self.counterContact)
    return writer.json
  }
}

/// Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
/// restores its default if it has one.
public struct CompanySettingsChanges: InputRecord {
  /// `true` if a request may take more stock than there is, so that the quantity becomes negative. `false` if such a
  /// request fails with `insufficientStock`.
  public var allowNegativeStock: Change<Bool>
  /// The format of order numbers, such as SO-{year}-{number:5}. It must have {number} exactly once, or {number:5} for
  /// at least five digits. It may have {year}, {month} and {day}.
  public var orderNumberFormat: Change<String>
  /// The number of hours after which a session ends, even if the user is active. Default: 12.
  public var sessionHours: Change<Int>
  /// The number of minutes after which a session ends if no request is sent in the company. Useful if several users
  /// share a device. `null` for no limit.
  public var idleMinutes: Change<Int>
  /// The number of days before its expiry at which a lot in stock is reported as expiring. Default: 30.
  public var expiryDays: Change<Int>
  /// The format of purchase numbers, with the same rules as `orderNumberFormat`. Default: P-{number:5}.
  public var purchaseNumberFormat: Change<String>
  /// `true` if accounts with which the company is shared must create credentials of their own, and sign in before they
  /// can use the company.
  public var requireCredentials: Change<Bool>
  /// The number of months for which the histories of records are stored. `null` to store them as long as the company
  /// exists. Each device removes older changes in idle moments. The stock ledger is never removed.
  public var historyMonths: Change<Int>
  /// line: the tax is computed and rounded for each line. rate: it is computed from the sum of the lines of each rate,
  /// and rounded once. `null`, in companies and documents of older programs, means line.
  public var taxRounding: Change<OrderTaxRounding>
  /// halfUp: a half is rounded up. halfEven: a half is rounded to the even number. `null`, in companies and documents
  /// of older programs, means halfEven.
  public var rounding: Change<OrderRounding>
  /// The format of invoice numbers, with the same rules as `orderNumberFormat`. It must also have {series} exactly
  /// once: the letter of the device's series, or nothing for the first series. `null` for I-{series}{number:5}.
  public var invoiceNumberFormat: Change<String>
  /// The format of the numbers of credit notes, with the same rules as `invoiceNumberFormat`. The two formats must
  /// differ. `null` for C-{series}{number:5}.
  public var creditNoteNumberFormat: Change<String>
  /// The id of the contact for sales over the counter that name no customer (`orders.sell`). `null` if such sales must
  /// name a customer.
  public var counterContact: Change<String>

  public init(
    allowNegativeStock: Change<Bool> = .unchanged,
    orderNumberFormat: Change<String> = .unchanged,
    sessionHours: Change<Int> = .unchanged,
    idleMinutes: Change<Int> = .unchanged,
    expiryDays: Change<Int> = .unchanged,
    purchaseNumberFormat: Change<String> = .unchanged,
    requireCredentials: Change<Bool> = .unchanged,
    historyMonths: Change<Int> = .unchanged,
    taxRounding: Change<OrderTaxRounding> = .unchanged,
    rounding: Change<OrderRounding> = .unchanged,
    invoiceNumberFormat: Change<String> = .unchanged,
    creditNoteNumberFormat: Change<String> = .unchanged,
    counterContact: Change<String> = .unchanged
  ) {
    self.allowNegativeStock = allowNegativeStock
    self.orderNumberFormat = orderNumberFormat
    self.sessionHours = sessionHours
    self.idleMinutes = idleMinutes
    self.expiryDays = expiryDays
    self.purchaseNumberFormat = purchaseNumberFormat
    self.requireCredentials = requireCredentials
    self.historyMonths = historyMonths
    self.taxRounding = taxRounding
    self.rounding = rounding
    self.invoiceNumberFormat = invoiceNumberFormat
    self.creditNoteNumberFormat = creditNoteNumberFormat
    self.counterContact = counterContact
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
    writer.putChange("taxRounding", self.taxRounding)
    writer.putChange("rounding", self.rounding)
    writer.putChange("invoiceNumberFormat", self.invoiceNumberFormat)
    writer.putChange("creditNoteNumberFormat", self.creditNoteNumberFormat)
    writer.putChange("counterContact", self.counterContact)
    return writer.json
  }
}

/// The settings of a company.
public struct CompanySettingsInput: InputRecord {
  /// `true` if a request may take more stock than there is, so that the quantity becomes negative. `false` if such a
  /// request fails with `insufficientStock`.
  public var allowNegativeStock: Bool?
  /// The format of order numbers, such as SO-{year}-{number:5}. It must have {number} exactly once, or {number:5} for
  /// at least five digits. It may have {year}, {month} and {day}.
  public var orderNumberFormat: String?
  /// The number of hours after which a session ends, even if the user is active. Default: 12.
  public var sessionHours: Int?
  /// The number of minutes after which a session ends if no request is sent in the company. Useful if several users
  /// share a device. `null` for no limit.
  public var idleMinutes: Int?
  /// The number of days before its expiry at which a lot in stock is reported as expiring. Default: 30.
  public var expiryDays: Int?
  /// The format of purchase numbers, with the same rules as `orderNumberFormat`. Default: P-{number:5}.
  public var purchaseNumberFormat: String?
  /// `true` if accounts with which the company is shared must create credentials of their own, and sign in before they
  /// can use the company.
  public var requireCredentials: Bool?
  /// The number of months for which the histories of records are stored. `null` to store them as long as the company
  /// exists. Each device removes older changes in idle moments. The stock ledger is never removed.
  public var historyMonths: Int?
  /// line: the tax is computed and rounded for each line. rate: it is computed from the sum of the lines of each rate,
  /// and rounded once. `null`, in companies and documents of older programs, means line.
  public var taxRounding: OrderTaxRounding?
  /// halfUp: a half is rounded up. halfEven: a half is rounded to the even number. `null`, in companies and documents
  /// of older programs, means halfEven.
  public var rounding: OrderRounding?
  /// The format of invoice numbers, with the same rules as `orderNumberFormat`. It must also have {series} exactly
  /// once: the letter of the device's series, or nothing for the first series. `null` for I-{series}{number:5}.
  public var invoiceNumberFormat: String?
  /// The format of the numbers of credit notes, with the same rules as `invoiceNumberFormat`. The two formats must
  /// differ. `null` for C-{series}{number:5}.
  public var creditNoteNumberFormat: String?
  /// The id of the contact for sales over the counter that name no customer (`orders.sell`). `null` if such sales must
  /// name a customer.
  public var counterContact: String?

  public init(
    allowNegativeStock: Bool? = nil,
    orderNumberFormat: String? = nil,
    sessionHours: Int? = nil,
    idleMinutes: Int? = nil,
    expiryDays: Int? = nil,
    purchaseNumberFormat: String? = nil,
    requireCredentials: Bool? = nil,
    historyMonths: Int? = nil,
    taxRounding: OrderTaxRounding? = nil,
    rounding: OrderRounding? = nil,
    invoiceNumberFormat: String? = nil,
    creditNoteNumberFormat: String? = nil,
    counterContact: String? = nil
  ) {
    self.allowNegativeStock = allowNegativeStock
    self.orderNumberFormat = orderNumberFormat
    self.sessionHours = sessionHours
    self.idleMinutes = idleMinutes
    self.expiryDays = expiryDays
    self.purchaseNumberFormat = purchaseNumberFormat
    self.requireCredentials = requireCredentials
    self.historyMonths = historyMonths
    self.taxRounding = taxRounding
    self.rounding = rounding
    self.invoiceNumberFormat = invoiceNumberFormat
    self.creditNoteNumberFormat = creditNoteNumberFormat
    self.counterContact = counterContact
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
    writer.putIfGiven("taxRounding", self.taxRounding)
    writer.putIfGiven("rounding", self.rounding)
    writer.putIfGiven("invoiceNumberFormat", self.invoiceNumberFormat)
    writer.putIfGiven("creditNoteNumberFormat", self.creditNoteNumberFormat)
    writer.putIfGiven("counterContact", self.counterContact)
    return writer.json
  }
}

/// The result of completing a build, or of reversing a completion.
public struct CompletedBuild: Record {
  /// The build after the change.
  public var build: Build
  /// The new completion, or the record that reverses one.
  public var completion: BuildCompletion

  public init(
    build: Build,
    completion: BuildCompletion
  ) {
    self.build = build
    self.completion = completion
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.build = reader.required("build")
    self.completion = reader.required("completion")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("build", self.build)
    writer.put("completion", self.completion)
    return writer.json
  }
}

/// A flavour term that completes the word that a user has begun.
public struct CompletedTerm: Record {
  /// The flavour term.
  public var term: String
  /// The id of the term in the flavour wheel. `null` for a term that is not in the wheel.
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

/// The flavour terms that complete a text.
public struct CompletedTerms: Record {
  /// The flavour terms.
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

/// The stock of a component in a location.
public struct ComponentPlace: Record {
  /// The id of the location.
  public var location: String
  /// The location's name.
  public var locationName: String
  /// The quantity on hand in the location.
  public var onHand: Decimal
  /// The quantity in the location that can be used. Stock that is in transit, lent, scrapped or expired is left out,
  /// and stock of lots that must not be used.
  public var usable: Decimal

  public init(
    location: String,
    locationName: String,
    onHand: Decimal,
    usable: Decimal
  ) {
    self.location = location
    self.locationName = locationName
    self.onHand = onHand
    self.usable = usable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.location = reader.required("location")
    self.locationName = reader.required("locationName")
    self.onHand = reader.required("onHand")
    self.usable = reader.required("usable")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("location", self.location)
    writer.put("locationName", self.locationName)
    writer.put("onHand", self.onHand)
    writer.put("usable", self.usable)
    return writer.json
  }
}

/// A component that is lacking. All quantities are in the component's own unit.
public struct ComponentShortage: Record {
  /// The id of the component.
  public var item: String
  /// The component's SKU.
  public var sku: String
  /// The component's own unit, in which the quantities are given.
  public var unit: String
  /// The quantity that the completion takes.
  public var asked: Decimal
  /// The quantity that the completion can take from the named locations. Stock that is reserved for orders and other
  /// builds is excluded.
  public var available: Decimal
  /// The lacking quantity: `asked` less `available`.
  public var short: Decimal
  /// The stock of the component in each location.
  public var places: [ComponentPlace]
  /// The quantity that is expected: on order, or to be made by open builds.
  public var incoming: Decimal
  /// The instant at which the next part of `incoming` is expected; `null` if it is not known.
  public var incomingAt: Date?

  public init(
    item: String,
    sku: String,
    unit: String,
    asked: Decimal,
    available: Decimal,
    short: Decimal,
    places: [ComponentPlace],
    incoming: Decimal,
    incomingAt: Date?
  ) {
    self.item = item
    self.sku = sku
    self.unit = unit
    self.asked = asked
    self.available = available
    self.short = short
    self.places = places
    self.incoming = incoming
    self.incomingAt = incomingAt
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.item = reader.required("item")
    self.sku = reader.required("sku")
    self.unit = reader.required("unit")
    self.asked = reader.required("asked")
    self.available = reader.required("available")
    self.short = reader.required("short")
    self.places = reader.required("places")
    self.incoming = reader.required("incoming")
    self.incomingAt = reader.optional("incomingAt")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("item", self.item)
    writer.put("sku", self.sku)
    writer.put("unit", self.unit)
    writer.put("asked", self.asked)
    writer.put("available", self.available)
    writer.put("short", self.short)
    writer.put("places", self.places)
    writer.put("incoming", self.incoming)
    writer.put("incomingAt", self.incomingAt)
    return writer.json
  }
}

/// There are fewer components than a build takes. data.shortages lists them, with their locations and the quantities
/// that are expected.
public struct ComponentsShortData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The id of the build.
  public var build: String
  /// The components that are lacking, at least one.
  public var shortages: [ComponentShortage]

  public init(
    kind: String,
    build: String,
    shortages: [ComponentShortage]
  ) {
    self.kind = kind
    self.build = build
    self.shortages = shortages
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.build = reader.required("build")
    self.shortages = reader.required("shortages")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("build", self.build)
    writer.put("shortages", self.shortages)
    return writer.json
  }
}

/// A value that a source gives for the deployment path, such as an environment variable.
public struct ConsideredPath: Record {
  /// The source of the path, in order of precedence. e2e: the variable MAINSPRING_E2E_DEPLOYMENT. environment:
  /// MAINSPRING_DEPLOYMENT, or a variable that --deployment-variable names. setting: policy.deployment.set. file: the
  /// document AppConfig. default: no source gives a path.
  public var source: DeploymentSource
  /// The value as the source gives it.
  public var value: String
  /// `true` if the value is a valid deployment path. Other values are ignored.
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

/// A component that a completion uses in another way than usual.
public struct ConsumedLine: InputRecord {
  /// The id of the component, or of an item that was used instead. Either `item` or `sku` must be given, not both.
  public var item: String?
  /// The SKU of the item, instead of `item`.
  public var sku: String?
  /// The quantity that was used, in the item's own unit; 0 if none was used. Default: the quantity of the bill of
  /// materials.
  public var quantity: Decimal?
  /// The location from which the item is taken, by its id, code or path. Default: the item's own location, or else the
  /// company's main location.
  public var location: String?
  /// The lots from which the item is taken; their quantities must add up to `quantity`. Default: the lots that expire
  /// first.
  public var lots: [ConsumedLot]?

  public init(
    item: String? = nil,
    sku: String? = nil,
    quantity: Decimal? = nil,
    location: String? = nil,
    lots: [ConsumedLot]? = nil
  ) {
    self.item = item
    self.sku = sku
    self.quantity = quantity
    self.location = location
    self.lots = lots
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("item", self.item)
    writer.putIfGiven("sku", self.sku)
    writer.putIfGiven("quantity", self.quantity)
    writer.putIfGiven("location", self.location)
    writer.putIfGiven("lots", self.lots)
    return writer.json
  }
}

/// A quantity of a lot that a completion uses.
public struct ConsumedLot: InputRecord {
  /// The id of the lot.
  public var lot: String
  /// The quantity, in the item's own unit. More than 0.
  public var quantity: Decimal

  public init(
    lot: String,
    quantity: Decimal
  ) {
    self.lot = lot
    self.quantity = quantity
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("lot", self.lot)
    writer.put("quantity", self.quantity)
    return writer.json
  }
}

/// A part of the used quantity of a component: what was taken from one location and lot.
public struct ConsumedPart: Record {
  /// The id of the component.
  public var item: String
  /// The quantity, in the component's own unit. Negative in a reversal.
  public var quantity: Decimal
  /// The id of the location from which the goods were taken.
  public var location: String
  /// The id of the lot from which the goods were taken. `null` for an item that is not tracked by lots.
  public var lot: String?

  public init(
    item: String,
    quantity: Decimal,
    location: String,
    lot: String?
  ) {
    self.item = item
    self.quantity = quantity
    self.location = location
    self.lot = lot
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.item = reader.required("item")
    self.quantity = reader.required("quantity")
    self.location = reader.required("location")
    self.lot = reader.optional("lot")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("item", self.item)
    writer.put("quantity", self.quantity)
    writer.put("location", self.location)
    writer.put("lot", self.lot)
    return writer.json
  }
}

/// A person or an organisation that a company deals with.
public struct Contact: Record {
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
    self.taxRate = taxRate
    self.taxCategory = taxCategory
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
    self.taxRate = reader.optional("taxRate")
    self.taxCategory = reader.optional("taxCategory")
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
    writer.put("taxRate", self.taxRate)
    writer.put("taxCategory", self.taxCategory)
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

/// The account of a contact.
public struct ContactAccount: Record {
  /// The id of the contact. If the contact was merged into another one, the id of the other contact.
  public var contact: String
  /// The amounts that the contact owes, one for each currency. Negative if the contact has paid too much.
  public var balances: [MoneySum]
  /// The entries, newest first.
  public var items: [AccountEntry]
  /// The cursor of the next page. Pass it as `after`. `null` on the last page.
  public var next: String?

  public init(
    contact: String,
    balances: [MoneySum],
    items: [AccountEntry],
    next: String?
  ) {
    self.contact = contact
    self.balances = balances
    self.items = items
    self.next = next
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.contact = reader.required("contact")
    self.balances = reader.required("balances")
    self.items = reader.required("items")
    self.next = reader.optional("next")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("contact", self.contact)
    writer.put("balances", self.balances)
    writer.put("items", self.items)
    writer.put("next", self.next)
    return writer.json
  }
}

/// A postal address, with its purpose.
public struct ContactAddress: Record {
  /// The purpose of the address: billing, shipping or other.
  public var label: ContactAddressLabel
  /// The postal address itself.
  public var address: Address
  /// `true` if this is the default address of its label. If no address of a label is the default, the first one is
  /// used.
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

/// A postal address, with its purpose.
public struct ContactAddressInput: InputRecord {
  /// The purpose of the address: billing, shipping or other.
  public var label: ContactAddressLabel
  /// The postal address itself.
  public var address: AddressInput
  /// `true` if this is the default address of its label. If no address of a label is the default, the first one is
  /// used.
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

/// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
/// the change again with its version.
public struct ContactConflictData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The record in its present state, with the members that the caller may see. Repeat the change with its `version` as
  /// `expect`.
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

/// Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
/// restores its default if it has one.
public struct ContactDetailsChanges: InputRecord {
  /// The contact's name.
  public var name: String?
  /// The kinds of the contact: customer, supplier or partner. At least one kind is needed, and each can occur only
  /// once.
  public var kinds: [ContactKinds]?
  /// The organisation for which a person works; `null` if there is none.
  public var organisation: Change<String>
  /// The people to speak to at the organisation.
  public var people: Change<[ContactPersonInput]>
  /// The email addresses, the main one first.
  public var emails: Change<[ContactEmailInput]>
  /// The telephone numbers, the main one first.
  public var phones: Change<[ContactPhoneInput]>
  /// The URL of the website.
  public var website: Change<String>
  /// The postal addresses, at most 100.
  public var addresses: Change<[ContactAddressInput]>
  /// The tax id, such as a VAT number. The core does not check its form.
  public var taxId: Change<String>
  /// The currency in which the contact is paid, or pays: the code of ISO 4217, such as EUR.
  public var currency: Change<String>
  /// The payment terms: the number of days until an invoice is due. The `dueAt` of the contact's invoices is computed
  /// from this number.
  public var paymentDays: Change<Int>
  /// The name of the price list whose prices apply to the contact's orders (`prices.list`).
  public var priceList: Change<String>
  /// The tax rate, in percent with at most 3 decimals, of new lines of the contact's orders and purchases. If the item
  /// of a line has a `taxRate` or `taxCategory`, the line gets the item's instead. `null` for none.
  public var taxRate: Change<Decimal>
  /// The category of the tax on new lines of the contact's orders and purchases (EN 16931). A category other than S
  /// applies to all these lines with the rate 0, whatever their items are. E: exempt. AE: the buyer owes the tax. K: a
  /// supply within the European Union. G: an export. O: outside the scope of the tax. Z: the rate 0.
  public var taxCategory: Change<ItemTaxCategory>
  /// Further words by which the contact can be found. At most 50.
  public var tags: Change<[String]>
  /// A free note about the contact.
  public var note: Change<String>
  /// `true` if the contact is no longer in use. Lists then leave the contact out, unless they ask for archived
  /// contacts.
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
    taxRate: Change<Decimal> = .unchanged,
    taxCategory: Change<ItemTaxCategory> = .unchanged,
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
    self.taxRate = taxRate
    self.taxCategory = taxCategory
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
    writer.putChange("taxRate", self.taxRate)
    writer.putChange("taxCategory", self.taxCategory)
    writer.putChange("tags", self.tags)
    writer.putChange("note", self.note)
    writer.putChange("archived", self.archived)
    return writer.json
  }
}

/// An email address with its purpose.
public struct ContactEmail: Record {
  /// The email address, such as ada@example.com.
  public var value: String
  /// The purpose of the address, such as orders or home.
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

/// An email address with its purpose.
public struct ContactEmailInput: InputRecord {
  /// The email address, such as ada@example.com.
  public var value: String
  /// The purpose of the address, such as orders or home.
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

/// A contact's id and name.
public struct ContactName: Record {
  /// The id of the contact.
  public var id: String
  /// The contact's name.
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

/// A note on an event with a contact, such as a call, a visit or a promise.
public struct ContactNote: Record {
  /// The note's id.
  public var id: String
  /// The id of the company that the note belongs to.
  public var company: String
  /// The id of the contact.
  public var contact: String
  /// The text of the note.
  public var text: String
  /// The id of the user who wrote the note.
  public var actor: String
  /// The instant at which the note was written.
  public var at: Date
  /// The version of the note, from 1. It grows by one when the note's contact is merged into another contact.
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
  /// The elements of the page, in the list's order.
  public var items: [Contact]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
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

/// A person to speak to.
public struct ContactPerson: Record {
  /// The person's name.
  public var name: String
  /// The person's role in the organisation.
  public var role: String?
  /// The person's email address.
  public var email: String?
  /// The person's telephone number, in the form in which it was entered.
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

/// A person to speak to.
public struct ContactPersonInput: InputRecord {
  /// The person's name.
  public var name: String
  /// The person's role in the organisation.
  public var role: String?
  /// The person's email address.
  public var email: String?
  /// The person's telephone number, in the form in which it was entered.
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

/// A telephone number with its purpose.
public struct ContactPhone: Record {
  /// The telephone number, in the form in which it was entered. A search finds the number by its digits.
  public var value: String
  /// The purpose of the number, such as office or mobile.
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

/// A telephone number with its purpose.
public struct ContactPhoneInput: InputRecord {
  /// The telephone number, in the form in which it was entered. A search finds the number by its digits.
  public var value: String
  /// The purpose of the number, such as office or mobile.
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
  /// The value to pass as `after` for the next page; `null` on the last page.
  public var next: String?
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
  /// The name of the type.
  public var type: String
  /// The number of stored records.
  public var records: Int
  /// The comparisons that a record must all meet to be fetched. Empty if all records of the type are fetched.
  public var filter: [CloudComparison]
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
  /// The types, sorted by name.
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
  /// The title. At first, it is the beginning of the first message. The backend or a user can change it.
  public var title: String
  /// The name of the model at the backend; `null` if the backend chooses the model.
  public var model: String?
  /// The id of the user's record (`users.get`).
  public var user: String
  /// The time of the latest message; `null` before the first.
  public var lastMessageAt: Date?
  /// `true` if the conversation is archived. `conversations.list` returns it only with `archived: true`.
  public var archived: Bool
  /// The backend's id of the conversation; `null` before the backend's first answer.
  public var backendId: String?
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

/// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
/// the change again with its version.
public struct ConversationConflictData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The record in its present state, with the members that the caller may see. Repeat the change with its `version` as
  /// `expect`.
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
  /// The conversations, oldest first.
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
  /// The elements of the page, in the list's order.
  public var items: [Conversation]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
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

/// One or more converted temperatures.
public struct ConvertedTemperature: Record {
  /// The converted value or values, with at most nine decimals.
  public var value: JSON
  /// The scale of the converted values.
  public var scale: TimelineScale
  /// `true` if at least one value is outside the Humanus table, and was extrapolated linearly.
  public var extrapolated: Bool
  /// The indices of the values that are outside the Humanus table. The first value has the index 0. Left out for a
  /// single value.
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

/// A recommended parameter that was changed because of the last tasting or measurement.
public struct Correction: Record {
  /// The parameter that was changed.
  public var parameter: CorrectionParameter
  /// The reason for the change. sour, lowExtraction: the next brew is finer or hotter by one step. bitter,
  /// highExtraction: the next brew is coarser or cooler by one step.
  public var reason: CorrectionReason
  /// The value before the change, in the unit of the parameter.
  public var from: Decimal
  /// The value after the change, in the unit of the parameter.
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

/// A stocktake: the counting of stock, with its scope and its status.
public struct Count: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The stocktake's name.
  public var name: String?
  /// The stock to be counted, such as one location.
  public var scope: CountScope
  /// `true` if the expected quantities are hidden from the people who count, so that they count without a hint.
  /// Managers see these quantities.
  public var blind: Bool
  /// A free text about the stocktake.
  public var note: String?
  /// The stocktake's status. open: quantities can be recorded. review: the counting has ended, and a manager reviews
  /// the differences. posted: the differences are in the ledger. cancelled: the stocktake was ended without posting.
  public var status: CountStatus
  /// The id of the ledger transaction that the stocktake has posted. `null` before posting, and if no quantity
  /// differed.
  public var transaction: String?
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

/// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
/// the change again with its version.
public struct CountConflictData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The record in its present state, with the members that the caller may see. Repeat the change with its `version` as
  /// `expect`.
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

/// A line of a stocktake: the counted quantity of an item in a location.
public struct CountLine: Record {
  /// The line's id.
  public var id: String
  /// The id of the company that the line belongs to.
  public var company: String
  /// The id of the stocktake.
  public var count: String
  /// The id of the counted item.
  public var item: String
  /// The id of the location of the counted stock.
  public var location: String
  /// The id of the counted lot; `null` for an item that is not tracked by lots.
  public var lot: String?
  /// The counted quantity, in the item's own unit.
  public var quantity: Decimal
  /// The quantity in the ledger when the line was recorded, in the item's own unit. A sale after the recording does not
  /// change it. `null` if the caller may not see it, because the stocktake is blind.
  public var expected: Decimal?
  /// The id of the user who counted.
  public var actor: String
  /// The instant at which the stock was counted.
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
  /// The elements of the page, in the list's order.
  public var items: [Count]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
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

/// The stock to be counted. Without any member, all of the company's stock.
public struct CountScope: Record {
  /// The id of the location that is counted, with the locations within it. If it is left out, all locations are
  /// counted.
  public var location: String?
  /// The category of items that are counted. If it is left out, items of all categories are counted.
  public var category: String?
  /// The ids of the items that are counted. If empty, all items are counted.
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

/// The stock to be counted. Without any member, all of the company's stock.
public struct CountScopeForm: InputRecord {
  /// The id, code or path of the location to count, with the locations within it. If it is left out, all locations are
  /// counted.
  public var location: String?
  /// The category of the items to count. If it is left out, items of all categories are counted.
  public var category: String?
  /// The ids of the items to count. Without `items` and `skus`, all items are counted.
  public var items: [String]?
  /// The SKUs of the items to count. If `skus` is given, `items` must be left out.
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

/// The credentials of a user: the username and two dates, but never the password.
public struct Credential: Record {
  /// The id of the company that the credentials are for.
  public var company: String
  /// The id of the user who signs in with these credentials.
  public var user: String
  /// The username to sign in with. It never changes.
  public var username: String
  /// The time when the credentials were created.
  public var createdAt: Date
  /// The time when the password was last changed.
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

/// A credit note that corrects an invoice.
public struct CreditNoteSum: Record {
  /// The id of the credit note.
  public var id: String
  /// The number of the credit note.
  public var number: String
  /// The day of issue, in the company's time zone at that time.
  public var issuedOn: String
  /// The reason for the credit note, as a free text.
  public var reason: String?
  /// The credited amount with tax. It is positive.
  public var gross: Money

  public init(
    id: String,
    number: String,
    issuedOn: String,
    reason: String?,
    gross: Money
  ) {
    self.id = id
    self.number = number
    self.issuedOn = issuedOn
    self.reason = reason
    self.gross = gross
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.number = reader.required("number")
    self.issuedOn = reader.required("issuedOn")
    self.reason = reader.optional("reason")
    self.gross = reader.required("gross")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("number", self.number)
    writer.put("issuedOn", self.issuedOn)
    writer.put("reason", self.reason)
    writer.put("gross", self.gross)
    return writer.json
  }
}

/// The credited amount for goods that were returned or will not be shipped.
public struct CreditSum: Record {
  /// The amount without tax.
  public var net: Money
  /// The tax on `net`.
  public var tax: Money
  /// The amount with tax. It equals the order's `credited`.
  public var gross: Money
  /// The amounts for each category and rate of the tax. Empty if no goods were credited.
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

/// The tiers and features of the account, and the purchases that give them.
public struct CurrentEntitlements: Record {
  /// The App Store environment of the newest document, such as Production; `null` if there are no documents.
  public var environment: String?
  /// The account's tier in each group, in the catalogue's order.
  public var tiers: [HeldTier]
  /// The features of these tiers, sorted by the bytes of their ids.
  public var features: [String]
  /// The purchases that give tiers now, or may do so again: active, in a grace period, in billing retry, or ended
  /// within the last 90 days. The list has one transaction for each subscription group, and one for each other
  /// purchase. Purchases that give tiers now come first, higher tiers before lower tiers. entitlements.history lists
  /// all transactions.
  public var entitlements: [Entitlement]
  /// The next time when this result changes without a new document: a purchase ends, the App Store stops trying to
  /// collect a payment, or a purchase leaves the list. `null` if there is no such time.
  public var validUntil: Date?
  /// The time for which the result was computed.
  public var at: Date
  /// The freshness of the result. fresh: from signed documents. stale: from signed documents, but a subscription that
  /// was to renew has ended within the last 90 days, and the core does not know whether it was renewed. default: there
  /// are no documents, and the account has the tiers that need no purchase.
  public var source: FlagsSource
  /// The number of milliseconds since the newest document was signed; `null` if there are no documents.
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

/// The present weather of a place.
public struct CurrentWeather: Record {
  /// The place that the weather is about.
  public var place: WeatherPlace
  /// The temperature in degrees Celsius, converted from the host's unit.
  public var celsius: Decimal
  /// The temperature on the requested scale.
  public var temperature: ScaledTemperature
  /// The weather in a word or two, as the host calls it. `null` if the host does not report it.
  public var condition: String?
  /// The relative humidity, from 0 to 1. `null` if the host does not report it.
  public var humidity: Decimal?
  /// The time of the observation. `null` if the host does not report it.
  public var observedAt: Date?
  /// The members of the host's answer that the core does not know, unchanged. `null` if there are none.
  public var more: [String: JSON]?
  /// `true` if the answer is older than `maxAge`, or if the host failed to send a newer answer.
  public var stale: Bool
  /// The milliseconds since the observation. If the answer has no time of observation, the milliseconds since the
  /// host's answer. 0 if the clock was set back since that time.
  public var age: Int
  /// The time at which the host's answer arrived.
  public var fetchedAt: Date
  /// The reason why there is no newer answer: the host's last refresh failed, or no host offers weather now. `null` if
  /// there is no such reason.
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
  /// The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator.
  public var latitude: Decimal
  /// The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich.
  public var longitude: Decimal
  /// The temperature of the air.
  public var temperature: MeasuredTemperature
  /// The name of the place.
  public var name: String?
  /// The weather in a word or two, as the host calls it.
  public var condition: String?
  /// The relative humidity, from 0 to 1.
  public var humidity: Decimal?
  /// The time of the observation. If it is left out, the time of the answer counts.
  public var observedAt: Date?
  /// The name of the time zone in the IANA database, such as Europe/Berlin.
  public var timeZone: String?
  /// The members of the host's answer that the core does not know, unchanged.
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

/// The core no longer has the state to which the cursor belongs. For events, read all records again, and continue from
/// data.newest. For a list with snapshot, read the list again from its first page.
public struct CursorTooOldData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The cursor of the oldest position from which the log can be read. `null` if the refused cursor belongs to a list.
  public var oldest: String?
  /// The cursor of the newest position of the log. Read all records again, and then continue from this cursor. `null`
  /// if the refused cursor belongs to a list: then read the list again from its first page.
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

/// A department that a company has added: a name for one bit of `deptMask` and `managerMask`.
public struct CustomDepartment: Record {
  /// The department's name.
  public var name: String
  /// The department's bit: a power of two from 65536 (2^16) to 4503599627370496 (2^52).
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

/// A department that a company has added: a name for one bit of `deptMask` and `managerMask`.
public struct CustomDepartmentInput: InputRecord {
  /// The department's name.
  public var name: String
  /// The department's bit: a power of two from 65536 (2^16) to 4503599627370496 (2^52).
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
