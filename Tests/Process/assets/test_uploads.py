"""Uploads of assets in several pieces, files that no asset needs any more, and kill -9 at random moments."""

import base64
import hashlib
import os
import random
import time

import pytest

from support.core import Core, item, request, until
from support.devices import pages
from support.images import png
from support.people import at

HOUR = 3_600_000


def text(content):
    return base64.b64encode(content).decode()


def digest(content):
    return hashlib.sha256(content).hexdigest()


def now():
    return int(time.time() * 1000)


def begun(core):
    core.call("companies.create", name="Shop")
    beans = {"type": "item", "id": core.call("inventory.items.create", **item())["id"]}
    return beans, core.call("assets.begin", owner=beans, role="document", name="Manual")


def problems(error):
    return [(problem["pointer"], problem["kind"]) for problem in error["data"]["problems"]]


def test_pieces_become_an_asset(data):
    whole = random.Random(1).randbytes(3_000_000)
    with Core(data) as core:
        beans, upload = begun(core)
        assert upload == {"upload": upload["upload"], "received": 0}
        name = upload["upload"]
        for start in range(0, 2_000_000, 1_000_000):
            piece = whole[start : start + 1_000_000]
            answer = core.call("assets.append", upload=name, offset=start, base64=text(piece))
            assert answer == {"upload": name, "received": start + 1_000_000}
        assert core.call("assets.list", owner=beans)["items"] == []
    with Core(data) as core:
        # The core ignores a repeated piece, and refuses a piece that leaves a gap.
        assert core.call("assets.append", upload=name, offset=500, base64=text(whole[500:600]))["received"] == 2_000_000
        gap = core.refused("assets.append", upload=name, offset=2_000_001, base64="YQ==")
        assert problems(gap) == [("/offset", "value")] and "2000000" in gap["message"]
        core.call("assets.append", upload=name, offset=2_000_000, base64=text(whole[2_000_000:]))
        wrong = core.refused("assets.finish", upload=name, sha256="0" * 64)
        assert problems(wrong) == [("/sha256", "value")] and digest(whole) in wrong["message"]
        made = core.call("assets.finish", upload=name, sha256=digest(whole), idempotencyKey="done")
        assert (made["name"], made["role"], made["bytes"]) == ("Manual", "document", len(whole))
        assert core.call("assets.finish", upload=name, sha256=digest(whole), idempotencyKey="done") == made
        assert (data / "assets" / digest(whole)).read_bytes() == whole
        until(lambda: os.listdir(data / "assets") == [digest(whole)])
        for method, more in (("append", {"offset": 0, "base64": "YQ=="}), ("finish", {"sha256": digest(whole)})):
            assert core.refused(f"assets.{method}", upload=name, **more)["data"]["kind"] == "notFound"


def test_what_cannot_be_finished(data):
    with Core(data) as core:
        beans, upload = begun(core)
        name = upload["upload"]
        assert problems(core.refused("assets.finish", upload=name, sha256="0" * 64)) == [("/upload", "value")]
        photo = core.call("assets.begin", owner=beans, role="photo")["upload"]
        core.call("assets.append", upload=photo, offset=0, base64="YQ==")
        error = core.refused("assets.finish", upload=photo, sha256=digest(b"a"))
        assert problems(error) == [("/upload", "value")]
        other = core.call("companies.create", name="Other")["id"]
        error = core.refused("assets.append", company=other, upload=name, offset=0, base64="YQ==")
        assert error["data"]["kind"] == "notFound"


@pytest.mark.parametrize("sha256", ["../" * 9 + "." * 27 + "/etc/passwd", "A" * 64, "g" * 64, "0" * 63 + "\u00e9"])
def test_a_digest_names_no_file(data, sha256):
    with Core(data) as core:
        _, upload = begun(core)
        error = core.refused("assets.finish", upload=upload["upload"], sha256=sha256[:64].ljust(64, "/"))
        assert problems(error) == [("/sha256", "value")] and "64 lower-case hexadecimal digits" in error["message"]


def test_the_digest_of_others_content_gives_nobody_the_content(data):
    """A digest is not secret, because all people who see the asset know it. So a caller who names a digest does not get
    the content."""
    with Core(data) as core:
        beans, upload = begun(core)
        made = core.call("assets.add", owner=beans, role="document", base64=text(b"secret"))
        error = core.refused("assets.finish", upload=upload["upload"], sha256=made["sha256"])
        assert problems(error) == [("/upload", "value")] and "has no bytes yet" in error["message"]
        other = core.call("companies.create", name="Other")["id"]
        theirs = {"type": "item", "id": core.call("inventory.items.create", company=other, **item())["id"]}
        upload = core.call("assets.begin", company=other, owner=theirs, role="document")["upload"]
        error = core.refused("assets.finish", company=other, upload=upload, sha256=made["sha256"])
        assert problems(error) == [("/upload", "value")]


