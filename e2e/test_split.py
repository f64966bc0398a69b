"""A list and what is opened from it: side by side on a desk, one after the other on a phone."""

import re

from playwright.sync_api import expect


def test_on_a_desk_the_list_stays_beside_what_is_opened(visit, shared_server):
    app = visit(shared_server).open("/gitrepd/search?q=swift")
    app.open_row("vapor")
    expect(app.heading("vapor").first).to_be_visible()
    expect(app.row("SwiftLint")).to_be_visible()
    expect(app.row("vapor").get_by_role("link").first).to_have_attribute("aria-current", "true")
    app.open_row("SwiftLint")
    expect(app.heading("SwiftLint").first).to_be_visible()
    expect(app.page.locator('[aria-current="true"]')).to_have_count(1)
    app.page.go_back()
    expect(app.page).to_have_url(re.compile("vapor$"))
    expect(app.heading("vapor").first).to_be_visible()
    expect(app.button("Back")).to_have_count(0)


def test_on_a_desk_searching_leaves_what_is_open(visit, shared_server):
    app = visit(shared_server).open("/gitrepd/search?q=swift")
    app.open_row("vapor")
    app.search("database")
    expect(app.row("duckdb")).to_be_visible()
    expect(app.heading("vapor").first).to_be_visible()


def test_on_a_phone_one_covers_the_other(visit, shared_server):
    app = visit(shared_server, phone=True).open("/gitrepd/search?q=swift")
    app.open_row("vapor")
    expect(app.rows).to_have_count(0)
    app.button("Back").click()
    app.settled()
    expect(app.page).to_have_url(re.compile(r"search\?q=swift"))
    expect(app.row("vapor")).to_be_visible()
    expect(app.row("vapor").get_by_role("link").first).to_be_focused()
