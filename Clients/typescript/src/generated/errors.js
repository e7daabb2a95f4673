// Generated from Schemas/openrpc.json by generate-clients.

/** The kinds of errors, each a class. */

import { CoreError } from "../errors.js";

/** The request was cancelled while it waited. */
export class RequestCancelledError extends CoreError {}

/** The line is not valid JSON, or longer than allowed. */
export class ParseError extends CoreError {}

/** A fault of the core; its log has the details. */
export class InternalError extends CoreError {}

/** The parameters don't fit the method; data.problems lists every problem. */
export class InvalidParamsError extends CoreError {}

/** There is no such method. */
export class MethodNotFoundError extends CoreError {}

/** The JSON is not a JSON-RPC 2.0 request. */
export class InvalidRequestError extends CoreError {}

/** There is no such record. */
export class NotFoundError extends CoreError {}

/** The record has another version than expected; data.current is the record in its present state. */
export class ConflictError extends CoreError {}

/** Another record has the same unique value; data.member names the member. */
export class DuplicateError extends CoreError {}

/** The caller may not do this in the company; data.needs is the right or condition that would allow it. */
export class ForbiddenError extends CoreError {}

/** The request named no company, none is selected, and there is not exactly one. */
export class NoCompanyError extends CoreError {}

/** The disk is full; nothing of the request was stored. */
export class StorageFullError extends CoreError {}

/** The store could not be read or written; nothing of the request was stored. */
export class StorageFaultError extends CoreError {}

/** The idempotency key was used for another request. */
export class KeyReusedError extends CoreError {}

/**
 * The event log no longer reaches back to the cursor: read all records again, and continue from data.newest.
 * Or the snapshot of a list's first page is no longer kept: read the list from its first page.
 */
export class CursorTooOldError extends CoreError {}

/** The limit of open things is reached; data.limit is the number. */
export class LimitReachedError extends CoreError {}

/** The host does not offer what the request needs; data.capability names it. */
export class HostUnavailableError extends CoreError {}

/** The host did not answer in time; data.deadline is the limit in milliseconds. */
export class HostTimeoutError extends CoreError {}

/** The host answered with an error; data.error contains it. */
export class HostError extends CoreError {}

/** The host's answer cannot be used, or the host has ended. */
export class HostFaultError extends CoreError {}

/** This version of the protocol is not supported; data.supported lists those that are. */
export class UnsupportedProtocolError extends CoreError {}

/** The company has credentials, and no user is signed in there. */
export class SignInRequiredError extends CoreError {}

/** The username or the password is wrong. */
export class SignInFailedError extends CoreError {}

/** Too many attempts have failed, or were made; data.retryAfter is the number of milliseconds to wait. */
export class TooManyAttemptsError extends CoreError {}

/**
 * The company would be left without an owner who can act. Or its first credentials would not be the
 * founder's, or its new founder could not act as its owner.
 */
export class OwnerNeededError extends CoreError {}

/**
 * The company's tier does not allow it; data.limit names the limit, data.most is its value, and data.tiers
 * lists tiers to upgrade to.
 */
export class TierRequiredError extends CoreError {}

/** The company is archived; it can be read, and restored with companies.update. */
export class ArchivedError extends CoreError {}

/**
 * The method needs a feature that the account does not have; data.feature names it, data.tiers lists the
 * tiers with it, and data.products the store's products.
 */
export class FeatureRequiredError extends CoreError {}

/** The app is not allowed to know the device's location; data.state is denied or restricted. */
export class LocationDeniedError extends CoreError {}

/** The host does not offer places, and there is no table of time zones; the message has instructions. */
export class PlacesUnavailableError extends CoreError {}

/** Other records refer to the record; data.counts is their number by kind. */
export class InUseError extends CoreError {}

/**
 * There is less in stock than requested; data has the item, the location, the lot, and the requested and
 * present quantities.
 */
export class InsufficientStockError extends CoreError {}

/** The transaction was already reversed; data.reversedBy names the reversing transaction. */
export class AlreadyReversedError extends CoreError {}

