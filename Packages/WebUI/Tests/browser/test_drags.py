"""Views that follow a finger, and frames that come meanwhile."""

import time

from conftest import settled
from finger import Finger, centre

def test_a_card_follows_the_finger_and_reports_the_end(open_page, server):
    page = open_page('<div data-w="1"><div data-w="2" data-on="drag" style="width:200px;height:200px;background:gray"></div></div>')
    finger = Finger(page)
    lifted = finger.flick(*centre(page, '[data-w="2"]'), 150, 20, hold=True)
    page.wait_for_function("() => document.querySelector('[data-w=\"2\"]').style.getPropertyValue('--drag-x') === '150'")
    finger.send("touchEnd", timestamp=lifted)
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
    # Frames are held for two seconds at most, which a slow machine may take.
    page.clock.install()
    page.reload()
    settled(page)
    page.clock.pause_at(time.time() + 1)
    finger = Finger(page)
    finger.swipe(*centre(page, '[data-w="2"]'), 100, 0, hold=True)
    page.wait_for_selector('[data-w="2"][data-dragging]')
    server.push(o=[[7, 2, 0]])
    server.push(o=[[5, 1, 2, '<p data-w="4">c</p>'], [0, 3, "b!"]])
    page.wait_for_function("() => webui.held === 2")
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


def test_a_drag_says_where_in_the_element_it_began(open_page, server):
    page = open_page(CARDS)
    box = page.locator('[data-w="2"]').bounding_box()
    Finger(page).swipe(box["x"] + 30, box["y"] + 20, 50, 0)
    assert server.wait_event(2, "drag", 2)[0][7:] == [30, 20]


def test_a_drag_nobody_answers_springs_back(open_page, server):
    page = open_page(CARDS)
    page.clock.install()
    page.reload()
    settled(page)
    server.hold_posts.clear()
    Finger(page).swipe(*centre(page, '[data-w="2"]'), 100, 0)
    way = "() => document.querySelector('[data-w=\"2\"]').style.getPropertyValue('--drag-x')"
    page.clock.run_for(1500)
    assert page.evaluate(way) == "100"
    page.clock.run_for(1000)
    assert page.evaluate(way) == ""
