"""Assets: photos, documents, logos and proofs of records. Their bytes are in files beside the stores."""

import base64
import hashlib
import json
import os
import stat
import threading

import pytest

from support.changes import changed
from support.core import BINARY, REPEATABLE, Core, item, request, run
from support.images import gif, heif, jpeg, oriented, png, tiff, webp
from support.people import CLERK, NEVER, pipeline, rows, sign_in, staffed, write


@pytest.fixture
def shop(data):
    with Core(data) as core:
        core.company = core.call("companies.create", name="Shop")["id"]
        yield core


@pytest.fixture
def beans(shop):
    return {"type": "item", "id": shop.call("inventory.items.create", **item())["id"]}


def text(content):
    return base64.b64encode(content).decode()


def digest(content):
    return hashlib.sha256(content).hexdigest()


def add(core, owner, content=b"some bytes", role="document", **more):
    return core.call("assets.add", owner=owner, role=role, base64=text(content), **more)


def content(core, asset, **more):
    """Returns all bytes of an asset, which are read in several calls."""
    found = b""
    while piece := base64.b64decode(core.call("assets.read", id=asset["id"], offset=len(found), **more)["base64"]):
        found += piece
    return found


def files(data):
    return sorted(os.listdir(data / "assets"))


def ids(core, owner, **more):
    return [asset["id"] for asset in core.call("assets.list", owner=owner, **more)["items"]]


def problems(error):
    return [(problem["pointer"], problem["kind"]) for problem in error["data"]["problems"]]


def test_a_file_is_copied(shop, beans, data, tmp_path):
    source = tmp_path / "Foto.bin"
    picture = png(300, 200)
    source.write_bytes(picture)
    made = shop.call("assets.add", owner=beans, role="photo", path=str(source), name="Front")
    source.unlink()
    assert made == {
        "id": made["id"],
        "company": shop.company,
        "owner": beans,
        "role": "photo",
        "name": "Front",
        "mediaType": "image/png",
        "bytes": len(picture),
        "sha256": digest(picture),
        "width": 300,
        "height": 200,
        "variants": [],
        "position": 0,
        "version": 1,
        "createdAt": made["createdAt"],
        "updatedAt": made["createdAt"],
        "state": "local",
    }
    assert content(shop, made) == picture
    assert shop.call("assets.get", id=made["id"]) == made
    assert shop.call("assets.list", owner=beans) == {"items": [made], "next": None}
    place = shop.call("assets.path", id=made["id"])
    assert place == {"path": place["path"], "mediaType": "image/png", "bytes": len(picture)}
    assert place["path"] == str(data / "assets" / digest(picture))
    assert stat.S_IMODE(os.stat(place["path"]).st_mode) == 0o600
    assert stat.S_IMODE(os.stat(data / "assets").st_mode) == 0o700


def test_the_same_content_is_there_once(shop, beans, data):
    one, other = add(shop, beans, name="A"), add(shop, beans, name="B")
    assert one["id"] != other["id"] and files(data) == [digest(b"some bytes")]
    shop.call("assets.remove", id=one["id"])
    assert content(shop, other) == b"some bytes"
    assert shop.refused("assets.get", id=one["id"])["data"]["kind"] == "notFound"


def test_parts_are_read(shop, beans):
    whole = bytes(range(256)) * 6000
    made = add(shop, beans, whole)
    piece = shop.call("assets.read", id=made["id"], offset=1000, length=5)
    assert piece == {
        "mediaType": "application/octet-stream",
        "bytes": len(whole),
        "offset": 1000,
        "base64": text(whole[1000:1005]),
    }
    assert len(base64.b64decode(shop.call("assets.read", id=made["id"])["base64"])) == 1 << 20
    assert content(shop, made) == whole
    assert shop.call("assets.read", id=made["id"], offset=len(whole) + 9)["base64"] == ""


