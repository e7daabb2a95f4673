"""The records that methods take and answer.

Generated from Schemas/openrpc.json of version 0.1.0; do not edit."""

from __future__ import annotations

from datetime import datetime
from decimal import Decimal
from typing import Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

from ._record import Record
from ._values import UNSET, Unset
from ._values import Day as Day
from ._values import Number as Number


class ABCReport(Record):
    """The items with their shares of the revenue, in classes."""

    from_: Optional[str]
    """The first day; null for all earlier days."""

    to: Optional[str]
    """The last day; null for a report up to now."""

    time_zone: str
    """The time zone in which days begin and end: the company's. It is UTC if the company has none, or one that the
    machine does not know.
    """

    totals: List[ABCTotal]
    """The totals of all sold items, by currency and class."""

    items: List[ABCRow]
    """The sold items, by currency, the largest revenue first."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""


class ABCRow(Record):
    """The revenue of an item."""

    item: Optional[str]
    """The item."""

    sku: Optional[str]
    """The item's SKU."""

    name: Optional[str]
    """The item's name."""

    class_: Literal["A", "B", "C"]
    """The class: A if the items with more revenue brought less than 80 % of all revenue, B if they brought less than 95
    %, else C.
    """

    revenue: MoneySum
    """The revenue without tax, less returned and credited goods."""

    share: Optional[Decimal]
    """The share of all revenue in the currency, in percent, with two decimals, rounded half to even; null if there is
    no revenue.
    """

    cumulated: Optional[Decimal]
    """The share of this item and of all items with more revenue together."""


class ABCTotal(Record):
    """The items of one class, in one currency."""

    class_: Literal["A", "B", "C"]
    """The class."""

    count: int
    """The number of items in the class."""

    revenue: MoneySum
    """The revenue of these items, without tax."""

    share: Optional[Decimal]
    """The share of all revenue, in percent, with two decimals; null if there is no revenue."""


class AIAvailabilityAnswer(Record):
    """The host's answer to host.ai.available."""

    available: bool
    """true if there is a model that answers."""

    reason: Union[Optional[Literal["systemTooOld", "deviceNotEligible", "notEnabled", "modelNotReady", "languageUnsupported", "other", "noHost"]], Unset] = UNSET
    """The reason why there is no model; null if there is one."""


class AIResponse(Record):
    """The host's answer to host.ai.respond."""

    content: Mapping[str, Any]
    """The object."""


class AcceptedShare(Record):
    """A share that was accepted."""

    company: str
    """The company, now also in companies.list. Its records are on their way."""

    mine: bool
    """true if the company is the account's own. Then nothing was changed."""

    permission: Literal["readWrite", "readOnly"]
    """readWrite: all that the access record allows. readOnly: only reading, whatever the access record allows."""


class AccessRecord(Record):
    """The rights of one user in one company."""

    id: str
    """The record's id."""

    company: str
    """The company."""

    user: str
    """The user who has these rights: the account, or a user who signs in."""

    name: Optional[str]
    """The user's name. access.people shows it to all users of the company."""

    is_owner: bool
    """`true` if the user is an owner, who has all rights except those of the founder alone."""

    is_founder: bool
    """`true` if the user is the founder. No other owner can revoke or demote the founder; access.transfer makes another
    owner the founder.
    """

    dept_mask: int
    """The departments in which the user does the daily work, as a mask. access.departments lists the bits."""

    manager_mask: int
    """The departments in which the user also deletes, approves and sees costs, as a mask."""

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the user was let in."""

    updated_at: datetime
    """The time of the record's last change."""

    recovered_at: Optional[datetime]
    """The time when `mainspring recover` last gave the user another password, or null if it never did."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class AccessRecordConflictData(Record):
    """The record has another version than expected; data.current is the record in its present state."""

    kind: Literal["conflict"]
    """The machine name of the error."""

    current: AccessRecord
    """The record in its present state, as far as the caller may see it."""


class AccessRule(Record):
    """A rule of access: the right that a call requires."""

    rule: Literal["anyone", "account", "member", "department", "manager", "owner", "founder"]
    """The kind of the required right."""

    department: Optional[str] = None
    """The department for which the right is required. Left out if the rule names no department."""

    mask: Optional[int] = None
    """The bits, one of which is enough. Left out if the rule requires no bits."""


class AccountUnavailableData(Record):
    """The directory has no cloud account that can be used; data.status is the state of the account."""

    kind: Literal["accountUnavailable"]
    """The machine name of the error."""

    status: Literal["available", "noAccount", "restricted", "couldNotDetermine", "temporarilyUnavailable"]
    """The state of the cloud's account."""


class Activity(Record):
    """One event in the history of a contact."""

    at: datetime
    """The time of the event."""

    kind: str
    """The kind of record. contactNote is a note that a user wrote."""

    id: str
    """The id of the record."""

    text: str
    """The text of a note, or the number of the record."""

    status: Optional[str]
    """The status of the record; null for a kind without status."""

    actor: Optional[str]
    """The user who did it; null if no longer known."""


class ActivityPage(Record):
    """One page of a list."""

    items: List[Activity]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class Address(Record):
    """A postal address."""

    lines: List[str]
    """Street, number, floor, as they stand on an envelope."""

    city: Optional[str]
    """The city."""

    region: Optional[str]
    """The state, province or county."""

    postal_code: Optional[str]
    """The postal code."""

    country: Optional[str]
    """ISO 3166-1, two capitals: DE."""


class AddressChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    restores its default where it has one.
    """

    lines: Union[Optional[Sequence[str]], Unset] = UNSET
    """Street, number, floor, as they stand on an envelope."""

    city: Union[Optional[str], Unset] = UNSET
    """The city."""

    region: Union[Optional[str], Unset] = UNSET
    """The state, province or county."""

    postal_code: Union[Optional[str], Unset] = UNSET
    """The postal code."""

    country: Union[Optional[str], Unset] = UNSET
    """ISO 3166-1, two capitals: DE."""


class AddressInput(Record):
    """A postal address."""

    lines: Union[Optional[Sequence[str]], Unset] = UNSET
    """Street, number, floor, as they stand on an envelope."""

    city: Union[Optional[str], Unset] = UNSET
    """The city."""

    region: Union[Optional[str], Unset] = UNSET
    """The state, province or county."""

    postal_code: Union[Optional[str], Unset] = UNSET
    """The postal code."""

    country: Union[Optional[str], Unset] = UNSET
    """ISO 3166-1, two capitals: DE."""


class AgingFigures(Record):
    """The number of unpaid orders, and the amount due."""

    orders: int
    """The number of orders."""

    due: MoneySum
    """The amount that is still due for these orders."""


class AgingReport(Record):
    """The unpaid amounts of customers, by the age of the invoices."""

    at: datetime
    """The instant of the report."""

    time_zone: str
    """The time zone in which days are counted: the company's. It is UTC if the company has none, or one that the
    machine does not know.
    """

    items: List[AgingRow]
    """A row for each currency with unpaid amounts."""

    next: Optional[str]
    """Always null, as the list is complete."""


class AgingRow(Record):
    """The unpaid amounts in one currency."""

    total: AgingFigures
    """The sum of all unpaid amounts."""

    days30: AgingFigures
    """The amounts invoiced at most 30 days ago."""

    days60: AgingFigures
    """The amounts invoiced 31 to 60 days ago."""

    days90: AgingFigures
    """The amounts invoiced 61 to 90 days ago."""

    older: AgingFigures
    """The amounts invoiced more than 90 days ago."""


class AllowedMethods(Record):
    """The methods that the caller may and may not call."""

    company: Optional[str]
    """The company of the request, or the selected one; null if there is neither."""

    user: Optional[str]
    """The user who acts in the company; null as long as a sign-in is needed."""

    methods: List[CheckedMethod]
    """Every method, in the order of the discovery document."""


class AlreadyReversedData(Record):
    """The transaction was already reversed; data.reversedBy names the reversing transaction."""

    kind: Literal["alreadyReversed"]
    """The machine name of the error."""

    reversed_by: str
    """The transaction that reversed it."""


class AnalyzedFlavor(Record):
    """The flavour of a coffee in numbers, and their source."""

    profile: FlavorProfile
    """The profile."""

    version: Optional[int]
    """The version of the tasting that it was stored with; null if it was not."""

    source: Literal["model", "history"]
    """model: the AI of the host. history: the account's own journal, because the host failed."""

    suggestion: Optional[str]
    """The id of the answer. journal.ai.accept accepts notes and profiles for 24 hours. null for history."""

    at: datetime
    """The time of the answer."""

    repeated: bool
    """true if the same question was answered before, and the model was not asked again."""


class AnotherOwner(Record):
    """Another owner of the company must send the request."""

    rule: Literal["anotherOwner"]
    """anotherOwner"""


class AnsweredForm(Record):
    """The form in which a table was read, as given or as guessed."""

    separator: Optional[Literal["comma", "semicolon", "tab"]]
    """The column separator; null for another one, which a sep= line of the file sets."""

    decimal: Optional[Literal["point", "comma"]]
    """The decimal separator; null if no number of the first rows tells."""

    encoding: Literal["utf8", "utf16", "windows1252"]
    """The character encoding."""


class AppDiagnostics(Record):
    """Facts that help to understand feedback: versions and counts, but no text of users."""

    version: str
    """The core's version."""

    platform: str
    """The operating system: linux or macos."""

    sqlite: str
    """The version of SQLite."""

    build_environment: Literal["development", "staging", "production"]
    """The environment that the app was built for."""

    client: Optional[str]
    """The program that uses the core, as in system.hello; null if it has not sent that."""

    stores: List[StoreVersion]
    """The stores of the data directory."""

    warnings: int
    """The number of warnings among the newest lines of the log."""

    errors: int
    """The number of errors among the newest lines of the log."""


class AppleCredential(Record):
    """The credential that Apple gives an app at a sign-in."""

    user: str
    """The user's id at Apple."""

    identity_token: Union[Optional[str], Unset] = UNSET
    """The identity token, a JWS. It is required, and never stored."""

    authorization_code: Union[Optional[str], Unset] = UNSET
    """The authorization code. It is required, can be used once, and is never stored."""

    full_name: Union[Optional[str], Unset] = UNSET
    """The user's name. Apple sends it only at the first sign-in."""

    email: Union[Optional[str], Unset] = UNSET
    """The user's e-mail address. Apple sends it only at the first sign-in."""

    transferred_from: Union[Optional[str], Unset] = UNSET
    """The user's id before the app was transferred to another developer. Used if that user's session ended with
    transferred.
    """


class AppleCredentialState(Record):
    """The host's answer to host.auth.apple.credentialState."""

    state: Literal["authorized", "revoked", "notFound", "transferred"]
    """The state of the credential."""


class AppleKeys(Record):
    """The host's answer to host.auth.apple.keys."""

    keys: Sequence[JSONWebKey]
    """The keys."""


class ArchivedData(Record):
    """The company is archived; it can be read, and restored with companies.update."""

    kind: Literal["archived"]
    """The machine name of the error."""


class Asset(Record):
    """A photo, document, logo or proof of a record."""

    id: str
    """The asset's id."""

    company: Optional[str]
    """The company of the asset; null for an asset of the account's own record."""

    owner: AssetOwner
    """The record to which the asset belongs."""

    role: Literal["photo", "document", "logo", "proof"]
    """The role. photo: an image; a record has at most 20. logo: a PNG or JPEG of at most 2 MB. proof: a proof of
    delivery. document: anything else.
    """

    name: Optional[str]
    """The asset's name, which may differ from the file's name."""

    media_type: str
    """The media type, from the asset's first bytes. If these do not show it, the type that the request gave."""

    bytes: int
    """The number of bytes."""

    sha256: str
    """The SHA-256 digest of the bytes, as hexadecimal digits."""

    width: Optional[int]
    """The width in pixels, from the image's header; null for other assets."""

    height: Optional[int]
    """The height in pixels."""

    variants: List[AssetVariant]
    """Smaller pictures of an image. Where one is missing, the image itself is used."""

    position: int
    """The position among the assets of the record. The first photo is the cover."""

    version: int
    """The version, from 1. It grows by one with each change."""

    created_at: datetime
    """The instant at which the asset was added."""

    updated_at: datetime
    """The instant of the last change."""

    state: Literal["local", "synced", "remote", "missing"]
    """The place of the bytes. local: only on this device. synced: on this device and in the cloud. remote: only in the
    cloud; the first read fetches them. missing: in neither, because another device has not sent them yet, or the file
    was removed.
    """


class AssetBytes(Record):
    """Bytes of an asset."""

    media_type: str
    """The media type of the asset."""

    bytes: int
    """The number of bytes of the whole asset."""

    offset: int
    """The offset of the first of these bytes."""

    base64: str
    """The bytes in standard base64 (RFC 4648); empty at the end of the asset."""


class AssetMissingData(Record):
    """The file of the asset was removed from the data directory."""

    kind: Literal["assetMissing"]
    """The machine name of the error."""

    sha256: str
    """The digest of the missing bytes. Adding the same bytes again restores them."""


class AssetOwner(Record):
    """The record to which an asset belongs, and with which it is deleted."""

    type: str
    """The kind of the record, as events name it: item, location, company."""

    id: str
    """The id of the record."""


class AssetOwnerInput(Record):
    """The record to which an asset belongs, and with which it is deleted."""

    type: str
    """The kind of the record, as events name it: item, location, company."""

    id: str
    """The id of the record."""


class AssetPage(Record):
    """One page of a list."""

    items: List[Asset]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class AssetPath(Record):
    """The file of an asset."""

    path: str
    """The absolute path. The file's name does not show the type."""

    media_type: str
    """The media type of the file."""

    bytes: int
    """The number of bytes."""


class AssetTooLargeData(Record):
    """The assets would exceed a limit of bytes; data.limit is the limit, and data.bytes the size."""

    kind: Literal["assetTooLarge"]
    """The machine name of the error."""

    limit: int
    """The limit in bytes, for all assets of a record or for a logo."""

    bytes: int
    """The number of bytes that there would be."""


class AssetVariant(Record):
    """A smaller picture of an image, made by the host."""

    kind: Literal["thumb", "preview"]
    """The size. thumb: at most 256 pixels on the longer side; preview: at most 1280."""

    media_type: str
    """The media type, from the picture's first bytes."""

    bytes: int
    """The number of bytes."""

    width: int
    """The width in pixels."""

    height: int
    """The height in pixels."""

    sha256: str
    """The SHA-256 digest of the bytes."""


class AuthGate(Record):
    """The parts of the app that are open to the user."""

    shell: bool
    """true if the app is open: a user has signed in with Apple."""

    backend: bool
    """true if chat and feedback are open: the backend has authenticated the user."""


class AuthState(Record):
    """The state of the session: the user who is signed in with Apple, and the backend's authentication."""

    signed_in: bool
    """true if a user is signed in."""

    user: Optional[str]
    """The id of the user, a record of users; null if none is signed in."""

    path: Literal["appleNative", "backend"]
    """The place of the app's data, as in policy.deployment.get."""

    secrets: Literal["host", "file"]
    """The place of the backend's token, now or in future: with the host, or in a file of the core."""

    credential_state: Optional[Literal["authorized", "revoked", "notFound", "transferred"]]
    """Apple's last report about the credential, also for a session that has ended; null before the first."""

    checked_at: Optional[datetime]
    """The time of that report. The session lasts, however old the report is."""

    backend: Literal["none", "valid", "expired"]
    """The state of the backend's authentication of the user."""


class Availability(Record):
    """The availability of the AI."""

    available: bool
    """true if there is a model that answers."""

    reason: Optional[Literal["systemTooOld", "deviceNotEligible", "notEnabled", "modelNotReady", "languageUnsupported", "other", "noHost"]]
    """The reason why there is no model; null if there is one."""


class BackendAnswer(Record):
    """The answer of the app's backend."""

    status: int
    """The HTTP status."""

    headers: Union[Optional[Sequence[HTTPHeaderInput]], Unset] = UNSET
    """The headers that the core uses: content-type, and retry-after in seconds, also if the backend has sent a date.
    """

    body: Union[Optional[str], Unset] = UNSET
    """The body, as text; null if there is none, or if it was passed on as events."""


class BackendFailedData(Record):
    """The app's backend gave no usable answer; data.reason is the reason."""

    kind: Literal["backendFailed"]
    """The machine name of the error."""

    reason: Literal["status", "error", "cutOff", "tooLong", "malformed"]
    """status: the backend replied with the given status. error: the backend reported a failure. cutOff: the answer
    ended too early. tooLong: the answer has more than 100,000 characters. malformed: the answer has another form than
    expected.
    """

    status: Optional[int] = None
    """The HTTP status; left out if it is not the reason."""

    record: Optional[str] = None
    """The record that is stored despite the error: the failed answer, or the feedback. Left out if there is none.
    """

    owner: Optional[str] = None
    """The record that it belongs to, such as the conversation. Left out if there is none."""


class BackendToken(Record):
    """The host's answer to host.backend.authenticate."""

    token: str
    """The token."""

    expires_at: Union[Optional[datetime], Unset] = UNSET
    """The time when the token expires; null if the backend does not say."""


class BackupReport(Record):
    """The contents of a backup."""

    made_at: datetime
    """The time of the state in the backup. It contains all changes that were answered before."""

    bytes: int
    """The size of the backup in bytes."""

    assets: int
    """The number of files of assets in the backup."""

    damaged: List[str]
    """The SHA-256 of each asset whose file was already damaged."""

    missing: List[MissingAsset]
    """The files of assets that are gone or could not be read, and are not in the backup, ordered by name."""


class Bean(Record):
    """Coffee beans, as they were bought."""

    id: str
    """The record's id."""

    name: str
    """The name on the bag."""

    roaster: Optional[str]
    """The roaster."""

    origins: List[BeanOrigin]
    """The origins of the beans; the shares of a blend sum to at most 100 percent."""

    roast_level: Optional[Literal["light", "mediumLight", "medium", "mediumDark", "dark"]]
    """The roast level of the beans."""

    process: Optional[Literal["washed", "natural", "honey", "anaerobic", "wetHulled", "other"]]
    """The process of the cherries."""

    decaf: bool
    """true if the beans are decaffeinated."""

    roast_date: Optional[str]
    """The day on which the beans were roasted."""

    opened_at: Optional[str]
    """The day on which the bag was opened."""

    frozen_at: Optional[str]
    """The day on which the beans were frozen, not before roastDate."""

    thawed_at: Optional[str]
    """The day on which the beans were thawed, not before frozenAt."""

    best_before: Optional[str]
    """The last day on which the roaster recommends the beans."""

    weight: Optional[Decimal]
    """The weight of the beans in the bag, in grams."""

    withdrawn: Decimal
    """The grams that were used for other purposes than brews."""

    price: Optional[Money]
    """The price of the bag."""

    rating: Optional[Decimal]
    """0 to 5, in halves."""

    flavours: List[str]
    """The flavours, as the roaster names them. Devices merge them as a set."""

    note: Optional[str]
    """Any further text."""

    url: Optional[str]
    """The address of a page about the beans."""

    barcode: Optional[str]
    """The code on the bag."""

    favourite: bool
    """true if the beans are a favourite."""

    archived: bool
    """true if the beans are out of use."""

    finished: bool
    """true if the bag is empty."""

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """

    age_days: Optional[int] = None
    """The age in whole days since roastDate, in the account's time zone. A day in the freezer counts one ninetieth.
    Left out without roastDate.
    """

    remaining: Optional[Decimal] = None
    """The remaining grams: weight less withdrawn less the doses of all brews. Left out without weight."""

    overdrawn: Optional[bool] = None
    """true if remaining is less than 0."""

    brews: Optional[int] = None
    """The number of brews, without drafts."""

    last_brewed_at: Optional[datetime] = None
    """The time of the last brew."""

    average_rating: Optional[Decimal] = None
    """The mean rating of the rated brews, to four places."""

    cost_per_gram: Optional[UnitCost] = None
    """The price of a gram, in minor units to five places. Left out without price or weight."""

    photos: Optional[List[str]] = None
    """The ids of its assets of the role photo, the cover first. assets.read with variant thumb returns a small picture.
    Left out without photos.
    """


class BeanConflictData(Record):
    """The record has another version than expected; data.current is the record in its present state."""

    kind: Literal["conflict"]
    """The machine name of the error."""

    current: Bean
    """The record in its present state, as far as the caller may see it."""


class BeanDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    restores its default where it has one.
    """

    name: Union[str, Unset] = UNSET
    """The name on the bag."""

    roaster: Union[Optional[str], Unset] = UNSET
    """The roaster."""

    origins: Union[Optional[Sequence[BeanOriginInput]], Unset] = UNSET
    """The origins of the beans; the shares of a blend sum to at most 100 percent."""

    roast_level: Union[Optional[Literal["light", "mediumLight", "medium", "mediumDark", "dark"]], Unset] = UNSET
    """The roast level of the beans."""

    process: Union[Optional[Literal["washed", "natural", "honey", "anaerobic", "wetHulled", "other"]], Unset] = UNSET
    """The process of the cherries."""

    decaf: Union[Optional[bool], Unset] = UNSET
    """true if the beans are decaffeinated."""

    roast_date: Union[Optional[Day], Unset] = UNSET
    """The day on which the beans were roasted."""

    opened_at: Union[Optional[Day], Unset] = UNSET
    """The day on which the bag was opened."""

    frozen_at: Union[Optional[Day], Unset] = UNSET
    """The day on which the beans were frozen, not before roastDate."""

    thawed_at: Union[Optional[Day], Unset] = UNSET
    """The day on which the beans were thawed, not before frozenAt."""

    best_before: Union[Optional[Day], Unset] = UNSET
    """The last day on which the roaster recommends the beans."""

    weight: Union[Optional[Number], Unset] = UNSET
    """The weight of the beans in the bag, in grams."""

    withdrawn: Union[Optional[Number], Unset] = UNSET
    """The grams that were used for other purposes than brews."""

    price: Union[Optional[MoneyChanges], Unset] = UNSET
    """The price of the bag."""

    rating: Union[Optional[Number], Unset] = UNSET
    """0 to 5, in halves."""

    flavours: Union[Optional[Sequence[str]], Unset] = UNSET
    """The flavours, as the roaster names them. Devices merge them as a set."""

    note: Union[Optional[str], Unset] = UNSET
    """Any further text."""

    url: Union[Optional[str], Unset] = UNSET
    """The address of a page about the beans."""

    barcode: Union[Optional[str], Unset] = UNSET
    """The code on the bag."""

    favourite: Union[Optional[bool], Unset] = UNSET
    """true if the beans are a favourite."""

    archived: Union[Optional[bool], Unset] = UNSET
    """true if the beans are out of use."""

    finished: Union[Optional[bool], Unset] = UNSET
    """true if the bag is empty."""


class BeanOrigin(Record):
    """An origin of beans; a blend has several."""

    country: Optional[str]
    """The country of origin (ISO 3166-1 alpha-2)."""

    region: Optional[str]
    """The region."""

    farm: Optional[str]
    """The farm or the washing station."""

    producer: Optional[str]
    """The producer."""

    altitude: Optional[int]
    """The altitude in metres above the sea."""

    variety: Optional[str]
    """The variety of the plant."""

    process: Optional[Literal["washed", "natural", "honey", "anaerobic", "wetHulled", "other"]]
    """The process of these cherries, if it differs within a blend."""

    share: Optional[Decimal]
    """The share of a blend, in percent."""


class BeanOriginInput(Record):
    """An origin of beans; a blend has several."""

    country: Union[Optional[str], Unset] = UNSET
    """The country of origin (ISO 3166-1 alpha-2)."""

    region: Union[Optional[str], Unset] = UNSET
    """The region."""

    farm: Union[Optional[str], Unset] = UNSET
    """The farm or the washing station."""

    producer: Union[Optional[str], Unset] = UNSET
    """The producer."""

    altitude: Union[Optional[int], Unset] = UNSET
    """The altitude in metres above the sea."""

    variety: Union[Optional[str], Unset] = UNSET
    """The variety of the plant."""

    process: Union[Optional[Literal["washed", "natural", "honey", "anaerobic", "wetHulled", "other"]], Unset] = UNSET
    """The process of these cherries, if it differs within a blend."""

    share: Union[Optional[Number], Unset] = UNSET
    """The share of a blend, in percent."""


class BeanPage(Record):
    """One page of a list."""

    items: List[Bean]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class Brew(Record):
    """A brew of coffee: its parameters and its result."""

    id: str
    """The record's id."""

    at: datetime
    """The time of the brew, from 1900 to one day in the future."""

    bean: Optional[str]
    """The bean. Required except in a draft."""

    method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]]
    """The method. Required except in a draft."""

    dose: Optional[Decimal]
    """The ground coffee, in grams. Required except in a draft."""

    water: Optional[Decimal]
    """The water, in grams."""

    yield_: Optional[Decimal]
    """The beverage, in grams."""

    grinder: Optional[str]
    """The grinder."""

    grind_setting: Optional[Decimal]
    """The setting on the grinder's own scale."""

    temperature: Optional[Decimal]
    """The temperature of the water, in degrees Celsius."""

    time: Optional[Decimal]
    """The time of the whole brew, in seconds."""

    bloom_water: Optional[Decimal]
    """The water of the bloom, in grams."""

    bloom_time: Optional[Decimal]
    """The time of the bloom, in seconds."""

    pressure: Optional[Decimal]
    """The pressure, in bar."""

    pours: List[Pour]
    """The pours, in the order of time."""

    tds: Optional[Decimal]
    """The total dissolved solids of the beverage, in percent."""

    equipment: List[str]
    """Other equipment, each once. Devices merge it as a set."""

    place: Optional[str]
    """The place."""

    rating: Optional[Decimal]
    """0 to 5, in halves."""

    note: Optional[str]
    """Any further text."""

    recipe: Optional[str]
    """The recipe that the brew followed."""

    favourite: bool
    """true if the brew is a favourite."""

    archived: bool
    """true if the brew is hidden. Statistics leave it out."""

    draft: bool
    """true if the brew is incomplete. A draft needs only `at`, and is in no figure."""

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """

    ratio: Optional[Decimal] = None
    """The grams of beverage or water per gram of coffee, to two places; ratioOf says which. Figures above 100,000 are
    left out.
    """

    ratio_of: Optional[Literal["yield", "water"]] = None
    """yield: the ratio is of the beverage, as for espresso and moka pot. water: it is of the water. Without one weight,
    the ratio is of the other.
    """

    strength: Optional[Decimal] = None
    """The grams of coffee per litre of water, to one place."""

    extraction: Optional[Decimal] = None
    """The extraction yield in percent, to two places: TDS times beverage over dose."""

    estimated: Optional[bool] = None
    """true if the beverage was not weighed. The extraction then uses the water less twice the dose."""

    flow: Optional[Decimal] = None
    """The grams of beverage per second, to two places."""

    bean_age: Optional[int] = None
    """The age of the bean on the day of the brew, in whole days."""

    cost: Optional[Money] = None
    """The price of the dose."""

    section: Optional[str] = None
    """The key of the section; only in lists with sectionBy."""

    warnings: Optional[List[BrewWarning]] = None
    """Unusual parameters, which are accepted. Lists leave them out."""

    photos: Optional[List[str]] = None
    """The ids of its assets of the role photo, the cover first. assets.read with variant thumb returns a small picture.
    Left out without photos.
    """


class BrewConflictData(Record):
    """The record has another version than expected; data.current is the record in its present state."""

    kind: Literal["conflict"]
    """The machine name of the error."""

    current: Brew
    """The record in its present state, as far as the caller may see it."""


class BrewDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    restores its default where it has one.
    """

    at: Union[datetime, Unset] = UNSET
    """The time of the brew, from 1900 to one day in the future."""

    bean: Union[Optional[str], Unset] = UNSET
    """The bean. Required except in a draft."""

    method: Union[Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]], Unset] = UNSET
    """The method. Required except in a draft."""

    dose: Union[Optional[Number], Unset] = UNSET
    """The ground coffee, in grams. Required except in a draft."""

    water: Union[Optional[Number], Unset] = UNSET
    """The water, in grams."""

    yield_: Union[Optional[Number], Unset] = UNSET
    """The beverage, in grams."""

    grinder: Union[Optional[str], Unset] = UNSET
    """The grinder."""

    grind_setting: Union[Optional[Number], Unset] = UNSET
    """The setting on the grinder's own scale."""

    temperature: Union[Optional[Number], Unset] = UNSET
    """The temperature of the water, in degrees Celsius."""

    time: Union[Optional[Number], Unset] = UNSET
    """The time of the whole brew, in seconds."""

    bloom_water: Union[Optional[Number], Unset] = UNSET
    """The water of the bloom, in grams."""

    bloom_time: Union[Optional[Number], Unset] = UNSET
    """The time of the bloom, in seconds."""

    pressure: Union[Optional[Number], Unset] = UNSET
    """The pressure, in bar."""

    pours: Union[Optional[Sequence[PourInput]], Unset] = UNSET
    """The pours, in the order of time."""

    tds: Union[Optional[Number], Unset] = UNSET
    """The total dissolved solids of the beverage, in percent."""

    equipment: Union[Optional[Sequence[str]], Unset] = UNSET
    """Other equipment, each once. Devices merge it as a set."""

    place: Union[Optional[str], Unset] = UNSET
    """The place."""

    rating: Union[Optional[Number], Unset] = UNSET
    """0 to 5, in halves."""

    note: Union[Optional[str], Unset] = UNSET
    """Any further text."""

    recipe: Union[Optional[str], Unset] = UNSET
    """The recipe that the brew followed."""

    favourite: Union[Optional[bool], Unset] = UNSET
    """true if the brew is a favourite."""

    archived: Union[Optional[bool], Unset] = UNSET
    """true if the brew is hidden. Statistics leave it out."""

    draft: Union[Optional[bool], Unset] = UNSET
    """true if the brew is incomplete. A draft needs only `at`, and is in no figure."""


class BrewFilter(Record):
    """The filters of brews. A brew must fit all of them."""

    from_: Union[Optional[Day], Unset] = UNSET
    """The first day, in the account's time zone."""

    to: Union[Optional[Day], Unset] = UNSET
    """The last day, in the account's time zone."""

    bean: Union[Optional[str], Unset] = UNSET
    """The bean."""

    roaster: Union[Optional[str], Unset] = UNSET
    """The roaster of the bean; case does not matter."""

    country: Union[Optional[str], Unset] = UNSET
    """A country of origin of the bean."""

    process: Union[Optional[Literal["washed", "natural", "honey", "anaerobic", "wetHulled", "other"]], Unset] = UNSET
    """The process of the bean."""

    roast_level: Union[Optional[Literal["light", "mediumLight", "medium", "mediumDark", "dark"]], Unset] = UNSET
    """The roast level of the bean."""

    method: Union[Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]], Unset] = UNSET
    """The method."""

    grinder: Union[Optional[str], Unset] = UNSET
    """The grinder."""

    favourite: Union[Optional[bool], Unset] = UNSET
    """true for favourite brews only, false for the others."""


class BrewPage(Record):
    """One page of a list."""

    items: List[Brew]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class BrewSection(Record):
    """A section of a list of brews."""

    key: Optional[str]
    """The first day of the day, week or month, the id of the bean, or the method; null for drafts without one."""

    count: int
    """The number of brews."""

    first: str
    """The parameter `after` of journal.brews.list for a page that begins with this section."""


class BrewSectionPage(Record):
    """One page of a list."""

    items: List[BrewSection]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class BrewWarning(Record):
    """An unusual parameter of a brew, which is accepted."""

    kind: Literal["ratio", "extraction", "grindSetting", "archivedBean", "archivedEquipment", "pours"]
    """ratio: outside 1 to 25. extraction: outside 10 to 30 percent. grindSetting: outside the grinder's scale.
    archivedBean, archivedEquipment: the record is archived. pours: their sum is more than 5 g below the water.
    """

    value: Optional[Decimal]
    """The unusual value."""

    minimum: Optional[Decimal]
    """The lowest usual value."""

    maximum: Optional[Decimal]
    """The highest usual value."""

    record: Optional[str]
    """The archived bean or piece of equipment."""


class Caller(Record):
    """The caller, and the caller's rights in a company."""

    account: str
    """The account that the data directory serves."""

    company: Optional[str]
    """The company of the request, or the selected one; null if there is neither."""

    store: Optional[Literal["private", "shared"]]
    """The store that holds the company."""

    user: Optional[str]
    """The user who acts in the company; null as long as a sign-in is needed."""

    username: Optional[str]
    """The username that the user signs in with; null without one."""

    name: Optional[str]
    """The user's name; null without one."""

    role: Optional[Literal["owner", "participant"]]
    """The user's role in the company; null as long as a sign-in is needed."""

    is_owner: bool
    """`true` if the user is an owner, who has all rights except those of the founder alone."""

    is_founder: bool
    """`true` if the user is the founder. No other owner can revoke or demote the founder; access.transfer makes another
    owner the founder.
    """

    dept_mask: int
    """The departments in which the user does the daily work, as a mask. access.departments lists the bits."""

    manager_mask: int
    """The departments in which the user also deletes, approves and sees costs, as a mask."""

    departments: List[str]
    """The names of the departments in deptMask."""

    managed: List[str]
    """The names of the departments in managerMask."""

    sign_in: Literal["unneeded", "needed", "done", "create"]
    """The state of signing in. unneeded: the company has no credentials, and the account acts in it. needed: the
    company has credentials, and no user is signed in. done: a user is signed in. create: the owner requires credentials
    from everybody, and the account has none yet (access.credentials.create).
    """

    until: Optional[datetime]
    """The time when the session ends if no request comes before; null without a session."""


class Cancelled(Record):
    """The outcome of a cancellation."""

    cancelled: int
    """The number of requests that were cancelled."""


class CancelledAnswer(Record):
    """An answer that was cancelled."""

    cancelled: Optional[str]
    """The id of the answer; null if there was none to cancel."""


class CatalogueFeature(Record):
    """A feature that only some tiers include."""

    id: str
    """The name of the feature, as methods use it."""

    name: str
    """The name of the feature, as people use it."""


class CatalogueProduct(Record):
    """A product of the store."""

    id: str
    """The store's id of the product."""

    tier: Optional[str]
    """The tier that the product gives; null if there is none."""

    name: Optional[str]
    """The name of the product, as people use it."""

    type: Optional[Literal["Consumable", "Non-Consumable", "Non-Renewing Subscription", "Auto-Renewable Subscription"]]
    """The kind of the product, by the App Store's name."""

    days: Optional[int]
    """The number of days that a Non-Renewing Subscription lasts; null if it never ends."""


class CatalogueTier(Record):
    """A tier, with the features that it adds to those of the lower tiers in its group."""

    id: str
    """The name of the tier, as methods use it."""

    group: str
    """The group of the tier. In each group, only the highest tier that the account has counts."""

    rank: int
    """The rank of the tier in its group. The tier of rank 0 needs no purchase."""

    name: str
    """The name of the tier, as people use it."""

    features: List[str]
    """The features that the tier adds to those of the lower tiers in its group."""

    company_tier: Optional[Literal["free", "business", "enterprise"]]
    """The tier of a company whose tier follows from its owner's purchases; null if this tier gives companies nothing.
    """


class ChatExport(Record):
    """A piece of a conversation as text."""

    text: str
    """The text: whole messages, at most about 1 MiB."""

    rest: Optional[str]
    """The value to pass as after for the next piece; null at the end."""


class CheckedFeature(Record):
    """A feature, the account's permission to use it, and the products that include it."""

    feature: str
    """The name of the feature."""

    allowed: bool
    """`true` if the account may use the feature. A feature that the catalogue does not list needs no purchase."""

    tiers: List[str]
    """The tiers that include the feature, the lowest first."""

    products: List[str]
    """The products that give these tiers."""

    until: Optional[datetime]
    """The time when the permission ends, as far as is known; null if it does not end, or if the feature is not allowed.
    """

    store: StoreListing
    """The store's answer about these products."""

    source: Literal["fresh", "stale", "default"]
    """fresh: from signed documents. stale: from signed documents, but a subscription that was to renew has ended within
    the last 90 days, and its renewal is unknown. default: there are no documents, and the account has the tiers that
    need no purchase.
    """

    age: Optional[int]
    """The number of milliseconds since the newest document was signed; null if there are no documents."""


