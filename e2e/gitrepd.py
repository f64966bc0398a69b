"""What a person can do in GitRepD, by role and name as assistive technology sees it."""

import json
import re

from browser import settled
from playwright.sync_api import expect


class GitRepD:
    def __init__(self, page, server):
        self.page = page
        self.server = server

    def open(self, path="/gitrepd/"):
        self.page.goto(self.server.url + path)
        self.settled()
        return self

    def settled(self):
        settled(self.page)

    # Search

    @property
    def field(self):
        return self.page.get_by_role("searchbox", name="Search repositories")

    def search(self, text):
        self.field.fill(text)
        self.field.press("Enter")
        expect(self.page).to_have_url(re.compile(r"/gitrepd/search\?q="))
        self.settled()
        return self

    @property
    def rows(self):
        return self.page.locator(".row.swipe").filter(visible=True)

    def row(self, name):
        return self.rows.filter(has_text=name).first

    def heading(self, text):
        return self.page.get_by_role("heading", name=text)

    def button(self, name, **options):
        return self.page.get_by_role("button", name=name, **options)

    def star_of(self, name):
        return self.row(name).get_by_role("img", name="Favourite")

    # A row's actions

    def choose(self, name, action):
        """Through the row's menu, which the mouse and the keyboard share."""
        self.row(name).get_by_role("button", name="More actions").click()
        self.page.get_by_role("menuitem", name=action).click()
        self.settled()

    def swipe(self, name, dx):
        """A finger across the row, `dx` pixels to the right (negative: left), all the way."""
        box = self.row(name).bounding_box()
        x, y = box["x"] + box["width"] / 2 - dx / 2, box["y"] + box["height"] / 2
        session = self.page.context.new_cdp_session(self.page)
        touch = lambda kind, at: session.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [] if at is None else [{"x": at, "y": y}]},
        )
        touch("touchStart", x)
        for step in range(1, 13):
            touch("touchMove", x + dx * step / 12)
        touch("touchEnd", None)
        self.settled()

    # Tabs and pages

    def tab(self, name):
        self.page.get_by_role("navigation", name="Tabs").get_by_role("link", name=name).click()
        self.settled()

    def open_row(self, name):
        self.row(name).get_by_role("link").first.click()
        expect(self.page).to_have_url(re.compile(r"/gitrepd/(repositories|favourites)/.+/.+"))
        self.settled()

    def back(self):
        self.page.get_by_role("link", name=re.compile("Back|Search|Favourites")).filter(visible=True).first.click()
        self.settled()

    # Favourites

    def menu(self, item):
        self.button("Sort, export and import").click()
        self.page.get_by_role("menuitem", name=item).or_(self.page.get_by_role("menuitemradio", name=item)).click()
        self.settled()

    def export(self, kind):
        self.menu("Export")
        self.page.get_by_role("radio", name=kind).click()
        self.settled()
        with self.page.expect_download() as download:
            self.button(re.compile("^Export [0-9]")).click()
        text = download.value.path().read_text()
        self.button("Close").click()
        self.settled()
        return download.value.suggested_filename, text

    def exported_names(self):
        _, text = self.export("JSON")
        return [favourite["repository"]["id"]["name"] for favourite in json.loads(text)["favourites"]]

    @property
    def toast(self):
        return self.page.get_by_role("button", name="Undo")
