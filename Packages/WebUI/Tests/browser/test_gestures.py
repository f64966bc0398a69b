"""Keys, shortcuts, pulling to refresh and holding still."""

from conftest import settled
from finger import Finger, centre

def test_a_keyboard_shortcut_presses_its_button(open_page, server):
    page = open_page("""<button class="btn" aria-keyshortcuts="Meta+D" data-on="tap" data-w="1">Keep</button>
<button class="btn" aria-keyshortcuts="ArrowRight" data-on="tap" data-w="2">Next</button><input name="a" data-w="3" data-on="input">""")
    page.keyboard.press("Control+d")
    server.wait_event(1, "tap")
    page.keyboard.press("ArrowRight")
    server.wait_event(2, "tap")
    page.focus("input")
    page.keyboard.press("ArrowRight")
    settled(page)
    assert server.events.count([2, "tap"]) == 1


def test_keys_reach_the_screen_unless_someone_types(open_page, server):
    page = open_page('<div data-w="1" data-keys="ArrowLeft Z Space" style="width:9px;height:9px"></div><input data-w="2" name="a" data-on="input"><button class="btn" data-w="3" data-on="tap">B</button>')
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Space")
    server.wait_event(1, "key", "Space")
    page.focus("input")
    page.keyboard.press("z")
    server.wait_event(2, "input", "z")
    page.focus("button")
    page.keyboard.press("Space")
    server.wait_event(3, "tap")
    assert [e for e in server.events if e[1] == "key"] == [[1, "key", "ArrowLeft"], [1, "key", "Space"]]


def test_escape_and_return_press_their_buttons_while_someone_types(open_page, server):
    page = open_page("""<button class="btn" aria-keyshortcuts="Escape" data-on="tap" data-w="1">Cancel</button>
<button class="btn" aria-keyshortcuts="Enter" data-on="tap" data-w="2">Save</button><input name="a" data-w="3" data-on="input"><textarea name="b" data-w="4" data-on="input"></textarea>""")
    page.fill("input", "typed")
    page.keyboard.press("Enter")
    server.wait_event(2, "tap")
    page.keyboard.press("Escape")
    server.wait_event(1, "tap")
    assert page.input_value("input") == "typed"
    page.focus("textarea")
    page.keyboard.press("Enter")
    settled(page)
    assert server.events.count([2, "tap"]) == 1


def test_escape_presses_a_dialog_s_button_instead_of_closing_it(open_page, server):
    page = open_page("""<dialog class="sheet" data-modal data-on="close" data-w="1"><input name="a" data-w="2" data-on="input">
<button class="btn" aria-keyshortcuts="Escape" data-on="tap" data-w="3">Discard…</button></dialog>""")
    page.focus("input")
    page.keyboard.press("Escape")
    server.wait_event(3, "tap")
    settled(page)
    assert page.locator("dialog").is_visible()
    assert not [e for e in server.events if e[1] == "close"]


def test_a_field_hears_the_keys_it_asked_for_and_types_all_the_same(open_page, server):
    page = open_page("""<div data-keys="ArrowLeft" data-on="key" data-w="1"><label class="field" data-keys="ArrowUp A" data-on="key" data-w="2"><span>Name</span>
<input name="a" data-w="3" data-on="input" value="bc"></label></div>""")
    page.focus("input")
    page.keyboard.press("ArrowUp")
    server.wait_event(2, "key", "ArrowUp")
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("a")
    server.wait_event(2, "key", "A")
    server.wait_event(3, "input", "bac")
    assert not [e for e in server.events if e[0] == 1]


REFRESHABLE = """<div class="nav"><section class="screen" data-depth="0" data-w="1"><header class="bar"><div class="bar-leading"></div><h1 class="bar-title">A</h1><div class="bar-trailing"></div></header>
<main class="screen-content"><div class="list list-plain gx gy" data-on="refresh" data-w="2"><div class="row" data-w="3">Row</div></div></main></section></div>"""


def test_pulling_down_refreshes(open_page, server):
    page = open_page(REFRESHABLE)
    server.answer = lambda events: {"o": [[1, 2, "aria-busy", "true"]] if [2, "refresh"] in events else []}
    Finger(page).swipe(195, 200, 0, 300, steps=12)
    server.wait_event(2, "refresh")
    settled(page)
    assert page.locator(".pull").bounding_box()["height"] > 40
    server.push(o=[[1, 2, "aria-busy", None]], x=[["refreshed", 2]])
    settled(page)
    assert page.locator(".pull").bounding_box()["height"] == 0


def test_a_short_pull_does_nothing(open_page, server):
    page = open_page(REFRESHABLE)
    Finger(page).swipe(195, 200, 0, 50)
    settled(page)
    assert not [e for e in server.events if e[1] == "refresh"]


def test_the_refresh_button_is_there_for_the_keyboard(open_page, server):
    page = open_page(REFRESHABLE)
    page.focus(".refresh-button")
    page.keyboard.press("Enter")
    server.wait_event(2, "refresh")


HELD = '<div data-w="7" data-on="press" data-press="0.3" class="box">Hold me</div>'


def test_holding_still_is_a_press_and_moving_is_none(open_page, server):
    page = open_page(HELD)
    x, y = centre(page, '[data-w="7"]')
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y)
    page.mouse.up()
    settled(page)
    assert not [e for e in server.events if e[0] == 7]
    page.mouse.move(x, y)
    page.mouse.down()
    server.wait_event(7, "press")
    page.mouse.up()


def test_a_right_click_stands_in_for_holding(open_page, server):
    page = open_page(HELD)
    page.click('[data-w="7"]', button="right")
    server.wait_event(7, "press")


def test_a_tint_colours_every_switch_in_it_and_without_one_they_are_green(open_page):
    page = open_page("""<label class="toggle" data-w="1"><span>A</span><input type="checkbox" role="switch" checked data-w="2"></label>
<section style="--accent: rgb(1, 2, 3)" data-w="3"><label class="toggle" data-w="4"><span>B</span><input type="checkbox" role="switch" checked data-w="5"></label></section>""")
    colours = page.eval_on_selector_all("input", "all => all.map(one => getComputedStyle(one).backgroundColor)")
    assert colours == ["rgb(47, 174, 85)", "rgb(1, 2, 3)"]
