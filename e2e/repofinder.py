"""What a person can do in RepoFinder, by role and name as assistive technology sees it."""

import re
import time

from browser import settled
from playwright.sync_api import expect


class RepoFinder:
    def __init__(self, page, server):
        self.page = page
        self.server = server

    def open(self, path="/repofinder/"):
        self.page.goto(self.server.url + path)
        self.settled()
        return self

    def settled(self):
        settled(self.page)

    def button(self, name, **options):
        return self.page.get_by_role("button", name=name, **options).filter(visible=True)

    def heading(self, text):
        return self.page.get_by_role("heading", name=text)

    # The first questions

    def answer(self, *choices):
        """Taps the choices of the question on the screen and goes on."""
        for choice in choices:
            self.button(choice, exact=True).first.click()
            self.settled()
        self.button("Continue").click()
        self.settled()

    def skip_questions(self):
        if self.button("Skip all").count():
            self.button("Skip all").click()
            self.settled()
        expect(self.top).to_be_visible()
        return self

    # The deck

    @property
    def deck(self):
        return self.page.get_by_test_id("deck")

    @property
    def top_card(self):
        """The card on top: the only one that assistive technology sees, once a thrown one has flown out."""
        return self.deck.locator("> :not([data-gone]):not([aria-hidden=true])").last

    @property
    def top(self):
        """The head of the card on top, which opens it."""
        lying = self.deck.locator("> :not([data-gone]):not([aria-hidden=true])")
        return lying.get_by_role("button", name=re.compile("^Read about ")).last

    def top_name(self):
        return self.top.get_attribute("aria-label").removeprefix("Read about ")

    def judge(self, name):
        """Presses Like or Skip, and returns what was judged once the next card is on top."""
        before = self.top_name()
        self.button(name, exact=True).click()
        self.expect_top_other_than(before)
        return before

    def expect_top(self, name):
        expect(self.top).to_have_attribute("aria-label", f"Read about {name}")

    def expect_top_other_than(self, name):
        expect(self.top).not_to_have_attribute("aria-label", f"Read about {name}")

    def drag(self, dx, steps=12):
        """A mouse on the top card, `dx` pixels to the right (negative: left), which rests and lets go.

        The events say when they happened, so that no drag is a flick because the machine was slow.
        """
        box = self.top.bounding_box()
        x, y, start = box["x"] + box["width"] / 2, box["y"] + box["height"] + 60, time.time()
        session = self.page.context.new_cdp_session(self.page)

        def send(kind, across, after):
            pressed = kind != "mouseReleased"
            session.send(
                "Input.dispatchMouseEvent",
                {"type": kind, "x": x + across, "y": y, "button": "left", "buttons": int(pressed), "clickCount": 1,
                 "timestamp": start + after},
            )  # fmt: skip

        send("mousePressed", 0, 0)
        for step in range(1, steps + 1):
            send("mouseMoved", dx * step / steps, step * 0.016)
        send("mouseReleased", dx, steps * 0.016 + 0.2)
        session.detach()

    def undo(self):
        self.button("Undo", exact=True).first.click()
        self.settled()

    # Tabs

    def tab(self, name):
        self.page.get_by_role("navigation", name="Tabs").get_by_role("link", name=name).click()
        self.settled()

    @property
    def rows(self):
        return self.page.locator(".row.swipe").filter(visible=True)

    def row(self, name):
        return self.rows.filter(has_text=name).first

    def choose(self, name, action):
        """Through the row's menu, which the mouse and the keyboard share."""
        self.row(name).get_by_role("button", name="More actions").click()
        self.page.get_by_role("menuitem", name=action).click()
        self.settled()
