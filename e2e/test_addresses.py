import re

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize(
    "path, heading",
    [
        ("/gitrepd/", "Search"),
        ("/gitrepd/search?q=vapor", "Search"),
        ("/gitrepd/repositories/apple/swift-nio", "swift-nio"),
        ("/gitrepd/favourites", "Favourites"),
    ],
)
def test_every_place_opens_from_its_address(app, path, heading):
    app.open(path)
    expect(app.heading(heading).first).to_be_visible()
    expect(app.page).to_have_url(app.server.url + path)


def test_the_first_paint_has_the_data(app):
    # A server without optimisation may need its caches warm to have the data in time.
    pages = (app.page.request.get(app.server.url + "/gitrepd/search?q=swift-nio").text() for _ in range(10))
    assert any("The event loop" in page for page in pages)


def test_back_leads_to_the_results_as_they_were(app):
    app.open().search("swift")
    rows = app.rows.count()
    app.open_row("vapor/vapor")
    app.page.go_back()
    expect(app.page).to_have_url(re.compile(r"search\?q=swift"))
    expect(app.row("vapor/vapor")).to_be_visible()
    assert app.rows.count() >= rows
    app.page.go_forward()
    expect(app.heading("vapor").first).to_be_visible()


def test_the_tabs_are_places(app):
    app.open()
    app.tab("Favourites")
    expect(app.page).to_have_url(app.server.url + "/gitrepd/favourites")
    app.page.go_back()
    expect(app.heading("Search").first).to_be_visible()


def test_an_address_of_nothing_leads_to_the_search(app):
    app.page.goto(app.server.url + "/gitrepd/nowhere/at/all")
    expect(app.heading(re.compile("Search|Not found", re.I)).first).to_be_visible()
