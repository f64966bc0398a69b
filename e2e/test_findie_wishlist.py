"""Findie's wishlist over the real server: what is new on it, and its two layouts."""

import sqlite3
from contextlib import closing

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser import kept
from findie import Findie
from playwright.sync_api import expect


@pytest.fixture
def findie(visit, server):
    """Opens Findie as a new person who wishes for Celeste."""

    def open_findie(**options):
        app = Findie(visit(server, **options).page, server)
        app.open().skip().open("/findie/game/celeste")
        # The deck behind the sheet has one, too.
        app.page.get_by_role("dialog").get_by_role("button", name="Add to wishlist").click()
        app.settled()
        return app.open("/findie/")

    return open_findie


def cheapen(server, key, cents):
    """What a store does: the price of a game becomes another one."""
    with closing(sqlite3.connect(server.data / "serendip.sqlite")) as database, database:
        database.execute(
            "UPDATE findie_games SET facts = json_set(facts, '$.price.amount', ?) WHERE key = ?", (cents, key)
        )


def test_a_price_that_comes_down_is_news_once(findie, server):
    app = findie(phone=True)
    news = app.page.get_by_text("Since your last look").filter(visible=True)
    app.tab("Wishlist")
    expect(news).to_have_count(0)
    app.tap("More for Celeste")
    app.page.get_by_role("menuitem", name="Note and price").click()
    app.settled()
    app.page.get_by_role("textbox", name="Wanted at, in US dollars").fill("5")
    app.tap("Save")
    cheapen(server, "celeste", 499)
    app.open("/findie/")
    expect(app.page.get_by_role("link", name="Wishlist 1").filter(visible=True)).to_be_visible()
    # A browser that keeps the list for when there is no line has not looked at it for anybody.
    kept(app, "library", "/findie/wishlist", "Since your last look")
    app.tab("Wishlist 1")
    expect(news).to_be_visible()
    assert Axe().run(app.page).response["violations"] == []
    app.open("/findie/wishlist")
    expect(app.button("Open Celeste").first).to_be_visible()
    expect(news).to_have_count(0)
    expect(app.page.get_by_role("link", name="Wishlist", exact=True).filter(visible=True)).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_wishlist_is_a_list_where_one_wants_that(findie, scheme):
    app = findie(phone=True, color_scheme=scheme).tab("Wishlist")
    cover = app.button("Open Celeste").first
    narrow = cover.bounding_box()["width"]
    # Columns grow with the letters, and covers with the columns.
    app.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert cover.bounding_box()["width"] > 1.5 * narrow
    app.page.evaluate("document.documentElement.style.fontSize = ''")
    app.tap("Show as a list")
    expect(app.page.get_by_text("2018").filter(visible=True)).to_be_visible()
    assert Axe().run(app.page).response["violations"] == []
    # In letters twice as large no order is cut.
    app.page.evaluate("document.documentElement.style.fontSize = '200%'")
    cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
    assert app.page.get_by_role("radio").evaluate_all(cut) == []
    app.page.evaluate("document.documentElement.style.fontSize = ''")
    app.tap("Show as a grid")
    expect(app.button("Show as a list")).to_be_visible()
