// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The facts of an error, by its kind. What they are of some kinds is one of several records; a kind of a newer core is `other`.
public indirect enum ErrorFacts: Sendable, Equatable {
  /// The request was cancelled while it waited.
  case requestCancelled(RequestCancelledData)
  /// The line is not valid JSON, or longer than allowed.
  case parseError(ParseErrorData)
  /// A fault of the core; its log has the details.
  case internalError(InternalErrorData)
  /// The parameters don't fit the method; data.problems lists every problem.
  case invalidParams(InvalidParamsData)
  /// There is no such method.
  case methodNotFound(MethodNotFoundData)
  /// The JSON is not a JSON-RPC 2.0 request.
  case invalidRequest(InvalidRequestData)
  /// There is no such record.
  case notFound(NotFoundData)
  /// The record has another version than expected; data.current is the record in its present state.
  case conflict(ConflictFacts)
  /// Another record has the same unique value; data.member names the member.
  case duplicate(DuplicateData)
  /// The caller may not do this in the company; data.needs is the right or condition that would allow it.
  case forbidden(ForbiddenFacts)
  /// The request named no company, none is selected, and there is not exactly one.
  case noCompany(NoCompanyData)
  /// The disk is full; nothing of the request was stored.
  case storageFull(StorageFullData)
  /// The store could not be read or written; nothing of the request was stored.
  case storageFault(StorageFaultData)
  /// The idempotency key was used for another request.
  case keyReused(KeyReusedData)
  /// The event log no longer reaches back to the cursor: read all records again, and continue from data.newest. Or the snapshot of a list's
  /// first page is no longer kept: read the list from its first page.
  case cursorTooOld(CursorTooOldData)
  /// The limit of open things is reached; data.limit is the number.
  case limitReached(LimitReachedData)
  /// The host does not offer what the request needs; data.capability names it.
  case hostUnavailable(HostUnavailableData)
  /// The host did not answer in time; data.deadline is the limit in milliseconds.
  case hostTimeout(HostTimeoutData)
  /// The host answered with an error; data.error contains it.
  case hostError(HostErrorData)
  /// The host's answer cannot be used, or the host has ended.
  case hostFault(HostFaultData)
  /// This version of the protocol is not supported; data.supported lists those that are.
  case unsupportedProtocol(UnsupportedProtocolData)
  /// The company has credentials, and no user is signed in there.
  case signInRequired(SignInRequiredData)
  /// The username or the password is wrong.
  case signInFailed(SignInFailedData)
  /// Too many attempts have failed, or were made; data.retryAfter is the number of milliseconds to wait.
  case tooManyAttempts(TooManyAttemptsData)
  /// The company would be left without an owner who can act. Or its first credentials would not be the founder's, or its new founder could
  /// not act as its owner.
  case ownerNeeded(OwnerNeededData)
  /// The company's tier does not allow it; data.limit names the limit, data.most is its value, and data.tiers lists tiers to upgrade to.
  case tierRequired(TierRequiredData)
  /// The company is archived; it can be read, and restored with companies.update.
  case archived(ArchivedData)
  /// The method needs a feature that the account does not have; data.feature names it, data.tiers lists the tiers with it, and
  /// data.products the store's products.
  case featureRequired(FeatureRequiredData)
  /// The app is not allowed to know the device's location; data.state is denied or restricted.
  case locationDenied(LocationDeniedData)
  /// The host does not offer places, and there is no table of time zones; the message has instructions.
  case placesUnavailable(PlacesUnavailableData)
  /// Other records refer to the record; data.counts is their number by kind.
  case inUse(InUseData)
  /// There is less in stock than requested; data has the item, the location, the lot, and the requested and present quantities.
  case insufficientStock(InsufficientStockData)
  /// The transaction was already reversed; data.reversedBy names the reversing transaction.
  case alreadyReversed(AlreadyReversedFacts)
  /// The record's status does not allow this step; data.allowed lists the open steps, and data.waiting the conditions of the others.
  case illegalStep(IllegalStepData)
  /// The assets would exceed a limit of bytes; data.limit is the limit, and data.bytes the size.
  case assetTooLarge(AssetTooLargeData)
  /// The file of the asset was removed from the data directory.
  case assetMissing(AssetMissingData)
  /// Changes that were made here and not sent yet would be lost; data.counts is their number by company.
  case pendingChanges(PendingChangesData)
  /// The directory has no cloud account that can be used; data.status is the state of the account.
  case accountUnavailable(AccountUnavailableData)
  /// The cloud cannot be reached, or the directory is connected to none; data.reason is the reason. Try again later.
  case cloudUnavailable(CloudUnavailableData)
  /// The link leads to no share that is meant for the account.
  case shareNotFound(ShareNotFoundData)
  /// The conversation may only read, and the method does more; data.method names it.
  case readOnly(ReadOnlyData)
  /// There is not enough memory for the request, and no part of it was stored. Send it again.
  case outOfMemory(OutOfMemoryData)
  /// A sign-in needs both the identity token and the authorization code; data.members names the missing ones.
  case missingCredential(MissingCredentialData)
  /// The app's data is not stored here; data.path is the deployment path with the data.
  case notOnThisPath(NotOnThisPathData)
  /// No user is signed in, or the app's backend has not authenticated the user; data.reason says which.
  case unauthorized(UnauthorizedData)
  /// The app's backend gave no usable answer; data.reason is the reason.
  case backendFailed(BackendFailedData)
  /// Of a kind that this package does not know.
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
    default: self = .other(json)
    }
  }
}

