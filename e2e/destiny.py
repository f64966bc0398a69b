"""What a person can do in Destiny, by role and name as assistive technology sees it."""

from browser import settled
from playwright.sync_api import expect


class Destiny:
    def __init__(self, page, server):
        self.page = page
        self.server = server

    def open(self, path="/destiny/"):
        self.page.goto(self.server.url + path)
        self.settled()
        return self

    def settled(self):
        settled(self.page)

    def button(self, name, **options):
        return self.page.get_by_role("button", name=name, **options)

    def heading(self, text):
        return self.page.get_by_role("heading", name=text)

    # Birth details

    def give_birth_details(self, name="Vamshi", day="1990-05-14", time="10:24", place="Salem"):
        self.page.get_by_role("textbox", name="Name", exact=True).fill(name)
        self.button("Choose the date").click()
        self.page.get_by_label("Date of birth").fill(day)
        # What is below moves up when nothing is offered for the date any more.
        self.settled()
        self.button("Choose the time").click()
        self.page.get_by_label("Time of birth").fill(time)
        self.settled()
        self.choose_place(place)
        return self

    def choose_place(self, place):
        self.page.get_by_role("textbox", name="Search for a city").fill(place)
        self.page.get_by_role("button", name=place).first.click()
        self.settled()

    def begin(self):
        self.give_birth_details()
        self.button("See my chart").click()
        expect(self.heading("Ask Destiny")).to_be_visible()
        return self

    # Tabs

    def go(self, tab):
        self.button(tab, exact=True).first.click()
        self.settled()
        return self

    # Match

    def compare(self):
        self.begin().go("Match")
        self.button("Use my chart").click()
        self.page.get_by_text("Girl", exact=True).click()
        self.settled()
        self.give_birth_details(name="Swathi", day="1992-11-03", time="06:05", place="Jaipur")
        self.button("Analyze match").click()
        expect(self.heading("The eight kutas")).to_be_visible()
        return self

    # Ask

    @property
    def field(self):
        return self.page.get_by_role("textbox", name="Ask anything")

    def ask(self, question):
        self.field.fill(question)
        self.field.press("Enter")
        return self

    def answered(self):
        expect(self.button("How this answer came about").last).to_be_visible(timeout=60_000)
        return self
