// Generated from Schemas/openrpc.json by generate-clients.

/** What the core may ask of the host. */

import type { HostContext } from "../host.js";
import type {
  AIAvailabilityAnswer,
  AIResponse,
  AppleCredential,
  AppleCredentialState,
  AppleKeys,
  BackendAnswer,
  BackendToken,
  CloudAccountAnswer,
  CloudComparison,
  CloudDeletion,
  CloudRecord,
  CloudValue,
  CloudZone,
  CurrentWeatherAnswer,
  DatabaseChanges,
  DownloadedAsset,
  FetchedConfig,
  FoundShare,
  GeocodeAnswer,
  HTTPHeader,
  HostPong,
  HostSecretDone,
  HourlyWeatherAnswer,
  InvitedParticipant,
  LeftShare,
  LocationAnswer,
  LogLine,
  LogWritten,
  ModifiedRecords,
  ModifiedZones,
  OpenURLAnswer,
  PlaceResolveAnswer,
  PlaceSearchAnswer,
  PresentAnswer,
  PreviewedShare,
  QueriedRecords,
  ShareAnswer,
  StoreProductsAnswer,
  StorePurchaseAnswer,
  StoreSyncAnswer,
  StoredSecret,
  TelemetryEvent,
  TelemetrySent,
  TransformedImage,
  ZoneChanges,
} from "./records.js";

/** What host.ping is asked with. */
export interface HostPingParameters {
  /** Any text. */
  text: string;
}

/** What host.weather.current is asked with. */
export interface HostWeatherCurrentParameters {
  /** In degrees, north of the equator; rounded to three decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to three decimals. */
  longitude: number;
}

/** What host.weather.hourly is asked with. */
export interface HostWeatherHourlyParameters {
  /** In degrees, north of the equator; rounded to three decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to three decimals. */
  longitude: number;
  /** How many hours are wanted. */
  hours: number;
}

/** What host.location.request is asked with. */
export interface HostLocationRequestParameters {
}

/** What host.geocode.reverse is asked with. */
export interface HostGeocodeReverseParameters {
  /** In degrees, north of the equator; rounded to four decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to four decimals. */
  longitude: number;
}

/** What host.places.search is asked with. */
export interface HostPlacesSearchParameters {
  /** What has been typed so far. */
  text: string;
  /**
   * Where places are looked for first: the request's coordinates, else the device's last known place; null
   * for nowhere in particular.
   */
  latitude: number | null;
  /**
   * Where places are looked for first: the request's coordinates, else the device's last known place; null
   * for nowhere in particular.
   */
  longitude: number | null;
  /** How many places are wanted at most; further ones are dropped. */
  limit: number;
}

/** What host.places.resolve is asked with. */
export interface HostPlacesResolveParameters {
  /** The token of the suggestion. */
  token: string;
}

/** What host.store.products is asked with. */
export interface HostStoreProductsParameters {
  /** The products, as the store names them. */
  ids: string[];
}

/** What host.store.purchase is asked with. */
export interface HostStorePurchaseParameters {
  /** The product, as the store names it. */
  productId: string;
  /** The offer of the product that is taken; null for none. */
  offerId: string | null;
  /** The purchase: the same each time that it is asked for. */
  purchaseId: string;
}

/** What host.store.sync is asked with. */
export interface HostStoreSyncParameters {
}

/** What host.ai.respond is asked with. */
export interface HostAiRespondParameters {
  /** What it is for, such as reports.explain: a host may choose a model by it. */
  task: string;
  /** What the model is to do, the same for all questions of a task. */
  instructions: string;
  /** The question. With the instructions it has at most 6,000 characters. */
  prompt: string;
  /** The JSON Schema (draft 2020-12) that the object must fit. */
  schema: { [name: string]: unknown };
  /** Whether somebody wants to see the parts of the object as they come. */
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
  /** The method of HTTP. */
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path behind the address of the backend, with its query. */
  path: string;
  /** The headers. They contain secrets. */
  headers: HTTPHeader[];
  /** The body, as text; null for none. */
  body: string | null;
  /** Whether the answer is read as server-sent events, and passed on as they come. */
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
  /** Which database. */
  database: "private" | "shared" | "public";
  /** The token of the last answer; null for all zones. */
  token: string | null;
}

