// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The class. Items are counted from the largest revenue down. A: the items before this one have less than 80 % of all
/// revenue. B: they have less than 95 %. C: the other items.
public struct ABCRowClass: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var a: ABCRowClass { ABCRowClass(rawValue: "A") }
  public static var b: ABCRowClass { ABCRowClass(rawValue: "B") }
  public static var c: ABCRowClass { ABCRowClass(rawValue: "C") }
}

/// The kind of the required right.
public struct AccessRuleRule: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var anyone: AccessRuleRule { AccessRuleRule(rawValue: "anyone") }
  public static var account: AccessRuleRule { AccessRuleRule(rawValue: "account") }
  public static var member: AccessRuleRule { AccessRuleRule(rawValue: "member") }
  public static var department: AccessRuleRule { AccessRuleRule(rawValue: "department") }
  public static var manager: AccessRuleRule { AccessRuleRule(rawValue: "manager") }
  public static var owner: AccessRuleRule { AccessRuleRule(rawValue: "owner") }
  public static var founder: AccessRuleRule { AccessRuleRule(rawValue: "founder") }
}

/// The source of the answer. model: the AI of the host. history: the account's own journal, because the host's AI
/// failed.
public struct AnalyzedFlavorSource: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var model: AnalyzedFlavorSource { AnalyzedFlavorSource(rawValue: "model") }
  public static var history: AnalyzedFlavorSource { AnalyzedFlavorSource(rawValue: "history") }
}

/// The decimal separator. `null` if the numbers of the first rows do not show it.
public struct AnsweredFormDecimal: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var point: AnsweredFormDecimal { AnsweredFormDecimal(rawValue: "point") }
  public static var comma: AnsweredFormDecimal { AnsweredFormDecimal(rawValue: "comma") }
}

/// The character encoding.
public struct AnsweredFormEncoding: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var utf8: AnsweredFormEncoding { AnsweredFormEncoding(rawValue: "utf8") }
  public static var utf16: AnsweredFormEncoding { AnsweredFormEncoding(rawValue: "utf16") }
  public static var windows1252: AnsweredFormEncoding { AnsweredFormEncoding(rawValue: "windows1252") }
}

/// The column separator. `null` if a line `sep=` of the file sets another character.
public struct AnsweredFormSeparator: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var comma: AnsweredFormSeparator { AnsweredFormSeparator(rawValue: "comma") }
  public static var semicolon: AnsweredFormSeparator { AnsweredFormSeparator(rawValue: "semicolon") }
  public static var tab: AnsweredFormSeparator { AnsweredFormSeparator(rawValue: "tab") }
}

/// The role. photo: an image; a record has at most 20. logo: a PNG or JPEG of at most 2 MB. proof: a proof of delivery.
/// document: anything else.
public struct AssetRole: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var photo: AssetRole { AssetRole(rawValue: "photo") }
  public static var document: AssetRole { AssetRole(rawValue: "document") }
  public static var logo: AssetRole { AssetRole(rawValue: "logo") }
  public static var proof: AssetRole { AssetRole(rawValue: "proof") }
}

/// The place of the bytes. local: only on this device. synced: on this device and in the cloud. remote: only in the
/// cloud; the first read fetches them. missing: in neither, because another device has not sent them yet, or the file
/// was removed.
public struct AssetState: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var local: AssetState { AssetState(rawValue: "local") }
  public static var synced: AssetState { AssetState(rawValue: "synced") }
  public static var remote: AssetState { AssetState(rawValue: "remote") }
  public static var missing: AssetState { AssetState(rawValue: "missing") }
}

/// The size. thumb: at most 256 pixels on the longer side; preview: at most 1280.
public struct AssetVariantKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var thumb: AssetVariantKind { AssetVariantKind(rawValue: "thumb") }
  public static var preview: AssetVariantKind { AssetVariantKind(rawValue: "preview") }
}

/// The state of the backend's authentication of the user. none: the backend has not authenticated the user. valid: the
/// backend accepts the user. expired: the backend must authenticate the user again.
public struct AuthStateBackend: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var nothing: AuthStateBackend { AuthStateBackend(rawValue: "none") }
  public static var valid: AuthStateBackend { AuthStateBackend(rawValue: "valid") }
  public static var expired: AuthStateBackend { AuthStateBackend(rawValue: "expired") }
}

/// Apple's last report about the state of the credential; null before the first. It stays after the session has ended.
public struct AuthStateCredentialState: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var authorized: AuthStateCredentialState { AuthStateCredentialState(rawValue: "authorized") }
  public static var revoked: AuthStateCredentialState { AuthStateCredentialState(rawValue: "revoked") }
  public static var notFound: AuthStateCredentialState { AuthStateCredentialState(rawValue: "notFound") }
  public static var transferred: AuthStateCredentialState { AuthStateCredentialState(rawValue: "transferred") }
}

/// The deployment path, which decides where the app's data is stored. It is the path of policy.deployment.get.
public struct AuthStatePath: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var appleNative: AuthStatePath { AuthStatePath(rawValue: "appleNative") }
  public static var backend: AuthStatePath { AuthStatePath(rawValue: "backend") }
}

/// The place where the backend's token is or will be stored. host: with the host, such as in a keychain. file: in the
/// core's own data on the device.
public struct AuthStateSecrets: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var host: AuthStateSecrets { AuthStateSecrets(rawValue: "host") }
  public static var file: AuthStateSecrets { AuthStateSecrets(rawValue: "file") }
}

/// The reason why no model can answer; null if available is true.
public struct AvailabilityReason: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var systemTooOld: AvailabilityReason { AvailabilityReason(rawValue: "systemTooOld") }
  public static var deviceNotEligible: AvailabilityReason { AvailabilityReason(rawValue: "deviceNotEligible") }
  public static var notEnabled: AvailabilityReason { AvailabilityReason(rawValue: "notEnabled") }
  public static var modelNotReady: AvailabilityReason { AvailabilityReason(rawValue: "modelNotReady") }
  public static var languageUnsupported: AvailabilityReason { AvailabilityReason(rawValue: "languageUnsupported") }
  public static var other: AvailabilityReason { AvailabilityReason(rawValue: "other") }
  public static var noHost: AvailabilityReason { AvailabilityReason(rawValue: "noHost") }
}

/// The reason. status: the backend replied with the HTTP status in `status`. error: the backend reported a failure.
/// cutOff: the answer ended before it was complete. tooLong: the answer has more than 100,000 characters. malformed:
/// the answer does not have the expected form.
public struct BackendFailedDataReason: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var status: BackendFailedDataReason { BackendFailedDataReason(rawValue: "status") }
  public static var error: BackendFailedDataReason { BackendFailedDataReason(rawValue: "error") }
  public static var cutOff: BackendFailedDataReason { BackendFailedDataReason(rawValue: "cutOff") }
  public static var tooLong: BackendFailedDataReason { BackendFailedDataReason(rawValue: "tooLong") }
  public static var malformed: BackendFailedDataReason { BackendFailedDataReason(rawValue: "malformed") }
}

/// The process of the cherries.
public struct BeanProcess: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var washed: BeanProcess { BeanProcess(rawValue: "washed") }
  public static var natural: BeanProcess { BeanProcess(rawValue: "natural") }
  public static var honey: BeanProcess { BeanProcess(rawValue: "honey") }
  public static var anaerobic: BeanProcess { BeanProcess(rawValue: "anaerobic") }
  public static var wetHulled: BeanProcess { BeanProcess(rawValue: "wetHulled") }
  public static var other: BeanProcess { BeanProcess(rawValue: "other") }
}

/// The roast level of the beans.
public struct BeanRoastLevel: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var light: BeanRoastLevel { BeanRoastLevel(rawValue: "light") }
  public static var mediumLight: BeanRoastLevel { BeanRoastLevel(rawValue: "mediumLight") }
  public static var medium: BeanRoastLevel { BeanRoastLevel(rawValue: "medium") }
  public static var mediumDark: BeanRoastLevel { BeanRoastLevel(rawValue: "mediumDark") }
  public static var dark: BeanRoastLevel { BeanRoastLevel(rawValue: "dark") }
}

/// The brewing method. Required except in a draft.
public struct BrewMethod: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var pourOver: BrewMethod { BrewMethod(rawValue: "pourOver") }
  public static var frenchPress: BrewMethod { BrewMethod(rawValue: "frenchPress") }
  public static var aeroPress: BrewMethod { BrewMethod(rawValue: "aeroPress") }
  public static var espresso: BrewMethod { BrewMethod(rawValue: "espresso") }
  public static var mokaPot: BrewMethod { BrewMethod(rawValue: "mokaPot") }
  public static var coldBrew: BrewMethod { BrewMethod(rawValue: "coldBrew") }
  public static var siphon: BrewMethod { BrewMethod(rawValue: "siphon") }
  public static var drip: BrewMethod { BrewMethod(rawValue: "drip") }
  public static var turkish: BrewMethod { BrewMethod(rawValue: "turkish") }
  public static var cupping: BrewMethod { BrewMethod(rawValue: "cupping") }
  public static var other: BrewMethod { BrewMethod(rawValue: "other") }
}

/// The weight that `ratio` is computed from. yield: the beverage, as for espresso and moka pot. water: the water, as
/// for the other methods. If the brew lacks that weight, the other weight is used.
public struct BrewRatioOf: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var yield: BrewRatioOf { BrewRatioOf(rawValue: "yield") }
  public static var water: BrewRatioOf { BrewRatioOf(rawValue: "water") }
}

/// The kind of warning. ratio: the ratio is not within 1 to 25. extraction: the extraction is not within 10 to 30
/// percent. grindSetting: the setting is not on the grinder's scale. archivedBean, archivedEquipment: the record is
/// archived. pours: the sum of the pours is more than 5 g below the water.
public struct BrewWarningKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var ratio: BrewWarningKind { BrewWarningKind(rawValue: "ratio") }
  public static var extraction: BrewWarningKind { BrewWarningKind(rawValue: "extraction") }
  public static var grindSetting: BrewWarningKind { BrewWarningKind(rawValue: "grindSetting") }
  public static var archivedBean: BrewWarningKind { BrewWarningKind(rawValue: "archivedBean") }
  public static var archivedEquipment: BrewWarningKind { BrewWarningKind(rawValue: "archivedEquipment") }
  public static var pours: BrewWarningKind { BrewWarningKind(rawValue: "pours") }
}

