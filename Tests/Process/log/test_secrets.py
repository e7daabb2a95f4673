"""No secret is in the log's files, in lines that are read or exported, or in the host's log."""

import json

import pytest

from support.apple import Device
from support.core import Core, request
from support.logs import WRITE, Planter, files, texts, write

HIDDEN = "(secret)"


def mirrored(data=":memory:"):
    """A core whose host receives the lines of the log."""
    return Device(data, offer=[WRITE], log_write=lambda params: {})


@pytest.mark.parametrize(
    "message, shown",
    [
        ("password=hunter2 for bob", f"password={HIDDEN} for bob"),
        ("Password: hunter2", f"Password: {HIDDEN}"),
        ("API_KEY := abc", f"API_KEY := {HIDDEN}"),
        ("my api key: abc", f"my api key: {HIDDEN}"),
        ("x-api-key=abc", f"x-api-key={HIDDEN}"),
        ("userPIN=1234", f"userPIN={HIDDEN}"),
        ("PINCode: 1234", f"PINCode: {HIDDEN}"),
        ('token = "two \\"quoted\\" words" and on', f'token = "{HIDDEN}" and on'),
        ("secret='it is'; next=1", f"secret='{HIDDEN}'; next=1"),
        ("{password => a, user => b}", f"{{password => {HIDDEN} user => b}}"),
        ("Authorization: Bearer a.b.c", f"Authorization: {HIDDEN}"),
        ("Cookie: a=b; c=d\nHost: x", f"Cookie: {HIDDEN}\\nHost: x"),
        ("curl -H 'Authorization: Bearer abc' https://x", f"curl -H 'Authorization: {HIDDEN}' https://x"),
        ("sent Bearer abc.def, then", f"sent Bearer {HIDDEN}, then"),
        ("sent Basic dXNlcjpwYXNz now", f"sent Basic {HIDDEN} now"),
        ("https://a.example/x?token=abc&page=2", f"https://a.example/x?token={HIDDEN}&page=2"),
        ("postgres://shop:p@ss/w@db:5432/shop", f"postgres://shop:{HIDDEN}@db:5432/shop"),
        ("git clone https://abcdef@example.com/x", f"git clone https://{HIDDEN}@example.com/x"),
        ("tool --password abc --user bob", f"tool --password {HIDDEN} --user bob"),
        ("<password>abc</password>", f"<password>{HIDDEN}</password>"),
        ('body {"password":"a b","user":"c"}', f'body {{"password":"{HIDDEN}","user":"c"}}'),
        (
            'body {\\"password\\":\\"a b\\",\\"user\\":\\"c\\"}',
            f'body {{\\"password\\":\\"{HIDDEN}\\",\\"user\\":\\"c\\"}}',
        ),
        ('body "credentials": {"a":[1,"}"]} end', f'body "credentials": {HIDDEN} end'),
        ('{"p\\u0061ssword":"abc","n":1}', f'{{"password":"{HIDDEN}","n":1}}'),
        ('x {"p\\u0061ssword":"abc"}', f'x {{"p\\u0061ssword":"{HIDDEN}"}}'),
        ("a eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln b", f"a {HIDDEN} b"),
        ("key sk-abcdefghijklmnopqrst end", f"key {HIDDEN} end"),
        (
            "-----BEGIN RSA PRIVATE KEY-----\nabc\ndef\n-----END RSA PRIVATE KEY-----",
            f"-----BEGIN RSA PRIVATE KEY-----{HIDDEN}-----END RSA PRIVATE KEY-----",
        ),
        ("password[]=x and on", f"password[]={HIDDEN} and on"),
        ("token[0]=x", f"token[0]={HIDDEN}"),
        ('user["tokens"][0][1]: x', f'user["tokens"][0][1]: {HIDDEN}'),
        ("my api key[a]=x", f"my api key[a]={HIDDEN}"),
        ("GET /a?password%5B%5D=x&page=2", f"GET /a?password%5B%5D={HIDDEN}&page=2"),
        ("token%5b%220%22%5d%3Dx", f"token%5b%220%22%5d%3D{HIDDEN}"),
        ("user%5Bpin%5D=1234", f"user%5Bpin%5D={HIDDEN}"),
        ("PASSWORD+=x", f"PASSWORD+={HIDDEN}"),
        ("password ?= x", f"password ?= {HIDDEN}"),
        ("password?=x", f"password?={HIDDEN}"),
        ("password ||= x", f"password ||= {HIDDEN}"),
        ("password!: x", f"password!: {HIDDEN}"),
        ("password === x", f"password === {HIDDEN}"),
        ("password: |\n  a b\n\n  c d\nuser: bob", f"password: |\\n  {HIDDEN}\\nuser: bob"),
        (
            "a:\n  password: >2- # why\n    a b\n    c d\n  user: b",
            f"a:\\n  password: >2- # why\\n    {HIDDEN}\\n  user: b",
        ),
        ("password: |\\n  a b\\n  c d\\nuser: bob", f"password: |\\n  {HIDDEN}\\nuser: bob"),
        ("password:\\n  abc", f"password:\\n  {HIDDEN}"),
        ("| password: | abc |", f"| password: | {HIDDEN} |"),
    ],
)
def test_secrets_are_replaced(message, shown):
    with Core() as core:
        write(core, message)
        assert texts(core) == [shown]


