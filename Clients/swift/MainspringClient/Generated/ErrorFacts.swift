// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The facts of an error, by its kind. Errors of some kinds have one of several records. An error of a kind that only a
/// newer core knows is `other`.
public indirect enum ErrorFacts: Sendable, Equatable {
  /// The request was cancelled while it waited.
  case requestCancelled(RequestCancelledData)
  /// The line is not valid JSON, or longer than allowed.
  case parseError(ParseErrorData)
  /// The core has a fault. The core's log has the details.
  case internalError(InternalErrorData)
  /// The parameters don't fit the method. data.problems lists all problems.
  case invalidParams(InvalidParamsData)
  /// There is no such method.
  case methodNotFound(MethodNotFoundData)
  /// The message is JSON, but not a JSON-RPC 2.0 request.
  case invalidRequest(InvalidRequestData)
  /// No record with this id exists, or the caller may not see the record.
  case notFound(NotFoundData)
  /// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
  /// the change again with its version.
  case conflict(ConflictFacts)
  /// Another record has the same value in a member that must be unique. data.member names the member.
  case duplicate(DuplicateData)
  /// The caller may not call this method in the company. data.needs is the right or the condition that would allow the
  /// call.
  case forbidden(ForbiddenFacts)
  /// The request has no company, no company is selected, and there is not exactly one company. Send company, or call
  /// companies.select.
  case noCompany(NoCompanyData)
  /// The disk is full. No part of the request was stored. Free some space, and send the request again.
  case storageFull(StorageFullData)
  /// The data directory could not be read or written. No part of the request was stored, except the record that
  /// data.record names, if any.
  case storageFault(StorageFaultData)
  /// The idempotency key was used for another request. Use a new key, or repeat that request unchanged.
  case keyReused(KeyReusedData)
  /// The core no longer has the state to which the cursor belongs. For events, read all records again, and continue
  /// from data.newest. For a list with snapshot, read the list again from its first page.
  case cursorTooOld(CursorTooOldData)
  /// A limit is reached, such as the number of subscriptions, or of assets of a record. data.limit is the largest
  /// allowed number.
  case limitReached(LimitReachedData)
  /// The host does not offer a capability that the request needs. data.capability names the capability.
  case hostUnavailable(HostUnavailableData)
  /// The host did not answer in time. data.deadline is the time limit in milliseconds.
  case hostTimeout(HostTimeoutData)
  /// The host answered with an error. data.error is the host's error.
  case hostError(HostErrorData)
  /// The host's answer cannot be used, or the host has ended.
  case hostFault(HostFaultData)
  /// The core does not support this version of the protocol. data.supported lists the supported versions.
  case unsupportedProtocol(UnsupportedProtocolData)
  /// The company has credentials, and no user is signed in there. Call access.signIn.
  case signInRequired(SignInRequiredData)
  /// The username or the password is wrong.
  case signInFailed(SignInFailedData)
  /// Too many attempts have failed, or were made at once. data.retryAfter is the number of milliseconds to wait before
  /// the next attempt.
  case tooManyAttempts(TooManyAttemptsData)
  /// The request would leave the company without an owner who can act. data.reason has the details.
  case ownerNeeded(OwnerNeededData)
  /// The company's tier does not allow the request. data.limit names the limit, data.most is its value, and data.tiers
  /// lists the tiers that would allow the request.
  case tierRequired(TierRequiredData)
  /// The company is archived. Its records can be read, but not changed. companies.update with archived: false restores
  /// it.
  case archived(ArchivedData)
  /// The method needs a feature that the account does not have. data.feature names the feature, data.tiers lists the
  /// tiers that include it, and data.products lists the products that give these tiers.
  case featureRequired(FeatureRequiredData)
  /// The app may not read the device's location. data.state is denied (by the user) or restricted (by the device's
  /// settings).
  case locationDenied(LocationDeniedData)
  /// Places cannot be found: the host does not offer them, and the machine has no table of time zones. The message has
  /// instructions.
  case placesUnavailable(PlacesUnavailableData)
  /// Other records refer to the record. data.counts has the number of these records for each kind. Remove the
  /// references first.
  case inUse(InUseData)
  /// There is less stock than the request takes. data has the item, the location, the lot, and the requested, present
  /// and available quantities.
  case insufficientStock(InsufficientStockData)
  /// The transaction was already reversed. data.reversedBy is the id of the reversing transaction.
  case alreadyReversed(AlreadyReversedFacts)
  /// The record's status does not allow this step. data.allowed lists the steps that are possible now, and data.waiting
  /// lists the conditions of the other steps.
  case illegalStep(IllegalStepData)
  /// The assets would have too many bytes. data.limit is the limit in bytes, and data.bytes is the number of bytes with
  /// the new asset.
  case assetTooLarge(AssetTooLargeData)
  /// The file of the asset is not in the data directory. data.sha256 is the digest of the missing bytes. Add an asset
  /// with the same bytes to restore the file.
  case assetMissing(AssetMissingData)
  /// The request would lose changes that this device has not sent to the cloud yet. data.counts has their number for
  /// each company.
  case pendingChanges(PendingChangesData)
  /// The data directory has no cloud account that can be used. data.status is the state of the account.
  case accountUnavailable(AccountUnavailableData)
  /// The cloud cannot be reached, or the data directory is not connected to a cloud. data.reason is the reason. If the
  /// cloud cannot be reached, try again later.
  case cloudUnavailable(CloudUnavailableData)
  /// The link does not lead to a share that this account may join.
  case shareNotFound(ShareNotFoundData)
  /// The conversation may only read, and the method does more than read. data.method names the method.
  case readOnly(ReadOnlyData)
  /// There is not enough memory for the request. No part of the request was stored. Free some memory, and send the
  /// request again.
  case outOfMemory(OutOfMemoryData)
  /// A sign-in needs both the identity token and the authorization code. data.members names the missing members.
  case missingCredential(MissingCredentialData)
  /// The app's data is stored by another deployment path. data.path is the deployment path that has the data.
  case notOnThisPath(NotOnThisPathData)
  /// No user is signed in, or the app's backend has not authenticated the user. data.reason is the reason.
  case unauthorized(UnauthorizedData)
  /// The app's backend gave no usable answer. data.reason is the reason.
  case backendFailed(BackendFailedData)
  /// There are fewer components than a build takes. data.shortages lists them, with their locations and the quantities
  /// that are expected.
  case componentsShort(ComponentsShortData)
  /// This device has no series of invoice numbers in the company that the cloud has confirmed. data.company is the
  /// company. Let the device sync once, and send the request again.
  case seriesUnconfirmed(SeriesUnconfirmedData)
  /// An error of a kind that this package does not know.
  case other(JSON)

  init(kind: String, _ json: JSON, _ reading: Reading) {
    switch kind {
    case "requestCancelled": self = .requestCancelled(RequestCancelledData(json, reading))
    case "parseError": self = .parseError(ParseErrorData(json, reading))
    case "internalError": self = .internalError(InternalErrorData(json, reading))
    case "invalidParams": self = .invalidParams(InvalidParamsData(json, reading))
    case "methodNotFound": self = .methodNotFound(MethodNotFoundData(json, reading))
    case "invalidRequest": self = .invalidRequest(InvalidRequestData(json, reading))
    case "notFound": self = .notFound(NotFoundData(json, reading))
    case "conflict": self = .conflict(ConflictFacts(json, reading))
    case "duplicate": self = .duplicate(DuplicateData(json, reading))
    case "forbidden": self = .forbidden(ForbiddenFacts(json, reading))
    case "noCompany": self = .noCompany(NoCompanyData(json, reading))
    case "storageFull": self = .storageFull(StorageFullData(json, reading))
    case "storageFault": self = .storageFault(StorageFaultData(json, reading))
    case "keyReused": self = .keyReused(KeyReusedData(json, reading))
    case "cursorTooOld": self = .cursorTooOld(CursorTooOldData(json, reading))
    case "limitReached": self = .limitReached(LimitReachedData(json, reading))
    case "hostUnavailable": self = .hostUnavailable(HostUnavailableData(json, reading))
    case "hostTimeout": self = .hostTimeout(HostTimeoutData(json, reading))
    case "hostError": self = .hostError(HostErrorData(json, reading))
    case "hostFault": self = .hostFault(HostFaultData(json, reading))
    case "unsupportedProtocol": self = .unsupportedProtocol(UnsupportedProtocolData(json, reading))
    case "signInRequired": self = .signInRequired(SignInRequiredData(json, reading))
    case "signInFailed": self = .signInFailed(SignInFailedData(json, reading))
    case "tooManyAttempts": self = .tooManyAttempts(TooManyAttemptsData(json, reading))
    case "ownerNeeded": self = .ownerNeeded(OwnerNeededData(json, reading))
    case "tierRequired": self = .tierRequired(TierRequiredData(json, reading))
    case "archived": self = .archived(ArchivedData(json, reading))
    case "featureRequired": self = .featureRequired(FeatureRequiredData(json, reading))
    case "locationDenied": self = .locationDenied(LocationDeniedData(json, reading))
    case "placesUnavailable": self = .placesUnavailable(PlacesUnavailableData(json, reading))
    case "inUse": self = .inUse(InUseData(json, reading))
    case "insufficientStock": self = .insufficientStock(InsufficientStockData(json, reading))
    case "alreadyReversed": self = .alreadyReversed(AlreadyReversedFacts(json, reading))
    case "illegalStep": self = .illegalStep(IllegalStepData(json, reading))
    case "assetTooLarge": self = .assetTooLarge(AssetTooLargeData(json, reading))
    case "assetMissing": self = .assetMissing(AssetMissingData(json, reading))
    case "pendingChanges": self = .pendingChanges(PendingChangesData(json, reading))
    case "accountUnavailable": self = .accountUnavailable(AccountUnavailableData(json, reading))
    case "cloudUnavailable": self = .cloudUnavailable(CloudUnavailableData(json, reading))
    case "shareNotFound": self = .shareNotFound(ShareNotFoundData(json, reading))
    case "readOnly": self = .readOnly(ReadOnlyData(json, reading))
    case "outOfMemory": self = .outOfMemory(OutOfMemoryData(json, reading))
    case "missingCredential": self = .missingCredential(MissingCredentialData(json, reading))
    case "notOnThisPath": self = .notOnThisPath(NotOnThisPathData(json, reading))
    case "unauthorized": self = .unauthorized(UnauthorizedData(json, reading))
    case "backendFailed": self = .backendFailed(BackendFailedData(json, reading))
    case "componentsShort": self = .componentsShort(ComponentsShortData(json, reading))
    case "seriesUnconfirmed": self = .seriesUnconfirmed(SeriesUnconfirmedData(json, reading))
    default: self = .other(json)
    }
  }
}

