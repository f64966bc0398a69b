"""What nobody confirms: dimmed after 90 days, out of our list after 180, and never out of Strapi's."""

import os
import re
import subprocess
from pathlib import Path

import pytest
from pitchdeck import PitchDeck
from playwright.sync_api import expect
from server import Server
from test_pitchdeck_graphql import Asker

CLOCK = Path(__file__).parents[1] / "Tests/Support/MovedClock/moved-clock.c"
DAY = 86_400


@pytest.fixture
def server_at(binary, tmp_path):
    """One server, stopped and started again so many days later."""
    library = tmp_path / "moved-clock.so"
    subprocess.run(["clang", "-shared", "-fPIC", "-o", library, CLOCK], check=True)
    server = Server(binary, tmp_path / "data")

    def start(days):
        server.stop()
        ahead = int(os.environ.get("CLOCK_AHEAD_SECONDS", 0)) + days * DAY
        server.settings = {"LD_PRELOAD": str(library), "CLOCK_AHEAD_SECONDS": str(ahead)}
        return server.start()

    yield start
    server.stop()


def strapi(server, title):
    query = "query($title: String) { startups_connection(filters: { title: { eq: $title } }) { pageInfo { total } } }"
    return Asker(server).ask(query, title=title)["startups_connection"]["pageInfo"]["total"]


@pytest.mark.parametrize("phone", [True, False])
def test_what_nobody_confirms_is_dimmed_then_hidden_and_stays_for_others(visit, server_at, phone):
    server = server_at(0)
    values = {"username": "Ada", "email": "ada-fresh@example.org", "password": "a long pass phrase"}
    founder = Asker(server, Asker(server).run("Register", input=values)["register"]["jwt"])
    made = founder.run("CreateStartup", data={"title": "Kites of Dawn"})["createStartup"]["documentId"]

    def reader():
        return PitchDeck(visit(server, phone=phone).page, server).open()

    def row(app):
        return app.rows.filter(has_text="Kites of Dawn")

    # The newest is the first, and nothing of it is dimmed.
    app = reader()
    expect(app.rows.first).to_contain_text("Kites of Dawn")
    expect(row(app).locator("[style*='opacity']")).to_have_count(0)

    server_at(91)
    app = reader()
    expect(app.text("61 startups")).to_be_visible()
    expect(app.rows.first).not_to_contain_text("Kites of Dawn")
    app.search("kites of dawn")
    expect(row(app).get_by_text("Unconfirmed for 91 days")).to_be_visible()
    expect(row(app).locator("[style*='opacity:0.45'], [style*='opacity: 0.45']")).not_to_have_count(0)
    assert strapi(server, "Kites of Dawn") == 1

    server_at(181)
    app = reader()
    expect(app.text("60 startups")).to_be_visible()
    app.search("kites of dawn")
    expect(app.text("Nothing fits")).to_be_visible()
    assert strapi(server, "Kites of Dawn") == 1
    app.press("Filters")
    app.page.get_by_role("dialog").get_by_role("button", name=re.compile("unconfirmed for 180 days")).click()
    app.settled()
    app.page.get_by_role("dialog").get_by_role("button", name="Done").click()
    app.settled()
    expect(row(app).get_by_text("Unconfirmed for 181 days")).to_be_visible()
    # Its address goes on as well.
    app.open(f"/pitchdeck/startups/{made}")
    expect(app.heading("Kites of Dawn")).to_be_visible()
