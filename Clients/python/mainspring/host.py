"""Hosts answer the core's requests: write a subclass of `Host` or `AsyncHost` with a method for each request to answer.

Generated from Schemas/openrpc.json of version 0.1.0; do not edit."""

from __future__ import annotations

from datetime import datetime
from decimal import Decimal
from typing import Any, Dict, List, Literal, Mapping, Optional

from ._failures import HostError
from ._parts import sender
from .records import (
    AIAvailabilityAnswer, AIResponse, AppleCredential, AppleCredentialState, AppleKeys, BackendAnswer, BackendToken,
    CloudAccountAnswer, CloudComparison, CloudDeletion, CloudRecord, CloudValue, CloudZone, CurrentWeatherAnswer,
    DatabaseChanges, DownloadedAsset, FetchedConfig, FoundShare, GeocodeAnswer, HTTPHeader, HostPong, HostSecretDone,
    HourlyWeatherAnswer, InvitedParticipant, LeftShare, LocationAnswer, LogLine, LogWritten, ModifiedRecords,
    ModifiedZones, OpenURLAnswer, PlaceResolveAnswer, PlaceSearchAnswer, PresentAnswer, PreviewedShare, QueriedRecords,
    ShareAnswer, StoreProductsAnswer, StorePurchaseAnswer, StoreSyncAnswer, StoredSecret, TelemetryEvent, TelemetrySent,
    TransformedImage, ZoneChanges,
)

__all__ = ["AsyncHost", "Host", "HostError"]