@pytest.mark.parametrize(
    "message, shown",
    [
        ("GET /x?api%5Fkey=hunter2&page=2", "GET /x?api%5Fkey=(secret)&page=2"),
        ("api%5fkey=hunter2", "api%5fkey=(secret)"),
        ("GET /x?%61pi%5Fkey=hunter2&p=2", "GET /x?%61pi%5Fkey=(secret)&p=2"),
        ("GET /x?api%20key=hunter2", "GET /x?api%20key=(secret)"),
        ("GET /x?api+key=hunter2", "GET /x?api+key=(secret)"),
        ("GET /x?api%255Fkey=hunter2", "GET /x?api%255Fkey=(secret)"),
        ("pass%77ord=hunter2", "pass%77ord=(secret)"),
        ("tool -password hunter2 -user bob", "tool -password (secret) -user bob"),
        ('tool -password "hunter2 x" -user bob', 'tool -password "(secret)" -user bob'),
        ('tool "--password" "hunter2"', 'tool "--password" "(secret)"'),
        ("run ['--password', 'hunter2']", "run ['--password', '(secret)']"),
        ('run ["--password","hunter2', 'run ["--password","(secret)'),
        ("curl -u bob:hunter2 https://x", "curl -u bob:(secret) https://x"),
        ("curl -u 'bob:hunter2 and' https://x", "curl -u 'bob:(secret)' https://x"),
        ("curl -ubob:hunter2 https://x", "curl -ubob:(secret) https://x"),
        ("curl --user bob:hunter2 https://x", "curl --user bob:(secret) https://x"),
        ("curl --user=bob:hunter2 https://x", "curl --user=bob:(secret) https://x"),
        ("curl --proxy-user bob:hunter2 https://x", "curl --proxy-user bob:(secret) https://x"),
        ('<user name="bob" password="hunter2"/>', '<user name="bob" password="(secret)"/>'),
        ('<user password = "hunter2" name="bob">', '<user password = "(secret)" name="bob">'),
        ("<user password='hunter2'>", "<user password='(secret)'>"),
        ('<add key="password" value="hunter2"/>', '<add key="password" value="(secret)"/>'),
        ('<add value="hunter2" key="password"/>', '<add value="(secret)" key="password"/>'),
        ('<param name="apiKey">hunter2</param>', '<param name="apiKey">(secret)</param>'),
        ('<password type="text">hunter2</password>', '<password type="text">(secret)</password>'),
        ("<a:Password>hunter2</a:Password>", "<a:Password>(secret)</a:Password>"),
        ("<password><![CDATA[hunter2]]></password>", "<password><![CDATA[(secret)]]></password>"),
        ("&lt;password&gt;hunter2&lt;/password&gt;", "&lt;password&gt;(secret)&lt;/password&gt;"),
        ("password=&quot;hunter2&quot;", "password=&quot;(secret)&quot;"),
        ('Authorization: Digest username="bob", realm="x", response="hunter2", uri="/"', "Authorization: (secret)"),
        ('Authorization: Digest username="bob", response=hunter2', "Authorization: (secret)"),
        (
            'curl -H \'Authorization: Digest username="bob", response="hunter2"\' https://x',
            "curl -H 'Authorization: (secret)' https://x",
        ),
        ('sent Digest username="bob", realm="x", response="hunter2" and', "sent Digest (secret)"),
        (
            '{"headers":{"Authorization":"Digest username=\\"bob\\", response=\\"hunter2\\""}}',
            '{"headers":{"Authorization":"(secret)"}}',
        ),
        ('x {"password":"hunter2', 'x {"password":"(secret)'),
        ('{"password":"hunter2', '{"password":"(secret)'),
        ('{"password":"hunter2 and \\"more', '{"password":"(secret)'),
        ('{"name":"Authorization","value":"hunter2', '{"name":"Authorization","value":"(secret)'),
        ('x {"name":"X-Api-Key","value":"hunter2"} y', 'x {"name":"X-Api-Key","value":"(secret)"} y'),
        ('{"user":"bob","password":"hunt\\', '{"user":"bob","password":"(secret)'),
        ('{\\"password\\":\\"hunter2', '{\\"password\\":\\"(secret)'),
        ('{"password": {"a":"hunter2', '{"password": (secret)'),
        ('{"tokens":["hunter2","b', '{"tokens":(secret)'),
        ('{"a":1,"credentials":["x","hunter2', '{"a":1,"credentials":(secret)'),
        ('["-u","bob:hunter2","x"]', '["-u","bob:(secret)","x"]'),
        ('["curl","--user","bob:hunter2"]', '["curl","--user","bob:(secret)"]'),
        ("&quot;password&quot;:&quot;hunter2 x&quot;", "&quot;password&quot;:&quot;(secret)&quot;"),
        ("password=&quot;hunt er&quot; b", "password=&quot;(secret)&quot; b"),
        (
            "<credentials><user>bob</user><key>hunter2</key></credentials> end",
            "<credentials>(secret)</credentials> end",
        ),
        ('headers [("Authorization", "hunter2"), ("A","b")]', 'headers [("Authorization", "(secret)"), ("A","b")]'),
        ('{name => "apiKey", value => "hunter2"}', '{name => "apiKey", value => "(secret)"}'),
        ('{"value":"hunter2","name":"apiKey"', '{"value":"(secret)","name":"apiKey"'),
        ('{\\"name\\":\\"apiKey\\",\\"value\\":\\"hunter2 x', '{\\"name\\":\\"apiKey\\",\\"value\\":\\"(secret)'),
        ("wget --user=bob --password=hunter2", "wget --user=bob --password=(secret)"),
        ("run [--password, hunter2]", "run [--password, (secret)"),
    ],
)
def test_secrets_in_rarer_spellings_are_replaced(message, shown):
    """Names with percent-encoding, command-line flags, attributes, HTTP digest authentication, and texts that are cut
    off."""
    with Core() as core:
        write(core, message)
        assert texts(core) == [shown] and "hunter2" not in shown


