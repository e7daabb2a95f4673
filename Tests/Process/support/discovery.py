"""The discovery document, as the program prints it."""

import json

from support.core import run

DOCUMENT = json.loads(run("openrpc").stdout)
METHODS = {method["name"]: method for method in DOCUMENT["methods"]}


def needs_cloud(name):
    """Whether a method asks the cloud, or is of what only that makes: without one it answers an error, and its examples
    are for reading."""
    return name == "sharing.present" or any(
        error["data"]["kind"] == "cloudUnavailable" for error in METHODS[name]["errors"]
    )


def needs_more_than_memory(name):
    """Whether a core in memory, without a container, answers the examples of a method with an error."""
    return name == "system.backup" or needs_cloud(name)
