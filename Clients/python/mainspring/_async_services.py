"""The methods of the core, as coroutines of its services.

Generated from Schemas/openrpc.json of version 0.1.0; do not edit."""

from __future__ import annotations

from functools import cached_property

from . import _services as functions
from ._methods import Methods, awaitable


class AccessCredentialsMethods(Methods):
    __doc__ = functions.AccessCredentialsMethods.__doc__

    create = awaitable(functions.AccessCredentialsMethods.create)
    change_password = awaitable(functions.AccessCredentialsMethods.change_password)
    reset_password = awaitable(functions.AccessCredentialsMethods.reset_password)
    recover = awaitable(functions.AccessCredentialsMethods.recover)


class AssembliesBomsMethods(Methods):
    __doc__ = functions.AssembliesBomsMethods.__doc__

    get = awaitable(functions.AssembliesBomsMethods.get)
    delete = awaitable(functions.AssembliesBomsMethods.delete)
    history = awaitable(functions.AssembliesBomsMethods.history)
    create = awaitable(functions.AssembliesBomsMethods.create)
    list = awaitable(functions.AssembliesBomsMethods.list)
    update = awaitable(functions.AssembliesBomsMethods.update)
    explode = awaitable(functions.AssembliesBomsMethods.explode)
    where_used = awaitable(functions.AssembliesBomsMethods.where_used)
    cost = awaitable(functions.AssembliesBomsMethods.cost)
    export = awaitable(functions.AssembliesBomsMethods.export)
    import_ = awaitable(functions.AssembliesBomsMethods.import_)


class AssembliesBuildsMethods(Methods):
    __doc__ = functions.AssembliesBuildsMethods.__doc__

    history = awaitable(functions.AssembliesBuildsMethods.history)
    create = awaitable(functions.AssembliesBuildsMethods.create)
    get = awaitable(functions.AssembliesBuildsMethods.get)
    list = awaitable(functions.AssembliesBuildsMethods.list)
    update = awaitable(functions.AssembliesBuildsMethods.update)
    delete = awaitable(functions.AssembliesBuildsMethods.delete)
    step = awaitable(functions.AssembliesBuildsMethods.step)
    complete = awaitable(functions.AssembliesBuildsMethods.complete)
    reverse = awaitable(functions.AssembliesBuildsMethods.reverse)


class AuthBackendMethods(Methods):
    __doc__ = functions.AuthBackendMethods.__doc__

    exchange = awaitable(functions.AuthBackendMethods.exchange)
    clear = awaitable(functions.AuthBackendMethods.clear)


class ContactsNotesMethods(Methods):
    __doc__ = functions.ContactsNotesMethods.__doc__

    add = awaitable(functions.ContactsNotesMethods.add)


class ConversationsMessagesMethods(Methods):
    __doc__ = functions.ConversationsMessagesMethods.__doc__

    list = awaitable(functions.ConversationsMessagesMethods.list)


class EntitlementsIntentsMethods(Methods):
    __doc__ = functions.EntitlementsIntentsMethods.__doc__

    list = awaitable(functions.EntitlementsIntentsMethods.list)
    add = awaitable(functions.EntitlementsIntentsMethods.add)
    drain = awaitable(functions.EntitlementsIntentsMethods.drain)


class InventoryCategoriesMethods(Methods):
    __doc__ = functions.InventoryCategoriesMethods.__doc__

    list = awaitable(functions.InventoryCategoriesMethods.list)
    rename = awaitable(functions.InventoryCategoriesMethods.rename)


class InventoryCountsMethods(Methods):
    __doc__ = functions.InventoryCountsMethods.__doc__

    get = awaitable(functions.InventoryCountsMethods.get)
    create = awaitable(functions.InventoryCountsMethods.create)
    list = awaitable(functions.InventoryCountsMethods.list)
    record = awaitable(functions.InventoryCountsMethods.record)
    lines = awaitable(functions.InventoryCountsMethods.lines)
    uncounted = awaitable(functions.InventoryCountsMethods.uncounted)
    submit = awaitable(functions.InventoryCountsMethods.submit)
    reopen = awaitable(functions.InventoryCountsMethods.reopen)
    post = awaitable(functions.InventoryCountsMethods.post)
    cancel = awaitable(functions.InventoryCountsMethods.cancel)
    export = awaitable(functions.InventoryCountsMethods.export)


class InventoryEntriesMethods(Methods):
    __doc__ = functions.InventoryEntriesMethods.__doc__

    export = awaitable(functions.InventoryEntriesMethods.export)


class InventoryItemsMethods(Methods):
    __doc__ = functions.InventoryItemsMethods.__doc__

    create = awaitable(functions.InventoryItemsMethods.create)
    history = awaitable(functions.InventoryItemsMethods.history)
    get = awaitable(functions.InventoryItemsMethods.get)
    list = awaitable(functions.InventoryItemsMethods.list)
    search = awaitable(functions.InventoryItemsMethods.search)
    find = awaitable(functions.InventoryItemsMethods.find)
    update = awaitable(functions.InventoryItemsMethods.update)
    upsert = awaitable(functions.InventoryItemsMethods.upsert)
    delete = awaitable(functions.InventoryItemsMethods.delete)
    overview = awaitable(functions.InventoryItemsMethods.overview)
    flag = awaitable(functions.InventoryItemsMethods.flag)
    lookup = awaitable(functions.InventoryItemsMethods.lookup)
    export = awaitable(functions.InventoryItemsMethods.export)
    import_ = awaitable(functions.InventoryItemsMethods.import_)


