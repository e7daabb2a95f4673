// Generated from Schemas/openrpc.json by generate-clients.

/** What the core may ask of the host. */

import type { HostContext } from "../host.js";
import type * as Records from "./records.js";

/** What host.ping is asked with. */
export interface HostPingParameters {
  /** Any text. */
  text: string;
}

/** What host.weather.current is asked with. */
export interface HostWeatherCurrentParameters {
  /** The latitude in degrees north, rounded to three decimals. */
  latitude: number;
  /** The longitude in degrees east, rounded to three decimals. */
  longitude: number;
}

/** What host.weather.hourly is asked with. */
export interface HostWeatherHourlyParameters {
  /** The latitude in degrees north, rounded to three decimals. */
  latitude: number;
  /** The longitude in degrees east, rounded to three decimals. */
  longitude: number;
  /** The number of hours. */
  hours: number;
}

/** What host.location.request is asked with. */
export interface HostLocationRequestParameters {
}

/** What host.geocode.reverse is asked with. */
export interface HostGeocodeReverseParameters {
  /** The latitude in degrees north of the equator, rounded to four decimals. */
  latitude: number;
  /** The longitude in degrees east of Greenwich, rounded to four decimals. */
  longitude: number;
}

/** What host.places.search is asked with. */
export interface HostPlacesSearchParameters {
  /** The text that was typed so far. */
  text: string;
  /**
   * The point around which to search first: the request's coordinates, else the device's last known place;
   * null if there is neither.
   */
  latitude: number | null;
  /**
   * The point around which to search first: the request's coordinates, else the device's last known place;
   * null if there is neither.
   */
  longitude: number | null;
  /** The most places that are wanted. Further places are dropped. */
  limit: number;
}

/** What host.places.resolve is asked with. */
export interface HostPlacesResolveParameters {
  /** The token of the suggestion. */
  token: string;
}

/** What host.store.products is asked with. */
export interface HostStoreProductsParameters {
  /** The store's ids of the products. */
  ids: string[];
}

/** What host.store.purchase is asked with. */
export interface HostStorePurchaseParameters {
  /** The store's id of the product. */
  productId: string;
  /** The offer of the product to buy; null if there is none. */
  offerId: string | null;
  /** The id of the purchase, which is the same for each repeat of this request. */
  purchaseId: string;
}

/** What host.store.sync is asked with. */
export interface HostStoreSyncParameters {
}

/** What host.ai.respond is asked with. */
export interface HostAiRespondParameters {
  /** The purpose of the question, such as reports.explain. A host may choose a model by it. */
  task: string;
  /** The instructions for the model, the same for all questions of a task. */
  instructions: string;
  /** The question. With the instructions it has at most 6,000 characters. */
  prompt: string;
  /** The JSON Schema (draft 2020-12) that the object must fit. */
  schema: { [name: string]: unknown };
  /** true if a user wants to see the parts of the object as they arrive. */
  stream: boolean;
}

/** What host.ai.available is asked with. */
export interface HostAiAvailableParameters {
}

/** What host.auth.apple.keys is asked with. */
export interface HostAuthAppleKeysParameters {
}

/** What host.auth.apple.request is asked with. */
export interface HostAuthAppleRequestParameters {
  /** A random text that is used once. */
  nonce: string;
}

/** What host.secrets.get is asked with. */
export interface HostSecretsGetParameters {
  /** The name of the secret. */
  name: string;
}

/** What host.backend.request is asked with. */
export interface HostBackendRequestParameters {
  /** The HTTP method. */
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path after the address of the backend, with its query. */
  path: string;
  /** The HTTP headers. They contain secrets. */
  headers: Records.HTTPHeader[];
  /** The body, as text; null without one. */
  body: string | null;
  /** true to read the answer as server-sent events, and pass them on as they arrive. */
  stream: boolean;
}

/** What host.auth.apple.credentialState is asked with. */
export interface HostAuthAppleCredentialStateParameters {
  /** The user's id at Apple. */
  user: string;
}

/** What host.backend.authenticate is asked with. */
export interface HostBackendAuthenticateParameters {
  /** The identity token of the sign-in. */
  identityToken: string;
  /** The authorization code of the sign-in. It can be used once. */
  authorizationCode: string;
}

