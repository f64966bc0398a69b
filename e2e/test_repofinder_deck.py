"""The deck under the hand: dragging, keys, a slow line, and none."""

import base64
import re
import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import expect
from repofinder import RepoFinder

PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


@pytest.mark.parametrize("dx, judged", [(180, "Liked"), (-180, "Skipped")])
def test_a_drag_past_a_hundred_points_judges(repofinder, dx, judged):
    app = repofinder().open().skip_questions()
    before = app.top_name()
    app.drag(dx)
    app.expect_top_other_than(before)
    app.settled()
    app.button("History").first.click()
    app.settled()
    expect(app.row(before.split("/")[1]).get_by_label(judged, exact=True)).to_be_visible()


def test_a_short_drag_springs_back(repofinder):
    app = repofinder().open().skip_questions()
    before = app.top_name()
    app.drag(60)
    app.settled()
    app.expect_top(before)


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_what_lies_on_the_card_can_be_pressed(repofinder, phone):
    app = repofinder(phone=phone).open().skip_questions()
    first = app.judge("Like")
    app.settled()
    name = app.top_name()
    app.top.click()
    # The card has a heading of that name as well; going back too early would leave the app.
    expect(app.page).to_have_url(re.compile(re.escape(name), re.IGNORECASE))
    expect(app.heading(name.split("/")[1]).first).to_be_visible()
    app.page.go_back()
    app.expect_top(name)
    app.settled()
    app.top_card.get_by_role("button", name=re.compile("^(Like|Well liked)")).first.click()
    app.page.get_by_role("menuitem", name=re.compile("^Never ")).first.click()
    expect(app.page.get_by_text(re.compile("^No more ")).filter(visible=True).first).to_be_visible()
    app.settled()
    app.undo()
    app.undo()
    app.expect_top(first)


def test_the_keyboard_does_all_of_it(repofinder):
    app = repofinder().open().skip_questions()
    first = app.top_name()
    app.page.keyboard.press("ArrowRight")
    app.expect_top_other_than(first)
    app.settled()
    second = app.top_name()
    app.page.keyboard.press("ArrowLeft")
    app.expect_top_other_than(second)
    app.settled()
    app.page.keyboard.press("s")
    expect(app.button("Remove from saved").first).to_be_visible()
    app.settled()
    app.page.keyboard.press("u")
    app.expect_top(second)
    app.settled()
    app.page.keyboard.press("Enter")
    expect(app.heading(second.split("/")[1]).first).to_be_visible()


def test_the_next_card_is_there_before_a_slow_line_answers(repofinder):
    app = repofinder().open().skip_questions()
    app.settled()
    held = []
    app.page.route("**/_live/events", lambda route: held.append(route))
    before = app.top_name()
    app.page.keyboard.press("ArrowRight")
    # What was pressed has not reached the server.
    app.expect_top_other_than(before)
    for route in held:
        route.continue_()
    app.page.unroute("**/_live/events")
    app.settled()
    app.undo()
    app.expect_top(before)


@pytest.mark.parametrize("press", ["button", "key"])
def test_what_is_saved_after_a_throw_is_the_card_that_shows(repofinder, press):
    app = repofinder().open().skip_questions()
    app.settled()
    held = []
    app.page.route("**/_live/events", lambda route: held.append(route), times=1)
    thrown = app.judge("Like")
    shown = app.top_name()
    app.button("Save", exact=True).click() if press == "button" else app.page.keyboard.press("s")
    held.pop().continue_()
    expect(app.button("Remove from saved").first).to_be_visible()
    app.expect_top(shown)
    app.tab("Saved")
    expect(app.row(shown.split("/")[1])).to_be_visible()
    expect(app.row(thrown.split("/")[1])).to_be_hidden()


def test_without_a_line_the_deck_goes_on_for_fifty_cards_and_nothing_is_lost(repofinder):
    app = repofinder().open().skip_questions()
    # Five are elements, the others text until they are needed.
    expect(app.deck.locator("> [data-past], > [data-still]")).to_have_count(50)
    app.page.context.set_offline(True)
    for _ in range(49):
        before = app.top_name()
        app.page.keyboard.press("ArrowRight")
        app.expect_top_other_than(before)
    words = app.page.get_by_text("No card is left here")
    expect(words).to_be_hidden()
    app.page.keyboard.press("ArrowRight")
    expect(words).to_be_visible()
    app.page.context.set_offline(False)
    app.settled()
    app.tab("Saved")
    app.page.get_by_role("radio", name="Liked").click()
    app.settled()
    expect(app.rows).to_have_count(50)


def test_no_other_host_hears_of_the_cards(visit, server):
    server.stop()
    with closing(sqlite3.connect(server.data / "serendip.sqlite")) as database, database:
        database.execute("UPDATE repositories SET avatar_url = 'https://avatars.example/' || owner || '.png'")
    server.start()
    app = RepoFinder(visit(server, phone=True).page, server)
    asked = []
    app.page.on("request", lambda request: asked.append(request.url))
    app.open().skip_questions()
    app.judge("Skip")
    app.settled()
    assert asked and all(url.startswith(server.url) for url in asked)


def test_with_less_motion_nothing_of_the_stack_shifts(repofinder):
    app = repofinder(reduced_motion="reduce").open().skip_questions()
    places = """deck => [...deck.children].filter((card) => card.dataset.past && !('gone' in card.dataset))
        .map((card) => { const { x, y, width } = card.getBoundingClientRect(); return `${x} ${y} ${width}`; })"""
    before = set(app.deck.evaluate(places))
    assert len(before) == 1
    app.judge("Like")
    assert set(app.deck.evaluate(places)) == before


def test_reduced_motion_judges_the_same(repofinder):
    app = repofinder(reduced_motion="reduce").open().skip_questions()
    before = app.judge("Like")
    app.undo()
    app.expect_top(before)


def test_seven_swipes_without_a_line_wait_and_are_sent_once(repofinder):
    app = repofinder(phone=True).open().skip_questions()
    app.settled()
    app.page.context.set_offline(True)
    judged = []
    for _ in range(7):
        before = app.top_name()
        app.page.keyboard.press("ArrowRight")
        app.expect_top_other_than(before)
        judged.append(before.split("/")[1])
    expect(app.page.get_by_text("7 waiting")).to_be_visible()
    app.page.context.set_offline(False)
    expect(app.page.get_by_text("7 waiting")).to_be_hidden()
    app.settled()
    app.page.reload()
    app.settled()
    app.button("History").first.click()
    app.settled()
    expect(app.rows).to_have_count(7)
    names = [row.text_content() for row in app.rows.all()]
    assert all(name in row for name, row in zip(reversed(judged), names, strict=True)), "in order, each once"