class Host:
    """The base class of hosts. A subclass has a method for each request of the core that it can answer. These methods
    are offered to the core. A method that can't answer raises `HostError`.

    Each method is called in a thread of its own.
    """

    def part(self, content: Mapping[str, Any]) -> None:
        """Sends a part of the answer to a request with `stream`. Call it in the method that answers the request. It
        returns when the core wants the next part, so a host does not send faster than the slowest reader reads. It
        raises an error if no request waits for the answer any more.

        content: The part, such as `{"events": [...]}` for `backend_request`.
        """
        sender()(content)

    def ping(self, *, text: str) -> HostPong:
        """Asks the host to send a text back, to check the connection.

        Args:
            text: A text for the host to send back.

        Returns: The same text.
        """
        raise NotImplementedError

    def weather_current(self, *, latitude: Decimal, longitude: Decimal) -> CurrentWeatherAnswer:
        """Asks the host for the present weather of a place.

        Args:
            latitude: The latitude in degrees, positive north of the equator, rounded to three decimals.
            longitude: The longitude in degrees, positive east of Greenwich, rounded to three decimals.

        Returns: The weather of the requested place, or of a place at most 25 km away.
        """
        raise NotImplementedError

    def weather_hourly(self, *, latitude: Decimal, longitude: Decimal, hours: int) -> HourlyWeatherAnswer:
        """Asks the host for the weather of a place in the next hours, from the present hour on.

        Args:
            latitude: The latitude in degrees, positive north of the equator, rounded to three decimals.
            longitude: The longitude in degrees, positive east of Greenwich, rounded to three decimals.
            hours: The number of hours to return, from the present hour on.

        Returns: The weather of the requested place, or of a place at most 25 km away, hour by hour.
        """
        raise NotImplementedError

    def location_request(self) -> LocationAnswer:
        """Asks the host for the location of the device, once for each call of `location.request`. The host may have to
        ask the user for permission.

        Returns: The location of the device. If the app may not know the location, the state `denied` or `restricted`
        instead.
        """
        raise NotImplementedError

    def geocode_reverse(self, *, latitude: Decimal, longitude: Decimal) -> GeocodeAnswer:
        """Asks the host for the name of the place at the given coordinates. The core asks once for each place, and
        stores the name.

        Args:
            latitude: The latitude in degrees, positive north of the equator, rounded to four decimals.
            longitude: The longitude in degrees, positive east of Greenwich, rounded to four decimals.

        Returns: The name of the place, with its locality, region, country and time zone.
        """
        raise NotImplementedError

    def places_search(
        self, *, text: str, latitude: Optional[Decimal], longitude: Optional[Decimal], limit: int
    ) -> PlaceSearchAnswer:
        """Asks the host for places whose names begin with the text that the user has typed so far. For a place without
        known coordinates, the host returns a suggestion.

        Args:
            text: The text that was typed so far.
            latitude: The point around which to search first, in degrees: the coordinates of the caller's request.
                Default: the device's last known place; `null` if no place of the device is known.
            longitude: The point around which to search first, in degrees: the coordinates of the caller's request.
                Default: the device's last known place; `null` if no place of the device is known.
            limit: The largest number of places to return. The core ignores further places.

        Returns: The places, the suggestions, or both, the best matches first.
        """
        raise NotImplementedError

    def places_resolve(self, *, token: str) -> PlaceResolveAnswer:
        """Asks the host for the coordinates of a place that the host has suggested.

        Args:
            token: The token of the suggestion, from the host's answer to host.places.search.

        Returns: The place, with its coordinates.
        """
        raise NotImplementedError

    def store_products(self, *, ids: List[str]) -> StoreProductsAnswer:
        """Asks the host for the names and prices of products in the store of this device.

        Args:
            ids: The store's ids of the products.

        Returns: The products that the store sells on this device, in any order.
        """
        raise NotImplementedError

    def store_purchase(self, *, product_id: str, offer_id: Optional[str], purchase_id: str) -> StorePurchaseAnswer:
        """Asks the host to let the user buy a product. If the host gets the same purchaseId again, it must return the
        outcome of that purchase, and not buy again. In StoreKit, purchaseId is the appAccountToken.

        Args:
            product_id: The store's id of the product.
            offer_id: The id of the offer for this purchase; `null` for a purchase without an offer.
            purchase_id: The id of the purchase. If the core repeats this request, the id is the same.

        Returns: The outcome of the purchase. The answer has exactly one of the members `document`, `pending` and
        `cancelled`.
        """
        raise NotImplementedError

    def store_sync(self) -> StoreSyncAnswer:
        """Asks the host for all purchases of the user that the store knows, to restore them. The user may have to sign
        in.

        Returns: The documents that the store has signed.
        """
        raise NotImplementedError

    def ai_respond(
        self, *, task: str, instructions: str, prompt: str, schema: Dict[str, Any], stream: bool
    ) -> AIResponse:
        """Asks the host's model for a JSON object that fits a JSON Schema. The core sends at most two such requests at
        once. If the host replies with an error, `data.kind` can be `guardrail`, `tooLong`, `busy`, `refused` or
        `malformed`.

        Args:
            task: The purpose of the question, such as reports.explain. A host may choose a model by it.
            instructions: The instructions for the model. They are equal for all questions of a task.
            prompt: The question. Together, instructions and prompt have at most 6,000 characters.
            schema: The JSON Schema (draft 2020-12) that the object must fit.
            stream: `true` if the host is to send the incomplete object while the model writes it, by host.progress.

        Returns: The object. If `stream` is `true`, the host may first send incomplete objects while the model writes.
        The host sends each with host.progress: the request's `id`, and the object so far in `content`.
        """
        raise NotImplementedError

    def ai_available(self) -> AIAvailabilityAnswer:
        """Asks the host whether its language model can answer now. The core sends this request at most once a minute.

        Returns: The availability, with a reason if the model can't answer.
        """
        raise NotImplementedError

    def auth_apple_keys(self) -> AppleKeys:
        """Returns the keys with which Apple signs identity tokens (https://appleid.apple.com/auth/keys).

        Returns: The keys as a JSON Web Key Set.
        """
        raise NotImplementedError

    def auth_apple_request(self, *, nonce: str) -> AppleCredential:
        """Asks the host to let the user sign in with Apple. The nonce of the host's request to Apple must be the
        SHA-256 of the parameter `nonce`, as 64 hexadecimal digits.

        Args:
            nonce: A random text, which is used only once.

        Returns: The credential that Apple gave at the sign-in.
        """
        raise NotImplementedError

    def secrets_get(self, *, name: str) -> StoredSecret:
        """Asks the host for a stored secret.

        Args:
            name: The name of the secret.

        Returns: The secret, or `null`.
        """
        raise NotImplementedError

    def backend_request(
        self,
        *,
        method: Literal["GET", "POST", "PUT", "PATCH", "DELETE"],
        path: str,
        headers: List[HTTPHeader],
        body: Optional[str],
        stream: bool,
    ) -> BackendAnswer:
        """Asks the host to send a request to the app's backend. The host knows the backend's address, and must not
        follow redirects. If the host cannot reach the backend, it replies with an error of the kind `unreachable`. If
        the connection breaks, it replies with an error of the kind `cutOff`.

        Args:
            method: The HTTP method.
            path: The path and the query of the address, after the address of the backend. The path begins with a slash.
            headers: The HTTP headers. They contain secrets, so the host must not log them.
            body: The body, as text. `null` for a request without a body.
            stream: `true` if the host must read the answer as server-sent events, and pass them on as they arrive.

        Returns: The backend's answer, with any HTTP status. If `stream` is `true` and the status is 200, the host first
        sends the events with `host.progress`, in `events` of its `content`. In that case, the answer has no body.
        """
        raise NotImplementedError

    def auth_apple_credential_state(self, *, user: str) -> AppleCredentialState:
        """Returns Apple's current state of a user's credential.

        Args:
            user: The user's id at Apple.

        Returns: The state of the credential.
        """
        raise NotImplementedError

    def backend_authenticate(self, *, identity_token: str, authorization_code: str) -> BackendToken:
        """Lets the app's backend authenticate the user who has just signed in with Apple.

        Args:
            identity_token: The identity token of the sign-in.
            authorization_code: The authorization code of the sign-in. It can be used only once.

        Returns: The token that the backend accepts from then on.
        """
        raise NotImplementedError

    def secrets_set(self, *, name: str, value: str) -> HostSecretDone:
        """Asks the host to store a secret, for example in a keychain. The secret replaces an earlier secret with the
        same name. The core sends this request only to a host that also offers host.secrets.get and host.secrets.delete.

        Args:
            name: The name of the secret.
            value: The value of the secret.

        Returns: An empty answer: the secret is stored.
        """
        raise NotImplementedError

    def cloud_account(self) -> CloudAccountAnswer:
        """Asks for the account of the container, and for the state of that account.

        Returns: The account, and the state of the account.
        """
        raise NotImplementedError

    def cloud_database_changes(
        self, *, database: Literal["private", "shared", "public"], token: Optional[str]
    ) -> DatabaseChanges:
        """Asks for the zones of a database that have changed since a token. Fails with `changeTokenExpired` if the
        container no longer knows the changes since the token. Fails with `historyLost` if the container has lost data
        that it had when it returned the token.

        Args:
            database: The database.
            token: The token of the last reply. `null` to get all zones.

        Returns: The zones that have changed, and the token for the next request.
        """
        raise NotImplementedError

    def cloud_zone_changes(
        self,
        *,
        database: Literal["private", "shared", "public"],
        zone: CloudZone,
        token: Optional[str],
        limit: int,
        without_own: bool,
        share_tag: Optional[str],
        behind: Optional[str],
    ) -> ZoneChanges:
        """Asks for the records of a zone that have changed since a token. Fails with `changeTokenExpired` if the
        container no longer knows the changes since the token. Fails with `historyLost` if the container has lost data
        that it had when it returned the token.

        Args:
            database: The database of the zone.
            zone: The zone.
            token: The token of the last reply. `null` to get all records.
            limit: The largest number of records and deletions in the page.
            without_own: `true` if the container may leave out records that were last changed through this connection.
                The core already knows these records.
            share_tag: The change tag of the zone's share in the core. `null` if the core does not have the share.
            behind: The newest token of the zone that the core has from a reply to `host.cloud.records.modify`. `null`
                if it got no such reply after the last fetch.

        Returns: A page of changed and deleted records, and the token for the next request.
        """
        raise NotImplementedError

    def cloud_zones_modify(
        self, *, database: Literal["private", "shared", "public"], save: List[CloudZone], delete: List[CloudZone]
    ) -> ModifiedZones:
        """Creates zones that do not exist yet, and deletes zones with all their records.

        Args:
            database: The database of the zones.
            save: The zones to create if they do not exist.
            delete: The zones to delete.

        Returns: One result for each zone: the saves in the order sent, then the deletions.
        """
        raise NotImplementedError

    def cloud_records_modify(
        self,
        *,
        database: Literal["private", "shared", "public"],
        save: List[CloudRecord],
        delete: List[CloudDeletion],
        atomic: bool,
        operation: str,
        behind: Optional[str],
    ) -> ModifiedRecords:
        """Saves and deletes records. If the container has another change tag for a record than the request, the record
        is not changed, and its result is `serverRecordChanged`. Fails with `historyLost` if the container has lost data
        that it had when it returned the token in `behind`.

        Args:
            database: The database of the records.
            save: The records to save. New records have no change tag.
            delete: The records to delete.
            atomic: `true` to refuse all records if one record is refused. The other records then get the result
                `batchRequestFailed`.
            operation: The name of the batch, as `DEVICE.ID`. A batch that has already arrived is not run again and gets
                the same reply. The container stores the replies to the last 8 batches of each account and device. They
                do not expire. For names without a dot, the container stores the replies to the last 1,000 batches of
                the account.
            behind: The newest token of the zone that the core has. `null` if the core has no token of the zone.

        Returns: One result for each record: the saves in the order sent, then the deletions.
        """
        raise NotImplementedError

    def cloud_asset_download(
        self, *, database: Literal["private", "shared", "public"], zone: CloudZone, record: str, field: str, path: str
    ) -> DownloadedAsset:
        """Asks for the content of an asset, which is a field of a record, as a file.

        Args:
            database: The database of the record.
            zone: The zone of the record.
            record: The id of the record.
            field: The name of the field. Its type must be `asset`.
            path: The path where the host should create the file, which then belongs to the core. The host may use
                another path if that file exists until the core's next request.

        Returns: The path of the file, and the digest of its content.
        """
        raise NotImplementedError

    def cloud_share_create(
        self,
        *,
        zone: CloudZone,
        title: str,
        owner_name: Optional[str],
        public_permission: Literal["none", "readOnly", "readWrite"],
        joiner: Dict[str, Optional[CloudValue]],
        link_host: str,
    ) -> ShareAnswer:
        """Shares one of the account's own zones. For a zone that is already shared, nothing changes. Fails with
        `tooManyParticipants` if the company's tier allows no participants.

        Args:
            zone: The zone.
            title: The title of the share, which people see, such as the company's name.
            owner_name: The name of the owner.
            public_permission: The people who can join with the share's link. none: nobody, so that only invited people
                can join. readOnly: everybody who has the link, for reading only. readWrite: everybody who has the link,
                with the rights of the access record that they get.
            joiner: The fields of the access record for a person who joins with the share's link. The container adds the
                user and the time.
            link_host: The host name of the app's links. A container that has no links of its own makes links of the
                form `https://HOST/share/TOKEN`.

        Returns: The share.
        """
        raise NotImplementedError

    def cloud_share_get(self, *, database: Literal["private", "shared", "public"], zone: CloudZone) -> FoundShare:
        """Asks for the share of a zone.

        Args:
            database: The database of the zone.
            zone: The zone.

        Returns: The share. `null` for a zone that was never shared.
        """
        raise NotImplementedError

    def cloud_share_update(
        self,
        *,
        zone: CloudZone,
        title: Optional[str],
        public_permission: Optional[Literal["none", "readOnly", "readWrite"]],
        joiner: Optional[Dict[str, Optional[CloudValue]]],
        participant: Optional[str],
        permission: Optional[Literal["readWrite", "readOnly"]],
    ) -> ShareAnswer:
        """Changes the share of one of the account's own zones, or the permission of one of its participants.

        Args:
            zone: The zone.
            title: The new title of the share. If it is left out, the title does not change.
            public_permission: The people who can join with the share's link. If it is left out, this does not change.
            joiner: The fields of the access record for people who join with the share's link. If it is left out, the
                fields do not change.
            participant: The id of the participant whose permission changes. `participant` and `permission` must be
                given together.
            permission: The participant's new permission. `participant` and `permission` must be given together.

        Returns: The share in its new state.
        """
        raise NotImplementedError

    def cloud_share_invite(
        self,
        *,
        zone: CloudZone,
        participant: str,
        invited_as: str,
        permission: Literal["readWrite", "readOnly"],
        record: CloudRecord,
    ) -> InvitedParticipant:
        """Invites a participant to one of the account's own zones, and saves the participant's access record. The
        container does both or neither. Fails with `tooManyParticipants` if the company's tier allows no more
        participants.

        Args:
            zone: The zone.
            participant: The id of the new invitation. If the container already has an invitation with this id, nothing
                changes.
            invited_as: The address, number or label that names the participant.
            permission: The permission of a participant. readWrite: everything that the participant's access record
                allows. readOnly: only reading, even if the access record allows more.
            record: The access record with the participant's rights. Until the invitation is accepted, its member `user`
                is a placeholder.

        Returns: The share, and the saved access record.
        """
        raise NotImplementedError

    def cloud_share_delete(self, *, zone: CloudZone, participant: Optional[str]) -> ShareAnswer:
        """Ends the share of one of the account's own zones, for one participant or for all. The container also deletes
        the access records of these participants.

        Args:
            zone: The zone.
            participant: The id of the participant to remove. `null` to end the whole share.

        Returns: The share in its new state.
        """
        raise NotImplementedError

    def cloud_share_metadata(self, *, url: str) -> PreviewedShare:
        """Asks for the zone to which a link leads, before the account accepts the link. The request changes nothing.
        Fails with `unknownItem` if the link is not valid, or is meant for another account.

        Args:
            url: The link.

        Returns: The zone to which the link leads, and the state of the link.
        """
        raise NotImplementedError

    def cloud_share_accept(self, *, url: str, name: Optional[str]) -> ShareAnswer:
        """Accepts a share link for the account. The zone is then in the account's shared database, and the access
        record names the account. A repeated request changes nothing. Fails with `unknownItem` if the link is not valid,
        or is meant for another account. Fails with `tooManyParticipants` if the share admits no more participants.

        Args:
            url: The link.
            name: The name of the participant. It is used if the access record has no name.

        Returns: The share. If the link leads to the account's own zone, the zone has no `owner`.
        """
        raise NotImplementedError

    def cloud_share_leave(self, *, zone: CloudZone) -> LeftShare:
        """Leaves a zone that another account shares. After that, the zone is not in the account's shared database. A
        repeated request changes nothing.

        Args:
            zone: The zone.

        Returns: The zone that was left.
        """
        raise NotImplementedError

    def cloud_share_present(self, *, url: str, title: str) -> PresentAnswer:
        """Asks the host to show the user the cloud's own sheet for sending a link. The core sends this request only to
        the host whose cloud is the container. If that host does not offer this request, the core sends
        `host.share.present` instead.

        Args:
            url: The link.
            title: The name of the company to which the link leads.

        Returns: Whether the user sent the link.
        """
        raise NotImplementedError

    def share_present(self, *, url: str, title: str) -> PresentAnswer:
        """Asks the host to show the user the system's sheet for sending a link.

        Args:
            url: The link.
            title: The name of the company to which the link leads.

        Returns: Whether the user sent the link.
        """
        raise NotImplementedError

    def cloud_records_query(
        self, *, type: str, filter: List[CloudComparison], limit: int, cursor: Optional[str]
    ) -> QueriedRecords:
        """Asks for a page of records of the public database: the records of one type that match a filter. For a type
        without records, the page is empty.

        Args:
            type: The type of the records.
            filter: The comparisons, all of which a record must match. Empty for all records of the type.
            limit: The largest number of records in the page.
            cursor: The cursor of the previous page. `null` for the first page.

        Returns: A page of records, and the cursor of the next page.
        """
        raise NotImplementedError

    def url_open(self, *, url: str) -> OpenURLAnswer:
        """Asks the host to open an address outside the app, such as the app's page in the store.

        Args:
            url: The address to open: a page of an app store, of at most 2,000 characters.

        Returns: Whether the address was opened.
        """
        raise NotImplementedError

    def config_fetch(self, *, document: Literal["AppConfig", "IAPPromo"]) -> FetchedConfig:
        """Asks the host to fetch a document from the app's server: AppConfig or IAPPromo.

        Args:
            document: The name of the document.

        Returns: The document.
        """
        raise NotImplementedError

    def image_transform(self, *, path: str, max_pixels: int, quality: int, media_type: str) -> TransformedImage:
        """Asks the host to make a smaller picture of an image. The picture must be upright, with the proportions of the
        image. No caller waits for the picture: until it is there, the core uses the image itself.

        Args:
            path: The absolute path of the image. The host may read this file, and nothing else.
            max_pixels: The maximum length of the picture's longer side, in pixels.
            quality: The quality of a JPEG or WebP, in percent.
            media_type: The media type of the image.

        Returns: The picture, in a file of the host (PNG, JPEG, GIF or WebP). The core copies the file at once. After
        the reply, the host may remove the file at any time.
        """
        raise NotImplementedError

    def secrets_delete(self, *, name: str) -> HostSecretDone:
        """Asks the host to delete a secret. A secret that does not exist counts as deleted.

        Args:
            name: The name of the secret.

        Returns: An empty answer: the secret is deleted.
        """
        raise NotImplementedError

    def telemetry_send(self, *, installation: str, events: List[TelemetryEvent]) -> TelemetrySent:
        """Asks the host to send events of the app to the app's maker. The core sends at most 20 events at once, and
        only while the user allows it (`settings.telemetryEnabled`).

        Args:
            installation: A random id of the installation. Each time that telemetry is switched on, a new id is made.
            events: The events, oldest first.

        Returns: An empty answer: the host has accepted the events, and the core does not send them again.
        """
        raise NotImplementedError

    def log_write(self, *, lines: List[LogLine]) -> LogWritten:
        """Asks the host to write lines of the core's log to the system's log as well. The core sends one batch of lines
        at a time, with secrets replaced. No caller waits for the answer. The host must not pass these lines to
        `log.write`, because the core would send them again.

        Args:
            lines: The lines of the batch, the oldest first.

        Returns: An empty answer: the host has accepted the lines, and the core does not send them again.
        """
        raise NotImplementedError