/** What host.cloud.zone.changes is asked with. */
export interface HostCloudZoneChangesParameters {
  /** Which database. */
  database: "private" | "shared" | "public";
  /** Which zone. */
  zone: CloudZone;
  /** The token of the last answer; null for all records. */
  token: string | null;
  /** The most records and deletions of a page. */
  limit: number;
  /** Whether what was last changed through this connection may be left out: the core knows it already. */
  withoutOwn: boolean;
  /** The state of the zone's share that is known already; null for none. */
  shareTag: string | null;
  /**
   * The newest token of the zone that the core was given, where a batch was answered since that of the last
   * fetch; null elsewhere.
   */
  behind: string | null;
}

/** What host.cloud.zones.modify is asked with. */
export interface HostCloudZonesModifyParameters {
  /** Which database. */
  database: "private" | "shared" | "public";
  /** Zones that are to be there. */
  save: CloudZone[];
  /** Zones that are to be gone. */
  delete: CloudZone[];
}

/** What host.cloud.records.modify is asked with. */
export interface HostCloudRecordsModifyParameters {
  /** Which database. */
  database: "private" | "shared" | "public";
  /** Records to save; without a change tag those that are new. */
  save: CloudRecord[];
  /** Records to delete. */
  delete: CloudDeletion[];
  /** Whether all are refused where one is: then with batchRequestFailed. */
  atomic: boolean;
  /**
   * Names the batch, as `DEVICE.ID`. A batch that has arrived already is not done again, and is answered as
   * it was. The container stores the answers to the last 8 batches of each account and device for ever. Of
   * names without a dot it stores those of the account's last 1,000.
   */
  operation: string;
  /** The newest token of the zone that the core was given; null for none. */
  behind: string | null;
}

/** What host.cloud.asset.download is asked with. */
export interface HostCloudAssetDownloadParameters {
  /** Which database. */
  database: "private" | "shared" | "public";
  /** Which zone. */
  zone: CloudZone;
  /** The record's id. */
  record: string;
  /** The field, which is of the type asset. */
  field: string;
  /**
   * Where a new file may be put, which is the core's from then on. It may be elsewhere as well, and must then
   * be there until the core asks again.
   */
  path: string;
}

/** What host.cloud.share.create is asked with. */
export interface HostCloudShareCreateParameters {
  /** The zone. */
  zone: CloudZone;
  /** What is shared, as people call it. */
  title: string;
  /** Who shares it, as people call them. */
  ownerName: string | null;
  /**
   * Whom the share's own link lets in. none: who is invited alone; readOnly: whoever has it, to look on;
   * readWrite: whoever has it, to do what their access record allows.
   */
  publicPermission: "none" | "readOnly" | "readWrite";
  /**
   * The fields of the access record that who comes by the share's own link gets, but for who they are and
   * when.
   */
  joiner: { [name: string]: CloudValue | null };
  /** The host of the app's links, where the container has none of its own: https://HOST/share/TOKEN. */
  linkHost: string;
}

/** What host.cloud.share.get is asked with. */
export interface HostCloudShareGetParameters {
  /** Which database. */
  database: "private" | "shared" | "public";
  /** Which zone. */
  zone: CloudZone;
}

