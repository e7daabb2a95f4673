// Generated from Schemas/openrpc.json by generate-clients.

/** The kinds of errors, one class for each. */

import { CoreError } from "../errors.js";
import type * as Records from "./records.js";

/** The request was cancelled while it waited. */
export class RequestCancelledError extends CoreError {
  static readonly kind: "requestCancelled";
  readonly kind: "requestCancelled";
  /** The facts. */
  readonly data: Records.RequestCancelledData;
}

/** The line is not valid JSON, or longer than allowed. */
export class ParseError extends CoreError {
  static readonly kind: "parseError";
  readonly kind: "parseError";
  /** The facts. */
  readonly data: Records.ParseErrorData;
}

/** The core has a fault. The core's log has the details. */
export class InternalError extends CoreError {
  static readonly kind: "internalError";
  readonly kind: "internalError";
  /** The facts. */
  readonly data: Records.InternalErrorData;
}

/** The parameters don't fit the method. data.problems lists all problems. */
export class InvalidParamsError extends CoreError {
  static readonly kind: "invalidParams";
  readonly kind: "invalidParams";
  /** The facts. */
  readonly data: Records.InvalidParamsData;
}

/** There is no such method. */
export class MethodNotFoundError extends CoreError {
  static readonly kind: "methodNotFound";
  readonly kind: "methodNotFound";
  /** The facts. */
  readonly data: Records.MethodNotFoundData;
}

/** The message is JSON, but not a JSON-RPC 2.0 request. */
export class InvalidRequestError extends CoreError {
  static readonly kind: "invalidRequest";
  readonly kind: "invalidRequest";
  /** The facts. */
  readonly data: Records.InvalidRequestData;
}

