// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The class. The items are ranked by revenue, the largest first. A: the items ranked before this item have less than
/// 80 % of all revenue together. B: they have 80 % or more, but less than 95 %. C: they have 95 % or more.
public struct ABCRowClass: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var a: Self { Self(rawValue: "A") }
  public static var b: Self { Self(rawValue: "B") }
  public static var c: Self { Self(rawValue: "C") }
}

/// The kind of right that is required, such as member, department or owner.
public struct AccessRuleRule: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var anyone: Self { Self(rawValue: "anyone") }
  public static var account: Self { Self(rawValue: "account") }
  public static var member: Self { Self(rawValue: "member") }
  public static var department: Self { Self(rawValue: "department") }
  public static var manager: Self { Self(rawValue: "manager") }
  public static var owner: Self { Self(rawValue: "owner") }
  public static var founder: Self { Self(rawValue: "founder") }
}

/// The kind of the entry: invoice, creditNote, payment or order.
public struct AccountEntryKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var invoice: Self { Self(rawValue: "invoice") }
  public static var creditNote: Self { Self(rawValue: "creditNote") }
  public static var payment: Self { Self(rawValue: "payment") }
  public static var order: Self { Self(rawValue: "order") }
}

/// The origin of the answer. model: the AI of the host. history: the account's own journal, because the host's AI
/// failed.
public struct AnalyzedFlavorSource: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var model: Self { Self(rawValue: "model") }
  public static var history: Self { Self(rawValue: "history") }
}

/// The decimal separator. `null` if the numbers of the first rows do not show it.
public struct AnsweredFormDecimal: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var point: Self { Self(rawValue: "point") }
  public static var comma: Self { Self(rawValue: "comma") }
}

/// The character encoding.
public struct AnsweredFormEncoding: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var utf8: Self { Self(rawValue: "utf8") }
  public static var utf16: Self { Self(rawValue: "utf16") }
  public static var windows1252: Self { Self(rawValue: "windows1252") }
}

/// The column separator. `null` if the first line of the file, such as `sep=|`, sets a character that has no name here.
public struct AnsweredFormSeparator: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var comma: Self { Self(rawValue: "comma") }
  public static var semicolon: Self { Self(rawValue: "semicolon") }
  public static var tab: Self { Self(rawValue: "tab") }
}

/// The purpose of the asset. photo: an image; a record has at most 20. logo: a PNG or JPEG of at most 2 MB. proof: a
/// proof of delivery. document: anything else.
public struct AssetRole: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var photo: Self { Self(rawValue: "photo") }
  public static var document: Self { Self(rawValue: "document") }
  public static var logo: Self { Self(rawValue: "logo") }
  public static var proof: Self { Self(rawValue: "proof") }
}

/// Where the bytes are. local: only on this device. synced: on this device and in the cloud. remote: only in the cloud;
/// the first read fetches the bytes. missing: neither on this device nor in the cloud, because another device has not
/// sent the bytes yet, or the file was removed.
public struct AssetState: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var local: Self { Self(rawValue: "local") }
  public static var synced: Self { Self(rawValue: "synced") }
  public static var remote: Self { Self(rawValue: "remote") }
  public static var missing: Self { Self(rawValue: "missing") }
}

/// The size of the picture. thumb: at most 256 pixels on the longer side; preview: at most 1280.
public struct AssetVariantKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var thumb: Self { Self(rawValue: "thumb") }
  public static var preview: Self { Self(rawValue: "preview") }
}

/// The state of the backend's authentication of the user. none: the backend has not authenticated the user. valid: the
/// backend accepts the user. expired: the backend must authenticate the user again.
public struct AuthStateBackend: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var nothing: Self { Self(rawValue: "none") }
  public static var valid: Self { Self(rawValue: "valid") }
  public static var expired: Self { Self(rawValue: "expired") }
}

/// Apple's last report about the state of the credential; `null` before the first report. The report stays after the
/// session has ended.
public struct AuthStateCredentialState: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var authorized: Self { Self(rawValue: "authorized") }
  public static var revoked: Self { Self(rawValue: "revoked") }
  public static var notFound: Self { Self(rawValue: "notFound") }
  public static var transferred: Self { Self(rawValue: "transferred") }
}

/// The deployment path, which decides where the app's data is stored. It is the same as `path` in the result of
/// `policy.deployment.get`.
public struct AuthStatePath: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var appleNative: Self { Self(rawValue: "appleNative") }
  public static var backend: Self { Self(rawValue: "backend") }
}

/// The place where the backend's token is or will be stored. host: with the host, such as in a keychain. file: in the
/// core's own data on the device.
public struct AuthStateSecrets: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var host: Self { Self(rawValue: "host") }
  public static var file: Self { Self(rawValue: "file") }
}

/// The reason why no model can answer; `null` if `available` is `true`.
public struct AvailabilityReason: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var systemTooOld: Self { Self(rawValue: "systemTooOld") }
  public static var deviceNotEligible: Self { Self(rawValue: "deviceNotEligible") }
  public static var notEnabled: Self { Self(rawValue: "notEnabled") }
  public static var modelNotReady: Self { Self(rawValue: "modelNotReady") }
  public static var languageUnsupported: Self { Self(rawValue: "languageUnsupported") }
  public static var other: Self { Self(rawValue: "other") }
  public static var noHost: Self { Self(rawValue: "noHost") }
}

/// The reason. status: the backend replied with the HTTP status in `status`. error: the backend reported a failure.
/// cutOff: the answer ended before it was complete. tooLong: the answer has more than 100,000 characters. malformed:
/// the answer does not have the expected form.
public struct BackendFailedDataReason: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var status: Self { Self(rawValue: "status") }
  public static var error: Self { Self(rawValue: "error") }
  public static var cutOff: Self { Self(rawValue: "cutOff") }
  public static var tooLong: Self { Self(rawValue: "tooLong") }
  public static var malformed: Self { Self(rawValue: "malformed") }
}

/// The way in which the coffee cherries were processed.
public struct BeanProcess: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var washed: Self { Self(rawValue: "washed") }
  public static var natural: Self { Self(rawValue: "natural") }
  public static var honey: Self { Self(rawValue: "honey") }
  public static var anaerobic: Self { Self(rawValue: "anaerobic") }
  public static var wetHulled: Self { Self(rawValue: "wetHulled") }
  public static var other: Self { Self(rawValue: "other") }
}

/// The roast level of the beans.
public struct BeanRoastLevel: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var light: Self { Self(rawValue: "light") }
  public static var mediumLight: Self { Self(rawValue: "mediumLight") }
  public static var medium: Self { Self(rawValue: "medium") }
  public static var mediumDark: Self { Self(rawValue: "mediumDark") }
  public static var dark: Self { Self(rawValue: "dark") }
}

/// The brewing method. Required unless the brew is a draft.
public struct BrewMethod: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var pourOver: Self { Self(rawValue: "pourOver") }
  public static var frenchPress: Self { Self(rawValue: "frenchPress") }
  public static var aeroPress: Self { Self(rawValue: "aeroPress") }
  public static var espresso: Self { Self(rawValue: "espresso") }
  public static var mokaPot: Self { Self(rawValue: "mokaPot") }
  public static var coldBrew: Self { Self(rawValue: "coldBrew") }
  public static var siphon: Self { Self(rawValue: "siphon") }
  public static var drip: Self { Self(rawValue: "drip") }
  public static var turkish: Self { Self(rawValue: "turkish") }
  public static var cupping: Self { Self(rawValue: "cupping") }
  public static var other: Self { Self(rawValue: "other") }
}

/// The weight from which `ratio` is computed. yield: the beverage, for espresso and moka pot. water: the water, for
/// other methods. If the brew lacks this weight, the other one is used.
public struct BrewRatioOf: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var yield: Self { Self(rawValue: "yield") }
  public static var water: Self { Self(rawValue: "water") }
}

/// The kind of warning. ratio: the ratio is not within 1 to 25. extraction: the extraction is not within 10 to 30
/// percent. grindSetting: the setting is not on the grinder's scale. archivedBean, archivedEquipment: the record is
/// archived. pours: the sum of the pours is more than 5 g below the water.
public struct BrewWarningKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var ratio: Self { Self(rawValue: "ratio") }
  public static var extraction: Self { Self(rawValue: "extraction") }
  public static var grindSetting: Self { Self(rawValue: "grindSetting") }
  public static var archivedBean: Self { Self(rawValue: "archivedBean") }
  public static var archivedEquipment: Self { Self(rawValue: "archivedEquipment") }
  public static var pours: Self { Self(rawValue: "pours") }
}

