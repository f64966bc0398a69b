"""A link of PitchDeck that asks for an address and marks its pages, as founder and readers go through it."""

import re
import subprocess

import pytest
from pitchdeck import PitchDeck, deck
from playwright.sync_api import expect
from post import Post
from server import Server


@pytest.fixture(scope="module")
def post():
    post = Post()
    yield post
    post.stop()


@pytest.fixture(scope="module")
def mailing_server(binary, tmp_path_factory, post):
    # Nothing of the network is asked for: the only other host is the post.
    server = Server(binary, tmp_path_factory.mktemp("gates") / "data", offline=False, github_url="http://127.0.0.1:9")
    server.settings = {
        "SERENDIP_SMTP_URL": post.url,
        "SERENDIP_MAIL_FROM": "serendip@serendip.example",
        "SERENDIP_PUBLIC_URL": server.url,
    }
    server.start()
    yield server
    server.stop()


def founder(visit, server, tmp_path, name, post=None):
    """Somebody who has a startup with a deck of two pages, at the desk of its links."""
    app = PitchDeck(visit(server).page, server).open("/pitchdeck/cabinet")
    app.sign_up(name)
    if post:
        # The one that confirms the founder's own address.
        post.next(f"{name}@example.org")
    app.open("/pitchdeck/cabinet")
    app.press("New startup")
    app.field("Name").fill("Moth Lamps")
    expect(app.text(re.compile("Draft saved"))).to_be_visible()
    app.press("Pictures and deck")
    app.choose("Add a deck", deck(tmp_path / "moth.pdf", ["Alpha", "Beta"]))
    expect(app.text("moth.pdf")).to_be_visible()
    expect(app.text(re.compile("Draft saved"))).to_be_visible()
    app.press("Close")
    app.page.get_by_role("link", name="Moth Lamps").filter(visible=True).first.click()
    app.press("Links and readings")
    return app


def turn_on(app, name):
    app.page.get_by_role("switch", name=name).filter(visible=True).first.click()
    app.settled()


def code(mail):
    return re.search(r"^(\d{6})\s*$", mail, re.MULTILINE)[1]


def ask(guest, post, address):
    guest.page.get_by_label("Mail address").fill(address)
    guest.press("Send the code")
    expect(guest.text(re.compile("A mail to"))).to_be_visible()
    return code(post.next(address))


def enter(guest, digits):
    guest.page.get_by_label("Code of six digits").fill(digits)
    guest.press("Open", exact=True)


def picture(guest):
    """Where the page that is shown comes from, and its bytes."""
    image = guest.page.locator("img[src*='/large.webp']").first
    expect(image).to_be_visible()
    guest.page.wait_for_function("() => document.querySelector(\"img[src*='/large.webp']\")?.naturalWidth > 0")
    address = guest.server.url + image.get_attribute("src")
    return address, guest.page.request.get(address).body()


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_readers_prove_their_addresses_and_read_pages_that_name_them(visit, mailing_server, post, tmp_path, phone):
    app = founder(visit, mailing_server, tmp_path, f"ada{phone}".lower(), post)
    app.page.get_by_role("textbox", name="For whom").fill("North Fund")
    turn_on(app, "May be downloaded")
    turn_on(app, "Ask for a mail address, proved by a code")
    turn_on(app, "Draw address, mark and day into the pages")
    app.press("Make the link")
    expect(app.text("Asks for an address")).to_be_visible()
    mark = re.search("Mark ([a-z0-9]{8})$", app.text(re.compile("Mark [a-z0-9]{8}$")).inner_text())[1]
    link = app.graphql_link()

    eve = PitchDeck(visit(mailing_server, phone=phone).page, mailing_server).open(link)
    expect(eve.text("It is also drawn into every page.")).to_be_visible()
    eve.page.get_by_label("Mail address").fill("eve")
    eve.press("Send the code")
    expect(eve.text("Mail address: cannot be read")).to_be_visible()
    digits = ask(eve, post, "eve@example.org")
    enter(eve, str((int(digits) + 1) % 1_000_000).zfill(6))
    expect(eve.text("That is not the code.")).to_be_visible()
    enter(eve, digits)
    expect(eve.text("Page 1 of 2")).to_be_visible()
    expect(eve.text("Its founder sees your address and how long you read each page.")).to_be_visible()
    place, page = picture(eve)

    # The code was for one opening, and another browser is another reader.
    bob = PitchDeck(visit(mailing_server, phone=not phone).page, mailing_server).open(link)
    digits = ask(bob, post, "bob@example.org")
    enter(bob, digits)
    expect(bob.text("Page 1 of 2")).to_be_visible()
    assert picture(bob)[1] != page
    assert eve.page.request.get(place).body() == page
    late = PitchDeck(visit(mailing_server, phone=phone).page, mailing_server).open(link)
    ask(late, post, "bob@example.org")
    enter(late, digits)
    expect(late.text("That is not the code.")).to_be_visible()
    # Who comes back is known for a day.
    eve.open(link)
    expect(eve.text("Page 1 of 2")).to_be_visible()

    file = bob.page.get_by_role("link", name="Download").filter(visible=True).first.get_attribute("href")
    copy = tmp_path / "copy.pdf"
    copy.write_bytes(bob.page.request.get(mailing_server.url + file).body())
    words = subprocess.run(["pdftotext", copy, "-"], capture_output=True, text=True, check=True).stdout
    for text in words.rstrip("\f").split("\f"):
        assert re.search(rf"bob@example\.org link {mark} \d{{4}}-\d\d-\d\d", text)
        assert "eve" not in text and "North" not in text

    app.open(app.page.url.removeprefix(mailing_server.url))
    expect(app.text("eve@example.org")).to_be_visible()
    expect(app.text("bob@example.org")).to_be_visible()
    app.press("Revoke: North Fund")
    expect(app.text("Revoked")).to_be_visible()
    assert eve.page.request.get(place).status == 404
    assert bob.page.request.get(mailing_server.url + file).status == 404
    bob.open(link)
    expect(bob.text("This link leads nowhere any more")).to_be_visible()


def test_without_mail_the_switch_is_not_there_and_says_why(visit, binary, tmp_path):
    server = Server(binary, tmp_path / "data").start()
    try:
        app = founder(visit, server, tmp_path, "grace")
        expect(app.text("This server sends no mail, so a link cannot ask for an address.")).to_be_visible()
        expect(app.page.get_by_role("switch", name=re.compile("mail address"))).to_have_count(0)
        expect(app.page.get_by_role("switch", name="Draw address, mark and day into the pages")).to_be_visible()
    finally:
        server.stop()
