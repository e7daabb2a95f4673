"""The methods of the core, as coroutines of its services.

Generated from Schemas/openrpc.json of version 0.1.0; do not edit."""

from __future__ import annotations

from datetime import datetime
from decimal import Decimal
from functools import cached_property
from typing import Any, Awaitable, Dict, List, Literal, Mapping, Optional, Sequence, Union

from ._values import CallSender, Day, Number, each, each_value, instant, optional
from .records import (
    ABCReport,
    AcceptedShare,
    AccessRecord,
    ActivityPage,
    AddressInput,
    AgingReport,
    AllowedMethods,
    AnalyzedFlavor,
    AppDiagnostics,
    Asset,
    AssetBytes,
    AssetOwnerInput,
    AssetPage,
    AssetPath,
    AuthGate,
    AuthState,
    Availability,
    BackupReport,
    Bean,
    BeanDetailsChanges,
    BeanOriginInput,
    BeanPage,
    Brew,
    BrewDetailsChanges,
    BrewFilter,
    BrewPage,
    BrewSectionPage,
    Caller,
    Cancelled,
    CancelledAnswer,
    ChatExport,
    CheckedFeature,
    CheckedMethod,
    ClearedLog,
    ClearedRecents,
    ClientInput,
    CloudComparisonInput,
    CloudZoneInput,
    Company,
    CompanyDetailsChanges,
    CompanySettingsInput,
    CompletedTerms,
    Contact,
    ContactAddressInput,
    ContactDetailsChanges,
    ContactEmailInput,
    ContactNote,
    ContactPage,
    ContactPersonInput,
    ContactPhoneInput,
    ContentPage,
    ContentType,
    ContentTypes,
    Conversation,
    ConversationList,
    ConversationPage,
    ConvertedTemperature,
    Count,
    CountLine,
    CountPage,
    CountScopeForm,
    Credential,
    CurrentEntitlements,
    CurrentWeather,
    CustomDepartmentInput,
    DaySummary,
    Deleted,
    DeletedAccount,
    DepartmentPage,
    DeparturePage,
    Deployment,
    DescribedSettings,
    DeviceLocation,
    Diagnostics,
    DiscardedRecord,
    Dismissal,
    Dispatch,
    DispatchDraftChanges,
    DispatchPage,
    DispatchView,
    DuplicateContactsPage,
    EntitlementSnapshot,
    Equipment,
    EquipmentDetailsChanges,
    EquipmentPage,
    EventPage,
    ExpiringLotPage,
    ExplainedInsights,
    Explanation,
    ExportReport,
    Feedback,
    FeedbackPage,
    FigurePoints,
    Flags,
    FlavorWheel,
    FoundContact,
    FoundContactPage,
    FoundContent,
    FoundItemPage,
    FoundMessagePage,
    FoundPlaces,
    GeocodedPlace,
    GrindScaleChanges,
    GrindScaleInput,
    Hello,
    HistoryEntryPage,
    HostChecked,
    HourlyWeather,
    HumanusTable,
    ImportReport,
    ImportedPlace,
    Info,
    Ingested,
    Insights,
    IntentList,
    Item,
    ItemDetailsChanges,
    ItemOverview,
    ItemPage,
    ItemUnitInput,
    JournalOverview,
    KeptDocumentPage,
    KnownItems,
    Label,
    LabelPage,
    LastLocation,
    LeftCompany,
    LineTermsChanges,
    LinkList,
    ListedAccessPage,
    ListedCompany,
    ListedCompanyPage,
    ListedCountLinePage,
    ListedLotPage,
    LiveClosed,
    LiveOpened,
    Loan,
    LoanPage,
    LoanTermsChanges,
    Location,
    LocationAuthorization,
    LocationDetailsChanges,
    LocationPage,
    LocationTree,
    LogExportReport,
    LogLinePage,
    Lot,
    LotDetailsChanges,
    LowStockPage,
    MessagePage,
    MoneyChanges,
    MoneyInput,
    NamedPersonPage,
    NewCredentials,
    NewLine,
    NewPurchaseLine,
    NotedPayment,
    OpenedLink,
    OpenedUpdate,
    OrderDiscountInput,
    OrderDocument,
    OrderDraftChanges,
    OrderLine,
    OrderPage,
    OrderView,
    OverdueLoanPage,
    Page,
    Participant,
    ParticipantPage,
    PickedPlacePage,
    PlaceList,
    PolicyVerdict,
    Pong,
    PostedStock,
    PourInput,
    PresentedLink,
    PresetPage,
    Products,
    Progressed,
    Promotions,
    Provided,
    Purchase,
    PurchaseDraftChanges,
    PurchaseIntent,
    PurchaseLine,
    PurchasePage,
    PurchaseTermsChanges,
    PurchaseView,
    Purchased,
    Query,
    QueuedRecordPage,
    RebuiltStock,
    ReceivedLine,
    ReceivedPurchase,
    RecentList,
    Recipe,
    RecipeDetailsChanges,
    RecipePage,
    RecipeStepInput,
    Recommendation,
    RecommendedParameters,
    RefreshedDocument,
    Removed,
    RemovedRecent,
    RenamedLabel,
    ReportExplanation,
    ResolvedCode,
    ResolvedConflicts,
    ResolvedPlace,
    ReturnedGoods,
    ReturnedLine,
    ReversedReceipt,
    SalesReport,
    ScaledRecipe,
    SentMessage,
    SettingValues,
    Share,
    SharePreview,
    SharedNames,
    SharedValue,
    SharingState,
    Shipment,
    ShippedLine,
    ShownFlag,
    ShownOrder,
    ShownPlace,
    SignedIn,
    StockAlertPage,
    StockEntryPage,
    StockForm,
    StockLevelPage,
    StockValueReport,
    StoreEnvironment,
    StoreListing,
    Subscribed,
    SuggestedNotes,
    SuggestedPlaces,
    SuggestedPurchases,
    SyncAccount,
    SyncConflictPage,
    SyncEventPage,
    SyncStatus,
    Tasting,
    TastingDetailsChanges,
    TastingPage,
    TastingScoresChanges,
    TastingScoresInput,
    TelemetryNames,
    TemperatureScalePage,
    TierLimitsPage,
    Timeline,
    Topic,
    TrackedEvent,
    TurnoverReport,
    UncountedStockPage,
    Unsubscribed,
    UpdateDelay,
    Upload,
    User,
    Validation,
    View,
    ViewDraftChanges,
    ViewPage,
    ViewQueryInput,
    WidgetPlace,
    WrittenLine,
)


class AccessCredentialsMethods:
    """Methods of access.credentials."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def create(
        self,
        *,
        username: str,
        password: str,
        user: Optional[str] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Credential]:
        """Gives somebody a username and a password to sign in with. From a company's first ones on, which
        must be the founder's, only who is signed in acts there. A manager gives them to who holds nothing
        beyond the manager's departments; the founder's make nobody but the founder. In a company that others
        share, whoever takes part makes their own, whatever they hold there: from then on they sign in on each
        of the account's devices, and nobody else sees them.

        username: The name, unique in the company, ignoring case, width and Unicode normalization; it never
        changes.

        password: At least 8 characters. Only a scrypt key of it is stored. A repeat with the same
        idempotencyKey is not compared by it.

        user: Who has an access record; the caller without it.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The credentials, without the password.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Duplicate, OwnerNeeded,
        TooManyAttempts, LimitReached, RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "access.credentials.create",
            {
                "username": username,
                "password": password,
                "user": user,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Credential._read,
            "write",
        )

    def change_password(
        self,
        *,
        password: str,
        new_password: str,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Credential]:
        """Changes the password of who is signed in.

        password: The present one. A repeat with the same idempotencyKey is not compared by it.

        new_password: The new one: at least 8 characters. A repeat with the same idempotencyKey is not
        compared by it.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The credentials, without the password.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, SignInFailed, TooManyAttempts,
        LimitReached, RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "access.credentials.changePassword",
            {
                "password": password,
                "newPassword": new_password,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Credential._read,
            "write",
        )

    def reset_password(
        self,
        *,
        user: str,
        new_password: str,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Credential]:
        """Gives somebody else a new password who has lost theirs; ends their session, and forgets failed
        attempts. A manager does so for who holds nothing beyond the manager's departments; for the founder
        nobody does.

        user: Whose password; not one's own.

        new_password: The new one: at least 8 characters. A repeat with the same idempotencyKey is not
        compared by it.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The credentials, without the password.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, TooManyAttempts, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "access.credentials.resetPassword",
            {
                "user": user,
                "newPassword": new_password,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Credential._read,
            "write",
        )

    def recover(
        self,
        *,
        new_password: str,
        company: Optional[str] = None,
    ) -> Awaitable[Credential]:
        """Gives the account a new password for a company that others share with it, where its own is lost:
        the cloud says whose account it is. Ends its sessions there, on all its devices.

        new_password: The new one: at least 8 characters. Only a scrypt key of it is stored.

        company: The company; without it the selected one, or the only one that there is.

        Returns: The credentials, without the password: access.signIn takes them.

        Raises: InvalidParams, NotFound, NoCompany, AccountUnavailable, CloudUnavailable, LimitReached,
        RequestCancelled.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "access.credentials.recover",
            {
                "newPassword": new_password,
                "company": company,
            },
            Credential._read,
            "session",
        )


class AuthBackendMethods:
    """Methods of auth.backend."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def exchange(
        self,
        *,
        deadline: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[AuthState]:
        """Has the app's backend authenticate the user with the credential of the last sign-in. It can be used
        once, within 5 minutes, by the process that has it.

        deadline: How many milliseconds the host has; 10,000 without it.

        progress_token: Passed back in rpc.progress when the host tells how far it is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The state of the session, with the backend's authentication.

        Raises: InvalidParams, MissingCredential, NotOnThisPath, Unauthorized, HostUnavailable, HostTimeout,
        HostError, HostFault, LimitReached, RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "auth.backend.exchange",
            {
                "deadline": deadline,
                "progressToken": progress_token,
                "idempotencyKey": idempotency_key,
            },
            AuthState._read,
            "write",
        )

    def clear(
        self,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[AuthState]:
        """Forgets the backend's authentication of the user, and its token. The user stays signed in with
        Apple.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The state of the session, with the backend none.

        Raises: InvalidParams, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "auth.backend.clear",
            {
                "idempotencyKey": idempotency_key,
            },
            AuthState._read,
            "write",
        )


class ContactsNotesMethods:
    """Methods of contacts.notes."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def add(
        self,
        *,
        contact: str,
        text: str,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[ContactNote]:
        """Writes down what was done with a contact: a call, a visit, a promise.

        contact: Whom it is about.

        text: What is to be kept.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The note.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "contacts.notes.add",
            {
                "contact": contact,
                "text": text,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            ContactNote._read,
            "write",
        )


class ConversationsMessagesMethods:
    """Methods of conversations.messages."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def list(
        self,
        *,
        conversation: str,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
    ) -> Awaitable[MessagePage]:
        """Lists the messages of a conversation, newest first, page by page. The order is that of the
        container; what it does not have yet comes last.

        conversation: The conversation.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        Returns: A page of messages. An answer that is coming has the part that came at most a tenth of a
        second ago; a live query shows it grow.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, NotFound, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "conversations.messages.list",
            {
                "conversation": conversation,
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
            },
            MessagePage._read,
            "read",
        )


class EntitlementsIntentsMethods:
    """Methods of entitlements.intents."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def list(
        self,
    ) -> Awaitable[IntentList]:
        """Lists what somebody began to buy outside the app, in the order in which it came.

        Returns: The intents that wait.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "entitlements.intents.list",
            {},
            IntentList._read,
            "read",
        )

    def add(
        self,
        *,
        product_id: str,
        offer_id: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[PurchaseIntent]:
        """Keeps what somebody began to buy outside the app until it is drained; the same one that waits
        already is not added again.

        product_id: What is to be bought, as the store names it.

        offer_id: The offer that it is to be bought with.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The intent.

        Raises: InvalidParams, LimitReached, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "entitlements.intents.add",
            {
                "productId": product_id,
                "offerId": offer_id,
                "idempotencyKey": idempotency_key,
            },
            PurchaseIntent._read,
            "write",
        )

    def drain(
        self,
        *,
        limit: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[IntentList]:
        """Takes what somebody began to buy outside the app, once.

        limit: How many at most; all without it.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The intents, which wait no longer.

        Raises: InvalidParams, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "entitlements.intents.drain",
            {
                "limit": limit,
                "idempotencyKey": idempotency_key,
            },
            IntentList._read,
            "write",
        )


class InventoryCategoriesMethods:
    """Methods of inventory.categories."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def list(
        self,
        *,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        company: Optional[str] = None,
    ) -> Awaitable[LabelPage]:
        """Lists the categories that items have, by name, with how many items have each, page by page.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of categories.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.categories.list",
            {
                "limit": limit,
                "after": after,
                "company": company,
            },
            LabelPage._read,
            "read",
        )

    def rename(
        self,
        *,
        from_: str,
        to: str,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[RenamedLabel]:
        """Gives all items with one category another in its place, archived items, too; the two become one
        where both are there. Many items are many writes: whatever has ended them before the answer, a repeat
        goes on with the others.

        from_: The category; neither case nor spaces around it count.

        to: What the items have from now on, as it is spelled here.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: How many items were changed. Other requests are answered meanwhile.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.categories.rename",
            {
                "from": from_,
                "to": to,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            RenamedLabel._read,
            "write",
        )


class InventoryCountsMethods:
    """Methods of inventory.counts."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def get(
        self,
        *,
        id: str,
        company: Optional[str] = None,
    ) -> Awaitable[Count]:
        """Answers one count.

        id: The record.

        company: The company; without it the selected one, or the only one that there is.

        Returns: The count as it stands.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.counts.get",
            {
                "id": id,
                "company": company,
            },
            Count._read,
            "read",
        )

    def create(
        self,
        *,
        name: Optional[str] = None,
        scope: Optional[CountScopeForm] = None,
        blind: Optional[bool] = None,
        note: Optional[str] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Count]:
        """Begins a stocktake, of all there is, or of what lies in a location, of a category or of some items.

        name: What people call it.

        scope: What is counted: all there is without it.

        blind: Whether who counts is not told what is expected; managers are.

        note: What else is to be known.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The new count.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.counts.create",
            {
                "name": name,
                "scope": scope,
                "blind": blind,
                "note": note,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Count._read,
            "write",
        )

    def list(
        self,
        *,
        status: Optional[Literal["open", "review", "posted", "cancelled"]] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> Awaitable[CountPage]:
        """Lists stocktakes, newest first, page by page.

        status: Only counts that are so far.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of counts.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.counts.list",
            {
                "status": status,
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
                "company": company,
            },
            CountPage._read,
            "read",
        )

    def record(
        self,
        *,
        count: str,
        quantity: Number,
        item: Optional[str] = None,
        sku: Optional[str] = None,
        unit: Optional[str] = None,
        location: Optional[str] = None,
        lot: Optional[str] = None,
        batch: Optional[str] = None,
        serials: Optional[Sequence[str]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[CountLine]:
        """Notes what was found of an item in a place. What is found there again replaces it; all that was
        found is kept.

        count: The stocktake.

        quantity: How much there is; 0 for nothing.

        item: The item; it, or sku, must be given.

        sku: Its SKU; neither case nor spaces around it count.

        unit: The unit that it is given in; the item's own without it.

        location: Where, by its id, its code or its path; the item's location without it, else the company's
        main one.

        lot: The lot, of an item whose lots are told apart. Where something is taken and no lot is named,
        those that expire first are taken.

        batch: Its batch, in lot's place; one that comes for the first time is made.

        serials: The serial numbers of the pieces, as many as the quantity says; those that come for the first
        time are made.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The line.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, IllegalStep,
        LimitReached, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.counts.record",
            {
                "count": count,
                "quantity": quantity,
                "item": item,
                "sku": sku,
                "unit": unit,
                "location": location,
                "lot": lot,
                "batch": batch,
                "serials": serials,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            CountLine._read,
            "write",
        )

    def lines(
        self,
        *,
        count: str,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> Awaitable[ListedCountLinePage]:
        """Lists what was found, each place once, in the order of the ids of items, locations and lots, page
        by page.

        count: The stocktake.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of lines.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.counts.lines",
            {
                "count": count,
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
                "company": company,
            },
            ListedCountLinePage._read,
            "read",
        )

    def uncounted(
        self,
        *,
        count: str,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> Awaitable[UncountedStockPage]:
        """Lists what the ledger says there is of what the stocktake is of, and nobody has counted yet, but
        for what is lent: it stays as it is when the count is posted. In the order of the ids of items,
        locations and lots, page by page; a page may have fewer than its limit though more follow.

        count: The stocktake.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of places.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.counts.uncounted",
            {
                "count": count,
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
                "company": company,
            },
            UncountedStockPage._read,
            "read",
        )

    def submit(
        self,
        *,
        count: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Count]:
        """Says that all is counted, so that somebody can look at what differs.

        count: The stocktake.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The count as it is now.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict,
        IllegalStep, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.counts.submit",
            {
                "count": count,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Count._read,
            "write",
        )

    def reopen(
        self,
        *,
        count: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Count]:
        """Lets a count that was submitted go on.

        count: The stocktake.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The count as it is now.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict,
        IllegalStep, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.counts.reopen",
            {
                "count": count,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Count._read,
            "write",
        )

    def post(
        self,
        *,
        count: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Count]:
        """Posts what differs from what was expected to the ledger, in one transaction; nothing where nothing
        does.

        count: The stocktake.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The count as it is now.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict,
        IllegalStep, InsufficientStock, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.counts.post",
            {
                "count": count,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Count._read,
            "write",
        )

    def cancel(
        self,
        *,
        count: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Count]:
        """Ends a count without a trace in the ledger.

        count: The stocktake.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The count as it is now.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict,
        IllegalStep, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.counts.cancel",
            {
                "count": count,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Count._read,
            "write",
        )

    def export(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        company: Optional[str] = None,
    ) -> Awaitable[ExportReport]:
        """Writes all counts of a company as a file or a text for spreadsheets and other programs; the oldest
        first. No import reads it.

        format: csv: comma-separated values (RFC 4180); jsonl: a JSON object a line.

        path: The file; one that is there is refused, unless overwrite is true. Who may only look at things
        writes none. It, or inline, must be given.

        inline: true for a text in the answer, of at most 4 MiB.

        progress_token: Echoed in rpc.progress, which tells how many are written.

        overwrite: true to replace a file that is there, once the new one is whole.

        dialect: excel writes csv for spreadsheets: with a byte-order mark, semicolons, decimal commas, money
        as 12,90, and nothing that is taken for a formula. standard without it.

        separator: What separates columns in the dialect excel; commas where decimals have points.

        decimal: The decimal separator in the dialect excel; comma without it.

        company: The company; without it the selected one, or the only one that there is.

        Returns: How much was written, and what, where a text was asked for. Other requests are answered
        meanwhile.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, LimitReached, RequestCancelled,
        StorageFault.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.counts.export",
            {
                "format": format,
                "path": path,
                "inline": inline,
                "progressToken": progress_token,
                "overwrite": overwrite,
                "dialect": dialect,
                "separator": separator,
                "decimal": decimal,
                "company": company,
            },
            ExportReport._read,
            "session",
        )


class InventoryEntriesMethods:
    """Methods of inventory.entries."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def export(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        company: Optional[str] = None,
    ) -> Awaitable[ExportReport]:
        """Writes all entries of a company as a file or a text for spreadsheets and other programs; the oldest
        first. No import reads it.

        format: csv: comma-separated values (RFC 4180); jsonl: a JSON object a line.

        path: The file; one that is there is refused, unless overwrite is true. Who may only look at things
        writes none. It, or inline, must be given.

        inline: true for a text in the answer, of at most 4 MiB.

        progress_token: Echoed in rpc.progress, which tells how many are written.

        overwrite: true to replace a file that is there, once the new one is whole.

        dialect: excel writes csv for spreadsheets: with a byte-order mark, semicolons, decimal commas, money
        as 12,90, and nothing that is taken for a formula. standard without it.

        separator: What separates columns in the dialect excel; commas where decimals have points.

        decimal: The decimal separator in the dialect excel; comma without it.

        company: The company; without it the selected one, or the only one that there is.

        Returns: How much was written, and what, where a text was asked for. Other requests are answered
        meanwhile.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, LimitReached, RequestCancelled,
        StorageFault.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.entries.export",
            {
                "format": format,
                "path": path,
                "inline": inline,
                "progressToken": progress_token,
                "overwrite": overwrite,
                "dialect": dialect,
                "separator": separator,
                "decimal": decimal,
                "company": company,
            },
            ExportReport._read,
            "session",
        )


class InventoryItemsMethods:
    """Methods of inventory.items."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def create(
        self,
        *,
        sku: str,
        name: str,
        unit: str,
        description: Optional[str] = None,
        units: Optional[Sequence[ItemUnitInput]] = None,
        purchase_unit: Optional[str] = None,
        sales_unit: Optional[str] = None,
        category: Optional[str] = None,
        tags: Optional[Sequence[str]] = None,
        barcodes: Optional[Sequence[str]] = None,
        manufacturer: Optional[str] = None,
        min_stock: Optional[Number] = None,
        reorder_quantity: Optional[Number] = None,
        location: Optional[str] = None,
        price: Optional[MoneyInput] = None,
        cost: Optional[MoneyInput] = None,
        condition: Optional[Literal["new", "used", "refurbished", "damaged"]] = None,
        custom: Optional[Mapping[str, Union[str, Number, Optional[bool]]]] = None,
        archived: Optional[bool] = None,
        track_batch: Optional[bool] = None,
        track_serial: Optional[bool] = None,
        supplier: Optional[str] = None,
        supplier_sku: Optional[str] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Item]:
        """Creates an item.

        sku: The stock keeping unit, unique in the company; neither case nor spaces around it make another
        one.

        name: What people call it.

        unit: What quantities count: piece, kg, m.

        description: What else is to be said of it.

        units: Other units that quantities may be given in.

        purchase_unit: The unit that it is bought in, of units; its own without it.

        sales_unit: The unit that it is sold in, of units; its own without it.

        category: The one category that it is filed under.

        tags: Any further words to find it by.

        barcodes: GTINs of 8, 12, 13 or 14 digits with their check digits, or other codes of printable ASCII.

        manufacturer: Who makes it.

        min_stock: The quantity below which it counts as low.

        reorder_quantity: How much to order at least when it is low; more than 0.

        location: Where it usually lies.

        price: What one unit is sold for.

        cost: What one unit costs; for managers of the inventory alone.

        condition: The condition that it is in.

        custom: Fields of the company's own: at most 50 names with a text, a number, a boolean or null each.

        archived: Whether it is out of use.

        track_batch: Whether its batches are told apart; it stays so while there are entries in the ledger.

        track_serial: Whether its pieces have serial numbers; it stays so, too.

        supplier: Whom it is bought from: a contact of the kind supplier.

        supplier_sku: What it is called there.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The new item.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Duplicate, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.items.create",
            {
                "sku": sku,
                "name": name,
                "unit": unit,
                "description": description,
                "units": units,
                "purchaseUnit": purchase_unit,
                "salesUnit": sales_unit,
                "category": category,
                "tags": tags,
                "barcodes": barcodes,
                "manufacturer": manufacturer,
                "minStock": min_stock,
                "reorderQuantity": reorder_quantity,
                "location": location,
                "price": price,
                "cost": cost,
                "condition": condition,
                "custom": custom,
                "archived": archived,
                "trackBatch": track_batch,
                "trackSerial": track_serial,
                "supplier": supplier,
                "supplierSku": supplier_sku,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Item._read,
            "write",
        )

    def history(
        self,
        *,
        id: str,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        company: Optional[str] = None,
    ) -> Awaitable[HistoryEntryPage]:
        """Lists the changes of an item, newest first, page by page; also of a deleted one.

        id: The record.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of changes.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.items.history",
            {
                "id": id,
                "limit": limit,
                "after": after,
                "company": company,
            },
            HistoryEntryPage._read,
            "read",
        )

    def get(
        self,
        *,
        id: Optional[str] = None,
        sku: Optional[str] = None,
        company: Optional[str] = None,
    ) -> Awaitable[Item]:
        """Answers one item: by its id, or by its SKU.

        id: The record; it, or sku, must be given.

        sku: Its SKU; neither case nor spaces around it count.

        company: The company; without it the selected one, or the only one that there is.

        Returns: The item as it stands.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.items.get",
            {
                "id": id,
                "sku": sku,
                "company": company,
            },
            Item._read,
            "read",
        )

    def list(
        self,
        *,
        text: Optional[str] = None,
        category: Optional[str] = None,
        archived: Optional[bool] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        tag: Optional[str] = None,
        order: Optional[Literal["newest", "name", "sku", "updated"]] = None,
        manufacturer: Optional[str] = None,
        condition: Optional[Literal["new", "used", "refurbished", "damaged"]] = None,
        flagged: Optional[bool] = None,
        location: Optional[str] = None,
        level: Optional[Literal["low", "out", "negative"]] = None,
        custom: Optional[Mapping[str, Union[str, Number, Optional[bool]]]] = None,
        updated_since: Optional[datetime] = None,
        supplier: Optional[str] = None,
        levels: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> Awaitable[ItemPage]:
        """Lists items, newest first or in another order, page by page.

        text: Words that must each begin a word of the item; case and accents don't matter.

        category: Only items of this category; neither case nor spaces around it count.

        archived: true for archived items alone; without it, the others.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        tag: Only items with this tag; neither case nor spaces around it count.

        order: newest; name, from A to Z; sku; or updated, those that were changed last first. newest without
        it.

        manufacturer: Only items of this manufacturer; neither case nor spaces around it count.

        condition: Only items in this condition.

        flagged: true for items that need attention alone, false for the others.

        location: Only items that usually lie in this location, by its id, its code or its path.

        level: low for items whose projected stock is below their minStock or below zero, out where nothing
        is, negative where somewhere there is less than nothing.

        custom: Only items that have all these fields of the company's own.

        updated_since: Only items that were made or changed then, or since.

        supplier: Only items that are bought from this contact.

        levels: true answers how much there is of each item, too, as its level.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of items; where few of many are asked for, it may end early, and next goes on.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.items.list",
            {
                "text": text,
                "category": category,
                "archived": archived,
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
                "tag": tag,
                "order": order,
                "manufacturer": manufacturer,
                "condition": condition,
                "flagged": flagged,
                "location": location,
                "level": level,
                "custom": custom,
                "updatedSince": updated_since,
                "supplier": supplier,
                "levels": levels,
                "company": company,
            },
            ItemPage._read,
            "read",
        )

    def search(
        self,
        *,
        text: str,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        archived: Optional[bool] = None,
        levels: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> Awaitable[FoundItemPage]:
        """Finds the items that fit a text best. A search that has to stop early ranks what it has seen,
        newest items first, and says `partial`.

        text: Words that must each begin a word of the item, or stand anywhere in one that is written without
        spaces; case and accents don't matter.

        limit: The most that a page may hold; 20 without it.

        after: The next of the page before.

        archived: true for archived items alone; without it, the others.

        levels: true answers how much there is of each item, too, as its level.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of items, best first.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.items.search",
            {
                "text": text,
                "limit": limit,
                "after": after,
                "archived": archived,
                "levels": levels,
                "company": company,
            },
            FoundItemPage._read,
            "read",
        )

    def find(
        self,
        *,
        barcode: str,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        archived: Optional[bool] = None,
        levels: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> Awaitable[ItemPage]:
        """Finds the items with a barcode, newest first, page by page.

        barcode: The code as a scanner gives it, or to the letter; UPC-A and UPC-E and the EAN-13 that they
        stand for are one.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        archived: true for archived items alone; without it, the others.

        levels: true answers how much there is of each item, too, as its level.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of items; a page may be empty and have a next.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.items.find",
            {
                "barcode": barcode,
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
                "archived": archived,
                "levels": levels,
                "company": company,
            },
            ItemPage._read,
            "read",
        )

    def update(
        self,
        *,
        changes: ItemDetailsChanges,
        id: Optional[str] = None,
        sku: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Item]:
        """Changes the named members of an item, named by its id or by its SKU, and leaves the others.

        changes: The members to change.

        id: The record; it, or sku, must be given.

        sku: Its SKU; neither case nor spaces around it count.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The item after the change; the same as before when nothing differs.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, Duplicate,
        InUse, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.items.update",
            {
                "changes": changes,
                "id": id,
                "sku": sku,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Item._read,
            "write",
        )

    def upsert(
        self,
        *,
        sku: str,
        changes: ItemDetailsChanges,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Item]:
        """Changes the named members of the item with this SKU, or makes a new item of them if there is none.

        sku: The SKU; neither case nor spaces around it count.

        changes: The members to change; a new item must have a name and a unit, and no other sku.

        expect: The version that is meant; another one is a conflict, and an item that there is not is not
        found.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The item as it is now; a new one has the version 1.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, Duplicate,
        InUse, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.items.upsert",
            {
                "sku": sku,
                "changes": changes,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Item._read,
            "write",
        )

    def delete(
        self,
        *,
        id: Optional[str] = None,
        sku: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Deleted]:
        """Deletes an item, named by its id or by its SKU.

        id: The record; it, or sku, must be given.

        sku: Its SKU; neither case nor spaces around it count.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: What was deleted.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, InUse,
        KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.items.delete",
            {
                "id": id,
                "sku": sku,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Deleted._read,
            "write",
        )

    def overview(
        self,
        *,
        id: Optional[str] = None,
        sku: Optional[str] = None,
        company: Optional[str] = None,
    ) -> Awaitable[ItemOverview]:
        """Answers what a screen shows of an item, in one: how much there is of it and where, the open orders
        and purchases of it, and what has happened to it last.

        id: The item; it, or sku, must be given.

        sku: Its SKU; neither case nor spaces around it count.

        company: The company; without it the selected one, or the only one that there is.

        Returns: The item with all that.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.items.overview",
            {
                "id": id,
                "sku": sku,
                "company": company,
            },
            ItemOverview._read,
            "read",
        )

    def flag(
        self,
        *,
        id: Optional[str] = None,
        reason: Optional[str] = None,
        sku: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Item]:
        """Says that an item needs attention, and why; or, without a reason, that it does not any more.

        id: The record; it, or sku, must be given.

        reason: What is to be seen to; null for nothing.

        sku: Its SKU; neither case nor spaces around it count.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The item as it is now; the same as before when it had that reason already.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.items.flag",
            {
                "id": id,
                "reason": reason,
                "sku": sku,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Item._read,
            "write",
        )

    def lookup(
        self,
        *,
        skus: Optional[Sequence[str]] = None,
        barcodes: Optional[Sequence[str]] = None,
        ids: Optional[Sequence[str]] = None,
        company: Optional[str] = None,
    ) -> Awaitable[KnownItems]:
        """Answers many items at once, named by their SKUs, their barcodes or their ids, archived ones, too.

        skus: Their SKUs; neither case nor spaces around them count.

        barcodes: Their codes as a scanner gives them, in any form of each.

        ids: Their ids.

        company: The company; without it the selected one, or the only one that there is.

        Returns: The items in the order in which they were named, and null for each that is unknown.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.items.lookup",
            {
                "skus": skus,
                "barcodes": barcodes,
                "ids": ids,
                "company": company,
            },
            KnownItems._read,
            "read",
        )

    def export(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        company: Optional[str] = None,
    ) -> Awaitable[ExportReport]:
        """Writes all items of a company, whatever is archived, too, as a file or a text that its import
        reads; the oldest first.

        format: csv: comma-separated values (RFC 4180); jsonl: a JSON object a line.

        path: The file; one that is there is refused, unless overwrite is true. Who may only look at things
        writes none. It, or inline, must be given.

        inline: true for a text in the answer, of at most 4 MiB.

        progress_token: Echoed in rpc.progress, which tells how many are written.

        overwrite: true to replace a file that is there, once the new one is whole.

        dialect: excel writes csv for spreadsheets: with a byte-order mark, semicolons, decimal commas, money
        as 12,90, and nothing that is taken for a formula. standard without it.

        separator: What separates columns in the dialect excel; commas where decimals have points.

        decimal: The decimal separator in the dialect excel; comma without it.

        company: The company; without it the selected one, or the only one that there is.

        Returns: How much was written, and what, where a text was asked for. Other requests are answered
        meanwhile.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, LimitReached, RequestCancelled,
        StorageFault.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.items.export",
            {
                "format": format,
                "path": path,
                "inline": inline,
                "progressToken": progress_token,
                "overwrite": overwrite,
                "dialect": dialect,
                "separator": separator,
                "decimal": decimal,
                "company": company,
            },
            ExportReport._read,
            "session",
        )

    def import_(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[str] = None,
        mapping: Optional[Mapping[str, Optional[str]]] = None,
        mode: Optional[Literal["create", "update", "upsert"]] = None,
        atomic: Optional[bool] = None,
        dry_run: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        encoding: Optional[Literal["utf8", "utf16", "windows1252"]] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[ImportReport]:
        """Reads items from a file or a text, as export writes them. A row that is refused keeps no other one
        out, unless the import is atomic. An import that is not atomic is many writes. If it ends before its
        answer, a repeat with the same idempotencyKey goes on behind the rows that are in; a repeat without a
        key imports all rows again.

        format: csv: comma-separated values (RFC 4180) as spreadsheets write them, whose first line names the
        members; jsonl: a JSON object a line.

        path: The file; it, or inline, must be given.

        inline: A text in the file's place.

        mapping: The members that columns stand for which are called otherwise; null for columns to pass over.

        mode: create; update, by their keys; or upsert, which does either. create without it.

        atomic: true for all rows or none, in one write, for which other requests wait.

        dry_run: true to do nothing, and answer what would be done; other requests wait for it.

        progress_token: Echoed in rpc.progress, which tells how many bytes are read.

        separator: What separates the columns of csv; guessed from the first lines without it, and answered.

        decimal: The decimal separator in csv. Without it, the separator is guessed from the numbers, and
        answered. A number that could be read in two ways, such as 1.000, is refused then.

        encoding: How the characters of a file are written; utf8 without it, or utf16 where the file says so.

        dialect: excel reads what an export of that dialect has written; standard without it.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The counts of created and changed records, and the refused rows. Other requests are answered
        meanwhile, unless the import is atomic or a dry run.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.items.import",
            {
                "format": format,
                "path": path,
                "inline": inline,
                "mapping": mapping,
                "mode": mode,
                "atomic": atomic,
                "dryRun": dry_run,
                "progressToken": progress_token,
                "separator": separator,
                "decimal": decimal,
                "encoding": encoding,
                "dialect": dialect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            ImportReport._read,
            "write",
        )


