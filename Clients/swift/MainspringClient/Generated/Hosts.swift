// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// Asks the host to send a text back, to check the connection.
public protocol PingHost: CoreHost {
  /// Asks the host to send a text back, to check the connection.
  /// - Parameter text: A text for the host to send back.
  /// - Returns: The same text.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func ping(
    text: String
  ) async throws -> HostPong
}

/// Asks the host for the present weather of a place.
public protocol WeatherCurrentHost: CoreHost {
  /// Asks the host for the present weather of a place.
  /// - Parameters:
  ///   - latitude: The latitude in degrees, positive north of the equator, rounded to three decimals.
  ///   - longitude: The longitude in degrees, positive east of Greenwich, rounded to three decimals.
  /// - Returns: The weather of the requested place, or of a place at most 25 km away.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func weatherCurrent(
    latitude: Decimal,
    longitude: Decimal
  ) async throws -> CurrentWeatherAnswer
}

/// Asks the host for the weather of a place in the next hours, from the present hour on.
public protocol WeatherHourlyHost: CoreHost {
  /// Asks the host for the weather of a place in the next hours, from the present hour on.
  /// - Parameters:
  ///   - latitude: The latitude in degrees, positive north of the equator, rounded to three decimals.
  ///   - longitude: The longitude in degrees, positive east of Greenwich, rounded to three decimals.
  ///   - hours: The number of hours to return, from the present hour on.
  /// - Returns: The weather of the requested place, or of a place at most 25 km away, hour by hour.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func weatherHourly(
    latitude: Decimal,
    longitude: Decimal,
    hours: Int
  ) async throws -> HourlyWeatherAnswer
}

/// Asks the host for the location of the device, once for each call of `location.request`. The host may have to ask the
/// user for permission.
public protocol LocationRequestHost: CoreHost {
  /// Asks the host for the location of the device, once for each call of `location.request`. The host may have to ask
  /// the user for permission.
  /// - Returns: The location of the device. If the app may not know the location, the state `denied` or `restricted`
  /// instead.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func locationRequest() async throws -> LocationAnswer
}

/// Asks the host for the name of the place at the given coordinates. The core asks once for each place, and stores the
/// name.
public protocol GeocodeReverseHost: CoreHost {
  /// Asks the host for the name of the place at the given coordinates. The core asks once for each place, and stores
  /// the name.
  /// - Parameters:
  ///   - latitude: The latitude in degrees, positive north of the equator, rounded to four decimals.
  ///   - longitude: The longitude in degrees, positive east of Greenwich, rounded to four decimals.
  /// - Returns: The name of the place, with its locality, region, country and time zone.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func geocodeReverse(
    latitude: Decimal,
    longitude: Decimal
  ) async throws -> GeocodeAnswer
}

/// Asks the host for places whose names begin with the text that the user has typed so far. For a place without known
/// coordinates, the host returns a suggestion.
public protocol PlacesSearchHost: CoreHost {
  /// Asks the host for places whose names begin with the text that the user has typed so far. For a place without known
  /// coordinates, the host returns a suggestion.
  /// - Parameters:
  ///   - text: The text that was typed so far.
  ///   - latitude: The point around which to search first, in degrees: the coordinates of the caller's request.
  ///   Default: the device's last known place; `null` if no place of the device is known.
  ///   - longitude: The point around which to search first, in degrees: the coordinates of the caller's request.
  ///   Default: the device's last known place; `null` if no place of the device is known.
  ///   - limit: The largest number of places to return. The core ignores further places.
  /// - Returns: The places, the suggestions, or both, the best matches first.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func placesSearch(
    text: String,
    latitude: Decimal?,
    longitude: Decimal?,
    limit: Int
  ) async throws -> PlaceSearchAnswer
}

/// Asks the host for the coordinates of a place that the host has suggested.
public protocol PlacesResolveHost: CoreHost {
  /// Asks the host for the coordinates of a place that the host has suggested.
  /// - Parameter token: The token of the suggestion, from the host's answer to host.places.search.
  /// - Returns: The place, with its coordinates.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func placesResolve(
    token: String
  ) async throws -> PlaceResolveAnswer
}

/// Asks the host for the names and prices of products in the store of this device.
public protocol StoreProductsHost: CoreHost {
  /// Asks the host for the names and prices of products in the store of this device.
  /// - Parameter ids: The store's ids of the products.
  /// - Returns: The products that the store sells on this device, in any order.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func storeProducts(
    ids: [String]
  ) async throws -> StoreProductsAnswer
}

/// Asks the host to let the user buy a product. If the host gets the same purchaseId again, it must return the outcome
/// of that purchase, and not buy again. In StoreKit, purchaseId is the appAccountToken.
public protocol StorePurchaseHost: CoreHost {
  /// Asks the host to let the user buy a product. If the host gets the same purchaseId again, it must return the
  /// outcome of that purchase, and not buy again. In StoreKit, purchaseId is the appAccountToken.
  /// - Parameters:
  ///   - productId: The store's id of the product.
  ///   - offerId: The id of the offer for this purchase; `null` for a purchase without an offer.
  ///   - purchaseId: The id of the purchase. If the core repeats this request, the id is the same.
  /// - Returns: The outcome of the purchase. The answer has exactly one of the members `document`, `pending` and
  /// `cancelled`.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func storePurchase(
    productId: String,
    offerId: String?,
    purchaseId: String
  ) async throws -> StorePurchaseAnswer
}

