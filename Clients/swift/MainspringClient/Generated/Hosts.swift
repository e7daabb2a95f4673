// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// Asks the host to send a text back.
public protocol PingHost: CoreHost {
  /// Asks the host to send a text back.
  /// - Parameter text: Any text.
  /// - Returns: The same text.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func ping(
    text: String
  ) async throws -> HostPong
}

/// Asks the host for the weather that a place has now.
public protocol WeatherCurrentHost: CoreHost {
  /// Asks the host for the weather that a place has now.
  /// - Parameters:
  ///   - latitude: In degrees, north of the equator; rounded to three decimals.
  ///   - longitude: In degrees, east of Greenwich; rounded to three decimals.
  /// - Returns: The weather of a place within 25 km of the one asked for.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func weatherCurrent(
    latitude: Decimal,
    longitude: Decimal
  ) async throws -> CurrentWeatherAnswer
}

/// Asks the host for the weather that a place will have in the next hours, beginning with the one that runs.
public protocol WeatherHourlyHost: CoreHost {
  /// Asks the host for the weather that a place will have in the next hours, beginning with the one that runs.
  /// - Parameters:
  ///   - latitude: In degrees, north of the equator; rounded to three decimals.
  ///   - longitude: In degrees, east of Greenwich; rounded to three decimals.
  ///   - hours: How many hours are wanted.
  /// - Returns: The weather of a place within 25 km of the one asked for, hour by hour.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func weatherHourly(
    latitude: Decimal,
    longitude: Decimal,
    hours: Int
  ) async throws -> HourlyWeatherAnswer
}

/// Asks the host where the device is, once; it may have to ask the user whether the app may know.
public protocol LocationRequestHost: CoreHost {
  /// Asks the host where the device is, once; it may have to ask the user whether the app may know.
  /// - Returns: Where the device is, or why the app is not allowed to know.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func locationRequest() async throws -> LocationAnswer
}

/// Asks the host what the place at a point is called.
public protocol GeocodeReverseHost: CoreHost {
  /// Asks the host what the place at a point is called.
  /// - Parameters:
  ///   - latitude: In degrees, north of the equator; rounded to four decimals.
  ///   - longitude: In degrees, east of Greenwich; rounded to four decimals.
  /// - Returns: The place's name, and what it belongs to.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func geocodeReverse(
    latitude: Decimal,
    longitude: Decimal
  ) async throws -> GeocodeAnswer
}

/// Asks the host for places whose names begin like a text that is being typed. A host whose type-ahead has no coordinates answers
/// suggestions.
public protocol PlacesSearchHost: CoreHost {
  /// Asks the host for places whose names begin like a text that is being typed. A host whose type-ahead has no coordinates answers
  /// suggestions.
  /// - Parameters:
  ///   - text: What has been typed so far.
  ///   - latitude: Where places are looked for first: the request's coordinates, else the device's last known place; null for nowhere in
  ///   particular.
  ///   - longitude: Where places are looked for first: the request's coordinates, else the device's last known place; null for nowhere in
  ///   particular.
  ///   - limit: How many places are wanted at most; further ones are dropped.
  /// - Returns: The places, the suggestions, or both, best ones first.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func placesSearch(
    text: String,
    latitude: Decimal?,
    longitude: Decimal?,
    limit: Int
  ) async throws -> PlaceSearchAnswer
}

/// Asks the host where a place is that it has suggested.
public protocol PlacesResolveHost: CoreHost {
  /// Asks the host where a place is that it has suggested.
  /// - Parameter token: The token of the suggestion.
  /// - Returns: The place, with its coordinates.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func placesResolve(
    token: String
  ) async throws -> PlaceResolveAnswer
}

/// Asks the host what the store says of products: their names and prices on this device.
public protocol StoreProductsHost: CoreHost {
  /// Asks the host what the store says of products: their names and prices on this device.
  /// - Parameter ids: The products, as the store names them.
  /// - Returns: The products that the store sells here, in any order.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func storeProducts(
    ids: [String]
  ) async throws -> StoreProductsAnswer
}

