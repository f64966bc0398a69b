"""Restart, sleep, hidden tabs, many tabs, buffering proxies, the back-forward cache."""

import time

import pytest
from conftest import settled
from test_presses import resumes_with

PAGE = '<div data-w="1"><p data-w="2">one</p><button class="btn" data-w="3" data-on="tap">Go</button></div>'
HIDE = """hidden => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""


def shows(page, text, **options):
    page.wait_for_function("text => document.querySelector('p').textContent === text", arg=text, **options)


@pytest.mark.parametrize("away", [2, 7])
def test_a_restarted_server_is_found_soon(open_page, server, away):
    page = open_page(PAGE)

    def answer(url, fields):
        server.reset_session("r2")
        server.gone = False
        return {"s": "r2", "k": "k-r2", "v": 0, "r": PAGE.replace("one", "again")}

    server.resume_answer = answer
    server.stream_status = 503
    server.cut()
    end = time.monotonic() + away
    server.wait(lambda: time.monotonic() > end, away + 2, every=0.1)
    server.stream_status, server.gone = 200, True
    back = time.monotonic()
    shows(page, "again")
    assert time.monotonic() - back < 2.5
    # One probe a second, not a storm.
    assert len(server.stream_queries) < away * 2 + 4


def test_a_server_that_says_goodbye_is_left_for_the_next_one(open_page, server):
    page = open_page(PAGE)

    def answer(url, fields):
        server.reset_session("next")
        server.gone = False
        return {"s": "next", "k": "k-next", "v": 0, "r": PAGE.replace("one", "next")}

    server.resume_answer = answer
    server.gone, server.resume_refusals = True, [503, 503]
    server.cut()
    shows(page, "next")
    # It asked again after each refusal.
    assert server.resume_refusals == []
    assert page.locator(".offline-banner").is_hidden()
    page.click("button")
    server.wait_event(3, "tap")


def test_a_server_that_is_long_in_starting_is_resumed_with_soon(open_page, server):
    page = open_page(PAGE)

    def answer(url, fields):
        server.reset_session("next")
        server.gone = False
        return {"s": "next", "k": "k-next", "v": 0, "r": PAGE.replace("one", "next")}

    server.resume_answer = answer
    server.gone, server.resume_refusals = True, [503] * 7
    server.cut()
    # About a second a refusal; 5 to 15 s each would be for one that forgets again and again.
    shows(page, "next", timeout=14_000)
    assert server.resume_refusals == []


@pytest.mark.parametrize("cut", [True, False])
@pytest.mark.parametrize("sign_in", ["redirect", "page"])
def test_a_sign_in_before_the_server_that_has_run_out_is_begun_anew(open_page, server, sign_in, cut):
    page = open_page(PAGE)
    server.sign_in = sign_in
    if cut:
        server.cut()
    else:
        page.click("button")
    page.wait_for_selector("text=Sign in first")
    server.sign_in = None
    page.reload()
    page.click("button")
    server.wait_event(3, "tap")


def test_text_that_came_through_one_resume_comes_through_the_next(open_page, server):
    """The next may follow before the text has become part of the address."""
    field = '<div data-w="1"><p data-w="2">{}</p><input name="note" data-w="3" data-on="input" value="{}"></div>'
    page = open_page(field.format("first", ""))
    page.fill("input", "mine")
    resumes_with(server, field.format("second", "mine"))
    server.cut()
    shows(page, "second")
    settled(page)
    brought = resumes_with(server, field.format("third", ""))
    server.cut()
    shows(page, "third")
    assert brought[-1]["fields"] == {"note": "mine"}
    server.wait_event(3, "input", "mine", 1)


def test_what_a_scene_keeps_comes_back_when_resuming(open_page, server):
    page = open_page(PAGE)
    server.push(c="SEALED.ONE", d="STEPS")
    server.push(c="SEALED.TWO", o=[[0, 2, "two"]])
    shows(page, "two")
    brought = resumes_with(server, PAGE.replace("one", "again"))
    server.cut()
    shows(page, "again")
    assert [(resume["scene"], resume["draft"]) for resume in brought] == [("SEALED.TWO", "STEPS")]


def test_a_request_that_waits_goes_out_when_the_line_is_back(open_page, server):
    page = open_page(PAGE)
    page.context.set_offline(True)
    server.cut()
    page.click("button")
    page.wait_for_selector(".offline-banner:visible")
    back = time.monotonic()
    page.context.set_offline(False)
    server.wait_event(3, "tap")
    assert time.monotonic() - back < 1
    assert server.events.count([3, "tap"]) == 1


def test_a_browser_that_knows_of_no_line_does_not_try_at_once(open_page, server):
    """A stream that is opened as the line goes may never hear that it went, and nobody would be told."""
    page = open_page(PAGE)
    streams = len(server.stream_queries)
    page.evaluate("""() => {
        Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
        dispatchEvent(new Event('offline'));
    }""")
    page.wait_for_selector(".offline-banner:visible")
    assert len(server.stream_queries) == streams
    page.evaluate("() => { delete navigator.onLine; dispatchEvent(new Event('online')); }")
    page.wait_for_selector(".offline-banner", state="hidden")


def test_a_request_that_was_refused_goes_out_with_the_stream_s_return(open_page, server):
    page = open_page(PAGE)
    page.clock.install()
    page.reload()
    settled(page)
    server.refusals = [503]
    page.clock.pause_at(time.time() + 1)
    page.evaluate("document.querySelector('button').click()")
    server.wait(lambda: not server.refusals, every=0.05)
    server.cut()
    # A moment of the page's clock for each of ours: it notices the cut when it notices it, and a retry of its own is
    # seconds away.
    for _ in range(250):
        page.clock.run_for(1)
        with server.changed:
            if server.changed.wait_for(lambda: any(event[:2] == [3, "tap"] for event in server.events), 0.02):
                break
    server.wait_event(3, "tap")


def test_eight_tabs_share_the_connections_a_browser_has(open_page, server):
    server.many = True
    first = open_page(PAGE)
    pages = [first]
    for _ in range(7):
        pages[-1].evaluate(HIDE, True)
        page = first.context.new_page()
        page.set_default_timeout(20_000)
        page.goto(server.url)
        settled(page)
        pages.append(page)
    page.click("button")
    server.wait_event(3, "tap")
    page.evaluate(HIDE, True)
    first.evaluate(HIDE, False)
    server.push(o=[[0, 2, "two"]])
    shows(first, "two")


def test_a_tab_opened_in_the_background_lets_go_of_its_stream(open_page, server):
    page = open_page(PAGE)
    page.clock.install()
    page.add_init_script("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    page.reload()
    server.wait(lambda: len(server.streams) >= 2)
    with page.expect_event("requestfailed", lambda request: "/stream" in request.url):
        page.clock.run_for(21_000)
    # Nobody listens any more, so that nothing can arrive.
    server.push(o=[[0, 2, "two"]])
    assert page.inner_text("p") == "one"
    page.evaluate(HIDE, False)
    shows(page, "two")


def test_a_page_says_when_it_goes_behind_others_and_when_it_is_back(open_page, server):
    page = open_page(PAGE)
    assert server.wait_event(0, "size")[-1][3:] == [False, False, "16px"]
    # Text that was made larger meanwhile is told as well.
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for hidden in [True, False]:
        page.evaluate(HIDE, hidden)
        server.wait(lambda: [event for event in server.events if event[1] == "size"][-1][4:] == [hidden, "32px"])


def test_waking_from_sleep_connects_anew_at_once(open_page, server):
    page = open_page(PAGE)
    page.clock.install()
    page.reload()
    settled(page)
    queries = len(server.stream_queries)
    with server.changed:
        server.streams.clear()  # a dead line: nothing comes, nothing ends
    server.push(o=[[0, 2, "two"]])
    page.clock.set_system_time(time.time() + 3600)
    page.clock.run_for(10_000)
    shows(page, "two")
    assert len(server.stream_queries) > queries


def test_silence_is_taken_for_a_dead_line(open_page, server):
    page = open_page(PAGE)
    page.clock.install()
    page.reload()
    settled(page)
    with server.changed:
        server.streams.clear()
    server.push(o=[[0, 2, "two"]])
    page.clock.run_for(41_000)
    shows(page, "two")


def test_a_proxy_that_keeps_streams_back_is_polled(open_page, server):
    page = open_page(PAGE)
    page.set_default_timeout(15000)
    server.buffering = True
    server.stream_queries.clear()
    page.reload()
    server.push(o=[[0, 2, "two"]])
    shows(page, "two")
    server.push(o=[[0, 2, "three"]])
    shows(page, "three")
    page.click("button")
    page.wait_for_function("() => webui.pending === 0")
    assert [query.get("once") for query in server.stream_queries][:2] == [None, "1"]
    assert page.locator(".offline-banner").is_hidden()


def test_a_page_from_the_back_forward_cache_goes_on_where_it_was(open_page, server):
    page = open_page(PAGE)
    page.evaluate("window.same = true; dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    with server.changed:
        server.streams.clear()
    server.push(o=[[0, 2, "two"]])
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    shows(page, "two")
    assert page.evaluate("same")
    assert not [event for event in server.events if event[1] == "leave"]


def test_a_gap_too_large_is_filled_by_everything_anew(open_page, server):
    page = open_page(PAGE)
    page.evaluate("window.kept = document.querySelector('button'); kept.focus()")
    server.version += 100
    server.ring = {server.version: {"v": server.version, "r": PAGE.replace("one", "two"), "a": server.processed}}
    server.cut()
    shows(page, "two")
    assert page.evaluate("kept === document.activeElement && kept.isConnected")
    server.push(o=[[0, 2, "three"]])
    shows(page, "three")