class InventoryLoansMethods(Methods):
    __doc__ = functions.InventoryLoansMethods.__doc__

    get = awaitable(functions.InventoryLoansMethods.get)
    create = awaitable(functions.InventoryLoansMethods.create)
    list = awaitable(functions.InventoryLoansMethods.list)
    update = awaitable(functions.InventoryLoansMethods.update)
    return_ = awaitable(functions.InventoryLoansMethods.return_)
    lose = awaitable(functions.InventoryLoansMethods.lose)
    overdue = awaitable(functions.InventoryLoansMethods.overdue)
    export = awaitable(functions.InventoryLoansMethods.export)


class InventoryLocationsMethods(Methods):
    __doc__ = functions.InventoryLocationsMethods.__doc__

    create = awaitable(functions.InventoryLocationsMethods.create)
    get = awaitable(functions.InventoryLocationsMethods.get)
    list = awaitable(functions.InventoryLocationsMethods.list)
    update = awaitable(functions.InventoryLocationsMethods.update)
    delete = awaitable(functions.InventoryLocationsMethods.delete)
    move = awaitable(functions.InventoryLocationsMethods.move)
    tree = awaitable(functions.InventoryLocationsMethods.tree)
    export = awaitable(functions.InventoryLocationsMethods.export)
    import_ = awaitable(functions.InventoryLocationsMethods.import_)


class InventoryLotsMethods(Methods):
    __doc__ = functions.InventoryLotsMethods.__doc__

    create = awaitable(functions.InventoryLotsMethods.create)
    get = awaitable(functions.InventoryLotsMethods.get)
    update = awaitable(functions.InventoryLotsMethods.update)
    delete = awaitable(functions.InventoryLotsMethods.delete)
    history = awaitable(functions.InventoryLotsMethods.history)
    list = awaitable(functions.InventoryLotsMethods.list)
    split = awaitable(functions.InventoryLotsMethods.split)
    merge = awaitable(functions.InventoryLotsMethods.merge)
    genealogy = awaitable(functions.InventoryLotsMethods.genealogy)
    export = awaitable(functions.InventoryLotsMethods.export)
    import_ = awaitable(functions.InventoryLotsMethods.import_)


class InventoryStockMethods(Methods):
    __doc__ = functions.InventoryStockMethods.__doc__

    receive = awaitable(functions.InventoryStockMethods.receive)
    consume = awaitable(functions.InventoryStockMethods.consume)
    transfer = awaitable(functions.InventoryStockMethods.transfer)
    return_ = awaitable(functions.InventoryStockMethods.return_)
    adjust = awaitable(functions.InventoryStockMethods.adjust)
    reverse = awaitable(functions.InventoryStockMethods.reverse)
    post = awaitable(functions.InventoryStockMethods.post)
    levels = awaitable(functions.InventoryStockMethods.levels)
    low = awaitable(functions.InventoryStockMethods.low)
    negative = awaitable(functions.InventoryStockMethods.negative)
    entries = awaitable(functions.InventoryStockMethods.entries)
    expiring = awaitable(functions.InventoryStockMethods.expiring)
    alerts = awaitable(functions.InventoryStockMethods.alerts)
    rebuild = awaitable(functions.InventoryStockMethods.rebuild)
    export = awaitable(functions.InventoryStockMethods.export)
    import_ = awaitable(functions.InventoryStockMethods.import_)


class InventorySuppliersMethods(Methods):
    __doc__ = functions.InventorySuppliersMethods.__doc__

    create = awaitable(functions.InventorySuppliersMethods.create)
    get = awaitable(functions.InventorySuppliersMethods.get)
    update = awaitable(functions.InventorySuppliersMethods.update)
    delete = awaitable(functions.InventorySuppliersMethods.delete)
    history = awaitable(functions.InventorySuppliersMethods.history)
    list = awaitable(functions.InventorySuppliersMethods.list)
    export = awaitable(functions.InventorySuppliersMethods.export)
    import_ = awaitable(functions.InventorySuppliersMethods.import_)


class InventoryTagsMethods(Methods):
    __doc__ = functions.InventoryTagsMethods.__doc__

    list = awaitable(functions.InventoryTagsMethods.list)
    rename = awaitable(functions.InventoryTagsMethods.rename)


class JournalAiMethods(Methods):
    __doc__ = functions.JournalAiMethods.__doc__

    suggest_tasting_notes = awaitable(functions.JournalAiMethods.suggest_tasting_notes)
    analyze_flavor = awaitable(functions.JournalAiMethods.analyze_flavor)
    recommend_parameters = awaitable(functions.JournalAiMethods.recommend_parameters)
    insights = awaitable(functions.JournalAiMethods.insights)
    accept = awaitable(functions.JournalAiMethods.accept)


class JournalBeansMethods(Methods):
    __doc__ = functions.JournalBeansMethods.__doc__

    create = awaitable(functions.JournalBeansMethods.create)
    get = awaitable(functions.JournalBeansMethods.get)
    update = awaitable(functions.JournalBeansMethods.update)
    history = awaitable(functions.JournalBeansMethods.history)
    save = awaitable(functions.JournalBeansMethods.save)
    list = awaitable(functions.JournalBeansMethods.list)
    delete = awaitable(functions.JournalBeansMethods.delete)


class JournalBrewsMethods(Methods):
    __doc__ = functions.JournalBrewsMethods.__doc__

    create = awaitable(functions.JournalBrewsMethods.create)
    get = awaitable(functions.JournalBrewsMethods.get)
    update = awaitable(functions.JournalBrewsMethods.update)
    history = awaitable(functions.JournalBrewsMethods.history)
    save = awaitable(functions.JournalBrewsMethods.save)
    list = awaitable(functions.JournalBrewsMethods.list)
    sections = awaitable(functions.JournalBrewsMethods.sections)
    delete = awaitable(functions.JournalBrewsMethods.delete)
    repeat = awaitable(functions.JournalBrewsMethods.repeat)
    best = awaitable(functions.JournalBrewsMethods.best)


