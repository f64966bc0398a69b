"""Rows put in order: by a handle, by keys, by the row's menu. The list is the gallery's."""

import pytest
from conftest import settled
from finger import Finger


@pytest.fixture
def page(gallery):
    return gallery("reorder")


def steps(page):
    return page.evaluate("""[...document.querySelectorAll('[data-depth="1"] .row .row-content')].map(one => one.textContent.trim())""")


def row(page, name):
    return page.locator('[data-depth="1"] .row', has_text=name)


def edit(page):
    page.click("text=Edit")
    page.wait_for_selector(".row-handle")
    settled(page)


def handle(page, name):
    box = row(page, name).locator(".row-handle").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


PLAN = ["Wake up", "Make coffee", "Read", "Run", "Work", "Cook", "Sleep"]


def test_a_handle_moves_its_row_and_the_others_make_room(page):
    edit(page)
    height = row(page, "Read").bounding_box()["height"]
    x, y = handle(page, "Make coffee")
    finger = Finger(page)
    finger.swipe(x, y, 0, 2.2 * height, hold=True)
    page.wait_for_function("() => document.querySelectorAll('[data-moving] > .row[style*=translate]').length > 2")
    assert steps(page) == PLAN
    finger.send("touchEnd")
    page.wait_for_function("() => document.querySelectorAll('.row[style*=translate]').length === 0")
    assert steps(page) == ["Wake up", "Read", "Run", "Make coffee", "Work", "Cook", "Sleep"]
    x, y = handle(page, "Work")
    finger.swipe(x, y, 0, -10 * height)
    page.wait_for_function("() => document.querySelectorAll('.row[style*=translate]').length === 0")
    settled(page)
    assert steps(page)[0] == "Work"


def test_arrow_keys_on_a_handle_move_its_row_and_keep_the_focus(page):
    edit(page)
    row(page, "Read").locator(".row-handle").focus()
    page.keyboard.press("ArrowUp")
    settled(page)
    page.keyboard.press("ArrowUp")
    settled(page)
    assert steps(page)[:3] == ["Read", "Wake up", "Make coffee"]
    assert page.evaluate("document.activeElement.closest('.row').textContent.trim()").startswith("Read")
    page.keyboard.press("ArrowUp")
    settled(page)
    assert steps(page)[0] == "Read"


def test_rows_are_deleted_while_the_list_is_edited(page):
    edit(page)
    assert row(page, "Sleep").locator(".row-delete").count() == 0
    row(page, "Run").locator(".row-delete").click()
    settled(page)
    assert steps(page) == [step for step in PLAN if step != "Run"]
    page.click("text=Done")
    page.wait_for_selector(".row-handle", state="detached")


def test_the_row_s_menu_moves_it_without_editing(page):
    # Where a finger moves rows, the menu's button is there for keys and screen readers alone.
    row(page, "Read").locator(".row-more").focus()
    page.keyboard.press("Enter")
    page.click(".row-menu >> text=Move Down")
    settled(page)
    assert steps(page)[2:4] == ["Run", "Read"]
