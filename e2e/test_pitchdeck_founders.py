"""A startup from its first draft to who asks for its founder."""

import base64
import re

import pytest
from pitchdeck import PitchDeck
from playwright.sync_api import expect


@pytest.fixture
def pitchdeck(visit, shared_server):
    def open_for(phone=False, **options):
        app = visit(shared_server, phone=phone, **options)
        return PitchDeck(app.page, shared_server)

    return open_for


def test_a_guest_drafts_and_a_member_publishes_withdraws_and_deletes(pitchdeck):
    app = pitchdeck().open("/pitchdeck/cabinet")
    app.press("New startup")
    app.field("Name").fill("Harbour Light")
    app.field("Pitch").fill("Lamps that find ships.")
    expect(app.text(re.compile("Draft saved"))).to_be_visible()
    app.press("Close")
    expect(app.text("Only you see it.")).to_be_visible()
    address = app.page.url.removeprefix(app.server.url)

    app.sign_up("harbour")
    app.open(address)
    app.press("Edit")
    app.press("Check and publish")
    app.press("Publish", exact=True)
    expect(app.text("Everybody can read it.")).to_be_visible()
    shows_a_picture_and_takes_it_away(app, pitchdeck, address)
    app.menu("Settings", "Withdraw")
    expect(app.text("Withdrawn; only you see it now.")).to_be_visible()
    app.menu("Settings", "Delete")
    app.press("Undo")
    expect(app.text("Harbour Light")).to_be_visible()


def shows_a_picture_and_takes_it_away(app, pitchdeck, address):
    point = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="
    app.open("/pitchdeck/profile")
    app.choose("Choose a picture", {"name": "me.png", "mimeType": "image/png", "buffer": base64.b64decode(point)})
    expect(app.button("Choose another picture")).to_be_visible()
    app.press("Save", exact=True)
    reader = pitchdeck().open(address.replace("/cabinet/", "/startups/"))
    picture = reader.page.locator("img[src*='/pitchdeck/files/']").filter(visible=True)
    expect(picture).to_have_count(1)
    assert picture.evaluate("picture => picture.decode().then(() => picture.naturalWidth)") == 1
    app.open("/pitchdeck/profile").press("Remove")
    app.press("Save", exact=True)
    reader.open(address.replace("/cabinet/", "/startups/"))
    expect(reader.heading("Harbour Light")).to_be_visible()
    expect(picture).to_have_count(0)
    app.press("Undo")
    reader.open(address.replace("/cabinet/", "/startups/"))
    expect(picture).to_have_count(1)
    app.open(address)


def test_a_founder_adds_a_link_for_readers(pitchdeck):
    app = pitchdeck(phone=True).open("/pitchdeck/cabinet")
    app.press("New startup")
    app.field("Name").fill("Lantern Row")
    expect(app.text(re.compile("Draft saved"))).to_be_visible()
    app.press("Company")
    app.press("Add a link")
    app.field("What it is").fill("Demonstration")
    expect(app.text("Links: is needed")).to_be_visible()
    app.field("Address").fill("example.org/lanterns")
    expect(app.text(re.compile("Draft saved"))).to_be_visible()
    app.press("Close")
    expect(app.text("Only you see it.")).to_be_visible()
    link = app.page.get_by_role("link", name="Demonstration").filter(visible=True)
    expect(link).to_have_attribute("href", "https://example.org/lanterns")


def test_what_is_typed_and_cannot_be_kept_is_there_after_a_reload(pitchdeck):
    app = pitchdeck(phone=True).open("/pitchdeck/cabinet")
    app.press("New startup")
    app.field("Name").fill("Lantern Row")
    expect(app.text(re.compile("Draft saved"))).to_be_visible()
    app.press("Company")
    app.field("People").fill("5-10")
    app.page.wait_for_function("() => atob((document.cookie.match(/webui_scene=([^;.]*)/) ?? ['', ''])[1]).includes('5-10')")
    app.page.reload()
    app.settled()
    app.press("Company")
    expect(app.field("People")).to_have_value("5-10")


def test_a_draft_is_nobody_elses(pitchdeck):
    founder = pitchdeck().open("/pitchdeck/cabinet")
    founder.press("New startup")
    founder.field("Name").fill("Hidden Lamp")
    expect(founder.text(re.compile("Draft saved"))).to_be_visible()
    founder.press("Close")
    expect(founder.page).to_have_url(re.compile("/cabinet/[a-z0-9]{24}"))
    other = pitchdeck().open(founder.page.url.removeprefix(founder.server.url))
    expect(other.text("It was taken back, or never was.")).to_be_visible()
    other.open("/pitchdeck/?q=hidden%20lamp")
    expect(other.text("Nothing fits")).to_be_visible()


def test_an_introduction_is_asked_for_and_accepted(pitchdeck):
    founder = pitchdeck().sign_up("founder-of-lumen").open("/pitchdeck/cabinet")
    founder.press("New startup")
    founder.field("Name").fill("Lumen Ferry")
    expect(founder.text(re.compile("Draft saved"))).to_be_visible()
    founder.press("Check and publish")
    founder.press("Publish", exact=True)
    expect(founder.text("Everybody can read it.")).to_be_visible()
    address = re.search("[a-z0-9]{24}", founder.page.url)[0]

    guest = pitchdeck().open(f"/pitchdeck/startups/{address}")
    expect(guest.text("Sign up first, so that the founder")).to_be_visible()
    asker = pitchdeck(phone=True).sign_up("investor").open(f"/pitchdeck/startups/{address}")
    asker.press("Ask for an introduction")
    asker.field("What brings you to them").fill("We know two harbours.")
    asker.press("Send", exact=True)
    expect(asker.text("Waiting")).to_be_visible()

    founder.open("/pitchdeck/cabinet")
    expect(founder.text("We know two harbours.")).to_be_visible()
    assert "investor@example.org" not in founder.page.content()
    founder.press(re.compile("^Accept"))
    expect(founder.text("investor@example.org")).to_be_visible()
    asker.open("/pitchdeck/workspace")
    expect(asker.text("founder-of-lumen@example.org")).to_be_visible()
    # Others count what is in the catalogue.
    founder.open(f"/pitchdeck/cabinet/{address}").menu("Settings", "Withdraw")
    expect(founder.text("Withdrawn; only you see it now.")).to_be_visible()