class InventoryLoansMethods:
    """Methods of inventory.loans."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def get(
        self,
        *,
        id: str,
        company: Optional[str] = None,
    ) -> Awaitable[Loan]:
        """Answers one loan.

        id: The record.

        company: The company; without it the selected one, or the only one that there is.

        Returns: The loan as it stands.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.loans.get",
            {
                "id": id,
                "company": company,
            },
            Loan._read,
            "read",
        )

    def create(
        self,
        *,
        quantity: Number,
        item: Optional[str] = None,
        sku: Optional[str] = None,
        unit: Optional[str] = None,
        lot: Optional[str] = None,
        from_: Optional[str] = None,
        direction: Optional[Literal["out", "in"]] = None,
        contact: Optional[str] = None,
        user: Optional[str] = None,
        due_at: Optional[datetime] = None,
        lent_at: Optional[datetime] = None,
        note: Optional[str] = None,
        force: Optional[bool] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Loan]:
        """Lends something to a contact or to somebody of the company, or notes that it was borrowed.

        quantity: How much; more than 0.

        item: The item; it, or sku, must be given.

        sku: Its SKU; neither case nor spaces around it count.

        unit: The unit that it is given in; the item's own without it.

        lot: The lot, of an item whose lots are told apart; those that expire first without it.

        from_: Where it lies, by its id, its code or its path; the item's location without it, else the
        company's main one.

        direction: in for what is borrowed from others, and is no stock; out without it.

        contact: Who gets it, or whose it is; it, or user, must be given.

        user: The same, for somebody of the company.

        due_at: When it is to be back.

        lent_at: When it went, or came; now without it.

        note: What else is to be known.

        force: Whether it may take what is reserved for orders; for managers of the inventory.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The loan.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, InsufficientStock,
        KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.loans.create",
            {
                "quantity": quantity,
                "item": item,
                "sku": sku,
                "unit": unit,
                "lot": lot,
                "from": from_,
                "direction": direction,
                "contact": contact,
                "user": user,
                "dueAt": due_at,
                "lentAt": lent_at,
                "note": note,
                "force": force,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Loan._read,
            "write",
        )

    def list(
        self,
        *,
        item: Optional[str] = None,
        contact: Optional[str] = None,
        user: Optional[str] = None,
        direction: Optional[Literal["out", "in"]] = None,
        status: Optional[Literal["out", "partly", "returned", "lost"]] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        sku: Optional[str] = None,
        company: Optional[str] = None,
    ) -> Awaitable[LoanPage]:
        """Lists loans, newest first, page by page.

        item: Only loans of this item.

        contact: Only loans to or from this contact.

        user: Only loans to or from this user.

        direction: Only what was lent, or borrowed.

        status: Only loans of this status.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        sku: Its SKU, in item's place; neither case nor spaces around it count.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of loans.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.loans.list",
            {
                "item": item,
                "contact": contact,
                "user": user,
                "direction": direction,
                "status": status,
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
                "sku": sku,
                "company": company,
            },
            LoanPage._read,
            "read",
        )

    def update(
        self,
        *,
        id: str,
        changes: LoanTermsChanges,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Loan]:
        """Changes when a loan is to be back, or its note; another date is watched anew.

        id: The loan.

        changes: The members to change.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The loan after the change; the same as before when nothing differs.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.loans.update",
            {
                "id": id,
                "changes": changes,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Loan._read,
            "write",
        )

    def return_(
        self,
        *,
        id: str,
        quantity: Optional[Number] = None,
        lot: Optional[str] = None,
        to: Optional[str] = None,
        note: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Loan]:
        """Notes that a loan is back, or some of it.

        id: The loan.

        quantity: How much, in the item's own unit; all that is out without it.

        lot: Of which lot; the first that was lent without it.

        to: Where it lies now, by its id, its code or its path; where it lay without it.

        note: What is said of it in the ledger.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The loan as it is now.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict,
        InsufficientStock, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.loans.return",
            {
                "id": id,
                "quantity": quantity,
                "lot": lot,
                "to": to,
                "note": note,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Loan._read,
            "write",
        )

    def lose(
        self,
        *,
        id: str,
        reason: str,
        quantity: Optional[Number] = None,
        lot: Optional[str] = None,
        note: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Loan]:
        """Gives up a loan, or some of it: it is no stock any more.

        id: The loan.

        reason: Why, in the company's words.

        quantity: How much, in the item's own unit; all that is out without it.

        lot: Of which lot; the first that was lent without it.

        note: What is said of it in the ledger.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The loan as it is now.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict,
        InsufficientStock, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.loans.lose",
            {
                "id": id,
                "reason": reason,
                "quantity": quantity,
                "lot": lot,
                "note": note,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Loan._read,
            "write",
        )

    def overdue(
        self,
        *,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> Awaitable[OverdueLoanPage]:
        """Lists the loans that should be back, those that should be longest first, page by page.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of loans.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.loans.overdue",
            {
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
                "company": company,
            },
            OverdueLoanPage._read,
            "read",
        )

    def export(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        company: Optional[str] = None,
    ) -> Awaitable[ExportReport]:
        """Writes all loans of a company as a file or a text for spreadsheets and other programs; the oldest
        first. No import reads it.

        format: csv: comma-separated values (RFC 4180); jsonl: a JSON object a line.

        path: The file; one that is there is refused, unless overwrite is true. Who may only look at things
        writes none. It, or inline, must be given.

        inline: true for a text in the answer, of at most 4 MiB.

        progress_token: Echoed in rpc.progress, which tells how many are written.

        overwrite: true to replace a file that is there, once the new one is whole.

        dialect: excel writes csv for spreadsheets: with a byte-order mark, semicolons, decimal commas, money
        as 12,90, and nothing that is taken for a formula. standard without it.

        separator: What separates columns in the dialect excel; commas where decimals have points.

        decimal: The decimal separator in the dialect excel; comma without it.

        company: The company; without it the selected one, or the only one that there is.

        Returns: How much was written, and what, where a text was asked for. Other requests are answered
        meanwhile.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, LimitReached, RequestCancelled,
        StorageFault.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.loans.export",
            {
                "format": format,
                "path": path,
                "inline": inline,
                "progressToken": progress_token,
                "overwrite": overwrite,
                "dialect": dialect,
                "separator": separator,
                "decimal": decimal,
                "company": company,
            },
            ExportReport._read,
            "session",
        )


class InventoryLocationsMethods:
    """Methods of inventory.locations."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def create(
        self,
        *,
        name: str,
        code: Optional[str] = None,
        parent: Optional[str] = None,
        structural: Optional[bool] = None,
        kind: Optional[Literal["stock", "transit", "loan", "scrap"]] = None,
        barcode: Optional[str] = None,
        address: Optional[AddressInput] = None,
        note: Optional[str] = None,
        archived: Optional[bool] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Location]:
        """Creates a location.

        name: What people call it.

        code: What it is labelled with, unique in the company; the case of the letters A to Z doesn't make
        another one.

        parent: The location that it is part of.

        structural: Whether it only holds other locations, and no stock.

        kind: What becomes of what lies there: only what is in stock is available.

        barcode: What scanners read there.

        address: Where it is.

        note: What else is to be known.

        archived: Whether it is out of use: it takes no more stock.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The new location.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Duplicate, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.locations.create",
            {
                "name": name,
                "code": code,
                "parent": parent,
                "structural": structural,
                "kind": kind,
                "barcode": barcode,
                "address": address,
                "note": note,
                "archived": archived,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Location._read,
            "write",
        )

    def get(
        self,
        *,
        id: str,
        company: Optional[str] = None,
    ) -> Awaitable[Location]:
        """Answers one location.

        id: The record.

        company: The company; without it the selected one, or the only one that there is.

        Returns: The location as it stands.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.locations.get",
            {
                "id": id,
                "company": company,
            },
            Location._read,
            "read",
        )

    def list(
        self,
        *,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> Awaitable[LocationPage]:
        """Lists locations, newest first, page by page.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of locations.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.locations.list",
            {
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
                "company": company,
            },
            LocationPage._read,
            "read",
        )

    def update(
        self,
        *,
        id: str,
        changes: LocationDetailsChanges,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Location]:
        """Changes the named members of a location and leaves the others.

        id: The record.

        changes: The members to change.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The location after the change; the same as before when nothing differs.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, Duplicate,
        InUse, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.locations.update",
            {
                "id": id,
                "changes": changes,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Location._read,
            "write",
        )

    def delete(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Deleted]:
        """Deletes a location.

        id: The record.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: What was deleted.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, InUse,
        KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.locations.delete",
            {
                "id": id,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Deleted._read,
            "write",
        )

    def move(
        self,
        *,
        id: str,
        parent: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Location]:
        """Makes a location, with all that it holds, part of another one.

        id: The location.

        parent: The location that it becomes part of, by its id, its code or its path; none without it.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The location as it is now.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.locations.move",
            {
                "id": id,
                "parent": parent,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Location._read,
            "write",
        )

    def tree(
        self,
        *,
        root: Optional[str] = None,
        depth: Optional[int] = None,
        company: Optional[str] = None,
    ) -> Awaitable[LocationTree]:
        """Answers locations as a tree.

        root: The location to begin with, by its id, its code or its path; all that are part of no other
        without it.

        depth: How many levels below to go; all without it.

        company: The company; without it the selected one, or the only one that there is.

        Returns: The tree, each location before its parts.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.locations.tree",
            {
                "root": root,
                "depth": depth,
                "company": company,
            },
            LocationTree._read,
            "read",
        )

    def export(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        company: Optional[str] = None,
    ) -> Awaitable[ExportReport]:
        """Writes all locations of a company, whatever is archived, too, as a file or a text that its import
        reads; the oldest first.

        format: csv: comma-separated values (RFC 4180); jsonl: a JSON object a line.

        path: The file; one that is there is refused, unless overwrite is true. Who may only look at things
        writes none. It, or inline, must be given.

        inline: true for a text in the answer, of at most 4 MiB.

        progress_token: Echoed in rpc.progress, which tells how many are written.

        overwrite: true to replace a file that is there, once the new one is whole.

        dialect: excel writes csv for spreadsheets: with a byte-order mark, semicolons, decimal commas, money
        as 12,90, and nothing that is taken for a formula. standard without it.

        separator: What separates columns in the dialect excel; commas where decimals have points.

        decimal: The decimal separator in the dialect excel; comma without it.

        company: The company; without it the selected one, or the only one that there is.

        Returns: How much was written, and what, where a text was asked for. Other requests are answered
        meanwhile.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, LimitReached, RequestCancelled,
        StorageFault.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.locations.export",
            {
                "format": format,
                "path": path,
                "inline": inline,
                "progressToken": progress_token,
                "overwrite": overwrite,
                "dialect": dialect,
                "separator": separator,
                "decimal": decimal,
                "company": company,
            },
            ExportReport._read,
            "session",
        )

    def import_(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[str] = None,
        mapping: Optional[Mapping[str, Optional[str]]] = None,
        mode: Optional[Literal["create", "update", "upsert"]] = None,
        atomic: Optional[bool] = None,
        dry_run: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        encoding: Optional[Literal["utf8", "utf16", "windows1252"]] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[ImportReport]:
        """Reads locations from a file or a text, as export writes them. A row that is refused keeps no other
        one out, unless the import is atomic. An import that is not atomic is many writes. If it ends before
        its answer, a repeat with the same idempotencyKey goes on behind the rows that are in; a repeat
        without a key imports all rows again.

        format: csv: comma-separated values (RFC 4180) as spreadsheets write them, whose first line names the
        members; jsonl: a JSON object a line.

        path: The file; it, or inline, must be given.

        inline: A text in the file's place.

        mapping: The members that columns stand for which are called otherwise; null for columns to pass over.

        mode: create; update, by their keys; or upsert, which does either. create without it.

        atomic: true for all rows or none, in one write, for which other requests wait.

        dry_run: true to do nothing, and answer what would be done; other requests wait for it.

        progress_token: Echoed in rpc.progress, which tells how many bytes are read.

        separator: What separates the columns of csv; guessed from the first lines without it, and answered.

        decimal: The decimal separator in csv. Without it, the separator is guessed from the numbers, and
        answered. A number that could be read in two ways, such as 1.000, is refused then.

        encoding: How the characters of a file are written; utf8 without it, or utf16 where the file says so.

        dialect: excel reads what an export of that dialect has written; standard without it.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The counts of created and changed records, and the refused rows. Other requests are answered
        meanwhile, unless the import is atomic or a dry run.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.locations.import",
            {
                "format": format,
                "path": path,
                "inline": inline,
                "mapping": mapping,
                "mode": mode,
                "atomic": atomic,
                "dryRun": dry_run,
                "progressToken": progress_token,
                "separator": separator,
                "decimal": decimal,
                "encoding": encoding,
                "dialect": dialect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            ImportReport._read,
            "write",
        )


class InventoryLotsMethods:
    """Methods of inventory.lots."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def create(
        self,
        *,
        item: str,
        batch: Optional[str] = None,
        serial: Optional[str] = None,
        expiry: Optional[Day] = None,
        manufactured_at: Optional[Day] = None,
        supplier_lot: Optional[str] = None,
        status: Optional[Literal["ok", "attention", "damaged", "destroyed", "rejected", "lost", "quarantined", "returned"]] = None,
        note: Optional[str] = None,
        archived: Optional[bool] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Lot]:
        """Creates a lot.

        item: The item that it is of; it stays so.

        batch: The batch, unique in its item; it, or serial, must be given.

        serial: The serial number of one piece, unique in its item for ever.

        expiry: The last day on which it is good.

        manufactured_at: The day on which it was made.

        supplier_lot: What its supplier calls it.

        status: Its state: what is ok, or needs attention, is available. Only managers say that it is
        destroyed or lost.

        note: What else is to be known.

        archived: Whether it is out of use: it takes no more stock.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The new lot.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Duplicate, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.lots.create",
            {
                "item": item,
                "batch": batch,
                "serial": serial,
                "expiry": expiry,
                "manufacturedAt": manufactured_at,
                "supplierLot": supplier_lot,
                "status": status,
                "note": note,
                "archived": archived,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Lot._read,
            "write",
        )

    def get(
        self,
        *,
        id: str,
        company: Optional[str] = None,
    ) -> Awaitable[Lot]:
        """Answers one lot.

        id: The record.

        company: The company; without it the selected one, or the only one that there is.

        Returns: The lot as it stands.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.lots.get",
            {
                "id": id,
                "company": company,
            },
            Lot._read,
            "read",
        )

    def update(
        self,
        *,
        id: str,
        changes: LotDetailsChanges,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Lot]:
        """Changes the named members of a lot and leaves the others.

        id: The record.

        changes: The members to change.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The lot after the change; the same as before when nothing differs.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, Duplicate,
        InUse, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.lots.update",
            {
                "id": id,
                "changes": changes,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Lot._read,
            "write",
        )

    def delete(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Deleted]:
        """Deletes a lot.

        id: The record.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: What was deleted.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, InUse,
        KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.lots.delete",
            {
                "id": id,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Deleted._read,
            "write",
        )

    def history(
        self,
        *,
        id: str,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        company: Optional[str] = None,
    ) -> Awaitable[HistoryEntryPage]:
        """Lists the changes of a lot, newest first, page by page; also of a deleted one.

        id: The record.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of changes.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.lots.history",
            {
                "id": id,
                "limit": limit,
                "after": after,
                "company": company,
            },
            HistoryEntryPage._read,
            "read",
        )

    def list(
        self,
        *,
        item: Optional[str] = None,
        status: Optional[Literal["ok", "attention", "damaged", "destroyed", "rejected", "lost", "quarantined", "returned"]] = None,
        archived: Optional[bool] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        sku: Optional[str] = None,
        company: Optional[str] = None,
    ) -> Awaitable[ListedLotPage]:
        """Lists lots with how much there is of each, newest first, page by page.

        item: Only lots of this item.

        status: Only lots of this status.

        archived: true for archived lots alone; without it, the others.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        sku: Its SKU, in item's place; neither case nor spaces around it count.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of lots.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.lots.list",
            {
                "item": item,
                "status": status,
                "archived": archived,
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
                "sku": sku,
                "company": company,
            },
            ListedLotPage._read,
            "read",
        )

    def split(
        self,
        *,
        lot: str,
        quantity: Number,
        location: Optional[str] = None,
        batch: Optional[str] = None,
        serials: Optional[Sequence[str]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[PostedStock]:
        """Makes something of a lot, where it lies, a lot of its own. What there is stays as much.

        lot: The lot.

        quantity: How much of it, in the item's own unit; more than 0.

        location: Where, by its id, its code or its path; the item's location without it, else the company's
        main one.

        batch: The new lot's batch.

        serials: The serial numbers of the new lots, as many as the quantity says.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The entries, which sum to 0, and how much there is now of either lot.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Duplicate,
        InsufficientStock, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.lots.split",
            {
                "lot": lot,
                "quantity": quantity,
                "location": location,
                "batch": batch,
                "serials": serials,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            PostedStock._read,
            "write",
        )

    def merge(
        self,
        *,
        lots: Sequence[str],
        into: str,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[PostedStock]:
        """Makes all of some lots, wherever it lies, part of another of the same item, status and expiry; they
        are archived. What there is stays as much.

        lots: The lots.

        into: What they become part of.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The entries, which sum to 0, and how much there is now of each lot.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.lots.merge",
            {
                "lots": lots,
                "into": into,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            PostedStock._read,
            "write",
        )

    def export(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        company: Optional[str] = None,
    ) -> Awaitable[ExportReport]:
        """Writes all lots of a company, whatever is archived, too, as a file or a text that its import reads;
        the oldest first.

        format: csv: comma-separated values (RFC 4180); jsonl: a JSON object a line.

        path: The file; one that is there is refused, unless overwrite is true. Who may only look at things
        writes none. It, or inline, must be given.

        inline: true for a text in the answer, of at most 4 MiB.

        progress_token: Echoed in rpc.progress, which tells how many are written.

        overwrite: true to replace a file that is there, once the new one is whole.

        dialect: excel writes csv for spreadsheets: with a byte-order mark, semicolons, decimal commas, money
        as 12,90, and nothing that is taken for a formula. standard without it.

        separator: What separates columns in the dialect excel; commas where decimals have points.

        decimal: The decimal separator in the dialect excel; comma without it.

        company: The company; without it the selected one, or the only one that there is.

        Returns: How much was written, and what, where a text was asked for. Other requests are answered
        meanwhile.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, LimitReached, RequestCancelled,
        StorageFault.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.lots.export",
            {
                "format": format,
                "path": path,
                "inline": inline,
                "progressToken": progress_token,
                "overwrite": overwrite,
                "dialect": dialect,
                "separator": separator,
                "decimal": decimal,
                "company": company,
            },
            ExportReport._read,
            "session",
        )

    def import_(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[str] = None,
        mapping: Optional[Mapping[str, Optional[str]]] = None,
        mode: Optional[Literal["create", "update", "upsert"]] = None,
        atomic: Optional[bool] = None,
        dry_run: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        encoding: Optional[Literal["utf8", "utf16", "windows1252"]] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[ImportReport]:
        """Reads lots from a file or a text, as export writes them. A row that is refused keeps no other one
        out, unless the import is atomic. An import that is not atomic is many writes. If it ends before its
        answer, a repeat with the same idempotencyKey goes on behind the rows that are in; a repeat without a
        key imports all rows again.

        format: csv: comma-separated values (RFC 4180) as spreadsheets write them, whose first line names the
        members; jsonl: a JSON object a line.

        path: The file; it, or inline, must be given.

        inline: A text in the file's place.

        mapping: The members that columns stand for which are called otherwise; null for columns to pass over.

        mode: create; update, by their keys; or upsert, which does either. create without it.

        atomic: true for all rows or none, in one write, for which other requests wait.

        dry_run: true to do nothing, and answer what would be done; other requests wait for it.

        progress_token: Echoed in rpc.progress, which tells how many bytes are read.

        separator: What separates the columns of csv; guessed from the first lines without it, and answered.

        decimal: The decimal separator in csv. Without it, the separator is guessed from the numbers, and
        answered. A number that could be read in two ways, such as 1.000, is refused then.

        encoding: How the characters of a file are written; utf8 without it, or utf16 where the file says so.

        dialect: excel reads what an export of that dialect has written; standard without it.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The counts of created and changed records, and the refused rows. Other requests are answered
        meanwhile, unless the import is atomic or a dry run.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.lots.import",
            {
                "format": format,
                "path": path,
                "inline": inline,
                "mapping": mapping,
                "mode": mode,
                "atomic": atomic,
                "dryRun": dry_run,
                "progressToken": progress_token,
                "separator": separator,
                "decimal": decimal,
                "encoding": encoding,
                "dialect": dialect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            ImportReport._read,
            "write",
        )


class InventoryStockMethods:
    """Methods of inventory.stock."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def receive(
        self,
        *,
        quantity: Number,
        item: Optional[str] = None,
        sku: Optional[str] = None,
        unit: Optional[str] = None,
        lot: Optional[str] = None,
        batch: Optional[str] = None,
        serials: Optional[Sequence[str]] = None,
        location: Optional[str] = None,
        unit_cost: Optional[MoneyInput] = None,
        reason: Optional[str] = None,
        note: Optional[str] = None,
        effective_at: Optional[datetime] = None,
        expiry: Optional[Day] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[PostedStock]:
        """Posts what was bought and has come.

        quantity: How much; more than 0.

        item: The item; it, or sku, must be given.

        sku: Its SKU; neither case nor spaces around it count.

        unit: The unit that it is given in; the item's own without it.

        lot: The lot, of an item whose lots are told apart. Where something is taken and no lot is named,
        those that expire first are taken.

        batch: Its batch, in lot's place; one that comes for the first time is made.

        serials: The serial numbers of the pieces, as many as the quantity says; those that come for the first
        time are made.

        location: Where it goes, by its id, its code or its path; the item's location without it, else the
        company's main one.

        unit_cost: What one of the item's own unit cost; for managers of the inventory alone.

        reason: Why, in the company's words.

        note: What else is to be known.

        effective_at: When it happened: now without it, not later, and more than 24 hours ago for managers
        alone.

        expiry: The last day on which a new lot is good.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The entry, and how much there is now.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.stock.receive",
            {
                "quantity": quantity,
                "item": item,
                "sku": sku,
                "unit": unit,
                "lot": lot,
                "batch": batch,
                "serials": serials,
                "location": location,
                "unitCost": unit_cost,
                "reason": reason,
                "note": note,
                "effectiveAt": effective_at,
                "expiry": expiry,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            PostedStock._read,
            "write",
        )

    def consume(
        self,
        *,
        quantity: Number,
        item: Optional[str] = None,
        sku: Optional[str] = None,
        unit: Optional[str] = None,
        lot: Optional[str] = None,
        batch: Optional[str] = None,
        serials: Optional[Sequence[str]] = None,
        location: Optional[str] = None,
        reason: Optional[str] = None,
        note: Optional[str] = None,
        effective_at: Optional[datetime] = None,
        force: Optional[bool] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[PostedStock]:
        """Posts what was used up.

        quantity: How much; more than 0.

        item: The item; it, or sku, must be given.

        sku: Its SKU; neither case nor spaces around it count.

        unit: The unit that it is given in; the item's own without it.

        lot: The lot, of an item whose lots are told apart. Where something is taken and no lot is named,
        those that expire first are taken.

        batch: Its batch, in lot's place; one that comes for the first time is made.

        serials: The serial numbers of the pieces, as many as the quantity says; those that come for the first
        time are made.

        location: Where it was taken from, by its id, its code or its path; the item's location without it,
        else the company's main one.

        reason: Why, in the company's words.

        note: What else is to be known.

        effective_at: When it happened: now without it, not later, and more than 24 hours ago for managers
        alone.

        force: Whether it may take what is reserved for orders; for managers of the inventory.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The entry, and how much there is now.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, InsufficientStock,
        KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.stock.consume",
            {
                "quantity": quantity,
                "item": item,
                "sku": sku,
                "unit": unit,
                "lot": lot,
                "batch": batch,
                "serials": serials,
                "location": location,
                "reason": reason,
                "note": note,
                "effectiveAt": effective_at,
                "force": force,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            PostedStock._read,
            "write",
        )

    def transfer(
        self,
        *,
        quantity: Number,
        item: Optional[str] = None,
        sku: Optional[str] = None,
        unit: Optional[str] = None,
        lot: Optional[str] = None,
        batch: Optional[str] = None,
        serials: Optional[Sequence[str]] = None,
        from_: Optional[str] = None,
        to: Optional[str] = None,
        reason: Optional[str] = None,
        note: Optional[str] = None,
        effective_at: Optional[datetime] = None,
        force: Optional[bool] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[PostedStock]:
        """Moves stock from one location to another.

        quantity: How much; more than 0.

        item: The item; it, or sku, must be given.

        sku: Its SKU; neither case nor spaces around it count.

        unit: The unit that it is given in; the item's own without it.

        lot: The lot, of an item whose lots are told apart. Where something is taken and no lot is named,
        those that expire first are taken.

        batch: Its batch, in lot's place; one that comes for the first time is made.

        serials: The serial numbers of the pieces, as many as the quantity says; those that come for the first
        time are made.

        from_: Where it was, by its id, its code or its path; the item's location without it, else the
        company's main one.

        to: Where it is now, by its id, its code or its path; the item's location without it, else the
        company's main one.

        reason: Why, in the company's words.

        note: What else is to be known.

        effective_at: When it happened: now without it, not later, and more than 24 hours ago for managers
        alone.

        force: Whether it may take what is reserved for orders; for managers of the inventory.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: Both entries, and how much there is now.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, InsufficientStock,
        KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.stock.transfer",
            {
                "quantity": quantity,
                "item": item,
                "sku": sku,
                "unit": unit,
                "lot": lot,
                "batch": batch,
                "serials": serials,
                "from": from_,
                "to": to,
                "reason": reason,
                "note": note,
                "effectiveAt": effective_at,
                "force": force,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            PostedStock._read,
            "write",
        )

    def return_(
        self,
        *,
        direction: Literal["fromCustomer", "toSupplier"],
        quantity: Number,
        item: Optional[str] = None,
        sku: Optional[str] = None,
        unit: Optional[str] = None,
        lot: Optional[str] = None,
        batch: Optional[str] = None,
        serials: Optional[Sequence[str]] = None,
        location: Optional[str] = None,
        reason: Optional[str] = None,
        note: Optional[str] = None,
        effective_at: Optional[datetime] = None,
        force: Optional[bool] = None,
        condition: Optional[Literal["ok", "returned"]] = None,
        order_line: Optional[str] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[PostedStock]:
        """Posts what came back from a customer, perhaps of a line of an order, or goes back to a supplier.

        direction: Which way it goes.

        quantity: How much; more than 0.

        item: The item; it, or sku, must be given.

        sku: Its SKU; neither case nor spaces around it count.

        unit: The unit that it is given in; the item's own without it.

        lot: The lot, of an item whose lots are told apart. Where something is taken and no lot is named,
        those that expire first are taken.

        batch: Its batch, in lot's place; one that comes for the first time is made.

        serials: The serial numbers of the pieces, as many as the quantity says; those that come for the first
        time are made.

        location: Where it goes, or comes from, by its id, its code or its path; the item's location without
        it, else the company's main one.

        reason: Why, in the company's words.

        note: What else is to be known.

        effective_at: When it happened: now without it, not later, and more than 24 hours ago for managers
        alone.

        force: Whether it may take what is reserved for orders; for managers of the inventory.

        condition: What it is like; ok without it. What is returned must be looked at first: it goes into a
        lot of that status, a batch's own or the piece itself.

        order_line: The line of an order that it comes back of: at most what was shipped of that, and has not
        come back. It is noted there, too.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The entry, and how much there is now.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, InsufficientStock,
        KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.stock.return",
            {
                "direction": direction,
                "quantity": quantity,
                "item": item,
                "sku": sku,
                "unit": unit,
                "lot": lot,
                "batch": batch,
                "serials": serials,
                "location": location,
                "reason": reason,
                "note": note,
                "effectiveAt": effective_at,
                "force": force,
                "condition": condition,
                "orderLine": order_line,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            PostedStock._read,
            "write",
        )

    def adjust(
        self,
        *,
        item: Optional[str] = None,
        sku: Optional[str] = None,
        by: Optional[Number] = None,
        to: Optional[Number] = None,
        unit: Optional[str] = None,
        location: Optional[str] = None,
        lot: Optional[str] = None,
        batch: Optional[str] = None,
        serials: Optional[Sequence[str]] = None,
        reason: Optional[str] = None,
        note: Optional[str] = None,
        effective_at: Optional[datetime] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[PostedStock]:
        """Corrects what there is of an item in a location, by so much or to so much.

        item: The item; it, or sku, must be given.

        sku: Its SKU; neither case nor spaces around it count.

        by: How much more there is, or less; it, or to, must be given.

        to: How much there is.

        unit: The unit that the quantity is given in; the item's own without it.

        location: Where, by its id, its code or its path; the item's location without it, else the company's
        main one.

        lot: The lot, of an item whose lots are told apart. Where something is taken and no lot is named,
        those that expire first are taken.

        batch: Its batch, in lot's place; one that comes for the first time is made.

        serials: The serial numbers of the pieces, as many as the quantity says; those that come for the first
        time are made.

        reason: Why, in the company's words.

        note: What else is to be known.

        effective_at: When it happened: now without it, not later, and more than 24 hours ago for managers
        alone.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The entry, and how much there is now.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, InsufficientStock,
        KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.stock.adjust",
            {
                "item": item,
                "sku": sku,
                "by": by,
                "to": to,
                "unit": unit,
                "location": location,
                "lot": lot,
                "batch": batch,
                "serials": serials,
                "reason": reason,
                "note": note,
                "effectiveAt": effective_at,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            PostedStock._read,
            "write",
        )

    def reverse(
        self,
        *,
        transaction: str,
        reason: str,
        note: Optional[str] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[PostedStock]:
        """Takes a transaction of the ledger back, with entries of the opposite.

        transaction: The transaction.

        reason: Why.

        note: What else is to be known.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The entries that take it back, and how much there is now.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, InsufficientStock,
        AlreadyReversed, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.stock.reverse",
            {
                "transaction": transaction,
                "reason": reason,
                "note": note,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            PostedStock._read,
            "write",
        )

    def post(
        self,
        *,
        entries: Sequence[StockForm],
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[PostedStock]:
        """Posts many movements at once, all of them or none.

        entries: The movements, in their order.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: All entries, and how much there is now.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, InsufficientStock,
        KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.stock.post",
            {
                "entries": entries,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            PostedStock._read,
            "write",
        )

    def levels(
        self,
        *,
        items: Optional[Sequence[str]] = None,
        location: Optional[str] = None,
        include_sub: Optional[bool] = None,
        by: Optional[Literal["item", "location", "lot"]] = None,
        at: Optional[datetime] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        skus: Optional[Sequence[str]] = None,
        company: Optional[str] = None,
    ) -> Awaitable[StockLevelPage]:
        """Answers how much there is, in the order of the items' ids, page by page; a page's limit counts
        levels, and the items that are looked at. Of an item that nothing has ever come of it says something
        only where items or skus names it: inventory.items.list with levels has all items, with what there is
        of each.

        items: Only of these items.

        location: Only what lies in this location, by its id, its code or its path.

        include_sub: Whether what lies in parts of the location counts, too; not without it.

        by: item for one level an item, location for one in each location where something lies, lot for each
        lot there; item without it.

        at: As it was then, by when things happened, in locations of the kinds that they are of now; now
        without it. It takes items or skus.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        skus: Only of the items with these SKUs, in items' place.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of levels.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.stock.levels",
            {
                "items": items,
                "location": location,
                "includeSub": include_sub,
                "by": by,
                "at": at,
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
                "skus": skus,
                "company": company,
            },
            StockLevelPage._read,
            "read",
        )

    def low(
        self,
        *,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> Awaitable[LowStockPage]:
        """Lists the items whose projected stock is below their minStock, or below zero, those that lack most
        first.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of items with what is lacking.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.stock.low",
            {
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
                "company": company,
            },
            LowStockPage._read,
            "read",
        )

    def negative(
        self,
        *,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> Awaitable[StockLevelPage]:
        """Lists where more was taken than there was, in the order of the items' ids, page by page.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of levels below 0.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.stock.negative",
            {
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
                "company": company,
            },
            StockLevelPage._read,
            "read",
        )

    def entries(
        self,
        *,
        item: Optional[str] = None,
        location: Optional[str] = None,
        type: Optional[Literal["purchase", "sale", "return", "adjustment", "transfer", "consumption", "count"]] = None,
        from_: Optional[datetime] = None,
        to: Optional[datetime] = None,
        lot: Optional[str] = None,
        order: Optional[str] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        transaction: Optional[str] = None,
        sku: Optional[str] = None,
        count: Optional[str] = None,
        company: Optional[str] = None,
    ) -> Awaitable[StockEntryPage]:
        """Lists the ledger, newest entries first, page by page.

        item: Only entries of this item.

        location: Only entries of this location, by its id, its code or its path.

        type: Only entries of this type.

        from_: Only what happened then or later.

        to: Only what happened then or earlier.

        lot: Only entries of this lot.

        order: Only entries that were posted for this order, or this purchase.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        transaction: Only entries of this transaction.

        sku: Its SKU, in item's place; neither case nor spaces around it count.

        count: Only what this stocktake posted.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of entries.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.stock.entries",
            {
                "item": item,
                "location": location,
                "type": type,
                "from": from_,
                "to": to,
                "lot": lot,
                "order": order,
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
                "transaction": transaction,
                "sku": sku,
                "count": count,
                "company": company,
            },
            StockEntryPage._read,
            "read",
        )

    def expiring(
        self,
        *,
        days: Optional[int] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> Awaitable[ExpiringLotPage]:
        """Lists the lots in stock that expire soon, or have expired, the first to do so first, page by page.

        days: Within how many days; as many as the company's settings say without it.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of lots with how much there is of each.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.stock.expiring",
            {
                "days": days,
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
                "company": company,
            },
            ExpiringLotPage._read,
            "read",
        )

    def alerts(
        self,
        *,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> Awaitable[StockAlertPage]:
        """Lists the lines that were crossed, newest first, page by page; each was an event, too.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of alerts.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.stock.alerts",
            {
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
                "company": company,
            },
            StockAlertPage._read,
            "read",
        )

    def rebuild(
        self,
        *,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[RebuiltStock]:
        """Works out anew what is kept of all items beside the ledger, and puts right what differs; it is done
        once a week in idle moments, too.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: What was wrong; each such item gets an alert, too. Other requests are answered meanwhile.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.stock.rebuild",
            {
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            RebuiltStock._read,
            "write",
        )

    def export(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        company: Optional[str] = None,
    ) -> Awaitable[ExportReport]:
        """Writes all stock of a company, whatever is archived, too, as a file or a text that its import
        reads; the oldest first.

        format: csv: comma-separated values (RFC 4180); jsonl: a JSON object a line.

        path: The file; one that is there is refused, unless overwrite is true. Who may only look at things
        writes none. It, or inline, must be given.

        inline: true for a text in the answer, of at most 4 MiB.

        progress_token: Echoed in rpc.progress, which tells how many are written.

        overwrite: true to replace a file that is there, once the new one is whole.

        dialect: excel writes csv for spreadsheets: with a byte-order mark, semicolons, decimal commas, money
        as 12,90, and nothing that is taken for a formula. standard without it.

        separator: What separates columns in the dialect excel; commas where decimals have points.

        decimal: The decimal separator in the dialect excel; comma without it.

        company: The company; without it the selected one, or the only one that there is.

        Returns: How much was written, and what, where a text was asked for. Other requests are answered
        meanwhile.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, LimitReached, RequestCancelled,
        StorageFault.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.stock.export",
            {
                "format": format,
                "path": path,
                "inline": inline,
                "progressToken": progress_token,
                "overwrite": overwrite,
                "dialect": dialect,
                "separator": separator,
                "decimal": decimal,
                "company": company,
            },
            ExportReport._read,
            "session",
        )

    def import_(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[str] = None,
        mapping: Optional[Mapping[str, Optional[str]]] = None,
        mode: Optional[Literal["create", "update", "upsert"]] = None,
        atomic: Optional[bool] = None,
        dry_run: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        encoding: Optional[Literal["utf8", "utf16", "windows1252"]] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[ImportReport]:
        """Reads stock from a file or a text, as export writes them. A row that is refused keeps no other one
        out, unless the import is atomic. An import that is not atomic is many writes. If it ends before its
        answer, a repeat with the same idempotencyKey goes on behind the rows that are in; a repeat without a
        key imports all rows again.

        format: csv: comma-separated values (RFC 4180) as spreadsheets write them, whose first line names the
        members; jsonl: a JSON object a line.

        path: The file; it, or inline, must be given.

        inline: A text in the file's place.

        mapping: The members that columns stand for which are called otherwise; null for columns to pass over.

        mode: create; update, by their keys; or upsert, which does either. create without it.

        atomic: true for all rows or none, in one write, for which other requests wait.

        dry_run: true to do nothing, and answer what would be done; other requests wait for it.

        progress_token: Echoed in rpc.progress, which tells how many bytes are read.

        separator: What separates the columns of csv; guessed from the first lines without it, and answered.

        decimal: The decimal separator in csv. Without it, the separator is guessed from the numbers, and
        answered. A number that could be read in two ways, such as 1.000, is refused then.

        encoding: How the characters of a file are written; utf8 without it, or utf16 where the file says so.

        dialect: excel reads what an export of that dialect has written; standard without it.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The counts of created and changed records, and the refused rows. Other requests are answered
        meanwhile, unless the import is atomic or a dry run.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.stock.import",
            {
                "format": format,
                "path": path,
                "inline": inline,
                "mapping": mapping,
                "mode": mode,
                "atomic": atomic,
                "dryRun": dry_run,
                "progressToken": progress_token,
                "separator": separator,
                "decimal": decimal,
                "encoding": encoding,
                "dialect": dialect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            ImportReport._read,
            "write",
        )


class InventoryTagsMethods:
    """Methods of inventory.tags."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def list(
        self,
        *,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        company: Optional[str] = None,
    ) -> Awaitable[LabelPage]:
        """Lists the tags that items have, by name, with how many items have each, page by page.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of tags.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.tags.list",
            {
                "limit": limit,
                "after": after,
                "company": company,
            },
            LabelPage._read,
            "read",
        )

    def rename(
        self,
        *,
        from_: str,
        to: str,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[RenamedLabel]:
        """Gives all items with one tag another in its place, archived items, too; the two become one where
        both are there. Many items are many writes: whatever has ended them before the answer, a repeat goes
        on with the others.

        from_: The tag; neither case nor spaces around it count.

        to: What the items have from now on, as it is spelled here.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: How many items were changed. Other requests are answered meanwhile.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "inventory.tags.rename",
            {
                "from": from_,
                "to": to,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            RenamedLabel._read,
            "write",
        )


class JournalAiMethods:
    """Methods of journal.ai."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def suggest_tasting_notes(
        self,
        *,
        bean: Optional[str] = None,
        bean_origin: Optional[str] = None,
        roast_level: Optional[Literal["light", "mediumLight", "medium", "mediumDark", "dark"]] = None,
        brew_method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]] = None,
        fallback: Optional[bool] = None,
        deadline: Optional[int] = None,
        fresh: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
    ) -> Awaitable[SuggestedNotes]:
        """Asks the AI of the host which tasting notes beans may have: those of the journal, or any by origin
        and roast. Nothing is stored; journal.ai.accept stores it.

        bean: The beans. They or beanOrigin must be given.

        bean_origin: Where other beans are from, such as Huila, Colombia.

        roast_level: How dark other beans are roasted.

        brew_method: The method that they are brewed with.

        fallback: Whether one's own journal answers if the host can't.

        deadline: How many milliseconds the answer may take, the wait for its turn included; 30,000 without
        it.

        fresh: Whether the model is asked even if the same question was answered within 10 minutes; false
        without it.

        progress_token: Echoed in rpc.progress, whose value is the part of the answer that is there already.

        Returns: The suggestion.

        Raises: InvalidParams, NotFound, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached,
        RequestCancelled.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.ai.suggestTastingNotes",
            {
                "bean": bean,
                "beanOrigin": bean_origin,
                "roastLevel": roast_level,
                "brewMethod": brew_method,
                "fallback": fallback,
                "deadline": deadline,
                "fresh": fresh,
                "progressToken": progress_token,
            },
            SuggestedNotes._read,
            "read",
        )

    def analyze_flavor(
        self,
        *,
        notes: Optional[str] = None,
        tasting: Optional[str] = None,
        keep: Optional[bool] = None,
        fallback: Optional[bool] = None,
        deadline: Optional[int] = None,
        fresh: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[AnalyzedFlavor]:
        """Asks the AI of the host for the flavour of a coffee in numbers, by tasting notes. It is stored only
        with keep: as scores and descriptors of the tasting that has none of its own.

        notes: The taste, in words. Either notes or tasting must be given.

        tasting: The tasting note whose text, descriptors and body are meant.

        keep: Whether the profile is stored with the tasting.

        fallback: Whether one's own journal answers if the host can't.

        deadline: How many milliseconds the answer may take, the wait for its turn included; 30,000 without
        it.

        fresh: Whether the model is asked even if the same question was answered within 10 minutes; false
        without it.

        progress_token: Echoed in rpc.progress, whose value is the part of the answer that is there already.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The profile.

        Raises: InvalidParams, NotFound, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.ai.analyzeFlavor",
            {
                "notes": notes,
                "tasting": tasting,
                "keep": keep,
                "fallback": fallback,
                "deadline": deadline,
                "fresh": fresh,
                "progressToken": progress_token,
                "idempotencyKey": idempotency_key,
            },
            AnalyzedFlavor._read,
            "write",
        )

    def recommend_parameters(
        self,
        *,
        bean: str,
        method: Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"],
        equipment: Optional[Sequence[str]] = None,
        fallback: Optional[bool] = None,
        deadline: Optional[int] = None,
        fresh: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
    ) -> Awaitable[RecommendedParameters]:
        """Asks the AI of the host how to brew beans by a method. The answer keeps to the limits of brews and
        the range of the grinder. Nothing is stored.

        bean: The beans.

        method: The method.

        equipment: The equipment; a grinder among it gives the range of the grind setting.

        fallback: Whether one's own journal answers if the host can't.

        deadline: How many milliseconds the answer may take, the wait for its turn included; 30,000 without
        it.

        fresh: Whether the model is asked even if the same question was answered within 10 minutes; false
        without it.

        progress_token: Echoed in rpc.progress, whose value is the part of the answer that is there already.

        Returns: The parameters to try.

        Raises: InvalidParams, NotFound, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached,
        RequestCancelled.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.ai.recommendParameters",
            {
                "bean": bean,
                "method": method,
                "equipment": equipment,
                "fallback": fallback,
                "deadline": deadline,
                "fresh": fresh,
                "progressToken": progress_token,
            },
            RecommendedParameters._read,
            "read",
        )

    def insights(
        self,
        *,
        filters: Optional[BrewFilter] = None,
        fallback: Optional[bool] = None,
        deadline: Optional[int] = None,
        fresh: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
    ) -> Awaitable[ExplainedInsights]:
        """Asks the AI of the host to put the figures and insights of the journal into words. Each number that
        it says must be one of them. Nothing is stored.

        filters: Filters.

        fallback: Whether one's own journal answers if the host can't.

        deadline: How many milliseconds the answer may take, the wait for its turn included; 30,000 without
        it.

        fresh: Whether the model is asked even if the same question was answered within 10 minutes; false
        without it.

        progress_token: Echoed in rpc.progress, whose value is the part of the answer that is there already.

        Returns: The figures in words.

        Raises: InvalidParams, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached,
        RequestCancelled.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.ai.insights",
            {
                "filters": filters,
                "fallback": fallback,
                "deadline": deadline,
                "fresh": fresh,
                "progressToken": progress_token,
            },
            ExplainedInsights._read,
            "read",
        )

    def accept(
        self,
        *,
        suggestion: str,
        tasting: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Tasting]:
        """Stores a suggestion of the last 24 hours: as a tasting note of its own, or with one that is there.
        What a person has written stays. A restart of the core forgets suggestions.

        suggestion: The suggestion, as its method has answered it.

        tasting: The tasting note that it goes to; without it a new one, of the beans that were asked about.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The tasting note; its source is ai, or mixed where a person has written in it.

        Raises: InvalidParams, NotFound, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.ai.accept",
            {
                "suggestion": suggestion,
                "tasting": tasting,
                "idempotencyKey": idempotency_key,
            },
            Tasting._read,
            "write",
        )


class JournalBeansMethods:
    """Methods of journal.beans."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def create(
        self,
        *,
        name: str,
        roaster: Optional[str] = None,
        origins: Optional[Sequence[BeanOriginInput]] = None,
        roast_level: Optional[Literal["light", "mediumLight", "medium", "mediumDark", "dark"]] = None,
        process: Optional[Literal["washed", "natural", "honey", "anaerobic", "wetHulled", "other"]] = None,
        decaf: Optional[bool] = None,
        roast_date: Optional[Day] = None,
        opened_at: Optional[Day] = None,
        frozen_at: Optional[Day] = None,
        thawed_at: Optional[Day] = None,
        best_before: Optional[Day] = None,
        weight: Optional[Number] = None,
        withdrawn: Optional[Number] = None,
        price: Optional[MoneyInput] = None,
        rating: Optional[Number] = None,
        flavours: Optional[Sequence[str]] = None,
        note: Optional[str] = None,
        url: Optional[str] = None,
        barcode: Optional[str] = None,
        favourite: Optional[bool] = None,
        archived: Optional[bool] = None,
        finished: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Bean]:
        """Creates a bean.

        name: The name on the bag.

        roaster: The roaster.

        origins: The origins of the beans; the shares of a blend sum to at most 100 percent.

        roast_level: How dark the beans are roasted.

        process: How the cherries were processed.

        decaf: Whether the beans are decaffeinated.

        roast_date: The day on which the beans were roasted.

        opened_at: The day on which the bag was opened.

        frozen_at: The day on which the beans were frozen, not before roastDate.

        thawed_at: The day on which the beans were thawed, not before frozenAt.

        best_before: The last day on which the roaster recommends the beans.

        weight: The weight of the beans in the bag, in grams.

        withdrawn: The grams that were used otherwise than by brews.

        price: The price of the bag.

        rating: 0 to 5, in halves.

        flavours: The flavours, as the roaster names them. Devices merge them as a set.

        note: Any further text.

        url: The address of a page about the beans.

        barcode: The code on the bag.

        favourite: Whether the beans are a favourite.

        archived: Whether the beans are out of use.

        finished: Whether the bag is empty.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The new bean.

        Raises: InvalidParams, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.beans.create",
            {
                "name": name,
                "roaster": roaster,
                "origins": origins,
                "roastLevel": roast_level,
                "process": process,
                "decaf": decaf,
                "roastDate": roast_date,
                "openedAt": opened_at,
                "frozenAt": frozen_at,
                "thawedAt": thawed_at,
                "bestBefore": best_before,
                "weight": weight,
                "withdrawn": withdrawn,
                "price": price,
                "rating": rating,
                "flavours": flavours,
                "note": note,
                "url": url,
                "barcode": barcode,
                "favourite": favourite,
                "archived": archived,
                "finished": finished,
                "idempotencyKey": idempotency_key,
            },
            Bean._read,
            "write",
        )

    def get(
        self,
        *,
        id: str,
    ) -> Awaitable[Bean]:
        """Answers one bean.

        id: The record.

        Returns: The bean as it stands.

        Raises: InvalidParams, NotFound.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.beans.get",
            {
                "id": id,
            },
            Bean._read,
            "read",
        )

    def update(
        self,
        *,
        id: str,
        changes: BeanDetailsChanges,
        expect: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Bean]:
        """Changes the named members of a bean and leaves the others.

        id: The record.

        changes: The members to change.

        expect: The version that is meant; another one is a conflict.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The bean after the change; the same as before when nothing differs.

        Raises: InvalidParams, NotFound, Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.beans.update",
            {
                "id": id,
                "changes": changes,
                "expect": expect,
                "idempotencyKey": idempotency_key,
            },
            Bean._read,
            "write",
        )

    def history(
        self,
        *,
        id: str,
        limit: Optional[int] = None,
        after: Optional[str] = None,
    ) -> Awaitable[HistoryEntryPage]:
        """Lists the changes of a bean, newest first, page by page; also of a deleted one.

        id: The record.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        Returns: A page of changes.

        Raises: InvalidParams, NotFound.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.beans.history",
            {
                "id": id,
                "limit": limit,
                "after": after,
            },
            HistoryEntryPage._read,
            "read",
        )

    def save(
        self,
        *,
        id: Optional[str] = None,
        expect: Optional[int] = None,
        name: Optional[str] = None,
        roaster: Optional[str] = None,
        origins: Optional[Sequence[BeanOriginInput]] = None,
        roast_level: Optional[Literal["light", "mediumLight", "medium", "mediumDark", "dark"]] = None,
        process: Optional[Literal["washed", "natural", "honey", "anaerobic", "wetHulled", "other"]] = None,
        decaf: Optional[bool] = None,
        roast_date: Optional[Day] = None,
        opened_at: Optional[Day] = None,
        frozen_at: Optional[Day] = None,
        thawed_at: Optional[Day] = None,
        best_before: Optional[Day] = None,
        weight: Optional[Number] = None,
        withdrawn: Optional[Number] = None,
        price: Optional[MoneyChanges] = None,
        rating: Optional[Number] = None,
        flavours: Optional[Sequence[str]] = None,
        note: Optional[str] = None,
        url: Optional[str] = None,
        barcode: Optional[str] = None,
        favourite: Optional[bool] = None,
        archived: Optional[bool] = None,
        finished: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Bean]:
        """Saves a bean: without an id a new one; with the id of a bean that exists, only the given members
        change; with another id, a new one with this id.

        id: The record; a new one's id is a UUID of version 7.

        expect: The version that is meant; another one is a conflict.

        name: The name on the bag.

        roaster: The roaster.

        origins: The origins of the beans; the shares of a blend sum to at most 100 percent.

        roast_level: How dark the beans are roasted.

        process: How the cherries were processed.

        decaf: Whether the beans are decaffeinated.

        roast_date: The day on which the beans were roasted.

        opened_at: The day on which the bag was opened.

        frozen_at: The day on which the beans were frozen, not before roastDate.

        thawed_at: The day on which the beans were thawed, not before frozenAt.

        best_before: The last day on which the roaster recommends the beans.

        weight: The weight of the beans in the bag, in grams.

        withdrawn: The grams that were used otherwise than by brews.

        price: The price of the bag.

        rating: 0 to 5, in halves.

        flavours: The flavours, as the roaster names them. Devices merge them as a set.

        note: Any further text.

        url: The address of a page about the beans.

        barcode: The code on the bag.

        favourite: Whether the beans are a favourite.

        archived: Whether the beans are out of use.

        finished: Whether the bag is empty.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The bean as it is now.

        Raises: InvalidParams, NotFound, Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.beans.save",
            {
                "id": id,
                "expect": expect,
                "name": name,
                "roaster": roaster,
                "origins": origins,
                "roastLevel": roast_level,
                "process": process,
                "decaf": decaf,
                "roastDate": roast_date,
                "openedAt": opened_at,
                "frozenAt": frozen_at,
                "thawedAt": thawed_at,
                "bestBefore": best_before,
                "weight": weight,
                "withdrawn": withdrawn,
                "price": price,
                "rating": rating,
                "flavours": flavours,
                "note": note,
                "url": url,
                "barcode": barcode,
                "favourite": favourite,
                "archived": archived,
                "finished": finished,
                "idempotencyKey": idempotency_key,
            },
            Bean._read,
            "write",
        )

    def list(
        self,
        *,
        text: Optional[str] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        roaster: Optional[str] = None,
        country: Optional[str] = None,
        process: Optional[Literal["washed", "natural", "honey", "anaerobic", "wetHulled", "other"]] = None,
        roast_level: Optional[Literal["light", "mediumLight", "medium", "mediumDark", "dark"]] = None,
        finished: Optional[bool] = None,
        archived: Optional[bool] = None,
        favourite: Optional[bool] = None,
        order: Optional[Literal["newest", "name", "roastDate", "rating", "remaining"]] = None,
    ) -> Awaitable[BeanPage]:
        """Lists beans, newest first or in another order, page by page.

        text: Words that must each begin a word of the name, the roaster or the note; case and accents don't
        matter.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        roaster: Beans of this roaster only; case does not matter.

        country: Beans of this country of origin only.

        process: Beans of this process only.

        roast_level: Beans of this roast level only.

        finished: true for empty bags only, false for the others; without it both.

        archived: true for archived beans only; without it, the others.

        favourite: true for favourites only, false for the others; without it both.

        order: newest; name, from A to Z; roastDate, the freshest first; rating, the best first; remaining,
        the most first. newest without it.

        Returns: A page of beans.

        Raises: InvalidParams, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.beans.list",
            {
                "text": text,
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
                "roaster": roaster,
                "country": country,
                "process": process,
                "roastLevel": roast_level,
                "finished": finished,
                "archived": archived,
                "favourite": favourite,
                "order": order,
            },
            BeanPage._read,
            "read",
        )

    def delete(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        archive_if_used: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Removed]:
        """Deletes beans, or archives beans in use.

        id: The record.

        expect: The version that is meant; another one is a conflict.

        archive_if_used: true archives a record that others refer to; without it the error inUse says which
        do.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The record that was deleted or archived.

        Raises: InvalidParams, NotFound, Conflict, InUse, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.beans.delete",
            {
                "id": id,
                "expect": expect,
                "archiveIfUsed": archive_if_used,
                "idempotencyKey": idempotency_key,
            },
            Removed._read,
            "write",
        )