/// Asks the host to let the user buy a product. A host that is asked again with the same purchaseId answers what became of that purchase,
/// and does not buy again: in StoreKit it is the appAccountToken.
public protocol StorePurchaseHost: CoreHost {
  /// Asks the host to let the user buy a product. A host that is asked again with the same purchaseId answers what became of that purchase,
  /// and does not buy again: in StoreKit it is the appAccountToken.
  /// - Parameters:
  ///   - productId: The product, as the store names it.
  ///   - offerId: The offer of the product that is taken; null for none.
  ///   - purchaseId: The purchase: the same each time that it is asked for.
  /// - Returns: What became of it: one of document, pending and cancelled.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func storePurchase(
    productId: String,
    offerId: String?,
    purchaseId: String
  ) async throws -> StorePurchaseAnswer
}

/// Asks the host what the store knows that the user has bought; the user may have to sign in.
public protocol StoreSyncHost: CoreHost {
  /// Asks the host what the store knows that the user has bought; the user may have to sign in.
  /// - Returns: The documents, as the store has signed them.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func storeSync() async throws -> StoreSyncAnswer
}

/// Asks the host's model for a JSON object that fits a JSON Schema. At most two questions are unanswered at once. An error of the host may
/// have one of the kinds guardrail, tooLong, busy, refused and malformed in data.kind.
public protocol AiRespondHost: CoreHost {
  /// Asks the host's model for a JSON object that fits a JSON Schema. At most two questions are unanswered at once. An error of the host
  /// may have one of the kinds guardrail, tooLong, busy, refused and malformed in data.kind.
  /// - Parameters:
  ///   - task: What it is for, such as reports.explain: a host may choose a model by it.
  ///   - instructions: What the model is to do, the same for all questions of a task.
  ///   - prompt: The question. With the instructions it has at most 6,000 characters.
  ///   - schema: The JSON Schema (draft 2020-12) that the object must fit.
  ///   - stream: Whether somebody wants to see the parts of the object as they come.
  /// - Returns: The object. With stream, the host sends the part that it has by host.progress {id, content} before.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func aiRespond(
    task: String,
    instructions: String,
    prompt: String,
    schema: [String: JSON],
    stream: Bool
  ) async throws -> AIResponse
}

/// Asks the host whether its model can be asked; at most once a minute.
public protocol AiAvailableHost: CoreHost {
  /// Asks the host whether its model can be asked; at most once a minute.
  /// - Returns: Whether it can, or why not.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func aiAvailable() async throws -> AIAvailabilityAnswer
}

/// Asks the host for the keys that Apple signs identity tokens with (https://appleid.apple.com/auth/keys).
public protocol AuthAppleKeysHost: CoreHost {
  /// Asks the host for the keys that Apple signs identity tokens with (https://appleid.apple.com/auth/keys).
  /// - Returns: The keys as a JSON Web Key Set.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func authAppleKeys() async throws -> AppleKeys
}

/// Asks the host to have the user sign in with Apple. The nonce of the request to Apple is the SHA-256 of this one, as 64 hexadecimal
/// digits.
public protocol AuthAppleRequestHost: CoreHost {
  /// Asks the host to have the user sign in with Apple. The nonce of the request to Apple is the SHA-256 of this one, as 64 hexadecimal
  /// digits.
  /// - Parameter nonce: A random text that is used once.
  /// - Returns: The credential that Apple gave.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func authAppleRequest(
    nonce: String
  ) async throws -> AppleCredential
}

/// Asks the host for a secret that it has stored.
public protocol SecretsGetHost: CoreHost {
  /// Asks the host for a secret that it has stored.
  /// - Parameter name: The name of the secret.
  /// - Returns: The secret.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func secretsGet(
    name: String
  ) async throws -> StoredSecret
}

