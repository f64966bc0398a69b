"""What a person can do in Findie, by role and name as assistive technology sees it."""

import re
from contextlib import contextmanager

from browser import settled
from playwright.sync_api import expect


class Findie:
    def __init__(self, page, server):
        self.page = page
        self.server = server

    def open(self, path="/findie/"):
        self.page.goto(self.server.url + path)
        self.settled()
        return self

    def settled(self):
        settled(self.page)

    def lose_line(self):
        self.page.context.set_offline(True)
        expect(self.page.locator(".offline-banner")).to_be_visible()

    def find_line(self):
        self.page.context.set_offline(False)
        expect(self.page.locator(".offline-banner")).to_be_hidden()
        self.settled()

    @contextmanager
    def no_line(self):
        """Without a line, and with it again."""
        self.lose_line()
        yield
        self.find_line()

    def button(self, name, **options):
        return self.page.get_by_role("button", name=name, **options).filter(visible=True)

    def tap(self, name, **options):
        self.button(name, **options).first.click()
        self.settled()
        return self

    def love(self, typed, title):
        self.page.get_by_role("textbox").fill(typed)
        self.settled()
        return self.tap(title, exact=True)

    def skip(self):
        return self.tap("Skip all")

    @property
    def top(self):
        lying = self.page.get_by_test_id("games").locator("> :not([data-gone]):not([aria-hidden=true])")
        return lying.get_by_role("button", name=re.compile("^Open ")).last

    def top_title(self):
        return self.top.get_attribute("aria-label").removeprefix("Open ")

    def judge(self, name):
        """Presses Like or Pass and waits for the next card and for the server; the title that was judged."""
        title = self.throw(name)
        self.settled()
        return title

    def throw(self, name):
        """The same without waiting for the server, for when there is no line."""
        title = self.top_title()
        self.button(name, exact=True).first.click()
        expect(self.top).not_to_have_attribute("aria-label", f"Open {title}")
        return title

    def throw_up(self):
        """Drags the top card up, by finger on a phone and by mouse elsewhere; the title that was thrown."""
        title = self.top_title()
        box = self.top.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.page.evaluate("matchMedia('(pointer: coarse)').matches"):
            session = self.page.context.new_cdp_session(self.page)
            kinds = ["touchStart", *["touchMove"] * 6, "touchEnd"]
            for step, kind in enumerate(kinds):
                points = [] if kind == "touchEnd" else [{"x": x, "y": y - 30 * step}]
                session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.down()
            self.page.mouse.move(x, y - 180, steps=6)
            self.page.mouse.up()
        expect(self.top).not_to_have_attribute("aria-label", f"Open {title}")
        self.settled()
        return title

    def tab(self, name):
        self.page.get_by_role("link", name=name, exact=True).filter(visible=True).first.click()
        self.settled()
        return self