/// Asks the host for all purchases of the user that the store knows, to restore them. The user may have to sign in.
public protocol StoreSyncHost: CoreHost {
  /// Asks the host for all purchases of the user that the store knows, to restore them. The user may have to sign in.
  /// - Returns: The documents that the store has signed.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func storeSync() async throws -> StoreSyncAnswer
}

/// Asks the host's model for a JSON object that fits a JSON Schema. The core sends at most two such requests at once.
/// If the host replies with an error, `data.kind` can be `guardrail`, `tooLong`, `busy`, `refused` or `malformed`.
public protocol AiRespondHost: CoreHost {
  /// Asks the host's model for a JSON object that fits a JSON Schema. The core sends at most two such requests at once.
  /// If the host replies with an error, `data.kind` can be `guardrail`, `tooLong`, `busy`, `refused` or `malformed`.
  /// - Parameters:
  ///   - task: The purpose of the question, such as reports.explain. A host may choose a model by it.
  ///   - instructions: The instructions for the model. They are equal for all questions of a task.
  ///   - prompt: The question. Together, instructions and prompt have at most 6,000 characters.
  ///   - schema: The JSON Schema (draft 2020-12) that the object must fit.
  ///   - stream: `true` if the host is to send the incomplete object while the model writes it, by host.progress.
  /// - Returns: The object. If `stream` is `true`, the host may first send incomplete objects while the model writes.
  /// The host sends each with host.progress: the request's `id`, and the object so far in `content`.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func aiRespond(
    task: String,
    instructions: String,
    prompt: String,
    schema: [String: JSON],
    stream: Bool
  ) async throws -> AIResponse
}

/// Asks the host whether its language model can answer now. The core sends this request at most once a minute.
public protocol AiAvailableHost: CoreHost {
  /// Asks the host whether its language model can answer now. The core sends this request at most once a minute.
  /// - Returns: The availability, with a reason if the model can't answer.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func aiAvailable() async throws -> AIAvailabilityAnswer
}

/// Returns the keys with which Apple signs identity tokens (https://appleid.apple.com/auth/keys).
public protocol AuthAppleKeysHost: CoreHost {
  /// Returns the keys with which Apple signs identity tokens (https://appleid.apple.com/auth/keys).
  /// - Returns: The keys as a JSON Web Key Set.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func authAppleKeys() async throws -> AppleKeys
}

/// Asks the host to let the user sign in with Apple. The nonce of the host's request to Apple must be the SHA-256 of
/// the parameter `nonce`, as 64 hexadecimal digits.
public protocol AuthAppleRequestHost: CoreHost {
  /// Asks the host to let the user sign in with Apple. The nonce of the host's request to Apple must be the SHA-256 of
  /// the parameter `nonce`, as 64 hexadecimal digits.
  /// - Parameter nonce: A random text, which is used only once.
  /// - Returns: The credential that Apple gave at the sign-in.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func authAppleRequest(
    nonce: String
  ) async throws -> AppleCredential
}

/// Asks the host for a stored secret.
public protocol SecretsGetHost: CoreHost {
  /// Asks the host for a stored secret.
  /// - Parameter name: The name of the secret.
  /// - Returns: The secret, or `null`.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func secretsGet(
    name: String
  ) async throws -> StoredSecret
}

/// Asks the host to send a request to the app's backend. The host knows the backend's address, and must not follow
/// redirects. If the host cannot reach the backend, it replies with an error of the kind `unreachable`. If the
/// connection breaks, it replies with an error of the kind `cutOff`.
public protocol BackendRequestHost: CoreHost {
  /// Asks the host to send a request to the app's backend. The host knows the backend's address, and must not follow
  /// redirects. If the host cannot reach the backend, it replies with an error of the kind `unreachable`. If the
  /// connection breaks, it replies with an error of the kind `cutOff`.
  /// - Parameters:
  ///   - method: The HTTP method.
  ///   - path: The path and the query of the address, after the address of the backend. The path begins with a slash.
  ///   - headers: The HTTP headers. They contain secrets, so the host must not log them.
  ///   - body: The body, as text. `null` for a request without a body.
  ///   - stream: `true` if the host must read the answer as server-sent events, and pass them on as they arrive.
  /// - Returns: The backend's answer, with any HTTP status. If `stream` is `true` and the status is 200, the host first
  /// sends the events with `host.progress`, in `events` of its `content`. In that case, the answer has no body.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func backendRequest(
    method: HostBackendRequestMethod,
    path: String,
    headers: [HTTPHeader],
    body: String?,
    stream: Bool
  ) async throws -> BackendAnswer
}

/// Returns Apple's current state of a user's credential.
public protocol AuthAppleCredentialStateHost: CoreHost {
  /// Returns Apple's current state of a user's credential.
  /// - Parameter user: The user's id at Apple.
  /// - Returns: The state of the credential.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func authAppleCredentialState(
    user: String
  ) async throws -> AppleCredentialState
}

/// Lets the app's backend authenticate the user who has just signed in with Apple.
public protocol BackendAuthenticateHost: CoreHost {
  /// Lets the app's backend authenticate the user who has just signed in with Apple.
  /// - Parameters:
  ///   - identityToken: The identity token of the sign-in.
  ///   - authorizationCode: The authorization code of the sign-in. It can be used only once.
  /// - Returns: The token that the backend accepts from then on.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func backendAuthenticate(
    identityToken: String,
    authorizationCode: String
  ) async throws -> BackendToken
}

