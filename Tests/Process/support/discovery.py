"""The discovery document, as the program prints it, and how the statements of its examples find their rows."""

import json
import os
import pathlib
import tempfile

from support.core import run

with tempfile.TemporaryDirectory() as directory:
    noted = pathlib.Path(directory) / "plans"
    DOCUMENT = json.loads(run("openrpc", env={**os.environ, "MAINSPRING_QUERY_PLANS": str(noted)}).stdout)
    # Lines, each a statement and the parts of its plan; nothing where the build is one for use.
    PLANS = set(noted.read_text().splitlines()) if noted.exists() else set()
METHODS = {method["name"]: method for method in DOCUMENT["methods"]}


def needs_cloud(name):
    """Whether a method asks the cloud, or is of what only that makes: without one it answers an error, and its examples
    are for reading."""
    return name == "sharing.present" or any(
        error["data"]["kind"] == "cloudUnavailable" for error in METHODS[name]["errors"]
    )
