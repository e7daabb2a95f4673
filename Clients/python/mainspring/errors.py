"""What a call is refused with: an exception for each kind.

Generated from Schemas/openrpc.json of version 0.1.0; do not edit."""

from __future__ import annotations

from typing import Any, Callable, Dict, Tuple, Type, Union

from ._failures import CallTimeout, CoreError, MainspringError, ProcessEnded
from ._values import one_of
from .records import (
    AccessRecordConflictData,
    AccountUnavailableData,
    AlreadyReversedData,
    ArchivedData,
    AssetMissingData,
    AssetTooLargeData,
    BackendFailedData,
    BeanConflictData,
    BrewConflictData,
    CloudUnavailableData,
    CompanyConflictData,
    ContactConflictData,
    ConversationConflictData,
    CountConflictData,
    CursorTooOldData,
    DispatchConflictData,
    DuplicateData,
    EquipmentConflictData,
    FeatureRequiredData,
    FeedbackConflictData,
    ForbiddenData,
    FounderStaysData,
    HostErrorData,
    HostFaultData,
    HostTimeoutData,
    HostUnavailableData,
    IllegalStepData,
    InUseData,
    InsufficientStockData,
    InternalErrorData,
    InvalidParamsData,
    InvalidRequestData,
    ItemConflictData,
    KeyReusedData,
    LimitReachedData,
    LoanConflictData,
    LocationConflictData,
    LocationDeniedData,
    LotConflictData,
    MessageConflictData,
    MethodNotFoundData,
    MissingCredentialData,
    NoCompanyData,
    NotFoundData,
    NotKeptHereData,
    NotOnThisPathData,
    OrderConflictData,
    OrderLineConflictData,
    OutOfMemoryData,
    OwnRightsData,
    OwnerNeededData,
    ParseErrorData,
    PaymentReversedData,
    PendingChangesData,
    PersonalData,
    PlacesUnavailableData,
    PurchaseConflictData,
    PurchaseLineConflictData,
    ReadOnlyData,
    RecipeConflictData,
    RequestCancelledData,
    RestrictedMemberData,
    ShareNotFoundData,
    SharedCompanyData,
    SignInFailedData,
    SignInRequiredData,
    StorageFaultData,
    StorageFullData,
    TastingConflictData,
    TierBoughtData,
    TierRequiredData,
    TooManyAttemptsData,
    UnauthorizedData,
    UnsupportedProtocolData,
    ViewConflictData,
)

__all__ = [
    "CallTimeout",
    "CoreError",
    "MainspringError",
    "ProcessEnded",
    "RequestCancelled",
    "ParseError",
    "InternalError",
    "InvalidParams",
    "MethodNotFound",
    "InvalidRequest",
    "NotFound",
    "Conflict",
    "Duplicate",
    "Forbidden",
    "NoCompany",
    "StorageFull",
    "StorageFault",
    "KeyReused",
    "CursorTooOld",
    "LimitReached",
    "HostUnavailable",
    "HostTimeout",
    "HostError",
    "HostFault",
    "UnsupportedProtocol",
    "SignInRequired",
    "SignInFailed",
    "TooManyAttempts",
    "OwnerNeeded",
    "TierRequired",
    "Archived",
    "FeatureRequired",
    "LocationDenied",
    "PlacesUnavailable",
    "InUse",
    "InsufficientStock",
    "AlreadyReversed",
    "IllegalStep",
    "AssetTooLarge",
    "AssetMissing",
    "PendingChanges",
    "AccountUnavailable",
    "CloudUnavailable",
    "ShareNotFound",
    "ReadOnly",
    "OutOfMemory",
    "MissingCredential",
    "NotOnThisPath",
    "Unauthorized",
    "BackendFailed",
]


class RequestCancelled(CoreError):
    """The request was cancelled while it waited."""

    kind = "requestCancelled"
    data: RequestCancelledData


class ParseError(CoreError):
    """The line is not valid JSON, or longer than allowed."""

    kind = "parseError"
    data: ParseErrorData