/// The state of signing in. unneeded: the company has no credentials, and the account acts in it. needed: the company
/// has credentials, and no user is signed in. done: a user is signed in. create: the owner requires credentials from
/// everybody, and the account has none yet (access.credentials.create).
public struct CallerSignIn: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var unneeded: CallerSignIn { CallerSignIn(rawValue: "unneeded") }
  public static var needed: CallerSignIn { CallerSignIn(rawValue: "needed") }
  public static var done: CallerSignIn { CallerSignIn(rawValue: "done") }
  public static var create: CallerSignIn { CallerSignIn(rawValue: "create") }
}

/// The store that holds the company.
public struct CallerStore: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var `private`: CallerStore { CallerStore(rawValue: "private") }
  public static var shared: CallerStore { CallerStore(rawValue: "shared") }
}

/// The kind of the product, by the App Store's name, such as Auto-Renewable Subscription.
public struct CatalogueProductType: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var consumable: CatalogueProductType { CatalogueProductType(rawValue: "Consumable") }
  public static var nonConsumable: CatalogueProductType { CatalogueProductType(rawValue: "Non-Consumable") }
  public static var nonRenewingSubscription: CatalogueProductType { CatalogueProductType(rawValue: "Non-Renewing Subscription") }
  public static var autoRenewableSubscription: CatalogueProductType { CatalogueProductType(rawValue: "Auto-Renewable Subscription") }
}

/// The environment for which the client was built. The option `--build-environment` overrides it. Without both,
/// `development`.
public struct ClientBuild: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var development: ClientBuild { ClientBuild(rawValue: "development") }
  public static var staging: ClientBuild { ClientBuild(rawValue: "staging") }
  public static var production: ClientBuild { ClientBuild(rawValue: "production") }
}

/// The comparison: equals, notEquals, lessThan, lessThanOrEquals, greaterThan, greaterThanOrEquals, in (the field is
/// one of a list), beginsWith (the field is a text that begins with the value), or contains (the field is a list that
/// contains the value).
public struct CloudComparisonComparator: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var equals: CloudComparisonComparator { CloudComparisonComparator(rawValue: "equals") }
  public static var notEquals: CloudComparisonComparator { CloudComparisonComparator(rawValue: "notEquals") }
  public static var lessThan: CloudComparisonComparator { CloudComparisonComparator(rawValue: "lessThan") }
  public static var lessThanOrEquals: CloudComparisonComparator { CloudComparisonComparator(rawValue: "lessThanOrEquals") }
  public static var greaterThan: CloudComparisonComparator { CloudComparisonComparator(rawValue: "greaterThan") }
  public static var greaterThanOrEquals: CloudComparisonComparator { CloudComparisonComparator(rawValue: "greaterThanOrEquals") }
  public static var `in`: CloudComparisonComparator { CloudComparisonComparator(rawValue: "in") }
  public static var beginsWith: CloudComparisonComparator { CloudComparisonComparator(rawValue: "beginsWith") }
  public static var contains: CloudComparisonComparator { CloudComparisonComparator(rawValue: "contains") }
}

/// The type of the value.
public struct CloudValueType: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var text: CloudValueType { CloudValueType(rawValue: "text") }
  public static var int: CloudValueType { CloudValueType(rawValue: "int") }
  public static var double: CloudValueType { CloudValueType(rawValue: "double") }
  public static var bytes: CloudValueType { CloudValueType(rawValue: "bytes") }
  public static var date: CloudValueType { CloudValueType(rawValue: "date") }
  public static var reference: CloudValueType { CloudValueType(rawValue: "reference") }
  public static var asset: CloudValueType { CloudValueType(rawValue: "asset") }
  public static var list: CloudValueType { CloudValueType(rawValue: "list") }
}

/// The kind of the record.
public struct CodeMatchKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var item: CodeMatchKind { CodeMatchKind(rawValue: "item") }
  public static var lot: CodeMatchKind { CodeMatchKind(rawValue: "lot") }
  public static var location: CodeMatchKind { CodeMatchKind(rawValue: "location") }
  public static var loan: CodeMatchKind { CodeMatchKind(rawValue: "loan") }
  public static var order: CodeMatchKind { CodeMatchKind(rawValue: "order") }
  public static var dispatch: CodeMatchKind { CodeMatchKind(rawValue: "dispatch") }
}

/// The kind of company: business, or personal for the account's own inventory (companies.personal).
public struct CompanyKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var business: CompanyKind { CompanyKind(rawValue: "business") }
  public static var personal: CompanyKind { CompanyKind(rawValue: "personal") }
}

/// The tier that the company pays for. companies.tiers lists the limits of each.
public struct CompanyTier: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var free: CompanyTier { CompanyTier(rawValue: "free") }
  public static var business: CompanyTier { CompanyTier(rawValue: "business") }
  public static var enterprise: CompanyTier { CompanyTier(rawValue: "enterprise") }
}

/// manual: the tier was set by companies.setTier. entitlements: it follows from the purchases of the account.
public struct CompanyTierSource: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var manual: CompanyTierSource { CompanyTierSource(rawValue: "manual") }
  public static var entitlements: CompanyTierSource { CompanyTierSource(rawValue: "entitlements") }
}

/// The kinds of the contact: customer, supplier or partner. At least one kind, and each only once.
public struct ContactKinds: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var customer: ContactKinds { ContactKinds(rawValue: "customer") }
  public static var supplier: ContactKinds { ContactKinds(rawValue: "supplier") }
  public static var partner: ContactKinds { ContactKinds(rawValue: "partner") }
}

/// The purpose of the address: billing, shipping or other.
public struct ContactAddressLabel: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var billing: ContactAddressLabel { ContactAddressLabel(rawValue: "billing") }
  public static var shipping: ContactAddressLabel { ContactAddressLabel(rawValue: "shipping") }
  public static var other: ContactAddressLabel { ContactAddressLabel(rawValue: "other") }
}

/// The format of the text. md: Markdown. jsonl: one line of JSON for each message.
public struct ConversationsExportFormat: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var md: ConversationsExportFormat { ConversationsExportFormat(rawValue: "md") }
  public static var jsonl: ConversationsExportFormat { ConversationsExportFormat(rawValue: "jsonl") }
}

/// The changed parameter.
public struct CorrectionParameter: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var grindSetting: CorrectionParameter { CorrectionParameter(rawValue: "grindSetting") }
  public static var temperature: CorrectionParameter { CorrectionParameter(rawValue: "temperature") }
}

/// The reason. sour, lowExtraction: the next brew is finer or hotter by one step. bitter, highExtraction: the next brew
/// is coarser or cooler by one step.
public struct CorrectionReason: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var sour: CorrectionReason { CorrectionReason(rawValue: "sour") }
  public static var bitter: CorrectionReason { CorrectionReason(rawValue: "bitter") }
  public static var lowExtraction: CorrectionReason { CorrectionReason(rawValue: "lowExtraction") }
  public static var highExtraction: CorrectionReason { CorrectionReason(rawValue: "highExtraction") }
}

/// The stocktake's status. open: lines can be recorded. review: the counting has ended, and the differences are
/// reviewed. posted: the differences are in the ledger. cancelled: the stocktake was ended without posting.
public struct CountStatus: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var open: CountStatus { CountStatus(rawValue: "open") }
  public static var review: CountStatus { CountStatus(rawValue: "review") }
  public static var posted: CountStatus { CountStatus(rawValue: "posted") }
  public static var cancelled: CountStatus { CountStatus(rawValue: "cancelled") }
}

/// The type of the value: a text of at most 100 characters, a number, or a Boolean.
public struct DeclaredPropertyType: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var text: DeclaredPropertyType { DeclaredPropertyType(rawValue: "text") }
  public static var number: DeclaredPropertyType { DeclaredPropertyType(rawValue: "number") }
  public static var boolean: DeclaredPropertyType { DeclaredPropertyType(rawValue: "boolean") }
}

/// The outcome at the backend. none: the backend has not authenticated the user, and got no request. deleted: the
/// backend has deleted its account of the user. failed: the backend has not confirmed the deletion, and the app must
/// request it in another way.
public struct DeletedAccountBackend: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var nothing: DeletedAccountBackend { DeletedAccountBackend(rawValue: "none") }
  public static var deleted: DeletedAccountBackend { DeletedAccountBackend(rawValue: "deleted") }
  public static var failed: DeletedAccountBackend { DeletedAccountBackend(rawValue: "failed") }
}

/// The reason why the zone no longer exists, or is no longer shared.
public struct DeletedZoneReason: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var deleted: DeletedZoneReason { DeletedZoneReason(rawValue: "deleted") }
  public static var purged: DeletedZoneReason { DeletedZoneReason(rawValue: "purged") }
  public static var encryptedDataReset: DeletedZoneReason { DeletedZoneReason(rawValue: "encryptedDataReset") }
  public static var removed: DeletedZoneReason { DeletedZoneReason(rawValue: "removed") }
  public static var revoked: DeletedZoneReason { DeletedZoneReason(rawValue: "revoked") }
  public static var left: DeletedZoneReason { DeletedZoneReason(rawValue: "left") }
}

/// The reason. left: the account left the company. removed: the owner removed the account. revoked: the owner ended the
/// share. deleted: the company was deleted.
public struct DepartureReason: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var left: DepartureReason { DepartureReason(rawValue: "left") }
  public static var removed: DepartureReason { DepartureReason(rawValue: "removed") }
  public static var revoked: DepartureReason { DepartureReason(rawValue: "revoked") }
  public static var deleted: DepartureReason { DepartureReason(rawValue: "deleted") }
}

