// Generated from Schemas/openrpc.json by generate-clients.

/** The kinds of errors, one class for each. */

import { CoreError } from "../errors.js";

/** The request was cancelled while it waited. */
export class RequestCancelledError extends CoreError {}

/** The line is not valid JSON, or longer than allowed. */
export class ParseError extends CoreError {}

/** The core has a fault. The core's log has the details. */
export class InternalError extends CoreError {}

/** The parameters don't fit the method. data.problems lists all problems. */
export class InvalidParamsError extends CoreError {}

/** There is no such method. */
export class MethodNotFoundError extends CoreError {}

/** The message is JSON, but not a JSON-RPC 2.0 request. */
export class InvalidRequestError extends CoreError {}

/** No record with this id exists, or the caller may not see the record. */
export class NotFoundError extends CoreError {}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export class ConflictError extends CoreError {}

/** Another record has the same value in a member that must be unique. data.member names the member. */
export class DuplicateError extends CoreError {}

/**
 * The caller may not call this method in the company. data.needs is the right or the condition that would
 * allow the call.
 */
export class ForbiddenError extends CoreError {}

/**
 * The request has no company, no company is selected, and there is not exactly one company. Send company, or
 * call companies.select.
 */
export class NoCompanyError extends CoreError {}

/** The disk is full. No part of the request was stored. Free some space, and send the request again. */
export class StorageFullError extends CoreError {}

/**
 * The data directory could not be read or written. No part of the request was stored, except the record that
 * data.record names, if any.
 */
export class StorageFaultError extends CoreError {}

/** The idempotency key was used for another request. Use a new key, or repeat that request unchanged. */
export class KeyReusedError extends CoreError {}

/**
 * The core no longer has the state to which the cursor belongs. For events, read all records again, and
 * continue from data.newest. For a list with snapshot, read the list again from its first page.
 */
export class CursorTooOldError extends CoreError {}

/**
 * A limit is reached, such as the number of subscriptions, or of assets of a record. data.limit is the
 * largest allowed number.
 */
export class LimitReachedError extends CoreError {}

/** The host does not offer a capability that the request needs. data.capability names the capability. */
export class HostUnavailableError extends CoreError {}

/** The host did not answer in time. data.deadline is the time limit in milliseconds. */
export class HostTimeoutError extends CoreError {}

/** The host answered with an error. data.error is the host's error. */
export class HostError extends CoreError {}

/** The host's answer cannot be used, or the host has ended. */
export class HostFaultError extends CoreError {}

/** The core does not support this version of the protocol. data.supported lists the supported versions. */
export class UnsupportedProtocolError extends CoreError {}

/** The company has credentials, and no user is signed in there. Call access.signIn. */
export class SignInRequiredError extends CoreError {}

/** The username or the password is wrong. */
export class SignInFailedError extends CoreError {}

/**
 * Too many attempts have failed, or were made at once. data.retryAfter is the number of milliseconds to wait
 * before the next attempt.
 */
export class TooManyAttemptsError extends CoreError {}

/** The request would leave the company without an owner who can act. data.reason has the details. */
export class OwnerNeededError extends CoreError {}

/**
 * The company's tier does not allow the request. data.limit names the limit, data.most is its value, and
 * data.tiers lists the tiers that would allow the request.
 */
export class TierRequiredError extends CoreError {}

/**
 * The company is archived. Its records can be read, but not changed. companies.update with archived: false
 * restores it.
 */
export class ArchivedError extends CoreError {}

/**
 * The method needs a feature that the account does not have. data.feature names the feature, data.tiers lists
 * the tiers that include it, and data.products lists the products that give these tiers.
 */
export class FeatureRequiredError extends CoreError {}

/**
 * The app may not read the device's location. data.state is denied (by the user) or restricted (by the
 * device's settings).
 */
export class LocationDeniedError extends CoreError {}

/**
 * Places cannot be found: the host does not offer them, and the machine has no table of time zones. The
 * message has instructions.
 */
export class PlacesUnavailableError extends CoreError {}

/**
 * Other records refer to the record. data.counts has the number of these records for each kind. Remove the
 * references first.
 */
export class InUseError extends CoreError {}

/**
 * There is less stock than the request takes. data has the item, the location, the lot, and the requested,
 * present and available quantities.
 */
export class InsufficientStockError extends CoreError {}

/** The transaction was already reversed. data.reversedBy is the id of the reversing transaction. */
export class AlreadyReversedError extends CoreError {}

/**
 * The record's status does not allow this step. data.allowed lists the steps that are possible now, and
 * data.waiting lists the conditions of the other steps.
 */
export class IllegalStepError extends CoreError {}

/**
 * The assets would have too many bytes. data.limit is the limit in bytes, and data.bytes is the number of
 * bytes with the new asset.
 */
export class AssetTooLargeError extends CoreError {}

/**
 * The file of the asset is not in the data directory. data.sha256 is the digest of the missing bytes. Add an
 * asset with the same bytes to restore the file.
 */
export class AssetMissingError extends CoreError {}

/**
 * The request would lose changes that this device has not sent to the cloud yet. data.counts has their number
 * for each company.
 */
export class PendingChangesError extends CoreError {}

/** The data directory has no cloud account that can be used. data.status is the state of the account. */
export class AccountUnavailableError extends CoreError {}

/**
 * The cloud cannot be reached, or the data directory is not connected to a cloud. data.reason is the reason.
 * If the cloud cannot be reached, try again later.
 */
export class CloudUnavailableError extends CoreError {}

/** The link does not lead to a share that this account may join. */
export class ShareNotFoundError extends CoreError {}

/** The conversation may only read, and the method does more than read. data.method names the method. */
export class ReadOnlyError extends CoreError {}

/**
 * There is not enough memory for the request. No part of the request was stored. Free some memory, and send
 * the request again.
 */
export class OutOfMemoryError extends CoreError {}

/**
 * A sign-in needs both the identity token and the authorization code. data.members names the missing members.
 */
export class MissingCredentialError extends CoreError {}

/**
 * The app's data is stored by another deployment path. data.path is the deployment path that has the data.
 */
export class NotOnThisPathError extends CoreError {}

/** No user is signed in, or the app's backend has not authenticated the user. data.reason is the reason. */
export class UnauthorizedError extends CoreError {}

/** The app's backend gave no usable answer. data.reason is the reason. */
export class BackendFailedError extends CoreError {}

/**
 * There are fewer components than a build takes. data.shortages lists them, with their locations and the
 * quantities that are expected.
 */
export class ComponentsShortError extends CoreError {}

/**
 * This device has no series of invoice numbers in the company that the cloud has confirmed. data.company is
 * the company. Let the device sync once, and send the request again.
 */
export class SeriesUnconfirmedError extends CoreError {}

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
  componentsShort: ComponentsShortError,
  seriesUnconfirmed: SeriesUnconfirmedError,
};

for (const [kind, type] of Object.entries(errorClasses)) {
  // The name is a text, so a minifier does not shorten it.
  const name = kind[0].toUpperCase() + kind.slice(1) + (kind.endsWith("Error") ? "" : "Error");
  Object.defineProperty(type.prototype, "name", { value: name, configurable: true, writable: true });
  Object.defineProperty(type, "kind", { value: kind });
}
