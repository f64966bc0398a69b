"""What is pressed while a session is lost: pressed in the next, unless it may have been heard."""

import threading

import pytest
from conftest import settled


def resumes_with(server, markup):
    """From now on the session is gone, and a new one shows this. What browsers resumed with is in the list."""
    brought = []

    def answer(url, fields):
        brought.extend(server.resumes)
        server.reset_session("next")
        server.gone = False
        return {"s": "next", "k": "k-next", "v": 0, "r": markup}

    server.resume_answer = answer
    server.gone = True
    return brought


ROWS = '<div data-w="1">{}</div>'
ROW = '<div class="row" data-w="{0}1"><span>{1}</span><button class="btn" data-w="{0}2" data-on="tap">Delete</button></div>'


def test_a_press_that_a_lost_session_never_heard_is_pressed_in_the_next(open_page, server):
    page = open_page(ROWS.format(ROW.format(1, "Ada") + ROW.format(2, "Bo")))
    resumes_with(server, ROWS.format(ROW.format(3, "New") + ROW.format(4, "Ada") + ROW.format(5, "Bo")))
    page.click('[data-w="22"]')
    server.wait_event(52, "tap")
    settled(page)
    assert server.events == [e for e in server.events if e[0] == 0 or e == [52, "tap"]]


def test_a_press_while_resuming_is_kept_and_one_whose_place_is_gone_is_not(open_page, server):
    page = open_page(ROWS.format(ROW.format(1, "Ada") + ROW.format(2, "Bo")))
    resumes_with(server, ROWS.format(ROW.format(7, "Bo")))
    pressed, answer = threading.Event(), server.resume_answer
    server.resume_answer = lambda *asked: pressed.wait(10) and answer(*asked)
    server.cut()
    server.wait(lambda: server.resumes, every=0.02)
    page.click('[data-w="12"]')
    page.click('[data-w="22"]')
    pressed.set()
    server.wait_event(72, "tap")
    settled(page)
    assert [e for e in server.events if e[1] == "tap"] == [[72, "tap"]]


@pytest.mark.parametrize("was_hidden", [False, True])
def test_a_press_while_the_first_reconnection_hangs_is_pressed_in_the_next_session(open_page, server, was_hidden):
    """A parent keeps a crashed server's socket open: whoever connects waits, and then hears that the session is gone."""
    page = open_page(ROWS.format(ROW.format(1, "Ada") + ROW.format(2, "Bo")))
    settled(page)
    if was_hidden:
        page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    server.hold_streams.clear()
    server.hold_posts.clear()
    asked = len(server.stream_queries)
    if was_hidden:
        page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    else:
        server.cut()
    server.wait(lambda: len(server.stream_queries) > asked, every=0.02)
    page.click('[data-w="22"]')
    resumes_with(server, ROWS.format(ROW.format(7, "Bo")))
    server.hold_streams.set()
    page.wait_for_selector('[data-w="72"]')
    server.hold_posts.set()
    server.wait_event(72, "tap")
    settled(page)
    assert [e for e in server.events if e[1] == "tap"] == [[72, "tap"]]


def test_a_press_that_may_have_been_heard_is_not_pressed_again(open_page, server):
    page = open_page(ROWS.format(ROW.format(1, "Ada")))
    # What the page says on its own is answered before answers are lost.
    settled(page)
    # The browser itself may try once more before it gives up.
    server.lose_answers = 2
    with page.expect_event("requestfailed"):
        page.click('[data-w="12"]')
    resumes_with(server, ROWS.format(ROW.format(8, "Ada")))
    server.cut()
    page.wait_for_selector('[data-w="82"]')
    settled(page)
    assert [e for e in server.events if e[1] == "tap"] == []


def test_a_press_that_is_not_answered_yet_is_not_pressed_again(open_page, server):
    """The stream may say first that the session is gone, while a proxy still holds the press."""
    page = open_page(ROWS.format(ROW.format(1, "Ada")))
    server.hold_posts.clear()
    arrived = server.arrived
    page.click('[data-w="12"]')
    server.wait(lambda: server.arrived > arrived, every=0.05)
    resumes_with(server, ROWS.format(ROW.format(8, "Ada")))
    server.cut()
    page.wait_for_selector('[data-w="82"]')
    server.hold_posts.set()
    settled(page)
    assert [e for e in server.events if e[1] == "tap"] == []