/// The source of the path. e2e: the variable MAINSPRING_E2E_DEPLOYMENT. environment: MAINSPRING_DEPLOYMENT, or a
/// variable that --deployment-variable names. setting: policy.deployment.set. file: the document AppConfig. default: no
/// source names a path.
public struct DeploymentSource: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var e2e: DeploymentSource { DeploymentSource(rawValue: "e2e") }
  public static var environment: DeploymentSource { DeploymentSource(rawValue: "environment") }
  public static var setting: DeploymentSource { DeploymentSource(rawValue: "setting") }
  public static var file: DeploymentSource { DeploymentSource(rawValue: "file") }
  public static var `default`: DeploymentSource { DeploymentSource(rawValue: "default") }
}

/// The place of the value. account: the value syncs between all devices of the account. device: the value stays on this
/// device.
public struct DescribedSettingKept: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var account: DescribedSettingKept { DescribedSettingKept(rawValue: "account") }
  public static var device: DescribedSettingKept { DescribedSettingKept(rawValue: "device") }
}

/// The type of the value.
public struct DescribedSettingType: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var boolean: DescribedSettingType { DescribedSettingType(rawValue: "boolean") }
  public static var integer: DescribedSettingType { DescribedSettingType(rawValue: "integer") }
  public static var text: DescribedSettingType { DescribedSettingType(rawValue: "text") }
  public static var choice: DescribedSettingType { DescribedSettingType(rawValue: "choice") }
  public static var any: DescribedSettingType { DescribedSettingType(rawValue: "any") }
}

/// The way in which the goods get to the recipient.
public struct DispatchCollectionType: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var endUser: DispatchCollectionType { DispatchCollectionType(rawValue: "endUser") }
  public static var colleague: DispatchCollectionType { DispatchCollectionType(rawValue: "colleague") }
  public static var shipping: DispatchCollectionType { DispatchCollectionType(rawValue: "shipping") }
}

/// The dispatch's status. To change it, call `dispatches.step`.
public struct DispatchStatus: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var planned: DispatchStatus { DispatchStatus(rawValue: "planned") }
  public static var picking: DispatchStatus { DispatchStatus(rawValue: "picking") }
  public static var packed: DispatchStatus { DispatchStatus(rawValue: "packed") }
  public static var handedOver: DispatchStatus { DispatchStatus(rawValue: "handedOver") }
  public static var delivered: DispatchStatus { DispatchStatus(rawValue: "delivered") }
  public static var failed: DispatchStatus { DispatchStatus(rawValue: "failed") }
  public static var returned: DispatchStatus { DispatchStatus(rawValue: "returned") }
  public static var cancelled: DispatchStatus { DispatchStatus(rawValue: "cancelled") }
}

/// The kinds of values that both contacts share: `email`, `phone` or `taxId`.
public struct DuplicateContactsBy: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var email: DuplicateContactsBy { DuplicateContactsBy(rawValue: "email") }
  public static var phone: DuplicateContactsBy { DuplicateContactsBy(rawValue: "phone") }
  public static var taxId: DuplicateContactsBy { DuplicateContactsBy(rawValue: "taxId") }
}

/// The reason why the subscription does not continue; null if it is not known.
public struct EntitlementExpirationIntent: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var cancelled: EntitlementExpirationIntent { EntitlementExpirationIntent(rawValue: "cancelled") }
  public static var billingError: EntitlementExpirationIntent { EntitlementExpirationIntent(rawValue: "billingError") }
  public static var priceIncrease: EntitlementExpirationIntent { EntitlementExpirationIntent(rawValue: "priceIncrease") }
  public static var productUnavailable: EntitlementExpirationIntent { EntitlementExpirationIntent(rawValue: "productUnavailable") }
  public static var other: EntitlementExpirationIntent { EntitlementExpirationIntent(rawValue: "other") }
}

/// The kind of the offer with which the product was bought; null without an offer.
public struct EntitlementOfferType: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var introductory: EntitlementOfferType { EntitlementOfferType(rawValue: "introductory") }
  public static var promotional: EntitlementOfferType { EntitlementOfferType(rawValue: "promotional") }
  public static var code: EntitlementOfferType { EntitlementOfferType(rawValue: "code") }
  public static var winBack: EntitlementOfferType { EntitlementOfferType(rawValue: "winBack") }
}

/// The user's answer to a higher price; null if the user was not asked.
public struct EntitlementPriceConsent: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var pending: EntitlementPriceConsent { EntitlementPriceConsent(rawValue: "pending") }
  public static var agreed: EntitlementPriceConsent { EntitlementPriceConsent(rawValue: "agreed") }
}

/// The reason of the revocation: appIssue or other; null if the purchase was not revoked.
public struct EntitlementRevocationReason: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var other: EntitlementRevocationReason { EntitlementRevocationReason(rawValue: "other") }
  public static var appIssue: EntitlementRevocationReason { EntitlementRevocationReason(rawValue: "appIssue") }
}

/// The state of the purchase. revoked: refunded, or no longer shared by the family. upgraded: replaced by a higher
/// subscription. consumed: used up when bought. active: not ended yet. inGracePeriod: ended unpaid, but still entitles
/// for a while. inBillingRetry: ended unpaid, while the App Store still tries to collect the payment. expired: ended.
public struct EntitlementState: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var revoked: EntitlementState { EntitlementState(rawValue: "revoked") }
  public static var upgraded: EntitlementState { EntitlementState(rawValue: "upgraded") }
  public static var consumed: EntitlementState { EntitlementState(rawValue: "consumed") }
  public static var active: EntitlementState { EntitlementState(rawValue: "active") }
  public static var inGracePeriod: EntitlementState { EntitlementState(rawValue: "inGracePeriod") }
  public static var inBillingRetry: EntitlementState { EntitlementState(rawValue: "inBillingRetry") }
  public static var expired: EntitlementState { EntitlementState(rawValue: "expired") }
}

/// The kind of equipment.
public struct EquipmentKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var grinder: EquipmentKind { EquipmentKind(rawValue: "grinder") }
  public static var brewer: EquipmentKind { EquipmentKind(rawValue: "brewer") }
  public static var espressoMachine: EquipmentKind { EquipmentKind(rawValue: "espressoMachine") }
  public static var kettle: EquipmentKind { EquipmentKind(rawValue: "kettle") }
  public static var scale: EquipmentKind { EquipmentKind(rawValue: "scale") }
  public static var filter: EquipmentKind { EquipmentKind(rawValue: "filter") }
  public static var other: EquipmentKind { EquipmentKind(rawValue: "other") }
}

/// The kind of change: created, updated or deleted.
public struct EventAction: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var created: EventAction { EventAction(rawValue: "created") }
  public static var updated: EventAction { EventAction(rawValue: "updated") }
  public static var deleted: EventAction { EventAction(rawValue: "deleted") }
}

/// The origin of the change. here: a request on this device. sync: another device.
public struct EventOrigin: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var here: EventOrigin { EventOrigin(rawValue: "here") }
  public static var sync: EventOrigin { EventOrigin(rawValue: "sync") }
}

/// The reason of the decision. If allowed is true: anyone, account: the rule needs no right. owner, founder: the user
/// is an owner or the founder. manager: the user has a bit in managerMask. department: the user has a bit in deptMask.
/// member: the user has any right in the company. If allowed is false: noCompany: there is no company for the call.
/// signInRequired: no user is signed in. noRight: the right is missing. archived: the company is archived. noFeature:
/// the account lacks the feature that the method needs. noCredentials: there are no credentials to change. notKeptHere:
/// another account stores the credentials. personal: the company is the account's own inventory. tierIsBought: the
/// company's tier follows from purchases. tierRequired: the company's tier is lower than the method needs. shared: only
/// the account that owns the company may call the method, and the company is shared with this one. readOnly: the
/// company is shared for reading only. notShared: the method is for companies that others share, and this one is the
/// account's own.
public struct ExplanationReason: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var anyone: ExplanationReason { ExplanationReason(rawValue: "anyone") }
  public static var account: ExplanationReason { ExplanationReason(rawValue: "account") }
  public static var founder: ExplanationReason { ExplanationReason(rawValue: "founder") }
  public static var owner: ExplanationReason { ExplanationReason(rawValue: "owner") }
  public static var manager: ExplanationReason { ExplanationReason(rawValue: "manager") }
  public static var department: ExplanationReason { ExplanationReason(rawValue: "department") }
  public static var member: ExplanationReason { ExplanationReason(rawValue: "member") }
  public static var noCompany: ExplanationReason { ExplanationReason(rawValue: "noCompany") }
  public static var signInRequired: ExplanationReason { ExplanationReason(rawValue: "signInRequired") }
  public static var noRight: ExplanationReason { ExplanationReason(rawValue: "noRight") }
  public static var archived: ExplanationReason { ExplanationReason(rawValue: "archived") }
  public static var noFeature: ExplanationReason { ExplanationReason(rawValue: "noFeature") }
  public static var noCredentials: ExplanationReason { ExplanationReason(rawValue: "noCredentials") }
  public static var notKeptHere: ExplanationReason { ExplanationReason(rawValue: "notKeptHere") }
  public static var personal: ExplanationReason { ExplanationReason(rawValue: "personal") }
  public static var tierIsBought: ExplanationReason { ExplanationReason(rawValue: "tierIsBought") }
  public static var tierRequired: ExplanationReason { ExplanationReason(rawValue: "tierRequired") }
  public static var shared: ExplanationReason { ExplanationReason(rawValue: "shared") }
  public static var readOnly: ExplanationReason { ExplanationReason(rawValue: "readOnly") }
  public static var notShared: ExplanationReason { ExplanationReason(rawValue: "notShared") }
}

/// The reason, as a name for programs.
public struct FallbackReason: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var placeUnknown: FallbackReason { FallbackReason(rawValue: "placeUnknown") }
  public static var premiumNeeded: FallbackReason { FallbackReason(rawValue: "premiumNeeded") }
  public static var devicePlaceUnknown: FallbackReason { FallbackReason(rawValue: "devicePlaceUnknown") }
  public static var devicePlaceOld: FallbackReason { FallbackReason(rawValue: "devicePlaceOld") }
  public static var locationDenied: FallbackReason { FallbackReason(rawValue: "locationDenied") }
  public static var nameMissing: FallbackReason { FallbackReason(rawValue: "nameMissing") }
  public static var weatherStale: FallbackReason { FallbackReason(rawValue: "weatherStale") }
  public static var weatherMissing: FallbackReason { FallbackReason(rawValue: "weatherMissing") }
  public static var nowMissing: FallbackReason { FallbackReason(rawValue: "nowMissing") }
  public static var hoursMissing: FallbackReason { FallbackReason(rawValue: "hoursMissing") }
}

