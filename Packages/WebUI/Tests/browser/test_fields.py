"""Text belongs to the person who types it."""

import pytest
from playwright.sync_api import expect

from conftest import settled

FIELD = '<label class="field"><input data-w="1" name="text" data-on="input submit"></label><button class="btn" data-w="2" data-on="tap">Go</button>'


def wait_version(page, version):
    page.wait_for_function("version => webui.version === version", arg=version)


def test_a_write_based_on_the_current_edit_is_applied(open_page, server):
    page = open_page(FIELD)
    page.locator("input").press_sequentially("abc")
    settled(page)
    server.push(o=[[4, 1, "value", "ABC", 3]])
    wait_version(page, server.version)
    assert page.input_value("input") == "ABC"


def test_a_write_based_on_an_older_edit_is_dropped(open_page, server):
    page = open_page(FIELD)
    page.locator("input").press_sequentially("abc")
    settled(page)
    server.hold_posts.clear()
    page.locator("input").press_sequentially("d")
    server.push(o=[[4, 1, "value", "ABC", 3]])
    wait_version(page, server.version)
    assert page.input_value("input") == "abcd"
    server.hold_posts.set()
    server.wait_event(1, "input", "abcd", 4)


def test_every_letter_survives_a_server_that_answers_late(open_page, server):
    page = open_page(FIELD)
    server.answer = lambda events: {"o": [[4, 1, "value", e[2].upper(), e[3]] for e in events if e[1] == "input"]}
    for letter in "the quick brown fox":
        page.keyboard.press("Tab") if page.evaluate("document.activeElement === document.body") else None
        page.locator("input").press_sequentially(letter)
        if letter == " ":
            settled(page)
    settled(page)
    assert page.input_value("input") == "THE QUICK BROWN FOX"


def test_a_submit_comes_after_its_text_and_may_clear_the_field(open_page, server):
    page = open_page(FIELD)
    clear = lambda: [[4, 1, "value", "", [e[3] for e in server.events if e[1] == "input"][-1]]]
    server.answer = lambda events: {"o": clear() if [1, "submit"] in events else []}
    page.locator("input").press_sequentially("send me")
    page.keyboard.press("Enter")
    server.wait_event(1, "submit")
    settled(page)
    assert [e[1] for e in server.events if e[0]][-2:] == ["input", "submit"]
    assert page.input_value("input") == ""


def test_text_is_flushed_before_a_tap(open_page, server):
    page = open_page(FIELD)
    page.locator("input").press_sequentially("quick")
    page.click("button")
    server.wait_event(2, "tap")
    assert [e[1] for e in server.events if e[0]][-2:] == ["input", "tap"]
    assert server.wait_event(1, "input")[-1][2] == "quick"


def test_the_caret_stays_where_it_was_on_a_write(open_page, server):
    page = open_page(FIELD)
    page.locator("input").press_sequentially("hello")
    settled(page)
    page.evaluate("document.querySelector('input').setSelectionRange(2, 4)")
    server.push(o=[[4, 1, "value", "HELLO", 5]])
    wait_version(page, server.version)
    caret = "(() => { const f = document.querySelector('input'); return [f.value, f.selectionStart, f.selectionEnd, document.activeElement === f]; })()"
    assert page.evaluate(caret) == ["HELLO", 2, 4, True]
    page.evaluate("document.querySelector('input').setSelectionRange(5, 5)")
    server.push(o=[[4, 1, "value", "HELLO WORLD", 5]])
    wait_version(page, server.version)
    assert page.evaluate(caret) == ["HELLO WORLD", 11, 11, True]


def test_nothing_is_written_while_composing_but_what_is_composed_is_sent(open_page, server):
    page = open_page(FIELD)
    page.focus("input")
    keyboard = page.context.new_cdp_session(page)
    keyboard.send("Input.imeSetComposition", {"text": "に", "selectionStart": 1, "selectionEnd": 1})
    server.wait_event(1, "input", "に", 1)
    server.push(o=[[4, 1, "value", "changed", 1]])
    wait_version(page, server.version)
    assert page.input_value("input") == "に"
    keyboard.send("Input.imeSetComposition", {"text": "日本", "selectionStart": 2, "selectionEnd": 2})
    keyboard.send("Input.insertText", {"text": "日本"})
    server.wait_event(1, "input", "日本")
    settled(page)
    assert page.input_value("input") == "日本"


def test_what_was_written_while_composing_comes_when_it_ends_without_another_edit(open_page, server):
    page = open_page(FIELD)
    page.focus("input")
    compose = lambda what: page.evaluate("what => document.activeElement.dispatchEvent(new CompositionEvent(what, { bubbles: true }))", what)
    compose("compositionstart")
    server.push(o=[[4, 1, "value", "from the server", 0]])
    wait_version(page, server.version)
    assert page.input_value("input") == ""
    compose("compositionend")
    assert page.input_value("input") == "from the server"


