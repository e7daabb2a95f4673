# frozen_string_literal: true

# Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

module Mainspring
  # What the core may ask of a front end. Write what your platform has in a subclass: each method that it has is
  # offered.
  #
  # Raise HostError for what can't be done. Methods are called in threads of their own.
  class Host
    # The request behind each method, and the types of the parameters that are not as JSON has them; see {Readers.of}.
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
    # @param text [String] Any text.
    # @return [Records::HostPong] The same text.
    def ping(text:)
      raise NotImplementedError
    end

    # Returns the present weather of a place.
    #
    # @param latitude [BigDecimal] The latitude in degrees north, rounded to three decimals.
    # @param longitude [BigDecimal] The longitude in degrees east, rounded to three decimals.
    # @return [Records::CurrentWeatherAnswer] The weather of a place within 25 km of the requested one.
    def weather_current(latitude:, longitude:)
      raise NotImplementedError
    end

    # Returns the weather of a place in the next hours, from the present hour on.
    #
    # @param latitude [BigDecimal] The latitude in degrees north, rounded to three decimals.
    # @param longitude [BigDecimal] The longitude in degrees east, rounded to three decimals.
    # @param hours [Integer] The number of hours.
    # @return [Records::HourlyWeatherAnswer] The weather of a place within 25 km of the requested one, hour by hour.
    def weather_hourly(latitude:, longitude:, hours:)
      raise NotImplementedError
    end

    # Asks the host once for the location of the device. The host may have to ask the user for permission.
    #
    # @return [Records::LocationAnswer] The location of the device, or the refusal of the permission.
    def location_request
      raise NotImplementedError
    end

    # Asks the host for the name of the place at a point.
    #
    # @param latitude [BigDecimal] The latitude in degrees north of the equator, rounded to four decimals.
    # @param longitude [BigDecimal] The longitude in degrees east of Greenwich, rounded to four decimals.
    # @return [Records::GeocodeAnswer] The name of the place, with its locality, region, country and time zone.
    def geocode_reverse(latitude:, longitude:)
      raise NotImplementedError
    end

    # Asks the host for places whose names begin with a text that is being typed. A host that has no coordinates for
    # them yet answers suggestions.
    #
    # @param text [String] The text that was typed so far.
    # @param latitude [BigDecimal, nil] The point around which to search first: the request's coordinates, else the
    #   device's last known place; null if there is neither.
    # @param longitude [BigDecimal, nil] The point around which to search first: the request's coordinates, else the
    #   device's last known place; null if there is neither.
    # @param limit [Integer] The most places that are wanted. Further places are dropped.
    # @return [Records::PlaceSearchAnswer] The places, the suggestions, or both, the best matches first.
    def places_search(text:, latitude:, longitude:, limit:)
      raise NotImplementedError
    end

    # Asks the host for the coordinates of a place that it has suggested.
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

    # Asks the host to let the user buy a product. If the same purchaseId is requested again, the host answers the
    # outcome of that purchase, and does not buy again. In StoreKit, purchaseId is the appAccountToken.
    #
    # @param product_id [String] The store's id of the product.
    # @param offer_id [String, nil] The offer of the product to buy; null if there is none.
    # @param purchase_id [String] The id of the purchase, which is the same for each repeat of this request.
    # @return [Records::StorePurchaseAnswer] The outcome of the purchase: one of document, pending and cancelled.
    def store_purchase(product_id:, offer_id:, purchase_id:)
      raise NotImplementedError
    end

    # Asks the host for the purchases of the user that the store knows. The user may have to sign in.
    #
    # @return [Records::StoreSyncAnswer] The documents that the store has signed.
    def store_sync
      raise NotImplementedError
    end

    # Asks the host's model for a JSON object that fits a JSON Schema. At most two questions are unanswered at once. An
    # error of the host may have one of the kinds guardrail, tooLong, busy, refused and malformed in data.kind.
    #
    # @param task [String] The purpose of the question, such as reports.explain. A host may choose a model by it.
    # @param instructions [String] The instructions for the model, the same for all questions of a task.
    # @param prompt [String] The question. With the instructions it has at most 6,000 characters.
    # @param schema [Hash{String => Object}] The JSON Schema (draft 2020-12) that the object must fit.
    # @param stream [Boolean] true if a user wants to see the parts of the object as they arrive.
    # @return [Records::AIResponse] The object. With stream, the host first sends the part that it has, by host.progress
    #   \{id, content}.
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

    # Lets the user sign in with Apple. The nonce of the request to Apple is the SHA-256 of this one, as 64 hexadecimal
    # digits.
    #
    # @param nonce [String] A random text that is used once.
    # @return [Records::AppleCredential] The credential that Apple gave.
    def auth_apple_request(nonce:)
      raise NotImplementedError
    end

    # Returns a stored secret.
    #
    # @param name [String] The name of the secret.
    # @return [Records::StoredSecret] The secret.
    def secrets_get(name:)
      raise NotImplementedError
    end

    # Sends a request to the app's backend. The host knows the backend's address; the path begins with a slash. The host
    # follows no redirect. If it cannot reach the backend, it replies with an error of the kind unreachable. If the
    # connection breaks, it replies with cutOff.
    #
    # @param method ["GET", "POST", "PUT", "PATCH", "DELETE"] The HTTP method.
    # @param path [String] The path after the address of the backend, with its query.
    # @param headers [Array<Records::HTTPHeader>] The HTTP headers. They contain secrets.
    # @param body [String, nil] The body, as text; null without one.
    # @param stream [Boolean] true to read the answer as server-sent events, and pass them on as they arrive.
    # @return [Records::BackendAnswer] The backend's answer, whatever its status. With stream and a status of 200, the
    #   events come before it by host.progress \{id, content: \{events}}, and it has no body.
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

    # Stores a secret, such as in a keychain, and replaces one with the same name. It is used with host.secrets.get and
    # host.secrets.delete.
    #
    # @param name [String] The name of the secret.
    # @param value [String] The secret.
    # @return [Records::HostSecretDone] An empty answer: the secret is stored.
    def secrets_set(name:, value:)
      raise NotImplementedError
    end

    # Returns the account whose cloud it is.
    #
    # @return [Records::CloudAccountAnswer] The account, and its state.
    def cloud_account
      raise NotImplementedError
    end

    # Returns the zones of a database that have changed since a token. Refused with changeTokenExpired if the container
    # no longer knows the changes since then. Refused with historyLost if the container has lost data that it had at the
    # token.
    #
    # @param database ["private", "shared", "public"] The database.
    # @param token [String, nil] The token of the last reply; null for all zones.
    # @return [Records::DatabaseChanges] The zones, and the next token.
    def cloud_database_changes(database:, token:)
      raise NotImplementedError
    end

    # Returns the records of a zone that have changed since a token. Refused with changeTokenExpired if the container no
    # longer knows the changes since then. Refused with historyLost if the container has lost data that it had at the
    # token.
    #
    # @param database ["private", "shared", "public"] The database of the zone.
    # @param zone [Records::CloudZone] The zone.
    # @param token [String, nil] The token of the last reply; null for all records.
    # @param limit [Integer] The largest number of records and deletions in a page.
    # @param without_own [Boolean] true if records that were last changed through this connection may be left out, as
    #   the core knows them already.
    # @param share_tag [String, nil] The change tag of the zone's share that the core already has; null for none.
    # @param behind [String, nil] The newest token of the zone that the core has, if a batch was answered after the last
    #   fetch; otherwise null.
    # @return [Records::ZoneChanges] A page of records, and the next token.
    def cloud_zone_changes(database:, zone:, token:, limit:, without_own:, share_tag:, behind:)
      raise NotImplementedError
    end

    # Creates zones that do not exist yet, and deletes others with all their records.
    #
    # @param database ["private", "shared", "public"] The database of the zones.
    # @param save [Array<Records::CloudZone>] The zones to create if they do not exist.
    # @param delete [Array<Records::CloudZone>] The zones to delete.
    # @return [Records::ModifiedZones] One result for each zone, saves first.
    def cloud_zones_modify(database:, save:, delete:)
      raise NotImplementedError
    end

    # Saves and deletes records. A record whose change tag differs from the sent one stays unchanged, with the result
    # serverRecordChanged. Refused with historyLost if the container has lost data that it had at the token.
    #
    # @param database ["private", "shared", "public"] The database of the records.
    # @param save [Array<Records::CloudRecord>] The records to save. New records have no change tag.
    # @param delete [Array<Records::CloudDeletion>] The records to delete.
    # @param atomic [Boolean] true to refuse all records if one is refused. The others then get batchRequestFailed.
    # @param operation [String] The name of the batch, as `DEVICE.ID`. A batch that has already arrived is not run
    #   again, and gets the same reply. The container stores the replies to the last 8 batches of each account and
    #   device for ever. For names without a dot it stores those of the account's last 1,000.
    # @param behind [String, nil] The newest token of the zone that the core has; null for none.
    # @return [Records::ModifiedRecords] One result for each record, saves first.
    def cloud_records_modify(database:, save:, delete:, atomic:, operation:, behind:)
      raise NotImplementedError
    end

    # Returns the content of one field of a record, as a file.
    #
    # @param database ["private", "shared", "public"] The database of the record.
    # @param zone [Records::CloudZone] The zone of the record.
    # @param record [String] The record's id.
    # @param field [String] The name of the field, which is of the type asset.
    # @param path [String] A path for a new file, which then belongs to the core. The host may use another path, if the
    #   file stays there until the core's next request.
    # @return [Records::DownloadedAsset] The path of the file.
    def cloud_asset_download(database:, zone:, record:, field:, path:)
      raise NotImplementedError
    end

    # Shares one of the account's own zones. A zone that is already shared stays as it is. Refused with
    # tooManyParticipants if the company's tier allows no participants.
    #
    # @param zone [Records::CloudZone] The zone.
    # @param title [String] The name of what is shared.
    # @param owner_name [String, nil] The name of the owner.
    # @param public_permission ["none", "readOnly", "readWrite"] The people whom the share's own link admits. none: only
    #   those who are invited. readOnly: all who have the link, for reading. readWrite: all who have the link, with the
    #   rights of their access record.
    # @param joiner [Hash{String => Records::CloudValue, nil}] The fields of the access record for a participant who
    #   uses the share's own link, without the user and the time.
    # @param link_host [String] The host of the app's links, for a container that has none of its own:
    #   https://HOST/share/TOKEN.
    # @return [Records::ShareAnswer] The share.
    def cloud_share_create(zone:, title:, owner_name:, public_permission:, joiner:, link_host:)
      raise NotImplementedError
    end

    # Returns the share of a zone.
    #
    # @param database ["private", "shared", "public"] The database of the zone.
    # @param zone [Records::CloudZone] The zone.
    # @return [Records::FoundShare] The share; null for a zone that was never shared.
    def cloud_share_get(database:, zone:)
      raise NotImplementedError
    end

    # Changes the share of one of the account's own zones, or the permission of one of its participants.
    #
    # @param zone [Records::CloudZone] The zone.
    # @param title [String, nil] The name of what is shared. Unchanged if left out.
    # @param public_permission ["none", "readOnly", "readWrite", nil] The people whom the share's own link admits.
    #   Unchanged if left out.
    # @param joiner [Hash{String => Records::CloudValue, nil}, nil] The fields of the access record for a participant
    #   who uses the share's own link. Unchanged if left out.
    # @param participant [String, nil] The participant whose permission is set.
    # @param permission ["readWrite", "readOnly", nil] The participant's new permission.
    # @return [Records::ShareAnswer] The share.
    def cloud_share_update(zone:, title:, public_permission:, joiner:, participant:, permission:)
      raise NotImplementedError
    end

    # Invites a participant to one of the account's own zones that is shared, and saves their access record: both, or
    # neither. Refused with tooManyParticipants if the company's tier allows no more participants.
    #
    # @param zone [Records::CloudZone] The zone.
    # @param participant [String] The id of the invitation, a new one. An invitation that is already known stays as it
    #   is.
    # @param invited_as [String] An address, a number or a label.
    # @param permission ["readWrite", "readOnly"] readWrite: all that the access record allows. readOnly: only reading,
    #   whatever the access record allows.
    # @param record [Records::CloudRecord] The access record. It names no real user until the invitation is accepted.
    # @return [Records::InvitedParticipant] The share, and the saved access record.
    def cloud_share_invite(zone:, participant:, invited_as:, permission:, record:)
      raise NotImplementedError
    end

    # Ends the share of one of the account's own zones, with one participant or with all. The participants' access
    # records are deleted, too.
    #
    # @param zone [Records::CloudZone] The zone.
    # @param participant [String, nil] The participant to remove; null to end the whole share.
    # @return [Records::ShareAnswer] The share in its new state.
    def cloud_share_delete(zone:, participant:)
      raise NotImplementedError
    end

    # Returns the zone that a link leads to, and changes nothing. Refused with unknownItem if the link leads nowhere, or
    # is not meant for the account.
    #
    # @param url [String] The link.
    # @return [Records::PreviewedShare] The zone behind the link.
    def cloud_share_metadata(url:)
      raise NotImplementedError
    end

    # Accepts a share link. From then on the zone is in the account's shared database, and the access record names the
    # account. A second request changes nothing. Refused with unknownItem if the link leads nowhere, or is not meant for
    # the account. Refused with tooManyParticipants if the share is full.
    #
    # @param url [String] The link.
    # @param name [String, nil] The name of the participant, used if the access record has none.
    # @return [Records::ShareAnswer] The share. Its zone has no owner if it is the account's own.
    def cloud_share_accept(url:, name:)
      raise NotImplementedError
    end

    # Leaves a zone that others share. It is no longer in the account's shared database. A second request changes
    # nothing.
    #
    # @param zone [Records::CloudZone] The zone.
    # @return [Records::LeftShare] The zone that was left.
    def cloud_share_leave(zone:)
      raise NotImplementedError
    end

    # Shows the user the cloud's sheet for sending a link. Sent to the host whose cloud is the container. A host that
    # does not offer it gets host.share.present.
    #
    # @param url [String] The link.
    # @param title [String] The name of the company that the link leads to.
    # @return [Records::PresentAnswer] The outcome of the sheet.
    def cloud_share_present(url:, title:)
      raise NotImplementedError
    end

    # Shows the user the sheet for sending a link.
    #
    # @param url [String] The link.
    # @param title [String] The name of the company that the link leads to.
    # @return [Records::PresentAnswer] The outcome of the sheet.
    def share_present(url:, title:)
      raise NotImplementedError
    end

    # Returns a page of records of the public database: those of one type that match a filter. A type without records
    # returns an empty page.
    #
    # @param type [String] The kind of record.
    # @param filter [Array<Records::CloudComparison>] The comparisons that a record must match, all of them. Empty for
    #   all records of the type.
    # @param limit [Integer] The largest number of records in the page.
    # @param cursor [String, nil] The cursor of the page before; null for the first page.
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

    # Asks the host for a smaller picture of an image, upright and with the same proportions. No request waits for the
    # picture.
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

    # Deletes a secret. One that does not exist counts as deleted.
    #
    # @param name [String] The name of the secret.
    # @return [Records::HostSecretDone] An empty answer: the secret is deleted.
    def secrets_delete(name:)
      raise NotImplementedError
    end

    # Sends events of the app to its maker, at most 20 at once, and only while the user allows it
    # (settings.telemetryEnabled).
    #
    # @param installation [String] A random id of the installation. It changes each time that telemetry is switched on.
    # @param events [Array<Records::TelemetryEvent>] The events, oldest first.
    # @return [Records::TelemetrySent] An empty answer: the events need not be sent again.
    def telemetry_send(installation:, events:)
      raise NotImplementedError
    end

    # Asks the host to write lines of the log to the system's log, too. Lines come in batches, one batch at a time, and
    # secrets in them are replaced. No request waits for the answer. A host must not write these lines with log.write,
    # or it gets them again.
    #
    # @param lines [Array<Records::LogLine>] The lines, the oldest first.
    # @return [Records::LogWritten] An empty answer. The lines need not be sent again.
    def log_write(lines:)
      raise NotImplementedError
    end
  end
end