/** What host.secrets.set is asked with. */
export interface HostSecretsSetParameters {
  /** The name of the secret. */
  name: string;
  /** The secret. */
  value: string;
}

/** What host.cloud.account is asked with. */
export interface HostCloudAccountParameters {
}

/** What host.cloud.database.changes is asked with. */
export interface HostCloudDatabaseChangesParameters {
  /** The database. */
  database: "private" | "shared" | "public";
  /** The token of the last reply; null for all zones. */
  token: string | null;
}

/** What host.cloud.zone.changes is asked with. */
export interface HostCloudZoneChangesParameters {
  /** The database of the zone. */
  database: "private" | "shared" | "public";
  /** The zone. */
  zone: Records.CloudZone;
  /** The token of the last reply; null for all records. */
  token: string | null;
  /** The largest number of records and deletions in a page. */
  limit: number;
  /**
   * true if records that were last changed through this connection may be left out, as the core knows them
   * already.
   */
  withoutOwn: boolean;
  /** The change tag of the zone's share that the core already has; null for none. */
  shareTag: string | null;
  /**
   * The newest token of the zone that the core has, if a batch was answered after the last fetch; otherwise
   * null.
   */
  behind: string | null;
}

/** What host.cloud.zones.modify is asked with. */
export interface HostCloudZonesModifyParameters {
  /** The database of the zones. */
  database: "private" | "shared" | "public";
  /** The zones to create if they do not exist. */
  save: Records.CloudZone[];
  /** The zones to delete. */
  delete: Records.CloudZone[];
}

/** What host.cloud.records.modify is asked with. */
export interface HostCloudRecordsModifyParameters {
  /** The database of the records. */
  database: "private" | "shared" | "public";
  /** The records to save. New records have no change tag. */
  save: Records.CloudRecord[];
  /** The records to delete. */
  delete: Records.CloudDeletion[];
  /** true to refuse all records if one is refused. The others then get batchRequestFailed. */
  atomic: boolean;
  /**
   * The name of the batch, as `DEVICE.ID`. A batch that has already arrived is not run again, and gets the
   * same reply. The container stores the replies to the last 8 batches of each account and device for ever.
   * For names without a dot it stores those of the account's last 1,000.
   */
  operation: string;
  /** The newest token of the zone that the core has; null for none. */
  behind: string | null;
}

/** What host.cloud.asset.download is asked with. */
export interface HostCloudAssetDownloadParameters {
  /** The database of the record. */
  database: "private" | "shared" | "public";
  /** The zone of the record. */
  zone: Records.CloudZone;
  /** The record's id. */
  record: string;
  /** The name of the field, which is of the type asset. */
  field: string;
  /**
   * A path for a new file, which then belongs to the core. The host may use another path, if the file stays
   * there until the core's next request.
   */
  path: string;
}

/** What host.cloud.share.create is asked with. */
export interface HostCloudShareCreateParameters {
  /** The zone. */
  zone: Records.CloudZone;
  /** The name of what is shared. */
  title: string;
  /** The name of the owner. */
  ownerName: string | null;
  /**
   * The people whom the share's own link admits. none: only those who are invited. readOnly: all who have the
   * link, for reading. readWrite: all who have the link, with the rights of their access record.
   */
  publicPermission: "none" | "readOnly" | "readWrite";
  /**
   * The fields of the access record for a participant who uses the share's own link, without the user and the
   * time.
   */
  joiner: { [name: string]: Records.CloudValue | null };
  /** The host of the app's links, for a container that has none of its own: https://HOST/share/TOKEN. */
  linkHost: string;
}

/** What host.cloud.share.get is asked with. */
export interface HostCloudShareGetParameters {
  /** The database of the zone. */
  database: "private" | "shared" | "public";
  /** The zone. */
  zone: Records.CloudZone;
}

