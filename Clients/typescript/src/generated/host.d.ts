// Generated from Schemas/openrpc.json by generate-clients.

/** The requests of the core to the host. */

import type { HostContext } from "../host.js";
import type * as Records from "./records.js";

/** The parameters of host.ping. */
export interface HostPingParameters {
  /** A text for the host to send back. */
  text: string;
}

/** The parameters of host.weather.current. */
export interface HostWeatherCurrentParameters {
  /** The latitude in degrees, positive north of the equator, rounded to three decimals. */
  latitude: number;
  /** The longitude in degrees, positive east of Greenwich, rounded to three decimals. */
  longitude: number;
}

/** The parameters of host.weather.hourly. */
export interface HostWeatherHourlyParameters {
  /** The latitude in degrees, positive north of the equator, rounded to three decimals. */
  latitude: number;
  /** The longitude in degrees, positive east of Greenwich, rounded to three decimals. */
  longitude: number;
  /** The number of hours to return, from the present hour on. */
  hours: number;
}

/** The parameters of host.location.request. */
export interface HostLocationRequestParameters {
}

/** The parameters of host.geocode.reverse. */
export interface HostGeocodeReverseParameters {
  /** The latitude in degrees, positive north of the equator, rounded to four decimals. */
  latitude: number;
  /** The longitude in degrees, positive east of Greenwich, rounded to four decimals. */
  longitude: number;
}

/** The parameters of host.places.search. */
export interface HostPlacesSearchParameters {
  /** The text that was typed so far. */
  text: string;
  /**
   * The point around which to search first, in degrees: the coordinates of the caller's request. Default: the
   * device's last known place; `null` if no place of the device is known.
   */
  latitude: number | null;
  /**
   * The point around which to search first, in degrees: the coordinates of the caller's request. Default: the
   * device's last known place; `null` if no place of the device is known.
   */
  longitude: number | null;
  /** The largest number of places to return. The core ignores further places. */
  limit: number;
}

/** The parameters of host.places.resolve. */
export interface HostPlacesResolveParameters {
  /** The token of the suggestion, from the host's answer to host.places.search. */
  token: string;
}

/** The parameters of host.store.products. */
export interface HostStoreProductsParameters {
  /** The store's ids of the products. */
  ids: string[];
}

/** The parameters of host.store.purchase. */
export interface HostStorePurchaseParameters {
  /** The store's id of the product. */
  productId: string;
  /** The id of the offer for this purchase; `null` for a purchase without an offer. */
  offerId: string | null;
  /** The id of the purchase. If the core repeats this request, the id is the same. */
  purchaseId: string;
}

/** The parameters of host.store.sync. */
export interface HostStoreSyncParameters {
}

/** The parameters of host.ai.respond. */
export interface HostAiRespondParameters {
  /** The purpose of the question, such as reports.explain. A host may choose a model by it. */
  task: string;
  /** The instructions for the model. They are equal for all questions of a task. */
  instructions: string;
  /** The question. Together, instructions and prompt have at most 6,000 characters. */
  prompt: string;
  /** The JSON Schema (draft 2020-12) that the object must fit. */
  schema: { [name: string]: unknown };
  /** `true` if the host is to send the incomplete object while the model writes it, by host.progress. */
  stream: boolean;
}

/** The parameters of host.ai.available. */
export interface HostAiAvailableParameters {
}

/** The parameters of host.auth.apple.keys. */
export interface HostAuthAppleKeysParameters {
}

/** The parameters of host.auth.apple.request. */
export interface HostAuthAppleRequestParameters {
  /** A random text, which is used only once. */
  nonce: string;
}

/** The parameters of host.secrets.get. */
export interface HostSecretsGetParameters {
  /** The name of the secret. */
  name: string;
}