/**
 * The record's status does not allow this step; data.allowed lists the open steps, and data.waiting the
 * conditions of the others.
 */
export class IllegalStepError extends CoreError {}

/** The assets would exceed a limit of bytes; data.limit is the limit, and data.bytes the size. */
export class AssetTooLargeError extends CoreError {}

/** The file of the asset was removed from the data directory. */
export class AssetMissingError extends CoreError {}

/** Changes that were made here and not sent yet would be lost; data.counts is their number by company. */
export class PendingChangesError extends CoreError {}

/** The directory has no cloud account that can be used; data.status is the state of the account. */
export class AccountUnavailableError extends CoreError {}

/**
 * The cloud cannot be reached, or the directory is connected to none; data.reason is the reason. Try again
 * later.
 */
export class CloudUnavailableError extends CoreError {}

/** The link leads to no share that is meant for the account. */
export class ShareNotFoundError extends CoreError {}

/** The conversation may only read, and the method does more; data.method names it. */
export class ReadOnlyError extends CoreError {}

/** There is not enough memory for the request, and no part of it was stored. Send it again. */
export class OutOfMemoryError extends CoreError {}

/**
 * A sign-in needs both the identity token and the authorization code; data.members names the missing ones.
 */
export class MissingCredentialError extends CoreError {}

/** The app's data is not stored here; data.path is the deployment path with the data. */
export class NotOnThisPathError extends CoreError {}

/** No user is signed in, or the app's backend has not authenticated the user; data.reason says which. */
export class UnauthorizedError extends CoreError {}

/** The app's backend gave no usable answer; data.reason is the reason. */
export class BackendFailedError extends CoreError {}

/** The classes, by the kinds of their errors. */
export const errorClasses = {
  requestCancelled: RequestCancelledError,
  parseError: ParseError,
  internalError: InternalError,
  invalidParams: InvalidParamsError,
  methodNotFound: MethodNotFoundError,
  invalidRequest: InvalidRequestError,
  notFound: NotFoundError,
  conflict: ConflictError,
  duplicate: DuplicateError,
  forbidden: ForbiddenError,
  noCompany: NoCompanyError,
  storageFull: StorageFullError,
  storageFault: StorageFaultError,
  keyReused: KeyReusedError,
  cursorTooOld: CursorTooOldError,
  limitReached: LimitReachedError,
  hostUnavailable: HostUnavailableError,
  hostTimeout: HostTimeoutError,
  hostError: HostError,
  hostFault: HostFaultError,
  unsupportedProtocol: UnsupportedProtocolError,
  signInRequired: SignInRequiredError,
  signInFailed: SignInFailedError,
  tooManyAttempts: TooManyAttemptsError,
  ownerNeeded: OwnerNeededError,
  tierRequired: TierRequiredError,
  archived: ArchivedError,
  featureRequired: FeatureRequiredError,
  locationDenied: LocationDeniedError,
  placesUnavailable: PlacesUnavailableError,
  inUse: InUseError,
  insufficientStock: InsufficientStockError,
  alreadyReversed: AlreadyReversedError,
  illegalStep: IllegalStepError,
  assetTooLarge: AssetTooLargeError,
  assetMissing: AssetMissingError,
  pendingChanges: PendingChangesError,
  accountUnavailable: AccountUnavailableError,
  cloudUnavailable: CloudUnavailableError,
  shareNotFound: ShareNotFoundError,
  readOnly: ReadOnlyError,
  outOfMemory: OutOfMemoryError,
  missingCredential: MissingCredentialError,
  notOnThisPath: NotOnThisPathError,
  unauthorized: UnauthorizedError,
  backendFailed: BackendFailedError,
};

for (const [kind, type] of Object.entries(errorClasses)) {
  // Programs that make names short leave this one as it is.
  const name = kind[0].toUpperCase() + kind.slice(1) + (kind.endsWith("Error") ? "" : "Error");
  Object.defineProperty(type.prototype, "name", { value: name, configurable: true, writable: true });
  Object.defineProperty(type, "kind", { value: kind });
}
