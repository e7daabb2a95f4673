// Generated from Schemas/openrpc.json by generate-clients.

/** The kinds of errors, each a class. */

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

/** A fault of the core; its log has the details. */
export class InternalError extends CoreError {
  static readonly kind: "internalError";
  readonly kind: "internalError";
  /** The facts. */
  readonly data: Records.InternalErrorData;
}

/** The parameters don't fit the method; data.problems lists every problem. */
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

/** The JSON is not a JSON-RPC 2.0 request. */
export class InvalidRequestError extends CoreError {
  static readonly kind: "invalidRequest";
  readonly kind: "invalidRequest";
  /** The facts. */
  readonly data: Records.InvalidRequestData;
}

/** There is no such record. */
export class NotFoundError extends CoreError {
  static readonly kind: "notFound";
  readonly kind: "notFound";
  /** The facts. */
  readonly data: Records.NotFoundData;
}

/** The record has another version than expected; data.current is the record in its present state. */
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
    | Records.LoanConflictData
    | Records.ContactConflictData
    | Records.OrderConflictData
    | Records.OrderLineConflictData
    | Records.DispatchConflictData
    | Records.PurchaseConflictData
    | Records.PurchaseLineConflictData
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

/** Another record has the same unique value; data.member names the member. */
export class DuplicateError extends CoreError {
  static readonly kind: "duplicate";
  readonly kind: "duplicate";
  /** The facts. */
  readonly data: Records.DuplicateData;
}

/** The caller may not do this in the company; data.needs is the right or condition that would allow it. */
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

/** The request named no company, none is selected, and there is not exactly one. */
export class NoCompanyError extends CoreError {
  static readonly kind: "noCompany";
  readonly kind: "noCompany";
  /** The facts. */
  readonly data: Records.NoCompanyData;
}

/** The disk is full; nothing of the request was stored. */
export class StorageFullError extends CoreError {
  static readonly kind: "storageFull";
  readonly kind: "storageFull";
  /** The facts. */
  readonly data: Records.StorageFullData;
}

/** The store could not be read or written; nothing of the request was stored. */
export class StorageFaultError extends CoreError {
  static readonly kind: "storageFault";
  readonly kind: "storageFault";
  /** The facts. */
  readonly data: Records.StorageFaultData;
}

/** The idempotency key was used for another request. */
export class KeyReusedError extends CoreError {
  static readonly kind: "keyReused";
  readonly kind: "keyReused";
  /** The facts. */
  readonly data: Records.KeyReusedData;
}

/**
 * The event log no longer reaches back to the cursor: read all records again, and continue from data.newest.
 * Or the snapshot of a list's first page is no longer kept: read the list from its first page.
 */
export class CursorTooOldError extends CoreError {
  static readonly kind: "cursorTooOld";
  readonly kind: "cursorTooOld";
  /** The facts. */
  readonly data: Records.CursorTooOldData;
}

/** The limit of open things is reached; data.limit is the number. */
export class LimitReachedError extends CoreError {
  static readonly kind: "limitReached";
  readonly kind: "limitReached";
  /** The facts. */
  readonly data: Records.LimitReachedData;
}

/** The host does not offer what the request needs; data.capability names it. */
export class HostUnavailableError extends CoreError {
  static readonly kind: "hostUnavailable";
  readonly kind: "hostUnavailable";
  /** The facts. */
  readonly data: Records.HostUnavailableData;
}

/** The host did not answer in time; data.deadline is the limit in milliseconds. */
export class HostTimeoutError extends CoreError {
  static readonly kind: "hostTimeout";
  readonly kind: "hostTimeout";
  /** The facts. */
  readonly data: Records.HostTimeoutData;
}

/** The host answered with an error; data.error contains it. */
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

/** This version of the protocol is not supported; data.supported lists those that are. */
export class UnsupportedProtocolError extends CoreError {
  static readonly kind: "unsupportedProtocol";
  readonly kind: "unsupportedProtocol";
  /** The facts. */
  readonly data: Records.UnsupportedProtocolData;
}

/** The company has credentials, and no user is signed in there. */
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

/** Too many attempts have failed, or were made; data.retryAfter is the number of milliseconds to wait. */
export class TooManyAttemptsError extends CoreError {
  static readonly kind: "tooManyAttempts";
  readonly kind: "tooManyAttempts";
  /** The facts. */
  readonly data: Records.TooManyAttemptsData;
}

/**
 * The company would be left without an owner who can act. Or its first credentials would not be the
 * founder's, or its new founder could not act as its owner.
 */
export class OwnerNeededError extends CoreError {
  static readonly kind: "ownerNeeded";
  readonly kind: "ownerNeeded";
  /** The facts. */
  readonly data: Records.OwnerNeededData;
}

/**
 * The company's tier does not allow it; data.limit names the limit, data.most is its value, and data.tiers
 * lists tiers to upgrade to.
 */
export class TierRequiredError extends CoreError {
  static readonly kind: "tierRequired";
  readonly kind: "tierRequired";
  /** The facts. */
  readonly data: Records.TierRequiredData;
}

/** The company is archived; it can be read, and restored with companies.update. */
export class ArchivedError extends CoreError {
  static readonly kind: "archived";
  readonly kind: "archived";
  /** The facts. */
  readonly data: Records.ArchivedData;
}

/**
 * The method needs a feature that the account does not have; data.feature names it, data.tiers lists the
 * tiers with it, and data.products the store's products.
 */
