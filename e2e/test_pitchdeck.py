"""PitchDeck from the first look to a published startup, as a person goes through it."""

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


@pytest.mark.parametrize("phone", [True, False])
def test_a_reader_finds_a_startup_with_a_typo_and_comes_back(pitchdeck, phone):
    app = pitchdeck(phone=phone).open()
    expect(app.text("60 startups")).to_be_visible()
    app.search("quitegrid")
    app.read("Quietgrid")
    expect(app.text("Self-reported")).to_be_visible()
    if not phone:
        goes_between_row_and_detail_by_keys(app)
    expect(app.text(re.compile("An invented company"))).to_be_visible()
    address = app.page.url
    app.page.go_back()
    app.settled()
    expect(app.page).to_have_url(re.compile("q=quitegrid"))
    app.open(address.removeprefix(app.server.url))
    expect(app.heading("Quietgrid")).to_be_visible()


def goes_between_row_and_detail_by_keys(app):
    row, heading = app.page.locator(".row [aria-current]"), app.page.locator(".split h1").filter(has_text="Quietgrid")
    row.focus()
    app.page.keyboard.press("Tab")
    expect(heading).to_be_focused()
    app.page.keyboard.press("Tab")
    expect(app.button("Save")).to_be_focused()
    for _ in range(2):
        app.page.keyboard.press("Shift+Tab")
        expect(row).to_be_focused()
        app.page.keyboard.press("Tab")


def test_what_a_search_found_is_set_off_in_place(pitchdeck):
    app = pitchdeck(phone=True).open()
    row = app.page.get_by_role("link", name=re.compile("^Quietgrid"))
    for query, marked in [("enregy", ["Energy"]), ("quiet aarhus", ["Quietgrid", "Aarhus"]), ("quietgrid", ["Quietgrid"])]:
        app.search(query)
        expect(row.get_by_text("Energy · Aarhus · Series A", exact=True)).to_have_count(1)
        bold = "link => [...link.querySelectorAll('[style*=\"font-weight:700\"], [style*=\"font-weight: 700\"]')]"
        assert row.evaluate(f"{bold}.map(word => word.textContent)") == marked


@pytest.mark.parametrize(
    "locale, words", [("en-GB", "Searches have at most 200 letters."), ("ar", "لا يزيد نص البحث على 200 حرف.")]
)
def test_a_search_that_is_too_long_says_so_at_its_field(pitchdeck, locale, words):
    app = pitchdeck(phone=True, locale=locale).open()
    app.search("quietgrid " * 21)
    note = app.text(words)
    expect(note).to_be_visible()
    field = app.page.get_by_role("searchbox").filter(visible=True).first
    assert 0 <= note.bounding_box()["y"] - field.bounding_box()["y"] - field.bounding_box()["height"] < 60
    # Asking once more for the same would change nothing.
    expect(app.page.get_by_role("button", name=re.compile("Try again|أعد المحاولة"))).to_have_count(0)
    app.search("quietgrid")
    expect(note).to_have_count(0)
    expect(app.rows.filter(has_text="Quietgrid").first).to_be_visible()


def test_a_word_that_is_in_nothing_is_left_out_and_told(pitchdeck):
    app = pitchdeck(phone=True).open()
    app.search("berlin xyzzy")
    expect(app.text("Left out, as nothing fits: xyzzy")).to_be_visible()
    expect(app.text("1 startup")).to_be_visible()
    expect(app.rows.filter(has_text="Ledgerleaf")).to_have_count(1)


def test_the_list_goes_on_to_its_end_and_facets_narrow_it(pitchdeck):
    app = pitchdeck().open()
    app.press("Filters")
    dialog = app.page.get_by_role("dialog")
    dialog.get_by_role("button", name=re.compile("^Space")).click()
    app.settled()
    dialog.get_by_role("button", name="Done").click()
    app.settled()
    expect(app.text("2 startups")).to_be_visible()
    expect(app.page).to_have_url(re.compile("category="))
    app.press("Remove Space")
    expect(app.text("60 startups")).to_be_visible()
    for _ in range(10):
        # It may be gone before it lies still: what comes next is asked for as soon as it is near.
        app.page.get_by_text(re.compile("More startups|All 60 shown")).last.evaluate("end => end.scrollIntoView()")
        app.settled()
    expect(app.text("All 60 shown")).to_be_visible()


