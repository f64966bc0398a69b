"""Rows, cards, menus, dialogs: by finger, by mouse, by keyboard."""

import pytest
from conftest import settled

ROWS = """<div class="list list-plain gx gy" role="list" data-w="1">{}</div>"""
ROW = """<div class="row swipe" role="listitem" data-full-swipe="trailing" data-w="{0}1"><div class="swipe-actions leading" inert><button class="btn" data-on="tap" data-w="{0}2">Save</button></div>
<div class="row-content"><a class="navlink" href="/r/{0}" data-on="tap" data-w="{0}3">Row {0}</a></div>
<div class="swipe-actions trailing" inert><button class="btn destructive" data-on="tap" data-w="{0}4">Delete</button><button class="btn" data-on="tap" data-w="{0}5">Pin</button></div>
<button class="row-more" aria-haspopup="menu" aria-label="More actions"></button></div>"""
LIST = ROWS.format("".join(ROW.format(n) for n in (1, 2, 3)))


class Finger:
    """Real touch input through the browser's own protocol."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)

    def send(self, kind, *points):
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def swipe(self, x, y, dx, dy, steps=8, hold=False):
        self.send("touchStart", (x, y))
        for step in range(1, steps + 1):
            self.send("touchMove", (x + dx * step / steps, y + dy * step / steps))
        if not hold:
            self.send("touchEnd")

    def tap(self, x, y):
        self.send("touchStart", (x, y))
        self.send("touchEnd")


# What a machine that stalls does: events arrive when their time is long past.
LATE = """void (window.late = (kind, seconds, x, y) => {
    const event = new PointerEvent('pointer' + kind, { bubbles: true, isPrimary: true, pointerId: 9, pointerType: 'touch', clientX: x, clientY: y });
    if (kind === 'down') window.start = event.timeStamp;
    Object.defineProperty(event, 'timeStamp', { value: start + seconds * 1000 });
    document.querySelector('[data-w="13"]').dispatchEvent(event);
})"""


def shift(page, ident):
    return page.evaluate(f"new DOMMatrix(getComputedStyle(document.querySelector('[data-w=\"{ident}\"] .row-content')).transform).m41 + parseFloat(getComputedStyle(document.querySelector('[data-w=\"{ident}\"] .row-content')).translate) || 0")


def centre(page, selector):
    box = page.locator(selector).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_short_swipe_opens_the_actions_and_a_tap_presses_one(open_page, server):
    page = open_page(LIST)
    x, y = centre(page, '[data-w="11"]')
    Finger(page).swipe(x, y, -140, 0)
    settled(page)
    assert shift(page, 11) < -100
    assert page.get_attribute('[data-w="11"] .trailing', "inert") is None
    page.tap('[data-w="15"]')
    server.wait_event(15, "tap")
    settled(page)
    assert shift(page, 11) == 0
    assert not [e for e in server.events if e[0] == 13]


def test_a_tap_right_after_a_flick_counts(open_page, server):
    page = open_page(LIST)
    x, y = centre(page, '[data-w="11"]')
    finger = Finger(page)
    finger.swipe(x, y, -160, 0, steps=4)
    finger.tap(*centre(page, '[data-w="15"]'))
    server.wait_event(15, "tap")


def test_a_swipe_whose_moves_arrive_late_is_no_long_press(open_page, server):
    page = open_page(LIST)
    page.evaluate(LATE)
    page.evaluate("late('down', 0, 300, 20)")
    page.wait_for_selector(".row-menu")
    page.evaluate("late('move', 0.1, 280, 20), late('move', 0.2, 160, 20)")
    assert page.locator(".row-menu").count() == 0
    page.evaluate("late('up', 0.3, 160, 20)")
    settled(page)
    assert shift(page, 11) < -100
    page.tap('[data-w="15"]')
    server.wait_event(15, "tap")


def test_a_tap_whose_end_arrives_late_is_no_long_press(open_page, server):
    page = open_page(LIST)
    page.evaluate(LATE)
    page.evaluate("late('down', 0, 200, 20)")
    page.wait_for_selector(".row-menu")
    page.evaluate("late('up', 0.1, 200, 20)")
    assert page.locator(".row-menu").count() == 0


def test_moves_after_a_long_press_leave_its_menu_open(open_page, server):
    page = open_page(LIST)
    page.evaluate(LATE)
    page.evaluate("late('down', 0, 200, 20)")
    page.wait_for_selector(".row-menu")
    page.evaluate("late('move', 0.6, 100, 20), late('up', 0.7, 100, 20)")
    settled(page)
    assert page.locator(".row-menu").is_visible()
    assert shift(page, 11) == 0


def test_a_tap_elsewhere_closes_an_open_row(open_page, server):
    page = open_page(LIST)
    x, y = centre(page, '[data-w="11"]')
    Finger(page).swipe(x, y, -140, 0)
    settled(page)
    page.tap('[data-w="23"]')
    settled(page)
    assert shift(page, 11) == 0


def test_a_full_swipe_presses_the_first_action(open_page, server):
    page = open_page(LIST)
    server.answer = lambda events: {"o": [[6, 11]] if [14, "tap"] in events else []}
    x, y = centre(page, '[data-w="11"]')
    Finger(page).swipe(x + 150, y, -320, 0)
    server.wait_event(14, "tap")
    settled(page)
    assert page.locator('.row').count() == 2


def test_a_full_swipe_that_changes_nothing_springs_back(open_page, server):
    page = open_page(LIST)
    x, y = centre(page, '[data-w="11"]')
    Finger(page).swipe(x + 150, y, -320, 0)
    server.wait_event(14, "tap")
    settled(page)
    assert shift(page, 11) == 0


def test_a_side_without_full_swipe_does_not_press(open_page, server):
    page = open_page(LIST)
    x, y = centre(page, '[data-w="11"]')
    Finger(page).swipe(x - 150, y, 320, 0)
    settled(page)
    assert not [e for e in server.events if e[1] == "tap"]
    assert 0 < shift(page, 11) < 160


def test_a_vertical_drag_does_not_swipe(open_page, server):
    page = open_page(LIST)
    x, y = centre(page, '[data-w="11"]')
    Finger(page).swipe(x, y, -30, 90)
    settled(page)
    assert shift(page, 11) == 0


def test_right_to_left_mirrors_the_swipe(open_page, server):
    page = open_page(LIST)
    page.evaluate("document.documentElement.dir = 'rtl'")
    x, y = centre(page, '[data-w="11"]')
    Finger(page).swipe(x, y, 140, 0)
    settled(page)
    assert shift(page, 11) > 100
    assert page.get_attribute('[data-w="11"]', "data-open") == "trailing"


def test_the_row_menu_offers_the_same_actions_to_the_keyboard(open_page, server):
    page = open_page(LIST)
    page.focus('[data-w="11"] .row-more')
    page.keyboard.press("Enter")
    menu = page.locator(".row-menu")
    assert menu.locator("button").all_inner_texts() == ["Save", "Delete", "Pin"]
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    server.wait_event(14, "tap")
    settled(page)
    assert menu.count() == 0
    page.wait_for_function("() => document.activeElement.matches('.row-more')")


def test_a_right_click_opens_the_row_menu(open_page, server):
    page = open_page(LIST, has_touch=False, is_mobile=False)
    page.click('[data-w="13"]', button="right")
    page.click(".row-menu button >> text=Pin")
    server.wait_event(15, "tap")
    page.click('[data-w="13"]', button="right")
    page.keyboard.press("Escape")
    page.wait_for_selector(".row-menu", state="detached")
    page.click('[data-w="13"]', button="right")
    page.mouse.click(200, 700)
    page.wait_for_selector(".row-menu", state="detached")
    settled(page)
    assert [e for e in server.events if e[1] == "tap"] == [[15, "tap"]]


def test_a_long_press_opens_the_row_menu_and_does_not_tap(open_page, server):
    page = open_page(LIST)
    finger = Finger(page)
    finger.send("touchStart", centre(page, '[data-w="11"]'))
    page.wait_for_selector(".row-menu")
    finger.send("touchEnd")
    settled(page)
    assert page.locator(".row-menu").is_visible()
    assert not [e for e in server.events if e[1] == "tap"]


MENU = """<div style="padding:300px 0 0 250px"><div class="menu"><button class="menu-label" aria-haspopup="menu">Sort</button><div class="menu-items" role="menu" popover>
<button role="menuitem" data-on="tap" data-w="1">Stars</button><button role="menuitem" data-on="tap" data-w="2">Forks</button><button role="menuitem" data-on="tap" data-w="3">Fresh</button></div></div></div>"""


def test_a_menu_opens_beside_its_button_inside_the_window_and_taps(open_page, server):
    page = open_page(MENU)
    page.click(".menu-label")
    items = page.locator(".menu-items").bounding_box()
    label = page.locator(".menu-label").bounding_box()
    assert items["x"] >= 8 and items["x"] + items["width"] <= 382
    assert 0 <= items["y"] - (label["y"] + label["height"]) <= 12 or items["y"] + items["height"] <= label["y"]
    page.click('[data-w="2"]')
    server.wait_event(2, "tap")
    page.wait_for_selector(".menu-items", state="hidden")


def test_a_menu_flips_above_its_button_at_the_foot_of_the_window(open_page, server):
    page = open_page(MENU.replace("300px", "740px"))
    page.click(".menu-label")
    items = page.locator(".menu-items").bounding_box()
    label = page.locator(".menu-label").bounding_box()
    assert items["y"] + items["height"] <= label["y"]


def test_a_menu_is_worked_by_keys_and_gives_the_focus_back(open_page, server):
    page = open_page(MENU)
    page.focus(".menu-label")
    page.keyboard.press("Enter")
    focused = lambda: page.evaluate("document.activeElement.textContent")
    assert focused() == "Stars"
    page.keyboard.press("End")
    assert focused() == "Fresh"
    page.keyboard.press("ArrowDown")
    assert focused() == "Stars"
    page.keyboard.press("f")
    page.keyboard.press("r")
    assert focused() == "Fresh"
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.activeElement.matches('.menu-label')")
    assert page.locator(".menu-items").is_hidden()
    page.click(".menu-label")
    page.wait_for_selector(".menu-items", state="visible")
    page.click(".menu-label")
    page.wait_for_selector(".menu-items", state="hidden")


CONTEXT = """<div class="box context" data-w="1"><a class="navlink" href="/x" data-on="tap" data-w="2">Thing</a><div class="menu-items" role="menu" popover="auto" data-w="3">
<button role="menuitem" data-on="tap" data-w="4">Copy</button></div></div>"""


def test_a_context_menu_opens_by_right_click_and_by_long_press(open_page, server):
    page = open_page(CONTEXT)
    page.click('[data-w="2"]', button="right")
    page.click('[data-w="4"]')
    server.wait_event(4, "tap")
    settled(page)
    finger = Finger(page)
    finger.send("touchStart", centre(page, '[data-w="2"]'))
    page.wait_for_selector(".menu-items", state="visible")
    finger.send("touchEnd")
    settled(page)
    assert page.locator(".menu-items").is_visible()
    page.keyboard.press("Escape")
    page.wait_for_selector(".menu-items", state="hidden")
    assert [e for e in server.events if e[1] == "tap"] == [[4, "tap"]]


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


PAGE = """<div class="vs gx gy" data-w="1"><button class="btn" data-w="2" data-on="tap">Open</button></div>"""
SHEET = '<dialog class="sheet" data-modal data-on="close" data-w="5"><div class="sheet-grip"></div><input name="in" data-w="6" data-on="input"></dialog>'


def open_sheet(page, server, html=SHEET, close=True):
    server.answer = lambda events: {"o": [[5, 1, 0, html]] if [2, "tap"] in events else [[6, 5]] if close and [5, "close"] in events else []}
    page.focus('[data-w="2"]')
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    settled(page)


def test_a_dialog_is_modal_and_gives_the_focus_back(open_page, server):
    page = open_page(PAGE)
    open_sheet(page, server)
    assert page.evaluate("document.querySelector('dialog').matches(':modal')")
    assert page.evaluate("document.activeElement.tagName") == "DIALOG"
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.evaluate("document.activeElement.dataset.w") == "2"
    assert server.events.count([5, "close"]) == 1


def test_a_dialog_the_server_keeps_open_comes_back(open_page, server):
    page = open_page(PAGE)
    open_sheet(page, server, close=False)
    page.keyboard.press("Escape")
    server.wait_event(5, "close")
    settled(page)
    assert page.evaluate("document.querySelector('dialog').matches(':modal:not([data-leaving])')")


def test_a_dialog_that_does_not_listen_cannot_be_dismissed(open_page, server):
    page = open_page(PAGE)
    open_sheet(page, server, html=SHEET.replace("close", ""))
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    settled(page)
    assert page.evaluate("document.querySelector('dialog').matches(':modal')")
    assert not [e for e in server.events if e[1] == "close"]


def test_a_press_on_the_backdrop_dismisses_a_sheet_but_not_an_alert(open_page, server):
    page = open_page(PAGE)
    open_sheet(page, server)
    page.mouse.click(195, 5)
    page.wait_for_selector("dialog", state="detached")
    open_sheet(page, server, html=SHEET.replace('"sheet"', '"alert"'))
    page.mouse.click(195, 5)
    settled(page)
    assert page.locator("dialog[open]").count() == 1


@pytest.mark.parametrize(("distance", "closes"), [(500, True), (60, False)])
def test_a_sheet_is_dragged_away_by_its_grip(open_page, server, distance, closes):
    page = open_page(PAGE)
    open_sheet(page, server)
    x, y = centre(page, ".sheet-grip")
    finger = Finger(page)
    finger.swipe(x, y, 0, distance, steps=20, hold=True)
    finger.send("touchMove", (x, y + distance))
    if not closes:
        page.wait_for_function("start => performance.now() - start > 120", arg=page.evaluate("performance.now()"))
    finger.send("touchEnd")
    settled(page)
    assert page.locator("dialog").count() == (0 if closes else 1)


def test_a_card_follows_the_finger_and_reports_the_end(open_page, server):
    page = open_page('<div data-w="1"><div data-w="2" data-on="drag" style="width:200px;height:200px;background:gray"></div></div>')
    finger = Finger(page)
    finger.swipe(*centre(page, '[data-w="2"]'), 150, 20, hold=True)
    page.wait_for_function("() => document.querySelector('[data-w=\"2\"]').style.getPropertyValue('--drag-x') === '150'")
    finger.send("touchEnd")
    phases = [e[2] for e in server.wait_event(2, "drag", 2) and server.events if e[1] == "drag"]
    assert phases[0] == 0 and phases[-1] == 2
    end = server.wait_event(2, "drag", 2)[0]
    assert end[3:5] == [150, 20] and end[5] > 0
    settled(page)
    assert page.evaluate("document.querySelector('[data-w=\"2\"]').style.getPropertyValue('--drag-x')") == ""


CARDS = """<div data-w="1"><div data-w="2" data-on="drag" style="width:200px;height:100px"></div><p data-w="3">b</p></div>"""
ORDER = "[...document.querySelector('[data-w=\"1\"]').children].map(one => one.dataset.w)"


def test_what_a_finger_holds_is_not_moved_until_it_lets_go(open_page, server):
    page = open_page(CARDS)
    finger = Finger(page)
    finger.swipe(*centre(page, '[data-w="2"]'), 100, 0, hold=True)
    server.push(o=[[7, 2, 0]])
    server.push(o=[[5, 1, 2, '<p data-w="4">c</p>'], [0, 3, "b!"]])
    page.wait_for_timeout(200)
    assert page.evaluate(ORDER) == ["2", "3"]
    finger.send("touchEnd")
    page.wait_for_function(f"() => {ORDER}.join() === '3,4,2'", timeout=1000)
    assert page.inner_text('[data-w="3"]') == "b!"


def test_what_a_finger_holds_for_long_goes_all_the_same(open_page, server):
    page = open_page(CARDS)
    finger = Finger(page)
    finger.swipe(*centre(page, '[data-w="2"]'), 100, 0, hold=True)
    server.push(o=[[6, 2]])
    page.wait_for_selector('[data-w="2"]', state="detached", timeout=4000)
    finger.send("touchEnd")
    server.push(o=[[0, 3, "after"]])
    page.wait_for_function("() => document.querySelector('p').textContent === 'after'")


def test_a_drag_is_told_at_most_ten_times_a_second(open_page, server):
    page = open_page(CARDS)
    finger = Finger(page)
    start = page.evaluate("performance.now()")
    finger.swipe(*centre(page, '[data-w="2"]'), 150, 0, steps=60)
    seconds = (page.evaluate("performance.now()") - start) / 1000
    server.wait_event(2, "drag", 2)
    assert len([e for e in server.events if e[1:3] == ["drag", 1]]) <= seconds * 10 + 1


def test_keys_reach_the_screen_unless_someone_types(open_page, server):
    page = open_page('<div data-w="1" data-keys="ArrowLeft z Space" style="width:9px;height:9px"></div><input data-w="2" name="a" data-on="input"><button class="btn" data-w="3" data-on="tap">B</button>')
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
