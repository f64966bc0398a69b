"""Pictures of stores: asked about on the first card, fetched by the server, and seen from its own address alone."""

import os
import re
import subprocess
import time
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from findie import Findie
from playwright.sync_api import expect
from server import Server
from stores import Stores
from test_picture import png

CELESTE = 504230
HOST = "shared.cloudflare.steamstatic.com/store_item_assets/"
SWITCH = "Show store pictures"


def shown(name):
    """What Steam tells of a game's pictures."""
    return {
        "assets": {"asset_url_format": f"{name}/${{FILENAME}}?t=1", "header": "cover.png", "library_capsule_2x": "upright.png"},
        "screenshots": {"all_ages_screenshots": [{"filename": f"{name}/shot.png"}]},
    }


class AllApps(dict):
    """Every app is free and has pictures of its own number."""

    def get(self, app, default=None):
        return {"name": f"Game {app}", "is_free": True, **shown(str(app)), **dict.get(self, app, {})}


class AllPictures(dict):
    """A picture at every address, but for what is said of some."""

    def get(self, path, default=None):
        number = sum(path.encode())
        colour = (number % 200, number * 7 % 200, 120)
        size = (60, 90) if path.endswith("upright.png") else (160, 90)
        return dict.get(self, path) or (200, {"content-type": "image/png"}, png(*size, colour))


@pytest.fixture
def stores():
    stores = Stores()
    stores.apps = AllApps({CELESTE: {"name": "Celeste", "best_purchase_option": {}}})
    stores.pictures = AllPictures()
    yield stores
    stores.stop()