/** No record with this id exists, or the caller may not see the record. */
export class NotFoundError extends CoreError {
  static readonly kind: "notFound";
  readonly kind: "notFound";
  /** The facts. */
  readonly data: Records.NotFoundData;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export class ConflictError extends CoreError {
  static readonly kind: "conflict";
  readonly kind: "conflict";
  /** The facts. */
  readonly data:
    | Records.CompanyConflictData
    | Records.AccessRecordConflictData
    | Records.ItemConflictData
    | Records.LocationConflictData
    | Records.LotConflictData
    | Records.CountConflictData
    | Records.ItemSupplierConflictData
    | Records.LoanConflictData
    | Records.ContactConflictData
    | Records.OrderConflictData
    | Records.OrderLineConflictData
    | Records.DispatchConflictData
    | Records.PurchaseConflictData
    | Records.PurchaseLineConflictData
    | Records.BomConflictData
    | Records.BuildConflictData
    | Records.PriceConflictData
    | Records.ViewConflictData
    | Records.BeanConflictData
    | Records.EquipmentConflictData
    | Records.BrewConflictData
    | Records.TastingConflictData
    | Records.RecipeConflictData
    | Records.ConversationConflictData
    | Records.MessageConflictData
    | Records.FeedbackConflictData;
}

/** Another record has the same value in a member that must be unique. data.member names the member. */
export class DuplicateError extends CoreError {
  static readonly kind: "duplicate";
  readonly kind: "duplicate";
  /** The facts. */
  readonly data: Records.DuplicateData;
}

/**
 * The caller may not call this method in the company. data.needs is the right or the condition that would
 * allow the call.
 */
export class ForbiddenError extends CoreError {
  static readonly kind: "forbidden";
  readonly kind: "forbidden";
  /** The facts. */
  readonly data:
    | Records.SharedCompanyData
    | Records.PersonalData
    | Records.ForbiddenData
    | Records.RestrictedMemberData
    | Records.TierBoughtData
    | Records.OwnRightsData
    | Records.FounderStaysData
    | Records.NotKeptHereData;
}

/**
 * The request has no company, no company is selected, and there is not exactly one company. Send company, or
 * call companies.select.
 */
export class NoCompanyError extends CoreError {
  static readonly kind: "noCompany";
  readonly kind: "noCompany";
  /** The facts. */
  readonly data: Records.NoCompanyData;
}

/** The disk is full. No part of the request was stored. Free some space, and send the request again. */
export class StorageFullError extends CoreError {
  static readonly kind: "storageFull";
  readonly kind: "storageFull";
  /** The facts. */
  readonly data: Records.StorageFullData;
}

/**
 * The data directory could not be read or written. No part of the request was stored, except the record that
 * data.record names, if any.
 */
export class StorageFaultError extends CoreError {
  static readonly kind: "storageFault";
  readonly kind: "storageFault";
  /** The facts. */
  readonly data: Records.StorageFaultData;
}

/** The idempotency key was used for another request. Use a new key, or repeat that request unchanged. */
export class KeyReusedError extends CoreError {
  static readonly kind: "keyReused";
  readonly kind: "keyReused";
  /** The facts. */
  readonly data: Records.KeyReusedData;
}

/**
 * The core no longer has the state to which the cursor belongs. For events, read all records again, and
 * continue from data.newest. For a list with snapshot, read the list again from its first page.
 */
export class CursorTooOldError extends CoreError {
  static readonly kind: "cursorTooOld";
  readonly kind: "cursorTooOld";
  /** The facts. */
  readonly data: Records.CursorTooOldData;
}

/**
 * A limit is reached, such as the number of subscriptions, or of assets of a record. data.limit is the
 * largest allowed number.
 */
export class LimitReachedError extends CoreError {
  static readonly kind: "limitReached";
  readonly kind: "limitReached";
  /** The facts. */
  readonly data: Records.LimitReachedData;
}

/** The host does not offer a capability that the request needs. data.capability names the capability. */
export class HostUnavailableError extends CoreError {
  static readonly kind: "hostUnavailable";
  readonly kind: "hostUnavailable";
  /** The facts. */
  readonly data: Records.HostUnavailableData;
}

/** The host did not answer in time. data.deadline is the time limit in milliseconds. */
export class HostTimeoutError extends CoreError {
  static readonly kind: "hostTimeout";
  readonly kind: "hostTimeout";
  /** The facts. */
  readonly data: Records.HostTimeoutData;
}

/** The host answered with an error. data.error is the host's error. */
export class HostError extends CoreError {
  static readonly kind: "hostError";
  readonly kind: "hostError";
  /** The facts. */
  readonly data: Records.HostErrorData;
}

/** The host's answer cannot be used, or the host has ended. */
export class HostFaultError extends CoreError {
  static readonly kind: "hostFault";
  readonly kind: "hostFault";
  /** The facts. */
  readonly data: Records.HostFaultData;
}

/** The core does not support this version of the protocol. data.supported lists the supported versions. */
export class UnsupportedProtocolError extends CoreError {
  static readonly kind: "unsupportedProtocol";
  readonly kind: "unsupportedProtocol";
  /** The facts. */
  readonly data: Records.UnsupportedProtocolData;
}

/** The company has credentials, and no user is signed in there. Call access.signIn. */
export class SignInRequiredError extends CoreError {
  static readonly kind: "signInRequired";
  readonly kind: "signInRequired";
  /** The facts. */
  readonly data: Records.SignInRequiredData;
}

/** The username or the password is wrong. */
export class SignInFailedError extends CoreError {
  static readonly kind: "signInFailed";
  readonly kind: "signInFailed";
  /** The facts. */
  readonly data: Records.SignInFailedData;
}

/**
 * Too many attempts have failed, or were made at once. data.retryAfter is the number of milliseconds to wait
 * before the next attempt.
 */
export class TooManyAttemptsError extends CoreError {
  static readonly kind: "tooManyAttempts";
  readonly kind: "tooManyAttempts";
  /** The facts. */
  readonly data: Records.TooManyAttemptsData;
}

/** The request would leave the company without an owner who can act. data.reason has the details. */
export class OwnerNeededError extends CoreError {
  static readonly kind: "ownerNeeded";
  readonly kind: "ownerNeeded";
  /** The facts. */
  readonly data: Records.OwnerNeededData;
}

/**
 * The company's tier does not allow the request. data.limit names the limit, data.most is its value, and
 * data.tiers lists the tiers that would allow the request.
 */
export class TierRequiredError extends CoreError {
  static readonly kind: "tierRequired";
  readonly kind: "tierRequired";
  /** The facts. */
  readonly data: Records.TierRequiredData;
}

/**
 * The company is archived. Its records can be read, but not changed. companies.update with archived: false
 * restores it.
 */
export class ArchivedError extends CoreError {
  static readonly kind: "archived";
  readonly kind: "archived";
  /** The facts. */
  readonly data: Records.ArchivedData;
}

/**
 * The method needs a feature that the account does not have. data.feature names the feature, data.tiers lists
 * the tiers that include it, and data.products lists the products that give these tiers.
 */
export class FeatureRequiredError extends CoreError {
  static readonly kind: "featureRequired";
  readonly kind: "featureRequired";
  /** The facts. */
  readonly data: Records.FeatureRequiredData;
}

/**
 * The app may not read the device's location. data.state is denied (by the user) or restricted (by the
 * device's settings).
 */
export class LocationDeniedError extends CoreError {
  static readonly kind: "locationDenied";
  readonly kind: "locationDenied";
  /** The facts. */
  readonly data: Records.LocationDeniedData;
}

/**
 * Places cannot be found: the host does not offer them, and the machine has no table of time zones. The
 * message has instructions.
 */
export class PlacesUnavailableError extends CoreError {
  static readonly kind: "placesUnavailable";
  readonly kind: "placesUnavailable";
  /** The facts. */
  readonly data: Records.PlacesUnavailableData;
}

/**
 * Other records refer to the record. data.counts has the number of these records for each kind. Remove the
 * references first.
 */
export class InUseError extends CoreError {
  static readonly kind: "inUse";
  readonly kind: "inUse";
  /** The facts. */
  readonly data: Records.InUseData;
}

/**
 * There is less stock than the request takes. data has the item, the location, the lot, and the requested,
 * present and available quantities.
 */
export class InsufficientStockError extends CoreError {
  static readonly kind: "insufficientStock";
  readonly kind: "insufficientStock";
  /** The facts. */
  readonly data: Records.InsufficientStockData;
}

/** The transaction was already reversed. data.reversedBy is the id of the reversing transaction. */
export class AlreadyReversedError extends CoreError {
  static readonly kind: "alreadyReversed";
  readonly kind: "alreadyReversed";
  /** The facts. */
  readonly data: Records.AlreadyReversedData | Records.PaymentReversedData;
}

/**
 * The record's status does not allow this step. data.allowed lists the steps that are possible now, and
 * data.waiting lists the conditions of the other steps.
 */
export class IllegalStepError extends CoreError {
  static readonly kind: "illegalStep";
  readonly kind: "illegalStep";
  /** The facts. */
  readonly data: Records.IllegalStepData;
}

/**
 * The assets would have too many bytes. data.limit is the limit in bytes, and data.bytes is the number of
 * bytes with the new asset.
 */
export class AssetTooLargeError extends CoreError {
  static readonly kind: "assetTooLarge";
  readonly kind: "assetTooLarge";
  /** The facts. */
  readonly data: Records.AssetTooLargeData;
}

/**
 * The file of the asset is not in the data directory. data.sha256 is the digest of the missing bytes. Add an
 * asset with the same bytes to restore the file.
 */
export class AssetMissingError extends CoreError {
  static readonly kind: "assetMissing";
  readonly kind: "assetMissing";
  /** The facts. */
  readonly data: Records.AssetMissingData;
}

/**
 * The request would lose changes that this device has not sent to the cloud yet. data.counts has their number
 * for each company.
 */
export class PendingChangesError extends CoreError {
  static readonly kind: "pendingChanges";
  readonly kind: "pendingChanges";
  /** The facts. */
  readonly data: Records.PendingChangesData;
}

/** The data directory has no cloud account that can be used. data.status is the state of the account. */
export class AccountUnavailableError extends CoreError {
  static readonly kind: "accountUnavailable";
  readonly kind: "accountUnavailable";
  /** The facts. */
  readonly data: Records.AccountUnavailableData;
}

/**
 * The cloud cannot be reached, or the data directory is not connected to a cloud. data.reason is the reason.
 * If the cloud cannot be reached, try again later.
 */
export class CloudUnavailableError extends CoreError {
  static readonly kind: "cloudUnavailable";
  readonly kind: "cloudUnavailable";
  /** The facts. */
  readonly data: Records.CloudUnavailableData;
}

/** The link does not lead to a share that this account may join. */
export class ShareNotFoundError extends CoreError {
  static readonly kind: "shareNotFound";
  readonly kind: "shareNotFound";
  /** The facts. */
  readonly data: Records.ShareNotFoundData;
}

/** The conversation may only read, and the method does more than read. data.method names the method. */
export class ReadOnlyError extends CoreError {
  static readonly kind: "readOnly";
  readonly kind: "readOnly";
  /** The facts. */
  readonly data: Records.ReadOnlyData;
}

/**
 * There is not enough memory for the request. No part of the request was stored. Free some memory, and send
 * the request again.
 */
export class OutOfMemoryError extends CoreError {
  static readonly kind: "outOfMemory";
  readonly kind: "outOfMemory";
  /** The facts. */
  readonly data: Records.OutOfMemoryData;
}

/**
 * A sign-in needs both the identity token and the authorization code. data.members names the missing members.
 */
export class MissingCredentialError extends CoreError {
  static readonly kind: "missingCredential";
  readonly kind: "missingCredential";
  /** The facts. */
  readonly data: Records.MissingCredentialData;
}

/**
 * The app's data is stored by another deployment path. data.path is the deployment path that has the data.
 */
export class NotOnThisPathError extends CoreError {
  static readonly kind: "notOnThisPath";
  readonly kind: "notOnThisPath";
  /** The facts. */
  readonly data: Records.NotOnThisPathData;
}

/** No user is signed in, or the app's backend has not authenticated the user. data.reason is the reason. */
export class UnauthorizedError extends CoreError {
  static readonly kind: "unauthorized";
  readonly kind: "unauthorized";
  /** The facts. */
  readonly data: Records.UnauthorizedData;
}

/** The app's backend gave no usable answer. data.reason is the reason. */
export class BackendFailedError extends CoreError {
  static readonly kind: "backendFailed";
  readonly kind: "backendFailed";
  /** The facts. */
  readonly data: Records.BackendFailedData;
}

/**
 * There are fewer components than a build takes. data.shortages lists them, with their locations and the
 * quantities that are expected.
 */
export class ComponentsShortError extends CoreError {
  static readonly kind: "componentsShort";
  readonly kind: "componentsShort";
  /** The facts. */
  readonly data: Records.ComponentsShortData;
}

/**
 * This device has no series of invoice numbers in the company that the cloud has confirmed. data.company is
 * the company. Let the device sync once, and send the request again.
 */
export class SeriesUnconfirmedError extends CoreError {
  static readonly kind: "seriesUnconfirmed";
  readonly kind: "seriesUnconfirmed";
  /** The facts. */
  readonly data: Records.SeriesUnconfirmedData;
}

/** The classes, by the kinds of their errors. */
export const errorClasses: {
  readonly requestCancelled: typeof RequestCancelledError;
  readonly parseError: typeof ParseError;
  readonly internalError: typeof InternalError;
  readonly invalidParams: typeof InvalidParamsError;
  readonly methodNotFound: typeof MethodNotFoundError;
  readonly invalidRequest: typeof InvalidRequestError;
  readonly notFound: typeof NotFoundError;
  readonly conflict: typeof ConflictError;
  readonly duplicate: typeof DuplicateError;
  readonly forbidden: typeof ForbiddenError;
  readonly noCompany: typeof NoCompanyError;
  readonly storageFull: typeof StorageFullError;
  readonly storageFault: typeof StorageFaultError;
  readonly keyReused: typeof KeyReusedError;
  readonly cursorTooOld: typeof CursorTooOldError;
  readonly limitReached: typeof LimitReachedError;
  readonly hostUnavailable: typeof HostUnavailableError;
  readonly hostTimeout: typeof HostTimeoutError;
  readonly hostError: typeof HostError;
  readonly hostFault: typeof HostFaultError;
  readonly unsupportedProtocol: typeof UnsupportedProtocolError;
  readonly signInRequired: typeof SignInRequiredError;
  readonly signInFailed: typeof SignInFailedError;
  readonly tooManyAttempts: typeof TooManyAttemptsError;
  readonly ownerNeeded: typeof OwnerNeededError;
  readonly tierRequired: typeof TierRequiredError;
  readonly archived: typeof ArchivedError;
  readonly featureRequired: typeof FeatureRequiredError;
  readonly locationDenied: typeof LocationDeniedError;
  readonly placesUnavailable: typeof PlacesUnavailableError;
  readonly inUse: typeof InUseError;
  readonly insufficientStock: typeof InsufficientStockError;
  readonly alreadyReversed: typeof AlreadyReversedError;
  readonly illegalStep: typeof IllegalStepError;
  readonly assetTooLarge: typeof AssetTooLargeError;
  readonly assetMissing: typeof AssetMissingError;
  readonly pendingChanges: typeof PendingChangesError;
  readonly accountUnavailable: typeof AccountUnavailableError;
  readonly cloudUnavailable: typeof CloudUnavailableError;
  readonly shareNotFound: typeof ShareNotFoundError;
  readonly readOnly: typeof ReadOnlyError;
  readonly outOfMemory: typeof OutOfMemoryError;
  readonly missingCredential: typeof MissingCredentialError;
  readonly notOnThisPath: typeof NotOnThisPathError;
  readonly unauthorized: typeof UnauthorizedError;
  readonly backendFailed: typeof BackendFailedError;
  readonly componentsShort: typeof ComponentsShortError;
  readonly seriesUnconfirmed: typeof SeriesUnconfirmedError;
};

/** The machine names of the kinds of errors. */
export type ErrorKind =
  | "requestCancelled"
  | "parseError"
  | "internalError"
  | "invalidParams"
  | "methodNotFound"
  | "invalidRequest"
  | "notFound"
  | "conflict"
  | "duplicate"
  | "forbidden"
  | "noCompany"
  | "storageFull"
  | "storageFault"
  | "keyReused"
  | "cursorTooOld"
  | "limitReached"
  | "hostUnavailable"
  | "hostTimeout"
  | "hostError"
  | "hostFault"
  | "unsupportedProtocol"
  | "signInRequired"
  | "signInFailed"
  | "tooManyAttempts"
  | "ownerNeeded"
  | "tierRequired"
  | "archived"
  | "featureRequired"
  | "locationDenied"
  | "placesUnavailable"
  | "inUse"
  | "insufficientStock"
  | "alreadyReversed"
  | "illegalStep"
  | "assetTooLarge"
  | "assetMissing"
  | "pendingChanges"
  | "accountUnavailable"
  | "cloudUnavailable"
  | "shareNotFound"
  | "readOnly"
  | "outOfMemory"
  | "missingCredential"
  | "notOnThisPath"
  | "unauthorized"
  | "backendFailed"
  | "componentsShort"
  | "seriesUnconfirmed";