/// The facts of an error of the kind conflict: one of several records, depending on the method.
public indirect enum ConflictFacts: Sendable, Equatable {
  /// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
  /// the change again with its version.
  case companyConflict(CompanyConflictData)
  /// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
  /// the change again with its version.
  case accessRecordConflict(AccessRecordConflictData)
  /// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
  /// the change again with its version.
  case itemConflict(ItemConflictData)
  /// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
  /// the change again with its version.
  case locationConflict(LocationConflictData)
  /// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
  /// the change again with its version.
  case lotConflict(LotConflictData)
  /// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
  /// the change again with its version.
  case countConflict(CountConflictData)
  /// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
  /// the change again with its version.
  case itemSupplierConflict(ItemSupplierConflictData)
  /// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
  /// the change again with its version.
  case loanConflict(LoanConflictData)
  /// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
  /// the change again with its version.
  case contactConflict(ContactConflictData)
  /// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
  /// the change again with its version.
  case orderConflict(OrderConflictData)
  /// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
  /// the change again with its version.
  case orderLineConflict(OrderLineConflictData)
  /// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
  /// the change again with its version.
  case dispatchConflict(DispatchConflictData)
  /// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
  /// the change again with its version.
  case purchaseConflict(PurchaseConflictData)
  /// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
  /// the change again with its version.
  case purchaseLineConflict(PurchaseLineConflictData)
  /// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
  /// the change again with its version.
  case bomConflict(BomConflictData)
  /// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
  /// the change again with its version.
  case buildConflict(BuildConflictData)
  /// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
  /// the change again with its version.
  case priceConflict(PriceConflictData)
  /// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
  /// the change again with its version.
  case viewConflict(ViewConflictData)
  /// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
  /// the change again with its version.
  case beanConflict(BeanConflictData)
  /// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
  /// the change again with its version.
  case equipmentConflict(EquipmentConflictData)
  /// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
  /// the change again with its version.
  case brewConflict(BrewConflictData)
  /// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
  /// the change again with its version.
  case tastingConflict(TastingConflictData)
  /// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
  /// the change again with its version.
  case recipeConflict(RecipeConflictData)
  /// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
  /// the change again with its version.
  case conversationConflict(ConversationConflictData)
  /// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
  /// the change again with its version.
  case messageConflict(MessageConflictData)
  /// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
  /// the change again with its version.
  case feedbackConflict(FeedbackConflictData)
  /// Facts in a form that this package does not know.
  case other(JSON)

  init(_ json: JSON, _ reading: Reading) {
    var best = BestFit(json, ConflictFacts.other(json))
    best.consider { .companyConflict($0) }
    best.consider { .accessRecordConflict($0) }
    best.consider { .itemConflict($0) }
    best.consider { .locationConflict($0) }
    best.consider { .lotConflict($0) }
    best.consider { .countConflict($0) }
    best.consider { .itemSupplierConflict($0) }
    best.consider { .loanConflict($0) }
    best.consider { .contactConflict($0) }
    best.consider { .orderConflict($0) }
    best.consider { .orderLineConflict($0) }
    best.consider { .dispatchConflict($0) }
    best.consider { .purchaseConflict($0) }
    best.consider { .purchaseLineConflict($0) }
    best.consider { .bomConflict($0) }
    best.consider { .buildConflict($0) }
    best.consider { .priceConflict($0) }
    best.consider { .viewConflict($0) }
    best.consider { .beanConflict($0) }
    best.consider { .equipmentConflict($0) }
    best.consider { .brewConflict($0) }
    best.consider { .tastingConflict($0) }
    best.consider { .recipeConflict($0) }
    best.consider { .conversationConflict($0) }
    best.consider { .messageConflict($0) }
    best.consider { .feedbackConflict($0) }
    self = best.value
  }
}