class AsyncHost:
    """The base class of hosts. A subclass has a method for each request of the core that it can answer. These methods
    are offered to the core. A method that can't answer raises `HostError`.

    If the core cancels a request, its method is cancelled.
    """

    async def part(self, content: Mapping[str, Any]) -> None:
        """Sends a part of the answer to a request with `stream`. Call it in the method that answers the request. It
        returns when the core wants the next part, so a host does not send faster than the slowest reader reads. It
        raises an error if no request waits for the answer any more.

        content: The part, such as `{"events": [...]}` for `backend_request`.
        """
        await sender()(content)

    async def ping(self, *, text: str) -> HostPong:
        """Asks the host to send a text back, to check the connection.

        Args:
            text: A text for the host to send back.

        Returns: The same text.
        """
        raise NotImplementedError

    async def weather_current(self, *, latitude: Decimal, longitude: Decimal) -> CurrentWeatherAnswer:
        """Asks the host for the present weather of a place.

        Args:
            latitude: The latitude in degrees, positive north of the equator, rounded to three decimals.
            longitude: The longitude in degrees, positive east of Greenwich, rounded to three decimals.

        Returns: The weather of the requested place, or of a place at most 25 km away.
        """
        raise NotImplementedError

    async def weather_hourly(self, *, latitude: Decimal, longitude: Decimal, hours: int) -> HourlyWeatherAnswer:
        """Asks the host for the weather of a place in the next hours, from the present hour on.

        Args:
            latitude: The latitude in degrees, positive north of the equator, rounded to three decimals.
            longitude: The longitude in degrees, positive east of Greenwich, rounded to three decimals.
            hours: The number of hours to return, from the present hour on.

        Returns: The weather of the requested place, or of a place at most 25 km away, hour by hour.
        """
        raise NotImplementedError

    async def location_request(self) -> LocationAnswer:
        """Asks the host for the location of the device, once for each call of `location.request`. The host may have to
        ask the user for permission.

        Returns: The location of the device. If the app may not know the location, the state `denied` or `restricted`
        instead.
        """
        raise NotImplementedError

    async def geocode_reverse(self, *, latitude: Decimal, longitude: Decimal) -> GeocodeAnswer:
        """Asks the host for the name of the place at the given coordinates. The core asks once for each place, and
        stores the name.

        Args:
            latitude: The latitude in degrees, positive north of the equator, rounded to four decimals.
            longitude: The longitude in degrees, positive east of Greenwich, rounded to four decimals.

        Returns: The name of the place, with its locality, region, country and time zone.
        """
        raise NotImplementedError

    async def places_search(
        self, *, text: str, latitude: Optional[Decimal], longitude: Optional[Decimal], limit: int
    ) -> PlaceSearchAnswer:
        """Asks the host for places whose names begin with the text that the user has typed so far. For a place without
        known coordinates, the host returns a suggestion.

        Args:
            text: The text that was typed so far.
            latitude: The point around which to search first, in degrees: the coordinates of the caller's request.
                Default: the device's last known place; `null` if no place of the device is known.
            longitude: The point around which to search first, in degrees: the coordinates of the caller's request.
                Default: the device's last known place; `null` if no place of the device is known.
            limit: The largest number of places to return. The core ignores further places.

        Returns: The places, the suggestions, or both, the best matches first.
        """
        raise NotImplementedError

    async def places_resolve(self, *, token: str) -> PlaceResolveAnswer:
        """Asks the host for the coordinates of a place that the host has suggested.

        Args:
            token: The token of the suggestion, from the host's answer to host.places.search.

        Returns: The place, with its coordinates.
        """
        raise NotImplementedError

    async def store_products(self, *, ids: List[str]) -> StoreProductsAnswer:
        """Asks the host for the names and prices of products in the store of this device.

        Args:
            ids: The store's ids of the products.

        Returns: The products that the store sells on this device, in any order.
        """
        raise NotImplementedError

    async def store_purchase(
        self, *, product_id: str, offer_id: Optional[str], purchase_id: str
    ) -> StorePurchaseAnswer:
        """Asks the host to let the user buy a product. If the host gets the same purchaseId again, it must return the
        outcome of that purchase, and not buy again. In StoreKit, purchaseId is the appAccountToken.

        Args:
            product_id: The store's id of the product.
            offer_id: The id of the offer for this purchase; `null` for a purchase without an offer.
            purchase_id: The id of the purchase. If the core repeats this request, the id is the same.

        Returns: The outcome of the purchase. The answer has exactly one of the members `document`, `pending` and
        `cancelled`.
        """
        raise NotImplementedError

    async def store_sync(self) -> StoreSyncAnswer:
        """Asks the host for all purchases of the user that the store knows, to restore them. The user may have to sign
        in.

        Returns: The documents that the store has signed.
        """
        raise NotImplementedError

    async def ai_respond(
        self, *, task: str, instructions: str, prompt: str, schema: Dict[str, Any], stream: bool
    ) -> AIResponse:
        """Asks the host's model for a JSON object that fits a JSON Schema. The core sends at most two such requests at
        once. If the host replies with an error, `data.kind` can be `guardrail`, `tooLong`, `busy`, `refused` or
        `malformed`.

        Args:
            task: The purpose of the question, such as reports.explain. A host may choose a model by it.
            instructions: The instructions for the model. They are equal for all questions of a task.
            prompt: The question. Together, instructions and prompt have at most 6,000 characters.
            schema: The JSON Schema (draft 2020-12) that the object must fit.
            stream: `true` if the host is to send the incomplete object while the model writes it, by host.progress.

        Returns: The object. If `stream` is `true`, the host may first send incomplete objects while the model writes.
        The host sends each with host.progress: the request's `id`, and the object so far in `content`.
        """
        raise NotImplementedError

    async def ai_available(self) -> AIAvailabilityAnswer:
        """Asks the host whether its language model can answer now. The core sends this request at most once a minute.

        Returns: The availability, with a reason if the model can't answer.
        """
        raise NotImplementedError

    async def auth_apple_keys(self) -> AppleKeys:
        """Returns the keys with which Apple signs identity tokens (https://appleid.apple.com/auth/keys).

        Returns: The keys as a JSON Web Key Set.
        """
        raise NotImplementedError

    async def auth_apple_request(self, *, nonce: str) -> AppleCredential:
        """Asks the host to let the user sign in with Apple. The nonce of the host's request to Apple must be the
        SHA-256 of the parameter `nonce`, as 64 hexadecimal digits.

        Args:
            nonce: A random text, which is used only once.

        Returns: The credential that Apple gave at the sign-in.
        """
        raise NotImplementedError

    async def secrets_get(self, *, name: str) -> StoredSecret:
        """Asks the host for a stored secret.

        Args:
            name: The name of the secret.

        Returns: The secret, or `null`.
        """
        raise NotImplementedError

    async def backend_request(
        self,
        *,
        method: Literal["GET", "POST", "PUT", "PATCH", "DELETE"],
        path: str,
        headers: List[HTTPHeader],
        body: Optional[str],
        stream: bool,
    ) -> BackendAnswer:
        """Asks the host to send a request to the app's backend. The host knows the backend's address, and must not
        follow redirects. If the host cannot reach the backend, it replies with an error of the kind `unreachable`. If
        the connection breaks, it replies with an error of the kind `cutOff`.

        Args:
            method: The HTTP method.
            path: The path and the query of the address, after the address of the backend. The path begins with a slash.
            headers: The HTTP headers. They contain secrets, so the host must not log them.
            body: The body, as text. `null` for a request without a body.
            stream: `true` if the host must read the answer as server-sent events, and pass them on as they arrive.

        Returns: The backend's answer, with any HTTP status. If `stream` is `true` and the status is 200, the host first
        sends the events with `host.progress`, in `events` of its `content`. In that case, the answer has no body.
        """
        raise NotImplementedError

    async def auth_apple_credential_state(self, *, user: str) -> AppleCredentialState:
        """Returns Apple's current state of a user's credential.

        Args:
            user: The user's id at Apple.

        Returns: The state of the credential.
        """
        raise NotImplementedError

    async def backend_authenticate(self, *, identity_token: str, authorization_code: str) -> BackendToken:
        """Lets the app's backend authenticate the user who has just signed in with Apple.

        Args:
            identity_token: The identity token of the sign-in.
            authorization_code: The authorization code of the sign-in. It can be used only once.

        Returns: The token that the backend accepts from then on.
        """
        raise NotImplementedError

    async def secrets_set(self, *, name: str, value: str) -> HostSecretDone:
        """Asks the host to store a secret, for example in a keychain. The secret replaces an earlier secret with the
        same name. The core sends this request only to a host that also offers host.secrets.get and host.secrets.delete.

        Args:
            name: The name of the secret.
            value: The value of the secret.

        Returns: An empty answer: the secret is stored.
        """
        raise NotImplementedError

    async def cloud_account(self) -> CloudAccountAnswer:
        """Asks for the account of the container, and for the state of that account.

        Returns: The account, and the state of the account.
        """
        raise NotImplementedError

    async def cloud_database_changes(
        self, *, database: Literal["private", "shared", "public"], token: Optional[str]
    ) -> DatabaseChanges:
        """Asks for the zones of a database that have changed since a token. Fails with `changeTokenExpired` if the
        container no longer knows the changes since the token. Fails with `historyLost` if the container has lost data
        that it had when it returned the token.

        Args:
            database: The database.
            token: The token of the last reply. `null` to get all zones.

        Returns: The zones that have changed, and the token for the next request.
        """
        raise NotImplementedError

    async def cloud_zone_changes(
        self,
        *,
        database: Literal["private", "shared", "public"],
        zone: CloudZone,
        token: Optional[str],
        limit: int,
        without_own: bool,
        share_tag: Optional[str],
        behind: Optional[str],
    ) -> ZoneChanges:
        """Asks for the records of a zone that have changed since a token. Fails with `changeTokenExpired` if the
        container no longer knows the changes since the token. Fails with `historyLost` if the container has lost data
        that it had when it returned the token.

        Args:
            database: The database of the zone.
            zone: The zone.
            token: The token of the last reply. `null` to get all records.
            limit: The largest number of records and deletions in the page.
            without_own: `true` if the container may leave out records that were last changed through this connection.
                The core already knows these records.
            share_tag: The change tag of the zone's share in the core. `null` if the core does not have the share.
            behind: The newest token of the zone that the core has from a reply to `host.cloud.records.modify`. `null`
                if it got no such reply after the last fetch.

        Returns: A page of changed and deleted records, and the token for the next request.
        """
        raise NotImplementedError

    async def cloud_zones_modify(
        self, *, database: Literal["private", "shared", "public"], save: List[CloudZone], delete: List[CloudZone]
    ) -> ModifiedZones:
        """Creates zones that do not exist yet, and deletes zones with all their records.

        Args:
            database: The database of the zones.
            save: The zones to create if they do not exist.
            delete: The zones to delete.

        Returns: One result for each zone: the saves in the order sent, then the deletions.
        """
        raise NotImplementedError

    async def cloud_records_modify(
        self,
        *,
        database: Literal["private", "shared", "public"],
        save: List[CloudRecord],
        delete: List[CloudDeletion],
        atomic: bool,
        operation: str,
        behind: Optional[str],
    ) -> ModifiedRecords:
        """Saves and deletes records. If the container has another change tag for a record than the request, the record
        is not changed, and its result is `serverRecordChanged`. Fails with `historyLost` if the container has lost data
        that it had when it returned the token in `behind`.

        Args:
            database: The database of the records.
            save: The records to save. New records have no change tag.
            delete: The records to delete.
            atomic: `true` to refuse all records if one record is refused. The other records then get the result
                `batchRequestFailed`.
            operation: The name of the batch, as `DEVICE.ID`. A batch that has already arrived is not run again and gets
                the same reply. The container stores the replies to the last 8 batches of each account and device. They
                do not expire. For names without a dot, the container stores the replies to the last 1,000 batches of
                the account.
            behind: The newest token of the zone that the core has. `null` if the core has no token of the zone.

        Returns: One result for each record: the saves in the order sent, then the deletions.
        """
        raise NotImplementedError

    async def cloud_asset_download(
        self, *, database: Literal["private", "shared", "public"], zone: CloudZone, record: str, field: str, path: str
    ) -> DownloadedAsset:
        """Asks for the content of an asset, which is a field of a record, as a file.

        Args:
            database: The database of the record.
            zone: The zone of the record.
            record: The id of the record.
            field: The name of the field. Its type must be `asset`.
            path: The path where the host should create the file, which then belongs to the core. The host may use
                another path if that file exists until the core's next request.

        Returns: The path of the file, and the digest of its content.
        """
        raise NotImplementedError

    async def cloud_share_create(
        self,
        *,
        zone: CloudZone,
        title: str,
        owner_name: Optional[str],
        public_permission: Literal["none", "readOnly", "readWrite"],
        joiner: Dict[str, Optional[CloudValue]],
        link_host: str,
    ) -> ShareAnswer:
        """Shares one of the account's own zones. For a zone that is already shared, nothing changes. Fails with
        `tooManyParticipants` if the company's tier allows no participants.

        Args:
            zone: The zone.
            title: The title of the share, which people see, such as the company's name.
            owner_name: The name of the owner.
            public_permission: The people who can join with the share's link. none: nobody, so that only invited people
                can join. readOnly: everybody who has the link, for reading only. readWrite: everybody who has the link,
                with the rights of the access record that they get.
            joiner: The fields of the access record for a person who joins with the share's link. The container adds the
                user and the time.
            link_host: The host name of the app's links. A container that has no links of its own makes links of the
                form `https://HOST/share/TOKEN`.

        Returns: The share.
        """
        raise NotImplementedError

    async def cloud_share_get(self, *, database: Literal["private", "shared", "public"], zone: CloudZone) -> FoundShare:
        """Asks for the share of a zone.

        Args:
            database: The database of the zone.
            zone: The zone.

        Returns: The share. `null` for a zone that was never shared.
        """
        raise NotImplementedError

    async def cloud_share_update(
        self,
        *,
        zone: CloudZone,
        title: Optional[str],
        public_permission: Optional[Literal["none", "readOnly", "readWrite"]],
        joiner: Optional[Dict[str, Optional[CloudValue]]],
        participant: Optional[str],
        permission: Optional[Literal["readWrite", "readOnly"]],
    ) -> ShareAnswer:
        """Changes the share of one of the account's own zones, or the permission of one of its participants.

        Args:
            zone: The zone.
            title: The new title of the share. If it is left out, the title does not change.
            public_permission: The people who can join with the share's link. If it is left out, this does not change.
            joiner: The fields of the access record for people who join with the share's link. If it is left out, the
                fields do not change.
            participant: The id of the participant whose permission changes. `participant` and `permission` must be
                given together.
            permission: The participant's new permission. `participant` and `permission` must be given together.

        Returns: The share in its new state.
        """
        raise NotImplementedError

    async def cloud_share_invite(
        self,
        *,
        zone: CloudZone,
        participant: str,
        invited_as: str,
        permission: Literal["readWrite", "readOnly"],
        record: CloudRecord,
    ) -> InvitedParticipant:
        """Invites a participant to one of the account's own zones, and saves the participant's access record. The
        container does both or neither. Fails with `tooManyParticipants` if the company's tier allows no more
        participants.

        Args:
            zone: The zone.
            participant: The id of the new invitation. If the container already has an invitation with this id, nothing
                changes.
            invited_as: The address, number or label that names the participant.
            permission: The permission of a participant. readWrite: everything that the participant's access record
                allows. readOnly: only reading, even if the access record allows more.
            record: The access record with the participant's rights. Until the invitation is accepted, its member `user`
                is a placeholder.

        Returns: The share, and the saved access record.
        """
        raise NotImplementedError

    async def cloud_share_delete(self, *, zone: CloudZone, participant: Optional[str]) -> ShareAnswer:
        """Ends the share of one of the account's own zones, for one participant or for all. The container also deletes
        the access records of these participants.

        Args:
            zone: The zone.
            participant: The id of the participant to remove. `null` to end the whole share.

        Returns: The share in its new state.
        """
        raise NotImplementedError

    async def cloud_share_metadata(self, *, url: str) -> PreviewedShare:
        """Asks for the zone to which a link leads, before the account accepts the link. The request changes nothing.
        Fails with `unknownItem` if the link is not valid, or is meant for another account.

        Args:
            url: The link.

        Returns: The zone to which the link leads, and the state of the link.
        """
        raise NotImplementedError

    async def cloud_share_accept(self, *, url: str, name: Optional[str]) -> ShareAnswer:
        """Accepts a share link for the account. The zone is then in the account's shared database, and the access
        record names the account. A repeated request changes nothing. Fails with `unknownItem` if the link is not valid,
        or is meant for another account. Fails with `tooManyParticipants` if the share admits no more participants.

        Args:
            url: The link.
            name: The name of the participant. It is used if the access record has no name.

        Returns: The share. If the link leads to the account's own zone, the zone has no `owner`.
        """
        raise NotImplementedError

    async def cloud_share_leave(self, *, zone: CloudZone) -> LeftShare:
        """Leaves a zone that another account shares. After that, the zone is not in the account's shared database. A
        repeated request changes nothing.

        Args:
            zone: The zone.

        Returns: The zone that was left.
        """
        raise NotImplementedError

    async def cloud_share_present(self, *, url: str, title: str) -> PresentAnswer:
        """Asks the host to show the user the cloud's own sheet for sending a link. The core sends this request only to
        the host whose cloud is the container. If that host does not offer this request, the core sends
        `host.share.present` instead.

        Args:
            url: The link.
            title: The name of the company to which the link leads.

        Returns: Whether the user sent the link.
        """
        raise NotImplementedError

    async def share_present(self, *, url: str, title: str) -> PresentAnswer:
        """Asks the host to show the user the system's sheet for sending a link.

        Args:
            url: The link.
            title: The name of the company to which the link leads.

        Returns: Whether the user sent the link.
        """
        raise NotImplementedError

    async def cloud_records_query(
        self, *, type: str, filter: List[CloudComparison], limit: int, cursor: Optional[str]
    ) -> QueriedRecords:
        """Asks for a page of records of the public database: the records of one type that match a filter. For a type
        without records, the page is empty.

        Args:
            type: The type of the records.
            filter: The comparisons, all of which a record must match. Empty for all records of the type.
            limit: The largest number of records in the page.
            cursor: The cursor of the previous page. `null` for the first page.

        Returns: A page of records, and the cursor of the next page.
        """
        raise NotImplementedError

    async def url_open(self, *, url: str) -> OpenURLAnswer:
        """Asks the host to open an address outside the app, such as the app's page in the store.

        Args:
            url: The address to open: a page of an app store, of at most 2,000 characters.

        Returns: Whether the address was opened.
        """
        raise NotImplementedError

    async def config_fetch(self, *, document: Literal["AppConfig", "IAPPromo"]) -> FetchedConfig:
        """Asks the host to fetch a document from the app's server: AppConfig or IAPPromo.

        Args:
            document: The name of the document.

        Returns: The document.
        """
        raise NotImplementedError

    async def image_transform(self, *, path: str, max_pixels: int, quality: int, media_type: str) -> TransformedImage:
        """Asks the host to make a smaller picture of an image. The picture must be upright, with the proportions of the
        image. No caller waits for the picture: until it is there, the core uses the image itself.

        Args:
            path: The absolute path of the image. The host may read this file, and nothing else.
            max_pixels: The maximum length of the picture's longer side, in pixels.
            quality: The quality of a JPEG or WebP, in percent.
            media_type: The media type of the image.

        Returns: The picture, in a file of the host (PNG, JPEG, GIF or WebP). The core copies the file at once. After
        the reply, the host may remove the file at any time.
        """
        raise NotImplementedError

    async def secrets_delete(self, *, name: str) -> HostSecretDone:
        """Asks the host to delete a secret. A secret that does not exist counts as deleted.

        Args:
            name: The name of the secret.

        Returns: An empty answer: the secret is deleted.
        """
        raise NotImplementedError

    async def telemetry_send(self, *, installation: str, events: List[TelemetryEvent]) -> TelemetrySent:
        """Asks the host to send events of the app to the app's maker. The core sends at most 20 events at once, and
        only while the user allows it (`settings.telemetryEnabled`).

        Args:
            installation: A random id of the installation. Each time that telemetry is switched on, a new id is made.
            events: The events, oldest first.

        Returns: An empty answer: the host has accepted the events, and the core does not send them again.
        """
        raise NotImplementedError

    async def log_write(self, *, lines: List[LogLine]) -> LogWritten:
        """Asks the host to write lines of the core's log to the system's log as well. The core sends one batch of lines
        at a time, with secrets replaced. No caller waits for the answer. The host must not pass these lines to
        `log.write`, because the core would send them again.

        Args:
            lines: The lines of the batch, the oldest first.

        Returns: An empty answer: the host has accepted the lines, and the core does not send them again.
        """
        raise NotImplementedError