/// The build's status. The method `assemblies.builds.step` changes it, and so do completions and their reversals.
public struct BuildStatus: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var planned: Self { Self(rawValue: "planned") }
  public static var inProgress: Self { Self(rawValue: "inProgress") }
  public static var completed: Self { Self(rawValue: "completed") }
  public static var cancelled: Self { Self(rawValue: "cancelled") }
}

/// The state of signing in. unneeded: the company has no credentials, and the account acts in it. needed: the company
/// has credentials, and no user is signed in. done: a user is signed in. create: the owner requires credentials from
/// everybody, and the account has none yet (access.credentials.create).
public struct CallerSignIn: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var unneeded: Self { Self(rawValue: "unneeded") }
  public static var needed: Self { Self(rawValue: "needed") }
  public static var done: Self { Self(rawValue: "done") }
  public static var create: Self { Self(rawValue: "create") }
}

/// The store that holds the company.
public struct CallerStore: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var `private`: Self { Self(rawValue: "private") }
  public static var shared: Self { Self(rawValue: "shared") }
}

/// The kind of the product, by the App Store's name, such as Auto-Renewable Subscription.
public struct CatalogueProductType: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var consumable: Self { Self(rawValue: "Consumable") }
  public static var nonConsumable: Self { Self(rawValue: "Non-Consumable") }
  public static var nonRenewingSubscription: Self { Self(rawValue: "Non-Renewing Subscription") }
  public static var autoRenewableSubscription: Self { Self(rawValue: "Auto-Renewable Subscription") }
}

/// The environment for which the client was built. The option `--build-environment` overrides it. Without both,
/// `development`.
public struct ClientBuild: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var development: Self { Self(rawValue: "development") }
  public static var staging: Self { Self(rawValue: "staging") }
  public static var production: Self { Self(rawValue: "production") }
}

/// The comparison: equals, notEquals, lessThan, lessThanOrEquals, greaterThan, greaterThanOrEquals, in (the field is
/// one of a list), beginsWith (the field is a text that begins with the value), or contains (the field is a list that
/// contains the value).
public struct CloudComparisonComparator: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var equals: Self { Self(rawValue: "equals") }
  public static var notEquals: Self { Self(rawValue: "notEquals") }
  public static var lessThan: Self { Self(rawValue: "lessThan") }
  public static var lessThanOrEquals: Self { Self(rawValue: "lessThanOrEquals") }
  public static var greaterThan: Self { Self(rawValue: "greaterThan") }
  public static var greaterThanOrEquals: Self { Self(rawValue: "greaterThanOrEquals") }
  public static var `in`: Self { Self(rawValue: "in") }
  public static var beginsWith: Self { Self(rawValue: "beginsWith") }
  public static var contains: Self { Self(rawValue: "contains") }
}

/// The type of the value, such as text, int or date.
public struct CloudValueType: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var text: Self { Self(rawValue: "text") }
  public static var int: Self { Self(rawValue: "int") }
  public static var double: Self { Self(rawValue: "double") }
  public static var bytes: Self { Self(rawValue: "bytes") }
  public static var date: Self { Self(rawValue: "date") }
  public static var reference: Self { Self(rawValue: "reference") }
  public static var asset: Self { Self(rawValue: "asset") }
  public static var list: Self { Self(rawValue: "list") }
}

/// The kind of the record, such as `item`.
public struct CodeMatchKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var item: Self { Self(rawValue: "item") }
  public static var lot: Self { Self(rawValue: "lot") }
  public static var location: Self { Self(rawValue: "location") }
  public static var loan: Self { Self(rawValue: "loan") }
  public static var order: Self { Self(rawValue: "order") }
  public static var dispatch: Self { Self(rawValue: "dispatch") }
}

/// The kind of company: business, or personal for the account's own inventory (companies.personal).
public struct CompanyKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var business: Self { Self(rawValue: "business") }
  public static var personal: Self { Self(rawValue: "personal") }
}

/// The tier that the company pays for. `companies.tiers` lists the limits of each tier.
public struct CompanyTier: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var free: Self { Self(rawValue: "free") }
  public static var business: Self { Self(rawValue: "business") }
  public static var enterprise: Self { Self(rawValue: "enterprise") }
}

/// The source of the tier. manual: `companies.setTier` has set the tier. entitlements: the purchases of the account
/// decide the tier.
public struct CompanyTierSource: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var manual: Self { Self(rawValue: "manual") }
  public static var entitlements: Self { Self(rawValue: "entitlements") }
}

/// The kinds of the contact: customer, supplier or partner. At least one kind is needed, and each can occur only once.
public struct ContactKinds: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var customer: Self { Self(rawValue: "customer") }
  public static var supplier: Self { Self(rawValue: "supplier") }
  public static var partner: Self { Self(rawValue: "partner") }
}

/// The purpose of the address: billing, shipping or other.
public struct ContactAddressLabel: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var billing: Self { Self(rawValue: "billing") }
  public static var shipping: Self { Self(rawValue: "shipping") }
  public static var other: Self { Self(rawValue: "other") }
}

/// The format of the text. md: Markdown. jsonl: one line of JSON for each message.
public struct ConversationsExportFormat: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var md: Self { Self(rawValue: "md") }
  public static var jsonl: Self { Self(rawValue: "jsonl") }
}

/// The parameter that was changed.
public struct CorrectionParameter: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var grindSetting: Self { Self(rawValue: "grindSetting") }
  public static var temperature: Self { Self(rawValue: "temperature") }
}

/// The reason for the change. sour, lowExtraction: the next brew is finer or hotter by one step. bitter,
/// highExtraction: the next brew is coarser or cooler by one step.
public struct CorrectionReason: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var sour: Self { Self(rawValue: "sour") }
  public static var bitter: Self { Self(rawValue: "bitter") }
  public static var lowExtraction: Self { Self(rawValue: "lowExtraction") }
  public static var highExtraction: Self { Self(rawValue: "highExtraction") }
}

/// The stocktake's status. open: quantities can be recorded. review: the counting has ended, and a manager reviews the
/// differences. posted: the differences are in the ledger. cancelled: the stocktake was ended without posting.
public struct CountStatus: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var open: Self { Self(rawValue: "open") }
  public static var review: Self { Self(rawValue: "review") }
  public static var posted: Self { Self(rawValue: "posted") }
  public static var cancelled: Self { Self(rawValue: "cancelled") }
}

/// The type of the value: a text of at most 100 characters, a number, or a Boolean.
public struct DeclaredPropertyType: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var text: Self { Self(rawValue: "text") }
  public static var number: Self { Self(rawValue: "number") }
  public static var boolean: Self { Self(rawValue: "boolean") }
}

/// The outcome at the backend. none: the backend has not authenticated the user, and got no request. deleted: the
/// backend has deleted its account of the user. failed: the backend has not confirmed the deletion, and the app must
/// request it in another way.
public struct DeletedAccountBackend: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var nothing: Self { Self(rawValue: "none") }
  public static var deleted: Self { Self(rawValue: "deleted") }
  public static var failed: Self { Self(rawValue: "failed") }
}

/// The reason why the zone no longer exists, or is no longer shared.
public struct DeletedZoneReason: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var deleted: Self { Self(rawValue: "deleted") }
  public static var purged: Self { Self(rawValue: "purged") }
  public static var encryptedDataReset: Self { Self(rawValue: "encryptedDataReset") }
  public static var removed: Self { Self(rawValue: "removed") }
  public static var revoked: Self { Self(rawValue: "revoked") }
  public static var left: Self { Self(rawValue: "left") }
}

/// The reason. left: the account left the company. removed: the owner removed the account. revoked: the owner ended the
/// share. deleted: the company was deleted.
public struct DepartureReason: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var left: Self { Self(rawValue: "left") }
  public static var removed: Self { Self(rawValue: "removed") }
  public static var revoked: Self { Self(rawValue: "revoked") }
  public static var deleted: Self { Self(rawValue: "deleted") }
}