export class FeatureRequiredError extends CoreError {
  static readonly kind: "featureRequired";
  readonly kind: "featureRequired";
  /** The facts. */
  readonly data: Records.FeatureRequiredData;
}

/** The app is not allowed to know the device's location; data.state is denied or restricted. */
export class LocationDeniedError extends CoreError {
  static readonly kind: "locationDenied";
  readonly kind: "locationDenied";
  /** The facts. */
  readonly data: Records.LocationDeniedData;
}

/** The host does not offer places, and there is no table of time zones; the message has instructions. */
export class PlacesUnavailableError extends CoreError {
  static readonly kind: "placesUnavailable";
  readonly kind: "placesUnavailable";
  /** The facts. */
  readonly data: Records.PlacesUnavailableData;
}

/** Other records refer to the record; data.counts is their number by kind. */
export class InUseError extends CoreError {
  static readonly kind: "inUse";
  readonly kind: "inUse";
  /** The facts. */
  readonly data: Records.InUseData;
}

/**
 * There is less in stock than requested; data has the item, the location, the lot, and the requested and
 * present quantities.
 */
export class InsufficientStockError extends CoreError {
  static readonly kind: "insufficientStock";
  readonly kind: "insufficientStock";
  /** The facts. */
  readonly data: Records.InsufficientStockData;
}

/** The transaction was already reversed; data.reversedBy names the reversing transaction. */
export class AlreadyReversedError extends CoreError {
  static readonly kind: "alreadyReversed";
  readonly kind: "alreadyReversed";
  /** The facts. */
  readonly data: Records.AlreadyReversedData | Records.PaymentReversedData;
}

/**
 * The record's status does not allow this step; data.allowed lists the open steps, and data.waiting the
 * conditions of the others.
 */
export class IllegalStepError extends CoreError {
  static readonly kind: "illegalStep";
  readonly kind: "illegalStep";
  /** The facts. */
  readonly data: Records.IllegalStepData;
}

/** The assets would exceed a limit of bytes; data.limit is the limit, and data.bytes the size. */
export class AssetTooLargeError extends CoreError {
  static readonly kind: "assetTooLarge";
  readonly kind: "assetTooLarge";
  /** The facts. */
  readonly data: Records.AssetTooLargeData;
}

/** The file of the asset was removed from the data directory. */
export class AssetMissingError extends CoreError {
  static readonly kind: "assetMissing";
  readonly kind: "assetMissing";
  /** The facts. */
  readonly data: Records.AssetMissingData;
}

/** Changes that were made here and not sent yet would be lost; data.counts is their number by company. */
export class PendingChangesError extends CoreError {
  static readonly kind: "pendingChanges";
  readonly kind: "pendingChanges";
  /** The facts. */
  readonly data: Records.PendingChangesData;
}

/** The directory has no cloud account that can be used; data.status is the state of the account. */
export class AccountUnavailableError extends CoreError {
  static readonly kind: "accountUnavailable";
  readonly kind: "accountUnavailable";
  /** The facts. */
  readonly data: Records.AccountUnavailableData;
}

/**
 * The cloud cannot be reached, or the directory is connected to none; data.reason is the reason. Try again
 * later.
 */
export class CloudUnavailableError extends CoreError {
  static readonly kind: "cloudUnavailable";
  readonly kind: "cloudUnavailable";
  /** The facts. */
  readonly data: Records.CloudUnavailableData;
}

/** The link leads to no share that is meant for the account. */
export class ShareNotFoundError extends CoreError {
  static readonly kind: "shareNotFound";
  readonly kind: "shareNotFound";
  /** The facts. */
  readonly data: Records.ShareNotFoundData;
}

/** The conversation may only read, and the method does more; data.method names it. */
export class ReadOnlyError extends CoreError {
  static readonly kind: "readOnly";
  readonly kind: "readOnly";
  /** The facts. */
  readonly data: Records.ReadOnlyData;
}

/** There is not enough memory for the request, and no part of it was stored. Send it again. */
export class OutOfMemoryError extends CoreError {
  static readonly kind: "outOfMemory";
  readonly kind: "outOfMemory";
  /** The facts. */
  readonly data: Records.OutOfMemoryData;
}

/**
 * A sign-in needs both the identity token and the authorization code; data.members names the missing ones.
 */
export class MissingCredentialError extends CoreError {
  static readonly kind: "missingCredential";
  readonly kind: "missingCredential";
  /** The facts. */
  readonly data: Records.MissingCredentialData;
}

/** The app's data is not stored here; data.path is the deployment path with the data. */
export class NotOnThisPathError extends CoreError {
  static readonly kind: "notOnThisPath";
  readonly kind: "notOnThisPath";
  /** The facts. */
  readonly data: Records.NotOnThisPathData;
}

/** No user is signed in, or the app's backend has not authenticated the user; data.reason says which. */
export class UnauthorizedError extends CoreError {
  static readonly kind: "unauthorized";
  readonly kind: "unauthorized";
  /** The facts. */
  readonly data: Records.UnauthorizedData;
}

/** The app's backend gave no usable answer; data.reason is the reason. */
export class BackendFailedError extends CoreError {
  static readonly kind: "backendFailed";
  readonly kind: "backendFailed";
  /** The facts. */
  readonly data: Records.BackendFailedData;
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
  | "backendFailed";