@pytest.mark.parametrize(
    "message",
    [
        "shipping=5 spins: 3 boxes",
        "the token has expired",
        "Bearer token is missing",
        "tokens: 512, maxTokens=1024, password_length: 12",
        "password: null, hasToken=true, isPasswordSet: false",
        "opened https://example.com:8080/users/@bob at 12:30:45",
        "author=bob, keyboard: de, passenger=3, compass: north",
        "spelled secretly",
        "Basic settings changed",
        '{"zone":"items","count":12,"ok":true}',
        "a=1 b=2 c->d e:f",
        "items[0]=1, a%5B%5D=2, n+=3, m ?= 4",
        "maxTokens[0]=5",
        "[12] done: |",
        "docker run -u 1000:1000 x",
        "docker run --user 1000:1000 x",
        "image digest sha256=abc of x",
        "--max-tokens 512 x",
        "open -user https://x/y",
        "a < b and c > d: name: token",
        '<li class="a">text</li> <b id="x">y</b>',
        '{"name":"beans","value":"12"} stays',
        "the key: value pair (name: x, value: y)",
        "ssh -u bob now",
        "q=1+2 and 50% off: x",
        "GET /x?q=a%20b&page=2",
        "utf-8: ok, x -> y, done -all 5",
        "the password in prose stays",
        "a password is needed, and - password resets",
        "well-password x",
    ],
)
def test_what_is_none_stays(message):
    with Core() as core:
        write(core, message)
        assert texts(core) == [message]