/// The source of the path, in order of precedence. e2e: the variable MAINSPRING_E2E_DEPLOYMENT. environment:
/// MAINSPRING_DEPLOYMENT, or a variable that --deployment-variable names. setting: policy.deployment.set. file: the
/// document AppConfig. default: no source gives a path.
public struct DeploymentSource: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var e2e: Self { Self(rawValue: "e2e") }
  public static var environment: Self { Self(rawValue: "environment") }
  public static var setting: Self { Self(rawValue: "setting") }
  public static var file: Self { Self(rawValue: "file") }
  public static var `default`: Self { Self(rawValue: "default") }
}

/// The place where the value is stored. account: the value syncs between all devices of the account. device: the value
/// stays on this device.
public struct DescribedSettingKept: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var account: Self { Self(rawValue: "account") }
  public static var device: Self { Self(rawValue: "device") }
}

/// The type of the value.
public struct DescribedSettingType: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var boolean: Self { Self(rawValue: "boolean") }
  public static var integer: Self { Self(rawValue: "integer") }
  public static var text: Self { Self(rawValue: "text") }
  public static var choice: Self { Self(rawValue: "choice") }
  public static var any: Self { Self(rawValue: "any") }
}

/// The way in which the goods get to the recipient. endUser: the customer collects the goods, or someone brings them to
/// the customer. colleague: a colleague takes the goods along. shipping: a carrier ships the goods.
public struct DispatchCollectionType: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var endUser: Self { Self(rawValue: "endUser") }
  public static var colleague: Self { Self(rawValue: "colleague") }
  public static var shipping: Self { Self(rawValue: "shipping") }
}

/// The dispatch's status. To change it, call `dispatches.step`.
public struct DispatchStatus: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var planned: Self { Self(rawValue: "planned") }
  public static var picking: Self { Self(rawValue: "picking") }
  public static var packed: Self { Self(rawValue: "packed") }
  public static var handedOver: Self { Self(rawValue: "handedOver") }
  public static var delivered: Self { Self(rawValue: "delivered") }
  public static var failed: Self { Self(rawValue: "failed") }
  public static var returned: Self { Self(rawValue: "returned") }
  public static var cancelled: Self { Self(rawValue: "cancelled") }
}

/// The kinds of values that both contacts share: `email`, `phone` or `taxId`.
public struct DuplicateContactsBy: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var email: Self { Self(rawValue: "email") }
  public static var phone: Self { Self(rawValue: "phone") }
  public static var taxId: Self { Self(rawValue: "taxId") }
}

/// The reason why the subscription does not continue, such as cancelled or billingError; `null` if it is not known.
public struct EntitlementExpirationIntent: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var cancelled: Self { Self(rawValue: "cancelled") }
  public static var billingError: Self { Self(rawValue: "billingError") }
  public static var priceIncrease: Self { Self(rawValue: "priceIncrease") }
  public static var productUnavailable: Self { Self(rawValue: "productUnavailable") }
  public static var other: Self { Self(rawValue: "other") }
}

/// The kind of the offer with which the product was bought; `null` without an offer.
public struct EntitlementOfferType: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var introductory: Self { Self(rawValue: "introductory") }
  public static var promotional: Self { Self(rawValue: "promotional") }
  public static var code: Self { Self(rawValue: "code") }
  public static var winBack: Self { Self(rawValue: "winBack") }
}

/// The user's answer to a higher price: pending or agreed; `null` if the user was not asked.
public struct EntitlementPriceConsent: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var pending: Self { Self(rawValue: "pending") }
  public static var agreed: Self { Self(rawValue: "agreed") }
}

/// The reason for the revocation: appIssue or other; `null` if the purchase was not revoked.
public struct EntitlementRevocationReason: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var other: Self { Self(rawValue: "other") }
  public static var appIssue: Self { Self(rawValue: "appIssue") }
}

/// The state of the purchase. revoked: refunded, or no longer shared by the family. upgraded: replaced by a
/// subscription of a higher level. consumed: used up when bought. active: not ended yet. inGracePeriod: ended unpaid,
/// but still gives its tier for a while. inBillingRetry: ended unpaid, while the App Store still tries to collect the
/// payment. expired: ended.
public struct EntitlementState: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var revoked: Self { Self(rawValue: "revoked") }
  public static var upgraded: Self { Self(rawValue: "upgraded") }
  public static var consumed: Self { Self(rawValue: "consumed") }
  public static var active: Self { Self(rawValue: "active") }
  public static var inGracePeriod: Self { Self(rawValue: "inGracePeriod") }
  public static var inBillingRetry: Self { Self(rawValue: "inBillingRetry") }
  public static var expired: Self { Self(rawValue: "expired") }
}

/// The kind of equipment, such as `grinder`.
public struct EquipmentKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var grinder: Self { Self(rawValue: "grinder") }
  public static var brewer: Self { Self(rawValue: "brewer") }
  public static var espressoMachine: Self { Self(rawValue: "espressoMachine") }
  public static var kettle: Self { Self(rawValue: "kettle") }
  public static var scale: Self { Self(rawValue: "scale") }
  public static var filter: Self { Self(rawValue: "filter") }
  public static var other: Self { Self(rawValue: "other") }
}

/// The kind of change: created, updated or deleted.
public struct EventAction: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var created: Self { Self(rawValue: "created") }
  public static var updated: Self { Self(rawValue: "updated") }
  public static var deleted: Self { Self(rawValue: "deleted") }
}

/// The origin of the change. here: a request on this device. sync: another device.
public struct EventOrigin: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var here: Self { Self(rawValue: "here") }
  public static var sync: Self { Self(rawValue: "sync") }
}

/// The reason for the decision. If `allowed` is true: anyone, account: the rule needs no right. owner, founder: the
/// user is an owner or the founder. manager: the user has a bit in managerMask. department: the user has a bit in
/// deptMask. member: the user has any right in the company. If `allowed` is false: noCompany: the call has no company.
/// signInRequired: no user is signed in. noRight: the user lacks the right. archived: the company is archived.
/// noFeature: the account lacks the feature that the method needs. noCredentials: there are no credentials to change.
/// notKeptHere: another account stores the credentials. personal: the company is the account's own inventory.
/// tierIsBought: purchases decide the company's tier. tierRequired: the company's tier is lower than the method needs.
/// shared: only the account that owns the company may call the method, and another account owns this company. readOnly:
/// the company is shared for reading only. notShared: the method is for companies that other accounts share, and this
/// company is the account's own.
public struct ExplanationReason: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var anyone: Self { Self(rawValue: "anyone") }
  public static var account: Self { Self(rawValue: "account") }
  public static var founder: Self { Self(rawValue: "founder") }
  public static var owner: Self { Self(rawValue: "owner") }
  public static var manager: Self { Self(rawValue: "manager") }
  public static var department: Self { Self(rawValue: "department") }
  public static var member: Self { Self(rawValue: "member") }
  public static var noCompany: Self { Self(rawValue: "noCompany") }
  public static var signInRequired: Self { Self(rawValue: "signInRequired") }
  public static var noRight: Self { Self(rawValue: "noRight") }
  public static var archived: Self { Self(rawValue: "archived") }
  public static var noFeature: Self { Self(rawValue: "noFeature") }
  public static var noCredentials: Self { Self(rawValue: "noCredentials") }
  public static var notKeptHere: Self { Self(rawValue: "notKeptHere") }
  public static var personal: Self { Self(rawValue: "personal") }
  public static var tierIsBought: Self { Self(rawValue: "tierIsBought") }
  public static var tierRequired: Self { Self(rawValue: "tierRequired") }
  public static var shared: Self { Self(rawValue: "shared") }
  public static var readOnly: Self { Self(rawValue: "readOnly") }
  public static var notShared: Self { Self(rawValue: "notShared") }
}

/// The reason, as a name for programs.
public struct FallbackReason: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var placeUnknown: Self { Self(rawValue: "placeUnknown") }
  public static var premiumNeeded: Self { Self(rawValue: "premiumNeeded") }
  public static var devicePlaceUnknown: Self { Self(rawValue: "devicePlaceUnknown") }
  public static var devicePlaceOld: Self { Self(rawValue: "devicePlaceOld") }
  public static var locationDenied: Self { Self(rawValue: "locationDenied") }
  public static var nameMissing: Self { Self(rawValue: "nameMissing") }
  public static var weatherStale: Self { Self(rawValue: "weatherStale") }
  public static var weatherMissing: Self { Self(rawValue: "weatherMissing") }
  public static var nowMissing: Self { Self(rawValue: "nowMissing") }
  public static var hoursMissing: Self { Self(rawValue: "hoursMissing") }
}