/// Asks the host to store a secret, for example in a keychain. The secret replaces an earlier secret with the same
/// name. The core sends this request only to a host that also offers host.secrets.get and host.secrets.delete.
public protocol SecretsSetHost: CoreHost {
  /// Asks the host to store a secret, for example in a keychain. The secret replaces an earlier secret with the same
  /// name. The core sends this request only to a host that also offers host.secrets.get and host.secrets.delete.
  /// - Parameters:
  ///   - name: The name of the secret.
  ///   - value: The value of the secret.
  /// - Returns: An empty answer: the secret is stored.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func secretsSet(
    name: String,
    value: String
  ) async throws -> HostSecretDone
}

/// Asks for the account of the container, and for the state of that account.
public protocol CloudAccountHost: CoreHost {
  /// Asks for the account of the container, and for the state of that account.
  /// - Returns: The account, and the state of the account.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func cloudAccount() async throws -> CloudAccountAnswer
}

/// Asks for the zones of a database that have changed since a token. Fails with `changeTokenExpired` if the container
/// no longer knows the changes since the token. Fails with `historyLost` if the container has lost data that it had
/// when it returned the token.
public protocol CloudDatabaseChangesHost: CoreHost {
  /// Asks for the zones of a database that have changed since a token. Fails with `changeTokenExpired` if the container
  /// no longer knows the changes since the token. Fails with `historyLost` if the container has lost data that it had
  /// when it returned the token.
  /// - Parameters:
  ///   - database: The database.
  ///   - token: The token of the last reply. `null` to get all zones.
  /// - Returns: The zones that have changed, and the token for the next request.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func cloudDatabaseChanges(
    database: HostCloudShareGetDatabase,
    token: String?
  ) async throws -> DatabaseChanges
}

/// Asks for the records of a zone that have changed since a token. Fails with `changeTokenExpired` if the container no
/// longer knows the changes since the token. Fails with `historyLost` if the container has lost data that it had when
/// it returned the token.
public protocol CloudZoneChangesHost: CoreHost {
  /// Asks for the records of a zone that have changed since a token. Fails with `changeTokenExpired` if the container
  /// no longer knows the changes since the token. Fails with `historyLost` if the container has lost data that it had
  /// when it returned the token.
  /// - Parameters:
  ///   - database: The database of the zone.
  ///   - zone: The zone.
  ///   - token: The token of the last reply. `null` to get all records.
  ///   - limit: The largest number of records and deletions in the page.
  ///   - withoutOwn: `true` if the container may leave out records that were last changed through this connection. The
  ///   core already knows these records.
  ///   - shareTag: The change tag of the zone's share in the core. `null` if the core does not have the share.
  ///   - behind: The newest token of the zone that the core has from a reply to `host.cloud.records.modify`. `null` if
  ///   it got no such reply after the last fetch.
  /// - Returns: A page of changed and deleted records, and the token for the next request.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func cloudZoneChanges(
    database: HostCloudShareGetDatabase,
    zone: CloudZone,
    token: String?,
    limit: Int,
    withoutOwn: Bool,
    shareTag: String?,
    behind: String?
  ) async throws -> ZoneChanges
}

/// Creates zones that do not exist yet, and deletes zones with all their records.
public protocol CloudZonesModifyHost: CoreHost {
  /// Creates zones that do not exist yet, and deletes zones with all their records.
  /// - Parameters:
  ///   - database: The database of the zones.
  ///   - save: The zones to create if they do not exist.
  ///   - delete: The zones to delete.
  /// - Returns: One result for each zone: the saves in the order sent, then the deletions.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func cloudZonesModify(
    database: HostCloudShareGetDatabase,
    save: [CloudZone],
    delete: [CloudZone]
  ) async throws -> ModifiedZones
}

/// Saves and deletes records. If the container has another change tag for a record than the request, the record is not
/// changed, and its result is `serverRecordChanged`. Fails with `historyLost` if the container has lost data that it
/// had when it returned the token in `behind`.
public protocol CloudRecordsModifyHost: CoreHost {
  /// Saves and deletes records. If the container has another change tag for a record than the request, the record is
  /// not changed, and its result is `serverRecordChanged`. Fails with `historyLost` if the container has lost data that
  /// it had when it returned the token in `behind`.
  /// - Parameters:
  ///   - database: The database of the records.
  ///   - save: The records to save. New records have no change tag.
  ///   - delete: The records to delete.
  ///   - atomic: `true` to refuse all records if one record is refused. The other records then get the result
  ///   `batchRequestFailed`.
  ///   - operation: The name of the batch, as `DEVICE.ID`. A batch that has already arrived is not run again and gets
  ///   the same reply. The container stores the replies to the last 8 batches of each account and device. They do not
  ///   expire. For names without a dot, the container stores the replies to the last 1,000 batches of the account.
  ///   - behind: The newest token of the zone that the core has. `null` if the core has no token of the zone.
  /// - Returns: One result for each record: the saves in the order sent, then the deletions.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func cloudRecordsModify(
    database: HostCloudShareGetDatabase,
    save: [CloudRecord],
    delete: [CloudDeletion],
    atomic: Bool,
    operation: String,
    behind: String?
  ) async throws -> ModifiedRecords
}

