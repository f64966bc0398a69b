"""Views that two fingers make larger and smaller."""

from conftest import settled
from finger import Finger, centre

VIEW = """<div data-w="1" style="padding:100px"><div data-w="2" data-on="pinch" style="width:200px;height:200px;scale:1.5;background:gray"></div></div>"""
SCALE = "getComputedStyle(document.querySelector('[data-w=\"2\"]')).scale"


def pinched(page, server):
    page.wait_for_function("() => document.querySelector('[data-w=\"2\"]') && performance.getEntriesByType('resource').some((one) => one.name.endsWith('rare.js'))")
    settled(page)


def pinches(server):
    return [event for event in server.events if event[1] == "pinch"]


def test_a_view_grows_with_two_fingers_and_the_end_is_told(open_page, server):
    page = open_page(VIEW)
    pinched(page, server)
    finger, (x, y) = Finger(page), centre(page, '[data-w="2"]')
    finger.send("touchStart", (x - 40, y), (x + 40, y))
    for way in (50, 60, 80):
        finger.send("touchMove", (x - way, y), (x + way, y))
    page.wait_for_function(f"() => {SCALE} === '3'")
    finger.send("touchEnd")
    end = server.wait_event(2, "pinch", 2)[0]
    assert end[3:6] == [2000, 500, 500]
    assert all(phase in (1, 2) for phase in (event[2] for event in pinches(server)))
    # What the server makes of it takes its place.
    server.push(o=[[3, 2, "scale", "2"]])
    page.wait_for_function(f"() => {SCALE} === '2'")


def test_the_page_itself_does_not_grow(open_page, server):
    page = open_page(VIEW)
    pinched(page, server)
    finger, (x, y) = Finger(page), centre(page, '[data-w="2"]')
    finger.send("touchStart", (x - 20, y), (x + 20, y))
    for way in (40, 60, 80):
        finger.send("touchMove", (x - way, y), (x + way, y))
    finger.send("touchEnd")
    server.wait_event(2, "pinch", 2)
    assert page.evaluate("visualViewport.scale") == 1


def test_the_wheel_with_control_is_a_pinch_and_ends_by_itself(open_page, server):
    page = open_page(VIEW)
    pinched(page, server)
    page.mouse.move(*centre(page, '[data-w="2"]'))
    page.keyboard.down("Control")
    page.mouse.wheel(0, -50)
    page.keyboard.up("Control")
    end = server.wait_event(2, "pinch", 2)[0]
    assert end[3] == 1649


def test_what_the_system_takes_over_is_cancelled(open_page, server):
    page = open_page(VIEW)
    pinched(page, server)
    finger, (x, y) = Finger(page), centre(page, '[data-w="2"]')
    finger.send("touchStart", (x - 40, y), (x + 40, y))
    finger.send("touchMove", (x - 80, y), (x + 80, y))
    finger.send("touchCancel")
    server.wait_event(2, "pinch", 0)
    page.wait_for_function(f"() => {SCALE} === '1.5'")
