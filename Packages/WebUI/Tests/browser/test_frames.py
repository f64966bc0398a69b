"""Operations, order, exactly once, retry, resume, offline."""

import json
import re
import time

from conftest import settled

LIST = """<div class="vs" data-w="1"><p data-w="2">two</p><p data-w="3">three</p><input data-w="4" name="note" data-on="input submit">
<button data-w="5" class="btn" data-on="tap">Go</button></div>"""


def texts(page, selector="#webui-root p"):
    return page.locator(selector).all_inner_texts()


def wait_version(page, version):
    page.wait_for_function("version => webui.version === version", arg=version)


def test_operations_change_text_attributes_styles_and_children(open_page, server):
    page = open_page(LIST)
    server.push(o=[[0, 2, "<b>two</b>"], [1, 3, "title", "third"], [3, 3, "--lines", "4"], [5, 1, 3, '<p data-w="9">new</p>'], [7, 2, 0]])
    wait_version(page, server.version)
    assert texts(page) == ["new", "three", "<b>two</b>"]
    assert page.get_attribute('[data-w="3"]', "title") == "third"
    assert "--lines: 4" in page.get_attribute('[data-w="3"]', "style")
    server.push(o=[[6, 9], [1, 3, "title", None], [3, 3, "--lines", None]])
    wait_version(page, server.version)
    assert texts(page) == ["three", "<b>two</b>"]
    assert page.get_attribute('[data-w="3"]', "title") is None


def test_an_inserted_option_and_svg_part_keep_their_kind(open_page, server):
    page = open_page('<select data-w="1"></select><svg class="icon" data-w="2"></svg>')
    server.push(o=[[5, 1, 0, '<option data-w="3">One</option>'], [5, 2, 0, '<use data-w="4" href="#x"></use>']])
    wait_version(page, server.version)
    assert page.evaluate("document.querySelector('select').options.length") == 1
    assert page.evaluate("document.querySelector('use') instanceof SVGUseElement")


def test_a_scripted_insert_does_not_run(open_page, server):
    page = open_page(LIST)
    server.push(o=[[5, 1, 0, '<div data-w="9"><script src="/_live/b1/webui.js?again"></script></div>']])
    wait_version(page, server.version)
    assert page.evaluate("performance.getEntriesByType('resource').every(one => !one.name.includes('again'))")


def test_frames_lost_in_a_cut_are_replayed_once(open_page, server):
    page = open_page(LIST)
    for number in range(10, 13):
        server.push(o=[[5, 1, 0, f'<p data-w="{number}">{number}</p>']])
    server.cut()
    for number in range(13, 16):
        server.push(o=[[5, 1, 0, f'<p data-w="{number}">{number}</p>']])
    wait_version(page, server.version)
    asked = len(server.stream_queries)
    for frame in list(server.ring.values()):
        server.send(frame)
    server.push(o=[[0, 2, "end"]])
    wait_version(page, server.version)
    assert texts(page) == ["end", "three", "10", "11", "12", "13", "14", "15"]
    assert len(server.stream_queries) == asked


def test_a_hole_in_the_stream_is_asked_for_again(open_page, server):
    page = open_page(LIST)
    seen = server.version
    lost = {"v": seen + 1, "o": [[0, 2, "lost"]]}
    server.ring[seen + 1] = lost
    server.version = seen + 1
    server.push(o=[[0, 3, "after"]])
    wait_version(page, seen + 2)
    assert texts(page) == ["lost", "after"]
    assert server.stream_queries[-1]["after"] == str(seen)


def test_a_lost_answer_is_retried_with_the_same_number(open_page, server):
    page = open_page(LIST)
    # More than one, because Chromium itself repeats a request whose kept-alive connection broke.
    server.lose_answers = 3
    page.click("button")
    server.wait(lambda: server.lose_answers == 0 and len(server.requests) >= 5)
    settled(page)
    tries = [r for r in server.requests if r["e"] == [[5, "tap"]]]
    assert len(tries) == 4 and all(one == tries[0] for one in tries)
    assert server.events.count([5, "tap"]) == 1


def test_a_lost_request_arrives_in_order(open_page, server):
    page = open_page(LIST)
    server.lose_requests = 3
    page.click("button")
    page.fill("input", "later")
    server.wait_event(4, "input")
    kinds = [event[1] for event in server.events if event[0]]
    assert kinds == ["tap", "input"]


def test_slow_down_is_obeyed_and_nothing_is_lost(open_page, server):
    page = open_page(LIST)
    server.refusals = [429, 503]
    page.click("button")
    server.wait_event(5, "tap")
    settled(page)
    assert server.events.count([5, "tap"]) == 1


