"""Decks with names and filters, down to their last card."""

import re

from playwright.sync_api import expect


def test_the_last_card_of_a_narrow_deck_says_so_and_the_deck_can_be_widened(repofinder):
    app = repofinder().open().skip_questions()
    app.button(re.compile("For you")).click()
    app.page.get_by_role("menuitem", name="New deck").click()
    app.page.get_by_placeholder("For you").fill("Moon")
    # Two of the starter catalogue are both.
    app.button("Lua", exact=True).click()
    app.button("MIT", exact=True).click()
    app.settled()
    app.button("Create").click()
    app.settled()
    expect(app.button(re.compile("Moon"))).to_be_visible()
    first = app.judge("Skip")
    last = app.top_name()
    assert first != last
    app.button("Like", exact=True).click()
    expect(app.heading("That was the last card")).to_be_visible()
    expect(app.page.get_by_text("Nothing else fits this deck’s filters.")).to_be_visible()
    # What ended can be taken back, and ends again.
    app.undo()
    app.expect_top(last)
    app.button("Like", exact=True).click()
    app.button("Show everything").click()
    expect(app.top).to_be_visible()
    assert app.top_name() not in (first, last)


def test_a_named_deck_stays_when_the_page_is_loaded_anew_and_opens_by_its_address(repofinder):
    app = repofinder().open().skip_questions()
    app.button(re.compile("For you")).click()
    app.page.get_by_role("menuitem", name="New deck").click()
    app.page.get_by_placeholder("For you").fill("Moon")
    app.button("Lua", exact=True).click()
    app.settled()
    app.button("Create").click()
    app.settled()
    expect(app.button(re.compile("Moon"))).to_be_visible()
    first = app.top_name()
    app.page.reload()
    app.settled()
    expect(app.button(re.compile("Moon"))).to_be_visible()
    app.expect_top(first)
    expect(app.deck.get_by_text("Lua", exact=True).last).to_be_visible()
    address = app.page.url
    app.open("/repofinder/")
    expect(app.button(re.compile("For you"))).to_be_visible()
    app.page.goto(address)
    app.settled()
    expect(app.button(re.compile("Moon"))).to_be_visible()
    app.expect_top(first)