class InternalError(CoreError):
    """A fault of the core; its log has the detail."""

    kind = "internalError"
    data: InternalErrorData


class InvalidParams(CoreError):
    """The parameters don't fit the method; data.problems lists every problem."""

    kind = "invalidParams"
    data: InvalidParamsData


class MethodNotFound(CoreError):
    """There is no such method."""

    kind = "methodNotFound"
    data: MethodNotFoundData


class InvalidRequest(CoreError):
    """The JSON is not a JSON-RPC 2.0 request."""

    kind = "invalidRequest"
    data: InvalidRequestData


class NotFound(CoreError):
    """There is no such record."""

    kind = "notFound"
    data: NotFoundData


class Conflict(CoreError):
    """The record has another version than expected; data.current is the record as it stands."""

    kind = "conflict"
    data: Union[CompanyConflictData, AccessRecordConflictData, ItemConflictData, LocationConflictData, LotConflictData, CountConflictData, LoanConflictData, ContactConflictData, OrderConflictData, OrderLineConflictData, DispatchConflictData, PurchaseConflictData, PurchaseLineConflictData, ViewConflictData, BeanConflictData, EquipmentConflictData, BrewConflictData, TastingConflictData, RecipeConflictData, ConversationConflictData, MessageConflictData, FeedbackConflictData]


class Duplicate(CoreError):
    """Another record has the same unique value; data.member names the member."""

    kind = "duplicate"
    data: DuplicateData


class Forbidden(CoreError):
    """The caller may not do this in the company; data.needs says what would allow it."""

    kind = "forbidden"
    data: Union[SharedCompanyData, PersonalData, ForbiddenData, RestrictedMemberData, TierBoughtData, OwnRightsData, FounderStaysData, NotKeptHereData]


class NoCompany(CoreError):
    """No company was named, none is selected, and there is not just one."""

    kind = "noCompany"
    data: NoCompanyData


class StorageFull(CoreError):
    """The disk is full; nothing of the request was stored."""

    kind = "storageFull"
    data: StorageFullData


class StorageFault(CoreError):
    """The store could not be read or written; nothing of the request was stored."""

    kind = "storageFault"
    data: StorageFaultData


class KeyReused(CoreError):
    """The idempotency key was used for another request."""

    kind = "keyReused"
    data: KeyReusedData


class CursorTooOld(CoreError):
    """The log does not reach back to the cursor: read anew, and go on from data.newest; or a list's state of
    the first page is gone: begin it anew.
    """

    kind = "cursorTooOld"
    data: CursorTooOldData


class LimitReached(CoreError):
    """As many as there may be are open already; data.limit says how many."""

    kind = "limitReached"
    data: LimitReachedData


class HostUnavailable(CoreError):
    """The host does not offer what the request needs; data.capability names it."""

    kind = "hostUnavailable"
    data: HostUnavailableData


class HostTimeout(CoreError):
    """The host did not answer in time; data.deadline says how many milliseconds it had."""

    kind = "hostTimeout"
    data: HostTimeoutData


class HostError(CoreError):
    """The host answered with an error; data.error holds it."""

    kind = "hostError"
    data: HostErrorData


class HostFault(CoreError):
    """The host's answer can't be used, or it went away."""

    kind = "hostFault"
    data: HostFaultData


class UnsupportedProtocol(CoreError):
    """This version of the protocol is not supported; data.supported lists those that are."""

    kind = "unsupportedProtocol"
    data: UnsupportedProtocolData


class SignInRequired(CoreError):
    """The company has credentials, and nobody is signed in there."""

    kind = "signInRequired"
    data: SignInRequiredData


class SignInFailed(CoreError):
    """The username or the password is wrong."""

    kind = "signInFailed"
    data: SignInFailedData


class TooManyAttempts(CoreError):
    """Too many attempts have failed, or were made; data.retryAfter says how many milliseconds to wait.
    """

    kind = "tooManyAttempts"
    data: TooManyAttemptsData


class OwnerNeeded(CoreError):
    """The company would be left without an owner who can act, its first credentials would not be the
    founder's, or it would pass to who can't act as its owner.
    """

    kind = "ownerNeeded"
    data: OwnerNeededData