/** The parameters of host.backend.request. */
export interface HostBackendRequestParameters {
  /** The HTTP method. */
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path and the query of the address, after the address of the backend. The path begins with a slash. */
  path: string;
  /** The HTTP headers. They contain secrets, so the host must not log them. */
  headers: Records.HTTPHeader[];
  /** The body, as text. `null` for a request without a body. */
  body: string | null;
  /** `true` if the host must read the answer as server-sent events, and pass them on as they arrive. */
  stream: boolean;
}

/** The parameters of host.auth.apple.credentialState. */
export interface HostAuthAppleCredentialStateParameters {
  /** The user's id at Apple. */
  user: string;
}

/** The parameters of host.backend.authenticate. */
export interface HostBackendAuthenticateParameters {
  /** The identity token of the sign-in. */
  identityToken: string;
  /** The authorization code of the sign-in. It can be used only once. */
  authorizationCode: string;
}

/** The parameters of host.secrets.set. */
export interface HostSecretsSetParameters {
  /** The name of the secret. */
  name: string;
  /** The value of the secret. */
  value: string;
}

/** The parameters of host.cloud.account. */
export interface HostCloudAccountParameters {
}

/** The parameters of host.cloud.database.changes. */
export interface HostCloudDatabaseChangesParameters {
  /** The database. */
  database: "private" | "shared" | "public";
  /** The token of the last reply. `null` to get all zones. */
  token: string | null;
}

/** The parameters of host.cloud.zone.changes. */
export interface HostCloudZoneChangesParameters {
  /** The database of the zone. */
  database: "private" | "shared" | "public";
  /** The zone. */
  zone: Records.CloudZone;
  /** The token of the last reply. `null` to get all records. */
  token: string | null;
  /** The largest number of records and deletions in the page. */
  limit: number;
  /**
   * `true` if the container may leave out records that were last changed through this connection. The core
   * already knows these records.
   */
  withoutOwn: boolean;
  /** The change tag of the zone's share in the core. `null` if the core does not have the share. */
  shareTag: string | null;
  /**
   * The newest token of the zone that the core has from a reply to `host.cloud.records.modify`. `null` if it
   * got no such reply after the last fetch.
   */
  behind: string | null;
}

/** The parameters of host.cloud.zones.modify. */
export interface HostCloudZonesModifyParameters {
  /** The database of the zones. */
  database: "private" | "shared" | "public";
  /** The zones to create if they do not exist. */
  save: Records.CloudZone[];
  /** The zones to delete. */
  delete: Records.CloudZone[];
}

/** The parameters of host.cloud.records.modify. */
export interface HostCloudRecordsModifyParameters {
  /** The database of the records. */
  database: "private" | "shared" | "public";
  /** The records to save. New records have no change tag. */
  save: Records.CloudRecord[];
  /** The records to delete. */
  delete: Records.CloudDeletion[];
  /**
   * `true` to refuse all records if one record is refused. The other records then get the result
   * `batchRequestFailed`.
   */
  atomic: boolean;
  /**
   * The name of the batch, as `DEVICE.ID`. A batch that has already arrived is not run again and gets the
   * same reply. The container stores the replies to the last 8 batches of each account and device. They do
   * not expire. For names without a dot, the container stores the replies to the last 1,000 batches of the
   * account.
   */
  operation: string;
  /** The newest token of the zone that the core has. `null` if the core has no token of the zone. */
  behind: string | null;
}

/** The parameters of host.cloud.asset.download. */
export interface HostCloudAssetDownloadParameters {
  /** The database of the record. */
  database: "private" | "shared" | "public";
  /** The zone of the record. */
  zone: Records.CloudZone;
  /** The id of the record. */
  record: string;
  /** The name of the field. Its type must be `asset`. */
  field: string;
  /**
   * The path where the host should create the file, which then belongs to the core. The host may use another
   * path if that file exists until the core's next request.
   */
  path: string;
}

