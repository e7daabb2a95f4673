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
   * Cancels a request that waits for the host, or for long work. The cancelled request fails with
   * `requestCancelled`. The reply to the cancelled request comes after the reply to `rpc.cancel`.
   * @returns The number of cancelled requests. 0 if no request with this id waits, for example because it
   * already has its reply.
   * @throws Kinds of errors: invalidParams.
   */
  readonly cancel: Method<"rpc.cancel", "session", Parameters.RpcCancelParameters, Records.Cancelled>;
}

/** Methods about the process of the core. */
export interface SystemMethods {
  /**
   * Returns an empty object at once. Use it to check that the core responds.
   * @returns An empty object.
   * @throws Kinds of errors: invalidParams.
   */
  readonly ping: OptionalMethod<"system.ping", "read", Parameters.SystemPingParameters, Records.Pong>;
  /**
   * Agrees with the core on the version of the protocol, and names the client. The call is optional. Without
   * the call, the newest version is used.
   * @returns The version of the protocol that is used from now on, and the core's name and version.
   * @throws Kinds of errors: invalidParams, unsupportedProtocol.
   */
  readonly hello: Method<"system.hello", "session", Parameters.SystemHelloParameters, Records.Hello>;
  /**
   * Returns the version of this process, its data directory and its number of methods.
   * @returns The facts about the process.
   * @throws Kinds of errors: invalidParams.
   */
  readonly info: OptionalMethod<"system.info", "read", Parameters.SystemInfoParameters, Records.Info>;
  /**
   * Returns facts for finding a fault: versions, sizes and the newest lines of the log. The facts contain no
   * text of users.
   * @returns The state of the process and of its stores.
   * @throws Kinds of errors: invalidParams.
   */
  readonly diagnostics: OptionalMethod<"system.diagnostics", "read", Parameters.SystemDiagnosticsParameters, Records.Diagnostics>;
  /**
   * Writes a backup of the data directory to one file: the stores, as they are at one moment, and the files
   * of assets. An asset's file that cannot be read is left out, and named in `missing`. The core answers
   * other requests during the backup. The command `mainspring restore` creates a data directory from the
   * backup.
   * @returns The contents of the backup. The reply comes when the file is complete, on the disk, and was read
   * again as a check.
   * @throws Kinds of errors: invalidParams, forbidden, limitReached, requestCancelled, storageFault.
   */
  readonly backup: Method<"system.backup", "session", Parameters.SystemBackupParameters, Records.BackupReport>;
  /**
   * Lists the conversations of the core: its connections to programs. There is only one conversation, unless
   * several programs share the core (`--shared`).
   * @returns The open conversations, oldest first.
   * @throws Kinds of errors: invalidParams.
   */
  readonly conversations: OptionalMethod<"system.conversations", "read", Parameters.SystemConversationsParameters, Records.ConversationList>;
}

/**
 * The capabilities of hosts: requests that the core sends and a host answers, and the host's reports of
 * progress.
 */
export interface HostMethods {
  /**
   * Declares which requests of the core this front end can answer. Call this method after each start. The new
   * list replaces the one that the conversation declared before.
   * @returns The capabilities that the core knows and will use, and those that it does not know.
   * @throws Kinds of errors: invalidParams.
   */
  readonly provide: OptionalMethod<"host.provide", "session", Parameters.HostProvideParameters, Records.Provided>;
  /**
   * Reports that the host has made progress with a request of the core, or has a part of the answer. The core
   * replies when the programs that get the progress have read enough of it. A host that waits for each reply
   * therefore does not send faster than these programs read.
   * @returns Whether a request still waits for the host's answer (`waiting`).
   * @throws Kinds of errors: invalidParams, limitReached, requestCancelled.
   */
  readonly progress: Method<"host.progress", "session", Parameters.HostProgressParameters, Records.Progressed>;
  /**
   * Sends host.ping to the host, and returns the host's answer. Use this method to check that host requests
   * work from end to end.
   * @returns The text in the host's answer. `same` is `true` if it is the text that was sent.
   * @throws Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled.
   */
  readonly check: Method<"host.check", "read", Parameters.HostCheckParameters, Records.HostChecked>;
}

/** The log of all changes of records: reading the log, and subscribing to changes. */
export interface EventsMethods {
  /**
   * Returns the events after a position in the change log, the oldest first. Use this method to catch up
   * after a restart.
   * @returns The events, and the position after them.
   * @throws Kinds of errors: invalidParams, cursorTooOld.
   */
  readonly since: OptionalMethod<"events.since", "read", Parameters.EventsSinceParameters, Records.EventPage>;
  /**
   * Subscribes to changes of records. The core sends `events.changed` after each change, until the
   * conversation ends or `events.unsubscribe` is called.
   * @returns The handle of the subscription, and the position in the change log from which it reports all
   * changes.
   * @throws Kinds of errors: invalidParams, limitReached.
   */
  readonly subscribe: OptionalMethod<"events.subscribe", "session", Parameters.EventsSubscribeParameters, Records.Subscribed>;
  /**
   * Ends a subscription of this conversation, so that the core sends no more events for it.
   * @returns The handle of the subscription that has ended.
   * @throws Kinds of errors: invalidParams, notFound.
   */
  readonly unsubscribe: Method<"events.unsubscribe", "session", Parameters.EventsUnsubscribeParameters, Records.Unsubscribed>;
}

/** Live queries: calls of reading methods whose results the core sends again when they change. */
export interface LiveMethods {
  /**
   * Runs a reading method and returns its result, as a live query. The core sends `live.changed` whenever the
   * result changes, until live.close is called or the conversation ends.
   * @returns The handle of the live query, and the first result. Each time that the core runs the query, it
   * checks the method's own rule of access.
   * @throws Kinds of errors: invalidParams, limitReached, notFound, noCompany, signInRequired, forbidden,
   * cursorTooOld.
   */
  readonly open: Method<"live.open", "session", Parameters.LiveOpenParameters, Records.LiveOpened>;
  /**
   * Closes a live query, so that the core no longer runs it.
   * @returns The handle of the live query that was closed.
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
   * Lists the temperature scales that `temperature.convert` knows.
   * @returns All scales, in a fixed order.
   * @throws Kinds of errors: invalidParams.
   */
  readonly scales: OptionalMethod<"temperature.scales", "read", Parameters.TemperatureScalesParameters, Records.TemperatureScalePage>;
  /**
   * Returns the table that defines the Humanus scale: its id, its origin, and its knots. A knot is a pair of
   * temperatures, one in degrees Celsius and one in Humanus.
   * @returns The table that the core uses.
   * @throws Kinds of errors: invalidParams.
   */
  readonly table: OptionalMethod<"temperature.table", "read", Parameters.TemperatureTableParameters, Records.HumanusTable>;
}

/** The weather of places. The host provides the weather, and the core stores it for a while. */
export interface WeatherMethods {
  /**
   * Returns the present weather of a place: a stored answer of the host, or a new answer if the stored one is
   * too old (see `maxAge`). Places count as the same if their coordinates are equal when rounded to three
   * decimals.
   * @returns The weather, and its age.
   * @throws Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled.
   */
  readonly current: Method<"weather.current", "read", Parameters.WeatherCurrentParameters, Records.CurrentWeather>;
  /**
   * Returns the weather of a place in the next hours: a stored answer of the host, or a new answer if the
   * stored one is too old (see `maxAge`). Places count as the same if their coordinates are equal when
   * rounded to three decimals.
   * @returns The weather hour by hour, and its age.
   * @throws Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled.
   */
  readonly hourly: Method<"weather.hourly", "read", Parameters.WeatherHourlyParameters, Records.HourlyWeather>;
}

/** The location of the device, the app's permission to know the location, and the names of places. */
export interface LocationMethods {
  /**
   * Returns the app's permission to know the device's location, as the host last reported it.
   * @returns The permission.
   * @throws Kinds of errors: invalidParams.
   */
  readonly authorization: OptionalMethod<"location.authorization", "read", Parameters.LocationAuthorizationParameters, Records.LocationAuthorization>;
  /**
   * Stores the app's permission to know the device's location. The host calls this method when the user's
   * decision has changed.
   * @returns The stored permission. If the decision has not changed, `changedAt` remains the time of the
   * earlier report.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly setAuthorization: Method<"location.setAuthorization", "write", Parameters.LocationSetAuthorizationParameters, Records.LocationAuthorization>;
  /**
   * Asks the host for the location of the device, and stores the location as the device's place. Use this
   * method when the app needs a new location; location.last returns the stored one.
   * @returns The location of the device. If a newer location is stored already, the stored location.
   * @throws Kinds of errors: invalidParams, locationDenied, hostUnavailable, hostTimeout, hostError,
   * hostFault, limitReached, requestCancelled, keyReused.
   */
  readonly request: OptionalMethod<"location.request", "write", Parameters.LocationRequestParameters, Records.DeviceLocation>;
  /**
   * Returns the stored place of the device, from the last location.request, without asking the host.
   * @returns The place. `null` if `location.request` has never found one.
   * @throws Kinds of errors: invalidParams.
   */
  readonly last: OptionalMethod<"location.last", "read", Parameters.LocationLastParameters, Records.LastLocation | null>;
  /**
   * Returns the name of the place at the given coordinates. The core asks the host once for each place, and
   * stores the name. Points whose coordinates are equal when rounded to four decimals count as one place.
   * @returns The name of the place, with its locality, region, country and time zone.
   * @throws Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled.
   */
  readonly geocode: Method<"location.geocode", "read", Parameters.LocationGeocodeParameters, Records.GeocodedPlace>;
}

/** The search for places by their names. */
export interface PlacesMethods {
  /**
   * Asks the host for places whose names begin with the text that the user has typed so far. If no host
   * searches places, or if the host fails or is late, the core searches the cities of the system's time
   * zones. For the coordinates of a suggestion, call `places.resolve`.
   * @returns The places and the suggestions.
   * @throws Kinds of errors: invalidParams, placesUnavailable, hostTimeout, hostError, hostFault,
   * limitReached, requestCancelled.
   */
  readonly search: Method<"places.search", "read", Parameters.PlacesSearchParameters, Records.FoundPlaces>;
  /**
   * Asks the host for the coordinates of a place that `places.search` has suggested. To register the place
   * for widgets, pass the result to `widgets.recents.add`.
   * @returns The place, with the members that `widgets.recents.add` accepts.
   * @throws Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled.
   */
  readonly resolve: Method<"places.resolve", "read", Parameters.PlacesResolveParameters, Records.ResolvedPlace>;
}

/** The companies that records belong to, and the selected company. */
export interface CompaniesMethods {
  /**
   * Creates a company in the private store, with the account as its founder. If credentials are given,
   * afterwards only users who are signed in can act in the company.
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
   * Returns the personal company, which holds the account's own inventory. The first call creates the
   * company. An account has only one personal company.
   * @returns The personal company.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly personal: OptionalMethod<"companies.personal", "write", Parameters.CompaniesPersonalParameters, Records.Company>;
  /**
   * Changes the given members of a company. Other members keep their values.
   * @returns The company after the change. If the request changes nothing, the company and its version stay
   * unchanged.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, conflict,
   * keyReused.
   */
  readonly update: Method<"companies.update", "write", Parameters.CompaniesUpdateParameters, Records.Company>;
  /**
   * Sets the tier of a company. The core does not check payment. In production, purchases decide the tier,
   * and this method fails with `forbidden`. If the new tier is smaller, records beyond its limits stay, but
   * no more can be added.
   * @returns The company after the change. If the request changes nothing, the company and its version stay
   * unchanged.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, conflict,
   * keyReused.
   */
  readonly setTier: Method<"companies.setTier", "write", Parameters.CompaniesSetTierParameters, Records.Company>;
  /**
   * Makes the purchases of the account that owns a company decide the company's tier, until
   * `companies.setTier` sets a tier.
   * @returns The company after the change. If the request changes nothing, the company and its version stay
   * unchanged.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, conflict,
   * keyReused.
   */
  readonly followEntitlements: OptionalMethod<"companies.followEntitlements", "write", Parameters.CompaniesFollowEntitlementsParameters, Records.Company>;
  /**
   * Lists the tiers of companies with their limits, the smallest tier first.
   * @returns The tiers with their limits.
   * @throws Kinds of errors: invalidParams.
   */
  readonly tiers: OptionalMethod<"companies.tiers", "read", Parameters.CompaniesTiersParameters, Records.TierLimitsPage>;
  /**
   * Deletes a company and all of its records. This cannot be undone, so only the founder may do it.
   * @returns The id of the deleted company.
   * @throws Kinds of errors: invalidParams, notFound, signInRequired, forbidden, conflict, keyReused.
   */
  readonly delete: Method<"companies.delete", "write", Parameters.CompaniesDeleteParameters, Records.Deleted>;
  /**
   * Selects a company. Requests without the parameter `company` then use this company. The selection remains
   * until it is changed, also after a restart of the core.
   * @returns The selected company; `null` if none is selected.
   * @throws Kinds of errors: invalidParams, notFound, keyReused.
   */
  readonly select: OptionalMethod<"companies.select", "write", Parameters.CompaniesSelectParameters, Records.ListedCompany | null>;
  /**
   * Returns the selected company, the store that holds its data (`private` or `shared`), and the caller's
   * role.
   * @returns The selected company. If none was ever selected, or the selected company no longer exists, the
   * only company. `null` if there is not exactly one company, or if `companies.select` has selected none.
   * @throws Kinds of errors: invalidParams.
   */
  readonly selected: OptionalMethod<"companies.selected", "read", Parameters.CompaniesSelectedParameters, Records.ListedCompany | null>;
}