/// Asks for the content of an asset, which is a field of a record, as a file.
public protocol CloudAssetDownloadHost: CoreHost {
  /// Asks for the content of an asset, which is a field of a record, as a file.
  /// - Parameters:
  ///   - database: The database of the record.
  ///   - zone: The zone of the record.
  ///   - record: The id of the record.
  ///   - field: The name of the field. Its type must be `asset`.
  ///   - path: The path where the host should create the file, which then belongs to the core. The host may use another
  ///   path if that file exists until the core's next request.
  /// - Returns: The path of the file, and the digest of its content.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func cloudAssetDownload(
    database: HostCloudShareGetDatabase,
    zone: CloudZone,
    record: String,
    field: String,
    path: String
  ) async throws -> DownloadedAsset
}

/// Shares one of the account's own zones. For a zone that is already shared, nothing changes. Fails with
/// `tooManyParticipants` if the company's tier allows no participants.
public protocol CloudShareCreateHost: CoreHost {
  /// Shares one of the account's own zones. For a zone that is already shared, nothing changes. Fails with
  /// `tooManyParticipants` if the company's tier allows no participants.
  /// - Parameters:
  ///   - zone: The zone.
  ///   - title: The title of the share, which people see, such as the company's name.
  ///   - ownerName: The name of the owner.
  ///   - publicPermission: The people who can join with the share's link. none: nobody, so that only invited people can
  ///   join. readOnly: everybody who has the link, for reading only. readWrite: everybody who has the link, with the
  ///   rights of the access record that they get.
  ///   - joiner: The fields of the access record for a person who joins with the share's link. The container adds the
  ///   user and the time.
  ///   - linkHost: The host name of the app's links. A container that has no links of its own makes links of the form
  ///   `https://HOST/share/TOKEN`.
  /// - Returns: The share.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func cloudShareCreate(
    zone: CloudZone,
    title: String,
    ownerName: String?,
    publicPermission: SharePublicPermission,
    joiner: [String: CloudValue?],
    linkHost: String
  ) async throws -> ShareAnswer
}

/// Asks for the share of a zone.
public protocol CloudShareGetHost: CoreHost {
  /// Asks for the share of a zone.
  /// - Parameters:
  ///   - database: The database of the zone.
  ///   - zone: The zone.
  /// - Returns: The share. `null` for a zone that was never shared.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func cloudShareGet(
    database: HostCloudShareGetDatabase,
    zone: CloudZone
  ) async throws -> FoundShare
}

/// Changes the share of one of the account's own zones, or the permission of one of its participants.
public protocol CloudShareUpdateHost: CoreHost {
  /// Changes the share of one of the account's own zones, or the permission of one of its participants.
  /// - Parameters:
  ///   - zone: The zone.
  ///   - title: The new title of the share. If it is left out, the title does not change.
  ///   - publicPermission: The people who can join with the share's link. If it is left out, this does not change.
  ///   - joiner: The fields of the access record for people who join with the share's link. If it is left out, the
  ///   fields do not change.
  ///   - participant: The id of the participant whose permission changes. `participant` and `permission` must be given
  ///   together.
  ///   - permission: The participant's new permission. `participant` and `permission` must be given together.
  /// - Returns: The share in its new state.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func cloudShareUpdate(
    zone: CloudZone,
    title: String?,
    publicPermission: SharePublicPermission?,
    joiner: [String: CloudValue?]?,
    participant: String?,
    permission: SharePermission?
  ) async throws -> ShareAnswer
}

/// Invites a participant to one of the account's own zones, and saves the participant's access record. The container
/// does both or neither. Fails with `tooManyParticipants` if the company's tier allows no more participants.
public protocol CloudShareInviteHost: CoreHost {
  /// Invites a participant to one of the account's own zones, and saves the participant's access record. The container
  /// does both or neither. Fails with `tooManyParticipants` if the company's tier allows no more participants.
  /// - Parameters:
  ///   - zone: The zone.
  ///   - participant: The id of the new invitation. If the container already has an invitation with this id, nothing
  ///   changes.
  ///   - invitedAs: The address, number or label that names the participant.
  ///   - permission: The permission of a participant. readWrite: everything that the participant's access record
  ///   allows. readOnly: only reading, even if the access record allows more.
  ///   - record: The access record with the participant's rights. Until the invitation is accepted, its member `user`
  ///   is a placeholder.
  /// - Returns: The share, and the saved access record.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func cloudShareInvite(
    zone: CloudZone,
    participant: String,
    invitedAs: String,
    permission: SharePermission,
    record: CloudRecord
  ) async throws -> InvitedParticipant
}

/// Ends the share of one of the account's own zones, for one participant or for all. The container also deletes the
/// access records of these participants.
public protocol CloudShareDeleteHost: CoreHost {
  /// Ends the share of one of the account's own zones, for one participant or for all. The container also deletes the
  /// access records of these participants.
  /// - Parameters:
  ///   - zone: The zone.
  ///   - participant: The id of the participant to remove. `null` to end the whole share.
  /// - Returns: The share in its new state.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func cloudShareDelete(
    zone: CloudZone,
    participant: String?
  ) async throws -> ShareAnswer
}