class TierRequired(CoreError):
    """The company's tier does not allow it; data.limit names the limit, data.most says what it is, data.tiers
    what to upgrade to.
    """

    kind = "tierRequired"
    data: TierRequiredData


class Archived(CoreError):
    """The company is archived; it can be read, and restored with companies.update."""

    kind = "archived"
    data: ArchivedData


class FeatureRequired(CoreError):
    """The method needs a feature that the account does not have; data.feature names it, data.tiers lists the
    tiers that have it, data.products what the store sells them as.
    """

    kind = "featureRequired"
    data: FeatureRequiredData


class LocationDenied(CoreError):
    """The app is not allowed to know where the device is; data.state is denied or restricted."""

    kind = "locationDenied"
    data: LocationDeniedData


class PlacesUnavailable(CoreError):
    """The host does not offer places, and there is no table of time zones; the message says what to do.
    """

    kind = "placesUnavailable"
    data: PlacesUnavailableData


class InUse(CoreError):
    """Other records refer to the record; data.counts says how many of which kind."""

    kind = "inUse"
    data: InUseData


class InsufficientStock(CoreError):
    """There is less in stock than was to be taken; data names the item, the location and the lot, what was
    asked for, and what there is.
    """

    kind = "insufficientStock"
    data: InsufficientStockData


class AlreadyReversed(CoreError):
    """The transaction was reversed before; data.reversedBy names the transaction that did."""

    kind = "alreadyReversed"
    data: Union[AlreadyReversedData, PaymentReversedData]


class IllegalStep(CoreError):
    """The record is not where this can be done; data.allowed lists the steps that are open, data.waiting what
    the others wait for.
    """

    kind = "illegalStep"
    data: IllegalStepData


class AssetTooLarge(CoreError):
    """There would be more bytes of assets than there may be; data.limit says how many there may be,
    data.bytes how many.
    """

    kind = "assetTooLarge"
    data: AssetTooLargeData


class AssetMissing(CoreError):
    """The file of the asset is not in the data directory: somebody has removed it there."""

    kind = "assetMissing"
    data: AssetMissingData


class PendingChanges(CoreError):
    """What was changed here and was not sent yet would be lost; data.counts says how much of which company.
    """

    kind = "pendingChanges"
    data: PendingChangesData


class AccountUnavailable(CoreError):
    """The directory has no account of a cloud that can be used; data.status says how it stands."""

    kind = "accountUnavailable"
    data: AccountUnavailableData


class CloudUnavailable(CoreError):
    """The cloud can't be reached, or the directory is connected to none; data.reason says why. It can be
    tried again.
    """

    kind = "cloudUnavailable"
    data: CloudUnavailableData


class ShareNotFound(CoreError):
    """The link leads to nothing that is shared with the account."""

    kind = "shareNotFound"
    data: ShareNotFoundData


class ReadOnly(CoreError):
    """The conversation only reads, and the method would do more; data.method names it."""

    kind = "readOnly"
    data: ReadOnlyData


class OutOfMemory(CoreError):
    """There is not enough memory for the request; nothing of it was stored. It can be sent again."""

    kind = "outOfMemory"
    data: OutOfMemoryData


class MissingCredential(CoreError):
    """A sign-in needs both the identity token and the authorization code; data.members names the missing
    ones.
    """

    kind = "missingCredential"
    data: MissingCredentialData


class NotOnThisPath(CoreError):
    """The app's data is not kept here; data.path says which deployment path holds."""

    kind = "notOnThisPath"
    data: NotOnThisPathData


class Unauthorized(CoreError):
    """Nobody is signed in, or the app's backend has not authenticated the user; data.reason says which.
    """

    kind = "unauthorized"
    data: UnauthorizedData


class BackendFailed(CoreError):
    """The app's backend gave no answer that can be used; data.reason says why."""

    kind = "backendFailed"
    data: BackendFailedData


