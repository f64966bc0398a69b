"""Games read from their stores by the program, killed in the middle, and looked at in a browser."""

import datetime
import os
import re
import subprocess
from pathlib import Path

import pytest
from findie import Findie
from playwright.sync_api import expect
from server import Server
from stores import Stores

CELESTE = 504230


@pytest.fixture
def stores():
    stores = Stores()
    stores.apps[CELESTE] = {
        "name": "Celeste",
        "platforms": {"windows": True, "mac": True, "steamos_linux": True},
        "best_purchase_option": {
            "final_price_in_cents": "499",
            "formatted_final_price": "$4.99",
            "discount_pct": 75,
        },
        "links": {},
    }
    stores.feeds["platformer"] = [
        "<item><link>https://maddymakesgames.itch.io/celeste</link><plainTitle>Celeste</plainTitle>"
        "<price>$19.99</price><currency>USD</currency><platforms><html>yes</html></platforms></item>"
    ]
    stores.data["maddymakesgames/celeste"] = {
        "title": "Celeste",
        "links": {"steam": f"https://store.steampowered.com/app/{CELESTE}/Celeste/"},
        "authors": {},
    }
    yield stores
    stores.stop()


def command(binary, data, stores, *arguments, ahead=0):
    """The program, with a clock that is so many seconds ahead."""
    moved = []
    if ahead:
        ahead += int(os.environ.get("CLOCK_AHEAD_SECONDS", 0))
        moment = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(seconds=ahead)
        moved = [Path(__file__).parent.parent / "bin" / "at-moment", f"{moment:%Y-%m-%d %H:%M:%S}", "UTC"]
    return subprocess.Popen(
        [*moved, binary, "harvest", "games", "--data", str(data), *arguments],
        env={**os.environ, **stores.settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_offline_is_refused_and_asks_nobody(binary, tmp_path, stores):
    run = command(binary, tmp_path / "data", stores, "--offline")
    _, told = run.communicate(timeout=60)
    assert run.returncode != 0 and "--offline never does" in told
    assert stores.requests == []


def test_a_killed_harvest_goes_on_and_a_game_of_two_stores_has_both_prices(binary, tmp_path, stores, visit):
    data = tmp_path / "data"
    stores.waits_after = 5
    first = command(binary, data, stores)
    assert stores.is_waiting.wait(60)
    first.kill()
    first.communicate(timeout=60)
    asked = list(stores.requests)
    stores.waits_after = None
    stores.may_go.set()
    # The question that was under way is held for half a minute.
    run = command(binary, data, stores, ahead=40)
    report, progress = run.communicate(timeout=300)
    assert run.returncode == 0, progress
    assert re.fullmatch(r"0 games are new and \d+ changed; \d+ questions were answered\.\n", report)
    assert re.search(r"question (\d+) of \1\n$", progress)
    again = stores.requests[len(asked) :]
    # Only the question that was under way when it was killed is asked again.
    assert set(asked) & set(again) <= {asked[-1]} and len(again) == len(set(again))
    server = Server(binary, data).start()
    try:
        app = Findie(visit(server, phone=True).page, server).open("/findie/game/celeste")
        expect(app.page.get_by_text("Where to get it")).to_be_visible()
        expect(app.button(re.compile(r"^Steam as of .*\$4\.99 75 % off$"))).to_be_visible()
        expect(app.button(re.compile(r"^itch\.io as of .*\$19\.99$"))).to_be_visible()
    finally:
        server.stop()
