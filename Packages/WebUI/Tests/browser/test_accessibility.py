"""What assistive technology is told: axe on every page of the gallery, and Chromium's own accessibility tree."""

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import settled

SOURCE = Path(__file__).resolve().parents[2] / "Sources" / "WebUIGallery" / "GalleryPage.swift"
PAGES = re.findall(r"\w+", " ".join(re.findall(r"^    case ([\w, ]+)$", SOURCE.read_text(), re.M)))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", ["", *PAGES])
def test_axe_finds_nothing(gallery, name, scheme):
    page = gallery(name, color_scheme=scheme)
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


def tree(page):
    """The accessibility tree in reading order: role, name and what else is said, without what is ignored."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}
    result = []

    def visit(node):
        if not node.get("ignored"):
            said = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
            if "value" in node:
                said["value"] = node["value"].get("value")
            result.append((node["role"]["value"], node.get("name", {}).get("value", ""), said))
        for child in node.get("childIds", []):
            if child in by_id:
                visit(by_id[child])

    visit(nodes[0])
    return result


def said(page, role):
    return {name: properties for found, name, properties in tree(page) if found == role}


def test_buttons_and_headings(gallery):
    page = gallery("buttons")
    everything = tree(page)
    assert [(name, said["level"]) for role, name, said in everything if role == "heading"][:3] == [("Buttons", 1), ("Styles", 2), ("Roles", 2)]
    buttons = said(page, "button")
    assert {"Prominent", "Back", "Favourite"} <= set(buttons)
    assert buttons["Disabled"]["disabled"]


def test_toggles_are_switches_with_a_state(gallery):
    switches = said(gallery("toggles"), "switch")
    assert switches["Notifications"]["checked"] == "true"
    assert switches["Weekly summary"]["checked"] == "false"
    assert switches["On and disabled"]["disabled"]
    buttons = said(gallery("toggles"), "button")
    assert buttons["Bold"]["pressed"] == "true" and buttons["Italic"]["pressed"] == "false"


def test_values_say_what_they_are(gallery):
    page = gallery("values")
    sliders = said(page, "slider")
    assert float(sliders["Volume"]["value"]) == pytest.approx(0.4)
    assert sliders["Steps"]["value"] in (20, "20")
    assert {"Loading"} <= set(said(page, "progressbar")) or "progressbar" in [role for role, *_ in tree(page)]
    assert "Volume" in said(page, "meter")


def test_choices_are_radio_buttons_and_menus(gallery):
    page = gallery("pickers")
    radios = said(page, "radio")
    assert radios["Medium"]["checked"] == "true" and radios["Small"]["checked"] == "false"
    assert "Size" in said(page, "radiogroup")
    assert said(page, "combobox")["Planet"]["value"] == "Earth"


def test_fields_have_names(gallery):
    fields = said(gallery("fields"), "textbox")
    assert {"Name", "E-mail", "Password", "Message", "Note"} <= set(fields)
    assert fields["E-mail"]["value"] == "ada@example.org"


def test_a_list_counts_its_items(gallery):
    page = gallery("lists")
    roles = [role for role, *_ in tree(page)]
    assert roles.count("listitem") == 15
    assert "More actions" in said(page, "button")
    assert [name for role, name, _ in tree(page) if role == "heading"][1:] == ["Swipe actions", "Selection", "Looks of rows"]


def test_tabs_say_which_is_shown(gallery):
    page = gallery("tabs")
    links = said(page, "link")
    assert "Today" in links
    assert page.locator('.tab-item[aria-current="page"]').inner_text() == "Today"


def test_an_alert_is_a_dialog_with_a_name(gallery):
    page = gallery("alerts")
    page.click("button:has-text(\"Ask\")")
    page.wait_for_selector("[role=alertdialog]")
    settled(page)
    dialogs = said(page, "alertdialog")
    assert dialogs["Discard changes?"]["modal"]
    roles = [(role, name) for role, name, _ in tree(page) if role == "button"]
    assert roles[-2:] == [("button", "Keep editing"), ("button", "Discard")]


def test_a_chart_is_read_as_a_table(gallery):
    page = gallery("charts")
    rows = [name for role, name, _ in tree(page) if role == "row"]
    cells = [name for role, name, _ in tree(page) if role in ("cell", "gridcell", "rowheader", "columnheader")]
    assert rows and {"Jan", "North", "30"} <= {word for cell in cells for word in cell.split()}


def test_an_adjustable_view_is_a_slider_that_arrows_move(gallery):
    page = gallery("accessibility")
    # Chromium's protocol says the number of a slider, not its words.
    words = lambda: page.get_attribute("[role=slider]", "aria-valuetext")
    assert (said(page, "slider")["Rating"]["value"], words()) == (3, "3 of 5")
    page.focus("[role=slider]")
    page.keyboard.press("ArrowRight")
    settled(page)
    assert (said(page, "slider")["Rating"]["value"], words()) == (4, "4 of 5")


def test_actions_by_name_are_buttons_and_what_is_hidden_is_not_read(gallery):
    page = gallery("accessibility")
    assert {"Archive", "Keep"} <= set(said(page, "button"))
    names = [name for _, name, _ in tree(page)]
    assert "Decoration, not read" not in names
    assert "69,200 stars" in names


def test_of_a_deck_the_top_card_alone_is_read(gallery):
    page = gallery("deck")
    names = [name for _, name, _ in tree(page)]
    assert "Lantern" in names and "Tidepool" not in names
    page.route("**/events", lambda route: None)
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => !document.getAnimations().length")
    names = [name for _, name, _ in tree(page)]
    assert "Tidepool" in names and "Lantern" not in names


def test_handles_of_a_list_have_names(gallery):
    page = gallery("reorder")
    page.click("text=Edit")
    page.wait_for_selector(".row-handle")
    names = [name for role, name, _ in tree(page) if role == "button"]
    assert names.count("Move") == 7 and names.count("Delete") == 6
