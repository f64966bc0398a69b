"""Findie from the first question to the wishlist, in a browser over the real server."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser import kept
from findie import Findie
from playwright.sync_api import expect


@pytest.fixture
def findie(visit, shared_server):
    """Opens Findie as a new person; `findie(phone=True, color_scheme="dark")`."""
    return lambda **options: Findie(visit(shared_server, **options).page, shared_server)


def test_three_loved_games_lead_to_a_deck_that_says_why(findie):
    app = findie(phone=True).open()
    app.love("celest", "Celeste")
    # Nothing else was found: the next can be typed at once, or picked from what most people played.
    expect(app.page.get_by_role("textbox")).to_have_value("")
    expect(app.button("Terraria", exact=True)).to_be_visible()
    app.love("hollow night", "Hollow Knight").love("dead cells", "Dead Cells")
    expect(app.page.get_by_text("3 games picked")).to_be_visible()
    app.tap("Next").tap("Platformer", exact=True).tap("Next")
    # The question before offers "Horror" too.
    expect(app.page.get_by_role("heading", name="Anything you never want to see?")).to_be_visible()
    app.tap("Horror", exact=True).tap("Next").tap("Up to an hour").tap("Next")
    app.tap("Linux", exact=True).tap(re.compile(r"15\.00$")).tap("Show me games")
    expect(app.top).to_be_visible()
    expect(app.button("Filters, 3 on")).to_be_visible()
    expect(app.button("Show Horror again")).to_be_visible()


def test_what_was_judged_is_kept_and_can_be_taken_back(findie):
    app = findie(phone=True).open().skip()
    liked = app.judge("Like")
    passed = app.judge("Pass")
    app.tap("Take back")
    assert app.top_title() == passed
    first = [app.judge("Pass") for _ in range(4)][0]
    # Faster than answers come.
    for _ in range(4):
        app.page.keyboard.press("u")
    expect(app.top).to_have_attribute("aria-label", f"Open {first}")
    app.settled()
    app.open()
    assert app.top_title() != liked
    app.tap("History")
    expect(app.page.get_by_text(liked, exact=True).first).to_be_visible()


def test_a_throw_is_taken_back_without_a_line(findie):
    app = findie(phone=True).open().skip()
    expect(app.top).to_be_visible()
    app.lose_line()
    passed, liked = [app.throw(name) for name in ["Pass", "Like"]]
    app.button("Take back").first.click()
    expect(app.top).to_have_attribute("aria-label", f"Open {liked}")
    app.find_line()
    app.open("/findie/history")
    expect(app.button(f"{passed} Passed")).to_be_visible()
    expect(app.button(f"{liked} Liked")).to_have_count(0)


@pytest.mark.parametrize("phone", [True, False])
def test_a_card_that_is_thrown_up_is_liked_and_wished_for_and_can_be_taken_back(findie, phone):
    app = findie(phone=phone).open().skip()
    kept = app.throw_up()
    expect(app.page.get_by_text(f"{kept} is on your wishlist.")).to_be_visible()
    mistaken = app.throw_up()
    app.tap("Take back")
    expect(app.top).to_have_attribute("aria-label", f"Open {mistaken}")
    expect(app.button("Add to wishlist")).to_be_visible()
    app.open("/findie/wishlist")
    expect(app.page.get_by_text(kept, exact=True).first).to_be_visible()
    expect(app.page.get_by_text(mistaken, exact=True)).to_have_count(0)
    app.open("/findie/history")
    expect(app.button(f"{kept} Liked")).to_be_visible()


def test_a_wish_without_a_line_is_kept_and_made_once(findie):
    app = findie(phone=True).open().skip()
    expect(app.top).to_be_visible()
    app.lose_line()
    wished = [app.throw("Add to wishlist"), app.throw("Add to wishlist")]
    spent = app.page.get_by_text("No card is left here")
    expect(spent).to_be_hidden()
    # To the last card there is.
    for _ in range(50):
        app.page.keyboard.press("ArrowLeft")
    expect(spent).to_be_visible()
    app.button("Take back").first.click()
    expect(spent).to_be_hidden()
    app.find_line()
    app.open("/findie/wishlist")
    for title in wished:
        expect(app.page.get_by_text(title, exact=True).first).to_be_visible()
    unopened = app.button(f"Open {wished[1]}").first.get_attribute("data-kept").split()[0]
    # Away from the deck it is the same, and the search finds what is kept.
    app.open("/findie/game/celeste")
    sheet = app.page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name="Like", exact=True)).to_be_visible()
    kept(app, "library", "/findie/wishlist", wished[1])
    with app.no_line():
        for name in ["Add to wishlist", "Like"]:
            sheet.get_by_role("button", name=name, exact=True).click()
        expect(sheet.locator("[data-waiting]")).to_have_count(2)
    expect(sheet.get_by_role("button", name="You like it")).to_be_visible()
    expect(sheet.get_by_role("button", name="Remove from wishlist")).to_be_visible()
    app.open("/findie/search?q=celeste")
    with app.no_line():
        app.button("Take Celeste off your wishlist").click()
        app.page.get_by_role("searchbox").filter(visible=True).fill(wished[1])
        expect(app.page.get_by_role("link", name=wished[1]).filter(visible=True).first).to_be_visible()
        app.page.get_by_role("searchbox").filter(visible=True).fill("celeste")
    expect(app.button("Put Celeste on your wishlist")).to_be_visible()
    # What is wished for opens without having been opened before.
    kept(app, "library", unopened, wished[1])
    app.page.context.set_offline(True)
    app.page.goto(app.server.url + unopened)
    expect(app.page.get_by_role("dialog").get_by_text(wished[1]).first).to_be_visible()


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
    app.open("/findie/profile")
    expect(app.page.get_by_role("main").get_by_text(tag, exact=True).last).to_be_visible()
    expect(app.button("Show again", exact=True)).to_be_visible()
    app.open()
    app.tap(f"Show {tag} again")
    expect(app.button(f"Show {tag} again")).to_have_count(0)


def test_a_tag_that_no_card_has_is_excluded_by_its_name(findie):
    app = findie(phone=True).open().skip().tap("Filters", exact=True)
    field = app.page.get_by_role("textbox", name="A tag never to see")
    field.fill("horor")
    app.tap("Apply")
    expect(app.page.get_by_role("alertdialog", name=re.compile("There is no tag “horor”"))).to_be_visible()
    app.tap("OK")
    field.fill("horror")
    # Without pressing Enter.
    app.tap("Apply")
    expect(app.button("Show Horror again")).to_be_visible()


def test_a_filter_says_how_many_games_are_known_to_fit(findie):
    app = findie(phone=True).open().skip()
    first = app.top_title()
    app.tap("Filters", exact=True).tap(re.compile("^Played with")).tap("Controller", exact=True)
    expect(app.page.get_by_text(re.compile(r"^[1-9]\d* games fit\.$"))).to_be_visible()
    expect(app.page.get_by_text(re.compile("^Of .* more it is not known"))).to_be_visible()
    app.tap("Apply")
    # The deck has come when another game lies on top; that one is played with something else.
    expect(app.top).not_to_have_accessible_name(re.compile(f"^Open {re.escape(first)}"))
    app.top.click()
    app.settled()
    facts = app.page.get_by_text(re.compile("Controller")).filter(visible=True)
    expect(facts.first).to_be_visible()
    expect(app.page.get_by_text(re.compile("^Not known: how long a session is")).first).to_be_attached()


def test_the_newest_games_come_first_where_a_slider_says_so(findie):
    app = findie(phone=True).open().skip().tap("Filters", exact=True)
    slider = app.page.get_by_role("slider", name="New or old")
    slider.focus()
    for _ in range(2):
        app.page.keyboard.press("ArrowLeft")
    app.settled()
    expect(app.page.get_by_text("The newest first").filter(visible=True)).to_be_visible()
    app.tap("Apply")
    expect(app.button("Filters, 1 on")).to_be_visible()
    expect(app.top).to_contain_text(re.compile("202[0-3]"))


def test_filters_are_saved_as_a_deck_that_is_renamed_deleted_and_brought_back(findie):
    app = findie(phone=True).open().skip().tap("Filters", exact=True)
    app.tap("Puzzle", exact=True).tap("Apply")

    def deck(name):
        return app.page.get_by_label(f"Deck: {name}").filter(visible=True)

    def choose(name):
        deck("").click()
        app.page.get_by_role("menuitem", name=name).filter(visible=True).click()
        app.settled()

    def name(text):
        app.page.get_by_role("textbox", name="Name").fill(text)
        app.settled()
        app.tap("Save", exact=True)

    choose("Save these filters as a deck")
    name("Puzzles")
    expect(deck("Puzzles")).to_be_visible()
    choose("My deck")
    app.tap("Filters, 1 on").tap("Show everything").tap("Apply")
    expect(app.button("Filters", exact=True)).to_be_visible()
    choose("Puzzles")
    app.open()
    expect(deck("Puzzles")).to_be_visible()
    expect(app.button("Filters, 1 on")).to_be_visible()
    choose("Rename “Puzzles”")
    name("Quiet evenings")
    expect(deck("Quiet evenings")).to_be_visible()
    choose("Delete “Quiet evenings”")
    expect(deck("My deck")).to_be_visible()
    expect(app.button("Filters", exact=True)).to_be_visible()
    app.tap("Undo", exact=True)
    app.open()
    expect(deck("Quiet evenings")).to_be_visible()
    expect(app.button("Filters, 1 on")).to_be_visible()


def test_a_game_is_searched_for_and_opened_with_its_facts(findie):
    app = findie(phone=True).open().skip().tab("Search")
    expect(app.page.get_by_role("heading", name="Best known")).to_be_visible()
    # Lines that are too long end within their row, not below its button.
    spilt = "(one) => one.getBoundingClientRect().right > one.closest('.fr').getBoundingClientRect().right + 1"
    assert app.page.evaluate(f"[...document.querySelectorAll('.fr .line')].filter({spilt}).map(one => one.textContent)") == []
    field = app.page.get_by_role("searchbox").filter(visible=True)
    field.fill("no game of this name")
    expect(app.page.get_by_text("No game for “no game of this name”")).to_be_visible()
    field.fill("celest")
    app.tap("Put Celeste on your wishlist").tap("Open Celeste")
    sheet = app.page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name="Remove from wishlist")).to_be_visible()
    sheet.get_by_role("button", name="Like", exact=True).click()
    expect(sheet.get_by_role("button", name="You like it")).to_be_visible()
    app.settled()
    app.open("/findie/search?q=celest")
    expect(app.button("Take Celeste off your wishlist")).to_be_visible()
    app.open("/findie/history")
    expect(app.button("Celeste Liked")).to_be_visible()
    app.open("/findie/game/celeste")
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