class JournalEquipmentMethods(Methods):
    __doc__ = functions.JournalEquipmentMethods.__doc__

    create = awaitable(functions.JournalEquipmentMethods.create)
    get = awaitable(functions.JournalEquipmentMethods.get)
    update = awaitable(functions.JournalEquipmentMethods.update)
    history = awaitable(functions.JournalEquipmentMethods.history)
    save = awaitable(functions.JournalEquipmentMethods.save)
    list = awaitable(functions.JournalEquipmentMethods.list)
    delete = awaitable(functions.JournalEquipmentMethods.delete)


class JournalFlavorWheelMethods(Methods):
    __doc__ = functions.JournalFlavorWheelMethods.__doc__

    get = awaitable(functions.JournalFlavorWheelMethods.get)
    complete = awaitable(functions.JournalFlavorWheelMethods.complete)


class JournalInsightsMethods(Methods):
    __doc__ = functions.JournalInsightsMethods.__doc__

    list = awaitable(functions.JournalInsightsMethods.list)


class JournalRecipesMethods(Methods):
    __doc__ = functions.JournalRecipesMethods.__doc__

    create = awaitable(functions.JournalRecipesMethods.create)
    get = awaitable(functions.JournalRecipesMethods.get)
    update = awaitable(functions.JournalRecipesMethods.update)
    delete = awaitable(functions.JournalRecipesMethods.delete)
    history = awaitable(functions.JournalRecipesMethods.history)
    save = awaitable(functions.JournalRecipesMethods.save)
    list = awaitable(functions.JournalRecipesMethods.list)
    scale = awaitable(functions.JournalRecipesMethods.scale)


class JournalStatisticsMethods(Methods):
    __doc__ = functions.JournalStatisticsMethods.__doc__

    overview = awaitable(functions.JournalStatisticsMethods.overview)
    series = awaitable(functions.JournalStatisticsMethods.series)
    breakdown = awaitable(functions.JournalStatisticsMethods.breakdown)


class JournalTastingsMethods(Methods):
    __doc__ = functions.JournalTastingsMethods.__doc__

    create = awaitable(functions.JournalTastingsMethods.create)
    get = awaitable(functions.JournalTastingsMethods.get)
    update = awaitable(functions.JournalTastingsMethods.update)
    delete = awaitable(functions.JournalTastingsMethods.delete)
    history = awaitable(functions.JournalTastingsMethods.history)
    save = awaitable(functions.JournalTastingsMethods.save)
    list = awaitable(functions.JournalTastingsMethods.list)


class OrdersLinesMethods(Methods):
    __doc__ = functions.OrdersLinesMethods.__doc__

    add = awaitable(functions.OrdersLinesMethods.add)
    update = awaitable(functions.OrdersLinesMethods.update)
    remove = awaitable(functions.OrdersLinesMethods.remove)
    cancel = awaitable(functions.OrdersLinesMethods.cancel)
    credit = awaitable(functions.OrdersLinesMethods.credit)


class OrdersPaymentsMethods(Methods):
    __doc__ = functions.OrdersPaymentsMethods.__doc__

    add = awaitable(functions.OrdersPaymentsMethods.add)
    reverse = awaitable(functions.OrdersPaymentsMethods.reverse)


class OrdersReturnsMethods(Methods):
    __doc__ = functions.OrdersReturnsMethods.__doc__

    create = awaitable(functions.OrdersReturnsMethods.create)


class PolicyDeploymentMethods(Methods):
    __doc__ = functions.PolicyDeploymentMethods.__doc__

    get = awaitable(functions.PolicyDeploymentMethods.get)
    set = awaitable(functions.PolicyDeploymentMethods.set)


class PolicyPromotionsMethods(Methods):
    __doc__ = functions.PolicyPromotionsMethods.__doc__

    list = awaitable(functions.PolicyPromotionsMethods.list)
    dismiss = awaitable(functions.PolicyPromotionsMethods.dismiss)


class PolicyUpdateMethods(Methods):
    __doc__ = functions.PolicyUpdateMethods.__doc__

    later = awaitable(functions.PolicyUpdateMethods.later)
    open = awaitable(functions.PolicyUpdateMethods.open)


class PurchasesLinesMethods(Methods):
    __doc__ = functions.PurchasesLinesMethods.__doc__

    add = awaitable(functions.PurchasesLinesMethods.add)
    update = awaitable(functions.PurchasesLinesMethods.update)
    remove = awaitable(functions.PurchasesLinesMethods.remove)


class PurchasesReceiptsMethods(Methods):
    __doc__ = functions.PurchasesReceiptsMethods.__doc__

    reverse = awaitable(functions.PurchasesReceiptsMethods.reverse)


class SharingDeparturesMethods(Methods):
    __doc__ = functions.SharingDeparturesMethods.__doc__

    list = awaitable(functions.SharingDeparturesMethods.list)


class SharingParticipantsMethods(Methods):
    __doc__ = functions.SharingParticipantsMethods.__doc__

    list = awaitable(functions.SharingParticipantsMethods.list)
    update = awaitable(functions.SharingParticipantsMethods.update)
    remove = awaitable(functions.SharingParticipantsMethods.remove)


class SyncConflictsMethods(Methods):
    __doc__ = functions.SyncConflictsMethods.__doc__

    list = awaitable(functions.SyncConflictsMethods.list)
    resolve = awaitable(functions.SyncConflictsMethods.resolve)