/// The facts of an error of the kind forbidden: one of several records, depending on the method.
public indirect enum ForbiddenFacts: Sendable, Equatable {
  /// The refusal of a call for a company that another account shares with this one. No right in that company allows the
  /// call.
  case sharedCompany(SharedCompanyData)
  /// The refusal of a call for the company of the account's own inventory. No right allows such a call.
  case personal(PersonalData)
  /// The caller may not call this method in the company. data.needs is the right or the condition that would allow the
  /// call.
  case forbidden(ForbiddenData)
  /// The refusal to set a member that only managers may set.
  case restrictedMember(RestrictedMemberData)
  /// In production, the tier of a company cannot be set, whatever rights the caller has.
  case tierBought(TierBoughtData)
  /// No user may raise their own rights.
  case ownRights(OwnRightsData)
  /// The founder of a company cannot be revoked or demoted.
  case founderStays(FounderStaysData)
  /// Another account owns the company. In such a company, this account can create and change only its own credentials.
  case notKeptHere(NotKeptHereData)
  /// Facts in a form that this package does not know.
  case other(JSON)

  init(_ json: JSON, _ reading: Reading) {
    var best = BestFit(json, ForbiddenFacts.other(json))
    best.consider { .sharedCompany($0) }
    best.consider { .personal($0) }
    best.consider { .forbidden($0) }
    best.consider { .restrictedMember($0) }
    best.consider { .tierBought($0) }
    best.consider { .ownRights($0) }
    best.consider { .founderStays($0) }
    best.consider { .notKeptHere($0) }
    self = best.value
  }
}

/// The facts of an error of the kind alreadyReversed: one of several records, depending on the method.
public indirect enum AlreadyReversedFacts: Sendable, Equatable {
  /// The transaction was already reversed. data.reversedBy is the id of the reversing transaction.
  case alreadyReversed(AlreadyReversedData)
  /// The transaction was already reversed. data.reversedBy is the id of the reversing transaction.
  case paymentReversed(PaymentReversedData)
  /// Facts in a form that this package does not know.
  case other(JSON)

  init(_ json: JSON, _ reading: Reading) {
    var best = BestFit(json, AlreadyReversedFacts.other(json))
    best.consider { .alreadyReversed($0) }
    best.consider { .paymentReversed($0) }
    self = best.value
  }
}
