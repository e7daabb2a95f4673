"""The errors of calls: an exception for each kind.

Generated from Schemas/openrpc.json of version 0.1.0; do not edit."""

from __future__ import annotations

from typing import Dict, Tuple, Union

from ._failures import CallTimeout, CoreError, MainspringError, ProcessEnded
from .records import (
    AccessRecordConflictData, AccountUnavailableData, AlreadyReversedData, ArchivedData, AssetMissingData,
    AssetTooLargeData, BackendFailedData, BeanConflictData, BomConflictData, BrewConflictData, BuildConflictData,
    CloudUnavailableData, CompanyConflictData, ComponentsShortData, ContactConflictData, ConversationConflictData,
    CountConflictData, CursorTooOldData, DispatchConflictData, DuplicateData, EquipmentConflictData,
    FeatureRequiredData, FeedbackConflictData, ForbiddenData, FounderStaysData, HostErrorData, HostFaultData,
    HostTimeoutData, HostUnavailableData, IllegalStepData, InUseData, InsufficientStockData, InternalErrorData,
    InvalidParamsData, InvalidRequestData, ItemConflictData, ItemSupplierConflictData, KeyReusedData, LimitReachedData,
    LoanConflictData, LocationConflictData, LocationDeniedData, LotConflictData, MessageConflictData,
    MethodNotFoundData, MissingCredentialData, NoCompanyData, NotFoundData, NotKeptHereData, NotOnThisPathData,
    OrderConflictData, OrderLineConflictData, OutOfMemoryData, OwnRightsData, OwnerNeededData, ParseErrorData,
    PaymentReversedData, PendingChangesData, PersonalData, PlacesUnavailableData, PriceConflictData,
    PurchaseConflictData, PurchaseLineConflictData, ReadOnlyData, RecipeConflictData, RequestCancelledData,
    RestrictedMemberData, SeriesUnconfirmedData, ShareNotFoundData, SharedCompanyData, SignInFailedData,
    SignInRequiredData, StorageFaultData, StorageFullData, TastingConflictData, TierBoughtData, TierRequiredData,
    TooManyAttemptsData, UnauthorizedData, UnsupportedProtocolData, ViewConflictData,
)

