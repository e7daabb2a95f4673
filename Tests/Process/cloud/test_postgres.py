"""The container in PostgreSQL: its installation, its sign-in, and cores while the server is down."""

import os
import shutil
import signal
import subprocess
import threading

import pytest

from support.clouds import POSTGRES, CloudServed, Server
from support.container import ZONE, Container, name, record
from support.core import BINARY, CallError, Core, item, run, until
from support.postgres_relay import DeafRelay


def tool(*words, **environment):
    return subprocess.run([POSTGRES, *words], capture_output=True, env=os.environ | environment, input=b"")


def asked(url, **environment):
    """Returns the name of the account that signs in, or the kind of the error if the sign-in is refused."""
    line = b'{"jsonrpc":"2.0","id":1,"method":"host.cloud.account"}\n'
    done = subprocess.run([POSTGRES, "serve", url], input=line, capture_output=True, env=os.environ | environment)
    text = done.stdout.decode()
    if '"error"' not in text:
        return text.partition('"account":"')[2].partition('"')[0]
    return text.partition('"kind":"')[2].partition('"')[0]


def kind(call):
    with pytest.raises(CallError) as error:
        call()
    return error.value.error["data"]["kind"]


@pytest.fixture
def server():
    """A server for one test, which may stop and change it."""
    server = Server()
    yield server
    server.close()


@pytest.fixture
def container(database):
    with Container(database) as container:
        container.make()
        yield container


def test_it_is_sound(database):
    mine, yours = (
        " ".join(["exec", *(f"'{word}'" for word in database.words("--account", who))]) for who in ("me", "you")
    )
    done = run("cloud", "test", mine, yours)
    assert done.returncode == 0 and b"\nok 28 " in done.stdout, done.stdout.decode()
    assert b"# the container" not in done.stdout
    assert database.flaws() == []


def test_made_again_it_is_the_same(database, container):
    container.modify([record(1, sku="A")])
    before = database.sql("SELECT id FROM mainspring.container", "SELECT name, change FROM mainspring.records")
    for _ in range(2):
        done = tool("install", database.url("admin"))
        assert (done.returncode, database.name in done.stdout.decode()) == (0, True), done.stderr
    assert database.sql("SELECT id FROM mainspring.container", "SELECT name, change FROM mainspring.records") == before
    container.modify([record(2, sku="B")])
    assert len(container.changes()["records"]) == 2


def test_what_earlier_versions_had_is_taken_away(database, container):
    container.modify([record(1, sku="A")])
    # The tables and records that the first versions of the container created.
    database.sql(
        "CREATE INDEX zones_changed ON mainspring.zones (owner, changed)",
        "CREATE FUNCTION mainspring.forget(numbered bigint) RETURNS void LANGUAGE sql AS ''",
        "CREATE FUNCTION mainspring.modify_zone(b mainspring.batch, o text, n bigint, may text, second boolean)"
        " RETURNS void LANGUAGE sql AS ''",
    )
    assert tool("install", database.url("admin")).returncode == 0
    left = database.sql(
        "SELECT count(*) FROM pg_class WHERE relname = 'zones_changed'",
        "SELECT count(*) FROM pg_proc WHERE proname IN ('forget', 'modify_zone')",
    )
    assert left == ["0", "2"]
    container.modify([record(2, sku="B")])
    assert [one["recordName"] for one in container.changes()["records"]] == [name(1), name(2)]


def test_a_batch_is_done_once_however_many_have_come_since(container):
    first = container.modify([record(1, sku="A")], operation="first")
    for number in range(40):
        container.modify([record(2 + number, sku=f"B{number}")], operation=f"other {number}")
    container.modify([], operation="nothing")
    before = container.changes()["token"]
    assert container.modify([record(1, sku="A")], operation="first") == first
    assert container.changes()["token"] == before


def test_answers_of_long_ago_are_forgotten(database, container):
    container.modify([record(1, sku="A")])
    database.sql(
        "INSERT INTO mainspring.operations SELECT owner, n, 'old ' || n, '{}'"
        " FROM mainspring.operations, generate_series(2, 3000) AS n"
    )
    for number in range(2, 18):
        container.modify([record(number, sku="A")])
    (kept,) = database.sql("SELECT count(*) FROM mainspring.operations")
    assert 1000 <= int(kept) < 1016