/** What host.cloud.share.update is asked with. */
export interface HostCloudShareUpdateParameters {
  /** The zone. */
  zone: CloudZone;
  /** What is shared, as people call it; as it was without it. */
  title: string | null;
  /** Whom the share's own link lets in; as it was without it. */
  publicPermission: "none" | "readOnly" | "readWrite" | null;
  /** The fields of the access record of who comes by the share's own link; as they were without them. */
  joiner: { [name: string]: CloudValue | null } | null;
  /** The participant whose permission is set. */
  participant: string | null;
  /** What the participant may do from now on. */
  permission: "readWrite" | "readOnly" | null;
}

/** What host.cloud.share.invite is asked with. */
export interface HostCloudShareInviteParameters {
  /** The zone. */
  zone: CloudZone;
  /** What the invitation is known by: a new id; one that is known is left as it is. */
  participant: string;
  /** An address, a number or a label. */
  invitedAs: string;
  /** readWrite: what the access record allows; readOnly: to look on, whatever it allows. */
  permission: "readWrite" | "readOnly";
  /** The access record: its user is nobody until the invitation is accepted. */
  record: CloudRecord;
}

/** What host.cloud.share.delete is asked with. */
export interface HostCloudShareDeleteParameters {
  /** The zone. */
  zone: CloudZone;
  /** With whom it is shared no longer; null for nobody at all. */
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
  /** What people call who accepts it, where the access record has no name. */
  name: string | null;
}

/** What host.cloud.share.leave is asked with. */
export interface HostCloudShareLeaveParameters {
  /** The zone. */
  zone: CloudZone;
}

/** What host.cloud.share.present is asked with. */
export interface HostCloudSharePresentParameters {
  /** The link. */
  url: string;
  /** What it leads to, as people call it. */
  title: string;
}

/** What host.share.present is asked with. */
export interface HostSharePresentParameters {
  /** The link. */
  url: string;
  /** What it leads to, as people call it. */
  title: string;
}

/** What host.cloud.records.query is asked with. */
export interface HostCloudRecordsQueryParameters {
  /** The kind of record. */
  type: string;
  /** What the records must match, all of it; empty for all records of the type. */
  filter: CloudComparison[];
  /** The most records of the page. */
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
  /** Which document. */
  document: "AppConfig" | "IAPPromo";
}

/** What host.image.transform is asked with. */
export interface HostImageTransformParameters {
  /** The absolute path of the image, which is to be read and nothing else. */
  path: string;
  /** How long the longer side of the picture is at most. */
  maxPixels: number;
  /** Of a JPEG or WebP, in percent. */
  quality: number;
  /** What the image is. */
  mediaType: string;
}

/** What host.secrets.delete is asked with. */
export interface HostSecretsDeleteParameters {
  /** The name of the secret. */
  name: string;
}

/** What host.telemetry.send is asked with. */
export interface HostTelemetrySendParameters {
  /** A random id of the installation. It is another one each time that telemetry is switched on. */
  installation: string;
  /** The events, the oldest first. */
  events: TelemetryEvent[];
}

