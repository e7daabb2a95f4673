"""What a call is refused with: an exception for each kind.

Generated from Schemas/openrpc.json of version 0.1.0; do not edit."""

from __future__ import annotations

from typing import Dict, Tuple, Union

from ._failures import CallTimeout, CoreError, MainspringError, ProcessEnded
from .records import (
    AccessRecordConflictData, AccountUnavailableData, AlreadyReversedData, ArchivedData, AssetMissingData,
    AssetTooLargeData, BackendFailedData, BeanConflictData, BrewConflictData, CloudUnavailableData, CompanyConflictData,
    ContactConflictData, ConversationConflictData, CountConflictData, CursorTooOldData, DispatchConflictData,
    DuplicateData, EquipmentConflictData, FeatureRequiredData, FeedbackConflictData, ForbiddenData, FounderStaysData,
    HostErrorData, HostFaultData, HostTimeoutData, HostUnavailableData, IllegalStepData, InUseData,
    InsufficientStockData, InternalErrorData, InvalidParamsData, InvalidRequestData, ItemConflictData, KeyReusedData,
    LimitReachedData, LoanConflictData, LocationConflictData, LocationDeniedData, LotConflictData, MessageConflictData,
    MethodNotFoundData, MissingCredentialData, NoCompanyData, NotFoundData, NotKeptHereData, NotOnThisPathData,
    OrderConflictData, OrderLineConflictData, OutOfMemoryData, OwnRightsData, OwnerNeededData, ParseErrorData,
    PaymentReversedData, PendingChangesData, PersonalData, PlacesUnavailableData, PurchaseConflictData,
    PurchaseLineConflictData, ReadOnlyData, RecipeConflictData, RequestCancelledData, RestrictedMemberData,
    ShareNotFoundData, SharedCompanyData, SignInFailedData, SignInRequiredData, StorageFaultData, StorageFullData,
    TastingConflictData, TierBoughtData, TierRequiredData, TooManyAttemptsData, UnauthorizedData,
    UnsupportedProtocolData, ViewConflictData,
)