/// Asks the host to send a request to the app's backend. The host knows where the backend is; the path begins with a slash. The host
/// follows no redirect. A host that does not reach the backend answers with an error of the kind unreachable, and one whose connection
/// breaks in the middle with cutOff.
public protocol BackendRequestHost: CoreHost {
  /// Asks the host to send a request to the app's backend. The host knows where the backend is; the path begins with a slash. The host
  /// follows no redirect. A host that does not reach the backend answers with an error of the kind unreachable, and one whose connection
  /// breaks in the middle with cutOff.
  /// - Parameters:
  ///   - method: The method of HTTP.
  ///   - path: The path behind the address of the backend, with its query.
  ///   - headers: The headers. They contain secrets.
  ///   - body: The body, as text; null for none.
  ///   - stream: Whether the answer is read as server-sent events, and passed on as they come.
  /// - Returns: The backend's answer, whatever its status. With stream and a status of 200, the events come before it by host.progress {id,
  /// content: {events}}, and it has no body.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func backendRequest(
    method: HostBackendRequestMethod,
    path: String,
    headers: [HTTPHeader],
    body: String?,
    stream: Bool
  ) async throws -> BackendAnswer
}

/// Asks the host what Apple says of a user's credential now.
public protocol AuthAppleCredentialStateHost: CoreHost {
  /// Asks the host what Apple says of a user's credential now.
  /// - Parameter user: The user's id at Apple.
  /// - Returns: The state of the credential.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func authAppleCredentialState(
    user: String
  ) async throws -> AppleCredentialState
}

/// Asks the host to have the app's backend authenticate the user who has just signed in with Apple.
public protocol BackendAuthenticateHost: CoreHost {
  /// Asks the host to have the app's backend authenticate the user who has just signed in with Apple.
  /// - Parameters:
  ///   - identityToken: The identity token of the sign-in.
  ///   - authorizationCode: The authorization code of the sign-in. It can be used once.
  /// - Returns: The token that the backend accepts from now on.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func backendAuthenticate(
    identityToken: String,
    authorizationCode: String
  ) async throws -> BackendToken
}

/// Asks the host to store a secret, such as in a keychain, in the place of one with the same name. It is used with host.secrets.get and
/// host.secrets.delete.
public protocol SecretsSetHost: CoreHost {
  /// Asks the host to store a secret, such as in a keychain, in the place of one with the same name. It is used with host.secrets.get and
  /// host.secrets.delete.
  /// - Parameters:
  ///   - name: The name of the secret.
  ///   - value: The secret.
  /// - Returns: Nothing: it is stored.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func secretsSet(
    name: String,
    value: String
  ) async throws -> HostSecretDone
}

/// Asks whose cloud it is.
public protocol CloudAccountHost: CoreHost {
  /// Asks whose cloud it is.
  /// - Returns: The account, and whether it can be used.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func cloudAccount() async throws -> CloudAccountAnswer
}

/// Asks which zones of a database have changed since a token; refused with changeTokenExpired where that can't be told any more, and with
/// historyLost where the container has lost what it had at the token.
public protocol CloudDatabaseChangesHost: CoreHost {
  /// Asks which zones of a database have changed since a token; refused with changeTokenExpired where that can't be told any more, and with
  /// historyLost where the container has lost what it had at the token.
  /// - Parameters:
  ///   - database: Which database.
  ///   - token: The token of the last answer; null for all zones.
  /// - Returns: The zones, and the next token.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func cloudDatabaseChanges(
    database: HostCloudShareGetDatabase,
    token: String?
  ) async throws -> DatabaseChanges
}

/// Asks which records of a zone have changed since a token; refused with changeTokenExpired where that can't be told any more, and with
/// historyLost where the container has lost what it had at the token.
public protocol CloudZoneChangesHost: CoreHost {
  /// Asks which records of a zone have changed since a token; refused with changeTokenExpired where that can't be told any more, and with
  /// historyLost where the container has lost what it had at the token.
  /// - Parameters:
  ///   - database: Which database.
  ///   - zone: Which zone.
  ///   - token: The token of the last answer; null for all records.
  ///   - limit: The most records and deletions of a page.
  ///   - withoutOwn: Whether what was last changed through this connection may be left out: the core knows it already.
  ///   - shareTag: The state of the zone's share that is known already; null for none.
  ///   - behind: The newest token of the zone that the core was given, where a batch was answered since that of the last fetch; null
  ///   elsewhere.
  /// - Returns: A page of records, and the next token.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
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

/// Has zones made that are not there yet, and others deleted with all that is in them.
public protocol CloudZonesModifyHost: CoreHost {
  /// Has zones made that are not there yet, and others deleted with all that is in them.
  /// - Parameters:
  ///   - database: Which database.
  ///   - save: Zones that are to be there.
  ///   - delete: Zones that are to be gone.
  /// - Returns: One result a zone, those to save first.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func cloudZonesModify(
    database: HostCloudShareGetDatabase,
    save: [CloudZone],
    delete: [CloudZone]
  ) async throws -> ModifiedZones
}