class SyncEventsMethods(Methods):
    __doc__ = functions.SyncEventsMethods.__doc__

    list = awaitable(functions.SyncEventsMethods.list)


class SyncQueueMethods(Methods):
    __doc__ = functions.SyncQueueMethods.__doc__

    list = awaitable(functions.SyncQueueMethods.list)
    retry = awaitable(functions.SyncQueueMethods.retry)
    discard = awaitable(functions.SyncQueueMethods.discard)


class WidgetsEntitiesMethods(Methods):
    __doc__ = functions.WidgetsEntitiesMethods.__doc__

    get = awaitable(functions.WidgetsEntitiesMethods.get)
    suggested = awaitable(functions.WidgetsEntitiesMethods.suggested)
    matching = awaitable(functions.WidgetsEntitiesMethods.matching)


class WidgetsPlaceMethods(Methods):
    __doc__ = functions.WidgetsPlaceMethods.__doc__

    get = awaitable(functions.WidgetsPlaceMethods.get)
    choose = awaitable(functions.WidgetsPlaceMethods.choose)
    use_device = awaitable(functions.WidgetsPlaceMethods.use_device)


class WidgetsRecentsMethods(Methods):
    __doc__ = functions.WidgetsRecentsMethods.__doc__

    list = awaitable(functions.WidgetsRecentsMethods.list)
    add = awaitable(functions.WidgetsRecentsMethods.add)
    remove = awaitable(functions.WidgetsRecentsMethods.remove)
    clear = awaitable(functions.WidgetsRecentsMethods.clear)
    import_ = awaitable(functions.WidgetsRecentsMethods.import_)


class AccessMethods(Methods):
    __doc__ = functions.AccessMethods.__doc__

    @cached_property
    def credentials(self) -> AccessCredentialsMethods:
        return AccessCredentialsMethods(self._caller)

    whoami = awaitable(functions.AccessMethods.whoami)
    allowed = awaitable(functions.AccessMethods.allowed)
    check = awaitable(functions.AccessMethods.check)
    explain = awaitable(functions.AccessMethods.explain)
    grant = awaitable(functions.AccessMethods.grant)
    revoke = awaitable(functions.AccessMethods.revoke)
    list = awaitable(functions.AccessMethods.list)
    people = awaitable(functions.AccessMethods.people)
    transfer = awaitable(functions.AccessMethods.transfer)
    departments = awaitable(functions.AccessMethods.departments)
    presets = awaitable(functions.AccessMethods.presets)
    sign_in = awaitable(functions.AccessMethods.sign_in)
    sign_out = awaitable(functions.AccessMethods.sign_out)


class AiMethods(Methods):
    __doc__ = functions.AiMethods.__doc__

    availability = awaitable(functions.AiMethods.availability)
    availability_changed = awaitable(functions.AiMethods.availability_changed)


class AppGroupMethods(Methods):
    __doc__ = functions.AppGroupMethods.__doc__

    get = awaitable(functions.AppGroupMethods.get)
    set = awaitable(functions.AppGroupMethods.set)
    list = awaitable(functions.AppGroupMethods.list)


class AssembliesMethods(Methods):
    __doc__ = functions.AssembliesMethods.__doc__

    @cached_property
    def boms(self) -> AssembliesBomsMethods:
        return AssembliesBomsMethods(self._caller)

    @cached_property
    def builds(self) -> AssembliesBuildsMethods:
        return AssembliesBuildsMethods(self._caller)


class AssetsMethods(Methods):
    __doc__ = functions.AssetsMethods.__doc__

    add = awaitable(functions.AssetsMethods.add)
    begin = awaitable(functions.AssetsMethods.begin)
    append = awaitable(functions.AssetsMethods.append)
    finish = awaitable(functions.AssetsMethods.finish)
    get = awaitable(functions.AssetsMethods.get)
    list = awaitable(functions.AssetsMethods.list)
    read = awaitable(functions.AssetsMethods.read)
    path = awaitable(functions.AssetsMethods.path)
    remove = awaitable(functions.AssetsMethods.remove)
    reorder = awaitable(functions.AssetsMethods.reorder)
    prefetch = awaitable(functions.AssetsMethods.prefetch)


class AuthMethods(Methods):
    __doc__ = functions.AuthMethods.__doc__

    @cached_property
    def backend(self) -> AuthBackendMethods:
        return AuthBackendMethods(self._caller)

    sign_in = awaitable(functions.AuthMethods.sign_in)
    request = awaitable(functions.AuthMethods.request)
    state = awaitable(functions.AuthMethods.state)
    sign_out = awaitable(functions.AuthMethods.sign_out)
    delete_account = awaitable(functions.AuthMethods.delete_account)
    validate = awaitable(functions.AuthMethods.validate)
    credential_revoked = awaitable(functions.AuthMethods.credential_revoked)
    gate = awaitable(functions.AuthMethods.gate)


class CompaniesMethods(Methods):
    __doc__ = functions.CompaniesMethods.__doc__

    create = awaitable(functions.CompaniesMethods.create)
    get = awaitable(functions.CompaniesMethods.get)
    list = awaitable(functions.CompaniesMethods.list)
    personal = awaitable(functions.CompaniesMethods.personal)
    update = awaitable(functions.CompaniesMethods.update)
    set_tier = awaitable(functions.CompaniesMethods.set_tier)
    follow_entitlements = awaitable(functions.CompaniesMethods.follow_entitlements)
    tiers = awaitable(functions.CompaniesMethods.tiers)
    delete = awaitable(functions.CompaniesMethods.delete)
    select = awaitable(functions.CompaniesMethods.select)
    selected = awaitable(functions.CompaniesMethods.selected)