@pytest.mark.parametrize(
    ("picture", "kind", "size"),
    [
        (png(7, 9), "image/png", (7, 9)),
        (gif(513, 2), "image/gif", (513, 2)),
        (jpeg(640, 480), "image/jpeg", (640, 480)),
        (jpeg(640, 480, b"\xff\xfe\0\4ab" * 900), "image/jpeg", (640, 480)),
        (jpeg(640, 480, b"\0"), "image/jpeg", (None, None)),
        (b"\xff\xd8\xff\xd9", "image/jpeg", (None, None)),
        (png(7, 9)[:20], "image/png", (None, None)),
        (webp(b"VP8 ", 800, 600), "image/webp", (800, 600)),
        (webp(b"VP8L", 16383, 1), "image/webp", (16383, 1)),
        (webp(b"VP8X", 1 << 20, 3), "image/webp", (1 << 20, 3)),
        (b"\0\0\0\x18ftypheic\0\0\0\0", "image/heic", (None, None)),
        (b"\0\0\0\x18ftypavif\0\0\0\0", "image/avif", (None, None)),
        (heif(b"heic", 4032, 3024), "image/heic", (4032, 3024)),
        (heif(b"heic", 4032, 3024, turned=3), "image/heic", (3024, 4032)),
        (heif(b"avif", 800, 600, turned=2, version=1), "image/avif", (800, 600)),
        (heif(b"mif1", 800, 600, primary=1), "image/heic", (512, 512)),
        (heif(b"heic", 800, 600, primary=9), "image/heic", (None, None)),
        (heif(b"heic", 800, 600)[:150], "image/heic", (None, None)),
        (heif(b"heic", 0, 600), "image/heic", (None, None)),
        (tiff(640, 480), "image/tiff", (640, 480)),
        (tiff(70000, 3, ">"), "image/tiff", (70000, 3)),
        (tiff(640, 480)[:40], "image/tiff", (None, None)),
        (b"II*\0\x08\0\0\0", "image/tiff", (None, None)),
        (b"MM\0*\xff\xff\xff\xff", "image/tiff", (None, None)),
    ],
)
def test_images_are_known_by_their_first_bytes(shop, beans, picture, kind, size):
    made = add(shop, beans, picture, role="photo", mediaType="text/plain")
    assert (made["mediaType"], (made["width"], made["height"])) == (kind, size)


@pytest.mark.parametrize("orientation", range(10))
def test_images_are_as_large_as_they_are_shown(shop, beans, orientation):
    """The size of an image is the size of the displayed picture. EXIF 2.32, 4.6.4 A: the orientations 5 to 8 swap width
    and height. In HEIC, only the property irot counts."""
    size = (20, 40) if 5 <= orientation <= 8 else (40, 20)
    segment = b"Exif\0\0" + oriented(orientation)
    exif = b"\xff\xe1" + (len(segment) + 2).to_bytes(2, "big") + segment
    xmp = b"\xff\xe1\0\x20http://ns.adobe.com/xap/1.0/\0x"
    for picture in (
        jpeg(40, 20, before=xmp + exif),
        png(40, 20, (b"eXIf", oriented(orientation))),
        png(40, 20, (b"tEXt", b"Exif\0\0"), (b"eXIf", oriented(orientation, "<"))),
        webp(b"VP8X", 40, 20, oriented(orientation, "<")),
        webp(b"VP8X", 40, 20, b"Exif\0\0" + oriented(orientation)),
        tiff(40, 20, orientation=orientation),
        tiff(40, 20, ">", orientation=orientation),
    ):
        made = add(shop, beans, picture, role="photo")
        assert (made["width"], made["height"]) == size, picture[:16]
        shop.call("assets.remove", id=made["id"])
    if orientation == 6:
        given = "/9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/wAALCAAUACgBAREA/9k="
        made = shop.call("assets.add", owner=beans, role="photo", base64=given)
        assert (made["width"], made["height"]) == (20, 40)
    made = add(shop, beans, heif(b"heic", 40, 20) + segment, role="photo")
    assert (made["width"], made["height"]) == (40, 20)
    whole = jpeg(40, 20, before=exif)
    for end in range(12, len(whole), 7):
        shop.call("assets.remove", id=add(shop, beans, whole[:end], role="photo")["id"])