/// Has records saved and deleted. A record that has another change tag than the one that is sent is left as it is: serverRecordChanged.
/// Refused with historyLost where the container has lost what it had at the token.
public protocol CloudRecordsModifyHost: CoreHost {
  /// Has records saved and deleted. A record that has another change tag than the one that is sent is left as it is: serverRecordChanged.
  /// Refused with historyLost where the container has lost what it had at the token.
  /// - Parameters:
  ///   - database: Which database.
  ///   - save: Records to save; without a change tag those that are new.
  ///   - delete: Records to delete.
  ///   - atomic: Whether all are refused where one is: then with batchRequestFailed.
  ///   - operation: Names the batch, as `DEVICE.ID`. A batch that has arrived already is not done again, and is answered as it was. The
  ///   container stores the answers to the last 8 batches of each account and device for ever. Of names without a dot it stores those of
  ///   the account's last 1,000.
  ///   - behind: The newest token of the zone that the core was given; null for none.
  /// - Returns: One result a record, those to save first.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func cloudRecordsModify(
    database: HostCloudShareGetDatabase,
    save: [CloudRecord],
    delete: [CloudDeletion],
    atomic: Bool,
    operation: String,
    behind: String?
  ) async throws -> ModifiedRecords
}

/// Asks for the content of a field of a record, as a file.
public protocol CloudAssetDownloadHost: CoreHost {
  /// Asks for the content of a field of a record, as a file.
  /// - Parameters:
  ///   - database: Which database.
  ///   - zone: Which zone.
  ///   - record: The record's id.
  ///   - field: The field, which is of the type asset.
  ///   - path: Where a new file may be put, which is the core's from then on. It may be elsewhere as well, and must then be there until the
  ///   core asks again.
  /// - Returns: Where it is.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func cloudAssetDownload(
    database: HostCloudShareGetDatabase,
    zone: CloudZone,
    record: String,
    field: String,
    path: String
  ) async throws -> DownloadedAsset
}

/// Has one of the account's own zones shared; one that is shared already stays as it is. Refused with tooManyParticipants where the
/// company's tier allows nobody.
public protocol CloudShareCreateHost: CoreHost {
  /// Has one of the account's own zones shared; one that is shared already stays as it is. Refused with tooManyParticipants where the
  /// company's tier allows nobody.
  /// - Parameters:
  ///   - zone: The zone.
  ///   - title: What is shared, as people call it.
  ///   - ownerName: Who shares it, as people call them.
  ///   - publicPermission: Whom the share's own link lets in. none: who is invited alone; readOnly: whoever has it, to look on; readWrite:
  ///   whoever has it, to do what their access record allows.
  ///   - joiner: The fields of the access record that who comes by the share's own link gets, but for who they are and when.
  ///   - linkHost: The host of the app's links, where the container has none of its own: https://HOST/share/TOKEN.
  /// - Returns: The share.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
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
  ///   - database: Which database.
  ///   - zone: Which zone.
  /// - Returns: The share; null for a zone that was never shared.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func cloudShareGet(
    database: HostCloudShareGetDatabase,
    zone: CloudZone
  ) async throws -> FoundShare
}

/// Has the share of one of the account's own zones changed, or what one of its participants may do.
public protocol CloudShareUpdateHost: CoreHost {
  /// Has the share of one of the account's own zones changed, or what one of its participants may do.
  /// - Parameters:
  ///   - zone: The zone.
  ///   - title: What is shared, as people call it; as it was without it.
  ///   - publicPermission: Whom the share's own link lets in; as it was without it.
  ///   - joiner: The fields of the access record of who comes by the share's own link; as they were without them.
  ///   - participant: The participant whose permission is set.
  ///   - permission: What the participant may do from now on.
  /// - Returns: The share.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func cloudShareUpdate(
    zone: CloudZone,
    title: String?,
    publicPermission: SharePublicPermission?,
    joiner: [String: CloudValue?]?,
    participant: String?,
    permission: SharePermission?
  ) async throws -> ShareAnswer
}