/// The kind of the feedback. bug: the app has a fault. idea: a wish for the app. question: a question about the app.
/// praise: a compliment.
public struct FeedbackKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var bug: FeedbackKind { FeedbackKind(rawValue: "bug") }
  public static var idea: FeedbackKind { FeedbackKind(rawValue: "idea") }
  public static var question: FeedbackKind { FeedbackKind(rawValue: "question") }
  public static var praise: FeedbackKind { FeedbackKind(rawValue: "praise") }
}

/// The state of the feedback. waiting: the core sends the feedback when the backend can be reached and has
/// authenticated the user. sent: the backend has accepted the feedback. failed: the backend has not accepted the
/// feedback; feedback.retry sends it again.
public struct FeedbackState: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var waiting: FeedbackState { FeedbackState(rawValue: "waiting") }
  public static var sent: FeedbackState { FeedbackState(rawValue: "sent") }
  public static var failed: FeedbackState { FeedbackState(rawValue: "failed") }
}

/// The origin of the document. host: fetched by the host. records: composed of records of the public database. file:
/// read from the file that an option names. builtIn: there is no document, and defaults apply.
public struct FlagsOrigin: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var host: FlagsOrigin { FlagsOrigin(rawValue: "host") }
  public static var records: FlagsOrigin { FlagsOrigin(rawValue: "records") }
  public static var file: FlagsOrigin { FlagsOrigin(rawValue: "file") }
  public static var builtIn: FlagsOrigin { FlagsOrigin(rawValue: "builtIn") }
}

/// The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is no data,
/// and the result is a safe default.
public struct FlagsSource: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var fresh: FlagsSource { FlagsSource(rawValue: "fresh") }
  public static var stale: FlagsSource { FlagsSource(rawValue: "stale") }
  public static var `default`: FlagsSource { FlagsSource(rawValue: "default") }
}

/// The source of the places. host: the host. timeZones: the system's table of time zones, which lists cities.
public struct FoundPlacesSource: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var host: FoundPlacesSource { FoundPlacesSource(rawValue: "host") }
  public static var timeZones: FoundPlacesSource { FoundPlacesSource(rawValue: "timeZones") }
}

/// The direction of the scale. lower: lower settings grind finer. higher: higher settings grind finer.
public struct GrindScaleFiner: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var lower: GrindScaleFiner { GrindScaleFiner(rawValue: "lower") }
  public static var higher: GrindScaleFiner { GrindScaleFiner(rawValue: "higher") }
}

/// The kind of event. created, changed, deleted: the record itself, or a part of it. stepped: a step changed the
/// record's status. stock: the item's quantity changed, as `entry` shows.
public struct HistoryEntryKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var created: HistoryEntryKind { HistoryEntryKind(rawValue: "created") }
  public static var changed: HistoryEntryKind { HistoryEntryKind(rawValue: "changed") }
  public static var stepped: HistoryEntryKind { HistoryEntryKind(rawValue: "stepped") }
  public static var deleted: HistoryEntryKind { HistoryEntryKind(rawValue: "deleted") }
  public static var stock: HistoryEntryKind { HistoryEntryKind(rawValue: "stock") }
}

/// The HTTP method.
public struct HostBackendRequestMethod: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var get: HostBackendRequestMethod { HostBackendRequestMethod(rawValue: "GET") }
  public static var post: HostBackendRequestMethod { HostBackendRequestMethod(rawValue: "POST") }
  public static var put: HostBackendRequestMethod { HostBackendRequestMethod(rawValue: "PUT") }
  public static var patch: HostBackendRequestMethod { HostBackendRequestMethod(rawValue: "PATCH") }
  public static var delete: HostBackendRequestMethod { HostBackendRequestMethod(rawValue: "DELETE") }
}

/// The database of the zone.
public struct HostCloudShareGetDatabase: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var `private`: HostCloudShareGetDatabase { HostCloudShareGetDatabase(rawValue: "private") }
  public static var shared: HostCloudShareGetDatabase { HostCloudShareGetDatabase(rawValue: "shared") }
  public static var `public`: HostCloudShareGetDatabase { HostCloudShareGetDatabase(rawValue: "public") }
}

/// Why the host failed: the `data.kind` of its error. Left out if that is not one of these names.
public struct HostErrorDataReason: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var guardrail: HostErrorDataReason { HostErrorDataReason(rawValue: "guardrail") }
  public static var tooLong: HostErrorDataReason { HostErrorDataReason(rawValue: "tooLong") }
  public static var busy: HostErrorDataReason { HostErrorDataReason(rawValue: "busy") }
  public static var refused: HostErrorDataReason { HostErrorDataReason(rawValue: "refused") }
  public static var malformed: HostErrorDataReason { HostErrorDataReason(rawValue: "malformed") }
  public static var unreachable: HostErrorDataReason { HostErrorDataReason(rawValue: "unreachable") }
  public static var cutOff: HostErrorDataReason { HostErrorDataReason(rawValue: "cutOff") }
}

/// How sure the finding is, by the number of brews. low: at least the needed number. medium: at least twice that
/// number. high: at least four times that number. `null` if `state` is not `ready`.
public struct InsightConfidence: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var low: InsightConfidence { InsightConfidence(rawValue: "low") }
  public static var medium: InsightConfidence { InsightConfidence(rawValue: "medium") }
  public static var high: InsightConfidence { InsightConfidence(rawValue: "high") }
}

/// The kind of insight.
public struct InsightKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var bestParameters: InsightKind { InsightKind(rawValue: "bestParameters") }
  public static var ratingTrend: InsightKind { InsightKind(rawValue: "ratingTrend") }
  public static var extractionTrend: InsightKind { InsightKind(rawValue: "extractionTrend") }
  public static var grindEffect: InsightKind { InsightKind(rawValue: "grindEffect") }
  public static var temperatureEffect: InsightKind { InsightKind(rawValue: "temperatureEffect") }
  public static var ageEffect: InsightKind { InsightKind(rawValue: "ageEffect") }
  public static var consistency: InsightKind { InsightKind(rawValue: "consistency") }
  public static var extractionRange: InsightKind { InsightKind(rawValue: "extractionRange") }
  public static var flavours: InsightKind { InsightKind(rawValue: "flavours") }
}

/// ready: there are enough brews for a finding. tooLittle: more brews are needed. empty: no brew counts for this kind.
public struct InsightState: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var ready: InsightState { InsightState(rawValue: "ready") }
  public static var tooLittle: InsightState { InsightState(rawValue: "tooLittle") }
  public static var empty: InsightState { InsightState(rawValue: "empty") }
}

/// The direction of the trend. steady: the value changes by less than 5 percent of the mean.
public struct InsightDataDirection: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var rising: InsightDataDirection { InsightDataDirection(rawValue: "rising") }
  public static var falling: InsightDataDirection { InsightDataDirection(rawValue: "falling") }
  public static var steady: InsightDataDirection { InsightDataDirection(rawValue: "steady") }
}

/// Only items in this state of stock. low: the projected stock is below minStock or below zero. out: no stock is
/// available. negative: the quantity in some location is below zero.
public struct InventoryItemsListLevel: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var low: InventoryItemsListLevel { InventoryItemsListLevel(rawValue: "low") }
  public static var out: InventoryItemsListLevel { InventoryItemsListLevel(rawValue: "out") }
  public static var negative: InventoryItemsListLevel { InventoryItemsListLevel(rawValue: "negative") }
}

/// The order: newest, name (from A to Z), sku, or updated (the last changed first). Without it, newest.
public struct InventoryItemsListOrder: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var newest: InventoryItemsListOrder { InventoryItemsListOrder(rawValue: "newest") }
  public static var name: InventoryItemsListOrder { InventoryItemsListOrder(rawValue: "name") }
  public static var sku: InventoryItemsListOrder { InventoryItemsListOrder(rawValue: "sku") }
  public static var updated: InventoryItemsListOrder { InventoryItemsListOrder(rawValue: "updated") }
}

/// The grouping of the levels. item: one level for each item. location: one level for each item and location with
/// stock. lot: one level for each item, location and lot. Without it, item.
public struct InventoryStockLevelsBy: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var item: InventoryStockLevelsBy { InventoryStockLevelsBy(rawValue: "item") }
  public static var location: InventoryStockLevelsBy { InventoryStockLevelsBy(rawValue: "location") }
  public static var lot: InventoryStockLevelsBy { InventoryStockLevelsBy(rawValue: "lot") }
}

/// The condition of the item: new, used, refurbished or damaged; null if it is not recorded.
public struct ItemCondition: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var new: ItemCondition { ItemCondition(rawValue: "new") }
  public static var used: ItemCondition { ItemCondition(rawValue: "used") }
  public static var refurbished: ItemCondition { ItemCondition(rawValue: "refurbished") }
  public static var damaged: ItemCondition { ItemCondition(rawValue: "damaged") }
}

/// newest: the newest record first. name: from A to Z. roastDate: the latest roast first. rating: the best rating
/// first. remaining: the largest remaining weight first. If left out: newest.
public struct JournalBeansListOrder: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var newest: JournalBeansListOrder { JournalBeansListOrder(rawValue: "newest") }
  public static var name: JournalBeansListOrder { JournalBeansListOrder(rawValue: "name") }
  public static var roastDate: JournalBeansListOrder { JournalBeansListOrder(rawValue: "roastDate") }
  public static var rating: JournalBeansListOrder { JournalBeansListOrder(rawValue: "rating") }
  public static var remaining: JournalBeansListOrder { JournalBeansListOrder(rawValue: "remaining") }
}

