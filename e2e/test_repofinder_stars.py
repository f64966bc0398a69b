"""Stars from GitHub: by a public name, and by the code that is typed there."""

import re

import pytest
from playwright.sync_api import expect
from repofinder import RepoFinder
from server import Server


@pytest.fixture
def coded_server(binary, data, github):
    """A server where people sign in with a code of the stand-in for GitHub."""
    settings = {"GITHUB_CLIENT_ID": "made-up", "GITHUB_URL": github.url}
    server = Server(binary, data, offline=False, github_url=github.url, settings=settings).start()
    yield server
    server.stop()


@pytest.fixture(params=["phone", "desktop"])
def app(request, visit, coded_server):
    return RepoFinder(visit(coded_server, phone=request.param == "phone").page, coded_server)


def go_to_stars(app):
    """Answers one question, passes the others and asks for a code."""
    app.open()
    app.page.get_by_label("Your name").fill("Mira")
    app.answer()
    for _ in range(6):
        app.button("Skip this question").click()
        app.settled()
    expect(app.heading("Start from your stars")).to_be_visible()
    app.button("Sign in with GitHub instead").click()
    expect(app.heading("Code for GitHub")).to_be_visible()
    expect(app.page.get_by_text("WDJB-MJHT")).to_be_visible()


def test_a_code_typed_at_github_leads_to_the_stars(app, github):
    go_to_stars(app)
    link = app.page.get_by_role("link", name="Open GitHub’s page")
    assert link.get_attribute("href") == f"{github.url}/login/device"
    expect(app.page.get_by_text("Waiting until the code is typed")).to_be_visible()
    github.code = "typed"
    # Back where they left, with the name they need not type.
    expect(app.heading("Start from your stars")).to_be_visible()
    expect(app.page.get_by_role("textbox")).to_have_value("mira-codes")
    expect(app.button("Sign in with GitHub instead")).to_be_hidden()
    github.stars_may_go.clear()
    app.button("Import", exact=True).click()
    expect(app.page.get_by_text("Asking GitHub for the stars of mira-codes")).to_be_visible()
    github.stars_may_go.set()
    expect(app.page.get_by_text("120 stars now shape your deck.")).to_be_visible()
    app.button("Show my deck").click()
    expect(app.top).to_be_visible()
    app.settled()
    app.tab("Saved")
    expect(app.rows).to_have_count(0)
    app.tab("Profile")
    expect(app.page.get_by_text("120").filter(visible=True).first).to_be_visible()


@pytest.mark.parametrize("why", ["access_denied", "expired_token"])
def test_a_code_that_is_refused_or_too_old_can_be_had_anew(app, github, why):
    go_to_stars(app)
    github.code = why
    expect(app.heading("That did not work")).to_be_visible()
    github.code = "authorization_pending"
    app.button("Get another code").click()
    expect(app.page.get_by_text("WDJB-MJHT")).to_be_visible()
    github.code = "typed"
    expect(app.heading("Start from your stars")).to_be_visible()
    expect(app.page.get_by_role("textbox")).to_have_value("mira-codes")


def test_stars_of_a_public_name_survive_a_pause_that_github_asks_for(app, github):
    app.open().skip_questions()
    app.tab("Profile")
    name = app.page.get_by_placeholder("GitHub user name")
    name.click()
    name.fill("nobody-of-that-name")
    app.settled()
    app.button("Import", exact=True).click()
    expect(app.page.get_by_text("GitHub knows no user nobody-of-that-name")).to_be_visible()
    github.fault = "rate-limited"
    name.fill("@mira-codes")
    app.settled()
    app.button("Import", exact=True).click()
    expect(app.page.get_by_text(re.compile("GitHub asks for a pause; it goes on by itself"))).to_be_visible()
    app.button("Stop", exact=True).click()
    expect(app.page.get_by_text(re.compile("^Stopped after 0 stars"))).to_be_visible()