def test_images_that_end_anywhere(shop, beans):
    """If a box of the file is cut off or has a wrong length, the image has no size, and the core continues."""
    whole = heif(b"heic", 4032, 3024)
    start = whole.index(b"meta") - 4
    empty = [
        whole[:start] + length.to_bytes(4, "big") + b"meta" + b"\0" * more
        for length in (8, 9, 12)
        for more in (0, 3, 8)
    ]
    cut = [whole[:end] for end in range(12, len(whole), 5)]
    broken = [whole[:at] + bytes([255]) + whole[at + 1 :] for at in range(24, len(whole), 7)]
    for picture in empty + cut + broken:
        made = shop.call("assets.add", owner=beans, role="document", base64=text(picture))
        shop.call("assets.remove", id=made["id"])
        assert made["mediaType"] == "image/heic"


ZIPS = (
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "application/vnd.oasis.opendocument.text",
    "application/epub+zip",
    "model/3mf",
)


@pytest.mark.parametrize(
    ("start", "said", "kind"),
    [
        (b"%PDF-1.7", None, "application/pdf"),
        (b"PK\3\4", "image/png", "application/zip"),
        (b"\0\0\0\x18ftypisom", None, "video/mp4"),
        # For container formats, the caller gives the exact type (ECMA-376 part 2; OpenDocument 1.3 part 2; EPUB 3.3,
        # 4.2).
        *((b"PK\3\4", kind, kind) for kind in ZIPS),
        (b"PK\5\6", ZIPS[0], ZIPS[0]),
        (b"PK\3\4", "application/octet-stream", "application/zip"),
        (b"PK\3\4", "application/pdf", "application/zip"),
        (b"PK\3\4", "text/plain", "application/zip"),
        (b"II*\0", "image/x-adobe-dng", "image/x-adobe-dng"),
        (b"II*\0", "image/png", "image/tiff"),
        (b"\0\0\0\x18ftypmp42", "audio/mp4", "audio/mp4"),
        (b"\0\0\0\x18ftyp3gp5", "video/3gpp", "video/3gpp"),
        (b"\0\0\0\x18ftypisom", "text/plain", "video/mp4"),
        (b"%PDF-1.7", "application/zip", "application/pdf"),
        # ISO/IEC 14496-12, 4.3: a file has a major brand, and a list of brands that it is compatible with.
        (b"\0\0\0\x14ftypqt  \0\0\2\0qt  ", None, "video/quicktime"),
        (b"\0\0\0\x1cftypM4A \0\0\0\0M4A mp42isom", "video/mp4", "audio/mp4"),
        (b"\0\0\0\x18ftypcrx \0\0\0\1crx isom", None, "image/x-canon-cr3"),
        (b"\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf", None, "image/avif"),
        (b"\0\0\0\x1cftypmif1\0\0\0\0mif1heicavif", None, "image/heic"),
        (b"\0\0\0\x20ftypmsf1\0\0\0\0mif1msf1miafavis", None, "image/avif"),
        (b"\0\0\0\x14ftypmif1\0\0\0\0mif1avif", None, "image/heic"),
        (b"\0\0\0\x08wide\0\0\0\0mdat", "video/quicktime", "video/quicktime"),
        (b"a;b\r\n", "text/csv", "text/csv"),
        (b"a;b\r\n", None, "application/octet-stream"),
    ],
)
def test_other_types(shop, beans, start, said, kind):
    assert add(shop, beans, start, mediaType=said)["mediaType"] == kind


def test_the_type_of_an_upload_in_pieces(shop, beans):
    begun = shop.call("assets.begin", owner=beans, role="document", mediaType=ZIPS[1])
    shop.call("assets.append", upload=begun["upload"], offset=0, base64=text(b"PK\3\4"))
    made = shop.call("assets.finish", upload=begun["upload"], sha256=digest(b"PK\3\4"))
    assert made["mediaType"] == shop.call("assets.read", id=made["id"])["mediaType"] == ZIPS[1]


