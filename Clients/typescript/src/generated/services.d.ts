// Generated from Schemas/openrpc.json by generate-clients.

/** The services, with their collections and methods. */

import type { Method, OptionalMethod } from "../methods.js";
import type * as Parameters from "./parameters.js";
import type * as Records from "./records.js";

/** Methods about the core's methods and about requests. */
export interface RpcMethods {
  /**
   * Returns the OpenRPC document of all methods (OpenRPC 1.3, section Service Discovery Method).
   * @returns An OpenRPC document.
   * @throws Kinds of errors: invalidParams.
   */
  readonly discover: OptionalMethod<"rpc.discover", "read", Parameters.RpcDiscoverParameters, { [name: string]: unknown }>;
  /**
   * Cancels a request that waits for the host, or for long work. That request gets the error
   * requestCancelled, after this reply.
   * @returns The number of requests that waited with this id; 0 if the request already has its reply.
   * @throws Kinds of errors: invalidParams.
   */
  readonly cancel: Method<"rpc.cancel", "session", Parameters.RpcCancelParameters, Records.Cancelled>;
}

/** Methods about the process of the core. */
export interface SystemMethods {
  /**
   * Returns an empty object at once, as a sign of life.
   * @returns An empty object.
   * @throws Kinds of errors: invalidParams.
   */
  readonly ping: OptionalMethod<"system.ping", "read", Parameters.SystemPingParameters, Records.Pong>;
  /**
   * Agrees on the version of the protocol. The call is optional: without it, the newest version is used.
   * @returns The version that is used from now on, and the core's name and version.
   * @throws Kinds of errors: invalidParams, unsupportedProtocol.
   */
  readonly hello: Method<"system.hello", "session", Parameters.SystemHelloParameters, Records.Hello>;
  /**
   * Returns the version of this process, its data directory and its number of methods.
   * @returns The process.
   * @throws Kinds of errors: invalidParams.
   */
  readonly info: OptionalMethod<"system.info", "read", Parameters.SystemInfoParameters, Records.Info>;
  /**
   * Returns facts for finding a fault: versions, sizes and the newest lines of the log. They contain no text
   * of users.
   * @returns The state of the process and of its stores.
   * @throws Kinds of errors: invalidParams.
   */
  readonly diagnostics: OptionalMethod<"system.diagnostics", "read", Parameters.SystemDiagnosticsParameters, Records.Diagnostics>;
  /**
   * Writes the data directory to one file, as it is at one moment: the stores, and the files of assets. A
   * file of an asset that cannot be read is left out, and named in missing. Other requests are served
   * meanwhile. mainspring restore creates a data directory from the file.
   * @returns The contents of the backup. The reply comes when the file is in its place, on the disk, and was
   * read again as a check.
   * @throws Kinds of errors: invalidParams, forbidden, limitReached, requestCancelled, storageFault.
   */
  readonly backup: Method<"system.backup", "session", Parameters.SystemBackupParameters, Records.BackupReport>;
  /**
   * Lists the conversations of the core. There is only one unless several programs share the core (--shared).
   * @returns The present conversations, oldest first.
   * @throws Kinds of errors: invalidParams.
   */
  readonly conversations: OptionalMethod<"system.conversations", "read", Parameters.SystemConversationsParameters, Records.ConversationList>;
}

/** The requests of the core that a host answers, and the host's reports about them. */
export interface HostMethods {
  /**
   * Declares the requests of the core that the host can answer, in place of those declared before.
   * @returns The capabilities that the core will use, and those that it does not know.
   * @throws Kinds of errors: invalidParams.
   */
  readonly provide: OptionalMethod<"host.provide", "session", Parameters.HostProvideParameters, Records.Provided>;
  /**
   * Reports the host's progress with a request of the core, or a part of its answer. The reply waits until
   * the programs that get the progress have read enough. A host that sends some parts as requests and waits
   * for the replies sends no faster than they read.
   * @returns The outcome: a request still waits for the host's answer, or not.
   * @throws Kinds of errors: invalidParams, limitReached, requestCancelled.
   */
  readonly progress: Method<"host.progress", "session", Parameters.HostProgressParameters, Records.Progressed>;
  /**
   * Sends host.ping to the host, and returns the host's answer. Use it to check that host requests work from
   * end to end.
   * @returns The host's answer, and its comparison with the text that was sent.
   * @throws Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled.
   */
  readonly check: Method<"host.check", "read", Parameters.HostCheckParameters, Records.HostChecked>;
}

/** The log of changes: reading it, and subscribing to it. */
export interface EventsMethods {
  /**
   * Returns the changes after a place in the change log, oldest first.
   * @returns The changes, and the place after them.
   * @throws Kinds of errors: invalidParams, cursorTooOld.
   */
  readonly since: OptionalMethod<"events.since", "read", Parameters.EventsSinceParameters, Records.EventPage>;
  /**
   * Subscribes to changes: events.changed is sent after each, until the conversation ends or
   * events.unsubscribe is called.
   * @returns The handle of the subscription, and the place in the log from which it reports all changes.
   * @throws Kinds of errors: invalidParams, limitReached.
   */
  readonly subscribe: OptionalMethod<"events.subscribe", "session", Parameters.EventsSubscribeParameters, Records.Subscribed>;
  /**
   * Ends a subscription.
   * @returns The subscription that ended.
   * @throws Kinds of errors: invalidParams, notFound.
   */
  readonly unsubscribe: Method<"events.unsubscribe", "session", Parameters.EventsUnsubscribeParameters, Records.Unsubscribed>;
}

/** Queries whose results are sent again when they change. */
export interface LiveMethods {
  /**
   * Runs a reading method and returns its result. Sends live.changed whenever the result changes, until the
   * query is closed.
   * @returns The query's handle, and the first result. The method's own rule of access is checked at each
   * run.
   * @throws Kinds of errors: invalidParams, limitReached, notFound, noCompany, signInRequired, forbidden,
   * cursorTooOld.
   */
  readonly open: Method<"live.open", "session", Parameters.LiveOpenParameters, Records.LiveOpened>;
  /**
   * Closes a live query.
   * @returns The query that was closed.
   * @throws Kinds of errors: invalidParams, notFound.
   */
  readonly close: Method<"live.close", "session", Parameters.LiveCloseParameters, Records.LiveClosed>;
}

/** Temperatures in Celsius, Fahrenheit, Kelvin and Humanus. */
export interface TemperatureMethods {
  /**
   * Converts a temperature, or a list of temperatures, from one scale to another.
   * @returns The converted value, or a list of converted values in the same order.
   * @throws Kinds of errors: invalidParams.
   */
  readonly convert: Method<"temperature.convert", "read", Parameters.TemperatureConvertParameters, Records.ConvertedTemperature>;
  /**
   * Lists the temperature scales.
   * @returns All scales, in a fixed order.
   * @throws Kinds of errors: invalidParams.
   */
  readonly scales: OptionalMethod<"temperature.scales", "read", Parameters.TemperatureScalesParameters, Records.TemperatureScalePage>;
  /**
   * Returns the table of the Humanus scale: its id, its origin and its knots.
   * @returns The table in use.
   * @throws Kinds of errors: invalidParams.
   */
  readonly table: OptionalMethod<"temperature.table", "read", Parameters.TemperatureTableParameters, Records.HumanusTable>;
}

/** The weather of places, from the host, stored for a while. */
export interface WeatherMethods {
  /**
   * Returns the present weather of a place. Places count as the same if their coordinates are equal when
   * rounded to three decimals.
   * @returns The weather, and its age.
   * @throws Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled.
   */
  readonly current: Method<"weather.current", "read", Parameters.WeatherCurrentParameters, Records.CurrentWeather>;
  /**
   * Returns the weather of a place in the next hours. Places count as the same if their coordinates are equal
   * when rounded to three decimals.
   * @returns The weather hour by hour, and its age.
   * @throws Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled.
   */
  readonly hourly: Method<"weather.hourly", "read", Parameters.WeatherHourlyParameters, Records.HourlyWeather>;
}

/** The location of the device, the app's permission to know it, and the names of places. */
export interface LocationMethods {
  /**
   * Returns the app's permission to know the device's location, as the host last reported it.
   * @returns The permission.
   * @throws Kinds of errors: invalidParams.
   */
  readonly authorization: OptionalMethod<"location.authorization", "read", Parameters.LocationAuthorizationParameters, Records.LocationAuthorization>;
  /**
   * Stores the app's permission to know the device's location, as the host reports it.
   * @returns The stored permission, which stays as it was if nothing has changed.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly setAuthorization: Method<"location.setAuthorization", "write", Parameters.LocationSetAuthorizationParameters, Records.LocationAuthorization>;
  /**
   * Asks the host once for the location of the device, and stores it as the device's place.
   * @returns The location of the device.
   * @throws Kinds of errors: invalidParams, locationDenied, hostUnavailable, hostTimeout, hostError,
   * hostFault, limitReached, requestCancelled, keyReused.
   */
  readonly request: OptionalMethod<"location.request", "write", Parameters.LocationRequestParameters, Records.DeviceLocation>;
  /**
   * Returns the device's place, as location.request last found it.
   * @returns The place; null if there is none yet.
   * @throws Kinds of errors: invalidParams.
   */
  readonly last: OptionalMethod<"location.last", "read", Parameters.LocationLastParameters, Records.LastLocation | null>;
  /**
   * Returns the name of the place at a point. The host is asked once for each place. Points whose coordinates
   * are the same to four decimals are one place.
   * @returns The name of the place, with its locality, region, country and time zone.
   * @throws Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled.
   */
  readonly geocode: Method<"location.geocode", "read", Parameters.LocationGeocodeParameters, Records.GeocodedPlace>;
}

/** Places, searched by their names. */
export interface PlacesMethods {
  /**
   * Asks the host for places whose names begin with a text that is being typed. Without a host that offers
   * places, or if it is late or has an error, the cities of the system's time zones are searched.
   * places.resolve returns the coordinates of a suggestion.
   * @returns The places and the suggestions.
   * @throws Kinds of errors: invalidParams, placesUnavailable, hostTimeout, hostError, hostFault,
   * limitReached, requestCancelled.
   */
  readonly search: Method<"places.search", "read", Parameters.PlacesSearchParameters, Records.FoundPlaces>;
  /**
   * Asks the host for the coordinates of a place that places.search has suggested. Pass the result to
   * widgets.recents.add to register the place.
   * @returns The place, in the form that widgets.recents.add accepts.
   * @throws Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled.
   */
  readonly resolve: Method<"places.resolve", "read", Parameters.PlacesResolveParameters, Records.ResolvedPlace>;
}

/** The companies that records belong to, and the selected company. */
export interface CompaniesMethods {
  /**
   * Creates a company in the private store, with the account as its owner. With credentials, only users who
   * are signed in act there from then on.
   * @returns The new company.
   * @throws Kinds of errors: invalidParams, limitReached, requestCancelled, keyReused.
   */
  readonly create: Method<"companies.create", "write", Parameters.CompaniesCreateParameters, Records.Company>;
  /**
   * Returns one company.
   * @returns The company.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: OptionalMethod<"companies.get", "read", Parameters.CompaniesGetParameters, Records.Company>;
  /**
   * Lists the companies that the account owns or takes part in, oldest first, one page at a time.
   * @returns A page of companies.
   * @throws Kinds of errors: invalidParams.
   */
  readonly list: OptionalMethod<"companies.list", "read", Parameters.CompaniesListParameters, Records.ListedCompanyPage>;
  /**
   * Returns the company of the account's own inventory, and creates it at the first call. There is only one.
   * @returns The personal company.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly personal: OptionalMethod<"companies.personal", "write", Parameters.CompaniesPersonalParameters, Records.Company>;
  /**
   * Changes the named members of a company. The others stay unchanged.
   * @returns The company after the change, unchanged if nothing differs.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, conflict,
   * keyReused.
   */
  readonly update: Method<"companies.update", "write", Parameters.CompaniesUpdateParameters, Records.Company>;
  /**
   * Sets the tier of a company. The core does not check payment. In production the tier follows from
   * purchases, and this method is refused. Records beyond the limits of a smaller tier stay, but none can be
   * added.
   * @returns The company after the change, unchanged if nothing differs.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, conflict,
   * keyReused.
   */
  readonly setTier: Method<"companies.setTier", "write", Parameters.CompaniesSetTierParameters, Records.Company>;
  /**
   * Makes the tier of a company follow the purchases of the account that owns it, from now on.
   * companies.setTier ends that.
   * @returns The company after the change, unchanged if nothing differs.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, conflict,
   * keyReused.
   */
  readonly followEntitlements: OptionalMethod<"companies.followEntitlements", "write", Parameters.CompaniesFollowEntitlementsParameters, Records.Company>;
  /**
   * Lists the tiers, the smallest first, each with its limits.
   * @returns The tiers.
   * @throws Kinds of errors: invalidParams.
   */
  readonly tiers: OptionalMethod<"companies.tiers", "read", Parameters.CompaniesTiersParameters, Records.TierLimitsPage>;
  /**
   * Deletes a company with everything that belongs to it. This cannot be undone, so only the founder may do
   * it.
   * @returns The deleted record.
   * @throws Kinds of errors: invalidParams, notFound, signInRequired, forbidden, conflict, keyReused.
   */
  readonly delete: Method<"companies.delete", "write", Parameters.CompaniesDeleteParameters, Records.Deleted>;
  /**
   * Selects the company that requests without company mean. The selection stays until it is changed, also
   * over restarts.
   * @returns The selected company, or null.
   * @throws Kinds of errors: invalidParams, notFound, keyReused.
   */
  readonly select: OptionalMethod<"companies.select", "write", Parameters.CompaniesSelectParameters, Records.ListedCompany | null>;
  /**
   * Returns the selected company, the store that holds it and the caller's role.
   * @returns The selected company. If no selection was made, or the selected company no longer exists, the
   * only company. null otherwise.
   * @throws Kinds of errors: invalidParams.
   */
  readonly selected: OptionalMethod<"companies.selected", "read", Parameters.CompaniesSelectedParameters, Records.ListedCompany | null>;
}

/** The methods access.credentials.*. */
export interface AccessCredentialsMethods {
  /**
   * Creates a username and a password for a user to sign in with. The first credentials of a company must be
   * the founder's; from then on only users who are signed in act there. A manager can create them for users
   * whose rights lie within the manager's departments. Only the founder creates the founder's. In a company
   * that others share, each participant creates their own, whatever their rights there. From then on the
   * participant signs in on each of the account's devices, and no other user sees these credentials.
   * @returns The credentials, without the password.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, duplicate,
   * ownerNeeded, tooManyAttempts, limitReached, requestCancelled, keyReused.
   */
  readonly create: Method<"access.credentials.create", "write", Parameters.AccessCredentialsCreateParameters, Records.Credential>;
  /**
   * Changes the password of the user who is signed in.
   * @returns The credentials, without the password.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, signInFailed,
   * tooManyAttempts, limitReached, requestCancelled, keyReused.
   */
  readonly changePassword: Method<"access.credentials.changePassword", "write", Parameters.AccessCredentialsChangePasswordParameters, Records.Credential>;
  /**
   * Sets a new password for another user who has lost theirs. It ends the user's session and forgets failed
   * attempts. A manager can do so for users whose rights lie within the manager's departments. The founder's
   * password cannot be reset.
   * @returns The credentials, without the password.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, tooManyAttempts,
   * limitReached, requestCancelled, keyReused.
   */
  readonly resetPassword: Method<"access.credentials.resetPassword", "write", Parameters.AccessCredentialsResetPasswordParameters, Records.Credential>;
  /**
   * Sets a new password for the account in a company that others share with it, if the old one is lost. The
   * cloud confirms the account. The account's sessions in the company end on all its devices.
   * @returns The credentials, without the password. access.signIn accepts them.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, accountUnavailable, cloudUnavailable,
   * limitReached, requestCancelled.
   */
  readonly recover: Method<"access.credentials.recover", "session", Parameters.AccessCredentialsRecoverParameters, Records.Credential>;
}

