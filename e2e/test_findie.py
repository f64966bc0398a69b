"""Findie from the first question to the wishlist, in a browser over the real server."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from findie import Findie
from playwright.sync_api import expect


@pytest.fixture
def findie(visit, shared_server):
    """Opens Findie as a new person; `findie(phone=True, color_scheme="dark")`."""
    return lambda **options: Findie(visit(shared_server, **options).page, shared_server)


def test_three_loved_games_lead_to_a_deck_that_says_why(findie):
    app = findie(phone=True).open()
    app.love("celest", "Celeste").love("hollow night", "Hollow Knight").love("dead cells", "Dead Cells")
    expect(app.page.get_by_text("3 games picked")).to_be_visible()
    app.tap("Next").tap("Platformer", exact=True).tap("Next").tap("Horror", exact=True).tap("Next")
    app.tap("Linux", exact=True).tap(re.compile(r"15\.00$")).tap("Show me games")
    expect(app.top).to_be_visible()
    expect(app.button("Filters, 2 on")).to_be_visible()
    expect(app.button("Show Horror again")).to_be_visible()


def test_what_was_judged_is_kept_and_can_be_taken_back(findie):
    app = findie(phone=True).open().skip()
    liked = app.judge("Like")
    passed = app.judge("Pass")
    app.tap("Take back")
    assert app.top_title() == passed
    app.open()
    assert app.top_title() != liked
    app.tap("History")
    expect(app.page.get_by_text(liked, exact=True).first).to_be_visible()


def test_a_throw_is_taken_back_without_a_line(findie):
    app = findie(phone=True).open().skip()
    expect(app.top).to_be_visible()
    app.page.context.set_offline(True)
    expect(app.page.locator(".offline-banner")).to_be_visible()
    passed, liked = [app.throw(name) for name in ["Pass", "Like"]]
    app.button("Take back").first.click()
    expect(app.top).to_have_attribute("aria-label", f"Open {liked}")
    app.page.context.set_offline(False)
    expect(app.page.locator(".offline-banner")).to_be_hidden()
    app.settled()
    app.open("/findie/history")
    expect(app.button(f"{passed} Passed")).to_be_visible()
    expect(app.button(f"{liked} Liked")).to_have_count(0)


def test_an_unknown_game_says_that_it_is_unknown(findie):
    app = findie(phone=True).open("/findie/game/no-such-game")
    expect(app.page.get_by_text("No such game").first).to_be_visible()
    app.tap("Close")
    expect(app.page.get_by_text("No such game")).to_have_count(0)


def test_a_wish_is_there_after_a_reload_with_its_note(findie):
    app = findie(phone=True).open().skip()
    title = app.top_title()
    app.tap("Add to wishlist")
    app.open("/findie/wishlist")
    app.tap(f"More for {title}")
    app.page.get_by_role("menuitem", name="Note and price").filter(visible=True).click()
    app.settled()
    app.page.get_by_label("Why you want it").fill("For the train")
    app.tap("Save", exact=True)
    app.open("/findie/wishlist")
    expect(app.page.get_by_text("For the train")).to_be_visible()


def test_an_excluded_tag_stays_excluded(findie):
    app = findie(phone=True).open().skip()
    app.tap("Exclude", exact=True)
    item = app.page.get_by_role("menuitem").filter(visible=True).first
    tag = item.inner_text().split("“")[1].rstrip("”\n ")
    item.click()
    app.settled()
    app.open()
    expect(app.button(f"Show {tag} again")).to_be_visible()
    app.tap(f"Show {tag} again")
    expect(app.button(f"Show {tag} again")).to_have_count(0)


def test_an_address_opens_a_game_with_its_facts(findie):
    app = findie().open("/findie/game/celeste")
    expect(app.page.get_by_role("heading", name="Celeste").first).to_be_visible()
    app.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    app.page.evaluate("navigator.share = undefined")
    app.button("Share", exact=True).click()
    expect(app.page.get_by_text("Copied to the clipboard").first).to_be_attached()
    assert app.page.evaluate("navigator.clipboard.readText()") == "https://store.steampowered.com/app/504230/"
    expect(app.page.get_by_text("Facts of 2023").first).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/findie/", "/findie/wishlist", "/findie/profile", "/findie/game/celeste"])
def test_axe_finds_nothing_wrong(findie, path, scheme):
    app = findie(phone=True, color_scheme=scheme).open(path)
    if app.button("Skip all").count():
        app.skip()
    results = Axe().run(app.page)
    assert results.violations_count == 0, results.generate_report()