/// The kind of the feedback. bug: the app has a fault. idea: a wish for the app. question: a question about the app.
/// praise: a compliment.
public struct FeedbackKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var bug: Self { Self(rawValue: "bug") }
  public static var idea: Self { Self(rawValue: "idea") }
  public static var question: Self { Self(rawValue: "question") }
  public static var praise: Self { Self(rawValue: "praise") }
}

/// The state of the feedback. waiting: the core sends the feedback when the backend can be reached and has
/// authenticated the user. sent: the backend has accepted the feedback. failed: the backend has not accepted the
/// feedback, and `feedback.retry` sends it again.
public struct FeedbackState: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var waiting: Self { Self(rawValue: "waiting") }
  public static var sent: Self { Self(rawValue: "sent") }
  public static var failed: Self { Self(rawValue: "failed") }
}

/// The origin of the document. host: fetched by the host. records: composed of records of the public database. file:
/// read from a file that an option of the core names. builtIn: there is no document, and defaults apply.
public struct FlagsOrigin: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var host: Self { Self(rawValue: "host") }
  public static var records: Self { Self(rawValue: "records") }
  public static var file: Self { Self(rawValue: "file") }
  public static var builtIn: Self { Self(rawValue: "builtIn") }
}

/// The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is no data,
/// and the result is a safe default.
public struct FlagsSource: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var fresh: Self { Self(rawValue: "fresh") }
  public static var stale: Self { Self(rawValue: "stale") }
  public static var `default`: Self { Self(rawValue: "default") }
}

/// The source of the places. host: the host. timeZones: the system's table of time zones, which lists cities.
public struct FoundPlacesSource: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var host: Self { Self(rawValue: "host") }
  public static var timeZones: Self { Self(rawValue: "timeZones") }
}

/// The direction in which the grinder grinds finer. lower: towards lower settings. higher: towards higher settings.
public struct GrindScaleFiner: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var lower: Self { Self(rawValue: "lower") }
  public static var higher: Self { Self(rawValue: "higher") }
}

/// The kind of event. created, changed, deleted: the record, or a part of it, was created, changed or deleted. stepped:
/// a step changed the record's status. stock: the item's quantity changed, as `entry` shows.
public struct HistoryEntryKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var created: Self { Self(rawValue: "created") }
  public static var changed: Self { Self(rawValue: "changed") }
  public static var stepped: Self { Self(rawValue: "stepped") }
  public static var deleted: Self { Self(rawValue: "deleted") }
  public static var stock: Self { Self(rawValue: "stock") }
}

/// The HTTP method.
public struct HostBackendRequestMethod: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var get: Self { Self(rawValue: "GET") }
  public static var post: Self { Self(rawValue: "POST") }
  public static var put: Self { Self(rawValue: "PUT") }
  public static var patch: Self { Self(rawValue: "PATCH") }
  public static var delete: Self { Self(rawValue: "DELETE") }
}

/// The database of the zone.
public struct HostCloudShareGetDatabase: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var `private`: Self { Self(rawValue: "private") }
  public static var shared: Self { Self(rawValue: "shared") }
  public static var `public`: Self { Self(rawValue: "public") }
}

/// The reason why the host failed, from `data.kind` of the host's error. Left out if `data.kind` is not one of these
/// names.
public struct HostErrorDataReason: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var guardrail: Self { Self(rawValue: "guardrail") }
  public static var tooLong: Self { Self(rawValue: "tooLong") }
  public static var busy: Self { Self(rawValue: "busy") }
  public static var refused: Self { Self(rawValue: "refused") }
  public static var malformed: Self { Self(rawValue: "malformed") }
  public static var unreachable: Self { Self(rawValue: "unreachable") }
  public static var cutOff: Self { Self(rawValue: "cutOff") }
}

/// The confidence of the finding, judged by the number of brews. low: at least the needed number. medium: at least
/// twice that number. high: at least four times that number. `null` if `state` is not `ready`.
public struct InsightConfidence: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var low: Self { Self(rawValue: "low") }
  public static var medium: Self { Self(rawValue: "medium") }
  public static var high: Self { Self(rawValue: "high") }
}

/// The kind of insight, such as `bestParameters`.
public struct InsightKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var bestParameters: Self { Self(rawValue: "bestParameters") }
  public static var ratingTrend: Self { Self(rawValue: "ratingTrend") }
  public static var extractionTrend: Self { Self(rawValue: "extractionTrend") }
  public static var grindEffect: Self { Self(rawValue: "grindEffect") }
  public static var temperatureEffect: Self { Self(rawValue: "temperatureEffect") }
  public static var ageEffect: Self { Self(rawValue: "ageEffect") }
  public static var consistency: Self { Self(rawValue: "consistency") }
  public static var extractionRange: Self { Self(rawValue: "extractionRange") }
  public static var flavours: Self { Self(rawValue: "flavours") }
}

/// The state of the insight. ready: there are enough brews for a finding. tooLittle: more brews are needed. empty: no
/// brew counts for this kind.
public struct InsightState: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var ready: Self { Self(rawValue: "ready") }
  public static var tooLittle: Self { Self(rawValue: "tooLittle") }
  public static var empty: Self { Self(rawValue: "empty") }
}

/// The direction of the trend. steady: the value changes by less than 5 percent of its mean.
public struct InsightDataDirection: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var rising: Self { Self(rawValue: "rising") }
  public static var falling: Self { Self(rawValue: "falling") }
  public static var steady: Self { Self(rawValue: "steady") }
}

/// The state of the stock, to list only items in it. low: the projected stock is below minStock or below zero. out: no
/// stock is available. negative: the quantity in some location is below zero.
public struct InventoryItemsListLevel: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var low: Self { Self(rawValue: "low") }
  public static var out: Self { Self(rawValue: "out") }
  public static var negative: Self { Self(rawValue: "negative") }
}

/// The order of the list. newest: the newest items first. name: by name, from A to Z. sku: by SKU. updated: the last
/// changed items first. Default: `newest`.
public struct InventoryItemsListOrder: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var newest: Self { Self(rawValue: "newest") }
  public static var name: Self { Self(rawValue: "name") }
  public static var sku: Self { Self(rawValue: "sku") }
  public static var updated: Self { Self(rawValue: "updated") }
}

/// The grouping of the levels. item: one level for each item. location: one level for each item and location with
/// stock. lot: one level for each item, location and lot. Default: `item`.
public struct InventoryStockLevelsBy: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var item: Self { Self(rawValue: "item") }
  public static var location: Self { Self(rawValue: "location") }
  public static var lot: Self { Self(rawValue: "lot") }
}

/// The kind of the document.
public struct InvoiceType: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var invoice: Self { Self(rawValue: "invoice") }
  public static var creditNote: Self { Self(rawValue: "creditNote") }
}

/// unpaid: only invoices with an amount that is still to be paid. overdue: only unpaid invoices whose `dueAt` has
/// passed.
public struct InvoicesListState: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var unpaid: Self { Self(rawValue: "unpaid") }
  public static var overdue: Self { Self(rawValue: "overdue") }
}

/// The condition of the item: new, used, refurbished or damaged; `null` if it is not recorded.
public struct ItemCondition: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var new: Self { Self(rawValue: "new") }
  public static var used: Self { Self(rawValue: "used") }
  public static var refurbished: Self { Self(rawValue: "refurbished") }
  public static var damaged: Self { Self(rawValue: "damaged") }
}

/// The kind of the item. stocked: goods with a ledger. service: work, which has no ledger. kit: a set of other items by
/// a bill of materials; its components are reserved and shipped. Default: stocked. It can change only while no ledger
/// entry, lot, loan, or open order, purchase or build refers to the item.
public struct ItemKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var stocked: Self { Self(rawValue: "stocked") }
  public static var service: Self { Self(rawValue: "service") }
  public static var kit: Self { Self(rawValue: "kit") }
}

