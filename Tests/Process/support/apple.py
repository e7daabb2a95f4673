"""Signing in with Apple: Apple's tokens, forged tokens, and a core whose host is the test."""

import base64
import hashlib
import json
import time

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import padding, rsa

from support.core import Core, request

APP = "com.mainspring.app"
USER = "001234.0a1b2c.0815"
STATE = "host.auth.apple.credentialState"
SECRETS = ["host.secrets.set", "host.secrets.get", "host.secrets.delete"]
# The seconds since 1970 at the start of 2026-01-01, which is also the start of repeatable cores.
NEW_YEAR = 1767225600


def encode(data):
    if not isinstance(data, bytes):
        data = json.dumps(data).encode()
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def big_endian(number):
    return encode(number.to_bytes((number.bit_length() + 7) // 8, "big"))


class Signer:
    """A key that tokens are signed with."""

    def __init__(self, kid="key-1", bits=2048):
        self.kid = kid
        self.key = rsa.generate_private_key(65537, bits)

    @property
    def jwk(self):
        public = self.key.public_key().public_numbers()
        return {
            "kty": "RSA",
            "kid": self.kid,
            "use": "sig",
            "alg": "RS256",
            "n": big_endian(public.n),
            "e": big_endian(public.e),
        }

    def token(self, header=None, signature=None, **claims):
        header = {"kid": self.kid, "alg": "RS256"} if header is None else header
        claims = {
            "iss": "https://appleid.apple.com",
            "aud": APP,
            "exp": NEW_YEAR + 600,
            "iat": NEW_YEAR,
            "sub": USER,
            **claims,
        }
        return self.sign(header, {name: value for name, value in claims.items() if value is not None}, signature)

    def sign(self, header, payload, signature=None):
        text = f"{encode(header)}.{encode(payload)}"
        if signature is None:
            signature = self.key.sign(text.encode(), padding.PKCS1v15(), hashes.SHA256())
        return f"{text}.{encode(signature)}"


def hashed(nonce):
    return hashlib.sha256(nonce.encode()).hexdigest()


def key_file(folder, *signers):
    path = folder / "keys.json"
    path.write_text(json.dumps({"keys": [signer.jwk for signer in signers]}))
    return str(path)


class Device(Core):
    """A core whose host is the test. `answers` has a function for each method that the test answers. All other requests
    to the host stay without a reply."""

    def __init__(self, data=":memory:", *options, offer=(), **answers):
        super().__init__(data, *options)
        self.answers = answers
        self.questions = []
        self.signer = None
        self.provide(*offer)

    def provide(self, *offer):
        if offer:
            self.call("host.provide", capabilities=list(offer))

    def receive(self):
        """Returns the next line that is not a request to the host. Requests to the host get the replies of their
        functions."""
        while True:
            line = super().receive()
            if "id" not in line or not line.get("method", "").startswith("host."):
                return line
            self.questions.append(line)
            answer = self.answers.get(line["method"].removeprefix("host.").replace(".", "_"))
            if answer is not None:
                outcome = answer(line["params"])
                member = "error" if isinstance(outcome, dict) and "code" in outcome else "result"
                self.send({"jsonrpc": "2.0", "id": line["id"], member: outcome})

    def asked(self, method):
        """Returns the parameters of all requests to the host with this name."""
        return [line["params"] for line in self.questions if line["method"] == method]

    def sign_in(self, user=USER, code="c0de.0.planted", token=None, **more):
        self.signer = self.signer or Signer()
        token = token or self.signer.token(sub=user, exp=self.soon)
        return self.call("auth.signIn", user=user, identityToken=token, authorizationCode=code, **more)

    @property
    def soon(self):
        return max(NEW_YEAR, int(time.time())) + 600 if self.is_real else NEW_YEAR + 600

    @property
    def is_real(self):
        return "--clock" not in self.process.args

    def pending(self, method, params, id):
        """Sends a request without waiting for its reply."""
        self.send(request(method, params, id))


class Keychain:
    """The secrets that the host stores."""

    def __init__(self):
        self.secrets = {}

    @property
    def answers(self):
        return {"secrets_set": self.set, "secrets_get": self.get, "secrets_delete": self.delete}

    def set(self, params):
        self.secrets[params["name"]] = params["value"]
        return {}

    def get(self, params):
        return {"value": self.secrets.get(params["name"])}

    def delete(self, params):
        self.secrets.pop(params["name"], None)
        return {}


def holders(folder, *texts):
    """Returns the files of a folder that contain any of the texts, also as JSON escapes them."""
    found = set()
    texts = {form for text in texts for form in (text, json.dumps(text)[1:-1], text.replace("/", "\\/"))}
    for path in folder.rglob("*"):
        if path.is_file():
            content = path.read_bytes()
            if any(text.encode() in content for text in texts):
                found.add(path.name)
    return found