def test_what_does_not_fit_its_role(shop, beans):
    assert problems(shop.refused("assets.add", owner=beans, role="photo", base64=text(b"%PDF-1.7"))) == [
        ("/base64", "value")
    ]
    assert problems(shop.refused("assets.add", owner=beans, role="logo", base64=text(gif(1, 1)))) == [
        ("/base64", "value")
    ]
    error = shop.refused("assets.add", owner=beans, role="document", base64=text(b"x"), mediaType="image/png")
    assert problems(error) == [("/mediaType", "value")]
    large = jpeg(9, 9).ljust(2_000_001, b"\0")
    assert shop.refused("assets.add", owner=beans, role="logo", base64=text(large))["data"] == {
        "kind": "assetTooLarge",
        "limit": 2_000_000,
        "bytes": 2_000_001,
    }
    assert add(shop, beans, large[:-1], role="logo")["bytes"] == 2_000_000
    assert ids(shop, beans, role="photo") == []


@pytest.mark.parametrize("given", ["", "=", "YQ", "YQ=", "YR==", "Y Q==", "YQ==\n", "_-8="])
def test_base64_is_read_strictly(shop, beans, given):
    assert problems(shop.refused("assets.add", owner=beans, role="document", base64=given)) == [("/base64", "value")]


def test_one_source_is_given(shop, beans):
    assert problems(shop.refused("assets.add", owner=beans, role="document")) == [("/path", "value")]
    both = shop.refused("assets.add", owner=beans, role="document", path="/tmp/x", base64="YQ==")
    assert problems(both) == [("/base64", "value")]


def test_only_plain_files_become_assets(shop, beans, data, tmp_path):
    """The core refuses to add a file of the data directory, under any of the file's names: these files have companies'
    records and keys."""
    plain = tmp_path / "plain"
    plain.write_bytes(b"fine")
    (tmp_path / "link").symlink_to(plain)
    (tmp_path / "way").symlink_to(data)
    (tmp_path / "empty").touch()
    os.mkfifo(tmp_path / "pipe")
    os.link(data / "private.sqlite", tmp_path / "innocent")
    kept = add(shop, beans)
    refused = [
        "plain",
        "./plain",
        "",
        "/tmp/\0",
        "/dev/zero",
        "/dev/tty",
        "/proc/self/environ",
        "/proc/self/mem",
        tmp_path,
        data / "private.sqlite",
        data / "mainspring.log",
        data / "assets" / kept["sha256"],
        f"/proc/{shop.process.pid}/root{data}/private.sqlite",
        *(
            tmp_path / name
            for name in ("link", "way/private.sqlite", "way", "empty", "pipe", "innocent", "none", "plain/x")
        ),
    ]
    for path in refused:
        error = shop.refused("assets.add", owner=beans, role="document", path=str(path))
        assert [pointer for pointer, _ in problems(error)] == ["/path"], path
    assert ids(shop, beans) == [kept["id"]] and files(data) == [kept["sha256"]]
    made = shop.call("assets.add", owner=beans, role="document", path=str(plain))
    assert content(shop, made) == b"fine"


def test_a_file_that_changes_meanwhile_is_refused(shop, beans, data, tmp_path):
    source = tmp_path / "growing"
    source.write_bytes(bytes(30 << 20))
    stop = threading.Event()

    def grow():
        with source.open("ab", buffering=0) as file:
            while not stop.is_set():
                file.write(b"x")

    writer = threading.Thread(target=grow)
    writer.start()
    try:
        error = shop.refused("assets.add", owner=beans, role="document", path=str(source))
    finally:
        stop.set()
        writer.join()
    assert problems(error) == [("/path", "value")] and files(data) == []


def test_a_record_has_so_many_bytes_at_most(data, tmp_path):
    with Core(data) as core:
        core.call("companies.create", name="Shop")
        beans, filters = ({"type": "item", "id": core.call("inventory.items.create", **item(n))["id"]} for n in (1, 2))
        add(core, beans)
        huge = tmp_path / "huge"
        huge.touch()
        os.truncate(huge, 250_000_001)
        error = core.refused("assets.add", owner=filters, role="document", path=str(huge))
        assert error["data"] == {"kind": "assetTooLarge", "limit": 250_000_000, "bytes": 250_000_001}
    write(data / "private.sqlite", "UPDATE assets SET bytes = 249999990")
    with Core(data) as core:
        error = core.refused("assets.add", owner=beans, role="proof", base64=text(b"eleven here"))
        assert error["data"] == {"kind": "assetTooLarge", "limit": 250_000_000, "bytes": 250_000_001}
        assert add(core, beans, b"ten, fits.", role="proof")["bytes"] == 10
        assert add(core, filters, b"eleven here")["bytes"] == 11


