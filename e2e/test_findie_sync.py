"""The wishlist and Steam's, in a browser over the real server and a stand-in for Steam."""

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from findie import Findie
from playwright.sync_api import expect
from server import Server
from steam import ADA, Steam

CELESTE, HADES = 504230, 1145360
GAMES = Path(__file__).resolve().parent.parent / "Sources/Findie/Backend/Catalogue/starter-games.tsv"


@pytest.fixture
def steam():
    steam = Steam()
    yield steam
    steam.stop()


@pytest.fixture
def steam_server(binary, data, steam):
    settings = {"STEAM_API_URL": steam.url, "STEAM_URL": steam.url}
    server = Server(binary, data, offline=False, github_url="http://127.0.0.1:9", settings=settings).start()
    yield server
    server.stop()


def number_at_steam(title):
    rows = [line.split("\t") for line in GAMES.read_text().splitlines() if not line.startswith("#")]
    return next(int(row[2]) for row in rows if row[1] == title)


def sync_of(app, profile):
    app.page.get_by_label("Address, number or name of a Steam profile").fill(profile)
    app.tap("Sync now")
    return app


def test_a_list_at_steam_comes_over_and_what_has_gone_there_stays_until_it_is_taken_off(visit, steam_server, steam):
    app = Findie(visit(steam_server, phone=True).page, steam_server).open().skip()
    app.tab("Wishlist")
    app.tap("Sync with Steam")
    assert app.page.url.endswith("/findie/sync")
    sync_of(app, "https://example.org/id/ada")
    expect(app.page.get_by_text("That is no profile at Steam.")).to_be_visible()
    steam.lists = {}
    sync_of(app, "https://steamcommunity.com/id/ada")
    expect(app.page.get_by_text("Steam shows no wishes of ada.")).to_be_visible()
    steam.lists = {ADA: [CELESTE, HADES, 440]}
    steam.titles = {440: "Team Fortress 2"}
    steam.pauses = [2]
    sync_of(app, "ada")
    expect(app.page.get_by_text(re.compile("Steam asks for a pause; it goes on by itself"))).to_be_visible()
    expect(app.page.get_by_text(re.compile("^ada has 3 wishes at Steam"))).to_be_visible()
    app.tap("1 game is not in this catalogue")
    link = app.page.get_by_role("link", name="Team Fortress 2")
    expect(link).to_have_attribute("href", "https://store.steampowered.com/app/440/")
    results = Axe().run(app.page)
    assert results.violations_count == 0, results.generate_report()
    steam.lists = {ADA: [HADES, 440]}
    app.tap("Sync now")
    app.tap("Take Celeste off your wishlist")
    app.tap("Bring Celeste back to your wishlist")
    expect(app.button("Take Celeste off your wishlist")).to_be_visible()
    app.tap("Close")
    for title in ["Celeste", "Hades"]:
        expect(app.button(f"Open {title}", exact=True)).to_be_visible()


def test_what_is_owned_at_steam_is_left_out_of_the_deck_until_it_is_wanted_again(visit, binary, data, steam):
    settings = {"STEAM_API_URL": steam.url, "STEAM_URL": steam.url, "STEAM_API_KEY": "key"}
    server = Server(binary, data, offline=False, github_url="http://127.0.0.1:9", settings=settings).start()
    try:
        app = Findie(visit(server, phone=True).page, server).open().skip()
        first = app.top_title()
        steam.lists, steam.owned = {ADA: [HADES]}, {ADA: [number_at_steam(first), 440]}
        app.open("/findie/sync")
        app.page.get_by_role("switch", name="Leave out of my decks what I own there").click()
        sync_of(app, "ada")
        expect(app.page.get_by_text(re.compile("^Steam shows 2 games of yours"))).to_be_visible()
        results = Axe().run(app.page)
        assert results.violations_count == 0, results.generate_report()
        app.open("/findie/")
        assert app.top_title() != first
        app.open("/findie/sync")
        app.tap("Show them again")
        expect(app.page.get_by_text("Games you own at Steam")).to_have_count(0)
    finally:
        server.stop()


def test_a_killed_server_goes_on_with_the_sync(visit, steam_server, steam):
    steam.lists = {ADA: [CELESTE] + list(range(90_000_000, 90_000_250))}
    app = Findie(visit(steam_server).page, steam_server).open().skip().open("/findie/sync")
    steam.may_go.clear()
    sync_of(app, ADA)
    expect(app.page.get_by_text(re.compile("^Asking Steam for the wishlist"))).to_be_visible()
    steam_server.kill()
    steam.may_go.set()
    steam_server.start()
    app.open("/findie/sync")
    expect(app.page.get_by_text(re.compile(f"^{ADA} has 251 wishes at Steam"))).to_be_visible()
    expect(app.button("250 games are not in this catalogue")).to_be_visible()


def test_without_a_network_the_screen_says_so(visit, shared_server):
    app = Findie(visit(shared_server, phone=True).page, shared_server).open().skip()
    app.tab("Profile")
    app.tap("Sync with Steam")
    expect(app.page.get_by_text("This server asks nobody outside")).to_be_visible()
    expect(app.button("Sync now")).to_have_count(0)
