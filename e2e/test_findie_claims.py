"""Games that came from a store come into their makers' hands, in browsers over the real server."""

import json
import re
from urllib.parse import parse_qs

import pytest
from axe_playwright_python.sync_playwright import Axe
from findie import Findie
from makers import member
from playwright.sync_api import expect
from server import Server
from stores import Stores
from test_reports import admin

CELESTE = "504230"


class Shelf(Stores):
    """Stores whose `appdetails` tells what a game's makers wrote."""

    def __init__(self):
        super().__init__()
        self.texts = {}

    def answer(self, parts):
        if not parts.path.endswith("/appdetails"):
            return super().answer(parts)
        app = parse_qs(parts.query)["appids"][0]
        told = {"type": "game", "name": "A game", "short_description": self.texts.get(app, "")}
        return 200, json.dumps({app: {"success": True, "data": told}})


@pytest.fixture
def shelf():
    shelf = Shelf()
    yield shelf
    shelf.stop()


def become_maker(app, name):
    app.open("/findie/makers")
    app.page.get_by_label("Name that stands under your games").fill(name)
    app.page.get_by_role("switch", name="I agree to these rules").click()
    app.settled()
    app.tap("Become a maker")
    expect(app.button("Add a game")).to_be_visible()


def claimed(server, visit, **options):
    """A new maker at their claim of Celeste, and the word they are to show."""
    app = member(server, visit, "mira@example.org", **options)
    app.open("/findie/game/celeste").tap("You made this game?")
    # Who is no maker yet is led there and comes back.
    expect(app.page.get_by_text("Become a maker first")).to_be_visible()
    become_maker(app, "Lantern Works")
    app.open("/findie/game/celeste").tap("You made this game?")
    word = app.page.get_by_text(re.compile("^serendip[a-z0-9]{16}$"))
    expect(word).to_be_visible()
    return app, word


def test_a_word_on_the_stores_page_gives_a_game_to_its_maker(binary, data, shelf, visit):
    server = Server(binary, data, offline=False, settings=shelf.settings).start()
    try:
        app, word = claimed(server, visit)
        shelf.texts[CELESTE] = f"A game about a mountain. {word.inner_text()}"
        app.tap("Look for it now")
        expect(app.page.get_by_text("Celeste is yours")).to_be_visible()
        app.tap("Open the draft")
        expect(app.page.get_by_label("Title", exact=True)).to_have_value("Celeste")
        assert [request for request in shelf.requests if "appdetails" not in request] == []
    finally:
        server.stop()


def test_a_page_without_the_word_keeps_the_claim_open(binary, data, shelf, visit):
    server = Server(binary, data, offline=False, settings=shelf.settings).start()
    try:
        app, word = claimed(server, visit, phone=True)
        token = word.inner_text()
        expect(app.page.get_by_role("link", name="The page at Steam")).to_have_attribute(
            "href", f"https://store.steampowered.com/app/{CELESTE}/"
        )
        app.tap("Look for it now")
        expect(app.page.get_by_text("The page at Steam does not show the word.")).to_be_visible()
        assert Axe().run(app.page).response["violations"] == []
        app.tap("Look for it now")
        expect(app.page.get_by_text("looked at less than a minute ago")).to_be_visible()
        app.button("OK", exact=True).click()
        # What is begun is among the maker's games, and outlives the server.
        server.kill()
        server.start()
        app.open("/findie/makers")
        app.button(re.compile("^Celeste Claimed, not shown yet$")).click()
        expect(word).to_have_text(token)
        app.tap("Forget this claim")
        expect(app.button("Add a game")).to_be_visible()
        expect(app.page.get_by_text("Claimed, not shown yet")).to_have_count(0)
    finally:
        server.stop()


def test_who_reviews_gives_a_game_to_its_maker(server, visit):
    app = member(server, visit, "mira@example.org", phone=True)
    become_maker(app, "Lantern Works")
    app.open("/findie/game/celeste").tap("You made this game?")
    # A server that asks no store has nothing to look at.
    expect(app.page.get_by_text("Ask who reviews games", exact=True)).to_be_visible()
    expect(app.button("Look for it now")).to_have_count(0)
    app.page.get_by_label("Why it is yours").fill("It is on our own page.")
    app.settled()
    app.tap("Ask")
    expect(app.page.get_by_text("You asked. The answer comes here.")).to_be_visible()

    reviewer = member(server, visit, "admin@example.org")
    admin(server, "grant-role", "admin@example.org", "admin")
    reviewer.open("/findie/makers").tap("Waiting for review: 1")
    expect(reviewer.page.get_by_text("Lantern Works claims Celeste")).to_be_visible()
    expect(reviewer.page.get_by_text("It is on our own page.")).to_be_visible()
    assert Axe().run(reviewer.page).response["violations"] == []
    reviewer.tap("Refuse")
    expect(reviewer.page.get_by_text("Not kept")).to_be_visible()
    reviewer.button("OK", exact=True).click()
    reviewer.tap("It is theirs")
    expect(reviewer.page.get_by_text("Nothing waits")).to_be_visible()

    app.open("/findie/makers/claims/celeste")
    expect(app.page.get_by_text("Celeste is yours")).to_be_visible()
    assert Axe().run(app.page).response["violations"] == []
    app.tap("Open the draft")
    expect(app.page.get_by_label("Title", exact=True)).to_have_value("Celeste")
    expect(app.page.get_by_label("Number or address at Steam")).to_have_value(CELESTE)

    other = member(server, visit, "other@example.org")
    become_maker(other, "Others")
    other.open("/findie/makers/claims/celeste")
    expect(other.page.get_by_text("It has its maker")).to_be_visible()
    player = Findie(visit(server).page, server).open("/findie/game/celeste")
    expect(player.page.get_by_role("heading", name="Celeste").first).to_be_visible()