/** Rights in a company: access records, credentials and sign-in. */
export interface AccessMethods {
  /**
   * Returns the user who acts in a company, and that user's rights.
   * @returns The caller. Without a company, and with none selected, the account.
   * @throws Kinds of errors: invalidParams, notFound.
   */
  readonly whoami: OptionalMethod<"access.whoami", "read", Parameters.AccessWhoamiParameters, Records.Caller>;
  /**
   * Lists all methods, each with a decision: may the caller call it or not. A front end enables and disables
   * its buttons with it.
   * @returns All methods.
   * @throws Kinds of errors: invalidParams, notFound.
   */
  readonly allowed: OptionalMethod<"access.allowed", "read", Parameters.AccessAllowedParameters, Records.AllowedMethods>;
  /**
   * Decides if a user may call a method. The user is the caller, or another user of the company.
   * @returns The decision, and its reason.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly check: Method<"access.check", "read", Parameters.AccessCheckParameters, Records.CheckedMethod>;
  /**
   * Returns the reason why a user may call a method, or the rights that would be enough. The user is the
   * caller, or another user of the company.
   * @returns The rule, the rights that the user holds, and the rights that would be enough.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly explain: Method<"access.explain", "read", Parameters.AccessExplainParameters, Records.Explanation>;
  /**
   * Gives a user rights in a company. The user can be new there. Members that are left out stay unchanged. A
   * manager can give and take daily work in their own departments, but none of an owner's rights.
   * @returns The user's access record, unchanged if nothing differs.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, conflict,
   * ownerNeeded, tierRequired, keyReused.
   */
  readonly grant: OptionalMethod<"access.grant", "write", Parameters.AccessGrantParameters, Records.AccessRecord>;
  /**
   * Removes all rights of a user in a company, with the user's credentials and session. access.people can
   * still list the user. A manager can do so for users whose rights lie within the manager's departments.
   * @returns The removed access record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, conflict,
   * ownerNeeded, keyReused.
   */
  readonly revoke: Method<"access.revoke", "write", Parameters.AccessRevokeParameters, Records.Deleted>;
  /**
   * Lists the users of a company with their rights, in the order in which they were let in.
   * @returns A page of users.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"access.list", "read", Parameters.AccessListParameters, Records.ListedAccessPage>;
  /**
   * Lists the users of a company by name, or by username if they have no name, in the order in which they
   * were let in. With includeLeft it also lists the users who have left, with their usernames.
   * @returns A page of users.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly people: OptionalMethod<"access.people", "read", Parameters.AccessPeopleParameters, Records.NamedPersonPage>;
  /**
   * Makes another owner the founder of a company, so that no other owner can revoke or demote them. The
   * former founder stays an owner like others.
   * @returns The new founder's access record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, ownerNeeded,
   * signInFailed, tooManyAttempts, limitReached, requestCancelled, keyReused.
   */
  readonly transfer: Method<"access.transfer", "write", Parameters.AccessTransferParameters, Records.AccessRecord>;
  /**
   * Lists the departments of a company: those of every company, and its own.
   * @returns The departments with their bits.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly departments: OptionalMethod<"access.departments", "read", Parameters.AccessDepartmentsParameters, Records.DepartmentPage>;
  /**
   * Lists the usual sets of rights, each with a name that access.grant accepts.
   * @returns The presets.
   * @throws Kinds of errors: invalidParams.
   */
  readonly presets: OptionalMethod<"access.presets", "read", Parameters.AccessPresetsParameters, Records.PresetPage>;
  /**
   * Signs a user in to a company, in the place of the user who is signed in there. The session outlives
   * restarts. It ends with a sign-out, after the company's sessionHours, or after idleMinutes without a
   * request.
   * @returns The user who acts in the company now. Later requests of the company wait for this reply; replies
   * of others may come before it.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInFailed, tooManyAttempts, limitReached,
   * requestCancelled.
   */
  readonly signIn: Method<"access.signIn", "session", Parameters.AccessSignInParameters, Records.Caller>;
  /**
   * Ends the session in a company.
   * @returns The caller after the sign-out, and the caller's rights.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, keyReused.
   */
  readonly signOut: OptionalMethod<"access.signOut", "write", Parameters.AccessSignOutParameters, Records.Caller>;
  /** The methods access.credentials.*. */
  readonly credentials: AccessCredentialsMethods;
}