class ContactsMethods(Methods):
    __doc__ = functions.ContactsMethods.__doc__

    @cached_property
    def notes(self) -> ContactsNotesMethods:
        return ContactsNotesMethods(self._caller)

    create = awaitable(functions.ContactsMethods.create)
    update = awaitable(functions.ContactsMethods.update)
    delete = awaitable(functions.ContactsMethods.delete)
    history = awaitable(functions.ContactsMethods.history)
    get = awaitable(functions.ContactsMethods.get)
    list = awaitable(functions.ContactsMethods.list)
    search = awaitable(functions.ContactsMethods.search)
    duplicates = awaitable(functions.ContactsMethods.duplicates)
    merge = awaitable(functions.ContactsMethods.merge)
    activity = awaitable(functions.ContactsMethods.activity)
    account = awaitable(functions.ContactsMethods.account)
    export = awaitable(functions.ContactsMethods.export)
    import_ = awaitable(functions.ContactsMethods.import_)


class ContentMethods(Methods):
    __doc__ = functions.ContentMethods.__doc__

    types = awaitable(functions.ContentMethods.types)
    list = awaitable(functions.ContentMethods.list)
    get = awaitable(functions.ContentMethods.get)
    refresh = awaitable(functions.ContentMethods.refresh)


class ConversationsMethods(Methods):
    __doc__ = functions.ConversationsMethods.__doc__

    @cached_property
    def messages(self) -> ConversationsMessagesMethods:
        return ConversationsMessagesMethods(self._caller)

    send = awaitable(functions.ConversationsMethods.send)
    retry = awaitable(functions.ConversationsMethods.retry)
    cancel = awaitable(functions.ConversationsMethods.cancel)
    list = awaitable(functions.ConversationsMethods.list)
    get = awaitable(functions.ConversationsMethods.get)
    rename = awaitable(functions.ConversationsMethods.rename)
    archive = awaitable(functions.ConversationsMethods.archive)
    delete = awaitable(functions.ConversationsMethods.delete)
    search = awaitable(functions.ConversationsMethods.search)
    export = awaitable(functions.ConversationsMethods.export)


class DashboardMethods(Methods):
    __doc__ = functions.DashboardMethods.__doc__

    summary = awaitable(functions.DashboardMethods.summary)


class DispatchesMethods(Methods):
    __doc__ = functions.DispatchesMethods.__doc__

    history = awaitable(functions.DispatchesMethods.history)
    create = awaitable(functions.DispatchesMethods.create)
    get = awaitable(functions.DispatchesMethods.get)
    list = awaitable(functions.DispatchesMethods.list)
    update = awaitable(functions.DispatchesMethods.update)
    step = awaitable(functions.DispatchesMethods.step)
    pick_list = awaitable(functions.DispatchesMethods.pick_list)
    track = awaitable(functions.DispatchesMethods.track)
    delete = awaitable(functions.DispatchesMethods.delete)
    export = awaitable(functions.DispatchesMethods.export)


class EntitlementsMethods(Methods):
    __doc__ = functions.EntitlementsMethods.__doc__

    @cached_property
    def intents(self) -> EntitlementsIntentsMethods:
        return EntitlementsIntentsMethods(self._caller)

    ingest = awaitable(functions.EntitlementsMethods.ingest)
    current = awaitable(functions.EntitlementsMethods.current)
    check = awaitable(functions.EntitlementsMethods.check)
    history = awaitable(functions.EntitlementsMethods.history)
    products = awaitable(functions.EntitlementsMethods.products)
    products_refresh = awaitable(functions.EntitlementsMethods.products_refresh)
    buy = awaitable(functions.EntitlementsMethods.buy)
    restore = awaitable(functions.EntitlementsMethods.restore)
    snapshot = awaitable(functions.EntitlementsMethods.snapshot)
    environment = awaitable(functions.EntitlementsMethods.environment)


class EventsMethods(Methods):
    __doc__ = functions.EventsMethods.__doc__

    since = awaitable(functions.EventsMethods.since)
    subscribe = awaitable(functions.EventsMethods.subscribe)
    unsubscribe = awaitable(functions.EventsMethods.unsubscribe)


class FeedbackMethods(Methods):
    __doc__ = functions.FeedbackMethods.__doc__

    submit = awaitable(functions.FeedbackMethods.submit)
    retry = awaitable(functions.FeedbackMethods.retry)
    list = awaitable(functions.FeedbackMethods.list)
    delete = awaitable(functions.FeedbackMethods.delete)
    preview = awaitable(functions.FeedbackMethods.preview)


class HostMethods(Methods):
    __doc__ = functions.HostMethods.__doc__

    provide = awaitable(functions.HostMethods.provide)
    progress = awaitable(functions.HostMethods.progress)
    check = awaitable(functions.HostMethods.check)


class InventoryMethods(Methods):
    __doc__ = functions.InventoryMethods.__doc__

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
    def suppliers(self) -> InventorySuppliersMethods:
        return InventorySuppliersMethods(self._caller)

    @cached_property
    def loans(self) -> InventoryLoansMethods:
        return InventoryLoansMethods(self._caller)


class InvoicesMethods(Methods):
    __doc__ = functions.InvoicesMethods.__doc__

    get = awaitable(functions.InvoicesMethods.get)
    list = awaitable(functions.InvoicesMethods.list)
    document = awaitable(functions.InvoicesMethods.document)
    export = awaitable(functions.InvoicesMethods.export)


class JournalMethods(Methods):
    __doc__ = functions.JournalMethods.__doc__

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

    recommend = awaitable(functions.JournalMethods.recommend)
    export = awaitable(functions.JournalMethods.export)
    import_ = awaitable(functions.JournalMethods.import_)


