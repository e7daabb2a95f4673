"""The discovery document, as the program prints it."""

import json

from support.core import run

DOCUMENT = json.loads(run("openrpc").stdout)
METHODS = {method["name"]: method for method in DOCUMENT["methods"]}
