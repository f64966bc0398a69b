"""PitchDeck's catalogue and workspace, as who reads and invests goes through them."""

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