/** What host.log.write is asked with. */
export interface HostLogWriteParameters {
  /** The lines, the oldest first. */
  lines: LogLine[];
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
   *
   * Answers: The same text.
   */
  ping?(params: HostPingParameters, context: HostContext): Answer<HostPong>;
  weather?: {
    /**
     * Asks the host for the weather that a place has now.
     *
     * Answers: The weather of a place within 25 km of the one asked for.
     */
    current?(params: HostWeatherCurrentParameters, context: HostContext): Answer<CurrentWeatherAnswer>;
    /**
     * Asks the host for the weather that a place will have in the next hours, beginning with the one that
     * runs.
     *
     * Answers: The weather of a place within 25 km of the one asked for, hour by hour.
     */
    hourly?(params: HostWeatherHourlyParameters, context: HostContext): Answer<HourlyWeatherAnswer>;
  };
  location?: {
    /**
     * Asks the host where the device is, once; it may have to ask the user whether the app may know.
     *
     * Answers: Where the device is, or why the app is not allowed to know.
     */
    request?(params: HostLocationRequestParameters, context: HostContext): Answer<LocationAnswer>;
  };
  geocode?: {
    /**
     * Asks the host what the place at a point is called.
     *
     * Answers: The place's name, and what it belongs to.
     */
    reverse?(params: HostGeocodeReverseParameters, context: HostContext): Answer<GeocodeAnswer>;
  };
  places?: {
    /**
     * Asks the host for places whose names begin like a text that is being typed. A host whose type-ahead has
     * no coordinates answers suggestions.
     *
     * Answers: The places, the suggestions, or both, best ones first.
     */
    search?(params: HostPlacesSearchParameters, context: HostContext): Answer<PlaceSearchAnswer>;
    /**
     * Asks the host where a place is that it has suggested.
     *
     * Answers: The place, with its coordinates.
     */
    resolve?(params: HostPlacesResolveParameters, context: HostContext): Answer<PlaceResolveAnswer>;
  };
  store?: {
    /**
     * Asks the host what the store says of products: their names and prices on this device.
     *
     * Answers: The products that the store sells here, in any order.
     */
    products?(params: HostStoreProductsParameters, context: HostContext): Answer<StoreProductsAnswer>;
    /**
     * Asks the host to let the user buy a product. A host that is asked again with the same purchaseId
     * answers what became of that purchase, and does not buy again: in StoreKit it is the appAccountToken.
     *
     * Answers: What became of it: one of document, pending and cancelled.
     */
    purchase?(params: HostStorePurchaseParameters, context: HostContext): Answer<StorePurchaseAnswer>;
    /**
     * Asks the host what the store knows that the user has bought; the user may have to sign in.
     *
     * Answers: The documents, as the store has signed them.
     */
    sync?(params: HostStoreSyncParameters, context: HostContext): Answer<StoreSyncAnswer>;
  };
  ai?: {
    /**
     * Asks the host's model for a JSON object that fits a JSON Schema. At most two questions are unanswered
     * at once. An error of the host may have one of the kinds guardrail, tooLong, busy, refused and malformed
     * in data.kind.
     *
     * Answers: The object. With stream, the host sends the part that it has by host.progress {id, content}
     * before.
     */
    respond?(params: HostAiRespondParameters, context: HostContext): Answer<AIResponse>;
    /**
     * Asks the host whether its model can be asked; at most once a minute.
     *
     * Answers: Whether it can, or why not.
     */
    available?(params: HostAiAvailableParameters, context: HostContext): Answer<AIAvailabilityAnswer>;
  };
  auth?: {
    apple?: {
      /**
       * Asks the host for the keys that Apple signs identity tokens with
       * (https://appleid.apple.com/auth/keys).
       *
       * Answers: The keys as a JSON Web Key Set.
       */
      keys?(params: HostAuthAppleKeysParameters, context: HostContext): Answer<AppleKeys>;
      /**
       * Asks the host to have the user sign in with Apple. The nonce of the request to Apple is the SHA-256
       * of this one, as 64 hexadecimal digits.
       *
       * Answers: The credential that Apple gave.
       */
      request?(params: HostAuthAppleRequestParameters, context: HostContext): Answer<AppleCredential>;
      /**
       * Asks the host what Apple says of a user's credential now.
       *
       * Answers: The state of the credential.
       */
      credentialState?(params: HostAuthAppleCredentialStateParameters, context: HostContext): Answer<AppleCredentialState>;
    };
  };
  secrets?: {
    /**
     * Asks the host for a secret that it has stored.
     *
     * Answers: The secret.
     */
    get?(params: HostSecretsGetParameters, context: HostContext): Answer<StoredSecret>;
    /**
     * Asks the host to store a secret, such as in a keychain, in the place of one with the same name. It is
     * used with host.secrets.get and host.secrets.delete.
     *
     * Answers: Nothing: it is stored.
     */
    set?(params: HostSecretsSetParameters, context: HostContext): Answer<HostSecretDone>;
    /**
     * Asks the host to delete a secret; one that is not there is as good as deleted.
     *
     * Answers: Nothing: it is deleted.
     */
    delete?(params: HostSecretsDeleteParameters, context: HostContext): Answer<HostSecretDone>;
  };
  backend?: {
    /**
     * Asks the host to send a request to the app's backend. The host knows where the backend is; the path
     * begins with a slash. The host follows no redirect. A host that does not reach the backend answers with
     * an error of the kind unreachable, and one whose connection breaks in the middle with cutOff.
     *
     * Answers: The backend's answer, whatever its status. With stream and a status of 200, the events come
     * before it by host.progress {id, content: {events}}, and it has no body.
     */
    request?(params: HostBackendRequestParameters, context: HostContext): Answer<BackendAnswer>;
    /**
     * Asks the host to have the app's backend authenticate the user who has just signed in with Apple.
     *
     * Answers: The token that the backend accepts from now on.
     */
    authenticate?(params: HostBackendAuthenticateParameters, context: HostContext): Answer<BackendToken>;
  };
  cloud?: {
    /**
     * Asks whose cloud it is.
     *
     * Answers: The account, and whether it can be used.
     */
    account?(params: HostCloudAccountParameters, context: HostContext): Answer<CloudAccountAnswer>;
    database?: {
      /**
       * Asks which zones of a database have changed since a token; refused with changeTokenExpired where that
       * can't be told any more, and with historyLost where the container has lost what it had at the token.
       *
       * Answers: The zones, and the next token.
       */
      changes?(params: HostCloudDatabaseChangesParameters, context: HostContext): Answer<DatabaseChanges>;
    };
    zone?: {
      /**
       * Asks which records of a zone have changed since a token; refused with changeTokenExpired where that
       * can't be told any more, and with historyLost where the container has lost what it had at the token.
       *
       * Answers: A page of records, and the next token.
       */
      changes?(params: HostCloudZoneChangesParameters, context: HostContext): Answer<ZoneChanges>;
    };
    zones?: {
      /**
       * Has zones made that are not there yet, and others deleted with all that is in them.
       *
       * Answers: One result a zone, those to save first.
       */
      modify?(params: HostCloudZonesModifyParameters, context: HostContext): Answer<ModifiedZones>;
    };
    records?: {
      /**
       * Has records saved and deleted. A record that has another change tag than the one that is sent is left
       * as it is: serverRecordChanged. Refused with historyLost where the container has lost what it had at
       * the token.
       *
       * Answers: One result a record, those to save first.
       */
      modify?(params: HostCloudRecordsModifyParameters, context: HostContext): Answer<ModifiedRecords>;
      /**
       * Asks for records of the public database: a page of those of one type that match a filter. A type that
       * nobody has written has none.
       *
       * Answers: A page of records, and where the next one begins.
       */
      query?(params: HostCloudRecordsQueryParameters, context: HostContext): Answer<QueriedRecords>;
    };
    asset?: {
      /**
       * Asks for the content of a field of a record, as a file.
       *
       * Answers: Where it is.
       */
      download?(params: HostCloudAssetDownloadParameters, context: HostContext): Answer<DownloadedAsset>;
    };
    share?: {
      /**
       * Has one of the account's own zones shared; one that is shared already stays as it is. Refused with
       * tooManyParticipants where the company's tier allows nobody.
       *
       * Answers: The share.
       */
      create?(params: HostCloudShareCreateParameters, context: HostContext): Answer<ShareAnswer>;
      /**
       * Asks for the share of a zone.
       *
       * Answers: The share; null for a zone that was never shared.
       */
      get?(params: HostCloudShareGetParameters, context: HostContext): Answer<FoundShare>;
      /**
       * Has the share of one of the account's own zones changed, or what one of its participants may do.
       *
       * Answers: The share.
       */
      update?(params: HostCloudShareUpdateParameters, context: HostContext): Answer<ShareAnswer>;
      /**
       * Has somebody invited to one of the account's own zones that is shared, and the access record saved
       * that is theirs: both, or neither. Refused with tooManyParticipants where the company's tier allows
       * nobody more.
       *
       * Answers: The share, and the access record as it was saved.
       */
      invite?(params: HostCloudShareInviteParameters, context: HostContext): Answer<InvitedParticipant>;
      /**
       * Has one of the account's own zones shared no longer: with one participant, or with nobody. Their
       * access records go with that.
       *
       * Answers: The share as it stands.
       */
      delete?(params: HostCloudShareDeleteParameters, context: HostContext): Answer<ShareAnswer>;
      /**
       * Asks what a link leads to, and changes nothing. Refused with unknownItem where it leads nowhere, or
       * is not meant for the account.
       *
       * Answers: What it leads to.
       */
      metadata?(params: HostCloudShareMetadataParameters, context: HostContext): Answer<PreviewedShare>;
      /**
       * Accepts what a link leads to: the zone is in the account's shared database from then on, and the
       * access record says whose it is. Again changes nothing. Refused with unknownItem where the link leads
       * nowhere, or is not meant for the account, and with tooManyParticipants where nobody more is let in.
       *
       * Answers: The share, whose zone has no owner where it is the account's own.
       */
      accept?(params: HostCloudShareAcceptParameters, context: HostContext): Answer<ShareAnswer>;
      /**
       * Leaves what others share: the zone is in the account's shared database no longer. Again changes
       * nothing.
       *
       * Answers: The zone that was left.
       */
      leave?(params: HostCloudShareLeaveParameters, context: HostContext): Answer<LeftShare>;
      /**
       * Asks the host to show the user the sheet of its cloud that sends a link. Asked of the host whose
       * cloud the container is; where it does not offer this, host.share.present is asked.
       *
       * Answers: What has become of it.
       */
      present?(params: HostCloudSharePresentParameters, context: HostContext): Answer<PresentAnswer>;
    };
  };
  share?: {
    /**
     * Asks the host to show the user its sheet that sends a link.
     *
     * Answers: What has become of it.
     */
    present?(params: HostSharePresentParameters, context: HostContext): Answer<PresentAnswer>;
  };
  url?: {
    /**
     * Asks the host to open an address outside the app, such as the app's page in the store.
     *
     * Answers: Whether something has opened it.
     */
    open?(params: HostUrlOpenParameters, context: HostContext): Answer<OpenURLAnswer>;
  };
  config?: {
    /**
     * Asks the host to fetch a remote document: AppConfig or IAPPromo.
     *
     * Answers: The document.
     */
    fetch?(params: HostConfigFetchParameters, context: HostContext): Answer<FetchedConfig>;
  };
  image?: {
    /**
     * Asks the host for a smaller picture of an image, upright, of the same proportions; nobody waits for it.
     *
     * Answers: The picture, in a file of the host's own (PNG, JPEG, GIF or WebP), which the core copies at
     * once, and the host removes when it likes.
     */
    transform?(params: HostImageTransformParameters, context: HostContext): Answer<TransformedImage>;
  };
  telemetry?: {
    /**
     * Asks the host to send events of the app, at most 20 at once, and only while the user lets it
     * (settings.telemetryEnabled).
     *
     * Answers: Nothing: they need not be sent again.
     */
    send?(params: HostTelemetrySendParameters, context: HostContext): Answer<TelemetrySent>;
  };
  log?: {
    /**
     * Asks the host to write lines of the log to the system's own, too. They come in batches, one batch at a
     * time; nothing waits for the answer, and no secret is in them. A host that logs them by log.write would
     * get them again.
     *
     * Answers: Nothing: they need not be sent again.
     */
    write?(params: HostLogWriteParameters, context: HostContext): Answer<LogWritten>;
  };
}