class CheckedMethod(Record):
    """The decision about one method and one user."""

    method: str
    """The method's name."""

    allowed: bool
    """true if the user may call the method."""

    reason: Literal["anyone", "account", "founder", "owner", "manager", "department", "member", "noCompany", "signInRequired", "noRight", "archived", "noFeature", "noCredentials", "notKeptHere", "personal", "tierIsBought", "tierRequired", "shared", "readOnly", "notShared"]
    """Allowed. anyone, account: the rule needs no right. owner, founder: by ownership. manager: by a manager's bit.
    department: by a department's bit. member: by any right in the company. Not allowed. noCompany: there is no company
    for the call. signInRequired: no user is signed in. noRight: the right is missing. archived: the company is
    archived. noFeature: the account lacks the feature that the method needs. noCredentials: there are no credentials to
    change. notKeptHere: another account stores the credentials. personal: the company is the account's own inventory.
    tierIsBought: the company's tier follows from purchases. tierRequired: the company's tier is lower than the method
    needs. shared: only the account that owns the company may call the method, and the company is shared with this one.
    readOnly: the company is shared for reading only. notShared: the method is for companies that others share, and this
    one is the account's own.
    """


class ClearedLog(Record):
    """The outcome of clearing the log."""

    bytes: int
    """The number of bytes that were removed."""

    whole: bool
    """`true` if all lines are gone. `false` if a file can't be removed, as in a directory that is only read."""


class ClearedRecents(Record):
    """The number of places that were removed."""

    removed: int
    """The number of removed places."""


class Client(Record):
    """The program at the other end of the pipe."""

    name: str
    """The name of the program."""

    version: Optional[str]
    """The version of the program."""

    build: Optional[Literal["development", "staging", "production"]]
    """The environment that the client was built for. The option --build-environment overrides it; without both it is
    development.
    """


class ClientInput(Record):
    """The program at the other end of the pipe."""

    name: str
    """The name of the program."""

    version: Union[Optional[str], Unset] = UNSET
    """The version of the program."""

    build: Union[Optional[Literal["development", "staging", "production"]], Unset] = UNSET
    """The environment that the client was built for. The option --build-environment overrides it; without both it is
    development.
    """


class CloudAccountAnswer(Record):
    """The account whose cloud it is."""

    status: Literal["available", "noAccount", "restricted", "couldNotDetermine", "temporarilyUnavailable"]
    """The state of the account, such as available or noAccount."""

    account: Union[Optional[str], Unset] = UNSET
    """The user reference, the same on all devices of the account; null without an account."""

    container: Union[Optional[str], Unset] = UNSET
    """The id of the container."""

    enforces_rights: Union[Optional[bool], Unset] = UNSET
    """true if the container refuses writes that the caller's access record does not allow, and changes or deletions of
    records that are only added. Otherwise the owner's core reverts such writes.
    """


class CloudComparison(Record):
    """One comparison of a filter. A record without the field does not match."""

    field: str
    """The field's name, or recordName, creationDate or modificationDate."""

    comparator: Literal["equals", "notEquals", "lessThan", "lessThanOrEquals", "greaterThan", "greaterThanOrEquals", "in", "beginsWith", "contains"]
    """equals, notEquals, lessThan, lessThanOrEquals, greaterThan, greaterThanOrEquals, in (one of a list), beginsWith
    (texts), or contains (a list that has the value).
    """

    value: Any
    """A string, a number, or {"type":"date","value":"..."}; of in a list of 1 to 100 of these. Values of different
    kinds never match.
    """


class CloudComparisonInput(Record):
    """One comparison of a filter. A record without the field does not match."""

    field: str
    """The field's name, or recordName, creationDate or modificationDate."""

    comparator: Literal["equals", "notEquals", "lessThan", "lessThanOrEquals", "greaterThan", "greaterThanOrEquals", "in", "beginsWith", "contains"]
    """equals, notEquals, lessThan, lessThanOrEquals, greaterThan, greaterThanOrEquals, in (one of a list), beginsWith
    (texts), or contains (a list that has the value).
    """

    value: Any
    """A string, a number, or {"type":"date","value":"..."}; of in a list of 1 to 100 of these. Values of different
    kinds never match.
    """


class CloudDeletion(Record):
    """A record that is to be deleted, or was deleted."""

    record_name: str
    """The record's id."""

    record_type: str
    """The kind of record."""

    zone: Optional[CloudZone] = None
    """The zone of a record that is to be deleted."""

    record_change_tag: Optional[str] = None
    """The change tag of the state to delete. A record in another state stays."""


class CloudDeletionInput(Record):
    """A record that is to be deleted, or was deleted."""

    record_name: str
    """The record's id."""

    record_type: str
    """The kind of record."""

    zone: Union[Optional[CloudZoneAnswer], Unset] = UNSET
    """The zone of a record that is to be deleted."""

    record_change_tag: Union[Optional[str], Unset] = UNSET
    """The change tag of the state to delete. A record in another state stays."""


class CloudParticipant(Record):
    """A participant of a shared zone."""

    id: str
    """The id of the invitation."""

    permission: Literal["readWrite", "readOnly"]
    """readWrite: all that the access record allows. readOnly: only reading, whatever the access record allows."""

    acceptance: Literal["pending", "accepted", "removed"]
    """pending: not accepted yet. accepted: the participant has joined. removed: the owner has ended the participation.
    """

    invited_at: datetime
    """The time of the invitation, or of joining without one."""

    access: str
    """The name of the access record with the participant's rights."""

    account: Union[Optional[str], Unset] = UNSET
    """The user reference; null until the invitation is accepted."""

    invited_as: Union[Optional[str], Unset] = UNSET
    """An address, a number or a label; null for a participant without an invitation."""

    url: Union[Optional[str], Unset] = UNSET
    """The invitation's own link, which admits the first person to open it; null once it is accepted."""

    accepted_at: Union[Optional[datetime], Unset] = UNSET
    """The time when the invitation was accepted; null until then."""


class CloudRecord(Record):
    """A record in a container."""

    record_name: str
    """The record's id."""

    record_type: str
    """The kind of record."""

    zone: CloudZone
    """The zone of the record."""

    fields: Dict[str, Optional[CloudValue]]
    """The record's fields by name. In a save, only the fields that change, with null for one to remove."""

    record_change_tag: Optional[str] = None
    """The container's name for this state of the record."""

    creation_date: Optional[datetime] = None
    """The time when the record was first saved, by the container's clock. Records are in the order of these times.
    """

    modification_date: Optional[datetime] = None
    """The time when the record was last saved, by the container's clock."""

    creator: Optional[str] = None
    """The account that created the record, as the container names it."""

    modifier: Optional[str] = None
    """The account that last saved the record."""

    parent: Optional[str] = None
    """The record that it belongs to."""


class CloudRecordInput(Record):
    """A record in a container."""

    record_name: str
    """The record's id."""

    record_type: str
    """The kind of record."""

    zone: CloudZoneAnswer
    """The zone of the record."""

    fields: Mapping[str, Optional[CloudValueInput]]
    """The record's fields by name. In a save, only the fields that change, with null for one to remove."""

    record_change_tag: Union[Optional[str], Unset] = UNSET
    """The container's name for this state of the record."""

    creation_date: Union[Optional[datetime], Unset] = UNSET
    """The time when the record was first saved, by the container's clock. Records are in the order of these times.
    """

    modification_date: Union[Optional[datetime], Unset] = UNSET
    """The time when the record was last saved, by the container's clock."""

    creator: Union[Optional[str], Unset] = UNSET
    """The account that created the record, as the container names it."""

    modifier: Union[Optional[str], Unset] = UNSET
    """The account that last saved the record."""

    parent: Union[Optional[str], Unset] = UNSET
    """The record that it belongs to."""


class CloudResult(Record):
    """The result for one record: its new state, or the reason of a refusal."""

    record_name: Union[Optional[str], Unset] = UNSET
    """The record's id."""

    record_change_tag: Union[Optional[str], Unset] = UNSET
    """The change tag of the saved record."""

    creation_date: Union[Optional[datetime], Unset] = UNSET
    """The time when the record was first saved, by the container's clock."""

    modification_date: Union[Optional[datetime], Unset] = UNSET
    """The time when the record was saved, by the container's clock."""

    kind: Union[Optional[Literal["networkUnavailable", "networkFailure", "timeout", "serviceUnavailable", "requestRateLimited", "zoneBusy", "notAuthenticated", "accountTemporarilyUnavailable", "quotaExceeded", "serverRecordChanged", "unknownItem", "changeTokenExpired", "historyLost", "zoneNotFound", "userDeletedZone", "permissionFailure", "tooManyParticipants", "limitExceeded", "batchRequestFailed", "invalidArguments", "constraintViolation", "assetFileMissing", "incompatibleVersion"]], Unset] = UNSET
    """The reason why the record was refused."""

    message: Union[Optional[str], Unset] = UNSET
    """The reason as a sentence."""

    server_record: Union[Optional[CloudRecordInput], Unset] = UNSET
    """The record as the container has it, with serverRecordChanged."""

    retry_after: Union[Optional[int], Unset] = UNSET
    """The milliseconds until it may be tried again."""


class CloudShare(Record):
    """The share of a zone, as one account sees it."""

    zone: CloudZoneAnswer
    """The zone, as the requesting account names it."""

    title: str
    """The name of what is shared."""

    public_permission: Literal["none", "readOnly", "readWrite"]
    """The people whom the share's own link admits. none: only those who are invited. readOnly: all who have the link,
    for reading. readWrite: all who have the link, with the rights of their access record.
    """

    permission: Literal["readWrite", "readOnly"]
    """The permission of the requesting account. The owner may do everything."""

    created_at: datetime
    """The time when the share was created."""

    share_tag: str
    """The container's name for this state of the share and its participants."""

    owner_name: Union[Optional[str], Unset] = UNSET
    """The name of the owner."""

    url: Union[Optional[str], Unset] = UNSET
    """The share's own link; null for all accounts but the owner."""

    revoked_at: Union[Optional[datetime], Unset] = UNSET
    """The time when the owner ended the share; null until then."""

    participants: Union[Optional[Sequence[CloudParticipant]], Unset] = UNSET
    """The participants, in the order of their invitations. An account that is not the owner sees only itself."""


class CloudUnavailableData(Record):
    """The cloud cannot be reached, or the directory is connected to none; data.reason is the reason. Try again later.
    """

    kind: Literal["cloudUnavailable"]
    """The machine name of the error."""

    reason: Optional[Literal["networkUnavailable", "networkFailure", "timeout", "serviceUnavailable", "requestRateLimited", "zoneBusy", "notAuthenticated", "accountTemporarilyUnavailable", "quotaExceeded", "serverRecordChanged", "unknownItem", "changeTokenExpired", "historyLost", "zoneNotFound", "userDeletedZone", "permissionFailure", "tooManyParticipants", "limitExceeded", "batchRequestFailed", "invalidArguments", "constraintViolation", "assetFileMissing", "incompatibleVersion"]]
    """The kind of error that the container reported; null if the directory is connected to none."""


class CloudValue(Record):
    """The value of one field."""

    type: Literal["text", "int", "double", "bytes", "date", "reference", "asset", "list"]
    """The type of the value."""

    value: Any
    """The value: a string, a number, or a list of values of one type. For an asset, a CloudFile."""


class CloudValueInput(Record):
    """The value of one field."""

    type: Literal["text", "int", "double", "bytes", "date", "reference", "asset", "list"]
    """The type of the value."""

    value: Any
    """The value: a string, a number, or a list of values of one type. For an asset, a CloudFile."""


class CloudZone(Record):
    """A part of a database. Change tokens, atomic saves and shares are each of one zone."""

    name: str
    """The company's id, or account for the account's own records."""

    owner: Optional[str] = None
    """The account that owns the zone, in the shared database."""


class CloudZoneAnswer(Record):
    """A part of a database. Change tokens, atomic saves and shares are each of one zone."""

    name: str
    """The company's id, or account for the account's own records."""

    owner: Union[Optional[str], Unset] = UNSET
    """The account that owns the zone, in the shared database."""


class CloudZoneInput(Record):
    """A part of a database. Change tokens, atomic saves and shares are each of one zone."""

    name: str
    """The company's id, or account for the account's own records."""

    owner: Union[Optional[str], Unset] = UNSET
    """The account that owns the zone, in the shared database."""


class CodeMatch(Record):
    """A record that a scanned code leads to."""

    kind: Literal["item", "lot", "location", "loan", "order", "dispatch"]
    """The kind of the record."""

    id: str
    """The id of the record."""

    title: str
    """The name of the record."""


class Company(Record):
    """A company: the tenant that records belong to."""

    id: str
    """The company's id."""

    name: str
    """The name that the company is called by."""

    legal_name: Optional[str]
    """The company's legal name, as in its contracts."""

    address: Optional[Address]
    """The company's address."""

    currency: Optional[str]
    """The company's currency (ISO 4217)."""

    time_zone: Optional[str]
    """The time zone in which the company's days begin and end."""

    logo: Optional[str]
    """The place of the company's logo: a name or an address that means something to the front end."""

    departments: List[CustomDepartment]
    """The company's own departments, beside those of every company."""

    settings: CompanySettings
    """The company's settings."""

    archived: bool
    """true if the company is archived: its records can be read, but not written."""

    kind: Literal["business", "personal"]
    """The kind of company: business, or personal for the account's own inventory (companies.personal)."""

    tier: Literal["free", "business", "enterprise"]
    """The tier that the company pays for. companies.tiers lists the limits of each."""

    tier_source: Literal["manual", "entitlements"]
    """manual: the tier was set by companies.setTier. entitlements: it follows from the purchases of the account."""

    version: int
    """The version of the company: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the company was created."""

    updated_at: datetime
    """The time of the company's last change."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class CompanyConflictData(Record):
    """The record has another version than expected; data.current is the record in its present state."""

    kind: Literal["conflict"]
    """The machine name of the error."""

    current: Company
    """The record in its present state, as far as the caller may see it."""


class CompanyDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    restores its default where it has one.
    """

    name: Union[str, Unset] = UNSET
    """The name that the company is called by."""

    legal_name: Union[Optional[str], Unset] = UNSET
    """The company's legal name, as in its contracts."""

    address: Union[Optional[AddressChanges], Unset] = UNSET
    """The company's address."""

    currency: Union[Optional[str], Unset] = UNSET
    """The company's currency (ISO 4217)."""

    time_zone: Union[Optional[str], Unset] = UNSET
    """The time zone in which the company's days begin and end."""

    logo: Union[Optional[str], Unset] = UNSET
    """The place of the company's logo: a name or an address that means something to the front end."""

    departments: Union[Optional[Sequence[CustomDepartmentInput]], Unset] = UNSET
    """The company's own departments, beside those of every company."""

    settings: Union[Optional[CompanySettingsChanges], Unset] = UNSET
    """The company's settings."""

    archived: Union[Optional[bool], Unset] = UNSET
    """true if the company is archived: its records can be read, but not written."""


class CompanySettings(Record):
    """The settings of a company."""

    allow_negative_stock: bool
    """true to allow a request to take more from stock than there is."""

    order_number_format: str
    """The format of order numbers. It has {number} exactly once, or {number:5} for five digits, and may have {year},
    {month} and {day}.
    """

    session_hours: int
    """The length of a session in hours, with or without requests. 12 if left out."""

    idle_minutes: Optional[int]
    """The minutes without a request in the company after which a session ends, for a till with many users. null for no
    limit.
    """

    expiry_days: int
    """The number of days before their expiry from which lots are reported. 30 if left out."""

    purchase_number_format: str
    """The format of purchase numbers, with the same rules as orderNumberFormat. P-{number:5} if left out."""

    require_credentials: bool
    """true if each account that the company is shared with must create its own credentials, and sign in, before
    anything else.
    """

    history_months: Optional[int]
    """The number of months that histories are stored for; null for as long as the company exists. Older changes are
    removed from each device in idle moments. The ledger stays.
    """


class CompanySettingsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    restores its default where it has one.
    """

    allow_negative_stock: Union[Optional[bool], Unset] = UNSET
    """true to allow a request to take more from stock than there is."""

    order_number_format: Union[Optional[str], Unset] = UNSET
    """The format of order numbers. It has {number} exactly once, or {number:5} for five digits, and may have {year},
    {month} and {day}.
    """

    session_hours: Union[Optional[int], Unset] = UNSET
    """The length of a session in hours, with or without requests. 12 if left out."""

    idle_minutes: Union[Optional[int], Unset] = UNSET
    """The minutes without a request in the company after which a session ends, for a till with many users. null for no
    limit.
    """

    expiry_days: Union[Optional[int], Unset] = UNSET
    """The number of days before their expiry from which lots are reported. 30 if left out."""

    purchase_number_format: Union[Optional[str], Unset] = UNSET
    """The format of purchase numbers, with the same rules as orderNumberFormat. P-{number:5} if left out."""

    require_credentials: Union[Optional[bool], Unset] = UNSET
    """true if each account that the company is shared with must create its own credentials, and sign in, before
    anything else.
    """

    history_months: Union[Optional[int], Unset] = UNSET
    """The number of months that histories are stored for; null for as long as the company exists. Older changes are
    removed from each device in idle moments. The ledger stays.
    """


class CompanySettingsInput(Record):
    """The settings of a company."""

    allow_negative_stock: Union[Optional[bool], Unset] = UNSET
    """true to allow a request to take more from stock than there is."""

    order_number_format: Union[Optional[str], Unset] = UNSET
    """The format of order numbers. It has {number} exactly once, or {number:5} for five digits, and may have {year},
    {month} and {day}.
    """

    session_hours: Union[Optional[int], Unset] = UNSET
    """The length of a session in hours, with or without requests. 12 if left out."""

    idle_minutes: Union[Optional[int], Unset] = UNSET
    """The minutes without a request in the company after which a session ends, for a till with many users. null for no
    limit.
    """

    expiry_days: Union[Optional[int], Unset] = UNSET
    """The number of days before their expiry from which lots are reported. 30 if left out."""

    purchase_number_format: Union[Optional[str], Unset] = UNSET
    """The format of purchase numbers, with the same rules as orderNumberFormat. P-{number:5} if left out."""

    require_credentials: Union[Optional[bool], Unset] = UNSET
    """true if each account that the company is shared with must create its own credentials, and sign in, before
    anything else.
    """

    history_months: Union[Optional[int], Unset] = UNSET
    """The number of months that histories are stored for; null for as long as the company exists. Older changes are
    removed from each device in idle moments. The ledger stays.
    """


class CompletedTerm(Record):
    """A flavour term that completes a text."""

    term: str
    """The term."""

    id: Optional[str]
    """The id in the flavour wheel; null for a term that it does not list."""


class CompletedTerms(Record):
    """Flavour terms that complete a text."""

    terms: List[CompletedTerm]
    """The terms."""


class ConsideredPath(Record):
    """A value that a source names as the deployment path."""

    source: Literal["e2e", "environment", "setting", "file", "default"]
    """The source of the path. e2e: the variable MAINSPRING_E2E_DEPLOYMENT. environment: MAINSPRING_DEPLOYMENT, or a
    variable that --deployment-variable names. setting: policy.deployment.set. file: the document AppConfig. default: no
    source names a path.
    """

    value: str
    """The value."""

    valid: bool
    """`true` if the value is a deployment path. Other values are ignored."""


class Contact(Record):
    """A person or an organisation that a company deals with."""

    id: str
    """The record's id."""

    company: str
    """The company to which the record belongs."""

    name: str
    """The contact's name."""

    kinds: List[Literal["customer", "supplier", "partner"]]
    """The kinds of the contact: at least one, each once."""

    organisation: Optional[str]
    """The organisation of a person."""

    people: List[ContactPerson]
    """The people to speak to at the organisation."""

    emails: List[ContactEmail]
    """The email addresses, the main one first."""

    phones: List[ContactPhone]
    """The telephone numbers, the main one first."""

    website: Optional[str]
    """The address of the website."""

    addresses: List[ContactAddress]
    """The postal addresses."""

    tax_id: Optional[str]
    """The tax id."""

    currency: Optional[str]
    """The currency in which the contact is paid, or pays."""

    payment_days: Optional[int]
    """The days of the payment terms, stored as a note. The core derives nothing from it."""

    price_list: Optional[str]
    """The name of a price list, stored as a note. The core has no price lists."""

    tags: List[str]
    """Further words by which the contact can be found."""

    note: Optional[str]
    """A free note."""

    archived: bool
    """`true` if the contact is no longer in use."""

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class ContactAddress(Record):
    """A postal address with its purpose."""

    label: Literal["billing", "shipping", "other"]
    """The purpose of the address."""

    address: Address
    """The address."""

    is_default: bool
    """`true` if this is the default address of its label. Without a default, the first address of the label is used.
    """


class ContactAddressInput(Record):
    """A postal address with its purpose."""

    label: Literal["billing", "shipping", "other"]
    """The purpose of the address."""

    address: AddressInput
    """The address."""

    is_default: Union[Optional[bool], Unset] = UNSET
    """`true` if this is the default address of its label. Without a default, the first address of the label is used.
    """


class ContactConflictData(Record):
    """The record has another version than expected; data.current is the record in its present state."""

    kind: Literal["conflict"]
    """The machine name of the error."""

    current: Contact
    """The record in its present state, as far as the caller may see it."""


class ContactDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    restores its default where it has one.
    """

    name: Union[str, Unset] = UNSET
    """The contact's name."""

    kinds: Union[Sequence[Literal["customer", "supplier", "partner"]], Unset] = UNSET
    """The kinds of the contact: at least one, each once."""

    organisation: Union[Optional[str], Unset] = UNSET
    """The organisation of a person."""

    people: Union[Optional[Sequence[ContactPersonInput]], Unset] = UNSET
    """The people to speak to at the organisation."""

    emails: Union[Optional[Sequence[ContactEmailInput]], Unset] = UNSET
    """The email addresses, the main one first."""

    phones: Union[Optional[Sequence[ContactPhoneInput]], Unset] = UNSET
    """The telephone numbers, the main one first."""

    website: Union[Optional[str], Unset] = UNSET
    """The address of the website."""

    addresses: Union[Optional[Sequence[ContactAddressInput]], Unset] = UNSET
    """The postal addresses."""

    tax_id: Union[Optional[str], Unset] = UNSET
    """The tax id."""

    currency: Union[Optional[str], Unset] = UNSET
    """The currency in which the contact is paid, or pays."""

    payment_days: Union[Optional[int], Unset] = UNSET
    """The days of the payment terms, stored as a note. The core derives nothing from it."""

    price_list: Union[Optional[str], Unset] = UNSET
    """The name of a price list, stored as a note. The core has no price lists."""

    tags: Union[Optional[Sequence[str]], Unset] = UNSET
    """Further words by which the contact can be found."""

    note: Union[Optional[str], Unset] = UNSET
    """A free note."""

    archived: Union[Optional[bool], Unset] = UNSET
    """`true` if the contact is no longer in use."""


class ContactEmail(Record):
    """An email address with its purpose."""

    value: str
    """The address."""

    label: Optional[str]
    """The purpose of the address: orders, home."""


class ContactEmailInput(Record):
    """An email address with its purpose."""

    value: str
    """The address."""

    label: Union[Optional[str], Unset] = UNSET
    """The purpose of the address: orders, home."""


class ContactName(Record):
    """A contact's id and name."""

    id: str
    """The id of the contact."""

    name: str
    """The contact's name."""


class ContactNote(Record):
    """A note on something that was done with a contact."""

    id: str
    """The note's id."""

    company: str
    """The company that it belongs to."""

    contact: str
    """The contact."""

    text: str
    """The text of the note."""

    actor: str
    """The user who wrote the note."""

    at: datetime
    """The instant at which the note was written."""

    version: int
    """The version, from 1. It grows by one when the note's contact is merged into another."""


class ContactPage(Record):
    """One page of a list."""

    items: List[Contact]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class ContactPerson(Record):
    """A person to speak to."""

    name: str
    """The person's name."""

    role: Optional[str]
    """The person's role in the organisation."""

    email: Optional[str]
    """The person's email address."""

    phone: Optional[str]
    """The person's telephone number, as it is written."""


class ContactPersonInput(Record):
    """A person to speak to."""

    name: str
    """The person's name."""

    role: Union[Optional[str], Unset] = UNSET
    """The person's role in the organisation."""

    email: Union[Optional[str], Unset] = UNSET
    """The person's email address."""

    phone: Union[Optional[str], Unset] = UNSET
    """The person's telephone number, as it is written."""


class ContactPhone(Record):
    """A telephone number with its purpose."""

    value: str
    """The number as it is written. Searches find it by its digits."""

    label: Optional[str]
    """The purpose of the number: office, mobile."""


class ContactPhoneInput(Record):
    """A telephone number with its purpose."""

    value: str
    """The number as it is written. Searches find it by its digits."""

    label: Union[Optional[str], Unset] = UNSET
    """The purpose of the number: office, mobile."""


class ContentPage(Record):
    """A page of public records."""

    items: List[ContentRecord]
    """The records, in the order of their ids."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""

    source: Literal["fresh", "stale", "default"]
    """fresh: the data is recent enough. stale: the data is older. default: there is no data, and a safe value is
    assumed.
    """

    age: Optional[int]
    """The age of the data in milliseconds; null for default."""

    fetched_at: Optional[datetime]
    """The time when the records were fetched; null if they never were."""

    refresh_failure: Optional[RefreshFailure]
    """The reason why the last fetch failed; null if it did not fail."""


class ContentRecord(Record):
    """A record of the public database, as it was fetched."""

    type: str
    """The type of the record."""

    id: str
    """The record's name in the public database."""

    fields: Dict[str, Any]
    """The fields of the record. Texts, dates and references are strings, numbers are numbers, lists are lists, and an
    asset is {sha256, bytes, path}.
    """

    created_at: Optional[datetime]
    """The time when the record was first saved in the public database; null if the host does not report it."""

    modified_at: Optional[datetime]
    """The time when the record was last saved in the public database; null if the host does not report it."""


class ContentType(Record):
    """The name of the type."""

    type: str
    """The kind of record."""

    records: int
    """The number of stored records."""

    filter: List[CloudComparison]
    """The comparisons that a record must meet to be fetched; empty for all records of the type."""

    source: Literal["fresh", "stale", "default"]
    """fresh: the data is recent enough. stale: the data is older. default: there is no data, and a safe value is
    assumed.
    """

    age: Optional[int]
    """The age of the data in milliseconds; null for default."""

    fetched_at: Optional[datetime]
    """The time when the records were fetched; null if they never were."""

    refresh_failure: Optional[RefreshFailure]
    """The reason why the last fetch failed; null if it did not fail."""


class ContentTypes(Record):
    """The types of public records that the device stores."""

    types: List[ContentType]
    """The types, sorted by name."""


class Conversation(Record):
    """A conversation with the model of the app's backend."""

    id: str
    """The record's id."""

    title: str
    """The title. At first it is the beginning of the first message, until the backend or a user changes it."""

    model: Optional[str]
    """The name of the model at the backend; null for the backend's own choice."""

    user: str
    """The id of the user, a record of users."""

    last_message_at: Optional[datetime]
    """The time of the latest message."""

    archived: bool
    """true if the conversation is left out of the usual list."""

    backend_id: Optional[str]
    """The backend's id of the conversation; null before its first answer."""

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class ConversationConflictData(Record):
    """The record has another version than expected; data.current is the record in its present state."""

    kind: Literal["conflict"]
    """The machine name of the error."""

    current: Conversation
    """The record in its present state, as far as the caller may see it."""


class ConversationList(Record):
    """The conversations of a core."""

    conversations: List[ListedConversation]
    """The conversations, oldest first."""


class ConversationPage(Record):
    """One page of a list."""

    items: List[Conversation]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class ConvertedTemperature(Record):
    """One or more converted temperatures."""

    value: Union[Decimal, List[Decimal]]
    """The converted value or values, with at most nine decimals."""

    scale: Literal["celsius", "fahrenheit", "kelvin", "humanus"]
    """The scale of the converted values."""

    extrapolated: bool
    """`true` if any value lies outside the Humanus table, on its linear extension."""

    extrapolated_at: Optional[List[int]] = None
    """The positions in the list, from 0, of the values outside the Humanus table. Left out for a single value."""


class Correction(Record):
    """A parameter that was changed for the last tasting."""

    parameter: Literal["grindSetting", "temperature"]
    """The parameter."""

    reason: Literal["sour", "bitter", "lowExtraction", "highExtraction"]
    """sour, lowExtraction: finer and hotter by one step. bitter, highExtraction: coarser and cooler by one step."""

    from_: Decimal
    """The value of the source."""

    to: Decimal
    """The value to try."""


class Count(Record):
    """A stocktake: its scope and its status."""

    id: str
    """The record's id."""

    company: str
    """The company to which the record belongs."""

    name: Optional[str]
    """The stocktake's name."""

    scope: CountScope
    """The stock to be counted."""

    blind: bool
    """`true` if the expected quantities are hidden from the people who count. Managers see them."""

    note: Optional[str]
    """A free note."""

    status: Literal["open", "review", "posted", "cancelled"]
    """The stocktake's status."""

    transaction: Optional[str]
    """The ledger transaction that the stocktake posted; null before it is posted, and if nothing differed."""

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class CountConflictData(Record):
    """The record has another version than expected; data.current is the record in its present state."""

    kind: Literal["conflict"]
    """The machine name of the error."""

    current: Count
    """The record in its present state, as far as the caller may see it."""


class CountLine(Record):
    """The counted quantity of an item in a location."""

    id: str
    """The line's id."""

    company: str
    """The company that it belongs to."""

    count: str
    """The stocktake."""

    item: str
    """The counted item."""

    location: str
    """The location of the counted stock."""

    lot: Optional[str]
    """The counted lot; null for an item that is not tracked by lots."""

    quantity: Decimal
    """The counted quantity, in the item's own unit."""

    expected: Optional[Decimal]
    """The ledger's quantity at the time of the count, so that later sales make no difference; null for a caller who
    counts blind.
    """

    actor: str
    """The user who counted."""

    at: datetime
    """The instant at which the stock was counted."""


class CountPage(Record):
    """One page of a list."""

    items: List[Count]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class CountScope(Record):
    """The stock to be counted. Without any member, all of the company's stock."""

    location: Optional[str]
    """Only stock in this location or in a part of it."""

    category: Optional[str]
    """Only items of this category."""

    items: List[str]
    """Only these items. If empty, all items."""


class CountScopeForm(Record):
    """The stock to be counted. Without any member, all of the company's stock."""

    location: Union[Optional[str], Unset] = UNSET
    """Only stock in this location or in a part of it. The location is given by its id, code or path."""

    category: Union[Optional[str], Unset] = UNSET
    """Only items of this category."""

    items: Union[Optional[Sequence[str]], Unset] = UNSET
    """Only these items. Without any, all items."""

    skus: Union[Optional[Sequence[str]], Unset] = UNSET
    """Only the items with these SKUs, in place of items."""


class Credential(Record):
    """The credentials of a user: the username and two dates, but never the password."""

    company: str
    """The company that the credentials are for."""

    user: str
    """The user who signs in with them."""

    username: str
    """The username to sign in with. It never changes."""

    created_at: datetime
    """The time when the credentials were created."""

    changed_at: datetime
    """The time when the password was last changed."""


class CreditSum(Record):
    """The credited amount for goods that were returned or will not be shipped."""

    net: Money
    """The amount without tax."""

    tax: Money
    """The tax."""

    gross: Money
    """The amount with tax. It equals credited of the order."""

    taxes: List[TaxSum]
    """The amounts for each tax rate; empty before anything is credited."""


class CurrentEntitlements(Record):
    """The tiers and features that the account is entitled to, and the purchases behind them."""

    environment: Optional[str]
    """The App Store environment of the newest document; null if there are no documents."""

    tiers: List[HeldTier]
    """The account's tier of each group, in the catalogue's order."""

    features: List[str]
    """The features of these tiers, sorted by the bytes of their names."""

    entitlements: List[Entitlement]
    """The purchases that entitle, or may entitle again: active, in a grace period, in billing retry, or ended within 90
    days. Each subscription group, and each other purchase, has one transaction. Entitling purchases come first, and
    among them higher tiers before lower ones. entitlements.history lists the rest.
    """

    valid_until: Optional[datetime]
    """The first time when the result changes without a new document: a purchase ends, its payment is given up, or it
    leaves the list. It is null if time changes nothing.
    """

    at: datetime
    """The time to which the result applies."""

    source: Literal["fresh", "stale", "default"]
    """fresh: from signed documents. stale: from signed documents, but a subscription that was to renew has ended within
    the last 90 days, and its renewal is unknown. default: there are no documents, and the account has the tiers that
    need no purchase.
    """

    age: Optional[int]
    """The number of milliseconds since the newest document was signed; null if there are no documents."""


class CurrentWeather(Record):
    """The present weather of a place."""

    place: WeatherPlace
    """The place of the weather."""

    celsius: Decimal
    """The temperature in degrees Celsius, from the host's answer."""

    temperature: ScaledTemperature
    """The temperature on the requested scale."""

    condition: Optional[str]
    """The weather in a word or two, in the host's words."""

    humidity: Optional[Decimal]
    """The relative humidity, from 0 to 1."""

    observed_at: Optional[datetime]
    """The time of the observation."""

    more: Optional[Dict[str, Any]]
    """The other members of the host's answer, unchanged; null if there are none."""

    stale: bool
    """true if the answer is older than requested, or the host failed to give a newer one."""

    age: int
    """The milliseconds since the observation, or since the host's answer if it does not name a time of observation. 0
    if the clock was set back since.
    """

    fetched_at: datetime
    """The time of the host's answer."""

    refresh_failure: Optional[RefreshFailure]
    """The reason why there is no newer answer: the host's last refresh failed, or no host can be asked now. null
    otherwise.
    """


class CurrentWeatherAnswer(Record):
    """The host's answer to host.weather.current."""

    latitude: Number
    """In degrees, north of the equator; rounded to six decimals."""

    longitude: Number
    """In degrees, east of Greenwich; rounded to six decimals."""

    temperature: MeasuredTemperature
    """The temperature of the air."""

    name: Union[Optional[str], Unset] = UNSET
    """The name of the place."""

    condition: Union[Optional[str], Unset] = UNSET
    """The weather in a word or two, in the host's words."""

    humidity: Union[Optional[Number], Unset] = UNSET
    """The relative humidity, from 0 to 1."""

    observed_at: Union[Optional[datetime], Unset] = UNSET
    """The time of the observation."""

    time_zone: Union[Optional[str], Unset] = UNSET
    """The name of the time zone in the IANA database."""

    more: Union[Optional[Mapping[str, Any]], Unset] = UNSET
    """Other members of the host's answer. Members that the core does not know are stored in it."""


class CursorTooOldData(Record):
    """The event log no longer reaches back to the cursor: read all records again, and continue from data.newest. Or the
    snapshot of a list's first page is no longer kept: read the list from its first page.
    """

    kind: Literal["cursorTooOld"]
    """The machine name of the error."""

    oldest: Optional[str]
    """The cursor of the log's beginning; null for a page of a list."""

    newest: Optional[str]
    """The cursor of the log's end, to go on from after reading all records anew; null for a page of a list."""


class CustomDepartment(Record):
    """A company's own department: a name for a bit of the masks of access records."""

    name: str
    """The department's name."""

    mask: int
    """The department's bit: a power of two from 65536 (2^16) to 4503599627370496 (2^52)."""


class CustomDepartmentInput(Record):
    """A company's own department: a name for a bit of the masks of access records."""

    name: str
    """The department's name."""

    mask: int
    """The department's bit: a power of two from 65536 (2^16) to 4503599627370496 (2^52)."""


class DatabaseChanges(Record):
    """The changes in a database."""

    token: str
    """The token for the next request."""

    more: bool
    """true if there are more changes already."""

    zones: Union[Optional[Sequence[CloudZoneAnswer]], Unset] = UNSET
    """The zones with changes."""

    deleted_zones: Union[Optional[Sequence[DeletedZone]], Unset] = UNSET
    """The zones that are gone."""

    shared_token: Union[Optional[str], Unset] = UNSET
    """In a reply about the private database, the present token of the shared one. A core that has this token need not
    send a request. Left out by a container that does not know it.
    """


