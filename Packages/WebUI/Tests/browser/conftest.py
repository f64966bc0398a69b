import os
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from fake_server import FakeServer


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        # The shell draws the same pages with half the time of the processor.
        path = shutil.which("chromium-headless-shell")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def server():
    server = FakeServer()
    yield server
    server.hold_posts.set()
    server.hold_streams.set()
    server.close()


@pytest.fixture
def visit(chromium):
    """Opens an address as a phone would, or as `options` say, and fails the test on any script error."""
    contexts, errors = [], []

    def visit(address, **options):
        options = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, **options}
        context = chromium.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if "Content Security" in message.text else None)
        page.goto(address)
        settled(page)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture
def open_page(visit, server):
    """Opens a page of the scripted server that holds this markup."""

    def open_page(html=None, path="/", **options):
        if html is not None:
            server.pages["/"] = html
        return visit(server.url + path, **options)

    return open_page


@pytest.fixture(scope="session")
def gallery_address():
    """The gallery, served by its own executable."""
    folder = Path(__file__).resolve().parents[2]
    binary = Path(os.environ.get("WEBUI_GALLERY", folder / ".build" / "debug" / "webui-gallery"))
    assert binary.exists(), f"{binary} is missing: swift build --package-path {folder} --product webui-gallery"
    with subprocess.Popen([binary, "0"], stdout=subprocess.PIPE, text=True) as process:
        yield process.stdout.readline().split()[-1].rstrip("/")
        process.terminate()


@pytest.fixture
def gallery(visit, gallery_address):
    """Opens a page of the gallery; each has its state for itself."""
    return lambda name, **options: visit(f"{gallery_address}/{name}", **options)


def settled(page):
    page.wait_for_function("() => webui.settled().then(() => true)")
