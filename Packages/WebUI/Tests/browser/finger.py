"""Real touch input through the browser's own protocol."""

import time


class Finger:
    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)

    def send(self, kind, *points, **options):
        touch = {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points], **options}
        self.session.send("Input.dispatchTouchEvent", touch)

    def swipe(self, x, y, dx, dy, steps=8, hold=False):
        self.send("touchStart", (x, y))
        for step in range(1, steps + 1):
            self.send("touchMove", (x + dx * step / steps, y + dy * step / steps))
        if not hold:
            self.send("touchEnd")

    def flick(self, x, y, dx, dy, seconds=0.03, hold=False):
        """A swipe that took so long by the times of its events, however busy the machine is; gives when it ended."""
        end = time.time()
        self.send("touchStart", (x, y), timestamp=end - seconds)
        for part in (1 / 3, 2 / 3, 1):
            self.send("touchMove", (x + dx * part, y + dy * part), timestamp=end - seconds * (1 - part))
        if not hold:
            self.send("touchEnd", timestamp=end)
        return end

    def tap(self, x, y):
        self.send("touchStart", (x, y))
        self.send("touchEnd")


def centre(page, selector):
    box = page.locator(selector).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