class DaySummary(Record):
    """The figures of a day. A figure is null if the caller has no access to its department."""

    from_: datetime
    """The instant at which the day begins."""

    orders: Optional[List[StatusCount]]
    """The number of orders in each status."""

    to_ship: Optional[int]
    """The number of orders, in progress or invoiced, with goods to ship that are wanted by the end of the day."""

    sales: Optional[List[SalesSum]]
    """The sums of the day's orders, for each currency. Drafts and cancelled orders are left out."""

    dispatches: Optional[List[StatusCount]]
    """The number of dispatches in each status."""

    low_items: Optional[int]
    """The number of items with a projected stock below their minStock, or below zero."""

    out_items: Optional[int]
    """The number of these items without available stock: none is on hand, or all of it is reserved for orders."""

    expiring_lots: Optional[int]
    """The number of lots in stock that have expired or expire within 30 days, or within the days of the company's
    `settings.expiryDays`.
    """

    overdue_loans: Optional[int]
    """The number of overdue loans."""


class DeclaredEvent(Record):
    """An event that may be sent."""

    name: str
    """The name of the event."""

    properties: List[DeclaredProperty]
    """The properties that the event may have."""


class DeclaredProperty(Record):
    """A property that an event may have."""

    key: str
    """The name of the property."""

    type: Literal["text", "number", "boolean"]
    """The type of the value: a text of at most 100 characters, a number, or true or false."""


class Deleted(Record):
    """A record that was deleted."""

    deleted: str
    """The id of the deleted record."""


class DeletedAccount(Record):
    """The outcome of deleting an account."""

    user: str
    """The id of the user that was deleted here."""

    backend: Literal["none", "deleted", "failed"]
    """none: the backend has not authenticated the user, and got no request. deleted: it has deleted its account.
    failed: the app must ask for the deletion in another way.
    """

    failure: Optional[RefreshFailure]
    """The reason why the backend failed; null if it did not."""


class DeletedZone(Record):
    """A zone that no longer exists, or is no longer shared with the account."""

    zone: CloudZoneAnswer
    """The zone."""

    reason: Literal["deleted", "purged", "encryptedDataReset", "removed", "revoked", "left"]
    """The reason why the zone is gone."""


class Department(Record):
    """A department: a bit of the masks of access records, with a name."""

    name: str
    """The department's name."""

    mask: int
    """The department's bit."""

    custom: bool
    """true if the department is the company's own."""


class DepartmentPage(Record):
    """One page of a list."""

    items: List[Department]
    """All elements, in the list's order."""

    next: Optional[str]
    """Always null, as the list has only one page."""


class Departure(Record):
    """A company of another account that this account no longer takes part in."""

    id: str
    """The id of the departure, as in the notification events.changed."""

    company: str
    """The company, which is no longer on this device."""

    name: Optional[str]
    """The company's name; null if it had not arrived here."""

    reason: Literal["left", "removed", "revoked", "deleted"]
    """left: the account left the company. removed: the owner removed the account. revoked: the owner ended the share.
    deleted: the company was deleted.
    """

    unsent: int
    """The number of records with changes that were made here and never sent. They are lost."""

    at: datetime
    """The time when this device found out."""


class DeparturePage(Record):
    """One page of a list."""

    items: List[Departure]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class Deployment(Record):
    """The place of the app's data, and the source that names it."""

    path: Literal["appleNative", "backend"]
    """The deployment path: appleNative for Apple's own services, or backend."""

    source: Literal["e2e", "environment", "setting", "file", "default"]
    """The source of the path. e2e: the variable MAINSPRING_E2E_DEPLOYMENT. environment: MAINSPRING_DEPLOYMENT, or a
    variable that --deployment-variable names. setting: policy.deployment.set. file: the document AppConfig. default: no
    source names a path.
    """

    cloud_kit: bool
    """`true` if CloudKit is used: the path is appleNative, the app was built for production, and AppConfig names a
    container. Otherwise sync with the host's cloud is paused.
    """

    build_environment: Literal["development", "staging", "production"]
    """The build environment of the app: as given when the core was started, else as given by system.hello, else
    development.
    """

    cloud_kit_container: Optional[str]
    """The id of the container that AppConfig names; null if there is none."""

    considered: List[ConsideredPath]
    """The values that sources name, in their order of precedence, up to the one that is used."""

    problems: List[DocumentProblem]
    """The malformed and unknown members of the document's deployment, which are ignored."""


class DescribedSetting(Record):
    """A setting: its name, its type and its default."""

    name: str
    """The name. app.* and app.device.* stand for the app's own settings."""

    type: Literal["boolean", "integer", "text", "choice", "any"]
    """The type of the value."""

    schema: Any
    """The type and the limits as JSON Schema (draft 2020-12)."""

    default: Any
    """The value of a setting that was never set."""

    kept: Literal["account", "device"]
    """account: the value syncs with the account. device: it stays on this device."""

    doc: str
    """The purpose of the setting."""

    option: Optional[str]
    """The command-line option that now sets the value; null for a value that can be set."""

    record: Optional[str]
    """The id of the setting in events and conflict lines; null for a setting of the device."""


class DescribedSettings(Record):
    """All settings."""

    settings: List[DescribedSetting]
    """The settings: those of the account, those of the device, then the app's own."""


class DeviceLocation(Record):
    """The location of the device."""

    latitude: Decimal
    """In degrees, north of the equator; rounded to six decimals."""

    longitude: Decimal
    """In degrees, east of Greenwich; rounded to six decimals."""

    accuracy: Optional[Decimal]
    """The accuracy of the position in metres; null if the host does not report it."""

    at: datetime
    """The time when the device was there."""

    name: Optional[str]
    """The name of the place, which location.geocode fetches; null as long as it is not known."""


class DevicePlace(Record):
    """The last known place of the device."""

    latitude: Decimal
    """In degrees, north of the equator; rounded to six decimals."""

    longitude: Decimal
    """In degrees, east of Greenwich; rounded to six decimals."""

    name: Optional[str]
    """The name of the place; null as long as it is not known."""

    at: datetime
    """The time when the device was there."""

    accuracy: Optional[Decimal]
    """The accuracy of the position in metres; null if the host did not report it."""


class Diagnostics(Record):
    """The state of a process and of its stores."""

    version: str
    """The program's version."""

    platform: str
    """The operating system: linux or macos."""

    sqlite: str
    """The version of SQLite."""

    data: str
    """The data directory, or :memory:."""

    uptime: int
    """The milliseconds since the process started."""

    requests: int
    """The number of requests that the process has begun to serve, including answers of the host and requests served
    again.
    """

    stores: List[StoreDiagnostics]
    """The stores of the data directory."""

    client: Optional[Client]
    """The client that sent system.hello; null if none did."""

    heap: Optional[int]
    """The bytes of allocated memory, rounded to whole MiB if users sign in to any company. null if the system does not
    report it.
    """

    statements: Optional[int]
    """The number of prepared SQL statements; null if users sign in to any company."""

    log: List[LogEntry]
    """The newest lines of the log, oldest first."""


class DiscardedRecord(Record):
    """A record in the state that the cloud has."""

    id: str
    """The record's id."""

    discarded: bool
    """true if the record had pending changes."""


class Dismissal(Record):
    """A dismissed promotion."""

    id: str
    """The id of the promotion."""

    until: datetime
    """The time from which the promotion can be shown again."""


class Dispatch(Record):
    """A dispatch: goods of an order that leave together."""

    id: str
    """The record's id."""

    company: str
    """The company to which the record belongs."""

    order: str
    """The order."""

    collection_type: Literal["endUser", "colleague", "shipping"]
    """The way in which the goods get to the recipient."""

    contact: Optional[str]
    """The recipient, if it is a contact."""

    user: Optional[str]
    """The recipient, if it is a user of the company."""

    recipient: Optional[str]
    """The recipient, as a text."""

    address: Optional[Address]
    """The address of the recipient. Without it, the order's shipping address."""

    carrier: Optional[str]
    """The carrier."""

    service: Optional[str]
    """The carrier's name for the kind of shipping: express."""

    tracking_number: Optional[str]
    """The carrier's tracking number."""

    parcels: Optional[int]
    """The number of parcels."""

    weight: Optional[int]
    """The weight in grams."""

    assignee: Optional[str]
    """The user who is responsible for the dispatch."""

    planned_at: Optional[datetime]
    """The instant at which the dispatch is planned to leave."""

    note: Optional[str]
    """A free note."""

    proof: Optional[str]
    """The proof of delivery: one of the dispatch's assets (assets.add)."""

    number: str
    """The company's number of the dispatch."""

    status: Literal["planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled"]
    """The dispatch's status. dispatches.step changes it."""

    handed_over_at: Optional[datetime]
    """The instant at which the dispatch was last handed over."""

    delivered_at: Optional[datetime]
    """The instant of delivery."""

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class DispatchConflictData(Record):
    """The record has another version than expected; data.current is the record in its present state."""

    kind: Literal["conflict"]
    """The machine name of the error."""

    current: Dispatch
    """The record in its present state, as far as the caller may see it."""


class DispatchDraftChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    restores its default where it has one.
    """

    collection_type: Union[Literal["endUser", "colleague", "shipping"], Unset] = UNSET
    """The way in which the goods get to the recipient."""

    contact: Union[Optional[str], Unset] = UNSET
    """The recipient, if it is a contact."""

    user: Union[Optional[str], Unset] = UNSET
    """The recipient, if it is a user of the company."""

    recipient: Union[Optional[str], Unset] = UNSET
    """The recipient, as a text."""

    address: Union[Optional[AddressChanges], Unset] = UNSET
    """The address of the recipient. Without it, the order's shipping address."""

    carrier: Union[Optional[str], Unset] = UNSET
    """The carrier."""

    service: Union[Optional[str], Unset] = UNSET
    """The carrier's name for the kind of shipping: express."""

    tracking_number: Union[Optional[str], Unset] = UNSET
    """The carrier's tracking number."""

    parcels: Union[Optional[int], Unset] = UNSET
    """The number of parcels."""

    weight: Union[Optional[int], Unset] = UNSET
    """The weight in grams."""

    assignee: Union[Optional[str], Unset] = UNSET
    """The user who is responsible for the dispatch."""

    planned_at: Union[Optional[datetime], Unset] = UNSET
    """The instant at which the dispatch is planned to leave."""

    note: Union[Optional[str], Unset] = UNSET
    """A free note."""

    proof: Union[Optional[str], Unset] = UNSET
    """The proof of delivery: one of the dispatch's assets (assets.add)."""


class DispatchPage(Record):
    """One page of a list."""

    items: List[Dispatch]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class DispatchStep(Record):
    """A step: the change of a record from one status to another."""

    id: str
    """The record's id."""

    company: str
    """The company to which the record belongs."""

    subject: str
    """The record that took the step."""

    from_: Literal["planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled"]
    """The status before the step."""

    to: Literal["planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled"]
    """The status after the step."""

    reason: Optional[str]
    """The reason, in the company's words."""

    actor: str
    """The user who took the step."""

    follows: Optional[List[str]]
    """The ids of the steps before it: the last one, or several if devices took steps while apart. null for a step of an
    older program.
    """

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class DispatchView(Record):
    """A dispatch with its lines and steps."""

    id: str
    """The record's id."""

    company: str
    """The company to which the record belongs."""

    order: str
    """The order."""

    collection_type: Literal["endUser", "colleague", "shipping"]
    """The way in which the goods get to the recipient."""

    contact: Optional[str]
    """The recipient, if it is a contact."""

    user: Optional[str]
    """The recipient, if it is a user of the company."""

    recipient: Optional[str]
    """The recipient, as a text."""

    address: Optional[Address]
    """The address of the recipient. Without it, the order's shipping address."""

    carrier: Optional[str]
    """The carrier."""

    service: Optional[str]
    """The carrier's name for the kind of shipping: express."""

    tracking_number: Optional[str]
    """The carrier's tracking number."""

    parcels: Optional[int]
    """The number of parcels."""

    weight: Optional[int]
    """The weight in grams."""

    assignee: Optional[str]
    """The user who is responsible for the dispatch."""

    planned_at: Optional[datetime]
    """The instant at which the dispatch is planned to leave."""

    note: Optional[str]
    """A free note."""

    proof: Optional[str]
    """The proof of delivery: one of the dispatch's assets (assets.add)."""

    number: str
    """The company's number of the dispatch."""

    status: Literal["planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled"]
    """The dispatch's status. dispatches.step changes it."""

    handed_over_at: Optional[datetime]
    """The instant at which the dispatch was last handed over."""

    delivered_at: Optional[datetime]
    """The instant of delivery."""

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    lines: List[DispatchedLine]
    """The lines that were shipped with the dispatch."""

    steps: List[DispatchStep]
    """The steps, the oldest first."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class DispatchedLine(Record):
    """The quantity of an order line that leaves with a dispatch."""

    order_line: str
    """The line."""

    item: Optional[str]
    """The item."""

    sku: Optional[str]
    """The item's SKU."""

    text: str
    """The line's text."""

    quantity: Decimal
    """The quantity."""

    unit: Optional[str]
    """The unit of the quantity."""

    parts: List[EntryPart]
    """The locations and lots from which the goods were taken."""


class DocumentLine(Record):
    """A line of a document."""

    sku: Optional[str]
    """The item's SKU."""

    text: str
    """The line's text."""

    note: Optional[str]
    """The note below the line."""

    quantity: Decimal
    """The ordered quantity, less the cancelled quantity. On a packing list, also less the credited quantity that will
    not be shipped.
    """

    unit: Optional[str]
    """The unit of the quantity."""

    shipped: Decimal
    """The quantity that was shipped and has not been returned."""

    unit_price: Optional[Money]
    """The price of one unit; null on a packing list, as are all members from here on."""

    discount: Optional[Decimal]
    """The discount in percent."""

    tax_rate: Optional[Decimal]
    """The tax rate in percent."""

    net: Optional[Money]
    """The line's amount without tax."""

    tax: Optional[Money]
    """The tax."""

    gross: Optional[Money]
    """The sum of net and tax."""


class DocumentParty(Record):
    """A party to a document."""

    name: str
    """The party's name."""

    address: Optional[Address]
    """The party's address."""


class DocumentProblem(Record):
    """A malformed or unknown part of a document, which is ignored."""

    pointer: str
    """The place of the part in the document: a JSON Pointer (RFC 6901)."""

    kind: str
    """The kind of the problem: missing, unknown, type or value."""

    message: str
    """A sentence about the problem, with the expected value."""

    promotion: Optional[str] = None
    """The id of the promotion that was left out, if it can be read."""


class DocumentSums(Record):
    """The sums of a document's lines."""

    net: Money
    """The sum without tax."""

    tax: Money
    """The tax."""

    gross: Money
    """The sum with tax."""

    credited: Money
    """The part of gross for goods that were returned or will not be shipped."""

    paid: Money
    """The amount paid."""

    due: Money
    """The amount owed less the amount paid; negative if a refund is due. For a draft, the amount that will be owed if
    it is submitted unchanged.
    """

    taxes: List[TaxSum]
    """The sums for each tax rate."""

    credits: CreditSum
    """The composition of credited: net, tax and gross, in all and for each tax rate."""


class DownloadedAsset(Record):
    """A file with the content of an asset."""

    path: str
    """The path of the file."""

    sha256: str
    """The digest of its bytes (SHA-256), as 64 lower-case hexadecimal digits."""


class DuplicateContacts(Record):
    """Two contacts that may be the same person or organisation."""

    first: ContactName
    """The older contact."""

    second: ContactName
    """The newer contact."""

    by: List[Literal["email", "phone", "taxId"]]
    """The values that both contacts share."""


class DuplicateContactsPage(Record):
    """One page of a list."""

    items: List[DuplicateContacts]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class DuplicateData(Record):
    """Another record has the same unique value; data.member names the member."""

    kind: Literal["duplicate"]
    """The machine name of the error."""

    member: str
    """The member whose value is taken."""

    id: Optional[str] = None
    """The id of the record that has the value, if the caller may see it."""


class Entitlement(Record):
    """A purchase and its present state. Members that come from the App Store's documents have the App Store's names.
    """

    transaction_id: str
    """The id of the transaction."""

    original_transaction_id: str
    """The id of the first transaction of the purchase. It is the same for all renewals."""

    product_id: str
    """The id of the product."""

    tier: Optional[str]
    """The tier that the catalogue gives the product; null if there is none, or if the catalogue does not have the
    product.
    """

    type: Optional[str]
    """The kind of the product, by the App Store's name."""

    state: Literal["revoked", "upgraded", "consumed", "active", "inGracePeriod", "inBillingRetry", "expired"]
    """revoked: refunded, or no longer shared by the family. upgraded: replaced by a higher subscription. consumed: used
    up when bought. active: not ended yet. inGracePeriod: ended unpaid, but still entitles for a while. inBillingRetry:
    ended unpaid, while the App Store still tries to collect the payment. expired: ended.
    """

    entitled: bool
    """`true` if the purchase entitles to its tier."""

    until: Optional[datetime]
    """The time when the purchase ceases to entitle, as far as is known; null if it does not cease, or does not entitle.
    """

    lifetime: bool
    """`true` if the purchase entitles forever."""

    will_renew: Optional[bool]
    """`true` if the purchase will renew; null if that is not known, or there is nothing to renew."""

    renews_to: Optional[str]
    """The product to which the purchase will renew; null if it will not renew."""

    family_shared: bool
    """`true` if another member of the family made the purchase."""

    offer_type: Optional[Literal["introductory", "promotional", "code", "winBack"]]
    """The kind of the offer that the user took; null if there was none."""

    offer_id: Optional[str]
    """The id of the offer; null if there was none, or an introductory offer."""

    offer_period: Optional[str]
    """The duration of the offer (ISO 8601); null if there was none."""

    trial: bool
    """`true` if the period is a free trial."""

    purchase_date: datetime
    """The time when the product was bought, or when its period began."""

    expires_date: Optional[datetime]
    """The time when the period ends or ended."""

    revocation_date: Optional[datetime]
    """The time when the purchase was refunded, or no longer shared by the family."""

    revocation_reason: Optional[Literal["other", "appIssue"]]
    """The reason of the revocation: appIssue or other; null if the purchase was not revoked."""

    grace_period_expires_date: Optional[datetime]
    """The end of the grace period, in which the purchase entitles although its renewal was not paid."""

    expiration_intent: Optional[Literal["cancelled", "billingError", "priceIncrease", "productUnavailable", "other"]]
    """The reason why the subscription does not continue; null if it is not known."""

    price_consent: Optional[Literal["pending", "agreed"]]
    """The user's answer to a higher price; null if the user was not asked."""

    environment: str
    """The App Store environment of the purchase."""

    signed_date: datetime
    """The time when the App Store signed the transaction."""


class EntitlementSnapshot(Record):
    """The tiers and features that the account is entitled to, and the time when they last changed."""

    environment: Optional[str]
    """The App Store environment of the newest document; null if there were no documents."""

    tiers: List[HeldTier]
    """The account's tier of each group."""

    features: List[str]
    """The features of these tiers."""

    valid_until: Optional[datetime]
    """The first time when a purchase that entitles ends; null if none does."""

    at: datetime
    """The time when the tiers and features last changed. It is now if no document was ever stored. It is also now if
    the stored values rest on other roots, another app, other environments or another catalogue.
    """

    source: Literal["fresh", "stale", "default"]
    """fresh: from signed documents. stale: from signed documents, but a subscription that was to renew has ended within
    the last 90 days, and its renewal is unknown. default: there are no documents, and the account has the tiers that
    need no purchase.
    """

    age: Optional[int]
    """The number of milliseconds since the newest document was signed; null if there are no documents."""

    basis: Optional[str] = None
    """A digest of the roots, the app, the environments and the catalogue on which the values rest."""

    newest: Optional[datetime] = None
    """The time when the newest document was signed."""

    stale_until: Optional[datetime] = None
    """The time until which a newer document is expected."""


class EntryPart(Record):
    """A quantity of a lot, moved from or into a location."""

    quantity: Decimal
    """The quantity, in the item's own unit."""

    location: str
    """The location that the goods left, or that received them."""

    lot: Optional[str]
    """The lot; null for an item that is not tracked by lots."""


class Equipment(Record):
    """A grinder, a brewer, a machine, or another piece of equipment."""

    id: str
    """The record's id."""

    kind: Literal["grinder", "brewer", "espressoMachine", "kettle", "scale", "filter", "other"]
    """The kind of equipment."""

    name: str
    """The name."""

    brand: Optional[str]
    """The maker."""

    model: Optional[str]
    """The model."""

    bought_at: Optional[str]
    """The day of the purchase."""

    price: Optional[Money]
    """The price."""

    setting: Optional[GrindScale]
    """The scale of a grinder; other kinds have none."""

    method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]]
    """The method of a brewer; other kinds have none."""

    note: Optional[str]
    """Any further text."""

    favourite: bool
    """true if the piece is a favourite."""

    archived: bool
    """true if the piece is out of use."""

    is_default: bool
    """true if the piece is the default of its kind. Each kind has at most one; setting another removes it here."""

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """

    photos: Optional[List[str]] = None
    """The ids of its assets of the role photo, the cover first. assets.read with variant thumb returns a small picture.
    Left out without photos.
    """


class EquipmentConflictData(Record):
    """The record has another version than expected; data.current is the record in its present state."""

    kind: Literal["conflict"]
    """The machine name of the error."""

    current: Equipment
    """The record in its present state, as far as the caller may see it."""


class EquipmentDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    restores its default where it has one.
    """

    kind: Union[Literal["grinder", "brewer", "espressoMachine", "kettle", "scale", "filter", "other"], Unset] = UNSET
    """The kind of equipment."""

    name: Union[str, Unset] = UNSET
    """The name."""

    brand: Union[Optional[str], Unset] = UNSET
    """The maker."""

    model: Union[Optional[str], Unset] = UNSET
    """The model."""

    bought_at: Union[Optional[Day], Unset] = UNSET
    """The day of the purchase."""

    price: Union[Optional[MoneyChanges], Unset] = UNSET
    """The price."""

    setting: Union[Optional[GrindScaleChanges], Unset] = UNSET
    """The scale of a grinder; other kinds have none."""

    method: Union[Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]], Unset] = UNSET
    """The method of a brewer; other kinds have none."""

    note: Union[Optional[str], Unset] = UNSET
    """Any further text."""

    favourite: Union[Optional[bool], Unset] = UNSET
    """true if the piece is a favourite."""

    archived: Union[Optional[bool], Unset] = UNSET
    """true if the piece is out of use."""

    is_default: Union[Optional[bool], Unset] = UNSET
    """true if the piece is the default of its kind. Each kind has at most one; setting another removes it here."""


class EquipmentPage(Record):
    """One page of a list."""

    items: List[Equipment]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class Event(Record):
    """A change of one record."""

    service: str
    """The service of the record, as in the names of its methods: inventory, companies, access, ..."""

    type: str
    """The kind of record: item, company, access, ... For a change of the device: recents, appGroup, links, location,
    deployment, documents, intents or session.
    """

    company: Optional[str]
    """The company that the record belongs to; null for the account's own."""

    id: str
    """The id of the record. For a change of the device, the account's id."""

    action: Literal["created", "updated", "deleted"]
    """The change: created, updated or deleted."""

    version: int
    """The version of the record after the change. For a deleted record, its last version. For a change of the device, a
    number that grows.
    """

    fields: List[str]
    """The members that an update changed, among those that the reader may see. Empty for other actions."""

    actor: str
    """The user who made the change."""

    at: datetime
    """The time of the change. For a change that sync brought, the time of its arrival."""

    origin: Literal["here", "sync"]
    """here: a request to this device made the change. sync: it came from another device."""


class EventPage(Record):
    """Changes, in the order in which they were made."""

    events: List[Event]
    """The changes that the caller may see, oldest first."""

    cursor: str
    """The place after these events. Pass it as cursor to go on from there, now or after a restart."""

    more: bool
    """true if there are already more events after the cursor."""


class Evidence(Record):
    """The brews behind an insight."""

    brews: int
    """The number of examined brews: the latest 1,000 that fit the filters."""

    have: int
    """The number of these brews, or of tasting notes, that count for this kind. If their different values are too few,
    the number of values.
    """

    need: int
    """The number that this kind needs."""


class ExpiringLot(Record):
    """A lot in stock that expires soon or has expired."""

    lot: str
    """The lot."""

    item: str
    """The item of the lot."""

    sku: str
    """The item's stock keeping unit."""

    name: str
    """The item's name."""

    unit: str
    """The unit of the item's quantities."""

    batch: Optional[str]
    """The lot's batch."""

    serial: Optional[str]
    """The lot's serial number."""

    expiry: str
    """The last day on which the lot is good."""

    status: Literal["ok", "attention", "damaged", "destroyed", "rejected", "lost", "quarantined", "returned"]
    """The lot's status."""

    on_hand: Decimal
    """The quantity of the lot on hand."""


class ExpiringLotPage(Record):
    """One page of a list."""

    items: List[ExpiringLot]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class ExplainedInsights(Record):
    """Figures and insights in words, and their source."""

    headline: str
    """The most important fact, in one short sentence."""

    paragraphs: List[str]
    """One to three paragraphs of plain sentences."""

    source: Literal["model", "history"]
    """model: the AI of the host. history: the account's own journal, because the host failed."""

    suggestion: Optional[str]
    """The id of the answer. journal.ai.accept accepts notes and profiles for 24 hours. null for history."""

    at: datetime
    """The time of the answer."""

    repeated: bool
    """true if the same question was answered before, and the model was not asked again."""


class Explanation(Record):
    """The reason why a user may call a method, or the rights that would be enough."""

    method: str
    """The method's name."""

    rule: AccessRule
    """The method's rule of access, as x-access in the discovery document."""

    allowed: bool
    """true if the user may call the method."""

    reason: Literal["anyone", "account", "founder", "owner", "manager", "department", "member", "noCompany", "signInRequired", "noRight", "archived", "noFeature", "noCredentials", "notKeptHere", "personal", "tierIsBought", "tierRequired", "shared", "readOnly", "notShared"]
    """Allowed. anyone, account: the rule needs no right. owner, founder: by ownership. manager: by a manager's bit.
    department: by a department's bit. member: by any right in the company. Not allowed. noCompany: there is no company
    for the call. signInRequired: no user is signed in. noRight: the right is missing. archived: the company is
    archived. noFeature: the account lacks the feature that the method needs. noCredentials: there are no credentials to
    change. notKeptHere: another account stores the credentials. personal: the company is the account's own inventory.
    tierIsBought: the company's tier follows from purchases. tierRequired: the company's tier is lower than the method
    needs. shared: only the account that owns the company may call the method, and the company is shared with this one.
    readOnly: the company is shared for reading only. notShared: the method is for companies that others share, and this
    one is the account's own.
    """

    feature: Optional[str]
    """The feature that must have been bought for the method; null if it needs none."""

    asked: Optional[int]
    """The bits of which the rule needs one; null if it needs none in particular."""

    held: Rights
    """The rights that the user holds."""

    grants: List[SufficientGrant]
    """The rights of which each would be enough by itself. Empty unless a right is what the user lacks."""


class ExportReport(Record):
    """The result of an export."""

    rows: int
    """The number of records."""

    bytes: int
    """The number of bytes, including the line of column names."""

    text: Optional[str]
    """The exported text, if inline was true; null otherwise."""


class Fallback(Record):
    """The reason why a widget shows something else than it should."""

    reason: Literal["placeUnknown", "premiumNeeded", "devicePlaceUnknown", "devicePlaceOld", "locationDenied", "nameMissing", "weatherStale", "weatherMissing", "nowMissing", "hoursMissing"]
    """The reason as a machine name."""

    message: str
    """The reason as a sentence for people."""

    error: Optional[str]
    """The machine name of the error that caused it; null for none."""


class FeatureRequiredData(Record):
    """The method needs a feature that the account does not have; data.feature names it, data.tiers lists the tiers with
    it, and data.products the store's products.
    """

    kind: Literal["featureRequired"]
    """The machine name of the error."""

    feature: str
    """The feature that the method needs."""

    tiers: List[str]
    """The tiers that include the feature, the lowest first."""

    products: List[str]
    """The products that give these tiers."""

    store: StoreListing
    """The store's answer about these products: their prices on this device."""


class Feedback(Record):
    """A message from a user to the makers of the app."""

    id: str
    """The record's id."""

    user: str
    """The id of the user, a record of users."""

    kind: Literal["bug", "idea", "question", "praise"]
    """bug: something is wrong. idea: something is missing. question. praise."""

    message: str
    """The user's message."""

    contact: Optional[str]
    """The way to reach the user for a reply, such as an address; null for no reply."""

    diagnostics: Optional[AppDiagnostics]
    """The diagnostics sent with it; null for none."""

    state: Literal["waiting", "sent", "failed"]
    """waiting: it is sent by itself when the backend has authenticated the user, or can be reached. sent: the backend
    has it. failed: feedback.retry sends it again.
    """

    sent_at: Optional[datetime]
    """The time when the backend accepted it; null before that."""

    error: Optional[FeedbackError]
    """The reason why the last attempt failed; null if none did."""

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class FeedbackConflictData(Record):
    """The record has another version than expected; data.current is the record in its present state."""

    kind: Literal["conflict"]
    """The machine name of the error."""

    current: Feedback
    """The record in its present state, as far as the caller may see it."""


class FeedbackError(Record):
    """The reason why feedback was not sent."""

    kind: str
    """The machine name of the error."""

    message: str
    """A sentence for people."""


class FeedbackPage(Record):
    """One page of a list."""

    items: List[Feedback]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class FetchedConfig(Record):
    """The host's answer to host.config.fetch."""

    document: Any
    """The fetched document: AppConfig or IAPPromo, or the list of records that it consists of. It has at most 1 MiB,
    not counting white space.
    """


class FigurePoint(Record):
    """A figure of a group of brews, which share a span of the calendar or a value."""

    key: Optional[str]
    """The first day of the span, or the value that the brews share; null for brews without one."""

    name: Optional[str]
    """The name of a bean or grinder; null for other keys."""

    brews: int
    """The number of brews."""

    value: Optional[Decimal]
    """The sum, or the mean to four places. null if no brew has a value, and for the measure cost."""

    money: List[Money]
    """The cost by currency; empty for other measures."""


class FigurePoints(Record):
    """Figures in an order."""

    points: List[FigurePoint]
    """The figures."""


class Flags(Record):
    """All known flags with their values."""

    flags: Dict[str, bool]
    """The flags by name: true for on, false for off. They are sorted by the Unicode scalars of their names."""

    problems: List[DocumentProblem]
    """The malformed parts of the document. Malformed flags are left out."""

    source: Literal["fresh", "stale", "default"]
    """fresh: the data is recent enough. stale: the data is older. default: there is no data, and a safe value is
    assumed.
    """

    age: Optional[int]
    """The age of the data in milliseconds; null for default."""

    origin: Literal["host", "records", "file", "builtIn"]
    """host: fetched by the host. records: made of records of the public database. file: from the file that an option
    names. builtIn: there is no document.
    """


class FlavorFamily(Record):
    """A family of the flavour wheel: its second level."""

    id: str
    """The id, which never changes."""

    name: str
    """The term."""

    terms: List[FlavorTerm]
    """The terms of the family."""


class FlavorGroup(Record):
    """A group of the flavour wheel: its first level."""

    id: str
    """The id, which never changes."""

    name: str
    """The term."""

    families: List[FlavorFamily]
    """The families of the group."""


class FlavorProfile(Record):
    """The flavour of a coffee in numbers."""

    acidity: Decimal
    """0 for none, 10 for very sour."""

    sweetness: Decimal
    """0 for none, 10 for very sweet."""

    bitterness: Decimal
    """0 for none, 10 for very bitter."""

    body: Decimal
    """0 for watery, 10 for syrupy."""

    fruitiness: Decimal
    """How much fruit there is, 0 to 10."""

    floral: Decimal
    """How many flowers there are, 0 to 10."""

    nutty: Decimal
    """How many nuts there are, 0 to 10."""

    roasted: Decimal
    """How much roast there is, 0 to 10."""

    dominant: List[str]
    """The one to three flavour terms that stand out."""

    summary: str
    """One sentence about the whole."""


class FlavorTerm(Record):
    """A term of the flavour wheel."""

    id: str
    """The id, which never changes."""

    name: str
    """The term."""


class FlavorWheel(Record):
    """The flavour wheel."""

    groups: List[FlavorGroup]
    """The groups: the first level."""


class ForbiddenData(Record):
    """The caller may not do this in the company; data.needs is the right or condition that would allow it."""

    kind: Literal["forbidden"]
    """The machine name of the error."""

    needs: AccessRule
    """The rule of access that the caller does not meet."""


class FoundContact(Record):
    """A contact, found by an id."""

    id: str
    """The record's id."""

    company: str
    """The company to which the record belongs."""

    name: str
    """The contact's name."""

    kinds: List[Literal["customer", "supplier", "partner"]]
    """The kinds of the contact: at least one, each once."""

    organisation: Optional[str]
    """The organisation of a person."""

    people: List[ContactPerson]
    """The people to speak to at the organisation."""

    emails: List[ContactEmail]
    """The email addresses, the main one first."""

    phones: List[ContactPhone]
    """The telephone numbers, the main one first."""

    website: Optional[str]
    """The address of the website."""

    addresses: List[ContactAddress]
    """The postal addresses."""

    tax_id: Optional[str]
    """The tax id."""

    currency: Optional[str]
    """The currency in which the contact is paid, or pays."""

    payment_days: Optional[int]
    """The days of the payment terms, stored as a note. The core derives nothing from it."""

    price_list: Optional[str]
    """The name of a price list, stored as a note. The core has no price lists."""

    tags: List[str]
    """Further words by which the contact can be found."""

    note: Optional[str]
    """A free note."""

    archived: bool
    """`true` if the contact is no longer in use."""

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """

    merged_into: Optional[str] = None
    """The id of the returned contact, if the requested contact was merged into it."""


class FoundContactPage(Record):
    """One page of the results of a search."""

    items: List[Contact]
    """The matching elements, the best match first."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""

    partial: bool
    """true if the search stopped before it had seen all records. Better matches may follow; next continues it."""


class FoundContent(Record):
    """A public record, with its freshness and age."""

    type: str
    """The type of the record."""

    id: str
    """The record's name in the public database."""

    fields: Dict[str, Any]
    """The fields of the record. Texts, dates and references are strings, numbers are numbers, lists are lists, and an
    asset is {sha256, bytes, path}.
    """

    created_at: Optional[datetime]
    """The time when the record was first saved in the public database; null if the host does not report it."""

    modified_at: Optional[datetime]
    """The time when the record was last saved in the public database; null if the host does not report it."""

    source: Literal["fresh", "stale", "default"]
    """fresh: the data is recent enough. stale: the data is older. default: there is no data, and a safe value is
    assumed.
    """

    age: Optional[int]
    """The age of the data in milliseconds; null for default."""

    fetched_at: Optional[datetime]
    """The time when the records were fetched; null if they never were."""

    refresh_failure: Optional[RefreshFailure]
    """The reason why the last fetch failed; null if it did not fail."""


class FoundItemPage(Record):
    """One page of the results of a search."""

    items: List[Item]
    """The matching elements, the best match first."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""

    partial: bool
    """true if the search stopped before it had seen all records. Better matches may follow; next continues it."""


class FoundMessagePage(Record):
    """One page of the results of a search."""

    items: List[Message]
    """The matching elements, the best match first."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""

    partial: bool
    """true if the search stopped before it had seen all records. Better matches may follow; next continues it."""