/// The facts of an error of the kind conflict, which depend on what the method is about.
public indirect enum ConflictFacts: Sendable, Equatable {
  /// The record has another version than expected; data.current is the record in its present state.
  case companyConflict(CompanyConflictData)
  /// The record has another version than expected; data.current is the record in its present state.
  case accessRecordConflict(AccessRecordConflictData)
  /// The record has another version than expected; data.current is the record in its present state.
  case itemConflict(ItemConflictData)
  /// The record has another version than expected; data.current is the record in its present state.
  case locationConflict(LocationConflictData)
  /// The record has another version than expected; data.current is the record in its present state.
  case lotConflict(LotConflictData)
  /// The record has another version than expected; data.current is the record in its present state.
  case countConflict(CountConflictData)
  /// The record has another version than expected; data.current is the record in its present state.
  case loanConflict(LoanConflictData)
  /// The record has another version than expected; data.current is the record in its present state.
  case contactConflict(ContactConflictData)
  /// The record has another version than expected; data.current is the record in its present state.
  case orderConflict(OrderConflictData)
  /// The record has another version than expected; data.current is the record in its present state.
  case orderLineConflict(OrderLineConflictData)
  /// The record has another version than expected; data.current is the record in its present state.
  case dispatchConflict(DispatchConflictData)
  /// The record has another version than expected; data.current is the record in its present state.
  case purchaseConflict(PurchaseConflictData)
  /// The record has another version than expected; data.current is the record in its present state.
  case purchaseLineConflict(PurchaseLineConflictData)
  /// The record has another version than expected; data.current is the record in its present state.
  case viewConflict(ViewConflictData)
  /// The record has another version than expected; data.current is the record in its present state.
  case beanConflict(BeanConflictData)
  /// The record has another version than expected; data.current is the record in its present state.
  case equipmentConflict(EquipmentConflictData)
  /// The record has another version than expected; data.current is the record in its present state.
  case brewConflict(BrewConflictData)
  /// The record has another version than expected; data.current is the record in its present state.
  case tastingConflict(TastingConflictData)
  /// The record has another version than expected; data.current is the record in its present state.
  case recipeConflict(RecipeConflictData)
  /// The record has another version than expected; data.current is the record in its present state.
  case conversationConflict(ConversationConflictData)
  /// The record has another version than expected; data.current is the record in its present state.
  case messageConflict(MessageConflictData)
  /// The record has another version than expected; data.current is the record in its present state.
  case feedbackConflict(FeedbackConflictData)
  /// What this package does not know.
  case other(JSON)

  init(_ json: JSON, _ reading: Reading) {
    var best = BestFit(json, ConflictFacts.other(json))
    best.consider { .companyConflict($0) }
    best.consider { .accessRecordConflict($0) }
    best.consider { .itemConflict($0) }
    best.consider { .locationConflict($0) }
    best.consider { .lotConflict($0) }
    best.consider { .countConflict($0) }
    best.consider { .loanConflict($0) }
    best.consider { .contactConflict($0) }
    best.consider { .orderConflict($0) }
    best.consider { .orderLineConflict($0) }
    best.consider { .dispatchConflict($0) }
    best.consider { .purchaseConflict($0) }
    best.consider { .purchaseLineConflict($0) }
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

/// The facts of an error of the kind forbidden, which depend on what the method is about.
public indirect enum ForbiddenFacts: Sendable, Equatable {
  /// The refusal of a call for a company that is shared with the account. No right there would allow it.
  case sharedCompany(SharedCompanyData)
  /// The refusal of a call for the company of the account's own inventory. No right would allow it.
  case personal(PersonalData)
  /// The caller may not do this in the company; data.needs is the right or condition that would allow it.
  case forbidden(ForbiddenData)
  /// The refusal of a member that only managers may set.
  case restrictedMember(RestrictedMemberData)
  /// The tier of a company cannot be set in production, whatever the caller's rights.
  case tierBought(TierBoughtData)
  /// No user may raise their own rights.
  case ownRights(OwnRightsData)
  /// The founder of a company cannot be revoked or demoted.
  case founderStays(FounderStaysData)
  /// The account that owns the company stores the credentials, not this one.
  case notKeptHere(NotKeptHereData)
  /// What this package does not know.
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

/// The facts of an error of the kind alreadyReversed, which depend on what the method is about.
public indirect enum AlreadyReversedFacts: Sendable, Equatable {
  /// The transaction was already reversed; data.reversedBy names the reversing transaction.
  case alreadyReversed(AlreadyReversedData)
  /// The transaction was already reversed; data.reversedBy names the reversing transaction.
  case paymentReversed(PaymentReversedData)
  /// What this package does not know.
  case other(JSON)

  init(_ json: JSON, _ reading: Reading) {
    var best = BestFit(json, AlreadyReversedFacts.other(json))
    best.consider { .alreadyReversed($0) }
    best.consider { .paymentReversed($0) }
    self = best.value
  }
}
