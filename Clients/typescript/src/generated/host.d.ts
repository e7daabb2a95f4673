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
   * The point around which to search first: the request's coordinates. If the request has no coordinates, the
   * device's last known place; `null` if that place is not known.
   */
  latitude: number | null;
  /**
   * The point around which to search first: the request's coordinates. If the request has no coordinates, the
   * device's last known place; `null` if that place is not known.
   */
  longitude: number | null;
  /** The largest number of places to return. The core ignores further places. */
  limit: number;
}

/** The parameters of host.places.resolve. */
export interface HostPlacesResolveParameters {
  /** The token of the suggestion. */
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
  /** The id of the purchase, which is the same for each repeat of this request. */
  purchaseId: string;
}

/** The parameters of host.store.sync. */
export interface HostStoreSyncParameters {
}

/** The parameters of host.ai.respond. */
export interface HostAiRespondParameters {
  /** The purpose of the question, such as reports.explain. A host may choose a model by it. */
  task: string;
  /** The instructions for the model, the same for all questions of a task. */
  instructions: string;
  /** The question. Together, instructions and prompt have at most 6,000 characters. */
  prompt: string;
  /** The JSON Schema (draft 2020-12) that the object must fit. */
  schema: { [name: string]: unknown };
  /** `true` if the host is to send the parts of the object as they arrive, by host.progress. */
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
  /** The path after the address of the backend, with the query. The path begins with a slash. */
  path: string;
  /** The HTTP headers. They contain secrets, so the host must not log them. */
  headers: Records.HTTPHeader[];
  /** The body, as text. `null` for a request without a body. */
  body: string | null;
  /** `true` if the host reads the answer as server-sent events, and passes them on as they arrive. */
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
  /** The authorization code of the sign-in. It can be used once. */
  authorizationCode: string;
}

/** The parameters of host.secrets.set. */
export interface HostSecretsSetParameters {
  /** The name of the secret. */
  name: string;
  /** The secret. */
  value: string;
}

/** The parameters of host.cloud.account. */
export interface HostCloudAccountParameters {
}

/** The parameters of host.cloud.database.changes. */
export interface HostCloudDatabaseChangesParameters {
  /** The database. */
  database: "private" | "shared" | "public";
  /** The token of the last reply. `null` for all zones. */
  token: string | null;
}

/** The parameters of host.cloud.zone.changes. */
export interface HostCloudZoneChangesParameters {
  /** The database of the zone. */
  database: "private" | "shared" | "public";
  /** The zone. */
  zone: Records.CloudZone;
  /** The token of the last reply. `null` for all records. */
  token: string | null;
  /** The largest number of records and deletions in a page. */
  limit: number;
  /**
   * `true` if the container may leave out records that were last changed through this connection, because the
   * core already knows them.
   */
  withoutOwn: boolean;
  /** The change tag of the zone's share that the core already has. `null` if the core has none. */
  shareTag: string | null;
  /**
   * The newest token of the zone that the core has, if a batch was answered after the last fetch. Otherwise
   * `null`.
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
  /** The newest token of the zone that the core has. `null` if the core has none. */
  behind: string | null;
}

/** The parameters of host.cloud.asset.download. */
export interface HostCloudAssetDownloadParameters {
  /** The database of the record. */
  database: "private" | "shared" | "public";
  /** The zone of the record. */
  zone: Records.CloudZone;
  /** The record's id. */
  record: string;
  /** The name of the field. Its type must be `asset`. */
  field: string;
  /**
   * The path for a new file, which then belongs to the core. The host may use another path if the file stays
   * there until the core's next request.
   */
  path: string;
}