def test_the_time_to_wait_before_a_retry_is_the_server_s(open_page, server):
    page = open_page(LIST)
    server.refusals = [429]
    server.retry_after = 3
    page.click("button")
    server.wait(lambda: not server.refusals, every=0.02)
    refused = time.monotonic()
    server.wait_event(5, "tap")
    # The browser's own first pause is none.
    assert time.monotonic() - refused > 2.5


def test_two_presses_are_two_requests_one_after_the_other(open_page, server):
    page = open_page('<button class="btn" data-w="1" data-on="tap">A</button><button class="btn" data-w="2" data-on="tap">B</button>')
    server.hold_posts.clear()
    page.click('[data-w="1"]')
    page.click('[data-w="2"]')
    # A second one would be there by now: it needs no answer of the first.
    page.evaluate("() => fetch('/_live/stream?session=none&after=0')")
    assert server.arrived == 1
    server.hold_posts.set()
    server.wait_event(2, "tap")
    assert [e for e in server.events if e[0]] == [[1, "tap"], [2, "tap"]]


def test_one_request_is_in_flight_and_inputs_coalesce(open_page, server):
    page = open_page(LIST)
    server.hold_posts.clear()
    page.click("button")
    page.locator("input").press_sequentially("hello")
    page.wait_for_function("() => webui.pending >= 2")
    server.hold_posts.set()
    settled(page)
    inputs = [event for event in server.events if event[1] == "input"]
    assert inputs == [[4, "input", "hello", 5]]


def test_an_input_does_not_overtake_the_submit_before_it(open_page, server):
    page = open_page(LIST)
    server.hold_posts.clear()
    page.click("button")
    page.fill("input", "one")
    page.keyboard.press("Enter")
    page.fill("input", "two")
    server.hold_posts.set()
    server.wait_event(4, "input", "two")
    assert [event[1:3] for event in server.events if event[0]] == [["tap"], ["input", "one"], ["submit"], ["input", "two"]]


def test_a_button_is_busy_until_acknowledged_and_ignores_more_taps(open_page, server):
    page = open_page(LIST)
    server.hold_posts.clear()
    page.click("button")
    page.wait_for_selector('button[aria-busy="true"]')
    page.click("button")
    server.hold_posts.set()
    page.wait_for_selector('button:not([aria-busy])')
    settled(page)
    assert server.events.count([5, "tap"]) == 1


def test_a_reset_keeps_focus_caret_scroll_and_unsent_text(open_page, server):
    rows = "".join(f'<p data-w="{n}">row {n}</p>' for n in range(100, 180))
    html = f'<div class="scroll scroll-y" style="height:300px" data-w="1"><label><input data-w="4" name="note" data-on="input"></label>{rows}</div>'
    page = open_page(html)
    server.hold_posts.clear()
    page.locator("input").press_sequentially("draft")
    page.evaluate("document.querySelector('input').setSelectionRange(2, 3); window.kept = document.querySelector('input')")
    page.evaluate("document.querySelector('.scroll').scrollTop = 30")
    server.push(r=html.replace("row 100", "row one hundred"))
    wait_version(page, server.version)
    assert page.inner_text('[data-w="100"]') == "row one hundred"
    assert page.evaluate("[kept.isConnected, kept === document.activeElement, kept.value, kept.selectionStart, kept.selectionEnd]") == [True, True, "draft", 2, 3]
    assert page.evaluate("document.querySelector('.scroll').scrollTop") == 30
    server.hold_posts.set()
    settled(page)


def test_a_reset_takes_the_servers_text_once_it_has_seen_ours(open_page, server):
    page = open_page(LIST)
    page.fill("input", "sent")
    settled(page)
    server.push(r=LIST)
    wait_version(page, server.version)
    assert page.input_value("input") == ""


def test_a_reset_moves_drops_and_adds_elements(open_page, server):
    page = open_page(LIST)
    page.evaluate("window.kept = document.querySelector('[data-w=\"3\"]')")
    server.push(r='<div class="vs" data-w="1"><h1 data-w="20">Title</h1><div data-w="21"><p data-w="3" class="now">three!</p></div><p data-w="22">new</p></div>')
    wait_version(page, server.version)
    assert texts(page) == ["three!", "new"]
    assert page.evaluate("kept === document.querySelector('[data-w=\"21\"] > .now')")
    server.push(o=[[0, 22, "addressable"], [0, 5, "gone"]])
    wait_version(page, server.version)
    assert texts(page) == ["three!", "addressable"]