def test_a_record_has_twenty_photos_at_most(shop, beans):
    made = [add(shop, beans, png(1, number + 1), role="photo")["id"] for number in range(20)]
    error = shop.refused("assets.add", owner=beans, role="photo", base64=text(png(1, 99)))
    assert error["data"] == {"kind": "limitReached", "limit": 20}
    assert ids(shop, beans) == made
    add(shop, beans)


def test_the_order_is_kept_and_changed(shop, beans):
    made = [add(shop, beans, b"%d" % number, role="proof" if number % 2 else "document")["id"] for number in range(5)]
    assert ids(shop, beans) == made
    page = shop.call("assets.list", owner=beans, limit=2)
    rest = shop.call("assets.list", owner=beans, limit=200, after=page["next"])
    assert [one["id"] for one in page["items"] + rest["items"]] == made and rest["next"] is None
    moved = shop.call("assets.reorder", ids=[made[3], made[1]])
    assert [one["id"] for one in moved["items"]] == [made[3], made[1], made[0], made[2], made[4]]
    assert [(one["position"], one["version"]) for one in moved["items"]] == [(0, 2), (1, 1), (2, 2), (3, 2), (4, 1)]
    assert shop.call("assets.list", owner=beans)["items"] == moved["items"]
    assert ids(shop, beans, role="proof") == [made[3], made[1]]
    assert shop.call("assets.reorder", ids=[made[3], made[1]]) == moved


def test_an_order_that_cannot_be(shop, beans):
    other = {"type": "item", "id": shop.call("inventory.items.create", **item(2))["id"]}
    here, there = add(shop, beans)["id"], add(shop, other)["id"]
    assert problems(shop.refused("assets.reorder", ids=[here, there])) == [("/ids/1", "value")]
    assert problems(shop.refused("assets.reorder", ids=[here, here])) == [("/ids/1", "value")]
    assert shop.refused("assets.reorder", ids=[here, NEVER])["data"]["kind"] == "notFound"


def test_owners_that_are_not_there(shop, beans):
    for method, more in (
        ("assets.add", {"role": "proof", "base64": "YQ=="}),
        ("assets.begin", {"role": "proof"}),
        ("assets.list", {}),
    ):
        error = shop.refused(method, owner={"type": "itm", "id": beans["id"]}, **more)
        assert problems(error) == [("/owner/type", "value")] and "did you mean" in error["message"]
        missing = shop.refused(method, owner={"type": "item", "id": NEVER}, **more)
        assert missing["data"]["kind"] == "notFound" and "owner/id" in missing["message"]
        assert shop.refused(method, owner={"type": "company", "id": beans["id"]}, **more)["data"]["kind"] == "notFound"


def test_assets_go_with_their_record(shop, beans):
    place = {"type": "location", "id": shop.call("inventory.locations.create", name="Shelf")["id"]}
    made, kept = add(shop, beans), add(shop, place)
    live = shop.call("live.open", query={"method": "assets.get", "params": {"id": made["id"]}})
    seen = shop.call("events.subscribe", topics=[{"type": "asset"}])["subscription"]
    shop.call("inventory.items.delete", id=beans["id"])
    said = shop.said()
    assert changed(said)[live["live"]][0]["data"]["kind"] == "notFound"
    (told,) = (line["params"] for line in said if line["method"] == "events.changed")
    assert told["subscription"] == seen
    assert [(event["id"], event["action"]) for event in told["events"]] == [(made["id"], "deleted")]
    assert shop.call("assets.get", id=kept["id"]) == kept


def test_records_that_become_one_keep_the_assets_of_both(shop):
    one, other = (
        {"type": "contact", "id": shop.call("contacts.create", name=name, kinds=["supplier"])["id"]} for name in "AB"
    )
    made = [add(shop, owner, name.encode(), name=name)["id"] for owner, name in ((one, "1"), (other, "2"), (one, "3"))]
    shop.call("contacts.merge", **{"from": one["id"], "into": other["id"]})
    found = shop.call("assets.list", owner=other)["items"]
    assert [asset["id"] for asset in found] == [made[1], made[0], made[2]]
    assert [asset["position"] for asset in found] == [0, 1, 2] and {asset["state"] for asset in found} == {"local"}


