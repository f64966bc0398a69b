"""Dialogs: opened, dismissed, kept open and dragged away."""

import pytest
from conftest import settled
from finger import Finger, centre

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


def test_a_sheet_of_groups_lies_on_the_soft_ground(open_page, server):
    page = open_page(PAGE)
    open_sheet(page, server, SHEET.replace('"sheet"', '"sheet grouped"'))
    ground = "getComputedStyle(document.querySelector('%s')).backgroundColor"
    assert page.evaluate(ground % "dialog") == page.evaluate(ground % "body")


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