#: The name of the host's method for each request.
REQUESTS: Dict[str, str] = {
    "host.ping": "ping",
    "host.weather.current": "weather_current",
    "host.weather.hourly": "weather_hourly",
    "host.location.request": "location_request",
    "host.geocode.reverse": "geocode_reverse",
    "host.places.search": "places_search",
    "host.places.resolve": "places_resolve",
    "host.store.products": "store_products",
    "host.store.purchase": "store_purchase",
    "host.store.sync": "store_sync",
    "host.ai.respond": "ai_respond",
    "host.ai.available": "ai_available",
    "host.auth.apple.keys": "auth_apple_keys",
    "host.auth.apple.request": "auth_apple_request",
    "host.secrets.get": "secrets_get",
    "host.backend.request": "backend_request",
    "host.auth.apple.credentialState": "auth_apple_credential_state",
    "host.backend.authenticate": "backend_authenticate",
    "host.secrets.set": "secrets_set",
    "host.cloud.account": "cloud_account",
    "host.cloud.database.changes": "cloud_database_changes",
    "host.cloud.zone.changes": "cloud_zone_changes",
    "host.cloud.zones.modify": "cloud_zones_modify",
    "host.cloud.records.modify": "cloud_records_modify",
    "host.cloud.asset.download": "cloud_asset_download",
    "host.cloud.share.create": "cloud_share_create",
    "host.cloud.share.get": "cloud_share_get",
    "host.cloud.share.update": "cloud_share_update",
    "host.cloud.share.invite": "cloud_share_invite",
    "host.cloud.share.delete": "cloud_share_delete",
    "host.cloud.share.metadata": "cloud_share_metadata",
    "host.cloud.share.accept": "cloud_share_accept",
    "host.cloud.share.leave": "cloud_share_leave",
    "host.cloud.share.present": "cloud_share_present",
    "host.share.present": "share_present",
    "host.cloud.records.query": "cloud_records_query",
    "host.url.open": "url_open",
    "host.config.fetch": "config_fetch",
    "host.image.transform": "image_transform",
    "host.secrets.delete": "secrets_delete",
    "host.telemetry.send": "telemetry_send",
    "host.log.write": "log_write",
}
