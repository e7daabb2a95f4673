"""Small images. Only their headers matter."""

import struct
import zlib


def oriented(orientation, order=">"):
    """Returns Exif data (EXIF 2.32, 4.6.8). The first directory has the given orientation, and the directory of the
    thumbnail has the orientation 1."""
    mark = b"MM\0*" if order == ">" else b"II*\0"
    entry = struct.pack(order + "HHIHH", 274, 3, 1, orientation, 0)
    thumbnail = struct.pack(order + "HHHIHHI", 1, 274, 3, 1, 1, 0, 0)
    return mark + struct.pack(order + "IH", 8, 1) + entry + struct.pack(order + "I", 26) + thumbnail


def png(width, height, *more):
    """Returns a PNG. `more` has chunks that follow the pixels, each a kind and a content."""

    def chunk(kind, content):
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    header = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    pixels = zlib.compress((b"\0" * (1 + (width + 7) // 8)) * height)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", pixels)
        + b"".join(chunk(*one) for one in more)
        + chunk(b"IEND", b"")
    )


def gif(width, height):
    return b"GIF89a" + struct.pack("<HH", width, height) + b"\0\0\0;"


def jpeg(width, height, before=b""):
    """Returns a JPEG. Before the segment with the size come other segments. The content of one of them contains the
    marker of such a segment."""
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


def webp(kind, width, height, exif=None):
    if kind == b"VP8 ":
        content = b"\x30\1\0\x9d\1\x2a" + struct.pack("<HH", width, height | 1 << 14)
    elif kind == b"VP8L":
        content = b"\x2f" + struct.pack("<I", (width - 1) | (height - 1) << 14 | 1 << 28)
    else:
        content = b"\x10\0\0\0" + struct.pack("<I", width - 1)[:3] + struct.pack("<I", height - 1)[:3]
    if exif is not None:
        content = b"\x18" + content[1:]
        chunks = b"ICCP\3\0\0\0abc\0EXIF" + struct.pack("<I", len(exif)) + exif
        return b"RIFF" + struct.pack("<I", 22 + len(chunks)) + b"WEBPVP8X\x0a\0\0\0" + content + chunks
    content = content.ljust(16, b"\0")
    return b"RIFF" + struct.pack("<I", 12 + len(content)) + b"WEBP" + kind + struct.pack("<I", len(content)) + content


def box(kind, *content):
    whole = b"".join(content)
    return struct.pack(">I", 8 + len(whole)) + kind + whole


def heif(brand, width, height, *, turned=None, primary=2, version=0, brands=b"mif1"):
    """Returns an image that consists of two items: a tile of 512 x 512 pixels, and the whole picture, which is item
    2."""

    def extent(wide, high):
        return box(b"ispe", bytes(4), struct.pack(">II", wide, high))

    kept = [extent(512, 512), extent(width, height)] + ([] if turned is None else [box(b"irot", bytes([turned]))])
    ids = ">H" if version == 0 else ">I"
    related = [(1, [0x81]), (2, [2] + [0x83] * (turned is not None))]
    if version:
        # Version 1 has long numbers for properties and for items.
        related = [(id, [number & 0x7F | (number & 0x80) << 8 for number in numbers]) for id, numbers in related]
    number = ">B" if version == 0 else ">H"
    pairs = b"".join(
        struct.pack(ids, id) + bytes([len(numbers)]) + b"".join(struct.pack(number, one) for one in numbers)
        for id, numbers in related
    )
    flags = bytes([version, 0, 0, version])
    meta = box(
        b"meta",
        bytes(4),
        box(b"hdlr", bytes(4), b"\0\0\0\0pict", bytes(13)),
        box(b"pitm", bytes([version, 0, 0, 0]), struct.pack(ids, primary)),
        box(b"iprp", box(b"ipco", *kept), box(b"ipma", flags, struct.pack(">I", len(related)), pairs)),
    )
    # A box whose length has eight bytes comes before the metadata.
    long = struct.pack(">I", 1) + b"free" + struct.pack(">Q", 20) + b"free"
    return box(b"ftyp", brand, bytes(4), brands) + long + meta + box(b"mdat", b"pixels")


def tiff(width, height, order="<", orientation=None):
    sizes = [(254, 4, 0), (256, 3 if width < 1 << 16 else 4, width), (257, 4, height)]
    sizes += [] if orientation is None else [(274, 3, orientation)]
    entries = b"".join(
        struct.pack(f"{order}HHI", tag, kind, 1)
        + struct.pack(f"{order}{'HH' if kind == 3 else 'I'}", *[value, 0][: 4 - kind + 1])
        for tag, kind, value in sizes
    )
    magic = (b"II" if order == "<" else b"MM") + struct.pack(f"{order}HI", 42, 20)
    return magic.ljust(20, b"\0") + struct.pack(f"{order}H", len(sizes)) + entries + bytes(4)