class FoundPlace(Record):
    """A found place, with its distance."""

    name: str
    """The name of the place."""

    region: Optional[str]
    """The state or province."""

    country: Optional[str]
    """The country's code (ISO 3166-1 alpha-2)."""

    latitude: Decimal
    """In degrees, north of the equator; rounded to six decimals."""

    longitude: Decimal
    """In degrees, east of Greenwich; rounded to six decimals."""

    time_zone: Optional[str]
    """The name of the time zone in the IANA database."""

    distance: Optional[int]
    """The distance in metres from the request's coordinates, or from the device's last known place; null if there is
    neither.
    """


class FoundPlaces(Record):
    """Places and suggestions for a text that is being typed."""

    places: List[FoundPlace]
    """The places: the nearest first if the request has coordinates, else the best matches first."""

    suggestions: List[PlaceSuggestion]
    """The suggestions of the host, the best matches first, which places.resolve turns into places; empty without a
    host.
    """

    source: Literal["host", "timeZones"]
    """host: the places are from the host. timeZones: they are from the system's table of time zones."""


class FoundShare(Record):
    """The share of a zone."""

    share: Union[Optional[CloudShare], Unset] = UNSET
    """The share; null for a zone that was never shared."""


class FounderStaysData(Record):
    """The founder of a company cannot be revoked or demoted."""

    kind: Literal["forbidden"]
    """The machine name of the error."""

    needs: Transfer
    """The condition for the request."""


class GS1Content(Record):
    """The content of GS1 element strings."""

    gtin: Optional[str]
    """Identifier 01: the GTIN of the trade item, 14 digits; null without it."""

    content: Optional[str]
    """Identifier 02: the GTIN of the contained trade items, 14 digits; null without it."""

    batch: Optional[str]
    """Identifier 10: the batch; null without it."""

    serial: Optional[str]
    """Identifier 21: the serial number; null without it."""

    made_on: Optional[str]
    """Identifier 11: the day of manufacture; null without it."""

    expiry: Optional[str]
    """Identifier 17: the last day on which the goods are good. Else the day of 7003, or of 15 (best before); null
    without these.
    """

    count: Optional[int]
    """Identifier 30: the number of pieces of an item with a variable measure; null without it."""

    contained: Optional[int]
    """Identifier 37: the number of contained trade items; null without it."""

    quantity: Optional[Decimal]
    """Identifiers 310n to 316n, or a measure of 32nn, 35nn or 36nn: the quantity, in unit; null without these."""

    unit: Optional[str]
    """The unit of quantity: kg, m, m2, l, m3, lb, oz, in and so on; null without a quantity."""

    price: Optional[Money]
    """Identifier 392n: the amount to pay, in the company's currency, or 393n, in its own. Null without these, or in an
    unknown currency.
    """

    elements: List[GS1Element]
    """All elements, in their order."""


class GS1Element(Record):
    """One element of GS1 element strings."""

    ai: str
    """The application identifier."""

    value: str
    """The value, as it is in the code."""


class GeocodeAnswer(Record):
    """The host's answer to host.geocode.reverse."""

    name: str
    """The name of the place."""

    locality: Union[Optional[str], Unset] = UNSET
    """The city, town or village."""

    region: Union[Optional[str], Unset] = UNSET
    """The state or province."""

    country: Union[Optional[str], Unset] = UNSET
    """The country's code (ISO 3166-1 alpha-2)."""

    time_zone: Union[Optional[str], Unset] = UNSET
    """The name of the time zone in the IANA database."""


class GeocodedPlace(Record):
    """A point, with the name of the place there."""

    latitude: Decimal
    """In degrees, north of the equator; rounded to six decimals."""

    longitude: Decimal
    """In degrees, east of Greenwich; rounded to six decimals."""

    name: str
    """The name of the place."""

    locality: Optional[str]
    """The city, town or village."""

    region: Optional[str]
    """The state or province."""

    country: Optional[str]
    """The country's code (ISO 3166-1 alpha-2)."""

    time_zone: Optional[str]
    """The name of the time zone in the IANA database."""

    known: bool
    """`true` if the name was stored already, and the host was not asked."""


class GrindScale(Record):
    """The scale of a grinder."""

    minimum: Decimal
    """The lowest setting."""

    maximum: Decimal
    """The highest setting."""

    step: Decimal
    """The difference between neighbouring settings; more than 0."""

    finer: Literal["lower", "higher"]
    """lower: lower settings grind finer. higher: higher settings grind finer."""


class GrindScaleChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    restores its default where it has one.
    """

    minimum: Union[Number, Unset] = UNSET
    """The lowest setting."""

    maximum: Union[Number, Unset] = UNSET
    """The highest setting."""

    step: Union[Number, Unset] = UNSET
    """The difference between neighbouring settings; more than 0."""

    finer: Union[Literal["lower", "higher"], Unset] = UNSET
    """lower: lower settings grind finer. higher: higher settings grind finer."""


class GrindScaleInput(Record):
    """The scale of a grinder."""

    minimum: Number
    """The lowest setting."""

    maximum: Number
    """The highest setting."""

    step: Number
    """The difference between neighbouring settings; more than 0."""

    finer: Literal["lower", "higher"]
    """lower: lower settings grind finer. higher: higher settings grind finer."""


class HTTPHeader(Record):
    """An HTTP header."""

    name: str
    """The name, in any case."""

    value: str
    """The value."""


class HTTPHeaderInput(Record):
    """An HTTP header."""

    name: str
    """The name of the header, in upper or lower case."""

    value: str
    """The value of the header."""


class HeldTier(Record):
    """A tier that the account has."""

    group: str
    """The group of the tier."""

    tier: str
    """The name of the tier."""

    rank: int
    """The rank of the tier in its group. The tier of rank 0 needs no purchase."""

    until: Optional[datetime]
    """The time when the tier ends, as far as is known; null if it does not end."""

    lifetime: bool
    """`true` if the tier was bought forever."""

    product_id: Optional[str]
    """The product that gives the tier; null if the tier was not bought."""

    transaction_id: Optional[str]
    """The transaction that proves the purchase; null if the tier was not bought."""


class Hello(Record):
    """The agreed version of the protocol."""

    protocol: int
    """The version of the protocol that is used."""

    supported: List[int]
    """The versions that this core supports."""

    name: str
    """The core's name."""

    version: str
    """The core's version (semver.org)."""


class HistoryEntry(Record):
    """One event in the history of a record."""

    at: datetime
    """The time of the event."""

    actor: str
    """The user who caused the event."""

    username: Optional[str]
    """The username of the user, also after they left; null if they have none."""

    kind: Literal["created", "changed", "stepped", "deleted", "stock"]
    """created, changed or deleted: the record itself, or a part of it. stepped: its status changed by a step. stock:
    quantity of the item came or went, as entry shows.
    """

    fields: List[HistoryField]
    """The changed members, among those that the reader may see. For a deletion, the last state, for readers who may
    delete.
    """

    entry: Optional[Any]
    """The entry of the ledger; null for other kinds of events."""

    part: Optional[str] = None
    """The part of the record that changed, such as a line of an order. Left out for the record itself."""


class HistoryEntryPage(Record):
    """One page of a list."""

    items: List[HistoryEntry]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class HistoryField(Record):
    """A member before and after a change."""

    name: str
    """The name of the member."""

    from_: Any
    """The value before the change; null if there was none."""

    to: Any
    """The value after the change; null if there is none."""


class HostChecked(Record):
    """The host's answer."""

    text: str
    """The text in the host's answer."""

    same: bool
    """`true` if it is the text that was sent."""


class HostErrorData(Record):
    """The host answered with an error; data.error contains it."""

    kind: Literal["hostError"]
    """The machine name of the error."""

    error: Optional[Dict[str, Any]] = None
    """The error as the host sent it; left out if it is longer than 65,536 bytes."""

    reason: Optional[Literal["guardrail", "tooLong", "busy", "refused", "malformed", "unreachable", "cutOff"]] = None
    """The reason, if the host's error has one of these kinds in data.kind; otherwise left out."""

    advice: Optional[str] = None
    """The recommended action, if there is a reason."""

    record: Optional[str] = None
    """The record that is stored despite the error: the failed answer, or the feedback. Left out if there is none.
    """

    owner: Optional[str] = None
    """The record that it belongs to, such as the conversation. Left out if there is none."""


class HostFaultData(Record):
    """The host's answer cannot be used, or the host has ended."""

    kind: Literal["hostFault"]
    """The machine name of the error."""

    problems: Optional[List[Problem]] = None
    """The problems of the host's answer; left out if there was no answer."""

    record: Optional[str] = None
    """The record that is stored despite the error: the failed answer, or the feedback. Left out if there is none.
    """

    owner: Optional[str] = None
    """The record that it belongs to, such as the conversation. Left out if there is none."""


class HostPong(Record):
    """The host's answer to host.ping."""

    text: str
    """The text that was sent."""


class HostSecretDone(Record):
    """The host's answer to host.secrets.set and host.secrets.delete."""


class HostTimeoutData(Record):
    """The host did not answer in time; data.deadline is the limit in milliseconds."""

    kind: Literal["hostTimeout"]
    """The machine name of the error."""

    deadline: int
    """The milliseconds that the host had."""

    record: Optional[str] = None
    """The record that is stored despite the error: the failed answer, or the feedback. Left out if there is none.
    """

    owner: Optional[str] = None
    """The record that it belongs to, such as the conversation. Left out if there is none."""


class HostUnavailableData(Record):
    """The host does not offer what the request needs; data.capability names it."""

    kind: Literal["hostUnavailable"]
    """The machine name of the error."""

    capability: str
    """The capability that the host does not provide."""

    record: Optional[str] = None
    """The record that is stored despite the error: the failed answer, or the feedback. Left out if there is none.
    """

    owner: Optional[str] = None
    """The record that it belongs to, such as the conversation. Left out if there is none."""


class HourlyWeather(Record):
    """The weather of a place in the next hours."""

    place: WeatherPlace
    """The place of the weather."""

    hours: List[WeatherHour]
    """The hours that have not ended, in order."""

    fallbacks: List[WeatherGap]
    """The reasons why hours are missing, or begin later than requested. Empty if the request was met."""

    more: Optional[Dict[str, Any]]
    """The other members of the host's answer, unchanged; null if there are none."""

    stale: bool
    """true if the answer is older than requested, or the host failed to give a newer one."""

    age: int
    """The milliseconds since the observation, or since the host's answer if it does not name a time of observation. 0
    if the clock was set back since.
    """

    fetched_at: datetime
    """The time of the host's answer."""

    refresh_failure: Optional[RefreshFailure]
    """The reason why there is no newer answer: the host's last refresh failed, or no host can be asked now. null
    otherwise.
    """


class HourlyWeatherAnswer(Record):
    """The host's answer to host.weather.hourly."""

    latitude: Number
    """In degrees, north of the equator; rounded to six decimals."""

    longitude: Number
    """In degrees, east of Greenwich; rounded to six decimals."""

    hours: Sequence[HourlyWeatherAnswerHour]
    """The hours, at least one, in order of time."""

    name: Union[Optional[str], Unset] = UNSET
    """The name of the place."""

    observed_at: Union[Optional[datetime], Unset] = UNSET
    """The time when the forecast was made."""

    time_zone: Union[Optional[str], Unset] = UNSET
    """The name of the time zone in the IANA database."""

    more: Union[Optional[Mapping[str, Any]], Unset] = UNSET
    """Other members of the host's answer. Members that the core does not know are stored in it."""


class HourlyWeatherAnswerHour(Record):
    """An hour of the host's answer to host.weather.hourly."""

    at: datetime
    """The time when the hour begins."""

    temperature: MeasuredTemperature
    """The temperature of the air."""

    condition: Union[Optional[str], Unset] = UNSET
    """The weather in a word or two, in the host's words."""

    more: Union[Optional[Mapping[str, Any]], Unset] = UNSET
    """Other members of the host's answer. Members that the core does not know are stored in it."""


class HumanusKnot(Record):
    """One point of the Humanus scale."""

    celsius: Decimal
    """The temperature in degrees Celsius."""

    humanus: Decimal
    """The temperature in Humanus."""


class HumanusTable(Record):
    """A table of the Humanus scale."""

    id: str
    """The id of the table."""

    provenance: str
    """The origin of the table, and its limits."""

    knots: List[HumanusKnot]
    """The points between which the scale is linear; both members increase strictly."""


class IllegalStepData(Record):
    """The record's status does not allow this step; data.allowed lists the open steps, and data.waiting the conditions
    of the others.
    """

    kind: Literal["illegalStep"]
    """The machine name of the error."""

    status: str
    """The record's status."""

    asked: str
    """The requested status, or the requested action."""

    allowed: List[str]
    """The statuses to which the record can move now."""

    waiting: List[WaitingStep]
    """The steps that are not possible yet, with their conditions."""


class ImportReport(Record):
    """The result of an import."""

    rows: int
    """The number of rows. A record that spans several lines is one row."""

    created: int
    """The number of rows that created a record."""

    updated: int
    """The number of rows that changed a record."""

    unchanged: int
    """The number of rows whose record had these values already."""

    failed: int
    """The number of refused rows. If an atomic import has any, nothing is stored."""

    problems: List[RowProblems]
    """The refused rows and their problems, at most 1,000."""

    form: Optional[AnsweredForm] = None
    """The form in which a table was read, as given or as guessed. Left out for files that are not tables."""


class ImportedPlace(Record):
    """A place that was used on another device."""

    name: str
    """The name of the place."""

    latitude: Number
    """In degrees, north of the equator; rounded to six decimals."""

    longitude: Number
    """In degrees, east of Greenwich; rounded to six decimals."""

    id: Union[Optional[str], Unset] = UNSET
    """The id of the place there, which then is valid here, too. An id that already names a place here stays with that
    place.
    """

    region: Union[Optional[str], Unset] = UNSET
    """The state or province."""

    country: Union[Optional[str], Unset] = UNSET
    """The country (ISO 3166-1), two capital letters: DE."""

    time_zone: Union[Optional[str], Unset] = UNSET
    """The time zone of the place."""

    used_at: Union[Optional[datetime], Unset] = UNSET
    """The time of its use there, as in widgets.recents.list. Here it counts as used now."""


class InUseCount(Record):
    """The number of records of one kind that refer to the record."""

    kind: str
    """The kind of records."""

    count: int
    """The number of records."""


class InUseData(Record):
    """Other records refer to the record; data.counts is their number by kind."""

    kind: Literal["inUse"]
    """The machine name of the error."""

    counts: List[InUseCount]
    """The kinds of records that refer to the record, at least one."""


class Info(Record):
    """A process of the core."""

    name: str
    """The program's name."""

    version: str
    """The program's version (semver.org)."""

    data: str
    """The data directory, or :memory:."""

    methods: int
    """The number of methods."""


class Ingested(Record):
    """The outcomes of signed documents."""

    outcomes: List[Outcome]
    """The outcomes, one for each document. Those of a notification's inner documents follow its own."""

    tiers: List[HeldTier]
    """The account's present tier of each group, in the catalogue's order."""

    features: List[str]
    """The features of these tiers, sorted by the bytes of their names."""

    valid_until: Optional[datetime]
    """The first time when a purchase that entitles ends; null if none does."""

    at: datetime
    """The time to which the tiers and features apply."""


class Insight(Record):
    """A finding about brews: numbers and ids, no prose."""

    kind: Literal["bestParameters", "ratingTrend", "extractionTrend", "grindEffect", "temperatureEffect", "ageEffect", "consistency", "extractionRange", "flavours"]
    """The kind of insight."""

    state: Literal["ready", "tooLittle", "empty"]
    """ready. tooLittle: more brews are needed. empty: there are none."""

    data: Optional[InsightData]
    """The finding. null unless the insight is ready, and null if the brews show no effect."""

    evidence: Evidence
    """The brews behind the insight."""

    confidence: Optional[Literal["low", "medium", "high"]]
    """low. medium: twice the needed number of brews. high: four times as many. null unless the insight is ready."""


class InsightData(Record):
    """The numbers and ids of an insight. Each kind has its own members; the others are left out."""

    bean: Optional[str] = None
    """The bean of the brews."""

    method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]] = None
    """The method of the brews."""

    recipe: Optional[str] = None
    """The recipe of the brews."""

    dose: Optional[Decimal] = None
    """The median dose of the best brews, in grams."""

    ratio: Optional[Decimal] = None
    """The median ratio of the best brews."""

    temperature: Optional[Decimal] = None
    """The median temperature of the best brews, in degrees Celsius."""

    time: Optional[Decimal] = None
    """The median time of the best brews, in seconds."""

    grind_setting: Optional[Decimal] = None
    """The median grind setting of the best brews."""

    rating: Optional[Decimal] = None
    """The median rating of the best brews."""

    direction: Optional[Literal["rising", "falling", "steady"]] = None
    """The trend; steady if it changes less than 5 percent of the mean."""

    per_week: Optional[Decimal] = None
    """The change per week: the slope of the straight line that fits best."""

    percent: Optional[Decimal] = None
    """The change over all days, in percent of the mean."""

    value: Optional[Decimal] = None
    """The setting, the temperature or the age of the brews with the best ratings."""

    mean: Optional[Decimal] = None
    """The mean: of the best value, or of all brews of a trend."""

    rest: Optional[Decimal] = None
    """The mean rating of the brews with other values."""

    ratio_deviation: Optional[Decimal] = None
    """The standard deviation of the ratio."""

    time_deviation: Optional[Decimal] = None
    """The standard deviation of the time, in seconds."""

    extraction_deviation: Optional[Decimal] = None
    """The standard deviation of the extraction yield, in percent."""

    under: Optional[int] = None
    """The brews with an extraction yield under 18 percent."""

    within: Optional[int] = None
    """The brews with an extraction yield of 18 to 22 percent."""

    over: Optional[int] = None
    """The brews with an extraction yield over 22 percent."""

    terms: Optional[List[TermCount]] = None
    """The most frequent flavour terms, at most ten."""


class Insights(Record):
    """The insights of a journal."""

    insights: List[Insight]
    """The insights, one of each kind."""


class InsufficientStockData(Record):
    """There is less in stock than requested; data has the item, the location, the lot, and the requested and present
    quantities.
    """

    kind: Literal["insufficientStock"]
    """The machine name of the error."""

    item: str
    """The item."""

    location: str
    """The location from which the stock was to be taken."""

    lot: Optional[str]
    """The lot; null if the request named none."""

    asked: Decimal
    """The requested quantity, in the item's own unit."""

    on_hand: Decimal
    """The quantity on hand in the location. If the request named a lot, the quantity of this lot."""

    available: Decimal
    """The quantity that could be taken. Stock reserved for others is excluded. If the request named no lot, so are lots
    that have expired or must not be sold.
    """


class IntentList(Record):
    """A list of purchase intents."""

    intents: List[PurchaseIntent]
    """The intents, in the order in which they were added."""


class InternalErrorData(Record):
    """A fault of the core; its log has the details."""

    kind: Literal["internalError"]
    """The machine name of the error."""


class InvalidParamsData(Record):
    """The parameters don't fit the method; data.problems lists every problem."""

    kind: Literal["invalidParams"]
    """The machine name of the error."""

    problems: List[Problem]
    """All problems of the parameters."""


class InvalidRequestData(Record):
    """The JSON is not a JSON-RPC 2.0 request."""

    kind: Literal["invalidRequest"]
    """The machine name of the error."""


class InvitedParticipant(Record):
    """A participant who was invited."""

    share: CloudShare
    """The share."""

    record: Union[Optional[CloudRecordInput], Unset] = UNSET
    """The access record in its present state; null if it no longer exists."""


class Item(Record):
    """An item that a company keeps in stock."""

    id: str
    """The record's id."""

    company: str
    """The company to which the record belongs."""

    sku: str
    """The stock keeping unit, unique in the company. SKUs that differ only in case or surrounding spaces are the same.
    """

    name: str
    """The item's name."""

    unit: str
    """The unit of the item's quantities: piece, kg, m."""

    description: Optional[str]
    """A description of the item."""

    units: List[ItemUnit]
    """Other units in which quantities may be given."""

    purchase_unit: Optional[str]
    """The unit in which the item is bought, one of units. Without it, the item's own unit."""

    sales_unit: Optional[str]
    """The unit in which the item is sold, one of units. Without it, the item's own unit."""

    category: Optional[str]
    """The item's category. An item has at most one."""

    tags: List[str]
    """Further words by which the item can be found."""

    barcodes: List[str]
    """GTINs of 8, 12, 13 or 14 digits with their check digits, or other codes of printable ASCII."""

    manufacturer: Optional[str]
    """The item's manufacturer."""

    min_stock: Optional[Decimal]
    """The minimum stock: with less, the item counts as low."""

    reorder_quantity: Optional[Decimal]
    """The least quantity to order when the item is low; more than 0."""

    location: Optional[str]
    """The location where the item usually lies."""

    price: Optional[Money]
    """The selling price of one unit."""

    condition: Optional[Literal["new", "used", "refurbished", "damaged"]]
    """The condition of the item."""

    custom: Dict[str, Union[str, Decimal, Optional[bool]]]
    """The company's own fields: at most 50 names, each with a text, a number, a boolean or null."""

    archived: bool
    """`true` if the item is no longer in use."""

    track_batch: bool
    """`true` if the item's stock is tracked by batch. It can change only while no ledger entry, lot or other record
    refers to the item.
    """

    track_serial: bool
    """`true` if each piece has a serial number. It can change only while no ledger entry, lot or other record refers to
    the item.
    """

    supplier: Optional[str]
    """The supplier of the item: a contact of the kind supplier."""

    supplier_sku: Optional[str]
    """The supplier's own SKU for the item."""

    flag: Optional[ItemFlag]
    """The reason why the item needs attention, set by inventory.items.flag; null for an item without a flag."""

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    cost: Optional[Money] = None
    """The cost of one unit, for managers of the inventory only."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """

    level: Optional[StockTotals] = None
    """The stock of the item in all locations. Only in lists with levels: true. The stock is low if level.available is
    less than minStock.
    """


class ItemConflictData(Record):
    """The record has another version than expected; data.current is the record in its present state."""

    kind: Literal["conflict"]
    """The machine name of the error."""

    current: Item
    """The record in its present state, as far as the caller may see it."""


class ItemDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    restores its default where it has one.
    """

    sku: Union[str, Unset] = UNSET
    """The stock keeping unit, unique in the company. SKUs that differ only in case or surrounding spaces are the same.
    """

    name: Union[str, Unset] = UNSET
    """The item's name."""

    unit: Union[str, Unset] = UNSET
    """The unit of the item's quantities: piece, kg, m."""

    description: Union[Optional[str], Unset] = UNSET
    """A description of the item."""

    units: Union[Optional[Sequence[ItemUnitInput]], Unset] = UNSET
    """Other units in which quantities may be given."""

    purchase_unit: Union[Optional[str], Unset] = UNSET
    """The unit in which the item is bought, one of units. Without it, the item's own unit."""

    sales_unit: Union[Optional[str], Unset] = UNSET
    """The unit in which the item is sold, one of units. Without it, the item's own unit."""

    category: Union[Optional[str], Unset] = UNSET
    """The item's category. An item has at most one."""

    tags: Union[Optional[Sequence[str]], Unset] = UNSET
    """Further words by which the item can be found."""

    barcodes: Union[Optional[Sequence[str]], Unset] = UNSET
    """GTINs of 8, 12, 13 or 14 digits with their check digits, or other codes of printable ASCII."""

    manufacturer: Union[Optional[str], Unset] = UNSET
    """The item's manufacturer."""

    min_stock: Union[Optional[Number], Unset] = UNSET
    """The minimum stock: with less, the item counts as low."""

    reorder_quantity: Union[Optional[Number], Unset] = UNSET
    """The least quantity to order when the item is low; more than 0."""

    location: Union[Optional[str], Unset] = UNSET
    """The location where the item usually lies."""

    price: Union[Optional[MoneyChanges], Unset] = UNSET
    """The selling price of one unit."""

    cost: Union[Optional[MoneyChanges], Unset] = UNSET
    """The cost of one unit, for managers of the inventory only."""

    condition: Union[Optional[Literal["new", "used", "refurbished", "damaged"]], Unset] = UNSET
    """The condition of the item."""

    custom: Union[Optional[Mapping[str, Union[str, Number, Optional[bool]]]], Unset] = UNSET
    """The company's own fields: at most 50 names, each with a text, a number, a boolean or null."""

    archived: Union[Optional[bool], Unset] = UNSET
    """`true` if the item is no longer in use."""

    track_batch: Union[Optional[bool], Unset] = UNSET
    """`true` if the item's stock is tracked by batch. It can change only while no ledger entry, lot or other record
    refers to the item.
    """

    track_serial: Union[Optional[bool], Unset] = UNSET
    """`true` if each piece has a serial number. It can change only while no ledger entry, lot or other record refers to
    the item.
    """

    supplier: Union[Optional[str], Unset] = UNSET
    """The supplier of the item: a contact of the kind supplier."""

    supplier_sku: Union[Optional[str], Unset] = UNSET
    """The supplier's own SKU for the item."""


class ItemFlag(Record):
    """The reason why an item needs attention."""

    reason: str
    """The reason, in the company's words."""

    by: str
    """The user who set the flag, or the account."""

    at: datetime
    """The instant at which the flag was set."""


class ItemOverview(Record):
    """An item with its stock levels, its open orders and purchases, and its latest changes."""

    item: Item
    """The current state of the item."""

    level: StockLevel
    """The stock of the item in all locations together."""

    places: List[StockLevel]
    """The locations and lots in which the item lies. At most 50; inventory.stock.levels lists all."""

    orders: Optional[List[ItemPlan]]
    """Order lines with a quantity still to be shipped, in the order in which they are served. At most 50; null for a
    caller who may not see orders.
    """

    purchases: Optional[List[ItemPlan]]
    """Purchase lines with a quantity still to arrive, the oldest first. At most 50; null for a caller who may not see
    purchases.
    """

    history: List[HistoryEntry]
    """The latest changes of the item. At most 20; inventory.items.history lists all."""


class ItemPage(Record):
    """One page of a list."""

    items: List[Item]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class ItemPlan(Record):
    """An open order or purchase of an item."""

    id: str
    """The id of the order or purchase."""

    number: Optional[str]
    """The number of the order or purchase; null if it has none yet."""

    status: str
    """The status of the order or purchase."""

    contact_name: str
    """The name of the customer or supplier."""

    quantity: Decimal
    """The quantity of the item that is still to ship or to receive, in the item's own unit."""

    at: Optional[datetime]
    """The time when it is wanted or expected; null if not given."""


class ItemUnit(Record):
    """Another unit in which an item's quantities may be given."""

    unit: str
    """The unit's name: box."""

    factor: Decimal
    """The number of the item's own unit in one of this unit, such as 12; more than 0. With per, in that many of this
    unit.
    """

    per: Optional[Decimal] = None
    """The number of this unit that factor is for: 45359237 kg are 100000000 pounds. More than 0, at most 1000000000.
    Without it, 1.
    """


class ItemUnitInput(Record):
    """Another unit in which an item's quantities may be given."""

    unit: str
    """The unit's name: box."""

    factor: Number
    """The number of the item's own unit in one of this unit, such as 12; more than 0. With per, in that many of this
    unit.
    """

    per: Union[Optional[Number], Unset] = UNSET
    """The number of this unit that factor is for: 45359237 kg are 100000000 pounds. More than 0, at most 1000000000.
    Without it, 1.
    """


class JSONWebKey(Record):
    """A public key, as a JSON Web Key (RFC 7517)."""

    kty: str
    """The kind of key. Only RSA is used."""

    kid: Union[Optional[str], Unset] = UNSET
    """The key's id, which a token's header names."""

    use: Union[Optional[str], Unset] = UNSET
    """What the key is for: sig, or null."""

    alg: Union[Optional[str], Unset] = UNSET
    """The algorithm: RS256, or null."""

    n: Union[Optional[str], Unset] = UNSET
    """The modulus in base64url."""

    e: Union[Optional[str], Unset] = UNSET
    """The exponent in base64url."""


class JournalOverview(Record):
    """The figures of a journal as a whole."""

    brews: int
    """The number of brews."""

    days: int
    """The number of days with brews."""

    current_streak: int
    """The days in a row with brews, up to today or yesterday."""

    longest_streak: int
    """The most days in a row with brews."""

    coffee: Decimal
    """The coffee, in grams."""

    water: Decimal
    """The water, in grams."""

    money: List[Money]
    """The cost of the coffee, by currency."""

    rating: Optional[Decimal]
    """The mean rating, to four places."""

    ratio: Optional[Decimal]
    """The mean ratio, to four places."""

    extraction: Optional[Decimal]
    """The mean extraction yield in percent, to four places."""

    open_beans: int
    """The number of beans that are neither finished nor archived. The filters do not apply."""

    favourite_method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]]
    """The most frequent method."""


class KeptDocument(Record):
    """A stored signed document."""

    kind: Literal["transaction", "renewal", "notification", "app"]
    """The kind of the document."""

    id: Optional[str]
    """The id of the document's transaction, purchase or notification; null if it has none."""

    original_transaction_id: Optional[str]
    """The purchase that the document is about; null if it is about none."""

    product_id: Optional[str]
    """The product that the document is about; null if it is about none."""

    environment: Optional[str]
    """The App Store environment that signed the document; null if the document does not name it."""

    notification_type: Optional[str]
    """The event that a notification reports. It is null for other documents, and if the signature is no longer trusted.
    """

    subtype: Optional[str]
    """The subtype of that event; null if it has none."""

    signed_date: datetime
    """The time when the document was signed."""

    received_at: datetime
    """The time when the core received the document."""

    counts: bool
    """`true` if the document counts under the core's present roots, app and environments. They may have changed since
    it was received.
    """

    state: Optional[Literal["revoked", "upgraded", "consumed", "active", "inGracePeriod", "inBillingRetry", "expired"]]
    """The state of a transaction. It is null for other documents, and for transactions that do not count."""

    payload: Optional[Dict[str, Any]]
    """The signed content with all its members. It is null without payloads, and if the signature is no longer trusted.
    """


class KeptDocumentPage(Record):
    """One page of a list."""

    items: List[KeptDocument]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class KeyReusedData(Record):
    """The idempotency key was used for another request."""

    kind: Literal["keyReused"]
    """The machine name of the error."""


class KnownItems(Record):
    """The requested items, as far as they are known."""

    found: List[Optional[Item]]
    """The items in the order of the request; null for each that is unknown."""


class Label(Record):
    """A label for a record."""

    code: str
    """The code that scan.resolve resolves to the record. It can be printed in any symbology."""

    title: str
    """The name of the record."""


class LabelCount(Record):
    """A category or a tag, and the number of items that have it."""

    name: str
    """The name, as it was spelled last."""

    items: int
    """The number of items that have it and are not archived."""


class LabelPage(Record):
    """A page of categories or tags."""

    items: List[LabelCount]
    """The categories or tags, by name; case is ignored."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    partial: bool
    """`true` if some of very many new items are not counted yet. They are counted in idle moments, and by the next such
    requests.
    """


class LastLocation(Record):
    """The last known place of the device, with its age and the app's present permission."""

    latitude: Decimal
    """In degrees, north of the equator; rounded to six decimals."""

    longitude: Decimal
    """In degrees, east of Greenwich; rounded to six decimals."""

    name: Optional[str]
    """The name of the place; null as long as it is not known."""

    at: datetime
    """The time when the device was there."""

    accuracy: Optional[Decimal]
    """The accuracy of the position in metres; null if the host did not report it."""

    stale: bool
    """`true` if the place is older than maxAge, or if the clock was set back since."""

    age: int
    """The age of the place in milliseconds; 0 if the clock was set back since."""

    authorization: Literal["notDetermined", "restricted", "denied", "authorizedWhenInUse", "authorizedAlways"]
    """The app's present permission to know the device's location. If it is denied or restricted, the place is from an
    earlier time.
    """


class LeftCompany(Record):
    """A company that the account no longer takes part in."""

    company: str
    """The company, which is no longer on this device."""


class LeftShare(Record):
    """A share that was left."""

    zone: CloudZoneAnswer
    """The zone."""


class LimitReachedData(Record):
    """The limit of open things is reached; data.limit is the number."""

    kind: Literal["limitReached"]
    """The machine name of the error."""

    limit: int
    """The largest number allowed."""

    record: Optional[str] = None
    """The record that is stored despite the error: the failed answer, or the feedback. Left out if there is none.
    """

    owner: Optional[str] = None
    """The record that it belongs to, such as the conversation. Left out if there is none."""


class LineTermsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    restores its default where it has one.
    """

    text: Union[str, Unset] = UNSET
    """The line's text."""

    quantity: Union[Number, Unset] = UNSET
    """The quantity; more than 0."""

    unit: Union[Optional[str], Unset] = UNSET
    """The unit of the quantity: for an item, its own unit or one of its units."""

    unit_price: Union[MoneyChanges, Unset] = UNSET
    """The price of one unit, in the order's currency."""

    discount: Union[Optional[Number], Unset] = UNSET
    """The discount in percent."""

    tax_rate: Union[Optional[Number], Unset] = UNSET
    """The tax rate in percent, with at most 3 decimals. Without it, 0."""

    note: Union[Optional[str], Unset] = UNSET
    """The note below the line on documents."""


class LinkList(Record):
    """The opened links that wait for the app."""

    links: List[PendingLink]
    """The links, in the order in which they were opened."""


class LinkParameter(Record):
    """A parameter of a link's query."""

    name: str
    """The name of the parameter, as in the pattern."""

    value: str
    """The decoded value; empty for a name without value."""


class ListedAccess(Record):
    """A user of a company, with rights and username."""

    access: AccessRecord
    """The user's access record."""

    username: Optional[str]
    """The username that the user signs in with. null without one, and for users whose password the caller may not
    reset.
    """


class ListedAccessPage(Record):
    """One page of a list."""

    items: List[ListedAccess]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class ListedCompany(Record):
    """A company, where it is stored, and the caller's role in it."""

    id: str
    """The company's id."""

    name: str
    """The name that the company is called by."""

    logo: Optional[str]
    """The place of the company's logo."""

    tier: Literal["free", "business", "enterprise"]
    """The tier that the company pays for."""

    archived: bool
    """true if the company is archived: it can be read, but not written."""

    kind: Literal["business", "personal"]
    """The kind of company: business or personal."""

    store: Literal["private", "shared"]
    """The store that holds the company."""

    role: Optional[Literal["owner", "participant"]]
    """The caller's role in the company; null as long as a sign-in is needed."""

    sign_in: Literal["unneeded", "needed", "done", "create"]
    """The state of signing in. unneeded: the company has no credentials, and the account acts in it. needed: the
    company has credentials, and no user is signed in. done: a user is signed in. create: the owner requires credentials
    from everybody, and the account has none yet (access.credentials.create).
    """


class ListedCompanyPage(Record):
    """One page of a list."""

    items: List[ListedCompany]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class ListedConversation(Record):
    """A conversation of the core."""

    number: int
    """The number of the conversation, unique in the core."""

    own: bool
    """true for the conversation that sent this request."""

    client: Optional[Client]
    """The client that sent system.hello; null if none did."""

    command: Optional[str]
    """The program's command, such as serve or mcp; null if the core is not shared."""

    process: Optional[int]
    """The program's process id; null if the core is not shared."""

    uptime: int
    """The milliseconds since the conversation began."""

    capabilities: List[str]
    """The capabilities that it provides as the host (host.provide)."""

    read_only: bool
    """true if the conversation may only read."""


class ListedCountLine(Record):
    """The counted quantity of an item in a location, with the names of both."""

    id: str
    """The line's id."""

    company: str
    """The company that it belongs to."""

    count: str
    """The stocktake."""

    item: str
    """The counted item."""

    location: str
    """The location of the counted stock."""

    lot: Optional[str]
    """The counted lot; null for an item that is not tracked by lots."""

    quantity: Decimal
    """The counted quantity, in the item's own unit."""

    expected: Optional[Decimal]
    """The ledger's quantity at the time of the count, so that later sales make no difference; null for a caller who
    counts blind.
    """

    actor: str
    """The user who counted."""

    at: datetime
    """The instant at which the stock was counted."""

    sku: Optional[str]
    """The item's stock keeping unit; null for a deleted item."""

    name: Optional[str]
    """The item's name."""

    unit: Optional[str]
    """The unit of the item's quantities."""

    location_name: Optional[str]
    """The location's name; null for a deleted location."""

    batch: Optional[str]
    """The lot's batch."""

    serial: Optional[str]
    """The lot's serial number."""


