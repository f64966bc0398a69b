"""The picture of the account: from the person's disk to the server's, and away again."""

import signal
import struct
import urllib.error
import urllib.request
import zlib

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE
from repofinder import RepoFinder
from server import Server
from slow_line import SlowLine


def png(width, height, colour, words=b""):
    """A picture of one colour, with words beside it."""
    return png_of(width, height, zlib.compress((b"\0" + bytes(colour) * width) * height), words)


def png_of(width, height, drawing, words=b""):
    """What says that it is a picture of this size, whatever its drawing is."""

    def chunk(kind, content):
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    texts = chunk(b"tEXt", b"Comment\0" + words) if words else b""
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + texts + chunk(b"IDAT", drawing) + chunk(b"IEND", b"")


def file(content, name="me.png"):
    return {"name": name, "mimeType": "image/png", "buffer": content}


@pytest.fixture
def server(binary, tmp_path):
    """The pictures are to be all that it keeps."""
    server = Server(binary, tmp_path / "data", settings={"SERENDIP_NO_SAMPLES": "1"}).start()
    yield server
    server.stop()


def kept(server):
    blobs = server.data / "blobs"
    return [path for path in blobs.rglob("*") if path.is_file()] if blobs.exists() else []


@pytest.fixture(params=["phone", "desktop"])
def person(request, server, chromium):
    """A new person's account page, on both sizes."""
    context = chromium.new_context(**(PHONE if request.param == "phone" else DESKTOP))
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if "Content Security" in message.text else None)
    page.goto(f"{server.url}/account/")
    yield page
    context.close()
    assert errors == []


def picture(page):
    return page.locator(".async-content img")


def shown_width(page):
    """The pixels that the browser has decoded; 0 for a picture that it cannot show."""
    return picture(page).evaluate("async (image) => { await image.decode(); return image.naturalWidth }")


def choose(page, content, **options):
    page.locator("input[type=file]").set_input_files(file(content, **options))


def test_a_picture_is_there_after_a_reload_and_a_restart_and_can_be_taken_away_and_back(person, server):
    content = png(64, 48, (200, 80, 20), words=b"taken at home")
    choose(person, content)
    expect(person.get_by_role("button", name="Remove the picture")).to_be_visible()
    assert shown_width(person) == 64
    assert [path.read_bytes() for path in kept(server)] == [content.replace(content[33:66], b"")]

    server.kill()
    server.start()
    person.reload()
    assert shown_width(person) == 64
    address = person.url.replace("/account/", picture(person).get_attribute("src"))
    with pytest.raises(urllib.error.HTTPError, match="401"):
        urllib.request.urlopen(address)

    person.get_by_role("button", name="Remove the picture").click()
    expect(person.get_by_text("Picture removed").first).to_be_visible()
    expect(picture(person)).to_have_count(0)
    person.get_by_role("button", name="Undo").click()
    expect(person.get_by_role("button", name="Remove the picture")).to_be_visible()
    assert shown_width(person) == 64
    person.reload()
    assert shown_width(person) == 64

    choose(person, png(32, 32, (20, 80, 200)))
    expect(picture(person)).not_to_have_attribute("src", address.removeprefix(server.url))
    assert shown_width(person) == 32


def test_a_picture_whose_way_a_restart_interrupts_arrives_all_the_same(visit, server):
    # A browser's worker would let the pieces pass by what is to cut them.
    person = visit(server, phone=True, service_workers="block").page
    person.goto(f"{server.url}/account/")
    pieces = []

    def cut(route):
        pieces.append(route.request.url)
        if len(pieces) == 2:
            server.crash(signal.SIGKILL)
        route.continue_()

    person.route("**/_live/file?*", cut)
    choose(person, png(64, 48, (200, 80, 20)) + bytes(200 << 10))
    expect(person.get_by_role("button", name="Remove the picture")).to_be_visible(timeout=20_000)
    assert shown_width(person) == 64
    # It began anew, as the next process knew nothing of it.
    assert len(pieces) > 3


@pytest.mark.parametrize(
    "content, name, words",
    [
        (b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", "../../me.png", "neither a PNG"),
        (png(9, 9, (0, 0, 0))[:-13], "me.png", "damaged or cut short"),
        (png(9_000, 1, (0, 0, 0)), "me.png", "24 megapixels"),
        (png(9, 9, (0, 0, 0)) + bytes(6 << 20), "me.png", "larger than 5 MB"),
        (png(9, 9, (0, 0, 0)) + bytes(9 << 20), "me.png", "larger than 5 MB"),
    ],
    ids=["svg", "torn", "wide", "large", "larger than is handed over"],
)
def test_what_cannot_be_a_picture_is_refused_in_words(person, server, content, name, words):
    choose(person, content, name=name)
    expect(person.get_by_text(words).first).to_be_visible(timeout=20_000)
    expect(picture(person)).to_have_count(0)
    assert kept(server) == []


def test_on_a_slow_line_the_button_says_that_it_is_sending(server, chromium):
    line = SlowLine(server, 0.5)
    page = chromium.new_page()
    page.goto(f"{line.url}/account/")
    noise = bytes((i * i) % 251 for i in range(400_000))
    label = page.locator("label.file")
    choose(page, png(8, 8, (1, 2, 3), words=noise))
    expect(label).to_have_attribute("aria-busy", "true")
    expect(page.get_by_role("button", name="Remove the picture")).to_be_visible(timeout=60_000)
    expect(label).not_to_have_attribute("aria-busy", "true")
    page.close()
    line.stop()


def test_repofinders_profile_shows_the_picture_as_a_circle(person, server):
    choose(person, png(64, 48, (200, 80, 20)))
    expect(person.get_by_role("button", name="Remove the picture")).to_be_visible()
    source = picture(person).get_attribute("src")
    assert roundness(person) >= 0.5
    RepoFinder(person, server).open().skip_questions().open("/repofinder/profile")
    expect(picture(person)).to_have_attribute("src", source)
    assert shown_width(person) == 64 and roundness(person) >= 0.5


def roundness(page):
    """The radius of the picture's corners as a part of its width."""
    return picture(page).evaluate(
        """(image) => {
            let view = image
            while (view && parseFloat(getComputedStyle(view).borderTopLeftRadius) === 0) view = view.parentElement
            return parseFloat(getComputedStyle(view).borderTopLeftRadius) / view.getBoundingClientRect().width
        }"""
    )


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_wrong_and_all_fits_at_twice_the_size(person, scheme):
    person.emulate_media(color_scheme=scheme)
    choose(person, png(64, 48, (200, 80, 20)))
    expect(person.get_by_role("button", name="Remove the picture")).to_be_visible()
    results = Axe().run(person)
    assert results.violations_count == 0, results.generate_report()
    person.evaluate("document.documentElement.style.fontSize = '200%'")
    assert person.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0


def test_the_keyboard_reaches_the_picture_and_takes_it_away(person):
    # From here on the browser hands choosers over; asked for it beside the key, it is sometimes too late.
    person.on("filechooser", lambda _: None)
    choose(person, png(64, 48, (200, 80, 20)))
    expect(person.get_by_role("button", name="Remove the picture")).to_be_visible()
    person.locator("input[type=file]").focus()
    outline = person.locator("label.file").evaluate("(label) => getComputedStyle(label).outlineStyle")
    assert outline == "solid"
    with person.expect_file_chooser():
        person.keyboard.press("Enter")
    person.keyboard.press("Tab")
    person.keyboard.press("Enter")
    expect(person.get_by_text("Picture removed").first).to_be_visible()