def test_secrets_in_fields_are_replaced_at_any_depth():
    fields = {
        "user": "bob",
        "APIKey": "a",
        "api_key": ["b", {"c": "d"}],
        "inner": {"X-Auth-Token": 12, "list": [{"refresh.token": "e", "n": 1}], "ok": {"passwordSet": True}},
        "headers": [{"name": "Authorization", "value": "Bearer f"}, {"name": "Accept", "value": "text/plain"}],
        "arguments": ["--password", "g", "--verbose"],
        "note": "password=h",
        "body": '{"client_secret":"i"}',
        "usage": {"tokens": 5, "token": 6, "otp": None},
    }
    with Core() as core:
        write(core, "x", **fields)
        (line,) = core.call("log.read", category="debug")["items"]
    assert line["fields"] == {
        "user": "bob",
        "APIKey": HIDDEN,
        "api_key": HIDDEN,
        "inner": {"X-Auth-Token": HIDDEN, "list": [{"refresh.token": HIDDEN, "n": 1}], "ok": {"passwordSet": True}},
        "headers": [{"name": "Authorization", "value": HIDDEN}, {"name": "Accept", "value": "text/plain"}],
        "arguments": ["--password", HIDDEN, "--verbose"],
        "note": f"password={HIDDEN}",
        "body": f'{{"client_secret":"{HIDDEN}"}}',
        "usage": {"tokens": 5, "token": HIDDEN, "otp": None},
    }


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_planted_is_nowhere(data, seed):
    planter = Planter(seed)
    told = []
    with Device(data, offer=[WRITE], log_write=lambda params: told.append(json.dumps(params)) or {}) as core:
        for _ in range(150):
            params = {"level": "info", "category": "debug", "message": planter.message(), "fields": planter.value()}
            assert core.call("log.write", **params) == {"taken": True}
        core.said()
        exported = data.parent / "log.jsonl"
        core.call("log.export", path=str(exported))
        seen = {
            "file": "".join(path.read_text() for path in files(data)),
            "mirror": "".join(told),
            "export": exported.read_text() + core.call("log.export", inline=True)["text"],
            "reply": json.dumps(core.call("log.read", limit=1000)),
            "diagnostics": json.dumps(core.call("system.diagnostics")),
        }
        for secret in planter.planted:
            found = [
                (where, text[max(0, text.index(secret) - 80) :][:160]) for where, text in seen.items() if secret in text
            ]
            assert not found, (secret, found)
        # Only the secrets were replaced: all other text is still there.
        assert seen["file"].count("#") == seen["mirror"].count('"conversation": "') == 150
    for path in data.rglob("*"):
        if path.is_file():
            content = path.read_bytes()
            assert not [secret for secret in planter.planted if secret.encode() in content], path


def test_lines_of_older_programs_are_exported_without_their_secrets(data):
    data.mkdir()
    (data / "mainspring.log").write_text("2025-01-01T00:00:00.000Z error sync: password=hunter2 was refused\nno line\n")
    with Core(data) as core:
        text = core.call("log.export", inline=True)["text"]
        assert "hunter2" not in text and f"sync: password={HIDDEN} was refused" in text


def test_lines_of_older_programs_are_read_without_their_secrets(data):
    """A search does not show whether a line has a secret, either."""
    data.mkdir()
    (data / "mainspring.log").write_text(
        "2025-01-01T00:00:00.000Z error sync: password=hunter2 was refused\n"
        '2025-01-01T00:00:00.001Z info [debug] x\t{"token":"hunter2","n":1}\n'
        '2025-01-01T00:00:00.002Z info [debug] Cookie: (secret)\\nHost: y\t{"n":2}\n'
    )
    with Core(data) as core:
        assert core.call("log.read", text="hunter2")["items"] == []
        items = [line for line in core.call("log.read")["items"] if line["at"] < "2026"]
        assert [(line["message"], line["fields"]) for line in reversed(items)] == [
            (f"sync: password={HIDDEN} was refused", None),
            ("x", {"token": HIDDEN, "n": 1}),
            # The replacement for a secret is not replaced again.
            (f"Cookie: {HIDDEN}\\nHost: y", {"n": 2}),
        ]


def test_no_refusal_tells_of_a_secret_in_the_log(data):
    """A refused line is not written to the log, and neither is the text of the error."""
    with Core(data, "--log-level", "debug") as core:
        for params in (
            {"level": "hunter2", "category": "debug", "message": "x"},
            {"level": "info", "category": "password=hunter2", "message": "x"},
            {"level": "info", "category": "debug", "message": "x", "hunter2": 1},
            {"level": "info", "category": "debug", "message": ["password=hunter2"]},
        ):
            core.refused("log.write", **params)
        core.send(request("log.hunter2"), b'{"jsonrpc":"2.0","method":"log.write","params":{"message":"hunter2"')
        core.receive(), core.receive()
    assert "hunter2" not in "".join(path.read_text() for path in files(data))
