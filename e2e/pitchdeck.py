"""What a person can do in PitchDeck, by role and name as assistive technology sees it."""

import re

from browser import settled
from playwright.sync_api import expect


class PitchDeck:
    def __init__(self, page, server):
        self.page = page
        self.server = server

    def open(self, path="/pitchdeck/"):
        self.page.goto(self.server.url + path)
        self.settled()
        return self

    def settled(self):
        settled(self.page)

    def tab(self, name):
        self.page.get_by_role("tab", name=name).or_(self.page.get_by_role("link", name=name, exact=True)).filter(
            visible=True
        ).first.click()
        self.settled()

    def button(self, name, **options):
        return self.page.get_by_role("button", name=name, **options).filter(visible=True).first

    def press(self, name, **options):
        self.button(name, **options).click()
        self.settled()

    def heading(self, text):
        return self.page.get_by_role("heading", name=text).filter(visible=True).first

    def text(self, text):
        return self.page.get_by_text(text).filter(visible=True).first

    def search(self, text):
        field = self.page.get_by_role("searchbox").filter(visible=True).first
        field.fill(text)
        field.press("Enter")
        self.settled()

    @property
    def rows(self):
        return self.page.locator(".row").filter(visible=True)

    def read(self, name):
        self.rows.filter(has_text=name).first.click()
        self.settled()
        expect(self.heading(name)).to_be_visible()

    def field(self, name):
        return self.page.get_by_role("textbox", name=name, exact=True).filter(visible=True).first

    def menu(self, name, item):
        self.press(name)
        self.page.get_by_role("menuitem", name=item).click()
        self.settled()

    def sign_up(self, name):
        self.open("/account/sign-up")
        self.page.get_by_label("Mail address").fill(f"{name}@example.org")
        self.page.get_by_label("Password", exact=True).fill("a long pass phrase")
        self.page.get_by_label("I agree to the privacy notice").click()
        # Another page comes, so that there is no settling of this one.
        self.button("Create the account").click()
        # A debug build takes its time for the password.
        expect(self.page).to_have_url(re.compile("/account/$"), timeout=60_000)
        return self

    def choose(self, button, path):
        """Opens the file dialog behind a button and chooses a file in it."""
        self.press(button)
        self.page.locator("input[type=file]").last.set_input_files(path)
        self.settled()

    def graphql_link(self, field="url"):
        """The address of the newest link of the startup that is shown, or another field of it."""
        identity = re.search("[a-z0-9]{24}", self.page.url)[0]
        query = "query($id: ID!) { deckLinks(documentId: $id) { url opens } }"
        reply = self.page.request.post(
            self.server.url + "/graphql",
            data={"query": query, "variables": {"id": identity}},
            headers={"origin": self.server.url},
        )
        return reply.json()["data"]["deckLinks"][0][field]


def deck(path, words, idle=0):
    """Writes a PDF with a word on each page, and as many bytes that no page shows."""
    kids = " ".join(f"{4 + 2 * index} 0 R" for index in range(len(words)))
    objects = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Count {len(words)} /Kids [{kids}] >>",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]
    for index, word in enumerate(words):
        stream = f"BT /F1 48 Tf 72 200 Td ({word}) Tj ET"
        objects.append(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 640 360] /Contents {5 + 2 * index} 0 R "
            "/Resources << /Font << /F1 3 0 R >> >> >>"
        )
        objects.append(f"<< /Length {len(stream)} >>\nstream\n{stream}\nendstream")
    if idle:
        objects.append(f"<< /Length {idle} >>\nstream\n{'x' * idle}\nendstream")
    text, places = "%PDF-1.4\n", []
    for index, body in enumerate(objects):
        places.append(len(text))
        text += f"{index + 1} 0 obj\n{body}\nendobj\n"
    start = len(text)
    text += f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n" + "".join(f"{place:010} 00000 n \n" for place in places)
    text += f"trailer << /Size {len(objects) + 1} /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n"
    path.write_text(text)
    return path
