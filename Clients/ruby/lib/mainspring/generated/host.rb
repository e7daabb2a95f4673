# frozen_string_literal: true

# Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

module Mainspring
  # What the core may ask of a front end. Write what your platform has in a subclass: each method that it has is
  # offered.
  #
  # Raise HostError for what can't be done. Methods are called in threads of their own.
  class Host
    # The request behind each method, and what reads its parameters.
    # @api private
    REQUESTS = {
      ping: ["host.ping", {
        "text" => [:text, nil],
      }.freeze],
      weather_current: ["host.weather.current", {
        "latitude" => [:latitude, ->(json) { Values.decimal(json) }],
        "longitude" => [:longitude, ->(json) { Values.decimal(json) }],
      }.freeze],
      weather_hourly: ["host.weather.hourly", {
        "latitude" => [:latitude, ->(json) { Values.decimal(json) }],
        "longitude" => [:longitude, ->(json) { Values.decimal(json) }],
        "hours" => [:hours, nil],
      }.freeze],
      location_request: ["host.location.request", {}.freeze],
      geocode_reverse: ["host.geocode.reverse", {
        "latitude" => [:latitude, ->(json) { Values.decimal(json) }],
        "longitude" => [:longitude, ->(json) { Values.decimal(json) }],
      }.freeze],
      places_search: ["host.places.search", {
        "text" => [:text, nil],
        "latitude" => [:latitude, ->(json) { json&.then { |present| Values.decimal(present) } }],
        "longitude" => [:longitude, ->(json) { json&.then { |present| Values.decimal(present) } }],
        "limit" => [:limit, nil],
      }.freeze],
      places_resolve: ["host.places.resolve", {
        "token" => [:token, nil],
      }.freeze],
      store_products: ["host.store.products", {
        "ids" => [:ids, nil],
      }.freeze],
      store_purchase: ["host.store.purchase", {
        "productId" => [:product_id, nil],
        "offerId" => [:offer_id, nil],
        "purchaseId" => [:purchase_id, nil],
      }.freeze],
      store_sync: ["host.store.sync", {}.freeze],
      ai_respond: ["host.ai.respond", {
        "task" => [:task, nil],
        "instructions" => [:instructions, nil],
        "prompt" => [:prompt, nil],
        "schema" => [:schema, nil],
        "stream" => [:stream, nil],
      }.freeze],
      ai_available: ["host.ai.available", {}.freeze],
      auth_apple_keys: ["host.auth.apple.keys", {}.freeze],
      auth_apple_request: ["host.auth.apple.request", {
        "nonce" => [:nonce, nil],
      }.freeze],
      secrets_get: ["host.secrets.get", {
        "name" => [:name, nil],
      }.freeze],
      backend_request: ["host.backend.request", {
        "method" => [:method, nil],
        "path" => [:path, nil],
        "headers" => [:headers, ->(json) { json.map { |one| Records::HTTPHeader.read(one) }.freeze }],
        "body" => [:body, nil],
        "stream" => [:stream, nil],
      }.freeze],
      auth_apple_credential_state: ["host.auth.apple.credentialState", {
        "user" => [:user, nil],
      }.freeze],
      backend_authenticate: ["host.backend.authenticate", {
        "identityToken" => [:identity_token, nil],
        "authorizationCode" => [:authorization_code, nil],
      }.freeze],
      secrets_set: ["host.secrets.set", {
        "name" => [:name, nil],
        "value" => [:value, nil],
      }.freeze],
      cloud_account: ["host.cloud.account", {}.freeze],
      cloud_database_changes: ["host.cloud.database.changes", {
        "database" => [:database, nil],
        "token" => [:token, nil],
      }.freeze],
      cloud_zone_changes: ["host.cloud.zone.changes", {
        "database" => [:database, nil],
        "zone" => [:zone, ->(json) { Records::CloudZone.read(json) }],
        "token" => [:token, nil],
        "limit" => [:limit, nil],
        "withoutOwn" => [:without_own, nil],
        "shareTag" => [:share_tag, nil],
        "behind" => [:behind, nil],
      }.freeze],
      cloud_zones_modify: ["host.cloud.zones.modify", {
        "database" => [:database, nil],
        "save" => [:save, ->(json) { json.map { |one| Records::CloudZone.read(one) }.freeze }],
        "delete" => [:delete, ->(json) { json.map { |one| Records::CloudZone.read(one) }.freeze }],
      }.freeze],
      cloud_records_modify: ["host.cloud.records.modify", {
        "database" => [:database, nil],
        "save" => [:save, ->(json) { json.map { |one| Records::CloudRecord.read(one) }.freeze }],
        "delete" => [:delete, ->(json) { json.map { |one| Records::CloudDeletion.read(one) }.freeze }],
        "atomic" => [:atomic, nil],
        "operation" => [:operation, nil],
        "behind" => [:behind, nil],
      }.freeze],
      cloud_asset_download: ["host.cloud.asset.download", {
        "database" => [:database, nil],
        "zone" => [:zone, ->(json) { Records::CloudZone.read(json) }],
        "record" => [:record, nil],
        "field" => [:field, nil],
        "path" => [:path, nil],
      }.freeze],
      cloud_share_create: ["host.cloud.share.create", {
        "zone" => [:zone, ->(json) { Records::CloudZone.read(json) }],
        "title" => [:title, nil],
        "ownerName" => [:owner_name, nil],
        "publicPermission" => [:public_permission, nil],
        "joiner" => [:joiner, ->(json) { json.transform_values { |one| one&.then { |present| Records::CloudValue.read(present) } }.freeze }],
        "linkHost" => [:link_host, nil],
      }.freeze],
      cloud_share_get: ["host.cloud.share.get", {
        "database" => [:database, nil],
        "zone" => [:zone, ->(json) { Records::CloudZone.read(json) }],
      }.freeze],
      cloud_share_update: ["host.cloud.share.update", {
        "zone" => [:zone, ->(json) { Records::CloudZone.read(json) }],
        "title" => [:title, nil],
        "publicPermission" => [:public_permission, nil],
        "joiner" => [:joiner, ->(json) { json&.then { |present| present.transform_values { |one| one&.then { |present| Records::CloudValue.read(present) } }.freeze } }],
        "participant" => [:participant, nil],
        "permission" => [:permission, nil],
      }.freeze],
      cloud_share_invite: ["host.cloud.share.invite", {
        "zone" => [:zone, ->(json) { Records::CloudZone.read(json) }],
        "participant" => [:participant, nil],
        "invitedAs" => [:invited_as, nil],
        "permission" => [:permission, nil],
        "record" => [:record, ->(json) { Records::CloudRecord.read(json) }],
      }.freeze],
      cloud_share_delete: ["host.cloud.share.delete", {
        "zone" => [:zone, ->(json) { Records::CloudZone.read(json) }],
        "participant" => [:participant, nil],
      }.freeze],
      cloud_share_metadata: ["host.cloud.share.metadata", {
        "url" => [:url, nil],
      }.freeze],
      cloud_share_accept: ["host.cloud.share.accept", {
        "url" => [:url, nil],
        "name" => [:name, nil],
      }.freeze],
      cloud_share_leave: ["host.cloud.share.leave", {
        "zone" => [:zone, ->(json) { Records::CloudZone.read(json) }],
      }.freeze],
      cloud_share_present: ["host.cloud.share.present", {
        "url" => [:url, nil],
        "title" => [:title, nil],
      }.freeze],
      share_present: ["host.share.present", {
        "url" => [:url, nil],
        "title" => [:title, nil],
      }.freeze],
      cloud_records_query: ["host.cloud.records.query", {
        "type" => [:type, nil],
        "filter" => [:filter, ->(json) { json.map { |one| Records::CloudComparison.read(one) }.freeze }],
        "limit" => [:limit, nil],
        "cursor" => [:cursor, nil],
      }.freeze],
      url_open: ["host.url.open", {
        "url" => [:url, nil],
      }.freeze],
      config_fetch: ["host.config.fetch", {
        "document" => [:document, nil],
      }.freeze],
      image_transform: ["host.image.transform", {
        "path" => [:path, nil],
        "maxPixels" => [:max_pixels, nil],
        "quality" => [:quality, nil],
        "mediaType" => [:media_type, nil],
      }.freeze],
      secrets_delete: ["host.secrets.delete", {
        "name" => [:name, nil],
      }.freeze],
      telemetry_send: ["host.telemetry.send", {
        "installation" => [:installation, nil],
        "events" => [:events, ->(json) { json.map { |one| Records::TelemetryEvent.read(one) }.freeze }],
      }.freeze],
      log_write: ["host.log.write", {
        "lines" => [:lines, ->(json) { json.map { |one| Records::LogLine.read(one) }.freeze }],
      }.freeze],
    }.freeze

    # Asks the host to send a text back.
    #
    # @param text [String] Any text.
    # @return [Records::HostPong] The same text.
    def ping(text:)
      raise NotImplementedError
    end

    # Asks the host for the weather that a place has now.
    #
    # @param latitude [BigDecimal] In degrees, north of the equator; rounded to three decimals.
    # @param longitude [BigDecimal] In degrees, east of Greenwich; rounded to three decimals.
    # @return [Records::CurrentWeatherAnswer] The weather of a place within 25 km of the one asked for.
    def weather_current(latitude:, longitude:)
      raise NotImplementedError
    end

    # Asks the host for the weather that a place will have in the next hours, beginning with the one that runs.
    #
    # @param latitude [BigDecimal] In degrees, north of the equator; rounded to three decimals.
    # @param longitude [BigDecimal] In degrees, east of Greenwich; rounded to three decimals.
    # @param hours [Integer] How many hours are wanted.
    # @return [Records::HourlyWeatherAnswer] The weather of a place within 25 km of the one asked for, hour by hour.
    def weather_hourly(latitude:, longitude:, hours:)
      raise NotImplementedError
    end

    # Asks the host where the device is, once; it may have to ask the user whether the app may know.
    #
    # @return [Records::LocationAnswer] Where the device is, or why the app is not allowed to know.
    def location_request
      raise NotImplementedError
    end

    # Asks the host what the place at a point is called.
    #
    # @param latitude [BigDecimal] In degrees, north of the equator; rounded to four decimals.
    # @param longitude [BigDecimal] In degrees, east of Greenwich; rounded to four decimals.
    # @return [Records::GeocodeAnswer] The place's name, and what it belongs to.
    def geocode_reverse(latitude:, longitude:)
      raise NotImplementedError
    end

    # Asks the host for places whose names begin like a text that is being typed. A host whose type-ahead has no
    # coordinates answers suggestions.
    #
    # @param text [String] What has been typed so far.
    # @param latitude [BigDecimal, nil] Where places are looked for first: the request's coordinates, else the device's
    #   last known place; null for nowhere in particular.
    # @param longitude [BigDecimal, nil] Where places are looked for first: the request's coordinates, else the device's
    #   last known place; null for nowhere in particular.
    # @param limit [Integer] How many places are wanted at most; further ones are dropped.
    # @return [Records::PlaceSearchAnswer] The places, the suggestions, or both, best ones first.
    def places_search(text:, latitude:, longitude:, limit:)
      raise NotImplementedError
    end

    # Asks the host where a place is that it has suggested.
    #
    # @param token [String] The token of the suggestion.
    # @return [Records::PlaceResolveAnswer] The place, with its coordinates.
    def places_resolve(token:)
      raise NotImplementedError
    end

    # Asks the host what the store says of products: their names and prices on this device.
    #
    # @param ids [Array<String>] The products, as the store names them.
    # @return [Records::StoreProductsAnswer] The products that the store sells here, in any order.
    def store_products(ids:)
      raise NotImplementedError
    end

    # Asks the host to let the user buy a product. A host that is asked again with the same purchaseId answers what
    # became of that purchase, and does not buy again: in StoreKit it is the appAccountToken.
    #
    # @param product_id [String] The product, as the store names it.
    # @param offer_id [String, nil] The offer of the product that is taken; null for none.
    # @param purchase_id [String] The purchase: the same each time that it is asked for.
    # @return [Records::StorePurchaseAnswer] What became of it: one of document, pending and cancelled.
    def store_purchase(product_id:, offer_id:, purchase_id:)
      raise NotImplementedError
    end

    # Asks the host what the store knows that the user has bought; the user may have to sign in.
    #
    # @return [Records::StoreSyncAnswer] The documents, as the store has signed them.
    def store_sync
      raise NotImplementedError
    end

    # Asks the host's model for a JSON object that fits a JSON Schema. At most two questions are unanswered at once. An
    # error of the host may have one of the kinds guardrail, tooLong, busy, refused and malformed in data.kind.
    #
    # @param task [String] What it is for, such as reports.explain: a host may choose a model by it.
    # @param instructions [String] What the model is to do, the same for all questions of a task.
    # @param prompt [String] The question. With the instructions it has at most 6,000 characters.
    # @param schema [Hash{String => Object}] The JSON Schema (draft 2020-12) that the object must fit.
    # @param stream [Boolean] Whether somebody wants to see the parts of the object as they come.
    # @return [Records::AIResponse] The object. With stream, the host sends the part that it has by host.progress \{id,
    #   content} before.
    def ai_respond(task:, instructions:, prompt:, schema:, stream:)
      raise NotImplementedError
    end

    # Asks the host whether its model can be asked; at most once a minute.
    #
    # @return [Records::AIAvailabilityAnswer] Whether it can, or why not.
    def ai_available
      raise NotImplementedError
    end

    # Asks the host for the keys that Apple signs identity tokens with (https://appleid.apple.com/auth/keys).
    #
    # @return [Records::AppleKeys] The keys as a JSON Web Key Set.
    def auth_apple_keys
      raise NotImplementedError
    end

    # Asks the host to have the user sign in with Apple. The nonce of the request to Apple is the SHA-256 of this one,
    # as 64 hexadecimal digits.
    #
    # @param nonce [String] A random text that is used once.
    # @return [Records::AppleCredential] The credential that Apple gave.
    def auth_apple_request(nonce:)
      raise NotImplementedError
    end

    # Asks the host for a secret that it has stored.
    #
    # @param name [String] The name of the secret.
    # @return [Records::StoredSecret] The secret.
    def secrets_get(name:)
      raise NotImplementedError
    end

    # Asks the host to send a request to the app's backend. The host knows where the backend is; the path begins with a
    # slash. The host follows no redirect. A host that does not reach the backend answers with an error of the kind
    # unreachable, and one whose connection breaks in the middle with cutOff.
    #
    # @param method ["GET", "POST", "PUT", "PATCH", "DELETE"] The method of HTTP.
    # @param path [String] The path behind the address of the backend, with its query.
    # @param headers [Array<Records::HTTPHeader>] The headers. They contain secrets.
    # @param body [String, nil] The body, as text; null for none.
    # @param stream [Boolean] Whether the answer is read as server-sent events, and passed on as they come.
    # @return [Records::BackendAnswer] The backend's answer, whatever its status. With stream and a status of 200, the
    #   events come before it by host.progress \{id, content: \{events}}, and it has no body.
    def backend_request(method:, path:, headers:, body:, stream:)
      raise NotImplementedError
    end

    # Asks the host what Apple says of a user's credential now.
    #
    # @param user [String] The user's id at Apple.
    # @return [Records::AppleCredentialState] The state of the credential.
    def auth_apple_credential_state(user:)
      raise NotImplementedError
    end

    # Asks the host to have the app's backend authenticate the user who has just signed in with Apple.
    #
    # @param identity_token [String] The identity token of the sign-in.
    # @param authorization_code [String] The authorization code of the sign-in. It can be used once.
    # @return [Records::BackendToken] The token that the backend accepts from now on.
    def backend_authenticate(identity_token:, authorization_code:)
      raise NotImplementedError
    end

    # Asks the host to store a secret, such as in a keychain, in the place of one with the same name. It is used with
    # host.secrets.get and host.secrets.delete.
    #
    # @param name [String] The name of the secret.
    # @param value [String] The secret.
    # @return [Records::HostSecretDone] Nothing: it is stored.
    def secrets_set(name:, value:)
      raise NotImplementedError
    end

    # Asks whose cloud it is.
    #
    # @return [Records::CloudAccountAnswer] The account, and whether it can be used.
    def cloud_account
      raise NotImplementedError
    end

    # Asks which zones of a database have changed since a token; refused with changeTokenExpired where that can't be
    # told any more, and with historyLost where the container has lost what it had at the token.
    #
    # @param database ["private", "shared", "public"] Which database.
    # @param token [String, nil] The token of the last answer; null for all zones.
    # @return [Records::DatabaseChanges] The zones, and the next token.
    def cloud_database_changes(database:, token:)
      raise NotImplementedError
    end

    # Asks which records of a zone have changed since a token; refused with changeTokenExpired where that can't be told
    # any more, and with historyLost where the container has lost what it had at the token.
    #
    # @param database ["private", "shared", "public"] Which database.
    # @param zone [Records::CloudZone] Which zone.
    # @param token [String, nil] The token of the last answer; null for all records.
    # @param limit [Integer] The most records and deletions of a page.
    # @param without_own [Boolean] Whether what was last changed through this connection may be left out: the core knows
    #   it already.
    # @param share_tag [String, nil] The state of the zone's share that is known already; null for none.
    # @param behind [String, nil] The newest token of the zone that the core was given, where a batch was answered since
    #   that of the last fetch; null elsewhere.
    # @return [Records::ZoneChanges] A page of records, and the next token.
    def cloud_zone_changes(database:, zone:, token:, limit:, without_own:, share_tag:, behind:)
      raise NotImplementedError
    end

    # Has zones made that are not there yet, and others deleted with all that is in them.
    #
    # @param database ["private", "shared", "public"] Which database.
    # @param save [Array<Records::CloudZone>] Zones that are to be there.
    # @param delete [Array<Records::CloudZone>] Zones that are to be gone.
    # @return [Records::ModifiedZones] One result a zone, those to save first.
    def cloud_zones_modify(database:, save:, delete:)
      raise NotImplementedError
    end

    # Has records saved and deleted. A record that has another change tag than the one that is sent is left as it is:
    # serverRecordChanged. Refused with historyLost where the container has lost what it had at the token.
    #
    # @param database ["private", "shared", "public"] Which database.
    # @param save [Array<Records::CloudRecord>] Records to save; without a change tag those that are new.
    # @param delete [Array<Records::CloudDeletion>] Records to delete.
    # @param atomic [Boolean] Whether all are refused where one is: then with batchRequestFailed.
    # @param operation [String] Names the batch, as `DEVICE.ID`. A batch that has arrived already is not done again, and
    #   is answered as it was. The container stores the answers to the last 8 batches of each account and device for
    #   ever. Of names without a dot it stores those of the account's last 1,000.
    # @param behind [String, nil] The newest token of the zone that the core was given; null for none.
    # @return [Records::ModifiedRecords] One result a record, those to save first.
    def cloud_records_modify(database:, save:, delete:, atomic:, operation:, behind:)
      raise NotImplementedError
    end

    # Asks for the content of a field of a record, as a file.
    #
    # @param database ["private", "shared", "public"] Which database.
    # @param zone [Records::CloudZone] Which zone.
    # @param record [String] The record's id.
    # @param field [String] The field, which is of the type asset.
    # @param path [String] Where a new file may be put, which is the core's from then on. It may be elsewhere as well,
    #   and must then be there until the core asks again.
    # @return [Records::DownloadedAsset] Where it is.
    def cloud_asset_download(database:, zone:, record:, field:, path:)
      raise NotImplementedError
    end

    # Has one of the account's own zones shared; one that is shared already stays as it is. Refused with
    # tooManyParticipants where the company's tier allows nobody.
    #
    # @param zone [Records::CloudZone] The zone.
    # @param title [String] What is shared, as people call it.
    # @param owner_name [String, nil] Who shares it, as people call them.
    # @param public_permission ["none", "readOnly", "readWrite"] Whom the share's own link lets in. none: who is invited
    #   alone; readOnly: whoever has it, to look on; readWrite: whoever has it, to do what their access record allows.
    # @param joiner [Hash{String => Records::CloudValue, nil}] The fields of the access record that who comes by the
    #   share's own link gets, but for who they are and when.
    # @param link_host [String] The host of the app's links, where the container has none of its own:
    #   https://HOST/share/TOKEN.
    # @return [Records::ShareAnswer] The share.
    def cloud_share_create(zone:, title:, owner_name:, public_permission:, joiner:, link_host:)
      raise NotImplementedError
    end

    # Asks for the share of a zone.
    #
    # @param database ["private", "shared", "public"] Which database.
    # @param zone [Records::CloudZone] Which zone.
    # @return [Records::FoundShare] The share; null for a zone that was never shared.
    def cloud_share_get(database:, zone:)
      raise NotImplementedError
    end

    # Has the share of one of the account's own zones changed, or what one of its participants may do.
    #
    # @param zone [Records::CloudZone] The zone.
    # @param title [String, nil] What is shared, as people call it; as it was without it.
    # @param public_permission ["none", "readOnly", "readWrite", nil] Whom the share's own link lets in; as it was
    #   without it.
    # @param joiner [Hash{String => Records::CloudValue, nil}, nil] The fields of the access record of who comes by the
    #   share's own link; as they were without them.
    # @param participant [String, nil] The participant whose permission is set.
    # @param permission ["readWrite", "readOnly", nil] What the participant may do from now on.
    # @return [Records::ShareAnswer] The share.
    def cloud_share_update(zone:, title:, public_permission:, joiner:, participant:, permission:)
      raise NotImplementedError
    end

    # Has somebody invited to one of the account's own zones that is shared, and the access record saved that is theirs:
    # both, or neither. Refused with tooManyParticipants where the company's tier allows nobody more.
    #
    # @param zone [Records::CloudZone] The zone.
    # @param participant [String] What the invitation is known by: a new id; one that is known is left as it is.
    # @param invited_as [String] An address, a number or a label.
    # @param permission ["readWrite", "readOnly"] readWrite: what the access record allows; readOnly: to look on,
    #   whatever it allows.
    # @param record [Records::CloudRecord] The access record: its user is nobody until the invitation is accepted.
    # @return [Records::InvitedParticipant] The share, and the access record as it was saved.
    def cloud_share_invite(zone:, participant:, invited_as:, permission:, record:)
      raise NotImplementedError
    end

    # Has one of the account's own zones shared no longer: with one participant, or with nobody. Their access records go
    # with that.
    #
    # @param zone [Records::CloudZone] The zone.
    # @param participant [String, nil] With whom it is shared no longer; null for nobody at all.
    # @return [Records::ShareAnswer] The share as it stands.
    def cloud_share_delete(zone:, participant:)
      raise NotImplementedError
    end

    # Asks what a link leads to, and changes nothing. Refused with unknownItem where it leads nowhere, or is not meant
    # for the account.
    #
    # @param url [String] The link.
    # @return [Records::PreviewedShare] What it leads to.
    def cloud_share_metadata(url:)
      raise NotImplementedError
    end

    # Accepts what a link leads to: the zone is in the account's shared database from then on, and the access record
    # says whose it is. Again changes nothing. Refused with unknownItem where the link leads nowhere, or is not meant
    # for the account, and with tooManyParticipants where nobody more is let in.
    #
    # @param url [String] The link.
    # @param name [String, nil] What people call who accepts it, where the access record has no name.
    # @return [Records::ShareAnswer] The share, whose zone has no owner where it is the account's own.
    def cloud_share_accept(url:, name:)
      raise NotImplementedError
    end

    # Leaves what others share: the zone is in the account's shared database no longer. Again changes nothing.
    #
    # @param zone [Records::CloudZone] The zone.
    # @return [Records::LeftShare] The zone that was left.
    def cloud_share_leave(zone:)
      raise NotImplementedError
    end

    # Asks the host to show the user the sheet of its cloud that sends a link. Asked of the host whose cloud the
    # container is; where it does not offer this, host.share.present is asked.
    #
    # @param url [String] The link.
    # @param title [String] What it leads to, as people call it.
    # @return [Records::PresentAnswer] What has become of it.
    def cloud_share_present(url:, title:)
      raise NotImplementedError
    end

    # Asks the host to show the user its sheet that sends a link.
    #
    # @param url [String] The link.
    # @param title [String] What it leads to, as people call it.
    # @return [Records::PresentAnswer] What has become of it.
    def share_present(url:, title:)
      raise NotImplementedError
    end

    # Asks for records of the public database: a page of those of one type that match a filter. A type that nobody has
    # written has none.
    #
    # @param type [String] The kind of record.
    # @param filter [Array<Records::CloudComparison>] What the records must match, all of it; empty for all records of
    #   the type.
    # @param limit [Integer] The most records of the page.
    # @param cursor [String, nil] The cursor of the page before; null for the first page.
    # @return [Records::QueriedRecords] A page of records, and where the next one begins.
    def cloud_records_query(type:, filter:, limit:, cursor:)
      raise NotImplementedError
    end

    # Asks the host to open an address outside the app, such as the app's page in the store.
    #
    # @param url [String] The address.
    # @return [Records::OpenURLAnswer] Whether something has opened it.
    def url_open(url:)
      raise NotImplementedError
    end

    # Asks the host to fetch a remote document: AppConfig or IAPPromo.
    #
    # @param document ["AppConfig", "IAPPromo"] Which document.
    # @return [Records::FetchedConfig] The document.
    def config_fetch(document:)
      raise NotImplementedError
    end

    # Asks the host for a smaller picture of an image, upright, of the same proportions; nobody waits for it.
    #
    # @param path [String] The absolute path of the image, which is to be read and nothing else.
    # @param max_pixels [Integer] How long the longer side of the picture is at most.
    # @param quality [Integer] Of a JPEG or WebP, in percent.
    # @param media_type [String] What the image is.
    # @return [Records::TransformedImage] The picture, in a file of the host's own (PNG, JPEG, GIF or WebP), which the
    #   core copies at once, and the host removes when it likes.
    def image_transform(path:, max_pixels:, quality:, media_type:)
      raise NotImplementedError
    end

    # Asks the host to delete a secret; one that is not there is as good as deleted.
    #
    # @param name [String] The name of the secret.
    # @return [Records::HostSecretDone] Nothing: it is deleted.
    def secrets_delete(name:)
      raise NotImplementedError
    end

    # Asks the host to send events of the app, at most 20 at once, and only while the user lets it
    # (settings.telemetryEnabled).
    #
    # @param installation [String] A random id of the installation. It is another one each time that telemetry is
    #   switched on.
    # @param events [Array<Records::TelemetryEvent>] The events, the oldest first.
    # @return [Records::TelemetrySent] Nothing: they need not be sent again.
    def telemetry_send(installation:, events:)
      raise NotImplementedError
    end

    # Asks the host to write lines of the log to the system's own, too. They come in batches, one batch at a time;
    # nothing waits for the answer, and no secret is in them. A host that logs them by log.write would get them again.
    #
    # @param lines [Array<Records::LogLine>] The lines, the oldest first.
    # @return [Records::LogWritten] Nothing: they need not be sent again.
    def log_write(lines:)
      raise NotImplementedError
    end
  end
end
