import os
import shutil
from pathlib import Path

import pytest
from browser import launched
from github import GitHub
from gitrepd import GitRepD
from playwright.sync_api import expect, sync_playwright
from repofinder import RepoFinder
from server import Server

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}

# What is waited for in vain costs this; a busy machine needs some of it.
expect.set_options(timeout=60_000)


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(playwright):
    browser = launched(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def binary():
    root = Path(__file__).resolve().parent.parent
    path = Path(os.environ.get("SERENDIP_BINARY", root / ".build" / "debug" / "serendip"))
    assert path.exists(), f"{path} is missing: build the server, or set SERENDIP_BINARY"
    return str(path)


@pytest.fixture(scope="session")
def shared_server(binary, first_start, tmp_path_factory):
    """One offline server for tests that leave it as they found it; each has a guest account of its own."""
    data = shutil.copytree(first_start, tmp_path_factory.mktemp("shared") / "data")
    server = Server(binary, data).start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def first_start(binary, tmp_path_factory):
    """What a server keeps after its first start, in which it reads the catalogues and learns from them."""
    server = Server(binary, tmp_path_factory.mktemp("first") / "data").start()
    # Games are learned about for the first who asks for a deck of them.
    guest = {"Authorization": f"Bearer {server.post('guests')['token']}"}
    server.post("findie/cards", {"next": {"count": 1, "held": []}}, guest)
    server.post("account-deletions", {}, guest)
    server.stop()
    return server.data


@pytest.fixture
def data(first_start, tmp_path):
    """The data folder of a server that nobody has used yet, quicker to start than an empty one."""
    return shutil.copytree(first_start, tmp_path / "data")


@pytest.fixture
def server(binary, data):
    """A server of the test's own, to kill and start again."""
    server = Server(binary, data).start()
    yield server
    server.stop()


@pytest.fixture
def github():
    github = GitHub()
    yield github
    github.stop()


@pytest.fixture
def live_server(binary, data, github):
    """A server that asks the stand-in for GitHub."""
    server = Server(binary, data, offline=False, github_url=github.url).start()
    yield server
    server.stop()


@pytest.fixture
def visit(chromium):
    """Opens a browser of a new person; `visit(server, phone=True, color_scheme="dark")`."""
    contexts, errors = [], []

    def visit(server, phone=False, **options):
        context = chromium.new_context(
            **{**(PHONE if phone else DESKTOP), "accept_downloads": True, "locale": "en-GB", **options}
        )
        context.set_default_timeout(60_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if "Content Security" in message.text else None)
        return GitRepD(page, server)

    yield visit
    for context in contexts:
        context.close()
    assert errors == [], "the page reported errors"


@pytest.fixture(params=["phone", "desktop"])
def app(request, visit, shared_server):
    """GitRepD on the starter catalogue, on both sizes."""
    return visit(shared_server, phone=request.param == "phone")


@pytest.fixture
def live(visit, live_server):
    """GitRepD on the stand-in for GitHub."""
    return visit(live_server)


@pytest.fixture
def repofinder(visit, shared_server):
    """Opens RepoFinder as a new person; `repofinder(phone=True, color_scheme="dark")`."""

    def open_app(**options):
        return RepoFinder(visit(shared_server, **options).page, shared_server)

    return open_app