/// Asks for the zone to which a link leads, before the account accepts the link. The request changes nothing. Fails
/// with `unknownItem` if the link is not valid, or is meant for another account.
public protocol CloudShareMetadataHost: CoreHost {
  /// Asks for the zone to which a link leads, before the account accepts the link. The request changes nothing. Fails
  /// with `unknownItem` if the link is not valid, or is meant for another account.
  /// - Parameter url: The link.
  /// - Returns: The zone to which the link leads, and the state of the link.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func cloudShareMetadata(
    url: String
  ) async throws -> PreviewedShare
}

/// Accepts a share link for the account. The zone is then in the account's shared database, and the access record names
/// the account. A repeated request changes nothing. Fails with `unknownItem` if the link is not valid, or is meant for
/// another account. Fails with `tooManyParticipants` if the share admits no more participants.
public protocol CloudShareAcceptHost: CoreHost {
  /// Accepts a share link for the account. The zone is then in the account's shared database, and the access record
  /// names the account. A repeated request changes nothing. Fails with `unknownItem` if the link is not valid, or is
  /// meant for another account. Fails with `tooManyParticipants` if the share admits no more participants.
  /// - Parameters:
  ///   - url: The link.
  ///   - name: The name of the participant. It is used if the access record has no name.
  /// - Returns: The share. If the link leads to the account's own zone, the zone has no `owner`.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func cloudShareAccept(
    url: String,
    name: String?
  ) async throws -> ShareAnswer
}

/// Leaves a zone that another account shares. After that, the zone is not in the account's shared database. A repeated
/// request changes nothing.
public protocol CloudShareLeaveHost: CoreHost {
  /// Leaves a zone that another account shares. After that, the zone is not in the account's shared database. A
  /// repeated request changes nothing.
  /// - Parameter zone: The zone.
  /// - Returns: The zone that was left.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func cloudShareLeave(
    zone: CloudZone
  ) async throws -> LeftShare
}

/// Asks the host to show the user the cloud's own sheet for sending a link. The core sends this request only to the
/// host whose cloud is the container. If that host does not offer this request, the core sends `host.share.present`
/// instead.
public protocol CloudSharePresentHost: CoreHost {
  /// Asks the host to show the user the cloud's own sheet for sending a link. The core sends this request only to the
  /// host whose cloud is the container. If that host does not offer this request, the core sends `host.share.present`
  /// instead.
  /// - Parameters:
  ///   - url: The link.
  ///   - title: The name of the company to which the link leads.
  /// - Returns: Whether the user sent the link.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func cloudSharePresent(
    url: String,
    title: String
  ) async throws -> PresentAnswer
}

/// Asks the host to show the user the system's sheet for sending a link.
public protocol SharePresentHost: CoreHost {
  /// Asks the host to show the user the system's sheet for sending a link.
  /// - Parameters:
  ///   - url: The link.
  ///   - title: The name of the company to which the link leads.
  /// - Returns: Whether the user sent the link.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func sharePresent(
    url: String,
    title: String
  ) async throws -> PresentAnswer
}

/// Asks for a page of records of the public database: the records of one type that match a filter. For a type without
/// records, the page is empty.
public protocol CloudRecordsQueryHost: CoreHost {
  /// Asks for a page of records of the public database: the records of one type that match a filter. For a type without
  /// records, the page is empty.
  /// - Parameters:
  ///   - type: The type of the records.
  ///   - filter: The comparisons, all of which a record must match. Empty for all records of the type.
  ///   - limit: The largest number of records in the page.
  ///   - cursor: The cursor of the previous page. `null` for the first page.
  /// - Returns: A page of records, and the cursor of the next page.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func cloudRecordsQuery(
    type: String,
    filter: [CloudComparison],
    limit: Int,
    cursor: String?
  ) async throws -> QueriedRecords
}

/// Asks the host to open an address outside the app, such as the app's page in the store.
public protocol UrlOpenHost: CoreHost {
  /// Asks the host to open an address outside the app, such as the app's page in the store.
  /// - Parameter url: The address to open: a page of an app store, of at most 2,000 characters.
  /// - Returns: Whether the address was opened.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func urlOpen(
    url: String
  ) async throws -> OpenURLAnswer
}

/// Asks the host to fetch a document from the app's server: AppConfig or IAPPromo.
public protocol ConfigFetchHost: CoreHost {
  /// Asks the host to fetch a document from the app's server: AppConfig or IAPPromo.
  /// - Parameter document: The name of the document.
  /// - Returns: The document.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func configFetch(
    document: RefreshedDocumentDocument
  ) async throws -> FetchedConfig
}

/// Asks the host to make a smaller picture of an image. The picture must be upright, with the proportions of the image.
/// No caller waits for the picture: until it is there, the core uses the image itself.
public protocol ImageTransformHost: CoreHost {
  /// Asks the host to make a smaller picture of an image. The picture must be upright, with the proportions of the
  /// image. No caller waits for the picture: until it is there, the core uses the image itself.
  /// - Parameters:
  ///   - path: The absolute path of the image. The host may read this file, and nothing else.
  ///   - maxPixels: The maximum length of the picture's longer side, in pixels.
  ///   - quality: The quality of a JPEG or WebP, in percent.
  ///   - mediaType: The media type of the image.
  /// - Returns: The picture, in a file of the host (PNG, JPEG, GIF or WebP). The core copies the file at once. After
  /// the reply, the host may remove the file at any time.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func imageTransform(
    path: String,
    maxPixels: Int,
    quality: Int,
    mediaType: String
  ) async throws -> TransformedImage
}