class LinksMethods(Methods):
    __doc__ = functions.LinksMethods.__doc__

    open = awaitable(functions.LinksMethods.open)
    pending = awaitable(functions.LinksMethods.pending)
    drain = awaitable(functions.LinksMethods.drain)


class LiveMethods(Methods):
    __doc__ = functions.LiveMethods.__doc__

    open = awaitable(functions.LiveMethods.open)
    close = awaitable(functions.LiveMethods.close)


class LocationMethods(Methods):
    __doc__ = functions.LocationMethods.__doc__

    authorization = awaitable(functions.LocationMethods.authorization)
    set_authorization = awaitable(functions.LocationMethods.set_authorization)
    request = awaitable(functions.LocationMethods.request)
    last = awaitable(functions.LocationMethods.last)
    geocode = awaitable(functions.LocationMethods.geocode)


class LogMethods(Methods):
    __doc__ = functions.LogMethods.__doc__

    write = awaitable(functions.LogMethods.write)
    read = awaitable(functions.LogMethods.read)
    export = awaitable(functions.LogMethods.export)
    clear = awaitable(functions.LogMethods.clear)


class OrdersMethods(Methods):
    __doc__ = functions.OrdersMethods.__doc__

    @cached_property
    def lines(self) -> OrdersLinesMethods:
        return OrdersLinesMethods(self._caller)

    @cached_property
    def returns(self) -> OrdersReturnsMethods:
        return OrdersReturnsMethods(self._caller)

    @cached_property
    def payments(self) -> OrdersPaymentsMethods:
        return OrdersPaymentsMethods(self._caller)

    history = awaitable(functions.OrdersMethods.history)
    create = awaitable(functions.OrdersMethods.create)
    get = awaitable(functions.OrdersMethods.get)
    list = awaitable(functions.OrdersMethods.list)
    update = awaitable(functions.OrdersMethods.update)
    delete = awaitable(functions.OrdersMethods.delete)
    step = awaitable(functions.OrdersMethods.step)
    invoice = awaitable(functions.OrdersMethods.invoice)
    ship = awaitable(functions.OrdersMethods.ship)
    duplicate = awaitable(functions.OrdersMethods.duplicate)
    document = awaitable(functions.OrdersMethods.document)
    sell = awaitable(functions.OrdersMethods.sell)
    export = awaitable(functions.OrdersMethods.export)
    import_ = awaitable(functions.OrdersMethods.import_)


class PlacesMethods(Methods):
    __doc__ = functions.PlacesMethods.__doc__

    search = awaitable(functions.PlacesMethods.search)
    resolve = awaitable(functions.PlacesMethods.resolve)


class PolicyMethods(Methods):
    __doc__ = functions.PolicyMethods.__doc__

    @cached_property
    def promotions(self) -> PolicyPromotionsMethods:
        return PolicyPromotionsMethods(self._caller)

    @cached_property
    def update(self) -> PolicyUpdateMethods:
        return PolicyUpdateMethods(self._caller)

    @cached_property
    def deployment(self) -> PolicyDeploymentMethods:
        return PolicyDeploymentMethods(self._caller)

    check = awaitable(functions.PolicyMethods.check)
    flags = awaitable(functions.PolicyMethods.flags)
    flag = awaitable(functions.PolicyMethods.flag)
    refresh = awaitable(functions.PolicyMethods.refresh)


class PricesMethods(Methods):
    __doc__ = functions.PricesMethods.__doc__

    create = awaitable(functions.PricesMethods.create)
    get = awaitable(functions.PricesMethods.get)
    update = awaitable(functions.PricesMethods.update)
    delete = awaitable(functions.PricesMethods.delete)
    history = awaitable(functions.PricesMethods.history)
    list = awaitable(functions.PricesMethods.list)
    find = awaitable(functions.PricesMethods.find)
    export = awaitable(functions.PricesMethods.export)
    import_ = awaitable(functions.PricesMethods.import_)


class PurchasesMethods(Methods):
    __doc__ = functions.PurchasesMethods.__doc__

    @cached_property
    def lines(self) -> PurchasesLinesMethods:
        return PurchasesLinesMethods(self._caller)

    @cached_property
    def receipts(self) -> PurchasesReceiptsMethods:
        return PurchasesReceiptsMethods(self._caller)

    history = awaitable(functions.PurchasesMethods.history)
    create = awaitable(functions.PurchasesMethods.create)
    get = awaitable(functions.PurchasesMethods.get)
    list = awaitable(functions.PurchasesMethods.list)
    update = awaitable(functions.PurchasesMethods.update)
    delete = awaitable(functions.PurchasesMethods.delete)
    step = awaitable(functions.PurchasesMethods.step)
    document = awaitable(functions.PurchasesMethods.document)
    receive = awaitable(functions.PurchasesMethods.receive)
    suggest = awaitable(functions.PurchasesMethods.suggest)
    export = awaitable(functions.PurchasesMethods.export)
    import_ = awaitable(functions.PurchasesMethods.import_)


class ReportsMethods(Methods):
    __doc__ = functions.ReportsMethods.__doc__

    stock_value = awaitable(functions.ReportsMethods.stock_value)
    turnover = awaitable(functions.ReportsMethods.turnover)
    abc = awaitable(functions.ReportsMethods.abc)
    sales = awaitable(functions.ReportsMethods.sales)
    aging = awaitable(functions.ReportsMethods.aging)
    tax = awaitable(functions.ReportsMethods.tax)
    explain = awaitable(functions.ReportsMethods.explain)


class RpcMethods(Methods):
    __doc__ = functions.RpcMethods.__doc__

    discover = awaitable(functions.RpcMethods.discover)
    cancel = awaitable(functions.RpcMethods.cancel)