class JournalBrewsMethods:
    """Methods of journal.brews."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def create(
        self,
        *,
        at: datetime,
        bean: Optional[str] = None,
        method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]] = None,
        dose: Optional[Number] = None,
        water: Optional[Number] = None,
        yield_: Optional[Number] = None,
        grinder: Optional[str] = None,
        grind_setting: Optional[Number] = None,
        temperature: Optional[Number] = None,
        time: Optional[Number] = None,
        bloom_water: Optional[Number] = None,
        bloom_time: Optional[Number] = None,
        pressure: Optional[Number] = None,
        pours: Optional[Sequence[PourInput]] = None,
        tds: Optional[Number] = None,
        equipment: Optional[Sequence[str]] = None,
        place: Optional[str] = None,
        rating: Optional[Number] = None,
        note: Optional[str] = None,
        recipe: Optional[str] = None,
        favourite: Optional[bool] = None,
        archived: Optional[bool] = None,
        draft: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Brew]:
        """Creates a brew.

        at: When the coffee was brewed: from 1900 to one day in the future.

        bean: The bean. Only a draft has none.

        method: The method. Only a draft has none.

        dose: The ground coffee, in grams. Only a draft has none.

        water: The water, in grams.

        yield_: The beverage, in grams.

        grinder: The grinder.

        grind_setting: The setting on the grinder's own scale.

        temperature: The temperature of the water, in degrees Celsius.

        time: The time of the whole brew, in seconds.

        bloom_water: The water of the bloom, in grams.

        bloom_time: The time of the bloom, in seconds.

        pressure: The pressure, in bar.

        pours: The pours, in the order of time.

        tds: The total dissolved solids of the beverage, in percent.

        equipment: Other equipment, each once. Devices merge it as a set.

        place: The place.

        rating: 0 to 5, in halves.

        note: Any further text.

        recipe: The recipe that the brew followed.

        favourite: Whether the brew is a favourite.

        archived: Whether the brew is hidden. Statistics leave it out.

        draft: Whether the brew is incomplete: a draft needs `at` alone, and no figure counts it.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The new brew.

        Raises: InvalidParams, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.brews.create",
            {
                "at": at,
                "bean": bean,
                "method": method,
                "dose": dose,
                "water": water,
                "yield": yield_,
                "grinder": grinder,
                "grindSetting": grind_setting,
                "temperature": temperature,
                "time": time,
                "bloomWater": bloom_water,
                "bloomTime": bloom_time,
                "pressure": pressure,
                "pours": pours,
                "tds": tds,
                "equipment": equipment,
                "place": place,
                "rating": rating,
                "note": note,
                "recipe": recipe,
                "favourite": favourite,
                "archived": archived,
                "draft": draft,
                "idempotencyKey": idempotency_key,
            },
            Brew._read,
            "write",
        )

    def get(
        self,
        *,
        id: str,
    ) -> Awaitable[Brew]:
        """Answers one brew.

        id: The record.

        Returns: The brew as it stands.

        Raises: InvalidParams, NotFound.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.brews.get",
            {
                "id": id,
            },
            Brew._read,
            "read",
        )

    def update(
        self,
        *,
        id: str,
        changes: BrewDetailsChanges,
        expect: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Brew]:
        """Changes the named members of a brew and leaves the others.

        id: The record.

        changes: The members to change.

        expect: The version that is meant; another one is a conflict.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The brew after the change; the same as before when nothing differs.

        Raises: InvalidParams, NotFound, Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.brews.update",
            {
                "id": id,
                "changes": changes,
                "expect": expect,
                "idempotencyKey": idempotency_key,
            },
            Brew._read,
            "write",
        )

    def history(
        self,
        *,
        id: str,
        limit: Optional[int] = None,
        after: Optional[str] = None,
    ) -> Awaitable[HistoryEntryPage]:
        """Lists the changes of a brew, newest first, page by page; also of a deleted one.

        id: The record.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        Returns: A page of changes.

        Raises: InvalidParams, NotFound.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.brews.history",
            {
                "id": id,
                "limit": limit,
                "after": after,
            },
            HistoryEntryPage._read,
            "read",
        )

    def save(
        self,
        *,
        id: Optional[str] = None,
        expect: Optional[int] = None,
        at: Optional[datetime] = None,
        bean: Optional[str] = None,
        method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]] = None,
        dose: Optional[Number] = None,
        water: Optional[Number] = None,
        yield_: Optional[Number] = None,
        grinder: Optional[str] = None,
        grind_setting: Optional[Number] = None,
        temperature: Optional[Number] = None,
        time: Optional[Number] = None,
        bloom_water: Optional[Number] = None,
        bloom_time: Optional[Number] = None,
        pressure: Optional[Number] = None,
        pours: Optional[Sequence[PourInput]] = None,
        tds: Optional[Number] = None,
        equipment: Optional[Sequence[str]] = None,
        place: Optional[str] = None,
        rating: Optional[Number] = None,
        note: Optional[str] = None,
        recipe: Optional[str] = None,
        favourite: Optional[bool] = None,
        archived: Optional[bool] = None,
        draft: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Brew]:
        """Saves a brew: without an id a new one; with the id of a brew that exists, only the given members
        change; with another id, a new one with this id.

        id: The record; a new one's id is a UUID of version 7.

        expect: The version that is meant; another one is a conflict.

        at: When the coffee was brewed: from 1900 to one day in the future.

        bean: The bean. Only a draft has none.

        method: The method. Only a draft has none.

        dose: The ground coffee, in grams. Only a draft has none.

        water: The water, in grams.

        yield_: The beverage, in grams.

        grinder: The grinder.

        grind_setting: The setting on the grinder's own scale.

        temperature: The temperature of the water, in degrees Celsius.

        time: The time of the whole brew, in seconds.

        bloom_water: The water of the bloom, in grams.

        bloom_time: The time of the bloom, in seconds.

        pressure: The pressure, in bar.

        pours: The pours, in the order of time.

        tds: The total dissolved solids of the beverage, in percent.

        equipment: Other equipment, each once. Devices merge it as a set.

        place: The place.

        rating: 0 to 5, in halves.

        note: Any further text.

        recipe: The recipe that the brew followed.

        favourite: Whether the brew is a favourite.

        archived: Whether the brew is hidden. Statistics leave it out.

        draft: Whether the brew is incomplete: a draft needs `at` alone, and no figure counts it.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The brew as it is now.

        Raises: InvalidParams, NotFound, Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.brews.save",
            {
                "id": id,
                "expect": expect,
                "at": at,
                "bean": bean,
                "method": method,
                "dose": dose,
                "water": water,
                "yield": yield_,
                "grinder": grinder,
                "grindSetting": grind_setting,
                "temperature": temperature,
                "time": time,
                "bloomWater": bloom_water,
                "bloomTime": bloom_time,
                "pressure": pressure,
                "pours": pours,
                "tds": tds,
                "equipment": equipment,
                "place": place,
                "rating": rating,
                "note": note,
                "recipe": recipe,
                "favourite": favourite,
                "archived": archived,
                "draft": draft,
                "idempotencyKey": idempotency_key,
            },
            Brew._read,
            "write",
        )

    def list(
        self,
        *,
        filters: Optional[BrewFilter] = None,
        section_by: Optional[Literal["day", "week", "month", "bean", "method"]] = None,
        text: Optional[str] = None,
        archived: Optional[bool] = None,
        draft: Optional[bool] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
    ) -> Awaitable[BrewPage]:
        """Lists brews by the instants at which they were made, the newest first, page by page.

        filters: Filters.

        section_by: day, week, month: sections by the calendar, the newest first; bean: by the bean, the
        newest first; method: by the method.

        text: Words that must each begin a word of the note or the place; case and accents don't matter.

        archived: true for archived brews only; without it, the others.

        draft: true for drafts only, false for the others; without it both.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        Returns: A page of brews; where few of many are asked for, it may end early, and next goes on.

        Raises: InvalidParams, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.brews.list",
            {
                "filters": filters,
                "sectionBy": section_by,
                "text": text,
                "archived": archived,
                "draft": draft,
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
            },
            BrewPage._read,
            "read",
        )

    def sections(
        self,
        *,
        section_by: Literal["day", "week", "month", "bean", "method"],
        filters: Optional[BrewFilter] = None,
        archived: Optional[bool] = None,
        draft: Optional[bool] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
    ) -> Awaitable[BrewSectionPage]:
        """Lists the sections of a list of brews, page by page.

        section_by: day, week, month: sections by the calendar, the newest first; bean: by the bean, the
        newest first; method: by the method.

        filters: Filters.

        archived: true for archived brews only; without it, the others.

        draft: true for drafts only, false for the others; without it both.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        Returns: A page of sections, in the order of journal.brews.list.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.brews.sections",
            {
                "sectionBy": section_by,
                "filters": filters,
                "archived": archived,
                "draft": draft,
                "limit": limit,
                "after": after,
            },
            BrewSectionPage._read,
            "read",
        )

    def delete(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Deleted]:
        """Deletes a brew with its tasting notes and photos.

        id: The record.

        expect: The version that is meant; another one is a conflict.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The deleted record.

        Raises: InvalidParams, NotFound, Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.brews.delete",
            {
                "id": id,
                "expect": expect,
                "idempotencyKey": idempotency_key,
            },
            Deleted._read,
            "write",
        )

    def repeat(
        self,
        *,
        id: str,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Brew]:
        """Creates a draft with the parameters of a brew and the present instant, without rating, note and
        TDS.

        id: The brew to repeat.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The draft.

        Raises: InvalidParams, NotFound, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.brews.repeat",
            {
                "id": id,
                "idempotencyKey": idempotency_key,
            },
            Brew._read,
            "write",
        )

    def best(
        self,
        *,
        bean: Optional[str] = None,
        method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]] = None,
    ) -> Awaitable[Optional[Brew]]:
        """Finds the brew with the highest rating; of several, the latest.

        bean: Brews of this bean only.

        method: Brews of this method only.

        Returns: The brew; null without a rated one.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.brews.best",
            {
                "bean": bean,
                "method": method,
            },
            optional(Brew._read),
            "read",
        )


class JournalEquipmentMethods:
    """Methods of journal.equipment."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def create(
        self,
        *,
        kind: Literal["grinder", "brewer", "espressoMachine", "kettle", "scale", "filter", "other"],
        name: str,
        brand: Optional[str] = None,
        model: Optional[str] = None,
        bought_at: Optional[Day] = None,
        price: Optional[MoneyInput] = None,
        setting: Optional[GrindScaleInput] = None,
        method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]] = None,
        note: Optional[str] = None,
        favourite: Optional[bool] = None,
        archived: Optional[bool] = None,
        is_default: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Equipment]:
        """Creates an equipment.

        kind: The kind of equipment.

        name: The name.

        brand: The maker.

        model: The model.

        bought_at: The day on which the piece was bought.

        price: The price.

        setting: The scale of a grinder; other kinds have none.

        method: The method of a brewer; other kinds have none.

        note: Any further text.

        favourite: Whether the piece is a favourite.

        archived: Whether the piece is out of use.

        is_default: Whether the piece is the usual one of its kind. Of each kind at most one is: another one
        loses it.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The new equipment.

        Raises: InvalidParams, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.equipment.create",
            {
                "kind": kind,
                "name": name,
                "brand": brand,
                "model": model,
                "boughtAt": bought_at,
                "price": price,
                "setting": setting,
                "method": method,
                "note": note,
                "favourite": favourite,
                "archived": archived,
                "isDefault": is_default,
                "idempotencyKey": idempotency_key,
            },
            Equipment._read,
            "write",
        )

    def get(
        self,
        *,
        id: str,
    ) -> Awaitable[Equipment]:
        """Answers one equipment.

        id: The record.

        Returns: The equipment as it stands.

        Raises: InvalidParams, NotFound.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.equipment.get",
            {
                "id": id,
            },
            Equipment._read,
            "read",
        )

    def update(
        self,
        *,
        id: str,
        changes: EquipmentDetailsChanges,
        expect: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Equipment]:
        """Changes the named members of an equipment and leaves the others.

        id: The record.

        changes: The members to change.

        expect: The version that is meant; another one is a conflict.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The equipment after the change; the same as before when nothing differs.

        Raises: InvalidParams, NotFound, Conflict, InUse, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.equipment.update",
            {
                "id": id,
                "changes": changes,
                "expect": expect,
                "idempotencyKey": idempotency_key,
            },
            Equipment._read,
            "write",
        )

    def history(
        self,
        *,
        id: str,
        limit: Optional[int] = None,
        after: Optional[str] = None,
    ) -> Awaitable[HistoryEntryPage]:
        """Lists the changes of an equipment, newest first, page by page; also of a deleted one.

        id: The record.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        Returns: A page of changes.

        Raises: InvalidParams, NotFound.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.equipment.history",
            {
                "id": id,
                "limit": limit,
                "after": after,
            },
            HistoryEntryPage._read,
            "read",
        )

    def save(
        self,
        *,
        id: Optional[str] = None,
        expect: Optional[int] = None,
        kind: Optional[Literal["grinder", "brewer", "espressoMachine", "kettle", "scale", "filter", "other"]] = None,
        name: Optional[str] = None,
        brand: Optional[str] = None,
        model: Optional[str] = None,
        bought_at: Optional[Day] = None,
        price: Optional[MoneyChanges] = None,
        setting: Optional[GrindScaleChanges] = None,
        method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]] = None,
        note: Optional[str] = None,
        favourite: Optional[bool] = None,
        archived: Optional[bool] = None,
        is_default: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Equipment]:
        """Saves an equipment: without an id a new one; with the id of an equipment that exists, only the
        given members change; with another id, a new one with this id.

        id: The record; a new one's id is a UUID of version 7.

        expect: The version that is meant; another one is a conflict.

        kind: The kind of equipment.

        name: The name.

        brand: The maker.

        model: The model.

        bought_at: The day on which the piece was bought.

        price: The price.

        setting: The scale of a grinder; other kinds have none.

        method: The method of a brewer; other kinds have none.

        note: Any further text.

        favourite: Whether the piece is a favourite.

        archived: Whether the piece is out of use.

        is_default: Whether the piece is the usual one of its kind. Of each kind at most one is: another one
        loses it.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The equipment as it is now.

        Raises: InvalidParams, NotFound, Conflict, InUse, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.equipment.save",
            {
                "id": id,
                "expect": expect,
                "kind": kind,
                "name": name,
                "brand": brand,
                "model": model,
                "boughtAt": bought_at,
                "price": price,
                "setting": setting,
                "method": method,
                "note": note,
                "favourite": favourite,
                "archived": archived,
                "isDefault": is_default,
                "idempotencyKey": idempotency_key,
            },
            Equipment._read,
            "write",
        )

    def list(
        self,
        *,
        text: Optional[str] = None,
        kind: Optional[Literal["grinder", "brewer", "espressoMachine", "kettle", "scale", "filter", "other"]] = None,
        archived: Optional[bool] = None,
        favourite: Optional[bool] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
    ) -> Awaitable[EquipmentPage]:
        """Lists equipment, newest first, page by page.

        text: Words that must each begin a word of the name, the maker, the model or the note; case and
        accents don't matter.

        kind: Equipment of this kind only.

        archived: true for archived equipment only; without it, the others.

        favourite: true for favourites only, false for the others; without it both.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        Returns: A page of equipment.

        Raises: InvalidParams, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.equipment.list",
            {
                "text": text,
                "kind": kind,
                "archived": archived,
                "favourite": favourite,
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
            },
            EquipmentPage._read,
            "read",
        )

    def delete(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        archive_if_used: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Removed]:
        """Deletes a piece of equipment, or archives a piece in use.

        id: The record.

        expect: The version that is meant; another one is a conflict.

        archive_if_used: true archives a record that others refer to; without it the error inUse says which
        do.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The record that was deleted or archived.

        Raises: InvalidParams, NotFound, Conflict, InUse, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.equipment.delete",
            {
                "id": id,
                "expect": expect,
                "archiveIfUsed": archive_if_used,
                "idempotencyKey": idempotency_key,
            },
            Removed._read,
            "write",
        )


class JournalFlavorWheelMethods:
    """Methods of journal.flavorWheel."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def get(
        self,
    ) -> Awaitable[FlavorWheel]:
        """Returns the flavour wheel: a tree of terms in three levels.

        Returns: The groups of the wheel.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.flavorWheel.get",
            {},
            FlavorWheel._read,
            "read",
        )

    def complete(
        self,
        *,
        text: str,
        limit: Optional[int] = None,
    ) -> Awaitable[CompletedTerms]:
        """Completes a flavour term from the wheel and from the account's own descriptors and flavours.

        text: The beginning of a word; case does not matter.

        limit: The most terms; 20 without it.

        Returns: The terms, those that begin with the text first.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.flavorWheel.complete",
            {
                "text": text,
                "limit": limit,
            },
            CompletedTerms._read,
            "read",
        )