/// The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer owes the
/// tax (reverse charge), K for a supply within the European Union, G for an export, O outside the scope of the tax.
/// Default: S for a rate above 0, and else Z.
public struct ItemTaxCategory: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var s: Self { Self(rawValue: "S") }
  public static var z: Self { Self(rawValue: "Z") }
  public static var e: Self { Self(rawValue: "E") }
  public static var ae: Self { Self(rawValue: "AE") }
  public static var k: Self { Self(rawValue: "K") }
  public static var g: Self { Self(rawValue: "G") }
  public static var o: Self { Self(rawValue: "O") }
}

/// The order of the list. newest: the newest records first. name: from A to Z. roastDate: the latest roasts first.
/// rating: the best ratings first. remaining: the largest remaining weights first. Default: `newest`.
public struct JournalBeansListOrder: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var newest: Self { Self(rawValue: "newest") }
  public static var name: Self { Self(rawValue: "name") }
  public static var roastDate: Self { Self(rawValue: "roastDate") }
  public static var rating: Self { Self(rawValue: "rating") }
  public static var remaining: Self { Self(rawValue: "remaining") }
}

/// The kind of sections into which the list is divided. day, week, month: by the calendar, the latest first. bean: one
/// section for each bean, the newest bean first. method: one section for each method, from A to Z.
public struct JournalBrewsListSectionBy: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var day: Self { Self(rawValue: "day") }
  public static var week: Self { Self(rawValue: "week") }
  public static var month: Self { Self(rawValue: "month") }
  public static var bean: Self { Self(rawValue: "bean") }
  public static var method: Self { Self(rawValue: "method") }
}

/// The types of records to write. If empty or left out, all types are written.
public struct JournalExportTypes: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var equipment: Self { Self(rawValue: "equipment") }
  public static var bean: Self { Self(rawValue: "bean") }
  public static var recipe: Self { Self(rawValue: "recipe") }
  public static var brew: Self { Self(rawValue: "brew") }
  public static var tasting: Self { Self(rawValue: "tasting") }
}

/// The format of the file. jsonl: one JSON object per line. csv: comma-separated values (RFC 4180), whose first line
/// names the members. beanconqueror: the JSON file of an export of the app Beanconqueror. visualizer: espresso shots of
/// Visualizer or of a Decent machine, as JSON or Tcl.
public struct JournalImportFormat: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var jsonl: Self { Self(rawValue: "jsonl") }
  public static var csv: Self { Self(rawValue: "csv") }
  public static var beanconqueror: Self { Self(rawValue: "beanconqueror") }
  public static var visualizer: Self { Self(rawValue: "visualizer") }
}

/// The dimension by which brews are grouped. A brew of beans from several countries counts for each of these countries.
public struct JournalStatisticsBreakdownBy: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var bean: Self { Self(rawValue: "bean") }
  public static var roaster: Self { Self(rawValue: "roaster") }
  public static var country: Self { Self(rawValue: "country") }
  public static var process: Self { Self(rawValue: "process") }
  public static var roastLevel: Self { Self(rawValue: "roastLevel") }
  public static var method: Self { Self(rawValue: "method") }
  public static var grinder: Self { Self(rawValue: "grinder") }
  public static var grindSetting: Self { Self(rawValue: "grindSetting") }
  public static var beanAge: Self { Self(rawValue: "beanAge") }
}

/// count: the number of brews. coffee: the sum of the doses, in grams. cost: the price of the coffee. rating (0 to 5),
/// ratio (grams of water or beverage per gram of coffee), extraction (percent), time (seconds): the mean over the brews
/// that have the value.
public struct JournalStatisticsSeriesMeasure: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var count: Self { Self(rawValue: "count") }
  public static var coffee: Self { Self(rawValue: "coffee") }
  public static var cost: Self { Self(rawValue: "cost") }
  public static var rating: Self { Self(rawValue: "rating") }
  public static var ratio: Self { Self(rawValue: "ratio") }
  public static var extraction: Self { Self(rawValue: "extraction") }
  public static var time: Self { Self(rawValue: "time") }
}

/// The app's present permission to know the device's location. If it is `denied` or `restricted`, the place was found
/// before the permission was refused.
public struct LastLocationAuthorization: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var notDetermined: Self { Self(rawValue: "notDetermined") }
  public static var restricted: Self { Self(rawValue: "restricted") }
  public static var denied: Self { Self(rawValue: "denied") }
  public static var authorizedWhenInUse: Self { Self(rawValue: "authorizedWhenInUse") }
  public static var authorizedAlways: Self { Self(rawValue: "authorizedAlways") }
}

/// The phase of the app's scene. Links are returned only with `active`.
public struct LinksDrainPhase: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var active: Self { Self(rawValue: "active") }
  public static var inactive: Self { Self(rawValue: "inactive") }
  public static var background: Self { Self(rawValue: "background") }
}

/// The direction of the loan. out: lent to others. in: borrowed from others; these goods do not count as stock.
public struct LoanDirection: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var out: Self { Self(rawValue: "out") }
  public static var `in`: Self { Self(rawValue: "in") }
}

/// The loan's status. out: no goods were returned or lost yet. partly: some were. returned: all goods were returned.
/// lost: no goods are outstanding any more, but some were lost.
public struct LoanStatus: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var out: Self { Self(rawValue: "out") }
  public static var partly: Self { Self(rawValue: "partly") }
  public static var returned: Self { Self(rawValue: "returned") }
  public static var lost: Self { Self(rawValue: "lost") }
}

/// The use of the location. stock: its stock can be sold and used. transit: its stock is on the way between two places.
/// loan: its stock is lent. scrap: its stock is no longer fit for use.
public struct LocationKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var stock: Self { Self(rawValue: "stock") }
  public static var transit: Self { Self(rawValue: "transit") }
  public static var loan: Self { Self(rawValue: "loan") }
  public static var scrap: Self { Self(rawValue: "scrap") }
}

/// The severity of the line.
public struct LogEntryLevel: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var off: Self { Self(rawValue: "off") }
  public static var error: Self { Self(rawValue: "error") }
  public static var warning: Self { Self(rawValue: "warning") }
  public static var info: Self { Self(rawValue: "info") }
  public static var debug: Self { Self(rawValue: "debug") }
}

/// The severity of the line.
public struct LogLineLevel: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var error: Self { Self(rawValue: "error") }
  public static var warning: Self { Self(rawValue: "warning") }
  public static var info: Self { Self(rawValue: "info") }
  public static var debug: Self { Self(rawValue: "debug") }
}

/// The lot's status. Only lots with the status `ok` or `attention` can be sold and used. Only managers can set the
/// status `destroyed` or `lost`.
public struct LotStatus: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var ok: Self { Self(rawValue: "ok") }
  public static var attention: Self { Self(rawValue: "attention") }
  public static var damaged: Self { Self(rawValue: "damaged") }
  public static var destroyed: Self { Self(rawValue: "destroyed") }
  public static var rejected: Self { Self(rawValue: "rejected") }
  public static var lost: Self { Self(rawValue: "lost") }
  public static var quarantined: Self { Self(rawValue: "quarantined") }
  public static var returned: Self { Self(rawValue: "returned") }
}

/// The unit of the value.
public struct MeasuredTemperatureUnit: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var celsius: Self { Self(rawValue: "celsius") }
  public static var fahrenheit: Self { Self(rawValue: "fahrenheit") }
  public static var kelvin: Self { Self(rawValue: "kelvin") }
}

/// The author of the message: user, assistant (the model), or system.
public struct MessageRole: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var user: Self { Self(rawValue: "user") }
  public static var assistant: Self { Self(rawValue: "assistant") }
  public static var system: Self { Self(rawValue: "system") }
}

/// The status of the message. complete: the text is whole. streaming: the answer is arriving. failed: the answer ended
/// early, and `error` has the reason. cancelled: the answer was cancelled.
public struct MessageStatus: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var complete: Self { Self(rawValue: "complete") }
  public static var streaming: Self { Self(rawValue: "streaming") }
  public static var failed: Self { Self(rawValue: "failed") }
  public static var cancelled: Self { Self(rawValue: "cancelled") }
}

/// The extent to which the goods were shipped. full: nothing is left to ship, even if a part was cancelled or credited.
/// partial: a part was shipped. none: nothing was shipped, or the order is cancelled.
public struct OrderFulfilmentState: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var nothing: Self { Self(rawValue: "none") }
  public static var partial: Self { Self(rawValue: "partial") }
  public static var full: Self { Self(rawValue: "full") }
}

