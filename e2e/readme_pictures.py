"""Pictures for READMEs: `https://pictures.example/logo-64x32.png` is one of that size, drawn when it is asked for."""

import re
import struct
import zlib

from playwright.sync_api import expect

HOST = "https://pictures.example"


def serve(context):
    """Answers for every host but this machine; what names no size does not exist."""
    context.route(re.compile(r"^https://"), _answer)


def _answer(route):
    found = re.search(r"(\d+)x(\d+)\.(png|svg)", route.request.url)
    if not found:
        return route.fulfill(status=404)
    width, height = int(found[1]), int(found[2])
    if found[3] == "svg":
        drawing = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"><rect width="{width}" height="{height}" fill="teal"/></svg>'
        return route.fulfill(body=drawing, content_type="image/svg+xml")
    return route.fulfill(body=_png(width, height), content_type="image/png")


def _png(width, height):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + b"\xc8\x28\x28" * width) * height
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def drawn(page, part):
    """Width and height of the picture whose address has this part, as it lies in its column, once it is there."""
    picture = page.locator(f'.async-content img[src*="{part}"]')
    # It is loaded when it is near, and has no size before.
    picture.evaluate("one => one.scrollIntoView({ block: 'center' })")
    expect(picture).to_have_js_property("complete", True)
    picture.evaluate("one => one.decode()")
    return picture.evaluate(
        "one => { const box = one.getBoundingClientRect(), around = one.closest('.async-image').getBoundingClientRect();"
        "return [Math.min(box.width, around.width), Math.min(box.height, around.height)].map(Math.round) }"
    )