@pytest.fixture
def picture_server(binary, tmp_path, stores):
    """A server whose games have pictures at Steam; the harvest is ended when it comes to itch.io."""
    data = tmp_path / "data"
    stores.waits_at = ".xml"
    run = subprocess.Popen(
        [binary, "harvest", "games", "--data", str(data)],
        env={**os.environ, **stores.settings},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    assert stores.is_waiting.wait(60)
    run.kill()
    run.wait(10)
    stores.waits_at = None
    stores.may_go.set()
    server = Server(binary, data, offline=False, settings=stores.settings).start()
    yield server
    server.stop()


def hosts_asked(page):
    """Fills with every host that the browser asks."""
    hosts = set()
    page.on("request", lambda request: hosts.add(urlsplit(request.url).netloc))
    return hosts


def loaded(page, part):
    """Waits until a picture whose address has this part is drawn."""
    page.wait_for_function(
        "(part) => [...document.querySelectorAll(`img[src*='${part}']`)].some((one) => one.naturalWidth > 1)", arg=part
    )


def answered(page, address, status):
    """Asks until the answer is this, as a choice is on the screen before it is kept."""
    deadline = time.monotonic() + 30
    while (answer := page.request.get(address)).status != status:
        assert time.monotonic() < deadline, answer.status
    return answer


def faultless(page):
    faults = [(one["id"], node["html"]) for one in Axe().run(page).response["violations"] for node in one["nodes"]]
    assert not faults, faults


def switch(app):
    return app.page.get_by_role("switch", name=re.compile(SWITCH)).filter(visible=True)


def allow(app):
    """Says yes on the first card, and waits for what is shown once that is kept."""
    switch(app).click()
    expect(app.page.locator("img[src*='/findie/pictures/']").first).to_be_attached()


def test_the_first_card_asks_once_and_the_browser_asks_this_server_alone(picture_server, stores, visit):
    page = visit(picture_server, phone=True).page
    hosts = hosts_asked(page)
    app = Findie(page, picture_server).open().skip()
    expect(switch(app)).not_to_be_checked()
    assert stores.asked_pictures == []
    switch(app).click()
    app.settled()
    expect(switch(app)).to_have_count(0)
    loaded(page, "/findie/pictures/")
    expect(page.get_by_test_id("games").locator("img[src*='/findie/pictures/']").last).to_be_visible()
    top = page.get_by_test_id("games").locator("> :not([data-gone]):not([aria-hidden=true])").last
    loaded(page, top.locator("img[src*='/findie/pictures/']").get_attribute("src"))
    app.tap(re.compile("^Next picture; this is 1 of 2"))
    expect(top.locator("img[src$='/1']")).to_be_visible()
    app.tap(re.compile("^Next picture; this is 2 of 2"))
    expect(top.locator("img[src$='/0']")).to_be_visible()
    app.judge("Like")
    expect(switch(app)).to_have_count(0)
    assert hosts == {urlsplit(picture_server.url).netloc}
    assert stores.asked_pictures and len(stores.asked_pictures) == len(set(stores.asked_pictures))
    app.open("/findie/game/celeste")
    loaded(page, "/findie/pictures/celeste/1")
    app.tap("Close").tab("Profile")
    expect(switch(app)).to_be_checked()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_question_and_the_pictures_are_for_everybody(picture_server, visit, scheme):
    page = visit(picture_server, phone=True, color_scheme=scheme).page
    app = Findie(page, picture_server).open().skip()
    expect(switch(app)).to_be_visible()
    faultless(page)
    switch(app).focus()
    page.keyboard.press("Space")
    app.settled()
    loaded(page, "/findie/pictures/")
    faultless(page)
    app.open("/findie/game/celeste")
    loaded(page, "/findie/pictures/celeste/1")
    faultless(page)
    app.open("/findie/profile")
    expect(switch(app)).to_be_checked()
    faultless(page)


def test_who_says_no_keeps_the_drawings_and_nobody_is_asked(picture_server, stores, visit):
    page = visit(picture_server, phone=True).page
    app = Findie(page, picture_server).open().skip()
    app.tap("No, keep the drawings")
    expect(switch(app)).to_have_count(0)
    app.open()
    expect(app.top).to_be_visible()
    expect(switch(app)).to_have_count(0)
    answer = page.request.get(f"{picture_server.url}/findie/pictures/celeste/0")
    assert answer.status == 404 and stores.asked_pictures == []
    app.tab("Profile")
    address = f"{picture_server.url}/findie/pictures/celeste/0"
    switch(app).click()
    answer = answered(page, address, 200)
    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["cache-control"].startswith("private")
    tag = {"If-None-Match": answer.headers["etag"]}
    assert page.request.get(address, headers=tag).status == 304
    switch(app).click()
    answered(page, address, 404)


def test_what_is_no_picture_leaves_the_drawing_in_its_place(picture_server, stores, visit):
    """Other kinds of such answers are tried without a browser."""
    lie = (200, {"content-type": "image/png"}, b"<svg xmlns='http://www.w3.org/2000/svg'/>")
    stores.pictures[HOST + f"{CELESTE}/upright.png"] = lie
    page = visit(picture_server, phone=True).page
    app = Findie(page, picture_server).open().skip()
    allow(app)
    app.open("/findie/game/celeste")
    loaded(page, "/findie/covers/celeste")
    loaded(page, "/findie/pictures/celeste/1")
    page.wait_for_function(
        """() => [...document.querySelectorAll("img[src*='/findie/pictures/celeste/upright']")]
            .some((one) => one.complete && one.naturalWidth === 0)"""
    )
    for _ in range(2):
        assert page.request.get(f"{picture_server.url}/findie/pictures/celeste/upright").status == 404
    asked = [path for path in stores.asked_pictures if f"{CELESTE}/upright.png" in path]
    assert len(asked) == 1


def test_a_store_that_is_gone_takes_no_picture_away(binary, picture_server, stores, visit):
    page = visit(picture_server, phone=True).page
    app = Findie(page, picture_server).open().skip()
    allow(app)
    app.open("/findie/game/celeste")
    loaded(page, "/findie/pictures/celeste/upright")
    stores.stop()
    picture_server.kill()
    picture_server.start()
    app.open("/findie/game/celeste")
    assert page.request.get(f"{picture_server.url}/findie/pictures/celeste/upright").status == 200
    assert page.request.get(f"{picture_server.url}/findie/pictures/hades/0").status == 404
    picture_server.stop()
    picture_server.offline = True
    picture_server.start()
    app.open("/findie/game/celeste")
    loaded(page, "/findie/covers/celeste")
    assert page.locator("img[src*='/findie/pictures/']").count() == 0
