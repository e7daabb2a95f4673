"""A relay in front of a PostgreSQL server. It refuses LISTEN, as engines without notifications do.

https://www.postgresql.org/docs/current/protocol-message-formats.html
"""

import contextlib
import socket
import struct
import threading


class DeafRelay:
    def __init__(self, server, folder):
        """`server` is the server's socket. `folder` gets the relay's socket."""
        folder.mkdir()
        self.server, self.folder, self.refused = server, folder, 0
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.bind(str(folder / ".s.PGSQL.5432"))
        self.socket.listen()

    def __enter__(self):
        threading.Thread(target=self.accept, daemon=True).start()
        return self

    def __exit__(self, *failure):
        self.socket.close()

    def accept(self):
        while True:
            try:
                client, _ = self.socket.accept()
            except OSError:
                return
            server = socket.socket(socket.AF_UNIX)
            server.connect(str(self.server))
            threading.Thread(target=self.answer, args=(server, client), daemon=True).start()
            threading.Thread(target=self.ask, args=(client, server), daemon=True).start()

    def answer(self, server, client):
        # Either side may close the connection at any time.
        with contextlib.suppress(OSError):
            while piece := server.recv(1 << 16):
                client.sendall(piece)
        client.close()

    def ask(self, client, server):
        stream = client.makefile("rb")
        # The first message of a connection has no type.
        (length,) = struct.unpack("!i", head := stream.read(4))
        server.sendall(head + stream.read(length - 4))
        while head := stream.read(5):
            (length,) = struct.unpack("!i", head[1:])
            body = stream.read(length - 4)
            if head[:1] == b"Q" and body.startswith(b"LISTEN"):
                self.refused += 1
                fields = b"SERROR\0C0A000\0MLISTEN is not supported\0\0"
                client.sendall(b"E" + struct.pack("!i", 4 + len(fields)) + fields + b"Z" + struct.pack("!i", 5) + b"I")
            else:
                server.sendall(head + body)
        server.close()
