"""Typing while the line is slow or breaks: no letter is lost or changes its place, and the caret stays."""

import pytest
from conftest import settled

FORM = '<label class="field"><input data-w="1" name="text" data-on="input submit"></label><button class="btn" data-w="2" data-on="tap">Send</button>'
CARET = "(() => { const f = document.querySelector('input'); return [f.value, f.selectionStart, f.selectionEnd, document.activeElement === f]; })()"


class Model:
    """A text field's other half, as a session keeps it: what the browser shows, and what it should show."""

    def __init__(self, server, change=lambda text: text):
        self.change, self.text, self.edit, self.sent = change, "", 0, []
        server.answer = self.answer

    def answer(self, events):
        shown = self.text
        for ident, kind, *values in events:
            if (ident, kind) == (1, "input"):
                shown, self.edit = values
                self.text = self.change(shown)
            if (ident, kind) in [(1, "submit"), (2, "tap")]:
                self.sent.append(self.text)
                self.text = ""
        return {} if self.text == shown else {"o": [[4, 1, "value", self.text, self.edit]]}


@pytest.fixture(params=[(), (2, 5)], ids=["slow", "frames lost"])
def field(open_page, server, request):
    """The field of a page whose line is bad."""
    page = open_page(FORM)
    page.set_default_timeout(15000)
    page.focus("input")
    server.latency = 0.3
    server.cut_at = set(request.param)
    return page


def test_typing_arrives_whole(field, server):
    model = Model(server)
    field.keyboard.type("the quick brown fox", delay=45)
    settled(field)
    assert model.text == "the quick brown fox"
    assert field.evaluate(CARET) == [model.text, 19, 19, True]


def test_typing_is_put_in_capitals(field, server):
    model = Model(server, str.upper)
    field.keyboard.type("the quick brown fox", delay=45)
    settled(field)
    assert model.text == "THE QUICK BROWN FOX"
    assert field.evaluate(CARET) == [model.text, 19, 19, True]


def test_typing_survives_requests_and_answers_that_are_lost(open_page, server):
    page = open_page(FORM)
    page.set_default_timeout(15000)
    model = Model(server, str.upper)
    page.focus("input")
    server.latency, server.lose_requests, server.lose_answers = 0.3, 2, 2
    page.keyboard.type("quick brown", delay=45)
    settled(page)
    assert page.input_value("input") == model.text == "QUICK BROWN"


def test_typing_in_the_middle_keeps_the_caret_there(field, server):
    model = Model(server, str.upper)
    field.keyboard.type("heo", delay=45)
    field.keyboard.press("ArrowLeft")
    field.keyboard.type("ll", delay=200)
    settled(field)
    assert model.text == "HELLO"
    assert field.evaluate(CARET) == ["HELLO", 4, 4, True]


def test_letters_taken_back_stay_away(field, server):
    model = Model(server, str.upper)
    field.keyboard.type("hellooo", delay=45)
    for _ in range(2):
        field.keyboard.press("Backspace", delay=60)
    field.keyboard.type("!", delay=45)
    settled(field)
    assert model.text == "HELLO!"
    assert field.evaluate(CARET)[0] == "HELLO!"


@pytest.mark.parametrize("press", ["Enter", "button"])
def test_what_is_typed_after_sending_is_the_next_text(field, server, press):
    model = Model(server)
    for text in ["one", "two", "three"]:
        field.keyboard.type(text, delay=30)
        if press == "Enter":
            field.keyboard.press("Enter")
        else:
            field.evaluate("document.querySelector('button').removeAttribute('aria-busy'), document.querySelector('button').click()")
            settled(field)
        if text == "two":
            field.keyboard.type("x", delay=30)
    field.keyboard.type("rest", delay=30)
    settled(field)
    assert model.sent == ["one", "two", "xthree"]
    assert field.evaluate(CARET) == ["rest", 4, 4, True]
    assert model.text == "rest"


def test_text_taken_back_after_sending_is_not_cleared_away(open_page, server):
    page = open_page(FORM)
    model = Model(server)
    server.latency = 0.3
    page.focus("input")
    page.keyboard.type("one")
    page.keyboard.press("Enter")
    page.keyboard.press("Backspace")
    settled(page)
    assert model.sent == ["one"]
    assert page.input_value("input") == model.text == "on"


def test_pasted_text_arrives_whole(field, server):
    model = Model(server, str.upper)
    field.keyboard.type("ab", delay=45)
    field.keyboard.press("ArrowLeft")
    field.evaluate("document.execCommand('insertText', false, 'pasted words ')")
    settled(field)
    assert model.text == "APASTED WORDS B"
    assert field.evaluate(CARET) == [model.text, 14, 14, True]


def test_composed_text_is_never_written_into(field, server):
    model = Model(server, lambda text: text.replace("日本", "にほん"))
    keyboard = field.context.new_cdp_session(field)
    seen = []
    for text in ["n", "に", "にh", "にほ", "にほん", "日本"]:
        keyboard.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        # The answer to this text has arrived; only a write would show another.
        settled(field)
        seen.append(field.input_value("input"))
    settled(field)
    assert field.input_value("input") == "日本"
    keyboard.send("Input.insertText", {"text": "日本"})
    assert seen == ["n", "に", "にh", "にほ", "にほん", "日本"]
    settled(field)
    assert field.input_value("input") == model.text == "にほん"


@pytest.mark.parametrize("kind", ["input", "change"])
def test_fields_filled_in_by_the_browser_are_told(open_page, server, kind):
    page = open_page("".join(f'<label class="field"><input data-w="{n}" name="f{n}" data-on="input"></label>' for n in (1, 2, 3)))
    server.latency = 0.3
    page.evaluate("""kind => document.querySelectorAll('input').forEach((field, n) => {
        field.value = `filled ${n}`;
        field.dispatchEvent(new Event(kind, { bubbles: true }));
    })""", kind)
    for n in (1, 2, 3):
        server.wait_event(n, "input", f"filled {n - 1}")


def test_what_was_typed_before_the_script_ran_is_told(open_page, server):
    page = open_page(FORM)
    page.add_init_script("document.addEventListener('readystatechange', () => { document.querySelector('input').value = 'early'; }, { once: true })")
    page.reload()
    server.wait_event(1, "input", "early")


def test_composing_survives_everything_anew(open_page, server):
    page = open_page(FORM)
    page.focus("input")
    keyboard = page.context.new_cdp_session(page)
    keyboard.send("Input.imeSetComposition", {"text": "に", "selectionStart": 1, "selectionEnd": 1})
    server.wait_event(1, "input", "に")
    settled(page)
    server.push(r=FORM)
    page.wait_for_function("version => webui.version === version", arg=server.version)
    assert page.input_value("input") == "に"
    keyboard.send("Input.insertText", {"text": "日"})
    server.wait_event(1, "input", "日")