/// day, week, month: sections by the calendar, the latest first. bean: a section for each bean, the newest bean first.
/// method: a section for each method, from A to Z.
public struct JournalBrewsListSectionBy: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var day: JournalBrewsListSectionBy { JournalBrewsListSectionBy(rawValue: "day") }
  public static var week: JournalBrewsListSectionBy { JournalBrewsListSectionBy(rawValue: "week") }
  public static var month: JournalBrewsListSectionBy { JournalBrewsListSectionBy(rawValue: "month") }
  public static var bean: JournalBrewsListSectionBy { JournalBrewsListSectionBy(rawValue: "bean") }
  public static var method: JournalBrewsListSectionBy { JournalBrewsListSectionBy(rawValue: "method") }
}

/// The types of records to write. Without it, all types.
public struct JournalExportTypes: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var equipment: JournalExportTypes { JournalExportTypes(rawValue: "equipment") }
  public static var bean: JournalExportTypes { JournalExportTypes(rawValue: "bean") }
  public static var recipe: JournalExportTypes { JournalExportTypes(rawValue: "recipe") }
  public static var brew: JournalExportTypes { JournalExportTypes(rawValue: "brew") }
  public static var tasting: JournalExportTypes { JournalExportTypes(rawValue: "tasting") }
}

/// The format. jsonl: a JSON object per line. csv: comma-separated values (RFC 4180), whose first line names the
/// members. beanconqueror: the JSON file of an export of the app Beanconqueror. visualizer: espresso shots of
/// Visualizer or of a Decent machine, as JSON or Tcl.
public struct JournalImportFormat: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var jsonl: JournalImportFormat { JournalImportFormat(rawValue: "jsonl") }
  public static var csv: JournalImportFormat { JournalImportFormat(rawValue: "csv") }
  public static var beanconqueror: JournalImportFormat { JournalImportFormat(rawValue: "beanconqueror") }
  public static var visualizer: JournalImportFormat { JournalImportFormat(rawValue: "visualizer") }
}

/// The dimension to group by. A brew of beans from several countries counts for each of these countries.
public struct JournalStatisticsBreakdownBy: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var bean: JournalStatisticsBreakdownBy { JournalStatisticsBreakdownBy(rawValue: "bean") }
  public static var roaster: JournalStatisticsBreakdownBy { JournalStatisticsBreakdownBy(rawValue: "roaster") }
  public static var country: JournalStatisticsBreakdownBy { JournalStatisticsBreakdownBy(rawValue: "country") }
  public static var process: JournalStatisticsBreakdownBy { JournalStatisticsBreakdownBy(rawValue: "process") }
  public static var roastLevel: JournalStatisticsBreakdownBy { JournalStatisticsBreakdownBy(rawValue: "roastLevel") }
  public static var method: JournalStatisticsBreakdownBy { JournalStatisticsBreakdownBy(rawValue: "method") }
  public static var grinder: JournalStatisticsBreakdownBy { JournalStatisticsBreakdownBy(rawValue: "grinder") }
  public static var grindSetting: JournalStatisticsBreakdownBy { JournalStatisticsBreakdownBy(rawValue: "grindSetting") }
  public static var beanAge: JournalStatisticsBreakdownBy { JournalStatisticsBreakdownBy(rawValue: "beanAge") }
}

/// count: the number of brews. coffee: the sum of the doses, in grams. cost: the price of the coffee. rating (0 to 5),
/// ratio (grams of water or beverage per gram of coffee), extraction (percent), time (seconds): the mean over the brews
/// that have the value.
public struct JournalStatisticsSeriesMeasure: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var count: JournalStatisticsSeriesMeasure { JournalStatisticsSeriesMeasure(rawValue: "count") }
  public static var coffee: JournalStatisticsSeriesMeasure { JournalStatisticsSeriesMeasure(rawValue: "coffee") }
  public static var cost: JournalStatisticsSeriesMeasure { JournalStatisticsSeriesMeasure(rawValue: "cost") }
  public static var rating: JournalStatisticsSeriesMeasure { JournalStatisticsSeriesMeasure(rawValue: "rating") }
  public static var ratio: JournalStatisticsSeriesMeasure { JournalStatisticsSeriesMeasure(rawValue: "ratio") }
  public static var extraction: JournalStatisticsSeriesMeasure { JournalStatisticsSeriesMeasure(rawValue: "extraction") }
  public static var time: JournalStatisticsSeriesMeasure { JournalStatisticsSeriesMeasure(rawValue: "time") }
}

/// The app's present permission to know the device's location. If the permission is `denied` or `restricted`, the place
/// was found before that decision.
public struct LastLocationAuthorization: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var notDetermined: LastLocationAuthorization { LastLocationAuthorization(rawValue: "notDetermined") }
  public static var restricted: LastLocationAuthorization { LastLocationAuthorization(rawValue: "restricted") }
  public static var denied: LastLocationAuthorization { LastLocationAuthorization(rawValue: "denied") }
  public static var authorizedWhenInUse: LastLocationAuthorization { LastLocationAuthorization(rawValue: "authorizedWhenInUse") }
  public static var authorizedAlways: LastLocationAuthorization { LastLocationAuthorization(rawValue: "authorizedAlways") }
}

/// The phase of the app's scene. Links are returned only with `active`.
public struct LinksDrainPhase: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var active: LinksDrainPhase { LinksDrainPhase(rawValue: "active") }
  public static var inactive: LinksDrainPhase { LinksDrainPhase(rawValue: "inactive") }
  public static var background: LinksDrainPhase { LinksDrainPhase(rawValue: "background") }
}

/// The direction. out: lent to others. in: borrowed from others; these goods do not count as stock.
public struct LoanDirection: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var out: LoanDirection { LoanDirection(rawValue: "out") }
  public static var `in`: LoanDirection { LoanDirection(rawValue: "in") }
}

/// The loan's status. out: all goods are out. partly: some goods are out. returned: all goods were returned. lost: no
/// goods are out any more, and some were lost.
public struct LoanStatus: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var out: LoanStatus { LoanStatus(rawValue: "out") }
  public static var partly: LoanStatus { LoanStatus(rawValue: "partly") }
  public static var returned: LoanStatus { LoanStatus(rawValue: "returned") }
  public static var lost: LoanStatus { LoanStatus(rawValue: "lost") }
}

/// The use of the location. stock: its stock can be sold and used. transit: its stock is on the way between two places.
/// loan: its stock is lent. scrap: its stock is no longer fit for use.
public struct LocationKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var stock: LocationKind { LocationKind(rawValue: "stock") }
  public static var transit: LocationKind { LocationKind(rawValue: "transit") }
  public static var loan: LocationKind { LocationKind(rawValue: "loan") }
  public static var scrap: LocationKind { LocationKind(rawValue: "scrap") }
}

/// The severity of the line.
public struct LogEntryLevel: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var off: LogEntryLevel { LogEntryLevel(rawValue: "off") }
  public static var error: LogEntryLevel { LogEntryLevel(rawValue: "error") }
  public static var warning: LogEntryLevel { LogEntryLevel(rawValue: "warning") }
  public static var info: LogEntryLevel { LogEntryLevel(rawValue: "info") }
  public static var debug: LogEntryLevel { LogEntryLevel(rawValue: "debug") }
}

/// The severity of the line.
public struct LogLineLevel: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var error: LogLineLevel { LogLineLevel(rawValue: "error") }
  public static var warning: LogLineLevel { LogLineLevel(rawValue: "warning") }
  public static var info: LogLineLevel { LogLineLevel(rawValue: "info") }
  public static var debug: LogLineLevel { LogLineLevel(rawValue: "debug") }
}

/// The lot's status. Only lots with the status ok or attention can be sold and used. Only managers can set the status
/// destroyed or lost.
public struct LotStatus: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var ok: LotStatus { LotStatus(rawValue: "ok") }
  public static var attention: LotStatus { LotStatus(rawValue: "attention") }
  public static var damaged: LotStatus { LotStatus(rawValue: "damaged") }
  public static var destroyed: LotStatus { LotStatus(rawValue: "destroyed") }
  public static var rejected: LotStatus { LotStatus(rawValue: "rejected") }
  public static var lost: LotStatus { LotStatus(rawValue: "lost") }
  public static var quarantined: LotStatus { LotStatus(rawValue: "quarantined") }
  public static var returned: LotStatus { LotStatus(rawValue: "returned") }
}

/// The unit of the value.
public struct MeasuredTemperatureUnit: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var celsius: MeasuredTemperatureUnit { MeasuredTemperatureUnit(rawValue: "celsius") }
  public static var fahrenheit: MeasuredTemperatureUnit { MeasuredTemperatureUnit(rawValue: "fahrenheit") }
  public static var kelvin: MeasuredTemperatureUnit { MeasuredTemperatureUnit(rawValue: "kelvin") }
}

/// The author of the message.
public struct MessageRole: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var user: MessageRole { MessageRole(rawValue: "user") }
  public static var assistant: MessageRole { MessageRole(rawValue: "assistant") }
  public static var system: MessageRole { MessageRole(rawValue: "system") }
}

/// The status of the message. complete: the text is whole. streaming: the answer is arriving. failed: the answer ended
/// early, and error has the reason. cancelled: the answer was cancelled.
public struct MessageStatus: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var complete: MessageStatus { MessageStatus(rawValue: "complete") }
  public static var streaming: MessageStatus { MessageStatus(rawValue: "streaming") }
  public static var failed: MessageStatus { MessageStatus(rawValue: "failed") }
  public static var cancelled: MessageStatus { MessageStatus(rawValue: "cancelled") }
}

/// The extent to which the items were shipped. full: nothing is left to ship, even if a part was cancelled or credited.
/// partial: a part was shipped. none: nothing was shipped, or the order is cancelled.
public struct OrderFulfilmentState: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var nothing: OrderFulfilmentState { OrderFulfilmentState(rawValue: "none") }
  public static var partial: OrderFulfilmentState { OrderFulfilmentState(rawValue: "partial") }
  public static var full: OrderFulfilmentState { OrderFulfilmentState(rawValue: "full") }
}

