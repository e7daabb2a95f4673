"""The records in the parameters and results of methods.

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
    """The sold items with their shares of the revenue, in the classes A, B and C."""

    from_: Optional[str]
    """The first day of the period, which is included. `null` if the report has no first day."""

    to: Optional[str]
    """The last day of the period, which is included. `null` if the report extends to the present."""

    time_zone: str
    """The time zone in which days begin and end: the company's time zone. UTC if the company has no time zone, or if
    this machine does not know that time zone.
    """

    totals: List[ABCTotal]
    """The totals of all sold items, one row for each currency and class."""

    items: List[ABCRow]
    """The sold items, sorted by currency, and within a currency by revenue, the largest first."""

    next: Optional[str]
    """The cursor of the next page, to pass as `after`; `null` on the last page."""


class ABCRow(Record):
    """The revenue of one item, with its class."""

    item: Optional[str]
    """The id of the item."""

    sku: Optional[str]
    """The item's SKU."""

    name: Optional[str]
    """The item's name."""

    class_: Literal["A", "B", "C"]
    """The class. The items are ranked by revenue, the largest first. A: the items ranked before this item have less
    than 80 % of all revenue together. B: they have 80 % or more, but less than 95 %. C: they have 95 % or more.
    """

    revenue: MoneySum
    """The revenue without tax. Amounts for returned and credited goods are subtracted."""

    share: Optional[Decimal]
    """The share of this revenue in all revenue of the currency, in percent, with two decimals, rounded half to even.
    `null` if there is no revenue.
    """

    cumulated: Optional[Decimal]
    """The share in all revenue of the currency that this item and all items ranked before it have together, in percent,
    with two decimals. `null` if there is no revenue.
    """


class ABCTotal(Record):
    """The sums of all items of one class, in one currency."""

    class_: Literal["A", "B", "C"]
    """The class: A, B or C."""

    count: int
    """The number of items in the class."""

    revenue: MoneySum
    """The revenue of these items, without tax."""

    share: Optional[Decimal]
    """The share of this revenue in all revenue of the currency, in percent, with two decimals. `null` if there is no
    revenue.
    """


class AIAvailabilityAnswer(Record):
    """The host's answer to host.ai.available."""

    available: bool
    """`true` if the host has a model that can answer now."""

    reason: Union[Optional[Literal["systemTooOld", "deviceNotEligible", "notEnabled", "modelNotReady", "languageUnsupported", "other", "noHost"]], Unset] = UNSET
    """The reason why no model can answer; `null` if `available` is `true`."""


class AIResponse(Record):
    """The host's answer to host.ai.respond."""

    content: Mapping[str, Any]
    """The object."""


class AcceptedShare(Record):
    """A company that the account has joined with a link."""

    company: str
    """The id of the company, which `companies.list` returns from now on. The core still fetches its records."""

    mine: bool
    """`true` if the company is the account's own. In that case, nothing has changed."""

    permission: Literal["readWrite", "readOnly"]
    """The permission of a participant. readWrite: everything that the participant's access record allows. readOnly:
    only reading, even if the access record allows more.
    """


class AccessRecord(Record):
    """The rights of one user in one company."""

    id: str
    """The id of the access record."""

    company: str
    """The id of the company."""

    user: str
    """The id of the user who has these rights: the account, or a user who signs in."""

    name: Optional[str]
    """The user's name. access.people shows it to all users of the company."""

    is_owner: bool
    """`true` if the user is an owner. An owner has all rights, except the rights that only the founder has."""

    is_founder: bool
    """`true` if the user is the founder. No other owner can revoke or demote the founder. `access.transfer` makes
    another owner the founder.
    """

    dept_mask: int
    """The departments in which the user does the daily work. Each bit of this number is a department;
    `access.departments` lists the bits.
    """

    manager_mask: int
    """The departments that the user manages. Each bit of this number is a department. A manager of a department can
    also delete, approve and see costs there.
    """

    version: int
    """The version of the record: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the user got the first rights in the company."""

    updated_at: datetime
    """The time of the record's last change."""

    recovered_at: Optional[datetime]
    """The time when `mainspring recover` last gave the user another password; `null` if the password was never reset in
    this way.
    """

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class AccessRecordConflictData(Record):
    """The record does not have the version in expect. data.current is the record in its present state. Read it, and
    send the change again with its version.
    """

    kind: Literal["conflict"]
    """The name of the kind of error, for programs."""

    current: AccessRecord
    """The record in its present state, with the members that the caller may see. Repeat the change with its `version`
    as `expect`.
    """


class AccessRule(Record):
    """A rule of access: the right that a user needs for a call."""

    rule: Literal["anyone", "account", "member", "department", "manager", "owner", "founder"]
    """The kind of right that is required, such as member, department or owner."""

    department: Optional[str] = None
    """The department in which the right is required. Left out if the rule names no single department."""

    mask: Optional[int] = None
    """The departments of which one suffices, as the bits of a number. Left out if the rule requires no department.
    """


class AccountEntry(Record):
    """An entry of a contact's account: an invoice, a credit note, a payment or an order."""

    at: datetime
    """The time when the document was issued, or when the payment was made."""

    kind: Literal["invoice", "creditNote", "payment", "order"]
    """The kind of the entry: invoice, creditNote, payment or order."""

    id: str
    """The id of the document, the payment or the order, as `kind` says."""

    order: str
    """The id of the order to which the entry belongs."""

    number: Optional[str]
    """The number of the document or of the order. `null` for a payment."""

    amount: Money
    """The amount: positive if the contact owes more after the entry, and negative if the contact owes less."""


class AccountUnavailableData(Record):
    """The data directory has no cloud account that can be used. data.status is the state of the account."""

    kind: Literal["accountUnavailable"]
    """The name of the kind of error, for programs."""

    status: Literal["available", "noAccount", "restricted", "couldNotDetermine", "temporarilyUnavailable"]
    """The state of the cloud's account."""


class Activity(Record):
    """One event in the history of a contact."""

    at: datetime
    """The time of the event."""

    kind: str
    """The kind of record. contactNote: a note that a user wrote."""

    id: str
    """The id of the record."""

    text: str
    """The text of a note. For other kinds of records, the number of the record."""

    status: Optional[str]
    """The status of the record. `null` for a kind of record without a status."""

    actor: Optional[str]
    """The user who caused the event. `null` if the user is no longer known."""


class ActivityPage(Record):
    """One page of a list."""

    items: List[Activity]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class Address(Record):
    """A postal address."""

    lines: List[str]
    """The lines above the city, as on an envelope: street, number, floor."""

    city: Optional[str]
    """The city."""

    region: Optional[str]
    """The state, province or county."""

    postal_code: Optional[str]
    """The postal code."""

    country: Optional[str]
    """The country's code (ISO 3166-1 alpha-2): two capitals, such as DE."""


class AddressChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    lines: Union[Optional[Sequence[str]], Unset] = UNSET
    """The lines above the city, as on an envelope: street, number, floor."""

    city: Union[Optional[str], Unset] = UNSET
    """The city."""

    region: Union[Optional[str], Unset] = UNSET
    """The state, province or county."""

    postal_code: Union[Optional[str], Unset] = UNSET
    """The postal code."""

    country: Union[Optional[str], Unset] = UNSET
    """The country's code (ISO 3166-1 alpha-2): two capitals, such as DE."""


class AddressInput(Record):
    """A postal address."""

    lines: Union[Optional[Sequence[str]], Unset] = UNSET
    """The lines above the city, as on an envelope: street, number, floor."""

    city: Union[Optional[str], Unset] = UNSET
    """The city."""

    region: Union[Optional[str], Unset] = UNSET
    """The state, province or county."""

    postal_code: Union[Optional[str], Unset] = UNSET
    """The postal code."""

    country: Union[Optional[str], Unset] = UNSET
    """The country's code (ISO 3166-1 alpha-2): two capitals, such as DE."""


class AgingFigures(Record):
    """The number of unpaid invoices, and the amount that is still to be paid for them."""

    orders: int
    """The number of invoices. Orders that were invoiced before the core stored invoices are counted as well."""

    due: MoneySum
    """The amount that is still to be paid for these invoices and orders."""


class AgingReport(Record):
    """The amounts that customers still have to pay, by the age of the invoices."""

    at: datetime
    """The instant for which the report was computed."""

    time_zone: str
    """The time zone by which the age in days is counted: the company's time zone. UTC if the company has no time zone,
    or if this machine does not know that time zone.
    """

    items: List[AgingRow]
    """One row for each currency with unpaid amounts. If grouped by contact, one row for each customer and currency,
    sorted by currency, and within a currency by the unpaid amount, the largest first.
    """

    next: Optional[str]
    """Always `null`, because the report has no further pages."""


class AgingRow(Record):
    """The unpaid amounts in one currency, of all customers or of one."""

    contact: Optional[str]
    """The id of the customer. `null` unless rows are grouped by contact."""

    name: Optional[str]
    """The customer's name, as it is on one of the orders. `null` unless rows are grouped by contact."""

    total: AgingFigures
    """The sum of all unpaid amounts."""

    days30: AgingFigures
    """The unpaid amounts of invoices that are at most 30 days old."""

    days60: AgingFigures
    """The unpaid amounts of invoices that are 31 to 60 days old."""

    days90: AgingFigures
    """The unpaid amounts of invoices that are 61 to 90 days old."""

    older: AgingFigures
    """The unpaid amounts of invoices that are more than 90 days old."""


class AllowedMethods(Record):
    """The methods that the caller may and may not call."""

    company: Optional[str]
    """The company of the request, or the selected company; `null` if there is neither."""

    user: Optional[str]
    """The id of the user who acts in the company; `null` while a user must sign in first."""

    methods: List[CheckedMethod]
    """Every method, in the order of the discovery document."""


class AlreadyReversedData(Record):
    """The transaction was already reversed. data.reversedBy is the id of the reversing transaction."""

    kind: Literal["alreadyReversed"]
    """The name of the kind of error, for programs."""

    reversed_by: str
    """The id of the transaction that reversed this transaction."""


class AnalyzedFlavor(Record):
    """The flavour of a coffee in numbers, and the source of the answer."""

    profile: FlavorProfile
    """The flavour of the coffee, as numbers from 0 to 10."""

    version: Optional[int]
    """The version of the tasting note after the profile was stored in it. `null` if the profile was not stored."""

    source: Literal["model", "history"]
    """The origin of the answer. model: the AI of the host. history: the account's own journal, because the host's AI
    failed.
    """

    suggestion: Optional[str]
    """The id of the answer. For 24 hours, `journal.ai.accept` stores notes and profiles with this id. `null` if
    `source` is `history`.
    """

    at: datetime
    """The instant at which the answer was made."""

    repeated: bool
    """`true` if an equal request was made before, and its stored answer was returned."""


class AnotherOwner(Record):
    """Another owner of the company must send the request."""

    rule: Literal["anotherOwner"]
    """The kind of the condition: anotherOwner."""


class AnsweredForm(Record):
    """The form in which a table was read. Each member is what the request gave, or what the core has guessed."""

    separator: Optional[Literal["comma", "semicolon", "tab"]]
    """The column separator. `null` if the first line of the file, such as `sep=|`, sets a character that has no name
    here.
    """

    decimal: Optional[Literal["point", "comma"]]
    """The decimal separator. `null` if the numbers of the first rows do not show it."""

    encoding: Literal["utf8", "utf16", "windows1252"]
    """The character encoding."""


class AppDiagnostics(Record):
    """Facts that help to understand feedback: versions and counts. They contain no text of users."""

    version: str
    """The core's version."""

    platform: str
    """The operating system: `linux` or `macos`."""

    sqlite: str
    """The version of SQLite."""

    build_environment: Literal["development", "staging", "production"]
    """The environment for which the app was built: development, staging or production."""

    client: Optional[str]
    """The program that uses the core, as named in `system.hello`. `null` if the program has not sent that request.
    """

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
    """The identity token that Apple issued, a JWS. Required. The core never stores it."""

    authorization_code: Union[Optional[str], Unset] = UNSET
    """The authorization code that Apple issued. Required. It can be used only once, and the core never stores it.
    """

    full_name: Union[Optional[str], Unset] = UNSET
    """The user's name. Apple sends it only at the first sign-in."""

    email: Union[Optional[str], Unset] = UNSET
    """The user's e-mail address. Apple sends it only at the first sign-in."""

    transferred_from: Union[Optional[str], Unset] = UNSET
    """The user's id at Apple before the app was transferred to another developer. Needed if the user's session has
    ended with the reason `transferred`.
    """


class AppleCredentialState(Record):
    """The host's answer to host.auth.apple.credentialState."""

    state: Literal["authorized", "revoked", "notFound", "transferred"]
    """The state of the credential."""


class AppleKeys(Record):
    """The host's answer to host.auth.apple.keys."""

    keys: Sequence[JSONWebKey]
    """The keys, 1 to 100."""


class ArchivedData(Record):
    """The company is archived. Its records can be read, but not changed. companies.update with archived: false restores
    it.
    """

    kind: Literal["archived"]
    """The name of the kind of error, for programs."""


class AskedPrice(Record):
    """An item whose price is asked for, with the quantity that is to be sold."""

    item: Union[Optional[str], Unset] = UNSET
    """The id of the item."""

    sku: Union[Optional[str], Unset] = UNSET
    """The item's SKU, instead of `item`. Give one of the two, not both."""

    quantity: Union[Optional[Number], Unset] = UNSET
    """The quantity in the unit. Default: 1."""

    unit: Union[Optional[str], Unset] = UNSET
    """The unit. Default: the item's `salesUnit`."""


class Asset(Record):
    """A photo, document, logo or proof of a record."""

    id: str
    """The asset's id."""

    company: Optional[str]
    """The company of the asset; `null` for an asset of the account's own record."""

    owner: AssetOwner
    """The record to which the asset belongs, such as an item."""

    role: Literal["photo", "document", "logo", "proof"]
    """The purpose of the asset. photo: an image; a record has at most 20. logo: a PNG or JPEG of at most 2 MB. proof: a
    proof of delivery. document: anything else.
    """

    name: Optional[str]
    """The asset's name, which may differ from the file's name; `null` if the asset has none."""

    media_type: str
    """The media type, found from the asset's first bytes. If it cannot be found, this is the media type that the
    request gave.
    """

    bytes: int
    """The number of bytes."""

    sha256: str
    """The SHA-256 digest of the bytes, as 64 lower-case hexadecimal digits."""

    width: Optional[int]
    """The width in pixels, from the image's header; `null` for other assets."""

    height: Optional[int]
    """The height in pixels, from the image's header; `null` for other assets."""

    variants: List[AssetVariant]
    """The smaller pictures that the host has made of the image. While a smaller picture is missing, methods use the
    image itself.
    """

    position: int
    """The position among the assets of the record, from 0. The first photo is the cover."""

    version: int
    """The version, from 1. It grows by one with each change."""

    created_at: datetime
    """The instant at which the asset was added."""

    updated_at: datetime
    """The instant of the last change."""

    state: Literal["local", "synced", "remote", "missing"]
    """Where the bytes are. local: only on this device. synced: on this device and in the cloud. remote: only in the
    cloud; the first read fetches the bytes. missing: neither on this device nor in the cloud, because another device
    has not sent the bytes yet, or the file was removed.
    """


class AssetBytes(Record):
    """Bytes of an asset."""

    media_type: str
    """The media type of the asset."""

    bytes: int
    """The number of bytes of the whole asset."""

    offset: int
    """The offset of the first returned byte, in bytes from the beginning of the asset."""

    base64: str
    """The bytes in standard base64 (RFC 4648); empty at the end of the asset."""


class AssetMissingData(Record):
    """The file of the asset is not in the data directory. data.sha256 is the digest of the missing bytes. Add an asset
    with the same bytes to restore the file.
    """

    kind: Literal["assetMissing"]
    """The name of the kind of error, for programs."""

    sha256: str
    """The SHA-256 digest of the missing bytes, as 64 lower-case hexadecimal digits. Add an asset with the same bytes to
    restore the file.
    """


class AssetOwner(Record):
    """The record to which an asset belongs. If the record is deleted, its assets are deleted, too."""

    type: str
    """The kind of the record, such as `item`, `location` or `company`. Events have the same text in `type`."""

    id: str
    """The id of the record."""


class AssetOwnerInput(Record):
    """The record to which an asset belongs. If the record is deleted, its assets are deleted, too."""

    type: str
    """The kind of the record, such as `item`, `location` or `company`. Events have the same text in `type`."""

    id: str
    """The id of the record."""


class AssetPage(Record):
    """One page of a list."""

    items: List[Asset]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class AssetPath(Record):
    """The file of an asset."""

    path: str
    """The absolute path. The file's name does not show the type."""

    media_type: str
    """The media type of the file."""

    bytes: int
    """The number of bytes."""


class AssetTooLargeData(Record):
    """The assets would have too many bytes. data.limit is the limit in bytes, and data.bytes is the number of bytes
    with the new asset.
    """

    kind: Literal["assetTooLarge"]
    """The name of the kind of error, for programs."""

    limit: int
    """The limit that would be exceeded, in bytes: for all assets of a record, or for a logo."""

    bytes: int
    """The number of bytes that would count against the limit, including the new asset."""


class AssetVariant(Record):
    """A smaller picture of an image, made by the host."""

    kind: Literal["thumb", "preview"]
    """The size of the picture. thumb: at most 256 pixels on the longer side; preview: at most 1280."""

    media_type: str
    """The media type, from the picture's first bytes."""

    bytes: int
    """The number of bytes."""

    width: int
    """The width in pixels."""

    height: int
    """The height in pixels."""

    sha256: str
    """The SHA-256 digest of the bytes, as 64 lower-case hexadecimal digits."""


class AssignedPayment(Record):
    """A payment, with the part of it that counts for an invoice."""

    payment: str
    """The id of the payment."""

    paid_at: datetime
    """The instant of the payment."""

    method: Optional[str]
    """The method of payment as a free text, such as cash or card."""

    reference: Optional[str]
    """The payment's reference in another system."""

    reason: Optional[str]
    """The reason for a reversal, as a free text. `null` for other payments."""

    actor: str
    """The id of the user who recorded the payment."""

    amount: Money
    """The part of the payment that counts for the invoice. Negative for a part that was paid back."""


class AuthGate(Record):
    """The parts of the app that the user may use."""

    shell: bool
    """`true` if the app is open: a user has signed in with Apple."""

    backend: bool
    """`true` if chat and feedback are open: the backend has authenticated the user."""


class AuthState(Record):
    """The state of the session: the user who is signed in with Apple, and the backend's authentication."""

    signed_in: bool
    """`true` if a user is signed in."""

    user: Optional[str]
    """The id of the user's record (`users.get`); `null` if no user is signed in."""

    path: Literal["appleNative", "backend"]
    """The deployment path, which decides where the app's data is stored. It is the same as `path` in the result of
    `policy.deployment.get`.
    """

    secrets: Literal["host", "file"]
    """The place where the backend's token is or will be stored. host: with the host, such as in a keychain. file: in
    the core's own data on the device.
    """

    credential_state: Optional[Literal["authorized", "revoked", "notFound", "transferred"]]
    """Apple's last report about the state of the credential; `null` before the first report. The report stays after the
    session has ended.
    """

    checked_at: Optional[datetime]
    """The time of Apple's last report about the credential; `null` before the first report. An old report does not end
    the session.
    """

    backend: Literal["none", "valid", "expired"]
    """The state of the backend's authentication of the user. none: the backend has not authenticated the user. valid:
    the backend accepts the user. expired: the backend must authenticate the user again.
    """


class Availability(Record):
    """Whether the host's language model can answer now, and the reason if it can't."""

    available: bool
    """`true` if the host has a model that can answer now."""

    reason: Optional[Literal["systemTooOld", "deviceNotEligible", "notEnabled", "modelNotReady", "languageUnsupported", "other", "noHost"]]
    """The reason why no model can answer; `null` if `available` is `true`."""


class BOMCost(Record):
    """The cost of an item, computed from its active bill of materials and the average costs of its components."""

    item: str
    """The id of the item that is made."""

    sku: str
    """The item's SKU."""

    bom: str
    """The id of the item's active bill of materials."""

    yield_: Decimal
    """The quantity that one run makes, in the item's own unit."""

    unit_costs: List[UnitCost]
    """The cost of one of the item's own units: one amount for each currency in which components have a cost. Empty if
    no cost is known.
    """

    average_cost: Optional[UnitCost]
    """The average cost of one of the item's own units in stock, for comparison. `null` if it is not known."""

    uncosted: int
    """The number of components whose cost is not known, on all levels. Their cost counts as 0."""

    lines: List[BOMLineCost]
    """The components of one run, with their costs."""


class BOMDraftChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    lines: Union[Sequence[BOMLineInput], Unset] = UNSET
    """The components of one run."""

    yield_: Union[Number, Unset] = UNSET
    """The quantity of the item that one run makes, in the item's own unit. More than 0, at most 1,000,000,000."""

    active: Union[Optional[bool], Unset] = UNSET
    """`true` for the item's active bill of materials, which builds and other bills of materials use. An item has at
    most one: activating a bill of materials deactivates the other one.
    """

    note: Union[Optional[str], Unset] = UNSET
    """A free text, such as instructions."""


class BOMExplosion(Record):
    """The components that a quantity of an item needs, on all levels."""

    item: str
    """The id of the item that is made."""

    sku: str
    """The item's SKU."""

    name: str
    """The item's name."""

    unit: str
    """The item's own unit, in which its quantities are given."""

    bom: str
    """The id of the item's active bill of materials."""

    quantity: Decimal
    """The quantity to make, in the item's own unit."""

    available: Decimal
    """The quantity of the item that is in stock and not reserved, in the item's own unit. For a kit, the number of
    whole kits that can be made of available components.
    """

    tree: List[BOMNode]
    """All components as a list, which shows the tree: each component has its level, and its own components follow it.
    Stock is not subtracted from the quantities.
    """

    parts: List[NeededPart]
    """The needed items, each once, and each before its own components. If an item is in stock, less of its components
    is needed. Optional components and services are left out.
    """


class BOMLine(Record):
    """A component in a bill of materials."""

    item: Optional[str]
    """The id of the component. A request gives `item` or `sku`; a reply has both."""

    sku: Optional[str]
    """The SKU of the component. Ignored in a request with `item`."""

    quantity: Decimal
    """The quantity of the component for one run, in `unit`. More than 0, at most 1,000,000,000."""

    unit: Optional[str]
    """The unit of `quantity`: the component's own unit, or one of its `units`. Default: the component's own unit.
    """

    scrap: Optional[Decimal]
    """The part of the component that is lost in production, in percent of `quantity`, from 0 to 1000. With 2, a run
    needs 1.02 times `quantity`. Default: 0.
    """

    optional: bool
    """`true` for a component that is not always used. A build does not reserve it, and uses it only if a completion
    names it.
    """

    note: Optional[str]
    """A free text about the component."""

    own_quantity: Optional[Decimal]
    """The quantity for one run in the component's own unit, without scrap. It was converted with the size that `unit`
    had when the line was written.
    """

    whole: Optional[bool]
    """`true` if the needed quantity is rounded up to whole pieces, because the component has serial numbers."""


class BOMLineCost(Record):
    """The cost of a component in one run of a bill of materials."""

    item: str
    """The id of the component."""

    sku: str
    """The component's SKU."""

    name: str
    """The component's name."""

    unit: str
    """The component's own unit."""

    quantity: Decimal
    """The quantity for one run, in the component's own unit. The loss in production (`scrap`) is included."""

    optional: bool
    """`true` for an optional component. Its cost is not included in the cost of the item."""

    is_made: bool
    """`true` if the cost is computed from the component's own bill of materials. `false` if it is the average cost of
    the component's stock.
    """

    unit_costs: List[UnitCost]
    """The cost of one of the component's own units, one amount for each currency."""

    costs: List[UnitCost]
    """The cost of `quantity`, one amount for each currency."""


class BOMLineInput(Record):
    """A component in a bill of materials."""

    quantity: Number
    """The quantity of the component for one run, in `unit`. More than 0, at most 1,000,000,000."""

    item: Union[Optional[str], Unset] = UNSET
    """The id of the component. A request gives `item` or `sku`; a reply has both."""

    sku: Union[Optional[str], Unset] = UNSET
    """The SKU of the component. Ignored in a request with `item`."""

    unit: Union[Optional[str], Unset] = UNSET
    """The unit of `quantity`: the component's own unit, or one of its `units`. Default: the component's own unit.
    """

    scrap: Union[Optional[Number], Unset] = UNSET
    """The part of the component that is lost in production, in percent of `quantity`, from 0 to 1000. With 2, a run
    needs 1.02 times `quantity`. Default: 0.
    """

    optional: Union[Optional[bool], Unset] = UNSET
    """`true` for a component that is not always used. A build does not reserve it, and uses it only if a completion
    names it.
    """

    note: Union[Optional[str], Unset] = UNSET
    """A free text about the component."""


class BOMNode(Record):
    """A component in the tree of components."""

    level: int
    """The level in the tree: 1 for a component of the item itself, 2 for a component of a component on level 1, and so
    on.
    """

    item: str
    """The id of the component."""

    sku: str
    """The component's SKU."""

    name: str
    """The component's name."""

    unit: str
    """The component's own unit."""

    quantity: Decimal
    """The needed quantity, in the component's own unit. The loss in production (`scrap`) is included."""

    optional: bool
    """`true` for an optional component, and for all components below it in the tree."""

    bom: Optional[str]
    """The id of the component's active bill of materials. `null` if it has none."""


class BOMUse(Record):
    """A line of a bill of materials that needs the item, or that needs an item made of it."""

    level: int
    """The level: 1 if the line needs the item itself, 2 if it needs an item made directly of the item, and so on.
    """

    bom: str
    """The id of the bill of materials."""

    item: str
    """The id of the item that is made."""

    sku: str
    """The SKU of the item that is made."""

    name: str
    """The name of the item that is made."""

    unit: str
    """The own unit of the item that is made."""

    component: str
    """The id of the component in the line: on level 1 the requested item, on all other levels an item made of it.
    """

    quantity: Decimal
    """The quantity of the component for one run, in the component's own unit. The loss in production (`scrap`) is
    included.
    """

    yield_: Decimal
    """The quantity that one run makes, in the own unit of the item that is made."""

    optional: bool
    """`true` for an optional component."""

    active: bool
    """`true` if the bill of materials is the active one of the item that is made."""


class BOMUses(Record):
    """The lines of bills of materials that need an item, directly or through other items."""

    uses: List[BOMUse]
    """The lines that need the item, and the lines that need an item made of it, sorted by level. At most 10,000."""


class BackendAnswer(Record):
    """The HTTP response of the app's backend."""

    status: int
    """The HTTP status code, from 200 to 599."""

    headers: Union[Optional[Sequence[HTTPHeaderInput]], Unset] = UNSET
    """The headers that the core uses: `content-type` and `retry-after`. `retry-after` is in seconds: if the backend
    sent a date, the host converts it.
    """

    body: Union[Optional[str], Unset] = UNSET
    """The body, as text. `null` if there is no body, or if the host has sent the body as events."""


class BackendFailedData(Record):
    """The app's backend gave no usable answer. data.reason is the reason."""

    kind: Literal["backendFailed"]
    """The name of the kind of error, for programs."""

    reason: Literal["status", "error", "cutOff", "tooLong", "malformed"]
    """The reason. status: the backend replied with the HTTP status in `status`. error: the backend reported a failure.
    cutOff: the answer ended before it was complete. tooLong: the answer has more than 100,000 characters. malformed:
    the answer does not have the expected form.
    """

    status: Optional[int] = None
    """The HTTP status code. Left out if the status is not the reason."""

    record: Optional[str] = None
    """The id of the record that was stored despite the error: an answer that was stored as failed, or feedback. Left
    out if no record was stored.
    """

    owner: Optional[str] = None
    """The id of the record to which the stored record belongs, such as the conversation. Left out if the stored record
    belongs to no other record.
    """


class BackendToken(Record):
    """The host's answer to host.backend.authenticate."""

    token: str
    """The token that the backend gave."""

    expires_at: Union[Optional[datetime], Unset] = UNSET
    """The time when the token expires; `null` if the backend has named no time."""


class BackupReport(Record):
    """The result of a backup: its size, and the files that it could not contain."""

    made_at: datetime
    """The time of the state in the backup. The backup contains all changes whose replies were sent before that time.
    """

    bytes: int
    """The size of the backup in bytes."""

    assets: int
    """The number of files of assets in the backup."""

    damaged: List[str]
    """The SHA-256 digests of the assets whose files were already damaged before the backup. The backup contains the
    damaged files.
    """

    missing: List[MissingAsset]
    """The files of assets that no longer exist or could not be read, sorted by name. The backup does not contain these
    files.
    """


class BankAccount(Record):
    """A bank account to which money is paid."""

    iban: str
    """The international bank account number (ISO 13616)."""

    bic: Optional[str]
    """The bank's code (ISO 9362)."""

    name: Optional[str]
    """The name of the account's holder or of the bank."""


class BankAccountChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    iban: Union[str, Unset] = UNSET
    """The international bank account number (ISO 13616)."""

    bic: Union[Optional[str], Unset] = UNSET
    """The bank's code (ISO 9362)."""

    name: Union[Optional[str], Unset] = UNSET
    """The name of the account's holder or of the bank."""


class BankAccountInput(Record):
    """A bank account to which money is paid."""

    iban: str
    """The international bank account number (ISO 13616)."""

    bic: Union[Optional[str], Unset] = UNSET
    """The bank's code (ISO 9362)."""

    name: Union[Optional[str], Unset] = UNSET
    """The name of the account's holder or of the bank."""


class Bean(Record):
    """One bag of coffee beans, with its contents, its dates and its price."""

    id: str
    """The record's id."""

    name: str
    """The name of the beans on the bag."""

    roaster: Optional[str]
    """The name of the roaster."""

    origins: List[BeanOrigin]
    """The origins of the beans; a blend has several. Their shares sum to at most 100 percent."""

    roast_level: Optional[Literal["light", "mediumLight", "medium", "mediumDark", "dark"]]
    """The roast level of the beans."""

    process: Optional[Literal["washed", "natural", "honey", "anaerobic", "wetHulled", "other"]]
    """The way in which the coffee cherries were processed."""

    decaf: bool
    """`true` if the beans are decaffeinated."""

    roast_date: Optional[str]
    """The day on which the beans were roasted. It must not be in the future."""

    opened_at: Optional[str]
    """The day on which the bag was opened."""

    frozen_at: Optional[str]
    """The day on which the beans were frozen. It must not be before `roastDate`."""

    thawed_at: Optional[str]
    """The day on which the beans were thawed. It needs `frozenAt` and must not be before that day."""

    best_before: Optional[str]
    """The best-before date on the bag."""

    weight: Optional[Decimal]
    """The weight of the beans in the full bag, in grams, at most 1,000,000."""

    withdrawn: Decimal
    """The grams that were used for purposes other than brews, such as a gift. At most 1,000,000."""

    price: Optional[Money]
    """The price of the bag."""

    rating: Optional[Decimal]
    """The rating of the beans, from 0 to 5 in steps of 0.5."""

    flavours: List[str]
    """The flavours, as the roaster names them. If two devices add flavours at the same time, sync keeps the additions
    of both.
    """

    note: Optional[str]
    """A free text about the beans."""

    url: Optional[str]
    """The address of a page about the beans."""

    barcode: Optional[str]
    """The barcode on the bag, as text."""

    favourite: bool
    """`true` if the beans are a favourite."""

    archived: bool
    """`true` if the beans are no longer in use. Lists leave them out unless they are asked for."""

    finished: bool
    """`true` if the bag is empty. With the setting `finishEmptyBeans`, the core sets this member to `true` when less
    than 1 g is left.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """

    age_days: Optional[int] = None
    """The age in whole days since `roastDate`, in the account's time zone. A day in the freezer counts as one ninetieth
    of a day. Left out without `roastDate`.
    """

    remaining: Optional[Decimal] = None
    """The remaining weight in grams: `weight` less `withdrawn` less the doses of all brews. Drafts of brews do not
    count. Left out without `weight`.
    """

    overdrawn: Optional[bool] = None
    """`true` if `remaining` is less than 0. Otherwise it is left out."""

    brews: Optional[int] = None
    """The number of brews of the beans. Drafts do not count."""

    last_brewed_at: Optional[datetime] = None
    """The instant of the last brew of the beans. Left out if there is no brew."""

    average_rating: Optional[Decimal] = None
    """The mean rating of the beans' rated brews, from 0 to 5, with four decimals. Left out if no brew is rated."""

    cost_per_gram: Optional[UnitCost] = None
    """The price of one gram, in minor units of the currency (such as cents) with five decimals. Left out without
    `price` or `weight`.
    """

    photos: Optional[List[str]] = None
    """The ids of the record's photos, which are assets with the role `photo`, the cover first. For a small picture,
    call `assets.read` with the variant `thumb`. Left out without photos.
    """


class BeanConflictData(Record):
    """The record does not have the version in expect. data.current is the record in its present state. Read it, and
    send the change again with its version.
    """

    kind: Literal["conflict"]
    """The name of the kind of error, for programs."""

    current: Bean
    """The record in its present state, with the members that the caller may see. Repeat the change with its `version`
    as `expect`.
    """


class BeanDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    name: Union[str, Unset] = UNSET
    """The name of the beans on the bag."""

    roaster: Union[Optional[str], Unset] = UNSET
    """The name of the roaster."""

    origins: Union[Optional[Sequence[BeanOriginInput]], Unset] = UNSET
    """The origins of the beans; a blend has several. Their shares sum to at most 100 percent."""

    roast_level: Union[Optional[Literal["light", "mediumLight", "medium", "mediumDark", "dark"]], Unset] = UNSET
    """The roast level of the beans."""

    process: Union[Optional[Literal["washed", "natural", "honey", "anaerobic", "wetHulled", "other"]], Unset] = UNSET
    """The way in which the coffee cherries were processed."""

    decaf: Union[Optional[bool], Unset] = UNSET
    """`true` if the beans are decaffeinated."""

    roast_date: Union[Optional[Day], Unset] = UNSET
    """The day on which the beans were roasted. It must not be in the future."""

    opened_at: Union[Optional[Day], Unset] = UNSET
    """The day on which the bag was opened."""

    frozen_at: Union[Optional[Day], Unset] = UNSET
    """The day on which the beans were frozen. It must not be before `roastDate`."""

    thawed_at: Union[Optional[Day], Unset] = UNSET
    """The day on which the beans were thawed. It needs `frozenAt` and must not be before that day."""

    best_before: Union[Optional[Day], Unset] = UNSET
    """The best-before date on the bag."""

    weight: Union[Optional[Number], Unset] = UNSET
    """The weight of the beans in the full bag, in grams, at most 1,000,000."""

    withdrawn: Union[Optional[Number], Unset] = UNSET
    """The grams that were used for purposes other than brews, such as a gift. At most 1,000,000."""

    price: Union[Optional[MoneyChanges], Unset] = UNSET
    """The price of the bag."""

    rating: Union[Optional[Number], Unset] = UNSET
    """The rating of the beans, from 0 to 5 in steps of 0.5."""

    flavours: Union[Optional[Sequence[str]], Unset] = UNSET
    """The flavours, as the roaster names them. If two devices add flavours at the same time, sync keeps the additions
    of both.
    """

    note: Union[Optional[str], Unset] = UNSET
    """A free text about the beans."""

    url: Union[Optional[str], Unset] = UNSET
    """The address of a page about the beans."""

    barcode: Union[Optional[str], Unset] = UNSET
    """The barcode on the bag, as text."""

    favourite: Union[Optional[bool], Unset] = UNSET
    """`true` if the beans are a favourite."""

    archived: Union[Optional[bool], Unset] = UNSET
    """`true` if the beans are no longer in use. Lists leave them out unless they are asked for."""

    finished: Union[Optional[bool], Unset] = UNSET
    """`true` if the bag is empty. With the setting `finishEmptyBeans`, the core sets this member to `true` when less
    than 1 g is left.
    """


class BeanOrigin(Record):
    """An origin of beans. A blend has several origins."""

    country: Optional[str]
    """The country of origin, as a code of two letters (ISO 3166-1 alpha-2)."""

    region: Optional[str]
    """The region within the country."""

    farm: Optional[str]
    """The farm or the washing station."""

    producer: Optional[str]
    """The name of the producer."""

    altitude: Optional[int]
    """The altitude of the farm, in metres above sea level."""

    variety: Optional[str]
    """The variety of the coffee plant."""

    process: Optional[Literal["washed", "natural", "honey", "anaerobic", "wetHulled", "other"]]
    """The process of the cherries from this origin. Used if the origins of a blend differ in it."""

    share: Optional[Decimal]
    """The share of this origin in a blend, in percent."""


class BeanOriginInput(Record):
    """An origin of beans. A blend has several origins."""

    country: Union[Optional[str], Unset] = UNSET
    """The country of origin, as a code of two letters (ISO 3166-1 alpha-2)."""

    region: Union[Optional[str], Unset] = UNSET
    """The region within the country."""

    farm: Union[Optional[str], Unset] = UNSET
    """The farm or the washing station."""

    producer: Union[Optional[str], Unset] = UNSET
    """The name of the producer."""

    altitude: Union[Optional[int], Unset] = UNSET
    """The altitude of the farm, in metres above sea level."""

    variety: Union[Optional[str], Unset] = UNSET
    """The variety of the coffee plant."""

    process: Union[Optional[Literal["washed", "natural", "honey", "anaerobic", "wetHulled", "other"]], Unset] = UNSET
    """The process of the cherries from this origin. Used if the origins of a blend differ in it."""

    share: Union[Optional[Number], Unset] = UNSET
    """The share of this origin in a blend, in percent."""


class BeanPage(Record):
    """One page of a list."""

    items: List[Bean]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class Bom(Record):
    """A bill of materials: the components of one run, and the quantity of an item that one run makes."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    item: str
    """The id of the item that is made. It cannot be changed."""

    sku: str
    """The item's SKU when the bill of materials was created."""

    lines: List[BOMLine]
    """The components of one run."""

    yield_: Decimal
    """The quantity of the item that one run makes, in the item's own unit. More than 0, at most 1,000,000,000."""

    active: bool
    """`true` for the item's active bill of materials, which builds and other bills of materials use. An item has at
    most one: activating a bill of materials deactivates the other one.
    """

    note: Optional[str]
    """A free text, such as instructions."""

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class BomConflictData(Record):
    """The record does not have the version in expect. data.current is the record in its present state. Read it, and
    send the change again with its version.
    """

    kind: Literal["conflict"]
    """The name of the kind of error, for programs."""

    current: Bom
    """The record in its present state, with the members that the caller may see. Repeat the change with its `version`
    as `expect`.
    """


class BomPage(Record):
    """One page of a list."""

    items: List[Bom]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class Brew(Record):
    """A brew of coffee: its parameters, such as dose and time, and its result, such as the rating."""

    id: str
    """The record's id."""

    at: datetime
    """The instant of the brew, from 1900 to one day in the future."""

    bean: Optional[str]
    """The id of the beans. Required unless the brew is a draft."""

    method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]]
    """The brewing method. Required unless the brew is a draft."""

    dose: Optional[Decimal]
    """The ground coffee, in grams. More than 0; at most 2000 for cupping and cold brew, and 200 for other methods.
    Required unless the brew is a draft.
    """

    water: Optional[Decimal]
    """The brewing water, in grams, at most 20,000."""

    yield_: Optional[Decimal]
    """The weight of the beverage, in grams, at most 20,000."""

    grinder: Optional[str]
    """The id of the grinder: a piece of equipment of the kind `grinder`."""

    grind_setting: Optional[Decimal]
    """The grind setting, on the grinder's own scale."""

    temperature: Optional[Decimal]
    """The temperature of the water, in degrees Celsius."""

    time: Optional[Decimal]
    """The duration of the whole brew, in seconds, at most 172,800 (two days)."""

    bloom_water: Optional[Decimal]
    """The water of the bloom, in grams. The bloom is the first pour, which wets the coffee."""

    bloom_time: Optional[Decimal]
    """The duration of the bloom, in seconds."""

    pressure: Optional[Decimal]
    """The pressure of the machine, in bar."""

    pours: List[Pour]
    """The single pours, in the order of time. Together they must not have more than `water`."""

    tds: Optional[Decimal]
    """The total dissolved solids of the beverage, in percent."""

    equipment: List[str]
    """The ids of the other equipment: each piece once, and no grinder. If two devices add equipment at the same time,
    sync keeps the additions of both.
    """

    place: Optional[str]
    """The name of the place where the brew was made."""

    rating: Optional[Decimal]
    """The rating of the brew, from 0 to 5 in steps of 0.5."""

    note: Optional[str]
    """A free text about the brew."""

    recipe: Optional[str]
    """The id of the recipe that was followed."""

    favourite: bool
    """`true` if the brew is a favourite."""

    archived: bool
    """`true` if the brew is archived. Lists leave it out unless they are asked for, and statistics do not count it.
    """

    draft: bool
    """`true` if the brew is a draft, which may be incomplete: only `at` is required. Statistics and figures do not
    count drafts.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """

    ratio: Optional[Decimal] = None
    """The grams of beverage or water for each gram of coffee, with two decimals. `ratioOf` tells which of them. Left
    out if the weights are not known, or if the ratio is above 100,000.
    """

    ratio_of: Optional[Literal["yield", "water"]] = None
    """The weight from which `ratio` is computed. yield: the beverage, for espresso and moka pot. water: the water, for
    other methods. If the brew lacks this weight, the other one is used.
    """

    strength: Optional[Decimal] = None
    """The grams of coffee for each litre of water, with one decimal."""

    extraction: Optional[Decimal] = None
    """The extraction yield, in percent with two decimals: the part of the coffee that is dissolved in the beverage. It
    is TDS times the weight of the beverage, divided by the dose.
    """

    estimated: Optional[bool] = None
    """`true` if the beverage was not weighed. For the extraction, its weight is then assumed to be the water less twice
    the dose. Otherwise left out.
    """

    flow: Optional[Decimal] = None
    """The grams of beverage per second, with two decimals."""

    bean_age: Optional[int] = None
    """The age of the beans on the day of the brew, in whole days."""

    cost: Optional[Money] = None
    """The price of the dose, computed from the price and the weight of the bag. Left out if one of them is not known.
    """

    section: Optional[str] = None
    """The key of the section to which the brew belongs. Only in lists with `sectionBy`."""

    warnings: Optional[List[BrewWarning]] = None
    """The unusual parameters of the brew, such as a very high ratio. They are stored all the same. Lists do not have
    this member.
    """

    photos: Optional[List[str]] = None
    """The ids of the record's photos, which are assets with the role `photo`, the cover first. For a small picture,
    call `assets.read` with the variant `thumb`. Left out without photos.
    """


class BrewConflictData(Record):
    """The record does not have the version in expect. data.current is the record in its present state. Read it, and
    send the change again with its version.
    """

    kind: Literal["conflict"]
    """The name of the kind of error, for programs."""

    current: Brew
    """The record in its present state, with the members that the caller may see. Repeat the change with its `version`
    as `expect`.
    """


class BrewDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    at: Union[datetime, Unset] = UNSET
    """The instant of the brew, from 1900 to one day in the future."""

    bean: Union[Optional[str], Unset] = UNSET
    """The id of the beans. Required unless the brew is a draft."""

    method: Union[Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]], Unset] = UNSET
    """The brewing method. Required unless the brew is a draft."""

    dose: Union[Optional[Number], Unset] = UNSET
    """The ground coffee, in grams. More than 0; at most 2000 for cupping and cold brew, and 200 for other methods.
    Required unless the brew is a draft.
    """

    water: Union[Optional[Number], Unset] = UNSET
    """The brewing water, in grams, at most 20,000."""

    yield_: Union[Optional[Number], Unset] = UNSET
    """The weight of the beverage, in grams, at most 20,000."""

    grinder: Union[Optional[str], Unset] = UNSET
    """The id of the grinder: a piece of equipment of the kind `grinder`."""

    grind_setting: Union[Optional[Number], Unset] = UNSET
    """The grind setting, on the grinder's own scale."""

    temperature: Union[Optional[Number], Unset] = UNSET
    """The temperature of the water, in degrees Celsius."""

    time: Union[Optional[Number], Unset] = UNSET
    """The duration of the whole brew, in seconds, at most 172,800 (two days)."""

    bloom_water: Union[Optional[Number], Unset] = UNSET
    """The water of the bloom, in grams. The bloom is the first pour, which wets the coffee."""

    bloom_time: Union[Optional[Number], Unset] = UNSET
    """The duration of the bloom, in seconds."""

    pressure: Union[Optional[Number], Unset] = UNSET
    """The pressure of the machine, in bar."""

    pours: Union[Optional[Sequence[PourInput]], Unset] = UNSET
    """The single pours, in the order of time. Together they must not have more than `water`."""

    tds: Union[Optional[Number], Unset] = UNSET
    """The total dissolved solids of the beverage, in percent."""

    equipment: Union[Optional[Sequence[str]], Unset] = UNSET
    """The ids of the other equipment: each piece once, and no grinder. If two devices add equipment at the same time,
    sync keeps the additions of both.
    """

    place: Union[Optional[str], Unset] = UNSET
    """The name of the place where the brew was made."""

    rating: Union[Optional[Number], Unset] = UNSET
    """The rating of the brew, from 0 to 5 in steps of 0.5."""

    note: Union[Optional[str], Unset] = UNSET
    """A free text about the brew."""

    recipe: Union[Optional[str], Unset] = UNSET
    """The id of the recipe that was followed."""

    favourite: Union[Optional[bool], Unset] = UNSET
    """`true` if the brew is a favourite."""

    archived: Union[Optional[bool], Unset] = UNSET
    """`true` if the brew is archived. Lists leave it out unless they are asked for, and statistics do not count it.
    """

    draft: Union[Optional[bool], Unset] = UNSET
    """`true` if the brew is a draft, which may be incomplete: only `at` is required. Statistics and figures do not
    count drafts.
    """


class BrewFilter(Record):
    """Filters that select brews. A brew must match all given filters."""

    from_: Union[Optional[Day], Unset] = UNSET
    """A day, to select only brews on this day or later, in the account's time zone."""

    to: Union[Optional[Day], Unset] = UNSET
    """A day, to select only brews on this day or earlier, in the account's time zone."""

    bean: Union[Optional[str], Unset] = UNSET
    """The id of beans, to select only their brews."""

    roaster: Union[Optional[str], Unset] = UNSET
    """A roaster, to select only brews of its beans. The whole name must be given; case is ignored."""

    country: Union[Optional[str], Unset] = UNSET
    """A country, to select only brews of beans with this country of origin."""

    process: Union[Optional[Literal["washed", "natural", "honey", "anaerobic", "wetHulled", "other"]], Unset] = UNSET
    """A process, to select only brews of beans that were processed in this way."""

    roast_level: Union[Optional[Literal["light", "mediumLight", "medium", "mediumDark", "dark"]], Unset] = UNSET
    """A roast level, to select only brews of beans with it."""

    method: Union[Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]], Unset] = UNSET
    """A brewing method, to select only brews with it."""

    grinder: Union[Optional[str], Unset] = UNSET
    """The id of a grinder, to select only brews for which it was used."""

    favourite: Union[Optional[bool], Unset] = UNSET
    """`true` to select only favourite brews, `false` to leave favourites out. Default: all brews."""


class BrewPage(Record):
    """One page of a list."""

    items: List[Brew]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class BrewSection(Record):
    """A section of a list of brews, such as the brews of one day."""

    key: Optional[str]
    """The key of the section. For a day, week or month, its first day, such as 2026-11-30. For beans, their id. For a
    method, its name. `null` for drafts without beans or method.
    """

    count: int
    """The number of brews in the section."""

    first: str
    """The cursor of the section. If it is passed as `after`, `journal.brews.list` returns the page that begins with
    this section.
    """


class BrewSectionPage(Record):
    """One page of a list."""

    items: List[BrewSection]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class BrewWarning(Record):
    """A warning about an unusual parameter of a brew. The brew is stored nevertheless."""

    kind: Literal["ratio", "extraction", "grindSetting", "archivedBean", "archivedEquipment", "pours"]
    """The kind of warning. ratio: the ratio is not within 1 to 25. extraction: the extraction is not within 10 to 30
    percent. grindSetting: the setting is not on the grinder's scale. archivedBean, archivedEquipment: the record is
    archived. pours: the sum of the pours is more than 5 g below the water.
    """

    value: Optional[Decimal]
    """The unusual value, in the unit of the brew's member. `null` for a warning about an archived record."""

    minimum: Optional[Decimal]
    """The lowest usual value. `null` for a warning about an archived record."""

    maximum: Optional[Decimal]
    """The highest usual value. `null` for a warning about an archived record."""

    record: Optional[str]
    """The id of the archived beans or piece of equipment. `null` for warnings of other kinds."""


class Build(Record):
    """A build: a job that makes a quantity of an item from its components."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    item: str
    """The id of the item that is made."""

    sku: str
    """The item's SKU when the build was planned."""

    bom: str
    """The id of the bill of materials from which the components were copied."""

    yield_: Decimal
    """The quantity that one run makes, in the own unit of the made item. It was copied from the bill of materials.
    """

    lines: List[BuildLine]
    """The components of one run, copied from the bill of materials when the build was planned."""

    quantity: Decimal
    """The quantity to make, in the item's own unit. More than 0, at most 1,000,000,000."""

    location: Optional[str]
    """The id of the location that receives the goods. Default: the item's own location, or else the company's main
    location.
    """

    due_at: Optional[datetime]
    """The instant at which the goods are needed. Until they are made, stock levels show them as expected at this
    instant (`incomingAt`).
    """

    order_line: Optional[str]
    """The id of the order line for which the goods are made."""

    note: Optional[str]
    """A free text about the build."""

    number: str
    """The build's number. It is never given to another build."""

    status: Literal["planned", "inProgress", "completed", "cancelled"]
    """The build's status. The method `assemblies.builds.step` changes it, and so do completions and their reversals.
    """

    made: Decimal
    """The quantity that was made, in the item's own unit: the sum of all completions, less those that were reversed.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class BuildCompletion(Record):
    """A completion: a quantity of a build that was made, and the components that it used."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    build: str
    """The id of the build."""

    quantity: Decimal
    """The quantity that was made, in the item's own unit. Negative for a reversal."""

    parts: List[BuiltPart]
    """The made quantity, divided by location and lot."""

    consumed: List[ConsumedPart]
    """The used quantities of the components, divided by location and lot."""

    transaction: str
    """The id of the ledger transaction, which contains all entries of the completion."""

    actor: str
    """The id of the user who recorded the completion."""

    note: Optional[str]
    """A free text about the completion."""

    reverses: Optional[str]
    """The id of the completion that this record reverses. `null` for a record that is not a reversal."""

    reason: Optional[str]
    """The reason for a reversal, in the company's words."""

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unit_cost: Optional[UnitCost] = None
    """The cost of one own unit of the made item. `null` if no cost was known. For managers of the inventory only.
    """

    extra_cost: Optional[Money] = None
    """The cost in addition to the components, such as wages, for the whole completion. `null` if there is none. For
    managers of the inventory only.
    """

    uncosted: Optional[int] = None
    """The number of components whose cost was counted as 0, because it is not known or is in another currency. For
    managers of the inventory only.
    """

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class BuildComponent(Record):
    """A component of a build, with its stock. All quantities are in the component's own unit."""

    item: str
    """The id of the component."""

    sku: str
    """The component's SKU."""

    name: str
    """The component's name."""

    unit: str
    """The component's own unit, in which all quantities are given."""

    optional: bool
    """`true` for an optional component, which is used only if a completion names it."""

    needed: Decimal
    """The quantity that the whole build needs."""

    consumed: Decimal
    """The quantity that completions have used, less what their reversals have returned."""

    left: Decimal
    """The quantity that is still needed. The part of it that is in stock is reserved."""

    allocated: Decimal
    """The part of `left` that is in stock for this build. Orders and builds that have waited longer are served first.
    """

    short: Decimal
    """The part of `left` that is lacking: `left` less `allocated`, and at least 0."""

    places: List[ComponentPlace]
    """The stock of the component in each location. Empty if `left` is 0."""

    incoming: Decimal
    """The quantity that is expected: on order, or to be made by open builds."""

    incoming_at: Optional[datetime]
    """The instant at which the next part of `incoming` is expected; `null` if it is not known."""


class BuildConflictData(Record):
    """The record does not have the version in expect. data.current is the record in its present state. Read it, and
    send the change again with its version.
    """

    kind: Literal["conflict"]
    """The name of the kind of error, for programs."""

    current: Build
    """The record in its present state, with the members that the caller may see. Repeat the change with its `version`
    as `expect`.
    """


class BuildDraftChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    quantity: Union[Number, Unset] = UNSET
    """The quantity to make, in the item's own unit. More than 0, at most 1,000,000,000."""

    location: Union[Optional[str], Unset] = UNSET
    """The id of the location that receives the goods. Default: the item's own location, or else the company's main
    location.
    """

    due_at: Union[Optional[datetime], Unset] = UNSET
    """The instant at which the goods are needed. Until they are made, stock levels show them as expected at this
    instant (`incomingAt`).
    """

    order_line: Union[Optional[str], Unset] = UNSET
    """The id of the order line for which the goods are made."""

    note: Union[Optional[str], Unset] = UNSET
    """A free text about the build."""


class BuildLine(Record):
    """A component of a build, with the quantity for one run."""

    item: str
    """The id of the component."""

    sku: str
    """The component's SKU, copied from the bill of materials when the build was planned."""

    quantity: Decimal
    """The quantity for one run, in the component's own unit. The loss in production (`scrap`) is not included."""

    scrap: Optional[Decimal]
    """The part of the component that is lost in production, in percent of `quantity`. `null` if none is."""

    optional: bool
    """`true` for an optional component, which is used only if a completion names it."""

    whole: bool
    """`true` if the needed quantity is rounded up to whole pieces, because the component has serial numbers."""


class BuildPage(Record):
    """One page of a list."""

    items: List[Build]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class BuildStep(Record):
    """A step: the record of one change of status, such as that of an order."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    subject: str
    """The id of the order, dispatch, purchase or build whose status changed."""

    from_: Literal["planned", "inProgress", "completed", "cancelled"]
    """The status before the step."""

    to: Literal["planned", "inProgress", "completed", "cancelled"]
    """The status after the step."""

    reason: Optional[str]
    """The reason for the step, in words that the company chooses. `null` if no reason was given."""

    actor: str
    """The user who took the step."""

    follows: Optional[List[str]]
    """The ids of the latest steps before this one. There are several if devices added steps while they were not
    connected. `null` for a step of an older program.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class BuildView(Record):
    """A build with its components and their stock, its completions and its steps."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    item: str
    """The id of the item that is made."""

    sku: str
    """The item's SKU when the build was planned."""

    bom: str
    """The id of the bill of materials from which the components were copied."""

    yield_: Decimal
    """The quantity that one run makes, in the own unit of the made item. It was copied from the bill of materials.
    """

    lines: List[BuildLine]
    """The components of one run, copied from the bill of materials when the build was planned."""

    quantity: Decimal
    """The quantity to make, in the item's own unit. More than 0, at most 1,000,000,000."""

    location: Optional[str]
    """The id of the location that receives the goods. Default: the item's own location, or else the company's main
    location.
    """

    due_at: Optional[datetime]
    """The instant at which the goods are needed. Until they are made, stock levels show them as expected at this
    instant (`incomingAt`).
    """

    order_line: Optional[str]
    """The id of the order line for which the goods are made."""

    note: Optional[str]
    """A free text about the build."""

    number: str
    """The build's number. It is never given to another build."""

    status: Literal["planned", "inProgress", "completed", "cancelled"]
    """The build's status. The method `assemblies.builds.step` changes it, and so do completions and their reversals.
    """

    made: Decimal
    """The quantity that was made, in the item's own unit: the sum of all completions, less those that were reversed.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    is_short: bool
    """`true` if the stock of a component does not suffice for the rest of the build."""

    components: List[BuildComponent]
    """The components, in the order of the bill of materials. Other items that completions have used follow."""

    completions: List[BuildCompletion]
    """The completions and their reversals, the oldest first."""

    steps: List[BuildStep]
    """The changes of the status, the oldest first."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class BuiltPart(Record):
    """A part of a made quantity: the quantity that was put into one location and lot."""

    quantity: Decimal
    """The quantity, in the item's own unit. Negative in a reversal."""

    location: str
    """The id of the location that received the goods."""

    lot: Optional[str]
    """The id of the lot that received the goods. `null` for an item that is not tracked by lots."""


class Caller(Record):
    """The caller, and the caller's rights in a company."""

    account: str
    """The id of the account that the data directory serves."""

    company: Optional[str]
    """The company of the request, or the selected company; `null` if there is neither."""

    store: Optional[Literal["private", "shared"]]
    """The store that holds the company."""

    user: Optional[str]
    """The id of the user who acts in the company; `null` while a user must sign in first."""

    username: Optional[str]
    """The username that the user signs in with; `null` if the user has none."""

    name: Optional[str]
    """The user's name; `null` if the user has none."""

    role: Optional[Literal["owner", "participant"]]
    """The user's role in the company; `null` while a user must sign in first."""

    is_owner: bool
    """`true` if the user is an owner. An owner has all rights, except the rights that only the founder has."""

    is_founder: bool
    """`true` if the user is the founder. No other owner can revoke or demote the founder. `access.transfer` makes
    another owner the founder.
    """

    dept_mask: int
    """The departments in which the user does the daily work. Each bit of this number is a department;
    `access.departments` lists the bits.
    """

    manager_mask: int
    """The departments that the user manages. Each bit of this number is a department. A manager of a department can
    also delete, approve and see costs there.
    """

    departments: List[str]
    """The names of the departments whose bits are in deptMask."""

    managed: List[str]
    """The names of the departments whose bits are in managerMask."""

    sign_in: Literal["unneeded", "needed", "done", "create"]
    """The state of signing in. unneeded: the company has no credentials, and the account acts in it. needed: the
    company has credentials, and no user is signed in. done: a user is signed in. create: the owner requires credentials
    from everybody, and the account has none yet (access.credentials.create).
    """

    until: Optional[datetime]
    """The time when the session ends if no further request is sent; `null` without a session."""


class Cancelled(Record):
    """The outcome of a cancellation."""

    cancelled: int
    """The number of requests that were cancelled."""


class CancelledAnswer(Record):
    """The result of a cancellation."""

    cancelled: Optional[str]
    """The id of the cancelled answer; `null` if no answer was arriving."""


class CatalogueFeature(Record):
    """A feature of the app that only some tiers include."""

    id: str
    """The id of the feature, such as analytics."""

    name: str
    """The display name of the feature, such as Analytics."""


class CatalogueProduct(Record):
    """A product of the store, and the tier that it gives."""

    id: str
    """The store's id of the product."""

    tier: Optional[str]
    """The id of the tier that the product gives; `null` if the product gives no tier."""

    name: Optional[str]
    """The display name of the product, such as Premium Yearly. `null` if the catalogue gives no name."""

    type: Optional[Literal["Consumable", "Non-Consumable", "Non-Renewing Subscription", "Auto-Renewable Subscription"]]
    """The kind of the product, by the App Store's name, such as Auto-Renewable Subscription."""

    days: Optional[int]
    """The number of days that a Non-Renewing Subscription lasts; `null` if the product does not end."""


class CatalogueTier(Record):
    """A tier: a level of service that a product gives. It adds its features to those of the lower tiers in its group.
    """

    id: str
    """The id of the tier, such as premium."""

    group: str
    """The group of the tier, such as company or widget. In each group, only the highest tier that the account has
    applies.
    """

    rank: int
    """The rank of the tier in its group: a higher number is a higher tier. The tier with the rank 0 needs no purchase.
    """

    name: str
    """The display name of the tier, such as Premium."""

    features: List[str]
    """The features that the tier adds to those of the lower tiers in its group."""

    company_tier: Optional[Literal["free", "business", "enterprise"]]
    """The company tier that the account's companies get, if their tier follows from purchases and their owner has this
    tier. `null` if this tier does not change the tier of companies.
    """


class ChatExport(Record):
    """A piece of a conversation, as text."""

    text: str
    """The text of whole messages. A piece has about 1 MiB at most."""

    rest: Optional[str]
    """The value to pass as `after` for the next piece; `null` for the last piece."""


class CheckedFeature(Record):
    """Whether the account may use a feature, and the tiers and products that include the feature."""

    feature: str
    """The name of the feature."""

    allowed: bool
    """`true` if the account may use the feature. A feature that the catalogue does not list needs no purchase."""

    tiers: List[str]
    """The ids of the tiers that include the feature, the lowest first."""

    products: List[str]
    """The ids of the products that give these tiers."""

    until: Optional[datetime]
    """The time when the permission ends, as far as it is known. `null` if the permission does not end, or if `allowed`
    is `false`.
    """

    store: StoreListing
    """The store's data about these products, such as their prices."""

    source: Literal["fresh", "stale", "default"]
    """The freshness of the result. fresh: from signed documents. stale: from signed documents, but a subscription that
    was to renew has ended within the last 90 days, and the core does not know whether it was renewed. default: there
    are no documents, and the account has the tiers that need no purchase.
    """

    age: Optional[int]
    """The number of milliseconds since the newest document was signed; `null` if there are no documents."""


class CheckedMethod(Record):
    """The decision whether one user may call one method."""

    method: str
    """The name of the method."""

    allowed: bool
    """`true` if the user may call the method."""

    reason: Literal["anyone", "account", "founder", "owner", "manager", "department", "member", "noCompany", "signInRequired", "noRight", "archived", "noFeature", "noCredentials", "notKeptHere", "personal", "tierIsBought", "tierRequired", "shared", "readOnly", "notShared"]
    """The reason for the decision. If `allowed` is true: anyone, account: the rule needs no right. owner, founder: the
    user is an owner or the founder. manager: the user has a bit in managerMask. department: the user has a bit in
    deptMask. member: the user has any right in the company. If `allowed` is false: noCompany: the call has no company.
    signInRequired: no user is signed in. noRight: the user lacks the right. archived: the company is archived.
    noFeature: the account lacks the feature that the method needs. noCredentials: there are no credentials to change.
    notKeptHere: another account stores the credentials. personal: the company is the account's own inventory.
    tierIsBought: purchases decide the company's tier. tierRequired: the company's tier is lower than the method needs.
    shared: only the account that owns the company may call the method, and another account owns this company. readOnly:
    the company is shared for reading only. notShared: the method is for companies that other accounts share, and this
    company is the account's own.
    """


class ClearedLog(Record):
    """The number of removed bytes, and whether all lines of the log were removed."""

    bytes: int
    """The number of bytes of the removed lines."""

    whole: bool
    """`true` if all lines were removed. `false` if a file of the log could not be removed, for example in a read-only
    directory.
    """


class ClearedRecents(Record):
    """The number of places that were removed."""

    removed: int
    """The number of removed places."""


class Client(Record):
    """The program that sends requests to the core."""

    name: str
    """The name of the program."""

    version: Optional[str]
    """The version of the program."""

    build: Optional[Literal["development", "staging", "production"]]
    """The environment for which the client was built. The option `--build-environment` overrides it. Without both,
    `development`.
    """


class ClientInput(Record):
    """The program that sends requests to the core."""

    name: str
    """The name of the program."""

    version: Union[Optional[str], Unset] = UNSET
    """The version of the program."""

    build: Union[Optional[Literal["development", "staging", "production"]], Unset] = UNSET
    """The environment for which the client was built. The option `--build-environment` overrides it. Without both,
    `development`.
    """


class CloudAccountAnswer(Record):
    """The account that is signed in to a container, and its state."""

    status: Literal["available", "noAccount", "restricted", "couldNotDetermine", "temporarilyUnavailable"]
    """The state of the account. The container can be used only if it is `available`."""

    account: Union[Optional[str], Unset] = UNSET
    """The user reference: the container's name for the account. It is the same on all devices of the account. `null` if
    no account is signed in.
    """

    container: Union[Optional[str], Unset] = UNSET
    """The id of the container. `null` if the container does not report an id."""

    enforces_rights: Union[Optional[bool], Unset] = UNSET
    """`true` if the container refuses writes that the writer's access record does not allow. Such a container also
    refuses changes and deletions of records that may only be added. If `false`, the owner's core reverts the writes
    that are not allowed.
    """


class CloudComparison(Record):
    """One comparison of a filter: a field, a comparator and a value. A record that lacks the field does not match.
    """

    field: str
    """The name of a field, or `recordName`, `creationDate` or `modificationDate`."""

    comparator: Literal["equals", "notEquals", "lessThan", "lessThanOrEquals", "greaterThan", "greaterThanOrEquals", "in", "beginsWith", "contains"]
    """The comparison: equals, notEquals, lessThan, lessThanOrEquals, greaterThan, greaterThanOrEquals, in (the field is
    one of a list), beginsWith (the field is a text that begins with the value), or contains (the field is a list that
    contains the value).
    """

    value: Any
    """A string, a number, or {"type":"date","value":"..."}. For the comparator `in`: a list of 1 to 100 of these.
    Values of different kinds never match.
    """


class CloudComparisonInput(Record):
    """One comparison of a filter: a field, a comparator and a value. A record that lacks the field does not match.
    """

    field: str
    """The name of a field, or `recordName`, `creationDate` or `modificationDate`."""

    comparator: Literal["equals", "notEquals", "lessThan", "lessThanOrEquals", "greaterThan", "greaterThanOrEquals", "in", "beginsWith", "contains"]
    """The comparison: equals, notEquals, lessThan, lessThanOrEquals, greaterThan, greaterThanOrEquals, in (the field is
    one of a list), beginsWith (the field is a text that begins with the value), or contains (the field is a list that
    contains the value).
    """

    value: Any
    """A string, a number, or {"type":"date","value":"..."}. For the comparator `in`: a list of 1 to 100 of these.
    Values of different kinds never match.
    """


class CloudDeletion(Record):
    """A record that was deleted, or that the core asks the container to delete."""

    record_name: str
    """The id of the record."""

    record_type: str
    """The kind of record."""

    zone: Optional[CloudZone] = None
    """The zone of the record, in a request to delete it."""

    record_change_tag: Optional[str] = None
    """The change tag of the state to delete. If the record has another change tag, the container does not delete it.
    """


class CloudDeletionInput(Record):
    """A record that was deleted, or that the core asks the container to delete."""

    record_name: str
    """The id of the record."""

    record_type: str
    """The kind of record."""

    zone: Union[Optional[CloudZoneAnswer], Unset] = UNSET
    """The zone of the record, in a request to delete it."""

    record_change_tag: Union[Optional[str], Unset] = UNSET
    """The change tag of the state to delete. If the record has another change tag, the container does not delete it.
    """


class CloudParticipant(Record):
    """A participant of a shared zone: an account that has joined, or that was invited or removed."""

    id: str
    """The id of the invitation."""

    permission: Literal["readWrite", "readOnly"]
    """The permission of a participant. readWrite: everything that the participant's access record allows. readOnly:
    only reading, even if the access record allows more.
    """

    acceptance: Literal["pending", "accepted", "removed"]
    """The state. pending: the invitation is not accepted yet. accepted: the participant has joined. removed: the owner
    has ended the participation.
    """

    invited_at: datetime
    """The time of the invitation. For a participant without an invitation, the time of joining."""

    access: str
    """The id of the access record with the participant's rights."""

    account: Union[Optional[str], Unset] = UNSET
    """The user reference of the participant, which is the container's name for the account. `null` until the invitation
    is accepted.
    """

    invited_as: Union[Optional[str], Unset] = UNSET
    """The address, number or label of the invitation. `null` for a participant without an invitation."""

    url: Union[Optional[str], Unset] = UNSET
    """The link of this invitation, which admits only the first person who opens it. `null` once the invitation is
    accepted.
    """

    accepted_at: Union[Optional[datetime], Unset] = UNSET
    """The time when the invitation was accepted. `null` until then."""


class CloudRecord(Record):
    """A record in a container."""

    record_name: str
    """The id of the record."""

    record_type: str
    """The kind of record."""

    zone: CloudZone
    """The zone of the record."""

    fields: Dict[str, Optional[CloudValue]]
    """The record's fields by name. A request to save has only the fields that change; `null` removes a field."""

    record_change_tag: Optional[str] = None
    """The change tag: the container's name for this state of the record. Left out for a new record."""

    creation_date: Optional[datetime] = None
    """The time when the record was first saved, by the container's clock. The container returns records in the order of
    these times.
    """

    modification_date: Optional[datetime] = None
    """The time when the record was last saved, by the container's clock."""

    creator: Optional[str] = None
    """The account that created the record, as the container names it."""

    modifier: Optional[str] = None
    """The account that last saved the record."""

    parent: Optional[str] = None
    """The id of the record to which this record belongs, such as the order of a line."""


class CloudRecordInput(Record):
    """A record in a container."""

    record_name: str
    """The id of the record."""

    record_type: str
    """The kind of record."""

    zone: CloudZoneAnswer
    """The zone of the record."""

    fields: Mapping[str, Optional[CloudValueInput]]
    """The record's fields by name. A request to save has only the fields that change; `null` removes a field."""

    record_change_tag: Union[Optional[str], Unset] = UNSET
    """The change tag: the container's name for this state of the record. Left out for a new record."""

    creation_date: Union[Optional[datetime], Unset] = UNSET
    """The time when the record was first saved, by the container's clock. The container returns records in the order of
    these times.
    """

    modification_date: Union[Optional[datetime], Unset] = UNSET
    """The time when the record was last saved, by the container's clock."""

    creator: Union[Optional[str], Unset] = UNSET
    """The account that created the record, as the container names it."""

    modifier: Union[Optional[str], Unset] = UNSET
    """The account that last saved the record."""

    parent: Union[Optional[str], Unset] = UNSET
    """The id of the record to which this record belongs, such as the order of a line."""


class CloudResult(Record):
    """The result for one record: its new state, or the reason why the container refused it."""

    record_name: Union[Optional[str], Unset] = UNSET
    """The id of the record."""

    record_change_tag: Union[Optional[str], Unset] = UNSET
    """The change tag of the saved record."""

    creation_date: Union[Optional[datetime], Unset] = UNSET
    """The time when the record was first saved, by the container's clock."""

    modification_date: Union[Optional[datetime], Unset] = UNSET
    """The time when the record was saved, by the container's clock."""

    kind: Union[Optional[Literal["networkUnavailable", "networkFailure", "timeout", "serviceUnavailable", "requestRateLimited", "zoneBusy", "notAuthenticated", "accountTemporarilyUnavailable", "quotaExceeded", "serverRecordChanged", "unknownItem", "changeTokenExpired", "historyLost", "zoneNotFound", "userDeletedZone", "permissionFailure", "tooManyParticipants", "limitExceeded", "batchRequestFailed", "invalidArguments", "constraintViolation", "assetFileMissing", "incompatibleVersion"]], Unset] = UNSET
    """The reason why the record was refused."""

    message: Union[Optional[str], Unset] = UNSET
    """The reason, as a sentence for people."""

    server_record: Union[Optional[CloudRecordInput], Unset] = UNSET
    """The record as the container has it, if `kind` is `serverRecordChanged`."""

    retry_after: Union[Optional[int], Unset] = UNSET
    """The milliseconds after which the core may try again."""


class CloudShare(Record):
    """The share of a zone, as the requesting account may see it."""

    zone: CloudZoneAnswer
    """The zone. For an account that does not own the zone, `owner` names the owner."""

    title: str
    """The title of the share, such as the company's name."""

    public_permission: Literal["none", "readOnly", "readWrite"]
    """The people who can join with the share's link. none: nobody, so that only invited people can join. readOnly:
    everybody who has the link, for reading only. readWrite: everybody who has the link, with the rights of the access
    record that they get.
    """

    permission: Literal["readWrite", "readOnly"]
    """The permission of the requesting account. The owner has all permissions."""

    created_at: datetime
    """The time when the share was created."""

    share_tag: str
    """The change tag: the container's name for this state of the share and its participants."""

    owner_name: Union[Optional[str], Unset] = UNSET
    """The name of the owner."""

    url: Union[Optional[str], Unset] = UNSET
    """The link of the share, which is for all people. `null` for accounts that do not own the zone."""

    revoked_at: Union[Optional[datetime], Unset] = UNSET
    """The time when the owner ended the share. `null` until then."""

    participants: Union[Optional[Sequence[CloudParticipant]], Unset] = UNSET
    """The participants, in the order of their invitations. An account that does not own the zone gets only itself.
    """


class CloudUnavailableData(Record):
    """The cloud cannot be reached, or the data directory is not connected to a cloud. data.reason is the reason. If the
    cloud cannot be reached, try again later.
    """

    kind: Literal["cloudUnavailable"]
    """The name of the kind of error, for programs."""

    reason: Optional[Literal["networkUnavailable", "networkFailure", "timeout", "serviceUnavailable", "requestRateLimited", "zoneBusy", "notAuthenticated", "accountTemporarilyUnavailable", "quotaExceeded", "serverRecordChanged", "unknownItem", "changeTokenExpired", "historyLost", "zoneNotFound", "userDeletedZone", "permissionFailure", "tooManyParticipants", "limitExceeded", "batchRequestFailed", "invalidArguments", "constraintViolation", "assetFileMissing", "incompatibleVersion"]]
    """The kind of error that the container reported. `null` if the data directory is not connected to a container.
    """


class CloudValue(Record):
    """The value of one field of a record, with its type."""

    type: Literal["text", "int", "double", "bytes", "date", "reference", "asset", "list"]
    """The type of the value, such as text, int or date."""

    value: Any
    """The value: a string, a number, or a list of values of one type. For an asset, a `CloudFile`."""


class CloudValueInput(Record):
    """The value of one field of a record, with its type."""

    type: Literal["text", "int", "double", "bytes", "date", "reference", "asset", "list"]
    """The type of the value, such as text, int or date."""

    value: Any
    """The value: a string, a number, or a list of values of one type. For an asset, a `CloudFile`."""


class CloudZone(Record):
    """A zone: a part of a database that holds one company, or the account's own records. Each token, atomic save and
    share is about one zone.
    """

    name: str
    """The name of the zone: a company's id, or `account` for the account's own records."""

    owner: Optional[str] = None
    """The account that owns the zone. Given only for zones of the shared database."""


class CloudZoneAnswer(Record):
    """A zone: a part of a database that holds one company, or the account's own records. Each token, atomic save and
    share is about one zone.
    """

    name: str
    """The name of the zone: a company's id, or `account` for the account's own records."""

    owner: Union[Optional[str], Unset] = UNSET
    """The account that owns the zone. Given only for zones of the shared database."""


class CloudZoneInput(Record):
    """A zone: a part of a database that holds one company, or the account's own records. Each token, atomic save and
    share is about one zone.
    """

    name: str
    """The name of the zone: a company's id, or `account` for the account's own records."""

    owner: Union[Optional[str], Unset] = UNSET
    """The account that owns the zone. Given only for zones of the shared database."""


class CodeMatch(Record):
    """A record that has the scanned code."""

    kind: Literal["item", "lot", "location", "loan", "order", "dispatch"]
    """The kind of the record, such as `item`."""

    id: str
    """The id of the record."""

    title: str
    """The name of the record."""


class Company(Record):
    """A company: a set of records that is separate from all others. Other programs call this a tenant."""

    id: str
    """The company's id."""

    name: str
    """The company's name."""

    legal_name: Optional[str]
    """The company's legal name, as in its contracts."""

    address: Optional[Address]
    """The company's postal address, which its invoices contain."""

    currency: Optional[str]
    """The company's currency: the code of ISO 4217, such as EUR."""

    time_zone: Optional[str]
    """The time zone in which the company's days begin and end: a name in the IANA database, such as Europe/Berlin.
    `null` for UTC.
    """

    logo: Optional[str]
    """The place of the company's logo: a text that the front end understands, such as a file name or a URL. The core
    stores the text, but does not read the logo.
    """

    tax_id: Optional[str]
    """The company's tax id on its invoices, such as a VAT number. The core does not check its form."""

    registration: Optional[str]
    """The company's number in a register, such as a commercial register, on its invoices."""

    bank: Optional[BankAccount]
    """The bank account to which invoices are paid."""

    payment_terms: Optional[str]
    """The terms of payment in words, on the company's invoices."""

    departments: List[CustomDepartment]
    """The company's own departments, in addition to the departments that every company has."""

    settings: CompanySettings
    """The company's settings, such as the formats of its numbers."""

    archived: bool
    """`true` if the company is archived. Its records can be read, but not changed."""

    kind: Literal["business", "personal"]
    """The kind of company: business, or personal for the account's own inventory (companies.personal)."""

    tier: Literal["free", "business", "enterprise"]
    """The tier that the company pays for. `companies.tiers` lists the limits of each tier."""

    tier_source: Literal["manual", "entitlements"]
    """The source of the tier. manual: `companies.setTier` has set the tier. entitlements: the purchases of the account
    decide the tier.
    """

    version: int
    """The version of the company: 1 at first, and 1 more with each change."""

    created_at: datetime
    """The time when the company was created."""

    updated_at: datetime
    """The time of the company's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class CompanyConflictData(Record):
    """The record does not have the version in expect. data.current is the record in its present state. Read it, and
    send the change again with its version.
    """

    kind: Literal["conflict"]
    """The name of the kind of error, for programs."""

    current: Company
    """The record in its present state, with the members that the caller may see. Repeat the change with its `version`
    as `expect`.
    """


class CompanyDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    name: Union[str, Unset] = UNSET
    """The company's name."""

    legal_name: Union[Optional[str], Unset] = UNSET
    """The company's legal name, as in its contracts."""

    address: Union[Optional[AddressChanges], Unset] = UNSET
    """The company's postal address, which its invoices contain."""

    currency: Union[Optional[str], Unset] = UNSET
    """The company's currency: the code of ISO 4217, such as EUR."""

    time_zone: Union[Optional[str], Unset] = UNSET
    """The time zone in which the company's days begin and end: a name in the IANA database, such as Europe/Berlin.
    `null` for UTC.
    """

    logo: Union[Optional[str], Unset] = UNSET
    """The place of the company's logo: a text that the front end understands, such as a file name or a URL. The core
    stores the text, but does not read the logo.
    """

    tax_id: Union[Optional[str], Unset] = UNSET
    """The company's tax id on its invoices, such as a VAT number. The core does not check its form."""

    registration: Union[Optional[str], Unset] = UNSET
    """The company's number in a register, such as a commercial register, on its invoices."""

    bank: Union[Optional[BankAccountChanges], Unset] = UNSET
    """The bank account to which invoices are paid."""

    payment_terms: Union[Optional[str], Unset] = UNSET
    """The terms of payment in words, on the company's invoices."""

    departments: Union[Optional[Sequence[CustomDepartmentInput]], Unset] = UNSET
    """The company's own departments, in addition to the departments that every company has."""

    settings: Union[Optional[CompanySettingsChanges], Unset] = UNSET
    """The company's settings, such as the formats of its numbers."""

    archived: Union[Optional[bool], Unset] = UNSET
    """`true` if the company is archived. Its records can be read, but not changed."""


class CompanySettings(Record):
    """The settings of a company."""

    allow_negative_stock: bool
    """`true` if a request may take more stock than there is, so that the quantity becomes negative. `false` if such a
    request fails with `insufficientStock`.
    """

    order_number_format: str
    """The format of order numbers, such as SO-{year}-{number:5}. It must have {number} exactly once, or {number:5} for
    at least five digits. It may have {year}, {month} and {day}.
    """

    session_hours: int
    """The number of hours after which a session ends, even if the user is active. Default: 12."""

    idle_minutes: Optional[int]
    """The number of minutes after which a session ends if no request is sent in the company. Useful if several users
    share a device. `null` for no limit.
    """

    expiry_days: int
    """The number of days before its expiry at which a lot in stock is reported as expiring. Default: 30."""

    purchase_number_format: str
    """The format of purchase numbers, with the same rules as `orderNumberFormat`. Default: P-{number:5}."""

    require_credentials: bool
    """`true` if accounts with which the company is shared must create credentials of their own, and sign in before they
    can use the company.
    """

    history_months: Optional[int]
    """The number of months for which the histories of records are stored. `null` to store them as long as the company
    exists. Each device removes older changes in idle moments. The stock ledger is never removed.
    """

    tax_rounding: Optional[Literal["line", "rate"]]
    """line: the tax is computed and rounded for each line. rate: it is computed from the sum of the lines of each rate,
    and rounded once. `null`, in companies and documents of older programs, means line.
    """

    rounding: Optional[Literal["halfUp", "halfEven"]]
    """halfUp: a half is rounded up. halfEven: a half is rounded to the even number. `null`, in companies and documents
    of older programs, means halfEven.
    """

    invoice_number_format: Optional[str]
    """The format of invoice numbers, with the same rules as `orderNumberFormat`. It must also have {series} exactly
    once: the letter of the device's series, or nothing for the first series. `null` for I-{series}{number:5}.
    """

    credit_note_number_format: Optional[str]
    """The format of the numbers of credit notes, with the same rules as `invoiceNumberFormat`. The two formats must
    differ. `null` for C-{series}{number:5}.
    """

    counter_contact: Optional[str]
    """The id of the contact for sales over the counter that name no customer (`orders.sell`). `null` if such sales must
    name a customer.
    """


class CompanySettingsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    allow_negative_stock: Union[Optional[bool], Unset] = UNSET
    """`true` if a request may take more stock than there is, so that the quantity becomes negative. `false` if such a
    request fails with `insufficientStock`.
    """

    order_number_format: Union[Optional[str], Unset] = UNSET
    """The format of order numbers, such as SO-{year}-{number:5}. It must have {number} exactly once, or {number:5} for
    at least five digits. It may have {year}, {month} and {day}.
    """

    session_hours: Union[Optional[int], Unset] = UNSET
    """The number of hours after which a session ends, even if the user is active. Default: 12."""

    idle_minutes: Union[Optional[int], Unset] = UNSET
    """The number of minutes after which a session ends if no request is sent in the company. Useful if several users
    share a device. `null` for no limit.
    """

    expiry_days: Union[Optional[int], Unset] = UNSET
    """The number of days before its expiry at which a lot in stock is reported as expiring. Default: 30."""

    purchase_number_format: Union[Optional[str], Unset] = UNSET
    """The format of purchase numbers, with the same rules as `orderNumberFormat`. Default: P-{number:5}."""

    require_credentials: Union[Optional[bool], Unset] = UNSET
    """`true` if accounts with which the company is shared must create credentials of their own, and sign in before they
    can use the company.
    """

    history_months: Union[Optional[int], Unset] = UNSET
    """The number of months for which the histories of records are stored. `null` to store them as long as the company
    exists. Each device removes older changes in idle moments. The stock ledger is never removed.
    """

    tax_rounding: Union[Optional[Literal["line", "rate"]], Unset] = UNSET
    """line: the tax is computed and rounded for each line. rate: it is computed from the sum of the lines of each rate,
    and rounded once. `null`, in companies and documents of older programs, means line.
    """

    rounding: Union[Optional[Literal["halfUp", "halfEven"]], Unset] = UNSET
    """halfUp: a half is rounded up. halfEven: a half is rounded to the even number. `null`, in companies and documents
    of older programs, means halfEven.
    """

    invoice_number_format: Union[Optional[str], Unset] = UNSET
    """The format of invoice numbers, with the same rules as `orderNumberFormat`. It must also have {series} exactly
    once: the letter of the device's series, or nothing for the first series. `null` for I-{series}{number:5}.
    """

    credit_note_number_format: Union[Optional[str], Unset] = UNSET
    """The format of the numbers of credit notes, with the same rules as `invoiceNumberFormat`. The two formats must
    differ. `null` for C-{series}{number:5}.
    """

    counter_contact: Union[Optional[str], Unset] = UNSET
    """The id of the contact for sales over the counter that name no customer (`orders.sell`). `null` if such sales must
    name a customer.
    """


class CompanySettingsInput(Record):
    """The settings of a company."""

    allow_negative_stock: Union[Optional[bool], Unset] = UNSET
    """`true` if a request may take more stock than there is, so that the quantity becomes negative. `false` if such a
    request fails with `insufficientStock`.
    """

    order_number_format: Union[Optional[str], Unset] = UNSET
    """The format of order numbers, such as SO-{year}-{number:5}. It must have {number} exactly once, or {number:5} for
    at least five digits. It may have {year}, {month} and {day}.
    """

    session_hours: Union[Optional[int], Unset] = UNSET
    """The number of hours after which a session ends, even if the user is active. Default: 12."""

    idle_minutes: Union[Optional[int], Unset] = UNSET
    """The number of minutes after which a session ends if no request is sent in the company. Useful if several users
    share a device. `null` for no limit.
    """

    expiry_days: Union[Optional[int], Unset] = UNSET
    """The number of days before its expiry at which a lot in stock is reported as expiring. Default: 30."""

    purchase_number_format: Union[Optional[str], Unset] = UNSET
    """The format of purchase numbers, with the same rules as `orderNumberFormat`. Default: P-{number:5}."""

    require_credentials: Union[Optional[bool], Unset] = UNSET
    """`true` if accounts with which the company is shared must create credentials of their own, and sign in before they
    can use the company.
    """

    history_months: Union[Optional[int], Unset] = UNSET
    """The number of months for which the histories of records are stored. `null` to store them as long as the company
    exists. Each device removes older changes in idle moments. The stock ledger is never removed.
    """

    tax_rounding: Union[Optional[Literal["line", "rate"]], Unset] = UNSET
    """line: the tax is computed and rounded for each line. rate: it is computed from the sum of the lines of each rate,
    and rounded once. `null`, in companies and documents of older programs, means line.
    """

    rounding: Union[Optional[Literal["halfUp", "halfEven"]], Unset] = UNSET
    """halfUp: a half is rounded up. halfEven: a half is rounded to the even number. `null`, in companies and documents
    of older programs, means halfEven.
    """

    invoice_number_format: Union[Optional[str], Unset] = UNSET
    """The format of invoice numbers, with the same rules as `orderNumberFormat`. It must also have {series} exactly
    once: the letter of the device's series, or nothing for the first series. `null` for I-{series}{number:5}.
    """

    credit_note_number_format: Union[Optional[str], Unset] = UNSET
    """The format of the numbers of credit notes, with the same rules as `invoiceNumberFormat`. The two formats must
    differ. `null` for C-{series}{number:5}.
    """

    counter_contact: Union[Optional[str], Unset] = UNSET
    """The id of the contact for sales over the counter that name no customer (`orders.sell`). `null` if such sales must
    name a customer.
    """


class CompletedBuild(Record):
    """The result of completing a build, or of reversing a completion."""

    build: Build
    """The build after the change."""

    completion: BuildCompletion
    """The new completion, or the record that reverses one."""


class CompletedTerm(Record):
    """A flavour term that completes the word that a user has begun."""

    term: str
    """The flavour term."""

    id: Optional[str]
    """The id of the term in the flavour wheel. `null` for a term that is not in the wheel."""


class CompletedTerms(Record):
    """The flavour terms that complete a text."""

    terms: List[CompletedTerm]
    """The flavour terms."""


class ComponentPlace(Record):
    """The stock of a component in a location."""

    location: str
    """The id of the location."""

    location_name: str
    """The location's name."""

    on_hand: Decimal
    """The quantity on hand in the location."""

    usable: Decimal
    """The quantity in the location that can be used. Stock that is in transit, lent, scrapped or expired is left out,
    and stock of lots that must not be used.
    """


class ComponentShortage(Record):
    """A component that is lacking. All quantities are in the component's own unit."""

    item: str
    """The id of the component."""

    sku: str
    """The component's SKU."""

    unit: str
    """The component's own unit, in which the quantities are given."""

    asked: Decimal
    """The quantity that the completion takes."""

    available: Decimal
    """The quantity that the completion can take from the named locations. Stock that is reserved for orders and other
    builds is excluded.
    """

    short: Decimal
    """The lacking quantity: `asked` less `available`."""

    places: List[ComponentPlace]
    """The stock of the component in each location."""

    incoming: Decimal
    """The quantity that is expected: on order, or to be made by open builds."""

    incoming_at: Optional[datetime]
    """The instant at which the next part of `incoming` is expected; `null` if it is not known."""


class ComponentsShortData(Record):
    """There are fewer components than a build takes. data.shortages lists them, with their locations and the quantities
    that are expected.
    """

    kind: Literal["componentsShort"]
    """The name of the kind of error, for programs."""

    build: str
    """The id of the build."""

    shortages: List[ComponentShortage]
    """The components that are lacking, at least one."""


class ConsideredPath(Record):
    """A value that a source gives for the deployment path, such as an environment variable."""

    source: Literal["e2e", "environment", "setting", "file", "default"]
    """The source of the path, in order of precedence. e2e: the variable MAINSPRING_E2E_DEPLOYMENT. environment:
    MAINSPRING_DEPLOYMENT, or a variable that --deployment-variable names. setting: policy.deployment.set. file: the
    document AppConfig. default: no source gives a path.
    """

    value: str
    """The value as the source gives it."""

    valid: bool
    """`true` if the value is a valid deployment path. Other values are ignored."""


class ConsumedLine(Record):
    """A component that a completion uses in another way than usual."""

    item: Union[Optional[str], Unset] = UNSET
    """The id of the component, or of an item that was used instead. Either `item` or `sku` must be given, not both.
    """

    sku: Union[Optional[str], Unset] = UNSET
    """The SKU of the item, instead of `item`."""

    quantity: Union[Optional[Number], Unset] = UNSET
    """The quantity that was used, in the item's own unit; 0 if none was used. Default: the quantity of the bill of
    materials.
    """

    location: Union[Optional[str], Unset] = UNSET
    """The location from which the item is taken, by its id, code or path. Default: the item's own location, or else the
    company's main location.
    """

    lots: Union[Optional[Sequence[ConsumedLot]], Unset] = UNSET
    """The lots from which the item is taken; their quantities must add up to `quantity`. Default: the lots that expire
    first.
    """


class ConsumedLot(Record):
    """A quantity of a lot that a completion uses."""

    lot: str
    """The id of the lot."""

    quantity: Number
    """The quantity, in the item's own unit. More than 0."""


class ConsumedPart(Record):
    """A part of the used quantity of a component: what was taken from one location and lot."""

    item: str
    """The id of the component."""

    quantity: Decimal
    """The quantity, in the component's own unit. Negative in a reversal."""

    location: str
    """The id of the location from which the goods were taken."""

    lot: Optional[str]
    """The id of the lot from which the goods were taken. `null` for an item that is not tracked by lots."""


class Contact(Record):
    """A person or an organisation that a company deals with."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    name: str
    """The contact's name."""

    kinds: List[Literal["customer", "supplier", "partner"]]
    """The kinds of the contact: customer, supplier or partner. At least one kind is needed, and each can occur only
    once.
    """

    organisation: Optional[str]
    """The organisation for which a person works; `null` if there is none."""

    people: List[ContactPerson]
    """The people to speak to at the organisation."""

    emails: List[ContactEmail]
    """The email addresses, the main one first."""

    phones: List[ContactPhone]
    """The telephone numbers, the main one first."""

    website: Optional[str]
    """The URL of the website."""

    addresses: List[ContactAddress]
    """The postal addresses, at most 100."""

    tax_id: Optional[str]
    """The tax id, such as a VAT number. The core does not check its form."""

    currency: Optional[str]
    """The currency in which the contact is paid, or pays: the code of ISO 4217, such as EUR."""

    payment_days: Optional[int]
    """The payment terms: the number of days until an invoice is due. The `dueAt` of the contact's invoices is computed
    from this number.
    """

    price_list: Optional[str]
    """The name of the price list whose prices apply to the contact's orders (`prices.list`)."""

    tax_rate: Optional[Decimal]
    """The tax rate, in percent with at most 3 decimals, of new lines of the contact's orders and purchases. If the item
    of a line has a `taxRate` or `taxCategory`, the line gets the item's instead. `null` for none.
    """

    tax_category: Optional[Literal["S", "Z", "E", "AE", "K", "G", "O"]]
    """The category of the tax on new lines of the contact's orders and purchases (EN 16931). A category other than S
    applies to all these lines with the rate 0, whatever their items are. E: exempt. AE: the buyer owes the tax. K: a
    supply within the European Union. G: an export. O: outside the scope of the tax. Z: the rate 0.
    """

    tags: List[str]
    """Further words by which the contact can be found. At most 50."""

    note: Optional[str]
    """A free note about the contact."""

    archived: bool
    """`true` if the contact is no longer in use. Lists then leave the contact out, unless they ask for archived
    contacts.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class ContactAccount(Record):
    """The account of a contact."""

    contact: str
    """The id of the contact. If the contact was merged into another one, the id of the other contact."""

    balances: List[MoneySum]
    """The amounts that the contact owes, one for each currency. Negative if the contact has paid too much."""

    items: List[AccountEntry]
    """The entries, newest first."""

    next: Optional[str]
    """The cursor of the next page. Pass it as `after`. `null` on the last page."""


class ContactAddress(Record):
    """A postal address, with its purpose."""

    label: Literal["billing", "shipping", "other"]
    """The purpose of the address: billing, shipping or other."""

    address: Address
    """The postal address itself."""

    is_default: bool
    """`true` if this is the default address of its label. If no address of a label is the default, the first one is
    used.
    """


class ContactAddressInput(Record):
    """A postal address, with its purpose."""

    label: Literal["billing", "shipping", "other"]
    """The purpose of the address: billing, shipping or other."""

    address: AddressInput
    """The postal address itself."""

    is_default: Union[Optional[bool], Unset] = UNSET
    """`true` if this is the default address of its label. If no address of a label is the default, the first one is
    used.
    """


class ContactConflictData(Record):
    """The record does not have the version in expect. data.current is the record in its present state. Read it, and
    send the change again with its version.
    """

    kind: Literal["conflict"]
    """The name of the kind of error, for programs."""

    current: Contact
    """The record in its present state, with the members that the caller may see. Repeat the change with its `version`
    as `expect`.
    """


class ContactDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    name: Union[str, Unset] = UNSET
    """The contact's name."""

    kinds: Union[Sequence[Literal["customer", "supplier", "partner"]], Unset] = UNSET
    """The kinds of the contact: customer, supplier or partner. At least one kind is needed, and each can occur only
    once.
    """

    organisation: Union[Optional[str], Unset] = UNSET
    """The organisation for which a person works; `null` if there is none."""

    people: Union[Optional[Sequence[ContactPersonInput]], Unset] = UNSET
    """The people to speak to at the organisation."""

    emails: Union[Optional[Sequence[ContactEmailInput]], Unset] = UNSET
    """The email addresses, the main one first."""

    phones: Union[Optional[Sequence[ContactPhoneInput]], Unset] = UNSET
    """The telephone numbers, the main one first."""

    website: Union[Optional[str], Unset] = UNSET
    """The URL of the website."""

    addresses: Union[Optional[Sequence[ContactAddressInput]], Unset] = UNSET
    """The postal addresses, at most 100."""

    tax_id: Union[Optional[str], Unset] = UNSET
    """The tax id, such as a VAT number. The core does not check its form."""

    currency: Union[Optional[str], Unset] = UNSET
    """The currency in which the contact is paid, or pays: the code of ISO 4217, such as EUR."""

    payment_days: Union[Optional[int], Unset] = UNSET
    """The payment terms: the number of days until an invoice is due. The `dueAt` of the contact's invoices is computed
    from this number.
    """

    price_list: Union[Optional[str], Unset] = UNSET
    """The name of the price list whose prices apply to the contact's orders (`prices.list`)."""

    tax_rate: Union[Optional[Number], Unset] = UNSET
    """The tax rate, in percent with at most 3 decimals, of new lines of the contact's orders and purchases. If the item
    of a line has a `taxRate` or `taxCategory`, the line gets the item's instead. `null` for none.
    """

    tax_category: Union[Optional[Literal["S", "Z", "E", "AE", "K", "G", "O"]], Unset] = UNSET
    """The category of the tax on new lines of the contact's orders and purchases (EN 16931). A category other than S
    applies to all these lines with the rate 0, whatever their items are. E: exempt. AE: the buyer owes the tax. K: a
    supply within the European Union. G: an export. O: outside the scope of the tax. Z: the rate 0.
    """

    tags: Union[Optional[Sequence[str]], Unset] = UNSET
    """Further words by which the contact can be found. At most 50."""

    note: Union[Optional[str], Unset] = UNSET
    """A free note about the contact."""

    archived: Union[Optional[bool], Unset] = UNSET
    """`true` if the contact is no longer in use. Lists then leave the contact out, unless they ask for archived
    contacts.
    """


class ContactEmail(Record):
    """An email address with its purpose."""

    value: str
    """The email address, such as ada@example.com."""

    label: Optional[str]
    """The purpose of the address, such as orders or home."""


class ContactEmailInput(Record):
    """An email address with its purpose."""

    value: str
    """The email address, such as ada@example.com."""

    label: Union[Optional[str], Unset] = UNSET
    """The purpose of the address, such as orders or home."""


class ContactName(Record):
    """A contact's id and name."""

    id: str
    """The id of the contact."""

    name: str
    """The contact's name."""


class ContactNote(Record):
    """A note on an event with a contact, such as a call, a visit or a promise."""

    id: str
    """The note's id."""

    company: str
    """The id of the company that the note belongs to."""

    contact: str
    """The id of the contact."""

    text: str
    """The text of the note."""

    actor: str
    """The id of the user who wrote the note."""

    at: datetime
    """The instant at which the note was written."""

    version: int
    """The version of the note, from 1. It grows by one when the note's contact is merged into another contact."""


class ContactPage(Record):
    """One page of a list."""

    items: List[Contact]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class ContactPerson(Record):
    """A person to speak to."""

    name: str
    """The person's name."""

    role: Optional[str]
    """The person's role in the organisation."""

    email: Optional[str]
    """The person's email address."""

    phone: Optional[str]
    """The person's telephone number, in the form in which it was entered."""


class ContactPersonInput(Record):
    """A person to speak to."""

    name: str
    """The person's name."""

    role: Union[Optional[str], Unset] = UNSET
    """The person's role in the organisation."""

    email: Union[Optional[str], Unset] = UNSET
    """The person's email address."""

    phone: Union[Optional[str], Unset] = UNSET
    """The person's telephone number, in the form in which it was entered."""


class ContactPhone(Record):
    """A telephone number with its purpose."""

    value: str
    """The telephone number, in the form in which it was entered. A search finds the number by its digits."""

    label: Optional[str]
    """The purpose of the number, such as office or mobile."""


class ContactPhoneInput(Record):
    """A telephone number with its purpose."""

    value: str
    """The telephone number, in the form in which it was entered. A search finds the number by its digits."""

    label: Union[Optional[str], Unset] = UNSET
    """The purpose of the number, such as office or mobile."""


class ContentPage(Record):
    """A page of public records."""

    items: List[ContentRecord]
    """The records, in the order of their ids."""

    next: Optional[str]
    """The value to pass as `after` for the next page; `null` on the last page."""

    source: Literal["fresh", "stale", "default"]
    """The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is no data,
    and the result is a safe default.
    """

    age: Optional[int]
    """The age of the data in milliseconds; `null` if `source` is `default`."""

    fetched_at: Optional[datetime]
    """The time when the records were last fetched; `null` if they were never fetched."""

    refresh_failure: Optional[RefreshFailure]
    """The reason why the last fetch failed; `null` if the last fetch succeeded, or if there was none."""


class ContentRecord(Record):
    """A record of the public database, as it was fetched."""

    type: str
    """The type of the record."""

    id: str
    """The record's name in the public database."""

    fields: Dict[str, Any]
    """The fields of the record, by name. Texts, dates and references are strings, numbers are numbers, and lists are
    lists. An asset is an object with `sha256`, `bytes` and `path`.
    """

    created_at: Optional[datetime]
    """The time when the record was first saved in the public database; `null` if the host does not report it."""

    modified_at: Optional[datetime]
    """The time when the record was last saved in the public database; `null` if the host does not report it."""


class ContentType(Record):
    """A type of public records that the device stores."""

    type: str
    """The name of the type."""

    records: int
    """The number of stored records."""

    filter: List[CloudComparison]
    """The comparisons that a record must all meet to be fetched. Empty if all records of the type are fetched."""

    source: Literal["fresh", "stale", "default"]
    """The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is no data,
    and the result is a safe default.
    """

    age: Optional[int]
    """The age of the data in milliseconds; `null` if `source` is `default`."""

    fetched_at: Optional[datetime]
    """The time when the records were last fetched; `null` if they were never fetched."""

    refresh_failure: Optional[RefreshFailure]
    """The reason why the last fetch failed; `null` if the last fetch succeeded, or if there was none."""


class ContentTypes(Record):
    """The types of public records that the device stores."""

    types: List[ContentType]
    """The types, sorted by name."""


class Conversation(Record):
    """A conversation with the model of the app's backend."""

    id: str
    """The record's id."""

    title: str
    """The title. At first, it is the beginning of the first message. The backend or a user can change it."""

    model: Optional[str]
    """The name of the model at the backend; `null` if the backend chooses the model."""

    user: str
    """The id of the user's record (`users.get`)."""

    last_message_at: Optional[datetime]
    """The time of the latest message; `null` before the first."""

    archived: bool
    """`true` if the conversation is archived. `conversations.list` returns it only with `archived: true`."""

    backend_id: Optional[str]
    """The backend's id of the conversation; `null` before the backend's first answer."""

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class ConversationConflictData(Record):
    """The record does not have the version in expect. data.current is the record in its present state. Read it, and
    send the change again with its version.
    """

    kind: Literal["conflict"]
    """The name of the kind of error, for programs."""

    current: Conversation
    """The record in its present state, with the members that the caller may see. Repeat the change with its `version`
    as `expect`.
    """


class ConversationList(Record):
    """The conversations of a core."""

    conversations: List[ListedConversation]
    """The conversations, oldest first."""


class ConversationPage(Record):
    """One page of a list."""

    items: List[Conversation]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class ConvertedTemperature(Record):
    """One or more converted temperatures."""

    value: Union[Decimal, List[Decimal]]
    """The converted value or values, with at most nine decimals."""

    scale: Literal["celsius", "fahrenheit", "kelvin", "humanus"]
    """The scale of the converted values."""

    extrapolated: bool
    """`true` if at least one value is outside the Humanus table, and was extrapolated linearly."""

    extrapolated_at: Optional[List[int]] = None
    """The indices of the values that are outside the Humanus table. The first value has the index 0. Left out for a
    single value.
    """


class Correction(Record):
    """A recommended parameter that was changed because of the last tasting or measurement."""

    parameter: Literal["grindSetting", "temperature"]
    """The parameter that was changed."""

    reason: Literal["sour", "bitter", "lowExtraction", "highExtraction"]
    """The reason for the change. sour, lowExtraction: the next brew is finer or hotter by one step. bitter,
    highExtraction: the next brew is coarser or cooler by one step.
    """

    from_: Decimal
    """The value before the change, in the unit of the parameter."""

    to: Decimal
    """The value after the change, in the unit of the parameter."""


class Count(Record):
    """A stocktake: the counting of stock, with its scope and its status."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    name: Optional[str]
    """The stocktake's name."""

    scope: CountScope
    """The stock to be counted, such as one location."""

    blind: bool
    """`true` if the expected quantities are hidden from the people who count, so that they count without a hint.
    Managers see these quantities.
    """

    note: Optional[str]
    """A free text about the stocktake."""

    status: Literal["open", "review", "posted", "cancelled"]
    """The stocktake's status. open: quantities can be recorded. review: the counting has ended, and a manager reviews
    the differences. posted: the differences are in the ledger. cancelled: the stocktake was ended without posting.
    """

    transaction: Optional[str]
    """The id of the ledger transaction that the stocktake has posted. `null` before posting, and if no quantity
    differed.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class CountConflictData(Record):
    """The record does not have the version in expect. data.current is the record in its present state. Read it, and
    send the change again with its version.
    """

    kind: Literal["conflict"]
    """The name of the kind of error, for programs."""

    current: Count
    """The record in its present state, with the members that the caller may see. Repeat the change with its `version`
    as `expect`.
    """


class CountLine(Record):
    """A line of a stocktake: the counted quantity of an item in a location."""

    id: str
    """The line's id."""

    company: str
    """The id of the company that the line belongs to."""

    count: str
    """The id of the stocktake."""

    item: str
    """The id of the counted item."""

    location: str
    """The id of the location of the counted stock."""

    lot: Optional[str]
    """The id of the counted lot; `null` for an item that is not tracked by lots."""

    quantity: Decimal
    """The counted quantity, in the item's own unit."""

    expected: Optional[Decimal]
    """The quantity in the ledger when the line was recorded, in the item's own unit. A sale after the recording does
    not change it. `null` if the caller may not see it, because the stocktake is blind.
    """

    actor: str
    """The id of the user who counted."""

    at: datetime
    """The instant at which the stock was counted."""


class CountPage(Record):
    """One page of a list."""

    items: List[Count]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class CountScope(Record):
    """The stock to be counted. Without any member, all of the company's stock."""

    location: Optional[str]
    """The id of the location that is counted, with the locations within it. If it is left out, all locations are
    counted.
    """

    category: Optional[str]
    """The category of items that are counted. If it is left out, items of all categories are counted."""

    items: List[str]
    """The ids of the items that are counted. If empty, all items are counted."""


class CountScopeForm(Record):
    """The stock to be counted. Without any member, all of the company's stock."""

    location: Union[Optional[str], Unset] = UNSET
    """The id, code or path of the location to count, with the locations within it. If it is left out, all locations are
    counted.
    """

    category: Union[Optional[str], Unset] = UNSET
    """The category of the items to count. If it is left out, items of all categories are counted."""

    items: Union[Optional[Sequence[str]], Unset] = UNSET
    """The ids of the items to count. Without `items` and `skus`, all items are counted."""

    skus: Union[Optional[Sequence[str]], Unset] = UNSET
    """The SKUs of the items to count. If `skus` is given, `items` must be left out."""


class Credential(Record):
    """The credentials of a user: the username and two dates, but never the password."""

    company: str
    """The id of the company that the credentials are for."""

    user: str
    """The id of the user who signs in with these credentials."""

    username: str
    """The username to sign in with. It never changes."""

    created_at: datetime
    """The time when the credentials were created."""

    changed_at: datetime
    """The time when the password was last changed."""


class CreditNoteSum(Record):
    """A credit note that corrects an invoice."""

    id: str
    """The id of the credit note."""

    number: str
    """The number of the credit note."""

    issued_on: str
    """The day of issue, in the company's time zone at that time."""

    reason: Optional[str]
    """The reason for the credit note, as a free text."""

    gross: Money
    """The credited amount with tax. It is positive."""


class CreditSum(Record):
    """The credited amount for goods that were returned or will not be shipped."""

    net: Money
    """The amount without tax."""

    tax: Money
    """The tax on `net`."""

    gross: Money
    """The amount with tax. It equals the order's `credited`."""

    taxes: List[TaxSum]
    """The amounts for each category and rate of the tax. Empty if no goods were credited."""


class CurrentEntitlements(Record):
    """The tiers and features of the account, and the purchases that give them."""

    environment: Optional[str]
    """The App Store environment of the newest document, such as Production; `null` if there are no documents."""

    tiers: List[HeldTier]
    """The account's tier in each group, in the catalogue's order."""

    features: List[str]
    """The features of these tiers, sorted by the bytes of their ids."""

    entitlements: List[Entitlement]
    """The purchases that give tiers now, or may do so again: active, in a grace period, in billing retry, or ended
    within the last 90 days. The list has one transaction for each subscription group, and one for each other purchase.
    Purchases that give tiers now come first, higher tiers before lower tiers. entitlements.history lists all
    transactions.
    """

    valid_until: Optional[datetime]
    """The next time when this result changes without a new document: a purchase ends, the App Store stops trying to
    collect a payment, or a purchase leaves the list. `null` if there is no such time.
    """

    at: datetime
    """The time for which the result was computed."""

    source: Literal["fresh", "stale", "default"]
    """The freshness of the result. fresh: from signed documents. stale: from signed documents, but a subscription that
    was to renew has ended within the last 90 days, and the core does not know whether it was renewed. default: there
    are no documents, and the account has the tiers that need no purchase.
    """

    age: Optional[int]
    """The number of milliseconds since the newest document was signed; `null` if there are no documents."""


class CurrentWeather(Record):
    """The present weather of a place."""

    place: WeatherPlace
    """The place that the weather is about."""

    celsius: Decimal
    """The temperature in degrees Celsius, converted from the host's unit."""

    temperature: ScaledTemperature
    """The temperature on the requested scale."""

    condition: Optional[str]
    """The weather in a word or two, as the host calls it. `null` if the host does not report it."""

    humidity: Optional[Decimal]
    """The relative humidity, from 0 to 1. `null` if the host does not report it."""

    observed_at: Optional[datetime]
    """The time of the observation. `null` if the host does not report it."""

    more: Optional[Dict[str, Any]]
    """The members of the host's answer that the core does not know, unchanged. `null` if there are none."""

    stale: bool
    """`true` if the answer is older than `maxAge`, or if the host failed to send a newer answer."""

    age: int
    """The milliseconds since the observation. If the answer has no time of observation, the milliseconds since the
    host's answer. 0 if the clock was set back since that time.
    """

    fetched_at: datetime
    """The time at which the host's answer arrived."""

    refresh_failure: Optional[RefreshFailure]
    """The reason why there is no newer answer: the host's last refresh failed, or no host offers weather now. `null` if
    there is no such reason.
    """


class CurrentWeatherAnswer(Record):
    """The host's answer to host.weather.current."""

    latitude: Number
    """The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator."""

    longitude: Number
    """The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich."""

    temperature: MeasuredTemperature
    """The temperature of the air."""

    name: Union[Optional[str], Unset] = UNSET
    """The name of the place."""

    condition: Union[Optional[str], Unset] = UNSET
    """The weather in a word or two, as the host calls it."""

    humidity: Union[Optional[Number], Unset] = UNSET
    """The relative humidity, from 0 to 1."""

    observed_at: Union[Optional[datetime], Unset] = UNSET
    """The time of the observation. If it is left out, the time of the answer counts."""

    time_zone: Union[Optional[str], Unset] = UNSET
    """The name of the time zone in the IANA database, such as Europe/Berlin."""

    more: Union[Optional[Mapping[str, Any]], Unset] = UNSET
    """The members of the host's answer that the core does not know, unchanged."""


class CursorTooOldData(Record):
    """The core no longer has the state to which the cursor belongs. For events, read all records again, and continue
    from data.newest. For a list with snapshot, read the list again from its first page.
    """

    kind: Literal["cursorTooOld"]
    """The name of the kind of error, for programs."""

    oldest: Optional[str]
    """The cursor of the oldest position from which the log can be read. `null` if the refused cursor belongs to a list.
    """

    newest: Optional[str]
    """The cursor of the newest position of the log. Read all records again, and then continue from this cursor. `null`
    if the refused cursor belongs to a list: then read the list again from its first page.
    """


class CustomDepartment(Record):
    """A department that a company has added: a name for one bit of `deptMask` and `managerMask`."""

    name: str
    """The department's name."""

    mask: int
    """The department's bit: a power of two from 65536 (2^16) to 4503599627370496 (2^52)."""


class CustomDepartmentInput(Record):
    """A department that a company has added: a name for one bit of `deptMask` and `managerMask`."""

    name: str
    """The department's name."""

    mask: int
    """The department's bit: a power of two from 65536 (2^16) to 4503599627370496 (2^52)."""


class DatabaseChanges(Record):
    """The zones of a database that have changed."""

    token: str
    """The token to send with the next request."""

    more: bool
    """`true` if there are more changes. The core then sends the next request at once, with the new token."""

    zones: Union[Optional[Sequence[CloudZoneAnswer]], Unset] = UNSET
    """The zones with changes."""

    deleted_zones: Union[Optional[Sequence[DeletedZone]], Unset] = UNSET
    """The zones that no longer exist, or are no longer shared with the account."""

    shared_token: Union[Optional[str], Unset] = UNSET
    """Only in a reply about the private database: the present token of the shared database. If the core already has
    this token, it need not ask for the changes of the shared database. Left out if the container does not know the
    token.
    """


class DaySummary(Record):
    """The figures of a day. A figure is `null` if the caller has no access to its department."""

    from_: datetime
    """The instant at which the day begins."""

    orders: Optional[List[StatusCount]]
    """The number of orders in each status."""

    to_ship: Optional[int]
    """The number of orders, in progress or invoiced, that still have goods to ship and that the customer wants by the
    end of the day.
    """

    sales: Optional[List[SalesSum]]
    """The sums of the day's orders, for each currency. Drafts and cancelled orders are left out."""

    dispatches: Optional[List[StatusCount]]
    """The number of dispatches in each status."""

    low_items: Optional[int]
    """The number of items with a projected stock below their minStock, or below zero."""

    out_items: Optional[int]
    """The number of low items without available stock: no stock is on hand, or all stock on hand is reserved for orders
    and builds.
    """

    expiring_lots: Optional[int]
    """The number of lots in stock that have expired, or expire within the days of the company's `settings.expiryDays`
    (30 by default).
    """

    overdue_loans: Optional[int]
    """The number of loans that are overdue: the borrowed goods have not come back in time."""


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
    """The type of the value: a text of at most 100 characters, a number, or a Boolean."""


class Deleted(Record):
    """A record that was deleted."""

    deleted: str
    """The id of the deleted record."""


class DeletedAccount(Record):
    """The outcome of deleting an account."""

    user: str
    """The id of the deleted user."""

    backend: Literal["none", "deleted", "failed"]
    """The outcome at the backend. none: the backend has not authenticated the user, and got no request. deleted: the
    backend has deleted its account of the user. failed: the backend has not confirmed the deletion, and the app must
    request it in another way.
    """

    failure: Optional[RefreshFailure]
    """The reason why the deletion at the backend failed; `null` unless `backend` is `failed`."""


class DeletedZone(Record):
    """A zone that no longer exists, or is no longer shared with the account."""

    zone: CloudZoneAnswer
    """The zone."""

    reason: Literal["deleted", "purged", "encryptedDataReset", "removed", "revoked", "left"]
    """The reason why the zone no longer exists, or is no longer shared."""


class Department(Record):
    """A department of a company: a name for one bit of `deptMask` and `managerMask`."""

    name: str
    """The department's name."""

    mask: int
    """The department's bit in `deptMask` and `managerMask`: a power of two."""

    custom: bool
    """`true` if the company has added the department, `false` for the departments of every company."""


class DepartmentPage(Record):
    """One page of a list."""

    items: List[Department]
    """All elements, in the list's order."""

    next: Optional[str]
    """Always `null`, because the list has only one page."""


class Departure(Record):
    """The end of this account's participation in a company of another account."""

    id: str
    """The id of the departure. The notification `events.changed` has the same id."""

    company: str
    """The id of the company, which is no longer on this device."""

    name: Optional[str]
    """The company's name. `null` if the name had not arrived on this device."""

    reason: Literal["left", "removed", "revoked", "deleted"]
    """The reason. left: the account left the company. removed: the owner removed the account. revoked: the owner ended
    the share. deleted: the company was deleted.
    """

    unsent: int
    """The number of records with changes of this device that were never sent. These changes are lost."""

    at: datetime
    """The time when this device learned of the departure."""


class DeparturePage(Record):
    """One page of a list."""

    items: List[Departure]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class Deployment(Record):
    """Where the app's data is: the services that hold it, and the source of that choice."""

    path: Literal["appleNative", "backend"]
    """The deployment path, which names the services that hold the app's data. appleNative: Apple's own services.
    backend: the app's backend.
    """

    source: Literal["e2e", "environment", "setting", "file", "default"]
    """The source of the path, in order of precedence. e2e: the variable MAINSPRING_E2E_DEPLOYMENT. environment:
    MAINSPRING_DEPLOYMENT, or a variable that --deployment-variable names. setting: policy.deployment.set. file: the
    document AppConfig. default: no source gives a path.
    """

    cloud_kit: bool
    """`true` if sync can use the host's CloudKit: `path` is `appleNative`, the app was built for production, and
    AppConfig names a container. Otherwise sync with the host's cloud is paused.
    """

    build_environment: Literal["development", "staging", "production"]
    """The environment for which the app was built, from the core's option `--build-environment`. Without the option,
    the value from `system.hello`. Without both, `development`.
    """

    cloud_kit_container: Optional[str]
    """The id of the CloudKit container that AppConfig names. `null` if AppConfig names no container."""

    considered: List[ConsideredPath]
    """The values that the sources give, beginning with the source of the highest precedence. The last value is used;
    the values before it are not valid deployment paths. Sources of lower precedence are left out.
    """

    problems: List[DocumentProblem]
    """The malformed and unknown members of `deployment` in AppConfig. The core ignores these members."""


class DescribedSetting(Record):
    """A setting: its name, its type and its default."""

    name: str
    """The name of the setting. `app.*` and `app.device.*` are patterns for the app's own settings."""

    type: Literal["boolean", "integer", "text", "choice", "any"]
    """The type of the value."""

    schema: Any
    """The type and the limits of the value, as JSON Schema (draft 2020-12)."""

    default: Any
    """The value of the setting as long as it was not set."""

    kept: Literal["account", "device"]
    """The place where the value is stored. account: the value syncs between all devices of the account. device: the
    value stays on this device.
    """

    doc: str
    """The purpose of the setting."""

    option: Optional[str]
    """The command-line option that sets the value at present. `settings.set` cannot change such a value. `null` if no
    option sets the value.
    """

    record: Optional[str]
    """The id of the setting's record, which events and `sync.conflicts.list` contain. `null` for a setting of the
    device.
    """


class DescribedSettings(Record):
    """All settings."""

    settings: List[DescribedSetting]
    """The settings: first those of the account, then those of the device, then the app's own."""


class DeviceLocation(Record):
    """The location of the device when the host last found it."""

    latitude: Decimal
    """The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator."""

    longitude: Decimal
    """The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich."""

    accuracy: Optional[Decimal]
    """The accuracy of the position in metres. `null` if the host does not report the accuracy."""

    at: datetime
    """The time when the device was at this position."""

    name: Optional[str]
    """The name of the place. `null` if the name is not known yet. `location.geocode` fetches the name."""


class DevicePlace(Record):
    """The last known place of the device."""

    latitude: Decimal
    """The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator."""

    longitude: Decimal
    """The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich."""

    name: Optional[str]
    """The name of the place. `null` if the host has not given the name yet."""

    at: datetime
    """The time when the device was at this place."""

    accuracy: Optional[Decimal]
    """The accuracy of the position, in metres. `null` if the host did not report the accuracy."""


class Diagnostics(Record):
    """The state of a process and of its stores."""

    version: str
    """The program's version."""

    platform: str
    """The operating system: `linux` or `macos`."""

    sqlite: str
    """The version of SQLite."""

    data: str
    """The path of the data directory. `:memory:` if the core keeps its data in memory."""

    uptime: int
    """The milliseconds since the process started."""

    requests: int
    """The number of requests that the process has begun to serve. Answers of the host, and requests that were run
    again, are included.
    """

    stores: List[StoreDiagnostics]
    """The stores of the data directory."""

    client: Optional[Client]
    """The client, as named in `system.hello`. `null` if the client has not sent that request."""

    heap: Optional[int]
    """The allocated memory, in bytes. If users sign in to any company, it is rounded to whole MiB. `null` if the system
    does not report it.
    """

    statements: Optional[int]
    """The number of prepared SQL statements. `null` if users sign in to any company."""

    log: List[LogEntry]
    """The newest lines of the log, oldest first."""


class DiscardedRecord(Record):
    """A record that was restored to the state in the container."""

    id: str
    """The record's id."""

    discarded: bool
    """`true` if the record had unconfirmed changes, which were discarded."""


class Dismissal(Record):
    """A dismissed promotion, and the end of its dismissal."""

    id: str
    """The id of the promotion."""

    until: datetime
    """The time from which the promotion can be shown again."""


class Dispatch(Record):
    """A dispatch: goods of an order that leave together."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    order: str
    """The id of the order whose goods leave with the dispatch."""

    collection_type: Literal["endUser", "colleague", "shipping"]
    """The way in which the goods get to the recipient. endUser: the customer collects the goods, or someone brings them
    to the customer. colleague: a colleague takes the goods along. shipping: a carrier ships the goods.
    """

    contact: Optional[str]
    """The id of the recipient, if the recipient is a contact."""

    user: Optional[str]
    """The id of the recipient, if the recipient is a user of the company."""

    recipient: Optional[str]
    """The recipient as a free text, such as a name."""

    address: Optional[Address]
    """The address of the recipient. If it is left out, the dispatch gets the order's shipping address."""

    carrier: Optional[str]
    """The name of the carrier, such as DHL."""

    service: Optional[str]
    """The carrier's name for the kind of shipping, such as express."""

    tracking_number: Optional[str]
    """The carrier's tracking number."""

    parcels: Optional[int]
    """The number of parcels, from 1 to 10,000."""

    weight: Optional[int]
    """The weight of the dispatch, in grams."""

    assignee: Optional[str]
    """The id of the user who is responsible for the dispatch."""

    planned_at: Optional[datetime]
    """The instant at which the dispatch is planned to leave."""

    note: Optional[str]
    """A free note about the dispatch."""

    proof: Optional[str]
    """The proof of delivery: the id of one of the dispatch's assets (`assets.add`)."""

    number: str
    """The dispatch's number in the company, such as D-1."""

    status: Literal["planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled"]
    """The dispatch's status. To change it, call `dispatches.step`."""

    handed_over_at: Optional[datetime]
    """The instant at which the dispatch was last handed over. `null` before the first time."""

    delivered_at: Optional[datetime]
    """The instant of delivery. `null` if the dispatch was not delivered."""

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class DispatchConflictData(Record):
    """The record does not have the version in expect. data.current is the record in its present state. Read it, and
    send the change again with its version.
    """

    kind: Literal["conflict"]
    """The name of the kind of error, for programs."""

    current: Dispatch
    """The record in its present state, with the members that the caller may see. Repeat the change with its `version`
    as `expect`.
    """


class DispatchDraftChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    collection_type: Union[Literal["endUser", "colleague", "shipping"], Unset] = UNSET
    """The way in which the goods get to the recipient. endUser: the customer collects the goods, or someone brings them
    to the customer. colleague: a colleague takes the goods along. shipping: a carrier ships the goods.
    """

    contact: Union[Optional[str], Unset] = UNSET
    """The id of the recipient, if the recipient is a contact."""

    user: Union[Optional[str], Unset] = UNSET
    """The id of the recipient, if the recipient is a user of the company."""

    recipient: Union[Optional[str], Unset] = UNSET
    """The recipient as a free text, such as a name."""

    address: Union[Optional[AddressChanges], Unset] = UNSET
    """The address of the recipient. If it is left out, the dispatch gets the order's shipping address."""

    carrier: Union[Optional[str], Unset] = UNSET
    """The name of the carrier, such as DHL."""

    service: Union[Optional[str], Unset] = UNSET
    """The carrier's name for the kind of shipping, such as express."""

    tracking_number: Union[Optional[str], Unset] = UNSET
    """The carrier's tracking number."""

    parcels: Union[Optional[int], Unset] = UNSET
    """The number of parcels, from 1 to 10,000."""

    weight: Union[Optional[int], Unset] = UNSET
    """The weight of the dispatch, in grams."""

    assignee: Union[Optional[str], Unset] = UNSET
    """The id of the user who is responsible for the dispatch."""

    planned_at: Union[Optional[datetime], Unset] = UNSET
    """The instant at which the dispatch is planned to leave."""

    note: Union[Optional[str], Unset] = UNSET
    """A free note about the dispatch."""

    proof: Union[Optional[str], Unset] = UNSET
    """The proof of delivery: the id of one of the dispatch's assets (`assets.add`)."""


class DispatchPage(Record):
    """One page of a list."""

    items: List[Dispatch]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class DispatchStep(Record):
    """A step: the record of one change of status, such as that of an order."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    subject: str
    """The id of the order, dispatch, purchase or build whose status changed."""

    from_: Literal["planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled"]
    """The status before the step."""

    to: Literal["planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled"]
    """The status after the step."""

    reason: Optional[str]
    """The reason for the step, in words that the company chooses. `null` if no reason was given."""

    actor: str
    """The user who took the step."""

    follows: Optional[List[str]]
    """The ids of the latest steps before this one. There are several if devices added steps while they were not
    connected. `null` for a step of an older program.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class DispatchView(Record):
    """A dispatch with its lines and steps."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    order: str
    """The id of the order whose goods leave with the dispatch."""

    collection_type: Literal["endUser", "colleague", "shipping"]
    """The way in which the goods get to the recipient. endUser: the customer collects the goods, or someone brings them
    to the customer. colleague: a colleague takes the goods along. shipping: a carrier ships the goods.
    """

    contact: Optional[str]
    """The id of the recipient, if the recipient is a contact."""

    user: Optional[str]
    """The id of the recipient, if the recipient is a user of the company."""

    recipient: Optional[str]
    """The recipient as a free text, such as a name."""

    address: Optional[Address]
    """The address of the recipient. If it is left out, the dispatch gets the order's shipping address."""

    carrier: Optional[str]
    """The name of the carrier, such as DHL."""

    service: Optional[str]
    """The carrier's name for the kind of shipping, such as express."""

    tracking_number: Optional[str]
    """The carrier's tracking number."""

    parcels: Optional[int]
    """The number of parcels, from 1 to 10,000."""

    weight: Optional[int]
    """The weight of the dispatch, in grams."""

    assignee: Optional[str]
    """The id of the user who is responsible for the dispatch."""

    planned_at: Optional[datetime]
    """The instant at which the dispatch is planned to leave."""

    note: Optional[str]
    """A free note about the dispatch."""

    proof: Optional[str]
    """The proof of delivery: the id of one of the dispatch's assets (`assets.add`)."""

    number: str
    """The dispatch's number in the company, such as D-1."""

    status: Literal["planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled"]
    """The dispatch's status. To change it, call `dispatches.step`."""

    handed_over_at: Optional[datetime]
    """The instant at which the dispatch was last handed over. `null` before the first time."""

    delivered_at: Optional[datetime]
    """The instant of delivery. `null` if the dispatch was not delivered."""

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    lines: List[DispatchedLine]
    """The lines that were shipped with the dispatch."""

    steps: List[DispatchStep]
    """The steps, the oldest first."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class DispatchedLine(Record):
    """The quantity of an order line that leaves with a dispatch."""

    order_line: str
    """The id of the order line."""

    item: Optional[str]
    """The id of the line's item."""

    sku: Optional[str]
    """The item's SKU."""

    text: str
    """The line's text."""

    quantity: Decimal
    """The quantity, in the line's unit."""

    unit: Optional[str]
    """The unit of the quantity. `null` for a line without a unit."""

    parts: List[EntryPart]
    """The locations and lots from which the goods were taken."""


class DocumentLine(Record):
    """A line of a document."""

    sku: Optional[str]
    """The item's SKU. `null` for a line without an item."""

    text: str
    """The line's text."""

    note: Optional[str]
    """The note below the line."""

    quantity: Decimal
    """The ordered quantity less the cancelled quantity. On a packing list, credited goods that will not be shipped are
    also subtracted.
    """

    unit: Optional[str]
    """The unit of the quantity. `null` for a line without a unit."""

    shipped: Decimal
    """The quantity that was shipped and has not been returned."""

    unit_price: Optional[Money]
    """The price of one unit. `null` on a packing list. A packing list has no discounts, tax rates and amounts, either.
    """

    discount: Optional[Decimal]
    """The discount on the line in percent, from 0 to 100."""

    tax_rate: Optional[Decimal]
    """The tax rate in percent."""

    tax_category: Optional[Literal["S", "Z", "E", "AE", "K", "G", "O"]]
    """The category of the tax (EN 16931)."""

    net: Optional[Money]
    """The line's amount without tax."""

    tax: Optional[Money]
    """The tax on `net`."""

    gross: Optional[Money]
    """The sum of `net` and `tax`."""


class DocumentParty(Record):
    """The seller or the buyer on a document."""

    name: str
    """The name of the seller or buyer."""

    address: Optional[Address]
    """The address of the seller or buyer."""


class DocumentProblem(Record):
    """A malformed or unknown part of a document. The core ignores the part."""

    pointer: str
    """The part of the document that has the problem, as a JSON Pointer (RFC 6901)."""

    kind: str
    """The kind of the problem: missing, unknown, type or value."""

    message: str
    """A sentence that says what is wrong, and what would be right."""

    promotion: Optional[str] = None
    """The id of the promotion that was left out because of the problem, if the id can be read."""


class DocumentSums(Record):
    """The sums of a document's lines."""

    net: Money
    """The sum without tax."""

    tax: Money
    """The tax on `net`."""

    gross: Money
    """The sum with tax."""

    credited: Money
    """The part of `gross` for goods that were returned or will not be shipped."""

    paid: Money
    """The amount paid, less the amount paid back."""

    due: Money
    """The amount owed less the amount paid. Negative if a refund is due. For a draft, the amount that will be owed if
    the draft is submitted unchanged.
    """

    taxes: List[TaxSum]
    """The sums for each category and rate of the tax."""

    credits: CreditSum
    """The net, tax and gross amounts of `credited`, in total and for each tax category and rate."""


class DownloadedAsset(Record):
    """A file with the content of an asset."""

    path: str
    """The path of the file."""

    sha256: str
    """The SHA-256 digest of the content, as 64 lower-case hexadecimal digits."""


class DuplicateContacts(Record):
    """Two contacts that may be the same person or organisation."""

    first: ContactName
    """The id and name of the older contact."""

    second: ContactName
    """The id and name of the newer contact."""

    by: List[Literal["email", "phone", "taxId"]]
    """The kinds of values that both contacts share: `email`, `phone` or `taxId`."""


class DuplicateContactsPage(Record):
    """One page of a list."""

    items: List[DuplicateContacts]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class DuplicateData(Record):
    """Another record has the same value in a member that must be unique. data.member names the member."""

    kind: Literal["duplicate"]
    """The name of the kind of error, for programs."""

    member: str
    """The name of the member whose value another record already has."""

    id: Optional[str] = None
    """The id of the other record that has the value. Left out if the caller may not see that record."""


class Entitlement(Record):
    """A purchase, its present state, and whether it gives the account a tier. Members that come from the App Store's
    documents have the App Store's names.
    """

    transaction_id: str
    """The id of the transaction."""

    original_transaction_id: str
    """The id of the first transaction of the purchase. It is the same for all renewals."""

    product_id: str
    """The id of the product."""

    tier: Optional[str]
    """The id of the tier that the product gives; `null` if the product gives no tier, or if the catalogue does not have
    the product.
    """

    type: Optional[str]
    """The kind of the product, by the App Store's name, such as Auto-Renewable Subscription."""

    state: Literal["revoked", "upgraded", "consumed", "active", "inGracePeriod", "inBillingRetry", "expired"]
    """The state of the purchase. revoked: refunded, or no longer shared by the family. upgraded: replaced by a
    subscription of a higher level. consumed: used up when bought. active: not ended yet. inGracePeriod: ended unpaid,
    but still gives its tier for a while. inBillingRetry: ended unpaid, while the App Store still tries to collect the
    payment. expired: ended.
    """

    entitled: bool
    """`true` if the account has the purchase's tier now because of this purchase."""

    until: Optional[datetime]
    """The time when the purchase stops giving its tier, as far as it is known. `null` if the purchase never ends, or if
    `entitled` is `false`.
    """

    lifetime: bool
    """`true` if the purchase is active and never ends."""

    will_renew: Optional[bool]
    """`true` if the purchase will renew; `null` if this is not known, or if the product does not renew."""

    renews_to: Optional[str]
    """The id of the product to which the purchase will renew; `null` if the purchase will not renew."""

    family_shared: bool
    """`true` if another member of the family made the purchase, and shares it."""

    offer_type: Optional[Literal["introductory", "promotional", "code", "winBack"]]
    """The kind of the offer with which the product was bought; `null` without an offer."""

    offer_id: Optional[str]
    """The id of the offer; `null` without an offer, and for an introductory offer."""

    offer_period: Optional[str]
    """The duration of the offer (ISO 8601), such as P1M for a month; `null` without an offer."""

    trial: bool
    """`true` if the period is a free trial."""

    purchase_date: datetime
    """The time when the product was bought, or when the present period of a subscription began."""

    expires_date: Optional[datetime]
    """The time when the present period ends or has ended; `null` if the purchase does not end."""

    revocation_date: Optional[datetime]
    """The time when the purchase was refunded, or when the family stopped sharing it; `null` if neither has happened.
    """

    revocation_reason: Optional[Literal["other", "appIssue"]]
    """The reason for the revocation: appIssue or other; `null` if the purchase was not revoked."""

    grace_period_expires_date: Optional[datetime]
    """The end of the grace period, in which the purchase still gives its tier although its renewal was not paid; `null`
    without a grace period.
    """

    expiration_intent: Optional[Literal["cancelled", "billingError", "priceIncrease", "productUnavailable", "other"]]
    """The reason why the subscription does not continue, such as cancelled or billingError; `null` if it is not known.
    """

    price_consent: Optional[Literal["pending", "agreed"]]
    """The user's answer to a higher price: pending or agreed; `null` if the user was not asked."""

    environment: str
    """The App Store environment of the purchase."""

    signed_date: datetime
    """The time when the App Store signed the transaction."""


class EntitlementSnapshot(Record):
    """The tiers and features of the account, and the time when they last changed."""

    environment: Optional[str]
    """The App Store environment of the newest document; `null` if there were no documents."""

    tiers: List[HeldTier]
    """The account's tier in each group, in the catalogue's order."""

    features: List[str]
    """The features of these tiers."""

    valid_until: Optional[datetime]
    """The time when the first of the purchases that give tiers now ends; `null` if none of them ends."""

    at: datetime
    """The time when the tiers and features last changed. If no document was ever stored, the time of this reply. The
    same applies if the roots, the app, the environments or the catalogue have changed since the values were stored.
    """

    source: Literal["fresh", "stale", "default"]
    """The freshness of the result. fresh: from signed documents. stale: from signed documents, but a subscription that
    was to renew has ended within the last 90 days, and the core does not know whether it was renewed. default: there
    are no documents, and the account has the tiers that need no purchase.
    """

    age: Optional[int]
    """The number of milliseconds since the newest document was signed; `null` if there are no documents."""

    basis: Optional[str] = None
    """A digest of the roots, the app, the environments and the catalogue with which the values were computed."""

    newest: Optional[datetime] = None
    """The time when the newest document was signed."""

    stale_until: Optional[datetime] = None
    """The time until which a newer document is expected."""


class EntryPart(Record):
    """A quantity of a lot, moved from or into a location."""

    quantity: Decimal
    """The quantity, in the item's own unit."""

    location: str
    """The id of the location that the goods left, or that received them."""

    lot: Optional[str]
    """The id of the lot. `null` for an item that is not tracked by lots."""

    item: Optional[str] = None
    """The id of the component that was moved. Only entries about a kit have it."""


class Equipment(Record):
    """A piece of equipment for making coffee, such as a grinder or a brewer."""

    id: str
    """The record's id."""

    kind: Literal["grinder", "brewer", "espressoMachine", "kettle", "scale", "filter", "other"]
    """The kind of equipment, such as `grinder`."""

    name: str
    """The name of the piece."""

    brand: Optional[str]
    """The name of the maker."""

    model: Optional[str]
    """The maker's name of the model."""

    bought_at: Optional[str]
    """The day on which the piece was bought, such as 2026-11-30."""

    price: Optional[Money]
    """The price for which the piece was bought."""

    setting: Optional[GrindScale]
    """The scale of the grind settings. Only a grinder may have it."""

    method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]]
    """The brewing method of a brewer. Only a brewer may have it."""

    note: Optional[str]
    """A free text about the piece."""

    favourite: bool
    """`true` if the piece is a favourite."""

    archived: bool
    """`true` if the piece is no longer in use. Lists leave it out unless they are asked for."""

    is_default: bool
    """`true` if the piece is the usual one of its kind. A kind has at most one. If another piece becomes the usual one,
    this member is set to `false`.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """

    photos: Optional[List[str]] = None
    """The ids of the record's photos, which are assets with the role `photo`, the cover first. For a small picture,
    call `assets.read` with the variant `thumb`. Left out without photos.
    """


class EquipmentConflictData(Record):
    """The record does not have the version in expect. data.current is the record in its present state. Read it, and
    send the change again with its version.
    """

    kind: Literal["conflict"]
    """The name of the kind of error, for programs."""

    current: Equipment
    """The record in its present state, with the members that the caller may see. Repeat the change with its `version`
    as `expect`.
    """


class EquipmentDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    kind: Union[Literal["grinder", "brewer", "espressoMachine", "kettle", "scale", "filter", "other"], Unset] = UNSET
    """The kind of equipment, such as `grinder`."""

    name: Union[str, Unset] = UNSET
    """The name of the piece."""

    brand: Union[Optional[str], Unset] = UNSET
    """The name of the maker."""

    model: Union[Optional[str], Unset] = UNSET
    """The maker's name of the model."""

    bought_at: Union[Optional[Day], Unset] = UNSET
    """The day on which the piece was bought, such as 2026-11-30."""

    price: Union[Optional[MoneyChanges], Unset] = UNSET
    """The price for which the piece was bought."""

    setting: Union[Optional[GrindScaleChanges], Unset] = UNSET
    """The scale of the grind settings. Only a grinder may have it."""

    method: Union[Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]], Unset] = UNSET
    """The brewing method of a brewer. Only a brewer may have it."""

    note: Union[Optional[str], Unset] = UNSET
    """A free text about the piece."""

    favourite: Union[Optional[bool], Unset] = UNSET
    """`true` if the piece is a favourite."""

    archived: Union[Optional[bool], Unset] = UNSET
    """`true` if the piece is no longer in use. Lists leave it out unless they are asked for."""

    is_default: Union[Optional[bool], Unset] = UNSET
    """`true` if the piece is the usual one of its kind. A kind has at most one. If another piece becomes the usual one,
    this member is set to `false`.
    """


class EquipmentPage(Record):
    """One page of a list."""

    items: List[Equipment]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class Event(Record):
    """An event: the report of one change of one record."""

    service: str
    """The service to which the record belongs, such as `inventory`, `companies` or `access`. The names of the service's
    methods begin with it.
    """

    type: str
    """The kind of the record, such as `item`, `company` or `access`. For data that only this device stores, a name such
    as `recents`, `appGroup`, `links`, `location`, `deployment`, `documents`, `intents` or `session`.
    """

    company: Optional[str]
    """The id of the company to which the record belongs. `null` for the account's own records."""

    id: str
    """The id of the record. For data of this device that has no record ids, such as `recents`, the account's id."""

    action: Literal["created", "updated", "deleted"]
    """The kind of change: created, updated or deleted."""

    version: int
    """The version of the record after the change. For a deleted record, its last version. For data that only this
    device stores, a number that increases with each change.
    """

    fields: List[str]
    """The names of the members that an update changed, among those that the reader may see. Empty for other actions.
    """

    actor: str
    """The user who made the change."""

    at: datetime
    """The time of the change. For a change of another device, the time when it arrived on this device."""

    origin: Literal["here", "sync"]
    """The origin of the change. here: a request on this device. sync: another device."""


class EventPage(Record):
    """Events, in the order in which the changes were made."""

    events: List[Event]
    """The events that the caller may see, the oldest first."""

    cursor: str
    """The position after these events. Pass it as `cursor` to get the later events, now or after a restart."""

    more: bool
    """`true` if there already are more events after the cursor."""


class Evidence(Record):
    """The number of brews on which an insight is based, and the number that is needed."""

    brews: int
    """The number of examined brews: the latest brews that match the filters, at most 1,000."""

    have: int
    """The number of examined brews, or of tasting notes, that count for this kind. If there are enough brews but too
    few different values, the number of different values.
    """

    need: int
    """The number that `have` must reach for a finding of this kind."""


class ExpiringLot(Record):
    """A lot in stock that has expired or will expire soon."""

    lot: str
    """The id of the lot."""

    item: str
    """The id of the lot's item."""

    sku: str
    """The item's SKU (stock keeping unit)."""

    name: str
    """The item's name."""

    unit: str
    """The item's own unit, in which its quantities are given."""

    batch: Optional[str]
    """The lot's batch."""

    serial: Optional[str]
    """The lot's serial number."""

    expiry: str
    """The last day on which the lot is good."""

    status: Literal["ok", "attention", "damaged", "destroyed", "rejected", "lost", "quarantined", "returned"]
    """The lot's status. Lots of any status are listed."""

    on_hand: Decimal
    """The quantity of the lot on hand in all locations, in the item's own unit."""


class ExpiringLotPage(Record):
    """One page of a list."""

    items: List[ExpiringLot]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class ExplainedInsights(Record):
    """A description of the journal's figures and insights in words, and the source of the answer."""

    headline: str
    """The most important fact, in one short sentence."""

    paragraphs: List[str]
    """One to three paragraphs of plain sentences."""

    source: Literal["model", "history"]
    """The origin of the answer. model: the AI of the host. history: the account's own journal, because the host's AI
    failed.
    """

    suggestion: Optional[str]
    """The id of the answer. For 24 hours, `journal.ai.accept` stores notes and profiles with this id. `null` if
    `source` is `history`.
    """

    at: datetime
    """The instant at which the answer was made."""

    repeated: bool
    """`true` if an equal request was made before, and its stored answer was returned."""


class Explanation(Record):
    """The reason why a user may call a method, or the rights that would be enough to call it."""

    method: str
    """The name of the method."""

    rule: AccessRule
    """The method's rule of access, in the form of `x-access` in the discovery document."""

    allowed: bool
    """`true` if the user may call the method."""

    reason: Literal["anyone", "account", "founder", "owner", "manager", "department", "member", "noCompany", "signInRequired", "noRight", "archived", "noFeature", "noCredentials", "notKeptHere", "personal", "tierIsBought", "tierRequired", "shared", "readOnly", "notShared"]
    """The reason for the decision. If `allowed` is true: anyone, account: the rule needs no right. owner, founder: the
    user is an owner or the founder. manager: the user has a bit in managerMask. department: the user has a bit in
    deptMask. member: the user has any right in the company. If `allowed` is false: noCompany: the call has no company.
    signInRequired: no user is signed in. noRight: the user lacks the right. archived: the company is archived.
    noFeature: the account lacks the feature that the method needs. noCredentials: there are no credentials to change.
    notKeptHere: another account stores the credentials. personal: the company is the account's own inventory.
    tierIsBought: purchases decide the company's tier. tierRequired: the company's tier is lower than the method needs.
    shared: only the account that owns the company may call the method, and another account owns this company. readOnly:
    the company is shared for reading only. notShared: the method is for companies that other accounts share, and this
    company is the account's own.
    """

    feature: Optional[str]
    """The feature that must have been bought for the method; `null` if the method needs no feature."""

    asked: Optional[int]
    """The bits of the departments that the rule names. The user needs at least one of them. `null` if the rule needs no
    bit.
    """

    held: Rights
    """The rights that the user holds."""

    grants: List[SufficientGrant]
    """The grants that would allow the call. Each of them alone is enough. Empty unless `reason` is `noRight`."""


class ExportReport(Record):
    """The size of an export, and its text if it was not written to a file."""

    rows: int
    """The number of exported records."""

    bytes: int
    """The number of bytes of the export, including the line with the column names in csv."""

    text: Optional[str]
    """The exported text. `null` if the export was written to a file."""


class ExportedInvoice(Record):
    """An invoice or a credit note as an electronic invoice."""

    format: Literal["ubl"]
    """The format of the file."""

    number: str
    """The number of the document."""

    text: str
    """The text of the file, in UTF-8."""


class Fallback(Record):
    """The reason why a widget shows less, or another place, than its configuration asks for."""

    reason: Literal["placeUnknown", "premiumNeeded", "devicePlaceUnknown", "devicePlaceOld", "locationDenied", "nameMissing", "weatherStale", "weatherMissing", "nowMissing", "hoursMissing"]
    """The reason, as a name for programs."""

    message: str
    """The reason as a sentence that a user interface can show."""

    error: Optional[str]
    """The name of the error that caused the fallback. `null` if no error caused it."""


class FeatureRequiredData(Record):
    """The method needs a feature that the account does not have. data.feature names the feature, data.tiers lists the
    tiers that include it, and data.products lists the products that give these tiers.
    """

    kind: Literal["featureRequired"]
    """The name of the kind of error, for programs."""

    feature: str
    """The feature that the method needs."""

    tiers: List[str]
    """The ids of the tiers that include the feature, the lowest first."""

    products: List[str]
    """The ids of the products that give these tiers."""

    store: StoreListing
    """The store's data about these products, such as their prices on this device."""


class Feedback(Record):
    """A message from a user to the makers of the app."""

    id: str
    """The record's id."""

    user: str
    """The id of the user's record (`users.get`)."""

    kind: Literal["bug", "idea", "question", "praise"]
    """The kind of the feedback. bug: the app has a fault. idea: a wish for the app. question: a question about the app.
    praise: a compliment.
    """

    message: str
    """The text of the user's message."""

    contact: Optional[str]
    """The address for a reply, such as an e-mail address or a telephone number. `null` if the user wants no reply.
    """

    diagnostics: Optional[AppDiagnostics]
    """The diagnostics that are sent with the feedback; `null` if none are sent."""

    state: Literal["waiting", "sent", "failed"]
    """The state of the feedback. waiting: the core sends the feedback when the backend can be reached and has
    authenticated the user. sent: the backend has accepted the feedback. failed: the backend has not accepted the
    feedback, and `feedback.retry` sends it again.
    """

    sent_at: Optional[datetime]
    """The time when the backend accepted the feedback; `null` before that."""

    error: Optional[FeedbackError]
    """The reason why the last attempt to send the feedback failed; `null` if no attempt has failed."""

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class FeedbackConflictData(Record):
    """The record does not have the version in expect. data.current is the record in its present state. Read it, and
    send the change again with its version.
    """

    kind: Literal["conflict"]
    """The name of the kind of error, for programs."""

    current: Feedback
    """The record in its present state, with the members that the caller may see. Repeat the change with its `version`
    as `expect`.
    """


class FeedbackError(Record):
    """The reason why feedback was not sent."""

    kind: str
    """The error's name, by which programs tell errors apart."""

    message: str
    """The reason as a sentence for people."""


class FeedbackPage(Record):
    """One page of a list."""

    items: List[Feedback]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class FetchedConfig(Record):
    """The host's answer to host.config.fetch."""

    document: Any
    """The fetched document: AppConfig or IAPPromo as an object, or the list of records that make up the document. At
    most 1 MiB as JSON without white space.
    """


class FigurePoint(Record):
    """The figure of one group of brews: those of one period of the calendar, or those with the same value, such as the
    method.
    """

    key: Optional[str]
    """The first day of the period, or the value that the brews have in common. `null` for brews without a value."""

    name: Optional[str]
    """The name of the beans or the grinder, if `key` is their id. `null` for other keys."""

    brews: int
    """The number of brews in the group."""

    value: Optional[Decimal]
    """The figure: a sum, or a mean with four decimals. `null` if no brew has a value, and for the measure `cost`, whose
    figure is `money`.
    """

    money: List[Money]
    """The cost of the coffee, one amount for each currency. Empty for other measures."""


class FigurePoints(Record):
    """The figures of groups of brews, in order."""

    points: List[FigurePoint]
    """The figures, one for each group."""


class Flags(Record):
    """All known flags with their values."""

    flags: Dict[str, bool]
    """The flags by name: `true` for on, `false` for off. They are sorted by the Unicode scalars of their names."""

    problems: List[DocumentProblem]
    """The malformed parts of the document. Malformed flags are left out."""

    source: Literal["fresh", "stale", "default"]
    """The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is no data,
    and the result is a safe default.
    """

    age: Optional[int]
    """The age of the data in milliseconds; `null` if `source` is `default`."""

    origin: Literal["host", "records", "file", "builtIn"]
    """The origin of the document. host: fetched by the host. records: composed of records of the public database. file:
    read from a file that an option of the core names. builtIn: there is no document, and defaults apply.
    """


class FlavorFamily(Record):
    """A family of flavours, such as berry: the second of the three levels of the flavour wheel."""

    id: str
    """The id of the family, which never changes."""

    name: str
    """The name of the family, such as berry."""

    terms: List[FlavorTerm]
    """The terms of the family: the third level of the wheel."""


class FlavorGroup(Record):
    """A group of flavours, such as fruity: the first of the three levels of the flavour wheel."""

    id: str
    """The id of the group, which never changes."""

    name: str
    """The name of the group, such as fruity."""

    families: List[FlavorFamily]
    """The families of the group: the second level of the wheel."""


class FlavorProfile(Record):
    """The flavour of a coffee in numbers."""

    acidity: Decimal
    """The acidity, from 0 (none) to 10 (very sour)."""

    sweetness: Decimal
    """The sweetness, from 0 (none) to 10 (very sweet)."""

    bitterness: Decimal
    """The bitterness, from 0 (none) to 10 (very bitter)."""

    body: Decimal
    """The body (the feel in the mouth), from 0 (watery) to 10 (syrupy)."""

    fruitiness: Decimal
    """The strength of fruit flavours, from 0 (none) to 10."""

    floral: Decimal
    """The strength of floral flavours, from 0 (none) to 10."""

    nutty: Decimal
    """The strength of nutty flavours, from 0 (none) to 10."""

    roasted: Decimal
    """The strength of roasted flavours, from 0 (none) to 10."""

    dominant: List[str]
    """The most prominent flavour terms: one to three."""

    summary: str
    """One sentence about the flavour as a whole."""


class FlavorTerm(Record):
    """A single flavour, such as raspberry: the third of the three levels of the flavour wheel."""

    id: str
    """The id of the term, which never changes."""

    name: str
    """The name of the flavour, such as raspberry."""


class FlavorWheel(Record):
    """The flavour wheel: a tree of flavour terms with three levels."""

    groups: List[FlavorGroup]
    """The groups of flavours, which are the first level of the wheel."""


class ForbiddenData(Record):
    """The caller may not call this method in the company. data.needs is the right or the condition that would allow the
    call.
    """

    kind: Literal["forbidden"]
    """The name of the kind of error, for programs."""

    needs: AccessRule
    """The rule of access that the caller does not meet."""


class FoundContact(Record):
    """A contact, found by its id or by the id of a contact that was merged into it."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    name: str
    """The contact's name."""

    kinds: List[Literal["customer", "supplier", "partner"]]
    """The kinds of the contact: customer, supplier or partner. At least one kind is needed, and each can occur only
    once.
    """

    organisation: Optional[str]
    """The organisation for which a person works; `null` if there is none."""

    people: List[ContactPerson]
    """The people to speak to at the organisation."""

    emails: List[ContactEmail]
    """The email addresses, the main one first."""

    phones: List[ContactPhone]
    """The telephone numbers, the main one first."""

    website: Optional[str]
    """The URL of the website."""

    addresses: List[ContactAddress]
    """The postal addresses, at most 100."""

    tax_id: Optional[str]
    """The tax id, such as a VAT number. The core does not check its form."""

    currency: Optional[str]
    """The currency in which the contact is paid, or pays: the code of ISO 4217, such as EUR."""

    payment_days: Optional[int]
    """The payment terms: the number of days until an invoice is due. The `dueAt` of the contact's invoices is computed
    from this number.
    """

    price_list: Optional[str]
    """The name of the price list whose prices apply to the contact's orders (`prices.list`)."""

    tax_rate: Optional[Decimal]
    """The tax rate, in percent with at most 3 decimals, of new lines of the contact's orders and purchases. If the item
    of a line has a `taxRate` or `taxCategory`, the line gets the item's instead. `null` for none.
    """

    tax_category: Optional[Literal["S", "Z", "E", "AE", "K", "G", "O"]]
    """The category of the tax on new lines of the contact's orders and purchases (EN 16931). A category other than S
    applies to all these lines with the rate 0, whatever their items are. E: exempt. AE: the buyer owes the tax. K: a
    supply within the European Union. G: an export. O: outside the scope of the tax. Z: the rate 0.
    """

    tags: List[str]
    """Further words by which the contact can be found. At most 50."""

    note: Optional[str]
    """A free note about the contact."""

    archived: bool
    """`true` if the contact is no longer in use. Lists then leave the contact out, unless they ask for archived
    contacts.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """

    merged_into: Optional[str] = None
    """The id of the returned contact, if the requested contact was merged into it. Otherwise left out."""


class FoundContactPage(Record):
    """One page of the results of a search."""

    items: List[Contact]
    """The matching elements, the best match first."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""

    partial: bool
    """`true` if the search stopped before it had examined all records. Better matches may follow on later pages, so
    continue with `next`.
    """


class FoundContent(Record):
    """A public record, with its freshness and age."""

    type: str
    """The type of the record."""

    id: str
    """The record's name in the public database."""

    fields: Dict[str, Any]
    """The fields of the record, by name. Texts, dates and references are strings, numbers are numbers, and lists are
    lists. An asset is an object with `sha256`, `bytes` and `path`.
    """

    created_at: Optional[datetime]
    """The time when the record was first saved in the public database; `null` if the host does not report it."""

    modified_at: Optional[datetime]
    """The time when the record was last saved in the public database; `null` if the host does not report it."""

    source: Literal["fresh", "stale", "default"]
    """The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is no data,
    and the result is a safe default.
    """

    age: Optional[int]
    """The age of the data in milliseconds; `null` if `source` is `default`."""

    fetched_at: Optional[datetime]
    """The time when the records were last fetched; `null` if they were never fetched."""

    refresh_failure: Optional[RefreshFailure]
    """The reason why the last fetch failed; `null` if the last fetch succeeded, or if there was none."""


class FoundItemPage(Record):
    """One page of the results of a search."""

    items: List[Item]
    """The matching elements, the best match first."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""

    partial: bool
    """`true` if the search stopped before it had examined all records. Better matches may follow on later pages, so
    continue with `next`.
    """


class FoundMessagePage(Record):
    """One page of the results of a search."""

    items: List[Message]
    """The matching elements, the best match first."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""

    partial: bool
    """`true` if the search stopped before it had examined all records. Better matches may follow on later pages, so
    continue with `next`.
    """


class FoundPlace(Record):
    """A place that was found, with its distance."""

    name: str
    """The name of the place."""

    region: Optional[str]
    """The state or province."""

    country: Optional[str]
    """The country's code (ISO 3166-1 alpha-2): two capitals, such as DE."""

    latitude: Decimal
    """The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator."""

    longitude: Decimal
    """The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich."""

    time_zone: Optional[str]
    """The name of the time zone in the IANA database, such as Europe/Berlin."""

    distance: Optional[int]
    """The distance in metres from the coordinates of the request. If the request has no coordinates, the distance from
    the device's last known place; `null` if no place of the device is known.
    """


class FoundPlaces(Record):
    """The places and suggestions for the text that the user has typed so far."""

    places: List[FoundPlace]
    """The places. If the request has coordinates, the nearest places come first. Otherwise the best matches come first.
    """

    suggestions: List[PlaceSuggestion]
    """The suggestions of the host, the best matches first. A suggestion has no coordinates: `places.resolve` returns
    them. Empty without a host.
    """

    source: Literal["host", "timeZones"]
    """The source of the places. host: the host. timeZones: the system's table of time zones, which lists cities."""


class FoundPrice(Record):
    """The price and the tax that a new order line of an item would get."""

    item: str
    """The id of the item."""

    sku: str
    """The item's SKU."""

    name: str
    """The item's name."""

    quantity: Decimal
    """The quantity in the unit."""

    unit: str
    """The unit of the quantity."""

    unit_price: Optional[Money]
    """The price of one unit. `null` if the item has no price in the currency, or if the price of the unit is too large.
    """

    price_source: Optional[Literal["contact", "list", "item"]]
    """The source of the price. `null` if the item has no price in the currency."""

    tax_rate: Optional[Decimal]
    """The tax rate in percent. `null` if the item and the contact have none."""

    tax_category: Optional[Literal["S", "Z", "E", "AE", "K", "G", "O"]]
    """The category of the tax (EN 16931). `null` if the item and the contact have none."""


class FoundPrices(Record):
    """The prices that were found."""

    lines: List[FoundPrice]
    """The prices, in the order of the given lines."""


class FoundShare(Record):
    """The share of a zone."""

    share: Union[Optional[CloudShare], Unset] = UNSET
    """The share. `null` for a zone that was never shared."""


class FounderStaysData(Record):
    """The founder of a company cannot be revoked or demoted."""

    kind: Literal["forbidden"]
    """The name of the kind of error, for programs."""

    needs: Transfer
    """The condition under which the request is allowed."""


class GS1Content(Record):
    """The content of a GS1 barcode. Each member is the value of an application identifier."""

    gtin: Optional[str]
    """Identifier 01: the GTIN of the trade item, 14 digits; `null` without it."""

    content: Optional[str]
    """Identifier 02: the GTIN of the contained trade items, 14 digits; `null` without it."""

    batch: Optional[str]
    """Identifier 10: the batch; `null` without it."""

    serial: Optional[str]
    """Identifier 21: the serial number; `null` without it."""

    made_on: Optional[str]
    """Identifier 11: the day of manufacture; `null` without it."""

    expiry: Optional[str]
    """The last day on which the goods are good. Identifier 17 (expiry), or else 7003 (expiry with a time), or else 15
    (best before). `null` without these identifiers.
    """

    count: Optional[int]
    """Identifier 30: the number of pieces of an item with a variable measure; `null` without it."""

    contained: Optional[int]
    """Identifier 37: the number of contained trade items; `null` without it."""

    quantity: Optional[Decimal]
    """Identifiers 310n to 316n, 32nn, 35nn and 36nn: the quantity, in `unit`; `null` without these identifiers."""

    unit: Optional[str]
    """The unit of `quantity`, such as kg, m, m2, l, m3, lb, oz or in (inches); `null` if `quantity` is `null`."""

    price: Optional[Money]
    """The amount to pay. Identifier 392n: in the company's currency. Identifier 393n: in the currency that the code
    names. `null` without these identifiers, and if the currency is unknown or has fewer decimal places than the amount.
    """

    elements: List[GS1Element]
    """All elements of the code, in their order, including those without a member of their own."""


class GS1Element(Record):
    """One element of a GS1 code: an application identifier and its value."""

    ai: str
    """The application identifier, two to four digits, which names the meaning of the value."""

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
    """The country's code (ISO 3166-1 alpha-2): two capitals, such as DE."""

    time_zone: Union[Optional[str], Unset] = UNSET
    """The name of the time zone in the IANA database, such as Europe/Berlin."""


class GeocodedPlace(Record):
    """The given coordinates, with the name of the place there."""

    latitude: Decimal
    """The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator."""

    longitude: Decimal
    """The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich."""

    name: str
    """The name of the place."""

    locality: Optional[str]
    """The city, town or village."""

    region: Optional[str]
    """The state or province."""

    country: Optional[str]
    """The country's code (ISO 3166-1 alpha-2): two capitals, such as DE."""

    time_zone: Optional[str]
    """The name of the time zone in the IANA database, such as Europe/Berlin."""

    known: bool
    """`true` if the name was already stored, so that the host was not asked."""


class GrindScale(Record):
    """The scale on which a grinder's settings are given."""

    minimum: Decimal
    """The lowest setting of the grinder, from 0 to 100,000."""

    maximum: Decimal
    """The highest setting of the grinder; more than `minimum`, at most 100,000."""

    step: Decimal
    """The difference between two neighbouring settings; more than 0."""

    finer: Literal["lower", "higher"]
    """The direction in which the grinder grinds finer. lower: towards lower settings. higher: towards higher settings.
    """


class GrindScaleChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    minimum: Union[Number, Unset] = UNSET
    """The lowest setting of the grinder, from 0 to 100,000."""

    maximum: Union[Number, Unset] = UNSET
    """The highest setting of the grinder; more than `minimum`, at most 100,000."""

    step: Union[Number, Unset] = UNSET
    """The difference between two neighbouring settings; more than 0."""

    finer: Union[Literal["lower", "higher"], Unset] = UNSET
    """The direction in which the grinder grinds finer. lower: towards lower settings. higher: towards higher settings.
    """


class GrindScaleInput(Record):
    """The scale on which a grinder's settings are given."""

    minimum: Number
    """The lowest setting of the grinder, from 0 to 100,000."""

    maximum: Number
    """The highest setting of the grinder; more than `minimum`, at most 100,000."""

    step: Number
    """The difference between two neighbouring settings; more than 0."""

    finer: Literal["lower", "higher"]
    """The direction in which the grinder grinds finer. lower: towards lower settings. higher: towards higher settings.
    """


class HTTPHeader(Record):
    """An HTTP header."""

    name: str
    """The name of the header. Case does not matter."""

    value: str
    """The value of the header."""


class HTTPHeaderInput(Record):
    """An HTTP header."""

    name: str
    """The name of the header. Case does not matter."""

    value: str
    """The value of the header."""


class HeldTier(Record):
    """The account's tier in one group, and the purchase that gives it."""

    group: str
    """The group of the tier."""

    tier: str
    """The id of the tier."""

    rank: int
    """The rank of the tier in its group: a higher number is a higher tier. The tier with the rank 0 needs no purchase.
    """

    until: Optional[datetime]
    """The time when the tier ends, as far as it is known; `null` if the tier does not end."""

    lifetime: bool
    """`true` if the tier was bought with a purchase that never ends."""

    product_id: Optional[str]
    """The id of the product that gives the tier; `null` if the tier was not bought."""

    transaction_id: Optional[str]
    """The id of the transaction that proves the purchase; `null` if the tier was not bought."""


class Hello(Record):
    """The agreed version of the protocol."""

    protocol: int
    """The version of the protocol that is used."""

    supported: List[int]
    """The versions of the protocol that this core supports."""

    name: str
    """The core's name."""

    version: str
    """The core's version, in the form of semver.org, such as 0.1.0."""


class HistoryEntry(Record):
    """One event in the history of a record, such as a change or a deletion."""

    at: datetime
    """The time of the event."""

    actor: str
    """The user who caused the event."""

    username: Optional[str]
    """The user name of this user, even if the user has left the company. `null` for a user without a user name."""

    kind: Literal["created", "changed", "stepped", "deleted", "stock"]
    """The kind of event. created, changed, deleted: the record, or a part of it, was created, changed or deleted.
    stepped: a step changed the record's status. stock: the item's quantity changed, as `entry` shows.
    """

    fields: List[HistoryField]
    """The changed members that the caller may see. For a deletion, the members of the record's last state, if the
    caller may delete such records.
    """

    entry: Optional[Any]
    """The entry of the ledger, for an event of the kind `stock`. `null` for other kinds of events."""

    part: Optional[str] = None
    """The part of the record that changed, such as a line of an order. Left out if the record itself changed."""


class HistoryEntryPage(Record):
    """One page of a list."""

    items: List[HistoryEntry]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class HistoryField(Record):
    """A member before and after a change."""

    name: str
    """The name of the member."""

    from_: Any
    """The value before the change. `null` if there was no value."""

    to: Any
    """The value after the change. `null` if there is no value."""


class HostChecked(Record):
    """The text that the host has sent back, and whether it is the same text."""

    text: str
    """The text in the host's answer."""

    same: bool
    """`true` if the host's answer is the text that was sent."""


class HostErrorData(Record):
    """The host answered with an error. data.error is the host's error."""

    kind: Literal["hostError"]
    """The name of the kind of error, for programs."""

    error: Optional[Dict[str, Any]] = None
    """The error that the host sent. Left out if it is longer than 65,536 bytes."""

    reason: Optional[Literal["guardrail", "tooLong", "busy", "refused", "malformed", "unreachable", "cutOff"]] = None
    """The reason why the host failed, from `data.kind` of the host's error. Left out if `data.kind` is not one of these
    names.
    """

    advice: Optional[str] = None
    """The recommended action of the user. Left out if there is no reason."""

    record: Optional[str] = None
    """The id of the record that was stored despite the error: an answer that was stored as failed, or feedback. Left
    out if no record was stored.
    """

    owner: Optional[str] = None
    """The id of the record to which the stored record belongs, such as the conversation. Left out if the stored record
    belongs to no other record.
    """


class HostFaultData(Record):
    """The host's answer cannot be used, or the host has ended."""

    kind: Literal["hostFault"]
    """The name of the kind of error, for programs."""

    problems: Optional[List[Problem]] = None
    """The problems of the host's answer. Left out if the host sent no answer."""

    record: Optional[str] = None
    """The id of the record that was stored despite the error: an answer that was stored as failed, or feedback. Left
    out if no record was stored.
    """

    owner: Optional[str] = None
    """The id of the record to which the stored record belongs, such as the conversation. Left out if the stored record
    belongs to no other record.
    """


class HostPong(Record):
    """The host's answer to host.ping."""

    text: str
    """The text that was sent."""


class HostSecretDone(Record):
    """The host's answer to host.secrets.set and host.secrets.delete."""


class HostTimeoutData(Record):
    """The host did not answer in time. data.deadline is the time limit in milliseconds."""

    kind: Literal["hostTimeout"]
    """The name of the kind of error, for programs."""

    deadline: int
    """The time limit for the host, in milliseconds."""

    record: Optional[str] = None
    """The id of the record that was stored despite the error: an answer that was stored as failed, or feedback. Left
    out if no record was stored.
    """

    owner: Optional[str] = None
    """The id of the record to which the stored record belongs, such as the conversation. Left out if the stored record
    belongs to no other record.
    """


class HostUnavailableData(Record):
    """The host does not offer a capability that the request needs. data.capability names the capability."""

    kind: Literal["hostUnavailable"]
    """The name of the kind of error, for programs."""

    capability: str
    """The capability that is needed, and that no host provides."""

    record: Optional[str] = None
    """The id of the record that was stored despite the error: an answer that was stored as failed, or feedback. Left
    out if no record was stored.
    """

    owner: Optional[str] = None
    """The id of the record to which the stored record belongs, such as the conversation. Left out if the stored record
    belongs to no other record.
    """


class HourlyWeather(Record):
    """The weather of a place in the next hours."""

    place: WeatherPlace
    """The place that the weather is about."""

    hours: List[WeatherHour]
    """The hours that have not ended, in the order of time."""

    fallbacks: List[WeatherGap]
    """The reasons why hours are missing from the result. Empty if the result has all requested hours."""

    more: Optional[Dict[str, Any]]
    """The members of the host's answer that the core does not know, unchanged. `null` if there are none."""

    stale: bool
    """`true` if the answer is older than `maxAge`, or if the host failed to send a newer answer."""

    age: int
    """The milliseconds since the observation. If the answer has no time of observation, the milliseconds since the
    host's answer. 0 if the clock was set back since that time.
    """

    fetched_at: datetime
    """The time at which the host's answer arrived."""

    refresh_failure: Optional[RefreshFailure]
    """The reason why there is no newer answer: the host's last refresh failed, or no host offers weather now. `null` if
    there is no such reason.
    """


class HourlyWeatherAnswer(Record):
    """The host's answer to host.weather.hourly."""

    latitude: Number
    """The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator."""

    longitude: Number
    """The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich."""

    hours: Sequence[HourlyWeatherAnswerHour]
    """The hours, at least one, in order of time."""

    name: Union[Optional[str], Unset] = UNSET
    """The name of the place."""

    observed_at: Union[Optional[datetime], Unset] = UNSET
    """The time when the forecast was made."""

    time_zone: Union[Optional[str], Unset] = UNSET
    """The name of the time zone in the IANA database, such as Europe/Berlin."""

    more: Union[Optional[Mapping[str, Any]], Unset] = UNSET
    """The members of the host's answer that the core does not know, unchanged."""


class HourlyWeatherAnswerHour(Record):
    """An hour of the host's answer to host.weather.hourly."""

    at: datetime
    """The time when the hour begins."""

    temperature: MeasuredTemperature
    """The temperature of the air."""

    condition: Union[Optional[str], Unset] = UNSET
    """The weather in a word or two, as the host calls it."""

    more: Union[Optional[Mapping[str, Any]], Unset] = UNSET
    """The members of the host's answer that the core does not know, unchanged."""


class HumanusKnot(Record):
    """One knot of the Humanus table: the same temperature in degrees Celsius and in Humanus."""

    celsius: Decimal
    """The temperature in degrees Celsius."""

    humanus: Decimal
    """The same temperature on the Humanus scale."""


class HumanusTable(Record):
    """A table of the Humanus scale."""

    id: str
    """The id of the table: the name of its file without the extension."""

    provenance: str
    """The origin of the table, and its limits."""

    knots: List[HumanusKnot]
    """The 122 knots of the table: points between which the scale is linear. Both members increase from each knot to the
    next.
    """


class IllegalStepData(Record):
    """The record's status does not allow this step. data.allowed lists the steps that are possible now, and
    data.waiting lists the conditions of the other steps.
    """

    kind: Literal["illegalStep"]
    """The name of the kind of error, for programs."""

    status: str
    """The present status of the record."""

    asked: str
    """The status or the action that the request asked for."""

    allowed: List[str]
    """The statuses to which the record can move now."""

    waiting: List[WaitingStep]
    """The steps that are not possible yet, each with the conditions that must be met first."""


class ImportReport(Record):
    """The result of an import: the numbers of created and changed records, and the refused rows."""

    rows: int
    """The number of rows. A record that spans several lines is one row."""

    created: int
    """The number of rows that created a record."""

    updated: int
    """The number of rows that changed a record."""

    unchanged: int
    """The number of rows whose record already had the same values."""

    failed: int
    """The number of refused rows. If an atomic import has refused rows, it stores nothing."""

    problems: List[RowProblems]
    """The refused rows and their problems, at most 1,000."""

    form: Optional[AnsweredForm] = None
    """The form in which the core has read the table: what the request gave, or what the core has guessed. Left out for
    formats other than csv.
    """


class ImportedPlace(Record):
    """A place that was used on another device."""

    name: str
    """The name of the place."""

    latitude: Number
    """The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator."""

    longitude: Number
    """The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich."""

    id: Union[Optional[str], Unset] = UNSET
    """The id of the place on the other device. The id becomes valid on this device, too, unless it already names
    another place here.
    """

    region: Union[Optional[str], Unset] = UNSET
    """The state or province."""

    country: Union[Optional[str], Unset] = UNSET
    """The country's code of two capital letters (ISO 3166-1 alpha-2), such as DE."""

    time_zone: Union[Optional[str], Unset] = UNSET
    """The name of the place's time zone in the IANA database, such as `Europe/Berlin`."""

    used_at: Union[Optional[datetime], Unset] = UNSET
    """The time of the place's last use on the other device, as in `widgets.recents.list`. On this device, the import
    counts as a use now.
    """


class InUseCount(Record):
    """The number of records of one kind that refer to a record."""

    kind: str
    """The kind of the records, such as `order`."""

    count: int
    """The number of records."""


class InUseData(Record):
    """Other records refer to the record. data.counts has the number of these records for each kind. Remove the
    references first.
    """

    kind: Literal["inUse"]
    """The name of the kind of error, for programs."""

    counts: List[InUseCount]
    """The numbers of records that refer to the record, for each kind of record that does."""


class Info(Record):
    """Facts about a process of the core."""

    name: str
    """The program's name."""

    version: str
    """The program's version, in the form of semver.org, such as 0.1.0."""

    data: str
    """The path of the data directory. `:memory:` if the core keeps its data in memory."""

    methods: int
    """The number of methods that the core offers."""


class Ingested(Record):
    """The outcome of each signed document, and the tiers and features that the account has now."""

    outcomes: List[Outcome]
    """The outcomes, one for each document. The outcome of a notification is followed by those of the documents inside
    it.
    """

    tiers: List[HeldTier]
    """The account's present tier in each group, in the catalogue's order."""

    features: List[str]
    """The features of these tiers, sorted by the bytes of their ids."""

    valid_until: Optional[datetime]
    """The time when the first of the purchases that give tiers now ends; `null` if none of them ends."""

    at: datetime
    """The time for which the tiers and features were computed."""


class Insight(Record):
    """A finding about brews, such as the best parameters, as numbers and ids. A front end turns it into words."""

    kind: Literal["bestParameters", "ratingTrend", "extractionTrend", "grindEffect", "temperatureEffect", "ageEffect", "consistency", "extractionRange", "flavours"]
    """The kind of insight, such as `bestParameters`."""

    state: Literal["ready", "tooLittle", "empty"]
    """The state of the insight. ready: there are enough brews for a finding. tooLittle: more brews are needed. empty:
    no brew counts for this kind.
    """

    data: Optional[InsightData]
    """The finding. `null` if `state` is not `ready`, or if the brews show no effect."""

    evidence: Evidence
    """The number of brews on which the insight is based, and the number that is needed."""

    confidence: Optional[Literal["low", "medium", "high"]]
    """The confidence of the finding, judged by the number of brews. low: at least the needed number. medium: at least
    twice that number. high: at least four times that number. `null` if `state` is not `ready`.
    """


class InsightData(Record):
    """The numbers and ids of an insight. Each kind has its own members. The other members are left out."""

    bean: Optional[str] = None
    """The id of the beans to which the finding applies."""

    method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]] = None
    """The brewing method to which the finding applies."""

    recipe: Optional[str] = None
    """The id of the recipe to which the finding applies."""

    dose: Optional[Decimal] = None
    """The median dose of the best brews, in grams."""

    ratio: Optional[Decimal] = None
    """The median ratio of the best brews: the grams of water or beverage for each gram of coffee."""

    temperature: Optional[Decimal] = None
    """The median water temperature of the best brews, in degrees Celsius."""

    time: Optional[Decimal] = None
    """The median duration of the best brews, in seconds."""

    grind_setting: Optional[Decimal] = None
    """The median grind setting of the best brews, on the grinder's own scale."""

    rating: Optional[Decimal] = None
    """The median rating of the best brews, from 0 to 5."""

    direction: Optional[Literal["rising", "falling", "steady"]] = None
    """The direction of the trend. steady: the value changes by less than 5 percent of its mean."""

    per_week: Optional[Decimal] = None
    """The change per week, in the unit of the value: the slope of the straight line that fits the brews best."""

    percent: Optional[Decimal] = None
    """The change over all examined days, in percent of the mean. Negative if the value falls."""

    value: Optional[Decimal] = None
    """The value whose brews have the best ratings: a grind setting, a temperature (in degrees Celsius) or an age (in
    days).
    """

    mean: Optional[Decimal] = None
    """For a trend: the mean value of all brews. For an effect: the mean rating of the brews with the best value."""

    rest: Optional[Decimal] = None
    """For an effect: the mean rating of the brews with other values."""

    ratio_deviation: Optional[Decimal] = None
    """The standard deviation of the ratio between the brews."""

    time_deviation: Optional[Decimal] = None
    """The standard deviation of the duration, in seconds."""

    extraction_deviation: Optional[Decimal] = None
    """The standard deviation of the extraction yield, in percent."""

    under: Optional[int] = None
    """The number of brews with an extraction yield under 18 percent."""

    within: Optional[int] = None
    """The number of brews with an extraction yield of 18 to 22 percent."""

    over: Optional[int] = None
    """The number of brews with an extraction yield over 22 percent."""

    terms: Optional[List[TermCount]] = None
    """The most frequent flavour terms in the tasting notes, at most ten."""


class Insights(Record):
    """The insights of the journal, one of each kind."""

    insights: List[Insight]
    """The insights, one of each kind."""


class InsufficientStockData(Record):
    """There is less stock than the request takes. data has the item, the location, the lot, and the requested, present
    and available quantities.
    """

    kind: Literal["insufficientStock"]
    """The name of the kind of error, for programs."""

    item: str
    """The id of the item."""

    location: str
    """The id of the location from which the request takes the stock."""

    lot: Optional[str]
    """The id of the lot; `null` if the request named none."""

    asked: Decimal
    """The requested quantity, in the item's own unit."""

    on_hand: Decimal
    """The quantity on hand in the location, in the item's own unit. If the request named a lot, the quantity of this
    lot.
    """

    available: Decimal
    """The quantity that could be taken, in the item's own unit. Stock that is reserved for orders or builds is
    excluded. If the request named no lot, expired lots and lots that must not be sold are excluded, too.
    """

    elsewhere: List[StockElsewhere]
    """The usable stock of the item in other locations, at most ten of them. Empty for callers who may not view the
    inventory.
    """

    incoming: Optional[Decimal]
    """The quantity that is expected: on order, or to be made by open builds. `null` for callers who may not view the
    inventory.
    """

    incoming_at: Optional[datetime]
    """The instant at which the next part of `incoming` is expected; `null` if it is not known."""


class IntentList(Record):
    """A list of purchase intents."""

    intents: List[PurchaseIntent]
    """The intents, in the order in which they were added."""


class InternalErrorData(Record):
    """The core has a fault. The core's log has the details."""

    kind: Literal["internalError"]
    """The name of the kind of error, for programs."""


class InvalidParamsData(Record):
    """The parameters don't fit the method. data.problems lists all problems."""

    kind: Literal["invalidParams"]
    """The name of the kind of error, for programs."""

    problems: List[Problem]
    """All problems of the parameters."""


class InvalidRequestData(Record):
    """The message is JSON, but not a JSON-RPC 2.0 request."""

    kind: Literal["invalidRequest"]
    """The name of the kind of error, for programs."""


class InvitedParticipant(Record):
    """The share with an invited participant, and the participant's access record."""

    share: CloudShare
    """The share."""

    record: Union[Optional[CloudRecordInput], Unset] = UNSET
    """The access record in its present state. `null` if it no longer exists."""


class Invoice(Record):
    """An invoice or a credit note. It is never changed and never deleted."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    type: Literal["invoice", "creditNote"]
    """The kind of the document."""

    number: str
    """The number on the document."""

    series: str
    """The series of the number: A, B, C and so on. Each device that issues documents has a series of its own. Numbers
    do not show the series A.
    """

    sequence: int
    """The position in the series, from 1. Invoices and credit notes are counted separately. Neither count has gaps.
    """

    order: str
    """The id of the order."""

    order_number: Optional[str]
    """The number of the order."""

    invoice: Optional[str]
    """The id of the invoice that a credit note corrects. `null` for an invoice."""

    invoice_number: Optional[str]
    """The number of the corrected invoice."""

    reason: Optional[str]
    """The reason for a credit note, as a free text."""

    issued_at: datetime
    """The instant of issue."""

    issued_on: str
    """The day of issue, in the company's time zone at that time."""

    supplied_at: Optional[datetime]
    """The instant of the last shipment of goods on the document. `null` if nothing was shipped, and on a credit note.
    """

    supplied_on: Optional[str]
    """The day of `suppliedAt`, in the company's time zone at the time of issue."""

    due_at: Optional[datetime]
    """The instant by which the invoice must be paid: the end of the day `dueOn`. `null` for a contact without
    `paymentDays`, and on a credit note.
    """

    due_on: Optional[str]
    """The last day on which the invoice can be paid in time: the day of issue plus the contact's `paymentDays`."""

    seller: InvoiceSeller
    """The seller, as it was when the document was issued."""

    buyer: InvoiceBuyer
    """The buyer, as it was when the document was issued."""

    shipping_address: Optional[Address]
    """The address to which the goods are shipped. `null` if none is known."""

    reference: Optional[str]
    """The customer's own reference for the order, such as the number of their purchase order."""

    currency: str
    """The currency of all amounts (ISO 4217)."""

    tax_included: bool
    """`true` if unit prices include the tax."""

    lines: List[InvoiceLine]
    """The lines. On a credit note, the credited quantities and amounts are positive."""

    taxes: List[TaxSum]
    """The sums for each category and rate of the tax."""

    net: Money
    """The sum of the lines without tax. Positive on a credit note, too, like all amounts."""

    tax: Money
    """The sum of the tax."""

    gross: Money
    """The sum of `net` and `tax`."""

    payment_terms: Optional[str]
    """The company's terms of payment in words. `null` on a credit note."""

    note: Optional[str]
    """The order's note for the customer, when the document was issued."""

    actor: str
    """The id of the user who issued the document."""

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """

    paid: Optional[Money] = None
    """The amount paid. Money that was paid for an order goes to its invoices, the oldest first. 0 for a credit note.
    """

    due: Optional[Money] = None
    """The amount that is still to be paid: `gross`, less the credit notes that correct the invoice, less `paid`.
    Negative if an amount must be paid back. 0 for a credit note.
    """

    payment_state: Optional[Literal["unpaid", "partial", "paid", "overpaid"]] = None
    """The paid amount compared with the owed amount. A credit note is `paid`."""


class InvoiceBuyer(Record):
    """The buyer on an invoice or a credit note."""

    contact: str
    """The contact. It may have been merged into another one since."""

    name: str
    """The buyer's name."""

    address: Optional[Address]
    """The address of the invoice."""

    tax_id: Optional[str]
    """The buyer's tax id."""


class InvoiceDocument(Record):
    """The contents of an invoice or a credit note, as article 226 of Directive 2006/112/EC requires them."""

    type: Literal["invoice", "creditNote"]
    """The kind of the document."""

    number: str
    """The number on the document."""

    series: str
    """The series of the number: A, B, C and so on. Each device that issues documents has a series of its own. Numbers
    do not show the series A.
    """

    sequence: int
    """The position in the series, from 1. Invoices and credit notes are counted separately. Neither count has gaps.
    """

    order: str
    """The id of the order."""

    order_number: Optional[str]
    """The number of the order."""

    invoice: Optional[str]
    """The id of the invoice that a credit note corrects. `null` for an invoice."""

    invoice_number: Optional[str]
    """The number of the corrected invoice."""

    reason: Optional[str]
    """The reason for a credit note, as a free text."""

    issued_at: datetime
    """The instant of issue."""

    issued_on: str
    """The day of issue, in the company's time zone at that time."""

    supplied_at: Optional[datetime]
    """The instant of the last shipment of goods on the document. `null` if nothing was shipped, and on a credit note.
    """

    supplied_on: Optional[str]
    """The day of `suppliedAt`, in the company's time zone at the time of issue."""

    due_at: Optional[datetime]
    """The instant by which the invoice must be paid: the end of the day `dueOn`. `null` for a contact without
    `paymentDays`, and on a credit note.
    """

    due_on: Optional[str]
    """The last day on which the invoice can be paid in time: the day of issue plus the contact's `paymentDays`."""

    seller: InvoiceSeller
    """The seller, as it was when the document was issued."""

    buyer: InvoiceBuyer
    """The buyer, as it was when the document was issued."""

    shipping_address: Optional[Address]
    """The address to which the goods are shipped. `null` if none is known."""

    reference: Optional[str]
    """The customer's own reference for the order, such as the number of their purchase order."""

    currency: str
    """The currency of all amounts (ISO 4217)."""

    tax_included: bool
    """`true` if unit prices include the tax."""

    lines: List[InvoiceLine]
    """The lines. On a credit note, the credited quantities and amounts are positive."""

    taxes: List[TaxSum]
    """The sums for each category and rate of the tax."""

    net: Money
    """The sum of the lines without tax. Positive on a credit note, too, like all amounts."""

    tax: Money
    """The sum of the tax."""

    gross: Money
    """The sum of `net` and `tax`."""

    payment_terms: Optional[str]
    """The company's terms of payment in words. `null` on a credit note."""

    note: Optional[str]
    """The order's note for the customer, when the document was issued."""

    actor: str
    """The id of the user who issued the document."""

    mentions: List[str]
    """The sentences, in English, that state why the document charges no tax, such as Reverse charge. There is one
    sentence for each tax category on the document, except for S and Z.
    """


class InvoiceLine(Record):
    """A line of an invoice or a credit note."""

    line: str
    """The id of the order line."""

    item: Optional[str]
    """The id of the item. `null` for a line without an item."""

    sku: Optional[str]
    """The item's SKU when the order line was created."""

    text: str
    """The line's text."""

    note: Optional[str]
    """The note below the line."""

    quantity: Decimal
    """The invoiced or credited quantity, in the line's unit."""

    unit: Optional[str]
    """The unit of the quantity. `null` for a line without a unit."""

    unit_price: Money
    """The price of one unit before discounts. It includes the tax if `taxIncluded` is `true`; the price without tax is
    then `net` divided by `quantity`.
    """

    discount: Optional[Decimal]
    """The discount on the line in percent."""

    tax_rate: Decimal
    """The tax rate in percent."""

    tax_category: Literal["S", "Z", "E", "AE", "K", "G", "O"]
    """The category of the tax (EN 16931)."""

    net: Money
    """The line's amount without tax, after all discounts."""

    tax: Money
    """The tax on `net`."""

    gross: Money
    """The sum of `net` and `tax`."""


class InvoicePage(Record):
    """One page of a list."""

    items: List[Invoice]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class InvoiceSeller(Record):
    """The seller on an invoice or a credit note."""

    name: str
    """The company's legal name, or else its name."""

    address: Optional[Address]
    """The company's address."""

    tax_id: Optional[str]
    """The company's tax id."""

    registration: Optional[str]
    """The company's number in a register."""

    bank: Optional[BankAccount]
    """The bank account to which the invoice is paid."""


class InvoiceView(Record):
    """An invoice or a credit note, with the payments and credit notes of an invoice."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    type: Literal["invoice", "creditNote"]
    """The kind of the document."""

    number: str
    """The number on the document."""

    series: str
    """The series of the number: A, B, C and so on. Each device that issues documents has a series of its own. Numbers
    do not show the series A.
    """

    sequence: int
    """The position in the series, from 1. Invoices and credit notes are counted separately. Neither count has gaps.
    """

    order: str
    """The id of the order."""

    order_number: Optional[str]
    """The number of the order."""

    invoice: Optional[str]
    """The id of the invoice that a credit note corrects. `null` for an invoice."""

    invoice_number: Optional[str]
    """The number of the corrected invoice."""

    reason: Optional[str]
    """The reason for a credit note, as a free text."""

    issued_at: datetime
    """The instant of issue."""

    issued_on: str
    """The day of issue, in the company's time zone at that time."""

    supplied_at: Optional[datetime]
    """The instant of the last shipment of goods on the document. `null` if nothing was shipped, and on a credit note.
    """

    supplied_on: Optional[str]
    """The day of `suppliedAt`, in the company's time zone at the time of issue."""

    due_at: Optional[datetime]
    """The instant by which the invoice must be paid: the end of the day `dueOn`. `null` for a contact without
    `paymentDays`, and on a credit note.
    """

    due_on: Optional[str]
    """The last day on which the invoice can be paid in time: the day of issue plus the contact's `paymentDays`."""

    seller: InvoiceSeller
    """The seller, as it was when the document was issued."""

    buyer: InvoiceBuyer
    """The buyer, as it was when the document was issued."""

    shipping_address: Optional[Address]
    """The address to which the goods are shipped. `null` if none is known."""

    reference: Optional[str]
    """The customer's own reference for the order, such as the number of their purchase order."""

    currency: str
    """The currency of all amounts (ISO 4217)."""

    tax_included: bool
    """`true` if unit prices include the tax."""

    lines: List[InvoiceLine]
    """The lines. On a credit note, the credited quantities and amounts are positive."""

    taxes: List[TaxSum]
    """The sums for each category and rate of the tax."""

    net: Money
    """The sum of the lines without tax. Positive on a credit note, too, like all amounts."""

    tax: Money
    """The sum of the tax."""

    gross: Money
    """The sum of `net` and `tax`."""

    payment_terms: Optional[str]
    """The company's terms of payment in words. `null` on a credit note."""

    note: Optional[str]
    """The order's note for the customer, when the document was issued."""

    actor: str
    """The id of the user who issued the document."""

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    payments: List[AssignedPayment]
    """The payments that count for the invoice, the oldest first. Their amounts sum up to `paid`. Empty for a credit
    note.
    """

    credit_notes: List[CreditNoteSum]
    """The credit notes that correct the invoice, the oldest first. Empty for a credit note."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """

    paid: Optional[Money] = None
    """The amount paid. Money that was paid for an order goes to its invoices, the oldest first. 0 for a credit note.
    """

    due: Optional[Money] = None
    """The amount that is still to be paid: `gross`, less the credit notes that correct the invoice, less `paid`.
    Negative if an amount must be paid back. 0 for a credit note.
    """

    payment_state: Optional[Literal["unpaid", "partial", "paid", "overpaid"]] = None
    """The paid amount compared with the owed amount. A credit note is `paid`."""


class InvoicedLine(Record):
    """A quantity of an order line to invoice."""

    quantity: Number
    """The quantity, in the line's unit. At most the quantity that is not invoiced yet."""

    line: Union[Optional[str], Unset] = UNSET
    """The id of the order line. Either `line` or `sku` must be given, not both."""

    sku: Union[Optional[str], Unset] = UNSET
    """The SKU of the line's item, instead of `line`. A SKU is refused if several lines have this item."""


class InvoicedOrder(Record):
    """An order and its new invoices and credit notes."""

    order: ShownOrder
    """The order after the request."""

    documents: List[Invoice]
    """The new documents, the credit notes first."""


class Item(Record):
    """An item that a company keeps in stock."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    sku: str
    """The stock keeping unit, unique in the company. SKUs that differ only in case or surrounding spaces are the same.
    """

    name: str
    """The item's name."""

    unit: str
    """The unit of the item's quantities, such as piece, kg or m."""

    description: Optional[str]
    """A description of the item."""

    units: List[ItemUnit]
    """Other units in which quantities may be given, such as a box of 12 pieces."""

    purchase_unit: Optional[str]
    """The unit in which the item is bought, which must be one of `units`. Default: the item's own unit."""

    sales_unit: Optional[str]
    """The unit in which the item is sold, which must be one of `units`. Default: the item's own unit."""

    category: Optional[str]
    """The item's category. An item has at most one."""

    tags: List[str]
    """Further words by which the item can be found."""

    barcodes: List[str]
    """The item's barcodes: GTINs of 8, 12, 13 or 14 digits with their check digits, or other codes of printable ASCII
    characters without spaces.
    """

    manufacturer: Optional[str]
    """The item's manufacturer."""

    min_stock: Optional[Decimal]
    """The minimum stock, in the item's own unit. The item is low if its projected stock is below this quantity. `null`
    counts as 0.
    """

    reorder_quantity: Optional[Decimal]
    """The least quantity to order when the item is low, in the item's own unit; more than 0. `null` for no least
    quantity.
    """

    location: Optional[str]
    """The id of the location where the item usually lies. Methods use it if a request names no location. `null` for
    none: then methods use the company's main location.
    """

    price: Optional[Money]
    """The selling price of one of the item's own units."""

    condition: Optional[Literal["new", "used", "refurbished", "damaged"]]
    """The condition of the item: new, used, refurbished or damaged; `null` if it is not recorded."""

    custom: Dict[str, Union[str, Decimal, Optional[bool]]]
    """The company's own fields: at most 50 names, each with a text, a number, a boolean or `null`."""

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
    """The id of the contact from which the item is usually bought: its preferred supplier in inventory.suppliers. The
    contact must be of the kind supplier. A contact that does not supply the item yet becomes one of its suppliers.
    """

    supplier_sku: Optional[str]
    """The preferred supplier's own SKU for the item."""

    flag: Optional[ItemFlag]
    """The reason why the item needs attention, set by inventory.items.flag; null for an item without a flag."""

    tax_rate: Optional[Decimal]
    """The tax rate in percent of new lines with the item, with at most 3 decimals. `null` for none."""

    tax_category: Optional[Literal["S", "Z", "E", "AE", "K", "G", "O"]]
    """The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer owes the
    tax (reverse charge), K for a supply within the European Union, G for an export, O outside the scope of the tax.
    Default: S for a rate above 0, and else Z.
    """

    kind: Literal["stocked", "service", "kit"]
    """The kind of the item. stocked: goods with a ledger. service: work, which has no ledger. kit: a set of other items
    by a bill of materials; its components are reserved and shipped. Default: stocked. It can change only while no
    ledger entry, lot, loan, or open order, purchase or build refers to the item.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    cost: Optional[Money] = None
    """The cost of one of the item's own units, for managers of the inventory only."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """

    level: Optional[StockTotals] = None
    """The stock of the item in all locations together. Only in lists that were requested with `levels: true`."""


class ItemConflictData(Record):
    """The record does not have the version in expect. data.current is the record in its present state. Read it, and
    send the change again with its version.
    """

    kind: Literal["conflict"]
    """The name of the kind of error, for programs."""

    current: Item
    """The record in its present state, with the members that the caller may see. Repeat the change with its `version`
    as `expect`.
    """


class ItemDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    sku: Union[str, Unset] = UNSET
    """The stock keeping unit, unique in the company. SKUs that differ only in case or surrounding spaces are the same.
    """

    name: Union[str, Unset] = UNSET
    """The item's name."""

    unit: Union[str, Unset] = UNSET
    """The unit of the item's quantities, such as piece, kg or m."""

    description: Union[Optional[str], Unset] = UNSET
    """A description of the item."""

    units: Union[Optional[Sequence[ItemUnitInput]], Unset] = UNSET
    """Other units in which quantities may be given, such as a box of 12 pieces."""

    purchase_unit: Union[Optional[str], Unset] = UNSET
    """The unit in which the item is bought, which must be one of `units`. Default: the item's own unit."""

    sales_unit: Union[Optional[str], Unset] = UNSET
    """The unit in which the item is sold, which must be one of `units`. Default: the item's own unit."""

    category: Union[Optional[str], Unset] = UNSET
    """The item's category. An item has at most one."""

    tags: Union[Optional[Sequence[str]], Unset] = UNSET
    """Further words by which the item can be found."""

    barcodes: Union[Optional[Sequence[str]], Unset] = UNSET
    """The item's barcodes: GTINs of 8, 12, 13 or 14 digits with their check digits, or other codes of printable ASCII
    characters without spaces.
    """

    manufacturer: Union[Optional[str], Unset] = UNSET
    """The item's manufacturer."""

    min_stock: Union[Optional[Number], Unset] = UNSET
    """The minimum stock, in the item's own unit. The item is low if its projected stock is below this quantity. `null`
    counts as 0.
    """

    reorder_quantity: Union[Optional[Number], Unset] = UNSET
    """The least quantity to order when the item is low, in the item's own unit; more than 0. `null` for no least
    quantity.
    """

    location: Union[Optional[str], Unset] = UNSET
    """The id of the location where the item usually lies. Methods use it if a request names no location. `null` for
    none: then methods use the company's main location.
    """

    price: Union[Optional[MoneyChanges], Unset] = UNSET
    """The selling price of one of the item's own units."""

    cost: Union[Optional[MoneyChanges], Unset] = UNSET
    """The cost of one of the item's own units, for managers of the inventory only."""

    condition: Union[Optional[Literal["new", "used", "refurbished", "damaged"]], Unset] = UNSET
    """The condition of the item: new, used, refurbished or damaged; `null` if it is not recorded."""

    custom: Union[Optional[Mapping[str, Union[str, Number, Optional[bool]]]], Unset] = UNSET
    """The company's own fields: at most 50 names, each with a text, a number, a boolean or `null`."""

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
    """The id of the contact from which the item is usually bought: its preferred supplier in inventory.suppliers. The
    contact must be of the kind supplier. A contact that does not supply the item yet becomes one of its suppliers.
    """

    supplier_sku: Union[Optional[str], Unset] = UNSET
    """The preferred supplier's own SKU for the item."""

    tax_rate: Union[Optional[Number], Unset] = UNSET
    """The tax rate in percent of new lines with the item, with at most 3 decimals. `null` for none."""

    tax_category: Union[Optional[Literal["S", "Z", "E", "AE", "K", "G", "O"]], Unset] = UNSET
    """The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer owes the
    tax (reverse charge), K for a supply within the European Union, G for an export, O outside the scope of the tax.
    Default: S for a rate above 0, and else Z.
    """

    kind: Union[Optional[Literal["stocked", "service", "kit"]], Unset] = UNSET
    """The kind of the item. stocked: goods with a ledger. service: work, which has no ledger. kit: a set of other items
    by a bill of materials; its components are reserved and shipped. Default: stocked. It can change only while no
    ledger entry, lot, loan, or open order, purchase or build refers to the item.
    """


class ItemFlag(Record):
    """A mark that an item needs attention."""

    reason: str
    """The reason why the item needs attention, in the company's words."""

    by: str
    """The id of the user who set the flag, or of the account in its own inventory."""

    at: datetime
    """The instant at which the flag was set."""


class ItemOverview(Record):
    """An item with its stock levels, its open orders, purchases and builds, and its latest changes."""

    item: Item
    """The current state of the item."""

    level: StockLevel
    """The stock of the item in all locations together."""

    places: List[StockLevel]
    """The stock of each location and lot that has some. At most 50; inventory.stock.levels lists all."""

    orders: Optional[List[ItemPlan]]
    """The lines of open orders that have a quantity still to be shipped, in the order in which they are served. At most
    50. `null` if the caller may not see orders.
    """

    purchases: Optional[List[ItemPlan]]
    """The lines of open purchases that have a quantity still to arrive, the oldest first. At most 50. `null` if the
    caller may not see purchases.
    """

    history: List[HistoryEntry]
    """The latest changes and stock movements of the item, the newest first. At most 20; inventory.items.history lists
    all.
    """

    builds: Optional[List[ItemPlan]]
    """Open builds that make the item, with the quantity still to be made, the oldest first. At most 50."""

    needed_by: Optional[List[ItemPlan]]
    """Open builds that use the item, with the quantity still to be used, in the order in which they are served. At most
    50.
    """


class ItemPage(Record):
    """One page of a list."""

    items: List[Item]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class ItemPlan(Record):
    """An open order, purchase or build that needs or brings an item."""

    id: str
    """The id of the order, the purchase or the build."""

    number: Optional[str]
    """The number of the record. `null` if it has no number yet."""

    status: str
    """The status of the record."""

    contact_name: str
    """The name of the customer or the supplier. For a build, the SKU of the item that it makes."""

    quantity: Decimal
    """The quantity of the item that is left to ship, to use or to receive, in the item's own unit."""

    at: Optional[datetime]
    """The time when the goods are wanted or expected. `null` if no time was given."""


class ItemSupplier(Record):
    """A contact that supplies an item, with the contact's own SKU for the item, its terms and its prices."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    item: str
    """The id of the item. It cannot be changed."""

    contact: str
    """The id of the contact that supplies the item. The contact must be of the kind `supplier`."""

    sku: Optional[str]
    """The supplier's own SKU for the item."""

    pack_unit: Optional[str]
    """The unit that the supplier sells: the item's own unit, or one of its `units`. Default: the item's `purchaseUnit`,
    or else its own unit.
    """

    min_order: Optional[Decimal]
    """The smallest quantity that can be ordered, in the unit that the supplier sells. More than 0."""

    lead_days: Optional[int]
    """The number of days from an order to the arrival of the goods, at most 3650."""

    preferred: bool
    """`true` for the supplier from which the item is usually bought. An item has at most one. The item's `supplier` and
    `supplierSku` are always the contact and the SKU of its preferred supplier.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    breaks: Optional[List[PriceBreak]] = None
    """The prices by quantity, the smallest quantity first. At most 20. Only managers of the inventory see and set them.
    """

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class ItemSupplierConflictData(Record):
    """The record does not have the version in expect. data.current is the record in its present state. Read it, and
    send the change again with its version.
    """

    kind: Literal["conflict"]
    """The name of the kind of error, for programs."""

    current: ItemSupplier
    """The record in its present state, with the members that the caller may see. Repeat the change with its `version`
    as `expect`.
    """


class ItemSupplierDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    item: Union[str, Unset] = UNSET
    """The id of the item. It cannot be changed."""

    contact: Union[str, Unset] = UNSET
    """The id of the contact that supplies the item. The contact must be of the kind `supplier`."""

    sku: Union[Optional[str], Unset] = UNSET
    """The supplier's own SKU for the item."""

    pack_unit: Union[Optional[str], Unset] = UNSET
    """The unit that the supplier sells: the item's own unit, or one of its `units`. Default: the item's `purchaseUnit`,
    or else its own unit.
    """

    min_order: Union[Optional[Number], Unset] = UNSET
    """The smallest quantity that can be ordered, in the unit that the supplier sells. More than 0."""

    lead_days: Union[Optional[int], Unset] = UNSET
    """The number of days from an order to the arrival of the goods, at most 3650."""

    preferred: Union[Optional[bool], Unset] = UNSET
    """`true` for the supplier from which the item is usually bought. An item has at most one. The item's `supplier` and
    `supplierSku` are always the contact and the SKU of its preferred supplier.
    """

    breaks: Union[Optional[Sequence[PriceBreakInput]], Unset] = UNSET
    """The prices by quantity, the smallest quantity first. At most 20. Only managers of the inventory see and set them.
    """


class ItemSupplierPage(Record):
    """One page of a list."""

    items: List[ItemSupplier]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class ItemUnit(Record):
    """A unit in which an item's quantities may be given, in addition to its own unit, such as a box of 12 pieces.
    """

    unit: str
    """The unit's name, such as box."""

    factor: Decimal
    """The number of the item's own units in one of this unit, such as 12 for a box of 12 pieces. More than 0, at most
    1,000,000,000. If `per` is given, the number of the item's own units in `per` of this unit.
    """

    per: Optional[Decimal] = None
    """The number of this unit that makes up `factor` of the item's own units. For example, a pound is 0.45359237 kg, so
    for an item in kg the `factor` is 45359237 and `per` is 100000000. More than 0, at most 1000000000. Default: 1. A
    quantity in this unit, converted to the own unit, must have at most five decimals.
    """


class ItemUnitInput(Record):
    """A unit in which an item's quantities may be given, in addition to its own unit, such as a box of 12 pieces.
    """

    unit: str
    """The unit's name, such as box."""

    factor: Number
    """The number of the item's own units in one of this unit, such as 12 for a box of 12 pieces. More than 0, at most
    1,000,000,000. If `per` is given, the number of the item's own units in `per` of this unit.
    """

    per: Union[Optional[Number], Unset] = UNSET
    """The number of this unit that makes up `factor` of the item's own units. For example, a pound is 0.45359237 kg, so
    for an item in kg the `factor` is 45359237 and `per` is 100000000. More than 0, at most 1000000000. Default: 1. A
    quantity in this unit, converted to the own unit, must have at most five decimals.
    """


class JSONWebKey(Record):
    """A public key, as a JSON Web Key (RFC 7517)."""

    kty: str
    """The kind of the key. Only RSA keys are used."""

    kid: Union[Optional[str], Unset] = UNSET
    """The key's id, which a token's header names."""

    use: Union[Optional[str], Unset] = UNSET
    """The purpose of the key: sig (signatures), or `null`."""

    alg: Union[Optional[str], Unset] = UNSET
    """The algorithm of the key: RS256, or `null`."""

    n: Union[Optional[str], Unset] = UNSET
    """The modulus of the RSA key, in base64url."""

    e: Union[Optional[str], Unset] = UNSET
    """The exponent of the RSA key, in base64url."""


class JournalOverview(Record):
    """Figures of all brews together: numbers, sums, means and the favourite method."""

    brews: int
    """The number of brews that match the filters."""

    days: int
    """The number of days on which there was at least one brew."""

    current_streak: int
    """The number of consecutive days with brews that end today or yesterday; 0 if there was no brew on either day.
    """

    longest_streak: int
    """The largest number of consecutive days with brews."""

    coffee: Decimal
    """The sum of the doses, in grams."""

    water: Decimal
    """The sum of the water, in grams."""

    money: List[Money]
    """The cost of the used coffee, one amount for each currency."""

    rating: Optional[Decimal]
    """The mean rating of the rated brews, from 0 to 5, with four decimals. `null` if no brew is rated."""

    ratio: Optional[Decimal]
    """The mean ratio (grams of water or beverage for each gram of coffee), with four decimals. `null` if no brew has a
    ratio.
    """

    extraction: Optional[Decimal]
    """The mean extraction yield, in percent with four decimals. `null` if no brew has an extraction yield."""

    open_beans: int
    """The number of bags of beans that are neither finished nor archived. The filters do not apply to this number.
    """

    favourite_method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]]
    """The method with the most brews. `null` if there are no brews."""


class KeptDocument(Record):
    """A stored document that the App Store has signed."""

    kind: Literal["transaction", "renewal", "notification", "app"]
    """The kind of the document."""

    id: Optional[str]
    """The id of the document's transaction, purchase or notification; `null` if the document has none."""

    original_transaction_id: Optional[str]
    """The id of the first transaction of the purchase that the document is about; `null` if the document is about no
    purchase.
    """

    product_id: Optional[str]
    """The id of the product that the document is about; `null` if the document is about no product."""

    environment: Optional[str]
    """The App Store environment that signed the document; `null` if the document does not name it."""

    notification_type: Optional[str]
    """The event that a notification reports. It is `null` for other documents, and if the signature is no longer
    trusted.
    """

    subtype: Optional[str]
    """The subtype of the event; `null` if there is none."""

    signed_date: datetime
    """The time when the document was signed."""

    received_at: datetime
    """The time when the core received the document."""

    counts: bool
    """`true` if the document counts: the App Store has signed it, it is about this app, and its environment is
    accepted. The core's roots, app and environments may have changed since it received the document.
    """

    state: Optional[Literal["revoked", "upgraded", "consumed", "active", "inGracePeriod", "inBillingRetry", "expired"]]
    """The state of a transaction. It is `null` for other documents, and for transactions that do not count."""

    payload: Optional[Dict[str, Any]]
    """The signed content of the document, with all members. `null` if the request does not have `payloads: true`, or if
    the signature is no longer trusted.
    """


class KeptDocumentPage(Record):
    """One page of a list."""

    items: List[KeptDocument]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class KeyReusedData(Record):
    """The idempotency key was used for another request. Use a new key, or repeat that request unchanged."""

    kind: Literal["keyReused"]
    """The name of the kind of error, for programs."""


class KitPart(Record):
    """A component of a kit, and how much of it a kit takes from the stock."""

    item: str
    """The id of the component, which is an item."""

    sku: str
    """The SKU of the component at the time when the line was created."""

    quantity: Decimal
    """The quantity that `per` kits take, in the component's own unit."""

    per: Decimal
    """The number of kits that take `quantity`."""

    whole: bool
    """`true` if the quantity is rounded up to whole pieces, because each piece of the component has a serial number.
    """


class KnownItems(Record):
    """The requested items, in the order of the request."""

    found: List[Optional[Item]]
    """The items in the order of the request. An unknown item is `null`."""


class Label(Record):
    """The code for a label of a record, with the record's name."""

    code: str
    """The text of the code, which scan.resolve resolves to the record. It can be printed in any symbology that can hold
    letters, such as a QR code.
    """

    title: str
    """The name of the record."""


class LabelCount(Record):
    """A category or a tag, and the number of items that have it."""

    name: str
    """The name of the category or tag, in its latest spelling."""

    items: int
    """The number of items with this category or tag. Archived items are not counted."""


class LabelPage(Record):
    """A page of categories or tags, sorted by name."""

    items: List[LabelCount]
    """The categories or tags with their numbers of items, sorted by name. Case is ignored."""

    next: Optional[str]
    """The value to pass as `after` to get the next page; `null` on the last page."""

    partial: bool
    """`true` if some new items are not counted yet, because very many items were added. They are counted in idle
    moments, and by later calls of this method.
    """


class LastLocation(Record):
    """The last known place of the device, with its age and the app's present permission."""

    latitude: Decimal
    """The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator."""

    longitude: Decimal
    """The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich."""

    name: Optional[str]
    """The name of the place. `null` if the host has not given the name yet."""

    at: datetime
    """The time when the device was at this place."""

    accuracy: Optional[Decimal]
    """The accuracy of the position, in metres. `null` if the host did not report the accuracy."""

    stale: bool
    """`true` if the place is older than `maxAge`, or if the clock was set back since the place was found."""

    age: int
    """The age of the place in milliseconds. 0 if the clock was set back since the place was found."""

    authorization: Literal["notDetermined", "restricted", "denied", "authorizedWhenInUse", "authorizedAlways"]
    """The app's present permission to know the device's location. If it is `denied` or `restricted`, the place was
    found before the permission was refused.
    """


class LeftCompany(Record):
    """A company that the account has left."""

    company: str
    """The id of the company, which is no longer on this device."""


class LeftShare(Record):
    """A share that was left."""

    zone: CloudZoneAnswer
    """The zone."""


class LimitReachedData(Record):
    """A limit is reached, such as the number of subscriptions, or of assets of a record. data.limit is the largest
    allowed number.
    """

    kind: Literal["limitReached"]
    """The name of the kind of error, for programs."""

    limit: int
    """The largest number that is allowed."""

    record: Optional[str] = None
    """The id of the record that was stored despite the error: an answer that was stored as failed, or feedback. Left
    out if no record was stored.
    """

    owner: Optional[str] = None
    """The id of the record to which the stored record belongs, such as the conversation. Left out if the stored record
    belongs to no other record.
    """


class LineTermsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    text: Union[str, Unset] = UNSET
    """The text of the line, such as the item's name."""

    quantity: Union[Number, Unset] = UNSET
    """The quantity, in the line's unit. More than 0."""

    unit: Union[Optional[str], Unset] = UNSET
    """The unit of the quantity. If the line is for an item: the item's `unit`, or one of its `units`."""

    unit_price: Union[MoneyChanges, Unset] = UNSET
    """The price of one unit, in the order's currency."""

    discount: Union[Optional[Number], Unset] = UNSET
    """The discount on the line in percent, from 0 to 100."""

    tax_rate: Union[Optional[Number], Unset] = UNSET
    """The tax rate in percent, with at most 3 decimals. Default: 0."""

    tax_category: Union[Optional[Literal["S", "Z", "E", "AE", "K", "G", "O"]], Unset] = UNSET
    """The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer owes the
    tax (reverse charge), K for a supply within the European Union, G for an export, O outside the scope of the tax.
    Default: S for a rate above 0, and else Z.
    """

    note: Union[Optional[str], Unset] = UNSET
    """The note below the line on printed documents."""


class LinkList(Record):
    """The links that were opened and that the app has not taken with links.drain."""

    links: List[PendingLink]
    """The links, in the order in which they were opened."""


class LinkParameter(Record):
    """A parameter of a link's query."""

    name: str
    """The name of the parameter, as in the pattern."""

    value: str
    """The decoded value. Empty for a name without a value."""


class ListedAccess(Record):
    """A user of a company, with the user's rights and username."""

    access: AccessRecord
    """The user's access record."""

    username: Optional[str]
    """The username that the user signs in with. `null` if the user has none, or if the caller may not reset the user's
    password.
    """


class ListedAccessPage(Record):
    """One page of a list."""

    items: List[ListedAccess]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class ListedCompany(Record):
    """A company, the store that holds it, and the caller's role in it."""

    id: str
    """The company's id."""

    name: str
    """The company's name."""

    logo: Optional[str]
    """The place of the company's logo, as a text that the front end understands. `null` if there is no logo."""

    tier: Literal["free", "business", "enterprise"]
    """The tier that the company pays for."""

    archived: bool
    """`true` if the company is archived. Its records can be read, but not changed."""

    kind: Literal["business", "personal"]
    """The kind of company: business or personal."""

    store: Literal["private", "shared"]
    """The store that holds the company."""

    role: Optional[Literal["owner", "participant"]]
    """The caller's role in the company; `null` while a user must sign in first."""

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
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class ListedConversation(Record):
    """A conversation: the core's connection to one program."""

    number: int
    """The number of the conversation, which is unique in this run of the core."""

    own: bool
    """`true` for the conversation that sent this request."""

    client: Optional[Client]
    """The client, as named in `system.hello`. `null` if the client has not sent that request."""

    command: Optional[str]
    """The program's command, such as `serve` or `mcp`. `null` if the core is not shared."""

    process: Optional[int]
    """The program's process id. `null` if the core is not shared."""

    uptime: int
    """The milliseconds since the conversation began."""

    capabilities: List[str]
    """The capabilities that the program provides as the host (`host.provide`)."""

    read_only: bool
    """`true` if the conversation may only read."""


class ListedCountLine(Record):
    """A line of a stocktake: the counted quantity of an item in a location, with the names of the item, the location
    and the lot.
    """

    id: str
    """The line's id."""

    company: str
    """The id of the company that the line belongs to."""

    count: str
    """The id of the stocktake."""

    item: str
    """The id of the counted item."""

    location: str
    """The id of the location of the counted stock."""

    lot: Optional[str]
    """The id of the counted lot; `null` for an item that is not tracked by lots."""

    quantity: Decimal
    """The counted quantity, in the item's own unit."""

    expected: Optional[Decimal]
    """The quantity in the ledger when the line was recorded, in the item's own unit. A sale after the recording does
    not change it. `null` if the caller may not see it, because the stocktake is blind.
    """

    actor: str
    """The id of the user who counted."""

    at: datetime
    """The instant at which the stock was counted."""

    sku: Optional[str]
    """The item's SKU (stock keeping unit); `null` for a deleted item."""

    name: Optional[str]
    """The item's name; `null` for a deleted item."""

    unit: Optional[str]
    """The item's own unit, in which the quantities are given; `null` for a deleted item."""

    location_name: Optional[str]
    """The location's name; `null` for a deleted location."""

    batch: Optional[str]
    """The lot's batch."""

    serial: Optional[str]
    """The lot's serial number."""


class ListedCountLinePage(Record):
    """One page of a list."""

    items: List[ListedCountLine]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class ListedLot(Record):
    """A lot, with the names of its item and its quantity on hand."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    item: str
    """The id of the lot's item. It cannot be changed."""

    batch: Optional[str]
    """The name of the batch, unique among the item's batches. For an item that is tracked by batch, it must be given;
    for an item without batches, it must be left out.
    """

    serial: Optional[str]
    """The serial number of one piece, unique among the item's serial numbers. For an item whose pieces have serial
    numbers, it must be given; for other items, it must be left out.
    """

    expiry: Optional[str]
    """The last day on which the lot is good; `null` if it does not expire."""

    manufactured_at: Optional[str]
    """The day on which the lot was made."""

    supplier_lot: Optional[str]
    """The supplier's own name for the lot."""

    status: Literal["ok", "attention", "damaged", "destroyed", "rejected", "lost", "quarantined", "returned"]
    """The lot's status. Only lots with the status `ok` or `attention` can be sold and used. Only managers can set the
    status `destroyed` or `lost`.
    """

    note: Optional[str]
    """A free text about the lot."""

    archived: bool
    """`true` if the lot is no longer in use. An archived lot cannot receive stock."""

    joined: Optional[str]
    """The id of the lot into which this lot was merged, because two devices had created lots with the same batch or
    serial number. `null` otherwise.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    sku: str
    """The item's SKU (stock keeping unit)."""

    name: str
    """The item's name."""

    unit: str
    """The item's own unit, in which its quantities are given."""

    on_hand: Decimal
    """The quantity of the lot on hand in all locations, in the item's own unit."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class ListedLotPage(Record):
    """One page of a list."""

    items: List[ListedLot]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class LiveClosed(Record):
    """A live query that was closed."""

    closed: int
    """The handle of the query."""


class LiveOpened(Record):
    """A live query and its first result."""

    live: int
    """The handle of the live query, which `live.changed` repeats."""

    result: Optional[Union[Pong, Info, Diagnostics, ConversationList, EventPage, ConvertedTemperature, TemperatureScalePage, HumanusTable, CurrentWeather, HourlyWeather, LocationAuthorization, Optional[LastLocation], Company, ListedCompanyPage, TierLimitsPage, Optional[ListedCompany], Caller, AllowedMethods, CheckedMethod, Explanation, ListedAccessPage, NamedPersonPage, DepartmentPage, PresetPage, CurrentEntitlements, CheckedFeature, KeptDocumentPage, Products, IntentList, EntitlementSnapshot, StoreEnvironment, HistoryEntryPage, Item, ItemPage, FoundItemPage, ItemOverview, KnownItems, LabelPage, Location, LocationPage, LocationTree, Lot, ListedLotPage, LotGenealogy, StockLevelPage, LowStockPage, StockEntryPage, ExpiringLotPage, StockAlertPage, Count, CountPage, ListedCountLinePage, UncountedStockPage, ItemSupplier, ItemSupplierPage, Loan, LoanPage, OverdueLoanPage, ResolvedCode, Label, FoundContact, ContactPage, FoundContactPage, DuplicateContactsPage, ActivityPage, ContactAccount, OrderView, OrderPage, OrderDocument, DispatchView, DispatchPage, PickedPlacePage, PurchaseView, PurchasePage, PurchaseDocument, Bom, BomPage, BOMExplosion, BOMUses, BOMCost, BuildView, BuildPage, InvoiceView, InvoicePage, InvoiceDocument, ExportedInvoice, Price, PricePage, FoundPrices, DaySummary, Asset, AssetPage, AssetBytes, AssetPath, View, ViewPage, Page, SettingValues, DescribedSettings, Bean, Equipment, Brew, Tasting, Recipe, BeanPage, EquipmentPage, BrewPage, BrewSectionPage, Optional[Brew], TastingPage, FlavorWheel, CompletedTerms, RecipePage, ScaledRecipe, JournalOverview, FigurePoints, Insights, Recommendation, AuthState, AuthGate, User, TelemetryNames, ConversationPage, Conversation, FoundMessagePage, ChatExport, MessagePage, FeedbackPage, AppDiagnostics, SyncStatus, SyncAccount, SyncEventPage, SyncConflictPage, SharingState, ParticipantPage, DeparturePage, ContentTypes, ContentPage, FoundContent, PolicyVerdict, Flags, ShownFlag, Promotions, Deployment, RecentList, PlaceList, SuggestedPlaces, ShownPlace, SharedValue, SharedNames, LinkList, LogLinePage, Dict[str, Any]]]
    """The present result of the method."""


class Loan(Record):
    """A loan: goods that the company has lent to others, or has borrowed from others."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    item: str
    """The id of the item that was lent or borrowed."""

    quantity: Decimal
    """The quantity that was lent or borrowed, in the item's own unit."""

    direction: Literal["out", "in"]
    """The direction of the loan. out: lent to others. in: borrowed from others; these goods do not count as stock.
    """

    contact: Optional[str]
    """The id of the contact who borrowed the goods or owns them; `null` for a loan with a user."""

    user: Optional[str]
    """The id of the user of the company who borrowed the goods or owns them; `null` for a loan with a contact."""

    lent_at: datetime
    """The instant at which the goods were lent or borrowed."""

    due_at: Optional[datetime]
    """The instant by which the goods are to be returned; `null` if there is no due date."""

    note: Optional[str]
    """A free text about the loan."""

    from_: Optional[str]
    """The id of the location from which the goods were lent, and to which they return. `null` for borrowed goods.
    """

    parts: List[LoanPart]
    """The quantity of each lot. For an item that is not tracked by lots, one entry without a lot."""

    returned: Decimal
    """The quantity that was returned, in the item's own unit."""

    lost: Decimal
    """The quantity that was reported as lost, in the item's own unit."""

    status: Literal["out", "partly", "returned", "lost"]
    """The loan's status. out: no goods were returned or lost yet. partly: some were. returned: all goods were returned.
    lost: no goods are outstanding any more, but some were lost.
    """

    returned_at: Optional[datetime]
    """The instant at which the last of the goods were returned or reported as lost. `null` until then."""

    overdue_at: Optional[datetime]
    """The instant at which the core recorded that the loan is overdue; `null` before that. While a front end has
    subscriptions, the core records it at once. Otherwise, the core records it in an idle moment, or when the goods are
    returned late.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class LoanConflictData(Record):
    """The record does not have the version in expect. data.current is the record in its present state. Read it, and
    send the change again with its version.
    """

    kind: Literal["conflict"]
    """The name of the kind of error, for programs."""

    current: Loan
    """The record in its present state, with the members that the caller may see. Repeat the change with its `version`
    as `expect`.
    """


class LoanPage(Record):
    """One page of a list."""

    items: List[Loan]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class LoanPart(Record):
    """The quantity of one lot in a loan, and how much of it was returned or lost."""

    lot: Optional[str]
    """The id of the lot; `null` for an item that is not tracked by lots."""

    quantity: Decimal
    """The quantity of the lot that was lent or borrowed, in the item's own unit."""

    closed: Decimal
    """The quantity of the lot that was returned or lost so far, in the item's own unit."""


class LoanTermsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    due_at: Union[Optional[datetime], Unset] = UNSET
    """The instant by which the goods are to be returned; `null` if there is no due date."""

    note: Union[Optional[str], Unset] = UNSET
    """A free text about the loan."""


class Location(Record):
    """A place where a company keeps its stock, such as a shop, a room or a shelf. Locations can contain other
    locations.
    """

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    name: str
    """The location's name."""

    code: Optional[str]
    """The code on the location's label, unique in the company. Codes that differ only in the case of the letters A to Z
    are the same.
    """

    parent: Optional[str]
    """The id of the location that contains this location; `null` if no location does."""

    structural: bool
    """`true` if the location only contains other locations, and can hold no stock itself."""

    kind: Literal["stock", "transit", "loan", "scrap"]
    """The use of the location. stock: its stock can be sold and used. transit: its stock is on the way between two
    places. loan: its stock is lent. scrap: its stock is no longer fit for use.
    """

    barcode: Optional[str]
    """The barcode on the location's label; `null` if there is none."""

    address: Optional[Address]
    """The postal address of the location."""

    note: Optional[str]
    """A free text about the location."""

    archived: bool
    """`true` if the location is no longer in use. An archived location cannot receive stock."""

    joined: Optional[str]
    """The id of the location into which this location was merged, because two devices had created locations with the
    same code. `null` otherwise.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class LocationAnswer(Record):
    """The host's answer to host.location.request."""

    latitude: Union[Optional[Number], Unset] = UNSET
    """The latitude in degrees, positive north of the equator. Required, unless `authorization` is `denied` or
    `restricted`.
    """

    longitude: Union[Optional[Number], Unset] = UNSET
    """The longitude in degrees, positive east of Greenwich. Required, unless `authorization` is `denied` or
    `restricted`.
    """

    accuracy: Union[Optional[Number], Unset] = UNSET
    """The accuracy of the position, in metres."""

    at: Union[Optional[datetime], Unset] = UNSET
    """The time when the device was at this position. Default: the present time."""

    authorization: Union[Optional[Literal["notDetermined", "restricted", "denied", "authorizedWhenInUse", "authorizedAlways"]], Unset] = UNSET
    """The app's permission to know the device's location."""


class LocationAuthorization(Record):
    """The app's permission to know the device's location."""

    state: Literal["notDetermined", "restricted", "denied", "authorizedWhenInUse", "authorizedAlways"]
    """The decision of the user, or of the device's administrator, about the permission."""

    changed_at: Optional[datetime]
    """The time when the host reported the decision. `null` before the first report."""


class LocationConflictData(Record):
    """The record does not have the version in expect. data.current is the record in its present state. Read it, and
    send the change again with its version.
    """

    kind: Literal["conflict"]
    """The name of the kind of error, for programs."""

    current: Location
    """The record in its present state, with the members that the caller may see. Repeat the change with its `version`
    as `expect`.
    """


class LocationDeniedData(Record):
    """The app may not read the device's location. data.state is denied (by the user) or restricted (by the device's
    settings).
    """

    kind: Literal["locationDenied"]
    """The name of the kind of error, for programs."""

    state: Literal["notDetermined", "restricted", "denied", "authorizedWhenInUse", "authorizedAlways"]
    """The reason why the app may not know the location. denied: the user has refused. restricted: restrictions of the
    device forbid it.
    """


class LocationDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    name: Union[str, Unset] = UNSET
    """The location's name."""

    code: Union[Optional[str], Unset] = UNSET
    """The code on the location's label, unique in the company. Codes that differ only in the case of the letters A to Z
    are the same.
    """

    parent: Union[Optional[str], Unset] = UNSET
    """The id of the location that contains this location; `null` if no location does."""

    structural: Union[Optional[bool], Unset] = UNSET
    """`true` if the location only contains other locations, and can hold no stock itself."""

    kind: Union[Optional[Literal["stock", "transit", "loan", "scrap"]], Unset] = UNSET
    """The use of the location. stock: its stock can be sold and used. transit: its stock is on the way between two
    places. loan: its stock is lent. scrap: its stock is no longer fit for use.
    """

    barcode: Union[Optional[str], Unset] = UNSET
    """The barcode on the location's label; `null` if there is none."""

    address: Union[Optional[AddressChanges], Unset] = UNSET
    """The postal address of the location."""

    note: Union[Optional[str], Unset] = UNSET
    """A free text about the location."""

    archived: Union[Optional[bool], Unset] = UNSET
    """`true` if the location is no longer in use. An archived location cannot receive stock."""


class LocationNode(Record):
    """A location in a tree."""

    id: str
    """The id of the location."""

    parent: Optional[str]
    """The id of the location that contains this location; `null` if no location does."""

    depth: int
    """The number of levels between this location and the root; 0 for the root itself."""

    name: str
    """The location's name."""

    code: Optional[str]
    """The code on the location's label."""

    kind: Literal["stock", "transit", "loan", "scrap"]
    """The use of the location: stock, transit, loan or scrap."""

    structural: bool
    """`true` if the location only holds other locations."""

    archived: bool
    """`true` if the location is no longer in use."""

    children: int
    """The number of locations directly within this location."""

    is_empty: bool
    """`true` if the location itself holds no stock. Stock of the locations within it does not count."""


class LocationPage(Record):
    """One page of a list."""

    items: List[Location]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class LocationTree(Record):
    """A tree of locations, as a list in which each location comes before the locations within it."""

    nodes: List[LocationNode]
    """The locations, each before the locations within it, sorted by name. At most 2,000."""

    is_whole: bool
    """`true` if the list has all locations of the tree. `false` if the limit or `depth` has left some out."""


class LogEntry(Record):
    """A line of the log."""

    at: datetime
    """The time when the line was written, by the system's clock."""

    level: Literal["off", "error", "warning", "info", "debug"]
    """The severity of the line."""

    message: str
    """The text of the line, without control characters and line ends."""


class LogExportReport(Record):
    """The size of an export of the log, and its text if it was not written to a file."""

    lines: int
    """The number of lines of the log in the export."""

    bytes: int
    """The size of the export in bytes."""

    text: Optional[str]
    """The export as a text. `null` if the export was written to a file."""


class LogLine(Record):
    """A line of the log, of the core or of a front end."""

    at: datetime
    """The time when the line was written."""

    level: Literal["error", "warning", "info", "debug"]
    """The severity of the line."""

    category: str
    """The subject of the line, such as `core` for lines of the core itself or `cloudKit` for lines of sync."""

    conversation: Optional[str]
    """The conversation that wrote the line: its number (as in `system.conversations`), a dot, and a random text that
    differs for each run of the core. `null` for lines of the core itself.
    """

    message: str
    """The message in one line. Control characters are escaped as in JSON, and secrets are replaced."""

    fields: Optional[Any]
    """Further facts about the line, as an object in which secrets are replaced. `null` if there are none."""


class LogLinePage(Record):
    """One page of a list."""

    items: List[LogLine]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class LogWritten(Record):
    """The host's answer to host.log.write."""


class Lot(Record):
    """A lot: a batch of an item, or one piece with a serial number."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    item: str
    """The id of the lot's item. It cannot be changed."""

    batch: Optional[str]
    """The name of the batch, unique among the item's batches. For an item that is tracked by batch, it must be given;
    for an item without batches, it must be left out.
    """

    serial: Optional[str]
    """The serial number of one piece, unique among the item's serial numbers. For an item whose pieces have serial
    numbers, it must be given; for other items, it must be left out.
    """

    expiry: Optional[str]
    """The last day on which the lot is good; `null` if it does not expire."""

    manufactured_at: Optional[str]
    """The day on which the lot was made."""

    supplier_lot: Optional[str]
    """The supplier's own name for the lot."""

    status: Literal["ok", "attention", "damaged", "destroyed", "rejected", "lost", "quarantined", "returned"]
    """The lot's status. Only lots with the status `ok` or `attention` can be sold and used. Only managers can set the
    status `destroyed` or `lost`.
    """

    note: Optional[str]
    """A free text about the lot."""

    archived: bool
    """`true` if the lot is no longer in use. An archived lot cannot receive stock."""

    joined: Optional[str]
    """The id of the lot into which this lot was merged, because two devices had created lots with the same batch or
    serial number. `null` otherwise.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class LotConflictData(Record):
    """The record does not have the version in expect. data.current is the record in its present state. Read it, and
    send the change again with its version.
    """

    kind: Literal["conflict"]
    """The name of the kind of error, for programs."""

    current: Lot
    """The record in its present state, with the members that the caller may see. Repeat the change with its `version`
    as `expect`.
    """


class LotDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    item: Union[str, Unset] = UNSET
    """The id of the lot's item. It cannot be changed."""

    batch: Union[Optional[str], Unset] = UNSET
    """The name of the batch, unique among the item's batches. For an item that is tracked by batch, it must be given;
    for an item without batches, it must be left out.
    """

    serial: Union[Optional[str], Unset] = UNSET
    """The serial number of one piece, unique among the item's serial numbers. For an item whose pieces have serial
    numbers, it must be given; for other items, it must be left out.
    """

    expiry: Union[Optional[Day], Unset] = UNSET
    """The last day on which the lot is good; `null` if it does not expire."""

    manufactured_at: Union[Optional[Day], Unset] = UNSET
    """The day on which the lot was made."""

    supplier_lot: Union[Optional[str], Unset] = UNSET
    """The supplier's own name for the lot."""

    status: Union[Optional[Literal["ok", "attention", "damaged", "destroyed", "rejected", "lost", "quarantined", "returned"]], Unset] = UNSET
    """The lot's status. Only lots with the status `ok` or `attention` can be sold and used. Only managers can set the
    status `destroyed` or `lost`.
    """

    note: Union[Optional[str], Unset] = UNSET
    """A free text about the lot."""

    archived: Union[Optional[bool], Unset] = UNSET
    """`true` if the lot is no longer in use. An archived lot cannot receive stock."""


class LotGenealogy(Record):
    """The lots from which a lot was made, and the lots that were made from it, on all levels. A recall needs them, to
    find all affected goods.
    """

    lot: ListedLot
    """The lot itself."""

    orders: List[str]
    """The ids of the orders that were shipped with goods of the lot."""

    sources: List[LotRelation]
    """The lots from which the lot was made, in the order of their level."""

    products: List[LotRelation]
    """The lots that were made from goods of the lot, in the order of their level."""

    partial: bool
    """`true` if there are more related lots than the result contains. It contains at most 1,000 sources and 1,000
    products.
    """


class LotRelation(Record):
    """A related lot: its goods went into another lot, or goods of another lot went into it."""

    level: int
    """The number of steps between this lot and the requested lot: 1 for a lot that is directly related."""

    of: str
    """The id of the lot that this lot is directly related to. It is one level closer to the requested lot."""

    lot: ListedLot
    """The related lot, with its item and its quantity on hand."""

    quantity: Decimal
    """The quantity that went from one lot into the other, in the own unit of the lot that was used. For sources, that
    is this lot; for products, the lot `of`.
    """

    build: Optional[str]
    """The id of the build that made one lot from the other; `null` if a lot was split, or lots were merged."""

    transaction: str
    """The id of the ledger transaction in which the goods went from one lot into the other."""

    at: datetime
    """The instant of the transaction."""

    orders: List[str]
    """The ids of the orders that were shipped with goods of this lot."""


class LowStock(Record):
    """An item whose projected stock is below its minimum, or below 0 if it has no minimum."""

    item: str
    """The id of the item."""

    sku: str
    """The item's SKU (stock keeping unit)."""

    name: str
    """The item's name."""

    unit: str
    """The item's own unit, in which its quantities are given."""

    on_hand: Decimal
    """The quantity on hand, in the item's own unit."""

    available: Decimal
    """The quantity that can be sold or used, in the item's own unit."""

    demand: Decimal
    """The quantity that open orders and builds need, in the item's own unit. It can be more than the stock."""

    on_order: Decimal
    """The expected quantity: the quantity on order, plus the quantity that open builds will make. In the item's own
    unit.
    """

    projected: Decimal
    """The projected stock, in the item's own unit: usable stock on hand, less `demand`, plus `onOrder`. It can be
    negative.
    """

    min_stock: Optional[Decimal]
    """The item's minimum stock, in the item's own unit. `null` if the item has none; the minimum is then 0."""

    lacking: Decimal
    """The quantity that is lacking, in the item's own unit: `minStock` less `projected`."""

    reorder_quantity: Optional[Decimal]
    """The smallest quantity to order at once, in the item's own unit; `null` if none is set for the item."""


class LowStockPage(Record):
    """One page of a list."""

    items: List[LowStock]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class ManagerBits(Record):
    """Manager rights, one of which is required."""

    rule: Literal["anyone", "account", "member", "department", "manager", "owner", "founder"]
    """The kind of the required right: manager."""

    mask: int
    """The departments of which the caller must manage at least one, as the bits of a number."""

    department: Optional[str] = None
    """The department in which the right is required. Left out if the right is enough in any of several departments.
    """


class MeasuredTemperature(Record):
    """A temperature, in the unit that the host chooses."""

    value: Number
    """The temperature, rounded to five decimals. Not below absolute zero."""

    unit: Literal["celsius", "fahrenheit", "kelvin"]
    """The unit of the value."""


class Message(Record):
    """A message of a conversation."""

    id: str
    """The record's id."""

    conversation: str
    """The id of the message's conversation."""

    role: Literal["user", "assistant", "system"]
    """The author of the message: user, assistant (the model), or system."""

    content: str
    """The text of the message. If an answer is not complete, the part that has arrived."""

    reply_to: Optional[str]
    """The id of the user's message that this message answers; `null` for other messages."""

    status: Literal["complete", "streaming", "failed", "cancelled"]
    """The status of the message. complete: the text is whole. streaming: the answer is arriving. failed: the answer
    ended early, and `error` has the reason. cancelled: the answer was cancelled.
    """

    error: Optional[MessageError]
    """The reason of the failure; `null` unless `status` is `failed`."""

    model: Optional[str]
    """The name of the model at the backend; `null` if the backend chooses the model."""

    at: datetime
    """The time when the user wrote the message, or when the answer was requested."""

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class MessageConflictData(Record):
    """The record does not have the version in expect. data.current is the record in its present state. Read it, and
    send the change again with its version.
    """

    kind: Literal["conflict"]
    """The name of the kind of error, for programs."""

    current: Message
    """The record in its present state, with the members that the caller may see. Repeat the change with its `version`
    as `expect`.
    """


class MessageError(Record):
    """The reason why an answer failed."""

    kind: str
    """The name of the error for programs, such as hostUnavailable, unauthorized or backendFailed. interrupted: the core
    ended before the answer was complete.
    """

    message: str
    """The reason as a sentence for people."""

    retry_after: Optional[int]
    """The number of milliseconds to wait before the next request to the backend; `null` if the backend gave no number.
    """


class MessagePage(Record):
    """One page of a list."""

    items: List[Message]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class MethodNotFoundData(Record):
    """There is no such method."""

    kind: Literal["methodNotFound"]
    """The name of the kind of error, for programs."""

    suggestion: Optional[str] = None
    """The name of a similar method, which was probably meant. Left out if no name is similar."""


class MissingAsset(Record):
    """A file of an asset that could not be read during the backup."""

    name: str
    """The name of the file: the SHA-256 digest of the asset's content, or the name of an unfinished upload. `assets` if
    the folder itself could not be read.
    """

    reason: str
    """The reason why the file could not be read, such as `Input/output error`."""


class MissingCredentialData(Record):
    """A sign-in needs both the identity token and the authorization code. data.members names the missing members.
    """

    kind: Literal["missingCredential"]
    """The name of the kind of error, for programs."""

    members: List[str]
    """The missing members: identityToken, authorizationCode."""


class ModifiedRecords(Record):
    """The results of a batch of saves and deletions."""

    results: Union[Optional[Sequence[CloudResult]], Unset] = UNSET
    """One result for each record: the saves in the order sent, then the deletions."""

    token: Union[Optional[str], Unset] = UNSET
    """The token of the zone after the batch, if all records are in one zone. The core sends this token as `behind` in
    later requests. It shows the container whether it was restored to an earlier state.
    """


class ModifiedZones(Record):
    """The results of creating and deleting zones."""

    results: Union[Optional[Sequence[ZoneResult]], Unset] = UNSET
    """One result for each zone: the saves in the order sent, then the deletions."""


class Money(Record):
    """An amount of money: a whole number of the currency's minor units, such as cents. A unit price or a unit cost may
    be for another quantity than one (`per`).
    """

    amount: int
    """The amount in the currency's minor units: 1250 is 12.50 EUR."""

    currency: str
    """The currency's code (ISO 4217): three capitals, such as EUR."""

    per: Optional[Decimal] = None
    """The quantity that `amount` is for, in a unit price or a unit cost: 3100 with a `per` of 1000 is 3.1 for one.
    Default: 1. Totals never have `per`.
    """


class MoneyChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    amount: Union[int, Unset] = UNSET
    """The amount in the currency's minor units: 1250 is 12.50 EUR."""

    currency: Union[str, Unset] = UNSET
    """The currency's code (ISO 4217): three capitals, such as EUR."""

    per: Union[Optional[Number], Unset] = UNSET
    """The quantity that `amount` is for, in a unit price or a unit cost: 3100 with a `per` of 1000 is 3.1 for one.
    Default: 1. Totals never have `per`.
    """


class MoneyInput(Record):
    """An amount of money: a whole number of the currency's minor units, such as cents. A unit price or a unit cost may
    be for another quantity than one (`per`).
    """

    amount: int
    """The amount in the currency's minor units: 1250 is 12.50 EUR."""

    currency: str
    """The currency's code (ISO 4217): three capitals, such as EUR."""

    per: Union[Optional[Number], Unset] = UNSET
    """The quantity that `amount` is for, in a unit price or a unit cost: 3100 with a `per` of 1000 is 3.1 for one.
    Default: 1. Totals never have `per`.
    """


class MoneySum(Record):
    """A sum of money: an exact whole number of the currency's minor units. It can be more than 2^53; some JSON readers
    round such numbers.
    """

    amount: int
    """The amount in the currency's minor units: 1250 is 12.50 EUR."""

    currency: str
    """The currency's code (ISO 4217): three capitals, such as EUR."""


class NamedPerson(Record):
    """A current or former user of a company."""

    id: str
    """The user's id. Other records have this id in members such as `actor` and `user`."""

    name: Optional[str]
    """The user's name; `null` if the user has none."""

    username: Optional[str] = None
    """The username. Present for users who sign in and have no name, and for users who have left and used to sign in.
    """

    has_left: Optional[bool] = None
    """`true` if the user has left the company; otherwise left out."""


class NamedPersonPage(Record):
    """One page of a list."""

    items: List[NamedPerson]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class NeededPart(Record):
    """An item that is needed, with its stock and the lacking quantity."""

    item: str
    """The id of the item."""

    sku: str
    """The item's SKU."""

    name: str
    """The item's name."""

    unit: str
    """The item's own unit, in which its quantities are given."""

    is_made: bool
    """`true` if the item itself can be made: it has an active bill of materials."""

    gross: Decimal
    """The quantity that would be needed if no item were in stock, in the item's own unit."""

    needed: Decimal
    """The quantity that is needed, in the item's own unit. Available stock of the items that are made of this item is
    used first.
    """

    available: Decimal
    """The quantity in stock that can be used and is not reserved for an order or a build, in the item's own unit. For a
    kit, the number of whole kits that can be made of available components.
    """

    short: Decimal
    """The lacking quantity, in the item's own unit: `needed` less `available`, and at least 0."""

    incoming: Decimal
    """The expected quantity: the quantity on order, plus the quantity that open builds will make. In the item's own
    unit.
    """

    incoming_at: Optional[datetime]
    """The instant at which the next part of `incoming` is expected; `null` if it is not known."""


class NewCredentials(Record):
    """The user name and the password of a user."""

    username: str
    """The user name. It must be unique in the company; case, width and Unicode normalization are ignored. It cannot be
    changed later.
    """

    password: str
    """The password, of at least 8 characters. The core stores only a scrypt key that is derived from the password. A
    repeat is recognized by its `idempotencyKey` alone: the passwords are not compared.
    """


class NewLine(Record):
    """A new line of an order: for an item, or with only a text."""

    quantity: Number
    """The quantity, in the line's unit. More than 0."""

    item: Union[Optional[str], Unset] = UNSET
    """The id of the item. A line for an item needs `item` or `sku`. For a line without an item, give only `text`.
    """

    sku: Union[Optional[str], Unset] = UNSET
    """The item's SKU, instead of `item`. Give one of the two, not both."""

    text: Union[Optional[str], Unset] = UNSET
    """The line's text. Default: the item's name. Required for a line without an item."""

    unit: Union[Optional[str], Unset] = UNSET
    """The unit of the quantity. If the line is for an item: the item's `unit`, or one of its `units`. Default: the unit
    in which the item is sold.
    """

    unit_price: Union[Optional[MoneyInput], Unset] = UNSET
    """The price of one unit, in the order's currency. Default: the customer's own price, or else the price of the
    customer's price list, or else the item's price (`priceSource`). Required for a line without an item.
    """

    discount: Union[Optional[Number], Unset] = UNSET
    """The discount on the line in percent, from 0 to 100."""

    tax_rate: Union[Optional[Number], Unset] = UNSET
    """The tax rate in percent, with at most 3 decimals. Without `taxRate` and `taxCategory`, a contact whose category
    is not S gives its category and the rate 0. Otherwise both come from the item if it has one, or else from the
    contact.
    """

    tax_category: Union[Optional[Literal["S", "Z", "E", "AE", "K", "G", "O"]], Unset] = UNSET
    """The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer owes the
    tax (reverse charge), K for a supply within the European Union, G for an export, O outside the scope of the tax.
    Default: S for a rate above 0, and else Z.
    """

    note: Union[Optional[str], Unset] = UNSET
    """The note below the line on printed documents."""


class NewPurchaseLine(Record):
    """A new line of a purchase: for an item, or with only a text."""

    quantity: Number
    """The quantity, in the line's unit. More than 0."""

    item: Union[Optional[str], Unset] = UNSET
    """The id of the item. A line for an item needs `item` or `sku`. For a line without an item, give only `text`.
    """

    sku: Union[Optional[str], Unset] = UNSET
    """The item's SKU, instead of `item`. Give one of the two, not both."""

    text: Union[Optional[str], Unset] = UNSET
    """The line's text. Default: the item's name. Required for a line without an item."""

    unit: Union[Optional[str], Unset] = UNSET
    """The unit of `quantity`: for an item, its own unit or one of its `units`. Default: the unit in which the item is
    bought.
    """

    unit_price: Union[Optional[MoneyInput], Unset] = UNSET
    """The price of one unit, in the purchase's currency. If it is left out and the caller manages the inventory, the
    line gets the supplier's price for the quantity, or else the item's cost, if that is in this currency. Otherwise the
    line has no price. Only managers of orders or the inventory may set it.
    """

    discount: Union[Optional[Number], Unset] = UNSET
    """The discount on the line in percent, from 0 to 100."""

    tax_rate: Union[Optional[Number], Unset] = UNSET
    """The tax rate in percent, with at most 3 decimals. Without `taxRate` and `taxCategory`, a contact whose category
    is not S gives its category and the rate 0. Otherwise both come from the item if it has one, or else from the
    contact.
    """

    tax_category: Union[Optional[Literal["S", "Z", "E", "AE", "K", "G", "O"]], Unset] = UNSET
    """The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer owes the
    tax (reverse charge), K for a supply within the European Union, G for an export, O outside the scope of the tax.
    Default: S for a rate above 0, and else Z.
    """

    note: Union[Optional[str], Unset] = UNSET
    """The note below the line on printed documents."""


class NoCompanyData(Record):
    """The request has no company, no company is selected, and there is not exactly one company. Send company, or call
    companies.select.
    """

    kind: Literal["noCompany"]
    """The name of the kind of error, for programs."""


class NotFoundData(Record):
    """No record with this id exists, or the caller may not see the record."""

    kind: Literal["notFound"]
    """The name of the kind of error, for programs."""

    pointer: Optional[str] = None
    """A JSON Pointer to the parameter that names the missing record, such as /item. Left out if the missing record is
    the main record of the method.
    """


class NotKeptHereData(Record):
    """Another account owns the company. In such a company, this account can create and change only its own credentials.
    """

    kind: Literal["forbidden"]
    """The name of the kind of error, for programs."""

    needs: StoreNeeded
    """The condition under which the request is allowed."""


class NotOnThisPathData(Record):
    """The app's data is stored by another deployment path. data.path is the deployment path that has the data."""

    kind: Literal["notOnThisPath"]
    """The name of the kind of error, for programs."""

    path: Literal["appleNative", "backend"]
    """The present deployment path, which names the services that hold the app's data. `policy.deployment.get` returns
    the source of the path.
    """

    record: Optional[str] = None
    """The id of the record that was stored despite the error: an answer that was stored as failed, or feedback. Left
    out if no record was stored.
    """

    owner: Optional[str] = None
    """The id of the record to which the stored record belongs, such as the conversation. Left out if the stored record
    belongs to no other record.
    """


class NotedPayment(Record):
    """A payment and the resulting payment state of its order."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    order: str
    """The id of the order."""

    amount: Money
    """The amount, in the order's currency. Negative for a repayment."""

    method: Optional[str]
    """The method of payment as a free text, such as cash or card."""

    reference: Optional[str]
    """The payment's reference in another system."""

    paid_at: datetime
    """The instant of the payment."""

    reason: Optional[str]
    """The reason for the reversal, as a free text. `null` for a payment that reverses no other."""

    reverses: Optional[str]
    """The id of the payment that this payment reverses. `null` for a payment that reverses no other."""

    actor: str
    """The id of the user who recorded the payment."""

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    payment_state: Literal["unpaid", "partial", "paid", "overpaid"]
    """The payment state of the order."""

    paid: Money
    """The total amount paid for the order, less the amount paid back."""

    due: Money
    """The amount owed less the amount paid. Negative if a refund is due. For a draft, the amount that will be owed if
    the draft is submitted unchanged.
    """

    order_version: int
    """The current version of the order. Pass it as `expect` to the next request that changes the order."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class OpenURLAnswer(Record):
    """The host's answer to host.url.open."""

    opened: bool
    """`true` if an app on the device opened the address."""


class OpenedLink(Record):
    """The target of a link."""

    flag: Optional[str]
    """The name of the view to show: one of the `flags` in the file that the option `--links` names, or `acceptShare`
    for a share link. `null` for an unknown link.
    """

    url: Optional[str] = None
    """The link itself, for `acceptShare` and for patterns with an id, a kind or a query. Left out for other links.
    """

    kind: Optional[str] = None
    """The kind of record that `id` names, such as `item`, from the pattern."""

    id: Optional[str] = None
    """The id in the link: the decoded text at the position of `{id}` in the pattern."""

    query: Optional[List[LinkParameter]] = None
    """The parameters of the link's query that the pattern names, in the pattern's order. Parameters that the link does
    not have are left out.
    """


class OpenedUpdate(Record):
    """The page of an update, and whether it was opened."""

    url: str
    """The address of the page."""

    opened: bool
    """`true` if an app on the device opened the address."""


class Order(Record):
    """An order of a customer."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    contact: str
    """The id of the customer, a contact."""

    currency: str
    """The currency of all amounts of the order (ISO 4217)."""

    source: Optional[Literal["web", "phone", "walkIn", "other"]]
    """The channel through which the order came."""

    agent: Optional[str]
    """The id of the user who is responsible for the order."""

    reference: Optional[str]
    """The customer's own reference for the order."""

    billing_address: Optional[Address]
    """The address of the invoice. If it is left out, the order gets the contact's address."""

    shipping_address: Optional[Address]
    """The address to which the goods are shipped. If it is left out, the order gets the contact's address."""

    tax_included: bool
    """`true` if prices include the tax."""

    discount: Optional[OrderDiscount]
    """The discount on the whole order."""

    note: Optional[str]
    """A note for the customer, on the order's documents."""

    internal_note: Optional[str]
    """An internal note, which appears on no document."""

    requested_at: Optional[datetime]
    """The instant for which the customer wants the goods."""

    archived: bool
    """`true` if the order is archived. `orders.list` returns archived orders only with `archived: true`. Only closed or
    cancelled orders can be archived.
    """

    number: Optional[str]
    """The order's number on documents. The order gets its number when it is first submitted, and no other order gets
    this number later. `null` until then.
    """

    former_numbers: List[str]
    """Earlier numbers of the order, which a search still finds. If two devices gave the same number to two orders
    before they synced, the order that was submitted later gets a new number.
    """

    status: Literal["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"]
    """The order's status. To change it, call `orders.step`."""

    contact_name: str
    """The contact's name when the order was created."""

    submitted_at: Optional[datetime]
    """The instant of the last submission. `null` if the order was never submitted."""

    invoiced_at: Optional[datetime]
    """The instant at which the order was invoiced. `null` if it was not invoiced."""

    net: Money
    """The sum of the lines without tax. Cancelled quantities are not counted."""

    tax: Money
    """The tax on `net`."""

    gross: Money
    """The sum of `net` and `tax`."""

    credited: Money
    """The part of `gross` for goods that were returned or will not be shipped, with tax."""

    paid: Money
    """The amount paid, less the amount paid back."""

    payment_state: Literal["unpaid", "partial", "paid", "overpaid"]
    """The paid amount compared with the owed amount. The owed amount is `gross` less `credited`, or 0 for a cancelled
    order. Drafts and cancelled orders without payments are `unpaid`.
    """

    fulfilment_state: Literal["none", "partial", "full"]
    """The extent to which the goods were shipped. full: nothing is left to ship, even if a part was cancelled or
    credited. partial: a part was shipped. none: nothing was shipped, or the order is cancelled.
    """

    tax_rounding: Optional[Literal["line", "rate"]]
    """line: the tax is computed and rounded for each line. rate: it is computed from the sum of the lines of each rate,
    and rounded once. `null`, in companies and documents of older programs, means line.
    """

    rounding: Optional[Literal["halfUp", "halfEven"]]
    """halfUp: a half is rounded up. halfEven: a half is rounded to the even number. `null`, in companies and documents
    of older programs, means halfEven.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class OrderConflictData(Record):
    """The record does not have the version in expect. data.current is the record in its present state. Read it, and
    send the change again with its version.
    """

    kind: Literal["conflict"]
    """The name of the kind of error, for programs."""

    current: Order
    """The record in its present state, with the members that the caller may see. Repeat the change with its `version`
    as `expect`.
    """


class OrderDiscount(Record):
    """The discount on an order: a percentage of each line, or an amount that is spread over the lines."""

    percent: Optional[Decimal]
    """The discount in percent, from 0 to 100, instead of `money`."""

    money: Optional[Money]
    """The discount as an amount in the order's currency. If it is more than the sum of the lines, only that sum is
    deducted.
    """


class OrderDiscountChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    percent: Union[Optional[Number], Unset] = UNSET
    """The discount in percent, from 0 to 100, instead of `money`."""

    money: Union[Optional[MoneyChanges], Unset] = UNSET
    """The discount as an amount in the order's currency. If it is more than the sum of the lines, only that sum is
    deducted.
    """


class OrderDiscountInput(Record):
    """The discount on an order: a percentage of each line, or an amount that is spread over the lines."""

    percent: Union[Optional[Number], Unset] = UNSET
    """The discount in percent, from 0 to 100, instead of `money`."""

    money: Union[Optional[MoneyInput], Unset] = UNSET
    """The discount as an amount in the order's currency. If it is more than the sum of the lines, only that sum is
    deducted.
    """


class OrderDocument(Record):
    """The contents of a document about an order, such as a quote."""

    kind: Literal["invoice", "packingList", "quote"]
    """The kind of the document."""

    order: str
    """The id of the order."""

    number: Optional[str]
    """The order's number. `null` before the first submission."""

    reference: Optional[str]
    """The customer's own reference for the order."""

    issued_at: Optional[datetime]
    """The date of the document. For an invoice, the instant at which the order was invoiced. For other documents, the
    instant of the request.
    """

    seller: DocumentParty
    """The seller: the company."""

    buyer: DocumentParty
    """The buyer, with the address of the invoice."""

    shipping_address: Optional[Address]
    """The address to which the goods are shipped. `null` if none is known."""

    note: Optional[str]
    """The note on the document."""

    tax_included: bool
    """`true` if prices include the tax."""

    lines: List[DocumentLine]
    """The lines. Cancelled quantities are not counted."""

    sums: Optional[DocumentSums]
    """The sums of the lines. `null` on a packing list."""


class OrderDraftChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    contact: Union[str, Unset] = UNSET
    """The id of the customer, a contact."""

    currency: Union[str, Unset] = UNSET
    """The currency of all amounts of the order (ISO 4217)."""

    source: Union[Optional[Literal["web", "phone", "walkIn", "other"]], Unset] = UNSET
    """The channel through which the order came."""

    agent: Union[Optional[str], Unset] = UNSET
    """The id of the user who is responsible for the order."""

    reference: Union[Optional[str], Unset] = UNSET
    """The customer's own reference for the order."""

    billing_address: Union[Optional[AddressChanges], Unset] = UNSET
    """The address of the invoice. If it is left out, the order gets the contact's address."""

    shipping_address: Union[Optional[AddressChanges], Unset] = UNSET
    """The address to which the goods are shipped. If it is left out, the order gets the contact's address."""

    tax_included: Union[Optional[bool], Unset] = UNSET
    """`true` if prices include the tax."""

    discount: Union[Optional[OrderDiscountChanges], Unset] = UNSET
    """The discount on the whole order."""

    note: Union[Optional[str], Unset] = UNSET
    """A note for the customer, on the order's documents."""

    internal_note: Union[Optional[str], Unset] = UNSET
    """An internal note, which appears on no document."""

    requested_at: Union[Optional[datetime], Unset] = UNSET
    """The instant for which the customer wants the goods."""

    archived: Union[Optional[bool], Unset] = UNSET
    """`true` if the order is archived. `orders.list` returns archived orders only with `archived: true`. Only closed or
    cancelled orders can be archived.
    """


class OrderEntry(Record):
    """A shipped, returned, cancelled or credited quantity of an order line."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    order: str
    """The id of the order."""

    line: str
    """The id of the order line."""

    type: Literal["shipped", "takenBack", "returned", "cancelled", "dropped"]
    """The kind of the entry. shipped: the goods left. takenBack: their dispatch was cancelled or returned, and they
    must be shipped again. returned: the goods came back from the customer. cancelled: they will not be shipped, and
    were cancelled before the invoice. dropped: they will not be shipped, and the invoice is credited.
    """

    quantity: Decimal
    """The quantity, in the line's unit."""

    parts: List[EntryPart]
    """The quantities that were moved in the inventory, by location and lot. Goods of a lot that were returned but not
    restocked have the location from which they were shipped.
    """

    transaction: Optional[str]
    """The id of the entry's first ledger transaction. `null` if no stock was moved."""

    dispatch: Optional[str]
    """The id of the dispatch with which the goods left. `null` for an entry without a dispatch."""

    condition: Optional[Literal["ok", "returned"]]
    """The condition of the returned goods. `null` for other entries."""

    reason: Optional[str]
    """The reason, as a free text."""

    actor: str
    """The id of the user who made the entry."""

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class OrderLine(Record):
    """A line of an order: a quantity at a price, either of an item or of something that is not in the inventory."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    order: str
    """The id of the order."""

    item: Optional[str]
    """The id of the item. `null` for a line without an item."""

    sku: Optional[str]
    """The item's SKU when the line was created. `null` for a line without an item."""

    text: str
    """The text of the line, such as the item's name."""

    quantity: Decimal
    """The quantity, in the line's unit. More than 0."""

    unit: Optional[str]
    """The unit of the quantity. If the line is for an item: the item's `unit`, or one of its `units`."""

    unit_price: Money
    """The price of one unit, in the order's currency."""

    discount: Optional[Decimal]
    """The discount on the line in percent, from 0 to 100."""

    tax_rate: Optional[Decimal]
    """The tax rate in percent, with at most 3 decimals. Default: 0."""

    tax_category: Optional[Literal["S", "Z", "E", "AE", "K", "G", "O"]]
    """The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer owes the
    tax (reverse charge), K for a supply within the European Union, G for an export, O outside the scope of the tax.
    Default: S for a rate above 0, and else Z.
    """

    note: Optional[str]
    """The note below the line on printed documents."""

    factor: Decimal
    """The number of the item's own units in `per` of the line's units. If `per` is `null`, the number in one of the
    line's units.
    """

    per: Optional[Decimal]
    """The number of the line's units that contain `factor` of the item's own units. `null` means 1."""

    fulfilled: Decimal
    """The quantity that was shipped, in the line's unit."""

    returned: Decimal
    """The part of the shipped quantity that was returned, in the line's unit."""

    cancelled: Decimal
    """The quantity that was cancelled before the invoice: it will not be shipped, and it is not on the invoice."""

    dropped: Decimal
    """The quantity that was credited after the invoice: it is on the invoice, but it will not be shipped."""

    demand: Decimal
    """The quantity of stock that the line needs, in the item's own unit. 0 for a kit, because a kit needs its
    components instead.
    """

    queued_at: Optional[datetime]
    """The instant since which the line has been waiting for stock. Stock goes to the lines with the earliest instant
    first. `null` if the line needs no stock.
    """

    price_source: Optional[Literal["contact", "list", "item"]]
    """The source of a price that no request gave. contact: a price of the customer's own. list: the customer's price
    list. item: the item's own price. `null` for a price that a request gave.
    """

    kind: Optional[Literal["stocked", "service", "kit"]]
    """The kind of the item when the line was created, service or kit. `null` for goods in stock, and for a line without
    an item.
    """

    parts: List[KitPart]
    """The components that a kit takes from the stock, according to its bill of materials when the line was created.
    Empty for other lines.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class OrderLineConflictData(Record):
    """The record does not have the version in expect. data.current is the record in its present state. Read it, and
    send the change again with its version.
    """

    kind: Literal["conflict"]
    """The name of the kind of error, for programs."""

    current: OrderLine
    """The record in its present state, with the members that the caller may see. Repeat the change with its `version`
    as `expect`.
    """


class OrderPage(Record):
    """One page of a list."""

    items: List[Order]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class OrderStep(Record):
    """A step: the record of one change of status, such as that of an order."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    subject: str
    """The id of the order, dispatch, purchase or build whose status changed."""

    from_: Literal["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"]
    """The status before the step."""

    to: Literal["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"]
    """The status after the step."""

    reason: Optional[str]
    """The reason for the step, in words that the company chooses. `null` if no reason was given."""

    actor: str
    """The user who took the step."""

    follows: Optional[List[str]]
    """The ids of the latest steps before this one. There are several if devices added steps while they were not
    connected. `null` for a step of an older program.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class OrderView(Record):
    """An order with its lines, payments, dispatches, entries and steps."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    contact: str
    """The id of the customer, a contact."""

    currency: str
    """The currency of all amounts of the order (ISO 4217)."""

    source: Optional[Literal["web", "phone", "walkIn", "other"]]
    """The channel through which the order came."""

    agent: Optional[str]
    """The id of the user who is responsible for the order."""

    reference: Optional[str]
    """The customer's own reference for the order."""

    billing_address: Optional[Address]
    """The address of the invoice. If it is left out, the order gets the contact's address."""

    shipping_address: Optional[Address]
    """The address to which the goods are shipped. If it is left out, the order gets the contact's address."""

    tax_included: bool
    """`true` if prices include the tax."""

    discount: Optional[OrderDiscount]
    """The discount on the whole order."""

    note: Optional[str]
    """A note for the customer, on the order's documents."""

    internal_note: Optional[str]
    """An internal note, which appears on no document."""

    requested_at: Optional[datetime]
    """The instant for which the customer wants the goods."""

    archived: bool
    """`true` if the order is archived. `orders.list` returns archived orders only with `archived: true`. Only closed or
    cancelled orders can be archived.
    """

    number: Optional[str]
    """The order's number on documents. The order gets its number when it is first submitted, and no other order gets
    this number later. `null` until then.
    """

    former_numbers: List[str]
    """Earlier numbers of the order, which a search still finds. If two devices gave the same number to two orders
    before they synced, the order that was submitted later gets a new number.
    """

    status: Literal["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"]
    """The order's status. To change it, call `orders.step`."""

    contact_name: str
    """The contact's name when the order was created."""

    submitted_at: Optional[datetime]
    """The instant of the last submission. `null` if the order was never submitted."""

    invoiced_at: Optional[datetime]
    """The instant at which the order was invoiced. `null` if it was not invoiced."""

    net: Money
    """The sum of the lines without tax. Cancelled quantities are not counted."""

    tax: Money
    """The tax on `net`."""

    gross: Money
    """The sum of `net` and `tax`."""

    credited: Money
    """The part of `gross` for goods that were returned or will not be shipped, with tax."""

    paid: Money
    """The amount paid, less the amount paid back."""

    payment_state: Literal["unpaid", "partial", "paid", "overpaid"]
    """The paid amount compared with the owed amount. The owed amount is `gross` less `credited`, or 0 for a cancelled
    order. Drafts and cancelled orders without payments are `unpaid`.
    """

    fulfilment_state: Literal["none", "partial", "full"]
    """The extent to which the goods were shipped. full: nothing is left to ship, even if a part was cancelled or
    credited. partial: a part was shipped. none: nothing was shipped, or the order is cancelled.
    """

    tax_rounding: Optional[Literal["line", "rate"]]
    """line: the tax is computed and rounded for each line. rate: it is computed from the sum of the lines of each rate,
    and rounded once. `null`, in companies and documents of older programs, means line.
    """

    rounding: Optional[Literal["halfUp", "halfEven"]]
    """halfUp: a half is rounded up. halfEven: a half is rounded to the even number. `null`, in companies and documents
    of older programs, means halfEven.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    due: Money
    """The amount owed less the amount paid. Negative if a refund is due. For a draft, the amount that will be owed if
    the draft is submitted unchanged.
    """

    taxes: List[TaxSum]
    """The sums of the lines for each category and rate of the tax."""

    credits: CreditSum
    """The net, tax and gross amounts of `credited`, in total and for each tax category and rate."""

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
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class OutOfMemoryData(Record):
    """There is not enough memory for the request. No part of the request was stored. Free some memory, and send the
    request again.
    """

    kind: Literal["outOfMemory"]
    """The name of the kind of error, for programs."""


class Outcome(Record):
    """The outcome of one signed document."""

    position: int
    """The position of the document in the request, from 0. A document inside a notification has the position of the
    notification.
    """

    kind: Optional[Literal["transaction", "renewal", "notification", "app"]]
    """The kind of the document; `null` if it is not known."""

    outcome: Literal["added", "replaced", "known", "refused"]
    """The outcome. added: the document was new, and was stored. replaced: the document was newer than the stored
    document, and replaced it. known: the document is the same as the stored document, or older. refused: the document
    was not stored.
    """

    id: Optional[str]
    """The id of the document's transaction, purchase or notification; `null` if the document has none."""

    original_transaction_id: Optional[str]
    """The id of the first transaction of the purchase that the document is about; `null` if the document is about no
    purchase.
    """

    product_id: Optional[str]
    """The id of the product that the document is about; `null` if the document is about no product."""

    notification_type: Optional[str]
    """The event that a notification reports; `null` for other documents."""

    subtype: Optional[str]
    """The subtype of the event; `null` if there is none."""

    environment: Optional[str]
    """The App Store environment of the document; `null` if the document does not name it."""

    signed_date: Optional[datetime]
    """The time when the document was signed; `null` if the kind of the document is not known."""

    reason: Optional[str]
    """The name of the reason for the refusal, such as wrongBundle; `null` if the document was not refused."""

    message: Optional[str]
    """The reason for the refusal, as a sentence; `null` if the document was not refused."""


class OverdueLoan(Record):
    """A loan that is overdue, with the names of its item and its contact."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    item: str
    """The id of the item that was lent or borrowed."""

    quantity: Decimal
    """The quantity that was lent or borrowed, in the item's own unit."""

    direction: Literal["out", "in"]
    """The direction of the loan. out: lent to others. in: borrowed from others; these goods do not count as stock.
    """

    contact: Optional[str]
    """The id of the contact who borrowed the goods or owns them; `null` for a loan with a user."""

    user: Optional[str]
    """The id of the user of the company who borrowed the goods or owns them; `null` for a loan with a contact."""

    lent_at: datetime
    """The instant at which the goods were lent or borrowed."""

    due_at: Optional[datetime]
    """The instant by which the goods are to be returned; `null` if there is no due date."""

    note: Optional[str]
    """A free text about the loan."""

    from_: Optional[str]
    """The id of the location from which the goods were lent, and to which they return. `null` for borrowed goods.
    """

    parts: List[LoanPart]
    """The quantity of each lot. For an item that is not tracked by lots, one entry without a lot."""

    returned: Decimal
    """The quantity that was returned, in the item's own unit."""

    lost: Decimal
    """The quantity that was reported as lost, in the item's own unit."""

    status: Literal["out", "partly", "returned", "lost"]
    """The loan's status. out: no goods were returned or lost yet. partly: some were. returned: all goods were returned.
    lost: no goods are outstanding any more, but some were lost.
    """

    returned_at: Optional[datetime]
    """The instant at which the last of the goods were returned or reported as lost. `null` until then."""

    overdue_at: Optional[datetime]
    """The instant at which the core recorded that the loan is overdue; `null` before that. While a front end has
    subscriptions, the core records it at once. Otherwise, the core records it in an idle moment, or when the goods are
    returned late.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    sku: str
    """The item's SKU (stock keeping unit)."""

    name: str
    """The item's name."""

    unit: str
    """The item's own unit, in which its quantities are given."""

    contact_name: Optional[str]
    """The contact's name. `null` for a loan with a user, and if the caller may not see contacts."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class OverdueLoanPage(Record):
    """One page of a list."""

    items: List[OverdueLoan]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class OwnRightsData(Record):
    """No user may raise their own rights."""

    kind: Literal["forbidden"]
    """The name of the kind of error, for programs."""

    needs: AnotherOwner
    """The condition under which the request is allowed."""


class OwnerNeededData(Record):
    """The request would leave the company without an owner that it needs. The methods access.grant, access.revoke,
    access.credentials.create and access.transfer return this error.
    """

    kind: Literal["ownerNeeded"]
    """The name of the kind of error, for programs."""

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
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class ParseErrorData(Record):
    """The line is not valid JSON, or longer than allowed."""

    kind: Literal["parseError"]
    """The name of the kind of error, for programs."""

    reason: Optional[str] = None
    """The fault in the text. Left out if the message is too long."""

    offset: Optional[int] = None
    """The position of the fault in the message, in bytes from 0. Left out if the message is not text at all."""

    limit: Optional[int] = None
    """The largest number of bytes that a message may have. Left out if the message is not too long."""


class Participant(Record):
    """A participant of a company: an account that has joined, or that was invited or removed."""

    id: str
    """The id of the participation. For the owner, the company's id."""

    role: Literal["owner", "participant"]
    """The role of the account. owner: it shares the company. participant: the company is shared with it."""

    invited_as: Optional[str]
    """The address, number or label of the invitation. `null` for a participant who joined with the share's link."""

    url: Optional[str]
    """The link of this invitation, which admits only the first person who opens it. `null` once the invitation is
    accepted.
    """

    account: Optional[str]
    """The user reference of the participant, which is the container's name for the account. `null` until the invitation
    is accepted.
    """

    user: Optional[str]
    """The id of the user in the access record, as in `access.list`. Until the invitation is accepted, it is a
    placeholder. `null` without an access record.
    """

    name: Optional[str]
    """The participant's name."""

    permission: Literal["readWrite", "readOnly"]
    """The permission of a participant. readWrite: everything that the participant's access record allows. readOnly:
    only reading, even if the access record allows more.
    """

    acceptance: Literal["pending", "accepted", "removed"]
    """The state. pending: the invitation is not accepted yet. accepted: the participant has joined. removed: the owner
    has removed the participant.
    """

    waiting: bool
    """`true` if the participant has accepted the invitation and has no rights yet. To give rights, call `access.grant`.
    """

    invited_at: datetime
    """The time of the invitation. For a participant without an invitation, the time of joining."""

    accepted_at: Optional[datetime]
    """The time when the invitation was accepted. `null` until then."""

    access: Optional[str]
    """The id of the participant's access record. `null` if the record no longer exists."""


class ParticipantPage(Record):
    """One page of a list."""

    items: List[Participant]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class Payment(Record):
    """A payment for an order, or a repayment."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    order: str
    """The id of the order."""

    amount: Money
    """The amount, in the order's currency. Negative for a repayment."""

    method: Optional[str]
    """The method of payment as a free text, such as cash or card."""

    reference: Optional[str]
    """The payment's reference in another system."""

    paid_at: datetime
    """The instant of the payment."""

    reason: Optional[str]
    """The reason for the reversal, as a free text. `null` for a payment that reverses no other."""

    reverses: Optional[str]
    """The id of the payment that this payment reverses. `null` for a payment that reverses no other."""

    actor: str
    """The id of the user who recorded the payment."""

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class PaymentReversedData(Record):
    """The transaction was already reversed. data.reversedBy is the id of the reversing transaction."""

    kind: Literal["alreadyReversed"]
    """The name of the kind of error, for programs."""

    reversed_by: str
    """The id of the payment that has reversed the given payment."""


class PendingChangesData(Record):
    """The request would lose changes that this device has not sent to the cloud yet. data.counts has their number for
    each company.
    """

    kind: Literal["pendingChanges"]
    """The name of the kind of error, for programs."""

    counts: List[PendingCount]
    """The numbers of records with unsent changes, for each company with such records."""


class PendingCount(Record):
    """The number of records of one company, or of the account, with unsent changes of this device."""

    company: Optional[str]
    """The company. `null` for the account's own records."""

    name: Optional[str]
    """The company's name."""

    records: int
    """The number of records with unsent changes."""


class PendingLink(Record):
    """A link that was opened and waits for the app."""

    flag: str
    """The view to show: one of the flags in the file of `--links`, or `acceptShare` for a share link."""

    at: datetime
    """The time when the link was opened."""

    url: Optional[str] = None
    """The link itself, for `acceptShare` and for patterns with an id, a kind or a query. Left out for other links.
    """

    kind: Optional[str] = None
    """The kind of record that `id` names, such as `item`, from the pattern."""

    id: Optional[str] = None
    """The id in the link: the decoded text at the position of `{id}` in the pattern."""

    query: Optional[List[LinkParameter]] = None
    """The parameters of the link's query that the pattern names, in the pattern's order. Parameters that the link does
    not have are left out.
    """


class PersonalData(Record):
    """The refusal of a call for the company of the account's own inventory. No right allows such a call."""

    kind: Literal["forbidden"]
    """The name of the kind of error, for programs."""

    reason: Literal["personal"]
    """The reason. personal: nobody signs in to the account's own inventory, and it is never shared."""


class PickedLine(Record):
    """A quantity to pick for a dispatch."""

    dispatch: str
    """The id of the dispatch."""

    number: str
    """The dispatch's number in the company, such as D-1."""

    order_line: str
    """The id of the order line."""

    item: Optional[str]
    """The id of the item. For a line of a kit, the id of the component."""

    sku: Optional[str]
    """The item's SKU."""

    text: str
    """The line's text. For a component of a kit, the component's name."""

    quantity: Decimal
    """The quantity, in the item's own unit."""

    unit: str
    """The item's own unit."""

    lot: Optional[str]
    """The id of the lot. `null` for an item that is not tracked by lots."""

    batch: Optional[str]
    """The lot's batch. `null` for a lot without a batch."""

    serial: Optional[str]
    """The lot's serial number. `null` for a lot without a serial number."""

    expiry: Optional[str]
    """The lot's expiry date: the last day on which the goods may be used. `null` if the lot does not expire."""


class PickedPlace(Record):
    """The goods to pick from one location."""

    location: str
    """The id of the location."""

    code: Optional[str]
    """The code on the location's label."""

    path: List[str]
    """The path of the location: the names of the locations that contain it, the outermost first, and its own name last.
    """

    lines: List[PickedLine]
    """The lines to pick at this location, sorted by SKU."""


class PickedPlacePage(Record):
    """One page of a list."""

    items: List[PickedPlace]
    """All elements, in the list's order."""

    next: Optional[str]
    """Always `null`, because the list has only one page."""


class PlaceList(Record):
    """Places that widgets can show."""

    places: List[WidgetPlace]
    """The places."""


class PlaceResolveAnswer(Record):
    """The host's answer to host.places.resolve."""

    name: str
    """The name of the place."""

    latitude: Number
    """The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator."""

    longitude: Number
    """The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich."""

    region: Union[Optional[str], Unset] = UNSET
    """The state or province."""

    country: Union[Optional[str], Unset] = UNSET
    """The country's code (ISO 3166-1 alpha-2): two capitals, such as DE."""

    time_zone: Union[Optional[str], Unset] = UNSET
    """The name of the time zone in the IANA database, such as Europe/Berlin."""


class PlaceSearchAnswer(Record):
    """The host's answer to host.places.search."""

    places: Union[Optional[Sequence[PlaceSearchAnswerPlace]], Unset] = UNSET
    """The places with their coordinates, the best matches first. Empty if there are no such places."""

    suggestions: Union[Optional[Sequence[PlaceSuggestionInput]], Unset] = UNSET
    """The suggestions: places without coordinates, the best matches first. Each has a token for `host.places.resolve`.
    """


class PlaceSearchAnswerPlace(Record):
    """A place of the host's answer to host.places.search."""

    name: str
    """The name of the place."""

    latitude: Number
    """The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator."""

    longitude: Number
    """The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich."""

    region: Union[Optional[str], Unset] = UNSET
    """The state or province."""

    country: Union[Optional[str], Unset] = UNSET
    """The country's code (ISO 3166-1 alpha-2): two capitals, such as DE."""

    time_zone: Union[Optional[str], Unset] = UNSET
    """The name of the time zone in the IANA database, such as Europe/Berlin."""


class PlaceSuggestion(Record):
    """A place that the host suggests. places.resolve returns its coordinates."""

    token: str
    """The token of the suggestion. Pass it to `places.resolve`. Only the host knows the meaning of its content."""

    title: str
    """The suggestion's first line of text, such as the name of the place."""

    subtitle: Optional[str]
    """The suggestion's second line of text, such as the region. `null` if there is no second line."""


class PlaceSuggestionInput(Record):
    """A place that the host suggests. places.resolve returns its coordinates."""

    token: str
    """The token of the suggestion. Pass it to `places.resolve`. Only the host knows the meaning of its content."""

    title: str
    """The suggestion's first line of text, such as the name of the place."""

    subtitle: Union[Optional[str], Unset] = UNSET
    """The suggestion's second line of text, such as the region. `null` if there is no second line."""


class PlacesUnavailableData(Record):
    """Places cannot be found: the host does not offer them, and the machine has no table of time zones. The message has
    instructions.
    """

    kind: Literal["placesUnavailable"]
    """The name of the kind of error, for programs."""


class PolicyVerdict(Record):
    """Whether a version of the app must or should be updated, with the message and the page for the user."""

    update: Literal["none", "recommended", "required"]
    """The need for an update. required: the version is below the minimum version. recommended: the version is below the
    recommended version, but not below the minimum. none: the version is below neither of them, or `policy.update.later`
    has put off the recommended update.
    """

    hidden_until: Optional[datetime]
    """The time from which policy.check recommends the put-off update again. `null` if no recommended update is put off.
    """

    minimum_version: Optional[str]
    """The minimum version. Users of lower versions must update the app. `null` for no minimum."""

    recommended_version: Optional[str]
    """The recommended version. Users of lower versions should update the app. `null` for no recommendation."""

    message: Optional[str]
    """The message for users who should or must update. `null` if the policy has no message."""

    url: Optional[str]
    """The address of the page with the update. `null` if the policy has no address."""

    problems: List[DocumentProblem]
    """The malformed parts of the document. The core ignores malformed members of the policy."""

    source: Literal["fresh", "stale", "default"]
    """The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is no data,
    and the result is a safe default.
    """

    age: Optional[int]
    """The age of the data in milliseconds; `null` if `source` is `default`."""

    origin: Literal["host", "records", "file", "builtIn"]
    """The origin of the document. host: fetched by the host. records: composed of records of the public database. file:
    read from a file that an option of the core names. builtIn: there is no document, and defaults apply.
    """


class Pong(Record):
    """A result without members."""


class PostedStock(Record):
    """The entries that were posted to the ledger, and the resulting stock levels."""

    transaction: Optional[str]
    """The id of the transaction, which can be passed to inventory.stock.reverse. `null` if no entry was posted, or if
    the movements have different transactions. In that case, see `transaction` of each entry.
    """

    entries: List[StockEntry]
    """The entries, in the order in which they were posted."""

    levels: List[StockLevel]
    """The resulting stock levels of the moved items, in each location and lot that the request changed."""

    expired: List[str]
    """The ids of moved lots that have expired, as a warning. The request named these lots; the core never chooses
    expired lots itself.
    """


class Pour(Record):
    """One pour of water during a brew."""

    at: Decimal
    """The time of the pour, in seconds since the beginning of the brew."""

    water: Decimal
    """The water of this pour, in grams; more than 0, at most 20,000."""

    note: Optional[str]
    """A free text about the pour."""


class PourInput(Record):
    """One pour of water during a brew."""

    at: Number
    """The time of the pour, in seconds since the beginning of the brew."""

    water: Number
    """The water of this pour, in grams; more than 0, at most 20,000."""

    note: Union[Optional[str], Unset] = UNSET
    """A free text about the pour."""


class PresentAnswer(Record):
    """Whether the user sent the link."""

    sent: Union[Optional[bool], Unset] = UNSET
    """`true` if the user sent the link. `null` if the system does not report it."""


class PresentedLink(Record):
    """A link for which the host has shown its sheet, and whether the user sent it."""

    url: str
    """The link."""

    sent: Optional[bool]
    """`true` if the user sent the link. `null` if the host does not report it."""


class Preset(Record):
    """A preset: a set of rights with a name, for a common kind of work."""

    name: Literal["sales", "warehouse", "management", "viewer"]
    """The name of the preset, for `preset` of `access.grant`."""

    doc: str
    """The work for which the preset is meant."""

    dept_mask: int
    """The departments in which the user does the daily work. Each bit of this number is a department;
    `access.departments` lists the bits.
    """

    manager_mask: int
    """The departments that the user manages. Each bit of this number is a department; `access.departments` lists the
    bits.
    """


class PresetPage(Record):
    """One page of a list."""

    items: List[Preset]
    """All elements, in the list's order."""

    next: Optional[str]
    """Always `null`, because the list has only one page."""


class PreviewedShare(Record):
    """The zone to which a link leads, and the state of the link."""

    zone: CloudZoneAnswer
    """The zone. If it is not the account's own zone, `owner` names the owner."""

    title: str
    """The title of the share, such as the company's name."""

    permission: Literal["readWrite", "readOnly"]
    """The permission of a participant who accepts the link."""

    state: Literal["open", "mine", "accepted", "full"]
    """The state of the link. open: the link can be accepted. mine: the link leads to the account's own zone. accepted:
    the account has already accepted the link. full: the share admits no more participants.
    """

    owner_name: Union[Optional[str], Unset] = UNSET
    """The name of the owner."""


class Price(Record):
    """A selling price of an item, in a price list or for one customer. It can be limited to larger quantities and to a
    period.
    """

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    item: str
    """The id of the item."""

    price: Money
    """The price of one own unit of the item."""

    list: Optional[str]
    """The name of the price list. The list applies to contacts whose `priceList` is this name. Upper and lower case of
    the letters A to Z do not matter. Required for a price without `contact`.
    """

    contact: Optional[str]
    """The id of the customer for whom the price is. `null` for all customers of `list`. A customer's own price takes
    precedence over the prices of lists.
    """

    min_quantity: Optional[Decimal]
    """The smallest quantity of a line to which this price applies, in the item's own unit. `null` for any quantity.
    """

    from_: Optional[str]
    """The first day on which the price applies, in the company's time zone. `null` if there is no first day."""

    until: Optional[str]
    """The last day on which the price applies, in the company's time zone. `null` if there is no last day."""

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class PriceBreak(Record):
    """A supplier's price for an order of at least a given quantity."""

    min_quantity: Decimal
    """The smallest order quantity for this price, in the unit that the supplier sells."""

    price: Money
    """The price of one unit that the supplier sells."""


class PriceBreakInput(Record):
    """A supplier's price for an order of at least a given quantity."""

    min_quantity: Number
    """The smallest order quantity for this price, in the unit that the supplier sells."""

    price: MoneyInput
    """The price of one unit that the supplier sells."""


class PriceConflictData(Record):
    """The record does not have the version in expect. data.current is the record in its present state. Read it, and
    send the change again with its version.
    """

    kind: Literal["conflict"]
    """The name of the kind of error, for programs."""

    current: Price
    """The record in its present state, with the members that the caller may see. Repeat the change with its `version`
    as `expect`.
    """


class PriceDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    item: Union[str, Unset] = UNSET
    """The id of the item."""

    price: Union[MoneyChanges, Unset] = UNSET
    """The price of one own unit of the item."""

    list: Union[Optional[str], Unset] = UNSET
    """The name of the price list. The list applies to contacts whose `priceList` is this name. Upper and lower case of
    the letters A to Z do not matter. Required for a price without `contact`.
    """

    contact: Union[Optional[str], Unset] = UNSET
    """The id of the customer for whom the price is. `null` for all customers of `list`. A customer's own price takes
    precedence over the prices of lists.
    """

    min_quantity: Union[Optional[Number], Unset] = UNSET
    """The smallest quantity of a line to which this price applies, in the item's own unit. `null` for any quantity.
    """

    from_: Union[Optional[Day], Unset] = UNSET
    """The first day on which the price applies, in the company's time zone. `null` if there is no first day."""

    until: Union[Optional[Day], Unset] = UNSET
    """The last day on which the price applies, in the company's time zone. `null` if there is no last day."""


class PricePage(Record):
    """One page of a list."""

    items: List[Price]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class Problem(Record):
    """A problem of a value, and its place."""

    pointer: str
    """The place of the problem: a JSON Pointer (RFC 6901), such as /lines/0/quantity. The empty text for the value as a
    whole.
    """

    kind: Literal["missing", "unknown", "type", "value"]
    """The kind of the problem. missing: a required member is missing. unknown: the member has no meaning here. type:
    the value has the wrong JSON type. value: the value is not allowed.
    """

    message: str
    """The problem as a sentence, with the member and the expected value."""


class Products(Record):
    """The catalogue, and the prices of its products in the store."""

    bundle_id: str
    """The id of the app that sells the products."""

    features: List[CatalogueFeature]
    """The features that tiers can include."""

    tiers: List[CatalogueTier]
    """The tiers, in any order."""

    products: List[CatalogueProduct]
    """The products, in the order in which they are offered."""

    source: Literal["default", "file"]
    """The source of the catalogue. default: built into the program. file: the file that the option --catalogue names.
    """

    environments: List[str]
    """The App Store environments whose documents are accepted, such as Production."""

    store: StoreListing
    """The products that the store sells on this device with their prices, as the host reported them."""

    unknown: List[str]
    """The ids of bought products that the catalogue does not have, sorted by their bytes."""


class Progressed(Record):
    """Whether a request still waits for the host's answer."""

    waiting: bool
    """`true` if a request still waits for the host's answer. If it is `false`, the host can stop its work."""


class PromotionAction(Record):
    """What a tap on a promotion opens: a product, a web address, or a link into the app."""

    kind: Literal["product", "address", "link"]
    """The kind of action. product: show a product to buy. address: open a web address. link: open a link into the app.
    """

    target: str
    """What to open: the product's id, the web address, or the link."""


class PromotionImage(Record):
    """The image of a promotion: an address on the web, or an asset of the public database."""

    url: Optional[str]
    """The address of the image. `null` if the image is an asset."""

    sha256: Optional[str]
    """The SHA-256 digest of the asset's bytes, as 64 hexadecimal digits. `null` if the image has an address."""

    bytes: Optional[int]
    """The size of the asset in bytes. `null` if the image has an address."""

    path: Optional[str]
    """The path of the file in which the host has saved the asset. `null` if the host has not saved it."""


class Promotions(Record):
    """The promotions that apply to a user now."""

    promotions: List[ShownPromotion]
    """The promotions. Higher priorities come first, then earlier starts. Equal ones are sorted by id."""

    valid_until: Optional[datetime]
    """The next time at which the list may change only because time passes: a promotion begins or ends, or a purchase or
    a dismissal ends. `null` if there is no such time.
    """

    problems: List[DocumentProblem]
    """The malformed parts of the document. Malformed promotions are left out."""

    store: StoreAge
    """The age of the prices in `product`."""

    source: Literal["fresh", "stale", "default"]
    """The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is no data,
    and the result is a safe default.
    """

    age: Optional[int]
    """The age of the data in milliseconds; `null` if `source` is `default`."""

    origin: Literal["host", "records", "file", "builtIn"]
    """The origin of the document. host: fetched by the host. records: composed of records of the public database. file:
    read from a file that an option of the core names. builtIn: there is no document, and defaults apply.
    """


class Provided(Record):
    """The declared capabilities: those that the core knows, and those that it does not know."""

    used: List[str]
    """The capabilities that the core knows."""

    unknown: List[str]
    """The capabilities that the core does not know. The core never sends these requests."""

    suggestions: List[SuggestedCapability]
    """The known names that are similar to unknown capabilities."""


class PublicRecord(Record):
    """A record of the public database."""

    record_name: str
    """The name of the record, which is unique among the records of its type."""

    fields: Mapping[str, Optional[CloudValueInput]]
    """The record's fields by name."""

    record_change_tag: Union[Optional[str], Unset] = UNSET
    """The change tag: the container's name for this state of the record."""

    creation_date: Union[Optional[datetime], Unset] = UNSET
    """The time when the record was first saved, by the container's clock."""

    modification_date: Union[Optional[datetime], Unset] = UNSET
    """The time when the record was last saved, by the container's clock."""


class Purchase(Record):
    """A purchase: an order that the company sends to a supplier."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    contact: str
    """The id of the contact who is the supplier."""

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
    """A note for the supplier, on the purchase's documents."""

    internal_note: Optional[str]
    """An internal note, which appears on no document."""

    expected_at: Optional[datetime]
    """The instant at which the goods are expected."""

    archived: bool
    """`true` if the purchase is archived. `purchases.list` returns archived purchases only with `archived: true`. Only
    closed or cancelled purchases can be archived.
    """

    number: Optional[str]
    """The purchase's number on documents. The purchase gets its number when it is first ordered, and no other purchase
    gets this number later. `null` until then.
    """

    status: Literal["draft", "ordered", "partlyReceived", "received", "closed", "cancelled"]
    """The purchase's status. Steps (`purchases.step`), receipts and reversed receipts change the status."""

    contact_name: str
    """The supplier's name when the purchase was created."""

    ordered_at: Optional[datetime]
    """The instant at which the purchase was last ordered. `null` for a draft that was never ordered."""

    tax_rounding: Optional[Literal["line", "rate"]]
    """line: the tax is computed and rounded for each line. rate: it is computed from the sum of the lines of each rate,
    and rounded once. `null`, in companies and documents of older programs, means line.
    """

    rounding: Optional[Literal["halfUp", "halfEven"]]
    """halfUp: a half is rounded up. halfEven: a half is rounded to the even number. `null`, in companies and documents
    of older programs, means halfEven.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    net: Optional[Money] = None
    """The sum of the lines without tax. Only managers of orders or the inventory see it."""

    tax: Optional[Money] = None
    """The tax on `net`. Only managers of orders or the inventory see it."""

    gross: Optional[Money] = None
    """The sum of `net` and `tax`. Only managers of orders or the inventory see it."""

    unpriced: Optional[int] = None
    """The number of lines without a price. The sums do not include them. Only managers of orders or the inventory see
    this number.
    """

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class PurchaseConflictData(Record):
    """The record does not have the version in expect. data.current is the record in its present state. Read it, and
    send the change again with its version.
    """

    kind: Literal["conflict"]
    """The name of the kind of error, for programs."""

    current: Purchase
    """The record in its present state, with the members that the caller may see. Repeat the change with its `version`
    as `expect`.
    """


class PurchaseDocument(Record):
    """The contents of the order form that a company sends to a supplier."""

    purchase: str
    """The id of the purchase."""

    number: Optional[str]
    """The purchase's number. `null` before it is first ordered."""

    reference: Optional[str]
    """The supplier's own reference for the purchase."""

    issued_at: datetime
    """The instant at which the purchase was last ordered. For a draft that was never ordered, now."""

    expected_at: Optional[datetime]
    """The instant at which the goods are expected."""

    buyer: DocumentParty
    """The buyer: the company."""

    supplier: DocumentParty
    """The supplier, with the address of its invoices."""

    delivery_address: Optional[Address]
    """The address to which the goods are delivered. If the purchase has none, the company's address."""

    note: Optional[str]
    """The note for the supplier."""

    tax_included: bool
    """`true` if prices include the tax."""

    lines: List[PurchaseDocumentLine]
    """The lines of the purchase."""

    net: Optional[Money] = None
    """The sum without tax. Only managers of orders or the inventory see it."""

    tax: Optional[Money] = None
    """The tax on `net`. Only managers of orders or the inventory see it."""

    gross: Optional[Money] = None
    """The sum with tax. Only managers of orders or the inventory see it."""

    taxes: Optional[List[TaxSum]] = None
    """The sums for each category and rate of the tax. Only managers of orders or the inventory see them."""


class PurchaseDocumentLine(Record):
    """A line of a purchase's order form."""

    sku: Optional[str]
    """The item's SKU. `null` for a line without an item."""

    text: str
    """The line's text."""

    note: Optional[str]
    """The note below the line."""

    quantity: Decimal
    """The ordered quantity, in the unit `unit`."""

    unit: Optional[str]
    """The unit of the quantity. `null` for a line without a unit."""

    tax_rate: Decimal
    """The tax rate in percent."""

    tax_category: Literal["S", "Z", "E", "AE", "K", "G", "O"]
    """The category of the tax (EN 16931)."""

    unit_price: Optional[Money] = None
    """The price of one unit. `null` for a line without a price. Only managers of orders or the inventory see it."""

    discount: Optional[Decimal] = None
    """The discount on the line in percent. Only managers of orders or the inventory see it."""

    net: Optional[Money] = None
    """The line's amount without tax. `null` for a line without a price. Only managers of orders or the inventory see
    it.
    """


class PurchaseDraftChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    contact: Union[str, Unset] = UNSET
    """The id of the contact who is the supplier."""

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
    """A note for the supplier, on the purchase's documents."""

    internal_note: Union[Optional[str], Unset] = UNSET
    """An internal note, which appears on no document."""

    expected_at: Union[Optional[datetime], Unset] = UNSET
    """The instant at which the goods are expected."""

    archived: Union[Optional[bool], Unset] = UNSET
    """`true` if the purchase is archived. `purchases.list` returns archived purchases only with `archived: true`. Only
    closed or cancelled purchases can be archived.
    """


class PurchaseIntent(Record):
    """A purchase that the user began outside the app, in the store or by a link."""

    id: str
    """The id of the intent."""

    product_id: str
    """The id of the product to buy."""

    offer_id: Optional[str]
    """The id of the offer for this purchase; `null` for a purchase without an offer."""

    received_at: datetime
    """The time when the intent was added."""


class PurchaseLine(Record):
    """A line of a purchase: a quantity of an item, or of something that is not in the inventory."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    purchase: str
    """The id of the purchase."""

    item: Optional[str]
    """The id of the item. `null` for a line without an item."""

    sku: Optional[str]
    """The item's SKU when the line was created. `null` for a line without an item."""

    text: str
    """The text of the line, such as the item's name."""

    quantity: Decimal
    """The quantity, in the line's unit. More than 0."""

    unit: Optional[str]
    """The unit of the quantity. If the line is for an item: the item's `unit`, or one of its `units`."""

    discount: Optional[Decimal]
    """The discount on the line in percent, from 0 to 100."""

    tax_rate: Optional[Decimal]
    """The tax rate in percent, with at most 3 decimals. Default: 0."""

    tax_category: Optional[Literal["S", "Z", "E", "AE", "K", "G", "O"]]
    """The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer owes the
    tax (reverse charge), K for a supply within the European Union, G for an export, O outside the scope of the tax.
    Default: S for a rate above 0, and else Z.
    """

    note: Optional[str]
    """The note below the line on printed documents."""

    factor: Decimal
    """The number of the item's own units in `per` of the line's units. If `per` is `null`, the number in one of the
    line's units.
    """

    per: Optional[Decimal]
    """The number of the line's units that contain `factor` of the item's own units. `null` means 1."""

    received: Decimal
    """The quantity that was received, in the line's unit."""

    planned: Decimal
    """The quantity that a draft plans to order, in the item's own unit."""

    incoming: Decimal
    """The quantity that was ordered and has not arrived yet, in the item's own unit."""

    incoming_at: Optional[datetime]
    """The instant at which the quantity `incoming` is expected. `null` if it is not known."""

    kind: Optional[Literal["stocked", "service", "kit"]]
    """`service` if the item was a service when the line was created. Services are not received. `null` for goods in
    stock, and for a line without an item.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unit_price: Optional[Money] = None
    """The price of one unit, in the purchase's currency. Only managers of orders or the inventory see and set it.
    """

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class PurchaseLineConflictData(Record):
    """The record does not have the version in expect. data.current is the record in its present state. Read it, and
    send the change again with its version.
    """

    kind: Literal["conflict"]
    """The name of the kind of error, for programs."""

    current: PurchaseLine
    """The record in its present state, with the members that the caller may see. Repeat the change with its `version`
    as `expect`.
    """


class PurchasePage(Record):
    """One page of a list."""

    items: List[Purchase]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class PurchaseReceipt(Record):
    """A receipt: a quantity of a purchase line that arrived."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    purchase: str
    """The id of the purchase."""

    line: str
    """The id of the purchase line."""

    quantity: Decimal
    """The quantity, in the line's unit. Negative for a reversal."""

    parts: List[EntryPart]
    """The quantities that were moved into the inventory, by location and lot. Negative for a reversal."""

    transaction: str
    """The id of the ledger transaction. For an imported receipt, which moved no stock, the receipt's own id."""

    actor: str
    """The id of the user who received the goods, or who reversed the receipt."""

    reverses: Optional[str]
    """The id of the receipt that this receipt reverses. `null` for a receipt that reverses no other."""

    reason: Optional[str]
    """The reason for the reversal, as a free text. `null` for a receipt that reverses no other."""

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class PurchaseStep(Record):
    """A step: the record of one change of status, such as that of an order."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    subject: str
    """The id of the order, dispatch, purchase or build whose status changed."""

    from_: Literal["draft", "ordered", "partlyReceived", "received", "closed", "cancelled"]
    """The status before the step."""

    to: Literal["draft", "ordered", "partlyReceived", "received", "closed", "cancelled"]
    """The status after the step."""

    reason: Optional[str]
    """The reason for the step, in words that the company chooses. `null` if no reason was given."""

    actor: str
    """The user who took the step."""

    follows: Optional[List[str]]
    """The ids of the latest steps before this one. There are several if devices added steps while they were not
    connected. `null` for a step of an older program.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class PurchaseTermsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    text: Union[str, Unset] = UNSET
    """The text of the line, such as the item's name."""

    quantity: Union[Number, Unset] = UNSET
    """The quantity, in the line's unit. More than 0."""

    unit: Union[Optional[str], Unset] = UNSET
    """The unit of the quantity. If the line is for an item: the item's `unit`, or one of its `units`."""

    unit_price: Union[Optional[MoneyChanges], Unset] = UNSET
    """The price of one unit, in the purchase's currency. Only managers of orders or the inventory see and set it.
    """

    discount: Union[Optional[Number], Unset] = UNSET
    """The discount on the line in percent, from 0 to 100."""

    tax_rate: Union[Optional[Number], Unset] = UNSET
    """The tax rate in percent, with at most 3 decimals. Default: 0."""

    tax_category: Union[Optional[Literal["S", "Z", "E", "AE", "K", "G", "O"]], Unset] = UNSET
    """The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer owes the
    tax (reverse charge), K for a supply within the European Union, G for an export, O outside the scope of the tax.
    Default: S for a rate above 0, and else Z.
    """

    note: Union[Optional[str], Unset] = UNSET
    """The note below the line on printed documents."""


class PurchaseView(Record):
    """A purchase with its lines, receipts and steps."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    contact: str
    """The id of the contact who is the supplier."""

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
    """A note for the supplier, on the purchase's documents."""

    internal_note: Optional[str]
    """An internal note, which appears on no document."""

    expected_at: Optional[datetime]
    """The instant at which the goods are expected."""

    archived: bool
    """`true` if the purchase is archived. `purchases.list` returns archived purchases only with `archived: true`. Only
    closed or cancelled purchases can be archived.
    """

    number: Optional[str]
    """The purchase's number on documents. The purchase gets its number when it is first ordered, and no other purchase
    gets this number later. `null` until then.
    """

    status: Literal["draft", "ordered", "partlyReceived", "received", "closed", "cancelled"]
    """The purchase's status. Steps (`purchases.step`), receipts and reversed receipts change the status."""

    contact_name: str
    """The supplier's name when the purchase was created."""

    ordered_at: Optional[datetime]
    """The instant at which the purchase was last ordered. `null` for a draft that was never ordered."""

    tax_rounding: Optional[Literal["line", "rate"]]
    """line: the tax is computed and rounded for each line. rate: it is computed from the sum of the lines of each rate,
    and rounded once. `null`, in companies and documents of older programs, means line.
    """

    rounding: Optional[Literal["halfUp", "halfEven"]]
    """halfUp: a half is rounded up. halfEven: a half is rounded to the even number. `null`, in companies and documents
    of older programs, means halfEven.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

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
    """The sum of the lines without tax. Only managers of orders or the inventory see it."""

    tax: Optional[Money] = None
    """The tax on `net`. Only managers of orders or the inventory see it."""

    gross: Optional[Money] = None
    """The sum of `net` and `tax`. Only managers of orders or the inventory see it."""

    unpriced: Optional[int] = None
    """The number of lines without a price. The sums do not include them. Only managers of orders or the inventory see
    this number.
    """

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """

    taxes: Optional[List[TaxSum]] = None
    """The sums of the priced lines for each category and rate of the tax. Only managers of orders or the inventory see
    them.
    """


class Purchased(Record):
    """The outcome of a purchase, and the account's tiers and features after it."""

    purchase_id: str
    """The id of the purchase, which the core has sent to the host in host.store.purchase."""

    product_id: str
    """The id of the product."""

    offer_id: Optional[str]
    """The id of the offer with which the product was bought; `null` without an offer."""

    state: Literal["purchased", "ended", "pending", "cancelled", "refused"]
    """The outcome of the purchase. purchased: the document was accepted, and the account has the product. ended: the
    document was accepted, but the transaction has expired, is unpaid, or was revoked or replaced. pending: another
    person must approve the purchase first, and the document arrives later by entitlements.ingest. cancelled: the user
    cancelled the purchase. refused: the document was refused, or is about another product; `outcomes` has the reason.
    """

    outcomes: List[Outcome]
    """The outcomes, one for each document. The outcome of a notification is followed by those of the documents inside
    it.
    """

    tiers: List[HeldTier]
    """The account's present tier in each group, in the catalogue's order."""

    features: List[str]
    """The features of these tiers, sorted by the bytes of their ids."""

    valid_until: Optional[datetime]
    """The time when the first of the purchases that give tiers now ends; `null` if none of them ends."""

    at: datetime
    """The time for which the tiers and features were computed."""


class QueriedRecords(Record):
    """A page of records of the public database."""

    records: Union[Optional[Sequence[PublicRecord]], Unset] = UNSET
    """The records of the page, in the container's order. Required: an empty list if there are no records."""

    cursor: Union[Optional[str], Unset] = UNSET
    """The cursor for the next page. `null` on the last page."""


class Query(Record):
    """A call of a method that only reads, for a live query."""

    method: str
    """The name of the method, such as inventory.items.list. In a live query, `weather.current` and `weather.hourly`
    never ask the host: they return stored weather, or `null`.
    """

    params: Union[Optional[Union[Mapping[str, Any], Sequence[Any]]], Unset] = UNSET
    """The method's parameters: an object, or a list of values in the order of the parameters. If it is left out, the
    method gets no parameters.
    """


class QueuedRecord(Record):
    """A record with changes of this device that the container has not confirmed."""

    type: str
    """The kind of the record, such as `item`. Events have the same text in `type`."""

    record: str
    """The record's id."""

    company: Optional[str]
    """The company that the record belongs to. `null` for the account's own records."""

    fields: List[str]
    """The names of the changed members. Empty if all members are sent."""

    is_new: bool
    """`true` if the container does not have the record, so that all of its members are sent."""

    is_deletion: bool
    """`true` if the record was deleted on this device, and the container has not confirmed the deletion yet."""

    state: Literal["pendingEdit", "pendingSync", "quarantined"]
    """The state. pendingEdit: the change was not sent yet. pendingSync: the change was sent, and is not confirmed yet.
    quarantined: the container refuses the record for a lasting reason. The core sends the record again only after
    another change of the record, or after `sync.queue.retry`.
    """

    attempts: int
    """The number of attempts to send the record that the container refused."""

    next_attempt_at: Optional[datetime]
    """The time of the next attempt. `null` if the next cycle sends the record, or if no attempt is planned."""

    last_error: Optional[str]
    """The reason of the last refusal. `null` if the record was never refused."""


class QueuedRecordPage(Record):
    """One page of a list."""

    items: List[QueuedRecord]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class ReadOnlyData(Record):
    """The conversation may only read, and the method does more than read. data.method names the method."""

    kind: Literal["readOnly"]
    """The name of the kind of error, for programs."""

    method: str
    """The name of the refused method, which does more than read."""


class RebuiltStock(Record):
    """The items whose stored sums were wrong and are now corrected."""

    count: int
    """The number of items whose stored sums were wrong and were corrected."""

    rebuilt: List[str]
    """The ids of the corrected items, at most 100."""


class ReceivedLine(Record):
    """A received quantity of a purchase line."""

    quantity: Number
    """The quantity, in the line's unit. More than 0."""

    line: Union[Optional[str], Unset] = UNSET
    """The id of the purchase line. Either `line` or `sku` must be given, not both."""

    sku: Union[Optional[str], Unset] = UNSET
    """The SKU of the line's item, instead of `line`. A SKU is refused if several lines expect goods of this item.
    """

    unit_cost: Union[Optional[MoneyInput], Unset] = UNSET
    """The cost of one of the item's own units. Default: the line's price less discounts and tax. Only managers of
    orders or the inventory may set it.
    """

    location: Union[Optional[str], Unset] = UNSET
    """The location that receives the goods, by its id, code or path. Default: the item's own location, or else the
    company's main location.
    """

    batch: Union[Optional[str], Unset] = UNSET
    """The batch of the goods, for an item that is tracked by batch."""

    serials: Union[Optional[Sequence[str]], Unset] = UNSET
    """The serial numbers of the pieces, one for each piece. Only for an item that is tracked by serial number."""

    expiry: Union[Optional[Day], Unset] = UNSET
    """The expiry date of a new lot: the last day on which the goods may be used."""


class ReceivedPurchase(Record):
    """The result of receiving goods of a purchase."""

    purchase: Purchase
    """The purchase, after the goods were received."""

    receipts: List[PurchaseReceipt]
    """The receipt for each line, with its lots."""


class RecentList(Record):
    """The last used places."""

    recents: List[RecentPlace]
    """The places, newest first."""


class RecentPlace(Record):
    """A recent place, with the time of its last use."""

    id: str
    """The id of the place."""

    name: str
    """The name of the place."""

    latitude: Decimal
    """The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator."""

    longitude: Decimal
    """The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich."""

    region: Optional[str]
    """The state or province."""

    country: Optional[str]
    """The country's code of two capital letters (ISO 3166-1 alpha-2), such as DE."""

    time_zone: Optional[str]
    """The name of the place's time zone in the IANA database, such as `Europe/Berlin`."""

    used_at: datetime
    """The time of the last use."""


class Recipe(Record):
    """A recipe: the parameters and the steps for future brews."""

    id: str
    """The record's id."""

    name: str
    """The name of the recipe."""

    method: Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]
    """The brewing method."""

    dose: Optional[Decimal]
    """The ground coffee, in grams. More than 0; at most 2000 for cupping and cold brew, and 200 for other methods.
    """

    water: Optional[Decimal]
    """The brewing water, in grams, at most 20,000."""

    yield_: Optional[Decimal]
    """The weight of the beverage, in grams, at most 20,000."""

    temperature: Optional[Decimal]
    """The temperature of the water, in degrees Celsius."""

    grind_setting: Optional[Decimal]
    """The grind setting, on the grinder's own scale."""

    bean: Optional[str]
    """The id of the beans for which the recipe is made. `null` for a recipe for any beans."""

    steps: List[RecipeStep]
    """The steps, in the order of time. Together they must not have more than `water`."""

    note: Optional[str]
    """A free text about the recipe."""

    favourite: bool
    """`true` if the recipe is a favourite."""

    archived: bool
    """`true` if the recipe is no longer in use. Lists leave it out unless they are asked for."""

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class RecipeConflictData(Record):
    """The record does not have the version in expect. data.current is the record in its present state. Read it, and
    send the change again with its version.
    """

    kind: Literal["conflict"]
    """The name of the kind of error, for programs."""

    current: Recipe
    """The record in its present state, with the members that the caller may see. Repeat the change with its `version`
    as `expect`.
    """


class RecipeDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    name: Union[str, Unset] = UNSET
    """The name of the recipe."""

    method: Union[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"], Unset] = UNSET
    """The brewing method."""

    dose: Union[Optional[Number], Unset] = UNSET
    """The ground coffee, in grams. More than 0; at most 2000 for cupping and cold brew, and 200 for other methods.
    """

    water: Union[Optional[Number], Unset] = UNSET
    """The brewing water, in grams, at most 20,000."""

    yield_: Union[Optional[Number], Unset] = UNSET
    """The weight of the beverage, in grams, at most 20,000."""

    temperature: Union[Optional[Number], Unset] = UNSET
    """The temperature of the water, in degrees Celsius."""

    grind_setting: Union[Optional[Number], Unset] = UNSET
    """The grind setting, on the grinder's own scale."""

    bean: Union[Optional[str], Unset] = UNSET
    """The id of the beans for which the recipe is made. `null` for a recipe for any beans."""

    steps: Union[Optional[Sequence[RecipeStepInput]], Unset] = UNSET
    """The steps, in the order of time. Together they must not have more than `water`."""

    note: Union[Optional[str], Unset] = UNSET
    """A free text about the recipe."""

    favourite: Union[Optional[bool], Unset] = UNSET
    """`true` if the recipe is a favourite."""

    archived: Union[Optional[bool], Unset] = UNSET
    """`true` if the recipe is no longer in use. Lists leave it out unless they are asked for."""


class RecipePage(Record):
    """One page of a list."""

    items: List[Recipe]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class RecipeStep(Record):
    """A step of a recipe: what to do, and when."""

    at: Decimal
    """The time of the step, in seconds since the beginning of the brew. It must not be before the previous step."""

    action: Literal["bloom", "pour", "stir", "press", "wait"]
    """The action of the step, such as `pour` or `stir`."""

    water: Optional[Decimal]
    """The water that is poured in this step, in grams, at most 20,000."""

    note: Optional[str]
    """A free text about the step."""


class RecipeStepInput(Record):
    """A step of a recipe: what to do, and when."""

    at: Number
    """The time of the step, in seconds since the beginning of the brew. It must not be before the previous step."""

    action: Literal["bloom", "pour", "stir", "press", "wait"]
    """The action of the step, such as `pour` or `stir`."""

    water: Union[Optional[Number], Unset] = UNSET
    """The water that is poured in this step, in grams, at most 20,000."""

    note: Union[Optional[str], Unset] = UNSET
    """A free text about the step."""


class Recommendation(Record):
    """Recommended parameters for a brew, their source, and the corrections that were made."""

    source: Literal["bean", "similar", "default"]
    """The source of the parameters. bean: the best brews of the same beans. similar: the best brews of beans with the
    same roast level and process. default: the usual parameters of the method.
    """

    method: Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]
    """The brewing method for which the parameters are recommended."""

    brews: int
    """The number of brews from which the parameters are computed: each parameter is a median of these brews. 0 if
    `source` is `default`.
    """

    dose: Decimal
    """The ground coffee, in grams."""

    ratio: Decimal
    """The grams of water or beverage for each gram of coffee. `ratioOf` tells which of them."""

    ratio_of: Literal["yield", "water"]
    """The weight to which `ratio` refers. yield: the beverage. water: the water."""

    temperature: Decimal
    """The temperature of the water, in degrees Celsius."""

    time: Optional[Decimal]
    """The duration of the whole brew, in seconds. `null` if neither the brews nor the method have a usual time."""

    grind_setting: Optional[Decimal]
    """The setting on the grinder's own scale. `null` if none of the brews has a setting."""

    grinder: Optional[str]
    """The id of the grinder to which `grindSetting` refers. `null` if none of the brews names a grinder."""

    corrections: List[Correction]
    """The parameters that were changed because of the last tasting or measurement."""


class RecommendedParameters(Record):
    """The recommended parameters of a brew, and the source of the answer."""

    dose: Optional[Decimal]
    """The ground coffee, in grams."""

    ratio: Optional[Decimal]
    """The grams of water per gram of coffee. For espresso and moka pot, the grams of beverage per gram of coffee.
    """

    temperature: Optional[Decimal]
    """The temperature of the water, in degrees Celsius."""

    time: Optional[Decimal]
    """The time of the whole brew, in seconds."""

    grind: Optional[Decimal]
    """The setting of the grinder, on its own scale. `null` if there is none to recommend, for example without a
    grinder.
    """

    why: str
    """The reasons for these parameters, in one or two sentences."""

    source: Literal["model", "history"]
    """The origin of the answer. model: the AI of the host. history: the account's own journal, because the host's AI
    failed.
    """

    suggestion: Optional[str]
    """The id of the answer. For 24 hours, `journal.ai.accept` stores notes and profiles with this id. `null` if
    `source` is `history`.
    """

    at: datetime
    """The instant at which the answer was made."""

    repeated: bool
    """`true` if an equal request was made before, and its stored answer was returned."""


class RefreshFailure(Record):
    """The reason why the host's last refresh failed."""

    at: datetime
    """The time of the failure."""

    kind: Literal["hostUnavailable", "hostTimeout", "hostError", "hostFault", "limitReached"]
    """The kind of error."""

    message: str
    """The reason, as a sentence for people."""


class RefreshedDocument(Record):
    """The freshness, age, origin and malformed parts of a document that was fetched."""

    document: Literal["AppConfig", "IAPPromo"]
    """The name of the document."""

    source: Literal["fresh", "stale", "default"]
    """The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is no data,
    and the result is a safe default.
    """

    age: Optional[int]
    """The age of the data in milliseconds; `null` if `source` is `default`."""

    origin: Literal["host", "records", "file", "builtIn"]
    """The origin of the document. host: fetched by the host. records: composed of records of the public database. file:
    read from a file that an option of the core names. builtIn: there is no document, and defaults apply.
    """

    problems: List[DocumentProblem]
    """The malformed parts of the document. The core ignores these parts."""


class Removed(Record):
    """The id of the record that was deleted, or that was archived instead."""

    deleted: Optional[str]
    """The id of the deleted record. `null` if the record was archived instead."""

    archived: Optional[str]
    """The id of the archived record, to which other records refer. `null` if the record was deleted."""


class RemovedRecent(Record):
    """Whether a place was removed from the list of recent places."""

    removed: bool
    """`true` if the place was in the list of recent places."""


class RenamedLabel(Record):
    """The result of renaming a category or a tag."""

    changed: int
    """The number of items whose category or tag was renamed."""


class ReportExplanation(Record):
    """An explanation of a report, which the AI of the host has written."""

    report: Literal["stockValue", "turnover", "abc", "sales", "aging"]
    """The name of the explained report."""

    headline: str
    """The most important fact, in one short sentence."""

    paragraphs: List[str]
    """One to three paragraphs of plain sentences."""

    at: datetime
    """The instant at which the model answered."""

    repeated: bool
    """`true` if an equal request was made before, and its stored answer was returned."""


class RequestCancelledData(Record):
    """The request was cancelled while it waited."""

    kind: Literal["requestCancelled"]
    """The name of the kind of error, for programs."""

    record: Optional[str] = None
    """The id of the record that was stored despite the error: an answer that was stored as failed, or feedback. Left
    out if no record was stored.
    """

    owner: Optional[str] = None
    """The id of the record to which the stored record belongs, such as the conversation. Left out if the stored record
    belongs to no other record.
    """


class ResolvedCode(Record):
    """The interpretation of a scanned code, and the records that have it."""

    normalized: str
    """A spelling that is the same for all codes with the same meaning: the EAN-13 of a UPC, and GS1 element strings
    with parentheses. A symbology identifier is removed.
    """

    symbology: Optional[Literal["ean13", "ean8", "upcA", "upcE", "itf14", "itf", "code39", "code93", "code128", "codabar", "dataBar", "qr", "dataMatrix", "aztec", "pdf417", "dotCode"]]
    """The symbology of the barcode, if it was given or can be inferred; `null` otherwise."""

    valid: bool
    """`true` if the code is valid for its kind."""

    problem: Optional[str]
    """The reason why the code is invalid, such as a wrong check digit; `null` for a valid code."""

    gs1: Optional[GS1Content]
    """The content of a GS1 code; `null` for any other code."""

    matches: List[CodeMatch]
    """The records that have this code, at most 10. Records that the caller may not see are left out."""


class ResolvedConflicts(Record):
    """The conflicts that are resolved now."""

    conflicts: List[SyncConflict]
    """The resolved conflicts."""


class ResolvedPlace(Record):
    """A suggested place, with its coordinates."""

    name: str
    """The name of the place."""

    region: Optional[str]
    """The state or province."""

    country: Optional[str]
    """The country's code (ISO 3166-1 alpha-2): two capitals, such as DE."""

    latitude: Decimal
    """The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator."""

    longitude: Decimal
    """The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich."""

    time_zone: Optional[str]
    """The name of the time zone in the IANA database, such as Europe/Berlin."""


class RestrictedMemberData(Record):
    """The refusal to set a member that only managers may set."""

    kind: Literal["forbidden"]
    """The name of the kind of error, for programs."""

    needs: ManagerBits
    """The manager rights, one of which the caller needs."""

    member: str
    """The refused member, as a JSON Pointer (RFC 6901). The caller may neither see nor set this member."""


class ReturnedGoods(Record):
    """The result of a return: the order, and an entry for each returned line."""

    order: ShownOrder
    """The order after the return. If the order is overpaid, a refund is due."""

    entries: List[OrderEntry]
    """The entry for each returned line."""


class ReturnedLine(Record):
    """A returned quantity of an order line."""

    quantity: Number
    """The quantity, in the line's unit."""

    line: Union[Optional[str], Unset] = UNSET
    """The id of the order line. Either `line` or `sku` must be given, not both."""

    sku: Union[Optional[str], Unset] = UNSET
    """The SKU of the line's item, instead of `line`. A SKU is refused if several lines have goods of this item that the
    customer could return.
    """

    condition: Union[Optional[Literal["ok", "returned"]], Unset] = UNSET
    """The condition of the goods. ok: they can be sold. returned: they must be inspected first. Goods of a batch are
    put into a separate lot with the status `returned`. A piece with a serial number stays in its lot, whose status
    becomes `returned`. Default: `ok`.
    """

    restock: Union[Optional[bool], Unset] = UNSET
    """`true` if the goods go back into stock. Default: `true`."""

    location: Union[Optional[str], Unset] = UNSET
    """The location that receives the goods, by its id, code or path. Default: the item's own location, or else the
    company's main location.
    """

    lot: Union[Optional[str], Unset] = UNSET
    """The id of the lot of the goods, for an item that is tracked by lots. Default: the shipped lot. Required if goods
    of several lots were shipped.
    """

    dispatch: Union[Optional[str], Unset] = UNSET
    """The id of the dispatch with which the goods left. Default: any dispatch of the order."""

    lots: Union[Optional[Sequence[ShippedLot]], Unset] = UNSET
    """For a kit, the lots of its components that come back. Required for a component of which several lots were
    shipped, unless all of the component comes back.
    """


class ReversedReceipt(Record):
    """The result of reversing a receipt."""

    purchase: Purchase
    """The purchase after the reversal."""

    receipt: PurchaseReceipt
    """The new receipt, which reverses the given one."""


class Rights(Record):
    """The rights of a user in a company."""

    is_owner: bool
    """`true` if the user is an owner. An owner has all rights, except the rights that only the founder has."""

    is_founder: bool
    """`true` if the user is the founder. No other owner can revoke or demote the founder. `access.transfer` makes
    another owner the founder.
    """

    dept_mask: int
    """The departments in which the user does the daily work. Each bit of this number is a department;
    `access.departments` lists the bits.
    """

    manager_mask: int
    """The departments that the user manages. Each bit of this number is a department. A manager of a department can
    also delete, approve and see costs there.
    """


class RowProblem(Record):
    """A problem of a row, with its column."""

    pointer: str
    """The member with the problem, as a JSON Pointer (RFC 6901) into the record. Empty if the problem is about the
    whole row.
    """

    kind: Literal["missing", "unknown", "type", "value"]
    """The kind of the problem: missing, unknown, type or value."""

    message: str
    """A sentence that names the column or the member, and the expected value."""

    column: Optional[str] = None
    """The name of the column with the problem, from the first line of the file. Left out if the problem is not in a
    column.
    """


class RowProblems(Record):
    """The problems of one refused row."""

    line: int
    """The line of the file in which the row begins, counted from 1."""

    problems: List[RowProblem]
    """The problems of the row. Their pointers begin at the record that the row describes."""


class Sale(Record):
    """A sale over the counter."""

    order: ShownOrder
    """The order, which is closed."""

    invoice: Optional[Invoice]
    """The invoice that was issued for the sale."""

    payment: Optional[Payment]
    """The payment. `null` for a sale of 0."""

    dispatch: Optional[Dispatch]
    """The dispatch with which the goods left. `null` for a sale without goods."""


class SaleLine(Record):
    """A line of a sale: goods that leave at once, or something that is not in the inventory."""

    quantity: Number
    """The quantity, in the line's unit. More than 0."""

    item: Union[Optional[str], Unset] = UNSET
    """The id of the item. A line for an item needs `item` or `sku`. For a line without an item, give only `text`.
    """

    sku: Union[Optional[str], Unset] = UNSET
    """The item's SKU, instead of `item`. Give one of the two, not both."""

    text: Union[Optional[str], Unset] = UNSET
    """The line's text. Default: the item's name. Required for a line without an item."""

    unit: Union[Optional[str], Unset] = UNSET
    """The unit of the quantity. If the line is for an item: the item's `unit`, or one of its `units`. Default: the unit
    in which the item is sold.
    """

    unit_price: Union[Optional[MoneyInput], Unset] = UNSET
    """The price of one unit, in the order's currency. Default: the customer's own price, or else the price of the
    customer's price list, or else the item's price (`priceSource`). Required for a line without an item.
    """

    discount: Union[Optional[Number], Unset] = UNSET
    """The discount on the line in percent, from 0 to 100."""

    tax_rate: Union[Optional[Number], Unset] = UNSET
    """The tax rate in percent, with at most 3 decimals. Without `taxRate` and `taxCategory`, a contact whose category
    is not S gives its category and the rate 0. Otherwise both come from the item if it has one, or else from the
    contact.
    """

    tax_category: Union[Optional[Literal["S", "Z", "E", "AE", "K", "G", "O"]], Unset] = UNSET
    """The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer owes the
    tax (reverse charge), K for a supply within the European Union, G for an export, O outside the scope of the tax.
    Default: S for a rate above 0, and else Z.
    """

    note: Union[Optional[str], Unset] = UNSET
    """The note below the line on printed documents."""

    lots: Union[Optional[Sequence[ShippedLot]], Unset] = UNSET
    """The lots from which the goods are taken. If they are left out, the goods are taken from the lots that expire
    first.
    """

    location: Union[Optional[str], Unset] = UNSET
    """The location that the goods leave, by its id, code or path. Default: the item's own location, or else the
    company's main location.
    """


class SalePayment(Record):
    """The payment of a sale."""

    amount: Union[Optional[MoneyInput], Unset] = UNSET
    """The total that the front end has shown. If the sale has another total, it is refused. If the amount is left out,
    the payment is the total of the sale.
    """

    method: Union[Optional[str], Unset] = UNSET
    """The method of payment as a free text, such as cash or card."""

    reference: Union[Optional[str], Unset] = UNSET
    """The payment's reference in another system."""


class SalesFigures(Record):
    """The sums of orders in one currency. Amounts for returned and credited goods are subtracted."""

    orders: int
    """The number of orders that are included in the sums."""

    net: MoneySum
    """The sum of the amounts without tax."""

    tax: MoneySum
    """The sum of the taxes."""

    gross: MoneySum
    """The sum of the amounts with tax."""


class SalesReport(Record):
    """The sales of a period, with totals for each currency."""

    from_: Optional[str]
    """The first day of the period, which is included. `null` if the report has no first day."""

    to: Optional[str]
    """The last day of the period, which is included. `null` if the report extends to the present."""

    time_zone: str
    """The time zone in which days begin and end: the company's time zone. UTC if the company has no time zone, or if
    this machine does not know that time zone.
    """

    totals: List[SalesFigures]
    """The totals of the whole period, one row for each currency."""

    items: List[SalesRow]
    """The rows. Rows by day, week or month are in the order of time. Other rows are sorted by currency, and within a
    currency by the sum without tax, the largest first.
    """

    next: Optional[str]
    """The cursor of the next page, to pass as `after`; `null` on the last page."""


class SalesRow(Record):
    """One row of a sales report: the sales in a period of time, of an item, to a customer, or of an agent."""

    day: Optional[str]
    """The day, the Monday of the week, or the first day of the month. `null` unless rows are by day, week or month.
    """

    item: Optional[str]
    """The id of the item. `null` for order lines without an item, and unless rows are by item."""

    sku: Optional[str]
    """The item's SKU. `null` for rows without an item."""

    name: Optional[str]
    """The item's name if rows are by item, or the customer's name in the newest of the orders if rows are by contact.
    `null` for other rows.
    """

    unit: Optional[str]
    """The item's own unit. `null` for rows without an item."""

    contact: Optional[str]
    """The id of the customer. `null` unless rows are by contact."""

    agent: Optional[str]
    """The id of the user who is responsible for the orders. `null` for orders without such a user, and unless rows are
    by agent.
    """

    quantity: Optional[Decimal]
    """The sold quantity, in the item's own unit. `null` for rows without an item, and if the sum is too large for a
    quantity (about 92,000,000,000,000).
    """

    orders: int
    """The number of orders that are included in the sums."""

    net: MoneySum
    """The sum of the amounts without tax."""

    tax: MoneySum
    """The sum of the taxes."""

    gross: MoneySum
    """The sum of the amounts with tax."""


class SalesSum(Record):
    """The totals of the orders in one currency."""

    count: int
    """The number of orders."""

    net: MoneySum
    """The total without tax."""

    gross: MoneySum
    """The total with tax."""

    cost: Optional[MoneySum] = None
    """The cost of the ordered items, at their average purchase cost. Only managers of the inventory see this member.
    """

    margin: Optional[MoneySum] = None
    """The margin, which is `net` less `cost`. Only managers of the inventory see this member."""

    uncosted: Optional[int] = None
    """The number of order lines whose items have no known cost in the currency. The cost of these lines counts as 0.
    Only managers of the inventory see this member.
    """


class ScaledRecipe(Record):
    """A recipe for another amount: all weights are multiplied by the same factor and rounded to 0.1 g."""

    id: str
    """The id of the recipe."""

    factor: Decimal
    """The factor by which all weights were multiplied, with five decimals."""

    dose: Optional[Decimal]
    """The ground coffee of the scaled recipe, in grams. `null` if the recipe has none."""

    water: Optional[Decimal]
    """The water of the scaled recipe, in grams. `null` if the recipe has none."""

    yield_: Optional[Decimal]
    """The weight of the beverage of the scaled recipe, in grams. `null` if the recipe has none."""

    steps: List[RecipeStep]
    """The steps. Their weights are scaled; their times are those of the recipe."""


class ScaledTemperature(Record):
    """A temperature on the requested scale."""

    value: Decimal
    """The temperature in degrees of `scale`, with at most nine decimals."""

    scale: Literal["celsius", "fahrenheit", "kelvin", "humanus"]
    """The scale of the temperature."""

    extrapolated: bool
    """`true` if the temperature is outside the table of the scale Humanus, so that the value was extrapolated linearly.
    """


class SentMessage(Record):
    """A message and its answer."""

    conversation: Conversation
    """The conversation of the message."""

    message: Message
    """The user's message that was sent."""

    answer: Message
    """The complete answer of the model."""


class SeriesUnconfirmedData(Record):
    """This device has no series of invoice numbers in the company that the cloud has confirmed. data.company is the
    company. Let the device sync once, and send the request again.
    """

    kind: Literal["seriesUnconfirmed"]
    """The name of the kind of error, for programs."""

    company: str
    """The id of the company in which this device has no series of numbers yet."""


class SettingValues(Record):
    """Settings and their values."""

    values: Dict[str, Any]
    """The values, by the names of the settings. A setting that was never set has its default value."""


class Share(Record):
    """The share of a company: its links, and the permission of this account."""

    company: str
    """The id of the company. All of its present and future records are shared."""

    role: Literal["owner", "participant"]
    """The role of this account. owner: the account shares the company. participant: the company is shared with the
    account.
    """

    url: Optional[str]
    """The link of the share, with which people can join. `null` for participants, and if the share has ended."""

    public_permission: Literal["none", "readOnly", "readWrite"]
    """The people who can join with the share's link. none: nobody, so that only invited people can join. readOnly:
    everybody who has the link, for reading only. readWrite: everybody who has the link, with the rights of the access
    record that they get.
    """

    permission: Literal["readWrite", "readOnly"]
    """The permission of a participant. readWrite: everything that the participant's access record allows. readOnly:
    only reading, even if the access record allows more.
    """

    owner_name: Optional[str]
    """The name of the owner."""

    created_at: datetime
    """The time when the share was created."""

    revoked_at: Optional[datetime]
    """The time when the share ended. `null` until then."""


class ShareAnswer(Record):
    """A share in its present state."""

    share: CloudShare
    """The share."""


class ShareNotFoundData(Record):
    """The link does not lead to a share that this account may join."""

    kind: Literal["shareNotFound"]
    """The name of the kind of error, for programs."""


class SharePreview(Record):
    """The company to which a link leads, and the state of the link."""

    company: Optional[str]
    """The id of the company."""

    name: str
    """The company's name."""

    owner_name: Optional[str]
    """The name of the owner."""

    permission: Literal["readWrite", "readOnly"]
    """The permission of a participant. readWrite: everything that the participant's access record allows. readOnly:
    only reading, even if the access record allows more.
    """

    state: Literal["open", "mine", "accepted", "full"]
    """The state of the link. open: the link can be accepted. mine: the link leads to the account's own zone. accepted:
    the account has already accepted the link. full: the share admits no more participants.
    """


class SharedCompanyData(Record):
    """The refusal of a call for a company that another account shares with this one. No right in that company allows
    the call.
    """

    kind: Literal["forbidden"]
    """The name of the kind of error, for programs."""

    reason: Literal["shared", "readOnly"]
    """The reason. shared: only the account that owns the company may call this method. readOnly: the account may see
    the company, but may not change it.
    """


class SharedName(Record):
    """The name of a value in the app group."""

    name: str
    """The name of the value."""

    owner: Literal["core", "app"]
    """The writer of the value: app or core."""

    updated_at: Optional[datetime]
    """The time when the value was written. `null` for flags that come from a file that an option of the core names.
    """


class SharedNames(Record):
    """The names of the values in the app group."""

    values: List[SharedName]
    """The names of the values, sorted by their bytes."""


class SharedValue(Record):
    """A value that the app shares with its widgets."""

    name: str
    """The name of the value."""

    owner: Literal["core", "app"]
    """The writer of the value: app or core."""

    value: Optional[Any]
    """The value, as JSON. `null` if the value does not exist."""

    updated_at: Optional[datetime]
    """The time when the value was written. `null` if the value does not exist, and for flags that come from a file that
    an option of the core names.
    """


class SharingState(Record):
    """The share of a company, its participants, and how many of its records are in the cloud."""

    share: Optional[Share]
    """The share. `null` for a company that was never shared."""

    enlisted: int
    """The number of the company's records that are in the cloud already."""

    total: int
    """The number of the company's records on this device. The core still sends the records that are not in the cloud.
    """

    participants: Optional[List[Participant]]
    """The participants, the owner first. `null` if the caller is not an owner."""


class Shipment(Record):
    """The result of a shipment: the order, the dispatch, and an entry for each shipped line."""

    order: ShownOrder
    """The order after the shipment."""

    dispatch: Dispatch
    """The dispatch with which the goods leave."""

    entries: List[OrderEntry]
    """One entry for each shipped line. Each entry has the lots that were shipped."""


class ShippedLine(Record):
    """A quantity of an order line to ship."""

    quantity: Number
    """The quantity, in the line's unit. More than 0, and at most the quantity that is left to ship."""

    line: Union[Optional[str], Unset] = UNSET
    """The id of the order line. Either `line` or `sku` must be given, not both."""

    sku: Union[Optional[str], Unset] = UNSET
    """The SKU of the line's item, instead of `line`. A SKU is refused if several lines have goods of this item left to
    ship.
    """

    lots: Union[Optional[Sequence[ShippedLot]], Unset] = UNSET
    """The lots from which the goods are taken. If they are left out, the goods are taken from the lots that expire
    first. For a kit, name lots of its components. A component without named lots is taken from its lots that expire
    first.
    """

    location: Union[Optional[str], Unset] = UNSET
    """The location that the goods leave, by its id, code or path. Default: the item's own location, or else the
    company's main location.
    """


class ShippedLot(Record):
    """A quantity of one lot, to ship or to take back."""

    lot: str
    """The id of the lot."""

    quantity: Number
    """The quantity, in the line's unit. For a kit, in the component's own unit."""


class ShownFlag(Record):
    """The value of a flag."""

    name: str
    """The name of the flag."""

    on: bool
    """`true` if the flag is on. If AppConfig does not have the flag, the `fallback` of the request."""

    known: bool
    """`true` if AppConfig has the flag, so that `on` is not the fallback."""

    source: Literal["fresh", "stale", "default"]
    """The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is no data,
    and the result is a safe default.
    """

    age: Optional[int]
    """The age of the data in milliseconds; `null` if `source` is `default`."""

    origin: Literal["host", "records", "file", "builtIn"]
    """The origin of the document. host: fetched by the host. records: composed of records of the public database. file:
    read from a file that an option of the core names. builtIn: there is no document, and defaults apply.
    """


class ShownLine(Record):
    """An order line with its amounts and the quantity that can be shipped now."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    order: str
    """The id of the order."""

    item: Optional[str]
    """The id of the item. `null` for a line without an item."""

    sku: Optional[str]
    """The item's SKU when the line was created. `null` for a line without an item."""

    text: str
    """The text of the line, such as the item's name."""

    quantity: Decimal
    """The quantity, in the line's unit. More than 0."""

    unit: Optional[str]
    """The unit of the quantity. If the line is for an item: the item's `unit`, or one of its `units`."""

    unit_price: Money
    """The price of one unit, in the order's currency."""

    discount: Optional[Decimal]
    """The discount on the line in percent, from 0 to 100."""

    tax_rate: Optional[Decimal]
    """The tax rate in percent, with at most 3 decimals. Default: 0."""

    tax_category: Optional[Literal["S", "Z", "E", "AE", "K", "G", "O"]]
    """The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer owes the
    tax (reverse charge), K for a supply within the European Union, G for an export, O outside the scope of the tax.
    Default: S for a rate above 0, and else Z.
    """

    note: Optional[str]
    """The note below the line on printed documents."""

    factor: Decimal
    """The number of the item's own units in `per` of the line's units. If `per` is `null`, the number in one of the
    line's units.
    """

    per: Optional[Decimal]
    """The number of the line's units that contain `factor` of the item's own units. `null` means 1."""

    fulfilled: Decimal
    """The quantity that was shipped, in the line's unit."""

    returned: Decimal
    """The part of the shipped quantity that was returned, in the line's unit."""

    cancelled: Decimal
    """The quantity that was cancelled before the invoice: it will not be shipped, and it is not on the invoice."""

    dropped: Decimal
    """The quantity that was credited after the invoice: it is on the invoice, but it will not be shipped."""

    demand: Decimal
    """The quantity of stock that the line needs, in the item's own unit. 0 for a kit, because a kit needs its
    components instead.
    """

    queued_at: Optional[datetime]
    """The instant since which the line has been waiting for stock. Stock goes to the lines with the earliest instant
    first. `null` if the line needs no stock.
    """

    price_source: Optional[Literal["contact", "list", "item"]]
    """The source of a price that no request gave. contact: a price of the customer's own. list: the customer's price
    list. item: the item's own price. `null` for a price that a request gave.
    """

    kind: Optional[Literal["stocked", "service", "kit"]]
    """The kind of the item when the line was created, service or kit. `null` for goods in stock, and for a line without
    an item.
    """

    parts: List[KitPart]
    """The components that a kit takes from the stock, according to its bill of materials when the line was created.
    Empty for other lines.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    allocated: Decimal
    """The quantity that is left to ship and in stock for the line, in the line's unit."""

    backordered: Decimal
    """The quantity that is left to ship but not in stock, in the line's unit."""

    net: Money
    """The line's amount without tax, after discounts."""

    tax: Money
    """The tax on the line."""

    gross: Money
    """The sum of `net` and `tax`."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class ShownOrder(Record):
    """An order with the amount that is still to be paid."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    contact: str
    """The id of the customer, a contact."""

    currency: str
    """The currency of all amounts of the order (ISO 4217)."""

    source: Optional[Literal["web", "phone", "walkIn", "other"]]
    """The channel through which the order came."""

    agent: Optional[str]
    """The id of the user who is responsible for the order."""

    reference: Optional[str]
    """The customer's own reference for the order."""

    billing_address: Optional[Address]
    """The address of the invoice. If it is left out, the order gets the contact's address."""

    shipping_address: Optional[Address]
    """The address to which the goods are shipped. If it is left out, the order gets the contact's address."""

    tax_included: bool
    """`true` if prices include the tax."""

    discount: Optional[OrderDiscount]
    """The discount on the whole order."""

    note: Optional[str]
    """A note for the customer, on the order's documents."""

    internal_note: Optional[str]
    """An internal note, which appears on no document."""

    requested_at: Optional[datetime]
    """The instant for which the customer wants the goods."""

    archived: bool
    """`true` if the order is archived. `orders.list` returns archived orders only with `archived: true`. Only closed or
    cancelled orders can be archived.
    """

    number: Optional[str]
    """The order's number on documents. The order gets its number when it is first submitted, and no other order gets
    this number later. `null` until then.
    """

    former_numbers: List[str]
    """Earlier numbers of the order, which a search still finds. If two devices gave the same number to two orders
    before they synced, the order that was submitted later gets a new number.
    """

    status: Literal["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"]
    """The order's status. To change it, call `orders.step`."""

    contact_name: str
    """The contact's name when the order was created."""

    submitted_at: Optional[datetime]
    """The instant of the last submission. `null` if the order was never submitted."""

    invoiced_at: Optional[datetime]
    """The instant at which the order was invoiced. `null` if it was not invoiced."""

    net: Money
    """The sum of the lines without tax. Cancelled quantities are not counted."""

    tax: Money
    """The tax on `net`."""

    gross: Money
    """The sum of `net` and `tax`."""

    credited: Money
    """The part of `gross` for goods that were returned or will not be shipped, with tax."""

    paid: Money
    """The amount paid, less the amount paid back."""

    payment_state: Literal["unpaid", "partial", "paid", "overpaid"]
    """The paid amount compared with the owed amount. The owed amount is `gross` less `credited`, or 0 for a cancelled
    order. Drafts and cancelled orders without payments are `unpaid`.
    """

    fulfilment_state: Literal["none", "partial", "full"]
    """The extent to which the goods were shipped. full: nothing is left to ship, even if a part was cancelled or
    credited. partial: a part was shipped. none: nothing was shipped, or the order is cancelled.
    """

    tax_rounding: Optional[Literal["line", "rate"]]
    """line: the tax is computed and rounded for each line. rate: it is computed from the sum of the lines of each rate,
    and rounded once. `null`, in companies and documents of older programs, means line.
    """

    rounding: Optional[Literal["halfUp", "halfEven"]]
    """halfUp: a half is rounded up. halfEven: a half is rounded to the even number. `null`, in companies and documents
    of older programs, means halfEven.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    due: Money
    """The amount owed less the amount paid. Negative if a refund is due. For a draft, the amount that will be owed if
    the draft is submitted unchanged.
    """

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class ShownPlace(Record):
    """The place that widgets show if their configuration names no place."""

    chosen: Optional[str]
    """The id of the chosen place. `null` if the device's place is chosen."""

    place: Optional[TimelinePlace]
    """The place that these widgets show. `null` if no place is known."""

    fallbacks: List[Fallback]
    """The reasons why these widgets show another place than the chosen one. Empty if they show the chosen place."""

    valid_until: Optional[datetime]
    """The next time when this result may change only because time passes: a purchase ends, or the device's place
    becomes old. `null` if there is no such time.
    """


class ShownPromotion(Record):
    """A promotion with its product, as the store sells the product on this device."""

    id: str
    """The id of the promotion, which is unique in the document."""

    product_id: Optional[str]
    """The store's id of the offered product. `null` for a card without a product. Such a card must have a `title`.
    """

    title: Optional[str]
    """The heading for the user. Required for a card without a product."""

    message: Optional[str]
    """One or two sentences for the user."""

    body: Optional[str]
    """A longer text for the user."""

    image: Optional[PromotionImage]
    """The image. A text instead of an object is the address of the image."""

    action: Optional[PromotionAction]
    """What a tap on the promotion opens. A text instead of an object is `product:ID`, a web address, or a link into the
    app, such as `myapp://page`.
    """

    placement: Optional[str]
    """The name that the app uses for the position of the promotion on its screens. `null` for any position."""

    audience: List[str]
    """The audiences to which the promotion applies, by the names that the app uses. The caller must name at least one
    of them. Empty for all callers. A text instead of a list counts as a list with one name.
    """

    start: Optional[datetime]
    """The time from which the promotion applies. `null` if the promotion has no start."""

    end: Optional[datetime]
    """The time from which the promotion no longer applies. It must be later than `start`. `null` if the promotion has
    no end.
    """

    priority: Optional[int]
    """The priority. Promotions with higher priorities come first. Default: 0."""

    tiers: List[str]
    """The tiers to which the promotion applies. The account must have at least one of them. Empty for all accounts.
    """

    minimum_version: Optional[str]
    """The lowest version of the app to which the promotion applies. `null` for no lower limit."""

    maximum_version: Optional[str]
    """The highest version of the app to which the promotion applies. `null` for no upper limit."""

    locales: List[str]
    """The ranges of languages (BCP 47) to which the promotion applies, such as `de` or `de-AT`. `*` matches any
    language, and so does an empty list.
    """

    percentage: Optional[Decimal]
    """The percentage of subjects to which the promotion applies, from 0 to 100 with at most two decimals. A subject is
    usually an account (see `subject` of policy.promotions.list). `null` for all subjects.
    """

    dismiss_for: Optional[int]
    """The number of seconds for which a dismissal hides the promotion. Default: 604,800, which is seven days."""

    data: Optional[Dict[str, Any]]
    """Further data for the app. The core returns the data unchanged."""

    product: Optional[StoreProduct]
    """The product as the store sells it on this device. `null` if the store has not answered, if the store does not
    sell the product, or if the promotion has no product.
    """


class ShownPurchaseLine(Record):
    """A purchase line with its amounts."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    purchase: str
    """The id of the purchase."""

    item: Optional[str]
    """The id of the item. `null` for a line without an item."""

    sku: Optional[str]
    """The item's SKU when the line was created. `null` for a line without an item."""

    text: str
    """The text of the line, such as the item's name."""

    quantity: Decimal
    """The quantity, in the line's unit. More than 0."""

    unit: Optional[str]
    """The unit of the quantity. If the line is for an item: the item's `unit`, or one of its `units`."""

    discount: Optional[Decimal]
    """The discount on the line in percent, from 0 to 100."""

    tax_rate: Optional[Decimal]
    """The tax rate in percent, with at most 3 decimals. Default: 0."""

    tax_category: Optional[Literal["S", "Z", "E", "AE", "K", "G", "O"]]
    """The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer owes the
    tax (reverse charge), K for a supply within the European Union, G for an export, O outside the scope of the tax.
    Default: S for a rate above 0, and else Z.
    """

    note: Optional[str]
    """The note below the line on printed documents."""

    factor: Decimal
    """The number of the item's own units in `per` of the line's units. If `per` is `null`, the number in one of the
    line's units.
    """

    per: Optional[Decimal]
    """The number of the line's units that contain `factor` of the item's own units. `null` means 1."""

    received: Decimal
    """The quantity that was received, in the line's unit."""

    planned: Decimal
    """The quantity that a draft plans to order, in the item's own unit."""

    incoming: Decimal
    """The quantity that was ordered and has not arrived yet, in the item's own unit."""

    incoming_at: Optional[datetime]
    """The instant at which the quantity `incoming` is expected. `null` if it is not known."""

    kind: Optional[Literal["stocked", "service", "kit"]]
    """`service` if the item was a service when the line was created. Services are not received. `null` for goods in
    stock, and for a line without an item.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unit_price: Optional[Money] = None
    """The price of one unit, in the purchase's currency. Only managers of orders or the inventory see and set it.
    """

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """

    net: Optional[Money] = None
    """The line's amount without tax, after discounts. `null` for a line without a price. Only managers of orders or the
    inventory see it.
    """

    tax: Optional[Money] = None
    """The tax on the line. Only managers of orders or the inventory see it."""

    gross: Optional[Money] = None
    """The sum of `net` and `tax`. Only managers of orders or the inventory see it."""


class SignInFailedData(Record):
    """The username or the password is wrong."""

    kind: Literal["signInFailed"]
    """The name of the kind of error, for programs."""

    signed_in: Optional[str] = None
    """The username of the user who is still signed in. Left out if no user is signed in, and in errors of methods that
    check the caller's own password.
    """


class SignInRequiredData(Record):
    """The company has credentials, and no user is signed in there. Call access.signIn."""

    kind: Literal["signInRequired"]
    """The name of the kind of error, for programs."""

    create: Optional[bool] = None
    """`true` if the company's owner requires credentials from every user, and the account has none yet. To create them,
    call `access.credentials.create`.
    """


class SignedIn(Record):
    """The user who has signed in."""

    user: User
    """The user who has signed in."""

    verified: bool
    """`true` if the signature of the identity token was verified. An identity token that was not verified may be
    forged.
    """


class StatusCount(Record):
    """The number of records with one status."""

    status: str
    """The status."""

    count: int
    """The number of records with this status."""


class StockAlert(Record):
    """An alert about stock: for example, an item is low or has recovered, a lot expires soon, or sync has found a
    problem.
    """

    id: str
    """The alert's id."""

    company: str
    """The id of the company that the alert belongs to."""

    item: Optional[str]
    """The id of the item; `null` for an alert about a location."""

    location: Optional[str]
    """The id of the location that lost its barcode; `null` for any other alert."""

    lot: Optional[str]
    """For an alert of the kind expiring: the id of the lot. For serialTwice: the id of the lot with the serial number
    that was received twice. `null` for other kinds of alert.
    """

    kind: Literal["low", "out", "recovered", "expiring", "negative", "serialTwice", "barcodeTaken", "loanSurplus", "rebuilt"]
    """The kind of the alert. low: less is available than `minStock`. out: no stock is available. recovered: the
    available quantity has reached `minStock` again. expiring: a lot has expired or expires soon. negative: the quantity
    on hand is below zero. serialTwice: two devices have received the same serial number. barcodeTaken: an older record
    has the same barcode, so the barcode was removed from this item or location. loanSurplus: two devices have recorded
    more of a loan as returned or lost than was lent, and the surplus was reversed. rebuilt: the stored sums were wrong,
    and were computed again.
    """

    on_hand: Decimal
    """The quantity on hand at the time of the alert, in the item's own unit: of the lot, if `lot` is not `null`,
    otherwise of the item.
    """

    available: Decimal
    """The quantity that could be sold or used at the time of the alert, in the item's own unit."""

    min_stock: Optional[Decimal]
    """The item's minimum stock at the time of the alert, in the item's own unit; `null` if it had none."""

    expiry: Optional[str]
    """The last day on which the lot is good, for an alert of the kind expiring; `null` otherwise."""

    at: datetime
    """The instant of the alert."""


class StockAlertPage(Record):
    """One page of a list."""

    items: List[StockAlert]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class StockElsewhere(Record):
    """The usable stock of an item in another location."""

    location: str
    """The id of the location."""

    location_name: str
    """The location's name."""

    usable: Decimal
    """The quantity in the location that can be used, in the item's own unit. A part of it may be reserved."""


class StockEntry(Record):
    """An entry of the ledger: a quantity of an item that came into or left a location. Entries are never changed;
    another entry can reverse an entry.
    """

    id: str
    """The entry's id."""

    company: str
    """The id of the company that the entry belongs to."""

    transaction: str
    """The id of the transaction. All entries that were posted together have the same id. It is the id of the first of
    them, or an id that is computed from the stocktake.
    """

    item: str
    """The id of the moved item."""

    location: str
    """The id of the location that the stock came into or left."""

    type: Literal["purchase", "sale", "return", "adjustment", "transfer", "consumption", "count", "production"]
    """The reason for the movement: purchase, sale, return, adjustment, transfer, consumption, count or production.
    """

    quantity: Decimal
    """The quantity that came into the location, in the item's own unit; negative for stock that left the location.
    """

    reason: Optional[str]
    """The reason for the movement, in the company's words."""

    note: Optional[str]
    """A free text about the movement."""

    reverses: Optional[str]
    """The id of the entry that this entry reverses; `null` if it reverses none."""

    actor: str
    """The id of the user who posted the entry."""

    effective_at: datetime
    """The instant at which the movement happened."""

    at: datetime
    """The instant at which the entry was posted."""

    lot: Optional[str]
    """The id of the moved lot; `null` for an item that is not tracked by lots."""

    order: Optional[str]
    """The id of the order or of the purchase for which the entry was posted."""

    order_line: Optional[str]
    """The id of the line of that order or purchase."""

    dispatch: Optional[str]
    """The id of the dispatch with which the goods left."""

    loan: Optional[str]
    """The id of the loan for which the entry was posted."""

    count: Optional[str]
    """The id of the stocktake that posted the entry."""

    build: Optional[str]
    """The id of the build that used or made the goods."""

    unit_cost: Optional[UnitCost] = None
    """The purchase cost, or the cost of production, of one of the item's own units, for managers of the inventory only.
    """


class StockEntryPage(Record):
    """One page of a list."""

    items: List[StockEntry]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class StockForm(Record):
    """A stock movement. Its members are the parameters of the method for its type, such as those of
    inventory.stock.receive for `receive`. A movement of the type `adjust` needs a reason.
    """

    type: Literal["receive", "consume", "transfer", "return", "adjust"]
    """The type of the movement. It decides which other members may be given."""

    item: Union[Optional[str], Unset] = UNSET
    """The id of the item. Either `item` or `sku` must be given."""

    sku: Union[Optional[str], Unset] = UNSET
    """The item's SKU, instead of `item`. Case and surrounding spaces are ignored."""

    quantity: Union[Optional[Number], Unset] = UNSET
    """The quantity, in `unit`; more than 0, at most 1,000,000,000. For all types except `adjust`."""

    unit: Union[Optional[str], Unset] = UNSET
    """The unit of the quantity. Default: the item's own unit."""

    location: Union[Optional[str], Unset] = UNSET
    """The location, by its id, code or path, for all types except `transfer`. Default: the item's own location, or else
    the company's main location.
    """

    from_: Union[Optional[str], Unset] = UNSET
    """For a transfer: the location that the stock leaves, by its id, code or path. Default: the item's own location, or
    else the company's main location.
    """

    to: Union[Optional[str], Unset] = UNSET
    """For a transfer: the location that receives the stock, by its id, code or path. Default: the item's own location,
    or else the company's main location.
    """

    direction: Union[Optional[Literal["fromCustomer", "toSupplier"]], Unset] = UNSET
    """For a return: fromCustomer for goods that a customer returned, toSupplier for goods that are returned to a
    supplier.
    """

    by: Union[Optional[Number], Unset] = UNSET
    """For an adjustment: the difference, in `unit`; negative for less stock. Either `by` or `level` must be given, not
    both.
    """

    level: Union[Optional[Number], Unset] = UNSET
    """For an adjustment: the quantity after the correction, in `unit`. Either `by` or `level` must be given, not both.
    """

    unit_cost: Union[Optional[MoneyInput], Unset] = UNSET
    """For a receipt: the cost of one of the item's own units. Only managers of the inventory may give it."""

    reason: Union[Optional[str], Unset] = UNSET
    """The reason, in the company's words."""

    note: Union[Optional[str], Unset] = UNSET
    """A free text."""

    effective_at: Union[Optional[datetime], Unset] = UNSET
    """The instant at which the movement happened; not in the future. If it is left out, the movement happens now. Only
    managers may give an instant that is more than 24 hours ago.
    """

    lot: Union[Optional[str], Unset] = UNSET
    """The id of the lot, for an item that is tracked by lots. With `lot`, leave out `batch` and `serials`. Stock that
    arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked. A correction or a count needs
    exactly one of `lot`, `batch` and one serial number. If stock is taken without `lot`, `batch` and `serials`, the
    lots that expire first are taken.
    """

    batch: Union[Optional[str], Unset] = UNSET
    """The lot's batch, instead of `lot`. A receipt creates a lot for a new batch."""

    serials: Union[Optional[Sequence[str]], Unset] = UNSET
    """The serial numbers of the pieces, as many as the quantity. A receipt creates lots for new ones."""

    expiry: Union[Optional[Day], Unset] = UNSET
    """For a receipt: the last day on which a newly created lot is good."""

    force: Union[Optional[bool], Unset] = UNSET
    """`true` to take stock even if it is reserved for orders or builds. Only managers of the inventory may set it.
    """

    condition: Union[Optional[Literal["ok", "returned"]], Unset] = UNSET
    """For a return from a customer: the condition of the goods, as in inventory.stock.return."""

    order_line: Union[Optional[str], Unset] = UNSET
    """For a return from a customer: the id of the order line whose goods come back, as in inventory.stock.return.
    """


class StockLevel(Record):
    """The stock of an item in all locations, in one location or in one lot: the sum of the entries in the ledger.
    """

    item: str
    """The id of the item."""

    sku: str
    """The item's SKU (stock keeping unit)."""

    name: str
    """The item's name."""

    unit: str
    """The item's own unit, in which its quantities are given."""

    location: Optional[str]
    """The id of the location; `null` for all locations together."""

    location_name: Optional[str]
    """The location's name."""

    lot: Optional[str]
    """The id of the lot; `null` for all lots together, and for an item that is not tracked by lots."""

    batch: Optional[str]
    """The lot's batch."""

    serial: Optional[str]
    """The lot's serial number."""

    on_hand: Decimal
    """The quantity on hand, in the item's own unit."""

    reserved: Optional[Decimal]
    """The quantity that is reserved for open orders and builds, in the item's own unit. `null` if the levels of an
    earlier time were requested. Also `null` for a single location or lot, because reservations apply to the stock of
    all locations together.
    """

    unavailable: Decimal
    """The quantity on hand that must not be sold: it is lent, in transit, scrapped, or of a lot whose status is neither
    `ok` nor `attention`.
    """

    available: Decimal
    """The quantity that can be sold or used, in the item's own unit: `onHand` less `reserved` and `unavailable`. For a
    kit in all locations together, the number of whole kits that can be made of available components.
    """

    on_order: Optional[Decimal]
    """The expected quantity: the quantity on order, plus the quantity that open builds will make. In the item's own
    unit. `null` for a single location or lot, and for an earlier instant.
    """

    incoming_at: Optional[datetime]
    """The instant at which the next part of `onOrder` is expected; `null` if it is not known."""

    average_cost: Optional[UnitCost] = None
    """The average purchase cost of one of the item's own units, for managers of the inventory only. `null` for a single
    location or lot, for an earlier instant, and if no receipt had a cost.
    """


class StockLevelPage(Record):
    """One page of a list."""

    items: List[StockLevel]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class StockTotals(Record):
    """The stock of an item in all locations: the sum of the item's entries in the ledger."""

    on_hand: Decimal
    """The quantity on hand, in the item's own unit."""

    reserved: Decimal
    """The quantity that is reserved for open orders and builds, in the item's own unit."""

    unavailable: Decimal
    """The quantity on hand that must not be sold, in the item's own unit: it is lent, in transit, scrapped, or of a lot
    whose status is neither `ok` nor `attention`.
    """

    available: Decimal
    """The quantity that can be sold or used, in the item's own unit: `onHand` less `reserved` and `unavailable`. For a
    kit, the number of whole kits that can be made of available components.
    """

    on_order: Decimal
    """The expected quantity: the quantity on order, plus the quantity that open builds will make. In the item's own
    unit.
    """

    incoming_at: Optional[datetime]
    """The instant at which the next part of `onOrder` is expected; `null` if it is not known."""

    average_cost: Optional[UnitCost] = None
    """The average purchase cost of one of the item's own units, for managers of the inventory only. `null` if no
    receipt had a cost.
    """


class StockValueReport(Record):
    """The value of the stock at one instant, at average purchase cost."""

    at: datetime
    """The instant for which the stock was valued."""

    time_zone: str
    """The time zone in which the day of the parameter `at` ends: the company's time zone. UTC if the company has no
    time zone, or if this machine does not know it.
    """

    totals: List[StockValueTotal]
    """The totals of all stock, one row for each currency."""

    uncosted: int
    """The number of items that are in stock and have no known cost. The sums do not include them."""

    items: List[StockValueRow]
    """The rows, sorted by currency, and within a currency by value, the largest first. Rows without a known value come
    last.
    """

    next: Optional[str]
    """The cursor of the next page, to pass as `after`; `null` on the last page."""


class StockValueRow(Record):
    """One row of a stock value report: the value of an item, of the items of a category, or of the stock in a location.
    """

    item: Optional[str]
    """The id of the item. `null` unless rows are by item."""

    sku: Optional[str]
    """The item's SKU. `null` unless rows are by item."""

    name: Optional[str]
    """The item's name. `null` unless rows are by item."""

    unit: Optional[str]
    """The item's own unit. `null` unless rows are by item."""

    category: Optional[str]
    """The category of the item or the items. `null` for items without a category, and if rows are by location."""

    location: Optional[str]
    """The id of the location. `null` unless rows are by location."""

    path: Optional[List[str]]
    """The names of the locations that contain the location, the outermost first, and its own name last. `null` unless
    rows are by location.
    """

    count: int
    """The number of items that the row sums up."""

    on_hand: Optional[Decimal]
    """The quantity of the item on hand, in the item's own unit. `null` unless rows are by item."""

    average_cost: Optional[UnitCost]
    """The average purchase cost of one of the item's own units. `null` if no receipt had a cost, and unless rows are by
    item.
    """

    value: Optional[MoneySum]
    """The value: quantity on hand times average purchase cost. `null` if the cost is not known."""


class StockValueTotal(Record):
    """The value of all stock whose cost is in one currency."""

    count: int
    """The number of items that are included in the sum."""

    value: MoneySum
    """The value of these items: quantities on hand times average purchase costs."""


class StorageFaultData(Record):
    """The data directory could not be read or written. No part of the request was stored, except the record that
    data.record names, if any.
    """

    kind: Literal["storageFault"]
    """The name of the kind of error, for programs."""

    record: Optional[str] = None
    """The id of the record that was stored despite the error: an answer that was stored as failed, or feedback. Left
    out if no record was stored.
    """

    owner: Optional[str] = None
    """The id of the record to which the stored record belongs, such as the conversation. Left out if the stored record
    belongs to no other record.
    """


class StorageFullData(Record):
    """The disk is full. No part of the request was stored. Free some space, and send the request again."""

    kind: Literal["storageFull"]
    """The name of the kind of error, for programs."""


class StoreAge(Record):
    """The freshness and age of the store's data about products."""

    source: Literal["fresh", "stale", "default"]
    """The freshness of the data. fresh: the store sent it within the last day. stale: it is older. default: the store
    has never sent data.
    """

    age: Optional[int]
    """The age of the data in milliseconds; `null` if `source` is `default`."""


class StoreDiagnostics(Record):
    """The state of one store."""

    name: str
    """The name of the store: `device`, `private` or `shared`."""

    schema: Optional[int]
    """The number of the store's newest migration. `null` if it cannot be read."""

    bytes: Optional[int]
    """The size of the store's content, in bytes. If users sign in to any company, it is rounded to whole MiB. `null` if
    it cannot be read.
    """

    changes: Optional[int]
    """The position of the newest change. `null` if the store has no changes, if users sign in to any company, or if it
    cannot be read.
    """

    idempotency_keys: Optional[int]
    """The number of idempotency keys with stored results. `null` if users sign in to any company, or if it cannot be
    read.
    """

    idempotency_bytes: Optional[int]
    """The approximate size of the results that `idempotencyKeys` counts, in bytes. Beyond the limit of `--keep-keys`,
    the oldest results are removed, but not in their first hour. `null` in the same cases as `idempotencyKeys`.
    """

    integrity: Optional[str]
    """`ok`, or a description of a fault: in the file, in stored sums, or in keys that older programs took for different
    keys. `null` if the store was not checked.
    """


class StoreEnvironment(Record):
    """The App Store environment of the account's documents, and the environments whose documents the core accepts.
    """

    environment: Optional[str]
    """The environment of the newest document, such as Production or Sandbox; `null` if there are no documents."""

    accepted: List[str]
    """The environments whose documents the core accepts."""

    bundle_id: str
    """The id of the app that documents must be about."""

    roots: Literal["apple", "file"]
    """The root certificates that signatures must lead to. apple: Apple's roots. file: the roots in the file that
    --trusted-roots names.
    """


class StoreListing(Record):
    """The products of the store with their prices, and the age of this data."""

    products: List[StoreProduct]
    """The products with their prices. Products that the store does not sell on this device are left out."""

    source: Literal["fresh", "stale", "default"]
    """The freshness of the data. fresh: the store sent it within the last day. stale: it is older. default: the store
    has never sent data.
    """

    age: Optional[int]
    """The age of the data in milliseconds; `null` if `source` is `default`."""


class StoreNeeded(Record):
    """The company must be one that this account owns."""

    rule: Literal["store"]
    """The kind of the condition: store."""

    store: Literal["private"]
    """The store of the account's own companies."""


class StoreOffer(Record):
    """The introductory offer of a subscription."""

    mode: Literal["freeTrial", "payAsYouGo", "payUpFront"]
    """The kind of offer. freeTrial: no payment. payAsYouGo: a payment for each period. payUpFront: one payment for all
    periods.
    """

    price: Decimal
    """The price, in the main unit of the product's currency. 0 for a free trial."""

    display_price: str
    """The price as the store writes it for the user."""

    period: StorePeriod
    """The length of one period of the offer."""

    periods: int
    """The number of periods during which the offer applies."""


class StoreOfferInput(Record):
    """The introductory offer of a subscription."""

    mode: Literal["freeTrial", "payAsYouGo", "payUpFront"]
    """The kind of offer. freeTrial: no payment. payAsYouGo: a payment for each period. payUpFront: one payment for all
    periods.
    """

    price: Number
    """The price, in the main unit of the product's currency. 0 for a free trial."""

    display_price: str
    """The price as the store writes it for the user."""

    period: StorePeriodInput
    """The length of one period of the offer."""

    periods: int
    """The number of periods during which the offer applies."""


class StorePeriod(Record):
    """A period of time, such as one month."""

    unit: Literal["day", "week", "month", "year"]
    """The unit of the period."""

    count: int
    """The number of units."""


class StorePeriodInput(Record):
    """A period of time, such as one month."""

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
    """The price, as an exact decimal in the main unit of the currency, such as 4.99."""

    currency: str
    """The currency of the price (ISO 4217)."""

    display_price: str
    """The price as the store writes it for the user, such as 4,99 €."""

    period: Optional[StorePeriod]
    """The period that one payment of a subscription covers. `null` for other products."""

    introductory_offer: Optional[StoreOffer]
    """The introductory offer for new subscribers. `null` if there is no such offer, or if the user is not eligible.
    """

    family_shareable: Optional[bool]
    """`true` if a family can share the product. `null` if the store does not report it."""


class StoreProductInput(Record):
    """A product as the app store sells it on this device."""

    id: str
    """The store's id of the product."""

    name: str
    """The store's name of the product, in the user's language."""

    price: Number
    """The price, as an exact decimal in the main unit of the currency, such as 4.99."""

    currency: str
    """The currency of the price (ISO 4217)."""

    display_price: str
    """The price as the store writes it for the user, such as 4,99 €."""

    description: Union[Optional[str], Unset] = UNSET
    """The store's description of the product, in the user's language."""

    period: Union[Optional[StorePeriodInput], Unset] = UNSET
    """The period that one payment of a subscription covers. `null` for other products."""

    introductory_offer: Union[Optional[StoreOfferInput], Unset] = UNSET
    """The introductory offer for new subscribers. `null` if there is no such offer, or if the user is not eligible.
    """

    family_shareable: Union[Optional[bool], Unset] = UNSET
    """`true` if a family can share the product. `null` if the store does not report it."""


class StoreProductsAnswer(Record):
    """The host's answer to host.store.products."""

    products: Union[Optional[Sequence[StoreProductInput]], Unset] = UNSET
    """The data of the requested products. Products that the store does not sell on this device are left out."""


class StorePurchaseAnswer(Record):
    """The host's answer to host.store.purchase. The answer has exactly one of the members `document`, `pending` and
    `cancelled`.
    """

    document: Union[Optional[str], Unset] = UNSET
    """The transaction that the store has signed: JWS in compact form."""

    pending: Union[Optional[bool], Unset] = UNSET
    """`true` if another person must approve the purchase first. The host sends the document later, by
    entitlements.ingest.
    """

    cancelled: Union[Optional[bool], Unset] = UNSET
    """`true` if the user cancelled the purchase."""


class StoreSyncAnswer(Record):
    """The host's answer to host.store.sync."""

    documents: Union[Optional[Sequence[str]], Unset] = UNSET
    """The documents of current transactions and renewal infos: JWS in compact form, in any order."""


class StoreVersion(Record):
    """The version of a store."""

    name: str
    """The name of the store: `device`, `private` or `shared`."""

    schema: Optional[int]
    """The number of the store's newest migration. `null` if it cannot be read."""


class StoredSecret(Record):
    """The host's answer to host.secrets.get."""

    value: Union[Optional[str], Unset] = UNSET
    """The secret; `null` if there is no secret with this name."""


class Subscribed(Record):
    """A new subscription, and its position in the change log."""

    subscription: int
    """The handle of the subscription, which `events.changed` repeats."""

    cursor: str
    """The position in the change log after which the subscription reports all changes. To miss no change, read the
    existing records after subscribing.
    """


class SufficientGrant(Record):
    """Rights that would be enough for a method."""

    is_owner: bool
    """`true` if the user must become an owner."""

    dept_mask: int
    """The bit to add to the user's `deptMask`. 0 if none must be added."""

    manager_mask: int
    """The bit to add to the user's `managerMask`. 0 if none must be added."""

    presets: List[Literal["sales", "warehouse", "management", "viewer"]]
    """The presets of `access.grant` that contain this bit."""


class SuggestedCapability(Record):
    """A known capability whose name is similar to an unknown one."""

    unknown: str
    """The unknown name."""

    suggestion: str
    """The most similar known name."""


class SuggestedItem(Record):
    """An item with too little stock."""

    item: str
    """The id of the item."""

    sku: str
    """The item's SKU."""

    name: str
    """The item's name."""


class SuggestedNotes(Record):
    """Suggested tasting notes, and the source of the answer."""

    notes: List[str]
    """One to ten short tasting notes, each of at most 200 characters."""

    flavor_wheel: List[str]
    """Up to ten flavour terms of one to three words, in lower case."""

    body_description: str
    """The body (the feel in the mouth), in a few words."""

    source: Literal["model", "history"]
    """The origin of the answer. model: the AI of the host. history: the account's own journal, because the host's AI
    failed.
    """

    suggestion: Optional[str]
    """The id of the answer. For 24 hours, `journal.ai.accept` stores notes and profiles with this id. `null` if
    `source` is `history`.
    """

    at: datetime
    """The instant at which the answer was made."""

    repeated: bool
    """`true` if an equal request was made before, and its stored answer was returned."""


class SuggestedPlaces(Record):
    """The places to offer before the user types: the device's place and the recent places."""

    device: Optional[DevicePlace]
    """The place of the device. `null` if the place is not known yet."""

    places: List[WidgetPlace]
    """The recent places, newest first."""


class SuggestedPurchases(Record):
    """The new drafts, and the items with too little stock that no draft contains."""

    purchases: List[PurchaseView]
    """The new drafts, one for each supplier, with their lines."""

    without_supplier: List[SuggestedItem]
    """Items with too little stock that have no supplier, or whose supplier is archived or no longer of the kind
    `supplier`.
    """

    too_much: List[SuggestedItem]
    """Items that were left out because the lacking quantity, or its cost, exceeds the limit of a line or a purchase.
    """

    partial: bool
    """`true` if the result is incomplete. One call creates at most 1,000 lines, and each list names at most 1,000
    items. Call the method again for the rest.
    """


class SyncAccount(Record):
    """The account to which a data directory belongs, and the state of the cloud's account."""

    status: Literal["available", "noAccount", "restricted", "couldNotDetermine", "temporarilyUnavailable"]
    """The state of the cloud's account, as last reported. Without a connection, `noAccount`. Before the first report,
    `couldNotDetermine`.
    """

    account: str
    """The id of the user as whom the account acts while no user is signed in. It is the same on all devices of the
    account.
    """

    reference: Optional[str]
    """The user reference: the container's name for the account. `null` before the first connection."""

    since: Optional[datetime]
    """The time when the data directory was first connected to the account. `null` before that time."""

    unsent: Optional[int]
    """The number of records with unsent changes, plus the number of records with unsent files. A switch to another
    account would lose these changes and files. `null` before the first connection, and while the core still counts the
    records from before the connection.
    """


class SyncConflict(Record):
    """A conflict: a value that sync has discarded, for example because two devices changed the same member."""

    id: str
    """The id of the conflict."""

    company: Optional[str]
    """The company of the record. `null` for the account's own records."""

    type: str
    """The kind of the record, such as `item`. Events have the same text in `type`."""

    record: str
    """The record's id."""

    field: Optional[str]
    """The name of the member with the conflict. `null` if one side deleted the record."""

    ancestor: Optional[Any]
    """The value before the two changes. `null` if there was no value, or if it is not known."""

    local: Optional[Any]
    """The value of the device that found the conflict. `null` if there was no value."""

    server: Optional[Any]
    """The value in the container. `null` if there was no value."""

    kept: Literal["local", "server"]
    """The side whose value the record has now: local or server."""

    reason: Literal["edited", "renamed", "duplicate", "moved", "rejected", "discarded"]
    """The reason why a value was discarded. edited: both sides changed the same member, or one side deleted a record
    that the other side changed. renamed: another record has the value, which must be unique. duplicate: both sides
    created a record of the same thing, and the earlier record stays. moved: two moves put two records below each other.
    rejected: the change is not allowed. discarded: `sync.queue.discard` was called.
    """

    modifier: Optional[str]
    """The account that wrote the value in the container, as the container names the account."""

    at: datetime
    """The time when the conflict was found."""

    resolved_at: Optional[datetime]
    """The time when a user chose the right value. `null` before that time."""


class SyncConflictPage(Record):
    """One page of a list."""

    items: List[SyncConflict]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class SyncError(Record):
    """The reason why a cycle failed."""

    kind: str
    """The kind of error that the container reported, such as `networkFailure`, `quotaExceeded` or `zoneBusy`."""

    message: str
    """The reason, as a sentence for people."""

    retry_in: Optional[int]
    """The milliseconds until the next attempt. `null` if the core plans no further attempt."""


class SyncEvent(Record):
    """An event of sync: a transfer of records, or a failure."""

    id: str
    """The id of the event. The notification `events.changed` has the same id."""

    type: Literal["setup", "import", "export", "rejected", "restored"]
    """The type of event. setup: the data directory was connected to the account for the first time. import: changes of
    other devices were fetched. export: changes of this device were sent. rejected: changes of this device were refused
    for lack of a right, and the record has the cloud's state again. restored: the container was restored to an earlier
    state, and the core sends the missing records again.
    """

    store: Literal["private", "shared"]
    """The store of the records."""

    company: Optional[str]
    """The company of the records. `null` for the account's own records, or if sync failed before it reached a company.
    """

    started_at: datetime
    """The time when the event began."""

    ended_at: datetime
    """The time when the event ended."""

    succeeded: bool
    """`true` if the transfer of records succeeded."""

    records: int
    """The number of records that were fetched, or that the container accepted."""

    bytes: int
    """The number of bytes of the members of these records."""

    error: Optional[SyncEventError]
    """The reason for a failure. `null` after a success."""


class SyncEventError(Record):
    """The reason for a failure of sync."""

    kind: Literal["networkUnavailable", "networkFailure", "timeout", "serviceUnavailable", "requestRateLimited", "zoneBusy", "notAuthenticated", "accountTemporarilyUnavailable", "quotaExceeded", "serverRecordChanged", "unknownItem", "changeTokenExpired", "historyLost", "zoneNotFound", "userDeletedZone", "permissionFailure", "tooManyParticipants", "limitExceeded", "batchRequestFailed", "invalidArguments", "constraintViolation", "assetFileMissing", "incompatibleVersion"]
    """The kind of error that the container reported."""

    message: str
    """The reason, as a sentence for people."""


class SyncEventPage(Record):
    """One page of a list."""

    items: List[SyncEvent]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class SyncStatus(Record):
    """The state of sync, as a whole and for each store."""

    state: Literal["synced", "syncing", "error", "offline", "paused", "signedOut"]
    """The state. synced: all changes are sent and fetched. syncing: records are being sent or fetched. error: a record
    was refused (details are in `stores` and `sync.queue.list`). offline: the container cannot be reached, and the core
    tries again. paused: the account cannot be used. signedOut: there is no connection to a cloud.
    """

    cloud: Optional[str]
    """The container with which the data is synced: the path of a file, the address of a server, `host` for the cloud of
    the host app, or `exec:` followed by a command. `null` without a container.
    """

    stores: List[SyncStoreStatus]
    """The state of each store that syncs."""


class SyncStoreStatus(Record):
    """The state of sync in one store."""

    store: Literal["private", "shared"]
    """The name of the store."""

    pending_edits: int
    """The number of records with changes that were not sent yet."""

    pending_syncs: int
    """The number of records with changes that were sent, but are not confirmed yet."""

    files_to_send: int
    """The number of records with files that were not sent yet."""

    files_to_fetch: int
    """The number of files that were not fetched yet."""

    waiting: int
    """The number of records that arrived before the record to which they belong, such as a line before its order. They
    become visible when that record arrives.
    """

    quarantined: int
    """The number of records that sync cannot process: records that arrived and cannot be read, and records that the
    container refuses for a lasting reason.
    """

    unknown: int
    """The number of records that arrived and whose type only a newer version of the core knows."""

    last_cycle_at: Optional[datetime]
    """The time when the last cycle ended in this process. `null` before the end of the first cycle."""

    last_success_at: Optional[datetime]
    """The time when the last successful cycle ended in this process. `null` before the first success."""

    error: Optional[SyncError]
    """The reason why the last cycle failed. `null` if the last cycle succeeded."""

    restored_at: Optional[datetime] = None
    """The time when the core last found that the container was restored to an earlier state. Left out if that never
    happened.
    """


class Tasting(Record):
    """A tasting note about a brew or about beans."""

    id: str
    """The record's id."""

    at: datetime
    """The instant of the tasting."""

    brew: Optional[str]
    """The id of the brew that was tasted. Either `brew` or `bean` must be given, not both."""

    bean: Optional[str]
    """The id of the beans, for a tasting without a brew. Either `brew` or `bean` must be given, not both."""

    text: Optional[str]
    """The taste, in words."""

    descriptors: List[str]
    """Flavour terms: those of `journal.flavorWheel.get`, or any others. If two devices add terms at the same time, sync
    keeps the additions of both.
    """

    body_description: Optional[str]
    """The body (the feel in the mouth), in words."""

    scores: Optional[TastingScores]
    """The scores of the tasting. `null` if there are none."""

    source: Literal["user", "ai", "mixed"]
    """The author of the note. user: a person wrote it. ai: the AI suggested it, and a person accepted it. mixed: a part
    was written by a person, and a part was suggested by the AI.
    """

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """

    unlisted: Optional[List[str]] = None
    """The descriptors that are not in the flavour wheel. Left out if all of them are in the wheel."""


class TastingConflictData(Record):
    """The record does not have the version in expect. data.current is the record in its present state. Read it, and
    send the change again with its version.
    """

    kind: Literal["conflict"]
    """The name of the kind of error, for programs."""

    current: Tasting
    """The record in its present state, with the members that the caller may see. Repeat the change with its `version`
    as `expect`.
    """


class TastingDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    at: Union[datetime, Unset] = UNSET
    """The instant of the tasting."""

    brew: Union[Optional[str], Unset] = UNSET
    """The id of the brew that was tasted. Either `brew` or `bean` must be given, not both."""

    bean: Union[Optional[str], Unset] = UNSET
    """The id of the beans, for a tasting without a brew. Either `brew` or `bean` must be given, not both."""

    text: Union[Optional[str], Unset] = UNSET
    """The taste, in words."""

    descriptors: Union[Optional[Sequence[str]], Unset] = UNSET
    """Flavour terms: those of `journal.flavorWheel.get`, or any others. If two devices add terms at the same time, sync
    keeps the additions of both.
    """

    body_description: Union[Optional[str], Unset] = UNSET
    """The body (the feel in the mouth), in words."""

    scores: Union[Optional[TastingScoresChanges], Unset] = UNSET
    """The scores of the tasting. `null` if there are none."""

    source: Union[Optional[Literal["user", "ai", "mixed"]], Unset] = UNSET
    """The author of the note. user: a person wrote it. ai: the AI suggested it, and a person accepted it. mixed: a part
    was written by a person, and a part was suggested by the AI.
    """


class TastingPage(Record):
    """One page of a list."""

    items: List[Tasting]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class TastingScores(Record):
    """The scores of a tasting, each from 0 to 10 in steps of 0.25. A score is `null` if it was not given."""

    aroma: Optional[Decimal]
    """The score for the aroma, from 0 to 10."""

    acidity: Optional[Decimal]
    """The score for the acidity, from 0 to 10."""

    sweetness: Optional[Decimal]
    """The score for the sweetness, from 0 to 10."""

    bitterness: Optional[Decimal]
    """The score for the bitterness, from 0 to 10."""

    body: Optional[Decimal]
    """The score for the body (the feel in the mouth), from 0 to 10."""

    aftertaste: Optional[Decimal]
    """The score for the aftertaste, from 0 to 10."""

    balance: Optional[Decimal]
    """The score for the balance, from 0 to 10."""

    overall: Optional[Decimal]
    """The overall score, from 0 to 10."""


class TastingScoresChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    aroma: Union[Optional[Number], Unset] = UNSET
    """The score for the aroma, from 0 to 10."""

    acidity: Union[Optional[Number], Unset] = UNSET
    """The score for the acidity, from 0 to 10."""

    sweetness: Union[Optional[Number], Unset] = UNSET
    """The score for the sweetness, from 0 to 10."""

    bitterness: Union[Optional[Number], Unset] = UNSET
    """The score for the bitterness, from 0 to 10."""

    body: Union[Optional[Number], Unset] = UNSET
    """The score for the body (the feel in the mouth), from 0 to 10."""

    aftertaste: Union[Optional[Number], Unset] = UNSET
    """The score for the aftertaste, from 0 to 10."""

    balance: Union[Optional[Number], Unset] = UNSET
    """The score for the balance, from 0 to 10."""

    overall: Union[Optional[Number], Unset] = UNSET
    """The overall score, from 0 to 10."""


class TastingScoresInput(Record):
    """The scores of a tasting, each from 0 to 10 in steps of 0.25. A score is `null` if it was not given."""

    aroma: Union[Optional[Number], Unset] = UNSET
    """The score for the aroma, from 0 to 10."""

    acidity: Union[Optional[Number], Unset] = UNSET
    """The score for the acidity, from 0 to 10."""

    sweetness: Union[Optional[Number], Unset] = UNSET
    """The score for the sweetness, from 0 to 10."""

    bitterness: Union[Optional[Number], Unset] = UNSET
    """The score for the bitterness, from 0 to 10."""

    body: Union[Optional[Number], Unset] = UNSET
    """The score for the body (the feel in the mouth), from 0 to 10."""

    aftertaste: Union[Optional[Number], Unset] = UNSET
    """The score for the aftertaste, from 0 to 10."""

    balance: Union[Optional[Number], Unset] = UNSET
    """The score for the balance, from 0 to 10."""

    overall: Union[Optional[Number], Unset] = UNSET
    """The overall score, from 0 to 10."""


class TaxReport(Record):
    """The taxes on sales and purchases of a period, by tax category and tax rate."""

    from_: Optional[str]
    """The first day of the period, which is included. `null` if the report has no first day."""

    to: Optional[str]
    """The last day of the period, which is included. `null` if the report extends to the present."""

    time_zone: str
    """The time zone in which days begin and end: the company's time zone. UTC if the company has no time zone, or if
    this machine does not know that time zone.
    """

    sales: List[TaxRow]
    """The tax on invoices, less the tax on credit notes. One row for each currency, rate and category."""

    purchases: List[TaxRow]
    """The tax on purchases. One row for each currency, rate and category."""


class TaxRow(Record):
    """The sums of all documents with the same tax category and tax rate, in one currency."""

    tax_rate: Decimal
    """The tax rate, in percent."""

    tax_category: Literal["S", "Z", "E", "AE", "K", "G", "O"]
    """The category of the tax, according to EN 16931."""

    documents: int
    """The number of documents that contain this tax."""

    net: MoneySum
    """The sum of the amounts without tax."""

    tax: MoneySum
    """The sum of the taxes."""


class TaxSum(Record):
    """The sum of the lines with the same tax category and tax rate."""

    tax_rate: Decimal
    """The tax rate in percent."""

    tax_category: Literal["S", "Z", "E", "AE", "K", "G", "O"]
    """The category of the tax (EN 16931)."""

    net: Money
    """The sum without tax."""

    tax: Money
    """The tax on `net`."""

    gross: Money
    """The sum with tax."""


class TelemetryEvent(Record):
    """An event of the app."""

    name: str
    """The name of the event."""

    properties: Dict[str, Any]
    """The properties of the event. Each value is a text, a number, `true` or `false`."""

    at: datetime
    """The time of the event."""


class TelemetryNames(Record):
    """The events that `telemetry.track` accepts."""

    events: List[DeclaredEvent]
    """The events that may be sent."""


class TelemetrySent(Record):
    """The host's answer to host.telemetry.send."""


class TemperatureScale(Record):
    """A temperature scale: its name, its unit and its definition."""

    scale: Literal["celsius", "fahrenheit", "kelvin", "humanus"]
    """The name of the scale, as `from` and `to` of `temperature.convert` accept it."""

    symbol: str
    """The symbol of the unit, such as °C."""

    absolute_zero: Decimal
    """Absolute zero on this scale. Lower values are refused."""

    definition: str
    """The definition of the scale: its conversion from degrees Celsius, in words."""


class TemperatureScalePage(Record):
    """One page of a list."""

    items: List[TemperatureScale]
    """All elements, in the list's order."""

    next: Optional[str]
    """Always `null`, because the list has only one page."""


class TermCount(Record):
    """A flavour term, and the number of tasting notes that contain it."""

    term: str
    """The flavour term."""

    count: int
    """The number of tasting notes that contain the term."""


class TierBoughtData(Record):
    """In production, the tier of a company cannot be set, whatever rights the caller has."""

    kind: Literal["forbidden"]
    """The name of the kind of error, for programs."""

    reason: Literal["tierIsBought"]
    """tierIsBought: the app was built for production, where purchases decide the tier."""


class TierLimits(Record):
    """The limits and features of a company's tier."""

    tier: Literal["free", "business", "enterprise"]
    """The tier."""

    participants: Optional[int]
    """The maximum number of participants, not counting owners. `null` for no limit."""

    analytics: bool
    """`true` if the tier includes analytics."""

    ai: bool
    """`true` if the tier includes AI (`reports.explain`)."""


class TierLimitsPage(Record):
    """One page of a list."""

    items: List[TierLimits]
    """All elements, in the list's order."""

    next: Optional[str]
    """Always `null`, because the list has only one page."""


class TierRequiredData(Record):
    """The company's tier does not allow the request. data.limit names the limit, data.most is its value, and data.tiers
    lists the tiers that would allow the request.
    """

    kind: Literal["tierRequired"]
    """The name of the kind of error, for programs."""

    limit: Literal["participants", "analytics", "ai"]
    """The limit that would be exceeded, or the feature that the tier lacks."""

    most: Optional[int]
    """The present limit. `null` if a feature is lacking, or if this device does not know the limit."""

    tiers: List[Literal["free", "business", "enterprise"]]
    """The tiers that allow the request."""

    products: Optional[List[str]] = None
    """The ids of the store's products that give these tiers. Left out if the company's tier does not depend on
    purchases.
    """


class Timeline(Record):
    """The content of a widget for the next hours, and the reason for each fallback."""

    wanted: Optional[str]
    """The id of the place that the widget's configuration asks for, or of the place chosen for all widgets. `null` for
    the device's place.
    """

    place: Optional[TimelinePlace]
    """The place that the widget shows. `null` if no place is known."""

    scale: Literal["celsius", "fahrenheit", "kelvin", "humanus"]
    """The scale of the temperatures."""

    entries: List[TimelineEntry]
    """The hours that have not ended, in order of time. Empty if no weather is known."""

    fallbacks: List[Fallback]
    """The reasons why the widget shows less, or another place, than its configuration asks for. Empty if there is no
    such reason.
    """

    refresh: TimelineRefresh
    """The time at which the widget should request the timeline again."""

    source: Literal["fresh", "stale", "default"]
    """The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is no data,
    and the result is a safe default.
    """

    age: Optional[int]
    """The age of the data in milliseconds; `null` if `source` is `default`."""

    more: Optional[Dict[str, Any]]
    """The members of the host's answer that the core does not know, unchanged. `null` if there are none."""


class TimelineEntry(Record):
    """The content of a widget during one hour."""

    at: datetime
    """The time when the hour begins, from which the widget shows this entry."""

    celsius: Decimal
    """The temperature in degrees Celsius, converted from the host's unit."""

    temperature: Decimal
    """The temperature in degrees of the timeline's `scale`."""

    extrapolated: bool
    """`true` if the temperature is outside the table of the scale Humanus, so that the value was extrapolated linearly.
    """

    condition: Optional[str]
    """The weather in a word or two, as the host calls it. `null` if the host does not report it."""

    more: Optional[Dict[str, Any]]
    """The members of the host's answer that the core does not know, unchanged. `null` if there are none."""


class TimelinePlace(Record):
    """The place that a widget shows."""

    id: Optional[str]
    """The id of the place. `null` for the device's place."""

    name: Optional[str]
    """The name of the place. `null` if the name is not known yet."""

    latitude: Decimal
    """The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator."""

    longitude: Decimal
    """The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich."""

    time_zone: Optional[str]
    """The name of the time zone in the IANA database, such as Europe/Berlin."""

    at: Optional[datetime]
    """The time when the device was at this place. `null` for a place that the user chose."""


class TimelineRefresh(Record):
    """The time when a widget should request its timeline again."""

    policy: Literal["after", "never"]
    """The rule for the next request. after: at the time in `at`. never: only when the app reports that the content has
    changed.
    """

    at: Optional[datetime]
    """The time of the next request. `null` if `policy` is `never`."""


class TooManyAttemptsData(Record):
    """Too many attempts have failed, or were made at once. data.retryAfter is the number of milliseconds to wait before
    the next attempt.
    """

    kind: Literal["tooManyAttempts"]
    """The name of the kind of error, for programs."""

    retry_after: int
    """The time during which further attempts are refused, in milliseconds."""

    record: Optional[str] = None
    """The id of the record that was stored despite the error: an answer that was stored as failed, or feedback. Left
    out if no record was stored.
    """

    owner: Optional[str] = None
    """The id of the record to which the stored record belongs, such as the conversation. Left out if the stored record
    belongs to no other record.
    """


class Topic(Record):
    """A filter of events. An event must fit all given members. A topic without members fits all events."""

    service: Union[Optional[str], Unset] = UNSET
    """The service of the records. Default: the records of all services."""

    type: Union[Optional[str], Unset] = UNSET
    """The kind of the records. Default: records of all kinds."""

    company: Union[Optional[str], Unset] = UNSET
    """The id of the company of the records. Default: the records of all companies and of the account."""


class TrackedEvent(Record):
    """The outcome of recording an event."""

    waits: bool
    """`true` if the event waits to be sent. `false` if the event was dropped because telemetry is off."""


class Transfer(Record):
    """The founder must first make another owner the founder, with access.transfer."""

    rule: Literal["transfer"]
    """The kind of the condition: transfer."""


class TransformedImage(Record):
    """The host's answer to host.image.transform."""

    path: str
    """The absolute path of the file."""

    width: int
    """The width in pixels."""

    height: int
    """The height in pixels."""

    bytes: int
    """The number of bytes of the file."""


class TurnoverReport(Record):
    """The turnover of the stock in a period: how often the stock was sold or used up, and replaced."""

    from_: Optional[str]
    """The first day of the period, which is included. `null` if the report has no first day."""

    to: Optional[str]
    """The last day of the period, which is included. `null` if the report extends to the present."""

    time_zone: str
    """The time zone in which days begin and end: the company's time zone. UTC if the company has no time zone, or if
    this machine does not know that time zone.
    """

    totals: List[TurnoverSum]
    """The totals of all items, one row for each currency."""

    uncosted: int
    """The number of items that had stock, or of which goods left, and that have no known cost. The sums do not include
    them.
    """

    items: List[TurnoverRow]
    """The rows, sorted by currency, and within a currency by `out`, the largest first."""

    next: Optional[str]
    """The cursor of the next page, to pass as `after`; `null` on the last page."""


class TurnoverRow(Record):
    """One row of a turnover report: the turnover of an item, or of the items of a category."""

    item: Optional[str]
    """The id of the item. `null` unless rows are by item."""

    sku: Optional[str]
    """The item's SKU. `null` unless rows are by item."""

    name: Optional[str]
    """The item's name. `null` unless rows are by item."""

    category: Optional[str]
    """The category of the item or the items. `null` for items without a category."""

    out: MoneySum
    """The cost of the goods that were sold or used up, less the cost of goods that customers returned."""

    opening: MoneySum
    """The value of the stock at the beginning of the period."""

    closing: MoneySum
    """The value of the stock at the end of the period."""

    turnover: Optional[Decimal]
    """The turnover: `out` divided by the average of `opening` and `closing`, with two decimals, rounded half to even.
    `null` if that average is 0 or less.
    """


class TurnoverSum(Record):
    """The cost of the goods that left, and the value of the stock before and after the period, in one currency."""

    out: MoneySum
    """The cost of the goods that were sold or used up, less the cost of goods that customers returned."""

    opening: MoneySum
    """The value of the stock at the beginning of the period."""

    closing: MoneySum
    """The value of the stock at the end of the period."""

    turnover: Optional[Decimal]
    """The turnover: `out` divided by the average of `opening` and `closing`, with two decimals, rounded half to even.
    `null` if that average is 0 or less.
    """


class UnauthorizedData(Record):
    """No user is signed in, or the app's backend has not authenticated the user. data.reason is the reason."""

    kind: Literal["unauthorized"]
    """The name of the kind of error, for programs."""

    reason: Literal["signedOut", "none", "expired"]
    """The reason. signedOut: no user is signed in. none: the backend has not authenticated the user yet. expired: the
    backend's authentication is no longer valid.
    """

    record: Optional[str] = None
    """The id of the record that was stored despite the error: an answer that was stored as failed, or feedback. Left
    out if no record was stored.
    """

    owner: Optional[str] = None
    """The id of the record to which the stored record belongs, such as the conversation. Left out if the stored record
    belongs to no other record.
    """


class UncountedStock(Record):
    """Stock that is in the ledger, in the scope of a stocktake, and was not counted."""

    item: str
    """The id of the item."""

    sku: str
    """The item's SKU (stock keeping unit)."""

    name: str
    """The item's name."""

    unit: str
    """The item's own unit, in which its quantities are given."""

    location: Optional[str]
    """The id of the location of the stock."""

    location_name: Optional[str]
    """The location's name."""

    lot: Optional[str]
    """The id of the lot; `null` for an item that is not tracked by lots."""

    batch: Optional[str]
    """The lot's batch."""

    serial: Optional[str]
    """The lot's serial number."""

    expected: Optional[Decimal]
    """The quantity in the ledger, in the item's own unit. `null` if the caller may not see it, because the stocktake is
    blind.
    """


class UncountedStockPage(Record):
    """One page of a list."""

    items: List[UncountedStock]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class UnitCost(Record):
    """The cost of one unit of an item. It can have five more decimals than the currency has."""

    amount: Decimal
    """The amount in the currency's minor units: 1250.5 is 12.505 EUR."""

    currency: str
    """The currency's code (ISO 4217): three capitals, such as EUR."""


class Unsubscribed(Record):
    """A subscription that has ended."""

    unsubscribed: int
    """The handle of the subscription."""


class UnsupportedProtocolData(Record):
    """The core does not support this version of the protocol. data.supported lists the supported versions."""

    kind: Literal["unsupportedProtocol"]
    """The name of the kind of error, for programs."""

    supported: List[int]
    """The versions of the protocol that the core supports."""


class UpdateDelay(Record):
    """A recommended update that was put off, and the time until which it is not shown."""

    version: str
    """The version that the request gave."""

    until: datetime
    """The time from which the update is recommended again."""


class Upload(Record):
    """An upload of an asset in pieces: its id, and the number of bytes received."""

    upload: str
    """The id of the upload, for assets.append and assets.finish."""

    received: int
    """The number of bytes received, which is the offset of the next piece."""


class User(Record):
    """A person who has signed in with Apple."""

    id: str
    """The record's id."""

    apple_user: str
    """The user's id at Apple. The same person has a different id for each developer."""

    full_name: Optional[str]
    """The user's name. Apple sends it only at the first sign-in."""

    email: Optional[str]
    """The user's e-mail address. Apple sends it only at the first sign-in."""

    is_private_relay: bool
    """`true` if `email` is a relay address of Apple, which hides the user's own address."""

    last_sign_in_at: datetime
    """The time when the user last signed in on any device."""

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class Validation(Record):
    """The state of the session, and the reason if Apple could not be reached."""

    state: AuthState
    """The state of the session after the check."""

    failure: Optional[RefreshFailure]
    """The reason why Apple could not be reached. `null` if Apple was reached, or if no user is signed in."""


class View(Record):
    """A view: a stored call of a listing method, such as a filtered list."""

    id: str
    """The record's id."""

    company: str
    """The id of the company to which the record belongs."""

    name: str
    """The view's name."""

    query: ViewQuery
    """The call that views.run repeats."""

    shared: bool
    """`true` to share the view with all users of the company who may call the view's method."""

    user: str
    """The user who owns the view."""

    version: int
    """The version of the record. It is 1 at first, and increases by 1 with each change."""

    created_at: datetime
    """The time when the record was created."""

    updated_at: datetime
    """The time of the record's last change."""

    unreadable: Optional[List[str]] = None
    """The names of the members whose stored values can't be read, because the values are damaged or a newer program
    wrote them. Each value stays stored until the member is set again.
    """


class ViewConflictData(Record):
    """The record does not have the version in expect. data.current is the record in its present state. Read it, and
    send the change again with its version.
    """

    kind: Literal["conflict"]
    """The name of the kind of error, for programs."""

    current: View
    """The record in its present state, with the members that the caller may see. Repeat the change with its `version`
    as `expect`.
    """


class ViewDraftChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    name: Union[str, Unset] = UNSET
    """The view's name."""

    query: Union[ViewQueryChanges, Unset] = UNSET
    """The call that views.run repeats."""

    shared: Union[Optional[bool], Unset] = UNSET
    """`true` to share the view with all users of the company who may call the view's method."""


class ViewPage(Record):
    """One page of a list."""

    items: List[View]
    """The elements of the page, in the list's order."""

    next: Optional[str]
    """The cursor of the next page, which the next call passes as `after`. `null` on the last page."""


class ViewQuery(Record):
    """A call of a listing method."""

    method: str
    """The name of a listing method: a method that reads records of a company, one page at a time."""

    params: Dict[str, Any]
    """The method's parameters, without `company`, `limit` and `after`. An update of the view replaces all parameters.
    """


class ViewQueryChanges(Record):
    """Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
    restores its default if it has one.
    """

    method: Union[str, Unset] = UNSET
    """The name of a listing method: a method that reads records of a company, one page at a time."""

    params: Union[Optional[Mapping[str, Any]], Unset] = UNSET
    """The method's parameters, without `company`, `limit` and `after`. An update of the view replaces all parameters.
    """


class ViewQueryInput(Record):
    """A call of a listing method."""

    method: str
    """The name of a listing method: a method that reads records of a company, one page at a time."""

    params: Union[Optional[Mapping[str, Any]], Unset] = UNSET
    """The method's parameters, without `company`, `limit` and `after`. An update of the view replaces all parameters.
    """


class WaitingStep(Record):
    """A step that is not possible yet, and the conditions that must be met first."""

    to: str
    """The status to which the step leads."""

    needs: List[str]
    """The conditions that must be met first. The message names them in words. For an order: lines (it has a line),
    shipped (nothing is left to ship), paid (all of it is paid), returned (all shipped goods are back). For a purchase:
    lines, begun (some goods have arrived), received (all goods have arrived), awaited (some goods are still to arrive),
    reversed (all receipts are reversed). For a dispatch: lines (goods were shipped with it), carrier (it has a
    carrier), address (it has an address or a contact), colleague (the recipient is a user), kept (no line was returned
    only in part). For a build: made (all of it is made), begun (a part is made), unfinished (a part is still to make),
    unmade (nothing is made). For orders and purchases: manager (a manager takes the step).
    """


class WeatherGap(Record):
    """The reason why a result has fewer hours of weather than the request asked for."""

    reason: Literal["nowMissing", "hoursMissing"]
    """The reason. nowMissing: the host's answer has no present hour. hoursMissing: the host's answer has fewer hours
    than requested.
    """

    message: str
    """The reason as a sentence that a user interface can show."""


class WeatherHour(Record):
    """The weather of an hour."""

    at: datetime
    """The time when the hour begins."""

    celsius: Decimal
    """The temperature in degrees Celsius, converted from the host's unit."""

    temperature: ScaledTemperature
    """The temperature on the requested scale."""

    condition: Optional[str]
    """The weather in a word or two, as the host calls it. `null` if the host does not report it."""

    more: Optional[Dict[str, Any]]
    """The members of the host's answer that the core does not know, unchanged. `null` if there are none."""


class WeatherPlace(Record):
    """The place that the weather is about. Of the places for which the host has weather, it is the one nearest to the
    requested coordinates.
    """

    latitude: Decimal
    """The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator."""

    longitude: Decimal
    """The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich."""

    name: Optional[str]
    """The host's name for the place. `null` if the host sent no name."""

    time_zone: Optional[str]
    """The name of the time zone in the IANA database, such as Europe/Berlin."""


class WidgetPlace(Record):
    """A place that a widget can show. Its id always names this place, and never another one."""

    id: str
    """The id of the place."""

    name: str
    """The name of the place."""

    latitude: Decimal
    """The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator."""

    longitude: Decimal
    """The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich."""

    region: Optional[str]
    """The state or province."""

    country: Optional[str]
    """The country's code of two capital letters (ISO 3166-1 alpha-2), such as DE."""

    time_zone: Optional[str]
    """The name of the place's time zone in the IANA database, such as `Europe/Berlin`."""


class WrittenLine(Record):
    """Whether a line was written to the log."""

    taken: bool
    """`true` if the line was written, `false` if it was dropped. A conversation can write at most 200 lines a second.
    Further lines are dropped, and one line of the log counts them.
    """


class ZoneChanges(Record):
    """A page of the changes in a zone."""

    token: str
    """The token to send with the next request."""

    more: bool
    """`true` if there are more changes. The core then sends the next request at once, with the new token."""

    records: Union[Optional[Sequence[CloudRecordInput]], Unset] = UNSET
    """The records that were saved since the token, in their present state."""

    deleted: Union[Optional[Sequence[CloudDeletionInput]], Unset] = UNSET
    """The records that were deleted since the token."""

    share: Union[Optional[CloudShare], Unset] = UNSET
    """The zone's share. It is on the last page if its change tag differs from `shareTag`; otherwise left out."""


class ZoneResult(Record):
    """The result for one zone."""

    zone: CloudZoneAnswer
    """The zone."""

    kind: Union[Optional[Literal["networkUnavailable", "networkFailure", "timeout", "serviceUnavailable", "requestRateLimited", "zoneBusy", "notAuthenticated", "accountTemporarilyUnavailable", "quotaExceeded", "serverRecordChanged", "unknownItem", "changeTokenExpired", "historyLost", "zoneNotFound", "userDeletedZone", "permissionFailure", "tooManyParticipants", "limitExceeded", "batchRequestFailed", "invalidArguments", "constraintViolation", "assetFileMissing", "incompatibleVersion"]], Unset] = UNSET
    """The reason why the zone was refused."""

    message: Union[Optional[str], Unset] = UNSET
    """The reason, as a sentence for people."""
