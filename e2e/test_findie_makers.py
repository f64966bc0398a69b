"""A maker's game from the first letter to the players, in browsers over the real server."""

import re
import subprocess
import urllib.request
import uuid

import pytest
from axe_playwright_python.sync_playwright import Axe
from findie import Findie
from makers import FILM, choose, described, drafted, dropped, member, natural_width
from playwright.sync_api import expect
from test_picture import png
from test_reports import admin, make_member


def assert_whole(image, ratio):
    """Nothing of a picture is cut: it keeps its shape, within what can be seen of it."""
    image.evaluate("(one) => one.decode()")
    box = image.bounding_box()
    fit = image.evaluate("(one) => getComputedStyle(one).objectFit")
    assert fit == "contain" or abs(box["width"] / box["height"] - ratio) < 0.02


def assert_enlarged(app, phone):
    """A picture is looked at on the whole screen, larger by keys or by two fingers, and the next by another key."""
    opener = app.button("Picture 2 of 2 of Lantern Deep, on the whole screen")
    opener.click()
    viewer = app.page.locator("dialog[open]").last
    # What keys are pressed on, as a picture that two taps make larger.
    shown = viewer.get_by_label("Picture 2 of 2 of Lantern Deep", exact=True)
    expect(shown).to_be_visible()
    size = "(one) => parseFloat(getComputedStyle(one).scale) || 1"
    app.settled()
    if phone:
        box = shown.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        session = app.page.context.new_cdp_session(app.page)
        for kind, ways in [("touchStart", (-40, 40)), ("touchMove", (-60, 60)), ("touchMove", (-80, 80)), ("touchEnd", ())]:
            points = [{"x": x + way, "y": y} for way in ways]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        app.settled()
        assert shown.evaluate(size) == 2
    else:
        app.page.keyboard.press("+")
        app.settled()
        assert shown.evaluate(size) == 1.5
    assert Axe().run(app.page).response["violations"] == []
    app.page.keyboard.press("ArrowLeft")
    expect(viewer.get_by_label("Picture 1 of 2 of Lantern Deep", exact=True)).to_be_visible()
    app.page.keyboard.press("Escape")
    expect(app.button("Picture 1 of 2 of Lantern Deep, on the whole screen")).to_be_focused()


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
    shot = png(640, 360, (10, 80, 200))
    if phone:
        choose(app, "Add a screenshot", "shot.png", shot)
        expect(app.page.get_by_text("Screenshot · 640 × 360")).to_be_visible()
        choose(app, "Choose a trailer", "film.webm", FILM.read_bytes(), "video/webm")
    else:
        dropped(app, ("shot.png", shot, "image/png"), ("film.webm", FILM.read_bytes(), "video/webm"))
    expect(app.page.get_by_text("Screenshot · 640 × 360")).to_be_visible()
    expect(app.page.get_by_text("Trailer · 640 × 360")).to_be_visible()
    expect(app.page.get_by_text("All changes are saved.")).to_be_visible()
    address = app.page.url
    app.tap("Hand in for review")
    expect(app.page.get_by_text("In review").filter(visible=True).first).to_be_visible()

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
    assert_enlarged(player, phone)
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
    reviewer.page.get_by_label(re.compile("^Why; ")).fill("Whose it is has to be settled first.")
    reviewer.settled()
    reviewer.tap("Hide it")
    expect(reviewer.page.get_by_text("It is mine, not theirs.")).to_have_count(0)
    player.open("/findie/game/lantern-deep")
    expect(player.page.get_by_text("No such game")).to_be_visible()
    app.open("/findie/makers")
    expect(app.page.get_by_text("Taken out of sight by a moderator")).to_be_visible()
    app.open(address.removeprefix(server.url))
    expect(app.page.get_by_text("Whose it is has to be settled first.")).to_be_visible()


def test_who_has_no_browser_reviews_at_the_servers_terminal(server, visit):
    app = drafted(member(server, visit, "mira@example.org", phone=True), "Lantern Deep")
    choose(app, "Choose a cover", "cover.png", png(1280, 720, (200, 80, 10)))
    app.tap("Hand in for review")
    expect(app.page.get_by_text("In review").filter(visible=True).first).to_be_visible()
    make_member(server, "admin@example.org")
    admin(server, "grant-role", "admin@example.org", "admin")

    def games(*arguments, email="admin@example.org"):
        command = [server.binary, "admin", "games", *arguments, "--data", str(server.data), "--as", email]
        return subprocess.run(command, capture_output=True, text=True)

    listed = games("list").stdout
    assert re.fullmatch(r"[0-9a-f-]{36}\t\S+\tLantern Deep\tLantern Works\n", listed)
    number = listed.split("\t")[0]
    shown = games("show", number).stdout
    assert "text\tA pixel art puzzle about a lantern.\n" in shown and "cover\t/findie/media/" in shown
    for refused, words in [
        (games("publish", number, email="mira@example.org"), "This member is no admin"),
        (games("publish", str(uuid.uuid4())), "Nothing has this id"),
        (games("publish", "7"), "The value '7' is invalid"),
        (games("give-back", number, "--note", " "), "Say in --note what has to change"),
    ]:
        assert refused.returncode != 0 and words in refused.stderr
    assert games("give-back", number, "--note", "Show more of it.").returncode == 0
    assert "decided, or taken back, already" in games("publish", number).stderr
    app.open(app.page.url.removeprefix(server.url))
    expect(app.page.get_by_text("Show more of it.")).to_be_visible()
    app.tap("Hand in for review")
    assert "/findie/game/lantern-deep" in games("publish", number).stdout
    assert games("list").stdout == games("claims").stdout == "Nothing waits.\n"
    player = Findie(visit(server).page, server).open("/findie/game/lantern-deep")
    expect(player.page.get_by_text("A pixel art puzzle about a lantern.").first).to_be_visible()