def test_a_narrowed_list_is_read_from_its_beginning(pitchdeck):
    app = pitchdeck(phone=True).open()
    total = app.text(re.compile(r"^\d+ startups$"))
    app.rows.nth(14).scroll_into_view_if_needed()
    expect(total).not_to_be_in_viewport()
    app.press("Filters")
    dialog = app.page.get_by_role("dialog")
    dialog.get_by_role("button", name=re.compile("^Seed")).click()
    app.settled()
    dialog.get_by_role("button", name="Done").click()
    app.settled()
    expect(app.button("Remove Seed")).to_be_in_viewport()
    expect(total).to_be_in_viewport()


def test_what_is_saved_and_noted_stays_and_is_compared(pitchdeck):
    app = pitchdeck().open()
    for name in ["Quietgrid", "Perihelion"]:
        app.search(name)
        app.read(name)
        app.press("Save")
        expect(app.text("Your workspace")).to_be_visible()
    app.field("Private note").fill("Ask about the tanks.")
    app.page.get_by_role("button", name="Save", exact=True).filter(visible=True).last.click()
    app.settled()
    app.open("/pitchdeck/workspace")
    expect(app.text("Ask about the tanks.")).to_be_visible()
    app.press("Compare")
    expect(app.heading("Raised")).to_be_visible()


@pytest.mark.parametrize("phone", [True, False])
def test_stages_are_named_added_ordered_and_removed(pitchdeck, phone):
    app = pitchdeck(phone=phone).open()
    app.search("quietgrid")
    app.read("Quietgrid")
    app.press("Save", exact=True)
    app.open("/pitchdeck/workspace").press("Edit stages")
    dialog = app.page.get_by_role("dialog")
    names = dialog.get_by_role("textbox", name="Name of the stage")
    expect(names).to_have_count(4)
    names.nth(2).fill("Call them")
    dialog.get_by_role("button", name="Remove New").click()
    app.settled()
    dialog.get_by_role("button", name="Add a stage").click()
    app.settled()
    dialog.get_by_role("button", name="Save").click()
    app.settled()
    expect(dialog.get_by_text("Give each of your own stages a name.")).to_be_visible()
    names.nth(3).fill("Term sheet")
    dialog.get_by_role("button", name="Move Term sheet up").click()
    app.settled()
    dialog.get_by_role("button", name="Save").click()
    app.settled()
    expect(dialog).to_have_count(0)
    # What was in the stage that is gone is in the first.
    for name in ["All 1", "Reading 1", "Call them 0", "Term sheet 0", "Passed 0"]:
        expect(app.button(name, exact=True)).to_be_visible()
    app.read("Quietgrid")
    app.page.get_by_label("Stage").filter(visible=True).last.select_option("Term sheet")
    app.settled()
    app.open("/pitchdeck/workspace")
    expect(app.button("Term sheet 1", exact=True)).to_be_visible()


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


def test_arabic_is_mirrored_and_chosen_per_person(pitchdeck):
    app = pitchdeck(locale="ar").open()
    expect(app.page.locator("html")).to_have_attribute("dir", "rtl")
    expect(app.text("الشركات الناشئة")).to_be_visible()
    app.open("/pitchdeck/profile")
    app.page.get_by_role("combobox").select_option(label="Deutsch")
    # The page comes anew in the other language.
    app.button("حفظ").click()
    expect(app.page.locator("html")).to_have_attribute("dir", "ltr")
    app.open()
    expect(app.page.locator("html")).to_have_attribute("dir", "ltr")
    expect(app.text("60 Startups")).to_be_visible()
    app.search("quietgrid")
    app.read("Quietgrid")
    for press in ["Merken", "Entfernen", "Rückgängig"]:
        app.press(press)


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
