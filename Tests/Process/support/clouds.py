"""Containers for the tests, in a file or in a database of PostgreSQL."""

import os
import pathlib
import secrets
import shlex
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing

from support.core import BINARY, PATIENCE, ROOT, Core, run

POSTGRES = f"{BINARY}-postgres"
# The options that let a core use the host's cloud: the app was built for production, and its document names a
# container.
DEPLOYED = ["--build-environment", "production", "--app-config", str(ROOT / "Clients/python/deployment.json")]
HOSTED = ["--cloud", "host", *DEPLOYED]


class Cloud:
    """A container, as tests reach it."""

    def command(self, data, account, *options):
        """Returns the command that starts a core of an account, connected to this container."""
        return [BINARY, "serve", "--data", str(data), *self.options(account), *options]

    def core(self, data, account, *options):
        core = Core.__new__(Core)
        core.begin(self.command(data, account, *options))
        return core


class CloudFile(Cloud):
    """A container in a file. The first process that opens the file creates it."""

    def __init__(self, path):
        self.path = path

    def words(self, *options):
        """Returns the command of a process that serves the container to an account."""
        return [BINARY, "cloud", "serve", str(self.path), *options]

    def named(self, account):
        """Returns the value of `cloud` for `sync.connect`."""
        return str(self.path)

    def options(self, account):
        """The options of a core that syncs with the container."""
        return ["--cloud", str(self.path), "--cloud-account", account]

    def give_rights(self, record, departments):
        """Changes the rights of an access record without a notification, as a container that checks no rights would."""
        with closing(sqlite3.connect(self.path)) as file, file:
            change = "UPDATE records SET fields = json_set(fields, '$.deptMask.value', ?) WHERE lower(hex(name)) = ?"
            assert file.execute(change, (departments, record.replace("-", ""))).rowcount == 1

    def publish(self, type, records, *options):
        """Publishes records, given as lines of JSON, in the public database."""
        return run("cloud", "publish", str(self.path), type, "-", *options, stdin=records)

    def copy(self, place):
        """Copies the container to a place, from which `put_back` restores it."""
        with closing(sqlite3.connect(self.path)) as file, closing(sqlite3.connect(place)) as copy:
            file.backup(copy)

    def put_back(self, place):
        """Replaces the container by the copy."""
        shutil.copy(place, f"{self.path}.new")
        os.replace(f"{self.path}.new", self.path)

    def flaws(self):
        """Returns the faults that a check of the container finds."""
        done = run("cloud", "check", str(self.path))
        found = [line for line in done.stdout.decode().splitlines() if "has no faults" not in line]
        assert done.returncode == (1 if found else 0), (done.stdout, done.stderr)
        return found


class CloudHosted(CloudFile):
    """A container in a file, behind a host that serves the cloud."""

    def named(self, account):
        return "host"

    def command(self, data, account, *options):
        host = [sys.executable, "-B", str(ROOT / "Clients/python/cloud_host.py")]
        # If the host is killed, the core ends when it notices that. `--trust-tiers` lets owners set tiers, which is
        # otherwise not possible in production.
        core = ["--core", BINARY, "--", "--data", str(data), "--wait", f"{PATIENCE}", "--trust-tiers", *options]
        return [*host, "--container", str(self.path), "--account", account, *core]


class CloudDatabase(Cloud):
    """A container in a database."""

    def __init__(self, server, name):
        self.server, self.name = server, name

    def url(self, role, **more):
        parameters = "&".join(f"{key}={value}" for key, value in {"host": self.server.sockets, **more}.items())
        return f"postgres://{role}@/{self.name}?{parameters}"

    def sql(self, *statements, role="admin"):
        """Runs statements as an account. Returns psql's output lines, with | between the values."""
        return self.server.sql(*statements, database=self.name, role=role)

    def publish(self, type, records, *options):
        """Publishes records as the role that has installed the container."""
        words = [POSTGRES, "publish", self.url("admin"), type, "-", *options]
        return subprocess.run(words, input=records, capture_output=True, timeout=PATIENCE)

    def words(self, *options):
        options = dict(zip(options[::2], options[1::2], strict=True))
        if "--cloud-keep" in options:
            self.sql(f"UPDATE mainspring.container SET keep = {options['--cloud-keep']}")
        return [POSTGRES, "serve", self.url(self.server.role(options.get("--account", "me")))]

    def named(self, account):
        return self.url(self.server.role(account))

    def options(self, account):
        return ["--cloud", self.named(account)]

    def copy(self, place):
        """Copies the data of the whole server, which this container must have for itself."""
        self.server.stop()
        shutil.copytree(self.server.data, place)
        self.server.start()

    def put_back(self, place):
        self.server.stop()
        shutil.rmtree(self.server.data)
        shutil.copytree(place, self.server.data)
        if self.server.owner:
            subprocess.run(["chown", "-R", "postgres:postgres", self.server.data], check=True)
        self.server.start()

    def give_rights(self, record, departments):
        """Changes the rights of an access record, as the method of `CloudFile` does."""
        value = f"""{{"deptMask":{{"type":"int","value":{departments}}}}}"""
        self.sql(f"UPDATE mainspring.records SET fields = mainspring.merged(fields, '{value}') WHERE name = '{record}'")

    def flaws(self):
        return self.sql(
            """
            SELECT 'zone ' || number || ' has a record of a later change than its own' FROM mainspring.zones z
            WHERE change < (SELECT max(r.change) FROM mainspring.records r WHERE zone = number);
            """,
            "SELECT 'zone ' || zone || ' is gone, and has records' FROM mainspring.records r"
            " WHERE NOT EXISTS (SELECT FROM mainspring.zones z WHERE number = zone AND gone IS NULL)",
            """
            SELECT 'zone ' || number || ' has changed later than its account' FROM mainspring.zones z
            JOIN mainspring.accounts a ON a.name = owner WHERE changed > a.change
            """,
            """
            SELECT 'zone ' || zone || ' has a participant and is not shared' FROM mainspring.participants p
            JOIN mainspring.zones z ON number = zone WHERE p.gone IS NULL AND z.gone IS NULL
            AND NOT EXISTS (SELECT FROM mainspring.shares s WHERE s.zone = number AND revoked IS NULL)
            """,
        )


