# frozen_string_literal: true

# Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

module Mainspring
  # The base class of hosts. A subclass has a method for each request of the core that it can answer. These methods are
  # offered to the core.
  #
  # A method that can't answer raises HostError. Each method is called in a thread of its own.
  class Host
    # For each method, its request and the types of the parameters whose values differ from JSON. See {Readers.of}.
    # @api private
    REQUESTS = {
      ping: ["host.ping", {}.freeze],
      weather_current: ["host.weather.current", {latitude: :decimal, longitude: :decimal}.freeze],
      weather_hourly: ["host.weather.hourly", {latitude: :decimal, longitude: :decimal}.freeze],
      location_request: ["host.location.request", {}.freeze],
      geocode_reverse: ["host.geocode.reverse", {latitude: :decimal, longitude: :decimal}.freeze],
      places_search: ["host.places.search", {latitude: :decimal, longitude: :decimal}.freeze],
      places_resolve: ["host.places.resolve", {}.freeze],
      store_products: ["host.store.products", {}.freeze],
      store_purchase: ["host.store.purchase", {}.freeze],
      store_sync: ["host.store.sync", {}.freeze],
      ai_respond: ["host.ai.respond", {}.freeze],
      ai_available: ["host.ai.available", {}.freeze],
      auth_apple_keys: ["host.auth.apple.keys", {}.freeze],
      auth_apple_request: ["host.auth.apple.request", {}.freeze],
      secrets_get: ["host.secrets.get", {}.freeze],
      backend_request: ["host.backend.request", {headers: [:HTTPHeader]}.freeze],
      auth_apple_credential_state: ["host.auth.apple.credentialState", {}.freeze],
      backend_authenticate: ["host.backend.authenticate", {}.freeze],
      secrets_set: ["host.secrets.set", {}.freeze],
      cloud_account: ["host.cloud.account", {}.freeze],
      cloud_database_changes: ["host.cloud.database.changes", {}.freeze],
      cloud_zone_changes: ["host.cloud.zone.changes", {zone: :CloudZone}.freeze],
      cloud_zones_modify: ["host.cloud.zones.modify", {save: [:CloudZone], delete: [:CloudZone]}.freeze],
      cloud_records_modify: ["host.cloud.records.modify", {save: [:CloudRecord], delete: [:CloudDeletion]}.freeze],
      cloud_asset_download: ["host.cloud.asset.download", {zone: :CloudZone}.freeze],
      cloud_share_create: ["host.cloud.share.create", {zone: :CloudZone, joiner: {String => :CloudValue}}.freeze],
      cloud_share_get: ["host.cloud.share.get", {zone: :CloudZone}.freeze],
      cloud_share_update: ["host.cloud.share.update", {zone: :CloudZone, joiner: {String => :CloudValue}}.freeze],
      cloud_share_invite: ["host.cloud.share.invite", {zone: :CloudZone, record: :CloudRecord}.freeze],
      cloud_share_delete: ["host.cloud.share.delete", {zone: :CloudZone}.freeze],
      cloud_share_metadata: ["host.cloud.share.metadata", {}.freeze],
      cloud_share_accept: ["host.cloud.share.accept", {}.freeze],
      cloud_share_leave: ["host.cloud.share.leave", {zone: :CloudZone}.freeze],
      cloud_share_present: ["host.cloud.share.present", {}.freeze],
      share_present: ["host.share.present", {}.freeze],
      cloud_records_query: ["host.cloud.records.query", {filter: [:CloudComparison]}.freeze],
      url_open: ["host.url.open", {}.freeze],
      config_fetch: ["host.config.fetch", {}.freeze],
      image_transform: ["host.image.transform", {}.freeze],
      secrets_delete: ["host.secrets.delete", {}.freeze],
      telemetry_send: ["host.telemetry.send", {events: [:TelemetryEvent]}.freeze],
      log_write: ["host.log.write", {lines: [:LogLine]}.freeze],
    }.freeze

    # Asks the host to send a text back, to check the connection.
    #
    # @param text [String] A text for the host to send back.
    # @return [Records::HostPong] The same text.
    def ping(text:)
      raise NotImplementedError
    end

    # Asks the host for the present weather of a place.
    #
    # @param latitude [BigDecimal] The latitude in degrees, positive north of the equator, rounded to three decimals.
    # @param longitude [BigDecimal] The longitude in degrees, positive east of Greenwich, rounded to three decimals.
    # @return [Records::CurrentWeatherAnswer] The weather of the requested place, or of a place at most 25 km away.
    def weather_current(latitude:, longitude:)
      raise NotImplementedError
    end

    # Asks the host for the weather of a place in the next hours, from the present hour on.
    #
    # @param latitude [BigDecimal] The latitude in degrees, positive north of the equator, rounded to three decimals.
    # @param longitude [BigDecimal] The longitude in degrees, positive east of Greenwich, rounded to three decimals.
    # @param hours [Integer] The number of hours to return, from the present hour on.
    # @return [Records::HourlyWeatherAnswer] The weather of the requested place, or of a place at most 25 km away, hour
    #   by hour.
    def weather_hourly(latitude:, longitude:, hours:)
      raise NotImplementedError
    end

    # Asks the host for the location of the device, once for each call of `location.request`. The host may have to ask
    # the user for permission.
    #
    # @return [Records::LocationAnswer] The location of the device. If the app may not know the location, the state
    #   `denied` or `restricted` instead.
    def location_request
      raise NotImplementedError
    end

    # Asks the host for the name of the place at the given coordinates. The core asks once for each place, and stores
    # the name.
    #
    # @param latitude [BigDecimal] The latitude in degrees, positive north of the equator, rounded to four decimals.
    # @param longitude [BigDecimal] The longitude in degrees, positive east of Greenwich, rounded to four decimals.
    # @return [Records::GeocodeAnswer] The name of the place, with its locality, region, country and time zone.
    def geocode_reverse(latitude:, longitude:)
      raise NotImplementedError
    end

    # Asks the host for places whose names begin with the text that the user has typed so far. For a place without known
    # coordinates, the host returns a suggestion.
    #
    # @param text [String] The text that was typed so far.
    # @param latitude [BigDecimal, nil] The point around which to search first, in degrees: the coordinates of the
    #   caller's request. Default: the device's last known place; `null` if no place of the device is known.
    # @param longitude [BigDecimal, nil] The point around which to search first, in degrees: the coordinates of the
    #   caller's request. Default: the device's last known place; `null` if no place of the device is known.
    # @param limit [Integer] The largest number of places to return. The core ignores further places.
    # @return [Records::PlaceSearchAnswer] The places, the suggestions, or both, the best matches first.
    def places_search(text:, latitude:, longitude:, limit:)
      raise NotImplementedError
    end

    # Asks the host for the coordinates of a place that the host has suggested.
    #
    # @param token [String] The token of the suggestion, from the host's answer to host.places.search.
    # @return [Records::PlaceResolveAnswer] The place, with its coordinates.
    def places_resolve(token:)
      raise NotImplementedError
    end

    # Asks the host for the names and prices of products in the store of this device.
    #
    # @param ids [Array<String>] The store's ids of the products.
    # @return [Records::StoreProductsAnswer] The products that the store sells on this device, in any order.
    def store_products(ids:)
      raise NotImplementedError
    end

    # Asks the host to let the user buy a product. If the host gets the same purchaseId again, it must return the
    # outcome of that purchase, and not buy again. In StoreKit, purchaseId is the appAccountToken.
    #
    # @param product_id [String] The store's id of the product.
    # @param offer_id [String, nil] The id of the offer for this purchase; `null` for a purchase without an offer.
    # @param purchase_id [String] The id of the purchase. If the core repeats this request, the id is the same.
    # @return [Records::StorePurchaseAnswer] The outcome of the purchase. The answer has exactly one of the members
    #   `document`, `pending` and `cancelled`.
    def store_purchase(product_id:, offer_id:, purchase_id:)
      raise NotImplementedError
    end

    # Asks the host for all purchases of the user that the store knows, to restore them. The user may have to sign in.
    #
    # @return [Records::StoreSyncAnswer] The documents that the store has signed.
    def store_sync
      raise NotImplementedError
    end

    # Asks the host's model for a JSON object that fits a JSON Schema. The core sends at most two such requests at once.
    # If the host replies with an error, `data.kind` can be `guardrail`, `tooLong`, `busy`, `refused` or `malformed`.
    #
    # @param task [String] The purpose of the question, such as reports.explain. A host may choose a model by it.
    # @param instructions [String] The instructions for the model. They are equal for all questions of a task.
    # @param prompt [String] The question. Together, instructions and prompt have at most 6,000 characters.
    # @param schema [Hash{String => Object}] The JSON Schema (draft 2020-12) that the object must fit.
    # @param stream [Boolean] `true` if the host is to send the incomplete object while the model writes it, by
    #   host.progress.
    # @return [Records::AIResponse] The object. If `stream` is `true`, the host may first send incomplete objects while
    #   the model writes. The host sends each with host.progress: the request's `id`, and the object so far in
    #   `content`.
    def ai_respond(task:, instructions:, prompt:, schema:, stream:)
      raise NotImplementedError
    end

    # Asks the host whether its language model can answer now. The core sends this request at most once a minute.
    #
    # @return [Records::AIAvailabilityAnswer] The availability, with a reason if the model can't answer.
    def ai_available
      raise NotImplementedError
    end

    # Returns the keys with which Apple signs identity tokens (https://appleid.apple.com/auth/keys).
    #
    # @return [Records::AppleKeys] The keys as a JSON Web Key Set.
    def auth_apple_keys
      raise NotImplementedError
    end

    # Asks the host to let the user sign in with Apple. The nonce of the host's request to Apple must be the SHA-256 of
    # the parameter `nonce`, as 64 hexadecimal digits.
    #
    # @param nonce [String] A random text, which is used only once.
    # @return [Records::AppleCredential] The credential that Apple gave at the sign-in.
    def auth_apple_request(nonce:)
      raise NotImplementedError
    end

    # Asks the host for a stored secret.
    #
    # @param name [String] The name of the secret.
    # @return [Records::StoredSecret] The secret, or `null`.
    def secrets_get(name:)
      raise NotImplementedError
    end

    # Asks the host to send a request to the app's backend. The host knows the backend's address, and must not follow
    # redirects. If the host cannot reach the backend, it replies with an error of the kind `unreachable`. If the
    # connection breaks, it replies with an error of the kind `cutOff`.
    #
    # @param method ["GET", "POST", "PUT", "PATCH", "DELETE"] The HTTP method.
    # @param path [String] The path and the query of the address, after the address of the backend. The path begins with
    #   a slash.
    # @param headers [Array<Records::HTTPHeader>] The HTTP headers. They contain secrets, so the host must not log them.
    # @param body [String, nil] The body, as text. `null` for a request without a body.
    # @param stream [Boolean] `true` if the host must read the answer as server-sent events, and pass them on as they
    #   arrive.
    # @return [Records::BackendAnswer] The backend's answer, with any HTTP status. If `stream` is `true` and the status
    #   is 200, the host first sends the events with `host.progress`, in `events` of its `content`. In that case, the
    #   answer has no body.
    def backend_request(method:, path:, headers:, body:, stream:)
      raise NotImplementedError
    end

    # Returns Apple's current state of a user's credential.
    #
    # @param user [String] The user's id at Apple.
    # @return [Records::AppleCredentialState] The state of the credential.
    def auth_apple_credential_state(user:)
      raise NotImplementedError
    end

    # Lets the app's backend authenticate the user who has just signed in with Apple.
    #
    # @param identity_token [String] The identity token of the sign-in.
    # @param authorization_code [String] The authorization code of the sign-in. It can be used only once.
    # @return [Records::BackendToken] The token that the backend accepts from then on.
    def backend_authenticate(identity_token:, authorization_code:)
      raise NotImplementedError
    end

    # Asks the host to store a secret, for example in a keychain. The secret replaces an earlier secret with the same
    # name. The core sends this request only to a host that also offers host.secrets.get and host.secrets.delete.
    #
    # @param name [String] The name of the secret.
    # @param value [String] The value of the secret.
    # @return [Records::HostSecretDone] An empty answer: the secret is stored.
    def secrets_set(name:, value:)
      raise NotImplementedError
    end

    # Asks for the account of the container, and for the state of that account.
    #
    # @return [Records::CloudAccountAnswer] The account, and the state of the account.
    def cloud_account
      raise NotImplementedError
    end

    # Asks for the zones of a database that have changed since a token. Fails with `changeTokenExpired` if the container
    # no longer knows the changes since the token. Fails with `historyLost` if the container has lost data that it had
    # when it returned the token.
    #
    # @param database ["private", "shared", "public"] The database.
    # @param token [String, nil] The token of the last reply. `null` to get all zones.
    # @return [Records::DatabaseChanges] The zones that have changed, and the token for the next request.
    def cloud_database_changes(database:, token:)
      raise NotImplementedError
    end

    # Asks for the records of a zone that have changed since a token. Fails with `changeTokenExpired` if the container
    # no longer knows the changes since the token. Fails with `historyLost` if the container has lost data that it had
    # when it returned the token.
    #
    # @param database ["private", "shared", "public"] The database of the zone.
    # @param zone [Records::CloudZone] The zone.
    # @param token [String, nil] The token of the last reply. `null` to get all records.
    # @param limit [Integer] The largest number of records and deletions in the page.
    # @param without_own [Boolean] `true` if the container may leave out records that were last changed through this
    #   connection. The core already knows these records.
    # @param share_tag [String, nil] The change tag of the zone's share in the core. `null` if the core does not have
    #   the share.
    # @param behind [String, nil] The newest token of the zone that the core has from a reply to
    #   `host.cloud.records.modify`. `null` if it got no such reply after the last fetch.
    # @return [Records::ZoneChanges] A page of changed and deleted records, and the token for the next request.
    def cloud_zone_changes(database:, zone:, token:, limit:, without_own:, share_tag:, behind:)
      raise NotImplementedError
    end

    # Creates zones that do not exist yet, and deletes zones with all their records.
    #
    # @param database ["private", "shared", "public"] The database of the zones.
    # @param save [Array<Records::CloudZone>] The zones to create if they do not exist.
    # @param delete [Array<Records::CloudZone>] The zones to delete.
    # @return [Records::ModifiedZones] One result for each zone: the saves in the order sent, then the deletions.
    def cloud_zones_modify(database:, save:, delete:)
      raise NotImplementedError
    end

    # Saves and deletes records. If the container has another change tag for a record than the request, the record is
    # not changed, and its result is `serverRecordChanged`. Fails with `historyLost` if the container has lost data that
    # it had when it returned the token in `behind`.
    #
    # @param database ["private", "shared", "public"] The database of the records.
    # @param save [Array<Records::CloudRecord>] The records to save. New records have no change tag.
    # @param delete [Array<Records::CloudDeletion>] The records to delete.
    # @param atomic [Boolean] `true` to refuse all records if one record is refused. The other records then get the
    #   result `batchRequestFailed`.
    # @param operation [String] The name of the batch, as `DEVICE.ID`. A batch that has already arrived is not run again
    #   and gets the same reply. The container stores the replies to the last 8 batches of each account and device. They
    #   do not expire. For names without a dot, the container stores the replies to the last 1,000 batches of the
    #   account.
    # @param behind [String, nil] The newest token of the zone that the core has. `null` if the core has no token of the
    #   zone.
    # @return [Records::ModifiedRecords] One result for each record: the saves in the order sent, then the deletions.
    def cloud_records_modify(database:, save:, delete:, atomic:, operation:, behind:)
      raise NotImplementedError
    end

    # Asks for the content of an asset, which is a field of a record, as a file.
    #
    # @param database ["private", "shared", "public"] The database of the record.
    # @param zone [Records::CloudZone] The zone of the record.
    # @param record [String] The id of the record.
    # @param field [String] The name of the field. Its type must be `asset`.
    # @param path [String] The path where the host should create the file, which then belongs to the core. The host may
    #   use another path if that file exists until the core's next request.
    # @return [Records::DownloadedAsset] The path of the file, and the digest of its content.
    def cloud_asset_download(database:, zone:, record:, field:, path:)
      raise NotImplementedError
    end

    # Shares one of the account's own zones. For a zone that is already shared, nothing changes. Fails with
    # `tooManyParticipants` if the company's tier allows no participants.
    #
    # @param zone [Records::CloudZone] The zone.
    # @param title [String] The title of the share, which people see, such as the company's name.
    # @param owner_name [String, nil] The name of the owner.
    # @param public_permission ["none", "readOnly", "readWrite"] The people who can join with the share's link. none:
    #   nobody, so that only invited people can join. readOnly: everybody who has the link, for reading only. readWrite:
    #   everybody who has the link, with the rights of the access record that they get.
    # @param joiner [Hash{String => Records::CloudValue, nil}] The fields of the access record for a person who joins
    #   with the share's link. The container adds the user and the time.
    # @param link_host [String] The host name of the app's links. A container that has no links of its own makes links
    #   of the form `https://HOST/share/TOKEN`.
    # @return [Records::ShareAnswer] The share.
    def cloud_share_create(zone:, title:, owner_name:, public_permission:, joiner:, link_host:)
      raise NotImplementedError
    end

    # Asks for the share of a zone.
    #
    # @param database ["private", "shared", "public"] The database of the zone.
    # @param zone [Records::CloudZone] The zone.
    # @return [Records::FoundShare] The share. `null` for a zone that was never shared.
    def cloud_share_get(database:, zone:)
      raise NotImplementedError
    end

    # Changes the share of one of the account's own zones, or the permission of one of its participants.
    #
    # @param zone [Records::CloudZone] The zone.
    # @param title [String, nil] The new title of the share. If it is left out, the title does not change.
    # @param public_permission ["none", "readOnly", "readWrite", nil] The people who can join with the share's link. If
    #   it is left out, this does not change.
    # @param joiner [Hash{String => Records::CloudValue, nil}, nil] The fields of the access record for people who join
    #   with the share's link. If it is left out, the fields do not change.
    # @param participant [String, nil] The id of the participant whose permission changes. `participant` and
    #   `permission` must be given together.
    # @param permission ["readWrite", "readOnly", nil] The participant's new permission. `participant` and `permission`
    #   must be given together.
    # @return [Records::ShareAnswer] The share in its new state.
    def cloud_share_update(zone:, title:, public_permission:, joiner:, participant:, permission:)
      raise NotImplementedError
    end

    # Invites a participant to one of the account's own zones, and saves the participant's access record. The container
    # does both or neither. Fails with `tooManyParticipants` if the company's tier allows no more participants.
    #
    # @param zone [Records::CloudZone] The zone.
    # @param participant [String] The id of the new invitation. If the container already has an invitation with this id,
    #   nothing changes.
    # @param invited_as [String] The address, number or label that names the participant.
    # @param permission ["readWrite", "readOnly"] The permission of a participant. readWrite: everything that the
    #   participant's access record allows. readOnly: only reading, even if the access record allows more.
    # @param record [Records::CloudRecord] The access record with the participant's rights. Until the invitation is
    #   accepted, its member `user` is a placeholder.
    # @return [Records::InvitedParticipant] The share, and the saved access record.
    def cloud_share_invite(zone:, participant:, invited_as:, permission:, record:)
      raise NotImplementedError
    end

    # Ends the share of one of the account's own zones, for one participant or for all. The container also deletes the
    # access records of these participants.
    #
    # @param zone [Records::CloudZone] The zone.
    # @param participant [String, nil] The id of the participant to remove. `null` to end the whole share.
    # @return [Records::ShareAnswer] The share in its new state.
    def cloud_share_delete(zone:, participant:)
      raise NotImplementedError
    end

    # Asks for the zone to which a link leads, before the account accepts the link. The request changes nothing. Fails
    # with `unknownItem` if the link is not valid, or is meant for another account.
    #
    # @param url [String] The link.
    # @return [Records::PreviewedShare] The zone to which the link leads, and the state of the link.
    def cloud_share_metadata(url:)
      raise NotImplementedError
    end

    # Accepts a share link for the account. The zone is then in the account's shared database, and the access record
    # names the account. A repeated request changes nothing. Fails with `unknownItem` if the link is not valid, or is
    # meant for another account. Fails with `tooManyParticipants` if the share admits no more participants.
    #
    # @param url [String] The link.
    # @param name [String, nil] The name of the participant. It is used if the access record has no name.
    # @return [Records::ShareAnswer] The share. If the link leads to the account's own zone, the zone has no `owner`.
    def cloud_share_accept(url:, name:)
      raise NotImplementedError
    end

    # Leaves a zone that another account shares. After that, the zone is not in the account's shared database. A
    # repeated request changes nothing.
    #
    # @param zone [Records::CloudZone] The zone.
    # @return [Records::LeftShare] The zone that was left.
    def cloud_share_leave(zone:)
      raise NotImplementedError
    end

    # Asks the host to show the user the cloud's own sheet for sending a link. The core sends this request only to the
    # host whose cloud is the container. If that host does not offer this request, the core sends `host.share.present`
    # instead.
    #
    # @param url [String] The link.
    # @param title [String] The name of the company to which the link leads.
    # @return [Records::PresentAnswer] Whether the user sent the link.
    def cloud_share_present(url:, title:)
      raise NotImplementedError
    end

    # Asks the host to show the user the system's sheet for sending a link.
    #
    # @param url [String] The link.
    # @param title [String] The name of the company to which the link leads.
    # @return [Records::PresentAnswer] Whether the user sent the link.
    def share_present(url:, title:)
      raise NotImplementedError
    end

    # Asks for a page of records of the public database: the records of one type that match a filter. For a type without
    # records, the page is empty.
    #
    # @param type [String] The type of the records.
    # @param filter [Array<Records::CloudComparison>] The comparisons, all of which a record must match. Empty for all
    #   records of the type.
    # @param limit [Integer] The largest number of records in the page.
    # @param cursor [String, nil] The cursor of the previous page. `null` for the first page.
    # @return [Records::QueriedRecords] A page of records, and the cursor of the next page.
    def cloud_records_query(type:, filter:, limit:, cursor:)
      raise NotImplementedError
    end

    # Asks the host to open an address outside the app, such as the app's page in the store.
    #
    # @param url [String] The address to open: a page of an app store, of at most 2,000 characters.
    # @return [Records::OpenURLAnswer] Whether the address was opened.
    def url_open(url:)
      raise NotImplementedError
    end

    # Asks the host to fetch a document from the app's server: AppConfig or IAPPromo.
    #
    # @param document ["AppConfig", "IAPPromo"] The name of the document.
    # @return [Records::FetchedConfig] The document.
    def config_fetch(document:)
      raise NotImplementedError
    end

    # Asks the host to make a smaller picture of an image. The picture must be upright, with the proportions of the
    # image. No caller waits for the picture: until it is there, the core uses the image itself.
    #
    # @param path [String] The absolute path of the image. The host may read this file, and nothing else.
    # @param max_pixels [Integer] The maximum length of the picture's longer side, in pixels.
    # @param quality [Integer] The quality of a JPEG or WebP, in percent.
    # @param media_type [String] The media type of the image.
    # @return [Records::TransformedImage] The picture, in a file of the host (PNG, JPEG, GIF or WebP). The core copies
    #   the file at once. After the reply, the host may remove the file at any time.
    def image_transform(path:, max_pixels:, quality:, media_type:)
      raise NotImplementedError
    end

    # Asks the host to delete a secret. A secret that does not exist counts as deleted.
    #
    # @param name [String] The name of the secret.
    # @return [Records::HostSecretDone] An empty answer: the secret is deleted.
    def secrets_delete(name:)
      raise NotImplementedError
    end

    # Asks the host to send events of the app to the app's maker. The core sends at most 20 events at once, and only
    # while the user allows it (`settings.telemetryEnabled`).
    #
    # @param installation [String] A random id of the installation. Each time that telemetry is switched on, a new id is
    #   made.
    # @param events [Array<Records::TelemetryEvent>] The events, oldest first.
    # @return [Records::TelemetrySent] An empty answer: the host has accepted the events, and the core does not send
    #   them again.
    def telemetry_send(installation:, events:)
      raise NotImplementedError
    end

    # Asks the host to write lines of the core's log to the system's log as well. The core sends one batch of lines at a
    # time, with secrets replaced. No caller waits for the answer. The host must not pass these lines to `log.write`,
    # because the core would send them again.
    #
    # @param lines [Array<Records::LogLine>] The lines of the batch, the oldest first.
    # @return [Records::LogWritten] An empty answer: the host has accepted the lines, and the core does not send them
    #   again.
    def log_write(lines:)
      raise NotImplementedError
    end
  end
end
