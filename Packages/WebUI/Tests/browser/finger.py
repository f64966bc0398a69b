"""Real touch input through the browser's own protocol."""


class Finger:
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


def centre(page, selector):
    box = page.locator(selector).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