/** What host.cloud.share.update is asked with. */
export interface HostCloudShareUpdateParameters {
  /** The zone. */
  zone: Records.CloudZone;
  /** The name of what is shared. Unchanged if left out. */
  title: string | null;
  /** The people whom the share's own link admits. Unchanged if left out. */
  publicPermission: "none" | "readOnly" | "readWrite" | null;
  /**
   * The fields of the access record for a participant who uses the share's own link. Unchanged if left out.
   */
  joiner: { [name: string]: Records.CloudValue | null } | null;
  /** The participant whose permission is set. */
  participant: string | null;
  /** The participant's new permission. */
  permission: "readWrite" | "readOnly" | null;
}

/** What host.cloud.share.invite is asked with. */
export interface HostCloudShareInviteParameters {
  /** The zone. */
  zone: Records.CloudZone;
  /** The id of the invitation, a new one. An invitation that is already known stays as it is. */
  participant: string;
  /** An address, a number or a label. */
  invitedAs: string;
  /**
   * readWrite: all that the access record allows. readOnly: only reading, whatever the access record allows.
   */
  permission: "readWrite" | "readOnly";
  /** The access record. It names no real user until the invitation is accepted. */
  record: Records.CloudRecord;
}

/** What host.cloud.share.delete is asked with. */
export interface HostCloudShareDeleteParameters {
  /** The zone. */
  zone: Records.CloudZone;
  /** The participant to remove; null to end the whole share. */
  participant: string | null;
}

/** What host.cloud.share.metadata is asked with. */
export interface HostCloudShareMetadataParameters {
  /** The link. */
  url: string;
}

/** What host.cloud.share.accept is asked with. */
export interface HostCloudShareAcceptParameters {
  /** The link. */
  url: string;
  /** The name of the participant, used if the access record has none. */
  name: string | null;
}

/** What host.cloud.share.leave is asked with. */
export interface HostCloudShareLeaveParameters {
  /** The zone. */
  zone: Records.CloudZone;
}

/** What host.cloud.share.present is asked with. */
export interface HostCloudSharePresentParameters {
  /** The link. */
  url: string;
  /** The name of the company that the link leads to. */
  title: string;
}

/** What host.share.present is asked with. */
export interface HostSharePresentParameters {
  /** The link. */
  url: string;
  /** The name of the company that the link leads to. */
  title: string;
}

/** What host.cloud.records.query is asked with. */
export interface HostCloudRecordsQueryParameters {
  /** The kind of record. */
  type: string;
  /** The comparisons that a record must match, all of them. Empty for all records of the type. */
  filter: Records.CloudComparison[];
  /** The largest number of records in the page. */
  limit: number;
  /** The cursor of the page before; null for the first page. */
  cursor: string | null;
}

/** What host.url.open is asked with. */
export interface HostUrlOpenParameters {
  /** The address. */
  url: string;
}

/** What host.config.fetch is asked with. */
export interface HostConfigFetchParameters {
  /** The name of the document. */
  document: "AppConfig" | "IAPPromo";
}

/** What host.image.transform is asked with. */
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

/** What host.secrets.delete is asked with. */
export interface HostSecretsDeleteParameters {
  /** The name of the secret. */
  name: string;
}

/** What host.telemetry.send is asked with. */
export interface HostTelemetrySendParameters {
  /** A random id of the installation. It changes each time that telemetry is switched on. */
  installation: string;
  /** The events, oldest first. */
  events: Records.TelemetryEvent[];
}

/** What host.log.write is asked with. */
export interface HostLogWriteParameters {
  /** The lines, the oldest first. */
  lines: Records.LogLine[];
}

/** A result, now or later. */
export type Answer<Result> = Result | PromiseLike<Result>;