/** The parameters of host.cloud.share.create. */
export interface HostCloudShareCreateParameters {
  /** The zone. */
  zone: Records.CloudZone;
  /** The title of the share, which people see, such as the company's name. */
  title: string;
  /** The name of the owner. */
  ownerName: string | null;
  /**
   * The people who can join with the share's link. none: nobody, so that only invited people can join.
   * readOnly: everybody who has the link, for reading only. readWrite: everybody who has the link, with the
   * rights of the access record that they get.
   */
  publicPermission: "none" | "readOnly" | "readWrite";
  /**
   * The fields of the access record for a person who joins with the share's link. The container adds the user
   * and the time.
   */
  joiner: { [name: string]: Records.CloudValue | null };
  /**
   * The host name of the app's links. A container that has no links of its own makes links of the form
   * `https://HOST/share/TOKEN`.
   */
  linkHost: string;
}

/** The parameters of host.cloud.share.get. */
export interface HostCloudShareGetParameters {
  /** The database of the zone. */
  database: "private" | "shared" | "public";
  /** The zone. */
  zone: Records.CloudZone;
}

/** The parameters of host.cloud.share.update. */
export interface HostCloudShareUpdateParameters {
  /** The zone. */
  zone: Records.CloudZone;
  /** The new title of the share. If it is left out, the title does not change. */
  title: string | null;
  /** The people who can join with the share's link. If it is left out, this does not change. */
  publicPermission: "none" | "readOnly" | "readWrite" | null;
  /**
   * The fields of the access record for people who join with the share's link. If it is left out, the fields
   * do not change.
   */
  joiner: { [name: string]: Records.CloudValue | null } | null;
  /**
   * The id of the participant whose permission changes. `participant` and `permission` must be given
   * together.
   */
  participant: string | null;
  /** The participant's new permission. `participant` and `permission` must be given together. */
  permission: "readWrite" | "readOnly" | null;
}

/** The parameters of host.cloud.share.invite. */
export interface HostCloudShareInviteParameters {
  /** The zone. */
  zone: Records.CloudZone;
  /**
   * The id of the new invitation. If the container already has an invitation with this id, nothing changes.
   */
  participant: string;
  /** The address, number or label that names the participant. */
  invitedAs: string;
  /**
   * The permission of a participant. readWrite: everything that the participant's access record allows.
   * readOnly: only reading, even if the access record allows more.
   */
  permission: "readWrite" | "readOnly";
  /**
   * The access record with the participant's rights. Until the invitation is accepted, its member `user` is a
   * placeholder.
   */
  record: Records.CloudRecord;
}

/** The parameters of host.cloud.share.delete. */
export interface HostCloudShareDeleteParameters {
  /** The zone. */
  zone: Records.CloudZone;
  /** The id of the participant to remove. `null` to end the whole share. */
  participant: string | null;
}

/** The parameters of host.cloud.share.metadata. */
export interface HostCloudShareMetadataParameters {
  /** The link. */
  url: string;
}

/** The parameters of host.cloud.share.accept. */
export interface HostCloudShareAcceptParameters {
  /** The link. */
  url: string;
  /** The name of the participant. It is used if the access record has no name. */
  name: string | null;
}

/** The parameters of host.cloud.share.leave. */
export interface HostCloudShareLeaveParameters {
  /** The zone. */
  zone: Records.CloudZone;
}

/** The parameters of host.cloud.share.present. */
export interface HostCloudSharePresentParameters {
  /** The link. */
  url: string;
  /** The name of the company to which the link leads. */
  title: string;
}

/** The parameters of host.share.present. */
export interface HostSharePresentParameters {
  /** The link. */
  url: string;
  /** The name of the company to which the link leads. */
  title: string;
}

/** The parameters of host.cloud.records.query. */
export interface HostCloudRecordsQueryParameters {
  /** The type of the records. */
  type: string;
  /** The comparisons, all of which a record must match. Empty for all records of the type. */
  filter: Records.CloudComparison[];
  /** The largest number of records in the page. */
  limit: number;
  /** The cursor of the previous page. `null` for the first page. */
  cursor: string | null;
}

