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

    # Asks the host to send a text back.
    #
    # @param text [String] A text for the host to send back.
    # @return [Records::HostPong] The same text.
    def ping(text:)
      raise NotImplementedError
    end

    # Returns the present weather of a place.
    #
    # @param latitude [BigDecimal] The latitude in degrees, positive north of the equator, rounded to three decimals.
    # @param longitude [BigDecimal] The longitude in degrees, positive east of Greenwich, rounded to three decimals.
    # @return [Records::CurrentWeatherAnswer] The weather of the requested place, or of a place at most 25 km away.
    def weather_current(latitude:, longitude:)
      raise NotImplementedError
    end

    # Returns the weather of a place in the next hours, from the present hour on.
    #
    # @param latitude [BigDecimal] The latitude in degrees, positive north of the equator, rounded to three decimals.
    # @param longitude [BigDecimal] The longitude in degrees, positive east of Greenwich, rounded to three decimals.
    # @param hours [Integer] The number of hours to return, from the present hour on.
    # @return [Records::HourlyWeatherAnswer] The weather of the requested place, or of a place at most 25 km away, hour
    #   by hour.
    def weather_hourly(latitude:, longitude:, hours:)
      raise NotImplementedError
    end

    # Asks the host once for the location of the device. The host may have to ask the user for permission.
    #
    # @return [Records::LocationAnswer] The location of the device, or the state `denied` or `restricted` of the
    #   permission.
    def location_request
      raise NotImplementedError
    end

    # Asks the host for the name of the place at a point.
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
    # @param latitude [BigDecimal, nil] The point around which to search first: the request's coordinates. If the
    #   request has no coordinates, the device's last known place; `null` if that place is not known.
    # @param longitude [BigDecimal, nil] The point around which to search first: the request's coordinates. If the
    #   request has no coordinates, the device's last known place; `null` if that place is not known.
    # @param limit [Integer] The largest number of places to return. The core ignores further places.
    # @return [Records::PlaceSearchAnswer] The places, the suggestions, or both, the best matches first.
    def places_search(text:, latitude:, longitude:, limit:)
      raise NotImplementedError
    end

    # Asks the host for the coordinates of a place that the host has suggested.
    #
    # @param token [String] The token of the suggestion.
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
    # @param purchase_id [String] The id of the purchase, which is the same for each repeat of this request.
    # @return [Records::StorePurchaseAnswer] The outcome of the purchase. The answer has exactly one of the members
    #   `document`, `pending` and `cancelled`.
    def store_purchase(product_id:, offer_id:, purchase_id:)
      raise NotImplementedError
    end

    # Asks the host for the purchases of the user that the store knows. The user may have to sign in.
    #
    # @return [Records::StoreSyncAnswer] The documents that the store has signed.
    def store_sync
      raise NotImplementedError
    end

    # Asks the host's model for a JSON object that fits a JSON Schema. The core sends at most two such requests at once.
    # An error of the host may have one of the kinds `guardrail`, `tooLong`, `busy`, `refused` and `malformed` in
    # `data.kind`.
    #
    # @param task [String] The purpose of the question, such as reports.explain. A host may choose a model by it.
    # @param instructions [String] The instructions for the model, the same for all questions of a task.
    # @param prompt [String] The question. Together, instructions and prompt have at most 6,000 characters.
    # @param schema [Hash{String => Object}] The JSON Schema (draft 2020-12) that the object must fit.
    # @param stream [Boolean] `true` if the host is to send the parts of the object as they arrive, by host.progress.
    # @return [Records::AIResponse] The object. If `stream` is `true`, the host may first send the object as far as it
    #   is complete, by host.progress with the request's `id` and this object in `content`.
    def ai_respond(task:, instructions:, prompt:, schema:, stream:)
      raise NotImplementedError
    end

    # Returns the availability of the host's model. Sent at most once a minute.
    #
    # @return [Records::AIAvailabilityAnswer] The availability, with a reason if there is no model.
    def ai_available
      raise NotImplementedError
    end

    # Returns the keys that Apple signs identity tokens with (https://appleid.apple.com/auth/keys).
    #
    # @return [Records::AppleKeys] The keys as a JSON Web Key Set.
    def auth_apple_keys
      raise NotImplementedError
    end

    # Asks the host to let the user sign in with Apple. The nonce of the host's request to Apple must be the SHA-256 of
    # the parameter `nonce`, as 64 hexadecimal digits.
    #
    # @param nonce [String] A random text, which is used only once.
    # @return [Records::AppleCredential] The credential that Apple gave.
    def auth_apple_request(nonce:)
      raise NotImplementedError
    end

    # Asks the host for a stored secret.
    #
    # @param name [String] The name of the secret.
    # @return [Records::StoredSecret] The secret.
    def secrets_get(name:)
      raise NotImplementedError
    end

    # Sends a request to the app's backend. The host knows the backend's address, and must not follow redirects. If the
    # host cannot reach the backend, the host replies with an error of the kind `unreachable`. If the connection breaks,
    # the host replies with an error of the kind `cutOff`.
    #
    # @param method ["GET", "POST", "PUT", "PATCH", "DELETE"] The HTTP method.
    # @param path [String] The path after the address of the backend, with the query. The path begins with a slash.
    # @param headers [Array<Records::HTTPHeader>] The HTTP headers. They contain secrets, so the host must not log them.
    # @param body [String, nil] The body, as text. `null` for a request without a body.
    # @param stream [Boolean] `true` if the host reads the answer as server-sent events, and passes them on as they
    #   arrive.
    # @return [Records::BackendAnswer] The backend's answer, with any status. If `stream` is `true` and the status is
    #   200, the host first sends the events with `host.progress`, in the member `events` of `content`. The answer then
    #   has no body.
    def backend_request(method:, path:, headers:, body:, stream:)
      raise NotImplementedError
    end

    # Returns Apple's present state of a user's credential.
    #
    # @param user [String] The user's id at Apple.
    # @return [Records::AppleCredentialState] The state of the credential.
    def auth_apple_credential_state(user:)
      raise NotImplementedError
    end

    # Lets the app's backend authenticate the user who has just signed in with Apple.
    #
    # @param identity_token [String] The identity token of the sign-in.
    # @param authorization_code [String] The authorization code of the sign-in. It can be used once.
    # @return [Records::BackendToken] The token that the backend accepts from now on.
    def backend_authenticate(identity_token:, authorization_code:)
      raise NotImplementedError
    end

    # Asks the host to store a secret, for example in a keychain. The secret replaces an earlier secret with the same
    # name. The core sends this request only to a host that also offers host.secrets.get and host.secrets.delete.
    #
    # @param name [String] The name of the secret.
    # @param value [String] The secret.
    # @return [Records::HostSecretDone] An empty answer: the secret is stored.
    def secrets_set(name:, value:)
      raise NotImplementedError
    end

    # Returns the account of the container, and the state of that account.
    #
    # @return [Records::CloudAccountAnswer] The account, and the state of the account.
    def cloud_account
      raise NotImplementedError
    end

    # Returns the zones of a database that have changed since a token. Fails with `changeTokenExpired` if the container
    # no longer knows the changes since the token. Fails with `historyLost` if the container has lost data that it had
    # when it returned the token.
    #
    # @param database ["private", "shared", "public"] The database.
    # @param token [String, nil] The token of the last reply. `null` for all zones.
    # @return [Records::DatabaseChanges] The zones, and the next token.
    def cloud_database_changes(database:, token:)
      raise NotImplementedError
    end

    # Returns the records of a zone that have changed since a token. Fails with `changeTokenExpired` if the container no
    # longer knows the changes since the token. Fails with `historyLost` if the container has lost data that it had when
    # it returned the token.
    #
    # @param database ["private", "shared", "public"] The database of the zone.
    # @param zone [Records::CloudZone] The zone.
    # @param token [String, nil] The token of the last reply. `null` for all records.
    # @param limit [Integer] The largest number of records and deletions in a page.
    # @param without_own [Boolean] `true` if the container may leave out records that were last changed through this
    #   connection, because the core already knows them.
    # @param share_tag [String, nil] The change tag of the zone's share that the core already has. `null` if the core
    #   has none.
    # @param behind [String, nil] The newest token of the zone that the core has, if a batch was answered after the last
    #   fetch. Otherwise `null`.
    # @return [Records::ZoneChanges] A page of records, and the next token.
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

    # Saves and deletes records. If the container's change tag of a record differs from the sent change tag, the record
    # is not changed, and its result is `serverRecordChanged`. Fails with `historyLost` if the container no longer has
    # all data that it had when it returned the token in `behind`.
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
    # @param behind [String, nil] The newest token of the zone that the core has. `null` if the core has none.
    # @return [Records::ModifiedRecords] One result for each record: the saves in the order sent, then the deletions.
    def cloud_records_modify(database:, save:, delete:, atomic:, operation:, behind:)
      raise NotImplementedError
    end

    # Returns the content of an asset, one field of a record, as a file.
    #
    # @param database ["private", "shared", "public"] The database of the record.
    # @param zone [Records::CloudZone] The zone of the record.
    # @param record [String] The record's id.
    # @param field [String] The name of the field. Its type must be `asset`.
    # @param path [String] The path for a new file, which then belongs to the core. The host may use another path if the
    #   file stays there until the core's next request.
    # @return [Records::DownloadedAsset] The path of the file.
    def cloud_asset_download(database:, zone:, record:, field:, path:)
      raise NotImplementedError
    end

    # Shares one of the account's own zones. If the zone is already shared, nothing changes. Fails with
    # `tooManyParticipants` if the company's tier allows no participants.
    #
    # @param zone [Records::CloudZone] The zone.
    # @param title [String] The title of the share, such as the company's name.
    # @param owner_name [String, nil] The name of the owner.
    # @param public_permission ["none", "readOnly", "readWrite"] The people whom the share's own link admits. none:
    #   nobody, so that only invited people can join. readOnly: everybody who has the link, for reading. readWrite:
    #   everybody who has the link, with the rights of their access record.
    # @param joiner [Hash{String => Records::CloudValue, nil}] The fields of the access record for participants who use
    #   the share's own link. The container adds the user and the time.
    # @param link_host [String] The host of the app's links, for a container without links of its own: such a container
    #   makes links of the form `https://HOST/share/TOKEN`.
    # @return [Records::ShareAnswer] The share.
    def cloud_share_create(zone:, title:, owner_name:, public_permission:, joiner:, link_host:)
      raise NotImplementedError
    end

    # Returns the share of a zone.
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
    # @param title [String, nil] The title of the share. Without it, the title stays.
    # @param public_permission ["none", "readOnly", "readWrite", nil] The people whom the share's own link admits. If
    #   `publicPermission` is left out, this stays unchanged.
    # @param joiner [Hash{String => Records::CloudValue, nil}, nil] The fields of the access record for participants who
    #   use the share's own link. Without it, the fields stay.
    # @param participant [String, nil] The id of the participant whose permission is set. `participant` and `permission`
    #   belong together.
    # @param permission ["readWrite", "readOnly", nil] The participant's new permission. `participant` and `permission`
    #   belong together.
    # @return [Records::ShareAnswer] The share.
    def cloud_share_update(zone:, title:, public_permission:, joiner:, participant:, permission:)
      raise NotImplementedError
    end

    # Invites a participant to a shared zone of the account's own, and saves the participant's access record. The
    # container does both or neither. Fails with `tooManyParticipants` if the company's tier allows no more
    # participants.
    #
    # @param zone [Records::CloudZone] The zone.
    # @param participant [String] The id of the new invitation. If the container already has an invitation with this id,
    #   nothing changes.
    # @param invited_as [String] The address, number or label of the participant.
    # @param permission ["readWrite", "readOnly"] The permission. readWrite: everything that the access record allows.
    #   readOnly: only reading, even if the access record allows more.
    # @param record [Records::CloudRecord] The access record with the participant's rights. Until the invitation is
    #   accepted, its user is a placeholder.
    # @return [Records::InvitedParticipant] The share, and the saved access record.
    def cloud_share_invite(zone:, participant:, invited_as:, permission:, record:)
      raise NotImplementedError
    end

    # Ends the share of one of the account's own zones, for one participant or for all. The access records of these
    # participants are deleted, too.
    #
    # @param zone [Records::CloudZone] The zone.
    # @param participant [String, nil] The id of the participant to remove. `null` to end the whole share.
    # @return [Records::ShareAnswer] The share in its new state.
    def cloud_share_delete(zone:, participant:)
      raise NotImplementedError
    end

    # Returns the zone that a link leads to. The request changes nothing. Fails with `unknownItem` if the link is not
    # valid, or is meant for another account.
    #
    # @param url [String] The link.
    # @return [Records::PreviewedShare] The zone behind the link.
    def cloud_share_metadata(url:)
      raise NotImplementedError
    end

    # Accepts a share link. The zone is then in the account's shared database, and the access record names the account.
    # A second request changes nothing. Fails with `unknownItem` if the link is not valid, or is meant for another
    # account. Fails with `tooManyParticipants` if the share admits no more participants.
    #
    # @param url [String] The link.
    # @param name [String, nil] The name of the participant. It is used if the access record has no name.
    # @return [Records::ShareAnswer] The share. If the zone is the account's own, it has no `owner`.
    def cloud_share_accept(url:, name:)
      raise NotImplementedError
    end

    # Leaves a zone that another account shares. The zone is then no longer in the account's shared database. A second
    # request changes nothing.
    #
    # @param zone [Records::CloudZone] The zone.
    # @return [Records::LeftShare] The zone that was left.
    def cloud_share_leave(zone:)
      raise NotImplementedError
    end

    # Shows the user the cloud's own sheet for sending a link. The core sends this request to the host whose cloud is
    # the container. A host that does not offer this request gets `host.share.present` instead.
    #
    # @param url [String] The link.
    # @param title [String] The name of the company to which the link leads.
    # @return [Records::PresentAnswer] The outcome of the sheet.
    def cloud_share_present(url:, title:)
      raise NotImplementedError
    end

    # Shows the user the system's sheet for sending a link.
    #
    # @param url [String] The link.
    # @param title [String] The name of the company to which the link leads.
    # @return [Records::PresentAnswer] The outcome of the sheet.
    def share_present(url:, title:)
      raise NotImplementedError
    end

    # Returns a page of records of the public database: the records of one type that match a filter. For a type without
    # records, the page is empty.
    #
    # @param type [String] The kind of record.
    # @param filter [Array<Records::CloudComparison>] The comparisons. A record must match all of them. Empty for all
    #   records of the type.
    # @param limit [Integer] The largest number of records in the page.
    # @param cursor [String, nil] The cursor of the previous page. `null` for the first page.
    # @return [Records::QueriedRecords] A page of records, and the cursor of the next page.
    def cloud_records_query(type:, filter:, limit:, cursor:)
      raise NotImplementedError
    end

    # Asks the host to open an address outside the app, such as the app's page in the store.
    #
    # @param url [String] The address.
    # @return [Records::OpenURLAnswer] The outcome of the attempt to open the address.
    def url_open(url:)
      raise NotImplementedError
    end

    # Asks the host to fetch a remote document: AppConfig or IAPPromo.
    #
    # @param document ["AppConfig", "IAPPromo"] The name of the document.
    # @return [Records::FetchedConfig] The document.
    def config_fetch(document:)
      raise NotImplementedError
    end

    # Asks the host to make a smaller picture of an image. The picture must be upright, with the proportions of the
    # image. No request of a caller waits for the picture.
    #
    # @param path [String] The absolute path of the image. The host may read this file, and nothing else.
    # @param max_pixels [Integer] The maximum length of the picture's longer side, in pixels.
    # @param quality [Integer] The quality of a JPEG or WebP, in percent.
    # @param media_type [String] The media type of the image.
    # @return [Records::TransformedImage] The picture, in a file of the host (PNG, JPEG, GIF or WebP). The core copies
    #   the file at once; the host may remove it at any time after the reply.
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

    # Sends events of the app to its maker, at most 20 at once, and only while the user allows it
    # (settings.telemetryEnabled).
    #
    # @param installation [String] A random id of the installation. A new id is made each time that telemetry is
    #   switched on.
    # @param events [Array<Records::TelemetryEvent>] The events, oldest first.
    # @return [Records::TelemetrySent] An empty answer: the host has accepted the events, and the core does not send
    #   them again.
    def telemetry_send(installation:, events:)
      raise NotImplementedError
    end

    # Asks the host to write lines of the core's log to the system's log as well. Lines come in batches, one batch at a
    # time, and secrets in them are replaced. No request waits for the answer. The host must not pass these lines to
    # `log.write`, because the core would send them again.
    #
    # @param lines [Array<Records::LogLine>] The lines of the batch, the oldest first.
    # @return [Records::LogWritten] An empty answer: the host has accepted the lines, and the core does not send them
    #   again.
    def log_write(lines:)
      raise NotImplementedError
    end
  end
end