/// Asks the host to delete a secret. A secret that does not exist counts as deleted.
public protocol SecretsDeleteHost: CoreHost {
  /// Asks the host to delete a secret. A secret that does not exist counts as deleted.
  /// - Parameter name: The name of the secret.
  /// - Returns: An empty answer: the secret is deleted.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func secretsDelete(
    name: String
  ) async throws -> HostSecretDone
}

/// Asks the host to send events of the app to the app's maker. The core sends at most 20 events at once, and only while
/// the user allows it (`settings.telemetryEnabled`).
public protocol TelemetrySendHost: CoreHost {
  /// Asks the host to send events of the app to the app's maker. The core sends at most 20 events at once, and only
  /// while the user allows it (`settings.telemetryEnabled`).
  /// - Parameters:
  ///   - installation: A random id of the installation. Each time that telemetry is switched on, a new id is made.
  ///   - events: The events, oldest first.
  /// - Returns: An empty answer: the host has accepted the events, and the core does not send them again.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func telemetrySend(
    installation: String,
    events: [TelemetryEvent]
  ) async throws -> TelemetrySent
}

/// Asks the host to write lines of the core's log to the system's log as well. The core sends one batch of lines at a
/// time, with secrets replaced. No caller waits for the answer. The host must not pass these lines to `log.write`,
/// because the core would send them again.
public protocol LogWriteHost: CoreHost {
  /// Asks the host to write lines of the core's log to the system's log as well. The core sends one batch of lines at a
  /// time, with secrets replaced. No caller waits for the answer. The host must not pass these lines to `log.write`,
  /// because the core would send them again.
  /// - Parameter lines: The lines of the batch, the oldest first.
  /// - Returns: An empty answer: the host has accepted the lines, and the core does not send them again.
  /// - Throws: `HostError` if the request fails. The core passes the error on to its caller.
  func logWrite(
    lines: [LogLine]
  ) async throws -> LogWritten
}

/// A host that is the platform's cloud: it answers all requests that sync needs.
public typealias CloudHost =
  CloudAccountHost
  & CloudDatabaseChangesHost
  & CloudZoneChangesHost
  & CloudZonesModifyHost
  & CloudRecordsModifyHost
  & CloudAssetDownloadHost
  & CloudShareCreateHost
  & CloudShareGetHost
  & CloudShareUpdateHost
  & CloudShareInviteHost
  & CloudShareDeleteHost
  & CloudShareMetadataHost
  & CloudShareAcceptHost
  & CloudShareLeaveHost
  & CloudSharePresentHost
  & CloudRecordsQueryHost

enum HostRequests {
  /// Returns the names of the requests that a host can answer.
  static func offered(by host: any CoreHost) -> [String] {
    var names: [String] = []
    if host is any PingHost { names.append("host.ping") }
    if host is any WeatherCurrentHost { names.append("host.weather.current") }
    if host is any WeatherHourlyHost { names.append("host.weather.hourly") }
    if host is any LocationRequestHost { names.append("host.location.request") }
    if host is any GeocodeReverseHost { names.append("host.geocode.reverse") }
    if host is any PlacesSearchHost { names.append("host.places.search") }
    if host is any PlacesResolveHost { names.append("host.places.resolve") }
    if host is any StoreProductsHost { names.append("host.store.products") }
    if host is any StorePurchaseHost { names.append("host.store.purchase") }
    if host is any StoreSyncHost { names.append("host.store.sync") }
    if host is any AiRespondHost { names.append("host.ai.respond") }
    if host is any AiAvailableHost { names.append("host.ai.available") }
    if host is any AuthAppleKeysHost { names.append("host.auth.apple.keys") }
    if host is any AuthAppleRequestHost { names.append("host.auth.apple.request") }
    if host is any SecretsGetHost { names.append("host.secrets.get") }
    if host is any BackendRequestHost { names.append("host.backend.request") }
    if host is any AuthAppleCredentialStateHost { names.append("host.auth.apple.credentialState") }
    if host is any BackendAuthenticateHost { names.append("host.backend.authenticate") }
    if host is any SecretsSetHost { names.append("host.secrets.set") }
    if host is any CloudAccountHost { names.append("host.cloud.account") }
    if host is any CloudDatabaseChangesHost { names.append("host.cloud.database.changes") }
    if host is any CloudZoneChangesHost { names.append("host.cloud.zone.changes") }
    if host is any CloudZonesModifyHost { names.append("host.cloud.zones.modify") }
    if host is any CloudRecordsModifyHost { names.append("host.cloud.records.modify") }
    if host is any CloudAssetDownloadHost { names.append("host.cloud.asset.download") }
    if host is any CloudShareCreateHost { names.append("host.cloud.share.create") }
    if host is any CloudShareGetHost { names.append("host.cloud.share.get") }
    if host is any CloudShareUpdateHost { names.append("host.cloud.share.update") }
    if host is any CloudShareInviteHost { names.append("host.cloud.share.invite") }
    if host is any CloudShareDeleteHost { names.append("host.cloud.share.delete") }
    if host is any CloudShareMetadataHost { names.append("host.cloud.share.metadata") }
    if host is any CloudShareAcceptHost { names.append("host.cloud.share.accept") }
    if host is any CloudShareLeaveHost { names.append("host.cloud.share.leave") }
    if host is any CloudSharePresentHost { names.append("host.cloud.share.present") }
    if host is any SharePresentHost { names.append("host.share.present") }
    if host is any CloudRecordsQueryHost { names.append("host.cloud.records.query") }
    if host is any UrlOpenHost { names.append("host.url.open") }
    if host is any ConfigFetchHost { names.append("host.config.fetch") }
    if host is any ImageTransformHost { names.append("host.image.transform") }
    if host is any SecretsDeleteHost { names.append("host.secrets.delete") }
    if host is any TelemetrySendHost { names.append("host.telemetry.send") }
    if host is any LogWriteHost { names.append("host.log.write") }
    return names
  }