def test_assets_go_with_their_company(shop, beans, data):
    other = shop.call("companies.create", name="Other")["id"]
    logo = add(shop, {"type": "company", "id": other}, png(9, 9), role="logo", company=other)
    made = add(shop, beans, company=shop.company)
    begun = shop.call("assets.begin", owner=beans, role="proof", company=shop.company)["upload"]
    shop.call("companies.delete", company=shop.company, confirm="Shop")
    assert shop.refused("assets.get", id=made["id"])["data"]["kind"] == "notFound"
    assert shop.refused("assets.append", upload=begun, offset=0, base64="YQ==")["data"]["kind"] == "notFound"
    assert shop.call("assets.get", id=logo["id"]) == logo
    for table, count in (("assets", 1), ("asset_files", 1), ("asset_uploads", 0)):
        assert len(rows(data / "private.sqlite", f"SELECT * FROM {table}")) == count, table


def test_another_company_has_none_of_it(shop, beans):
    made = add(shop, beans)
    other = shop.call("companies.create", name="Other")["id"]
    for method, params in (
        ("get", {"id": made["id"]}),
        ("read", {"id": made["id"]}),
        ("path", {"id": made["id"]}),
        ("remove", {"id": made["id"]}),
        ("reorder", {"ids": [made["id"]]}),
        ("list", {"owner": beans}),
        ("add", {"owner": beans, "role": "proof", "base64": "YQ=="}),
    ):
        assert shop.refused(f"assets.{method}", company=other, **params)["data"]["kind"] == "notFound", method


def test_who_may_see_the_record_sees_them_and_who_may_change_it_changes_them(data):
    with Core(data) as core:
        people = [CLERK, ("viewer", {"preset": "viewer"}), ("friend", {"deptMask": 8})]
        company, _ = staffed(core, *people)
        beans = {"type": "item", "id": core.call("inventory.items.create", **item())["id"]}
        shop = {"type": "company", "id": company}
        made, logo = add(core, beans), add(core, shop, png(1, 1), role="logo")
        changes = [
            ("add", lambda owner, one: {"owner": owner, "role": "document", "base64": "YQ=="}),
            ("begin", lambda owner, one: {"owner": owner, "role": "document"}),
            ("reorder", lambda owner, one: {"ids": [one["id"]]}),
        ]
        sights = [
            ("get", lambda owner, one: {"id": one["id"]}),
            ("read", lambda owner, one: {"id": one["id"]}),
            ("path", lambda owner, one: {"id": one["id"]}),
            ("list", lambda owner, one: {"owner": owner}),
        ]
        for name, sees, alters in (("owner", 1, 1), ("clerk", 1, 1), ("viewer", 1, 0), ("friend", 0, 0)):
            sign_in(core, company, name)
            for owner, one in ((beans, made), (shop, logo)):
                # All people see the company's asset, and only the company's owners change it.
                allowed = (sees, alters) if owner == beans else (True, name == "owner")
                for may, methods in zip(allowed, (sights, changes)):
                    for method, params in methods:
                        line = core.ask(request(f"assets.{method}", {"company": company, **params(owner, one)}, 7))
                        assert ("result" in line) == bool(may), (name, owner["type"], method, line)
                        if not may:
                            needs = line["error"]["data"]["needs"]["rule"]
                            assert needs == ("department" if owner == beans else "owner")
        assert core.refused("assets.remove", company=company, id=made["id"])["data"]["kind"] == "forbidden"
        sign_in(core, company, "clerk")
        assert core.call("assets.remove", company=company, id=made["id"]) == {"deleted": made["id"]}


