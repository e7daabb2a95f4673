"""Small images, made by hand: what their headers say is what counts."""

import struct
import zlib


def png(width, height):
    def chunk(kind, content):
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    header = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    pixels = zlib.compress((b"\0" * (1 + (width + 7) // 8)) * height)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


def gif(width, height):
    return b"GIF89a" + struct.pack("<HH", width, height) + b"\0\0\0;"


def jpeg(width, height, before=b""):
    """Segments stand before the one that has the size; one of them has the marker of a picture in it."""
    frame = struct.pack(">BHHB", 8, height, width, 1) + b"\1\x11\0"
    exif = b"\xff\xe1" + struct.pack(">H", 12) + b"Exif\0\0\xff\xc0\xff\xd9"
    return (
        b"\xff\xd8"
        + exif
        + before
        + b"\xff\xff\xc2"
        + struct.pack(">H", 2 + len(frame))
        + frame
        + b"\xff\xda"
        + b"\xff\xd9"
    )


def webp(kind, width, height):
    if kind == b"VP8 ":
        content = b"\x30\1\0\x9d\1\x2a" + struct.pack("<HH", width, height | 1 << 14)
    elif kind == b"VP8L":
        content = b"\x2f" + struct.pack("<I", (width - 1) | (height - 1) << 14 | 1 << 28)
    else:
        content = b"\x10\0\0\0" + struct.pack("<I", width - 1)[:3] + struct.pack("<I", height - 1)[:3]
    content = content.ljust(16, b"\0")
    return b"RIFF" + struct.pack("<I", 12 + len(content)) + b"WEBP" + kind + struct.pack("<I", len(content)) + content
