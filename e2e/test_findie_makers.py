"""A maker's game from the first letter to the players, in browsers over the real server."""

import json
import pathlib
import re
import urllib.error
import urllib.request
import zlib

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from findie import Findie
from test_picture import png, png_of
from test_reports import admin, call


def member(server, visit, email, **options):
    """Findie of a new member, in a browser of their own."""
    guest = call(server, "guests")["token"]
    form = {"email": email, "password": "a boat on a lake", "privacyNotice": "2026-11"}
    ticket = call(server, "sign-ups", form, guest)
    token = call(server, "sessions", ticket, guest)["token"]
    app = Findie(visit(server, **options).page, server)
    app.page.context.add_cookies([{"name": "serendip", "value": token, "url": server.url}])
    app.token = token
    return app.open().skip()


# Two seconds of changing colours, 640 by 360.
FILM = pathlib.Path(__file__).with_name("fixtures") / "film.webm"


def choose(app, button, name, content, kind="image/png"):
    """Presses a button that asks for a file, and gives it one."""
    app.tap(button)
    app.page.locator("dialog input[type=file]").set_input_files({"name": name, "mimeType": kind, "buffer": content})


def described(app, title):
    """A game with all it needs but a cover."""
    app.open("/findie/makers")
    app.page.get_by_label("Name that stands under your games").fill("Lantern Works")
    app.page.get_by_role("switch", name="I agree to these rules").click()
    app.settled()
    app.tap("Become a maker").tap("Add a game")
    first, rest = title.split(" ", 1)
    field = app.page.get_by_label("Title", exact=True)
    field.press_sequentially(first + " ")
    # Kept while somebody thinks about the next word.
    expect(app.page.get_by_text("All changes are saved.")).to_be_visible()
    app.settled()
    field.press_sequentially(rest)
    app.page.get_by_label("In a sentence", exact=True).fill("A pixel art puzzle about a lantern.")
    app.settled()
    for tag in ["puzzle", "pixel art", "fantasy"]:
        field = app.page.get_by_label("Add a tag", exact=True)
        field.fill(tag)
        field.press("Enter")
        app.settled()
        expect(app.button(re.compile(f"^Remove the tag {tag}$", re.I))).to_be_visible()


def assert_whole(image, ratio):
    """Nothing of a picture is cut: it keeps its shape, within what can be seen of it."""
    image.evaluate("(one) => one.decode()")
    box = image.bounding_box()
    fit = image.evaluate("(one) => getComputedStyle(one).objectFit")
    assert fit == "contain" or abs(box["width"] / box["height"] - ratio) < 0.02


def natural_width(image):
    return image.evaluate("async (one) => { await one.decode(); return one.naturalWidth }")


def assert_quiet_film(app):
    """The top card's film plays by itself and without sound, until somebody stops it or asks for less motion."""
    film = app.page.locator("[data-testid=games] video")
    expect(film).to_have_count(1)
    film.evaluate("(one) => one.ended || new Promise((end) => one.addEventListener('ended', end))")
    assert film.evaluate("(one) => one.muted && !one.controls && one.currentTime > 1")
    assert "Save-Data" in app.page.request.get(film.locator("source").evaluate("(one) => one.src")).headers["vary"]
    sparing = {"Save-Data": "on"}
    assert app.page.request.get(film.locator("source").evaluate("(one) => one.src"), headers=sparing).status == 404
    app.tap("Stop trailers")
    expect(film).to_have_count(0)
    app.tap("Play trailers")
    expect(film).to_have_count(1)
    app.page.emulate_media(reduced_motion="reduce")
    expect(film).to_have_count(0)
    expect(app.button("Stop trailers")).to_have_count(0)
    app.page.emulate_media(reduced_motion="no-preference")
    expect(film).to_have_count(1)


