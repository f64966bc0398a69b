"""The wishlist and Steam's, in a browser over the real server and a stand-in for Steam."""

import re

import pytest
from findie import Findie
from playwright.sync_api import expect
from server import Server
from steam import ADA, Steam

CELESTE = 504230


@pytest.fixture
def steam():
    steam = Steam()
    yield steam
    steam.stop()


@pytest.fixture
def steam_server(binary, tmp_path, steam):
    settings = {"STEAM_API_URL": steam.url, "STEAM_URL": steam.url}
    server = Server(binary, tmp_path / "data", offline=False, github_url="http://127.0.0.1:9", settings=settings).start()
    yield server
    server.stop()


def sync_of(app, profile):
    app.page.get_by_label("Address, number or name of a Steam profile").fill(profile)
    app.tap("Sync now")
    return app


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
