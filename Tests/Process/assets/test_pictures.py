"""Smaller pictures of images. The host makes them after the reply was sent."""

import base64
import hashlib

import pytest

from support.core import Core, item
from support.images import jpeg, png

TRANSFORM = "host.image.transform"


@pytest.fixture
def shop(data):
    with Core(data) as core:
        core.call("companies.create", name="Shop")
        core.beans = {"type": "item", "id": core.call("inventory.items.create", **item())["id"]}
        assert core.call("host.provide", capabilities=[TRANSFORM])["used"] == [TRANSFORM]
        yield core


def add(core, content, role="photo"):
    return core.call("assets.add", owner=core.beans, role=role, base64=base64.b64encode(content).decode())


def asked(core):
    # The core asks the host after it has answered all requests that arrived together. A ping may be among the lines.
    return [line for line in core.said() + core.said() if line.get("method") == TRANSFORM]


def answer(core, question, path, content, width, height):
    path.write_bytes(content)
    result = {"path": str(path), "width": width, "height": height, "bytes": len(content)}
    core.send({"jsonrpc": "2.0", "id": question["id"], "result": result})


def test_thumb_and_preview_are_asked_for_behind_the_reply(shop, data, tmp_path):
    picture = png(2000, 1000)
    made = add(shop, picture)
    assert made["variants"] == [] and shop.aside == []
    questions = asked(shop)
    source = str(data / "assets" / made["sha256"])
    assert [one["params"] for one in questions] == [
        {"path": source, "maxPixels": pixels, "quality": 80, "mediaType": "image/png"} for pixels in (256, 1280)
    ]
    for question, (width, height) in zip(questions, [(256, 128), (1280, 640)]):
        answer(shop, question, tmp_path / "made", jpeg(width, height), width, height)
        shop.said()
        (tmp_path / "made").unlink()
    now = shop.call("assets.get", id=made["id"])
    assert now == made | {"variants": now["variants"], "version": 3, "updatedAt": now["updatedAt"]}
    thumb = jpeg(256, 128)
    assert now["variants"][0] == {
        "kind": "thumb",
        "mediaType": "image/jpeg",
        "bytes": len(thumb),
        "width": 256,
        "height": 128,
        "sha256": hashlib.sha256(thumb).hexdigest(),
    }
    read = shop.call("assets.read", id=made["id"], variant="thumb")
    assert base64.b64decode(read["base64"]) == thumb and read["mediaType"] == "image/jpeg"
    assert shop.call("assets.path", id=made["id"], variant="preview")["bytes"] == len(jpeg(1280, 640))
    # If the file of the small picture is lost, the core returns the image itself.
    (data / "assets" / now["variants"][0]["sha256"]).unlink()
    assert shop.call("assets.path", id=made["id"], variant="thumb")["path"] == source


def test_the_image_stands_for_what_there_is_not(shop):
    made = add(shop, png(300, 10))
    (question,) = asked(shop)
    assert question["params"]["maxPixels"] == 256
    assert shop.call("assets.read", id=made["id"], variant="thumb") == shop.call("assets.read", id=made["id"])
    add(shop, png(256, 10))
    add(shop, b"%PDF-1.7", role="document")
    assert asked(shop) == []


@pytest.mark.parametrize("fault", ["error", "nonsense", "large", "none", "text", "directory"])
def test_a_host_that_fails_harms_nothing(shop, tmp_path, data, fault):
    made = add(shop, png(300, 10))
    (question,) = asked(shop)
    path = tmp_path / "made"
    path.write_bytes(b"text")
    result = {"path": str(path), "width": 256, "height": 8, "bytes": 4}
    more = {
        "error": {"error": {"code": 1, "message": "no"}},
        "nonsense": {"result": {"path": 1}},
        "large": {"result": result | {"width": 257}},
        "none": {"result": result | {"path": str(tmp_path / "none")}},
        "text": {"result": result},
        "directory": {"result": result | {"path": str(tmp_path)}},
    }[fault]
    shop.send({"jsonrpc": "2.0", "id": question["id"]} | more)
    assert shop.said() == []
    assert shop.call("assets.get", id=made["id"]) == made


def test_an_answer_that_comes_too_late_is_of_no_use(shop, tmp_path):
    made = add(shop, png(300, 10))
    (question,) = asked(shop)
    shop.call("assets.remove", id=made["id"])
    answer(shop, question, tmp_path / "made", png(256, 8), 256, 8)
    assert shop.said() == []
    assert shop.call("assets.list", owner=shop.beans)["items"] == []


def test_a_very_large_photo_is_kept_smaller(shop, tmp_path):
    made = add(shop, jpeg(8000, 6000))
    (question,) = asked(shop)
    assert question["params"]["maxPixels"] == 4096
    smaller = jpeg(4096, 3072)
    answer(shop, question, tmp_path / "made", smaller, 4096, 3072)
    questions = asked(shop)
    assert [one["params"]["maxPixels"] for one in questions] == [256, 1280]
    now = shop.call("assets.get", id=made["id"])
    assert (now["width"], now["height"], now["bytes"]) == (4096, 3072, len(smaller))
    assert (
        questions[0]["params"]["path"].endswith(now["sha256"]) and now["sha256"] == hashlib.sha256(smaller).hexdigest()
    )
    answer(shop, questions[0], tmp_path / "made", png(256, 192), 256, 192)
    shop.said()
    assert shop.call("assets.get", id=made["id"])["variants"][0]["width"] == 256


@pytest.mark.parametrize("saved", [True, False])
def test_a_photo_of_more_than_3_mb_is_kept_smaller_if_the_host_saves_bytes(shop, tmp_path, saved):
    content = jpeg(4000, 3000) + bytes(3_000_000)
    made = add(shop, content)
    (question,) = asked(shop)
    assert question["params"]["maxPixels"] == 4000
    smaller = jpeg(4000, 3000) + bytes(1_000_000 if saved else 3_000_000)
    answer(shop, question, tmp_path / "made", smaller, 4000, 3000)
    assert [one["params"]["maxPixels"] for one in asked(shop)] == [256, 1280]
    now = shop.call("assets.get", id=made["id"])
    assert now["bytes"] == len(smaller if saved else content) and now["version"] == (2 if saved else 1)
    add(shop, jpeg(4000, 3000) + bytes(2_900_000))
    assert [one["params"]["maxPixels"] for one in asked(shop)] == [256, 1280]


def test_a_document_is_kept_as_it_is(shop):
    add(shop, jpeg(8000, 6000), role="proof")
    assert [one["params"]["maxPixels"] for one in asked(shop)] == [256, 1280]