/** The methods access.credentials.*. */
export interface AccessCredentialsMethods {
  /**
   * Creates a username and a password with which a user signs in to a company. The first credentials of a
   * company must be the founder's. Afterwards, only users who are signed in can act there. A manager can
   * create credentials for users whose rights lie within the manager's departments. Only the founder creates
   * the founder's credentials. In a company that another account shares, each participant creates their own
   * credentials, whatever their rights there. Then the participant signs in on each of the account's devices.
   * No other user sees these credentials.
   * @returns The credentials, without the password.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, duplicate,
   * ownerNeeded, tooManyAttempts, limitReached, requestCancelled, keyReused.
   */
  readonly create: Method<"access.credentials.create", "write", Parameters.AccessCredentialsCreateParameters, Records.Credential>;
  /**
   * Changes the password of the user who is signed in. The caller must give the current password.
   * @returns The credentials, without the password.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, signInFailed,
   * tooManyAttempts, limitReached, requestCancelled, keyReused.
   */
  readonly changePassword: Method<"access.credentials.changePassword", "write", Parameters.AccessCredentialsChangePasswordParameters, Records.Credential>;
  /**
   * Sets a new password for another user, who has lost the old one. The user's session ends, and the failed
   * attempts are no longer counted. A manager can reset the passwords of users whose rights lie within the
   * manager's departments. The founder's password cannot be reset.
   * @returns The credentials, without the password.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, tooManyAttempts,
   * limitReached, requestCancelled, keyReused.
   */
  readonly resetPassword: Method<"access.credentials.resetPassword", "write", Parameters.AccessCredentialsResetPasswordParameters, Records.Credential>;
  /**
   * Sets a new password for the account in a company that another account shares with this account. Use this
   * method if the old password is lost. The cloud confirms the account. The account's sessions in the company
   * end on all its devices.
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
   * @returns The caller. If the request names no company and no company is selected, the account.
   * @throws Kinds of errors: invalidParams, notFound.
   */
  readonly whoami: OptionalMethod<"access.whoami", "read", Parameters.AccessWhoamiParameters, Records.Caller>;
  /**
   * Lists all methods, each with the decision whether the caller may call it. A front end can enable and
   * disable its buttons by these decisions.
   * @returns All methods, each with its decision.
   * @throws Kinds of errors: invalidParams, notFound.
   */
  readonly allowed: OptionalMethod<"access.allowed", "read", Parameters.AccessAllowedParameters, Records.AllowedMethods>;
  /**
   * Decides whether a user may call a method. The user is the caller, or another user of the company.
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
   * Gives a user rights in a company, or creates a new user with these rights. Members that are left out stay
   * unchanged. A manager can give and remove the bits of `deptMask` in the manager's own departments, but
   * cannot change the rights of owners.
   * @returns The user's access record. If the request changes nothing, the record and its version stay
   * unchanged.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, conflict,
   * ownerNeeded, tierRequired, keyReused.
   */
  readonly grant: OptionalMethod<"access.grant", "write", Parameters.AccessGrantParameters, Records.AccessRecord>;
  /**
   * Removes all rights of a user in a company. The user's credentials and session are also removed.
   * `access.people` can still list the user. A manager can revoke the rights of users whose rights lie within
   * the manager's departments.
   * @returns The id of the removed access record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, conflict,
   * ownerNeeded, keyReused.
   */
  readonly revoke: Method<"access.revoke", "write", Parameters.AccessRevokeParameters, Records.Deleted>;
  /**
   * Lists the users of a company with their rights, in the order in which they got their first rights.
   * @returns A page of users.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"access.list", "read", Parameters.AccessListParameters, Records.ListedAccessPage>;
  /**
   * Lists the names of a company's users. A user without a name is listed with the username. The users are
   * sorted by the time at which they first got rights. With `includeLeft: true`, users who have left are
   * listed, too, with their usernames.
   * @returns A page of users.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly people: OptionalMethod<"access.people", "read", Parameters.AccessPeopleParameters, Records.NamedPersonPage>;
  /**
   * Makes another owner the founder of a company. No other owner can revoke or demote the founder. The former
   * founder stays an owner.
   * @returns The new founder's access record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, ownerNeeded,
   * signInFailed, tooManyAttempts, limitReached, requestCancelled, keyReused.
   */
  readonly transfer: Method<"access.transfer", "write", Parameters.AccessTransferParameters, Records.AccessRecord>;
  /**
   * Lists the departments of a company: the departments that every company has, and those that the company
   * has added.
   * @returns The departments with their bits.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly departments: OptionalMethod<"access.departments", "read", Parameters.AccessDepartmentsParameters, Records.DepartmentPage>;
  /**
   * Lists the presets: named sets of rights that `access.grant` accepts.
   * @returns The presets, each with its name and rights.
   * @throws Kinds of errors: invalidParams.
   */
  readonly presets: OptionalMethod<"access.presets", "read", Parameters.AccessPresetsParameters, Records.PresetPage>;
  /**
   * Signs a user in to a company. If another user is signed in there, that user's session ends. The new
   * session also continues after a restart of the core. It ends with a sign-out, after
   * `settings.sessionHours` of the company, or after `settings.idleMinutes` without a request.
   * @returns The user who acts in the company now. Later requests of the company wait for this reply. Replies
   * to requests of other companies may be sent before it.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInFailed, tooManyAttempts, limitReached,
   * requestCancelled.
   */
  readonly signIn: Method<"access.signIn", "session", Parameters.AccessSignInParameters, Records.Caller>;
  /**
   * Ends the caller's session in a company. To act there again, a user must sign in.
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
   * oldest first. The intents are not removed.
   * @returns The waiting intents.
   * @throws Kinds of errors: invalidParams.
   */
  readonly list: OptionalMethod<"entitlements.intents.list", "read", Parameters.EntitlementsIntentsListParameters, Records.IntentList>;
  /**
   * Stores a purchase that the user began outside the app, such as on the app's page in the store. It waits
   * until entitlements.intents.drain returns it. An equal intent that waits already is not stored again.
   * @returns The stored purchase intent.
   * @throws Kinds of errors: invalidParams, limitReached, keyReused.
   */
  readonly add: Method<"entitlements.intents.add", "write", Parameters.EntitlementsIntentsAddParameters, Records.PurchaseIntent>;
  /**
   * Returns the purchases that the user began outside the app, and removes them, so that each is returned
   * only once. Continue each of them with entitlements.buy.
   * @returns The removed intents, in the order in which they were added.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly drain: OptionalMethod<"entitlements.intents.drain", "write", Parameters.EntitlementsIntentsDrainParameters, Records.IntentList>;
}

/**
 * The account's purchases, which are proven by signatures of the App Store, and the tiers and features that
 * they give.
 */
export interface EntitlementsMethods {
  /**
   * Verifies documents that the App Store has signed (transactions, renewal infos, notifications, app
   * transactions), and stores the accepted ones. A document is accepted if its signature is valid, it is
   * about this app, and its environment is accepted. A refused document does not prevent the others from
   * being stored.
   * @returns The outcome of each document, and the tiers and features that the account has now.
   * entitlements.current lists the purchases that give them.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly ingest: Method<"entitlements.ingest", "write", Parameters.EntitlementsIngestParameters, Records.Ingested>;
  /**
   * Returns the tiers and features of the account, and the purchases that give them.
   * @returns The tiers, the features, and the purchases that give them.
   * @throws Kinds of errors: invalidParams.
   */
  readonly current: OptionalMethod<"entitlements.current", "read", Parameters.EntitlementsCurrentParameters, Records.CurrentEntitlements>;
  /**
   * Returns whether the account may use a feature, and the products that include the feature. Use this method
   * before the app offers the feature.
   * @returns The permission, and the tiers and products that include the feature.
   * @throws Kinds of errors: invalidParams.
   */
  readonly check: Method<"entitlements.check", "read", Parameters.EntitlementsCheckParameters, Records.CheckedFeature>;
  /**
   * Lists the stored documents that the App Store has signed, the last signed first, one page at a time.
   * @returns A page of documents.
   * @throws Kinds of errors: invalidParams.
   */
  readonly history: OptionalMethod<"entitlements.history", "read", Parameters.EntitlementsHistoryParameters, Records.KeptDocumentPage>;
  /**
   * Returns the catalogue, and the prices of its products in the store. If prices are missing or older than a
   * day, the core asks the host for them after the reply, with host.store.products.
   * @returns The catalogue with the known prices, and the bought products that the catalogue does not have.
   * @throws Kinds of errors: invalidParams.
   */
  readonly products: OptionalMethod<"entitlements.products", "read", Parameters.EntitlementsProductsParameters, Records.Products>;
  /**
   * Asks the host now for the prices of all products of the catalogue and of promotions, and stores these
   * prices. entitlements.products asks in the background. If the host fails, the stored prices remain.
   * @returns The products that the store sells on this device, with their prices.
   * @throws Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled, keyReused.
   */
  readonly productsRefresh: OptionalMethod<"entitlements.products.refresh", "write", Parameters.EntitlementsProductsRefreshParameters, Records.StoreListing>;
  /**
   * Asks the host to let the user buy a product. Before the reply, the core verifies and stores the signed
   * document. After an interrupted purchase, the core sends the host the same purchaseId again, so that the
   * user does not pay twice.
   * @returns The outcome of the purchase, and the tiers and features that the account has now.
   * @throws Kinds of errors: invalidParams, storageFault, hostUnavailable, hostTimeout, hostError, hostFault,
   * limitReached, requestCancelled, keyReused.
   */
  readonly buy: Method<"entitlements.buy", "write", Parameters.EntitlementsBuyParameters, Records.Purchased>;
  /**
   * Asks the host for the purchases that the user has made on any device, and verifies and stores their
   * documents. Use this method when the user asks to restore purchases.
   * @returns The outcome of each document, and the tiers and features that the account has now.
   * @throws Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled, keyReused.
   */
  readonly restore: OptionalMethod<"entitlements.restore", "write", Parameters.EntitlementsRestoreParameters, Records.Ingested>;
  /**
   * Returns the tiers and features of the account, and the time when they last changed. The result was stored
   * with the last documents, so this method is fast. The core computes it again only after a purchase has
   * ended, or after a change of the roots, the app, the environments or the catalogue.
   * @returns The tiers, the features, and the time when they last changed.
   * @throws Kinds of errors: invalidParams.
   */
  readonly snapshot: OptionalMethod<"entitlements.snapshot", "read", Parameters.EntitlementsSnapshotParameters, Records.EntitlementSnapshot>;
  /**
   * Returns the App Store environment of the account's documents, and the environments whose documents the
   * core accepts.
   * @returns The environment, the accepted environments, the app's id, and the source of the trusted roots.
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
   * Lists items, newest first or in another order, one page at a time. To find the items that match some
   * words best, use inventory.items.search.
   * @returns A page of items. A page may have fewer items than `limit` although more items follow: continue
   * until `next` is `null`.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"inventory.items.list", "read", Parameters.InventoryItemsListParameters, Records.ItemPage>;
  /**
   * Finds the items that match some words best. If a search would take too long, only the newest items are
   * ranked, and `partial` is `true`.
   * @returns A page of items, best match first.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly search: Method<"inventory.items.search", "read", Parameters.InventoryItemsSearchParameters, Records.FoundItemPage>;
  /**
   * Lists the items that have a barcode, newest first, one page at a time. Use scan.resolve instead if the
   * code may belong to another kind of record.
   * @returns A page of items. A page may be empty although more items follow: continue until `next` is
   * `null`.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly find: Method<"inventory.items.find", "read", Parameters.InventoryItemsFindParameters, Records.ItemPage>;
  /**
   * Changes the given members of the item with the given id or SKU. Other members keep their values.
   * @returns The item after the change. If nothing differs, it is returned as it was.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, duplicate, inUse, keyReused.
   */
  readonly update: Method<"inventory.items.update", "write", Parameters.InventoryItemsUpdateParameters, Records.Item>;
  /**
   * Changes the given members of the item with this SKU, or creates the item if there is none. Use it to copy
   * items from another system.
   * @returns The item, as it was changed or created. A new item has the version 1.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, duplicate, inUse, keyReused.
   */
  readonly upsert: Method<"inventory.items.upsert", "write", Parameters.InventoryItemsUpsertParameters, Records.Item>;
  /**
   * Deletes the item with the given id or SKU. An item that is in use, for example in stock or on an order,
   * can only be archived.
   * @returns The id of the deleted item.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, inUse, keyReused.
   */
  readonly delete: OptionalMethod<"inventory.items.delete", "write", Parameters.InventoryItemsDeleteParameters, Records.Deleted>;
  /**
   * Returns the data of a page about one item in one reply: its stock levels, its open orders, purchases and
   * builds, and its latest changes.
   * @returns The item, its stock and orders.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly overview: OptionalMethod<"inventory.items.overview", "read", Parameters.InventoryItemsOverviewParameters, Records.ItemOverview>;
  /**
   * Marks an item as needing attention, with a reason, so that lists can show it. Without a reason, the mark
   * is removed.
   * @returns The item after the change. If the item has this reason already, it is returned as it was.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, keyReused.
   */
  readonly flag: OptionalMethod<"inventory.items.flag", "write", Parameters.InventoryItemsFlagParameters, Records.Item>;
  /**
   * Returns up to 200 items, named by their SKUs, their barcodes or their ids. Archived items are included.
   * Exactly one of `skus`, `barcodes` and `ids` must be given.
   * @returns The items in the order of the request. An unknown item is `null`.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly lookup: OptionalMethod<"inventory.items.lookup", "read", Parameters.InventoryItemsLookupParameters, Records.KnownItems>;
  /**
   * Exports all items of a company, including archived items, as a file or a text that the import method
   * reads. The oldest come first.
   * @returns The numbers of records and bytes, and the text if `inline` is `true`. The core answers other
   * requests during the export.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"inventory.items.export", "session", Parameters.InventoryItemsExportParameters, Records.ExportReport>;
  /**
   * Imports items from a file or a text in the form that the export method writes. If a row is refused, the
   * other rows are still imported, unless the import is `atomic`. The rows are stored in several writes.
   * After an interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat
   * without a key imports all rows again.
   * @returns The numbers of created and changed records, and the refused rows. The core answers other
   * requests during the import, unless the import is atomic or a dry run.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * limitReached, requestCancelled, keyReused.
   */
  readonly import: Method<"inventory.items.import", "write", Parameters.InventoryItemsImportParameters, Records.ImportReport>;
}

/** The methods inventory.categories.*. */
export interface InventoryCategoriesMethods {
  /**
   * Lists the categories of items by name, with the number of items in each, one page at a time.
   * @returns A page of categories, each with its number of items.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly list: OptionalMethod<"inventory.categories.list", "read", Parameters.InventoryCategoriesListParameters, Records.LabelPage>;
  /**
   * Renames a category in all items that have it, including archived items. If the new name exists already,
   * the two categories become one. The renaming is stored in several writes: if it is interrupted, repeat the
   * request to change the remaining items.
   * @returns The number of changed items. The core answers other requests during the renaming.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * limitReached, requestCancelled, keyReused.
   */
  readonly rename: Method<"inventory.categories.rename", "write", Parameters.InventoryCategoriesRenameParameters, Records.RenamedLabel>;
}

/** The methods inventory.tags.*. */
export interface InventoryTagsMethods {
  /**
   * Lists the tags of items by name, with the number of items with each, one page at a time.
   * @returns A page of tags, each with its number of items.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly list: OptionalMethod<"inventory.tags.list", "read", Parameters.InventoryTagsListParameters, Records.LabelPage>;
  /**
   * Renames a tag in all items that have it, including archived items. If the new name exists already, the
   * two tags become one. The renaming is stored in several writes: if it is interrupted, repeat the request
   * to change the remaining items.
   * @returns The number of changed items. The core answers other requests during the renaming.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * limitReached, requestCancelled, keyReused.
   */
  readonly rename: Method<"inventory.tags.rename", "write", Parameters.InventoryTagsRenameParameters, Records.RenamedLabel>;
}

/** The methods inventory.entries.*. */
export interface InventoryEntriesMethods {
  /**
   * Exports all entries of a company as a file or a text for spreadsheets and other programs. The oldest come
   * first. There is no import for this file.
   * @returns The numbers of records and bytes, and the text if `inline` is `true`. The core answers other
   * requests during the export.
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
   * @returns The location after the change. If no given member has a new value, the record does not change,
   * and keeps its version.
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
   * Moves a location, with its stock and all locations in it, into another location.
   * @returns The location after the move.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, keyReused.
   */
  readonly move: Method<"inventory.locations.move", "write", Parameters.InventoryLocationsMoveParameters, Records.Location>;
  /**
   * Returns the company's locations as a tree, for showing them in an outline.
   * @returns The tree: a list in which each location comes before the locations within it.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly tree: OptionalMethod<"inventory.locations.tree", "read", Parameters.InventoryLocationsTreeParameters, Records.LocationTree>;
  /**
   * Exports all locations of a company, including archived locations, as a file or a text that the import
   * method reads. The oldest come first.
   * @returns The numbers of records and bytes, and the text if `inline` is `true`. The core answers other
   * requests during the export.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"inventory.locations.export", "session", Parameters.InventoryLocationsExportParameters, Records.ExportReport>;
  /**
   * Imports locations from a file or a text in the form that the export method writes. If a row is refused,
   * the other rows are still imported, unless the import is `atomic`. The rows are stored in several writes.
   * After an interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat
   * without a key imports all rows again.
   * @returns The numbers of created and changed records, and the refused rows. The core answers other
   * requests during the import, unless the import is atomic or a dry run.
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
   * @returns The lot after the change. If no given member has a new value, the record does not change, and
   * keeps its version.
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
   * Lists lots with the quantity on hand of each, newest first, one page at a time. A lot is a batch of an
   * item, or one piece with a serial number.
   * @returns A page of lots, each with its item's names and its quantity on hand.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"inventory.lots.list", "read", Parameters.InventoryLotsListParameters, Records.ListedLotPage>;
  /**
   * Moves a part of a lot's stock in one location into one or more new lots. The new lots have the expiry and
   * the status of the old one. The total quantity stays the same.
   * @returns The posted entries, whose quantities sum to 0, and the resulting level of each lot.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * duplicate, insufficientStock, keyReused.
   */
  readonly split: Method<"inventory.lots.split", "write", Parameters.InventoryLotsSplitParameters, Records.PostedStock>;
  /**
   * Moves the stock of several lots into one lot, in all locations. All lots must have the same item, status
   * and expiry. The merged lots are archived; the total quantity stays the same.
   * @returns The posted entries, whose quantities sum to 0, and the resulting level of each lot.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * keyReused.
   */
  readonly merge: Method<"inventory.lots.merge", "write", Parameters.InventoryLotsMergeParameters, Records.PostedStock>;
  /**
   * Returns the lots from which a lot was made, and the lots that were made from it, on all levels. Each has
   * the ids of the orders that were shipped with it. Use it for a recall. Lots are related by builds, splits
   * and merges.
   * @returns The lot, the lots from which it was made, and the lots that were made from it.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly genealogy: Method<"inventory.lots.genealogy", "read", Parameters.InventoryLotsGenealogyParameters, Records.LotGenealogy>;
  /**
   * Exports all lots of a company, including archived lots, as a file or a text that the import method reads.
   * The oldest come first.
   * @returns The numbers of records and bytes, and the text if `inline` is `true`. The core answers other
   * requests during the export.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"inventory.lots.export", "session", Parameters.InventoryLotsExportParameters, Records.ExportReport>;
  /**
   * Imports lots from a file or a text in the form that the export method writes. If a row is refused, the
   * other rows are still imported, unless the import is `atomic`. The rows are stored in several writes.
   * After an interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat
   * without a key imports all rows again.
   * @returns The numbers of created and changed records, and the refused rows. The core answers other
   * requests during the import, unless the import is atomic or a dry run.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * limitReached, requestCancelled, keyReused.
   */
  readonly import: Method<"inventory.lots.import", "write", Parameters.InventoryLotsImportParameters, Records.ImportReport>;
}

/** The methods inventory.stock.*. */
export interface InventoryStockMethods {
  /**
   * Adds bought goods to the stock when they arrive. If the goods belong to a purchase in the core, use
   * purchases.receive instead.
   * @returns The posted entries and the resulting stock levels.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * keyReused.
   */
  readonly receive: Method<"inventory.stock.receive", "write", Parameters.InventoryStockReceiveParameters, Records.PostedStock>;
  /**
   * Removes stock that the company has used up itself. For sold goods, ship an order instead.
   * @returns The posted entries and the resulting stock levels.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * insufficientStock, keyReused.
   */
  readonly consume: Method<"inventory.stock.consume", "write", Parameters.InventoryStockConsumeParameters, Records.PostedStock>;
  /**
   * Moves stock from one location to another location of the company.
   * @returns The posted entries and the resulting stock levels.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * insufficientStock, keyReused.
   */
  readonly transfer: Method<"inventory.stock.transfer", "write", Parameters.InventoryStockTransferParameters, Records.PostedStock>;
  /**
   * Records returned goods: goods that a customer brings back, with or without an order line, or goods that
   * go back to a supplier.
   * @returns The posted entry, or one entry for each lot, and the resulting stock levels of the item.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * insufficientStock, seriesUnconfirmed, keyReused.
   */
  readonly return: Method<"inventory.stock.return", "write", Parameters.InventoryStockReturnParameters, Records.PostedStock>;
  /**
   * Corrects the quantity of an item in a location, by a difference or to a new quantity. Use it for goods
   * that were found, lost or damaged. A reason must be given.
   * @returns The posted entry and the resulting stock levels.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * insufficientStock, keyReused.
   */
  readonly adjust: OptionalMethod<"inventory.stock.adjust", "write", Parameters.InventoryStockAdjustParameters, Records.PostedStock>;
  /**
   * Cancels a transaction of the ledger, by posting entries with the opposite quantities. Use it for a
   * movement that was posted by mistake.
   * @returns The entries that reverse the transaction, and the resulting stock levels.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * insufficientStock, alreadyReversed, keyReused.
   */
  readonly reverse: Method<"inventory.stock.reverse", "write", Parameters.InventoryStockReverseParameters, Records.PostedStock>;
  /**
   * Posts several movements in one step. If one of them fails, none is posted. Use it to record a delivery of
   * many items.
   * @returns All posted entries, and the resulting stock levels of the moved items.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * insufficientStock, keyReused.
   */
  readonly post: Method<"inventory.stock.post", "write", Parameters.InventoryStockPostParameters, Records.PostedStock>;
  /**
   * Lists stock levels: how much of an item is on hand and available. Sorted by item id, one page at a time.
   * `limit` is the largest number of levels, and also the largest number of items that are examined for a
   * page. Items that never had stock are listed only if `items` or `skus` names them. `inventory.items.list`
   * with `levels: true` lists all items with their stock.
   * @returns A page of stock levels, sorted by item id.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly levels: OptionalMethod<"inventory.stock.levels", "read", Parameters.InventoryStockLevelsParameters, Records.StockLevelPage>;
  /**
   * Lists the items whose projected stock is below their `minStock`, or below zero, to find out what to
   * order. Items with the largest lacking quantity come first.
   * @returns A page of items with their lacking quantities.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly low: OptionalMethod<"inventory.stock.low", "read", Parameters.InventoryStockLowParameters, Records.LowStockPage>;
  /**
   * Lists the locations and lots with less than zero on hand, sorted by item id, one page at a time. A
   * negative quantity often means that a receipt was not posted.
   * @returns A page of stock levels, each with a negative quantity on hand.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly negative: OptionalMethod<"inventory.stock.negative", "read", Parameters.InventoryStockNegativeParameters, Records.StockLevelPage>;
  /**
   * Lists the entries of the ledger, newest first, one page at a time. Use it to see when and why stock has
   * changed.
   * @returns A page of ledger entries, newest first.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly entries: OptionalMethod<"inventory.stock.entries", "read", Parameters.InventoryStockEntriesParameters, Records.StockEntryPage>;
  /**
   * Lists the lots in stock that will expire soon or have expired, one page at a time. Lots with the earliest
   * expiry come first.
   * @returns A page of lots, each with its quantity on hand.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly expiring: OptionalMethod<"inventory.stock.expiring", "read", Parameters.InventoryStockExpiringParameters, Records.ExpiringLotPage>;
  /**
   * Lists the stock alerts, newest first, one page at a time. An alert reports, for example, that an item is
   * low or that a lot expires. Each alert was also sent as an event.
   * @returns A page of alerts, newest first.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly alerts: OptionalMethod<"inventory.stock.alerts", "read", Parameters.InventoryStockAlertsParameters, Records.StockAlertPage>;
  /**
   * Computes the stored stock sums of all items again, from the ledger and from open orders, purchases and
   * builds. Wrong sums are corrected. The core also does this once a week in idle moments, so a call is
   * rarely needed.
   * @returns The corrected items. The core also adds an alert for each of them. It answers other requests
   * during the calculation.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * limitReached, requestCancelled, keyReused.
   */
  readonly rebuild: OptionalMethod<"inventory.stock.rebuild", "write", Parameters.InventoryStockRebuildParameters, Records.RebuiltStock>;
  /**
   * Exports all stock of a company, including archived stock, as a file or a text that the import method
   * reads. The oldest come first.
   * @returns The numbers of records and bytes, and the text if `inline` is `true`. The core answers other
   * requests during the export.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"inventory.stock.export", "session", Parameters.InventoryStockExportParameters, Records.ExportReport>;
  /**
   * Imports stock from a file or a text in the form that the export method writes. If a row is refused, the
   * other rows are still imported, unless the import is `atomic`. The rows are stored in several writes.
   * After an interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat
   * without a key imports all rows again.
   * @returns The numbers of created and changed records, and the refused rows. The core answers other
   * requests during the import, unless the import is atomic or a dry run.
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
   * Begins a stocktake of all stock, or only of a location, a category or some items. Record the counted
   * quantities with inventory.counts.record.
   * @returns The new stocktake, with the status `open`.
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
   * Records the counted quantity of an item in a location. If the same item, location and lot was counted
   * before in this stocktake, the new count is used. The earlier line stays stored, but is no longer listed.
   * @returns The recorded line. `expected` is `null` if the caller may not see it, because the stocktake is
   * blind.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * illegalStep, limitReached, keyReused.
   */
  readonly record: Method<"inventory.counts.record", "write", Parameters.InventoryCountsRecordParameters, Records.CountLine>;
  /**
   * Lists the counted quantities of a stocktake, one for each item, location and lot, one page at a time.
   * They are sorted by the ids of item, location and lot.
   * @returns A page of lines, each with a counted quantity.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly lines: Method<"inventory.counts.lines", "read", Parameters.InventoryCountsLinesParameters, Records.ListedCountLinePage>;
  /**
   * Lists the stock in the stocktake's scope that was not counted yet, so that nothing is forgotten. Posting
   * the stocktake leaves this stock unchanged. The stock is sorted by the ids of item, location and lot, one
   * page at a time. Lent stock is not listed. A page may have fewer entries than `limit` although more
   * follow: continue until `next` is `null`.
   * @returns A page of stock that was not counted.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly uncounted: Method<"inventory.counts.uncounted", "read", Parameters.InventoryCountsUncountedParameters, Records.UncountedStockPage>;
  /**
   * Ends the counting of a stocktake, so that a manager can review its differences before they are posted.
   * @returns The stocktake, with the status `review`.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, keyReused.
   */
  readonly submit: Method<"inventory.counts.submit", "write", Parameters.InventoryCountsSubmitParameters, Records.Count>;
  /**
   * Reopens a stocktake that is in review, so that more quantities can be counted.
   * @returns The stocktake, with the status `open`.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, keyReused.
   */
  readonly reopen: Method<"inventory.counts.reopen", "write", Parameters.InventoryCountsReopenParameters, Records.Count>;
  /**
   * Corrects the ledger: posts the differences between counted and expected quantities, in one transaction.
   * The stocktake must be in review. Stock in the scope that was not counted stays unchanged. If no quantity
   * differs, no entry is posted.
   * @returns The posted stocktake.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, insufficientStock, keyReused.
   */
  readonly post: Method<"inventory.counts.post", "write", Parameters.InventoryCountsPostParameters, Records.Count>;
  /**
   * Cancels a stocktake: it ends, and nothing is posted to the ledger. A posted stocktake can't be cancelled.
   * @returns The cancelled stocktake.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, keyReused.
   */
  readonly cancel: Method<"inventory.counts.cancel", "write", Parameters.InventoryCountsCancelParameters, Records.Count>;
  /**
   * Exports all counts of a company as a file or a text for spreadsheets and other programs. The oldest come
   * first. There is no import for this file.
   * @returns The numbers of records and bytes, and the text if `inline` is `true`. The core answers other
   * requests during the export.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"inventory.counts.export", "session", Parameters.InventoryCountsExportParameters, Records.ExportReport>;
}

/** The methods inventory.suppliers.*. */
export interface InventorySuppliersMethods {
  /**
   * Creates an item supplier.
   * @returns The new item supplier.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * duplicate, keyReused.
   */
  readonly create: Method<"inventory.suppliers.create", "write", Parameters.InventorySuppliersCreateParameters, Records.ItemSupplier>;
  /**
   * Returns the item supplier with the given id.
   * @returns The item supplier.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: Method<"inventory.suppliers.get", "read", Parameters.InventorySuppliersGetParameters, Records.ItemSupplier>;
  /**
   * Changes the given members of an item supplier. Other members keep their values.
   * @returns The item supplier after the change. If no given member has a new value, the record does not
   * change, and keeps its version.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, duplicate, keyReused.
   */
  readonly update: Method<"inventory.suppliers.update", "write", Parameters.InventorySuppliersUpdateParameters, Records.ItemSupplier>;
  /**
   * Deletes an item supplier.
   * @returns The id of the deleted record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, keyReused.
   */
  readonly delete: Method<"inventory.suppliers.delete", "write", Parameters.InventorySuppliersDeleteParameters, Records.Deleted>;
  /**
   * Lists the changes of an item supplier, newest first, one page at a time. A deleted record still has a
   * history.
   * @returns A page of changes.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly history: Method<"inventory.suppliers.history", "read", Parameters.InventorySuppliersHistoryParameters, Records.HistoryEntryPage>;
  /**
   * Lists the suppliers of items, newest first, one page at a time. Use it to see where an item can be
   * bought, or what a contact supplies.
   * @returns A page of suppliers, newest first.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"inventory.suppliers.list", "read", Parameters.InventorySuppliersListParameters, Records.ItemSupplierPage>;
  /**
   * Exports all suppliers of a company, including archived suppliers, as a file or a text that the import
   * method reads. The oldest come first.
   * @returns The numbers of records and bytes, and the text if `inline` is `true`. The core answers other
   * requests during the export.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"inventory.suppliers.export", "session", Parameters.InventorySuppliersExportParameters, Records.ExportReport>;
  /**
   * Imports suppliers from a file or a text in the form that the export method writes. If a row is refused,
   * the other rows are still imported, unless the import is `atomic`. The rows are stored in several writes.
   * After an interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat
   * without a key imports all rows again.
   * @returns The numbers of created and changed records, and the refused rows. The core answers other
   * requests during the import, unless the import is atomic or a dry run.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * limitReached, requestCancelled, keyReused.
   */
  readonly import: Method<"inventory.suppliers.import", "write", Parameters.InventorySuppliersImportParameters, Records.ImportReport>;
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
   * Lends goods to a contact or to a user of the company, or records that goods were borrowed from one.
   * Record the end of the loan with inventory.loans.return or inventory.loans.lose.
   * @returns The new loan.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * insufficientStock, keyReused.
   */
  readonly create: Method<"inventory.loans.create", "write", Parameters.InventoryLoansCreateParameters, Records.Loan>;
  /**
   * Lists loans, newest first, one page at a time. A loan is goods that were lent to others or borrowed from
   * others.
   * @returns A page of loans, newest first.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"inventory.loans.list", "read", Parameters.InventoryLoansListParameters, Records.LoanPage>;
  /**
   * Changes the due date or the note of a loan. A loan with a new due date can become overdue again.
   * @returns The loan after the change. If nothing differs, the loan is returned as it was.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, keyReused.
   */
  readonly update: Method<"inventory.loans.update", "write", Parameters.InventoryLoansUpdateParameters, Records.Loan>;
  /**
   * Records that goods of a loan were returned: all that are still outstanding, or a part. Returned goods
   * that were lent are added to the stock of a location.
   * @returns The loan with its new quantities and status.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, insufficientStock, keyReused.
   */
  readonly return: Method<"inventory.loans.return", "write", Parameters.InventoryLoansReturnParameters, Records.Loan>;
  /**
   * Reports goods of a loan as lost: all that are still outstanding, or a part. Lost goods no longer count as
   * stock.
   * @returns The loan with its new quantities and status.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, insufficientStock, keyReused.
   */
  readonly lose: Method<"inventory.loans.lose", "write", Parameters.InventoryLoansLoseParameters, Records.Loan>;
  /**
   * Lists overdue loans, one page at a time. The loans that have been overdue for the longest time come
   * first.
   * @returns A page of overdue loans, with the names of their items and contacts.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly overdue: OptionalMethod<"inventory.loans.overdue", "read", Parameters.InventoryLoansOverdueParameters, Records.OverdueLoanPage>;
  /**
   * Exports all loans of a company as a file or a text for spreadsheets and other programs. The oldest come
   * first. There is no import for this file.
   * @returns The numbers of records and bytes, and the text if `inline` is `true`. The core answers other
   * requests during the export.
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
  /** The methods inventory.suppliers.*. */
  readonly suppliers: InventorySuppliersMethods;
  /** The methods inventory.loans.*. */
  readonly loans: InventoryLoansMethods;
}

/** Interprets scanned codes and finds their records. Makes codes for labels. */
export interface ScanMethods {
  /**
   * Interprets a scanned code. Returns whether the code is valid, its content, and the records of the company
   * that have this code.
   * @returns The interpretation of the code. An invalid code is no error: `valid` is then `false`.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly resolve: Method<"scan.resolve", "read", Parameters.ScanResolveParameters, Records.ResolvedCode>;
  /**
   * Returns the text of a code to print on a label for a record. When the code is scanned, scan.resolve finds
   * the record, even years later.
   * @returns The code and the record's name. Each call for the same record returns the same code.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly label: Method<"scan.label", "read", Parameters.ScanLabelParameters, Records.Label>;
}

/** The methods contacts.notes.*. */
export interface ContactsNotesMethods {
  /**
   * Stores a note on an event with a contact, such as a call, a visit or a promise.
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
   * @returns The contact after the change. If no given member has a new value, the record does not change,
   * and keeps its version.
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
   * Returns the contact with the given id. If that contact was merged into another contact, returns the
   * contact that stayed.
   * @returns The contact.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: Method<"contacts.get", "read", Parameters.ContactsGetParameters, Records.FoundContact>;
  /**
   * Lists contacts, newest first, one page at a time.
   * @returns A page of contacts. A page may be empty although more contacts follow: continue until `next` is
   * `null`.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"contacts.list", "read", Parameters.ContactsListParameters, Records.ContactPage>;
  /**
   * Finds the contacts that match a text best. If a search would take too long, the page ranks only the
   * newest contacts, and `partial` is `true`.
   * @returns A page of contacts, best match first.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly search: Method<"contacts.search", "read", Parameters.ContactsSearchParameters, Records.FoundContactPage>;
  /**
   * Lists pairs of contacts that may be the same: they share an email address, the digits of a telephone
   * number, or a tax id. Archived contacts are left out. Use it to find contacts for `contacts.merge`.
   * @returns A page of pairs, the oldest contacts first.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly duplicates: OptionalMethod<"contacts.duplicates", "read", Parameters.ContactsDuplicatesParameters, Records.DuplicateContactsPage>;
  /**
   * Merges a contact into another contact. Records that refer to the merged contact then refer to the contact
   * that stays. The contact that stays also gets the values that only the merged contact has.
   * @returns The contact that stays.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * keyReused.
   */
  readonly merge: Method<"contacts.merge", "write", Parameters.ContactsMergeParameters, Records.Contact>;
  /**
   * Lists the activities with a contact, such as notes, orders and loans, newest first, one page at a time.
   * Records that the caller may not see are left out.
   * @returns A page of activities.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly activity: Method<"contacts.activity", "read", Parameters.ContactsActivityParameters, Records.ActivityPage>;
  /**
   * Returns the account of a contact: the invoices, credit notes and payments of the contact's orders, newest
   * first, and the amounts that the contact owes.
   * @returns The balances, and a page of entries.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly account: Method<"contacts.account", "read", Parameters.ContactsAccountParameters, Records.ContactAccount>;
  /**
   * Exports all contacts of a company, including archived contacts, as a file or a text that the import
   * method reads. The oldest come first.
   * @returns The numbers of records and bytes, and the text if `inline` is `true`. The core answers other
   * requests during the export.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"contacts.export", "session", Parameters.ContactsExportParameters, Records.ExportReport>;
  /**
   * Imports contacts from a file or a text in the form that the export method writes. If a row is refused,
   * the other rows are still imported, unless the import is `atomic`. The rows are stored in several writes.
   * After an interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat
   * without a key imports all rows again.
   * @returns The numbers of created and changed records, and the refused rows. The core answers other
   * requests during the import, unless the import is atomic or a dry run.
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
   * @returns The line after the change. If all given values are equal to the stored ones, the line and its
   * version do not change.
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
   * Credits a quantity of a line that is on the invoice and will not be shipped. The invoice does not change:
   * a credit note is issued. The quantity is no longer reserved or owed.
   * @returns The line after the change.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, seriesUnconfirmed, keyReused.
   */
  readonly credit: Method<"orders.lines.credit", "write", Parameters.OrdersLinesCreditParameters, Records.OrderLine>;
}

/** The methods orders.returns.*. */
export interface OrdersReturnsMethods {
  /**
   * Records goods that a customer returns. To pay money back, use orders.payments.add.
   * @returns The returned goods, and the order after the return.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * seriesUnconfirmed, keyReused.
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
   * Reverses a payment that was recorded by mistake. Each payment can be reversed only once.
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
   * @returns A page of orders. If only few of many orders match, a page may have fewer elements than `limit`,
   * or none, although `next` is not `null`.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"orders.list", "read", Parameters.OrdersListParameters, Records.OrderPage>;
  /**
   * Changes the given members of an order. Other members keep their values.
   * @returns The order after the change. If all given values are equal to the stored ones, the order and its
   * version do not change.
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
   * Moves an order to another status. Only a manager of orders can cancel an order.
   * @returns The order after the step. An overpaid order can be closed, too. A negative `due` is the amount
   * to pay back.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, limitReached, duplicate, seriesUnconfirmed, keyReused.
   */
  readonly step: Method<"orders.step", "write", Parameters.OrdersStepParameters, Records.ShownOrder>;
  /**
   * Issues the documents that an order still needs: an invoice for quantities that are not invoiced yet, and
   * a credit note for each invoice with amounts that are no longer owed. If an order in progress is then
   * invoiced completely, its status becomes invoiced.
   * @returns The order, and the new documents with the credit notes first. The list is empty if the order
   * needs no document.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, duplicate, seriesUnconfirmed, keyReused.
   */
  readonly invoice: Method<"orders.invoice", "write", Parameters.OrdersInvoiceParameters, Records.InvoicedOrder>;
  /**
   * Ships lines of an order, or parts of lines, with a dispatch. The goods leave the stock.
   * @returns The shipped goods and their dispatch.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, insufficientStock, keyReused.
   */
  readonly ship: Method<"orders.ship", "write", Parameters.OrdersShipParameters, Records.Shipment>;
  /**
   * Creates a draft with the lines of an order, at the current prices of the items.
   * @returns The new order, with its lines.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * keyReused.
   */
  readonly duplicate: Method<"orders.duplicate", "write", Parameters.OrdersDuplicateParameters, Records.OrderView>;
  /**
   * Returns the contents of a document about an order, such as a quote: the parties, the lines, and their
   * sums.
   * @returns The contents of the document. The front end makes the layout.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, illegalStep.
   */
  readonly document: Method<"orders.document", "read", Parameters.OrdersDocumentParameters, Records.OrderDocument>;
  /**
   * Sells goods over the counter: creates an order, ships, invoices and closes it, and records its payment.
   * If one of these actions is refused, nothing is stored.
   * @returns The closed order, with its invoice and its payment.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * illegalStep, insufficientStock, limitReached, duplicate, seriesUnconfirmed, keyReused.
   */
  readonly sell: Method<"orders.sell", "write", Parameters.OrdersSellParameters, Records.Sale>;
  /**
   * Exports all orders of a company, including archived orders, as a file or a text that the import method
   * reads. The oldest come first.
   * @returns The numbers of records and bytes, and the text if `inline` is `true`. The core answers other
   * requests during the export.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"orders.export", "session", Parameters.OrdersExportParameters, Records.ExportReport>;
  /**
   * Imports orders from a file or a text in the form that the export method writes. If a row is refused, the
   * other rows are still imported, unless the import is `atomic`. The rows are stored in several writes.
   * After an interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat
   * without a key imports all rows again.
   * @returns The numbers of created and changed records, and the refused rows. The core answers other
   * requests during the import, unless the import is atomic or a dry run.
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

/** The dispatches of orders: goods that leave the company together. */
export interface DispatchesMethods {
  /**
   * Lists the changes of a dispatch, newest first, one page at a time. A deleted record still has a history.
   * @returns A page of changes.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly history: Method<"dispatches.history", "read", Parameters.DispatchesHistoryParameters, Records.HistoryEntryPage>;
  /**
   * Creates a planned dispatch of an order. To add goods to the dispatch, call `orders.ship`.
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
   * @returns The dispatch after the change. If all given values are equal to the stored ones, the dispatch
   * and its version do not change.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, keyReused.
   */
  readonly update: Method<"dispatches.update", "write", Parameters.DispatchesUpdateParameters, Records.Dispatch>;
  /**
   * Moves a dispatch to another status. If the dispatch is cancelled or returned, its goods go back into
   * their locations. If the order is finished, the goods count as returned, and invoiced goods are credited.
   * @returns The dispatch after the step.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, seriesUnconfirmed, keyReused.
   */
  readonly step: Method<"dispatches.step", "write", Parameters.DispatchesStepParameters, Records.Dispatch>;
  /**
   * Returns the goods to pick for dispatches, grouped by location. Dispatches that are delivered, returned or
   * cancelled are left out.
   * @returns The locations in the order of the location tree, each with the lines to pick there.
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
   * Deletes a dispatch that has never changed its status and has never had goods. The number is not used
   * again. Any other dispatch can't be deleted. To undo it before its delivery, cancel it with
   * `dispatches.step`.
   * @returns The id of the deleted record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, inUse, keyReused.
   */
  readonly delete: Method<"dispatches.delete", "write", Parameters.DispatchesDeleteParameters, Records.Deleted>;
  /**
   * Exports all dispatches of a company as a file or a text for spreadsheets and other programs. The oldest
   * come first. There is no import for this file.
   * @returns The numbers of records and bytes, and the text if `inline` is `true`. The core answers other
   * requests during the export.
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
   * Reverses a receipt that was recorded by mistake. The goods leave the inventory again. Each receipt can be
   * reversed only once.
   * @returns The reversing receipt, and the purchase after the reversal.
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
   * @returns The purchase after the change. If all given values are equal to the stored ones, the purchase
   * and its version do not change.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, keyReused.
   */
  readonly update: Method<"purchases.update", "write", Parameters.PurchasesUpdateParameters, Records.Purchase>;
  /**
   * Deletes a draft that was never ordered. Any other purchase can only be cancelled or closed.
   * @returns The id of the deleted record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, inUse, keyReused.
   */
  readonly delete: Method<"purchases.delete", "write", Parameters.PurchasesDeleteParameters, Records.Deleted>;
  /**
   * Moves a purchase to another status. Only a manager of orders can cancel a purchase.
   * @returns The purchase after the step, with all its parts.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, limitReached, keyReused.
   */
  readonly step: Method<"purchases.step", "write", Parameters.PurchasesStepParameters, Records.PurchaseView>;
  /**
   * Returns the contents of the order form that a company sends to a supplier: the parties, the lines, and
   * their sums.
   * @returns The contents of the document. The front end makes the layout.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly document: Method<"purchases.document", "read", Parameters.PurchasesDocumentParameters, Records.PurchaseDocument>;
  /**
   * Receives goods of a purchase, all or a part, into the inventory. Use it when ordered goods have arrived.
   * @returns The receipts, and the purchase after them.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, keyReused.
   */
  readonly receive: Method<"purchases.receive", "write", Parameters.PurchasesReceiveParameters, Records.ReceivedPurchase>;
  /**
   * Creates draft purchases of items whose stock will not suffice, one draft for each supplier. An item is
   * included if its projected stock is below its `minStock`, or below zero. The projected stock is the usable
   * stock on hand, minus the demand of open orders and builds, plus the quantities on order. Each line orders
   * the missing quantity that existing drafts do not cover, or the item's `reorderQuantity` if that is
   * larger. The quantity is rounded up to whole units in which the supplier sells the item, and raised to the
   * supplier's `minOrder`. If the caller manages the inventory, each line has the supplier's price for its
   * quantity, or else the item's cost. The longest lead time of its lines sets the expected date of a draft.
   * @returns The drafts, and the items that no draft contains.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * keyReused.
   */
  readonly suggest: OptionalMethod<"purchases.suggest", "write", Parameters.PurchasesSuggestParameters, Records.SuggestedPurchases>;
  /**
   * Exports all purchases of a company, including archived purchases, as a file or a text that the import
   * method reads. The oldest come first.
   * @returns The numbers of records and bytes, and the text if `inline` is `true`. The core answers other
   * requests during the export.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"purchases.export", "session", Parameters.PurchasesExportParameters, Records.ExportReport>;
  /**
   * Imports purchases from a file or a text in the form that the export method writes. If a row is refused,
   * the other rows are still imported, unless the import is `atomic`. The rows are stored in several writes.
   * After an interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat
   * without a key imports all rows again.
   * @returns The numbers of created and changed records, and the refused rows. The core answers other
   * requests during the import, unless the import is atomic or a dry run.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * limitReached, requestCancelled, keyReused.
   */
  readonly import: Method<"purchases.import", "write", Parameters.PurchasesImportParameters, Records.ImportReport>;
  /** The methods purchases.lines.*. */
  readonly lines: PurchasesLinesMethods;
  /** The methods purchases.receipts.*. */
  readonly receipts: PurchasesReceiptsMethods;
}

/** The methods assemblies.boms.*. */
export interface AssembliesBomsMethods {
  /**
   * Returns the bom with the given id.
   * @returns The bom.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: Method<"assemblies.boms.get", "read", Parameters.AssembliesBomsGetParameters, Records.Bom>;
  /**
   * Deletes a bom.
   * @returns The id of the deleted record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, inUse, keyReused.
   */
  readonly delete: Method<"assemblies.boms.delete", "write", Parameters.AssembliesBomsDeleteParameters, Records.Deleted>;
  /**
   * Lists the changes of a bom, newest first, one page at a time. A deleted record still has a history.
   * @returns A page of changes.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly history: Method<"assemblies.boms.history", "read", Parameters.AssembliesBomsHistoryParameters, Records.HistoryEntryPage>;
  /**
   * Creates a bill of materials: the components from which an item is made. It becomes the item's active one
   * unless `active` is `false`.
   * @returns The new bill of materials.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * keyReused.
   */
  readonly create: Method<"assemblies.boms.create", "write", Parameters.AssembliesBomsCreateParameters, Records.Bom>;
  /**
   * Lists bills of materials, newest first, one page at a time. A bill of materials names the components of
   * which an item is made.
   * @returns A page of bills of materials, newest first.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"assemblies.boms.list", "read", Parameters.AssembliesBomsListParameters, Records.BomPage>;
  /**
   * Changes the given members of a bill of materials. Builds that were planned before keep their components.
   * @returns The bill of materials after the change. If nothing differs, it is returned as it was, with the
   * same version.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, keyReused.
   */
  readonly update: Method<"assemblies.boms.update", "write", Parameters.AssembliesBomsUpdateParameters, Records.Bom>;
  /**
   * Returns the components that a quantity of an item needs, on all levels: as a tree, and as a list of items
   * with their stock. Use it before a build, to see what is lacking. Only active bills of materials are used.
   * @returns The needed components, as a tree and as a list.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached.
   */
  readonly explode: OptionalMethod<"assemblies.boms.explode", "read", Parameters.AssembliesBomsExplodeParameters, Records.BOMExplosion>;
  /**
   * Returns the lines of bills of materials that need an item, and the lines that need an item made of it, on
   * up to 20 levels. Use it before a component is changed or replaced.
   * @returns The lines that need the item, and the lines that need an item made of it.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly whereUsed: OptionalMethod<"assemblies.boms.whereUsed", "read", Parameters.AssembliesBomsWhereUsedParameters, Records.BOMUses>;
  /**
   * Returns the cost of an item, computed from its active bill of materials and the average costs of the
   * components. Use it to set a price.
   * @returns The cost of one of the item's own units, and the cost of each component.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly cost: OptionalMethod<"assemblies.boms.cost", "read", Parameters.AssembliesBomsCostParameters, Records.BOMCost>;
  /**
   * Exports all boms of a company, including archived boms, as a file or a text that the import method reads.
   * The oldest come first.
   * @returns The numbers of records and bytes, and the text if `inline` is `true`. The core answers other
   * requests during the export.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"assemblies.boms.export", "session", Parameters.AssembliesBomsExportParameters, Records.ExportReport>;
  /**
   * Imports boms from a file or a text in the form that the export method writes. If a row is refused, the
   * other rows are still imported, unless the import is `atomic`. The rows are stored in several writes.
   * After an interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat
   * without a key imports all rows again.
   * @returns The numbers of created and changed records, and the refused rows. The core answers other
   * requests during the import, unless the import is atomic or a dry run.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * limitReached, requestCancelled, keyReused.
   */
  readonly import: Method<"assemblies.boms.import", "write", Parameters.AssembliesBomsImportParameters, Records.ImportReport>;
}

/** The methods assemblies.builds.*. */
export interface AssembliesBuildsMethods {
  /**
   * Lists the changes of a build, newest first, one page at a time. A deleted record still has a history.
   * @returns A page of changes.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly history: Method<"assemblies.builds.history", "read", Parameters.AssembliesBuildsHistoryParameters, Records.HistoryEntryPage>;
  /**
   * Plans a build, which makes a quantity of an item from its components. Components in stock are reserved
   * for the build, and the quantity to make counts as on order. When goods were made, record them with
   * assemblies.builds.complete.
   * @returns The new build, with its components and their stock.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * limitReached, keyReused.
   */
  readonly create: Method<"assemblies.builds.create", "write", Parameters.AssembliesBuildsCreateParameters, Records.BuildView>;
  /**
   * Returns a build with its components, completions and steps. For each component, the reply has the lacking
   * quantity, the stock in each location, and the quantity that is expected.
   * @returns The build with its components, completions and steps.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: Method<"assemblies.builds.get", "read", Parameters.AssembliesBuildsGetParameters, Records.BuildView>;
  /**
   * Lists builds, newest first, one page at a time. A build is a job that makes a quantity of an item from
   * its components.
   * @returns A page of builds, newest first.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"assemblies.builds.list", "read", Parameters.AssembliesBuildsListParameters, Records.BuildPage>;
  /**
   * Changes the given members of a build, such as its quantity. Other members keep their values.
   * @returns The build after the change, with its components. If nothing differs, the build keeps its
   * version.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, keyReused.
   */
  readonly update: Method<"assemblies.builds.update", "write", Parameters.AssembliesBuildsUpdateParameters, Records.BuildView>;
  /**
   * Deletes a planned build that has neither steps nor completions. Any other build can only be cancelled or
   * completed.
   * @returns The id of the deleted build.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, inUse, keyReused.
   */
  readonly delete: Method<"assemblies.builds.delete", "write", Parameters.AssembliesBuildsDeleteParameters, Records.Deleted>;
  /**
   * Changes the status of a build, for example to begin or cancel it. The components of a completed or
   * cancelled build are no longer reserved.
   * @returns The build after the step, with its components, completions and steps.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, keyReused.
   */
  readonly step: Method<"assemblies.builds.step", "write", Parameters.AssembliesBuildsStepParameters, Records.BuildView>;
  /**
   * Records that a build, or a part of it, was made. Takes the components from the stock, and adds the made
   * goods to it, in one transaction.
   * @returns The build after the completion, and the completion with the used and made lots.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, illegalStep, componentsShort, insufficientStock, keyReused.
   */
  readonly complete: Method<"assemblies.builds.complete", "write", Parameters.AssembliesBuildsCompleteParameters, Records.CompletedBuild>;
  /**
   * Reverses a completion that was recorded by mistake: takes the made goods from the stock again, and
   * returns the components to it. A completion can be reversed once.
   * @returns The build after the reversal, and the record that reverses the completion.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, alreadyReversed, insufficientStock, keyReused.
   */
  readonly reverse: Method<"assemblies.builds.reverse", "write", Parameters.AssembliesBuildsReverseParameters, Records.CompletedBuild>;
}

/** Bills of materials, and builds, which make items from components. */
export interface AssembliesMethods {
  /** The methods assemblies.boms.*. */
  readonly boms: AssembliesBomsMethods;
  /** The methods assemblies.builds.*. */
  readonly builds: AssembliesBuildsMethods;
}

/** The invoices and credit notes of orders. A document is never changed and never deleted. */
export interface InvoicesMethods {
  /**
   * Returns an invoice with its payments and credit notes, or a credit note.
   * @returns The invoice or credit note.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: Method<"invoices.get", "read", Parameters.InvoicesGetParameters, Records.InvoiceView>;
  /**
   * Lists invoices and credit notes, newest first, one page at a time.
   * @returns A page of documents. If only few of many documents match, a page may have fewer elements than
   * `limit`, or none, although `next` is not `null`.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"invoices.list", "read", Parameters.InvoicesListParameters, Records.InvoicePage>;
  /**
   * Returns the contents of an invoice or a credit note for printing. The front end makes the layout.
   * @returns The contents of the document, which never change.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly document: Method<"invoices.document", "read", Parameters.InvoicesDocumentParameters, Records.InvoiceDocument>;
  /**
   * Returns an invoice or a credit note as an electronic invoice: a file of the European standard EN 16931.
   * @returns The text of the file. The same document always has the same text.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly export: Method<"invoices.export", "read", Parameters.InvoicesExportParameters, Records.ExportedInvoice>;
}

/** The price lists of a company, and the prices of single customers. */
export interface PricesMethods {
  /**
   * Creates a price.
   * @returns The new price.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * keyReused.
   */
  readonly create: Method<"prices.create", "write", Parameters.PricesCreateParameters, Records.Price>;
  /**
   * Returns the price with the given id.
   * @returns The price.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: Method<"prices.get", "read", Parameters.PricesGetParameters, Records.Price>;
  /**
   * Changes the given members of a price. Other members keep their values.
   * @returns The price after the change. If no given member has a new value, the record does not change, and
   * keeps its version.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, keyReused.
   */
  readonly update: Method<"prices.update", "write", Parameters.PricesUpdateParameters, Records.Price>;
  /**
   * Deletes a price.
   * @returns The id of the deleted record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, keyReused.
   */
  readonly delete: Method<"prices.delete", "write", Parameters.PricesDeleteParameters, Records.Deleted>;
  /**
   * Lists the changes of a price, newest first, one page at a time. A deleted record still has a history.
   * @returns A page of changes.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly history: Method<"prices.history", "read", Parameters.PricesHistoryParameters, Records.HistoryEntryPage>;
  /**
   * Lists prices, newest first, one page at a time.
   * @returns A page of prices.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"prices.list", "read", Parameters.PricesListParameters, Records.PricePage>;
  /**
   * Returns the price and the tax that a new order line without a price would get now. It stores nothing.
   * @returns The prices, in the order of the given lines.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly find: Method<"prices.find", "read", Parameters.PricesFindParameters, Records.FoundPrices>;
  /**
   * Exports all prices of a company, including archived prices, as a file or a text that the import method
   * reads. The oldest come first.
   * @returns The numbers of records and bytes, and the text if `inline` is `true`. The core answers other
   * requests during the export.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"prices.export", "session", Parameters.PricesExportParameters, Records.ExportReport>;
  /**
   * Imports prices from a file or a text in the form that the export method writes. If a row is refused, the
   * other rows are still imported, unless the import is `atomic`. The rows are stored in several writes.
   * After an interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat
   * without a key imports all rows again.
   * @returns The numbers of created and changed records, and the refused rows. The core answers other
   * requests during the import, unless the import is atomic or a dry run.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * limitReached, requestCancelled, keyReused.
   */
  readonly import: Method<"prices.import", "write", Parameters.PricesImportParameters, Records.ImportReport>;
}

/** The figures of a company's day. */
export interface DashboardMethods {
  /**
   * Returns the figures of a day: orders, dispatches, sales, and stock that needs attention.
   * @returns The figures. A figure is `null` if the caller has no access to its department.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly summary: OptionalMethod<"dashboard.summary", "read", Parameters.DashboardSummaryParameters, Records.DaySummary>;
}

/**
 * Reports on the value and turnover of a company's stock, its sales and taxes, and the amounts that customers
 * still owe.
 */
export interface ReportsMethods {
  /**
   * Returns the value of the stock at one instant: the quantity on hand times the average purchase cost up to
   * then. Movements count from the instant at which they happened.
   * @returns The totals for each currency, and one page of rows. The core answers other requests during the
   * computation.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired,
   * limitReached, requestCancelled.
   */
  readonly stockValue: OptionalMethod<"reports.stockValue", "session", Parameters.ReportsStockValueParameters, Records.StockValueReport>;
  /**
   * Returns how often the stock was sold or used up in a period: the cost of the goods that left, divided by
   * the average of the stock's values before and after the period.
   * @returns The totals for each currency, and one page of rows. The core answers other requests during the
   * computation.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired,
   * limitReached, requestCancelled.
   */
  readonly turnover: OptionalMethod<"reports.turnover", "session", Parameters.ReportsTurnoverParameters, Records.TurnoverReport>;
  /**
   * Returns the sold items in three classes, by their shares of the revenue (ABC analysis). A: the items with
   * the most revenue, up to 80 % of all revenue. B: the next items, up to 95 %. C: the rest. Use it to see
   * which items matter most. Orders count as in `reports.sales`.
   * @returns The totals of the classes for each currency, and one page of items. The core answers other
   * requests during the computation.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired,
   * limitReached, requestCancelled.
   */
  readonly abc: OptionalMethod<"reports.abc", "session", Parameters.ReportsAbcParameters, Records.ABCReport>;
  /**
   * Returns the sales of a period: the orders that were submitted in the period, less goods that were
   * returned or credited later. Drafts and cancelled orders are left out.
   * @returns The totals for each currency, and one page of rows. The core answers other requests during the
   * computation.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired,
   * limitReached, requestCancelled.
   */
  readonly sales: OptionalMethod<"reports.sales", "session", Parameters.ReportsSalesParameters, Records.SalesReport>;
  /**
   * Returns the amounts that customers still have to pay, by the age of the invoices. Use it to see which
   * customers pay late.
   * @returns One row for each currency, or for each customer and currency. The core answers other requests
   * during the computation.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired,
   * limitReached, requestCancelled.
   */
  readonly aging: OptionalMethod<"reports.aging", "session", Parameters.ReportsAgingParameters, Records.AgingReport>;
  /**
   * Returns the amounts without tax and the taxes of a period, by tax category and rate. Invoices and credit
   * notes count on their day of issue, purchases on the day on which they were ordered. Use it for the tax
   * return.
   * @returns One row for each currency, rate and category. The core answers other requests during the
   * computation.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired,
   * limitReached, requestCancelled.
   */
  readonly tax: OptionalMethod<"reports.tax", "session", Parameters.ReportsTaxParameters, Records.TaxReport>;
  /**
   * Asks the AI of the host to explain a report in words. The model gets the totals and the first rows of the
   * report. The core accepts only explanations whose numbers all occur there. The explanation is not stored
   * as a record.
   * @returns The explanation. The core answers other requests while it waits for the model.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired,
   * hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled.
   */
  readonly explain: Method<"reports.explain", "session", Parameters.ReportsExplainParameters, Records.ReportExplanation>;
}

/** The photos, documents, logos and proofs of any record. */
export interface AssetsMethods {
  /**
   * Adds an asset to a record, from a file on this machine or from base64 text. After the reply, the caller
   * may remove the file. The text in `base64` must fit into one message, by default of at most 16 MiB. To add
   * a larger asset in pieces, use assets.begin.
   * @returns The asset. Its bytes are on the disk. The caller must have the right to change the record. Later
   * requests of the company wait for this reply.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * assetTooLarge, limitReached, requestCancelled, keyReused.
   */
  readonly add: Method<"assets.add", "write", Parameters.AssetsAddParameters, Records.Asset>;
  /**
   * Begins an upload of an asset in pieces. Send the pieces with assets.append, and then call assets.finish.
   * After 24 hours, the core discards an upload that is not finished.
   * @returns The id of the upload, and the number of bytes received, which is 0. The caller must have the
   * right to change the record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * limitReached, keyReused.
   */
  readonly begin: Method<"assets.begin", "write", Parameters.AssetsBeginParameters, Records.Upload>;
  /**
   * Appends a piece of a file to an upload that assets.begin has begun. After a lost reply, send the same
   * piece again at the same offset.
   * @returns The upload, with the number of bytes received. These bytes are on the disk.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * assetTooLarge, limitReached, requestCancelled, keyReused.
   */
  readonly append: Method<"assets.append", "write", Parameters.AssetsAppendParameters, Records.Upload>;
  /**
   * Finishes an upload after its last piece: adds the asset to its record, if the received bytes have the
   * given digest.
   * @returns The asset. Its bytes are on the disk. Later requests of the company wait for this reply.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * assetTooLarge, limitReached, requestCancelled, keyReused.
   */
  readonly finish: Method<"assets.finish", "write", Parameters.AssetsFinishParameters, Records.Asset>;
  /**
   * Returns an asset, without its bytes. To get the bytes, use assets.read or assets.path.
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
   * Returns bytes of an asset, at most 1 MiB (1,048,576 bytes) in one call. If the asset is only in the
   * cloud, the core first fetches all of it.
   * @returns The bytes. The caller must have the right to see the asset's record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, assetMissing,
   * requestCancelled.
   */
  readonly read: Method<"assets.read", "read", Parameters.AssetsReadParameters, Records.AssetBytes>;
  /**
   * Returns the path of an asset's file, for a program on the same machine. If the bytes are only in the
   * cloud, the core fetches them first.
   * @returns The file. Only the user of the machine who runs the core may read the file. No program may write
   * to the file. The caller must have the right to see the record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, assetMissing,
   * requestCancelled.
   */
  readonly path: Method<"assets.path", "read", Parameters.AssetsPathParameters, Records.AssetPath>;
  /**
   * Removes an asset from its record.
   * @returns The id of the removed asset. The core removes the file in an idle moment, at least one hour
   * after the file was last written or read. The caller must have the right to change the record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, inUse,
   * keyReused.
   */
  readonly remove: Method<"assets.remove", "write", Parameters.AssetsRemoveParameters, Records.Deleted>;
  /**
   * Moves assets of a record to the front, in the given order. The record's other assets follow in their
   * present order. The first photo is the cover.
   * @returns All assets of the record in their new order. The caller must have the right to change the
   * record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * keyReused.
   */
  readonly reorder: Method<"assets.reorder", "write", Parameters.AssetsReorderParameters, Records.AssetPage>;
  /**
   * Fetches all assets of a record that are only in the cloud. Use this method before the assets are needed,
   * such as before the device goes offline.
   * @returns All assets of the record. The `state` of each asset says where its bytes are after the fetch.
   * The caller must have the right to see the record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, requestCancelled.
   */
  readonly prefetch: Method<"assets.prefetch", "session", Parameters.AssetsPrefetchParameters, Records.AssetPage>;
}

/** Stored calls of listing methods, for lists that users open often. */
export interface ViewsMethods {
  /**
   * Stores a call of a listing method under a name, such as a filtered list that users open often. Run the
   * call again with `views.run`. The core runs the call once now, as a check.
   * @returns The new view. If the method refuses the call, for example because of an unknown filter, this
   * request fails, too.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * limitReached, keyReused.
   */
  readonly create: Method<"views.create", "write", Parameters.ViewsCreateParameters, Records.View>;
  /**
   * Returns a saved view. Users see their own views, and a shared view if they may call its method.
   * @returns The view.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: Method<"views.get", "read", Parameters.ViewsGetParameters, Records.View>;
  /**
   * Lists the caller's own views, and the shared views whose method the caller may call. The newest come
   * first, one page at a time.
   * @returns A page of views.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"views.list", "read", Parameters.ViewsListParameters, Records.ViewPage>;
  /**
   * Changes the given members of one of the caller's own views. Other members keep their values.
   * @returns The view after the change. If no given member has a new value, the view and its version do not
   * change.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, keyReused.
   */
  readonly update: Method<"views.update", "write", Parameters.ViewsUpdateParameters, Records.View>;
  /**
   * Deletes one of the caller's own views. Owners of the company can also delete shared views.
   * @returns The deleted record.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * conflict, keyReused.
   */
  readonly delete: Method<"views.delete", "write", Parameters.ViewsDeleteParameters, Records.Deleted>;
  /**
   * Calls the method of a view with the stored parameters, and returns the method's result. The method's own
   * rule of access applies.
   * @returns A page of the method's list.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly run: Method<"views.run", "read", Parameters.ViewsRunParameters, Records.Page>;
}

/** The availability of the host's language model, which other services use. */
export interface AiMethods {
  /**
   * Returns the availability of the host's language model. Use this method before the app offers functions
   * that need the model. The core asks the host at most once in 60 seconds, and the host can report changes
   * with ai.availabilityChanged.
   * @returns The availability, with a reason if the model can't answer.
   * @throws Kinds of errors: invalidParams, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled.
   */
  readonly availability: OptionalMethod<"ai.availability", "read", Parameters.AiAvailabilityParameters, Records.Availability>;
  /**
   * A host calls this method, usually as a notification, when the availability of its model has changed.
   * @returns The availability, which ai.availability returns for the next 60 seconds.
   * @throws Kinds of errors: invalidParams.
   */
  readonly availabilityChanged: Method<"ai.availabilityChanged", "session", Parameters.AiAvailabilityChangedParameters, Records.Availability>;
}

/** The settings of the account and of the device, and the app's own settings. */
export interface SettingsMethods {
  /**
   * Returns the values of settings. To be notified of changes, call this method through `live.open`.
   * @returns The values, by the names of the settings.
   * @throws Kinds of errors: invalidParams.
   */
  readonly get: OptionalMethod<"settings.get", "read", Parameters.SettingsGetParameters, Records.SettingValues>;
  /**
   * Stores the values of settings. The app can also store settings of its own, under `app.NAME` (synced) or
   * `app.device.NAME` (on this device only). Each of these can be any JSON of at most 64 KiB.
   * @returns The values of the given settings after the change.
   * @throws Kinds of errors: invalidParams, limitReached, keyReused.
   */
  readonly set: Method<"settings.set", "write", Parameters.SettingsSetParameters, Records.SettingValues>;
  /**
   * Resets the named settings to their defaults. If one of the app's own settings is named, it is removed.
   * @returns The values of the named settings after the reset.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly reset: Method<"settings.reset", "write", Parameters.SettingsResetParameters, Records.SettingValues>;
  /**
   * Lists all settings with their types, limits and defaults, and tells where each of them is stored.
   * @returns All settings.
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
   * @returns The bean after the change. If no given member has a new value, the record does not change, and
   * keeps its version.
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
   * Lists beans, newest first or in another order, one page at a time. One record is one bag.
   * @returns A page of beans, with computed members such as the remaining weight.
   * @throws Kinds of errors: invalidParams, cursorTooOld.
   */
  readonly list: OptionalMethod<"journal.beans.list", "read", Parameters.JournalBeansListParameters, Records.BeanPage>;
  /**
   * Deletes beans. Beans to which other records refer, such as brews, can't be deleted. With `archiveIfUsed`,
   * they are archived instead.
   * @returns The id of the record that was deleted, or that was archived instead.
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
   * @returns The equipment after the change. If no given member has a new value, the record does not change,
   * and keeps its version.
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
   * Lists equipment, newest first, one page at a time: grinders, brewers and other pieces.
   * @returns A page of equipment, newest first.
   * @throws Kinds of errors: invalidParams, cursorTooOld.
   */
  readonly list: OptionalMethod<"journal.equipment.list", "read", Parameters.JournalEquipmentListParameters, Records.EquipmentPage>;
  /**
   * Deletes a piece of equipment. A piece to which brews refer can't be deleted. With `archiveIfUsed`, it is
   * archived instead.
   * @returns The id of the record that was deleted, or that was archived instead.
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
   * @returns The brew after the change. If no given member has a new value, the record does not change, and
   * keeps its version.
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
   * Lists brews by the instant of brewing, newest first, one page at a time.
   * @returns A page of brews, with computed members such as the ratio. If few of many brews match, a page may
   * have fewer elements than `limit` although `next` is not `null`.
   * @throws Kinds of errors: invalidParams, cursorTooOld.
   */
  readonly list: OptionalMethod<"journal.brews.list", "read", Parameters.JournalBrewsListParameters, Records.BrewPage>;
  /**
   * Lists the sections of a list of brews, such as its days or methods, with the number of brews in each. One
   * page at a time. Use it for an index beside the list.
   * @returns A page of sections, in the order in which journal.brews.list returns their brews.
   * @throws Kinds of errors: invalidParams.
   */
  readonly sections: Method<"journal.brews.sections", "read", Parameters.JournalBrewsSectionsParameters, Records.BrewSectionPage>;
  /**
   * Deletes a brew with its tasting notes and photos. They can't be restored.
   * @returns The id of the deleted brew.
   * @throws Kinds of errors: invalidParams, notFound, conflict, keyReused.
   */
  readonly delete: Method<"journal.brews.delete", "write", Parameters.JournalBrewsDeleteParameters, Records.Deleted>;
  /**
   * Creates a draft with the parameters of another brew and the present instant, for brewing the same coffee
   * again. The rating, the note and the TDS are not copied.
   * @returns The new draft.
   * @throws Kinds of errors: invalidParams, notFound, keyReused.
   */
  readonly repeat: Method<"journal.brews.repeat", "write", Parameters.JournalBrewsRepeatParameters, Records.Brew>;
  /**
   * Returns the brew with the highest rating. If several brews have this rating, the latest of them is
   * returned.
   * @returns The brew. `null` if no brew is rated.
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
   * @returns The tasting after the change. If no given member has a new value, the record does not change,
   * and keeps its version.
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
   * Lists tasting notes by the instant of the tasting, newest first, one page at a time.
   * @returns A page of tasting notes, newest first.
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
   * @returns The recipe after the change. If no given member has a new value, the record does not change, and
   * keeps its version.
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
   * Lists recipes by name, from A to Z, one page at a time.
   * @returns A page of recipes, sorted by name.
   * @throws Kinds of errors: invalidParams, cursorTooOld.
   */
  readonly list: OptionalMethod<"journal.recipes.list", "read", Parameters.JournalRecipesListParameters, Records.RecipePage>;
  /**
   * Returns a recipe for another amount: all weights are multiplied by the same factor and rounded to 0.1 g.
   * Exactly one of `dose`, `water` and `yield` must be given. Nothing is stored.
   * @returns The recipe for the other amount.
   * @throws Kinds of errors: invalidParams, notFound.
   */
  readonly scale: Method<"journal.recipes.scale", "read", Parameters.JournalRecipesScaleParameters, Records.ScaledRecipe>;
}

/** The methods journal.flavorWheel.*. */
export interface JournalFlavorWheelMethods {
  /**
   * Returns the flavour wheel, a tree of flavour terms with three levels. Use it to let users choose
   * descriptors for tasting notes.
   * @returns The flavour wheel: its groups, with their families and terms.
   * @throws Kinds of errors: invalidParams.
   */
  readonly get: OptionalMethod<"journal.flavorWheel.get", "read", Parameters.JournalFlavorWheelGetParameters, Records.FlavorWheel>;
  /**
   * Completes a word that a user has begun to type. Returns matching flavour terms from the flavour wheel,
   * and from the account's own tasting notes and beans.
   * @returns The flavour terms. Those that begin with the text come first, and those of which a later word
   * begins with it follow.
   * @throws Kinds of errors: invalidParams.
   */
  readonly complete: Method<"journal.flavorWheel.complete", "read", Parameters.JournalFlavorWheelCompleteParameters, Records.CompletedTerms>;
}

/** The methods journal.ai.*. */
export interface JournalAiMethods {
  /**
   * Asks the AI of the host for tasting notes that fit a coffee: beans of the journal, or an origin with a
   * roast level. Nothing is stored. To store the suggestion in a tasting note, call `journal.ai.accept`.
   * @returns The suggested tasting notes, and the source of the answer.
   * @throws Kinds of errors: invalidParams, notFound, hostUnavailable, hostTimeout, hostError, hostFault,
   * limitReached, requestCancelled.
   */
  readonly suggestTastingNotes: OptionalMethod<"journal.ai.suggestTastingNotes", "read", Parameters.JournalAiSuggestTastingNotesParameters, Records.SuggestedNotes>;
  /**
   * Asks the AI of the host to express a coffee's flavour in numbers, from a text or a tasting note. With
   * `keep`, the answer is added to the tasting note: scores that it lacks, and further descriptors. Scores
   * and descriptors that it has stay. Without `keep`, nothing is stored.
   * @returns The flavour as numbers, and the source of the answer.
   * @throws Kinds of errors: invalidParams, notFound, hostUnavailable, hostTimeout, hostError, hostFault,
   * limitReached, requestCancelled, keyReused.
   */
  readonly analyzeFlavor: OptionalMethod<"journal.ai.analyzeFlavor", "write", Parameters.JournalAiAnalyzeFlavorParameters, Records.AnalyzedFlavor>;
  /**
   * Asks the AI of the host how to brew given beans with a given method. The values are within the limits of
   * a brew, and the grind setting is within the grinder's range. The answer is not stored as a record.
   * @returns The recommended parameters, and the source of the answer.
   * @throws Kinds of errors: invalidParams, notFound, hostUnavailable, hostTimeout, hostError, hostFault,
   * limitReached, requestCancelled.
   */
  readonly recommendParameters: Method<"journal.ai.recommendParameters", "read", Parameters.JournalAiRecommendParametersParameters, Records.RecommendedParameters>;
  /**
   * Asks the AI of the host to describe the journal's figures and insights in words. The core accepts only
   * texts whose numbers all occur in those figures or insights. Nothing is stored.
   * @returns The description in words, and the source of the answer.
   * @throws Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled.
   */
  readonly insights: OptionalMethod<"journal.ai.insights", "read", Parameters.JournalAiInsightsParameters, Records.ExplainedInsights>;
  /**
   * Stores a suggestion of the last 24 hours in a tasting note, new or existing. Text that a person wrote is
   * not replaced. A restart of the core discards all suggestions, so they can't be stored any more.
   * @returns The tasting note. Its `source` is `ai` for a new note, and `mixed` if a person had begun the
   * note.
   * @throws Kinds of errors: invalidParams, notFound, keyReused.
   */
  readonly accept: Method<"journal.ai.accept", "write", Parameters.JournalAiAcceptParameters, Records.Tasting>;
}

/** The methods journal.statistics.*. */
export interface JournalStatisticsMethods {
  /**
   * Returns figures of all brews together, such as their number, the used coffee and the mean rating. Drafts
   * and archived brews are left out.
   * @returns The figures of the brews that match the filters.
   * @throws Kinds of errors: invalidParams.
   */
  readonly overview: OptionalMethod<"journal.statistics.overview", "read", Parameters.JournalStatisticsOverviewParameters, Records.JournalOverview>;
  /**
   * Returns one figure for each day, week, month or year with brews, for a chart. Drafts and archived brews
   * are left out.
   * @returns The figures of the periods that have brews, in the order of time.
   * @throws Kinds of errors: invalidParams.
   */
  readonly series: Method<"journal.statistics.series", "read", Parameters.JournalStatisticsSeriesParameters, Records.FigurePoints>;
  /**
   * Groups the brews by a dimension, such as the roaster, and returns one figure for each group. Drafts and
   * archived brews are left out.
   * @returns The figures, one for each group. The group with the most brews comes first.
   * @throws Kinds of errors: invalidParams.
   */
  readonly breakdown: Method<"journal.statistics.breakdown", "read", Parameters.JournalStatisticsBreakdownParameters, Records.FigurePoints>;
}

/** The methods journal.insights.*. */
export interface JournalInsightsMethods {
  /**
   * Returns one insight of each kind, such as the best parameters or the trend of the ratings, from the
   * latest 1,000 brews that match the filters.
   * @returns The insights, one of each kind, in the order of their kinds.
   * @throws Kinds of errors: invalidParams.
   */
  readonly list: OptionalMethod<"journal.insights.list", "read", Parameters.JournalInsightsListParameters, Records.Insights>;
}

/** The account's coffee journal: beans, equipment, brews, tasting notes and recipes. */
export interface JournalMethods {
  /**
   * Recommends parameters for the next brew of beans. They are computed from the brews of the journal,
   * without AI.
   * @returns The recommended parameters and their source.
   * @throws Kinds of errors: invalidParams, notFound.
   */
  readonly recommend: Method<"journal.recommend", "read", Parameters.JournalRecommendParameters, Records.Recommendation>;
  /**
   * Writes the journal, including archived records, to a file or a text that `journal.import` can read. Use
   * it for a copy of the journal. Photos are left out.
   * @returns The number of written records, and the text if `inline` is `true`. The core answers other
   * requests during the export.
   * @throws Kinds of errors: invalidParams, limitReached, requestCancelled, storageFault.
   */
  readonly export: Method<"journal.export", "session", Parameters.JournalExportParameters, Records.ExportReport>;
  /**
   * Reads records from a file or a text, and stores them in the journal. A row with the id of an existing
   * record changes that record. Any other row creates a record. If a row is refused, the other rows are still
   * imported. If an export, or a file of Beanconqueror or Visualizer, is imported again, it changes the same
   * records and creates no duplicates.
   * @returns The numbers of created and changed records, and the refused rows. The core answers other
   * requests during the import, except during a dry run.
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
   * be used only once, within 5 minutes after the sign-in. Only the process that received the credential can
   * use it.
   * @returns The state of the session, with the backend's authentication.
   * @throws Kinds of errors: invalidParams, missingCredential, notOnThisPath, unauthorized, hostUnavailable,
   * hostTimeout, hostError, hostFault, limitReached, requestCancelled, keyReused.
   */
  readonly exchange: OptionalMethod<"auth.backend.exchange", "write", Parameters.AuthBackendExchangeParameters, Records.AuthState>;
  /**
   * Removes the user's authentication by the backend, and deletes the backend's token. The user stays signed
   * in with Apple.
   * @returns The state of the session. Its `backend` is `none`.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly clear: OptionalMethod<"auth.backend.clear", "write", Parameters.AuthBackendClearParameters, Records.AuthState>;
}

/** Signing in with Apple, and the user's authentication by the app's backend. */
export interface AuthMethods {
  /**
   * Signs a user in with the credential that Apple gave the front end. The core checks the claims of the
   * token, and verifies its signature if Apple's keys are available. If another user was signed in, that
   * session ends.
   * @returns The user who is signed in now.
   * @throws Kinds of errors: invalidParams, missingCredential, notOnThisPath, hostTimeout, hostError,
   * hostFault, limitReached, requestCancelled, keyReused.
   */
  readonly signIn: Method<"auth.signIn", "write", Parameters.AuthSignInParameters, Records.SignedIn>;
  /**
   * Asks the host to show Apple's sign-in, with a nonce that the core makes. Then the user is signed in as by
   * `auth.signIn`.
   * @returns The user who is signed in now.
   * @throws Kinds of errors: invalidParams, missingCredential, notOnThisPath, hostUnavailable, hostTimeout,
   * hostError, hostFault, limitReached, requestCancelled, keyReused.
   */
  readonly request: OptionalMethod<"auth.request", "write", Parameters.AuthRequestParameters, Records.SignedIn>;
  /**
   * Returns the user who is signed in with Apple, and the state of the session. To be notified of changes,
   * call this method through `live.open`.
   * @returns The state of the session.
   * @throws Kinds of errors: invalidParams.
   */
  readonly state: OptionalMethod<"auth.state", "read", Parameters.AuthStateParameters, Records.AuthState>;
  /**
   * Ends the user's session, and deletes its secrets. The user's records stay.
   * @returns The state after the session has ended.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly signOut: OptionalMethod<"auth.signOut", "write", Parameters.AuthSignOutParameters, Records.AuthState>;
  /**
   * Deletes the user who is signed in, with the user's conversations and feedback, on all devices of the
   * account. The backend also deletes its own account of the user. This cannot be undone.
   * @returns The deleted user, and the outcome at the backend. The user's records in the data directory are
   * deleted even if the backend could not be reached.
   * @throws Kinds of errors: invalidParams, notOnThisPath, unauthorized, requestCancelled, keyReused.
   */
  readonly deleteAccount: Method<"auth.deleteAccount", "write", Parameters.AuthDeleteAccountParameters, Records.DeletedAccount>;
  /**
   * Asks the host to check with Apple whether the user's credential is still valid. The session ends only if
   * Apple reports that the credential is revoked, not found or transferred. If the host is missing or late,
   * the session continues.
   * @returns The state of the session, and the reason if Apple could not be reached.
   * @throws Kinds of errors: invalidParams, requestCancelled, keyReused.
   */
  readonly validate: OptionalMethod<"auth.validate", "write", Parameters.AuthValidateParameters, Records.Validation>;
  /**
   * Tells the core that Apple has revoked a credential. A host calls this method, usually as a notification.
   * The core then checks the credential with Apple.
   * @returns The state of the session. The session ends only after Apple has confirmed the revocation.
   * @throws Kinds of errors: invalidParams.
   */
  readonly credentialRevoked: OptionalMethod<"auth.credentialRevoked", "session", Parameters.AuthCredentialRevokedParameters, Records.AuthState>;
  /**
   * Tells which parts of the app the user may use. A sign-in with Apple opens the app. The backend's
   * authentication opens chat and feedback.
   * @returns The parts of the app that are open to the user.
   * @throws Kinds of errors: invalidParams.
   */
  readonly gate: OptionalMethod<"auth.gate", "read", Parameters.AuthGateParameters, Records.AuthGate>;
  /** The methods auth.backend.*. */
  readonly backend: AuthBackendMethods;
}

/** The users who have signed in with Apple. Each user sees only their own record. */
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
   * Records an event of the app, to be sent to the app's maker. If the setting `telemetryEnabled` is off, the
   * event is dropped. Otherwise it is sent together with others: when 20 events wait, or after 60 seconds.
   * @returns The outcome: the event waits to be sent, or it was dropped.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly track: Method<"telemetry.track", "write", Parameters.TelemetryTrackParameters, Records.TrackedEvent>;
  /**
   * Lists the events that `telemetry.track` accepts, with their properties. Telemetry never sends any other
   * data.
   * @returns The events that may be sent.
   * @throws Kinds of errors: invalidParams.
   */
  readonly names: OptionalMethod<"telemetry.names", "read", Parameters.TelemetryNamesParameters, Records.TelemetryNames>;
}

/** The methods conversations.messages.*. */
export interface ConversationsMessagesMethods {
  /**
   * Lists the messages of a conversation, newest first, one page at a time. Messages are sorted in the order
   * in which the container received them. Messages that are not in the container yet count as the newest.
   * @returns A page of messages. The text of an answer that is arriving is at most a tenth of a second old.
   * To show the text while it grows, call this method through `live.open`.
   * @throws Kinds of errors: invalidParams, notOnThisPath, unauthorized, notFound, cursorTooOld.
   */
  readonly list: Method<"conversations.messages.list", "read", Parameters.ConversationsMessagesListParameters, Records.MessagePage>;
}

/** Conversations with the model of the app's backend. */
export interface ConversationsMethods {
  /**
   * Stores a message of the user, and requests an answer from the app's backend. The reply is sent when the
   * answer is complete. The message is on the disk before it is sent to the backend. If the answer fails or
   * is cancelled, the error has two ids. `data.record` is the answer, which contains the part that arrived,
   * and `data.owner` is the conversation.
   * @returns The conversation, the message and its answer. If the request has a `progressToken`,
   * `rpc.progress` sends the answer's text in parts before the reply. `value.text` of each part continues the
   * earlier parts.
   * @throws Kinds of errors: invalidParams, notOnThisPath, unauthorized, notFound, conflict, tooManyAttempts,
   * backendFailed, storageFault, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled, keyReused.
   */
  readonly send: Method<"conversations.send", "write", Parameters.ConversationsSendParameters, Records.SentMessage>;
  /**
   * Requests an answer from the app's backend again, after the answer has failed or was cancelled. The reply
   * is sent when the new answer is complete. The new answer replaces the part that had arrived.
   * @returns The conversation, the message and its answer, as in `conversations.send`.
   * @throws Kinds of errors: invalidParams, notOnThisPath, unauthorized, notFound, conflict, tooManyAttempts,
   * backendFailed, storageFault, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled, keyReused.
   */
  readonly retry: Method<"conversations.retry", "write", Parameters.ConversationsRetryParameters, Records.SentMessage>;
  /**
   * Cancels the answer that is arriving in a conversation. The part that has arrived stays. After the reply
   * of this method, the request that waits for the answer fails with `requestCancelled`.
   * @returns The id of the cancelled answer, or `null` if no answer was arriving.
   * @throws Kinds of errors: invalidParams, notOnThisPath, unauthorized, notFound.
   */
  readonly cancel: Method<"conversations.cancel", "session", Parameters.ConversationsCancelParameters, Records.CancelledAnswer>;
  /**
   * Lists the conversations of the user who is signed in, one page at a time. The conversation with the
   * latest message comes first.
   * @returns A page of conversations. A page may have fewer conversations than `limit` although more follow:
   * continue until `next` is `null`.
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
   * Changes the title of a conversation. Afterwards, the backend does not replace the title any more.
   * @returns The conversation after the change.
   * @throws Kinds of errors: invalidParams, notOnThisPath, unauthorized, notFound, conflict, keyReused.
   */
  readonly rename: Method<"conversations.rename", "write", Parameters.ConversationsRenameParameters, Records.Conversation>;
  /**
   * Archives a conversation, or restores it from the archive. An archived conversation can still be
   * continued.
   * @returns The conversation after the change.
   * @throws Kinds of errors: invalidParams, notOnThisPath, unauthorized, notFound, conflict, keyReused.
   */
  readonly archive: Method<"conversations.archive", "write", Parameters.ConversationsArchiveParameters, Records.Conversation>;
  /**
   * Deletes a conversation and its messages, on this device and on the account's other devices. The core does
   * not notify the backend.
   * @returns The id of the deleted conversation.
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
   * Returns a conversation as text, the oldest message first, in pieces of at most about 1 MiB.
   * @returns A piece of the text. All pieces in their order are the whole text.
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
   * cannot be reached, the feedback waits and is sent later. The feedback is stored even if the reply is an
   * error. `data.record` of the error is then the feedback's id.
   * @returns The feedback, whose state is now `sent`.
   * @throws Kinds of errors: invalidParams, notOnThisPath, unauthorized, tooManyAttempts, backendFailed,
   * storageFault, hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled,
   * keyReused.
   */
  readonly submit: Method<"feedback.submit", "write", Parameters.FeedbackSubmitParameters, Records.Feedback>;
  /**
   * Sends feedback again if its state is `waiting` or `failed`.
   * @returns The feedback, whose state is now `sent`.
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
   * Deletes feedback on this device. Waiting feedback is then never sent. Of feedback that was sent, the
   * backend still has its copy.
   * @returns The id of the deleted feedback.
   * @throws Kinds of errors: invalidParams, notOnThisPath, unauthorized, notFound, conflict, keyReused.
   */
  readonly delete: Method<"feedback.delete", "write", Parameters.FeedbackDeleteParameters, Records.Deleted>;
  /**
   * Returns the diagnostics that `feedback.submit` sends if `includeDiagnostics` is `true`. They are versions
   * and counts, and no text of users. Use it to show users what they send.
   * @returns The diagnostics: versions and counts.
   * @throws Kinds of errors: invalidParams, notOnThisPath, unauthorized.
   */
  readonly preview: OptionalMethod<"feedback.preview", "read", Parameters.FeedbackPreviewParameters, Records.AppDiagnostics>;
}

/** The methods sync.queue.*. */
export interface SyncQueueMethods {
  /**
   * Lists the records with changes of this device that the container has not confirmed, one page at a time.
   * Each record has one entry.
   * @returns A page of records with unconfirmed changes.
   * @throws Kinds of errors: invalidParams.
   */
  readonly list: OptionalMethod<"sync.queue.list", "session", Parameters.SyncQueueListParameters, Records.QueuedRecordPage>;
  /**
   * Begins a cycle that sends refused records at once, without waiting for their next attempt. Use this
   * method after the reason for a refusal was removed. Quarantined records are sent again, too.
   * @returns The state of sync.
   * @throws Kinds of errors: invalidParams, notFound.
   */
  readonly retry: OptionalMethod<"sync.queue.retry", "session", Parameters.SyncQueueRetryParameters, Records.SyncStatus>;
  /**
   * Restores a record to the state in the container, and discards the changes on this device that the
   * container has not confirmed. Each discarded value gets a line in `sync.conflicts.list`. This cannot be
   * undone.
   * @returns The id of the record. `discarded` is `true` if the record had unconfirmed changes.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, keyReused.
   */
  readonly discard: Method<"sync.queue.discard", "write", Parameters.SyncQueueDiscardParameters, Records.DiscardedRecord>;
}

/** The methods sync.events.*. */
export interface SyncEventsMethods {
  /**
   * Lists the latest 1,000 events of sync in which records were moved or sync failed, newest first, one page
   * at a time. If failures of the same kind follow each other, only the first is listed. Subscribers also get
   * each of them, as an event of the type `syncEvent`.
   * @returns A page of events.
   * @throws Kinds of errors: invalidParams.
   */
  readonly list: OptionalMethod<"sync.events.list", "read", Parameters.SyncEventsListParameters, Records.SyncEventPage>;
}

/** The methods sync.conflicts.*. */
export interface SyncConflictsMethods {
  /**
   * Lists the values that sync has discarded, for example because two devices changed the same member. The
   * newest come first, one page at a time. Each line is about one discarded value. The lines are the same on
   * all devices. A caller sees only lines about records and members that the caller may read. A line is
   * deleted 90 days after it was resolved.
   * @returns A page of conflict lines, the newest first.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly list: OptionalMethod<"sync.conflicts.list", "read", Parameters.SyncConflictsListParameters, Records.SyncConflictPage>;
  /**
   * Chooses the right value for one conflict, or for the conflicts of a record. If the right value is not the
   * stored value, it is set as an ordinary change. Only an owner can resolve conflicts. Participants can
   * resolve conflicts about their own credentials.
   * @returns The conflicts that are resolved now.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * keyReused.
   */
  readonly resolve: Method<"sync.conflicts.resolve", "write", Parameters.SyncConflictsResolveParameters, Records.ResolvedConflicts>;
}

/** The synchronization of records between all devices of an account, through a container. */
export interface SyncMethods {
  /**
   * Connects the data directory to a container. From then on, even after a restart, the core syncs with this
   * container. Records from before the connection are sent, too. The data directory belongs to the first
   * account with which it is connected.
   * @returns The state of sync. The core has begun its first cycle, which fetches and sends records.
   * @throws Kinds of errors: invalidParams.
   */
  readonly connect: Method<"sync.connect", "session", Parameters.SyncConnectParameters, Records.SyncStatus>;
  /**
   * Ends the connection to the container. All records remain on this device, and unconfirmed changes are sent
   * after the next connection.
   * @returns The state of sync, without a container.
   * @throws Kinds of errors: invalidParams.
   */
  readonly disconnect: OptionalMethod<"sync.disconnect", "session", Parameters.SyncDisconnectParameters, Records.SyncStatus>;
  /**
   * Begins a cycle now: the core fetches the container's changes, and sends the changes of this device.
   * Without this method, the core begins cycles by itself.
   * @returns The state of sync. With `wait`, the state at the end of the cycle.
   * @throws Kinds of errors: invalidParams.
   */
  readonly now: OptionalMethod<"sync.now", "session", Parameters.SyncNowParameters, Records.SyncStatus>;
  /**
   * Returns the state of sync: whether it works, what is still to be sent and fetched, and the last errors.
   * @returns The state of sync, as a whole and for each store.
   * @throws Kinds of errors: invalidParams.
   */
  readonly status: OptionalMethod<"sync.status", "read", Parameters.SyncStatusParameters, Records.SyncStatus>;
  /**
   * Sent by the host when records have changed in the cloud. The core begins a cycle: it fetches the changes,
   * and sends its own. If several such requests arrive during a cycle, only one further cycle follows.
   * @returns The state of sync.
   * @throws Kinds of errors: invalidParams.
   */
  readonly remoteChanged: OptionalMethod<"sync.remoteChanged", "session", Parameters.SyncRemoteChangedParameters, Records.SyncStatus>;
  /**
   * Sent by a host whose cloud is the container, when a user has signed in to the cloud or out of it. If no
   * account is signed in, the core keeps working, and changes wait. If another account is signed in, the core
   * switches to it like `sync.switchAccount`. Unsent changes of the former account are then lost without a
   * question, because the user has already changed the account.
   * @returns The account of the data directory, and the state of the cloud's account.
   * @throws Kinds of errors: invalidParams, storageFault.
   */
  readonly accountChanged: Method<"sync.accountChanged", "session", Parameters.SyncAccountChangedParameters, Records.SyncAccount>;
  /**
   * Returns the account to which the data directory belongs, and the state of the cloud's account.
   * @returns The account of the data directory, and the state of the cloud's account.
   * @throws Kinds of errors: invalidParams.
   */
  readonly account: OptionalMethod<"sync.account", "read", Parameters.SyncAccountParameters, Records.SyncAccount>;
  /**
   * Switches the data directory to another account. First, the core removes all data of the present account
   * from this device: companies, sessions, settings, caches, purchases and files. Synced records remain in
   * that account's container, and return after a switch back. Records that were written before the first
   * connection belong to the first account.
   * @returns The new account. The core has begun to fetch the account's data.
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
   * Lists the participants of a company in the order of their invitations. Invited and removed participants
   * are included.
   * @returns A page of participants, the owner first. Empty for a company that was never shared.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly list: OptionalMethod<"sharing.participants.list", "read", Parameters.SharingParticipantsListParameters, Records.ParticipantPage>;
  /**
   * Sets a participant's permission, `readWrite` or `readOnly`. To change the participant's other rights,
   * call `access.grant`.
   * @returns The participant with the new permission.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden,
   * accountUnavailable, cloudUnavailable, requestCancelled, keyReused.
   */
  readonly update: Method<"sharing.participants.update", "write", Parameters.SharingParticipantsUpdateParameters, Records.Participant>;
  /**
   * Removes a participant, or withdraws an invitation. The participant's access record is deleted, and the
   * company is removed from the participant's devices. Records that the participant has made remain. A second
   * call changes nothing.
   * @returns The removed participant.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden,
   * accountUnavailable, cloudUnavailable, requestCancelled, keyReused.
   */
  readonly remove: Method<"sharing.participants.remove", "write", Parameters.SharingParticipantsRemoveParameters, Records.Participant>;
}

/** The methods sharing.departures.*. */
export interface SharingDeparturesMethods {
  /**
   * Lists the companies of other accounts in which this account no longer participates, each with the reason,
   * newest first. The core stores the latest 1,000 of them.
   * @returns A page of departures.
   * @throws Kinds of errors: invalidParams.
   */
  readonly list: OptionalMethod<"sharing.departures.list", "read", Parameters.SharingDeparturesListParameters, Records.DeparturePage>;
}

/** Sharing companies between accounts: links, invitations and participants. */
export interface SharingMethods {
  /**
   * Shares a company with all of its present and future records. A second call returns the same share.
   * @returns The share with its link. The core has begun to send the company's records to the cloud.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired,
   * accountUnavailable, cloudUnavailable, requestCancelled, keyReused.
   */
  readonly create: OptionalMethod<"sharing.create", "write", Parameters.SharingCreateParameters, Records.Share>;
  /**
   * Returns the share of a company, and how many of its records are in the cloud. Owners also get the
   * participants.
   * @returns The share, the numbers of records, and for owners the participants.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: OptionalMethod<"sharing.get", "read", Parameters.SharingGetParameters, Records.SharingState>;
  /**
   * Invites a participant to a shared company, and sets the participant's rights. If the same `invitedAs` was
   * invited before, no new invitation is made: the permission and the rights of the old one change.
   * @returns The participant, with the link to send.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired,
   * accountUnavailable, cloudUnavailable, requestCancelled, keyReused.
   */
  readonly invite: Method<"sharing.invite", "write", Parameters.SharingInviteParameters, Records.Participant>;
  /**
   * Sets who can join with the link of the share from now on. Accounts that have already joined remain
   * participants.
   * @returns The share.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden,
   * accountUnavailable, cloudUnavailable, requestCancelled, keyReused.
   */
  readonly setPublic: Method<"sharing.setPublic", "write", Parameters.SharingSetPublicParameters, Records.Share>;
  /**
   * Ends the share of a company for all participants, and removes the company from their devices. On this
   * device, the company remains with all records that the participants have made.
   * @returns The share, which has ended.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden,
   * accountUnavailable, cloudUnavailable, requestCancelled, keyReused.
   */
  readonly revoke: OptionalMethod<"sharing.revoke", "write", Parameters.SharingRevokeParameters, Records.Share>;
  /**
   * Returns the company to which a link leads, and the state of the link, such as `open` or `full`. Use this
   * method before `sharing.accept`, to show the user the company. Nothing is stored.
   * @returns The company to which the link leads, and the state of the link.
   * @throws Kinds of errors: invalidParams, shareNotFound, accountUnavailable, cloudUnavailable,
   * requestCancelled.
   */
  readonly preview: Method<"sharing.preview", "session", Parameters.SharingPreviewParameters, Records.SharePreview>;
  /**
   * Accepts a share link. After that, `companies.list` returns the company, with the rights that its owner
   * gives. A second call changes nothing. For a link of the account's own share, the result is the account's
   * own company.
   * @returns The company. It is on this device with the account's rights, and the core still fetches its
   * other records.
   * @throws Kinds of errors: invalidParams, shareNotFound, tierRequired, accountUnavailable,
   * cloudUnavailable, requestCancelled.
   */
  readonly accept: Method<"sharing.accept", "session", Parameters.SharingAcceptParameters, Records.AcceptedShare>;
  /**
   * Leaves a company that another account shares. The company is removed from all devices of this account.
   * Records that this account has made in the company remain with the owner. Unsent changes are lost. A
   * second call changes nothing.
   * @returns The id of the company, which is no longer on this device.
   * @throws Kinds of errors: invalidParams, notFound, signInRequired, accountUnavailable, cloudUnavailable,
   * requestCancelled.
   */
  readonly leave: Method<"sharing.leave", "session", Parameters.SharingLeaveParameters, Records.LeftCompany>;
  /**
   * Asks the host to show the system's sheet for sending a link: the link of the share, or of an invitation.
   * An app can also send the links itself: `sharing.get` and `sharing.participants.list` return them.
   * @returns The link, and whether the user sent it.
   * @throws Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, hostUnavailable,
   * hostTimeout, hostError, hostFault, limitReached, requestCancelled, keyReused.
   */
  readonly present: OptionalMethod<"sharing.present", "write", Parameters.SharingPresentParameters, Records.PresentedLink>;
  /** The methods sharing.participants.*. */
  readonly participants: SharingParticipantsMethods;
  /** The methods sharing.departures.*. */
  readonly departures: SharingDeparturesMethods;
}

/**
 * Records of the public database, of any type. The device stores copies of the records, which can only be
 * read.
 */
export interface ContentMethods {
  /**
   * Lists the types of public records that the device stores, with the number and freshness of their records.
   * @returns The types, sorted by name.
   * @throws Kinds of errors: invalidParams.
   */
  readonly types: OptionalMethod<"content.types", "read", Parameters.ContentTypesParameters, Records.ContentTypes>;
  /**
   * Lists the stored public records of a type, one page at a time. The stored records are returned at once,
   * even if they are stale. If they are stale, the core then asks the host for newer records in the
   * background.
   * @returns A page of records, in the order of their ids, with their freshness and age.
   * @throws Kinds of errors: invalidParams.
   */
  readonly list: Method<"content.list", "read", Parameters.ContentListParameters, Records.ContentPage>;
  /**
   * Returns a stored public record at once, even if the record is stale. If it is stale, the core then asks
   * the host for newer records of the type in the background.
   * @returns The record, with its freshness and age.
   * @throws Kinds of errors: invalidParams, notFound.
   */
  readonly get: Method<"content.get", "read", Parameters.ContentGetParameters, Records.FoundContent>;
  /**
   * Fetches the public records of a type, and replaces the stored ones. Use this method to have newer records
   * at once, without waiting for the fetch that a read begins. If the fetch fails, the stored records remain.
   * @returns The type with the number of its stored records, and their freshness and age.
   * @throws Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled, cloudUnavailable, accountUnavailable, keyReused.
   */
  readonly refresh: Method<"content.refresh", "write", Parameters.ContentRefreshParameters, Records.ContentType>;
}

/** The methods policy.promotions.*. */
export interface PolicyPromotionsMethods {
  /**
   * Lists the promotions to show to a user now: those that apply to the user and are not dismissed.
   * @returns The promotions. Higher priorities come first, then earlier starts, and then the ids in the order
   * of their bytes.
   * @throws Kinds of errors: invalidParams.
   */
  readonly list: OptionalMethod<"policy.promotions.list", "read", Parameters.PolicyPromotionsListParameters, Records.Promotions>;
  /**
   * Hides a promotion that the user has dismissed, for the number of seconds in its `dismissFor`, from now
   * on.
   * @returns The id of the promotion, and the time from which it can be shown again.
   * @throws Kinds of errors: invalidParams, notFound, keyReused.
   */
  readonly dismiss: Method<"policy.promotions.dismiss", "write", Parameters.PolicyPromotionsDismissParameters, Records.Dismissal>;
}

/** The methods policy.update.*. */
export interface PolicyUpdateMethods {
  /**
   * Puts off a recommended update when the user chooses to update later: for the given number of days,
   * `policy.check` does not report the update. A required update is still reported.
   * @returns The given version, and the time from which policy.check recommends the update again.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly later: Method<"policy.update.later", "write", Parameters.PolicyUpdateLaterParameters, Records.UpdateDelay>;
  /**
   * Asks the host to open the page of the app's update: the `url` of the policy in AppConfig, which must be a
   * page of an app store. Use this method when the user chooses to update.
   * @returns The address of the page, and whether it was opened.
   * @throws Kinds of errors: invalidParams, notFound, hostUnavailable, hostTimeout, hostError, hostFault,
   * limitReached, requestCancelled, keyReused.
   */
  readonly open: OptionalMethod<"policy.update.open", "write", Parameters.PolicyUpdateOpenParameters, Records.OpenedUpdate>;
}

/** The methods policy.deployment.*. */
export interface PolicyDeploymentMethods {
  /**
   * Returns the deployment path of the app, which decides whether Apple's own services or the app's backend
   * hold the app's data.
   * @returns The deployment path, its source, and whether CloudKit is used.
   * @throws Kinds of errors: invalidParams.
   */
  readonly get: OptionalMethod<"policy.deployment.get", "read", Parameters.PolicyDeploymentGetParameters, Records.Deployment>;
  /**
   * Stores a deployment path for this device, or removes the stored path. The path decides which services
   * hold the app's data.
   * @returns The deployment path that applies now, and its source. An environment variable takes precedence
   * over the stored path.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly set: OptionalMethod<"policy.deployment.set", "write", Parameters.PolicyDeploymentSetParameters, Records.Deployment>;
}

/**
 * The remote configuration of the app: the policy for old versions, flags, promotions and the deployment
 * path.
 */
export interface PolicyMethods {
  /**
   * Returns whether a version of the app must or should be updated: `none`, `recommended` or `required`. Call
   * this method when the app starts, with the app's own version.
   * @returns The need for an update, and the message and the page for the user. `update` is `none` if no
   * policy is known.
   * @throws Kinds of errors: invalidParams.
   */
  readonly check: Method<"policy.check", "read", Parameters.PolicyCheckParameters, Records.PolicyVerdict>;
  /**
   * Returns all flags of AppConfig with their values. To get the value of one flag, use policy.flag.
   * @returns All known flags, and the age of the document that they come from.
   * @throws Kinds of errors: invalidParams.
   */
  readonly flags: OptionalMethod<"policy.flags", "read", Parameters.PolicyFlagsParameters, Records.Flags>;
  /**
   * Returns whether a flag of AppConfig is on.
   * @returns The value of the flag, and the age of the document that it comes from.
   * @throws Kinds of errors: invalidParams.
   */
  readonly flag: Method<"policy.flag", "read", Parameters.PolicyFlagParameters, Records.ShownFlag>;
  /**
   * Fetches a remote document now, from the host or from its records in the public database, and stores it.
   * Stale documents are also fetched without this method, after a request that reads them. If the fetch
   * fails, the stored document remains.
   * @returns The freshness, age and origin of the stored document, and its malformed parts.
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
   * Lists the places that the user has used last, newest first.
   * @returns The places, at most 20.
   * @throws Kinds of errors: invalidParams.
   */
  readonly list: OptionalMethod<"widgets.recents.list", "read", Parameters.WidgetsRecentsListParameters, Records.RecentList>;
  /**
   * Records that the user has used a place, such as one that was found by a search. The place becomes the
   * first of the recent places, of which at most 20 are stored. A place with the same name at most 100 m away
   * counts as the same place and keeps its id.
   * @returns The place, with its id.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly add: Method<"widgets.recents.add", "write", Parameters.WidgetsRecentsAddParameters, Records.WidgetPlace>;
  /**
   * Removes a place from the list of recent places. The id of the place stays valid, so widgets can still
   * show the place.
   * @returns Whether the place was in the list.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly remove: Method<"widgets.recents.remove", "write", Parameters.WidgetsRecentsRemoveParameters, Records.RemovedRecent>;
  /**
   * Removes all places from the list of recent places. Their ids stay valid, so widgets can still show the
   * places.
   * @returns The number of removed places.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly clear: OptionalMethod<"widgets.recents.clear", "write", Parameters.WidgetsRecentsClearParameters, Records.ClearedRecents>;
  /**
   * Adds the recent places of another device, which are read there with `widgets.recents.list` or from the
   * app group. They become the newest recent places, and their ids become valid on this device, too.
   * @returns The places, with their ids on this device.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly import: Method<"widgets.recents.import", "write", Parameters.WidgetsRecentsImportParameters, Records.PlaceList>;
}

/** The methods widgets.entities.*. */
export interface WidgetsEntitiesMethods {
  /**
   * Returns the places with the given ids, in the order of the ids. Use this method to show the places in the
   * configurations of widgets. Unknown ids are ignored.
   * @returns The places.
   * @throws Kinds of errors: invalidParams.
   */
  readonly get: OptionalMethod<"widgets.entities.get", "read", Parameters.WidgetsEntitiesGetParameters, Records.PlaceList>;
  /**
   * Returns the places to offer to the user before the user types: the device's place and the recent places.
   * @returns The device's place, and the recent places.
   * @throws Kinds of errors: invalidParams.
   */
  readonly suggested: OptionalMethod<"widgets.entities.suggested", "read", Parameters.WidgetsEntitiesSuggestedParameters, Records.SuggestedPlaces>;
  /**
   * Searches the places that the user could choose for widgets, by name. Each word of the text must begin a
   * word of the place's name. Case and accents do not matter. Recent places come first.
   * @returns The places.
   * @throws Kinds of errors: invalidParams.
   */
  readonly matching: Method<"widgets.entities.matching", "read", Parameters.WidgetsEntitiesMatchingParameters, Records.PlaceList>;
}

/** The methods widgets.place.*. */
export interface WidgetsPlaceMethods {
  /**
   * Returns the place that widgets show if their configuration names no place.
   * @returns The id of the chosen place, the place that these widgets show, and the reasons if the two
   * differ.
   * @throws Kinds of errors: invalidParams.
   */
  readonly get: OptionalMethod<"widgets.place.get", "read", Parameters.WidgetsPlaceGetParameters, Records.ShownPlace>;
  /**
   * Chooses one of the user's places for the widgets whose configuration names no place. The account needs
   * the feature `customPlaces`.
   * @returns The chosen place, and the place that these widgets show from now on.
   * @throws Kinds of errors: invalidParams, notFound, featureRequired, keyReused.
   */
  readonly choose: Method<"widgets.place.choose", "write", Parameters.WidgetsPlaceChooseParameters, Records.ShownPlace>;
  /**
   * Chooses the device's place for the widgets whose configuration names no place. This undoes
   * widgets.place.choose.
   * @returns The place that these widgets show from now on.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly useDevice: OptionalMethod<"widgets.place.useDevice", "write", Parameters.WidgetsPlaceUseDeviceParameters, Records.ShownPlace>;
}

/** The places that widgets show, and the content of widgets for the next hours. */
export interface WidgetsMethods {
  /**
   * Returns the content of a widget for the next hours. A widget calls this method when it refreshes. If the
   * weather or the place is not known, the request does not fail: the result has a reason for each fallback.
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
   * Returns a value that the app shares with its widgets. To be notified of changes, call this method through
   * `live.open`.
   * @returns The value, and the time when it was written.
   * @throws Kinds of errors: invalidParams.
   */
  readonly get: Method<"appGroup.get", "read", Parameters.AppGroupGetParameters, Records.SharedValue>;
  /**
   * Stores a value that the app shares with its widgets: the temperature scale `scale`, or a value of the
   * app's own, which may be any JSON of at most 64 KiB.
   * @returns The stored value, and the time when it was written.
   * @throws Kinds of errors: invalidParams, limitReached, keyReused.
   */
  readonly set: Method<"appGroup.set", "write", Parameters.AppGroupSetParameters, Records.SharedValue>;
  /**
   * Lists the names of the values that the app shares with its widgets. To get a value, use appGroup.get.
   * @returns The names, sorted, each with the writer of the value and the time of writing.
   * @throws Kinds of errors: invalidParams.
   */
  readonly list: OptionalMethod<"appGroup.list", "read", Parameters.AppGroupListParameters, Records.SharedNames>;
}

/** Links that open the app. The core stores an opened link until the app can show its target. */
export interface LinksMethods {
  /**
   * Stores a deep link or a universal link that the system has passed to the app. The link waits until the
   * app calls `links.drain`. An unknown link is ignored.
   * @returns The target of the link. `flag` is `null` for an unknown link, which is not stored.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly open: Method<"links.open", "write", Parameters.LinksOpenParameters, Records.OpenedLink>;
  /**
   * Lists the links that were opened and that `links.drain` has not returned yet. The links are not removed.
   * @returns The waiting links, in the order in which they were opened.
   * @throws Kinds of errors: invalidParams.
   */
  readonly pending: OptionalMethod<"links.pending", "read", Parameters.LinksPendingParameters, Records.LinkList>;
  /**
   * Returns the links that were opened since the last call, and removes them. Call this method when the app's
   * scene becomes active. If the scene is not active, the result is empty, and no link is removed.
   * @returns The links whose targets the app should show now.
   * @throws Kinds of errors: invalidParams, keyReused.
   */
  readonly drain: Method<"links.drain", "write", Parameters.LinksDrainParameters, Records.LinkList>;
}

/** The log of the core and its front ends, for finding the cause of faults. */
export interface LogMethods {
  /**
   * Writes a line of the front end to the core's log. If a host offers `host.log.write`, the line is also
   * written to the system's log. Secrets that the core recognizes by name or form are replaced first. The
   * line delays no other request. Without an id, the request is a notification and gets no reply.
   * @returns Whether the line was written or dropped.
   * @throws Kinds of errors: invalidParams.
   */
  readonly write: Method<"log.write", "session", Parameters.LogWriteParameters, Records.WrittenLine>;
  /**
   * Lists the stored lines of the log, the newest first, one page at a time. If the users of any company must
   * sign in, a conversation gets only its own lines and the core's lines. An owner who is signed in to each
   * such company gets all lines. To be notified of new lines, call this method through `live.open`.
   * @returns A page of lines. Each page searches only a part of the log, so a page may have fewer lines than
   * `limit` although `next` is not `null`.
   * @throws Kinds of errors: invalidParams.
   */
  readonly read: OptionalMethod<"log.read", "read", Parameters.LogReadParameters, Records.LogLinePage>;
  /**
   * Exports the log and other facts that help to find a fault, such as for a message to support. The result
   * is a file or a text of JSON lines: facts about the core, the state and events of sync, and all stored
   * lines of the log, the oldest first. It contains no records, secrets or account ids. If the users of any
   * company must sign in, only an owner who is signed in to each such company may call this method.
   * @returns The size of the export, and its text if `inline` is `true`. The core answers other requests
   * during the export.
   * @throws Kinds of errors: invalidParams, forbidden, limitReached, requestCancelled.
   */
  readonly export: OptionalMethod<"log.export", "session", Parameters.LogExportParameters, Records.LogExportReport>;
  /**
   * Removes all lines of the log. If the users of any company must sign in, only an owner who is signed in to
   * each such company may call this method.
   * @returns The number of removed bytes, and whether all lines were removed.
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
  /**
   * The capabilities of hosts: requests that the core sends and a host answers, and the host's reports of
   * progress.
   */
  readonly host: HostMethods;
  /** The log of all changes of records: reading the log, and subscribing to changes. */
  readonly events: EventsMethods;
  /** Live queries: calls of reading methods whose results the core sends again when they change. */
  readonly live: LiveMethods;
  /** Temperatures in Celsius, Fahrenheit, Kelvin and Humanus. */
  readonly temperature: TemperatureMethods;
  /** The weather of places. The host provides the weather, and the core stores it for a while. */
  readonly weather: WeatherMethods;
  /** The location of the device, the app's permission to know the location, and the names of places. */
  readonly location: LocationMethods;
  /** The search for places by their names. */
  readonly places: PlacesMethods;
  /** The companies that records belong to, and the selected company. */
  readonly companies: CompaniesMethods;
  /** Rights in a company: access records, credentials and sign-in. */
  readonly access: AccessMethods;
  /**
   * The account's purchases, which are proven by signatures of the App Store, and the tiers and features that
   * they give.
   */
  readonly entitlements: EntitlementsMethods;
  /** The items that a company keeps in stock. */
  readonly inventory: InventoryMethods;
  /** Interprets scanned codes and finds their records. Makes codes for labels. */
  readonly scan: ScanMethods;
  /** The people and organisations that a company deals with. */
  readonly contacts: ContactsMethods;
  /** The orders of customers: lines, steps, payments, shipments and returns. */
  readonly orders: OrdersMethods;
  /** The dispatches of orders: goods that leave the company together. */
  readonly dispatches: DispatchesMethods;
  /** The purchases from suppliers: lines, steps and receipts. */
  readonly purchases: PurchasesMethods;
  /** Bills of materials, and builds, which make items from components. */
  readonly assemblies: AssembliesMethods;
  /** The invoices and credit notes of orders. A document is never changed and never deleted. */
  readonly invoices: InvoicesMethods;
  /** The price lists of a company, and the prices of single customers. */
  readonly prices: PricesMethods;
  /** The figures of a company's day. */
  readonly dashboard: DashboardMethods;
  /**
   * Reports on the value and turnover of a company's stock, its sales and taxes, and the amounts that
   * customers still owe.
   */
  readonly reports: ReportsMethods;
  /** The photos, documents, logos and proofs of any record. */
  readonly assets: AssetsMethods;
  /** Stored calls of listing methods, for lists that users open often. */
  readonly views: ViewsMethods;
  /** The availability of the host's language model, which other services use. */
  readonly ai: AiMethods;
  /** The settings of the account and of the device, and the app's own settings. */
  readonly settings: SettingsMethods;
  /** The account's coffee journal: beans, equipment, brews, tasting notes and recipes. */
  readonly journal: JournalMethods;
  /** Signing in with Apple, and the user's authentication by the app's backend. */
  readonly auth: AuthMethods;
  /** The users who have signed in with Apple. Each user sees only their own record. */
  readonly users: UsersMethods;
  /** Events that the app reports to its maker, while the user allows it. */
  readonly telemetry: TelemetryMethods;
  /** Conversations with the model of the app's backend. */
  readonly conversations: ConversationsMethods;
  /** Messages from users to the makers of the app. */
  readonly feedback: FeedbackMethods;
  /** The synchronization of records between all devices of an account, through a container. */
  readonly sync: SyncMethods;
  /** Sharing companies between accounts: links, invitations and participants. */
  readonly sharing: SharingMethods;
  /**
   * Records of the public database, of any type. The device stores copies of the records, which can only be
   * read.
   */
  readonly content: ContentMethods;
  /**
   * The remote configuration of the app: the policy for old versions, flags, promotions and the deployment
   * path.
   */
  readonly policy: PolicyMethods;
  /** The places that widgets show, and the content of widgets for the next hours. */
  readonly widgets: WidgetsMethods;
  /** Values that the app shares with its widgets. */
  readonly appGroup: AppGroupMethods;
  /** Links that open the app. The core stores an opened link until the app can show its target. */
  readonly links: LinksMethods;
  /** The log of the core and its front ends, for finding the cause of faults. */
  readonly log: LogMethods;
}
