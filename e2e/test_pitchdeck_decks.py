"""A deck of PitchDeck from its upload to the curve of those who read it, as founder and guest go through it."""

import json
import re
import signal
import urllib.request

import pytest
from pitchdeck import PitchDeck, deck
from playwright.sync_api import expect
from server import Server

HIDE = """hidden => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""


@pytest.fixture(scope="module")
def catalogue(binary, tmp_path_factory):
    """A server of these tests' own: what they publish would be in the lists of others."""
    server = Server(binary, tmp_path_factory.mktemp("catalogue") / "data").start()
    yield server
    server.stop()


@pytest.fixture
def pitchdeck(visit, catalogue):
    def open_for(phone=False, **options):
        return PitchDeck(visit(catalogue, phone=phone, **options).page, catalogue)

    return open_for


@pytest.fixture
def founder(pitchdeck, tmp_path, request):
    """Somebody who has published a startup with a deck of three pages."""
    name = f"founder{abs(hash(request.node.name))}"
    app = pitchdeck().open("/pitchdeck/cabinet")
    app.sign_up(name)
    app.open("/pitchdeck/cabinet")
    app.press("New startup")
    app.field("Name").fill("Moth Lamps")
    expect(app.text(re.compile("Draft saved"))).to_be_visible()
    app.press("Pictures and deck")
    app.choose("Add a deck", deck(tmp_path / "moth.pdf", ["Alpha", "Beta", "Gamma"]))
    expect(app.text("moth.pdf")).to_be_visible()
    expect(app.text(re.compile("Draft saved"))).to_be_visible()
    app.press("Check and publish")
    app.press("Publish", exact=True)
    expect(app.text("Everybody can read it.")).to_be_visible()
    return app


def picture(app):
    """The page that is shown, once it has come."""
    image = app.page.locator("img[src*='/large.webp']").first
    expect(image).to_be_visible()
    app.page.wait_for_function("() => document.querySelector(\"img[src*='/large.webp']\").naturalWidth > 0")
    return image.get_attribute("src")


@pytest.mark.parametrize("phone", [True, False])
def test_a_guest_reads_a_deck_by_buttons_and_keys_and_the_founder_sees_the_curve(founder, pitchdeck, phone):
    identity = re.search("[a-z0-9]{24}", founder.page.url)[0]
    guest = pitchdeck(phone=phone).open(f"/pitchdeck/startups/{identity}")
    guest.press("Read the deck")
    expect(guest.page).to_have_url(re.compile("/deck$"))
    expect(guest.text("Page 1 of 3")).to_be_visible()
    assert "/1/" in picture(guest)
    # A name may have eighty letters, and the page is to be seen.
    long = "title => { title.textContent = 'Lamps of '.repeat(9); return title.clientHeight }"
    assert guest.page.locator(".cover .bar-title").first.evaluate(long) < 40
    guest.page.keyboard.press("ArrowRight")
    expect(guest.text("Page 2 of 3")).to_be_visible()
    guest.press("Next page")
    expect(guest.text("Page 3 of 3")).to_be_visible()
    expect(guest.button("Next page")).to_be_disabled()
    for key, page in [("Home", 1), ("PageDown", 2), ("End", 3), ("PageUp", 2), ("End", 3)]:
        guest.page.keyboard.press(key)
        expect(guest.text(f"Page {page} of 3")).to_be_visible()
    guest.field("Find in the deck").fill("beta")
    guest.press("Find", exact=True)
    expect(guest.text("Page 2 of 3")).to_be_visible()
    expect(guest.page.get_by_role("img", name=re.compile("Page 2 of 3. Beta")).or_(
        guest.page.locator("[aria-label*='Page 2 of 3. Beta']")).first).to_be_attached()
    guest.press("Close")
    expect(guest.heading("Moth Lamps")).to_be_visible()

    founder.open(f"/pitchdeck/cabinet/{identity}/deck")
    expect(founder.text("Opened 1 time")).to_be_visible()
    expect(founder.text("to page 3")).to_be_visible()


def test_what_is_turned_behind_other_pages_is_not_read(founder, pitchdeck):
    identity = re.search("[a-z0-9]{24}", founder.page.url)[0]
    guest = pitchdeck().open(f"/pitchdeck/startups/{identity}/deck")
    expect(guest.text("Page 1 of 3")).to_be_visible()
    guest.settled()
    guest.page.evaluate(HIDE, True)
    guest.settled()
    guest.press("Next page")
    expect(guest.text("Page 2 of 3")).to_be_visible()
    guest.press("Previous page")
    expect(guest.text("Page 1 of 3")).to_be_visible()
    founder.open(f"/pitchdeck/cabinet/{identity}/deck")
    expect(founder.text("to page 1")).to_be_visible()
    guest.page.evaluate(HIDE, False)
    guest.press("Next page")
    expect(guest.text("Page 2 of 3")).to_be_visible()
    founder.open(f"/pitchdeck/cabinet/{identity}/deck")
    expect(founder.text("to page 2")).to_be_visible()


