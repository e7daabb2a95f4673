"""The server of the shop's page: the requests that it accepts, the calls that it forwards to the core, and its start
and end."""

import contextlib
import http.client
import json
import os
import pathlib
import re
import signal
import subprocess

import pytest

from support.browser import SERVER, WebServer, needs_browser
from support.core import BINARY, PATIENCE, ROOT, Core, until

pytestmark = needs_browser


@pytest.fixture
def beans(data):
    """A company with more items than one page has."""
    with Core(data) as core:
        core.call("companies.create", name="Corner Shop", currency="EUR")
        for number in range(120):
            core.call("inventory.items.create", sku=f"B{number}", name=f"Bean {number:03}", unit="kg", minStock=1)
        core.call("inventory.stock.receive", sku="B0", quantity=2.5)
    return data


@pytest.fixture
def shop(beans):
    with WebServer(beans) as server:
        yield server


@pytest.fixture
def browser(engine):
    """A browser whose log may have errors, because these tests end servers while their pages are open."""
    engine.begin()
    return engine


def raw(server, method, path, body=None, **headers):
    """Sends a request with exactly these headers; returns the status and the body."""
    host = server.origin.removeprefix("http://")
    connection = http.client.HTTPConnection(host, timeout=PATIENCE)
    connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
    sent = {"Host": host, **{name.replace("_", "-"): value for name, value in headers.items()}}
    if body is not None:
        sent["Content-Length"] = str(len(body))
    for name, value in sent.items():
        connection.putheader(name, value)
    connection.endheaders(body)
    response = connection.getresponse()
    text = response.read().decode()
    connection.close()
    return response.status, text


def test_the_first_answer_has_the_first_list(shop):
    first = shop.first()
    assert [item["name"] for item in first["list"]["items"]] == [f"Bean {number:03}" for number in range(50)]
    assert first["list"]["items"][0]["level"]["onHand"] == 2.5
    assert first["list"]["next"] and first["caller"]["isOwner"] and first["sync"]["cloud"] is None
    allowed = {one["method"] for one in first["allowed"]["methods"]}
    assert "inventory.stock.receive" in allowed and "inventory.items.import" not in allowed


def test_pages_follow_one_another(browser, shop):
    browser.open(shop.address, "Stock")
    browser.reads("50 items and more")
    browser.press("Show more")
    browser.reads("100 items and more")
    browser.press("Show more")
    browser.reads("120 items")
    # The new item comes first and moves all others. No item is lost between two pages.
    company = shop.first()["company"]
    shop.call("inventory.items.create", company=company, sku="A", name="A first one", unit="kg")
    browser.reads("121 items")
    names = browser.text("//tbody//a").splitlines()
    assert names == ["A first one"] + [f"Bean {number:03}" for number in range(120)]
    assert browser.faults() == []


def test_other_sites_are_refused(shop):
    token = shop.address.removeprefix(shop.origin)
    call = json.dumps({"method": "companies.list", "params": {}}).encode()
    json_type = {"Content_Type": "application/json"}
    assert raw(shop, "POST", f"{token}call", call, Origin=shop.origin, **json_type)[0] == 200
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": shop.origin.replace("http:", "https:")},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {},
        {"Origin": shop.origin, "Sec_Fetch_Site": "cross-site"},
        {"Origin": shop.origin, "Sec_Fetch_Site": "same-site"},
        # A foreign host name can lead to this server. Without a check of the host, a page of that name could send
        # requests to the server.
        {"Origin": "http://evil.example", "Host": "evil.example"},
        {
            "Origin": f"http://evil.example:{shop.origin.rsplit(':', 1)[1]}",
            "Host": f"evil.example:{shop.origin.rsplit(':', 1)[1]}",
        },
    ):
        status, text = raw(shop, "POST", f"{token}call", call, **json_type, **headers)
        assert (status, "Corner Shop" in text) == (403, False), headers
    for path in (token, f"{token}live", f"{token}page.css", f"{token}main.js"):
        for headers in ({"Host": "evil.example"}, {"Origin": "https://evil.example"}, {"Sec_Fetch_Site": "cross-site"}):
            assert raw(shop, "GET", path, **headers)[0] == 403, (path, headers)
    # A link on another site may lead to the page itself.
    assert raw(shop, "GET", token, Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="navigate")[0] == 200


