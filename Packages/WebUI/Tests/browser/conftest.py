import shutil
import pytest
from playwright.sync_api import sync_playwright

from fake_server import FakeServer


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def server():
    server = FakeServer()
    yield server
    server.hold_posts.set()
    server.close()


@pytest.fixture
def open_page(chromium, server):
    """Opens the page as a phone would, or as `options` say, and fails the test on any script error."""
    contexts, errors = [], []

    def open_page(html=None, path="/", **options):
        if html is not None:
            server.pages["/"] = html
        options = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, **options}
        context = chromium.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(5000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if "Content Security" in message.text else None)
        page.goto(server.url + path)
        settled(page)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []


def settled(page):
    page.wait_for_function("() => webui.settled().then(() => true)")