__all__ = [
    "CallTimeout", "CoreError", "MainspringError", "ProcessEnded", "RequestCancelled", "ParseError", "InternalError",
    "InvalidParams", "MethodNotFound", "InvalidRequest", "NotFound", "Conflict", "Duplicate", "Forbidden", "NoCompany",
    "StorageFull", "StorageFault", "KeyReused", "CursorTooOld", "LimitReached", "HostUnavailable", "HostTimeout",
    "HostError", "HostFault", "UnsupportedProtocol", "SignInRequired", "SignInFailed", "TooManyAttempts", "OwnerNeeded",
    "TierRequired", "Archived", "FeatureRequired", "LocationDenied", "PlacesUnavailable", "InUse", "InsufficientStock",
    "AlreadyReversed", "IllegalStep", "AssetTooLarge", "AssetMissing", "PendingChanges", "AccountUnavailable",
    "CloudUnavailable", "ShareNotFound", "ReadOnly", "OutOfMemory", "MissingCredential", "NotOnThisPath",
    "Unauthorized", "BackendFailed", "ComponentsShort", "SeriesUnconfirmed",
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
    """The core has a fault. The core's log has the details."""

    kind = "internalError"
    data: InternalErrorData


class InvalidParams(CoreError):
    """The parameters don't fit the method. data.problems lists all problems."""

    kind = "invalidParams"
    data: InvalidParamsData


class MethodNotFound(CoreError):
    """There is no such method."""

    kind = "methodNotFound"
    data: MethodNotFoundData


class InvalidRequest(CoreError):
    """The message is JSON, but not a JSON-RPC 2.0 request."""

    kind = "invalidRequest"
    data: InvalidRequestData


class NotFound(CoreError):
    """No record with this id exists, or the caller may not see the record."""

    kind = "notFound"
    data: NotFoundData


class Conflict(CoreError):
    """The record does not have the version in expect. data.current is the record in its present state. Read it, and
    send the change again with its version.
    """

    kind = "conflict"
    data: Union[CompanyConflictData, AccessRecordConflictData, ItemConflictData, LocationConflictData, LotConflictData, CountConflictData, ItemSupplierConflictData, LoanConflictData, ContactConflictData, OrderConflictData, OrderLineConflictData, DispatchConflictData, PurchaseConflictData, PurchaseLineConflictData, BomConflictData, BuildConflictData, PriceConflictData, ViewConflictData, BeanConflictData, EquipmentConflictData, BrewConflictData, TastingConflictData, RecipeConflictData, ConversationConflictData, MessageConflictData, FeedbackConflictData]


class Duplicate(CoreError):
    """Another record has the same value in a member that must be unique. data.member names the member."""

    kind = "duplicate"
    data: DuplicateData


class Forbidden(CoreError):
    """The caller may not call this method in the company. data.needs is the right or the condition that would allow the
    call.
    """

    kind = "forbidden"
    data: Union[SharedCompanyData, PersonalData, ForbiddenData, RestrictedMemberData, TierBoughtData, OwnRightsData, FounderStaysData, NotKeptHereData]


class NoCompany(CoreError):
    """The request has no company, no company is selected, and there is not exactly one company. Send company, or call
    companies.select.
    """

    kind = "noCompany"
    data: NoCompanyData


class StorageFull(CoreError):
    """The disk is full. No part of the request was stored. Free some space, and send the request again."""

    kind = "storageFull"
    data: StorageFullData


class StorageFault(CoreError):
    """The data directory could not be read or written. No part of the request was stored, except the record that
    data.record names, if any.
    """

    kind = "storageFault"
    data: StorageFaultData


class KeyReused(CoreError):
    """The idempotency key was used for another request. Use a new key, or repeat that request unchanged."""

    kind = "keyReused"
    data: KeyReusedData


class CursorTooOld(CoreError):
    """The core no longer has the state to which the cursor belongs. For events, read all records again, and continue
    from data.newest. For a list with snapshot, read the list again from its first page.
    """

    kind = "cursorTooOld"
    data: CursorTooOldData


class LimitReached(CoreError):
    """A limit is reached, such as the number of subscriptions, or of assets of a record. data.limit is the largest
    allowed number.
    """

    kind = "limitReached"
    data: LimitReachedData


class HostUnavailable(CoreError):
    """The host does not offer a capability that the request needs. data.capability names the capability."""

    kind = "hostUnavailable"
    data: HostUnavailableData


class HostTimeout(CoreError):
    """The host did not answer in time. data.deadline is the time limit in milliseconds."""

    kind = "hostTimeout"
    data: HostTimeoutData


class HostError(CoreError):
    """The host answered with an error. data.error is the host's error."""

    kind = "hostError"
    data: HostErrorData


class HostFault(CoreError):
    """The host's answer cannot be used, or the host has ended."""

    kind = "hostFault"
    data: HostFaultData


class UnsupportedProtocol(CoreError):
    """The core does not support this version of the protocol. data.supported lists the supported versions."""

    kind = "unsupportedProtocol"
    data: UnsupportedProtocolData


class SignInRequired(CoreError):
    """The company has credentials, and no user is signed in there. Call access.signIn."""

    kind = "signInRequired"
    data: SignInRequiredData


class SignInFailed(CoreError):
    """The username or the password is wrong."""

    kind = "signInFailed"
    data: SignInFailedData


class TooManyAttempts(CoreError):
    """Too many attempts have failed, or were made at once. data.retryAfter is the number of milliseconds to wait before
    the next attempt.
    """

    kind = "tooManyAttempts"
    data: TooManyAttemptsData


class OwnerNeeded(CoreError):
    """The request would leave the company without an owner who can act. data.reason has the details."""

    kind = "ownerNeeded"
    data: OwnerNeededData


class TierRequired(CoreError):
    """The company's tier does not allow the request. data.limit names the limit, data.most is its value, and data.tiers
    lists the tiers that would allow the request.
    """

    kind = "tierRequired"
    data: TierRequiredData


class Archived(CoreError):
    """The company is archived. Its records can be read, but not changed. companies.update with archived: false restores
    it.
    """

    kind = "archived"
    data: ArchivedData


class FeatureRequired(CoreError):
    """The method needs a feature that the account does not have. data.feature names the feature, data.tiers lists the
    tiers that include it, and data.products lists the products that give these tiers.
    """

    kind = "featureRequired"
    data: FeatureRequiredData


class LocationDenied(CoreError):
    """The app may not read the device's location. data.state is denied (by the user) or restricted (by the device's
    settings).
    """

    kind = "locationDenied"
    data: LocationDeniedData


class PlacesUnavailable(CoreError):
    """Places cannot be found: the host does not offer them, and the machine has no table of time zones. The message has
    instructions.
    """

    kind = "placesUnavailable"
    data: PlacesUnavailableData


class InUse(CoreError):
    """Other records refer to the record. data.counts has the number of these records for each kind. Remove the
    references first.
    """

    kind = "inUse"
    data: InUseData


class InsufficientStock(CoreError):
    """There is less stock than the request takes. data has the item, the location, the lot, and the requested, present
    and available quantities.
    """

    kind = "insufficientStock"
    data: InsufficientStockData


class AlreadyReversed(CoreError):
    """The transaction was already reversed. data.reversedBy is the id of the reversing transaction."""

    kind = "alreadyReversed"
    data: Union[AlreadyReversedData, PaymentReversedData]


class IllegalStep(CoreError):
    """The record's status does not allow this step. data.allowed lists the steps that are possible now, and
    data.waiting lists the conditions of the other steps.
    """

    kind = "illegalStep"
    data: IllegalStepData


class AssetTooLarge(CoreError):
    """The assets would have too many bytes. data.limit is the limit in bytes, and data.bytes is the number of bytes
    with the new asset.
    """

    kind = "assetTooLarge"
    data: AssetTooLargeData


class AssetMissing(CoreError):
    """The file of the asset is not in the data directory. data.sha256 is the digest of the missing bytes. Add an asset
    with the same bytes to restore the file.
    """

    kind = "assetMissing"
    data: AssetMissingData


class PendingChanges(CoreError):
    """The request would lose changes that this device has not sent to the cloud yet. data.counts has their number for
    each company.
    """

    kind = "pendingChanges"
    data: PendingChangesData


class AccountUnavailable(CoreError):
    """The data directory has no cloud account that can be used. data.status is the state of the account."""

    kind = "accountUnavailable"
    data: AccountUnavailableData


class CloudUnavailable(CoreError):
    """The cloud cannot be reached, or the data directory is not connected to a cloud. data.reason is the reason. If the
    cloud cannot be reached, try again later.
    """

    kind = "cloudUnavailable"
    data: CloudUnavailableData


class ShareNotFound(CoreError):
    """The link does not lead to a share that this account may join."""

    kind = "shareNotFound"
    data: ShareNotFoundData


class ReadOnly(CoreError):
    """The conversation may only read, and the method does more than read. data.method names the method."""

    kind = "readOnly"
    data: ReadOnlyData


class OutOfMemory(CoreError):
    """There is not enough memory for the request. No part of the request was stored. Free some memory, and send the
    request again.
    """

    kind = "outOfMemory"
    data: OutOfMemoryData


class MissingCredential(CoreError):
    """A sign-in needs both the identity token and the authorization code. data.members names the missing members.
    """

    kind = "missingCredential"
    data: MissingCredentialData


class NotOnThisPath(CoreError):
    """The app's data is stored by another deployment path. data.path is the deployment path that has the data."""

    kind = "notOnThisPath"
    data: NotOnThisPathData


class Unauthorized(CoreError):
    """No user is signed in, or the app's backend has not authenticated the user. data.reason is the reason."""

    kind = "unauthorized"
    data: UnauthorizedData


class BackendFailed(CoreError):
    """The app's backend gave no usable answer. data.reason is the reason."""

    kind = "backendFailed"
    data: BackendFailedData


class ComponentsShort(CoreError):
    """There are fewer components than a build takes. data.shortages lists them, with their locations and the quantities
    that are expected.
    """

    kind = "componentsShort"
    data: ComponentsShortData


class SeriesUnconfirmed(CoreError):
    """This device has no series of invoice numbers in the company that the cloud has confirmed. data.company is the
    company. Let the device sync once, and send the request again.
    """

    kind = "seriesUnconfirmed"
    data: SeriesUnconfirmedData