def test_other_users_of_the_machine_are_refused(shop):
    for path in ("/", "/page.css", "/x/", f"/{'A' * 32}/", f"/{'A' * 32}/call", "//", "/%00/"):
        status, text = raw(shop, "GET", path)
        assert (status, "Bean" in text) == (403, False), path
    assert raw(shop, "POST", f"/{'A' * 32}/call", b"{}", Origin=shop.origin, Content_Type="application/json")[0] == 403
    # The list of processes does not show the server's secret token.
    token = shop.address.split("/")[-2]
    assert len(token) == 32
    for pid in filter(str.isdigit, os.listdir("/proc") if os.path.isdir("/proc") else []):
        try:
            assert token not in pathlib.Path(f"/proc/{pid}/cmdline").read_text()
        except OSError:
            continue


def test_what_a_page_may_not_ask_for(shop):
    company = shop.first()["company"]
    for method, params in (
        ("inventory.items.export", {"company": company, "format": "csv", "path": "/tmp/x"}),
        ("inventory.items.import", {"company": company, "format": "csv", "path": "/etc/passwd"}),
        ("assets.add", {"company": company}),
        ("companies.delete", {"company": company}),
        ("constructor", {"company": company}),
        ("inventory.items.list", {}),
        ("inventory.items.list", {"company": None}),
        ("inventory.items.list", [company]),
        ("inventory.items.list", None),
        (None, {}),
    ):
        assert shop.ask("call", {"method": method, "params": params})[0] == 400, method
    assert shop.ask("call", {"method": "companies.list", "params": {}}, Content_Type="text/plain")[0] == 415
    assert shop.ask("call", [1])[0] == 400
    assert shop.ask("call", "x" * 300_000)[0] == 413
    assert shop.ask("watch", {"window": "none", "open": [], "close": []})[0] == 410
    assert shop.ask("watch", {"window": "none", "open": 1})[0] == 400
    for path in ("../server.js", "views/../../server.js", "%2e%2e/server.js", "index.html", "views", "none.js"):
        assert raw(shop, "GET", shop.address.removeprefix(shop.origin) + path)[0] in (403, 404), path
    assert shop.first()["company"] == company


def test_errors_come_as_the_core_says_them(shop):
    company = shop.first()["company"]
    status, text = shop.ask(
        "call",
        {"method": "inventory.items.create", "params": {"company": company, "sku": "b1", "name": "", "unit": "kg"}},
    )
    error = json.loads(text)["error"]
    assert (status, error["code"], error["data"]["kind"]) == (200, -32602, "invalidParams")
    assert [problem["pointer"] for problem in error["data"]["problems"]] == ["/name"]


def test_nothing_is_loaded_from_elsewhere(shop):
    host = shop.origin.removeprefix("http://")
    connection = http.client.HTTPConnection(host, timeout=PATIENCE)
    connection.request("GET", shop.address.removeprefix(shop.origin))
    headers = connection.getresponse().headers
    connection.close()
    assert headers["Content-Security-Policy"].startswith("default-src 'none'")
    assert (headers["Referrer-Policy"], headers["X-Content-Type-Options"]) == ("no-referrer", "nosniff")
    assert headers["Set-Cookie"] is None


def test_a_core_that_dies_is_started_again(browser, shop):
    browser.open(shop.address, "Stock")
    browser.reads("50 items and more")
    company = shop.first()["company"]
    (core,) = subprocess.run(["pgrep", "-P", str(shop.process.pid)], capture_output=True, text=True).stdout.split()
    os.kill(int(core), signal.SIGKILL)
    # A call from another program at this time is executed once, and the page shows its result.
    shop.call("inventory.stock.receive", company=company, sku="B0", quantity=1)
    browser.wait(lambda: "3.5 kg" in browser.row("Bean 000"))


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_when_the_core_has(browser, beans, number):
    shop = WebServer(beans)
    browser.open(shop.address, "Stock")
    browser.reads("50 items and more")
    company = shop.first()["company"]
    shop.call("inventory.stock.receive", company=company, sku="B0", quantity=1)
    assert shop.stop(number) == 0
    browser.reads("The shop's server does not answer", "//header")
    with Core(beans) as core:
        assert core.call("inventory.stock.levels", skus=["B0"])["items"][0]["onHand"] == 3.5