  /// Sends a request to a host.
  /// - Returns: the answer, or `nil` if the host does not offer the request.
  static func ask(_ host: any CoreHost, _ method: String, _ reader: inout MemberReader) async throws -> JSON? {
    switch method {
    case "host.ping":
      guard let host = host as? any PingHost else { return nil }
      return try await host.ping(
        text: reader.required("text")
      ).json
    case "host.weather.current":
      guard let host = host as? any WeatherCurrentHost else { return nil }
      return try await host.weatherCurrent(
        latitude: reader.required("latitude"),
        longitude: reader.required("longitude")
      ).json
    case "host.weather.hourly":
      guard let host = host as? any WeatherHourlyHost else { return nil }
      return try await host.weatherHourly(
        latitude: reader.required("latitude"),
        longitude: reader.required("longitude"),
        hours: reader.required("hours")
      ).json
    case "host.location.request":
      guard let host = host as? any LocationRequestHost else { return nil }
      return try await host.locationRequest().json
    case "host.geocode.reverse":
      guard let host = host as? any GeocodeReverseHost else { return nil }
      return try await host.geocodeReverse(
        latitude: reader.required("latitude"),
        longitude: reader.required("longitude")
      ).json
    case "host.places.search":
      guard let host = host as? any PlacesSearchHost else { return nil }
      return try await host.placesSearch(
        text: reader.required("text"),
        latitude: reader.optional("latitude"),
        longitude: reader.optional("longitude"),
        limit: reader.required("limit")
      ).json
    case "host.places.resolve":
      guard let host = host as? any PlacesResolveHost else { return nil }
      return try await host.placesResolve(
        token: reader.required("token")
      ).json
    case "host.store.products":
      guard let host = host as? any StoreProductsHost else { return nil }
      return try await host.storeProducts(
        ids: reader.required("ids")
      ).json
    case "host.store.purchase":
      guard let host = host as? any StorePurchaseHost else { return nil }
      return try await host.storePurchase(
        productId: reader.required("productId"),
        offerId: reader.optional("offerId"),
        purchaseId: reader.required("purchaseId")
      ).json
    case "host.store.sync":
      guard let host = host as? any StoreSyncHost else { return nil }
      return try await host.storeSync().json
    case "host.ai.respond":
      guard let host = host as? any AiRespondHost else { return nil }
      return try await host.aiRespond(
        task: reader.required("task"),
        instructions: reader.required("instructions"),
        prompt: reader.required("prompt"),
        schema: reader.required("schema"),
        stream: reader.required("stream")
      ).json
    case "host.ai.available":
      guard let host = host as? any AiAvailableHost else { return nil }
      return try await host.aiAvailable().json
    case "host.auth.apple.keys":
      guard let host = host as? any AuthAppleKeysHost else { return nil }
      return try await host.authAppleKeys().json
    case "host.auth.apple.request":
      guard let host = host as? any AuthAppleRequestHost else { return nil }
      return try await host.authAppleRequest(
        nonce: reader.required("nonce")
      ).json
    case "host.secrets.get":
      guard let host = host as? any SecretsGetHost else { return nil }
      return try await host.secretsGet(
        name: reader.required("name")
      ).json
    case "host.backend.request":
      guard let host = host as? any BackendRequestHost else { return nil }
      return try await host.backendRequest(
        method: reader.required("method"),
        path: reader.required("path"),
        headers: reader.required("headers"),
        body: reader.optional("body"),
        stream: reader.required("stream")
      ).json
    case "host.auth.apple.credentialState":
      guard let host = host as? any AuthAppleCredentialStateHost else { return nil }
      return try await host.authAppleCredentialState(
        user: reader.required("user")
      ).json
    case "host.backend.authenticate":
      guard let host = host as? any BackendAuthenticateHost else { return nil }
      return try await host.backendAuthenticate(
        identityToken: reader.required("identityToken"),
        authorizationCode: reader.required("authorizationCode")
      ).json
    case "host.secrets.set":
      guard let host = host as? any SecretsSetHost else { return nil }
      return try await host.secretsSet(
        name: reader.required("name"),
        value: reader.required("value")
      ).json
    case "host.cloud.account":
      guard let host = host as? any CloudAccountHost else { return nil }
      return try await host.cloudAccount().json
    case "host.cloud.database.changes":
      guard let host = host as? any CloudDatabaseChangesHost else { return nil }
      return try await host.cloudDatabaseChanges(
        database: reader.required("database"),
        token: reader.optional("token")
      ).json
    case "host.cloud.zone.changes":
      guard let host = host as? any CloudZoneChangesHost else { return nil }
      return try await host.cloudZoneChanges(
        database: reader.required("database"),
        zone: reader.required("zone"),
        token: reader.optional("token"),
        limit: reader.required("limit"),
        withoutOwn: reader.required("withoutOwn"),
        shareTag: reader.optional("shareTag"),
        behind: reader.optional("behind")
      ).json
    case "host.cloud.zones.modify":
      guard let host = host as? any CloudZonesModifyHost else { return nil }
      return try await host.cloudZonesModify(
        database: reader.required("database"),
        save: reader.required("save"),
        delete: reader.required("delete")
      ).json
    case "host.cloud.records.modify":
      guard let host = host as? any CloudRecordsModifyHost else { return nil }
      return try await host.cloudRecordsModify(
        database: reader.required("database"),
        save: reader.required("save"),
        delete: reader.required("delete"),
        atomic: reader.required("atomic"),
        operation: reader.required("operation"),
        behind: reader.optional("behind")
      ).json
    case "host.cloud.asset.download":
      guard let host = host as? any CloudAssetDownloadHost else { return nil }
      return try await host.cloudAssetDownload(
        database: reader.required("database"),
        zone: reader.required("zone"),
        record: reader.required("record"),
        field: reader.required("field"),
        path: reader.required("path")
      ).json
    case "host.cloud.share.create":
      guard let host = host as? any CloudShareCreateHost else { return nil }
      return try await host.cloudShareCreate(
        zone: reader.required("zone"),
        title: reader.required("title"),
        ownerName: reader.optional("ownerName"),
        publicPermission: reader.required("publicPermission"),
        joiner: reader.required("joiner"),
        linkHost: reader.required("linkHost")
      ).json
    case "host.cloud.share.get":
      guard let host = host as? any CloudShareGetHost else { return nil }
      return try await host.cloudShareGet(
        database: reader.required("database"),
        zone: reader.required("zone")
      ).json
    case "host.cloud.share.update":
      guard let host = host as? any CloudShareUpdateHost else { return nil }
      return try await host.cloudShareUpdate(
        zone: reader.required("zone"),
        title: reader.optional("title"),
        publicPermission: reader.optional("publicPermission"),
        joiner: reader.optional("joiner"),
        participant: reader.optional("participant"),
        permission: reader.optional("permission")
      ).json
    case "host.cloud.share.invite":
      guard let host = host as? any CloudShareInviteHost else { return nil }
      return try await host.cloudShareInvite(
        zone: reader.required("zone"),
        participant: reader.required("participant"),
        invitedAs: reader.required("invitedAs"),
        permission: reader.required("permission"),
        record: reader.required("record")
      ).json
    case "host.cloud.share.delete":
      guard let host = host as? any CloudShareDeleteHost else { return nil }
      return try await host.cloudShareDelete(
        zone: reader.required("zone"),
        participant: reader.optional("participant")
      ).json
    case "host.cloud.share.metadata":
      guard let host = host as? any CloudShareMetadataHost else { return nil }
      return try await host.cloudShareMetadata(
        url: reader.required("url")
      ).json
    case "host.cloud.share.accept":
      guard let host = host as? any CloudShareAcceptHost else { return nil }
      return try await host.cloudShareAccept(
        url: reader.required("url"),
        name: reader.optional("name")
      ).json
    case "host.cloud.share.leave":
      guard let host = host as? any CloudShareLeaveHost else { return nil }
      return try await host.cloudShareLeave(
        zone: reader.required("zone")
      ).json
    case "host.cloud.share.present":
      guard let host = host as? any CloudSharePresentHost else { return nil }
      return try await host.cloudSharePresent(
        url: reader.required("url"),
        title: reader.required("title")
      ).json
    case "host.share.present":
      guard let host = host as? any SharePresentHost else { return nil }
      return try await host.sharePresent(
        url: reader.required("url"),
        title: reader.required("title")
      ).json
    case "host.cloud.records.query":
      guard let host = host as? any CloudRecordsQueryHost else { return nil }
      return try await host.cloudRecordsQuery(
        type: reader.required("type"),
        filter: reader.required("filter"),
        limit: reader.required("limit"),
        cursor: reader.optional("cursor")
      ).json
    case "host.url.open":
      guard let host = host as? any UrlOpenHost else { return nil }
      return try await host.urlOpen(
        url: reader.required("url")
      ).json
    case "host.config.fetch":
      guard let host = host as? any ConfigFetchHost else { return nil }
      return try await host.configFetch(
        document: reader.required("document")
      ).json
    case "host.image.transform":
      guard let host = host as? any ImageTransformHost else { return nil }
      return try await host.imageTransform(
        path: reader.required("path"),
        maxPixels: reader.required("maxPixels"),
        quality: reader.required("quality"),
        mediaType: reader.required("mediaType")
      ).json
    case "host.secrets.delete":
      guard let host = host as? any SecretsDeleteHost else { return nil }
      return try await host.secretsDelete(
        name: reader.required("name")
      ).json
    case "host.telemetry.send":
      guard let host = host as? any TelemetrySendHost else { return nil }
      return try await host.telemetrySend(
        installation: reader.required("installation"),
        events: reader.required("events")
      ).json
    case "host.log.write":
      guard let host = host as? any LogWriteHost else { return nil }
      return try await host.logWrite(
        lines: reader.required("lines")
      ).json
    default: return nil
    }
  }
}