/// Has somebody invited to one of the account's own zones that is shared, and the access record saved that is theirs: both, or neither.
/// Refused with tooManyParticipants where the company's tier allows nobody more.
public protocol CloudShareInviteHost: CoreHost {
  /// Has somebody invited to one of the account's own zones that is shared, and the access record saved that is theirs: both, or neither.
  /// Refused with tooManyParticipants where the company's tier allows nobody more.
  /// - Parameters:
  ///   - zone: The zone.
  ///   - participant: What the invitation is known by: a new id; one that is known is left as it is.
  ///   - invitedAs: An address, a number or a label.
  ///   - permission: readWrite: what the access record allows; readOnly: to look on, whatever it allows.
  ///   - record: The access record: its user is nobody until the invitation is accepted.
  /// - Returns: The share, and the access record as it was saved.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func cloudShareInvite(
    zone: CloudZone,
    participant: String,
    invitedAs: String,
    permission: SharePermission,
    record: CloudRecord
  ) async throws -> InvitedParticipant
}

/// Has one of the account's own zones shared no longer: with one participant, or with nobody. Their access records go with that.
public protocol CloudShareDeleteHost: CoreHost {
  /// Has one of the account's own zones shared no longer: with one participant, or with nobody. Their access records go with that.
  /// - Parameters:
  ///   - zone: The zone.
  ///   - participant: With whom it is shared no longer; null for nobody at all.
  /// - Returns: The share as it stands.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func cloudShareDelete(
    zone: CloudZone,
    participant: String?
  ) async throws -> ShareAnswer
}

/// Asks what a link leads to, and changes nothing. Refused with unknownItem where it leads nowhere, or is not meant for the account.
public protocol CloudShareMetadataHost: CoreHost {
  /// Asks what a link leads to, and changes nothing. Refused with unknownItem where it leads nowhere, or is not meant for the account.
  /// - Parameter url: The link.
  /// - Returns: What it leads to.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func cloudShareMetadata(
    url: String
  ) async throws -> PreviewedShare
}

/// Accepts what a link leads to: the zone is in the account's shared database from then on, and the access record says whose it is. Again
/// changes nothing. Refused with unknownItem where the link leads nowhere, or is not meant for the account, and with tooManyParticipants
/// where nobody more is let in.
public protocol CloudShareAcceptHost: CoreHost {
  /// Accepts what a link leads to: the zone is in the account's shared database from then on, and the access record says whose it is. Again
  /// changes nothing. Refused with unknownItem where the link leads nowhere, or is not meant for the account, and with tooManyParticipants
  /// where nobody more is let in.
  /// - Parameters:
  ///   - url: The link.
  ///   - name: What people call who accepts it, where the access record has no name.
  /// - Returns: The share, whose zone has no owner where it is the account's own.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func cloudShareAccept(
    url: String,
    name: String?
  ) async throws -> ShareAnswer
}

/// Leaves what others share: the zone is in the account's shared database no longer. Again changes nothing.
public protocol CloudShareLeaveHost: CoreHost {
  /// Leaves what others share: the zone is in the account's shared database no longer. Again changes nothing.
  /// - Parameter zone: The zone.
  /// - Returns: The zone that was left.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func cloudShareLeave(
    zone: CloudZone
  ) async throws -> LeftShare
}

/// Asks the host to show the user the sheet of its cloud that sends a link. Asked of the host whose cloud the container is; where it does
/// not offer this, host.share.present is asked.
public protocol CloudSharePresentHost: CoreHost {
  /// Asks the host to show the user the sheet of its cloud that sends a link. Asked of the host whose cloud the container is; where it does
  /// not offer this, host.share.present is asked.
  /// - Parameters:
  ///   - url: The link.
  ///   - title: What it leads to, as people call it.
  /// - Returns: What has become of it.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func cloudSharePresent(
    url: String,
    title: String
  ) async throws -> PresentAnswer
}