/// The paid amount compared with the owed amount. The owed amount is `gross` less `credited`, or 0 for a cancelled
/// order. Drafts and cancelled orders without payments are `unpaid`.
public struct OrderPaymentState: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var unpaid: Self { Self(rawValue: "unpaid") }
  public static var partial: Self { Self(rawValue: "partial") }
  public static var paid: Self { Self(rawValue: "paid") }
  public static var overpaid: Self { Self(rawValue: "overpaid") }
}

/// halfUp: a half is rounded up. halfEven: a half is rounded to the even number. `null`, in companies and documents of
/// older programs, means halfEven.
public struct OrderRounding: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var halfUp: Self { Self(rawValue: "halfUp") }
  public static var halfEven: Self { Self(rawValue: "halfEven") }
}

/// The channel through which the order came.
public struct OrderSource: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var web: Self { Self(rawValue: "web") }
  public static var phone: Self { Self(rawValue: "phone") }
  public static var walkIn: Self { Self(rawValue: "walkIn") }
  public static var other: Self { Self(rawValue: "other") }
}

/// The order's status. To change it, call `orders.step`.
public struct OrderStatus: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var draft: Self { Self(rawValue: "draft") }
  public static var submitted: Self { Self(rawValue: "submitted") }
  public static var inProgress: Self { Self(rawValue: "inProgress") }
  public static var invoiced: Self { Self(rawValue: "invoiced") }
  public static var shipped: Self { Self(rawValue: "shipped") }
  public static var paid: Self { Self(rawValue: "paid") }
  public static var closed: Self { Self(rawValue: "closed") }
  public static var cancelled: Self { Self(rawValue: "cancelled") }
}

/// line: the tax is computed and rounded for each line. rate: it is computed from the sum of the lines of each rate,
/// and rounded once. `null`, in companies and documents of older programs, means line.
public struct OrderTaxRounding: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var line: Self { Self(rawValue: "line") }
  public static var rate: Self { Self(rawValue: "rate") }
}

/// The kind of the document.
public struct OrderDocumentKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var invoice: Self { Self(rawValue: "invoice") }
  public static var packingList: Self { Self(rawValue: "packingList") }
  public static var quote: Self { Self(rawValue: "quote") }
}

/// The kind of the entry. shipped: the goods left. takenBack: their dispatch was cancelled or returned, and they must
/// be shipped again. returned: the goods came back from the customer. cancelled: they will not be shipped, and were
/// cancelled before the invoice. dropped: they will not be shipped, and the invoice is credited.
public struct OrderEntryType: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var shipped: Self { Self(rawValue: "shipped") }
  public static var takenBack: Self { Self(rawValue: "takenBack") }
  public static var returned: Self { Self(rawValue: "returned") }
  public static var cancelled: Self { Self(rawValue: "cancelled") }
  public static var dropped: Self { Self(rawValue: "dropped") }
}

/// The source of a price that no request gave. contact: a price of the customer's own. list: the customer's price list.
/// item: the item's own price. `null` for a price that a request gave.
public struct OrderLinePriceSource: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var contact: Self { Self(rawValue: "contact") }
  public static var list: Self { Self(rawValue: "list") }
  public static var item: Self { Self(rawValue: "item") }
}

/// The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with a byte-order mark, semicolons, decimal commas
/// and money such as 12,90. In excel, texts that a spreadsheet would take for a formula get an apostrophe before them.
/// Default: `standard`.
public struct OrdersExportDialect: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var standard: Self { Self(rawValue: "standard") }
  public static var excel: Self { Self(rawValue: "excel") }
}

/// The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on each line.
public struct OrdersExportFormat: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var csv: Self { Self(rawValue: "csv") }
  public static var jsonl: Self { Self(rawValue: "jsonl") }
}

/// The mode. create: each row creates a record. update: each row changes the record with the same key. upsert: each row
/// changes the record with the same key, or creates a record if there is none. Default: `create`.
public struct OrdersImportMode: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var create: Self { Self(rawValue: "create") }
  public static var update: Self { Self(rawValue: "update") }
  public static var upsert: Self { Self(rawValue: "upsert") }
}

/// The kind of the document; `null` if it is not known.
public struct OutcomeKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var transaction: Self { Self(rawValue: "transaction") }
  public static var renewal: Self { Self(rawValue: "renewal") }
  public static var notification: Self { Self(rawValue: "notification") }
  public static var app: Self { Self(rawValue: "app") }
}

/// The outcome. added: the document was new, and was stored. replaced: the document was newer than the stored document,
/// and replaced it. known: the document is the same as the stored document, or older. refused: the document was not
/// stored.
public struct OutcomeOutcome: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var added: Self { Self(rawValue: "added") }
  public static var replaced: Self { Self(rawValue: "replaced") }
  public static var known: Self { Self(rawValue: "known") }
  public static var refused: Self { Self(rawValue: "refused") }
}

/// lastOwner: the last owner who can act must stay an owner. firstCredentials: a company's first credentials must be
/// the founder's, as no other user could create those afterwards. heir: a company passes only to an owner who has
/// credentials.
public struct OwnerNeededDataReason: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var lastOwner: Self { Self(rawValue: "lastOwner") }
  public static var firstCredentials: Self { Self(rawValue: "firstCredentials") }
  public static var heir: Self { Self(rawValue: "heir") }
}

/// The state. pending: the invitation is not accepted yet. accepted: the participant has joined. removed: the owner has
/// removed the participant.
public struct ParticipantAcceptance: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var pending: Self { Self(rawValue: "pending") }
  public static var accepted: Self { Self(rawValue: "accepted") }
  public static var removed: Self { Self(rawValue: "removed") }
}

/// The need for an update. required: the version is below the minimum version. recommended: the version is below the
/// recommended version, but not below the minimum. none: the version is below neither of them, or `policy.update.later`
/// has put off the recommended update.
public struct PolicyVerdictUpdate: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var nothing: Self { Self(rawValue: "none") }
  public static var recommended: Self { Self(rawValue: "recommended") }
  public static var required: Self { Self(rawValue: "required") }
}

/// The name of the preset, for `preset` of `access.grant`.
public struct PresetName: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var sales: Self { Self(rawValue: "sales") }
  public static var warehouse: Self { Self(rawValue: "warehouse") }
  public static var management: Self { Self(rawValue: "management") }
  public static var viewer: Self { Self(rawValue: "viewer") }
}

/// The kind of the problem. missing: a required member is missing. unknown: the member has no meaning here. type: the
/// value has the wrong JSON type. value: the value is not allowed.
public struct ProblemKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var missing: Self { Self(rawValue: "missing") }
  public static var unknown: Self { Self(rawValue: "unknown") }
  public static var type: Self { Self(rawValue: "type") }
  public static var value: Self { Self(rawValue: "value") }
}

/// The source of the catalogue. default: built into the program. file: the file that the option --catalogue names.
public struct ProductsSource: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var `default`: Self { Self(rawValue: "default") }
  public static var file: Self { Self(rawValue: "file") }
}

/// The kind of action. product: show a product to buy. address: open a web address. link: open a link into the app.
public struct PromotionActionKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var product: Self { Self(rawValue: "product") }
  public static var address: Self { Self(rawValue: "address") }
  public static var link: Self { Self(rawValue: "link") }
}

/// The purchase's status. Steps (`purchases.step`), receipts and reversed receipts change the status.
public struct PurchaseStatus: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var draft: Self { Self(rawValue: "draft") }
  public static var ordered: Self { Self(rawValue: "ordered") }
  public static var partlyReceived: Self { Self(rawValue: "partlyReceived") }
  public static var received: Self { Self(rawValue: "received") }
  public static var closed: Self { Self(rawValue: "closed") }
  public static var cancelled: Self { Self(rawValue: "cancelled") }
}

/// The outcome of the purchase. purchased: the document was accepted, and the account has the product. ended: the
/// document was accepted, but the transaction has expired, is unpaid, or was revoked or replaced. pending: another
/// person must approve the purchase first, and the document arrives later by entitlements.ingest. cancelled: the user
/// cancelled the purchase. refused: the document was refused, or is about another product; `outcomes` has the reason.
public struct PurchasedState: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var purchased: Self { Self(rawValue: "purchased") }
  public static var ended: Self { Self(rawValue: "ended") }
  public static var pending: Self { Self(rawValue: "pending") }
  public static var cancelled: Self { Self(rawValue: "cancelled") }
  public static var refused: Self { Self(rawValue: "refused") }
}

