"""A deck of PitchDeck from its upload to the curve of those who read it, as founder and guest go through it."""

import re

import pytest
from pitchdeck import PitchDeck, deck
from playwright.sync_api import expect
from server import Server


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
    guest.page.keyboard.press("ArrowRight")
    expect(guest.text("Page 2 of 3")).to_be_visible()
    guest.press("Next page")
    expect(guest.text("Page 3 of 3")).to_be_visible()
    expect(guest.button("Next page")).to_be_disabled()
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


def test_a_link_asks_for_its_password_and_is_shut_at_once(founder, pitchdeck):
    founder.press("Links and readings")
    founder.page.get_by_role("textbox", name="For whom").fill("North Fund")
    founder.page.get_by_label(re.compile("^Password")).fill("moth")
    founder.press("Make the link")
    expect(founder.text("North Fund")).to_be_visible()
    link = founder.graphql_link()
    guest = pitchdeck(phone=True).open(link)
    expect(guest.text("This deck has a password")).to_be_visible()
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