def test_of_another_version_it_is_let_be(database):
    database.sql("CREATE OR REPLACE FUNCTION mainspring.format() RETURNS integer LANGUAGE sql AS 'SELECT 99'")
    assert asked(database.words()[2]) == "incompatibleVersion"
    done = tool("install", database.url("admin"))
    assert (done.returncode, b"newer mainspring-postgres" in done.stderr) == (73, True)
    database.sql("CREATE OR REPLACE FUNCTION mainspring.format() RETURNS integer LANGUAGE sql AS 'SELECT 0'")
    assert asked(database.words()[2]) == "serviceUnavailable"
    assert tool("install", database.url("admin")).returncode == 0
    assert asked(database.words()[2]) == "me"


def test_what_it_can_not_be_made_in(postgres):
    names = [f"latin_{os.getpid()}", f"mine_{os.getpid()}"]
    postgres.sql(f"CREATE DATABASE {names[0]} ENCODING 'LATIN1' TEMPLATE template0")
    done = tool("install", f"postgres://admin@/{names[0]}?host={postgres.sockets}")
    assert (done.returncode, b"LATIN1" in done.stderr) == (73, True)
    postgres.sql(f"CREATE DATABASE {names[1]} TEMPLATE template0")
    done = tool("install", f"postgres://{postgres.role('me')}@/{names[1]}?host={postgres.sockets}")
    assert (done.returncode, b"permission denied" in done.stderr) == (73, True)
    assert postgres.sql("SELECT to_regnamespace('mainspring') IS NULL", database=names[1]) == ["t"]
    assert asked(f"postgres://me@/{names[1]}?host={postgres.sockets}") == "serviceUnavailable"


def test_who_is_let_in(database):
    database.sql("DROP ROLE IF EXISTS stranger", "CREATE ROLE stranger LOGIN")
    assert asked(database.url("stranger")) == "notAuthenticated"
    assert asked(database.url("nobody_at_all")) == "notAuthenticated"
    database.name = "no_such_database"
    assert asked(database.words()[2]) == "notAuthenticated"


def test_words_that_do_not_fit():
    assert tool().stdout.startswith(b"mainspring-postgres: ") and tool("--help").returncode == 0
    assert tool("--version").stdout == run("--version").stdout.replace(b"mainspring", b"mainspring-postgres")
    for words in (["serve"], ["install"], ["frob", "x"], ["serve", "a", "b"]):
        done = tool(*words)
        assert (done.returncode, b"--help" in done.stderr) == (64, True)
    done = tool("serve", "postgres://%zz")
    assert (done.returncode, b"can't be read" in done.stderr) == (64, True)


@pytest.mark.parametrize(
    "url",
    [
        "postgres://me:secret@/shop",
        "postgres://me@/shop?password=secret",
        "postgres://me:?secret@host/shop",
        "postgres://me@/shop?host=x&pass%77ord=secret",
        "postgresql://me@/shop?sslpassword=secret",
    ],
)
def test_passwords_stand_in_no_command_line(tmp_path, url):
    for words in ([POSTGRES, "serve", url], [POSTGRES, "install", url], [BINARY, "--data", "x", "--cloud", url]):
        done = subprocess.run(words, capture_output=True, input=b"", cwd=tmp_path)
        assert (done.returncode, b".pgpass" in done.stderr, b"secret" in done.stderr) == (64, True, False)
    with Core() as core:
        for method, more in (("sync.connect", {}), ("sync.switchAccount", {"account": "you"})):
            error = core.refused(method, cloud=url, **more)
            assert error["data"]["problems"][0]["pointer"] == "/cloud" and "secret" not in str(error)
        assert core.call("sync.status")["state"] == "signedOut"


def test_a_password_comes_from_a_file_or_the_environment(server, tmp_path):
    cloud = server.database()
    server.role("me")
    cloud.sql("ALTER ROLE me PASSWORD 'open sesame'")
    (server.data / "pg_hba.conf").write_text("local all admin trust\nlocal all all scram-sha-256\n")
    cloud.sql("SELECT pg_reload_conf()")
    until(lambda: asked(cloud.url("me"), PGPASSWORD="wrong") == "notAuthenticated")
    assert asked(cloud.url("me")) == "notAuthenticated"
    assert asked(cloud.url("me"), PGPASSWORD="open sesame") == "me"
    passwords = tmp_path / "passwords"
    passwords.write_text("*:*:*:me:open sesame\n")
    passwords.chmod(0o600)
    assert asked(cloud.url("me"), PGPASSFILE=str(passwords)) == "me"
    services = tmp_path / "services"
    services.write_text(f"[shop]\nhost={server.sockets}\ndbname={cloud.name}\nuser=me\npassword=open sesame\n")
    assert asked("postgres:///?service=shop", PGSERVICEFILE=str(services)) == "me"
    # `mainspring-postgres` inherits the core's environment variables, and finds the password there. The core writes the
    # password to no file.
    os.environ["PGPASSFILE"] = str(passwords)
    try:
        with Core(tmp_path / "core", "--cloud", cloud.url("me")) as core:
            assert core.call("sync.now", wait=True)["state"] == "synced"
    finally:
        del os.environ["PGPASSFILE"]
    assert b"sesame" not in b"".join(path.read_bytes() for path in (tmp_path / "core").rglob("*") if path.is_file())