class JournalInsightsMethods:
    """Methods of journal.insights."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def list(
        self,
        *,
        filters: Optional[BrewFilter] = None,
    ) -> Awaitable[Insights]:
        """Lists the insights of the latest 1,000 brews, one of each kind.

        filters: Filters.

        Returns: The insights, in the order of their kinds.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.insights.list",
            {
                "filters": filters,
            },
            Insights._read,
            "read",
        )


class JournalRecipesMethods:
    """Methods of journal.recipes."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def create(
        self,
        *,
        name: str,
        method: Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"],
        dose: Optional[Number] = None,
        water: Optional[Number] = None,
        yield_: Optional[Number] = None,
        temperature: Optional[Number] = None,
        grind_setting: Optional[Number] = None,
        bean: Optional[str] = None,
        steps: Optional[Sequence[RecipeStepInput]] = None,
        note: Optional[str] = None,
        favourite: Optional[bool] = None,
        archived: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Recipe]:
        """Creates a recipe.

        name: The name.

        method: The method.

        dose: The ground coffee, in grams.

        water: The water, in grams.

        yield_: The beverage, in grams.

        temperature: The temperature of the water, in degrees Celsius.

        grind_setting: The setting on the grinder's own scale.

        bean: The bean that the recipe is made for.

        steps: The steps, in the order of time.

        note: Any further text.

        favourite: Whether the recipe is a favourite.

        archived: Whether the recipe is out of use.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The new recipe.

        Raises: InvalidParams, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.recipes.create",
            {
                "name": name,
                "method": method,
                "dose": dose,
                "water": water,
                "yield": yield_,
                "temperature": temperature,
                "grindSetting": grind_setting,
                "bean": bean,
                "steps": steps,
                "note": note,
                "favourite": favourite,
                "archived": archived,
                "idempotencyKey": idempotency_key,
            },
            Recipe._read,
            "write",
        )

    def get(
        self,
        *,
        id: str,
    ) -> Awaitable[Recipe]:
        """Answers one recipe.

        id: The record.

        Returns: The recipe as it stands.

        Raises: InvalidParams, NotFound.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.recipes.get",
            {
                "id": id,
            },
            Recipe._read,
            "read",
        )

    def update(
        self,
        *,
        id: str,
        changes: RecipeDetailsChanges,
        expect: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Recipe]:
        """Changes the named members of a recipe and leaves the others.

        id: The record.

        changes: The members to change.

        expect: The version that is meant; another one is a conflict.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The recipe after the change; the same as before when nothing differs.

        Raises: InvalidParams, NotFound, Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.recipes.update",
            {
                "id": id,
                "changes": changes,
                "expect": expect,
                "idempotencyKey": idempotency_key,
            },
            Recipe._read,
            "write",
        )

    def delete(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Deleted]:
        """Deletes a recipe.

        id: The record.

        expect: The version that is meant; another one is a conflict.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: What was deleted.

        Raises: InvalidParams, NotFound, Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.recipes.delete",
            {
                "id": id,
                "expect": expect,
                "idempotencyKey": idempotency_key,
            },
            Deleted._read,
            "write",
        )

    def history(
        self,
        *,
        id: str,
        limit: Optional[int] = None,
        after: Optional[str] = None,
    ) -> Awaitable[HistoryEntryPage]:
        """Lists the changes of a recipe, newest first, page by page; also of a deleted one.

        id: The record.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        Returns: A page of changes.

        Raises: InvalidParams, NotFound.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.recipes.history",
            {
                "id": id,
                "limit": limit,
                "after": after,
            },
            HistoryEntryPage._read,
            "read",
        )

    def save(
        self,
        *,
        id: Optional[str] = None,
        expect: Optional[int] = None,
        name: Optional[str] = None,
        method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]] = None,
        dose: Optional[Number] = None,
        water: Optional[Number] = None,
        yield_: Optional[Number] = None,
        temperature: Optional[Number] = None,
        grind_setting: Optional[Number] = None,
        bean: Optional[str] = None,
        steps: Optional[Sequence[RecipeStepInput]] = None,
        note: Optional[str] = None,
        favourite: Optional[bool] = None,
        archived: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Recipe]:
        """Saves a recipe: without an id a new one; with the id of a recipe that exists, only the given
        members change; with another id, a new one with this id.

        id: The record; a new one's id is a UUID of version 7.

        expect: The version that is meant; another one is a conflict.

        name: The name.

        method: The method.

        dose: The ground coffee, in grams.

        water: The water, in grams.

        yield_: The beverage, in grams.

        temperature: The temperature of the water, in degrees Celsius.

        grind_setting: The setting on the grinder's own scale.

        bean: The bean that the recipe is made for.

        steps: The steps, in the order of time.

        note: Any further text.

        favourite: Whether the recipe is a favourite.

        archived: Whether the recipe is out of use.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The recipe as it is now.

        Raises: InvalidParams, NotFound, Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.recipes.save",
            {
                "id": id,
                "expect": expect,
                "name": name,
                "method": method,
                "dose": dose,
                "water": water,
                "yield": yield_,
                "temperature": temperature,
                "grindSetting": grind_setting,
                "bean": bean,
                "steps": steps,
                "note": note,
                "favourite": favourite,
                "archived": archived,
                "idempotencyKey": idempotency_key,
            },
            Recipe._read,
            "write",
        )

    def list(
        self,
        *,
        method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]] = None,
        bean: Optional[str] = None,
        archived: Optional[bool] = None,
        favourite: Optional[bool] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
    ) -> Awaitable[RecipePage]:
        """Lists recipes from A to Z, page by page.

        method: Recipes of this method only.

        bean: Recipes for this bean only.

        archived: true for archived recipes only; without it, the others.

        favourite: true for favourites only, false for the others; without it both.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        Returns: A page of recipes.

        Raises: InvalidParams, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.recipes.list",
            {
                "method": method,
                "bean": bean,
                "archived": archived,
                "favourite": favourite,
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
            },
            RecipePage._read,
            "read",
        )

    def scale(
        self,
        *,
        id: str,
        dose: Optional[Number] = None,
        water: Optional[Number] = None,
        yield_: Optional[Number] = None,
    ) -> Awaitable[ScaledRecipe]:
        """Scales a recipe to another dose, water or yield: all weights by one factor, to 0.1 g.

        id: The recipe.

        dose: The wanted dose, in grams; one of dose, water and yield must be given.

        water: The wanted water, in grams.

        yield_: The wanted yield, in grams.

        Returns: The recipe for the other amount; nothing is stored.

        Raises: InvalidParams, NotFound.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.recipes.scale",
            {
                "id": id,
                "dose": dose,
                "water": water,
                "yield": yield_,
            },
            ScaledRecipe._read,
            "read",
        )


class JournalStatisticsMethods:
    """Methods of journal.statistics."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def overview(
        self,
        *,
        filters: Optional[BrewFilter] = None,
    ) -> Awaitable[JournalOverview]:
        """Shows the figures of the journal as a whole. Drafts and archived brews are left out.

        filters: Filters.

        Returns: The figures.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.statistics.overview",
            {
                "filters": filters,
            },
            JournalOverview._read,
            "read",
        )

    def series(
        self,
        *,
        measure: Literal["count", "coffee", "cost", "rating", "ratio", "extraction", "time"],
        by: Literal["day", "week", "month", "year"],
        filters: Optional[BrewFilter] = None,
    ) -> Awaitable[FigurePoints]:
        """Shows a figure over time. Drafts and archived brews are left out.

        measure: count: the number of brews. coffee: the grams of coffee. cost: the price of the coffee.
        rating, ratio, extraction, time: the mean over the brews that have one.

        by: The span of each figure.

        filters: Filters.

        Returns: The figure of each span that has brews, in order.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.statistics.series",
            {
                "measure": measure,
                "by": by,
                "filters": filters,
            },
            FigurePoints._read,
            "read",
        )

    def breakdown(
        self,
        *,
        measure: Literal["count", "coffee", "cost", "rating", "ratio", "extraction", "time"],
        by: Literal["bean", "roaster", "country", "process", "roastLevel", "method", "grinder", "grindSetting", "beanAge"],
        filters: Optional[BrewFilter] = None,
    ) -> Awaitable[FigurePoints]:
        """Shows a figure for each value that brews have in common. Drafts and archived brews are left out.

        measure: count: the number of brews. coffee: the grams of coffee. cost: the price of the coffee.
        rating, ratio, extraction, time: the mean over the brews that have one.

        by: The dimension that brews are divided by. A brew of beans of several countries counts for each of
        them.

        filters: Filters.

        Returns: The figure of each value, that of most brews first.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.statistics.breakdown",
            {
                "measure": measure,
                "by": by,
                "filters": filters,
            },
            FigurePoints._read,
            "read",
        )


class JournalTastingsMethods:
    """Methods of journal.tastings."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def create(
        self,
        *,
        at: datetime,
        brew: Optional[str] = None,
        bean: Optional[str] = None,
        text: Optional[str] = None,
        descriptors: Optional[Sequence[str]] = None,
        body_description: Optional[str] = None,
        scores: Optional[TastingScoresInput] = None,
        source: Optional[Literal["user", "ai", "mixed"]] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Tasting]:
        """Creates a tasting.

        at: When the coffee was tasted.

        brew: The brew. It or bean must be given.

        bean: The bean, for a tasting that is of no brew.

        text: The taste, in words.

        descriptors: Flavour terms, of journal.flavorWheel.get or any others. Devices merge them as a set.

        body_description: The feel in the mouth.

        scores: The scores; null without any.

        source: user: written by a person; ai: suggested and accepted; mixed: both.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The new tasting.

        Raises: InvalidParams, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.tastings.create",
            {
                "at": at,
                "brew": brew,
                "bean": bean,
                "text": text,
                "descriptors": descriptors,
                "bodyDescription": body_description,
                "scores": scores,
                "source": source,
                "idempotencyKey": idempotency_key,
            },
            Tasting._read,
            "write",
        )

    def get(
        self,
        *,
        id: str,
    ) -> Awaitable[Tasting]:
        """Answers one tasting.

        id: The record.

        Returns: The tasting as it stands.

        Raises: InvalidParams, NotFound.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.tastings.get",
            {
                "id": id,
            },
            Tasting._read,
            "read",
        )

    def update(
        self,
        *,
        id: str,
        changes: TastingDetailsChanges,
        expect: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Tasting]:
        """Changes the named members of a tasting and leaves the others.

        id: The record.

        changes: The members to change.

        expect: The version that is meant; another one is a conflict.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The tasting after the change; the same as before when nothing differs.

        Raises: InvalidParams, NotFound, Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.tastings.update",
            {
                "id": id,
                "changes": changes,
                "expect": expect,
                "idempotencyKey": idempotency_key,
            },
            Tasting._read,
            "write",
        )

    def delete(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Deleted]:
        """Deletes a tasting.

        id: The record.

        expect: The version that is meant; another one is a conflict.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: What was deleted.

        Raises: InvalidParams, NotFound, Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.tastings.delete",
            {
                "id": id,
                "expect": expect,
                "idempotencyKey": idempotency_key,
            },
            Deleted._read,
            "write",
        )

    def history(
        self,
        *,
        id: str,
        limit: Optional[int] = None,
        after: Optional[str] = None,
    ) -> Awaitable[HistoryEntryPage]:
        """Lists the changes of a tasting, newest first, page by page; also of a deleted one.

        id: The record.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        Returns: A page of changes.

        Raises: InvalidParams, NotFound.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.tastings.history",
            {
                "id": id,
                "limit": limit,
                "after": after,
            },
            HistoryEntryPage._read,
            "read",
        )

    def save(
        self,
        *,
        id: Optional[str] = None,
        expect: Optional[int] = None,
        at: Optional[datetime] = None,
        brew: Optional[str] = None,
        bean: Optional[str] = None,
        text: Optional[str] = None,
        descriptors: Optional[Sequence[str]] = None,
        body_description: Optional[str] = None,
        scores: Optional[TastingScoresChanges] = None,
        source: Optional[Literal["user", "ai", "mixed"]] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Tasting]:
        """Saves a tasting: without an id a new one; with the id of a tasting that exists, only the given
        members change; with another id, a new one with this id.

        id: The record; a new one's id is a UUID of version 7.

        expect: The version that is meant; another one is a conflict.

        at: When the coffee was tasted.

        brew: The brew. It or bean must be given.

        bean: The bean, for a tasting that is of no brew.

        text: The taste, in words.

        descriptors: Flavour terms, of journal.flavorWheel.get or any others. Devices merge them as a set.

        body_description: The feel in the mouth.

        scores: The scores; null without any.

        source: user: written by a person; ai: suggested and accepted; mixed: both.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The tasting as it is now.

        Raises: InvalidParams, NotFound, Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.tastings.save",
            {
                "id": id,
                "expect": expect,
                "at": at,
                "brew": brew,
                "bean": bean,
                "text": text,
                "descriptors": descriptors,
                "bodyDescription": body_description,
                "scores": scores,
                "source": source,
                "idempotencyKey": idempotency_key,
            },
            Tasting._read,
            "write",
        )

    def list(
        self,
        *,
        text: Optional[str] = None,
        brew: Optional[str] = None,
        bean: Optional[str] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
    ) -> Awaitable[TastingPage]:
        """Lists tasting notes by the instants at which the coffee was tasted, the newest first, page by page.

        text: Words that must each begin a word of the text, the descriptors or the body; case and accents
        don't matter.

        brew: Notes about this brew only.

        bean: Notes about this bean only, without those about its brews.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        Returns: A page of tasting notes.

        Raises: InvalidParams, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.tastings.list",
            {
                "text": text,
                "brew": brew,
                "bean": bean,
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
            },
            TastingPage._read,
            "read",
        )


class OrdersLinesMethods:
    """Methods of orders.lines."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def add(
        self,
        *,
        order: str,
        quantity: Number,
        item: Optional[str] = None,
        sku: Optional[str] = None,
        text: Optional[str] = None,
        unit: Optional[str] = None,
        unit_price: Optional[MoneyInput] = None,
        discount: Optional[Number] = None,
        tax_rate: Optional[Number] = None,
        note: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[OrderLine]:
        """Adds a line to an order that is not invoiced yet.

        order: The order.

        quantity: How much; more than 0.

        item: The item; it, sku or text must be given.

        sku: The item's SKU, in its place.

        text: What it is of; an item's name where it is left out.

        unit: What the quantity counts; of an item its own unit, or one of its units, and the one that it is
        sold in without it.

        unit_price: What one costs, in the order's currency; the item's price without it.

        discount: What is taken off, in percent.

        tax_rate: The rate of tax in percent, with at most 3 decimals; 0 without it.

        note: What stands below it on documents.

        expect: The order's version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The new line.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict,
        IllegalStep, LimitReached, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "orders.lines.add",
            {
                "order": order,
                "quantity": quantity,
                "item": item,
                "sku": sku,
                "text": text,
                "unit": unit,
                "unitPrice": unit_price,
                "discount": discount,
                "taxRate": tax_rate,
                "note": note,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            OrderLine._read,
            "write",
        )

    def update(
        self,
        *,
        id: str,
        changes: LineTermsChanges,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[OrderLine]:
        """Changes the named members of a line of an order that is not invoiced yet.

        id: The line.

        changes: The members to change.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The line after the change; the same as before when nothing differs.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict,
        IllegalStep, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "orders.lines.update",
            {
                "id": id,
                "changes": changes,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            OrderLine._read,
            "write",
        )

    def remove(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Deleted]:
        """Takes a line away of which nothing was shipped or cancelled, from an order that is not invoiced
        yet.

        id: The line.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: What was taken away.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict,
        IllegalStep, InUse, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "orders.lines.remove",
            {
                "id": id,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Deleted._read,
            "write",
        )

    def cancel(
        self,
        *,
        id: str,
        quantity: Optional[Number] = None,
        reason: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[OrderLine]:
        """Gives up what of a line is still to be shipped, before the order is invoiced: it is neither
        reserved nor owed any more.

        id: The line.

        quantity: How much of it; all that is left without it.

        reason: Why, in the company's words.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The line as it is now.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict,
        IllegalStep, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "orders.lines.cancel",
            {
                "id": id,
                "quantity": quantity,
                "reason": reason,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            OrderLine._read,
            "write",
        )

    def credit(
        self,
        *,
        id: str,
        quantity: Optional[Number] = None,
        reason: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[OrderLine]:
        """Credits the part of a line that stands on the invoice and will not be shipped. The invoice stays as
        it is; the quantity is neither reserved nor owed any more.

        id: The line.

        quantity: How much of it; all that is neither shipped nor credited without it.

        reason: Why, in the company's words.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The line as it is now.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict,
        IllegalStep, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "orders.lines.credit",
            {
                "id": id,
                "quantity": quantity,
                "reason": reason,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            OrderLine._read,
            "write",
        )


class OrdersPaymentsMethods:
    """Methods of orders.payments."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def add(
        self,
        *,
        order: str,
        amount: MoneyInput,
        method: Optional[str] = None,
        reference: Optional[str] = None,
        at: Optional[datetime] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[NotedPayment]:
        """Notes what was paid for an order, or paid back.

        order: The order.

        amount: How much, in the order's currency; less than 0 for what was paid back, and at most what was
        paid.

        method: How: cash, card.

        reference: What it is called elsewhere.

        at: When; now without it, and not later.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The payment, and how the order stands with it.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, IllegalStep,
        KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "orders.payments.add",
            {
                "order": order,
                "amount": amount,
                "method": method,
                "reference": reference,
                "at": at,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            NotedPayment._read,
            "write",
        )

    def reverse(
        self,
        *,
        id: str,
        reason: str,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[NotedPayment]:
        """Takes a payment back that was noted by mistake, once.

        id: The payment.

        reason: Why, in the company's words.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The payment that takes it back, and how the order stands then.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, AlreadyReversed,
        KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "orders.payments.reverse",
            {
                "id": id,
                "reason": reason,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            NotedPayment._read,
            "write",
        )


class OrdersReturnsMethods:
    """Methods of orders.returns."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def create(
        self,
        *,
        order: str,
        lines: Sequence[ReturnedLine],
        reason: Optional[str] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[ReturnedGoods]:
        """Takes back what a customer returns; what was paid for it is paid back with orders.payments.add.

        order: The order.

        lines: What came back.

        reason: Why, in the customer's words.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: What came back, and the order as it is now.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "orders.returns.create",
            {
                "order": order,
                "lines": lines,
                "reason": reason,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            ReturnedGoods._read,
            "write",
        )


class PolicyDeploymentMethods:
    """Methods of policy.deployment."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def get(
        self,
    ) -> Awaitable[Deployment]:
        """Says where the app's data is: with Apple's own services, or with a backend.

        Returns: The deployment path, and who names it.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "policy.deployment.get",
            {},
            Deployment._read,
            "read",
        )

    def set(
        self,
        *,
        path: Optional[Literal["appleNative", "backend"]] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Deployment]:
        """Stores which deployment path is meant on this device, or removes what was stored.

        path: The deployment path; null or nothing removes what was stored.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The deployment path that holds now, and who names it.

        Raises: InvalidParams, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "policy.deployment.set",
            {
                "path": path,
                "idempotencyKey": idempotency_key,
            },
            Deployment._read,
            "write",
        )


class PolicyPromotionsMethods:
    """Methods of policy.promotions."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def list(
        self,
        *,
        version: Optional[str] = None,
        locale: Optional[str] = None,
        subject: Optional[str] = None,
        placement: Optional[str] = None,
        audiences: Optional[Sequence[str]] = None,
    ) -> Awaitable[Promotions]:
        """Lists the promotions that apply now, and that nobody has dismissed.

        version: The app's version; without it, promotions for certain versions don't apply.

        locale: The user's language, such as de-AT; without it, promotions for certain languages don't apply.

        subject: Who is counted by percentages; the account's id, in lower case, without it.

        placement: Where in the app they are shown: those for other places are left out; all places without
        it.

        audiences: The audiences that the user belongs to; without it, promotions for certain audiences don't
        apply.

        Returns: The promotions: higher priorities first, then earlier starts, then by their ids.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "policy.promotions.list",
            {
                "version": version,
                "locale": locale,
                "subject": subject,
                "placement": placement,
                "audiences": audiences,
            },
            Promotions._read,
            "read",
        )

    def dismiss(
        self,
        *,
        id: str,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Dismissal]:
        """Hides a promotion for as long as it says, from now on.

        id: The promotion.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: Until when it is hidden.

        Raises: InvalidParams, NotFound, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "policy.promotions.dismiss",
            {
                "id": id,
                "idempotencyKey": idempotency_key,
            },
            Dismissal._read,
            "write",
        )


class PolicyUpdateMethods:
    """Methods of policy.update."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def later(
        self,
        *,
        version: str,
        days: int,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[UpdateDelay]:
        """Puts a recommended update off for some days. One that is required is not put off.

        version: The app's version, as policy.check gets it, or the one that is recommended.

        days: For how many days of 24 hours.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: Until when policy.check does not recommend it.

        Raises: InvalidParams, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "policy.update.later",
            {
                "version": version,
                "days": days,
                "idempotencyKey": idempotency_key,
            },
            UpdateDelay._read,
            "write",
        )

    def open(
        self,
        *,
        deadline: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[OpenedUpdate]:
        """Asks the host to open the page of the update: url of the policy in AppConfig.

        deadline: How many milliseconds the host has; 10,000 without it.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The address, and whether something has opened it.

        Raises: InvalidParams, NotFound, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "policy.update.open",
            {
                "deadline": deadline,
                "idempotencyKey": idempotency_key,
            },
            OpenedUpdate._read,
            "write",
        )


class PurchasesLinesMethods:
    """Methods of purchases.lines."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def add(
        self,
        *,
        purchase: str,
        quantity: Number,
        item: Optional[str] = None,
        sku: Optional[str] = None,
        text: Optional[str] = None,
        unit: Optional[str] = None,
        unit_price: Optional[MoneyInput] = None,
        discount: Optional[Number] = None,
        tax_rate: Optional[Number] = None,
        note: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[PurchaseLine]:
        """Adds a line to a purchase.

        purchase: The purchase.

        quantity: How much; more than 0.

        item: The item; it, sku or text must be given.

        sku: The item's SKU, in its place.

        text: What it is of; an item's name where it is left out.

        unit: What the quantity counts; of an item its own unit, or one of its units, and the one that it is
        bought in without it.

        unit_price: What one costs, in the purchase's currency; what the item costs without it, if that is
        known. For managers alone.

        discount: What is taken off, in percent.

        tax_rate: The rate of tax in percent, with at most 3 decimals; 0 without it.

        note: What stands below it on documents.

        expect: The version of the purchase that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The new line.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict,
        IllegalStep, LimitReached, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "purchases.lines.add",
            {
                "purchase": purchase,
                "quantity": quantity,
                "item": item,
                "sku": sku,
                "text": text,
                "unit": unit,
                "unitPrice": unit_price,
                "discount": discount,
                "taxRate": tax_rate,
                "note": note,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            PurchaseLine._read,
            "write",
        )

    def update(
        self,
        *,
        id: str,
        changes: PurchaseTermsChanges,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[PurchaseLine]:
        """Changes the named members of a line and leaves the others.

        id: The line.

        changes: The members to change.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The line after the change.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict,
        IllegalStep, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "purchases.lines.update",
            {
                "id": id,
                "changes": changes,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            PurchaseLine._read,
            "write",
        )

    def remove(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Deleted]:
        """Takes a line away.

        id: The line.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: What was deleted.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict,
        IllegalStep, InUse, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "purchases.lines.remove",
            {
                "id": id,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Deleted._read,
            "write",
        )


class PurchasesReceiptsMethods:
    """Methods of purchases.receipts."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def reverse(
        self,
        *,
        receipt: str,
        reason: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[ReversedReceipt]:
        """Takes out of the inventory again what was received of a purchase by mistake, once.

        receipt: The receipt.

        reason: Why, in the company's words.

        expect: The version of the purchase that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The receipt that takes it back, and how the purchase stands now.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict,
        IllegalStep, InsufficientStock, AlreadyReversed, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "purchases.receipts.reverse",
            {
                "receipt": receipt,
                "reason": reason,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            ReversedReceipt._read,
            "write",
        )


class SharingDeparturesMethods:
    """Methods of sharing.departures."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def list(
        self,
        *,
        limit: Optional[int] = None,
        after: Optional[str] = None,
    ) -> Awaitable[DeparturePage]:
        """Lists companies of others that the account takes part in no longer, and why, newest first; the last
        thousand are kept.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        Returns: A page of them.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "sharing.departures.list",
            {
                "limit": limit,
                "after": after,
            },
            DeparturePage._read,
            "read",
        )


class SharingParticipantsMethods:
    """Methods of sharing.participants."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def list(
        self,
        *,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        company: Optional[str] = None,
    ) -> Awaitable[ParticipantPage]:
        """Lists who takes part in a company, and who was invited or removed, in the order of their
        invitations.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of them, the owner first; nobody of a company that was never shared.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "sharing.participants.list",
            {
                "limit": limit,
                "after": after,
                "company": company,
            },
            ParticipantPage._read,
            "read",
        )

    def update(
        self,
        *,
        participant: str,
        permission: Literal["readWrite", "readOnly"],
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Participant]:
        """Says whether a participant may change anything. What they may do otherwise is their access record's
        to say: access.grant.

        participant: The participant.

        permission: readWrite: what the access record allows; readOnly: to look on, whatever it allows.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The participant.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, AccountUnavailable,
        CloudUnavailable, RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "sharing.participants.update",
            {
                "participant": participant,
                "permission": permission,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Participant._read,
            "write",
        )

    def remove(
        self,
        *,
        participant: str,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Participant]:
        """Ends somebody's participation, or takes an invitation back, with the access record that goes with
        it: the company goes from their devices, and what they have made stays. Again changes nothing.

        participant: The participant.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The participant, who was removed.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, AccountUnavailable,
        CloudUnavailable, RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "sharing.participants.remove",
            {
                "participant": participant,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Participant._read,
            "write",
        )


class SyncConflictsMethods:
    """Methods of sync.conflicts."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def list(
        self,
        *,
        record: Optional[str] = None,
        resolved: Optional[bool] = None,
        account: Optional[bool] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        company: Optional[str] = None,
    ) -> Awaitable[SyncConflictPage]:
        """Lists values that were discarded because two devices changed the same, newest first, page by page.
        The lines are the same on all devices. A caller sees lines about the records and members that the
        caller may read. Nothing is discarded without a line. A line is deleted 90 days after it was resolved.

        record: Of this record alone.

        resolved: Only those of which somebody has said which value is right, or only the others.

        account: Whether conflicts of the account's own records are meant, which belong to no company; without
        it only where record is one of these.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        company: The company; without it the account, where the record that is named is the account's own;
        else the selected company, or the only one that there is.

        Returns: A page of conflicts.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "sync.conflicts.list",
            {
                "record": record,
                "resolved": resolved,
                "account": account,
                "limit": limit,
                "after": after,
                "company": company,
            },
            SyncConflictPage._read,
            "read",
        )

    def resolve(
        self,
        *,
        take: Literal["local", "server"],
        id: Optional[str] = None,
        record: Optional[str] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[ResolvedConflicts]:
        """Says which of two values is right, of one conflict or of all of a record. The other one than that
        which stays is set as an ordinary change. Only an owner resolves lines, except that a participant
        resolves lines about the participant's own credentials.

        take: local for the value of the device that found the conflict, server for the cloud's.

        id: The conflict.

        record: The record: without an id, all its conflicts of which nobody has said it.

        company: The company; without it the account, where the record that is named is the account's own;
        else the selected company, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The conflicts.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "sync.conflicts.resolve",
            {
                "take": take,
                "id": id,
                "record": record,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            ResolvedConflicts._read,
            "write",
        )


class SyncEventsMethods:
    """Methods of sync.events."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def list(
        self,
        *,
        limit: Optional[int] = None,
        after: Optional[str] = None,
    ) -> Awaitable[SyncEventPage]:
        """Lists what sync has done and what has failed, newest first, page by page: the last 1,000 of what
        has moved something, or could not. What fails again in the same way is listed once. Each is an event
        of the type syncEvent, too.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        Returns: A page of events.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "sync.events.list",
            {
                "limit": limit,
                "after": after,
            },
            SyncEventPage._read,
            "read",
        )


class SyncQueueMethods:
    """Methods of sync.queue."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def list(
        self,
        *,
        limit: Optional[int] = None,
        after: Optional[str] = None,
    ) -> Awaitable[QueuedRecordPage]:
        """Lists what was changed here and is not confirmed, page by page: one entry a record.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        Returns: A page of the queue.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "sync.queue.list",
            {
                "limit": limit,
                "after": after,
            },
            QueuedRecordPage._read,
            "session",
        )

    def retry(
        self,
        *,
        record: Optional[str] = None,
    ) -> Awaitable[SyncStatus]:
        """Tries at once what had to wait as it was refused, and again what was put aside, and begins a cycle.

        record: This record alone; null for all.

        Returns: How it stands.

        Raises: InvalidParams, NotFound.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "sync.queue.retry",
            {
                "record": record,
            },
            SyncStatus._read,
            "session",
        )

    def discard(
        self,
        *,
        record: str,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[DiscardedRecord]:
        """Takes the cloud's state of a record back: what was changed here and is not confirmed goes, and is a
        line of sync.conflicts.list. It can't be undone.

        record: The record.

        company: The company; without it the account, where the record that is named is the account's own;
        else the selected company, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: Whether anything was pending.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "sync.queue.discard",
            {
                "record": record,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            DiscardedRecord._read,
            "write",
        )


class WidgetsEntitiesMethods:
    """Methods of widgets.entities."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def get(
        self,
        *,
        ids: Optional[Sequence[str]] = None,
    ) -> Awaitable[PlaceList]:
        """Answers the places with these ids, in their order; unknown ones are passed over.

        ids: The ids, as widgets were set up with them.

        Returns: The places.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "widgets.entities.get",
            {
                "ids": ids,
            },
            PlaceList._read,
            "read",
        )

    def suggested(
        self,
    ) -> Awaitable[SuggestedPlaces]:
        """Answers the places to choose from before anything was typed: the device's, and the recents.

        Returns: The places.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "widgets.entities.suggested",
            {},
            SuggestedPlaces._read,
            "read",
        )

    def matching(
        self,
        *,
        text: str,
        limit: Optional[int] = None,
    ) -> Awaitable[PlaceList]:
        """Answers the known places in whose names each word of a text begins a word, whatever its case and
        accents; the recents first.

        text: What was typed.

        limit: How many at most; 20 without it.

        Returns: The places.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "widgets.entities.matching",
            {
                "text": text,
                "limit": limit,
            },
            PlaceList._read,
            "read",
        )


class WidgetsPlaceMethods:
    """Methods of widgets.place."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def get(
        self,
        *,
        max_age: Optional[int] = None,
    ) -> Awaitable[ShownPlace]:
        """Answers which place widgets show that choose none themselves.

        max_age: How many seconds old the device's place may be before it is said to be old; 86400 without it.

        Returns: The place that was chosen, and the one that is shown.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "widgets.place.get",
            {
                "maxAge": max_age,
            },
            ShownPlace._read,
            "read",
        )

    def choose(
        self,
        *,
        place: str,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[ShownPlace]:
        """Lets widgets that choose no place themselves show one of the user's own.

        place: The place, as widgets.recents.add answered it.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The place that is shown from now on.

        Raises: InvalidParams, NotFound, FeatureRequired, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "widgets.place.choose",
            {
                "place": place,
                "idempotencyKey": idempotency_key,
            },
            ShownPlace._read,
            "write",
        )

    def use_device(
        self,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[ShownPlace]:
        """Lets widgets that choose no place themselves show the device's.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The place that is shown from now on.

        Raises: InvalidParams, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "widgets.place.useDevice",
            {
                "idempotencyKey": idempotency_key,
            },
            ShownPlace._read,
            "write",
        )


class WidgetsRecentsMethods:
    """Methods of widgets.recents."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def list(
        self,
    ) -> Awaitable[RecentList]:
        """Lists the places that were used last, the newest first.

        Returns: The places, twenty at most.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "widgets.recents.list",
            {},
            RecentList._read,
            "read",
        )

    def add(
        self,
        *,
        name: str,
        latitude: Number,
        longitude: Number,
        region: Optional[str] = None,
        country: Optional[str] = None,
        time_zone: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[WidgetPlace]:
        """Notes that a place was used: it comes first, and the twenty-first goes. A place of the same name
        within 100 m is the same, and keeps its id.

        name: What the place is called.

        latitude: In degrees, north of the equator; rounded to six decimals.

        longitude: In degrees, east of Greenwich; rounded to six decimals.

        region: The state or province.

        country: ISO 3166-1, two capitals: DE.

        time_zone: Its time zone.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The place with its id.

        Raises: InvalidParams, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "widgets.recents.add",
            {
                "name": name,
                "latitude": latitude,
                "longitude": longitude,
                "region": region,
                "country": country,
                "timeZone": time_zone,
                "idempotencyKey": idempotency_key,
            },
            WidgetPlace._read,
            "write",
        )

    def remove(
        self,
        *,
        id: str,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[RemovedRecent]:
        """Takes a place out of the recents. Its id still stands for it.

        id: The place.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: Whether it was among them.

        Raises: InvalidParams, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "widgets.recents.remove",
            {
                "id": id,
                "idempotencyKey": idempotency_key,
            },
            RemovedRecent._read,
            "write",
        )

    def clear(
        self,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[ClearedRecents]:
        """Takes all places out of the recents. Their ids still stand for them.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: How many there were.

        Raises: InvalidParams, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "widgets.recents.clear",
            {
                "idempotencyKey": idempotency_key,
            },
            ClearedRecents._read,
            "write",
        )

    def import_(
        self,
        *,
        places: Sequence[ImportedPlace],
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[PlaceList]:
        """Takes in the recents of another device, as widgets.recents.list or the app group has them. They are
        the newest then, and their ids stand for these places here, too.

        places: The newest first.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The places as they are known here.

        Raises: InvalidParams, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "widgets.recents.import",
            {
                "places": places,
                "idempotencyKey": idempotency_key,
            },
            PlaceList._read,
            "write",
        )