/// The paid amount compared with the owed amount. The owed amount is `gross` less `credited`, or 0 for a cancelled
/// order. Drafts and cancelled orders without payments are `unpaid`.
public struct OrderPaymentState: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var unpaid: OrderPaymentState { OrderPaymentState(rawValue: "unpaid") }
  public static var partial: OrderPaymentState { OrderPaymentState(rawValue: "partial") }
  public static var paid: OrderPaymentState { OrderPaymentState(rawValue: "paid") }
  public static var overpaid: OrderPaymentState { OrderPaymentState(rawValue: "overpaid") }
}

/// The channel through which the order came.
public struct OrderSource: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var web: OrderSource { OrderSource(rawValue: "web") }
  public static var phone: OrderSource { OrderSource(rawValue: "phone") }
  public static var walkIn: OrderSource { OrderSource(rawValue: "walkIn") }
  public static var other: OrderSource { OrderSource(rawValue: "other") }
}

/// The order's status. orders.step changes it.
public struct OrderStatus: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var draft: OrderStatus { OrderStatus(rawValue: "draft") }
  public static var submitted: OrderStatus { OrderStatus(rawValue: "submitted") }
  public static var inProgress: OrderStatus { OrderStatus(rawValue: "inProgress") }
  public static var invoiced: OrderStatus { OrderStatus(rawValue: "invoiced") }
  public static var shipped: OrderStatus { OrderStatus(rawValue: "shipped") }
  public static var paid: OrderStatus { OrderStatus(rawValue: "paid") }
  public static var closed: OrderStatus { OrderStatus(rawValue: "closed") }
  public static var cancelled: OrderStatus { OrderStatus(rawValue: "cancelled") }
}

/// The kind of the document.
public struct OrderDocumentKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var invoice: OrderDocumentKind { OrderDocumentKind(rawValue: "invoice") }
  public static var packingList: OrderDocumentKind { OrderDocumentKind(rawValue: "packingList") }
  public static var quote: OrderDocumentKind { OrderDocumentKind(rawValue: "quote") }
}

/// The kind of the entry.
public struct OrderEntryType: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var shipped: OrderEntryType { OrderEntryType(rawValue: "shipped") }
  public static var takenBack: OrderEntryType { OrderEntryType(rawValue: "takenBack") }
  public static var returned: OrderEntryType { OrderEntryType(rawValue: "returned") }
  public static var cancelled: OrderEntryType { OrderEntryType(rawValue: "cancelled") }
  public static var dropped: OrderEntryType { OrderEntryType(rawValue: "dropped") }
}

/// The source of a price that the request did not give: contact for a price of the customer, list for the customer's
/// price list, item for the item's own price. `null` for a given price.
public struct OrderLinePriceSource: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var contact: OrderLinePriceSource { OrderLinePriceSource(rawValue: "contact") }
  public static var list: OrderLinePriceSource { OrderLinePriceSource(rawValue: "list") }
  public static var item: OrderLinePriceSource { OrderLinePriceSource(rawValue: "item") }
}

/// The dialect of csv. excel: for spreadsheets, with a byte-order mark, semicolons, decimal commas and money such as
/// 12,90. Texts that a spreadsheet would take for a formula get an apostrophe before them. Without it, standard.
public struct OrdersExportDialect: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var standard: OrdersExportDialect { OrdersExportDialect(rawValue: "standard") }
  public static var excel: OrdersExportDialect { OrdersExportDialect(rawValue: "excel") }
}

/// The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on each line.
public struct OrdersExportFormat: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var csv: OrdersExportFormat { OrdersExportFormat(rawValue: "csv") }
  public static var jsonl: OrdersExportFormat { OrdersExportFormat(rawValue: "jsonl") }
}

/// The mode. create: each row creates a record. update: each row changes the record with the same key. upsert: a row
/// changes the record with the same key, or creates a record if there is none. Without it, create.
public struct OrdersImportMode: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var create: OrdersImportMode { OrdersImportMode(rawValue: "create") }
  public static var update: OrdersImportMode { OrdersImportMode(rawValue: "update") }
  public static var upsert: OrdersImportMode { OrdersImportMode(rawValue: "upsert") }
}

/// The kind of the document; null if it could not be read.
public struct OutcomeKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var transaction: OutcomeKind { OutcomeKind(rawValue: "transaction") }
  public static var renewal: OutcomeKind { OutcomeKind(rawValue: "renewal") }
  public static var notification: OutcomeKind { OutcomeKind(rawValue: "notification") }
  public static var app: OutcomeKind { OutcomeKind(rawValue: "app") }
}

/// added: the document was new, and was stored. replaced: the document was newer than the stored document, and replaced
/// it. known: the document is the same as the stored document, or older. refused: the document was not stored.
public struct OutcomeOutcome: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var added: OutcomeOutcome { OutcomeOutcome(rawValue: "added") }
  public static var replaced: OutcomeOutcome { OutcomeOutcome(rawValue: "replaced") }
  public static var known: OutcomeOutcome { OutcomeOutcome(rawValue: "known") }
  public static var refused: OutcomeOutcome { OutcomeOutcome(rawValue: "refused") }
}

/// lastOwner: the last owner who can act must stay an owner. firstCredentials: a company's first credentials must be
/// the founder's, as no other user could create those afterwards. heir: a company passes only to an owner who has
/// credentials.
public struct OwnerNeededDataReason: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var lastOwner: OwnerNeededDataReason { OwnerNeededDataReason(rawValue: "lastOwner") }
  public static var firstCredentials: OwnerNeededDataReason { OwnerNeededDataReason(rawValue: "firstCredentials") }
  public static var heir: OwnerNeededDataReason { OwnerNeededDataReason(rawValue: "heir") }
}

/// The state. pending: the invitation is not accepted yet. accepted: the participant has joined. removed: the owner has
/// removed the participant.
public struct ParticipantAcceptance: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var pending: ParticipantAcceptance { ParticipantAcceptance(rawValue: "pending") }
  public static var accepted: ParticipantAcceptance { ParticipantAcceptance(rawValue: "accepted") }
  public static var removed: ParticipantAcceptance { ParticipantAcceptance(rawValue: "removed") }
}

/// The need of an update. required: the version is below the minimum version. recommended: the version is below the
/// recommended version, but not below the minimum. none: the version is below neither, or `policy.update.later` has put
/// off a recommended update.
public struct PolicyVerdictUpdate: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var nothing: PolicyVerdictUpdate { PolicyVerdictUpdate(rawValue: "none") }
  public static var recommended: PolicyVerdictUpdate { PolicyVerdictUpdate(rawValue: "recommended") }
  public static var required: PolicyVerdictUpdate { PolicyVerdictUpdate(rawValue: "required") }
}

/// The name of the preset, for `preset` of `access.grant`.
public struct PresetName: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var sales: PresetName { PresetName(rawValue: "sales") }
  public static var warehouse: PresetName { PresetName(rawValue: "warehouse") }
  public static var management: PresetName { PresetName(rawValue: "management") }
  public static var viewer: PresetName { PresetName(rawValue: "viewer") }
}

/// The kind of the problem. missing: a required member is missing. unknown: the member has no meaning here. type: the
/// value has the wrong JSON type. value: the value is not allowed.
public struct ProblemKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var missing: ProblemKind { ProblemKind(rawValue: "missing") }
  public static var unknown: ProblemKind { ProblemKind(rawValue: "unknown") }
  public static var type: ProblemKind { ProblemKind(rawValue: "type") }
  public static var value: ProblemKind { ProblemKind(rawValue: "value") }
}

/// default: the catalogue of the program. file: the catalogue that --catalogue names.
public struct ProductsSource: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var `default`: ProductsSource { ProductsSource(rawValue: "default") }
  public static var file: ProductsSource { ProductsSource(rawValue: "file") }
}

/// The kind of action. product: show the product. address: open a web address. link: open a link into the app.
public struct PromotionActionKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var product: PromotionActionKind { PromotionActionKind(rawValue: "product") }
  public static var address: PromotionActionKind { PromotionActionKind(rawValue: "address") }
  public static var link: PromotionActionKind { PromotionActionKind(rawValue: "link") }
}

/// The purchase's status. purchases.step and purchases.receive change it.
public struct PurchaseStatus: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var draft: PurchaseStatus { PurchaseStatus(rawValue: "draft") }
  public static var ordered: PurchaseStatus { PurchaseStatus(rawValue: "ordered") }
  public static var partlyReceived: PurchaseStatus { PurchaseStatus(rawValue: "partlyReceived") }
  public static var received: PurchaseStatus { PurchaseStatus(rawValue: "received") }
  public static var closed: PurchaseStatus { PurchaseStatus(rawValue: "closed") }
  public static var cancelled: PurchaseStatus { PurchaseStatus(rawValue: "cancelled") }
}

/// The outcome of the purchase. purchased: the document counts, and the account has the product. ended: the document
/// counts, but the transaction has expired, is unpaid, or was revoked or replaced. pending: another person must approve
/// the purchase first, and the document arrives later by entitlements.ingest. cancelled: the user cancelled the
/// purchase. refused: the document does not count, or is about another product; outcomes has the reason.
public struct PurchasedState: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var purchased: PurchasedState { PurchasedState(rawValue: "purchased") }
  public static var ended: PurchasedState { PurchasedState(rawValue: "ended") }
  public static var pending: PurchasedState { PurchasedState(rawValue: "pending") }
  public static var cancelled: PurchasedState { PurchasedState(rawValue: "cancelled") }
  public static var refused: PurchasedState { PurchasedState(rawValue: "refused") }
}

/// The state. pendingEdit: the change was not sent yet. pendingSync: the change was sent, and is not confirmed yet.
/// quarantined: the cloud refuses the record for a lasting reason, and the record is sent again only after another
/// change or `sync.queue.retry`.
public struct QueuedRecordState: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var pendingEdit: QueuedRecordState { QueuedRecordState(rawValue: "pendingEdit") }
  public static var pendingSync: QueuedRecordState { QueuedRecordState(rawValue: "pendingSync") }
  public static var quarantined: QueuedRecordState { QueuedRecordState(rawValue: "quarantined") }
}

/// The action.
public struct RecipeStepAction: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var bloom: RecipeStepAction { RecipeStepAction(rawValue: "bloom") }
  public static var pour: RecipeStepAction { RecipeStepAction(rawValue: "pour") }
  public static var stir: RecipeStepAction { RecipeStepAction(rawValue: "stir") }
  public static var press: RecipeStepAction { RecipeStepAction(rawValue: "press") }
  public static var wait: RecipeStepAction { RecipeStepAction(rawValue: "wait") }
}