@pytest.mark.parametrize("phone", [True, False])
def test_a_game_goes_from_a_draft_over_a_review_to_the_players(server, visit, phone):
    app = member(server, visit, "mira@example.org", phone=phone)
    described(app, "Lantern Deep")
    expect(app.page.get_by_text("A cover is missing")).to_be_visible()
    app.page.get_by_label("More about it", exact=True).fill("# Light\n\nYou carry **one** lantern.")
    # Left without pressing Enter.
    app.page.get_by_label("Release", exact=True).fill("2027-02")
    app.page.get_by_label("Number or address at Steam").fill("https://example.org/app/5")
    expect(app.page.get_by_text("Not kept: a number")).to_be_visible()
    app.page.get_by_label("Number or address at Steam").fill("")
    expect(app.page.get_by_text("Not kept: a number")).to_have_count(0)
    choose(app, "Choose a cover", "tall.png", png(400, 600, (9, 9, 9)))
    expect(app.page.get_by_text("A cover is wider than high.")).to_be_visible()
    app.tap("OK")
    choose(app, "Choose a cover", "cover.png", png(1280, 720, (200, 80, 10), b"at home"))
    expect(app.page.get_by_text("Cover · 1280 × 720")).to_be_visible()
    choose(app, "Add a screenshot", "shot.png", png(640, 360, (10, 80, 200)))
    expect(app.page.get_by_text("Screenshot · 640 × 360")).to_be_visible()
    choose(app, "Choose a trailer", "film.webm", FILM.read_bytes(), "video/webm")
    expect(app.page.get_by_text("Trailer · 640 × 360")).to_be_visible()
    expect(app.page.get_by_text("All changes are saved.")).to_be_visible()
    address = app.page.url
    app.tap("Hand in for review")
    expect(app.page.get_by_text("In review").first).to_be_visible()

    reviewer = member(server, visit, "admin@example.org")
    admin(server, "grant-role", "admin@example.org", "admin")
    # Who reviews need not make games.
    reviewer.open("/findie/makers").tap("Waiting for review: 1")
    expect(reviewer.page.get_by_text("Lantern Deep").first).to_be_visible()
    reviewer.page.get_by_label("Words for the maker when you give it back").fill("Show more of it.")
    reviewer.settled()
    reviewer.tap("Give back")
    expect(reviewer.page.get_by_text("Nothing waits")).to_be_visible()
    app.open(address.removeprefix(server.url))
    expect(app.page.get_by_text("Show more of it.")).to_be_visible()
    app.tap("Hand in for review")
    reviewer.open("/findie/reviews").tap("Publish")
    expect(reviewer.page.get_by_text("Nothing waits")).to_be_visible()

    player = Findie(visit(server, phone=phone).page, server).open("/findie/game/lantern-deep")
    expect(player.page.get_by_text("A pixel art puzzle about a lantern.").first).to_be_visible()
    expect(player.page.get_by_text("Feb 2027")).to_be_visible()
    expect(player.page.get_by_role("heading", name="Light", exact=True)).to_be_visible()
    expect(player.page.get_by_text("0 fit", exact=True)).to_have_count(0)
    assert natural_width(player.page.locator("img[src$='size=page']")) == 1120
    player.tap("Picture 2 of 2 of Lantern Deep")
    expect(player.page.get_by_role("img", name="Picture 2 of 2 of Lantern Deep")).to_be_visible()
    cover = player.page.locator("img[src^='/findie/media/']").first
    assert natural_width(cover) == 800
    for query, kind in [("", "image/png"), ("?size=card", "image/webp"), ("?size=page", "image/webp")]:
        with urllib.request.urlopen(server.url + cover.get_attribute("src").split("?")[0] + query) as answer:
            content = answer.read()
            assert answer.headers["Content-Type"] == kind and b"at home" not in content
            assert answer.headers["Cache-Control"] == "public, max-age=3600"

    film = player.page.get_by_role("group", name="Trailer of Lantern Deep").locator("video")
    read = "(one) => one.duration || new Promise((read) => one.onloadedmetadata = () => read(one.duration))"
    assert film.evaluate(read) == pytest.approx(2, abs=0.3)
    assert film.evaluate("(one) => one.controls && one.paused && !one.muted")

    app.open("/findie/makers")
    expect(app.page.get_by_text("0 of 100 promised showings")).to_be_visible()
    assert_whole(app.page.locator("img[src^='/findie/media/']").filter(visible=True).first, 16 / 9)
    other = Findie(visit(server, phone=phone).page, server).open().skip()
    for _ in range(14):
        if other.top_title() == "Lantern Deep":
            break
        other.judge("Pass")
    assert other.top_title() == "Lantern Deep"
    other.settled()
    hung = other.page.locator("[data-testid=games] > :not([aria-hidden=true]) img[src^='/findie/media/']")
    assert_whole(hung.first, 16 / 9)
    # As large as two pixels a point need, not as it was sent.
    assert natural_width(hung.first) == 800
    assert_quiet_film(other)
    first = hung.first.get_attribute("src")
    other.tap("Next picture; this is 1 of 2")
    expect(hung.first).not_to_have_attribute("src", first)
    app.open("/findie/makers")
    expect(app.page.get_by_text("1 of 100 promised showings")).to_be_visible()
    app.tap("Figures of Lantern Deep")
    expect(app.page.get_by_text("With fewer than 5 people nothing is broken down by source.")).to_be_visible()
    for page in [app.page, reviewer.page]:
        assert Axe().run(page).response["violations"] == []

    player.open("/findie/game/lantern-deep").button("Report this game").click()
    expect(player.page).to_have_url(re.compile("/account/report/game/"))
    player.page.get_by_role("radio", name="Pretends to be somebody else").click()
    player.page.get_by_label("In your own words (optional)").fill("It is mine, not theirs.")
    player.tap("Send the report")
    expect(player.page.get_by_text("Your report is in the queue")).to_be_visible()
    reviewer.open("/findie/reviews").button("What players reported").click()
    expect(reviewer.page.get_by_text("It is mine, not theirs.")).to_be_visible()
    expect(reviewer.button("Open it")).to_be_visible()
    assert Axe().run(reviewer.page).response["violations"] == []
    reviewer.tap("Hide it")
    expect(reviewer.page.get_by_text("It is mine, not theirs.")).to_have_count(0)
    player.open("/findie/game/lantern-deep")
    expect(player.page.get_by_text("No such game")).to_be_visible()
    app.open("/findie/makers")
    expect(app.page.get_by_text("Taken out of sight by a moderator")).to_be_visible()


def test_a_draft_and_its_pictures_are_nobody_elses(server, visit):
    app = member(server, visit, "mira@example.org")
    described(app, "Secret Well")
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
    app.open("/findie/makers")
    expect(app.page.get_by_text("Lantern Deeper").first).to_be_visible()


def refused(address, cookies):
    """Why an address is not answered: the status and what the answer says."""
    with pytest.raises(urllib.error.HTTPError) as failure:
        urllib.request.urlopen(urllib.request.Request(address, headers={"Cookie": cookies}))
    return failure.value.code, json.load(failure.value)


def test_a_picture_that_is_no_picture_holds_nobody_up(server, visit):
    app = member(server, visit, "mira@example.org")
    described(app, "Hostile Well")
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
    described(app, "Lantern Deep")
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
