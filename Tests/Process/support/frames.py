"""Messages with headers, as editors send them."""

import json


def frame(message, name="Content-Length", end=b"\r\n"):
    body = message if isinstance(message, bytes) else json.dumps(message).encode()
    return b"%s: %d%s%s%s" % (name.encode(), len(body), end, end, body)


def parse(out):
    """Returns the messages of frames. Each frame must have exactly one header line, and the whole body."""
    messages = []
    while out:
        head, _, out = out.partition(b"\r\n\r\n")
        assert head.startswith(b"Content-Length: ")
        length = int(head[16:])
        assert b"\n" not in out[:length] and len(out) >= length
        messages.append(json.loads(out[:length]))
        out = out[length:]
    return messages