/**
 * What a host can do for the core: an object that implements some of these. What it throws is told to the
 * core as an error: its message, and its data where it has some.
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
     * @returns The weather of a place within 25 km of the requested one.
     */
    current?(params: HostWeatherCurrentParameters, context: HostContext): Answer<Records.CurrentWeatherAnswer>;
    /**
     * Returns the weather of a place in the next hours, from the present hour on.
     * @returns The weather of a place within 25 km of the requested one, hour by hour.
     */
    hourly?(params: HostWeatherHourlyParameters, context: HostContext): Answer<Records.HourlyWeatherAnswer>;
  };
  location?: {
    /**
     * Asks the host once for the location of the device. The host may have to ask the user for permission.
     * @returns The location of the device, or the refusal of the permission.
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
     * Asks the host for places whose names begin with a text that is being typed. A host that has no
     * coordinates for them yet answers suggestions.
     * @returns The places, the suggestions, or both, the best matches first.
     */
    search?(params: HostPlacesSearchParameters, context: HostContext): Answer<Records.PlaceSearchAnswer>;
    /**
     * Asks the host for the coordinates of a place that it has suggested.
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
     * Asks the host to let the user buy a product. If the same purchaseId is requested again, the host
     * answers the outcome of that purchase, and does not buy again. In StoreKit, purchaseId is the
     * appAccountToken.
     * @returns The outcome of the purchase: one of document, pending and cancelled.
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
     * Asks the host's model for a JSON object that fits a JSON Schema. At most two questions are unanswered
     * at once. An error of the host may have one of the kinds guardrail, tooLong, busy, refused and malformed
     * in data.kind.
     * @returns The object. With stream, the host first sends the part that it has, by host.progress {id,
     * content}.
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
       * Lets the user sign in with Apple. The nonce of the request to Apple is the SHA-256 of this one, as 64
       * hexadecimal digits.
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
     * Returns a stored secret.
     * @returns The secret.
     */
    get?(params: HostSecretsGetParameters, context: HostContext): Answer<Records.StoredSecret>;
    /**
     * Stores a secret, such as in a keychain, and replaces one with the same name. It is used with
     * host.secrets.get and host.secrets.delete.
     * @returns An empty answer: the secret is stored.
     */
    set?(params: HostSecretsSetParameters, context: HostContext): Answer<Records.HostSecretDone>;
    /**
     * Deletes a secret. One that does not exist counts as deleted.
     * @returns An empty answer: the secret is deleted.
     */
    delete?(params: HostSecretsDeleteParameters, context: HostContext): Answer<Records.HostSecretDone>;
  };
  backend?: {
    /**
     * Sends a request to the app's backend. The host knows the backend's address; the path begins with a
     * slash. The host follows no redirect. If it cannot reach the backend, it replies with an error of the
     * kind unreachable. If the connection breaks, it replies with cutOff.
     * @returns The backend's answer, whatever its status. With stream and a status of 200, the events come
     * before it by host.progress {id, content: {events}}, and it has no body.
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
     * Returns the account whose cloud it is.
     * @returns The account, and its state.
     */
    account?(params: HostCloudAccountParameters, context: HostContext): Answer<Records.CloudAccountAnswer>;
    database?: {
      /**
       * Returns the zones of a database that have changed since a token. Refused with changeTokenExpired if
       * the container no longer knows the changes since then. Refused with historyLost if the container has
       * lost data that it had at the token.
       * @returns The zones, and the next token.
       */
      changes?(params: HostCloudDatabaseChangesParameters, context: HostContext): Answer<Records.DatabaseChanges>;
    };
    zone?: {
      /**
       * Returns the records of a zone that have changed since a token. Refused with changeTokenExpired if the
       * container no longer knows the changes since then. Refused with historyLost if the container has lost
       * data that it had at the token.
       * @returns A page of records, and the next token.
       */
      changes?(params: HostCloudZoneChangesParameters, context: HostContext): Answer<Records.ZoneChanges>;
    };
    zones?: {
      /**
       * Creates zones that do not exist yet, and deletes others with all their records.
       * @returns One result for each zone, saves first.
       */
      modify?(params: HostCloudZonesModifyParameters, context: HostContext): Answer<Records.ModifiedZones>;
    };
    records?: {
      /**
       * Saves and deletes records. A record whose change tag differs from the sent one stays unchanged, with
       * the result serverRecordChanged. Refused with historyLost if the container has lost data that it had
       * at the token.
       * @returns One result for each record, saves first.
       */
      modify?(params: HostCloudRecordsModifyParameters, context: HostContext): Answer<Records.ModifiedRecords>;
      /**
       * Returns a page of records of the public database: those of one type that match a filter. A type
       * without records returns an empty page.
       * @returns A page of records, and the cursor of the next page.
       */
      query?(params: HostCloudRecordsQueryParameters, context: HostContext): Answer<Records.QueriedRecords>;
    };
    asset?: {
      /**
       * Returns the content of one field of a record, as a file.
       * @returns The path of the file.
       */
      download?(params: HostCloudAssetDownloadParameters, context: HostContext): Answer<Records.DownloadedAsset>;
    };
    share?: {
      /**
       * Shares one of the account's own zones. A zone that is already shared stays as it is. Refused with
       * tooManyParticipants if the company's tier allows no participants.
       * @returns The share.
       */
      create?(params: HostCloudShareCreateParameters, context: HostContext): Answer<Records.ShareAnswer>;
      /**
       * Returns the share of a zone.
       * @returns The share; null for a zone that was never shared.
       */
      get?(params: HostCloudShareGetParameters, context: HostContext): Answer<Records.FoundShare>;
      /**
       * Changes the share of one of the account's own zones, or the permission of one of its participants.
       * @returns The share.
       */
      update?(params: HostCloudShareUpdateParameters, context: HostContext): Answer<Records.ShareAnswer>;
      /**
       * Invites a participant to one of the account's own zones that is shared, and saves their access
       * record: both, or neither. Refused with tooManyParticipants if the company's tier allows no more
       * participants.
       * @returns The share, and the saved access record.
       */
      invite?(params: HostCloudShareInviteParameters, context: HostContext): Answer<Records.InvitedParticipant>;
      /**
       * Ends the share of one of the account's own zones, with one participant or with all. The participants'
       * access records are deleted, too.
       * @returns The share in its new state.
       */
      delete?(params: HostCloudShareDeleteParameters, context: HostContext): Answer<Records.ShareAnswer>;
      /**
       * Returns the zone that a link leads to, and changes nothing. Refused with unknownItem if the link
       * leads nowhere, or is not meant for the account.
       * @returns The zone behind the link.
       */
      metadata?(params: HostCloudShareMetadataParameters, context: HostContext): Answer<Records.PreviewedShare>;
      /**
       * Accepts a share link. From then on the zone is in the account's shared database, and the access
       * record names the account. A second request changes nothing. Refused with unknownItem if the link
       * leads nowhere, or is not meant for the account. Refused with tooManyParticipants if the share is
       * full.
       * @returns The share. Its zone has no owner if it is the account's own.
       */
      accept?(params: HostCloudShareAcceptParameters, context: HostContext): Answer<Records.ShareAnswer>;
      /**
       * Leaves a zone that others share. It is no longer in the account's shared database. A second request
       * changes nothing.
       * @returns The zone that was left.
       */
      leave?(params: HostCloudShareLeaveParameters, context: HostContext): Answer<Records.LeftShare>;
      /**
       * Shows the user the cloud's sheet for sending a link. Sent to the host whose cloud is the container. A
       * host that does not offer it gets host.share.present.
       * @returns The outcome of the sheet.
       */
      present?(params: HostCloudSharePresentParameters, context: HostContext): Answer<Records.PresentAnswer>;
    };
  };
  share?: {
    /**
     * Shows the user the sheet for sending a link.
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
     * Asks the host for a smaller picture of an image, upright and with the same proportions. No request
     * waits for the picture.
     * @returns The picture, in a file of the host (PNG, JPEG, GIF or WebP). The core copies the file at once;
     * the host may remove it at any time after the reply.
     */
    transform?(params: HostImageTransformParameters, context: HostContext): Answer<Records.TransformedImage>;
  };
  telemetry?: {
    /**
     * Sends events of the app to its maker, at most 20 at once, and only while the user allows it
     * (settings.telemetryEnabled).
     * @returns An empty answer: the events need not be sent again.
     */
    send?(params: HostTelemetrySendParameters, context: HostContext): Answer<Records.TelemetrySent>;
  };
  log?: {
    /**
     * Asks the host to write lines of the log to the system's log, too. Lines come in batches, one batch at a
     * time, and secrets in them are replaced. No request waits for the answer. A host must not write these
     * lines with log.write, or it gets them again.
     * @returns An empty answer. The lines need not be sent again.
     */
    write?(params: HostLogWriteParameters, context: HostContext): Answer<Records.LogWritten>;
  };
}