class ListedCountLinePage(Record):
    """One page of a list."""

    items: List[ListedCountLine]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class ListedLot(Record):
    """A lot and the quantity of it on hand."""

    id: str
    """The record's id."""

    company: str
    """The company to which the record belongs."""

    item: str
    """The lot's item. It cannot be changed."""

    batch: Optional[str]
    """The batch, unique among the item's batches. Either batch or serial must be given."""

    serial: Optional[str]
    """The serial number of one piece. An item never has the same serial number twice."""

    expiry: Optional[str]
    """The last day on which the lot is good."""

    manufactured_at: Optional[str]
    """The day on which the lot was made."""

    supplier_lot: Optional[str]
    """The supplier's own name of the lot."""

    status: Literal["ok", "attention", "damaged", "destroyed", "rejected", "lost", "quarantined", "returned"]
    """The lot's status. Lots that are ok or need attention are available. Only managers set destroyed or lost."""

    note: Optional[str]
    """A free note."""

    archived: bool
    """`true` if the lot is no longer in use. It accepts no more stock."""

    joined: Optional[str]
    """The lot with the same batch or serial number into which this one was merged, if two devices created both; null
    otherwise.
    """

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    sku: str
    """The item's stock keeping unit."""

    name: str
    """The item's name."""

    unit: str
    """The unit of the item's quantities."""

    on_hand: Decimal
    """The quantity of the lot on hand, in all locations."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class ListedLotPage(Record):
    """One page of a list."""

    items: List[ListedLot]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class LiveClosed(Record):
    """A live query that was closed."""

    closed: int
    """The handle of the query."""


class LiveOpened(Record):
    """A live query."""

    live: int
    """The handle of the query."""

    result: Optional[Union[Pong, Info, Diagnostics, ConversationList, EventPage, ConvertedTemperature, TemperatureScalePage, HumanusTable, CurrentWeather, HourlyWeather, LocationAuthorization, Optional[LastLocation], Company, ListedCompanyPage, TierLimitsPage, Optional[ListedCompany], Caller, AllowedMethods, CheckedMethod, Explanation, ListedAccessPage, NamedPersonPage, DepartmentPage, PresetPage, CurrentEntitlements, CheckedFeature, KeptDocumentPage, Products, IntentList, EntitlementSnapshot, StoreEnvironment, HistoryEntryPage, Item, ItemPage, FoundItemPage, ItemOverview, KnownItems, LabelPage, Location, LocationPage, LocationTree, Lot, ListedLotPage, StockLevelPage, LowStockPage, StockEntryPage, ExpiringLotPage, StockAlertPage, Count, CountPage, ListedCountLinePage, UncountedStockPage, Loan, LoanPage, OverdueLoanPage, ResolvedCode, Label, FoundContact, ContactPage, FoundContactPage, DuplicateContactsPage, ActivityPage, OrderView, OrderPage, OrderDocument, DispatchView, DispatchPage, PickedPlacePage, PurchaseView, PurchasePage, DaySummary, Asset, AssetPage, AssetBytes, AssetPath, View, ViewPage, Page, SettingValues, DescribedSettings, Bean, Equipment, Brew, Tasting, Recipe, BeanPage, EquipmentPage, BrewPage, BrewSectionPage, Optional[Brew], TastingPage, FlavorWheel, CompletedTerms, RecipePage, ScaledRecipe, JournalOverview, FigurePoints, Insights, Recommendation, AuthState, AuthGate, User, TelemetryNames, ConversationPage, Conversation, FoundMessagePage, ChatExport, MessagePage, FeedbackPage, AppDiagnostics, SyncStatus, SyncAccount, SyncEventPage, SyncConflictPage, SharingState, ParticipantPage, DeparturePage, ContentTypes, ContentPage, FoundContent, PolicyVerdict, Flags, ShownFlag, Promotions, Deployment, RecentList, PlaceList, SuggestedPlaces, ShownPlace, SharedValue, SharedNames, LinkList, LogLinePage, Dict[str, Any]]]
    """The present result of the method."""


class Loan(Record):
    """A loan: goods that were lent or borrowed."""

    id: str
    """The record's id."""

    company: str
    """The company to which the record belongs."""

    item: str
    """The item that was lent or borrowed."""

    quantity: Decimal
    """The quantity, in the item's own unit."""

    direction: Literal["out", "in"]
    """The direction. out: lent to others. in: borrowed from others; these goods do not count as stock."""

    contact: Optional[str]
    """The contact who borrowed the goods or owns them; null for a loan with a user."""

    user: Optional[str]
    """The user of the company who borrowed the goods or owns them; null for a loan with a contact."""

    lent_at: datetime
    """The instant at which the goods were lent or borrowed."""

    due_at: Optional[datetime]
    """The instant by which the goods are to be returned."""

    note: Optional[str]
    """A free note."""

    from_: Optional[str]
    """The location from which the goods were lent, and to which they return."""

    parts: List[LoanPart]
    """The quantity of each lot. For an item that is not tracked by lots, one part without a lot."""

    returned: Decimal
    """The quantity that was returned."""

    lost: Decimal
    """The quantity that was reported as lost."""

    status: Literal["out", "partly", "returned", "lost"]
    """The loan's status."""

    returned_at: Optional[datetime]
    """The instant at which the last of the goods was returned or lost; null while some are out."""

    overdue_at: Optional[datetime]
    """The instant at which the core noticed that the loan is overdue; null before that. It notices this at once while a
    front end has subscriptions, else in an idle moment or on a late return.
    """

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class LoanConflictData(Record):
    """The record has another version than expected; data.current is the record in its present state."""

    kind: Literal["conflict"]
    """The machine name of the error."""

    current: Loan
    """The record in its present state, as far as the caller may see it."""


class LoanPage(Record):
    """One page of a list."""

    items: List[Loan]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class LoanPart(Record):
    """The part of a loan that belongs to one lot."""

    lot: Optional[str]
    """The lot."""

    quantity: Decimal
    """The quantity that was lent."""

    closed: Decimal
    """The quantity of it that was returned or lost."""


class LoanTermsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    restores its default where it has one.
    """

    due_at: Union[Optional[datetime], Unset] = UNSET
    """The instant by which the goods are to be returned."""

    note: Union[Optional[str], Unset] = UNSET
    """A free note."""


class Location(Record):
    """A place where a company keeps its stock."""

    id: str
    """The record's id."""

    company: str
    """The company to which the record belongs."""

    name: str
    """The location's name."""

    code: Optional[str]
    """The code on the location's label, unique in the company. Codes that differ only in the case of the letters A to Z
    are the same.
    """

    parent: Optional[str]
    """The location that this one is part of."""

    structural: bool
    """`true` if the location only holds other locations, and no stock."""

    kind: Literal["stock", "transit", "loan", "scrap"]
    """The use of the location. Only stock in locations of the kind stock is available."""

    barcode: Optional[str]
    """The barcode on the location."""

    address: Optional[Address]
    """The address of the location."""

    note: Optional[str]
    """A free note."""

    archived: bool
    """`true` if the location is no longer in use. It accepts no more stock."""

    joined: Optional[str]
    """The location with the same code into which this one was merged, if two devices created both; null otherwise.
    """

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class LocationAnswer(Record):
    """The host's answer to host.location.request."""

    latitude: Union[Optional[Number], Unset] = UNSET
    """The latitude in degrees north of the equator. Needed, unless authorization is denied or restricted."""

    longitude: Union[Optional[Number], Unset] = UNSET
    """The longitude in degrees east of Greenwich. Needed, unless authorization is denied or restricted."""

    accuracy: Union[Optional[Number], Unset] = UNSET
    """The accuracy of the position in metres."""

    at: Union[Optional[datetime], Unset] = UNSET
    """The time when the device was there; the present time if left out."""

    authorization: Union[Optional[Literal["notDetermined", "restricted", "denied", "authorizedWhenInUse", "authorizedAlways"]], Unset] = UNSET
    """The app's permission to know the device's location."""


class LocationAuthorization(Record):
    """The app's permission to know the device's location."""

    state: Literal["notDetermined", "restricted", "denied", "authorizedWhenInUse", "authorizedAlways"]
    """The decision of the user, or of the device's administrator."""

    changed_at: Optional[datetime]
    """The time when the host reported the decision; null before that."""


class LocationConflictData(Record):
    """The record has another version than expected; data.current is the record in its present state."""

    kind: Literal["conflict"]
    """The machine name of the error."""

    current: Location
    """The record in its present state, as far as the caller may see it."""


class LocationDeniedData(Record):
    """The app is not allowed to know the device's location; data.state is denied or restricted."""

    kind: Literal["locationDenied"]
    """The machine name of the error."""

    state: Literal["notDetermined", "restricted", "denied", "authorizedWhenInUse", "authorizedAlways"]
    """The decision of the user, or of the device's administrator: denied or restricted."""


class LocationDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    restores its default where it has one.
    """

    name: Union[str, Unset] = UNSET
    """The location's name."""

    code: Union[Optional[str], Unset] = UNSET
    """The code on the location's label, unique in the company. Codes that differ only in the case of the letters A to Z
    are the same.
    """

    parent: Union[Optional[str], Unset] = UNSET
    """The location that this one is part of."""

    structural: Union[Optional[bool], Unset] = UNSET
    """`true` if the location only holds other locations, and no stock."""

    kind: Union[Optional[Literal["stock", "transit", "loan", "scrap"]], Unset] = UNSET
    """The use of the location. Only stock in locations of the kind stock is available."""

    barcode: Union[Optional[str], Unset] = UNSET
    """The barcode on the location."""

    address: Union[Optional[AddressChanges], Unset] = UNSET
    """The address of the location."""

    note: Union[Optional[str], Unset] = UNSET
    """A free note."""

    archived: Union[Optional[bool], Unset] = UNSET
    """`true` if the location is no longer in use. It accepts no more stock."""


class LocationNode(Record):
    """A location as a part of a tree."""

    id: str
    """The location."""

    parent: Optional[str]
    """The location that it is part of."""

    depth: int
    """The number of levels below the root."""

    name: str
    """The location's name."""

    code: Optional[str]
    """The code on the location's label."""

    kind: Literal["stock", "transit", "loan", "scrap"]
    """The use of the location."""

    structural: bool
    """`true` if the location only holds other locations."""

    archived: bool
    """`true` if the location is no longer in use."""

    children: int
    """The number of locations that are direct parts of this one."""

    is_empty: bool
    """`true` if the location itself holds no stock. Its parts are not considered."""


class LocationPage(Record):
    """One page of a list."""

    items: List[Location]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class LocationTree(Record):
    """A tree of locations."""

    nodes: List[LocationNode]
    """The locations, each before its parts, sorted by name. At most 2,000."""

    is_whole: bool
    """`true` if the tree has no further locations."""


class LogEntry(Record):
    """A line of the log."""

    at: datetime
    """The time when the line was written, by the system's clock."""

    level: Literal["off", "error", "warning", "info", "debug"]
    """The severity of the line."""

    message: str
    """The text of the line, without control characters and line ends."""


class LogExportReport(Record):
    """The outcome of an export of the log."""

    lines: int
    """The number of lines of the log in the export."""

    bytes: int
    """The size of the export in bytes."""

    text: Optional[str]
    """The export as a text; null if it was written to a file."""


class LogLine(Record):
    """A line of the log."""

    at: datetime
    """The time when the line was written."""

    level: Literal["error", "warning", "info", "debug"]
    """The severity of the line."""

    category: str
    """The subject of the line: core for lines of the core itself, cloudKit for lines of sync."""

    conversation: Optional[str]
    """The conversation that wrote the line: its number (system.conversations), a dot, and a random mark of this run of
    the core. It is null for lines of the core itself.
    """

    message: str
    """The message in one line. Control characters are escaped as in JSON, and secrets are replaced."""

    fields: Optional[Any]
    """The fields, an object in which secrets are replaced; null if there are none."""


class LogLinePage(Record):
    """One page of a list."""

    items: List[LogLine]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class LogWritten(Record):
    """The host's answer to host.log.write."""


class Lot(Record):
    """A lot: a batch of an item, or one piece with a serial number."""

    id: str
    """The record's id."""

    company: str
    """The company to which the record belongs."""

    item: str
    """The lot's item. It cannot be changed."""

    batch: Optional[str]
    """The batch, unique among the item's batches. Either batch or serial must be given."""

    serial: Optional[str]
    """The serial number of one piece. An item never has the same serial number twice."""

    expiry: Optional[str]
    """The last day on which the lot is good."""

    manufactured_at: Optional[str]
    """The day on which the lot was made."""

    supplier_lot: Optional[str]
    """The supplier's own name of the lot."""

    status: Literal["ok", "attention", "damaged", "destroyed", "rejected", "lost", "quarantined", "returned"]
    """The lot's status. Lots that are ok or need attention are available. Only managers set destroyed or lost."""

    note: Optional[str]
    """A free note."""

    archived: bool
    """`true` if the lot is no longer in use. It accepts no more stock."""

    joined: Optional[str]
    """The lot with the same batch or serial number into which this one was merged, if two devices created both; null
    otherwise.
    """

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class LotConflictData(Record):
    """The record has another version than expected; data.current is the record in its present state."""

    kind: Literal["conflict"]
    """The machine name of the error."""

    current: Lot
    """The record in its present state, as far as the caller may see it."""


class LotDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    restores its default where it has one.
    """

    item: Union[str, Unset] = UNSET
    """The lot's item. It cannot be changed."""

    batch: Union[Optional[str], Unset] = UNSET
    """The batch, unique among the item's batches. Either batch or serial must be given."""

    serial: Union[Optional[str], Unset] = UNSET
    """The serial number of one piece. An item never has the same serial number twice."""

    expiry: Union[Optional[Day], Unset] = UNSET
    """The last day on which the lot is good."""

    manufactured_at: Union[Optional[Day], Unset] = UNSET
    """The day on which the lot was made."""

    supplier_lot: Union[Optional[str], Unset] = UNSET
    """The supplier's own name of the lot."""

    status: Union[Optional[Literal["ok", "attention", "damaged", "destroyed", "rejected", "lost", "quarantined", "returned"]], Unset] = UNSET
    """The lot's status. Lots that are ok or need attention are available. Only managers set destroyed or lost."""

    note: Union[Optional[str], Unset] = UNSET
    """A free note."""

    archived: Union[Optional[bool], Unset] = UNSET
    """`true` if the lot is no longer in use. It accepts no more stock."""


class LowStock(Record):
    """An item whose projected stock is too low."""

    item: str
    """The item."""

    sku: str
    """The item's stock keeping unit."""

    name: str
    """The item's name."""

    unit: str
    """The unit of the item's quantities."""

    on_hand: Decimal
    """The quantity on hand."""

    available: Decimal
    """The quantity that can be sold or used."""

    demand: Decimal
    """The quantity that open orders need, even if it is not in stock."""

    on_order: Decimal
    """The quantity that is ordered and has not arrived."""

    projected: Decimal
    """The projected stock: usable stock on hand, less all demand, plus the quantity on order."""

    min_stock: Optional[Decimal]
    """The item's minimum stock; null if the item has none, which counts as 0."""

    lacking: Decimal
    """The lacking quantity: minStock less the projected stock."""

    reorder_quantity: Optional[Decimal]
    """The least quantity to order; null if the item has none."""


class LowStockPage(Record):
    """One page of a list."""

    items: List[LowStock]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class ManagerBits(Record):
    """The manager rights, one of which is enough."""

    rule: Literal["anyone", "account", "member", "department", "manager", "owner", "founder"]
    """The kind of the required right: manager."""

    mask: int
    """The bits, one of which is enough."""

    department: Optional[str] = None
    """The department for which the right is required. Left out if one of several departments is enough."""


class MeasuredTemperature(Record):
    """A temperature in the host's unit."""

    value: Number
    """A number, rounded to five decimals; not below absolute zero."""

    unit: Literal["celsius", "fahrenheit", "kelvin"]
    """The unit of the value."""


class Message(Record):
    """A message of a conversation."""

    id: str
    """The record's id."""

    conversation: str
    """The conversation of the message."""

    role: Literal["user", "assistant", "system"]
    """The author of the message."""

    content: str
    """The text. For an answer that is not complete, the part that has arrived."""

    reply_to: Optional[str]
    """The message that this one answers; null if there is none."""

    status: Literal["complete", "streaming", "failed", "cancelled"]
    """complete. streaming: the answer is arriving. failed: it broke off, and error has the reason. cancelled: it was
    cancelled.
    """

    error: Optional[MessageError]
    """The reason for a failure; null for other messages."""

    model: Optional[str]
    """The name of the model at the backend; null for the backend's own choice."""

    at: datetime
    """The time when the message was written, or the answer was requested."""

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class MessageConflictData(Record):
    """The record has another version than expected; data.current is the record in its present state."""

    kind: Literal["conflict"]
    """The machine name of the error."""

    current: Message
    """The record in its present state, as far as the caller may see it."""


class MessageError(Record):
    """The reason why a message failed."""

    kind: str
    """The machine name of the error, such as hostUnavailable, unauthorized or backendFailed. interrupted: the core
    ended before the answer was complete.
    """

    message: str
    """A sentence for people."""

    retry_after: Optional[int]
    """The milliseconds to wait before the next request to the backend; null if it does not say."""


class MessagePage(Record):
    """One page of a list."""

    items: List[Message]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class MethodNotFoundData(Record):
    """There is no such method."""

    kind: Literal["methodNotFound"]
    """The machine name of the error."""

    suggestion: Optional[str] = None
    """The name that was probably meant; left out if no name is similar."""


class MissingAsset(Record):
    """A file of an asset that could not be read during the backup."""

    name: str
    """The SHA-256 of the asset's content, the name of an unfinished upload, or assets if the folder itself could not be
    read.
    """

    reason: str
    """The reason why the file could not be read, such as Input/output error."""


class MissingCredentialData(Record):
    """A sign-in needs both the identity token and the authorization code; data.members names the missing ones."""

    kind: Literal["missingCredential"]
    """The machine name of the error."""

    members: List[str]
    """The missing members: identityToken, authorizationCode."""


class ModifiedRecords(Record):
    """The results of a batch."""

    results: Union[Optional[Sequence[CloudResult]], Unset] = UNSET
    """One result for each record, saves first."""

    token: Union[Optional[str], Unset] = UNSET
    """The token of the zone after the batch, if all records are of one zone. Later requests name it, so that a
    container restored to an earlier state is recognized.
    """


class ModifiedZones(Record):
    """The results for zones."""

    results: Union[Optional[Sequence[ZoneResult]], Unset] = UNSET
    """One result for each zone, saves first."""


class Money(Record):
    """An amount of money: an integer of the currency's minor units (cents), never a fraction."""

    amount: int
    """In minor units: 1250 is 12.50 EUR."""

    currency: str
    """ISO 4217, three capitals."""


class MoneyChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    restores its default where it has one.
    """

    amount: Union[int, Unset] = UNSET
    """In minor units: 1250 is 12.50 EUR."""

    currency: Union[str, Unset] = UNSET
    """ISO 4217, three capitals."""


class MoneyInput(Record):
    """An amount of money: an integer of the currency's minor units (cents), never a fraction."""

    amount: int
    """In minor units: 1250 is 12.50 EUR."""

    currency: str
    """ISO 4217, three capitals."""


class MoneySum(Record):
    """A sum of money: an integer of the currency's minor units, exact; it may be beyond what some readers keep of an
    integer.
    """

    amount: int
    """In minor units: 1250 is 12.50 EUR."""

    currency: str
    """ISO 4217, three capitals."""


class NamedPerson(Record):
    """A present or former user of a company."""

    id: str
    """The user's id, as in actor and user elsewhere."""

    name: Optional[str]
    """The user's name; null without one."""

    username: Optional[str] = None
    """The username. Present for users who sign in and have no name, and for users who have left and used to sign in.
    """

    has_left: Optional[bool] = None
    """true if the user has left; otherwise left out."""


class NamedPersonPage(Record):
    """One page of a list."""

    items: List[NamedPerson]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class NewCredentials(Record):
    """The credentials of a user."""

    username: str
    """The user name, unique in the company. Case, width and Unicode normalization are ignored. It never changes."""

    password: str
    """The password, at least 8 characters. Only a scrypt key of it is stored. A repeat with the same idempotencyKey is
    not compared by its password.
    """


class NewLine(Record):
    """A new line, of an item or with a text alone."""

    quantity: Number
    """The quantity; more than 0."""

    item: Union[Optional[str], Unset] = UNSET
    """The item. Either item, sku or text must be given."""

    sku: Union[Optional[str], Unset] = UNSET
    """The item's SKU, in place of item."""

    text: Union[Optional[str], Unset] = UNSET
    """The line's text. Without it, the item's name."""

    unit: Union[Optional[str], Unset] = UNSET
    """The unit of the quantity: for an item, its own unit or one of its units. Without it, the unit in which the item
    is sold.
    """

    unit_price: Union[Optional[MoneyInput], Unset] = UNSET
    """The price of one unit, in the order's currency. Without it, the item's price."""

    discount: Union[Optional[Number], Unset] = UNSET
    """The discount in percent."""

    tax_rate: Union[Optional[Number], Unset] = UNSET
    """The tax rate in percent, with at most 3 decimals. Without it, 0."""

    note: Union[Optional[str], Unset] = UNSET
    """The note below the line on documents."""


class NewPurchaseLine(Record):
    """A new line of a purchase, of an item or with a text alone."""

    quantity: Number
    """The quantity; more than 0."""

    item: Union[Optional[str], Unset] = UNSET
    """The item. Either item, sku or text must be given."""

    sku: Union[Optional[str], Unset] = UNSET
    """The item's SKU, in place of item."""

    text: Union[Optional[str], Unset] = UNSET
    """The line's text. Without it, the item's name."""

    unit: Union[Optional[str], Unset] = UNSET
    """The unit of the quantity: for an item, its own unit or one of its units. Without it, the unit in which the item
    is bought.
    """

    unit_price: Union[Optional[MoneyInput], Unset] = UNSET
    """The price of one unit, in the purchase's currency. Without it, the item's cost, if it is known in this currency
    and the caller manages the inventory. For managers of orders or the inventory only.
    """

    discount: Union[Optional[Number], Unset] = UNSET
    """The discount in percent."""

    tax_rate: Union[Optional[Number], Unset] = UNSET
    """The tax rate in percent, with at most 3 decimals. Without it, 0."""

    note: Union[Optional[str], Unset] = UNSET
    """The note below the line on documents."""


class NoCompanyData(Record):
    """The request named no company, none is selected, and there is not exactly one."""

    kind: Literal["noCompany"]
    """The machine name of the error."""


class NotFoundData(Record):
    """There is no such record."""

    kind: Literal["notFound"]
    """The machine name of the error."""

    pointer: Optional[str] = None
    """A JSON Pointer to the parameter that names the missing record. Left out for the main record of the method."""


class NotKeptHereData(Record):
    """The account that owns the company stores the credentials, not this one."""

    kind: Literal["forbidden"]
    """The machine name of the error."""

    needs: StoreNeeded
    """The condition for the request."""


class NotOnThisPathData(Record):
    """The app's data is not stored here; data.path is the deployment path with the data."""

    kind: Literal["notOnThisPath"]
    """The machine name of the error."""

    path: Literal["appleNative", "backend"]
    """The place of the app's data now. policy.deployment.get returns the reason."""

    record: Optional[str] = None
    """The record that is stored despite the error: the failed answer, or the feedback. Left out if there is none.
    """

    owner: Optional[str] = None
    """The record that it belongs to, such as the conversation. Left out if there is none."""


class NotedPayment(Record):
    """A payment and the resulting payment state of its order."""

    id: str
    """The record's id."""

    company: str
    """The company to which the record belongs."""

    order: str
    """The order."""

    amount: Money
    """The amount; negative for a repayment."""

    method: Optional[str]
    """The method of payment: cash, card."""

    reference: Optional[str]
    """The payment's reference in another system."""

    paid_at: datetime
    """The instant of the payment."""

    reason: Optional[str]
    """The reason for the reversal."""

    reverses: Optional[str]
    """The payment that this one reverses."""

    actor: str
    """The user who recorded the payment."""

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    payment_state: Literal["unpaid", "partial", "paid", "overpaid"]
    """The payment state of the order."""

    paid: Money
    """The total amount paid for the order, less the amount paid back."""

    due: Money
    """The amount owed less the amount paid; negative if a refund is due. For a draft, the amount that will be owed if
    it is submitted unchanged.
    """

    order_version: int
    """The present version of the order, for use as expect."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class OpenURLAnswer(Record):
    """The host's answer to host.url.open."""

    opened: bool
    """`true` if something on the device opened the address."""


class OpenedLink(Record):
    """The target of a link."""

    flag: Optional[str]
    """The view to show: a flag of --links, or acceptShare. null for an unknown link."""

    url: Optional[str] = None
    """The link itself, for acceptShare and for patterns with an id, a kind or a query."""

    kind: Optional[str] = None
    """The kind of record that the id belongs to, as in the pattern."""

    id: Optional[str] = None
    """The decoded text in the place of {id} in the link."""

    query: Optional[List[LinkParameter]] = None
    """The parameters that the pattern names, in its order. Parameters that the link lacks are left out."""


class OpenedUpdate(Record):
    """The page of an update."""

    url: str
    """The address of the page."""

    opened: bool
    """`true` if something on the device opened the address."""


class Order(Record):
    """An order of a customer."""

    id: str
    """The record's id."""

    company: str
    """The company to which the record belongs."""

    contact: str
    """The customer, a contact."""

    currency: str
    """The currency of all amounts of the order (ISO 4217)."""

    source: Optional[Literal["web", "phone", "walkIn", "other"]]
    """The channel through which the order came."""

    agent: Optional[str]
    """The user who is responsible for the order."""

    reference: Optional[str]
    """The customer's own reference for the order."""

    billing_address: Optional[Address]
    """The address of the invoice. Without it, the contact's address."""

    shipping_address: Optional[Address]
    """The address to which the goods are shipped. Without it, the contact's address."""

    tax_included: bool
    """`true` if prices include the tax."""

    discount: Optional[OrderDiscount]
    """The discount on the whole order."""

    note: Optional[str]
    """The note on its documents."""

    internal_note: Optional[str]
    """An internal note, which is on no document."""

    requested_at: Optional[datetime]
    """The instant for which the customer wants the goods."""

    archived: bool
    """`true` if lists leave it out by default. Only a closed or cancelled record can be archived."""

    number: Optional[str]
    """The order's number on documents. It is assigned at the first submission and never used for another order."""

    former_numbers: List[str]
    """Earlier numbers of the order, by which it can still be found. If devices assigned one number to two orders while
    apart, the order submitted later gets the next number.
    """

    status: Literal["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"]
    """The order's status. orders.step changes it."""

    contact_name: str
    """The contact's name when the order was created."""

    submitted_at: Optional[datetime]
    """The instant of the last submission."""

    invoiced_at: Optional[datetime]
    """The instant at which the order was invoiced."""

    net: Money
    """The sum of the lines without tax. Cancelled quantities are not counted."""

    tax: Money
    """The tax on net."""

    gross: Money
    """The sum of net and tax."""

    credited: Money
    """The part of gross for goods that were returned or will not be shipped, with tax."""

    paid: Money
    """The amount paid, less the amount paid back."""

    payment_state: Literal["unpaid", "partial", "paid", "overpaid"]
    """The paid amount compared with the owed amount. Owed is gross less credited, or 0 for a cancelled order. Drafts
    and cancelled orders without payments are unpaid.
    """

    fulfilment_state: Literal["none", "partial", "full"]
    """The extent to which the items were shipped. full if nothing is left to ship, even if the rest was cancelled or
    credited. none for a cancelled order.
    """

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class OrderConflictData(Record):
    """The record has another version than expected; data.current is the record in its present state."""

    kind: Literal["conflict"]
    """The machine name of the error."""

    current: Order
    """The record in its present state, as far as the caller may see it."""


class OrderDiscount(Record):
    """The discount on an order: a percentage of each line, or an amount that is spread over the lines."""

    percent: Optional[Decimal]
    """The discount in percent. Either percent or money must be given."""

    money: Optional[Money]
    """The discount in the order's currency. It never exceeds the sum of the lines."""


class OrderDiscountChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    restores its default where it has one.
    """

    percent: Union[Optional[Number], Unset] = UNSET
    """The discount in percent. Either percent or money must be given."""

    money: Union[Optional[MoneyChanges], Unset] = UNSET
    """The discount in the order's currency. It never exceeds the sum of the lines."""


class OrderDiscountInput(Record):
    """The discount on an order: a percentage of each line, or an amount that is spread over the lines."""

    percent: Union[Optional[Number], Unset] = UNSET
    """The discount in percent. Either percent or money must be given."""

    money: Union[Optional[MoneyInput], Unset] = UNSET
    """The discount in the order's currency. It never exceeds the sum of the lines."""


class OrderDocument(Record):
    """The content of an order's document."""

    kind: Literal["invoice", "packingList", "quote"]
    """The kind of the document."""

    order: str
    """The order."""

    number: Optional[str]
    """The order's number; null before the first submission."""

    reference: Optional[str]
    """The customer's own reference for the order."""

    issued_at: Optional[datetime]
    """The date of the document. For an invoice, the instant at which the order was invoiced; for other documents, the
    instant of the request.
    """

    seller: DocumentParty
    """The seller."""

    buyer: DocumentParty
    """The buyer, with the address of the invoice."""

    shipping_address: Optional[Address]
    """The address to which the goods are shipped."""

    note: Optional[str]
    """The note on the document."""

    tax_included: bool
    """`true` if prices include the tax."""

    lines: List[DocumentLine]
    """The lines. Cancelled quantities are not counted."""

    sums: Optional[DocumentSums]
    """The sums of the lines; null on a packing list."""


class OrderDraftChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    restores its default where it has one.
    """

    contact: Union[str, Unset] = UNSET
    """The customer, a contact."""

    currency: Union[str, Unset] = UNSET
    """The currency of all amounts of the order (ISO 4217)."""

    source: Union[Optional[Literal["web", "phone", "walkIn", "other"]], Unset] = UNSET
    """The channel through which the order came."""

    agent: Union[Optional[str], Unset] = UNSET
    """The user who is responsible for the order."""

    reference: Union[Optional[str], Unset] = UNSET
    """The customer's own reference for the order."""

    billing_address: Union[Optional[AddressChanges], Unset] = UNSET
    """The address of the invoice. Without it, the contact's address."""

    shipping_address: Union[Optional[AddressChanges], Unset] = UNSET
    """The address to which the goods are shipped. Without it, the contact's address."""

    tax_included: Union[Optional[bool], Unset] = UNSET
    """`true` if prices include the tax."""

    discount: Union[Optional[OrderDiscountChanges], Unset] = UNSET
    """The discount on the whole order."""

    note: Union[Optional[str], Unset] = UNSET
    """The note on its documents."""

    internal_note: Union[Optional[str], Unset] = UNSET
    """An internal note, which is on no document."""

    requested_at: Union[Optional[datetime], Unset] = UNSET
    """The instant for which the customer wants the goods."""

    archived: Union[Optional[bool], Unset] = UNSET
    """`true` if lists leave it out by default. Only a closed or cancelled record can be archived."""


class OrderEntry(Record):
    """A shipped, returned, cancelled or credited quantity of an order line."""

    id: str
    """The record's id."""

    company: str
    """The company to which the record belongs."""

    order: str
    """The order."""

    line: str
    """The line."""

    type: Literal["shipped", "takenBack", "returned", "cancelled", "dropped"]
    """The kind of the entry."""

    quantity: Decimal
    """The quantity, in the line's unit."""

    parts: List[EntryPart]
    """The quantities moved in the inventory, by location and lot. For returned goods of a lot that are not restocked,
    the location from which they were shipped.
    """

    transaction: Optional[str]
    """The first of the ledger transactions of the entry; null if no stock was moved."""

    dispatch: Optional[str]
    """The dispatch with which the goods left."""

    condition: Optional[Literal["ok", "returned"]]
    """For a return: the condition of the goods."""

    reason: Optional[str]
    """The reason, in the company's words."""

    actor: str
    """The user who made the entry."""

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class OrderLine(Record):
    """A line of an order: a quantity of an item, or of something else, at a price."""

    id: str
    """The record's id."""

    company: str
    """The company to which the record belongs."""

    order: str
    """The order."""

    item: Optional[str]
    """The item; null for a line without an item."""

    sku: Optional[str]
    """The item's SKU when the line was created."""

    text: str
    """The line's text."""

    quantity: Decimal
    """The quantity; more than 0."""

    unit: Optional[str]
    """The unit of the quantity: for an item, its own unit or one of its units."""

    unit_price: Money
    """The price of one unit, in the order's currency."""

    discount: Optional[Decimal]
    """The discount in percent."""

    tax_rate: Optional[Decimal]
    """The tax rate in percent, with at most 3 decimals. Without it, 0."""

    note: Optional[str]
    """The note below the line on documents."""

    factor: Decimal
    """The number of the item's own units in one unit of the line, or in per units of it."""

    per: Optional[Decimal]
    """The number of the line's units that factor is for; null for 1."""

    fulfilled: Decimal
    """The quantity that was shipped, in the line's unit."""

    returned: Decimal
    """The part of the shipped quantity that was returned."""

    cancelled: Decimal
    """The quantity that will not be shipped and is not on an invoice."""

    dropped: Decimal
    """The quantity that is on the invoice, will not be shipped, and is credited."""

    demand: Decimal
    """The quantity of stock that the line needs, in the item's own unit."""

    queued_at: Optional[datetime]
    """The instant since which the line needs stock. Lines with an earlier instant are served first."""

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class OrderLineConflictData(Record):
    """The record has another version than expected; data.current is the record in its present state."""

    kind: Literal["conflict"]
    """The machine name of the error."""

    current: OrderLine
    """The record in its present state, as far as the caller may see it."""