__all__ = [
    "CallTimeout", "CoreError", "MainspringError", "ProcessEnded", "RequestCancelled", "ParseError", "InternalError",
    "InvalidParams", "MethodNotFound", "InvalidRequest", "NotFound", "Conflict", "Duplicate", "Forbidden", "NoCompany",
    "StorageFull", "StorageFault", "KeyReused", "CursorTooOld", "LimitReached", "HostUnavailable", "HostTimeout",
    "HostError", "HostFault", "UnsupportedProtocol", "SignInRequired", "SignInFailed", "TooManyAttempts", "OwnerNeeded",
    "TierRequired", "Archived", "FeatureRequired", "LocationDenied", "PlacesUnavailable", "InUse", "InsufficientStock",
    "AlreadyReversed", "IllegalStep", "AssetTooLarge", "AssetMissing", "PendingChanges", "AccountUnavailable",
    "CloudUnavailable", "ShareNotFound", "ReadOnly", "OutOfMemory", "MissingCredential", "NotOnThisPath",
    "Unauthorized", "BackendFailed",
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
    """A fault of the core; its log has the details."""

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
    """The record has another version than expected; data.current is the record in its present state."""

    kind = "conflict"
    data: Union[CompanyConflictData, AccessRecordConflictData, ItemConflictData, LocationConflictData, LotConflictData, CountConflictData, LoanConflictData, ContactConflictData, OrderConflictData, OrderLineConflictData, DispatchConflictData, PurchaseConflictData, PurchaseLineConflictData, ViewConflictData, BeanConflictData, EquipmentConflictData, BrewConflictData, TastingConflictData, RecipeConflictData, ConversationConflictData, MessageConflictData, FeedbackConflictData]


class Duplicate(CoreError):
    """Another record has the same unique value; data.member names the member."""

    kind = "duplicate"
    data: DuplicateData


class Forbidden(CoreError):
    """The caller may not do this in the company; data.needs is the right or condition that would allow it."""

    kind = "forbidden"
    data: Union[SharedCompanyData, PersonalData, ForbiddenData, RestrictedMemberData, TierBoughtData, OwnRightsData, FounderStaysData, NotKeptHereData]


class NoCompany(CoreError):
    """The request named no company, none is selected, and there is not exactly one."""

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
    """The event log no longer reaches back to the cursor: read all records again, and continue from data.newest. Or the
    snapshot of a list's first page is no longer kept: read the list from its first page.
    """

    kind = "cursorTooOld"
    data: CursorTooOldData


class LimitReached(CoreError):
    """The limit of open things is reached; data.limit is the number."""

    kind = "limitReached"
    data: LimitReachedData


class HostUnavailable(CoreError):
    """The host does not offer what the request needs; data.capability names it."""

    kind = "hostUnavailable"
    data: HostUnavailableData


class HostTimeout(CoreError):
    """The host did not answer in time; data.deadline is the limit in milliseconds."""

    kind = "hostTimeout"
    data: HostTimeoutData


class HostError(CoreError):
    """The host answered with an error; data.error contains it."""

    kind = "hostError"
    data: HostErrorData


class HostFault(CoreError):
    """The host's answer cannot be used, or the host has ended."""

    kind = "hostFault"
    data: HostFaultData


class UnsupportedProtocol(CoreError):
    """This version of the protocol is not supported; data.supported lists those that are."""

    kind = "unsupportedProtocol"
    data: UnsupportedProtocolData


class SignInRequired(CoreError):
    """The company has credentials, and no user is signed in there."""

    kind = "signInRequired"
    data: SignInRequiredData


class SignInFailed(CoreError):
    """The username or the password is wrong."""

    kind = "signInFailed"
    data: SignInFailedData


class TooManyAttempts(CoreError):
    """Too many attempts have failed, or were made; data.retryAfter is the number of milliseconds to wait."""

    kind = "tooManyAttempts"
    data: TooManyAttemptsData


class OwnerNeeded(CoreError):
    """The company would be left without an owner who can act. Or its first credentials would not be the founder's, or
    its new founder could not act as its owner.
    """

    kind = "ownerNeeded"
    data: OwnerNeededData


class TierRequired(CoreError):
    """The company's tier does not allow it; data.limit names the limit, data.most is its value, and data.tiers lists
    tiers to upgrade to.
    """

    kind = "tierRequired"
    data: TierRequiredData


class Archived(CoreError):
    """The company is archived; it can be read, and restored with companies.update."""

    kind = "archived"
    data: ArchivedData


class FeatureRequired(CoreError):
    """The method needs a feature that the account does not have; data.feature names it, data.tiers lists the tiers with
    it, and data.products the store's products.
    """

    kind = "featureRequired"
    data: FeatureRequiredData


class LocationDenied(CoreError):
    """The app is not allowed to know the device's location; data.state is denied or restricted."""

    kind = "locationDenied"
    data: LocationDeniedData


class PlacesUnavailable(CoreError):
    """The host does not offer places, and there is no table of time zones; the message has instructions."""

    kind = "placesUnavailable"
    data: PlacesUnavailableData


class InUse(CoreError):
    """Other records refer to the record; data.counts is their number by kind."""

    kind = "inUse"
    data: InUseData


class InsufficientStock(CoreError):
    """There is less in stock than requested; data has the item, the location, the lot, and the requested and present
    quantities.
    """

    kind = "insufficientStock"
    data: InsufficientStockData


class AlreadyReversed(CoreError):
    """The transaction was already reversed; data.reversedBy names the reversing transaction."""

    kind = "alreadyReversed"
    data: Union[AlreadyReversedData, PaymentReversedData]


class IllegalStep(CoreError):
    """The record's status does not allow this step; data.allowed lists the open steps, and data.waiting the conditions
    of the others.
    """

    kind = "illegalStep"
    data: IllegalStepData


class AssetTooLarge(CoreError):
    """The assets would exceed a limit of bytes; data.limit is the limit, and data.bytes the size."""

    kind = "assetTooLarge"
    data: AssetTooLargeData


class AssetMissing(CoreError):
    """The file of the asset was removed from the data directory."""

    kind = "assetMissing"
    data: AssetMissingData


class PendingChanges(CoreError):
    """Changes that were made here and not sent yet would be lost; data.counts is their number by company."""

    kind = "pendingChanges"
    data: PendingChangesData


class AccountUnavailable(CoreError):
    """The directory has no cloud account that can be used; data.status is the state of the account."""

    kind = "accountUnavailable"
    data: AccountUnavailableData


class CloudUnavailable(CoreError):
    """The cloud cannot be reached, or the directory is connected to none; data.reason is the reason. Try again later.
    """

    kind = "cloudUnavailable"
    data: CloudUnavailableData


class ShareNotFound(CoreError):
    """The link leads to no share that is meant for the account."""

    kind = "shareNotFound"
    data: ShareNotFoundData


class ReadOnly(CoreError):
    """The conversation may only read, and the method does more; data.method names it."""

    kind = "readOnly"
    data: ReadOnlyData


class OutOfMemory(CoreError):
    """There is not enough memory for the request, and no part of it was stored. Send it again."""

    kind = "outOfMemory"
    data: OutOfMemoryData


class MissingCredential(CoreError):
    """A sign-in needs both the identity token and the authorization code; data.members names the missing ones."""

    kind = "missingCredential"
    data: MissingCredentialData


class NotOnThisPath(CoreError):
    """The app's data is not stored here; data.path is the deployment path with the data."""

    kind = "notOnThisPath"
    data: NotOnThisPathData


class Unauthorized(CoreError):
    """No user is signed in, or the app's backend has not authenticated the user; data.reason says which."""

    kind = "unauthorized"
    data: UnauthorizedData


class BackendFailed(CoreError):
    """The app's backend gave no usable answer; data.reason is the reason."""

    kind = "backendFailed"
    data: BackendFailedData
