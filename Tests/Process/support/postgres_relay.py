"""A relay before a server of PostgreSQL that refuses LISTEN, as engines do that have no channels.

https://www.postgresql.org/docs/current/protocol-message-formats.html
"""

import contextlib
import socket
import struct
import threading


class DeafRelay:
    def __init__(self, server, folder):
        """server: its socket; folder: where the relay's is to be."""
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
        # Either side may go when it likes.
        with contextlib.suppress(OSError):
            while piece := server.recv(1 << 16):
                client.sendall(piece)
        client.close()

    def ask(self, client, server):
        stream = client.makefile("rb")
        # What a connection begins with has no type.
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