/** The parameters of host.cloud.share.create. */
export interface HostCloudShareCreateParameters {
  /** The zone. */
  zone: Records.CloudZone;
  /** The title of the share, such as the company's name. */
  title: string;
  /** The name of the owner. */
  ownerName: string | null;
  /**
   * The people whom the share's own link admits. none: nobody, so that only invited people can join.
   * readOnly: everybody who has the link, for reading. readWrite: everybody who has the link, with the rights
   * of their access record.
   */
  publicPermission: "none" | "readOnly" | "readWrite";
  /**
   * The fields of the access record for participants who use the share's own link. The container adds the
   * user and the time.
   */
  joiner: { [name: string]: Records.CloudValue | null };
  /**
   * The host of the app's links, for a container without links of its own: such a container makes links of
   * the form `https://HOST/share/TOKEN`.
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
  /** The title of the share. Without it, the title stays. */
  title: string | null;
  /** The people whom the share's own link admits. If `publicPermission` is left out, this stays unchanged. */
  publicPermission: "none" | "readOnly" | "readWrite" | null;
  /**
   * The fields of the access record for participants who use the share's own link. Without it, the fields
   * stay.
   */
  joiner: { [name: string]: Records.CloudValue | null } | null;
  /** The id of the participant whose permission is set. `participant` and `permission` belong together. */
  participant: string | null;
  /** The participant's new permission. `participant` and `permission` belong together. */
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
  /** The address, number or label of the participant. */
  invitedAs: string;
  /**
   * The permission. readWrite: everything that the access record allows. readOnly: only reading, even if the
   * access record allows more.
   */
  permission: "readWrite" | "readOnly";
  /**
   * The access record with the participant's rights. Until the invitation is accepted, its user is a
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
  /** The kind of record. */
  type: string;
  /** The comparisons. A record must match all of them. Empty for all records of the type. */
  filter: Records.CloudComparison[];
  /** The largest number of records in the page. */
  limit: number;
  /** The cursor of the previous page. `null` for the first page. */
  cursor: string | null;
}