def test_a_lost_session_resumes_with_url_and_fields(open_page, server):
    page = open_page(LIST, path="/notes?tag=a")
    page.evaluate("window.same = true")
    page.fill("input", "typed text")
    settled(page)

    def answer(url, fields):
        server.reset_session("r2")
        return {"s": "r2", "k": "k-r2", "v": 0, "r": LIST.replace('name="note"', f'name="note" value="{fields["note"]}"').replace("two", "again"), "t": "Resumed"}

    server.resume_answer = answer
    server.session = "dead"
    page.focus("input")
    page.evaluate("document.querySelector('input').setSelectionRange(3, 3)")
    server.cut()
    page.wait_for_function("() => document.title === 'Resumed'")
    assert page.input_value("input") == "typed text"
    assert page.evaluate("[document.activeElement.name, document.activeElement.selectionStart, window.same]") == ["note", 3, True]
    page.click("button")
    server.wait_event(5, "tap")
    assert server.requests[-1]["s"] == "r2" and server.requests[-1]["k"] == "k-r2" and server.requests[-1]["q"] <= 2


def test_resume_sends_the_url_and_replays_what_the_server_does_not_show(open_page, server):
    page = open_page(LIST, path="/notes?tag=a")
    page.fill("input", "mine")
    settled(page)
    asked = []

    def answer(url, fields):
        asked.append((url, fields))
        server.reset_session("r2")
        server.gone = False
        return {"s": "r2", "k": "k-r2", "v": 0, "r": LIST}

    server.resume_answer = answer
    server.gone = True
    page.click("button")
    server.wait(lambda: asked)
    assert asked == [("/notes?tag=a", {"note": "mine"})]
    server.wait_event(4, "input", "mine", 1)
    assert page.input_value("input") == "mine"


def test_a_refused_resume_reloads_and_brings_the_text_back(open_page, server):
    page = open_page(LIST)
    page.fill("input", "precious")
    settled(page)
    server.resume_answer = lambda url, fields: (_ for _ in ()).throw(KeyError("refused"))
    page.route("**/_live/resume", lambda route: route.fulfill(status=403))
    page.evaluate("window.same = true")
    server.reset_session("s3")
    server.cut()
    page.wait_for_function("() => !window.same && window.webui")
    server.wait_event(4, "input", "precious")
    assert page.input_value("input") == "precious"


def test_offline_says_so_while_typing_goes_on(open_page, server):
    page = open_page(LIST)
    page.context.set_offline(True)
    server.cut()
    page.wait_for_selector(".offline-banner:visible")
    assert re.fullmatch(r"You’re offline\. As of \d{1,2}:\d\d [AP]M\.", page.inner_text(".offline-banner"))
    assert page.get_attribute(".offline-banner", "role") == "status"
    page.locator("input").press_sequentially("still typing")
    assert page.input_value("input") == "still typing"
    page.context.set_offline(False)
    page.wait_for_selector(".offline-banner", state="hidden")
    server.wait_event(4, "input", "still typing")


def test_a_short_cut_shows_no_banner(open_page, server):
    page = open_page(LIST)
    page.evaluate("""window.shown = false;
        new MutationObserver(() => { shown ||= !document.querySelector('.offline-banner').hidden; })
            .observe(document.querySelector('.offline-banner'), { attributes: true });""")
    server.cut()
    server.wait(lambda: len(server.stream_queries) >= 2)
    settled(page)
    assert page.evaluate("shown") is False


def test_commands_run_after_the_operations(open_page, server):
    page = open_page(LIST)
    server.push(o=[[5, 1, 0, '<input data-w="30" name="fresh">']], x=[["focus", 30], ["announce", "Saved"]])
    page.wait_for_function("() => document.activeElement.name === 'fresh'")
    page.wait_for_function("() => document.getElementById('webui-status').textContent === 'Saved'")
    with page.expect_download() as download:
        server.push(x=[["download", "export.json", "application/json", json.dumps({"a": 1})]])
    assert download.value.suggested_filename == "export.json"
    assert json.loads(open(download.value.path()).read()) == {"a": 1}


def test_a_drawing_under_the_name_of_a_picture_is_handed_out_as_its_pixels(open_page, server):
    page = open_page(LIST)
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20"/></svg>'
    for content, name, start in [(drawing, "a.png", b"\x89PNG"), ("<svg", "a.svg", b"<svg")]:
        with page.expect_download() as download:
            server.push(x=[["download", "a.png", "image/svg+xml", content]])
        data = open(download.value.path(), "rb").read()
        assert download.value.suggested_filename == name
        assert data.startswith(start)
        if name == "a.png":
            assert data[16:24] == bytes([0, 0, 0, 30, 0, 0, 0, 20])


def test_an_unsafe_address_is_not_opened(open_page, server):
    page = open_page(LIST)
    server.push(x=[["open", "javascript:document.title='owned'"]])
    wait_version(page, server.version)
    assert page.title() == "Test" and len(page.context.pages) == 1