class CloudLenient(Cloud):
    """A container that checks no rights, like a platform's own cloud."""

    def __init__(self, cloud):
        self.cloud = cloud

    def words(self, *options):
        relay = ROOT / "Tests/Process/support/lenient_cloud.py"
        return [sys.executable, "-B", str(relay), *self.cloud.words(*options)]

    def options(self, account):
        return ["--cloud", f"exec:exec {shlex.join(self.words('--account', account))}"]

    def flaws(self):
        return self.cloud.flaws()


class CloudServed:
    """A container that is served by a command, the same for all accounts."""

    def __init__(self, *command):
        self.command = command

    def words(self, *options):
        return [*self.command]


def binaries():
    """Returns the folder of PostgreSQL's programs. Debian does not put the server's programs on the path."""
    found = shutil.which("initdb")
    if found:
        return pathlib.Path(found).resolve().parent
    return max(pathlib.Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))


class Server:
    """A PostgreSQL server for the tests, in a folder of its own that `close` removes. PostgreSQL does not run as root,
    so root starts it as the user postgres."""

    def __init__(self, *settings):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="mainspring-postgres-"))
        self.data, self.sockets = self.folder / "data", self.folder / "s"
        self.data.mkdir(mode=0o700)
        self.sockets.mkdir()
        self.owner = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.getuid() == 0 else {}
        if self.owner:
            self.folder.chmod(0o755)
            for folder in (self.data, self.sockets):
                shutil.chown(folder, "postgres", "postgres")
        self.run("initdb", "-D", self.data, "-U", "admin", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self.settings = ["fsync=off", "max_connections=60", "shared_buffers=32MB", "listen_addresses=", *settings]
        self.process = None
        self.names, self.roles = 0, set()
        self.start()
        self.run_tool("install", f"postgres://admin@/template1?host={self.sockets}")

    def run(self, program, *words):
        done = subprocess.run(
            [binaries() / program, *words], capture_output=True, timeout=PATIENCE, cwd=self.folder, **self.owner
        )
        assert done.returncode == 0, done.stderr

    def run_tool(self, *words):
        done = subprocess.run([POSTGRES, *words], capture_output=True, timeout=PATIENCE)
        assert done.returncode == 0, done.stderr
        return done.stdout.decode()

    def start(self, port=5432):
        self.port = port
        settings = [word for setting in self.settings for word in ("-c", setting)]
        with open(self.folder / "log", "ab") as log:
            self.process = subprocess.Popen(
                [binaries() / "postgres", "-D", self.data, "-k", self.sockets, *settings],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                **self.owner,
            )
        end = time.monotonic() + PATIENCE
        while self.psql("postgres", "admin", "SELECT 1").returncode != 0:
            assert self.process.poll() is None and time.monotonic() < end, (self.folder / "log").read_text()
            time.sleep(0.05)

    def stop(self, how=signal.SIGINT):
        """Ends the server: in order with SIGINT, or as in a crash with SIGQUIT."""
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def close(self):
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)

    def psql(self, database, role, *statements):
        commands = [word for statement in statements for word in ("-c", statement)]
        where = ["-h", self.sockets, "-p", str(self.port), "-U", role, "-d", database]
        return subprocess.run(
            [binaries() / "psql", *where, "-AtqX", "-v", "ON_ERROR_STOP=1", *commands],
            capture_output=True,
            timeout=PATIENCE,
        )

    def sql(self, *statements, database="postgres", role="admin"):
        done = self.psql(database, role, *statements)
        assert done.returncode == 0, done.stderr.decode()
        return done.stdout.decode().splitlines()

    def role(self, name):
        """Creates the role of an account, if it does not exist, and returns its name."""
        if name not in self.roles:
            self.sql(f'CREATE ROLE "{name}" LOGIN IN ROLE mainspring')
            self.roles.add(name)
        return name

    def database(self):
        """Creates a database with an empty container."""
        self.names += 1
        name = f"cloud{self.names}_{secrets.token_hex(4)}"
        self.sql(f"CREATE DATABASE {name}")
        cloud = CloudDatabase(self, name)
        # The container from the template has the same id in each database, so this one gets a new id.
        cloud.sql("UPDATE mainspring.container SET id = gen_random_uuid()")
        return cloud
