"""A browser without a screen. Tests use it as a person would, by the visible text of the page."""

import base64
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request

import pytest
from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from support.core import PATIENCE, ROOT, until

SERVER = ROOT / "Clients/web/server.js"
needs_browser = pytest.mark.skipif(
    sys.platform == "darwin" and not shutil.which("chromium"), reason="brew has no browser for tests"
)


class WebServer:
    """The server of the page, over the core under test."""

    def __init__(self, data, *words):
        self.process = subprocess.Popen(
            ["node", str(SERVER), "--port", "0", "--data", str(data), *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.address = self.process.stdout.readline().strip()
        assert self.address, self.process.stderr.read()
        self.origin = self.address.rsplit("/", 2)[0]

    def ask(self, path, body=None, **headers):
        """Sends a request as the page does, unless the headers differ; returns the status and the body."""
        data = None if body is None else json.dumps(body).encode()
        given = {} if body is None else {"Origin": self.origin, "Content-Type": "application/json"}
        given |= {name.replace("_", "-"): value for name, value in headers.items()}
        request = urllib.request.Request(
            self.address + path, data, {name: value for name, value in given.items() if value is not None}
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as response:
                return response.status, response.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def call(self, method, **params):
        """Calls a method of the core in the way the page does, and returns its result."""
        status, text = self.ask("call", {"method": method, "params": params})
        assert status == 200, text
        answer = json.loads(text)
        assert "result" in answer, text
        return answer["result"]

    def first(self):
        """Returns the data that the server has put into the page."""
        status, text = self.ask("")
        assert status == 200
        return json.loads(text.split('id="first">')[1].split("</script>")[0])

    def stop(self, number=None):
        """Ends the server with a signal, as a person does with Ctrl-C. Returns its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(number) if number else self.process.terminate()
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.process.stderr.close()
        return code

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.stop()


class Browser:
    """A browser. Each method waits until its condition holds."""

    def __init__(self):
        options = webdriver.ChromeOptions()
        options.binary_location = shutil.which("chromium")
        self.profile = tempfile.TemporaryDirectory(prefix="mainspring-browser-", ignore_cleanup_errors=True)
        for word in (
            "--headless=new",
            "--no-sandbox",
            "--disable-dev-shm-usage",
            "--lang=en-US",
            f"--user-data-dir={self.profile.name}",
        ):
            options.add_argument(word)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
        self.driver.set_page_load_timeout(PATIENCE)
        self.driver.set_script_timeout(PATIENCE)
        self.pictures = pathlib.Path(os.environ.get("SCREENSHOTS") or f"{self.profile.name}/screenshots")
        self.pictures.mkdir(parents=True, exist_ok=True)

    def close(self):
        self.driver.quit()
        self.profile.cleanup()

    def begin(self):
        """Leaves one empty window of the usual size, without any state of an earlier test."""
        first, *others = self.driver.window_handles
        for handle in others:
            self.driver.switch_to.window(handle)
            self.driver.close()
        self.driver.switch_to.window(first)
        self.driver.get("about:blank")
        self.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "", "features": []})
        self.driver.set_window_size(1100, 900)
        self.driver.get_log("browser")

    def faults(self):
        """The errors on the console of the page, and the resources that it could not load. The server of a test ends
        before the page does, which may still have something to ask then."""
        lines = [line["message"] for line in self.driver.get_log("browser") if line["level"] == "SEVERE"]
        return [line for line in lines if "net::ERR_CONNECTION_REFUSED" not in line]

    def open(self, address, heading=None):
        self.driver.get(address)
        if heading:
            self.heading(heading)

    def another_window(self, address):
        """Opens a second window beside the first one, and returns its handle."""
        self.driver.switch_to.new_window("window")
        self.driver.set_window_size(1100, 900)
        self.open(address)
        return self.driver.current_window_handle

    def look_at(self, window):
        self.driver.switch_to.window(window)

    def script(self, text, *values):
        return self.driver.execute_script(text, *values)

    def wait(self, condition):
        """Waits for a condition. Elements that the page replaces meanwhile are looked up again."""

        def holds():
            try:
                return condition()
            except StaleElementReferenceException:
                return None

        return until(holds)

    def find(self, path, within=None):
        """Returns the one visible element of an XPath."""

        def seen():
            elements = [one for one in (within or self.driver).find_elements(By.XPATH, path) if one.is_displayed()]
            return elements[0] if len(elements) == 1 else None

        return self.wait(seen)

    def text(self, path="//body"):
        """Returns the visible text of an element, or an empty text if there is no such element."""
        try:
            return "\n".join(one.text for one in self.driver.find_elements(By.XPATH, path))
        except StaleElementReferenceException:
            return ""

    def reads(self, words, path="//body"):
        self.wait(lambda: words in self.text(path))

    def heading(self, words):
        self.wait(lambda: self.text("//h1") == words)

    def press(self, name, within="//body"):
        """Clicks the button or the link with this name."""
        path = f"{within}//*[self::button or self::a][normalize-space()={quoted(name)} or @aria-label={quoted(name)}]"
        self.wait(lambda: clicked(self.find(path)))

    def field(self, label, within="//body"):
        """Returns the control that has this label."""
        starts = f"starts-with(normalize-space(), {quoted(label)})"
        name = self.find(f"{within}//label[{starts}][@for]").get_attribute("for")
        return self.driver.find_element(By.ID, name)

    def fill(self, label, value, within="//body"):
        field = self.field(label, within)
        if field.tag_name == "select":
            self.wait(lambda: choose(field, value))
            return
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys(Keys.DELETE)
        field.send_keys(value)

    def choose(self, label, text, option, within="//body"):
        """Searches a record in a form, and chooses it."""
        self.fill(label, text, within)
        path = f"{within}//label[contains(@class, 'choice')][contains(., {quoted(option)})]/input"
        radio = self.find(path)
        if not radio.is_selected():
            radio.click()

    def error_of(self, label, within="//body"):
        """Returns the text of the error that is beside a field and describes it."""
        field = self.field(label, within)
        self.wait(lambda: field.get_attribute("aria-invalid") == "true")
        names = field.get_attribute("aria-describedby").split()
        return " ".join(self.text(f"//*[@id={quoted(name)}]") for name in names if name.endswith("error"))

    def row(self, name):
        """Returns the texts of the cells in the table row with this name."""
        return self.text(f"//tbody/tr[th[contains(., {quoted(name)})]]")

    def keys(self, *keys):
        """Types keys into the element that has the focus."""
        for key in keys:
            self.driver.switch_to.active_element.send_keys(key)

    def focused(self):
        """Returns the role or the tag of the element that has the focus, and its name."""
        return self.script(
            """const one = document.activeElement;
            const label = one.labels?.[0]?.textContent ?? one.getAttribute('aria-label') ?? one.textContent;
            return `${one.localName} ${label.trim().slice(0, 60)}`;"""
        )

    def phone(self):
        """Makes the window as narrow as a small telephone."""
        metrics = {"width": 360, "height": 740, "deviceScaleFactor": 2, "mobile": True}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)

    def media(self, **features):
        wanted = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "", "features": wanted})

    def accessible(self):
        """Returns the content for a screen reader, as pairs of a role and a name."""
        tree = self.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        return [
            (node["role"]["value"], node.get("name", {}).get("value", ""), node)
            for node in tree
            if not node.get("ignored") and "role" in node
        ]

    def picture(self, name):
        """Stores a picture of the page for people to look at."""
        shot = self.driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})
        (self.pictures / f"{name}.png").write_bytes(base64.b64decode(shot["data"]))


def clicked(element):
    element.click()
    return True


def choose(field, option):
    """Chooses an option as soon as the option exists."""
    for one in field.find_elements(By.TAG_NAME, "option"):
        if one.text == option:
            one.click()
            return True
    return False


def quoted(text):
    """Returns a text in the quotes of XPath."""
    return f'"{text}"' if "'" in text else f"'{text}'"