class ScanMethods(Methods):
    __doc__ = functions.ScanMethods.__doc__

    resolve = awaitable(functions.ScanMethods.resolve)
    label = awaitable(functions.ScanMethods.label)


class SettingsMethods(Methods):
    __doc__ = functions.SettingsMethods.__doc__

    get = awaitable(functions.SettingsMethods.get)
    set = awaitable(functions.SettingsMethods.set)
    reset = awaitable(functions.SettingsMethods.reset)
    describe = awaitable(functions.SettingsMethods.describe)


class SharingMethods(Methods):
    __doc__ = functions.SharingMethods.__doc__

    @cached_property
    def participants(self) -> SharingParticipantsMethods:
        return SharingParticipantsMethods(self._caller)

    @cached_property
    def departures(self) -> SharingDeparturesMethods:
        return SharingDeparturesMethods(self._caller)

    create = awaitable(functions.SharingMethods.create)
    get = awaitable(functions.SharingMethods.get)
    invite = awaitable(functions.SharingMethods.invite)
    set_public = awaitable(functions.SharingMethods.set_public)
    revoke = awaitable(functions.SharingMethods.revoke)
    preview = awaitable(functions.SharingMethods.preview)
    accept = awaitable(functions.SharingMethods.accept)
    leave = awaitable(functions.SharingMethods.leave)
    present = awaitable(functions.SharingMethods.present)


class SyncMethods(Methods):
    __doc__ = functions.SyncMethods.__doc__

    @cached_property
    def queue(self) -> SyncQueueMethods:
        return SyncQueueMethods(self._caller)

    @cached_property
    def events(self) -> SyncEventsMethods:
        return SyncEventsMethods(self._caller)

    @cached_property
    def conflicts(self) -> SyncConflictsMethods:
        return SyncConflictsMethods(self._caller)

    connect = awaitable(functions.SyncMethods.connect)
    disconnect = awaitable(functions.SyncMethods.disconnect)
    now = awaitable(functions.SyncMethods.now)
    status = awaitable(functions.SyncMethods.status)
    remote_changed = awaitable(functions.SyncMethods.remote_changed)
    account_changed = awaitable(functions.SyncMethods.account_changed)
    account = awaitable(functions.SyncMethods.account)
    switch_account = awaitable(functions.SyncMethods.switch_account)


class SystemMethods(Methods):
    __doc__ = functions.SystemMethods.__doc__

    ping = awaitable(functions.SystemMethods.ping)
    hello = awaitable(functions.SystemMethods.hello)
    info = awaitable(functions.SystemMethods.info)
    diagnostics = awaitable(functions.SystemMethods.diagnostics)
    backup = awaitable(functions.SystemMethods.backup)
    conversations = awaitable(functions.SystemMethods.conversations)


class TelemetryMethods(Methods):
    __doc__ = functions.TelemetryMethods.__doc__

    track = awaitable(functions.TelemetryMethods.track)
    names = awaitable(functions.TelemetryMethods.names)


class TemperatureMethods(Methods):
    __doc__ = functions.TemperatureMethods.__doc__

    convert = awaitable(functions.TemperatureMethods.convert)
    scales = awaitable(functions.TemperatureMethods.scales)
    table = awaitable(functions.TemperatureMethods.table)


class UsersMethods(Methods):
    __doc__ = functions.UsersMethods.__doc__

    get = awaitable(functions.UsersMethods.get)


class ViewsMethods(Methods):
    __doc__ = functions.ViewsMethods.__doc__

    create = awaitable(functions.ViewsMethods.create)
    get = awaitable(functions.ViewsMethods.get)
    list = awaitable(functions.ViewsMethods.list)
    update = awaitable(functions.ViewsMethods.update)
    delete = awaitable(functions.ViewsMethods.delete)
    run = awaitable(functions.ViewsMethods.run)


class WeatherMethods(Methods):
    __doc__ = functions.WeatherMethods.__doc__

    current = awaitable(functions.WeatherMethods.current)
    hourly = awaitable(functions.WeatherMethods.hourly)


class WidgetsMethods(Methods):
    __doc__ = functions.WidgetsMethods.__doc__

    @cached_property
    def recents(self) -> WidgetsRecentsMethods:
        return WidgetsRecentsMethods(self._caller)

    @cached_property
    def entities(self) -> WidgetsEntitiesMethods:
        return WidgetsEntitiesMethods(self._caller)

    @cached_property
    def place(self) -> WidgetsPlaceMethods:
        return WidgetsPlaceMethods(self._caller)

    timeline = awaitable(functions.WidgetsMethods.timeline)


