"""Menus: where they open, how they are worked, and what opens them."""

from conftest import settled
from finger import Finger, centre

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


def open_items(page):
    settled(page)
    return page.locator(".menu-items:popover-open")


def test_an_open_menu_stays_where_it_is_while_everything_comes_anew(open_page, server):
    page = open_page(MENU)
    page.click(".menu-label")
    page.keyboard.press("ArrowDown")
    before = open_items(page).bounding_box()
    server.push(r=MENU.replace("Fresh", "Newest"))
    page.wait_for_selector("text=Newest")
    after = open_items(page).bounding_box()
    assert (before["x"], before["y"]) == (after["x"], after["y"])
    assert page.evaluate("document.activeElement.textContent") == "Forks"
    assert page.get_attribute(".menu-label", "aria-expanded") == "true"
    page.click('[data-w="3"]')
    server.wait_event(3, "tap")


def test_an_open_menu_stays_while_its_row_is_moved(open_page, server):
    # As in browsers that cannot move an element without taking it out.
    rows = f'<div data-w="10"><p data-w="11">above</p><div data-w="12">{MENU}</div></div>'
    page = open_page(rows)
    page.evaluate("delete Element.prototype.moveBefore")
    page.click(".menu-label")
    page.keyboard.press("End")
    server.push(o=[[7, 12, 11]])
    page.wait_for_selector("[data-w='12']:first-child")
    assert open_items(page).count() == 1
    assert page.evaluate("document.activeElement.textContent") == "Fresh"


def test_an_open_menu_goes_with_what_it_belongs_to(open_page, server):
    page = open_page(f'<button data-on="tap" data-w="9">Other</button><div data-w="10">{MENU}</div>')
    page.click(".menu-label")
    server.push(o=[[6, 10]])
    page.wait_for_selector(".menu-label", state="detached")
    # The press is no longer the one that closes a menu.
    page.click('[data-w="9"]')
    server.wait_event(9, "tap")


SWIPED = """<div class="list" role="list" data-w="1"><div class="row swipe" role="listitem" data-w="2"><div class="row-content"><span data-w="3">Row</span></div>
<div class="swipe-actions trailing" inert><button class="btn" data-on="tap" data-w="{0}">{1}</button></div><button class="row-more" aria-label="More actions"></button></div></div>"""


def test_a_row_s_open_menu_shows_and_does_what_its_actions_have_become(open_page, server):
    page = open_page(SWIPED.format(4, "Like"))
    page.click(".row-more")
    page.wait_for_selector("[role=menuitem]")
    server.push(r=SWIPED.format(5, "Dislike"))
    item = page.get_by_role("menuitem", name="Dislike")
    item.wait_for()
    assert open_items(page).count() == 1
    server.push(o=[[5, 1, 2, '<div class="row" data-w="9">New</div>']])
    page.wait_for_selector("[data-w='9']")
    item.click()
    server.wait_event(5, "tap")