/// The source of the parameters. bean: the best brews of the bean. similar: the best brews of beans with the same roast
/// level and process. default: the usual parameters of the method.
public struct RecommendationSource: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var bean: RecommendationSource { RecommendationSource(rawValue: "bean") }
  public static var similar: RecommendationSource { RecommendationSource(rawValue: "similar") }
  public static var `default`: RecommendationSource { RecommendationSource(rawValue: "default") }
}

/// The kind of error.
public struct RefreshFailureKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var hostUnavailable: RefreshFailureKind { RefreshFailureKind(rawValue: "hostUnavailable") }
  public static var hostTimeout: RefreshFailureKind { RefreshFailureKind(rawValue: "hostTimeout") }
  public static var hostError: RefreshFailureKind { RefreshFailureKind(rawValue: "hostError") }
  public static var hostFault: RefreshFailureKind { RefreshFailureKind(rawValue: "hostFault") }
  public static var limitReached: RefreshFailureKind { RefreshFailureKind(rawValue: "limitReached") }
}

/// The name of the document.
public struct RefreshedDocumentDocument: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var appConfig: RefreshedDocumentDocument { RefreshedDocumentDocument(rawValue: "AppConfig") }
  public static var iapPromo: RefreshedDocumentDocument { RefreshedDocumentDocument(rawValue: "IAPPromo") }
}

/// The name of the report.
public struct ReportExplanationReport: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var stockValue: ReportExplanationReport { ReportExplanationReport(rawValue: "stockValue") }
  public static var turnover: ReportExplanationReport { ReportExplanationReport(rawValue: "turnover") }
  public static var abc: ReportExplanationReport { ReportExplanationReport(rawValue: "abc") }
  public static var sales: ReportExplanationReport { ReportExplanationReport(rawValue: "sales") }
  public static var aging: ReportExplanationReport { ReportExplanationReport(rawValue: "aging") }
}

/// The grouping of the rows. Without it, `day`.
public struct ReportsSalesBy: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var day: ReportsSalesBy { ReportsSalesBy(rawValue: "day") }
  public static var week: ReportsSalesBy { ReportsSalesBy(rawValue: "week") }
  public static var month: ReportsSalesBy { ReportsSalesBy(rawValue: "month") }
  public static var item: ReportsSalesBy { ReportsSalesBy(rawValue: "item") }
  public static var contact: ReportsSalesBy { ReportsSalesBy(rawValue: "contact") }
  public static var agent: ReportsSalesBy { ReportsSalesBy(rawValue: "agent") }
}

/// The grouping of the rows. Without it, `item`.
public struct ReportsStockValueBy: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var item: ReportsStockValueBy { ReportsStockValueBy(rawValue: "item") }
  public static var category: ReportsStockValueBy { ReportsStockValueBy(rawValue: "category") }
  public static var location: ReportsStockValueBy { ReportsStockValueBy(rawValue: "location") }
}

/// The grouping of the rows. Without it, `item`.
public struct ReportsTurnoverBy: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var item: ReportsTurnoverBy { ReportsTurnoverBy(rawValue: "item") }
  public static var category: ReportsTurnoverBy { ReportsTurnoverBy(rawValue: "category") }
}

/// The symbology of the barcode, as far as it is known or can be inferred; null otherwise.
public struct ResolvedCodeSymbology: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var ean13: ResolvedCodeSymbology { ResolvedCodeSymbology(rawValue: "ean13") }
  public static var ean8: ResolvedCodeSymbology { ResolvedCodeSymbology(rawValue: "ean8") }
  public static var upcA: ResolvedCodeSymbology { ResolvedCodeSymbology(rawValue: "upcA") }
  public static var upcE: ResolvedCodeSymbology { ResolvedCodeSymbology(rawValue: "upcE") }
  public static var itf14: ResolvedCodeSymbology { ResolvedCodeSymbology(rawValue: "itf14") }
  public static var itf: ResolvedCodeSymbology { ResolvedCodeSymbology(rawValue: "itf") }
  public static var code39: ResolvedCodeSymbology { ResolvedCodeSymbology(rawValue: "code39") }
  public static var code93: ResolvedCodeSymbology { ResolvedCodeSymbology(rawValue: "code93") }
  public static var code128: ResolvedCodeSymbology { ResolvedCodeSymbology(rawValue: "code128") }
  public static var codabar: ResolvedCodeSymbology { ResolvedCodeSymbology(rawValue: "codabar") }
  public static var dataBar: ResolvedCodeSymbology { ResolvedCodeSymbology(rawValue: "dataBar") }
  public static var qr: ResolvedCodeSymbology { ResolvedCodeSymbology(rawValue: "qr") }
  public static var dataMatrix: ResolvedCodeSymbology { ResolvedCodeSymbology(rawValue: "dataMatrix") }
  public static var aztec: ResolvedCodeSymbology { ResolvedCodeSymbology(rawValue: "aztec") }
  public static var pdf417: ResolvedCodeSymbology { ResolvedCodeSymbology(rawValue: "pdf417") }
  public static var dotCode: ResolvedCodeSymbology { ResolvedCodeSymbology(rawValue: "dotCode") }
}

/// The permission. readWrite: everything that the access record allows. readOnly: only reading, even if the access
/// record allows more.
public struct SharePermission: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var readWrite: SharePermission { SharePermission(rawValue: "readWrite") }
  public static var readOnly: SharePermission { SharePermission(rawValue: "readOnly") }
}

/// The people whom the share's own link admits. none: nobody, so that only invited people can join. readOnly: everybody
/// who has the link, for reading. readWrite: everybody who has the link, with the rights of their access record.
public struct SharePublicPermission: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var nothing: SharePublicPermission { SharePublicPermission(rawValue: "none") }
  public static var readOnly: SharePublicPermission { SharePublicPermission(rawValue: "readOnly") }
  public static var readWrite: SharePublicPermission { SharePublicPermission(rawValue: "readWrite") }
}

/// The role of this account. owner: the account shares the company. participant: the company is shared with the
/// account.
public struct ShareRole: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var owner: ShareRole { ShareRole(rawValue: "owner") }
  public static var participant: ShareRole { ShareRole(rawValue: "participant") }
}

/// The state of the link. open: the link can be accepted. mine: the link leads to the account's own zone. accepted: the
/// account has already accepted the link. full: the share admits no more participants.
public struct SharePreviewState: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var open: SharePreviewState { SharePreviewState(rawValue: "open") }
  public static var mine: SharePreviewState { SharePreviewState(rawValue: "mine") }
  public static var accepted: SharePreviewState { SharePreviewState(rawValue: "accepted") }
  public static var full: SharePreviewState { SharePreviewState(rawValue: "full") }
}

/// The reason. shared: only the account that owns the company may call this method. readOnly: the account may see the
/// company, but may not change it.
public struct SharedCompanyDataReason: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var shared: SharedCompanyDataReason { SharedCompanyDataReason(rawValue: "shared") }
  public static var readOnly: SharedCompanyDataReason { SharedCompanyDataReason(rawValue: "readOnly") }
}

/// The writer of the value: the app, or the core itself.
public struct SharedNameOwner: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var core: SharedNameOwner { SharedNameOwner(rawValue: "core") }
  public static var app: SharedNameOwner { SharedNameOwner(rawValue: "app") }
}

/// The kind of the alert. low: less is available than minStock. out: no stock is available. recovered: minStock is
/// reached again. expiring: a lot has expired or expires soon. negative: the quantity on hand is below zero.
/// serialTwice: two devices have received the same serial number. barcodeTaken: an older record has the same barcode,
/// which was removed here. loanSurplus: two devices have recorded more of a loan as returned or lost than was lent, and
/// the surplus was reversed. rebuilt: the stored sums were wrong, and were computed again.
public struct StockAlertKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var low: StockAlertKind { StockAlertKind(rawValue: "low") }
  public static var out: StockAlertKind { StockAlertKind(rawValue: "out") }
  public static var recovered: StockAlertKind { StockAlertKind(rawValue: "recovered") }
  public static var expiring: StockAlertKind { StockAlertKind(rawValue: "expiring") }
  public static var negative: StockAlertKind { StockAlertKind(rawValue: "negative") }
  public static var serialTwice: StockAlertKind { StockAlertKind(rawValue: "serialTwice") }
  public static var barcodeTaken: StockAlertKind { StockAlertKind(rawValue: "barcodeTaken") }
  public static var loanSurplus: StockAlertKind { StockAlertKind(rawValue: "loanSurplus") }
  public static var rebuilt: StockAlertKind { StockAlertKind(rawValue: "rebuilt") }
}

/// The type of the movement: purchase, sale, return, adjustment, transfer, consumption or count.
public struct StockEntryType: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var purchase: StockEntryType { StockEntryType(rawValue: "purchase") }
  public static var sale: StockEntryType { StockEntryType(rawValue: "sale") }
  public static var `return`: StockEntryType { StockEntryType(rawValue: "return") }
  public static var adjustment: StockEntryType { StockEntryType(rawValue: "adjustment") }
  public static var transfer: StockEntryType { StockEntryType(rawValue: "transfer") }
  public static var consumption: StockEntryType { StockEntryType(rawValue: "consumption") }
  public static var count: StockEntryType { StockEntryType(rawValue: "count") }
}

/// For a return from a customer: the condition of the goods, as in inventory.stock.return.
public struct StockFormCondition: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var ok: StockFormCondition { StockFormCondition(rawValue: "ok") }
  public static var returned: StockFormCondition { StockFormCondition(rawValue: "returned") }
}

/// For a return: fromCustomer for goods that a customer returned, toSupplier for goods that are returned to a supplier.
public struct StockFormDirection: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var fromCustomer: StockFormDirection { StockFormDirection(rawValue: "fromCustomer") }
  public static var toSupplier: StockFormDirection { StockFormDirection(rawValue: "toSupplier") }
}

