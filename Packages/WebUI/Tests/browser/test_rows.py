"""Rows of a list: by finger, by mouse, by keyboard."""

from conftest import settled
from finger import Finger, centre

ROWS = """<div class="list list-plain gx gy" role="list" data-w="1">{}</div>"""
ROW = """<div class="row swipe" role="listitem" data-full-swipe="trailing" data-w="{0}1"><div class="swipe-actions leading" inert><button class="btn" data-on="tap" data-w="{0}2">Save</button></div>
<div class="row-content"><a class="navlink" href="/r/{0}" data-on="tap" data-w="{0}3">Row {0}</a></div>
<div class="swipe-actions trailing" inert><button class="btn destructive" data-on="tap" data-w="{0}4">Delete</button><button class="btn" data-on="tap" data-w="{0}5">Pin</button></div>
<button class="row-more" aria-haspopup="menu" aria-label="More actions"></button></div>"""
LIST = ROWS.format("".join(ROW.format(n) for n in (1, 2, 3)))


# What a machine that stalls does: events arrive when their time is long past.
LATE = """void (window.late = (kind, seconds, x, y) => {
    const event = new PointerEvent('pointer' + kind, { bubbles: true, isPrimary: true, pointerId: 9, pointerType: 'touch', clientX: x, clientY: y });
    if (kind === 'down') window.start = event.timeStamp;
    Object.defineProperty(event, 'timeStamp', { value: start + seconds * 1000 });
    document.querySelector('[data-w="13"]').dispatchEvent(event);
})"""


def shift(page, ident):
    return page.evaluate(f"new DOMMatrix(getComputedStyle(document.querySelector('[data-w=\"{ident}\"] .row-content')).transform).m41 + parseFloat(getComputedStyle(document.querySelector('[data-w=\"{ident}\"] .row-content')).translate) || 0")


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
