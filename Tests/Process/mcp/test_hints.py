"""The hints by which a client asks the user before a call: whether a tool overwrites or removes something."""

import fnmatch

from support.agent import connected, talk

# The tools that overwrite something: changes, corrections and removals. Tools that add, move or send do not overwrite.
OVERWRITES = [
    "*_update",
    "*_upsert",
    "*_save",
    "*_delete",
    "*_remove",
    "*_rename",
    "*_merge",
    "*_import",
    "*_export",
    "*_reverse",
    "*_revoke",
    "*_discard",
    "*_clear",
    "*_reset",
    "*_drain",
    "access_grant",
    "access_transfer",
    "access_credentials_changePassword",
    "access_credentials_recover",
    "access_credentials_resetPassword",
    "appGroup_set",
    # The new bill of materials replaces the active one.
    "assemblies_boms_create",
    "assemblies_builds_step",
    "assets_reorder",
    "auth_backend_clear",
    "auth_deleteAccount",
    "auth_signOut",
    "auth_validate",
    "companies_followEntitlements",
    "companies_setTier",
    "conversations_archive",
    "conversations_retry",
    "dispatches_step",
    "inventory_counts_cancel",
    "inventory_counts_post",
    "inventory_items_flag",
    "inventory_loans_lose",
    "inventory_locations_move",
    "inventory_stock_adjust",
    "inventory_stock_post",
    "inventory_stock_rebuild",
    "journal_ai_accept",
    "journal_ai_analyzeFlavor",
    "location_setAuthorization",
    "orders_lines_cancel",
    "orders_lines_credit",
    "orders_step",
    "policy_deployment_set",
    "policy_promotions_dismiss",
    "purchases_step",
    "settings_set",
    "sharing_invite",
    "sharing_leave",
    "policy_update_later",
    "sharing_setPublic",
    "sync_conflicts_resolve",
    "sync_connect",
    "sync_disconnect",
    "sync_switchAccount",
    "system_backup",
    "widgets_place_choose",
    "widgets_place_useDevice",
]
ADDS = [
    "*_create",
    "*_add",
    "access_signIn",
    "access_signOut",
    "assemblies_builds_complete",
    "assets_append",
    "assets_begin",
    "assets_finish",
    "assets_prefetch",
    "auth_backend_exchange",
    "auth_credentialRevoked",
    "auth_request",
    "auth_signIn",
    "companies_personal",
    "companies_select",
    "content_refresh",
    "conversations_cancel",
    "conversations_send",
    "entitlements_buy",
    "entitlements_ingest",
    "entitlements_products_refresh",
    "entitlements_restore",
    "feedback_retry",
    "feedback_submit",
    "policy_update_open",
    "inventory_counts_record",
    "inventory_counts_reopen",
    "inventory_counts_submit",
    "inventory_loans_return",
    "inventory_lots_split",
    "inventory_stock_consume",
    "inventory_stock_receive",
    "inventory_stock_return",
    "inventory_stock_transfer",
    "journal_brews_repeat",
    "links_open",
    "location_request",
    "orders_duplicate",
    "orders_invoice",
    "orders_sell",
    "orders_ship",
    "policy_refresh",
    "purchases_receive",
    "purchases_suggest",
    "sharing_accept",
    "sharing_present",
    "sharing_preview",
    "sync_now",
    "sync_queue_list",
    "sync_queue_retry",
    "telemetry_track",
    "widgets_recents_import",
]


def is_among(name, patterns):
    return any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)


def overwrites(name):
    """Returns whether a tool overwrites something. A full name takes precedence over a common ending."""
    for patterns, answer in [(ADDS, False), (OVERWRITES, True)]:
        if name in patterns:
            return answer
    return {(True, False): True, (False, True): False}.get((is_among(name, OVERWRITES), is_among(name, ADDS)))


@talk
async def test_each_tool_says_whether_it_overwrites():
    async with connected("--tools", "all") as agent:
        hints = {name: tool.annotations for name, tool in (await agent.tools()).items()}
    writes = {name: hint.destructive_hint for name, hint in hints.items() if not hint.read_only_hint}
    assert len(writes) > 100
    assert {name: overwrites(name) for name in writes} == writes
    assert not any(hint.destructive_hint for hint in hints.values() if hint.read_only_hint)
    # A report runs for a long time, but it only reads.
    assert hints["reports_sales"].read_only_hint and hints["inventory_items_get"].idempotent_hint
    assert hints["inventory_items_update"].idempotent_hint and not hints["inventory_stock_receive"].idempotent_hint