def address():
    """Returns an IP address of this machine that is not a loopback address."""
    found = subprocess.run(["hostname", "-I"], capture_output=True).stdout.decode().split()
    return next((one for one in found if "." in one and not one.startswith("127.")), None)


@pytest.mark.skipif(
    not address() or not shutil.which("openssl"), reason="this machine has no address but the loopback's"
)
def test_elsewhere_certificates_are_verified(tmp_path):
    host = address()
    made = Server()
    try:
        made.stop()
        key, certificate = made.data / "server.key", made.data / "server.crt"
        subprocess.run(
            ["openssl", "req", "-new", "-x509", "-nodes", "-days", "2", "-subj", "/CN=db", "-newkey", "rsa:2048"]
            + ["-addext", f"subjectAltName=IP:{host}", "-keyout", key, "-out", certificate],
            check=True,
            capture_output=True,
        )
        if made.owner:
            shutil.chown(key, "postgres", "postgres")
        key.chmod(0o600)
        certificate.chmod(0o644)
        trusted = tmp_path / "root.crt"
        trusted.write_bytes(certificate.read_bytes())
        (made.data / "pg_hba.conf").write_text("local all all trust\nhost all all all trust\n")
        port = 20_000 + os.getpid() % 20_000
        made.settings += [f"listen_addresses={host},127.0.0.1", f"port={port}", "ssl=on"]
        made.start(port)
        made.sql("CREATE ROLE me LOGIN IN ROLE mainspring")
        url = f"postgres://me@{host}:{port}/template1"
        home = {"HOME": str(tmp_path)}
        assert asked(f"{url}?sslrootcert={trusted}", **home) == "me"
        # The program sends no request to a server that it can't verify. The address can't turn the verification off.
        for weaker in ("?sslmode=disable", "?sslmode=require", "", f"?sslmode=prefer&sslrootcert={tmp_path}/none"):
            assert asked(url + weaker, **home) == "notAuthenticated"
        made.stop()
        # The server offers no encryption any more, so the program does not sign in.
        made.settings = [one for one in made.settings if one != "ssl=on"]
        made.start(port)
        assert asked(f"{url}?sslrootcert={trusted}", **home) == "notAuthenticated"
        # A connection on this machine can't be intercepted, so it needs no certificate.
        assert asked(f"postgres://me@127.0.0.1:{port}/template1", **home) == "me"
    finally:
        made.close()


def test_texts_that_postgresql_can_not_keep(database, container):
    text = "a\x00b\ue000\ue0000\ue0001\\u0000 \\ue000 é \U0001f980"
    spelled = {"type": "text", "value": text}
    (saved,) = container.modify([record(1, name=spelled, plain="x")])
    (found,) = container.changes()["records"]
    assert found["fields"] == {"name": spelled, "plain": {"type": "text", "value": "x"}}
    (again,) = container.modify([record(1, saved["recordChangeTag"], plain=text)])
    (found,) = container.changes()["records"]
    assert (found["fields"]["name"]["value"], found["fields"]["plain"]["value"]) == (text, text)
    (refused,) = container.modify([record(1, saved["recordChangeTag"], plain="y")])
    assert refused["serverRecord"]["fields"]["name"]["value"] == text
    assert again["recordChangeTag"] != saved["recordChangeTag"]
    # Types, tags and names of batches can have these characters, too.
    made = [record(2, type=type, plain="x") for type in ("It\x00ems", "It\ue000ems", "It\ue0000ems")]
    for number, one in enumerate(made, 2):
        one["recordName"] = name(number)
    (kind,) = {result.get("kind") for result in container.modify(made, operation="a\x00b")}
    assert kind is None
    assert {one["recordType"] for one in container.changes()["records"]} == {
        "Items",
        *(one["recordType"] for one in made),
    }
    (stale,) = container.modify([record(1, "\x00\ue000", plain="y")], operation="a\ue0000b")
    assert stale["kind"] == "serverRecordChanged"