class AccessMethods:
    """Who may do what in a company: access records, credentials, sign-in."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    @cached_property
    def credentials(self) -> AccessCredentialsMethods:
        return AccessCredentialsMethods(self._caller)

    def whoami(
        self,
        *,
        company: Optional[str] = None,
    ) -> Awaitable[Caller]:
        """Answers who acts in a company, and what they hold there.

        company: The company; without it the selected one, or the only one that there is.

        Returns: Who asks. Without a company, and none selected, the account.

        Raises: InvalidParams, NotFound.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "access.whoami",
            {
                "company": company,
            },
            Caller._read,
            "read",
        )

    def allowed(
        self,
        *,
        company: Optional[str] = None,
    ) -> Awaitable[AllowedMethods]:
        """Answers for every method whether the caller may call it: for enabling and disabling buttons.

        company: The company; without it the selected one, or the only one that there is.

        Returns: All methods.

        Raises: InvalidParams, NotFound.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "access.allowed",
            {
                "company": company,
            },
            AllowedMethods._read,
            "read",
        )

    def check(
        self,
        *,
        method: str,
        user: Optional[str] = None,
        company: Optional[str] = None,
    ) -> Awaitable[CheckedMethod]:
        """Answers whether the caller, or another user, may call a method.

        method: The method's name.

        user: Somebody else in the company, whom only an owner may ask about; the caller without it.

        company: The company; without it the selected one, or the only one that there is.

        Returns: Yes or no, and the reason.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "access.check",
            {
                "method": method,
                "user": user,
                "company": company,
            },
            CheckedMethod._read,
            "read",
        )

    def explain(
        self,
        *,
        method: str,
        user: Optional[str] = None,
        company: Optional[str] = None,
    ) -> Awaitable[Explanation]:
        """Answers why the caller, or another user, may call a method, or what would let them.

        method: The method's name.

        user: Somebody else in the company, whom only an owner may ask about; the caller without it.

        company: The company; without it the selected one, or the only one that there is.

        Returns: The rule, what is held, and what would be enough.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "access.explain",
            {
                "method": method,
                "user": user,
                "company": company,
            },
            Explanation._read,
            "read",
        )

    def grant(
        self,
        *,
        user: Optional[str] = None,
        name: Optional[str] = None,
        is_owner: Optional[bool] = None,
        dept_mask: Optional[int] = None,
        manager_mask: Optional[int] = None,
        preset: Optional[Literal["sales", "warehouse", "management", "viewer"]] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[AccessRecord]:
        """Gives somebody rights in a company, who may be new there. Members that are not given stay as they
        are. A manager gives and takes the daily work in their own departments, and nothing of an owner's.

        user: Whose rights; somebody new without it.

        name: What people call them: any text of one line; null takes it away.

        is_owner: Whether they own the company, and so may do everything.

        dept_mask: The departments in which they do the daily work, a bit each; access.departments lists the
        bits.

        manager_mask: The departments in which they also delete, approve and see costs, a bit each.

        preset: A preset (access.presets) that sets both masks; not together with either.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: What they may do now; the same as before when nothing differs.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Conflict, OwnerNeeded,
        TierRequired, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "access.grant",
            {
                "user": user,
                "name": name,
                "isOwner": is_owner,
                "deptMask": dept_mask,
                "managerMask": manager_mask,
                "preset": preset,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            AccessRecord._read,
            "write",
        )

    def revoke(
        self,
        *,
        user: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Deleted]:
        """Takes all rights in a company from somebody, with their credentials and their session. Who they
        were stays known: access.people. A manager lets go who holds nothing beyond the manager's departments.

        user: Whose rights.

        expect: The version of the access record that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The access record that is gone.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Conflict, OwnerNeeded,
        KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "access.revoke",
            {
                "user": user,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Deleted._read,
            "write",
        )

    def list(
        self,
        *,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> Awaitable[ListedAccessPage]:
        """Lists the people of a company with what they may do, in the order in which they were let in.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of people.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "access.list",
            {
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
                "company": company,
            },
            ListedAccessPage._read,
            "read",
        )

    def people(
        self,
        *,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        include_left: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> Awaitable[NamedPersonPage]:
        """Lists who is in a company, with their names, or what they sign in with where they have none, in the
        order in which they were let in; where that is asked for, those who have left, too, with what they
        signed in with.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        include_left: Whether who has left is listed, too; not without it.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of people.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "access.people",
            {
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
                "includeLeft": include_left,
                "company": company,
            },
            NamedPersonPage._read,
            "read",
        )

    def transfer(
        self,
        *,
        user: str,
        password: str,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[AccessRecord]:
        """Passes a company on: another owner becomes its founder, whom nobody makes less, and who was the
        founder stays an owner like others.

        user: Another owner, who has credentials.

        password: The founder's own. A repeat with the same idempotencyKey is not compared by it.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: What the new founder may do.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, OwnerNeeded, SignInFailed,
        TooManyAttempts, LimitReached, RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "access.transfer",
            {
                "user": user,
                "password": password,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            AccessRecord._read,
            "write",
        )

    def departments(
        self,
        *,
        company: Optional[str] = None,
    ) -> Awaitable[DepartmentPage]:
        """Lists the departments of a company: those that every one has, and its own.

        company: The company; without it the selected one, or the only one that there is.

        Returns: The departments with their bits.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "access.departments",
            {
                "company": company,
            },
            DepartmentPage._read,
            "read",
        )

    def presets(
        self,
    ) -> Awaitable[PresetPage]:
        """Lists usual sets of rights, which access.grant takes by name.

        Returns: The presets.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "access.presets",
            {},
            PresetPage._read,
            "read",
        )

    def sign_in(
        self,
        *,
        username: str,
        password: str,
        company: Optional[str] = None,
    ) -> Awaitable[Caller]:
        """Lets somebody act in a company, in the place of who is signed in there; kept over restarts until
        they sign out, or the company's sessionHours, or idleMinutes without a request, are over.

        username: The name; neither case, width nor Unicode normalization matters.

        password: The password.

        company: The company; without it the selected one, or the only one that there is.

        Returns: Who acts there now. Later requests of the company wait for it; others may be answered before
        it.

        Raises: InvalidParams, NotFound, NoCompany, SignInFailed, TooManyAttempts, LimitReached,
        RequestCancelled.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "access.signIn",
            {
                "username": username,
                "password": password,
                "company": company,
            },
            Caller._read,
            "session",
        )

    def sign_out(
        self,
        *,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Caller]:
        """Ends the session in a company.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: Who acts there now.

        Raises: InvalidParams, NotFound, NoCompany, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "access.signOut",
            {
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Caller._read,
            "write",
        )


class AiMethods:
    """The AI of the host, which other services ask."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def availability(
        self,
        *,
        deadline: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
    ) -> Awaitable[Availability]:
        """Says whether there is a model that answers. The host is asked at most once in 60 seconds, and may
        say it unasked.

        deadline: How many milliseconds the host has; 10,000 without it.

        progress_token: Passed back in rpc.progress when the host tells how far it is.

        Returns: Whether the AI can be asked, or why not.

        Raises: InvalidParams, HostTimeout, HostError, HostFault, LimitReached, RequestCancelled.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "ai.availability",
            {
                "deadline": deadline,
                "progressToken": progress_token,
            },
            Availability._read,
            "read",
        )

    def availability_changed(
        self,
        *,
        available: bool,
        reason: Optional[Literal["systemTooOld", "deviceNotEligible", "notEnabled", "modelNotReady", "languageUnsupported", "other", "noHost"]] = None,
    ) -> Awaitable[Availability]:
        """The host says, unasked, whether its model can be asked; mostly sent as a notification.

        available: Whether there is a model that answers.

        reason: Why there is none; null where there is one.

        Returns: What ai.availability answers for the next 60 seconds.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "ai.availabilityChanged",
            {
                "available": available,
                "reason": reason,
            },
            Availability._read,
            "session",
        )


class AppGroupMethods:
    """Values that the app shares with its widgets."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def get(
        self,
        *,
        name: str,
    ) -> Awaitable[SharedValue]:
        """Answers a value that the app shares with its widgets; live.open watches it.

        name: The value's name: scale, recents, entitlements, devicePlace, widgetPlace, flags, registry (the
        newest 2,000 places that widgets were offered), or one of the app's own, which begins with app.

        Returns: The value, and when it was written.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "appGroup.get",
            {
                "name": name,
            },
            SharedValue._read,
            "read",
        )

    def set(
        self,
        *,
        name: str,
        value: Optional[Any] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[SharedValue]:
        """Keeps a value that the app shares with its widgets: scale, or one of the app's own, any JSON of at
        most 64 KiB.

        name: scale, or a name that begins with app.

        value: The value; null removes it.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The value as it is kept.

        Raises: InvalidParams, LimitReached, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "appGroup.set",
            {
                "name": name,
                "value": value,
                "idempotencyKey": idempotency_key,
            },
            SharedValue._read,
            "write",
        )

    def list(
        self,
    ) -> Awaitable[SharedNames]:
        """Lists the values that the app shares with its widgets, in the order of their names.

        Returns: Their names.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "appGroup.list",
            {},
            SharedNames._read,
            "read",
        )


class AssetsMethods:
    """Photos, documents, logos and proofs of any record."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def add(
        self,
        *,
        owner: AssetOwnerInput,
        role: Literal["photo", "document", "logo", "proof"],
        name: Optional[str] = None,
        media_type: Optional[str] = None,
        path: Optional[str] = None,
        base64: Optional[str] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Asset]:
        """Adds an asset to a record: what a file of this machine holds, which may vanish afterwards, or what
        is given as text, which is limited by the length of a line (assets.begin is for more).

        owner: The record that it is to belong to.

        role: photo: a picture, of which a record has at most 20; logo: PNG or JPEG, of at most 2 MB; proof:
        of a delivery; document: anything else.

        name: What people call it.

        media_type: Its type, where the first bytes don't show it, or show a container alone: ZIP (docx, xlsx,
        odt, epub), TIFF (raw photos), MP4 (m4v, 3gp). They show PNG, JPEG, GIF, WebP, HEIC, AVIF, PDF.

        path: The absolute path of a file on this machine; it, or base64, must be given.

        base64: The bytes as standard base64 (RFC 4648), with its padding.

        company: The company; without it the account, where the record that is named is the account's own;
        else the selected company, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The asset; its bytes are on the disk. Who may change the record may do it. Later requests of
        the company wait for it.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, AssetTooLarge,
        LimitReached, RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "assets.add",
            {
                "owner": owner,
                "role": role,
                "name": name,
                "mediaType": media_type,
                "path": path,
                "base64": base64,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Asset._read,
            "write",
        )

    def begin(
        self,
        *,
        owner: AssetOwnerInput,
        role: Literal["photo", "document", "logo", "proof"],
        name: Optional[str] = None,
        media_type: Optional[str] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Upload]:
        """Begins an asset whose bytes come piece by piece, with assets.append; what is not finished after 24
        hours is forgotten.

        owner: The record that it is to belong to.

        role: photo: a picture, of which a record has at most 20; logo: PNG or JPEG, of at most 2 MB; proof:
        of a delivery; document: anything else.

        name: What people call it.

        media_type: Its type, where the first bytes don't show it, or show a container alone: ZIP (docx, xlsx,
        odt, epub), TIFF (raw photos), MP4 (m4v, 3gp). They show PNG, JPEG, GIF, WebP, HEIC, AVIF, PDF.

        company: The company; without it the account, where the record that is named is the account's own;
        else the selected company, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: What is to be appended to. Who may change the record may do it.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached,
        KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "assets.begin",
            {
                "owner": owner,
                "role": role,
                "name": name,
                "mediaType": media_type,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Upload._read,
            "write",
        )

    def append(
        self,
        *,
        upload: str,
        offset: int,
        base64: str,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Upload]:
        """Adds bytes to an asset that was begun. The same piece may come again.

        upload: What assets.begin has answered.

        offset: Where the bytes belong: at most as many as have come.

        base64: The bytes as standard base64 (RFC 4648), with its padding; limited by the length of a line.

        company: The company; without it the account, where the record that is named is the account's own;
        else the selected company, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: How many bytes have come; they are on the disk.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, AssetTooLarge,
        LimitReached, RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "assets.append",
            {
                "upload": upload,
                "offset": offset,
                "base64": base64,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Upload._read,
            "write",
        )

    def finish(
        self,
        *,
        upload: str,
        sha256: str,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Asset]:
        """Makes an asset of what was appended, if it is what was meant.

        upload: What assets.begin has answered.

        sha256: The digest of all bytes (SHA-256), as 64 lower-case hexadecimal digits.

        company: The company; without it the account, where the record that is named is the account's own;
        else the selected company, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The asset; its bytes are on the disk. Later requests of the company wait for it.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, AssetTooLarge,
        LimitReached, RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "assets.finish",
            {
                "upload": upload,
                "sha256": sha256,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Asset._read,
            "write",
        )

    def get(
        self,
        *,
        id: str,
        company: Optional[str] = None,
    ) -> Awaitable[Asset]:
        """Answers one asset, without its bytes.

        id: The asset.

        company: The company; without it the account, where the record that is named is the account's own;
        else the selected company, or the only one that there is.

        Returns: The asset as it stands. Who may see the record that it belongs to may see it.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "assets.get",
            {
                "id": id,
                "company": company,
            },
            Asset._read,
            "read",
        )

    def list(
        self,
        *,
        owner: AssetOwnerInput,
        role: Optional[Literal["photo", "document", "logo", "proof"]] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> Awaitable[AssetPage]:
        """Lists the assets of a record in their order, without their bytes, page by page.

        owner: The record.

        role: Only assets of this role.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        company: The company; without it the account, where the record that is named is the account's own;
        else the selected company, or the only one that there is.

        Returns: A page of assets. Who may see the record may see them.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "assets.list",
            {
                "owner": owner,
                "role": role,
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
                "company": company,
            },
            AssetPage._read,
            "read",
        )

    def read(
        self,
        *,
        id: str,
        variant: Optional[Literal["thumb", "preview"]] = None,
        offset: Optional[int] = None,
        length: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
        company: Optional[str] = None,
    ) -> Awaitable[AssetBytes]:
        """Answers bytes of an asset, at most 1 MiB at once. What is in the cloud alone comes here first, as a
        whole.

        id: The asset.

        variant: A smaller picture; without one that the host has made, the asset itself.

        offset: Where to begin; 0 without it.

        length: How many bytes; 1 MiB without it.

        progress_token: Echoed in rpc.progress, which tells how many bytes have come; those of files that were
        asked for before count, as they come first.

        company: The company; without it the account, where the record that is named is the account's own;
        else the selected company, or the only one that there is.

        Returns: The bytes. Who may see the record that it belongs to may read them.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, AssetMissing, RequestCancelled.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "assets.read",
            {
                "id": id,
                "variant": variant,
                "offset": offset,
                "length": length,
                "progressToken": progress_token,
                "company": company,
            },
            AssetBytes._read,
            "read",
        )

    def path(
        self,
        *,
        id: str,
        variant: Optional[Literal["thumb", "preview"]] = None,
        progress_token: Optional[Union[str, int]] = None,
        company: Optional[str] = None,
    ) -> Awaitable[AssetPath]:
        """Says in which file an asset is, for a host on the same machine. What is in the cloud alone comes
        here first.

        id: The asset.

        variant: A smaller picture; without one that the host has made, the asset itself.

        progress_token: Echoed in rpc.progress, which tells how many bytes have come; those of files that were
        asked for before count, as they come first.

        company: The company; without it the account, where the record that is named is the account's own;
        else the selected company, or the only one that there is.

        Returns: The file, which this user of the machine alone may read, and nobody must write. Who may see
        the record that it belongs to may read it.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, AssetMissing, RequestCancelled.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "assets.path",
            {
                "id": id,
                "variant": variant,
                "progressToken": progress_token,
                "company": company,
            },
            AssetPath._read,
            "read",
        )

    def remove(
        self,
        *,
        id: str,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Deleted]:
        """Removes an asset from its record.

        id: The asset.

        company: The company; without it the account, where the record that is named is the account's own;
        else the selected company, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: What was removed; its file goes in an idle moment, an hour after it was made at the earliest.
        Who may change the record may do it.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, InUse, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "assets.remove",
            {
                "id": id,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Deleted._read,
            "write",
        )

    def reorder(
        self,
        *,
        ids: Sequence[str],
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[AssetPage]:
        """Puts assets of a record first, in this order; the others follow in theirs.

        ids: Assets of one record, each once.

        company: The company; without it the account, where the record that is named is the account's own;
        else the selected company, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: All assets of the record in their new order. Who may change the record may do it.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "assets.reorder",
            {
                "ids": ids,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            AssetPage._read,
            "write",
        )

    def prefetch(
        self,
        *,
        owner: AssetOwnerInput,
        variant: Optional[Literal["thumb", "preview"]] = None,
        progress_token: Optional[Union[str, int]] = None,
        company: Optional[str] = None,
    ) -> Awaitable[AssetPage]:
        """Has what a record has in the cloud alone come here, before it is read or the cloud is out of reach.

        owner: The record.

        variant: Only these smaller pictures; where there is none, the asset itself.

        progress_token: Echoed in rpc.progress, which tells how many bytes have come; those of files that were
        asked for before count, as they come first.

        company: The company; without it the account, where the record that is named is the account's own;
        else the selected company, or the only one that there is.

        Returns: All assets of the record, when what could come is here; state says of each where it is. Who
        may see the record may do it.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, RequestCancelled.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "assets.prefetch",
            {
                "owner": owner,
                "variant": variant,
                "progressToken": progress_token,
                "company": company,
            },
            AssetPage._read,
            "session",
        )


class AuthMethods:
    """Signing in with Apple, and what the app's backend accepts from the user."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    @cached_property
    def backend(self) -> AuthBackendMethods:
        return AuthBackendMethods(self._caller)

    def sign_in(
        self,
        *,
        user: str,
        identity_token: Optional[str] = None,
        authorization_code: Optional[str] = None,
        full_name: Optional[str] = None,
        email: Optional[str] = None,
        transferred_from: Optional[str] = None,
        nonce: Optional[str] = None,
        deadline: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[SignedIn]:
        """Lets a user sign in with what Apple gave the front end. The token is read; its signature is
        verified where keys are at hand. Another user's session ends.

        user: The user's id at Apple.

        identity_token: The identity token, a JWS. It must be there, and is never stored.

        authorization_code: The authorization code. It must be there, is used once, and is never stored.

        full_name: The name; Apple tells it at the first sign-in alone.

        email: The address of e-mail; Apple tells it at the first sign-in alone.

        transferred_from: The id that the user had before the app went to another developer; taken where their
        session ended with transferred.

        nonce: The text whose SHA-256 was the nonce of the request to Apple; null where the request had none.

        deadline: How many milliseconds the host has; 10,000 without it.

        progress_token: Passed back in rpc.progress when the host tells how far it is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The user who is signed in now.

        Raises: InvalidParams, MissingCredential, NotOnThisPath, HostTimeout, HostError, HostFault,
        LimitReached, RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "auth.signIn",
            {
                "user": user,
                "identityToken": identity_token,
                "authorizationCode": authorization_code,
                "fullName": full_name,
                "email": email,
                "transferredFrom": transferred_from,
                "nonce": nonce,
                "deadline": deadline,
                "progressToken": progress_token,
                "idempotencyKey": idempotency_key,
            },
            SignedIn._read,
            "write",
        )

    def request(
        self,
        *,
        deadline: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[SignedIn]:
        """Has the host ask the user to sign in with Apple, with a nonce of the core's own. Then the user is
        signed in as by auth.signIn.

        deadline: How many milliseconds the user has; 300,000 without it.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The user who is signed in now.

        Raises: InvalidParams, MissingCredential, NotOnThisPath, HostUnavailable, HostTimeout, HostError,
        HostFault, LimitReached, RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "auth.request",
            {
                "deadline": deadline,
                "idempotencyKey": idempotency_key,
            },
            SignedIn._read,
            "write",
        )

    def state(
        self,
    ) -> Awaitable[AuthState]:
        """Returns the state of the session: the user who is signed in with Apple. It can be a live query.

        Returns: The state of the session.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "auth.state",
            {},
            AuthState._read,
            "read",
        )

    def sign_out(
        self,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[AuthState]:
        """Ends the session, and deletes its secrets. Records stay.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: That nobody is signed in.

        Raises: InvalidParams, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "auth.signOut",
            {
                "idempotencyKey": idempotency_key,
            },
            AuthState._read,
            "write",
        )

    def delete_account(
        self,
        *,
        confirm: str,
        deadline: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[DeletedAccount]:
        """Deletes the user who is signed in, with their conversations and feedback, on all devices of the
        account, and has the backend delete its account. There is no way back.

        confirm: The word delete: so that nobody deletes an account by mistake.

        deadline: How many milliseconds the host has; 10,000 without it.

        progress_token: Passed back in rpc.progress when the host tells how far it is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: What was deleted. The records here are deleted, whether the backend was reached or not.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "auth.deleteAccount",
            {
                "confirm": confirm,
                "deadline": deadline,
                "progressToken": progress_token,
                "idempotencyKey": idempotency_key,
            },
            DeletedAccount._read,
            "write",
        )

    def validate(
        self,
        *,
        deadline: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Validation]:
        """Has the host ask Apple whether the credential still holds. A session ends only if Apple says so; a
        host that is late or gone ends none.

        deadline: How many milliseconds the host has; 10,000 without it.

        progress_token: Passed back in rpc.progress when the host tells how far it is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The state of the session, and why the host did not answer.

        Raises: InvalidParams, RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "auth.validate",
            {
                "deadline": deadline,
                "progressToken": progress_token,
                "idempotencyKey": idempotency_key,
            },
            Validation._read,
            "write",
        )

    def credential_revoked(
        self,
    ) -> Awaitable[AuthState]:
        """The host says, unasked, that Apple has revoked a credential; mostly sent as a notification. The
        credential is validated then.

        Returns: The state of the session, which lasts until Apple has answered about the credential.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "auth.credentialRevoked",
            {},
            AuthState._read,
            "session",
        )

    def gate(
        self,
    ) -> Awaitable[AuthGate]:
        """Says whether the user has signed in with Apple, which opens the app, and whether the backend has
        authenticated the user.

        Returns: The parts of the app that are open to the user.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "auth.gate",
            {},
            AuthGate._read,
            "read",
        )


class CompaniesMethods:
    """Companies: the tenants that records belong to, and which one is selected."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def create(
        self,
        *,
        name: str,
        legal_name: Optional[str] = None,
        address: Optional[AddressInput] = None,
        currency: Optional[str] = None,
        time_zone: Optional[str] = None,
        logo: Optional[str] = None,
        departments: Optional[Sequence[CustomDepartmentInput]] = None,
        settings: Optional[CompanySettingsInput] = None,
        archived: Optional[bool] = None,
        credentials: Optional[NewCredentials] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Company]:
        """Creates a company in the private store, with the account as its owner. With credentials, only who
        signs in acts there from then on.

        name: The name that people call it by.

        legal_name: The name that stands in its contracts.

        address: Where it is.

        currency: The currency that it counts in (ISO 4217).

        time_zone: The time zone that its days begin and end in.

        logo: Where its logo is found: a name or an address that means something to the front end.

        departments: Departments of its own, beside those that every company has.

        settings: How it works.

        archived: Whether it is archived: then its records can be read, and not written.

        credentials: What its founder signs in with; without it the account acts there.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The new company.

        Raises: InvalidParams, LimitReached, RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "companies.create",
            {
                "name": name,
                "legalName": legal_name,
                "address": address,
                "currency": currency,
                "timeZone": time_zone,
                "logo": logo,
                "departments": departments,
                "settings": settings,
                "archived": archived,
                "credentials": credentials,
                "idempotencyKey": idempotency_key,
            },
            Company._read,
            "write",
        )

    def get(
        self,
        *,
        company: Optional[str] = None,
    ) -> Awaitable[Company]:
        """Answers one company.

        company: The company; without it the selected one, or the only one that there is.

        Returns: The company as it stands.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "companies.get",
            {
                "company": company,
            },
            Company._read,
            "read",
        )

    def list(
        self,
        *,
        archived: Optional[bool] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        kind: Optional[Literal["business", "personal"]] = None,
    ) -> Awaitable[ListedCompanyPage]:
        """Lists the companies that the account owns or takes part in, oldest first.

        archived: true for archived companies alone, false for the others; both without it.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        kind: Only companies of this kind; of both without it.

        Returns: A page of companies.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "companies.list",
            {
                "archived": archived,
                "limit": limit,
                "after": after,
                "kind": kind,
            },
            ListedCompanyPage._read,
            "read",
        )

    def personal(
        self,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Company]:
        """Answers the company of the account's own inventory, and makes it at the first call. There is one.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The personal company.

        Raises: InvalidParams, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "companies.personal",
            {
                "idempotencyKey": idempotency_key,
            },
            Company._read,
            "write",
        )

    def update(
        self,
        *,
        changes: CompanyDetailsChanges,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Company]:
        """Changes the named members of a company and leaves the others.

        changes: The members to change.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The company after the change; the same as before when nothing differs.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "companies.update",
            {
                "changes": changes,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Company._read,
            "write",
        )

    def set_tier(
        self,
        *,
        tier: Literal["free", "business", "enterprise"],
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Company]:
        """Sets the tier of a company. The core does not check payment: in production the tier follows from
        what was bought, and nobody sets it. What a smaller tier would not allow stays, and no more is added.

        tier: The tier.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The company after the change; the same as before when nothing differs.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "companies.setTier",
            {
                "tier": tier,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Company._read,
            "write",
        )

    def follow_entitlements(
        self,
        *,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Company]:
        """Lets the tier of a company follow, from now on, from what the account that owns it has bought;
        companies.setTier ends that.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The company after the change; the same as before when nothing differs.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "companies.followEntitlements",
            {
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Company._read,
            "write",
        )

    def tiers(
        self,
    ) -> Awaitable[TierLimitsPage]:
        """Lists the tiers, the smallest first, with what each allows.

        Returns: The tiers.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "companies.tiers",
            {},
            TierLimitsPage._read,
            "read",
        )

    def delete(
        self,
        *,
        company: str,
        confirm: str,
        expect: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Deleted]:
        """Deletes a company with everything that belongs to it. There is no way back, so it is for the
        founder alone.

        company: The company; it must be named even when it is selected.

        confirm: The company's name, to the letter: so that nobody deletes the wrong one.

        expect: The version that is meant; another one is a conflict.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The deleted record.

        Raises: InvalidParams, NotFound, SignInRequired, Forbidden, Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "companies.delete",
            {
                "company": company,
                "confirm": confirm,
                "expect": expect,
                "idempotencyKey": idempotency_key,
            },
            Deleted._read,
            "write",
        )

    def select(
        self,
        *,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Optional[ListedCompany]]:
        """Selects the company that requests without one mean; kept until it is changed, also over restarts.

        company: The company; null or nothing for none, also where there is just one.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The selected company, or null.

        Raises: InvalidParams, NotFound, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "companies.select",
            {
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            optional(ListedCompany._read),
            "write",
        )

    def selected(
        self,
    ) -> Awaitable[Optional[ListedCompany]]:
        """Answers the selected company, the store that holds it and the caller's role.

        Returns: The selected company, or the only one where none was selected or the selected one is gone;
        null for none.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "companies.selected",
            {},
            optional(ListedCompany._read),
            "read",
        )


class ContactsMethods:
    """The people and organisations that a company deals with."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    @cached_property
    def notes(self) -> ContactsNotesMethods:
        return ContactsNotesMethods(self._caller)

    def create(
        self,
        *,
        name: str,
        kinds: Sequence[Literal["customer", "supplier", "partner"]],
        organisation: Optional[str] = None,
        people: Optional[Sequence[ContactPersonInput]] = None,
        emails: Optional[Sequence[ContactEmailInput]] = None,
        phones: Optional[Sequence[ContactPhoneInput]] = None,
        website: Optional[str] = None,
        addresses: Optional[Sequence[ContactAddressInput]] = None,
        tax_id: Optional[str] = None,
        currency: Optional[str] = None,
        payment_days: Optional[int] = None,
        price_list: Optional[str] = None,
        tags: Optional[Sequence[str]] = None,
        note: Optional[str] = None,
        archived: Optional[bool] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Contact]:
        """Creates a contact.

        name: What people call it.

        kinds: What it is to the company: at least one, each once.

        organisation: The organisation that a person belongs to.

        people: Whom to speak to there.

        emails: Its email addresses, the first one first.

        phones: Its telephone numbers, the first one first.

        website: Where it is on the web.

        addresses: Its postal addresses.

        tax_id: What the tax office knows it by.

        currency: What it is paid in, or pays in.

        payment_days: A number of days, stored as a note on terms of payment; the core works nothing out from
        it.

        price_list: A name that is stored as a note on prices; the core has no price lists.

        tags: Any further words to find it by.

        note: What else is to be known.

        archived: Whether it is out of use.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The new contact.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "contacts.create",
            {
                "name": name,
                "kinds": kinds,
                "organisation": organisation,
                "people": people,
                "emails": emails,
                "phones": phones,
                "website": website,
                "addresses": addresses,
                "taxId": tax_id,
                "currency": currency,
                "paymentDays": payment_days,
                "priceList": price_list,
                "tags": tags,
                "note": note,
                "archived": archived,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Contact._read,
            "write",
        )

    def update(
        self,
        *,
        id: str,
        changes: ContactDetailsChanges,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Contact]:
        """Changes the named members of a contact and leaves the others.

        id: The record.

        changes: The members to change.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The contact after the change; the same as before when nothing differs.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "contacts.update",
            {
                "id": id,
                "changes": changes,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Contact._read,
            "write",
        )

    def delete(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Deleted]:
        """Deletes a contact.

        id: The record.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: What was deleted.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, InUse,
        KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "contacts.delete",
            {
                "id": id,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Deleted._read,
            "write",
        )

    def history(
        self,
        *,
        id: str,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        company: Optional[str] = None,
    ) -> Awaitable[HistoryEntryPage]:
        """Lists the changes of a contact, newest first, page by page; also of a deleted one.

        id: The record.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of changes.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "contacts.history",
            {
                "id": id,
                "limit": limit,
                "after": after,
                "company": company,
            },
            HistoryEntryPage._read,
            "read",
        )

    def get(
        self,
        *,
        id: str,
        company: Optional[str] = None,
    ) -> Awaitable[FoundContact]:
        """Answers one contact; of one that was merged into another, that one.

        id: The contact.

        company: The company; without it the selected one, or the only one that there is.

        Returns: The contact as it stands.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "contacts.get",
            {
                "id": id,
                "company": company,
            },
            FoundContact._read,
            "read",
        )

    def list(
        self,
        *,
        text: Optional[str] = None,
        kind: Optional[Literal["customer", "supplier", "partner"]] = None,
        tag: Optional[str] = None,
        archived: Optional[bool] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> Awaitable[ContactPage]:
        """Lists contacts, newest first, page by page.

        text: Words that must each begin a word of the contact; case and accents don't matter.

        kind: Only contacts of this kind, whatever else they are.

        tag: Only contacts with this tag; neither case nor spaces around it count.

        archived: true for archived contacts alone; without it, the others.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of contacts; a page may be empty and have a next.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "contacts.list",
            {
                "text": text,
                "kind": kind,
                "tag": tag,
                "archived": archived,
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
                "company": company,
            },
            ContactPage._read,
            "read",
        )

    def search(
        self,
        *,
        text: str,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        archived: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> Awaitable[FoundContactPage]:
        """Finds the contacts that fit a text best. A search that has to stop early ranks what it has seen,
        newest contacts first, and says `partial`.

        text: Words that must each begin a word of the contact, or digits with which a group of a telephone
        number begins; case and accents don't matter.

        limit: The most that a page may hold; 20 without it.

        after: The next of the page before.

        archived: true for archived contacts alone; without it, the others.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of contacts, best first.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "contacts.search",
            {
                "text": text,
                "limit": limit,
                "after": after,
                "archived": archived,
                "company": company,
            },
            FoundContactPage._read,
            "read",
        )

    def duplicates(
        self,
        *,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> Awaitable[DuplicateContactsPage]:
        """Lists pairs of contacts that may be the same: by an email address, the digits of a telephone
        number, or a tax id; but for archived ones.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of pairs, those that are there longest first.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "contacts.duplicates",
            {
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
                "company": company,
            },
            DuplicateContactsPage._read,
            "read",
        )

    def merge(
        self,
        *,
        from_: str,
        into: str,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Contact]:
        """Merges a contact into another one, which gets all that refers to it, and what it has beside.

        from_: The contact that goes; its id leads to the other one from then on.

        into: The contact that stays: what both say differently, it says.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The contact that is left.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "contacts.merge",
            {
                "from": from_,
                "into": into,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Contact._read,
            "write",
        )

    def activity(
        self,
        *,
        id: str,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> Awaitable[ActivityPage]:
        """Lists what was done with a contact, newest first, page by page, as far as the caller may see it.

        id: The contact.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of what was done.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "contacts.activity",
            {
                "id": id,
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
                "company": company,
            },
            ActivityPage._read,
            "read",
        )

    def export(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        company: Optional[str] = None,
    ) -> Awaitable[ExportReport]:
        """Writes all contacts of a company, whatever is archived, too, as a file or a text that its import
        reads; the oldest first.

        format: csv: comma-separated values (RFC 4180); jsonl: a JSON object a line.

        path: The file; one that is there is refused, unless overwrite is true. Who may only look at things
        writes none. It, or inline, must be given.

        inline: true for a text in the answer, of at most 4 MiB.

        progress_token: Echoed in rpc.progress, which tells how many are written.

        overwrite: true to replace a file that is there, once the new one is whole.

        dialect: excel writes csv for spreadsheets: with a byte-order mark, semicolons, decimal commas, money
        as 12,90, and nothing that is taken for a formula. standard without it.

        separator: What separates columns in the dialect excel; commas where decimals have points.

        decimal: The decimal separator in the dialect excel; comma without it.

        company: The company; without it the selected one, or the only one that there is.

        Returns: How much was written, and what, where a text was asked for. Other requests are answered
        meanwhile.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, LimitReached, RequestCancelled,
        StorageFault.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "contacts.export",
            {
                "format": format,
                "path": path,
                "inline": inline,
                "progressToken": progress_token,
                "overwrite": overwrite,
                "dialect": dialect,
                "separator": separator,
                "decimal": decimal,
                "company": company,
            },
            ExportReport._read,
            "session",
        )

    def import_(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[str] = None,
        mapping: Optional[Mapping[str, Optional[str]]] = None,
        mode: Optional[Literal["create", "update", "upsert"]] = None,
        atomic: Optional[bool] = None,
        dry_run: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        encoding: Optional[Literal["utf8", "utf16", "windows1252"]] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[ImportReport]:
        """Reads contacts from a file or a text, as export writes them. A row that is refused keeps no other
        one out, unless the import is atomic. An import that is not atomic is many writes. If it ends before
        its answer, a repeat with the same idempotencyKey goes on behind the rows that are in; a repeat
        without a key imports all rows again.

        format: csv: comma-separated values (RFC 4180) as spreadsheets write them, whose first line names the
        members; jsonl: a JSON object a line.

        path: The file; it, or inline, must be given.

        inline: A text in the file's place.

        mapping: The members that columns stand for which are called otherwise; null for columns to pass over.

        mode: create; update, by their keys; or upsert, which does either. create without it.

        atomic: true for all rows or none, in one write, for which other requests wait.

        dry_run: true to do nothing, and answer what would be done; other requests wait for it.

        progress_token: Echoed in rpc.progress, which tells how many bytes are read.

        separator: What separates the columns of csv; guessed from the first lines without it, and answered.

        decimal: The decimal separator in csv. Without it, the separator is guessed from the numbers, and
        answered. A number that could be read in two ways, such as 1.000, is refused then.

        encoding: How the characters of a file are written; utf8 without it, or utf16 where the file says so.

        dialect: excel reads what an export of that dialect has written; standard without it.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The counts of created and changed records, and the refused rows. Other requests are answered
        meanwhile, unless the import is atomic or a dry run.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "contacts.import",
            {
                "format": format,
                "path": path,
                "inline": inline,
                "mapping": mapping,
                "mode": mode,
                "atomic": atomic,
                "dryRun": dry_run,
                "progressToken": progress_token,
                "separator": separator,
                "decimal": decimal,
                "encoding": encoding,
                "dialect": dialect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            ImportReport._read,
            "write",
        )


class ContentMethods:
    """Records of the public database, of any type, for reading."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def types(
        self,
    ) -> Awaitable[ContentTypes]:
        """Lists the types of public records that the device stores.

        Returns: The types, by their names.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "content.types",
            {},
            ContentTypes._read,
            "read",
        )

    def list(
        self,
        *,
        type: str,
        filter: Optional[Sequence[CloudComparisonInput]] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
    ) -> Awaitable[ContentPage]:
        """Lists the public records of a type that are stored. Stale records are returned at once. The host is
        then asked for newer records, and no request waits for its answer.

        type: The kind of record.

        filter: What the records must match, all of it; all records of the type without it.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        Returns: A page of records, in the order of their ids, and how new they are.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "content.list",
            {
                "type": type,
                "filter": filter,
                "limit": limit,
                "after": after,
            },
            ContentPage._read,
            "read",
        )

    def get(
        self,
        *,
        type: str,
        id: str,
    ) -> Awaitable[FoundContent]:
        """Returns a public record that is stored. A stale record is returned at once. The host is then asked
        for newer records of its type, and no request waits for its answer.

        type: The kind of record.

        id: The record's name in the public database.

        Returns: The record, and how new it is.

        Raises: InvalidParams, NotFound.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "content.get",
            {
                "type": type,
                "id": id,
            },
            FoundContent._read,
            "read",
        )

    def refresh(
        self,
        *,
        type: str,
        filter: Optional[Sequence[CloudComparisonInput]] = None,
        deadline: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[ContentType]:
        """Fetches all public records of a type, and stores them in the place of those that were stored. If
        that fails, the stored records stay.

        type: The kind of record.

        filter: Which records the device fetches from now on; those of before without it, and all records for
        an empty list.

        deadline: How many milliseconds the host has; 10,000 without it.

        progress_token: Passed back in rpc.progress when the host tells how far it is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: How many records there are now, and how new they are.

        Raises: InvalidParams, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached,
        RequestCancelled, CloudUnavailable, AccountUnavailable, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "content.refresh",
            {
                "type": type,
                "filter": filter,
                "deadline": deadline,
                "progressToken": progress_token,
                "idempotencyKey": idempotency_key,
            },
            ContentType._read,
            "write",
        )


