// Generated from Schemas/openrpc.json by generate-clients.

/** The kinds of errors, each a class. */

import { CoreError } from "../errors.js";

/** The request was cancelled while it waited. */
export class RequestCancelledError extends CoreError {}

/** The line is not valid JSON, or longer than allowed. */
export class ParseError extends CoreError {}

/** A fault of the core; its log has the detail. */
export class InternalError extends CoreError {}

/** The parameters don't fit the method; data.problems lists every problem. */
export class InvalidParamsError extends CoreError {}

/** There is no such method. */
export class MethodNotFoundError extends CoreError {}

/** The JSON is not a JSON-RPC 2.0 request. */
export class InvalidRequestError extends CoreError {}

/** There is no such record. */
export class NotFoundError extends CoreError {}

/** The record has another version than expected; data.current is the record as it stands. */
export class ConflictError extends CoreError {}

/** Another record has the same unique value; data.member names the member. */
export class DuplicateError extends CoreError {}

/** The caller may not do this in the company; data.needs says what would allow it. */
export class ForbiddenError extends CoreError {}

/** No company was named, none is selected, and there is not just one. */
export class NoCompanyError extends CoreError {}

/** The disk is full; nothing of the request was stored. */
export class StorageFullError extends CoreError {}

/** The store could not be read or written; nothing of the request was stored. */
export class StorageFaultError extends CoreError {}

/** The idempotency key was used for another request. */
export class KeyReusedError extends CoreError {}

/**
 * The log does not reach back to the cursor: read anew, and go on from data.newest; or a list's state of the
 * first page is gone: begin it anew.
 */
export class CursorTooOldError extends CoreError {}

/** As many as there may be are open already; data.limit says how many. */
export class LimitReachedError extends CoreError {}

/** The host does not offer what the request needs; data.capability names it. */
export class HostUnavailableError extends CoreError {}

/** The host did not answer in time; data.deadline says how many milliseconds it had. */
export class HostTimeoutError extends CoreError {}

/** The host answered with an error; data.error holds it. */
export class HostError extends CoreError {}

/** The host's answer can't be used, or it went away. */
export class HostFaultError extends CoreError {}

/** This version of the protocol is not supported; data.supported lists those that are. */
export class UnsupportedProtocolError extends CoreError {}

/** The company has credentials, and nobody is signed in there. */
export class SignInRequiredError extends CoreError {}

/** The username or the password is wrong. */
export class SignInFailedError extends CoreError {}

/** Too many attempts have failed, or were made; data.retryAfter says how many milliseconds to wait. */
export class TooManyAttemptsError extends CoreError {}

/**
 * The company would be left without an owner who can act, its first credentials would not be the founder's,
 * or it would pass to who can't act as its owner.
 */
export class OwnerNeededError extends CoreError {}

/**
 * The company's tier does not allow it; data.limit names the limit, data.most says what it is, data.tiers
 * what to upgrade to.
 */
export class TierRequiredError extends CoreError {}

/** The company is archived; it can be read, and restored with companies.update. */
export class ArchivedError extends CoreError {}

/**
 * The method needs a feature that the account does not have; data.feature names it, data.tiers lists the
 * tiers that have it, data.products what the store sells them as.
 */
export class FeatureRequiredError extends CoreError {}

/** The app is not allowed to know where the device is; data.state is denied or restricted. */
export class LocationDeniedError extends CoreError {}

/** The host does not offer places, and there is no table of time zones; the message says what to do. */
export class PlacesUnavailableError extends CoreError {}

/** Other records refer to the record; data.counts says how many of which kind. */
export class InUseError extends CoreError {}

/**
 * There is less in stock than was to be taken; data names the item, the location and the lot, what was asked
 * for, and what there is.
 */
export class InsufficientStockError extends CoreError {}

/** The transaction was reversed before; data.reversedBy names the transaction that did. */
export class AlreadyReversedError extends CoreError {}

/**
 * The record is not where this can be done; data.allowed lists the steps that are open, data.waiting what the
 * others wait for.
 */
export class IllegalStepError extends CoreError {}

/**
 * There would be more bytes of assets than there may be; data.limit says how many there may be, data.bytes
 * how many.
 */
export class AssetTooLargeError extends CoreError {}

/** The file of the asset is not in the data directory: somebody has removed it there. */
export class AssetMissingError extends CoreError {}

/** What was changed here and was not sent yet would be lost; data.counts says how much of which company. */
export class PendingChangesError extends CoreError {}

/** The directory has no account of a cloud that can be used; data.status says how it stands. */
export class AccountUnavailableError extends CoreError {}

/**
 * The cloud can't be reached, or the directory is connected to none; data.reason says why. It can be tried
 * again.
 */
export class CloudUnavailableError extends CoreError {}

/** The link leads to nothing that is shared with the account. */
export class ShareNotFoundError extends CoreError {}

/** The conversation only reads, and the method would do more; data.method names it. */
export class ReadOnlyError extends CoreError {}

/** There is not enough memory for the request; nothing of it was stored. It can be sent again. */
export class OutOfMemoryError extends CoreError {}

/**
 * A sign-in needs both the identity token and the authorization code; data.members names the missing ones.
 */
export class MissingCredentialError extends CoreError {}

/** The app's data is not kept here; data.path says which deployment path holds. */
export class NotOnThisPathError extends CoreError {}

/** Nobody is signed in, or the app's backend has not authenticated the user; data.reason says which. */
export class UnauthorizedError extends CoreError {}

/** The app's backend gave no answer that can be used; data.reason says why. */
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
