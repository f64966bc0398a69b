"""What a maker of games does, in a browser and over the API."""

import json
import pathlib
import re
import urllib.request
import uuid

from findie import Findie
from playwright.sync_api import expect
from test_reports import call

# Two seconds of changing colours, 640 by 360.
FILM = pathlib.Path(__file__).with_name("fixtures") / "film.webm"


def member(server, visit, email, **options):
    """Findie of a new member, in a browser of their own."""
    guest = call(server, "guests")["token"]
    form = {"email": email, "password": "a boat on a lake", "privacyNotice": "2026-11"}
    ticket = call(server, "sign-ups", form, guest)
    token = call(server, "sessions", ticket, guest)["token"]
    app = Findie(visit(server, **options).page, server)
    app.page.context.add_cookies([{"name": "serendip", "value": token, "url": server.url}])
    app.token = token
    return app.open().skip()


def choose(app, button, name, content, kind="image/png"):
    """Presses a button that asks for a file, and gives it one."""
    app.tap(button)
    app.page.locator("dialog input[type=file]").set_input_files({"name": name, "mimeType": kind, "buffer": content})


def dropped(app, *files):
    """Gives files to where pictures and films are dropped, all at once."""
    files = [{"name": name, "mimeType": kind, "buffer": content} for name, content, kind in files]
    app.page.get_by_label(re.compile("^Drop pictures")).set_input_files(files)


def described(app, title):
    """A game with all it needs but a cover."""
    app.open("/findie/makers")
    app.page.get_by_label("Name that stands under your games").fill("Lantern Works")
    app.page.get_by_role("switch", name="I agree to these rules").click()
    app.settled()
    app.tap("Become a maker").tap("Add a game")
    first, rest = title.split(" ", 1)
    field = app.page.get_by_label("Title", exact=True)
    field.press_sequentially(first + " ")
    # Kept while somebody thinks about the next word.
    expect(app.page.get_by_text("All changes are saved.")).to_be_visible()
    app.settled()
    field.press_sequentially(rest)
    app.page.get_by_label("In a sentence", exact=True).fill("A pixel art puzzle about a lantern.")
    app.settled()
    for tag in ["puzzle", "pixel art", "fantasy"]:
        field = app.page.get_by_label("Add a tag", exact=True)
        field.fill(tag)
        field.press("Enter")
        app.settled()
        expect(app.button(re.compile(f"^Remove the tag {tag}$", re.I))).to_be_visible()


def drafted(app, title):
    """The same without a word typed, in the maker's own editor: for what comes after."""
    headers = {"Authorization": f"Bearer {app.token}", "Content-Type": "application/json"}

    def put(path, fields=None):
        body = json.dumps(fields).encode() if fields else None
        request = urllib.request.Request(f"{app.server.url}/api/v1/findie/maker{path}", body, headers, method="PUT")
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    put("", {"maker": {"name": "Lantern Works", "page": "", "hasAgreed": True}})
    game = f"/games/{uuid.uuid4()}"
    begun = put(game)
    said = {"title": title, "text": "A pixel art puzzle about a lantern.", "tags": ["puzzle", "pixel-art", "fantasy"]}
    put(f"{game}/draft", {"draft": begun["draft"] | said, "version": begun["version"]})
    return app.open(game.replace("/games", "/findie/makers"))


def natural_width(image):
    return image.evaluate("async (one) => { await one.decode(); return one.naturalWidth }")