/** The parameters of host.url.open. */
export interface HostUrlOpenParameters {
  /** The address. */
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
  /** A random id of the installation. A new id is made each time that telemetry is switched on. */
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
   * Asks the host to send a text back.
   * @returns The same text.
   */
  ping?(params: HostPingParameters, context: HostContext): Answer<Records.HostPong>;
  weather?: {
    /**
     * Returns the present weather of a place.
     * @returns The weather of the requested place, or of a place at most 25 km away.
     */
    current?(params: HostWeatherCurrentParameters, context: HostContext): Answer<Records.CurrentWeatherAnswer>;
    /**
     * Returns the weather of a place in the next hours, from the present hour on.
     * @returns The weather of the requested place, or of a place at most 25 km away, hour by hour.
     */
    hourly?(params: HostWeatherHourlyParameters, context: HostContext): Answer<Records.HourlyWeatherAnswer>;
  };
  location?: {
    /**
     * Asks the host once for the location of the device. The host may have to ask the user for permission.
     * @returns The location of the device, or the state `denied` or `restricted` of the permission.
     */
    request?(params: HostLocationRequestParameters, context: HostContext): Answer<Records.LocationAnswer>;
  };
  geocode?: {
    /**
     * Asks the host for the name of the place at a point.
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
     * Asks the host for the purchases of the user that the store knows. The user may have to sign in.
     * @returns The documents that the store has signed.
     */
    sync?(params: HostStoreSyncParameters, context: HostContext): Answer<Records.StoreSyncAnswer>;
  };
  ai?: {
    /**
     * Asks the host's model for a JSON object that fits a JSON Schema. The core sends at most two such
     * requests at once. An error of the host may have one of the kinds `guardrail`, `tooLong`, `busy`,
     * `refused` and `malformed` in `data.kind`.
     * @returns The object. If `stream` is `true`, the host may first send the object as far as it is
     * complete, by host.progress with the request's `id` and this object in `content`.
     */
    respond?(params: HostAiRespondParameters, context: HostContext): Answer<Records.AIResponse>;
    /**
     * Returns the availability of the host's model. Sent at most once a minute.
     * @returns The availability, with a reason if there is no model.
     */
    available?(params: HostAiAvailableParameters, context: HostContext): Answer<Records.AIAvailabilityAnswer>;
  };
  auth?: {
    apple?: {
      /**
       * Returns the keys that Apple signs identity tokens with (https://appleid.apple.com/auth/keys).
       * @returns The keys as a JSON Web Key Set.
       */
      keys?(params: HostAuthAppleKeysParameters, context: HostContext): Answer<Records.AppleKeys>;
      /**
       * Asks the host to let the user sign in with Apple. The nonce of the host's request to Apple must be
       * the SHA-256 of the parameter `nonce`, as 64 hexadecimal digits.
       * @returns The credential that Apple gave.
       */
      request?(params: HostAuthAppleRequestParameters, context: HostContext): Answer<Records.AppleCredential>;
      /**
       * Returns Apple's present state of a user's credential.
       * @returns The state of the credential.
       */
      credentialState?(params: HostAuthAppleCredentialStateParameters, context: HostContext): Answer<Records.AppleCredentialState>;
    };
  };
  secrets?: {
    /**
     * Asks the host for a stored secret.
     * @returns The secret.
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
     * Sends a request to the app's backend. The host knows the backend's address, and must not follow
     * redirects. If the host cannot reach the backend, the host replies with an error of the kind
     * `unreachable`. If the connection breaks, the host replies with an error of the kind `cutOff`.
     * @returns The backend's answer, with any status. If `stream` is `true` and the status is 200, the host
     * first sends the events with `host.progress`, in the member `events` of `content`. The answer then has
     * no body.
     */
    request?(params: HostBackendRequestParameters, context: HostContext): Answer<Records.BackendAnswer>;
    /**
     * Lets the app's backend authenticate the user who has just signed in with Apple.
     * @returns The token that the backend accepts from now on.
     */
    authenticate?(params: HostBackendAuthenticateParameters, context: HostContext): Answer<Records.BackendToken>;
  };
  cloud?: {
    /**
     * Returns the account of the container, and the state of that account.
     * @returns The account, and the state of the account.
     */
    account?(params: HostCloudAccountParameters, context: HostContext): Answer<Records.CloudAccountAnswer>;
    database?: {
      /**
       * Returns the zones of a database that have changed since a token. Fails with `changeTokenExpired` if
       * the container no longer knows the changes since the token. Fails with `historyLost` if the container
       * has lost data that it had when it returned the token.
       * @returns The zones, and the next token.
       */
      changes?(params: HostCloudDatabaseChangesParameters, context: HostContext): Answer<Records.DatabaseChanges>;
    };
    zone?: {
      /**
       * Returns the records of a zone that have changed since a token. Fails with `changeTokenExpired` if the
       * container no longer knows the changes since the token. Fails with `historyLost` if the container has
       * lost data that it had when it returned the token.
       * @returns A page of records, and the next token.
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
       * Saves and deletes records. If the container's change tag of a record differs from the sent change
       * tag, the record is not changed, and its result is `serverRecordChanged`. Fails with `historyLost` if
       * the container no longer has all data that it had when it returned the token in `behind`.
       * @returns One result for each record: the saves in the order sent, then the deletions.
       */
      modify?(params: HostCloudRecordsModifyParameters, context: HostContext): Answer<Records.ModifiedRecords>;
      /**
       * Returns a page of records of the public database: the records of one type that match a filter. For a
       * type without records, the page is empty.
       * @returns A page of records, and the cursor of the next page.
       */
      query?(params: HostCloudRecordsQueryParameters, context: HostContext): Answer<Records.QueriedRecords>;
    };
    asset?: {
      /**
       * Returns the content of an asset, one field of a record, as a file.
       * @returns The path of the file.
       */
      download?(params: HostCloudAssetDownloadParameters, context: HostContext): Answer<Records.DownloadedAsset>;
    };
    share?: {
      /**
       * Shares one of the account's own zones. If the zone is already shared, nothing changes. Fails with
       * `tooManyParticipants` if the company's tier allows no participants.
       * @returns The share.
       */
      create?(params: HostCloudShareCreateParameters, context: HostContext): Answer<Records.ShareAnswer>;
      /**
       * Returns the share of a zone.
       * @returns The share. `null` for a zone that was never shared.
       */
      get?(params: HostCloudShareGetParameters, context: HostContext): Answer<Records.FoundShare>;
      /**
       * Changes the share of one of the account's own zones, or the permission of one of its participants.
       * @returns The share.
       */
      update?(params: HostCloudShareUpdateParameters, context: HostContext): Answer<Records.ShareAnswer>;
      /**
       * Invites a participant to a shared zone of the account's own, and saves the participant's access
       * record. The container does both or neither. Fails with `tooManyParticipants` if the company's tier
       * allows no more participants.
       * @returns The share, and the saved access record.
       */
      invite?(params: HostCloudShareInviteParameters, context: HostContext): Answer<Records.InvitedParticipant>;
      /**
       * Ends the share of one of the account's own zones, for one participant or for all. The access records
       * of these participants are deleted, too.
       * @returns The share in its new state.
       */
      delete?(params: HostCloudShareDeleteParameters, context: HostContext): Answer<Records.ShareAnswer>;
      /**
       * Returns the zone that a link leads to. The request changes nothing. Fails with `unknownItem` if the
       * link is not valid, or is meant for another account.
       * @returns The zone behind the link.
       */
      metadata?(params: HostCloudShareMetadataParameters, context: HostContext): Answer<Records.PreviewedShare>;
      /**
       * Accepts a share link. The zone is then in the account's shared database, and the access record names
       * the account. A second request changes nothing. Fails with `unknownItem` if the link is not valid, or
       * is meant for another account. Fails with `tooManyParticipants` if the share admits no more
       * participants.
       * @returns The share. If the zone is the account's own, it has no `owner`.
       */
      accept?(params: HostCloudShareAcceptParameters, context: HostContext): Answer<Records.ShareAnswer>;
      /**
       * Leaves a zone that another account shares. The zone is then no longer in the account's shared
       * database. A second request changes nothing.
       * @returns The zone that was left.
       */
      leave?(params: HostCloudShareLeaveParameters, context: HostContext): Answer<Records.LeftShare>;
      /**
       * Shows the user the cloud's own sheet for sending a link. The core sends this request to the host
       * whose cloud is the container. A host that does not offer this request gets `host.share.present`
       * instead.
       * @returns The outcome of the sheet.
       */
      present?(params: HostCloudSharePresentParameters, context: HostContext): Answer<Records.PresentAnswer>;
    };
  };
  share?: {
    /**
     * Shows the user the system's sheet for sending a link.
     * @returns The outcome of the sheet.
     */
    present?(params: HostSharePresentParameters, context: HostContext): Answer<Records.PresentAnswer>;
  };
  url?: {
    /**
     * Asks the host to open an address outside the app, such as the app's page in the store.
     * @returns The outcome of the attempt to open the address.
     */
    open?(params: HostUrlOpenParameters, context: HostContext): Answer<Records.OpenURLAnswer>;
  };
  config?: {
    /**
     * Asks the host to fetch a remote document: AppConfig or IAPPromo.
     * @returns The document.
     */
    fetch?(params: HostConfigFetchParameters, context: HostContext): Answer<Records.FetchedConfig>;
  };
  image?: {
    /**
     * Asks the host to make a smaller picture of an image. The picture must be upright, with the proportions
     * of the image. No request of a caller waits for the picture.
     * @returns The picture, in a file of the host (PNG, JPEG, GIF or WebP). The core copies the file at once;
     * the host may remove it at any time after the reply.
     */
    transform?(params: HostImageTransformParameters, context: HostContext): Answer<Records.TransformedImage>;
  };
  telemetry?: {
    /**
     * Sends events of the app to its maker, at most 20 at once, and only while the user allows it
     * (settings.telemetryEnabled).
     * @returns An empty answer: the host has accepted the events, and the core does not send them again.
     */
    send?(params: HostTelemetrySendParameters, context: HostContext): Answer<Records.TelemetrySent>;
  };
  log?: {
    /**
     * Asks the host to write lines of the core's log to the system's log as well. Lines come in batches, one
     * batch at a time, and secrets in them are replaced. No request waits for the answer. The host must not
     * pass these lines to `log.write`, because the core would send them again.
     * @returns An empty answer: the host has accepted the lines, and the core does not send them again.
     */
    write?(params: HostLogWriteParameters, context: HostContext): Answer<Records.LogWritten>;
  };
}