def test_what_was_asked_before_the_end_is_answered(beans):
    shop = WebServer(beans)
    company = shop.first()["company"]
    params = {"company": company, "sku": "B1", "quantity": 1}
    body = json.dumps({"method": "inventory.stock.receive", "params": params}).encode()
    host = shop.origin.removeprefix("http://")
    connections = [http.client.HTTPConnection(host, timeout=PATIENCE) for _ in range(20)]
    for connection in connections:
        headers = {"Origin": shop.origin, "Content-Type": "application/json"}
        connection.request("POST", f"{shop.address.removeprefix(shop.origin)}call", body, headers)
    shop.process.terminate()
    answered = 0
    for connection in connections:
        with contextlib.suppress(OSError, http.client.HTTPException):
            answered += "result" in json.loads(connection.getresponse().read())
        connection.close()
    assert shop.process.wait(PATIENCE) == 0
    shop.stop()
    with Core(beans) as core:
        assert core.call("inventory.stock.levels", skus=["B1"])["items"][0]["onHand"] >= answered


def server(*words, **environment):
    return subprocess.run(
        ["node", str(SERVER), *words],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=os.environ | environment,
    )


def test_words_that_it_does_not_know(tmp_path):
    assert server("--help").returncode == 0 and "--sample" in server("--help").stdout
    for words, said in (
        (["--prot", "1"], "not --prot"),
        (["--port"], "--port needs a value"),
        (["--port=x"], "from 0 to 65535"),
        (["--port", "70000"], "from 0 to 65535"),
        (["--sample=1"], "takes no value"),
        (["--shared=1"], "takes no value"),
        (["data"], "not data"),
    ):
        done = server(*words)
        assert (done.returncode, said in done.stderr, done.stdout) == (64, True, ""), words
    assert server("--data", str(tmp_path / "d"), MAINSPRING="/nowhere").returncode not in (0, None)


def test_a_port_and_a_directory_that_are_taken(shop, beans, tmp_path):
    port = shop.origin.rsplit(":", 1)[1]
    done = server("--port", port, "--data", str(tmp_path / "other"))
    assert (done.returncode, done.stdout) == (69, "") and f"The port {port} can't be used" in done.stderr


def test_a_directory_that_another_process_holds(beans):
    with Core(beans) as core:
        core.call("system.ping")
        done = server("--port", "0", "--data", str(beans))
        assert (done.returncode, "The core has ended" in done.stderr) == (73, True), done


def test_two_devices_and_a_cloud(browser, beans, tmp_path):
    cloud = str(tmp_path / "cloud.sqlite")
    with WebServer(beans, "--cloud", cloud) as here, WebServer(tmp_path / "tablet", "--cloud", cloud) as there:
        until(lambda: there.first()["company"])
        company = here.first()["company"]
        browser.open(there.address, "Stock")
        browser.reads("Everything is in the cloud", "//footer")
        here.call("inventory.items.create", company=company, sku="NEW", name="A new one", unit="kg")
        browser.reads("A new one", "//main")
        browser.press("A new one")
        browser.press("Receive")
        browser.fill("Quantity", "3", "//dialog")
        browser.press("Receive", "//dialog")
        browser.reads("3 kg", "//dl")
        until(lambda: here.call("inventory.items.overview", company=company, sku="NEW")["level"]["onHand"] == 3)


def test_a_first_company(browser, data):
    with WebServer(data) as shop:
        browser.open(shop.address, "Your first company")
        browser.press("Create the company")
        assert "missing" in browser.error_of("Name")
        browser.fill("Name", "Corner Shop")
        browser.fill("Currency", "euro")
        browser.press("Create the company")
        assert "urrency" in browser.error_of("Currency")
        browser.fill("Currency", "eur")
        browser.press("Create the company")
        browser.heading("Stock")
        browser.reads("No items yet.")
        assert browser.faults() == []


def test_the_readme(browser, tmp_path):
    """Runs the README's commands unchanged, and opens the program among them in a browser."""
    text = (ROOT / "Clients/web/README.md").read_text()
    blocks = re.findall(r"^    (.+)$", text, re.MULTILINE)
    assert len(blocks) >= 2 and all(block.startswith("node Clients/web/server.js") for block in blocks)
    environment = os.environ | {"MAINSPRING": BINARY, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    (tmp_path / "Clients").symlink_to(ROOT / "Clients")
    for block in blocks:
        words = ["bash", "-c", f"exec {block} --port 0"]
        process = subprocess.Popen(words, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True)
        address = process.stdout.readline().strip()
        assert address.startswith("http://127.0.0.1:"), block
        browser.open(address)
        # The second command uploads the data of the first one to the cloud, and the third command downloads it.
        browser.reads("Kaffee am Hafen", "//header")
        browser.reads(
            "Everything is in the cloud" if "--cloud" in block else "The data is only on this computer.", "//footer"
        )
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
        process.stdout.close()