/// Asks the host to show the user its sheet that sends a link.
public protocol SharePresentHost: CoreHost {
  /// Asks the host to show the user its sheet that sends a link.
  /// - Parameters:
  ///   - url: The link.
  ///   - title: What it leads to, as people call it.
  /// - Returns: What has become of it.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func sharePresent(
    url: String,
    title: String
  ) async throws -> PresentAnswer
}

/// Asks for records of the public database: a page of those of one type that match a filter. A type that nobody has written has none.
public protocol CloudRecordsQueryHost: CoreHost {
  /// Asks for records of the public database: a page of those of one type that match a filter. A type that nobody has written has none.
  /// - Parameters:
  ///   - type: The kind of record.
  ///   - filter: What the records must match, all of it; empty for all records of the type.
  ///   - limit: The most records of the page.
  ///   - cursor: The cursor of the page before; null for the first page.
  /// - Returns: A page of records, and where the next one begins.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
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
  /// - Parameter url: The address.
  /// - Returns: Whether something has opened it.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func urlOpen(
    url: String
  ) async throws -> OpenURLAnswer
}

/// Asks the host to fetch a remote document: AppConfig or IAPPromo.
public protocol ConfigFetchHost: CoreHost {
  /// Asks the host to fetch a remote document: AppConfig or IAPPromo.
  /// - Parameter document: Which document.
  /// - Returns: The document.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func configFetch(
    document: RefreshedDocumentDocument
  ) async throws -> FetchedConfig
}

/// Asks the host for a smaller picture of an image, upright, of the same proportions; nobody waits for it.
public protocol ImageTransformHost: CoreHost {
  /// Asks the host for a smaller picture of an image, upright, of the same proportions; nobody waits for it.
  /// - Parameters:
  ///   - path: The absolute path of the image, which is to be read and nothing else.
  ///   - maxPixels: How long the longer side of the picture is at most.
  ///   - quality: Of a JPEG or WebP, in percent.
  ///   - mediaType: What the image is.
  /// - Returns: The picture, in a file of the host's own (PNG, JPEG, GIF or WebP), which the core copies at once, and the host removes when
  /// it likes.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func imageTransform(
    path: String,
    maxPixels: Int,
    quality: Int,
    mediaType: String
  ) async throws -> TransformedImage
}

/// Asks the host to delete a secret; one that is not there is as good as deleted.
public protocol SecretsDeleteHost: CoreHost {
  /// Asks the host to delete a secret; one that is not there is as good as deleted.
  /// - Parameter name: The name of the secret.
  /// - Returns: Nothing: it is deleted.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func secretsDelete(
    name: String
  ) async throws -> HostSecretDone
}

/// Asks the host to send events of the app, at most 20 at once, and only while the user lets it (settings.telemetryEnabled).
public protocol TelemetrySendHost: CoreHost {
  /// Asks the host to send events of the app, at most 20 at once, and only while the user lets it (settings.telemetryEnabled).
  /// - Parameters:
  ///   - installation: A random id of the installation. It is another one each time that telemetry is switched on.
  ///   - events: The events, the oldest first.
  /// - Returns: Nothing: they need not be sent again.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func telemetrySend(
    installation: String,
    events: [TelemetryEvent]
  ) async throws -> TelemetrySent
}

/// Asks the host to write lines of the log to the system's own, too. They come in batches, one batch at a time; nothing waits for the
/// answer, and no secret is in them. A host that logs them by log.write would get them again.
public protocol LogWriteHost: CoreHost {
  /// Asks the host to write lines of the log to the system's own, too. They come in batches, one batch at a time; nothing waits for the
  /// answer, and no secret is in them. A host that logs them by log.write would get them again.
  /// - Parameter lines: The lines, the oldest first.
  /// - Returns: Nothing: they need not be sent again.
  /// - Throws: `HostError` for what can't be done: whoever has called the core is told.
  func logWrite(
    lines: [LogLine]
  ) async throws -> LogWritten
}

/// A host that is the platform's cloud: it can be asked all that sync needs.
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
  /// The names of what a host can be asked.
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

  /// Asks a host.
  /// - Returns: nil where it does not offer what is asked.
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