def test_pieces_have_so_many_bytes_at_most(data):
    with Core(data) as core:
        beans, _ = begun(core)
        upload = core.call("assets.begin", owner=beans, role="logo")["upload"]
        core.call("assets.append", upload=upload, offset=0, base64=text(png(1, 1).ljust(1_999_999, b"\0")))
        error = core.refused("assets.append", upload=upload, offset=1_999_999, base64=text(b"ab"))
        assert error["data"] == {"kind": "assetTooLarge", "limit": 2_000_000, "bytes": 2_000_001}
        assert core.call("assets.append", upload=upload, offset=1_999_999, base64=text(b"a"))["received"] == 2_000_000


def test_only_so_many_are_begun_at_once(data):
    with Core(data) as core:
        beans, _ = begun(core)
        for _ in range(99):
            core.call("assets.begin", owner=beans, role="document")
        error = core.refused("assets.begin", owner=beans, role="document")
        assert error["data"] == {"kind": "limitReached", "limit": 100}


def test_what_is_not_finished_in_a_day_is_swept(data):
    start = now()
    with Core(data, "--clock", at(start)) as core:
        beans, upload = begun(core)
        late = upload["upload"]
        core.call("assets.append", upload=late, offset=0, base64="YQ==")
    with Core(data, "--clock", at(start + 23 * HOUR)) as core:
        assert core.call("assets.append", upload=late, offset=1, base64="Yg==")["received"] == 2
        fresh = core.call("assets.begin", owner=beans, role="document")["upload"]
        core.call("assets.append", upload=fresh, offset=0, base64="YQ==")
        assert len(os.listdir(data / "assets")) == 2
    with Core(data, "--clock", at(start + 25 * HOUR)) as core:
        error = core.refused("assets.append", upload=late, offset=2, base64="YQ==")
        assert error["data"]["kind"] == "notFound"
        core.call("assets.begin", owner=beans, role="document")
        until(lambda: [name for name in os.listdir(data / "assets") if fresh in name] == os.listdir(data / "assets"))
        assert core.call("assets.append", upload=fresh, offset=1, base64="Yg==")["received"] == 2


def test_files_that_nothing_refers_to_are_swept_after_an_hour(data):
    with Core(data) as core:
        beans, _ = begun(core)
        made = [core.call("assets.add", owner=beans, role="proof", base64=text(b"%d" % n)) for n in range(100)]
        gone = made[:60]
        for one in gone:
            core.call("assets.remove", id=one["id"])
        (data / "assets" / "new-left-by-a-crash").write_bytes(b"half")
        (data / "assets" / digest(b"no row")).write_bytes(b"no row")
        for _ in range(10):
            core.call("system.ping")
            time.sleep(0.03)
        assert len(os.listdir(data / "assets")) == 102
    with Core(data, "--clock", at(now() + HOUR + 60_000)) as core:
        # Content that is added again is needed again, so it is not removed, however old its file is.
        again = core.call("assets.add", owner=beans, role="proof", base64=text(b"0"))
        kept = {one["sha256"] for one in made[60:]} | {again["sha256"]}
        until(lambda: set(os.listdir(data / "assets")) == kept)
        assert all(one["state"] == "local" for one in core.call("assets.list", owner=beans, limit=200)["items"])


@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.full) for seed in (2, 3))])
def test_kill_9_leaves_the_whole_asset_or_none(data, tmp_path, seed):
    """An asset whose addition was answered exists, even if its source file is gone."""
    chance = random.Random(seed)
    with Core(data) as core:
        beans, _ = begun(core)
    answered = []
    for _ in range(15):
        core = Core(data)
        stop = chance.uniform(0, 0.25)
        end = time.monotonic() + stop
        sources, number = {}, 0
        while time.monotonic() < end:
            number += 1
            source = tmp_path / f"source-{number}"
            content = chance.randbytes(chance.choice([10, 10_000, 1_000_000]))
            source.write_bytes(content)
            core.send(request("assets.add", {"owner": beans, "role": "document", "path": str(source)}, number))
            if number % 3 == 0:
                # This addition gets its reply before the kill. Other additions are running when the process is killed.
                reply = None
                while reply is None or reply["id"] != number:
                    reply = core.receive()
                    answered.append(reply["result"]["id"])
                source.unlink()
            sources[number] = content
        core.process.kill()
        core.process.wait()
        core.process.stdout.close()
        core.process.stderr.close()
        for source in tmp_path.glob("source-*"):
            source.unlink()
        with Core(data) as core:
            page = pages(core, "assets.list", owner=beans)
            assert set(answered) <= {one["id"] for one in page}
            for one in page:
                file = data / "assets" / one["sha256"]
                assert one["state"] == "local" and digest(file.read_bytes()) == one["sha256"]
            for one in page[:: max(len(page) // 20, 1)]:
                core.call("assets.remove", id=one["id"])
                answered = [id for id in answered if id != one["id"]]
            if len(page) > 120:
                for one in pages(core, "assets.list", owner=beans):
                    core.call("assets.remove", id=one["id"])
                answered = []