/// The type of the movement. It decides which of the other members can be given.
public struct StockFormType: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var receive: StockFormType { StockFormType(rawValue: "receive") }
  public static var consume: StockFormType { StockFormType(rawValue: "consume") }
  public static var transfer: StockFormType { StockFormType(rawValue: "transfer") }
  public static var `return`: StockFormType { StockFormType(rawValue: "return") }
  public static var adjust: StockFormType { StockFormType(rawValue: "adjust") }
}

/// apple: Apple's roots are trusted. file: the roots in the file that --trusted-roots names are trusted.
public struct StoreEnvironmentRoots: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var apple: StoreEnvironmentRoots { StoreEnvironmentRoots(rawValue: "apple") }
  public static var file: StoreEnvironmentRoots { StoreEnvironmentRoots(rawValue: "file") }
}

/// The kind of offer. freeTrial: the offer is free. payAsYouGo: the price is paid for each period. payUpFront: the
/// price is paid once for all periods.
public struct StoreOfferMode: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var freeTrial: StoreOfferMode { StoreOfferMode(rawValue: "freeTrial") }
  public static var payAsYouGo: StoreOfferMode { StoreOfferMode(rawValue: "payAsYouGo") }
  public static var payUpFront: StoreOfferMode { StoreOfferMode(rawValue: "payUpFront") }
}

/// The unit of the period.
public struct StorePeriodUnit: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var day: StorePeriodUnit { StorePeriodUnit(rawValue: "day") }
  public static var week: StorePeriodUnit { StorePeriodUnit(rawValue: "week") }
  public static var month: StorePeriodUnit { StorePeriodUnit(rawValue: "month") }
  public static var year: StorePeriodUnit { StorePeriodUnit(rawValue: "year") }
}

/// The state of the cloud's account, as last reported. Without a connection, `noAccount`. Before the first report,
/// `couldNotDetermine`.
public struct SyncAccountStatus: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var available: SyncAccountStatus { SyncAccountStatus(rawValue: "available") }
  public static var noAccount: SyncAccountStatus { SyncAccountStatus(rawValue: "noAccount") }
  public static var restricted: SyncAccountStatus { SyncAccountStatus(rawValue: "restricted") }
  public static var couldNotDetermine: SyncAccountStatus { SyncAccountStatus(rawValue: "couldNotDetermine") }
  public static var temporarilyUnavailable: SyncAccountStatus { SyncAccountStatus(rawValue: "temporarilyUnavailable") }
}

/// The side whose value was stored.
public struct SyncConflictKept: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var local: SyncConflictKept { SyncConflictKept(rawValue: "local") }
  public static var server: SyncConflictKept { SyncConflictKept(rawValue: "server") }
}

/// The reason why a value was discarded. edited: both sides changed the same member, or one side deleted a record that
/// the other side changed. renamed: another record has the value, which must be unique. duplicate: both sides created a
/// record of the same thing, and the earlier record stays. moved: two moves put two records below each other. rejected:
/// the cloud does not allow the change. discarded: `sync.queue.discard` was called.
public struct SyncConflictReason: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var edited: SyncConflictReason { SyncConflictReason(rawValue: "edited") }
  public static var renamed: SyncConflictReason { SyncConflictReason(rawValue: "renamed") }
  public static var duplicate: SyncConflictReason { SyncConflictReason(rawValue: "duplicate") }
  public static var moved: SyncConflictReason { SyncConflictReason(rawValue: "moved") }
  public static var rejected: SyncConflictReason { SyncConflictReason(rawValue: "rejected") }
  public static var discarded: SyncConflictReason { SyncConflictReason(rawValue: "discarded") }
}

/// The type of event. setup: the data directory was connected to the account for the first time. import: changes of
/// other devices were fetched. export: changes of this device were sent. rejected: changes of this device were refused
/// for lack of a right, and the record has the cloud's state again. restored: the container was restored to an earlier
/// state, and the core sends the missing records again.
public struct SyncEventType: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var setup: SyncEventType { SyncEventType(rawValue: "setup") }
  public static var `import`: SyncEventType { SyncEventType(rawValue: "import") }
  public static var export: SyncEventType { SyncEventType(rawValue: "export") }
  public static var rejected: SyncEventType { SyncEventType(rawValue: "rejected") }
  public static var restored: SyncEventType { SyncEventType(rawValue: "restored") }
}

/// The state. synced: neither side has changes for the other. syncing: records are being sent or fetched. error: a
/// record was refused (details are in `stores` and `sync.queue.list`). offline: the container cannot be reached, and
/// the core tries again. paused: the account cannot be used. signedOut: there is no connection to a cloud.
public struct SyncStatusState: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var synced: SyncStatusState { SyncStatusState(rawValue: "synced") }
  public static var syncing: SyncStatusState { SyncStatusState(rawValue: "syncing") }
  public static var error: SyncStatusState { SyncStatusState(rawValue: "error") }
  public static var offline: SyncStatusState { SyncStatusState(rawValue: "offline") }
  public static var paused: SyncStatusState { SyncStatusState(rawValue: "paused") }
  public static var signedOut: SyncStatusState { SyncStatusState(rawValue: "signedOut") }
}

/// The source of the note. user: a person wrote it. ai: the AI suggested it, and a person accepted it. mixed: both.
public struct TastingSource: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var user: TastingSource { TastingSource(rawValue: "user") }
  public static var ai: TastingSource { TastingSource(rawValue: "ai") }
  public static var mixed: TastingSource { TastingSource(rawValue: "mixed") }
}

/// The limit that would be exceeded, or the feature that the tier lacks.
public struct TierRequiredDataLimit: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var participants: TierRequiredDataLimit { TierRequiredDataLimit(rawValue: "participants") }
  public static var analytics: TierRequiredDataLimit { TierRequiredDataLimit(rawValue: "analytics") }
  public static var ai: TierRequiredDataLimit { TierRequiredDataLimit(rawValue: "ai") }
}

/// The scale of the temperatures.
public struct TimelineScale: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var celsius: TimelineScale { TimelineScale(rawValue: "celsius") }
  public static var fahrenheit: TimelineScale { TimelineScale(rawValue: "fahrenheit") }
  public static var kelvin: TimelineScale { TimelineScale(rawValue: "kelvin") }
  public static var humanus: TimelineScale { TimelineScale(rawValue: "humanus") }
}

/// The rule for the next request. after: at the time in `at`. never: only when the app reports a change.
public struct TimelineRefreshPolicy: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var after: TimelineRefreshPolicy { TimelineRefreshPolicy(rawValue: "after") }
  public static var never: TimelineRefreshPolicy { TimelineRefreshPolicy(rawValue: "never") }
}

/// The reason. signedOut: no user is signed in. none: the backend has not authenticated the user. expired: the
/// backend's authentication is no longer valid.
public struct UnauthorizedDataReason: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var signedOut: UnauthorizedDataReason { UnauthorizedDataReason(rawValue: "signedOut") }
  public static var nothing: UnauthorizedDataReason { UnauthorizedDataReason(rawValue: "none") }
  public static var expired: UnauthorizedDataReason { UnauthorizedDataReason(rawValue: "expired") }
}

/// The reason. nowMissing: the answer begins after the present hour, or leaves that hour out. hoursMissing: the answer
/// covers fewer hours than requested.
public struct WeatherGapReason: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var nowMissing: WeatherGapReason { WeatherGapReason(rawValue: "nowMissing") }
  public static var hoursMissing: WeatherGapReason { WeatherGapReason(rawValue: "hoursMissing") }
}

/// The reason why the zone was refused.
public struct ZoneResultKind: Choice {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static var networkUnavailable: ZoneResultKind { ZoneResultKind(rawValue: "networkUnavailable") }
  public static var networkFailure: ZoneResultKind { ZoneResultKind(rawValue: "networkFailure") }
  public static var timeout: ZoneResultKind { ZoneResultKind(rawValue: "timeout") }
  public static var serviceUnavailable: ZoneResultKind { ZoneResultKind(rawValue: "serviceUnavailable") }
  public static var requestRateLimited: ZoneResultKind { ZoneResultKind(rawValue: "requestRateLimited") }
  public static var zoneBusy: ZoneResultKind { ZoneResultKind(rawValue: "zoneBusy") }
  public static var notAuthenticated: ZoneResultKind { ZoneResultKind(rawValue: "notAuthenticated") }
  public static var accountTemporarilyUnavailable: ZoneResultKind { ZoneResultKind(rawValue: "accountTemporarilyUnavailable") }
  public static var quotaExceeded: ZoneResultKind { ZoneResultKind(rawValue: "quotaExceeded") }
  public static var serverRecordChanged: ZoneResultKind { ZoneResultKind(rawValue: "serverRecordChanged") }
  public static var unknownItem: ZoneResultKind { ZoneResultKind(rawValue: "unknownItem") }
  public static var changeTokenExpired: ZoneResultKind { ZoneResultKind(rawValue: "changeTokenExpired") }
  public static var historyLost: ZoneResultKind { ZoneResultKind(rawValue: "historyLost") }
  public static var zoneNotFound: ZoneResultKind { ZoneResultKind(rawValue: "zoneNotFound") }
  public static var userDeletedZone: ZoneResultKind { ZoneResultKind(rawValue: "userDeletedZone") }
  public static var permissionFailure: ZoneResultKind { ZoneResultKind(rawValue: "permissionFailure") }
  public static var tooManyParticipants: ZoneResultKind { ZoneResultKind(rawValue: "tooManyParticipants") }
  public static var limitExceeded: ZoneResultKind { ZoneResultKind(rawValue: "limitExceeded") }
  public static var batchRequestFailed: ZoneResultKind { ZoneResultKind(rawValue: "batchRequestFailed") }
  public static var invalidArguments: ZoneResultKind { ZoneResultKind(rawValue: "invalidArguments") }
  public static var constraintViolation: ZoneResultKind { ZoneResultKind(rawValue: "constraintViolation") }
  public static var assetFileMissing: ZoneResultKind { ZoneResultKind(rawValue: "assetFileMissing") }
  public static var incompatibleVersion: ZoneResultKind { ZoneResultKind(rawValue: "incompatibleVersion") }
}