def test_a_text_of_nothing_else(container):
    """A text of the largest length that a record may have, in which each character must be stored as an escape."""
    text = "\x00\ue000abc" * 80_000
    container.modify([record(1, name=text)])
    (found,) = container.changes()["records"]
    assert found["fields"]["name"]["value"] == text


def test_a_core_goes_on_when_the_server_comes_back(server, tmp_path):
    cloud = server.database()
    with Core(tmp_path / "one", *cloud.options("me")) as one:
        shop = one.call("companies.create", name="Shop")["id"]
        assert one.call("sync.now", wait=True)["state"] == "synced"
        for how in (signal.SIGINT, signal.SIGQUIT):
            server.stop(how)
            one.call("inventory.items.create", company=shop, **item(int(how)))
            status = one.call("sync.now", wait=True)
            assert (status["state"], status["stores"][0]["error"]["kind"]) == ("offline", "networkUnavailable")
            server.start()
            assert one.call("sync.now", wait=True)["state"] == "synced"
    with Core(tmp_path / "two", *cloud.options("me")) as two:
        two.call("sync.now", wait=True)
        assert len(two.call("inventory.items.list", company=shop)["items"]) == 2


def test_a_server_that_is_killed_in_the_middle_keeps_what_it_has_answered(server):
    """Two connections send batches while the server is killed and started again. Each answered batch must have been
    saved exactly once."""
    cloud = server.database()
    answered = []

    def write(start):
        with Container(cloud) as container:
            for number in range(start, start + 60):
                try:
                    container.modify([record(number, sku=f"{number}")], operation=f"operation {number}")
                    answered.append(number)
                except CallError as error:
                    assert error.error["data"]["kind"] in (
                        "networkFailure",
                        "networkUnavailable",
                        "serviceUnavailable",
                        "zoneBusy",
                    )

    with Container(cloud) as container:
        container.make()
    writers = [threading.Thread(target=write, args=(start,)) for start in (1000, 2000)]
    for writer in writers:
        writer.start()
    for _ in range(3):
        enough = len(answered) + 3
        until(lambda enough=enough: len(answered) > enough or not any(one.is_alive() for one in writers))
        server.stop(signal.SIGQUIT)
        server.start()
    for writer in writers:
        writer.join()
    with Container(cloud) as container:
        # Each batch without an answer is sent again with the same name.
        for number in [*range(1000, 1060), *range(2000, 2060)]:
            container.modify([record(number, sku=f"{number}")], operation=f"operation {number}")
        found = [one["recordName"] for one in container.changes()["records"]]
    assert sorted(found) == sorted(name(number) for number in [*range(1000, 1060), *range(2000, 2060)])
    assert answered and cloud.flaws() == []