#: The exception of each kind, and what reads its data.
KINDS: Dict[str, Tuple[Type[CoreError], Callable[[Any], Any]]] = {
    "requestCancelled": (RequestCancelled, RequestCancelledData._read),
    "parseError": (ParseError, ParseErrorData._read),
    "internalError": (InternalError, InternalErrorData._read),
    "invalidParams": (InvalidParams, InvalidParamsData._read),
    "methodNotFound": (MethodNotFound, MethodNotFoundData._read),
    "invalidRequest": (InvalidRequest, InvalidRequestData._read),
    "notFound": (NotFound, NotFoundData._read),
    "conflict": (Conflict, one_of(CompanyConflictData, AccessRecordConflictData, ItemConflictData, LocationConflictData, LotConflictData, CountConflictData, LoanConflictData, ContactConflictData, OrderConflictData, OrderLineConflictData, DispatchConflictData, PurchaseConflictData, PurchaseLineConflictData, ViewConflictData, BeanConflictData, EquipmentConflictData, BrewConflictData, TastingConflictData, RecipeConflictData, ConversationConflictData, MessageConflictData, FeedbackConflictData)),
    "duplicate": (Duplicate, DuplicateData._read),
    "forbidden": (Forbidden, one_of(SharedCompanyData, PersonalData, ForbiddenData, RestrictedMemberData, TierBoughtData, OwnRightsData, FounderStaysData, NotKeptHereData)),
    "noCompany": (NoCompany, NoCompanyData._read),
    "storageFull": (StorageFull, StorageFullData._read),
    "storageFault": (StorageFault, StorageFaultData._read),
    "keyReused": (KeyReused, KeyReusedData._read),
    "cursorTooOld": (CursorTooOld, CursorTooOldData._read),
    "limitReached": (LimitReached, LimitReachedData._read),
    "hostUnavailable": (HostUnavailable, HostUnavailableData._read),
    "hostTimeout": (HostTimeout, HostTimeoutData._read),
    "hostError": (HostError, HostErrorData._read),
    "hostFault": (HostFault, HostFaultData._read),
    "unsupportedProtocol": (UnsupportedProtocol, UnsupportedProtocolData._read),
    "signInRequired": (SignInRequired, SignInRequiredData._read),
    "signInFailed": (SignInFailed, SignInFailedData._read),
    "tooManyAttempts": (TooManyAttempts, TooManyAttemptsData._read),
    "ownerNeeded": (OwnerNeeded, OwnerNeededData._read),
    "tierRequired": (TierRequired, TierRequiredData._read),
    "archived": (Archived, ArchivedData._read),
    "featureRequired": (FeatureRequired, FeatureRequiredData._read),
    "locationDenied": (LocationDenied, LocationDeniedData._read),
    "placesUnavailable": (PlacesUnavailable, PlacesUnavailableData._read),
    "inUse": (InUse, InUseData._read),
    "insufficientStock": (InsufficientStock, InsufficientStockData._read),
    "alreadyReversed": (AlreadyReversed, one_of(AlreadyReversedData, PaymentReversedData)),
    "illegalStep": (IllegalStep, IllegalStepData._read),
    "assetTooLarge": (AssetTooLarge, AssetTooLargeData._read),
    "assetMissing": (AssetMissing, AssetMissingData._read),
    "pendingChanges": (PendingChanges, PendingChangesData._read),
    "accountUnavailable": (AccountUnavailable, AccountUnavailableData._read),
    "cloudUnavailable": (CloudUnavailable, CloudUnavailableData._read),
    "shareNotFound": (ShareNotFound, ShareNotFoundData._read),
    "readOnly": (ReadOnly, ReadOnlyData._read),
    "outOfMemory": (OutOfMemory, OutOfMemoryData._read),
    "missingCredential": (MissingCredential, MissingCredentialData._read),
    "notOnThisPath": (NotOnThisPath, NotOnThisPathData._read),
    "unauthorized": (Unauthorized, UnauthorizedData._read),
    "backendFailed": (BackendFailed, BackendFailedData._read),
}

#: What reads the data of a method's errors, where they are of fewer records than their kind allows.
NARROWER: Dict[Tuple[str, str], Callable[[Any], Any]] = {
}