class ConversationsMethods:
    """Conversations with the model of the app's backend."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    @cached_property
    def messages(self) -> ConversationsMessagesMethods:
        return ConversationsMessagesMethods(self._caller)

    def send(
        self,
        *,
        content: str,
        conversation: Optional[str] = None,
        model: Optional[str] = None,
        deadline: Optional[int] = None,
        idle_deadline: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[SentMessage]:
        """Stores a message of the user, asks the app's backend for the answer, and replies when that is
        complete. The message is durable before anything is asked. An error's data.record is the answer that
        failed or was cancelled, with the part that came, and data.owner the conversation.

        content: The message.

        conversation: The conversation that it continues; without it a new one begins.

        model: The model to ask, as the backend calls it; without it that of the conversation.

        deadline: How many milliseconds the whole answer may take; 600,000 without it.

        idle_deadline: How many milliseconds may pass from one part to the next; 60,000 without it.

        progress_token: Passed back in rpc.progress with each part of the answer.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The conversation, the message and its answer. With a progressToken the text comes before, in
        rpc.progress: value.text follows what came before.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, NotFound, Conflict, TooManyAttempts,
        BackendFailed, StorageFault, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "conversations.send",
            {
                "content": content,
                "conversation": conversation,
                "model": model,
                "deadline": deadline,
                "idleDeadline": idle_deadline,
                "progressToken": progress_token,
                "idempotencyKey": idempotency_key,
            },
            SentMessage._read,
            "write",
        )

    def retry(
        self,
        *,
        message: str,
        deadline: Optional[int] = None,
        idle_deadline: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[SentMessage]:
        """Asks the app's backend once more for an answer that failed or was cancelled, and replies when it is
        complete. The new answer takes the place of the part that came.

        message: The answer, or the message of the user that it answers.

        deadline: How many milliseconds the whole answer may take; 600,000 without it.

        idle_deadline: How many milliseconds may pass from one part to the next; 60,000 without it.

        progress_token: Passed back in rpc.progress with each part of the answer.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The conversation, the message and its answer, as conversations.send answers them.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, NotFound, Conflict, TooManyAttempts,
        BackendFailed, StorageFault, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "conversations.retry",
            {
                "message": message,
                "deadline": deadline,
                "idleDeadline": idle_deadline,
                "progressToken": progress_token,
                "idempotencyKey": idempotency_key,
            },
            SentMessage._read,
            "write",
        )

    def cancel(
        self,
        *,
        conversation: str,
    ) -> Awaitable[CancelledAnswer]:
        """Ends the answer that is coming to a conversation, behind this reply: it is cancelled, and the part
        that came stays. Who waits for it gets requestCancelled.

        conversation: The conversation.

        Returns: The answer that is cancelled, if one was coming.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, NotFound.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "conversations.cancel",
            {
                "conversation": conversation,
            },
            CancelledAnswer._read,
            "session",
        )

    def list(
        self,
        *,
        archived: Optional[bool] = None,
        text: Optional[str] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
    ) -> Awaitable[ConversationPage]:
        """Lists the conversations of the user who is signed in, the one with the latest message first, page
        by page.

        archived: true for archived conversations only; without it, the others.

        text: Words that must each begin a word of the title; case and accents don't matter.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        Returns: A page of conversations; where few of many are asked for, it may end early, and next goes on.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "conversations.list",
            {
                "archived": archived,
                "text": text,
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
            },
            ConversationPage._read,
            "read",
        )

    def get(
        self,
        *,
        id: str,
    ) -> Awaitable[Conversation]:
        """Answers one conversation.

        id: The conversation.

        Returns: The conversation as it stands.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, NotFound.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "conversations.get",
            {
                "id": id,
            },
            Conversation._read,
            "read",
        )

    def rename(
        self,
        *,
        id: str,
        title: str,
        expect: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Conversation]:
        """Gives a conversation another title, which the backend replaces no more.

        id: The conversation.

        title: The title.

        expect: The version that is meant; another one is a conflict.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The conversation after the change.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, NotFound, Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "conversations.rename",
            {
                "id": id,
                "title": title,
                "expect": expect,
                "idempotencyKey": idempotency_key,
            },
            Conversation._read,
            "write",
        )

    def archive(
        self,
        *,
        id: str,
        archived: Optional[bool] = None,
        expect: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Conversation]:
        """Archives a conversation, or takes it out of the archive. An archived one can be continued, too.

        id: The conversation.

        archived: false takes it out of the archive; true without it.

        expect: The version that is meant; another one is a conflict.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The conversation after the change.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, NotFound, Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "conversations.archive",
            {
                "id": id,
                "archived": archived,
                "expect": expect,
                "idempotencyKey": idempotency_key,
            },
            Conversation._read,
            "write",
        )

    def delete(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Deleted]:
        """Deletes a conversation with its messages, here and on the account's other devices. The backend is
        not told.

        id: The conversation.

        expect: The version that is meant; another one is a conflict.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The deleted record.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, NotFound, Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "conversations.delete",
            {
                "id": id,
                "expect": expect,
                "idempotencyKey": idempotency_key,
            },
            Deleted._read,
            "write",
        )

    def search(
        self,
        *,
        text: str,
        limit: Optional[int] = None,
        after: Optional[str] = None,
    ) -> Awaitable[FoundMessagePage]:
        """Finds messages by words, in all conversations of the user who is signed in.

        text: Words that must each begin a word of the message; case and accents don't matter.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        Returns: A page of messages, the best first.

        Raises: InvalidParams, NotOnThisPath, Unauthorized.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "conversations.search",
            {
                "text": text,
                "limit": limit,
                "after": after,
            },
            FoundMessagePage._read,
            "read",
        )

    def export(
        self,
        *,
        id: str,
        format: Literal["md", "jsonl"],
        after: Optional[str] = None,
    ) -> Awaitable[ChatExport]:
        """Answers a conversation as a text to take along, the oldest message first, piece by piece.

        id: The conversation.

        format: md: Markdown. jsonl: JSON lines, a message each.

        after: The rest of the piece before.

        Returns: A piece of the text; the pieces in their order are all of it.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, NotFound.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "conversations.export",
            {
                "id": id,
                "format": format,
                "after": after,
            },
            ChatExport._read,
            "read",
        )


class DashboardMethods:
    """What a company's day looks like, at one glance."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def summary(
        self,
        *,
        from_: Optional[datetime] = None,
        company: Optional[str] = None,
    ) -> Awaitable[DaySummary]:
        """Answers the figures of a day: orders, dispatches, sales, and what of the stock wants looking at.

        from_: When a day begins, of 24 hours; without it it is today, in the company's time zone (UTC where
        it has none, or the machine does not know it).

        company: The company; without it the selected one, or the only one that there is.

        Returns: The figures; null where the caller lacks the department.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "dashboard.summary",
            {
                "from": from_,
                "company": company,
            },
            DaySummary._read,
            "read",
        )


class DispatchesMethods:
    """What leaves the house for orders, and where it stands."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def history(
        self,
        *,
        id: str,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        company: Optional[str] = None,
    ) -> Awaitable[HistoryEntryPage]:
        """Lists the changes of a dispatch, newest first, page by page; also of a deleted one.

        id: The record.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of changes.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "dispatches.history",
            {
                "id": id,
                "limit": limit,
                "after": after,
                "company": company,
            },
            HistoryEntryPage._read,
            "read",
        )

    def create(
        self,
        *,
        order: str,
        collection_type: Literal["endUser", "colleague", "shipping"],
        contact: Optional[str] = None,
        user: Optional[str] = None,
        recipient: Optional[str] = None,
        address: Optional[AddressInput] = None,
        carrier: Optional[str] = None,
        service: Optional[str] = None,
        tracking_number: Optional[str] = None,
        parcels: Optional[int] = None,
        weight: Optional[int] = None,
        assignee: Optional[str] = None,
        planned_at: Optional[datetime] = None,
        note: Optional[str] = None,
        proof: Optional[str] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Dispatch]:
        """Plans a dispatch of an order; orders.ship says what leaves with it.

        order: The order: one that is submitted, and not shipped as a whole.

        collection_type: How it gets to its recipient.

        contact: The recipient, where that is a contact.

        user: The recipient, where that is a user of the company.

        recipient: The recipient, as a text.

        address: Where it goes; the order's shipping address where it is left out.

        carrier: Who carries it.

        service: What the carrier calls the way of shipping: express.

        tracking_number: What the carrier knows it by.

        parcels: How many parcels it is.

        weight: What it weighs, in grams.

        assignee: The user who sees to it.

        planned_at: When it is to leave.

        note: What else is to be known.

        proof: What proves that it was delivered: one of its own assets (assets.add).

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The new dispatch.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, IllegalStep,
        LimitReached, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "dispatches.create",
            {
                "order": order,
                "collectionType": collection_type,
                "contact": contact,
                "user": user,
                "recipient": recipient,
                "address": address,
                "carrier": carrier,
                "service": service,
                "trackingNumber": tracking_number,
                "parcels": parcels,
                "weight": weight,
                "assignee": assignee,
                "plannedAt": planned_at,
                "note": note,
                "proof": proof,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Dispatch._read,
            "write",
        )

    def get(
        self,
        *,
        id: str,
        company: Optional[str] = None,
    ) -> Awaitable[DispatchView]:
        """Answers a dispatch with what leaves with it.

        id: The dispatch.

        company: The company; without it the selected one, or the only one that there is.

        Returns: The dispatch with its lines and steps.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "dispatches.get",
            {
                "id": id,
                "company": company,
            },
            DispatchView._read,
            "read",
        )

    def list(
        self,
        *,
        status: Optional[Literal["planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled"]] = None,
        order: Optional[str] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> Awaitable[DispatchPage]:
        """Lists dispatches, newest first, page by page.

        status: Those that stand there.

        order: Those of an order.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of dispatches.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "dispatches.list",
            {
                "status": status,
                "order": order,
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
                "company": company,
            },
            DispatchPage._read,
            "read",
        )

    def update(
        self,
        *,
        id: str,
        changes: DispatchDraftChanges,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Dispatch]:
        """Changes the named members of a dispatch and leaves the others.

        id: The dispatch.

        changes: The members to change.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The dispatch after the change; the same as before when nothing differs.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "dispatches.update",
            {
                "id": id,
                "changes": changes,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Dispatch._read,
            "write",
        )

    def step(
        self,
        *,
        id: str,
        to: Literal["planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled"],
        reason: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Dispatch]:
        """Takes a dispatch a step further; what is cancelled or comes back goes into its locations again.

        id: The dispatch.

        to: Where it is to stand.

        reason: Why, in the company's words.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The dispatch as it stands now.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict,
        IllegalStep, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "dispatches.step",
            {
                "id": id,
                "to": to,
                "reason": reason,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Dispatch._read,
            "write",
        )

    def pick_list(
        self,
        *,
        ids: Sequence[str],
        company: Optional[str] = None,
    ) -> Awaitable[PickedPlacePage]:
        """Answers what is to be fetched for dispatches, location by location; of those that are over,
        nothing.

        ids: The dispatches.

        company: The company; without it the selected one, or the only one that there is.

        Returns: The locations, in the order of their tree, each with what is to be fetched there.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "dispatches.pickList",
            {
                "ids": ids,
                "company": company,
            },
            PickedPlacePage._read,
            "read",
        )

    def track(
        self,
        *,
        number: str,
        company: Optional[str] = None,
    ) -> Awaitable[DispatchPage]:
        """Finds dispatches by their own number, or by that of the carrier.

        number: The number, to the letter; spaces around it don't count.

        company: The company; without it the selected one, or the only one that there is.

        Returns: The dispatches with that number, at most eleven.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "dispatches.track",
            {
                "number": number,
                "company": company,
            },
            DispatchPage._read,
            "read",
        )

    def delete(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Deleted]:
        """Deletes a dispatch that has taken no step, and with which nothing was ever shipped; any other is
        cancelled. Its number is not given again.

        id: The dispatch.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: What was deleted.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, InUse,
        KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "dispatches.delete",
            {
                "id": id,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Deleted._read,
            "write",
        )

    def export(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        company: Optional[str] = None,
    ) -> Awaitable[ExportReport]:
        """Writes all dispatches of a company as a file or a text for spreadsheets and other programs; the
        oldest first. No import reads it.

        format: csv: comma-separated values (RFC 4180); jsonl: a JSON object a line.

        path: The file; one that is there is refused, unless overwrite is true. Who may only look at things
        writes none. It, or inline, must be given.

        inline: true for a text in the answer, of at most 4 MiB.

        progress_token: Echoed in rpc.progress, which tells how many are written.

        overwrite: true to replace a file that is there, once the new one is whole.

        dialect: excel writes csv for spreadsheets: with a byte-order mark, semicolons, decimal commas, money
        as 12,90, and nothing that is taken for a formula. standard without it.

        separator: What separates columns in the dialect excel; commas where decimals have points.

        decimal: The decimal separator in the dialect excel; comma without it.

        company: The company; without it the selected one, or the only one that there is.

        Returns: How much was written, and what, where a text was asked for. Other requests are answered
        meanwhile.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, LimitReached, RequestCancelled,
        StorageFault.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "dispatches.export",
            {
                "format": format,
                "path": path,
                "inline": inline,
                "progressToken": progress_token,
                "overwrite": overwrite,
                "dialect": dialect,
                "separator": separator,
                "decimal": decimal,
                "company": company,
            },
            ExportReport._read,
            "session",
        )


class EntitlementsMethods:
    """What the account has bought, proven by the App Store's signatures, and what that entitles to.
    """

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    @cached_property
    def intents(self) -> EntitlementsIntentsMethods:
        return EntitlementsIntentsMethods(self._caller)

    def ingest(
        self,
        *,
        documents: Sequence[str],
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Ingested]:
        """Verifies what the App Store has signed (transactions, renewal infos, notifications, app
        transactions) and keeps what is sound. What is not grants nothing, says why, and does not hinder the
        rest.

        documents: JWS in compact form, as StoreKit and the App Store's server hand them out, in any order.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: What became of each document, and the tiers that the account has now; entitlements.current
        says why.

        Raises: InvalidParams, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "entitlements.ingest",
            {
                "documents": documents,
                "idempotencyKey": idempotency_key,
            },
            Ingested._read,
            "write",
        )

    def current(
        self,
    ) -> Awaitable[CurrentEntitlements]:
        """Answers what the account is entitled to, and why.

        Returns: The tiers, the features, and the purchases that they follow from.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "entitlements.current",
            {},
            CurrentEntitlements._read,
            "read",
        )

    def check(
        self,
        *,
        feature: str,
    ) -> Awaitable[CheckedFeature]:
        """Answers whether the account may use a feature, and what to buy otherwise.

        feature: The feature.

        Returns: Yes or no, and what would allow it.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "entitlements.check",
            {
                "feature": feature,
            },
            CheckedFeature._read,
            "read",
        )

    def history(
        self,
        *,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        kind: Optional[Literal["transaction", "renewal", "notification", "app"]] = None,
        product_id: Optional[str] = None,
        original_transaction_id: Optional[str] = None,
        state: Optional[Literal["revoked", "upgraded", "consumed", "active", "inGracePeriod", "inBillingRetry", "expired"]] = None,
        payloads: Optional[bool] = None,
    ) -> Awaitable[KeptDocumentPage]:
        """Lists the signed documents that are kept, those that were signed last first.

        limit: How many at most; 50 without it.

        after: The next of the page before.

        kind: Only documents of this kind: transaction, renewal, notification or app.

        product_id: Only those about this product.

        original_transaction_id: Only those about this purchase.

        state: Only transactions in this state now.

        payloads: Whether they come with what was signed, which is long; false without it.

        Returns: A page of documents.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "entitlements.history",
            {
                "limit": limit,
                "after": after,
                "kind": kind,
                "productId": product_id,
                "originalTransactionId": original_transaction_id,
                "state": state,
                "payloads": payloads,
            },
            KeptDocumentPage._read,
            "read",
        )

    def products(
        self,
    ) -> Awaitable[Products]:
        """Answers the catalogue, and what the store says of its products. Prices that are older than a day
        are renewed behind the reply.

        Returns: The catalogue, and what was bought that is not in it.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "entitlements.products",
            {},
            Products._read,
            "read",
        )

    def products_refresh(
        self,
        *,
        deadline: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[StoreListing]:
        """Asks the host for the prices of all products of the catalogue and of promotions, and keeps them;
        what was kept before stays when that fails.

        deadline: How many milliseconds the host has; 10,000 without it.

        progress_token: Passed back in rpc.progress when the host tells how far it is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: What the store sells on this device.

        Raises: InvalidParams, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "entitlements.products.refresh",
            {
                "deadline": deadline,
                "progressToken": progress_token,
                "idempotencyKey": idempotency_key,
            },
            StoreListing._read,
            "write",
        )

    def buy(
        self,
        *,
        product_id: str,
        offer_id: Optional[str] = None,
        deadline: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Purchased]:
        """Asks the host to let the user buy a product, and ingests its document before the reply. A purchase
        that was interrupted is asked for again as the same one, so nobody pays twice.

        product_id: The product, as the store names it.

        offer_id: The offer of the product that is taken; none without it.

        deadline: How many milliseconds the host, and the user, have; 600,000 without it.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: What became of the purchase, and what the account has now.

        Raises: InvalidParams, StorageFault, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "entitlements.buy",
            {
                "productId": product_id,
                "offerId": offer_id,
                "deadline": deadline,
                "idempotencyKey": idempotency_key,
            },
            Purchased._read,
            "write",
        )

    def restore(
        self,
        *,
        deadline: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Ingested]:
        """Asks the host what the user has bought before, on any device, and ingests it.

        deadline: How many milliseconds the host, and the user, have; 120,000 without it.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: What became of each document, and what the account has now.

        Raises: InvalidParams, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "entitlements.restore",
            {
                "deadline": deadline,
                "idempotencyKey": idempotency_key,
            },
            Ingested._read,
            "write",
        )

    def snapshot(
        self,
    ) -> Awaitable[EntitlementSnapshot]:
        """Answers the tiers and features that the account has, and since when: as they were kept when
        documents came last, and computed anew only where something has ended since, or the core rests on
        something else.

        Returns: The tiers, the features, and when they last changed.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "entitlements.snapshot",
            {},
            EntitlementSnapshot._read,
            "read",
        )

    def environment(
        self,
    ) -> Awaitable[StoreEnvironment]:
        """Answers which App Store the account's documents are from, and which count.

        Returns: The environment, the app, and whose signatures count.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "entitlements.environment",
            {},
            StoreEnvironment._read,
            "read",
        )


class EventsMethods:
    """What has changed: a log to read, and to be told of."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def since(
        self,
        *,
        cursor: Optional[str] = None,
        limit: Optional[int] = None,
        topics: Optional[Sequence[Topic]] = None,
    ) -> Awaitable[EventPage]:
        """Answers what has changed since a place in the log of changes, oldest first.

        cursor: The cursor of an earlier answer; the beginning of the log without it.

        limit: The most that are answered; 100 without it.

        topics: What to answer changes of; everything without them.

        Returns: The changes, and the place behind them.

        Raises: InvalidParams, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "events.since",
            {
                "cursor": cursor,
                "limit": limit,
                "topics": topics,
            },
            EventPage._read,
            "read",
        )

    def subscribe(
        self,
        *,
        topics: Optional[Sequence[Topic]] = None,
    ) -> Awaitable[Subscribed]:
        """Sends events.changed whenever something changes, until the conversation ends or unsubscribes.

        topics: What to be told of; everything without them.

        Returns: The subscription's handle, and the place from which on it tells everything.

        Raises: InvalidParams, LimitReached.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "events.subscribe",
            {
                "topics": topics,
            },
            Subscribed._read,
            "session",
        )

    def unsubscribe(
        self,
        *,
        subscription: int,
    ) -> Awaitable[Unsubscribed]:
        """Ends a subscription.

        subscription: The handle that subscribing answered.

        Returns: What has ended.

        Raises: InvalidParams, NotFound.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "events.unsubscribe",
            {
                "subscription": subscription,
            },
            Unsubscribed._read,
            "session",
        )


class FeedbackMethods:
    """What users tell the makers of the app."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def submit(
        self,
        *,
        kind: Literal["bug", "idea", "question", "praise"],
        message: str,
        contact: Optional[str] = None,
        include_diagnostics: Optional[bool] = None,
        deadline: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Feedback]:
        """Stores feedback, and sends it to the app's backend. Where the backend has not authenticated the
        user, or can't be reached, it waits, and goes by itself later. An error's data.record is the feedback,
        which is stored all the same.

        kind: bug: something is wrong. idea: something is missing. question. praise.

        message: What the user has written.

        contact: How the user wants to be answered, such as an address; null for not at all.

        include_diagnostics: true sends what feedback.preview shows along; without it nothing.

        deadline: How many milliseconds the backend has; 30,000 without it.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The feedback, sent.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, TooManyAttempts, BackendFailed, StorageFault,
        HostUnavailable, HostTimeout, HostError, HostFault, LimitReached, RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "feedback.submit",
            {
                "kind": kind,
                "message": message,
                "contact": contact,
                "includeDiagnostics": include_diagnostics,
                "deadline": deadline,
                "idempotencyKey": idempotency_key,
            },
            Feedback._read,
            "write",
        )

    def retry(
        self,
        *,
        id: str,
        deadline: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Feedback]:
        """Sends feedback again that waits or that failed.

        id: The feedback.

        deadline: How many milliseconds the backend has; 30,000 without it.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The feedback, sent.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, TooManyAttempts, BackendFailed, StorageFault,
        HostUnavailable, HostTimeout, HostError, HostFault, LimitReached, RequestCancelled, NotFound,
        Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "feedback.retry",
            {
                "id": id,
                "deadline": deadline,
                "idempotencyKey": idempotency_key,
            },
            Feedback._read,
            "write",
        )

    def list(
        self,
        *,
        state: Optional[Literal["waiting", "sent", "failed"]] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
    ) -> Awaitable[FeedbackPage]:
        """Lists the feedback of the user who is signed in, newest first, page by page.

        state: Feedback in this state only.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        Returns: A page of feedback.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "feedback.list",
            {
                "state": state,
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
            },
            FeedbackPage._read,
            "read",
        )

    def delete(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Deleted]:
        """Deletes feedback on this device. Feedback that waits is never sent. The backend keeps its copy.

        id: The feedback.

        expect: The version that is meant; another one is a conflict.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The deleted record.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, NotFound, Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "feedback.delete",
            {
                "id": id,
                "expect": expect,
                "idempotencyKey": idempotency_key,
            },
            Deleted._read,
            "write",
        )

    def preview(
        self,
    ) -> Awaitable[AppDiagnostics]:
        """Shows the diagnostics that go with feedback whose includeDiagnostics is true: versions and counts,
        and nothing that users wrote.

        Returns: The diagnostics.

        Raises: InvalidParams, NotOnThisPath, Unauthorized.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "feedback.preview",
            {},
            AppDiagnostics._read,
            "read",
        )


class HostMethods:
    """What the host does for the core, and tells it."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def provide(
        self,
        *,
        capabilities: Optional[Sequence[str]] = None,
    ) -> Awaitable[Provided]:
        """Says which requests of the core the host can answer; in the place of what it said before.

        capabilities: Names of host requests, such as host.ping. None takes back what was offered.

        Returns: Which of them the core will use.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "host.provide",
            {
                "capabilities": capabilities,
            },
            Provided._read,
            "session",
        )

    def progress(
        self,
        *,
        id: int,
        done: Optional[Number] = None,
        total: Optional[Number] = None,
        message: Optional[str] = None,
        content: Optional[Any] = None,
    ) -> Awaitable[Progressed]:
        """The host tells how far it is with a request of the core, or a part of its answer. The reply waits
        until those who are told of it have read enough: a host that sends some parts as requests, and waits
        for the replies, sends no faster than they read.

        id: The id of the core's request.

        done: How much is done, in a unit of the host's; without it, the number of reports so far.

        total: How much there is to do; null when that is not known.

        message: What is being done, for people.

        content: The part of the answer that is there already, for a request that says so (stream): passed on
        in value.

        Returns: Whether anybody waits for that request.

        Raises: InvalidParams, LimitReached, RequestCancelled.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "host.progress",
            {
                "id": id,
                "done": done,
                "total": total,
                "message": message,
                "content": content,
            },
            Progressed._read,
            "session",
        )

    def check(
        self,
        *,
        text: str,
        deadline: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
    ) -> Awaitable[HostChecked]:
        """Asks the host for host.ping, and answers what came back: whether host calls work from end to end.

        text: Any text.

        deadline: How many milliseconds the host has; 10,000 without it.

        progress_token: Passed back in rpc.progress when the host tells how far it is.

        Returns: What the host answered.

        Raises: InvalidParams, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached,
        RequestCancelled.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "host.check",
            {
                "text": text,
                "deadline": deadline,
                "progressToken": progress_token,
            },
            HostChecked._read,
            "read",
        )


class InventoryMethods:
    """What a company keeps in stock."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    @cached_property
    def items(self) -> InventoryItemsMethods:
        return InventoryItemsMethods(self._caller)

    @cached_property
    def categories(self) -> InventoryCategoriesMethods:
        return InventoryCategoriesMethods(self._caller)

    @cached_property
    def tags(self) -> InventoryTagsMethods:
        return InventoryTagsMethods(self._caller)

    @cached_property
    def entries(self) -> InventoryEntriesMethods:
        return InventoryEntriesMethods(self._caller)

    @cached_property
    def locations(self) -> InventoryLocationsMethods:
        return InventoryLocationsMethods(self._caller)

    @cached_property
    def lots(self) -> InventoryLotsMethods:
        return InventoryLotsMethods(self._caller)

    @cached_property
    def stock(self) -> InventoryStockMethods:
        return InventoryStockMethods(self._caller)

    @cached_property
    def counts(self) -> InventoryCountsMethods:
        return InventoryCountsMethods(self._caller)

    @cached_property
    def loans(self) -> InventoryLoansMethods:
        return InventoryLoansMethods(self._caller)


class JournalMethods:
    """The account's coffee journal."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    @cached_property
    def beans(self) -> JournalBeansMethods:
        return JournalBeansMethods(self._caller)

    @cached_property
    def equipment(self) -> JournalEquipmentMethods:
        return JournalEquipmentMethods(self._caller)

    @cached_property
    def brews(self) -> JournalBrewsMethods:
        return JournalBrewsMethods(self._caller)

    @cached_property
    def tastings(self) -> JournalTastingsMethods:
        return JournalTastingsMethods(self._caller)

    @cached_property
    def recipes(self) -> JournalRecipesMethods:
        return JournalRecipesMethods(self._caller)

    @cached_property
    def flavor_wheel(self) -> JournalFlavorWheelMethods:
        return JournalFlavorWheelMethods(self._caller)

    @cached_property
    def ai(self) -> JournalAiMethods:
        return JournalAiMethods(self._caller)

    @cached_property
    def statistics(self) -> JournalStatisticsMethods:
        return JournalStatisticsMethods(self._caller)

    @cached_property
    def insights(self) -> JournalInsightsMethods:
        return JournalInsightsMethods(self._caller)

    def recommend(
        self,
        *,
        bean: str,
        method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]] = None,
    ) -> Awaitable[Recommendation]:
        """Recommends parameters for the next brew of a bean, without AI.

        bean: The bean.

        method: The method; without it the one that the bean was brewed with most, else pourOver.

        Returns: The parameters and their source.

        Raises: InvalidParams, NotFound.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.recommend",
            {
                "bean": bean,
                "method": method,
            },
            Recommendation._read,
            "read",
        )

    def export(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        types: Optional[Sequence[Literal["equipment", "bean", "recipe", "brew", "tasting"]]] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
    ) -> Awaitable[ExportReport]:
        """Writes the journal, whatever is archived, too, as a file or a text that journal.import reads;
        without photos.

        format: jsonl: a JSON object a line, with its type and id; csv: comma-separated values (RFC 4180),
        with columns for all types.

        path: The file; one that is there is refused, unless overwrite is true. It, or inline, must be given.

        inline: true for a text in the answer, of at most 4 MiB.

        types: The types of records to write; without it all of them.

        progress_token: Echoed in rpc.progress, which tells how many are written.

        overwrite: true to replace a file that is there, once the new one is whole.

        dialect: excel writes csv for spreadsheets: with a byte-order mark, semicolons, decimal commas, money
        as 12,90, and nothing that is taken for a formula. standard without it.

        separator: What separates columns in the dialect excel; commas where decimals have points.

        decimal: The decimal separator in the dialect excel; comma without it.

        Returns: How much was written, and what, where a text was asked for. Other requests are answered
        meanwhile.

        Raises: InvalidParams, LimitReached, RequestCancelled, StorageFault.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.export",
            {
                "format": format,
                "path": path,
                "inline": inline,
                "types": types,
                "progressToken": progress_token,
                "overwrite": overwrite,
                "dialect": dialect,
                "separator": separator,
                "decimal": decimal,
            },
            ExportReport._read,
            "session",
        )

    def import_(
        self,
        *,
        format: Literal["jsonl", "csv", "beanconqueror", "visualizer"],
        path: Optional[str] = None,
        inline: Optional[str] = None,
        mapping: Optional[Mapping[str, Optional[str]]] = None,
        type: Optional[Literal["equipment", "bean", "recipe", "brew", "tasting"]] = None,
        dry_run: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        encoding: Optional[Literal["utf8", "utf16", "windows1252"]] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[ImportReport]:
        """Reads records of the journal from a file or a text. A row with the id of a record changes it; any
        other row creates a record. A refused row keeps no other row out. What was exported comes back as the
        same records; so does what was imported before from Beanconqueror or Visualizer.

        format: jsonl: a JSON object a line; csv: comma-separated values (RFC 4180), whose first line names
        the members; beanconqueror: the JSON of its export; visualizer: shots as JSON, of Visualizer or of a
        Decent machine, or as Tcl.

        path: The file; it, or inline, must be given.

        inline: A text in the file's place.

        mapping: The members that columns stand for which are called otherwise; null for columns to pass over.

        type: The type of rows that name none.

        dry_run: true to do nothing, and answer what would be done; other requests wait for it.

        progress_token: Echoed in rpc.progress, which tells how many bytes are read.

        separator: What separates the columns of csv; guessed from the first lines without it, and answered.

        decimal: The decimal separator in csv. Without it, the separator is guessed from the numbers, and
        answered. A number that could be read in two ways, such as 1.000, is refused then.

        encoding: How the characters of a file are written; utf8 without it, or utf16 where the file says so.

        dialect: excel reads what an export of that dialect has written; standard without it.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The counts of created and changed records, and the refused rows. Other requests are answered
        meanwhile, unless it is a dry run.

        Raises: InvalidParams, LimitReached, RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "journal.import",
            {
                "format": format,
                "path": path,
                "inline": inline,
                "mapping": mapping,
                "type": type,
                "dryRun": dry_run,
                "progressToken": progress_token,
                "separator": separator,
                "decimal": decimal,
                "encoding": encoding,
                "dialect": dialect,
                "idempotencyKey": idempotency_key,
            },
            ImportReport._read,
            "write",
        )


class LinksMethods:
    """Deep links and universal links, until the app can show what they ask for."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def open(
        self,
        *,
        url: str,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[OpenedLink]:
        """Takes a deep link or a universal link that the system has handed to the app. What it asks for waits
        until links.drain; an unknown one is ignored.

        url: The link: SCHEME://PATH with a scheme of --links, or https with one of its hosts;
        https://HOST/share/TOKEN leads to what somebody shares.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: What it asks for.

        Raises: InvalidParams, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "links.open",
            {
                "url": url,
                "idempotencyKey": idempotency_key,
            },
            OpenedLink._read,
            "write",
        )

    def pending(
        self,
    ) -> Awaitable[LinkList]:
        """Answers what links have asked for and nobody has taken yet.

        Returns: What waits.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "links.pending",
            {},
            LinkList._read,
            "read",
        )

    def drain(
        self,
        *,
        phase: Literal["active", "inactive", "background"],
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[LinkList]:
        """Takes what links have asked for, once, when the app's scene is active; before that nothing is
        taken.

        phase: Whether the scene can show it.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: What is to be shown now.

        Raises: InvalidParams, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "links.drain",
            {
                "phase": phase,
                "idempotencyKey": idempotency_key,
            },
            LinkList._read,
            "write",
        )


class LiveMethods:
    """Queries whose answers are sent again when they change."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def open(
        self,
        *,
        query: Query,
    ) -> Awaitable[LiveOpened]:
        """Answers what a reading method answers, and sends live.changed whenever that differs, until it is
        closed.

        query: The method, and its parameters.

        Returns: The query's handle, and the first result. The method's own rule of access is checked at each
        run.

        Raises: InvalidParams, LimitReached, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "live.open",
            {
                "query": query,
            },
            LiveOpened._read,
            "session",
        )

    def close(
        self,
        *,
        live: int,
    ) -> Awaitable[LiveClosed]:
        """Closes a live query.

        live: The handle that opening answered.

        Returns: What was closed.

        Raises: InvalidParams, NotFound.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "live.close",
            {
                "live": live,
            },
            LiveClosed._read,
            "session",
        )