def test_who_may_see_the_record_is_told_of_its_assets(data):
    with Core(data) as core:
        company, _ = staffed(core, CLERK, ("friend", {"deptMask": 8}))
        start = core.call("events.subscribe", topics=[{"type": "asset"}])["cursor"]
        beans = {"type": "item", "id": core.call("inventory.items.create", **item())["id"]}
        friend = {"type": "contact", "id": core.call("contacts.create", kinds=["customer"], name="Café")["id"]}
        made = [add(core, owner)["id"] for owner in (beans, friend, {"type": "company", "id": company})]
        gone = [add(core, owner)["id"] for owner in (beans, friend)]
        for id in gone:
            core.call("assets.remove", id=id)

        def told(name):
            sign_in(core, company, name)
            events = core.call("events.since", cursor=start, topics=[{"type": "asset"}])["events"]
            return [(event["action"], event["id"]) for event in events]

        created, deleted = [("created", id) for id in made + gone], [("deleted", id) for id in gone]
        assert told("owner") == created + deleted
        # The event of a deletion names the asset's record, so a person hears of the deletion exactly if they heard of
        # the creation.
        assert told("clerk") == [created[0], created[2], deleted[0]]
        assert told("friend") == [created[1], created[2], deleted[1]]


def test_a_key_counts_once(shop, beans, data):
    """A repeat with the same idempotency key adds no second asset, even if the source file was deleted meanwhile."""
    first = add(shop, beans, idempotencyKey="once")
    assert add(shop, beans, idempotencyKey="once") == first
    assert ids(shop, beans) == [first["id"]]
    shop.close()
    with Core(data) as core:
        assert add(core, beans, idempotencyKey="once") == first
        assert core.refused("assets.add", owner=beans, role="proof", base64="YQ==", idempotencyKey="once")["data"] == {
            "kind": "keyReused"
        }


def test_a_pipeline_of_them(shop, beans):
    lines = [
        request("assets.add", {"owner": beans, "role": "document", "base64": text(b"%d" % number)}, number)
        for number in range(90)
    ]
    replies = pipeline(shop, lines)
    assert all("result" in reply for reply in replies)
    assert ids(shop, beans, limit=200) == [reply["result"]["id"] for reply in replies]


def test_a_file_that_somebody_has_removed(shop, beans, data):
    made = add(shop, beans)
    (data / "assets" / made["sha256"]).unlink()
    assert shop.call("assets.get", id=made["id"])["state"] == "missing"
    for method in ("read", "path"):
        assert shop.refused(f"assets.{method}", id=made["id"])["data"] == {
            "kind": "assetMissing",
            "sha256": made["sha256"],
        }
    add(shop, beans)
    assert shop.call("assets.get", id=made["id"]) == made and content(shop, made) == b"some bytes"


def test_a_list_of_them_is_live(shop, beans):
    live = shop.call("live.open", query={"method": "assets.list", "params": {"owner": beans, "role": "photo"}})
    assert live["result"]["items"] == []
    made = add(shop, beans, png(2, 2), role="photo")
    assert changed(shop.said())[live["live"]] == [{"items": [made], "next": None}]


def test_they_are_read_beside_a_process_that_has_them(shop, beans, data):
    made = add(shop, beans)
    words = ["--wait", "0", "--data", str(data), "--output", "json"]
    done = run("call", "assets.read", f"id={made['id']}", *words)
    assert json.loads(done.stdout)["base64"] == text(b"some bytes"), done.stderr
    done = run("call", "assets.path", f"id={made['id']}", *words)
    assert json.loads(done.stdout)["path"] == str(data / "assets" / made["sha256"])


def test_what_is_kept_in_memory_goes_with_the_process(tmp_path):
    environment = os.environ | {"TMPDIR": str(tmp_path)}
    line = json.dumps(request("system.ping")).encode() + b"\n"
    run("serve", "--data", ":memory:", stdin=line, env=environment)
    assert os.listdir(tmp_path) == []
    core = Core.__new__(Core)
    core.begin([BINARY, "serve", "--data", ":memory:", *REPEATABLE], env=environment)
    with core:
        core.call("companies.create", name="Shop")
        beans = {"type": "item", "id": core.call("inventory.items.create", **item())["id"]}
        assert content(core, add(core, beans)) == b"some bytes"
        (folder,) = tmp_path.iterdir()
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert os.listdir(tmp_path) == []
