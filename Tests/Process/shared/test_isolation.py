"""Conversations that share a core have separate rights. A conversation sees nothing that only another one may see."""

import json
import shutil
import threading

import pytest

from support.core import Core, item, request
from support.discovery import METHODS
from support.isolation import FOREIGN, LOCKED, PLACES, beside_its_line, build_world, put
from support.people import NEVER, pipeline, sign_in
from support.sharing import Shared


@pytest.fixture(scope="module")
def world(tmp_path_factory):
    return build_world(tmp_path_factory.mktemp("world"))


def asked(world):
    """Returns requests for every method, with ids that their caller may not see in each member that takes an id."""
    ids = (NEVER, world["unseen"], world["locked"], *world["foreign"], *world["inside"])
    lines = []
    for name, path in PLACES:
        params = {param["name"]: param["value"] for param in METHODS[name]["examples"][0]["params"]}
        takes_company = (name, ("company",)) in PLACES
        for id in ids:
            lines.append((name, put(params, path, id)))
            if takes_company:
                lines.append((name, put(params | {"company": world["locked"]}, path, id)))
    # Methods that end a participation or a session are left out: the owner must stay the only one who is signed in.
    left_out = {"sharing.leave", "access.signIn", "access.signOut"}
    return [request(name, params, number) for number, (name, params) in enumerate(lines) if name not in left_out]


def test_who_is_signed_in_beside_it_opens_nothing(world, tmp_path):
    """A refusal has the same bytes as from a core alone, while the owner works in another conversation."""
    lines = asked(world)
    shutil.copytree(world["data"], tmp_path / "alone")
    with Core(tmp_path / "alone") as core:
        alone = {reply["id"]: reply for reply in pipeline(core, lines)}
    shared = tmp_path / "shared"
    shutil.copytree(world["data"], shared)
    here = {"company": world["locked"]}
    with Shared(shared, "--sign-in", "conversation") as owner, Shared(shared, "--sign-in", "conversation") as outsider:
        sign_in(owner, world["locked"], f"{LOCKED}-owner")
        owner.call("events.subscribe")
        owner.call("live.open", query={"method": "inventory.items.list", "params": here})
        outsider.call("events.subscribe")
        for method in ("companies.list", "system.conversations", "events.since", "system.diagnostics"):
            outsider.call("live.open", query={"method": method})
        made = []

        def work():
            for number in range(100):
                goods = item(f"{LOCKED}-busy-{number}", name=f"{LOCKED} busy")
                made.append(owner.call("inventory.items.create", **here, **goods)["id"])

        busy = threading.Thread(target=work)
        busy.start()
        replies = pipeline(outsider, lines)
        busy.join()
        said = replies + outsider.aside + outsider.said()
        # Only the owner is notified of the owner's changes.
        told = json.dumps(owner.aside + owner.said())
        assert all(id in told for id in made) and owner.call("access.whoami", **here)["signIn"] == "done"
    assert len(replies) == len(lines) and any("error" in reply for reply in replies)
    for reply in replies:
        if "error" in alone[reply["id"]]:
            assert reply == alone[reply["id"]], lines[reply["id"]]
    text = beside_its_line(json.dumps(said)).lower()
    assert FOREIGN.lower() not in text and LOCKED.lower() not in text
    assert not any(id in text for id in made)