class LocationMethods:
    """Where the device is, whether the app may know, and what places are called."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def authorization(
        self,
    ) -> Awaitable[LocationAuthorization]:
        """Whether the app may know where the device is, as far as the host has said.

        Returns: What has been decided.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "location.authorization",
            {},
            LocationAuthorization._read,
            "read",
        )

    def set_authorization(
        self,
        *,
        state: Literal["notDetermined", "restricted", "denied", "authorizedWhenInUse", "authorizedAlways"],
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[LocationAuthorization]:
        """The host tells whether the app may know where the device is.

        state: What the user, or who manages the device, has decided.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: What is kept; as before when nothing has changed.

        Raises: InvalidParams, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "location.setAuthorization",
            {
                "state": state,
                "idempotencyKey": idempotency_key,
            },
            LocationAuthorization._read,
            "write",
        )

    def request(
        self,
        *,
        deadline: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[DeviceLocation]:
        """Asks the host once where the device is; that is the device's place from then on.

        deadline: How many milliseconds the host has; 10,000 without it.

        progress_token: Passed back in rpc.progress when the host tells how far it is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: Where the device is.

        Raises: InvalidParams, LocationDenied, HostUnavailable, HostTimeout, HostError, HostFault,
        LimitReached, RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "location.request",
            {
                "deadline": deadline,
                "progressToken": progress_token,
                "idempotencyKey": idempotency_key,
            },
            DeviceLocation._read,
            "write",
        )

    def last(
        self,
        *,
        max_age: Optional[int] = None,
    ) -> Awaitable[Optional[LastLocation]]:
        """The device's place: where location.request has found it last.

        max_age: How many seconds old the device's place may be before it is said to be old; 86400 without it.

        Returns: The place; null as long as there is none.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "location.last",
            {
                "maxAge": max_age,
            },
            optional(LastLocation._read),
            "read",
        )

    def geocode(
        self,
        *,
        latitude: Number,
        longitude: Number,
        deadline: Optional[int] = None,
    ) -> Awaitable[GeocodedPlace]:
        """What the place at a point is called. The host is asked once for a place; points are one place when
        they are the same to four decimals.

        latitude: In degrees, north of the equator; rounded to six decimals.

        longitude: In degrees, east of Greenwich; rounded to six decimals.

        deadline: How many milliseconds the host has; 10,000 without it.

        Returns: The place's name, and what it belongs to.

        Raises: InvalidParams, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached,
        RequestCancelled.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "location.geocode",
            {
                "latitude": latitude,
                "longitude": longitude,
                "deadline": deadline,
            },
            GeocodedPlace._read,
            "read",
        )


class LogMethods:
    """What the core and its front ends say about what they do, for those who look for a fault."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def write(
        self,
        *,
        level: Literal["error", "warning", "info", "debug"],
        category: str,
        message: str,
        fields: Optional[Mapping[str, Any]] = None,
    ) -> Awaitable[WrittenLine]:
        """Writes a line of the front end's own to the log of the core, and to the system's where the host
        offers host.log.write. Secrets by name are replaced before that. It stores nothing, and delays no
        other request: send it without an id to get no reply.

        level: How grave it is. A line of any level is kept.

        category: What it is about: debug, cloudKit, error, or any name of 1 to 64 letters and digits, with
        single spaces or . _ / - between them.

        message: What it says.

        fields: More about it: an object, of at most 4,000 characters as JSON.

        Returns: Whether the line was taken.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "log.write",
            {
                "level": level,
                "category": category,
                "message": message,
                "fields": fields,
            },
            WrittenLine._read,
            "session",
        )

    def read(
        self,
        *,
        since: Optional[datetime] = None,
        level: Optional[Literal["error", "warning", "info", "debug"]] = None,
        category: Optional[str] = None,
        text: Optional[str] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
    ) -> Awaitable[LogLinePage]:
        """Lists the lines of the log that are kept, newest first, page by page: the core's own and those of
        front ends. Where people sign in to a company, a conversation gets its own lines and the core's; all
        are for an owner who is signed in to each such company. A live query follows the log.

        since: Lines from this instant on: the list ends before the first line that is older.

        level: Lines that are at least as grave.

        category: Lines of this category.

        text: Lines whose message or fields have this text, whatever the case of its letters.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        Returns: A page of lines. It looks at a limited part of the log, and so may have fewer lines than its
        limit and a next.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "log.read",
            {
                "since": since,
                "level": level,
                "category": category,
                "text": text,
                "limit": limit,
                "after": after,
            },
            LogLinePage._read,
            "read",
        )

    def export(
        self,
        *,
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
    ) -> Awaitable[LogExportReport]:
        """Writes what helps others to find a fault, as a file or a text of JSON lines: facts about the core,
        the state of sync, what sync has done, and all kept lines of the log, the oldest first. No record is
        in it, no secret and no account's id. Where people sign in to a company, only an owner may who is
        signed in to each such company.

        path: The file; one that is there is refused, unless overwrite is true. It, or inline, must be given.

        inline: true for a text in the answer, of at most 4 MiB.

        progress_token: Echoed in rpc.progress, which tells how many lines are written.

        overwrite: true to replace a file that is there, once the new one is whole.

        Returns: How much was written, and what, where a text was asked for. Other requests are answered
        meanwhile.

        Raises: InvalidParams, Forbidden, LimitReached, RequestCancelled.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "log.export",
            {
                "path": path,
                "inline": inline,
                "progressToken": progress_token,
                "overwrite": overwrite,
            },
            LogExportReport._read,
            "session",
        )

    def clear(
        self,
    ) -> Awaitable[ClearedLog]:
        """Removes all lines of the log, of all files. Where people sign in to a company, only an owner may
        who is signed in to each such company.

        Returns: What was removed.

        Raises: InvalidParams, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "log.clear",
            {},
            ClearedLog._read,
            "session",
        )


class OrdersMethods:
    """What customers have ordered: lines, steps, payments, shipments and returns."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    @cached_property
    def lines(self) -> OrdersLinesMethods:
        return OrdersLinesMethods(self._caller)

    @cached_property
    def returns(self) -> OrdersReturnsMethods:
        return OrdersReturnsMethods(self._caller)

    @cached_property
    def payments(self) -> OrdersPaymentsMethods:
        return OrdersPaymentsMethods(self._caller)

    def history(
        self,
        *,
        id: str,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        company: Optional[str] = None,
    ) -> Awaitable[HistoryEntryPage]:
        """Lists the changes of an order, newest first, page by page; also of a deleted one.

        id: The record.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of changes.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "orders.history",
            {
                "id": id,
                "limit": limit,
                "after": after,
                "company": company,
            },
            HistoryEntryPage._read,
            "read",
        )

    def create(
        self,
        *,
        contact: str,
        currency: str,
        source: Optional[Literal["web", "phone", "walkIn", "other"]] = None,
        agent: Optional[str] = None,
        reference: Optional[str] = None,
        billing_address: Optional[AddressInput] = None,
        shipping_address: Optional[AddressInput] = None,
        tax_included: Optional[bool] = None,
        discount: Optional[OrderDiscountInput] = None,
        note: Optional[str] = None,
        internal_note: Optional[str] = None,
        requested_at: Optional[datetime] = None,
        archived: Optional[bool] = None,
        lines: Optional[Sequence[NewLine]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[OrderView]:
        """Creates an order, a draft.

        contact: Who has ordered.

        currency: The currency of all its money (ISO 4217).

        source: How it came.

        agent: The user who looks after it.

        reference: What the customer calls it.

        billing_address: Where the invoice goes; that of the contact where it is left out.

        shipping_address: Where the goods go; that of the contact where it is left out.

        tax_included: Whether prices have the tax in them.

        discount: What is taken off all of it.

        note: What stands on its documents.

        internal_note: What stands on none of them.

        requested_at: When the customer wants it.

        archived: Whether it is out of sight: one that is closed or cancelled.

        lines: Its lines; orders.lines.add adds more.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The new order, with its lines.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "orders.create",
            {
                "contact": contact,
                "currency": currency,
                "source": source,
                "agent": agent,
                "reference": reference,
                "billingAddress": billing_address,
                "shippingAddress": shipping_address,
                "taxIncluded": tax_included,
                "discount": discount,
                "note": note,
                "internalNote": internal_note,
                "requestedAt": requested_at,
                "archived": archived,
                "lines": lines,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            OrderView._read,
            "write",
        )

    def get(
        self,
        *,
        id: str,
        company: Optional[str] = None,
    ) -> Awaitable[OrderView]:
        """Answers an order with its lines, payments, dispatches and steps.

        id: The order.

        company: The company; without it the selected one, or the only one that there is.

        Returns: The order with all that belongs to it.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "orders.get",
            {
                "id": id,
                "company": company,
            },
            OrderView._read,
            "read",
        )

    def list(
        self,
        *,
        status: Optional[Literal["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"]] = None,
        contact: Optional[str] = None,
        agent: Optional[str] = None,
        source: Optional[Literal["web", "phone", "walkIn", "other"]] = None,
        payment_state: Optional[Literal["unpaid", "partial", "paid", "overpaid"]] = None,
        fulfilment_state: Optional[Literal["none", "partial", "full"]] = None,
        from_: Optional[datetime] = None,
        to: Optional[datetime] = None,
        archived: Optional[bool] = None,
        text: Optional[str] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> Awaitable[OrderPage]:
        """Lists orders, newest first, page by page.

        status: Those that stand there.

        contact: Those of a contact.

        agent: Those that a user looks after.

        source: Those that came so.

        payment_state: Those that are paid so.

        fulfilment_state: Those that were shipped so.

        from_: Those that were made then or later.

        to: Those that were made before then.

        archived: true for archived orders alone; without it, the others.

        text: Those with these words in number, reference, contact's name or note.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of orders; it may end early, perhaps with nothing in it, where few of many fit.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "orders.list",
            {
                "status": status,
                "contact": contact,
                "agent": agent,
                "source": source,
                "paymentState": payment_state,
                "fulfilmentState": fulfilment_state,
                "from": from_,
                "to": to,
                "archived": archived,
                "text": text,
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
                "company": company,
            },
            OrderPage._read,
            "read",
        )

    def update(
        self,
        *,
        id: str,
        changes: OrderDraftChanges,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[ShownOrder]:
        """Changes the named members of an order and leaves the others.

        id: The order.

        changes: The members to change.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The order after the change; the same as before when nothing differs.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "orders.update",
            {
                "id": id,
                "changes": changes,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            ShownOrder._read,
            "write",
        )

    def delete(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Deleted]:
        """Deletes a draft that was never submitted, with its lines; any other order is cancelled.

        id: The order.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: What was deleted.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, InUse,
        KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "orders.delete",
            {
                "id": id,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Deleted._read,
            "write",
        )

    def step(
        self,
        *,
        id: str,
        to: Literal["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"],
        reason: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[ShownOrder]:
        """Takes an order a step further, or back; to cancel one is for managers.

        id: The order.

        to: Where it is to stand.

        reason: Why, in the company's words.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The order as it stands now; one that is overpaid can be closed, and its due says what is to
        be paid back.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict,
        IllegalStep, LimitReached, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "orders.step",
            {
                "id": id,
                "to": to,
                "reason": reason,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            ShownOrder._read,
            "write",
        )

    def ship(
        self,
        *,
        id: str,
        lines: Sequence[ShippedLine],
        dispatch: Optional[str] = None,
        collection_type: Optional[Literal["endUser", "colleague", "shipping"]] = None,
        force: Optional[bool] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Shipment]:
        """Ships lines of an order, or parts of them: stock leaves, with a dispatch.

        id: The order.

        lines: What leaves.

        dispatch: The dispatch that it joins; a new one without it.

        collection_type: How a new dispatch gets to its recipient; shipping without it.

        force: Whether it may take what is reserved for other orders; for managers of orders.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: What was shipped, and with which dispatch.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict,
        IllegalStep, InsufficientStock, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "orders.ship",
            {
                "id": id,
                "lines": lines,
                "dispatch": dispatch,
                "collectionType": collection_type,
                "force": force,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Shipment._read,
            "write",
        )

    def duplicate(
        self,
        *,
        id: str,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[OrderView]:
        """Makes a draft with the lines of an order, at the items' prices of today.

        id: The order.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The new order, with its lines.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "orders.duplicate",
            {
                "id": id,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            OrderView._read,
            "write",
        )

    def document(
        self,
        *,
        id: str,
        kind: Literal["invoice", "packingList", "quote"],
        company: Optional[str] = None,
    ) -> Awaitable[OrderDocument]:
        """Answers what stands on a document of an order: the parties, the lines, and what they come to.

        id: The order.

        kind: Which document.

        company: The company; without it the selected one, or the only one that there is.

        Returns: The data of the document; its layout is the front end's.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, IllegalStep.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "orders.document",
            {
                "id": id,
                "kind": kind,
                "company": company,
            },
            OrderDocument._read,
            "read",
        )

    def export(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        company: Optional[str] = None,
    ) -> Awaitable[ExportReport]:
        """Writes all orders of a company, whatever is archived, too, as a file or a text that its import
        reads; the oldest first.

        format: csv: comma-separated values (RFC 4180); jsonl: a JSON object a line.

        path: The file; one that is there is refused, unless overwrite is true. Who may only look at things
        writes none. It, or inline, must be given.

        inline: true for a text in the answer, of at most 4 MiB.

        progress_token: Echoed in rpc.progress, which tells how many are written.

        overwrite: true to replace a file that is there, once the new one is whole.

        dialect: excel writes csv for spreadsheets: with a byte-order mark, semicolons, decimal commas, money
        as 12,90, and nothing that is taken for a formula. standard without it.

        separator: What separates columns in the dialect excel; commas where decimals have points.

        decimal: The decimal separator in the dialect excel; comma without it.

        company: The company; without it the selected one, or the only one that there is.

        Returns: How much was written, and what, where a text was asked for. Other requests are answered
        meanwhile.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, LimitReached, RequestCancelled,
        StorageFault.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "orders.export",
            {
                "format": format,
                "path": path,
                "inline": inline,
                "progressToken": progress_token,
                "overwrite": overwrite,
                "dialect": dialect,
                "separator": separator,
                "decimal": decimal,
                "company": company,
            },
            ExportReport._read,
            "session",
        )

    def import_(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[str] = None,
        mapping: Optional[Mapping[str, Optional[str]]] = None,
        mode: Optional[Literal["create", "update", "upsert"]] = None,
        atomic: Optional[bool] = None,
        dry_run: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        encoding: Optional[Literal["utf8", "utf16", "windows1252"]] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[ImportReport]:
        """Reads orders from a file or a text, as export writes them. A row that is refused keeps no other one
        out, unless the import is atomic. An import that is not atomic is many writes. If it ends before its
        answer, a repeat with the same idempotencyKey goes on behind the rows that are in; a repeat without a
        key imports all rows again.

        format: csv: comma-separated values (RFC 4180) as spreadsheets write them, whose first line names the
        members; jsonl: a JSON object a line.

        path: The file; it, or inline, must be given.

        inline: A text in the file's place.

        mapping: The members that columns stand for which are called otherwise; null for columns to pass over.

        mode: create; update, by their keys; or upsert, which does either. create without it.

        atomic: true for all rows or none, in one write, for which other requests wait.

        dry_run: true to do nothing, and answer what would be done; other requests wait for it.

        progress_token: Echoed in rpc.progress, which tells how many bytes are read.

        separator: What separates the columns of csv; guessed from the first lines without it, and answered.

        decimal: The decimal separator in csv. Without it, the separator is guessed from the numbers, and
        answered. A number that could be read in two ways, such as 1.000, is refused then.

        encoding: How the characters of a file are written; utf8 without it, or utf16 where the file says so.

        dialect: excel reads what an export of that dialect has written; standard without it.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The counts of created and changed records, and the refused rows. Other requests are answered
        meanwhile, unless the import is atomic or a dry run.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "orders.import",
            {
                "format": format,
                "path": path,
                "inline": inline,
                "mapping": mapping,
                "mode": mode,
                "atomic": atomic,
                "dryRun": dry_run,
                "progressToken": progress_token,
                "separator": separator,
                "decimal": decimal,
                "encoding": encoding,
                "dialect": dialect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            ImportReport._read,
            "write",
        )


class PlacesMethods:
    """Places by what they are called."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def search(
        self,
        *,
        text: str,
        latitude: Optional[Number] = None,
        longitude: Optional[Number] = None,
        limit: Optional[int] = None,
        deadline: Optional[int] = None,
        session: Optional[str] = None,
    ) -> Awaitable[FoundPlaces]:
        """Places whose names begin like a text that is being typed: from a host that offers them, else the
        cities of the system's time zones, also when the host is late or has an error. Suggestions of the host
        have no coordinates until places.resolve is called.

        text: What has been typed so far. Neither case nor accents count.

        latitude: Where to look first, in degrees; latitude and longitude stand together. Without them, the
        device's last known place, if there is one.

        longitude: Where to look first, in degrees; latitude and longitude stand together. Without them, the
        device's last known place, if there is one.

        limit: How many places at most; 10 without it.

        deadline: How many milliseconds the host has; 10,000 without it.

        session: Names the field that is being typed into: an earlier search of the session that still waits
        fails with requestCancelled.

        Returns: The places that were found, and the suggestions.

        Raises: InvalidParams, PlacesUnavailable, HostTimeout, HostError, HostFault, LimitReached,
        RequestCancelled.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "places.search",
            {
                "text": text,
                "latitude": latitude,
                "longitude": longitude,
                "limit": limit,
                "deadline": deadline,
                "session": session,
            },
            FoundPlaces._read,
            "read",
        )

    def resolve(
        self,
        *,
        token: str,
        deadline: Optional[int] = None,
    ) -> Awaitable[ResolvedPlace]:
        """Where a place is that places.search has suggested, as the host knows it. Pass the result to
        widgets.recents.add to register the place.

        token: The token of the suggestion.

        deadline: How many milliseconds the host has; 10,000 without it.

        Returns: The place, as widgets.recents.add takes it.

        Raises: InvalidParams, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached,
        RequestCancelled.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "places.resolve",
            {
                "token": token,
                "deadline": deadline,
            },
            ResolvedPlace._read,
            "read",
        )


class PolicyMethods:
    """What steers the app from outside: app policy, flags, promotions, deployment."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    @cached_property
    def promotions(self) -> PolicyPromotionsMethods:
        return PolicyPromotionsMethods(self._caller)

    @cached_property
    def update(self) -> PolicyUpdateMethods:
        return PolicyUpdateMethods(self._caller)

    @cached_property
    def deployment(self) -> PolicyDeploymentMethods:
        return PolicyDeploymentMethods(self._caller)

    def check(
        self,
        *,
        version: str,
    ) -> Awaitable[PolicyVerdict]:
        """Says whether a version of the app may be used, should be updated, or must be.

        version: The app's version; 1.10 is above 1.9, and 1.2 is 1.2.0.

        Returns: What the version is to do; nothing when no policy is known.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "policy.check",
            {
                "version": version,
            },
            PolicyVerdict._read,
            "read",
        )

    def flags(
        self,
    ) -> Awaitable[Flags]:
        """Lists the flags.

        Returns: All flags that are known.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "policy.flags",
            {},
            Flags._read,
            "read",
        )

    def flag(
        self,
        *,
        name: str,
        fallback: Optional[bool] = None,
    ) -> Awaitable[ShownFlag]:
        """Says whether a flag is on.

        name: The flag's name.

        fallback: What holds when the flag is not known; false without it.

        Returns: Whether it is on, and whether it is known at all.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "policy.flag",
            {
                "name": name,
                "fallback": fallback,
            },
            ShownFlag._read,
            "read",
        )

    def refresh(
        self,
        *,
        document: Literal["AppConfig", "IAPPromo"],
        deadline: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[RefreshedDocument]:
        """Asks the host for a remote document, or for the records of the public database that it consists of,
        and stores it; if that fails, what was stored stays.

        document: Which document.

        deadline: How many milliseconds the host has; 10,000 without it.

        progress_token: Passed back in rpc.progress when the host tells how far it is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: What the answers about the document rest on now.

        Raises: InvalidParams, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached,
        RequestCancelled, CloudUnavailable, AccountUnavailable, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "policy.refresh",
            {
                "document": document,
                "deadline": deadline,
                "progressToken": progress_token,
                "idempotencyKey": idempotency_key,
            },
            RefreshedDocument._read,
            "write",
        )


class PurchasesMethods:
    """What a company has ordered of suppliers, and what of it has come."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    @cached_property
    def lines(self) -> PurchasesLinesMethods:
        return PurchasesLinesMethods(self._caller)

    @cached_property
    def receipts(self) -> PurchasesReceiptsMethods:
        return PurchasesReceiptsMethods(self._caller)

    def history(
        self,
        *,
        id: str,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        company: Optional[str] = None,
    ) -> Awaitable[HistoryEntryPage]:
        """Lists the changes of a purchase, newest first, page by page; also of a deleted one.

        id: The record.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of changes.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "purchases.history",
            {
                "id": id,
                "limit": limit,
                "after": after,
                "company": company,
            },
            HistoryEntryPage._read,
            "read",
        )

    def create(
        self,
        *,
        contact: str,
        currency: str,
        reference: Optional[str] = None,
        delivery_address: Optional[AddressInput] = None,
        tax_included: Optional[bool] = None,
        discount: Optional[Number] = None,
        note: Optional[str] = None,
        internal_note: Optional[str] = None,
        expected_at: Optional[datetime] = None,
        archived: Optional[bool] = None,
        lines: Optional[Sequence[NewPurchaseLine]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[PurchaseView]:
        """Creates a purchase, a draft.

        contact: The supplier.

        currency: The currency of all its money (ISO 4217).

        reference: What the supplier calls it.

        delivery_address: Where the goods are to go.

        tax_included: Whether prices have the tax in them.

        discount: What is taken off all of it, in percent.

        note: What stands on its documents.

        internal_note: What stands on none of them.

        expected_at: When it is to come.

        archived: Whether it is out of sight: one that is closed or cancelled.

        lines: Its lines; purchases.lines.add adds more.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The new purchase, with its lines.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "purchases.create",
            {
                "contact": contact,
                "currency": currency,
                "reference": reference,
                "deliveryAddress": delivery_address,
                "taxIncluded": tax_included,
                "discount": discount,
                "note": note,
                "internalNote": internal_note,
                "expectedAt": expected_at,
                "archived": archived,
                "lines": lines,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            PurchaseView._read,
            "write",
        )

    def get(
        self,
        *,
        id: str,
        company: Optional[str] = None,
    ) -> Awaitable[PurchaseView]:
        """Answers one purchase with all that belongs to it.

        id: The purchase.

        company: The company; without it the selected one, or the only one that there is.

        Returns: The purchase, its lines, what has come, and the steps that it has taken.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "purchases.get",
            {
                "id": id,
                "company": company,
            },
            PurchaseView._read,
            "read",
        )

    def list(
        self,
        *,
        status: Optional[Literal["draft", "ordered", "partlyReceived", "received", "closed", "cancelled"]] = None,
        contact: Optional[str] = None,
        from_: Optional[datetime] = None,
        to: Optional[datetime] = None,
        archived: Optional[bool] = None,
        text: Optional[str] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> Awaitable[PurchasePage]:
        """Lists purchases, newest first, page by page.

        status: Those that stand there.

        contact: Those of a supplier.

        from_: Those that were made then or later.

        to: Those that were made before then.

        archived: true for archived purchases alone; without it, the others.

        text: Those with these words in number, reference, supplier's name or note.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of purchases.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "purchases.list",
            {
                "status": status,
                "contact": contact,
                "from": from_,
                "to": to,
                "archived": archived,
                "text": text,
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
                "company": company,
            },
            PurchasePage._read,
            "read",
        )

    def update(
        self,
        *,
        id: str,
        changes: PurchaseDraftChanges,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Purchase]:
        """Changes the named members of a purchase and leaves the others.

        id: The purchase.

        changes: The members to change.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The purchase after the change; the same as before when nothing differs.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "purchases.update",
            {
                "id": id,
                "changes": changes,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Purchase._read,
            "write",
        )

    def delete(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Deleted]:
        """Deletes a draft that was never ordered; any other is cancelled.

        id: The purchase.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: What was deleted.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, InUse,
        KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "purchases.delete",
            {
                "id": id,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Deleted._read,
            "write",
        )

    def step(
        self,
        *,
        id: str,
        to: Literal["draft", "ordered", "partlyReceived", "received", "closed", "cancelled"],
        reason: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[PurchaseView]:
        """Takes a purchase a step further, or back; to cancel one is for managers.

        id: The purchase.

        to: Where it is to stand.

        reason: Why, in the company's words.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The purchase as it stands now, with all that belongs to it.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict,
        IllegalStep, LimitReached, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "purchases.step",
            {
                "id": id,
                "to": to,
                "reason": reason,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            PurchaseView._read,
            "write",
        )

    def receive(
        self,
        *,
        id: str,
        lines: Sequence[ReceivedLine],
        force: Optional[bool] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[ReceivedPurchase]:
        """Takes into the inventory what has come of a purchase, or some of it.

        id: The purchase.

        lines: What has come.

        force: Whether more may come than was ordered; for managers of orders.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: What has come, and how the purchase stands now.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict,
        IllegalStep, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "purchases.receive",
            {
                "id": id,
                "lines": lines,
                "force": force,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            ReceivedPurchase._read,
            "write",
        )

    def suggest(
        self,
        *,
        currency: Optional[str] = None,
        dry_run: Optional[bool] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[SuggestedPurchases]:
        """Makes a draft for each supplier of all items whose projected stock is too low: what each lacks, or
        its reorder quantity if that is more.

        currency: The currency of drafts for whose supplier and items none is known; the company's without it.

        dry_run: true to write nothing, and answer what would be drafted; the ids in the answer are of no
        record.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The drafts, and what is in none.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "purchases.suggest",
            {
                "currency": currency,
                "dryRun": dry_run,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            SuggestedPurchases._read,
            "write",
        )

    def export(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        company: Optional[str] = None,
    ) -> Awaitable[ExportReport]:
        """Writes all purchases of a company, whatever is archived, too, as a file or a text that its import
        reads; the oldest first.

        format: csv: comma-separated values (RFC 4180); jsonl: a JSON object a line.

        path: The file; one that is there is refused, unless overwrite is true. Who may only look at things
        writes none. It, or inline, must be given.

        inline: true for a text in the answer, of at most 4 MiB.

        progress_token: Echoed in rpc.progress, which tells how many are written.

        overwrite: true to replace a file that is there, once the new one is whole.

        dialect: excel writes csv for spreadsheets: with a byte-order mark, semicolons, decimal commas, money
        as 12,90, and nothing that is taken for a formula. standard without it.

        separator: What separates columns in the dialect excel; commas where decimals have points.

        decimal: The decimal separator in the dialect excel; comma without it.

        company: The company; without it the selected one, or the only one that there is.

        Returns: How much was written, and what, where a text was asked for. Other requests are answered
        meanwhile.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, LimitReached, RequestCancelled,
        StorageFault.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "purchases.export",
            {
                "format": format,
                "path": path,
                "inline": inline,
                "progressToken": progress_token,
                "overwrite": overwrite,
                "dialect": dialect,
                "separator": separator,
                "decimal": decimal,
                "company": company,
            },
            ExportReport._read,
            "session",
        )

    def import_(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[str] = None,
        mapping: Optional[Mapping[str, Optional[str]]] = None,
        mode: Optional[Literal["create", "update", "upsert"]] = None,
        atomic: Optional[bool] = None,
        dry_run: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        encoding: Optional[Literal["utf8", "utf16", "windows1252"]] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[ImportReport]:
        """Reads purchases from a file or a text, as export writes them. A row that is refused keeps no other
        one out, unless the import is atomic. An import that is not atomic is many writes. If it ends before
        its answer, a repeat with the same idempotencyKey goes on behind the rows that are in; a repeat
        without a key imports all rows again.

        format: csv: comma-separated values (RFC 4180) as spreadsheets write them, whose first line names the
        members; jsonl: a JSON object a line.

        path: The file; it, or inline, must be given.

        inline: A text in the file's place.

        mapping: The members that columns stand for which are called otherwise; null for columns to pass over.

        mode: create; update, by their keys; or upsert, which does either. create without it.

        atomic: true for all rows or none, in one write, for which other requests wait.

        dry_run: true to do nothing, and answer what would be done; other requests wait for it.

        progress_token: Echoed in rpc.progress, which tells how many bytes are read.

        separator: What separates the columns of csv; guessed from the first lines without it, and answered.

        decimal: The decimal separator in csv. Without it, the separator is guessed from the numbers, and
        answered. A number that could be read in two ways, such as 1.000, is refused then.

        encoding: How the characters of a file are written; utf8 without it, or utf16 where the file says so.

        dialect: excel reads what an export of that dialect has written; standard without it.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The counts of created and changed records, and the refused rows. Other requests are answered
        meanwhile, unless the import is atomic or a dry run.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "purchases.import",
            {
                "format": format,
                "path": path,
                "inline": inline,
                "mapping": mapping,
                "mode": mode,
                "atomic": atomic,
                "dryRun": dry_run,
                "progressToken": progress_token,
                "separator": separator,
                "decimal": decimal,
                "encoding": encoding,
                "dialect": dialect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            ImportReport._read,
            "write",
        )


class ReportsMethods:
    """What a company's stock is worth, what it sells, and what it is still owed."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def stock_value(
        self,
        *,
        at: Optional[Union[Day, datetime]] = None,
        by: Optional[Literal["item", "category", "location"]] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        progress_token: Optional[Union[str, int]] = None,
        company: Optional[str] = None,
    ) -> Awaitable[StockValueReport]:
        """Answers what the stock is worth: what there is by when it came and went, times what one costs on
        the average of what was bought by then.

        at: The day at whose end, in the company's time zone, or the instant at which; now without it.

        by: What a row is of; item without it.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        progress_token: Echoed in rpc.progress, which tells how many entries of the ledger were looked at.

        company: The company; without it the selected one, or the only one that there is.

        Returns: All of it by currency, and a page of rows. Other requests are answered meanwhile.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, TierRequired, LimitReached,
        RequestCancelled.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "reports.stockValue",
            {
                "at": at,
                "by": by,
                "limit": limit,
                "after": after,
                "progressToken": progress_token,
                "company": company,
            },
            StockValueReport._read,
            "session",
        )

    def turnover(
        self,
        *,
        from_: Optional[Day] = None,
        to: Optional[Day] = None,
        by: Optional[Literal["item", "category"]] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        progress_token: Optional[Union[str, int]] = None,
        company: Optional[str] = None,
    ) -> Awaitable[TurnoverReport]:
        """Answers how often the stock went out: the cost of what was sold or used up in some days, by half of
        what the stock was worth before and after them.

        from_: The first day, in the company's time zone; from the beginning without it.

        to: The last day; up to now without it.

        by: What a row is of; item without it.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        progress_token: Echoed in rpc.progress, which tells how many entries of the ledger were looked at.

        company: The company; without it the selected one, or the only one that there is.

        Returns: All of it by currency, and a page of rows. Other requests are answered meanwhile.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, TierRequired, LimitReached,
        RequestCancelled.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "reports.turnover",
            {
                "from": from_,
                "to": to,
                "by": by,
                "limit": limit,
                "after": after,
                "progressToken": progress_token,
                "company": company,
            },
            TurnoverReport._read,
            "session",
        )

    def abc(
        self,
        *,
        from_: Optional[Day] = None,
        to: Optional[Day] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        progress_token: Optional[Union[str, int]] = None,
        company: Optional[str] = None,
    ) -> Awaitable[ABCReport]:
        """Answers which items most of the revenue comes from: A up to 80 % of it, B up to 95 %, C the rest;
        what was sold in some days as reports.sales has it.

        from_: The first day, in the company's time zone; from the beginning without it.

        to: The last day; up to now without it.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        progress_token: Echoed in rpc.progress, which tells how many orders were looked at.

        company: The company; without it the selected one, or the only one that there is.

        Returns: The classes by currency, and a page of items. Other requests are answered meanwhile.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, TierRequired, LimitReached,
        RequestCancelled.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "reports.abc",
            {
                "from": from_,
                "to": to,
                "limit": limit,
                "after": after,
                "progressToken": progress_token,
                "company": company,
            },
            ABCReport._read,
            "session",
        )

    def sales(
        self,
        *,
        from_: Optional[Day] = None,
        to: Optional[Day] = None,
        by: Optional[Literal["day", "week", "month", "item", "contact", "agent"]] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        progress_token: Optional[Union[str, int]] = None,
        company: Optional[str] = None,
    ) -> Awaitable[SalesReport]:
        """Answers what was sold: the orders that were submitted in some days, neither drafts nor what was
        cancelled, less what came back or was credited since.

        from_: The first day, in the company's time zone; from the beginning without it.

        to: The last day; up to now without it.

        by: What a row is of; day without it.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        progress_token: Echoed in rpc.progress, which tells how many orders were looked at.

        company: The company; without it the selected one, or the only one that there is.

        Returns: All of it by currency, and a page of rows. Other requests are answered meanwhile.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, TierRequired, LimitReached,
        RequestCancelled.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "reports.sales",
            {
                "from": from_,
                "to": to,
                "by": by,
                "limit": limit,
                "after": after,
                "progressToken": progress_token,
                "company": company,
            },
            SalesReport._read,
            "session",
        )

    def aging(
        self,
        *,
        progress_token: Optional[Union[str, int]] = None,
        company: Optional[str] = None,
    ) -> Awaitable[AgingReport]:
        """Answers what customers still have to pay for orders that were invoiced, by how many days ago that
        was.

        progress_token: Echoed in rpc.progress, which tells how many orders were looked at.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A row a currency. Other requests are answered meanwhile.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, TierRequired, LimitReached,
        RequestCancelled.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "reports.aging",
            {
                "progressToken": progress_token,
                "company": company,
            },
            AgingReport._read,
            "session",
        )

    def explain(
        self,
        *,
        report: Literal["stockValue", "turnover", "abc", "sales", "aging"],
        parameters: Optional[Mapping[str, Any]] = None,
        deadline: Optional[int] = None,
        fresh: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        company: Optional[str] = None,
    ) -> Awaitable[ReportExplanation]:
        """Asks the AI of the host to explain a report in words. The model reads the totals and the first
        rows, and each number that it says must be one of them. Nothing of the answer is stored.

        report: Which report.

        parameters: Its parameters, as its own method takes them, without the company; {} without them.

        deadline: How many milliseconds the answer may take, the wait for its turn included; 30,000 without
        it.

        fresh: Whether the model is asked even if the same question was answered within 10 minutes; false
        without it.

        progress_token: Echoed in rpc.progress, whose value is the part of the answer that is there already.

        company: The company; without it the selected one, or the only one that there is.

        Returns: The explanation. Other requests are answered meanwhile.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, TierRequired, HostUnavailable,
        HostTimeout, HostError, HostFault, LimitReached, RequestCancelled.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "reports.explain",
            {
                "report": report,
                "parameters": parameters,
                "deadline": deadline,
                "fresh": fresh,
                "progressToken": progress_token,
                "company": company,
            },
            ReportExplanation._read,
            "session",
        )


class RpcMethods:
    """The core's own methods about its methods."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def discover(
        self,
    ) -> Awaitable[Dict[str, Any]]:
        """Answers the OpenRPC document of all methods (OpenRPC 1.3, section Service Discovery Method).

        Returns: An OpenRPC document.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "rpc.discover",
            {},
            None,
            "read",
        )

    def cancel(
        self,
        *,
        id: Union[str, Number],
    ) -> Awaitable[Cancelled]:
        """Cancels a request that waits for the host, or for work that takes long: it is answered with the
        error requestCancelled, behind this reply.

        id: The id of the request, as it was sent.

        Returns: How many requests waited with this id; 0 when it has its reply already.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "rpc.cancel",
            {
                "id": id,
            },
            Cancelled._read,
            "session",
        )