class OrderPage(Record):
    """One page of a list."""

    items: List[Order]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class OrderStep(Record):
    """A step: the change of a record from one status to another."""

    id: str
    """The record's id."""

    company: str
    """The company to which the record belongs."""

    subject: str
    """The record that took the step."""

    from_: Literal["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"]
    """The status before the step."""

    to: Literal["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"]
    """The status after the step."""

    reason: Optional[str]
    """The reason, in the company's words."""

    actor: str
    """The user who took the step."""

    follows: Optional[List[str]]
    """The ids of the steps before it: the last one, or several if devices took steps while apart. null for a step of an
    older program.
    """

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class OrderView(Record):
    """An order with its lines, payments, dispatches, entries and steps."""

    id: str
    """The record's id."""

    company: str
    """The company to which the record belongs."""

    contact: str
    """The customer, a contact."""

    currency: str
    """The currency of all amounts of the order (ISO 4217)."""

    source: Optional[Literal["web", "phone", "walkIn", "other"]]
    """The channel through which the order came."""

    agent: Optional[str]
    """The user who is responsible for the order."""

    reference: Optional[str]
    """The customer's own reference for the order."""

    billing_address: Optional[Address]
    """The address of the invoice. Without it, the contact's address."""

    shipping_address: Optional[Address]
    """The address to which the goods are shipped. Without it, the contact's address."""

    tax_included: bool
    """`true` if prices include the tax."""

    discount: Optional[OrderDiscount]
    """The discount on the whole order."""

    note: Optional[str]
    """The note on its documents."""

    internal_note: Optional[str]
    """An internal note, which is on no document."""

    requested_at: Optional[datetime]
    """The instant for which the customer wants the goods."""

    archived: bool
    """`true` if lists leave it out by default. Only a closed or cancelled record can be archived."""

    number: Optional[str]
    """The order's number on documents. It is assigned at the first submission and never used for another order."""

    former_numbers: List[str]
    """Earlier numbers of the order, by which it can still be found. If devices assigned one number to two orders while
    apart, the order submitted later gets the next number.
    """

    status: Literal["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"]
    """The order's status. orders.step changes it."""

    contact_name: str
    """The contact's name when the order was created."""

    submitted_at: Optional[datetime]
    """The instant of the last submission."""

    invoiced_at: Optional[datetime]
    """The instant at which the order was invoiced."""

    net: Money
    """The sum of the lines without tax. Cancelled quantities are not counted."""

    tax: Money
    """The tax on net."""

    gross: Money
    """The sum of net and tax."""

    credited: Money
    """The part of gross for goods that were returned or will not be shipped, with tax."""

    paid: Money
    """The amount paid, less the amount paid back."""

    payment_state: Literal["unpaid", "partial", "paid", "overpaid"]
    """The paid amount compared with the owed amount. Owed is gross less credited, or 0 for a cancelled order. Drafts
    and cancelled orders without payments are unpaid.
    """

    fulfilment_state: Literal["none", "partial", "full"]
    """The extent to which the items were shipped. full if nothing is left to ship, even if the rest was cancelled or
    credited. none for a cancelled order.
    """

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    due: Money
    """The amount owed less the amount paid; negative if a refund is due. For a draft, the amount that will be owed if
    it is submitted unchanged.
    """

    taxes: List[TaxSum]
    """The sums of the lines for each tax rate."""

    credits: CreditSum
    """The composition of credited: net, tax and gross, in all and for each tax rate."""

    lines: List[ShownLine]
    """The lines, in the order in which they were added."""

    payments: List[Payment]
    """The payments and repayments, the oldest first."""

    dispatches: List[Dispatch]
    """The dispatches, the oldest first."""

    entries: List[OrderEntry]
    """The entries for shipped, returned, cancelled and credited quantities, the oldest first."""

    steps: List[OrderStep]
    """The steps, the oldest first."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class OutOfMemoryData(Record):
    """There is not enough memory for the request, and no part of it was stored. Send it again."""

    kind: Literal["outOfMemory"]
    """The machine name of the error."""


class Outcome(Record):
    """The outcome of a signed document."""

    position: int
    """The position of the document in the request, from 0. The documents inside a notification have its position.
    """

    kind: Optional[Literal["transaction", "renewal", "notification", "app"]]
    """The kind of the document; null if it could not be read."""

    outcome: Literal["added", "replaced", "known", "refused"]
    """added: the document is new. replaced: it is newer than the stored one. known: it is the same as the stored one,
    or older. refused: it was not stored.
    """

    id: Optional[str]
    """The id of the document's transaction, purchase or notification; null if it has none."""

    original_transaction_id: Optional[str]
    """The purchase that the document is about; null if it is about none."""

    product_id: Optional[str]
    """The product that the document is about; null if it is about none."""

    notification_type: Optional[str]
    """The event that a notification reports."""

    subtype: Optional[str]
    """The subtype of that event."""

    environment: Optional[str]
    """The App Store environment of the document; null if the document does not name it."""

    signed_date: Optional[datetime]
    """The time when the document was signed."""

    reason: Optional[str]
    """The machine name of the reason for the refusal; null if the document was not refused."""

    message: Optional[str]
    """The reason for the refusal, as a sentence; null if the document was not refused."""


class OverdueLoan(Record):
    """A loan that is overdue."""

    id: str
    """The record's id."""

    company: str
    """The company to which the record belongs."""

    item: str
    """The item that was lent or borrowed."""

    quantity: Decimal
    """The quantity, in the item's own unit."""

    direction: Literal["out", "in"]
    """The direction. out: lent to others. in: borrowed from others; these goods do not count as stock."""

    contact: Optional[str]
    """The contact who borrowed the goods or owns them; null for a loan with a user."""

    user: Optional[str]
    """The user of the company who borrowed the goods or owns them; null for a loan with a contact."""

    lent_at: datetime
    """The instant at which the goods were lent or borrowed."""

    due_at: Optional[datetime]
    """The instant by which the goods are to be returned."""

    note: Optional[str]
    """A free note."""

    from_: Optional[str]
    """The location from which the goods were lent, and to which they return."""

    parts: List[LoanPart]
    """The quantity of each lot. For an item that is not tracked by lots, one part without a lot."""

    returned: Decimal
    """The quantity that was returned."""

    lost: Decimal
    """The quantity that was reported as lost."""

    status: Literal["out", "partly", "returned", "lost"]
    """The loan's status."""

    returned_at: Optional[datetime]
    """The instant at which the last of the goods was returned or lost; null while some are out."""

    overdue_at: Optional[datetime]
    """The instant at which the core noticed that the loan is overdue; null before that. It notices this at once while a
    front end has subscriptions, else in an idle moment or on a late return.
    """

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    sku: str
    """The item's stock keeping unit."""

    name: str
    """The item's name."""

    unit: str
    """The unit of the item's quantities."""

    contact_name: Optional[str]
    """The contact's name; null for a loan with a user, and for a caller who may not see contacts."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class OverdueLoanPage(Record):
    """One page of a list."""

    items: List[OverdueLoan]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class OwnRightsData(Record):
    """No user may raise their own rights."""

    kind: Literal["forbidden"]
    """The machine name of the error."""

    needs: AnotherOwner
    """The condition for the request."""


class OwnerNeededData(Record):
    """The request would leave the company without the owner that it needs. Sent by access.grant, access.revoke,
    access.credentials.create and access.transfer.
    """

    kind: Literal["ownerNeeded"]
    """The machine name of the error."""

    reason: Literal["lastOwner", "firstCredentials", "heir"]
    """lastOwner: the last owner who can act must stay an owner. firstCredentials: a company's first credentials must be
    the founder's, as no other user could create those afterwards. heir: a company passes only to an owner who has
    credentials.
    """


class Page(Record):
    """One page of a list."""

    items: List[Any]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class ParseErrorData(Record):
    """The line is not valid JSON, or longer than allowed."""

    kind: Literal["parseError"]
    """The machine name of the error."""

    reason: Optional[str] = None
    """The fault in the text; left out if the message is too long."""

    offset: Optional[int] = None
    """The position of the fault in bytes, from 0; left out if the text is no message at all."""

    limit: Optional[int] = None
    """The largest number of bytes; left out unless the message is too long."""


class Participant(Record):
    """A participant of a company, also one who was invited or removed."""

    id: str
    """The id of the participation. For the owner it is the company's id."""

    role: Literal["owner", "participant"]
    """owner: the account that shares the company. participant: an account that it is shared with."""

    invited_as: Optional[str]
    """The address, number or label of the invitation; null for a participant who used the share's own link."""

    url: Optional[str]
    """The invitation's own link, which admits the first person to open it; null once it is accepted."""

    account: Optional[str]
    """The user reference in the cloud; null until the invitation is accepted."""

    user: Optional[str]
    """The user in the access record, as in access.list. Before the invitation is accepted, no real user has this id.
    null without an access record.
    """

    name: Optional[str]
    """The participant's name."""

    permission: Literal["readWrite", "readOnly"]
    """readWrite: all that the access record allows. readOnly: only reading, whatever the access record allows."""

    acceptance: Literal["pending", "accepted", "removed"]
    """pending: not accepted yet. accepted: the participant has joined. removed: the owner has removed the participant.
    """

    waiting: bool
    """true if the participant has accepted and has no rights yet. access.grant gives them."""

    invited_at: datetime
    """The time of the invitation, or of joining without one."""

    accepted_at: Optional[datetime]
    """The time when the invitation was accepted; null until then."""

    access: Optional[str]
    """The participant's access record; null if there is none any more."""


class ParticipantPage(Record):
    """One page of a list."""

    items: List[Participant]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class Payment(Record):
    """A payment for an order, or a repayment."""

    id: str
    """The record's id."""

    company: str
    """The company to which the record belongs."""

    order: str
    """The order."""

    amount: Money
    """The amount; negative for a repayment."""

    method: Optional[str]
    """The method of payment: cash, card."""

    reference: Optional[str]
    """The payment's reference in another system."""

    paid_at: datetime
    """The instant of the payment."""

    reason: Optional[str]
    """The reason for the reversal."""

    reverses: Optional[str]
    """The payment that this one reverses."""

    actor: str
    """The user who recorded the payment."""

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class PaymentReversedData(Record):
    """The transaction was already reversed; data.reversedBy names the reversing transaction."""

    kind: Literal["alreadyReversed"]
    """The machine name of the error."""

    reversed_by: str
    """The payment that reversed it."""


class PendingChangesData(Record):
    """Changes that were made here and not sent yet would be lost; data.counts is their number by company."""

    kind: Literal["pendingChanges"]
    """The machine name of the error."""

    counts: List[PendingCount]
    """The companies with unsent records, at least one."""


class PendingCount(Record):
    """The number of records, by company, that were changed here and not sent yet."""

    company: Optional[str]
    """The company; null for the account's own records."""

    name: Optional[str]
    """The company's name."""

    records: int
    """The number of records."""


class PendingLink(Record):
    """An opened link that waits for the app."""

    flag: str
    """The view to show: a flag of --links, or acceptShare for a share link."""

    at: datetime
    """The time when the link was opened."""

    url: Optional[str] = None
    """The link itself, for acceptShare and for patterns with an id, a kind or a query."""

    kind: Optional[str] = None
    """The kind of record that the id belongs to, as in the pattern."""

    id: Optional[str] = None
    """The decoded text in the place of {id} in the link."""

    query: Optional[List[LinkParameter]] = None
    """The parameters that the pattern names, in its order. Parameters that the link lacks are left out."""


class PersonalData(Record):
    """The refusal of a call for the company of the account's own inventory. No right would allow it."""

    kind: Literal["forbidden"]
    """The machine name of the error."""

    reason: Literal["personal"]
    """The reason. personal: nobody signs in to the account's own inventory, and it is never shared."""


class PickedLine(Record):
    """A quantity to be picked for a dispatch."""

    dispatch: str
    """The dispatch."""

    number: str
    """The dispatch's number."""

    order_line: str
    """The line of the order."""

    item: Optional[str]
    """The item."""

    sku: Optional[str]
    """The item's SKU."""

    text: str
    """The line's text."""

    quantity: Decimal
    """The quantity, in the item's own unit."""

    unit: str
    """The item's own unit."""

    lot: Optional[str]
    """The lot; null for an item that is not tracked by lots."""

    batch: Optional[str]
    """The lot's batch."""

    serial: Optional[str]
    """The lot's serial number."""

    expiry: Optional[str]
    """The last day on which the lot is good."""


class PickedPlace(Record):
    """The goods to be picked from a location."""

    location: str
    """The location."""

    code: Optional[str]
    """The code on the location's label."""

    path: List[str]
    """The names of the location and of the locations that it is part of, the outermost first."""

    lines: List[PickedLine]
    """The lines to be picked there, sorted by SKU."""


class PickedPlacePage(Record):
    """One page of a list."""

    items: List[PickedPlace]
    """All elements, in the list's order."""

    next: Optional[str]
    """Always null, as the list has only one page."""


class PlaceList(Record):
    """Places that widgets can show."""

    places: List[WidgetPlace]
    """The places."""


class PlaceResolveAnswer(Record):
    """The host's answer to host.places.resolve."""

    name: str
    """The name of the place."""

    latitude: Number
    """In degrees, north of the equator; rounded to six decimals."""

    longitude: Number
    """In degrees, east of Greenwich; rounded to six decimals."""

    region: Union[Optional[str], Unset] = UNSET
    """The state or province."""

    country: Union[Optional[str], Unset] = UNSET
    """The country's code (ISO 3166-1 alpha-2)."""

    time_zone: Union[Optional[str], Unset] = UNSET
    """The name of the time zone in the IANA database."""


class PlaceSearchAnswer(Record):
    """The host's answer to host.places.search."""

    places: Union[Optional[Sequence[PlaceSearchAnswerPlace]], Unset] = UNSET
    """The places with their coordinates, the best matches first; an empty list if there are none."""

    suggestions: Union[Optional[Sequence[PlaceSuggestionInput]], Unset] = UNSET
    """The suggestions, which have no coordinates yet, the best matches first. Each has a token for host.places.resolve.
    """


class PlaceSearchAnswerPlace(Record):
    """A place of the host's answer to host.places.search."""

    name: str
    """The name of the place."""

    latitude: Number
    """In degrees, north of the equator; rounded to six decimals."""

    longitude: Number
    """In degrees, east of Greenwich; rounded to six decimals."""

    region: Union[Optional[str], Unset] = UNSET
    """The state or province."""

    country: Union[Optional[str], Unset] = UNSET
    """The country's code (ISO 3166-1 alpha-2)."""

    time_zone: Union[Optional[str], Unset] = UNSET
    """The name of the time zone in the IANA database."""


class PlaceSuggestion(Record):
    """A place that the host suggests. places.resolve returns its coordinates."""

    token: str
    """The token to pass to places.resolve. Only the host can read it."""

    title: str
    """The text to show."""

    subtitle: Optional[str]
    """The text to show below the title, such as the region; null if there is none."""


class PlaceSuggestionInput(Record):
    """A place that the host suggests. places.resolve returns its coordinates."""

    token: str
    """The token to pass to places.resolve. Only the host can read it."""

    title: str
    """The text to show."""

    subtitle: Union[Optional[str], Unset] = UNSET
    """The text to show below the title, such as the region; null if there is none."""


class PlacesUnavailableData(Record):
    """The host does not offer places, and there is no table of time zones; the message has instructions."""

    kind: Literal["placesUnavailable"]
    """The machine name of the error."""


class PolicyVerdict(Record):
    """The need of an update for a version of the app."""

    update: Literal["none", "recommended", "required"]
    """required: the version is below the minimum version. recommended: it is only below the recommended version. none:
    it is below neither, or the update is put off.
    """

    hidden_until: Optional[datetime]
    """The time from which an update that policy.update.later has put off is recommended again; null if none was put
    off.
    """

    minimum_version: Optional[str]
    """The minimum version. Lower versions must be updated."""

    recommended_version: Optional[str]
    """The recommended version. Lower versions should be updated."""

    message: Optional[str]
    """The message for users who should or must update."""

    url: Optional[str]
    """The address of the page with the update."""

    problems: List[DocumentProblem]
    """The malformed parts of the document. Malformed members of the policy are ignored."""

    source: Literal["fresh", "stale", "default"]
    """fresh: the data is recent enough. stale: the data is older. default: there is no data, and a safe value is
    assumed.
    """

    age: Optional[int]
    """The age of the data in milliseconds; null for default."""

    origin: Literal["host", "records", "file", "builtIn"]
    """host: fetched by the host. records: made of records of the public database. file: from the file that an option
    names. builtIn: there is no document.
    """


class Pong(Record):
    """A result without members."""


class PostedStock(Record):
    """The entries that were posted to the ledger, and the resulting stock levels."""

    transaction: Optional[str]
    """The transaction; null if nothing was posted, or if each movement has a transaction of its own. The entries name
    their transactions.
    """

    entries: List[StockEntry]
    """The entries, in the order in which they were posted."""

    levels: List[StockLevel]
    """The resulting levels of the moved items, in the locations of the movement."""

    expired: List[str]
    """The lots that the request named and that have expired. Lots are never picked after their expiry."""


class Pour(Record):
    """A pour of water during a brew."""

    at: Decimal
    """The seconds since the beginning of the brew."""

    water: Decimal
    """The water of this pour, in grams; more than 0."""

    note: Optional[str]
    """Any further text."""


class PourInput(Record):
    """A pour of water during a brew."""

    at: Number
    """The seconds since the beginning of the brew."""

    water: Number
    """The water of this pour, in grams; more than 0."""

    note: Union[Optional[str], Unset] = UNSET
    """Any further text."""


class PresentAnswer(Record):
    """The outcome of a sheet that showed a link."""

    sent: Union[Optional[bool], Unset] = UNSET
    """true if the user sent the link; null if the system does not report it."""


class PresentedLink(Record):
    """A link that the host has shown."""

    url: str
    """The link."""

    sent: Optional[bool]
    """true if the user sent the link; null if the host does not report it."""


class Preset(Record):
    """A named set of rights."""

    name: Literal["sales", "warehouse", "management", "viewer"]
    """The name, for access.grant."""

    doc: str
    """The work for which the preset is meant."""

    dept_mask: int
    """The departments in which the user does the daily work, as a mask."""

    manager_mask: int
    """The departments that the user manages, as a mask."""


class PresetPage(Record):
    """One page of a list."""

    items: List[Preset]
    """All elements, in the list's order."""

    next: Optional[str]
    """Always null, as the list has only one page."""


class PreviewedShare(Record):
    """The zone that a link leads to."""

    zone: CloudZoneAnswer
    """The zone, as the requesting account names it."""

    title: str
    """The name of what is shared."""

    permission: Literal["readWrite", "readOnly"]
    """The permission of a participant who accepts the link."""

    state: Literal["open", "mine", "accepted", "full"]
    """open: the link can be accepted. mine: it leads to the account's own zone. accepted: it was already accepted.
    full: no more participants are admitted.
    """

    owner_name: Union[Optional[str], Unset] = UNSET
    """The name of the owner."""


class Problem(Record):
    """One thing that is wrong with a value, and where."""

    pointer: str
    """Where: a JSON Pointer (RFC 6901); empty for the value as a whole."""

    kind: Literal["missing", "unknown", "type", "value"]
    """What sort of thing is wrong."""

    message: str
    """A sentence that names the member and what was expected."""


class Products(Record):
    """The catalogue, and the store's prices of its products."""

    bundle_id: str
    """The id of the app that sells the products."""

    features: List[CatalogueFeature]
    """The features that tiers can include."""

    tiers: List[CatalogueTier]
    """The tiers, in any order."""

    products: List[CatalogueProduct]
    """The products, in the order in which they are offered."""

    source: Literal["default", "file"]
    """default: the catalogue of the program. file: the catalogue that --catalogue names."""

    environments: List[str]
    """The App Store environments whose documents count."""

    store: StoreListing
    """The products that the store sells on this device with their prices, as the host reported them."""

    unknown: List[str]
    """The bought products that the catalogue does not have, sorted by the bytes of their ids."""


class Progressed(Record):
    """The outcome of a progress report."""

    waiting: bool
    """`true` if a request still waits for the host's answer."""


class PromotionAction(Record):
    """The action of a tap on a promotion."""

    kind: Literal["product", "address", "link"]
    """product: show the product. address: open a web address. link: open a link into the app."""

    target: str
    """The product's id, the address, or the link."""


class PromotionImage(Record):
    """The image of a promotion."""

    url: Optional[str]
    """The address of the image; null for an asset."""

    sha256: Optional[str]
    """The SHA-256 digest of an asset's bytes, as hexadecimal digits."""

    bytes: Optional[int]
    """The size of an asset in bytes."""

    path: Optional[str]
    """The path where the host has saved an asset; null if it has not."""


class Promotions(Record):
    """A list of promotions that apply."""

    promotions: List[ShownPromotion]
    """The promotions, in that order: higher priorities, then earlier starts, then ids."""

    valid_until: Optional[datetime]
    """The next time when the list may change by itself: a promotion begins or ends, or a purchase or a dismissal ends.
    It is null if there is none.
    """

    problems: List[DocumentProblem]
    """The malformed parts of the document. Malformed promotions are left out."""

    store: StoreAge
    """The age of the prices."""

    source: Literal["fresh", "stale", "default"]
    """fresh: the data is recent enough. stale: the data is older. default: there is no data, and a safe value is
    assumed.
    """

    age: Optional[int]
    """The age of the data in milliseconds; null for default."""

    origin: Literal["host", "records", "file", "builtIn"]
    """host: fetched by the host. records: made of records of the public database. file: from the file that an option
    names. builtIn: there is no document.
    """


class Provided(Record):
    """The capabilities of the host, as the core understands them."""

    used: List[str]
    """The capabilities that the core knows."""

    unknown: List[str]
    """The capabilities that the core does not know, and will never request."""

    suggestions: List[SuggestedCapability]
    """The known names that are similar to unknown capabilities."""


class PublicRecord(Record):
    """A record of the public database."""

    record_name: str
    """The record's name: no other record of its type has it."""

    fields: Mapping[str, Optional[CloudValueInput]]
    """The record's fields by name."""

    record_change_tag: Union[Optional[str], Unset] = UNSET
    """The container's name for this state of the record."""

    creation_date: Union[Optional[datetime], Unset] = UNSET
    """The time when the record was first saved, by the container's clock."""

    modification_date: Union[Optional[datetime], Unset] = UNSET
    """The time when the record was last saved, by the container's clock."""


class Purchase(Record):
    """A purchase: an order that the company sends to a supplier."""

    id: str
    """The record's id."""

    company: str
    """The company to which the record belongs."""

    contact: str
    """The supplier."""

    currency: str
    """The currency of all amounts of the purchase (ISO 4217)."""

    reference: Optional[str]
    """The supplier's own reference for the purchase."""

    delivery_address: Optional[Address]
    """The address to which the goods are delivered."""

    tax_included: bool
    """`true` if prices include the tax."""

    discount: Optional[Decimal]
    """The discount on the whole purchase, in percent."""

    note: Optional[str]
    """The note on its documents."""

    internal_note: Optional[str]
    """An internal note, which is on no document."""

    expected_at: Optional[datetime]
    """The instant at which the goods are expected."""

    archived: bool
    """`true` if lists leave it out by default. Only a closed or cancelled record can be archived."""

    number: Optional[str]
    """The purchase's number on documents. It is assigned when the purchase is first ordered and never used for another
    purchase.
    """

    status: Literal["draft", "ordered", "partlyReceived", "received", "closed", "cancelled"]
    """The purchase's status. purchases.step and purchases.receive change it."""

    contact_name: str
    """The supplier's name when the purchase was created."""

    ordered_at: Optional[datetime]
    """The instant at which the purchase was last ordered."""

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    net: Optional[Money] = None
    """The sum of the lines without tax, for managers of orders or the inventory only."""

    tax: Optional[Money] = None
    """The tax on net, for managers of orders or the inventory only."""

    gross: Optional[Money] = None
    """The sum of net and tax, for managers of orders or the inventory only."""

    unpriced: Optional[int] = None
    """The number of lines without a price, which are in no sum. For managers of orders or the inventory only."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class PurchaseConflictData(Record):
    """The record has another version than expected; data.current is the record in its present state."""

    kind: Literal["conflict"]
    """The machine name of the error."""

    current: Purchase
    """The record in its present state, as far as the caller may see it."""


class PurchaseDraftChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    restores its default where it has one.
    """

    contact: Union[str, Unset] = UNSET
    """The supplier."""

    currency: Union[str, Unset] = UNSET
    """The currency of all amounts of the purchase (ISO 4217)."""

    reference: Union[Optional[str], Unset] = UNSET
    """The supplier's own reference for the purchase."""

    delivery_address: Union[Optional[AddressChanges], Unset] = UNSET
    """The address to which the goods are delivered."""

    tax_included: Union[Optional[bool], Unset] = UNSET
    """`true` if prices include the tax."""

    discount: Union[Optional[Number], Unset] = UNSET
    """The discount on the whole purchase, in percent."""

    note: Union[Optional[str], Unset] = UNSET
    """The note on its documents."""

    internal_note: Union[Optional[str], Unset] = UNSET
    """An internal note, which is on no document."""

    expected_at: Union[Optional[datetime], Unset] = UNSET
    """The instant at which the goods are expected."""

    archived: Union[Optional[bool], Unset] = UNSET
    """`true` if lists leave it out by default. Only a closed or cancelled record can be archived."""


class PurchaseIntent(Record):
    """A purchase that the user began outside the app, in the store or by a link."""

    id: str
    """The id of the intent."""

    product_id: str
    """The product to buy."""

    offer_id: Optional[str]
    """The offer of the product to buy; null if there is none."""

    received_at: datetime
    """The time when the intent was added."""


class PurchaseLine(Record):
    """A line of a purchase: a quantity of an item, or of something else."""

    id: str
    """The record's id."""

    company: str
    """The company to which the record belongs."""

    purchase: str
    """The purchase."""

    item: Optional[str]
    """The item; null for a line without an item."""

    sku: Optional[str]
    """The item's SKU when the line was created."""

    text: str
    """The line's text."""

    quantity: Decimal
    """The quantity; more than 0."""

    unit: Optional[str]
    """The unit of the quantity: for an item, its own unit or one of its units."""

    discount: Optional[Decimal]
    """The discount in percent."""

    tax_rate: Optional[Decimal]
    """The tax rate in percent, with at most 3 decimals. Without it, 0."""

    note: Optional[str]
    """The note below the line on documents."""

    factor: Decimal
    """The number of the item's own units in one unit of the line, or in per units of it."""

    per: Optional[Decimal]
    """The number of the line's units that factor is for; null for 1."""

    received: Decimal
    """The quantity that was received, in the line's unit."""

    planned: Decimal
    """The quantity that a draft is to order, in the item's own unit."""

    incoming: Decimal
    """The quantity on order, in the item's own unit."""

    incoming_at: Optional[datetime]
    """The instant at which this quantity is expected."""

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unit_price: Optional[Money] = None
    """The price of one unit, in the purchase's currency. For managers of orders or the inventory only."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class PurchaseLineConflictData(Record):
    """The record has another version than expected; data.current is the record in its present state."""

    kind: Literal["conflict"]
    """The machine name of the error."""

    current: PurchaseLine
    """The record in its present state, as far as the caller may see it."""


class PurchasePage(Record):
    """One page of a list."""

    items: List[Purchase]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class PurchaseReceipt(Record):
    """A receipt: a quantity of a purchase line that arrived."""

    id: str
    """The record's id."""

    company: str
    """The company to which the record belongs."""

    purchase: str
    """The purchase."""

    line: str
    """The line."""

    quantity: Decimal
    """The quantity, in the line's unit; negative for a reversal."""

    parts: List[EntryPart]
    """The quantities moved into the inventory, by location and lot; negative for a reversal."""

    transaction: str
    """The ledger transaction. For an imported receipt, which moved no stock, the receipt's own id."""

    actor: str
    """The user who received or reversed it."""

    reverses: Optional[str]
    """The receipt that this one reverses."""

    reason: Optional[str]
    """The reason for the reversal."""

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class PurchaseStep(Record):
    """A step: the change of a record from one status to another."""

    id: str
    """The record's id."""

    company: str
    """The company to which the record belongs."""

    subject: str
    """The record that took the step."""

    from_: Literal["draft", "ordered", "partlyReceived", "received", "closed", "cancelled"]
    """The status before the step."""

    to: Literal["draft", "ordered", "partlyReceived", "received", "closed", "cancelled"]
    """The status after the step."""

    reason: Optional[str]
    """The reason, in the company's words."""

    actor: str
    """The user who took the step."""

    follows: Optional[List[str]]
    """The ids of the steps before it: the last one, or several if devices took steps while apart. null for a step of an
    older program.
    """

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class PurchaseTermsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    restores its default where it has one.
    """

    text: Union[str, Unset] = UNSET
    """The line's text."""

    quantity: Union[Number, Unset] = UNSET
    """The quantity; more than 0."""

    unit: Union[Optional[str], Unset] = UNSET
    """The unit of the quantity: for an item, its own unit or one of its units."""

    unit_price: Union[Optional[MoneyChanges], Unset] = UNSET
    """The price of one unit, in the purchase's currency. For managers of orders or the inventory only."""

    discount: Union[Optional[Number], Unset] = UNSET
    """The discount in percent."""

    tax_rate: Union[Optional[Number], Unset] = UNSET
    """The tax rate in percent, with at most 3 decimals. Without it, 0."""

    note: Union[Optional[str], Unset] = UNSET
    """The note below the line on documents."""


class PurchaseView(Record):
    """A purchase with its lines, receipts and steps."""

    id: str
    """The record's id."""

    company: str
    """The company to which the record belongs."""

    contact: str
    """The supplier."""

    currency: str
    """The currency of all amounts of the purchase (ISO 4217)."""

    reference: Optional[str]
    """The supplier's own reference for the purchase."""

    delivery_address: Optional[Address]
    """The address to which the goods are delivered."""

    tax_included: bool
    """`true` if prices include the tax."""

    discount: Optional[Decimal]
    """The discount on the whole purchase, in percent."""

    note: Optional[str]
    """The note on its documents."""

    internal_note: Optional[str]
    """An internal note, which is on no document."""

    expected_at: Optional[datetime]
    """The instant at which the goods are expected."""

    archived: bool
    """`true` if lists leave it out by default. Only a closed or cancelled record can be archived."""

    number: Optional[str]
    """The purchase's number on documents. It is assigned when the purchase is first ordered and never used for another
    purchase.
    """

    status: Literal["draft", "ordered", "partlyReceived", "received", "closed", "cancelled"]
    """The purchase's status. purchases.step and purchases.receive change it."""

    contact_name: str
    """The supplier's name when the purchase was created."""

    ordered_at: Optional[datetime]
    """The instant at which the purchase was last ordered."""

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    lines: List[ShownPurchaseLine]
    """The lines, in the order in which they were added."""

    receipts: List[PurchaseReceipt]
    """The receipts, the oldest first."""

    steps: List[PurchaseStep]
    """The steps, the oldest first."""

    net: Optional[Money] = None
    """The sum of the lines without tax, for managers of orders or the inventory only."""

    tax: Optional[Money] = None
    """The tax on net, for managers of orders or the inventory only."""

    gross: Optional[Money] = None
    """The sum of net and tax, for managers of orders or the inventory only."""

    unpriced: Optional[int] = None
    """The number of lines without a price, which are in no sum. For managers of orders or the inventory only."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """

    taxes: Optional[List[TaxSum]] = None
    """The sums of the priced lines for each tax rate, for managers of orders or the inventory only."""


class Purchased(Record):
    """The outcome of a purchase."""

    purchase_id: str
    """The id of the purchase, as host.store.purchase got it."""

    product_id: str
    """The product."""

    offer_id: Optional[str]
    """The offer that the user took; null if there was none."""

    state: Literal["purchased", "ended", "pending", "cancelled", "refused"]
    """purchased: the document counts, and the account has the product. ended: the document counts, but the transaction
    has expired, is unpaid, or was revoked or replaced. pending: another person must agree first, and the document
    arrives later by entitlements.ingest. cancelled: the user cancelled the purchase. refused: the document does not
    count, or is of another product. outcomes gives the reason.
    """

    outcomes: List[Outcome]
    """The outcomes, one for each document. Those of a notification's inner documents follow its own."""

    tiers: List[HeldTier]
    """The account's present tier of each group, in the catalogue's order."""

    features: List[str]
    """The features of these tiers, sorted by the bytes of their names."""

    valid_until: Optional[datetime]
    """The first time when a purchase that entitles ends; null if none does."""

    at: datetime
    """The time to which the tiers and features apply."""


class QueriedRecords(Record):
    """A page of records of the public database."""

    records: Union[Optional[Sequence[PublicRecord]], Unset] = UNSET
    """The records of the page, in the container's order. Required, also if there are none."""

    cursor: Union[Optional[str], Unset] = UNSET
    """The cursor for the next page; null at the end."""


class Query(Record):
    """A call of a method that only reads."""

    method: str
    """The name of the method. weather.current and weather.hourly return only what is already known, or null."""

    params: Union[Optional[Union[Mapping[str, Any], Sequence[Any]]], Unset] = UNSET
    """The method's parameters: an object, or a list by position. None if left out."""


class QueuedRecord(Record):
    """A record with changes that were made here and are not confirmed."""

    type: str
    """The kind of record, as events name it."""

    record: str
    """The record's id."""

    company: Optional[str]
    """The company that the record belongs to; null for the account's own."""

    fields: List[str]
    """The members that users changed. Empty if all members are to be sent."""

    is_new: bool
    """true if the whole record is to be sent because the cloud does not have it."""

    is_deletion: bool
    """true if the record is to be deleted from the cloud."""

    state: Literal["pendingEdit", "pendingSync", "quarantined"]
    """pendingEdit: changed and not sent. pendingSync: sent and not confirmed. quarantined: refused for good, and sent
    again only after another change or sync.queue.retry.
    """

    attempts: int
    """The number of times that the record was refused for a reason of its own."""

    next_attempt_at: Optional[datetime]
    """The time of the next attempt. null if the next cycle makes it, or none is planned."""

    last_error: Optional[str]
    """The reason of the last refusal."""


class QueuedRecordPage(Record):
    """One page of a list."""

    items: List[QueuedRecord]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class ReadOnlyData(Record):
    """The conversation may only read, and the method does more; data.method names it."""

    kind: Literal["readOnly"]
    """The machine name of the error."""

    method: str
    """The name of the method that does more than read."""


class RebuiltStock(Record):
    """The items whose stored sums were wrong and are now corrected."""

    count: int
    """The number of items whose stored sums differed from their entries, orders and purchases."""

    rebuilt: List[str]
    """The first 100 of these items."""


class ReceivedLine(Record):
    """A received quantity of a purchase line."""

    quantity: Number
    """The quantity, in the line's unit; more than 0."""

    line: Union[Optional[str], Unset] = UNSET
    """The line. Either line or sku must be given."""

    sku: Union[Optional[str], Unset] = UNSET
    """The SKU of the line's item, in place of line. Only one line may have goods of this item still to come."""

    unit_cost: Union[Optional[MoneyInput], Unset] = UNSET
    """The cost of one of the item's own unit. Without it, the line's price less discounts and tax. For managers of
    orders or the inventory only.
    """

    location: Union[Optional[str], Unset] = UNSET
    """The location that receives the goods, by its id, code or path. Without it, the item's own location, or else the
    company's main location.
    """

    batch: Union[Optional[str], Unset] = UNSET
    """The lot's batch, for an item that is tracked by batch."""

    serials: Union[Optional[Sequence[str]], Unset] = UNSET
    """The serial numbers of the pieces, as many as the quantity."""

    expiry: Union[Optional[Day], Unset] = UNSET
    """The last day on which a new lot is good."""


class ReceivedPurchase(Record):
    """The result of receiving goods of a purchase."""

    purchase: Purchase
    """The purchase after the receipt."""

    receipts: List[PurchaseReceipt]
    """The receipt for each line, with its lots."""


class RecentList(Record):
    """The last used places."""

    recents: List[RecentPlace]
    """The places, newest first."""


class RecentPlace(Record):
    """A place that was used."""

    id: str
    """The place's id."""

    name: str
    """The name of the place."""

    latitude: Decimal
    """In degrees, north of the equator; rounded to six decimals."""

    longitude: Decimal
    """In degrees, east of Greenwich; rounded to six decimals."""

    region: Optional[str]
    """The state or province."""

    country: Optional[str]
    """The country (ISO 3166-1), two capital letters: DE."""

    time_zone: Optional[str]
    """The time zone of the place."""

    used_at: datetime
    """The time of the last use."""


class Recipe(Record):
    """A recipe: the parameters and steps of future brews."""

    id: str
    """The record's id."""

    name: str
    """The name."""

    method: Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]
    """The method."""

    dose: Optional[Decimal]
    """The ground coffee, in grams."""

    water: Optional[Decimal]
    """The water, in grams."""

    yield_: Optional[Decimal]
    """The beverage, in grams."""

    temperature: Optional[Decimal]
    """The temperature of the water, in degrees Celsius."""

    grind_setting: Optional[Decimal]
    """The setting on the grinder's own scale."""

    bean: Optional[str]
    """The bean that the recipe is made for."""

    steps: List[RecipeStep]
    """The steps, in the order of time."""

    note: Optional[str]
    """Any further text."""

    favourite: bool
    """true if the recipe is a favourite."""

    archived: bool
    """true if the recipe is out of use."""

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class RecipeConflictData(Record):
    """The record has another version than expected; data.current is the record in its present state."""

    kind: Literal["conflict"]
    """The machine name of the error."""

    current: Recipe
    """The record in its present state, as far as the caller may see it."""


class RecipeDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    restores its default where it has one.
    """

    name: Union[str, Unset] = UNSET
    """The name."""

    method: Union[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"], Unset] = UNSET
    """The method."""

    dose: Union[Optional[Number], Unset] = UNSET
    """The ground coffee, in grams."""

    water: Union[Optional[Number], Unset] = UNSET
    """The water, in grams."""

    yield_: Union[Optional[Number], Unset] = UNSET
    """The beverage, in grams."""

    temperature: Union[Optional[Number], Unset] = UNSET
    """The temperature of the water, in degrees Celsius."""

    grind_setting: Union[Optional[Number], Unset] = UNSET
    """The setting on the grinder's own scale."""

    bean: Union[Optional[str], Unset] = UNSET
    """The bean that the recipe is made for."""

    steps: Union[Optional[Sequence[RecipeStepInput]], Unset] = UNSET
    """The steps, in the order of time."""

    note: Union[Optional[str], Unset] = UNSET
    """Any further text."""

    favourite: Union[Optional[bool], Unset] = UNSET
    """true if the recipe is a favourite."""

    archived: Union[Optional[bool], Unset] = UNSET
    """true if the recipe is out of use."""


class RecipePage(Record):
    """One page of a list."""

    items: List[Recipe]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class RecipeStep(Record):
    """A step of a recipe."""

    at: Decimal
    """The seconds since the beginning of the brew."""

    action: Literal["bloom", "pour", "stir", "press", "wait"]
    """The action."""

    water: Optional[Decimal]
    """The water that is poured, in grams."""

    note: Optional[str]
    """Any further text."""


class RecipeStepInput(Record):
    """A step of a recipe."""

    at: Number
    """The seconds since the beginning of the brew."""

    action: Literal["bloom", "pour", "stir", "press", "wait"]
    """The action."""

    water: Union[Optional[Number], Unset] = UNSET
    """The water that is poured, in grams."""

    note: Union[Optional[str], Unset] = UNSET
    """Any further text."""


class Recommendation(Record):
    """Parameters to try, and their source."""

    source: Literal["bean", "similar", "default"]
    """bean: the best brews of the bean. similar: the best brews of beans with the same roast level and process.
    default: the method alone.
    """

    method: Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]
    """The method."""

    brews: int
    """The number of brews that the parameters are the medians of; 0 for the default of the method."""

    dose: Decimal
    """The ground coffee, in grams."""

    ratio: Decimal
    """The grams of water or beverage per gram of coffee."""

    ratio_of: Literal["yield", "water"]
    """The weight that the ratio is of."""

    temperature: Decimal
    """The temperature of the water, in degrees Celsius."""

    time: Optional[Decimal]
    """The time of the brew, in seconds."""

    grind_setting: Optional[Decimal]
    """The setting of the grinder; null if no brew has one."""

    grinder: Optional[str]
    """The grinder; null if no brew has one."""

    corrections: List[Correction]
    """The parameters that were changed for the last tasting."""


class RecommendedParameters(Record):
    """The parameters of a brew to try, and their source."""

    dose: Optional[Decimal]
    """The ground coffee, in grams."""

    ratio: Optional[Decimal]
    """The grams of water per gram of coffee; for espresso and moka pot, of beverage."""

    temperature: Optional[Decimal]
    """The temperature of the water, in degrees Celsius."""

    time: Optional[Decimal]
    """The time of the whole brew, in seconds."""

    grind: Optional[Decimal]
    """The setting of the grinder; null without one."""

    why: str
    """The reasons."""

    source: Literal["model", "history"]
    """model: the AI of the host. history: the account's own journal, because the host failed."""

    suggestion: Optional[str]
    """The id of the answer. journal.ai.accept accepts notes and profiles for 24 hours. null for history."""

    at: datetime
    """The time of the answer."""

    repeated: bool
    """true if the same question was answered before, and the model was not asked again."""


class RefreshFailure(Record):
    """The reason why the host's last refresh failed."""

    at: datetime
    """The time of the failure."""

    kind: Literal["hostUnavailable", "hostTimeout", "hostError", "hostFault", "limitReached"]
    """The kind of error."""

    message: str
    """The reason, in a sentence."""


class RefreshedDocument(Record):
    """A document that was fetched and stored."""

    document: Literal["AppConfig", "IAPPromo"]
    """The name of the document."""

    source: Literal["fresh", "stale", "default"]
    """fresh: the data is recent enough. stale: the data is older. default: there is no data, and a safe value is
    assumed.
    """

    age: Optional[int]
    """The age of the data in milliseconds; null for default."""

    origin: Literal["host", "records", "file", "builtIn"]
    """host: fetched by the host. records: made of records of the public database. file: from the file that an option
    names. builtIn: there is no document.
    """

    problems: List[DocumentProblem]
    """The malformed parts of the document, which are ignored."""


class Removed(Record):
    """The record that was deleted or archived."""

    deleted: Optional[str]
    """The id of the record that was deleted; null if it was archived."""

    archived: Optional[str]
    """The id of the record that was archived because others refer to it; null if it was deleted."""


class RemovedRecent(Record):
    """The outcome of removing a place from the recent ones."""

    removed: bool
    """true if the place was among the recent ones."""


class RenamedLabel(Record):
    """The result of a renaming."""

    changed: int
    """The number of items that were changed."""


class ReportExplanation(Record):
    """An explanation of a report, written by a model."""

    report: Literal["stockValue", "turnover", "abc", "sales", "aging"]
    """The name of the report."""

    headline: str
    """The most important fact, in one short sentence."""

    paragraphs: List[str]
    """One to three paragraphs of plain sentences."""

    at: datetime
    """The instant at which the model answered."""

    repeated: bool
    """`true` if the explanation is the model's earlier answer to the same question."""


class RequestCancelledData(Record):
    """The request was cancelled while it waited."""

    kind: Literal["requestCancelled"]
    """The machine name of the error."""

    record: Optional[str] = None
    """The record that is stored despite the error: the failed answer, or the feedback. Left out if there is none.
    """

    owner: Optional[str] = None
    """The record that it belongs to, such as the conversation. Left out if there is none."""


class ResolvedCode(Record):
    """The meaning of a scanned code."""

    normalized: str
    """The common spelling of equal codes: the EAN-13 of a UPC, and the spelling of GS1 element strings with
    parentheses. A symbology identifier is removed.
    """

    symbology: Optional[Literal["ean13", "ean8", "upcA", "upcE", "itf14", "itf", "code39", "code93", "code128", "codabar", "dataBar", "qr", "dataMatrix", "aztec", "pdf417", "dotCode"]]
    """The symbology of the barcode, as far as it is known or can be inferred; null otherwise."""

    valid: bool
    """`true` if the code is valid for its kind."""

    problem: Optional[str]
    """The reason why the code is invalid, such as the right check digit; null for a valid code."""

    gs1: Optional[GS1Content]
    """The content of its GS1 element strings; null for a code without these."""

    matches: List[CodeMatch]
    """The records that the code leads to, at most ten. Records that the caller may not see are left out."""


class ResolvedConflicts(Record):
    """Conflicts for which the right value was chosen."""

    conflicts: List[SyncConflict]
    """The resolved conflicts."""


class ResolvedPlace(Record):
    """A suggested place, with its coordinates."""

    name: str
    """The name of the place."""

    region: Optional[str]
    """The state or province."""

    country: Optional[str]
    """The country's code (ISO 3166-1 alpha-2)."""

    latitude: Decimal
    """In degrees, north of the equator; rounded to six decimals."""

    longitude: Decimal
    """In degrees, east of Greenwich; rounded to six decimals."""

    time_zone: Optional[str]
    """The name of the time zone in the IANA database."""


class RestrictedMemberData(Record):
    """The refusal of a member that only managers may set."""

    kind: Literal["forbidden"]
    """The machine name of the error."""

    needs: ManagerBits
    """The manager rights, one of which the caller must have."""

    member: str
    """The refused member, as a JSON Pointer. The caller may neither see nor set it."""


class ReturnedGoods(Record):
    """The result of a return."""

    order: ShownOrder
    """The order after the return. If it is overpaid, a refund is due."""

    entries: List[OrderEntry]
    """The entry for each returned line."""


class ReturnedLine(Record):
    """A returned quantity of an order line."""

    quantity: Number
    """The quantity, in the line's unit."""

    line: Union[Optional[str], Unset] = UNSET
    """The line. Either line or sku must be given."""

    sku: Union[Optional[str], Unset] = UNSET
    """The SKU of the line's item, in place of line. Only one line may have goods of this item with the customer."""

    condition: Union[Optional[Literal["ok", "returned"]], Unset] = UNSET
    """The condition of the items; ok if left out. Items with the condition returned must be inspected first. They go
    into a lot of that status: a batch's own lot, or the piece itself.
    """

    restock: Union[Optional[bool], Unset] = UNSET
    """`true` if the goods go back into stock. Without it, true."""

    location: Union[Optional[str], Unset] = UNSET
    """The location that receives the goods, by its id, code or path. Without it, the item's own location, or else the
    company's main location.
    """

    lot: Union[Optional[str], Unset] = UNSET
    """The lot of the goods, for an item that is tracked by lots. Without it, the shipped lot, if there was only one.
    """

    dispatch: Union[Optional[str], Unset] = UNSET
    """The dispatch with which the goods left. Without it, any dispatch of the order."""


class ReversedReceipt(Record):
    """The result of reversing a receipt."""

    purchase: Purchase
    """The purchase after the reversal."""

    receipt: PurchaseReceipt
    """The reversing receipt."""


class Rights(Record):
    """The rights of a user in a company."""

    is_owner: bool
    """`true` if the user is an owner, who has all rights except those of the founder alone."""

    is_founder: bool
    """`true` if the user is the founder. No other owner can revoke or demote the founder; access.transfer makes another
    owner the founder.
    """

    dept_mask: int
    """The departments in which the user does the daily work, as a mask. access.departments lists the bits."""

    manager_mask: int
    """The departments in which the user also deletes, approves and sees costs, as a mask."""


class RowProblem(Record):
    """A problem of a row, with its column."""

    pointer: str
    """The place of the problem: a JSON Pointer (RFC 6901) into the record. Empty for the row as a whole."""

    kind: Literal["missing", "unknown", "type", "value"]
    """The kind of the problem."""

    message: str
    """A sentence that names the column or the member, and the expected value."""

    column: Optional[str] = None
    """The column of the file, as its first line names it. Left out if the problem concerns no column."""


class RowProblems(Record):
    """The problems of one row."""

    line: int
    """The line in which the row begins, counted from 1."""

    problems: List[RowProblem]
    """The problems. Their pointers point into the record."""


class SalesFigures(Record):
    """The sums of the orders in one currency, less returned and credited goods."""

    orders: int
    """The number of orders."""

    net: MoneySum
    """The sum without tax."""

    tax: MoneySum
    """The tax."""

    gross: MoneySum
    """The sum with tax."""


class SalesReport(Record):
    """The sales of a period."""

    from_: Optional[str]
    """The first day; null for all earlier days."""

    to: Optional[str]
    """The last day; null for a report up to now."""

    time_zone: str
    """The time zone in which days begin and end: the company's. It is UTC if the company has none, or one that the
    machine does not know.
    """

    totals: List[SalesFigures]
    """The totals, one for each currency."""

    items: List[SalesRow]
    """The rows. Days, weeks or months are in order of time; other rows are sorted by currency, with the largest net
    first.
    """

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""


class SalesRow(Record):
    """The sales of a period, an item, a customer or an agent."""

    day: Optional[str]
    """The day, the Monday of the week, or the first day of the month."""

    item: Optional[str]
    """The item, if rows are by item; null for lines without an item."""

    sku: Optional[str]
    """The item's SKU."""

    name: Optional[str]
    """The item's name, if rows are by item. The contact's name in the newest of the orders, if rows are by contact.
    """

    unit: Optional[str]
    """The unit of the item's quantities."""

    contact: Optional[str]
    """The customer, if rows are by contact."""

    agent: Optional[str]
    """The responsible user, if rows are by agent; null for orders without one."""

    quantity: Optional[Decimal]
    """The sold quantity, in the item's own unit; null without an item, and for a quantity that is too large to write.
    """

    orders: int
    """The number of orders."""

    net: MoneySum
    """The sum without tax."""

    tax: MoneySum
    """The tax."""

    gross: MoneySum
    """The sum with tax."""


class SalesSum(Record):
    """The totals of orders in one currency."""

    count: int
    """The number of orders."""

    net: MoneySum
    """The total without tax."""

    gross: MoneySum
    """The total with tax."""

    cost: Optional[MoneySum] = None
    """The average cost of the ordered items. Only for managers of the inventory."""

    margin: Optional[MoneySum] = None
    """The net total less the cost. Only for managers of the inventory."""

    uncosted: Optional[int] = None
    """The number of lines of items without a known cost in the currency, which count as costing nothing. Only for
    managers of the inventory.
    """


class ScaledRecipe(Record):
    """A recipe for another amount: all weights multiplied by one factor, to 0.1 g."""

    id: str
    """The recipe."""

    factor: Decimal
    """The factor, to five places."""

    dose: Optional[Decimal]
    """The ground coffee, in grams."""

    water: Optional[Decimal]
    """The water, in grams."""

    yield_: Optional[Decimal]
    """The beverage, in grams."""

    steps: List[RecipeStep]
    """The steps, with the times of the recipe."""


class ScaledTemperature(Record):
    """A temperature on a scale."""

    value: Decimal
    """The temperature, with at most nine decimals."""

    scale: Literal["celsius", "fahrenheit", "kelvin", "humanus"]
    """The scale of the temperature."""

    extrapolated: bool
    """true if the temperature is outside the Humanus table, on its straight extension."""


class SentMessage(Record):
    """A message and its answer."""

    conversation: Conversation
    """The conversation."""

    message: Message
    """The user's message."""

    answer: Message
    """The complete answer."""


class SettingValues(Record):
    """Settings by their names."""

    values: Dict[str, Any]
    """The values by the names of the settings. A setting that was never set has its default."""


class Share(Record):
    """The share of a company."""

    company: str
    """The company. All its present and future records are shared with it."""

    role: Literal["owner", "participant"]
    """owner: the account shares it; participant: it is shared with the account."""

    url: Optional[str]
    """The share's own link; null for participants, and if the share has ended."""

    public_permission: Literal["none", "readOnly", "readWrite"]
    """The people whom the share's own link admits. none: only those who are invited. readOnly: all who have the link,
    for reading. readWrite: all who have the link, with the rights of their access record.
    """

    permission: Literal["readWrite", "readOnly"]
    """readWrite: all that the access record allows. readOnly: only reading, whatever the access record allows."""

    owner_name: Optional[str]
    """The name of the owner."""

    created_at: datetime
    """The time when the share was created."""

    revoked_at: Optional[datetime]
    """The time when the share ended; null until then."""


class ShareAnswer(Record):
    """A share in its present state."""

    share: CloudShare
    """The share."""


class ShareNotFoundData(Record):
    """The link leads to no share that is meant for the account."""

    kind: Literal["shareNotFound"]
    """The machine name of the error."""


class SharePreview(Record):
    """The company that a link leads to."""

    company: Optional[str]
    """The company."""

    name: str
    """The company's name."""

    owner_name: Optional[str]
    """The name of the owner."""

    permission: Literal["readWrite", "readOnly"]
    """readWrite: all that the access record allows. readOnly: only reading, whatever the access record allows."""

    state: Literal["open", "mine", "accepted", "full"]
    """open: the link can be accepted. mine: it leads to the account's own zone. accepted: it was already accepted.
    full: no more participants are admitted.
    """


class SharedCompanyData(Record):
    """The refusal of a call for a company that is shared with the account. No right there would allow it."""

    kind: Literal["forbidden"]
    """The machine name of the error."""

    reason: Literal["shared", "readOnly"]
    """The reason. shared: only the account that owns the company may do this. readOnly: the account may see the
    company, and change nothing.
    """


class SharedName(Record):
    """The name of a value in the app group."""

    name: str
    """The name of the value."""

    owner: Literal["core", "app"]
    """The writer of the value."""

    updated_at: Optional[datetime]
    """The time when the value was written; null for the flags of a file."""


class SharedNames(Record):
    """The names of the values in the app group."""

    values: List[SharedName]
    """The names, in order."""


class SharedValue(Record):
    """A value that the app shares with its widgets."""

    name: str
    """The name of the value."""

    owner: Literal["core", "app"]
    """The writer of the value."""

    value: Optional[Any]
    """The value; null if there is none."""

    updated_at: Optional[datetime]
    """The time when the value was written; null if there is none, and for the flags of a file."""


class SharingState(Record):
    """The state of a company's sharing."""

    share: Optional[Share]
    """The share; null for a company that was never shared."""

    enlisted: int
    """The number of the company's records that the cloud has."""

    total: int
    """The number of the company's records here. Those that the cloud lacks are on their way."""

    participants: Optional[List[Participant]]
    """The participants, the owner first; null unless the caller is an owner."""


class Shipment(Record):
    """The result of a shipment."""

    order: ShownOrder
    """The order after the shipment."""

    dispatch: Dispatch
    """The dispatch with which the goods leave."""

    entries: List[OrderEntry]
    """The entry for each shipped line, with its lots."""


class ShippedLine(Record):
    """A quantity of an order line to be shipped."""

    quantity: Number
    """The quantity, in the line's unit. At most the quantity that is left to ship."""

    line: Union[Optional[str], Unset] = UNSET
    """The line. Either line or sku must be given."""

    sku: Union[Optional[str], Unset] = UNSET
    """The SKU of the line's item, in place of line. Only one line may have goods of this item left to ship."""

    lots: Union[Optional[Sequence[ShippedLot]], Unset] = UNSET
    """The lots from which the goods are taken. Without it, the lots that expire first."""

    location: Union[Optional[str], Unset] = UNSET
    """The location that the goods leave, by its id, code or path. Without it, the item's own location, or else the
    company's main location.
    """


class ShippedLot(Record):
    """A quantity of a lot to be shipped."""

    lot: str
    """The lot."""

    quantity: Number
    """The quantity, in the line's unit."""


class ShownFlag(Record):
    """The value of a flag."""

    name: str
    """The name of the flag."""

    on: bool
    """`true` if the flag is on. It is the fallback for a flag that is not known."""

    known: bool
    """`true` if the document names the flag."""

    source: Literal["fresh", "stale", "default"]
    """fresh: the data is recent enough. stale: the data is older. default: there is no data, and a safe value is
    assumed.
    """

    age: Optional[int]
    """The age of the data in milliseconds; null for default."""

    origin: Literal["host", "records", "file", "builtIn"]
    """host: fetched by the host. records: made of records of the public database. file: from the file that an option
    names. builtIn: there is no document.
    """


class ShownLine(Record):
    """An order line with its amounts and the quantity that can be shipped."""

    id: str
    """The record's id."""

    company: str
    """The company to which the record belongs."""

    order: str
    """The order."""

    item: Optional[str]
    """The item; null for a line without an item."""

    sku: Optional[str]
    """The item's SKU when the line was created."""

    text: str
    """The line's text."""

    quantity: Decimal
    """The quantity; more than 0."""

    unit: Optional[str]
    """The unit of the quantity: for an item, its own unit or one of its units."""

    unit_price: Money
    """The price of one unit, in the order's currency."""

    discount: Optional[Decimal]
    """The discount in percent."""

    tax_rate: Optional[Decimal]
    """The tax rate in percent, with at most 3 decimals. Without it, 0."""

    note: Optional[str]
    """The note below the line on documents."""

    factor: Decimal
    """The number of the item's own units in one unit of the line, or in per units of it."""

    per: Optional[Decimal]
    """The number of the line's units that factor is for; null for 1."""

    fulfilled: Decimal
    """The quantity that was shipped, in the line's unit."""

    returned: Decimal
    """The part of the shipped quantity that was returned."""

    cancelled: Decimal
    """The quantity that will not be shipped and is not on an invoice."""

    dropped: Decimal
    """The quantity that is on the invoice, will not be shipped, and is credited."""

    demand: Decimal
    """The quantity of stock that the line needs, in the item's own unit."""

    queued_at: Optional[datetime]
    """The instant since which the line needs stock. Lines with an earlier instant are served first."""

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    allocated: Decimal
    """The quantity still to be shipped that is in stock and reserved for the line."""

    backordered: Decimal
    """The quantity still to be shipped that is not in stock."""

    net: Money
    """The line's amount without tax, after discounts."""

    tax: Money
    """The tax on the line."""

    gross: Money
    """The sum of net and tax."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class ShownOrder(Record):
    """An order with the amount that is due."""

    id: str
    """The record's id."""

    company: str
    """The company to which the record belongs."""

    contact: str
    """The customer, a contact."""

    currency: str
    """The currency of all amounts of the order (ISO 4217)."""

    source: Optional[Literal["web", "phone", "walkIn", "other"]]
    """The channel through which the order came."""

    agent: Optional[str]
    """The user who is responsible for the order."""

    reference: Optional[str]
    """The customer's own reference for the order."""

    billing_address: Optional[Address]
    """The address of the invoice. Without it, the contact's address."""

    shipping_address: Optional[Address]
    """The address to which the goods are shipped. Without it, the contact's address."""

    tax_included: bool
    """`true` if prices include the tax."""

    discount: Optional[OrderDiscount]
    """The discount on the whole order."""

    note: Optional[str]
    """The note on its documents."""

    internal_note: Optional[str]
    """An internal note, which is on no document."""

    requested_at: Optional[datetime]
    """The instant for which the customer wants the goods."""

    archived: bool
    """`true` if lists leave it out by default. Only a closed or cancelled record can be archived."""

    number: Optional[str]
    """The order's number on documents. It is assigned at the first submission and never used for another order."""

    former_numbers: List[str]
    """Earlier numbers of the order, by which it can still be found. If devices assigned one number to two orders while
    apart, the order submitted later gets the next number.
    """

    status: Literal["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"]
    """The order's status. orders.step changes it."""

    contact_name: str
    """The contact's name when the order was created."""

    submitted_at: Optional[datetime]
    """The instant of the last submission."""

    invoiced_at: Optional[datetime]
    """The instant at which the order was invoiced."""

    net: Money
    """The sum of the lines without tax. Cancelled quantities are not counted."""

    tax: Money
    """The tax on net."""

    gross: Money
    """The sum of net and tax."""

    credited: Money
    """The part of gross for goods that were returned or will not be shipped, with tax."""

    paid: Money
    """The amount paid, less the amount paid back."""

    payment_state: Literal["unpaid", "partial", "paid", "overpaid"]
    """The paid amount compared with the owed amount. Owed is gross less credited, or 0 for a cancelled order. Drafts
    and cancelled orders without payments are unpaid.
    """

    fulfilment_state: Literal["none", "partial", "full"]
    """The extent to which the items were shipped. full if nothing is left to ship, even if the rest was cancelled or
    credited. none for a cancelled order.
    """

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    due: Money
    """The amount owed less the amount paid; negative if a refund is due. For a draft, the amount that will be owed if
    it is submitted unchanged.
    """

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class ShownPlace(Record):
    """The place for widgets that choose none themselves."""

    chosen: Optional[str]
    """The chosen place; null for the device's."""

    place: Optional[TimelinePlace]
    """The place that is shown; null if none is known."""

    fallbacks: List[Fallback]
    """The reasons why another place than the chosen one is shown."""

    valid_until: Optional[datetime]
    """The time when the answer changes by itself; null for never."""


class ShownPromotion(Record):
    """A promotion with its product, as the store sells it on this device."""

    id: str
    """The id of the promotion, which is unique in the document."""

    product_id: Optional[str]
    """The store's id of the offered product; null for a card without a product, which must have a title."""

    title: Optional[str]
    """The heading for the user."""

    message: Optional[str]
    """One or two sentences for the user."""

    body: Optional[str]
    """A longer text for the user."""

    image: Optional[PromotionImage]
    """The image. If given as a text, it is the address of the image."""

    action: Optional[PromotionAction]
    """The action of a tap. If given as a text, it is product:ID, a web address, or a link into the app, such as
    myapp://page.
    """

    placement: Optional[str]
    """The place in the app where the promotion is shown, by the app's own name; null for any place."""

    audience: List[str]
    """The audiences, by the app's own names, one of which the caller must name; empty for all callers. A text is one
    name.
    """

    start: Optional[datetime]
    """The time from which the promotion applies; null if it has no beginning."""

    end: Optional[datetime]
    """The time from which the promotion no longer applies, which is later than start; null if it has no end."""

    priority: Optional[int]
    """The priority, 0 if left out. Promotions with higher priorities come first."""

    tiers: List[str]
    """The tiers, one of which the account must have; empty for any account."""

    minimum_version: Optional[str]
    """The lowest version of the app to which the promotion applies."""

    maximum_version: Optional[str]
    """The highest version of the app to which the promotion applies."""

    locales: List[str]
    """The ranges of languages (BCP 47) to which the promotion applies, such as de or de-AT. * matches any language; an
    empty list matches all.
    """

    percentage: Optional[Decimal]
    """The percentage of subjects to which the promotion applies, with at most two decimals."""

    dismiss_for: Optional[int]
    """The number of seconds for which a dismissal hides the promotion; 604800 if left out."""

    data: Optional[Dict[str, Any]]
    """Further data for the app, which the core passes on unchanged."""

    product: Optional[StoreProduct]
    """The product as the store sells it on this device; null if the store has not answered, or if there is no such
    product.
    """


class ShownPurchaseLine(Record):
    """A purchase line with its amounts."""

    id: str
    """The record's id."""

    company: str
    """The company to which the record belongs."""

    purchase: str
    """The purchase."""

    item: Optional[str]
    """The item; null for a line without an item."""

    sku: Optional[str]
    """The item's SKU when the line was created."""

    text: str
    """The line's text."""

    quantity: Decimal
    """The quantity; more than 0."""

    unit: Optional[str]
    """The unit of the quantity: for an item, its own unit or one of its units."""

    discount: Optional[Decimal]
    """The discount in percent."""

    tax_rate: Optional[Decimal]
    """The tax rate in percent, with at most 3 decimals. Without it, 0."""

    note: Optional[str]
    """The note below the line on documents."""

    factor: Decimal
    """The number of the item's own units in one unit of the line, or in per units of it."""

    per: Optional[Decimal]
    """The number of the line's units that factor is for; null for 1."""

    received: Decimal
    """The quantity that was received, in the line's unit."""

    planned: Decimal
    """The quantity that a draft is to order, in the item's own unit."""

    incoming: Decimal
    """The quantity on order, in the item's own unit."""

    incoming_at: Optional[datetime]
    """The instant at which this quantity is expected."""

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unit_price: Optional[Money] = None
    """The price of one unit, in the purchase's currency. For managers of orders or the inventory only."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """

    net: Optional[Money] = None
    """The line's amount without tax, after discounts; null without a price. For managers of orders or the inventory
    only.
    """

    tax: Optional[Money] = None
    """The tax on the line, for managers of orders or the inventory only."""

    gross: Optional[Money] = None
    """The sum of net and tax, for managers of orders or the inventory only."""


class SignInFailedData(Record):
    """The username or the password is wrong."""

    kind: Literal["signInFailed"]
    """The machine name of the error."""

    signed_in: Optional[str] = None
    """The username of the user who is still signed in, as before the attempt. Left out if no user is, and by methods
    that check the caller's own password.
    """


class SignInRequiredData(Record):
    """The company has credentials, and no user is signed in there."""

    kind: Literal["signInRequired"]
    """The machine name of the error."""

    create: Optional[bool] = None
    """true if the company's owner requires credentials from everybody and the account has none yet.
    access.credentials.create makes them.
    """


class SignedIn(Record):
    """The user who has signed in."""

    user: User
    """The user."""

    verified: bool
    """true if the token's signature was verified. A token without verification may be forged."""


class StatusCount(Record):
    """The number of records with one status."""

    status: str
    """The status."""

    count: int
    """The number of records with this status."""


class StockAlert(Record):
    """An alert: there is too little stock of an item, or enough again, or a lot expires soon, or another problem of the
    stock was found.
    """

    id: str
    """The alert's id."""

    company: str
    """The company that it belongs to."""

    item: Optional[str]
    """The item; null for an alert about a location."""

    location: Optional[str]
    """The location that lost its barcode; null for any other alert."""

    lot: Optional[str]
    """The lot that expires soon, or that is in stock twice; null for the other kinds."""

    kind: Literal["low", "out", "recovered", "expiring", "negative", "serialTwice", "barcodeTaken", "loanSurplus", "rebuilt"]
    """The kind of the alert."""

    on_hand: Decimal
    """The quantity on hand at that time, of the lot if there is one."""

    available: Decimal
    """The quantity that could be sold or used."""

    min_stock: Optional[Decimal]
    """The item's minimum stock at that time."""

    expiry: Optional[str]
    """The last day on which the lot is good."""

    at: datetime
    """The instant at which the core noticed it."""


class StockAlertPage(Record):
    """One page of a list."""

    items: List[StockAlert]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class StockEntry(Record):
    """An entry of the ledger: a quantity of an item that came into or left a location."""

    id: str
    """The entry's id."""

    company: str
    """The company that it belongs to."""

    transaction: str
    """The id that the entries of one transaction share: the id of the first entry, or an id that follows from the
    stocktake.
    """

    item: str
    """The moved item."""

    location: str
    """The location."""

    type: Literal["purchase", "sale", "return", "adjustment", "transfer", "consumption", "count"]
    """The kind of the movement."""

    quantity: Decimal
    """The quantity that came, in the item's own unit. Negative for stock that left."""

    reason: Optional[str]
    """The reason, in the company's words."""

    note: Optional[str]
    """A free note."""

    reverses: Optional[str]
    """The entry that this one reverses."""

    actor: str
    """The user who posted the entry."""

    effective_at: datetime
    """The instant at which the movement happened."""

    at: datetime
    """The instant at which the entry was posted."""

    lot: Optional[str]
    """The lot; null for an item that is not tracked by lots."""

    order: Optional[str]
    """The order or the purchase that the entry was posted for."""

    order_line: Optional[str]
    """The line of the order or the purchase."""

    dispatch: Optional[str]
    """The dispatch with which the goods left."""

    loan: Optional[str]
    """The loan that the entry was posted for."""

    count: Optional[str]
    """The stocktake that posted the entry."""

    unit_cost: Optional[UnitCost] = None
    """The purchase cost of one of the item's own unit, for managers of the inventory only."""


class StockEntryPage(Record):
    """One page of a list."""

    items: List[StockEntry]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class StockForm(Record):
    """A stock movement, with the members of the method for its type."""

    type: Literal["receive", "consume", "transfer", "return", "adjust"]
    """The type of the movement."""

    item: Union[Optional[str], Unset] = UNSET
    """The id of the item. Either item or sku must be given."""

    sku: Union[Optional[str], Unset] = UNSET
    """The item's SKU. Case and surrounding spaces are ignored."""

    quantity: Union[Optional[Number], Unset] = UNSET
    """The quantity; more than 0. For all types except adjust."""

    unit: Union[Optional[str], Unset] = UNSET
    """The unit of the quantity. Without it, the item's own unit."""

    location: Union[Optional[str], Unset] = UNSET
    """The location, by its id, code or path, for all types except transfer. Without it, the item's own location, or
    else the company's main location.
    """

    from_: Union[Optional[str], Unset] = UNSET
    """For a transfer: the location that the stock leaves."""

    to: Union[Optional[str], Unset] = UNSET
    """For a transfer: the location that receives the stock."""

    direction: Union[Optional[Literal["fromCustomer", "toSupplier"]], Unset] = UNSET
    """For a return: its direction."""

    by: Union[Optional[Number], Unset] = UNSET
    """For an adjustment: the difference, negative for less stock."""

    level: Union[Optional[Number], Unset] = UNSET
    """For an adjustment: the resulting quantity, in place of by."""

    unit_cost: Union[Optional[MoneyInput], Unset] = UNSET
    """For a receipt: the cost of one of the item's own unit. For managers of the inventory only."""

    reason: Union[Optional[str], Unset] = UNSET
    """The reason, in the company's words."""

    note: Union[Optional[str], Unset] = UNSET
    """A free note."""

    effective_at: Union[Optional[datetime], Unset] = UNSET
    """The instant at which the movement happened, not in the future. Without it, now. Only managers may give an instant
    more than 24 hours ago.
    """

    lot: Union[Optional[str], Unset] = UNSET
    """The lot, for an item that is tracked by lots. If stock is taken without a lot, the lots that expire first are
    taken.
    """

    batch: Union[Optional[str], Unset] = UNSET
    """The lot's batch, in place of lot. A receipt creates a lot for a new batch."""

    serials: Union[Optional[Sequence[str]], Unset] = UNSET
    """The serial numbers of the pieces, as many as the quantity. A receipt creates lots for new serial numbers."""

    expiry: Union[Optional[Day], Unset] = UNSET
    """For a receipt: the last day on which a new lot is good."""

    force: Union[Optional[bool], Unset] = UNSET
    """For movements that take stock: true to take stock that is reserved for orders. For managers of the inventory
    only.
    """

    condition: Union[Optional[Literal["ok", "returned"]], Unset] = UNSET
    """For a return from a customer: the condition of the goods, as in inventory.stock.return."""

    order_line: Union[Optional[str], Unset] = UNSET
    """For a return from a customer: the order line, as in inventory.stock.return."""


class StockLevel(Record):
    """The stock of an item, in all or in one location: the sum of its entries in the ledger."""

    item: str
    """The item."""

    sku: str
    """The item's stock keeping unit."""

    name: str
    """The item's name."""

    unit: str
    """The unit of the item's quantities."""

    location: Optional[str]
    """The location; null for all locations together."""

    location_name: Optional[str]
    """The location's name."""

    lot: Optional[str]
    """The lot; null for all lots together, and for an item that is not tracked by lots."""

    batch: Optional[str]
    """The lot's batch."""

    serial: Optional[str]
    """The lot's serial number."""

    on_hand: Decimal
    """The quantity on hand, in the item's own unit."""

    reserved: Optional[Decimal]
    """The quantity reserved for open orders; null for a single location or lot, as orders are not for a location, and
    for an earlier instant.
    """

    unavailable: Decimal
    """The quantity that must not be sold: lent, in transit, scrapped, or of a lot that is not good."""

    available: Decimal
    """The quantity that can be sold or used: onHand less reserved and unavailable."""

    on_order: Optional[Decimal]
    """The quantity that is ordered and has not arrived; null for a single location or lot, and for an earlier instant.
    """

    incoming_at: Optional[datetime]
    """The instant at which the next of these goods is expected."""

    average_cost: Optional[UnitCost] = None
    """The average purchase cost of one unit, for managers of the inventory only. Null for a single location or lot, for
    an earlier instant, and if no receipt had a cost.
    """


class StockLevelPage(Record):
    """One page of a list."""

    items: List[StockLevel]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class StockTotals(Record):
    """The stock of an item in all locations: the sum of its entries in the ledger."""

    on_hand: Decimal
    """The quantity on hand, in the item's own unit."""

    reserved: Decimal
    """The quantity reserved for open orders."""

    unavailable: Decimal
    """The quantity that must not be sold: lent, in transit, scrapped, or of a lot that is not good."""

    available: Decimal
    """The quantity that can be sold or used: onHand less reserved and unavailable."""

    on_order: Decimal
    """The quantity that is ordered and has not arrived."""

    incoming_at: Optional[datetime]
    """The instant at which the next of these goods is expected."""

    average_cost: Optional[UnitCost] = None
    """The average purchase cost of one unit, for managers of the inventory only; null if no receipt had a cost."""


class StockValueReport(Record):
    """The value of the stock, at average purchase cost."""

    at: datetime
    """The instant of the report."""

    time_zone: str
    """The time zone in which a day in `at` ends: the company's. It is UTC if the company has none, or one that the
    machine does not know.
    """

    totals: List[StockValueTotal]
    """The totals, one for each currency."""

    uncosted: int
    """The number of items in stock at unknown cost, which are in no sum."""

    items: List[StockValueRow]
    """The rows, by currency, the largest value first. Rows of unknown value come last."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""


class StockValueRow(Record):
    """The value of an item, a category or a location."""

    item: Optional[str]
    """The item, if rows are by item."""

    sku: Optional[str]
    """The item's SKU."""

    name: Optional[str]
    """The item's name."""

    unit: Optional[str]
    """The unit of the item's quantities."""

    category: Optional[str]
    """The category, if rows are by item or by category; null for items without a category."""

    location: Optional[str]
    """The location, if rows are by location."""

    path: Optional[List[str]]
    """The names of the location and of the locations that it is part of, the outermost first."""

    count: int
    """The number of items."""

    on_hand: Optional[Decimal]
    """The quantity of the item on hand, in its own unit."""

    average_cost: Optional[UnitCost]
    """The average purchase cost of one unit; null if no receipt had a cost."""

    value: Optional[MoneySum]
    """The value; null if it is unknown."""


