"""Games in the making: whose they are, what is kept of them, and pictures that are none."""

import json
import re
import urllib.error
import urllib.request
import zlib

import pytest
from axe_playwright_python.sync_playwright import Axe
from findie import Findie
from makers import choose, described, drafted, member, natural_width
from playwright.sync_api import expect
from test_picture import png, png_of


def test_a_draft_and_its_pictures_are_nobody_elses(server, visit):
    app = member(server, visit, "mira@example.org")
    drafted(app, "Secret Well")
    choose(app, "Choose a cover", "cover.png", png(1280, 720, (200, 80, 10)))
    expect(app.page.get_by_text("Cover · 1280 × 720")).to_be_visible()
    assert Axe().run(app.page).response["violations"] == []
    address = app.page.url.removeprefix(server.url)
    media = app.page.locator("img[src^='/findie/media/']").first.get_attribute("src")
    other = member(server, visit, "ravi@example.org", phone=True).open(address)
    expect(other.page.get_by_text("No such game")).to_be_visible()
    guest = Findie(visit(server).page, server).open().skip().open("/findie/makers")
    expect(guest.page.get_by_text("An account first").first).to_be_visible()
    app.tap("Preview")
    scene = app.page.get_by_role("dialog").locator("img[src^='/findie/drafts/']").first
    # Drawn as players will see it; the drawings are 400 by 500.
    assert natural_width(scene) == 400
    for token in [None, other.token]:
        cookies = {"Cookie": f"serendip={token}"} if token else {}
        for path in [media, scene.get_attribute("src")]:
            with pytest.raises(urllib.error.HTTPError) as refused:
                urllib.request.urlopen(urllib.request.Request(server.url + path, headers=cookies))
            assert refused.value.code == 404


def test_a_sentence_that_is_too_long_and_leaving_at_once_lose_nothing_else(server, visit):
    app = member(server, visit, "mira@example.org", phone=True)
    described(app, "Lantern Deep")
    app.page.get_by_label("In a sentence", exact=True).fill("x" * 161)
    expect(app.page.get_by_text("Not kept: the sentence has at most 160 letters.")).to_be_visible()
    expect(app.page.get_by_text("Saved, but for what is marked.")).to_be_visible()
    app.page.get_by_label("Title", exact=True).fill("Lantern Deeper")
    app.tap("Back", exact=True)
    expect(app.page.get_by_text("Lantern Deeper").filter(visible=True).first).to_be_visible()
    # So it is after a reload in the middle of a word: the new page hears what the old one kept.
    title = app.tap("Lantern Deeper").page.get_by_label("Title", exact=True)
    title.press("End")
    title.press_sequentially(" Still")
    app.page.reload()
    expect(title).to_have_value("Lantern Deeper Still")
    title.press("End")
    title.press_sequentially("er")
    app.settled()
    expect(app.page.get_by_text("All changes are saved.")).to_be_visible()


def refused(address, cookies):
    """Why an address is not answered: the status and what the answer says."""
    with pytest.raises(urllib.error.HTTPError) as failure:
        urllib.request.urlopen(urllib.request.Request(address, headers={"Cookie": cookies}))
    return failure.value.code, json.load(failure.value)


def test_a_picture_that_is_no_picture_holds_nobody_up(server, visit):
    app = member(server, visit, "mira@example.org")
    drafted(app, "Hostile Well")
    # A hundred megabytes to draw from a few kilobytes, one whose drawing is cut off, and one with another drawing than
    # its head says.
    vast = png(8000, 4000, (0, 0, 0))
    short = png_of(4000, 3000, zlib.compress(b"\0" * 9_000)[:-20])
    wrong = png_of(8000, 5000, b"GIF89a not what it says" * 400)
    for number, content in enumerate([vast, short, wrong, png_of(8000, 8000, b"")]):
        choose(app, "Add a screenshot", "shot.png", content)
        if number == 3:
            expect(app.page.get_by_text("It has too many pixels.").filter(visible=True).first).to_be_visible()
            app.tap("OK")
        else:
            expect(app.page.get_by_text(re.compile("^Screenshot"))).to_have_count(number + 1)
    cookies = f"serendip={app.token}"
    pictures = app.page.locator("img[src^='/findie/media/']")
    expect(pictures).to_have_count(3)
    # The first of them can be drawn, and is, as small as a card needs it.
    assert natural_width(pictures.first) == 800
    for picture, content in list(zip(pictures.all(), [vast, short, wrong]))[1:]:
        request = urllib.request.Request(server.url + picture.get_attribute("src"), headers={"Cookie": cookies})
        with urllib.request.urlopen(request) as answer:
            assert answer.read() == content and answer.headers["Content-Type"] == "image/png"
    source = server.url + pictures.first.get_attribute("src")
    status, problem = refused(source.replace("size=card", "size=huge"), cookies)
    assert status == 400 and problem["field"] == "size"
    assert refused(source, "")[0] == 404


def test_how_a_game_is_played_is_kept_and_told(server, visit):
    app = member(server, visit, "mira@example.org", phone=True)
    drafted(app, "Lantern Deep")
    players = app.page.get_by_label("How many play, such as 1-4", exact=True)
    players.fill("4-1")
    app.settled()
    expect(app.page.get_by_text("Not kept: a number such as 4")).to_be_visible()
    players.fill("1-4")
    app.settled()
    expect(app.page.get_by_text("Not kept: a number such as 4")).to_have_count(0)
    app.tap("Local co-op", exact=True).tap("Controller", exact=True)
    app.tap(re.compile("^Languages")).tap("German", exact=True)
    app.page.get_by_label("A session", exact=True).select_option("Up to an hour")
    app.settled()
    for switch in ["Players name their price", "Still to come", "For adults"]:
        app.page.get_by_role("switch", name=switch).click()
        app.settled()
    expect(app.page.get_by_text("All changes are saved.")).to_be_visible()
    app.page.reload()
    app.settled()
    expect(players).to_have_value("1-4")
    app.tap("Preview")
    app.page.get_by_role("radio", name="Page").click()
    app.settled()
    facts = ["1–4 players, Local co-op", "Controller", "German", "Up to an hour", "Name your price", "To come"]
    for fact in [*facts, "Adults only"]:
        expect(app.page.get_by_text(fact, exact=True).filter(visible=True).last).to_be_visible()
    expect(app.page.get_by_text("Not known: accessibility, what is in it.").last).to_be_attached()
