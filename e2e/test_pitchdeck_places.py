"""The place of a startup of PitchDeck, chosen from the cities that are known."""

import re

import pytest
from pitchdeck import PitchDeck
from playwright.sync_api import expect


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_a_city_is_chosen_and_found_by_its_one_name(visit, server, phone):
    app = PitchDeck(visit(server, phone=phone).page, server).sign_up("ada")
    app.open("/pitchdeck/cabinet")
    app.press("New startup")
    app.field("Name").fill("Moth Lamps")
    expect(app.text(re.compile("Draft saved"))).to_be_visible()
    app.press("Company")
    app.field("Place").fill("zurich")
    # By keyboard alone: the choices come right after the field.
    choice = app.button("Zürich, Switzerland")
    expect(choice).to_be_visible()
    app.field("Place").press("Tab")
    expect(choice).to_be_focused()
    app.page.keyboard.press("Enter")
    expect(app.field("Place")).to_have_value("Zürich")
    expect(choice).to_have_count(0)
    app.field("Place").fill("Nowhere at all")
    expect(app.text("Not a city of our list. Choose the nearest one.")).to_be_visible()
    app.press("Check and publish")
    app.press("Publish", exact=True)
    expect(app.text(re.compile("Place: "))).to_be_visible()
    app.press("Company")
    # A slip of the pen finds the city that was meant.
    app.field("Place").fill("Zurixh")
    expect(choice).to_be_visible()
    app.field("Place").fill("salem")
    app.press("Salem, Oregon, United States")
    # Others are called so too.
    expect(app.field("Place")).to_have_value("Salem, Oregon, United States")
    app.field("Place").fill("remo")
    app.press("Remote", exact=True)
    expect(app.field("Place")).to_have_value("Remote")
    app.field("Place").fill("Zuerich")
    app.press("Zürich, Switzerland")
    app.press("Check and publish")
    app.press("Publish", exact=True)
    expect(app.text("Everybody can read it.")).to_be_visible()

    server.kill()
    server.start()
    reader = PitchDeck(visit(server, phone=phone).page, server).open()
    reader.press("Filters")
    dialog = reader.page.get_by_role("dialog")
    dialog.get_by_role("button", name=re.compile("^Zürich")).click()
    reader.settled()
    dialog.get_by_role("button", name="Done").click()
    reader.settled()
    expect(reader.rows.filter(has_text="Moth Lamps")).to_be_visible()