class StockValueTotal(Record):
    """The value of the stock in one currency."""

    count: int
    """The number of items in the sum."""

    value: MoneySum
    """The value of these items."""


class StorageFaultData(Record):
    """The store could not be read or written; nothing of the request was stored."""

    kind: Literal["storageFault"]
    """The machine name of the error."""

    record: Optional[str] = None
    """The record that is stored despite the error: the failed answer, or the feedback. Left out if there is none.
    """

    owner: Optional[str] = None
    """The record that it belongs to, such as the conversation. Left out if there is none."""


class StorageFullData(Record):
    """The disk is full; nothing of the request was stored."""

    kind: Literal["storageFull"]
    """The machine name of the error."""


class StoreAge(Record):
    """The age of the store's answer about products."""

    source: Literal["fresh", "stale", "default"]
    """fresh: the store was asked within a day; stale: longer ago; default: never."""

    age: Optional[int]
    """The age of the data in milliseconds; null for default."""


class StoreDiagnostics(Record):
    """The state of one store."""

    name: str
    """The name of the store: device, private or shared."""

    schema: Optional[int]
    """The number of the store's newest migration; null if it cannot be read."""

    bytes: Optional[int]
    """The size of the store's content in bytes, rounded to whole MiB if users sign in to any company. null if it cannot
    be read.
    """

    changes: Optional[int]
    """The position of the newest change. null if the store has none, if users sign in to any company, or if it cannot
    be read.
    """

    idempotency_keys: Optional[int]
    """The number of idempotency keys with stored results. null if users sign in to any company, or if it cannot be
    read.
    """

    idempotency_bytes: Optional[int]
    """The approximate bytes of those results. Beyond the limit of --keep-keys the oldest are removed, but none within
    an hour. null as for idempotencyKeys.
    """

    integrity: Optional[str]
    """ok, or a description of a fault: in the file, in stored sums, or in keys that older programs told apart. null if
    not checked.
    """


class StoreEnvironment(Record):
    """The App Store environment of the account's documents."""

    environment: Optional[str]
    """The environment of the newest document; null if there are no documents."""

    accepted: List[str]
    """The environments whose documents count."""

    bundle_id: str
    """The app that documents must be about."""

    roots: Literal["apple", "file"]
    """apple: Apple's roots are trusted. file: the roots in the file that --trusted-roots names are trusted."""


class StoreListing(Record):
    """The store's products, and the age of that answer."""

    products: List[StoreProduct]
    """The products with their prices. Products that the store does not sell here are left out."""

    source: Literal["fresh", "stale", "default"]
    """fresh: the store was asked within a day; stale: longer ago; default: never."""

    age: Optional[int]
    """The age of the data in milliseconds; null for default."""


class StoreNeeded(Record):
    """The company must be one that the account owns."""

    rule: Literal["store"]
    """store"""

    store: Literal["private"]
    """The store of the account's own companies."""


class StoreOffer(Record):
    """The introductory price of a subscription."""

    mode: Literal["freeTrial", "payAsYouGo", "payUpFront"]
    """freeTrial: no price. payAsYouGo: a price for each period. payUpFront: one price for all periods."""

    price: Decimal
    """The price, in the product's currency; 0 for a free trial."""

    display_price: str
    """The price as the store writes it for the user."""

    period: StorePeriod
    """The length of one period."""

    periods: int
    """The number of periods that the offer lasts."""


class StoreOfferInput(Record):
    """The introductory price of a subscription."""

    mode: Literal["freeTrial", "payAsYouGo", "payUpFront"]
    """freeTrial: no price. payAsYouGo: a price for each period. payUpFront: one price for all periods."""

    price: Number
    """The price, in the product's currency; 0 for a free trial."""

    display_price: str
    """The price as the store writes it for the user."""

    period: StorePeriodInput
    """The length of one period."""

    periods: int
    """The number of periods that the offer lasts."""


class StorePeriod(Record):
    """A period of time in units of the store."""

    unit: Literal["day", "week", "month", "year"]
    """The unit of the period."""

    count: int
    """The number of units."""


class StorePeriodInput(Record):
    """A period of time in units of the store."""

    unit: Literal["day", "week", "month", "year"]
    """The unit of the period."""

    count: int
    """The number of units."""


class StoreProduct(Record):
    """A product as the app store sells it on this device."""

    id: str
    """The store's id of the product."""

    name: str
    """The store's name of the product, in the user's language."""

    description: Optional[str]
    """The store's description of the product, in the user's language."""

    price: Decimal
    """The price, as an exact decimal in the currency's main unit: 4.99."""

    currency: str
    """The currency of the price (ISO 4217)."""

    display_price: str
    """The price as the store writes it for the user, such as 4,99 €."""

    period: Optional[StorePeriod]
    """The period that one payment of a subscription covers; null for other products."""

    introductory_offer: Optional[StoreOffer]
    """The first offer to a new subscriber; null if there is none, or the user is not eligible."""

    family_shareable: Optional[bool]
    """true if a family may share the product; null if the store does not say."""


class StoreProductInput(Record):
    """A product as the app store sells it on this device."""

    id: str
    """The store's id of the product."""

    name: str
    """The store's name of the product, in the user's language."""

    price: Number
    """The price, as an exact decimal in the currency's main unit: 4.99."""

    currency: str
    """The currency of the price (ISO 4217)."""

    display_price: str
    """The price as the store writes it for the user, such as 4,99 €."""

    description: Union[Optional[str], Unset] = UNSET
    """The store's description of the product, in the user's language."""

    period: Union[Optional[StorePeriodInput], Unset] = UNSET
    """The period that one payment of a subscription covers; null for other products."""

    introductory_offer: Union[Optional[StoreOfferInput], Unset] = UNSET
    """The first offer to a new subscriber; null if there is none, or the user is not eligible."""

    family_shareable: Union[Optional[bool], Unset] = UNSET
    """true if a family may share the product; null if the store does not say."""


class StoreProductsAnswer(Record):
    """The host's answer to host.store.products."""

    products: Union[Optional[Sequence[StoreProductInput]], Unset] = UNSET
    """The products, without those that the store does not sell on this device."""


class StorePurchaseAnswer(Record):
    """The host's answer to host.store.purchase, which has one of these members."""

    document: Union[Optional[str], Unset] = UNSET
    """The transaction that the store has signed: JWS in compact form."""

    pending: Union[Optional[bool], Unset] = UNSET
    """true if another person must agree first. The document arrives later by entitlements.ingest."""

    cancelled: Union[Optional[bool], Unset] = UNSET
    """true if the user cancelled the purchase."""


class StoreSyncAnswer(Record):
    """The host's answer to host.store.sync."""

    documents: Union[Optional[Sequence[str]], Unset] = UNSET
    """The documents of current transactions and renewal infos: JWS in compact form, in any order."""


class StoreVersion(Record):
    """The version of a store."""

    name: str
    """The name of the store: device, private or shared."""

    schema: Optional[int]
    """The number of the store's newest migration; null if it cannot be read."""


class StoredSecret(Record):
    """The host's answer to host.secrets.get."""

    value: Union[Optional[str], Unset] = UNSET
    """The secret; null if there is none with this name."""


class Subscribed(Record):
    """A new subscription."""

    subscription: int
    """The handle of the subscription."""

    cursor: str
    """The place in the log from which the subscription reports all changes. Read existing records after subscribing, so
    that no change is missed.
    """


class SufficientGrant(Record):
    """Rights that would be enough for a method."""

    is_owner: bool
    """true if the user would have to be an owner."""

    dept_mask: int
    """The bit to add to deptMask; 0 for none."""

    manager_mask: int
    """The bit to add to managerMask; 0 for none."""

    presets: List[Literal["sales", "warehouse", "management", "viewer"]]
    """The presets that contain the bit."""


class SuggestedCapability(Record):
    """A known name that is similar to an unknown capability."""

    unknown: str
    """The unknown name."""

    suggestion: str
    """The most similar known name."""


class SuggestedItem(Record):
    """An item with too little stock."""

    item: str
    """The item."""

    sku: str
    """The item's SKU."""

    name: str
    """The item's name."""


class SuggestedNotes(Record):
    """Suggested tasting notes, and their source."""

    notes: List[str]
    """One to ten short tasting notes, each of at most 200 characters."""

    flavor_wheel: List[str]
    """Up to ten flavour terms of one to three words, in lower case."""

    body_description: str
    """The feel in the mouth, in a few words."""

    source: Literal["model", "history"]
    """model: the AI of the host. history: the account's own journal, because the host failed."""

    suggestion: Optional[str]
    """The id of the answer. journal.ai.accept accepts notes and profiles for 24 hours. null for history."""

    at: datetime
    """The time of the answer."""

    repeated: bool
    """true if the same question was answered before, and the model was not asked again."""


class SuggestedPlaces(Record):
    """Places to choose from."""

    device: Optional[DevicePlace]
    """The place of the device; null as long as it is not known."""

    places: List[WidgetPlace]
    """The recent places, newest first."""


class SuggestedPurchases(Record):
    """The drafts that were made of items with too little stock."""

    purchases: List[PurchaseView]
    """The new drafts, one for each supplier, with their lines."""

    without_supplier: List[SuggestedItem]
    """Items with too little stock that have no supplier."""

    too_much: List[SuggestedItem]
    """Items left out because the lacking quantity, or its cost, is more than a line or a purchase can hold."""

    partial: bool
    """`true` if there is more. A call makes at most 1,000 lines, and each list names at most 1,000 items."""


class SyncAccount(Record):
    """The account that a data directory belongs to."""

    status: Literal["available", "noAccount", "restricted", "couldNotDetermine", "temporarilyUnavailable"]
    """The state of the cloud's account, as last reported: noAccount without a connection, and couldNotDetermine before
    the first report.
    """

    account: str
    """The id of the user who acts while no user is signed in. It is the same on all devices of the account."""

    reference: Optional[str]
    """The container's name for the account; null before the first connection."""

    since: Optional[datetime]
    """The time when the directory was first connected to the account; null before."""

    unsent: Optional[int]
    """The number of records with changes that are in no cloud yet, plus the number of records with such files. A switch
    to another account would lose them. null before the first connection, and while older records are being examined.
    """


class SyncConflict(Record):
    """A value that was discarded because two devices changed the same member."""

    id: str
    """The id of the line."""

    company: Optional[str]
    """The company of the record; null for the account's own records."""

    type: str
    """The kind of the record, as events name it."""

    record: str
    """The record's id."""

    field: Optional[str]
    """The name of the member; null if one side deleted the record."""

    ancestor: Optional[Any]
    """The value before both changes; null if there was none, or it is not known."""

    local: Optional[Any]
    """The value of the device that found the conflict; null if there was none."""

    server: Optional[Any]
    """The cloud's value; null if there was none."""

    kept: Literal["local", "server"]
    """The side whose value was stored."""

    reason: Literal["edited", "renamed", "duplicate", "moved", "rejected", "discarded"]
    """The reason why a value was discarded. edited: both sides changed the same member, or one deleted what the other
    changed. renamed: another record has the value, and only one can. duplicate: both sides created a record of the same
    thing, and the earlier one stays. moved: two moves put each below the other. rejected: the cloud does not allow the
    change. discarded: sync.queue.discard was called.
    """

    modifier: Optional[str]
    """The account that wrote the cloud's value, as the container names it."""

    at: datetime
    """The time when the conflict was found."""

    resolved_at: Optional[datetime]
    """The time when a user chose the right value; null before that."""


class SyncConflictPage(Record):
    """One page of a list."""

    items: List[SyncConflict]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class SyncError(Record):
    """The reason why a cycle failed."""

    kind: str
    """The kind of error that the container reported: networkFailure, quotaExceeded, zoneBusy, ..."""

    message: str
    """The reason as a sentence."""

    retry_in: Optional[int]
    """The milliseconds until the next attempt; null if none follows by itself."""


class SyncEvent(Record):
    """An event of sync: something that it did, or could not do."""

    id: str
    """The id of the event, as in the notification events.changed."""

    type: Literal["setup", "import", "export", "rejected", "restored"]
    """setup: the directory met the account for the first time. import: changes of other devices were fetched. export:
    changes made here were sent. rejected: changes made here were refused for lack of a right, and the record has the
    cloud's state again. restored: the container was restored to an earlier state, and what it lacks is sent again.
    """

    store: Literal["private", "shared"]
    """The store of the records."""

    company: Optional[str]
    """The company of the records; null for the account's own, or if no company was reached."""

    started_at: datetime
    """The time when it began."""

    ended_at: datetime
    """The time when it ended."""

    succeeded: bool
    """true if it succeeded."""

    records: int
    """The number of records that were fetched, or accepted by the container."""

    bytes: int
    """The number of bytes in their members."""

    error: Optional[SyncEventError]
    """The reason for a failure; null after a success."""


class SyncEventError(Record):
    """The reason why sync could not do something."""

    kind: Literal["networkUnavailable", "networkFailure", "timeout", "serviceUnavailable", "requestRateLimited", "zoneBusy", "notAuthenticated", "accountTemporarilyUnavailable", "quotaExceeded", "serverRecordChanged", "unknownItem", "changeTokenExpired", "historyLost", "zoneNotFound", "userDeletedZone", "permissionFailure", "tooManyParticipants", "limitExceeded", "batchRequestFailed", "invalidArguments", "constraintViolation", "assetFileMissing", "incompatibleVersion"]
    """The kind of error that the container reported."""

    message: str
    """The reason as a sentence."""


class SyncEventPage(Record):
    """One page of a list."""

    items: List[SyncEvent]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class SyncStatus(Record):
    """The state of sync."""

    state: Literal["synced", "syncing", "error", "offline", "paused", "signedOut"]
    """synced: nothing is pending on either side. syncing: records are on their way. error: a record was refused; stores
    and sync.queue.list say more. offline: the container cannot be reached, and is tried again. paused: the account
    cannot be used. signedOut: there is no cloud.
    """

    cloud: Optional[str]
    """The container: a file, the address of a server, host, or exec: and a command. null for none."""

    stores: List[SyncStoreStatus]
    """The state of each store that syncs."""


class SyncStoreStatus(Record):
    """The state of sync in one store."""

    store: Literal["private", "shared"]
    """The name of the store."""

    pending_edits: int
    """The number of records with changes to send."""

    pending_syncs: int
    """The number of records with changes that were sent and are not confirmed."""

    files_to_send: int
    """The number of records with files to send."""

    files_to_fetch: int
    """The number of files to fetch."""

    waiting: int
    """The number of records that arrived before the record that they belong to."""

    quarantined: int
    """The number of records that were put aside. They arrived and cannot be read, or the cloud refuses them for good.
    """

    unknown: int
    """The number of records that arrived and are of types that only a newer version knows."""

    last_cycle_at: Optional[datetime]
    """The time when the last cycle of this process ended; null before that."""

    last_success_at: Optional[datetime]
    """The time when the last successful cycle of this process ended; null before that."""

    error: Optional[SyncError]
    """The reason why the last cycle failed; null if it succeeded."""

    restored_at: Optional[datetime] = None
    """The time when the container was last found to have been restored to an earlier state. Left out if it never was.
    """


class Tasting(Record):
    """A tasting note about a brew or a bean."""

    id: str
    """The record's id."""

    at: datetime
    """The time of the tasting."""

    brew: Optional[str]
    """The brew. It or bean must be given."""

    bean: Optional[str]
    """The bean, for a tasting without a brew."""

    text: Optional[str]
    """The taste, in words."""

    descriptors: List[str]
    """Flavour terms, from journal.flavorWheel.get or others. Devices merge them as a set."""

    body_description: Optional[str]
    """The body: the feel in the mouth."""

    scores: Optional[TastingScores]
    """The scores; null if there are none."""

    source: Literal["user", "ai", "mixed"]
    """user: written by a person. ai: suggested and accepted. mixed: both."""

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """

    unlisted: Optional[List[str]] = None
    """The descriptors that the flavour wheel does not list; left out if it lists all."""


class TastingConflictData(Record):
    """The record has another version than expected; data.current is the record in its present state."""

    kind: Literal["conflict"]
    """The machine name of the error."""

    current: Tasting
    """The record in its present state, as far as the caller may see it."""


class TastingDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    restores its default where it has one.
    """

    at: Union[datetime, Unset] = UNSET
    """The time of the tasting."""

    brew: Union[Optional[str], Unset] = UNSET
    """The brew. It or bean must be given."""

    bean: Union[Optional[str], Unset] = UNSET
    """The bean, for a tasting without a brew."""

    text: Union[Optional[str], Unset] = UNSET
    """The taste, in words."""

    descriptors: Union[Optional[Sequence[str]], Unset] = UNSET
    """Flavour terms, from journal.flavorWheel.get or others. Devices merge them as a set."""

    body_description: Union[Optional[str], Unset] = UNSET
    """The body: the feel in the mouth."""

    scores: Union[Optional[TastingScoresChanges], Unset] = UNSET
    """The scores; null if there are none."""

    source: Union[Optional[Literal["user", "ai", "mixed"]], Unset] = UNSET
    """user: written by a person. ai: suggested and accepted. mixed: both."""


class TastingPage(Record):
    """One page of a list."""

    items: List[Tasting]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class TastingScores(Record):
    """The scores of a tasting: 0 to 10 in quarters."""

    aroma: Optional[Decimal]
    """The aroma."""

    acidity: Optional[Decimal]
    """The acidity."""

    sweetness: Optional[Decimal]
    """The sweetness."""

    bitterness: Optional[Decimal]
    """The bitterness."""

    body: Optional[Decimal]
    """The body."""

    aftertaste: Optional[Decimal]
    """The aftertaste."""

    balance: Optional[Decimal]
    """The balance."""

    overall: Optional[Decimal]
    """The overall score."""


class TastingScoresChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    restores its default where it has one.
    """

    aroma: Union[Optional[Number], Unset] = UNSET
    """The aroma."""

    acidity: Union[Optional[Number], Unset] = UNSET
    """The acidity."""

    sweetness: Union[Optional[Number], Unset] = UNSET
    """The sweetness."""

    bitterness: Union[Optional[Number], Unset] = UNSET
    """The bitterness."""

    body: Union[Optional[Number], Unset] = UNSET
    """The body."""

    aftertaste: Union[Optional[Number], Unset] = UNSET
    """The aftertaste."""

    balance: Union[Optional[Number], Unset] = UNSET
    """The balance."""

    overall: Union[Optional[Number], Unset] = UNSET
    """The overall score."""


class TastingScoresInput(Record):
    """The scores of a tasting: 0 to 10 in quarters."""

    aroma: Union[Optional[Number], Unset] = UNSET
    """The aroma."""

    acidity: Union[Optional[Number], Unset] = UNSET
    """The acidity."""

    sweetness: Union[Optional[Number], Unset] = UNSET
    """The sweetness."""

    bitterness: Union[Optional[Number], Unset] = UNSET
    """The bitterness."""

    body: Union[Optional[Number], Unset] = UNSET
    """The body."""

    aftertaste: Union[Optional[Number], Unset] = UNSET
    """The aftertaste."""

    balance: Union[Optional[Number], Unset] = UNSET
    """The balance."""

    overall: Union[Optional[Number], Unset] = UNSET
    """The overall score."""


class TaxSum(Record):
    """The sum of the lines with one tax rate."""

    tax_rate: Decimal
    """The tax rate in percent."""

    net: Money
    """The sum without tax."""

    tax: Money
    """The tax."""

    gross: Money
    """The sum with tax."""


class TelemetryEvent(Record):
    """An event of the app."""

    name: str
    """The name of the event."""

    properties: Dict[str, Any]
    """The properties of the event: texts, numbers, true and false."""

    at: datetime
    """The time of the event."""


class TelemetryNames(Record):
    """The events that telemetry.track accepts."""

    events: List[DeclaredEvent]
    """The events."""


class TelemetrySent(Record):
    """The host's answer to host.telemetry.send."""


class TemperatureScale(Record):
    """A temperature scale."""

    scale: Literal["celsius", "fahrenheit", "kelvin", "humanus"]
    """The name of the scale, for temperature.convert."""

    symbol: str
    """The unit's symbol."""

    absolute_zero: Decimal
    """Absolute zero on this scale; lower values are refused."""

    definition: str
    """The definition of the scale, by degrees Celsius."""


class TemperatureScalePage(Record):
    """One page of a list."""

    items: List[TemperatureScale]
    """All elements, in the list's order."""

    next: Optional[str]
    """Always null, as the list has only one page."""


class TermCount(Record):
    """A flavour term, and the number of its tasting notes."""

    term: str
    """The term."""

    count: int
    """The number of tasting notes."""


class TierBoughtData(Record):
    """The tier of a company cannot be set in production, whatever the caller's rights."""

    kind: Literal["forbidden"]
    """The machine name of the error."""

    reason: Literal["tierIsBought"]
    """tierIsBought: the app was built for production, where the tier follows from purchases."""


class TierLimits(Record):
    """The limits and features of a tier."""

    tier: Literal["free", "business", "enterprise"]
    """The tier."""

    participants: Optional[int]
    """The maximum number of participants, not counting owners; null for any number."""

    analytics: bool
    """`true` if the tier includes analytics."""

    ai: bool
    """`true` if the tier includes AI: reports.explain."""


class TierLimitsPage(Record):
    """One page of a list."""

    items: List[TierLimits]
    """All elements, in the list's order."""

    next: Optional[str]
    """Always null, as the list has only one page."""


class TierRequiredData(Record):
    """The company's tier does not allow it; data.limit names the limit, data.most is its value, and data.tiers lists
    tiers to upgrade to.
    """

    kind: Literal["tierRequired"]
    """The machine name of the error."""

    limit: Literal["participants", "analytics", "ai"]
    """The limit that would be exceeded, or the feature that the tier lacks."""

    most: Optional[int]
    """The present limit; null for a feature, and for a limit that is not known here."""

    tiers: List[Literal["free", "business", "enterprise"]]
    """The tiers that would allow it."""

    products: Optional[List[str]] = None
    """The store's products for these tiers. Left out if the company's tier does not depend on purchases."""


class Timeline(Record):
    """The content of a widget for the next hours, and the reason for each fallback."""

    wanted: Optional[str]
    """The requested place; null for the device's."""

    place: Optional[TimelinePlace]
    """The place that is shown; null if none is known."""

    scale: Literal["celsius", "fahrenheit", "kelvin", "humanus"]
    """The scale of the temperatures."""

    entries: List[TimelineEntry]
    """The hours that have not ended, in order. Empty if nothing is known."""

    fallbacks: List[Fallback]
    """The reasons why the widget shows something else than it should. Empty if it does not."""

    refresh: TimelineRefresh
    """The time of the next refresh."""

    source: Literal["fresh", "stale", "default"]
    """fresh: the data is recent enough. stale: the data is older. default: there is no data, and a safe value is
    assumed.
    """

    age: Optional[int]
    """The age of the data in milliseconds; null for default."""

    more: Optional[Dict[str, Any]]
    """The other members of the host's answer, unchanged; null if there are none."""


class TimelineEntry(Record):
    """The content of a widget from one hour on."""

    at: datetime
    """The time from which the entry is shown."""

    celsius: Decimal
    """The temperature in degrees Celsius, from the host's answer."""

    temperature: Decimal
    """The temperature on the timeline's scale."""

    extrapolated: bool
    """true if the temperature is outside the Humanus table, on its straight extension."""

    condition: Optional[str]
    """The weather in a word or two, in the host's words."""

    more: Optional[Dict[str, Any]]
    """The other members of the host's answer, unchanged; null if there are none."""


class TimelinePlace(Record):
    """The place that a widget shows."""

    id: Optional[str]
    """The place's id; null for the device's place."""

    name: Optional[str]
    """The name of the place; null as long as it is not known."""

    latitude: Decimal
    """In degrees, north of the equator; rounded to six decimals."""

    longitude: Decimal
    """In degrees, east of Greenwich; rounded to six decimals."""

    time_zone: Optional[str]
    """The name of the time zone in the IANA database."""

    at: Optional[datetime]
    """The time when the device was there; null for a place of the user's own."""


class TimelineRefresh(Record):
    """The time when a widget should ask again."""

    policy: Literal["after", "never"]
    """after: at the time in at. never: only when the app reports a change."""

    at: Optional[datetime]
    """The time; null for never."""


class TooManyAttemptsData(Record):
    """Too many attempts have failed, or were made; data.retryAfter is the number of milliseconds to wait."""

    kind: Literal["tooManyAttempts"]
    """The machine name of the error."""

    retry_after: int
    """The number of milliseconds during which further attempts are refused."""

    record: Optional[str] = None
    """The record that is stored despite the error: the failed answer, or the feedback. Left out if there is none.
    """

    owner: Optional[str] = None
    """The record that it belongs to, such as the conversation. Left out if there is none."""


class Topic(Record):
    """A filter of changes. Each member that is given narrows it; an empty one means all changes."""

    service: Union[Optional[str], Unset] = UNSET
    """Only records of this service."""

    type: Union[Optional[str], Unset] = UNSET
    """Only records of this kind."""

    company: Union[Optional[str], Unset] = UNSET
    """Only records of this company."""


class TrackedEvent(Record):
    """The outcome for an event."""

    waits: bool
    """true if the event waits to be sent; false if telemetry is off, and the event was dropped."""


class Transfer(Record):
    """The founder must have passed the company on with access.transfer."""

    rule: Literal["transfer"]
    """transfer"""


class TransformedImage(Record):
    """The host's answer to host.image.transform."""

    path: str
    """The absolute path of the file."""

    width: int
    """The width in pixels."""

    height: int
    """The height in pixels."""

    bytes: int
    """The number of bytes."""


class TurnoverReport(Record):
    """The turnover of the stock in a period."""

    from_: Optional[str]
    """The first day; null for all earlier days."""

    to: Optional[str]
    """The last day; null for a report up to now."""

    time_zone: str
    """The time zone in which days begin and end: the company's. It is UTC if the company has none, or one that the
    machine does not know.
    """

    totals: List[TurnoverSum]
    """The totals, one for each currency."""

    uncosted: int
    """The number of items with stock or outgoing quantities at unknown cost, which are in no sum."""

    items: List[TurnoverRow]
    """The rows, by currency, the largest outgoing cost first."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""


class TurnoverRow(Record):
    """The turnover of an item or of a category."""

    item: Optional[str]
    """The item, if rows are by item."""

    sku: Optional[str]
    """The item's SKU."""

    name: Optional[str]
    """The item's name."""

    category: Optional[str]
    """The category; null for items without a category."""

    out: MoneySum
    """The cost of goods that were sold or used up, less the cost of goods that customers returned."""

    opening: MoneySum
    """The value of the stock before the first day."""

    closing: MoneySum
    """The value of the stock after the last day."""

    turnover: Optional[Decimal]
    """The outgoing cost divided by the average of opening and closing, with two decimals, rounded half to even. Null if
    that average is 0 or less.
    """


class TurnoverSum(Record):
    """The outgoing cost and the stock value in one currency."""

    out: MoneySum
    """The cost of goods that were sold or used up, less the cost of goods that customers returned."""

    opening: MoneySum
    """The value of the stock before the first day."""

    closing: MoneySum
    """The value of the stock after the last day."""

    turnover: Optional[Decimal]
    """The outgoing cost divided by the average of opening and closing, with two decimals, rounded half to even. Null if
    that average is 0 or less.
    """


class UnauthorizedData(Record):
    """No user is signed in, or the app's backend has not authenticated the user; data.reason says which."""

    kind: Literal["unauthorized"]
    """The machine name of the error."""

    reason: Literal["signedOut", "none", "expired"]
    """signedOut: no user has signed in. none: the backend has not authenticated the user. expired: the authorization is
    no longer valid.
    """

    record: Optional[str] = None
    """The record that is stored despite the error: the failed answer, or the feedback. Left out if there is none.
    """

    owner: Optional[str] = None
    """The record that it belongs to, such as the conversation. Left out if there is none."""


class UncountedStock(Record):
    """Stock in a location that is in the ledger and was not counted."""

    item: str
    """The item."""

    sku: str
    """The item's stock keeping unit."""

    name: str
    """The item's name."""

    unit: str
    """The unit of the item's quantities."""

    location: Optional[str]
    """The location of the stock."""

    location_name: Optional[str]
    """The location's name."""

    lot: Optional[str]
    """The lot; null for an item that is not tracked by lots."""

    batch: Optional[str]
    """The lot's batch."""

    serial: Optional[str]
    """The lot's serial number."""

    expected: Optional[Decimal]
    """The quantity in the ledger, in the item's own unit; null for a caller who counts blind."""


class UncountedStockPage(Record):
    """One page of a list."""

    items: List[UncountedStock]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class UnitCost(Record):
    """What one costs, with five places more than the currency has."""

    amount: Decimal
    """In minor units: 1250.5 is 12.505 EUR."""

    currency: str
    """ISO 4217, three capitals."""


class Unsubscribed(Record):
    """A subscription that has ended."""

    unsubscribed: int
    """The handle of the subscription."""


class UnsupportedProtocolData(Record):
    """This version of the protocol is not supported; data.supported lists those that are."""

    kind: Literal["unsupportedProtocol"]
    """The machine name of the error."""

    supported: List[int]
    """The versions that are supported."""


class UpdateDelay(Record):
    """A recommended update that was put off."""

    version: str
    """The version, as given."""

    until: datetime
    """The time from which the update is recommended again."""


class Upload(Record):
    """An asset that is uploaded in pieces."""

    upload: str
    """The id of the upload, for assets.append and assets.finish."""

    received: int
    """The number of bytes received, which is the offset of the next piece."""


class User(Record):
    """A person who has signed in with Apple."""

    id: str
    """The record's id."""

    apple_user: str
    """The user's id at Apple: opaque, and different for each developer."""

    full_name: Optional[str]
    """The user's name. Apple sends it only at the first sign-in."""

    email: Optional[str]
    """The user's e-mail address. Apple sends it only at the first sign-in."""

    is_private_relay: bool
    """true if Apple relays the address."""

    last_sign_in_at: datetime
    """The time when the user last signed in on any device."""

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class Validation(Record):
    """The state of the session, and the reason if Apple could not be reached."""

    state: AuthState
    """The present state of the session."""

    failure: Optional[RefreshFailure]
    """The reason why Apple could not be reached; null if it was, or if no user is signed in."""


class View(Record):
    """A stored call of a listing method."""

    id: str
    """The record's id."""

    company: str
    """The company to which the record belongs."""

    name: str
    """The view's name."""

    query: ViewQuery
    """The call of the method."""

    shared: bool
    """true to share the view with all users of the company who may call the method."""

    user: str
    """The user who owns the view."""

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept
    until it is set anew.
    """


class ViewConflictData(Record):
    """The record has another version than expected; data.current is the record in its present state."""

    kind: Literal["conflict"]
    """The machine name of the error."""

    current: View
    """The record in its present state, as far as the caller may see it."""


class ViewDraftChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    restores its default where it has one.
    """

    name: Union[str, Unset] = UNSET
    """The view's name."""

    query: Union[ViewQueryChanges, Unset] = UNSET
    """The call of the method."""

    shared: Union[Optional[bool], Unset] = UNSET
    """true to share the view with all users of the company who may call the method."""


class ViewPage(Record):
    """One page of a list."""

    items: List[View]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The value to pass as after for the next page; null at the end."""


class ViewQuery(Record):
    """A call of a listing method."""

    method: str
    """The name of the method, which reads in a company, one page at a time."""

    params: Dict[str, Any]
    """The method's parameters, without company, limit and after. An update replaces all of them."""


class ViewQueryChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    restores its default where it has one.
    """

    method: Union[str, Unset] = UNSET
    """The name of the method, which reads in a company, one page at a time."""

    params: Union[Optional[Mapping[str, Any]], Unset] = UNSET
    """The method's parameters, without company, limit and after. An update replaces all of them."""


class ViewQueryInput(Record):
    """A call of a listing method."""

    method: str
    """The name of the method, which reads in a company, one page at a time."""

    params: Union[Optional[Mapping[str, Any]], Unset] = UNSET
    """The method's parameters, without company, limit and after. An update replaces all of them."""


class WaitingStep(Record):
    """A step that is not possible yet, with its conditions."""

    to: str
    """The status to which the step leads."""

    needs: List[str]
    """The conditions that must be met first; the message names them in words. For an order: lines (it has a line),
    shipped (nothing is left to ship), paid (all of it is paid), returned (all shipped goods are back). For a purchase:
    lines, begun (some goods have arrived), received (all goods have arrived), awaited (some goods are still to arrive),
    reversed (all receipts are reversed). For a dispatch: lines (goods were shipped with it), carrier (it has a
    carrier), address (it has an address or a contact), colleague (the recipient is a user), kept (no line was returned
    only in part). For orders and purchases: manager (a manager takes the step).
    """


class WeatherGap(Record):
    """The reason why an answer about the weather has less than requested."""

    reason: Literal["nowMissing", "hoursMissing"]
    """nowMissing: the answer begins later, or leaves this hour out. hoursMissing: it covers fewer hours."""

    message: str
    """A sentence for people."""


class WeatherHour(Record):
    """The weather of an hour."""

    at: datetime
    """The time when the hour begins."""

    celsius: Decimal
    """The temperature in degrees Celsius, from the host's answer."""

    temperature: ScaledTemperature
    """The temperature on the requested scale."""

    condition: Optional[str]
    """The weather in a word or two, in the host's words."""

    more: Optional[Dict[str, Any]]
    """The other members of the host's answer, unchanged; null if there are none."""


class WeatherPlace(Record):
    """The place of the weather: the nearest one that the host knows."""

    latitude: Decimal
    """In degrees, north of the equator; rounded to six decimals."""

    longitude: Decimal
    """In degrees, east of Greenwich; rounded to six decimals."""

    name: Optional[str]
    """The host's name for the place; null if it gives none."""

    time_zone: Optional[str]
    """The name of the time zone in the IANA database."""


class WidgetPlace(Record):
    """A place that a widget can show. Its id names it for ever."""

    id: str
    """The place's id."""

    name: str
    """The name of the place."""

    latitude: Decimal
    """In degrees, north of the equator; rounded to six decimals."""

    longitude: Decimal
    """In degrees, east of Greenwich; rounded to six decimals."""

    region: Optional[str]
    """The state or province."""

    country: Optional[str]
    """The country (ISO 3166-1), two capital letters: DE."""

    time_zone: Optional[str]
    """The time zone of the place."""


class WrittenLine(Record):
    """The outcome of writing a line."""

    taken: bool
    """`true` if the line was written. A conversation writes at most 200 lines a second. Further lines are dropped
    unread, and one line counts them.
    """


class ZoneChanges(Record):
    """A page of the changes in a zone."""

    token: str
    """The token for the next request."""

    more: bool
    """true if there are more changes already."""

    records: Union[Optional[Sequence[CloudRecordInput]], Unset] = UNSET
    """The records that were saved, in their present state."""

    deleted: Union[Optional[Sequence[CloudDeletionInput]], Unset] = UNSET
    """The records that were deleted."""

    share: Union[Optional[CloudShare], Unset] = UNSET
    """The zone's share, on the last page, if it has another change tag than shareTag."""


class ZoneResult(Record):
    """The result for one zone."""

    zone: CloudZoneAnswer
    """The zone."""

    kind: Union[Optional[Literal["networkUnavailable", "networkFailure", "timeout", "serviceUnavailable", "requestRateLimited", "zoneBusy", "notAuthenticated", "accountTemporarilyUnavailable", "quotaExceeded", "serverRecordChanged", "unknownItem", "changeTokenExpired", "historyLost", "zoneNotFound", "userDeletedZone", "permissionFailure", "tooManyParticipants", "limitExceeded", "batchRequestFailed", "invalidArguments", "constraintViolation", "assetFileMissing", "incompatibleVersion"]], Unset] = UNSET
    """The reason why the zone was refused."""

    message: Union[Optional[str], Unset] = UNSET
    """The reason as a sentence."""