/** The parameters of host.url.open. */
export interface HostUrlOpenParameters {
  /** The address to open: a page of an app store, of at most 2,000 characters. */
  url: string;
}

/** The parameters of host.config.fetch. */
export interface HostConfigFetchParameters {
  /** The name of the document. */
  document: "AppConfig" | "IAPPromo";
}

/** The parameters of host.image.transform. */
export interface HostImageTransformParameters {
  /** The absolute path of the image. The host may read this file, and nothing else. */
  path: string;
  /** The maximum length of the picture's longer side, in pixels. */
  maxPixels: number;
  /** The quality of a JPEG or WebP, in percent. */
  quality: number;
  /** The media type of the image. */
  mediaType: string;
}

/** The parameters of host.secrets.delete. */
export interface HostSecretsDeleteParameters {
  /** The name of the secret. */
  name: string;
}

/** The parameters of host.telemetry.send. */
export interface HostTelemetrySendParameters {
  /** A random id of the installation. Each time that telemetry is switched on, a new id is made. */
  installation: string;
  /** The events, oldest first. */
  events: Records.TelemetryEvent[];
}

/** The parameters of host.log.write. */
export interface HostLogWriteParameters {
  /** The lines of the batch, the oldest first. */
  lines: Records.LogLine[];
}

/** A result, or a promise of it. */
export type Answer<Result> = Result | PromiseLike<Result>;

/**
 * A host: an object with a method for each request of the core that it can answer. If a method throws an
 * error, the core gets its message, and its `data` if it has any.
 */