class ScanMethods:
    """What scanned codes mean, and labels with codes of the core's own."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def resolve(
        self,
        *,
        code: str,
        symbology: Optional[Literal["ean13", "ean8", "upcA", "upcE", "itf14", "itf", "code39", "code93", "code128", "codabar", "dataBar", "qr", "dataMatrix", "aztec", "pdf417", "dotCode"]] = None,
        archived: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> Awaitable[ResolvedCode]:
        """Says what a scanned code means: whether it is sound, what it says, and which of the company's
        records it leads to.

        code: The code as the scanner gave it, with the symbology identifier that it may put before it.

        symbology: What it was read from; without it, what can be told from the code.

        archived: Whether it may lead to what is archived, too; not without it.

        company: The company; without it the selected one, or the only one that there is.

        Returns: What it means. A code that is not sound is no error.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "scan.resolve",
            {
                "code": code,
                "symbology": symbology,
                "archived": archived,
                "company": company,
            },
            ResolvedCode._read,
            "read",
        )

    def label(
        self,
        *,
        kind: Literal["item", "lot", "location", "loan", "order", "dispatch"],
        id: str,
        company: Optional[str] = None,
    ) -> Awaitable[Label]:
        """Answers a code for a label that leads to a record, also years later.

        kind: The record's kind.

        id: The record.

        company: The company; without it the selected one, or the only one that there is.

        Returns: The code; the same at each call.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "scan.label",
            {
                "kind": kind,
                "id": id,
                "company": company,
            },
            Label._read,
            "read",
        )


class SettingsMethods:
    """Settings of the account, of the device, and of the app's own."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def get(
        self,
        *,
        keys: Optional[Sequence[str]] = None,
    ) -> Awaitable[SettingValues]:
        """Returns settings; live.open watches them.

        keys: The names of the settings; without them all of them. A setting that a newer program has stored
        is found by its name.

        Returns: The values by their names.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "settings.get",
            {
                "keys": keys,
            },
            SettingValues._read,
            "read",
        )

    def set(
        self,
        *,
        values: Mapping[str, Any],
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[SettingValues]:
        """Stores settings: known ones, and the app's own, any JSON of at most 64 KiB under app.NAME or
        app.device.NAME.

        values: The values by the names of the settings; null for a default. settings.describe lists names,
        types and defaults.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The values of these settings.

        Raises: InvalidParams, LimitReached, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "settings.set",
            {
                "values": values,
                "idempotencyKey": idempotency_key,
            },
            SettingValues._read,
            "write",
        )

    def reset(
        self,
        *,
        keys: Sequence[str],
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[SettingValues]:
        """Gives settings their defaults, and removes the app's own.

        keys: The names of the settings.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The values of these settings.

        Raises: InvalidParams, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "settings.reset",
            {
                "keys": keys,
                "idempotencyKey": idempotency_key,
            },
            SettingValues._read,
            "write",
        )

    def describe(
        self,
    ) -> Awaitable[DescribedSettings]:
        """Lists the settings, with their types, defaults and places.

        Returns: The settings.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "settings.describe",
            {},
            DescribedSettings._read,
            "read",
        )


class SharingMethods:
    """Companies that accounts share with each other: links, invitations, who takes part."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    @cached_property
    def participants(self) -> SharingParticipantsMethods:
        return SharingParticipantsMethods(self._caller)

    @cached_property
    def departures(self) -> SharingDeparturesMethods:
        return SharingDeparturesMethods(self._caller)

    def create(
        self,
        *,
        public_permission: Optional[Literal["none", "readOnly", "readWrite"]] = None,
        dept_mask: Optional[int] = None,
        manager_mask: Optional[int] = None,
        preset: Optional[Literal["sales", "warehouse", "management", "viewer"]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Share]:
        """Shares a company with all its records, those of later too, and answers its link; again answers the
        same one.

        public_permission: Whom the share's own link lets in; none without it: who is invited alone.

        dept_mask: The departments in which they do the daily work, a bit each; access.departments lists the
        bits.

        manager_mask: The departments in which they also delete, approve and see costs, a bit each.

        preset: A preset (access.presets) that sets both masks; not together with either.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The share; its records are on their way to the cloud.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, TierRequired,
        AccountUnavailable, CloudUnavailable, RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "sharing.create",
            {
                "publicPermission": public_permission,
                "deptMask": dept_mask,
                "managerMask": manager_mask,
                "preset": preset,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Share._read,
            "write",
        )

    def get(
        self,
        *,
        company: Optional[str] = None,
    ) -> Awaitable[SharingState]:
        """Tells how it stands with the sharing of a company; owners are told who takes part.

        company: The company; without it the selected one, or the only one that there is.

        Returns: How it stands.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "sharing.get",
            {
                "company": company,
            },
            SharingState._read,
            "read",
        )

    def invite(
        self,
        *,
        as_: str,
        permission: Optional[Literal["readWrite", "readOnly"]] = None,
        name: Optional[str] = None,
        dept_mask: Optional[int] = None,
        manager_mask: Optional[int] = None,
        preset: Optional[Literal["sales", "warehouse", "management", "viewer"]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Participant]:
        """Invites somebody to a company that is shared, with rights of their own. Who was invited by the same
        name before gets another permission, and other rights.

        as_: An address, a number or a label: whose user reference it is needs no other link than the share's
        own.

        permission: readWrite, which it is without it: what the rights allow; readOnly: to look on, whatever
        they allow.

        name: What people call them: any text of one line.

        dept_mask: The departments in which they do the daily work, a bit each; access.departments lists the
        bits.

        manager_mask: The departments in which they also delete, approve and see costs, a bit each.

        preset: A preset (access.presets) that sets both masks; not together with either.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The participant, with the link to send.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, TierRequired,
        AccountUnavailable, CloudUnavailable, RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "sharing.invite",
            {
                "as": as_,
                "permission": permission,
                "name": name,
                "deptMask": dept_mask,
                "managerMask": manager_mask,
                "preset": preset,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Participant._read,
            "write",
        )

    def set_public(
        self,
        *,
        public_permission: Literal["none", "readOnly", "readWrite"],
        dept_mask: Optional[int] = None,
        manager_mask: Optional[int] = None,
        preset: Optional[Literal["sales", "warehouse", "management", "viewer"]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Share]:
        """Says whom the share's own link lets in from now on. Who is in stays in.

        public_permission: Whom the share's own link lets in. none: who is invited alone; readOnly: whoever
        has it, to look on; readWrite: whoever has it, to do what their access record allows.

        dept_mask: The departments in which they do the daily work, a bit each; access.departments lists the
        bits.

        manager_mask: The departments in which they also delete, approve and see costs, a bit each.

        preset: A preset (access.presets) that sets both masks; not together with either.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The share.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, AccountUnavailable,
        CloudUnavailable, RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "sharing.setPublic",
            {
                "publicPermission": public_permission,
                "deptMask": dept_mask,
                "managerMask": manager_mask,
                "preset": preset,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Share._read,
            "write",
        )

    def revoke(
        self,
        *,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Share]:
        """Ends the share and every participation: the company goes from the devices of those who take part,
        and stays here with all that they have made.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The share, which is over.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, AccountUnavailable,
        CloudUnavailable, RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "sharing.revoke",
            {
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Share._read,
            "write",
        )

    def preview(
        self,
        *,
        url: str,
    ) -> Awaitable[SharePreview]:
        """Tells what a link leads to: whose company, and whether it can be accepted. Nothing is stored.

        url: The link: a share's own, or an invitation's.

        Returns: What it leads to.

        Raises: InvalidParams, ShareNotFound, AccountUnavailable, CloudUnavailable, RequestCancelled.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "sharing.preview",
            {
                "url": url,
            },
            SharePreview._read,
            "session",
        )

    def accept(
        self,
        *,
        url: str,
        name: Optional[str] = None,
        progress_token: Optional[Union[str, int]] = None,
    ) -> Awaitable[AcceptedShare]:
        """Accepts what a link leads to: the company comes to the shared store, with the rights that its owner
        gives. Again changes nothing; one's own link leads to one's own company.

        url: The link: a share's own, or an invitation's.

        name: What people are to call who accepts it, where the owner has said no name.

        progress_token: Echoed in rpc.progress, which tells how many records have come.

        Returns: The company; it is here with the account's rights, and its other records are on their way.

        Raises: InvalidParams, ShareNotFound, TierRequired, AccountUnavailable, CloudUnavailable,
        RequestCancelled.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "sharing.accept",
            {
                "url": url,
                "name": name,
                "progressToken": progress_token,
            },
            AcceptedShare._read,
            "session",
        )

    def leave(
        self,
        *,
        company: str,
    ) -> Awaitable[LeftCompany]:
        """Leaves a company that others share: it goes from all devices of the account. What was made there
        stays with its owner; what was not sent yet is lost. Again changes nothing.

        company: The company.

        Returns: The company, which is here no longer.

        Raises: InvalidParams, NotFound, SignInRequired, AccountUnavailable, CloudUnavailable,
        RequestCancelled.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "sharing.leave",
            {
                "company": company,
            },
            LeftCompany._read,
            "session",
        )

    def present(
        self,
        *,
        participant: Optional[str] = None,
        deadline: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[PresentedLink]:
        """Has the host show its sheet that sends the share's own link, or an invitation's. Nothing needs it:
        the links stand in sharing.get and sharing.participants.list, too.

        participant: Whose invitation it is, which is not accepted yet; the share's own link without it.

        deadline: How many milliseconds the host has; 10,000 without it.

        progress_token: Passed back in rpc.progress when the host tells how far it is.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The link that was shown, and what has become of it.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, HostUnavailable, HostTimeout,
        HostError, HostFault, LimitReached, RequestCancelled, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "sharing.present",
            {
                "participant": participant,
                "deadline": deadline,
                "progressToken": progress_token,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            PresentedLink._read,
            "write",
        )


class SyncMethods:
    """The same records on all devices of the account, through a container."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    @cached_property
    def queue(self) -> SyncQueueMethods:
        return SyncQueueMethods(self._caller)

    @cached_property
    def events(self) -> SyncEventsMethods:
        return SyncEventsMethods(self._caller)

    @cached_property
    def conflicts(self) -> SyncConflictsMethods:
        return SyncConflictsMethods(self._caller)

    def connect(
        self,
        *,
        cloud: str,
        account: Optional[str] = None,
        replace: Optional[bool] = None,
    ) -> Awaitable[SyncStatus]:
        """Syncs with a container from now on, also after a restart. What was written before goes there, too.
        The first account that a directory meets is the one it belongs to.

        cloud: The container: the path of a file, which is made if it is not there, or the address of a server
        (postgres://ROLE@HOST/DATABASE), or host for the host's own, which the host is asked for. Commands are
        for the command line alone.

        account: The user reference: the same on all devices of the account; without it the directory's, or
        me.

        replace: Whether an empty container takes the place of the one that the directory was connected to,
        which is gone: all that is here is sent to it.

        Returns: How it stands; the first cycle has begun.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "sync.connect",
            {
                "cloud": cloud,
                "account": account,
                "replace": replace,
            },
            SyncStatus._read,
            "session",
        )

    def disconnect(
        self,
    ) -> Awaitable[SyncStatus]:
        """Syncs with no container any more. What is here stays, and what is pending stays pending.

        Returns: How it stands.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "sync.disconnect",
            {},
            SyncStatus._read,
            "session",
        )

    def now(
        self,
        *,
        wait: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
    ) -> Awaitable[SyncStatus]:
        """Begins a cycle: what has changed there comes here, and what was changed here goes there.

        wait: Whether to answer when the cycle has ended; rpc.cancel ends the wait, and not the cycle.

        progress_token: Echoed in rpc.progress, which tells how many records have come or gone.

        Returns: How it stands: with wait, when the cycle has ended.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "sync.now",
            {
                "wait": wait,
                "progressToken": progress_token,
            },
            SyncStatus._read,
            "session",
        )

    def status(
        self,
    ) -> Awaitable[SyncStatus]:
        """Tells how it stands with sync.

        Returns: How it stands.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "sync.status",
            {},
            SyncStatus._read,
            "read",
        )

    def remote_changed(
        self,
        *,
        database: Optional[Literal["private", "shared", "public"]] = None,
        zone: Optional[CloudZoneInput] = None,
    ) -> Awaitable[SyncStatus]:
        """The host passes on that something has changed in the cloud: a cycle begins; ten in a second are
        one.

        database: Which database; null for any.

        zone: Which zone; null for any.

        Returns: How it stands.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "sync.remoteChanged",
            {
                "database": database,
                "zone": zone,
            },
            SyncStatus._read,
            "session",
        )

    def account_changed(
        self,
        *,
        status: Literal["available", "noAccount", "restricted", "couldNotDetermine", "temporarilyUnavailable"],
        account: Optional[str] = None,
    ) -> Awaitable[SyncAccount]:
        """The host, whose cloud it is, passes on that somebody has signed in to it, or out. Without an
        account everything goes on here, and waits. Another account is gone over to, as sync.switchAccount
        does, and what was not sent of the former one's is lost: nobody asks, as it has happened.

        status: Whether there is an account that can be used.

        account: The user reference; it must be there with available.

        Returns: The account.

        Raises: InvalidParams, StorageFault.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "sync.accountChanged",
            {
                "status": status,
                "account": account,
            },
            SyncAccount._read,
            "session",
        )

    def account(
        self,
    ) -> Awaitable[SyncAccount]:
        """Tells whose data the directory has, and whether the cloud's account can be used.

        Returns: The account.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "sync.account",
            {},
            SyncAccount._read,
            "read",
        )

    def switch_account(
        self,
        *,
        account: str,
        cloud: Optional[str] = None,
        discard: Optional[bool] = None,
    ) -> Awaitable[SyncAccount]:
        """Goes over to another account: everything of the present one goes from the directory first, its
        companies, sessions, settings, caches, purchases and files. What syncs is in its cloud, and comes back
        with it. What was written before the first account came is the first account's.

        account: The user reference: the same on all devices of the account.

        cloud: Its container: the path of a file, the address of a server, or host; without it the one that
        there is. Commands are for the command line alone.

        discard: Whether what was changed here and was not sent yet may be lost; otherwise it is refused.

        Returns: The account; its data is being fetched.

        Raises: InvalidParams, PendingChanges, StorageFault.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "sync.switchAccount",
            {
                "account": account,
                "cloud": cloud,
                "discard": discard,
            },
            SyncAccount._read,
            "session",
        )


class SystemMethods:
    """The process itself."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def ping(
        self,
    ) -> Awaitable[Pong]:
        """Answers at once, with an empty object.

        Returns: Nothing but the fact that there is an answer.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "system.ping",
            {},
            Pong._read,
            "read",
        )

    def hello(
        self,
        *,
        protocol: int,
        client: Optional[ClientInput] = None,
    ) -> Awaitable[Hello]:
        """Agrees on the version of the protocol. Nobody has to: without it, the newest version is spoken.

        protocol: The version that the client speaks: 1.

        client: Who the client is; system.diagnostics and system.conversations show it.

        Returns: The version that is spoken from now on, and who speaks it.

        Raises: InvalidParams, UnsupportedProtocol.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "system.hello",
            {
                "protocol": protocol,
                "client": client,
            },
            Hello._read,
            "session",
        )

    def info(
        self,
    ) -> Awaitable[Info]:
        """Answers what this process is: its version and what it works with.

        Returns: The process.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "system.info",
            {},
            Info._read,
            "read",
        )

    def diagnostics(
        self,
        *,
        check: Optional[bool] = None,
    ) -> Awaitable[Diagnostics]:
        """Answers what helps to find a fault: versions, sizes, the newest lines of the log. It holds nothing
        that users wrote.

        check: Whether every page of the stores is checked, which takes a second a million records.

        Returns: The state of the process and of its stores.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "system.diagnostics",
            {
                "check": check,
            },
            Diagnostics._read,
            "read",
        )

    def backup(
        self,
        *,
        path: str,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
    ) -> Awaitable[BackupReport]:
        """Writes all of the data directory to one file, as it is at one moment: the stores, and the files of
        assets. A file of assets that can't be read is left out, and named in missing. Other requests are
        served meanwhile. mainspring restore makes a data directory of the file.

        path: The file, a tar archive. A file that is there is refused, unless overwrite is true. Passwords
        and keys are in it as they are in the stores; tokens of the app's backend are not.

        progress_token: Echoed in rpc.progress, which tells how many bytes are written and read again.

        overwrite: true to replace a file that is there, once the new one is whole.

        Returns: What was written, once the file is in its place, on the disk, and all of it was read again.

        Raises: InvalidParams, Forbidden, LimitReached, RequestCancelled, StorageFault.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "system.backup",
            {
                "path": path,
                "progressToken": progress_token,
                "overwrite": overwrite,
            },
            BackupReport._read,
            "session",
        )

    def conversations(
        self,
    ) -> Awaitable[ConversationList]:
        """Lists the conversations of the core: one, but where several programs share it (--shared).

        Returns: The conversations that there are, the oldest first.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "system.conversations",
            {},
            ConversationList._read,
            "read",
        )


class TelemetryMethods:
    """What the app tells its maker, while the user lets it."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def track(
        self,
        *,
        name: str,
        properties: Optional[Mapping[str, Any]] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[TrackedEvent]:
        """Takes an event for the app's maker. It is dropped unless settings.telemetryEnabled is on; else it
        is sent with others, 20 at once or after 60 seconds.

        name: The name of the event: one of telemetry.names. A repeat with the same idempotencyKey is not
        compared by it.

        properties: Its properties, as telemetry.names declares them; each may be left out. A repeat is not
        compared by them.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: Whether the event waits to be sent.

        Raises: InvalidParams, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "telemetry.track",
            {
                "name": name,
                "properties": properties,
                "idempotencyKey": idempotency_key,
            },
            TrackedEvent._read,
            "write",
        )

    def names(
        self,
    ) -> Awaitable[TelemetryNames]:
        """Lists the events that telemetry.track takes, with their properties. Nothing else is ever sent.

        Returns: The declared events.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "telemetry.names",
            {},
            TelemetryNames._read,
            "read",
        )


class TemperatureMethods:
    """Temperatures in Celsius, Fahrenheit, Kelvin and Humanus."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def convert(
        self,
        *,
        value: Union[Number, Sequence[Number]],
        from_: Literal["celsius", "fahrenheit", "kelvin", "humanus"],
        to: Literal["celsius", "fahrenheit", "kelvin", "humanus"],
    ) -> Awaitable[ConvertedTemperature]:
        """Converts one temperature, or a list of them, from one scale to another.

        value: A number, or a list of at most 100,000; rounded to nine decimals.

        from_: The scale that the value is on.

        to: The scale to convert to.

        Returns: The converted value, or the list of them in the same order.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "temperature.convert",
            {
                "value": value,
                "from": from_,
                "to": to,
            },
            ConvertedTemperature._read,
            "read",
        )

    def scales(
        self,
    ) -> Awaitable[TemperatureScalePage]:
        """Lists the temperature scales.

        Returns: All scales, in a fixed order.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "temperature.scales",
            {},
            TemperatureScalePage._read,
            "read",
        )

    def table(
        self,
    ) -> Awaitable[HumanusTable]:
        """Answers the table of the Humanus scale: its id, where it comes from, and its knots.

        Returns: The table in use.

        Raises: InvalidParams.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "temperature.table",
            {},
            HumanusTable._read,
            "read",
        )


class UsersMethods:
    """The people who have signed in with Apple; each sees their own record alone."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def get(
        self,
        *,
        id: Optional[str] = None,
    ) -> Awaitable[User]:
        """Finds the user who is signed in. Other users of the account are not found.

        id: The user; without it, the one who is signed in.

        Returns: The user.

        Raises: InvalidParams, NotFound, NotOnThisPath, Unauthorized.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "users.get",
            {
                "id": id,
            },
            User._read,
            "read",
        )


class ViewsMethods:
    """Lists that people look at again and again."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def create(
        self,
        *,
        name: str,
        query: ViewQueryInput,
        shared: Optional[bool] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[View]:
        """Keeps a call of a method that lists, to be made again; the method is called once, to see that it
        can be.

        name: What people call it.

        query: What is called.

        shared: Whether everybody in the company has it who may call the method.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The new view. What the method itself refuses, such as filters that it does not know, is
        refused.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached,
        KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "views.create",
            {
                "name": name,
                "query": query,
                "shared": shared,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            View._read,
            "write",
        )

    def get(
        self,
        *,
        id: str,
        company: Optional[str] = None,
    ) -> Awaitable[View]:
        """Answers one view: the caller's own, or a shared one whose method they may call.

        id: The view.

        company: The company; without it the selected one, or the only one that there is.

        Returns: The view as it stands.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "views.get",
            {
                "id": id,
                "company": company,
            },
            View._read,
            "read",
        )

    def list(
        self,
        *,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> Awaitable[ViewPage]:
        """Lists the caller's own views, and those shared ones whose method they may call, newest first.

        limit: The most that a page may hold; 50 without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of the state in which this one is: once the
        company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether
        an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
        skips or repeats what is there all the time.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of views.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "views.list",
            {
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
                "company": company,
            },
            ViewPage._read,
            "read",
        )

    def update(
        self,
        *,
        id: str,
        changes: ViewDraftChanges,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[View]:
        """Changes the named members of a view of the caller's own, and leaves the others.

        id: The view.

        changes: The members to change.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The view after the change; the same as before when nothing differs.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "views.update",
            {
                "id": id,
                "changes": changes,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            View._read,
            "write",
        )

    def delete(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Deleted]:
        """Deletes a view of the caller's own; owners of the company also delete shared ones.

        id: The view.

        expect: The version that is meant; another one is a conflict.

        company: The company; without it the selected one, or the only one that there is.

        idempotency_key: Any text of yours, by name only: a repeat with the same key and parameters gets the
        first result and changes nothing, for 30 days.

        Returns: The deleted record.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, KeyReused.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "views.delete",
            {
                "id": id,
                "expect": expect,
                "company": company,
                "idempotencyKey": idempotency_key,
            },
            Deleted._read,
            "write",
        )

    def run(
        self,
        *,
        id: str,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> Awaitable[Page]:
        """Answers what the method of a view answers to its parameters, by the method's own rule of access.

        id: The view.

        limit: The most that a page may hold; without it, what the method does without it.

        after: The next of the page before.

        snapshot: Whether the pages after this one are to be of its state; only where the method has it.

        company: The company; without it the selected one, or the only one that there is.

        Returns: A page of what the method lists.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "views.run",
            {
                "id": id,
                "limit": limit,
                "after": after,
                "snapshot": snapshot,
                "company": company,
            },
            Page._read,
            "read",
        )


class WeatherMethods:
    """The weather of places, from the host, kept for a while."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    def current(
        self,
        *,
        latitude: Number,
        longitude: Number,
        scale: Optional[Literal["celsius", "fahrenheit", "kelvin", "humanus"]] = None,
        max_age: Optional[int] = None,
        deadline: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
    ) -> Awaitable[CurrentWeather]:
        """The weather that a place has now. Places whose coordinates are the same when rounded to three
        decimals are one.

        latitude: In degrees, north of the equator; rounded to six decimals.

        longitude: In degrees, east of Greenwich; rounded to six decimals.

        scale: The scale of the temperatures; celsius without it.

        max_age: How many seconds old an answer may be; 900 without it. An older one is answered, too, as
        stale, and renewed behind the answer; not with 0, and not after 24 hours.

        deadline: How many milliseconds the host has; 10,000 without it.

        progress_token: Passed back in rpc.progress when the host tells how far it is.

        Returns: The weather, and how new that is.

        Raises: InvalidParams, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached,
        RequestCancelled.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "weather.current",
            {
                "latitude": latitude,
                "longitude": longitude,
                "scale": scale,
                "maxAge": max_age,
                "deadline": deadline,
                "progressToken": progress_token,
            },
            CurrentWeather._read,
            "read",
        )

    def hourly(
        self,
        *,
        latitude: Number,
        longitude: Number,
        hours: Optional[int] = None,
        scale: Optional[Literal["celsius", "fahrenheit", "kelvin", "humanus"]] = None,
        max_age: Optional[int] = None,
        deadline: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
    ) -> Awaitable[HourlyWeather]:
        """The weather that a place will have in the next hours. Places whose coordinates are the same when
        rounded to three decimals are one.

        latitude: In degrees, north of the equator; rounded to six decimals.

        longitude: In degrees, east of Greenwich; rounded to six decimals.

        hours: How many hours at most; 12 without it.

        scale: The scale of the temperatures; celsius without it.

        max_age: How many seconds old an answer may be; 900 without it. An older one is answered, too, as
        stale, and renewed behind the answer; not with 0, and not after 24 hours.

        deadline: How many milliseconds the host has; 10,000 without it.

        progress_token: Passed back in rpc.progress when the host tells how far it is.

        Returns: The weather hour by hour, and how new that is.

        Raises: InvalidParams, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached,
        RequestCancelled.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "weather.hourly",
            {
                "latitude": latitude,
                "longitude": longitude,
                "hours": hours,
                "scale": scale,
                "maxAge": max_age,
                "deadline": deadline,
                "progressToken": progress_token,
            },
            HourlyWeather._read,
            "read",
        )


class WidgetsMethods:
    """Widgets: the places that they show, and what they show in the next hours."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    @cached_property
    def recents(self) -> WidgetsRecentsMethods:
        return WidgetsRecentsMethods(self._caller)

    @cached_property
    def entities(self) -> WidgetsEntitiesMethods:
        return WidgetsEntitiesMethods(self._caller)

    @cached_property
    def place(self) -> WidgetsPlaceMethods:
        return WidgetsPlaceMethods(self._caller)

    def timeline(
        self,
        *,
        place: Optional[str] = None,
        hours: Optional[int] = None,
        scale: Optional[Literal["celsius", "fahrenheit", "kelvin", "humanus"]] = None,
        deadline: Optional[int] = None,
        max_age: Optional[int] = None,
    ) -> Awaitable[Timeline]:
        """Answers what a widget shows in the next hours. It never fails for want of weather or place, and
        says why it is not what it should be.

        place: The place that the widget is set up with; without it the one of widgets.place.choose, or else
        the device's.

        hours: How many hours at most; 12 without it.

        scale: The scale of the temperatures; without it the app group's scale, or else celsius.

        deadline: How many milliseconds the host has; 10,000 without it.

        max_age: How many seconds old the device's place may be before it is said to be old; 86400 without it.

        Returns: The place, the hours, when to ask again, and a reason for each fallback.

        Raises: InvalidParams, RequestCancelled.
        """
        return self._caller._call(  # type: ignore[no-any-return]
            "widgets.timeline",
            {
                "place": place,
                "hours": hours,
                "scale": scale,
                "deadline": deadline,
                "maxAge": max_age,
            },
            Timeline._read,
            "read",
        )


class Services:
    """All services."""

    def __init__(self, caller: CallSender) -> None:
        self._caller = caller

    @cached_property
    def rpc(self) -> RpcMethods:
        """The core's own methods about its methods."""
        return RpcMethods(self._caller)

    @cached_property
    def system(self) -> SystemMethods:
        """The process itself."""
        return SystemMethods(self._caller)

    @cached_property
    def host(self) -> HostMethods:
        """What the host does for the core, and tells it."""
        return HostMethods(self._caller)

    @cached_property
    def events(self) -> EventsMethods:
        """What has changed: a log to read, and to be told of."""
        return EventsMethods(self._caller)

    @cached_property
    def live(self) -> LiveMethods:
        """Queries whose answers are sent again when they change."""
        return LiveMethods(self._caller)

    @cached_property
    def temperature(self) -> TemperatureMethods:
        """Temperatures in Celsius, Fahrenheit, Kelvin and Humanus."""
        return TemperatureMethods(self._caller)

    @cached_property
    def weather(self) -> WeatherMethods:
        """The weather of places, from the host, kept for a while."""
        return WeatherMethods(self._caller)

    @cached_property
    def location(self) -> LocationMethods:
        """Where the device is, whether the app may know, and what places are called."""
        return LocationMethods(self._caller)

    @cached_property
    def places(self) -> PlacesMethods:
        """Places by what they are called."""
        return PlacesMethods(self._caller)

    @cached_property
    def companies(self) -> CompaniesMethods:
        """Companies: the tenants that records belong to, and which one is selected."""
        return CompaniesMethods(self._caller)

    @cached_property
    def access(self) -> AccessMethods:
        """Who may do what in a company: access records, credentials, sign-in."""
        return AccessMethods(self._caller)

    @cached_property
    def entitlements(self) -> EntitlementsMethods:
        """What the account has bought, proven by the App Store's signatures, and what that entitles to.
        """
        return EntitlementsMethods(self._caller)

    @cached_property
    def inventory(self) -> InventoryMethods:
        """What a company keeps in stock."""
        return InventoryMethods(self._caller)

    @cached_property
    def scan(self) -> ScanMethods:
        """What scanned codes mean, and labels with codes of the core's own."""
        return ScanMethods(self._caller)

    @cached_property
    def contacts(self) -> ContactsMethods:
        """The people and organisations that a company deals with."""
        return ContactsMethods(self._caller)

    @cached_property
    def orders(self) -> OrdersMethods:
        """What customers have ordered: lines, steps, payments, shipments and returns."""
        return OrdersMethods(self._caller)

    @cached_property
    def dispatches(self) -> DispatchesMethods:
        """What leaves the house for orders, and where it stands."""
        return DispatchesMethods(self._caller)

    @cached_property
    def purchases(self) -> PurchasesMethods:
        """What a company has ordered of suppliers, and what of it has come."""
        return PurchasesMethods(self._caller)

    @cached_property
    def dashboard(self) -> DashboardMethods:
        """What a company's day looks like, at one glance."""
        return DashboardMethods(self._caller)

    @cached_property
    def reports(self) -> ReportsMethods:
        """What a company's stock is worth, what it sells, and what it is still owed."""
        return ReportsMethods(self._caller)

    @cached_property
    def assets(self) -> AssetsMethods:
        """Photos, documents, logos and proofs of any record."""
        return AssetsMethods(self._caller)

    @cached_property
    def views(self) -> ViewsMethods:
        """Lists that people look at again and again."""
        return ViewsMethods(self._caller)

    @cached_property
    def ai(self) -> AiMethods:
        """The AI of the host, which other services ask."""
        return AiMethods(self._caller)

    @cached_property
    def settings(self) -> SettingsMethods:
        """Settings of the account, of the device, and of the app's own."""
        return SettingsMethods(self._caller)

    @cached_property
    def journal(self) -> JournalMethods:
        """The account's coffee journal."""
        return JournalMethods(self._caller)

    @cached_property
    def auth(self) -> AuthMethods:
        """Signing in with Apple, and what the app's backend accepts from the user."""
        return AuthMethods(self._caller)

    @cached_property
    def users(self) -> UsersMethods:
        """The people who have signed in with Apple; each sees their own record alone."""
        return UsersMethods(self._caller)

    @cached_property
    def telemetry(self) -> TelemetryMethods:
        """What the app tells its maker, while the user lets it."""
        return TelemetryMethods(self._caller)

    @cached_property
    def conversations(self) -> ConversationsMethods:
        """Conversations with the model of the app's backend."""
        return ConversationsMethods(self._caller)

    @cached_property
    def feedback(self) -> FeedbackMethods:
        """What users tell the makers of the app."""
        return FeedbackMethods(self._caller)

    @cached_property
    def sync(self) -> SyncMethods:
        """The same records on all devices of the account, through a container."""
        return SyncMethods(self._caller)

    @cached_property
    def sharing(self) -> SharingMethods:
        """Companies that accounts share with each other: links, invitations, who takes part."""
        return SharingMethods(self._caller)

    @cached_property
    def content(self) -> ContentMethods:
        """Records of the public database, of any type, for reading."""
        return ContentMethods(self._caller)

    @cached_property
    def policy(self) -> PolicyMethods:
        """What steers the app from outside: app policy, flags, promotions, deployment."""
        return PolicyMethods(self._caller)

    @cached_property
    def widgets(self) -> WidgetsMethods:
        """Widgets: the places that they show, and what they show in the next hours."""
        return WidgetsMethods(self._caller)

    @cached_property
    def app_group(self) -> AppGroupMethods:
        """Values that the app shares with its widgets."""
        return AppGroupMethods(self._caller)

    @cached_property
    def links(self) -> LinksMethods:
        """Deep links and universal links, until the app can show what they ask for."""
        return LinksMethods(self._caller)

    @cached_property
    def log(self) -> LogMethods:
        """What the core and its front ends say about what they do, for those who look for a fault."""
        return LogMethods(self._caller)