def test_a_toggle_flips_at_once_and_is_corrected_by_the_server(open_page, server):
    page = open_page('<label class="toggle"><span>On</span><input type="checkbox" role="switch" data-w="1" data-on="change"></label>')
    server.hold_posts.clear()
    page.click("input")
    assert page.is_checked("input")
    server.answer = lambda events: {"o": [[4, 1, "checked", False, e[3]] for e in events if e[1] == "change"]}
    server.hold_posts.set()
    server.wait_event(1, "change", True, 1)
    settled(page)
    assert not page.is_checked("input")


def test_a_select_reports_its_option(open_page, server):
    page = open_page('<label class="picker"><span>Sort</span><select data-w="1" data-on="change"><option value="a">A</option><option value="b">B</option></select></label>')
    page.select_option("select", "b")
    server.wait_event(1, "change", "b", 1)


SEGMENTS = """<div class="segmented" role="radiogroup"><button role="radio" aria-checked="true" data-w="1" data-on="tap">A</button>
<button role="radio" aria-checked="false" data-w="2" data-on="tap">B</button></div>"""
CHOSEN = "[...document.querySelectorAll('[role=radio]')].map(one => one.getAttribute('aria-checked'))"


def test_a_segment_moves_at_once_and_goes_back_if_the_server_does_not_agree(open_page, server):
    page = open_page(SEGMENTS)
    server.hold_posts.clear()
    page.click('[data-w="2"]')
    assert page.evaluate(CHOSEN) == ["false", "true"]
    server.hold_posts.set()
    settled(page)
    assert page.evaluate(CHOSEN) == ["true", "false"]
    server.answer = lambda events: {"o": [[1, 1, "aria-checked", "false"], [1, 2, "aria-checked", "true"]] if [2, "tap"] in events else []}
    page.focus('[data-w="1"]')
    page.keyboard.press("ArrowRight")
    settled(page)
    assert page.evaluate(CHOSEN) == ["false", "true"]


SEARCH = """<form class="search" role="search"><input type="search" name="q" aria-label="Search" data-w="1" data-on="input submit">
<button type="button" class="search-clear" aria-label="Clear" hidden></button></form>"""


def test_control_k_finds_the_search_and_escape_clears_it(open_page, server):
    page = open_page(SEARCH)
    page.keyboard.press("Control+k")
    page.keyboard.type("swift/ui")
    assert page.input_value("input") == "swift/ui"
    assert page.is_visible(".search-clear")
    page.keyboard.press("Escape")
    assert page.input_value("input") == ""
    assert page.is_hidden(".search-clear")
    server.wait_event(1, "input", "")


def test_the_clear_button_clears_and_keeps_the_focus(open_page, server):
    page = open_page(SEARCH)
    page.fill("input", "abc")
    page.click(".search-clear")
    server.wait_event(1, "input", "")
    assert page.evaluate("document.activeElement.type") == "search"


def test_a_file_is_sent_in_pieces_and_goes_on_where_the_line_broke(open_page, server, tmp_path):
    page = open_page('<label class="btn"><input type="file" data-w="1" data-on="file" data-limit="1000000">Choose</label>')
    content = bytes(range(256)) * 1200
    chosen = tmp_path / "trailer.mp4"
    chosen.write_bytes(content)
    server.piece_losses = [None, "request", "answer", 503]
    page.set_input_files("input", str(chosen))
    server.wait(lambda: any(e[1] == "file" for e in server.events), 20)
    event = next(e for e in server.events if e[1] == "file")
    assert [event[0], *event[2:3], event[4]] == [1, "trailer.mp4", len(content)]
    assert bytes(server.files[event[3]]) == content
    assert server.piece_losses == []


def test_files_that_are_dropped_on_a_view_come_one_after_the_other(open_page, server, tmp_path):
    page = open_page(
        '<label class="drop" data-w="1"><span data-w="2" style="display:block;height:96px">Drop pictures here</span>'
        '<input class="drop-field" type="file" multiple data-w="3" data-on="file" data-limit="1000000"></label>'
    )
    files = [tmp_path / name for name in ["one.png", "two.png", "three.webm"]]
    for file in files:
        file.write_bytes(file.name.encode() * 1000)
    box = page.locator(".drop").bounding_box()
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    data = {"items": [], "files": [str(file) for file in files], "dragOperationsMask": 1}
    for kind in ["dragEnter", "dragOver", "drop"]:
        page.context.new_cdp_session(page).send("Input.dispatchDragEvent", {"type": kind, **at, "data": data})
    server.wait(lambda: sum(e[1] == "file" for e in server.events) == 3, 20)
    events = [e for e in server.events if e[1] == "file"]
    assert [(e[0], e[2]) for e in events] == [(3, file.name) for file in files]
    assert [bytes(server.files[e[3]]) for e in events] == [file.read_bytes() for file in files]