export interface Host {
  /**
   * Asks the host to send a text back, to check the connection.
   * @returns The same text.
   */
  ping?(params: HostPingParameters, context: HostContext): Answer<Records.HostPong>;
  weather?: {
    /**
     * Asks the host for the present weather of a place.
     * @returns The weather of the requested place, or of a place at most 25 km away.
     */
    current?(params: HostWeatherCurrentParameters, context: HostContext): Answer<Records.CurrentWeatherAnswer>;
    /**
     * Asks the host for the weather of a place in the next hours, from the present hour on.
     * @returns The weather of the requested place, or of a place at most 25 km away, hour by hour.
     */
    hourly?(params: HostWeatherHourlyParameters, context: HostContext): Answer<Records.HourlyWeatherAnswer>;
  };
  location?: {
    /**
     * Asks the host for the location of the device, once for each call of `location.request`. The host may
     * have to ask the user for permission.
     * @returns The location of the device. If the app may not know the location, the state `denied` or
     * `restricted` instead.
     */
    request?(params: HostLocationRequestParameters, context: HostContext): Answer<Records.LocationAnswer>;
  };
  geocode?: {
    /**
     * Asks the host for the name of the place at the given coordinates. The core asks once for each place,
     * and stores the name.
     * @returns The name of the place, with its locality, region, country and time zone.
     */
    reverse?(params: HostGeocodeReverseParameters, context: HostContext): Answer<Records.GeocodeAnswer>;
  };
  places?: {
    /**
     * Asks the host for places whose names begin with the text that the user has typed so far. For a place
     * without known coordinates, the host returns a suggestion.
     * @returns The places, the suggestions, or both, the best matches first.
     */
    search?(params: HostPlacesSearchParameters, context: HostContext): Answer<Records.PlaceSearchAnswer>;
    /**
     * Asks the host for the coordinates of a place that the host has suggested.
     * @returns The place, with its coordinates.
     */
    resolve?(params: HostPlacesResolveParameters, context: HostContext): Answer<Records.PlaceResolveAnswer>;
  };
  store?: {
    /**
     * Asks the host for the names and prices of products in the store of this device.
     * @returns The products that the store sells on this device, in any order.
     */
    products?(params: HostStoreProductsParameters, context: HostContext): Answer<Records.StoreProductsAnswer>;
    /**
     * Asks the host to let the user buy a product. If the host gets the same purchaseId again, it must return
     * the outcome of that purchase, and not buy again. In StoreKit, purchaseId is the appAccountToken.
     * @returns The outcome of the purchase. The answer has exactly one of the members `document`, `pending`
     * and `cancelled`.
     */
    purchase?(params: HostStorePurchaseParameters, context: HostContext): Answer<Records.StorePurchaseAnswer>;
    /**
     * Asks the host for all purchases of the user that the store knows, to restore them. The user may have to
     * sign in.
     * @returns The documents that the store has signed.
     */
    sync?(params: HostStoreSyncParameters, context: HostContext): Answer<Records.StoreSyncAnswer>;
  };
  ai?: {
    /**
     * Asks the host's model for a JSON object that fits a JSON Schema. The core sends at most two such
     * requests at once. If the host replies with an error, `data.kind` can be `guardrail`, `tooLong`, `busy`,
     * `refused` or `malformed`.
     * @returns The object. If `stream` is `true`, the host may first send incomplete objects while the model
     * writes. The host sends each with host.progress: the request's `id`, and the object so far in `content`.
     */
    respond?(params: HostAiRespondParameters, context: HostContext): Answer<Records.AIResponse>;
    /**
     * Asks the host whether its language model can answer now. The core sends this request at most once a
     * minute.
     * @returns The availability, with a reason if the model can't answer.
     */
    available?(params: HostAiAvailableParameters, context: HostContext): Answer<Records.AIAvailabilityAnswer>;
  };
  auth?: {
    apple?: {
      /**
       * Returns the keys with which Apple signs identity tokens (https://appleid.apple.com/auth/keys).
       * @returns The keys as a JSON Web Key Set.
       */
      keys?(params: HostAuthAppleKeysParameters, context: HostContext): Answer<Records.AppleKeys>;
      /**
       * Asks the host to let the user sign in with Apple. The nonce of the host's request to Apple must be
       * the SHA-256 of the parameter `nonce`, as 64 hexadecimal digits.
       * @returns The credential that Apple gave at the sign-in.
       */
      request?(params: HostAuthAppleRequestParameters, context: HostContext): Answer<Records.AppleCredential>;
      /**
       * Returns Apple's current state of a user's credential.
       * @returns The state of the credential.
       */
      credentialState?(params: HostAuthAppleCredentialStateParameters, context: HostContext): Answer<Records.AppleCredentialState>;
    };
  };
  secrets?: {
    /**
     * Asks the host for a stored secret.
     * @returns The secret, or `null`.
     */
    get?(params: HostSecretsGetParameters, context: HostContext): Answer<Records.StoredSecret>;
    /**
     * Asks the host to store a secret, for example in a keychain. The secret replaces an earlier secret with
     * the same name. The core sends this request only to a host that also offers host.secrets.get and
     * host.secrets.delete.
     * @returns An empty answer: the secret is stored.
     */
    set?(params: HostSecretsSetParameters, context: HostContext): Answer<Records.HostSecretDone>;
    /**
     * Asks the host to delete a secret. A secret that does not exist counts as deleted.
     * @returns An empty answer: the secret is deleted.
     */
    delete?(params: HostSecretsDeleteParameters, context: HostContext): Answer<Records.HostSecretDone>;
  };
  backend?: {
    /**
     * Asks the host to send a request to the app's backend. The host knows the backend's address, and must
     * not follow redirects. If the host cannot reach the backend, it replies with an error of the kind
     * `unreachable`. If the connection breaks, it replies with an error of the kind `cutOff`.
     * @returns The backend's answer, with any HTTP status. If `stream` is `true` and the status is 200, the
     * host first sends the events with `host.progress`, in `events` of its `content`. In that case, the
     * answer has no body.
     */
    request?(params: HostBackendRequestParameters, context: HostContext): Answer<Records.BackendAnswer>;
    /**
     * Lets the app's backend authenticate the user who has just signed in with Apple.
     * @returns The token that the backend accepts from then on.
     */
    authenticate?(params: HostBackendAuthenticateParameters, context: HostContext): Answer<Records.BackendToken>;
  };
  cloud?: {
    /**
     * Asks for the account of the container, and for the state of that account.
     * @returns The account, and the state of the account.
     */
    account?(params: HostCloudAccountParameters, context: HostContext): Answer<Records.CloudAccountAnswer>;
    database?: {
      /**
       * Asks for the zones of a database that have changed since a token. Fails with `changeTokenExpired` if
       * the container no longer knows the changes since the token. Fails with `historyLost` if the container
       * has lost data that it had when it returned the token.
       * @returns The zones that have changed, and the token for the next request.
       */
      changes?(params: HostCloudDatabaseChangesParameters, context: HostContext): Answer<Records.DatabaseChanges>;
    };
    zone?: {
      /**
       * Asks for the records of a zone that have changed since a token. Fails with `changeTokenExpired` if
       * the container no longer knows the changes since the token. Fails with `historyLost` if the container
       * has lost data that it had when it returned the token.
       * @returns A page of changed and deleted records, and the token for the next request.
       */
      changes?(params: HostCloudZoneChangesParameters, context: HostContext): Answer<Records.ZoneChanges>;
    };
    zones?: {
      /**
       * Creates zones that do not exist yet, and deletes zones with all their records.
       * @returns One result for each zone: the saves in the order sent, then the deletions.
       */
      modify?(params: HostCloudZonesModifyParameters, context: HostContext): Answer<Records.ModifiedZones>;
    };
    records?: {
      /**
       * Saves and deletes records. If the container has another change tag for a record than the request, the
       * record is not changed, and its result is `serverRecordChanged`. Fails with `historyLost` if the
       * container has lost data that it had when it returned the token in `behind`.
       * @returns One result for each record: the saves in the order sent, then the deletions.
       */
      modify?(params: HostCloudRecordsModifyParameters, context: HostContext): Answer<Records.ModifiedRecords>;
      /**
       * Asks for a page of records of the public database: the records of one type that match a filter. For a
       * type without records, the page is empty.
       * @returns A page of records, and the cursor of the next page.
       */
      query?(params: HostCloudRecordsQueryParameters, context: HostContext): Answer<Records.QueriedRecords>;
    };
    asset?: {
      /**
       * Asks for the content of an asset, which is a field of a record, as a file.
       * @returns The path of the file, and the digest of its content.
       */
      download?(params: HostCloudAssetDownloadParameters, context: HostContext): Answer<Records.DownloadedAsset>;
    };
    share?: {
      /**
       * Shares one of the account's own zones. For a zone that is already shared, nothing changes. Fails with
       * `tooManyParticipants` if the company's tier allows no participants.
       * @returns The share.
       */
      create?(params: HostCloudShareCreateParameters, context: HostContext): Answer<Records.ShareAnswer>;
      /**
       * Asks for the share of a zone.
       * @returns The share. `null` for a zone that was never shared.
       */
      get?(params: HostCloudShareGetParameters, context: HostContext): Answer<Records.FoundShare>;
      /**
       * Changes the share of one of the account's own zones, or the permission of one of its participants.
       * @returns The share in its new state.
       */
      update?(params: HostCloudShareUpdateParameters, context: HostContext): Answer<Records.ShareAnswer>;
      /**
       * Invites a participant to one of the account's own zones, and saves the participant's access record.
       * The container does both or neither. Fails with `tooManyParticipants` if the company's tier allows no
       * more participants.
       * @returns The share, and the saved access record.
       */
      invite?(params: HostCloudShareInviteParameters, context: HostContext): Answer<Records.InvitedParticipant>;
      /**
       * Ends the share of one of the account's own zones, for one participant or for all. The container also
       * deletes the access records of these participants.
       * @returns The share in its new state.
       */
      delete?(params: HostCloudShareDeleteParameters, context: HostContext): Answer<Records.ShareAnswer>;
      /**
       * Asks for the zone to which a link leads, before the account accepts the link. The request changes
       * nothing. Fails with `unknownItem` if the link is not valid, or is meant for another account.
       * @returns The zone to which the link leads, and the state of the link.
       */
      metadata?(params: HostCloudShareMetadataParameters, context: HostContext): Answer<Records.PreviewedShare>;
      /**
       * Accepts a share link for the account. The zone is then in the account's shared database, and the
       * access record names the account. A repeated request changes nothing. Fails with `unknownItem` if the
       * link is not valid, or is meant for another account. Fails with `tooManyParticipants` if the share
       * admits no more participants.
       * @returns The share. If the link leads to the account's own zone, the zone has no `owner`.
       */
      accept?(params: HostCloudShareAcceptParameters, context: HostContext): Answer<Records.ShareAnswer>;
      /**
       * Leaves a zone that another account shares. After that, the zone is not in the account's shared
       * database. A repeated request changes nothing.
       * @returns The zone that was left.
       */
      leave?(params: HostCloudShareLeaveParameters, context: HostContext): Answer<Records.LeftShare>;
      /**
       * Asks the host to show the user the cloud's own sheet for sending a link. The core sends this request
       * only to the host whose cloud is the container. If that host does not offer this request, the core
       * sends `host.share.present` instead.
       * @returns Whether the user sent the link.
       */
      present?(params: HostCloudSharePresentParameters, context: HostContext): Answer<Records.PresentAnswer>;
    };
  };
  share?: {
    /**
     * Asks the host to show the user the system's sheet for sending a link.
     * @returns Whether the user sent the link.
     */
    present?(params: HostSharePresentParameters, context: HostContext): Answer<Records.PresentAnswer>;
  };
  url?: {
    /**
     * Asks the host to open an address outside the app, such as the app's page in the store.
     * @returns Whether the address was opened.
     */
    open?(params: HostUrlOpenParameters, context: HostContext): Answer<Records.OpenURLAnswer>;
  };
  config?: {
    /**
     * Asks the host to fetch a document from the app's server: AppConfig or IAPPromo.
     * @returns The document.
     */
    fetch?(params: HostConfigFetchParameters, context: HostContext): Answer<Records.FetchedConfig>;
  };
  image?: {
    /**
     * Asks the host to make a smaller picture of an image. The picture must be upright, with the proportions
     * of the image. No caller waits for the picture: until it is there, the core uses the image itself.
     * @returns The picture, in a file of the host (PNG, JPEG, GIF or WebP). The core copies the file at once.
     * After the reply, the host may remove the file at any time.
     */
    transform?(params: HostImageTransformParameters, context: HostContext): Answer<Records.TransformedImage>;
  };
  telemetry?: {
    /**
     * Asks the host to send events of the app to the app's maker. The core sends at most 20 events at once,
     * and only while the user allows it (`settings.telemetryEnabled`).
     * @returns An empty answer: the host has accepted the events, and the core does not send them again.
     */
    send?(params: HostTelemetrySendParameters, context: HostContext): Answer<Records.TelemetrySent>;
  };
  log?: {
    /**
     * Asks the host to write lines of the core's log to the system's log as well. The core sends one batch of
     * lines at a time, with secrets replaced. No caller waits for the answer. The host must not pass these
     * lines to `log.write`, because the core would send them again.
     * @returns An empty answer: the host has accepted the lines, and the core does not send them again.
     */
    write?(params: HostLogWriteParameters, context: HostContext): Answer<Records.LogWritten>;
  };
}