/// The state. pendingEdit: the change was not sent yet. pendingSync: the change was sent, and is not confirmed yet.
/// quarantined: the container refuses the record for a lasting reason. The core sends the record again only after
/// another change of the record, or after `sync.queue.retry`.
public struct QueuedRecordState: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var pendingEdit: Self { Self(rawValue: "pendingEdit") }
  public static var pendingSync: Self { Self(rawValue: "pendingSync") }
  public static var quarantined: Self { Self(rawValue: "quarantined") }
}

/// The action of the step, such as `pour` or `stir`.
public struct RecipeStepAction: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var bloom: Self { Self(rawValue: "bloom") }
  public static var pour: Self { Self(rawValue: "pour") }
  public static var stir: Self { Self(rawValue: "stir") }
  public static var press: Self { Self(rawValue: "press") }
  public static var wait: Self { Self(rawValue: "wait") }
}

/// The source of the parameters. bean: the best brews of the same beans. similar: the best brews of beans with the same
/// roast level and process. default: the usual parameters of the method.
public struct RecommendationSource: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var bean: Self { Self(rawValue: "bean") }
  public static var similar: Self { Self(rawValue: "similar") }
  public static var `default`: Self { Self(rawValue: "default") }
}

/// The kind of error.
public struct RefreshFailureKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var hostUnavailable: Self { Self(rawValue: "hostUnavailable") }
  public static var hostTimeout: Self { Self(rawValue: "hostTimeout") }
  public static var hostError: Self { Self(rawValue: "hostError") }
  public static var hostFault: Self { Self(rawValue: "hostFault") }
  public static var limitReached: Self { Self(rawValue: "limitReached") }
}

/// The name of the document.
public struct RefreshedDocumentDocument: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var appConfig: Self { Self(rawValue: "AppConfig") }
  public static var iapPromo: Self { Self(rawValue: "IAPPromo") }
}

/// The name of the explained report.
public struct ReportExplanationReport: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var stockValue: Self { Self(rawValue: "stockValue") }
  public static var turnover: Self { Self(rawValue: "turnover") }
  public static var abc: Self { Self(rawValue: "abc") }
  public static var sales: Self { Self(rawValue: "sales") }
  public static var aging: Self { Self(rawValue: "aging") }
}

/// The grouping of the rows. week: by weeks that begin on Monday. contact: by customer. agent: by the user who is
/// responsible for the order. Default: `day`.
public struct ReportsSalesBy: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var day: Self { Self(rawValue: "day") }
  public static var week: Self { Self(rawValue: "week") }
  public static var month: Self { Self(rawValue: "month") }
  public static var item: Self { Self(rawValue: "item") }
  public static var contact: Self { Self(rawValue: "contact") }
  public static var agent: Self { Self(rawValue: "agent") }
}

/// The grouping of the rows: one for each item, for each category, or for each location. Default: `item`.
public struct ReportsStockValueBy: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var item: Self { Self(rawValue: "item") }
  public static var category: Self { Self(rawValue: "category") }
  public static var location: Self { Self(rawValue: "location") }
}

/// The grouping of the rows: one for each item, or for each category. Default: `item`.
public struct ReportsTurnoverBy: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var item: Self { Self(rawValue: "item") }
  public static var category: Self { Self(rawValue: "category") }
}

/// The symbology of the barcode, if it was given or can be inferred; `null` otherwise.
public struct ResolvedCodeSymbology: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var ean13: Self { Self(rawValue: "ean13") }
  public static var ean8: Self { Self(rawValue: "ean8") }
  public static var upcA: Self { Self(rawValue: "upcA") }
  public static var upcE: Self { Self(rawValue: "upcE") }
  public static var itf14: Self { Self(rawValue: "itf14") }
  public static var itf: Self { Self(rawValue: "itf") }
  public static var code39: Self { Self(rawValue: "code39") }
  public static var code93: Self { Self(rawValue: "code93") }
  public static var code128: Self { Self(rawValue: "code128") }
  public static var codabar: Self { Self(rawValue: "codabar") }
  public static var dataBar: Self { Self(rawValue: "dataBar") }
  public static var qr: Self { Self(rawValue: "qr") }
  public static var dataMatrix: Self { Self(rawValue: "dataMatrix") }
  public static var aztec: Self { Self(rawValue: "aztec") }
  public static var pdf417: Self { Self(rawValue: "pdf417") }
  public static var dotCode: Self { Self(rawValue: "dotCode") }
}

/// The permission of a participant. readWrite: everything that the participant's access record allows. readOnly: only
/// reading, even if the access record allows more.
public struct SharePermission: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var readWrite: Self { Self(rawValue: "readWrite") }
  public static var readOnly: Self { Self(rawValue: "readOnly") }
}

/// The people who can join with the share's link. none: nobody, so that only invited people can join. readOnly:
/// everybody who has the link, for reading only. readWrite: everybody who has the link, with the rights of the access
/// record that they get.
public struct SharePublicPermission: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var nothing: Self { Self(rawValue: "none") }
  public static var readOnly: Self { Self(rawValue: "readOnly") }
  public static var readWrite: Self { Self(rawValue: "readWrite") }
}

/// The role of this account. owner: the account shares the company. participant: the company is shared with the
/// account.
public struct ShareRole: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var owner: Self { Self(rawValue: "owner") }
  public static var participant: Self { Self(rawValue: "participant") }
}

/// The state of the link. open: the link can be accepted. mine: the link leads to the account's own zone. accepted: the
/// account has already accepted the link. full: the share admits no more participants.
public struct SharePreviewState: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var open: Self { Self(rawValue: "open") }
  public static var mine: Self { Self(rawValue: "mine") }
  public static var accepted: Self { Self(rawValue: "accepted") }
  public static var full: Self { Self(rawValue: "full") }
}

/// The reason. shared: only the account that owns the company may call this method. readOnly: the account may see the
/// company, but may not change it.
public struct SharedCompanyDataReason: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var shared: Self { Self(rawValue: "shared") }
  public static var readOnly: Self { Self(rawValue: "readOnly") }
}

/// The writer of the value: app or core.
public struct SharedNameOwner: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var core: Self { Self(rawValue: "core") }
  public static var app: Self { Self(rawValue: "app") }
}

/// The kind of the alert. low: less is available than `minStock`. out: no stock is available. recovered: the available
/// quantity has reached `minStock` again. expiring: a lot has expired or expires soon. negative: the quantity on hand
/// is below zero. serialTwice: two devices have received the same serial number. barcodeTaken: an older record has the
/// same barcode, so the barcode was removed from this item or location. loanSurplus: two devices have recorded more of
/// a loan as returned or lost than was lent, and the surplus was reversed. rebuilt: the stored sums were wrong, and
/// were computed again.
public struct StockAlertKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var low: Self { Self(rawValue: "low") }
  public static var out: Self { Self(rawValue: "out") }
  public static var recovered: Self { Self(rawValue: "recovered") }
  public static var expiring: Self { Self(rawValue: "expiring") }
  public static var negative: Self { Self(rawValue: "negative") }
  public static var serialTwice: Self { Self(rawValue: "serialTwice") }
  public static var barcodeTaken: Self { Self(rawValue: "barcodeTaken") }
  public static var loanSurplus: Self { Self(rawValue: "loanSurplus") }
  public static var rebuilt: Self { Self(rawValue: "rebuilt") }
}

/// The reason for the movement: purchase, sale, return, adjustment, transfer, consumption, count or production.
public struct StockEntryType: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var purchase: Self { Self(rawValue: "purchase") }
  public static var sale: Self { Self(rawValue: "sale") }
  public static var `return`: Self { Self(rawValue: "return") }
  public static var adjustment: Self { Self(rawValue: "adjustment") }
  public static var transfer: Self { Self(rawValue: "transfer") }
  public static var consumption: Self { Self(rawValue: "consumption") }
  public static var count: Self { Self(rawValue: "count") }
  public static var production: Self { Self(rawValue: "production") }
}

/// For a return from a customer: the condition of the goods, as in inventory.stock.return.
public struct StockFormCondition: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var ok: Self { Self(rawValue: "ok") }
  public static var returned: Self { Self(rawValue: "returned") }
}