def test_who_waits_too_long_for_others_is_told(database):
    limit = "-c%20lock_timeout%3D300"
    with Container(database) as container:
        container.make()
        container.close()
    container = Container(CloudServed(POSTGRES, "serve", database.url("me", options=limit)))
    with container:
        assert len(container.zones()["zones"]) == 1
        lock = subprocess.Popen(
            ["psql", "-h", database.server.sockets, "-U", "admin", "-d", database.name, "-qAtX"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        lock.stdin.write(b"BEGIN; SELECT 1 FROM mainspring.zones FOR UPDATE;\n")
        lock.stdin.flush()
        assert lock.stdout.readline() == b"1\n"
        assert kind(lambda: container.modify([record(1, sku="A")])) == "zoneBusy"
        lock.communicate(b"ROLLBACK;\n")
        assert container.modify([record(1, sku="A")])[0]["recordChangeTag"]


def test_a_server_that_says_nothing_is_given_up(server):
    cloud = server.database()
    server.role("me")
    container = Container(
        CloudServed(POSTGRES, "serve", cloud.url("me", options="-c%20statement_timeout%3D300", connect_timeout=1))
    )
    with container:
        container.make()
        backend = int(cloud.sql("SELECT pid FROM pg_stat_activity WHERE usename = 'me'")[0])
        os.kill(backend, signal.SIGSTOP)
        try:
            assert kind(lambda: container.zones()) == "timeout"
            # The next request uses a new connection.
            assert len(container.zones()["zones"]) == 1
        finally:
            os.kill(backend, signal.SIGCONT)


def test_there_may_be_no_room_for_another_connection(server):
    server.stop()
    server.settings.append("max_connections=5")
    server.start()
    cloud = server.database()
    url = cloud.words()[2]
    held = []
    try:
        for _ in range(8):
            container = Container(CloudServed(POSTGRES, "serve", url))
            held.append(container)
            try:
                container.call("host.cloud.account")
            except CallError as error:
                assert error.error["data"] == {"kind": "requestRateLimited", "retryAfter": 5000}
                return
        raise AssertionError("all were let in")
    finally:
        for container in held:
            container.close()


def test_where_nobody_tells_it_is_asked(database, tmp_path):
    """Some servers with PostgreSQL's protocol have no LISTEN. There the container polls for changes."""
    with DeafRelay(database.server.sockets / ".s.PGSQL.5432", tmp_path / "s") as relay:
        container = Container(
            CloudServed(POSTGRES, "serve", database.words()[2].replace(str(database.server.sockets), str(relay.folder)))
        )
        with container, Container(database) as other:
            other.make()
            assert len(container.zones()["zones"]) == 1
            assert relay.refused > 0
            # The first poll has no earlier state to compare with.
            assert container.receive()["method"] == "sync.remoteChanged"
            other.modify([record(1, sku="A")])
            assert container.receive()["method"] == "sync.remoteChanged"


def test_who_asks_meanwhile_is_told_all_the_same(server):
    """The server's notification may arrive together with the answer to a request. It must not be lost."""
    cloud = server.database()
    with Container(cloud) as container, Container(cloud) as other:
        container.make()
        for number in range(10):
            other.modify([record(number)])
            assert len(container.changes(zone=ZONE)["records"]) == number + 1
            told = container.aside or [container.receive()]
            assert {line["method"] for line in told} == {"sync.remoteChanged"}
            container.aside = []


def test_who_comes_back_looks_what_has_happened(server):
    cloud = server.database()
    with Container(cloud) as container:
        container.make()
        server.stop()
        server.start()
        with Container(cloud) as other:
            other.modify([record(1, sku="A")])
        assert container.receive()["method"] == "sync.remoteChanged"
        assert len(container.changes(zone=ZONE)["records"]) == 1


def test_an_installation_of_before_marks_and_rules_goes_on(server):
    """An older installation of the container lacks the department rules. It works with this version, which reports that
    it does not check departments. After a new installation, it does."""
    cloud = server.database()
    cloud.sql(
        "ALTER FUNCTION mainspring.zone_page(json) RENAME TO page_of_now",
        "CREATE FUNCTION mainspring.zone_page(request json)"
        " RETURNS TABLE (zone bigint, origin text, since bigint, reached bigint, share text)"
        " LANGUAGE sql STABLE SECURITY DEFINER AS"
        " 'SELECT zone, origin, since, reached, share FROM mainspring.page_of_now(request)'",
        "GRANT EXECUTE ON FUNCTION mainspring.zone_page(json) TO mainspring",
        "DROP FUNCTION mainspring.commit_mark(bigint, bigint), mainspring.record_rule(text)",
    )
    with Container(cloud) as container:
        container.make()
        container.modify([record(number) for number in range(5)])
        assert container.call("host.cloud.account")["enforcesRights"] is False
        token = container.changes(limit=2)["token"]
        assert "-" not in token.rpartition(".")[2] and len(container.changes(token)["records"]) == 3
    cloud.sql("DROP FUNCTION mainspring.page_of_now(json)", "DROP TABLE mainspring.history")
    server.run_tool("install", f"postgres://admin@/{cloud.name}?host={server.sockets}")
    with Container(cloud) as container:
        assert container.call("host.cloud.account")["enforcesRights"] is True
        assert len(container.changes(token)["records"]) == 3
        for page in (container.changes(token), container.changes(token, limit=1)):
            assert "-" in page["token"].rpartition(".")[2]
            container.changes(page["token"])


def test_an_empty_container_takes_the_place_of_one_that_is_gone(server):
    cloud, other = server.database(), "01903e6f-2c00-7000-8000-000000000001"
    address = f"postgres://admin@/{cloud.name}?host={server.sockets}"
    server.run_tool("install", address, "--container", other)
    with Container(cloud) as container:
        assert container.call("host.cloud.account")["container"] == other
        container.make()
    refused = tool("install", address, "--container", "01903e6f-2c00-7000-8000-000000000002")
    assert refused.returncode == 73 and b"not empty" in refused.stderr
    with Container(cloud) as container:
        assert container.call("host.cloud.account")["container"] == other