@pytest.mark.parametrize("is_there", [True, False])
def test_a_file_that_a_restart_interrupts_arrives_where_it_belongs_or_says_that_it_does_not(open_page, server, tmp_path, is_there):
    field = '<div data-w="1"><label class="btn"><input type="file" accept=".mp4" data-w="{}" data-on="file" data-limit="1000000">Choose</label></div>'
    page = open_page(field.format(2))
    chosen = tmp_path / "trailer.mp4"
    chosen.write_bytes(bytes(200_000))

    def answer(url, fields):
        server.reset_session("next")
        server.gone, server.files = False, {}
        return {"s": "next", "k": "k-next", "v": 0, "r": field.format(7) if is_there else '<div data-w="1"></div>'}

    server.resume_answer = answer
    server.gone = True
    server.piece_losses = [None, 404, 404]
    page.set_input_files("input", str(chosen))
    server.cut()
    if not is_there:
        page.wait_for_selector("text=Your file was not sent")
        return
    event = server.wait_event(7, "file", "trailer.mp4")[0]
    assert len(server.files[event[3]]) == 200_000
    # The same one is taken again.
    server.events.clear()
    page.set_input_files("input", str(chosen))
    server.wait_event(7, "file", "trailer.mp4")


SENDING = '<label class="btn"><input type="file" data-w="1" data-on="file" data-limit="1000000">Choose</label>'


def test_how_much_of_a_file_is_there_is_told_until_it_is_whole(open_page, server, tmp_path):
    page = open_page(SENDING)
    chosen = tmp_path / "trailer.mp4"
    chosen.write_bytes(bytes(128 << 10))
    server.piece_losses = [None] + [503] * 60
    page.set_input_files("input", str(chosen))
    sending = page.get_by_role("progressbar", name="trailer.mp4")
    expect(sending).to_be_visible()
    expect(sending).to_have_attribute("aria-valuenow", "50")
    expect(page.locator("label")).to_have_attribute("aria-busy", "true")
    server.piece_losses = []
    server.wait_event(1, "file", "trailer.mp4")
    expect(sending).to_have_count(0)
    assert page.locator("label").get_attribute("aria-busy") is None


def test_a_file_whose_field_is_gone_is_given_up_without_a_word(open_page, server, tmp_path):
    page = open_page(SENDING)
    chosen = tmp_path / "trailer.mp4"
    chosen.write_bytes(bytes(128 << 10))
    server.piece_losses = [None] + [503] * 60
    page.set_input_files("input", str(chosen))
    sending = page.get_by_role("progressbar", name="trailer.mp4")
    expect(sending).to_be_visible()
    page.evaluate("document.querySelector('label').remove()")
    expect(sending).to_have_count(0)
    assert page.get_by_text("Your file was not sent").count() == 0
    assert len(server.piece_losses) > 0 and [event for event in server.events if event[1] == "file"] == []


def test_a_file_that_is_too_large_is_not_sent(open_page, server, tmp_path):
    page = open_page('<label class="btn"><input type="file" data-w="1" data-on="file" data-limit="10">Choose</label>')
    chosen = tmp_path / "large.bin"
    chosen.write_bytes(b"12345678901")
    page.set_input_files("input", str(chosen))
    server.wait_event(1, "file", "large.bin", "")
    assert server.files == {}


DATE = '<input class="date" type="date" value="2000-01-01" data-w="1" data-on="change"><button class="btn" data-w="2" data-on="tap">Go</button>'


@pytest.mark.parametrize("leave", [
    lambda page: page.keyboard.press("Enter"), lambda page: page.hover("button"), lambda page: page.locator("input").blur(),
], ids=["enter", "pointer", "left"])
def test_a_date_that_is_typed_is_said_once_it_is_whole(open_page, server, leave):
    page = open_page(DATE, locale="en-US", has_touch=False, is_mobile=False)
    page.focus("input")
    page.keyboard.type("02291988", delay=20)
    settled(page)
    assert [e for e in server.events if e[1] == "change"] == []
    leave(page)
    settled(page)
    assert [e[2] for e in server.events if e[1] == "change"] == ["1988-02-29"]


def test_a_date_that_is_picked_is_said_at_once(open_page, server):
    page = open_page(DATE)
    page.fill("input", "1988-02-29")
    settled(page)
    assert [e[2] for e in server.events if e[1] == "change"] == ["1988-02-29"]