/// For a return: fromCustomer for goods that a customer returned, toSupplier for goods that are returned to a supplier.
public struct StockFormDirection: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var fromCustomer: Self { Self(rawValue: "fromCustomer") }
  public static var toSupplier: Self { Self(rawValue: "toSupplier") }
}

/// The type of the movement. It decides which other members may be given.
public struct StockFormType: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var receive: Self { Self(rawValue: "receive") }
  public static var consume: Self { Self(rawValue: "consume") }
  public static var transfer: Self { Self(rawValue: "transfer") }
  public static var `return`: Self { Self(rawValue: "return") }
  public static var adjust: Self { Self(rawValue: "adjust") }
}

/// The root certificates that signatures must lead to. apple: Apple's roots. file: the roots in the file that
/// --trusted-roots names.
public struct StoreEnvironmentRoots: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var apple: Self { Self(rawValue: "apple") }
  public static var file: Self { Self(rawValue: "file") }
}

/// The kind of offer. freeTrial: no payment. payAsYouGo: a payment for each period. payUpFront: one payment for all
/// periods.
public struct StoreOfferMode: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var freeTrial: Self { Self(rawValue: "freeTrial") }
  public static var payAsYouGo: Self { Self(rawValue: "payAsYouGo") }
  public static var payUpFront: Self { Self(rawValue: "payUpFront") }
}

/// The unit of the period.
public struct StorePeriodUnit: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var day: Self { Self(rawValue: "day") }
  public static var week: Self { Self(rawValue: "week") }
  public static var month: Self { Self(rawValue: "month") }
  public static var year: Self { Self(rawValue: "year") }
}

/// The state of the cloud's account, as last reported. Without a connection, `noAccount`. Before the first report,
/// `couldNotDetermine`.
public struct SyncAccountStatus: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var available: Self { Self(rawValue: "available") }
  public static var noAccount: Self { Self(rawValue: "noAccount") }
  public static var restricted: Self { Self(rawValue: "restricted") }
  public static var couldNotDetermine: Self { Self(rawValue: "couldNotDetermine") }
  public static var temporarilyUnavailable: Self { Self(rawValue: "temporarilyUnavailable") }
}

/// The side whose value the record has now: local or server.
public struct SyncConflictKept: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var local: Self { Self(rawValue: "local") }
  public static var server: Self { Self(rawValue: "server") }
}

/// The reason why a value was discarded. edited: both sides changed the same member, or one side deleted a record that
/// the other side changed. renamed: another record has the value, which must be unique. duplicate: both sides created a
/// record of the same thing, and the earlier record stays. moved: two moves put two records below each other. rejected:
/// the change is not allowed. discarded: `sync.queue.discard` was called.
public struct SyncConflictReason: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var edited: Self { Self(rawValue: "edited") }
  public static var renamed: Self { Self(rawValue: "renamed") }
  public static var duplicate: Self { Self(rawValue: "duplicate") }
  public static var moved: Self { Self(rawValue: "moved") }
  public static var rejected: Self { Self(rawValue: "rejected") }
  public static var discarded: Self { Self(rawValue: "discarded") }
}

/// The type of event. setup: the data directory was connected to the account for the first time. import: changes of
/// other devices were fetched. export: changes of this device were sent. rejected: changes of this device were refused
/// for lack of a right, and the record has the cloud's state again. restored: the container was restored to an earlier
/// state, and the core sends the missing records again.
public struct SyncEventType: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var setup: Self { Self(rawValue: "setup") }
  public static var `import`: Self { Self(rawValue: "import") }
  public static var export: Self { Self(rawValue: "export") }
  public static var rejected: Self { Self(rawValue: "rejected") }
  public static var restored: Self { Self(rawValue: "restored") }
}

/// The state. synced: all changes are sent and fetched. syncing: records are being sent or fetched. error: a record was
/// refused (details are in `stores` and `sync.queue.list`). offline: the container cannot be reached, and the core
/// tries again. paused: the account cannot be used. signedOut: there is no connection to a cloud.
public struct SyncStatusState: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var synced: Self { Self(rawValue: "synced") }
  public static var syncing: Self { Self(rawValue: "syncing") }
  public static var error: Self { Self(rawValue: "error") }
  public static var offline: Self { Self(rawValue: "offline") }
  public static var paused: Self { Self(rawValue: "paused") }
  public static var signedOut: Self { Self(rawValue: "signedOut") }
}

/// The author of the note. user: a person wrote it. ai: the AI suggested it, and a person accepted it. mixed: a part
/// was written by a person, and a part was suggested by the AI.
public struct TastingSource: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var user: Self { Self(rawValue: "user") }
  public static var ai: Self { Self(rawValue: "ai") }
  public static var mixed: Self { Self(rawValue: "mixed") }
}

/// The limit that would be exceeded, or the feature that the tier lacks.
public struct TierRequiredDataLimit: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var participants: Self { Self(rawValue: "participants") }
  public static var analytics: Self { Self(rawValue: "analytics") }
  public static var ai: Self { Self(rawValue: "ai") }
}

/// The scale of the temperatures.
public struct TimelineScale: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var celsius: Self { Self(rawValue: "celsius") }
  public static var fahrenheit: Self { Self(rawValue: "fahrenheit") }
  public static var kelvin: Self { Self(rawValue: "kelvin") }
  public static var humanus: Self { Self(rawValue: "humanus") }
}

/// The rule for the next request. after: at the time in `at`. never: only when the app reports that the content has
/// changed.
public struct TimelineRefreshPolicy: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var after: Self { Self(rawValue: "after") }
  public static var never: Self { Self(rawValue: "never") }
}

/// The reason. signedOut: no user is signed in. none: the backend has not authenticated the user yet. expired: the
/// backend's authentication is no longer valid.
public struct UnauthorizedDataReason: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var signedOut: Self { Self(rawValue: "signedOut") }
  public static var nothing: Self { Self(rawValue: "none") }
  public static var expired: Self { Self(rawValue: "expired") }
}

/// The reason. nowMissing: the host's answer has no present hour. hoursMissing: the host's answer has fewer hours than
/// requested.
public struct WeatherGapReason: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var nowMissing: Self { Self(rawValue: "nowMissing") }
  public static var hoursMissing: Self { Self(rawValue: "hoursMissing") }
}

/// The reason why the zone was refused.
public struct ZoneResultKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var networkUnavailable: Self { Self(rawValue: "networkUnavailable") }
  public static var networkFailure: Self { Self(rawValue: "networkFailure") }
  public static var timeout: Self { Self(rawValue: "timeout") }
  public static var serviceUnavailable: Self { Self(rawValue: "serviceUnavailable") }
  public static var requestRateLimited: Self { Self(rawValue: "requestRateLimited") }
  public static var zoneBusy: Self { Self(rawValue: "zoneBusy") }
  public static var notAuthenticated: Self { Self(rawValue: "notAuthenticated") }
  public static var accountTemporarilyUnavailable: Self { Self(rawValue: "accountTemporarilyUnavailable") }
  public static var quotaExceeded: Self { Self(rawValue: "quotaExceeded") }
  public static var serverRecordChanged: Self { Self(rawValue: "serverRecordChanged") }
  public static var unknownItem: Self { Self(rawValue: "unknownItem") }
  public static var changeTokenExpired: Self { Self(rawValue: "changeTokenExpired") }
  public static var historyLost: Self { Self(rawValue: "historyLost") }
  public static var zoneNotFound: Self { Self(rawValue: "zoneNotFound") }
  public static var userDeletedZone: Self { Self(rawValue: "userDeletedZone") }
  public static var permissionFailure: Self { Self(rawValue: "permissionFailure") }
  public static var tooManyParticipants: Self { Self(rawValue: "tooManyParticipants") }
  public static var limitExceeded: Self { Self(rawValue: "limitExceeded") }
  public static var batchRequestFailed: Self { Self(rawValue: "batchRequestFailed") }
  public static var invalidArguments: Self { Self(rawValue: "invalidArguments") }
  public static var constraintViolation: Self { Self(rawValue: "constraintViolation") }
  public static var assetFileMissing: Self { Self(rawValue: "assetFileMissing") }
  public static var incompatibleVersion: Self { Self(rawValue: "incompatibleVersion") }
}