def test_a_link_asks_for_its_password_and_is_shut_at_once(founder, pitchdeck):
    founder.press("Links and readings")
    founder.page.get_by_role("textbox", name="For whom").fill("North Fund")
    founder.page.get_by_label(re.compile("^Password")).fill("moth")
    founder.press("Make the link")
    expect(founder.text("North Fund")).to_be_visible()
    link = founder.graphql_link()
    guest = pitchdeck(phone=True).open(link)
    expect(guest.text("This deck has a password")).to_be_visible()
    expect(guest.button("Open", exact=True)).to_be_disabled()
    guest.page.get_by_label("Password").fill("butterfly")
    guest.press("Open", exact=True)
    expect(guest.text("That is not it.")).to_be_visible()
    guest.page.get_by_label("Password").fill("moth")
    guest.press("Open", exact=True)
    expect(guest.text("Page 1 of 3")).to_be_visible()
    page = picture(guest)
    assert guest.page.request.get(guest.server.url + page).status == 200
    founder.press("Revoke: North Fund")
    expect(founder.text("Revoked")).to_be_visible()
    assert guest.page.request.get(guest.server.url + page).status == 404
    other = pitchdeck().open(link)
    expect(other.text("This link leads nowhere any more")).to_be_visible()


@pytest.mark.parametrize("measured", [True, False])
def test_who_reads_is_told_when_the_link_is_revoked(founder, pitchdeck, measured):
    founder.press("Links and readings")
    founder.page.get_by_role("textbox", name="For whom").fill("North Fund")
    if not measured:
        founder.page.get_by_role("switch", name="Note how long pages are read").filter(visible=True).click()
        founder.settled()
    founder.press("Make the link")
    # A chat fetches what an address leads to, to show it beside the words: nobody has opened the deck.
    urllib.request.urlopen(founder.server.url + founder.graphql_link()).read()
    assert founder.graphql_link("opens") == 0
    guest = pitchdeck(phone=True).open(founder.graphql_link())
    expect(guest.text("Page 1 of 3")).to_be_visible()
    founder.press("Revoke: North Fund")
    expect(founder.text("Revoked")).to_be_visible()
    # The reader's look at the door, every five seconds, tells it without a press.
    expect(guest.text("This link leads nowhere any more")).to_be_visible()
    assert founder.graphql_link("opens") == 1


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_a_page_is_made_larger_and_moved(founder, pitchdeck, phone):
    identity = re.search("[a-z0-9]{24}", founder.page.url)[0]
    guest = pitchdeck(phone=phone).open(f"/pitchdeck/startups/{identity}/deck")
    expect(guest.text("Page 1 of 3")).to_be_visible()
    picture(guest)
    image = guest.page.locator("img[src*='/1/large.webp']").first
    width = image.bounding_box()["width"]
    guest.press("Larger")
    guest.page.wait_for_function("([image, least]) => image.getBoundingClientRect().width > least",
                                 arg=[image.element_handle(), 1.3 * width])
    # What is beside it can be reached, and nothing else moves.
    box = image.evaluate("image => { const box = image.closest('.scroll-x');"
                         "box.scrollLeft = 10_000; return [box.scrollLeft, document.documentElement.scrollWidth] }")
    assert box[0] > 0.3 * width and box[1] <= guest.page.viewport_size["width"]
    guest.press("Next page")
    expect(guest.text("Page 2 of 3")).to_be_visible()
    expect(guest.button("Smaller")).to_be_disabled()


def test_a_large_deck_arrives_although_the_server_is_killed_while_it_is_sent(pitchdeck, catalogue, tmp_path):
    app = pitchdeck(phone=True).sign_up("largedeck")
    app.open("/pitchdeck/cabinet")
    app.press("New startup")
    app.field("Name").fill("Moth Lamps")
    expect(app.text(re.compile("Draft saved"))).to_be_visible()
    app.press("Pictures and deck")
    large = deck(tmp_path / "large.pdf", ["Alpha", "Beta"], idle=24 << 20)
    app.press("Add a deck")
    pieces = []
    app.page.on("requestfinished", lambda request: pieces.append(request.url) if "/_live/file" in request.url else None)
    app.page.locator("input[type=file]").last.set_input_files(large)
    app.page.wait_for_event("requestfinished", lambda request: "/_live/file" in request.url and len(pieces) > 4)
    catalogue.crash(signal.SIGKILL)
    expect(app.text("large.pdf")).to_be_visible(timeout=60_000)
    expect(app.page.get_by_role("progressbar")).to_have_count(0)
    expect(app.text(re.compile("Draft saved"))).to_be_visible()


def test_a_deck_sent_in_pieces_by_the_api_outlives_a_kill(catalogue, tmp_path):
    content = deck(tmp_path / "pieces.pdf", ["Alpha"], idle=2 << 20).read_bytes()
    token = ask(catalogue, "POST", "/api/v1/guests", b"{}")["token"]
    root = "/api/v1/pitchdeck/uploads"
    upload = ask(catalogue, "POST", root, json.dumps({"size": len(content)}).encode(), token)
    half = ask(catalogue, "PUT", f"{root}/{upload['id']}?offset=0", content[:700_000], token)
    catalogue.kill()
    catalogue.start()
    assert ask(catalogue, "GET", f"{root}/{upload['id']}", None, token) == half and half["received"] == 700_000
    for at in range(700_000, len(content), 700_000):
        ask(catalogue, "PUT", f"{root}/{upload['id']}?offset={at}", content[at:at + 700_000], token)
    finish = f"{root}/{upload['id']}/file", b'{"name": "pieces.pdf"}', token
    file = ask(catalogue, "PUT", *finish)
    assert file["kind"] == "application/pdf" and file["byteCount"] == len(content)
    catalogue.kill()
    catalogue.start()
    assert ask(catalogue, "PUT", *finish) == file


def ask(server, method, path, body, token=None):
    """Calls the API, and reads its answer."""
    kind = "application/octet-stream" if "offset=" in path else "application/json"
    headers = {"content-type": kind} | ({"authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(server.url + path, body, headers, method=method)
    with urllib.request.urlopen(request, timeout=60) as reply:
        return json.load(reply)