class Services(Methods):
    __doc__ = functions.Services.__doc__

    @cached_property
    def rpc(self) -> RpcMethods:
        """Methods about the core's methods and about requests."""
        return RpcMethods(self._caller)

    @cached_property
    def system(self) -> SystemMethods:
        """Methods about the process of the core."""
        return SystemMethods(self._caller)

    @cached_property
    def host(self) -> HostMethods:
        """The capabilities of hosts: requests that the core sends and a host answers, and the host's reports of
        progress.
        """
        return HostMethods(self._caller)

    @cached_property
    def events(self) -> EventsMethods:
        """The log of all changes of records: reading the log, and subscribing to changes."""
        return EventsMethods(self._caller)

    @cached_property
    def live(self) -> LiveMethods:
        """Live queries: calls of reading methods whose results the core sends again when they change."""
        return LiveMethods(self._caller)

    @cached_property
    def temperature(self) -> TemperatureMethods:
        """Temperatures in Celsius, Fahrenheit, Kelvin and Humanus."""
        return TemperatureMethods(self._caller)

    @cached_property
    def weather(self) -> WeatherMethods:
        """The weather of places. The host provides the weather, and the core stores it for a while."""
        return WeatherMethods(self._caller)

    @cached_property
    def location(self) -> LocationMethods:
        """The location of the device, the app's permission to know the location, and the names of places."""
        return LocationMethods(self._caller)

    @cached_property
    def places(self) -> PlacesMethods:
        """The search for places by their names."""
        return PlacesMethods(self._caller)

    @cached_property
    def companies(self) -> CompaniesMethods:
        """The companies that records belong to, and the selected company."""
        return CompaniesMethods(self._caller)

    @cached_property
    def access(self) -> AccessMethods:
        """Rights in a company: access records, credentials and sign-in."""
        return AccessMethods(self._caller)

    @cached_property
    def entitlements(self) -> EntitlementsMethods:
        """The account's purchases, which are proven by signatures of the App Store, and the tiers and features that
        they give.
        """
        return EntitlementsMethods(self._caller)

    @cached_property
    def inventory(self) -> InventoryMethods:
        """The items that a company keeps in stock."""
        return InventoryMethods(self._caller)

    @cached_property
    def scan(self) -> ScanMethods:
        """Interprets scanned codes and finds their records. Makes codes for labels."""
        return ScanMethods(self._caller)

    @cached_property
    def contacts(self) -> ContactsMethods:
        """The people and organisations that a company deals with."""
        return ContactsMethods(self._caller)

    @cached_property
    def orders(self) -> OrdersMethods:
        """The orders of customers: lines, steps, payments, shipments and returns."""
        return OrdersMethods(self._caller)

    @cached_property
    def dispatches(self) -> DispatchesMethods:
        """The dispatches of orders: goods that leave the company together."""
        return DispatchesMethods(self._caller)

    @cached_property
    def purchases(self) -> PurchasesMethods:
        """The purchases from suppliers: lines, steps and receipts."""
        return PurchasesMethods(self._caller)

    @cached_property
    def assemblies(self) -> AssembliesMethods:
        """Bills of materials, and builds, which make items from components."""
        return AssembliesMethods(self._caller)

    @cached_property
    def invoices(self) -> InvoicesMethods:
        """The invoices and credit notes of orders. A document is never changed and never deleted."""
        return InvoicesMethods(self._caller)

    @cached_property
    def prices(self) -> PricesMethods:
        """The price lists of a company, and the prices of single customers."""
        return PricesMethods(self._caller)

    @cached_property
    def dashboard(self) -> DashboardMethods:
        """The figures of a company's day."""
        return DashboardMethods(self._caller)

    @cached_property
    def reports(self) -> ReportsMethods:
        """Reports on the value and turnover of a company's stock, its sales and taxes, and the amounts that customers
        still owe.
        """
        return ReportsMethods(self._caller)

    @cached_property
    def assets(self) -> AssetsMethods:
        """The photos, documents, logos and proofs of any record."""
        return AssetsMethods(self._caller)

    @cached_property
    def views(self) -> ViewsMethods:
        """Stored calls of listing methods, for lists that users open often."""
        return ViewsMethods(self._caller)

    @cached_property
    def ai(self) -> AiMethods:
        """The availability of the host's language model, which other services use."""
        return AiMethods(self._caller)

    @cached_property
    def settings(self) -> SettingsMethods:
        """The settings of the account and of the device, and the app's own settings."""
        return SettingsMethods(self._caller)

    @cached_property
    def journal(self) -> JournalMethods:
        """The account's coffee journal: beans, equipment, brews, tasting notes and recipes."""
        return JournalMethods(self._caller)

    @cached_property
    def auth(self) -> AuthMethods:
        """Signing in with Apple, and the user's authentication by the app's backend."""
        return AuthMethods(self._caller)

    @cached_property
    def users(self) -> UsersMethods:
        """The users who have signed in with Apple. Each user sees only their own record."""
        return UsersMethods(self._caller)

    @cached_property
    def telemetry(self) -> TelemetryMethods:
        """Events that the app reports to its maker, while the user allows it."""
        return TelemetryMethods(self._caller)

    @cached_property
    def conversations(self) -> ConversationsMethods:
        """Conversations with the model of the app's backend."""
        return ConversationsMethods(self._caller)

    @cached_property
    def feedback(self) -> FeedbackMethods:
        """Messages from users to the makers of the app."""
        return FeedbackMethods(self._caller)

    @cached_property
    def sync(self) -> SyncMethods:
        """The synchronization of records between all devices of an account, through a container."""
        return SyncMethods(self._caller)

    @cached_property
    def sharing(self) -> SharingMethods:
        """Sharing companies between accounts: links, invitations and participants."""
        return SharingMethods(self._caller)

    @cached_property
    def content(self) -> ContentMethods:
        """Records of the public database, of any type. The device stores copies of the records, which can only be read.
        """
        return ContentMethods(self._caller)

    @cached_property
    def policy(self) -> PolicyMethods:
        """The remote configuration of the app: the policy for old versions, flags, promotions and the deployment path.
        """
        return PolicyMethods(self._caller)

    @cached_property
    def widgets(self) -> WidgetsMethods:
        """The places that widgets show, and the content of widgets for the next hours."""
        return WidgetsMethods(self._caller)

    @cached_property
    def app_group(self) -> AppGroupMethods:
        """Values that the app shares with its widgets."""
        return AppGroupMethods(self._caller)

    @cached_property
    def links(self) -> LinksMethods:
        """Links that open the app. The core stores an opened link until the app can show its target."""
        return LinksMethods(self._caller)

    @cached_property
    def log(self) -> LogMethods:
        """The log of the core and its front ends, for finding the cause of faults."""
        return LogMethods(self._caller)