/** The methods entitlements.intents.*. */
export interface EntitlementsIntentsMethods {
  /**
   * Lists the purchases that the user began outside the app and that wait for entitlements.intents.drain, the
   * oldest first.
   * @returns The waiting intents.
   * @throws Kinds of errors: invalidParams.
   */
  readonly list: OptionalMethod<"entitlements.intents.list", "read", Parameters.EntitlementsIntentsListParameters, Records.IntentList>;
  /**
   * Stores a purchase that the user began outside the app, until entitlements.intents.drain returns it. An
   * intent that already waits is not stored again.
   * @returns The purchase intent.
   * @throws Kinds of errors: invalidParams, limitReached, keyReused.
   */
  readonly add: Method<"entitlements.intents.add", "write", Parameters.EntitlementsIntentsAddParameters, Records.PurchaseIntent>;
  /**
   * Returns the waiting purchase intents and removes them, so that each is returned only once.
   * @returns The removed intents, in the order in which they were added.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly drain: OptionalMethod<"entitlements.intents.drain", "write", Parameters.EntitlementsIntentsDrainParameters, Records.IntentList>;
}

/** The account's purchases, proven by signatures of the App Store, and the features that they entitle to. */
export interface EntitlementsMethods {
  /**
   * Verifies documents that the App Store has signed (transactions, renewal infos, notifications, app
   * transactions), and stores those that count. A refused document grants nothing, and does not stop the
   * others.
   * @returns The outcome of each document, and the tiers and features that the account has now.
   * entitlements.current returns the reasons.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly ingest: Method<"entitlements.ingest", "write", Parameters.EntitlementsIngestParameters, Records.Ingested>;
  /**
   * Returns the tiers and features that the account is entitled to, and the purchases behind them.
   * @returns The tiers, the features, and the purchases behind them.
   * @throws Kinds of errors: invalidParams.
   */
  readonly current: OptionalMethod<"entitlements.current", "read", Parameters.EntitlementsCurrentParameters, Records.CurrentEntitlements>;
  /**
   * Returns the account's permission to use a feature, and the products that include the feature.
   * @returns The permission, and the tiers and products that would give it.
   * @throws Kinds of errors: invalidParams.
   */
  readonly check: Method<"entitlements.check", "read", Parameters.EntitlementsCheckParameters, Records.CheckedFeature>;
  /**
   * Lists the stored signed documents, the last signed first, one page at a time.
   * @returns A page of documents.
   * @throws Kinds of errors: invalidParams.
   */
  readonly history: OptionalMethod<"entitlements.history", "read", Parameters.EntitlementsHistoryParameters, Records.KeptDocumentPage>;
  /**
   * Returns the catalogue, and the store's prices of its products. After the reply, a host that offers
   * host.store.products is asked for prices that are missing or older than a day.
   * @returns The catalogue with prices, and the bought products that the catalogue does not have.
   * @throws Kinds of errors: invalidParams.
   */
  readonly products: OptionalMethod<"entitlements.products", "read", Parameters.EntitlementsProductsParameters, Records.Products>;
  /**
   * Asks the host for the prices of all products of the catalogue and of promotions, and stores them. If the
   * host fails, the stored prices remain.
   * @returns The products that the store sells on this device, with their prices.
   * @throws Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled, keyReused.
   */
  readonly productsRefresh: OptionalMethod<"entitlements.products.refresh", "write", Parameters.EntitlementsProductsRefreshParameters, Records.StoreListing>;
  /**
   * Asks the host to let the user buy a product, and ingests the signed document before the reply. An
   * interrupted purchase is requested again with the same purchaseId, so that the user does not pay twice.
   * @returns The outcome of the purchase, and the tiers and features that the account has now.
   * @throws Kinds of errors: invalidParams, storageFault, hostUnavailable, hostTimeout, hostError, hostFault,
   * limitReached, requestCancelled, keyReused.
   */
  readonly buy: Method<"entitlements.buy", "write", Parameters.EntitlementsBuyParameters, Records.Purchased>;
  /**
   * Asks the host for the purchases that the user has made on any device, and ingests their documents.
   * @returns The outcome of each document, and the tiers and features that the account has now.
   * @throws Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled, keyReused.
   */
  readonly restore: OptionalMethod<"entitlements.restore", "write", Parameters.EntitlementsRestoreParameters, Records.Ingested>;
  /**
   * Returns the tiers and features that the account has, and the time when they last changed, as stored with
   * the last documents. The core computes them again only after a purchase has ended, or after a change of
   * the roots, the app, the environments or the catalogue.
   * @returns The tiers, the features, and the time when they last changed.
   * @throws Kinds of errors: invalidParams.
   */
  readonly snapshot: OptionalMethod<"entitlements.snapshot", "read", Parameters.EntitlementsSnapshotParameters, Records.EntitlementSnapshot>;
  /**
   * Returns the App Store environment of the account's documents, and the environments whose documents count.
   * @returns The environment, the accepted environments, the app, and the trusted roots.
   * @throws Kinds of errors: invalidParams.
   */
  readonly environment: OptionalMethod<"entitlements.environment", "read", Parameters.EntitlementsEnvironmentParameters, Records.StoreEnvironment>;
  /** The methods entitlements.intents.*. */
  readonly intents: EntitlementsIntentsMethods;
}

/** The methods inventory.items.*. */
export interface InventoryItemsMethods {
  /**
   * Creates an item.
   * @returns The new item.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * duplicate, keyReused.
   */
  readonly create: Method<"inventory.items.create", "write", Parameters.InventoryItemsCreateParameters, Records.Item>;
  /**
   * Lists the changes of an item, newest first, one page at a time. A deleted record still has a history.
   * @returns A page of changes.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly history: Method<"inventory.items.history", "read", Parameters.InventoryItemsHistoryParameters, Records.HistoryEntryPage>;
  /**
   * Returns the item with the given id or SKU.
   * @returns The current state of the item.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: OptionalMethod<"inventory.items.get", "read", Parameters.InventoryItemsGetParameters, Records.Item>;
  /**
   * Lists items, newest first or in another order, one page at a time.
   * @returns A page of items. If few items match, a page may hold fewer than its limit although more follow
   * in next.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"inventory.items.list", "read", Parameters.InventoryItemsListParameters, Records.ItemPage>;
  /**
   * Finds the items that match a text best. A search that has to stop early ranks the items that it has seen,
   * newest first, and sets `partial`.
   * @returns A page of items, best match first.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly search: Method<"inventory.items.search", "read", Parameters.InventoryItemsSearchParameters, Records.FoundItemPage>;
  /**
   * Lists the items with a barcode, newest first, one page at a time.
   * @returns A page of items. A page may be empty although more follow in next.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly find: Method<"inventory.items.find", "read", Parameters.InventoryItemsFindParameters, Records.ItemPage>;
  /**
   * Changes the given members of the item with the given id or SKU. Other members keep their values.
   * @returns The item after the change; unchanged if nothing differs.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, duplicate, inUse, keyReused.
   */
  readonly update: Method<"inventory.items.update", "write", Parameters.InventoryItemsUpdateParameters, Records.Item>;
  /**
   * Changes the given members of the item with this SKU, or creates the item if there is none.
   * @returns The item after the write. A new item has the version 1.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, duplicate, inUse, keyReused.
   */
  readonly upsert: Method<"inventory.items.upsert", "write", Parameters.InventoryItemsUpsertParameters, Records.Item>;
  /**
   * Deletes the item with the given id or SKU.
   * @returns The id of the deleted item.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, inUse, keyReused.
   */
  readonly delete: OptionalMethod<"inventory.items.delete", "write", Parameters.InventoryItemsDeleteParameters, Records.Deleted>;
  /**
   * Returns the overview of an item in one reply: its stock levels, its open orders and purchases, and its
   * latest changes.
   * @returns The item's overview.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly overview: OptionalMethod<"inventory.items.overview", "read", Parameters.InventoryItemsOverviewParameters, Records.ItemOverview>;
  /**
   * Marks an item as needing attention, with a reason. Without a reason, removes the mark.
   * @returns The item after the change; unchanged if it had that reason already.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, keyReused.
   */
  readonly flag: OptionalMethod<"inventory.items.flag", "write", Parameters.InventoryItemsFlagParameters, Records.Item>;
  /**
   * Returns up to 200 items by their SKUs, their barcodes or their ids, including archived items.
   * @returns The items in the order of the request, with null for each that is unknown.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly lookup: OptionalMethod<"inventory.items.lookup", "read", Parameters.InventoryItemsLookupParameters, Records.KnownItems>;
  /**
   * Exports all items of a company, including archived ones, as a file or a text that the import reads. The
   * oldest come first.
   * @returns The number of records and bytes, and the text if inline is true. Other requests are answered
   * meanwhile.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"inventory.items.export", "session", Parameters.InventoryItemsExportParameters, Records.ExportReport>;
  /**
   * Imports items from a file or a text in the form that export writes. Unless the import is atomic, refused
   * rows do not stop the others, and the rows are stored in several writes. After an interruption, a repeat
   * with the same idempotencyKey continues after the stored rows. A repeat without a key imports all rows
   * again.
   * @returns The numbers of created and changed records, and the refused rows. Other requests are answered
   * meanwhile, unless the import is atomic or a dry run.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * limitReached, requestCancelled, keyReused.
   */
  readonly import: Method<"inventory.items.import", "write", Parameters.InventoryItemsImportParameters, Records.ImportReport>;
}

/** The methods inventory.categories.*. */
export interface InventoryCategoriesMethods {
  /**
   * Lists the categories of items by name, with the number of items in each, one page at a time.
   * @returns A page of categories.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly list: OptionalMethod<"inventory.categories.list", "read", Parameters.InventoryCategoriesListParameters, Records.LabelPage>;
  /**
   * Renames a category in all items that have it, including archived items. If the new name exists already,
   * the two categories become one. The renaming is stored in several writes: if it is interrupted, repeat the
   * request to change the remaining items.
   * @returns The number of items that were changed. Other requests are answered meanwhile.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * limitReached, requestCancelled, keyReused.
   */
  readonly rename: Method<"inventory.categories.rename", "write", Parameters.InventoryCategoriesRenameParameters, Records.RenamedLabel>;
}

/** The methods inventory.tags.*. */
export interface InventoryTagsMethods {
  /**
   * Lists the tags of items by name, with the number of items with each, one page at a time.
   * @returns A page of tags.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly list: OptionalMethod<"inventory.tags.list", "read", Parameters.InventoryTagsListParameters, Records.LabelPage>;
  /**
   * Renames a tag in all items that have it, including archived items. If the new name exists already, the
   * two tags become one. The renaming is stored in several writes: if it is interrupted, repeat the request
   * to change the remaining items.
   * @returns The number of items that were changed. Other requests are answered meanwhile.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * limitReached, requestCancelled, keyReused.
   */
  readonly rename: Method<"inventory.tags.rename", "write", Parameters.InventoryTagsRenameParameters, Records.RenamedLabel>;
}

/** The methods inventory.entries.*. */
export interface InventoryEntriesMethods {
  /**
   * Exports all entries of a company as a file or a text for spreadsheets and other programs. The oldest come
   * first. No import reads it.
   * @returns The number of records and bytes, and the text if inline is true. Other requests are answered
   * meanwhile.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"inventory.entries.export", "session", Parameters.InventoryEntriesExportParameters, Records.ExportReport>;
}

/** The methods inventory.locations.*. */
export interface InventoryLocationsMethods {
  /**
   * Creates a location.
   * @returns The new location.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * duplicate, keyReused.
   */
  readonly create: Method<"inventory.locations.create", "write", Parameters.InventoryLocationsCreateParameters, Records.Location>;
  /**
   * Returns the location with the given id.
   * @returns The location.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: Method<"inventory.locations.get", "read", Parameters.InventoryLocationsGetParameters, Records.Location>;
  /**
   * Lists locations, newest first, one page at a time.
   * @returns A page of locations.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"inventory.locations.list", "read", Parameters.InventoryLocationsListParameters, Records.LocationPage>;
  /**
   * Changes the given members of a location. Other members keep their values.
   * @returns The location after the change; unchanged if nothing differs.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, duplicate, inUse, keyReused.
   */
  readonly update: Method<"inventory.locations.update", "write", Parameters.InventoryLocationsUpdateParameters, Records.Location>;
  /**
   * Deletes a location.
   * @returns The id of the deleted record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, inUse, keyReused.
   */
  readonly delete: Method<"inventory.locations.delete", "write", Parameters.InventoryLocationsDeleteParameters, Records.Deleted>;
  /**
   * Moves a location, with everything in it, into another location.
   * @returns The location after the move.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, keyReused.
   */
  readonly move: Method<"inventory.locations.move", "write", Parameters.InventoryLocationsMoveParameters, Records.Location>;
  /**
   * Returns the locations as a tree.
   * @returns The tree, each location before its parts.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly tree: OptionalMethod<"inventory.locations.tree", "read", Parameters.InventoryLocationsTreeParameters, Records.LocationTree>;
  /**
   * Exports all locations of a company, including archived ones, as a file or a text that the import reads.
   * The oldest come first.
   * @returns The number of records and bytes, and the text if inline is true. Other requests are answered
   * meanwhile.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"inventory.locations.export", "session", Parameters.InventoryLocationsExportParameters, Records.ExportReport>;
  /**
   * Imports locations from a file or a text in the form that export writes. Unless the import is atomic,
   * refused rows do not stop the others, and the rows are stored in several writes. After an interruption, a
   * repeat with the same idempotencyKey continues after the stored rows. A repeat without a key imports all
   * rows again.
   * @returns The numbers of created and changed records, and the refused rows. Other requests are answered
   * meanwhile, unless the import is atomic or a dry run.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * limitReached, requestCancelled, keyReused.
   */
  readonly import: Method<"inventory.locations.import", "write", Parameters.InventoryLocationsImportParameters, Records.ImportReport>;
}

/** The methods inventory.lots.*. */
export interface InventoryLotsMethods {
  /**
   * Creates a lot.
   * @returns The new lot.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * duplicate, keyReused.
   */
  readonly create: Method<"inventory.lots.create", "write", Parameters.InventoryLotsCreateParameters, Records.Lot>;
  /**
   * Returns the lot with the given id.
   * @returns The lot.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: Method<"inventory.lots.get", "read", Parameters.InventoryLotsGetParameters, Records.Lot>;
  /**
   * Changes the given members of a lot. Other members keep their values.
   * @returns The lot after the change; unchanged if nothing differs.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, duplicate, inUse, keyReused.
   */
  readonly update: Method<"inventory.lots.update", "write", Parameters.InventoryLotsUpdateParameters, Records.Lot>;
  /**
   * Deletes a lot.
   * @returns The id of the deleted record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, inUse, keyReused.
   */
  readonly delete: Method<"inventory.lots.delete", "write", Parameters.InventoryLotsDeleteParameters, Records.Deleted>;
  /**
   * Lists the changes of a lot, newest first, one page at a time. A deleted record still has a history.
   * @returns A page of changes.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly history: Method<"inventory.lots.history", "read", Parameters.InventoryLotsHistoryParameters, Records.HistoryEntryPage>;
  /**
   * Lists lots with the quantity on hand of each, newest first, one page at a time.
   * @returns A page of lots.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"inventory.lots.list", "read", Parameters.InventoryLotsListParameters, Records.ListedLotPage>;
  /**
   * Moves a quantity of a lot, within one location, into one or more lots of its own. The quantity on hand
   * stays the same.
   * @returns The entries, whose sum is 0, and the resulting level of each lot.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * duplicate, insufficientStock, keyReused.
   */
  readonly split: Method<"inventory.lots.split", "write", Parameters.InventoryLotsSplitParameters, Records.PostedStock>;
  /**
   * Merges lots into another lot of the same item, status and expiry, in all locations. The merged lots are
   * archived, and the quantity on hand stays the same.
   * @returns The entries, whose sum is 0, and the resulting level of each lot.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * keyReused.
   */
  readonly merge: Method<"inventory.lots.merge", "write", Parameters.InventoryLotsMergeParameters, Records.PostedStock>;
  /**
   * Exports all lots of a company, including archived ones, as a file or a text that the import reads. The
   * oldest come first.
   * @returns The number of records and bytes, and the text if inline is true. Other requests are answered
   * meanwhile.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"inventory.lots.export", "session", Parameters.InventoryLotsExportParameters, Records.ExportReport>;
  /**
   * Imports lots from a file or a text in the form that export writes. Unless the import is atomic, refused
   * rows do not stop the others, and the rows are stored in several writes. After an interruption, a repeat
   * with the same idempotencyKey continues after the stored rows. A repeat without a key imports all rows
   * again.
   * @returns The numbers of created and changed records, and the refused rows. Other requests are answered
   * meanwhile, unless the import is atomic or a dry run.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * limitReached, requestCancelled, keyReused.
   */
  readonly import: Method<"inventory.lots.import", "write", Parameters.InventoryLotsImportParameters, Records.ImportReport>;
}

/** The methods inventory.stock.*. */
export interface InventoryStockMethods {
  /**
   * Posts goods that were bought and have arrived.
   * @returns The posted entry and the resulting stock levels.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * keyReused.
   */
  readonly receive: Method<"inventory.stock.receive", "write", Parameters.InventoryStockReceiveParameters, Records.PostedStock>;
  /**
   * Posts stock that was used up.
   * @returns The posted entry and the resulting stock levels.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * insufficientStock, keyReused.
   */
  readonly consume: Method<"inventory.stock.consume", "write", Parameters.InventoryStockConsumeParameters, Records.PostedStock>;
  /**
   * Moves stock from one location to another.
   * @returns Both entries and the resulting stock levels.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * insufficientStock, keyReused.
   */
  readonly transfer: Method<"inventory.stock.transfer", "write", Parameters.InventoryStockTransferParameters, Records.PostedStock>;
  /**
   * Posts goods that a customer returned, with or without an order line, or that are returned to a supplier.
   * @returns The posted entry and the resulting stock levels.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * insufficientStock, keyReused.
   */
  readonly return: Method<"inventory.stock.return", "write", Parameters.InventoryStockReturnParameters, Records.PostedStock>;
  /**
   * Corrects the quantity of an item in a location, by a difference or to a new quantity.
   * @returns The posted entry and the resulting stock levels.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * insufficientStock, keyReused.
   */
  readonly adjust: OptionalMethod<"inventory.stock.adjust", "write", Parameters.InventoryStockAdjustParameters, Records.PostedStock>;
  /**
   * Reverses a transaction of the ledger, with entries of the opposite quantity.
   * @returns The reversing entries and the resulting stock levels.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * insufficientStock, alreadyReversed, keyReused.
   */
  readonly reverse: Method<"inventory.stock.reverse", "write", Parameters.InventoryStockReverseParameters, Records.PostedStock>;
  /**
   * Posts several movements at once: all of them, or none if one fails.
   * @returns All posted entries and the resulting stock levels.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * insufficientStock, keyReused.
   */
  readonly post: Method<"inventory.stock.post", "write", Parameters.InventoryStockPostParameters, Records.PostedStock>;
  /**
   * Lists stock levels, sorted by item id, one page at a time. A page's limit counts the levels and the items
   * that are examined. Items that never had stock are listed only if items or skus names them.
   * inventory.items.list with levels: true lists all items with their stock.
   * @returns A page of levels.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly levels: OptionalMethod<"inventory.stock.levels", "read", Parameters.InventoryStockLevelsParameters, Records.StockLevelPage>;
  /**
   * Lists the items whose projected stock is below their minStock, or below zero. Items with the largest
   * lacking quantity come first.
   * @returns A page of items with their lacking quantities.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly low: OptionalMethod<"inventory.stock.low", "read", Parameters.InventoryStockLowParameters, Records.LowStockPage>;
  /**
   * Lists the locations and lots with less than zero on hand, sorted by item id, one page at a time.
   * @returns A page of levels below 0.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly negative: OptionalMethod<"inventory.stock.negative", "read", Parameters.InventoryStockNegativeParameters, Records.StockLevelPage>;
  /**
   * Lists the entries of the ledger, newest first, one page at a time.
   * @returns A page of entries.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly entries: OptionalMethod<"inventory.stock.entries", "read", Parameters.InventoryStockEntriesParameters, Records.StockEntryPage>;
  /**
   * Lists the lots in stock that expire soon or have expired, one page at a time. Lots with the earliest
   * expiry come first.
   * @returns A page of lots with the quantity on hand of each.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly expiring: OptionalMethod<"inventory.stock.expiring", "read", Parameters.InventoryStockExpiringParameters, Records.ExpiringLotPage>;
  /**
   * Lists the stock alerts, newest first, one page at a time. Each alert was also sent as an event.
   * @returns A page of alerts.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly alerts: OptionalMethod<"inventory.stock.alerts", "read", Parameters.InventoryStockAlertsParameters, Records.StockAlertPage>;
  /**
   * Recalculates the stored sums of all items from the ledger, orders and purchases, and corrects those that
   * differ. The core also does this once a week in idle moments.
   * @returns The corrected items. Each of them also gets an alert. Other requests are answered meanwhile.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * limitReached, requestCancelled, keyReused.
   */
  readonly rebuild: OptionalMethod<"inventory.stock.rebuild", "write", Parameters.InventoryStockRebuildParameters, Records.RebuiltStock>;
  /**
   * Exports all stock of a company, including archived ones, as a file or a text that the import reads. The
   * oldest come first.
   * @returns The number of records and bytes, and the text if inline is true. Other requests are answered
   * meanwhile.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"inventory.stock.export", "session", Parameters.InventoryStockExportParameters, Records.ExportReport>;
  /**
   * Imports stock from a file or a text in the form that export writes. Unless the import is atomic, refused
   * rows do not stop the others, and the rows are stored in several writes. After an interruption, a repeat
   * with the same idempotencyKey continues after the stored rows. A repeat without a key imports all rows
   * again.
   * @returns The numbers of created and changed records, and the refused rows. Other requests are answered
   * meanwhile, unless the import is atomic or a dry run.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * limitReached, requestCancelled, keyReused.
   */
  readonly import: Method<"inventory.stock.import", "write", Parameters.InventoryStockImportParameters, Records.ImportReport>;
}

/** The methods inventory.counts.*. */
export interface InventoryCountsMethods {
  /**
   * Returns the count with the given id.
   * @returns The count.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: Method<"inventory.counts.get", "read", Parameters.InventoryCountsGetParameters, Records.Count>;
  /**
   * Begins a stocktake of all stock, or only of a location, a category or some items.
   * @returns The new stocktake.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * keyReused.
   */
  readonly create: OptionalMethod<"inventory.counts.create", "write", Parameters.InventoryCountsCreateParameters, Records.Count>;
  /**
   * Lists stocktakes, newest first, one page at a time.
   * @returns A page of stocktakes.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"inventory.counts.list", "read", Parameters.InventoryCountsListParameters, Records.CountPage>;
  /**
   * Records the counted quantity of an item in a location. A second count of the same place replaces the
   * first, and both stay in the records.
   * @returns The recorded line.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * illegalStep, limitReached, keyReused.
   */
  readonly record: Method<"inventory.counts.record", "write", Parameters.InventoryCountsRecordParameters, Records.CountLine>;
  /**
   * Lists the counted quantities, one for each item, location and lot, one page at a time. They are sorted by
   * the ids of item, location and lot.
   * @returns A page of lines.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly lines: Method<"inventory.counts.lines", "read", Parameters.InventoryCountsLinesParameters, Records.ListedCountLinePage>;
  /**
   * Lists the stock in the stocktake's scope that was not counted yet, one page at a time. Posting the
   * stocktake leaves this stock unchanged. Lent stock is not listed. The list is sorted by the ids of item,
   * location and lot. A page may have fewer entries than its limit although more follow.
   * @returns A page of uncounted stock.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly uncounted: Method<"inventory.counts.uncounted", "read", Parameters.InventoryCountsUncountedParameters, Records.UncountedStockPage>;
  /**
   * Marks a stocktake as fully counted, so that its differences can be reviewed before they are posted.
   * @returns The stocktake after the step.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, keyReused.
   */
  readonly submit: Method<"inventory.counts.submit", "write", Parameters.InventoryCountsSubmitParameters, Records.Count>;
  /**
   * Reopens a submitted stocktake, so that counting can continue.
   * @returns The stocktake after the step.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, keyReused.
   */
  readonly reopen: Method<"inventory.counts.reopen", "write", Parameters.InventoryCountsReopenParameters, Records.Count>;
  /**
   * Posts the differences between counted and expected quantities to the ledger, in one transaction. If
   * nothing differs, nothing is posted.
   * @returns The stocktake after the step.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, insufficientStock, keyReused.
   */
  readonly post: Method<"inventory.counts.post", "write", Parameters.InventoryCountsPostParameters, Records.Count>;
  /**
   * Cancels a stocktake without posting to the ledger.
   * @returns The stocktake after the step.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, keyReused.
   */
  readonly cancel: Method<"inventory.counts.cancel", "write", Parameters.InventoryCountsCancelParameters, Records.Count>;
  /**
   * Exports all counts of a company as a file or a text for spreadsheets and other programs. The oldest come
   * first. No import reads it.
   * @returns The number of records and bytes, and the text if inline is true. Other requests are answered
   * meanwhile.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"inventory.counts.export", "session", Parameters.InventoryCountsExportParameters, Records.ExportReport>;
}

/** The methods inventory.loans.*. */
export interface InventoryLoansMethods {
  /**
   * Returns the loan with the given id.
   * @returns The loan.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: Method<"inventory.loans.get", "read", Parameters.InventoryLoansGetParameters, Records.Loan>;
  /**
   * Lends goods to a contact or to a user of the company, or records that goods were borrowed.
   * @returns The loan.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * insufficientStock, keyReused.
   */
  readonly create: Method<"inventory.loans.create", "write", Parameters.InventoryLoansCreateParameters, Records.Loan>;
  /**
   * Lists loans, newest first, one page at a time.
   * @returns A page of loans.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"inventory.loans.list", "read", Parameters.InventoryLoansListParameters, Records.LoanPage>;
  /**
   * Changes the due date or the note of a loan. A loan with a new due date can become overdue again.
   * @returns The loan after the change; unchanged if nothing differs.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, keyReused.
   */
  readonly update: Method<"inventory.loans.update", "write", Parameters.InventoryLoansUpdateParameters, Records.Loan>;
  /**
   * Records that a loan, or a part of it, was returned.
   * @returns The loan after the change.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, insufficientStock, keyReused.
   */
  readonly return: Method<"inventory.loans.return", "write", Parameters.InventoryLoansReturnParameters, Records.Loan>;
  /**
   * Reports a loan, or a part of it, as lost. The goods no longer count as stock.
   * @returns The loan after the change.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, insufficientStock, keyReused.
   */
  readonly lose: Method<"inventory.loans.lose", "write", Parameters.InventoryLoansLoseParameters, Records.Loan>;
  /**
   * Lists overdue loans, the longest overdue first, one page at a time.
   * @returns A page of loans.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly overdue: OptionalMethod<"inventory.loans.overdue", "read", Parameters.InventoryLoansOverdueParameters, Records.OverdueLoanPage>;
  /**
   * Exports all loans of a company as a file or a text for spreadsheets and other programs. The oldest come
   * first. No import reads it.
   * @returns The number of records and bytes, and the text if inline is true. Other requests are answered
   * meanwhile.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"inventory.loans.export", "session", Parameters.InventoryLoansExportParameters, Records.ExportReport>;
}

/** The items that a company keeps in stock. */
export interface InventoryMethods {
  /** The methods inventory.items.*. */
  readonly items: InventoryItemsMethods;
  /** The methods inventory.categories.*. */
  readonly categories: InventoryCategoriesMethods;
  /** The methods inventory.tags.*. */
  readonly tags: InventoryTagsMethods;
  /** The methods inventory.entries.*. */
  readonly entries: InventoryEntriesMethods;
  /** The methods inventory.locations.*. */
  readonly locations: InventoryLocationsMethods;
  /** The methods inventory.lots.*. */
  readonly lots: InventoryLotsMethods;
  /** The methods inventory.stock.*. */
  readonly stock: InventoryStockMethods;
  /** The methods inventory.counts.*. */
  readonly counts: InventoryCountsMethods;
  /** The methods inventory.loans.*. */
  readonly loans: InventoryLoansMethods;
}

/** The meaning of scanned codes, and labels with the core's own codes. */
export interface ScanMethods {
  /**
   * Interprets a scanned code: its validity, its content, and the records of the company that it leads to.
   * @returns The meaning of the code. An invalid code is not an error.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly resolve: Method<"scan.resolve", "read", Parameters.ScanResolveParameters, Records.ResolvedCode>;
  /**
   * Returns a code for a label that leads to a record, even years later.
   * @returns The code; the same at each call.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly label: Method<"scan.label", "read", Parameters.ScanLabelParameters, Records.Label>;
}

/** The methods contacts.notes.*. */
export interface ContactsNotesMethods {
  /**
   * Stores a note on something that was done with a contact: a call, a visit, a promise.
   * @returns The new note.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * keyReused.
   */
  readonly add: Method<"contacts.notes.add", "write", Parameters.ContactsNotesAddParameters, Records.ContactNote>;
}

/** The people and organisations that a company deals with. */
export interface ContactsMethods {
  /**
   * Creates a contact.
   * @returns The new contact.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * keyReused.
   */
  readonly create: Method<"contacts.create", "write", Parameters.ContactsCreateParameters, Records.Contact>;
  /**
   * Changes the given members of a contact. Other members keep their values.
   * @returns The contact after the change; unchanged if nothing differs.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, keyReused.
   */
  readonly update: Method<"contacts.update", "write", Parameters.ContactsUpdateParameters, Records.Contact>;
  /**
   * Deletes a contact.
   * @returns The id of the deleted record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, inUse, keyReused.
   */
  readonly delete: Method<"contacts.delete", "write", Parameters.ContactsDeleteParameters, Records.Deleted>;
  /**
   * Lists the changes of a contact, newest first, one page at a time. A deleted record still has a history.
   * @returns A page of changes.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly history: Method<"contacts.history", "read", Parameters.ContactsHistoryParameters, Records.HistoryEntryPage>;
  /**
   * Returns the contact with the given id. For a contact that was merged into another, returns the other
   * contact.
   * @returns The contact.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: Method<"contacts.get", "read", Parameters.ContactsGetParameters, Records.FoundContact>;
  /**
   * Lists contacts, newest first, one page at a time.
   * @returns A page of contacts. A page may be empty although more follow in next.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"contacts.list", "read", Parameters.ContactsListParameters, Records.ContactPage>;
  /**
   * Finds the contacts that match a text best. A search that has to stop early ranks the contacts that it has
   * seen, newest first, and sets `partial`.
   * @returns A page of contacts, best match first.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly search: Method<"contacts.search", "read", Parameters.ContactsSearchParameters, Records.FoundContactPage>;
  /**
   * Lists pairs of contacts that share an email address, the digits of a telephone number, or a tax id.
   * Archived contacts are left out.
   * @returns A page of pairs, the oldest contacts first.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly duplicates: OptionalMethod<"contacts.duplicates", "read", Parameters.ContactsDuplicatesParameters, Records.DuplicateContactsPage>;
  /**
   * Merges a contact into another one. The other contact gets all references to it, and the values that it
   * lacks itself.
   * @returns The contact that stays.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * keyReused.
   */
  readonly merge: Method<"contacts.merge", "write", Parameters.ContactsMergeParameters, Records.Contact>;
  /**
   * Lists the activity around a contact that the caller may see, newest first, one page at a time.
   * @returns A page of activity.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly activity: Method<"contacts.activity", "read", Parameters.ContactsActivityParameters, Records.ActivityPage>;
  /**
   * Exports all contacts of a company, including archived ones, as a file or a text that the import reads.
   * The oldest come first.
   * @returns The number of records and bytes, and the text if inline is true. Other requests are answered
   * meanwhile.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"contacts.export", "session", Parameters.ContactsExportParameters, Records.ExportReport>;
  /**
   * Imports contacts from a file or a text in the form that export writes. Unless the import is atomic,
   * refused rows do not stop the others, and the rows are stored in several writes. After an interruption, a
   * repeat with the same idempotencyKey continues after the stored rows. A repeat without a key imports all
   * rows again.
   * @returns The numbers of created and changed records, and the refused rows. Other requests are answered
   * meanwhile, unless the import is atomic or a dry run.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * limitReached, requestCancelled, keyReused.
   */
  readonly import: Method<"contacts.import", "write", Parameters.ContactsImportParameters, Records.ImportReport>;
  /** The methods contacts.notes.*. */
  readonly notes: ContactsNotesMethods;
}

/** The methods orders.lines.*. */
export interface OrdersLinesMethods {
  /**
   * Adds a line to an order that is not invoiced yet.
   * @returns The new line.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, limitReached, keyReused.
   */
  readonly add: Method<"orders.lines.add", "write", Parameters.OrdersLinesAddParameters, Records.OrderLine>;
  /**
   * Changes the given members of a line of an order that is not invoiced yet.
   * @returns The line after the change; unchanged if nothing differs.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, keyReused.
   */
  readonly update: Method<"orders.lines.update", "write", Parameters.OrdersLinesUpdateParameters, Records.OrderLine>;
  /**
   * Removes a line from an order that is not invoiced yet. A line that was shipped or cancelled, even in
   * part, cannot be removed.
   * @returns The id of the removed line.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, inUse, keyReused.
   */
  readonly remove: Method<"orders.lines.remove", "write", Parameters.OrdersLinesRemoveParameters, Records.Deleted>;
  /**
   * Cancels the unshipped quantity of a line, or a part of it, before the order is invoiced. The quantity is
   * no longer reserved or owed.
   * @returns The line after the change.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, keyReused.
   */
  readonly cancel: Method<"orders.lines.cancel", "write", Parameters.OrdersLinesCancelParameters, Records.OrderLine>;
  /**
   * Credits a quantity of a line that is on the invoice and will not be shipped. The invoice stays unchanged.
   * The quantity is no longer reserved or owed.
   * @returns The line after the change.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, keyReused.
   */
  readonly credit: Method<"orders.lines.credit", "write", Parameters.OrdersLinesCreditParameters, Records.OrderLine>;
}

/** The methods orders.returns.*. */
export interface OrdersReturnsMethods {
  /**
   * Records goods that a customer returns. To pay money back, use orders.payments.add.
   * @returns The returned goods, and the order after the return.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * keyReused.
   */
  readonly create: Method<"orders.returns.create", "write", Parameters.OrdersReturnsCreateParameters, Records.ReturnedGoods>;
}

/** The methods orders.payments.*. */
export interface OrdersPaymentsMethods {
  /**
   * Records a payment for an order, or a repayment.
   * @returns The payment and the resulting payment state of the order.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * illegalStep, keyReused.
   */
  readonly add: Method<"orders.payments.add", "write", Parameters.OrdersPaymentsAddParameters, Records.NotedPayment>;
  /**
   * Reverses a payment that was recorded by mistake. A payment can be reversed once.
   * @returns The reversing payment and the resulting payment state of the order.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * alreadyReversed, keyReused.
   */
  readonly reverse: Method<"orders.payments.reverse", "write", Parameters.OrdersPaymentsReverseParameters, Records.NotedPayment>;
}

/** The orders of customers: lines, steps, payments, shipments and returns. */
export interface OrdersMethods {
  /**
   * Lists the changes of an order, newest first, one page at a time. A deleted record still has a history.
   * @returns A page of changes.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly history: Method<"orders.history", "read", Parameters.OrdersHistoryParameters, Records.HistoryEntryPage>;
  /**
   * Creates an order as a draft.
   * @returns The new order, with its lines.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * keyReused.
   */
  readonly create: Method<"orders.create", "write", Parameters.OrdersCreateParameters, Records.OrderView>;
  /**
   * Returns an order with its lines, payments, dispatches and steps.
   * @returns The order with all its parts.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: Method<"orders.get", "read", Parameters.OrdersGetParameters, Records.OrderView>;
  /**
   * Lists orders, newest first, one page at a time.
   * @returns A page of orders. If few orders match, a page may hold fewer than its limit, or none, although
   * more follow in next.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"orders.list", "read", Parameters.OrdersListParameters, Records.OrderPage>;
  /**
   * Changes the given members of an order. Other members keep their values.
   * @returns The order after the change; unchanged if nothing differs.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, keyReused.
   */
  readonly update: Method<"orders.update", "write", Parameters.OrdersUpdateParameters, Records.ShownOrder>;
  /**
   * Deletes a draft that was never submitted, with its lines. Any other order can only be cancelled.
   * @returns The id of the deleted record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, inUse, keyReused.
   */
  readonly delete: Method<"orders.delete", "write", Parameters.OrdersDeleteParameters, Records.Deleted>;
  /**
   * Moves an order to another status. Cancelling requires a manager of orders.
   * @returns The order after the step. An overpaid order can be closed; a negative due is the amount to pay
   * back.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, limitReached, keyReused.
   */
  readonly step: Method<"orders.step", "write", Parameters.OrdersStepParameters, Records.ShownOrder>;
  /**
   * Ships lines of an order, or parts of them, with a dispatch. The goods leave the stock.
   * @returns The shipped goods and their dispatch.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, insufficientStock, keyReused.
   */
  readonly ship: Method<"orders.ship", "write", Parameters.OrdersShipParameters, Records.Shipment>;
  /**
   * Creates a draft with the lines of an order, at the present prices of the items.
   * @returns The new order, with its lines.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * keyReused.
   */
  readonly duplicate: Method<"orders.duplicate", "write", Parameters.OrdersDuplicateParameters, Records.OrderView>;
  /**
   * Returns the content of an order's document: the parties, the lines, and their sums.
   * @returns The data of the document. The front end makes the layout.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, illegalStep.
   */
  readonly document: Method<"orders.document", "read", Parameters.OrdersDocumentParameters, Records.OrderDocument>;
  /**
   * Exports all orders of a company, including archived ones, as a file or a text that the import reads. The
   * oldest come first.
   * @returns The number of records and bytes, and the text if inline is true. Other requests are answered
   * meanwhile.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"orders.export", "session", Parameters.OrdersExportParameters, Records.ExportReport>;
  /**
   * Imports orders from a file or a text in the form that export writes. Unless the import is atomic, refused
   * rows do not stop the others, and the rows are stored in several writes. After an interruption, a repeat
   * with the same idempotencyKey continues after the stored rows. A repeat without a key imports all rows
   * again.
   * @returns The numbers of created and changed records, and the refused rows. Other requests are answered
   * meanwhile, unless the import is atomic or a dry run.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * limitReached, requestCancelled, keyReused.
   */
  readonly import: Method<"orders.import", "write", Parameters.OrdersImportParameters, Records.ImportReport>;
  /** The methods orders.lines.*. */
  readonly lines: OrdersLinesMethods;
  /** The methods orders.returns.*. */
  readonly returns: OrdersReturnsMethods;
  /** The methods orders.payments.*. */
  readonly payments: OrdersPaymentsMethods;
}

/** The dispatches of orders. */
export interface DispatchesMethods {
  /**
   * Lists the changes of a dispatch, newest first, one page at a time. A deleted record still has a history.
   * @returns A page of changes.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly history: Method<"dispatches.history", "read", Parameters.DispatchesHistoryParameters, Records.HistoryEntryPage>;
  /**
   * Creates a planned dispatch of an order. orders.ship adds goods to it.
   * @returns The new dispatch.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * illegalStep, limitReached, keyReused.
   */
  readonly create: Method<"dispatches.create", "write", Parameters.DispatchesCreateParameters, Records.Dispatch>;
  /**
   * Returns a dispatch with its lines and steps.
   * @returns The dispatch with its lines and steps.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: Method<"dispatches.get", "read", Parameters.DispatchesGetParameters, Records.DispatchView>;
  /**
   * Lists dispatches, newest first, one page at a time.
   * @returns A page of dispatches.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"dispatches.list", "read", Parameters.DispatchesListParameters, Records.DispatchPage>;
  /**
   * Changes the given members of a dispatch. Other members keep their values.
   * @returns The dispatch after the change; unchanged if nothing differs.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, keyReused.
   */
  readonly update: Method<"dispatches.update", "write", Parameters.DispatchesUpdateParameters, Records.Dispatch>;
  /**
   * Moves a dispatch to another status. If it is cancelled or returned, its goods go back into their
   * locations.
   * @returns The dispatch after the step.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, keyReused.
   */
  readonly step: Method<"dispatches.step", "write", Parameters.DispatchesStepParameters, Records.Dispatch>;
  /**
   * Returns the pick list of dispatches, location by location. Dispatches that are delivered, returned or
   * cancelled are left out.
   * @returns The locations in the order of their tree, each with the lines to be picked there.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly pickList: Method<"dispatches.pickList", "read", Parameters.DispatchesPickListParameters, Records.PickedPlacePage>;
  /**
   * Returns the dispatches with a number: the company's own number, or the carrier's tracking number.
   * @returns The dispatches with that number, at most 11.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly track: Method<"dispatches.track", "read", Parameters.DispatchesTrackParameters, Records.DispatchPage>;
  /**
   * Deletes a dispatch that has taken no step and has never had goods. Any other dispatch can only be
   * cancelled. The number is not used again.
   * @returns The id of the deleted record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, inUse, keyReused.
   */
  readonly delete: Method<"dispatches.delete", "write", Parameters.DispatchesDeleteParameters, Records.Deleted>;
  /**
   * Exports all dispatches of a company as a file or a text for spreadsheets and other programs. The oldest
   * come first. No import reads it.
   * @returns The number of records and bytes, and the text if inline is true. Other requests are answered
   * meanwhile.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"dispatches.export", "session", Parameters.DispatchesExportParameters, Records.ExportReport>;
}

/** The methods purchases.lines.*. */
export interface PurchasesLinesMethods {
  /**
   * Adds a line to a purchase.
   * @returns The new line.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, limitReached, keyReused.
   */
  readonly add: Method<"purchases.lines.add", "write", Parameters.PurchasesLinesAddParameters, Records.PurchaseLine>;
  /**
   * Changes the given members of a purchase line. Other members keep their values.
   * @returns The line after the change.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, keyReused.
   */
  readonly update: Method<"purchases.lines.update", "write", Parameters.PurchasesLinesUpdateParameters, Records.PurchaseLine>;
  /**
   * Removes a line from a purchase.
   * @returns The id of the removed line.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, inUse, keyReused.
   */
  readonly remove: Method<"purchases.lines.remove", "write", Parameters.PurchasesLinesRemoveParameters, Records.Deleted>;
}

/** The methods purchases.receipts.*. */
export interface PurchasesReceiptsMethods {
  /**
   * Reverses a receipt that was recorded by mistake: the goods leave the inventory again. A receipt can be
   * reversed once.
   * @returns The reversing receipt, and the purchase after it.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, insufficientStock, alreadyReversed, keyReused.
   */
  readonly reverse: Method<"purchases.receipts.reverse", "write", Parameters.PurchasesReceiptsReverseParameters, Records.ReversedReceipt>;
}

/** The purchases from suppliers: lines, steps and receipts. */
export interface PurchasesMethods {
  /**
   * Lists the changes of a purchase, newest first, one page at a time. A deleted record still has a history.
   * @returns A page of changes.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly history: Method<"purchases.history", "read", Parameters.PurchasesHistoryParameters, Records.HistoryEntryPage>;
  /**
   * Creates a purchase as a draft.
   * @returns The new purchase, with its lines.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * keyReused.
   */
  readonly create: Method<"purchases.create", "write", Parameters.PurchasesCreateParameters, Records.PurchaseView>;
  /**
   * Returns a purchase with its lines, receipts and steps.
   * @returns The purchase with all its parts.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: Method<"purchases.get", "read", Parameters.PurchasesGetParameters, Records.PurchaseView>;
  /**
   * Lists purchases, newest first, one page at a time.
   * @returns A page of purchases.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"purchases.list", "read", Parameters.PurchasesListParameters, Records.PurchasePage>;
  /**
   * Changes the given members of a purchase. Other members keep their values.
   * @returns The purchase after the change; unchanged if nothing differs.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, keyReused.
   */
  readonly update: Method<"purchases.update", "write", Parameters.PurchasesUpdateParameters, Records.Purchase>;
  /**
   * Deletes a draft that was never ordered. Any other purchase can only be cancelled.
   * @returns The id of the deleted record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, inUse, keyReused.
   */
  readonly delete: Method<"purchases.delete", "write", Parameters.PurchasesDeleteParameters, Records.Deleted>;
  /**
   * Moves a purchase to another status. Cancelling requires a manager of orders.
   * @returns The purchase after the step, with all its parts.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, limitReached, keyReused.
   */
  readonly step: Method<"purchases.step", "write", Parameters.PurchasesStepParameters, Records.PurchaseView>;
  /**
   * Receives goods of a purchase into the inventory, all of them or a part.
   * @returns The receipts, and the purchase after them.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, keyReused.
   */
  readonly receive: Method<"purchases.receive", "write", Parameters.PurchasesReceiveParameters, Records.ReceivedPurchase>;
  /**
   * Creates a draft purchase for each supplier of items whose projected stock is too low. Each line orders
   * the lacking quantity, or the reorder quantity if that is more. Quantities in other drafts are deducted.
   * @returns The drafts, and the items that are in none of them.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * keyReused.
   */
  readonly suggest: OptionalMethod<"purchases.suggest", "write", Parameters.PurchasesSuggestParameters, Records.SuggestedPurchases>;
  /**
   * Exports all purchases of a company, including archived ones, as a file or a text that the import reads.
   * The oldest come first.
   * @returns The number of records and bytes, and the text if inline is true. Other requests are answered
   * meanwhile.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"purchases.export", "session", Parameters.PurchasesExportParameters, Records.ExportReport>;
  /**
   * Imports purchases from a file or a text in the form that export writes. Unless the import is atomic,
   * refused rows do not stop the others, and the rows are stored in several writes. After an interruption, a
   * repeat with the same idempotencyKey continues after the stored rows. A repeat without a key imports all
   * rows again.
   * @returns The numbers of created and changed records, and the refused rows. Other requests are answered
   * meanwhile, unless the import is atomic or a dry run.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * limitReached, requestCancelled, keyReused.
   */
  readonly import: Method<"purchases.import", "write", Parameters.PurchasesImportParameters, Records.ImportReport>;
  /** The methods purchases.lines.*. */
  readonly lines: PurchasesLinesMethods;
  /** The methods purchases.receipts.*. */
  readonly receipts: PurchasesReceiptsMethods;
}

/** The figures of a company's day. */
export interface DashboardMethods {
  /**
   * Returns the figures of a day: orders, dispatches, sales, and stock that needs attention.
   * @returns The figures. A figure is null if the caller has no access to its department.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly summary: OptionalMethod<"dashboard.summary", "read", Parameters.DashboardSummaryParameters, Records.DaySummary>;
}

/** Reports on a company's stock value, its sales, and the amounts that customers still owe. */
export interface ReportsMethods {
  /**
   * Returns the value of the stock at one time: the quantity on hand, times the average purchase cost up to
   * then. Movements count by the time at which they happened.
   * @returns The totals for each currency, and a page of rows. Other requests are answered meanwhile.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired,
   * limitReached, requestCancelled.
   */
  readonly stockValue: OptionalMethod<"reports.stockValue", "session", Parameters.ReportsStockValueParameters, Records.StockValueReport>;
  /**
   * Returns the turnover of the stock in a period: the cost of goods sold or used up, divided by the average
   * value of the stock before and after.
   * @returns The totals for each currency, and a page of rows. Other requests are answered meanwhile.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired,
   * limitReached, requestCancelled.
   */
  readonly turnover: OptionalMethod<"reports.turnover", "session", Parameters.ReportsTurnoverParameters, Records.TurnoverReport>;
  /**
   * Returns the items in classes of revenue: A up to 80 % of all revenue, B up to 95 %, C the rest. Orders
   * count as in reports.sales.
   * @returns The classes for each currency, and a page of items. Other requests are answered meanwhile.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired,
   * limitReached, requestCancelled.
   */
  readonly abc: OptionalMethod<"reports.abc", "session", Parameters.ReportsAbcParameters, Records.ABCReport>;
  /**
   * Returns the sales of a period: the orders submitted in it, less goods that were returned or credited
   * since. Drafts and cancelled orders are left out.
   * @returns The totals for each currency, and a page of rows. Other requests are answered meanwhile.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired,
   * limitReached, requestCancelled.
   */
  readonly sales: OptionalMethod<"reports.sales", "session", Parameters.ReportsSalesParameters, Records.SalesReport>;
  /**
   * Returns the unpaid amounts of invoiced orders, by the number of days since the invoice.
   * @returns A row for each currency. Other requests are answered meanwhile.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired,
   * limitReached, requestCancelled.
   */
  readonly aging: OptionalMethod<"reports.aging", "session", Parameters.ReportsAgingParameters, Records.AgingReport>;
  /**
   * Asks the AI of the host to explain a report in words. The model reads the totals and the first rows. Each
   * number in the explanation must be one of theirs. The explanation is not stored.
   * @returns The explanation. Other requests are answered meanwhile.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired,
   * hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled.
   */
  readonly explain: Method<"reports.explain", "session", Parameters.ReportsExplainParameters, Records.ReportExplanation>;
}

/** The photos, documents, logos and proofs of any record. */
export interface AssetsMethods {
  /**
   * Adds an asset to a record, from a file on this machine or from base64 text. The file may be removed
   * afterwards. base64 is limited by the length of a line; use assets.begin for more.
   * @returns The asset, whose bytes are on the disk. The caller must have the right to change the record.
   * Later requests of the company wait for it.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * assetTooLarge, limitReached, requestCancelled, keyReused.
   */
  readonly add: Method<"assets.add", "write", Parameters.AssetsAddParameters, Records.Asset>;
  /**
   * Begins an upload of an asset in pieces, which assets.append sends. The core discards an upload that is
   * not finished after 24 hours.
   * @returns The upload. The caller must have the right to change the record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * limitReached, keyReused.
   */
  readonly begin: Method<"assets.begin", "write", Parameters.AssetsBeginParameters, Records.Upload>;
  /**
   * Appends a piece to an upload. The same piece may be sent again.
   * @returns The upload, with the number of bytes received. They are on the disk.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * assetTooLarge, limitReached, requestCancelled, keyReused.
   */
  readonly append: Method<"assets.append", "write", Parameters.AssetsAppendParameters, Records.Upload>;
  /**
   * Finishes an upload: adds the asset if its bytes have the given digest.
   * @returns The asset, whose bytes are on the disk. Later requests of the company wait for it.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * assetTooLarge, limitReached, requestCancelled, keyReused.
   */
  readonly finish: Method<"assets.finish", "write", Parameters.AssetsFinishParameters, Records.Asset>;
  /**
   * Returns an asset, without its bytes.
   * @returns The asset. The caller must have the right to see its record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: Method<"assets.get", "read", Parameters.AssetsGetParameters, Records.Asset>;
  /**
   * Lists the assets of a record in their order, without their bytes, one page at a time.
   * @returns A page of assets. The caller must have the right to see the record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: Method<"assets.list", "read", Parameters.AssetsListParameters, Records.AssetPage>;
  /**
   * Returns bytes of an asset, at most 1 MiB at once. An asset that is only in the cloud is fetched first, as
   * a whole.
   * @returns The bytes. The caller must have the right to see the asset's record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, assetMissing,
   * requestCancelled.
   */
  readonly read: Method<"assets.read", "read", Parameters.AssetsReadParameters, Records.AssetBytes>;
  /**
   * Returns the path of an asset's file, for a host on the same machine. Bytes that are only in the cloud are
   * fetched first.
   * @returns The file. Only this user of the machine may read it, and it must not be written. The caller must
   * have the right to see the record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, assetMissing,
   * requestCancelled.
   */
  readonly path: Method<"assets.path", "read", Parameters.AssetsPathParameters, Records.AssetPath>;
  /**
   * Removes an asset from its record.
   * @returns The id of the removed asset. Its file is removed in an idle moment, at least one hour after it
   * was made. The caller must have the right to change the record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, inUse,
   * keyReused.
   */
  readonly remove: Method<"assets.remove", "write", Parameters.AssetsRemoveParameters, Records.Deleted>;
  /**
   * Moves assets of a record to the front, in the given order. The others follow in their present order.
   * @returns All assets of the record in their new order. The caller must have the right to change the
   * record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * keyReused.
   */
  readonly reorder: Method<"assets.reorder", "write", Parameters.AssetsReorderParameters, Records.AssetPage>;
  /**
   * Fetches the assets of a record that are only in the cloud, before they are read or the cloud is out of
   * reach.
   * @returns All assets of the record, after the available ones were fetched; state says where each is. The
   * caller must have the right to see the record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, requestCancelled.
   */
  readonly prefetch: Method<"assets.prefetch", "session", Parameters.AssetsPrefetchParameters, Records.AssetPage>;
}

/** Stored calls of listing methods, for lists that users open often. */
export interface ViewsMethods {
  /**
   * Stores a call of a listing method, to be repeated later. The method is called once, to check that it can
   * be.
   * @returns The new view. A call that the method itself refuses, such as with unknown filters, is refused.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * limitReached, keyReused.
   */
  readonly create: Method<"views.create", "write", Parameters.ViewsCreateParameters, Records.View>;
  /**
   * Returns one view: the caller's own, or a shared one whose method the caller may call.
   * @returns The view.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: Method<"views.get", "read", Parameters.ViewsGetParameters, Records.View>;
  /**
   * Lists the caller's own views, and shared ones whose method the caller may call, newest first, one page at
   * a time.
   * @returns A page of views.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"views.list", "read", Parameters.ViewsListParameters, Records.ViewPage>;
  /**
   * Changes the named members of one of the caller's own views. The others stay unchanged.
   * @returns The view after the change, unchanged if nothing differs.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, keyReused.
   */
  readonly update: Method<"views.update", "write", Parameters.ViewsUpdateParameters, Records.View>;
  /**
   * Deletes one of the caller's own views. Owners of the company can also delete shared ones.
   * @returns The deleted record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, keyReused.
   */
  readonly delete: Method<"views.delete", "write", Parameters.ViewsDeleteParameters, Records.Deleted>;
  /**
   * Calls the method of a view with its parameters, and returns its result. The method's own rule of access
   * applies.
   * @returns A page of the method's list.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly run: Method<"views.run", "read", Parameters.ViewsRunParameters, Records.Page>;
}

/** The AI of the host, which other services use. */
export interface AiMethods {
  /**
   * Returns the availability of the host's model. The core asks the host at most once in 60 seconds, and the
   * host may report changes by itself.
   * @returns The availability, with a reason if there is no model.
   * @throws Kinds of errors: invalidParams, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled.
   */
  readonly availability: OptionalMethod<"ai.availability", "read", Parameters.AiAvailabilityParameters, Records.Availability>;
  /**
   * Sent by the host, mostly as a notification, when the availability of its model has changed.
   * @returns The availability, which ai.availability returns for the next 60 seconds.
   * @throws Kinds of errors: invalidParams.
   */
  readonly availabilityChanged: Method<"ai.availabilityChanged", "session", Parameters.AiAvailabilityChangedParameters, Records.Availability>;
}

/** Settings of the account, of the device, and the app's own. */
export interface SettingsMethods {
  /**
   * Returns settings. live.open reports their changes.
   * @returns The values by their names.
   * @throws Kinds of errors: invalidParams.
   */
  readonly get: OptionalMethod<"settings.get", "read", Parameters.SettingsGetParameters, Records.SettingValues>;
  /**
   * Stores settings: known ones, and the app's own, any JSON of at most 64 KiB under app.NAME or
   * app.device.NAME.
   * @returns The values of these settings.
   * @throws Kinds of errors: invalidParams, limitReached, keyReused.
   */
  readonly set: Method<"settings.set", "write", Parameters.SettingsSetParameters, Records.SettingValues>;
  /**
   * Resets settings to their defaults, and removes the app's own.
   * @returns The values of these settings.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly reset: Method<"settings.reset", "write", Parameters.SettingsResetParameters, Records.SettingValues>;
  /**
   * Lists the settings, with their types, defaults and places.
   * @returns The settings.
   * @throws Kinds of errors: invalidParams.
   */
  readonly describe: OptionalMethod<"settings.describe", "read", Parameters.SettingsDescribeParameters, Records.DescribedSettings>;
}

/** The methods journal.beans.*. */
export interface JournalBeansMethods {
  /**
   * Creates a bean.
   * @returns The new bean.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly create: Method<"journal.beans.create", "write", Parameters.JournalBeansCreateParameters, Records.Bean>;
  /**
   * Returns the bean with the given id.
   * @returns The bean.
   * @throws Kinds of errors: invalidParams, notFound.
   */
  readonly get: Method<"journal.beans.get", "read", Parameters.JournalBeansGetParameters, Records.Bean>;
  /**
   * Changes the given members of a bean. Other members keep their values.
   * @returns The bean after the change; unchanged if nothing differs.
   * @throws Kinds of errors: invalidParams, notFound, conflict, keyReused.
   */
  readonly update: Method<"journal.beans.update", "write", Parameters.JournalBeansUpdateParameters, Records.Bean>;
  /**
   * Lists the changes of a bean, newest first, one page at a time. A deleted record still has a history.
   * @returns A page of changes.
   * @throws Kinds of errors: invalidParams, notFound.
   */
  readonly history: Method<"journal.beans.history", "read", Parameters.JournalBeansHistoryParameters, Records.HistoryEntryPage>;
  /**
   * Saves a bean. Without an id, creates a new record. With the id of an existing record, changes only the
   * given members. With another id, creates a record with this id.
   * @returns The saved bean.
   * @throws Kinds of errors: invalidParams, notFound, conflict, keyReused.
   */
  readonly save: OptionalMethod<"journal.beans.save", "write", Parameters.JournalBeansSaveParameters, Records.Bean>;
  /**
   * Lists beans, newest first or in another order, one page at a time.
   * @returns A page of beans.
   * @throws Kinds of errors: invalidParams, cursorTooOld.
   */
  readonly list: OptionalMethod<"journal.beans.list", "read", Parameters.JournalBeansListParameters, Records.BeanPage>;
  /**
   * Deletes beans, or archives beans in use.
   * @returns The record that was deleted or archived.
   * @throws Kinds of errors: invalidParams, notFound, conflict, inUse, keyReused.
   */
  readonly delete: Method<"journal.beans.delete", "write", Parameters.JournalBeansDeleteParameters, Records.Removed>;
}

/** The methods journal.equipment.*. */
export interface JournalEquipmentMethods {
  /**
   * Creates an equipment.
   * @returns The new equipment.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly create: Method<"journal.equipment.create", "write", Parameters.JournalEquipmentCreateParameters, Records.Equipment>;
  /**
   * Returns the equipment with the given id.
   * @returns The equipment.
   * @throws Kinds of errors: invalidParams, notFound.
   */
  readonly get: Method<"journal.equipment.get", "read", Parameters.JournalEquipmentGetParameters, Records.Equipment>;
  /**
   * Changes the given members of an equipment. Other members keep their values.
   * @returns The equipment after the change; unchanged if nothing differs.
   * @throws Kinds of errors: invalidParams, notFound, conflict, inUse, keyReused.
   */
  readonly update: Method<"journal.equipment.update", "write", Parameters.JournalEquipmentUpdateParameters, Records.Equipment>;
  /**
   * Lists the changes of an equipment, newest first, one page at a time. A deleted record still has a
   * history.
   * @returns A page of changes.
   * @throws Kinds of errors: invalidParams, notFound.
   */
  readonly history: Method<"journal.equipment.history", "read", Parameters.JournalEquipmentHistoryParameters, Records.HistoryEntryPage>;
  /**
   * Saves an equipment. Without an id, creates a new record. With the id of an existing record, changes only
   * the given members. With another id, creates a record with this id.
   * @returns The saved equipment.
   * @throws Kinds of errors: invalidParams, notFound, conflict, inUse, keyReused.
   */
  readonly save: OptionalMethod<"journal.equipment.save", "write", Parameters.JournalEquipmentSaveParameters, Records.Equipment>;
  /**
   * Lists equipment, newest first, one page at a time.
   * @returns A page of equipment.
   * @throws Kinds of errors: invalidParams, cursorTooOld.
   */
  readonly list: OptionalMethod<"journal.equipment.list", "read", Parameters.JournalEquipmentListParameters, Records.EquipmentPage>;
  /**
   * Deletes a piece of equipment, or archives a piece in use.
   * @returns The record that was deleted or archived.
   * @throws Kinds of errors: invalidParams, notFound, conflict, inUse, keyReused.
   */
  readonly delete: Method<"journal.equipment.delete", "write", Parameters.JournalEquipmentDeleteParameters, Records.Removed>;
}

/** The methods journal.brews.*. */
export interface JournalBrewsMethods {
  /**
   * Creates a brew.
   * @returns The new brew.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly create: Method<"journal.brews.create", "write", Parameters.JournalBrewsCreateParameters, Records.Brew>;
  /**
   * Returns the brew with the given id.
   * @returns The brew.
   * @throws Kinds of errors: invalidParams, notFound.
   */
  readonly get: Method<"journal.brews.get", "read", Parameters.JournalBrewsGetParameters, Records.Brew>;
  /**
   * Changes the given members of a brew. Other members keep their values.
   * @returns The brew after the change; unchanged if nothing differs.
   * @throws Kinds of errors: invalidParams, notFound, conflict, keyReused.
   */
  readonly update: Method<"journal.brews.update", "write", Parameters.JournalBrewsUpdateParameters, Records.Brew>;
  /**
   * Lists the changes of a brew, newest first, one page at a time. A deleted record still has a history.
   * @returns A page of changes.
   * @throws Kinds of errors: invalidParams, notFound.
   */
  readonly history: Method<"journal.brews.history", "read", Parameters.JournalBrewsHistoryParameters, Records.HistoryEntryPage>;
  /**
   * Saves a brew. Without an id, creates a new record. With the id of an existing record, changes only the
   * given members. With another id, creates a record with this id.
   * @returns The saved brew.
   * @throws Kinds of errors: invalidParams, notFound, conflict, keyReused.
   */
  readonly save: OptionalMethod<"journal.brews.save", "write", Parameters.JournalBrewsSaveParameters, Records.Brew>;
  /**
   * Lists brews by the time of brewing, newest first, one page at a time.
   * @returns A page of brews. If few of many match, a page may be short, and next continues.
   * @throws Kinds of errors: invalidParams, cursorTooOld.
   */
  readonly list: OptionalMethod<"journal.brews.list", "read", Parameters.JournalBrewsListParameters, Records.BrewPage>;
  /**
   * Lists the sections of a list of brews, one page at a time.
   * @returns A page of sections, in the order of journal.brews.list.
   * @throws Kinds of errors: invalidParams.
   */
  readonly sections: Method<"journal.brews.sections", "read", Parameters.JournalBrewsSectionsParameters, Records.BrewSectionPage>;
  /**
   * Deletes a brew with its tasting notes and photos.
   * @returns The deleted record.
   * @throws Kinds of errors: invalidParams, notFound, conflict, keyReused.
   */
  readonly delete: Method<"journal.brews.delete", "write", Parameters.JournalBrewsDeleteParameters, Records.Deleted>;
  /**
   * Creates a draft with a brew's parameters and the present time, without rating, note and TDS.
   * @returns The draft.
   * @throws Kinds of errors: invalidParams, notFound, keyReused.
   */
  readonly repeat: Method<"journal.brews.repeat", "write", Parameters.JournalBrewsRepeatParameters, Records.Brew>;
  /**
   * Finds the brew with the highest rating; the latest one if several have it.
   * @returns The brew; null if no brew is rated.
   * @throws Kinds of errors: invalidParams.
   */
  readonly best: OptionalMethod<"journal.brews.best", "read", Parameters.JournalBrewsBestParameters, Records.Brew | null>;
}

/** The methods journal.tastings.*. */
export interface JournalTastingsMethods {
  /**
   * Creates a tasting.
   * @returns The new tasting.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly create: Method<"journal.tastings.create", "write", Parameters.JournalTastingsCreateParameters, Records.Tasting>;
  /**
   * Returns the tasting with the given id.
   * @returns The tasting.
   * @throws Kinds of errors: invalidParams, notFound.
   */
  readonly get: Method<"journal.tastings.get", "read", Parameters.JournalTastingsGetParameters, Records.Tasting>;
  /**
   * Changes the given members of a tasting. Other members keep their values.
   * @returns The tasting after the change; unchanged if nothing differs.
   * @throws Kinds of errors: invalidParams, notFound, conflict, keyReused.
   */
  readonly update: Method<"journal.tastings.update", "write", Parameters.JournalTastingsUpdateParameters, Records.Tasting>;
  /**
   * Deletes a tasting.
   * @returns The id of the deleted record.
   * @throws Kinds of errors: invalidParams, notFound, conflict, keyReused.
   */
  readonly delete: Method<"journal.tastings.delete", "write", Parameters.JournalTastingsDeleteParameters, Records.Deleted>;
  /**
   * Lists the changes of a tasting, newest first, one page at a time. A deleted record still has a history.
   * @returns A page of changes.
   * @throws Kinds of errors: invalidParams, notFound.
   */
  readonly history: Method<"journal.tastings.history", "read", Parameters.JournalTastingsHistoryParameters, Records.HistoryEntryPage>;
  /**
   * Saves a tasting. Without an id, creates a new record. With the id of an existing record, changes only the
   * given members. With another id, creates a record with this id.
   * @returns The saved tasting.
   * @throws Kinds of errors: invalidParams, notFound, conflict, keyReused.
   */
  readonly save: OptionalMethod<"journal.tastings.save", "write", Parameters.JournalTastingsSaveParameters, Records.Tasting>;
  /**
   * Lists tasting notes by the time of the tasting, newest first, one page at a time.
   * @returns A page of tasting notes.
   * @throws Kinds of errors: invalidParams, cursorTooOld.
   */
  readonly list: OptionalMethod<"journal.tastings.list", "read", Parameters.JournalTastingsListParameters, Records.TastingPage>;
}

/** The methods journal.recipes.*. */
export interface JournalRecipesMethods {
  /**
   * Creates a recipe.
   * @returns The new recipe.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly create: Method<"journal.recipes.create", "write", Parameters.JournalRecipesCreateParameters, Records.Recipe>;
  /**
   * Returns the recipe with the given id.
   * @returns The recipe.
   * @throws Kinds of errors: invalidParams, notFound.
   */
  readonly get: Method<"journal.recipes.get", "read", Parameters.JournalRecipesGetParameters, Records.Recipe>;
  /**
   * Changes the given members of a recipe. Other members keep their values.
   * @returns The recipe after the change; unchanged if nothing differs.
   * @throws Kinds of errors: invalidParams, notFound, conflict, keyReused.
   */
  readonly update: Method<"journal.recipes.update", "write", Parameters.JournalRecipesUpdateParameters, Records.Recipe>;
  /**
   * Deletes a recipe.
   * @returns The id of the deleted record.
   * @throws Kinds of errors: invalidParams, notFound, conflict, keyReused.
   */
  readonly delete: Method<"journal.recipes.delete", "write", Parameters.JournalRecipesDeleteParameters, Records.Deleted>;
  /**
   * Lists the changes of a recipe, newest first, one page at a time. A deleted record still has a history.
   * @returns A page of changes.
   * @throws Kinds of errors: invalidParams, notFound.
   */
  readonly history: Method<"journal.recipes.history", "read", Parameters.JournalRecipesHistoryParameters, Records.HistoryEntryPage>;
  /**
   * Saves a recipe. Without an id, creates a new record. With the id of an existing record, changes only the
   * given members. With another id, creates a record with this id.
   * @returns The saved recipe.
   * @throws Kinds of errors: invalidParams, notFound, conflict, keyReused.
   */
  readonly save: OptionalMethod<"journal.recipes.save", "write", Parameters.JournalRecipesSaveParameters, Records.Recipe>;
  /**
   * Lists recipes from A to Z, one page at a time.
   * @returns A page of recipes.
   * @throws Kinds of errors: invalidParams, cursorTooOld.
   */
  readonly list: OptionalMethod<"journal.recipes.list", "read", Parameters.JournalRecipesListParameters, Records.RecipePage>;
  /**
   * Scales a recipe to another dose, water or yield: all weights by one factor, to 0.1 g.
   * @returns The recipe for the other amount. Nothing is stored.
   * @throws Kinds of errors: invalidParams, notFound.
   */
  readonly scale: Method<"journal.recipes.scale", "read", Parameters.JournalRecipesScaleParameters, Records.ScaledRecipe>;
}

/** The methods journal.flavorWheel.*. */
export interface JournalFlavorWheelMethods {
  /**
   * Returns the flavour wheel: a tree of terms in three levels.
   * @returns The groups of the wheel.
   * @throws Kinds of errors: invalidParams.
   */
  readonly get: OptionalMethod<"journal.flavorWheel.get", "read", Parameters.JournalFlavorWheelGetParameters, Records.FlavorWheel>;
  /**
   * Completes a flavour term from the wheel and from the account's own descriptors and flavours.
   * @returns The terms, those that begin with the text first.
   * @throws Kinds of errors: invalidParams.
   */
  readonly complete: Method<"journal.flavorWheel.complete", "read", Parameters.JournalFlavorWheelCompleteParameters, Records.CompletedTerms>;
}

/** The methods journal.ai.*. */
export interface JournalAiMethods {
  /**
   * Asks the AI of the host for tasting notes that beans may have: from the journal, or from origin and roast
   * alone. Nothing is stored; journal.ai.accept stores the suggestion.
   * @returns The suggestion.
   * @throws Kinds of errors: invalidParams, notFound, hostUnavailable, hostTimeout, hostError, hostFault,
   * limitReached, requestCancelled.
   */
  readonly suggestTastingNotes: OptionalMethod<"journal.ai.suggestTastingNotes", "read", Parameters.JournalAiSuggestTastingNotesParameters, Records.SuggestedNotes>;
  /**
   * Asks the AI of the host for the flavour of a coffee in numbers, from tasting notes. Only with keep is the
   * answer stored: as scores and descriptors of a tasting that has none of its own.
   * @returns The profile.
   * @throws Kinds of errors: invalidParams, notFound, hostUnavailable, hostTimeout, hostError, hostFault,
   * limitReached, requestCancelled, keyReused.
   */
  readonly analyzeFlavor: OptionalMethod<"journal.ai.analyzeFlavor", "write", Parameters.JournalAiAnalyzeFlavorParameters, Records.AnalyzedFlavor>;
  /**
   * Asks the AI of the host for brew parameters, for beans and a method. The answer keeps to the limits of
   * brews and the range of the grinder. Nothing is stored.
   * @returns The parameters to try.
   * @throws Kinds of errors: invalidParams, notFound, hostUnavailable, hostTimeout, hostError, hostFault,
   * limitReached, requestCancelled.
   */
  readonly recommendParameters: Method<"journal.ai.recommendParameters", "read", Parameters.JournalAiRecommendParametersParameters, Records.RecommendedParameters>;
  /**
   * Asks the AI of the host to put the journal's figures and insights into words. Each number in the text
   * must be one of them. Nothing is stored.
   * @returns The figures in words.
   * @throws Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled.
   */
  readonly insights: OptionalMethod<"journal.ai.insights", "read", Parameters.JournalAiInsightsParameters, Records.ExplainedInsights>;
  /**
   * Stores a suggestion of the last 24 hours, as a new tasting note or in an existing one. Text that a person
   * wrote stays. A restart of the core forgets suggestions.
   * @returns The tasting note. Its source is ai, or mixed if a person has written in it.
   * @throws Kinds of errors: invalidParams, notFound, keyReused.
   */
  readonly accept: Method<"journal.ai.accept", "write", Parameters.JournalAiAcceptParameters, Records.Tasting>;
}

/** The methods journal.statistics.*. */
export interface JournalStatisticsMethods {
  /**
   * Returns the figures of the journal as a whole. Drafts and archived brews are left out.
   * @returns The figures.
   * @throws Kinds of errors: invalidParams.
   */
  readonly overview: OptionalMethod<"journal.statistics.overview", "read", Parameters.JournalStatisticsOverviewParameters, Records.JournalOverview>;
  /**
   * Returns a figure over time. Drafts and archived brews are left out.
   * @returns The figure of each span that has brews, in order.
   * @throws Kinds of errors: invalidParams.
   */
  readonly series: Method<"journal.statistics.series", "read", Parameters.JournalStatisticsSeriesParameters, Records.FigurePoints>;
  /**
   * Returns a figure for each value that brews share. Drafts and archived brews are left out.
   * @returns The figure of each value, the value with most brews first.
   * @throws Kinds of errors: invalidParams.
   */
  readonly breakdown: Method<"journal.statistics.breakdown", "read", Parameters.JournalStatisticsBreakdownParameters, Records.FigurePoints>;
}

/** The methods journal.insights.*. */
export interface JournalInsightsMethods {
  /**
   * Lists the insights of the latest 1,000 brews, one of each kind.
   * @returns The insights, in the order of their kinds.
   * @throws Kinds of errors: invalidParams.
   */
  readonly list: OptionalMethod<"journal.insights.list", "read", Parameters.JournalInsightsListParameters, Records.Insights>;
}

/** The account's coffee journal. */
export interface JournalMethods {
  /**
   * Recommends parameters for the next brew of a bean, without AI.
   * @returns The parameters and their source.
   * @throws Kinds of errors: invalidParams, notFound.
   */
  readonly recommend: Method<"journal.recommend", "read", Parameters.JournalRecommendParameters, Records.Recommendation>;
  /**
   * Writes the journal, including archived records, to a file or a text that journal.import reads. Photos are
   * left out.
   * @returns The number of records written, and the text if inline. Other requests are answered meanwhile.
   * @throws Kinds of errors: invalidParams, limitReached, requestCancelled, storageFault.
   */
  readonly export: Method<"journal.export", "session", Parameters.JournalExportParameters, Records.ExportReport>;
  /**
   * Reads records of the journal from a file or a text. A row with the id of a record changes it; any other
   * row creates a record. A refused row does not stop the others. Exported records come back as the same
   * records, and so do earlier imports from Beanconqueror or Visualizer.
   * @returns The counts of created and changed records, and the refused rows. Other requests are answered
   * meanwhile, unless it is a dry run.
   * @throws Kinds of errors: invalidParams, limitReached, requestCancelled, keyReused.
   */
  readonly import: Method<"journal.import", "write", Parameters.JournalImportParameters, Records.ImportReport>;
  /** The methods journal.beans.*. */
  readonly beans: JournalBeansMethods;
  /** The methods journal.equipment.*. */
  readonly equipment: JournalEquipmentMethods;
  /** The methods journal.brews.*. */
  readonly brews: JournalBrewsMethods;
  /** The methods journal.tastings.*. */
  readonly tastings: JournalTastingsMethods;
  /** The methods journal.recipes.*. */
  readonly recipes: JournalRecipesMethods;
  /** The methods journal.flavorWheel.*. */
  readonly flavorWheel: JournalFlavorWheelMethods;
  /** The methods journal.ai.*. */
  readonly ai: JournalAiMethods;
  /** The methods journal.statistics.*. */
  readonly statistics: JournalStatisticsMethods;
  /** The methods journal.insights.*. */
  readonly insights: JournalInsightsMethods;
}

/** The methods auth.backend.*. */
export interface AuthBackendMethods {
  /**
   * Lets the app's backend authenticate the user with the credential of the last sign-in. The credential can
   * be used once, within 5 minutes, by the same process.
   * @returns The state of the session, with the backend's authentication.
   * @throws Kinds of errors: invalidParams, missingCredential, notOnThisPath, unauthorized, hostUnavailable,
   * hostTimeout, hostError, hostFault, limitReached, requestCancelled, keyReused.
   */
  readonly exchange: OptionalMethod<"auth.backend.exchange", "write", Parameters.AuthBackendExchangeParameters, Records.AuthState>;
  /**
   * Removes the backend's authentication of the user, and its token. The user stays signed in with Apple.
   * @returns The state of the session, with the backend none.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly clear: OptionalMethod<"auth.backend.clear", "write", Parameters.AuthBackendClearParameters, Records.AuthState>;
}

/** Signing in with Apple, and the user's authentication by the app's backend. */
export interface AuthMethods {
  /**
   * Signs a user in with the credential that Apple gave the front end. The token is read, and its signature
   * is verified if Apple's keys are available. Another user's session ends.
   * @returns The user who is signed in now.
   * @throws Kinds of errors: invalidParams, missingCredential, notOnThisPath, hostTimeout, hostError,
   * hostFault, limitReached, requestCancelled, keyReused.
   */
  readonly signIn: Method<"auth.signIn", "write", Parameters.AuthSignInParameters, Records.SignedIn>;
  /**
   * Lets the host show Apple's sign-in, with a nonce of the core. The user is then signed in as by
   * auth.signIn.
   * @returns The user who is signed in now.
   * @throws Kinds of errors: invalidParams, missingCredential, notOnThisPath, hostUnavailable, hostTimeout,
   * hostError, hostFault, limitReached, requestCancelled, keyReused.
   */
  readonly request: OptionalMethod<"auth.request", "write", Parameters.AuthRequestParameters, Records.SignedIn>;
  /**
   * Returns the state of the session: the user who is signed in with Apple. It can be a live query.
   * @returns The state of the session.
   * @throws Kinds of errors: invalidParams.
   */
  readonly state: OptionalMethod<"auth.state", "read", Parameters.AuthStateParameters, Records.AuthState>;
  /**
   * Ends the session, and deletes its secrets. Records stay.
   * @returns The state without a session.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly signOut: OptionalMethod<"auth.signOut", "write", Parameters.AuthSignOutParameters, Records.AuthState>;
  /**
   * Deletes the user who is signed in, with their conversations and feedback, on all devices of the account.
   * The backend deletes its account, too. This cannot be undone.
   * @returns The outcome. The records here are deleted even if the backend was not reached.
   * @throws Kinds of errors: invalidParams, notOnThisPath, unauthorized, requestCancelled, keyReused.
   */
  readonly deleteAccount: Method<"auth.deleteAccount", "write", Parameters.AuthDeleteAccountParameters, Records.DeletedAccount>;
  /**
   * Lets the host check the credential with Apple. The session ends only on Apple's word; a late or missing
   * host does not end it.
   * @returns The state of the session, and the reason if Apple could not be reached.
   * @throws Kinds of errors: invalidParams, requestCancelled, keyReused.
   */
  readonly validate: OptionalMethod<"auth.validate", "write", Parameters.AuthValidateParameters, Records.Validation>;
  /**
   * Sent by the host, mostly as a notification, when Apple has revoked a credential. The core then validates
   * the credential.
   * @returns The state of the session, which lasts until Apple has confirmed it.
   * @throws Kinds of errors: invalidParams.
   */
  readonly credentialRevoked: OptionalMethod<"auth.credentialRevoked", "session", Parameters.AuthCredentialRevokedParameters, Records.AuthState>;
  /**
   * Returns the parts of the app that are open. A sign-in with Apple opens the app, and the backend's
   * authentication opens chat and feedback.
   * @returns The parts of the app that are open to the user.
   * @throws Kinds of errors: invalidParams.
   */
  readonly gate: OptionalMethod<"auth.gate", "read", Parameters.AuthGateParameters, Records.AuthGate>;
  /** The methods auth.backend.*. */
  readonly backend: AuthBackendMethods;
}

/** The users who have signed in with Apple. Each sees only their own record. */
export interface UsersMethods {
  /**
   * Returns the user who is signed in. Other users of the account are not found.
   * @returns The user.
   * @throws Kinds of errors: invalidParams, notFound, notOnThisPath, unauthorized.
   */
  readonly get: OptionalMethod<"users.get", "read", Parameters.UsersGetParameters, Records.User>;
}

/** Events that the app reports to its maker, while the user allows it. */
export interface TelemetryMethods {
  /**
   * Records an event for the app's maker. While settings.telemetryEnabled is off, the event is dropped.
   * Otherwise it is sent with others, 20 at once or after 60 seconds.
   * @returns The outcome: the event waits to be sent, or was dropped.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly track: Method<"telemetry.track", "write", Parameters.TelemetryTrackParameters, Records.TrackedEvent>;
  /**
   * Lists the events that telemetry.track accepts, with their properties. No other data is ever sent.
   * @returns The declared events.
   * @throws Kinds of errors: invalidParams.
   */
  readonly names: OptionalMethod<"telemetry.names", "read", Parameters.TelemetryNamesParameters, Records.TelemetryNames>;
}

/** The methods conversations.messages.*. */
export interface ConversationsMessagesMethods {
  /**
   * Lists the messages of a conversation, newest first, one page at a time. The order is that of the
   * container; messages that it does not have yet come last.
   * @returns A page of messages. An answer that is arriving has the part that came at most a tenth of a
   * second ago. A live query shows it grow.
   * @throws Kinds of errors: invalidParams, notOnThisPath, unauthorized, notFound, cursorTooOld.
   */
  readonly list: Method<"conversations.messages.list", "read", Parameters.ConversationsMessagesListParameters, Records.MessagePage>;
}

/** Conversations with the model of the app's backend. */
export interface ConversationsMethods {
  /**
   * Stores a message of the user, requests the answer from the app's backend, and replies when it is
   * complete. The message is durable before the request. If the answer fails or is cancelled, the error's
   * data.record is the answer with the part that arrived, and data.owner the conversation.
   * @returns The conversation, the message and its answer. With a progressToken, rpc.progress sends the text
   * before: value.text continues the earlier parts.
   * @throws Kinds of errors: invalidParams, notOnThisPath, unauthorized, notFound, conflict, tooManyAttempts,
   * backendFailed, storageFault, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled, keyReused.
   */
  readonly send: Method<"conversations.send", "write", Parameters.ConversationsSendParameters, Records.SentMessage>;
  /**
   * Requests an answer that failed or was cancelled again from the app's backend, and replies when it is
   * complete. The new answer replaces the part that had arrived.
   * @returns The conversation, the message and its answer, as in conversations.send.
   * @throws Kinds of errors: invalidParams, notOnThisPath, unauthorized, notFound, conflict, tooManyAttempts,
   * backendFailed, storageFault, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled, keyReused.
   */
  readonly retry: Method<"conversations.retry", "write", Parameters.ConversationsRetryParameters, Records.SentMessage>;
  /**
   * Cancels the answer that is arriving in a conversation, after this reply. The part that has arrived stays.
   * The request that waits for the answer gets requestCancelled.
   * @returns The cancelled answer, if there was one.
   * @throws Kinds of errors: invalidParams, notOnThisPath, unauthorized, notFound.
   */
  readonly cancel: Method<"conversations.cancel", "session", Parameters.ConversationsCancelParameters, Records.CancelledAnswer>;
  /**
   * Lists the conversations of the user who is signed in, the one with the latest message first, one page at
   * a time.
   * @returns A page of conversations. If few of many match, a page may be short, and next continues.
   * @throws Kinds of errors: invalidParams, notOnThisPath, unauthorized, cursorTooOld.
   */
  readonly list: OptionalMethod<"conversations.list", "read", Parameters.ConversationsListParameters, Records.ConversationPage>;
  /**
   * Returns one conversation.
   * @returns The conversation.
   * @throws Kinds of errors: invalidParams, notOnThisPath, unauthorized, notFound.
   */
  readonly get: Method<"conversations.get", "read", Parameters.ConversationsGetParameters, Records.Conversation>;
  /**
   * Changes the title of a conversation. The backend no longer replaces it.
   * @returns The conversation after the change.
   * @throws Kinds of errors: invalidParams, notOnThisPath, unauthorized, notFound, conflict, keyReused.
   */
  readonly rename: Method<"conversations.rename", "write", Parameters.ConversationsRenameParameters, Records.Conversation>;
  /**
   * Archives a conversation, or restores it from the archive. An archived conversation can be continued, too.
   * @returns The conversation after the change.
   * @throws Kinds of errors: invalidParams, notOnThisPath, unauthorized, notFound, conflict, keyReused.
   */
  readonly archive: Method<"conversations.archive", "write", Parameters.ConversationsArchiveParameters, Records.Conversation>;
  /**
   * Deletes a conversation with its messages, here and on the account's other devices. The backend does not
   * learn of it.
   * @returns The deleted record.
   * @throws Kinds of errors: invalidParams, notOnThisPath, unauthorized, notFound, conflict, keyReused.
   */
  readonly delete: Method<"conversations.delete", "write", Parameters.ConversationsDeleteParameters, Records.Deleted>;
  /**
   * Searches for words in all messages of the user who is signed in.
   * @returns A page of messages, the best match first.
   * @throws Kinds of errors: invalidParams, notOnThisPath, unauthorized.
   */
  readonly search: Method<"conversations.search", "read", Parameters.ConversationsSearchParameters, Records.FoundMessagePage>;
  /**
   * Returns a conversation as text, oldest message first, in pieces.
   * @returns A piece of the text. All pieces in order are the whole text.
   * @throws Kinds of errors: invalidParams, notOnThisPath, unauthorized, notFound.
   */
  readonly export: Method<"conversations.export", "read", Parameters.ConversationsExportParameters, Records.ChatExport>;
  /** The methods conversations.messages.*. */
  readonly messages: ConversationsMessagesMethods;
}

/** Messages from users to the makers of the app. */
export interface FeedbackMethods {
  /**
   * Stores feedback, and sends it to the app's backend. If the backend has not authenticated the user, or
   * cannot be reached, the feedback waits and is sent later. After an error, data.record is the feedback,
   * which is stored all the same.
   * @returns The feedback, which was sent.
   * @throws Kinds of errors: invalidParams, notOnThisPath, unauthorized, tooManyAttempts, backendFailed,
   * storageFault, hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled,
   * keyReused.
   */
  readonly submit: Method<"feedback.submit", "write", Parameters.FeedbackSubmitParameters, Records.Feedback>;
  /**
   * Sends feedback again that is waiting or failed.
   * @returns The feedback, which was sent.
   * @throws Kinds of errors: invalidParams, notOnThisPath, unauthorized, tooManyAttempts, backendFailed,
   * storageFault, hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled,
   * notFound, conflict, keyReused.
   */
  readonly retry: Method<"feedback.retry", "write", Parameters.FeedbackRetryParameters, Records.Feedback>;
  /**
   * Lists the feedback of the user who is signed in, newest first, one page at a time.
   * @returns A page of feedback.
   * @throws Kinds of errors: invalidParams, notOnThisPath, unauthorized, cursorTooOld.
   */
  readonly list: OptionalMethod<"feedback.list", "read", Parameters.FeedbackListParameters, Records.FeedbackPage>;
  /**
   * Deletes feedback on this device. Waiting feedback is then never sent. The backend keeps its copy.
   * @returns The deleted record.
   * @throws Kinds of errors: invalidParams, notOnThisPath, unauthorized, notFound, conflict, keyReused.
   */
  readonly delete: Method<"feedback.delete", "write", Parameters.FeedbackDeleteParameters, Records.Deleted>;
  /**
   * Returns the diagnostics that are sent with feedback if includeDiagnostics is true: versions and counts,
   * but no text of users.
   * @returns The diagnostics.
   * @throws Kinds of errors: invalidParams, notOnThisPath, unauthorized.
   */
  readonly preview: OptionalMethod<"feedback.preview", "read", Parameters.FeedbackPreviewParameters, Records.AppDiagnostics>;
}

/** The methods sync.queue.*. */
export interface SyncQueueMethods {
  /**
   * Lists the records with changes that were made here and are not confirmed, one page at a time. Each record
   * has one entry.
   * @returns A page of the queue.
   * @throws Kinds of errors: invalidParams.
   */
  readonly list: OptionalMethod<"sync.queue.list", "session", Parameters.SyncQueueListParameters, Records.QueuedRecordPage>;
  /**
   * Begins a cycle that sends refused records without waiting for their next attempt, and tries again those
   * that were put aside.
   * @returns The state of sync.
   * @throws Kinds of errors: invalidParams, notFound.
   */
  readonly retry: OptionalMethod<"sync.queue.retry", "session", Parameters.SyncQueueRetryParameters, Records.SyncStatus>;
  /**
   * Restores a record to the cloud's state. Changes that were made here and are not confirmed are discarded,
   * with a line in sync.conflicts.list. This cannot be undone.
   * @returns The record, and a Boolean that is true if it had pending changes.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, keyReused.
   */
  readonly discard: Method<"sync.queue.discard", "write", Parameters.SyncQueueDiscardParameters, Records.DiscardedRecord>;
}

/** The methods sync.events.*. */
export interface SyncEventsMethods {
  /**
   * Lists the latest 1,000 events of sync that moved records or failed, newest first, one page at a time. A
   * failure that repeats in the same way is listed once. Each is also sent as an event of type syncEvent.
   * @returns A page of events.
   * @throws Kinds of errors: invalidParams.
   */
  readonly list: OptionalMethod<"sync.events.list", "read", Parameters.SyncEventsListParameters, Records.SyncEventPage>;
}

/** The methods sync.conflicts.*. */
export interface SyncConflictsMethods {
  /**
   * Lists values that were discarded because two devices changed the same member, newest first, one page at a
   * time. The lines are the same on all devices. A caller sees only lines about records and members that the
   * caller may read. Each discarded value has a line. A line is deleted 90 days after it was resolved.
   * @returns A page of conflicts.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly list: OptionalMethod<"sync.conflicts.list", "read", Parameters.SyncConflictsListParameters, Records.SyncConflictPage>;
  /**
   * Chooses the right value for one conflict, or for the conflicts of a record. If that value is not the
   * stored one, it is set as an ordinary change. Only an owner resolves lines, except that a participant
   * resolves lines about the participant's own credentials.
   * @returns The resolved conflicts.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * keyReused.
   */
  readonly resolve: Method<"sync.conflicts.resolve", "write", Parameters.SyncConflictsResolveParameters, Records.ResolvedConflicts>;
}

/** Sync of records between all devices of the account, through a container. */
export interface SyncMethods {
  /**
   * Connects the data directory to a container. Sync runs from now on, also after a restart, and sends
   * records that were written before, too. A directory belongs to the first account that it is connected to.
   * @returns The state of sync. The first cycle has begun.
   * @throws Kinds of errors: invalidParams.
   */
  readonly connect: Method<"sync.connect", "session", Parameters.SyncConnectParameters, Records.SyncStatus>;
  /**
   * Ends the connection to the container. All records stay, and pending changes stay pending.
   * @returns The state of sync.
   * @throws Kinds of errors: invalidParams.
   */
  readonly disconnect: OptionalMethod<"sync.disconnect", "session", Parameters.SyncDisconnectParameters, Records.SyncStatus>;
  /**
   * Begins a cycle, which fetches the container's changes and sends the changes made here.
   * @returns The state of sync. With wait, the state when the cycle has ended.
   * @throws Kinds of errors: invalidParams.
   */
  readonly now: OptionalMethod<"sync.now", "session", Parameters.SyncNowParameters, Records.SyncStatus>;
  /**
   * Returns the state of sync.
   * @returns The state of sync.
   * @throws Kinds of errors: invalidParams.
   */
  readonly status: OptionalMethod<"sync.status", "read", Parameters.SyncStatusParameters, Records.SyncStatus>;
  /**
   * Sent by the host when records have changed in the cloud. It begins a cycle. Up to ten such requests in
   * one second begin only one.
   * @returns The state of sync.
   * @throws Kinds of errors: invalidParams.
   */
  readonly remoteChanged: OptionalMethod<"sync.remoteChanged", "session", Parameters.SyncRemoteChangedParameters, Records.SyncStatus>;
  /**
   * Sent by a host whose cloud is the container, when a user has signed in to the cloud or out of it. Without
   * an account work continues here, and changes wait. For another account the core switches as
   * sync.switchAccount does. Unsent changes of the former account are then lost without a question, as the
   * change has already happened.
   * @returns The account.
   * @throws Kinds of errors: invalidParams, storageFault.
   */
  readonly accountChanged: Method<"sync.accountChanged", "session", Parameters.SyncAccountChangedParameters, Records.SyncAccount>;
  /**
   * Returns the account that the directory belongs to, and the state of the cloud's account.
   * @returns The account.
   * @throws Kinds of errors: invalidParams.
   */
  readonly account: OptionalMethod<"sync.account", "read", Parameters.SyncAccountParameters, Records.SyncAccount>;
  /**
   * Switches the directory to another account. First all data of the present account is removed: companies,
   * sessions, settings, caches, purchases and files. Synced records stay in that account's cloud and return
   * with it. Records written before the first account belong to the first account.
   * @returns The account. Its data is being fetched.
   * @throws Kinds of errors: invalidParams, pendingChanges, storageFault.
   */
  readonly switchAccount: Method<"sync.switchAccount", "session", Parameters.SyncSwitchAccountParameters, Records.SyncAccount>;
  /** The methods sync.queue.*. */
  readonly queue: SyncQueueMethods;
  /** The methods sync.events.*. */
  readonly events: SyncEventsMethods;
  /** The methods sync.conflicts.*. */
  readonly conflicts: SyncConflictsMethods;
}

/** The methods sharing.participants.*. */
export interface SharingParticipantsMethods {
  /**
   * Lists the participants of a company, with those who were invited or removed, in the order of their
   * invitations.
   * @returns A page of participants, the owner first. Empty for a company that was never shared.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly list: OptionalMethod<"sharing.participants.list", "read", Parameters.SharingParticipantsListParameters, Records.ParticipantPage>;
  /**
   * Sets a participant's permission, readWrite or readOnly. The participant's other rights are in the access
   * record (access.grant).
   * @returns The participant.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden,
   * accountUnavailable, cloudUnavailable, requestCancelled, keyReused.
   */
  readonly update: Method<"sharing.participants.update", "write", Parameters.SharingParticipantsUpdateParameters, Records.Participant>;
  /**
   * Removes a participant, or withdraws an invitation, together with the access record. The company is
   * removed from the participant's devices, and records that they made stay. A second call changes nothing.
   * @returns The removed participant.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden,
   * accountUnavailable, cloudUnavailable, requestCancelled, keyReused.
   */
  readonly remove: Method<"sharing.participants.remove", "write", Parameters.SharingParticipantsRemoveParameters, Records.Participant>;
}

/** The methods sharing.departures.*. */
export interface SharingDeparturesMethods {
  /**
   * Lists companies of others that the account no longer takes part in, each with the reason, newest first.
   * The latest 1,000 are stored.
   * @returns A page of departures.
   * @throws Kinds of errors: invalidParams.
   */
  readonly list: OptionalMethod<"sharing.departures.list", "read", Parameters.SharingDeparturesListParameters, Records.DeparturePage>;
}

/** Companies that accounts share with each other: links, invitations and participants. */
export interface SharingMethods {
  /**
   * Shares a company with all its present and future records, and returns the share with its link. A second
   * call returns the same one.
   * @returns The share. Its records are on their way to the cloud.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired,
   * accountUnavailable, cloudUnavailable, requestCancelled, keyReused.
   */
  readonly create: OptionalMethod<"sharing.create", "write", Parameters.SharingCreateParameters, Records.Share>;
  /**
   * Returns the state of a company's sharing. Owners also get the participants.
   * @returns The state of sharing.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: OptionalMethod<"sharing.get", "read", Parameters.SharingGetParameters, Records.SharingState>;
  /**
   * Invites a participant, with rights of their own, to a company that is shared. If the same name was
   * invited before, the permission and the rights of that invitation change.
   * @returns The participant, with the link to send.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired,
   * accountUnavailable, cloudUnavailable, requestCancelled, keyReused.
   */
  readonly invite: Method<"sharing.invite", "write", Parameters.SharingInviteParameters, Records.Participant>;
  /**
   * Sets the people whom the share's own link admits from now on. Present participants stay.
   * @returns The share.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden,
   * accountUnavailable, cloudUnavailable, requestCancelled, keyReused.
   */
  readonly setPublic: Method<"sharing.setPublic", "write", Parameters.SharingSetPublicParameters, Records.Share>;
  /**
   * Ends the share of a company and every participation. The company is removed from the participants'
   * devices, and stays here with all records that they made.
   * @returns The share, which has ended.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden,
   * accountUnavailable, cloudUnavailable, requestCancelled, keyReused.
   */
  readonly revoke: OptionalMethod<"sharing.revoke", "write", Parameters.SharingRevokeParameters, Records.Share>;
  /**
   * Returns the company that a link leads to, and the state of the link, such as open or full. Nothing is
   * stored.
   * @returns The company behind the link.
   * @throws Kinds of errors: invalidParams, shareNotFound, accountUnavailable, cloudUnavailable,
   * requestCancelled.
   */
  readonly preview: Method<"sharing.preview", "session", Parameters.SharingPreviewParameters, Records.SharePreview>;
  /**
   * Accepts a share link. The company comes to the shared store, with the rights that its owner gives. A
   * second call changes nothing. The link of one's own share returns one's own company.
   * @returns The company. It is here with the account's rights, and its other records are on their way.
   * @throws Kinds of errors: invalidParams, shareNotFound, tierRequired, accountUnavailable,
   * cloudUnavailable, requestCancelled.
   */
  readonly accept: Method<"sharing.accept", "session", Parameters.SharingAcceptParameters, Records.AcceptedShare>;
  /**
   * Leaves a company that others share. It is removed from all devices of the account. Records made there
   * stay with its owner, and unsent changes are lost. A second call changes nothing.
   * @returns The company, which is no longer on this device.
   * @throws Kinds of errors: invalidParams, notFound, signInRequired, accountUnavailable, cloudUnavailable,
   * requestCancelled.
   */
  readonly leave: Method<"sharing.leave", "session", Parameters.SharingLeaveParameters, Records.LeftCompany>;
  /**
   * Shows the host's sheet for sending a link: the share's own, or an invitation's. The sheet is optional, as
   * sharing.get and sharing.participants.list return the links, too.
   * @returns The link that was shown, and the outcome.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, hostUnavailable,
   * hostTimeout, hostError, hostFault, limitReached, requestCancelled, keyReused.
   */
  readonly present: OptionalMethod<"sharing.present", "write", Parameters.SharingPresentParameters, Records.PresentedLink>;
  /** The methods sharing.participants.*. */
  readonly participants: SharingParticipantsMethods;
  /** The methods sharing.departures.*. */
  readonly departures: SharingDeparturesMethods;
}

/** Records of the public database, of any type, for reading. */
export interface ContentMethods {
  /**
   * Lists the types of public records that the device stores.
   * @returns The types, sorted by name.
   * @throws Kinds of errors: invalidParams.
   */
  readonly types: OptionalMethod<"content.types", "read", Parameters.ContentTypesParameters, Records.ContentTypes>;
  /**
   * Lists the stored public records of a type, one page at a time. Stale records are returned at once. The
   * host is then asked for newer records, and no request waits for its answer.
   * @returns A page of records, in the order of their ids, with their freshness and age.
   * @throws Kinds of errors: invalidParams.
   */
  readonly list: Method<"content.list", "read", Parameters.ContentListParameters, Records.ContentPage>;
  /**
   * Returns a stored public record. A stale record is returned at once. The host is then asked for newer
   * records of its type, and no request waits for its answer.
   * @returns The record, with its freshness and age.
   * @throws Kinds of errors: invalidParams, notFound.
   */
  readonly get: Method<"content.get", "read", Parameters.ContentGetParameters, Records.FoundContent>;
  /**
   * Fetches the public records of a type, and replaces the stored ones. If that fails, the stored records
   * remain.
   * @returns The number of records, with their freshness and age.
   * @throws Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled, cloudUnavailable, accountUnavailable, keyReused.
   */
  readonly refresh: Method<"content.refresh", "write", Parameters.ContentRefreshParameters, Records.ContentType>;
}

/** The methods policy.promotions.*. */
export interface PolicyPromotionsMethods {
  /**
   * Lists the promotions that apply now and are not dismissed.
   * @returns The promotions: higher priorities first, then earlier starts, then by the bytes of their ids.
   * @throws Kinds of errors: invalidParams.
   */
  readonly list: OptionalMethod<"policy.promotions.list", "read", Parameters.PolicyPromotionsListParameters, Records.Promotions>;
  /**
   * Hides a promotion from now on, for the number of seconds in its dismissFor.
   * @returns The promotion, and the time from which it can be shown again.
   * @throws Kinds of errors: invalidParams, notFound, keyReused.
   */
  readonly dismiss: Method<"policy.promotions.dismiss", "write", Parameters.PolicyPromotionsDismissParameters, Records.Dismissal>;
}

/** The methods policy.update.*. */
export interface PolicyUpdateMethods {
  /**
   * Hides a recommended update from policy.check for some days. A required update is never hidden.
   * @returns The version, and the time from which policy.check recommends the update again.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly later: Method<"policy.update.later", "write", Parameters.PolicyUpdateLaterParameters, Records.UpdateDelay>;
  /**
   * Asks the host to open the page of the update: the url of the policy in AppConfig, if it is a page of a
   * store.
   * @returns The address, and the outcome of the attempt to open it.
   * @throws Kinds of errors: invalidParams, notFound, hostUnavailable, hostTimeout, hostError, hostFault,
   * limitReached, requestCancelled, keyReused.
   */
  readonly open: OptionalMethod<"policy.update.open", "write", Parameters.PolicyUpdateOpenParameters, Records.OpenedUpdate>;
}

/** The methods policy.deployment.*. */
export interface PolicyDeploymentMethods {
  /**
   * Returns the deployment path of the app: its data is with Apple's own services, or with a backend.
   * @returns The deployment path, and its source.
   * @throws Kinds of errors: invalidParams.
   */
  readonly get: OptionalMethod<"policy.deployment.get", "read", Parameters.PolicyDeploymentGetParameters, Records.Deployment>;
  /**
   * Stores a deployment path for this device, or removes the stored path.
   * @returns The deployment path that is used now, and its source.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly set: OptionalMethod<"policy.deployment.set", "write", Parameters.PolicyDeploymentSetParameters, Records.Deployment>;
}

/** Documents that steer the app from outside: app policy, flags, promotions and deployment. */
export interface PolicyMethods {
  /**
   * Returns the need of an update for a version of the app: none, recommended or required.
   * @returns The need of an update; none if no policy is known.
   * @throws Kinds of errors: invalidParams.
   */
  readonly check: Method<"policy.check", "read", Parameters.PolicyCheckParameters, Records.PolicyVerdict>;
  /**
   * Lists the flags of AppConfig with their values.
   * @returns All known flags.
   * @throws Kinds of errors: invalidParams.
   */
  readonly flags: OptionalMethod<"policy.flags", "read", Parameters.PolicyFlagsParameters, Records.Flags>;
  /**
   * Returns the value of a flag.
   * @returns The value of the flag.
   * @throws Kinds of errors: invalidParams.
   */
  readonly flag: Method<"policy.flag", "read", Parameters.PolicyFlagParameters, Records.ShownFlag>;
  /**
   * Fetches a remote document from the host, or from its records in the public database, and stores it. If
   * that fails, the stored document remains.
   * @returns The freshness, age and origin of the document, and its malformed parts.
   * @throws Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled, cloudUnavailable, accountUnavailable, keyReused.
   */
  readonly refresh: Method<"policy.refresh", "write", Parameters.PolicyRefreshParameters, Records.RefreshedDocument>;
  /** The methods policy.promotions.*. */
  readonly promotions: PolicyPromotionsMethods;
  /** The methods policy.update.*. */
  readonly update: PolicyUpdateMethods;
  /** The methods policy.deployment.*. */
  readonly deployment: PolicyDeploymentMethods;
}

/** The methods widgets.recents.*. */
export interface WidgetsRecentsMethods {
  /**
   * Lists the last used places, newest first.
   * @returns The places, at most 20.
   * @throws Kinds of errors: invalidParams.
   */
  readonly list: OptionalMethod<"widgets.recents.list", "read", Parameters.WidgetsRecentsListParameters, Records.RecentList>;
  /**
   * Records the use of a place. It becomes the first recent place, and the twenty-first is removed. A place
   * with the same name within 100 m counts as the same, and keeps its id.
   * @returns The place with its id.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly add: Method<"widgets.recents.add", "write", Parameters.WidgetsRecentsAddParameters, Records.WidgetPlace>;
  /**
   * Removes a place from the recent ones. Its id stays valid.
   * @returns The outcome: the place was removed, or was not there.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly remove: Method<"widgets.recents.remove", "write", Parameters.WidgetsRecentsRemoveParameters, Records.RemovedRecent>;
  /**
   * Removes all places from the recent ones. Their ids stay valid.
   * @returns The number of removed places.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly clear: OptionalMethod<"widgets.recents.clear", "write", Parameters.WidgetsRecentsClearParameters, Records.ClearedRecents>;
  /**
   * Imports the recent places of another device, from widgets.recents.list or the app group. They become the
   * newest ones, and their ids are valid here, too.
   * @returns The places with their ids here.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly import: Method<"widgets.recents.import", "write", Parameters.WidgetsRecentsImportParameters, Records.PlaceList>;
}

/** The methods widgets.entities.*. */
export interface WidgetsEntitiesMethods {
  /**
   * Returns the places with the given ids, in their order. Unknown ids are ignored.
   * @returns The places.
   * @throws Kinds of errors: invalidParams.
   */
  readonly get: OptionalMethod<"widgets.entities.get", "read", Parameters.WidgetsEntitiesGetParameters, Records.PlaceList>;
  /**
   * Returns the places to offer before the user types: the device's, and the recent ones.
   * @returns The places.
   * @throws Kinds of errors: invalidParams.
   */
  readonly suggested: OptionalMethod<"widgets.entities.suggested", "read", Parameters.WidgetsEntitiesSuggestedParameters, Records.SuggestedPlaces>;
  /**
   * Searches the known places, recent ones first. Each word of the text must begin a word of the place's
   * name. Case and accents do not matter.
   * @returns The places.
   * @throws Kinds of errors: invalidParams.
   */
  readonly matching: Method<"widgets.entities.matching", "read", Parameters.WidgetsEntitiesMatchingParameters, Records.PlaceList>;
}

/** The methods widgets.place.*. */
export interface WidgetsPlaceMethods {
  /**
   * Returns the place for widgets that choose none themselves.
   * @returns The chosen place, and the one that is shown.
   * @throws Kinds of errors: invalidParams.
   */
  readonly get: OptionalMethod<"widgets.place.get", "read", Parameters.WidgetsPlaceGetParameters, Records.ShownPlace>;
  /**
   * Chooses one of the user's places for widgets that choose none themselves.
   * @returns The place that these widgets show from now on.
   * @throws Kinds of errors: invalidParams, notFound, featureRequired, keyReused.
   */
  readonly choose: Method<"widgets.place.choose", "write", Parameters.WidgetsPlaceChooseParameters, Records.ShownPlace>;
  /**
   * Chooses the device's place for widgets that choose none themselves.
   * @returns The place that these widgets show from now on.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly useDevice: OptionalMethod<"widgets.place.useDevice", "write", Parameters.WidgetsPlaceUseDeviceParameters, Records.ShownPlace>;
}

/** Widgets: their places, and their content for the next hours. */
export interface WidgetsMethods {
  /**
   * Returns the content of a widget for the next hours. It never fails for lack of weather or place. Instead
   * it returns the reason for each fallback.
   * @returns The place, the hours, the time of the next refresh, and a reason for each fallback.
   * @throws Kinds of errors: invalidParams, requestCancelled.
   */
  readonly timeline: OptionalMethod<"widgets.timeline", "read", Parameters.WidgetsTimelineParameters, Records.Timeline>;
  /** The methods widgets.recents.*. */
  readonly recents: WidgetsRecentsMethods;
  /** The methods widgets.entities.*. */
  readonly entities: WidgetsEntitiesMethods;
  /** The methods widgets.place.*. */
  readonly place: WidgetsPlaceMethods;
}

/** Values that the app shares with its widgets. */
export interface AppGroupMethods {
  /**
   * Returns a value that the app shares with its widgets. live.open reports its changes.
   * @returns The value, and the time when it was written.
   * @throws Kinds of errors: invalidParams.
   */
  readonly get: Method<"appGroup.get", "read", Parameters.AppGroupGetParameters, Records.SharedValue>;
  /**
   * Stores a value that the app shares with its widgets: scale, or one of the app's own, any JSON of at most
   * 64 KiB.
   * @returns The stored value.
   * @throws Kinds of errors: invalidParams, limitReached, keyReused.
   */
  readonly set: Method<"appGroup.set", "write", Parameters.AppGroupSetParameters, Records.SharedValue>;
  /**
   * Lists the values that the app shares with its widgets, in the order of their names.
   * @returns The names of the values.
   * @throws Kinds of errors: invalidParams.
   */
  readonly list: OptionalMethod<"appGroup.list", "read", Parameters.AppGroupListParameters, Records.SharedNames>;
}

/** Deep links and universal links, stored until the app can show their targets. */
export interface LinksMethods {
  /**
   * Opens a deep link or a universal link that the system has passed to the app. Its target waits until
   * links.drain. An unknown link is ignored.
   * @returns The target of the link.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly open: Method<"links.open", "write", Parameters.LinksOpenParameters, Records.OpenedLink>;
  /**
   * Lists the links that were opened and not yet returned by links.drain.
   * @returns The waiting links.
   * @throws Kinds of errors: invalidParams.
   */
  readonly pending: OptionalMethod<"links.pending", "read", Parameters.LinksPendingParameters, Records.LinkList>;
  /**
   * Returns the waiting links and removes them, if the app's scene is active. Before that no link is removed.
   * @returns The links to show now.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly drain: Method<"links.drain", "write", Parameters.LinksDrainParameters, Records.LinkList>;
}

/** The log of the core and its front ends, in which faults are looked for. */
export interface LogMethods {
  /**
   * Writes a line of the front end to the core's log, and to the system's log if the host offers
   * host.log.write. Secrets that are known by their name or form are replaced first. The line is stored in no
   * database and delays no other request. A request without an id gets no reply.
   * @returns The outcome: the line was written, or dropped.
   * @throws Kinds of errors: invalidParams.
   */
  readonly write: Method<"log.write", "session", Parameters.LogWriteParameters, Records.WrittenLine>;
  /**
   * Lists the stored lines of the log, newest first, one page at a time. If users sign in to companies, a
   * conversation gets only its own lines and those of the core. An owner who is signed in to each such
   * company gets all lines. A live query follows the log.
   * @returns A page of lines. A page covers a limited part of the log, so it may have fewer lines than its
   * limit, and still a next page.
   * @throws Kinds of errors: invalidParams.
   */
  readonly read: OptionalMethod<"log.read", "read", Parameters.LogReadParameters, Records.LogLinePage>;
  /**
   * Exports facts that help to find a fault, as a file or a text of JSON lines. They are facts about the
   * core, the state and events of sync, and all stored lines of the log, the oldest first. The export
   * contains no records, secrets or account ids. If users sign in to companies, only an owner who is signed
   * in to each such company may do this.
   * @returns The size of the export, and its text if inline is true. Other requests are answered in the
   * meantime.
   * @throws Kinds of errors: invalidParams, forbidden, limitReached, requestCancelled.
   */
  readonly export: OptionalMethod<"log.export", "session", Parameters.LogExportParameters, Records.LogExportReport>;
  /**
   * Removes all lines of the log from all files. If users sign in to companies, only an owner who is signed
   * in to each such company may do this.
   * @returns The number of removed bytes, and the completeness of the removal.
   * @throws Kinds of errors: invalidParams, forbidden.
   */
  readonly clear: OptionalMethod<"log.clear", "session", Parameters.LogClearParameters, Records.ClearedLog>;
}

/** All services. */
export interface Services {
  /** Methods about the core's methods and about requests. */
  readonly rpc: RpcMethods;
  /** Methods about the process of the core. */
  readonly system: SystemMethods;
  /** The requests of the core that a host answers, and the host's reports about them. */
  readonly host: HostMethods;
  /** The log of changes: reading it, and subscribing to it. */
  readonly events: EventsMethods;
  /** Queries whose results are sent again when they change. */
  readonly live: LiveMethods;
  /** Temperatures in Celsius, Fahrenheit, Kelvin and Humanus. */
  readonly temperature: TemperatureMethods;
  /** The weather of places, from the host, stored for a while. */
  readonly weather: WeatherMethods;
  /** The location of the device, the app's permission to know it, and the names of places. */
  readonly location: LocationMethods;
  /** Places, searched by their names. */
  readonly places: PlacesMethods;
  /** The companies that records belong to, and the selected company. */
  readonly companies: CompaniesMethods;
  /** Rights in a company: access records, credentials and sign-in. */
  readonly access: AccessMethods;
  /** The account's purchases, proven by signatures of the App Store, and the features that they entitle to. */
  readonly entitlements: EntitlementsMethods;
  /** The items that a company keeps in stock. */
  readonly inventory: InventoryMethods;
  /** The meaning of scanned codes, and labels with the core's own codes. */
  readonly scan: ScanMethods;
  /** The people and organisations that a company deals with. */
  readonly contacts: ContactsMethods;
  /** The orders of customers: lines, steps, payments, shipments and returns. */
  readonly orders: OrdersMethods;
  /** The dispatches of orders. */
  readonly dispatches: DispatchesMethods;
  /** The purchases from suppliers: lines, steps and receipts. */
  readonly purchases: PurchasesMethods;
  /** The figures of a company's day. */
  readonly dashboard: DashboardMethods;
  /** Reports on a company's stock value, its sales, and the amounts that customers still owe. */
  readonly reports: ReportsMethods;
  /** The photos, documents, logos and proofs of any record. */
  readonly assets: AssetsMethods;
  /** Stored calls of listing methods, for lists that users open often. */
  readonly views: ViewsMethods;
  /** The AI of the host, which other services use. */
  readonly ai: AiMethods;
  /** Settings of the account, of the device, and the app's own. */
  readonly settings: SettingsMethods;
  /** The account's coffee journal. */
  readonly journal: JournalMethods;
  /** Signing in with Apple, and the user's authentication by the app's backend. */
  readonly auth: AuthMethods;
  /** The users who have signed in with Apple. Each sees only their own record. */
  readonly users: UsersMethods;
  /** Events that the app reports to its maker, while the user allows it. */
  readonly telemetry: TelemetryMethods;
  /** Conversations with the model of the app's backend. */
  readonly conversations: ConversationsMethods;
  /** Messages from users to the makers of the app. */
  readonly feedback: FeedbackMethods;
  /** Sync of records between all devices of the account, through a container. */
  readonly sync: SyncMethods;
  /** Companies that accounts share with each other: links, invitations and participants. */
  readonly sharing: SharingMethods;
  /** Records of the public database, of any type, for reading. */
  readonly content: ContentMethods;
  /** Documents that steer the app from outside: app policy, flags, promotions and deployment. */
  readonly policy: PolicyMethods;
  /** Widgets: their places, and their content for the next hours. */
  readonly widgets: WidgetsMethods;
  /** Values that the app shares with its widgets. */
  readonly appGroup: AppGroupMethods;
  /** Deep links and universal links, stored until the app can show their targets. */
  readonly links: LinksMethods;
  /** The log of the core and its front ends, in which faults are looked for. */
  readonly log: LogMethods;
}
